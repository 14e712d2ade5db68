"""Custom sets: read in a thread, one after the other, and kept while anything needs them.

The largest set takes about a second of pure Python. The thread yields to the event loop every tenth of a millisecond,
so that no click waits for it; it is a thread and not a process because the cards are played with here. Sets are never
read on the event loop, and never twice while a table in memory or a request needs them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from lineup.engine.saying import say
from lineup.language.grammar.limits import MOST_SET
from lineup.language.sets import CardError, CardSet, SetProof, proofread_set
from lineup.running.world import processor_seconds
from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import Busy, Turns, check_crowd

MOST_KEPT: Final = 8 * MOST_SET  # characters of sets that nobody needs just now
MOST_GUESTS: Final = 16  # who wait for a set at the same time
SHARE: Final = 2  # a guest waits so many times as long as their last set took before the next one is read


class SetReading(NamedTuple):
    """The texts being read for a guest; other requests of theirs for the same texts wait for it."""

    guest: Guest
    texts: frozenset[str]
    done: asyncio.Event


class Shelf:
    """The sets read by this process, by their texts."""

    def __init__(self) -> None:
        self.keepers: list[Callable[[], Iterable[str]]] = []  # each names the texts it needs at any time
        self._sets: dict[str, SetProof] = {}  # those asked for lately last
        self._held: Counter[str] = Counter()
        self._reading: dict[str, SetReading] = {}  # by guest
        self._turns = Turns()
        self._for_guests = ThreadPoolExecutor(1, "sets")
        self._for_tables = ThreadPoolExecutor(1, "tables")  # whoever comes back to a table waits for no guest's checks

    def close(self) -> None:
        for reader in (self._for_guests, self._for_tables):
            reader.shutdown(wait=False, cancel_futures=True)

    def get_cards(self, text: str) -> CardSet:
        """Return a loaded set; raise CardError if it has faults."""
        found = self._sets[text]
        if found.cards is None:
            raise CardError(found.faults[0].said)
        return found.cards

    def get_proof(self, text: str) -> SetProof:
        """Return a loaded set with all its faults."""
        return self._sets[text]

    def get_id(self, text: str) -> str:
        """Return the id of a loaded set; "?" if it has faults."""
        found = self._sets[text].cards
        return found.id if found is not None else "?"

    @asynccontextmanager
    async def hold_sets(self, texts: Sequence[str], guest: Guest | None = None) -> AsyncIterator[None]:
        """Keep sets loaded meanwhile, with or without faults.

        A guest's sets are read in turn: raise Busy if another set of theirs is being read, or many others wait.
        """
        self._held.update(texts)
        try:
            new = [text for text in dict.fromkeys(texts) if text not in self._sets]
            if new and guest is not None:
                await self._read_for(guest, new)
            elif new:
                await self._read_sets(self._for_tables, new)
            for text in dict.fromkeys(texts):
                self._sets[text] = self._sets.pop(text)
            yield
        finally:
            self._held.subtract(texts)
            self._held += Counter()  # without those nobody holds
            self._drop_unused()

    async def _read_for(self, guest: Guest, texts: Sequence[str]) -> None:
        while guest.name in self._reading:
            reading = self._reading[guest.name]
            if not reading.texts.issuperset(texts):
                raise Busy(say("busy-with-yours"))
            await reading.done.wait()
            texts = [text for text in texts if text not in self._sets]
            if not texts:
                return
        check_crowd(guest, (each.guest for each in self._reading.values()), MOST_GUESTS)
        reading = self._reading[guest.name] = SetReading(guest, frozenset(texts), asyncio.Event())
        try:
            await self._turns.wait_for_turn(guest.name)
            self._turns.end_turn(guest.name, SHARE * await self._read_sets(self._for_guests, texts))
        finally:
            del self._reading[guest.name]
            reading.done.set()

    async def _read_sets(self, reader: ThreadPoolExecutor, texts: Sequence[str]) -> float:
        """Read sets one by one, so that others come in between; return the seconds of work."""
        took = 0.0
        for text in texts:
            if text not in self._sets:  # perhaps somebody else had it read meanwhile
                found, seconds = await asyncio.get_running_loop().run_in_executor(reader, _read_set, text)
                self._sets[text] = found
                took += seconds
        return took

    def _drop_unused(self) -> None:
        """Drop the sets unused for longest, beyond those needed and some more."""
        left = sum(map(len, self._sets)) - MOST_KEPT
        if left <= 0:
            return
        needed = {text for keeper in self.keepers for text in keeper()} | set(self._held)
        left -= sum(map(len, needed & set(self._sets)))
        for text in [each for each in self._sets if each not in needed]:
            if left <= 0:
                break
            left -= len(text)
            del self._sets[text]


def _read_set(text: str) -> tuple[SetProof, float]:
    """Read a set; return it or its faults, and the seconds this took."""
    start = processor_seconds()
    found = proofread_set(text, "your set")
    return found, processor_seconds() - start
