"""The ledger package: complete, consistent, easy to search, and plain about what it does not know."""

from __future__ import annotations

import dataclasses
import re

import pytest

import lineup
from lineup import ledger
from lineup.boxes import COMMON, HERE
from lineup.engine.profile import SWITCHES, Profile, set_switch
from lineup.language.sets import BOXES

EVERY_CLAUSE = [clause for game in ledger.list_games() for clause in ledger.load_clauses(game)]


def test_the_ledger_holds_1036_clauses() -> None:
    assert {game: len(ledger.load_clauses(game)) for game in ledger.list_games()} == {
        "heroes-unite": 223,
        "confrontations": 357,
        "rivals-batman-joker": 173,
        "rivals-shazam-black-adam": 219,
        "common": 64,
    }
    assert len(EVERY_CLAUSE) == 1036


def test_every_file_of_the_ledger_is_a_game() -> None:
    assert {path.parent.name for path in HERE.glob("*/rules.toml")} == set(ledger.list_games())


def test_ids_are_unique_and_of_one_form() -> None:
    ids = [clause.id for clause in EVERY_CLAUSE]
    assert len(ids) == len(set(ids))
    assert [id for id in ids if not re.fullmatch(r"(HU|CONF|RBJ|RSB|COMMON)-[A-Z]+-\d\d", id)] == []


def test_the_clauses_of_a_section_stand_together_and_count_up_from_one() -> None:
    sections: dict[str, list[str]] = {}
    for clause in EVERY_CLAUSE:
        sections.setdefault(clause.section, []).append(clause.id)
    for section, ids in sections.items():
        assert ids == [f"{section}-{number:02}" for number in range(1, len(ids) + 1)]
    in_order = [clause.id for clause in EVERY_CLAUSE]
    assert in_order == [id for ids in sections.values() for id in ids]


def test_every_clause_is_filled_in() -> None:
    kinds = {"setup", "turn", "timing", "targeting", "visibility", "scoring", "variant", "card", "example"}
    for clause in EVERY_CLAUSE:
        assert clause.rule, clause.id
        assert clause.test, clause.id
        assert clause.title_of_section, clause.id
        assert clause.kind in kinds, clause.id
        assert clause.basis in {"text", "ruling", "house"}, clause.id
        if clause.game == COMMON:  # no rulebook speaks of what such cards bring
            assert clause.basis == ("house" if clause.section == "COMMON-HOUSE" else "ruling"), clause.id
        else:
            assert re.match(r".+ rulebook, .+", clause.source), clause.id


def test_no_text_holds_a_line_break_or_names_a_file() -> None:
    for clause in EVERY_CLAUSE:
        for text in (clause.rule, clause.source, clause.test, clause.note):
            assert "\n" not in text, clause.id
            assert ".txt" not in text, clause.id


def test_a_restated_clause_exists_in_the_same_game() -> None:
    restating = [clause for clause in EVERY_CLAUSE if clause.restates]
    assert restating
    for clause in restating:
        assert ledger.find_clause(clause.restates).game == clause.game
        assert clause.restates != clause.id


def test_an_example_has_its_scenario() -> None:
    clause = ledger.find_clause("HU-TURN-08")
    assert clause.kind == "example"
    assert clause.scenario is not None
    assert clause.scenario.when == ("A.play(Punch) x4",)
    assert clause.scenario.then[0] == "A.power = 4"
    assert ledger.find_clause("HU-OVER-01").scenario is None


def test_a_clause_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        ledger.find_clause("HU-OVER-01").rule = "Whoever shouts loudest wins."  # type: ignore[misc]


def test_titles_name_the_games() -> None:
    assert ledger.title_of("heroes-unite") == "DC Comics Deck-building Game: Heroes Unite"
    assert len({ledger.title_of(game) for game in ledger.list_games()}) == 5


@pytest.mark.parametrize("written", ["HU-ATK-03", "hu-atk-03", " HU-ATK-03 "])
def test_find_gives_the_clause_in_either_case(written: str) -> None:
    clause = ledger.find_clause(written)
    assert clause.id == "HU-ATK-03"
    assert clause.section == "HU-ATK"
    assert clause.title_of_section == "Attacks and Defenses"
    assert clause.game == "heroes-unite"


