"""Deeds that later words ask about: "if you do" and counts of what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lineup.language.grammar import words_in
from lineup.language.words.amounts import EachDone
from lineup.language.words.conditions import DidSuch
from lineup.language.words.meaning import Act, Deed
from lineup.language.words.picks import Every
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


def clauses_as_acts(clauses: Sequence[Clause]) -> tuple[Act, ...]:
    """Return what the clauses of one sentence do, for readers."""
    acts: tuple[Act, ...] = ()
    for clause in clauses:
        more = clause.as_acts()
        acts += tuple([replace(act, then=True) if isinstance(act, Deed) else act for act in more]) if acts else more
    return acts


def may_as_acts(clauses: Sequence[Clause]) -> tuple[Act, ...]:
    """Return what clauses do that may be left out; of "each" card, each by itself may be."""
    acts = tuple([replace(act, may=True) if isinstance(act, Deed) else act for act in clauses_as_acts(clauses)])
    first = acts[0]
    if isinstance(first, Deed) and first.those is not None and isinstance(clauses[0].object, Every):
        acts = (replace(first, those=replace(first.those, how="choice", free=True)), *acts[1:])
    return acts
