"""`lineup cards`: browse and search, check a set of one's own, and read a single text."""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections.abc import Iterator, Sequence
from difflib import ndiff
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lineup.commands import cardtext
from lineup.commands.output import (
    FAILED_CHECK,
    Complaint,
    counted,
    make_console,
    make_table,
    near,
    print_json,
    print_lines,
    unknown,
)
from lineup.engine.definitions import Card
from lineup.language.grammar.compiled import summary_of
from lineup.language.proofreading import known_names, proofread
from lineup.language.sets import (
    BOXES,
    TITLES,
    CardSet,
    box,
    load,
    overridden,
    proofread_file,
)
from lineup.words.cards import keywords

COST: Final = re.compile(r"(\d+)(\+|-(\d+))?")


def show_cards(words: Sequence[str], type_: str, cost: str, sets: Sequence[str], as_json: bool, game: str = "") -> None:
    """Print the page of a card, or the tables of all cards that fit."""
    if game and game not in BOXES:
        raise unknown("game", game, tuple(BOXES))
    every = [card for card in all_cards(sets) if game in ("", card.set) or card.set not in BOXES]
    cards = [card for card in every if _of_type(card, type_) and _of_cost(card, cost)]
    text = " ".join(words).strip()
    pages = False
    if text:
        exact = [card for card in cardtext.find(cards, text) if _is_called(card, text)]
        found = exact or [card for card in cards if _holds(card, text)]
        if not found:
            raise _nothing(text, every)
        pages = bool(exact) or len(found) == 1
        cards = found
    if as_json:
        print_json([cardtext.as_json(card) for card in cards])
        return
    console = make_console()
    if pages:
        _pages(console, cards)
    else:
        _list(console, cards)


def all_cards(sets: Sequence[str]) -> list[Card]:
    """The cards of every box and of the sets given, overrides in their place."""
    boxes = {name: box(name) for name in BOXES}
    own: list[Card] = []
    for name in sets:
        custom = box(name) if name in BOXES else load(name)
        boxes = {key: overridden(each, custom) for key, each in boxes.items()}
        own += [card for card in custom.cards if card.set not in BOXES]
    return [card for each in boxes.values() for card in each.cards] + own


def _is_called(card: Card, text: str) -> bool:
    names = (card.id, card.ref, card.name.casefold(), *(alias.casefold() for alias in card.aliases))
    return text.casefold() in names


def _holds(card: Card, text: str) -> bool:
    haystack = " ".join((card.name, *card.aliases, card.title, card.text)).casefold()
    return all(word in haystack for word in text.casefold().split())


def _nothing(text: str, cards: Sequence[Card]) -> Complaint:
    hints = near(text, [card.name for card in cards])
    right = f"did you mean {' or '.join(hints)}?" if hints else "lineup cards lists all of them."
    return Complaint(f'There is no card "{text}", and none holds these words; {right}')


def _of_type(card: Card, wanted: str) -> bool:
    if not wanted:
        return True
    table = {title.lower().replace("-", " "): title for title in TITLES}
    title = table.get(wanted.lower().replace("-", " ").strip())
    if title is None:
        raise unknown("card type", wanted, TITLES)
    return card.title == title


def _of_cost(card: Card, wanted: str) -> bool:
    if not wanted:
        return True
    match = COST.fullmatch(wanted.strip())
    if match is None:
        raise Complaint(
            f'--cost takes a number, or 5+ for "5 or more", or 2-4 for a range; "{wanted}" is none of these.'
        )
    low = int(match[1])
    high = 99 if match[2] == "+" else int(match[3]) if match[3] else low
    return card.title != "Super Hero" and low <= card.cost <= high


def _pages(console: Console, cards: Sequence[Card]) -> None:
    promos = {f"{name}/{id}" for name in BOXES for id in box(name).promos}
    for n, card in enumerate(cards):
        if n:
            console.print()
        print_lines(console, cardtext.page(card, card.ref in promos))


def _list(console: Console, cards: Sequence[Card]) -> None:
    if not cards:
        console.print("No card fits.")
        return
    for name, group in groupby(cards, key=lambda card: card.set):
        console.print(_table(name, list(group)))
    total = counted(len(cards), "card")
    console.print(f"{total}, {sum(card.copies for card in cards)} copies; lineup cards NAME shows one.", style="dim")


def _table(name: str, cards: Sequence[Card]) -> Table:
    """The cards of one set, with the keywords of their texts where the box has more than Attack and Defense."""
    wide = any(card.is_block or card.assist or card.level for card in cards)
    columns = ["Name", "Type", "Cost", "VP", "Copies", *(["Keywords"] if wide else []), "Text from"]
    table = make_table(*columns, right=("Cost", "VP", "Copies"), title=box(name).title if name in BOXES else name)
    for card in cards:
        cost = cardtext.cost(card)
        points = cardtext.vp(card)
        cells: list[str | Text] = [
            cardtext.name_of(card),
            Text(card.title, style=cardtext.STYLES.get(card.title, "")),
            "" if cost is None else str(cost),
            "" if points is None else str(points),
            str(card.copies),
        ]
        if wide:
            cells.append(" ".join(keywords(card)))
        table.add_row(*cells, cardtext.source_of(card))
    return table


