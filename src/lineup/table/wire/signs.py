"""Signs between people on the wire: pointing at a card, proposing an answer to a partner, an emote. None is kept."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from lineup.table.wire.base import Sentence, Strict, Wire

BURST: Final = 4  # signs a person may make at once,
EVERY: Final = 2.0  # and seconds until they may make one more
Emotion = Literal["hello", "well-played", "thanks", "ouch", "oops", "thinking"]


class Point(Strict, frozen=True, kw_only=True, tag="point", tag_field="type"):
    """Point at a card: for everyone who sees it, or (`team`) for one's team alone."""

    card: int
    team: bool = False


class Propose(Strict, frozen=True, kw_only=True, tag="propose", tag_field="type"):
    """Propose to the partner one of the answers to their question (`proposable` of that position)."""

    game: int
    number: int
    answer: Annotated[str, Meta(max_length=200)]


class Emote(Strict, frozen=True, kw_only=True, tag="emote", tag_field="type"):
    """Say one of a few things without words."""

    emote: Emotion


class Proposal(Wire, frozen=True, kw_only=True):
    """An answer one may propose to one's partner, who is asked."""

    answer: str
    text: Sentence  # what the button says
    card: int  # -1 for none


class Pointed(Wire, frozen=True, kw_only=True, tag="pointed", tag_field="type"):
    """A person points at a card the receiver sees; `seat` is -1 for a spectator."""

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
    """A person's emote; `seat` is -1 for a spectator."""

    seat: int
    name: str
    emote: Emotion


Sign = Point | Propose | Emote
Shown = Pointed | Proposed | Emoted
