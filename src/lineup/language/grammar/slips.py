"""Typing slips: the distance between two words, and the known words nearest to an unknown one."""

from __future__ import annotations

from collections.abc import Iterable


def edit_distance(one: str, two: str, most: int) -> int:
    """Count the letters to insert, delete, change or swap to make one word into the other; `most` + 1 if more."""
    if abs(len(one) - len(two)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(two) + 1))
    for row, letter in enumerate(one, 1):
        here = [row]
        for column, other in enumerate(two, 1):
            cost = min(last[column] + 1, here[column - 1] + 1, last[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == two[column - 2] and one[row - 2] == other:
                cost = min(cost, before[column - 2] + 1)
            here.append(cost)
        if min(here) > most:
            return most + 1
        before, last = last, here
    return min(last[-1], most + 1)


def tolerated_slips(word: str) -> int:
    """Return the number of wrong letters that a word of this length may have."""
    return 0 if len(word) < 3 else 1 if len(word) < 8 else 2 if len(word) < 13 else 3


def near_words(word: str, candidates: Iterable[str], most: int | None = None) -> list[tuple[int, str]]:
    """List the candidates a word may stand for, each with its distance, nearest first; case is ignored."""
    word = word.lower()
    letters = set(word)
    most = tolerated_slips(word) if most is None else most
    found: list[tuple[int, str]] = []
    for each in candidates:
        lower = each.lower()
        if abs(len(lower) - len(word)) > most or len(letters.symmetric_difference(lower)) > 2 * most:
            continue
        if word[:-1] == lower[:-1] and {word[-1:], lower[-1:]} == {"d", "r"}:  # "attacked" is not "attacker"
            continue
        steps = edit_distance(word, lower, most)
        if steps <= most:
            found.append((steps, each))
    return sorted(found)
