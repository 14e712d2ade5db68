"""Many games between bots on all cores. The same seed gives the same results whatever the number of processes.

Workers get the choice of game by name and load the cards themselves; they send back sums, and tables if the games are
to be kept (runs.py). Nothing grows with the number of games, unless the caller wants to have each of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext, redirect_stdout
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from lineup.bots import Bot, play_out
from lineup.bots.hosting.programs import (
    BotPatience,
    check_bot_or_program,
    dismiss_bots,
    is_program,
    make_bot_or_program,
)
from lineup.bots.hosting.registry import describe_error, is_ours
from lineup.engine.definitions import Setup
from lineup.engine.machine import start_game
from lineup.engine.queries import character_of, ending_of, score_of, winning_seats
from lineup.engine.saying import say
from lineup.engine.state import State
from lineup.errors import LineUpError
from lineup.games import Choice, build_once, build_setup
from lineup.lab.simulation.runs import RunFolder, parts_of
from lineup.lab.simulation.tables import Recorder, as_parquet, card_facts
from lineup.lab.simulation.tally import (
    NOT_YET,
    GameTally,
    NumberedGame,
    PlayedGame,
    Range,
    ScoreSpread,
    tally_games,
    win_parts,
)
from lineup.running.roads import Road, Shard, job_size
from lineup.running.workers import count_processes


class SimulationError(LineUpError):
    """A simulation that cannot be run."""


class GameFailed(SimulationError, RuntimeError):
    """A game of a simulation that failed; the message names it and its seed."""


@dataclass(frozen=True)
class SimulationResult:
    """The results of many games. Seats are in the order of `bots`; only the times differ from run to run."""

    choice: Choice
    bots: tuple[str, ...]
    seed: str
    tally: GameTally
    seconds: float = field(compare=False)  # from call to return, all processes together
    processes: int = field(compare=False)
    results: tuple[PlayedGame, ...] = field(
        repr=False, default=()
    )  # in the order of the game numbers, if they are kept
    played: int = field(compare=False, default=0)  # decisions of games that were not in the folder already

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def decisions(self) -> int:
        """Questions answered, those with a single answer included."""
        return self.tally.decisions

    @property
    def unforced(self) -> int:
        """Questions that left a choice."""
        return self.tally.unforced

    @property
    def decisions_per_second(self) -> float:
        return self.played / self.seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def wins(self) -> tuple[float, ...]:
        """Wins of each seat; a shared win counts as a fraction for each winner, so they add up to the games.

        In mirrored games, where the bots change seats: of each bot, in the order they were named in.
        """
        return tuple(won / win_parts(len(self.bots)) for won in self.tally.wins)

    @property
    def shared(self) -> int:
        """Games with more than one winner."""
        return self.tally.shared

    @property
    def ends(self) -> dict[str, int]:
        """The number of games that ended in each way, the commonest first."""
        return dict(sorted(self.tally.ends.items(), key=lambda pair: (-pair[1], pair[0])))

    @property
    def called(self) -> int:
        """Games that came no nearer to an end and were scored as they stood."""
        return self.ends.get("called", 0)

    @property
    def first_player_wins(self) -> float:
        """Wins of whoever began, alone or with a partner."""
        return self.tally.first / win_parts(len(self.bots))

    def share(self, played: PlayedGame, seats: Sequence[int]) -> float:
        """The part of a win that falls to some seats; in teams, to the teams they are in."""
        winners = played.winners
        if self.teams:
            teams = {self.teams[seat] for seat in seats}
            seats = [seat for seat, team in enumerate(self.teams) if team in teams]
        return sum(seat in seats for seat in winners) / max(len(winners), 1)

    @property
    def teams(self) -> tuple[int, ...]:
        """Each seat's team; empty where each plays alone."""
        return build_once(self.choice).teams

    @property
    def scores(self) -> tuple[ScoreSpread, ...]:
        """Victory Points of each seat."""
        return tuple(score.spread_of for score in self.tally.scores)

    @property
    def turns(self) -> ScoreSpread:
        """Turns of a game, all seats together."""
        return self.tally.turns.spread_of

    def seats_of(self, bot: str) -> tuple[int, ...]:
        """The seats a bot sat in."""
        return tuple(seat for seat, name in enumerate(self.bots) if name == bot)

    def wins_of(self, bot: str) -> float:
        """Wins of all seats of a bot."""
        return sum(self.wins[seat] for seat in self.seats_of(bot))

    def scores_of(self, bot: str) -> ScoreSpread:
        """Victory Points of all seats of a bot."""
        total = Range()
        for seat in self.seats_of(bot):
            total.add_range(self.tally.scores[seat])
        return total.spread_of

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
    choice: Choice,
    bots: Sequence[str],
    games: int,
    seed: str | int = "",
    *,
    mirrored: bool = False,
    folder: Path | None = None,
    road: Road = Road(),  # noqa: B008 (it is frozen)
    keep: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> SimulationResult:
    """Play games between bots and gather what they came to. The bots take the seats of the choice, one each.

    Game number n is played with the seed "SEED game n"; one that comes no nearer to its end is called
    (bots/hosting/stalemate.py), and the Victory Points won so far decide. `mirrored` deals each game once for every way
    to turn the bots around the table.

    With a `folder` the games are written there as tables (docs/lab.md), and those that are there already are not
    played again. Without one, `keep` keeps every game in `results`. `road` is who plays, and which share of the games;
    with more than one process, a script that calls this needs the usual `if __name__ == "__main__":`. `progress` is
    told how many games are done, of how many. RuleError, CardError, BotError, FolderError, WorkerError, ClusterError or
    SimulationError say what is wrong.
    """
    choice, shard = replace(choice, seats=tuple(name_seats(bots))), road.shard
    names = tuple(check_bot_or_program(bot) for bot in bots)
    setup = build_setup(choice)  # says what is wrong with the choice before any process is started
    if games < 1:
        raise SimulationError(say("error-games", games=games))
    if road.processes is not None and road.processes < 1:
        raise SimulationError(say("error-processes", processes=road.processes))
    turns = _count_rotations(names) if mirrored else 1
    if mirrored and turns == 1:
        raise SimulationError(say("error-mirrored"))
    most = len(parts_of(games, (1, 1)))
    if shard[1] > most:
        raise SimulationError(say("error-shard-empty", games=games, most=most, shard=f"{shard[0]}/{shard[1]}"))
    size, wanted = job_size(games), parts_of(games, shard)
    begin = perf_counter()
    total = GameTally()
    found: dict[int, tuple[PlayedGame, ...]] = {}
    fresh = 0
    conditions = _run_conditions(choice, names, str(seed), games, mirrored, shard)
    with nullcontext(None) if folder is None else RunFolder(folder, conditions, {choice.game: setup.content}) as run:
        if run is not None and run.read_result is not None:
            return SimulationResult(choice, names, str(seed), run.read_result, perf_counter() - begin, 1)
        kept = [part for part in wanted if run is not None and part in run.done]
        for part in kept:
            total.add_tally(run.read_tally(part))  # type: ignore[union-attr]
        jobs = [
            _SimulationJob(choice, setup.content, names, str(seed), part, part * size, min((part + 1) * size, games),
                           turns, run is not None)
            for part in wanted
            if run is None or part not in run.done
        ]  # fmt: skip
        due = total.games + sum(job.last - job.first for job in jobs)
        count = count_processes(road.processes, max(len(jobs), 1))
        if progress is not None and kept:
            progress(total.games, due)
        with closing(road._replace(processes=count).do_jobs(jobs, _play_job)) as done:
            for job, made in done:
                if run is not None:
                    run.keep_part(job.part, made.tally, made.tables)
                elif keep:
                    found[job.part] = made.results
                total.add_tally(made.tally)
                fresh += made.tally.decisions
                if progress is not None:
                    progress(total.games, due)
        if run is not None:
            run.make_tables(total, card_facts(setup))
    ordered = tuple(played for part in sorted(found) for played in found[part])
    return SimulationResult(choice, names, str(seed), total, perf_counter() - begin, count, ordered, fresh)


