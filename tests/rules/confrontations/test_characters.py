"""The oversized Characters: three versions each, their Levels, and when their abilities work (CONF-CHAR)."""

from __future__ import annotations

from typing import Any

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.machine import Refused
from lineup.engine.queries import ability_sources
from tests.harness.editions import former_cards
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

VERSIONS = (
    (1, 9, "Confrontation: Once during each of your turns, +1 Power."),
    (
        2,
        12,
        "Once during each of your turns, +2 Power.\n"
        "Confrontation: Each time you discard a card from your hand, draw a card.",
    ),
    (3, 15, "Once during each of your turns, +3 Power.\nEach time you play a Hero during your turn, +1 Power."),
)
PEOPLE = card_set(
    *(
        {"id": f"{name.lower()}-{level}", "name": name, "type": "Character", "cost": cost, "level": level, "side": side,
         "text": text}
        for name, side in (("Paragon", "hero"), ("Nemesis", "villain"))
        for level, cost, text in VERSIONS
    ),
    id="test-people",
)  # fmt: skip
CARDS = card_set(
    {"name": "Titan", "type": "Hero", "cost": 7, "copies": 4, "text": "+9 Power."},
    {"name": "Measure", "type": "Equipment", "cost": 2,
     "text": "Confrontation: +1 Power for each Level of the confronted Character."},
    {"name": "Wall", "type": "Equipment", "cost": 2, "text": "Block: Add 2 to a Character's cost this turn."},
)  # fmt: skip
CHARACTERS = (
    "Superman",
    "Wonder Woman",
    "Aquaman",
    "Zatanna Zatara",
    "Lex Luthor",
    "Circe",
    "Ocean Master",
    "Felix Faust",
)


def table(*heroes: str, **given: Any) -> Scenario:
    """A's turn; the Characters of all four seats may be named."""
    wished = [*heroes, *("Paragon", "Nemesis", "Wonder Woman", "Circe")[len(heroes) :]]
    return game(4, box="confrontations", heroes=wished, sets=[PEOPLE, CARDS], **given)


@pytest.mark.parametrize("name", CHARACTERS)
@rule("CONF-CHAR-01", "CONF-CHAR-04")
def test_each_version_has_a_cost_a_level_and_an_ability_of_its_own(name: str) -> None:
    cards = [card for card in lineup.box("confrontations").cards if card.title == "Character" and card.name == name]
    assert [(card.level, card.cost) for card in cards] == [(1, 9), (2, 12), (3, 15)]
    assert len({card.text for card in cards}) == 3
    assert all(card.abilities or card.triggers for card in cards)


@pytest.mark.parametrize(("level", "power"), [(1, 1), (2, 2), (3, 3)])
@rule("CONF-CHAR-01", "CONF-CHAR-02")
def test_only_the_ability_of_the_version_on_top_can_be_used(level: int, power: int) -> None:
    g = table(levels=(level, 1, 1, 1), confront="B", hand="Titan")
    uses = [option for option in g.ask.options if option.verb == "use"]
    assert [g.game.state.cards[option.card].level for option in uses] == [level]
    assert g.A.cost == {1: 9, 2: 12, 3: 15}[level]
    g.use("Paragon")
    assert g.power == power
    g.play("Titan")
    assert g.power == power + 9 + (level == 3)


@rule("CONF-CHAR-02")
def test_versions_below_the_top_have_no_ability() -> None:
    g = table(hand="Titan")
    assert not g.can("use")
    for level in (2, 3):
        with pytest.raises(Refused):
            g.game.answer(f"use paragon-{level}", 0)
        assert g.why_not(f"use paragon-{level}") == "CONF-CHAR-02"
    state = g.game.state
    assert [state.cards[card].level for card in ability_sources(state, 0)] == [1]
    assert g.play("Titan").power == 9


@rule("CONF-CHAR-03")
def test_when_the_first_version_falls_the_second_takes_its_place_with_its_own_ability_only() -> None:
    g = table(confront="B", hand="Titan", deck="Punch*9", B_hand="Punch", B_deck="Punch*9")
    g.play("Titan").ready().pass_blocks()
    assert (g.B.level, g.B.cost) == (2, 12)
    state = g.game.state
    assert [state.cards[card].level for card in ability_sources(state, 1)] == [2]
    g.confront("C")
    uses = [option for option in g.ask.options if option.verb == "use"]
    assert [g.game.state.cards[option.card].level for option in uses] == [2]
    assert g.use("Nemesis").power == 2
    assert not g.can("use")


