"""One table of ratios from one run: both builds in Python, the native engine, pyminion, and OpenSpiel's card games.

python -m bench [--quick] [--json] [--picture]
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from io import StringIO
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.reading import BUDGET, CARD_BUDGET, FEW, MANY
from bench.side import Side
from lineup.lab.checks.speed import Speed, add_speeds, write_amount
from tools.generate.terminal_picture import draw

PICTURE: Final = Path(__file__).parent.parent / "docs" / "images" / "speed.svg"
GAMES: Final = (
    *(("heroes-unite", players) for players in (2, 3, 4, 5)),
    *(("confrontations", players) for players in (2, 3, 4)),
    ("rivals-batman-joker", 2),
    ("rivals-shazam-black-adam", 2),
)
# Environments beside ours, whose steps are measured alike: what to call them, through which interface, and their names.
ENVIRONMENTS: Final = (
    *(("PettingZoo's", "classic", name) for name in ("leduc_holdem_v4", "texas_holdem_v4")),
    *(("OpenSpiel's", "spiel", name) for name in ("hearts", "gin_rummy", "python_kuhn_poker")),
)
MOST: Final = 20_000  # answers of a random game; all but a few end before
SLICE: Final = 0.25  # seconds of one side before the next takes over
PEER_PLAYERS: Final = 4  # pyminion seats no more
WIDTH: Final = 200  # of the table in a file


@dataclass
class Line:
    """One line of the table: the same number of several sides; `theirs` is a peer's at its best, pyminion's without its
    log."""

    what: str
    unit: str
    plain: float | None = None
    compiled: float | None = None
    theirs: float | None = None
    gain: float | None = None  # compiled against plain
    plain_lead: float | None = None  # plain against pyminion
    compiled_lead: float | None = None
    native: float | None = None  # the engine translated to C++
    native_gain: float | None = None  # against compiled, or plain where nothing is compiled
    native_lead: float | None = None
    length: float | None = None  # decisions of a random game


Sides = dict[str, Callable[[int], Speed]]


def in_turns(sides: Sides, rounds: int) -> dict[str, list[Speed]]:
    """Games of all sides in short turns, so that the noise of the machine hits all alike; one sum per round."""
    found: dict[str, list[Speed]] = {side: [] for side in sides}
    seeds = dict.fromkeys(sides, 1)
    for play in sides.values():
        play(0)  # warm up
    for _ in range(rounds):
        for side, play in sides.items():
            parts: list[Speed] = []
            while sum(part.seconds for part in parts) < SLICE:
                parts.append(play(seeds[side]))
                seeds[side] += 1
            found[side].append(add_speeds(parts))
    return found


def random_game(side: Side, game: str, players: int, seed: int, digest: str = "") -> Speed:
    """A game with the cards as they are, or with the former edition of that digest."""
    return Speed(*side("random game", game, players, seed, MOST, *([digest] if digest else [])))


def peer_game(side: Side, *what: Any) -> Speed:
    return Speed(*side(*what))


def lead(found: dict[str, list[Speed]], side: str, other: str) -> float | None:
    """How many times faster a side is than another: the median over the rounds."""
    if side not in found or other not in found:
        return None
    return median(
        ours.decisions_per_second / theirs.decisions_per_second
        for ours, theirs in zip(found[side], found[other], strict=True)
    )


def speeds(builds: dict[str, Side], rounds: int, say: Callable[[str], None]) -> list[Line]:
    """Decisions of random games: every game and number of players, all builds, pyminion beside them."""
    fast: list[Line] = []
    costs: dict[tuple[str, int], dict[str, float]] = {}
    for game, players in GAMES:
        say(f"{game}, {players} players")
        seats = min(players, PEER_PLAYERS)
        sides: Sides = {name: partial(random_game, side, game, players) for name, side in builds.items()}
        sides["pyminion"] = partial(peer_game, builds["plain"], "pyminion game", seats, True)
        if builds["plain"]("native"):
            sides["native"] = partial(peer_game, builds["plain"], "native game", game, players)
        found = in_turns(sides, rounds)
        rate = {side: add_speeds(parts).decisions_per_second for side, parts in found.items()}
        costs[game, players] = {side: add_speeds(parts).seconds_per_decision for side, parts in found.items()}
        line = Line(f"{game}, {players} players", "/s", rate["plain"], rate.get("compiled"), rate["pyminion"])
        line.gain = lead(found, "compiled", "plain")
        line.plain_lead = lead(found, "plain", "pyminion")
        line.compiled_lead = lead(found, "compiled", "pyminion")
        line.native = rate.get("native")
        line.native_gain = lead(found, "native", "compiled" if "compiled" in builds else "plain")
        line.native_lead = lead(found, "native", "pyminion")
        quicker = builds.get("compiled", builds["plain"])
        whole = [random_game(quicker, game, players, seed).unforced for seed in range(3 * rounds)]
        line.length = sum(whole) / len(whole)
        fast.append(line)
    growth = Line("a decision with 5 players against 2, heroes-unite", "times")
    growth.plain, growth.compiled = (
        costs["heroes-unite", 5][side] / costs["heroes-unite", 2][side] if side in builds else None
        for side in ("plain", "compiled")
    )
    return [*fast, growth]


def peers(plain: Side, rounds: int, say: Callable[[str], None]) -> list[Line]:
    """The peers by themselves."""
    say("pyminion without its log")
    found = in_turns(
        {
            "as installed": partial(peer_game, plain, "pyminion game", 3, False),
            "logging off": partial(peer_game, plain, "pyminion game", 3, True),
        },
        rounds,
    )
    lines = [
        Line(f"pyminion, 3 players, {side}", "/s", theirs=add_speeds(parts).decisions_per_second)
        for side, parts in found.items()
    ]
    for name in ("hearts", "gin_rummy"):
        say(f"OpenSpiel's {name}")
        parts = in_turns({name: partial(peer_game, plain, "spiel game", name)}, rounds)[name]
        lines.append(Line(f"OpenSpiel's {name}, Python loop", "/s", theirs=add_speeds(parts).decisions_per_second))
        parts = in_turns({name: partial(peer_game, plain, "spiel roll-outs", name)}, rounds)[name]
        lines.append(Line(f"OpenSpiel's {name}, loop in C++", "/s", theirs=add_speeds(parts).decisions_per_second))
    return lines


def environments(builds: dict[str, Side], rounds: int, say: Callable[[str], None]) -> list[Line]:
    """Steps of random agents that look before each of them: ours, and others through the same interfaces."""
    lines = []
    for game in dict.fromkeys(game for game, _ in GAMES):
        say(f"environments of {game}")
        spiel = f"lineup_{game.replace('-', '_')}"
        for what, interface, name in (("PettingZoo", "agents", game), ("OpenSpiel", "spiel", spiel)):
            sides: Sides = {
                side: partial(peer_game, ask, "environment", interface, name) for side, ask in builds.items()
            }
            found = in_turns(sides, rounds)
            rate = {side: add_speeds(parts).decisions_per_second for side, parts in found.items()}
            line = Line(f"steps as an environment of {what}, {game}", "/s", rate["plain"], rate.get("compiled"))
            line.gain = lead(found, "compiled", "plain")
            lines.append(line)
        if builds["plain"]("native"):
            sides = {"native": partial(peer_game, builds["plain"], "native environments", game)}
            line = Line(f"steps of 256 environments at once, {game}", "/s")
            line.native = add_speeds(in_turns(sides, rounds)["native"]).decisions_per_second
            lines.append(line)
    for whose, interface, name in ENVIRONMENTS:
        say(f"{whose} {name}")
        parts = in_turns({name: partial(peer_game, builds["plain"], "environment", interface, name)}, rounds)[name]
        lines.append(Line(f"steps of {whose} {name}", "/s", theirs=add_speeds(parts).decisions_per_second))
    return lines


def others(builds: dict[str, Side], quick: bool, say: Callable[[str], None]) -> list[Line]:
    """Copies, re-deals, growth with the game's length, memory and start of both builds."""
    times = 1 if quick else 3
    found: dict[str, Line] = {}

    def note(what: str, unit: str, side: str, number: float) -> None:
        line = found.setdefault(what, Line(what, unit))
        setattr(line, side, number)

    for side, ask in builds.items():
        say(f"copies, {side}")
        tries = [ask("copies", 0.2) for _ in range(times)]
        for what in tries[0]:
            note(f"{what}, 4 players", "s", side, min(each[what] for each in tries))
        say(f"a game's length, {side}")
        early, middle, late = ask("thirds", 3, 4 * times)
        note("a decision in the middle third of a game against the first", "times", side, middle / early)
        note("a decision in the last third", "times", side, late / early)
        note("memory of a live game, 4 players", "B", side, ask("memory", 5))
        for game in dict.fromkeys(game for game, _ in GAMES):
            say(f"search in {game}, {side}")
            rate, redealing = ask("searched", game, 8 * times)
            note(f"simulated decisions of search, {game}", "/s", side, rate)
            note(f"the part of it that re-deals (under 0.1), {game}", "times", side, redealing)
        say(f"reading texts, {side}")
        for kind, spent in ask("cards", 5 * times).items():
            note(f"a card's text read {kind} (at most {CARD_BUDGET * 1000:g} ms)", "s", side, spent)
        for kind, (spent, ratio) in ask("reading", times).items():
            note(f"{MANY:,} sentences read: {kind}", "s", side, spent)
            note(f"{MANY:,} against {FEW} (at most {BUDGET:g} times): {kind}", "times", side, ratio)
        say(f"start, {side}")
        note("import and first game", "s", side, ask("start", 2 * times))
    if builds["plain"]("native"):
        say("copies and threads, native")
        spent, alive = builds["plain"]("native copy", 4)
        note("a copy in the native engine, 4 players", "s", "native", spent)
        for game in dict.fromkeys(game for game, _ in GAMES):
            what = f"simulated decisions of search, {game}"
            note(what, "/s", "native", builds["plain"]("native search", game, 64 * times))
            line = found[what]
            line.native_gain = (line.native or 0.0) / (line.compiled or line.plain or 1.0)
        note("a game alive in the native engine, 4 players", "B", "native", alive)
        ratios = [builds["plain"]("native threads", 1_000_000) for _ in range(times)]
        note("native games by two threads against one", "times", "native", median(ratios))
    # workers of the plain side would find the compiled modules
    side = "compiled" if "compiled" in builds else "plain"
    if (os.cpu_count() or 1) > 1:
        say(f"two cores, {side}")
        games = 300 if quick else 3000
        ratios = [builds[side]("two cores", games) for _ in range(times)]
        note(f"{games:,} games on two cores against one", "times", side, median(ratios))
    for line in found.values():
        if line.unit == "s" and line.plain and line.compiled:
            line.gain = line.plain / line.compiled
    return list(found.values())


