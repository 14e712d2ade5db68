"""The speed and size of this install. Every number comes with one to compare it with; nothing is asserted.

Times are processor time of one core, so that other work on the machine disturbs them little.
"""

from __future__ import annotations

import copy
import gc
import json
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from time import process_time
from typing import Any, Final, NamedTuple

from lineup.bots import RandomBot, make_bot, own_ask, play_out
from lineup.bots.search.guide import PlannerGuide
from lineup.bots.search.search import list_candidates
from lineup.bots.search.trials import play_on
from lineup.engine.definitions import Setup
from lineup.engine.machine import give_answer, start_game
from lineup.engine.saving import from_json, to_json
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise, view
from lineup.game import new_game
from lineup.games import GAMES, Choice, build_setup, first_game
from lineup.language.editions import all_editions

PLAYERS: Final = (2, 3, 4, 5)
STRETCH: Final = 4000  # decisions of a game other than the first: random players take long to an end
START_UP: Final = "import lineup; lineup.new_game(seats=2, seed='1')"


class Speed(NamedTuple):
    """Decisions of random games (those with a choice, and the others) and the seconds they took."""

    unforced: int
    forced: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Unforced decisions per second; the forced ones are done besides."""
        return self.unforced / self.seconds

    @property
    def seconds_per_decision(self) -> float:
        """Seconds per decision of either kind."""
        return self.seconds / (self.unforced + self.forced)


def add_speeds(parts: Sequence[Speed]) -> Speed:
    """Add up several measurements."""
    return Speed(sum(p.unforced for p in parts), sum(p.forced for p in parts), sum(p.seconds for p in parts))


@dataclass(frozen=True)
class MeasuredRow:
    """One line of the table: a number of ours, what it is compared with, and the ratio that matters."""

    what: str
    ours: float
    unit: str  # "/s", "s", "B"
    than: str = ""  # what it is compared with
    theirs: float | None = None
    ratio: float | None = None
    goal: str = ""


@lru_cache(maxsize=12)
def setup_of(players: int, game: str = "", digest: str = "") -> Setup:
    """A box, the first one if none is named, laid out for so many players; or the former edition of that digest."""
    choice = Choice(game or first_game(), tuple(f"player {n + 1}" for n in range(players)))
    former = [edition for edition in all_editions(choice.game)[1:] if edition.digest == digest] if digest else []
    return build_setup(replace(choice, loaded=tuple(former)))


def random_game(players: int, seed: int, game: str = "", most: int = 0, digest: str = "") -> Speed:
    """One game of random bots, without events and undo, or the first `most` decisions of it."""
    setup = setup_of(players, game, digest)
    begin = process_time()
    bots = [RandomBot(seat, str(seed)) for seat in range(players)]
    count = play_out(start_game(setup, str(seed)), bots, most)
    return Speed(count.unforced, count.asked - count.unforced, process_time() - begin)


def random_states(players: int, seed: int, stops: Sequence[int]) -> Iterator[State]:
    """One random game, handed out at some of its decisions, counted from 0."""
    state = start_game(setup_of(players), str(seed))
    bots = [RandomBot(seat, str(seed)) for seat in range(players)]
    count = 0
    while (ask := state.ask) is not None:
        if count in stops:
            yield state
        give_answer(state, bots[ask.seat].choose(None, ask.in_order()))
        count += 1


def count_decisions(players: int, seed: int) -> int:
    """Count the decisions of a random game."""
    return sum(1 for _ in random_states(players, seed, range(1_000_000)))


def middle_state(players: int, seed: int) -> State:
    """Return a random game at the middle of its decisions."""
    return next(random_states(players, seed, (count_decisions(players, seed) // 2,)))


def seconds_per_call(function: Callable[[], object], budget: float) -> float:
    """The least time of one call, over several rounds that take about `budget` seconds together."""
    rounds, calls = 5, 1
    while (once := _time_calls(function, calls)) < budget / rounds / 2:
        calls = max(calls + 1, int(calls * min(10.0, budget / rounds / max(once, 1e-6))))
    return min(once, *(_time_calls(function, calls) for _ in range(rounds - 1))) / calls


def _time_calls(function: Callable[[], object], calls: int) -> float:
    gc.collect()
    begin = process_time()
    for _ in range(calls):
        function()
    return process_time() - begin


def measure_copies(budget: float) -> list[MeasuredRow]:
    """Measure a copy of a four-player game in its middle, next to `copy.deepcopy`."""
    state = middle_state(4, 1)
    setup = state.setup
    seen = view(state, state.ask.seat if state.ask else 0)
    text = json.dumps(to_json(state))

    def deep() -> object:
        """deepcopy with the card definitions shared; without that it would copy all cards too."""
        return copy.deepcopy(state, {id(setup): setup, id(state.cards): state.cards})

    theirs = seconds_per_call(deep, budget)
    ways: tuple[tuple[str, Callable[[], object], str], ...] = (
        ("clone of a game", state.clone, "3 µs; 100 or more"),
        ("save as JSON", lambda: json.dumps(to_json(state)), ""),
        ("load from JSON", lambda: from_json(setup, json.loads(text)), ""),
        ("view of one seat", lambda: view(state, seen.seat), ""),
        ("re-deal of what is hidden", lambda: determinise(seen, "1"), ""),
    )
    rows = []
    for what, function, goal in ways:
        ours = seconds_per_call(function, budget)
        rows.append(MeasuredRow(what, ours, "s", "copy.deepcopy", theirs, theirs / ours, goal))
    return rows


class SearchSpeed(NamedTuple):
    """The decisions made in some simulations of a search, and the processor seconds of each part."""

    decisions: int
    redealing: float
    copying: float
    playing: float
    judging: float

    @property
    def total_seconds(self) -> float:
        return self.redealing + self.copying + self.playing + self.judging

    @property
    def decisions_per_second(self) -> float:
        """Simulated decisions per second."""
        return self.decisions / self.total_seconds


class SearchPlace(NamedTuple):
    """A decision at which a search has several answers to try."""

    seen: View
    ask: Ask
    options: list[Option]
    guide: PlannerGuide


def find_search_places(game: str, most: int) -> Iterator[SearchPlace]:
    """Play a game of planners for two, and stop at decisions worth a search."""
    state = start_game(setup_of(2, game), "search")
    bots = [make_bot("planner", seat, "search") for seat in range(2)]
    while most and not state.over:
        play_out(state, bots, 9)
        if state.ask is None:
            break
        ask = own_ask(state.ask).in_order()
        seen = view(state, ask.seat)
        guide = PlannerGuide(ask.seat, "search")
        options = list_candidates(seen, ask, guide.rate_options(seen, ask))
        if len(options) > 1:
            most -= 1
            yield SearchPlace(seen, ask, options, guide)


def measure_search(game: str, worlds: int, places: int = 6) -> SearchSpeed:
    """Measure a search at some decisions of planners for two: every answer worth trying in each of `worlds` games."""
    spent = [0.0, 0.0, 0.0, 0.0]
    decisions = 0
    for seen, ask, options, guide in find_search_places(game, places):
        play = guide.make_play(seen)
        begin = process_time()
        dealt = [determinise(seen, str(number)) for number in range(worlds)]
        spent[0] += process_time() - begin
        for world in dealt:
            times = [process_time()]
            copies = [world.clone() for _ in options]
            times.append(process_time())
            for option, each in zip(options, copies, strict=True):
                play_on(play, each, ask, option, guide.judging_turns(seen))
            times.append(process_time())
            guide.judge_states(seen, copies)
            times.append(process_time())
            for part in range(3):
                spent[part + 1] += times[part + 1] - times[part]
        decisions += play.decisions
    return SearchSpeed(decisions, *spent)


def process_start(program: str, times: int) -> float:
    """The least processor time of some lines in a fresh Python, not counting Python's own start."""
    timed = f"import time; begin = time.process_time(); {program}; print(time.process_time() - begin)"
    command = [sys.executable, "-c", timed]
    return min(
        float(subprocess.run(command, capture_output=True, check=True, text=True).stdout.split()[-1])
        for _ in range(times)
    )


