"""Super Heroes: their abilities are optional and for the own turn, and how players come by them."""

from __future__ import annotations

import pytest

from lineup.engine import zones as z
from lineup.engine.machine import Refused
from lineup.engine.profile import RuleError
from lineup.game import Game, new_game
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

CARDS = card_set(
    {"name": "Squire", "type": "Hero", "cost": 1, "copies": 4},
    {"name": "Puppeteer", "type": "Villain", "cost": 1,
     "text": "Attack: Each foe reveals the top card of their deck. They play it."},
    {"name": "Warlord", "type": "Super-Villain", "cost": 9,
     "text": "+1 Power.\nFirst Appearance—Attack: Each player gains a Weakness."},
    {"name": "Every", "type": "Super Hero", "text": "Each time you play a Hero during your turn, draw a card."},
    {"name": "First", "type": "Super Hero",
     "text": "The first time you play a Hero during each of your turns, draw a card."},
    {"name": "Different", "type": "Super Hero",
     "text": "The first time you play each different Hero during each of your turns, draw a card."},
)  # fmt: skip


@rule("HU-HERO-01")
@card("hero-hawkman")
def test_a_super_heros_ability_may_be_declined() -> None:
    g = game(heroes=("Hawkman", "Batgirl"), auto_hero=False, hand="Raven, Katana")
    g.play("Raven")
    assert g.asked == "A may"
    g.no()
    assert g.power == 1
    g.play("Katana").yes()
    assert g.power == 1 + 1 + 1


@rule("HU-HERO-01")
@card("hero-batgirl", "hero-nightwing")
def test_every_kind_of_ability_may_be_left_unused() -> None:
    g = game(heroes=("Batgirl", "Nightwing"), auto_hero=False, hand="Punch", deck="Kick*5", B_hand="Batarang*2")
    assert g.can("use", "Batgirl")
    g.end_turn()
    assert g.asked == "B main"
    assert g.A.hand == ["Kick"] * 5
    hand = len(g.play("Batarang").no().B.hand)
    g.play("Batarang").no()
    assert (g.power, len(g.B.hand)) == (4, hand - 1)


@rule("HU-HERO-01")
@card("hero-booster-gold")
def test_drawing_for_an_avoided_attack_may_be_declined() -> None:
    def hit_by_attack() -> Scenario:
        g = game(
            heroes=("Batgirl", "Booster Gold"),
            auto_hero=False,
            hand="Black Lantern Corps",
            B_hand="Helmet of Fate",
            B_deck="Kick*3",
        )
        g.play("Black Lantern Corps").defend("Helmet of Fate")
        assert g.asked == "B may"
        return g

    assert hit_by_attack().no().B.hand == []
    assert hit_by_attack().yes().B.hand == ["Kick"]


@rule("HU-HERO-01")
def test_an_ability_cannot_be_used_on_another_players_turn() -> None:
    g = game(heroes=("Hawkman", "Batgirl"), hand="Black Lantern Corps", B_hand="Punch*2", B_deck="Kick*5")
    assert not g.can("use")
    with pytest.raises(Refused):
        g.game.answer("use hero-batgirl", 1)
    g.play("Black Lantern Corps")
    assert g.asked == "B defend"
    with pytest.raises(Refused):
        g.game.answer("use hero-batgirl", 1)
    g.no_defense().end_turn()
    assert g.asked == "B main"
    g.use("Batgirl")
    assert sorted(g.B.hand) == ["Kick", "Punch"]


@rule("HU-HERO-01")
@pytest.mark.parametrize("hero", ["Every", "First", "Different"])
def test_an_ability_for_the_own_turn_ignores_what_its_player_plays_on_another_turn(hero: str) -> None:
    g = game(
        sets=[CARDS],
        heroes=("Batgirl", hero),
        hand="Puppeteer",
        deck="Kick*5",
        B_hand="Squire",
        B_deck="Squire, Kick*2",
    )
    g.play("Puppeteer").no_defense()
    assert ("played", 1, g.game.state.zones[z.zone_of(1, z.DECK)][0]) in g.events("played")
    assert g.B.hand == ["Squire"]
    g.end_turn().play("Squire")
    assert len(g.B.hand) == 1


