"""Cards of any sets together (RSB-COMB-01, RSB-CNF-03 to -05): swaps, groups, stacks, and Assist in other games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from random import Random

import pytest

import lineup
from lineup.engine import zones as z
from lineup.games import Choice
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, game, warned

CONF, SHAZAM, BATMAN, UNITE = (
    "confrontations", "rivals-shazam-black-adam", "rivals-batman-joker", "heroes-unite"
)  # fmt: skip
BOTH = {"Enhanced Strength": 16, "Word of Power": 8}
SOME, REST = ("Hero", "Equipment"), ("Villain", "Super Power", "Location")
DEATH, GREED = f"{SHAZAM}/death", f"{SHAZAM}/greed"
STEEL = f"{CONF}/steel"


def started(base: str, sets: Sequence[str], seats: int = 2, **how: object) -> Scenario:
    return Scenario(lineup.new_game(base, seats, 1, sets=sets, **how))  # type: ignore[arg-type]


def refusal(base: str, sets: Sequence[str], seats: int = 2, **how: object) -> str:
    with pytest.raises(lineup.RuleError) as error:
        started(base, sets, seats, **how)
    return str(error.value)


def stacks(g: Scenario) -> dict[str, int]:
    return {g.cards_in(zone)[0]: len(g.cards_in(zone)) for zone in z.STACKS if g.cards_in(zone)}


def deck(g: Scenario) -> Counter[str]:
    state = g.game.state
    return Counter(state.cards[card].ref for zone in (z.MAIN_DECK, z.LINE_UP) for card in state.zones[zone])


def whole(*boxes: str) -> Counter[str]:
    return Counter({card.ref: card.copies for each in boxes for card in lineup.box(each).cards if card.stack == "main"})


# Both stacks


@pytest.mark.parametrize(
    ("base", "sets", "seats", "how"),
    [
        pytest.param(CONF, [SHAZAM], 2, {}, id="guests, two"),
        pytest.param(CONF, [SHAZAM], 3, {"mix": {CONF: SOME, SHAZAM: REST}}, id="groups, three"),
        pytest.param(CONF, [SHAZAM], 4, {"mix": {CONF: REST, SHAZAM: SOME}}, id="groups, four"),
        pytest.param(SHAZAM, [CONF], 2, {"mix": {CONF: SOME, SHAZAM: REST}}, id="groups, Shazam! the game"),
        pytest.param(SHAZAM, [CONF], 2, {"swaps": [(DEATH, STEEL)]}, id="swaps, Shazam! the game"),
        pytest.param(CONF, [SHAZAM, BATMAN], 4, {"mix": {CONF: SOME, SHAZAM: REST[:2], BATMAN: REST[2:]}}, id="three"),
        pytest.param(BATMAN, [CONF, SHAZAM], 2, {"mix": {CONF: SOME, SHAZAM: REST}}, id="Batman the game"),
        pytest.param(SHAZAM, [BATMAN, CONF], 4, {"swaps": [(DEATH, STEEL)]}, id="two against two with a swap"),
        pytest.param(SHAZAM, [BATMAN, CONF], 2, {"swaps": [(DEATH, STEEL)], "heroes": ["Black Adam", "Batman"]},
                     id="duel with a swap"),
    ],
)  # fmt: skip
@rule("RSB-CNF-05")
def test_word_of_power_stands_beside_enhanced_strength_in_every_mix_of_the_two(
    base: str, sets: list[str], seats: int, how: Mapping[str, object]
) -> None:
    g = started(base, sets, seats, **how)
    assert stacks(g) == BOTH
    zones = g.game.state.zones
    assert all({g.game.state.cards[card].name for card in zones[zone]} < set(BOTH) for zone in z.STACKS)


@rule("RSB-CNF-05")
def test_cards_are_bought_from_either_stack_in_a_mix_by_groups() -> None:
    for base, other in ((CONF, SHAZAM), (SHAZAM, CONF)):
        mix: dict[str, Sequence[str]] = {base: SOME, other: REST}
        g = game(2, box=base, sets=[lineup.box(other)], mix=mix, quiet=True, power=6, line_up="")
        assert set(g.offers("buy")) == set(BOTH)
        g.buy("Word of Power", "Enhanced Strength")
        assert (g.A.discard, g.power) == (["Word of Power", "Enhanced Strength"], 0)


@rule("RSB-CNF-05")
def test_a_kick_that_finds_no_room_is_named() -> None:
    choice = Choice(SHAZAM, tuple("ABCD"), sets=(BATMAN, CONF), swaps=((DEATH, STEEL),))
    assert "There is no room for Kick: there are two stacks." in warned(choice)
    assert stacks(started(SHAZAM, [BATMAN], 4)) == {"Word of Power": 8, "Kick": 8}


@rule("RSB-CNF-05")
def test_heroes_unite_keeps_its_kick() -> None:
    mix = {UNITE: (*SOME, "Super-Villain"), CONF: REST[:2], SHAZAM: REST[2:]}
    assert stacks(started(UNITE, [CONF, SHAZAM], mix=mix)) == {"Kick": 16}
    assert stacks(started(CONF, [BATMAN])) == {"Enhanced Strength": 16}
    assert stacks(started(BATMAN, [CONF], swaps=[(f"{BATMAN}/robin", STEEL)])) == {"Kick": 8}


# Swaps


@pytest.mark.parametrize(("base", "other"), [each for each in product((SHAZAM, BATMAN), (UNITE, CONF, SHAZAM, BATMAN))
                                              if each[0] != each[1]])  # fmt: skip
@rule("RSB-CNF-03", "RSB-COMB-02")
def test_a_card_of_any_box_can_be_swapped_into_a_game_of_rivals(base: str, other: str) -> None:
    out = next(card for card in lineup.box(base).cards if card.stack == "main" and card.title == "Hero")
    into = next(card for card in lineup.box(other).cards if card.stack == "main" and card.title == "Hero")
    g = started(base, [other], swaps=[(out.ref, into.ref)])
    wanted = whole(base)
    wanted[out.ref] -= 1
    assert deck(g) == +wanted + Counter([into.ref])
    own = {card.name for card in lineup.box(base).cards if card.level}
    assert {g.A.hero, g.B.hero} == own


@rule("RSB-CNF-03")
def test_a_character_of_confrontations_is_not_played_where_its_box_gives_single_cards() -> None:
    said = refusal(SHAZAM, [CONF], swaps=[(DEATH, STEEL)], heroes=["Superman"])
    assert said == "Superman of Confrontations cannot be played in this game; its Characters are Shazam!, Black Adam."


@pytest.mark.parametrize("other", [CONF, UNITE])
@rule("RSB-TWOV-01", "RSB-COMB-02")
def test_two_against_two_with_a_swap_has_both_decks_but_for_that_card(other: str) -> None:
    into = next(card.ref for card in lineup.box(other).cards if card.stack == "main" and card.title == "Villain")
    for out in (DEATH, f"{BATMAN}/clayface"):
        g = started(SHAZAM, [BATMAN, other], 4, swaps=[(out, into)])
        wanted = whole(SHAZAM, BATMAN)
        wanted[out] -= 1
        assert deck(g) == +wanted + Counter([into])
        assert deck(g).total() == 120
        assert {g.A.hero, g.C.hero} == {"Shazam!", "Batman"}
        assert {g.B.hero, g.D.hero} == {"Black Adam", "The Joker"}
        assert g.game.state.setup.teams == (0, 1, 0, 1)


@rule("RSB-COMB-02")
def test_a_swap_for_a_card_that_is_in_the_deck_already_is_refused_with_what_would_be_right() -> None:
    said = refusal(SHAZAM, [BATMAN], 4, swaps=[(DEATH, f"{BATMAN}/clayface")])
    assert said == "All copies of Clayface are in the main deck; swap in a card that is not."


@rule("RSB-COMB-04", "RSB-COMB-02")
def test_in_a_duel_of_two_boxes_cards_of_the_others_can_be_swapped_in() -> None:
    g = started(SHAZAM, [BATMAN], heroes=["Shazam!", "The Joker"], swaps=[(f"{SHAZAM}/mary-marvel", f"{BATMAN}/robin")])
    assert (g.A.hero, g.B.hero) == ("Shazam!", "The Joker")
    found = deck(g)
    assert (found[f"{BATMAN}/robin"], found[f"{SHAZAM}/mary-marvel"], found.total()) == (1, 0, 60)
    said = refusal(SHAZAM, [BATMAN], heroes=["Shazam!", "The Joker"], swaps=[(DEATH, f"{BATMAN}/robin")])
    assert said == "Death is not in the main deck of this game, so it cannot be swapped out."


@rule("RSB-COMB-03")
def test_two_against_two_can_be_mixed_by_groups() -> None:
    g = started(SHAZAM, [BATMAN], 4, mix={SHAZAM: SOME, BATMAN: REST})
    assert g.game.state.setup.teams == (0, 1, 0, 1)
    assert stacks(g) == {"Word of Power": 8, "Kick": 8}
    assert {(card.split("/")[0]) for card in deck(g)} == {SHAZAM, BATMAN}


@pytest.mark.parametrize(
    ("base", "sets", "seats", "how", "reason"),
    [
        (BATMAN, [SHAZAM], 4, {"swaps": [(f"{BATMAN}/robin", DEATH)]}, "make that the game"),
        (SHAZAM, [CONF], 4, {"swaps": [(DEATH, STEEL)]}, "4 play Confrontations or Rivals: Shazam! vs Black Adam with"),
        (BATMAN, [CONF], 3, {"mix": {BATMAN: SOME, CONF: REST}}, "3 play Confrontations."),
        (SHAZAM, [BATMAN], 2, {"swaps": [("deaht", f"{BATMAN}/robin")]}, "did you mean death"),
    ],
)
@rule("RSB-COMB-03")
def test_a_refused_mix_names_what_would_be_right(
    base: str, sets: list[str], seats: int, how: Mapping[str, object], reason: str
) -> None:
    assert reason in refusal(base, sets, seats, **how)


# Assist


@pytest.mark.parametrize(("base", "heroes"), [(SHAZAM, ["Shazam!", "Black Adam"]), (BATMAN, ["Batman", "The Joker"])])
@rule("RSB-CNF-04", "CONF-VAR-12", "CONF-VAR-16", "CONF-VAR-18")
def test_in_a_duel_of_rivals_an_assist_card_is_laid_on_the_character(base: str, heroes: list[str]) -> None:
    out = "death" if base == SHAZAM else "robin"
    g = game(2, box=base, sets=[lineup.box(CONF)], swaps=[(f"{base}/{out}", STEEL)], heroes=heroes, quiet=True,
             hand="Steel, Punch", B_hand="Punch")  # fmt: skip
    assert g.offers("store") == ["Steel"]
    g.store("Steel")
    assert (g.A.stored, g.power) == (["Steel"], 0)
    g.end_turn().normal().end_turn().normal()
    assert g.asked.startswith("A ")
    assert "end" not in [option.verb for option in g.ask.options]
    g.play("Steel")
    assert g.A.stored == []
    assert g.power > 0


@rule("RSB-CNF-04")
def test_in_heroes_unite_an_assist_card_is_laid_on_the_super_hero() -> None:
    mix: dict[str, Sequence[str]] = {UNITE: ("Villain", "Super Power", "Location", "Super-Villain"), CONF: SOME}
    g = game(3, sets=[lineup.box(CONF)], mix=mix, quiet=True, hand="Steel, Punch")
    assert g.offers("store") == ["Steel"]
    assert game(3, quiet=True, hand="Punch").offers("store") == []


@rule("RSB-CNF-04", "RSB-TWOV-14")
def test_in_rivals_two_against_two_an_assist_card_is_played_for_the_partner() -> None:
    heroes = ["Shazam!", "Black Adam", "Batman", "The Joker"]
    g = game(4, box=SHAZAM, sets=[lineup.box(BATMAN), lineup.box(CONF)], swaps=[(DEATH, STEEL)], heroes=heroes,
             quiet=True, hand="Punch", C_hand="Steel")  # fmt: skip
    assert g.offers("assist") == ["Steel"]
    assert g.offers("store") == []
    profile = g.game.state.setup.profile
    assert profile.defend_teammate
    assert not started(SHAZAM, [BATMAN], 4).game.state.setup.profile.defend_teammate


# The other half


@rule("HU-COMB-06")
def test_a_game_with_the_other_half_is_made_again_by_its_log() -> None:
    mix = {UNITE: ("Hero", "Location", "Super-Villain"), CONF: ("Villain", "Super Power", "Equipment")}
    one = lineup.new_game(UNITE, 2, 1, sets=[CONF], mix=mix)
    two = lineup.new_game(UNITE, 2, 1, sets=[CONF], mix=mix, other_half=True)
    assert not set(deck(Scenario(one))) & set(deck(Scenario(two)))
    assert deck(Scenario(one)) + deck(Scenario(two)) == whole(UNITE, CONF)
    for new in (one, two):
        dice = Random(5)
        while new.ask is not None and len(new.answers) < 60:
            new.answer(dice.choice(new.ask.options))
        assert lineup.replay(new.to_log()).digest == new.digest
    assert '"other_half": true' in two.to_log()
    old = one.to_log().replace('"other_half": false, ', "")  # as former releases wrote it
    assert lineup.replay(old).digest == one.digest


@rule("HU-COMB-06")
def test_the_super_villains_stay_where_the_other_set_has_none() -> None:
    mix = {UNITE: ("Hero", "Location", "Super-Villain"), CONF: ("Villain", "Super Power", "Equipment")}
    g = Scenario(lineup.new_game(UNITE, 2, 1, sets=[CONF], mix=mix, other_half=True))
    while g.asked.endswith("hero"):
        g.give(g.ask.options[0])
    assert len(g.super_villains) == 8


@rule("HU-COMB-06")
def test_the_other_half_is_refused_without_a_mix_of_two_sets() -> None:
    assert "say which groups each set gives" in refusal(UNITE, [CONF], other_half=True)
    mix = {CONF: SOME, SHAZAM: REST[:2], BATMAN: REST[2:]}
    assert "Only a mix of two sets has an other half; this one has 3" in refusal(
        CONF, [SHAZAM, BATMAN], mix=mix, other_half=True
    )


@pytest.mark.parametrize("wrong", ['"other_half": 1', '"other_half": "yes"', '"other_half": null'])
def test_a_header_whose_other_half_is_neither_true_nor_false_is_refused(wrong: str) -> None:
    log = lineup.new_game(UNITE, 2, 1).to_log()
    with pytest.raises(lineup.LogError, match="other_half should be true or false"):
        lineup.replay(log.replace('"other_half": false', wrong))