def check(file: str, as_json: bool) -> None:
    """Read a set as the game would; Complaint with code 1 if it cannot be used."""
    if not Path(file).is_file():
        raise Complaint(f'There is no file "{file}"; name a TOML file with a [set] and some [[card]] tables.')
    proof = proofread_file(file)
    loaded = proof.cards
    warnings = [each.said for each in proof.warnings]
    if loaded is None:
        problems = [each.said for each in proof.faults]
        if as_json:
            report: dict[str, Any] = {"ok": False, "set": None, "cards": 0, "copies": {}, "wording": []}
            print_json({**report, "errors": problems, "warnings": warnings})
            raise Complaint("", FAILED_CHECK)
        raise Complaint("\n".join(problems), FAILED_CHECK)
    wording = list(_rewordings(loaded))
    copies = _copies(loaded)
    if as_json:
        print_json(
            {
                "ok": True,
                "set": loaded.id,
                "cards": len(loaded.cards),
                "copies": copies,
                "wording": [{"card": card.id, "written": written, "canonical": card.text} for card, written in wording],
                "errors": [],
                "warnings": warnings,
            }
        )
        return
    console = make_console()
    console.print(f"{loaded.title} is fine: {counted(len(loaded.cards), 'card')}.")
    for group, number in copies.items():
        console.print(f"  {group}: {counted(number, 'copy', 'copies')}")
    for card in loaded.cards:
        if card.set in BOXES:
            console.print(f"  {card.name} takes the place of {card.ref}.")
    print_lines(console, (Text(f"  {each}", style="yellow") for each in warnings))
    if wording:
        console.print("These texts will be shown in our canonical wording (- yours, + shown):")
    for card, written in wording:
        console.print(Text(f"  {card.name}", style="bold"))
        for line in ndiff(written.split("\n"), card.text.split("\n")):
            if line[0] in "+-":
                console.print(Text(f"    {line}", style="green" if line[0] == "+" else "red"))


def _copies(cards: CardSet) -> dict[str, int]:
    table: dict[str, int] = {}
    for card in cards.cards:
        table[card.title] = table.get(card.title, 0) + card.copies
    return table


def _rewordings(cards: CardSet) -> Iterator[tuple[Card, str]]:
    """Cards whose text as written differs from the canonical wording."""
    entries = tomllib.loads(cards.source)["card"]
    for entry, card in zip(entries, cards.cards, strict=True):
        written = "\n".join(line.strip() for line in entry.get("text", card.text).strip().split("\n"))
        if written != card.text:
            yield card, written


def parse(text: str, sets: Sequence[str], as_json: bool) -> None:
    """Print what a text means and its canonical wording; Complaint with code 1 if it is not understood."""
    own = tuple(card.name for name in sets for card in load(name).cards)
    proof = proofread(text.replace("\\n", "\n"), names=known_names(own))
    problems = [proof.said(fault) for fault in proof.faults]
    if proof.ok and not proof.paragraphs:
        problems = ['The text is empty; write for example "+2 Power. Draw a card."']
    if problems:
        if as_json:
            print_json({"ok": False, "text": None, "error": "\n".join(problems)})
            raise Complaint("", FAILED_CHECK)
        raise Complaint("\n".join(problems), FAILED_CHECK)
    if as_json:
        print_json({"ok": True, "text": proof.text, "error": None})
        return
    console = make_console()
    console.print(Text("Wording", style="bold"))
    print_lines(console, (Text(f"  {line}") for line in proof.text.split("\n")))
    console.print(Text("Meaning", style="bold"))
    for paragraph in proof.paragraphs:
        print_lines(console, (Text(f"  {line}") for line in meaning(paragraph)))
    print_lines(console, (Text(proof.said(each), style="yellow") for each in proof.warnings))


def meaning(word: object, depth: int = 0, field: str = "") -> list[str]:
    """A parsed word and the words within it as an indented outline, each with what it stands for."""
    indent = "  " * depth
    head = f"{field}: " if field else ""
    if isinstance(word, tuple):
        return [line for each in word for line in meaning(each, depth, field)]
    if not dataclasses.is_dataclass(word):
        return [f"{indent}{head}{word}"]
    lines = [f"{indent}{head}{type(word).__name__} — {summary_of(type(word))}"]
    for each in dataclasses.fields(word):
        value = getattr(word, each.name)
        if value is not None and value != () and value is not False:
            lines += meaning(value, depth + 1, each.name)
    return lines
