"""Reading what people type: a card's text with everything that is wrong with it, and where.

Every face reads texts here: the sets, the table, the command line. A `Proof` never guesses: a text with a fault has no
wording, and what would mend a fault is only offered.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from lineup.boxes import BOXES
from lineup.language.grammar import Names, show
from lineup.language.grammar.limits import MOST_SENTENCES, MOST_TEXT, shortened, too_many
from lineup.language.texts import read_typed
from lineup.language.words.cards import KINDS
from lineup.language.words.paragraphs import Paragraph


@dataclass(frozen=True)
class Fault:
    """Something wrong or idle in a text: the words from `start` to `end` (0-based, end exclusive) of what was typed.

    `mend` is what to put there instead; "" if nothing is sure.
    """

    start: int
    end: int
    words: str
    why: str
    mend: str = ""


@dataclass(frozen=True)
class Proof:
    """A text as typed, what it means in our wording, and what is wrong with it."""

    typed: str
    text: str = ""  # the canonical wording, a line for each paragraph; "" where there is a fault
    paragraphs: tuple[Paragraph, ...] = ()
    faults: tuple[Fault, ...] = ()  # why it cannot be used
    warnings: tuple[Fault, ...] = ()  # what can be used and does nothing
    reminders: tuple[str, ...] = ()  # what stood in parentheses

    @property
    def ok(self) -> bool:
        return not self.faults

    def said(self, fault: Fault) -> str:
        """A fault or warning of this text as a sentence that names its place."""
        before = self.typed.lstrip()
        start = max(0, fault.start - len(self.typed) + len(before))
        lines = before[:start].split("\n")
        return f"line {len(lines)}, column {len(lines[-1].lstrip()) + 1}: {fault.why}"


def proofread(text: str, title: str = "", name: str = "", names: Names | None = None) -> Proof:
    """Read a text as typed, of a card of this type ("" if it has none yet) and name.

    It may speak of the cards in `names`; of those of the boxes and of itself, if there are none.
    """
    if names is None:
        names = known_names((name,) if name else ())
    paragraphs, faults, reminders = _read(text, names)
    if faults:
        return Proof(text, faults=faults)
    return Proof(text, print_text(paragraphs), paragraphs, reminders=reminders)


def print_text(paragraphs: Iterable[Paragraph]) -> str:
    """The canonical wording."""
    return "\n".join(show(paragraph, category="paragraph") for paragraph in paragraphs)


def read_text(text: str, names: Names) -> tuple[tuple[Paragraph, ...], tuple[Fault, ...]]:
    """The paragraphs of a text, and all that is wrong with it."""
    paragraphs, faults, _ = _read(text, names)
    return paragraphs, faults


def _read(text: str, names: Names) -> tuple[tuple[Paragraph, ...], tuple[Fault, ...], tuple[str, ...]]:
    """The paragraphs of a text, all that is wrong with it, and its reminders."""
    for number, unit, most in (
        (len(text), "characters", MOST_TEXT),
        (text.count("."), "sentences", MOST_SENTENCES),
    ):
        if number > most:
            return (), (Fault(0, len(text), shortened(text), f"{too_many('the text', number, unit, most)}."),), ()
    out: list[Paragraph] = []
    faults: list[Fault] = []
    typed = read_typed(text, names)
    for stretch in typed.stretches:
        out += stretch.paragraphs
        if stretch.misread is not None:
            error = stretch.misread
            at = error.column - 1
            faults.append(Fault(at, at + error.length, error.found, error.explanation))
        for node, why in stretch.faults:
            start, end = stretch.place(node)
            faults.append(Fault(start, end, text[start:end], f"{why}."))
    return tuple(out), tuple(faults), typed.reminders


@cache
def builtin_names() -> tuple[str, ...]:
    """The names of all cards of the boxes."""
    names: list[str] = []
    for name in BOXES:
        names += [card["name"] for card in BOXES[name].tables("cards.toml")["card"]]
    return tuple(names)


@lru_cache(maxsize=20)
def known_names(own: tuple[str, ...] = ()) -> Names:
    """The card names a text may use: those of the boxes and some more. Kinds of cards are no names."""
    return Names(tuple(sorted({*builtin_names(), *own} - set(KINDS))))
