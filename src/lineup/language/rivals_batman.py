"""Words first needed by Rivals: Batman vs The Joker: later rewards, named parities, prices paid in Power."""

from __future__ import annotations

from dataclasses import dataclass

from lineup.engine import zones as z
from lineup.engine.asking import choose_option
from lineup.engine.attack import choose_foe
from lineup.engine.definitions import Card, Effect, Query
from lineup.engine.moves import gain
from lineup.engine.playing import Watching
from lineup.engine.queries import cost
from lineup.engine.state import TEXT, Frame, Happened, Note, State, Watcher
from lineup.language.conditions import HasNone
from lineup.language.grammar import FRESH, PLAIN, Refers, phrase, word
from lineup.language.kinds import Cards, Mark, Zone
from lineup.language.power import install
from lineup.language.sentences import Body, Sentence, Writer, gives_power
from lineup.language.verbs import ACTS, Clause, PutBack


@dataclass(frozen=True)
class OtherThan(Mark):
    """All but the cards of one name."""

    name: str

    def marks(self, card: Card) -> bool:
        return card.name != self.name and self.name not in card.aliases


word("mark", PLAIN, "other than {name:name}")(OtherThan)


@dataclass(frozen=True)
class PlayedBefore(Query):
    """Such a card was played this turn before now; "another" leaves out the card itself."""

    cards: Cards
    another: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        return any(
            played.seat == frame.me
            and (not self.another or played.card != frame.source)
            and self.cards.played(state, played)
            for played in state.played
        )


word(
    "condition",
    PLAIN,
    "@you played a {cards:cards+sg} this turn",
    phrase("@you played another {cards:cards+sg} this turn", another=True),
)(PlayedBefore)


@dataclass(frozen=True)
class EachDefeated(Query):
    """Once for every opposing Character the player has defeated."""

    def count(self, state: State, frame: Frame) -> int:
        return len(state.zones[z.zone(frame.me, z.SCORE)])


word("per", PLAIN, "Character in @your score pile")(EachDefeated)


@dataclass(frozen=True)
class Later(Sentence):
    """A sentence whose body starts by itself once the moment has come, later this turn."""

    body: Body

    def written(self, writer: Writer, person: str) -> list[Effect]:
        steps = writer.body(self.body, person)
        return [self.watching(writer.part("later", steps), gives_power(steps))]

    def watching(self, part: int, power_only: bool) -> Effect:
        """The step that starts the part now or lets it wait."""
        raise TypeError(f"{type(self).__name__} waits for nothing")


@dataclass(frozen=True)
class AsSoonAsNone(Later):
    """Once: now, or when the last such card leaves that place later this turn, however it does (RBJ-CARD-01)."""

    zone: Zone
    cards: Cards

    def watching(self, part: int, power_only: bool) -> Effect:
        return NoneWatch(part, power_only, HasNone(self.zone, self.cards))


word("sentence", Refers(scope=FRESH), "As soon as {zone:zone} has no {cards:counted+sg} this turn, {body:body}.")(
    AsSoonAsNone
)


@dataclass(frozen=True)
class NoneWatch(Watching):
    """What `AsSoonAsNone` compiles to."""

    cond: HasNone
    listens = "destroy"  # gains and cards that leave a place are always told

    def step(self, state: State, frame: Frame) -> None:
        if self.cond.holds(state, frame):
            state.stack.append(Frame(TEXT, frame.face, self.part, frame.me, frame.by, frame.source))
        else:
            install(state, frame)

    def noted(self, state: State, watcher: Watcher, event: Happened) -> int:
        if event.what not in ("gain", "destroy", "leave"):
            return 0
        return int(self.cond.holds(state, Frame(TEXT, watcher.face, watcher.part, watcher.seat)))


@dataclass(frozen=True)
class IfWin(Later):
    """Put off until the player defeats the confronted Character this turn (RBJ-CARD-06, -07)."""

    def watching(self, part: int, power_only: bool) -> Effect:
        return WinWatch(part, power_only)


word("sentence", Refers(scope=FRESH), "If @you win this Confrontation, {body:body}.")(IfWin)


@dataclass(frozen=True)
class WinWatch(Watching):
    """What `IfWin` compiles to."""

    listens = "defeat"

    def step(self, state: State, frame: Frame) -> None:
        install(state, frame)

    def noted(self, state: State, watcher: Watcher, event: Happened) -> int:
        return int(event.what == "defeat" and event.seat == watcher.seat)


@dataclass(frozen=True)
class PutUnder(PutBack):
    """Put the cards of a group under the main deck, in an order of the player's choice."""

    verb = "put on the bottom"

    def place(self, state: State, order: tuple[int, ...]) -> None:
        deck = state.zones[z.MAIN_DECK]
        state.zones[z.MAIN_DECK] = tuple(card for card in deck if card not in order) + order


word("clause", ACTS, "<put> {what:what} on the bottom of the main deck in any order")(PutUnder)


@dataclass(frozen=True)
class PayNow(Clause):
    """Give up Power gathered so far; not possible with less, nor outside the own turn."""

    n: int

    def can(self, state: State, frame: Frame) -> bool:
        return state.in_turn and state.active == frame.me and state.power >= self.n

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        frame.did = ()
        if self.can(state, frame):
            state.power -= self.n
            frame.did = (frame.source,)
        return True


word("clause", PLAIN, "<pay> {n:digits} Power")(PayNow)


@dataclass(frozen=True)
class FoePicksGain(Clause):
    """A foe decides which is gained: the card shown, which else stays, or the unseen next one (RBJ-CARD-09).

    Without a next card there is nothing to decide.
    """

    @property
    def texts(self) -> tuple[str, ...]:
        return ("the card shown is gained", "the card below it is gained")

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
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
        way = choose_option(state, frame, frame.chosen_foe, (0, 1) if next_one else (0,), "one")
        if way is None:
            return False
        frame.chosen_foe = -1
        frame.did = next_one if way else (frame.it,)
        gain(state, frame.me, frame.did[0])
        return True


word("clause", Refers(needs="it"), "<let> a foe choose whether @you gain it or the card below it")(FoePicksGain)


@dataclass(frozen=True)
class NameParity(Clause):
    """Say odd or even aloud; "as named" in the same card's text refers to it."""

    @property
    def texts(self) -> tuple[str, ...]:
        return ("even", "odd")

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        named = choose_option(state, frame, frame.me, (0, 1), "one")
        if named is None:
            return False
        others = tuple(note for note in state.notes if (note.kind, note.card) != ("named", frame.source))
        state.notes = (*others, Note("named", frame.me, frame.source, named))
        return True


word("clause", PLAIN, "<name> odd or even")(NameParity)


@dataclass(frozen=True)
class ItIsAsNamed(Query):
    """The card bound last has a cost of the parity named before; zero is even."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.it >= 0 and any(
            note.kind == "named" and note.card == frame.source and note.n == cost(state, frame.it) % 2
            for note in state.notes
        )


word("condition", Refers(needs="it"), "its cost is as named")(ItIsAsNamed)
