"""Bots that are programs: the examples play, what they are told is the table's, and no fault gets through."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from subprocess import Popen
from typing import Any

import msgspec
import pytest

from lineup.bots import BOTS, Bot, BotError, Clock, guarded, make_bot, play_out
from lineup.bots.hosting.plain_data import card_facts, options_by_text, position_facts
from lineup.bots.hosting.programs import (
    STRANGERS,
    BotFault,
    check_bot_or_program,
    derive_bot_seed,
    dismiss_bots,
    make_bot_or_program,
)
from lineup.engine.machine import start_game
from lineup.engine.saving import digest_of
from lineup.engine.state import Ask, Option
from lineup.engine.view import View, determinise, view
from lineup.games import Choice, build_setup, make_choice
from lineup.lab.checks.peeking import audit_bot
from lineup.lab.simulation.simulate import SimulationError, simulate
from lineup.running.limits import Limits
from lineup.running.program import Program
from lineup.running.roads import Road
from lineup.table.wire import catalogue, protocol
from tests.bots.installing import FIRST, install, installed
from tests.cli.run import lineup, refused
from tests.harness.server import until

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
GREETED = """
import json, os, sys, time
hello = json.loads(sys.stdin.readline())
print(json.dumps({"type": "hello", "version": 1}), flush=True)
question = json.loads(sys.stdin.readline())
"""


def write(folder: Path, source: str, name: str = "bot.py") -> str:
    """A program of the folder, by the name a bot has."""
    file = folder / name
    file.write_text(source, encoding="utf-8")
    runner = f"{sys.executable} -I" if name.endswith(".py") else str(Path(sys.executable).with_name("node"))
    return f"cmd: {runner} {file}"


def programs() -> dict[str, str]:
    marked = re.findall(r"^`(my-bot\.\w+)`:\n\n```\w+\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
    return dict(marked)


@pytest.fixture(autouse=True)
def _no_process_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a program does, it is gone afterwards and has been waited for."""
    started: list[subprocess.Popen[bytes]] = []

    def noted(*args: Any, **more: Any) -> subprocess.Popen[bytes]:
        started.append(Popen(*args, **more))
        return started[-1]

    monkeypatch.setattr("lineup.running.program.subprocess.Popen", noted)
    yield
    assert [process.args for process in started if process.returncode is None] == []


def only(name: str, limits: Limits = STRANGERS, most: int = 0) -> None:
    """Let a program play against random."""
    state = start_game(build_setup(Choice("heroes-unite", ("a", "b"))), "1")
    bots: list[Bot] = [make_bot_or_program(name, seat, "1", limits) for seat in range(2)]
    try:
        play_out(state, bots, most)
    finally:
        dismiss_bots(bots)


@pytest.mark.parametrize("file", ["my-bot.py", "my-bot.js"])
def test_the_examples_of_the_docs_have_twenty_lines_and_beat_random(file: str, tmp_path: Path) -> None:
    source = programs()[file]
    assert len(source.splitlines()) <= 20
    name = write(tmp_path, source, file)
    result = simulate(make_choice("heroes-unite", 2), (name, "random"), 3, "1", road=Road(1))
    assert result.wins == (3.0, 0.0)
    assert result.bots == (name, "random")


def test_both_examples_play_teams_alike(tmp_path: Path) -> None:
    ends = []
    for file, source in programs().items():
        state = start_game(build_setup(Choice("confrontations", tuple("abcd"))), "1")
        name = write(tmp_path, source, file)
        bots = [make_bot_or_program(name if seat % 2 else "casual", seat, "1") for seat in range(4)]
        play_out(state, bots, 120)
        dismiss_bots(bots)
        ends.append(digest_of(state))
    assert len(ends) == 2
    assert ends[0] == ends[1]


def test_a_program_is_audited_like_any_bot(tmp_path: Path) -> None:
    name = write(tmp_path, programs()["my-bot.py"])

    def make(seat: int, seed: str) -> Bot:
        return make_bot_or_program(name, seat, seed)

    done = audit_bot(name, make, [Choice("rivals-batman-joker", ("a", "b"))], "1", 40)
    assert done.is_clean
    assert done.decisions > 20


# What a program does instead of answering


