"""Cards set aside: a text must say what happens to them, or they would be lost for good."""

from __future__ import annotations

from typing import Final

from lineup.language.grammar import words_in
from lineup.language.grammar.referring import Fault
from lineup.language.words.picks import It, OfThem, Them
from lineup.language.words.sentences import AtEnd, ChooseOne, If, IfDo, May, Otherwise, Plain, TextSentence
from lineup.language.words.verbs import IDLE, Acting, SetAside

LOST: Final = (
    "it is not said what becomes of the card set aside, whatever happens; "
    'say it, such as "At the end of this turn, put it into the Line-Up"'
)


def takes_card(node: object) -> bool:
    """True if a word moves a card named before."""
    return isinstance(node, Acting) and isinstance(node.what, It | Them | OfThem) and node.verb not in IDLE


def find_left_aside(words: list[object]) -> list[Fault]:
    """Find the words of a paragraph that set a card aside when nothing after them is sure to move it again."""
    lost: list[Fault] = []
    sure = True  # what stands here is done
    taken: list[bool] = []  # whether it was on each of the conditions in a row that this sentence may answer
    row = False
    for node in words:
        if isinstance(node, TextSentence):
            sure = isinstance(node, Plain | AtEnd | IfDo) or (isinstance(node, Otherwise) and all(taken))
            taken = [*(taken if row else ()), False]
            row = isinstance(node, If)
        elif isinstance(node, May):
            sure = False
        elif isinstance(node, ChooseOne):
            sure = sure and all(any(takes_card(each) for each in words_in(way)) for way in node.options)
        elif isinstance(node, SetAside):
            lost.append((node, LOST))
            sure = True  # of what follows in this sentence
        elif lost and takes_card(node):
            taken[-1:] = [True]
            lost = [] if sure else lost
    return lost
