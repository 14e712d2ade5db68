"""Amounts: every number a text does not say itself. It is counted, now or all through the turn, or read off a card."""

from __future__ import annotations

from dataclasses import field, replace
from typing import Final

from lineup.engine import zones as z
from lineup.engine.definitions import Effect, Query, Worth
from lineup.engine.playing import Watching, gets_power, give_power
from lineup.engine.queries import character_of, cost_of, count_types, definition_of, foes_of, owned_cards, points_of
from lineup.engine.state import CardPlay, Frame, Happened, State, Watcher
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, atom, describe, phrase, reads, word
from lineup.language.grammar.limits import MOST_DIGITS
from lineup.language.words.cards import EVERY, PLACELESS, Cards
from lineup.language.words.conditions import Question, shun_theirs
from lineup.language.words.meaning import Condition, Count, Counted, Deed, Points
from lineup.language.words.places import Controlled, Lying, Zone, zone_cards

UNBOUNDED: Final = 10**MOST_DIGITS  # more than a text can say
AMONG: Final[dict[str, Counted]] = {"": "cards", "name": "names", "cost": "costs", "type": "types"}
DEFEATED: Final = Cards(("Character",), (), Lying(Zone(("score",))))
OF_IT: Final[dict[str, Counted]] = {
    "cost": "its cost",
    "half": "half its cost",
    "points": "its points",
    "power": "given",
}


class Amount(Query):
    """A number read off the state while a text resolves, by `count`.

    Of the category "per" it is one for each of some things, of the category "amount" it is a number by itself.
    """

    counts: Counted  # for readers
    stands_alone = False  # whether it is of the category "amount"

    def as_count(self) -> Count:
        """Return what is counted, for readers."""
        return Count(self.counts)

    def multiply_deed(self, deed: Deed) -> Deed:
        """Let a deed be done for each of what is counted, or so often, for readers."""
        count = self.as_count()
        return replace(deed, n=0, plus=count) if self.stands_alone else replace(deed, per=count)


@dataclass(frozen=True)
class EachCard(Amount):
    """Once for every such card lying there now, or every different name, cost or card type among them."""

    cards: Cards
    by: str = ""  # name, cost, type
    lot: int = 1  # once for every so many

    def count(self, state: State, frame: Frame) -> int:
        found = self.cards.find_cards(state, frame, "control")
        if self.lot > 1:
            return len(found) // self.lot
        if self.by == "name":
            return len({definition_of(state, card).name for card in found})
        if self.by == "cost":
            return len({cost_of(state, card) for card in found})
        return count_types(state, tuple(found)) if self.by else len(found)

    def as_count(self) -> Count:
        cards = self.cards
        if self.lot > 1:
            return Count("lots", cards, cards.as_places("control"), lot=self.lot)
        if isinstance(cards.place, Controlled) and cards.place.where == "confronted":
            return Count("foe's", replace(cards, place=None))
        if cards == DEFEATED and not self.by:
            return Count("defeated")
        return Count(AMONG[self.by], cards, cards.as_places("control"))


word(
    "per",
    PLAIN,
    "{cards:counted+sg}",
    phrase("different {cards:counted+sg}", by="name"),
    phrase("different cost among {cards:counted+pl}", by="cost"),
    phrase("different card type among {cards:counted+pl}", by="type"),
    "{lot:number} {cards:counted+pl}",
)(EachCard)
CONTROLLED: Final = Cards(("card",), place=Controlled("control"))
reads(
    EachCard,
    "per",
    phrase("different name among {cards:counted+pl}", by="name"),
    phrase("different card type @you control", by="type", cards=CONTROLLED),
    phrase("card type @you control", by="type", cards=CONTROLLED),
    phrase("different type of card @you control", by="type", cards=CONTROLLED),
)
reads(EachCard, "amount", "the number of {cards:counted+pl}")


