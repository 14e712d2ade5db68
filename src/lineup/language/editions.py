"""Former editions of the boxes: a game made with them plays on with the cards as they were."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from lineup.boxes import BOXES, FORMER, BoxError
from lineup.errors import find_near
from lineup.language.sets import CardSet, box, override_cards, read_cards, read_set


@cache
def all_editions(name: str) -> tuple[CardSet, ...]:
    """Return a box as it is, then its former editions, the newest first.

    Each edition in its `former.toml` lists the fields in which cards differed from the next edition, and the cards that
    were absent.
    """
    found = [box(name)]
    data = tomllib.loads(found[0].source)
    for number, former in enumerate(tomllib.loads(BOXES[name].text(FORMER)).get("edition", ()), 1):
        where = f"{name}/{FORMER}, edition {number}"
        changed, absent = former.get("cards", {}), former.get("absent", [])
        known = {entry["id"] for entry in data["card"]}
        for card in (*changed, *absent):
            if card not in known:
                meant = find_near(card, known)
                right = f'did you mean "{meant[0]}"?' if meant else "name cards by their ids in the next edition."
                raise BoxError(f'{where}: there is no card "{card}"; {right}')
        data["card"] = [entry | changed.get(entry["id"], {}) for entry in data["card"] if entry["id"] not in absent]
        found.append(read_cards(BOXES[name], as_toml(data), f"{where}: cards.toml as it was"))
    return tuple(found)


def as_toml(data: Mapping[str, Any]) -> str:
    """Write a set as TOML."""
    lines = ["[set]", *_toml_lines(data["set"])]
    for entry in data["card"]:
        lines += ["", "[[card]]", *_toml_lines(entry)]
    return "\n".join(lines) + "\n"


def _toml_lines(table: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {toml_value(value)}" for key, value in table.items()]


def toml_value(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(_toml_lines(value))} }}"
    return json.dumps(value, ensure_ascii=False)  # texts, numbers and lists of them are written in TOML as in JSON


def made_with(
    digests: Mapping[str, str], names: Sequence[str], customs: Sequence[CardSet]
) -> tuple[dict[str, CardSet], list[CardSet]]:
    """Find the former editions of the named boxes that sets of these digests were made with, and the custom sets then.

    Empty if the boxes have not changed since, or the editions are unknown.
    """
    older: dict[str, CardSet] = {}
    for name in names:
        if _override_all(box(name), customs).digest == digests.get(name):  # former ones take long to read
            continue
        for edition in all_editions(name)[1:]:
            mixed = [_reread(each, {**older, name: edition}) for each in customs]
            if _override_all(edition, mixed).digest == digests.get(name):
                older[name] = edition
                break
    return older, [_reread(each, older) for each in customs]


def _reread(custom: CardSet, older: Mapping[str, CardSet]) -> CardSet:
    """Read a custom set with former editions: an override inherits what it leaves out."""
    if not any(card.set in older for card in custom.cards):
        return custom
    return read_set(custom.source, f"{custom.id} (with a former edition)", custom=True, boxes=older)


def _override_all(card_set: CardSet, customs: Sequence[CardSet]) -> CardSet:
    for custom in customs:
        if any(card.set == card_set.id for card in custom.cards):
            card_set = override_cards(card_set, custom)
    return card_set
