"""Noun phrases: the cards a text speaks of. "Another" leaves out the card itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lineup.engine import zones as z
from lineup.engine.asking import FIT, HIDDEN, OPEN, VEILED, choose_cards, choose_option, has_hidden_card, settle_picks
from lineup.engine.definitions import TYPES, Card
from lineup.engine.moves import fill_deck
from lineup.engine.purposes import NAME_TYPE, NONE, POINT_AT, Purpose
from lineup.engine.queries import cost_of, definition_of, main_deck, top_super_villain, types_of
from lineup.engine.rng import draw_below
from lineup.engine.state import ALL, Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import GRAMMAR, PLAIN, Refers, always, describe, phrase, reads, word, words_in
from lineup.language.grammar.referring import Fault
from lineup.language.words.amounts import Amount
from lineup.language.words.cards import Cards, Together
from lineup.language.words.meaning import ANY, How, Those
from lineup.language.words.places import Lying, Where, in_reach, still_lying, zone_cards

Picked = tuple[int, ...] | None  # the cards; None while a player is asked for them


class What:
    """The object of a verb: which cards it acts on."""

    takes_all = False  # whether it is any number of cards, to readers
    how: How = "choice"  # they are found, to readers

    @property
    def lets_player_pick(self) -> bool:
        """True if a player picks freely, so that "you may" needs no further question."""
        return False

    @property
    def cards_needed(self) -> int:
        """The number of cards with which the verb is done in full; 0 if it acts on all there are, even none."""
        return 1

    @property
    def is_single(self) -> bool:
        """True if it binds "it" rather than "them"."""
        return False

    @property
    def multiplier(self) -> Amount | None:
        """The amount for each of which it is so many cards; None if the text says how many."""
        return None

    @property
    def most_cards(self) -> int:
        """The number of cards at most, to readers: as the text names it, or one."""
        named: int = getattr(self, "high", getattr(self, "n", 1))
        return ANY if self.takes_all else named

    def as_those(self, default: Where) -> Those:
        """Return the cards, for readers; `default` is the verb's own place."""
        return Those(how=self.how)

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        """Return the cards, after asking if there is a choice; None while asking."""
        raise TypeError(f"{type(self).__name__} names no cards")

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        """True if there is anything to act on: the cards themselves, if nobody is asked for them."""
        return bool(self.pick_cards(state, frame, NONE, default))

    def find_veil(self, state: State, frame: Frame, default: str) -> int:
        """Return what onlookers do not know about the cards to pick from (engine/asking.py)."""
        return OPEN

    def binds_it(self, state: State, frame: Frame) -> bool:
        """True if the card taken is "it" from now on."""
        return self.is_single

    @property
    def cost_limit(self) -> int | None:
        """The most that the cards may cost together; None if that does not matter."""
        return None


def bind_single(what: What) -> tuple[str, ...]:
    """Bind a single card as "it"."""
    return ("it",) if what.is_single else ()


def check_places(what: Described) -> Fault | None:
    """Refuse to pick from one place "and" another: that could be a card from each, or so many from both together."""
    place = what.what.place
    joined = place.zone.joined if isinstance(place, Lying) else ""
    single = what.is_single
    if (joined == "and" and what.most_cards != ANY) or (joined and single):
        return what, (
            f'"{joined}" leaves open whether these are from each place or from both together; say'
            ' "or" for both together, or name each place in an action of its own'
        )
    return None


NO_GROUP: Final = {"group": '"with total cost" and "of one card type" go with "any number of" or "up to"'}


@dataclass(frozen=True)
class Described(What):
    """Cards that are described."""

    what: Cards

    def find_veil(self, state: State, frame: Frame, default: str) -> int:
        return self.what.find_veil(state, frame, default)

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        return bool(self.what.find_cards(state, frame, default))

    def as_those(self, default: Where) -> Those:
        drawn = self.how == "choice" and self.what.place is None and default == "deck"
        budget = next((mark.cost or 0 for mark in self.what.marks if isinstance(mark, Together)), 0)
        return Those(self.what, self.what.as_places(default), "top" if drawn else self.how, budget=budget)


