"""Bots that are programs of their own, in any language: one process per game, spoken to in lines of JSON.

docs/bots.md describes what is said. A program has so much memory, and so much time for each answer; whatever it does
besides answering (dying, raving, keeping silent) is a `BotFault` and its end. It never outlives its bot.

Not compiled: processes can be started only from Python that has frames.
"""

from __future__ import annotations

import ctypes
import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import blake2b
from math import inf
from time import monotonic
from typing import Any, Final, Literal, TypeVar

from lineup.bots.clock import Clock
from lineup.bots.hosting.plain_data import answers, game_facts, position
from lineup.bots.hosting.registry import (
    Bot,
    BotError,
    IllegalAnswer,
    Stranger,
    check_bot,
    guarded,
    legible,
    make_bot,
    ours,
    told,
)
from lineup.engine.saying import Arg, Said, say
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.errors import LineUpError

VERSION: Final = 1
PREFIX: Final = "cmd:"
LONGEST: Final = 65_536  # bytes of an answer
LAST_WORDS: Final = 300  # characters of standard error that a fault repeats
FAREWELL: Final = 1.0  # seconds a program has to end by itself once the game is over
MIB: Final = 1024 * 1024

FaultKind = Literal["crash", "illegal", "time-out"]
Result = TypeVar("Result")


class BotFault(LineUpError, RuntimeError):
    """What a bot did instead of answering; `kind` says which sort of fault it is."""

    def __init__(self, said: str | Said, kind: FaultKind) -> None:
        super().__init__(said)
        self.kind: FaultKind = kind


@dataclass(frozen=True)
class Limits:
    """What a program may take: seconds for an answer, seconds until it has greeted, MiB of memory for each process."""

    answer: float = 10.0
    greeting: float = 20.0
    memory: int = 1024


def is_program(name: str) -> bool:
    """Whether this is the name of a program: "cmd:" and its command line."""
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The command line of a program; BotError if there is none that can be run."""
    line = name.removeprefix(PREFIX).strip()
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise BotError(say("error-program-line", line=line, error=str(error))) from None
    if not words:
        raise BotError(say("error-program-empty"))
    if os.name != "posix":
        raise BotError(say("error-program-system", line=line))
    if shutil.which(words[0]) is None:
        raise BotError(say("error-program", program=words[0]))
    return words


def check_anybody(name: str) -> str:
    """The name, if it is a bot's or that of a program that can be run; BotError otherwise."""
    if is_program(name):
        command_of(name)
        return name
    return check_bot(name)


def make_anybody(name: str, seat: int, seed: str, limits: Limits = Limits()) -> Bot:  # noqa: B008 (it is frozen)
    """A fresh bot for one game, which may be a program: `dismiss` it afterwards.

    `seed` may be that of the game: nobody but our own bots gets to know it. Only for names given by whoever owns this
    machine; one that came over a network goes to `make_bot`.
    """
    if ours(name):
        return make_bot(name, seat, seed)
    return ProgramBot(name, seat, own_seed(seed), limits) if is_program(name) else make_bot(name, seat, own_seed(seed))


def own_seed(seed: str) -> str:
    """A seed for bots, from which nobody can tell the one it is made of: that would tell the cards of a game."""
    return blake2b(seed.encode(), digest_size=16, person=b"line-up bots").hexdigest()


def asked(bot: Bot, view: View, ask: Ask, clock: Clock) -> Option:
    """What a bot, if need be a `guarded` one, answers: one of the options; BotFault for whatever else it does."""
    try:
        option = bot.choose(view, ask, clock)
        if option in ask.options:
            return option
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever a strange bot does
        if isinstance(error, BotFault) and not isinstance(bot, Stranger):
            raise
        if isinstance(error, IllegalAnswer):
            raise BotFault(error.said, "illegal") from None
        raise BotFault(say("fault-bot", bot=bot.name, error=told(error)), "crash") from error
    raise BotFault(say("refused-bots-answer", bot=bot.name, answer=legible(option)), "illegal")


@contextmanager
def blamed(name: str) -> Iterator[None]:
    """BotFault with the name of a bot for whatever it raises meanwhile that is no sentence of ours."""
    try:
        yield
    except LineUpError:
        raise
    except (Exception, SystemExit) as error:
        raise BotFault(say("fault-bot", bot=name, error=told(error)), "crash") from error


async def beside(work: Callable[[], Result], seconds: float) -> Result:
    """Let a bot that is not ours do something in a thread of its own; BotFault if it fails or takes longer than that.

    A thread that does not come back is left to itself: it holds up neither the event loop nor the end of the process.
    """
    import asyncio  # takes as long to load as the bots

    try:
        return await asyncio.wait_for(asyncio.wrap_future(_begun(work, _fault_of)), seconds)
    except TimeoutError:
        raise BotFault(_silence(seconds), "time-out") from None


