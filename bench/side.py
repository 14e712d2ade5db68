"""One side of a comparison: a process that measures what it is asked for, line by line, until its input ends.

python -m bench.side measures the build that is installed, python -m tools.plain bench.side the Python source.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from bench.reading import cards, growth
from lineup.builds import BUILD
from lineup.games import make_choice
from lineup.lab.checks import speed as measure
from lineup.lab.simulation.simulate import simulate
from lineup.native.library import is_built
from lineup.running.roads import Road

ROOT: Final = Path(__file__).parent.parent


def random_game(game: str, players: int, seed: int, most: int, digest: str = "") -> list[float]:
    """Unforced decisions, forced ones and seconds of a random game, perhaps with a former edition of its cards."""
    return list(measure.random_game(players, seed, game, most, digest))


def pyminion_game(players: int, quiet: bool, seed: int) -> list[float]:
    from bench import peer

    return list(peer.play(players, seed, quiet))


def spiel_game(name: str, seed: int) -> list[float]:
    from bench import spiel

    return list(spiel.play(name, seed))


def spiel_roll_outs(name: str, seed: int) -> list[float]:
    from bench import spiel

    return list(spiel.roll_out(name, seed))


def environment(interface: str, name: str, seed: int) -> list[float]:
    from bench import envs

    return envs.play(interface, name, seed)


def native_game(game: str, players: int, seed: int) -> list[float]:
    """Unforced decisions, forced ones and seconds of random games in the native engine."""
    from bench import native

    return list(native.play(game, players, seed))


def native_search(game: str, worlds: int) -> float:
    from bench import native

    return native.search(game, worlds)


def native_environments(game: str, seed: int) -> list[float]:
    from bench import native

    return list(native.step_environments(game, seed))


def native_copy(players: int) -> list[float]:
    from bench import native

    return list(native.copy(players))


def native_threads(decisions: int) -> float:
    from bench import native

    return native.two_threads(decisions)


def copies(budget: float) -> dict[str, float]:
    """Seconds for a copy of each kind, by its name."""
    return {row.what: row.ours for row in measure.measure_copies(budget)}


def two_cores(games: int) -> float:
    """How many times faster random games are done by two processes than by one, their start included."""
    alone, together = (
        simulate(make_choice("heroes-unite", 2), ("random", "random"), games, "cores", road=Road(processes)).seconds
        for processes in (1, 2)
    )
    return alone / together


def searched(game: str, worlds: int) -> list[float]:
    """Simulated decisions per second of a search, and the part of the time that re-deals."""
    found = measure.measure_search(game, worlds)
    return [found.decisions_per_second, found.redealing / found.total_seconds]


ASKED: Final[Mapping[str, Callable[..., Any]]] = {
    "build": lambda: BUILD,
    "random game": random_game,
    "native": is_built,
    "native game": native_game,
    "native copy": native_copy,
    "native search": native_search,
    "native environments": native_environments,
    "native threads": native_threads,
    "pyminion game": pyminion_game,
    "spiel game": spiel_game,
    "spiel roll-outs": spiel_roll_outs,
    "environment": environment,
    "copies": copies,
    "two cores": two_cores,
    "searched": searched,
    "cards": cards,
    "reading": lambda rounds: growth(rounds, lambda _: None),
    "thirds": measure.time_thirds,
    "memory": lambda games: measure.measure_memory(lambda seed: measure.middle_state(4, seed), games),
    "start": lambda times: measure.process_start(measure.START_UP, times),
}


class Side:
    """The process, as whoever compares has it."""

    def __init__(self, *start: str, root: Path = ROOT) -> None:
        command = [sys.executable, "-m", *start]
        # before the checkout this interpreter has installed; what is compiled once is kept, as it is for who plays
        where = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": ""}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root, env=where
        )

    def __call__(self, what: str, *arguments: Any) -> Any:
        """Ask for a measurement."""
        ask, told = self._process.stdin, self._process.stdout
        assert ask is not None
        assert told is not None
        ask.write(json.dumps([what, *arguments]) + "\n")
        ask.flush()
        line = told.readline()
        if not line:
            sys.exit(f"The process that measures {what} has ended; its message stands above.")
        return json.loads(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


def main() -> None:
    for line in sys.stdin:
        what, *arguments = json.loads(line)
        print(json.dumps(ASKED[what](*arguments)), flush=True)


if __name__ == "__main__":
    main()
