"""Reminders that cards print in parentheses: they say what holds anyway, so they are kept and change nothing.

A parenthesis that is none of these is no reminder: it is read as a part of the text, or is a fault.
"""

from __future__ import annotations

from lineup.language.grammar import describe, reads_as

for _reminder in (
    "0 is even.",
    "Minimum 0.",
    "Including this card.",
    "Including this one.",
    "Zero is even.",
    "It stays in @your hand.",
    "This card stays in @your hand.",
    "Its effects remain.",
    "Their effects remain.",
    "Effects and Power generated the first time you played it remain.",
    "The First Appearance—Attack does not happen.",
    "Its First Appearance—Attack does not happen.",
):
    reads_as("reminder", _reminder, _reminder)

describe("reminder", "a reminder such as …", "reminder")
