"""Verbs about Confrontations and about what holds for a while: named, lent, lost or limited."""

from __future__ import annotations

from typing import Final

from lineup.engine import happenings as ev
from lineup.engine.asking import choose_option
from lineup.engine.confrontation import cancel_confrontation, end_game, switch_confrontation
from lineup.engine.definitions import TYPES
from lineup.engine.purposes import CHOOSE_WAY, GIVE_ASSIST, NAME_CARD, NAME_TYPE
from lineup.engine.queries import (
    character_of,
    foes_of,
    is_confronting,
    is_undecided,
    partners_of,
    seats_in_order,
    teammate_of,
)
from lineup.engine.records import NoteKind
from lineup.engine.saying import Said, say
from lineup.engine.state import Frame, Note, State
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, phrase, reads, word
from lineup.language.words.meaning import Act, Deed, Verb
from lineup.language.words.verbs import ACTS, Acting, Clause


def add_note(state: State, kind: NoteKind, seat: int, card: int = -1, n: int = 0, until: int = -1) -> None:
    """Add a note that holds to the end of this turn, or until a seat announces the end of its own turn."""
    state.notes += (Note(kind, seat, card, n, until),)


@dataclass(frozen=True)
class SwitchFoe(Clause):
    """The Confrontation continues against the partner of the one confronted, whatever the cost (CONF-CONFR-06).

    Whose doing it is decides when: the confronting player's in their Confrontation, or the defenders' (Swamp Thing).
    """

    own: bool

    def is_possible(self, state: State, frame: Frame) -> bool:
        if self.own:
            return is_confronting(state, frame.me) and len(foes_of(state, frame.me)) > 1
        return state.target >= 0 and teammate_of(state, state.target) >= 0

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.is_possible(state, frame):
            others = [foe for foe in foes_of(state, frame.me) if foe != state.target]
            switch_confrontation(state, others[0] if self.own else teammate_of(state, state.target))
            frame.did = (character_of(state, state.target),)
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("switch", team=not self.own),)


word(
    "clause",
    PLAIN,
    phrase("<switch> this Confrontation to the other foe", own=True),
    phrase("<switch> this Confrontation to the other Character of @your team", own=False),
)(SwitchFoe)


@dataclass(frozen=True)
class Cancel(Clause):
    """The rest of the turn is for buying; what is settled is not cancelled any more."""

    does = "cancel"

    def is_possible(self, state: State, frame: Frame) -> bool:
        return is_undecided(state, state.active)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.is_possible(state, frame):
            cancel_confrontation(state)
            frame.did = (frame.source,)
        return True


word("clause", PLAIN, "<cancel> this Confrontation")(Cancel)


FACTS: Final[dict[NoteKind, Verb]] = {"less": "weaken", "borrow": "borrow", "silent": "silence", "refill": "fill"}


@dataclass(frozen=True)
class LetHold(Clause):
    """Let something hold for a while: Blocks add less, the partner's Locations work for the player too, and so on.

    `less`: all Blocks of this turn are weaker, and none takes anything off a cost by this. `borrow`: the Locations work
    for nobody else until the turn ends (CONF-PIC-09). `silent`: whatever Level is in play, the player's Character can
    do nothing until the end of that player's next turn. `refill`: the Line-Up is filled up to so many cards only until
    the player before this one announces the end of a turn (RSB-CARD-02).
    """

    fact: NoteKind
    n: int = 0

    def is_possible(self, state: State, frame: Frame) -> bool:
        return self.fact != "borrow" or teammate_of(state, frame.me) >= 0

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if not self.is_possible(state, frame):
            return True
        n, until = self.n, -1
        if self.fact == "borrow":
            n = len(state.played)
        elif self.fact == "silent":
            until = frame.me
            if state.events is not None:
                state.events.append(ev.Muted("muted", frame.me))
        elif self.fact == "refill":
            until = seats_in_order(state, frame.me)[-1]
        add_note(state, self.fact, frame.me, n=n, until=until)
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed(FACTS[self.fact], self.n or 1),)


word(
    "clause",
    PLAIN,
    phrase("each Block used this turn adds {n:digits} less", fact="less"),
    phrase("<control> @your teammate's Locations this turn", fact="borrow"),
    phrase("<lose> the ability of @your Character until the end of @your next turn", fact="silent"),
    phrase(
        "until the end of the turn of the player on @your right, <fill> the Line-Up up to {n:number} cards only",
        fact="refill",
    ),
)(LetHold)


@dataclass(frozen=True)
class GiveAssist(Acting):
    """Let hand cards count as Assist cards for the rest of this turn (CONF-ASSIST-16)."""

    verb = GIVE_ASSIST
    does = "assist"

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            add_note(state, "assist", frame.me, card)


word("clause", ACTS, "<give> {what:what} Assist this turn")(GiveAssist)


@dataclass(frozen=True)
class NameParity(Clause):
    """Say odd or even aloud; "as named" in the same card's text refers to it."""

    does = "name"

    def describe_way(self, way: int) -> Said:
        return say("way-odd" if way else "way-even")

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        named = choose_option(state, frame, frame.me, (0, 1), CHOOSE_WAY)
        if named is None:
            return False
        others = tuple(note for note in state.notes if (note.kind, note.card) != ("named", frame.source))
        state.notes = (*others, Note("named", frame.me, frame.source, named))
        return True


word("clause", PLAIN, "<name> odd or even")(NameParity)
reads(NameParity, "clause", "<choose> even or odd", "<choose> odd or even")


@dataclass(frozen=True)
class NameAloud(Clause):
    """Say a card type, or the name of a card of this game, aloud; "named" in the same card's text refers to it."""

    what: str

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        kind: NoteKind = "type" if self.what == "type" else "name"
        ways = TYPES if kind == "type" else card_names(state)
        chosen = choose_option(state, frame, frame.me, ways, NAME_TYPE if kind == "type" else NAME_CARD)
        if chosen is None:
            return False
        others = tuple(note for note in state.notes if (note.kind, note.card) != (kind, frame.source))
        state.notes = (*others, Note(kind, frame.me, frame.source, chosen))
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("name type" if self.what == "type" else "name card"),)


def card_names(state: State) -> list[int]:
    """List the names of this game's cards that can be played, each by the first definition that has it."""
    first: dict[str, int] = {}
    for face, card in enumerate(state.setup.defs):
        if card.stack not in ("super_hero", "character"):
            first.setdefault(card.name, face)
    return list(first.values())


word(
    "clause",
    Refers(binds=always("named")),
    phrase("<name> a card type", what="type"),
    phrase("<name> a card", what="name"),
)(NameAloud)
reads(
    NameAloud,
    "clause",
    phrase("<choose> a card type", what="type"),
    phrase("<choose> a card name", what="name"),
    phrase("<name> a card name", what="name"),
)


@dataclass(frozen=True)
class Win(Clause):
    """The player wins at once, with the partner if there is one; nothing is scored (HU-END-15, CONF-OVER-01)."""

    does = "win"

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        state.winners = tuple(sorted(partners_of(state, frame.me)))
        end_game(state, "text")
        return True


word("clause", PLAIN, "win the game")(Win)
