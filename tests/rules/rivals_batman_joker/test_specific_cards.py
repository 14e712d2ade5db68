"""RBJ-CARD and RBJ-COMB: what the rulebook says of single cards (more of it in tests/cards), and combining sets."""

from __future__ import annotations

import pytest

import lineup
from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import card, rule
from tests.harness.scenario import game
from tests.rules.rivals_batman_joker import BOX


@card("rivals-batman-joker/lucius-fox")
@rule("RBJ-CARD-03", "RBJ-CARD-04")
def test_lucius_fox_is_no_block_and_of_no_use_without_an_attack() -> None:
    g = duel("Batman", confront="B", power=9, B_hand="Lucius Fox, Batmobile")
    with pytest.raises(lineup.Refused):
        g.game.answer("defend lucius-fox", 1)
    g.ready()
    assert g.offers("block") == ["Batmobile"]
    for deed in ("block lucius-fox", "defend lucius-fox"):
        with pytest.raises(lineup.Refused):
            g.game.answer(deed, 1)
    assert g.no_block().B.level == 2


@card("rivals-batman-joker/lucius-fox")
@rule("RBJ-CARD-04")
def test_the_cost_lucius_fox_has_raised_is_back_on_the_next_turn() -> None:
    g = duel("Batman", confront="B", hand="Poison Ivy", B_hand="Lucius Fox").play("Poison Ivy").defend("Lucius Fox")
    assert g.B.cost == 10
    g.ready().pass_blocks()
    assert (g.active, g.B.cost) == ("B", 9)


@card("rivals-batman-joker/red-hood")
@rule("RBJ-CARD-07")
def test_red_hood_waits_no_longer_than_the_turn() -> None:
    g = duel("The Joker", confront="B", hand="Red Hood", deck="Punch*5, Kick*5", discard="Insanity", B_deck="Punch*5")
    g.play("Red Hood").ready()
    assert (g.B.level, g.active) == (1, "B")
    g.normal().end_turn().confront("B")
    g.game.state.power = 9
    g.ready().pass_blocks()
    assert (g.B.level, g.destroyed, g.active) == (2, [], "B")


@pytest.mark.parametrize(
    ("base", "players", "heroes"),
    [
        ("heroes-unite", 2, []),
        ("rivals-shazam-black-adam", 2, ["Shazam!", "The Joker"]),
        ("rivals-shazam-black-adam", 4, ["Shazam!", "The Joker", "Batman", "Black Adam"]),
    ],
)
@rule("RBJ-COMB-01")
def test_the_cards_of_the_box_play_in_other_games(base: str, players: int, heroes: list[str]) -> None:
    g = game(players, box=base, sets=[lineup.box(BOX)], heroes=heroes, hand="Laughing Gas", B_hand="Insanity")
    g.play("Laughing Gas").defend("Insanity")
    assert g.power == 3
    assert g.A.discard == ["Weakness"]


@rule("RBJ-COMB-01")
def test_the_cards_of_the_box_are_swapped_into_confrontations() -> None:
    new = lineup.new_game("confrontations", 4, 1, sets=[BOX])
    assert new.state.setup.game == "confrontations"
    names = {found.name for found in new.state.cards}
    assert {"Batman", "The Joker"} <= names


@rule("RBJ-COMB-01")
def test_the_characters_of_the_box_lead_in_other_games() -> None:
    g = game(2, box="rivals-shazam-black-adam", sets=[lineup.box(BOX)], heroes=["Batman", "Black Adam"], confront="B",
             power=7, hand="", deck="Word of Power, Punch*2")  # fmt: skip
    assert (g.A.hero, g.B.hero) == ("Batman", "Black Adam")
    g.use("Batman").pick("Word of Power").play("Word of Power").choose(1).ready()
    assert g.A.score_pile == ["Black Adam"]
