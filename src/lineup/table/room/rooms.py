"""All tables of a server: making, loading and watching them."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from lineup.bots import check_bot
from lineup.deals.calendar import PLAYER, Deal
from lineup.deals.house import STRENGTH
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.past import PlayOn, origin_at, settings_of
from lineup.table.model.table import Table, from_record, new_table
from lineup.table.room import time_out
from lineup.table.room.bot_players import BotPlayers
from lineup.table.room.clients import Client
from lineup.table.room.deadlines import Ticker
from lineup.table.room.deal_fields import DealFields
from lineup.table.room.loading import Loading
from lineup.table.room.resuming import Games
from lineup.table.room.returning import Resting
from lineup.table.room.room import Room, encode
from lineup.table.room.server import Server
from lineup.table.store.databases import AWAY
from lineup.table.store.leases import Elsewhere, Leases
from lineup.table.store.store import NotWritten, StoredTable, new_id
from lineup.table.wire import protocol as p
from lineup.table.wire.coming_back import Seen
from lineup.table.wire.sentences import plain_sentence
from lineup.table.wire.sorry import Sorry

logger = logging.getLogger(__name__)
COMING: Final = 8  # tables set up again at the same time: after a restart first come, first served
RETRY: Final = 5.0  # seconds until what comes of a clock is tried again, if it could not be written down
MOST_TABLES: Final = 50  # shown in the lobby
MOST_FINISHED: Final = 12  # games kept for those who look back
MOVED: Final = encode(
    p.Gone(text=plain_sentence("server-moved"), retry=True)
)  # to whoever is at a table that another has now


class Rooms:
    """The tables in memory. A table that nobody uses is only in the store."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.store = server.store
        self.time = server.time
        self.sets = server.sets
        self._live = Ticker(self.time, self.time.monotonic, self._start_look)  # clocks of people who sit here,
        self._days = Ticker(self.time, self.time.wall, self._start_look)  # and of those who answer within days
        self._looking: set[asyncio.Task[None]] = set()
        self.rooms: dict[str, Room] = {}
        self.connected: set[Client] = set()  # everybody, also who waits for a table or is at one of another process
        self._users: Counter[str] = Counter()  # how many hold a table now, by its id
        self.resting = Resting()
        self._loading = Loading()
        self._coming = asyncio.Semaphore(COMING)
        self._games = Games(server)
        self.bot_players = BotPlayers(self._forget_unused)
        self.deal_fields = DealFields(server)
        self._finished: dict[tuple[str, int], Hosted] = {}  # games somebody looks back at, the latest last
        self.sets.keepers.append(self._custom_texts)

    @property
    def leases(self) -> Leases | None:
        """The leases of tables, where several processes share them."""
        return self.store.leases

    async def make_table(self, person: str, name: str, wish: p.NewTable) -> Room:
        """A new table with its maker as host; Sorry, RuleError or CardError if it makes no sense."""
        empty, table, hosted = await self.server.laying_out.run(partial(self._lay_table, person, name, wish))
        room = Room(new_id(), self.server, empty)
        if hosted is not None:
            await room.begin_game(table, hosted)
            self._days.schedule(room.id, room.table.find_deadline())
        else:
            await room.save_table(table)
        return room

    def _lay_table(self, person: str, name: str, wish: p.NewTable) -> tuple[Table, Table, Hosted | None]:
        """Return a new table, empty and with everybody wished for, and its game if that is to begin."""
        table = empty = new_table(wish.settings, self.sets, person, name)
        if len(wish.seats) > len(table.seats):
            raise Sorry("sorry-seats-described", n=len(wish.seats), seats=len(table.seats))
        wishes = list(enumerate(wish.seats or [p.SeatWish(who="me")]))
        order = ("me", "here")  # bots take the names that are left
        for number, seat in sorted(wishes, key=lambda each: (*order, each[1].who).index(each[1].who)):
            if seat.who == "me":
                table = table.take_seat(person, name, number)
            elif seat.who == "here":
                table = table.share_device(number, seat.name)
            elif seat.who != "open":
                table = table.set_seat(number, seat.who)
            if seat.hero:
                table = table.wish_hero(table.seats[number].person or person, number, seat.hero, self.sets)
        return empty, table, Hosted(table.make_choice(self.sets), table.seed) if wish.start else None

    async def make_deal_table(self, person: str, name: str, deal: Deal, scored: bool) -> Room:
        """Make a table where a person plays a deal against its bots; the scored try has no undo and no hints."""
        settings = p.Settings(
            game=deal.game,
            players=deal.players,
            variants=list(deal.variants),
            undo="never" if scored else "free",
            hints="never" if scored else "always",
        )
        empty = new_table(settings, self.sets, person, name)
        table = empty.take_seat(person, name, PLAYER)
        for seat in range(deal.players):
            if seat != PLAYER:
                table = table.set_seat(seat, STRENGTH.name)
        table = msgspec.structs.replace(table, seed=deal.seed, deal=deal.id, scored=scored)
        room = Room(new_id(), self.server, empty)
        await room.begin_game(
            table, await self.server.laying_out.run(partial(Hosted, table.make_choice(self.sets), table.seed))
        )
        return room

    async def play_on(self, person: str, name: str, id: str, game: int, number: int, wish: PlayOn) -> Room:
        """A new table where a finished game goes on from a moment, with bots on the other seats.

        Sorry or BotError if it cannot: the game cannot be told, there is no such moment or seat, or nothing is left to
        be played there.
        """
        former = await self.finished_game(id, game)
        origin = origin_at(former, number, wish.seat, wish.luck)
        check_bot(wish.bot)
        settings = settings_of(former)
        async with self.sets.hold_sets(settings.custom):
            empty = new_table(settings, self.sets, person, name)
            table = empty.take_seat(person, name, wish.seat)
            for seat in range(len(table.seats)):
                if seat != wish.seat:
                    table = table.set_seat(seat, wish.bot)
            if wish.luck == "same":
                table = msgspec.structs.replace(table, seed=origin.seed)
            names = tuple(seat.name for seat in table.seats)
            choice = replace(former.game.choice, seats=names, origin=origin)
            hosted = await self.server.laying_out.run(partial(Hosted, choice, table.seed))
            room = Room(new_id(), self.server, empty)
            await room.begin_game(table, hosted)
        return room

    @asynccontextmanager
    async def use_table(self, id: str) -> AsyncIterator[Room]:
        """The table of that id, from memory or the store, kept in memory meanwhile; Sorry if there is none.

        Elsewhere if another process has it.
        """
        self._users[id] += 1
        try:
            yield self.rooms.get(id) or await self._load_table(id)
        finally:
            self._users[id] -= 1
            self._forget_unused(id)

    async def still_holds(self, id: str, person: str, seen: Seen) -> bool:
        """Check whether a table that is not in memory still is at the position a person has, and admits them.

        Then it is ours until `let_go`; Elsewhere if another process has it.
        """
        if id in self.rooms or not _is_id(id):
            return False
        found = await self.store.load_progress(id)
        if found is not None and self.leases is not None:
            await self.take_lease(id)
            found = await self.store.load_progress(id)
        if found is None or (found.game, found.entries) != (seen.game, seen.journal):
            return False
        table = from_record(found.status, found.body)
        return table.is_admitted(person) and table.seat_of(person) == seen.seat

    async def take_lease(self, id: str) -> None:
        """Take the lease of a table, where processes share them; Elsewhere if another has it."""
        if self.leases is not None:
            async with self._loading.load_one(id):
                await self.leases.take_table(id)

    @asynccontextmanager
    async def reserve_unused(self, ids: Collection[str]) -> AsyncIterator[list[str]]:
        """Yield those of some tables that nobody uses in any process; nobody can begin to meanwhile."""
        async with self._loading.block_loading(), AsyncExitStack() as until:
            found = []
            for id in ids:
                if id in self.rooms or self._users[id]:
                    continue
                if self.leases is not None:
                    try:
                        await self.leases.take_table(id)
                    except Elsewhere:
                        continue
                    until.callback(self.let_go, id)
                found.append(id)
            yield found

    def let_go(self, id: str) -> None:
        """Give up the lease of a table that nobody uses here."""
        if self.leases is not None and not self._users[id] and id not in self.rooms:
            self.leases.let_go(id)

    def lease_token(self, id: str) -> int:
        """The table's lease; 0 where one process has all tables."""
        return self.leases.lease_token(id) if self.leases is not None else 0

    def drop_table(self, id: str) -> None:
        """Forget a table that another process has taken; everybody connected to it here reconnects."""
        assert self.leases is not None
        self.leases.forget_table(id)
        room = self.rooms.pop(id, None)
        if room is None:
            return
        self._live.schedule(id, None)
        self.bot_players.forget_table(id)
        room.drop(MOVED)

    async def people_at(self, ids: Collection[str]) -> dict[str, set[str]]:
        ours = {id: self.rooms[id].people_here() for id in ids if id in self.rooms}
        return ours if self.leases is None else {**await self.leases.load_connected(ids), **ours}

    def rename_client(self, person: str, name: str) -> None:
        for client in self.connected:
            if client.person == person:
                client.name = name

    def end_connections(self, person: str = "", device: str | None = None) -> None:
        """End a person's connections to this process, those of one of their devices, or everybody's.

        Guests, and cookies of former releases, name no device (""). Who they are, or may do, has changed, and each
        comes anew.
        """
        message = encode(p.Gone(text=plain_sentence("server-signed"), retry=True))
        for client in self.connected:
            if person in ("", client.person) and device in (None, client.device):
                client.leave(message)

    @asynccontextmanager
    async def keep_still(self) -> AsyncIterator[None]:
        """Keep every table in memory or out of it meanwhile: rows read before one left would be out of date."""
        async with self._loading.block_loading():
            here = list(self.rooms)
            self._users.update(here)
            try:
                yield
            finally:
                self._users.subtract(here)
                for id in here:
                    self._forget_unused(id)

    def _forget_unused(self, id: str) -> None:
        """Take a table out of memory if nobody uses it; the store has it."""
        if not self._users[id]:
            del self._users[id]
            if not self.bot_players.is_playing(id):
                self.rooms.pop(id, None)
                self.bot_players.forget_table(id)
                self.let_go(id)

    async def close(self) -> None:
        """Stop clocks, bots and advice; what was announced is written already."""
        self._live.close()
        self._days.close()
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)
        await self.bot_players.close()
        await self.deal_fields.close()
        for room in self.rooms.values():
            room.stop_advising()
        await self.server.close()
        self.sets.keepers.remove(self._custom_texts)

    def _custom_texts(self) -> list[str]:
        return [text for room in self.rooms.values() for text in room.table.settings.custom]

    async def check_inside(self, id: str, person: str, game: int | None = None) -> None:
        """Outside if a table does not admit somebody, Sorry if there is none.

        Whoever played a game (0: the last one) to its end may look back at it.
        """
        table = self.rooms[id].table if id in self.rooms else await self._read_stored(id)
        if table.is_admitted(person):
            return
        if game is None or not await self.store.has_played(person, id, game or table.number):
            table.require_inside(person)

    # From the store

    async def _read_stored(self, id: str) -> Table:
        row = await self.store.load_table_row(id) if _is_id(id) else None
        if row is None:
            raise _no_such_table(id)
        return from_record(row.status, json.loads(row.body))

    async def _load_table(self, id: str) -> Room:
        """Load a table, unless somebody else just did."""
        texts: set[str] = set()
        while True:
            # Sets may take a while to read; nobody else who loads a table waits for that.
            async with self.sets.hold_sets([*texts]), self._loading.load_one(id):
                if id in self.rooms:
                    return self.rooms[id]
                async with self._coming:
                    found = await self._read_and_take(id)
                    table = from_record(found.status, found.body)
                    needed = {
                        *table.settings.custom,
                        *(found.game.list_set_sources() if found.game is not None else ()),
                    }
                    if needed <= texts:
                        room = await self._set_up(id, table, found)
                        if self.leases is None or (room.lease_token and room.lease_token == self.lease_token(id)):
                            self.rooms[id] = room
                            return room  # else another process took it meanwhile
            texts = needed

    async def _read_and_take(self, id: str) -> StoredTable:
        """A table that is ours from now on, as it is in the store; Sorry or Elsewhere if there is none or it is not.

        If another process had it, it is looked at again: that one may have changed it to the last.
        """
        found = await self._read_row(id)
        if self.leases is not None and await self.leases.take_table(id):
            found = await self._read_row(id)
        return found

    async def _read_row(self, id: str) -> StoredTable:
        found = await self.store.load_table(id) if _is_id(id) else None
        if found is None:
            raise _no_such_table(id)
        return found

    async def _set_up(self, id: str, table: Table, found: StoredTable) -> Room:
        lease_token = self.lease_token(id)
        hosted, reason = await self._games.resume_game(id, found.game) if found.game is not None else (None, None)
        return Room(
            id,
            self.server,
            table,
            hosted,
            reason=reason,
            lease_token=lease_token,
            last_line=found.talk,
            wake=self.bot_players.wake_bots,
            tick=self._set_deadline,
        )

    async def prepare_log(self, room: Room, number: int) -> Callable[[], str]:
        """Return the function that writes the log of a finished game."""
        if number == room.table.number and room.hosted is not None:
            return partial(room.hosted.game.to_log, room.table.salt)
        hosted, salt = await self._games.load_former(room.id, number)
        return partial(hosted.game.to_log, salt)

    async def finished_game(self, id: str, number: int) -> Hosted:
        """A finished game of a table, with all it went through; Sorry if it cannot be told.

        The last few asked for are kept: whoever looks back at a game asks for many of its positions. What could be
        told once can be told ever after.
        """
        hosted = self._finished.pop((id, number), None)
        if hosted is None:
            async with self.use_table(id) as room:
                room.check_told(number, "replay")
                hosted = room.hosted if number == room.table.number else None
                if room.reason and hosted is not None:
                    raise Sorry(room.reason, setup=hosted.state.setup)
                hosted = hosted or (await self._games.load_former(id, number))[0]
        self._finished[id, number] = hosted
        while len(self._finished) > MOST_FINISHED:
            del self._finished[next(iter(self._finished))]
        return hosted

    # Clocks

    async def watch_deadlines(self, within: float = float("inf")) -> None:
        """Set timers for tables where people have days to answer: for those due within so many seconds."""
        for id, deadline in await self.store.list_deadlines(self.time.wall() + within):
            if id not in self.rooms:
                self._days.schedule(id, deadline)

    def look_at(self, id: str, deadline: float | None) -> None:
        """Set a timer for a table that is only in the store, in seconds since 1970; None: never."""
        self._days.schedule(id, deadline)

    def _set_deadline(self, room: Room) -> None:
        clock, at = room.table.settings.clock, time_out.due_time(room)
        self._live.schedule(room.id, at if clock is not None and clock.live else None)
        self._days.schedule(room.id, at if clock is not None and not clock.live else None)

    def _start_look(self, id: str) -> None:
        task = asyncio.get_running_loop().create_task(self._look_after(id))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_after(self, id: str) -> None:
        """Handle a table where the time is up, or where bots are to go on."""
        try:
            async with self.use_table(id) as room:
                async with room.lock:
                    await time_out.run_out(room, self.bot_players.choose_answer)
                    self._set_deadline(room)
                self.bot_players.wake_bots(room)
        except (NotWritten, *AWAY) as error:
            logger.error("what comes of a clock at table %s could not be written down: %s", id, error)
            self.time.call_later(RETRY, lambda: self._start_look(id))
        except Elsewhere:
            pass  # whoever has the table looks after it
        except Exception:
            logger.exception("the clock of table %s failed", id)


def _is_id(text: str) -> bool:
    """Check whether a text can be the id of a table; others are never looked up."""
    return text.isalnum() and text.isascii()


def _no_such_table(id: str) -> Sorry:
    return Sorry("sorry-no-table", table=id[:24])
