"""All tables of a server: made, found again after a restart, and their bots driven."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar, cast

import msgspec
from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.bots import Bot, Clock, check_bot, guarded, make_bot, own_ask, partner_ask
from lineup.bots.clock import ASKED_AT_TABLE, AT_TABLE
from lineup.bots.known import ours
from lineup.bots.programs import Limits, asked, beside
from lineup.engine import zones as z
from lineup.engine.queries import teammate
from lineup.engine.state import Ask, Option
from lineup.engine.view import View, view
from lineup.lessons import follow, reply
from lineup.table import clocking, late, metrics
from lineup.table import protocol as p
from lineup.table.advising import Advisers
from lineup.table.changing import Changing, changed_row, renamed
from lineup.table.clients import Client
from lineup.table.databases import AWAY
from lineup.table.hosted import Hosted
from lineup.table.leases import Elsewhere, Leases
from lineup.table.loading import Loading
from lineup.table.past import PlayOn, origin_at, settings_of
from lineup.table.resuming import OUTDATED, Sources, finished, resumed
from lineup.table.room import Room, encode
from lineup.table.seats import Sorry
from lineup.table.sentences import plain, wrong
from lineup.table.shelf import shelf
from lineup.table.store import NotWritten, Store, StoredGame, StoredTable, Work, new_id
from lineup.table.table import STAND_IN, Table, from_row, new_table
from lineup.table.ticking import Ticker, Time

logger = logging.getLogger(__name__)
T = TypeVar("T")
BATCH: Final = 8  # answers of bots that are written down together
AT_ONCE: Final = 4  # tables whose bots think at the same time, so that no click waits for all of them
COMING: Final = 8  # tables set up again at the same time: after a restart first come, first served
RETRY: Final = 5.0  # seconds until bots try again what could not be written down
ASSIST_PAUSE: Final = 2.5  # seconds a bot waits in each of its turns for a person who may want to Assist it
MOST_CHANGED: Final = 1000  # tables of a person at which something becomes of them at once, the latest
MOST_TABLES: Final = 50  # shown in the lobby
MOST_FINISHED: Final = 12  # games kept for those who look back
MOVED: Final = encode(p.Gone(text=plain("server-moved"), retry=True))  # to whoever is at a table that another has now


class Rooms:
    """The tables in memory. A table that nobody uses is only in the store."""

    def __init__(self, store: Store, time: Time | None = None) -> None:
        self.store = store
        self.time = time or Time()
        self._live = Ticker(self.time, self.time.monotonic, self._look)  # clocks of people who sit here,
        self._days = Ticker(self.time, self.time.wall, self._look)  # and of those who answer within days
        self._looking: set[asyncio.Task[None]] = set()
        self.rooms: dict[str, Room] = {}
        self.connected: set[Client] = set()  # everybody, also who waits for a table or is at one of another process
        self._users: Counter[str] = Counter()  # how many hold a table now, by its id
        self._loading = Loading()
        self._coming = asyncio.Semaphore(COMING)
        self._hand = ThreadPoolExecutor(1, "games")  # one game at a time: several would only wait for each other
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._thinking = asyncio.Semaphore(AT_ONCE)
        self._bots: dict[str, dict[int, tuple[str, int, Bot, Clock]]] = {}
        self._advisers = Advisers()
        self._finished: dict[tuple[str, int], Hosted] = {}  # games somebody looks back at, the latest last
        self._offered: dict[str, tuple[Any, ...]] = {}  # the chance to Assist a person was last given time for
        shelf.keepers.append(self._texts)

    @property
    def leases(self) -> Leases | None:
        """Which tables are this process's, where several share them."""
        return self.store.leases

    async def make(self, person: str, name: str, wish: p.NewTable) -> Room:
        """A new table with its maker as host; Sorry, RuleError or CardError if it makes no sense."""
        table = empty = new_table(wish.settings, person, name)
        if len(wish.seats) > len(table.seats):
            raise Sorry("sorry-seats-described", n=len(wish.seats), seats=len(table.seats))
        wishes = list(enumerate(wish.seats or [p.SeatWish(who="me")]))
        order = ("me", "here")  # bots take the names that are left
        for number, seat in sorted(wishes, key=lambda each: (*order, each[1].who).index(each[1].who)):
            if seat.who == "me":
                table = table.sit(person, name, number)
            elif seat.who == "here":
                table = table.share(number, seat.name)
            elif seat.who != "open":
                table = table.set_seat(number, seat.who)
            if seat.hero:
                table = table.wish(table.seats[number].person or person, number, seat.hero)
        room = Room(new_id(), self.store, empty)
        room.time = self.time
        if wish.start:
            await room.begin(table, Hosted(table.choice(), table.seed))
            self._days.set(room.id, room.table.deadline())
        else:
            await room.put(table)
        return room

    async def play_on(self, person: str, name: str, id: str, game: int, number: int, wish: PlayOn) -> Room:
        """A new table where a finished game goes on from a moment, with bots on the other seats.

        Sorry or BotError if it cannot: the game cannot be told, there is no such moment or seat, or nothing is left to
        be played there.
        """
        former = await self.finished(id, game)
        origin = origin_at(former, number, wish.seat, wish.luck)
        check_bot(wish.bot)
        settings = settings_of(former)
        async with shelf.hold(settings.custom):
            empty = new_table(settings, person, name)
            table = empty.sit(person, name, wish.seat)
            for seat in range(len(table.seats)):
                if seat != wish.seat:
                    table = table.set_seat(seat, wish.bot)
            if wish.luck == "same":
                table = msgspec.structs.replace(table, seed=origin.seed)
            names = tuple(seat.name for seat in table.seats)
            choice = replace(former.game.choice, seats=names, origin=origin)
            hosted = await asyncio.to_thread(Hosted, choice, table.seed)
            room = Room(new_id(), self.store, empty)
            await room.begin(table, hosted)
        return room

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Room]:
        """The table of that id, from memory or the store, kept in memory meanwhile; Sorry if there is none.

        Elsewhere if another process has it.
        """
        self._users[id] += 1
        try:
            yield self.rooms.get(id) or await self._fetch(id)
        finally:
            self._users[id] -= 1
            self._forget(id)

    async def take(self, id: str) -> None:
        """Have a table, where several processes share them; Elsewhere if another has it."""
        if self.leases is not None:
            async with self._loading.of(id):
                await self.leases.take(id)

    @asynccontextmanager
    async def unused(self, ids: Collection[str]) -> AsyncIterator[list[str]]:
        """Those of some tables that nobody uses, here or at another process; nobody can begin to meanwhile."""
        async with self._loading.none(), AsyncExitStack() as until:
            found = []
            for id in ids:
                if id in self.rooms or self._users[id]:
                    continue
                if self.leases is not None:
                    try:
                        await self.leases.take(id)
                    except Elsewhere:
                        continue
                    until.callback(self._let_go, id)
                found.append(id)
            yield found

    def _let_go(self, id: str) -> None:
        """Let other processes have a table that nobody uses here."""
        if self.leases is not None and not self._users[id]:
            self.leases.let_go(id)

    def _token(self, id: str) -> int:
        return self.leases.token(id) if self.leases is not None else 0

    def drop(self, id: str) -> None:
        """Forget a table that another process has taken; whoever is connected to it here comes anew."""
        assert self.leases is not None
        self.leases.lose(id)
        room = self.rooms.pop(id, None)
        if room is None:
            return
        room.wake = room.tick = lambda: None
        self._live.set(id, None)
        driver = self._drivers.pop(id, None)
        if driver is not None:
            driver.cancel()
        room.stop_advising()
        self._bots.pop(id, None)
        self._offered.pop(id, None)
        clients, room.clients = room.connected(), []
        room.porch.clients.clear()
        for client in clients:
            client.leave(MOVED)

    async def here(self, ids: Collection[str]) -> dict[str, set[str]]:
        """Who is connected to these tables."""
        ours = {id: self.rooms[id].here() for id in ids if id in self.rooms}
        return ours if self.leases is None else {**await self.leases.here(ids), **ours}

    async def rename(self, person: str, name: str, also: Work) -> None:
        """Somebody goes by another name, at all tables they sit at or watch; NotWritten leaves all as it was."""

        async def work(connection: AsyncConnection) -> None:
            await also(connection)
            await self.store.announce(connection, "renamed", f"{person} {name}")

        change = partial(renamed, person=person, name=name)
        await self._everywhere(person, change, work, then=lambda: self.call(person, name))

    def call(self, person: str, name: str) -> None:
        """Know somebody who is connected by another name."""
        for client in self.connected:
            if client.person == person:
                client.name = name

    async def carry_over(
        self, guest: str, person: str, carry: Callable[[AsyncConnection, str, str], Awaitable[None]]
    ) -> None:
        """Give a guest's seats, and all else they have, to a person; NotWritten leaves all as it was."""

        async def work(connection: AsyncConnection) -> None:
            await carry(connection, guest, person)
            await self.store.announce(connection, "part", guest)

        await self._everywhere(guest, lambda table, hosted: (table.carried(guest, person), hosted, []), work)
        self.part_here(guest)

    async def leave_all(self, person: str, also: Work) -> None:
        """Somebody leaves all tables for good; bots play on for them."""
        await self._everywhere(person, lambda table, hosted: (table.left_by(person), hosted, []), also)

    def part_here(self, person: str = "") -> None:
        """End a person's connections to this process, or everybody's.

        Who they are, or may do, has changed, and each comes anew.
        """
        message = encode(p.Gone(text=plain("server-signed"), retry=True))
        for client in self.connected:
            if person in ("", client.person):
                client.leave(message)

    async def _everywhere(
        self, person: str, change: Changing, also: Work | None = None, then: Callable[[], None] = lambda: None
    ) -> None:
        """Change all tables somebody sits at or watches, in one step; those in memory tell of it."""
        async with self._still(), AsyncExitStack() as locks:
            rows = await self._sat_at(person, locks)
            theirs = {*rows, *(id for id, room in self.rooms.items() if person in (*room.table.people(), *room.here()))}
            rooms = [room for room in self.rooms.values() if room.id in theirs]
            for room in rooms:
                await locks.enter_async_context(room.lock)
                rows.pop(room.id, None)
            made = []
            for room in rooms:
                table, hosted, entries = change(room.table, room.hosted)
                made.append((room, clocking.timed(room, table, hosted), hosted, entries))
            steps = [room.step(table, hosted, entries) for room, table, hosted, entries in made]
            unused = [
                changed_row(row, change, self.time.wall())._replace(token=self._token(row.id)) for row in rows.values()
            ]
            await self.store.write(*steps, *unused, also=also)
            then()
            for each in unused:
                self._days.set(each.table.id, each.table.deadline)
            for room, table, hosted, _ in made:
                before = room.table
                room.hold(table, hosted)
                room.tell_all(before, hosted.number + 1 if hosted is not None else 0)  # nothing was answered

    @asynccontextmanager
    async def _still(self) -> AsyncIterator[None]:
        """Let no table come into memory meanwhile, and none go: rows read before it went would not be its last."""
        async with self._loading.none():
            here = list(self.rooms)
            self._users.update(here)
            try:
                yield
            finally:
                self._users.subtract(here)
                for id in here:
                    self._forget(id)

    async def _sat_at(self, person: str, until: AsyncExitStack) -> dict[str, Row[Any]]:
        """The tables somebody sits at; taken from whichever process has them, until that is over."""
        rows = {row.id: row for row in await self.store.tables_of(person, MOST_CHANGED)}
        others = [id for id in rows if id not in self.rooms]
        if self.leases is None or not others:
            return rows
        await self.leases.seize(others)
        for id in others:
            until.callback(self._let_go, id)
        return {row.id: row for row in await self.store.tables_of(person, MOST_CHANGED) if row.id in rows}

    def _forget(self, id: str) -> None:
        """Take a table out of memory when nobody uses it; the store has it."""
        if not self._users[id]:
            del self._users[id]
            if id not in self._drivers:
                self.rooms.pop(id, None)
                self._bots.pop(id, None)
                self._offered.pop(id, None)
                self._let_go(id)

    async def close(self) -> None:
        """Stop clocks, bots and advice; what was announced is written already."""
        self._live.close()
        self._days.close()
        drivers = [*self._drivers.values(), *self._looking]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        for room in self.rooms.values():
            room.stop_advising()
        await self._advisers.close()
        self._hand.shutdown()
        shelf.keepers.remove(self._texts)

    def _texts(self) -> list[str]:
        """The custom sets of the tables in memory."""
        return [text for room in self.rooms.values() for text in room.table.settings.custom]

    async def check_inside(self, id: str, person: str, game: int | None = None) -> None:
        """Outside if a table does not admit somebody, Sorry if there is none.

        Whoever played a game (0: the last one) to its end may look back at it.
        """
        table = self.rooms[id].table if id in self.rooms else await self._stored(id)
        if table.admits(person):
            return
        if game is None or not await self.store.has_played(person, id, game or table.number):
            table.require_inside(person)

    # From the store

    async def _stored(self, id: str) -> Table:
        row = await self.store.table(id) if _is_id(id) else None
        if row is None:
            raise _unknown(id)
        return from_row(row.status, json.loads(row.body))

    async def _fetch(self, id: str) -> Room:
        """Bring a table into memory, unless somebody else just did."""
        texts: set[str] = set()
        while True:
            # Sets may take a while to read; nobody else who loads a table waits for that.
            async with shelf.hold([*texts]), self._loading.of(id):
                if id in self.rooms:
                    return self.rooms[id]
                async with self._coming:
                    found = await self._found(id)
                    table = from_row(found.status, found.body)
                    needed = {*table.settings.custom, *(found.game.sets() if found.game is not None else ())}
                    if needed <= texts:
                        room = self.rooms[id] = await self._set_up(id, table, found)
                        return room
            texts = needed

    async def _found(self, id: str) -> StoredTable:
        """A table that is ours from now on, as it is in the store; Sorry or Elsewhere if there is none or it is not.

        If another process had it, it is looked at again: that one may have changed it to the last.
        """
        found = await self._read(id)
        if self.leases is not None and await self.leases.take(id):
            found = await self._read(id)
        return found

    async def _read(self, id: str) -> StoredTable:
        found = await self.store.table_in_use(id) if _is_id(id) else None
        if found is None:
            raise _unknown(id)
        return found

    async def _set_up(self, id: str, table: Table, found: StoredTable) -> Room:
        room = Room(id, self.store, table)
        room.token = self._token(id)
        room.wake = lambda: self.wake(room)
        room.tick = lambda: self._tick(room)
        room.time = self.time
        room.advisers = self._advisers
        room.last_line = found.talk
        if found.game is not None:
            room.hosted, room.reason = await self._again(found.game, partial(resumed, id))
        return room

    async def _again(self, stored: StoredGame, work: Callable[[StoredGame, Sources], T | None]) -> T:
        """What some work makes of a game, with the cards installed if they are the same, else with those stored."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._hand, work, stored, None)
        if found is None:
            sources = await self.store.content(stored.header["content"])
            found = await loop.run_in_executor(self._hand, work, stored, sources)
        assert found is not None
        return found

    async def log(self, room: Room, number: int) -> str:
        """The log of a finished game of a table; Sorry if it cannot be told."""
        room.check_told(number, "log")
        if number == room.table.number and room.hosted is not None:
            return await asyncio.to_thread(room.hosted.game.to_log, room.table.salt)
        hosted, salt = await self._former(room.id, number)
        return await asyncio.to_thread(hosted.game.to_log, salt)

    async def finished(self, id: str, number: int) -> Hosted:
        """A finished game of a table, with all it went through; Sorry if it cannot be told.

        The last few asked for are kept: whoever looks back at a game asks for many of its positions. What could be
        told once can be told ever after.
        """
        hosted = self._finished.pop((id, number), None)
        if hosted is None:
            async with self.use(id) as room:
                room.check_told(number, "replay")
                hosted = room.hosted if number == room.table.number else None
                if room.reason and hosted is not None:
                    raise Sorry(room.reason, setup=hosted.state.setup)
                hosted = hosted or (await self._former(id, number))[0]
        self._finished[id, number] = hosted
        while len(self._finished) > MOST_FINISHED:
            del self._finished[next(iter(self._finished))]
        return hosted

    async def _former(self, id: str, number: int) -> tuple[Hosted, str]:
        """A game before the last one at a table, and the salt of its seed; Sorry if it does not fit today's rules."""
        stored = await self.store.game(id, number)
        assert stored is not None
        async with shelf.hold(stored.sets()):
            try:
                return await self._again(stored, finished), stored.salt
            except OUTDATED as error:
                raise Sorry("sorry-log-outdated", game=number, error=wrong(error)) from None

    # Clocks

    async def watch(self, within: float = float("inf")) -> None:
        """Look after the tables whose people have days to answer, whenever that is due: those due so soon."""
        for id, deadline in await self.store.deadlines(self.time.wall() + within):
            if id not in self.rooms:
                self._days.set(id, deadline)

    def _tick(self, room: Room) -> None:
        clock, at = room.table.settings.clock, late.due(room)
        self._live.set(room.id, at if clock is not None and clock.live else None)
        self._days.set(room.id, at if clock is not None and not clock.live else None)

    def _look(self, id: str) -> None:
        task = asyncio.get_running_loop().create_task(self._look_after(id))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_after(self, id: str) -> None:
        """See to a table where somebody's time is up, or where bots are to go on."""
        try:
            async with self.use(id) as room:
                async with room.lock:
                    await late.run_out(room, self._asked)
                    self._tick(room)
                self.wake(room)
        except (NotWritten, *AWAY) as error:
            logger.error("what comes of a clock at table %s could not be written down: %s", id, error)
            self.time.call_later(RETRY, lambda: self._look(id))
        except Elsewhere:
            pass  # whoever has the table looks after it
        except Exception:
            logger.exception("the clock of table %s failed", id)

    # Bots

    def wake(self, room: Room) -> None:
        """Let the bots of a table go on, unless there are none or they do already."""
        if not any(seat.bot for seat in room.table.seats):
            return
        if room.id not in self._drivers and (room.clients or late.goes_on_alone(room)):
            self._drivers[room.id] = asyncio.get_running_loop().create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        """Give the bots' answers until a person has to decide, nobody is connected, or the game rests."""
        try:
            while room.clients or late.goes_on_alone(room):
                try:
                    async with self._thinking, room.lock:
                        chance = self._chance(room, room.hosted)
                        done = 0 if chance else await self._think(room)
                except NotWritten as error:
                    logger.error("what the bots of table %s answered could not be written down: %s", room.id, error)
                    await asyncio.sleep(RETRY)
                    continue
                if chance:
                    self._offered[room.id] = chance
                    await asyncio.sleep(ASSIST_PAUSE)
                elif not done:
                    break
        except Exception:
            logger.exception("the bots of table %s stopped", room.id)
        finally:
            if self._drivers.get(room.id) is asyncio.current_task():
                del self._drivers[room.id]
                self._forget(room.id)

    def _chance(self, room: Room, hosted: Hosted | None) -> tuple[Any, ...]:
        """The moment a bot gives a teammate, who is a person and here, to Assist it; empty if there is none.

        It comes once in every such turn, whatever the person holds, so that no foe learns anything by it.
        """
        if hosted is None or hosted.over or room.table.paused or hosted.state.ask is None or room.lesson is not None:
            return ()
        state, ask, seats = hosted.state, hosted.state.ask, room.table.seats
        mate = teammate(state, ask.seat)
        if ask.kind != "main" or mate < 0 or not state.setup.profile.assist or not seats[ask.seat].bot:
            return ()
        if not seats[mate].human or not state.zones[z.zone(mate, z.HAND)]:
            return ()
        chance = (room.table.number, state.turn)
        return chance if seats[mate].person in room.here() and self._offered.get(room.id) != chance else ()

    async def _think(self, room: Room) -> int:
        """A few answers of bots, written down together and announced one by one; how many there were."""
        if room.hosted is None or room.status != "playing" or room.table.paused or room.table.undo is not None:
            return 0
        ahead = room.hosted.fork()
        frames: list[dict[int, bytes]] = []
        while len(frames) < BATCH and not ahead.over:
            with metrics.THINKING.time():
                option = await self._choose(room, ahead)
            if option is None:
                break
            ahead.answer(option, option.seat)
            frames.append(room.positions(ahead, ahead.number))
            await asyncio.sleep(0)
            if self._chance(room, ahead):
                break
        if frames:
            await room.go_on(ahead, frames)
            metrics.ANSWERS.labels("bot").inc(len(frames))
        return len(frames)

    async def _choose(self, room: Room, hosted: Hosted) -> Option | None:
        """What a bot answers now, a partner's Assist first; None if a person has to decide."""
        ask = hosted.state.ask
        assert ask is not None
        poll = partner_ask(ask)
        if poll is not None and room.table.seats[poll.seat].bot:
            option = await self._asked(room, hosted, poll)
            if option.verb != "pass":
                return option
        return await self._asked(room, hosted, own_ask(ask).in_order()) if room.table.seats[ask.seat].bot else None

    async def _asked(self, room: Room, hosted: Hosted, ask: Ask) -> Option:
        """What a bot answers, beside the event loop if it takes time or is not ours. In a lesson the script says it.

        From a bot that fails the stand-in takes over, until this game is over.
        """
        lesson = room.lesson
        if lesson is not None and follow(lesson, hosted.game).step < len(lesson.steps):
            return reply(lesson, hosted.game, ask)
        kind, answer = room.table.seats[ask.seat].bot or STAND_IN, partial(self._ask_bot, room, hosted, ask)
        try:
            if not ours(kind):
                return await beside(answer, Limits.answer)
            thinks = getattr(self._bot(room, ask.seat)[0], "thinks", False)
            return await asyncio.to_thread(answer) if thinks else answer()
        except Exception:
            logger.exception("the bot %s failed at table %s after %d answers", kind, room.id, hosted.number)
        try:
            self._seat(room, ask.seat, kind, STAND_IN)
            return answer()
        except Exception:
            return ask.options[-1]

    def _ask_bot(self, room: Room, hosted: Hosted, ask: Ask) -> Option:
        """What a bot answers; where it finds no end of its turn, that is ended for it (COMMON-PAY-02)."""
        bot, clock = self._bot(room, ask.seat)
        clock.start(hosted.state.turn)
        if clock.asked > ASKED_AT_TABLE and ask.options[-1].verb in ("end", "ready"):
            clock.stop()
            return ask.options[-1]
        try:
            return asked(bot, cast(View, None) if bot.blind else view(hosted.state, ask.seat), ask, clock)
        finally:
            clock.stop()

    def _bot(self, room: Room, seat: int) -> tuple[Bot, Clock]:
        """The bot of a seat in this game, and its clock."""
        kind = room.table.seats[seat].bot or STAND_IN
        known = self._bots.get(room.id, {}).get(seat)
        return known[2:] if known and known[:2] == (kind, room.table.number) else self._seat(room, seat, kind, kind)

    def _seat(self, room: Room, seat: int, kind: str, player: str) -> tuple[Bot, Clock]:
        """Let a bot play a seat in this game that belongs to one of some kind."""
        bot, clock = guarded(make_bot(player, seat, secrets.token_hex(8))), Clock(AT_TABLE)
        self._bots.setdefault(room.id, {})[seat] = (kind, room.table.number, bot, clock)
        return bot, clock


def _is_id(text: str) -> bool:
    """Whether there may be a table of that id; what a database cannot even be asked for is none."""
    return text.isalnum() and text.isascii()


def _unknown(id: str) -> Sorry:
    return Sorry("sorry-no-table", table=id[:24])
