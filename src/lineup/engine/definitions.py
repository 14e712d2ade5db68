"""Definitions that never change during a game: cards, the programs of their texts, and their effects.

A card's text is compiled into flat programs. A program is a tuple of effects; control words jump within it or start
another part of the same card. Everything here is frozen and shared by all games of the process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from lineup.engine.frames import Frame
from lineup.engine.profile import Profile
from lineup.engine.records import EventKind, Happened, Option, Watcher
from lineup.engine.saying import Said

# moments at which a text starts by itself
Moment: TypeAlias = EventKind | Literal["avoid", "end", "hit", "play", "start"]
AState: TypeAlias = Any  # a state holds the cards whose words work on it: each word says State, this module cannot
STARTER: Final = 1
HERO: Final = 2
VILLAIN: Final = 4
SUPER_POWER: Final = 8
EQUIPMENT: Final = 16
LOCATION: Final = 32
TYPES: Final = (STARTER, HERO, VILLAIN, SUPER_POWER, EQUIPMENT, LOCATION)
TYPE_NAMES: Final[Mapping[int, str]] = {
    STARTER: "Starter",
    HERO: "Hero",
    VILLAIN: "Villain",
    SUPER_POWER: "Super Power",
    EQUIPMENT: "Equipment",
    LOCATION: "Location",
}


class Effect:
    """One step of a program. `take_step` changes the state, starts other work, or asks; the answer calls it again.

    The program counter already points behind the effect when `take_step` is called.
    """

    listens = ""  # a kind of event the watchers of this effect react to
    secret = False  # a player chooses cards, and others do not see which

    def take_step(self, state: AState, frame: Frame) -> None:
        raise TypeError(f"{type(self).__name__} has no step of its own")

    def is_possible(self, state: AState, frame: Frame) -> bool:
        """True if this step would find something to do; decides which options are legal."""
        return True

    def rests_on_hidden_cards(self, state: AState, frame: Frame) -> bool:
        """True if `is_possible` rests on cards that a player does not know: then no question may depend on it."""
        return False

    def count_reactions_to_play(self, state: AState, watcher: Watcher, index: int) -> int:
        """Count the reactions of a watcher that this effect installed to the play at `index`, which was just made."""
        return 0

    def part_to_start(self) -> tuple[int, bool, bool]:
        """Return the part that a watcher starts, if it starts only once, and if the part gives Power only."""
        raise TypeError(f"{type(self).__name__} installs no watchers")

    def count_reactions_to_event(self, state: AState, watcher: Watcher, event: Happened) -> int:
        """Count the reactions of a watcher that this effect installed to a card gained, drawn or defeated."""
        return 0

    def price_reduction(self, state: AState, watcher: Watcher, card: int) -> int:
        """Return what a watcher that this effect installed takes off the price of a card."""
        return 0

    def gathers_cards(self) -> bool:
        """True if it acts on several players and keeps the cards of all of them for what follows."""
        return False

    def describe_way(self, way: int) -> Said:
        """Word the question for whoever decides: one of the ways it offers, or the only one (0)."""
        raise TypeError(f"{type(self).__name__} asks for no way")

    def cost_limit(self) -> int | None:
        """Return the most that the cards a player picks may cost together; None if that does not matter."""
        return None


class Query:
    """A condition or a number read off the state while a text resolves."""

    @property
    def listens(self) -> str:
        """The kind of events it has to be told of this turn, if any."""
        return ""

    def holds(self, state: AState, frame: Frame) -> bool:
        raise TypeError(f"{type(self).__name__} is no condition")

    def count(self, state: AState, frame: Frame) -> int:
        raise TypeError(f"{type(self).__name__} is no number")


class PlayTest:
    """A test on a card being played, for abilities that react to it."""

    @property
    def counts_itself(self) -> bool:
        """True if the ability of a card reacts to the play of that very card."""
        return False

    def reacts_to_play(self, state: AState, seat: int, index: int) -> bool:
        """True if `seat`'s ability reacts to the play at `index` of `state.played`."""
        raise TypeError(f"{type(self).__name__} does not watch plays")


