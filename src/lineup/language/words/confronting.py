"""Verbs about Confrontations and about what holds for a while: named, lent, lost or limited."""

from __future__ import annotations

from dataclasses import dataclass

from lineup.engine.asking import choose_option
from lineup.engine.confrontation import cancel, end_game, switch
from lineup.engine.queries import character, confronting, everybody, foes, teammate
from lineup.engine.saying import Said, say
from lineup.engine.state import SETTLED, Frame, Note, State
from lineup.language.grammar import PLAIN, word
from lineup.language.words.verbs import ACTS, Acting, Clause


def note(state: State, kind: str, seat: int, card: int = -1, n: int = 0, until: int = -1) -> None:
    """Let a fact hold: to the end of this turn, or until a seat announces the end of its own."""
    state.notes += (Note(kind, seat, card, n, until),)


@dataclass(frozen=True)
class SwitchTarget(Clause):
    """The Confrontation goes on against the foe not confronted, whatever the cost (CONF-CONFR-06)."""

    def can(self, state: State, frame: Frame) -> bool:
        return confronting(state, frame.me) and len(foes(state, frame.me)) > 1

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.can(state, frame):
            switch(state, next(foe for foe in foes(state, frame.me) if foe != state.target))
            frame.did = (character(state, state.target),)
        return True


word("clause", PLAIN, "<switch> this Confrontation to the other foe")(SwitchTarget)


@dataclass(frozen=True)
class SwitchDefender(Clause):
    """The Confrontation goes on against the partner of the one confronted (Swamp Thing)."""

    def can(self, state: State, frame: Frame) -> bool:
        return state.target >= 0 and teammate(state, state.target) >= 0

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.can(state, frame):
            switch(state, teammate(state, state.target))
            frame.did = (character(state, state.target),)
        return True


word("clause", PLAIN, "<switch> this Confrontation to the other Character of @your team")(SwitchDefender)


@dataclass(frozen=True)
class Cancel(Clause):
    """The rest of the turn is for buying; what is settled is not cancelled any more."""

    def can(self, state: State, frame: Frame) -> bool:
        return confronting(state, state.active) and state.stage != SETTLED

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.can(state, frame):
            cancel(state)
            frame.did = (frame.source,)
        return True


word("clause", PLAIN, "<cancel> this Confrontation")(Cancel)


@dataclass(frozen=True)
class BlocksAddLess(Clause):
    """Weaken all Blocks of this turn; none takes anything off a cost by this."""

    n: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        note(state, "less", frame.me, n=self.n)
        return True


word("clause", PLAIN, "each Block used this turn adds {n:digits} less")(BlocksAddLess)


@dataclass(frozen=True)
class LoseAbility(Clause):
    """Whatever Level is in play, the player's Character can do nothing until the end of that player's next turn."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        note(state, "silent", frame.me, until=frame.me)
        return True


word("clause", PLAIN, "<lose> the ability of @your Character until the end of @your next turn")(LoseAbility)


@dataclass(frozen=True)
class FillOnlyTo(Clause):
    """The refill stops at so many cards until the player before this one announces the end of a turn (RSB-CARD-02)."""

    n: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        note(state, "refill", frame.me, n=self.n, until=everybody(state, frame.me)[-1])
        return True


word(
    "clause",
    PLAIN,
    "until the end of the turn of the player on @your right, <fill> the Line-Up up to {n:number} cards only",
)(FillOnlyTo)


@dataclass(frozen=True)
class GiveAssist(Acting):
    """Let hand cards count as Assist cards for the rest of this turn (CONF-ASSIST-16)."""

    verb = "give Assist"

    def act(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            note(state, "assist", frame.me, card)


word("clause", ACTS, "<give> {what:what} Assist this turn")(GiveAssist)


@dataclass(frozen=True)
class Borrow(Clause):
    """The partner's Locations work for the player, and for nobody else, until the turn ends (CONF-PIC-09)."""

    def can(self, state: State, frame: Frame) -> bool:
        return teammate(state, frame.me) >= 0

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.can(state, frame):
            note(state, "borrow", frame.me, n=len(state.played))
        return True


word("clause", PLAIN, "<control> @your teammate's Locations this turn")(Borrow)


@dataclass(frozen=True)
class NameParity(Clause):
    """Say odd or even aloud; "as named" in the same card's text refers to it."""

    def worded(self, way: int) -> Said:
        return say("way-odd" if way else "way-even")

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        named = choose_option(state, frame, frame.me, (0, 1), "one")
        if named is None:
            return False
        others = tuple(note for note in state.notes if (note.kind, note.card) != ("named", frame.source))
        state.notes = (*others, Note("named", frame.me, frame.source, named))
        return True


word("clause", PLAIN, "<name> odd or even")(NameParity)


@dataclass(frozen=True)
class Win(Clause):
    """The player wins at once; nothing is scored (HU-END-15)."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        state.winners = (frame.me,)
        end_game(state, "text")
        return True


word("clause", PLAIN, "win the game")(Win)
