"""HU-SETUP: Super Heroes, starting decks, the main deck, the Line-Up and the side stacks."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.definitions import TYPE_NAMES
from lineup.engine.machine import start_game
from lineup.games import Choice, build_setup
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, exchanged, game

BOX = lineup.box("heroes-unite")
EVERYBODY = (-1, 0, 1, 2)  # a spectator and three seats
SEEDS = range(40)


def fresh(players: int = 3, seed: int = 1, **rules: str | int | bool) -> Scenario:
    """A game just set up, at its first decision."""
    return Scenario(lineup.new_game("heroes-unite", players, seed, rules=rules))


def heroes(g: Scenario) -> list[str]:
    return [name for seat in range(g.game.state.players) for name in g.cards_in(z.zone_of(seat, z.CHARACTER))]


# Super Heroes


@rule("HU-SETUP-01")
def test_each_player_gets_one_random_super_hero_and_no_two_are_alike() -> None:
    boxed = {card.name for card in BOX.cards if card.stack == "super_hero" and card.id not in BOX.promos}
    deals = [heroes(fresh(3, seed)) for seed in SEEDS]
    for dealt in deals:
        assert len(dealt) == 3
        assert len(set(dealt)) == 3
    for seat in range(3):
        assert {dealt[seat] for dealt in deals} == boxed


@rule("HU-SETUP-01")
def test_the_random_deal_asks_nobody_and_a_seed_repeats_it() -> None:
    g = fresh(3, 5)
    assert g.asked.endswith("main")
    assert heroes(g) == heroes(fresh(3, 5))


@rule("HU-SETUP-02")
def test_players_may_pick_their_super_heroes_and_a_taken_one_cannot_be_picked_again() -> None:
    g = fresh(3, identity_assignment="choose")
    assert g.asked == "A hero"
    assert len(g.offers("hero")) == 7
    g.game.answer("hero hero-hawkman", 0)
    assert g.asked == "B hero"
    assert "Hawkman" not in g.offers("hero")
    with pytest.raises(lineup.Refused):
        g.game.answer("hero hero-hawkman", 1)
    g.game.answer("hero hero-batgirl", 1)
    assert g.asked == "C hero"
    assert sorted(g.offers("hero")) == ["Black Canary", "Booster Gold", "Nightwing", "Red Tornado", "Shazam!"]
    g.game.answer("hero hero-nightwing", 2)
    assert heroes(g) == ["Hawkman", "Batgirl", "Nightwing"]
    assert g.asked.endswith("main")


@rule("HU-SETUP-02")
def test_everybody_sees_the_super_heroes_there_are_to_pick_from() -> None:
    g = fresh(3, identity_assignment="choose")
    offered = {option.card for option in g.ask.options}
    for viewer in EVERYBODY:
        assert offered <= set(g.game.view(viewer).zones[z.UNUSED])


@rule("HU-SETUP-02")
def test_super_heroes_agreed_on_beforehand_are_dealt_as_wished_and_none_twice() -> None:
    wished = lineup.new_game("heroes-unite", 2, 1, heroes=["Red Tornado", "Shazam!"])
    assert heroes(Scenario(wished)) == ["Red Tornado", "Shazam!"]
    with pytest.raises(lineup.RuleError, match="Two players want"):
        lineup.new_game("heroes-unite", 2, 1, heroes=["Batgirl", "Batgirl"])


# Starting decks


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("HU-SETUP-03")
def test_a_starting_deck_is_seven_punches_and_three_vulnerabilities(players: int) -> None:
    g = fresh(players)
    for letter in "ABCDE"[:players]:
        seat = getattr(g, letter)
        assert Counter(seat.deck + seat.hand) == {"Punch": 7, "Vulnerability": 3}
        assert seat.discard == seat.in_play == seat.reserve == []


@rule("HU-SETUP-04")
def test_a_punch_gives_one_power() -> None:
    g = game(hand="Punch*3")
    assert [g.play("Punch").power for _ in range(3)] == [1, 2, 3]


@rule("HU-SETUP-05")
def test_a_vulnerability_does_nothing_when_drawn() -> None:
    g = game(hand="Legion Flight Ring", deck="Vulnerability, Punch")
    g.play("Legion Flight Ring")
    assert g.asked == "A main"
    assert g.A.hand == ["Vulnerability"]
    assert g.A.deck == ["Punch"]
    assert g.power == 0


@rule("HU-SETUP-05")
def test_a_vulnerability_does_nothing_when_played() -> None:
    g = game(hand="Vulnerability, Punch", deck="Punch*2", B_hand="Katana", power=3)
    before = (g.B.hand, g.A.deck, g.line_up, g.kicks, g.weaknesses)
    g.play("Vulnerability")
    assert g.asked == "A main"
    assert g.power == 3
    assert (g.B.hand, g.A.deck, g.line_up, g.kicks, g.weaknesses) == before
    assert g.moves() == [("Vulnerability", "hand@0", "play@0")]


@rule("HU-SETUP-15")
def test_starter_cards_not_dealt_are_in_no_zone_of_the_game() -> None:
    g = fresh(2)
    everything = Counter(name for zone in range(len(g.game.state.zones)) for name in g.cards_in(zone))
    assert BOX.find("punch").copies - everything["Punch"] == 22
    assert BOX.find("vulnerability").copies - everything["Vulnerability"] == 10


# Card types


@rule("HU-SETUP-06")
def test_the_types_of_all_cards_are_exactly_six() -> None:
    masks = {card.types for card in BOX.cards if card.stack not in ("super_hero", "weakness")}
    assert {TYPE_NAMES[mask] for mask in masks} == {
        "Starter",
        "Villain",
        "Location",
        "Hero",
        "Super Power",
        "Equipment",
    }
    assert TYPE_NAMES[BOX.find("trigon").types] == "Villain"


@rule("HU-SETUP-06")
def test_one_card_of_each_type_makes_six_different_types_played() -> None:
    g = game(hand="Vulnerability, Apokolips, Raven, Teleportation, Legion Flight Ring, Black Adam", deck="Punch*5")
    g.play("Vulnerability", "Apokolips", "Raven", "Teleportation", "Legion Flight Ring")
    assert g.power == 1
    g.play("Black Adam")
    assert g.power == 1 + 2 * 6


@rule("HU-SETUP-07")
def test_a_weakness_has_no_card_type() -> None:
    assert BOX.find("weakness").types == 0
    g = game(hand="Weakness, Black Adam, Punch")
    g.play("Weakness", "Black Adam")
    assert g.power == 2  # Villain alone
    g.play("Punch")
    assert g.power == 5


@rule("HU-SETUP-07")
def test_a_count_of_different_types_skips_a_weakness() -> None:
    three = "Punch, Kick, Batarang"
    g = game(heroes=["Red Tornado"], discard=f"{three}, Weakness")
    assert not g.can("use", "Red Tornado")
    g = game(heroes=["Red Tornado"], discard=f"{three}, Raven")
    assert g.can("use", "Red Tornado")


# The main deck and the Line-Up


@rule("HU-SETUP-08")
def test_the_main_deck_lies_face_down_for_everybody() -> None:
    g = fresh(3)
    deck = g.game.state.zones[z.MAIN_DECK]
    other = next(card for card in deck if g.game.state.cards[card].name != g.main_deck[0])
    changed = exchanged(g.game, deck[0], other)
    assert Scenario(changed).main_deck != g.main_deck
    for seat in EVERYBODY:
        view = g.game.view(seat)
        assert len(view.zones[z.MAIN_DECK]) == 106
        assert all(card < 0 for card in view.zones[z.MAIN_DECK])
        assert changed.view(seat).to_bytes() == view.to_bytes()


@rule("HU-SETUP-08")
def test_the_main_deck_is_shuffled() -> None:
    decks = {tuple(g.line_up + g.main_deck) for g in (fresh(3, seed) for seed in SEEDS)}
    assert len(decks) == len(SEEDS)
    assert len({deck[-1] for deck in decks}) > 10
    assert len({deck[50] for deck in decks}) > 10


@pytest.mark.parametrize("players", [2, 5])
@rule("HU-SETUP-09")
def test_six_kinds_of_cards_never_lie_in_the_main_deck(players: int) -> None:
    for seed in range(10):
        state = fresh(players, seed).game.state
        cards = [state.cards[card] for card in state.zones[z.MAIN_DECK] + state.zones[z.LINE_UP]]
        assert not {card.name for card in cards} & {"Punch", "Vulnerability", "Kick", "Weakness"}
        assert not {card.title for card in cards} & {"Starter", "Weakness", "Super-Villain", "Super Hero"}


@rule("HU-SETUP-10")
def test_every_other_card_of_the_box_goes_in_the_main_deck() -> None:
    g = fresh()
    rest = {
        card.name: card.copies
        for card in BOX.cards
        if card.title not in ("Starter", "Weakness", "Super-Villain", "Super Hero") and card.name != "Kick"
    }
    assert (len(g.main_deck), len(g.line_up)) == (106, 5)
    assert Counter(g.main_deck + g.line_up) == rest
    assert sum(rest.values()) == 111


@rule("HU-SETUP-11")
def test_the_line_up_opens_with_the_top_five_cards_of_the_main_deck_in_order() -> None:
    for seed in range(5):
        five, one = fresh(2, seed), fresh(2, seed, line_up_size=1)
        assert len(five.line_up) == 5
        assert five.line_up + five.main_deck == one.line_up + one.main_deck


@rule("HU-SETUP-11")
def test_the_opening_line_up_lies_face_up_and_varies_from_game_to_game() -> None:
    g = fresh(3)
    for seat in EVERYBODY:
        assert g.game.view(seat).zones[z.LINE_UP] == g.game.state.zones[z.LINE_UP]
    assert len({tuple(fresh(3, seed).line_up) for seed in SEEDS}) == len(SEEDS)


# Side stacks


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("HU-SETUP-12")
def test_the_side_stacks_begin_with_16_kicks_20_weaknesses_and_8_super_villains(players: int) -> None:
    g = fresh(players)
    assert g.cards_in(z.BASIC) == ["Kick"] * 16
    assert g.cards_in(z.WEAKNESS) == ["Weakness"] * 20
    assert len(g.super_villains) == 8


@rule("HU-SETUP-13")
def test_a_text_about_the_line_up_finds_the_five_cards_in_it_and_nothing_else() -> None:
    line_up = ["Batarang", "Deadshot", "Katana", "Raven", "Starbolt"]
    g = game(hand="Sonic Siren", line_up=line_up, main_deck="Skeets*3", super_villains="Trigon, Graves")
    g.play("Sonic Siren")
    assert g.what == "destroy"
    assert sorted(g.offers()) == line_up


@rule("HU-SETUP-13")
def test_cards_of_the_main_deck_and_the_side_stacks_do_not_count_as_cards_in_the_line_up() -> None:
    g = game(hand="Orange Lantern Power Ring", line_up="Katana*4, Raven", main_deck="Batarang*4")
    g.play("Orange Lantern Power Ring")
    assert g.asked == "A main"  # there is no Equipment to gain
    assert g.power == 2
    g = game(heroes=["Starfire"], rules={"promo": True}, line_up="Katana*4, Raven", deck="Punch")
    assert g.kicks == 16
    assert g.can("use", "Starfire")  # works only with no Super Power in the Line-Up; a Kick is one


@rule("HU-SETUP-14")
def test_kicks_can_be_bought_as_long_as_any_are_left() -> None:
    g = game(kicks="Kick", power=9)
    g.buy("Kick")
    assert (g.kicks, g.power) == (0, 6)
    assert not g.can("buy", "Kick")
    with pytest.raises(lineup.Refused):
        g.game.answer("buy stack:kick", 0)


@rule("HU-SETUP-16")
def test_a_weakness_can_never_be_bought() -> None:
    g = game(power=10)
    assert g.weaknesses == 20
    assert not g.can("buy", "Weakness")
    assert g.why_not("buy weakness") == "HU-SETUP-16"
    with pytest.raises(lineup.Refused, match="HU-SETUP-16"):
        g.game.answer("buy weakness:weakness", 0)
    assert g.weaknesses == 20


def test_a_main_deck_smaller_than_the_line_up_is_dealt_out_and_the_game_begins() -> None:
    setup = build_setup(Choice("heroes-unite", ("A", "B")))
    zones = list(setup.start_zones)
    zones[z.MAIN_DECK], out = zones[z.MAIN_DECK][:3], zones[z.MAIN_DECK][3:]
    zones[z.UNUSED] += out
    state = start_game(replace(setup, start_zones=tuple(zones)), "few")
    assert (len(state.zones[z.LINE_UP]), state.zones[z.MAIN_DECK]) == (3, ())
    assert state.ask is not None
