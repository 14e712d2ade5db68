"""Triggers: events that start a text by themselves, turn after turn or once later this turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from lineup.engine.definitions import Effect, EventTest, PlayTest
from lineup.engine.playing import Watching
from lineup.engine.queries import is_confronting, partners_of
from lineup.engine.state import TEXT, CardPlay, Frame, Happened, State, Watcher
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, atom, describe, phrase, reads, word
from lineup.language.words.amounts import UNBOUNDED, install_watcher
from lineup.language.words.cards import EVERY, PLACELESS, Cards
from lineup.language.words.conditions import Holds
from lineup.language.words.meaning import ANY, Condition, Cue, Kind
from lineup.language.words.places import COMPARES, Zone

GAINS: Final[dict[str, Kind]] = {"next": "next gain", "one": "one gain", "each": "each gain"}
SETS_OFF: Final = Refers(binds=always("it"), bars=COMPARES)  # the card that set the text off

for _which, _ordinal in enumerate(
    ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"), 1
):
    atom("ordinal", _which, _ordinal)


@dataclass(frozen=True)
class Plays(PlayTest):
    """Reacts to such cards its player plays on their own turn: to each, to the nth, or to the first n.

    To each of another name, or the nth such one; to the one that makes it so many card types; or to those of either
    partner while one of them confronts (CONF-ASSIST-13, CONF-CHAR-06).
    """

    cards: Cards
    nth: int = 0
    times: int = UNBOUNDED
    different: bool = False
    team: bool = False
    types: int = 0
    often: bool = False  # whatever limits the texts of its card to once in a turn (CONF-LOC-06)
    itself: bool = False  # the play of the card with this text is one of them

    @property
    def counts_itself(self) -> bool:
        return self.itself

    @property
    def reacts_to_all(self) -> bool:
        """True if it reacts to each such card the player plays."""
        return not (self.nth or self.different or self.team or self.types or self.times < UNBOUNDED)

    def reacts_to_play(self, state: State, seat: int, index: int) -> bool:
        played = state.played[index]
        if not state.in_turn:
            return False
        if self.team:
            mine = partners_of(state, seat)
            ours = state.active in mine and is_confronting(state, state.active)
            return ours and played.seat in mine and self.cards.fits_play(state, played)
        if not (state.active == seat == played.seat and self.cards.fits_play(state, played)):
            return False
        if self.reacts_to_all:
            return True
        before = [other for other in state.played[:index] if other.seat == seat and self.cards.fits_play(state, other)]
        if self.types:
            mask = 0
            for other in before:
                mask |= other.types
            return mask.bit_count() < self.types <= (mask | played.types).bit_count()
        if self.different:
            defs = state.setup.defs
            names = {defs[other.face].name for other in before}
            return defs[played.face].name not in names and self.nth in (0, len(names) + 1)
        return len(before) + 1 == self.nth if self.nth else len(before) < self.times

    def as_cue(self) -> Cue:
        first, last = (self.nth, self.nth) if self.nth else (1, min(self.times, ANY))
        different, types, often = self.different, self.types, self.often
        cue = Cue("play", self.cards, first, last, team=self.team, different=different, types=types, often=often)
        return replace(cue, itself=self.itself)


word(
    "trigger",
    Refers(binds=always("it"), bars=PLACELESS),
    "Each time you play a {cards:cards+sg} during your turn",
    phrase("As often as you play a {cards:such+sg} during your turn", often=True),
    phrase("As often as you play a different {cards:such+sg} during your turn", often=True, different=True),
    "The {nth:ordinal} time you play a {cards:cards+sg} during each of your turns",
    phrase(
        "The {nth:ordinal} time you play a {cards:such+sg} (including this one) during each of your turns", itself=True
    ),
    phrase("The {nth:ordinal} time you play a different {cards:such+sg} during each of your turns", different=True),
    phrase("The first time you have played {types:number} different card types during each of your turns", cards=EVERY),
    "The first {times:number} times you play a {cards:cards+sg} during each of your turns",
    phrase("The first time you play each different {cards:cards+sg} during each of your turns", different=True),
    phrase("Each time you or your teammate plays a {cards:cards+sg} during a Confrontation by your team", team=True),
)(Plays)
reads(
    Plays,
    "trigger",
    "When you play your {nth:ordinal} {cards:cards+sg} on each of your turns",
    "When you play your {nth:ordinal} {cards:cards+sg} during each of your turns",
    "When you play your {nth:ordinal} {cards:cards+sg} each turn",
    "Whenever you play your {nth:ordinal} {cards:cards+sg} each turn",
    "When you play a {cards:cards+sg} during your turn",
    "Whenever you play a {cards:cards+sg} during your turn",
    "When you play a {cards:cards+sg}",
    "Whenever you play a {cards:cards+sg}",
    "Each time you play a {cards:cards+sg}",
    "The {nth:ordinal} time you play a {cards:cards+sg} each turn",
    "The {nth:ordinal} time during each of your turns that you play a {cards:cards+sg}",
    "The {nth:ordinal} time you play a {cards:cards+sg} during your turn",
    "The {nth:ordinal} time you play a {cards:cards+sg} on each of your turns",
    phrase("If you play {types:number} or more different card types during your turn", cards=EVERY),
    phrase("If you play {types:number} or more different card types during each of your turns", cards=EVERY),
)
for _one in ("this one", "this card"):
    for _turn in ("each turn", "during your turn", "on each of your turns", "during each of your turns"):
        reads(
            Plays,
            "trigger",
            phrase(f"The {{nth:ordinal}} time you play a {{cards:such+sg}} (including {_one}) {_turn}", itself=True),
        )
for _played in ("have played", "played"):
    reads(
        Plays,
        "trigger",
        phrase(
            f"During each of your turns, if you {_played} {{types:number}} or more different card types", cards=EVERY
        ),
    )


class AwaitedEvent(EventTest):
    """An event that starts a text."""

    def as_cue(self) -> Cue:
        """Return what starts the text, for readers."""
        raise TypeError(f"{type(self).__name__} starts nothing")


@dataclass(frozen=True)
class FirstGain(AwaitedEvent):
    """Reacts to the first such card its player gains in a turn; `only` purchases from the Line-Up."""

    cards: Cards
    buys: bool = False
    only: bool = False
    own: bool = True
    sees_buying: bool = False  # the rule of the set the text is from (RSB-GAIN-02)
    sees_defeats: bool = False  # likewise (RSB-GAIN-05)
    paid: bool = False  # only purchases, of whatever place

    def counts_event(self, state: State, seat: int, event: Happened) -> bool:
        if event.seat != seat or not self.cards.fits_card(state, event.card):
            return False
        if self.sees_defeats and state.cards[event.card].level:  # a gain too where the table says so: once
            return event.what == "defeat"
        if event.what != "gain":
            return False
        if self.paid:
            return event.bought
        if self.only:
            return event.bought and event.line_up
        return self.buys or not event.bought or self.sees_buying or state.setup.profile.buy_is_gain

    def reacts_to_event(self, state: State, seat: int, event: Happened) -> bool:
        if self.own and not (state.active == seat and state.in_turn):
            return False
        return sum(1 for other in state.happened if self.counts_event(state, seat, other)) == 1 and self.counts_event(
            state, seat, event
        )

    def as_cue(self) -> Cue:
        return Cue("gain", self.cards, 1, 1, self.buys, own=self.own, line_up=self.only, paid=self.paid)


word(
    "trigger",
    SETS_OFF,
    phrase("The first time you buy or gain a {cards:cards+sg} during each of your turns", buys=True),
    phrase("The first time you gain a {cards:cards+sg} during each turn", own=False),
    phrase("The first time you buy a {cards:cards+sg} in the Line-Up during each of your turns", buys=True, only=True),
    "The first time you gain a {cards:cards+sg} during each of your turns",
    phrase("The first time you buy a {cards:such+sg} during each of your turns", buys=True, paid=True),
)(FirstGain)
for _turn in ("each turn", "during your turn", "on each of your turns"):
    reads(FirstGain, "trigger", phrase(f"The first time you buy a {{cards:such+sg}} {_turn}", buys=True, paid=True))
reads(
    FirstGain,
    "trigger",
    phrase("The first time you buy or gain a {cards:cards+sg} during your turn", buys=True),
    phrase("The first time you buy or gain a {cards:cards+sg} on each of your turns", buys=True),
    phrase("When you buy or gain your first {cards:cards+sg} on each of your turns", buys=True),
    phrase("When you buy or gain your first {cards:cards+sg} each turn", buys=True),
    phrase("The first time you buy or gain a {cards:cards+sg} each turn", buys=True),
)


@dataclass(frozen=True)
class EachGain(FirstGain):
    """Reacts to every such card its player gains; one from the Line-Up if the text names that place."""

    def counts_event(self, state: State, seat: int, event: Happened) -> bool:
        return super().counts_event(state, seat, event) and (self.cards.place is None or event.line_up)

    def reacts_to_event(self, state: State, seat: int, event: Happened) -> bool:
        if self.own and not (state.active == seat and state.in_turn):
            return False
        return self.counts_event(state, seat, event)

    def as_cue(self) -> Cue:
        return Cue("gain", self.cards, bought=self.buys, own=self.own, paid=self.paid)


word(
    "trigger",
    SETS_OFF,
    phrase("Each time you buy a {cards:such+sg} during your turn", buys=True, paid=True),
    phrase("Each time you buy or gain a {cards:cards+sg} during your turn", buys=True),
    phrase("Each time you buy or gain a {cards:cards+sg}", buys=True, own=False),
)(EachGain)
GAINS_WEAKNESS: Final = {"cards": Cards(("Weakness",)), "buys": True}  # a Weakness is gained and never bought
for _when in ("When", "Whenever", "Each time"):
    reads(EachGain, "trigger", phrase(f"{_when} you gain a Weakness", **GAINS_WEAKNESS, own=False))
    reads(EachGain, "trigger", phrase(f"{_when} you gain a Weakness during your turn", **GAINS_WEAKNESS))


@dataclass(frozen=True)
class EachDestroy(AwaitedEvent):
    """Reacts to every such card its player destroys, wherever it lay; only on their own turn if the text says so.

    Or to the first one of each turn, or of each turn of their own.
    """

    cards: Cards
    own: bool = False
    first: bool = False
    event = "destroys"

    def counts_event(self, state: State, seat: int, event: Happened) -> bool:
        """True if it is such a card that the seat destroyed."""
        return event.what == self.event and event.seat == seat and self.cards.fits_card(state, event.card)

    def reacts_to_event(self, state: State, seat: int, event: Happened) -> bool:
        if self.own and not (state.active == seat and state.in_turn):
            return False
        if not self.counts_event(state, seat, event):
            return False
        return not self.first or sum(self.counts_event(state, seat, other) for other in state.happened) == 1

    def as_cue(self) -> Cue:
        return Cue("destroy", self.cards, last=1 if self.first else ANY, own=self.own)


word(
    "trigger",
    Refers(binds=always("it"), bars=PLACELESS),
    "Each time you destroy a {cards:cards+sg}",
    phrase("Each time you destroy a {cards:cards+sg} during your turn", own=True),
    phrase("The first time you destroy a {cards:cards+sg} during each turn", first=True),
    phrase("The first time you destroy a {cards:cards+sg} during each of your turns", first=True, own=True),
)(EachDestroy)
for _when in ("When", "Whenever", "Each time"):
    reads(
        EachGain,
        "trigger",
        phrase(f"{_when} you buy a {{cards:such+sg}}", buys=True, paid=True),
        phrase(f"{_when} you buy or gain a {{cards:cards+sg}}", buys=True, own=False),
        phrase(f"{_when} you buy or gain a {{cards:cards+sg}} during your turn", buys=True),
        phrase(f"{_when} you buy or gain a {{cards:cards+sg}} during each of your turns", buys=True),
    )
    reads(
        EachDestroy,
        "trigger",
        f"{_when} you destroy a {{cards:cards+sg}}",
        phrase(f"{_when} you destroy a {{cards:cards+sg}} during your turn", own=True),
        phrase(f"{_when} you destroy a {{cards:cards+sg}} during each of your turns", own=True),
    )


@dataclass(frozen=True)
class ToldToDraw(AwaitedEvent):
    """Reacts to the first text of its player's turn that lets them draw, be it one card or several at once."""

    event = "told"

    def reacts_to_event(self, state: State, seat: int, event: Happened) -> bool:
        if event.what != self.event or event.seat != seat or not (state.active == seat and state.in_turn):
            return False
        return sum(1 for other in state.happened if other.what == self.event and other.seat == seat) == 1

    def as_cue(self) -> Cue:
        return Cue("draw", None, 1, 1)


