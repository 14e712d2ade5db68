"""Verbs about numbers: Power given and paid, costs of Characters raised."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lineup.engine import zones as z
from lineup.engine.asking import choose
from lineup.engine.confrontation import raise_cost
from lineup.engine.definitions import Effect, Query
from lineup.engine.playing import Watching, give_power
from lineup.engine.queries import character, cost, noted, partners, points
from lineup.engine.state import Frame, Happened, Played, State, Watcher
from lineup.language.grammar import PLAIN, Refers, word
from lineup.language.words.amounts import Watch
from lineup.language.words.places import zone_cards
from lineup.language.words.verbs import Clause


@dataclass(frozen=True)
class Power(Clause):
    """Give Power."""

    n: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        give_power(state, self.n, frame.source)
        return True


word("clause", PLAIN, "+{n:digits} Power")(Power)


@dataclass(frozen=True)
class PowerFor(Clause):
    """Give Power for everything there is of a kind now."""

    n: int
    per: Query

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        give_power(state, self.n * self.per.count(state, frame), frame.source)
        return True


word("clause", PLAIN, "+{n:digits} Power for each {per:per}")(PowerFor)


@dataclass(frozen=True)
class PowerWithin(Clause):
    """Give Power for everything there is of a kind now, within bounds on the total."""

    n: int
    per: Query
    most: int
    least: int = 0

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        amount = self.n * self.per.count(state, frame)
        give_power(state, min(max(amount, self.least), self.most), frame.source)
        return True


word(
    "clause",
    PLAIN,
    "+{n:digits} Power for each {per:per}, up to {most:digits}",
    "+{n:digits} Power for each {per:per}, at least {least:digits} and up to {most:digits}",
)(PowerWithin)


@dataclass(frozen=True)
class PowerForPlayed(Clause):
    """Give Power for cards played earlier this turn, and again for each played later. Compiled to a watcher."""

    n: int
    watch: Watch

    def compiled(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        return PowerWatch(part("later", [Power(self.n)]), True, self.n, self.watch)


word("clause", PLAIN, "+{n:digits} Power for each {watch:watch_each}")(PowerForPlayed)


@dataclass(frozen=True)
class PowerWatch(Watching):
    """What `PowerForPlayed` compiles to; `part` gives the Power once more."""

    n: int
    watch: Watch

    @property
    def once(self) -> bool:
        return False

    def step(self, state: State, frame: Frame) -> None:
        give_power(state, self.n * self.watch.earlier(state, frame), frame.source)
        install(state, frame)

    def noticed(self, state: State, watcher: Watcher, played: Played) -> int:
        return self.watch.later(state, watcher.source, played)


def install(state: State, frame: Frame) -> None:
    """Let the effect just run watch for cards played later this turn."""
    watcher = Watcher(frame.me, frame.source, frame.face, frame.part, frame.pc - 1, len(state.played))
    state.watchers += (watcher,)


@dataclass(frozen=True)
class PowerForDrawn(Clause):
    """Give Power for each card drawn since the turn began, and for each drawn later in it. Compiled to a watcher."""

    n: int

    def compiled(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        return DrawWatch(part("later", [Power(self.n)]), True, self.n)


word("clause", PLAIN, "+{n:digits} Power for each card @you draw this turn, earlier or later")(PowerForDrawn)


@dataclass(frozen=True)
class DrawWatch(Watching):
    """What `PowerForDrawn` compiles to; `part` gives the Power once more."""

    n: int
    listens = "draw"

    @property
    def once(self) -> bool:
        return False

    def step(self, state: State, frame: Frame) -> None:
        drawn = sum(1 for event in state.happened if event.what == "draw" and event.seat == frame.me)
        give_power(state, self.n * drawn, frame.source)
        install(state, frame)

    def noted(self, state: State, watcher: Watcher, event: Happened) -> int:
        return int(state.in_turn and event.what == "draw" and event.seat == watcher.seat)


@dataclass(frozen=True)
class PowerOfCost(Clause):
    """Give as much Power as the card bound last costs."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if frame.it >= 0:
            give_power(state, cost(state, frame.it), frame.source)
        return True


