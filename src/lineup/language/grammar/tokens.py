"""Tokens: what a text is made of, and the card names among them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

NUMBER_WORDS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
)  # fmt: skip
NUMBERS: Final = {text: value for value, text in enumerate(NUMBER_WORDS)}

# What may stand at the start of a built-in slot: the marks of a token, also in `Rule.first`.
NUMBER: Final = "\x01"
NAME: Final = "\x02"
QUOTED: Final = "\x03"
BUILTIN: Final = {"number": NUMBER, "digits": NUMBER, "name": NAME, "quoted": QUOTED}

TOKEN: Final = re.compile(
    r"""\d+(?![^\W_]|['’-][^\W\d_])"""  # a number; 5-U-93-R and 52nd are words
    r"""|[Nn]on-"""  # "non-Hero" is two
    r"""|[^\W_]+(?:['’-](?!s(?![\w'’-]))[^\W_]+)*"""  # a word, with hyphens and apostrophes inside
    r"""|['’]s(?!\w)"""  # the possessive is a token of its own
    r"""|"[^"]*"|“[^“”]*”"""  # a quoted string
    r"""|\S"""  # punctuation
)

Reading = tuple[object, int]  # a value and the token position after it


class Token:
    """One token: as written, its key for comparing, and where it stands (0-based, end exclusive)."""

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text.replace("’", "'")
        key = self.text.lower()
        self.key = "a" if key == "an" else key
        self.start = start
        self.end = end

    @property
    def is_word(self) -> bool:
        return self.text[0].isalnum()

    @property
    def is_quoted(self) -> bool:
        return len(self.text) > 1 and self.text[0] in '"“'


def tokenize(text: str) -> list[Token]:
    """The tokens of a text; blanks and line breaks only separate."""
    return [Token(match.group(), match.start(), match.end()) for match in TOKEN.finditer(text)]


def plural_name(name: str) -> str:
    """A card name in the plural: Punch, Punches; Weakness, Weaknesses; Kick, Kicks."""
    if not name or not name[-1].isalpha():
        return name
    return name + ("es" if name.endswith(("s", "x", "z", "ch", "sh")) else "s")


class Names:
    """The card names a text may use, prepared for finding the longest one at a position."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names: tuple[str, ...] = tuple(dict.fromkeys(names))
        self.singular = Forms()
        self.plural = Forms()
        for name in self.names:
            self.singular.enter(name, name)
            self.plural.enter(name, name)
            self.plural.enter(plural_name(name), name)

    def may_start(self, text: str) -> bool:
        return text in self.plural.lengths

    def at(self, texts: list[str], position: int, plural: bool) -> list[Reading]:
        """The longest name written at this position (two only if two names are written alike)."""
        return (self.plural if plural else self.singular).at(texts, position)


class Forms:
    """Names by the tokens they are written with."""

    def __init__(self) -> None:
        self.names: dict[tuple[str, ...], dict[str, None]] = {}
        self.lengths: dict[str, dict[int, None]] = {}  # by the first token: how many tokens names have

    def enter(self, form: str, name: str) -> None:
        tokens = tuple(token.text for token in tokenize(form))
        if tokens:
            self.names.setdefault(tokens, {})[name] = None
            self.lengths.setdefault(tokens[0], {})[len(tokens)] = None

    def at(self, texts: list[str], position: int) -> list[Reading]:
        for length in sorted(self.lengths.get(texts[position], ()), reverse=True):
            names = self.names.get(tuple(texts[position : position + length]))
            if names is not None:
                return [(name, position + length) for name in names]
        return []