word("trigger", PLAIN, "The first time a card tells you to draw during each of your turns")(ToldToDraw)
reads(
    ToldToDraw,
    "trigger",
    "The first time a card tells you to draw one or more cards during each of your turns",
    "The first time a card tells you to draw a card during each of your turns",
)


@dataclass(frozen=True)
class EachDiscard(AwaitedEvent):
    """Reacts to every such card its player discards, whatever the cause (CONF-CARD-15 to -17, CONF-DISC-03).

    Or to the first one of each turn, or of each turn of their own.
    """

    cards: Cards
    first: bool = False
    own: bool = False
    event = "discard"

    def counts_event(self, state: State, seat: int, event: Happened) -> bool:
        """True if it is such a card of the seat's."""
        if event.what != "discard" or event.seat != seat or not self.cards.fits_card(state, event.card):
            return False
        return self.cards.place is None or event.hand

    def reacts_to_event(self, state: State, seat: int, event: Happened) -> bool:
        if not self.counts_event(state, seat, event) or (self.own and not (state.active == seat and state.in_turn)):
            return False
        return not self.first or sum(self.counts_event(state, seat, other) for other in state.happened) == 1

    def as_cue(self) -> Cue:
        return Cue("discard", self.cards, last=1 if self.first else ANY, own=self.own)