@dataclass(frozen=True)
class EachOther(EachCard):
    """The same without the card itself."""

    def count(self, state: State, frame: Frame) -> int:
        return sum(card != frame.source for card in self.cards.find_cards(state, frame, "control"))

    def as_count(self) -> Count:
        return replace(super().as_count(), other=True)


word("per", PLAIN, "other {cards:counted+sg}")(EachOther)


@dataclass(frozen=True)
class EachFoeWith(Amount):
    """Once for every foe who has such a card there."""

    cards: Cards

    def count(self, state: State, frame: Frame) -> int:
        return sum(
            bool(
                self.cards.find_cards(
                    state, Frame(frame.kind, frame.face, frame.part, foe, frame.by, frame.source), "control"
                )
            )
            for foe in foes_of(state, frame.me)
        )

    def as_count(self) -> Count:
        return Count("foes with", self.cards, self.cards.as_places("control"))


word("per", PLAIN, "foe with a {cards:counted.they+sg}")(EachFoeWith)


for _done in ("destroyed", "discarded", "gained", "drawn", "played", "revealed"):
    atom("done", _done, _done)


@dataclass(frozen=True)
class EachDone(Amount):
    """Once for every such card the action before moved or showed; "other" leaves out the card itself.

    Or so many fewer, or once for every card it falls short of a number. Where several players did it, theirs count.
    """

    verb: str = ""
    other: bool = False
    cards: Cards = EVERY
    less: int = 0
    short: int = 0
    yours: bool = field(default=False, compare=False)  # it was typed of what "you" did

    def count(self, state: State, frame: Frame) -> int:
        number = sum(
            1 for card in frame.did if not (self.other and card == frame.source) and self.cards.fits_card(state, card)
        )
        return max(self.short - number if self.short else number - self.less, 0)

    def as_count(self) -> Count:
        cards = self.cards if self.cards != EVERY else None
        return Count("done", cards, (), self.other, self.verb, less=self.less, short=self.short)


def deed_as_said(done: EachDone) -> tuple[str, ...]:
    """Require that the action before is the one the text names."""
    return (f"did {done.verb}",) if done.verb else ()


AFTER: Final = Refers(needs="did", wants=deed_as_said, shuns=shun_theirs)
word("many", AFTER, "that many", "{less:number} fewer than that many")(EachDone)
word(
    "per",
    AFTER,
    "{cards:such+sg} {verb:done} this way",
    phrase("other {cards:such+sg} {verb:done} this way", other=True),
    "{cards:such+sg} short of {short:number} {verb:done} this way",
)(EachDone)
reads(
    EachDone,
    "per",
    phrase("{cards:such+sg} @you {verb:done} this way", yours=True),
    phrase("@you destroy", verb="destroyed", yours=True),
    phrase("@you discard", verb="discarded", yours=True),
    phrase("one @you destroy", verb="destroyed", yours=True),
    phrase("one @you discard", verb="discarded", yours=True),
    phrase("card @you destroy this way", verb="destroyed", yours=True),
    phrase("card @you discard this way", verb="discarded", yours=True),
    phrase("card @you destroyed this way", verb="destroyed", yours=True),
    phrase("card @you discarded this way", verb="discarded", yours=True),
)
reads(
    EachDone,
    "number_done",
    phrase("cards equal to the number of cards {verb:done}"),
    phrase("cards equal to the number of other cards {verb:done}", other=True),
    phrase("cards equal to the number of cards {verb:done} this way"),
    phrase("cards equal to the number of other cards {verb:done} this way", other=True),
)
reads(EachDone, "many", "as many", "the same number of")


@dataclass(frozen=True)
class EachGained(Amount):
    """Once for every such card bought or gained this turn before now."""

    cards: Cards

    def count(self, state: State, frame: Frame) -> int:
        return sum(
            event.what == "gain" and event.seat == frame.me and self.cards.fits_card(state, event.card)
            for event in state.happened
        )

    def as_count(self) -> Count:
        return Count("gained", self.cards)


