"""Bots that are programs of their own, in any language: one process per game, spoken to in lines of JSON.

docs/bots.md describes what is said. A program has so much memory, and so much time for each answer; whatever it does
besides answering (dying, raving, keeping silent) is a `BotFault` and its end. It never outlives its bot.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, wait
from contextlib import contextmanager, suppress
from hashlib import blake2b
from math import inf
from time import monotonic
from typing import Any, Final, Literal, TypeVar

from lineup.bots.clock import Clock
from lineup.bots.hosting.plain_data import game_facts, options_by_text, position_facts
from lineup.bots.hosting.registry import (
    Bot,
    BotError,
    IllegalAnswer,
    Stranger,
    check_bot,
    describe_error,
    guarded,
    is_ours,
    make_bot,
    make_legible,
)
from lineup.engine.saying import Arg, Said, say
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.errors import LineUpError
from lineup.running.limits import Limits
from lineup.running.program import LONGEST, Program

VERSION: Final = 1
PREFIX: Final = "cmd:"
LAST_WORDS: Final = 300  # characters of an answer that a fault repeats
STRANGERS: Final = Limits(answer=10.0, greeting=20.0, memory=1024)  # for a bot that is not ours

FaultKind = Literal["crash", "illegal", "time-out"]
Result = TypeVar("Result")


class BotFault(LineUpError, RuntimeError):
    """A bot failed instead of answering; `kind` is the sort of fault."""

    def __init__(self, said: str | Said, kind: FaultKind) -> None:
        super().__init__(said)
        self.kind: FaultKind = kind


def is_program(name: str) -> bool:
    """Return whether a name stands for a program: "cmd:" and a command line."""
    return name.startswith(PREFIX)


def parse_command(name: str) -> list[str]:
    """Return the command line of a program; BotError if it cannot be run."""
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


def check_bot_or_program(name: str) -> str:
    """Return the name if it is a bot's or that of a program that can be run; BotError otherwise."""
    if is_program(name):
        parse_command(name)
        return name
    return check_bot(name)


def make_bot_or_program(name: str, seat: int, seed: str, limits: Limits = STRANGERS) -> Bot:
    """Make a bot or start-up a program for one game; call `dismiss_bots` when the game is over.

    `seed` may be that of the game: nobody but our own bots gets to know it. Only for names given by whoever owns this
    machine; one that came over a network goes to `make_bot`.
    """
    if is_ours(name):
        return make_bot(name, seat, seed)
    return (
        ProgramBot(name, seat, derive_bot_seed(seed), limits)
        if is_program(name)
        else make_bot(name, seat, derive_bot_seed(seed))
    )


def derive_bot_seed(seed: str) -> str:
    """Derive a seed for bots that does not give away the seed of the game, which would reveal its cards."""
    return blake2b(seed.encode(), digest_size=16, person=b"line-up bots").hexdigest()


def ask_bot(bot: Bot, view: View, ask: Ask, clock: Clock) -> Option:
    """Return a bot's answer, which is one of the options; BotFault if the bot does anything else."""
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
        raise BotFault(say("fault-bot", bot=bot.name, error=describe_error(error)), "crash") from error
    raise BotFault(say("refused-bots-answer", bot=bot.name, answer=make_legible(option)), "illegal")


@contextmanager
def blame_bot(name: str) -> Iterator[None]:
    """Turn any exception raised meanwhile, except our own, into a BotFault that names the bot."""
    try:
        yield
    except LineUpError:
        raise
    except (Exception, SystemExit) as error:
        raise BotFault(say("fault-bot", bot=name, error=describe_error(error)), "crash") from error


async def run_in_thread(work: Callable[[], Result], seconds: float) -> Result:
    """Run the code of a bot that is not ours in a thread of its own; BotFault if it fails or takes longer than
    `seconds`.

    A thread that does not come back is left to itself: it holds up neither the event loop nor the end of the process.
    """
    import asyncio  # takes as long to load as the bots

    try:
        return await asyncio.wait_for(asyncio.wrap_future(_begin_in_thread(work, _fault_for)), seconds)
    except TimeoutError:
        raise BotFault(_silence_message(seconds), "time-out") from None


def _begin_in_thread(work: Callable[[], Result], failed: Callable[[BaseException], BaseException]) -> Future[Result]:
    """Start work in a thread of its own; `failed` replaces each exception that is raised there."""
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


def _fault_for(error: BaseException) -> BotFault:
    fault = error if isinstance(error, BotFault) else BotFault(describe_error(error), "crash")
    fault.__cause__ = fault.__cause__ or error
    return fault


def _silence_message(seconds: float) -> Said:
    return say("fault-bot-silent", seconds=f"{seconds:g}")


