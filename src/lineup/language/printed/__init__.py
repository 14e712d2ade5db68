"""Wordings of printed cards that span several words, or make something else of them: read and never printed.

A wording of one word stands beside that word, in `words`. Here are functions that make several words out of one
wording, and the categories that only such wordings have. Importing this package compiles them all.
"""

from lineup.language.grammar import GRAMMAR
from lineup.language.printed import (
    amounts,
    attacks,
    clauses,
    conditions,
    counts,
    everyday,
    mechanics,
    moves,
    nouns,
    paragraphs,
    reminders,
    sentences,
    sisters,
    spelling,
    teamwork,
)

__all__ = [
    "amounts",
    "attacks",
    "clauses",
    "conditions",
    "counts",
    "everyday",
    "mechanics",
    "moves",
    "nouns",
    "paragraphs",
    "reminders",
    "sentences",
    "sisters",
    "spelling",
    "teamwork",
]

GRAMMAR.compile_readings()
