"""The words cards are written in, by what they mean. Importing this package declares them all."""

from lineup.language.words import (
    abilities,
    amounts,
    cards,
    conditions,
    confronting,
    paragraphs,
    picks,
    places,
    players,
    playing,
    power,
    sentences,
    synonyms,
    triggers,
    verbs,
)

__all__ = [
    "abilities",
    "amounts",
    "cards",
    "conditions",
    "confronting",
    "paragraphs",
    "picks",
    "places",
    "players",
    "playing",
    "power",
    "sentences",
    "synonyms",
    "triggers",
    "verbs",
]
