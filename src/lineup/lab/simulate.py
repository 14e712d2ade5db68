"""Many games between bots on all cores. The same seed gives the same results whatever the number of processes.

Workers get the choice of game by name and load the cards themselves; they send back plain numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from math import lcm
from time import perf_counter
from typing import Any, Final, NamedTuple

from lineup.bots import Bot, play_out
from lineup.bots.programs import check_anybody, dismiss, make_anybody
from lineup.engine import zones as z
from lineup.engine.machine import start
from lineup.engine.queries import character, score, winners
from lineup.engine.saying import say
from lineup.engine.state import State
from lineup.errors import LineUpError
from lineup.games import Choice, build, first_game, make_choice
from lineup.lab.workers import WorkerError, count_of, interrupts_ignored, setup_of, workers

CHUNK: Final = 32  # games a worker plays at most before it reports; each report costs the others time
REPORTS: Final = 8  # of each worker at least, so that progress is seen


class SimulationError(LineUpError, RuntimeError):
    """A simulation that cannot be run, or a game of it that failed; the message names the game and its seed."""


class Played(NamedTuple):
    """One game, as plain data."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    unforced: int
    first: int = -1  # the seat that began
    end: str = ""  # what ended it: super-villains, refill, main deck, knock-out, text; or called
    sides: tuple[str, ...] = ()  # hero or villain by seat, where Characters were dealt at the start
    heroes: tuple[str, ...] = ()  # the Super Heroes or Characters dealt at the start, by seat


@dataclass(frozen=True)
class Spread:
    """Mean, least and greatest of some whole numbers."""

    mean: float
    min: int
    max: int

    def to_json(self) -> dict[str, float]:
        return {"mean": self.mean, "min": self.min, "max": self.max}


def spread(numbers: Iterable[int]) -> Spread:
    """The spread of at least one number."""
    values = list(numbers)
    return Spread(sum(values) / len(values), min(values), max(values))


@dataclass(frozen=True)
class SimulationResult:
    """What many games came to. Seats are in the order of `bots`; only the times differ from run to run."""

    choice: Choice
    bots: tuple[str, ...]
    seed: str
    results: tuple[Played, ...] = field(repr=False)  # in the order of the game numbers
    seconds: float = field(compare=False)  # from call to return, all processes together
    processes: int = field(compare=False)

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def decisions(self) -> int:
        """Questions answered, those with a single answer included."""
        return sum(played.decisions for played in self.results)

    @property
    def unforced(self) -> int:
        """Questions that left a choice."""
        return sum(played.unforced for played in self.results)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def wins(self) -> tuple[float, ...]:
        """Wins of each seat; a shared win counts as a fraction for each winner, so they add up to the games."""
        whole = lcm(*range(1, len(self.bots) + 1))
        parts = [0] * len(self.bots)
        for played in self.results:
            for seat in played.winners:
                parts[seat] += whole // len(played.winners)
        return tuple(part / whole for part in parts)

    @property
    def shared(self) -> int:
        """Games with more than one winner."""
        return sum(len(played.winners) > 1 for played in self.results)

    @property
    def ends(self) -> dict[str, int]:
        """How many games ended in which way, the commonest first."""
        return dict(Counter(played.end for played in self.results).most_common())

    @property
    def called(self) -> int:
        """Games that came no nearer to an end and were scored as they stood."""
        return self.ends.get("called", 0)

    @property
    def first_player_wins(self) -> float:
        """Wins of whoever began, alone or with a partner."""
        return sum(self.share(played, (played.first,)) for played in self.results)

    def share(self, played: Played, seats: Sequence[int]) -> float:
        """The part of a win that falls to some seats; in teams, to the teams they are in."""
        winners = played.winners
        if self.teams:
            teams = {self.teams[seat] for seat in seats}
            seats = [seat for seat, team in enumerate(self.teams) if team in teams]
        return sum(seat in seats for seat in winners) / len(winners)

    @property
    def teams(self) -> tuple[int, ...]:
        """Each seat's team; empty where each plays alone."""
        return setup_of(self.choice).teams

    @property
    def scores(self) -> tuple[Spread, ...]:
        """Victory Points of each seat."""
        return tuple(spread(played.scores[seat] for played in self.results) for seat in range(len(self.bots)))

    @property
    def turns(self) -> Spread:
        """Turns of a game, all seats together."""
        return spread(played.turns for played in self.results)

    def seats_of(self, bot: str) -> tuple[int, ...]:
        """The seats a bot sat in."""
        return tuple(seat for seat, name in enumerate(self.bots) if name == bot)

    def wins_of(self, bot: str) -> float:
        """Wins of all seats of a bot."""
        return sum(self.wins[seat] for seat in self.seats_of(bot))

    def scores_of(self, bot: str) -> Spread:
        """Victory Points of all seats of a bot."""
        return spread(played.scores[seat] for played in self.results for seat in self.seats_of(bot))

    def to_json(self) -> dict[str, Any]:
        """One object for programs.

        games, decisions (all questions answered), unforced (those with a choice), decisions_per_second, seconds and
        processes are numbers. wins and scores are lists, one entry per seat in the order of the list bots: wins are
        numbers that add up to games (a win shared by n seats is 1/n for each), scores objects with mean, min and max.
        shared is the number of games with several winners; ends maps what ended games (such as refill) to their number;
        called is the number of games that came no nearer to an end and were scored as they stood. turns (of all seats
        together, per game) and decisions_per_game stand beside them. by_bot maps each bot's name to its seats, wins and
        score over all its seats. game, variants, rules and seed say what was played.
        """
        return {
            "game": self.choice.game,
            "variants": list(self.choice.variants),
            "rules": dict(self.choice.rules),
            "seed": self.seed,
            "bots": list(self.bots),
            "games": self.games,
            "decisions": self.decisions,
            "unforced": self.unforced,
            "decisions_per_game": self.decisions_per_game,
            "decisions_per_second": self.decisions_per_second,
            "seconds": self.seconds,
            "processes": self.processes,
            "wins": list(self.wins),
            "shared": self.shared,
            "ends": self.ends,
            "called": self.called,
            "scores": [each.to_json() for each in self.scores],
            "turns": self.turns.to_json(),
            "by_bot": {
                bot: {
                    "seats": list(self.seats_of(bot)),
                    "wins": self.wins_of(bot),
                    "score": self.scores_of(bot).to_json(),
                }
                for bot in dict.fromkeys(self.bots)
            },
        }


