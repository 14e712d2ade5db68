"""Shows what could stand where a text is not understood: kinds of words with examples, and the nearest sentences.

Examples and sentences are those of the cards of the boxes, as the language prints them. A sentence is suggested only if
the text is understood up to its end once it stands there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import log, sqrt
from typing import Final, NamedTuple

from lineup.language.grammar import GRAMMAR, Names
from lineup.language.grammar.errors import Gap
from lineup.language.proofreading import Fault, Proof, known_names
from lineup.language.sets import BOXES, box
from lineup.language.texts import read_typed

MOST_KINDS: Final = 4
MOST_EXAMPLES: Final = 3
MOST_NEAREST: Final = 3
MOST_TRIED: Final = 12  # sentences read to find those
MOST_HELPED: Final = 3  # faults of a text: behind the first few the others may be of their making
LEAST_LIKENESS: Final = 0.12
LONGEST_EXAMPLE: Final = 60  # characters
MOST_LONGER: Final = 30  # characters, beyond twice the typed sentence
LONGEST_TYPED: Final = 400  # characters of a sentence that is compared
LONGEST_BEFORE: Final = 800  # characters before a sentence that are read again with each suggestion for it
SENTENCE: Final = "a sentence"
NAMES: Final = {  # of kinds, where the grammar's own name says how it begins
    "a verb": "something to do",
    '"they" and a verb': "what they do",
    "somebody": "a player",
    "a sentence or a keyword": SENTENCE,
    "a qualifier": "which cards",
    "a trigger": "when it happens",
    "something to count": "things to count",
    "destroyed, discarded, gained, played or drawn": "what was done",
}
WORD: Final = re.compile(r"[A-Za-z]+|\d+|[+:—]")
NUMBER: Final = re.compile(r"\d+")
CUT: Final = re.compile(r"(?<=\.) ")


class WordKind(NamedTuple):
    """A kind of words that can stand at a place, with examples off real cards."""

    name: str
    examples: tuple[str, ...]


class Suggestion(NamedTuple):
    """Help where reading stopped: the sentence from `start` to `end`, and what it could be."""

    start: int
    end: int
    brief: str  # what is wrong
    understood: str  # the beginning of the sentence, as far as it was understood
    kinds: tuple[WordKind, ...]
    nearest: tuple[str, ...]  # sentences to put in its place


def suggest_mends(proof: Proof, names: Names | None = None, name: str = "") -> dict[Fault, Suggestion]:
    """Suggest what could stand at the places where a text of a card of this name is not understood."""
    names = names or known_names((name,) if name else ())
    stopped = [fault for fault in proof.faults if fault.gap is not None]
    return {fault: _suggest(proof.typed, fault, fault.gap, names, name) for fault in stopped[:MOST_HELPED] if fault.gap}


def _suggest(typed: str, fault: Fault, gap: Gap, names: Names, name: str) -> Suggestion:
    start, end = _sentence_around(typed, fault.start)
    understood = typed[start : max(start, fault.start)].strip()
    nearest = tuple(_find_nearest(typed, start, end, understood, names, name))
    return Suggestion(start, end, gap.brief, understood, tuple(_list_kinds(gap)), nearest)


def _sentence_around(typed: str, at: int) -> tuple[int, int]:
    """Find the sentence of a typed text around a place, with its full stop."""
    line = typed.rfind("\n", 0, at) + 1
    line_end = typed.find("\n", at)
    line_end = len(typed.rstrip()) if line_end < 0 else line_end
    start = max(line, typed.rfind(". ", line, at) + 2 if ". " in typed[line:at] else line)
    start += len(typed[start:at]) - len(typed[start:at].lstrip())
    stop = typed.find(".", max(at, start), line_end)
    return start, max(at, line_end if stop < 0 else stop + 1)


# Kinds of words


def _list_kinds(gap: Gap) -> Iterator[WordKind]:
    """List the kinds of words expected, each once, with examples that are not those of another kind."""
    found: dict[str, list[str]] = {}
    for category, context in gap.kinds:
        plain = GRAMMAR.lexicon.kind_name(category)
        name = NAMES.get(plain, plain)
        found.setdefault(name, []).extend(_examples().get((category, context), ()))
    kinds = [WordKind(name, tuple(dict.fromkeys(said))[:MOST_EXAMPLES]) for name, said in found.items()]
    words = tuple(word for word in gap.words if word[:1].isalpha())
    if words and SENTENCE not in found:
        kinds.insert(0, WordKind("the word" if len(words) == 1 else "one of the words", words[:MOST_EXAMPLES]))
    if "." in gap.words:
        kinds.append(WordKind("a full stop", ()))
    return iter([kind for kind in kinds if kind.examples or kind.name == "a full stop"][:MOST_KINDS])


@cache
def _examples() -> dict[tuple[str, int], tuple[str, ...]]:
    """The commonest words of each category on the cards of the boxes, by grammatical context; each of another shape."""
    counted: dict[tuple[str, int], dict[str, Counter[str]]] = {}
    for name in BOXES:
        for card in box(name).cards:
            for paragraph in card.paragraphs:
                for category, context, text in GRAMMAR.list_parts(paragraph, "paragraph"):
                    if 0 < len(text) <= LONGEST_EXAMPLE:
                        shapes = counted.setdefault((category, context), {})
                        shapes.setdefault(_shape_of(text), Counter())[text] += 1
    return {kind: tuple(_pick_examples(shapes.values())) for kind, shapes in counted.items()}


def _shape_of(text: str) -> str:
    """The beginning of a text, numbers alike: texts of one shape say much the same."""
    return " ".join(NUMBER.sub("#", text).lower().split()[:2])


def _pick_examples(shapes: Iterable[Counter[str]]) -> Iterator[str]:
    """Pick the commonest text of each of the commonest shapes."""
    for texts in sorted(shapes, key=lambda each: -each.total())[:MOST_EXAMPLES]:
        yield texts.most_common(1)[0][0]


# Sentences


def _find_nearest(typed: str, start: int, end: int, understood: str, names: Names, name: str) -> Iterator[str]:
    """Find the sentences of cards most like a typed one that can stand in its place."""
    found: list[str] = []
    before = typed[:start] if start <= LONGEST_BEFORE else ""
    for said in _rank_sentences(typed[start:end][:LONGEST_TYPED], understood)[:MOST_TRIED]:
        if len(found) == MOST_NEAREST:
            return
        if not any(each in said for each in found) and _fits_there(before, said, names, name):
            found.append(said)
            yield said


def _fits_there(before: str, said: str, names: Names, name: str) -> bool:
    """Check that a sentence is understood behind what was typed before it, or alone where that is not understood."""
    stretches = read_typed(before + said, names, name).stretches
    return bool(stretches) and (stretches[-1].ok or all(each.ok for each in read_typed(said, names, name).stretches))


def _rank_sentences(typed: str, understood: str) -> list[str]:
    """Rank the sentences of the cards by likeness to a typed one; those unlike it are left out."""
    rarity = _rarity()
    marks = _marks_of(typed)
    begun = _marks_of(understood)
    own = sqrt(sum(rarity.get(mark, 0.0) ** 2 for mark in marks)) or 1.0
    ranked: list[tuple[float, int, str]] = []
    for said, (theirs, length) in _sentences().items():
        like = sum(rarity[mark] ** 2 for mark in theirs & marks) / (own * length)
        alike = sum(1 for mark in begun if mark in theirs) / len(begun) if begun else 0.0
        score = like + 0.2 * alike
        if like >= LEAST_LIKENESS and len(said) <= MOST_LONGER + 2 * len(typed):
            ranked.append((-score, len(said), said))
    numbers = NUMBER.findall(typed)
    return list(dict.fromkeys(_with_numbers(said, numbers) for _, _, said in sorted(ranked)))


def _with_numbers(said: str, numbers: Sequence[str]) -> str:
    """Put the typed numbers in the place of a sentence's own, if it has as many."""
    if len(NUMBER.findall(said)) != len(numbers):
        return said
    left = iter(numbers)
    return NUMBER.sub(lambda _: next(left), said)


