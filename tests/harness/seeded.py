"""`lineup serve` whose cards and bots always fall the same: python -m tests.harness.seeded SEED serve [OPTIONS].

For browser tests and pictures only: everybody knows the seed of every game, and the key of the cookies.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from lineup.cli import main
from lineup.table.room import bot_players, server
from tests.harness.clock_hands import FiledHands
from tools.site.positions import fix_dice


def seed_with(word: str) -> None:
    """Derive every secret of this process from a word, and let bots answer at once."""
    fix_dice(word)
    bot_players.ASSIST_PAUSE = 0.0  # type: ignore[misc]


def run_seeded(word: str, hands: Path | None = None) -> None:
    """The command line with every secret made from a word; where there is a file of hands, clocks go by it."""
    seed_with(word)
    if hands is not None:
        vars(server)["Time"] = partial(FiledHands, hands)
    main()


if __name__ == "__main__":
    run_seeded(sys.argv.pop(1))
