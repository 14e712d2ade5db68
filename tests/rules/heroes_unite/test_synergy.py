"""Variant: Super Hero Synergy (HU-SYN)."""

from __future__ import annotations

from collections import Counter

import pytest

from lineup import new_game
from lineup.engine import zones as z
from lineup.engine.machine import give_answer
from lineup.engine.view import determinise
from lineup.game import Game
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

PAIRS = {
    "Batgirl": "Daughter of Gotham City",
    "Black Canary": "Sonic Siren",
    "Booster Gold": "Hero of the Future",
    "Hawkman": "Winged Warrior",
    "Nightwing": "Wonder of the Knight",
    "Red Tornado": "Crimson Whirlwind",
    "Shazam!": "World's Mightiest Mortal",
}
MADE_UP = card_set(
    {"name": "Census", "type": "Equipment", "cost": 3, "text": "+1 Power for each Hero in the Line-Up."},
    {"name": "Patron", "type": "Villain", "cost": 3, "text": "Attack: Each foe gains a Hero from the Line-Up."},
    {
        "name": "Stash",
        "type": "Villain",
        "cost": 3,
        "text": "Set a card from your hand aside. At the end of this turn, put it into the Line-Up.",
    },
    {"name": "Scout", "type": "Equipment", "cost": 3, "text": "Gain a Hero from the Line-Up."},
    {
        "name": "Hater",
        "type": "Super-Villain",
        "cost": 9,
        "text": "+1 Power.\nFirst Appearance: Destroy all Heroes from the Line-Up.",
    },
)
PLAIN = "Batarang*4, Skeets"


def names_in(game: Game, zone: int) -> list[str]:
    """The names of the cards in a zone, top first."""
    return [game.state.cards[card].name for card in game.state.zones[zone]]


def synergy(**zones: str) -> Scenario:
    """A plays Hawkman, B plays Booster Gold, their Heroes lie ready, and the Line-Up holds no Hero."""
    given = {"reserve": "Winged Warrior", "B_reserve": "Hero of the Future", "line_up": PLAIN, **zones}
    power = int(given.pop("power", "0"))
    return game(
        variants=["synergy"],
        sets=[MADE_UP],
        heroes=["Hawkman", "Booster Gold"],
        power=power,
        **given,  # type: ignore[arg-type]
    )


