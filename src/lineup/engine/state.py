"""The state of one game: ints, strings and tuples. Suspended work is a stack of frames in it, never a Python call.

What stands between layout marks follows from engine/layout.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lineup.engine.definitions import Card, Setup
from lineup.engine.frames import (
    ATTACK,
    CONFRONTATION,
    DEAL,
    FRAME_FIELDS,
    HUNT,
    KINDS,
    TEXT,
    TRIGGERS,
    TURN,
    Frame,
)
from lineup.engine.happenings import Event
from lineup.engine.records import Ask, CardPlay, Happened, Hit, Note, Option, Record, WaitingText, Watcher

# fmt: off
__all__ = (
    "ATTACK",
    "CONFRONTATION",
    "DEAL",
    "FRAME_FIELDS",
    "HUNT",
    "KINDS",
    "TEXT",
    "TRIGGERS",
    "TURN",
    "Ask",
    "CardPlay",
    "Frame",
    "Happened",
    "Hit",
    "Note",
    "Option",
    "Record",
    "WaitingText",
    "Watcher",
)
# fmt: on

# how far this turn's Confrontation has come
NO_CONFRONTATION: Final = 0
ANNOUNCED: Final = 1
READY: Final = 2  # the Confronter has played everything
SETTLED: Final = 3
CANCELLED: Final = 4

ALL: Final = 0xFF  # everybody knows


# <layout names>
STATE_FIELDS: Final = (
    "active", "ask", "cards", "copies", "counter", "defeated", "delayed", "events", "face_down", "first",
    "given", "group", "happened", "hunt_closed", "immune", "in_turn", "key", "known", "lent", "mingled",
    "notes", "out", "over", "pending", "played", "power", "raised", "sees", "setup", "stack", "stage",
    "stored", "sv_up", "target", "tokens", "tucked", "turn", "used", "watchers", "where", "winners", "work",
    "zones",
)  # fmt: skip
# of what a view shows: the numbers and switches, and the lists
FACTS: Final = (
    "active", "defeated", "first", "hunt_closed", "immune", "in_turn", "over", "power", "stage", "stored",
    "sv_up", "target", "turn",
)  # fmt: skip
LISTS: Final = (
    "winners", "played", "given", "used", "watchers", "delayed", "pending", "copies", "out", "raised",
    "happened", "notes", "tokens", "face_down", "tucked", "lent",
)  # fmt: skip
# </layout>


class CommonState:
    """The part that a game and a seat's view of it share: zones, the turn and its events, and suspended work.

    Cards are ints; `cards[c]` is the definition. In a view, a card that is not seen is a negative number.
    """

    # <layout position>
    __slots__ = (
        "active", "ask", "cards", "copies", "defeated", "delayed", "face_down", "first", "given", "happened",
        "hunt_closed", "immune", "in_turn", "lent", "notes", "out", "over", "pending", "played", "power",
        "raised", "setup", "stack", "stage", "stored", "sv_up", "target", "tokens", "tucked", "turn", "used",
        "watchers", "winners", "zones",
    )  # fmt: skip

    setup: Setup
    cards: tuple[Card, ...]
    zones: list[tuple[int, ...]]
    stack: list[Frame]
    ask: Ask | None
    active: int
    first: int
    turn: int
    in_turn: bool  # false between the announcement of the end and the next turn
    power: int  # lost when the cards played are put away
    sv_up: bool  # the top Super-Villain lies face up
    defeated: int  # Super-Villains defeated from the stack this turn
    immune: int  # the seat exempt from the next First Appearance
    hunt_closed: bool
    over: bool
    winners: tuple[int, ...]  # set only by a text that wins the game
    played: tuple[CardPlay, ...]
    given: tuple[tuple[int, int], ...]  # Power given this turn: card, amount
    used: tuple[tuple[int, int], ...]  # this turn (engine/uses.py): card, use
    watchers: tuple[Watcher, ...]
    delayed: tuple[WaitingText, ...]  # "at the end of this turn"
    pending: tuple[WaitingText, ...]
    copies: tuple[tuple[int, int, int], ...]  # card, face, types
    out: tuple[int, ...]  # seats that are out of the game
    stage: int
    target: int  # the seat confronted
    stored: bool  # an Assist card was laid on the Character this turn
    raised: tuple[tuple[int, int], ...]  # costs of Characters: character, amount
    happened: tuple[Happened, ...]
    notes: tuple[Note, ...]
    tokens: tuple[int, ...]  # VP tokens of each seat; empty while nobody has any
    face_down: tuple[
        tuple[int, int], ...
    ]  # Characters face down, until a Super-Villain is defeated or (-1) a text flips them: character, until
    tucked: tuple[tuple[int, int], ...]  # cards under Super Heroes, and whose text put them there: card, by
    lent: tuple[
        tuple[int, int], ...
    ]  # cards in play off another player's deck, and whose they are, in the order they were played: card, owner
    # </layout>

    @property
    def players(self) -> int:
        return len(self.setup.seats)


class State(CommonState):
    """Everything that changes; `where[c]` is the zone card c lies in.

    `new_state` makes one; the class itself only an empty shell, which `clone` fills.
    """

    # <layout state>
    __slots__ = (
        "counter", "events", "group", "key", "known", "mingled", "sees", "where", "work",
    )  # fmt: skip

    where: list[int]  # the zone of each card, as `zones` say
    known: list[int]  # per card, the seats that know where it lies
    group: bytearray  # the pile it was last publicly known to be in; seldom read
    mingled: tuple[
        tuple[int, ...], ...
    ]  # hidden cards of several piles: everybody knows in which places they lie, nobody which lies where
    key: bytes  # the dice, with `counter`
    counter: int
    sees: tuple[int, ...]  # per zone, who sees every card there
    events: list[Event] | None  # what to tell
    work: int  # done for the present answer (engine/endless.py)
    # </layout>

    def take_over(self, other: State) -> None:
        """Take over everything from another state, which is not used any more; events stay this one's."""
        # <layout become>
        self.setup = other.setup
        self.cards = other.cards
        self.zones = other.zones
        self.stack = other.stack
        self.ask = other.ask
        self.active = other.active
        self.first = other.first
        self.turn = other.turn
        self.in_turn = other.in_turn
        self.power = other.power
        self.sv_up = other.sv_up
        self.defeated = other.defeated
        self.immune = other.immune
        self.hunt_closed = other.hunt_closed
        self.over = other.over
        self.winners = other.winners
        self.played = other.played
        self.given = other.given
        self.used = other.used
        self.watchers = other.watchers
        self.delayed = other.delayed
        self.pending = other.pending
        self.copies = other.copies
        self.out = other.out
        self.stage = other.stage
        self.target = other.target
        self.stored = other.stored
        self.raised = other.raised
        self.happened = other.happened
        self.notes = other.notes
        self.tokens = other.tokens
        self.face_down = other.face_down
        self.tucked = other.tucked
        self.lent = other.lent
        self.where = other.where
        self.known = other.known
        self.group = other.group
        self.mingled = other.mingled
        self.key = other.key
        self.counter = other.counter
        self.sees = other.sees
        self.work = other.work
        # </layout>

    def clone(self) -> State:
        """An exact, independent copy; events are not copied and stay off."""
        new = State()
        # <layout clone>
        new.setup = self.setup
        new.cards = self.cards
        new.zones = self.zones[:]
        new.stack = [frame.copy() for frame in self.stack]
        new.ask = self.ask
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.in_turn = self.in_turn
        new.power = self.power
        new.sv_up = self.sv_up
        new.defeated = self.defeated
        new.immune = self.immune
        new.hunt_closed = self.hunt_closed
        new.over = self.over
        new.winners = self.winners
        new.played = self.played
        new.given = self.given
        new.used = self.used
        new.watchers = self.watchers
        new.delayed = self.delayed
        new.pending = self.pending
        new.copies = self.copies
        new.out = self.out
        new.stage = self.stage
        new.target = self.target
        new.stored = self.stored
        new.raised = self.raised
        new.happened = self.happened
        new.notes = self.notes
        new.tokens = self.tokens
        new.face_down = self.face_down
        new.tucked = self.tucked
        new.lent = self.lent
        new.where = self.where[:]
        new.known = self.known[:]
        new.group = self.group[:]
        new.mingled = self.mingled
        new.key = self.key
        new.counter = self.counter
        new.sees = self.sees
        new.events = None
        new.work = 0
        # </layout>
        return new


