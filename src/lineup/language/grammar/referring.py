"""References between words: what must be named before a word, and what the word itself names."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

Fault = tuple[object, str]  # a word, and what is wrong with it

SAME: Final = "same"  # what is named within a word is named after it too, and the other way round
APART: Final = "apart"  # what was named before is known within it, and nothing named within is known after it
FRESH: Final = "fresh"  # nothing named before is known within it either
WAYS: Final = "ways"  # only one of its words comes to pass, so each knows what was named before all of them


def nothing(value: Any) -> tuple[str, ...]:
    """The default of a reference: no registers."""
    return ()


def always(*registers: str) -> Callable[[Any], tuple[str, ...]]:
    """Make a reference that is the same for every word of its class."""

    def named(value: Any) -> tuple[str, ...]:
        return registers

    return named


def no_doubt(said: Sequence[object]) -> str:
    """The default of `doubts`: an answer belongs to the word right before it."""
    return ""


@dataclass(frozen=True)
class Refers:
    """The references of a word. Registers ("it", "them") are declared with `Grammar.register`.

    A register of two words ("it destroyed") tells more of that of the first, until this is bound anew.

    A text is gone through as it stands: a word's needs are looked at, then what stands within it, then what it binds is
    there for the words that follow.
    """

    needs: str = ""  # the register that something must have bound before
    missing: str = ""  # what is said if nothing did; nothing here: what the register says itself
    wants: Callable[[Any], tuple[str, ...]] = nothing  # further registers it needs, by what it says
    shuns: Callable[[Any], tuple[str, ...]] = nothing  # registers that must not be bound, by what it says
    binds: Callable[[Any], tuple[str, ...]] = nothing  # the registers it binds
    blurs: Callable[[Any], tuple[str, ...]] = nothing  # the registers of which nobody knows any more what they are
    gives: tuple[str, ...] = ()  # the registers bound for what stands within it, from the start
    scope: str = SAME
    hides: tuple[str, ...] = ()  # registers bound before that are not known within it, where the scope is APART
    leaves: tuple[str, ...] = ()  # registers bound within that stay bound, where the scope keeps all others
    maybe: tuple[str, ...] = ()  # it may not come to pass, so these are unclear after it, and its answer, if bound anew
    answerable: bool = False  # the word after it in a list may answer it; of a whole list, its last word may
    answers: str = ""  # it must answer such a word; this is said where there is none
    doubts: Callable[[Sequence[object]], str] = no_doubt  # why it is not clear which of the words before it answers
    is_about: Callable[[Any], tuple[str, ...]] = nothing  # what another word may bar
    bars: Mapping[str, str] = field(default_factory=dict)  # what must not stand within it, and what is said then
    check: Callable[[Any], Fault | None] | None = None  # whatever else can be wrong with it


PLAIN: Final = Refers()  # needs nothing and binds nothing


PLAIN_VALUES: Final = frozenset({str, int, bool, type(None)})  # in the field of a word they are no words
PLAIN_FIELDS: Final = ("str", "int", "bool", "str | None", "int | None", "tuple[str, ...]")  # that hold no words
WITHIN: Final[dict[type, tuple[str, ...]]] = {}  # the fields of words that can hold words, the last one first


def words_in(value: object) -> list[object]:
    """A word and all words within it, in their order."""
    found: list[object] = []
    waiting = [value]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting += [each for each in reversed(node) if type(each) not in PLAIN_VALUES]
            continue
        found.append(node)
        names = WITHIN.get(type(node))
        if names is None:
            names = WITHIN[type(node)] = fields_within(type(node))[::-1]
        for name in names:
            inner = getattr(node, name)
            if type(inner) not in PLAIN_VALUES:
                waiting.append(inner)
    return found


def fields_within(cls: type) -> tuple[str, ...]:
    """The fields of a class that can hold words."""
    named = dataclasses.fields(cls) if dataclasses.is_dataclass(cls) else ()
    return tuple([each.name for each in named if each.type not in PLAIN_FIELDS])
