"""The event loop, shared among households: work is charged by the processor time it takes, and whoever owes waits.

A request or message of unknown cost is let in as if it took half a slice; afterwards its kind is known to take what it
took, for that household. A household has a slice of work in the loop at a time, or one dear job: between two of its
jobs everybody else has their turn. What it used beyond its allowance it waits for before it is let in again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from lineup.table.limits.addresses import Allowance, Guest
from lineup.table.limits.fair_turns import PeopleQueue, Place
from lineup.table.limits.tabs import Tab

LAGS: Final = 240  # delays that are remembered: those of a minute
SHORTEST: Final = 0.001  # seconds somebody who owes waits: a rest too small for the clock would never pass
SLICE: Final = 0.010  # processor seconds of one household's work in the loop at a time
DEAR: Final = 0.005  # what takes longer is done beside the loop where it can be
UNKNOWN: Final = SLICE / 2
FADING: Final = 0.9  # of a price that was too high, with each time it proves to be
MOST_PRICES: Final = 4096
HOME_BURST: Final = 4.0  # processor seconds of a household at once,
HOME_RATE: Final = 0.5  # and per second in the long run
PERSON_BURST: Final = 3.0  # and of one person
PERSON_RATE: Final = 0.35


@dataclass
class Lane:
    """The work of one household in the loop: what was let in, by its price, and what waits."""

    inside: int = 0
    priced: float = 0.0
    waiting: PeopleQueue = field(default_factory=PeopleQueue)
    prices: dict[Place, float] = field(default_factory=dict)  # of what waits

    def has_room_for(self, price: float) -> bool:
        return not self.inside or self.priced + price <= SLICE

    def enter(self, price: float) -> None:
        self.inside += 1
        self.priced += price


class Load:
    """The load of the server: the latest delays of the loop, the work that waits, and the households that owe time."""

    def __init__(self) -> None:
        self._lags: deque[float] = deque(maxlen=LAGS)
        self.waiting = self.owing = 0

    def note_lag(self, seconds: float) -> None:
        self._lags.append(seconds)

    @property
    def worst_lag(self) -> float:
        return max(self._lags, default=0.0)


class LoopShares:
    """Lets work into the event loop, and charges for it."""

    def __init__(self, processor: Callable[[], float], now: Callable[[], float], *, paced: bool = True) -> None:
        """`processor` reads the processor time of the loop's thread, `now` the clock by which debts are paid off;
        without `paced` nobody waits.
        """
        self.paced = paced
        self._processor, self._now = processor, now
        self._homes = Allowance(HOME_BURST, HOME_RATE)
        self._people = Allowance(PERSON_BURST, PERSON_RATE)
        self._lanes: dict[str, Lane] = {}
        self._prices: OrderedDict[tuple[str, str], float] = OrderedDict()  # by household and kind, the latest last
        self.charged = 0.0  # to all together

    def open_tab(self, guest: Guest) -> Tab:
        return Tab(guest, self._processor, self.charge)

    def charge(self, guest: Guest, seconds: float) -> None:
        """Charge a person and their household for work that was done."""
        self.charged += seconds
        now = self._now()
        if guest.home:
            self._homes.charge(guest.home, now, seconds)
        if guest.name:
            self._people.charge(guest.name, now, seconds)

    def debt_of_home(self, guest: Guest) -> float:
        """Return the seconds until a household has paid what it owes."""
        return self._homes.debt_seconds(guest.home, self._now())

    def debt_of_person(self, guest: Guest) -> float:
        return self._people.debt_seconds(guest.name, self._now())

    @property
    def waiting(self) -> int:
        """The number of requests and messages that wait to be let in."""
        return sum(len(lane.waiting) for lane in self._lanes.values())

    def list_debts(self) -> list[float]:
        """List what each household that owes something owes, in processor seconds, the largest first."""
        return self._homes.list_debts(self._now())

    def price_of(self, guest: Guest, kind: str) -> float:
        """Return the processor seconds a kind of work is expected to take for somebody."""
        return self._prices.get((guest.home, kind), UNKNOWN)

    def is_dear(self, guest: Guest, kind: str) -> bool:
        """Tell work that was dear the last times from the rest: it should be done beside the loop."""
        return self.price_of(guest, kind) > DEAR

    def note_price(self, guest: Guest, kind: str, seconds: float) -> None:
        """Remember what a kind of work took: a higher price at once, a lower one little by little."""
        price = max(seconds, self._prices.pop((guest.home, kind), 0.0) * FADING)
        self._prices[guest.home, kind] = price
        if len(self._prices) > MOST_PRICES:
            self._prices.popitem(last=False)

    @asynccontextmanager
    async def let_in(self, tab: Tab, kind: str) -> AsyncIterator[Admission]:
        """Wait until there is room for some work, and hold the place until it ends or `leave` is called."""
        admission = Admission(self, tab, kind)
        await admission.enter()
        try:
            yield admission
        finally:
            admission.leave()


class Admission:
    """A piece of work that was let into the loop."""

    def __init__(self, shares: LoopShares, tab: Tab, kind: str) -> None:
        self._shares, self._tab, self._kind = shares, tab, kind
        self._home = tab.guest.home
        self._price = shares.price_of(tab.guest, kind)
        self._before = 0.0
        self._lane: Lane | None = None

    async def enter(self) -> None:
        shares = self._shares
        if self._home and shares.paced:
            while seconds := shares.debt_of_person(self._tab.guest):
                await asyncio.sleep(max(seconds, SHORTEST))
            lane = shares._lanes.setdefault(self._home, Lane())
            if lane.waiting or not lane.has_room_for(self._price):
                await self._wait_in(lane)
            else:
                lane.enter(self._price)
            self._lane = lane
            try:
                while seconds := shares.debt_of_home(self._tab.guest):
                    await asyncio.sleep(max(seconds, SHORTEST))
            except BaseException:
                self._release()
                raise
        self._before = self._tab.seconds

    async def _wait_in(self, lane: Lane) -> None:
        place: Place = asyncio.get_running_loop().create_future()
        lane.waiting.add_place(self._tab.guest.name, place)
        lane.prices[place] = self._price
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was let in all the same
                self._lane = lane
                self._release()
            else:
                place.cancel()
                lane.prices.pop(place, None)
            raise

    def leave(self) -> None:
        """Give the place to the next of the household, and note what the work took; later calls do nothing."""
        if self._before >= 0:
            self._shares.note_price(self._tab.guest, self._kind, self._tab.seconds - self._before)
            self._tab.settle()
            self._before = -1.0
        self._release()

    def _release(self) -> None:
        lane, self._lane = self._lane, None
        if lane is None:
            return
        lane.inside -= 1
        lane.priced -= self._price
        while (place := lane.waiting.peek()) is not None and lane.has_room_for(lane.prices[place]):
            lane.waiting.take_next()
            lane.enter(lane.prices.pop(place))
            place.set_result(None)
        if not lane.inside:
            self._shares._lanes.pop(self._home, None)
