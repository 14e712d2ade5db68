"""Conditions: questions a text asks about the state while it resolves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.definitions import Query
from lineup.engine.queries import (
    cost_of,
    count_types,
    definition_of,
    is_confronting,
    line_up,
    partners_of,
    sum_notes,
    top_super_villain,
    types_of,
)
from lineup.engine.state import CardPlay, Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, describe, phrase, reads, word
from lineup.language.words.cards import EVERY, PLACELESS, Cards
from lineup.language.words.comparing import is_as_named
from lineup.language.words.meaning import Condition, Kind
from lineup.language.words.places import Zone, still_lying, zone_cards

ABOUT_IT: Final = Refers(needs="it", bars=PLACELESS)
THERE: Final = (z.LINE_UP, z.MAIN_DECK, z.SUPER_VILLAINS, z.SET_ASIDE)  # what is played here stays here
PARITIES: Final[dict[str, Kind]] = {
    "": "it costs",
    "most": "it costs at most",
    "just": "it costs just",
    "odd": "it is odd",
    "even": "it is odd",
    "named": "as named",
}
CONTROLS: Final[dict[str, Kind]] = {"": "controls", "name": "controls names", "type": "controls types"}
PLAYED: Final[dict[str, Kind]] = {"": "played", "name": "names played", "type": "types played", "cost": "cost played"}
NOT_YOURS: Final = always("did by others", "did elsewhere")  # what "you" did is not what was done last


def shun_theirs(done: Any) -> tuple[str, ...]:
    """Require that what others did is one thing, and was not typed as what "you" did."""
    return ("did variously", "did elsewhere", "did by others") if done.yours else ("did variously", "did elsewhere")


class Question(Query):
    """A question a text asks."""

    def as_condition(self) -> Condition:
        """Return what is asked, for readers."""
        raise TypeError(f"{type(self).__name__} asks nothing")


@dataclass(frozen=True)
class ItCosts(Question):
    """The card bound last costs at least so much, at most, or just so much; or its cost is of some parity.

    That can be the one named; zero is even (HU-CARD-12).
    """

    n: int = 0
    parity: str = ""  # or the other ways to compare it: most, just

    def holds(self, state: State, frame: Frame) -> bool:
        if frame.it < 0:
            return False
        number = cost_of(state, frame.it)
        if self.parity == "named":
            odd = number % 2
            return any(note.kind == "named" and note.card == frame.source and note.n == odd for note in state.notes)
        if self.parity in ("odd", "even"):
            return (number % 2 == 1) == (self.parity == "odd")
        if self.parity:
            return number <= self.n if self.parity == "most" else number == self.n
        return number >= self.n

    def as_condition(self) -> Condition:
        return Condition(PARITIES[self.parity], n=self.n, met=self.parity != "even")


word(
    "condition",
    ABOUT_IT,
    "its cost is {n:digits} or more",
    phrase("its cost is {n:digits} or less", parity="most"),
    phrase("its cost is {n:digits}", parity="just"),
    phrase("its cost is odd", parity="odd"),
    phrase("its cost is even", parity="even"),
    phrase("its cost is as named", parity="named"),
)(ItCosts)
reads(
    ItCosts,
    "condition",
    "it costs {n:digits} or more",
    "it has cost {n:digits} or more",
    "it has a cost of {n:digits} or more",
    "that card's cost is {n:digits} or more",
    phrase("its cost is exactly {n:digits}", parity="just"),
    phrase("it has cost {n:digits}", parity="just"),
    phrase("it has a cost of {n:digits}", parity="just"),
    phrase("its cost matches @your choice", parity="named"),
    phrase("it matches @your choice", parity="named"),
)
for _card in ("it", "that card"):
    reads(
        ItCosts,
        "condition",
        phrase(f"{_card} costs {{n:digits}} or less", parity="most"),
        phrase(f"{_card} has cost {{n:digits}} or less", parity="most"),
        phrase(f"{_card} costs {{n:digits}}", parity="just"),
        phrase(f"{_card} costs exactly {{n:digits}}", parity="just"),
    )
for _card in ("that card", "the card"):
    reads(ItCosts, "condition", f"{_card} has cost {{n:digits}} or more", f"{_card} costs {{n:digits}} or more")
    reads(
        ItCosts,
        "condition",
        phrase(f"{_card} has cost {{n:digits}}", parity="just"),
        phrase(f"{_card} has cost {{n:digits}} or less", parity="most"),
    )


@dataclass(frozen=True)
class ItIsAsNamed(Question):
    """The card bound last is of the card type, or has the name, that was named before."""

    what: str

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.it >= 0 and is_as_named(state, frame, self.what, frame.it)

    def as_condition(self) -> Condition:
        return Condition("type as named" if self.what == "type" else "name as named")


word(
    "condition",
    Refers(needs="named"),
    phrase("it is of the card type named", what="type"),
    phrase("it has the name named", what="name"),
)(ItIsAsNamed)
reads(
    ItIsAsNamed,
    "condition",
    phrase("it has that card type", what="type"),
    phrase("it is of that card type", what="type"),
    phrase("it is of that type", what="type"),
    phrase("it is that card type", what="type"),
    phrase("it is the chosen card type", what="type"),
    phrase("it has the chosen card type", what="type"),
    phrase("it has that name", what="name"),
    phrase("it has the chosen name", what="name"),
)


@dataclass(frozen=True)
class ItIs(Question):
    """The card bound last is of a kind, or is not; where the text says so, only while its player is the active one."""

    cards: Cards
    own_turn: bool = False
    no: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        if self.own_turn and state.active != frame.me:
            return False
        return frame.it >= 0 and self.cards.fits_card(state, frame.it) != self.no

    def as_condition(self) -> Condition:
        return Condition("it is", self.cards, own_turn=self.own_turn, met=not self.no)


word(
    "condition",
    ABOUT_IT,
    "it is a {cards:counted+sg}",
    phrase("it is a {cards:counted+sg} and this is @your turn", own_turn=True),
    phrase("it is not a {cards:such+sg}", no=True),
)(ItIs)
reads(ItIs, "condition", "that card is a {cards:such+sg}")


@dataclass(frozen=True)
class Controls(Question):
    """The player controls so many such cards, or none; "another" leaves out the card itself.

    Or so many different names or card types of them.
    """

    cards: Cards
    another: bool = False
    n: int = 1
    no: bool = False
    by: str = ""  # name, type

    def holds(self, state: State, frame: Frame) -> bool:
        if self.by:
            mine = [card for card in zone_cards(state, frame, "control") if self.cards.fits_card(state, card)]
            if self.by == "type":
                return count_types(state, tuple(mine)) >= self.n
            return len({definition_of(state, card).name for card in mine}) >= self.n
        left = self.n
        for card in zone_cards(state, frame, "control"):
            if self.cards.fits_card(state, card) and not (self.another and card == frame.source):
                left -= 1
        return left == self.n if self.no else left <= 0

    def as_condition(self) -> Condition:
        kind = CONTROLS[self.by]
        return Condition(kind, self.cards, n=self.n if self.n > 1 else 0, another=self.another, met=not self.no)


word(
    "condition",
    Refers(bars=PLACELESS),
    "@you control a {cards:counted+sg}",
    phrase("@you control another {cards:counted+sg}", another=True),
    phrase("@you control no {cards:such+sg}", no=True),
    phrase("@you control no other {cards:such+sg}", no=True, another=True),
    "@you control {n:number} or more {cards:such+pl}",
    phrase("@you control {n:number} or more other {cards:such+pl}", another=True),
    phrase("@you control {n:number} or more different {cards:such+pl}", by="name"),
    phrase("@you control {n:number} or more different card types", by="type", cards=EVERY),
    also=("filter",),
)(Controls)
reads(
    Controls,
    "condition",
    phrase("@you control {n:number} different card types", by="type", cards=EVERY),
    phrase("@you control cards of {n:number} different card types", by="type", cards=EVERY),
)
reads(
    Controls,
    "condition",
    "@you control at least {n:number} {cards:such+pl}",
    "@you have {n:number} or more {cards:such+pl} in play",
    "@you have a {cards:such+sg} in play",
    phrase("@you control {n:number} or more {cards:such+pl} with different names", by="name"),
    phrase("@you do not control a {cards:such+sg}", no=True),
    phrase("@you do not control any {cards:such+pl}", no=True),
    phrase("@you control no {cards:such+pl}", no=True),
    phrase("@you control no other {cards:such+pl}", no=True, another=True),
    phrase("@you control {n:number} or more card types", by="type", cards=EVERY),
    phrase("@you control at least {n:number} different card types", by="type", cards=EVERY),
    phrase("@you control cards of {n:number} or more different types", by="type", cards=EVERY),
)


@dataclass(frozen=True)
class ControlsBoth(Question):
    """The player controls a card of each of two kinds, and not one for both."""

    cards: Cards
    also: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        mine = zone_cards(state, frame, "control")
        others = [card for card in mine if self.also.fits_card(state, card)]
        return any(self.cards.fits_card(state, card) and any(card != other for other in others) for card in mine)

    def as_condition(self) -> Condition:
        return Condition("controls both", self.cards, also=self.also)


word("condition", Refers(bars=PLACELESS), "@you control a {cards:such+sg} and a {also:such+sg}")(ControlsBoth)
reads(
    ControlsBoth,
    "condition",
    "@you control both a {cards:such+sg} and a {also:such+sg}",
    "@you control a {cards:such+sg} and {also:such+sg}",
)


@dataclass(frozen=True)
class IsPlayed(Question):
    """The way the card itself was played: before any other card of this turn, or by its player from hand.

    From the Character it was laid on is not from hand (CONF-VAR-22), nor from anywhere else, nor is a text used of a
    card the player did not play this turn (COMMON-PLAY-04).
    """

    first: bool

    def holds(self, state: State, frame: Frame) -> bool:
        mine = [played.card for played in state.played if played.seat == frame.me]
        if self.first:
            return mine[:1] == [frame.source]
        there = state.where[frame.source] in THERE or z.place_of(state.where[frame.source]) == z.RESERVE
        laid = there or sum_notes(state, "laid", card=frame.source)
        return frame.by == frame.me and frame.source in mine and not laid

    def as_condition(self) -> Condition:
        return Condition("first" if self.first else "from hand")


word(
    "condition",
    PLAIN,
    phrase("this is the first card @you played this turn", first=True),
    phrase("@you play this card from @your hand", first=False),
)(IsPlayed)
reads(
    IsPlayed,
    "condition",
    phrase("this is the first card @you have played this turn", first=True),
    phrase("this is the first card @you play this turn", first=True),
)


@dataclass(frozen=True)
class DidThisTurn(Question):
    """At least a number of such cards, or none, were played or gained earlier this turn.

    "Another" leaves out the card itself; a purchase that is a gain too counts once (CONF-GAIN-05), and so does a card
    played again (CONF-CARD-14). Of the cards played also their different names or card types count, or the sum of their
    costs, or whether there is one of each of two.
    """

    cards: Cards = EVERY
    another: bool = False
    n: int = 1
    gained: bool = False
    by: str = ""  # name, type, cost
    also: Cards | None = None
    no: bool = False
    line_up: bool = False  # gained from there
    bought: bool = False  # and no other gain

    def holds(self, state: State, frame: Frame) -> bool:
        return (self.count_so_far(state, frame) >= self.n) != self.no

    def count_so_far(self, state: State, frame: Frame) -> int:
        """Count them so far."""
        if self.gained:
            return sum(
                event.what == "gain"
                and event.seat == frame.me
                and (event.line_up or not self.line_up)
                and (event.bought or not self.bought)
                and self.cards.fits_card(state, event.card)
                for event in state.happened
            )
        mine = [played for played in state.played if played.seat == frame.me]
        fit = [
            played
            for played in mine
            if (not self.another or played.card != frame.source) and self.cards.fits_play(state, played)
        ]
        if self.also is not None:
            return int(has_pair(fit, [played for played in mine if self.also.fits_play(state, played)]))
        if self.by == "name":
            return len({state.setup.defs[played.face].name for played in fit})
        if self.by == "type":
            mask = 0
            for played in fit:
                mask |= played.types
            return mask.bit_count()
        cards = {played.card: played.face for played in fit}
        return sum(state.setup.defs[face].cost for face in cards.values()) if self.by == "cost" else len(cards)

    def as_condition(self) -> Condition:
        if self.gained:
            named = self.cards if self.cards != EVERY or self.bought else None
            kind: Kind = "bought" if self.bought else "gained"
            return Condition(kind, named, ("line_up",) if self.line_up else (), self.n, met=not self.no)
        if self.also is not None:
            return Condition("played both", self.cards, also=self.also)
        n = self.n if self.n > 1 else 0
        return Condition(PLAYED[self.by], self.cards, n=n, another=self.another, met=not self.no)


def has_pair(ones: Sequence[CardPlay], others: Sequence[CardPlay]) -> bool:
    """True if a card of one list and a different card of the other were played."""
    return any(one.card != other.card for one in ones for other in others)


word(
    "condition",
    Refers(bars=PLACELESS),
    "@you played a {cards:cards+sg} this turn",
    phrase("@you played another {cards:cards+sg} this turn", another=True),
    phrase("@you played no {cards:such+sg} this turn", no=True),
    phrase("@you played no other {cards:such+sg} this turn", no=True, another=True),
    phrase("@you bought a {cards:such+sg} this turn", gained=True, bought=True),
    phrase("@you bought no {cards:such+sg} this turn", gained=True, bought=True, no=True),
    phrase("@you bought {n:number} or more {cards:such+pl} this turn", gained=True, bought=True),
    phrase("@you bought or gained a {cards:such+sg} this turn", gained=True),
    phrase("@you bought or gained no {cards:such+sg} this turn", gained=True, no=True),
    phrase("@you bought or gained no {cards:such+sg} from the Line-Up this turn", gained=True, no=True, line_up=True),
    phrase("@you bought or gained {n:number} or more {cards:such+pl} this turn", gained=True),
    "@you played a {cards:such+sg} and a {also:such+sg} this turn",
    "@you played {n:number} or more {cards:such+pl} this turn",
    phrase("@you played {n:number} or more other {cards:such+pl} this turn", another=True),
    phrase("@you played {n:number} or more different {cards:such+pl} this turn", by="name"),
    phrase("@you played {n:number} or more different card types this turn", by="type"),
    phrase("@you played {cards:such+pl} with total cost {n:digits} or more this turn", by="cost"),
)(DidThisTurn)
reads(
    DidThisTurn,
    "condition",
    "@you have played a {cards:such+sg}",
    "@you have played a {cards:such+sg} and a {also:such+sg}",
    "@you have played a {cards:such+sg} and {also:such+sg}",
    "@you have played {n:number} or more {cards:such+pl}",
    phrase("@you have played {n:number} or more different {cards:such+pl}", by="name"),
    phrase("@you have played {n:number} or more different card types", by="type"),
    "@you played a {cards:such+sg} and {also:such+sg} this turn",
    phrase("@you did not buy or gain a {cards:such+sg} this turn", gained=True, no=True),
    phrase("@you did not buy or gain a {cards:such+sg} from the Line-Up this turn", gained=True, no=True, line_up=True),
    phrase("@you did not buy or gain a {cards:such+sg} from the Line-Up", gained=True, no=True, line_up=True),
    *(
        phrase(f"@you {play} {{n:digits}} or more cost worth of {{cards:such+pl}}{turn}", by="cost")
        for play in ("play", "played", "have played")
        for turn in ("", " this turn")
    ),
)
for _bought, _gain, _done, _had in (
    (True, "buy", "bought", "bought"),
    (False, "buy or gain", "bought or gained", "bought or gained"),
):
    reads(
        DidThisTurn,
        "condition",
        phrase(f"@you have {_had} a {{cards:such+sg}} this turn", gained=True, bought=_bought),
        phrase(f"@you have {_had} {{n:number}} or more {{cards:such+pl}} this turn", gained=True, bought=_bought),
        phrase(f"@you have not {_had} a {{cards:such+sg}} this turn", gained=True, bought=_bought, no=True),
        phrase(f"@you have {_had} no {{cards:such+pl}} this turn", gained=True, bought=_bought, no=True),
        phrase(f"@you {_done} no {{cards:such+pl}} this turn", gained=True, bought=_bought, no=True),
        phrase(f"@you did not {_gain} any {{cards:such+pl}} this turn", gained=True, bought=_bought, no=True),
    )
reads(
    DidThisTurn,
    "condition",
    phrase("@you did not buy a {cards:such+sg} this turn", gained=True, bought=True, no=True),
    phrase("@you did not play a {cards:such+sg} this turn", no=True),
    phrase("@you did not play any {cards:such+pl} this turn", no=True),
    phrase("@you have not played a {cards:such+sg} this turn", no=True),
    phrase("@you have not played any {cards:such+pl} this turn", no=True),
    phrase("@you have not played another {cards:such+sg} this turn", no=True, another=True),
    phrase("@you have played no {cards:such+pl} this turn", no=True),
    phrase("@you have played no other {cards:such+pl} this turn", no=True, another=True),
)
for _have in ("have played", "already played", "have already played"):
    reads(
        DidThisTurn,
        "condition",
        f"@you {_have} a {{cards:such+sg}} this turn",
        phrase(f"@you {_have} another {{cards:such+sg}} this turn", another=True),
        f"@you {_have} a {{cards:such+sg}} and a {{also:such+sg}} this turn",
        f"@you {_have} a {{cards:such+sg}} and {{also:such+sg}} this turn",
        f"@you {_have} {{n:number}} or more {{cards:such+pl}} this turn",
        phrase(f"@you {_have} {{n:number}} or more other {{cards:such+pl}} this turn", another=True),
        phrase(f"@you {_have} {{n:number}} other {{cards:such+pl}} this turn", another=True),
        phrase(f"@you {_have} {{n:number}} or more different {{cards:such+pl}} this turn", by="name"),
        phrase(f"@you {_have} {{n:number}} or more different card types this turn", by="type"),
        phrase(f"@you {_have} {{n:number}} or more {{cards:such+pl}} with different names this turn", by="name"),
    )


NO_GROUP: Final = (
    '"they" or "them" has no group of cards to refer to, such as cards drawn, gained, revealed or looked at'
)


@dataclass(frozen=True)
class They(Question):
    """The group bound last has at least a number of cards, or its cards share a type.

    A card without a type among them counts as having one in common (HU-CARD-16).
    """

    n: int = 0
    alike: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        if not self.alike:
            return len(still_lying(state, frame)) == self.n
        masks = [types_of(state, card) for card in frame.them]
        if 0 in masks:
            return True
        common = -1
        for mask in masks:
            common &= mask
        return len(masks) > 1 and common != 0

    def as_condition(self) -> Condition:
        return Condition("same type" if self.alike else "so many", n=self.n)


word(
    "condition",
    Refers(needs="them", missing=NO_GROUP),
    "there are {n:number} of them",
    phrase("they share a card type or one of them has none", alike=True),
)(They)
reads(They, "condition", phrase("they share a card type", alike=True))


BENEATH: Final = Zone(("beneath",))


@dataclass(frozen=True)
class Holds(Question):
    """A place holds fewer such cards than so many, at least so many, or so many different card types."""

    zone: Zone
    cards: Cards = EVERY
    below: int | None = None  # none: it holds no such card at all
    types: int | None = None
    least: int | None = None

    def holds(self, state: State, frame: Frame) -> bool:
        found = tuple(card for where in self.zone.where for card in zone_cards(state, frame, where))
        if self.types is not None:
            return count_types(state, found) >= self.types
        number = sum(1 for card in found if self.cards.fits_card(state, card))
        if self.least is not None:
            return number >= self.least
        return number < (1 if self.below is None else self.below)

    def as_condition(self) -> Condition:
        where = self.zone.where
        if self.types is not None:
            return Condition("types", where=where, n=self.types)
        if self.below is not None:
            return Condition("hand below", n=self.below)
        return Condition("none" if self.least is None else "has", self.cards, where, self.least or 0)


word(
    "condition",
    Refers(bars=PLACELESS),
    phrase("there is no {cards:such+sg} under @your Super Hero", zone=BENEATH),
    phrase("there is a {cards:such+sg} under @your Super Hero", zone=BENEATH, least=1),
    phrase("there are {least:number} or more {cards:such+pl} under @your Super Hero", zone=BENEATH),
    "{zone:zone} has no {cards:counted+sg}",
    "{zone:zone} has {types:number} or more different card types",
    phrase("@you have fewer than {below:number} cards in hand", zone=Zone(("hand",))),
    phrase("{zone:zone} has a {cards:such+sg}", least=1),
    "{zone:zone} has {least:number} or more {cards:such+pl}",
    also=("filter",),
)(Holds)
HAND: Final = Zone(("hand",))
reads(
    Holds,
    "condition",
    "there are {types:number} or more different card types in {zone:zone}",
    "{zone:zone} has no {cards:such+pl}",
    "{zone:zone} contains no {cards:such+pl}",
    "there is no {cards:such+sg} in {zone:zone}",
    "there are no {cards:such+pl} in {zone:zone}",
    "@you have no {cards:such+pl} in {zone:zone}",
    phrase("there is a {cards:such+sg} in {zone:zone}", least=1),
    phrase("there is at least one {cards:such+sg} in {zone:zone}", least=1),
    phrase("@you have a {cards:such+sg} in {zone:zone}", least=1),
    "there are {least:number} or more {cards:such+pl} in {zone:zone}",
    "there are at least {least:number} {cards:such+pl} in {zone:zone}",
    "@you have {least:number} or more {cards:such+pl} in {zone:zone}",
    "@you have at least {least:number} {cards:such+pl} in {zone:zone}",
    phrase("@you have no {cards:such+pl} in hand", zone=HAND),
    phrase("@you have {least:number} or more {cards:such+pl} in hand", zone=HAND),
)


@dataclass(frozen=True)
class TopVillainCosts(Question):
    """The Super-Villain on the stack, or one in the Line-Up where they are hidden in the main deck (HU-HIDE-06)."""

    n: int

    def holds(self, state: State, frame: Frame) -> bool:
        cards = state.cards
        if state.setup.profile.super_hidden:
            return any(cards[card].is_super_villain and cards[card].cost >= self.n for card in line_up(state))
        top = top_super_villain(state)
        return top >= 0 and cards[top].cost >= self.n

    def as_condition(self) -> Condition:
        return Condition("super-villain", n=self.n)


word("condition", PLAIN, "the top Super-Villain has cost {n:digits} or more")(TopVillainCosts)
reads(TopVillainCosts, "condition", "the top card of the Super-Villain stack has cost {n:digits} or more")


@dataclass(frozen=True)
class Cannot(Question):
    """The action before was not done in full: it acted on fewer cards than it names (HU-RES-11); or on none.

    Where it may be left out the text says "if you do not".
    """

    least: int = 1  # how many that are; the writer fills it in
    wholly: bool = False
    declined: bool = False
    verb: str = field(default="", compare=False)  # the deed it was typed of

    def holds(self, state: State, frame: Frame) -> bool:
        return len(frame.did) < self.least

    def as_condition(self) -> Condition:
        if self.declined:
            return Condition("done", met=False)
        return Condition("none done" if self.wholly else "cannot")


def want_deed(cannot: Cannot) -> tuple[str, ...]:
    """Require that the action before is the one the text names, if it names one."""
    return (f"did {cannot.verb}",) if cannot.verb else ()


word(
    "condition",
    Refers(needs="did", wants=want_deed, shuns=NOT_YOURS),
    "@you cannot",
    phrase("@you cannot at all", wholly=True),
    phrase("@you do not", declined=True),
)(Cannot)
reads(
    Cannot,
    "condition",
    phrase("@you <choose> not to", declined=True),
    phrase("@you put none there", wholly=True),
    *(
        phrase(f"@you <{verb}> no cards{this_way}", wholly=True, verb=done)
        for verb, done in (("discard", "discarded"), ("destroy", "destroyed"), ("gain", "gained"))
        for this_way in ("", " this way")
    ),
    phrase("@you have none to lose", wholly=True),
    phrase("@you have no VP to lose", wholly=True),
)


@dataclass(frozen=True)
class DidSuch(Question):
    """The action before moved or showed so many such cards; all together, where several players did it."""

    verb: str
    cards: Cards
    n: int = 1
    yours: bool = field(default=False, compare=False)  # it was typed of what "you" did

    def holds(self, state: State, frame: Frame) -> bool:
        return sum(self.cards.fits_card(state, card) for card in frame.did) >= self.n

    def as_condition(self) -> Condition:
        return Condition("such done", self.cards, n=self.n, done=self.verb)


def deed_as_said(done: DidSuch) -> tuple[str, ...]:
    """Require that the action before is the one the text names."""
    return (f"did {done.verb}",)


word(
    "condition",
    Refers(needs="did", wants=deed_as_said, shuns=shun_theirs),
    "a {cards:such+sg} was {verb:done} this way",
    "{n:number} or more {cards:such+pl} were {verb:done} this way",
)(DidSuch)
for _typed, _done in (
    ("discarded", "discarded"),
    ("destroyed", "destroyed"),
    ("revealed", "revealed"),
    ("drew", "drawn"),
):
    reads(
        DidSuch,
        "condition",
        phrase(f"@you {_typed} a {{cards:such+sg}}", verb=_done, yours=True),
        phrase(f"@you {_typed} a {{cards:such+sg}} this way", verb=_done, yours=True),
        phrase(f"@you {_typed} {{n:number}} or more {{cards:such+pl}} this way", verb=_done, yours=True),
    )
for _typed in ("play", "played"):  # without "this way" it is about the whole turn
    reads(DidSuch, "condition", phrase(f"@you {_typed} a {{cards:such+sg}} this way", verb="played", yours=True))


@dataclass(frozen=True)
class Did(Query):
    """The action before was done in full: "if you do" (HU-RES-11)."""

    least: int = 1

    def holds(self, state: State, frame: Frame) -> bool:
        return len(frame.did) >= self.least


@dataclass(frozen=True)
class Neither(Query):
    """None of several conditions holds: "otherwise" behind them."""

    several: tuple[Query, ...]

    def holds(self, state: State, frame: Frame) -> bool:
        return not any(each.holds(state, frame) for each in self.several)


@dataclass(frozen=True)
class Named(Query):
    """There is a card, or a group of cards, to ask about: whoever declined to name one has none (COMMON-ELSE-03)."""

    group: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        return len(frame.them) > 0 if self.group else frame.it >= 0


@dataclass(frozen=True)
class Confronts(Question):
    """A Confrontation is going on: the player's own (CONF-CONFR-18), or one against the player's team."""

    own: bool

    def holds(self, state: State, frame: Frame) -> bool:
        if self.own:
            return is_confronting(state, frame.me)
        return state.target in partners_of(state, frame.me) and is_confronting(state, state.active)

    def as_condition(self) -> Condition:
        return Condition("confronting" if self.own else "confronted")


word(
    "condition",
    PLAIN,
    phrase("@you confronted a Character this turn", own=True),
    phrase("@you are confronted", own=False),
)(Confronts)


describe("condition", "a condition such as …", "condition")
describe("filter", "a condition such as …", "condition")
