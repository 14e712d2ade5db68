"""Rebuilds words: helpers of the functions behind read-only phrases."""

from __future__ import annotations

import dataclasses
from typing import TypeVar

from lineup.language.grammar import GRAMMAR, nodes
from lineup.language.words.picks import It, ThisCard
from lineup.language.words.sentences import About, OfChosen, OthersDo

T = TypeVar("T")


def same(value: object) -> object:
    """Return the value itself: only its wording is different."""
    return value


def replaced(value: T, old: object, new: object) -> T:
    """Replace one word, this very object, by another within the words around it."""
    if value is old:
        return new  # type: ignore[return-value]
    if isinstance(value, tuple):
        return tuple(replaced(each, old, new) for each in value)  # type: ignore[return-value]
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return value
    fields = {each.name: getattr(value, each.name) for each in dataclasses.fields(value) if each.init}
    changed = {name: replaced(each, old, new) for name, each in fields.items()}
    if all(changed[name] is each for name, each in fields.items()):
        return value
    return dataclasses.replace(value, **changed)


def of_others(body: OthersDo) -> About:
    """Make a sentence of what others do."""
    return OfChosen(body.who, body.first) if body.who == "chosen" else About(body.who, body.first)


def about_this_card(value: T) -> T:
    """Replace "it" by "this card" where the words say it before they name any other card."""
    for node in nodes(value):
        if isinstance(node, It):
            return replaced(value, node, ThisCard())
        declared = GRAMMAR.declared(node)
        if declared is not None and "it" in declared.refers.binds(node):
            return value
    return value
