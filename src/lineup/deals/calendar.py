"""The deal of a day: which game it is and how its cards lie, made from the date and nothing else.

So any server, any installation and the page without a server have the same deal, and a log can be checked anywhere.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from lineup.engine.saying import say
from lineup.errors import LineUpError, shorten_text
from lineup.games import Choice, find_game, make_choice

CALENDAR: Final = Path(__file__).with_name("calendar.toml")
PLAYER: Final = 0  # the seat of the person; bots have the others
BOT_NAMES: Final = ("Ace", "Bea", "Cy", "Dot")
SEED_LETTERS: Final = 32
PERSON: Final = "You"


class DealError(LineUpError, ValueError):
    """A day without a deal, or a log that does not count; the sentence says why."""


@dataclass(frozen=True)
class Deal:
    """The deal of one day."""

    day: date
    number: int  # counted from 1
    game: str
    players: int
    variants: tuple[str, ...]

    @property
    def id(self) -> str:
        return self.day.isoformat()

    @property
    def seed(self) -> str:
        """The seed of the shuffles."""
        return hash_words("line-up deal", self.id)[:SEED_LETTERS]

    @property
    def title(self) -> str:
        """The box, and the variants by their titles."""
        info = find_game(self.game)
        titles = [each.title for each in info.variants if each.id in self.variants]
        return ", ".join([info.title, *titles])

    def make_choice(self, name: str = PERSON) -> Choice:
        """Return the game to be dealt, with a person of this name and bots."""
        return make_choice(self.game, (name, *BOT_NAMES[: self.players - 1]), self.variants)


@dataclass(frozen=True)
class CalendarWay:
    """One way to play of the calendar."""

    game: str
    players: int
    variants: tuple[str, ...]


@dataclass(frozen=True)
class Calendar:
    """The ways to play from a first day on."""

    first: date
    ways: tuple[CalendarWay, ...]


def hash_words(*words: str) -> str:
    """Return a hash of some words, the same on every machine."""
    return sha256("\n".join(words).encode()).hexdigest()


@cache
def read_calendars() -> tuple[Calendar, ...]:
    """Return the calendars, the earliest first."""
    with CALENDAR.open("rb") as file:
        data = tomllib.load(file)
    return tuple(
        Calendar(
            each["first"],
            tuple(CalendarWay(way["game"], way["players"], tuple(way.get("variants", ()))) for way in each["ways"]),
        )
        for each in data["calendar"]
    )


def first_day() -> date:
    return read_calendars()[0].first


def day_at(seconds: float) -> date:
    """Return the day of a time in seconds since 1970; days begin at midnight UTC, everywhere at once."""
    return datetime.fromtimestamp(seconds, UTC).date()


def seconds_to_next(seconds: float) -> int:
    """Return the seconds from a time until the next deal."""
    tomorrow = datetime.combine(day_at(seconds) + timedelta(days=1), datetime.min.time(), UTC)
    return max(int(tomorrow.timestamp() - seconds), 0)


def find_deal(text: str, today: date) -> Deal:
    """Return the deal of a day such as "2026-12-24"; DealError if there is none or it is still to come."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise DealError(say("deal-no-day", day=shorten_text(text), today=today.isoformat())) from None
    if day > today:
        raise DealError(say("deal-to-come", day=day.isoformat(), today=today.isoformat()))
    if day < first_day():
        raise DealError(say("deal-too-old", day=day.isoformat(), first=first_day().isoformat()))
    return deal_of(day)


def deal_of(day: date) -> Deal:
    """Return the deal of a day on or after the first one."""
    calendar = max((each for each in read_calendars() if each.first <= day), key=lambda each: each.first)
    way = calendar.ways[(day - calendar.first).days % len(calendar.ways)]
    return Deal(day, (day - first_day()).days + 1, way.game, way.players, way.variants)