@rule("HU-SYN-01", "HU-SYN-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_copy_of_each_players_hero_lies_on_their_super_hero_and_not_in_the_main_deck(players: int) -> None:
    whole = Counter(names_in(new_game(seed=0), z.MAIN_DECK) + names_in(new_game(seed=0), z.LINE_UP))
    for seed in range(20):
        g = new_game(seats=players, seed=seed, variants=["synergy"])
        left = Counter(names_in(g, z.MAIN_DECK) + names_in(g, z.LINE_UP))
        taken: Counter[str] = Counter()
        for seat in range(players):
            (hero,) = names_in(g, z.zone_of(seat, z.CHARACTER))
            assert names_in(g, z.zone_of(seat, z.RESERVE)) == [PAIRS[hero]]
            taken[PAIRS[hero]] += 1
        assert left == whole - taken
        assert left.total() == 111 - players


@rule("HU-SYN-01")
def test_the_search_follows_the_choice_of_super_heroes() -> None:
    g = new_game(seats=2, seed=1, variants=["synergy"], rules={"identity_assignment": "choose"})
    for name in ("Hawkman", "Batgirl"):
        assert g.ask is not None
        assert names_in(g, z.zone_of(0, z.RESERVE)) == names_in(g, z.zone_of(1, z.RESERVE)) == []
        g.answer(next(option for option in g.ask.options if g.state.cards[option.card].name == name))
    assert names_in(g, z.zone_of(0, z.RESERVE)) == ["Winged Warrior"]
    assert names_in(g, z.zone_of(1, z.RESERVE)) == ["Daughter of Gotham City"]


@rule("HU-SYN-01")
def test_without_the_variant_nothing_is_searched_out() -> None:
    for seed in range(5):
        g = new_game(seats=5, seed=seed)
        assert all(names_in(g, z.zone_of(seat, z.RESERVE)) == [] for seat in range(5))
        assert len(g.state.zones[z.MAIN_DECK] + g.state.zones[z.LINE_UP]) == 111


@rule("HU-SYN-02")
def test_the_reserved_card_lies_face_up_in_its_players_own_zone() -> None:
    g = new_game(seats=3, seed=4, variants=["synergy"])
    for seat in range(3):
        place = z.zone_of(seat, z.RESERVE)
        (card,) = g.state.zones[place]
        assert all(g.view(viewer).zones[place] == (card,) for viewer in (-1, 0, 1, 2))


@rule("HU-SYN-03")
def test_only_its_player_may_buy_the_reserved_card() -> None:
    g = synergy(power="10")
    assert g.can("buy", "Winged Warrior")
    assert not g.can("buy", "Hero of the Future")
    assert g.why_not("buy hero of the future") == "HU-SYN-03"
    g.buy("Winged Warrior")
    assert g.A.discard == ["Winged Warrior"]
    assert g.A.reserve == []
    assert g.power == 4


@rule("HU-SYN-03")
def test_only_its_player_may_gain_the_reserved_card() -> None:
    g = synergy(hand="Scout")
    g.play("Scout")
    assert g.A.discard == ["Winged Warrior"]
    assert g.B.reserve == ["Hero of the Future"]


@rule("HU-SYN-03")
def test_nobody_else_can_be_given_the_reserved_card() -> None:
    g = synergy(hand="Patron")
    g.play("Patron")
    assert g.B.discard == []
    assert g.A.reserve == ["Winged Warrior"]
    assert g.B.reserve == ["Hero of the Future"]


@rule("HU-SYN-03")
def test_a_reserved_card_set_aside_goes_back_to_its_player() -> None:
    g = synergy(hand="Granny Goodness", B_hand="Brother Blood*2")
    g.play("Granny Goodness")
    assert g.A.reserve == []
    g.end_turn()
    assert g.A.reserve == ["Winged Warrior"]
    g.play("Brother Blood*2")
    assert g.power == 8
    assert not g.can("buy", "Winged Warrior")


@rule("HU-SYN-03")
def test_only_a_reserved_card_goes_back_to_a_super_hero() -> None:
    g = synergy(hand="Stash, Kick", deck="Punch*6")
    g.play("Stash").end_turn()
    assert "Kick" in g.line_up
    assert g.A.reserve == ["Winged Warrior"]


@rule("HU-SYN-03")
def test_whoever_thinks_ahead_knows_that_a_reserved_card_set_aside_goes_back() -> None:
    g = synergy(hand="Granny Goodness").play("Granny Goodness")
    for viewer in (-1, 0, 1):
        ahead = determinise(g.game.view(viewer), "ahead")
        while ahead.active == 0 and ahead.ask is not None:
            give_answer(ahead, ahead.ask.options[-1])
        (hero,) = ahead.zones[z.zone_of(0, z.RESERVE)]
        assert ahead.cards[hero].name == "Winged Warrior"


@rule("HU-SYN-03", "HU-SYN-04")
@pytest.mark.parametrize(("hand", "discard"), [("Cache, Hero of the Future", ""), ("Cache", "Hero of the Future")])
def test_a_copy_that_is_a_players_own_is_no_reserved_card_when_it_was_set_aside(hand: str, discard: str) -> None:
    back = card_set(
        {
            "name": "Cache",
            "type": "Equipment",
            "cost": 2,
            "text": "Set a Hero from your hand or discard pile aside. "
            "At the end of this turn, put it into the Line-Up.",
        }
    )
    g = game(
        variants=["synergy"], sets=[back], heroes=("Booster Gold", "Batgirl"), line_up="Raven", deck="Punch*9",
        reserve="Hero of the Future", hand=hand, discard=discard,
    )  # fmt: skip
    g.play("Cache").end_turn()
    assert g.line_up[:2] == ["Raven", "Hero of the Future"]
    assert g.A.reserve == ["Hero of the Future"]


@rule("HU-SYN-04")
def test_a_further_copy_in_the_line_up_is_open_to_everyone() -> None:
    g = synergy(power="10", line_up="Hero of the Future, Batarang*3, Skeets")
    g.buy("Hero of the Future")
    assert g.A.discard == ["Hero of the Future"]
    assert g.B.reserve == ["Hero of the Future"]
    assert g.line_up == ["Batarang", "Batarang", "Batarang", "Skeets"]


@rule("HU-SYN-04")
def test_further_copies_stay_in_the_main_deck() -> None:
    for hero in ("Batgirl", "Black Canary", "Booster Gold"):
        g = new_game(seed=3, variants=["synergy"], heroes=[hero, "Hawkman"])
        assert (names_in(g, z.MAIN_DECK) + names_in(g, z.LINE_UP)).count(PAIRS[hero]) == 1


@rule("HU-SYN-05")
def test_the_reserved_card_counts_as_a_line_up_card_only_during_its_players_turn() -> None:
    g = synergy(hand="Census", B_hand="Scout")
    g.play("Census")
    assert g.power == 1
    g.end_turn()
    assert g.active == "B"
    g.play("Scout")
    assert "Hero of the Future" in g.B.discard
    assert g.A.reserve == ["Winged Warrior"]


@rule("HU-SYN-05")
def test_another_players_reserved_card_is_not_counted() -> None:
    g = synergy(B_hand="Census", B_reserve="")
    g.end_turn()
    g.play("Census")
    assert g.power == 0


@rule("HU-SYN-05")
def test_outside_turns_the_reserved_card_is_no_line_up_card() -> None:
    g = synergy(power="8", super_villains="Vandal Savage, Hater", line_up="Raven, Batarang*3, Skeets")
    g.buy("Vandal Savage").end_turn()
    assert g.destroyed == ["Raven"]
    assert g.A.reserve == ["Winged Warrior"]
    assert g.B.reserve == ["Hero of the Future"]


@rule("HU-SYN-05")
@pytest.mark.parametrize(
    "text",
    [
        "Each time you buy or gain a card from the Line-Up during your turn, +3 Power.",
        "The first time you buy a card in the Line-Up during each of your turns, +3 Power.",
    ],
)
def test_the_reserved_card_is_bought_from_the_line_up(text: str) -> None:
    drum = card_set({"name": "Drum", "type": "Location", "cost": 3, "text": f"Ongoing: {text}"})
    g = game(variants=["synergy"], sets=[drum], heroes=["Hawkman"], in_play="Drum", reserve="Winged Warrior", power=6)
    assert g.buy("Winged Warrior").power == 3


@rule("HU-SYN-06")
def test_the_main_deck_is_shuffled_after_the_search_and_then_the_line_up_is_dealt() -> None:
    places: list[float] = []
    line_ups = set()
    for seed in range(300):
        g = new_game(seed=seed, variants=["synergy"], heroes=["Batgirl", "Hawkman"])
        deck = names_in(g, z.LINE_UP) + names_in(g, z.MAIN_DECK)
        assert len(g.state.zones[z.LINE_UP]) == 5
        places.append(deck.index("Daughter of Gotham City") / (len(deck) - 1))
        line_ups.add(tuple(deck[:5]))
    assert len(line_ups) > 290
    # Searching a deck shuffled before would leave the other copy in its lower part: two thirds down on average.
    assert 0.45 < sum(places) / len(places) < 0.55


@rule("HU-SYN-07")
@pytest.mark.parametrize("hero", PAIRS)
def test_each_super_hero_has_its_hero_card(hero: str) -> None:
    other = next(name for name in PAIRS if name != hero)
    g = new_game(seed=1, variants=["synergy"], heroes=[hero, other])
    assert names_in(g, z.zone_of(0, z.CHARACTER)) == [hero]
    (card,) = g.state.zones[z.zone_of(0, z.RESERVE)]
    assert g.state.cards[card].name == PAIRS[hero]
    assert g.state.cards[card].stack == "main"
    assert g.state.cards[card].title == "Hero"


@rule("HU-SYN-08")
def test_the_reserved_card_is_not_replaced_once_bought() -> None:
    g = synergy(power="6", main_deck="Starbolt*2, Raven")
    g.buy("Winged Warrior").end_turn()
    assert g.active == "B"
    assert g.A.reserve == []
    assert len(g.line_up) == 5
    assert g.main_deck == ["Starbolt", "Starbolt", "Raven"]


@rule("HU-SYN-08")
def test_the_reserved_card_fills_no_slot() -> None:
    g = synergy(power="2", main_deck="Starbolt*2, Raven")
    g.buy("Batarang").end_turn()
    assert g.line_up == ["Batarang", "Batarang", "Batarang", "Skeets", "Starbolt"]
    assert g.A.reserve == ["Winged Warrior"]


@rule("HU-SYN-08")
def test_the_end_of_the_game_counts_five_slots_besides_the_reserved_card() -> None:
    g = synergy(power="2", main_deck="")
    g.buy("Batarang").end_turn()
    assert g.over


@rule("HU-SYN-09")
def test_own_effects_on_the_line_up_may_touch_the_reserved_card() -> None:
    g = synergy(hand="Sonic Siren", main_deck="Starbolt*2, Raven")
    g.play("Sonic Siren")
    assert sorted(g.offers()) == ["Batarang", "Skeets", "Winged Warrior"]
    g.pick("Winged Warrior")
    assert g.destroyed == ["Winged Warrior"]
    assert g.line_up == ["Batarang"] * 4 + ["Skeets"]
    assert g.main_deck == ["Starbolt", "Starbolt", "Raven"]


@rule("HU-SYN-09")
def test_own_effects_count_the_reserved_card() -> None:
    g = synergy(hand="Census", line_up="Raven, Batarang*4")
    g.play("Census")
    assert g.power == 2


def test_a_hero_card_put_back_from_hand_lies_in_the_line_up_like_any_other() -> None:
    back = card_set(
        {"name": "Return", "type": "Equipment", "cost": 2, "text": "Put a Hero from your hand into the Line-Up."}
    )
    g = game(variants=["synergy"], sets=[back], heroes=("Red Tornado", "Batgirl"), hand="Return, Crimson Whirlwind",
             line_up="Raven")  # fmt: skip
    g.play("Return")
    assert (g.line_up, g.A.reserve) == (["Raven", "Crimson Whirlwind"], [])


def test_without_the_variant_a_hero_card_set_aside_goes_to_the_line_up() -> None:
    g = game(sets=[MADE_UP], heroes=("Red Tornado", "Batgirl"), hand="Stash, Crimson Whirlwind", line_up="Raven")
    g.play("Stash").end_turn()
    assert "Crimson Whirlwind" in g.line_up
    assert g.A.reserve == []


@rule("HU-SYN-01")
def test_a_hero_card_is_of_the_super_hero_s_own_set() -> None:
    siren = {"name": "Siren", "type": "Hero", "cost": 3, "copies": 2, "text": "+1 Power."}
    canary = {"name": "Canary", "type": "Super Hero", "text": "Each time you play a Hero, +1 Power."}
    ours = card_set({**siren, "id": "sonic-siren"}, {**canary, "partner": "sonic-siren"})
    g = new_game(seed=1, variants=["synergy"], sets=[ours], heroes=["Canary", "Black Canary"])
    assert names_in(g, z.zone_of(0, z.RESERVE)) == ["Siren"]
    assert names_in(g, z.zone_of(1, z.RESERVE)) == ["Sonic Siren"]