class EventTest:
    """A test on a card gained, discarded, destroyed or defeated, for abilities that react to it."""

    event: EventKind  # that it is about

    def reacts_to_event(self, state: AState, seat: int, event: Happened) -> bool:
        """True if `seat`'s ability reacts to the event."""
        raise TypeError(f"{type(self).__name__} does not watch events")


class Worth:
    """A variable number of Victory Points."""

    based = False  # whether it is reckoned from the number the card shows

    def count_points(self, state: AState, seat: int, card: int) -> int:
        """Return the card's Victory Points for the seat that owns it."""
        raise TypeError(f"{type(self).__name__} is worth nothing")


@dataclass(frozen=True)
class Defense:
    """A way to avoid an Attack with this card: from which of the seat's zones, and what then resolves."""

    place: int
    part: int
    kept: bool = False  # shown and not given up


@dataclass(frozen=True)
class Ability:
    """Something its player may use in their own turn: once each turn, or as often as they can pay the price.

    `confronted`: not in their turn, but in the Block window of a Confrontation against their team.
    """

    part: int
    once: bool
    price: int = 0  # Power
    confronted: bool = False
    confronting: bool = False  # only in a Confrontation of the own
    words: str = ""  # its text without how often it may be used


@dataclass(frozen=True)
class Trigger:
    """A text that starts by itself."""

    when: Moment
    part: int
    test: PlayTest | EventTest | None = None
    power_only: bool = False
    confronting: bool = False  # only in a Confrontation of the own
    unlimited: bool = False  # the card's own words override the limit of once per turn (CONF-LOC-06)