def new_state(setup: Setup, key: bytes) -> State:
    """Return a game before anything is laid out."""
    state = State()
    state.setup = setup
    state.cards = setup.cards
    state.sees = setup.sees
    state.key = key
    state.zones = list(setup.start_zones)
    state.where = [0] * len(setup.faces)
    for index, cards in enumerate(state.zones):
        for card in cards:
            state.where[card] = index
    state.known = [0] * len(setup.faces)
    state.group = bytearray(len(setup.faces))
    state.stack = [Frame(DEAL)]
    # <layout start>
    state.ask = None
    state.active = -1
    state.first = -1
    state.turn = 0
    state.in_turn = False
    state.power = 0
    state.sv_up = False
    state.defeated = 0
    state.immune = -1
    state.hunt_closed = False
    state.over = False
    state.winners = ()
    state.played = ()
    state.given = ()
    state.used = ()
    state.watchers = ()
    state.delayed = ()
    state.pending = ()
    state.copies = ()
    state.out = ()
    state.stage = NO_CONFRONTATION
    state.target = -1
    state.stored = False
    state.raised = ()
    state.happened = ()
    state.notes = ()
    state.tokens = ()
    state.face_down = ()
    state.tucked = ()
    state.lent = ()
    state.mingled = ()
    state.counter = 0
    state.events = None
    state.work = 0
    # </layout>
    return state


