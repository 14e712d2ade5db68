"""Words about the teammate: Assist given to cards, Locations lent, and plays of either partner."""

from __future__ import annotations

from dataclasses import dataclass

from lineup.engine.definitions import PlayTest
from lineup.engine.queries import confronting, partners, teammate
from lineup.engine.state import Frame, State
from lineup.language.confrontation import note
from lineup.language.grammar import PLAIN, Refers, word
from lineup.language.kinds import PLACELESS, Cards
from lineup.language.verbs import ACTS, Acting, Clause


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
class EachOfTeam(PlayTest):
    """Reacts to every such card either partner plays while one of them confronts (CONF-ASSIST-13, CONF-CHAR-06)."""

    cards: Cards

    def sees(self, state: State, seat: int, index: int) -> bool:
        played = state.played[index]
        mine = partners(state, seat)
        ours = state.in_turn and state.active in mine and confronting(state, state.active)
        return ours and played.seat in mine and self.cards.played(state, played)


word(
    "play_test",
    Refers(bars=PLACELESS),
    "Each time you or your teammate plays a {cards:cards+sg} during a Confrontation by your team",
)(EachOfTeam)