word("per", PLAIN, "{cards:such+sg} @you bought or gained this turn")(EachGained)
reads(
    EachGained,
    "per",
    "{cards:such+sg} @you buy or gain this turn",
    "{cards:such+sg} @you have bought or gained this turn",
)
reads(EachGained, "per", "{cards:such+sg} @you bought or gained during @your turn")


@dataclass(frozen=True)
class Hits(Amount):
    """Once for every foe the Attack before really hit (HU-ATK-07)."""

    counts = "hit"

    def count(self, state: State, frame: Frame) -> int:
        return sum(1 for hit in frame.hits if not hit.avoided)


word("per", PLAIN, "foe hit by this Attack")(Hits)


@dataclass(frozen=True)
class Spared(Question):
    """The Attack before spared one foe, or all: who avoided it, or found the stack of Weaknesses empty (HU-CARD-05)."""

    every: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        spared = [hit.avoided or not hit.acted for hit in frame.hits]
        return all(spared) if self.every else any(spared)

    def as_condition(self) -> Condition:
        return Condition("all spared" if self.every else "spared")


word(
    "condition",
    PLAIN,
    phrase("a foe gained no Weakness this way"),
    phrase("no foe did so", every=True),
)(Spared)
reads(
    Spared,
    "condition",
    "one or more foes do not gain a Weakness",
    "a foe does not gain a Weakness",
    "one or more foes did not gain a Weakness",
)


@dataclass(frozen=True)
class RevealedNone(Question):
    """A foe whom the Attack before was made against revealed no such card: none at all, or another one."""

    cards: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        return any(hit.avoided or hit.it < 0 or not self.cards.fits_card(state, hit.it) for hit in frame.hits)

    def as_condition(self) -> Condition:
        return Condition("revealed none", self.cards)


word("condition", Refers(bars=PLACELESS), "a foe revealed no {cards:such+sg} this way")(RevealedNone)
reads(RevealedNone, "condition", "a foe does not reveal a {cards:such+sg}", "a foe did not reveal a {cards:such+sg}")


@dataclass(frozen=True)
class EachTypeThere(Amount):
    """Once for every different card type lying there now; a Weakness has none."""

    zone: Zone

    def count(self, state: State, frame: Frame) -> int:
        cards: tuple[int, ...] = ()
        for where in self.zone.where:
            cards += zone_cards(state, frame, where)
        return count_types(state, cards)

    def as_count(self) -> Count:
        return Count("types", where=self.zone.where)


word("per", PLAIN, "different card type in {zone:zone}")(EachTypeThere)
reads(
    EachTypeThere,
    "per",
    phrase("different card type @you played this turn", zone=Zone(("played",))),
    phrase("different card type @you have played this turn", zone=Zone(("played",))),
    phrase("different card type among cards @you played this turn", zone=Zone(("played",))),
)


@dataclass(frozen=True)
class TargetLevel(Amount):
    """The Level of the Character being confronted."""

    counts = "level"

    def count(self, state: State, frame: Frame) -> int:
        return state.cards[character_of(state, state.target)].level if state.target >= 0 else 0


word("per", PLAIN, "Level of the confronted Character")(TargetLevel)


@dataclass(frozen=True)
class OfIt(Amount):
    """A number of the card bound last: its cost, half of it rounded down, its points, or the Power it gave so far."""

    what: str
    star: int = -1  # what points that the card's text tells count as, if they are not counted
    stands_alone = True

    def count(self, state: State, frame: Frame) -> int:
        if frame.it < 0:
            return 0
        if self.star >= 0 and definition_of(state, frame.it).worth is not None:
            return self.star
        if self.what == "power":
            return sum(amount for card, amount in state.given if card == frame.it)
        if self.what == "points":
            return points_of(state, frame.me, frame.it)
        return cost_of(state, frame.it) // 2 if self.what == "half" else cost_of(state, frame.it)

    def as_count(self) -> Count:
        return Count(OF_IT[self.what], star=self.star)


