"""Turns at work that takes time, shared fairly: whoever has used less comes first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from lineup.engine.saying import say
from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import Busy, loop_seconds

MOST_WAITING: Final = 64  # turns of one household that wait

Place = asyncio.Future[None]


@dataclass
class PeopleQueue:
    """Futures that wait, by person; the people take turns."""

    people: OrderedDict[str, deque[Place]] = field(default_factory=OrderedDict)

    def add_place(self, person: str, place: Place) -> None:
        self.people.setdefault(person, deque()).append(place)

    def peek(self) -> Place | None:
        """Return the place that is next, without those given up; None if nobody waits."""
        while self.people:
            person, places = next(iter(self.people.items()))
            while places and places[0].done():
                places.popleft()
            if places:
                return places[0]
            del self.people[person]
        return None

    def take_next(self) -> Place | None:
        """Remove and return the place that is next; that person comes behind the others then."""
        found = self.peek()
        if found is not None:
            person, places = self.people.popitem(last=False)
            places.popleft()
            if places:
                self.people[person] = places
        return found

    def __len__(self) -> int:
        return sum(map(len, self.people.values()))


@dataclass
class HomeQueue:
    """The places of a household, and the seconds it has used, on a scale that all households share."""

    used: float
    waiting: PeopleQueue = field(default_factory=PeopleQueue)
    working: int = 0


class FairTurns:
    """So many places to work at once. Households that wait get them by the time they used, and within a household
    its people in turn.

    A household that comes back starts level with the others: it saves nothing up. `most` limits what one household may
    have waiting; whoever wants more gets Busy.
    """

    def __init__(self, places: int, most: int = MOST_WAITING) -> None:
        self.places, self.most = places, most
        self._free = places
        self._level = 0.0  # what the household that worked last had used
        self._homes: dict[str, HomeQueue] = {}  # those that wait or work

    @property
    def waiting(self) -> int:
        """The number of turns that wait."""
        return sum(len(each.waiting) for each in self._homes.values())

    @asynccontextmanager
    async def take_turn(self, guest: Guest) -> AsyncIterator[None]:
        """Wait for a place and keep it meanwhile; raise Busy if too many of the household's turns wait."""
        turn = await self.begin_turn(guest)
        try:
            yield
        finally:
            turn.end()

    async def begin_turn(self, guest: Guest) -> GuestTurn:
        """Wait for a place, which is ours until the turn ends; raise Busy if too many of the household's turns wait."""
        name = guest.home or guest.name
        home = self._homes.setdefault(name, HomeQueue(self._level))
        if not home.working and not home.waiting:
            home.used = max(home.used, self._level)
        if self._free:
            self._free -= 1
        else:
            if len(home.waiting) >= self.most:
                raise Busy(say("busy-with-home"))
            await self._wait_for_place(home, guest.name)
        home.working += 1
        self._level = max(self._level, home.used)
        return GuestTurn(self, home)

    def end_turn(self, home: HomeQueue, seconds: float) -> None:
        """Take a place back after so many seconds, and give it to whoever is next."""
        home.used += seconds
        home.working -= 1
        self._pass_on()
        self._forget_idle()

    async def _wait_for_place(self, home: HomeQueue, person: str) -> None:
        place: Place = asyncio.get_running_loop().create_future()
        home.waiting.add_place(person, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given to us all the same
                self._pass_on()
            else:
                place.cancel()
            self._forget_idle()
            raise

    def _pass_on(self) -> None:
        """Give a place that became free to the household that has used least."""
        for home in sorted(self._homes.values(), key=lambda each: each.used):
            place = home.waiting.take_next()
            if place is not None:
                place.set_result(None)
                return
        self._free += 1

    def _forget_idle(self) -> None:
        """Forget households that neither work nor wait and are level with the others, or all once nobody works."""
        idle = self._free == self.places
        self._homes = {
            name: home
            for name, home in self._homes.items()
            if home.working or home.waiting or not (idle or home.used <= self._level)
        }


class GuestTurn:
    """A place that somebody has for their work."""

    def __init__(self, turns: FairTurns, home: HomeQueue) -> None:
        self._turns, self._home = turns, home
        self._since = loop_seconds()

    def end(self) -> None:
        self._turns.end_turn(self._home, loop_seconds() - self._since)