def time_thirds(players: int, games: int) -> tuple[float, float, float]:
    """Seconds per decision in the first, middle and last third of random games."""
    spent = [0.0, 0.0, 0.0]
    decisions = 0
    for seed in range(games):
        third = count_decisions(players, seed) // 3
        times = []
        for _ in random_states(players, seed, (0, third, 2 * third, 3 * third - 1)):
            times.append(process_time())
        for part in range(3):
            spent[part] += times[part + 1] - times[part]
        decisions += third
    return spent[0] / decisions, spent[1] / decisions, spent[2] / decisions


def measure_memory(make: Callable[[int], object], games: int) -> float:
    """Bytes per game while several are alive."""
    make(0)
    gc.collect()
    tracemalloc.start()
    begin, _ = tracemalloc.get_traced_memory()
    alive = [make(seed) for seed in range(games)]
    gc.collect()
    end, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (end - begin) / len(alive)


def played_half(seed: int) -> object:
    """A game of the public face in its middle, with its answers and all it needs to undo them."""
    game = new_game(seats=4, seed=seed)
    bots = [RandomBot(seat, str(seed)) for seat in range(4)]
    for _ in range(count_decisions(4, seed) // 2):
        if game.ask is not None:
            game.answer(bots[game.ask.seat].choose(None, game.ask.in_order()))
    return game


def measure_install(quick: bool = False, progress: Callable[[str], None] | None = None) -> Iterator[MeasuredRow]:
    """Yield all measurements of this install, one after the other; `progress` is told what comes next."""
    games = 3 if quick else 12
    say = progress or (lambda what: None)
    costs = {}
    for players in PLAYERS:
        say(f"random games of {players} players")
        random_game(players, 0)
        speed = add_speeds([random_game(players, seed) for seed in range(games)])
        costs[players] = speed.seconds_per_decision
        yield MeasuredRow(f"unforced random decisions, {players} players", speed.decisions_per_second, "/s")
    yield MeasuredRow("a decision, 5 players", costs[5], "s", "2 players", costs[2], costs[5] / costs[2], "at most 2.5")
    yield from measure_others(quick, say)


def other_games(rounds: int, most: int, say: Callable[[str], None]) -> Iterator[MeasuredRow]:
    """Random decisions of the other games, in turns with the first one of as many players."""
    first, *others = GAMES.values()
    ways = [(info.id, n) for info in others for n in range(info.profile.min_players, info.profile.max_players + 1)]
    for game, players in ways:
        say(f"random games of {game}, {players} players")
        ours, usual = [], []
        for seed in range(rounds + 1):
            ours.append(random_game(players, seed, game, most))
            usual.append(random_game(players, seed, first.id, most))
        mine, theirs = (
            add_speeds(ours[1:]).decisions_per_second,
            add_speeds(usual[1:]).decisions_per_second,
        )  # the first round warms up
        what = f"unforced random decisions, {game}, {players} players"
        yield MeasuredRow(what, mine, "/s", f"{first.id}, {players} players", theirs, mine / theirs, "at least 0.67")


def measure_others(quick: bool, say: Callable[[str], None]) -> Iterator[MeasuredRow]:
    """Yield the measurements besides the speed of random games."""
    yield from other_games(*((2, STRETCH // 8) if quick else (8, STRETCH)), say)
    games, budget = (3, 0.1) if quick else (12, 0.5)
    say("a game's length")
    early, mid, late = time_thirds(3, games)
    yield MeasuredRow("a decision, middle third of a game", mid, "s", "first third", early, mid / early, "about 1")
    yield MeasuredRow("a decision, last third of a game", late, "s", "first third", early, late / early, "about 1")
    say("copies")
    yield from measure_copies(budget)
    for game in GAMES:
        say(f"search in {game}")
        found = measure_search(game, 4 if quick else 24)
        part = found.redealing / found.total_seconds
        yield MeasuredRow(f"simulated decisions of search, {game}", found.decisions_per_second, "/s")
        yield MeasuredRow("re-dealing in it", found.redealing, "s", "all of it", found.total_seconds, part, "under 0.1")
        for what in ("copying", "judging"):
            spent = getattr(found, what)
            yield MeasuredRow(
                f"{what} in it", spent, "s", "all of it", found.total_seconds, spent / found.total_seconds
            )
    say("memory")
    state = measure_memory(lambda seed: middle_state(4, seed), 3 if quick else 10)
    whole = measure_memory(played_half, 1 if quick else 3)
    yield MeasuredRow("memory of a game in its middle", state, "B")
    yield MeasuredRow("the same with all its undo steps", whole, "B", "without them", state, whole / state)
    say("start")
    yield MeasuredRow("import and set up a game", process_start(START_UP, 2 if quick else 5), "s", goal="under 0.4 s")


def write_amount(number: float | None, unit: str) -> str:
    """Write a number with its unit, for people."""
    if number is None:
        return ""
    if unit == "/s":
        return f"{number:,.0f} /s"
    if unit == "B":
        return f"{number / 1000:,.1f} kB"
    for factor, name in ((1, "s"), (1e3, "ms"), (1e6, "µs")):
        if number * factor >= 1 or name == "µs":
            return f"{number * factor:,.2f} {name}"
    raise AssertionError(unit)


def as_json(lines: Sequence[MeasuredRow]) -> list[dict[str, Any]]:
    """The rows for programs: seconds, bytes and decisions per second as plain numbers."""
    return [asdict(row) for row in lines]
