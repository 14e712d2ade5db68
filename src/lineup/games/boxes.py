"""The boxes as games: their rules profiles, variants and mixes, as `box.toml` of each says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from lineup.boxes import BOXES, Box, BoxError, Found, check_table, first_box, label_file
from lineup.engine.profile import Profile, RuleError, set_printed_switch
from lineup.engine.saying import Listed, say
from lineup.errors import find_near
from lineup.language.sets import CardSet

Switches = tuple[tuple[str, str | int | bool], ...]


@dataclass(frozen=True)
class Variant:
    """A named change of the rules."""

    id: str
    title: str
    summary: str
    switches: Switches
    ours: bool = False  # a house rule; no rulebook has it


@dataclass(frozen=True)
class Mix:
    """A way to play a game together with other boxes that its rulebook describes."""

    id: str
    title: str
    sets: tuple[str, ...]
    players: tuple[int, ...]
    swaps: bool  # single cards are swapped


@dataclass(frozen=True)
class Combination:
    """A way to play with several sets, and the options of the command line that do it."""

    title: str
    options: str


@dataclass(frozen=True)
class Guests:
    """The way Characters of other boxes join the teams of a box, with cards for those of Characters not played."""

    stay: tuple[str, ...]  # emblems whose cards had better stay in
    not_beside: tuple[str, ...]  # names of basic stacks that do not stand beside its own
    in_teams: Switches  # what its cards bring into teams of another box


@dataclass(frozen=True)
class TwoBoxes:
    """The way Characters of a box play with those of another box, one against one or two against two."""

    stacks: tuple[str, ...]  # names of basic stacks: one against one, the first that a set brings is set up
    teams: Switches


@dataclass(frozen=True)
class GameInfo:
    """A game as a box declares it: rules switches, variants, mixes and the combinations it suggests."""

    id: str
    title: str
    summary: str
    profile: Profile
    variants: tuple[Variant, ...] = ()
    by_players: tuple[tuple[int, Switches], ...] = ()  # switches per number of seats
    said_of_players: tuple[tuple[int, str], ...] = ()  # what is special for a number of seats
    guests: Guests | None = None
    two_boxes: TwoBoxes | None = None
    mixes: tuple[Mix, ...] = ()
    combinations: tuple[Combination, ...] = ()


def read_game(box: Box) -> GameInfo:
    """Read a box as a game; raise BoxError if its `box.toml` is wrong."""
    where, data = label_file(box.folder), box.data
    profile = Profile()
    for key, value in _read_switches(data.get("rules", {}), f"{where}, rules"):
        profile = set_printed_switch(profile, key, value)
    players = [
        _check_entry(each, {"number": int, "summary": str, "rules": dict}, f"{where}, players")
        for each in data.get("players", ())
    ]
    named = {"id": str, "title": str, "summary": str, "rules": dict}
    variants = [_check_entry(each, named, f"{where}, variant", ours=bool) for each in data.get("variant", ())]
    mixes = [
        _check_entry(each, {"id": str, "title": str, "sets": list, "players": list, "swaps": bool}, f"{where}, mix")
        for each in data.get("mix", ())
    ]
    combinations = [
        _check_entry(each, {"title": str, "options": str}, f"{where}, combination")
        for each in data.get("combination", ())
    ]
    return GameInfo(
        box.id,
        box.title,
        data["summary"],
        profile,
        tuple(
            Variant(
                each["id"],
                each["title"],
                each["summary"],
                _read_switches(each["rules"], f'{where}, variant "{each["id"]}"', profile),
                each.get("ours", False),
            )
            for each in variants
        ),
        tuple(
            (each["number"], _read_switches(each["rules"], f"{where}, {each['number']} players", profile))
            for each in players
        ),
        tuple((each["number"], each["summary"]) for each in players),
        _read_guests(data["guests"], f"{where}, guests") if "guests" in data else None,
        _read_two_boxes(data["two_boxes"], f"{where}, two_boxes") if "two_boxes" in data else None,
        tuple(
            Mix(each["id"], each["title"], tuple(each["sets"]), tuple(each["players"]), each["swaps"]) for each in mixes
        ),
        tuple(Combination(each["title"], each["options"]) for each in combinations),
    )


def _check_entry(table: object, known: Mapping[str, type], where: str, **also: type) -> dict[str, Any]:
    """Check that a table has all of the known keys; it may have the others."""
    check_table(table, {**known, **also}, where, needed=tuple(known))
    assert isinstance(table, dict)
    return table


def _read_guests(table: object, where: str) -> Guests:
    found = _check_entry(table, {"stay": list, "not_beside": list, "in_teams": dict}, where)
    return Guests(
        tuple(found["stay"]), tuple(found["not_beside"]), _read_switches(found["in_teams"], f"{where}, in_teams")
    )


def _read_two_boxes(table: object, where: str) -> TwoBoxes:
    found = _check_entry(table, {"stacks": list, "teams": dict}, where)
    return TwoBoxes(tuple(found["stacks"]), _read_switches(found["teams"], f"{where}, teams"))


def _read_switches(table: Mapping[str, Any], where: str, profile: Profile | None = None) -> Switches:
    """Read the switches of a table and try each."""
    for key, value in table.items():
        try:
            set_printed_switch(profile or Profile(), key, value)
        except RuleError as error:
            raise BoxError(f"{where}: {error}") from None
    return tuple(table.items())


GAMES: Final = Found(lambda: {box.id: read_game(box) for box in BOXES.values()})


@dataclass(frozen=True)
class Origin:
    """The position a game starts from: that of the game of this seed, after these answers.

    With a seat, what it could not know there is dealt anew by the seed of the game that goes on; with -1 all cards lie
    as they lay. `before` is where the former game itself went on from.
    """

    seed: str
    answers: tuple[str, ...]
    seat: int = -1
    before: Origin | None = None


@dataclass(frozen=True)
class Choice:
    """The choice of a way to play, as a person or a log header states it."""

    game: str
    seats: tuple[str, ...]
    variants: tuple[str, ...] = ()
    rules: tuple[tuple[str, str], ...] = ()
    sets: tuple[str, ...] = ()  # files or boxes mixed in
    mix: tuple[tuple[str, tuple[str, ...]], ...] = ()  # set id -> the groups it gives; empty: everything
    other_half: bool = False  # the groups of the mix change places (HU-COMB-06)
    half: int = 0  # 1 or 2: one half of all main-deck cards (two-game matches)
    half_seed: str = ""
    heroes: tuple[str, ...] = ()  # wished-for Super Heroes, "" for none
    first_scores: tuple[int, ...] = ()  # in the second game of a match: those of the first
    swaps: tuple[tuple[str, str], ...] = ()  # a card that goes out, one that comes in
    trial: str = ""  # a card (set/id) to try out: one more copy of it is in the first player's opening hand
    deal: tuple[tuple[str, tuple[str, ...]], ...] = ()  # a prepared deal: place ("hand@0") -> cards by short name
    origin: Origin | None = None  # the position it goes on from, instead of a deal
    loaded: tuple[CardSet, ...] = field(default=(), repr=False, compare=False)


def find_game(name: str) -> GameInfo:
    """Return the game with that id; raise RuleError with near ids otherwise."""
    if name in GAMES:
        return GAMES[name]
    like = Listed(tuple(find_near(name, GAMES)), "or")
    raise RuleError(say("error-game", game=name, near=like, known=Listed(tuple(GAMES))))


def first_game() -> str:
    """Return the id of the default game: the first box."""
    return first_box().id
