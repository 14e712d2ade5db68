"""A seat's view as numbers and as text: made from its view and its own question alone.

The numbers are told from the viewer's side: their own places and seat first, then those of the next in turn order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, get_args

import numpy as np
from numpy.typing import NDArray

from lineup.bots.judging.network import rows_of
from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.records import Kind
from lineup.engine.saying import say
from lineup.engine.state import FACTS, Ask
from lineup.engine.view import View
from lineup.envs.actions import Actions, place_name, zone_seen_from
from lineup.errors import LineUpError

Array = NDArray[np.float32]
Mask = NDArray[np.int8]

KINDS: Final = get_args(Kind)
SEATS: Final = ("active", "first", "target")  # facts that are seats
NUMBERS: Final = tuple(name for name in FACTS if name not in SEATS)
LEAST: Final = -1.0
MODES: Final = ("ansi", "human")
MOST: Final = 1000.0  # larger numbers are told as this


class RenderError(LineUpError, ValueError):
    """A render mode that does not exist."""


class Eyes:
    """The numbers of one way to play. `pieces` says which stand where: name, shape; in this order.

    - `places`: for each place how many cards of each definition (`setup.defs`) the viewer sees there, and how many
      others lie there.
    - `question`: its kind (`KINDS`), the definition of the card that asks, how many of each definition are picked
      already, how many more must and may be; all 0 for who is not asked.
    - `seats`: for each seat whether its turn it is, whether it began, whether it is confronted; its VP tokens.
    - `facts`: `NUMBERS` of the table, such as Power and turn.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        players, kinds = setup.players, len(setup.defs)
        count = z.COMMON + players * z.PER_SEAT
        self.pieces: Final = (
            ("places", (count, kinds + 1)),
            ("question", (len(KINDS) + 2 * kinds + 2,)),
            ("seats", (players, len(SEATS) + 1)),
            ("facts", (len(NUMBERS),)),
        )
        sizes = [int(np.prod(shape)) for _, shape in self.pieces]
        self.size: Final = sum(sizes)
        self.starts: Final[list[int]] = np.cumsum(sizes)[:-1].tolist()  # of the pieces behind the first
        self._question, self._seats, self._facts = self.starts
        starts = [
            [zone_seen_from(zone, seat, players) * (kinds + 1) for zone in range(count)] for seat in range(players)
        ]
        self._starts = starts

    def split(self, numbers: Array) -> dict[str, Array]:
        """The pieces of a row of numbers by name, each in its shape; they share its memory."""
        found, at = {}, 0
        for name, shape in self.pieces:
            size = int(np.prod(shape))
            found[name] = numbers[at : at + size].reshape(shape)
            at += size
        return found

    def meanings(self) -> NDArray[np.float64]:
        """Return the meaning of each card in numbers (bots/judging/features.py): a row for each definition, as in
        `places`."""
        return rows_of(self.setup)[0][:-1]

    def observe_view(self, view: View, ask: Ask | None, into: Array | None = None) -> Array:
        """Return the numbers of a view, and of the viewer's question if it is asked; a spectator looks from seat 0."""
        numbers = np.empty(self.size, np.float32) if into is None else into
        viewer, players = max(view.seat, 0), self.setup.players
        faces, hidden = self.setup.faces, len(self.setup.defs)
        cells = [
            start + (faces[card] if card >= 0 else hidden)
            for start, cards in zip(self._starts[viewer], view.zones, strict=True)
            for card in cards
        ]
        numbers[: self._question] = np.bincount(cells, minlength=self._question)
        numbers[self._question :] = 0.0
        if ask is not None:
            at = self._question
            numbers[at + KINDS.index(ask.kind)] = 1.0
            at += len(KINDS)
            if ask.source >= 0:
                numbers[at + faces[ask.source]] = 1.0
            for card in ask.picked:
                numbers[at + hidden + faces[card]] += 1.0
            numbers[at + 2 * hidden] = ask.least
            numbers[at + 2 * hidden + 1] = ask.most
        seats = numbers[self._seats : self._facts].reshape(players, len(SEATS) + 1)
        for column, name in enumerate(SEATS):
            seat = getattr(view, name)
            if seat >= 0:
                seats[(seat - viewer) % players, column] = 1.0
        for seat, tokens in enumerate(view.tokens):
            seats[(seat - viewer) % players, len(SEATS)] = tokens
        numbers[self._facts :] = [float(getattr(view, name)) for name in NUMBERS]
        return np.clip(numbers, LEAST, MOST, out=numbers)


def action_mask(actions: Actions, legal: Iterable[int]) -> Mask:
    """1 for each action that is legal, 0 for the others."""
    found = np.zeros(len(actions), np.int8)
    found[list(legal)] = 1
    return found


def check_mode(mode: str | None) -> None:
    """RenderError unless an environment can be shown so."""
    if mode is not None and mode not in MODES:
        raise RenderError(say("error-render-mode", mode=mode, known=", ".join(MODES)))


def render_text(text: str, mode: str | None) -> str | None:
    """Return the result of `render` in its mode: the text, or nothing once it is printed."""
    if mode != "human":
        return text if mode else None
    print(text)
    return None


def draw_view(view: View) -> str:
    """Return a view as text: the table, then each seat, the viewer's own first; cards not seen are counted as `?`."""
    names, faces, players = view.setup.names, view.setup.faces, view.players
    viewer = max(view.seat, 0)
    lines = [
        f"turn {view.turn}, active {view.active}, power {view.power}, {view.waiting_kind or '-'} {view.waiting_for}"
    ]
    for place in range(z.COMMON + players * z.PER_SEAT):
        zone = zone_seen_from(place, -viewer, players)
        if zone == z.UNUSED or not view.zones[zone]:
            continue
        there = Counter([names[faces[card]] if card >= 0 else "?" for card in view.zones[zone]])
        cards = ", ".join([name if many == 1 else f"{name}*{many}" for name, many in sorted(there.items())])
        lines.append(f"{place_name(place)}: {cards}")
    return "\n".join(lines)