def _begun(work: Callable[[], Result], failed: Callable[[BaseException], BaseException]) -> Future[Result]:
    """Something begun in a thread of its own, where an exception stands for each that is raised there."""
    done: Future[Result] = Future()
    done.set_running_or_notify_cancel()  # from now on nobody can cancel it

    def run() -> None:
        try:
            result = work()
        except BaseException as error:
            done.set_exception(failed(error))
        else:
            done.set_result(result)

    threading.Thread(target=run, name="bot", daemon=True).start()
    return done


def _fault_of(error: BaseException) -> BotFault:
    fault = error if isinstance(error, BotFault) else BotFault(told(error), "crash")
    fault.__cause__ = fault.__cause__ or error
    return fault


def _silence(seconds: float) -> Said:
    return say("fault-bot-silent", seconds=f"{seconds:g}")


class Patience:
    """So many seconds for each thing that bots do which are not ours, here in this process."""

    def __init__(self, seconds: float = Limits.answer) -> None:
        self._seconds = seconds
        self._busy: tuple[str, float] | None = None  # who is at work, and since when

    def made(self, name: str, make: Callable[[], Bot]) -> Bot:
        """A bot that is watched whenever it is asked, if it is not ours; BotFault if it fails."""
        with self.watched(name), blamed(name):
            bot = guarded(make())
        return _Watched(bot, self) if isinstance(bot, Stranger) else bot

    def during(self, work: Callable[[], Result]) -> Result:
        """What comes of some work, in a thread of its own; BotFault as soon as a bot takes longer in it.

        A thread that hangs is left to itself, as by `beside`.
        """
        done = _begun(work, lambda error: error)
        while True:
            busy = self._busy
            left = self._seconds if busy is None else busy[1] + self._seconds - monotonic()
            if wait([done], max(left, 0.0)).done:
                return done.result()
            if busy is not None and busy is self._busy:
                raise BotFault(say("fault-bot", bot=busy[0], error=_silence(self._seconds)), "time-out")

    @contextmanager
    def watched(self, name: str) -> Iterator[None]:
        """Have a bot of that name be at work meanwhile."""
        self._busy = (name, monotonic())
        try:
            yield
        finally:
            self._busy = None


class _Watched:
    """A bot that is not ours, in somebody's patience."""

    def __init__(self, bot: Stranger, patience: Patience) -> None:
        self._bot = bot
        self._patience = patience
        self.name = bot.name
        self.blind = bot.blind

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        with self._patience.watched(self.name):
            return asked(self._bot, view, ask, clock)

    def close(self) -> None:
        with self._patience.watched(self.name):
            self._bot.close()


def dismiss(bots: Sequence[Bot]) -> None:
    """Let bots go: one that holds something, such as a process, has a method `close`. What fails there is nobody's."""
    for bot in bots:
        with suppress(Exception, SystemExit):
            close = getattr(bot, "close", None)
            if close is not None:
                close()


