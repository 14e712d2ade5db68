"""The parts that all tables of one server share. Two servers in one process share nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from lineup.running.line_processes import LineProcesses
from lineup.running.world import monotonic_seconds
from lineup.table.limits.addresses import Allowance
from lineup.table.limits.attempts import Attempts
from lineup.table.limits.crowd import loop_seconds
from lineup.table.limits.kept_answers import KeptAnswers
from lineup.table.limits.loop_shares import Load, LoopShares
from lineup.table.limits.work_threads import WorkThread
from lineup.table.people.accounts import Accounts
from lineup.table.people.moderation import Moderation
from lineup.table.people.passphrases import PassphraseHasher
from lineup.table.room.deadlines import Time
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.store.store import Store
from lineup.table.workers.advice_pool import ADVISER, AdvicePool
from lineup.table.workers.advice_worker import PLAYERS
from lineup.table.workers.measure_pool import MeasurePool

BURST: Final = 200  # messages a person may send at once, over all their connections,
RATE: Final = 100.0  # and per second in the long run; more are read later
HOME_BURST: Final = 1000  # the same of all people who come from one address
HOME_RATE: Final = 200.0
TEXTS_OF_HOME: Final = 32  # typed at one address that wait to be read
FIXED_BYTES: Final = 32 << 20  # of answers that are the same for everybody,
PAST_BYTES: Final = 64 << 20  # and of those about finished games
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
        players: AdvicePool | None = None,
        paced: bool = True,
    ) -> None:
        """`players` are the processes where bots think; without `paced` nobody waits for what they owe."""
        self.store = store
        self.metrics = store.metrics
        self.time = clock or Time()
        self.started = monotonic_seconds()
        self.hosts = frozenset(hosts)
        self.secret = b""  # signs the cookies
        self.accounts = Accounts(store)
        self.moderation = Moderation(store, moderators)
        self.attempts = Attempts()  # at signing in
        self.hashing = PassphraseHasher()
        self.shares = LoopShares(self.time.processor, loop_seconds, paced=paced)
        self.loop_load = Load()
        self.advisers = advisers or AdvicePool()
        self.players = players or AdvicePool(LineProcesses(ADVISER, PLAYERS))
        self.measurers = measurers or MeasurePool()
        self.sets = Shelf()
        self.desk = WorkThread("desk", TEXTS_OF_HOME, processor=self.time.processor)  # reads texts that are typed,
        self.laying_out = WorkThread("games", processor=self.time.processor)  # lays out games,
        self.archive = WorkThread("archive", processor=self.time.processor)  # and looks back at finished ones
        self.fixed_answers = KeptAnswers(self.archive, FIXED_BYTES)
        self.past_answers = KeptAnswers(self.archive, PAST_BYTES)
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
        """End the processes that think of advice, play and measure, and all threads."""
        await self.measurers.close()
        await self.advisers.close()
        await self.players.close()
        self.sets.close()
        for thread in (self.desk, self.laying_out, self.archive):
            thread.close()
