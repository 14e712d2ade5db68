"""Odds, against everything that can come: all deals of small decks are laid out and counted."""

from __future__ import annotations

from itertools import combinations

import pytest

from lineup.advice import TurnOdds, turn_odds
from lineup.advice.chances import defense_odds
from lineup.bots import Clock, make_bot, play_out
from lineup.engine import zones as z
from lineup.engine.machine import start_game
from lineup.engine.moves import GROUP, MAIN_GROUP, mingle_cards
from lineup.engine.queries import definition_of
from lineup.engine.view import determinise, view
from lineup.games import GAMES, Choice, build_setup
from tests.harness.scenario import Scenario, card_set, game

BJ = "rivals-batman-joker"
PLAIN = card_set(
    {"name": "Spark", "type": "Equipment", "cost": 1, "copies": 6, "text": "+1 Power."},
    {"name": "Blaze", "type": "Equipment", "cost": 4, "copies": 6, "text": "+4 Power."},
    {"name": "Scout", "type": "Hero", "cost": 2, "copies": 6, "text": "Draw two cards."},
    {"name": "Prize", "type": "Equipment", "cost": 5, "vp": 3, "copies": 1, "text": "+2 Power."},
)


def of(g: Scenario, rollouts: int = 300) -> TurnOdds:
    return turn_odds(g.game.view(0), Clock(rollouts=rollouts))


def chance_of(g: Scenario, found: TurnOdds, name: str) -> float:
    [each] = [each for each in found.reach if definition_of(g.game.state, each.card).name == name]
    return each.chance


def share(outcomes: list[bool]) -> float:
    return sum(outcomes) / len(outcomes)


# What this turn reaches


def test_the_chance_of_a_price_is_that_of_all_draws() -> None:
    deck = [1, 1, 1, 4, 4, 0]
    g = game(sets=[PLAIN], hand="Scout", deck="Spark*3, Blaze*2, Vulnerability", line_up="Prize")
    found = of(g)
    draws = [sum(pair) for pair in combinations(deck, 2)]
    assert chance_of(g, found, "Prize") == pytest.approx(share([power >= 5 for power in draws]), abs=0.08)
    assert found.power == pytest.approx(sum(draws) / len(draws), abs=0.3)
    assert found.games == 300


def test_draws_of_drawn_cards_count_too() -> None:
    g = game(sets=[PLAIN], hand="Scout", deck="Scout, Spark, Blaze", line_up="Prize")
    # two of three are drawn; with the second Scout all are
    draws = [sum(pair) if 0 not in pair else 5 for pair in combinations([0, 1, 4], 2)]
    assert chance_of(g, of(g), "Prize") == share([power >= 5 for power in draws]) == 1.0


def test_what_the_hand_holds_is_sure() -> None:
    g = game(sets=[PLAIN], hand="Blaze, Spark", deck="Vulnerability*3", line_up="Prize, Starbolt, Kyle Rayner")
    found = of(g, 20)
    assert chance_of(g, found, "Prize") == 1.0
    assert chance_of(g, found, "Kyle Rayner") == 0.0
    assert found.power == 5.0


@pytest.mark.parametrize(
    ("hand", "deck", "power"),
    [
        ("Punch*5", "Punch*3, Vulnerability*2", 5.0),  # a card drawn brings less than the Punch it takes
        ("Punch*5", "Blaze*4", 8.0),
        ("Punch*4, Spark", "Vulnerability*3", 5.0),
    ],
)
def test_an_ability_that_takes_a_card_is_used_only_where_that_brings_more(hand: str, deck: str, power: float) -> None:
    g = game(sets=[PLAIN], heroes=["Batgirl", "Hawkman"], auto_hero=False, hand=hand, deck=deck, line_up="Prize")
    found = of(g, 20)
    assert found.power == power
    assert chance_of(g, found, "Prize") == 1.0


# Confrontations


def duel(hand: str, B_hand: str = "", B_deck: str = "Punch*7", confront: str = "") -> Scenario:  # noqa: N803
    return game(
        box=BJ,
        heroes=["Batman", "The Joker"],
        quiet=True,
        deck="Vulnerability*3",
        hand=hand,
        B_hand=B_hand,
        B_deck=B_deck,
        confront=confront,
        choose=not confront,
    )


def test_a_confrontation_is_won_unless_the_block_is_in_the_hand() -> None:
    # nine Power against nine; one of B's seven cards may be a Block, and two of them are in the hand
    g = duel(hand="Kick*4, Punch", B_hand="Joy Buzzer, Punch", B_deck="Punch*5")
    _hide(g, 1)
    found = of(g, 200)
    [clash] = found.clashes
    assert (clash.seat, clash.cost, clash.reached) == (1, 9, 1.0)
    held = share(["Joy Buzzer" in hand for hand in combinations(["Joy Buzzer", *["Punch"] * 6], 2)])
    assert clash.defeated == pytest.approx(1.0 - held, abs=0.1)
    [other] = found.guards
    assert other.block == pytest.approx(held)
    assert found.reach  # the same turn could buy


FOR_POWER = card_set(
    {
        "name": "Breaker",
        "type": "Villain",
        "cost": 4,
        "text": "+2 Power. You may destroy a card in the Line-Up. If you do, +3 Power.",
    },
    {"name": "Bolt", "type": "Super Power", "cost": 5, "text": "+6 Power."},
)


def test_what_is_destroyed_for_power_counts() -> None:
    g = game(
        box=BJ, sets=[FOR_POWER], hand="Breaker, Punch*4", line_up="Oracle, Bane", deck="", levels=[1, 1], choose=True
    )
    [clash] = of(g, 10).clashes
    assert (clash.cost, clash.reached, clash.defeated) == (9, 1.0, 1.0)


