"""Tokens: what a text is made of, and the card names among them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
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
FAMILY: Final = "\x05"
MARKS: Final = NUMBER + NAME + QUOTED + FAMILY
BUILTIN: Final = {"number": NUMBER, "digits": NUMBER, "name": NAME, "quoted": QUOTED, "family": FAMILY}

# Apostrophes and dashes of every kind, each as the one that stands for all of them
PLAIN_MARKS: Final = str.maketrans("‘’‚‛′`´ʼ‐‑−–‒―", "''''''''---———")
QUOTES: Final = '"“„«'  # they open a text in quotes
TOKEN: Final = re.compile(
    r"""\d+(?![^\W_]|['-][^\W\d_])"""  # a number; 5-U-93-R and 52nd are words
    r"""|[Nn]on-"""  # "non-Hero" is two
    # a word, with hyphens and apostrophes inside; letters without accents are found eight times as fast by themselves
    r"""|(?=[^\W_])[A-Za-z0-9]*[^\W_]*(?:['-](?!s(?![\w'-]))[^\W_]+)*"""
    r"""|'s(?!\w)"""  # the possessive is a token of its own
    r"""|"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|“[^“”"]*\""""  # a quoted string
    r"""|\S"""  # punctuation
)

MOST_STARTS: Final = 2_000  # of words remembered; far more than the words of the language

Reading = tuple[object, int]  # a value and the token position after it


class Token:
    """One token: as written, its key for comparing, and where it stands (0-based, end exclusive)."""

    __slots__ = ("end", "key", "start", "text")

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text
        key = text.lower()
        self.key = "a" if key == "an" else key
        self.start = start
        self.end = end

    @property
    def is_word(self) -> bool:
        return self.text[0].isalnum()

    @property
    def is_quoted(self) -> bool:
        return len(self.text) > 1 and self.text[0] in QUOTES


def tokenize(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """The tokens of a text between two places of it; blanks and line breaks only separate."""
    if not text.isascii() or "`" in text:
        text = text.translate(PLAIN_MARKS)
    found = TOKEN.finditer(text, start, len(text) if end is None else end)
    return [Token(match[0], match.start(), match.end()) for match in found]


class Spellings:
    """Words that are read as if other words stood in their place, wherever they stand, save in the name of a card."""

    def __init__(self) -> None:
        self._entered: dict[str, list[tuple[list[str], list[str]]]] = {}

    def add_spelling(self, typed: str, read: str) -> None:
        """Enter words and those they are read as; the longest words are tried first."""
        keys = [token.key for token in tokenize(typed)]
        entered = self._entered.setdefault(keys[0], [])
        entered.append((keys, [token.key for token in tokenize(read)]))
        entered.sort(key=lambda each: -len(each[0]))

    def respell(self, tokens: list[Token], names: Names) -> list[Token]:
        """The tokens as they are read; those read in place of others stand where these stood."""
        entered = self._entered
        if entered.keys().isdisjoint([token.key for token in tokens]):
            return tokens
        texts = [token.text for token in tokens]
        texts.append("")
        beginnings = names.plural.lengths
        out: list[Token] = []
        named = 0  # where the card name ends that stands here
        at = 0
        while at < len(tokens):
            token = tokens[at]
            if at >= named and token.text in beginnings:
                found = names.names_at(texts, at, True)
                named = found[0][1] if found else at
            if at >= named and token.key in entered:
                at += self._respell_at(tokens, at, out)
            else:
                out.append(token)
                at += 1
        return out

    def _respell_at(self, tokens: list[Token], at: int, out: list[Token]) -> int:
        """Add what is read at a place, and return the number of tokens it replaces."""
        for typed, read in self._entered[tokens[at].key]:
            if [token.key for token in tokens[at : at + len(typed)]] == typed:
                start, end = tokens[at].start, tokens[at + len(typed) - 1].end
                out += [Token(key, start, end) for key in read]
                return len(typed)
        out.append(tokens[at])
        return 1


def plural_name(name: str) -> str:
    """A card name in the plural: Punch, Punches; Weakness, Weaknesses; Vulnerability, Vulnerabilities; Kick, Kicks."""
    if not name or not name[-1].isalpha():
        return name
    if name.endswith("y") and name[-2:-1] not in ("a", "e", "o", "u", ""):
        return f"{name[:-1]}ies"
    return name + ("es" if name.endswith(("s", "x", "z", "ch", "sh")) else "s")


class Names:
    """The card names a text may use, prepared for finding the longest one at a position."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names: tuple[str, ...] = tuple(dict.fromkeys(names))
        self.singular = Forms()
        self.plural = Forms()
        for name in self.names:
            self.singular.add_name(name, name)
            self.plural.add_name(name, name)
            self.plural.add_name(plural_name(name), name)
            if name.endswith("y"):
                self.plural.add_name(f"{name}s", name)  # as it was once printed
        self.families = Forms()
        for words in _common_ends(self.names):
            self.families.add_name(words, words)
            self.families.add_name(plural_name(words), words)
        self.starts: dict[str, str] = {}  # of tokens seen, by their texts
        self._keys: set[str] = set()  # of all tokens of all names, once somebody asks for one

    def start_key(self, token: Token) -> str:
        """Return the key that finds the phrases beginning with a token: its own, and marks of its other kinds."""
        if len(self.starts) >= MOST_STARTS:
            self.starts.clear()
        found = self.starts[token.text] = token.key + self._slot_marks(token)
        return found

    def _slot_marks(self, token: Token) -> str:
        text = token.text
        marks = ""
        if token.key in NUMBERS or text.isdecimal() or text == "-":
            marks = NUMBER
        if text in self.plural.lengths:
            marks += NAME
        if text in self.families.lengths:
            marks += FAMILY
        if token.is_quoted:
            marks += QUOTED
        return marks

    def contains_token(self, key: str) -> bool:
        """True if some name, in the singular or plural, contains a token of this key."""
        if not self._keys:
            self._keys.update([text.lower() for form in self.plural.names for text in form])
        return key in self._keys

    def may_start(self, text: str) -> bool:
        return text in self.plural.lengths

    def names_at(self, texts: list[str], position: int, plural: bool) -> list[Reading]:
        """The longest name written at this position (two only if two names are written alike)."""
        return (self.plural if plural else self.singular).names_at(texts, position)


def _common_ends(names: Iterable[str]) -> list[str]:
    """The last two or more words that names have in common and that are no name by themselves."""
    ends: dict[str, int] = {}
    for name in names:
        parts = name.split()
        for length in range(2, len(parts)):
            end = " ".join(parts[-length:])
            ends[end] = ends.get(end, 0) + 1
    return [end for end in ends if ends[end] > 1 and end not in names]


@lru_cache(maxsize=5_000)
def _token_texts(form: str) -> tuple[str, ...]:
    """The tokens a name is written with; those of the boxes are entered for every set that is read."""
    return tuple(token.text for token in tokenize(form))


class Forms:
    """Names by the tokens they are written with."""

    def __init__(self) -> None:
        self.names: dict[tuple[str, ...], dict[str, None]] = {}
        self.lengths: dict[str, list[int]] = {}  # by the first token: how many tokens names have, the longest first

    def add_name(self, form: str, name: str) -> None:
        tokens = _token_texts(form)
        if tokens:
            self.names.setdefault(tokens, {})[name] = None
            lengths = self.lengths.setdefault(tokens[0], [])
            if len(tokens) not in lengths:
                lengths.append(len(tokens))
                lengths.sort(reverse=True)

    def names_at(self, texts: list[str], position: int) -> list[Reading]:
        for length in self.lengths.get(texts[position], ()):
            names = self.names.get(tuple(texts[position : position + length]))
            if names is not None:
                return [(name, position + length) for name in names]
        return []
