"""The topics that questions, options and refusals rest on; each has a clause of the rules.

The clauses of a box name the topics they are on; a game knows them by `Setup.clause`.
"""

from __future__ import annotations

from typing import Final

from lineup.engine.profile import SWITCHES

TOPICS: Final = (
    # what is done
    "play", "defeat", "stack", "reserve", "buy", "ability", "ongoing", "hunt", "end", "ready", "defend", "undefended",
    "deal two", "identity", "confront", "normal", "block", "unblocked", "assist", "no assist", "store", "stored play",
    "raise", "foe", "destroy", "discard", "gain", "play again", "text", "order", "where", "main",
    # what cannot be done
    "over", "not yours", "open question", "turn over", "own turn", "weakness", "face up", "one a turn", "set aside",
    "no buying", "announce first", "after ready", "after comparison", "shown once", "foe's turn", "no attack",
    "block card", "no confrontation", "other side", "not ready", "assist card", "assist time", "resolving",
    "weakness first", "weakness at end", "weakness at ready", "stored card", "stored now", "store time",
    "store full", "store hand", "defense card", "defense place", "not yours in play", "face down", "used", "price",
    "condition", "no hunt", "hunt closed", "hunt price",
    # how a game is put together
    "hidden stack", "sides", "other half", "host", "guests", "stay in", "as many", "alike",
    "had better stay", "two boxes", "two boxes players", "by emblem", "swap alike",
    # what players are told of switches
    *(topic for switch in SWITCHES.values() if switch.note for topic in switch.note.clauses.values()),
)  # fmt: skip
