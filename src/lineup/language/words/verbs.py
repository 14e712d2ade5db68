"""Verbs that move cards: the clauses of a text, each with its phrases and its step side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field, replace
from typing import Final

from lineup.engine import zones as z
from lineup.engine.asking import FIT, choose_cards, distinct_cards, has_hidden_card, settle_picks
from lineup.engine.definitions import Effect
from lineup.engine.events import record_event
from lineup.engine.moves import (
    destroy_card,
    discard_card,
    draw_card,
    draw_cards,
    fill_deck,
    forget_cards,
    gain_card,
    home_stack,
    look_at_cards,
    mingle_cards,
    move_card,
    put_back,
    reveal_cards,
)
from lineup.engine.purposes import (
    COPY,
    DESTROY,
    DISCARD,
    DRAW,
    GAIN,
    LAY_AT_BOTTOM,
    LAY_ON_TOP,
    LOOK_AT,
    NONE,
    PASS,
    PLAY,
    PLAY_AGAIN,
    POINT_AT,
    PUT,
    PUT_BACK_ON_STACK,
    PUT_FOR_ANYBODY,
    PUT_ON_DECK,
    REVEAL,
    SET_ASIDE,
    USE_TEXT,
)
from lineup.engine.queries import common_line_up, cost_of, is_confronting, main_deck
from lineup.engine.state import Ask, Frame, Happened, Option, State
from lineup.engine.turn import enter_line_up
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, describe, phrase, reads, word, words_in
from lineup.language.grammar.referring import Fault
from lineup.language.words.cards import EVERY, Cards
from lineup.language.words.conditions import NOT_YOURS
from lineup.language.words.meaning import ANY, DRAWN, Act, Condition, Deed, Price, Those, Verb
from lineup.language.words.picks import Duplicates, It, Several, Some, ThisCard, Top, What
from lineup.language.words.places import (
    AmongThem,
    BackOnStack,
    Dest,
    Own,
    OwnersDeck,
    Where,
    still_lying,
    zone_cards,
)
from lineup.language.words.sources import (
    check_destroyed,
    check_discarded,
    check_drawn,
    check_gained,
    check_put,
    is_ownerless,
    shun_without_pile,
)


class Clause(Effect):
    """One action. `carry_out` does it and returns False while it waits for an answer."""

    default: Where = "hand"  # the place meant when the text names none
    verb = NONE  # what is done to the cards, in questions
    does: Verb  # what is done, for readers
    needs_confrontation = False  # whether it does nothing outside an own Confrontation

    @property
    def starts_with_pick(self) -> bool:
        """True if it starts with the player's pick, so that picking nothing declines it."""
        return False

    @property
    def object(self) -> What | None:
        """The cards it acts on, so that "if you do" can ask if it did."""
        return None

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        raise TypeError(f"{type(self).__name__} does nothing")

    def compile_step(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        """Return the step it becomes: itself, unless it needs a further part of the card."""
        return self

    def take_step(self, state: State, frame: Frame) -> None:
        self.carry_out(state, frame, False)

    def as_acts(self) -> tuple[Act, ...]:
        """Return what it does, for readers."""
        return (Deed(self.does),)

    def as_price(self) -> Price:
        """Return it as the price of an ability, for readers."""
        raise TypeError(f"{type(self).__name__} is no price")


@dataclass(frozen=True)
class Acting(Clause):
    """A clause with an object: finds or asks for the cards, then does its verb to them."""

    what: What

    @property
    def object(self) -> What | None:
        return self.what

    @property
    def starts_with_pick(self) -> bool:
        return self.what.lets_player_pick

    @property
    def origin(self) -> Where:
        """The place of its cards if the text names none."""
        return self.default

    def list_goals(self) -> tuple[Where, ...]:
        """List the places its cards go to, for readers, if the verb does not say that."""
        return ()

    def is_possible(self, state: State, frame: Frame) -> bool:
        return self.what.has_any(state, frame, self.origin)

    def rests_on_hidden_cards(self, state: State, frame: Frame) -> bool:
        return self.what.find_veil(state, frame, self.origin) == FIT

    def cost_limit(self) -> int | None:
        return self.what.cost_limit

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        cards = self.what.pick_cards(state, frame, self.verb, self.default, optional)
        if cards is None:
            return False
        bind_cards(state, frame, self.what, cards)
        self.act_on(state, frame, cards)
        return True

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        """Do the verb to the cards."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def as_acts(self) -> tuple[Act, ...]:
        return (self.as_deed(self.does),)

    def as_deed(self, does: Verb) -> Deed:
        """Return the deed done to the cards, perhaps to so many for each of something."""
        what = self.what
        per = what.multiplier.as_count() if what.multiplier is not None else None
        return Deed(does, what.most_cards, what.as_those(self.origin), per, to=self.list_goals())


DONE: Final = {
    DESTROY: "destroyed",
    DISCARD: "discarded",
    DRAW: "drawn",
    GAIN: "gained",
    PLAY: "played",
    REVEAL: "revealed",
}


def bind_done(clause: Acting) -> tuple[str, ...]:
    """Bind what was done, so that "if you do" can ask about it, and which deed it was, for "this way"."""
    past = DONE.get(clause.verb)
    whose = ("it nobody's",) if clause.what.is_single and clause.verb in IDLE and is_ownerless(clause.what) else ()
    if past is None:
        return ("did", *whose)
    return ("did", f"did {past}", f"it {past}", *whose) if clause.what.is_single else ("did", f"did {past}")


SEEN: Final = ("destroyed", "discarded", "gained", "revealed")  # deeds whose cards everybody sees


def bind_theirs(words: object) -> tuple[str, ...]:
    """Bind what several players did, each for themselves; it can be counted if it is one thing everybody saw."""
    clauses = [node for node in words_in(words) if isinstance(node, Clause)]
    past = DONE.get(clauses[0].verb, "") if len(clauses) == 1 and isinstance(clauses[0], Acting) else ""
    if past in SEEN:
        return ("did", f"did {past}", "did by others")
    return ("did", *[f"did {each}" for each in DONE.values()], "did by others", "did variously")


def bind_shown(clause: Acting) -> tuple[str, ...]:
    """Bind the cards shown as "them", even a single one."""
    whose = ("them nobody's",) if clause.verb in IDLE and is_ownerless(clause.what) else ()
    return (*bind_done(clause), "them", *whose)


# verbs that leave a card whose it was, and that take it from nowhere it was set aside
IDLE: Final = (POINT_AT, COPY, LOOK_AT, PLAY, PLAY_AGAIN, REVEAL, SET_ASIDE, USE_TEXT)
MOVING: Final = (
    DESTROY,
    DISCARD,
    DRAW,
    GAIN,
    PASS,
    PUT,
    PUT_FOR_ANYBODY,
    PUT_ON_DECK,
    SET_ASIDE,
)


def shun_lent(clause: Acting) -> tuple[str, ...]:
    """Forbid moving "it" if that is another player's card that is only lent."""
    home = isinstance(clause, Put) and clause.dest == OwnersDeck(True)
    return ("it lent",) if isinstance(clause.what, It) and clause.verb in MOVING and not home else ()


def check_what(check: Callable[[What], Fault | None]) -> Callable[[Acting], Fault | None]:
    """Turn a check of cards into a check of the clause that acts on them."""
    return lambda clause: check(clause.what)


ACTS: Final = Refers(binds=bind_done, shuns=shun_lent)
SHOWS: Final = Refers(binds=bind_shown)


def bind_group(frame: Frame, cards: tuple[int, ...], zone: int) -> None:
    """Bind several cards as "them", lying in a zone."""
    frame.them = cards
    frame.lies = zone


def bind_cards(state: State, frame: Frame, what: What, cards: tuple[int, ...]) -> None:
    """Bind the cards: a single one as "it", all as what was done last."""
    frame.did = cards
    if cards:
        frame.left = state.where[cards[0]]
    if what.binds_it(state, frame):
        frame.it = cards[0] if cards else -1


def bind_several(clause: Acting) -> tuple[str, ...]:
    """Bind what was done, and several cards as "them"."""
    return bind_done(clause) if clause.what.is_single or clause.what.multiplier is not None else bind_shown(clause)


@dataclass(frozen=True)
class Draw(Acting):
    """Put cards from the deck into the hand."""

    default = "deck"
    verb = DRAW
    does = "draw"

    @property
    def starts_with_pick(self) -> bool:
        return False

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        what = self.what
        deck = isinstance(what, Top) or (isinstance(what, Some) and what.what.place is None)
        if deck and isinstance(what, (Top, Some)) and what.of is not None:
            frame.did = draw_cards(state, frame.me, what.count_cards(state, frame))
            tell_to_draw(state, frame)
            return True
        return super().carry_out(state, frame, optional)

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            draw_card(state, frame.me, card)
        what = self.what
        # "the rest" of a group are those left behind
        if not what.is_single and not (isinstance(what, (Some, Several)) and isinstance(what.what.place, AmongThem)):
            bind_group(frame, cards, z.zone_of(frame.me, z.HAND))
        tell_to_draw(state, frame)


def tell_to_draw(state: State, frame: Frame) -> None:
    """Report that a text has let its player draw."""
    if frame.did and "told" in state.setup.listens:
        record_event(state, Happened("told", frame.me, frame.source))


word("clause", Refers(binds=bind_several, shuns=shun_lent, check=check_what(check_drawn)), "<draw> {what:what}")(Draw)


@dataclass(frozen=True)
class DrawUntil(Clause):
    """Draw face up until the costs add up, or into the hand until it is full; as far as deck and discard pile go."""

    n: int
    by: str

    def is_possible(self, state: State, frame: Frame) -> bool:
        if self.by == "hand":
            return len(zone_cards(state, frame, "hand")) < self.n
        return bool(zone_cards(state, frame, "deck") or zone_cards(state, frame, "discard"))

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.by == "hand":
            frame.did = draw_cards(state, frame.me, max(self.n - len(zone_cards(state, frame, "hand")), 0))
            tell_to_draw(state, frame)
            return True
        total = 0
        done: tuple[int, ...] = ()
        while total < self.n and fill_deck(state, frame.me, 1):
            card = zone_cards(state, frame, "deck")[0]
            reveal_cards(state, (card,), frame.me)
            draw_card(state, frame.me, card)
            total += cost_of(state, card)
            done = (*done, card)
        frame.did = done
        tell_to_draw(state, frame)
        return True

    def as_acts(self) -> tuple[Act, ...]:
        until = Condition("hand below" if self.by == "hand" else "cost below", n=self.n, until=True)
        return (Deed("draw", ANY, DRAWN, only=(until,)),)


word(
    "clause",
    PLAIN,
    phrase("<reveal> and <draw> cards one by one until their total cost is {n:digits} or more", by="cost"),
    phrase("<draw> cards until @you have {n:number} cards in hand", by="hand"),
)(DrawUntil)
reads(
    DrawUntil,
    "clause",
    phrase("<draw> cards until @you have {n:number} cards in @your hand", by="hand"),
    phrase(
        "<reveal> and <draw> cards from the top of @your deck until @you have drawn {n:digits} or more cost worth of"
        " cards",
        by="cost",
    ),
)


@dataclass(frozen=True)
class Discard(Acting):
    """Put cards into their owner's discard pile; from the hand unless said otherwise (HU-RES-07)."""

    verb = DISCARD
    does = "discard"

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            discard_card(state, card, frame.me)


def shun_ownerless(clause: Discard) -> tuple[str, ...]:
    """Forbid discarding cards that are nobody's."""
    return (*shun_lent(clause), *shun_without_pile(clause.what))


word(
    "clause", Refers(binds=bind_done, shuns=shun_ownerless, check=check_what(check_discarded)), "<discard> {what:what}"
)(Discard)
reads(
    Discard,
    "clause",
    "<choose> and <discard> {what:what}",
    phrase("<discard> cards until @your hand contains no duplicate cards", what=Duplicates()),
)


@dataclass(frozen=True)
class DiscardWithOthers(Clause):
    """Discard the card itself and any number of other hand cards."""

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        others = [card for card in zone_cards(state, frame, "hand") if card != frame.source]
        picks = choose_cards(state, frame, frame.me, others, 0, len(others), self.verb)
        if picks is None:
            return False
        for card in (frame.source, *picks):
            discard_card(state, card, frame.me)
        frame.did = (frame.source, *picks)
        return True

    verb = DISCARD

    def as_acts(self) -> tuple[Act, ...]:
        return ()  # it is the price of a Defense


@dataclass(frozen=True)
class Destroy(Acting):
    """Take cards out of the game."""

    verb = DESTROY
    does = "destroy"

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            destroy_card(state, card, frame.me)


word("clause", Refers(binds=bind_done, shuns=shun_lent, check=check_what(check_destroyed)), "<destroy> {what:what}")(
    Destroy
)
reads(Destroy, "clause", "<choose> and <destroy> {what:what}")


@dataclass(frozen=True)
class DoNothing(Clause):
    """Do nothing: the way of those who take none of several."""

    does = "nothing"

    def is_possible(self, state: State, frame: Frame) -> bool:
        return True

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        frame.did = ()
        return True


word("clause", PLAIN, "<do> nothing")(DoNothing)


@dataclass(frozen=True)
class DestroyUntil(Clause):
    """Destroy Line-Up cards of the player's choice while more than so many lie there (RSB-CARD-01)."""

    n: int

    def is_possible(self, state: State, frame: Frame) -> bool:
        return len(common_line_up(state)) > self.n

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        cards = common_line_up(state)
        surplus = max(len(cards) - self.n, 0)
        picks = choose_cards(state, frame, frame.me, cards, surplus, surplus, DESTROY)
        if picks is None:
            return False
        for card in picks:
            destroy_card(state, card, frame.me)
        frame.did = picks
        return True

    def as_acts(self) -> tuple[Act, ...]:
        above = Condition("line-up above", n=self.n, until=True)
        return (Deed("destroy", ANY, Those(EVERY, ("line_up",)), only=(above,)),)


word("clause", PLAIN, "<destroy> cards in the Line-Up until {n:number} are left")(DestroyUntil)


@dataclass(frozen=True)
class Put(Acting):
    """Move cards without gaining them."""

    dest: Dest
    verb = PUT
    does = "put"

    @property
    def origin(self) -> Where:
        """The place of its cards if the text names none; a Weakness is from its stack (COMMON-PUT-01)."""
        what = self.what
        weak = isinstance(what, (Some, Several)) and what.what.place is None and what.what.kinds == ("Weakness",)
        return "stack" if weak and not isinstance(self.dest, BackOnStack) else self.default

    def list_goals(self) -> tuple[Where, ...]:
        return (self.dest.as_place(),)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if frame.begun:  # what entered the Line-Up before has made its First Appearance, and may have taken others
            cards: tuple[int, ...] | None = frame.picks
            if frame.left >= 0:
                cards = tuple(card for card in frame.picks if state.where[card] == frame.left)
        else:
            cards = self.what.pick_cards(state, frame, self.dest.purpose, self.origin, optional)
            if cards is None:
                return False
            bind_cards(state, frame, self.what, cards)
        frame.begun, frame.picks = False, ()
        assert cards is not None
        for at, card in enumerate(cards):
            depth = len(state.stack)
            self.dest.put_card(state, frame, card)
            if len(state.stack) != depth and at + 1 < len(cards):
                frame.begun, frame.picks = True, cards[at + 1 :]
                places = {state.where[other] for other in frame.picks}
                frame.left = places.pop() if len(places) == 1 else -1
                frame.pc -= 1
                return False
        return True


word("clause", Refers(binds=bind_done, shuns=shun_lent, check=check_what(check_put)), "<put> {what:what} {dest:dest}")(
    Put
)
reads(
    Put,
    "clause",
    phrase("<return> {what:what} to @your hand", dest=Own(z.HAND)),
    "<move> {what:what} {dest:dest}",
    "<add> {what:what} {dest:into_line_up}",
    phrase("<gain> control of {what:what}", dest=Own(z.PLAY)),
    "<place> {what:what} {dest:dest}",
)


@dataclass(frozen=True)
class PutEither(Acting):
    """Put a card on the deck or into the discard pile, as its player likes."""

    verb = PUT_ON_DECK
    does = "put"

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if not frame.begun:
            cards = self.what.pick_cards(state, frame, self.verb, self.default, optional)
            if cards is None:
                return False
            bind_cards(state, frame, self.what, cards)
            frame.picks = cards
        if frame.answer is not None:
            place = Own(z.DECK) if frame.answer.verb == "deck" else Own(z.DISCARD)
            frame.answer = None
            place.put_card(state, frame, frame.picks[0])
            frame.picks = frame.picks[1:]
        if frame.picks:
            card = frame.picks[0]
            options = (Option(frame.me, "deck", card), Option(frame.me, "discard", card))
            state.ask = Ask(frame.me, "where", options, frame.source, PUT.written)
            frame.begun = True
            frame.pc -= 1
            return False
        frame.begun = False
        return True

    def list_goals(self) -> tuple[Where, ...]:
        return ("deck", "discard")


word("clause", ACTS, "<put> {what:what} on top of @your deck or into @your discard pile")(PutEither)


@dataclass(frozen=True)
class PutBack(Acting):
    """Put the cards of a group back on top of their deck, or under the main deck, in an order of one's choice."""

    under: bool = False

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        settle_picks(state, frame, still_lying(state, frame))
        left = [card for card in still_lying(state, frame) if card not in frame.picks]
        if frame.answer is not None:
            frame.picks += (frame.answer.card,)
            left.remove(frame.answer.card)
            frame.answer = None
        different = distinct_cards(state, left)
        if len(different) > 1 or (len(left) > 1 and has_hidden_card(state, left)):
            options = tuple(Option(frame.me, "pick", card) for card in different)
            state.ask = Ask(
                frame.me, "pick", options, frame.source, (LAY_AT_BOTTOM if self.under else LAY_ON_TOP).written
            )
            frame.pc -= 1
            return False
        order = (*frame.picks, *left)
        frame.picks = ()
        if order:
            put_back(state, order, under=self.under)
            if len(distinct_cards(state, order)) > 1:
                forget_cards(state, order, 1 << frame.me)  # only who put them back knows their order
            mingle_cards(state, order)
        frame.did = order
        return True

    def list_goals(self) -> tuple[Where, ...]:
        return ("under" if self.under else "back",)

    def as_acts(self) -> tuple[Act, ...]:
        return (replace(self.as_deed("put"), ordered=True),)


word(
    "clause",
    ACTS,
    "<put> {what:what} back in any order",
    phrase("<put> {what:what} on the bottom of the main deck in any order", under=True),
)(PutBack)
reads(PutBack, "clause", "<put> {what:what} back on top in any order", "<return> {what:what} in any order")


@dataclass(frozen=True)
class BackToStack(Acting):
    """In the player's Confrontation the card leaves play for its stack, no longer controlled (RSB-CARD-03, -06)."""

    what: What = field(default_factory=ThisCard)
    verb = PUT_BACK_ON_STACK
    does = "put"
    needs_confrontation = True

    def is_possible(self, state: State, frame: Frame) -> bool:
        played = frame.part != 0 or frame.play_index >= 0  # a text that is only used moves nothing
        return played and is_confronting(state, frame.me) and z.place_of(state.where[frame.source]) == z.PLAY

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        frame.did = ()
        if self.is_possible(state, frame):
            move_card(state, frame.source, home_stack(state, frame.source), front=True, cause="put", by=frame.me)
            frame.did = (frame.source,)
        return True

    def list_goals(self) -> tuple[Where, ...]:
        return ("stack",)


word("clause", ACTS, "Confrontation: <put> this card back on its stack")(BackToStack)


@dataclass(frozen=True)
class Gain(Acting):
    """Take cards at no cost; they are shown, and go to the discard pile unless said otherwise (HU-GAIN-01)."""

    dest: Own | None = None
    default = "stack"
    verb = GAIN
    does = "gain"

    @property
    def starts_with_pick(self) -> bool:
        """True if the player picks; a card of a stack is not picked."""
        return self.what.lets_player_pick and not (isinstance(self.what, Some) and self.what.what.place is None)

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        dest = self.dest or Own(z.DISCARD)
        for card in cards:
            gain_card(state, frame.me, card, z.zone_of(frame.me, dest.place), front=dest.lies_on_top)
        if not self.what.is_single:
            bind_group(frame, cards, z.zone_of(frame.me, dest.place))

    def list_goals(self) -> tuple[Where, ...]:
        return () if self.dest is None else (self.dest.as_place(),)


word(
    "clause",
    Refers(binds=bind_several, shuns=shun_lent, check=check_what(check_gained)),
    "<gain> {what:what}",
    "<gain> {what:what} {dest:own}",
)(Gain)
reads(Gain, "clause", phrase("<gain> the top card of the Weakness stack", what=Some(Cards(("Weakness",)))))


@dataclass(frozen=True)
class Replace(Clause):
    """Refill the Line-Up slots that the cards of the action before have left."""

    several: bool = False

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if not frame.begun:
            frame.picks = frame.did if self.several else (frame.it,)
        frame.begun = False
        while frame.left == z.LINE_UP and frame.picks and main_deck(state):
            frame.picks = frame.picks[1:]
            depth = len(state.stack)
            enter_line_up(state, main_deck(state)[0], frame.me)
            if len(state.stack) != depth and frame.picks:  # a First Appearance comes before the next slot
                frame.begun = True
                frame.pc -= 1
                return False
        frame.picks = ()
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("replace", ANY if self.several else 1),)


