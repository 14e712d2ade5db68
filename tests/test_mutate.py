"""The mutation run itself: what it breaks, that the break is real while it lasts, and what it reports."""

from __future__ import annotations

import json
from queue import Queue
from types import SimpleNamespace
from typing import Any, cast

import pytest

import lineup
from lineup import ledger
from lineup.engine.profile import SWITCHES
from lineup.games import GAMES
from lineup.language.grammar import Names
from lineup.language.sets import parse_text
from lineup.language.words.verbs import Draw
from tests import mutate
from tests.mutate import (
    Mutant,
    Trial,
    card_mutants,
    cut_texts,
    difference,
    drawn,
    fingerprint,
    mutants,
    other_values,
    report,
    switch_mutants,
    words,
)

NAMES = Names(("Punch", "Kick"))


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("+1 Power.", [""]),
        ("+1 Power. Draw a card.", ["Draw a card.", "+1 Power."]),
        ("+1 Power.\nWorth 1 VP for each Hero you own.", ["Worth 1 VP for each Hero you own.", "+1 Power."]),
        (
            "You may discard a Punch from your hand. If you do, draw a card.",
            ["", "You may discard a Punch from your hand."],
        ),
        (
            "If you control a Location, +3 Power. Otherwise, +2 Power. Draw a card.",
            [
                "Draw a card.",
                "If you control a Location, +3 Power. Draw a card.",
                "If you control a Location, +3 Power. Otherwise, +2 Power.",
            ],
        ),
        (
            "Defense: Discard this card to avoid an Attack. Draw a card.",
            ["", "Defense: Discard this card to avoid an Attack."],
        ),
        (
            "Attack: Each foe reveals the top card of their deck. If its cost is odd, they gain a Weakness.",
            ["", "Attack: Each foe reveals the top card of their deck."],
        ),
        (
            "First Appearance—Attack: Each player draws a card. Each player discards a card.",
            [
                "First Appearance—Attack: Each player discards a card.",
                "First Appearance—Attack: Each player draws a card.",
            ],
        ),
        (
            "Ongoing: Once during each of your turns, draw a card. +1 Power.",
            ["Ongoing: This card stays in play.", "Ongoing: Once during each of your turns, draw a card.", ""],
        ),
        ("Pay 2 Power: Draw a card.", [""]),
        (
            "Each time you avoid an Attack, draw a card. +1 Power.",
            ["", "Each time you avoid an Attack, draw a card."],
        ),
    ],
)
def test_a_text_is_cut_sentence_by_sentence_and_keeps_a_meaning(text: str, left: list[str]) -> None:
    assert cut_texts(parse_text(text, NAMES)) == left


def test_every_card_with_a_text_is_broken_and_every_break_is_another_card() -> None:
    found = list(card_mutants())
    texts = {card.ref: card.text for name in GAMES for card in lineup.box(name).cards}
    assert {mutant.name for mutant in found} == {ref for ref, text in texts.items() if text}
    assert all(mutant.text != texts[mutant.name] for mutant in found)
    assert len({mutant.id for mutant in found}) == len({(mutant.name, mutant.text) for mutant in found}) == len(found)


def test_every_switch_is_flipped_and_names_its_clauses() -> None:
    found = list(switch_mutants())
    assert {mutant.name for mutant in found} == set(SWITCHES)
    assert [mutant.id for mutant in found if not mutant.marks] == []
    assert "heroes-unite:hunt-defeater_immune" in {mutant.id for mutant in found}


def test_every_switch_has_clauses_that_name_it() -> None:
    assert ledger.find_clause("HU-TURN-02").switches == ("hand_size",)
    named = {key for game in ledger.list_games() for clause in ledger.load_clauses(game) for key in clause.switches}
    assert named == set(SWITCHES)


def test_other_values_are_near_or_opposite_and_legal() -> None:
    assert other_values("hand_size", 5) == [4, 6]
    assert other_values("first_player", -1) == [0]
    assert other_values("promo", False) == [True]
    assert other_values("hunt_limit", "after_avoid") == ["one_per_turn"]


