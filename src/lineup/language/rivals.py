"""Words first needed by Rivals: Shazam! vs Black Adam: Weaknesses that stay, stack cards that return, payments."""

from __future__ import annotations

from dataclasses import dataclass, field

from lineup.engine import zones as z
from lineup.engine.asking import FIT, OPEN, choose, hidden
from lineup.engine.definitions import Effect, Query
from lineup.engine.moves import destroy, discard, forget, home, move
from lineup.engine.queries import confronting, controlled, everybody, types
from lineup.engine.state import Frame, State
from lineup.engine.uses import payment, types_paid
from lineup.language.confrontation import note
from lineup.language.grammar import PLAIN, Refers, always, word
from lineup.language.kinds import Cards, zone_cards
from lineup.language.nouns import ThisCard, What
from lineup.language.paragraphs import Draft, Paragraph
from lineup.language.sentences import Sentence
from lineup.language.verbs import ACTS, Acting, Clause


@dataclass(frozen=True)
class PlayedFirst(Paragraph):
    """In hand it bars other plays, "ready" and the end of the turn (RSB-WEAK-05, -06)."""

    def write(self, draft: Draft) -> None:
        draft.flags["played_first"] = True


word("paragraph", PLAIN, "In your turn this card must be played before all others and before the turn ends.")(
    PlayedFirst
)


@dataclass(frozen=True)
class LowersCost(Paragraph):
    """The card stays in play and takes so much off the cost of its player's Character (RSB-WEAK-08)."""

    n: int

    def write(self, draft: Draft) -> None:
        draft.ongoing = True
        draft.flags["lowers_cost"] = self.n


word("paragraph", PLAIN, "Ongoing: Your Character costs {n:digits} less.")(LowersCost)


@dataclass(frozen=True)
class FallsToo(Paragraph):
    """In play, it is destroyed together with its player's Character (RSB-WEAK-10)."""

    def write(self, draft: Draft) -> None:
        draft.flags["falls_too"] = True


word("paragraph", PLAIN, "This card is destroyed when your Character is defeated.")(FallsToo)


@dataclass(frozen=True)
class ReturnsHome(Paragraph):
    """Destroying it brings it back to the stack it began on (RSB-DEST-04)."""

    def write(self, draft: Draft) -> None:
        draft.flags["returns_home"] = True


word("paragraph", PLAIN, "Destroyed, this card goes back to its stack.")(ReturnsHome)


@dataclass(frozen=True)
class BackToStack(Acting):
    """In an own Confrontation: the card leaves play for its stack, so it is no longer controlled (RSB-CARD-03, -06)."""

    what: What = field(default_factory=ThisCard)
    verb = "put back on its stack"

    def can(self, state: State, frame: Frame) -> bool:
        return confronting(state, frame.me) and z.place_of(state.where[frame.source]) == z.PLAY

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        frame.did = ()
        if self.can(state, frame):
            move(state, frame.source, home(state, frame.source), front=True, cause="put")
            frame.did = (frame.source,)
        return True


word("clause", ACTS, "Confrontation: <put> this card back on its stack")(BackToStack)


@dataclass(frozen=True)
class DestroyUntil(Clause):
    """Destroy Line-Up cards of the player's choice while more than so many lie there (RSB-CARD-01)."""

    n: int

    def can(self, state: State, frame: Frame) -> bool:
        return len(state.zones[z.LINE_UP]) > self.n

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        cards = state.zones[z.LINE_UP]
        surplus = max(len(cards) - self.n, 0)
        picks = choose(state, frame, frame.me, cards, surplus, surplus, "destroy")
        if picks is None:
            return False
        for card in picks:
            destroy(state, card)
        frame.did = picks
        return True


word("clause", PLAIN, "<destroy> cards in the Line-Up until {n:number} are left")(DestroyUntil)


@dataclass(frozen=True)
class FillOnlyTo(Clause):
    """The refill stops at so many cards until the player before this one announces the end of a turn (RSB-CARD-02)."""

    n: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        note(state, "refill", frame.me, n=self.n, until=everybody(state, frame.me)[-1])
        return True


word(
    "clause",
    PLAIN,
    "until the end of the turn of the player on @your right, <fill> the Line-Up up to {n:number} cards only",
)(FillOnlyTo)


@dataclass(frozen=True)
class AttackersPick(What):
    """One of these cards of the player attacked, picked by the attacker."""

    what: Cards

    @property
    def asks(self) -> bool:
        return True

    @property
    def single(self) -> bool:
        return True

    def cards(
        self, state: State, frame: Frame, verb: str, default: str, optional: bool = False
    ) -> tuple[int, ...] | None:
        found = self.what.found(state, frame, default)
        veil = self.veil(state, frame, default)
        return choose(state, frame, frame.by, found, 0 if optional else 1, 1, verb, veil=veil)

    def veil(self, state: State, frame: Frame, default: str) -> int:
        return self.what.veil(state, frame, default)

    def there(self, state: State, frame: Frame, default: str) -> bool:
        return bool(self.what.found(state, frame, default))


word("what", Refers(binds=always("it"), is_about=always("attacker")), "a {what:cards+sg} of the attacker's choice")(
    AttackersPick
)


@dataclass(frozen=True)
class TakeFromAttacker(Clause):
    """The attacker may pass a card to the player attacked, whose it is from then on; passing is not gaining."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        hand = z.zone(frame.by, z.HAND)
        cards = state.zones[hand] + state.zones[z.zone(frame.by, z.DISCARD)]
        picks = choose(state, frame, frame.by, cards, 0, 1, "pass")
        if picks is None:
            return False
        to = z.zone(frame.me, z.HAND)
        for card in picks:
            if state.where[card] == hand:  # onlookers no longer know which cards stayed
                forget(state, state.zones[hand], state.sees[hand] | state.sees[to])
            move(state, card, to, cause="pass")
        frame.did = picks
        return True


word(
    "clause",
    Refers(is_about=always("attacker")),
    "<take> into @your hand up to one card the attacker picks from the attacker's hand or discard pile",
)(TakeFromAttacker)


@dataclass(frozen=True)
class EachOfFoe(Query):
    """Once for every such card in play before the foe being confronted."""

    cards: Cards

    def count(self, state: State, frame: Frame) -> int:
        if not confronting(state, frame.me):
            return 0
        return sum(1 for card in controlled(state, state.target) if self.cards.fits(state, card))


word("per", PLAIN, "{cards:counted+sg} the confronted foe controls")(EachOfFoe)


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
