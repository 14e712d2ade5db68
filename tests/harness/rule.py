"""Ties tests to what they prove: `@rule("HU-ATK-03")` to clauses, `@card("katana")` to cards.

Both also work on one case of a parametrised test: `pytest.param(..., marks=rule("HU-ATK-03"))`.
A test may name at most five clauses and five cards; a clause that restates another one on the same
test is not counted. tests/conftest.py reads the marks and checks this at collection.
"""

from __future__ import annotations

import re

import pytest

from lineup import ledger

MOST = 5
DEFAULT_SET = "heroes-unite"

_CARD = re.compile(r"(?:[a-z0-9-]+/)?[a-z0-9-]+")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these ledger clauses; LedgerError for an unknown id."""
    return pytest.mark.rule(*(ledger.find_clause(id).id for id in ids))


def card(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these cards, each "id" (of Heroes Unite) or "set/id"."""
    return pytest.mark.card(*(card_id(id) for id in ids))


def card_id(id: str) -> str:
    """The id of a card with its set in front."""
    if not _CARD.fullmatch(id):
        raise ValueError(f"{id!r} is no card id; write it like 'katana' or 'heroes-unite/katana'.")
    return id if "/" in id else f"{DEFAULT_SET}/{id}"


def rules_of(item: pytest.Item) -> list[str]:
    """The clauses that a collected test proves, sorted."""
    return _named(item, "rule")


def cards_of(item: pytest.Item) -> list[str]:
    """The cards that a collected test proves, sorted, each with its set in front."""
    return _named(item, "card")


def fault(item: pytest.Item) -> str | None:
    """One sentence on what is wrong with the marks of a collected test, or None."""
    rules, cards = rules_of(item), cards_of(item)
    try:
        counted = [id for id in rules if ledger.find_clause(id).restates not in rules]
    except ledger.LedgerError as error:
        return f"{item.name}: {error}"
    if len(counted) > MOST:
        return f"{item.name} names {len(counted)} rules; at most {MOST} fit one test, so split it."
    if len(cards) > MOST:
        return f"{item.name} names {len(cards)} cards; at most {MOST} fit one test, so split it."
    if rules and item.get_closest_marker("slow"):
        return f"{item.name} proves {rules[0]} but is slow; the proof of a rule must run in `make test`."
    return None


def _named(item: pytest.Item, mark: str) -> list[str]:
    return sorted({id for found in item.iter_markers(mark) for id in found.args})