@dataclass(frozen=True)
class Card:
    """One card of a set: printed facts, canonical text, and the programs the text compiles to."""

    id: str
    name: str
    set: str
    title: str  # the printed type line; a Super-Villain's card type is Villain
    types: int
    stack: str
    cost: int
    vp: int
    copies: int
    text: str = ""
    aliases: tuple[str, ...] = ()
    partner: str = ""  # Super Hero Synergy: the Hero card that goes with this Super Hero
    emblem: str = ""
    rulings: tuple[str, ...] = ()
    provenance: tuple[tuple[str, str], ...] = ()  # facts, copies, text; of a partial text also "ours": which part
    # what the text compiles to; part 0 is the play text
    programs: tuple[tuple[Effect, ...], ...] = ((),)
    labels: tuple[str, ...] = ("play",)
    origins: tuple[int, ...] = (-1,)  # the paragraph each part is from; the play text can be from several
    defenses: tuple[Defense, ...] = ()
    blocks: tuple[int, ...] = ()  # parts
    abilities: tuple[Ability, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    stacked: tuple[Trigger, ...] = ()  # these work while it is the Super-Villain on the stack, for every player
    dearer: Query | None = None  # what it costs more then
    when_gained: int = -1  # part
    when_bought: bool = False  # the "when gained" text names buying too
    when_destroyed: int = -1  # part
    appearance: int = -1  # part of the First Appearance
    when_defeated: int = -1  # part
    worth: Worth | None = None
    ongoing: bool = False
    starts_on_top: bool = False
    goes_first: bool = False  # its player takes the first turn
    assist: bool = False
    is_attack: bool = False  # an Attack card is one with the Attack keyword in its text box (CONF-ATK-15)
    # what a text says of the card itself
    level: int = 0  # a Character's
    side: str = ""  # a Character's: hero or villain
    min_players: int = 0  # with fewer, the card leaves the game on entering the Line-Up (CONF-VAR-27)
    returns_home: bool = False  # destroyed, it goes back to its stack (RSB-DEST-04)
    played_first: bool = False  # must be played before other cards and before the turn ends (RSB-WEAK-05, -06)
    lowers_cost: int = 0  # in play, what it takes off its player's Character (RSB-WEAK-08)
    falls_too: bool = False  # destroyed when its player's Character is defeated (RSB-WEAK-10)
    also: int = 0  # types it has besides while somebody owns or plays it
    grants_assist: str = ""  # while it is the Character in play, hand cards of this type have Assist (Circe)
    buying_gains: bool = False  # its "gain" text sees purchases: the rule of its set (RSB-GAIN-02)
    defeating_gains: bool = False  # and defeated Characters (RSB-GAIN-05)
    unlimited: bool = False  # its Ongoing text has no limit per turn: the rule of its set (RSB-ONG-06)
    dooms: bool = False  # what it put under Super Heroes is destroyed at the end of the game (COMMON-UNDER-06)
    picture: str = ""  # the digest of a picture its owner gave it
    own: bool = False  # not of a box as it comes: somebody's own card, or their text for one
    # the same text for those who read it and do not run it: its words, and what `language.words.meaning` says of them
    paragraphs: tuple[object, ...] = field(default=(), repr=False, compare=False)
    meaning: Any = field(default=None, repr=False, compare=False)

    @property
    def ref(self) -> str:
        """The card's full name: set and id."""
        return f"{self.set}/{self.id}"

    @property
    def is_block(self) -> bool:
        """True if the text box has the Block keyword."""
        return bool(self.blocks)

    @property
    def is_defense(self) -> bool:
        """True if the text box has the Defense keyword (HU-CARD-03)."""
        return bool(self.defenses)

    @property
    def is_super_villain(self) -> bool:
        return self.title == "Super-Villain"

    @property
    def is_super_hero(self) -> bool:
        return self.title == "Super Hero"

    @property
    def is_identity(self) -> bool:
        """True if it stands for a player and is never in a deck: a Super Hero or a Character."""
        return self.title in ("Super Hero", "Character")


@dataclass(frozen=True)
class Setup:
    """Everything that is fixed once a game has been laid out: its cards, seats and rules."""

    game: str
    profile: Profile
    seats: tuple[str, ...]
    defs: tuple[Card, ...]
    faces: tuple[int, ...]  # physical card -> index into defs
    start_zones: tuple[tuple[int, ...], ...]
    picks: tuple[int, ...] = ()  # Super Hero (physical card) wished for by each seat, -1 for none
    choose_order: tuple[int, ...] = ()  # seats in the order they choose Super Heroes
    trial: int = -1  # a physical card to try out: it lies in the first seat's opening hand, and everybody knows
    deal: tuple[tuple[int, tuple[int, ...]], ...] = ()  # a prepared deal: zones, and the cards that lie on top there
    content: str = ""  # digest of the card content
    cards: tuple[Card, ...] = field(default=(), repr=False)  # physical card -> its definition
    names: tuple[str, ...] = field(default=(), repr=False)  # the short text form of each definition
    teams: tuple[int, ...] = ()  # per seat; empty: each for themselves
    mates: tuple[int, ...] = ()  # per seat, its partner
    # per seat, all seats in turn order from it on, and the other way round
    forwards: tuple[tuple[int, ...], ...] = field(default=(), repr=False)
    backwards: tuple[tuple[int, ...], ...] = field(default=(), repr=False)
    sees: tuple[int, ...] = field(default=(), repr=False)  # per zone, the seats that see every card there
    own: bool = False  # some card is from outside the boxes
    also: bool = False  # some card has further types while somebody owns it
    silent: tuple[int, ...] = ()  # definitions whose text never came to an end, and says nothing any more
    listens: frozenset[str] = frozenset()  # the kinds of events some text of this game watches
    clause: Callable[[str], str] = field(default=str, repr=False, compare=False)  # the clause on a topic of `clauses`
    face_of: Callable[[int], int] = field(default=int, repr=False, compare=False)  # the same as `faces`, to sort by
    # per seat, its options to play and to buy each physical card
    plays: tuple[tuple[Option, ...], ...] = field(default=(), repr=False, compare=False)
    buys: tuple[tuple[Option, ...], ...] = field(default=(), repr=False, compare=False)
    usable: bytes = field(default=b"", repr=False)  # per physical card: whether it has abilities
    secretive: bytes = field(default=b"", repr=False)  # per definition: whether cards are chosen in secret by its text
    reacts: Mapping[str, bytes] = field(default_factory=dict, repr=False)  # the same for triggers, by kind of event

    @property
    def players(self) -> int:
        return len(self.seats)
