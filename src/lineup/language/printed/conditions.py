"""Printed wordings of conditions and triggers."""

from __future__ import annotations

from lineup.language.grammar import describe, phrase, reads
from lineup.language.printed.rebuilding import keep_value
from lineup.language.words.amounts import Hits
from lineup.language.words.cards import Cards, NamedKind
from lineup.language.words.conditions import Cannot, Holds, IsPlayed, ItCosts, ItIs, They, TopVillainCosts
from lineup.language.words.triggers import FirstGain, Plays, PlaysSome, TurnMoment

reads(ItCosts, "condition", "it costs {n:digits} or more", "it has cost {n:digits} or more")
for _card in ("it", "that card"):
    reads(
        ItCosts,
        "condition",
        phrase(f"{_card} costs {{n:digits}} or less", parity="most"),
        phrase(f"{_card} has cost {{n:digits}} or less", parity="most"),
        phrase(f"{_card} costs {{n:digits}}", parity="just"),
        phrase(f"{_card} costs exactly {{n:digits}}", parity="just"),
    )
for _card in ("that card", "the card"):
    reads(ItCosts, "condition", f"{_card} has cost {{n:digits}} or more", f"{_card} costs {{n:digits}} or more")
    reads(
        ItCosts,
        "condition",
        phrase(f"{_card} has cost {{n:digits}}", parity="just"),
        phrase(f"{_card} has cost {{n:digits}} or less", parity="most"),
    )
reads(ItCosts, "condition", "it has a cost of {n:digits} or more", "that card's cost is {n:digits} or more")
reads(
    IsPlayed,
    "condition",
    phrase("this is the first card @you have played this turn", first=True),
    phrase("this is the first card @you play this turn", first=True),
)
reads(ItIs, "condition", "that card is a {cards:such+sg}")
reads(Cannot, "condition", phrase("@you <choose> not to", declined=True))
reads(They, "condition", phrase("they share a card type", alike=True))
reads(Holds, "condition", "there are {types:number} or more different card types in {zone:zone}")
reads(TopVillainCosts, "condition", "the top card of the Super-Villain stack has cost {n:digits} or more")
reads(
    Hits,
    "condition",
    phrase("one or more foes do not gain a Weakness", spared=True),
    phrase("a foe does not gain a Weakness", spared=True),
    phrase("one or more foes did not gain a Weakness", spared=True),
)
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
reads(
    Plays,
    "trigger",
    "When you play your {nth:ordinal} {cards:cards+sg} on each of your turns",
    "When you play your {nth:ordinal} {cards:cards+sg} during each of your turns",
    "When you play your {nth:ordinal} {cards:cards+sg} each turn",
    "Whenever you play your {nth:ordinal} {cards:cards+sg} each turn",
    "When you play a {cards:cards+sg} during your turn",
    "Whenever you play a {cards:cards+sg} during your turn",
    "When you play a {cards:cards+sg}",
    "Whenever you play a {cards:cards+sg}",
    "Each time you play a {cards:cards+sg}",
    "The {nth:ordinal} time you play a {cards:cards+sg} each turn",
    "The {nth:ordinal} time during each of your turns that you play a {cards:cards+sg}",
    "The {nth:ordinal} time you play a {cards:cards+sg} during your turn",
    "The {nth:ordinal} time you play a {cards:cards+sg} on each of your turns",
)
reads(
    FirstGain,
    "trigger",
    phrase("The first time you buy or gain a {cards:cards+sg} during your turn", buys=True),
    phrase("The first time you buy or gain a {cards:cards+sg} on each of your turns", buys=True),
    phrase("When you buy or gain your first {cards:cards+sg} on each of your turns", buys=True),
    phrase("When you buy or gain your first {cards:cards+sg} each turn", buys=True),
    phrase("The first time you buy or gain a {cards:cards+sg} each turn", buys=True),
)
reads(
    TurnMoment,
    "trigger",
    phrase("When you avoid an Attack", when="avoid"),
    phrase("Whenever you avoid an Attack", when="avoid"),
    phrase("At the start of each of your turns", when="start"),
)

describe("played_or_plays", "a condition such as …", "condition")
describe("named_card", "a card name", "card name")