def forget_turn(state: State) -> None:
    """Reset what holds for one turn. Each note names the turn it lasts to."""
    if state.notes:
        before = state.active
        state.notes = tuple([note for note in state.notes if note.until not in (-1, before) or note.kind == "soon"])
    # <layout turn>
    state.defeated = 0
    state.hunt_closed = False
    state.played = ()
    state.given = ()
    state.used = ()
    state.watchers = ()
    state.stage = NO_CONFRONTATION
    state.target = -1
    state.stored = False
    state.raised = ()
    state.happened = ()
    # </layout>


def copy_public(old: CommonState, new: CommonState) -> None:
    """Copy what everybody sees, with the card numbers as they are."""
    # <layout share>
    new.setup = old.setup
    new.cards = old.cards
    new.active = old.active
    new.first = old.first
    new.turn = old.turn
    new.in_turn = old.in_turn
    new.power = old.power
    new.sv_up = old.sv_up
    new.defeated = old.defeated
    new.immune = old.immune
    new.hunt_closed = old.hunt_closed
    new.over = old.over
    new.winners = old.winners
    new.played = old.played
    new.given = old.given
    new.used = old.used
    new.watchers = old.watchers
    new.delayed = old.delayed
    new.pending = old.pending
    new.copies = old.copies
    new.out = old.out
    new.stage = old.stage
    new.target = old.target
    new.stored = old.stored
    new.raised = old.raised
    new.happened = old.happened
    new.notes = old.notes
    new.tokens = old.tokens
    new.face_down = old.face_down
    new.tucked = old.tucked
    new.lent = old.lent
    # </layout>


def copy_renamed(old: CommonState, new: CommonState, name: Callable[[int], int]) -> None:
    """Copy the fields that hold card numbers and translate the numbers; suspended work is not among them."""
    # <layout rename>
    new.played = tuple(each.rename_cards(name) for each in old.played)
    new.given = tuple((name(card), amount) for card, amount in old.given)
    new.used = tuple((name(card), use) for card, use in old.used)
    new.copies = tuple((name(card), face, types) for card, face, types in old.copies)
    new.notes = tuple(each.rename_cards(name) for each in old.notes)
    # </layout>
