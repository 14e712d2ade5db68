"""Deeds that later words ask about: "if you do" and counts of what was done."""

from __future__ import annotations

from collections.abc import Sequence

from lineup.language.grammar import words_in
from lineup.language.words.amounts import EachDone
from lineup.language.words.conditions import DidSuch
from lineup.language.words.verbs import Clause


def acting_clauses(body: object) -> tuple[Clause, ...]:
    """List the clauses that "if you do" can ask about."""
    return tuple(node for node in words_in(body) if isinstance(node, Clause) and node.object is not None)


def counts_deeds(said: Sequence[object]) -> bool:
    """True if sentences count what was done before them, and not only what they do themselves."""
    for node in words_in(tuple(said)):
        if isinstance(node, EachDone | DidSuch):
            return True
        if isinstance(node, Clause) and node.object is not None and node.object.multiplier is None:
            return False
    return False


def needed_cards(clause: Clause) -> int:
    """Return the number of cards with which a clause is done in full."""
    return 0 if clause.object is None else clause.object.cards_needed
