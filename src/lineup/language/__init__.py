"""The words cards are written in. Importing this package declares them all."""

from lineup.language import (
    conditions,
    confrontation,
    duels,
    nouns,
    paragraphs,
    plays,
    power,
    rivals,
    rivals_batman,
    sentences,
    synonyms,
    teams,
    verbs,
)

__all__ = [
    "conditions",
    "confrontation",
    "duels",
    "nouns",
    "paragraphs",
    "plays",
    "power",
    "rivals",
    "rivals_batman",
    "sentences",
    "synonyms",
    "teams",
    "verbs",
]
