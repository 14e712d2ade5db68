"""Plays random games of every game, number of players and variant and writes what the state was at each decision.

python -m tests.builds.digests: first a line that names the file each module of the engine was loaded from, then one
line per game: its name, its decisions and the digests.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from collections.abc import Iterator
from typing import Any, Final

import lineup.engine
import lineup.language
from lineup.bots import RandomBot
from lineup.engine.machine import give_answer, start_game
from lineup.engine.saving import digest_of
from lineup.engine.view import determinise, view
from lineup.games import GAMES, Choice, build_setup, profile_of

SEEDS: Final = 2
LONGEST: Final = 500  # decisions of a game: random players can take long to an end
LOOK_EVERY: Final = 25  # decisions; then the seat's view and a re-deal are written too
MIXES: Final = (
    Choice("heroes-unite", ("a", "b", "c"), sets=("confrontations",)),
    Choice("confrontations", ("a", "b", "c", "d"), sets=("rivals-batman-joker",)),
    Choice("rivals-shazam-black-adam", ("a", "b", "c", "d"), sets=("rivals-batman-joker",)),
)


def settings() -> Iterator[Choice]:
    """Every game, number of players and variant, and a few games of several boxes."""
    for game, info in GAMES.items():
        for chosen in [(), *((variant.id,) for variant in info.variants)]:
            profile = profile_of(Choice(game, ("a", "b"), chosen))
            for players in range(profile.min_players, profile.max_players + 1):
                yield Choice(game, tuple("abcde"[:players]), chosen)
    yield from MIXES


def files() -> dict[str, str]:
    """The file each module of the engine and the card language was loaded from.

    Printed wordings are declared once and read seldom, so they are not compiled.
    """
    found = {}
    for package in (lineup.engine, lineup.language):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if module.ispkg or ".printed." in module.name:  # the face of a package is never compiled
                continue
            found[module.name] = str(importlib.import_module(module.name).__file__)
    return found


def played(choice: Choice, seed: str) -> Iterator[str]:
    """The digest at each decision of a random game; now and then also what the decider sees, and a re-deal of it."""
    state = start_game(build_setup(choice), seed)
    bots = [RandomBot(seat, seed) for seat in range(state.players)]
    for count in range(LONGEST):
        ask = state.ask
        if ask is None:
            break
        yield digest_of(state)
        if count % LOOK_EVERY == 0:
            seen = view(state, ask.seat)
            yield f"seen {seen.to_bytes().decode()}"
            yield f"re-dealt {digest_of(determinise(seen, seed))}"
        give_answer(state, bots[ask.seat].choose(None, ask.in_order()))
    yield digest_of(state)


def main() -> None:
    def write(line: Any) -> None:
        sys.stdout.write(json.dumps(line) + "\n")

    write(files())
    for choice in settings():
        for number in range(SEEDS):
            name = " ".join((choice.game, str(len(choice.seats)), *choice.variants, *choice.sets, str(number)))
            entries = list(played(choice, str(number)))
            write([name, sum(len(entry) == 16 for entry in entries), entries])


if __name__ == "__main__":
    main()
