"""Refuses texts that are sure to start themselves again and again.

Only what nobody's choice can stop is seen here; any other text without an end is stopped in the game
(engine/endless.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from lineup.engine.definitions import EventTest, PlayTest
from lineup.language.grammar import words_in
from lineup.language.grammar.referring import Fault
from lineup.language.words.cards import Cards
from lineup.language.words.picks import It, What
from lineup.language.words.playing import Play
from lineup.language.words.sentences import Body, Do, Plain, TextSentence
from lineup.language.words.tokens import GainsVP, GainVP
from lineup.language.words.triggers import EachDiscard, Plays, TurnMoment
from lineup.language.words.verbs import Clause, Discard


def find_feeding(test: PlayTest | EventTest | TurnMoment, first: Body, rest: Sequence[TextSentence]) -> Fault | None:
    """Find the word that starts the very text it stands in, and say why; None if there is none."""
    for at, clause in enumerate(sure_clauses(first, rest)):
        if isinstance(test, Plays) and test.reacts_to_all and plays_it(clause) and (at == 0 or is_every(test.cards)):
            return clause, "it would be played again and again: playing a card sets this text off"
        if isinstance(test, EachDiscard) and isinstance(clause, Discard) and surely_such(clause.what, test.cards):
            return clause, "this would go on and on: discarding a card sets this text off"
        if (
            isinstance(test, GainsVP)
            and not test.first
            and isinstance(clause, GainVP)
            and clause.of is None
            and clause.n
        ):
            return clause, "this would go on and on: gaining VP sets this text off"
    return None


def sure_clauses(first: Body, rest: Sequence[TextSentence]) -> list[Clause]:
    """List the clauses that are done whatever anybody chooses."""
    bodies = [first, *(sentence.body for sentence in rest if isinstance(sentence, Plain))]
    return [clause for body in bodies if isinstance(body, Do) for clause in body.clauses]


def surely_such(what: What, cards: Cards) -> bool:
    """True if the cards picked are sure to be of those a text waits for; "it" is the card that started it."""
    if isinstance(what, It) or is_every(cards):
        return True
    picked = [node for node in words_in(what) if isinstance(node, Cards)]
    return any((each.kinds, each.marks) == (cards.kinds, cards.marks) for each in picked)


def plays_it(clause: Clause) -> bool:
    """True if it plays the card that started the text."""
    return isinstance(clause, Play) and isinstance(clause.what, It)


def is_every(cards: Cards) -> bool:
    """True if these are any cards at all."""
    return cards.kinds == ("card",) and not cards.marks
