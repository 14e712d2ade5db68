"""Which bots there are: those of this package, and those that other packages add.

A package adds a bot by one class (docs/bots.md) and one line in its pyproject.toml, under the name of the bot:

    [project.entry-points."lineup.bots"]
    first = "first_bot:First"
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from lineup.bots.clock import Clock
from lineup.bots.players.learned import LearnedBot, MasterBot
from lineup.bots.players.planner import PlannerBot
from lineup.bots.players.temperaments import AggressorBot, BuilderBot
from lineup.bots.quick.casual import CasualBot
from lineup.bots.quick.random import RandomBot
from lineup.bots.search.search import SearchBot
from lineup.engine.machine import Refused
from lineup.engine.saying import Arg, Listed, Said, say
from lineup.engine.state import Ask, Option, Watcher
from lineup.engine.view import View
from lineup.errors import LineUpError, near

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "lineup.bots"
NAME: Final = re.compile("[a-z0-9-]+")  # names stand in lists with commas, and a second of a kind is "casual 2"
NEEDED: Final = ("name", "title", "summary", "blind", "choose")
SAID: Final = 300  # characters of what is repeated of a bot's words

logger = logging.getLogger(__name__)


class BotError(LineUpError, ValueError):
    """A bot that does not exist, or that cannot be used."""


class IllegalAnswer(Refused):
    """What a bot answered is none of its options."""


class Bot(Protocol):
    """A player that is a program.

    `choose` gives one of `ask.options`, all of its own seat, and sees the game as its seat does. Of a pick of several
    cards it is asked in canonical order (`Ask.in_order`), so that it meets every set once. A partner is also asked in
    between, with a question of the kind "assist"; its "pass" is nobody's answer and leaves the game as it is.
    `clock` says how long it may think (bots/clock.py); who answers at once does not look at it. One of ours that takes
    its time says so by a true attribute `thinks`: a table then asks it in a thread, as it does with all others.
    A `blind` bot looks only at the question: whoever drives it may leave out the view (give None), which saves making
    one.
    """

    @property
    def name(self) -> str: ...

    @property
    def blind(self) -> bool: ...

    def choose(self, view: View, ask: Ask, clock: Clock, /) -> Option: ...


class BotClass(Protocol):
    """The class of a bot that can be asked for by name: called with a seat and a seed it makes one for one game.

    `title` and `summary` are what people choose it by.
    """

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def summary(self) -> str: ...

    def __call__(self, seat: int, seed: str, /) -> Bot: ...


# The ladder that people climb: Beginner, Casual, Skilled, Expert, Master; skilled ones have their temperaments.
LADDER: Final[tuple[BotClass, ...]] = (RandomBot, CasualBot, PlannerBot, AggressorBot, BuilderBot, SearchBot, MasterBot)
OWN: Final[tuple[BotClass, ...]] = (*LADDER, LearnedBot)


class Bots(Mapping[str, BotClass]):
    """All bots by name, our own first. Other packages are looked at only if more than our own are asked for.

    A bot of theirs that cannot be used is left out, with a warning; BotError says why to whoever asks for it.
    """

    def __getitem__(self, name: str) -> BotClass:
        for bot in OWN:
            if bot.name == name:
                return bot
        found = added()[name]
        if isinstance(found, Said):
            raise BotError(found)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(names())

    def __len__(self) -> int:
        return len(names())


BOTS: Final[Mapping[str, BotClass]] = Bots()


def check_bot(name: str) -> str:
    """The name, or that of the bot people know by this title, if it has what it needs; BotError otherwise."""
    if name not in BOTS:
        named = next((bot.name for bot in OWN if bot.title.lower() == name.lower()), "")
        if named:
            return check_bot(named)
        like = near(name, BOTS, 1)
        known = Listed(tuple(BOTS), "")
        raise BotError(
            say("error-bot-near", bot=name, near=like[0], known=known)
            if like
            else say("error-bot", bot=name, known=known)
        )
    needs = str(getattr(BOTS[name], "needs", ""))
    if needs and not _installed(needs):
        raise BotError(say("error-bot-needs", bot=name, needs=needs, extra="learned"))
    return name


def ours(name: str) -> bool:
    """Whether the bot of that name is one of this package's."""
    return any(bot.name == name for bot in OWN)


def offered(name: str) -> bool:
    """Whether people are offered a bot to play with: of our own those on the ladder, the others by name alone."""
    return any(bot.name == name for bot in LADDER) or not ours(name)


@cache
def ratings() -> Mapping[str, float]:
    """The bots that were measured against each other, with their ratings (`python -m tools.generate.ratings`)."""
    found: Mapping[str, float] = json.loads(
        (Path(__file__).parents[1] / "trained" / "ratings.json").read_text("utf-8")
    )["ratings"]
    return found


@cache
def _installed(package: str) -> bool:
    from importlib.util import find_spec

    return find_spec(package) is not None


def make_bot(name: str, seat: int, seed: str) -> Bot:
    """A fresh bot for one game; the same seat and seed give the same decisions."""
    return BOTS[check_bot(name)](seat, seed)


