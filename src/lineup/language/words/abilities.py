"""Paragraphs that work beyond the play of their card: Ongoing texts, abilities to use, texts set off by themselves."""

from __future__ import annotations

from dataclasses import field, replace
from typing import Final

from lineup.engine.asking import FIT, OPEN, choose_cards, has_hidden_card
from lineup.engine.definitions import Query
from lineup.engine.moves import discard_card
from lineup.engine.purposes import DISCARD
from lineup.engine.queries import types_of
from lineup.engine.state import Frame, State
from lineup.engine.uses import payment_use, trigger_use, types_paid
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, describe, phrase, reads, show, word
from lineup.language.grammar.referring import Fault
from lineup.language.words.amounts import Amount
from lineup.language.words.cards import EVERY, Cards
from lineup.language.words.endless import find_feeding, sure_clauses
from lineup.language.words.meaning import Act, Cue, Deed, Passage, Price
from lineup.language.words.paragraphs import CardRule, Draft, Paragraph
from lineup.language.words.picks import Several, Some, ThisCard, What
from lineup.language.words.places import zone_cards
from lineup.language.words.power import PAYS, Pay, Power
from lineup.language.words.sentences import Body, Do, May, Plain, TextSentence, lead_as_acts, sentences_as_acts
from lineup.language.words.triggers import AwaitedEvent, EachDiscard, FirstGain, Plays, TurnMoment
from lineup.language.words.verbs import ACTS, Clause, Destroy, Discard, Put


def drop_may(first: Body) -> Body:
    """Drop a leading "you may": using an ability is already its player's choice."""
    return Do(first.clauses) if isinstance(first, May) else first


ONCE = "Once during each of your turns, {first:lead}. {rest:sentence**space}"


@dataclass(frozen=True)
class Once(Paragraph):
    """An ability the player may use once in each of their turns, whenever they like (HU-CARD-13).

    One for Confrontations against the player's team is used in their Block window (CONF-BLOCK-05).
    """

    first: Body
    rest: tuple[TextSentence, ...] = ()
    confronted: bool = False

    def add_to(self, draft: Draft) -> None:
        first = drop_may(self.first)
        steps = draft.writer.write_sentences((Plain(first), *self.rest))
        words = show(self, category="paragraph")
        if not self.confronted:  # the button shows that it is for once in a turn
            rest = [show(each, category="sentence") for each in self.rest]
            words = " ".join((f"{show(first, category='lead')}.", *rest))
        draft.add_ability(steps, words, once=True, confronted=self.confronted)

    def as_passage(self) -> Passage:
        acts = lead_as_acts(self.first, self.rest, offered=False)
        return Passage("ability", "", acts=acts, once=True, confronted=self.confronted)


word("ongoing", PLAIN, ONCE)(Once)
word(
    "paragraph",
    PLAIN,
    ONCE,
    phrase(
        "Once during each Confrontation against your team, {first:lead}. {rest:sentence**space}",
        confronted=True,
    ),
)(Once)
for _once in ("Once during your turn", "Once on each of your turns", "Once each of your turns", "Once per turn"):
    for _category in ("paragraph", "ongoing"):
        reads(Once, _category, f"{_once}, {{first:lead}}. {{rest:sentence**space}}")


@dataclass(frozen=True)
class PaidAbility(Paragraph):
    """An ability the player may use in their turn as often as they pay its price (HU-CARD-15, RSB-PAY-01 to -03)."""

    price: Clause
    sentences: tuple[TextSentence, ...]

    def add_to(self, draft: Draft) -> None:
        steps = draft.writer.write_sentences(self.sentences)
        words = show(self, category="paragraph")
        if isinstance(self.price, Pay):
            draft.add_ability(steps, words, price=self.price.n)
        else:
            draft.add_ability([self.price, *steps], words)

    def as_passage(self) -> Passage:
        keyword = show(self, category="paragraph").partition(": ")[0]
        return Passage("ability", "", keyword, sentences_as_acts(self.sentences), price=self.price.as_price())


def check_price(paid: PaidAbility) -> Fault | None:
    """Refuse a price of nothing, or one the ability pays back: it could be used without end."""
    price = paid.price
    if isinstance(price, DiscardPrice):
        what = price.what
        if (
            what.multiplier is not None
            or (isinstance(what, Several) and not what.low)
            or (isinstance(what, Some) and what.n < 1)
        ):
            return price, "this price can be nothing, and the ability could be used without end; name so many cards"
        return None
    n = getattr(price, "n", 1)
    if n < 1:
        return price, "this price is nothing, and the ability could be used without end; it is 1 or more"
    given = sum(each.n for each in sure_clauses(Do(()), paid.sentences) if isinstance(each, Power) and each.of is None)
    if isinstance(price, Pay) and given >= n:
        return price, "this ability gives back the Power it costs, and could be used without end"
    return None


word("paragraph", Refers(check=check_price), "^{price:payment}: {sentences:sentence*space}", also=("ongoing",))(
    PaidAbility
)
word("payment", PAYS, "pay {n:digits} Power")(Pay)