word(
    "trigger",
    SETS_OFF,
    "Each time you discard a {cards:cards+sg}",
    phrase("The first time you discard a {cards:cards+sg} during each turn", first=True),
    phrase("The first time you discard a {cards:cards+sg} during each of your turns", first=True, own=True),
)(EachDiscard)
reads(EachDiscard, "trigger", "When you discard a {cards:cards+sg}", "Whenever you discard a {cards:cards+sg}")


@dataclass(frozen=True)
class TurnMoment:
    """At the start of the player's turn, at its end (the hand already gone), or whenever they avoid an Attack.

    That can be on other turns too (HU-HERO-01). Or whenever an Attack of theirs hits a foe.
    """

    when: Literal["start", "end", "avoid", "hit"]

    def as_cue(self) -> Cue:
        return Cue(self.when, own=self.when != "avoid")


word(
    "trigger",
    PLAIN,
    phrase("At the start of your turn", when="start"),
    phrase("At the end of your turn", when="end"),
    phrase("Each time you avoid an Attack", when="avoid"),
    phrase("Each time an Attack you make hits one or more foes", when="hit"),
)(TurnMoment)
reads(
    TurnMoment,
    "trigger",
    phrase("When you avoid an Attack", when="avoid"),
    phrase("Whenever you avoid an Attack", when="avoid"),
    phrase("At the start of each of your turns", when="start"),
    phrase("When one or more foes fail to avoid an Attack you play", when="hit"),
    phrase("Each time an Attack you make hits a foe", when="hit"),
)