@dataclass(frozen=True)
class Some(Described):
    """Exactly this many, or so many for each of something; fewer if there are fewer (HU-RES-06).

    The player the text speaks of picks them.
    """

    n: int = 1
    another: bool = False
    of: Amount | None = None

    @property
    def lets_player_pick(self) -> bool:
        """A single card is picked; several are taken all or none, so the question comes before the pick."""
        return self.is_single

    @property
    def cards_needed(self) -> int:
        return self.n if self.of is None else 1

    @property
    def is_single(self) -> bool:
        return self.n == 1 and self.of is None

    @property
    def multiplier(self) -> Amount | None:
        return self.of

    def count_cards(self, state: State, frame: Frame) -> int:
        """Return the number of cards."""
        return self.n if self.of is None else self.n * self.of.count(state, frame)

    def find_candidates(self, state: State, frame: Frame, default: str) -> list[int]:
        found = self.what.find_cards(state, frame, default)
        if self.another:
            found = [card for card in found if card != frame.source]
        return found

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        number = self.n if self.of is None else self.count_cards(state, frame)
        if self.what.place is None and default == "deck":
            count = fill_deck(state, frame.me, number)
            return state.zones[z.zone_of(frame.me, z.DECK)][:count]
        found = self.find_candidates(state, frame, default)
        if self.what.place is None and default == "stack":
            return tuple(found[:number])
        low = 0 if optional else number
        # of cards of one name in one place none is chosen, and whether there was one everybody sees
        veil = OPEN if low and self.what.one_name else self.find_veil(state, frame, default)
        return choose_cards(state, frame, frame.me, found, low, number, verb, exact=verb is POINT_AT, veil=veil)

    def find_veil(self, state: State, frame: Frame, default: str) -> int:
        if self.what.place is None and default in ("deck", "stack"):
            return OPEN
        return self.what.find_veil(state, frame, default)

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        if self.what.place is None and default == "deck":
            return bool(zone_cards(state, frame, "deck") or zone_cards(state, frame, "discard"))
        return bool(self.find_candidates(state, frame, default))

    def as_those(self, default: Where) -> Those:
        return replace(super().as_those(default), another=self.another)


word(
    "what",
    Refers(binds=bind_single, bars=NO_GROUP, check=check_places),
    phrase("a {what:cards+sg}", n=1),
    phrase("another {what:cards+sg}", n=1, another=True),
    "{n:number} {what:cards+pl}",
    phrase("{of:many} {what:cards+pl}", n=1),
    phrase("a {what:cards+sg} for each {of:per}", n=1),
    "{n:number} {what:cards+pl} for each {of:per}",
    phrase("another {what:cards+sg} for each {of:per}", n=1, another=True),
    phrase("a number of {what:cards+pl} equal to {of:amount}", n=1),
    phrase("one {what:cards+sg}", n=1),
    phrase("one {what:cards+sg} for each {of:per}", n=1),
)(Some)
reads(
    Some,
    "what",
    phrase("any {what:cards+sg}", n=1),
    phrase("any one {what:cards+sg}", n=1),
    phrase("1 {what:cards+sg}", n=1),
    phrase("{of:number_done}", n=1, what=Cards(("card",))),
)


