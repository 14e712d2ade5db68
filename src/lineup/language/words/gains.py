"""Verbs of gaining in odd ways: for somebody else, cheaper cards of a type, as a foe decides."""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.engine.asking import choose_cards, choose_option
from lineup.engine.attack import choose_foe
from lineup.engine.moves import gain_card
from lineup.engine.purposes import CHOOSE_WAY, FOR_THEIR_DISCARD, GAIN, Purpose
from lineup.engine.queries import cost_of, line_up, types_of
from lineup.engine.saying import Said, say
from lineup.engine.state import Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import Refers, word
from lineup.language.words.cards import EVERY
from lineup.language.words.meaning import Act, Deed, Those
from lineup.language.words.other_players import ForAnyPlayer
from lineup.language.words.picks import speaks_of_it
from lineup.language.words.places import Where
from lineup.language.words.verbs import ACTS, Clause


@dataclass(frozen=True)
class GainForAny(ForAnyPlayer):
    """Gain cards into the discard pile of a player of one's choice, who owns them then (CONF-PIC-18)."""

    default = "line_up"
    verb = GAIN
    does = "gain"

    @property
    def question(self) -> Purpose:
        return FOR_THEIR_DISCARD

    def binds_it(self, state: State, frame: Frame) -> bool:
        """True only if the text refers to it: saves and digests from before that was possible must stay the same."""
        return self.what.is_single and speaks_of_it(state.setup.defs[frame.face])

    def give_card(self, state: State, frame: Frame, card: int, seat: int) -> None:
        gain_card(state, frame.me, card, z.zone_of(seat, z.DISCARD))

    def list_goals(self) -> tuple[Where, ...]:
        return ("discards",)


word("clause", ACTS, "<gain> {what:what} into any player's discard pile")(GainForAny)


@dataclass(frozen=True)
class GainCheaper(Clause):
    """Gain a Line-Up card that shares a type with the card bound last and costs less (CONF-PIC-11)."""

    def find_candidates(self, state: State, frame: Frame) -> list[int]:
        if frame.it < 0:
            return []
        mask, most = types_of(state, frame.it), cost_of(state, frame.it)
        return [card for card in line_up(state) if types_of(state, card) & mask and cost_of(state, card) < most]

    def is_possible(self, state: State, frame: Frame) -> bool:
        return bool(self.find_candidates(state, frame))

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        picks = choose_cards(state, frame, frame.me, self.find_candidates(state, frame), 1, 1, GAIN)
        if picks is None:
            return False
        for card in picks:
            gain_card(state, frame.me, card)
        frame.did = picks
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("gain", those=Those(EVERY, ("line_up",), cheaper=True)),)


word("clause", Refers(needs="it"), "<gain> a cheaper card of its type from the Line-Up")(GainCheaper)


@dataclass(frozen=True)
class FoePicksGain(Clause):
    """A foe decides which is gained: the card shown, which else stays, or the unseen next one (RBJ-CARD-09).

    Without a next card there is nothing to decide.
    """

    does = "offer"

    def describe_way(self, way: int) -> Said:
        return say("way-next-gained" if way else "way-shown-gained")

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        frame.did = ()
        if frame.it < 0:
            return True
        if frame.chosen_foe < 0:
            foe = choose_foe(state, frame)
            if foe is None:
                return False
            frame.chosen_foe = foe
        deck = state.zones[state.where[frame.it]]
        next_one = deck[deck.index(frame.it) + 1 :][:1]
        way = choose_option(state, frame, frame.chosen_foe, (0, 1) if next_one else (0,), CHOOSE_WAY)
        if way is None:
            return False
        frame.chosen_foe = -1
        frame.did = next_one if way else (frame.it,)
        gain_card(state, frame.me, frame.did[0])
        return True


word("clause", Refers(needs="it"), "<let> a foe choose whether @you gain it or the card below it")(FoePicksGain)