class Awaited:
    """A condition that holds now, or becomes true later this turn."""

    @property
    def keeps_waiting(self) -> bool:
        """True if it waits until its player makes use of it."""
        return False

    def make_waiting_step(self, part: int, power_only: bool) -> Effect:
        """Make the step that starts a part now or lets it wait."""
        raise TypeError(f"{type(self).__name__} waits for nothing")

    def as_condition(self) -> Condition:
        """Return what is awaited, for readers."""
        raise TypeError(f"{type(self).__name__} waits for nothing")


@dataclass(frozen=True)
class PlaysSome(Awaited):
    """A number of such cards are played this turn; a card played again is one card (CONF-CARD-14)."""

    cards: Cards
    another: bool = False
    n: int = 1

    def matches_play(self, state: State, source: int, played: CardPlay) -> bool:
        return (not self.another or played.card != source) and self.cards.fits_play(state, played)

    def is_fulfilled(self, state: State, source: int, seat: int) -> bool:
        """True if the seat has played enough of them by now."""
        mine = {each.card for each in state.played if each.seat == seat and self.matches_play(state, source, each)}
        return len(mine) >= self.n

    def make_waiting_step(self, part: int, power_only: bool) -> Effect:
        return PlayedWatch(part, power_only, self)

    def as_condition(self) -> Condition:
        return Condition("plays", self.cards, n=self.n, another=self.another)


