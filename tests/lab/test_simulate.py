"""Mass simulation: the same results on any number of cores, sums that add up, one clear sentence when it fails."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from lineup import CardError, RuleError
from lineup.bots import BotError, Clock, RandomBot
from lineup.bots.hosting.programs import BotPatience
from lineup.bots.hosting.stalemate import ROUNDS
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.games import Choice, first_game, make_choice
from lineup.lab.simulation import simulate as module
from lineup.lab.simulation.simulate import SimulationError, SimulationResult, simulate
from lineup.lab.simulation.simulate import _play_job as play
from lineup.lab.simulation.simulate import _SimulationJob as Job
from lineup.lab.simulation.tally import NumberedGame, PlayedGame, tally_games
from lineup.running.limits import Limits
from lineup.running.roads import Road
from tests.bots.installing import FIRST, install, installed

FIRST_GAME = make_choice(first_game(), 2)
TIMES = ("seconds", "decisions_per_second", "processes")


@pytest.fixture(scope="module")
def result() -> SimulationResult:
    return simulate(FIRST_GAME, ("casual", "random", "random"), 12, 5, road=Road(1))


@pytest.fixture(autouse=True)
def _no_workers_left() -> Iterator[None]:
    before = set(multiprocessing.active_children())  # a server of other tests may be among them
    yield
    assert set(multiprocessing.active_children()) <= before


def test_the_number_of_processes_does_not_change_the_results() -> None:
    wishes: list[tuple[int, int]] = []

    def note(done: int, total: int) -> None:
        wishes.append((done, total))

    alone = simulate(FIRST_GAME, ("random", "casual"), 18, "same", road=Road(1))
    together = simulate(FIRST_GAME, ("random", "casual"), 18, "same", progress=note, road=Road(2))
    assert alone == together
    assert (alone.processes, together.processes) == (1, 2)
    data = [{key: value for key, value in each.to_json().items() if key not in TIMES} for each in (alone, together)]
    assert data[0] == data[1]
    assert [done for done, _ in wishes] == sorted(done for done, _ in wishes)
    assert wishes[-1] == (18, 18)


def test_another_seed_gives_other_games(result: SimulationResult) -> None:
    other = simulate(FIRST_GAME, result.bots, 2, 6, road=Road(1))
    assert other.results != result.results[:2]


def test_a_game_is_the_same_however_many_are_played(result: SimulationResult) -> None:
    assert simulate(FIRST_GAME, result.bots, 3, 5, road=Road(1)).results == result.results[:3]


def test_wins_and_decisions_add_up(result: SimulationResult) -> None:
    assert result.games == 12
    assert sum(result.wins) == 12
    assert result.wins[0] == result.wins_of("casual") > 6
    assert result.wins_of("casual") + result.wins_of("random") == 12
    assert result.decisions == sum(played.decisions for played in result.results)
    assert 0 < result.unforced < result.decisions
    assert result.decisions_per_game == result.decisions / 12
    for seat, score in enumerate(result.scores):
        points = [played.scores[seat] for played in result.results]
        assert (score.min, score.max) == (min(points), max(points))
        assert score.mean == sum(points) / 12
    both = result.scores_of("random")
    assert both.mean == pytest.approx((result.scores[1].mean + result.scores[2].mean) / 2)
    assert both.min == min(result.scores[1].min, result.scores[2].min)


def test_the_winners_have_the_most_points(result: SimulationResult) -> None:
    for played in result.results:
        assert {played.scores[seat] for seat in played.winners} == {max(played.scores)}


def test_a_shared_win_is_split() -> None:
    games = (
        PlayedGame((0, 1), (5, 5, 1), 9, 20, 18),
        PlayedGame((2,), (1, 2, 3), 7, 22, 19),
        PlayedGame((0, 1, 2), (0, 0, 0), 8, 9, 9),
    )
    sums = tally_games(NumberedGame(number, number, 0, played) for number, played in enumerate(games))
    result = SimulationResult(Choice("heroes-unite", ("a", "b", "c")), ("x", "y", "y"), "1", sums, 1.0, 1)
    assert result.wins == pytest.approx((1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 + 1 / 3))
    assert result.shared == 2
    assert result.wins_of("y") == pytest.approx(13 / 6)
    assert (result.turns.mean, result.turns.min, result.turns.max) == (8, 7, 9)


def test_a_result_says_what_ended_the_games_and_how_the_first_player_fared(result: SimulationResult) -> None:
    assert sum(result.ends.values()) == 12
    assert set(result.ends) <= {"super-villains", "refill"}
    assert all(0 <= played.first <= 2 for played in result.results)
    assert 0 <= result.first_player_wins <= 12
    assert result.teams == ()


def test_a_game_that_starves_is_called_and_scored_as_it_stands() -> None:
    """In one of these games the players destroy all they could win with."""
    result = simulate(make_choice("rivals-shazam-black-adam", 2), ["random", "random"], 8, 2, road=Road(1))
    assert result.called == result.ends["called"] == result.to_json()["called"] == 1
    assert sum(result.wins) == 8
    starved = next(played for played in result.results if played.end == "called")
    assert starved.scores[starved.winners[0]] == max(starved.scores)
    assert starved.turns > 2 * ROUNDS
    assert starved.decisions < 5_000  # they were cut off at 20,000 before


def test_wins_of_a_team_are_whole_wins_of_each_side() -> None:
    result = simulate(make_choice("confrontations", 4), ["casual", "random", "casual", "random"], 2, 1, road=Road(1))
    assert result.teams == (0, 1, 0, 1)
    assert result.ends == {"knock-out": 2}
    assert result.wins == (1.0, 0.0, 1.0, 0.0)  # half a win for each of the two
    for played in result.results:
        assert played.sides == ("hero", "villain", "hero", "villain")
        assert result.share(played, (0,)) == result.share(played, (0, 2)) == 1.0
        assert result.share(played, (1,)) == 0.0
    assert result.first_player_wins == sum(played.first % 2 == 0 for played in result.results)


def test_heroes_and_swaps_reach_the_games() -> None:
    swaps = [("confrontations/tula", "rivals-batman-joker/batwoman")]
    choice = make_choice("confrontations", 2, sets=["rivals-batman-joker"], heroes=["Batman"], swaps=swaps)
    result = simulate(choice, ["random"] * 2, 1, 1, road=Road(1))
    assert (result.choice.heroes, result.choice.swaps) == (("Batman",), tuple(swaps))
    with pytest.raises(RuleError, match="swapped out more often"):
        simulate(replace(choice, swaps=choice.swaps * 3), ["random"] * 2, 1, 1, road=Road(1))


def test_the_json_holds_what_is_documented(result: SimulationResult) -> None:
    data = json.loads(json.dumps(result.to_json()))
    assert data["games"] == 12
    assert data["bots"] == ["casual", "random", "random"]
    assert sum(data["wins"]) == 12
    assert [set(each) for each in data["scores"]] == [{"mean", "min", "max"}] * 3
    assert data["turns"]["min"] <= data["turns"]["mean"] <= data["turns"]["max"]
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"])
    assert data["by_bot"]["random"]["seats"] == [1, 2]
    documented = SimulationResult.to_json.__doc__ or ""
    assert all(key in documented for key in data)


def test_variants_switches_and_sets_reach_the_games(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    card = '[[card]]\nid = "dawn"\nname = "Dawn"\ntype = "Hero"\ncost = 1\nvp = 9\ncopies = 60\ntext = "+1 Power."\n'
    file.write_text('[set]\nid = "mine"\n' + card)
    plain = simulate(FIRST_GAME, ("casual", "casual"), 2, 1, road=Road(1))
    rich = simulate(make_choice(first_game(), 2, sets=[str(file)]), ("casual", "casual"), 2, 1, road=Road(1))
    choice = make_choice(first_game(), 2, ["hunt"], rules={"super_villains": 1})
    short = simulate(choice, ("casual", "casual"), 2, 1, road=Road(1))
    assert rich.scores[0].mean > plain.scores[0].mean + 30
    assert short.turns.max < plain.turns.min
    assert short.to_json()["rules"] == {"super_villains": "1"}
    assert short.to_json()["variants"] == ["hunt"]


def test_wrong_wishes_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BotError, match='There is no bot "clever"'):
        simulate(FIRST_GAME, ("clever", "random"), 1)
    with pytest.raises(RuleError, match="2 to 5 players; 1 seat was given"):
        simulate(FIRST_GAME, ("random",), 1)
    with pytest.raises(RuleError, match='There is no game "chess"'):
        simulate(make_choice("chess", 2), ("casual", "random"), 1)
    with pytest.raises(CardError, match='There is no file "none'):
        simulate(make_choice(first_game(), 2, sets=["none"]), ("casual", "random"), 1)
    with pytest.raises(SimulationError, match="games = 0: at least one game is needed"):
        simulate(FIRST_GAME, ("casual", "random"), 0)
    with pytest.raises(SimulationError, match="processes = 0: at least one is needed"):
        simulate(FIRST_GAME, ("casual", "random"), 1, road=Road(0))


class Broken:
    """A bot that fails at its fifth decision."""

    name = "broken"
    blind = True

    def __init__(self, seat: int, seed: str) -> None:
        self.dice = RandomBot(seat, seed)
        self.left = 5

    def choose(self, view: View | None, ask: Ask, clock: Clock) -> Option:
        self.left -= 1
        if not self.left:
            raise LookupError("out of ideas")
        return self.dice.choose(view, ask)


def test_a_failing_game_is_named_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "lineup.lab.simulation.simulate.make_bot_or_program", lambda name, seat, seed: Broken(seat, seed)
    )
    with pytest.raises(SimulationError, match='Game 0 \\(seed "9 game 0"\\) failed: LookupError: out of ideas'):
        simulate(FIRST_GAME, ("random", "random"), 3, 9, road=Road(1))


class Talkative:
    """Thinks aloud."""

    name = "talkative"
    blind = True

    def __init__(self, seat: int, seed: str) -> None:
        self.dice = RandomBot(seat, seed)

    def choose(self, view: View | None, ask: Ask, clock: Clock) -> Option:
        print("thinking")
        return self.dice.choose(view, ask)


def test_what_bots_print_is_no_output_of_a_simulation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "lineup.lab.simulation.simulate.make_bot_or_program", lambda name, seat, seed: Talkative(seat, seed)
    )
    simulate(FIRST_GAME, ("random", "random"), 1, road=Road(1))
    out, err = capsys.readouterr()
    assert (out, "thinking" in err) == ("", True)


def test_a_bot_that_would_end_the_simulation_fails_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(*_: object) -> None:
        raise SystemExit("bye\x1b[31m")

    monkeypatch.setattr(module, "make_bot_or_program", leave)
    with pytest.raises(SimulationError, match=r'Game 0 \(seed "9 game 0"\) failed: SystemExit: bye \[31m'):
        simulate(FIRST_GAME, ("random", "random"), 3, 9, road=Road(1))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("return ask.options[0]", "raise ValueError('boom\\x1b[31m')", r"failed: ValueError: boom \[31m"),
        ("return ask.options[0]", "raise SystemExit(5)", "failed: SystemExit: 5"),
        ("pass", "raise SystemExit(5)", "failed: SystemExit: 5"),
        ("return ask.options[0]", "return 7", "answered 7, which is not among its options."),
    ],
)
def test_a_bot_of_somebody_that_fails_is_named(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in FIRST
    install(tmp_path, f"failing-bots-{abs(hash(said + old))}", FIRST.replace(old, new), first="First")
    whole = rf'Game 0 \(seed "9 game 0"\) failed: The bot "first" {said}'
    with installed(tmp_path), pytest.raises(SimulationError, match=whole):
        simulate(FIRST_GAME, ("random", "first"), 3, 9, road=Road(1))


HANGING: Final = FIRST.replace("return ask", "__import__('threading').Event().wait()\n        return ask")


@pytest.mark.parametrize("source", [HANGING, FIRST.replace("pass", "__import__('threading').Event().wait()")])
def test_a_bot_that_hangs_fails_its_game(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BotPatience", lambda: BotPatience(Limits(answer=0.2)))
    install(tmp_path, f"hanging-bots-{source is HANGING}", source, first="First")
    said = r'Game 0 \(seed "9 game 0"\) failed: The bot "first" failed: It did not answer within 0.2 s.'
    with installed(tmp_path), pytest.raises(SimulationError, match=said):
        simulate(FIRST_GAME, ("first", "random"), 3, 9, road=Road(1))


def test_a_bot_that_only_takes_its_time_does_not_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BotPatience", lambda: BotPatience(Limits(answer=60)))
    install(
        tmp_path,
        "slow-bots",
        FIRST.replace("return ask", "__import__('time').sleep(0.001)\n        return ask"),
        first="First",
    )
    with installed(tmp_path):
        assert simulate(FIRST_GAME, ("first", "random"), 1, 9, road=Road(1)).games == 1


def test_a_failure_in_a_worker_comes_out_as_one_clear_error() -> None:
    jobs = [
        Job(Choice("heroes-unite", ("a", "b")), "other content", ("random", "random"), "1", n, n, n + 1) for n in (0, 1)
    ]
    with pytest.raises(SimulationError, match="A card file changed while the games were being played"):
        list(Road(2).do_jobs(jobs, play))


@pytest.mark.slow
def test_workers_end_when_the_caller_stops_listening() -> None:
    def stop(done: int, total: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        simulate(FIRST_GAME, ("random", "random"), 10_000, 1, progress=stop, road=Road(2))


PROGRAM = """
import multiprocessing
import signal
from lineup.games import make_choice
from lineup.lab.simulation.simulate import simulate
from lineup.running.roads import Road

signal.signal(signal.SIGINT, signal.default_int_handler)  # a suite in the background ignores it

def show(done, total):
    print(*(worker.pid for worker in multiprocessing.active_children()), flush=True)

if __name__ == "__main__":
    try:
        simulate(make_choice("heroes-unite", 2), ("random", "random"), 1_000_000, 1, road=Road(2), progress=show)
    except KeyboardInterrupt:
        print("interrupted", multiprocessing.active_children(), flush=True)
"""


@pytest.mark.slow
def test_an_interrupt_ends_the_workers_without_noise(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(PROGRAM)
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        workers = [int(word) for word in process.stdout.readline().split()]
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert len(workers) == 2
    assert out.splitlines()[-1] == "interrupted []"
    assert err == ""
    for worker in workers:
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)