@dataclass(frozen=True)
class Several(Described):
    """A number of cards the player is free to choose within bounds."""

    high: int
    low: int = 0

    @property
    def lets_player_pick(self) -> bool:
        return True

    @property
    def cards_needed(self) -> int:
        return max(self.low, 1)

    @property
    def cost_limit(self) -> int | None:
        marks = [mark for mark in self.what.marks if isinstance(mark, Together)]
        return next((mark.cost for mark in marks if mark.cost is not None), None)

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        found = self.what.find_cards(state, frame, default)
        if any(isinstance(mark, Together) and mark.cost is None for mark in self.what.marks):
            kind = self._choose_type(state, frame, found, self.find_veil(state, frame, default))
            if kind is None:
                return None
            found = [card for card in found if types_of(state, card) & kind]
        veil = self.find_veil(state, frame, default)
        if self.cost_limit is not None:
            return self._pick_within(state, frame, verb, found, veil)
        picks = choose_cards(state, frame, frame.me, found, 0 if optional else self.low, self.high, verb, veil=veil)
        if picks is not None:
            frame.chosen_type = 0
        return picks

    def _choose_type(self, state: State, frame: Frame, found: list[int], veil: int) -> int | None:
        """Ask for the card type first; it is remembered while the cards are picked."""
        if frame.chosen_type:
            return frame.chosen_type
        kinds = [kind for kind in TYPES if any(types_of(state, card) & kind for card in found)]
        if not kinds and veil != FIT:
            return TYPES[0]
        kind = choose_option(state, frame, frame.me, kinds, NAME_TYPE, veil)
        if kind is not None:
            frame.chosen_type = kind = TYPES[0] if kind < 0 else kind
        return kind

    def _pick_within(
        self, state: State, frame: Frame, verb: Purpose, found: list[int], veil: int
    ) -> tuple[int, ...] | None:
        """Pick cards as long as their costs stay within the limit."""
        if HIDDEN in frame.picks:  # the cheapest, so that they are within the budget for sure
            cheap = [card for card in found if state.sees[state.where[card]] != ALL and card not in frame.picks]
            cheap.sort(key=lambda card: cost_of(state, card))
            settle_picks(state, frame, cheap[: frame.picks.count(HIDDEN)])
        spent = frame.picks
        if frame.answer is not None and frame.answer.verb != "done":
            spent = (*spent, frame.answer.card)
        left = (self.cost_limit or 0) - sum(cost_of(state, card) for card in spent)
        fitting = [card for card in found if card in spent or cost_of(state, card) <= left]
        return choose_cards(state, frame, frame.me, fitting, self.low, self.high, verb, veil=veil)

    def as_those(self, default: Where) -> Those:
        return replace(super().as_those(default), free=True, least=self.low)


word(
    "what",
    Refers(check=check_places),
    phrase("any number of {what:cards+pl}", high=99),
    phrase("one or two {what:cards+pl}", low=1, high=2),
    phrase("one to {high:number} {what:cards+pl}", low=1),
    "up to {high:number} {what:cards+pl}",
)(Several)


@dataclass(frozen=True)
class Extreme(Described):
    """The card with the highest or the lowest cost among these; of several its player picks one."""

    low: bool = False

    @property
    def is_single(self) -> bool:
        return True

    def find_candidates(self, state: State, frame: Frame, default: str) -> list[int]:
        found = self.what.find_cards(state, frame, default)
        costs = [cost_of(state, card) for card in found]
        if not costs:
            return []
        best = min(costs) if self.low else max(costs)
        return [card for card in found if cost_of(state, card) == best]

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        found = self.find_candidates(state, frame, default)
        veil = self.find_veil(state, frame, default)
        return choose_cards(state, frame, frame.me, found, 0 if optional else 1, 1, verb, veil=veil)

    def as_those(self, default: Where) -> Those:
        return replace(super().as_those(default), how="lowest" if self.low else "highest")


word(
    "what",
    Refers(binds=always("it"), bars=NO_GROUP),
    "the {what:cards+sg} with the highest cost",
    phrase("the {what:cards+sg} with the lowest cost", low=True),
)(Extreme)
for _cost, _is_low in (("highest", False), ("lowest", True)):
    reads(
        Extreme,
        "what",
        phrase(f"the {_cost} cost {{what:cards+sg}}", low=_is_low),
        phrase(f"the {_cost}-cost {{what:cards+sg}}", low=_is_low),
    )


@dataclass(frozen=True)
class All(Described):
    """Every one of these cards."""

    how = "all"
    takes_all = True

    @property
    def cards_needed(self) -> int:
        return 0

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        return tuple(self.what.find_cards(state, frame, default))


word("what", Refers(bars=NO_GROUP), "all {what:cards+pl}")(All)


@dataclass(frozen=True)
class Every(All):
    """Every one of these cards; where it may be left out, each by itself (COMMON-MAY-02)."""

    @property
    def lets_player_pick(self) -> bool:
        return True

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        found = self.what.find_cards(state, frame, default)
        if not optional:
            return tuple(found)
        return choose_cards(
            state, frame, frame.me, found, 0, len(found), verb, veil=self.find_veil(state, frame, default)
        )


word("what", Refers(bars=NO_GROUP), "each {what:cards+sg}")(Every)


