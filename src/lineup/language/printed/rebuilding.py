"""Rebuilds words: helpers of the functions behind read-only phrases."""

from __future__ import annotations

import dataclasses
from typing import TypeVar

from lineup.language.grammar import GRAMMAR, words_in
from lineup.language.words.picks import It, ThisCard
from lineup.language.words.sentences import About, OfChosen, OthersDo

T = TypeVar("T")


def keep_value(value: object) -> object:
    """Return the value itself: only its wording is different."""
    return value


def replace_word(value: T, old: object, new: object) -> T:
    """Replace one word, this very object, by another within the words around it."""
    if value is old:
        return new  # type: ignore[return-value]
    if isinstance(value, tuple):
        return tuple(replace_word(each, old, new) for each in value)  # type: ignore[return-value]
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return value
    fields = {each.name: getattr(value, each.name) for each in dataclasses.fields(value) if each.init}
    changed = {name: replace_word(each, old, new) for name, each in fields.items()}
    if all(changed[name] is each for name, each in fields.items()):
        return value
    return dataclasses.replace(value, **changed)


def of_others(body: OthersDo) -> About:
    """Turn a body that says what other players do into a sentence of its own."""
    return OfChosen(body.who, body.first) if body.who == "chosen" else About(body.who, body.first)


def about_this_card(value: T) -> T:
    """Replace "it" by "this card" where the words say it before they name any other card."""
    for node in words_in(value):
        if isinstance(node, It):
            return replace_word(value, node, ThisCard())
        declared = GRAMMAR.declaration_of(node)
        if declared is not None and "it" in declared.refers.binds(node):
            return value
    return value
