"""Texts as people type them off cards: lines, the abilities on a line, missing full stops, reminders in parentheses.

A line end ends a sentence, and a line is one paragraph or several, each as long as it can be. A line that means nothing
by itself ("Otherwise, …", "If it is a Hero, …") goes on from the line before; so does one within whose sentence a line
ended, as in the narrow column of a card. Every place is one of the text as typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from lineup.language.grammar import GRAMMAR, Misread, Names, Spans, Token, parse_run, words_in
from lineup.language.grammar.checking import check_text
from lineup.language.grammar.tokens import tokenize
from lineup.language.words.abilities import STAYS
from lineup.language.words.cards import KINDS
from lineup.language.words.paragraphs import Paragraph, find_unavoidable, find_unchosen_foes
from lineup.language.words.set_aside import LOST, find_left_aside

ENDS: Final = (".", ":", ";", ",")  # after these a line needs no full stop
PARENTHESES: Final = frozenset("()")
MOST_WRAPPED: Final = 6  # lines a sentence may go over that does not show where they end
GOES_ON: Final = (":", ";", ",", "and", "or", "then")  # after these the next line goes on


@dataclass(frozen=True)
class Stretch:
    """Lines that belong together, as typed: their paragraphs; none if they are not understood."""

    start: int
    end: int
    tokens: list[Token]
    paragraphs: tuple[Paragraph, ...] = ()
    spans: Spans | None = None
    misread: Misread | None = None  # where it is known already why not; its column counts from the start of the text
    faults: tuple[tuple[object, str], ...] = ()  # words with nothing to refer to, and why
    stopped: bool = True  # it ends where it was typed to end; else a full stop was put there

    @property
    def ok(self) -> bool:
        return bool(self.paragraphs) and not self.faults

    @property
    def is_open(self) -> bool:
        """True if another line may continue it: it is right, or lacks only what happens to a card set aside."""
        return bool(self.paragraphs) and all(why == LOST for _, why in self.faults)

    def contains_word(self, node: object) -> bool:
        """True if a word is part of these lines."""
        return any(node is each for each in self.paragraphs) or (
            self.spans is not None and self.spans.find(node) is not None
        )

    def place_of(self, node: object) -> tuple[int, int]:
        """Return the place of a word in the text, or of all these lines if the word has none of its own."""
        place = None if self.spans is None else self.spans.find(node)
        return place or (self.start, self.end)


@dataclass(frozen=True)
class Reminder:
    """A remark in parentheses: its words, its place, and the promise it makes (`lineup.language.reminding`)."""

    words: str
    start: int
    end: int
    promise: str


@dataclass(frozen=True)
class TypedLines:
    """A text as typed, stretch by stretch, and the reminders that stood in parentheses."""

    stretches: tuple[Stretch, ...]
    reminders: tuple[Reminder, ...] = ()

    def words_before(self, place: int) -> list[object]:
        """List the words of the line that a place of the text is in, as far as they stand before it."""
        found: list[object] = []
        for stretch in self.stretches:
            for paragraph in stretch.paragraphs:
                start = stretch.place_of(paragraph)[0]
                if stretch.start <= start < place:
                    line = [each for each in words_in(paragraph) if stretch.place_of(each)[0] < place]
                    found = line if start > self._start_of(found, stretch) else found + line
        return found

    def _start_of(self, words: list[object], stretch: Stretch) -> int:
        return stretch.place_of(words[0])[0] if words and stretch.contains_word(words[0]) else -1


def read_typed(text: str, names: Names, name: str = "") -> TypedLines:
    """Read a text as typed; `name` is its card's name, by which it may refer to itself ("" if unknown)."""
    stretches: list[Stretch] = []
    reminders: list[Reminder] = []
    begun: list[Token] = []
    begun_at = at = 0
    lines = text.split("\n")
    for number, line in enumerate(lines):
        start, end = at, at + len(line)
        at = end + 1
        try:
            tokens = _line_tokens(text, names, start, end, name, reminders)
        except Misread as error:
            stretches.append(Stretch(start, end, [], misread=error))
            continue
        if begun:
            tokens, start = begun + tokens, begun_at
        if not tokens:
            continue
        begun = []
        if tokens[-1].key in GOES_ON and number + 1 < len(lines):
            begun, begun_at = tokens, start
            continue
        stopped = tokens[-1].key in ENDS
        if not stopped:
            tokens.append(_full_stop(tokens))
        here = replace(stretch_of(text, tokens, names, start, end, stretches), stopped=stopped)
        before = stretches[-1] if stretches else here
        alone = here.ok and before.ok and before.paragraphs != (STAYS,)
        if stretches and before.is_open and not alone:
            joined = stretch_of(text, before.tokens + tokens, names, before.start, end, stretches[:-1])
            if (joined.is_open and not here.ok) or (joined.ok and len(joined.paragraphs) == 1):
                stretches[-1] = replace(joined, stopped=stopped)
                continue
        if not (here.ok and before.ok) and _join_wrapped(text, here, names, stretches):
            continue
        stretches.append(here)
    return TypedLines(tuple(stretches), tuple(reminders))


