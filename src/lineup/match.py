"""Two-game matches: all main-deck cards are split into two halves, one game is played with each (HU-COMB-08 to -11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lineup.engine.machine import Refused
from lineup.game import Game, Result, new_game
from lineup.language.sets import CardSet


@dataclass(frozen=True)
class MatchResult:
    """The winners of a pair of games by the sum of both scores, partners' added up."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Match:
    """A pair of games. `game` is the one being played."""

    def __init__(
        self,
        seats: Sequence[str],
        seed: str,
        *,
        game: str = "heroes-unite",
        sets: Sequence[str | CardSet] = (),
        variants: Sequence[str] = (),
        rules: Mapping[str, str | int | bool] | None = None,
    ) -> None:
        self._arguments = (game, tuple(seats), tuple(variants), tuple(sets))
        self._rules = dict(rules or {})
        self.seed = seed
        self.number = 1
        self.games = [self._new(1, {}, ())]

    def _new(self, half: int, rules: Mapping[str, str | int | bool], order: Sequence[int]) -> Game:
        game, seats, variants, sets = self._arguments
        return new_game(
            game,
            seats,
            f"{self.seed} game {half}",
            variants,
            sets,
            rules={**self._rules, **rules},
            half=half,
            half_seed=self.seed,
            choose_order=order,
        )

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.games[-1]

    @property
    def first_result(self) -> Result | None:
        """How the first game ended, or None while it is played."""
        return self.games[0].result

    def next_game(self) -> Game:
        """The second game, with the other half; the lowest scorer of the first chooses a Super Hero first."""
        first = self.first_result
        if self.number == 2:
            raise Refused("A match has two games; the second one is on the table.")
        if first is None:
            raise Refused("The first game of the match is not over yet.")
        order = sorted(range(len(first.scores)), key=lambda seat: (first.scores[seat], seat))
        self.number = 2
        self.games.append(self._new(2, {"identity_assignment": "choose"}, order))
        return self.game

    def public_log(self) -> tuple[str, ...]:
        """The first game's answers as everybody saw them, for use in the second (HU-COMB-11)."""
        return self.games[0].public_answers() if self.games[0].result else ()

    @property
    def result(self) -> MatchResult | None:
        """The winners once both games are over: the highest sum of both scores (HU-COMB-09)."""
        results = [game.result for game in self.games if game.result]
        if len(results) < 2:
            return None
        scores = tuple(one + two for one, two in zip(results[0].scores, results[1].scores, strict=True))
        teams = self.game.state.setup.teams or tuple(range(len(scores)))
        totals = [sum(score for score, side in zip(scores, teams, strict=True) if side == team) for team in teams]
        return MatchResult(tuple(seat for seat, total in enumerate(totals) if total == max(totals)), scores)
