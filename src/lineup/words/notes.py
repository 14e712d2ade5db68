"""What to know of a game before it begins."""

from __future__ import annotations

from collections.abc import Sequence

from lineup.games import Choice, sets_of, warnings


def notes_on(choice: Choice, teams: Sequence[int]) -> list[str]:
    """Sets, teams, swaps, whether it is one of two games, and where it leaves the rulebook."""
    notes = []
    mixed = [each.title for each in sets_of(choice)[1:]]
    if mixed:
        notes.append(f"Mixed in: {', '.join(mixed)}.")
    if teams:
        sides = [[name for name, team in zip(choice.seats, teams, strict=True) if team == side] for side in (0, 1)]
        notes.append(f"Teams: {' and '.join(sides[0])} against {' and '.join(sides[1])}.")
    if choice.swaps:
        names = {name: card.name for each in sets_of(choice) for card in each.cards for name in (card.ref, card.id)}
        notes.append(
            f"Swapped: {', '.join(f'{names.get(out, out)} for {names.get(into, into)}' for out, into in choice.swaps)}."
        )
    if choice.half:
        which = "First game of a match" if choice.half == 1 else "Second game of the match"
        notes.append(f"{which}, with one half of the cards; the sum of both scores decides.")
    return [*notes, *warnings(choice)]
