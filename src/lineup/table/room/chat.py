"""Chat at a table."""

from __future__ import annotations

from lineup.running.world import monotonic_seconds
from lineup.table.model.names import clean_text
from lineup.table.room.clients import Client
from lineup.table.room.room import Room, encode
from lineup.table.wire import protocol as p
from lineup.table.wire.sorry import Sorry


async def send_chat(room: Room, client: Client, text: str, team: bool) -> None:
    """Send a line of chat to everybody, or to their own team."""
    if len(text) > p.CHAT_LENGTH:
        raise Sorry("sorry-chat", most=p.CHAT_LENGTH, n=len(text))
    words = clean_text(text)
    if not words:
        raise Sorry("sorry-chat", most=p.CHAT_LENGTH, n=0)
    seat = room.table.seat_of(client.person)
    if seat < 0 and not room.table.settings.spectators_talk:
        raise Sorry("sorry-spectators")
    if room.talk.spend(client.person, monotonic_seconds()):
        raise Sorry("sorry-chat-much")
    side = room.table.team_of(seat) if team else -1
    if team and side < 0:
        raise Sorry("sorry-no-team")
    name = room.name_of(client)
    seats = enumerate(room.table.seats)
    readers = [each.person for n, each in seats if team and room.table.team_of(n) == side and each.person]
    if team and any(room.table.team_of(n) != side for each in readers for n in room.table.seats_of(each)):
        raise Sorry("sorry-team-shared")
    moderator = client.person in room.moderators and (seat < 0 or room.has_badge(room.table.seats[seat]))
    id, moment = await room.store.add_chat_line(room.id, name, seat, readers, words, room.lease_token, moderator)
    room.last_line = id
    message = encode(p.ChatLine(id=id, name=name, seat=seat, team=team, text=words, time=moment, moderator=moderator))
    for each in room.clients:
        if not readers or each.person in readers:
            each.send(message)
