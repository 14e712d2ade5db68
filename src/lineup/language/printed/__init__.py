"""Wordings of printed cards for meanings the words have: read and never printed. Importing declares them all."""

from lineup.language.printed import (
    amounts,
    attacks,
    clauses,
    conditions,
    counts,
    mechanics,
    moves,
    nouns,
    paragraphs,
    reminders,
    sentences,
    spelling,
    teamwork,
)

__all__ = [
    "amounts",
    "attacks",
    "clauses",
    "conditions",
    "counts",
    "mechanics",
    "moves",
    "nouns",
    "paragraphs",
    "reminders",
    "sentences",
    "spelling",
    "teamwork",
]
