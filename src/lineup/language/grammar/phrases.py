"""Phrases: the templates of the words, taken apart into literal tokens and slots, and the joining of text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from lineup.errors import LineUpError
from lineup.language.grammar.tokens import NUMBER_WORDS, TOKEN, plural_name

PERSONS: Final = ("you", "it", "they")
# A context is 2 * person + number: you/sg, you/pl, it/sg, it/pl, they/sg, they/pl.
CONTEXTS: Final = range(6)

BY_PERSON: Final[dict[str, tuple[str, str, str]]] = {
    "you": ("you", "they", "they"),
    "your": ("your", "their", "their"),
    "yours": ("yours", "theirs", "theirs"),
    "yourself": ("yourself", "themselves", "themselves"),
}
BY_NUMBER: Final[dict[str, tuple[str, str]]] = {
    "it": ("it", "them"),
    "its": ("its", "their"),
    "is": ("is", "are"),
    "was": ("was", "were"),
    "has": ("has", "have"),
    "does": ("does", "do"),
    "this": ("this", "these"),
    "that": ("that", "those"),
}
IRREGULAR: Final = {"have": "has", "be": "is"}

CONSONANT_SOUND: Final = ("one", "once", "unique", "united", "universal")  # a, not an

SLOT: Final = re.compile(r"\{(\w+):([\w-]+)((?:[.+]\w+)*)(?:(\*\*?)(\w+))?((?:[.+]\w+)*)\}")
MARKED: Final = re.compile(r"<([^\W\d_]+)>|@([^\W\d_]+)")


class DeclarationError(LineUpError):
    """A word, phrase or atom is declared wrongly: a mistake of the programmer, not of a card's author."""


class Unprintable(LineUpError, ValueError):
    """The object has no phrase that says it, or is no word of the category."""


def conjugate(verb: str, person: str) -> str:
    """The verb (base form) in a person: draw, draws, draw."""
    if person != "it":
        return "are" if verb == "be" else verb
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2:-1] not in ("a", "e", "i", "o", "u"):
        return verb[:-1] + "ies"
    return verb + "s"


def sentence_case(text: str) -> str:
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


@dataclass(frozen=True)
class Phrase:
    """A template and the fields it fixes."""

    template: str
    fixed: tuple[tuple[str, object], ...] = ()


def phrase(template: str, **fixed: object) -> Phrase:
    """A phrase that stands for these field values: read as such, printed only for such."""
    return Phrase(template, tuple(fixed.items()))


@dataclass(frozen=True)
class Part:
    """A piece of a template: a literal token in its six contexts, or a slot (then `field` is not empty)."""

    glued: bool  # no blank before it in the template
    capital: bool
    forms: tuple[str, ...] = ()
    field: str = ""
    category: str = ""
    person: str = ""  # forced person, "base", or "" to inherit
    number: str = ""  # "sg", "pl", or "" to inherit
    separator: str = ""  # for a list
    optional: bool = False

    def inner_context(self, outer: int) -> int:
        """The context inside the slot, given the one around it."""
        person, plural = divmod(outer, 2)
        if self.person == "base":
            person = 2 if person == 1 else person
        elif self.person:
            person = PERSONS.index(self.person)
        if self.number:
            plural = 1 if self.number == "pl" else 0
        return 2 * person + plural


def _template_error(template: str, at: int, why: str) -> DeclarationError:
    return DeclarationError(f"phrase {template!r}, column {at + 1}: {why}")


def parse_template(template: str) -> tuple[Part, ...]:
    """The parts of a template; DeclarationError if it is malformed."""
    parts: list[Part] = []
    at = 0
    glued = False
    capital = False
    after_you = False
    while at < len(template):
        if template[at].isspace():
            glued = False
            at += 1
            continue
        if template[at] == "^":
            capital = True
            at += 1
            continue
        pattern = SLOT if template[at] == "{" else MARKED if template[at] in "<@" else TOKEN
        match = pattern.match(template, at)
        if match is None:
            raise _template_error(template, at, "not a slot {field:category}, a verb <draw> or a word @your")
        if template[at] == "{":
            parts.append(_slot_part(template, match, glued and bool(parts), capital))
        else:
            part = _literal_part(match.group(), after_you, glued and bool(parts), capital)
            if part is None:
                raise _template_error(template, at, f"unknown word {match.group()!r}")
            parts.append(part)
        after_you = match.group() == "@you"
        at = match.end()
        glued = True
        capital = False
    if not parts:
        raise _template_error(template, 0, "a phrase needs at least one word or slot")
    return tuple(parts)


