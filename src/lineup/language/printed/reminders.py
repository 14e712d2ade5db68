"""Reminders that cards print in parentheses: they say what holds anyway, so they are kept and change nothing.

Each stands for a promise (`lineup.language.reminding`), and is refused where the words before it do not keep it. A
parenthesis that is none of these is no reminder: it is read as a part of the text, or is a fault.
"""

from __future__ import annotations

from lineup.language.grammar import describe, reads_as

for _promise, _reminders in {
    "zero": ("0 is even.", "Zero is even."),
    "least": ("Minimum 0.",),
    "stays": ("It stays in @your hand.", "This card stays in @your hand."),
    "remains": (
        "Its effects remain.",
        "Their effects remain.",
        "Effects and Power generated the first time you played it remain.",
    ),
    "hidden": (
        "The First Appearance—Attack does not happen.",
        "Its First Appearance—Attack does not happen.",
    ),
}.items():
    for _reminder in _reminders:
        reads_as("reminder", _promise, _reminder)

describe("reminder", "a reminder such as …", "reminder")
