"""The state of one game: ints, strings and tuples. Suspended work is a stack of frames in it, never a Python call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lineup.engine.definitions import Card, Setup

# kinds of frames
TEXT: Final = 0  # a part of a card's text resolves
ATTACK: Final = 1  # Defense windows, then effects
TRIGGERS: Final = 2  # texts that wait for the card that set them off
TURN: Final = 3
DEAL: Final = 4  # laying out the game
HUNT: Final = 5  # Super-Villain Hunt: an Attack on one card
CONFRONTATION: Final = 6  # from "ready" on: Blocks, then the comparison
KINDS: Final = ("text", "attack", "triggers", "turn", "deal", "hunt", "confrontation")

# how far this turn's Confrontation has come
NO_CONFRONTATION: Final = 0
ANNOUNCED: Final = 1
READY: Final = 2  # the Confronter has played everything
SETTLED: Final = 3
CANCELLED: Final = 4

ALL: Final = 0xFF  # everybody knows


class Record:
    """A value that is never changed: equal and hashed by its row of fields, in the order they are saved in.

    Not a NamedTuple: those stay Python classes in the compiled build, and making and reading one costs a Python call.
    """

    __slots__ = ()

    def row(self) -> tuple[Any, ...]:
        raise TypeError(f"{type(self).__name__} has no fields")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.row() == other.row()

    def __hash__(self) -> int:
        return hash(self.row())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.row()}"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return type(self), self.row()  # a compiled class can be copied and sent to workers only so


class Option(Record):
    """One legal answer. `card` is a physical card or -1, `n` a number whose meaning depends on the verb."""

    __slots__ = ("card", "n", "seat", "verb")

    def __init__(self, seat: int, verb: str, card: int = -1, n: int = 0) -> None:
        self.seat: Final = seat
        self.verb: Final = verb
        self.card: Final = card
        self.n: Final = n

    def row(self) -> tuple[int, str, int, int]:
        return self.seat, self.verb, self.card, self.n


class Ask(Record):
    """The decision on the table: who must decide, what kind, and the legal answers. `why` names its rule."""

    __slots__ = ("among", "kind", "least", "most", "options", "picked", "seat", "secret", "source", "what")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: tuple[Option, ...],
        source: int = -1,
        what: str = "",
        secret: bool = False,
        least: int = 1,
        most: int = 1,
        among: tuple[int, ...] = (),
        picked: tuple[int, ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.options: Final = options
        self.source: Final = source  # the card that asks
        self.what: Final = what  # what is done with the card picked: destroy, discard, gain…
        self.secret: Final = secret  # the answer stays hidden until all have answered
        self.least: Final = least  # of a pick: how many more cards must be picked
        self.most: Final = most  # and may be
        self.among: Final = among  # of a pick of several: every card that may be part of it, in canonical order
        self.picked: Final = picked  # those of them picked so far, in the same order

    def row(self) -> tuple[Any, ...]:
        asked = self.source, self.what, self.secret, self.least, self.most, self.among, self.picked
        return self.seat, self.kind, self.options, *asked

    @property
    def lone(self) -> bool:
        """Whether there is one answer only: it is asked so that no missing question betrays a hand."""
        return len(self.options) == 1 and self.kind != "main"

    def of(self, seat: int) -> Ask | None:
        """The same question with a seat's own options alone; None if it has none."""
        own = tuple(option for option in self.options if option.seat == seat)
        if len(own) == len(self.options):
            return self
        return self._with(own) if own else None

    def in_order(self) -> Ask:
        """The same question for a program: only picks behind those made, so that each set of cards is found once.

        People pick in any order, and all orders lead to the same state. Where somebody has begun so that too few cards
        lie behind, all options are left.
        """
        among = self.among
        if not among:
            return self
        last = among.index(self.picked[-1]) if self.picked else -1
        end = len(among) - self.least  # behind it too few cards would be left
        if end <= last:
            return self
        options = tuple(option for option in self.options if option.card < 0 or last < among.index(option.card) <= end)
        return self if len(options) == len(self.options) else self._with(options)

    def _with(self, options: tuple[Option, ...]) -> Ask:
        asked = self.source, self.what, self.secret, self.least, self.most, self.among, self.picked
        return Ask(self.seat, self.kind, options, *asked)


