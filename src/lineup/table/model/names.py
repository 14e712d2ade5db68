"""Deceptive letters: names that look like another's, stacked marks, invisible characters."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Final

MOST_MARKS: Final = 2  # on one letter; written languages need no more
JOINERS: Final = "\u200c\u200d"  # between letters of some scripts, and in emoji
# Letters, marks and symbols by their category that show nothing: the rest of Unicode's Default_Ignorable_Code_Point,
# which `unicodedata` does not have, and two signs that are blank by their shape (Braille, a note without a head).
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0\u2800\U0001d159")
SPACES: Final = "\t\n\r\u2028\u2029\u2800"  # of what is taken out, what leaves a space
HIDDEN: Final = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")  # control characters, directions, nothing at all
MARKS: Final = ("Mn", "Me")  # on a letter, or which form it has; alone they are nothing


OFFICES: Final = ("moderator", "administrator", "admin", "lineup")  # names begin or end with no word like these,
SHORT: Final = ("mod", "mods")  # or are such a word
LIKE: Final = str.maketrans("01345789@$|!l", "oieastbgasiii")  # signs and letters that stand for others


def clean_text(text: str) -> str:
    """Return a line as others may see it: on one line, without invisible or direction-changing characters, few marks.

    Return "" if nothing of it would be visible, or only marks without a letter.
    """
    kept: list[str] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        if letter in JOINERS:
            kept.append(letter)
            continue
        if kind in HIDDEN or letter in BLANK:
            if letter not in SPACES:
                continue  # marks on both sides of it are on one letter
            letter, kind = " ", "Zs"
        marks = marks + 1 if kind in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    seen = any(not (each.isspace() or each in JOINERS or unicodedata.category(each) in MARKS) for each in kept)
    return " ".join("".join(kept).split()) if seen else ""


def is_deceptive(name: str) -> bool:
    """Check whether a name mixes scripts to look like another, or contains invisible characters."""
    from confusable_homoglyphs.confusables import is_confusable, is_mixed_script

    hides = clean_text(name) != name or any(each in name for each in JOINERS)
    return hides or bool(is_mixed_script(name) and is_confusable(name, preferred_aliases=["latin"]))


def claims_office(name: str) -> bool:
    """Check whether a name is, or looks like, that of the people who run the server: "Moderator", "adm1n",
    "Line-Up Team".
    """
    words = [each for each in re.split(r"[\W_]+", _read_leetspeak(name)) if each]
    runs = {"".join(words[start:end]) for end in range(len(words) + 1) for start in range(end)}
    whole = {_read_leetspeak(each) for each in (*OFFICES, *SHORT)}
    parts = tuple(map(_read_leetspeak, OFFICES))
    return bool(runs & whole) or any(each.startswith(parts) or each.endswith(parts) for each in words)


def _read_leetspeak(name: str) -> str:
    """Return the name with signs and digits read as the letters they stand for."""
    return appearance_of(name).translate(LIKE).replace("rn", "m")


def look_alike(one: str, other: str) -> bool:
    """Check whether people would take two names for the same."""
    return one.casefold() == other.casefold() or appearance_of(one) == appearance_of(other)


@lru_cache(maxsize=4096)
def appearance_of(name: str) -> str:
    """Return the same text for all names that look alike."""
    plain = unicodedata.normalize("NFKD", clean_text(name))
    seen = (each for each in plain if unicodedata.category(each) not in MARKS and each not in JOINERS)
    return " ".join("".join(map(_simplest_lookalike, seen)).casefold().split())


@cache
def _simplest_lookalike(letter: str) -> str:
    from confusable_homoglyphs.confusables import confusables_data

    alike: list[str] = [letter, *(each["c"] for each in confusables_data.get(letter, ()))]
    return min(alike, key=lambda each: (not each.isascii(), not each.isalpha(), not each.islower(), each))