def shown(number: float | None, unit: str) -> str:
    """A number for people."""
    if number is None:
        return ""
    if unit in ("", "times"):
        return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"
    return write_amount(number, unit)


def table(lines: Sequence[Line], title: str) -> Table:
    """The lines for a terminal."""
    made = Table(title=title)
    made.add_column("unforced decisions of random games; below, other things", no_wrap=True)
    for heading in (
        *("plain", "compiled", "native", "c ÷ p", "n ÷ c", "pyminion", "p ÷ it", "c ÷ it", "n ÷ it"),
        *("decisions a game", "games/s p", "c"),
    ):
        made.add_column(heading, justify="right", no_wrap="a game" not in heading)
    for line in lines:
        ratios = (line.gain, line.native_gain, line.plain_lead, line.compiled_lead, line.native_lead)
        gain, native_gain, *leads = ("" if ratio is None else f"{ratio:.2f}" for ratio in ratios)
        numbers = [shown(number, line.unit) for number in (line.plain, line.compiled, line.native, line.theirs)]
        games = [
            shown(rate / line.length if rate and line.length else None, "") for rate in (line.plain, line.compiled)
        ]
        length = shown(line.length, "")
        made.add_row(line.what, *numbers[:3], gain, native_gain, numbers[3], *leads, length, *games)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer repetitions; numbers jump more")
    parser.add_argument("--json", action="store_true", help="print the lines as JSON")
    parser.add_argument("--picture", action="store_true", help="draw the table into docs/images")
    wish = parser.parse_args()
    needed = ("pettingzoo", "pyminion", "pyspiel", "rlcard")
    missing = [name for name in needed if importlib.util.find_spec(name) is None]
    if missing:
        sys.exit(f"The benchmark needs {' and '.join(missing)}: run make bench, or pip install -e '.[bench]'.")
    console = Console(stderr=True)
    rounds = 3 if wish.quick else 9
    lines: list[Line] = []
    with Side("tools.plain", "bench.side") as plain, Side("bench.side") as here, console.status("") as status:

        def say(what: str) -> None:
            status.update(f"Measuring {what} …")

        builds = {"plain": plain}
        if here("build") == "compiled":
            builds["compiled"] = here
        lines += speeds(builds, rounds, say)
        lines += peers(plain, rounds, say)
        lines += environments(builds, rounds, say)
        lines += others(builds, wish.quick, say)
    if wish.json:
        told: list[dict[str, Any]] = [asdict(line) for line in lines]
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return
    title = f"Line-Up, Python {platform.python_version()} on {platform.machine()}, one core"
    made = table(lines, title)
    screen = Console()
    if not screen.is_terminal:
        screen = Console(width=WIDTH)
    screen.print(made)
    if "compiled" not in builds:
        screen.print("The compiled build is not here: make fast builds it.")
    if not any(line.native for line in lines):
        screen.print("The native engine is not here: make fast builds it.")
    if wish.picture:
        paper = Console(width=WIDTH, record=True, file=StringIO())
        paper.print(made)
        draw(paper, "make bench", PICTURE)


if __name__ == "__main__":
    main()
