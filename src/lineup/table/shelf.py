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

from lineup.engine.saying import Said, say
from lineup.errors import LineUpError
from lineup.language.grammar.limits import MOST_SET
from lineup.language.sets import CardError, CardSet, SetProof, proofread_set
from lineup.table.homes import Guest

MOST_KEPT: Final = 8 * MOST_SET  # characters of sets that nobody needs just now
MOST_GUESTS: Final = 16  # who wait for a set at the same time
SOON: Final = 5.0  # seconds until it makes sense to try again, where nobody knows better
SHARE: Final = 2  # a guest waits so many times as long as their last set took before the next one is read


class Busy(LineUpError):
    """Too much is asked for at once; after so many seconds it may do."""

    def __init__(self, said: Said, seconds: float = SOON) -> None:
        super().__init__(said)
        self.seconds = seconds


class Crowd:
    """The guests who wait for one thing: so many at most, and half of them from one address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._homes: dict[str, str] = {}  # where each guest comes from

    def __contains__(self, guest: Guest) -> bool:
        return guest.name in self._homes

    def check(self, guest: Guest) -> None:
        """Busy if a guest cannot wait here too."""
        if guest in self:
            return
        if len(self._homes) >= self.most:
            raise Busy(say("busy-with-others"))
        if guest.home and sum(home == guest.home for home in self._homes.values()) >= self.most // 2:
            raise Busy(say("busy-with-home"))

    def add(self, guest: Guest) -> None:
        self._homes[guest.name] = guest.home

    def discard(self, guest: Guest) -> None:
        self._homes.pop(guest.name, None)


class Reading(NamedTuple):
    """What a guest has read just now; whoever asks for the same again meanwhile waits for it."""

    texts: frozenset[str]
    done: asyncio.Event


class Turns:
    """When each guest's turn comes again."""

    def __init__(self) -> None:
        self._from: dict[str, float] = {}  # where that is later than now

    async def wait(self, guest: str) -> None:
        """Wait until it has come."""
        await asyncio.sleep(max(0.0, self._from.get(guest, 0.0) - time.monotonic()))

    def end(self, guest: str, rest: float) -> None:
        """A guest had their turn; the next one comes after so many seconds."""
        now = time.monotonic()
        self._from = {each: when for each, when in self._from.items() if when > now}
        self._from[guest] = now + rest


class Shelf:
    """The sets read by this process, by their texts."""

    def __init__(self) -> None:
        self.keepers: list[Callable[[], Iterable[str]]] = []  # each names the texts it needs at any time
        self._sets: dict[str, SetProof] = {}  # those asked for lately last
        self._held: Counter[str] = Counter()
        self._crowd = Crowd(MOST_GUESTS)
        self._reading: dict[str, Reading] = {}  # by guest
        self._turns = Turns()
        self._for_guests = ThreadPoolExecutor(1, "sets")
        self._for_tables = ThreadPoolExecutor(1, "tables")  # whoever comes back to a table waits for no guest's checks

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
        self._crowd.check(guest)
        self._crowd.add(guest)
        reading = self._reading[guest.name] = Reading(frozenset(texts), asyncio.Event())
        try:
            await self._turns.wait(guest.name)
            self._turns.end(guest.name, SHARE * await self._read(self._for_guests, texts))
        finally:
            self._crowd.discard(guest)
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


shelf: Final = Shelf()
