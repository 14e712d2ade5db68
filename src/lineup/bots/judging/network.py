"""The network of the bot `learned`: the chance that a seat wins, for many positions of one game at once.

Its inputs are the numbers of `bots/judging/features.py`, its weights come from `lineup train` and lie beside this file.
One encoder reads every seat alike; what a seat, its partner and its foes (the strongest of each trait, and their mean)
come to is joined with the table. numpy does the arithmetic, in double precision, so that machines differ only where
rounding swallows it; nothing else is needed to play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

import numpy as np
from numpy.typing import NDArray

from lineup.bots.judging.deck_value import expected_main_deck
from lineup.bots.judging.features import (
    CARD,
    COUNT,
    DEFENSE,
    EDITION,
    FIRST_TYPE,
    HAND,
    KINDS,
    NAMES,
    NAMES_DEFENSE,
    SEAT,
    SUMS,
    TABLE,
    PositionReading,
    card_row,
)
from lineup.engine.definitions import Setup
from lineup.engine.saying import say
from lineup.errors import LineUpError

Array = NDArray[np.float64]

FILE: Final = "network.npz"
SEAT_INPUTS: Final = 3 * len(CARD) + len(SEAT) + 2 * KINDS + 3
TABLE_INPUTS: Final = 3 * len(CARD) + len(TABLE)
SETUPS: Final = 16  # games whose rows are kept
SURE: Final = 30.0  # the logit of a chance that is as good as 1
PLACES: Final = 6  # decimals of what it says: machines agree on these
CERTAIN: Final = np.array([1.0, 0.0])  # what both seats' chances, and what their leads come to

_rows: dict[int, tuple[Setup, Array, Array]] = {}  # by identity of the setup kept with them


def rows_of(setup: Setup) -> tuple[Array, Array]:
    """The rows of all cards of a game, the last one nobody's; and the mean of those of its main deck."""
    known = _rows.get(id(setup))
    if known is None or known[0] is not setup:
        if len(_rows) >= SETUPS:
            _rows.clear()
        rows = np.array([card_row(defined) for defined in setup.defs] + [[0.0] * len(CARD)])
        kinds, _ = expected_main_deck(setup)
        mean = np.array([card_row(defined) for defined in kinds]).mean(axis=0) if kinds else rows[-1]
        known = _rows[id(setup)] = (setup, rows, mean)
    return known[1], known[2]


def network_inputs(readings: Sequence[PositionReading]) -> tuple[Array, Array]:
    """Return the network's inputs for positions of one game: of each seat (positions × seats × numbers) and of the
    table."""
    rows, main = rows_of(readings[0].setup)
    count, players = len(readings), len(readings[0].owned)
    owned = _sum_rows(rows, [cards for each in readings for cards in each.owned])
    heroes = rows[[hero for each in readings for hero in each.heroes]]
    besides = np.array([seat for each in readings for seat in each.seats])
    size = np.maximum(owned[:, COUNT : COUNT + 1], 1.0)
    mean = owned * (HAND / size)
    types = mean[:, FIRST_TYPE : FIRST_TYPE + KINDS]
    named = heroes[:, NAMES : NAMES + KINDS] * types
    among = mean[:, NAMES : NAMES + KINDS] * types / HAND
    defended = heroes[:, NAMES_DEFENSE] * mean[:, DEFENSE]
    extra = np.stack([defended, 10.0 / size[:, 0], named.sum(axis=1)], axis=1)
    seats = np.concatenate([owned * SUMS, mean, heroes, besides, named, among, extra], axis=1)

    line_up = _sum_rows(rows, [each.line_up for each in readings])
    line_up += np.array([[float(each.unknown)] for each in readings]) * main
    top = rows[[each.top for each in readings]]
    table = np.array([each.table for each in readings])
    world = np.concatenate([line_up / HAND, top, np.broadcast_to(main, line_up.shape), table], axis=1)
    return seats.reshape(count, players, SEAT_INPUTS), world


