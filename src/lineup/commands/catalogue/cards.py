"""`lineup cards`: browse and search."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from math import inf
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lineup.commands.catalogue import card_text
from lineup.commands.shared.output import (
    CommandError,
    count_noun,
    find_near,
    join_items,
    make_console,
    make_table,
    print_json,
    print_lines,
    print_table,
    unknown_value,
)
from lineup.engine.definitions import Card
from lineup.language.sets import BOXES, box, load, override_cards
from lineup.words.cards import list_keywords

COST: Final = re.compile(r"(\d{1,1000})(\+|-(\d{1,1000}))?")  # Python reads no endless numbers
FEW: Final = 3  # cards that are named where a filter leaves them out


def show_cards(words: Sequence[str], type_: str, cost: str, sets: Sequence[str], as_json: bool, game: str = "") -> None:
    """Print the page of a card, or the tables of all cards that fit."""
    if game and game not in BOXES:
        raise unknown_value("game", game, tuple(BOXES))
    every = all_cards(sets)
    cards = [card for card in every if _of_game(card, game) and _of_type(card, type_) and _of_cost(card, cost)]
    text = " ".join(words).strip()
    pages = False
    if text:
        cards = _search_cards(cards, text)
        if not cards:
            given = {"--game": game, "--type": type_, "--cost": cost}
            raise _no_card(text, every, [f"{option} {value}" for option, value in given.items() if value])
        pages = len(cards) == 1 or card_text.is_called(cards[0], text)
    if as_json:
        print_json([card_text.as_json(card) for card in cards])
        return
    console = make_console()
    if pages:
        _print_pages(console, cards)
    else:
        _print_tables(console, cards)


def all_cards(sets: Sequence[str]) -> list[Card]:
    """The cards of every box and of the sets given, overrides in their place."""
    boxes = {name: box(name) for name in BOXES}
    own: list[Card] = []
    for name in sets:
        custom = box(name) if name in BOXES else load(name)
        boxes = {key: override_cards(each, custom) for key, each in boxes.items()}
        own += [card for card in custom.cards if card.set not in BOXES]
    return [card for each in boxes.values() for card in each.cards] + own


def _holds_text(card: Card, text: str) -> bool:
    haystack = " ".join((card.name, *card.aliases, card.title, card.text)).casefold()
    return all(word in haystack for word in text.casefold().split())


def _search_cards(cards: Sequence[Card], text: str) -> list[Card]:
    """Return the cards of that name; else those that hold the words."""
    exact = [card for card in cards if card_text.is_called(card, text)]
    return exact or [card for card in cards if _holds_text(card, text)]


def _no_card(text: str, cards: Sequence[Card], filters: Sequence[str]) -> CommandError:
    """Return the complaint about words for which the filters leave none of all cards."""
    names = list(dict.fromkeys(card_text.name_of(card) for card in _search_cards(cards, text)))
    if names:
        others = join_items(names) if len(names) <= FEW else f"{len(names)} cards"
        there = "there is" if len(names) == 1 else "there are"
        without = "that" if len(filters) == 1 else "these"
        return CommandError(f'No card "{text}" fits {join_items(filters)}; without {without} {there} {others}.')
    hints = find_near(text, [card.name for card in cards])
    right = f"did you mean {' or '.join(hints)}?" if hints else "lineup cards lists all of them."
    return CommandError(f'There is no card "{text}", and none holds these words; {right}')


def _of_game(card: Card, wanted: str) -> bool:
    return wanted in ("", card.set) or card.set not in BOXES


def _of_type(card: Card, wanted: str) -> bool:
    return not wanted or card.title == card_text.read_type(wanted)


def _of_cost(card: Card, wanted: str) -> bool:
    if not wanted:
        return True
    match = COST.fullmatch(wanted.strip())
    if match is None:
        raise CommandError(
            f'--cost takes a number, or 5+ for "5 or more", or 2-4 for a range; "{wanted}" is none of these.'
        )
    low = int(match[1])
    high = inf if match[2] == "+" else int(match[3]) if match[3] else low
    if high < low:
        raise CommandError(f"--cost {wanted}: a range goes up, such as {high}-{low}.")
    return not card.is_super_hero and low <= card.cost <= high


def _print_pages(console: Console, cards: Sequence[Card]) -> None:
    promos = {f"{name}/{id}" for name in BOXES for id in box(name).promos}
    for n, card in enumerate(cards):
        if n:
            console.print()
        print_lines(console, card_text.card_page(card, card.ref in promos))


def _print_tables(console: Console, cards: Sequence[Card]) -> None:
    if not cards:
        console.print("No card fits.")
        return
    for name, group in groupby(cards, key=lambda card: card.set):
        print_table(console, _table_of_set(name, list(group)))
    total = count_noun(len(cards), "card")
    copies = sum(card.copies for card in cards)
    print_lines(console, [f"{total}, {count_noun(copies, 'copy', 'copies')}; lineup cards NAME shows one."], "dim")


def _table_of_set(name: str, cards: Sequence[Card]) -> Table:
    """Return the cards of one set as a table, with the keywords of their texts where the box has more than Attack and
    Defense."""
    wide = any(card.is_block or card.assist or card.level for card in cards)
    columns = ["Name", "Type", "Cost", "VP", "Copies", *(["Keywords"] if wide else []), "Text from"]
    table = make_table(*columns, right=("Cost", "VP", "Copies"), title=box(name).title if name in BOXES else name)
    for card in cards:
        cost = card_text.cost_shown(card)
        points = card_text.points_shown(card)
        cells: list[str | Text] = [
            card_text.name_of(card),
            Text(card.title, style=card_text.STYLES.get(card.title, "")),
            "" if cost is None else str(cost),
            "" if points is None else str(points),
            str(card.copies),
        ]
        if wide:
            cells.append(" ".join(list_keywords(card)))
        table.add_row(*cells, card_text.source_of(card))
    return table
