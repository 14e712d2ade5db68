"""Checks what reminders in parentheses promise: a text that does otherwise is refused, not read without them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from lineup.language.words.amounts import WorthLess
from lineup.language.words.conditions import ItCosts
from lineup.language.words.paragraphs import Show
from lineup.language.words.picks import EndOf
from lineup.language.words.places import LineUp
from lineup.language.words.playing import Play, PlayAgain, PlayOnceMore
from lineup.language.words.power import Cheapen
from lineup.language.words.teamwork import PlayOff, Teamwork
from lineup.language.words.verbs import Acting, Clause, Reveal


def asks_for_parity(words: Sequence[object]) -> bool:
    """True if a text asks whether a cost is odd or even; zero is even (HU-CARD-12)."""
    return any(isinstance(each, ItCosts) and each.parity in ("odd", "even", "named") for each in words)


def never_below_zero(words: Sequence[object]) -> bool:
    """True if a text takes off a cost or off Victory Points, which end at 0."""
    return any(isinstance(each, Cheapen | WorthLess) for each in words)


def only_shows(words: Sequence[object]) -> bool:
    """True if a text reveals a card and moves none."""
    moved = [each for each in words if isinstance(each, Acting) and not isinstance(each, Reveal)]
    return not moved and any(isinstance(each, Show | Reveal) for each in words)


def plays_first(words: Sequence[object]) -> bool:
    """True if a text plays a card: what that brought stays, wherever the card goes."""
    return any(isinstance(each, Play | PlayAgain | PlayOnceMore) for each in words)


def plays_unseen(words: Sequence[object]) -> bool:
    """True if a text plays a Super-Villain off its stack and puts none into the Line-Up."""
    plays = any(isinstance(each, Play) and each.what == EndOf("super_villains") for each in words)
    enters = any(isinstance(each, Clause) and getattr(each, "dest", None) == LineUp() for each in words)
    return plays and not enters


def plays_off(words: Sequence[object]) -> bool:
    """True if a text plays a card off a foe's deck, where it goes back (COMMON-TEAM-02)."""
    return any(isinstance(each, PlayOff) for each in words)


def uses_teamwork(words: Sequence[object]) -> bool:
    """True if a text has the keyword."""
    return any(isinstance(each, Teamwork) for each in words)


PROMISES: Final[dict[str, Callable[[Sequence[object]], bool]]] = {
    "zero": asks_for_parity,
    "least": never_below_zero,
    "stays": only_shows,
    "remains": plays_first,
    "hidden": plays_unseen,
    "lent": plays_off,
    "teamwork": uses_teamwork,
}


def keeps_promise(promise: str, words: Sequence[object]) -> bool:
    """True if the words of a line before a reminder do what it says."""
    return PROMISES[promise](words)
