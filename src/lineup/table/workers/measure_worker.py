"""The worker process that plays games: for a forecast, to rate a card, or as the field of a deal of the day.

So the server never waits for it. Input is one job as a line of JSON, output one line for each result so far, each more
exact than the one before; of a field, one for each bot. The server kills it when it needs no more of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from typing import Any, BinaryIO, Final

import msgspec

from lineup.deals.calendar import deal_of
from lineup.deals.field import play_field
from lineup.games import Choice, read_choice, sets_of
from lineup.lab.forecast.forecast import BOT, make_forecasts
from lineup.lab.forecast.rating import RatedCard, find_neighbours, rate_card
from lineup.running.children import begin_child
from lineup.running.limits import Limits

MEASURES: Final = Limits(processes=2, guests=8, niceness=10)


def run_job(job: dict[str, Any], results: BinaryIO) -> None:
    """Run a job and write each result so far."""
    if "deal" in job:
        for played in play_field(deal_of(date.fromisoformat(job["deal"])), job["done"]):
            results.write(msgspec.json.encode(played) + b"\n")
            results.flush()
        return
    choice = read_choice(job["choice"])
    rated = "card" in job
    for found in rate_by_neighbours(choice, job) if rated else make_forecasts(choice, BOT, job["games"], job["seed"]):
        results.write(msgspec.json.encode({**found.to_json(), "of": job["games"]}) + b"\n")
        results.flush()


def rate_by_neighbours(choice: Choice, job: dict[str, Any]) -> Iterator[RatedCard]:
    """Rate a card of the game beside its neighbours."""
    card = next(card for each in sets_of(choice) for card in each.cards if card.ref == job["card"])
    return rate_card(choice, card, find_neighbours(choice, card), job["seed"], job["games"])


if __name__ == "__main__":
    begin_child(MEASURES.niceness)
    with suppress(BrokenPipeError):
        run_job(msgspec.json.decode(sys.stdin.buffer.readline()), sys.stdout.buffer)