def _sum_rows(rows: Array, piles: Sequence[Sequence[int]]) -> Array:
    """The sum of the rows of each pile."""
    flat = [face for pile in piles for face in (*pile, -1)]  # the last row is nobody's: no pile is empty
    ends = np.cumsum([len(pile) + 1 for pile in piles])
    found: Array = np.add.reduceat(rows[flat], np.concatenate([[0], ends[:-1]]), axis=0)
    return found


class Network:
    """Weights by name: `seat`, `join`, `deep` and `out`, each with its `bias`; see `lineup.lab.training.model`."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self.weights = {name: np.asarray(each, dtype=np.float64) for name, each in weights.items()}

    def judge_positions(self, readings: Sequence[PositionReading], seat: int) -> tuple[list[float], list[float]]:
        """Return the chance of a seat's side to win, and its lead (`lead_of`), for each of some positions of one game.

        Where two play, what one wins the other loses: what it says of both is one judgement, less often wrong.
        """
        if not readings:
            return [], []
        seats, table = network_inputs(readings)
        sides = (seat, 1 - seat) if seats.shape[1] == 2 else (seat,)
        found = self.judge_inputs(seats, table, readings[0].setup.mates, *sides)
        if len(sides) == 2:
            own, other = np.split(found, 2)
            found = (own + (CERTAIN - other)) / 2.0
        found = np.round(found, PLACES)
        return found[:, 0].tolist(), found[:, 1].tolist()

    def judge_inputs(self, seats: Array, table: Array, mates: tuple[int, ...], *sides: int) -> Array:
        """The same of inputs, as rows of two, for one seat after the other; without teams `mates` is empty."""
        w = self.weights
        found: Array = self._run_layers(seats, table, mates, *sides) @ w["out"] + w["out.bias"]
        found[:, 0] = 1.0 / (1.0 + np.exp(-np.clip(found[:, 0], -SURE, SURE)))
        return found

    def encode_seat(self, reading: PositionReading, seat: int) -> Array:
        """Encode a position for a seat, before it is judged: the input of the policy."""
        seats, table = network_inputs([reading])
        found: Array = self._run_layers(seats, table, reading.setup.mates, seat)[0]
        return found

    def _run_layers(self, seats: Array, table: Array, mates: tuple[int, ...], *sides: int) -> Array:
        w = self.weights
        code = _rectify(seats @ w["seat"] + w["seat.bias"])
        joined = np.concatenate([_join_codes(code, table, mates[seat] if mates else -1, seat) for seat in sides])
        return _rectify(_rectify(joined @ w["join"] + w["join.bias"]) @ w["deep"] + w["deep.bias"])


def _join_codes(code: Array, table: Array, mate: int, seat: int) -> Array:
    """The codes of all seats as one of them sees them, with the table."""
    partner = code[:, mate] if mate >= 0 else np.zeros_like(code[:, 0])
    foes = code[:, [each for each in range(code.shape[1]) if each not in (seat, mate)]]
    return np.concatenate([code[:, seat], partner, foes.max(axis=1), foes.mean(axis=1), table], axis=1)


def _rectify(values: Array) -> Array:
    found: Array = np.maximum(values, 0.0)
    return found


class Outdated(LineUpError, ValueError):
    """Weights trained for another set of features."""


def load_network(file: Path | IO[bytes]) -> Network:
    """Load the network of a file; Outdated if it was trained for other features."""
    return Network(read_weights(file, EDITION))


def read_weights(file: Path | IO[bytes], now: int) -> dict[str, Any]:
    """Return the weights of a file by name; Outdated if they are not of edition `now`."""
    with np.load(file) as found:
        weights: dict[str, Any] = {name: found[name] for name in found.files}
    edition = int(weights.pop("edition", -1))
    if edition != now:
        raise Outdated(say("error-network", file=str(file), edition=edition, now=now))
    return weights


@cache
def package_network() -> Network:
    """Load the network of the package."""
    return load_network(Path(__file__).parents[1] / "trained" / FILE)
