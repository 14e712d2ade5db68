"""`lineup rules`: clauses, the tests that prove them, and what is not proven."""

from __future__ import annotations

import pytest

from lineup import ledger
from lineup.commands.catalogue.rules import join_ranges
from tests.cli.run import lineup, refused

PROOF = "tests/rules/test_attack.py::test_a_defense_protects_only_its_player"


@pytest.fixture
def one_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "load_proofs", lambda: {"HU-ATK-03": [PROOF]})


@pytest.mark.usefixtures("one_proof")
def test_an_id_in_any_case_shows_the_clause_and_its_tests() -> None:
    shown = lineup("rules", "hu-atk-03")
    assert shown.code == 0
    assert shown.out.startswith("HU-ATK-03  Attacks and Defenses\n")
    assert ledger.find_clause("HU-ATK-03").rule in shown.out
    assert "Basis: text (the rulebook says it)" in shown.out
    assert PROOF in "".join(shown.out.split())


@pytest.mark.usefixtures("one_proof")
def test_a_clause_without_a_passed_test_says_so() -> None:
    assert "Proven by: no test yet." in lineup("rules", "HU-ATK-04").out


def test_a_ruling_shows_its_reason() -> None:
    ruling = next(clause for clause in ledger.load_clauses("heroes-unite") if clause.basis == "ruling" and clause.note)
    shown = " ".join(lineup("rules", ruling.id).out.split())
    assert "our ruling where the rulebook is silent" in shown
    assert ruling.note in shown


def test_a_scenario_is_shown_step_by_step() -> None:
    clause = next(each for game in ledger.list_games() for each in ledger.load_clauses(game) if each.scenario)
    shown = " ".join(lineup("rules", clause.id).out.split())
    assert clause.scenario is not None
    for step in clause.scenario.given + clause.scenario.when + clause.scenario.then:
        assert " ".join(step.split()) in shown


def test_a_section_lists_its_clauses() -> None:
    shown = lineup("rules", "hu-weak")
    for clause in ledger.load_clauses("heroes-unite"):
        assert (clause.id in shown.out) == (clause.section == "HU-WEAK")
    assert "6 rules" in shown.out


@pytest.mark.parametrize("game", ledger.list_games())
def test_every_game_has_its_sections_and_its_clauses(game: str) -> None:
    shown = lineup("rules", "--game", game).out
    sections = list(dict.fromkeys(clause.section for clause in ledger.load_clauses(game)))
    assert f"Sections of {game}" in shown
    assert all(section in shown for section in sections)
    listed = lineup("rules", sections[-1]).out
    assert all((clause.id in listed) == (clause.section == sections[-1]) for clause in ledger.load_clauses(game))


def test_words_of_one_game_are_searched_in_it_alone() -> None:
    found = lineup("rules", "block", "--game", "rivals-batman-joker", "--json").json
    assert found
    assert {clause["game"] for clause in found} == {"rivals-batman-joker"}


def test_words_are_searched_in_any_order() -> None:
    one, two = lineup("rules", "weakness", "bought", "--json"), lineup("rules", "bought weakness", "--json")
    assert one.json == two.json
    assert [clause["id"] for clause in one.json] == [clause.id for clause in ledger.search_clauses("weakness bought")]


def test_a_search_can_be_kept_to_one_game() -> None:
    found = lineup("rules", "weakness", "--game", "heroes-unite", "--json").json
    assert {clause["game"] for clause in found} == {"heroes-unite"}


def test_without_words_the_ledgers_and_sections_are_listed() -> None:
    shown = lineup("rules")
    for game in ledger.list_games():
        assert game in shown.out
    assert "HU-SYN" in shown.out
    assert "CONF-ASSIST" in lineup("rules", "--game", "confrontations").out


@pytest.mark.usefixtures("one_proof")
def test_the_json_of_a_clause() -> None:
    (clause,) = lineup("rules", "HU-ATK-03", "--json").json
    assert list(clause) == [
        "id",
        "game",
        "section",
        "section_title",
        "rule",
        "note",
        "kind",
        "basis",
        "source",
        "restates",
        "scenario",
        "tests",
    ]
    assert clause["tests"] == [PROOF]


@pytest.mark.usefixtures("one_proof")
def test_coverage_counts_each_ledger_and_lists_what_is_missing() -> None:
    shown = lineup("rules", "--coverage")
    assert shown.code == 0
    rows = {line.split()[0]: line.split()[1:] for line in shown.out.splitlines() if line.startswith("heroes-unite ")}
    clauses = len(ledger.load_clauses("heroes-unite"))
    assert rows == {"heroes-unite": [str(clauses), "1", str(clauses - 1)]}
    text = " ".join(shown.out.split())
    assert "HU-ATK-01 to -02, HU-ATK-04 to -12" in text
    only = lineup("rules", "--coverage", "--game", "heroes-unite").out
    assert "confrontations" not in only


def test_the_json_of_the_coverage_is_exactly_the_documented_shape() -> None:
    shown = lineup("rules", "--coverage", "--json").json
    assert shown == ledger.measure_coverage()
    assert list(shown) == ["ledgers"]
    assert list(shown["ledgers"]["heroes-unite"]) == ["clauses", "tested", "missing"]


def test_neighbouring_ids_are_drawn_together_within_their_section() -> None:
    assert join_ranges(["A-B-01", "A-B-02", "A-B-04", "A-C-05", "A-C-06"]) == [
        "A-B-01 to -02",
        "A-B-04",
        "A-C-05 to -06",
    ]


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("HU-ATK-99",), ("HU-ATK-99", "HU-ATK-09")),
        (("flibbertigibbet",), ("flibbertigibbet", "HU-ATK-03")),
        (("--game", "heroes-untie"), ("heroes-untie", "heroes-unite")),
        (("HU-ATK-03", "--coverage"), ("HU-ATK-03", "--coverage")),
    ],
)
def test_unknown_values_are_named_with_what_would_be_right(args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(lineup("rules", *args), *parts)
