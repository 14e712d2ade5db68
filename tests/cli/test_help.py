"""The help pages teach, the examples in them work, and what is not needed is not loaded."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
import typer.main

import lineup as package
from lineup.builds import BUILD
from lineup.cli import app
from lineup.deals.calendar import deal_of
from lineup.games import make_choice
from lineup.lab.simulation.simulate import simulate
from lineup.native.library import is_built
from lineup.running.roads import Road
from lineup.table.server.backups import back_up
from lineup.table.store.opening import prepare_database
from tests.cli.run import lineup, process, refused
from tests.cli.test_bench import ROWS
from tests.cli.test_cards import FINE
from tests.deals.games import play_deal
from tests.harness.budget import LONG
from tests.running.jobs import here

COMMANDS = [
    "play",
    "daily",
    "games",
    "cards",
    "cards new",
    "cards import",
    "cards check",
    "cards diff",
    "cards rate",
    "cards parse",
    "cards render",
    "rules",
    "simulate",
    "mix",
    "merge",
    "report",
    "arena",
    "bots",
    "bots audit",
    "train",
    "replay",
    "review",
    "mcp",
    "serve",
    "backup",
    "restore",
    "bench",
]
COMMANDS_HELP = {name: lineup(*name.split(), "--help").out for name in COMMANDS}


def examples(page: str) -> list[str]:
    """The command lines a help page shows."""
    return [line.strip() for line in page.splitlines() if re.match(r"    (lineup|printf) ", line)]


FEW = {"lineup mix": " --games 2", "lineup cards rate": " --deals 2"}  # what takes long, made short
EXAMPLES = [example for page in COMMANDS_HELP.values() for example in examples(page)]


def test_the_list_of_commands_is_complete() -> None:
    group = typer.main.get_command(app)
    assert sorted(getattr(group, "commands")) == sorted(COMMANDS)  # noqa: B009


def test_the_main_page_lists_the_commands_and_says_that_the_project_is_unofficial() -> None:
    page = lineup("--help").out
    for name in COMMANDS:
        assert f"\n  {name} " in page
    assert "unofficial" in page
    assert lineup().out == page


def test_the_page_of_the_cards_names_all_that_is_done_with_them() -> None:
    page = " ".join(COMMANDS_HELP["cards"].split())
    said = page.partition("Also see: ")[2].partition(".")[0].split(", ")
    assert sorted(said) == sorted(f"lineup {name}" for name in COMMANDS if name.startswith("cards "))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_examples_in_80_columns(name: str) -> None:
    page = COMMANDS_HELP[name]
    assert page.startswith(f"Usage: lineup {name}")
    assert "Examples:" in page
    assert examples(page)
    assert all(len(line) <= 80 for line in page.splitlines())


# What takes seconds is tried by `make test-long`.
LENGTHY = ("lineup bots audit casual random", "lineup report run", "lineup daily 2026-11-19 --check")


@pytest.mark.parametrize(
    "line", [pytest.param(line, marks=LONG if line.startswith(LENGTHY) else ()) for line in EXAMPLES]
)
def test_the_examples_work(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-cards.toml").write_text(FINE, encoding="utf-8")
    Path("cards.csv").write_text("Name,Type,Cost,VP,Text\nAsh,Hero,2,1,+2 Power.\n", encoding="utf-8")
    Path("list.txt").write_text("Katana\nDraw a card.\n", encoding="utf-8")
    game = package.new_game("heroes-unite", ["You", "casual"], "7")
    assert game.ask is not None
    game.answer(game.ask.options[0])
    Path("game.log").write_text(game.to_log(), encoding="utf-8")
    line = re.sub(r"--games \d+", "--games 3", line)
    line += next((few for command, few in FEW.items() if line.startswith(command)), "")
    shards = shlex.split(line)[3:] if line.startswith("lineup merge") else ["run"] * line.startswith("lineup report")
    for number, shard in enumerate(shards, 1):
        road = Road(1, shard=(number, len(shards)))
        simulate(make_choice("heroes-unite", 2), ["random", "random"], 3, 1, folder=Path(shard), road=road)
    if "--check" in line:
        Path("daily-2026-11-19.log").write_text(play_deal(deal_of(date(2026, 11, 19))).to_log(), encoding="utf-8")
    if line.startswith(("lineup backup", "lineup restore")):
        prepare_database("evening.db")
    if line.startswith("lineup restore"):
        back_up("evening.db", Path("copy.db"))
    monkeypatch.setattr("lineup.lab.arena.arena.work_together", here)
    monkeypatch.setattr("lineup.running.roads.work_together", here)
    monkeypatch.setattr("lineup.commands.lab.train.show_training", lambda *wishes: None)
    monkeypatch.setattr("lineup.commands.lab.bench.measure_install", lambda quick, say: ROWS)
    monkeypatch.setattr("uvicorn.Server.run", lambda self, sockets: [each.close() for each in sockets])
    monkeypatch.setattr("lineup.commands.talking.server.run_server", lambda http, port: None)
    monkeypatch.setattr("webbrowser.open", lambda address: True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    answers, _, command = line.rpartition(" | ")
    stdin = "1\n" * answers.count("1") if answers else "quit\n"
    done = lineup(*shlex.split(command)[1:], stdin=stdin)
    assert done.code == 0, done


def test_the_version_comes_with_the_notice() -> None:
    shown = lineup("--version")
    assert shown.code == 0
    build = f"{BUILD}, native engine" if is_built() else BUILD
    assert shown.out.startswith(f"lineup {package.__version__} ({build})\n")
    assert "unofficial" in shown.out


def loaded(*args: str) -> set[str]:
    """The modules a run of the command loads."""
    script = (
        "import sys\n"
        "sys.argv = ['lineup', *sys.argv[1:]]\n"
        "from lineup.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print('\\n'.join(sorted(sys.modules)), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", script, *args], capture_output=True, encoding="utf-8", check=True)
    return set(done.stderr.splitlines())


@pytest.mark.parametrize(("set_before", "then"), [(None, "1"), ("3", "3")])
def test_numpy_keeps_to_one_core_unless_told_otherwise(
    set_before: str | None, then: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each game has a core of its own; extra threads would take the cores of other games."""
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", set_before or "")
    if set_before is None:
        monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    lineup("--version")
    assert os.environ["OPENBLAS_NUM_THREADS"] == then