@dataclass(frozen=True)
class Random(Described):
    """Cards taken at random."""

    n: int = 1
    how = "random"

    @property
    def cards_needed(self) -> int:
        return self.n

    @property
    def is_single(self) -> bool:
        return self.n == 1

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        found = self.what.find_cards(state, frame, default)
        taken = []
        for _ in range(min(self.n, len(found))):
            taken.append(found.pop(draw_below(state, len(found))))
        return tuple(taken)

    def binds_it(self, state: State, frame: Frame) -> bool:
        """True only if the text refers to it: saves and digests from before that was possible must stay the same."""
        return self.is_single and speaks_of_it(state.setup.defs[frame.face])


def speaks_of_it(defined: Card) -> bool:
    """True if a word of a card's text needs the card bound last."""
    for node in words_in(defined.programs):
        found = GRAMMAR.declaration_of(node)
        if found is not None:
            refers = found.refers
            if refers.needs == "it" or any(want.startswith("it ") for want in refers.wants(node)):
                return True
    return False


word(
    "what",
    Refers(binds=bind_single, bars=NO_GROUP, check=check_places),
    phrase("a random {what:cards+sg}", n=1),
    "{n:number} random {what:cards+pl}",
)(Random)
reads(Random, "what", phrase("a {what:cards+sg} at random", n=1), "{n:number} {what:cards+pl} at random")


@dataclass(frozen=True)
class It(What):
    """The single card bound last, as far as it can still be had."""

    how = "it"

    @property
    def is_single(self) -> bool:
        return True

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        return (frame.it,) if in_reach(state, frame) else ()

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        return in_reach(state, frame)


word("what", Refers(needs="it"), "it")(It)
reads(It, "what", "that card", "him", "her", "the card")


@dataclass(frozen=True)
class ThisCard(What):
    """The card whose text this is, while it is its player's: one played from elsewhere never was (HU-RES-10)."""

    how = "this"

    @property
    def is_single(self) -> bool:
        return True

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        return (frame.source,) if self.has_any(state, frame, default) else ()

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        return z.seat_of(state.where[frame.source]) in (frame.me, frame.by)


word("what", Refers(binds=always("it")), "this card")(ThisCard)
reads(ThisCard, "what", "this Hero", "this Villain", "this Equipment", "this Super Power", "this Location")


@dataclass(frozen=True)
class Them(What):
    """The group bound last, as far as its cards still lie there."""

    rest: bool = False
    takes_all = True

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        return still_lying(state, frame)

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        return bool(still_lying(state, frame))

    def as_those(self, default: Where) -> Those:
        return Those(how="them", rest=self.rest)


def blur_it(them: Them) -> tuple[str, ...]:
    """Blur "it" after "the rest": if that is one card, nobody can tell which one "it" is."""
    return ("it",) if them.rest else ()


word("what", Refers(needs="them", blurs=blur_it), phrase("them", rest=False), phrase("the rest", rest=True))(Them)
reads(
    Them,
    "what",
    phrase("the other", rest=True),
    phrase("the other one", rest=True),
    phrase("the others", rest=True),
    phrase("those cards", rest=False),
    phrase("the cards", rest=False),
)


@dataclass(frozen=True)
class OfThem(What):
    """Cards picked out of the group bound last."""

    high: int
    low: int = 1

    @property
    def lets_player_pick(self) -> bool:
        return True

    @property
    def is_single(self) -> bool:
        return self.high == 1

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        low = 0 if optional else self.low
        cards = still_lying(state, frame)
        veil = VEILED if has_hidden_card(state, cards) else OPEN
        return choose_cards(state, frame, frame.me, cards, low, self.high, verb, veil=veil)

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        return bool(still_lying(state, frame))

    def as_those(self, default: Where) -> Those:
        return Those(where=("them",), free=not self.low)


word(
    "what",
    Refers(needs="them", binds=bind_single),
    phrase("one of them", high=1),
    phrase("any number of them", low=0, high=99),
)(OfThem)
reads(
    OfThem,
    "what",
    phrase("one", high=1),
    phrase("one of those cards", high=1),
    phrase("any number of those cards", low=0, high=99),
)


@dataclass(frozen=True)
class Duplicates(What):
    """Of each name in the hand all cards but one."""

    takes_all = True

    @property
    def cards_needed(self) -> int:
        return 0

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        seen: set[str] = set()
        found: tuple[int, ...] = ()
        for card in zone_cards(state, frame, "hand"):
            name = definition_of(state, card).name
            if name in seen:
                found += (card,)
            seen.add(name)
        return found

    def as_those(self, default: Where) -> Those:
        return Those(where=("hand",), how="duplicates")


