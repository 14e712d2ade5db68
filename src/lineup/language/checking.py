"""What the grammar cannot see: words with nothing to refer to and texts that feed themselves are errors at load."""

from __future__ import annotations

from collections.abc import Sequence

from lineup.engine.definitions import Query
from lineup.errors import LineUpError
from lineup.language.conditions import (
    Cannot,
    Controls,
    EachDone,
    HasNone,
    ItCosts,
    ItIs,
    ItIsOdd,
    TheyShareType,
    TwoOfThem,
)
from lineup.language.confrontation import ConfrontationText, PayByDiscard, WhenEvent
from lineup.language.duels import ChooseMore, LetUse, NextGain
from lineup.language.feeding import feeding
from lineup.language.grammar import Spans
from lineup.language.kinds import AmongThem, Budget, Cards, OneType
from lineup.language.nouns import All, It, OfThem, Random, Some, Them
from lineup.language.paragraphs import (
    AppearanceAttack,
    AppearanceText,
    DefenseText,
    Each,
    Paragraph,
    WhenPlayed,
    WorthText,
)
from lineup.language.plays import Pass, SecretlyChoose, SecretlyChooseTwo
from lineup.language.power import PowerForPlayed
from lineup.language.rivals import AttackersPick, TakeFromAttacker
from lineup.language.rivals_batman import Later
from lineup.language.sentences import (
    About,
    AtEnd,
    Body,
    ChooseOne,
    Do,
    If,
    IfDo,
    IfLead,
    IfPlayed,
    May,
    Otherwise,
    Plain,
    Sentence,
    nodes,
)
from lineup.language.verbs import Clause, Draw, LookAt, Reveal

NEEDS_IT = (It, ItCosts, ItIs, ItIsOdd)
NEEDS_THEM = (Them, OfThem, AmongThem, TwoOfThem, TheyShareType)


class Unbound(LineUpError):
    """A word that has nothing to refer to."""

    def __init__(self, node: object, why: str) -> None:
        super().__init__(why)
        self.node = node
        self.why = why


class Scope:
    """What is bound so far in a paragraph."""

    def __init__(self, bound: frozenset[str] = frozenset(), keyword: bool = False) -> None:
        self.bound = set(bound)
        self.keyword = keyword  # the paragraph's keyword is a condition a last "Otherwise" can answer

    def sentences(self, sentences: Sequence[Sentence]) -> None:
        """Check sentences in order; a condition may be answered by the next one only."""
        for at, sentence in enumerate(sentences):
            answered = at and isinstance(sentences[at - 1], If | IfDo)
            if isinstance(sentence, Otherwise) and not answered and not (self.keyword and at == len(sentences) - 1):
                raise Unbound(sentence, '"Otherwise" has no condition before it to answer')
            if isinstance(sentence, IfDo) and "did" not in self.bound:
                raise Unbound(sentence, '"If you do" has no action before it to answer')
            if isinstance(sentence, If):
                self.words(sentence.cond)
            if isinstance(sentence, IfPlayed):
                placeless(sentence.watch)
            if isinstance(sentence, Plain | If | IfDo | Otherwise | AtEnd):
                self.body(sentence.body)
            elif isinstance(sentence, About):
                scope = Scope(frozenset(self.bound))
                scope.body(sentence.first)
                scope.sentences(sentence.rest)
            elif isinstance(sentence, IfPlayed | Later):
                Scope().body(sentence.body)
            elif isinstance(sentence, NextGain):
                Scope(frozenset({"it"})).body(sentence.body)

    def body(self, body: Body) -> None:
        """Check a body's clauses in order."""
        if isinstance(body, Do | May):
            for clause in body.clauses:
                self.clause(clause)
        elif isinstance(body, ChooseOne | ChooseMore):
            before = frozenset(self.bound)
            for option in body.options:
                scope = Scope(before)
                scope.body(option)
                self.bound |= scope.bound & {"did"}  # whatever was chosen, "if you do" can ask for it
        elif isinstance(body, IfLead):
            self.words(body.cond)
            self.body(body.body)

    def clause(self, clause: Clause) -> None:
        """Check one clause, then bind what it names."""
        self.words(clause)
        if clause.needs and clause.needs not in self.bound:
            raise Unbound(clause, f'"{"them" if isinstance(clause, Pass) else "it"}" has nothing to refer to')
        what = clause.object
        if what is not None:
            self.bound.add("did")
            if what.single or (isinstance(what, Random) and what.n == 1):
                self.bound.add("it")
            if isinstance(clause, Reveal | LookAt) or (isinstance(clause, Draw) and not what.single):
                self.bound.add("them")
        if isinstance(clause, SecretlyChoose):
            self.bound.add("it")
        if isinstance(clause, SecretlyChooseTwo):
            self.bound.add("secret")

    def words(self, value: object) -> None:
        """Check the pronouns in a clause or condition, and qualifiers that only go with a free number of cards."""
        for node in nodes(value):
            if isinstance(node, Some | All | Random) and any(
                isinstance(each, Budget | OneType) for each in nodes(node)
            ):
                raise Unbound(node, '"with total cost" and "of one card type" go with "any number of" or "up to"')
            about_it = isinstance(node, NEEDS_IT) or (isinstance(node, Query) and getattr(node, "needs", "") == "it")
            if about_it and "it" not in self.bound:
                raise Unbound(node, '"it" has nothing to refer to')
            if isinstance(node, NEEDS_THEM) and "them" not in self.bound:
                raise Unbound(node, '"them" or "the rest" has no group of cards to refer to')
            if isinstance(node, PowerForPlayed):
                placeless(node.watch)
            if isinstance(node, ItIs | Controls | HasNone):
                placeless(node.cards)
            if isinstance(node, Cannot | EachDone) and "did" not in self.bound:
                raise Unbound(node, "there is no action before it to refer to")


