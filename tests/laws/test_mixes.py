"""Every mix of two boxes, by any way and for any number of players: it is played to its end, or refused before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import lineup
from lineup.games import GAMES, GROUPS, groups_of

PAIRS = [(base, other) for base, other in product(GAMES, GAMES) if base != other]
INTERNAL = re.compile("|".join(GAMES) + r"|\w+/\w+")  # ids of boxes and cards are for programs
NAMED = re.compile(r"Confrontations|Rivals|Heroes Unite|\d players|swap in a card")  # what would be right


def ways(base: str, other: str) -> Iterator[dict[str, Any]]:
    """The ways two boxes come together: whole, two swaps of like cards, and both halves of a mix by groups."""
    yield {}
    dice = Random(f"{base} {other}")
    mine, theirs = ([card for card in lineup.box(each).cards if card.stack == "main"] for each in (base, other))
    for out in dice.sample(mine, 2):
        like = min(theirs, key=lambda card: (card.title != out.title, abs(card.cost - out.cost), card.id))
        yield {"swaps": [(out.ref, like.ref)]}
    having = {each: groups_of(lineup.box(each)) for each in (base, other)}
    mix: dict[str, list[str]] = {base: [], other: []}
    for group in GROUPS:
        if group != "Super-Villain" or base == "heroes-unite":
            mix[dice.choice([each for each in (base, other) if group in having[each]])].append(group)
    for half in (False, True):
        yield {"mix": mix, "other_half": half}


def play(game: lineup.Game, dice: Random, most: int) -> None:
    while game.ask is not None and len(game.answers) < most:
        game.answer(dice.choice(game.ask.options))


def begin(base: str, players: int, seed: int, other: str, how: dict[str, Any]) -> lineup.Game | str:
    """A game, or why there is none."""
    try:
        return lineup.new_game(base, players, seed, sets=[other], **how)
    except lineup.RuleError as error:
        return str(error)


@pytest.mark.parametrize(("base", "other"), PAIRS)
def test_a_mix_begins_or_is_refused_with_what_would_be_right(base: str, other: str) -> None:
    begun = 0
    for (number, how), players in product(enumerate(ways(base, other)), (2, 3, 4, 5)):
        game = begin(base, players, number, other, how)
        if isinstance(game, str):
            assert not INTERNAL.search(game), game
            assert NAMED.search(game), game
            continue
        begun += 1
        play(game, Random(number), 15)
        assert lineup.replay(game.to_log()).digest == game.digest
    assert begun >= 4


@pytest.mark.parametrize(
    ("base", "sets", "players", "how"),
    [
        ("heroes-unite", ["confrontations"], 3, {}),
        ("rivals-batman-joker", ["confrontations"], 2, {"swaps": [("batwoman", "steel"), ("clayface", "parasite")]}),
        ("rivals-shazam-black-adam", ["confrontations"], 2,
         {"mix": {"rivals-shazam-black-adam": GROUPS[:2], "confrontations": GROUPS[2:5]}}),
        ("rivals-shazam-black-adam", ["rivals-batman-joker", "confrontations"], 4, {"swaps": [("death", "steel")]}),
    ],
    ids=["Assist in Heroes Unite", "swaps in a duel", "groups in a duel", "two against two with a swap"],
)  # fmt: skip
def test_a_mix_is_played_to_its_end(base: str, sets: list[str], players: int, how: dict[str, Any]) -> None:
    game = lineup.new_game(base, players, "entire", sets=sets, **how)
    play(game, Random("entire"), 20_000)
    assert game.result is not None
    assert "store" in " ".join(game.answers) or players == 4
