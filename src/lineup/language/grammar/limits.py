"""The limits of card texts and card sets: wide for people, and no text within them can hold up a program."""

from __future__ import annotations

from typing import Final
from unicodedata import category

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

SHOWN: Final = 60  # characters of what people wrote, where a message repeats it


def shortened(text: str, most: int = SHOWN) -> str:
    """What somebody wrote, short enough to repeat it in a message; what cannot be seen is shown as "�"."""
    text = text if len(text) <= most else text[: most - 1] + "…"
    return text if text.isprintable() else "".join("�" if unseen(each) else each for each in text)


def unseen(character: str) -> bool:
    """Whether a character cannot be seen and is no blank or line break: a terminal may take it for a command."""
    return not character.isprintable() and not (character in "\n\r\t" or category(character) == "Zs")


def brief(value: object, depth: int = 2) -> str:
    """A value from a file, short enough to repeat it in a message; it may be huge, or nested without end."""
    if isinstance(value, str):
        return repr(shortened(value))
    if isinstance(value, int) and abs(value) >= 10**SHOWN:
        return f"a number of more than {SHOWN} digits"
    if isinstance(value, list | dict) and depth == 0:
        return "…"
    if isinstance(value, list):
        inner = ", ".join(brief(each, depth - 1) for each in value[:3])
        return shortened(f"[{inner}{', …' if len(value) > 3 else ''}]")
    if isinstance(value, dict):
        inner = ", ".join(f"{brief(key)}: {brief(value[key], depth - 1)}" for key in list(value)[:3])
        return shortened(f"{{{inner}{', …' if len(value) > 3 else ''}}}")
    return shortened(repr(value))


def in_quotes(value: object) -> str:
    """A text in double quotes, any other value as it is; short in either case."""
    return f'"{shortened(value)}"' if isinstance(value, str) else brief(value)


def too_many(what: str, number: int, unit: str, limit: int) -> str:
    """What is said of something beyond a limit; the full stop is the caller's."""
    return f"{what} has {number:,} {unit}; at most {limit:,} are allowed"
