"""The words of Confrontations: Confrontation and Block texts, Assist, costs raised, and what reacts to gains."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lineup.engine import zones as z
from lineup.engine.asking import FIT, OPEN, choose
from lineup.engine.confrontation import cancel, raise_cost, switch
from lineup.engine.definitions import LOCATION, Effect, EventTest, Query
from lineup.engine.moves import doubt, move
from lineup.engine.playing import play
from lineup.engine.queries import (
    character,
    confronting,
    definition,
    face,
    foes,
    noted,
    partners,
    teammate,
    types,
)
from lineup.engine.state import SETTLED, TEXT, Frame, Happened, Note, State
from lineup.language.conditions import EachDiscard
from lineup.language.feeding import feeds_itself
from lineup.language.grammar import PLAIN, Refers, always, phrase, show, word
from lineup.language.grammar.referring import Fault
from lineup.language.kinds import Cards
from lineup.language.nouns import Some, ThisCard, What
from lineup.language.paragraphs import ENDLESS, AttackText, Draft, Paragraph, usable
from lineup.language.plays import being_played
from lineup.language.sentences import Body, If, IfDo, Jump, JumpUnless, Otherwise, Plain, Sentence
from lineup.language.verbs import ACTS, Acting, Clause, Discard, bind


@dataclass(frozen=True)
class Confronting(Query):
    """The player's own Confrontation is going on (CONF-CONFR-18)."""

    def holds(self, state: State, frame: Frame) -> bool:
        return confronting(state, frame.me)


word("condition", PLAIN, "@you confronted a Character this turn")(Confronting)


@dataclass(frozen=True)
class Confronted(Query):
    """A Confrontation against the player's team is going on."""

    def holds(self, state: State, frame: Frame) -> bool:
        return state.target in partners(state, frame.me) and confronting(state, state.active)


word("condition", PLAIN, "@you are confronted")(Confronted)


@dataclass(frozen=True)
class Assist(Paragraph):
    """The card may be played from hand on the partner's turn, and works for the partner then."""

    def write(self, draft: Draft) -> None:
        draft.flags["assist"] = True


word("paragraph", PLAIN, "Assist.")(Assist)


@dataclass(frozen=True)
class ConfrontationText(Paragraph):
    """What resolves only in an own Confrontation; a last "Otherwise" is for turns without one (CONF-CONFR-29, -31)."""

    sentences: tuple[Sentence, ...]

    def write(self, draft: Draft) -> None:
        rest = self.sentences
        other: list[Effect] = []
        last = rest[-1]
        if isinstance(last, Otherwise) and not (len(rest) > 1 and isinstance(rest[-2], If | IfDo)):
            rest = rest[:-1]
            other = draft.writer.body(last.body)
        then = draft.writer.sentences(rest)
        if other:
            then.append(Jump(len(other)))
        draft.play([JumpUnless(Confronting(), len(then)), *then, *other])


word("paragraph", Refers(answerable=True, bars=ENDLESS), "Confrontation: {sentences:sentence*space}")(ConfrontationText)


@dataclass(frozen=True)
class ConfrontationAttack(Paragraph):
    """An Attack made only in an own Confrontation."""

    text: AttackText

    def write(self, draft: Draft) -> None:
        attack = self.text.attack(draft)
        draft.play([JumpUnless(Confronting(), 1), attack])


word("paragraph", PLAIN, "Confrontation: {text:in_confrontation}")(ConfrontationAttack)


@dataclass(frozen=True)
class ConfrontationAbility(Paragraph):
    """An ability or trigger that works only in an own Confrontation (CONF-CHAR-06)."""

    text: Paragraph

    def write(self, draft: Draft) -> None:
        draft.confronting = True
        self.text.write(draft)
        draft.confronting = False


word("paragraph", PLAIN, "Confrontation: {text:ongoing}", also=("ongoing",))(ConfrontationAbility)


@dataclass(frozen=True)
class BlockText(Paragraph):
    """What the card does when discarded while the own team is confronted."""

    sentences: tuple[Sentence, ...]

    def write(self, draft: Draft) -> None:
        draft.blocks.append(draft.writer.part("block", draft.writer.sentences(self.sentences)))


word(
    "paragraph",
    PLAIN,
    "Block: {sentences:sentence*space}",
)(BlockText)


@dataclass(frozen=True)
class BlockNumber(Paragraph):
    """A Block that adds a number to the Character's cost, and what it brings besides (RSB-BLOCK-01, -04)."""

    n: int
    sentences: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps: list[Effect] = [AddCost(self.n), *draft.writer.sentences(self.sentences)]
        draft.blocks.append(draft.writer.part("block", steps))


