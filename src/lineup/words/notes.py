"""What to know of a game before it begins."""

from __future__ import annotations

from collections.abc import Sequence

from lineup.games import Choice, groups_given, sets_of, swap_pairs, warnings
from lineup.words.wording import team_name


def notes_on(choice: Choice, teams: Sequence[int]) -> list[str]:
    """Sets, teams, groups, swaps, whether it is one of two games, and where it leaves the rulebook."""
    notes = []
    mixed = [each.title for each in sets_of(choice)[1:]]
    if mixed:
        notes.append(f"Mixed in: {', '.join(mixed)}.")
    if teams:
        for side in (0, 1):
            names = [name for name, team in zip(choice.seats, teams, strict=True) if team == side]
            notes.append(f"{team_name(side)}: {' and '.join(names)}.")
    if choice.mix:
        titles = {each.id: each.title for each in sets_of(choice)}
        given = [f"{titles[name]} gives {', '.join(groups)}" for name, groups in groups_given(choice).items()]
        half = " This is the other half of the mix." if choice.other_half else ""
        notes.append(f"{'; '.join(given)}.{half}")
    if choice.swaps:
        pairs = [f"{gone.name} for {new.name}" for gone, new in swap_pairs(choice, sets_of(choice))]
        notes.append(f"Swapped: {', '.join(pairs)}.")
    if choice.half:
        which = "First game of a match" if choice.half == 1 else "Second game of the match"
        notes.append(f"{which}, with one half of the cards; the sum of both scores decides.")
    return [*notes, *warnings(choice)]
