"""A language's card texts: words of the card language printed by its templates, and read back from them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from lineup.errors import LineUpError
from lineup.language.grammar import GRAMMAR, Misread, Names
from lineup.language.grammar.declarations import Declaration, Wording
from lineup.language.grammar.phrases import Part, Unprintable, sentence_case
from lineup.language.grammar.tokens import BUILTIN, Token, tokenize
from lineup.speech.tongues.laying import Fragment, Layer, choose_template
from lineup.speech.tongues.templates import (
    AFTER,
    FINITE,
    IMPERATIVE,
    INVERTED,
    NUMBERS,
    Context,
    Entry,
    Noun,
    Piece,
    Template,
    TemplateFault,
    Templates,
    write_key,
)

PARAGRAPH: Final = "paragraph"
FILE: Final = "cards.txt"
START: Final = Context()
MARKS: Final = (".", ",", ":", ";")
SPOKEN_OF: Final = ("what", "trigger", "watch", "moment")  # a pronoun stands for the cards these name
NOUN_FEATURES: Final = frozenset({"case", "plural", "determiner", "adjective"})
VERB_FEATURES: Final = frozenset({"form", "who", "subject"})
MOST_TOKENS: Final = 400  # of a line; the longest of ours has 90
MOST_LINES: Final = 10_000  # that are remembered as they were printed
MOST_STEPS: Final = 100_000  # of one reading; the longest line of ours takes 3,000


class Untold(LineUpError, ValueError):
    """A meaning for which the language lacks a template."""


class Unread(LineUpError, ValueError):
    """A line that is not read in a language, or means two things; `at` is the character where reading stopped."""

    def __init__(self, said: str, at: int) -> None:
        super().__init__(said)
        self.at = at


class TongueRule(NamedTuple):
    """One way to say a word in one context."""

    declaration: Declaration
    wording: Wording
    fixed: tuple[tuple[str, object], ...]
    elements: tuple[Fragment, ...]
    parts: dict[str, Part]  # the slots of the English phrase by their fields


class TongueSymbol(NamedTuple):
    """The rules of a category in one context, by the word they begin with; "" begins with a slot."""

    rules: dict[str, list[TongueRule]]


class Tongue:
    """Prints and reads card texts in one language."""

    def __init__(self, text: str) -> None:
        self.templates = Templates(text)
        self._layer = Layer(self.templates)
        self.names = self.templates.names
        self._english = {said: name for name, said in self.names.items()}
        self._number_words = {tokenize(said)[0].key: number for number, said in self.templates.numbers.items()}
        self._contractions = {
            written: tuple(token.key for token in tokenize(full)) for written, full in self.templates.contractions
        }
        self._contract = [
            (re.compile(rf"(?<!\w){re.escape(each_full)}(?!\w)"), each_written)
            for written, full in self.templates.contractions
            for each_full, each_written in ((full, written), (sentence_case(full), sentence_case(written)))
        ]
        self._rules: dict[tuple[int, str, Context], list[TongueRule]] = {}
        self._symbols: dict[tuple[str, Context], TongueSymbol] = {}
        self._features: dict[str, frozenset[str]] = {}
        self._lines: dict[str, str] = {}  # printed before, by our wording

    # Counts of phrases

    def entries_for(self, category: str, key: str) -> list[Entry]:
        return self.templates.entries.get(category, {}).get(key) or self.templates.entries.get("any", {}).get(key, [])

    def list_missing(self) -> list[tuple[str, str]]:
        """List the English phrases it has no template for, each with its category."""
        return [
            (category, key)
            for category in GRAMMAR.categories()
            for declaration in GRAMMAR.words_of(category)
            for key in map(write_key, declaration.wordings)
            if not self.entries_for(category, key)
        ]

    def count_phrases(self) -> int:
        """The number of English phrases there are."""
        words = (each for category in GRAMMAR.categories() for each in GRAMMAR.words_of(category))
        return sum(len(each.wordings) for each in words)

    # Printing

    def show(self, value: object, category: str = PARAGRAPH) -> str:
        """Print a word in this language; Untold if a template is missing."""
        printer = _Printer(self)
        printer.print_value(value, category, START, False)
        return self.contract(printer.join())

    def write_line(self, line: str, paragraph: object) -> str:
        """Print a paragraph whose English line is known; that line where a template is missing."""
        said = self._lines.get(line)
        if said is None:
            try:
                said = self.show(paragraph)
            except (Untold, Unprintable):
                said = line
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            self._lines[line] = said
        return said

    def name_of(self, name: str) -> str:
        """A card's name in this language, or its own."""
        return self.names.get(name, name)

    def contract(self, text: str) -> str:
        for pattern, written in self._contract:
            text = pattern.sub(written, text)
        return text

    def quote(self, text: str) -> str:
        opening, closing = self.templates.quotes
        if opening in text or closing in text or (opening == "„" and "”" in text):
            return f'"{text}"'
        return f"{opening}{text}{closing}"

    def builtin_text(self, value: object, category: str) -> str:
        if category == "number" and isinstance(value, int):
            return self.templates.numbers.get(value, str(value))
        if category == "name":
            return self.quote(self.name_of(str(value)))
        return self.quote(str(value)) if category == "quoted" else str(value)

    def rules_for(
        self, declaration: Declaration, wording: Wording, category: str, context: Context
    ) -> list[TongueRule]:
        """The ways to say a phrase in a context; Untold if there is none."""
        context = self.reduce(category, context)
        known = id(wording), category, context
        rules = self._rules.get(known)
        if rules is None:
            key = write_key(wording)
            entries = choose_template(self.entries_for(category, key), context, self.templates.persons)
            rules = self._rules[known] = [
                rule for entry in entries for rule in self._make_rules(declaration, wording, entry, context)
            ]
        if not rules:
            raise Untold(f'There is no template for "{write_key(wording)}" ({category}).')
        return rules

    def _make_rules(
        self, declaration: Declaration, wording: Wording, entry: Entry, context: Context
    ) -> Iterator[TongueRule]:
        parts = {part.field: part for part in wording.parts if part.field}
        fields = entry.fields if isinstance(entry, Template) else set()
        try:
            if isinstance(entry, Noun):
                yield TongueRule(declaration, wording, (), self._layer.lay_out(entry, context), parts)
                return
            for fixed, template in self._settle_subject(entry, parts):
                unknown = {
                    each
                    for each in template.fields - parts.keys()
                    if any(piece.kind == "slot" and piece.text == each for piece in template.pieces)
                }
                if unknown or parts.keys() - fields:
                    raise TemplateFault(f"It names {sorted(fields)} where the phrase has {sorted(parts)}.")
                yield TongueRule(declaration, wording, fixed, self._layer.lay_out(template, context), parts)
        except TemplateFault as fault:
            self.templates.note_fault(f'"{write_key(wording)}": {fault}')

    def _settle_subject(
        self, template: Template, parts: dict[str, Part]
    ) -> Iterator[tuple[tuple[tuple[str, object], ...], Template]]:
        """Put the words of each possible subject into a template whose verb takes it behind itself."""
        field = next((piece.subject for piece in template.pieces if piece.subject in parts), "")
        if not field:
            yield (), template
            return
        category = parts[field].category
        for declaration in GRAMMAR.words_of(category):
            for rule in self.rules_for(declaration, declaration.wordings[0], category, START._replace(form=FINITE)):
                said = "".join(f"{'' if each.glued else ' '}{each.text}" for each in rule.elements).strip()
                pieces = tuple(
                    piece._replace(subject=said) if piece.subject == field else piece for piece in template.pieces
                )
                yield ((field, declaration.value),), Template(pieces, template.tag)

    # The context as far as it matters

    def reduce(self, category: str, context: Context) -> Context:
        """Leave out of a context all that no word of a category agrees with."""
        if not self._features:
            self._features = self._find_features()
        used = self._features.get(category, frozenset())
        return Context(*(getattr(context if name in used else START, name) for name in Context._fields))

    def _find_features(self) -> dict[str, frozenset[str]]:
        """Find the features of its context that each category depends on."""
        found: dict[str, set[str]] = {category: set() for category in GRAMMAR.categories()}
        follows: list[tuple[str, str, frozenset[str]]] = []
        for category in found:
            for declaration in GRAMMAR.words_of(category):
                for wording in declaration.wordings:
                    parts = {part.field: part.category for part in wording.parts if part.field}
                    for entry in self.entries_for(category, write_key(wording)):
                        if isinstance(entry, Noun):
                            found[category] |= NOUN_FEATURES
                            continue
                        found[category] |= self._features_of_tag(entry.tag)
                        for piece in entry.pieces:
                            found[category] |= _features_of(piece)
                            if piece.kind == "slot" and piece.text in parts:
                                follows.append((category, parts[piece.text], _features_set(piece)))
        changed = True
        while changed:
            changed = False
            for outer, inner, settled in follows:
                new = found.get(inner, set()) - settled - found[outer]
                found[outer] |= new
                changed = changed or bool(new)
        return {category: frozenset(each) for category, each in found.items()}

    def _features_of_tag(self, tag: str) -> set[str]:
        if not tag:
            return set()
        cases = (*self.templates.cases, *self.templates.places)
        known = {"who": self.templates.persons, "plural": NUMBERS, "case": cases}
        return {next((name for name, tags in known.items() if tag in tags), "form")}

    # Reading

    def read(self, text: str, category: str = PARAGRAPH) -> object:
        """Read a line; Unread if it means nothing in this language, or two things."""
        reading = _Reading(self, text)
        return reading.read_whole(category)

    def symbol_for(self, category: str, context: Context) -> TongueSymbol:
        context = self.reduce(category, context)
        symbol = self._symbols.get((category, context))
        if symbol is None:
            symbol = self._symbols[category, context] = TongueSymbol({})
            for declaration in GRAMMAR.words_of(category):
                for wording in declaration.wordings:
                    try:
                        rules = self.rules_for(declaration, wording, category, context)
                    except Untold:
                        continue
                    for rule in rules:
                        first = rule.elements[0] if rule.elements else Fragment(False)
                        keys = self.expand(first.key)[:1] if first.key else ("",)
                        symbol.rules.setdefault(keys[0], []).append(rule)
        return symbol

    def expand(self, key: str) -> tuple[str, ...]:
        """A word as the words it stands for: "zum" as "zu", "dem"."""
        return self._contractions.get(key, (key,))

    def options_of(self, element: Fragment) -> list[tuple[str, ...]]:
        """The words that may stand for an element, as they are compared."""
        return [
            tuple(key for token in tokenize(option) for key in self.expand(token.key))
            for option in element.options or (element.text,)
        ]

    def english_name(self, name: str) -> str:
        return self._english.get(name, name)

    def number_of(self, key: str) -> int | None:
        return int(key) if key.isdecimal() else self._number_words.get(key)


