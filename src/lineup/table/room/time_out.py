"""The end of the time to answer, and its consequences."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace as changed

from lineup.bots import own_ask
from lineup.engine.saying import say
from lineup.engine.state import Ask, Option
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.table import STAND_IN
from lineup.table.room.clocks import read_clock, run_clock
from lineup.table.room.room import Room, encode
from lineup.table.store.store import NotWritten
from lineup.table.wire.clock import MISSES, Out, TimeUp
from lineup.table.wire.protocol import RefusedMessage

GRACE: Final = 1.0  # seconds an answer may be on its way when the time is up
Choose = Callable[[Room, Hosted, Ask], Awaitable[Option]]
logger = logging.getLogger(__name__)


def due_time(room: Room) -> float | None:
    """The time when something happens because nobody has answered; None: never."""
    at = room.table.time_runs_out() if not room.reason else None
    return None if at is None else at + GRACE


def goes_on_alone(room: Room) -> bool:
    """Check whether bots play while nobody is here: people with days to answer want to find the replies to theirs."""
    clock = room.table.settings.clock
    return clock is not None and not clock.live and any(seat.human for seat in room.table.seats)


async def stop_clock(room: Room) -> None:
    """Stop a clock where no player is here any more, and write down what it showed."""
    if room.table.times is None:
        return
    async with room.lock:
        if run_clock(room, room.table, room.hosted) is not room.table:
            try:
                await room.save_table(room.table)
            except NotWritten as error:
                logger.error("the clock of table %s could not be written down: %s", room.id, error)


async def run_out(room: Room, choose: Choose) -> None:
    """Do what the settings say if the time to answer is up; `choose` gives the answer of a bot."""
    at, table, hosted = due_time(room), room.table, room.hosted
    clock, times = table.settings.clock, table.times
    if at is None or at > read_clock(room) or clock is None or times is None or hosted is None:
        return
    if table.undo is not None and hosted.state.ask is not None and hosted.state.ask.seat != times.seat:
        await _give_up_undo(room, table.undo.seat)
        return
    seat, late = times.seat, changed(table, times=changed(times, late=True))
    out: Out = "seat" if clock.out == "answer" and times.misses[seat] + 1 >= MISSES else clock.out
    if out == "answer":
        ahead, frames = await _answer_by_bot(room, hosted, seat, choose)
        await room.go_on(ahead, frames, late)
    elif out == "seat":
        await room.change_table(late.played_by(seat, STAND_IN))
    else:
        await room.change_table(late)
    told = encode(TimeUp(seat=seat, out=out))
    for client in room.clients:
        client.send(told)


async def _give_up_undo(room: Room, asker: int) -> None:
    """Drop a request to undo that nobody agreed to in time."""
    await room.change_table(room.table.without_undo())
    message = encode(RefusedMessage(text=room.write_sentence(say("undo-late"))))
    for client in room.clients:
        if asker in room.table.seats_of(client.person):
            client.send(message)


async def _answer_by_bot(
    room: Room, hosted: Hosted, seat: int, choose: Choose
) -> tuple[Hosted, list[dict[int, bytes]]]:
    """Return the game with one question answered by a bot; a pick of several cards is one question."""
    ahead = hosted.fork()
    frames: list[dict[int, bytes]] = []
    ask = ahead.state.ask
    while ask is not None and ask.seat == seat and (not frames or ask.picked) and not ahead.over:
        option = await choose(room, ahead, own_ask(ask).in_order())
        ahead.give_answer(option, option.seat)
        frames.append(room.make_positions(ahead, ahead.number))
        ask = ahead.state.ask
    return ahead, frames