word(
    "watch",
    Refers(bars=PLACELESS),
    "@you play a {cards:cards+sg} this turn, earlier or later",
    phrase("@you play another {cards:cards+sg} this turn, earlier or later", another=True),
    "@you play {n:number} {cards:cards+pl} this turn, earlier or later",
)(PlaysSome)


@dataclass(frozen=True)
class PlayedWatch(Watching):
    """`part` resolves once, at once or when a later play fulfils the condition."""

    watch: PlaysSome

    def take_step(self, state: State, frame: Frame) -> None:
        if self.watch.is_fulfilled(state, frame.source, frame.me):
            state.stack.append(Frame(TEXT, frame.face, self.part, frame.me, frame.by, frame.source))
        else:
            install_watcher(state, frame)

    def count_reactions_to_play(self, state: State, watcher: Watcher, index: int) -> int:
        watch, played = self.watch, state.played[index]
        return int(
            watch.matches_play(state, watcher.source, played) and watch.is_fulfilled(state, watcher.source, played.seat)
        )


@dataclass(frozen=True)
class NoneLeft(Awaited):
    """The last such card leaves that place, however it does (RBJ-CARD-01), or none lies there now."""

    zone: Zone
    cards: Cards

    def make_waiting_step(self, part: int, power_only: bool) -> Effect:
        return NoneWatch(part, power_only, Holds(self.zone, self.cards))

    def as_condition(self) -> Condition:
        return Condition("none", self.cards, self.zone.where)


word("moment", PLAIN, "As soon as {zone:zone} has no {cards:counted+sg} this turn")(NoneLeft)


@dataclass(frozen=True)
class NoneWatch(Watching):
    """The step of `NoneLeft` that waits."""

    cond: Holds
    listens = "destroy"  # gains and cards that leave a place are always told

    def take_step(self, state: State, frame: Frame) -> None:
        if self.cond.holds(state, frame):
            state.stack.append(Frame(TEXT, frame.face, self.part, frame.me, frame.by, frame.source))
        else:
            install_watcher(state, frame)

    def count_reactions_to_event(self, state: State, watcher: Watcher, event: Happened) -> int:
        if event.what not in ("gain", "destroy", "leave"):
            return 0
        return int(self.cond.holds(state, Frame(TEXT, watcher.face, watcher.part, watcher.seat)))


