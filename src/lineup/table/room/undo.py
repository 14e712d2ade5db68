"""Taking answers back at a table, at once or by consent, and giving them again."""

from __future__ import annotations

from typing import Final

import msgspec

from lineup.table.model.hosted_game import Hosted
from lineup.table.room.consent import note_consent, tell_refused
from lineup.table.room.room import Room
from lineup.table.store.writes import JournalEntry
from lineup.table.wire import protocol as p
from lineup.table.wire.sorry import Sorry

JOINED: Final = "+"  # stands before an answer that was given as one with that before


async def ask_undo(room: Room, person: str, turn: bool) -> None:
    """Take back the last answer or the turn; by consent where that gives something away."""
    hosted, table = room.require_game(), room.table
    seat = table.seat_of(person)
    if seat < 0:
        raise Sorry("sorry-watching-undo")
    if table.settings.undo == "never":
        raise Sorry("sorry-undo-never")
    if not table.seats[seat].human:
        raise Sorry("sorry-bot-plays-for-you")
    number = hosted.own_last(seat, turn)
    if number < 0:
        raise Sorry("sorry-nothing-to-undo")
    others = table.to_agree(hosted, seat, number)
    if not others:
        await _go_back(room, hosted, number, agreed=not table.had_a_say(seat, number))
        return
    if table.undo is not None and table.undo.seat != seat:
        raise Sorry("sorry-request-pending", name=table.seats[table.undo.seat].name)
    table.check_askable("undo", seat, others, room.people_here())
    await room.change_table(
        msgspec.structs.replace(table, undo=p.UndoRequest(seat=seat, number=number, turn=turn, waiting_for=others))
    )


async def redo_answers(room: Room, person: str) -> None:
    """Give again what was taken back last, answer by answer as it was written down."""
    hosted = room.require_game()
    if not room.table.can_redo(person):
        raise Sorry("sorry-no-redo")
    before, ahead = room.table, hosted.fork()
    for line in before.taken_back:
        ahead.repeat_answer(line.removeprefix(JOINED), line.startswith(JOINED))
    await room.go_on(ahead, [])
    room.tell_all(before, hosted.number + 1)
    room.wake()


async def consent_to_undo(room: Room, person: str, yes: bool) -> None:
    """Agree to the undo somebody asked for, or refuse it; the asker refuses by taking it back."""
    asked, mine = room.table.undo, room.table.seats_of(person)
    left = note_consent(asked, mine, yes)
    if asked is not None and left:
        await room.change_table(
            msgspec.structs.replace(room.table, undo=msgspec.structs.replace(asked, waiting_for=left))
        )
    elif asked is not None and left is not None:
        await _go_back(room, room.require_game(), asked.number)
    elif asked is not None:
        await room.change_table(room.table.without_undo())
        tell_refused(room, asked, mine, "undo-refused")


async def start_over(room: Room) -> None:
    """Begin the lesson again, with nothing answered; Sorry once the game is over."""
    await _go_back(room, room.require_game(), 0)


async def _go_back(room: Room, hosted: Hosted, number: int, agreed: bool = True) -> None:
    before, back = room.table, hosted.fork()
    taken = [JOINED * hosted.is_joined(each) + text for each, text in enumerate(hosted.game.answers[number:], number)]
    back.undo_to(number)
    await room.save_table(before.after_undo(number, taken, agreed), back, [JournalEntry("undo", str(number))])
    room.tell_all(before, number + 1)
    room.wake()
