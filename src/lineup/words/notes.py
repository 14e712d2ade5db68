"""What to know of a game before it begins."""

from __future__ import annotations

from collections.abc import Sequence

from lineup.engine.saying import Listed, Said, say
from lineup.games import Choice, groups_given, sets_of, swap_pairs, warnings
from lineup.words.wording import team_name


def notes_on(choice: Choice, teams: Sequence[int]) -> list[Said]:
    """Sets, teams, groups, swaps, whether it is one of two games, and where it leaves the rulebook."""
    notes = []
    mixed = tuple(each.title for each in sets_of(choice)[1:])
    if mixed:
        notes.append(say("note-mixed", titles=Listed(mixed, "")))
    if teams:
        for side in (0, 1):
            names = tuple(name for name, team in zip(choice.seats, teams, strict=True) if team == side)
            notes.append(say("note-team", team=team_name(side), names=Listed(names)))
    if choice.mix:
        titles = {each.id: each.title for each in sets_of(choice)}
        given = [
            say("note-gives", title=titles[name], groups=Listed(tuple(groups), ""))
            for name, groups in groups_given(choice).items()
        ]
        sides = say("note-two-sets", first=given[0], second=given[1]) if len(given) == 2 else given[0]
        notes.append(say("note-mix", given=sides, half="other" if choice.other_half else "first"))
    if choice.swaps:
        pairs = [say("note-swap", old=gone.name, new=new.name) for gone, new in swap_pairs(choice, sets_of(choice))]
        notes.append(say("note-swaps", pairs=Listed(tuple(pairs), "")))
    if choice.half:
        notes.append(say("note-match", half=choice.half))
    return [*notes, *warnings(choice)]