word(
    "amount",
    Refers(needs="it"),
    phrase("its cost", what="cost"),
    phrase("half its cost", what="half"),
    phrase("its Victory Points", what="points"),
    phrase("its Victory Points (* = {star:digits})", what="points"),
    phrase("the Power it gave", what="power"),
)(OfIt)
reads(
    OfIt,
    "amount",
    phrase("the cost of it", what="cost"),
    phrase("its VP", what="points"),
    phrase("its VP value", what="points"),
    phrase("that card's cost", what="cost"),
    phrase("the cost of that card", what="cost"),
)


@dataclass(frozen=True)
class OfDone(OfIt):
    """The same of the card that was destroyed, discarded, …: no other one was named since."""

    verb: str = ""


def card_as_said(amount: OfDone) -> tuple[str, ...]:
    """Require that the card is the one the text names."""
    return (f"it {amount.verb}",)


word(
    "amount",
    Refers(wants=card_as_said),
    phrase("the cost of the {verb:done} card", what="cost"),
    phrase("the Victory Points of the {verb:done} card", what="points"),
)(OfDone)
reads(
    OfDone,
    "amount",
    phrase("the {verb:done} card's cost", what="cost"),
    phrase("the cost of the card {verb:done} this way", what="cost"),
    phrase("the cost of the card @you {verb:done}", what="cost"),
    phrase("the {verb:done} card's VP", what="points"),
    phrase("the {verb:done} card's VP value", what="points"),
    phrase("the {verb:done} card's Victory Points", what="points"),
    phrase("the VP value of the {verb:done} card", what="points"),
    phrase("the VP of the {verb:done} card", what="points"),
    phrase("the cost of the card @you play this way", what="cost", verb="played"),
    phrase("the cost of the card @you played this way", what="cost", verb="played"),
)


@dataclass(frozen=True)
class HandPoints(Amount):
    """The Victory Points of the hand; Weaknesses lower it (CONF-CARD-11)."""

    counts = "points"
    stands_alone = True

    def count(self, state: State, frame: Frame) -> int:
        return sum(points_of(state, frame.me, card) for card in zone_cards(state, frame, "hand"))


word("amount", PLAIN, "the Victory Points of @your hand")(HandPoints)


class Watch(Amount):
    """An amount or condition of the whole turn: it counts what happened earlier and what happens later."""

    def count_earlier(self, state: State, frame: Frame) -> int:
        """Return the count so far this turn."""
        raise TypeError(f"{type(self).__name__} looks at nothing")

    def count_later(self, state: State, source: int, index: int) -> int:
        """Return how much a later play of this turn, the one at `index`, adds to the count."""
        return 0

    def count(self, state: State, frame: Frame) -> int:
        return self.count_earlier(state, frame)

    def make_giving_step(self, part: int, n: int) -> Effect:
        """Make the step that gives Power for each time so far, and lets a part give it for each time to come."""
        return PowerWatch(part, True, n, self)


@dataclass(frozen=True)
class EachThisTurn(Watch):
    """Once for every such card played this turn, or every different card type; a card can bring two types.

    A card played again is one card (CONF-CARD-14). "Other" leaves out the card itself.
    """

    cards: Cards | None = None  # none: card types
    other: bool = False

    def count_earlier(self, state: State, frame: Frame) -> int:
        mine = [played for played in state.played if played.seat == frame.me]
        if self.cards is not None:
            return len({played.card for played in mine if self.matches_play(state, frame.source, played)})
        mask = 0
        for played in mine:
            mask |= played.types
        return mask.bit_count()

    def count_later(self, state: State, source: int, index: int) -> int:
        played = state.played[index]
        if self.cards is not None and not self.matches_play(state, source, played):
            return 0
        mask = 0
        for other in state.played[:index]:  # what it played itself is told of before it
            if other.seat == played.seat:
                if self.cards is not None and other.card == played.card and self.matches_play(state, source, other):
                    return 0
                mask |= other.types
        return 1 if self.cards is not None else (played.types & ~mask).bit_count()

    def matches_play(self, state: State, source: int, played: CardPlay) -> bool:
        """True if a play counts for a text of the card `source`."""
        assert self.cards is not None
        return self.cards.fits_play(state, played) and not (self.other and played.card == source)

    def as_count(self) -> Count:
        return Count("played" if self.cards else "types played", self.cards, other=self.other)


