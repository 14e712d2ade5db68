"""Signs between people, told at once and never kept. Nobody gets one about a card they do not see."""

from __future__ import annotations

from lineup.engine.view import view
from lineup.running.world import monotonic_seconds
from lineup.table.model.position import list_proposable
from lineup.table.room.clients import Client
from lineup.table.room.room import Room, encode
from lineup.table.wire import signs as s
from lineup.table.wire.sorry import Sorry


def make_sign(room: Room, client: Client, message: s.Sign) -> None:
    """Carry out a sign; Sorry if it cannot be made now."""
    seat = room.table.seat_of(client.person)
    if seat < 0 and not room.table.settings.spectators_talk:
        raise Sorry("sorry-spectators")
    name = room.name_of(client)
    if isinstance(message, s.Emote):
        _claim_sign(room, client)
        told = encode(s.Emoted(seat=seat, name=name, emote=message.emote))
        for each in room.clients:
            each.send(told)
    elif isinstance(message, s.Point):
        _point_at_card(room, client, seat, name, message)
    else:
        _propose_answer(room, client, seat, message)


def _claim_sign(room: Room, client: Client) -> None:
    if room.signs.spend(client.person, monotonic_seconds()):
        raise Sorry("sorry-signs")


def _point_at_card(room: Room, client: Client, seat: int, name: str, message: s.Point) -> None:
    hosted, table = room.hosted, room.table
    if hosted is None:
        raise Sorry("sorry-not-begun")
    if message.team and table.team_of(seat) < 0:
        raise Sorry("sorry-no-team")
    [card] = hosted.find_cards(seat, [message.card])
    if card < 0:
        raise Sorry("refused-card-unseen", card=message.card)
    told: list[tuple[Client, bytes]] = []
    for each in room.clients:
        viewer = table.seat_of(each.person)
        number = hosted.card_numbers(view(hosted.state, viewer)).get(card)
        if number is None or (message.team and table.team_of(viewer) != table.team_of(seat)):
            continue
        told.append((each, encode(s.Pointed(seat=seat, name=name, card=number, team=message.team))))
    if all(each.person == client.person for each, _ in told):
        raise Sorry("sorry-nobody-sees")
    _claim_sign(room, client)
    for each, sign in told:
        each.send(sign)


def _propose_answer(room: Room, client: Client, seat: int, message: s.Propose) -> None:
    hosted, table = room.require_game(), room.table
    if (message.game, message.number) != (table.number, hosted.number):
        raise Sorry("sorry-propose-late")
    ask = hosted.state.ask
    if (
        ask is None
        or message.answer not in list_proposable(hosted, view(hosted.state, seat))
        or not table.seats[ask.seat].human
    ):
        raise Sorry("sorry-propose")
    _claim_sign(room, client)
    told = encode(s.Proposed(seat=seat, game=message.game, number=message.number, answer=message.answer))
    for each in room.clients:
        if table.seat_of(each.person) in (seat, ask.seat):
            each.send(told)