def test_mutants_are_found_by_card_switch_and_id() -> None:
    assert [mutant.id for mutant in mutants("raven")] == ["heroes-unite/raven#1", "heroes-unite/raven#2"]
    assert mutants("heroes-unite/raven") == mutants("raven")
    assert [mutant.id for mutant in mutants("heroes-unite/raven#2")] == ["heroes-unite/raven#2"]
    assert [mutant.id for mutant in mutants("promo")] == ["heroes-unite:promo=True"]
    assert mutants("nobody") == []


def test_a_break_holds_while_it_lasts_and_is_mended() -> None:
    trial = Trial([], _queue(), _queue(), lambda id, found: False)
    whole = lineup.box("heroes-unite")
    with trial.broken(Mutant("x", "", (), "heroes-unite/saint-walker", "Draw a card.")):
        card = lineup.box("heroes-unite").find("saint-walker")
        assert (card.text, card.worth, card.vp) == ("Draw a card.", None, 0)
        dealt = lineup.new_game("heroes-unite", 2, "x").state.setup.cards
        assert card in dealt
    assert lineup.box("heroes-unite") is whole
    flipped = next(mutant for mutant in switch_mutants() if mutant.id == "heroes-unite:hand_size=4")
    with trial.broken(flipped):
        assert GAMES["heroes-unite"].profile.hand_size == 4
    assert GAMES["heroes-unite"].profile.hand_size == 5


def _queue() -> Any:
    return Queue()


def test_a_change_is_told_by_the_sentences_that_differ() -> None:
    assert difference("+1 Power. +1 Power for each Hero. Draw a card.", "+1 Power. Draw a card.") == (
        "without “+1 Power for each Hero.”"
    )
    assert difference("Draw a card.\nAttack: A. Attack: B.", "Draw a card.\nAttack: C.") == (
        "“Attack: A. Attack: B.” becomes “Attack: C.”"
    )
    assert difference("Draw a card.", "") == "without “Draw a card.”"


def test_the_report_keeps_reasons_the_order_and_the_fingerprints() -> None:
    some = mutants("raven")
    made = json.loads(report(9, some, {some[1].id: "only a reminder", "gone": "killed since"}, {some[0].id: "f"}))
    assert made == {
        "mutants": 9,
        "survivors": [
            {"id": some[0].id, "change": some[0].change},
            {"id": some[1].id, "change": some[1].change, "why": "only a reminder"},
        ],
        "fingerprints": {some[0].id: "f"},
    }


def test_a_fingerprint_follows_the_text_the_words_and_the_tests(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = mutants("raven")
    items: list[pytest.Item] = [request.node]
    first = fingerprint(one, items)
    assert fingerprint(one, items) == first
    others = [fingerprint(two, items), fingerprint(one._replace(text="+9 Power."), items), fingerprint(one, [])]
    assert Draw in words("heroes-unite/raven")
    real = mutate._source
    monkeypatch.setattr(mutate, "_source", lambda word: real(word) + " " * (word is Draw))
    others.append(fingerprint(one, items))
    monkeypatch.undo()
    monkeypatch.setattr(mutate, "_parts", lambda path: ({request.node.name: "another test"}, ""))
    others.append(fingerprint(one, items))
    assert len({first, *others}) == 1 + len(others)


def test_only_mutants_that_changed_are_tried_and_those_that_are_drawn() -> None:
    some, tried, results = mutants("raven"), _queue(), _queue()
    for number in (0, 1, -1):
        tried.put(number)
    trial = Trial(some, tried, results, lambda id, found: id == some[1].id)
    trial.pytest_runtestloop(cast(pytest.Session, SimpleNamespace(testsfailed=0, items=[])))
    assert [results.get().verdict for _ in some] == ["no test is marked with heroes-unite/raven", "not tried"]
    draws = [drawn(str(number), "some commit") for number in range(1000)]
    assert 30 < sum(draws) < 70
    assert draws != [drawn(str(number), "another") for number in range(1000)]