word(
    "watch_each",
    Refers(bars=PLACELESS),
    "{cards:cards+sg} @you play this turn, earlier or later",
    phrase("other {cards:cards+sg} @you play this turn, earlier or later", other=True),
    "different card type @you play this turn, earlier or later",
)(EachThisTurn)
reads(
    EachThisTurn,
    "watch_each",
    "{cards:cards+sg} @you play or have played this turn",
    phrase("other {cards:cards+sg} @you play or have played this turn", other=True),
    "different card type @you play or have played this turn",
)


@dataclass(frozen=True)
class EachDrawn(Watch):
    """Once for every card drawn since the turn began, or every such card discarded."""

    cards: Cards = EVERY
    discarded: bool = False

    def counts_event(self, state: State, seat: int, event: Happened) -> bool:
        """True if an event counts for a seat."""
        what = "discard" if self.discarded else "draw"
        return event.what == what and event.seat == seat and self.cards.fits_card(state, event.card)

    def count_earlier(self, state: State, frame: Frame) -> int:
        return sum(self.counts_event(state, frame.me, event) for event in state.happened)

    def make_giving_step(self, part: int, n: int) -> Effect:
        return DiscardWatch(part, True, n, self) if self.discarded else DrawWatch(part, True, n, self)

    def as_count(self) -> Count:
        return Count("discarded", self.cards) if self.discarded else Count("drawn")


word(
    "watch_each",
    PLAIN,
    "card @you draw this turn, earlier or later",
    phrase("{cards:such+sg} @you discard this turn, earlier or later", discarded=True),
)(EachDrawn)
reads(
    EachDrawn,
    "watch_each",
    phrase("{cards:such+sg} @you discard or have discarded this turn", discarded=True),
    phrase("card @you draw or have drawn this turn", discarded=False),
)


@dataclass(frozen=True)
class PowerWatch(Watching):
    """Gives Power for each of what happened so far; `part` gives it once more for each to come."""

    n: int
    watch: Watch

    @property
    def once(self) -> bool:
        return False

    def is_possible(self, state: State, frame: Frame) -> bool:
        return gets_power(state, frame.me)

    def take_step(self, state: State, frame: Frame) -> None:
        give_power(state, frame.me, self.n * self.watch.count_earlier(state, frame), frame.source)
        install_watcher(state, frame)

    def count_reactions_to_play(self, state: State, watcher: Watcher, index: int) -> int:
        return self.watch.count_later(state, watcher.source, index)


@dataclass(frozen=True)
class DrawWatch(PowerWatch):
    """The same for cards drawn."""

    listens = "draw"

    def count_reactions_to_event(self, state: State, watcher: Watcher, event: Happened) -> int:
        assert isinstance(self.watch, EachDrawn)
        return int(state.in_turn and self.watch.counts_event(state, watcher.seat, event))


@dataclass(frozen=True)
class DiscardWatch(DrawWatch):
    """The same for cards discarded."""

    listens = "discard"


def install_watcher(state: State, frame: Frame) -> None:
    """Let the current effect watch for what happens later this turn."""
    watcher = Watcher(frame.me, frame.source, frame.face, frame.part, frame.pc - 1, len(state.played))
    state.watchers += (watcher,)


class CountedWorth(Worth):
    """Victory Points that depend on the cards in the scored deck."""

    def as_points(self) -> Points:
        """Return the points, for readers."""
        raise TypeError(f"{type(self).__name__} is worth nothing")