@cache
def _literal_part(text: str, after_you: bool, glued: bool, capital: bool) -> Part | None:
    """A literal token in its six contexts; None for an @word there is none of."""
    forms: tuple[str, ...] = (text,) * 6
    name = text[1:].rstrip(">")
    if text[0] == "<":
        persons = ("they",) * 3 if after_you else PERSONS
        forms = tuple(conjugate(name, persons[context // 2]) for context in CONTEXTS)
    elif text[0] == "@" and name in BY_PERSON:
        forms = tuple(BY_PERSON[name][context // 2] for context in CONTEXTS)
    elif text[0] == "@" and name in BY_NUMBER:
        forms = tuple(BY_NUMBER[name][context % 2] for context in CONTEXTS)
    elif text[0] == "@":
        return None
    return Part(glued, capital, forms)


def _slot_part(template: str, match: re.Match[str], glued: bool, capital: bool) -> Part:
    field, category, options, stars, sep, more = match.groups()
    person = number = ""
    for option in re.findall(r"[.+]\w+", options + more):
        if option in (".you", ".it", ".they", ".base"):
            person = option[1:]
        elif option in ("+sg", "+pl"):
            number = option[1:]
        else:
            raise _template_error(template, match.start(), f"unknown option {option!r}")
    return Part(glued, capital, (), field, category, person, number, sep or "", stars == "**")


class Pieces:
    """Printed pieces of a text on their way to a line: blanks, capitals and a/an are settled when joined."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._glued: list[bool] = []
        self._articles: list[int] = []
        self._capital = False

    def __len__(self) -> int:
        return len(self._pieces)

    def start_with_capital(self) -> None:
        """The next piece begins with a capital."""
        self._capital = True

    def add_piece(self, piece: str, glued: bool, literal: bool) -> None:
        """Add a piece; only a literal `a` is an article."""
        if literal and piece in ("a", "an", "A", "An"):
            self._articles.append(len(self._pieces))
            piece = piece[0]
        if self._capital:
            piece = sentence_case(piece)
            self._capital = False
        self._pieces.append(piece)
        self._glued.append(glued)

    def join_pieces(self) -> str:
        pieces = self._pieces
        for index in self._articles:
            if index + 1 < len(pieces) and _vowel_sound(pieces[index + 1]):
                pieces[index] += "n"
        line: list[str] = []
        for index, piece in enumerate(pieces):
            if index and not (self._glued[index] or _stand_close(pieces[index - 1], piece)):
                line.append(" ")
            line.append(piece)
        return "".join(line)


def _vowel_sound(piece: str) -> bool:
    word = piece.lstrip("\"'(").lower()
    return word[:1] in ("a", "e", "i", "o", "u") and word not in CONSONANT_SOUND


def _stand_close(before: str, piece: str) -> bool:
    """True where no blank stands between two pieces."""
    if piece[0] in ".,:;!)—" or piece == "'s":
        return True
    return before[-1] in "(—" or (before == "+" and piece[0].isdigit())


def builtin_text(value: object, category: str, context: int) -> str:
    """A number, name or quoted string as printed."""
    if category in ("number", "digits") and isinstance(value, int):
        return NUMBER_WORDS[value] if category == "number" and 0 <= value <= 10 else str(value)
    if category == "name" and isinstance(value, str):
        return plural_name(value) if context % 2 else value
    if category == "quoted" and isinstance(value, str):
        return f'"{value}"' if '"' not in value else f"“{value}”"
    raise Unprintable(f"not a {category}: {value!r}")
