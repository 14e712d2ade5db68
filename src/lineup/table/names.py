"""Letters that pretend: names that look like another's, marks piled on each other, signs nobody sees."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

MOST_MARKS: Final = 2  # on one letter; written languages need no more
JOINERS: Final = "\u200c\u200d"  # between letters of some scripts, and in emoji
HIDDEN: Final = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")  # control characters, directions, nothing at all
MARKS: Final = ("Mn", "Me")


def clean(text: str) -> str:
    """A line as others may see it: on one line, without what turns it around or hides in it, marks few."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        if kind in HIDDEN and letter not in JOINERS:
            letter = " " if letter in "\t\n\r\u2028\u2029" else ""
        marks = marks + 1 if kind in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def pretends(name: str) -> bool:
    """Whether a name mixes scripts to look like another, or carries what nobody can see."""
    from confusable_homoglyphs.confusables import is_confusable, is_mixed_script

    hides = clean(name) != name or any(each in name for each in JOINERS)
    return hides or bool(is_mixed_script(name) and is_confusable(name, preferred_aliases=["latin"]))


def alike(one: str, other: str) -> bool:
    """Whether people would take two names for the same."""
    return one.casefold() == other.casefold() or looks(one) == looks(other)


@lru_cache(maxsize=4096)
def looks(name: str) -> str:
    """What a name looks like: the same for names made of other letters that look alike."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(_looks(letter) for letter in plain if unicodedata.category(letter) not in MARKS).casefold()


@cache
def _looks(letter: str) -> str:
    from confusable_homoglyphs.confusables import confusables_data

    alike: list[str] = [letter, *(each["c"] for each in confusables_data.get(letter, ()))]
    return min(alike, key=lambda each: (not each.isascii(), not each.isalpha(), not each.islower(), each))