def placeless(value: object) -> None:
    """Cards played, gained or owned are named without a place."""
    for node in nodes(value):
        if isinstance(node, Cards) and node.place is not None:
            raise Unbound(node.place, "no place can be named here: it is about cards wherever they lie")


def unattacked(paragraph: Paragraph) -> None:
    """Nobody makes a First Appearance, so it cannot speak of its attacker (HU-SVD-12)."""
    for node in nodes(paragraph):
        if isinstance(node, AttackersPick | LetUse | TakeFromAttacker) or (
            isinstance(node, About) and node.who == "attacker"
        ):
            raise Unbound(node, "a First Appearance has no attacker")


def check_paragraph(paragraph: Paragraph, spans: Spans) -> str:
    """The first thing wrong with a paragraph, as "column 5: …", or nothing."""
    try:
        _paragraph(paragraph)
    except Unbound as error:
        return f"column {spans.column(error.node)}: {error.why}."
    return ""


def _paragraph(paragraph: Paragraph) -> None:
    scope = Scope(keyword=isinstance(paragraph, ConfrontationText))
    if isinstance(paragraph, DefenseText):
        scope.bound.add("did")
    if isinstance(paragraph, WhenPlayed | WhenEvent):
        scope.bound.add("it")  # the card that set it off
    if isinstance(paragraph, WhenPlayed):
        placeless(paragraph.test)
    if isinstance(paragraph, WorthText):
        placeless(paragraph.worth)
    if isinstance(paragraph, PayByDiscard):
        scope.bound |= {"it", "did"}
    if isinstance(paragraph, AppearanceAttack | AppearanceText):
        unattacked(paragraph)
    blocks = getattr(paragraph, "blocks", ())
    for block in blocks:
        assert isinstance(block, Each)
        if block.who == "that" and not getattr(paragraph, "chosen", False):
            raise Unbound(block, '"That foe" has nobody to refer to; say "Choose a foe." before')
        scope.body(block.first)
        scope.sentences(block.rest)
    inner = getattr(paragraph, "text", None)
    if isinstance(inner, Paragraph):
        _paragraph(inner)
    first = getattr(paragraph, "first", None)
    if isinstance(first, Body):
        scope.body(first)
    scope.sentences(getattr(paragraph, "sentences", ()) or getattr(paragraph, "rest", ()))
    fed = feeding(paragraph)
    if fed is not None:
        raise Unbound(*fed)
