"""Consent at a table: to a pause where a clock runs, and to the end of a match; undo asks the same way."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from lineup.engine.saying import say
from lineup.table.model.table import Table
from lineup.table.room.room import Room, encode
from lineup.table.wire import protocol as p
from lineup.table.wire.sorry import Sorry

REFUSED: Final = {"pause": "pause-refused", "match": "match-end-refused"}


async def answer_request(room: Room, person: str, about: p.Agreed, yes: bool) -> None:
    """Agree to what somebody asked for, or refuse it; the asker refuses by taking it back."""
    table, mine = room.table, room.table.seats_of(person)
    asked = table.request if table.request is not None and table.request.about == about else None
    left = note_consent(asked, mine, yes)
    if asked is not None and left:
        await room.change_table(
            msgspec.structs.replace(table, request=msgspec.structs.replace(asked, waiting_for=left))
        )
    elif asked is not None and left is not None:
        await room.change_table(_grant_request(table, asked, room.people_here()))
    elif asked is not None:
        await room.change_table(table.without_request())
        tell_refused(room, asked, mine, REFUSED[about])


def note_consent(asked: p.UndoRequest | p.ConsentRequest | None, mine: Collection[int], yes: bool) -> list[int] | None:
    """The seats that still have to agree after somebody with some seats said yes; None after a no.

    Sorry if nobody waits for them.
    """
    if asked is None or not {*asked.waiting_for, asked.seat}.intersection(mine):
        raise Sorry("sorry-no-consent")
    return [each for each in asked.waiting_for if each not in mine] if yes and asked.seat not in mine else None


def tell_refused(room: Room, asked: p.UndoRequest | p.ConsentRequest, mine: Collection[int], key: str) -> None:
    """Tell whoever asked for something that somebody with some seats refused it, unless they did so themselves."""
    if asked.seat in mine:
        return
    refuser = next(each for each in asked.waiting_for if each in mine)
    message = encode(p.RefusedMessage(text=room.write_sentence(say(key, name=room.table.seats[refuser].name))))
    for client in room.clients:
        if asked.seat in room.table.seats_of(client.person):
            client.send(message)


def _grant_request(table: Table, asked: p.ConsentRequest, here: Collection[str]) -> Table:
    return table.paused_by(asked.seat) if asked.about == "pause" else table.reset(here)
