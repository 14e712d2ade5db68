"""At the door of a closed table: somebody asks to come in, and is let in or turned away."""

from __future__ import annotations

from lineup.table import protocol as p
from lineup.table.clients import Client
from lineup.table.room import Room, encode
from lineup.table.seats import Sorry
from lineup.table.wire import plain, sentence, wrong


def knock(room: Room, client: Client) -> None:
    """Ask to come in; whoever can let them in is told. Sorry if too many ask, or they are in or kept out."""
    if client not in room.porch.clients:
        room.table.require_inside(client.person)
        raise Sorry("sorry-inside")
    room.porch.knock(client)
    for each in room.porch.clients:
        if each.person == client.person:
            each.send(encode(room.outside(each.person)))
    for each in room.clients:
        if room.answers_door(each.person):
            each.send(encode(room.info(each.person)))


async def admit(room: Room, by: str, person: str, yes: bool) -> None:
    """Let somebody in who asked for it, or turn them away for good."""
    if not room.answers_door(by):
        raise Sorry("sorry-not-at-door")
    if person not in room.porch.callers:
        raise Sorry("sorry-no-knock")
    await room.put(room.table.let_in({person}) if yes else room.table.kept_out({person}))
    room.porch.answered(person)
    if not yes:
        for client in [each for each in room.porch.clients if each.person == person]:
            del room.porch.clients[client]
            client.leave(encode(p.Gone(text=plain("server-turned-away"), retry=False)))
    room.tell_table()
    await come_in(room)


async def come_in(room: Room) -> None:
    """Have everybody at the table who need not stay at its door any more."""
    for person in [each for each in room.porch.callers if room.table.admits(each)]:
        room.porch.answered(person)
    for client, chat in list(room.porch.clients.items()):
        if room.table.admits(client.person) and client in room.porch.clients:  # some may leave meanwhile
            del room.porch.clients[client]
            try:
                await room.join(client, chat)
            except Sorry as error:  # as many watch as there is room for
                client.leave(encode(p.Gone(text=sentence(wrong(error)), retry=False)))
