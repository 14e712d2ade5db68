"""Reading: tokens, card names, and the memoised recursive descent that finds every reading of a text.

Nothing here knows a word of the game. `grammar` compiles the phrases of the words into `View`s
(one category in one grammatical context) made of `Rule`s made of `Element`s; a `Reader` runs them
over one text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final


class DeclarationError(Exception):
    """A word, phrase or atom is declared wrongly: a mistake of the programmer, not of a card's author."""


NUMBER_WORDS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
)  # fmt: skip
NUMBERS: Final = {text: value for value, text in enumerate(NUMBER_WORDS)}

# What may stand at the start of a built-in slot; in the signature of a token and in `Rule.first`.
NUMBER: Final = "\x01"
NAME: Final = "\x02"
QUOTED: Final = "\x03"
MARKS: Final = NUMBER + NAME + QUOTED
BUILTIN: Final = {"number": NUMBER, "digits": NUMBER, "name": NAME, "quoted": QUOTED}

TOKEN: Final = re.compile(
    r"""\d+(?![^\W_]|['’-][^\W\d_])"""  # a number; 5-U-93-R and 52nd are words
    r"""|[^\W_]+(?:['’-](?!s(?![\w'’-]))[^\W_]+)*"""  # a word, with hyphens and apostrophes inside
    r"""|['’]s(?!\w)"""  # the possessive is a token of its own
    r"""|"[^"]*"|“[^”]*”"""  # a quoted string
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
        self.singular: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        self.plural: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for name in self.names:
            self._enter(self.singular, name, name)
            self._enter(self.plural, name, name)
            self._enter(self.plural, plural_name(name), name)
        for table in (self.singular, self.plural):
            for entries in table.values():
                entries.sort(key=_longest_first)

    def _enter(self, table: dict[str, list[tuple[tuple[str, ...], str]]], form: str, name: str) -> None:
        tokens = tuple(token.text for token in tokenize(form))
        entries = table.setdefault(tokens[0], []) if tokens else []
        if (tokens, name) not in entries:
            entries.append((tokens, name))

    def may_start(self, text: str) -> bool:
        return text in self.plural

    def at(self, texts: list[str], position: int, plural: bool) -> list[Reading]:
        """The longest name written at this position (two only if two names are written alike)."""
        found: list[Reading] = []
        length = 0
        for tokens, name in (self.plural if plural else self.singular).get(texts[position], ()):
            if len(tokens) < length:
                break
            if tuple(texts[position : position + len(tokens)]) == tokens:
                length = len(tokens)
                found.append((name, position + length))
        return found


def _longest_first(entry: tuple[tuple[str, ...], str]) -> int:
    return -len(entry[0])


class Separator:
    """What stands between the items of a list: how it prints, and the ways it is read.

    `weak` ways are read too, but not before the last item ("A, B, or C" but not "A, B").
    """

    def __init__(self, printed: str, read: tuple[str, ...], weak: tuple[str, ...] = ()) -> None:
        self.printed = printed
        self.ways = [
            (tuple(token.key for token in tokenize(way)), way in read or way == printed)
            for way in dict.fromkeys((printed, *read, *weak))
        ]


class Element:
    """A literal token (`view` is None) or a slot (filled by a reading of `view`) of a rule."""

    def __init__(self, text: str, forms: frozenset[str]) -> None:
        self.text = text
        self.key = tokenize(text)[0].key if text else ""
        self.forms = forms  # the keys of the same word in every person and number
        self.view: View | None = None
        self.separator: Separator | None = None
        self.optional = False


class Rule:
    """One phrase of one word (or atom) in one grammatical context."""

    def __init__(self, shown: str, make: Maker, elements: list[Element]) -> None:
        self.shown = shown  # the phrase for people: destroy <cards> in <place>
        self.make = make
        self.elements = elements
        self.first: set[str] = set()
        self.nullable = False


class Maker:
    """Builds the value of a reading: a constant, or a class called with the values of its slots."""

    def __init__(
        self,
        constant: object,
        cls: type | None,
        fields: tuple[str, ...],
        fixed: tuple[tuple[str, object], ...],
    ) -> None:
        self.constant = constant
        self.cls = cls
        self.fields = fields
        self.fixed = fixed

    def build(self, values: list[object]) -> object:
        if self.cls is None:
            return self.constant
        arguments = dict(self.fixed)
        arguments.update(zip(self.fields, values, strict=True))
        return self.cls(**arguments)


class View:
    """A category in one grammatical context (person and number), as rules selected by their first token."""

    def __init__(self, index: int, category: str, plural: bool) -> None:
        self.index = index
        self.category = category
        self.plural = plural
        self.builtin = BUILTIN.get(category, "")
        self.rules: list[Rule] = []
        self.first: set[str] = {self.builtin} if self.builtin else set()
        self.nullable = False
        self._selected: dict[str, list[Rule]] = {}

    def select(self, signature: str) -> list[Rule]:
        """The rules that can begin with a token of this signature, in order of declaration."""
        rules = self._selected.get(signature)
        if rules is None:
            starts = {signature.rstrip(MARKS), *(mark for mark in signature if mark in MARKS)}
            rules = [rule for rule in self.rules if rule.nullable or not rule.first.isdisjoint(starts)]
            self._selected[signature] = rules
        return rules


def analyse(views: list[View]) -> None:
    """Compute what each view and rule can begin with; left recursion raises DeclarationError."""
    changed = True
    while changed:
        changed = False
        for view in views:
            for rule in view.rules:
                before = len(rule.first), rule.nullable
                rule.nullable = _extend_first(rule)
                changed = changed or before != (len(rule.first), rule.nullable)
                view.first |= rule.first
                view.nullable = view.nullable or rule.nullable
    done: set[int] = set()
    for view in views:
        for rule in view.rules:
            for element in rule.elements:
                if element.separator is not None and element.view is not None and element.view.nullable:
                    raise DeclarationError(f"a list of what can be empty: {rule.shown!r}")
        _refuse_left_recursion(view, [], done)


def _extend_first(rule: Rule) -> bool:
    """Add what the rule can begin with; true when it can be empty."""
    for element in rule.elements:
        view = element.view
        if view is None:
            rule.first.add(element.key)
            return False
        rule.first |= view.first
        if not (element.optional or view.nullable):
            return False
    return True


def _refuse_left_recursion(view: View, path: list[View], done: set[int]) -> None:
    if view in path:
        cycle = [*path[path.index(view) :], view]
        raise DeclarationError("left recursion: " + " begins with ".join(each.category for each in cycle))
    if view.index in done:
        return
    for rule in view.rules:
        for element in rule.elements:
            inner = element.view
            if inner is None:
                break
            _refuse_left_recursion(inner, [*path, view], done)
            if not (element.optional or inner.nullable):
                break
    done.add(view.index)


class Miss:
    """A place where reading stopped: what was expected there, and the rule it was expected for."""

    def __init__(self, rule: Rule | None, element: Element | None, view: View | None, at: int) -> None:
        self.rule = rule
        self.element = element
        self.view = view
        self.at = at  # how many elements of the rule had been read


class Spans:
    """Where the objects built while reading a text stand in it, found by identity."""

    def __init__(self, text: str, built: list[tuple[object, int, int]]) -> None:
        self.text = text
        self._built = built  # keeps the objects alive, so that ids stay unique
        self._places = {id(each): (start, end) for each, start, end in built}

    def find(self, node: object) -> tuple[int, int] | None:
        """Start and end (0-based, end exclusive) of this very object in the text, or None."""
        return self._places.get(id(node))

    def column(self, node: object) -> int:
        """The 1-based column of this very object; 1 if it was not built by this reading."""
        return self._places.get(id(node), (0, 0))[0] + 1

    def words(self, node: object) -> str:
        """The words of the text this very object was read from; "" if it was not built by this reading."""
        start, end = self._places.get(id(node), (0, 0))
        return self.text[start:end]


class Reader:
    """One reading of one text. With `tracing`, `furthest` and `misses` say where and why it stopped."""

    def __init__(self, text: str, names: Names, tracing: bool = False) -> None:
        self.text = text
        self.names = names
        self.tokens = tokenize(text)
        self.keys = [token.key for token in self.tokens]
        self.keys.append("")
        self.texts = [token.text for token in self.tokens]
        self.texts.append("")
        self.signatures = [self._signature(token) for token in self.tokens]
        self.signatures.append("")
        self.tracing = tracing
        self.furthest = 0
        self.misses: list[Miss] = []
        self.built: list[tuple[object, int, int]] = []
        self._memo: dict[int, list[Reading]] = {}
        self._width = len(self.keys)

    def _signature(self, token: Token) -> str:
        marks = ""
        if token.key in NUMBERS or token.text.isdecimal() or token.text == "-":
            marks = NUMBER
        if self.names.may_start(token.text):
            marks += NAME
        if token.is_quoted:
            marks += QUOTED
        return token.key + marks

    def spans(self) -> Spans:
        """Where the built objects stand, in characters."""
        tokens = self.tokens
        places: list[tuple[object, int, int]] = []
        for each, start, end in self.built:
            if end > start:
                places.append((each, tokens[start].start, tokens[end - 1].end))
        return Spans(self.text, places)

    def complete(self, view: View) -> list[object]:
        """Every distinct value that the whole text can be read as."""
        last = len(self.tokens)
        values: list[object] = []
        for value, end in self.read(view, 0):
            if end == last:
                values.append(value)
            elif self.tracing:
                self._miss(end, None, None, None, 0)
        return values

    def read(self, view: View, position: int) -> list[Reading]:
        """Every distinct reading of the view from this position on."""
        place = view.index * self._width + position
        found = self._memo.get(place)
        if found is not None:
            return found
        found = []
        if view.builtin:
            found = self._read_builtin(view, position)
        else:
            for rule in view.select(self.signatures[position]):
                self._read_rule(rule, 0, position, position, [], found)
        self._memo[place] = found
        if self.tracing and not found:
            self._miss(position, None, None, view, 0)
        return found

    def _read_rule(
        self, rule: Rule, at: int, start: int, position: int, values: list[object], found: list[Reading]
    ) -> None:
        """Read the elements of the rule from `at` on, and add the readings of the whole rule to `found`."""
        elements = rule.elements
        while at < len(elements):
            element = elements[at]
            view = element.view
            if view is None:
                if self.keys[position] != element.key:
                    if self.tracing:
                        self._miss(position, rule, element, None, at)
                    return
                position += 1
                at += 1
                continue
            if element.separator is None:
                fillings = self.read(view, position)
            else:
                fillings = self._read_list(view, element.separator, element.optional, position)
            if not fillings:
                if self.tracing:
                    self._miss(position, rule, element, view, at)
                return
            at += 1
            for value, end in fillings[1:]:
                self._read_rule(rule, at, start, end, [*values, value], found)
            value, position = fillings[0]
            values.append(value)
        built = rule.make.build(values)
        for other, end in found:
            if end == position and other == built:
                return
        found.append((built, position))
        if rule.make.cls is not None:
            self.built.append((built, start, position))

    def _read_list(self, view: View, separator: Separator, optional: bool, start: int) -> list[Reading]:
        """Every reading of a list from this position on: value a tuple."""
        results: list[Reading] = []
        if optional:
            results.append(((), start))
        open_lists: list[tuple[tuple[object, ...], int]] = []
        for value, end in self.read(view, start):
            open_lists.append(((value,), end))
            results.append(((value,), end))
        while open_lists:
            items, position = open_lists.pop()
            for way, final in separator.ways:
                after = position
                for key in way:
                    if self.keys[after] != key:
                        if self.tracing:
                            self._miss(after, None, Element(key, frozenset()), None, 0)
                        break
                    after += 1
                else:
                    for value, end in self.read(view, after):
                        longer = ((*items, value), end)
                        if longer not in open_lists:
                            open_lists.append(longer)
                        if final and longer not in results:
                            results.append(longer)
        return results

    def _read_builtin(self, view: View, position: int) -> list[Reading]:
        if view.builtin == NAME:
            return self.names.at(self.texts, position, view.plural)
        text = self.texts[position]
        if view.builtin == QUOTED:
            return [(text[1:-1], position + 1)] if len(text) > 1 and text[0] in '"“' else []
        sign = 1
        if text == "-":
            sign, position = -1, position + 1
            text = self.texts[position]
        if text.isdecimal():
            return [(sign * int(text), position + 1)]
        value = NUMBERS.get(self.keys[position])
        return [(value, position + 1)] if value is not None and sign == 1 else []

    def _miss(self, position: int, rule: Rule | None, element: Element | None, view: View | None, at: int) -> None:
        if position < self.furthest:
            return
        if position > self.furthest:
            self.furthest = position
            self.misses = []
        self.misses.append(Miss(rule, element, view, at))
