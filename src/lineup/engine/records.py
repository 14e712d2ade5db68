"""Small values in the state that are never changed: answers, questions, and what a turn has brought.

What stands between layout marks follows from engine/layout.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from lineup.engine.purposes import Purpose, purpose_of


class Record:
    """A value that is never changed: equal and hashed by its row of fields, in the order they are saved in.

    Nothing but the type checker holds whoever has one to that, for it would cost every game: states, their copies and
    all games of a process that are laid out alike share them, so one that was written to spoils games to come.
    Not a NamedTuple: those stay Python classes in the compiled build, and making and reading one costs a Python call.
    """

    __slots__ = ()

    def to_row(self) -> tuple[Any, ...]:
        raise TypeError(f"{type(self).__name__} has no fields")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.to_row() == other.to_row()

    def __hash__(self) -> int:
        return hash(self.to_row())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.to_row()}"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return type(self), self.to_row()  # a compiled class can be copied and sent to workers only so


# What an answer does, and what kind of question it answers.
Verb = Literal[
    "assist", "block", "buy", "choose", "confront", "deck", "defend", "discard", "done", "end", "foe", "hero", "hunt",
    "no", "normal", "order", "pass", "pick", "play", "player", "ready", "store", "use", "yes",
]  # fmt: skip
Kind = Literal[
    "after", "assist", "block", "choose", "confront", "defend", "foe", "hero", "main", "may", "order", "pick", "player",
    "where",
]  # fmt: skip
# The kinds of events that texts react to, and of facts that hold for a while.
EventKind = Literal[
    "defeat", "destroy", "destroys", "discard", "draw", "gain", "leave", "teamwork", "told", "tokens",
]  # fmt: skip
NoteKind = Literal[
    "assist", "borrow", "doubled", "extra", "laid", "less", "name", "named", "refill", "silent", "soon", "type",
]  # fmt: skip


class Option(Record):
    """One legal answer, never to be changed. `card` is a physical card or -1, what `n` means depends on the verb."""

    # <layout Option>
    __slots__ = (
        "card", "n", "seat", "verb",
    )  # fmt: skip

    def __init__(self, seat: int, verb: Verb, card: int = -1, n: int = 0) -> None:
        self.seat: Final = seat
        self.verb: Final = verb
        self.card: Final = card
        self.n: Final = n

    def to_row(self) -> tuple[int, Verb, int, int]:
        return (self.seat, self.verb, self.card, self.n)

    # </layout>


class Ask(Record):
    """The decision on the table: who must decide, what kind, and the legal answers; never to be changed.

    `why` names its rule.
    """

    # <layout Ask>
    __slots__ = (
        "among", "kind", "least", "most", "options", "picked", "seat", "secret", "source", "what",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        kind: Kind,
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
        self.what: Final = what  # its purpose, as saves have it (engine/purposes.py)
        self.secret: Final = secret  # the answer stays hidden until all have answered
        self.least: Final = least  # of a pick: how many more cards must be picked
        self.most: Final = most  # and may be
        self.among: Final = among  # of a pick of several: every card that may be part of it, in canonical order
        self.picked: Final = picked  # those of them picked so far, in the same order

    def to_row(
        self,
    ) -> tuple[int, Kind, tuple[Option, ...], int, str, bool, int, int, tuple[int, ...], tuple[int, ...]]:
        return (
            self.seat,
            self.kind,
            self.options,
            self.source,
            self.what,
            self.secret,
            self.least,
            self.most,
            self.among,
            self.picked,
        )

    # </layout>

    @property
    def purpose(self) -> Purpose:
        """The same as `what`, with all that players and bots ask of it."""
        return purpose_of(self.what)

    @property
    def is_lone(self) -> bool:
        """True if there is only one answer, and the question is asked so that no missing one betrays a hand."""
        return len(self.options) == 1 and self.kind != "main"

    def for_seat(self, seat: int) -> Ask | None:
        """Return the question with only a seat's own options; None if it has none."""
        own = tuple(option for option in self.options if option.seat == seat)
        if len(own) == len(self.options):
            return self
        return self._with(own) if own else None

    def in_order(self) -> Ask:
        """Return the question for a program: only picks behind those made, so that it finds each set of cards once.

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


class CardPlay(Record):
    """One playing of a card, with the attributes it had at that moment."""

    # <layout CardPlay>
    __slots__ = (
        "card", "face", "seat", "types",
    )  # fmt: skip

    def __init__(self, seat: int, card: int, face: int, types: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.face: Final = face
        self.types: Final = types

    def to_row(self) -> tuple[int, int, int, int]:
        return (self.seat, self.card, self.face, self.types)

    def rename_cards(self, name: Callable[[int], int]) -> CardPlay:
        return CardPlay(self.seat, name(self.card), self.face, self.types)

    # </layout>


class Happened(Record):
    """A card gained, discarded, drawn, defeated or destroyed this turn; `bought` marks a purchase."""

    # <layout Happened>
    __slots__ = (
        "bought", "card", "hand", "line_up", "seat", "what",
    )  # fmt: skip

    def __init__(
        self, what: EventKind, seat: int, card: int, bought: bool = False, line_up: bool = False, hand: bool = False
    ) -> None:
        self.what: Final = what
        self.seat: Final = seat  # whose doing; of destroy whose it was, -1 for nobody's; of told who draws
        self.card: Final = card
        self.bought: Final = bought
        self.line_up: Final = line_up  # it came from the Line-Up
        self.hand: Final = hand  # it was discarded from hand

    def to_row(self) -> tuple[EventKind, int, int, bool, bool, bool]:
        return (self.what, self.seat, self.card, self.bought, self.line_up, self.hand)

    def rename_cards(self, name: Callable[[int], int]) -> Happened:
        return Happened(self.what, self.seat, name(self.card), self.bought, self.line_up, self.hand)

    # </layout>


class Note(Record):
    """A fact that holds for a while: to the end of this turn, or until a seat announces the end of its own."""

    # <layout Note>
    __slots__ = (
        "card", "kind", "n", "seat", "until",
    )  # fmt: skip

    def __init__(self, kind: NoteKind, seat: int, card: int = -1, n: int = 0, until: int = -1) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.n: Final = n
        self.until: Final = until  # the seat with whose turn it ends; -1: with this turn

    def to_row(self) -> tuple[NoteKind, int, int, int, int]:
        return (self.kind, self.seat, self.card, self.n, self.until)

    def rename_cards(self, name: Callable[[int], int]) -> Note:
        return Note(self.kind, self.seat, name(self.card), self.n, self.until)

    # </layout>


class Watcher(Record):
    """A text that waits for cards played later this turn. `pc` addresses the effect that installed it."""

    # <layout Watcher>
    __slots__ = (
        "face", "part", "pc", "seat", "since", "source",
    )  # fmt: skip

    def __init__(self, seat: int, source: int, face: int, part: int, pc: int, since: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.face: Final = face
        self.part: Final = part
        self.pc: Final = pc
        self.since: Final = since  # plays before this one were counted when it was installed

    def to_row(self) -> tuple[int, int, int, int, int, int]:
        return (self.seat, self.source, self.face, self.part, self.pc, self.since)

    # </layout>


class WaitingText(Record):
    """A triggered text, or one put off to a later step of this turn."""

    # <layout WaitingText>
    __slots__ = (
        "face", "it", "part", "power_only", "seat", "source",
    )  # fmt: skip

    def __init__(self, seat: int, source: int, face: int, part: int, it: int, power_only: bool = False) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.face: Final = face
        self.part: Final = part
        self.it: Final = it
        self.power_only: Final = power_only

    def to_row(self) -> tuple[int, int, int, int, int, bool]:
        return (self.seat, self.source, self.face, self.part, self.it, self.power_only)

    def rename_cards(self, name: Callable[[int], int]) -> WaitingText:
        return WaitingText(self.seat, self.source, self.face, self.part, name(self.it), self.power_only)

    # </layout>


class Hit(Record):
    """The effect of an Attack on one player: avoided or hit, the card it bound, the cards its last action moved."""

    # <layout Hit>
    __slots__ = (
        "acted", "avoided", "it", "other", "seat",
    )  # fmt: skip

    def __init__(self, seat: int, avoided: int = 0, it: int = -1, other: int = -1, acted: int = 0) -> None:
        self.seat: Final = seat
        self.avoided: Final = avoided  # Defenses used
        self.it: Final = it
        self.other: Final = other
        self.acted: Final = acted

    def to_row(self) -> tuple[int, int, int, int, int]:
        return (self.seat, self.avoided, self.it, self.other, self.acted)

    def rename_cards(self, name: Callable[[int], int]) -> Hit:
        return Hit(self.seat, self.avoided, name(self.it), name(self.other), self.acted)

    # </layout>