@pytest.mark.parametrize(
    ("source", "kind", "said"),
    [
        ("raise SystemExit(3)", "crash", "ended with exit status 3 instead of answering. It said nothing about it."),
        (GREETED + "1 / 0", "crash", "exit status 1 instead of answering. Its last words: ZeroDivisionError"),
        (GREETED + "os.kill(os.getpid(), 9)", "crash", "was killed (SIGKILL)"),
        pytest.param(
            GREETED + "os.kill(os.getpid(), 40)",
            "crash",
            "was killed (signal 40)",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="signals without names are Linux's"),
        ),
        (GREETED + "sys.exit('bye \\x1b[31m\\0 all')", "crash", "Its last words: bye [31m all"),
        (GREETED + "os.write(1, b'\\x1b[2J\\n')", "illegal", 'wrote "[2J", which is not a JSON object.'),
        (GREETED + "os.close(1); time.sleep(99)", "crash", "closed its output instead of answering."),
        (
            GREETED + "print('{}', flush=True); time.sleep(99)",
            "illegal",
            "answered {}, which is not one of its options.",
        ),
        (
            GREETED + "print('{\"answer\": 99}', flush=True)",
            "illegal",
            'answered {"answer": 99}, which is not one of its options',
        ),
        (
            GREETED + "print('{\"answer\": true}', flush=True)",
            "illegal",
            'answered {"answer": true}, which is not one of its options',
        ),
        (GREETED + 'print(\'{"answer": 0, "number": 7}\', flush=True)', "illegal", "; the number of the question is 1"),
        (GREETED + "print('eh?', flush=True)", "illegal", 'wrote "eh?", which is not a JSON object.'),
        (GREETED + "print('[' * 60000, flush=True)", "illegal", "which is not a JSON object."),
        (GREETED + "os.write(1, b'\\xff\\n')", "illegal", "which is not a JSON object."),
        (GREETED + 'print(\'{"answer": 0}\\n{"answer": 0}\', flush=True)', "illegal", "wrote more than one line"),
        (
            GREETED + "while True: os.write(1, b'x' * 9999)",
            "illegal",
            "wrote more than one line, or a line of more than",
        ),
        (GREETED + "bytearray(2 << 30)", "crash", "Its last words: MemoryError"),
        (GREETED.replace("1})", '1}) + "\\n{}"'), "illegal", "or wrote without being asked."),
        (GREETED.replace('"version": 1', '"version": 2'), "illegal", 'it should be a "hello" with version 1.'),
    ],
)
def test_whatever_a_program_does_instead_of_answering_is_its_fault(
    source: str, kind: str, said: str, tmp_path: Path
) -> None:
    with pytest.raises(BotFault, match=re.escape(said)) as found:
        only(write(tmp_path, source))
    assert found.value.kind == kind