def _features_of(piece: Piece) -> frozenset[str]:
    if piece.kind == "verb":
        return VERB_FEATURES
    if piece.kind == "noun":
        return NOUN_FEATURES - {name for name, _ in piece.sets}
    if piece.kind in ("persons", "subject"):
        return frozenset({"who" if piece.kind == "persons" else "subject"})
    return frozenset()


def _features_set(piece: Piece) -> frozenset[str]:
    """The features a slot settles for what fills it."""
    named = {name for name, _ in piece.sets}
    if piece.subject or dict(piece.sets).get("form", INVERTED) != INVERTED:
        named.add("subject")
    return frozenset(named)


def _is_list(part: Part) -> bool:
    return bool(part.separator)


class _Printer:
    """Puts one text together."""

    def __init__(self, tongue: Tongue) -> None:
        self._tongue = tongue
        self._pieces: list[str] = []
        self._gender = ""  # of the noun printed last
        self._spoken_of = ""  # the gender of the cards a pronoun stands for; empty for cards of several
        self._met: list[str] | None = None  # genders of the cards that a pronoun will stand for, while they are printed
        self._capital = False

    def join(self) -> str:
        return "".join(self._pieces)

    def _add(self, text: str, glued: bool) -> None:
        before = self._pieces[-1] if self._pieces else ""
        if text in MARKS and before == ",":
            self._pieces.pop()  # the comma behind a clause goes
            glued = True
        if self._capital or not before or before.endswith("."):
            text = sentence_case(text)
            self._capital = False
        if before and not glued:
            self._pieces.append(" ")
        self._pieces.append(text)

    def print_value(self, value: object, category: str, context: Context, glued: bool) -> None:
        if category in BUILTIN:
            self._add(self._tongue.builtin_text(value, category), glued)
            return
        declaration, wording = GRAMMAR.find_phrase(value, category)
        rules = self._tongue.rules_for(declaration, wording, category, context)
        rule = next(each for each in rules if all(getattr(value, name) == fixed for name, fixed in each.fixed))
        for number, element in enumerate(rule.elements):
            close = element.glued if number or element.is_optional else glued
            if element.capital:
                self._capital = True
            if element.field:
                self._fill(getattr(value, element.field), rule.parts[element.field], element, close)
            elif element.options:
                self._add_words(self._agree(element), close)
            else:
                self._add(element.text, close)
                if element.gender:
                    self._gender = element.gender
                    if self._met is not None:
                        self._met.append(element.gender)

    def _add_words(self, text: str, glued: bool) -> None:
        for number, word in enumerate(text.split()):
            self._add(word, glued and not number)

    def _agree(self, element: Fragment) -> str:
        """Choose the words that agree with the noun printed last: by gender, or the plural behind the genders."""
        options = element.options
        genders = self._tongue.templates.genders
        if element.is_pronoun:
            return options[genders.index(self._spoken_of)] if self._spoken_of in genders else options[-1]
        base, _, plural = self._gender.partition("-")
        at = genders.index(base) if base in genders else 0
        if plural:
            at = min(len(genders) + at, len(options) - 1)
        return options[min(at, len(options) - 1)]

    def _fill(self, filling: Any, part: Part, element: Fragment, glued: bool) -> None:
        if not _is_list(part):
            outer = self._met
            if outer is None and part.category in SPOKEN_OF:
                self._met = []
            self.print_value(filling, part.category, element.context, glued)
            if outer is None and self._met is not None:
                if self._met:
                    self._spoken_of = self._met[0] if len(set(self._met)) == 1 else ""
                self._met = None
            return
        inner, last = self._tongue.templates.separators.get(part.separator, ("", ""))
        for number, item in enumerate(filling):
            context = element.context if not number else _behind_first(element.context)
            if number:
                between = last if number == len(filling) - 1 else inner
                glued = False
                for token in tokenize(between):
                    self._add(token.text, token.text in (",", ";"))
            self.print_value(item, part.category, context, glued)