def name_seats(bots: Sequence[str]) -> list[str]:
    """A name for every seat."""
    return [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)]


def _count_rotations(bots: Sequence[str]) -> int:
    """Return the number of ways to turn the bots around the table."""
    return next(turn for turn in range(1, len(bots) + 1) if (*bots[turn:], *bots[:turn]) == tuple(bots))


def _run_conditions(
    choice: Choice, bots: Sequence[str], seed: str, games: int, mirrored: bool, shard: Shard
) -> dict[str, Any]:
    """Return the conditions that hold for all games of a run, as JSON has them."""
    return {
        "game": choice.game,
        "bots": list(bots),
        "seed": seed,
        "games": games,
        "mirrored": mirrored,
        "shard": "" if shard == (1, 1) else f"{shard[0]}/{shard[1]}",
        "variants": list(choice.variants),
        "rules": dict(choice.rules),
        "sets": list(choice.sets),
        "mix": {name: list(groups) for name, groups in choice.mix},
        "other_half": choice.other_half,
        "heroes": list(choice.heroes),
        "swaps": [list(pair) for pair in choice.swaps],
    }


class _SimulationJob(NamedTuple):
    """A part for one worker: games from `first` to before `last`; plain data all of it."""

    choice: Choice
    content: str
    bots: tuple[str, ...]
    seed: str
    part: int
    first: int
    last: int
    turns: int = 1  # games of each deal
    recorded: bool = False