def test_find_names_an_unknown_id_and_near_ones() -> None:
    with pytest.raises(ledger.LedgerError, match=r'^There is no rule "HU-ATK-33"; near it are HU-ATK-03, '):
        ledger.find_clause("HU-ATK-33")


def test_find_says_so_when_nothing_is_near() -> None:
    with pytest.raises(ledger.LedgerError, match=r'^There is no rule "\?"\.$'):
        ledger.find_clause("?")


def test_load_names_an_unknown_game_and_the_known_ones() -> None:
    with pytest.raises(ledger.LedgerError, match=r'the game "chess"; there is one for heroes-unite, '):
        ledger.load_clauses("chess")


def test_search_wants_every_word_in_any_case_and_order() -> None:
    found = ledger.search_clauses("KICK stack")
    assert "HU-CONT-05" in [clause.id for clause in found]
    assert found == ledger.search_clauses("stack kick")
    for clause in found:
        text = f"{clause.id} {clause.title_of_section} {clause.rule} {clause.note}".casefold()
        assert "kick" in text
        assert "stack" in text


def test_search_finds_a_section_and_the_notes_that_point_into_it() -> None:
    found = ledger.search_clauses("HU-ATK")
    assert [clause for clause in found if clause.section == "HU-ATK"] == [
        clause for clause in EVERY_CLAUSE if clause.section == "HU-ATK"
    ]
    assert all("HU-ATK" in clause.id + clause.note for clause in found)


@pytest.mark.parametrize("words", ["", "  ", "xyzzy", "kick xyzzy"])
def test_search_finds_nothing(words: str) -> None:
    assert ledger.search_clauses(words) == []


def test_the_rule_map_names_known_rules_and_tests() -> None:
    for id, tests in ledger.load_proofs().items():
        assert ledger.find_clause(id).id == id
        assert tests == sorted(set(tests))
        assert all(re.fullmatch(r"tests/[\w/]+\.py::\w+(::\w+)*", test) for test in tests), id


def test_coverage_counts_tested_and_missing_clauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "load_proofs", lambda: {"HU-OVER-01": ["tests/t.py::test_a"], "HU-OVER-02": []})
    coverage = ledger.measure_coverage()
    assert list(coverage) == ["ledgers"]
    assert tuple(coverage["ledgers"]) == ledger.list_games()
    heroes_unite = coverage["ledgers"]["heroes-unite"]
    assert list(heroes_unite) == ["clauses", "tested", "missing"]
    assert (heroes_unite["clauses"], heroes_unite["tested"]) == (223, 1)
    assert heroes_unite["missing"][:2] == ["HU-OVER-02", "HU-CONT-01"]
    assert len(heroes_unite["missing"]) == 222
    assert coverage["ledgers"]["confrontations"]["tested"] == 0


# Words of the sketches of tests that are neither a switch nor a value of one.
SKETCH = {
    "announce_confrontation", "build_main_deck", "build_sv_stack", "by_type", "can_buy", "current_cost", "done_playing",
    "end_turn", "face_down_count", "face_up", "first_appearance", "has_assist", "in_play", "is_a", "is_attack",
    "is_block", "is_defense", "line_up", "score_pile", "score_zone", "starts_on_top", "super_hero", "sv_pool",
    "sv_stack",
}  # fmt: skip
NAME = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
SETTING = re.compile(r"\b([a-z]+(?:_[a-z0-9]+)+) ?= ?([a-z0-9_-]+)")


def test_every_switch_a_clause_mentions_exists_and_can_have_the_value_said() -> None:
    known = {*SWITCHES, *(str(value) for each in SWITCHES.values() for value in each.values)}
    for clause in EVERY_CLAUSE:
        assert {*NAME.findall(f"{clause.rule} {clause.note}")} <= known, clause.id
        example = clause.scenario
        sketch = " ".join((clause.test, *((*example.given, *example.when, *example.then) if example else ())))
        assert {*NAME.findall(sketch)} <= known | SKETCH, clause.id
        for key, value in SETTING.findall(f"{clause.rule} {clause.note} {clause.test}"):
            if key not in SKETCH:
                set_switch(Profile(), key, value)  # RuleError if the switch has no such value


def test_every_switch_a_ruling_on_a_card_mentions_exists() -> None:
    for box in BOXES:
        for card in lineup.box(box).cards:
            assert {*NAME.findall(" ".join(card.rulings))} <= {*SWITCHES}, card.ref
