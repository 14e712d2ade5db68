"""Verbs: the clauses of a text, each with its phrases and its step side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from lineup.engine import zones as z
from lineup.engine.asking import FIT, choose, distinct, hidden
from lineup.engine.definitions import Effect, Query
from lineup.engine.moves import destroy, discard, draw, forget, gain, look, move, need, reveal, to_hand
from lineup.engine.queries import cost
from lineup.engine.state import Ask, Frame, Option, State
from lineup.engine.turn import enter_line_up
from lineup.language.grammar import PLAIN, Refers, always, atom, describe, phrase, word
from lineup.language.kinds import AmongThem, still_lying, zone_cards
from lineup.language.nouns import Several, Some, What

atom("ordinal", 1, "first")
atom("ordinal", 2, "second")
for _done in ("destroyed", "discarded", "gained", "drawn"):
    atom("done", _done, _done)
describe("ordinal", "first or second", "which")
describe("done", "destroyed, discarded, gained or drawn", "done")


class Clause(Effect):
    """One action. `run` carries it out and returns False while it waits for an answer."""

    default = "hand"  # the place meant when the text names none
    verb = ""  # what is done to the cards, in questions

    @property
    def asks(self) -> bool:
        """Whether the player's pick is the first thing that happens, so that it can be declined by picking nothing."""
        return False

    @property
    def object(self) -> What | None:
        """What it acts on, so that "if you do" can ask whether it did."""
        return None

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        raise TypeError(f"{type(self).__name__} does nothing")

    def compiled(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        """The step it becomes: itself, unless it needs a further part of the card."""
        return self

    def step(self, state: State, frame: Frame) -> None:
        self.run(state, frame, False)


@dataclass(frozen=True)
class Acting(Clause):
    """A clause with an object: finds or asks for the cards, then does its verb to them."""

    what: What

    @property
    def object(self) -> What | None:
        return self.what

    @property
    def asks(self) -> bool:
        return self.what.asks

    def can(self, state: State, frame: Frame) -> bool:
        return self.what.there(state, frame, self.default)

    def veiled(self, state: State, frame: Frame) -> bool:
        return self.what.veil(state, frame, self.default) == FIT

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        cards = self.what.cards(state, frame, self.verb, self.default, optional)
        if cards is None:
            return False
        bind(state, frame, self.what, cards)
        self.act(state, frame, cards)
        return True

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        """Do the verb to the cards."""
        raise TypeError(f"{type(self).__name__} does nothing")


ACTS: Final = Refers(binds=always("did"))  # it acts on cards, so "if you do" can ask about it
SHOWS: Final = Refers(binds=always("did", "them"))


def bind_group(frame: Frame, cards: tuple[int, ...], zone: int) -> None:
    """Remember several cards as "them", lying in a zone."""
    frame.them = cards
    frame.lies = zone


def bind(state: State, frame: Frame, what: What, cards: tuple[int, ...]) -> None:
    """Remember the cards: a single one as "it", several as "them", all as what was done last."""
    frame.did = cards
    if cards:
        frame.left = state.where[cards[0]]
    if what.single:
        frame.it = cards[0] if cards else -1


@dataclass(frozen=True)
class Draw(Acting):
    """Put cards from the deck into the hand."""

    per: Query | None = None
    default = "deck"
    verb = "draw"

    @property
    def asks(self) -> bool:
        return False

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.per is not None:
            each = self.what.n if isinstance(self.what, Some) else 1
            frame.did = draw(state, frame.me, each * self.per.count(state, frame))
            return True
        return super().run(state, frame, optional)

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            to_hand(state, frame.me, card)
        among_them = isinstance(self.what, Some | Several) and isinstance(self.what.what.place, AmongThem)
        if not self.what.single and not among_them:  # "the rest" of a group are those left behind
            bind_group(frame, cards, z.zone(frame.me, z.HAND))


def drawn(clause: Draw) -> tuple[str, ...]:
    """Several cards drawn are "them" for what follows."""
    return ("did",) if clause.what.single else ("did", "them")


word("clause", Refers(binds=drawn), "<draw> {what:what}", "<draw> {what:what} for each {per:per}")(Draw)


@dataclass(frozen=True)
class DrawUntil(Clause):
    """Draw face up until the costs add up, or deck and discard pile are empty."""

    n: int

    def can(self, state: State, frame: Frame) -> bool:
        return bool(zone_cards(state, frame, "deck") or zone_cards(state, frame, "discard"))

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        total = 0
        done: tuple[int, ...] = ()
        while total < self.n and need(state, frame.me, 1):
            card = zone_cards(state, frame, "deck")[0]
            reveal(state, (card,), frame.me)
            to_hand(state, frame.me, card)
            total += cost(state, card)
            done = (*done, card)
        frame.did = done
        return True


word("clause", PLAIN, "<reveal> and <draw> cards one by one until their total cost is {n:digits} or more")(DrawUntil)


@dataclass(frozen=True)
class Discard(Acting):
    """Put cards into the own discard pile; from the hand unless said otherwise (HU-RES-07)."""

    verb = "discard"

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            discard(state, card, frame.me)


word("clause", ACTS, "<discard> {what:what}")(Discard)


@dataclass(frozen=True)
class DiscardWithOthers(Clause):
    """Discard the card itself and any number of other hand cards."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        others = [card for card in zone_cards(state, frame, "hand") if card != frame.source]
        picks = choose(state, frame, frame.me, others, 0, len(others), self.verb)
        if picks is None:
            return False
        for card in (frame.source, *picks):
            discard(state, card, frame.me)
        frame.did = (frame.source, *picks)
        return True

    verb = "discard"


@dataclass(frozen=True)
class Destroy(Acting):
    """Take cards out of the game."""

    verb = "destroy"

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            destroy(state, card)


word("clause", ACTS, "<destroy> {what:what}")(Destroy)


class Dest:
    """Where a card is put or gained."""

    def put(self, state: State, frame: Frame, card: int) -> None:
        raise TypeError(f"{type(self).__name__} is no place")


@dataclass(frozen=True)
class Own(Dest):
    """One of the player's own zones."""

    place: int

    def put(self, state: State, frame: Frame, card: int) -> None:
        move(state, card, z.zone(frame.me, self.place), front=self.place == z.DECK, cause="put")


word(
    "own",
    PLAIN,
    phrase("into @your hand", place=z.HAND),
    phrase("on top of @your deck", place=z.DECK),
    phrase("into @your discard pile", place=z.DISCARD),
    phrase("into play", place=z.PLAY),
    also=("dest",),
)(Own)


@dataclass(frozen=True)
class MainDeck(Dest):
    """The main deck."""

    top: bool

    def put(self, state: State, frame: Frame, card: int) -> None:
        move(state, card, z.MAIN_DECK, front=self.top, cause="put")


word(
    "dest",
    PLAIN,
    phrase("on top of the main deck", top=True),
    phrase("on the bottom of the main deck", top=False),
)(MainDeck)


@dataclass(frozen=True)
class LineUp(Dest):
    """The Line-Up, which may then lie above its size."""

    def put(self, state: State, frame: Frame, card: int) -> None:
        enter_line_up(state, card, frame.me)


word("dest", PLAIN, "into the Line-Up")(LineUp)


describe("dest", "a place to put cards such as …", "where")
describe("own", "a place to put cards such as …", "where")


@dataclass(frozen=True)
class Put(Acting):
    """Move cards without gaining them."""

    dest: Dest
    verb = "put"

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if frame.begun:  # what entered the Line-Up before has made its First Appearance
            cards: tuple[int, ...] | None = frame.picks
        else:
            cards = self.what.cards(state, frame, "put " + PUT_WORDS[self.dest], self.default, optional)
            if cards is None:
                return False
            bind(state, frame, self.what, cards)
        frame.begun, frame.picks = False, ()
        assert cards is not None
        for at, card in enumerate(cards):
            depth = len(state.stack)
            self.dest.put(state, frame, card)
            if len(state.stack) != depth and at + 1 < len(cards):
                frame.begun, frame.picks = True, cards[at + 1 :]
                frame.pc -= 1
                return False
        return True


word("clause", ACTS, "<put> {what:what} {dest:dest}")(Put)


PUT_WORDS: Final[dict[Dest, str]] = {
    Own(z.HAND): "into the hand",
    Own(z.DECK): "on top of the deck",
    Own(z.DISCARD): "into the discard pile",
    Own(z.PLAY): "into play",
    MainDeck(True): "on top of the main deck",
    MainDeck(False): "on the bottom of the main deck",
    LineUp(): "into the Line-Up",
}


@dataclass(frozen=True)
class PutEither(Acting):
    """Put a card on the deck or into the discard pile, as its player likes."""

    verb = "put on top of the deck"

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if not frame.begun:
            cards = self.what.cards(state, frame, self.verb, self.default, optional)
            if cards is None:
                return False
            bind(state, frame, self.what, cards)
            frame.picks = cards
        if frame.answer is not None:
            place = Own(z.DECK) if frame.answer.verb == "deck" else Own(z.DISCARD)
            frame.answer = None
            place.put(state, frame, frame.picks[0])
            frame.picks = frame.picks[1:]
        if frame.picks:
            card = frame.picks[0]
            options = (Option(frame.me, "deck", card), Option(frame.me, "discard", card))
            state.ask = Ask(frame.me, "where", options, frame.source, "put")
            frame.begun = True
            frame.pc -= 1
            return False
        frame.begun = False
        return True


word("clause", ACTS, "<put> {what:what} on top of @your deck or into @your discard pile")(PutEither)


@dataclass(frozen=True)
class PutBack(Acting):
    """Put the cards of a group back on top of the deck they came from, in an order of the player's choice."""

    verb = "put on top"

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        left = [card for card in still_lying(state, frame) if card not in frame.picks]
        if frame.answer is not None:
            frame.picks += (frame.answer.card,)
            left.remove(frame.answer.card)
            frame.answer = None
        different = distinct(state, left)
        if len(different) > 1 or (len(left) > 1 and hidden(state, left)):
            options = tuple(Option(frame.me, "pick", card) for card in different)
            state.ask = Ask(frame.me, "pick", options, frame.source, f"{self.verb} first")
            frame.pc -= 1
            return False
        order = (*frame.picks, *left)
        frame.picks = ()
        if order:
            self.place(state, order)
            if len(distinct(state, order)) > 1:
                forget(state, order, 1 << frame.me)  # only who put them back knows their order
        frame.did = order
        return True

    def place(self, state: State, order: tuple[int, ...]) -> None:
        """Put the cards where they go, in this order."""
        deck = state.where[order[0]]
        state.zones[deck] = order + tuple(card for card in state.zones[deck] if card not in order)


word("clause", ACTS, "<put> {what:what} back in any order")(PutBack)


@dataclass(frozen=True)
class Gain(Acting):
    """Take cards at no cost; they are shown, and go to the discard pile unless said otherwise (HU-GAIN-01)."""

    dest: Own | None = None
    default = "stack"
    verb = "gain"

    @property
    def asks(self) -> bool:
        """A card of a stack is not picked."""
        return self.what.asks and not (isinstance(self.what, Some) and self.what.what.place is None)

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        place = z.DISCARD if self.dest is None else self.dest.place
        for card in cards:
            gain(state, frame.me, card, z.zone(frame.me, place), front=place == z.DECK)


word("clause", ACTS, "<gain> {what:what}", "<gain> {what:what} {dest:own}")(Gain)


@dataclass(frozen=True)
class Replace(Clause):
    """Refill the Line-Up slot the card bound last has left."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        deck = state.zones[z.MAIN_DECK]
        if frame.left == z.LINE_UP and deck:
            enter_line_up(state, deck[0], frame.me)
        return True


word("clause", Refers(needs="it"), "<replace> it with the top card of the main deck")(Replace)


@dataclass(frozen=True)
class Reveal(Acting):
    """Show cards to everybody."""

    verb = "reveal"

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        reveal(state, cards, frame.me)
        bind_group(frame, cards, frame.left)


word("clause", SHOWS, "<reveal> {what:what}")(Reveal)


@dataclass(frozen=True)
class LookAt(Acting):
    """See cards oneself."""

    verb = "look at"

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        look(state, frame.me, cards)
        bind_group(frame, cards, frame.left)


word("clause", SHOWS, "<look> at {what:what}")(LookAt)


@dataclass(frozen=True)
class Choose(Acting):
    """Point at a card."""

    verb = "choose"

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        return


word("clause", ACTS, "<choose> {what:what}")(Choose)


@dataclass(frozen=True)
class SetAside(Acting):
    """Lay cards apart; there they can be neither bought nor gained (HU-CARD-08)."""

    verb = "set aside"

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            move(state, card, z.SET_ASIDE, cause="aside")


word("clause", ACTS, "<set> {what:what} aside", "<set> aside {what:what}")(SetAside)


describe("clause", "a verb such as …", "action")
