"""A table before the start: how it is to be played and who sits where."""

from __future__ import annotations

from typing import Final

from lineup.games import profile_of
from lineup.table import protocol as p
from lineup.table.seats import GUEST, Seat, Sorry, check_name, choice_of, custom_set, free_name, numbered, seat_bot

SPECTATOR: Final = -1


class Seating:
    """Settings, seats and the host of a table."""

    def __init__(self, settings: p.Settings, host: str) -> None:
        self.settings = settings
        self.host = host
        self.seats = [Seat() for _ in range(settings.players)]
        self.in_teams = False
        self.status: p.Status = "gathering"

    @staticmethod
    def check(settings: p.Settings) -> bool:
        """Whether these settings, which must make sense, mean teams."""
        return profile_of(choice_of(settings, numbered(settings), ())).teams

    def seat_of(self, person: str) -> int:
        """The seat of a person, or -1."""
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), SPECTATOR)

    def team_of(self, seat: int) -> int:
        """The team of a seat, or -1."""
        teams = self.teams()
        return teams[seat] if seat >= 0 and teams else -1

    def teams(self) -> list[int]:
        """The team of each seat; empty if each plays for themselves."""
        return [seat % 2 for seat in range(len(self.seats))] if self.in_teams else []

    def custom(self) -> dict[str, str]:
        """The custom sets of the table: their texts by id."""
        return {custom_set(text).id: text for text in self.settings.custom}

    def require_host(self, person: str) -> None:
        if person != self.host:
            raise Sorry("Only the host of the table can do that.")

    @property
    def begun(self) -> bool:
        """Whether a game is on the table that is not over; it may be one that can only be looked at."""
        return self.status in ("playing", "read-only")

    def require_open(self) -> None:
        if self.status not in ("gathering", "over"):
            raise Sorry("The game has begun; that can be changed before the start or after the end.")

    def require_seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Sorry(f"There is no seat {number}; the seats are 0 to {len(self.seats) - 1}.")
        return self.seats[number]

    def names(self, but: int = -1) -> list[str]:
        """The names at the table, those of open seats and one seat left out."""
        return [seat.name for n, seat in enumerate(self.seats) if seat.kind != "open" and n != but]

    def sit(self, person: str, name: str, number: int) -> None:
        """Take an open seat, or change to it; Sorry if it is taken or somebody has the name."""
        self.require_open()
        seat = self.require_seat(number)
        if seat.kind != "open":
            who = seat.name if seat.kind == "person" else f"the bot {seat.name}"
            hint = "choose another" if any(each.kind == "open" for each in self.seats) else "the table is full"
            raise Sorry(f"Seat {number + 1} is taken by {who}; {hint}.")
        before = self.seat_of(person)
        wanted = check_name(name) if name else free_name(GUEST, self.names(before))
        if wanted.casefold() in [each.casefold() for each in self.names(before)]:
            raise Sorry(f'Somebody at this table is called "{wanted}"; choose another name.')
        hero = ""
        if before >= 0:
            hero = self.seats[before].hero
            self.seats[before] = Seat()
        self.seats[number] = Seat(kind="person", person=person, name=wanted, hero=hero)

    def set_seat(self, number: int, who: str) -> None:
        """Make a seat open or a bot's."""
        self.require_open()
        seat = self.require_seat(number)
        if seat.kind == "person":
            raise Sorry(f"{seat.name} sits there; remove them first.")
        if who == "open":
            self.seats[number] = Seat(hero=seat.hero)
        else:
            seat_bot(seat, who, self.names(number))

    def wish(self, person: str, number: int, hero: str) -> None:
        """Say which Super Hero or Character is wished for at a seat."""
        self.require_open()
        seat = self.require_seat(number)
        if seat.person != person and not (person == self.host and seat.kind != "person"):
            raise Sorry("You choose for your own seat; the host chooses for bots.")
        heroes = [each.hero for each in self.seats]
        heroes[number] = hero
        choice_of(self.settings, numbered(self.settings), heroes)
        seat.hero = hero
