"""A table in use: its settings, its game and everybody connected. Changes are written down before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, Literal

import msgspec

from lineup.engine.saving import to_json
from lineup.engine.saying import Said
from lineup.games import Choice, sets_of
from lineup.lessons import LEARNER, LESSONS, Lesson, follow_lesson
from lineup.log import commit_to_seed
from lineup.match import MatchResult, add_scores
from lineup.table.limits.addresses import Allowance
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.names import claims_office
from lineup.table.model.position import NO_UNDO, UndoChoice, make_position
from lineup.table.model.seats import GUEST, TableSeat, free_name, list_identities
from lineup.table.model.table import Table, to_record
from lineup.table.people.finished_games import list_records
from lineup.table.people.lesson_progress import LessonProgress, lesson_info
from lineup.table.room import clocks as room_clocks
from lineup.table.room.clients import Client, Porch
from lineup.table.room.server import Server
from lineup.table.store.writes import LOOSE, Change, JournalEntry, Opening
from lineup.table.wire import protocol as p
from lineup.table.wire.base import Sentence
from lineup.table.wire.catalogue import OwnFacts, game_title, own_facts
from lineup.table.wire.coming_back import Seen
from lineup.table.wire.door import Outside
from lineup.table.wire.sentences import to_wire
from lineup.table.wire.signs import BURST, EVERY
from lineup.table.wire.sorry import Sorry
from lineup.table.workers.advice_pool import against_bots, describe_game
from lineup.words.notes import notes_on

MOST_SPECTATORS: Final = 50
MOST_SPECTATORS_OF_HOME: Final = 25  # of them from one address
CHAT_BURST: Final = 10  # lines a person may say at once,
CHAT_EVERY: Final = 1.0  # and seconds until they may say one more
PREPARE: Final = 2.0  # seconds somebody has been here before the processes that think are got ready
TOO_SOON: Final = {"log": "sorry-log", "replay": "sorry-replay"}
TOO_SOON_IN_MATCH: Final = {"log": "sorry-log-match", "replay": "sorry-replay-match"}
encode: Final = msgspec.json.Encoder().encode


class Room:
    """One table. Whoever changes it holds `lock`; `wake` is called when bots may have something to do, `tick` when
    another time than before may run out; neither any more once another process has the table.

    `table` and `hosted` are never changed: an operation makes the next ones (a game by `Hosted.fork`), `put` writes
    them down and lets them hold, and then everybody is told. Whatever fails on the way, all is as it was.
    """

    def __init__(
        self,
        id: str,
        server: Server,
        table: Table,
        hosted: Hosted | None = None,
        *,
        reason: Said | None = None,
        lease_token: int = 0,
        last_line: int = 0,
        wake: Callable[[Room], None] = lambda _: None,
        tick: Callable[[Room], None] = lambda _: None,
    ) -> None:
        self.id = id
        self.server = server
        self.store = server.store
        self.time = server.time
        self.sets = server.sets
        self.moderators = server.moderation.moderators
        self.advisers = server.advisers
        self.table = table
        self.hosted = hosted
        self.reason = reason  # why the game can only be looked at
        self.lease_token = lease_token  # 0 where one process has all tables
        self.last_line = last_line  # the id of the last line of chat
        self.dropped = False  # another process has the table by now
        self.clients, self.porch = list[Client](), Porch()
        self.lock = asyncio.Lock()
        self.signs = Allowance(BURST, 1 / EVERY)  # by person, as
        self.talk = Allowance(CHAT_BURST, 1 / CHAT_EVERY)
        self._wake, self._tick = wake, tick
        self._advising: dict[asyncio.Task[None], Client] = {}
        self._noted = -1  # the step of the lesson written down last
        self._notes: tuple[Choice, list[Said]] | None = None

    def wake(self) -> None:
        if not self.dropped:
            self._wake(self)

    def tick(self) -> None:
        if not self.dropped:
            self._tick(self)

    def drop(self, message: bytes) -> None:
        """Let another process have the table; everybody here leaves with this message."""
        self.dropped = True
        self.stop_advising()
        clients, self.clients = self.all_clients(), []
        self.porch.clients.clear()
        for client in clients:
            client.leave(message)

    # What it is

    @property
    def status(self) -> p.Status:
        return "read-only" if self.reason else self.table.status

    def people_here(self) -> set[str]:
        return {client.person for client in self.clients}

    def names_here(self) -> dict[str, str]:
        return {client.person: client.name for client in self.clients}

    def name_of(self, client: Client) -> str:
        """The name of somebody here: that of their seat; for a spectator one that nobody at the table has."""
        table = self.table
        seat = table.seat_of(client.person)
        if seat >= 0:
            return table.seats[seat].name
        wanted = GUEST if not client.name or claims_office(client.name) else client.name  # chosen before it was refused
        return free_name(wanted, table.list_names(table.own_seat(client.person)))

    def has_badge(self, seat: TableSeat) -> bool:
        """True if a moderator of this server sits at a seat themselves."""
        return seat.kind == "person" and not seat.here and seat.person in self.moderators

    def watching_moderators(self) -> list[str]:
        """The names of spectators who are moderators, without names that other spectators have too."""
        seated = self.table.list_people()
        watching = [client for client in self.clients if client.person not in seated]
        others = {self.name_of(client) for client in watching if client.person not in self.moderators}
        return sorted({self.name_of(client) for client in watching if client.person in self.moderators} - others)

    def all_clients(self) -> list[Client]:
        """Everybody connected, including those at the door."""
        return [*self.clients, *self.porch.clients]

    def answers_door(self, person: str) -> bool:
        """True for those who can let others in: the host; while the host is away, everybody seated."""
        return person == self.table.host or (
            self.table.host not in self.people_here() and person in self.table.list_people()
        )

    def describe_outside(self, person: str) -> Outside:
        """Return what somebody at the door sees."""
        title, asked = game_title(self.table.settings.game), person in self.porch.callers
        return Outside(title=title, host=self.table.host_name(), asked=asked)

    def describe_table(self, person: str) -> p.TableInfo:
        """Return the table as one person sees it."""
        return self._describe_for(person, self._describe_for_all())

    def _describe_for(self, person: str, shared: p.TableInfo) -> p.TableInfo:
        """Return the table as one person sees it, given what everybody sees."""
        table, seat = self.table, self.table.seat_of(person)
        return msgspec.structs.replace(
            shared,
            you=person,
            seat=seat,
            curtain=table.curtain_of(person),
            knocks=list(self.porch.callers.values()) if table.settings.closed and self.answers_door(person) else [],
            decided=table.list_decided() if person == table.host else [],
            pausing=self.find_pause(seat),
            redo=table.can_redo(person),
            hints=self.may_have_hints(seat),
        )

    def _describe_for_all(self) -> p.TableInfo:
        """Return the table as somebody sees it who is nobody there: what is the same for everybody."""
        table, here, match = self.table, self.people_here(), self.describe_match()
        seated = table.list_people()
        told = self.status == "over" and (match is None or match.half == 2)
        return p.TableInfo(
            id=self.id,
            status=self.status,
            reason=self.write_sentence(self.reason) if self.reason else None,
            settings=msgspec.structs.replace(table.settings, custom=list(table.custom_sets(self.sets))),
            title=game_title(table.settings.game),
            own=self.describe_own_sets(),
            notes=[self.write_sentence(each) for each in self.list_notes()],
            seats=[
                seat.to_info(seat.kind == "person" and seat.person in here, self.has_badge(seat))
                for seat in table.seats
            ],
            teams=table.list_teams(),
            identities=list_identities(table.settings, self.sets) if self.status in ("gathering", "over") else [],
            host=table.host,
            you="",
            seat=-1,
            curtain=-1,
            spectators=sorted({self.name_of(client) for client in self.clients if client.person not in seated}),
            moderators=self.watching_moderators(),
            knocks=[],
            decided=[],
            game=table.number,
            begun_by=table.begun_by,
            paused=table.paused,
            undo=table.undo,
            request=table.request,
            redo=False,
            hints=False,
            commitment=commit_to_seed(table.seed, table.salt),
            seed=table.seed if told else "",
            salt=table.salt if told else "",
            match=match,
            deal=table.deal,
            scored=table.scored,
        )

    def describe_own_sets(self) -> list[OwnFacts]:
        """The sets in play that somebody made; those of another release that cannot be read today are left out."""
        texts = self.table.settings.custom
        return [own_facts(self.sets.get_cards(text)) for text in texts if self.sets.get_id(text) != "?"]

    def list_notes(self) -> list[Said]:
        """Notes on the rules of the game on the table, worked out once for a choice."""
        if self.hosted is None:
            return []
        choice = self.hosted.game.choice
        if self._notes is None or self._notes[0] is not choice:
            self._notes = choice, notes_on(choice, self.table.list_teams())
        return self._notes[1]

    def write_sentence(self, said: Said) -> Sentence:
        return to_wire(said, self.hosted.indices if self.hosted is not None else ())

    def describe_match(self) -> p.MatchInfo | None:
        """The state of the match that the game belongs to; None if it belongs to none."""
        if self.hosted is None or not self.hosted.game.choice.half or self.hosted.game.choice.origin is not None:
            return None
        first, result = self.hosted.game.choice.first_scores, self.hosted.find_result()
        if not first:
            return p.MatchInfo(half=1, first=list(result.scores) if result else [], totals=[], winners=[])
        teams = self.table.list_teams()
        sums = add_scores(teams, first, result.scores, self.hosted.lost) if result else MatchResult((), ())
        return p.MatchInfo(half=2, first=list(first), totals=list(sums.scores), winners=list(sums.winners))

    # Changing

    async def save_table(
        self, table: Table, hosted: Hosted | None = None, entries: Sequence[JournalEntry] = ()
    ) -> None:
        """Write down the new state of the table, then make it current; NotWritten leaves everything unchanged.

        So does Sorry: somebody would sit at too many tables.
        """
        hosted = hosted or self.hosted
        if hosted is not self.hosted:
            table = table.lower_curtain(_seat_asked(hosted))
        table = room_clocks.run_clock(self, table, hosted)
        await self._write_change(table, hosted, entries)
        await self._save_progress(hosted)
        self.hold_table(table, hosted)

    async def _write_change(self, table: Table, hosted: Hosted | None, entries: Sequence[JournalEntry] = ()) -> None:
        before = self.table.open_to()
        newcomers = {person: name for person, name in table.open_to().items() if person not in before}
        await self.store.write_changes(self.make_change(table, hosted, entries)._replace(newcomers=newcomers))

    def make_change(self, table: Table, hosted: Hosted | None, entries: Sequence[JournalEntry] = ()) -> Change:
        """Return the change for the store: the new state of the table, and the new entries of the journal."""
        row = to_record(self.id, table, _seat_asked(hosted))
        if hosted is None or (not entries and table.number == self.table.number):
            return Change(row, token=self.lease_token)
        snapshot = to_json(hosted.state)
        if table.number == self.table.number:
            ends = table.status == "over" != self.table.status
            left = list_records(table, hosted) if ends else ()
            packs = ends or (self.hosted is not None and hosted.number // LOOSE > self.hosted.number // LOOSE)
            row = row._replace(people=None)
            return Change(row, table.number, entries, snapshot, played=left, packs=packs, token=self.lease_token)
        sources = {each.id: each.source for each in sets_of(hosted.game.choice)}
        opening = Opening(hosted.game.header, table.salt, sources)
        return Change(row, table.number, entries, snapshot, opening, token=self.lease_token)

    def hold_table(self, table: Table, hosted: Hosted | None) -> None:
        """Make a written state current, and stop advice on what is past."""
        if hosted is not self.hosted or table.list_sights() != self.table.list_sights():
            self.stop_advising()
        times, self.table, self.hosted = self.table.times, table, hosted if table.status != "gathering" else None
        if table.times is not times:
            self.tell_clocks(self.clients)
            self.tick()

    async def change_table(self, table: Table) -> None:
        """Save a change around the game, and tell everybody."""
        before = self.table
        await self.save_table(table)
        self.tell_change(before)
        self.wake()

    # Telling

    def tell_table(self) -> None:
        """Send everybody the state of the table."""
        if self.clients:
            shared = self._describe_for_all()
            for client in self.clients:
                client.send(encode(self._describe_for(client.person, shared)))

    def tell_clocks(self, clients: Sequence[Client]) -> None:
        """Send some clients the time left to everybody."""
        clocks = room_clocks.describe_clocks(self)
        if clocks is not None:
            for client in clients:
                client.send(encode(clocks))

    def tell_change(self, before: Table) -> None:
        """Send everybody the table, and the position to those whose seat has changed."""
        self.tell_table()
        for client in self.clients:
            seat = self.table.seat_of(client.person)
            if self.hosted is not None and seat != before.seat_of(client.person):
                client.send(self.make_position(self.hosted, seat))

    def make_positions(self, hosted: Hosted, since: int) -> dict[int, bytes]:
        """Return a position for each connected seat, and for spectators, with the news since an answer."""
        viewers = {self.table.seat_of(client.person) for client in self.clients}
        return {viewer: self.make_position(hosted, viewer, since) for viewer in viewers}

    def make_position(self, hosted: Hosted, viewer: int, since: int = 0, fresh: bool = False) -> bytes:
        """The game as it is on the table, or a fork of it, for one viewer: all, or what is new since an answer.

        With `fresh`, all but what the log held before that answer.
        """
        return encode(
            make_position(
                hosted,
                viewer,
                game=self.table.number,
                since=since,
                fresh=fresh,
                known=-1 if fresh else since - 1,
                undo=self.find_undo(hosted, viewer),
                live_score=self.table.settings.live_score,
                lesson=self.lesson_info(hosted) if viewer == LEARNER else None,
            )
        )

    def tell_positions(self, positions: dict[int, bytes], table: Table) -> None:
        """Send everybody the position made for the seat they had at a table."""
        for client in self.clients:
            message = positions.get(table.seat_of(client.person))
            if message is not None:
                client.send(message)

    def tell_all(self, before: Table | None = None, since: int = 0) -> None:
        """Send everybody the table and the game.

        Who looks through the same eyes as before has the log up to an answer, and is told of it what came since.
        """
        self.tell_table()
        if self.hosted is None:
            return
        told: dict[tuple[int, int], bytes] = {}
        for client in self.clients:
            seat = self.table.seat_of(client.person)
            of = seat, since if before is not None and before.seat_of(client.person) == seat else 0
            if of not in told:
                told[of] = self.make_position(self.hosted, *of, fresh=True)
            client.send(told[of])

    # Coming and going

    async def add_client(self, client: Client, chat: int) -> None:
        """Add a connection: send it the table, the position and the chat it lacks, or leave it at the door."""
        if client.person in self.table.removed:
            raise Sorry("sorry-removed")
        if not self.table.is_admitted(client.person):
            self.porch.clients[client] = chat
            client.send(encode(self.describe_outside(client.person)))
            return
        seat, seated = self.table.seat_of(client.person), self.table.list_people()
        if client.person not in seated:
            self._check_places(client.home)
        self.clients.append(client)
        self.tell_table()
        if self.hosted is not None:
            seen = Seen(game=self.table.number, journal=self.hosted.entries, seat=seat) == client.seen
            since = self.hosted.number + 1 if seen else 0  # who has the position has all of the log
            client.send(self.make_position(self.hosted, seat, since, fresh=seen))
        self.hold_table(room_clocks.run_clock(self, self.table, self.hosted), self.hosted)
        self.tell_clocks([client])
        for row in await self.store.load_chat(self.id, chat, client.person) if chat < self.last_line else ():
            team = bool(row.readers)
            line = p.ChatLine(id=row.id, name=row.name, seat=row.seat, team=team, text=row.text, time=row.time)
            client.send(encode(msgspec.structs.replace(line, moderator=bool(row.moderator))))
        self.wake()
        if self.status == "playing" and self.may_have_hints(seat):
            asyncio.get_running_loop().call_later(PREPARE, self.prepare_advice)

    def _check_places(self, home: str) -> None:
        """Sorry if the table, or an address, has as many spectators as it may."""
        seated = self.table.list_people()
        homes = [each.home for each in self.clients if each.person not in seated]
        if len(homes) >= MOST_SPECTATORS:
            raise Sorry("sorry-full", n=MOST_SPECTATORS)
        if home and homes.count(home) >= MOST_SPECTATORS_OF_HOME:
            raise Sorry("sorry-full-home", n=MOST_SPECTATORS_OF_HOME)

    def remove_client(self, client: Client) -> None:
        self.stop_advising(client)
        self.porch.clients.pop(client, None)
        if client in self.clients:
            self.clients.remove(client)
            self.tell_table()

    # The game

    async def start_game(self, person: str) -> None:
        """Deal a game for the seats. After another game it has a new seed, committed to before the deal."""
        seat = self.table.own_seat(person)
        ready = self.table.reset(self.people_here()) if self.table.status == "over" else self.table
        choice = ready.make_choice(
            self.sets, self.describe_match(), self.hosted.game.choice if self.hosted is not None else None
        )
        hosted = await self.server.laying_out.run(partial(Hosted, choice, ready.seed))
        await self.begin_game(ready, hosted, self.table.seats[seat].name if seat >= 0 else "")

    async def begin_game(self, ready: Table, hosted: Hosted, by: str = "") -> None:
        """Begin a game that is dealt at a table made ready for it, as somebody of this name wanted."""
        table = room_clocks.run_clock(
            self, ready.begin_game(by, _match_half(hosted)).lower_curtain(_seat_asked(hosted)), hosted
        )
        await self._write_change(table, hosted)
        if ready is not self.table:
            self.hold_table(ready, None)
            self.tell_table()
        self.hold_table(table, hosted)
        self.tell_all()
        self.wake()

    async def start_rematch(self, person: str) -> None:
        if self.table.seat_of(person) < 0:
            raise Sorry("sorry-watching-rematch")
        if self.status != "over":
            raise Sorry("sorry-rematch")
        await self.start_game(person)

    def require_game(self) -> Hosted:
        if self.hosted is None:
            raise Sorry("sorry-not-begun")
        if self.reason:
            raise Sorry(self.reason, setup=self.hosted.state.setup)
        if self.hosted.over:
            raise Sorry("refused-over")
        return self.hosted

    def require_turn(self, person: str, game: int, number: int) -> tuple[Hosted, int]:
        """The game and the seat of somebody who answers; Sorry if they cannot now."""
        hosted, table = self.require_game(), self.table
        seat = table.seat_of(person)
        if seat < 0:
            raise Sorry("sorry-watching-answer")
        if table.paused:
            raise Sorry("sorry-paused", name=table.paused)
        if table.seats[seat].bot:
            raise Sorry("sorry-bot-plays-for-you")
        if (game, number) != (table.number, hosted.number):
            raise Sorry("sorry-late")
        return hosted, seat

    async def give_answer(self, person: str, message: p.Answer | p.Pick) -> None:
        """Give a person's answer, or several picks at once."""
        hosted, seat = self.require_turn(person, message.game, message.number)
        ahead = hosted.fork()
        if isinstance(message, p.Answer):
            ahead.give_answer(message.answer, seat, message.joined)
        else:
            ahead.pick_cards(ahead.find_cards(seat, message.cards), seat)
        await self.go_on(ahead, [self.make_positions(ahead, hosted.number + 1)])
        self.wake()

    async def go_on(self, ahead: Hosted, frames: Sequence[dict[int, bytes]], table: Table | None = None) -> None:
        """Go on to a fork of the game that has got more answers; announce them, a few positions after each other."""
        assert self.hosted is not None
        before = self.table
        first = self.hosted.number
        entries = [
            JournalEntry("joined" if ahead.is_joined(number) else "answer", text)
            for number, text in enumerate(ahead.game.answers[first:], first)
        ]
        await self.save_table((table or before).after_answer(ahead.over), ahead, entries)
        for positions in frames:
            self.tell_positions(positions, before)
        if msgspec.structs.replace(self.table, times=before.times) != before:
            self.tell_change(before)

    async def concede_game(self, person: str) -> None:
        """Give up: a side whose people all gave up has lost; while others are left a bot plays on for it."""
        hosted = self.require_game()
        table, ahead = self.table.give_up(person, hosted.number), hosted.fork()
        side = hosted.side_of(table.seat_of(person))
        people = [each for n, each in enumerate(table.seats) if hosted.side_of(n) == side and each.kind == "person"]
        entries = []
        if all(each.conceded for each in people):
            ahead.give_up(side)
            entries.append(JournalEntry("concede", str(side)))
        await self.save_table(table.after_answer(ahead.over), ahead, entries)
        self.tell_table()
        if ahead.over:
            self.tell_positions(self.make_positions(ahead, 0), self.table)
        self.wake()

    # Lessons

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is played here, if its box still has it."""
        return LESSONS.get(self.table.settings.lesson) if self.table.settings.lesson else None

    def lesson_info(self, hosted: Hosted) -> p.LessonInfo | None:
        """The learner's progress in the lesson played here."""
        return lesson_info(self.lesson, hosted.game) if self.lesson is not None else None

    async def _save_progress(self, hosted: Hosted | None) -> None:
        """Save the learner's progress in this game; a finished lesson stays finished."""
        person = self.table.seats[LEARNER].person
        if self.lesson is None or hosted is None or not person:
            return
        step = follow_lesson(self.lesson, hosted.game).step
        if step != self._noted:
            self._noted = step
            await LessonProgress(self.store).note_step(
                person, self.lesson.id, self.id, step, step == len(self.lesson.steps)
            )

    # Taking back

    def find_undo(self, hosted: Hosted, seat: int) -> UndoChoice:
        """Return how a seat can take back its last answer now."""
        table = self.table
        if seat < 0 or table.settings.undo == "never" or self.reason or hosted.over or not table.seats[seat].human:
            return NO_UNDO
        number = hosted.own_last(seat, False)
        if number < 0:
            return NO_UNDO
        kind: Literal["ask", "free"] = "ask" if table.to_agree(hosted, seat, number) else "free"
        return UndoChoice(kind, number, hosted.own_last(seat, True))

    def find_pause(self, seat: int) -> Literal["", "ask", "free"]:
        """Return how a seat can pause the game now."""
        if seat < 0 or self.status != "playing" or self.table.paused:
            return ""
        return "ask" if self.table.to_agree_to_pause(seat) else "free"

    # Advice

    def may_have_hints(self, seat: int) -> bool:
        """Check whether the settings allow a seat hints and odds."""
        allowed = self.table.settings.hints
        return seat >= 0 and (allowed == "always" or (allowed == "bots" and against_bots(self.table)))

    def start_thinking(self, client: Client, thoughts: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start work on advice for a client; `stop_advising` cancels it."""
        task = asyncio.get_running_loop().create_task(thoughts)
        self._advising[task] = client
        task.add_done_callback(self._advising.pop)
        return task

    def stop_advising(self, client: Client | None = None) -> None:
        """Cancel the work on advice for a client, or for everybody."""
        for task, each in list(self._advising.items()):
            if client is None or each is client:
                task.cancel()

    def prepare_advice(self) -> None:
        """Lay out the game where hints are thought of, if somebody is still here to ask for one."""
        if self.hosted is not None and self.status == "playing" and self.clients:
            self.start_thinking(
                self.clients[0], self.advisers.prepare_game(describe_game(self.id, self.table.number, self.hosted))
            )

    # The past

    def check_told(self, number: int, what: Literal["log", "replay"]) -> None:
        """Sorry if a game of this table cannot be told yet, or there is no such game."""
        last = self.table.number
        if not 0 < number <= max(last, 1):
            raise Sorry("sorry-no-game", game=number, last=last)
        over = self.table.status == "gathering" or (self.hosted is not None and self.hosted.over)
        if number > (last if over else last - 1):
            raise Sorry(TOO_SOON[what])
        match = self.describe_match()
        if match is not None and not match.totals and number > last - match.half:
            raise Sorry(TOO_SOON_IN_MATCH[what])


def _match_half(hosted: Hosted) -> int:
    """The game of a match that is dealt: 1 or 2, or 0 outside a match."""
    choice = hosted.game.choice
    return choice.half if choice.origin is None else 0


def _seat_asked(hosted: Hosted | None) -> int:
    """The seat a game waits for, or -1."""
    ask = hosted.state.ask if hosted is not None and not hosted.over else None
    return ask.seat if ask is not None else -1
