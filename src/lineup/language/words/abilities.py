"""Paragraphs that work beyond the play of their card: Ongoing texts, abilities to use, texts set off by themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lineup.engine.asking import FIT, OPEN, choose, hidden
from lineup.engine.definitions import Effect, EventTest, PlayTest
from lineup.engine.moves import discard
from lineup.engine.queries import types
from lineup.engine.state import Frame, State
from lineup.engine.uses import payment, types_paid
from lineup.language.grammar import PLAIN, Refers, describe, show, word
from lineup.language.grammar.referring import Fault
from lineup.language.words.cards import Cards
from lineup.language.words.feeding import feeds_itself
from lineup.language.words.paragraphs import Draft, Paragraph
from lineup.language.words.picks import Some, What
from lineup.language.words.places import zone_cards
from lineup.language.words.power import Power
from lineup.language.words.sentences import Body, Do, May, Plain, Sentence
from lineup.language.words.triggers import EachDiscard, FirstGain
from lineup.language.words.verbs import Clause, Discard


@dataclass(frozen=True)
class OngoingPower(Paragraph):
    """Power in the turn the card is played and at the start of each later one."""

    n: int

    def write(self, draft: Draft) -> None:
        draft.ongoing = True
        draft.play([Power(self.n)])
        draft.trigger("start", [Power(self.n)], f"+{self.n} Power")


word("paragraph", PLAIN, "Ongoing: +{n:digits} Power during each of your turns.")(OngoingPower)


def usable(first: Body) -> Body:
    """Using an ability is its player's choice already, so "you may" asks nothing more."""
    return Do(first.clauses) if isinstance(first, May) else first


@dataclass(frozen=True)
class OncePerTurn(Paragraph):
    """An ability its player may use once in each own turn, when they like (HU-CARD-13)."""

    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(usable(self.first)), *self.rest))
        draft.ability(steps, once=True)


word("ongoing", PLAIN, "Once during each of your turns, {first:lead}. {rest:sentence**space}")(OncePerTurn)
word("paragraph", PLAIN, "Once during each of your turns, {first:lead}. {rest:sentence**space}")(OncePerTurn)


@dataclass(frozen=True)
class WhenConfronted(Paragraph):
    """An ability for the Block window (CONF-BLOCK-05)."""

    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(usable(self.first)), *self.rest))
        draft.ability(steps, once=True, confronted=True)


word("paragraph", PLAIN, "Once during each Confrontation against your team, {first:lead}. {rest:sentence**space}")(
    WhenConfronted
)


@dataclass(frozen=True)
class PayPower(Paragraph):
    """An ability paid for with Power, as often as its player likes (HU-CARD-15)."""

    n: int
    sentences: tuple[Sentence, ...]

    def write(self, draft: Draft) -> None:
        draft.ability(draft.writer.sentences(self.sentences), once=False, price=self.n)


word("paragraph", PLAIN, "Pay {n:digits} Power: {sentences:sentence*space}")(PayPower)


@dataclass(frozen=True)
class PayByDiscard(Paragraph):
    """A payment ability: used on the own turn, as often as its price can be paid (RSB-PAY-01 to -03)."""

    what: What
    sentences: tuple[Sentence, ...]

    def write(self, draft: Draft) -> None:
        draft.ability([DiscardPrice(self.what), *draft.writer.sentences(self.sentences)], once=False)


word("paragraph", Refers(gives=("it", "did")), "Discard {what:what}: {sentences:sentence*space}")(PayByDiscard)


@dataclass(frozen=True)
class DiscardPrice(Discard):
    """The price of `PayByDiscard`: paid in full or not at all (HU-RES-11)."""

    def can(self, state: State, frame: Frame) -> bool:
        if isinstance(self.what, Some):
            return len(self.what.pool(state, frame, self.default)) >= self.what.n
        return super().can(state, frame)


@dataclass(frozen=True)
class PayOncePerType(Paragraph):
    """A payment ability, open once in each own turn for every card type it names (RSB-CHARC-03, -04)."""

    cards: Cards
    sentences: tuple[Sentence, ...]

    def write(self, draft: Draft) -> None:
        steps: list[Effect] = [DiscardPerType(self.cards), *draft.writer.sentences(self.sentences)]
        draft.ability(steps, once=False)


word("paragraph", PLAIN, "Discard a {cards:cards+sg}, each type once per turn: {sentences:sentence*space}")(
    PayOncePerType
)