@pytest.mark.parametrize(("level", "cost"), [(1, 9), (2, 12), (3, 15)])
@rule("CONF-CHAR-04")
def test_cards_may_refer_to_the_level_of_a_character(level: int, cost: int) -> None:
    g = table(levels=(1, level, 1, 3), confront="B", hand="Measure")
    assert g.B.cost == cost
    assert g.play("Measure").power == level


@rule("CONF-CHAR-05")
def test_all_three_versions_can_be_read_from_the_start() -> None:
    new = lineup.new_game("confrontations", 4, "characters", heroes=["Superman", "Lex Luthor", "Wonder Woman", "Circe"])
    for seat in (-1, 0, 1, 2, 3):
        seen = new.view(seat)
        for owner in range(4):
            cards = [seen.setup.cards[card] for card in seen.zones[z.zone_of(owner, z.CHARACTER)]]
            assert [card.cost for card in cards] == [9, 12, 15]
            assert len({card.name for card in cards}) == 1
            assert all(card.text for card in cards)


@rule("CONF-CHAR-06")
def test_a_confrontation_ability_needs_a_confrontation_of_its_owner() -> None:
    g = table(choose=True, hand="Punch")
    assert not g.can("use")
    g.normal()
    assert not g.can("use", "Paragon")
    with pytest.raises(Refused):
        g.game.answer("use paragon-1", 0)
    assert g.why_not("use paragon-1") == "CONF-CHAR-06"
    g = table(choose=True, hand="Punch").confront("B")
    assert g.use("Paragon").power == 1


@rule("CONF-CHAR-06")
@former_cards()
def test_a_confrontation_ability_is_closed_in_the_confrontations_of_others() -> None:
    g = table("Superman", "Nemesis", "Paragon", "Circe", confront="B", hand="Punch", C_hand="Punch", B_hand="Punch")
    asked = []
    while g.active == "A":
        assert not g.can("use")
        asked.append(g.asked)
        g.ready() if g.asked == "A main" else g.do("pass")
    assert asked == ["A main", "C assist", "B block"]


@rule("CONF-CHAR-06")
def test_a_trigger_with_the_keyword_sees_plays_of_an_own_confrontation_only() -> None:
    for confront, drawn in (("", 0), ("B", 1)):
        heroes = ("Wonder Woman", "Nemesis", "Superman", "Circe")
        g = table(*heroes, levels=(2, 1, 1, 1), confront=confront, hand="Wall", deck="Titan*2")
        g.play("Wall")
        assert len(g.A.hand) == drawn


@rule("CONF-CHAR-06")
def test_a_trigger_with_the_keyword_is_closed_in_a_confrontation_against_its_owner() -> None:
    g = table(levels=(2, 2, 1, 2), confront="B", hand="Ya'wara, Punch", deck="Titan*2", B_hand="Wall, Punch")
    g.play("Ya'wara").pick("Punch")
    assert (g.A.hand, g.A.deck) == (["Titan", "Titan"], [])  # one for the text, one for the discard
    g.ready().block("Wall").pick("Nemesis")
    assert g.asked == "B block"
    assert g.B.hand == ["Punch"]


@rule("CONF-CHAR-06")
def test_an_ability_for_a_confrontation_without_the_keyword_works_in_a_teammates() -> None:
    for confront, asked in (("B", "C may"), ("", "A main")):
        heroes = ("Superman", "Nemesis", "Zatanna Zatara", "Circe")
        g = table(*heroes, levels=(1, 1, 3, 1), confront=confront, hand="Titan", C_deck="Punch*2")
        g.play("Titan")
        assert g.asked == asked


def test_of_two_characters_with_one_name_each_has_the_levels_of_its_own_set() -> None:
    levels: list[dict[str, object]] = [
        {
            "name": "Superman", "id": f"superman-{level}", "type": "Character", "level": level, "side": "villain",
            "emblem": "superman", "cost": 8 + level, "vp": 3, "text": "At the start of your turn, +1 Power.",
        }
        for level in (1, 2, 3)
    ]  # fmt: skip
    wished = ["confrontations/superman-1", "test-set/superman-1", "", ""]
    state = lineup.new_game("confrontations", 4, 1, sets=[card_set(*levels)], heroes=wished).state
    for seat, box in enumerate(("confrontations", "test-set")):
        stack = [state.cards[card].ref for card in state.zones[z.zone_of(seat, z.CHARACTER)]]
        assert stack == [f"{box}/superman-{level}" for level in (1, 2, 3)]