def _behind_first(context: Context) -> Context:
    """The context of the further items of a list: only the first verb has its subject behind it."""
    further = {INVERTED: FINITE, AFTER: IMPERATIVE}.get(context.form, context.form)
    return context._replace(form=further, subject="") if further != context.form else context


class _Reading:
    """One reading of one line: a memoised descent that keeps every meaning."""

    def __init__(self, tongue: Tongue, text: str) -> None:
        self._tongue = tongue
        self._text = text
        tokens = tokenize(text)
        if len(tokens) > MOST_TOKENS:
            raise Unread(f"The line is longer than {MOST_TOKENS} words.", 0)
        self._tokens: list[Token] = []
        self._keys: list[str] = []
        for token in tokens:
            for key in tongue.expand(token.key):
                self._tokens.append(token)
                self._keys.append(key)
        self._keys.append("")
        self._known: dict[tuple[str, Context, int], list[tuple[object, int]]] = {}
        self._furthest = 0
        self._steps = 0

    def read_whole(self, category: str) -> object:
        last = len(self._tokens)
        found = [value for value, end in self._read(category, START, 0) if end == last]
        if len(found) == 1:
            return found[0]
        at = self._tokens[self._furthest].start if self._furthest < last else len(self._text)
        if found:
            raise Unread(f'"{self._text}" means two things.', 0)
        raise Unread(f'"{self._text[at:]}" is not understood.', at)

    def _read(self, category: str, context: Context, at: int) -> list[tuple[object, int]]:
        if category in BUILTIN:
            return self._read_builtin(category, at)
        known = category, self._tongue.reduce(category, context), at
        found = self._known.get(known)
        if found is not None:
            return found
        found = self._known[known] = []
        symbol = self._tongue.symbol_for(category, context)
        self._furthest = max(self._furthest, at)
        seen: set[tuple[object, int]] = set()
        key = self._keys[at]
        for rule in (*symbol.rules.get(key, ()), *(symbol.rules.get("", ()) if key else ())):
            for values, end in self._match(rule, 0, at):
                value = self._make(rule, values)
                if (value, end) not in seen:
                    seen.add((value, end))
                    found.append((value, end))
        return found

    def _make(self, rule: TongueRule, values: dict[str, object]) -> object:
        if rule.declaration.cls is None:
            return rule.declaration.value
        return rule.declaration.cls(**dict(rule.wording.fixed), **dict(rule.fixed), **values)

    def _match(self, rule: TongueRule, number: int, at: int) -> Iterator[tuple[dict[str, object], int]]:
        elements = rule.elements
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise Unread("The line can be read in too many ways.", 0)
        while number < len(elements) and not elements[number].field:
            element = elements[number]
            if element.is_optional:
                if self._keys[at] == element.key:
                    yield from self._match(rule, number + 1, at + 1)
                number += 1
                continue
            lengths = {
                len(each) for each in self._tongue.options_of(element) if tuple(self._keys[at : at + len(each)]) == each
            }
            if not lengths:
                return
            if len(lengths) > 1:
                for length in lengths:
                    yield from self._match(rule, number + 1, at + length)
                return
            at += lengths.pop()
            number += 1
            self._furthest = max(self._furthest, at)
        if number == len(elements):
            yield {}, at
            return
        element = elements[number]
        part = rule.parts[element.field]
        for filling, end in self._fillings(part, element.context, at):
            for values, last in self._match(rule, number + 1, end):
                yield {element.field: filling, **values}, last

    def _fillings(self, part: Part, context: Context, at: int) -> Iterator[tuple[object, int]]:
        if not _is_list(part):
            yield from self._read(part.category, context, at)
            return
        if part.optional:
            yield (), at
        for value, end in self._read(part.category, context, at):
            for rest, last in self._items(part, _behind_first(context), end):
                yield (value, *rest), last

    def _items(self, part: Part, context: Context, at: int) -> Iterator[tuple[tuple[object, ...], int]]:
        """The further items of a list, and the ends they reach."""
        yield (), at
        inner, last = self._tongue.templates.separators.get(part.separator, ("", ""))
        for between, is_last in {(inner, inner == last), (last, True)}:
            keys = tuple(token.key for token in tokenize(between))
            after = at + len(keys)
            if tuple(self._keys[at:after]) != keys:
                continue
            for value, end in self._read(part.category, context, after):
                for rest, final in self._items(part, context, end):
                    if rest or is_last:
                        yield (value, *rest), final

    def _read_builtin(self, category: str, at: int) -> list[tuple[object, int]]:
        if at >= len(self._tokens):
            return []
        if category in ("number", "digits"):
            sign = 1
            if category == "digits" and self._keys[at] == "-":
                sign, at = -1, at + 1
            number = self._tongue.number_of(self._keys[at])
            return [] if number is None else [(sign * number, at + 1)]
        token = self._tokens[at]
        if not token.is_quoted:
            return []
        words = token.text[1:-1]
        return [(self._tongue.english_name(words) if category == "name" else words, at + 1)]


@cache
def find_tongue(language: str) -> Tongue | None:
    """The card texts of a language; None if it has none."""
    file = files("lineup.speech").joinpath(language).joinpath(FILE)
    return Tongue(file.read_text("utf-8")) if file.is_file() else None


@lru_cache(maxsize=10_000)
def write_line(line: str, language: str, names: Names) -> str:
    """A line of a card in our English wording, in another language; itself where the language lacks a template."""
    tongue = find_tongue(language)
    if tongue is None or not line:
        return line
    try:
        return tongue.write_line(line, GRAMMAR.parse(PARAGRAPH, line, names=names))
    except Misread:
        return line


def write_text(text: str, language: str, names: Names) -> str:
    """A card's text in our English wording, in another language."""
    return "\n".join(write_line(line, language, names) for line in text.split("\n"))


def read_text(text: str, language: str) -> str:
    """A text typed in a language, in our English wording; lines it cannot read stay as they are."""
    tongue = find_tongue(language)
    if tongue is None:
        return text
    return "\n".join(_read_line(line, tongue) for line in text.split("\n"))


def _read_line(line: str, tongue: Tongue) -> str:
    try:
        return GRAMMAR.show(tongue.read(line), category=PARAGRAPH)
    except (Unread, Unprintable):
        return line
