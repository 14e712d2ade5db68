"""Signs between people on the wire: a finger on a card, an answer proposed to a partner, an emote. None is kept."""

from __future__ import annotations

import time
from typing import Annotated, Final, Literal

from msgspec import Meta

from lineup.table.wire import Sentence, Strict, Wire

BURST: Final = 4  # signs a person may make at once,
EVERY: Final = 2.0  # and seconds until they may make one more
Emotion = Literal["hello", "well-played", "thanks", "ouch", "oops", "thinking"]


class Point(Strict, frozen=True, kw_only=True, tag="point", tag_field="type"):
    """Point at a card: for all who see it, or (`team`) for the own team alone."""

    card: int
    team: bool = False


class Propose(Strict, frozen=True, kw_only=True, tag="propose", tag_field="type"):
    """Propose to the partner one of the answers to their question (`proposable` of that position)."""

    game: int
    number: int
    answer: Annotated[str, Meta(max_length=200)]


class Emote(Strict, frozen=True, kw_only=True, tag="emote", tag_field="type"):
    """Say one of a few things that need no words."""

    emote: Emotion


class Proposal(Wire, frozen=True, kw_only=True):
    """An answer one may propose to one's partner, who is asked."""

    answer: str
    text: Sentence  # what the button says
    card: int  # -1 for none


class Pointed(Wire, frozen=True, kw_only=True, tag="pointed", tag_field="type"):
    """Somebody points at a card the receiver sees; `seat` is -1 for a spectator."""

    seat: int
    name: str
    card: int
    team: bool


class Proposed(Wire, frozen=True, kw_only=True, tag="proposed", tag_field="type"):
    """A partner proposes an answer to the receiver's question, or the receiver proposed it."""

    seat: int
    game: int
    number: int
    answer: str


class Emoted(Wire, frozen=True, kw_only=True, tag="emoted", tag_field="type"):
    """Somebody shows what they think; `seat` is -1 for a spectator."""

    seat: int
    name: str
    emote: Emotion


Sign = Point | Propose | Emote
Shown = Pointed | Proposed | Emoted


class Share:
    """How many signs, or lines of chat, each person at a table may still make: some at once, then one in a while."""

    def __init__(self, burst: int = BURST, every: float = EVERY) -> None:
        self._burst, self._every = burst, every
        self._left: dict[str, tuple[float, float]] = {}  # signs left, and when that was so

    def claim(self, person: str, now: float | None = None) -> bool:
        """Count a sign; False if it comes too soon after others."""
        now = time.monotonic() if now is None else now
        left, then = self._left.get(person, (float(self._burst), now))
        left = min(self._burst, left + (now - then) / self._every)
        if left >= 1:
            self._left[person] = (left - 1, now)
        return left >= 1
