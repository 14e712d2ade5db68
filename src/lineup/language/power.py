"""Power: the clauses that give it, now or for cards played later this turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lineup.engine.definitions import Effect, Query
from lineup.engine.playing import Watching, give_power
from lineup.engine.queries import cost
from lineup.engine.state import Frame, Played, State, Watcher
from lineup.language.conditions import Watch
from lineup.language.grammar import PLAIN, Refers, word
from lineup.language.verbs import Clause


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
class PowerOfCost(Clause):
    """Give as much Power as the card bound last costs."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if frame.it >= 0:
            give_power(state, cost(state, frame.it), frame.source)
        return True


word("clause", Refers(needs="it"), "+Power equal to its cost")(PowerOfCost)


@dataclass(frozen=True)
class PowerAgain(Clause):
    """Give as much Power as the card bound last has given this turn so far."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        give_power(state, sum(amount for card, amount in state.given if card == frame.it), frame.source)
        return True


word("clause", Refers(needs="it"), "+Power equal to the Power it gave")(PowerAgain)
