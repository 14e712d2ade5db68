"""The casual bot plays like a beginner who has read the rules, and sees no more than its seat does."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import pytest

from lineup import bots, new_game
from lineup.bots import CasualBot
from lineup.bots.judging import board, card_effects
from lineup.bots.quick import casual, confronting
from tests.harness.scenario import Scenario, card_set, game


def answer_of(g: Scenario) -> str:
    """What a casual bot would answer now, in notation."""
    ask = g.ask
    option = CasualBot(ask.seat, "1").choose(g.game.view(ask.seat), ask)
    return next(text for text, each in g.game.options().items() if each == option)


def go_on(g: Scenario) -> str:
    """Let a casual bot answer; returns what it answered."""
    text = answer_of(g)
    g.game.answer(text)
    return text


# Playing


def test_it_draws_before_it_plays_for_power() -> None:
    g = game(hand="Punch, Brother Blood, Legion Flight Ring")
    assert go_on(g) == "play legion-flight-ring"


def test_it_plays_all_that_helps_and_keeps_weakness_and_vulnerability() -> None:
    g = game(hand="Punch, Weakness, Vulnerability", line_up="Brother Blood", kicks="")
    assert [go_on(g), go_on(g)] == ["play punch", "end"]


def test_it_plays_a_vulnerability_when_a_card_counts_starters() -> None:
    g = game(hand="Talon, Vulnerability", line_up="Brother Blood", kicks="")
    assert [go_on(g), go_on(g)] == ["play talon", "play vulnerability"]
    assert g.power == 2


def test_it_counts_its_discard_pile_before_drawing_may_shuffle_it_away() -> None:
    g = game(hand="Legion Flight Ring, Hawkgirl", discard="Katana, Raven", deck="")
    assert go_on(g) == "play hawkgirl"
    assert g.power == 3


@pytest.mark.parametrize(
    "ability",
    [
        "Once during each of your turns, +1 Power for each Hero you control.",
        "Once during each of your turns, you may destroy a Hero you control. If you do, +4 Power.",
    ],
)
def test_it_uses_an_ability_that_counts_or_takes_what_lies_in_play_when_all_is_played(ability: str) -> None:
    sets = [card_set({"name": "Marshal", "type": "Super Hero", "text": ability})]
    g = game(sets=sets, heroes=["Marshal"], hand="Katana, Punch", line_up="", kicks="")
    assert [go_on(g) for _ in range(3)] == ["play katana", "play punch", "use marshal"]


def test_it_uses_an_ability_that_counts_its_discard_pile_before_drawing_may_shuffle_it_away() -> None:
    text = "Once during each of your turns, +1 Power for each Hero in your discard pile."
    sets = [card_set({"name": "Keeper", "type": "Super Hero", "text": text})]
    g = game(sets=sets, heroes=["Keeper"], hand="Legion Flight Ring", discard="Katana, Raven", deck="")
    assert go_on(g) == "use keeper"
    assert g.power == 2


def test_it_plays_what_looks_back_at_the_turn_last() -> None:
    g = game(hand="Indigo Tribe Power Ring, Punch, Brother Blood")
    played = [go_on(g) for _ in range(3)]
    assert played[-1] == "play indigo-tribe-power-ring"
    assert go_on(g) == "pick play:brother-blood"
    assert g.power == 9


def test_it_uses_the_abilities_of_its_super_hero_and_locations() -> None:
    g = game(heroes=["Red Tornado"], discard="Katana, Deadshot, Batarang, Kick", in_play="Apokolips", deck="Deadshot")
    assert {go_on(g), go_on(g)} == {"use hero-red-tornado", "use apokolips"}
    assert g.power == 2
    assert g.A.hand == ["Deadshot"]


# Buying


def test_it_defeats_the_super_villain_whenever_it_can() -> None:
    g = game(power=8, line_up="Brother Blood, Jason Blood", super_villains="Vandal Savage")
    assert answer_of(g) == "buy super-villains:vandal-savage"


def test_it_buys_the_best_combination_for_its_power() -> None:
    g = game(
        power=9, line_up="Brother Blood, Raven, Jason Blood, Talon", super_villains="Graves", sv_up=False, kicks=""
    )
    assert [go_on(g), go_on(g), go_on(g)] == ["buy raven", "buy brother-blood", "end"]


@pytest.mark.parametrize(("hero", "bought"), [("Hawkman", "raven"), ("Black Canary", "manhunter")])
def test_it_likes_the_cards_its_super_hero_likes(hero: str, bought: str) -> None:
    g = game(power=3, heroes=[hero], line_up="Manhunter, Raven", kicks="")
    assert answer_of(g) == f"buy {bought}"


def test_it_buys_kicks_where_nothing_better_lies() -> None:
    g = game(power=6, line_up="Talon")
    assert [go_on(g), go_on(g), go_on(g)] == ["buy stack:kick", "buy stack:kick", "end"]


def test_it_hunts_super_villains() -> None:
    g = game(power=9, variants=["hunt"], B_discard="Vandal Savage", super_villains="Graves", sv_up=False)
    assert answer_of(g) == "hunt discard@1:vandal-savage"


def test_it_pays_for_an_unknown_card_rather_than_waste_power() -> None:
    g = game(power=4, heroes=["Shazam!"], line_up="Talon", kicks="")
    assert answer_of(g) == "use hero-shazam"


# Giving up and taking cards


@pytest.mark.parametrize(
    ("hand", "picked"),
    [
        ("Punch, Vulnerability, Weakness, Katana", "pick hand:weakness"),
        ("Punch, Vulnerability, Katana", "pick hand:vulnerability"),
        ("Punch, Katana", "pick hand:punch"),
        ("Katana, Raven", "done"),
    ],
)
def test_it_destroys_weakness_before_vulnerability_before_punch_and_never_a_good_card(hand: str, picked: str) -> None:
    g = game(hand=f"Soultaker Sword, {hand}")
    g.play("Soultaker Sword")
    assert answer_of(g) == picked


def test_forced_to_destroy_it_gives_up_the_worst() -> None:
    g = game(hand="Mongul, Brother Blood", deck="Katana, Kick", discard="")
    g.play("Mongul")
    assert go_on(g) == "pick hand:katana"


def test_it_destroys_nothing_of_the_line_up() -> None:
    g = game(hand="Sonic Siren", line_up="Brother Blood, Raven")
    g.play("Sonic Siren")
    assert answer_of(g) == "done"


def test_it_discards_the_worst() -> None:
    g = game(hand="Yellow Lantern Corps Power Ring", B_hand="Brother Blood, Raven, Punch")
    g.play("Yellow Lantern Corps Power Ring").pass_all()
    assert answer_of(g) == "pick hand:punch"


def test_it_passes_the_worst_cards_on() -> None:
    g = game(
        power=8,
        hand="Brother Blood, Punch, Weakness",
        B_hand="Brother Blood, Raven, Punch",
        super_villains="Vandal Savage, Amazo",
    )
    g.buy("Vandal Savage")
    g.game.answer("end")
    seen = []
    while g.asked and g.ask.kind != "main":
        seen.append(f"{g.what}: {go_on(g)}")
    assert seen[-1] == "pass to the right: pick hand:raven"
    assert "pass to the left: pick hand:punch" in seen


def test_it_takes_the_best_card_back_into_its_hand() -> None:
    g = game(hand="Superboy", discard="Kick, Shazam!, Whirlwind", heroes=["Batgirl"])
    g.play("Superboy")
    assert answer_of(g) == "pick discard:shazam-power"


def test_it_takes_even_punches_into_its_hand() -> None:
    g = game(hand="Daughter of Gotham City", discard="Punch*3")
    g.play("Daughter of Gotham City")
    assert [go_on(g), go_on(g)] == ["pick discard:punch", "pick discard:punch"]


def test_it_gains_the_best_card() -> None:
    g = game(hand="White Lantern Power Battery", line_up="Kick, Brother Blood, Raven", kicks="")
    g.play("White Lantern Power Battery")
    assert answer_of(g) == "pick line-up:brother-blood"


def test_it_puts_only_good_cards_on_its_deck() -> None:
    g = game(hand="Graves", discard="Punch, Weakness")
    g.play("Graves")
    assert answer_of(g) == "done"
    g = game(hand="Graves", discard="Punch, Raven, Brother Blood")
    g.play("Graves")
    assert answer_of(g) == "pick discard:brother-blood"


def test_it_puts_new_cards_into_the_line_up_that_it_can_buy() -> None:
    g = game(hand="World's Mightiest Mortal", line_up="Talon", main_deck="Raven, Jason Blood, Katana")
    g.play("World's Mightiest Mortal")
    assert answer_of(g) == "pick main-deck:raven"
    g = game(hand="World's Mightiest Mortal", line_up="Talon", main_deck="Teleportation, Jason Blood, Katana")
    g.play("World's Mightiest Mortal")
    assert answer_of(g) == "done"


# Other questions


def test_it_chooses_the_way_that_gives_most() -> None:
    g = game(hand="Skeets", discard="Katana", deck="Punch")
    g.play("Skeets")
    assert answer_of(g) == "choose 2"  # a card now rather than one for later
    g = game(hand="Orange Lantern Power Ring", line_up="Batarang")
    g.play("Orange Lantern Power Ring")
    assert answer_of(g) == "choose 1"  # a card rather than Power


@pytest.mark.parametrize(("top", "chosen"), [("Weakness", "choose 1"), ("Brother Blood", "choose 2")])
def test_it_destroys_the_top_card_of_its_deck_only_if_it_is_junk(top: str, chosen: str) -> None:
    g = game(hand="Jervis Tetch", deck=top)
    g.play("Jervis Tetch")
    assert answer_of(g) == chosen


def test_it_chooses_the_card_type_it_gets_most_cards_of() -> None:
    g = game(hand="Helspont", discard="Katana, Raven, Batarang, Brother Blood, Killer Croc, Sciencell, Starbolt")
    g.play("Helspont").choose(1)
    assert answer_of(g) == "choose hero"


@pytest.mark.parametrize(("top", "said"), [("Punch", "yes"), ("Brother Blood", "no")])
def test_it_discards_what_a_location_shows_only_if_it_is_junk(top: str, said: str) -> None:
    g = game(in_play="Gotham City", deck=top)
    g.use("Gotham City")
    assert answer_of(g) == said


@pytest.mark.parametrize(("hand", "said"), [("Weakness, Vulnerability, Punch", "yes"), ("Punch, Kick, Raven", "no")])
def test_it_changes_its_hand_only_for_a_poor_one(hand: str, said: str) -> None:
    g = game(hand=f"Whirlwind, {hand}")
    assert go_on(g) == "play whirlwind"
    assert answer_of(g) == said


def test_it_keeps_its_deck() -> None:
    g = game(hand="Crimson Whirlwind")
    g.play("Crimson Whirlwind")
    assert answer_of(g) == "no"


def test_it_says_yes_to_what_its_super_hero_offers() -> None:
    g = game(hand="Katana", heroes=["Hawkman"], auto_hero=False)
    g.play("Katana")
    assert answer_of(g) == "yes"


def test_it_defends_with_the_card_it_misses_least() -> None:
    g = game(hand="Yellow Lantern Corps Power Ring", B_hand="Skeets, Katana, Punch")
    g.play("Yellow Lantern Corps Power Ring")
    assert answer_of(g) == "defend katana"


def test_it_puts_a_good_new_card_on_its_deck() -> None:
    g = game(power=4, heroes=["Shazam!"], line_up="Talon", main_deck="Brother Blood")
    g.use("Shazam!")
    assert answer_of(g) == "deck brother-blood"


def test_it_answers_questions_of_order_and_super_hero() -> None:
    g = game(hand="Ocean Master, Mind Control Hat, Jervis Tetch", line_up="Raven", deck="Punch*4")
    g.play("Ocean Master", "Mind Control Hat").pass_all().play("Jervis Tetch").choose(1)
    assert g.ask.kind == "order"
    assert answer_of(g) == "order mind-control-hat"
    fresh = Scenario(new_game(rules={"identity_assignment": "deal_two"}, seed="1"))
    assert answer_of(fresh).startswith("hero ")


# Fairness


QUERIES = ast.parse((Path(bots.__file__).parents[1] / "engine" / "queries.py").read_text(encoding="utf-8"))
ANSWERED_OF_A_VIEW = {
    node.name
    for node in QUERIES.body
    if isinstance(node, ast.FunctionDef) and "state: CommonState" in ast.unparse(node.args)
}


@pytest.mark.parametrize("module", [casual, confronting, board, card_effects])
def test_it_imports_nothing_through_which_it_could_see_the_state(module: ModuleType) -> None:
    source = (
        Path(str(module.__file__)).parent / f"{module.__name__.rpartition('.')[2]}.py"
    )  # also beside the compiled module
    tree = ast.parse(source.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert not names & {"State", "Game", "view", "determinise", "machine"}
    asked = {
        node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "queries"
    }
    assert asked <= ANSWERED_OF_A_VIEW


def test_it_pays_with_a_hand_card_only_for_more_than_that_brings() -> None:
    porter = {"name": "Porter", "type": "Super Hero", "text": "Discard a card: +2 Power."}
    miser = {"name": "Miser", "type": "Super Hero", "text": "Discard a card: +1 Power."}
    sets = [card_set({**porter}, {**miser})]
    g = game(sets=sets, heroes=["Porter"], hand="Brother Blood, Punch", deck="Kick", line_up="", kicks="")
    assert [go_on(g), go_on(g)] == ["use porter", "pick hand:punch"]
    assert go_on(g) == "play brother-blood"
    g = game(sets=sets, heroes=["Miser"], hand="Brother Blood, Punch", deck="Kick", line_up="", kicks="")
    assert not go_on(g).startswith("use")


def test_it_does_not_discard_and_draw_without_end() -> None:
    sets = [card_set({"name": "Sifter", "type": "Super Hero", "text": "Discard a card: Draw a card."})]
    for junk in ("Vulnerability*5", "Punch*5", "Weakness*5"):
        g = game(sets=sets, heroes=["Sifter"], hand=junk, deck="Kick*3, Punch*2", kicks="")
        answers = 0
        while not g.over and g.active == "A":
            go_on(g)
            answers += 1
        assert answers < 30


def test_it_gives_nothing_up_for_power_in_the_turn_of_a_foe() -> None:
    raid = {"name": "Raid", "type": "Villain", "cost": 2, "text": "Attack: Each foe gains a Weakness."}
    text = "Defense: Discard this card to avoid an Attack. You may destroy a Hero in the Line-Up. If you do, +2 Power."
    shield = {"name": "Shield", "type": "Equipment", "cost": 2, "text": text}
    g = game(2, sets=[card_set(raid, shield)], hand="Raid", B_hand="Shield", line_up="Katana, Raven")
    g.play("Raid").defend("Shield")
    assert g.asked == "B pick"
    assert answer_of(g) == "done"
