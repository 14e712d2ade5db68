"""Custom sets: read beside the event loop, one after the other, and kept for as long as somebody needs them.

Reading the largest set allowed takes about a second of pure Python. It is done in a thread that gives way to the event
loop every tenth of a millisecond, one set at a time, so that a click elsewhere does not wait for it; a thread and no
process, because the cards that come of it are played with here. What was read stays on the shelf: nothing is read on
the event loop, and nothing twice while a table in memory or a request needs it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from lineup.engine.saying import say
from lineup.language.grammar.limits import MOST_SET
from lineup.language.sets import CardError, CardSet, SetProof, proofread_set
from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import Busy, Turns, check_crowd

MOST_KEPT: Final = 8 * MOST_SET  # characters of sets that nobody needs just now
MOST_GUESTS: Final = 16  # who wait for a set at the same time
SHARE: Final = 2  # a guest waits so many times as long as their last set took before the next one is read


class Reading(NamedTuple):
    """What a guest has read just now; whoever asks for the same again meanwhile waits for it."""

    guest: Guest
    texts: frozenset[str]
    done: asyncio.Event


class Shelf:
    """The sets read by one server, by their texts."""

    def __init__(self) -> None:
        self.keepers: list[Callable[[], Iterable[str]]] = []  # each names the texts it needs at any time
        self._sets: dict[str, SetProof] = {}  # those asked for lately last
        self._held: Counter[str] = Counter()
        self._reading: dict[str, Reading] = {}  # by guest
        self._turns = Turns()
        self._for_guests = ThreadPoolExecutor(1, "sets")
        self._for_tables = ThreadPoolExecutor(1, "tables")  # whoever comes back to a table waits for no guest's checks

    def close(self) -> None:
        for reader in (self._for_guests, self._for_tables):
            reader.shutdown(wait=False, cancel_futures=True)

    def get(self, text: str) -> CardSet:
        """A set that is held or kept; CardError says what is wrong with it."""
        found = self._sets[text]
        if found.cards is None:
            raise CardError(found.faults[0].said)
        return found.cards

    def proof(self, text: str) -> SetProof:
        """A set that is held or kept, with all that is wrong with it."""
        return self._sets[text]

    def name(self, text: str) -> str:
        """The id of a set that is held or kept; "?" where something is wrong with it."""
        found = self._sets[text].cards
        return found.id if found is not None else "?"

    @asynccontextmanager
    async def hold(self, texts: Sequence[str], guest: Guest | None = None) -> AsyncIterator[None]:
        """Have sets on the shelf meanwhile, whether or not there is something wrong with them.

        What a guest wants read is read in turn: Busy if another set of theirs is not done, or many others wait.
        """
        self._held.update(texts)
        try:
            new = [text for text in dict.fromkeys(texts) if text not in self._sets]
            if new and guest is not None:
                await self._read_for(guest, new)
            elif new:
                await self._read(self._for_tables, new)
            for text in dict.fromkeys(texts):
                self._sets[text] = self._sets.pop(text)
            yield
        finally:
            self._held.subtract(texts)
            self._held += Counter()  # without those nobody holds
            self._tidy()

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
        reading = self._reading[guest.name] = Reading(guest, frozenset(texts), asyncio.Event())
        try:
            await self._turns.wait(guest.name)
            self._turns.end(guest.name, SHARE * await self._read(self._for_guests, texts))
        finally:
            del self._reading[guest.name]
            reading.done.set()

    async def _read(self, reader: ThreadPoolExecutor, texts: Sequence[str]) -> float:
        """Read sets one by one, so that others come in between; the seconds of work it took."""
        took = 0.0
        for text in texts:
            if text not in self._sets:  # perhaps somebody else had it read meanwhile
                found, seconds = await asyncio.get_running_loop().run_in_executor(reader, _read, text)
                self._sets[text] = found
                took += seconds
        return took

    def _tidy(self) -> None:
        """Let go of the sets longest not asked for, beyond those that are needed and some more."""
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


def _read(text: str) -> tuple[SetProof, float]:
    """A set or what is wrong with it, and the seconds this took."""
    start = time.thread_time()
    found = proofread_set(text, "your set")
    return found, time.thread_time() - start