def test_the_package_itself_needs_neither_typer_nor_rich() -> None:
    script = "import sys, lineup; print(sorted({'typer', 'rich', 'lineup.cli'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("args", [("--help",), ("--version",), ("play", "--help")])
def test_help_loads_no_bots_no_lab_and_no_tables(args: tuple[str, ...]) -> None:
    modules = loaded(*args)
    assert not {"lineup.bots", "lineup.lab", "lineup.commands.terminal.play", "rich"} & modules


@pytest.mark.parametrize("args", [("rules", "HU-ATK-03"), ("cards", "katanna")])
def test_reading_rules_and_cards_loads_no_bots_and_no_lab(args: tuple[str, ...]) -> None:
    assert not {"lineup.bots", "lineup.lab"} & loaded(*args)


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("frobnicate",), ("frobnicate", "lineup --help")),
        (("plya",), ("plya", "play")),
        (("play", "--frobnicate"), ("--frobnicate", "lineup play --help")),
        (("play", "--players", "many"), ("--players", "many")),
        (("replay",), ("LOG", "lineup replay --help")),
        (("cards", "parse"), ("--text", "lineup cards parse --help")),
        (("simulate",), ("GAME",)),
        (("simulate", "heroes-unite", "--games", "many"), ("--games", "many")),
    ],
)
def test_wrong_usage_is_one_sentence(args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(lineup(*args), *parts)


def test_the_unexpected_is_one_sentence_too_and_debug_shows_the_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr("lineup.commands.catalogue.games.show_games", broken)
    refused(lineup("games"), "ZeroDivisionError", "on purpose", "--debug", code=70)
    with pytest.raises(ZeroDivisionError):
        typer.main.get_command(app).main(["--debug", "games"])
    with pytest.raises(ZeroDivisionError):
        typer.main.get_command(app).main(["games", "--debug"])


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{shlex.quote(sys.executable)} -m lineup.cli cards | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, encoding="utf-8", check=False)
    assert "Traceback" not in done.stderr
    assert "Heroes Unite" in done.stdout


def test_the_command_runs_as_a_process() -> None:
    assert process("cards", "katana").out.startswith("Katana  Hero")