class _SimulationPart(NamedTuple):
    """A worker's results: the sums, the games, and the tables where they are to be kept."""

    tally: GameTally
    results: tuple[PlayedGame, ...]
    tables: dict[str, bytes]


def end_of(state: State) -> str:
    """Return what ended a game; one that goes on was called."""
    return ending_of(state) if state.over else "called"


def play_game(
    setup: Setup, game: NumberedGame, names: Sequence[str], bots: Sequence[Bot], seed: str, recorder: Recorder | None
) -> NumberedGame:
    """Play a game to its end, written down by a recorder where there is one."""
    state = start_game(setup, seed, recorder is not None)
    tops = [character_of(state, seat) for seat in range(state.players)]
    if recorder is not None:
        recorder.begin_game(game.number)
    decisions = play_out(state, bots, watch=None if recorder is None else recorder.record_answer)
    scores = tuple(score_of(state, seat) for seat in range(state.players))
    counts = (state.turn, decisions.asked, decisions.unforced)
    sides = tuple(setup.cards[top].side if top >= 0 else "" for top in tops)
    heroes = tuple(setup.cards[top].name if top >= 0 else "" for top in tops)
    played = game._replace(
        played=PlayedGame(winning_seats(state), scores, *counts, state.first, end_of(state), sides, heroes)
    )
    if recorder is not None:
        recorder.end_game(state, played, names, seed)
    return played


def patience_with(bots: Sequence[str]) -> BotPatience | None:
    """Return the patience that these bots need: none with our own, and with programs, which have limits."""
    return None if all(is_ours(bot) or is_program(bot) for bot in bots) else BotPatience()


def play_among_bots(
    setup: Setup,
    game: NumberedGame,
    names: Sequence[str],
    seed: str,
    recorder: Recorder | None,
    patience: BotPatience | None,
) -> NumberedGame:
    """Play a game among bots made for it, which may be foreign ones; GameFailed if it fails."""
    play = partial(_play_with_bots, setup, game, names, seed, recorder, patience)
    try:
        with redirect_stdout(sys.stderr):  # what bots print is no output of ours
            return play() if patience is None else patience.run_watched(play)
    except (Exception, SystemExit) as error:
        raise GameFailed(
            say("error-game-failed", number=game.number, seed=seed, error=describe_error(error))
        ) from error


def _play_with_bots(
    setup: Setup,
    game: NumberedGame,
    names: Sequence[str],
    seed: str,
    recorder: Recorder | None,
    patience: BotPatience | None,
) -> NumberedGame:
    """Play a game with fresh bots, and let them go."""
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(names):
            make = partial(make_bot_or_program, name, seat, seed)
            bots.append(make() if patience is None else patience.make_watched_bot(name, make))
        return play_game(setup, game, names, bots, seed, recorder)
    finally:
        dismiss_bots(bots)


def _play_job(job: _SimulationJob) -> _SimulationPart:
    """Play the games of a job, here or in a worker; every failure becomes a GameFailed."""
    setup = build_once(job.choice)
    if setup.content != job.content:
        raise GameFailed(say("error-cards-changed"))
    recorder = Recorder(setup) if job.recorded else None
    patience = patience_with(job.bots)
    games = []
    for number in range(job.first, job.last):
        deal, turned = divmod(number, job.turns)
        names = (*job.bots[turned:], *job.bots[:turned])
        game = NumberedGame(number, deal, turned, NOT_YET)
        games.append(play_among_bots(setup, game, names, f"{job.seed} game {deal}", recorder, patience))
    tables = {} if recorder is None else as_parquet(recorder.rows)
    return _SimulationPart(
        tally_games(games, setup.teams), () if job.recorded else tuple(each.played for each in games), tables
    )