word("paragraph", PLAIN, "Block ({n:digits}).", "Block ({n:digits}): {sentences:sentence*space}")(BlockNumber)


@dataclass(frozen=True)
class AddCost(Clause):
    """Raise the cost of the own or the partner's Character for this turn (CONF-BLOCK-03)."""

    n: int
    per: Query | None = None

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        amount = self.n if self.per is None else self.n * self.per.count(state, frame)
        return add_cost(state, frame, amount)


word(
    "clause",
    PLAIN,
    "<add> {n:digits} to a Character's cost this turn",
    "<add> {n:digits} to a Character's cost this turn for each {per:per}",
)(AddCost)


def add_cost(state: State, frame: Frame, amount: int, levels: int = 0) -> bool:
    """Let the player say whose Character of the team costs more, by `levels` for each Level; False while asking."""
    side = partners(state, frame.me) if state.setup.profile.block_teammate else (frame.me,)
    cards = [character(state, seat) for seat in side if character(state, seat) >= 0]
    picks = choose(state, frame, frame.me, cards, 1, 1, "make dearer", exact=True)
    if picks is None:
        return False
    for card in picks:
        total = amount + levels * state.cards[card].level
        if frame.part in state.setup.defs[frame.face].blocks and total > 0:  # Zod: each Block adds less
            total = max(total - noted(state, "less"), 0)
        raise_cost(state, card, total)
    frame.did = picks
    return True


@dataclass(frozen=True)
class SwitchTarget(Clause):
    """The Confrontation goes on against the foe not confronted, whatever the cost (CONF-CONFR-06)."""

    def can(self, state: State, frame: Frame) -> bool:
        return confronting(state, frame.me) and len(foes(state, frame.me)) > 1

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.can(state, frame):
            switch(state, next(foe for foe in foes(state, frame.me) if foe != state.target))
            frame.did = (character(state, state.target),)
        return True


word("clause", PLAIN, "<switch> this Confrontation to the other foe")(SwitchTarget)


@dataclass(frozen=True)
class SwitchDefender(Clause):
    """The Confrontation goes on against the partner of the one confronted (Swamp Thing)."""

    def can(self, state: State, frame: Frame) -> bool:
        return state.target >= 0 and teammate(state, state.target) >= 0

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.can(state, frame):
            switch(state, teammate(state, state.target))
            frame.did = (character(state, state.target),)
        return True


word("clause", PLAIN, "<switch> this Confrontation to the other Character of @your team")(SwitchDefender)


@dataclass(frozen=True)
class Cancel(Clause):
    """The rest of the turn is for buying; what is settled is not cancelled any more."""

    def can(self, state: State, frame: Frame) -> bool:
        return confronting(state, state.active) and state.stage != SETTLED

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.can(state, frame):
            cancel(state)
            frame.did = (frame.source,)
        return True


word("clause", PLAIN, "<cancel> this Confrontation")(Cancel)


@dataclass(frozen=True)
class TargetLevel(Query):
    """The Level of the Character being confronted."""

    def count(self, state: State, frame: Frame) -> int:
        return state.cards[character(state, state.target)].level if state.target >= 0 else 0


word("per", PLAIN, "Level of the confronted Character")(TargetLevel)


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
class FirstGain(EventTest):
    """Reacts to the first such card its player gains in a turn; `only` purchases from the Line-Up."""

    cards: Cards
    buys: bool = False
    only: bool = False
    own: bool = True
    sees_buying: bool = False  # the rule of the set the text is from (RSB-GAIN-02)
    sees_defeats: bool = False  # likewise (RSB-GAIN-05)

    def counts(self, state: State, seat: int, event: Happened) -> bool:
        if event.seat != seat or not self.cards.fits(state, event.card):
            return False
        if self.sees_defeats and state.cards[event.card].level:  # a gain too where the table says so: once
            return event.what == "defeat"
        if event.what != "gain":
            return False
        if self.only:
            return event.bought and event.line_up
        return self.buys or not event.bought or self.sees_buying or state.setup.profile.buy_is_gain

    def notes(self, state: State, seat: int, event: Happened) -> bool:
        if self.own and not (state.active == seat and state.in_turn):
            return False
        return sum(1 for other in state.happened if self.counts(state, seat, other)) == 1 and self.counts(
            state, seat, event
        )


word(
    "gain_test",
    PLAIN,
    phrase("The first time you buy or gain a {cards:cards+sg} during each of your turns", buys=True),
    phrase("The first time you gain a {cards:cards+sg} during each turn", own=False),
    phrase("The first time you buy a {cards:cards+sg} in the Line-Up during each of your turns", buys=True, only=True),
    "The first time you gain a {cards:cards+sg} during each of your turns",
)(FirstGain)


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


