"""The rules ledger: every rule of every game as a numbered clause in our own words.

One TOML file per game holds the clauses; `tested.json`, written by a full test run, says which tests
proved which clause. The command line, the docs and the tests all show the text kept here.
"""

from __future__ import annotations

import difflib
import functools
import json
import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any, TypedDict

from lineup.errors import LineUpError

_GAMES = ("heroes-unite", "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam")


class LedgerError(LineUpError, LookupError):
    """A game or clause that the ledger does not have; the message names the value and near ones."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A worked example: the position, what is done, and what must hold afterwards."""

    given: tuple[str, ...]
    when: tuple[str, ...]
    then: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of one game.

    `basis` is "text" where the rulebook says it and "ruling" where it is silent and we decided;
    `note` gives the reason or settles a detail. `test` sketches a proof. `restates` is the id of the
    clause this one repeats. A field that the clause does not have is empty (`scenario`: None).
    """

    id: str
    game: str
    section: str
    title_of_section: str
    rule: str
    kind: str
    basis: str
    source: str
    test: str
    note: str = ""
    scenario: Scenario | None = None
    restates: str = ""


class LedgerCoverage(TypedDict):
    """How much of one ledger is proven: `missing` lists the ids that no passing test names."""

    clauses: int
    tested: int
    missing: list[str]


class Coverage(TypedDict):
    """The coverage of every ledger, by game id."""

    ledgers: dict[str, LedgerCoverage]


def games() -> tuple[str, ...]:
    """The ids of the games that have a ledger, in the order people meet them."""
    return _GAMES


def title(game: str) -> str:
    """The full title of a game."""
    return str(_read(game)["title"])


@functools.cache
def load(game: str) -> tuple[Clause, ...]:
    """All clauses of a game in the order of its rulebook; LedgerError for an unknown game."""
    data = _read(game)
    return tuple(_clause(game, data["sections"], entry) for entry in data["clause"])


def find(id: str) -> Clause:
    """The clause with this id, in either case; LedgerError with the nearest ids if there is none."""
    wanted = id.strip().upper()
    clauses = _by_id()
    if wanted not in clauses:
        near = difflib.get_close_matches(wanted, clauses, n=3)
        hint = f"; near it are {', '.join(near)}" if near else ""
        raise LedgerError(f"There is no rule {id!r}{hint}.")
    return clauses[wanted]


def search(words: str) -> list[Clause]:
    """The clauses that hold all the words (or parts of words), in any case and order.

    Looked at are id, section title, rule and note. No words find nothing.
    """
    wanted = words.casefold().split()
    if not wanted:
        return []
    return [clause for clause in _by_id().values() if all(word in _haystack(clause) for word in wanted)]


def tested() -> dict[str, list[str]]:
    """The tests that named each rule id and passed in the last full run, by rule id."""
    text = resources.files(__name__).joinpath("tested.json").read_text(encoding="utf-8")
    proofs: dict[str, list[str]] = json.loads(text)
    return proofs


def coverage() -> Coverage:
    """How many clauses of each ledger are proven by a passed test, and which are not."""
    proven = tested()
    ledgers: dict[str, LedgerCoverage] = {}
    for game in games():
        ids = [clause.id for clause in load(game)]
        missing = [id for id in ids if not proven.get(id)]
        ledgers[game] = {"clauses": len(ids), "tested": len(ids) - len(missing), "missing": missing}
    return {"ledgers": ledgers}


@functools.cache
def _read(game: str) -> dict[str, Any]:
    if game not in _GAMES:
        raise LedgerError(f"There is no ledger for the game {game!r}; there is one for {', '.join(_GAMES)}.")
    text = resources.files(__name__).joinpath(f"{game}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@functools.cache
def _by_id() -> dict[str, Clause]:
    return {clause.id: clause for game in _GAMES for clause in load(game)}


def _haystack(clause: Clause) -> str:
    return " ".join((clause.id, clause.title_of_section, clause.rule, clause.note)).casefold()


def _clause(game: str, sections: dict[str, str], entry: dict[str, Any]) -> Clause:
    texts = {key: " ".join(value.split()) for key, value in entry.items() if key != "scenario"}
    section = texts["id"].rpartition("-")[0]
    steps = entry.get("scenario")
    scenario = Scenario(**{key: tuple(lines) for key, lines in steps.items()}) if steps else None
    return Clause(game=game, section=section, title_of_section=sections[section], scenario=scenario, **texts)