@rule("HU-HERO-01")
@card("hero-booster-gold")
def test_an_ability_whose_text_says_so_works_on_other_turns_and_against_first_appearances() -> None:
    g = game(heroes=("Batgirl", "Booster Gold"), hand="Black Lantern Corps", B_hand="Katana", B_deck="Kick, Raven*2")
    g.play("Black Lantern Corps").defend("Katana")
    assert sorted(g.B.hand) == ["Kick", "Raven"]  # one for the card, one for the Super Hero
    g = game(
        sets=[CARDS],
        heroes=("Batgirl", "Booster Gold"),
        super_villains="Warlord",
        sv_up=False,
        B_hand="Katana",
        B_deck="Kick, Raven*2",
    )
    g.end_turn().no_defense().defend("Katana")
    assert sorted(g.B.hand) == ["Kick", "Raven"]


@rule("HU-HERO-02")
@card("hero-nightwing")
def test_both_abilities_of_a_super_hero_may_be_used_in_one_turn() -> None:
    g = game(heroes=("Nightwing", "Batgirl"), auto_hero=False, hand="Batarang*2", deck="Kick*2")
    g.play("Batarang").yes()
    assert (g.power, g.A.hand) == (2 + 1, ["Batarang"])
    g.play("Batarang").yes()
    assert (g.power, g.A.hand) == (2 + 1 + 2, ["Kick"])


def heroes_offered(fresh: Game) -> list[str]:
    assert fresh.ask is not None
    assert fresh.ask.kind == "hero"
    return [fresh.state.cards[option.card].name for option in fresh.ask.options]


def take(fresh: Game, name: str) -> None:
    """The asked seat takes a Super Hero."""
    assert fresh.ask is not None
    option = fresh.ask.options[heroes_offered(fresh).index(name)]
    fresh.answer(option, fresh.ask.seat)


def heroes_of(fresh: Game) -> list[str]:
    """Each seat's Super Hero."""
    state = fresh.state
    return [state.cards[state.zones[z.zone_of(seat, z.CHARACTER)][0]].name for seat in range(state.players)]


@rule("HU-HERO-03")
def test_players_may_choose_their_super_heroes() -> None:
    g = new_game("heroes-unite", 3, "choice", rules={"identity_assignment": "choose"})
    wished = ["Shazam!", "Nightwing", "Black Canary"]
    for seat, name in enumerate(wished):
        assert g.ask is not None
        assert g.ask.seat == seat
        assert len(heroes_offered(g)) == 7 - seat
        assert not set(heroes_offered(g)) & set(wished[:seat])
        take(g, name)
    assert heroes_of(g) == wished
    assert g.ask is not None
    assert g.ask.kind == "main"


@rule("HU-HERO-03")
def test_super_heroes_wished_for_by_name_are_given() -> None:
    for seed in ("1", "2", "3"):
        g = new_game("heroes-unite", 2, seed, heroes=("Red Tornado", "Hawkman"))
        assert heroes_of(g) == ["Red Tornado", "Hawkman"]


@rule("HU-HERO-04")
def test_each_player_may_be_dealt_two_super_heroes_to_keep_one() -> None:
    g = new_game("heroes-unite", 3, "two each", rules={"identity_assignment": "deal_two"})
    seen: list[str] = []
    kept: list[str] = []
    for seat in range(3):
        assert g.ask is not None
        assert g.ask.seat == seat
        pair = heroes_offered(g)
        assert len(pair) == 2
        seen += pair
        kept.append(pair[1])
        take(g, pair[1])
    assert len(set(seen)) == 6
    assert heroes_of(g) == kept
    unused = [g.state.cards[number].name for number in g.state.zones[z.UNUSED]]
    assert set(seen) - set(kept) <= set(unused)
    assert all(not g.state.zones[z.zone_of(seat, z.OFFER)] for seat in range(3))


@rule("HU-HERO-04")
def test_two_super_heroes_each_need_enough_of_them() -> None:
    for players in (4, 5):
        with pytest.raises(RuleError):
            new_game("heroes-unite", players, "x", rules={"identity_assignment": "deal_two"})
    with_promo = new_game("heroes-unite", 4, "x", rules={"identity_assignment": "deal_two", "promo": True})
    assert len(heroes_offered(with_promo)) == 2
    with pytest.raises(RuleError):
        new_game("heroes-unite", 5, "x", rules={"identity_assignment": "deal_two", "promo": True})