def guarded(bot: Bot) -> Bot:
    """A bot as it is to be asked about a game: itself if it is ours, else behind a `Stranger`."""
    kind: Any = type(bot)  # not a type to the compiler, which knows no modules of those
    home = sys.modules.get(kind.__module__) if kind.__module__.partition(".")[0] == "lineup" else None
    own = getattr(home, kind.__name__, None) is kind  # a class that only says it lies there does not
    return bot if own else Stranger(bot)


class Stranger:
    """A bot that is not ours: it is shown copies, for questions and options are the game's own and could be changed.

    What it answers is one of the options it was asked about, untouched; IllegalAnswer if it is none of them.
    """

    thinks: Final = True  # for all anybody knows

    def __init__(self, bot: Bot) -> None:
        self.bot: Any = bot

    @property
    def name(self) -> str:
        try:
            return legible(self.bot.name)
        except Exception:
            return type(self.bot).__name__

    @property
    def blind(self) -> bool:
        return bool(self.bot.blind)

    def choose(self, view: View | None, ask: Ask, clock: Clock) -> Option:
        if view is not None:
            view.ask = None if view.ask is None else _copied(view.ask)
            view.watchers = tuple([Watcher(*each.row()) for each in view.watchers])
        given: Any = self.bot.choose(view, _copied(ask), clock)
        if type(given) is Option:
            row = given.row()
            for option in ask.options:
                if option.row() == row:
                    return option
        raise IllegalAnswer(say("refused-bots-answer", bot=self.name, answer=legible(given)))

    def close(self) -> None:
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()


def _copied(ask: Ask) -> Ask:
    """The same question, of which nothing is the game's."""
    options = tuple([Option(*option.row()) for option in ask.options])
    picks = ask.least, ask.most, ask.among, ask.picked
    return Ask(ask.seat, ask.kind, options, ask.source, ask.what, ask.secret, *picks)


def legible(what: object) -> str:
    """What strange code says, shortened, as one line that does no terminal or file any harm. It never raises."""
    try:
        text = str(what)[: 4 * SAID]
        return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())[:SAID]
    except BaseException:  # whatever its __str__ does
        return "(unreadable)"


def told(error: BaseException) -> str:
    """What an exception says, as `legible` as that: its sentence if it is one of ours, else its kind and its words."""
    words = legible(error)
    if isinstance(error, LineUpError):
        return words
    return legible(f"{type(error).__name__}: {words}" if words else type(error).__name__)


@cache
def names() -> list[str]:
    """All bots that can be used; there is a warning for each that cannot."""
    for found in added().values():
        if isinstance(found, Said):
            logger.warning("%s", BotError(found))
    return [bot.name for bot in OWN] + [name for name, found in added().items() if not isinstance(found, Said)]


@cache
def added() -> dict[str, BotClass | Said]:
    """The bots of other packages by name, or a sentence that says why one cannot be used."""
    from importlib.metadata import entry_points  # takes as long to load as the bots

    found: dict[str, BotClass | Said] = {}
    owners: dict[str, str] = {bot.name: "lineup" for bot in OWN}
    for point in sorted(entry_points(group=GROUP), key=lambda each: (each.name, _package(each))):
        name, package = point.name, _package(point)
        owner = owners.setdefault(name, package)
        if owner == package:
            found[name] = _loaded(point)
        elif owner == "lineup":
            found[name] = say("error-bot-ours", bot=name, package=package)
        else:
            found[name] = say("error-bot-twice", bot=name, first=owner, second=package)
    return found


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def _loaded(point: EntryPoint) -> BotClass | Said:
    """The class an entry point names, or what is wrong with it."""
    facts: dict[str, Arg] = {"bot": point.name, "package": _package(point)}
    if not NAME.fullmatch(point.name):
        return say("error-bot-name", **facts)
    facts["place"] = point.value
    try:
        bot: Any = point.load()
        return _wrong(bot, point.name, facts) or cast(BotClass, bot)
    except (Exception, SystemExit) as error:  # whatever a strange module does
        return say("error-bot-load", error=told(error), **facts)


def _wrong(bot: Any, name: str, facts: Mapping[str, Arg]) -> Said | None:
    """What keeps this from being the class of the bot of that name."""
    if not callable(bot):
        return say("error-bot-class", **facts)
    missing = [each for each in NEEDED if not hasattr(bot, each)]
    if missing:
        return say("error-bot-lacks", missing=Listed(tuple(missing), "or"), **facts)
    if not _takes_clock(bot):
        return say("error-bot-clock", **facts)
    if bot.name != name:
        return say("error-bot-named", named=legible(bot.name), **facts)
    for each in ("title", "summary"):
        text: object = getattr(bot, each)
        if not isinstance(text, str) or not text.isprintable():
            return say("error-bot-text", what=each, **facts)
    return None


def _takes_clock(bot: Any) -> bool:
    """Whether `choose` takes view, question and clock, as far as can be seen."""
    from inspect import signature  # takes as long to load as the bots

    choose: Any = bot.choose
    if not isinstance(bot, type):
        return True
    try:
        signature(choose).bind(None, None, None, None)
    except TypeError:
        return False
    except ValueError:  # a compiled one that does not tell
        return True
    return True