word("what", PLAIN, "the duplicates in @your hand")(Duplicates)


@dataclass(frozen=True)
class AttackersPick(Described):
    """One of these cards of the player attacked, picked by the attacker."""

    how = "attacker"

    @property
    def lets_player_pick(self) -> bool:
        return True

    @property
    def is_single(self) -> bool:
        return True

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        found = self.what.find_cards(state, frame, default)
        veil = self.find_veil(state, frame, default)
        return choose_cards(state, frame, frame.by, found, 0 if optional else 1, 1, verb, veil=veil)


word("what", Refers(binds=always("it"), is_about=always("attacker")), "a {what:cards+sg} of the attacker's choice")(
    AttackersPick
)


@dataclass(frozen=True)
class Whole(What):
    """A whole zone."""

    where: Where
    takes_all = True

    @property
    def cards_needed(self) -> int:
        return 0

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        return zone_cards(state, frame, self.where)

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        return bool(zone_cards(state, frame, self.where))

    def as_those(self, default: Where) -> Those:
        return Those(where=(self.where,), how="all")


word(
    "what",
    PLAIN,
    phrase("@your hand", where="hand"),
    phrase("@your deck", where="deck"),
    phrase("@your discard pile", where="discard"),
)(Whole)


@dataclass(frozen=True)
class Top(What):
    """The top of a deck; the discard pile is shuffled into an empty deck of the player's own (HU-SHUF-05)."""

    n: int = 1
    main: bool = False
    of: Amount | None = None

    @property
    def cards_needed(self) -> int:
        return self.n

    @property
    def is_single(self) -> bool:
        return self.n == 1 and self.of is None

    @property
    def multiplier(self) -> Amount | None:
        return self.of

    def count_cards(self, state: State, frame: Frame) -> int:
        """Return the number of cards."""
        return self.n if self.of is None else self.n * self.of.count(state, frame)

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        if self.main:
            return main_deck(state)[: self.count_cards(state, frame)]
        count = fill_deck(state, frame.me, self.count_cards(state, frame))
        return state.zones[z.zone_of(frame.me, z.DECK)][:count]

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        if self.main:
            return bool(main_deck(state))
        return bool(zone_cards(state, frame, "deck") or zone_cards(state, frame, "discard"))

    def as_those(self, default: Where) -> Those:
        return Those(where=("main" if self.main else "deck",), how="top")


word(
    "what",
    Refers(binds=bind_single),
    phrase("the top card of @your deck", n=1),
    phrase("the top card of the main deck", n=1, main=True),
    "the top {n:number} cards of @your deck",
    phrase("the top {n:number} cards of the main deck", main=True),
    phrase("the top card of @your deck for each {of:per}", n=1),
    phrase("the top card of the main deck for each {of:per}", n=1, main=True),
    phrase("a number of cards from the top of the main deck equal to {of:amount}", n=1, main=True),
)(Top)
reads(Top, "what", phrase("the top X cards of the main deck, where X is {of:amount}", n=1, main=True))


@dataclass(frozen=True)
class EndOf(What):
    """The last card of a deck, or the Super-Villain that lies face up on its stack."""

    where: Where

    @property
    def is_single(self) -> bool:
        return True

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        if self.where == "super_villains":
            top = top_super_villain(state)
            return (top,) if top >= 0 else ()
        if self.where == "main":
            return main_deck(state)[-1:]
        fill_deck(state, frame.me, 1)
        return zone_cards(state, frame, "deck")[-1:]

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        if self.where == "deck":
            return bool(zone_cards(state, frame, "deck") or zone_cards(state, frame, "discard"))
        return bool(self.pick_cards(state, frame, NONE, default))

    def as_those(self, default: Where) -> Those:
        return Those(where=(self.where,), how="top" if self.where == "super_villains" else "last")


word(
    "what",
    Refers(binds=bind_single),
    phrase("the bottom card of @your deck", where="deck"),
    phrase("the bottom card of the main deck", where="main"),
    phrase("the top card of the Super-Villain stack", where="super_villains"),
)(EndOf)
describe("what", "cards such as …", "cards")
