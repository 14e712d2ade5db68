"""Reads what people type: a card's text with all its faults and their places.

Every face reads texts here: the sets, the table, the command line. A `Proof` never guesses: a text with a fault has no
wording, and what would mend a fault is only offered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from lineup.boxes import BOXES
from lineup.errors import is_unseen, shorten_text
from lineup.language import foreign
from lineup.language.doubting import OpenReading, find_open_wordings
from lineup.language.grammar import Names, Unprintable, find_misreads, show
from lineup.language.grammar.errors import NO_NAME, Gap
from lineup.language.grammar.limits import MOST_FAULTS, MOST_LINES, MOST_SENTENCES, MOST_TEXT, too_many
from lineup.language.grammar.mending import RereadBudget
from lineup.language.idling import find_idle
from lineup.language.reminding import keeps_promise
from lineup.language.texts import Stretch, TypedLines, read_alike, read_printed, read_typed, stretch_of
from lineup.language.words.cards import KINDS
from lineup.language.words.paragraphs import Paragraph

CAPITALS: Final = re.compile(r"[^\W\d_a-z][\w'-]+(?: [^\W\d_a-z][\w'-]+)+")
UNKEPT: Final = (
    "the words before this reminder do not do what it says, and without it they would mean something else;"
    " say it in the sentence itself, or leave it out."
)
UNREAD: Final = "this is not understood."
UNSAID: Final = "our own wording cannot say this, so it may be misunderstood; say it in other words."


@dataclass(frozen=True)
class Fault:
    """A fault or an idle stretch of a text, from `start` to `end` (0-based, end exclusive) of what was typed.

    `mend` is what to put there instead; "" if nothing is sure.
    """

    start: int
    end: int
    words: str
    why: str
    mend: str = ""
    gap: Gap | None = None  # where reading stopped, if it did
    readings: tuple[OpenReading, ...] = ()  # of words that can be meant in two ways; the first is how they are read


@dataclass(frozen=True)
class Proof:
    """A text as typed, its meaning in our wording, and its faults."""

    typed: str
    text: str = ""  # the canonical wording, a line for each paragraph; "" where there is a fault
    paragraphs: tuple[Paragraph, ...] = ()
    faults: tuple[Fault, ...] = ()  # why it cannot be used
    warnings: tuple[Fault, ...] = ()  # what can be used and does nothing
    reminders: tuple[str, ...] = ()  # what stood in parentheses

    @property
    def ok(self) -> bool:
        return not self.faults

    def describe_fault(self, fault: Fault) -> str:
        """Describe a fault or warning in a sentence that names its place."""
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
    read = read_text(text, names, name=name)
    if read.faults:
        return Proof(text, faults=read.faults)
    return Proof(text, read.wording, read.paragraphs, (), find_warnings(read, title), read.reminders)


def proofread_nameless(text: str, title: str = "", own: tuple[str, ...] = ()) -> tuple[Proof, tuple[str, ...]]:
    """Read the text of a card that has no name yet, and find the names in it that no card has.

    Two or more capitalised words where a name can stand, none of them close to a word of the language, are such a name.
    """
    taken: tuple[str, ...] = ()
    proof = proofread(text, title, names=known_names(own))
    while proof.faults:
        fault = proof.faults[0]
        named = CAPITALS.match(text, fault.start)
        if named is None or fault.mend or NO_NAME not in fault.why:
            return proof, ()
        taken = (*taken, named[0])
        again = proofread(text, title, names=known_names((*own, *taken)))
        if again.faults and again.faults[0].start <= fault.start:
            return proof, ()
        proof = again
    return proof, taken


def print_text(paragraphs: Iterable[Paragraph]) -> str:
    """The canonical wording."""
    return "\n".join(show(paragraph, category="paragraph") for paragraph in paragraphs)


@dataclass(frozen=True)
class Read:
    """A text that was read: its paragraphs, or all its faults."""

    text: str
    paragraphs: tuple[Paragraph, ...] = ()
    faults: tuple[Fault, ...] = ()
    reminders: tuple[str, ...] = ()
    stretches: tuple[Stretch, ...] = ()
    wording: str = ""  # the canonical one


def read_text(
    text: str, names: Names, patience: RereadBudget | None = None, name: str = "", explain: bool = True
) -> Read:
    """Read a text as typed, of a card of that name. A text that our own wording cannot repeat is not understood.

    Explaining a fault takes longer than reading; whoever only asks if a text is understood can do without.
    """
    for number, unit, most in (
        (len(text), "characters", MOST_TEXT),
        (text.count("."), "sentences", MOST_SENTENCES),
        (text.count("\n") + 1, "lines", MOST_LINES),
    ):
        if number > most:
            return Read(text, (), (_fault_at(text, 0, len(text), f"{too_many('the text', number, unit, most)}."),))
    if not text.replace("\n", "").isprintable():
        hidden = _find_hidden(text)
        if hidden:
            return Read(text, (), tuple(hidden[:MOST_FAULTS]))
    typed = read_typed(text, names, name)
    if all(stretch.ok for stretch in typed.stretches):
        return _said_back(text, typed, names)
    english = foreign.reader(text) if foreign.reader is not None else text
    if english != text:
        return _as_typed(read_text(english, names, patience, name, explain), text)
    if not explain:
        return Read(text, (), (_fault_at(text, 0, len(text), UNREAD),))
    found: dict[tuple[int, int], Fault] = {}
    patience = patience or RereadBudget()
    for number, stretch in enumerate(typed.stretches):
        for fault in _find_faults(text, stretch, typed.stretches[:number], names, patience):
            found.setdefault((fault.start, fault.end), fault)
    return Read(text, (), tuple(found[place] for place in sorted(found)[:MOST_FAULTS]))


def _as_typed(read: Read, text: str) -> Read:
    """Put the faults of a text that was typed in another language where its lines stand as they were typed."""
    lines, typed = read.text.split("\n"), text.split("\n")
    faults: list[Fault] = []
    for fault in read.faults:
        number = read.text.count("\n", 0, fault.start)
        shift = len("\n".join(typed[:number])) - len("\n".join(lines[:number]))
        if lines[number] == typed[number]:
            faults.append(replace(fault, start=fault.start + shift, end=fault.end + shift))
        else:  # the line was read, and what it says cannot be
            start = len("\n".join(typed[:number])) + (number > 0)
            faults.append(_fault_at(text, start, start + len(typed[number]), fault.why))
    return Read(text, read.paragraphs, tuple(faults), read.reminders, (), read.wording)


def read_verbatim(text: str, names: Names) -> Read | None:
    """Read a text that is worded as we print it, so that no other wording has to be declared; None if it is not."""
    text = text.strip()
    stretches = read_printed(text, names) if text else ()
    if text and not stretches:
        return None
    paragraphs = tuple(each for stretch in stretches for each in stretch.paragraphs)
    return Read(text, paragraphs, (), (), stretches, text)


def _said_back(text: str, typed: TypedLines, names: Names) -> Read:
    """Accept a text that reads the same in our own wording."""
    paragraphs = tuple(each for stretch in typed.stretches for each in stretch.paragraphs)
    lines: list[str] = []
    for stretch in typed.stretches:
        for paragraph in stretch.paragraphs:
            try:
                lines.append(show(paragraph, category="paragraph"))
            except Unprintable:
                return Read(text, (), (_fault_at(text, *stretch.place_of(paragraph), UNSAID),))
    wording = "\n".join(lines)
    if wording != text.strip() and not read_alike(lines, typed.stretches, names):
        again = tuple(each for stretch in read_typed(wording, names).stretches for each in stretch.paragraphs)
        for stretch in typed.stretches if again != paragraphs else ():
            for paragraph in stretch.paragraphs:
                if paragraph not in again:
                    return Read(text, (), (_fault_at(text, *stretch.place_of(paragraph), UNSAID),))
        if again != paragraphs:
            return Read(text, (), (_fault_at(text, 0, len(text), UNSAID),))
    idle = [each for each in typed.reminders if not keeps_promise(each.promise, typed.words_before(each.start))]
    if idle:
        return Read(text, (), tuple([_fault_at(text, each.start, each.end, UNKEPT) for each in idle]))
    reminders = tuple(dict.fromkeys(each.words for each in typed.reminders))
    return Read(text, paragraphs, (), reminders, typed.stretches, wording)


def _find_faults(
    text: str, stretch: Stretch, earlier: Sequence[Stretch], names: Names, patience: RereadBudget
) -> Iterator[Fault]:
    """Find the faults of some lines. Behind a fault it is unknown what pronouns refer to."""
    for node, why in stretch.faults:
        yield _fault_at(text, *stretch.place_of(node), f"{why}.")
    if stretch.paragraphs:
        return
    found = [stretch.misread] if stretch.misread else find_misreads("paragraph", text, stretch.tokens, names, patience)
    for error in found:
        start = error.column - 1
        yield _fault_at(text, start, start + error.length, error.explanation, error.mend, error.gap)
    if stretch.misread is None:
        before = [token for token in stretch.tokens if token.end < found[0].column]
        while before and before[-1].key != ".":
            before.pop()
        sound = stretch_of(text, before, names, stretch.start, stretch.end, earlier)
        for node, why in sound.faults:
            yield _fault_at(text, *sound.place_of(node), f"{why}.")


def _find_hidden(text: str) -> list[Fault]:
    """Find the invisible characters, each with the visible one behind it, which remains."""
    found: list[Fault] = []
    for at, each in enumerate(text):
        if is_unseen(each) and not is_unseen(text[at + 1 : at + 2] or "."):
            start = at
            while start and is_unseen(text[start - 1]):
                start -= 1
            why = f"the character U+{ord(text[start]):04X} stands here and cannot be seen; take it out."
            found.append(_fault_at(text, start, min(at + 2, len(text)), why, text[at + 1 : at + 2]))
    return found


def _fault_at(text: str, start: int, end: int, why: str, mend: str = "", gap: Gap | None = None) -> Fault:
    return Fault(start, end, shorten_text(text[start:end]), why, mend, gap)


def find_warnings(read: Read, title: str) -> tuple[Fault, ...]:
    """Find what can never do anything on a card of this type, and words that can be meant in two ways."""
    found: list[Fault] = []
    for node, why in find_idle(read.paragraphs, title):
        places = [each.place_of(node) for each in read.stretches if each.contains_word(node)]
        found.append(_fault_at(read.text, *(places or [(0, len(read.text))])[0], f"{why}."))
    for each in find_open_wordings(read.text) if read.text.strip() != read.wording else ():
        meant = f"{each.why} It is read as: {each.readings[0].meaning}"
        fault = _fault_at(read.text, each.start, each.end, f"{meant}.")
        found.append(replace(fault, readings=each.readings))
    return tuple(found)


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
