"""The file of a language with its templates: nouns, verbs, determiners, and a template for each English phrase.

`docs/adding-a-language.md` describes the file for translators.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from lineup.errors import LineUpError
from lineup.language.grammar.declarations import Wording
from lineup.language.grammar.phrases import Part
from lineup.language.grammar.tokens import tokenize

BARE: Final = "-"  # the determiner of a noun without one
IMPERATIVE: Final = "imp"
AFTER: Final = "post"  # an imperative behind a subordinate clause
FINITE: Final = "fin"  # the subject stands before the verb
INVERTED: Final = "inv"  # the subject stands behind the verb
INFINITIVE: Final = "inf"
NUMBERS: Final = ("sg", "pl")

SECTION: Final = re.compile(r"\[([\w ]+)\]")
TAG: Final = re.compile(r"(.*\S)\s+@(\S+)")
PIECE: Final = re.compile(
    r"\{(?P<slot>\w+)(?P<options>[^}]*)\}"
    r"|<(?P<verb>[^<>]+)>"
    r"|\[(?P<persons>[^\[\]]*/[^\[\]]*)\]"
    r"|&\((?P<pronoun>[^()]*/[^()]*)\)"
    r"|\((?P<genders>[^()]*/[^()]*)\)"
    r"|\*(?P<noun>[^*]+)\*(?P<declined>(?::(?:\w+|\"[^\"]*\"))*)"
    r"|(?P<comma>,\?)"
    r"|(?P<subject>~)"
    r"|(?P<capital>\^)"
    r"|(?P<blank>\s+)"
    r"|(?P<words>(?:(?!,\?)[^\s{<\[(*~^&])+|[\[(&*])"
)
OPTION: Final = re.compile(r'"[^"]*"|\S+')


class TemplateFault(LineUpError, ValueError):
    """A line of a language's file that cannot be used."""


class Context(NamedTuple):
    """The grammatical context of a template: everything its words may have to agree with."""

    who: int = 0  # the person spoken of: "you", or somebody else
    form: str = IMPERATIVE
    case: str = ""
    plural: bool = False
    determiner: str = BARE
    adjective: str = ""
    subject: str = ""  # behind an inverted verb


class Piece(NamedTuple):
    """One piece of a template."""

    kind: str  # words, comma, slot, verb, persons, genders, pronoun, noun or subject
    text: str
    glued: bool  # no blank before it
    capital: bool = False
    options: tuple[str, ...] = ()  # of persons, genders and a pronoun: the words to choose from
    sets: tuple[tuple[str, object], ...] = ()  # of a slot: what it sets in the context
    subject: str = ""  # of an inverted slot: the field or the words that stand behind the verb


class Template(NamedTuple):
    """A template for one English phrase; with a tag, only for the context the tag names."""

    pieces: tuple[Piece, ...]
    tag: str = ""

    @property
    def fields(self) -> set[str]:
        return {each.text for each in self.pieces if each.kind == "slot"} | {
            each.subject for each in self.pieces if each.subject
        }


class Noun(NamedTuple):
    gender: str
    singular: tuple[str, ...]  # by case
    plural: tuple[str, ...]


class Cell(NamedTuple):
    """A determiner for one gender and case, and the ending of an adjective behind it."""

    words: str
    ending: str


Entry = Template | Noun