word("clause", Refers(needs="it"), "+Power equal to its cost")(PowerOfCost)


@dataclass(frozen=True)
class PowerOfHalfCost(Clause):
    """Give half as much Power as the card bound last costs, rounded down."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if frame.it >= 0:
            give_power(state, cost(state, frame.it) // 2, frame.source)
        return True


word("clause", Refers(needs="it"), "+Power equal to half its cost")(PowerOfHalfCost)


@dataclass(frozen=True)
class PowerAgain(Clause):
    """Give as much Power as the card bound last has given this turn so far."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        give_power(state, sum(amount for card, amount in state.given if card == frame.it), frame.source)
        return True


word("clause", Refers(needs="it"), "+Power equal to the Power it gave")(PowerAgain)


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


def add_cost(state: State, frame: Frame, amount: int, levels: int = 0) -> bool:
    """Let the player say whose Character of the team costs more, by `levels` for each Level; False while asking."""
    side = partners(state, frame.me) if state.setup.profile.block_teammate else (frame.me,)
    cards = [character(state, seat) for seat in side if character(state, seat) >= 0]
    picks = choose(state, frame, frame.me, cards, 1, 1, "make dearer", exact=True)
    if picks is None:
        return False
    for card in picks:
        total = amount + levels * state.cards[card].level
        if frame.part in state.setup.defs[frame.face].blocks and total > 0:  # Zod: each Block adds less
            total = max(total - noted(state, "less"), 0)
        raise_cost(state, card, total)
    frame.did = picks
    return True


@dataclass(frozen=True)
class AddCost(Clause):
    """Raise the cost of the own or the partner's Character for this turn (CONF-BLOCK-03)."""

    n: int
    per: Query | None = None

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        amount = self.n if self.per is None else self.n * self.per.count(state, frame)
        return add_cost(state, frame, amount)


word(
    "clause",
    PLAIN,
    "<add> {n:digits} to a Character's cost this turn",
    "<add> {n:digits} to a Character's cost this turn for each {per:per}",
)(AddCost)


@dataclass(frozen=True)
class AddLevel(Clause):
    """Raise the cost of a Character of the team by a number and by its Level."""

    n: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        return add_cost(state, frame, self.n, levels=1)


word("clause", PLAIN, "<add> {n:digits} and its Level to a Character's cost this turn")(AddLevel)


@dataclass(frozen=True)
class AddItsCost(Clause):
    """Raise the cost of a Character of the team by a number and by the cost of the card bound last."""

    n: int
    most: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        amount = self.n + (cost(state, frame.it) if frame.it >= 0 else 0)
        return add_cost(state, frame, min(amount, self.most))


word(
    "clause",
    Refers(needs="it"),
    "<add> {n:digits} and its cost, up to {most:digits} in all, to a Character's cost this turn",
)(AddItsCost)


@dataclass(frozen=True)
class AddVictoryPoints(Clause):
    """Raise the cost of a Character of the team by what the hand is worth; Weaknesses lower it (CONF-CARD-11)."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        hand = zone_cards(state, frame, "hand")
        return add_cost(state, frame, sum(points(state, frame.me, card) for card in hand))


word("clause", PLAIN, "<add> the Victory Points of @your hand to a Character's cost this turn")(AddVictoryPoints)


@dataclass(frozen=True)
class RaiseTeam(Clause):
    """Raise the cost of the own Character and of the partner's."""

    n: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        for seat in partners(state, frame.me):
            for card in state.zones[z.zone(seat, z.CHARACTER)][:1]:
                raise_cost(state, card, self.n)
        return True


word("clause", PLAIN, "each Character of @your team costs {n:digits} more this turn")(RaiseTeam)
