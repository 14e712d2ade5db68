"""No slip, no full disk, no closed terminal and no other game's file costs the player a game."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from lineup import replay
from lineup.commands.terminal import saved_games, table
from tests.cli.run import lineup, refused

PLAY = ("play", "--seed", "7")


def decided(file: Path) -> int:
    """How many answers of the player a saved game has."""
    return sum(line.startswith("0 ") for line in replay(file.read_text(encoding="utf-8")).answers)


@pytest.fixture
def default(state_home: Path) -> Path:
    """The default place of a saved game."""
    return state_home / "lineup" / "games" / "heroes-unite-7.log"


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk on which every file can be opened and none completed."""

    def fail(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fail)


# Slips


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("~nosuchuser/x.log", '"~nosuchuser/x.log" begins with a home folder that does not exist here'),
        ("a" * 300, "cannot be saved in"),
        ("a\0b", "no file can have that name here"),
        ("/dev/null", 'A game cannot be saved in "/dev/null"'),
    ],
)
def test_a_slip_in_the_name_is_a_sentence_and_the_game_goes_on(name: str, said: str, default: Path) -> None:
    done = lineup(*PLAY, stdin=f"1\nsave {name}\n1\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert said in done.out
    assert decided(default) == 2


def test_letters_that_the_system_has_not_are_a_sentence(monkeypatch: pytest.MonkeyPatch, default: Path) -> None:
    def strict(self: Path) -> bool:
        self.name.encode("ascii")
        return False

    monkeypatch.setattr(Path, "is_dir", strict)
    done = lineup(*PLAY, stdin="1\nsave café.log\nquit\n")
    assert done.code == 0
    assert '"café.log": no file can have that name here.' in done.out
    assert decided(default) == 1


def test_the_same_slips_behind_the_option_are_one_sentence() -> None:
    refused(lineup("play", "--save", "~nosuchuser/x.log"), "~nosuchuser")
    refused(lineup("play", "--save", "a" * 300), "cannot be saved in")


def test_whatever_goes_wrong_the_game_is_kept_first(monkeypatch: pytest.MonkeyPatch, default: Path) -> None:
    def broken(self: table.TerminalTable, rest: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(table.TerminalTable, "show_log", broken)
    done = lineup(*PLAY, stdin="1\n1\nlog\n")
    assert done.code == 70
    assert "Something unexpected happened (ZeroDivisionError" in done.err
    assert f"lineup play --resume {default}" in done.out
    assert decided(default) == 2


# The end of the terminal


class Typed:
    """Standard input that types some lines, and then something happens."""

    def __init__(self, lines: list[str], then: Callable[[], None]) -> None:
        self.lines, self.then = lines, then

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        if not self.lines:
            self.then()
        return self.lines.pop(0)


@pytest.fixture
def _heard() -> Iterator[None]:
    """Restore the signals of a foreground process: background processes often ignore them."""
    former = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGHUP, signal.SIGTERM)}
    former[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in former.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("_heard")
@pytest.mark.parametrize(("name", "code"), [("SIGHUP", 129), ("SIGTERM", 143), ("SIGINT", 0)])
def test_the_end_of_the_terminal_or_of_the_process_keeps_the_game(
    name: str, code: int, monkeypatch: pytest.MonkeyPatch, default: Path
) -> None:
    number = getattr(signal, name)
    before = signal.getsignal(number)
    typed = Typed(["1\n", "1\n"], lambda: signal.raise_signal(number))
    monkeypatch.setattr("lineup.commands.terminal.play.sys.stdin", typed)
    run = table.TerminalTable.run_game

    def at_it(self: table.TerminalTable) -> None:
        monkeypatch.setattr("sys.stdin", typed)
        run(self)

    monkeypatch.setattr(table.TerminalTable, "run_game", at_it)
    done = lineup(*PLAY)
    assert done.code == code
    assert "Stopped; the game is saved." in done.out
    assert decided(default) == 2
    assert signal.getsignal(number) is before


@pytest.mark.usefixtures("_heard")
def test_a_signal_while_the_game_is_being_saved_does_not_cost_it(
    monkeypatch: pytest.MonkeyPatch, default: Path
) -> None:
    """As when a terminal is closed: first something fails for want of it, and only then the signal comes."""
    fsync, signals = os.fsync, [signal.SIGHUP]

    def interrupted(number: int) -> None:
        if signals:
            signal.raise_signal(signals.pop())
        fsync(number)

    def gone(self: table.TerminalTable, rest: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(os, "fsync", interrupted)
    monkeypatch.setattr(table.TerminalTable, "show_log", gone)
    assert lineup(*PLAY, stdin="1\n1\nlog\n").code != 0
    assert signals == []
    assert decided(default) == 2


@pytest.mark.usefixtures("_heard")
def test_a_second_signal_does_not_break_off_the_saving() -> None:
    with saved_games.allow_interrupts() as heard:
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGTERM)
        signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGINT)
    assert heard == [signal.SIGTERM]


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with saved_games.allow_interrupts() as heard:
            signal.raise_signal(signal.SIGHUP)
        assert heard == []
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_reader_that_goes_away_does_not_cost_the_game(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    command = [sys.executable, "-m", "lineup.cli", *PLAY, "--save", str(log)]
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nothing) as there:
        assert there.stdin is not None
        assert there.stdout is not None
        there.stdin.write(b"1\n")
        there.stdin.flush()
        assert any(b"> 1" in line for line in there.stdout)  # the first answer is given
        there.stdout.close()
        with suppress(BrokenPipeError):
            there.stdin.write(b"1\n" * 50)
            there.stdin.close()
    assert there.returncode != 0
    assert decided(log) >= 1