def _join_wrapped(text: str, here: Stretch, names: Names, stretches: list[Stretch]) -> bool:
    """Join a line to the lines before it if it continues their sentence; return True if it does."""
    tokens, start = here.tokens, here.start
    for back in range(1, min(len(stretches), MOST_WRAPPED) + 1):
        before = stretches[-back]
        if before.stopped or not before.tokens:
            return False
        tokens, start = before.tokens[:-1] + tokens, before.start
        joined = stretch_of(text, tokens, names, start, here.end, stretches[:-back])
        if joined.ok:
            stretches[-back:] = [replace(joined, stopped=here.stopped)]
            return True
    return False


def _line_tokens(text: str, names: Names, start: int, end: int, name: str, reminders: list[Reminder]) -> list[Token]:
    """The tokens of a line as they are read."""
    tokens = _called_this_card(GRAMMAR.read_tokens(text, names, start, end), name)
    return _without_reminders(text, tokens, names, reminders)


def _full_stop(tokens: list[Token]) -> Token:
    """The full stop that was left out behind these."""
    return Token(".", tokens[-1].end, tokens[-1].end)


def read_alike(lines: Sequence[str], stretches: Sequence[Stretch], names: Names) -> bool:
    """Check that each paragraph is read again from its wording, a line by itself, as `read_typed` would read it.

    False also where reading line by line is not enough. Words typed exactly as we print them are not read again.
    """
    rest = iter(lines)
    for stretch in stretches:
        for paragraph in stretch.paragraphs:
            line = next(rest)
            try:
                tokens = _line_tokens(line, names, 0, len(line), "", [])
                if paragraph == STAYS or not tokens or tokens[-1].key != ".":
                    return False
                typed = stretch.tokens if len(stretch.paragraphs) == 1 else ()
                if [token.text for token in tokens] == [token.text for token in typed]:
                    continue
                if parse_run("paragraph", line, tokens, names)[0] != (paragraph,):
                    return False
            except Misread:
                return False
    return True


def stretch_of(
    text: str, tokens: list[Token], names: Names, start: int, end: int, before: Sequence[Stretch]
) -> Stretch:
    """Read the tokens of some lines that follow others."""
    try:
        values, spans = parse_run("paragraph", text, tokens, names)
    except Misread as error:
        return Stretch(start, end, tokens, misread=error)
    return _check_stretch(values, spans, tokens, start, end, before)


def read_printed(text: str, names: Names) -> tuple[Stretch, ...]:
    """Read a text that is worded, line by line, as we print it; empty if it is not, or has a fault."""
    stretches: list[Stretch] = []
    at = 0
    for line in text.split("\n"):
        start, end = at, at + len(line)
        at = end + 1
        found = GRAMMAR.read_exact("paragraph", text, names, start, end)
        if found is None:
            return ()
        here = _check_stretch((found[0],), found[1], [], start, end, stretches)
        if not here.ok:
            return ()
        stretches.append(here)
    return tuple(stretches)


def _check_stretch(
    values: Sequence[object], spans: Spans, tokens: list[Token], start: int, end: int, before: Sequence[Stretch]
) -> Stretch:
    """Check paragraphs against those before them, and make a stretch of them."""
    paragraphs: list[Paragraph] = [paragraph for stretch in before for paragraph in stretch.paragraphs]
    earlier = len(paragraphs)
    faults: list[tuple[object, str]] = []
    for value in values:
        assert isinstance(value, Paragraph)
        words = words_in(value)
        faults += check_text(value, words=words)
        faults += find_unchosen_foes(words, paragraphs)
        faults += find_unavoidable(value, paragraphs[earlier:])
        faults += find_left_aside(words)
        paragraphs.append(value)
    return Stretch(start, end, tokens, tuple(paragraphs[earlier:]), spans, None, tuple(faults))


