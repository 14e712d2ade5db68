"""Printed wordings of conditions and triggers."""

from __future__ import annotations

from lineup.language.grammar import describe, phrase, reads
from lineup.language.printed.rebuilding import keep_value
from lineup.language.words.cards import Cards, NamedKind
from lineup.language.words.triggers import PlaysSome

# apart from "earlier or later", so that no wording of ours is taken for two sentences in one
reads(keep_value, "watch", "{value:played_or_plays}")
reads(
    PlaysSome,
    "played_or_plays",
    "@you play or have played a {cards:cards+sg} this turn",
    "@you play or have played {cards:named_card} this turn",
    phrase("@you play or have played another {cards:cards+sg} this turn", another=True),
    phrase("@you play or have played one or more {cards:cards+pl} this turn", n=1),
    "@you play or have played {n:number} {cards:cards+pl} this turn",
    "@you play or have played {n:number} or more {cards:cards+pl} this turn",
)


def named_card(kind: str) -> Cards:
    """The cards of one name."""
    return Cards((NamedKind(kind),))


reads(named_card, "named_card", "{kind:name}")

describe("played_or_plays", "a condition such as …", "condition")
describe("named_card", "a card name", "card name")
