"""The package: its commands in an environment that has nothing else, and what a build must hold."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

import lineup as package
from lineup import cli
from lineup.commands.shared.output import TABLE_PACKAGES
from tests.cli.run import COMMAND, lineup, refused
from tools.package.check import CALLS

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


class Replaced(Exception):
    """The process became another program."""


def run_command(name: str, *args: str) -> None:
    """Run a command of the package as its script does."""
    module, _, function = PROJECT["scripts"][name].partition(":")
    assert module == cli.__name__
    sys.argv = [name, *args]
    getattr(cli, function)()


def test_the_command_of_the_packages_name_opens_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[object] = []
    monkeypatch.setattr(sys, "argv", [])
    monkeypatch.setattr("lineup.commands.server.serve.run_server", run.append)
    with pytest.raises(SystemExit) as end:
        run_command(PROJECT["name"], "--port", "9000")
    assert end.value.code == 0
    (wish,) = run
    assert (getattr(wish, "open_page"), getattr(wish, "port")) == (True, 9000)  # noqa: B009


def test_uv_adds_what_the_table_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    def become(program: str, args: list[str]) -> None:
        assert args == [program, "tool", "run", "--from", whole, "lineup-table", "--lan"]
        raise Replaced

    whole = f"{PROJECT['name']}[table]=={package.__version__}"
    monkeypatch.setattr(sys, "argv", [])
    monkeypatch.setattr("os.execv", become)
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    monkeypatch.setenv("UV", "/bin/uv")
    with pytest.raises(Replaced):
        run_command("lineup-table", "--lan")


def test_another_package_laid_over_this_one_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(package, "new_game")
    for name in PROJECT["scripts"]:
        monkeypatch.setattr(sys, "argv", [])
        with pytest.raises(SystemExit, match="Another package called lineup has overwritten a part of Line-Up"):
            run_command(name)


@pytest.mark.parametrize("command", [("serve",), ("backup", "copy.db"), ("restore", "copy.db")])
def test_without_the_table_its_commands_say_what_brings_it(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lineup.commands.shared.output.find_spec", lambda name: None)
    refused(lineup(*command), f"pip install '{PROJECT['name']}[table]'")


def test_the_extra_brings_what_the_table_asks_for() -> None:
    brought = " ".join(PROJECT["optional-dependencies"]["table"])
    assert [each for each in TABLE_PACKAGES if each not in brought] == []


def test_every_command_is_tried_without_extras() -> None:
    assert sorted(CALLS) == sorted(COMMAND.commands)  # type: ignore[attr-defined]
