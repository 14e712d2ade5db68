"""The rules of Rivals: Shazam! vs Black Adam."""

from __future__ import annotations

from typing import Any

from lineup.language.sets import box
from tests.cards.rivals_shazam_black_adam import BOX
from tests.harness.scenario import Scenario, card_set, game

MADE_UP = card_set(
    {"name": "Medal", "type": "Equipment", "cost": 2, "vp": 1, "copies": 60, "text": "+1 Power."},
    {"name": "Bargain", "type": "Equipment", "cost": 2, "copies": 4},
    {"name": "Trinket", "type": "Equipment", "cost": 3, "copies": 4},
    {"name": "Relic", "type": "Equipment", "cost": 4, "copies": 4},
    {"name": "Titan", "type": "Hero", "cost": 5, "copies": 2, "text": "+30 Power."},
    {"name": "Scholar", "type": "Hero", "cost": 4, "copies": 2, "text": "+6 Power. Draw two cards."},
    {"name": "Dusk", "type": "Hero", "cost": 4, "text": "+1 Power. At the end of this turn, draw a card."},
    {"name": "Mill", "type": "Equipment", "cost": 3, "text": "Discard the top card of your deck."},
    {"name": "Purge", "type": "Equipment", "cost": 3, "text": "Discard a card."},
    {"name": "Ashes", "type": "Location", "cost": 3, "text": "Ongoing: Each time you discard a card, +1 Power."},
    {"name": "Tempter", "type": "Equipment", "cost": 3, "text": "Block (1): The confronting foe draws a card."},
    {
        "name": "Echo",
        "type": "Equipment",
        "cost": 3,
        "text": "Block (1): Use the text of a Hero from your discard pile.",
    },
    {"name": "Page", "type": "Hero", "cost": 3, "text": "Draw a card.\nConfrontation: Draw two cards."},
    {
        "name": "Vigil",
        "type": "Hero",
        "cost": 3,
        "text": "As soon as the Line-Up has no Super Power this turn, +3 Power.",
    },
    {"name": "Dawn", "type": "Location", "cost": 3, "text": "Ongoing: At the start of your turn, draw a card."},
    {
        "name": "Vault",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: The first time you gain a card with cost 2 or more during each of your turns, +1 Power.",
    },
    {
        "name": "Arena",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: Each time you play a Starter during your turn, draw a card.",
    },
    {
        "name": "Gate",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: The first time you play a Super Power during each of your turns, draw a card.",
    },
    {
        "name": "Bridge",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: The first time you play a card with cost 5 or more during each of your turns, draw a card.",
    },
    {"name": "Burden", "type": "Equipment", "cost": 3, "text": "Attack: Each foe gains a Villain from the Line-Up."},
    {"name": "Summons", "type": "Equipment", "cost": 3, "text": "Gain a Villain from the Line-Up."},
    {"name": "Delving", "type": "Equipment", "cost": 3, "text": "Gain the top card of the main deck."},
    {
        "name": "Salvage",
        "type": "Equipment",
        "cost": 3,
        "text": "Gain a Villain from the Line-Up, the destroyed pile or its stack.",
    },
    {"name": "Theft", "type": "Equipment", "cost": 3, "text": "Gain a Villain from a foe's discard pile."},
    {"name": "Forge", "type": "Equipment", "cost": 3, "text": "Pay 3 Power: Draw a card."},
)


def duel(**options: Any) -> Scenario:
    """A scenario where A is Shazam! and B is Black Adam, and neither uses an ability unless `quiet` is off."""
    options.setdefault("heroes", ["Shazam!", "Black Adam"])
    options.setdefault("quiet", True)
    return game(box=BOX, **{"sets": [MADE_UP], **options})


def four(**options: Any) -> Scenario:
    """Two against two: A Shazam! and C Batman against B Black Adam and D The Joker."""
    heroes = ["Shazam!", "Black Adam", "Batman", "The Joker"]
    return game(4, box=BOX, sets=[box("rivals-batman-joker")], heroes=heroes, quiet=True, **options)
