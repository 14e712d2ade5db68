"""Letters that pretend: names that look like another's, marks piled on each other, signs nobody sees."""

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


def clean(text: str) -> str:
    """A line as others may see it: on one line, without what turns it around or hides in it, marks few.

    "" where nothing of it would be seen, or marks without a letter.
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


def pretends(name: str) -> bool:
    """Whether a name mixes scripts to look like another, or carries what nobody can see."""
    from confusable_homoglyphs.confusables import is_confusable, is_mixed_script

    hides = clean(name) != name or any(each in name for each in JOINERS)
    return hides or bool(is_mixed_script(name) and is_confusable(name, preferred_aliases=["latin"]))


def claims_office(name: str) -> bool:
    """Whether a name is, or looks like, that of the people who run the server: "Moderator", "adm1n", "Line-Up Team"."""
    words = [each for each in re.split(r"[\W_]+", _spelt(name)) if each]
    runs = {"".join(words[start:end]) for end in range(len(words) + 1) for start in range(end)}
    whole = {_spelt(each) for each in (*OFFICES, *SHORT)}
    parts = tuple(map(_spelt, OFFICES))
    return bool(runs & whole) or any(each.startswith(parts) or each.endswith(parts) for each in words)


def _spelt(name: str) -> str:
    """What a name is read as, whatever signs stand for its letters."""
    return looks(name).translate(LIKE).replace("rn", "m")


def alike(one: str, other: str) -> bool:
    """Whether people would take two names for the same."""
    return one.casefold() == other.casefold() or looks(one) == looks(other)


@lru_cache(maxsize=4096)
def looks(name: str) -> str:
    """What a name looks like: the same for names made of other letters that look alike."""
    plain = unicodedata.normalize("NFKD", clean(name))
    seen = (each for each in plain if unicodedata.category(each) not in MARKS and each not in JOINERS)
    return " ".join("".join(map(_looks, seen)).casefold().split())


@cache
def _looks(letter: str) -> str:
    from confusable_homoglyphs.confusables import confusables_data

    alike: list[str] = [letter, *(each["c"] for each in confusables_data.get(letter, ()))]
    return min(alike, key=lambda each: (not each.isascii(), not each.isalpha(), not each.islower(), each))
