"""Finds every fault of a text, each with a mend where that is certain; reading continues behind the fault.

Every mend has been tried: with it, reading gets further than without. A mend that could change who does something, or
make another text of it (a pronoun, a keyword, a word left out), is never offered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lineup.language.grammar.errors import Lexicon, Mend, Misread, explain_misread, opening_tokens, quote
from lineup.language.grammar.limits import MOST_AGAIN, MOST_FAULTS
from lineup.language.grammar.phrases import BY_NUMBER, BY_PERSON, sentence_case
from lineup.language.grammar.reading import Reader, TooDeep
from lineup.language.grammar.rules import Element, Symbol
from lineup.language.grammar.slips import near_words
from lineup.language.grammar.tokens import NAME, NUMBER, NUMBER_WORDS, Names, Token, plural_name, tokenize
from lineup.language.grammar.tracing import HOLE, Tracer

CLOSERS: Final = (".", ";")
LEFT_OUT: Final = ("a", "the", ",", ":")  # what may be put in without saying anything else
# Who does something, and what is meant: one of these is never offered for another
PERSONAL: Final = frozenset(
    {"he", "his", "him", "she", "her"}
    | {form for forms in BY_PERSON.values() for form in forms}
    | {form for key in ("it", "its", "this", "that") for form in BY_NUMBER[key]}
)


class RereadBudget:
    """The number of tokens that may be read again to find the faults and mends of a text or a set."""

    def __init__(self, tokens: int = MOST_AGAIN) -> None:
        self.left = tokens


class Mender:
    """Looks for the faults of one text: read as a symbol, or as a run of them."""

    def __init__(
        self, lexicon: Lexicon, text: str, names: Names, symbol: Symbol, runs: bool, patience: RereadBudget
    ) -> None:
        self.lexicon = lexicon
        self.text = text
        self.names = names
        self.symbol = symbol
        self.runs = runs
        self.patience = patience

    def find_all(self, tokens: list[Token], most: int = MOST_FAULTS, scout: Reader | None = None) -> list[Misread]:
        """Find the faults of a text that cannot be read, in order and at least one. `scout` may have read it before."""
        found: list[Misread] = []
        told = True
        reader: Tracer | None = Tracer(self.text, self.names, tokens, self.symbol, self.runs, scout)
        while reader is not None and not reader.ended and len(found) < most:
            at = reader.furthest
            mend = self._find_mend(reader) if told else None
            if told:
                found.append(explain_misread(reader, self.lexicon, mend or self._spelled_like(reader, at)))
            if len(found) == most:
                break
            if mend is not None:
                reader = self._read_again(self._apply_mend(reader.tokens, mend))
                continue
            reader = self._skip_fault(reader, at, found if told else [])
            # A word we know at the start of a sentence behind a hole may only miss what the hole hides.
            told = reader is None or reader.ended or not self._is_orphan(reader)
        return found[:most] or [Misread("This cannot be read.", tokens[0].start + 1, 0, "", [])]

    def _is_orphan(self, reader: Tracer) -> bool:
        at = reader.furthest
        if at >= len(reader.tokens):
            return True
        start, _ = reader.sentence_around(at)
        return at == start and self.lexicon.knows_token(reader.tokens[at], reader)

    def _read_again(self, tokens: list[Token]) -> Tracer | None:
        """Read again; None when too much was read again already."""
        self.patience.left -= len(tokens)
        if self.patience.left < 0:
            return None
        try:
            return Tracer(self.text, self.names, tokens, self.symbol, self.runs)
        except TooDeep:
            return None

    def _skip_fault(self, reader: Tracer, at: int, found: list[Misread]) -> Tracer | None:
        """Continue behind a fault: part of its sentence, or all of it, becomes a hole.

        Unknown words inside the hole are reported too.
        """
        start, end = reader.sentence_around(at)
        part = next((each for each in range(at, end) if reader.keys[each] in CLOSERS), end)
        for first, last in dict.fromkeys(((at, part), (at, end), (start, end))):
            tokens = reader.tokens
            where = tokens[first].start if first < len(tokens) else len(self.text)
            hole = Token(HOLE, where, tokens[last - 1].end if last > first else where)
            further = self._read_again([*tokens[:first], hole, *tokens[last:]])
            if further is not None and (further.ended or further.furthest > first + 1):
                found += [self._report(reader, each) for each in range(at + 1, last) if self._is_unknown(reader, each)]
                return further
        return None

    def _is_unknown(self, reader: Tracer, at: int) -> bool:
        return at < len(reader.tokens) and not self.lexicon.knows_token(reader.tokens[at], reader)

    def _report(self, reader: Tracer, at: int) -> Misread:
        """Build the fault of an unknown word."""
        token = reader.tokens[at]
        found = self.text[token.start : token.end]
        mend = self._spelled_like(reader, at)
        words = mend.words if mend is not None else ""
        hint = f" Did you mean {quote(words)}?" if words else ""
        what = f"{quote(found)} is not a word of the card language.{hint}"
        return Misread(what, token.start + 1, token.end - token.start, found, [], words)

    def _spelled_like(self, reader: Tracer, at: int) -> Mend | None:
        """Find the only known word one letter away from an unknown one, even if it does not fit here."""
        if not self._is_unknown(reader, at):
            return None
        token = reader.tokens[at]
        words = [word for word in self.lexicon.words if word[:1].isalpha()]
        close = near_words(token.key, words, 1) if len(token.key) > 4 else []
        return Mend(at, at + 1, _recase(close[0][1], token)) if len(close) == 1 else None

    # What would mend it

    def _find_mend(self, reader: Tracer) -> Mend | None:
        """Find the words that are meant where reading stopped; None if that is not certain."""
        at = reader.furthest
        if at >= len(reader.tokens) or reader.tokens[at].start == reader.tokens[at].end:
            return None
        token = reader.tokens[at]
        for length in (3, 2, 1):
            doubled = at >= length and reader.keys[at - length : at] == reader.keys[at : at + length]
            if doubled and token.is_word:
                words = self.text[reader.tokens[at - length].start : reader.tokens[at - 1].end]
                once = Mend(at - length, at + length, words)
                if self._reaches_goal(reader, once, at + 1):
                    return once
        literals = self._possible_words(reader)
        end = reader.sentence_around(at)[1] + 1
        better = self.lexicon.better_word(reader.keys[at:])
        attempts: list[tuple[list[tuple[int, Mend]], int]] = [
            ([(0, Mend(at, at + 1, _recase(each.text, token))) for each in literals if _another_form(token, each)], end)
        ]
        if better is not None:
            attempts.append(([(0, Mend(at, at + better[0], _recase(better[1], token)))], at + 1))
        if self._is_unknown(reader, at):
            attempts.append((self._find_slips(reader, at, literals), at + 1))
        else:
            attempts += [
                (self._near_misses(token, at, literals), end),
                (self._try_inflected(reader, at), end),
                (self._left_out(reader, at), end),
            ]
        for mends, goal in attempts:
            mend = self._pick_surest(reader, mends, goal)
            if mend is not None:
                return mend
        return None

    def _possible_words(self, reader: Tracer) -> list[Element]:
        """The literal words that could stand where reading stopped."""
        begun = [miss.element for miss in reader.misses if miss.element is not None and miss.symbol is None]
        opened = opening_tokens([miss.symbol for miss in reader.misses if miss.symbol is not None])
        return [each for each in (*begun, *(element for element, _ in opened)) if each.key[:1].isalpha()]

    def _find_slips(self, reader: Tracer, at: int, literals: list[Element]) -> list[tuple[int, Mend]]:
        """List the words, numbers and card names an unknown word may stand for, each with its distance."""
        token = reader.tokens[at]
        firsts = [miss.symbol.first for miss in reader.misses if miss.symbol is not None]
        words = list(dict.fromkeys(each.text for each in literals))
        if any(NUMBER in first for first in firsts):
            words += NUMBER_WORDS
        found = [(steps, Mend(at, at + 1, _recase(each, token))) for steps, each in near_words(token.key, words)]
        if any(NAME in first for first in firsts):
            forms = self.names.plural.names
            for length in dict.fromkeys(len(form) for form in forms):
                typed = " ".join(reader.texts[at : at + length])
                names = [" ".join(form) for form in forms if len(form) == length]
                meant: dict[str, tuple[int, str]] = {}  # of the forms of a name the one that ends like the word
                for steps, each in near_words(typed, names):
                    name = next(iter(forms[tuple(each.split(" "))]))
                    shown = name if each == " ".join(part.text for part in tokenize(name)) else plural_name(name)
                    if name not in meant or (steps == meant[name][0] and shown[-1:] == typed[-1:]):
                        meant[name] = steps, shown
                found += [(steps, Mend(at, at + length, shown)) for steps, shown in meant.values()]
        return found

    def _near_misses(self, token: Token, at: int, literals: list[Element]) -> list[tuple[int, Mend]]:
        """The words a known word in a wrong place may be meant for."""
        if not token.is_word or token.key in PERSONAL:
            return []
        words = dict.fromkeys(each.text for each in literals if each.key not in PERSONAL)
        most = 1 if len(token.key) < 6 else 2
        return [(steps, Mend(at, at + 1, _recase(each, token))) for steps, each in near_words(token.key, words, most)]

    def _try_inflected(self, reader: Tracer, at: int) -> list[tuple[int, Mend]]:
        """The word before, with an "s" more or less."""
        if at == 0 or not reader.tokens[at - 1].is_word or reader.keys[at - 1] in PERSONAL:
            return []
        word = self.text[reader.tokens[at - 1].start : reader.tokens[at - 1].end]
        other = word[:-1] if word.endswith("s") else f"{word}s"
        return [(0, Mend(at - 1, at, other))] if other.lower() in self.lexicon.words else []

    def _left_out(self, reader: Tracer, at: int) -> list[tuple[int, Mend]]:
        """Small words and marks that may be missing before a token."""
        missing = [miss.element for miss in reader.misses if miss.element is not None and miss.symbol is None]
        opened = [
            element for element, _ in opening_tokens([miss.symbol for miss in reader.misses if miss.symbol is not None])
        ]
        found: list[tuple[int, Mend]] = []
        for text in dict.fromkeys(each.text for each in (*missing, *opened) if each.key in LEFT_OUT):
            if at == 0:
                continue
            named = self.names.names_at([*reader.texts, ""], at, True)
            end = named[0][1] if named else at + 1  # no half of a name is offered
            before = self.text[reader.tokens[at - 1].start : reader.tokens[at - 1].end]
            here = self.text[reader.tokens[at].start : reader.tokens[end - 1].end]
            blank = "" if text in (",", ":") else " "
            found.append((0, Mend(at - 1, end, f"{before}{blank}{text} {here}")))
        return found

    def _pick_surest(self, reader: Tracer, mends: Iterable[tuple[int, Mend]], goal: int) -> Mend | None:
        """Return the nearest mend that gets reading to the goal, if no other is as near."""
        best: list[tuple[int, Mend]] = []
        for steps, mend in sorted(dict.fromkeys(mends)):
            if best and steps > best[0][0]:
                break
            if self._reaches_goal(reader, mend, goal):
                best.append((steps, mend))
        return best[0][1] if len(best) == 1 else None

    def _reaches_goal(self, reader: Tracer, mend: Mend, goal: int) -> bool:
        """Check that reading reaches the goal, a token of the text as it was, once this mend is put in."""
        tokens = self._apply_mend(reader.tokens, mend)
        further = self._read_again(tokens)
        if further is None:
            return False
        longer = len(tokens) - len(reader.tokens)
        return further.ended or further.furthest >= max(goal + longer, mend.end + longer)

    def _apply_mend(self, tokens: list[Token], mend: Mend) -> list[Token]:
        """Replace some tokens by those of a mend."""
        start, end = tokens[mend.start].start, tokens[mend.end - 1].end
        new = [Token(each.text, start, end) for each in tokenize(mend.words)]
        return [*tokens[: mend.start], *new, *tokens[mend.end :]]


def _another_form(token: Token, element: Element) -> bool:
    """Check for the right word in the wrong person or number."""
    return token.key in element.forms and token.key != element.key and element.key not in PERSONAL


def _recase(words: str, token: Token) -> str:
    """Capitalise the words if the token is."""
    return sentence_case(words) if token.text[:1].isupper() else words
