"""Setting up games again from the store."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from lineup.engine.machine import advance_game
from lineup.engine.profile import RuleError
from lineup.engine.saving import digest_of, from_json
from lineup.engine.saying import Said, say
from lineup.errors import LineUpError
from lineup.games import read_choice
from lineup.language.sets import CardError, CardSet
from lineup.log import explain_corrections
from lineup.table.limits.work_threads import WorkThread
from lineup.table.model.hosted_game import Hosted
from lineup.table.room.server import Server
from lineup.table.store.store import StoredGame
from lineup.table.store.writes import JournalEntry
from lineup.table.wire.sentences import describe_error
from lineup.table.wire.sorry import Sorry

logger = logging.getLogger(__name__)
T = TypeVar("T")
# what a game written down by another release may meet
OUTDATED: Final = (LineUpError, KeyError, ValueError, TypeError)
ReadSet = Callable[[str, str], CardSet]  # a custom set, by its text and the name of a file
Sources = Mapping[str, str] | None  # card sets as TOML texts by id; None: those installed


class Resumed(NamedTuple):
    """A game on its table again; if it can only be looked at, the reason, and None where not even that."""

    hosted: Hosted | None
    reason: Said | None = None


def resume_game(table: str, stored: StoredGame, read: ReadSet, sources: Sources = None) -> Resumed | None:
    """The game of a table as it was written down to stand; if the rules have changed since, only to look at.

    None if the cards installed are not those it began with: then it needs their sources.
    """
    hosted = None
    try:
        hosted = _lay_out(stored.header, read, sources)
        if hosted is not None:
            _catch_up(hosted, stored)
    except OUTDATED as error:
        logger.warning("table %s opens read-only: %s", table, error)
        since = explain_corrections(hosted.state.setup, stored.header) if hosted is not None else None
        why = describe_error(error)
        reason = say("read-only-corrected", error=why, since=since) if since else say("read-only", error=why)
        return Resumed(_as_written(hosted, stored) if hosted is not None else None, reason)
    return Resumed(hosted) if hosted is not None else None


def replay_game(stored: StoredGame, read: ReadSet, sources: Sources = None) -> Hosted | None:
    """A game that is over, with all it went through; one of OUTDATED where it does not fit the rules of today.

    None if the cards installed are not those it began with: then it needs their sources.
    """
    hosted = _lay_out(stored.header, read, sources)
    if hosted is not None:
        _replay_journal(hosted, stored.journal)
    return hosted


def _lay_out(header: dict[str, Any], read: ReadSet, sources: Sources) -> Hosted | None:
    """Return a game as it began; None if it needs the stored cards since the installed ones differ."""
    try:
        hosted = Hosted(read_choice(header, sources, read), header["seed"])
    except (RuleError, CardError):
        if sources is not None:
            raise
        return None
    return hosted if sources is not None or hosted.state.setup.content == header["content"] else None


def _catch_up(hosted: Hosted, stored: StoredGame) -> None:
    """Bring a game to where it was written down to stand; Refused or ValueError where today's rules lead elsewhere."""
    _replay_journal(hosted, stored.journal)
    then = from_json(hosted.state.setup, stored.snapshot)
    then.ask = None  # a question may be put otherwise today; what counts is where the game stands
    advance_game(then)
    if hosted.game.digest != digest_of(then):
        raise hosted.game.refused("answers-differ")


def _as_written(hosted: Hosted, stored: StoredGame) -> Hosted | None:
    """A game with the last position laid out as it was written; None if that cannot be read at all."""
    try:
        hosted.game.state = from_json(hosted.state.setup, stored.snapshot)
    except (*OUTDATED, IndexError):
        return None
    return hosted


def _replay_journal(hosted: Hosted, journal: Sequence[JournalEntry]) -> None:
    """Carry out a game's journal; Refused or ValueError where it does not fit the rules of today."""
    for kind, text in journal:
        carry_out(hosted, kind, text)


def carry_out(hosted: Hosted, kind: str, text: str) -> None:
    """Carry out an entry of a journal."""
    if kind == "undo":
        hosted.undo_to(int(text))
    elif kind == "concede":
        hosted.give_up(int(text))
    elif kind == "name":
        seat, _, name = text.partition(" ")
        hosted.rename_seat(int(seat), name)
    else:
        hosted.repeat_answer(text, kind == "joined")


class Games:
    """Sets games from the store up again, beside the event loop."""

    def __init__(self, server: Server) -> None:
        self._store = server.store
        self._sets = server.sets
        # each one game at a time: several would only wait for each other
        self._laying_out, self._archive = server.laying_out, server.archive

    async def resume_game(self, table: str, stored: StoredGame) -> Resumed:
        """The game of a table as it was written down to stand; if the rules have changed since, only to look at."""
        return await self._set_up(self._laying_out, stored, partial(resume_game, table))

    async def load_former(self, id: str, number: int) -> tuple[Hosted, str]:
        """A game before the last one at a table, and the salt of its seed; Sorry if it does not fit today's rules."""
        stored = await self._store.load_game(id, number)
        assert stored is not None
        async with self._sets.hold_sets(stored.list_set_sources()):
            try:
                return await self._set_up(self._archive, stored, replay_game), stored.salt
            except OUTDATED as error:
                raise Sorry("sorry-log-outdated", game=number, error=describe_error(error)) from None

    def _read(self, text: str, _: str) -> CardSet:
        return self._sets.get_cards(text)

    async def _set_up(
        self, thread: WorkThread, stored: StoredGame, work: Callable[[StoredGame, ReadSet, Sources], T | None]
    ) -> T:
        """Set a game up with the installed cards if they are the same, else with those stored."""
        found = await thread.run(partial(work, stored, self._read, None))
        if found is None:
            sources = await self._store.load_card_sets(stored.header["content"])
            found = await thread.run(partial(work, stored, self._read, sources))
        assert found is not None
        return found
