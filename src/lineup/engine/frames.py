"""Frames: pieces of suspended work. What stands between layout marks follows from engine/layout.py."""

from __future__ import annotations

from typing import Final

from lineup.engine.records import Hit, Option

# kinds of frames
TEXT: Final = 0  # a part of a card's text resolves
ATTACK: Final = 1  # Defense windows, then effects
TRIGGERS: Final = 2  # texts that wait for the card that set them off
TURN: Final = 3
DEAL: Final = 4  # laying out the game
HUNT: Final = 5  # Super-Villain Hunt: an Attack on one card
CONFRONTATION: Final = 6  # from "ready" on: Blocks, then the comparison
KINDS: Final = ("text", "attack", "triggers", "turn", "deal", "hunt", "confrontation")

# <layout frame names>
FRAME_FIELDS: Final = (
    "answer", "before", "begun", "by", "did", "face", "hits", "i", "it", "kind", "left", "lies", "me", "n",
    "other", "part", "pc", "picks", "seats", "source", "them",
)  # fmt: skip
# </layout>


class Frame:
    """One piece of suspended work. `face`, `part` and `pc` address it in a card's text.

    `me` is who benefits ("you", or "they" in an Attack), `by` who played the card, `source` the card itself; `it`,
    `them` and `did` are the registers of the card language.

    `pc`, `n`, `i`, `before` and `did` mean something else in each kind of frame, so nobody reads `n` and `i` as such:
    each kind has names of its own for them.
    """

    # <layout a frame>
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
        play_index: int = 0,
    ) -> None:
        self.kind = kind
        self.face = face
        self.part = part
        self.me = me
        self.by = by
        self.source = source  # whose text resolves everybody knows, even where the card was shuffled away
        self.it = it
        self.n = play_index
        self.pc = 0
        self.other = -1  # a second card, bound beside `it`
        self.i = 0
        self.begun = False  # the clause at `pc` goes on after the work it started
        self.left = -1  # the zone the last moved card came from
        self.lies = -1  # the zone where "them" lie
        self.them: tuple[int, ...] = ()
        self.did: tuple[int, ...] = ()  # the cards the last action moved
        self.picks: tuple[int, ...] = ()  # picks so far of the choice being made
        self.seats: tuple[int, ...] = ()  # an Attack: attacked, then those its current blow is about
        self.before: tuple[int, ...] = ()  # those the blow before was about
        self.hits: tuple[Hit, ...] = ()
        self.answer: Option | None = None  # between answer() and the step that takes it

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

    # </layout>

    # <layout registers>
    @property
    def play_index(self) -> int:
        """Of a play text (part 0): its place in `state.played`; -1 if the text is only used."""
        return self.n

    @play_index.setter
    def play_index(self, value: int) -> None:
        self.n = value

    @property
    def ways_taken(self) -> int:
        """Of a part that lets choose among ways: those taken so far, as bits."""
        return self.n

    @ways_taken.setter
    def ways_taken(self, value: int) -> None:
        self.n = value

    @property
    def chosen_type(self) -> int:
        """Of a text: the card type chosen before the cards are; 0 before that."""
        return self.i

    @chosen_type.setter
    def chosen_type(self, value: int) -> None:
        self.i = value

    @property
    def chosen_foe(self) -> int:
        """Of a text: the foe chosen, who then chooses something; -1 before that."""
        return self.i - 1

    @chosen_foe.setter
    def chosen_foe(self, value: int) -> None:
        self.i = value + 1

    @property
    def step_index(self) -> int:
        """Of an Attack: where it stands in the program it is part of."""
        return self.n

    @step_index.setter
    def step_index(self, value: int) -> None:
        self.n = value

    @property
    def blow_index(self) -> int:
        """Of an Attack: the blow being resolved; -1 in the Defense windows."""
        return self.pc - 1

    @blow_index.setter
    def blow_index(self, value: int) -> None:
        self.pc = value + 1

    @property
    def next_place(self) -> int:
        """Of an Attack or a deal: who comes next, in `seats` or in the order of choosing."""
        return self.i

    @next_place.setter
    def next_place(self, value: int) -> None:
        self.i = value

    @property
    def amid_texts(self) -> bool:
        """Of an Attack: whether texts waited when it began, which go on waiting."""
        return self.begun

    @amid_texts.setter
    def amid_texts(self, value: bool) -> None:
        self.begun = value

    @property
    def is_open(self) -> bool:
        """Of an Attack on a team: whether its Defense windows are open."""
        return self.i != 0

    @is_open.setter
    def is_open(self, value: bool) -> None:
        self.i = int(value)

    @property
    def to_pass(self) -> tuple[int, ...]:
        """Of an Attack on a team: the seats that have not passed yet."""
        return self.before

    @to_pass.setter
    def to_pass(self, value: tuple[int, ...]) -> None:
        self.before = value

    @property
    def older_count(self) -> int:
        """Of texts that wait: how many of them waited before and go on waiting."""
        return self.n

    @older_count.setter
    def older_count(self, value: int) -> None:
        self.n = value

    @property
    def kept_defenses(self) -> tuple[int, ...]:
        """Of an Attack on a team: Defenses shown and kept, each of which counts once."""
        return self.did

    @kept_defenses.setter
    def kept_defenses(self, value: tuple[int, ...]) -> None:
        self.did = value

    # </layout>