class BotPatience:
    """The number of seconds that bots which are not ours get for each call, in this process."""

    def __init__(self, limits: Limits = STRANGERS) -> None:
        self._seconds = limits.answer
        self._busy: tuple[str, float] | None = None  # who is at work, and since when

    def make_watched_bot(self, name: str, make: Callable[[], Bot]) -> Bot:
        """Make a bot; one that is not ours is watched whenever it is asked. BotFault if it cannot be made."""
        with self.watch_bot(name), blame_bot(name):
            bot = guarded(make())
        return _PatientBot(bot, self) if isinstance(bot, Stranger) else bot

    def run_watched(self, work: Callable[[], Result]) -> Result:
        """Run some work in a thread of its own; BotFault as soon as a bot takes longer than allowed in it.

        A thread that hangs is left to itself, as by `run_in_thread`.
        """
        done = _begin_in_thread(work, lambda error: error)
        while True:
            busy = self._busy
            left = self._seconds if busy is None else busy[1] + self._seconds - monotonic()
            if wait([done], max(left, 0.0)).done:
                return done.result()
            if busy is not None and busy is self._busy:
                raise BotFault(say("fault-bot", bot=busy[0], error=_silence_message(self._seconds)), "time-out")

    @contextmanager
    def watch_bot(self, name: str) -> Iterator[None]:
        """Time the bot of that name while it is at work."""
        self._busy = (name, monotonic())
        try:
            yield
        finally:
            self._busy = None


class _PatientBot:
    """A bot that is not ours, asked with patience."""

    def __init__(self, bot: Stranger, patience: BotPatience) -> None:
        self._bot = bot
        self._patience = patience
        self.name = bot.name
        self.blind = bot.blind

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        with self._patience.watch_bot(self.name):
            return ask_bot(self._bot, view, ask, clock)

    def close(self) -> None:
        with self._patience.watch_bot(self.name):
            self._bot.close()


def dismiss_bots(bots: Sequence[Bot]) -> None:
    """Close the bots that hold something, such as a process; errors while closing are ignored."""
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
        self._command = parse_command(name)
        self._seat = seat
        self._seed = seed
        self._limits = limits
        self._program: Program | None = None
        self._asked = 0
        self.starting = 0.0  # seconds it took to start and greet

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        try:
            return self._choose_option(view, ask, clock)
        except BotFault:
            self.close(at_once=True)
            raise

    def _choose_option(self, view: View, ask: Ask, clock: Clock) -> Option:
        program = self._program
        if program is None:
            begin = monotonic()
            program = self._greeted_program(view)
            self.starting = monotonic() - begin
            clock.start(view.turn)  # its start is not its thinking
        options = options_by_text(view, ask)
        self._asked += 1
        left = clock.left()
        message = {
            "type": "position",
            "number": self._asked,
            "seconds": round(max(left, 0.0), 3) if left < inf else None,
            **position_facts(view, ask, options),
        }
        told = self._exchange_message(program, message, self._limits.answer)
        answer = told.get("answer")
        said = json.dumps(told)[:LAST_WORDS]
        if told.get("number", self._asked) != self._asked:
            raise self._make_fault("illegal", "fault-program-number", answer=said, number=self._asked)
        if isinstance(answer, str) and answer in options:
            return options[answer]
        if type(answer) is int and 0 <= answer < len(options):
            return list(options.values())[answer]
        raise self._make_fault("illegal", "fault-program-answer", answer=said)

    def _greeted_program(self, view: View) -> Program:
        """Return the program, once it has greeted and named its protocol."""
        try:
            self._program = program = Program(self._command, self._limits.memory)
        except (OSError, subprocess.SubprocessError) as error:
            why = getattr(error, "strerror", None) or error
            raise self._make_fault("crash", "fault-program-start", error=make_legible(why)) from None
        hello = {"type": "hello", "version": VERSION, "seat": self._seat, "seed": self._seed}
        told = self._exchange_message(program, {**hello, **game_facts(view.setup)}, self._limits.greeting)
        if told.get("type") != "hello" or told.get("version") != VERSION:
            said = json.dumps(told)[:LAST_WORDS]
            raise self._make_fault("illegal", "fault-program-greeting", answer=said, version=VERSION)
        return program

    def _exchange_message(self, program: Program, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the program's answer to a message; BotFault unless it is one JSON object in time."""
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        try:
            told = program.exchange_line(line, seconds)
        except TimeoutError:
            raise self._make_fault("time-out", "fault-program-silent", seconds=f"{seconds:g}") from None
        except EOFError:
            raise self._end_fault(program) from None
        except OverflowError:
            raise self._make_fault("illegal", "fault-program-flood", most=LONGEST) from None
        try:
            value = json.loads(told)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            shown = told.strip()[: 4 * LAST_WORDS].decode(errors="replace")
            raise self._make_fault("illegal", "fault-program-garbled", answer=make_legible(shown))
        return value

    def _end_fault(self, program: Program) -> BotFault:
        code = program.exit_status()
        last = program.last_words()
        words = say("fault-program-words", words=make_legible(last)) if last else say("fault-program-wordless")
        if code is None:
            return self._make_fault("crash", "fault-program-closed", words=words)
        if code < 0:
            known = {each.value: each.name for each in signal.Signals}  # those of real time have no names
            return self._make_fault(
                "crash", "fault-program-killed", signal=known.get(-code, f"signal {-code}"), words=words
            )
        return self._make_fault("crash", "fault-program-died", code=code, words=words)

    def _make_fault(self, kind: FaultKind, key: str, **args: Arg) -> BotFault:
        return BotFault(Said(key, (("program", self.name), *args.items())), kind)

    def close(self, at_once: bool = False) -> None:
        """End the program; it is gone afterwards."""
        if self._program is not None:
            self._program.close(at_once)