@dataclass(frozen=True)
class DiscardPrice(Discard):
    """Cards from hand as a price: paid in full or not at all (HU-RES-11)."""

    def as_acts(self) -> tuple[Act, ...]:
        return ()

    def is_possible(self, state: State, frame: Frame) -> bool:
        if isinstance(self.what, Some):
            return len(self.what.find_candidates(state, frame, self.default)) >= self.what.count_cards(state, frame)
        return super().is_possible(state, frame)

    def as_price(self) -> Price:
        if isinstance(self.what, ThisCard):
            return Price(itself=True)
        those = self.what.as_those(self.default)
        return Price(cards=those.cards or EVERY, those=those, n=self.what.most_cards)


word("payment", ACTS, "discard {what:what}")(DiscardPrice)
reads(DiscardPrice, "payment", phrase("discard this card from play", what=ThisCard()))


@dataclass(frozen=True)
class PutPrice(Put):
    """Cards put elsewhere as a price: paid in full or not at all."""

    def as_acts(self) -> tuple[Act, ...]:
        return ()

    def is_possible(self, state: State, frame: Frame) -> bool:
        if isinstance(self.what, Some):
            return len(self.what.find_candidates(state, frame, self.default)) >= self.what.count_cards(state, frame)
        return super().is_possible(state, frame)

    def as_price(self) -> Price:
        those = self.what.as_those(self.default)
        return Price(cards=those.cards or EVERY, those=those, n=self.what.most_cards, to=self.list_goals())


word("payment", ACTS, "put {what:what} {dest:dest}")(PutPrice)


@dataclass(frozen=True)
class DestroyPrice(Destroy):
    """The card itself as a price, for good."""

    what: What = field(default_factory=ThisCard)

    def as_acts(self) -> tuple[Act, ...]:
        return ()

    def as_price(self) -> Price:
        return Price(itself=True, destroyed=True)


word("payment", ACTS, "destroy this card")(DestroyPrice)
reads(DestroyPrice, "payment", "destroy this card from play")


@dataclass(frozen=True)
class DiscardPerType(Clause):
    """A hand card as a price, of a type not paid with before this turn (RSB-CHARC-03, -04)."""

    cards: Cards

    def find_payable(self, state: State, frame: Frame) -> list[int]:
        """Return the hand cards that can still pay."""
        spent = types_paid(state, frame.source)
        return [
            card
            for card in zone_cards(state, frame, "hand")
            if self.cards.fits_card(state, card) and not types_of(state, card) & spent
        ]

    def is_possible(self, state: State, frame: Frame) -> bool:
        return bool(self.find_payable(state, frame))

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        veil = FIT if has_hidden_card(state, zone_cards(state, frame, "hand")) else OPEN
        picks = choose_cards(state, frame, frame.me, self.find_payable(state, frame), 1, 1, DISCARD, veil=veil)
        if picks is None:
            return False
        for card in picks:
            state.used += (payment_use(frame.source, types_of(state, card)),)
            discard_card(state, card, frame.me)
        frame.did = picks
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return ()

    def as_price(self) -> Price:
        return Price(cards=self.cards, each_type=True)


word("payment", PLAIN, "discard a {cards:cards+sg}, each type once per turn")(DiscardPerType)


@dataclass(frozen=True)
class Ongoing(Paragraph):
    """A text that goes on working turn after turn; its card stays in play."""

    text: Paragraph

    def add_to(self, draft: Draft) -> None:
        draft.ongoing = True
        self.text.add_to(draft)

    def as_passage(self) -> Passage:
        return replace(self.text.as_passage(), ongoing=True, keyword="Ongoing")


word("paragraph", PLAIN, "Ongoing: {text:ongoing}", "Ongoing: {text:ongoing_rule}")(Ongoing)
STAYS: Final = Ongoing(CardRule("stays"))  # what the line says that Locations begin with
LEAVE_IT: Final = "When you play this card, leave it in front of you for the rest of the game."
reads(
    Ongoing,
    "paragraph",
    phrase(LEAVE_IT, text=STAYS.text),
    f"{LEAVE_IT} Ongoing: {{text:ongoing}}",
    f"{LEAVE_IT} Ongoing: {{text:ongoing_rule}}",
)


@dataclass(frozen=True)
class TurnsPower(Power):
    """The Power an Ongoing card gives in the turn it is played: not again if played again in it (HU-LOC-04)."""

    start: int = 0  # the trigger that gives it at the start of the other turns

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        before = state.played if frame.play_index < 0 else state.played[: frame.play_index]
        given = trigger_use(frame.source, self.start) in state.used
        if given or any(played.card == frame.source for played in before):
            return True
        return super().carry_out(state, frame, optional)

    def as_acts(self) -> tuple[Act, ...]:
        return ()  # said by `EachTurnPower`