@pytest.mark.parametrize("instead", ["time.sleep(99)", "while True: os.write(2, b'x' * 9999)"])
def test_a_program_that_keeps_silent_is_out_of_time(instead: str, tmp_path: Path) -> None:
    with pytest.raises(BotFault, match=r"did not answer within 0\.2 s\.") as found:
        only(write(tmp_path, GREETED + instead), replace(STRANGERS, answer=0.2))
    assert found.value.kind == "time-out"


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    source = GREETED + (
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(99)'])\n"
        f"open({str(mark)!r}, 'w').write(str(child.pid))\n"
        "print('enough', flush=True)\n"
        "time.sleep(99)"
    )
    with pytest.raises(BotFault, match="enough"):
        only(write(tmp_path, source))
    stat = Path(f"/proc/{mark.read_text()}/stat")
    until(lambda: not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z")  # for init to wait for


def test_a_program_hears_that_the_game_is_over_and_ends_by_itself(tmp_path: Path) -> None:
    mark = tmp_path / "over"
    source = programs()["my-bot.py"] + f"\nopen({str(mark)!r}, 'w').write('over')\n"
    only(write(tmp_path, source), most=10)
    assert mark.read_text() == "over"


def test_a_program_nobody_dismissed_is_killed_when_it_is_forgotten() -> None:
    program = Program(["sleep", "99"], 1024)
    del program


def test_a_fault_in_a_simulation_names_the_game_and_the_program(tmp_path: Path) -> None:
    name = write(tmp_path, GREETED + "1 / 0")
    with pytest.raises(SimulationError, match=r'Game 0 \(seed "1 game 0"\) failed: The program "cmd: .* ended'):
        simulate(make_choice("heroes-unite", 2), (name, "random"), 2, "1", road=Road(1))


def test_a_fault_at_the_terminal_ends_the_game_with_a_sentence(tmp_path: Path) -> None:
    name = write(tmp_path, GREETED + "1 / 0")
    shown = lineup("play", "--bots", name, "--seed", "2", "--save", tmp_path / "game.log", stdin="end\n" * 30)
    assert "ended with exit status 1 instead of answering." in " ".join(shown.out.split())
    assert (tmp_path / "game.log").exists()


def test_a_program_that_cannot_be_started_is_a_fault_that_names_it(tmp_path: Path) -> None:
    file = tmp_path / "no-shebang"
    file.write_text("print(1)", encoding="utf-8")
    file.chmod(0o755)
    with pytest.raises(BotFault, match=r'The program "cmd: .*no-shebang" could not be started: Exec format error\.'):
        only(f"cmd: {file}")
    shown = lineup("play", "--bots", f"cmd: {file}", "--seed", "2", "--save", tmp_path / "a.log", stdin="end\n" * 30)
    assert shown.code == 0
    assert "could not be started: Exec format error." in " ".join(shown.out.split())
    assert (tmp_path / "a.log").exists()


@pytest.mark.parametrize("error", [RuntimeError("stuck"), SystemExit()])
def test_bots_are_dismissed_whatever_one_of_them_does(error: BaseException) -> None:
    class Stuck:
        name = "stuck"
        blind = True
        closed = 0

        def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
            return ask.options[0]

        def close(self) -> None:
            self.closed += 1
            raise error

    stuck = Stuck()
    dismiss_bots([stuck, stuck, guarded(stuck)])
    assert stuck.closed == 3


# Names


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cmd:", "needs the command of a program after it"),
        ("cmd: ./not-there --fast", 'There is no program "./not-there" to run'),
        ("cmd: 'open", "cannot be read: No closing quotation."),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_with_a_sentence(name: str, said: str) -> None:
    with pytest.raises(BotError, match=re.escape(said)):
        check_bot_or_program(name)
    refused(lineup("simulate", "heroes-unite", "--bots", f"{name},random"), said)


def test_a_name_that_comes_over_the_wire_never_runs_a_program() -> None:
    assert "cmd: true" not in BOTS
    with pytest.raises(BotError, match='There is no bot "cmd: true"'):
        make_bot("cmd: true", 0, "1")


# What a program is told


def fields(struct: type[msgspec.Struct]) -> set[str]:
    return set(struct.__struct_fields__)


@pytest.mark.parametrize("game", ["heroes-unite", "confrontations"])
def test_a_program_is_told_in_the_words_of_the_table(game: str) -> None:
    players = 4
    state = start_game(build_setup(Choice(game, tuple("abcd"))), "3")
    play_out(state, [make_bot("casual", seat, "1") for seat in range(players)], 200)
    assert state.ask is not None
    seen = view(state, state.ask.seat)
    told = position_facts(seen, state.ask, options_by_text(seen, state.ask))
    assert set(told) <= fields(protocol.Position)
    assert set(told["ask"]) <= fields(protocol.AskInfo)
    assert set(told["common"]) == fields(protocol.CommonZones)
    assert all(set(option) <= fields(protocol.OptionInfo) for option in told["ask"]["options"])
    assert all(set(seat) == fields(protocol.SeatZones) for seat in told["seats"])
    for card in seen.setup.defs:
        there = msgspec.to_builtins(catalogue.card_facts(card))
        assert card_facts(card).items() <= there.items()


def test_equal_views_are_told_alike_and_hidden_cards_have_no_number() -> None:
    state = start_game(build_setup(Choice("heroes-unite", ("a", "b"))), "3")
    assert state.ask is not None
    seat = state.ask.seat
    seen = view(state, seat)
    other = determinise(seen, "other")
    assert other.ask is not None
    told = [position_facts(each, state.ask, options_by_text(each, state.ask)) for each in (seen, view(other, seat))]
    assert json.dumps(told[0]) == json.dumps(told[1])
    assert set(told[0]["seats"][1 - seat]["hand"]) == {-1}
    assert sorted(number for number, _ in told[0]["cards"]) == list(range(len(told[0]["cards"])))


def test_a_program_is_told_how_much_time_it_has_left(tmp_path: Path) -> None:
    mark = tmp_path / "told"
    source = GREETED + f"open({str(mark)!r}, 'w').write(json.dumps([hello, question]))\n1 / 0"
    state = start_game(build_setup(Choice("heroes-unite", ("a", "b"))), "1")
    bots: list[Bot] = [make_bot_or_program(write(tmp_path, source), seat, "7") for seat in range(2)]
    with pytest.raises(BotFault):
        play_out(state, bots, clocks=[Clock(50.0), Clock(50.0)])
    dismiss_bots(bots)
    hello, question = json.loads(mark.read_text())
    assert 0 < question["seconds"] <= 50
    assert question["number"] == 1
    greeting: dict[str, Any] = {key: hello[key] for key in ("type", "version", "game", "players", "teams")}
    assert greeting == {
        "type": "hello", "version": 1, "game": "heroes-unite", "players": 2, "teams": [],
    }  # fmt: skip
    assert hello["seed"] == derive_bot_seed("7")


def test_nobody_elses_bot_is_told_the_seed_of_a_game(tmp_path: Path) -> None:
    source = FIRST.replace("pass", "self.seed = seed")
    install(tmp_path, "seeded-bots", source, first="First")
    with installed(tmp_path):
        bot = make_bot_or_program("first", 0, "7")
    assert getattr(bot, "seed") == derive_bot_seed("7") != "7"  # noqa: B009
    assert derive_bot_seed("7") != derive_bot_seed("8")