word(
    "clause",
    Refers(needs="did", shuns=NOT_YOURS),
    "<replace> it with the top card of the main deck",
    phrase("<replace> them with cards of the main deck", several=True),
)(Replace)
reads(Replace, "clause", "<replace> it", phrase("<replace> them", several=True))


@dataclass(frozen=True)
class Reveal(Acting):
    """Show cards to everybody."""

    verb = REVEAL
    does = "reveal"

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        reveal_cards(state, cards, frame.me)
        bind_group(frame, cards, frame.left)


word("clause", SHOWS, "<reveal> {what:what}")(Reveal)


@dataclass(frozen=True)
class LookAt(Acting):
    """See cards oneself."""

    verb = LOOK_AT
    does = "look"

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        look_at_cards(state, frame.me, cards)
        bind_group(frame, cards, frame.left)


word("clause", SHOWS, "<look> at {what:what}")(LookAt)


@dataclass(frozen=True)
class Choose(Acting):
    """Point at a card."""

    verb = POINT_AT
    does = "choose"

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        return


word("clause", ACTS, "<choose> {what:what}")(Choose)


@dataclass(frozen=True)
class SetAside(Acting):
    """Lay cards apart; there they can be neither bought nor gained (HU-CARD-08)."""

    verb = SET_ASIDE
    does = "set aside"

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            move_card(state, card, z.SET_ASIDE, cause="aside")
        if not self.what.is_single:
            bind_group(frame, cards, z.SET_ASIDE)


word("clause", Refers(binds=bind_several, shuns=shun_lent), "<set> {what:what} aside", "<set> aside {what:what}")(
    SetAside
)
reads(SetAside, "clause", "<remove> {what:what}")
describe("clause", "a verb such as …", "action")
