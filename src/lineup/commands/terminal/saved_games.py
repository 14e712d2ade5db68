"""The files of games played in the terminal: no slip, full disk, closed terminal or other game costs a file."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from types import FrameType
from typing import Any, Final

from lineup.commands.shared.folders import saves_folder
from lineup.commands.shared.output import BAD_INPUT, CommandError
from lineup.engine.saying import Said, say
from lineup.errors import LineUpError
from lineup.game import Game, replay
from lineup.log import FORMAT, LogError

ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP")  # Ctrl-C, somebody ends us, the terminal is closed
LOOKED_AT: Final = 100  # bytes of a file that tell whether it is a log


class Unsaved(LineUpError, RuntimeError):
    """A game that could be saved nowhere."""


class GameKeeper:
    """The places where one game lies and is to be saved."""

    def __init__(self, file: Path | None) -> None:
        self.file = file  # where the player wants it; None for a new file among the saved games
        self.saved: Path | None = None  # where it lies
        self.answers: list[str] = []  # and how far
        self.known = b""  # what that file holds
        self.failures: list[CommandError] = []  # why it does not lie where it was wanted

    def came_from(self, source: Path, game: Game) -> None:
        """The game was taken up again from a file, which is its own from now on."""
        self.saved, self.answers, self.known = source, list(game.answers), source.read_bytes()

    def save_to(self, game: Game, file: Path) -> Path:
        """Write the game to a file, which is its own from now on; CommandError if it cannot be written there."""
        try:
            check_free(file, self.known)
            text = game.to_log().encode()
            _write_safely(file, text)
        except (OSError, ValueError) as error:
            raise _cannot_write(file, error) from None
        self.file = self.saved = file
        self.answers, self.known = list(game.answers), text
        return file

    def save_here(self, game: Game) -> Path:
        """Write the game where it belongs; CommandError if that is not possible."""
        return self.save_to(game, self.file or _new_place(game, saves_folder))

    def ensure_saved(self, game: Game) -> Path:
        """Return the file of the game, written now if need be; Unsaved if it can be saved nowhere.

        Where the right place fails, it is the folder of saved games, then that of temporary files.
        """
        if self.saved is not None and self.answers == game.answers and self.file in (None, self.saved):
            return self.saved
        self.failures = []
        ways: list[Callable[[], Path]] = [
            lambda: self.save_here(game),
            lambda: self.save_to(game, _new_place(game, saves_folder)),
            lambda: self.save_to(game, _new_place(game, lambda: Path(tempfile.gettempdir()))),
        ]
        for way in ways:
            try:
                return way()
            except CommandError as failure:
                self.failures.append(failure)
        raise Unsaved(say("term-unsaved", error=self.failures[0].said))


def replay_text(text: str, file: str, verify: bool = True, code: int = BAD_INPUT) -> Game:
    """The game of a log that was read from a file; CommandError with its name if it is none."""
    try:
        return replay(text, verify=verify)
    except LogError as error:
        raise CommandError(f"{file}: {error}", code) from None


def save_place(name: str | None) -> Path | None:
    """The file a person names for saving; CommandError if nothing can be written there."""
    if name is None:
        return None
    try:
        path = Path(name).expanduser()
        if path.is_dir():
            raise CommandError(say("term-folder", name=name))
        if not path.parent.is_dir():
            raise CommandError(say("term-no-folder", folder=str(path.parent)))
        path.lstat()  # a name that is too long, or has letters no file can have
    except FileNotFoundError:
        return path
    except RuntimeError:
        raise CommandError(say("term-no-home", name=name)) from None
    except (OSError, ValueError) as error:
        raise _cannot_write(name, error) from None
    return path


def check_free(file: Path, known: bytes = b"") -> None:
    """CommandError if a file holds anything but what is `known`, which it is no loss to write over."""
    try:
        if not file.exists():
            return
        if not file.is_file():
            raise CommandError(say("term-no-plain-file", file=str(file)))
        with file.open("rb") as there:
            content = there.read(max(len(known) + 1, LOOKED_AT))
    except (OSError, ValueError) as error:
        raise _cannot_write(file, error) from None
    if content not in (b"", known):
        raise CommandError(
            say("term-taken", file=str(file), log="yes" if content.startswith(FORMAT.encode()) else "no")
        )


def another_place(file: Path) -> Path:
    """A file beside this one that does not exist yet: game-2.log beside game.log."""
    number = 2
    while (other := file.with_stem(f"{file.stem}-{number}")).exists():
        number += 1
    return other


@contextmanager
def allow_interrupts() -> Iterator[list[int]]:
    """Let the end of the terminal or of this process interrupt like Ctrl-C, once; lists the signal that came."""
    heard: list[int] = []
    former: dict[int, Any] = {}

    def interrupt(number: int, frame: FrameType | None) -> None:
        for each in former:  # what follows is saving, which a second signal must not break off
            signal.signal(each, signal.SIG_IGN)
        heard.append(number)
        raise KeyboardInterrupt

    if threading.current_thread() is threading.main_thread():
        for name in ENDING:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) not in (signal.SIG_IGN, None):
                former[number] = signal.signal(number, interrupt)
    try:
        yield heard
    finally:
        for each, handler in former.items():
            signal.signal(each, handler)


def _cannot_write(file: Path | str, error: OSError | ValueError) -> CommandError:
    """The complaint about a file that cannot be written."""
    said: str | Said | None = error.strerror if isinstance(error, OSError) else say("term-no-name")
    return CommandError(say("term-cannot-save", file=str(file), error=said or str(error)))


def _new_place(game: Game, folder_of: Callable[[], Path]) -> Path:
    """A file in a folder that does not exist yet, named after the game; CommandError if there is no such folder."""
    seed = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in game.seed)[:40]
    name = f"{game.choice.game}-{seed}.log"
    try:
        folder = folder_of()
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / name
        return another_place(file) if file.exists() else file
    except (OSError, ValueError) as error:
        raise _cannot_write(name, error) from None


def _write_safely(file: Path, text: bytes) -> None:
    """Put a text into a file so that what was there stays until the new text is safe."""
    target = Path(os.path.realpath(file))
    there = target.exists()
    if there and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    part = target.with_name(f".lineup-{token_hex(8)}")
    try:
        with part.open("xb") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        if there:
            shutil.copymode(target, part)
        part.replace(target)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
