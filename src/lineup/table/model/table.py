"""A table as the store keeps it: one value that never changes. Each operation makes the next value."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from sys import maxsize
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace as changed

from lineup.bots import check_bot
from lineup.engine.saying import Listed
from lineup.games import Choice, profile_of
from lineup.lessons import find_lesson
from lineup.match import second_choice
from lineup.table.model.hosted_game import Hosted, new_seed
from lineup.table.model.names import look_alike
from lineup.table.model.seats import GUEST, TableSeat, bots_seat, check_name, choice_of, free_name, number_seats
from lineup.table.model.time_left import Times, begin_times
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.store.writes import TableRecord
from lineup.table.wire import protocol as p
from lineup.table.wire.clock import ClockSetting
from lineup.table.wire.door import Decided
from lineup.table.wire.sorry import Sorry

SPECTATOR: Final = -1
STAND_IN: Final = "casual"  # the bot that plays for somebody who left


class NotAdmitted(Sorry):
    """A person who has not been let in at a table."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a table: settings, seats, host, and the progress of its games.

    Operations return the table afterwards; Sorry, RuleError, CardError or BotError explain why there is none.
    """

    settings: p.Settings
    seats: tuple[TableSeat, ...]
    host: str
    seed: str
    salt: str
    in_teams: bool = False
    status: Literal["gathering", "playing", "over"] = "gathering"
    paused: str = ""  # the name of who paused the game
    removed: tuple[str, ...] = ()  # people the host keeps away
    admitted: tuple[str, ...] = ()  # people who may come in though the table is closed
    called: dict[str, str] = {}  # the names of those two
    number: int = 0  # games begun so far
    begun_by: str = ""  # the name of who began the last of them
    half: int = 0  # of a match: which of its games was begun last
    undo: p.UndoRequest | None = None
    request: p.ConsentRequest | None = None
    refused: tuple[tuple[str, int], ...] = ()  # which seat asked for what in vain since the last answer
    taken_back: tuple[str, ...] = ()  # the last undo's answers ("+": joined to the one before), until another is given
    times: Times | None = None  # of the game, where the table has a clock
    deal: str = ""  # the day whose deal is played here, against its bots
    scored: bool = False  # it is the one try at that deal that counts,
    aided: bool = False  # unless a bot played for the person

    # What it is

    def seats_of(self, person: str) -> list[int]:
        """Return the seats at a person's device: their own first, then those of others who play there."""
        mine = [n for n, seat in enumerate(self.seats) if seat.person == person]
        return mine if len(mine) < 2 else sorted(mine, key=lambda n: self.seats[n].here)

    def seat_of(self, person: str) -> int:
        """Return the seat a person acts and looks for, or -1. If several share a device it is the one shown, if any."""
        mine = self.seats_of(person)
        if len(mine) > 1 and self.status == "playing":
            mine = [n for n in mine if self.seats[n].sight == "shown"]
        return mine[0] if mine else SPECTATOR

    def own_seat(self, person: str) -> int:
        """Return the seat a person themselves took, or -1."""
        return next((n for n in self.seats_of(person) if not self.seats[n].here), SPECTATOR)

    def list_sights(self) -> list[str]:
        """List the part that each seat on a shared device sees."""
        return [seat.sight for seat in self.seats]

    def curtain_of(self, person: str) -> int:
        """Return the seat that a device is to be passed to, or -1."""
        called = [n for n in self.seats_of(person) if self.seats[n].sight == "called"]
        return called[0] if called and self.status == "playing" else SPECTATOR

    def list_teams(self) -> list[int]:
        """List the team of each seat; empty if each plays alone."""
        return [seat % 2 for seat in range(len(self.seats))] if self.in_teams else []

    def team_of(self, seat: int) -> int:
        """Return the team of a seat, or -1."""
        teams = self.list_teams()
        return teams[seat] if seat >= 0 and teams else -1

    def custom_sets(self, sets: Shelf) -> dict[str, str]:
        """Return the texts of the table's custom sets by id."""
        return {sets.get_id(text): text for text in self.settings.custom}

    def list_people(self) -> list[str]:
        """List the people who sit here."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def open_to(self) -> dict[str, str]:
        """Return the people for whom this is one of their tables that are not over, each with a name they have here."""
        return {seat.person: seat.name for seat in self.seats if seat.person and self.status != "over"}

    def host_name(self) -> str:
        """Return the host's name; "" if they have no seat."""
        number = self.own_seat(self.host)
        return self.seats[number].name if number >= 0 else ""

    def list_names(self, but: int = -1) -> list[str]:
        """List the names at the table, without open seats and one other seat."""
        return [seat.name for n, seat in enumerate(self.seats) if seat.kind != "open" and n != but]

    def is_admitted(self, person: str) -> bool:
        """Check whether a person may come in: not removed, and let in if the table is closed."""
        if person in self.removed:
            return False
        return not self.settings.closed or person in (self.host, *self.list_people(), *self.admitted)

    def list_decided(self) -> list[Decided]:
        """List the people whose admission the host can reconsider: those kept away and, if the table is closed,
        those let in without a seat.
        """
        inside = (self.host, *self.list_people(), *self.removed)
        admitted = [each for each in self.admitted if each not in inside] if self.settings.closed else []
        names = {each: self.called.get(each) or GUEST for each in (*admitted, *self.removed)}
        return [Decided(person=each, name=name, admitted=each in admitted) for each, name in names.items()]

    def require_inside(self, person: str) -> None:
        if not self.is_admitted(person):
            raise NotAdmitted("sorry-removed" if person in self.removed else "sorry-outside")

    def require_host(self, person: str) -> None:
        if person != self.host:
            raise Sorry("sorry-host")

    def require_open(self) -> None:
        if self.status == "playing":
            raise Sorry("sorry-begun")

    def require_seat(self, number: int) -> TableSeat:
        if not 0 <= number < len(self.seats):
            raise Sorry("sorry-no-seat", seat=number + 1, last=len(self.seats))
        return self.seats[number]

    def require_no_match(self) -> None:
        """Raise Sorry between the games of a match: the host cannot decide alone then."""
        if self.between_games(self.host):
            raise Sorry("sorry-half-time")

    def with_seat(self, number: int, seat: TableSeat) -> Table:
        return changed(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    # Before the start

    def take_seat(self, person: str, name: str, number: int) -> Table:
        """Take an open seat, or change to it; raise Sorry if it or the name is taken."""
        self.require_open()
        seat = self.require_seat(number)
        if seat.kind != "open":
            free = any(each.kind == "open" for each in self.seats)
            raise Sorry("sorry-taken", seat=number + 1, name=seat.name, kind=seat.kind, full="no" if free else "yes")
        before = self.own_seat(person)
        wanted = check_name(name) if name else free_name(GUEST, self.list_names(before))
        if any(look_alike(wanted, each) for each in self.list_names(before)):
            raise Sorry("sorry-name-taken", name=wanted)
        if before < 0:
            return self.with_seat(number, TableSeat(kind="person", person=person, name=wanted))
        mine = TableSeat(kind="person", person=person, name=wanted, hero=self.seats[before].hero)
        return self.with_seat(before, TableSeat()).with_seat(number, mine)

    def set_seat(self, number: int, who: str) -> Table:
        """Make a seat open or a bot's."""
        self.require_open()
        self.require_no_match()
        seat = self.require_seat(number)
        if seat.kind == "person" and not seat.here:
            raise Sorry("sorry-sits-there", name=seat.name)
        return self.with_seat(
            number, TableSeat(hero=seat.hero) if who == "open" else bots_seat(who, self.list_names(number), seat.hero)
        )

    def share_device(self, number: int, name: str) -> Table:
        """Let another person play at the host's device; raise Sorry if the seat or the name is taken."""
        self.require_open()
        self.require_no_match()
        seat = self.require_seat(number)
        if seat.kind == "person" and not seat.here:
            raise Sorry("sorry-sits-there", name=seat.name)
        wanted = check_name(name) if name else free_name(GUEST, self.list_names(number))
        if any(look_alike(wanted, each) for each in self.list_names(number)):
            raise Sorry("sorry-name-taken", name=wanted)
        return self.with_seat(
            number, TableSeat(kind="person", person=self.host, name=wanted, hero=seat.hero, here=True)
        )

    def wish_hero(self, person: str, number: int, hero: str, sets: Shelf) -> Table:
        """Wish for a Super Hero or Character at a seat."""
        self.require_open()
        seat = self.require_seat(number)
        if seat.person != person and not (person == self.host and seat.kind != "person"):
            raise Sorry("sorry-wish")
        after = self.with_seat(number, changed(seat, hero=hero))
        choice_of(self.settings, sets, number_seats(self.settings), [each.hero for each in after.seats])
        return after

    def change_settings(self, settings: p.Settings, here: Mapping[str, str], sets: Shelf) -> Table:
        """Change the settings; seats beyond the new number must be free of people."""
        self.require_open()
        self.require_no_match()
        known = self.custom_sets(sets)
        settings = changed(settings, custom=[known.get(each, each) for each in settings.custom])
        in_teams = means_teams(settings, sets)
        lost = [seat.name for seat in self.seats[settings.players :] if seat.kind == "person"]
        if lost:
            raise Sorry("sorry-lose-seats", names=Listed(tuple(lost), ""), players=settings.players)
        kept = [changed(seat, hero="") for seat in self.seats[: settings.players]]
        seats = (*kept, *(TableSeat() for _ in range(settings.players - len(kept))))
        after = changed(self, settings=settings, in_teams=in_teams, seats=seats).with_door(settings.closed, here)
        return after.reset(here) if self.status == "over" else after

    def reset(self, here: Collection[str]) -> Table:
        """Return to gathering for another game, with a new seed. People who left during the last one become bots."""
        seed, salt = _make_seed(self.settings)
        after = changed(self, status="gathering", undo=None, request=None, paused="", seed=seed, salt=salt, times=None)
        after = changed(after, deal="", scored=False, aided=False)
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.bot and seat.person not in here:
                fresh = bots_seat(seat.bot, after.list_names(number), seat.hero)
            else:
                bot = seat.bot if seat.kind == "bot" else ""
                fresh = changed(seat, conceded=False, until=0, removed=False, bot=bot)
            after = after.with_seat(number, fresh)
        return after

    def begin_game(self, by: str = "", half: int = 0) -> Table:
        """Begin a game, started by the person of this name; in a match it is the first or second."""
        seats = tuple(changed(seat, sight="") for seat in self.seats)
        clock = self.settings.clock
        times = begin_times(clock, len(seats)) if clock is not None else None
        after = changed(self, status="playing", paused="", undo=None, taken_back=(), number=self.number + 1)
        return changed(after, seats=seats, times=times, begun_by=by, half=half, request=None, refused=())

    def make_choice(self, sets: Shelf, match: p.MatchInfo | None = None, before: Choice | None = None) -> Choice:
        """Return the game to be dealt, perhaps the second of a match; raise Sorry if a seat is empty."""
        free = [str(n + 1) for n, seat in enumerate(self.seats) if seat.kind == "open"]
        if free:
            raise Sorry("sorry-empty", seats=Listed(tuple(free)))
        choice = choice_of(self.settings, sets, [seat.name for seat in self.seats], [seat.hero for seat in self.seats])
        if not self.settings.match:
            return choice
        if match is not None and match.half == 1 and before is not None:
            return second_choice(replace(choice, half_seed=before.half_seed), match.first)
        return replace(choice, half=1, half_seed=self.seed)  # the commitment covers the split too

    # Coming and going

    def with_door(self, closed: bool, here: Mapping[str, str]) -> Table:
        """Close the table, or open it to everyone with its address; when it closes, everyone present is let in."""
        after = changed(self, settings=changed(self.settings, closed=closed))
        seated = {seat.person: seat.name for seat in self.seats if seat.person and not seat.here}
        return after.let_in({**here, **seated}) if closed else after

    def let_in(self, people: Mapping[str, str]) -> Table:
        """Let these people, each with their name, come in though the table is closed."""
        admitted = (*self.admitted, *sorted({*people} - {*self.admitted}))
        return changed(self, admitted=admitted, called={**self.called, **people})

    def forget_decision(self, person: str) -> Table:
        """Take back the decision to let a person in or keep them away; raise Sorry if there is none, or they
        have a seat.
        """
        if person not in (each.person for each in self.list_decided()):
            raise Sorry("sorry-undecided")
        return self._without_decision(person)

    def _without_decision(self, person: str) -> Table:
        admitted, removed = (tuple(each for each in some if each != person) for some in (self.admitted, self.removed))
        called = {each: name for each, name in self.called.items() if each != person}
        return changed(self, admitted=admitted, removed=removed, called=called)

    def rename_person(self, person: str, name: str) -> Table:
        """Rename a person, with a number appended where another person here has the name."""
        number, known = self.own_seat(person), self
        if self.called.get(person, name) != name:
            known = changed(self, called={**self.called, person: name})
        if number < 0:
            return known
        seat = self.seats[number]
        wanted = free_name(name, self.list_names(number))
        if wanted == seat.name:
            return known
        paused = wanted if self.paused == seat.name else self.paused
        return changed(known.with_seat(number, changed(seat, name=wanted)), paused=paused)

    def replace_person(self, person: str, to: str) -> Table:
        """Replace a person by another everywhere; leave the table unchanged if both sit here or one was removed."""
        if self.seats_of(to) or to in self.removed or person in self.removed:
            return self
        after = self
        if person in self.admitted:
            after = self._without_decision(person).let_in({to: self.called.get(person, "")})
        if not self.seats_of(person):
            return after
        seats = tuple(changed(seat, person=to) if seat.person == person else seat for seat in self.seats)
        return changed(after, seats=seats, host=to if self.host == person else self.host)

    def leave_seat(self, person: str) -> Table:
        """Leave one's seat; during a game a bot plays on until one takes it back."""
        number = self.seat_of(person)
        if number < 0:
            raise Sorry("sorry-no-seat-of-yours")
        seat = self.seats[number]
        if self.status == "playing" or self.between_games(person):
            return self.played_by(number, seat.bot or STAND_IN)
        after = changed(self, seats=tuple(TableSeat() if each.person == person else each for each in self.seats))
        return changed(after, host=next(iter(after.list_people()), person)) if self.host == person else after

    def left_by(self, person: str) -> Table:
        """Remove a person who will never be back: a bot plays where a game is on, else the seats are open."""
        if self.status == "gathering":
            return self.leave_seat(person) if self.seats_of(person) else self
        after = self
        for number in self.seats_of(person) if self.status == "playing" else ():
            after = after.played_by(number, self.seats[number].bot or STAND_IN)
        return after

    def remove_person(self, number: int, answers: int) -> Table:
        """Take a person off a seat and keep them away. During a game a bot plays on from the present answer."""
        seat = self.require_seat(number)
        if seat.kind != "person" or seat.person == self.host:
            raise Sorry("sorry-nobody-to-remove")
        left = TableSeat()
        if self.status == "playing" or self.between_games(self.host):
            until = seat.until if seat.conceded else answers
            left = changed(seat, kind="bot", person="", bot=seat.bot or STAND_IN, until=until, removed=True)
        return changed(self.with_seat(number, left), undo=None, request=None).kept_out({seat.person: seat.name})

    def kept_out(self, people: Mapping[str, str]) -> Table:
        """Keep away these people without a seat, each with their name; raise Sorry if there are none."""
        if not people:
            raise Sorry("sorry-nobody-to-remove")
        return changed(self, removed=(*self.removed, *people), called={**self.called, **people})

    def set_pause(self, person: str, on: bool, here: Collection[str]) -> Table:
        """Pause the game for everyone, or ask to where a clock runs; or continue it."""
        seat = self.seat_of(person)
        if seat < 0:
            raise Sorry("sorry-watching-pause")
        if not on:
            after = self.without_request() if self.request is not None and self.request.seat == seat else self
            return changed(after, paused="")
        if self.paused:
            return self
        others = self.to_agree_to_pause(seat)
        return self.asked_for("pause", seat, others, here) if others else self.paused_by(seat)

    def to_agree_to_pause(self, seat: int) -> list[int]:
        """List the seats whose people must agree to a pause; none where no clock runs."""
        return self.had_a_say(seat, maxsize) if self.settings.clock is not None else []

    def paused_by(self, seat: int) -> Table:
        return changed(self, paused=self.seats[seat].name, request=None)

    def between_games(self, person: str) -> list[int]:
        """List the other seats whose people played the first game of a match and still have the second to come."""
        if self.status != "over" or self.half != 1 or not self.settings.match:
            return []
        return [n for n, s in enumerate(self.seats) if s.person != person and (s.kind == "person" or s.removed)]

    def end_match(self, person: str, here: Collection[str]) -> Table:
        """End a match after its first game, or ask the others to."""
        seat = self.seat_of(person)
        if seat < 0:
            raise Sorry("sorry-watching-rematch")
        if self.status != "over" or self.half != 1:
            raise Sorry("sorry-no-half-time")
        others = self.between_games(person)
        return self.asked_for("match", seat, others, here) if others else self.reset(here)

    def asked_for(self, about: p.Agreed, seat: int, others: list[int], here: Collection[str]) -> Table:
        """Add a request that waits for other seats; raise Sorry if it cannot be made now."""
        if self.request is not None and self.request.seat != seat:
            raise Sorry("sorry-request-pending", name=self.seats[self.request.seat].name)
        self.check_askable(about, seat, others, here)
        return changed(self, request=p.ConsentRequest(about=about, seat=seat, waiting_for=others))

    def check_askable(self, about: str, seat: int, others: Collection[int], here: Collection[str]) -> None:
        """Raise Sorry if a seat was refused this already, or one of those who must agree is unable to."""
        if (about, seat) in self.refused:
            raise Sorry("sorry-refused-already", about=about)
        gone = [self.seats[each].name for each in others if not self.seats[each].person]
        if gone:
            key = "sorry-match-removed" if about == "match" else "sorry-undo-removed"
            raise Sorry(key, names=Listed(tuple(gone)))
        away = [self.seats[each].name for each in others if self.seats[each].person not in here]
        if away:
            raise Sorry("sorry-undo-away", names=Listed(tuple(away)))

    def without_undo(self) -> Table:
        """Drop the request to undo: it was refused or withdrawn, or the person who asked no longer plays."""
        if self.undo is None:
            return self
        return changed(self, undo=None, refused=(*self.refused, ("undo", self.undo.seat)))

    def without_request(self) -> Table:
        """Drop the other request too."""
        if self.request is None:
            return self
        return changed(self, request=None, refused=(*self.refused, (self.request.about, self.request.seat)))

    def hand_over(self, person: str, number: int, bot: str, here: Collection[str]) -> Table:
        """Let a bot play for oneself, or for a person who is not connected or whose time ran out."""
        seat = self.require_seat(number)
        check_bot(bot)
        if self.seat_of(person) < 0:
            raise Sorry("sorry-watching-hand-over")
        if seat.kind != "person" or seat.bot:
            raise Sorry("sorry-bot-plays", seat=number + 1)
        late = self.times is not None and self.times.late and self.times.seat == number
        if seat.person != person and seat.person in here and not late:
            raise Sorry("sorry-is-here", name=seat.name)
        return self.played_by(number, bot)

    def played_by(self, number: int, bot: str) -> Table:
        """Let a bot play for the person of a seat. Their own requests end, but they may still agree to others'."""
        after = self.without_undo() if self.undo is not None and self.undo.seat == number else self
        after = after.without_request() if self.request is not None and self.request.seat == number else after
        return changed(after, aided=True).with_seat(number, changed(self.seats[number], bot=bot))

    def take_back(self, person: str) -> Table:
        """Take one's seat back from the bot."""
        number = self.seat_of(person)
        if number < 0 or not self.seats[number].bot:
            raise Sorry("sorry-no-bot")
        if self.seats[number].conceded:
            raise Sorry("sorry-gave-up")
        clock, times = self.settings.clock, self.times
        if clock is not None and times is not None and times.ran_out(clock, number):
            raise Sorry("sorry-bot-answers-first")
        after = self.with_seat(number, changed(self.seats[number], bot=""))
        return changed(after, times=self.times.taken_back(number)) if self.times is not None else after

    def give_up(self, person: str, answers: int) -> Table:
        """Give up the game after that many answers; a bot plays it to its end."""
        number = self.seat_of(person)
        if number < 0:
            raise Sorry("sorry-watching-give-up")
        seat = self.seats[number]
        if seat.conceded:
            raise Sorry("sorry-gave-up-already")
        given_up = changed(seat, conceded=True, bot=seat.bot or STAND_IN, until=answers)
        return changed(self.with_seat(number, given_up), undo=None, request=None)

    # Clocks

    def update_times(self, now: float, asked: int, number: int, here: Collection[str]) -> Table:
        """Update the times when the game waits for a seat: its time runs or stands.

        While others think about an undo, the time of the person who asked for it runs.
        """
        clock = self.settings.clock
        if clock is None or self.times is None:
            return self
        whose = self.undo.seat if self.undo is not None and asked >= 0 else asked
        timed = self.status == "playing" and whose >= 0 and self.seats[whose].human
        present = not clock.live or any(person in here for person in self.list_people())
        runs = timed and present and not self.paused and not self._is_passing_device(clock, whose)
        times = self.times.ask_seat(clock, now, whose if timed else -1, number, runs)
        return self if times is self.times else changed(self, times=times)

    def _is_passing_device(self, clock: ClockSetting, asked: int) -> bool:
        """Check whether a device is still being passed to the person asked. No time runs then, unless people
        elsewhere wait.
        """
        return clock.live and self.seats[asked].sight == "called" and len(self.list_people()) == 1

    def time_runs_out(self) -> float | None:
        """Return the moment when the time of the person asked runs out; None if it stands or has run out."""
        clock, times = self.settings.clock, self.times
        if clock is None or times is None or times.since is None or times.late:
            return None
        return times.since + times.free_seconds(clock, times.since) + times.seconds_left(clock, times.seat, times.since)

    def find_deadline(self) -> float | None:
        """Return the moment to look after a table nobody uses: a clock of days runs out, or (0) bots are to go on."""
        clock = self.settings.clock
        if clock is None or clock.live or self.status != "playing" or self.paused or self.times is None:
            return None
        if self.times.seat >= 0:
            return self.time_runs_out()
        return 0.0 if any(seat.human for seat in self.seats) else None

    # One device for several

    def lower_curtain(self, asked: int) -> Table:
        """Lower the curtain if the device of the person asked shows another seat."""
        if asked < 0 or not self.seats[asked].human or self.seats[asked].sight:
            return self
        return self._call_to_device(asked) if len(self.seats_of(self.seats[asked].person)) > 1 else self

    def pass_device(self, person: str, number: int, lifted: bool) -> Table:
        """Pass the device to one of those who share it, or lift the curtain for the one it was passed to."""
        seat = self.require_seat(number)
        if self.status != "playing" or seat.person != person or len(self.seats_of(person)) < 2:
            raise Sorry("sorry-no-curtain", seat=number + 1)
        if not lifted:
            return self._call_to_device(number)
        if seat.sight != "called":
            raise Sorry("sorry-not-called", name=seat.name)
        return self.with_seat(number, changed(seat, sight="shown"))

    def _call_to_device(self, number: int) -> Table:
        person = self.seats[number].person
        seats = (changed(seat, sight="") if seat.person == person else seat for seat in self.seats)
        return changed(self, seats=tuple(seats)).with_seat(number, changed(self.seats[number], sight="called"))

    # The game goes on, and back

    def had_a_say(self, seat: int, number: int) -> list[int]:
        """List the other seats that belonged to people when one of the answers after this one was given.

        It does not matter who sits there now: a person who lost the connection, or lets a bot play, still has a say.
        People who share the device agree at the table.
        """
        person = self.seats[seat].person
        return [
            n
            for n, each in enumerate(self.seats)
            if each.person != person and ((each.kind == "person" and not each.conceded) or each.until > number)
        ]

    def to_agree(self, hosted: Hosted, seat: int, number: int) -> list[int]:
        """List the seats whose people must agree before a seat takes back all but the first few answers."""
        others = self.had_a_say(seat, number)
        return [] if others and self.settings.undo == "free" and hosted.is_free(seat, number) else others

    def after_answer(self, over: bool) -> Table:
        """Update the table after an answer: no undo is pending any more, and perhaps the game is over."""
        if not over and self.undo is None and not self.taken_back and not self.refused:
            return self
        request = None if over else self.request
        after = changed(self, undo=None, taken_back=(), refused=(), request=request)
        return changed(after, status="over" if over else "playing")

    def after_undo(self, number: int, taken: Sequence[str] = (), agreed: bool = True) -> Table:
        """Update the table after an undo that left so many answers and took these back; `agreed` by all who
        have a say.
        """
        seats = tuple(changed(seat, until=min(seat.until, number)) for seat in self.seats)
        times = self.times.after_undo(number) if agreed and self.times is not None else self.times
        return changed(self, undo=None, seats=seats, taken_back=tuple(taken), times=times)

    def can_redo(self, person: str) -> bool:
        """Check whether a person can redo what was taken back: it came from their device, or from bots still there."""
        seat = self.seat_of(person)
        if self.status != "playing" or self.paused or not self.taken_back or seat < 0 or not self.seats[seat].human:
            return False
        givers = {int(line.partition(" ")[0]) for line in self.taken_back}
        return seat in givers and all(self.seats[n].person == person or self.seats[n].bot for n in givers)


def new_table(settings: p.Settings, sets: Shelf, host: str, name: str = "") -> Table:
    """Make a table with nobody seated; raise Sorry, RuleError or CardError if the settings make no sense."""
    in_teams = means_teams(settings, sets)
    seed, salt = _make_seed(settings)
    seats = tuple(TableSeat() for _ in range(settings.players))
    table = Table(settings=settings, seats=seats, host=host, seed=seed, salt=salt, in_teams=in_teams)
    return table.with_door(settings.closed, {host: name})


def _make_seed(settings: p.Settings) -> tuple[str, str]:
    """Make a seed with its salt; a lesson's seed is always the same, so that its shuffles are too."""
    seed, salt = new_seed()
    return find_lesson(settings.lesson).seed if settings.lesson else seed, salt


def means_teams(settings: p.Settings, sets: Shelf) -> bool:
    """Check whether valid settings mean teams."""
    return profile_of(choice_of(settings, sets, number_seats(settings), ())).teams


def to_record(id: str, table: Table, waiting: int) -> TableRecord:
    """Convert the table for the store, with the seat that the game waits for."""
    body = msgspec.to_builtins(table)
    del body["status"]
    people = tuple(table.list_people())
    row = TableRecord(id, table.status, table.settings.public, {**body, "waiting": waiting}, people)
    return row._replace(deadline=table.find_deadline())


def from_record(status: str, body: Mapping[str, Any]) -> Table:
    """Convert a stored table back; a clock of minutes does not run until a person is back."""
    table = msgspec.convert({**body, "status": status}, Table)
    clock, times = table.settings.clock, table.times
    return changed(table, times=changed(times, since=None)) if times and clock and clock.live else table