def _called_this_card(tokens: list[Token], name: str) -> list[Token]:
    """Replace a card's own name, or the beginning of it, by "this card".

    If the name is unknown, the words around it tell.
    """
    said = [place for place, token in enumerate(tokens) if token.key in SAID_OF_ITSELF]
    if not said:
        return tokens
    at = 0
    while at < said[-1]:
        start = at
        at += 1
        when = start > 0 and tokens[start - 1].key == "when"
        if not when and start and tokens[start - 1].key not in (".", ":"):
            continue
        end = next((place for place in said if place > start and _goes_on(tokens, place, when)), start)
        called = tokens[start:end]
        if called and _is_name(called, name):
            this = Token("this", called[0].start, called[0].end)
            tokens = [*tokens[:start], this, Token("card", called[0].start, called[-1].end), *tokens[end:]]
            said = [place for place, token in enumerate(tokens) if token.key in SAID_OF_ITSELF]
    return tokens


LONGEST_NAME: Final = 8  # in tokens
NO_NAMES: Final = ("This", "That", "Each", "Every", "It", "A", "An", "The", "Your", "All")  # they begin something else
NO_CARD: Final = (*KINDS, "Villain", "Super - Villain", "Character", "Hero", "Super Hero")  # kinds, and no names
OF_ITSELF: Final[tuple[tuple[str, ...], ...]] = (("costs", "", "more"), ("gains", "the", "game", "text"))
OF_ITSELF_WHEN: Final[tuple[tuple[str, ...], ...]] = (("is", "defeated"),)
SAID_OF_ITSELF: Final = frozenset(said[0] for said in OF_ITSELF + OF_ITSELF_WHEN)


def _goes_on(tokens: list[Token], place: int, when: bool) -> bool:
    """True at words that a card says of itself."""
    for said in OF_ITSELF_WHEN if when else OF_ITSELF:
        if tokens[place].key != said[0]:
            continue
        keys = [token.key for token in tokens[place : place + len(said)]]
        if len(keys) == len(said) and all(key == word or not word for key, word in zip(keys, said, strict=True)):
            return True
    return False


def _is_name(tokens: list[Token], name: str) -> bool:
    """True if these are the name of a card: of this one, if it is known."""
    texts = [token.text for token in tokens]
    if name:
        return texts == [token.text for token in tokenize(name)][: len(texts)]
    capital = [text[0].isupper() or not text[0].isalpha() for text in texts]
    words = all(token.is_word or token.key == "'s" for token in tokens)
    kind = " ".join(texts) in NO_CARD
    return words and len(texts) <= LONGEST_NAME and capital[0] and capital[-1] and texts[0] not in NO_NAMES and not kind


def _without_reminders(text: str, tokens: list[Token], names: Names, reminders: list[Reminder]) -> list[Token]:
    """Remove known reminders in parentheses; any other parenthesis is read."""
    if PARENTHESES.isdisjoint([token.key for token in tokens]):
        return tokens
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        close = _find_closing(tokens, at) if tokens[at].key == "(" else 0
        if close:
            inner = tokens[at + 1 : close]
            if inner and inner[-1].key != ".":
                inner.append(_full_stop(inner))
            promises = parse_run("reminder", text, inner, names)[0]
            if promises:
                start, end = tokens[at].start, tokens[close].end
                words = text[start + 1 : end - 1].strip()
                reminders += [Reminder(words, start, end, str(promise)) for promise in promises]
            else:
                close = 0
        if close:
            at = close + 1
        elif tokens[at].key == ")" and at and tokens[at - 1].key == ".":  # its full stop closes the parenthesis too
            out[-1:] = [tokens[at], tokens[at - 1]]
            at += 2 if at + 1 < len(tokens) and tokens[at + 1].key == "." else 1
        else:
            out.append(tokens[at])
            at += 1
    return out


def _find_closing(tokens: list[Token], at: int) -> int:
    """Find the end of the parenthesis opened here; 0 if it is not on this line, or another opens before."""
    for place in range(at + 1, len(tokens)):
        if tokens[place].key in "()":
            return place if tokens[place].key == ")" else 0
    return 0