@dataclass(frozen=True)
class Happens(Awaited):
    """The player defeats the confronted Character (RBJ-CARD-06, -07), or buys or gains such a card: it is "it" then.

    The next such card, one of the player's choice, or each.
    """

    cards: Cards | None = None  # none: a defeat
    which: str = "next"
    bought: bool = False  # and no other gain

    @property
    def keeps_waiting(self) -> bool:
        return self.which == "one"

    def make_waiting_step(self, part: int, power_only: bool) -> Effect:
        if self.cards is None:
            return WinWatch(part, power_only)
        return GainWatch(part, False, self.cards, self.which == "next", self.bought)

    def as_condition(self) -> Condition:
        if self.bought:
            return Condition("next purchase" if self.which == "next" else "each purchase", self.cards)
        return Condition(GAINS[self.which] if self.cards else "wins", self.cards)


def bind_gained(watch: Happens) -> tuple[str, ...]:
    """Bind the card gained as "it"."""
    return () if watch.cards is None else ("it",)


HAPPENS: Final = Refers(binds=bind_gained, bars=COMPARES)
word("watch", HAPPENS, "@you win this Confrontation")(Happens)
word(
    "moment",
    HAPPENS,
    "The next time @you buy or gain a {cards:cards+sg} this turn",
    phrase("Once this turn, when @you buy or gain a {cards:cards+sg}", which="one"),
    phrase("Each time @you buy or gain a {cards:cards+sg} this turn", which="each"),
    phrase("The next time @you buy a {cards:such+sg} this turn", bought=True),
    phrase("Each time @you buy a {cards:such+sg} this turn", which="each", bought=True),
)(Happens)


@dataclass(frozen=True)
class WinWatch(Watching):
    """The step of `Happens` that waits for a defeat."""

    listens = "defeat"

    def take_step(self, state: State, frame: Frame) -> None:
        install_watcher(state, frame)

    def count_reactions_to_event(self, state: State, watcher: Watcher, event: Happened) -> int:
        return int(event.what == "defeat" and event.seat == watcher.seat)


@dataclass(frozen=True)
class GainWatch(Watching):
    """The step of `Happens` that waits for a gain."""

    cards: Cards
    only_next: bool
    bought: bool = False
    listens = "gain"

    @property
    def once(self) -> bool:
        return self.only_next

    def take_step(self, state: State, frame: Frame) -> None:
        install_watcher(state, frame)

    def count_reactions_to_event(self, state: State, watcher: Watcher, event: Happened) -> int:
        if event.what != "gain" or event.seat != watcher.seat or not self.cards.fits_card(state, event.card):
            return 0
        if self.bought and not event.bought:
            return 0
        return int(self.cards.place is None or event.line_up)


@dataclass(frozen=True)
class PlaysNext(Awaited):
    """The next such card its player plays this turn: it is "it" then."""

    cards: Cards

    def make_waiting_step(self, part: int, power_only: bool) -> Effect:
        return NextPlayWatch(part, power_only, self.cards)

    def as_condition(self) -> Condition:
        return Condition("next play", self.cards)


word("moment", Refers(binds=always("it"), bars=PLACELESS), "The next time @you play a {cards:such+sg} this turn")(
    PlaysNext
)


@dataclass(frozen=True)
class NextPlayWatch(Watching):
    """The step of `PlaysNext`."""

    cards: Cards

    def take_step(self, state: State, frame: Frame) -> None:
        install_watcher(state, frame)

    def count_reactions_to_play(self, state: State, watcher: Watcher, index: int) -> int:
        played = state.played[index]
        return int(played.card != watcher.source and self.cards.fits_play(state, played))


@dataclass(frozen=True)
class Taken(Effect):
    """Stop waiting, since its player has made use of what the text waited for."""

    def take_step(self, state: State, frame: Frame) -> None:
        for watcher in state.watchers if frame.did else ():
            effect = state.setup.defs[watcher.face].programs[watcher.part][watcher.pc]
            if watcher.source == frame.source and isinstance(effect, Watching) and effect.part == frame.part:
                state.watchers = tuple(other for other in state.watchers if other != watcher)
                return


describe("trigger", "a trigger such as …", "trigger")
describe("watch", "a condition such as …", "condition")
describe("moment", "a moment such as …", "moment")
describe("ordinal", "first, second and so on", "which")
