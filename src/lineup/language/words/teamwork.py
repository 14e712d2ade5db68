"""Playing off a foe's deck, and Teamwork, which is that. Rules are COMMON-TEAM of the common ledger."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from lineup.engine import zones as z
from lineup.engine.attack import attacked_seat, choose_foe
from lineup.engine.definitions import Card
from lineup.engine.events import record_event
from lineup.engine.moves import fill_deck, give_tokens, reveal_cards
from lineup.engine.playing import play_off
from lineup.engine.purposes import Purpose
from lineup.engine.queries import definition_of, foes_of
from lineup.engine.state import Frame, Happened, Hit, State
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, describe, phrase, reads, word, words_in
from lineup.language.words.conditions import Question
from lineup.language.words.meaning import ANY, Act, Condition, Cue, Deed, Those
from lineup.language.words.picks import Picked, What
from lineup.language.words.places import Where
from lineup.language.words.players import ForSeat
from lineup.language.words.playing import Play, play_there
from lineup.language.words.tokens import GainVP
from lineup.language.words.triggers import AwaitedEvent
from lineup.language.words.verbs import bind_several


def has_cards(state: State, seat: int) -> bool:
    """True if a deck has a top card, if need be out of the discard pile (COMMON-TEAM-06)."""
    return bool(state.zones[z.zone_of(seat, z.DECK)] or state.zones[z.zone_of(seat, z.DISCARD)])


DECKS: Final[dict[str, Where]] = {"foe": "a foe's deck", "that": "that deck", "each": "foes' decks"}


@dataclass(frozen=True)
class FoesTop(What):
    """The top card of a foe's deck: of one foe's of one's choice, of that foe's, or of each foe's."""

    whose: str = "foe"

    @property
    def is_single(self) -> bool:
        return self.whose != "each"

    def find_seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        """Return the foes whose decks have a card."""
        seats = foes_of(state, frame.me)
        if self.whose == "that":
            seats = (frame.hits[0].seat if len(frame.hits) == 1 else attacked_seat(state),)
        return tuple(seat for seat in seats if seat >= 0 and has_cards(state, seat))

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        seats = self.find_seats(state, frame)
        if self.whose == "foe" and seats:
            foe = choose_foe(state, frame, seats)
            if foe is None:
                return None
            frame.hits = (Hit(foe),)
            seats = (foe,)
        found: tuple[int, ...] = ()
        for seat in seats:
            fill_deck(state, seat, 1)
            found += state.zones[z.zone_of(seat, z.DECK)][:1]
        if len(found) > 1:  # in which order they are played, their player decides
            reveal_cards(state, found, frame.me)
        return found

    def has_any(self, state: State, frame: Frame, default: str) -> bool:
        return bool(self.find_seats(state, frame))

    @property
    def most_cards(self) -> int:
        return 1 if self.is_single else ANY

    def as_those(self, default: Where) -> Those:
        return Those(where=(DECKS[self.whose],), how="top")


def bind_off_a_deck(what: FoesTop) -> tuple[str, ...]:
    """Bind the card, which stays its owner's whatever is done to it, and the owner."""
    return ("it", "it lent", "foe", "chosen") if what.is_single else ()


def want_that_foe(what: FoesTop) -> tuple[str, ...]:
    """Require that a foe has been named."""
    return ("foe",) if what.whose == "that" else ()


word(
    "foes_top",
    Refers(binds=bind_off_a_deck, wants=want_that_foe),
    phrase("the top card of a foe's deck", whose="foe"),
    phrase("the top card of that foe's deck", whose="that"),
    phrase("the top card of each foe's deck", whose="each"),
)(FoesTop)
for foe in ("any foe's", "any one foe's", "one foe's", "any one of @your foes'", "any opponent's", "an opponent's"):
    reads(FoesTop, "foes_top", phrase(f"the top card of {foe} deck", whose="foe"))


@dataclass(frozen=True)
class PlayOff(Play):
    """Play cards off foes' decks; on the player's turn they go into play, and back when they leave it."""

    def start_play(self, state: State, frame: Frame, card: int) -> None:
        if frame.me == state.active:
            play_off(state, frame.me, card)
        else:
            play_there(state, frame.me, card)


word("clause", Refers(binds=bind_several), "<play> {what:foes_top}")(PlayOff)


@dataclass(frozen=True)
class Teamwork(PlayOff):
    """Play the top card of a foe's deck; if a Super Hero's text lets one do it, that foe gains a VP token."""

    what: What = field(default_factory=FoesTop)

    def is_possible(self, state: State, frame: Frame) -> bool:
        return frame.me == state.active and super().is_possible(state, frame)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if frame.me != state.active:
            frame.did = ()
            return True
        return super().carry_out(state, frame, optional)

    def start_play(self, state: State, frame: Frame, card: int) -> None:
        foe = z.seat_of(state.where[card])
        super().start_play(state, frame, card)
        if z.place_of(state.where[frame.source]) == z.CHARACTER and not rewards_foe(definition_of(state, frame.source)):
            give_tokens(state, foe, 1)
        record_event(state, Happened("teamwork", frame.me, card))

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("teamwork"),)


def rewards_foe(defined: Card) -> bool:
    """True if a text says itself that the foe it is about gains VP (COMMON-TEAM-08)."""
    programs = defined.programs
    given = [effect.part for program in programs for effect in program if isinstance(effect, ForSeat)]
    return any(isinstance(node, GainVP) for part in given for node in words_in(programs[part]))


word("clause", Refers(binds=bind_several, is_about=always("teamwork")), "<use> Teamwork")(Teamwork)
for verb in ("perform", "activate"):
    reads(Teamwork, "clause", f"<{verb}> Teamwork")


@dataclass(frozen=True)
class UsedTeamwork(Question):
    """The player has used Teamwork this turn."""

    def holds(self, state: State, frame: Frame) -> bool:
        return any(event.what == "teamwork" and event.seat == frame.me for event in state.happened)

    def as_condition(self) -> Condition:
        return Condition("teamwork")


word("condition", PLAIN, "@you have used Teamwork this turn")(UsedTeamwork)
reads(
    UsedTeamwork,
    "condition",
    "@you used Teamwork this turn",
    "@you have already used Teamwork this turn",
    "@you used Teamwork",
)


@dataclass(frozen=True)
class UsesTeamwork(AwaitedEvent):
    """Reacts whenever its player uses Teamwork, or to the first time in a turn; "it" is the card played so."""

    first: bool = False
    event = "teamwork"

    def reacts_to_event(self, state: State, seat: int, event: Happened) -> bool:
        if event.what != "teamwork" or event.seat != seat:
            return False
        before = sum(1 for other in state.happened if other.what == "teamwork" and other.seat == seat)
        return not self.first or before == 1

    def as_cue(self) -> Cue:
        return Cue("teamwork", None, 1, 1) if self.first else Cue("teamwork")


word(
    "trigger",
    Refers(binds=always("it", "it lent")),
    phrase("The first time you use Teamwork during each of your turns", first=True),
    "Each time you use Teamwork",
)(UsesTeamwork)
reads(
    UsesTeamwork,
    "trigger",
    phrase("The first time you use Teamwork on each of your turns", first=True),
    phrase("The first time you use Teamwork each turn", first=True),
    phrase("When you use Teamwork", first=False),
    phrase("Whenever you use Teamwork", first=False),
)


describe("foes_top", "a card such as …", "card")