def feeds(when: WhenEvent) -> Fault | None:
    """What would set the text off again without end."""
    return feeds_itself(when.test, when.first, when.rest)


word(
    "paragraph",
    Refers(gives=("it",), check=feeds),
    "{test:gain_test}, {first:lead}. {rest:sentence**space}",
    also=("ongoing",),
)(WhenEvent)


@dataclass(frozen=True)
class UseText(Acting):
    """Resolve another card's play text as if it were just played; the card neither moves nor counts as played.

    A Location's text cannot be used, nor that of a card which itself uses texts.
    """

    default = "line_up"
    verb = "use the text of"

    def can(self, state: State, frame: Frame) -> bool:
        if isinstance(self.what, Some):
            return any(has_usable_text(state, card) for card in self.what.pool(state, frame, self.default))
        return super().can(state, frame)

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if not isinstance(self.what, Some):
            return super().run(state, frame, optional)
        pool = [card for card in self.what.pool(state, frame, self.default) if has_usable_text(state, card)]
        low = 0 if optional else self.what.n
        veil = FIT if self.what.veil(state, frame, self.default) else OPEN
        cards = choose(state, frame, frame.me, pool, low, self.what.n, self.verb, veil=veil)
        if cards is None:
            return False
        bind(state, frame, self.what, cards)
        self.act(state, frame, cards)
        return True

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            kind = face(state, card)
            program = state.setup.defs[kind].programs[0]
            text = Frame(TEXT, kind, 0, frame.me, frame.by, card, play=-1)
            if len(program) > 1 and has_usable_text(state, card):
                state.stack.append(text)


def uses_own(clause: UseText) -> tuple[str, ...]:
    """Only the text of another card is sure to come to an end."""
    return ("own text",) if isinstance(clause.what, ThisCard) else ()


word("clause", Refers(binds=always("did"), is_about=uses_own), "<use> the text of {what:what}")(UseText)


def has_usable_text(state: State, card: int) -> bool:
    """Whether another card may use this one's text."""
    clauses = [getattr(effect, "clause", effect) for effect in definition(state, card).programs[0]]
    return not types(state, card) & LOCATION and not any(isinstance(clause, UseText) for clause in clauses)


@dataclass(frozen=True)
class PlayOnceMore(Acting):
    """Play a card in play a further time; what it did before stays (CONF-CARD-12 to -14, CONF-PIC-31)."""

    default = "control"
    verb = "play again"

    def pool(self, state: State, frame: Frame) -> list[int]:
        """The cards to choose from: one whose play has not resolved yet is not there to be played again."""
        assert isinstance(self.what, Some)
        return [card for card in self.what.pool(state, frame, self.default) if not being_played(state, card)]

    def can(self, state: State, frame: Frame) -> bool:
        return bool(self.pool(state, frame)) if isinstance(self.what, Some) else super().can(state, frame)

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if not isinstance(self.what, Some):
            return super().run(state, frame, optional)
        low = 0 if optional else self.what.n
        cards = choose(state, frame, frame.me, self.pool(state, frame), low, self.what.n, self.verb)
        if cards is None:
            return False
        bind(state, frame, self.what, cards)
        self.act(state, frame, cards)
        return True

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            play(state, frame.me, card, stays=True)


word("clause", ACTS, "<play> again {what:what}")(PlayOnceMore)


@dataclass(frozen=True)
class PassToMate(Acting):
    """A hand card goes to the partner's hand and is theirs from then on; passing is not gaining."""

    verb = "pass"

    def can(self, state: State, frame: Frame) -> bool:
        return teammate(state, frame.me) >= 0 and super().can(state, frame)

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if teammate(state, frame.me) < 0:
            frame.did = ()
            return True
        return super().run(state, frame, optional)

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            doubt(state, z.zone(frame.me, z.HAND))
            move(state, card, z.zone(teammate(state, frame.me), z.HAND), cause="pass")


word("clause", ACTS, "<pass> {what:what} to @your teammate")(PassToMate)


@dataclass(frozen=True)
class GrantAssist(Paragraph):
    """Villains in the player's hand can be played on the partner's turn (CONF-ASSIST-16)."""

    def write(self, draft: Draft) -> None:
        draft.flags["grants_assist"] = "Villain"


word("paragraph", PLAIN, "Villains in your hand have Assist.")(GrantAssist)


def note(state: State, kind: str, seat: int, card: int = -1, n: int = 0, until: int = -1) -> None:
    """Let a fact hold: to the end of this turn, or until a seat announces the end of its own."""
    state.notes += (Note(kind, seat, card, n, until),)
