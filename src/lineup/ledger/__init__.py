"""The rules ledger: every rule of every game as a numbered clause in our own words.

`rules.toml` of each box holds its clauses, that of the folder `common` those that come with cards into any box;
`tested.json`, written by a full test run, says which tests proved which clause. The command line,
the docs and the tests all show the text kept there.
"""

from __future__ import annotations

import difflib
import functools
import json
import re
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final, TypedDict

from lineup.boxes import BOXES, COMMON, Box, BoxError, check_table, label_file, make_common_box
from lineup.engine.clauses import TOPICS
from lineup.engine.profile import SWITCHES
from lineup.engine.saying import Listed, say
from lineup.errors import LineUpError

KEYS: Final = {
    "id": str, "rule": str, "kind": str, "basis": str, "source": str, "test": str, "note": str, "scenario": dict,
    "restates": str, "topics": list, "switches": list,
}  # fmt: skip
HEAD: Final = {"title": str, "sections": dict, "clause": list}
NEEDED: Final = ("id", "rule", "kind", "basis", "source", "test")
STEPS: Final = {"given": list, "when": list, "then": list}


class LedgerError(LineUpError, LookupError):
    """A game or clause that the ledger does not have; the sentence names the value and near ones."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A worked example: the position, what is done, and what must hold afterwards."""

    given: tuple[str, ...]
    when: tuple[str, ...]
    then: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LedgerClause:
    """One rule of one game.

    `basis` is "text" where the rulebook says it, "ruling" where it is silent and we decided, "house" for a house rule
    of ours; `note` gives the reason or settles a detail. `test` sketches a proof. `restates` is the id of the
    clause this one repeats. `topics` are those of `engine.clauses` it answers in its game, `switches` those of the
    profile it is about. A field that the clause does not have is empty (`scenario`: None).
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
    topics: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()


class LedgerCoverage(TypedDict):
    """The proven part of one ledger: `missing` lists the ids that no passing test names."""

    clauses: int
    tested: int
    missing: list[str]


class Coverage(TypedDict):
    """The coverage of every ledger, by game id."""

    ledgers: dict[str, LedgerCoverage]


def list_games() -> tuple[str, ...]:
    """Return the ids of the games with a ledger, in the order people meet them; `common` comes last."""
    return (*BOXES, COMMON)


@functools.cache
def title_of(game: str) -> str:
    load_clauses(game)
    return str(_box_of(game).tables("rules.toml")["title"])


@functools.cache
def load_clauses(game: str) -> tuple[LedgerClause, ...]:
    """Return all clauses of a game in the order of its rulebook; LedgerError for an unknown game."""
    if game not in list_games():
        raise LedgerError(say("error-ledger", game=game, known=Listed(list_games(), "")))
    return read_clauses(_box_of(game))


def _box_of(game: str) -> Box:
    return make_common_box() if game == COMMON else BOXES[game]


def read_clauses(box: Box) -> tuple[LedgerClause, ...]:
    """Read the clauses of a box; raise BoxError if its `rules.toml` is wrong."""
    where, data = label_file(box.folder, "rules.toml"), box.tables("rules.toml")
    check_table(data, HEAD, where, needed=tuple(HEAD))
    found = tuple(_read_clause(box, data["sections"], entry, where) for entry in data["clause"])
    for what, names in (("id", [clause.id for clause in found]), ("topic", [t for c in found for t in c.topics])):
        twice = [name for number, name in enumerate(names) if name in names[:number]]
        if twice:
            raise BoxError(f'{where}: two clauses have the {what} "{twice[0]}"; one may.')
    return found


@functools.cache
def clause_on(game: str, topic: str) -> str:
    """Return the id of a game's clause on a topic, or that of the first box with one."""
    return next(found[topic] for found in map(_topics_of, (game, *list_games())) if topic in found)


@functools.cache
def _topics_of(game: str) -> dict[str, str]:
    return {topic: clause.id for clause in load_clauses(game) for topic in clause.topics}


def find_clause(id: str) -> LedgerClause:
    """Return the clause with this id, in either case; LedgerError with the nearest ids if there is none."""
    wanted = id.strip().upper()
    clauses = _by_id()
    if wanted not in clauses:
        near = difflib.get_close_matches(wanted, clauses, n=3)
        if not near:
            raise LedgerError(say("error-rule", rule=id))
        raise LedgerError(say("error-rule-near", rule=id, near=Listed(tuple(near), "")))
    return clauses[wanted]


def search_clauses(words: str) -> list[LedgerClause]:
    """Return the clauses that hold all the words (or parts of words), in any case and order.

    Looked at are id, section title, rule and note. No words find nothing.
    """
    wanted = words.casefold().split()
    if not wanted:
        return []
    return [clause for clause in _by_id().values() if all(word in _searched_text(clause) for word in wanted)]


def load_proofs() -> dict[str, list[str]]:
    """Load the tests that named each rule id and passed in the last full run."""
    text = resources.files(__name__).joinpath("tested.json").read_text(encoding="utf-8")
    proofs: dict[str, list[str]] = json.loads(text)
    return proofs


def measure_coverage() -> Coverage:
    """Return the proven and missing clauses of every ledger."""
    proven = load_proofs()
    ledgers: dict[str, LedgerCoverage] = {}
    for game in list_games():
        ids = [clause.id for clause in load_clauses(game)]
        missing = [id for id in ids if not proven.get(id)]
        ledgers[game] = {"clauses": len(ids), "tested": len(ids) - len(missing), "missing": missing}
    return {"ledgers": ledgers}


@functools.cache
def _by_id() -> dict[str, LedgerClause]:
    return {clause.id: clause for game in list_games() for clause in load_clauses(game)}


def _searched_text(clause: LedgerClause) -> str:
    return " ".join((clause.id, clause.title_of_section, clause.rule, clause.note)).casefold()


def _read_clause(box: Box, sections: dict[str, str], entry: dict[str, Any], where: str) -> LedgerClause:
    check_table(entry, KEYS, f"{where}, {entry.get('id', 'a clause')}", needed=NEEDED)
    id, prefix = entry["id"], box.prefix
    section = id.rpartition("-")[0]
    if not re.fullmatch(rf"{prefix}-[A-Z]+-\d\d", id) or section not in sections:
        raise BoxError(
            f'{where}: "{id}" is no id of a rule here; it is one of the sections ({", ".join(sections)}) '
            f"with a number of two digits, such as {prefix}-OVER-01."
        )
    for key, known in (("topics", TOPICS), ("switches", SWITCHES)):
        for name in entry.get(key, ()):
            if name not in known:
                near = difflib.get_close_matches(name, known, n=3, cutoff=0.4) or list(known)
                raise BoxError(f'{where}, {id}: {key} has "{name}"; did you mean: {", ".join(near)}?')
    texts = {key: " ".join(value.split()) for key, value in entry.items() if isinstance(value, str)}
    steps = entry.get("scenario")
    if steps:
        check_table(steps, STEPS, f"{where}, {id}, scenario", needed=tuple(STEPS))
    return LedgerClause(
        game=box.id,
        section=section,
        title_of_section=sections[section],
        scenario=Scenario(**{key: tuple(lines) for key, lines in steps.items()}) if steps else None,
        topics=tuple(entry.get("topics", ())),
        switches=tuple(entry.get("switches", ())),
        **texts,
    )
