"""The door of a table: people knock, are let in or turned away, removed, or given another chance."""

from __future__ import annotations

from lineup.engine.saying import say
from lineup.table.room.clients import Client
from lineup.table.room.room import Room, encode
from lineup.table.store.databases import AWAY
from lineup.table.wire import protocol as p
from lineup.table.wire.sentences import describe_error, plain_sentence, to_wire
from lineup.table.wire.sorry import Sorry


def ask_in(room: Room, client: Client) -> None:
    """Ask to come in; whoever can let them in is told. Sorry if too many ask, or they are in or kept out."""
    if client not in room.porch.clients:
        room.table.require_inside(client.person)
        raise Sorry("sorry-inside")
    room.porch.add_caller(client, room.name_of(client))
    for each in room.porch.clients:
        if each.person == client.person:
            each.send(encode(room.describe_outside(each.person)))
    for each in room.clients:
        if room.answers_door(each.person):
            each.send(encode(room.describe_table(each.person)))


async def answer_knock(room: Room, by: str, person: str, yes: bool) -> None:
    """Let somebody in who asked for it, or turn them away until the host thinks otherwise."""
    if not room.answers_door(by):
        raise Sorry("sorry-not-at-door")
    caller = room.porch.callers.get(person)
    if caller is None:
        raise Sorry("sorry-no-knock")
    await room.save_table((room.table.let_in if yes else room.table.kept_out)({person: caller.name}))
    room.porch.remove_caller(person)
    if not yes:
        for client in [each for each in room.porch.clients if each.person == person]:
            del room.porch.clients[client]
            client.leave(encode(p.Gone(text=plain_sentence("server-turned-away"), retry=False)))
    room.tell_table()
    await let_admitted_in(room)


async def remove_people(room: Room, number: int, name: str) -> None:
    """Keep away the person of a seat (during a game a bot plays on), or with -1 those of a name who watch."""
    table, seated = room.table, {room.table.host, *room.table.list_people()}
    if number >= 0:
        seat = table.require_seat(number)
        gone, name = {seat.person}, seat.name
        await room.save_table(table.remove_person(number, room.hosted.number if room.hosted is not None else 0))
    else:
        gone = {each.person for each in room.clients if room.name_of(each) == name} - seated
        await room.save_table(table.kept_out(dict.fromkeys(gone, name)))
    message = encode(p.Gone(text=to_wire(say("server-removed", name=name)), retry=False))
    for client in [each for each in room.clients if each.person in gone]:
        room.clients.remove(client)
        client.leave(message)
    room.tell_table()
    room.wake()


async def reconsider_person(room: Room, person: str) -> None:
    """Take back what was decided about somebody: who was let in finds themselves at the door."""
    await room.save_table(room.table.forget_decision(person))
    for client in [each for each in room.clients if each.person == person]:
        room.clients.remove(client)
        room.stop_advising(client)
        await room.add_client(client, client.chat)
    room.tell_table()


async def let_admitted_in(room: Room) -> None:
    """Bring everybody to the table who no longer has to wait at its door."""
    for person in [each for each in room.porch.callers if room.table.is_admitted(each)]:
        room.porch.remove_caller(person)
    for client, chat in list(room.porch.clients.items()):
        if room.table.is_admitted(client.person) and client in room.porch.clients:  # some may leave meanwhile
            del room.porch.clients[client]
            try:
                await room.add_client(client, chat)
            except Sorry as error:  # as many watch as there is room for
                client.leave(encode(p.Gone(text=to_wire(describe_error(error)), retry=False)))
            except AWAY:  # the table is open to them all the same
                room.remove_client(client)
                client.leave(encode(p.Gone(text=plain_sentence("server-not-read"), retry=True)))
