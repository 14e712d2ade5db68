"""Errors for people: what was found, what was expected there, and the nearest phrases that would be understood."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from lineup.errors import SHOWN, LineUpError, shorten_text
from lineup.language.grammar.compiled import summary_of
from lineup.language.grammar.limits import MOST_DIGITS, MOST_NESTING, MOST_WORD, too_many
from lineup.language.grammar.phrases import Part, Pieces, conjugate
from lineup.language.grammar.reading import Reader
from lineup.language.grammar.rules import Element, Rule, Separator, Symbol
from lineup.language.grammar.tokens import NAME, NUMBERS, Token, tokenize
from lineup.language.grammar.tracing import Miss, Tracer

THE_END: Final = "the end of the text"
SENTENCE_ENDS: Final = (".", ":", ";", "!")
MOST_HINTS: Final = 3
MOST_EXPECTED: Final = 5
MOST_WORDING: Final = 200  # characters of each of two readings


NO_NAME: Final = "is neither a word of the card language nor the name of a card"  # where a name could stand


class Gap(NamedTuple):
    """The place where reading stopped, for those who show what could be written there."""

    brief: str  # what is wrong, without what was expected
    kinds: tuple[tuple[str, int], ...]  # the categories expected, each with its grammatical context
    words: tuple[str, ...]  # the words expected


class Misread(LineUpError):
    """A text that is not understood, or is in two ways. `str()` is the message, with its column."""

    def __init__(
        self,
        explanation: str,
        column: int,
        length: int,
        found: str,
        expected: list[str],
        mend: str = "",
        gap: Gap | None = None,
    ) -> None:
        super().__init__(f"column {column}: {explanation}")
        self.message = f"column {column}: {explanation}"
        self.explanation = explanation  # the message without the column
        self.column = column  # 1-based
        self.length = length  # of what was found; 0 at the end of the text
        self.found = found  # as written; "" at the end of the text
        self.expected = expected  # for people, the likeliest first
        self.mend = mend  # what to write instead of what was found; "" if nothing is sure
        self.gap = gap  # None with a mend, and where a text is refused for its meaning


class Lexicon:
    """The names of phrases and categories in messages, and the known words for those people write instead."""

    def __init__(self, separators: Mapping[str, Separator]) -> None:
        self.words: set[str] = set()  # every literal word of every phrase, in lower case
        self._separators = separators
        self._described: dict[str, str] = {}
        self._slots = {
            "number": "number",
            "digits": "number",
            "name": "card name",
            "family": "words in card names",
            "quoted": "text in quotes",
        }
        self._synonyms: dict[tuple[str, ...], str] = {}
        self._expectations: dict[Symbol, list[str]] = {}  # what was said before

    def describe_category(self, category: str, text: str, slot: str) -> None:
        self._expectations.clear()
        self._described[category] = text
        if slot:
            self._slots[category] = slot

    def add_synonym(self, wrong: str, right: str) -> None:
        """Note a wrong word; a verb also in the third person (trashes, destroys)."""
        self._synonyms[tuple(token.key for token in tokenize(wrong))] = right
        if wrong.isalpha() and right.isalpha():
            self._synonyms.setdefault((conjugate(wrong, "it").lower(),), conjugate(right, "it"))

    def slot_name(self, category: str) -> str:
        return self._slots.get(category, category)

    def write_phrase(self, parts: tuple[Part, ...], context: int = 0) -> str:
        """A phrase for people, its slots as <cards>, <place>."""
        pieces = Pieces()
        for part in parts:
            if part.capital:
                pieces.start_with_capital()
            if not part.field:
                pieces.add_piece(part.forms[context], part.glued, True)
                continue
            slot = f"<{self.slot_name(part.category)}>"
            if part.separator:
                between = self._separators[part.separator].printed
                slot += f" {between} …" if between[:1].isalpha() else f"{between} …"
            pieces.add_piece(slot, part.glued, False)
        return pieces.join_pieces()

    def describe_expected(self, symbol: Symbol) -> list[str]:
        """The category for people: as described, else by what it begins with."""
        found = self._expectations.get(symbol)
        if found is None:
            found = self._descriptions(symbol, set())
            found = found or [self._fill_in_examples("something such as", symbol)]
            self._expectations[symbol] = found
        return found

    def _descriptions(self, symbol: Symbol, seen: set[int]) -> list[str]:
        if symbol.builtin:
            return [f"a {self._slots[symbol.category]}"]
        if symbol.category in self._described:
            return [self._fill_in_examples(self._described[symbol.category], symbol)]
        seen.add(symbol.index)
        found: list[str] = []
        for rule in symbol.rules:
            for element in first_elements(rule):
                if element.symbol is not None and element.symbol.index not in seen:
                    found.extend(self._descriptions(element.symbol, seen))
        return list(dict.fromkeys(found))

    def named_kinds(self, symbol: Symbol, seen: set[int]) -> list[tuple[str, int]]:
        """List the categories a category stands for that people have a name for, each with its context."""
        context = symbol.rules[0].context if symbol.rules else int(symbol.plural)
        if symbol.builtin or symbol.category in self._described:
            return [(symbol.category, context)]
        seen.add(symbol.index)
        found: list[tuple[str, int]] = []
        for rule in symbol.rules:
            for element in first_elements(rule):
                if element.symbol is not None and element.symbol.index not in seen:
                    found += self.named_kinds(element.symbol, seen)
        return list(dict.fromkeys(found))

    def kind_name(self, category: str) -> str:
        """Name a category for people: "cards", "a condition"."""
        if category in self._described:
            return self._described[category].removesuffix("…").rstrip().removesuffix("such as").rstrip().rstrip(",")
        return f"a {self._slots[category]}" if category in self._slots else category

    def _fill_in_examples(self, text: str, symbol: Symbol) -> str:
        """The description, with examples if it ends in "such as"."""
        text = text.removesuffix("…").rstrip()
        if not text.endswith("such as"):
            return text
        words = [element.text for element, _ in opening_tokens([symbol]) if element.key[0].isalpha()]
        examples = list(dict.fromkeys(words))
        if not examples:
            return text.removesuffix("such as").rstrip()
        return f"{text} {', '.join(examples[:MOST_EXPECTED])}{'…' if len(examples) > MOST_EXPECTED else ''}"

    def better_word(self, keys: list[str]) -> tuple[int, str] | None:
        """Find a known wrong word at the start of `keys`: return its length in tokens and the right word."""
        for length in range(min(4, len(keys)), 0, -1):
            right = self._synonyms.get(tuple(keys[:length]))
            if right is not None:
                return length, right
        return None

    def knows_token(self, token: Token, reader: Reader) -> bool:
        known = token.key in self.words or token.key in NUMBERS or reader.names.may_start(token.text)
        return known or not token.is_word or token.text.isdecimal()


def first_elements(rule: Rule) -> list[Element]:
    """The elements with which the rule can begin."""
    found: list[Element] = []
    for element in rule.elements:
        found.append(element)
        if element.symbol is None or not (element.optional or element.symbol.nullable):
            break
    return found


def opening_tokens(symbols: list[Symbol]) -> list[tuple[Element, Rule]]:
    """The literal tokens that these symbols can begin with, each with its rule, in order of declaration."""
    found: list[tuple[Element, Rule]] = []
    seen: set[int] = set()
    waiting = list(reversed(symbols))
    while waiting:
        symbol = waiting.pop()
        if symbol.index in seen:
            continue
        seen.add(symbol.index)
        inner: list[Symbol] = []
        for rule in symbol.rules:
            for element in first_elements(rule):
                if element.symbol is None:
                    found.append((element, rule))
                else:
                    inner.append(element.symbol)
        waiting.extend(reversed(inner))
    return found


class Mend(NamedTuple):
    """Words to put in the place of some tokens."""

    start: int
    end: int
    words: str


def explain_misread(reader: Tracer, lexicon: Lexicon, mend: Mend | None = None) -> Misread:
    """Build the error of a text that has no reading. With a mend, the message offers only that."""
    at = reader.furthest
    misses = reader.misses
    expected = _list_expected(misses, lexicon)
    token = reader.tokens[at] if at < len(reader.tokens) else None
    if token is None or token.end == token.start:  # the full stop a line lacks
        column, length, found = len(reader.text.rstrip()) + 1 if token is None else token.end + 1, 0, ""
        what = "The text ends too early." if reader.tokens else "There is no text."
        if reader.text[column - 1 :].strip():
            what = "The line ends too early."
    else:
        what = explain_unfit(reader, at, lexicon)
        column, length, found = token.start + 1, token.end - token.start, reader.text[token.start : token.end]
    if mend is not None:
        start, end = reader.tokens[mend.start].start, reader.tokens[mend.end - 1].end
        found = reader.text[start:end]
        if found.lower().split() == mend.words.lower().split() * 2:
            what = f"{quote(mend.words)} stands there twice. Write it once."
        else:
            what = f"{quote(found)} does not fit here." if mend.start < at else what
            what = f"{what} Did you mean {quote(mend.words)}?"
        return Misread(what, start + 1, end - start, found, expected, mend.words)
    context = _words_before(reader, at)
    place = f"After {quote(context)}," if context else "Here,"
    wanted = f"{place} the text should end." if expected == [THE_END] else f"{place} write {_any_of(expected)}."
    hints = _begun_phrases(reader, lexicon)
    hint = f" Did you mean: {' / '.join(hints)}?" if hints else ""
    gap = Gap(what, tuple(_kinds_expected(misses, lexicon)), tuple(_words_expected(misses)))
    return Misread(f"{what} {wanted}{hint}", column, length, found, expected, gap=gap)


def explain_unfit(reader: Tracer, at: int, lexicon: Lexicon) -> str:
    """Explain why a token cannot be read."""
    token = reader.tokens[at]
    found = quote(reader.text[token.start : token.end])
    if lexicon.knows_token(token, reader):
        return f"{found} does not fit here."
    if token.text[0].isupper() and any(miss.symbol and NAME in miss.symbol.first for miss in reader.misses):
        return f"{found} {NO_NAME}."
    return f"{found} is not a word of the card language."


def explain_two(reader: Reader, one: object, two: object, shown: list[str]) -> Misread:
    """Build the error of a text with two readings; it points to the innermost place where they differ."""
    spans = reader.make_spans()
    place = spans.find(one) or (0, len(reader.text))
    inner_one, inner_two = one, two
    while True:
        deeper = _find_difference(inner_one, inner_two)
        if deeper is None:
            break
        inner_one, inner_two = deeper
        place = spans.find(inner_one) or place
    found = reader.text[place[0] : place[1]]
    explanation = f"{quote(found)} can be read in two ways. {_tell_apart(shown, (inner_one, inner_two))}"
    return Misread(explanation, place[0] + 1, place[1] - place[0], found, [])


def _tell_apart(shown: list[str], parts: tuple[object, object]) -> str:
    """Tell two readings apart: by their wordings, or where these are alike, by the parts that differ."""
    one, two = shown
    if one and two and one != two:
        if max(len(one), len(two)) > MOST_WORDING:
            same = next((at for at, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), 0)
            start = one.rfind(" ", 0, same) + 1
            one, two = ("…" + each[start:] if start else each for each in shown)
        return f"Write {quote(one, MOST_WORDING)} or {quote(two, MOST_WORDING)} instead."
    one, two = (part if isinstance(part, str) else summary_of(type(part)) for part in parts)
    if one and two and one != two:
        return f"It can stand for {quote(one)} or for {quote(two)}."
    return "Both are written alike."


def _find_difference(one: object, two: object) -> tuple[object, object] | None:
    """The only parts in which two objects of one shape differ, or None."""
    pairs: list[tuple[object, object]] = []
    if isinstance(one, tuple) and isinstance(two, tuple):
        if len(one) != len(two):
            return None
        pairs = list(zip(one, two, strict=True))
    elif type(one) is type(two) and dataclasses.is_dataclass(one):
        pairs = [(getattr(one, field.name), getattr(two, field.name)) for field in dataclasses.fields(one)]
    different = [pair for pair in pairs if pair[0] != pair[1]]
    return different[0] if len(different) == 1 else None


def explain_refusal(reader: Reader) -> Misread:
    """Build the error of a text whose words fit together but mean nothing."""
    why, start, end = reader.refused[-1]
    first, last = reader.tokens[start].start, reader.tokens[end - 1].end
    return Misread(f"{why}.", first + 1, last - first, reader.text[first:last], [])


def explain_limit(tokens: list[Token]) -> Misread | None:
    """Build the error of a text with a word or number that is too long; None if there is none."""
    for token in tokens:
        if len(token.text) <= MOST_WORD and (len(token.text) <= MOST_DIGITS or not token.text.isdecimal()):
            continue
        number = token.text.isdecimal()
        most = MOST_DIGITS if number else MOST_WORD + 2 * token.is_quoted
        if len(token.text) > most:
            unit = "digits" if number else "characters"
            why = too_many(quote(token.text), len(token.text), unit, most)
            return Misread(f"{why}.", token.start + 1, token.end - token.start, token.text, [])
    return None


def explain_depth(reader: Reader, position: int) -> Misread:
    """Build the error of a text whose words are nested too deep at this token."""
    token = reader.tokens[position]
    why = (
        f"{quote(token.text)} stands in words nested more than {MOST_NESTING} deep; at most {MOST_NESTING} is allowed."
    )
    return Misread(why, token.start + 1, token.end - token.start, token.text, [])


def quote(text: str, most: int = SHOWN) -> str:
    """Put a piece of text in quotation marks, shortened to one line."""
    words = " ".join(text[: 10 * most].split())
    if len(words) <= most:  # all of it, or nearly all blanks
        words = " ".join(text.split())
    text = shorten_text(words, most)
    return f'"{text}"' if '"' not in text else f"“{text}”"


def _words_before(reader: Reader, at: int) -> str:
    """The last words before a token: up to four, of the same sentence if it has any."""
    start = at
    while start > 0 and at - start < 4:
        if reader.texts[start - 1] in SENTENCE_ENDS and start < at:
            break
        start -= 1
    return reader.text[reader.tokens[start].start : reader.tokens[at - 1].end] if start < at else ""


def _any_of(texts: list[str]) -> str:
    """A or B or C, shortened."""
    if len(texts) > MOST_EXPECTED:
        texts = [*texts[:MOST_EXPECTED], "something else"]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"


def _list_expected(misses: list[Miss], lexicon: Lexicon) -> list[str]:
    """List what was expected: words of phrases already begun, then categories, then separators and the end."""
    begun: list[str] = []
    categories: list[str] = []
    others: list[str] = []
    for miss in misses:
        if miss.element is not None and miss.symbol is None:
            text = "a" if miss.element.key == "a" else miss.element.text
            (begun if miss.rule is not None else others).append(quote(text))
        elif miss.symbol is not None:
            categories.extend(lexicon.describe_expected(miss.symbol))
        else:
            others.append(THE_END)
    return list(dict.fromkeys([*begun, *categories, *others]))


def _words_expected(misses: list[Miss]) -> Iterable[str]:
    """List the words with which phrases already begun could go on."""
    return dict.fromkeys(
        miss.element.text for miss in misses if miss.element is not None and miss.symbol is None and miss.at
    )


def _kinds_expected(misses: list[Miss], lexicon: Lexicon) -> Iterable[tuple[str, int]]:
    """List the categories expected, those people have a name for."""
    found: dict[tuple[str, int], None] = {}
    for miss in misses:
        if miss.symbol is not None:
            found |= dict.fromkeys(lexicon.named_kinds(miss.symbol, set()))
    return found


def _begun_phrases(reader: Tracer, lexicon: Lexicon) -> list[str]:
    """List the phrases that were broken off, those first that share most words with the rest of the sentence.

    Where cards, places or actions are not understood, no phrase is known to mean the same.
    """
    rest: set[str] = set()
    for key in reader.keys[reader.furthest :]:
        if key in SENTENCE_ENDS:
            break
        if key[:1].isalpha() and key != "a":
            rest.add(key)
    scores: dict[str, int] = {}
    for miss in reader.misses:
        rule = miss.rule
        if rule is not None and rule.parts and miss.symbol is None and _count_words(rule.elements[: miss.at]) > 1:
            scores[lexicon.write_phrase(rule.parts, rule.context)] = _count_shared(rule, rest)
    ranked = sorted(scores, key=lambda shown: scores[shown], reverse=True)
    best = [shown for shown in ranked if scores[shown]] or ranked
    return best[:MOST_HINTS] if len(best) <= MOST_HINTS or scores[best[0]] else []


def _count_words(elements: list[Element]) -> int:
    return sum(1 for element in elements if element.key[:1].isalpha() and element.key != "a")


def _count_shared(rule: Rule, words: set[str]) -> int:
    """Count the words that occur in the rule, in any form."""
    return sum(1 for key in words if any(key in element.forms for element in rule.elements))
