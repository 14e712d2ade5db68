"""The parts that all tables of one server share. Two servers in one process share nothing."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection
from typing import Final

from lineup.table.limits.addresses import Allowance
from lineup.table.limits.attempts import Attempts
from lineup.table.people.accounts import Accounts
from lineup.table.people.moderation import Moderation
from lineup.table.people.passphrases import PassphraseHasher
from lineup.table.room.deadlines import Time
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.sets.reading_thread import Desk
from lineup.table.store.store import Store
from lineup.table.workers.advice_pool import AdvicePool
from lineup.table.workers.measure_pool import MeasurePool

BURST: Final = 200  # messages a person may send at once, over all their connections,
RATE: Final = 100.0  # and per second in the long run; more are read later
HOME_BURST: Final = 1000  # the same of all people who come from one address
HOME_RATE: Final = 200.0
REPORTS_OF_HOME: Final = 20  # from one address at once, and again in an hour


class Server:
    """The parts of a server that its tables and its pages use, and its counts.

    `hosts` are the names it answers to (none: any); `storing` limits what a household may have written down.
    """

    def __init__(
        self,
        store: Store,
        clock: Time | None = None,
        *,
        hosts: Collection[str] = (),
        moderators: Collection[str] = (),
        storing: Allowance | None = None,
        advisers: AdvicePool | None = None,
        measurers: MeasurePool | None = None,
    ) -> None:
        self.store = store
        self.metrics = store.metrics
        self.time = clock or Time()
        self.started = time.monotonic()
        self.hosts = frozenset(hosts)
        self.secret = b""  # signs the cookies
        self.accounts = Accounts(store)
        self.moderation = Moderation(store, moderators)
        self.attempts = Attempts()  # at signing in
        self.hashing = PassphraseHasher()
        self.advisers = advisers or AdvicePool()
        self.measurers = measurers or MeasurePool()
        self.sets = Shelf()
        self.desk = Desk()
        self.storing = storing
        self.sent = Allowance(BURST, RATE)  # messages, by person
        self.sent_from_home = Allowance(HOME_BURST, HOME_RATE)
        self.reports_from_home = Allowance(REPORTS_OF_HOME, REPORTS_OF_HOME / 3600)
        self.waiting_bytes = Counter[str]()  # of messages for each address, over all connections
        self.sockets = Counter[str]()  # open ones, by person

    async def load(self) -> None:
        """Load what every request needs: the key of the cookies, accounts and bans."""
        self.secret = await self.store.load_cookie_key()
        await self.accounts.load()
        await self.moderation.load_bans()

    async def close(self) -> None:
        """End the processes that think of advice and measure, and the threads that read sets."""
        await self.measurers.close()
        await self.advisers.close()
        self.sets.close()
        self.desk.close()
