"""The boxes as games: their rules profiles and variants, all data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Final

from lineup.engine.profile import Profile, RuleError
from lineup.language.sets import CardSet


@dataclass(frozen=True)
class Variant:
    """A named change of the rules."""

    id: str
    title: str
    summary: str
    switches: tuple[tuple[str, str | int | bool], ...]


@dataclass(frozen=True)
class GameInfo:
    """A box as a game."""

    id: str
    title: str
    summary: str
    profile: Profile
    variants: tuple[Variant, ...] = ()
    by_players: tuple[tuple[int, tuple[tuple[str, str | int | bool], ...]], ...] = ()  # switches per number of seats


DUEL: Final = Profile(
    max_players=2,
    super_villains=0,
    confrontation=True,
    tie_break="characters",
)
GAMES: Final[Mapping[str, GameInfo]] = {
    "heroes-unite": GameInfo(
        "heroes-unite",
        "Heroes Unite",
        "2 to 5 players, each for themselves, against a stack of Super-Villains",
        Profile(),
        (
            Variant(
                "synergy",
                "Super Hero Synergy",
                "one copy of your own Hero card lies ready for you alone to buy",
                (("synergy", True),),
            ),
            Variant(
                "hunt",
                "Super-Villain Hunt",
                "Super-Villains in other players' discard piles can be taken; beating one shields you from the next",
                (("hunt", True), ("defeater_immune", True)),
            ),
            Variant(
                "super-hidden",
                "Super-Hidden Super-Villains",
                "all Super-Villains are shuffled into the main deck; six cards in the Line-Up",
                (("super_hidden", True), ("line_up_size", 6)),
            ),
        ),
    ),
    "confrontations": GameInfo(
        "confrontations",
        "Confrontations",
        "two teams of two confront each other's Characters; also for 2 and 3 players",
        replace(DUEL, max_players=4, confront_target="lowest_cost"),
        by_players=(
            (2, (("store_assist", True),)),
            (3, (("store_assist", True), ("knock_out", "last_standing"))),
            (
                4,
                (
                    ("teams", True),
                    ("assist", True),
                    ("defend_teammate", True),
                    ("block_teammate", True),
                ),
            ),
        ),
    ),
    "rivals-batman-joker": GameInfo(
        "rivals-batman-joker", "Rivals: Batman vs The Joker", "a duel of two Characters", DUEL
    ),
    "rivals-shazam-black-adam": GameInfo(
        "rivals-shazam-black-adam",
        "Rivals: Shazam! vs Black Adam",
        "a duel of two Characters, with Weaknesses that stay in play",
        replace(DUEL, tie_break="characters_deck", defeat_is_gain=True, abilities_after_comparison=True),
    ),
}


@dataclass(frozen=True)
class Choice:
    """How a game is to be played, as a person or a log header states it."""

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
    loaded: tuple[CardSet, ...] = field(default=(), repr=False, compare=False)


def find_game(name: str) -> GameInfo:
    """The game of that id; RuleError with near ids otherwise."""
    if name in GAMES:
        return GAMES[name]
    near = get_close_matches(name, GAMES, n=2, cutoff=0.4) or list(GAMES)
    raise RuleError(f'There is no game "{name}". Did you mean: {", ".join(near)}?')
