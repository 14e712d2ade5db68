"""RSB-CNF-06: what belongs to a card or Character of this box goes with it to any table; the rest is the table's."""

from __future__ import annotations

import pytest

from lineup.language.sets import CardSet, box
from tests.harness.rule import card, rule
from tests.harness.scenario import card_set, game

GAME = "rivals-shazam-black-adam"
BATMAN = "rivals-batman-joker"
BOX = box(GAME)
TABLES = pytest.mark.parametrize(
    ("table", "sets", "foe"), [("confrontations", [BOX], "Superman"), (GAME, [], "Shazam!")], ids=["guest", "at home"]
)
GREED = card_set({"name": "Greed", "type": "Location", "cost": 5,
                  "text": "Ongoing: The first time you gain a card with cost 5 or more during each of your turns, "
                          "draw a card."})  # fmt: skip
PRIZE = card_set({"name": "Prize", "type": "Hero", "cost": 3,
                  "text": "If you win this Confrontation, draw a card."}, id="prizes")  # fmt: skip
CURSE = card_set({"name": "Curse", "type": "Weakness", "cost": 0, "vp": -1, "copies": 3,
                  "text": BOX.find("weakness").text}, id="curses")  # fmt: skip


@rule("RSB-CNF-06", "RSB-GAIN-05")
@card(f"{GAME}/black-adam-9")
@TABLES
def test_a_defeat_is_a_gain_to_black_adam_once(table: str, sets: list[CardSet], foe: str) -> None:
    g = game(2, box=table, sets=sets, heroes=["Black Adam", foe], in_play="Vulnerability*3", power=9, confront="B")
    g.ready()
    assert (g.A.score_pile, g.asked, g.offers()) == ([foe], "A pick", ["Vulnerability"])
    g.pick("Vulnerability")
    assert len(g.destroyed) == 1
    assert g.active == "B"


@rule("RSB-CNF-06", "RSB-GAIN-05")
@card(f"{GAME}/black-adam-9")
@TABLES
def test_a_defeat_after_another_dear_gain_is_not_his_first(table: str, sets: list[CardSet], foe: str) -> None:
    lure = card_set({"name": "Lure", "type": "Hero", "cost": 3, "text": "Gain an Ogre from the Line-Up."},
                    {"name": "Ogre", "type": "Villain", "cost": 6})  # fmt: skip
    g = game(2, box=table, sets=[*sets, lure], heroes=["Black Adam", foe], in_play="Vulnerability*3", power=9,
             confront="B", hand="Lure", line_up="Ogre")  # fmt: skip
    g.play("Lure").pick("Vulnerability").ready()
    assert (g.A.score_pile, g.active, len(g.destroyed)) == ([foe], "B", 1)


@rule("RSB-CNF-06", "CONF-CONFR-39", "RSB-GAIN-05")
@pytest.mark.parametrize(
    ("table", "sets", "foe", "drawn"), [("confrontations", [BOX], "Superman", 0), (GAME, [], "Shazam!", 1)]
)
def test_to_other_texts_a_defeat_is_a_gain_at_the_table_of_this_box_alone(
    table: str, sets: list[CardSet], foe: str, drawn: int
) -> None:
    g = game(2, box=table, sets=[*sets, GREED], heroes=["Black Adam", foe], in_play="Greed", power=9, confront="B",
             deck="Punch*9", quiet=True)  # fmt: skip
    g.ready()
    assert g.A.score_pile == [foe]
    assert len([to for _, _, to in g.moves("draw") if to == "hand@0"]) == 5 + drawn


@rule("RSB-CNF-06", "RSB-WEAK-05", "RSB-WEAK-06")
@card(f"{GAME}/weakness")
@pytest.mark.parametrize(
    ("table", "weakness"),
    [("heroes-unite", BOX), ("confrontations", BOX), (BATMAN, CURSE)],
    ids=["heroes-unite", "confrontations", BATMAN],
)
def test_a_weakness_of_this_box_is_played_first_at_any_table(table: str, weakness: CardSet) -> None:
    name = "Curse" if weakness is CURSE else "Weakness"
    held = name if weakness is CURSE else f"{GAME}/weakness"
    g = game(2, box=table, sets=[weakness], rules={"weakness_stack": "all"}, hand=f"{held}, Punch")
    assert (g.offers("play"), g.can("end")) == ([name], False)
    assert g.why_not("play punch") == "RSB-WEAK-05"
    g.play(name)
    assert (g.offers("play"), g.can("end")) == (["Punch"], True)


@rule("RSB-CNF-06", "RSB-WEAK-06", "RSB-CONF-14")
@card(f"{GAME}/weakness")
def test_a_weakness_of_this_box_drawn_by_a_victory_is_played_before_the_turn_ends() -> None:
    g = game(2, box=BATMAN, sets=[CURSE, PRIZE], rules={"weakness_stack": "all"}, hand="Prize", deck="Curse, Punch*6",
             power=9, confront="B")  # fmt: skip
    g.play("Prize").ready()
    assert (g.asked, g.offers("play"), g.can("end")) == ("A after", ["Curse"], False)
    assert g.game.question() == "The Confrontation is settled: Curse has to be played before the turn can end."
    g.play("Curse")
    assert (g.active, g.A.in_play) == ("B", ["Curse"])


@rule("RSB-WEAK-05", "RSB-WEAK-06", "CONF-VAR-17")
def test_a_weakness_of_this_box_is_played_before_the_card_on_the_own_character() -> None:
    g = game(2, box="confrontations", sets=[BOX], rules={"weakness_stack": "all"}, hand=f"{GAME}/weakness, Punch",
             stored="Steel")  # fmt: skip
    assert (g.offers("play"), g.can("end")) == (["Weakness"], False)
    first = "the Weakness in your hand"
    assert g.game.why_not("play steel") == ("RSB-WEAK-05", f"You must play {first} before any other card.")
    assert g.game.why_not("end") == ("RSB-WEAK-06", f"First play {first}.")
    g.play("Weakness")
    assert (g.offers("play"), g.can("end")) == (["Punch", "Steel"], False)
    g.play("Steel")
    assert g.can("end")
