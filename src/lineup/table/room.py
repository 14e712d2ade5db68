"""A table: seats, the game on it, everybody connected. Every answer is written down before it is announced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final, Literal, Protocol

import msgspec

from lineup.bots import BotError, check_bot
from lineup.engine.machine import Refused
from lineup.engine.profile import RuleError
from lineup.engine.saving import to_json
from lineup.games import find_game, sets_of
from lineup.language.sets import CardError
from lineup.log import commitment, header
from lineup.match import MatchResult, added_up, second_half
from lineup.table import protocol as p
from lineup.table.hosted import Hosted, new_seed
from lineup.table.seating import Seating
from lineup.table.seats import GUEST, Seat, Sorry, choice_of, seat_bot
from lineup.table.seen import position
from lineup.table.store import Entry, Store
from lineup.words.notes import notes_on

MOST_SPECTATORS: Final = 50
STAND_IN: Final = "casual"  # the bot that plays for somebody who left
encode: Final = msgspec.json.Encoder().encode


class Client(Protocol):
    """Somebody connected to a table."""

    person: str
    name: str

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def leave(self, message: bytes) -> None:
        """Send a last message and end the connection."""


class Room(Seating):
    """One table. Whoever changes it holds `lock`; `wake` is called when bots may have something to do."""

    def __init__(self, id: str, store: Store, settings: p.Settings, host: str) -> None:
        super().__init__(settings, host)
        self.id = id
        self.store = store
        self.reason = ""
        self.paused = ""
        self.removed: list[str] = []
        self.number = 0
        self.seed, self.salt = new_seed()
        self.hosted: Hosted | None = None
        self.undo: p.UndoRequest | None = None
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.wake: Callable[[], None] = lambda: None

    # What it is

    def info(self, person: str) -> p.TableInfo:
        """The table as one person is told of it."""
        seated = {seat.person for seat in self.seats}
        here = {client.person for client in self.clients}
        match = self.match()
        told = self.status == "over" and (match is None or match.half == 2)
        return p.TableInfo(
            id=self.id,
            status=self.status,
            reason=self.reason,
            settings=msgspec.structs.replace(self.settings, custom=list(self.custom())),
            title=find_game(self.settings.game).title,
            notes=notes_on(self.hosted.game.choice, self.teams()) if self.hosted is not None else [],
            seats=[seat.info(seat.kind == "person" and seat.person in here) for seat in self.seats],
            teams=self.teams(),
            host=self.host,
            you=person,
            seat=self.seat_of(person),
            spectators=sorted({client.name or GUEST for client in self.clients if client.person not in seated}),
            game=self.number,
            paused=self.paused,
            undo=self.undo,
            commitment=commitment(self.seed, self.salt),
            seed=self.seed if told else "",
            salt=self.salt if told else "",
            match=match,
        )

    def match(self) -> p.MatchInfo | None:
        """Where the match stands that the game on the table belongs to."""
        if self.hosted is None or not self.hosted.game.choice.half:
            return None
        first, result = self.hosted.game.choice.first_scores, self.hosted.result()
        if not first:
            return p.MatchInfo(half=1, first=list(result.scores) if result else [], totals=[], winners=[])
        sums = added_up(self.teams(), first, result.scores, self.hosted.lost) if result else MatchResult((), ())
        return p.MatchInfo(half=2, first=list(first), totals=list(sums.scores), winners=list(sums.winners))

    def row(self) -> dict[str, Any]:
        """The table as the store keeps it: the arguments of `Store.save_table`."""
        ask = self.hosted.state.ask if self.hosted is not None and not self.hosted.over else None
        body = {
            "settings": msgspec.to_builtins(self.settings),
            "seats": msgspec.to_builtins(self.seats),
            "host": self.host,
            "paused": self.paused,
            "removed": self.removed,
            "number": self.number,
            "seed": self.seed,
            "salt": self.salt,
            "in_teams": self.in_teams,
            "waiting": ask.seat if ask is not None else -1,
        }
        people = [seat.person for seat in self.seats if seat.person]
        status = self.status if self.status != "read-only" else "playing"
        return {"id": self.id, "status": status, "public": self.settings.public, "body": body, "people": people}

    async def save(self) -> None:
        """Write the table down."""
        await self.store.save_table(**self.row())

    # Telling

    def tell_table(self) -> None:
        """Tell everybody how the table stands."""
        for client in self.clients:
            client.send(encode(self.info(client.person)))

    def positions(self, since: int) -> dict[int, bytes]:
        """The position for each seat that is connected, and for spectators, with what is new since an answer."""
        viewers = {self.seat_of(client.person) for client in self.clients}
        return {viewer: self.position(viewer, since) for viewer in viewers}

    def position(self, viewer: int, since: int = 0) -> bytes:
        """The position for one viewer."""
        assert self.hosted is not None
        return encode(
            position(
                self.hosted,
                viewer,
                game=self.number,
                since=since,
                undo=self.undo_kind(viewer),
                live_score=self.settings.live_score,
            )
        )

    def tell_positions(self, positions: dict[int, bytes]) -> None:
        for client in self.clients:
            message = positions.get(self.seat_of(client.person))
            if message is not None:
                client.send(message)

    # Coming and going

    async def join(self, client: Client, chat: int) -> None:
        """Somebody connects: they get the table, the position, and the chat they have not got."""
        if client.person in self.removed:
            raise Sorry("The host removed you from this table.")
        seat = self.seat_of(client.person)
        if seat < 0 and sum(self.seat_of(each.person) < 0 for each in self.clients) >= MOST_SPECTATORS:
            raise Sorry(f"This table has {MOST_SPECTATORS} spectators already; come back later.")
        self.clients.append(client)
        self.tell_table()
        if self.hosted is not None:
            client.send(self.position(seat))
        for row in await self.store.chat(self.id, chat, client.person):
            client.send(encode(_said(row.id, row.name, row.seat, bool(row.readers), row.text, row.time)))
        self.wake()

    def left(self, client: Client) -> None:
        """Somebody's connection ended."""
        if client in self.clients:
            self.clients.remove(client)
            self.tell_table()

    # Before the start

    def configure(self, settings: p.Settings) -> None:
        """Change how the table plays; seats beyond the new number must be free of people."""
        self.require_open()
        known = self.custom()
        settings = msgspec.structs.replace(settings, custom=[known.get(each, each) for each in settings.custom])
        in_teams = self.check(settings)
        lost = [seat.name for seat in self.seats[settings.players :] if seat.kind == "person"]
        if lost:
            raise Sorry(f"{', '.join(lost)} would lose their seat with {settings.players} players; ask them to move.")
        self.settings, self.in_teams = settings, in_teams
        self.seats = [*self.seats[: settings.players], *(Seat() for _ in range(settings.players - len(self.seats)))]
        for seat in self.seats:
            seat.hero = ""
        if self.status == "over":
            self._renew()

    def _renew(self) -> None:
        """Make ready for another game at this table."""
        self.status, self.hosted, self.undo, self.paused = "gathering", None, None, ""
        self.seed, self.salt = new_seed()
        here = {client.person for client in self.clients}
        for number, seat in enumerate(self.seats):
            seat.conceded = False
            if seat.kind == "person" and seat.person in here:
                seat.bot = ""
            elif seat.kind == "person" and seat.bot:  # left during the game
                seat_bot(seat, seat.bot, self.names(number))

    def stand(self, person: str) -> None:
        """Leave one's seat; during a game a bot plays on until one takes it back."""
        number = self.seat_of(person)
        if number < 0:
            raise Sorry("You have no seat here.")
        if self.begun:
            self.seats[number].bot = self.seats[number].bot or STAND_IN
            self.undo = None
        else:
            self.seats[number] = Seat()
            self._new_host(person)

    def _new_host(self, gone: str) -> None:
        if self.host == gone:
            self.host = next((seat.person for seat in self.seats if seat.person), gone)

    def remove(self, number: int) -> None:
        """Take a person off a seat and keep them away; during a game a bot plays on."""
        seat = self.require_seat(number)
        if seat.kind != "person" or seat.person == self.host:
            raise Sorry("The host removes other people; there is none at that seat.")
        person, name = seat.person, seat.name
        self.removed.append(person)
        if self.begun:
            seat.kind, seat.person, seat.bot = "bot", "", seat.bot or STAND_IN
            self.undo = None
        else:
            self.seats[number] = Seat()
        gone = encode(p.Gone(text=f"{name}, the host removed you from this table.", retry=False))
        for client in [each for each in self.clients if each.person == person]:
            self.clients.remove(client)
            client.leave(gone)

    # The game

    async def start(self) -> None:
        """Deal a game for the seats as they are; after another game with a new seed, committed to before the deal."""
        free = [str(n + 1) for n, seat in enumerate(self.seats) if seat.kind == "open"]
        if free:
            raise Sorry(f"Seat {' and '.join(free)} is empty; wait for somebody, or give it to a bot.")
        choice = choice_of(self.settings, [seat.name for seat in self.seats], [seat.hero for seat in self.seats])
        match = self.match()
        before = self.hosted.game.choice if self.hosted is not None else None
        if self.status == "over":
            self._renew()
            self.tell_table()
        if self.settings.match:
            if match is not None and match.half == 1 and before is not None:
                choice = second_half(replace(choice, half_seed=before.half_seed), match.first)
            else:
                choice = replace(choice, half=1, half_seed=self.seed)  # the commitment covers the split too
        hosted = Hosted(choice, self.seed)
        self.hosted, self.status, self.paused, self.undo = hosted, "playing", "", None
        self.number += 1
        sources = {each.id: each.source for each in sets_of(choice)}
        try:
            snapshot = to_json(hosted.state)
            await self.store.new_game(self.row(), self.number, header(hosted.game), self.salt, snapshot, sources)
        except Exception:
            self.hosted, self.status = None, "gathering"
            self.number -= 1
            raise
        self.tell_table()
        self.tell_positions(self.positions(0))
        self.wake()

    async def rematch(self) -> None:
        """Another game with the same seats."""
        if self.status != "over":
            raise Sorry("A rematch is possible when the game is over.")
        await self.start()

    def require_game(self) -> Hosted:
        if self.hosted is None:
            raise Sorry("The game has not begun.")
        if self.status == "read-only":
            raise Sorry(self.reason)
        if self.hosted.over:
            raise Sorry("The game is over; there is nothing to answer.")
        return self.hosted

    def require_turn(self, person: str, game: int, number: int) -> tuple[Hosted, int]:
        """The game and the seat of somebody who answers; Sorry if they cannot now."""
        hosted = self.require_game()
        seat = self.seat_of(person)
        if seat < 0:
            raise Sorry("You are watching; only players answer.")
        if self.paused:
            raise Sorry(f"{self.paused} paused the game; go on with it first.")
        if self.seats[seat].bot:
            raise Sorry("A bot plays for you; take your seat back first.")
        if (game, number) != (self.number, hosted.number):
            raise Sorry("That answer comes too late: the game has gone on. Nothing was changed.")
        return hosted, seat

    async def answer(self, person: str, message: p.Answer | p.Pick) -> None:
        """Give a person's answer, or several picks at once."""
        hosted, seat = self.require_turn(person, message.game, message.number)
        before = hosted.number
        with taken_back(hosted):
            if isinstance(message, p.Answer):
                hosted.answer(message.answer, seat)
            else:
                hosted.pick(hosted.named(seat, message.cards), seat)
            positions = self.positions(before + 1)
        await self.commit(before, [positions])
        self.wake()

    async def commit(self, before: int, frames: Sequence[dict[int, bytes]]) -> None:
        """Write down the answers given since, then announce them; if that fails they are taken back."""
        hosted = self.hosted
        assert hosted is not None
        entries = [Entry("answer", text) for text in hosted.game.answers[before:]]
        asked, self.undo = self.undo, None
        if hosted.over:
            self.status = "over"
        try:
            await self.store.append(self.row(), self.number, entries, to_json(hosted.state))
        except Exception:
            self.status, self.undo = "playing", asked
            hosted.undo(before)
            raise
        for positions in frames:
            self.tell_positions(positions)
        if self.status == "over" or asked is not None:
            self.tell_table()

    # Taking back

    def undo_kind(self, seat: int) -> Literal["", "free", "ask"]:
        """How a seat can take back its last answer now."""
        if seat < 0 or self.settings.undo == "never" or self.status != "playing" or not self.seats[seat].human:
            return ""
        assert self.hosted is not None
        number = self.hosted.own_last(seat, False)
        if number < 0:
            return ""
        return "free" if self._may_undo(seat, number) else "ask"

    def _may_undo(self, seat: int, number: int) -> bool:
        """Whether nobody has to agree."""
        assert self.hosted is not None
        if not self.others(seat):
            return True
        return self.settings.undo == "free" and self.hosted.is_free(seat, number)

    def others(self, seat: int) -> list[int]:
        """The other seats that people play."""
        return [n for n, each in enumerate(self.seats) if n != seat and each.human]

    async def ask_undo(self, person: str, turn: bool) -> None:
        """Take back the last answer or the turn; by consent where that gives something away."""
        hosted = self.require_game()
        seat = self.seat_of(person)
        if seat < 0:
            raise Sorry("You are watching; only players take answers back.")
        if self.settings.undo == "never":
            raise Sorry("At this table nothing is taken back.")
        if not self.seats[seat].human:
            raise Sorry("A bot plays for you; take your seat back first.")
        number = hosted.own_last(seat, turn)
        if number < 0:
            raise Sorry("There is no answer of yours to take back.")
        if self._may_undo(seat, number):
            await self._undo_to(number)
            return
        here = {client.person for client in self.clients}
        others = [each for each in self.others(seat) if self.seats[each].person in here]
        if not others:
            raise Sorry("That needs the consent of the others, and none of them is here.")
        self.undo = p.UndoRequest(seat=seat, number=number, turn=turn, waiting_for=others)
        self.tell_table()

    async def consent(self, person: str, yes: bool) -> None:
        """Agree to the undo somebody asked for, or refuse it; the asker refuses by taking it back."""
        asked, seat = self.undo, self.seat_of(person)
        if asked is None or (seat not in asked.waiting_for and seat != asked.seat):
            raise Sorry("Nobody waits for your consent.")
        if not yes or seat == asked.seat:
            self.undo = None
            self.tell_table()
            self.wake()
            return
        left = [each for each in asked.waiting_for if each != seat]
        if left:
            self.undo = msgspec.structs.replace(asked, waiting_for=left)
            self.tell_table()
        else:
            await self._undo_to(asked.number)

    async def _undo_to(self, number: int) -> None:
        hosted = self.hosted
        assert hosted is not None
        answers = hosted.game.answers[number:]
        hosted.undo(number)
        self.undo = None
        try:
            await self.store.append(self.row(), self.number, [Entry("undo", str(number))], to_json(hosted.state))
        except Exception:
            for text in answers:
                hosted.repeat(text)
            raise
        self.tell_table()
        self.tell_positions(self.positions(0))
        self.wake()

    # Leaving, resting

    async def concede(self, person: str) -> None:
        """Give up: a side whose people all gave up has lost; while others are left a bot plays on for it."""
        hosted = self.require_game()
        number = self.seat_of(person)
        if number < 0:
            raise Sorry("You are watching; only players give up.")
        seat = self.seats[number]
        if seat.conceded:
            raise Sorry("You gave up already; a bot plays this game to its end.")
        before, lost, asked = msgspec.structs.replace(seat), hosted.lost[:], self.undo
        seat.conceded, seat.bot = True, seat.bot or STAND_IN
        self.undo = None
        side = hosted.side(number)
        people = [each for n, each in enumerate(self.seats) if hosted.side(n) == side and each.kind == "person"]
        entries = []
        if all(each.conceded for each in people):
            hosted.lost.append(side)
            entries.append(Entry("concede", str(side)))
        if hosted.over:
            self.status = "over"
        try:
            await self.store.append(self.row(), self.number, entries, to_json(hosted.state))
        except Exception:
            self.seats[number], hosted.lost, self.undo, self.status = before, lost, asked, "playing"
            raise
        self.tell_table()
        if self.status == "over":
            self.tell_positions(self.positions(0))
        self.wake()

    def pause(self, person: str, on: bool) -> None:
        """Stop the game for everybody, or go on with it."""
        self.require_game()
        seat = self.seat_of(person)
        if seat < 0:
            raise Sorry("You are watching; only players pause the game.")
        self.paused = self.seats[seat].name if on else ""

    def hand_over(self, person: str, number: int, bot: str) -> None:
        """Let a bot play for oneself, or for somebody who is not connected."""
        self.require_game()
        seat = self.require_seat(number)
        check_bot(bot)
        if self.seat_of(person) < 0:
            raise Sorry("You are watching; only players hand a seat to a bot.")
        if seat.kind != "person" or seat.bot:
            raise Sorry(f"A bot plays at seat {number + 1} already.")
        if seat.person != person and any(client.person == seat.person for client in self.clients):
            raise Sorry(f"{seat.name} is here; only they can hand over their seat.")
        seat.bot = bot
        self.undo = None

    def take_back(self, person: str) -> None:
        """Play oneself again."""
        number = self.seat_of(person)
        if number < 0 or not self.seats[number].bot:
            raise Sorry("No bot plays for you.")
        if self.seats[number].conceded:
            raise Sorry("You gave up this game; a bot plays it to its end.")
        self.seats[number].bot = ""

    # Talk

    async def say(self, client: Client, text: str, team: bool) -> None:
        """A line of chat, for all or for the own team."""
        words = text.strip()
        if not words or len(words) > p.CHAT_LENGTH:
            raise Sorry(f"A line of chat has 1 to {p.CHAT_LENGTH} characters; this one has {len(words)}.")
        seat = self.seat_of(client.person)
        if seat < 0 and not self.settings.spectators_talk:
            raise Sorry("Spectators do not talk at this table.")
        side = self.team_of(seat) if team else -1
        if team and side < 0:
            raise Sorry("You have no team at this table.")
        name = self.seats[seat].name if seat >= 0 else client.name or GUEST
        readers = [each.person for n, each in enumerate(self.seats) if team and self.team_of(n) == side and each.person]
        id, time = await self.store.say(self.id, name, seat, readers, words)
        message = encode(_said(id, name, seat, team, words, time))
        for each in self.clients:
            if not readers or each.person in readers:
                each.send(message)

    async def report(self, person: str, text: str) -> str:
        """Store a report with the reporter's view; its id."""
        if not text.strip() or len(text) > p.REPORT_LENGTH:
            raise Sorry(f"A report has 1 to {p.REPORT_LENGTH} characters; this one has {len(text)}.")
        view = self.position(self.seat_of(person)) if self.hosted is not None else encode(self.info(person))
        return await self.store.report(self.id, person, text, view.decode())

    def check_log(self, number: int) -> None:
        """Sorry if the log of a game of this table cannot be told yet, or there is no such game."""
        if not 0 < number <= max(self.number, 1):
            raise Sorry(f"There is no game {number} at this table; the last one is {self.number}.")
        if self.hosted is None or (number == self.number and not self.hosted.over):
            raise Sorry("The log can be downloaded when the game is over.")
        match = self.match()
        if match is not None and not match.totals and number > self.number - match.half:
            raise Sorry("The logs of a match can be downloaded when both games are over: they tell all its cards.")


PROBLEMS: Final = (Sorry, Refused, RuleError, CardError, BotError)


@contextmanager
def taken_back(hosted: Hosted) -> Iterator[None]:
    """Answers given within are taken back if anything goes wrong, so that the game never runs ahead of its journal."""
    before = hosted.number
    try:
        yield
    except Exception:
        hosted.undo(before)
        raise


def _said(id: int, name: str, seat: int, team: bool, text: str, time: str) -> p.Said:
    return p.Said(id=id, name=name, seat=seat, team=team, text=text, time=time)