@dataclass(frozen=True)
class DiscardPerType(Clause):
    """The price of `PayOncePerType`: a hand card of a type not paid with before this turn."""

    cards: Cards

    def payable(self, state: State, frame: Frame) -> list[int]:
        """The hand cards that can still pay."""
        spent = types_paid(state, frame.source)
        return [
            card
            for card in zone_cards(state, frame, "hand")
            if self.cards.fits(state, card) and not types(state, card) & spent
        ]

    def can(self, state: State, frame: Frame) -> bool:
        return bool(self.payable(state, frame))

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        veil = FIT if hidden(state, zone_cards(state, frame, "hand")) else OPEN
        picks = choose(state, frame, frame.me, self.payable(state, frame), 1, 1, "discard", veil=veil)
        if picks is None:
            return False
        for card in picks:
            state.used += (payment(frame.source, types(state, card)),)
            discard(state, card, frame.me)
        frame.did = picks
        return True


@dataclass(frozen=True)
class AtStart(Paragraph):
    """What happens before anything else of the own turn."""

    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(self.first), *self.rest))
        draft.trigger("start", steps, show(self.first, category="lead"))


word("ongoing", PLAIN, "At the start of your turn, {first:lead}. {rest:sentence**space}", also=("paragraph",))(AtStart)


@dataclass(frozen=True)
class AtTurnEnd(Paragraph):
    """What happens at the end of each own turn, the hand already gone."""

    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(self.first), *self.rest))
        draft.trigger("end", steps, show(self.first, category="lead"))


word("ongoing", PLAIN, "At the end of your turn, {first:lead}. {rest:sentence**space}", also=("paragraph",))(AtTurnEnd)


@dataclass(frozen=True)
class Ongoing(Paragraph):
    """A text that goes on working turn after turn."""

    text: Paragraph

    def write(self, draft: Draft) -> None:
        draft.ongoing = True
        self.text.write(draft)


word("paragraph", PLAIN, "Ongoing: {text:ongoing}")(Ongoing)


@dataclass(frozen=True)
class ConfrontationAbility(Paragraph):
    """An ability or trigger that works only in an own Confrontation (CONF-CHAR-06)."""

    text: Paragraph

    def write(self, draft: Draft) -> None:
        draft.confronting = True
        self.text.write(draft)
        draft.confronting = False


word("paragraph", PLAIN, "Confrontation: {text:ongoing}", also=("ongoing",))(ConfrontationAbility)


def feeds_played(when: WhenPlayed) -> Fault | None:
    """What would set the text off again without end."""
    return feeds_itself(when.test, when.first, when.rest)


@dataclass(frozen=True)
class WhenPlayed(Paragraph):
    """What reacts to cards its player plays."""

    test: PlayTest
    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(self.first), *self.rest))
        draft.trigger("play", steps, show(self.first, category="lead"), self.test)


word(
    "paragraph",
    Refers(gives=("it",), check=feeds_played),
    "{test:play_test}, {first:lead}. {rest:sentence**space}",
    also=("ongoing",),
)(WhenPlayed)


@dataclass(frozen=True)
class WhenAvoided(Paragraph):
    """What reacts to its player's Defenses, also on other turns (HU-HERO-01)."""

    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(self.first), *self.rest))
        draft.trigger("avoid", steps, show(self.first, category="lead"))


word("paragraph", PLAIN, "Each time you avoid an Attack, {first:lead}. {rest:sentence**space}")(WhenAvoided)


def feeds_event(when: WhenEvent) -> Fault | None:
    """What would set the text off again without end."""
    return feeds_itself(when.test, when.first, when.rest)


@dataclass(frozen=True)
class WhenEvent(Paragraph):
    """What reacts to cards its player gains or discards; "it" is that card."""

    test: EventTest
    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(self.first), *self.rest))
        test = self.test
        text = show(self.first, category="lead")
        if isinstance(test, EachDiscard):
            draft.trigger("discard", steps, text, test, unlimited=True)
            return
        if isinstance(test, FirstGain):
            test = replace(test, sees_buying=draft.buying_gains, sees_defeats=draft.defeating_gains)
        draft.trigger("gain", steps, text, test)
        if draft.defeating_gains:
            draft.triggers.append(replace(draft.triggers[-1], when="defeat"))


word(
    "paragraph",
    Refers(gives=("it",), check=feeds_event),
    "{test:gain_test}, {first:lead}. {rest:sentence**space}",
    also=("ongoing",),
)(WhenEvent)
describe("ongoing", "an Ongoing text such as …", "text")
