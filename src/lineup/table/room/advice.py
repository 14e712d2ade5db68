"""Advice at a table in use: somebody asks for it, it is thought of while the game goes on, and told to them alone."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from lineup.advice.reviewing import question_for
from lineup.errors import LineUpError
from lineup.table.limits.addresses import Guest
from lineup.table.model.hosted_game import Hosted
from lineup.table.room.clients import Client
from lineup.table.room.room import Room, encode
from lineup.table.wire import protocol as p
from lineup.table.wire.advice import AskHint, Asking, AskReview
from lineup.table.wire.base import Sentence
from lineup.table.wire.sentences import describe_error, plain_sentence
from lineup.table.wire.sorry import Sorry
from lineup.table.workers.advice_pool import GameDescription, GameReview, describe_game, hide_from, to_hint, to_odds

TOLD: Final = 8  # looks of a review between two messages on how far it is
logger = logging.getLogger(__name__)


def start_advice(room: Room, client: Client, message: Asking) -> None:
    """Begin to think of advice: it is told when it is there, and not at all once the position is another."""
    hosted, table = room.hosted, room.table
    seat = table.seat_of(client.person)
    if seat < 0:
        raise Sorry("sorry-watching-hint")
    if isinstance(message, AskReview):
        if hosted is None or not hosted.over or room.reason or message.game != table.number:
            raise Sorry("sorry-review")
    else:
        hosted = room.require_game()
        if not room.may_have_hints(seat):
            raise Sorry("sorry-hints", hints=table.settings.hints)
        if table.seats[seat].bot:
            raise Sorry("sorry-bot-plays-for-you")
        if (message.game, message.number) != (table.number, hosted.number):
            raise Sorry("sorry-hint-late")
        ask = hosted.state.ask
        if isinstance(message, AskHint) and (ask is None or question_for(ask, seat) is None):
            raise Sorry("sorry-no-question")
    advisers, guest = room.advisers, Guest(client.person, client.home)
    advisers.claim_advice(guest)
    task = room.start_thinking(client, _give_advice(room, client, message, hosted, seat))
    # not within the task: one that is stopped before it began does nothing at all
    task.add_done_callback(lambda _: advisers.release_advice(guest))


async def _give_advice(room: Room, client: Client, message: Asking, hosted: Hosted, seat: int) -> None:
    number = room.table.number
    try:
        async with room.advisers.take_turn(client.person):
            game = describe_game(room.id, number, hosted)
            if isinstance(message, AskReview):
                await _review_game(room, client, GameReview(hosted, seat, number), game)
                return
            hint = isinstance(message, AskHint)
            job = {"do": "hint" if hint else "odds", "state": hide_from(hosted.state, seat), "seat": seat}
            found = await room.advisers.run_job(game, job)
            if "refused" in found:
                client.send(encode(p.RefusedMessage(text=msgspec.convert(found["refused"], Sentence))))
            else:
                client.send(encode((to_hint if hint else to_odds)(hosted, seat, number, found)))
    except LineUpError as error:
        client.send(encode(p.RefusedMessage(text=room.write_sentence(describe_error(error)))))
    except Exception:
        logger.exception("advice at table %s failed", room.id)
        client.send(encode(p.RefusedMessage(text=plain_sentence("server-fault"))))


async def _review_game(room: Room, client: Client, reviewed: GameReview, game: GameDescription) -> None:
    """Review a game, and tell every now and then how far it has come."""
    while reviewed.wanted is not None:
        if reviewed.wanted.at % TOLD == 0:
            client.send(encode(reviewed.to_message()))
        reviewed.take_result(await room.advisers.run_job(game, reviewed.next_job()))
    client.send(encode(reviewed.to_message()))
