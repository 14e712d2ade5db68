"""The worker process for hints, odds and reviews, so that the server never waits for them.

Input is one job a line, output one result a line, both JSON. A job holds a game in which everything the seat cannot
know was dealt again at random, so hidden cards never come here. The line `halt` ends the current job at once.
"""

from __future__ import annotations

import queue
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from lineup import advice
from lineup.advice.hinting import SECONDS
from lineup.advice.reviewing import find_better, question_for
from lineup.bots import Bot, Clock, guarded, make_bot
from lineup.bots.clock import AT_TABLE
from lineup.engine.definitions import Setup
from lineup.engine.saving import from_json
from lineup.engine.saying import Said
from lineup.engine.state import State
from lineup.engine.view import view
from lineup.errors import LineUpError
from lineup.games import Choice, build_setup, read_choice
from lineup.running.children import begin_child
from lineup.running.limits import Limits
from lineup.running.world import token_hex
from lineup.table.model.hosted_game import catalogue_of, indices_in
from lineup.table.wire.sentences import describe_error, to_wire
from lineup.table.workers.asking import ask_at_table

HALT: Final = b"halt\n"
KEPT: Final = 16  # games laid out at the same time
ADVICE: Final = Limits(processes=4, guests=16, niceness=5)
PLAYERS: Final = Limits(processes=4, niceness=5)  # where the bots of tables think
MOST_PLAYERS: Final = 256  # bots whose clocks are kept


class PreparedGame:
    """A game that is set up, with the catalogue index of each of its definitions."""

    def __init__(self, choice: Choice, setup: Setup) -> None:
        self.setup = setup
        self.indices = indices_in(catalogue_of(choice), setup)

    def to_sentence(self, said: Said) -> Any:
        return msgspec.to_builtins(to_wire(said, self.indices))


class JobRunner:
    """Runs jobs, one after the other."""

    def __init__(self, make_clock: Callable[[float], Clock] = Clock) -> None:
        """`make_clock` makes the clock of a job from its seconds."""
        self._make_clock = make_clock
        self._games: OrderedDict[str, PreparedGame] = OrderedDict()
        self.clock = Clock()
        self._bots: OrderedDict[str, tuple[Bot, Clock]] = OrderedDict()  # that play here, by table, game and seat

    def run_job(self, job: dict[str, Any]) -> dict[str, Any]:
        """Run a job; if advice is impossible, return a sentence under "refused"."""
        try:
            return self._run(job)
        except advice.NoAdvice as error:
            return {"refused": msgspec.to_builtins(to_wire(describe_error(error)))}

    def run_line(self, line: bytes) -> bytes:
        """Run a job as it comes and return its result as it goes; a fault is one under "failed"."""
        try:
            result = self.run_job(msgspec.json.decode(line))
        except (LineUpError, LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
            result = {"failed": f"{type(error).__name__}: {error}"}
        return msgspec.json.encode(result) + b"\n"

    def _run(self, job: dict[str, Any]) -> dict[str, Any]:
        game = self._find_game(job)
        if job["do"] == "prepare":
            return {}
        state = from_json(game.setup, job["state"])
        return getattr(self, f"_run_{job['do']}")(game, state, job["seat"], job)  # type: ignore[no-any-return]

    def _find_game(self, job: dict[str, Any]) -> PreparedGame:
        """Return the game of a job, set up once, with today's cards if it is played with those."""
        name = job["game"]
        if name not in self._games:
            choice, content = job["choice"], job["content"]
            made = read_choice(choice)
            if build_setup(made).content != content:
                made = read_choice(choice, job["sources"])
            self._games[name] = PreparedGame(made, build_setup(made))
            while len(self._games) > KEPT:
                self._games.popitem(last=False)
        self._games.move_to_end(name)
        return self._games[name]

    def _run_hint(self, game: PreparedGame, state: State, seat: int, job: dict[str, Any]) -> dict[str, Any]:
        assert state.ask is not None
        ask = question_for(state.ask, seat)
        assert ask is not None
        self.clock = self._make_clock(SECONDS)
        given = advice.advise(view(state, seat), ask, self.clock)
        return {
            "option": ask.options.index(given.option),
            "reasons": [game.to_sentence(each) for each in given.reasons],
            "chance": given.chance,
            "values": [[ask.options.index(each.option), each.behind, each.sure] for each in given.values],
            "games": given.games,
        }

    def _run_odds(self, game: PreparedGame, state: State, seat: int, job: dict[str, Any]) -> dict[str, Any]:
        self.clock = self._make_clock(SECONDS)
        found = advice.turn_odds(view(state, seat), self.clock)
        chances = {each.card: each.chance for each in found.reach}
        return {
            "power": found.power,
            "next_hand": found.next_hand,
            "hand": found.hand,
            "reach": [[card, chances.get(card), *use] for card, use in found.uses],
            "clashes": found.clashes,
            "guards": found.guards,
            "games": found.games,
        }

    def _run_answer(self, game: PreparedGame, state: State, seat: int, job: dict[str, Any]) -> dict[str, Any]:
        """Let a bot answer that plays at a table whose process cannot wait for it."""
        assert state.ask is not None
        ask = question_for(state.ask, seat)
        assert ask is not None
        ask = ask.in_order()
        player = f"{job['game']} {seat} {job['bot']}"
        if player not in self._bots:
            self._bots[player] = guarded(make_bot(job["bot"], seat, token_hex(8))), self._make_clock(AT_TABLE)
            while len(self._bots) > MOST_PLAYERS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(player)
        bot, self.clock = self._bots[player]
        return {"option": ask.options.index(ask_at_table(bot, self.clock, state, ask))}

    def _run_look(self, game: PreparedGame, state: State, seat: int, job: dict[str, Any]) -> dict[str, Any]:
        assert state.ask is not None
        ask = question_for(state.ask, seat)
        assert ask is not None
        self.clock = self._make_clock(job["seconds"])
        seen = find_better(view(state, seat), ask, ask.options[job["done"]], self.clock, job["closer"])
        if seen is None:
            return {}
        return {
            "better": ask.options.index(seen.better),
            "cost": seen.cost,
            "reason": game.to_sentence(seen.reason),
            "sure": seen.sure,
        }


def run_jobs(jobs: BinaryIO, results: BinaryIO) -> None:
    """Run all jobs until the input ends."""
    adviser = JobRunner()
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read_jobs() -> None:
        for line in jobs:
            if line == HALT:
                adviser.clock.halt()
            else:
                waiting.put(line)
        waiting.put(b"")

    threading.Thread(target=read_jobs, daemon=True).start()
    while line := waiting.get():
        results.write(adviser.run_line(line))
        results.flush()


if __name__ == "__main__":
    begin_child(ADVICE.niceness)
    with suppress(BrokenPipeError):
        run_jobs(sys.stdin.buffer, sys.stdout.buffer)
