"""The bots there are: those of this package, and those that other packages add.

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
from lineup.errors import LineUpError, find_near

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
    """A bot's answer is none of its options."""


class Bot(Protocol):
    """A player that is a program.

    `choose` gives one of `ask.options`, all of its own seat, and sees the game as its seat does. Of a pick of several
    cards it is asked in canonical order (`Ask.in_order`), so that it meets every set once. A partner is also asked in
    between, with a question of the kind "assist"; its "pass" is nobody's answer and leaves the game as it is.
    `clock` says how long it may think (bots/clock.py); who answers at once does not look at it. One of ours that takes
    its time says so by a true attribute `thinks`: a table then asks it in a process, all others in threads.
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
        found = added_bots()[name]
        if isinstance(found, Said):
            raise BotError(found)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(bot_names())

    def __len__(self) -> int:
        return len(bot_names())


BOTS: Final[Mapping[str, BotClass]] = Bots()


def check_bot(name: str) -> str:
    """Return the name of a bot, given that name or its title; BotError if it cannot be used."""
    if name not in BOTS:
        named = next((bot.name for bot in OWN if bot.title.lower() == name.lower()), "")
        if named:
            return check_bot(named)
        like = find_near(name, BOTS, 1)
        known = Listed(tuple(BOTS), "")
        raise BotError(
            say("error-bot-near", bot=name, near=like[0], known=known)
            if like
            else say("error-bot", bot=name, known=known)
        )
    needs = missing_package(BOTS[name])
    if needs:
        raise BotError(say("error-bot-needs", bot=name, needs=needs, extra="learned"))
    return name


def missing_package(bot: BotClass) -> str:
    """Return the package that a bot needs and that is not installed; empty if it can play."""
    needs = str(getattr(bot, "needs", ""))
    return needs if needs and not _is_installed(needs) else ""


def is_ours(name: str) -> bool:
    """Return whether the bot of that name is one of this package's."""
    return any(bot.name == name for bot in OWN)


def is_offered(name: str) -> bool:
    """Return whether people are offered the bot: ours if it is on the ladder and can play here, others when asked for
    by name.
    """
    return any(bot.name == name and not missing_package(bot) for bot in LADDER) or not is_ours(name)


@cache
def load_ratings() -> Mapping[str, float]:
    """Return the measured bots with their ratings (`python -m tools.generate.ratings`)."""
    found: Mapping[str, float] = json.loads(
        (Path(__file__).parents[1] / "trained" / "ratings.json").read_text("utf-8")
    )["ratings"]
    return found


@cache
def _is_installed(package: str) -> bool:
    from importlib.util import find_spec

    return find_spec(package) is not None


def make_bot(name: str, seat: int, seed: str) -> Bot:
    """Make a bot for one game; the same seat and seed give the same decisions."""
    return BOTS[check_bot(name)](seat, seed)


def guarded(bot: Bot) -> Bot:
    """Return a bot as it has to be asked about a game: itself if it is ours, else behind a `Stranger`."""
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
            return make_legible(self.bot.name)
        except Exception:
            return type(self.bot).__name__

    @property
    def blind(self) -> bool:
        return bool(self.bot.blind)

    def choose(self, view: View | None, ask: Ask, clock: Clock) -> Option:
        if view is not None:
            view.ask = None if view.ask is None else _copy_question(view.ask)
            view.watchers = tuple([Watcher(*each.to_row()) for each in view.watchers])
        given: Any = self.bot.choose(view, _copy_question(ask), clock)
        if type(given) is Option:
            row = given.to_row()
            for option in ask.options:
                if option.to_row() == row:
                    return option
        raise IllegalAnswer(say("refused-bots-answer", bot=self.name, answer=make_legible(given)))

    def close(self) -> None:
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()


def _copy_question(ask: Ask) -> Ask:
    """Copy a question so that none of the game's own objects are in it."""
    options = tuple([Option(*option.to_row()) for option in ask.options])
    picks = ask.least, ask.most, ask.among, ask.picked
    return Ask(ask.seat, ask.kind, options, ask.source, ask.what, ask.secret, *picks)


def make_legible(what: object) -> str:
    """Return foreign text as one short line that is harmless to terminals and files. It never raises."""
    try:
        text = str(what)[: 4 * SAID]
        return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())[:SAID]
    except BaseException:  # whatever its __str__ does
        return "(unreadable)"


def describe_error(error: BaseException) -> str:
    """Describe an exception in one line: our own by its sentence, others by their kind and words."""
    words = make_legible(error)
    if isinstance(error, LineUpError):
        return words
    return make_legible(f"{type(error).__name__}: {words}" if words else type(error).__name__)


@cache
def bot_names() -> list[str]:
    """Return the names of all bots that can be used, with a warning for each that cannot."""
    for found in added_bots().values():
        if isinstance(found, Said):
            logger.warning("%s", BotError(found))
    return [bot.name for bot in OWN] + [name for name, found in added_bots().items() if not isinstance(found, Said)]


@cache
def added_bots() -> dict[str, BotClass | Said]:
    """Return the bots of other packages by name, or the sentence that says why one cannot be used."""
    from importlib.metadata import entry_points  # takes as long to load as the bots

    found: dict[str, BotClass | Said] = {}
    owners: dict[str, str] = {bot.name: "lineup" for bot in OWN}
    for point in sorted(entry_points(group=GROUP), key=lambda each: (each.name, _package_name(each))):
        name, package = point.name, _package_name(point)
        owner = owners.setdefault(name, package)
        if owner == package:
            found[name] = _load_class(point)
        elif owner == "lineup":
            found[name] = say("error-bot-ours", bot=name, package=package)
        else:
            found[name] = say("error-bot-twice", bot=name, first=owner, second=package)
    return found


def _package_name(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def _load_class(point: EntryPoint) -> BotClass | Said:
    """Return the class an entry point names, or the sentence that says why it cannot be used."""
    facts: dict[str, Arg] = {"bot": point.name, "package": _package_name(point)}
    if not NAME.fullmatch(point.name):
        return say("error-bot-name", **facts)
    facts["place"] = point.value
    try:
        bot: Any = point.load()
        return _find_flaw(bot, point.name, facts) or cast(BotClass, bot)
    except (Exception, SystemExit) as error:  # whatever a strange module does
        return say("error-bot-load", error=describe_error(error), **facts)


def _find_flaw(bot: Any, name: str, facts: Mapping[str, Arg]) -> Said | None:
    """Return the reason why this cannot be the class of the bot of that name; None if it can."""
    if not callable(bot):
        return say("error-bot-class", **facts)
    missing = [each for each in NEEDED if not hasattr(bot, each)]
    if missing:
        return say("error-bot-lacks", missing=Listed(tuple(missing), "or"), **facts)
    if not _takes_clock(bot):
        return say("error-bot-clock", **facts)
    if bot.name != name:
        return say("error-bot-named", named=make_legible(bot.name), **facts)
    for each in ("title", "summary"):
        text: object = getattr(bot, each)
        if not isinstance(text, str) or not text.isprintable():
            return say("error-bot-text", what=each, **facts)
    return None


def _takes_clock(bot: Any) -> bool:
    """Return whether `choose` takes view, question and clock, as far as its signature shows."""
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