class Templates:
    """Everything a language's file says."""

    def __init__(self, text: str) -> None:
        self.persons: tuple[str, ...] = ("you", "they")
        self.cases: tuple[str, ...] = ("",)
        self.places: tuple[str, ...] = ()  # what a place is asked for, besides the cases: in it, out of it
        self.genders: tuple[str, ...] = ("n",)
        self.forms: tuple[str, ...] = (IMPERATIVE,)  # the columns of a verb
        self.verb_first = False  # finite verbs open their phrase
        self.adjective_behind = False  # the adjective stands behind its noun
        self.quotes: tuple[str, str] = ("“", "”")
        self.verbs: dict[str, tuple[str, ...]] = {}
        self.determiners: dict[str, Mapping[tuple[str, str], Cell]] = {}
        self.contractions: list[tuple[str, str]] = []  # as written, and what it stands for
        self.separators: dict[str, tuple[str, str]] = {}  # between items, and before the last one
        self.numbers: dict[int, str] = {}
        self.names: dict[str, str] = {}  # of cards
        self.entries: dict[str, dict[str, list[Entry]]] = {}  # by category, by English phrase
        self.faults: list[str] = []
        for number, line in enumerate(text.splitlines(), 1):
            try:
                self._read_line(line.strip())
            except TemplateFault as fault:
                self.faults.append(f"line {number}: {fault}")

    def note_fault(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults.append(fault)

    _sections: tuple[str, ...] = ()

    def _read_line(self, line: str) -> None:
        if not line or line.startswith("#"):
            return
        section = SECTION.fullmatch(line)
        if section:
            self._sections = tuple(section[1].split())
            return
        key, equals, value = line.partition(" = ")
        while equals and key.count("(") > key.count(")"):  # an English phrase with such a sign in parentheses
            more, equals, value = value.partition(" = ")
            key = f"{key} = {more}"
        key, value = key.strip(), value.strip()
        if not equals or not value or not self._sections:
            raise TemplateFault(f'"{line}" is not of the form "English = translation" in a section.')
        name = self._sections[0]
        if name == "grammar":
            self._read_grammar(key, value)
        elif name == "verbs":
            self.verbs[key] = _columns(value, len(self.forms), f'verb "{key}"')
        elif name == "determiners":
            self.determiners[key] = self._read_determiner(key, value)
        elif name == "contractions":
            self.contractions.append((key, value))
        elif name == "separators":
            inner, bar, last = value.partition("|")
            self.separators[key] = inner.strip(), (last if bar else inner).strip()
        elif name == "names":
            self.names[key] = value
        elif name == "number":
            self.numbers[int(key)] = value
        else:
            tagged = TAG.fullmatch(key)
            key, tag = (tagged[1], tagged[2]) if tagged else (key, "")
            for category in self._sections:
                is_noun = value.partition("|")[0].strip() in self.genders and value.count("|") == 2
                entry = self._read_noun(value) if is_noun else self._read_template(value, tag)
                self.entries.setdefault(category, {}).setdefault(key, []).append(entry)

    def _read_grammar(self, key: str, value: str) -> None:
        words = tuple(value.split())
        if key in ("persons", "cases", "places", "genders", "forms"):
            setattr(self, key, words)
        elif key == "verb":
            self.verb_first = value == "first"
        elif key == "adjective":
            self.adjective_behind = value == "behind"
        elif key == "quotes" and len(words) == 2:
            self.quotes = words[0], words[1]
        else:
            raise TemplateFault(f'"{key}" is nothing a grammar has.')

    def _read_determiner(self, name: str, value: str) -> dict[tuple[str, str], Cell]:
        cells: dict[tuple[str, str], Cell] = {}
        for row in value.split("|"):
            gender, colon, listed = row.partition(":")
            gender = gender.strip()
            if not colon or gender not in (*self.genders, *(f"{each}-pl" for each in self.genders), "pl"):
                raise TemplateFault(f'"{row.strip()}" of "{name}" does not begin with a gender or "pl".')
            columns = [each.split() for each in listed.split(",")]
            for at, case in enumerate(self.cases):
                words = columns[min(at, len(columns) - 1)]
                ending = words.pop()[1:] if words and words[-1].startswith("-") else ""
                cells[gender, case] = Cell(" ".join(words), ending)
        return cells

    def _read_noun(self, value: str) -> Noun:
        parts = [each.strip() for each in value.split("|")]
        if len(parts) != 3 or parts[0] not in self.genders:
            raise TemplateFault(f'"{value}" is not "gender | singular | plural".')
        cases = len(self.cases)
        return Noun(parts[0], _columns(parts[1], cases, value), _columns(parts[2], cases, value))

    def _read_template(self, value: str, tag: str) -> Template:
        return Template(tuple(self._list_pieces(value)), tag)

    def _list_pieces(self, value: str) -> list[Piece]:
        pieces: list[Piece] = []
        at, glued, capital = 0, False, False
        while at < len(value):
            match = PIECE.match(value, at)
            if match is None:
                raise TemplateFault(f'"{value[at:]}" is not understood.')
            at = match.end()
            kind = match.lastgroup or ""
            if kind == "blank":
                glued = False
                continue
            if kind == "capital":
                capital = True
                continue
            pieces += self._make_pieces(match, glued and bool(pieces), capital)
            glued, capital = True, False
        return pieces

    def _make_pieces(self, match: re.Match[str], glued: bool, capital: bool) -> list[Piece]:
        found = match.groupdict()
        if found["slot"]:
            return [self._make_slot(found["slot"], found["options"], glued, capital)]
        if found["verb"]:
            base = found["verb"].rpartition("|")[2].strip()
            if base not in self.verbs:
                raise TemplateFault(f'The verb "{base}" stands in no line of [verbs].')
            return [Piece("verb", found["verb"], glued, capital)]
        for kind in ("persons", "genders", "pronoun"):
            if found[kind]:
                options = tuple(each.strip() for each in found[kind].split("/"))
                return [Piece(kind, "", glued, capital, options)]
        if found["noun"]:
            sets = tuple(self._read_option(each) for each in found["declined"].split(":") if each)
            return [Piece("noun", found["noun"], glued, capital, (), sets)]
        if found["comma"]:
            return [Piece("comma", ",", True)]
        if found["subject"]:
            return [Piece("subject", "", glued, capital)]
        words = found["words"]
        tokens = tokenize(words)
        return [
            Piece("words", words[token.start : token.end], glued if not number else True, capital and not number)
            for number, token in enumerate(tokens)
        ]

    def _make_slot(self, field: str, options: str, glued: bool, capital: bool) -> Piece:
        sets: dict[str, object] = {}
        subject = ""
        for option in OPTION.findall(options):
            if option.startswith(f"{INVERTED}:"):
                sets["form"], subject = INVERTED, option.partition(":")[2].replace("_", " ")
            else:
                name, value = self._read_option(option)
                sets[name] = value
        return Piece("slot", field, glued, capital, (), tuple(sets.items()), subject)

    def _read_option(self, option: str) -> tuple[str, object]:
        if option.startswith('"'):
            return "adjective", option.strip('"')
        if option in NUMBERS:
            return "plural", option == "pl"
        if option in self.determiners or option == BARE:
            return "determiner", option
        if option in self.cases or option in self.places:
            return "case", option
        if option in self.persons:
            return "who", self.persons.index(option)
        if option in (IMPERATIVE, AFTER, FINITE, INVERTED, INFINITIVE) or any(
            each.startswith(f"{option}-") for each in self.forms
        ):
            return "form", option
        raise TemplateFault(f'"{option}" is no case, number, person, form or determiner.')


def _columns(text: str, count: int, of: str) -> tuple[str, ...]:
    """Split a list; what is left out at its end repeats the last one."""
    columns = [each.strip() for each in text.split(",")]
    if len(columns) > count or not all(columns):
        raise TemplateFault(f'{of}: "{text}" has more than {count} forms, or an empty one.')
    return tuple(columns + columns[-1:] * (count - len(columns)))


def write_key(wording: Wording) -> str:
    """Write an English phrase as a language's file names it: "draw {what}"."""
    return join_key(wording.parts)


def join_key(parts: tuple[Part, ...]) -> str:
    text = ""
    for number, part in enumerate(parts):
        said = f"{{{part.field}}}" if part.field else part.forms[0]
        text += said if part.glued or not number else f" {said}"
    return text
