"""Two-game matches: all main-deck cards are split into two halves, one game is played with each (HU-COMB-08 to -11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from lineup.engine.machine import Refused
from lineup.engine.saying import say
from lineup.game import Game, Result, new_game
from lineup.games import Choice
from lineup.games.layout import rivals_of
from lineup.language.sets import CardSet


@dataclass(frozen=True)
class MatchResult:
    """The winners of a pair of games by the sum of both scores, partners' added up."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


IDENTITIES = ("identity_assignment", "choose")  # in the second game


def second_choice(first: Choice, scores: Sequence[int]) -> Choice:
    """Return the choice for the second game: with the other half, and Super Heroes chosen by the scores of the first.

    In a duel of two boxes the same two Characters are chosen from, since the cards are theirs.
    """
    rules = (*((key, value) for key, value in first.rules if key != IDENTITIES[0]), IDENTITIES)
    return replace(first, half=2, rules=rules, heroes=rivals_of(first), first_scores=tuple(scores))


def add_scores(
    teams: Sequence[int], first: Sequence[int], second: Sequence[int], lost: Sequence[int] = ()
) -> MatchResult:
    """Return the winners by the scores of both games (HU-COMB-09); `teams` is empty where each plays for themselves.

    The sides that gave up (`lost`) do not win.
    """
    scores = tuple(one + two for one, two in zip(first, second, strict=True))
    sides = teams or range(len(scores))
    totals = [sum(score for score, side in zip(scores, sides, strict=True) if side == team) for team in sides]
    best = max((total for total, side in zip(totals, sides, strict=True) if side not in lost), default=0)
    won = [seat for seat, side in enumerate(sides) if side not in lost and totals[seat] == best]
    return MatchResult(tuple(won), scores)


def second_game(first: Game) -> Game:
    """Start the second game of a match; Refused before the first is over."""
    if first.result is None:
        raise Refused(say("refused-second-game"))
    return Game(second_choice(first.choice, first.result.scores), f"{first.choice.half_seed} game 2")


class Match:
    """A pair of games. `game` is the one being played."""

    def __init__(
        self,
        seats: Sequence[str],
        seed: str,
        *,
        game: str = "",
        sets: Sequence[str | CardSet] = (),
        variants: Sequence[str] = (),
        rules: Mapping[str, str | int | bool] | None = None,
        heroes: Sequence[str] = (),
    ) -> None:
        """Start the first game; the arguments are those of `new_game`, the `heroes` for the first game only."""
        self.seed = seed
        first = new_game(
            game, seats, f"{seed} game 1", variants, sets, rules=rules, heroes=heroes, half=1, half_seed=seed
        )
        self.games = [first]

    @property
    def number(self) -> int:
        """The game on the table: 1 or 2."""
        return len(self.games)

    @property
    def game(self) -> Game:
        return self.games[-1]

    @property
    def first_result(self) -> Result | None:
        """The result of the first game, or None while it is played."""
        return self.games[0].result

    def next_game(self) -> Game:
        """Start the second game, with the other half; the lowest scorer of the first chooses a Super Hero first."""
        if self.number == 2:
            raise Refused(say("refused-third-game"))
        self.games.append(second_game(self.game))
        return self.game

    def public_log(self) -> tuple[str, ...]:
        """Return the first game's answers as everybody saw them, for use in the second (HU-COMB-11)."""
        return self.games[0].public_answers() if self.games[0].result else ()

    @property
    def result(self) -> MatchResult | None:
        """The winners once both games are over: the highest sum of both scores (HU-COMB-09)."""
        results = [game.result for game in self.games if game.result]
        if len(results) < 2:
            return None
        return add_scores(self.game.state.setup.teams, results[0].scores, results[1].scores)