@pytest.mark.parametrize(("deck", "reached"), [("Bolt, Vulnerability*2", 1.0), ("Vulnerability*3", 0.0)])
def test_what_is_found_for_a_hand_card_counts(deck: str, reached: float) -> None:
    g = game(
        box="rivals-shazam-black-adam",
        sets=[FOR_POWER],
        heroes=["Shazam!", "Black Adam"],
        levels=[3, 1],
        choose=True,
        hand="Vulnerability, Punch*4",
        deck=deck,
        B_hand="",
        B_deck="Punch*5",
    )
    [clash] = of(g, 10).clashes
    assert clash.reached == reached


def test_a_cost_out_of_reach_is_told_so() -> None:
    g = duel(hand="Kick*4", confront="B")
    [clash] = of(g, 10).clashes
    assert (clash.reached, clash.defeated) == (0.0, 0.0)
    assert of(g, 10).reach == ()


def _hide(g: Scenario, seat: int) -> None:
    """Let a seat's deck and hand be one pile nobody has seen, as after a shuffle."""
    state = g.game.state
    for place in (z.DECK, z.HAND):
        for card in state.zones[z.zone_of(seat, place)]:
            state.known[card] = 0
            state.group[card] = GROUP[z.zone_of(seat, z.DECK)]


# Hidden hands


@pytest.mark.parametrize("size", [1, 2, 4])
def test_a_defense_may_be_any_of_the_cards_not_seen(size: int) -> None:
    pile = ["Katana", "Katana", *["Punch"] * 4]
    g = game(B_hand=", ".join(pile[:size]), B_deck=", ".join(pile[size:]))
    _hide(g, 1)
    hands = list(combinations(pile, size))
    exact = share(["Katana" in hand for hand in hands])
    assert defense_odds(g.game.view(0), 1).defense == pytest.approx(exact)
    assert defense_odds(g.game.view(0), 1).block == 0.0


def test_among_mingled_cards_each_may_be_the_one_from_elsewhere() -> None:
    g = game(B_hand="Punch*3, Kick", B_deck="Punch*6")
    _hide(g, 1)
    state = g.game.state
    kick = state.zones[z.zone_of(1, z.HAND)][-1]
    state.group[kick] = MAIN_GROUP  # B has taken it from the main deck in secret
    mingle_cards(state, state.zones[z.zone_of(1, z.HAND)])
    seen = g.game.view(0)
    [main] = [cards for pile, cards in seen.unseen if pile == MAIN_GROUP]
    of_main = sum(any(defense.place == z.HAND for defense in seen.cards[card].defenses) for card in main) / len(main)
    assert 0 < of_main < 1
    assert defense_odds(seen, 1).defense == pytest.approx(1 - (1 - of_main / 4) ** 4)


# The next hand, and what cards would do


def test_the_next_hand_is_the_average_of_all_there_can_be() -> None:
    deck = [1, 1, 1, 4, 4, 0, 0]
    g = game(sets=[PLAIN], hand="Punch", deck="Spark*3, Blaze*2, Vulnerability*2")
    _hide(g, 0)
    hands = [sum(hand) for hand in combinations(deck, 5)]
    assert of(g, 1).next_hand == pytest.approx(sum(hands) / len(hands))


def test_what_is_short_in_the_deck_comes_of_the_cards_used_up() -> None:
    g = game(sets=[PLAIN], hand="Blaze", deck="Spark*3, Vulnerability", discard="Blaze*2, Vulnerability*2")
    # all four of the deck, and one of the five others
    assert of(g, 1).next_hand == pytest.approx(3 + (4 + 4 + 4) / 5)


def test_outside_the_own_turn_the_next_hand_is_the_one_held() -> None:
    g = game(sets=[PLAIN], B_hand="Blaze, Spark", deck="Punch*5", B_deck="Punch*2")
    found = turn_odds(g.game.view(1), Clock(rollouts=5))
    assert found.next_hand == 5.0
    assert (found.reach, found.games, found.power) == ((), 0, 0.0)


def test_a_card_adds_what_it_brings_to_an_average_hand() -> None:
    g = game(sets=[PLAIN], hand="Spark*3", deck="Punch*3, Vulnerability*3", line_up="Blaze, Prize")
    uses = {definition_of(g.game.state, card).name: use for card, use in of(g, 1).uses}
    before = [sum(hand) for hand in combinations([1] * 6 + [0] * 3, 5)]
    after = [sum(hand) for hand in combinations([1] * 6 + [0] * 3 + [4], 5)]
    assert uses["Blaze"].power == pytest.approx(sum(after) / len(after) - sum(before) / len(before))
    assert uses["Prize"].vp == 3.0
    assert uses["Blaze"].vp == 0.0
    assert uses["Blaze"].worth > uses["Kick"].worth


# Nothing hidden changes them


@pytest.mark.parametrize("id", list(GAMES))
def test_what_a_seat_cannot_know_changes_no_odds(id: str) -> None:
    players = GAMES[id].profile.max_players if id == "confrontations" else 2
    state = start_game(build_setup(Choice(id, tuple(f"player {n + 1}" for n in range(players)))), "odds")
    bots = [make_bot("planner", seat, "odds") for seat in range(players)]
    for number in range(3):
        play_out(state, bots, 31)
        assert state.ask is not None
        for seat in range(players):
            seen = view(state, seat)
            other = determinise(seen, f"other {number}", go_on=False)
            other.ask = state.ask
            assert turn_odds(seen, Clock(rollouts=6)) == turn_odds(view(other, seat), Clock(rollouts=6))