class ProgramBot:
    """A bot whose choices a program makes. The program is started with the first question."""

    blind: Final = False

    def __init__(self, name: str, seat: int, seed: str, limits: Limits) -> None:
        self.name = name
        self._command = command_of(name)
        self._seat = seat
        self._seed = seed
        self._limits = limits
        self._program: Program | None = None
        self._asked = 0
        self.starting = 0.0  # seconds it took to start and greet

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        try:
            return self._choose(view, ask, clock)
        except BotFault:
            self.close(at_once=True)
            raise

    def _choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        program = self._program
        if program is None:
            begin = monotonic()
            program = self._greeted(view)
            self.starting = monotonic() - begin
            clock.start(view.turn)  # its start is not its thinking
        options = answers(view, ask)
        self._asked += 1
        left = clock.left()
        message = {
            "type": "position",
            "number": self._asked,
            "seconds": round(max(left, 0.0), 3) if left < inf else None,
            **position(view, ask, options),
        }
        told = self._told(program, message, self._limits.answer)
        answer = told.get("answer")
        said = json.dumps(told)[:LAST_WORDS]
        if told.get("number", self._asked) != self._asked:
            raise self._fault("illegal", "fault-program-number", answer=said, number=self._asked)
        if isinstance(answer, str) and answer in options:
            return options[answer]
        if type(answer) is int and 0 <= answer < len(options):
            return list(options.values())[answer]
        raise self._fault("illegal", "fault-program-answer", answer=said)

    def _greeted(self, view: View) -> Program:
        """The program, once it has said which protocol it speaks."""
        try:
            self._program = program = Program(self._command, self._limits.memory)
        except (OSError, subprocess.SubprocessError) as error:
            why = getattr(error, "strerror", None) or error
            raise self._fault("crash", "fault-program-start", error=legible(why)) from None
        hello = {"type": "hello", "version": VERSION, "seat": self._seat, "seed": self._seed}
        told = self._told(program, {**hello, **game_facts(view.setup)}, self._limits.greeting)
        if told.get("type") != "hello" or told.get("version") != VERSION:
            said = json.dumps(told)[:LAST_WORDS]
            raise self._fault("illegal", "fault-program-greeting", answer=said, version=VERSION)
        return program

    def _told(self, program: Program, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """What the program answers to a message; BotFault if that is not one JSON object in time."""
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        try:
            told = program.exchange(line, seconds)
        except TimeoutError:
            raise self._fault("time-out", "fault-program-silent", seconds=f"{seconds:g}") from None
        except EOFError:
            raise self._ended(program) from None
        except OverflowError:
            raise self._fault("illegal", "fault-program-flood", most=LONGEST) from None
        try:
            value = json.loads(told)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            shown = told.strip()[: 4 * LAST_WORDS].decode(errors="replace")
            raise self._fault("illegal", "fault-program-garbled", answer=legible(shown))
        return value

    def _ended(self, program: Program) -> BotFault:
        code = program.ending()
        last = program.last_words()
        words = say("fault-program-words", words=last) if last else say("fault-program-wordless")
        if code is None:
            return self._fault("crash", "fault-program-closed", words=words)
        if code < 0:
            known = {each.value: each.name for each in signal.Signals}  # those of real time have no names
            return self._fault("crash", "fault-program-killed", signal=known.get(-code, f"signal {-code}"), words=words)
        return self._fault("crash", "fault-program-died", code=code, words=words)

    def _fault(self, kind: FaultKind, key: str, **args: Arg) -> BotFault:
        return BotFault(Said(key, (("program", self.name), *args.items())), kind)

    def close(self, at_once: bool = False) -> None:
        """End the program; it is gone afterwards."""
        if self._program is not None:
            self._program.close(at_once)


class Program:
    """A process in a group of its own, spoken to line by line."""

    def __init__(self, command: Sequence[str], memory: int) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            process_group=0,
            preexec_fn=_limited(memory * MIB),
        )
        self._end = weakref.finalize(self, _kill, self._process)
        self._errors = b""
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._in, self._out, self._err = (
            stream.fileno() for stream in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._selector = selectors.DefaultSelector()
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream, False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Say a line and hear one.

        TimeoutError if there is none in time, EOFError if the program ended or closed its output, OverflowError if it
        says more than one line, one before it was asked, or one without an end.
        """
        deadline = monotonic() + seconds
        heard = b""
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            while not heard.endswith(b"\n"):
                left = deadline - monotonic()
                if left <= 0:
                    raise TimeoutError
                for key, _ in self._selector.select(left):
                    if key.fd == self._in:
                        line = self._written(line)
                    elif key.fd == self._err:
                        self._overhear()
                    else:
                        heard += self._heard()
                if len(heard) > LONGEST or (heard and line) or heard.count(b"\n") > 1:
                    raise OverflowError
                if b"\n" in heard and not heard.endswith(b"\n"):
                    raise OverflowError
        finally:
            with suppress(KeyError):
                self._selector.unregister(self._in)
        return heard

    def _written(self, line: bytes) -> bytes:
        """Say as much of a line as there is room for; the rest of it."""
        try:
            rest = line[os.write(self._in, line) :]
        except OSError:  # it does not listen any more; what it says last may still come
            rest = b""
        if not rest:
            self._selector.unregister(self._in)
        return rest

    def _heard(self) -> bytes:
        heard = os.read(self._out, LONGEST + 1)
        if not heard:
            raise EOFError
        return heard

    def _overhear(self) -> None:
        """Keep the end of what it writes to standard error."""
        heard = os.read(self._err, LONGEST)
        if not heard:
            self._selector.unregister(self._err)
        self._errors = (self._errors + heard)[-4 * LAST_WORDS :]

    def ending(self) -> int | None:
        """Its exit status, or minus the signal that killed it; None if it only closed its output."""
        try:
            return self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return None

    def last_words(self) -> str:
        """The end of what it wrote to standard error."""
        with suppress(OSError):  # nothing there, or nobody
            while heard := os.read(self._err, LONGEST):
                self._errors = (self._errors + heard)[-4 * LAST_WORDS :]
        lines = self._errors.decode(errors="replace").strip().splitlines()
        return legible(lines[-1].strip()[-LAST_WORDS:]) if lines else ""

    def close(self, at_once: bool) -> None:
        """End it: by closing its input and waiting a moment, or at once."""
        if not self._end.alive:
            return
        if not at_once:
            assert self._process.stdin
            self._process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        self._selector.close()
        self._end()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process with its group, and wait until it is gone."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()
    process.wait()


PARENT_DIED: Final = 1  # PR_SET_PDEATHSIG of Linux
LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None  # loaded here, not between fork and exec


def die_with_parent() -> None:
    """Let this process be killed when its parent dies, where the system can do so."""
    if LIBC is not None:
        LIBC.prctl(PARENT_DIED, signal.SIGKILL)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Start processes within this: they inherit that Ctrl-C is not for them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _limited(memory: int) -> Callable[[], None]:
    """What a new process does before it becomes the program: take its limits, and follow its parent into death."""
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        die_with_parent()

    return limit