def _marks_of(text: str) -> frozenset[str]:
    """The words of a text and its pairs of words: in the singular, as the language calls them, numbers alike."""
    keys = [word.lower() for word in WORD.findall(text)]
    words: list[str] = []
    at = 0
    while at < len(keys):
        better = GRAMMAR.lexicon.better_word(keys[at:])
        words += better[1].lower().split() if better else [keys[at]]
        at += better[0] if better else 1
    words = ["#" if word.isdecimal() else word[:-1] if word.endswith("s") and len(word) > 3 else word for word in words]
    return frozenset(words) | {f"{one} {two}" for one, two in pairwise(words)}


@cache
def _sentences() -> dict[str, tuple[frozenset[str], float]]:
    """Every sentence of the cards of the boxes and every paragraph of several, with its marks and their length."""
    rarity = _rarity()
    marked = {said: _marks_of(said) for said in _card_sentences()}
    return {said: (marks, sqrt(sum(rarity[mark] ** 2 for mark in marks)) or 1.0) for said, marks in marked.items()}


@cache
def _rarity() -> dict[str, float]:
    """The weight of each mark: the fewer sentences have it, the more it tells."""
    sentences = _card_sentences()
    counted = Counter(mark for said in sentences for mark in _marks_of(said))
    return {mark: log(1 + len(sentences) / number) for mark, number in counted.items()}


@cache
def _card_sentences() -> tuple[str, ...]:
    found: dict[str, None] = {}
    for name in BOXES:
        for card in box(name).cards:
            for line in card.text.split("\n"):
                found |= dict.fromkeys([*CUT.split(line), line])
    return tuple(said for said in found if said)