# What lies there already


@pytest.mark.usefixtures("full_disk")
def test_a_save_that_fails_leaves_the_former_one_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "game.log"
    with monkeypatch.context() as room:
        room.setattr(os, "fsync", lambda number: None)
        lineup(*PLAY, "--save", log, stdin="1\n1\n")
    before = log.read_bytes()
    done = lineup("play", "--resume", log, stdin="1\nsave\n")
    assert f'The game cannot be saved in "{log}": No space left on device.' in done.out
    assert log.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["game.log"]


def test_a_save_keeps_the_rights_and_the_links_of_a_file(tmp_path: Path) -> None:
    log, link = tmp_path / "game.log", tmp_path / "link.log"
    log.touch()  # an empty file is no loss
    log.chmod(0o640)
    link.symlink_to(log)
    lineup(*PLAY, "--save", link, stdin="1\n")
    assert link.is_symlink()
    assert log.stat().st_mode & 0o777 == 0o640
    assert decided(log) == 1


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path, default: Path) -> None:
    notes, other = tmp_path / "notes.txt", tmp_path / "other.log"
    notes.write_text("milk\n", encoding="utf-8")
    lineup("play", "--seed", "8", "--save", other, stdin="1\n")
    before = other.read_bytes()
    refused(lineup(*PLAY, "--save", notes), str(notes), "already exists and is not a saved game")
    refused(lineup(*PLAY, "--save", other), str(other), "holds another game", "lineup play --resume")
    done = lineup(*PLAY, stdin=f"1\nsave {notes}\nsave {other}\nquit\n")
    assert f'"{notes}" already exists' in done.out
    assert f'"{other}" holds another game' in done.out
    assert (notes.read_text(encoding="utf-8"), other.read_bytes()) == ("milk\n", before)
    refused(lineup("play", "--resume", default, "--save", other), "holds another game")


def test_the_own_save_is_written_over(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lineup(*PLAY, stdin=f"1\nsave {log}\n1\nsave {log}\n1\nquit\n")
    assert decided(log) == 3
    assert lineup("play", "--resume", log, "--save", log, stdin="1\n").code == 0
    assert decided(log) == 4


def test_a_save_that_another_terminal_went_on_with_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, default: Path
) -> None:
    log = tmp_path / "game.log"
    lineup(*PLAY, "--save", log, stdin="1\n")
    came_from = saved_games.GameKeeper.came_from

    def and_then(self: saved_games.GameKeeper, *args: object) -> None:
        came_from(self, *args)  # type: ignore[arg-type]
        with log.open("a", encoding="utf-8") as there:
            there.write("further\n")

    monkeypatch.setattr(saved_games.GameKeeper, "came_from", and_then)
    done = lineup("play", "--resume", log, stdin="1\nquit\n")
    assert done.code == 0
    assert "holds another game" in done.out
    assert log.read_text(encoding="utf-8").endswith("further\n")
    assert decided(default) == 2


# Nowhere to save


def test_a_place_that_fails_is_not_the_last_one(tmp_path: Path, default: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    log = gone / "game.log"
    failing = f'The game cannot be saved in "{log}": No such file or directory.'
    save = saved_games.GameKeeper.save_to

    def vanishing(self: saved_games.GameKeeper, game: object, file: Path) -> Path:
        if gone.exists():
            gone.rmdir()
        return save(self, game, file)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(saved_games.GameKeeper, "save_to", vanishing)
        done = lineup(*PLAY, "--save", log, stdin="1\nsave\nquit\n")
    assert done.code == 0
    assert done.out.count(failing) == 2
    assert f"lineup play --resume {default}" in done.out
    assert decided(default) == 1


def test_the_folder_of_temporary_files_is_the_last_resort(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, state_home: Path
) -> None:
    state_home.write_text("no folder", encoding="utf-8")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    done = lineup(*PLAY, stdin="1\nsave\nquit\n")
    assert done.code == 0
    assert "None" not in done.out
    assert decided(tmp_path / "temporary" / "heroes-unite-7.log") == 1


@pytest.mark.usefixtures("full_disk")
def test_where_nothing_can_be_kept_the_player_stays_and_the_end_is_a_failure() -> None:
    done = lineup(*PLAY, stdin="1\nquit\n1\n")
    assert done.code == 70
    assert done.out.count("So the game stays open.") == 1
    assert "> 1\n" in done.out.partition("So the game stays open.")[2]
    assert "The game could not be saved." in done.err
    assert "None" not in done.out + done.err