class Played(Record):
    """One playing of a card, with the attributes it had at that moment."""

    __slots__ = ("card", "face", "seat", "types")

    def __init__(self, seat: int, card: int, face: int, types: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.face: Final = face
        self.types: Final = types

    def row(self) -> tuple[int, int, int, int]:
        return self.seat, self.card, self.face, self.types

    def renamed(self, name: Callable[[int], int]) -> Played:
        return Played(self.seat, name(self.card), self.face, self.types)


class Happened(Record):
    """A card gained, discarded, drawn, defeated or destroyed this turn; `bought` marks a purchase."""

    __slots__ = ("bought", "card", "hand", "line_up", "seat", "what")

    def __init__(
        self, what: str, seat: int, card: int, bought: bool = False, line_up: bool = False, hand: bool = False
    ) -> None:
        self.what: Final = what  # gain, discard, draw, defeat, destroy; leave (any other move) is told and not kept
        self.seat: Final = seat  # whose doing; of a card destroyed, whose it was, -1 for nobody's
        self.card: Final = card
        self.bought: Final = bought
        self.line_up: Final = line_up  # it came from the Line-Up
        self.hand: Final = hand  # it was discarded from hand

    def row(self) -> tuple[str, int, int, bool, bool, bool]:
        return self.what, self.seat, self.card, self.bought, self.line_up, self.hand

    def renamed(self, name: Callable[[int], int]) -> Happened:
        return Happened(self.what, self.seat, name(self.card), self.bought, self.line_up, self.hand)


class Note(Record):
    """A fact that holds for a while: to the end of this turn, or until a seat announces the end of its own."""

    __slots__ = ("card", "kind", "n", "seat", "until")

    def __init__(self, kind: str, seat: int, card: int = -1, n: int = 0, until: int = -1) -> None:
        self.kind: Final = kind  # assist, silent, less, borrow, laid, refill
        self.seat: Final = seat
        self.card: Final = card
        self.n: Final = n
        self.until: Final = until

    def row(self) -> tuple[str, int, int, int, int]:
        return self.kind, self.seat, self.card, self.n, self.until

    def renamed(self, name: Callable[[int], int]) -> Note:
        return Note(self.kind, self.seat, name(self.card), self.n, self.until)


class Watcher(Record):
    """A text that waits for cards played later this turn. `pc` addresses the effect that installed it."""

    __slots__ = ("face", "part", "pc", "seat", "since", "source")

    def __init__(self, seat: int, source: int, face: int, part: int, pc: int, since: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.face: Final = face
        self.part: Final = part
        self.pc: Final = pc
        self.since: Final = since  # plays before this one were counted when it was installed

    def row(self) -> tuple[int, int, int, int, int, int]:
        return self.seat, self.source, self.face, self.part, self.pc, self.since


class Waiting(Record):
    """A triggered text, or one put off to a later step of this turn."""

    __slots__ = ("face", "it", "part", "power_only", "seat", "source")

    def __init__(self, seat: int, source: int, face: int, part: int, it: int, power_only: bool = False) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.face: Final = face
        self.part: Final = part
        self.it: Final = it
        self.power_only: Final = power_only

    def row(self) -> tuple[int, int, int, int, int, bool]:
        return self.seat, self.source, self.face, self.part, self.it, self.power_only

    def renamed(self, name: Callable[[int], int]) -> Waiting:
        return Waiting(self.seat, self.source, self.face, self.part, name(self.it), self.power_only)


class Hit(Record):
    """What an Attack did to one player: avoided or hit, the card it bound, how many cards its last action moved."""

    __slots__ = ("acted", "avoided", "it", "other", "seat")

    def __init__(self, seat: int, avoided: int = 0, it: int = -1, other: int = -1, acted: int = 0) -> None:
        self.seat: Final = seat
        self.avoided: Final = avoided  # Defenses used
        self.it: Final = it
        self.other: Final = other
        self.acted: Final = acted

    def row(self) -> tuple[int, int, int, int, int]:
        return self.seat, self.avoided, self.it, self.other, self.acted

    def renamed(self, name: Callable[[int], int]) -> Hit:
        return Hit(self.seat, self.avoided, name(self.it), name(self.other), self.acted)


FRAME_FIELDS: Final = (
    "answer", "before", "begun", "by", "did", "face", "hits", "i", "it", "kind", "left", "lies", "me", "n", "other",
    "part", "pc", "picks", "seats", "source", "them",
)  # fmt: skip


class Frame:
    """One piece of suspended work. `face`, `part` and `pc` address it in a card's text.

    `me` is who benefits ("you", or "they" in an Attack), `by` who played the card, `source` the card itself; `it`,
    `them` and `did` are the registers of the card language.

    `pc`, `n`, `i`, `before` and `did` mean something else in each kind of frame, so nobody reads `n` and `i` as such:
    each kind has names of its own for them, below.
    """

    __slots__ = FRAME_FIELDS

    def __init__(
        self,
        kind: int = TEXT,
        face: int = -1,
        part: int = 0,
        me: int = -1,
        by: int = -1,
        source: int = -1,
        it: int = -1,
        play: int = 0,
    ) -> None:
        self.kind = kind
        self.face = face
        self.part = part
        self.pc = 0
        self.me = me
        self.by = by
        self.source = source
        self.it = it
        self.other = -1  # a second card, bound beside `it`
        self.n = play
        self.i = 0
        self.begun = False  # the clause at `pc` has been entered before and goes on after the work it started
        self.left = -1  # the zone the last moved card came from
        self.lies = -1  # the zone where "them" lie
        self.them: tuple[int, ...] = ()
        self.did: tuple[int, ...] = ()  # the cards the last action moved
        self.picks: tuple[int, ...] = ()  # picks so far of the choice being made
        self.seats: tuple[int, ...] = ()  # an Attack: attacked, then those its current block is about
        self.before: tuple[int, ...] = ()  # those the block before was about
        self.hits: tuple[Hit, ...] = ()
        self.answer: Option | None = None  # only between answer() and the step that takes it

    def copy(self) -> Frame:
        """An independent frame with the same contents."""
        new = Frame(self.kind, self.face, self.part, self.me, self.by, self.source, self.it, self.n)
        new.pc = self.pc
        new.other = self.other
        new.i = self.i
        new.begun = self.begun
        new.left = self.left
        new.lies = self.lies
        new.them = self.them
        new.did = self.did
        new.picks = self.picks
        new.seats = self.seats
        new.before = self.before
        new.hits = self.hits
        return new

    # a text

    @property
    def play(self) -> int:
        """Of a play text (part 0): its place in `state.played`; -1 if the text is only used."""
        return self.n

    @play.setter
    def play(self, place: int) -> None:
        self.n = place

    @property
    def ways(self) -> int:
        """Of a part that lets choose among ways: those taken so far, as bits."""
        return self.n

    @ways.setter
    def ways(self, taken: int) -> None:
        self.n = taken

    @property
    def chosen_type(self) -> int:
        """The card type chosen before the cards are; 0 before that."""
        return self.i

    @chosen_type.setter
    def chosen_type(self, mask: int) -> None:
        self.i = mask

    @property
    def chosen_foe(self) -> int:
        """The foe chosen, who then chooses something; -1 before that."""
        return self.i - 1

    @chosen_foe.setter
    def chosen_foe(self, seat: int) -> None:
        self.i = seat + 1

    # an Attack; the place of its next player is that of a deal too

    @property
    def step(self) -> int:
        """Where the Attack stands in the program it is part of."""
        return self.n

    @step.setter
    def step(self, at: int) -> None:
        self.n = at

    @property
    def block(self) -> int:
        """The block of the Attack's text that is being resolved; -1 while there are Defense windows."""
        return self.pc - 1

    @block.setter
    def block(self, number: int) -> None:
        self.pc = number + 1

    @property
    def place(self) -> int:
        """Who comes next: a place among `seats`, -1 before they are known; of a deal, one in the order of choosing."""
        return self.i

    @place.setter
    def place(self, number: int) -> None:
        self.i = number

    @property
    def opened(self) -> bool:
        """Whether the Defense windows of a team are open."""
        return self.i != 0

    @opened.setter
    def opened(self, now: bool) -> None:
        self.i = int(now)

    @property
    def to_pass(self) -> tuple[int, ...]:
        """In the Defense windows of a team: the seats that have not passed yet."""
        return self.before

    @to_pass.setter
    def to_pass(self, seats: tuple[int, ...]) -> None:
        self.before = seats

    @property
    def kept(self) -> tuple[int, ...]:
        """In the Defense windows of a team: the Defenses shown and kept, each of which counts once."""
        return self.did

    @kept.setter
    def kept(self, cards: tuple[int, ...]) -> None:
        self.did = cards


STATE_FIELDS: Final = (
    "active", "ask", "cards", "copies", "counter", "defeated", "delayed", "events", "first", "given", "group",
    "happened", "hunt_closed", "immune", "in_turn", "key", "known", "notes", "out", "over", "pending", "played",
    "power", "raised", "sees", "setup", "stack", "stage", "stored", "sv_up", "target", "turn", "used", "watchers",
    "where", "winners", "work", "zones",
)  # fmt: skip


class Position:
    """What a game and a seat's view of it have in common: zones, the turn, what it brought so far, work suspended.

    Cards are ints; `cards[c]` is the definition. In a view, a card that is not seen is a negative number.
    """

    __slots__ = (
        "active", "ask", "cards", "copies", "defeated", "delayed", "first", "given", "happened", "hunt_closed",
        "immune", "in_turn", "notes", "out", "over", "pending", "played", "power", "raised", "setup", "stack",
        "stage", "stored", "sv_up", "target", "turn", "used", "watchers", "winners", "zones",
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
    power: int
    sv_up: bool  # the top Super-Villain lies face up
    defeated: int  # Super-Villains defeated from the stack this turn
    immune: int  # the seat exempt from the next First Appearance
    hunt_closed: bool
    over: bool
    winners: tuple[int, ...]  # set only by a text that wins the game
    played: tuple[Played, ...]
    given: tuple[tuple[int, int], ...]  # Power given this turn: card, amount
    used: tuple[tuple[int, int], ...]  # what of a card was used this turn (engine/uses.py)
    watchers: tuple[Watcher, ...]
    delayed: tuple[Waiting, ...]  # "at the end of this turn"
    pending: tuple[Waiting, ...]
    copies: tuple[tuple[int, int, int], ...]  # card, face it has become, its types
    out: tuple[int, ...]  # seats that are out of the game
    stage: int
    target: int  # the seat confronted
    stored: bool  # an Assist card was laid on the Character this turn
    raised: tuple[tuple[int, int], ...]  # Characters' costs this turn: card, amount
    happened: tuple[Happened, ...]
    notes: tuple[Note, ...]

    @property
    def players(self) -> int:
        return len(self.setup.seats)


class State(Position):
    """Everything that changes; `where[c]` is the zone card c lies in.

    `new_state` makes one; the class itself only an empty shell, which `clone` fills.
    """

    __slots__ = ("counter", "events", "group", "key", "known", "sees", "where", "work")

    where: list[int]
    known: list[int]  # per card, the seats that know where it lies
    group: bytearray  # per card, the pile it was last publicly known to be in; seldom read, so kept small
    key: bytes
    counter: int
    sees: tuple[int, ...]
    events: list[tuple[Any, ...]] | None
    work: int  # done for the present answer (engine/endless.py)

    def become(self, other: State) -> None:
        """Take over everything from another state, which is not used any more; events stay this one's."""
        for name in STATE_FIELDS:
            if name != "events":
                setattr(self, name, getattr(other, name))

    def clone(self) -> State:
        """An exact, independent copy; events are not copied and stay off."""
        new = State()
        new.setup = self.setup
        new.cards = self.cards
        new.zones = self.zones[:]
        new.where = self.where[:]
        new.known = self.known[:]
        new.group = self.group[:]
        new.key = self.key
        new.counter = self.counter
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
        new.sees = self.sees
        new.out = self.out
        new.stage = self.stage
        new.target = self.target
        new.stored = self.stored
        new.raised = self.raised
        new.happened = self.happened
        new.notes = self.notes
        new.events = None
        new.work = self.work
        return new


def new_state(setup: Setup, key: bytes) -> State:
    """A game before anything is laid out."""
    state = State()
    state.setup = setup
    state.cards = setup.cards
    state.zones = list(setup.start_zones)
    state.where = [0] * len(setup.faces)
    for index, cards in enumerate(state.zones):
        for card in cards:
            state.where[card] = index
    state.known = [0] * len(setup.faces)
    state.group = bytearray(len(setup.faces))
    state.key = key
    state.counter = 0
    state.stack = [Frame(DEAL)]
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
    state.sees = setup.sees
    state.out = ()
    state.stage = NO_CONFRONTATION
    state.target = -1
    state.stored = False
    state.raised = ()
    state.happened = ()
    state.notes = ()
    state.events = None
    state.work = 0
    return state