@dataclass(frozen=True)
class EachTurnPower(Paragraph):
    """Power in the turn the card is played and at the start of each later one."""

    n: int

    def add_to(self, draft: Draft) -> None:
        draft.add_play([TurnsPower(self.n, start=len(draft.triggers))])
        draft.add_trigger("start", [Power(self.n)], f"+{self.n} Power")

    def as_passage(self) -> Passage:
        return Passage("play", "", acts=(Deed("power", self.n),), trigger=Cue("start"))


word("ongoing_rule", PLAIN, "+{n:digits} Power during each of your turns.")(EachTurnPower)
reads(EachTurnPower, "ongoing_rule", "+{n:digits} Power.", "+{n:digits} Power on each of your turns.")


@dataclass(frozen=True)
class InConfrontation(Paragraph):
    """An Attack, ability or trigger that works only in its player's own Confrontation (CONF-CHAR-06)."""

    text: Paragraph

    def add_to(self, draft: Draft) -> None:
        draft.confronting = True
        self.text.add_to(draft)
        draft.confronting = False

    def as_passage(self) -> Passage:
        return replace(self.text.as_passage(), confronting=True, keyword="Confrontation")


word("ongoing", PLAIN, "Confrontation: {text:ongoing}")(InConfrontation)
word("paragraph", PLAIN, "Confrontation: {text:in_confrontation}", "Confrontation: {text:ongoing}")(InConfrontation)


@dataclass(frozen=True)
class When(Paragraph):
    """The text that a trigger starts; "it" is the card played, gained or discarded."""

    test: Plays | AwaitedEvent | TurnMoment
    first: Body
    rest: tuple[TextSentence, ...] = ()

    def add_to(self, draft: Draft) -> None:
        steps = draft.writer.write_sentences((Plain(self.first), *self.rest))
        text = show(self.first, category="lead")
        test = self.test
        if isinstance(test, TurnMoment):
            draft.add_trigger(test.when, steps, text)
        elif isinstance(test, Plays):
            draft.add_trigger("play", steps, text, test, unlimited=test.often)
        elif isinstance(test, FirstGain):
            test = replace(test, sees_buying=draft.buying_gains, sees_defeats=draft.defeating_gains)
            draft.add_trigger("gain", steps, text, test)
            if draft.defeating_gains:
                draft.triggers.append(replace(draft.triggers[-1], when="defeat"))
        else:
            draft.add_trigger(test.event, steps, text, test, unlimited=isinstance(test, EachDiscard))

    def as_passage(self) -> Passage:
        return Passage("trigger", "", acts=lead_as_acts(self.first, self.rest), trigger=self.test.as_cue())


def check_feeding(when: When) -> Fault | None:
    """Refuse a text that would start itself again without end."""
    return find_feeding(when.test, when.first, when.rest)


word(
    "paragraph",
    Refers(check=check_feeding),
    "{test:trigger}, {first:lead}. {rest:sentence**space}",
    also=("ongoing", "stack_text"),
)(When)
# it always comes before the new hand is drawn
reads(
    When,
    "paragraph",
    phrase("At the end of your turn, {first:lead} before drawing a new hand.", test=TurnMoment("end")),
    phrase("At the end of your turn, before drawing a new hand, {first:lead}.", test=TurnMoment("end")),
)


@dataclass(frozen=True)
class Surcharge(Query):
    """An additional price: a number for each of something."""

    n: int
    of: Amount

    def count(self, state: State, frame: Frame) -> int:
        return self.n * self.of.count(state, frame)


@dataclass(frozen=True)
class CostsMore(Paragraph):
    """Raises the card's own cost by an amount for each of something."""

    n: int
    of: Amount

    def add_to(self, draft: Draft) -> None:
        draft.flags["dearer"] = Surcharge(self.n, self.of)

    def as_passage(self) -> Passage:
        return Passage("stack", "", acts=(Deed("cost more", self.n, per=self.of.as_count()),))


word("stack_text", PLAIN, "This card costs {n:digits} more for each {of:per}.")(CostsMore)
for _this in ("This card", "This Villain", "This Super-Villain"):
    reads(CostsMore, "stack_text", f"{_this} costs {{n:digits}} more to defeat for each {{of:per}}.")


@dataclass(frozen=True)
class StackOngoing(Paragraph):
    """A text that works while this is the Super-Villain on the stack, face up: "you" is every player in turn."""

    text: When | CostsMore

    def add_to(self, draft: Draft) -> None:
        before = len(draft.triggers)
        self.text.add_to(draft)
        draft.flags["stacked"] = (*draft.flags.get("stacked", ()), *draft.triggers[before:])
        del draft.triggers[before:]

    def as_passage(self) -> Passage:
        return replace(self.text.as_passage(), stacked=True, keyword="Stack Ongoing")


word("paragraph", PLAIN, "Stack Ongoing: {text:stack_text}")(StackOngoing)


describe("ongoing", "an Ongoing text such as …", "text")
describe("ongoing_rule", "an Ongoing text such as …", "text")
describe("stack_text", "a text such as …", "text")
describe("payment", "a price such as …", "price")
