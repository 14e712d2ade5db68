"""`lineup rules`: clauses of the ledger, the tests that prove them, and the clauses without a test."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from lineup import ledger
from lineup.boxes import first_box
from lineup.commands.shared.output import (
    CommandError,
    count_noun,
    make_console,
    make_table,
    print_json,
    print_lines,
    print_table,
    unknown_value,
)
from lineup.engine.saying import say
from lineup.speech import Voice

ID: Final = re.compile(r"[A-Za-z]+(-[A-Za-z]+)+-\d+")


def show_rules(words: Sequence[str], game: str, as_json: bool) -> None:
    """Print one clause, a section, or the clauses that hold the words; without words, an overview."""
    if game:
        _check_game(game)
    text = " ".join(words).strip()
    if not text and not as_json:
        _print_overview(make_console(), game)
        return
    found = (
        find_clauses(text, game)
        if text
        else [clause for each in _games_shown(game) for clause in ledger.load_clauses(each)]
    )
    if as_json:
        proofs = ledger.load_proofs()
        print_json([_as_json(clause, proofs.get(clause.id, [])) for clause in found])
        return
    console = make_console()
    if len(found) == 1:
        print_lines(console, clause_page(found[0]))
    else:
        _print_list(console, found)


def find_clauses(text: str, game: str = "") -> list[ledger.LedgerClause]:
    """Return the clauses an id, a section or words stand for; CommandError or LedgerError if there are none."""
    if ID.fullmatch(text):
        return [ledger.find_clause(text)]
    clauses = [clause for each in _games_shown(game) for clause in ledger.load_clauses(each)]
    section = [clause for clause in clauses if clause.section == text.upper()]
    if section:
        return section
    found = [clause for clause in ledger.search_clauses(text) if not game or clause.game == game]
    if not found:
        rule, title = first_box().example_rule, ledger.title_of(game) if game else "none"
        example = rule.rpartition("-")[0]
        raise CommandError(say("term-no-rule-words", title=title, words=text, rule=rule, section=example))
    return found


def clause_page(clause: ledger.LedgerClause, voice: Voice | None = None) -> list[Text]:
    """Return everything about a clause; the words around it in English unless a voice is given."""
    voice = voice or Voice()
    lines = [
        Text.assemble((clause.id, "bold"), f"  {clause.title_of_section}"),
        Text(f"  {clause.rule}"),
    ]
    if clause.note:
        lines.append(Text(f"  {voice.say('rule-note')} {clause.note}"))
    if clause.restates:
        lines.append(Text(f"  {voice.say('rule-restates')} {clause.restates}"))
    basis = voice.say("rule-basis", basis=clause.basis, named=clause.basis)
    lines.append(Text(f"  {basis} {clause.source}", style="dim"))
    if clause.scenario:
        for name, steps in (
            (voice.say("rule-given"), clause.scenario.given),
            (voice.say("rule-when"), clause.scenario.when),
            (voice.say("rule-then"), clause.scenario.then),
        ):
            lines += [Text(f"  {name if n == 0 else '':<5} {step}") for n, step in enumerate(steps)]
    tests = ledger.load_proofs().get(clause.id, [])
    if not tests:
        lines.append(Text(f"  {voice.say('rule-untested')}"))
    for n, test in enumerate(tests):
        lines.append(Text(f"  {voice.say('rule-tested') if n == 0 else '':<10} {test}"))
    return lines


def show_coverage(game: str, as_json: bool) -> None:
    """Print how much of each ledger passed tests prove, and list the rest."""
    if game:
        _check_game(game)
    coverage = ledger.measure_coverage()
    if game:
        coverage = {"ledgers": {game: coverage["ledgers"][game]}}
    if as_json:
        print_json(coverage)
        return
    console = make_console()
    table = make_table("Game", "Clauses", "Tested", "Missing", right=("Clauses", "Tested", "Missing"))
    for name, counts in coverage["ledgers"].items():
        table.add_row(name, str(counts["clauses"]), str(counts["tested"]), str(len(counts["missing"])))
    print_table(console, table)
    for name, counts in coverage["ledgers"].items():
        if counts["missing"]:
            console.print(Text(f"{name}: no passed test names", style="bold"))
            print_lines(console, [Text(f"  {', '.join(join_ranges(counts['missing']))}")])
    console.print("Tested means: a test that names the clause ran and passed in the last full run.", style="dim")


def join_ranges(ids: Sequence[str]) -> list[str]:
    """Join neighbouring ids of one section: XY-ATK-01 to -04."""
    out: list[str] = []
    for section, group in groupby(ids, key=lambda id: id.rpartition("-")[0]):
        numbers = [int(id.rpartition("-")[2]) for id in group]
        while numbers:
            run = 1
            while run < len(numbers) and numbers[run] == numbers[0] + run:
                run += 1
            first = f"{section}-{numbers[0]:02}"
            out.append(first if run == 1 else f"{first} to -{numbers[run - 1]:02}")
            numbers = numbers[run:]
    return out


def _games_shown(game: str) -> tuple[str, ...]:
    return (game,) if game else ledger.list_games()


def _check_game(game: str) -> None:
    if game not in ledger.list_games():
        raise unknown_value("ledger for the game", game, ledger.list_games())


def _print_overview(console: Console, game: str) -> None:
    coverage = ledger.measure_coverage()["ledgers"]
    table = make_table("Game", "Title", "Clauses", "Tested", right=("Clauses", "Tested"))
    for each in _games_shown(game):
        table.add_row(each, ledger.title_of(each), str(coverage[each]["clauses"]), str(coverage[each]["tested"]))
    print_table(console, table)
    chosen = game or ledger.list_games()[0]
    sections = make_table("Section", "About", "Clauses", right=("Clauses",), title=f"Sections of {chosen}")
    for section, clauses in groupby(
        ledger.load_clauses(chosen), key=lambda clause: (clause.section, clause.title_of_section)
    ):
        sections.add_row(*section, str(len(list(clauses))))
    print_table(console, sections)
    rule = first_box().example_rule
    ways = f"lineup rules {rule.rpartition('-')[0]}, lineup rules {rule}, lineup rules weakness stack"
    console.print(f"Read on with: {ways}", style="dim")


def _print_list(console: Console, found: Sequence[ledger.LedgerClause]) -> None:
    proofs = ledger.load_proofs()
    table = make_table("Id", "Rule", "Tests", right=("Id", "Tests"))
    table.columns[0].justify = "left"
    for clause in found:
        table.add_row(clause.id, clause.rule, str(len(proofs.get(clause.id, []))))
    print_table(console, table)
    console.print(
        f"{count_noun(len(found), 'rule')}; lineup rules ID shows one with its reason and tests.", style="dim"
    )


def _as_json(clause: ledger.LedgerClause, tests: list[str]) -> dict[str, Any]:
    scenario = clause.scenario
    return {
        "id": clause.id,
        "game": clause.game,
        "section": clause.section,
        "section_title": clause.title_of_section,
        "rule": clause.rule,
        "note": clause.note,
        "kind": clause.kind,
        "basis": clause.basis,
        "source": clause.source,
        "restates": clause.restates or None,
        "scenario": None
        if scenario is None
        else {"given": list(scenario.given), "when": list(scenario.when), "then": list(scenario.then)},
        "tests": tests,
    }