def simulate(
    game: str = "",
    bots: Sequence[str] = ("casual", "random"),
    games: int = 100,
    seed: str | int = "",
    *,
    variants: Sequence[str] = (),
    rules: Mapping[str, str | int | bool] | None = None,
    sets: Sequence[str] = (),
    mix: Mapping[str, Sequence[str]] | None = None,
    other_half: bool = False,
    heroes: Sequence[str] = (),
    swaps: Sequence[tuple[str, str]] = (),
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> SimulationResult:
    """Play games between bots, one bot per seat, and gather what they came to.

    The arguments after `seed` are those of `new_game`; `sets` are boxes or files. Game number n is played with the
    seed "SEED game n"; one that comes no nearer to its end is called (bots/calling.py), and the Victory Points won so
    far decide. `processes` is the number of cores to use, all of them if None; with more than one, a script that calls
    this needs the usual `if __name__ == "__main__":`. `progress` is told how many games are done, of how many.
    RuleError, CardError, BotError or SimulationError say what is wrong.
    """
    seats = [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)]
    choice = make_choice(
        game or first_game(),
        seats,
        variants,
        sets,
        rules=rules,
        mix=mix,
        other_half=other_half,
        heroes=heroes,
        swaps=swaps,
    )
    names = tuple(check_anybody(bot) for bot in bots)
    content = build(choice).content  # says what is wrong with the choice before any process is started
    if games < 1:
        raise SimulationError(say("error-games", games=games))
    if processes is not None and processes < 1:
        raise SimulationError(say("error-processes", processes=processes))
    count = count_of(processes, games)
    size = max(1, min(games // (REPORTS * count), CHUNK))
    jobs = [_Job(choice, content, names, str(seed), first, min(first + size, games)) for first in range(0, games, size)]
    begin = perf_counter()
    done: dict[int, list[Played]] = {}
    finished = 0
    with closing(_alone(jobs) if count == 1 else _together(jobs, count)) as parts:
        for job, results in parts:
            done[job.first] = results
            finished += len(results)
            if progress is not None:
                progress(finished, games)
    ordered = tuple(played for first in sorted(done) for played in done[first])
    return SimulationResult(choice, names, str(seed), ordered, perf_counter() - begin, count)


class _Job(NamedTuple):
    """A run of games for one worker; plain data all of it."""

    choice: Choice
    content: str
    bots: tuple[str, ...]
    seed: str
    first: int
    last: int


def _alone(jobs: Sequence[_Job]) -> Generator[tuple[_Job, list[Played]]]:
    for job in jobs:
        yield job, _play(job)


def _together(jobs: Sequence[_Job], processes: int) -> Generator[tuple[_Job, list[Played]]]:
    """Let workers play; all of them are gone when this ends, however it ends."""
    left = iter(jobs)
    running: dict[Future[list[Played]], _Job] = {}
    try:
        with workers(processes) as pool:
            with interrupts_ignored():
                for job in islice(left, 2 * processes):
                    running[pool.submit(_play, job)] = job
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    job = running.pop(future)
                    following = next(left, None)
                    if following is not None:
                        running[pool.submit(_play, following)] = following
                    yield job, future.result()
    except WorkerError as error:
        raise SimulationError(error.said) from None


def end_of(state: State) -> str:
    """What ended a game; one that goes on was called."""
    if not state.over:
        return "called"
    profile = state.setup.profile
    if state.winners:
        return "knock-out" if profile.confrontation else "text"
    if profile.super_hidden:
        return "main deck"
    return "super-villains" if profile.super_villains and not state.zones[z.SUPER_VILLAINS] else "refill"


def _play(job: _Job) -> list[Played]:
    """Play the games of a job, here or in a worker; every failure becomes a SimulationError."""
    setup = setup_of(job.choice)
    if setup.content != job.content:
        raise SimulationError(say("error-cards-changed"))
    results = []
    for number in range(job.first, job.last):
        seed = f"{job.seed} game {number}"
        bots: list[Bot] = []
        try:
            bots += (make_anybody(bot, seat, seed) for seat, bot in enumerate(job.bots))
            state = start(setup, seed)
            tops = [character(state, seat) for seat in range(state.players)]
            decisions = play_out(state, bots)
            scores = tuple(score(state, seat) for seat in range(state.players))
            counts = (state.turn, decisions.asked, decisions.unforced)
            sides = tuple(setup.cards[top].side if top >= 0 else "" for top in tops)
            heroes = tuple(setup.cards[top].name if top >= 0 else "" for top in tops)
            results.append(Played(winners(state), scores, *counts, state.first, end_of(state), sides, heroes))
        except Exception as error:
            kind = type(error).__name__
            said = say("error-game-failed", number=number, seed=seed, kind=kind, error=str(error))
            raise SimulationError(said) from error
        finally:
            dismiss(bots)
    return results
