"""Folds words about VP tokens, the player's Super Hero, decks and Teamwork into parts of a `Meaning`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lineup.language.meaning import ANY, Condition, Count, Cue, Deed, Place, Those, Who
from lineup.language.words import digging, heroes, others, teamwork, tokens

ROBBED: Final[dict[str, Who]] = {"attacker": "attacker", "chosen": "that", "each": "foe"}
DECKS: Final[dict[str, Place]] = {"foe": "a foe's deck", "that": "that deck", "each": "foes' decks"}


def _flip(word: heroes.Flip) -> tuple[Deed, ...]:
    only = (Condition("undefeated", until=True),) if word.until else ()
    return (Deed("flip down" if word.down else "flip up", only=only),)


def _reveal_until(word: digging.RevealUntil) -> tuple[Deed, ...]:
    shown = Those(None, ("main" if word.main else "deck",), "top")
    return (Deed("reveal", ANY, shown, only=(Condition("shown", word.cards, until=True),)),)


def _foes_top(word: teamwork.FoesTop, default: str) -> Those:
    return Those(None, (DECKS[word.whose],), "top")


def _play_off(word: teamwork.PlayOff) -> tuple[Deed, ...]:
    assert isinstance(word.what, teamwork.FoesTop)
    return (Deed("play", 1 if word.what.is_single else ANY, _foes_top(word.what, word.default)),)


OWN_WORDS: Final[dict[type, Callable[..., Any]]] = {
    tokens.LoseVP: lambda word: (Deed("lose vp", ANY if word.every else word.n),),
    tokens.PayVP: lambda word: (Deed("pay vp", word.n),),
    tokens.StealVP: lambda word: (Deed("steal vp", word.n, whom=ROBBED[word.whom]),),
    tokens.RobVP: lambda word: (Deed("steal vp", word.n, whom="that"),),
    tokens.OwnVP: lambda word: Count("vp"),
    tokens.HasVP: lambda word: Condition("no vp" if word.none else "most vp" if word.most else "vp", n=word.n),
    tokens.GainsVP: lambda word: Cue("tokens", None, 1, 1) if word.first else Cue("tokens", own=False),
    heroes.Tucked: lambda word, default: Those(None, ("beneath",), "own"),
    heroes.Flip: _flip,
    heroes.HasDefeated: lambda word: Condition("defeated"),
    others.EachFoe: lambda word: Count("all foes"),
    digging.RevealUntil: _reveal_until,
    teamwork.FoesTop: _foes_top,
    teamwork.PlayOff: _play_off,
    teamwork.Teamwork: lambda word: (Deed("teamwork"),),
    teamwork.UsedTeamwork: lambda word: Condition("teamwork"),
    teamwork.UsesTeamwork: lambda word: Cue("teamwork", None, 1, 1) if word.first else Cue("teamwork"),
}
