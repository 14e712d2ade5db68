"""The base of every exception of ours, under all layers, and how messages repeat what people wrote."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any, Final, Protocol
from unicodedata import category

LIKE: Final = 0.7  # how much a name must be like another, so that somebody may have meant it
SHOWN: Final = 60  # characters of what people wrote, where a message repeats it


class SaidLike(Protocol):
    """A sentence as a key with arguments: `lineup.engine.saying.Said`, which is in a layer above."""

    @property
    def key(self) -> str: ...

    @property
    def args(self) -> tuple[tuple[str, object], ...]: ...


def _write_bare(said: SaidLike) -> str:
    return f"{said.key} ({', '.join(f'{name}: {value}' for name, value in said.args)})"


def find_near(value: str, known: Iterable[str], most: int = 3) -> list[str]:
    """Return the known names a value may be meant for, in any case, the likeliest first; often none."""
    table = {each.lower(): each for each in known}
    return [table[each] for each in get_close_matches(value.lower(), table, n=most, cutoff=LIKE)]


def shorten_text(text: str, most: int = SHOWN) -> str:
    """Shorten a text to repeat it in a message; invisible characters are shown as "�"."""
    text = text if len(text) <= most else text[: most - 1] + "…"
    return text if text.isprintable() else "".join("�" if is_unseen(each) else each for each in text)


def is_unseen(character: str) -> bool:
    """True if a character is invisible and not a space or line break: a terminal may take it for a command."""
    return not character.isprintable() and not (character in "\n\r\t" or category(character) == "Zs")


def write_briefly(value: object, depth: int = 2) -> str:
    """Write a value of a file briefly, as TOML and JSON have it; it may be huge, or nested without end."""
    if isinstance(value, str):
        return json.dumps(shorten_text(value), ensure_ascii=False)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) >= 10**SHOWN:
        return f"a number of more than {SHOWN} digits"
    if isinstance(value, list | tuple | dict) and depth == 0:
        return "…"
    if isinstance(value, list | tuple):
        inner = ", ".join(write_briefly(each, depth - 1) for each in value[:3])
        return shorten_text(f"[{inner}{', …' if len(value) > 3 else ''}]")
    if isinstance(value, dict):
        inner = ", ".join(f"{write_briefly(key)}: {write_briefly(value[key], depth - 1)}" for key in list(value)[:3])
        return shorten_text(f"{{{inner}{', …' if len(value) > 3 else ''}}}")
    if isinstance(value, datetime.date | datetime.time):
        return value.isoformat()
    return "null" if value is None else shorten_text(str(value))


def why_unreadable(error: OSError | UnicodeError) -> str:
    """Explain why a file is not a text, without its name."""
    return error.strerror or "it cannot be opened" if isinstance(error, OSError) else "it is not UTF-8"


def why_no_toml(error: ValueError) -> str:
    """Repeat the message of the TOML reader, with the names of tables as TOML writes them."""
    return re.sub(r"\('(.*)',?\)", lambda found: "[" + found[1].replace("', '", ".") + "]", str(error))


# Puts a sentence into plain English. `lineup.speech`, which lies above, sets it; without that there are no words.
voice: Callable[[Any], str] = _write_bare


class LineUpError(Exception):
    """An impossible request; `str()` is a sentence for people that says why and what would be right.

    It is made of that sentence as a key with arguments, which is `said` for faces in any language. `words` are for one
    about the seats and cards of a game, which only somebody who knows that game can put into words. What has no key is
    a text, and `said` is None. One that is also a RuntimeError is nobody's input: it went wrong on the way.

    `Exception.args` stay what the exception was made of, so it can be sent to another process.
    """

    def __init__(self, what: str | SaidLike, words: str = "") -> None:
        self.said: Any = None if isinstance(what, str) else what
        self._words = what if isinstance(what, str) else words

    def __str__(self) -> str:
        return voice(self.said) if self.said is not None and not self._words else self._words
