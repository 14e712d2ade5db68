"""The process that plays games for a forecast or the measure of a card, so that nobody at the server waits for it.

Its input is one job as a line of JSON, its output a line for every result so far, each more exact than the one before.
Whoever wants no more of them kills it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from lineup.games import Choice, read_choice, sets_of
from lineup.lab.forecast.forecast import make_forecasts
from lineup.lab.forecast.rating import RatedCard, find_neighbours, rate_card
from lineup.running.children import begin_child

COURTESY: Final = 10  # the niceness: whoever plays comes first


def work(job: dict[str, Any], results: BinaryIO) -> None:
    """Do a job: tell what came of it so far, again and again."""
    choice = read_choice(job["choice"])
    for found in rated(choice, job) if "card" in job else make_forecasts(choice, job["seed"], job["games"]):
        results.write(msgspec.json.encode({**found.to_json(), "of": job["games"]}) + b"\n")
        results.flush()


def rated(choice: Choice, job: dict[str, Any]) -> Iterator[RatedCard]:
    """What a card of the game comes to beside its neighbours."""
    card = next(card for each in sets_of(choice) for card in each.cards if card.ref == job["card"])
    return rate_card(choice, card, find_neighbours(choice, card), job["seed"], job["games"])


if __name__ == "__main__":
    begin_child(COURTESY)
    with suppress(BrokenPipeError):
        work(msgspec.json.decode(sys.stdin.buffer.readline()), sys.stdout.buffer)
