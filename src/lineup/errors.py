"""The base of every exception of ours, under all layers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any, Final, Protocol

LIKE: Final = 0.7  # how much a name must be like another, so that somebody may have meant it


class Sentence(Protocol):
    """What `lineup.engine.saying.Said` is, which lies in a layer above."""

    @property
    def key(self) -> str: ...

    @property
    def args(self) -> tuple[tuple[str, object], ...]: ...


def _bare(said: Sentence) -> str:
    return f"{said.key} ({', '.join(f'{name}: {value}' for name, value in said.args)})"


def near(value: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known names somebody may have meant by this one, in any case, the likeliest first; often none."""
    table = {each.lower(): each for each in known}
    return [table[each] for each in get_close_matches(value.lower(), table, n=most, cutoff=LIKE)]


# Puts a sentence into plain English. `lineup.speech`, which lies above, sets it; without that there are no words.
voice: Callable[[Any], str] = _bare


class LineUpError(Exception):
    """Something that cannot be done; `str()` is a sentence for people that says why and what would be right.

    It is made of that sentence as a key with arguments, which is `said` for faces in any language. `words` are for one
    about the seats and cards of a game, which only somebody who knows that game can put into words. What has no key is
    a text, and `said` is None. One that is also a RuntimeError is nobody's input: it went wrong on the way.

    `Exception.args` stay what the exception was made of, so it can be sent to another process.
    """

    def __init__(self, what: str | Sentence, words: str = "") -> None:
        self.said: Any = None if isinstance(what, str) else what
        self._words = what if isinstance(what, str) else words

    def __str__(self) -> str:
        return voice(self.said) if self.said is not None and not self._words else self._words
