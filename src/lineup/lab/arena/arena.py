"""The arena: bots meet on the same deals from every seat, and whatever one of them does, the arena goes on.

Every deal is played once for each way of seating the two sides, so that the luck of seats, Super Heroes and hands falls
on both alike. Where each plays alone among several, one bot meets a table full of the other, from every seat, and the
other way round. A bot that crashes, answers illegally or is out of time loses that game.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext, suppress
from dataclasses import dataclass, replace
from itertools import combinations
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple, get_args

from lineup.bots import Bot, BotError, Clock, play_out
from lineup.bots.hosting.programs import (
    STRANGERS,
    BotFault,
    FaultKind,
    ask_bot,
    check_bot_or_program,
    dismiss_bots,
    is_program,
    make_bot_or_program,
)
from lineup.bots.hosting.registry import Stranger, describe_error, guarded, is_ours, make_legible
from lineup.engine.machine import start_game
from lineup.engine.queries import character_of, score_of, winning_seats
from lineup.engine.saying import Arg, Said, say
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.errors import LineUpError
from lineup.games import Choice, build_once
from lineup.lab.arena.folder import GAMES, ArenaFolder
from lineup.lab.shared.folders import FolderError
from lineup.lab.simulation.simulate import end_of
from lineup.running.limits import Limits
from lineup.running.roads import Road, job_size
from lineup.running.workers import NOBODY, Lost, WorkWatch, count_processes, work_together

USUAL: Final = Limits(answer=10.0, memory=2048)  # of an arena, where nothing else is said
SLACK: Final = 2.0  # seconds beyond the deadline after which a bot that does not come back is ended with its process

logger = logging.getLogger(__name__)


class ArenaError(LineUpError, RuntimeError):
    """An arena that cannot be held, or a game of it that failed through no bot's fault."""


class Conditions(NamedTuple):
    """The conditions of all games of an arena; a kept one goes on only under the same."""

    seed: str
    seconds: float = inf  # of each bot's clock, for a turn
    rollouts: int = 0  # instead of seconds: simulations per decision
    deadline: float = USUAL.answer  # seconds for one decision; who takes longer loses the game
    memory: int = USUAL.memory
    processor: bool = False  # whether the clocks count the time a bot's process has the processor
    seconds_against: float = 0.0  # of the clocks of the second of a pair, where they differ

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "seconds": None if self.seconds == inf else self.seconds}

    def make_clock(self, side: int) -> Clock:
        """A clock for a bot of the first or the second of a pair."""
        seconds = self.seconds_against if side and self.seconds_against else self.seconds
        return Clock(seconds, self.rollouts, self.processor)


class Meeting(NamedTuple):
    """One game to be played: a deal, and who sits where. `sides` says for each seat whether it is one's of the pair: 0
    or 1."""

    way: str
    one: str
    other: str
    deal: int
    seating: int
    bots: tuple[str, ...]
    sides: tuple[int, ...]

    @property
    def meeting_key(self) -> str:
        """A key that no other game has."""
        return "\t".join((self.way, self.one, self.other, str(self.deal), str(self.seating)))


class MetGame(NamedTuple):
    """A game that was played; lists have one entry per seat."""

    meeting: Meeting
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    end: str  # what ended it, or "fault"
    first: int  # the seat that began
    heroes: tuple[str, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # of thinking
    longest: tuple[float, ...]  # the longest decision
    fault: FaultKind | None = None
    faulty: int = -1  # whose fault it was
    said: str = ""  # what was wrong

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "meeting": self.meeting._asdict()}

    @classmethod
    def from_json(cls, row: Mapping[str, Any]) -> MetGame:
        """Read the game a row tells of; KeyError or TypeError if it tells of none."""
        meeting = Meeting(**_check_types(row["meeting"], MEETING))
        met = cls(**{**_check_types(row, MET), "meeting": meeting})
        seats = range(len(meeting.bots))
        heroes = met.heroes or meeting.bots  # none are known of a game that was lost before it began
        lists = (meeting.sides, heroes, met.scores, met.decisions, met.seconds, met.longest)
        known = met.fault is None or (met.fault in get_args(FaultKind) and met.faulty in seats)
        seated = set(met.winners) <= set(seats) and set(meeting.sides) <= {0, 1} and met.first in (-1, *seats)
        if not known or not seated or any(len(each) != len(seats) for each in lists):
            raise TypeError(row)
        return met

    def share_of(self, side: int) -> float:
        """Return the part of the win that fell to a side."""
        return sum(self.meeting.sides[seat] == side for seat in self.winners) / max(len(self.winners), 1)