@dataclass(frozen=True)
class WorthEach(CountedWorth):
    """So many points for every such card in the scored deck, every name among them, or every full lot of them."""

    n: int
    cards: Cards = EVERY
    different: bool = False
    lot: int | None = None
    beneath: bool = False  # only those under the Super Hero

    def count_points(self, state: State, seat: int, card: int) -> int:
        pool = state.zones[z.zone_of(seat, z.UNDER)] if self.beneath else owned_cards(state, seat)
        mine = [other for other in pool if self.cards.fits_card(state, other)]
        if self.different:
            return self.n * len({state.cards[other].name for other in mine})
        return self.n * (len(mine) // (self.lot or 1))

    def as_points(self) -> Points:
        return Points(self.n, self.cards, self.different, self.lot or 1, beneath=self.beneath)


word(
    "worth",
    Refers(bars=PLACELESS),
    "{n:digits} VP for each {cards:counted+sg} you own",
    phrase("{n:digits} VP for each different {cards:counted+sg} you own", different=True),
    "{n:digits} VP for every {lot:number} {cards:counted+pl} you own",
    phrase("{n:digits} VP for each {cards:such+sg} under your Super Hero", beneath=True),
    phrase("{n:digits} VP for each different {cards:such+sg} under your Super Hero", beneath=True, different=True),
)(WorthEach)
for _points in ("VP", "VPs"):
    for _owned in ("in your deck", "you own"):
        reads(
            WorthEach,
            "worth",
            f"{{n:digits}} {_points} for each {{cards:such+sg}} {_owned}",
            phrase(f"{{n:digits}} {_points} for each different {{cards:such+sg}} {_owned}", different=True),
            f"{{n:digits}} {_points} for every {{lot:number}} {{cards:such+pl}} {_owned}",
            phrase(f"{_points} equal to the number of {{cards:such+pl}} {_owned}", n=1),
        )


@dataclass(frozen=True)
class WorthIf(CountedWorth):
    """Points if the scored deck holds enough such cards (perhaps not counting the card itself); otherwise none."""

    n: int
    least: int
    cards: Cards
    other: bool = False

    def count_points(self, state: State, seat: int, card: int) -> int:
        mine = [
            each
            for each in owned_cards(state, seat)
            if self.cards.fits_card(state, each) and not (self.other and each == card)
        ]
        return self.n if len(mine) >= self.least else 0

    def as_points(self) -> Points:
        return Points(self.n, self.cards, least=self.least, other=self.other)


word(
    "worth",
    Refers(bars=PLACELESS),
    "{n:digits} VP if you own {least:number} or more {cards:such+pl}",
    phrase("{n:digits} VP if you own {least:number} or more other {cards:such+pl}", other=True),
)(WorthIf)


@dataclass(frozen=True)
class WorthLess(CountedWorth):
    """The points the card shows, less for every such card in the scored deck or those beyond so many; at least 0."""

    n: int
    cards: Cards = EVERY
    beyond: int = 0

    based = True

    def count_points(self, state: State, seat: int, card: int) -> int:
        mine = sum(1 for each in owned_cards(state, seat) if self.cards.fits_card(state, each))
        return max(state.cards[card].vp - self.n * max(mine - self.beyond, 0), 0)

    def as_points(self) -> Points:
        return Points(-self.n, self.cards, beyond=self.beyond)


word(
    "worth",
    Refers(bars=PLACELESS),
    "{n:digits} VP less for each {cards:such+sg} you own",
    "{n:digits} VP less for each {cards:such+sg} you own beyond {beyond:number}",
)(WorthLess)
for _points in ("VP", "VPs"):
    reads(
        WorthLess,
        "worth",
        f"{{n:digits}} fewer {_points} for each {{cards:such+sg}} in your deck",
        f"{{n:digits}} fewer {_points} for each {{cards:such+sg}} in excess of {{beyond:number}} in your deck",
    )


describe("number_done", "cards such as …", "cards")
describe("per", "something to count such as …", "things")
describe("many", "a number such as …", "number")
describe("amount", "a number such as …", "number")
describe("watch_each", "something to count such as …", "things")
describe("worth", "Victory Points such as …", "points")
describe("done", "destroyed, discarded, gained, played or drawn", "done")
