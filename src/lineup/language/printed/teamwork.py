"""Printed wordings of Teamwork and of playing off a foe's deck (COMMON-TEAM).

The keyword by itself is an ability: its player may use it once, at any moment of the own turn (COMMON-TEAM-07).
"""

from __future__ import annotations

from typing import Final

from lineup.language.grammar import GRAMMAR, Items, Meaningless, phrase, reads, reads_as, words_in
from lineup.language.words.abilities import Once
from lineup.language.words.paragraphs import PlayText
from lineup.language.words.sentences import About, Do, May, OthersDo, Plain, TextSentence
from lineup.language.words.teamwork import FoesTop, PlayOff, Teamwork
from lineup.language.words.verbs import Clause

BACK: Final = ("it", "did", "foe", "chosen")


def goes_on(sentence: TextSentence) -> bool:
    """True if a sentence refers to what was done before it, and so belongs to the same ability."""
    for node in words_in(sentence):
        if isinstance(node, About | OthersDo) and node.who in ("that", "chosen"):
            return True
        declared = GRAMMAR.declaration_of(node)
        if declared is not None and (declared.refers.needs in BACK or set(declared.refers.wants(node)) & set(BACK)):
            return True
    return False


def read_keyword(rest: tuple[TextSentence, ...] = ()) -> Once:
    """The keyword, and sentences about the card played so or its owner."""
    if rest and not goes_on(rest[0]):
        raise Meaningless("it is not clear whether this belongs to Teamwork; begin a new line")
    return Once(May((Teamwork(),)), rest)


def and_keyword(first: tuple[Clause, ...]) -> Items:
    """The effect of playing the card, and the keyword."""
    return Items(PlayText((Plain(Do(first)),)), Once(May((Teamwork(),))))


reads(read_keyword, "paragraph", "Teamwork.", "Teamwork. {rest:sentence*space}", "This card has Teamwork.")
reads(read_keyword, "ongoing", "Teamwork.", "Teamwork. {rest:sentence*space}")
reads(and_keyword, "paragraph", "^{first:clause*then} and Teamwork.", "^{first:clause*then}, and Teamwork.")


def played_off(first: tuple[Clause, ...], may: bool = False) -> Plain:
    """Play off a deck; that the card returns there goes without saying (COMMON-TEAM-02)."""
    if not isinstance(first[-1], PlayOff):
        raise Meaningless("no card is played off a foe's deck before")
    return Plain(May(first) if may else Do(first))


def in_turn(what: FoesTop) -> Once:
    """An option during the player's own turn, at any moment."""
    return Once(May((PlayOff(what),)))


LEAVING: Final = (
    "When that card leaves play, return it to the top of its owner's deck.",
    "When it leaves play, return it to the top of its owner's deck.",
    "When that card leaves play, put it on top of its owner's deck.",
    "When it leaves play, put it on top of its owner's deck.",
)
for leaving in LEAVING:
    reads(played_off, "sentence", f"^{{first:clause*then}}. {leaving}")
    reads(played_off, "sentence", phrase(f"You may {{first:clause*then}}. {leaving}", may=True))
    for turn in ("During your turn you", "During your turn, you", "During each of your turns, you"):
        reads(in_turn, "paragraph", f"{turn} may play {{what:foes_top}}. {leaving}")
    reads_as("reminder", "lent", leaving)
    for one in ("any one foe's", "a foe's", "any foe's"):
        for begin in ("During your turn you may", "During your turn, you may", "You may"):
            meant = f"{begin} play the top card of {one} deck. {leaving}"
            reads_as("reminder", "teamwork", meant)
