"""The limits of card texts and card sets: wide for people, and no text within them can hold up a program."""

from __future__ import annotations

from typing import Final

# A card's text
MOST_TEXT: Final = 4_000  # characters
MOST_SENTENCES: Final = 100  # full stops
MOST_LINES: Final = 30
MOST_NESTING: Final = 20  # words within words; the texts of the boxes come to 8
MOST_WORD: Final = 60  # characters of a word, or of a text in quotes
MOST_DIGITS: Final = 3  # of a number

# A set
MOST_SET: Final = 120_000  # characters of its file
MOST_DOTS: Final = 300  # full stops in a line of it
MOST_CARDS: Final = 400
MOST_COPIES: Final = 1_000  # of all its cards together
MOST_NAME: Final = 60  # characters of an id, a name and other short fields
MOST_OURS: Final = 80  # characters that say which part of a text is invented
MOST_ITEMS: Final = 20  # of a list, such as aliases and rulings
MOST_ITEM: Final = 1_000  # characters of a ruling

# What is told of a text or set that cannot be used
MOST_FAULTS: Final = 10  # of a text
MOST_OF_SET: Final = 100  # of a set
MOST_AGAIN: Final = 6_000  # tokens of a text read again to find all its faults; the longest text has about 900
MOST_AGAIN_OF_SET: Final = 15_000  # of a set


def too_many(what: str, number: int, unit: str, limit: int) -> str:
    """Say that something exceeds a limit. The caller adds the full stop."""
    return f"{what} has {number:,} {unit}; at most {limit:,} are allowed"