# What the fields of a kept game are; those in brackets are lists of it.
MEETING: Final[Mapping[str, Any]] = {
    "way": str, "one": str, "other": str, "deal": int, "seating": int, "bots": [str], "sides": [int],
}  # fmt: skip
MET: Final[Mapping[str, Any]] = {
    "meeting": dict, "winners": [int], "scores": [int], "turns": int, "end": str, "first": int, "heroes": [str],
    "decisions": [int], "seconds": [int | float], "longest": [int | float], "fault": str | None, "faulty": int,
    "said": str,
}  # fmt: skip


def _check_types(row: Mapping[str, Any], kinds: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a row, lists as tuples; KeyError for one that is not known, TypeError for one of another
    kind."""
    found: dict[str, Any] = {}
    for key, value in row.items():
        kind = kinds[key]
        each, values = (kind[0], value) if isinstance(kind, list) else (kind, [value])
        if not isinstance(values, list) or not all(isinstance(one, each) for one in values):
            raise TypeError(key)
        found[key] = tuple(values) if isinstance(kind, list) else value
    return found


@dataclass(frozen=True)
class Arena:
    """The games to play: ways to play by their labels, the pairs that meet, and the conditions."""

    ways: Mapping[str, Choice]
    pairs: tuple[tuple[str, str], ...]
    games: int  # behind each share, at least
    conditions: Conditions
    one_way: bool = False  # where each plays alone among several, only the first of a pair does

    @property
    def entrants(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for pair in self.pairs for name in pair))

    def list_meetings(self) -> Iterator[Meeting]:
        """Yield all games, deal by deal, so that an arena cut short has met all pairs alike."""
        seatings = {}
        deals = {}
        for way, choice in self.ways.items():
            players, teams = len(choice.seats), build_once(choice).teams
            for pair in self.pairs:
                found = seatings_of(pair, players, teams)
                shares = 1 if teams or players == 2 else 2
                deals[way, pair] = math.ceil(self.games * shares / len(found))
                seatings[way, pair] = found[: len(found) // shares] if self.one_way else found
        for deal in range(max(deals.values(), default=0)):
            for (way, (one, other)), found in seatings.items():
                if deal < deals[way, (one, other)]:
                    for number, (bots, sides) in enumerate(found):
                        yield Meeting(way, one, other, deal, number, bots, sides)


def label_of(choice: Choice) -> str:
    """A way to play in a few words, the same for the same way."""
    ways = [*choice.variants, *(f"{key}={value}" for key, value in choice.rules)]
    ways += [f"with {name}" for name in choice.sets]
    ways += [f"{name}={'+'.join(groups)}" for name, groups in choice.mix]
    ways += ["other half"] if choice.other_half else []
    ways += [f"heroes {'/'.join(name or 'any' for name in choice.heroes)}"] if choice.heroes else []
    ways += [f"{out} for {into}" for out, into in choice.swaps]
    return ", ".join([choice.game, f"{len(choice.seats)} players", *ways])


def split_entrant(entrant: str) -> tuple[str, ...]:
    """The bots of an entrant: one, or the two of a team."""
    if is_program(entrant):
        return (entrant,)
    first, plus, second = entrant.partition("+")
    return (first.strip(), second.strip()) if plus else (first.strip(),)


def check_entrant(entrant: str) -> str:
    """The entrant, in one spelling; BotError if there is no such bot."""
    return "+".join(check_bot_or_program(bot) for bot in split_entrant(entrant))


def round_robin(entrants: Sequence[str], against: str = "") -> tuple[tuple[str, str], ...]:
    """Everybody with everybody; or everybody with one of them, who is added if need be."""
    if against:
        return tuple((each, against) for each in dict.fromkeys(entrants) if each != against)
    return tuple(combinations(dict.fromkeys(entrants), 2))


Seating = tuple[tuple[str, ...], tuple[int, ...]]


def seatings_of(pair: tuple[str, str], players: int, teams: Sequence[int]) -> list[Seating]:
    """All ways to seat two sides: the bots by seat, and whose seat each is. BotError if a team has no place."""
    bots = [split_entrant(entrant) for entrant in pair]
    if not teams:
        mixed = next((entrant for entrant, each in zip(pair, bots, strict=True) if len(each) > 1), "")
        if mixed:
            raise BotError(say("error-arena-team", team=mixed, players=players))
        alone = [bots[0][0], bots[1][0]]
        if players == 2:
            return [((alone[0], alone[1]), (0, 1)), ((alone[1], alone[0]), (1, 0))]
        rows = [
            tuple(side if seat == at else 1 - side for seat in range(players))
            for side in (0, 1)
            for at in range(players)
        ]
        return [(tuple(alone[side] for side in row), row) for row in rows]
    found: dict[Seating, None] = {}
    for turned in (False, True):  # which of a team of two sits first
        for swapped in (0, 1):
            sides = tuple((team != teams[0]) ^ swapped for team in teams)
            queues = [list(reversed(each)) if turned else list(each) for each in bots]
            row = []
            for side in sides:
                row.append(queues[side][0])
                queues[side].append(queues[side].pop(0))
            found[tuple(row), tuple(map(int, sides))] = None
    return list(found)


def hold_arena(
    arena: Arena,
    folder: Path | None = None,
    road: Road = Road(),  # noqa: B008  (a frozen value)
    progress: Callable[[int, int], None] | None = None,
) -> list[MetGame]:
    """Play all games, or the share of a shard, and return them in their order; without those that count for nobody.

    With a folder every game is kept there as soon as it is over, and none is played that is kept already. `progress`
    is told how many games are done, of how many. FolderError if the folder is another arena's; ArenaError, RuleError,
    CardError, BotError or ClusterError say what else is wrong.
    """
    meetings = road.share_of(list(arena.list_meetings()))
    content = {way: build_once(choice).content for way, choice in arena.ways.items()}
    keeping = nullcontext(None) if folder is None else ArenaFolder(folder, arena.conditions.to_json(), content)
    with keeping as store:
        done = _kept_games(store)
        jobs = [
            _ArenaJob(meeting, arena.ways[meeting.way], content[meeting.way], arena.conditions)
            for meeting in meetings
            if meeting.meeting_key not in done
        ]
        finished = len(meetings) - len(jobs)
        if progress is not None:
            progress(finished, len(meetings))
        for met in _play_games(jobs, road):
            done[met.meeting.meeting_key] = met
            if store is not None:
                store.keep_row(met.to_json())
            finished += 1
            if progress is not None:
                progress(finished, len(meetings))
    return [done[meeting.meeting_key] for meeting in meetings if meeting.meeting_key in done]


def _kept_games(store: ArenaFolder | None) -> dict[str, MetGame]:
    """The games of a store by their keys."""
    done = {}
    for number, row in enumerate(store.rows if store else (), 1):
        try:
            met = MetGame.from_json(row)
        except (AttributeError, KeyError, TypeError):
            raise FolderError(
                say("error-arena-row", file=str(store.folder / GAMES if store else GAMES), line=number)
            ) from None
        done[met.meeting.meeting_key] = met
    return done


class _ArenaJob(NamedTuple):
    """A game for one process; plain data all of it."""

    meeting: Meeting
    choice: Choice
    content: str
    conditions: Conditions


def _play_games(jobs: Sequence[_ArenaJob], road: Road) -> Iterator[MetGame]:
    """Yield the games as they end, in any order. On a cluster some go to a machine at a time, which watches them."""
    if road.cluster:
        size = job_size(len(jobs))
        parts = [jobs[first : first + size] for first in range(0, len(jobs), size)]
        with closing(road.do_jobs(parts, _play_beside)) as done:
            for _, found in done:
                yield from found
    elif jobs:
        yield from _play_here(jobs, count_processes(road.processes, len(jobs)))


def _play_beside(jobs: Sequence[_ArenaJob]) -> list[MetGame]:
    """Play games on one machine of a cluster: in a process beside, so that a bot that ends it loses its game alone."""
    return list(_play_here(jobs, 1))


def _play_here(jobs: Sequence[_ArenaJob], count: int) -> Iterator[MetGame]:
    """Yield the games as they end, played by processes of this machine."""
    conditions = jobs[0].conditions
    patience = conditions.deadline + SLACK
    if any(is_program(bot) for job in jobs for bot in job.meeting.bots):
        patience += STRANGERS.greeting
    limits = Limits(answer=patience, memory=conditions.memory)
    again: list[_ArenaJob] = []
    with closing(work_together(jobs, play_meeting, count, limits)) as results:
        for job, result in results:
            if _is_unclear(job, result):
                again.append(job)
            else:
                yield _read_outcome(job, result)
    for each in again:  # in a process of its own: what others left behind in theirs is not its fault
        with closing(work_together([each], play_meeting, 1, limits)) as results:
            for job, result in results:
                if not _is_unclear(job, result):
                    yield _read_outcome(job, result)
                elif (seat := _find_suspect(job.meeting)) != NOBODY:
                    yield _forfeit_game(
                        _unplayed_game(job.meeting), "crash", seat, "it left no memory, or ended its process"
                    )
                else:
                    _void_game(job.meeting)


def _is_unclear(job: _ArenaJob, result: MetGame | Said | Lost) -> bool:
    """Return whether a process died and nobody can tell by whose fault: a foreign bot may have prepared it earlier."""
    if not isinstance(result, Lost) or result.kind != "crash":
        return False
    bots = job.meeting.bots
    return result.who == NOBODY or (is_ours(bots[result.who]) and not all(map(is_ours, bots)))


def _find_suspect(meeting: Meeting) -> int:
    """Return a seat of the only side whose bots are not ours; NOBODY if there is none, or both are such."""
    seats = [seat for seat, bot in enumerate(meeting.bots) if not is_ours(bot)]
    return seats[0] if len({meeting.sides[seat] for seat in seats}) == 1 else NOBODY


def _void_game(meeting: Meeting) -> None:
    """Drop a game that cannot be played; ArenaError where all bots are ours, for then none of them can be."""
    facts: dict[str, Arg] = {"way": meeting.way, "bots": ", ".join(meeting.bots), "deal": meeting.deal}
    if all(map(is_ours, meeting.bots)):
        raise ArenaError(say("error-arena-died", **facts))
    logger.warning("%s", ArenaError(say("error-arena-void", **facts)))


def _read_outcome(job: _ArenaJob, result: MetGame | Said | Lost) -> MetGame:
    """Return the game a job came to; ArenaError if it failed by nobody's fault."""
    if isinstance(result, Said):
        raise ArenaError(result)
    if not isinstance(result, Lost):
        return result
    died = result.kind == "crash"
    said = "its process died" if died else f"it did not answer within {job.conditions.deadline:g} s"
    return _forfeit_game(_unplayed_game(job.meeting), result.kind, result.who, said)


def _unplayed_game(meeting: Meeting) -> MetGame:
    nothing = (0,) * len(meeting.bots)
    return MetGame(meeting, (), nothing, 0, "", -1, (), nothing, nothing, nothing)


def _forfeit_game(met: MetGame, kind: FaultKind, seat: int, said: str) -> MetGame:
    """Return a game lost by a fault: everybody on the other side wins."""
    sides = met.meeting.sides
    others = tuple(each for each, side in enumerate(sides) if side != sides[seat])
    return met._replace(winners=others, end="fault", fault=kind, faulty=seat, said=make_legible(said))


class _Fault(LineUpError):
    """A bot's fault, on its way through the engine."""

    def __init__(self, seat: int, kind: FaultKind, words: str) -> None:
        super().__init__(words)
        self.seat = seat
        self.kind: FaultKind = kind


class _TimedBot:
    """A bot whose every decision is timed and checked."""

    def __init__(self, name: str, seat: int, seed: str, conditions: Conditions, watch: WorkWatch) -> None:
        self._seat = seat
        self._deadline = conditions.deadline
        self._watch = watch
        watch.begin_work(seat)
        try:
            limits = replace(STRANGERS, answer=self._deadline, memory=conditions.memory)
            self.bot: Bot = guarded(make_bot_or_program(name, seat, seed, limits))
            self.blind = self.bot.blind
        except BaseException as error:  # whatever a strange bot does
            if isinstance(error, MemoryError) and is_ours(name):
                raise  # somebody else has it
            raise _Fault(seat, "crash", describe_error(error)) from None
        finally:
            watch.end_work()
        self.name = name
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        self._watch.begin_work(self._seat)
        begin = perf_counter()
        wrong: _Fault | None = None
        try:
            option = ask_bot(self.bot, view, ask, clock)
        except BotFault as fault:
            if isinstance(fault.__cause__, MemoryError) and not isinstance(self.bot, Stranger):
                raise MemoryError from None  # somebody else has it
            wrong = _Fault(self._seat, fault.kind, str(fault))
        except BaseException as error:
            wrong = _Fault(self._seat, "crash", describe_error(error))
        finally:
            self._watch.end_work()
            taken = perf_counter() - begin
            if not self.decisions and is_program(self.name):
                taken -= getattr(self.bot, "starting", 0.0)
            self.decisions += 1
            self.seconds += taken
            self.longest = max(self.longest, taken)
        late = taken > self._deadline and not is_program(self.name)  # a program has a deadline of its own
        if late and (wrong is None or wrong.kind == "illegal"):
            wrong = _Fault(self._seat, "time-out", f"it took {taken:.1f} s for a decision")
        if wrong is not None:
            raise wrong
        return option

    def close(self) -> None:
        """Close the bot, which may take as long as a decision; errors no longer matter."""
        self._watch.begin_work(self._seat)
        with suppress(BaseException):
            dismiss_bots([self.bot])
        self._watch.end_work()


def play_meeting(job: _ArenaJob, watch: WorkWatch) -> MetGame | Said:
    """Play one game; a sentence says what failed through no bot's fault. MemoryError if no bot at work took it all."""
    meeting, conditions = job.meeting, job.conditions
    setup = build_once(job.choice)
    if setup.content != job.content:
        return say("error-cards-changed")
    seed = f"{conditions.seed} deal {meeting.deal}"
    bots: list[_TimedBot] = []
    try:
        state = start_game(setup, seed)
        tops = [character_of(state, seat) for seat in range(state.players)]
        fault = None
        try:
            for seat, name in enumerate(meeting.bots):
                bots.append(_TimedBot(name, seat, seed, conditions, watch))
            play_out(state, bots, clocks=[conditions.make_clock(side) for side in meeting.sides])
        except _Fault as found:
            fault = found
        if len(bots) < state.players:
            met = _unplayed_game(meeting)
        else:
            met = MetGame(
                meeting,
                winning_seats(state),
                tuple(score_of(state, seat) for seat in range(state.players)),
                state.turn,
                end_of(state),
                state.first,
                tuple(setup.cards[top].name if top >= 0 else "" for top in tops),
                tuple(bot.decisions for bot in bots),
                tuple(round(bot.seconds, 6) for bot in bots),
                tuple(round(bot.longest, 6) for bot in bots),
            )
        return met if fault is None else _forfeit_game(met, fault.kind, fault.seat, str(fault))
    except MemoryError:
        raise
    except Exception as error:
        facts: dict[str, Arg] = {"way": meeting.way, "deal": meeting.deal, "seed": seed}
        return say("error-arena-failed", kind=type(error).__name__, error=make_legible(error), **facts)
    finally:
        for bot in bots:
            bot.close()
