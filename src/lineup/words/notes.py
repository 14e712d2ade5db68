"""Notes on a game before it begins."""

from __future__ import annotations

from collections.abc import Sequence

from lineup.boxes import BOXES
from lineup.engine.saying import Content, Listed, Said, say
from lineup.games import Choice, find_game, groups_given, list_warnings, own_sets, sets_of, swap_pairs
from lineup.language.sets import CardSet
from lineup.words.wording import team_name


def _note_own_set(card_set: CardSet) -> Said:
    """Describe a custom set: the number of its new cards, and of those that replace cards of the boxes."""
    new = sum(card.set == card_set.id for card in card_set.cards)
    replaced = len(card_set.cards) - new
    both = "yes" if new and replaced else "no"
    return say("note-own-set", title=card_set.title, new=new, replaced=replaced, both=both)


def _name_set(card_set: CardSet) -> Content | str:
    """The title of a set: a box's, or one that somebody gave it."""
    return Content(f"content-box-{card_set.id}", card_set.title) if card_set.id in BOXES else card_set.title


def notes_on(choice: Choice, teams: Sequence[int]) -> list[Said]:
    """List notes on variants, sets, teams, groups, swaps, matches of two games, and departures from the rulebook."""
    notes = []
    variants = {each.id: each for each in find_game(choice.game).variants}
    titles = tuple(
        Content(f"content-variant-{choice.game}-{each}", variants[each].title)
        for each in choice.variants
        if not variants[each].ours  # those are told below
    )
    if titles:
        notes.append(say("note-variants", titles=Listed(titles, "")))
    mixed = tuple(_name_set(each) for each in sets_of(choice)[1:] if each.id in BOXES)
    if mixed:
        notes.append(say("note-mixed", titles=Listed(mixed, "")))
    own = tuple(_note_own_set(each) for each in own_sets(choice))
    if own:
        notes.append(say("note-own", sets=Listed(own, "")))
    if teams:
        for side in (0, 1):
            names = tuple(name for name, team in zip(choice.seats, teams, strict=True) if team == side)
            notes.append(say("note-team", team=team_name(side), names=Listed(names)))
    if choice.mix:
        named = {each.id: _name_set(each) for each in sets_of(choice)}
        given = [
            say("note-gives", title=named[name], groups=Listed(tuple(groups), ""))
            for name, groups in groups_given(choice).items()
        ]
        sides = say("note-two-sets", first=given[0], second=given[1]) if len(given) == 2 else given[0]
        notes.append(say("note-mix", given=sides, half="other" if choice.other_half else "first"))
    if choice.swaps:
        pairs = [say("note-swap", old=gone.name, new=new.name) for gone, new in swap_pairs(choice, sets_of(choice))]
        notes.append(say("note-swaps", pairs=Listed(tuple(pairs), "")))
    if choice.half:
        notes.append(say("note-match", half=choice.half))
    if choice.trial:
        cards = [card.name for each in sets_of(choice) for card in each.cards if card.ref == choice.trial]
        notes.append(say("note-trial", card=cards[0], name=choice.seats[0]))
    if choice.deal:
        notes.append(say("note-deal"))
    if choice.origin is not None:
        notes.append(say("note-origin", luck="same" if choice.origin.seat < 0 else "new"))
    return [*notes, *list_warnings(choice)]
