"""Events as sentences: what is said, and that nothing hidden is."""

from __future__ import annotations

from random import Random

import pytest

from lineup.commands.telling import Event, listed, tell
from lineup.engine.state import ALL
from lineup.game import Game, new_game
from tests import scenario
from tests.scenario import Scenario


def told(s: Scenario, viewer: int = 0) -> list[str]:
    return tell(s.game.state.setup, s.game.events, viewer)


def test_equal_cards_are_counted() -> None:
    assert listed(["Punch", "Kick", "Punch"]) == "Punch ×2 and Kick"
    assert listed(["Raven"]) == "Raven"
    assert listed([]) == "nothing"


def test_plays_and_their_power_become_one_sentence() -> None:
    s = scenario.game(hand="Punch*2, Batarang")
    s.play("Punch", "Punch", "Batarang")
    assert told(s) == ["You play Punch ×2 and Batarang: +4 Power."]
    assert told(s, 1) == ["A plays Punch ×2 and Batarang: +4 Power."]


def test_a_drawn_card_is_named_only_to_who_draws_it() -> None:
    s = scenario.game(hand="Raven", deck="Kick")
    s.play("Raven")
    assert told(s) == ["You play Raven: +1 Power.", "You draw Kick."]
    assert told(s, 1) == ["A plays Raven: +1 Power.", "A draws a card."]
    assert told(s, -1) == ["A plays Raven: +1 Power.", "A draws a card."]


def test_buying_and_defeating() -> None:
    s = scenario.game(power=10, line_up="Katana", super_villains="Vandal Savage, Trigon", main_deck="Raven*3, Talon*2")
    s.buy("Katana", "Vandal Savage")
    assert told(s, 1) == ["A buys Katana for 2.", "A defeats Vandal Savage!"]


def test_an_attack_and_its_defense() -> None:
    s = scenario.game(hand="Yellow Lantern Corps Power Ring", B_hand="Katana, Punch", B_deck="Kick")
    s.play("Yellow Lantern Corps Power Ring").defend("Katana")
    assert told(s, 1) == [
        "A plays Yellow Lantern Corps Power Ring: +2 Power.",
        "A attacks you with Yellow Lantern Corps Power Ring.",
        "You defend with Katana and avoid the Attack.",
        "You draw Kick.",
    ]
    assert told(s, 0)[-2:] == ["B defends with Katana and avoids the Attack.", "B draws a card."]


def test_the_end_of_a_turn_tells_the_line_up_and_the_next_turn_but_not_the_new_hand() -> None:
    s = scenario.game(power=2, line_up="Katana", main_deck="Raven*3, Talon*2, Manhunter")
    s.buy("Katana").end_turn()
    assert told(s) == [
        "You buy Katana for 2.",
        "New in the Line-Up: Raven ×3 and Talon ×2.",
        "Turn 2: B's turn.",
    ]


def test_a_first_appearance_is_told_with_whom_it_attacks() -> None:
    s = scenario.game(power=8, super_villains="Vandal Savage, Trigon", B_hand="Kick", deck="Kick*5")
    s.buy("Vandal Savage").end_turn()
    assert told(s)[-2:] == ["Trigon is the new Super-Villain.", "Trigon attacks you and B."]


def test_destroying_and_gaining_say_from_where_and_to_where() -> None:
    s = scenario.game(hand="Soultaker Sword, Punch", power=0)
    s.play("Soultaker Sword").pick("Punch")
    assert told(s)[-1] == "You destroy Punch from your hand."
    s = scenario.game(hand="Orange Lantern Power Ring", line_up="Batarang")
    s.play("Orange Lantern Power Ring").choose(1)
    assert told(s, 1)[-1] == "A gains Batarang into their hand."


def test_a_card_put_back_says_its_way() -> None:
    s = scenario.game(hand="Jason Blood", discard="Talon")
    s.play("Jason Blood").pick("Talon")
    assert told(s)[-1] == "You put Talon from your discard pile on top of your deck."
    assert told(s, 1)[-1] == "A puts Talon from their discard pile on top of their deck."


def test_looking_names_the_cards_only_to_who_looks() -> None:
    s = scenario.game(hand="Jervis Tetch", deck="Kick, Punch")
    s.play("Jervis Tetch")
    assert told(s)[-1] == "You look at Kick."
    assert told(s, 1)[-1] == "A looks at a card."


def test_passed_cards_are_named_to_both_ends_alone() -> None:
    s = scenario.game(3, power=8, super_villains="Vandal Savage, Amazo", deck="Kick*5", B_hand="Raven", C_hand="Talon")
    s.buy("Vandal Savage").end_turn().no_defense(3)
    while s.asked.endswith("pick"):
        s.give(s.ask.options[0])
    assert "You pass C Raven." in told(s, 1)
    assert "B passes you Raven." in told(s, 2)
    assert "B passes C a card." in told(s, 0)


def test_a_card_that_becomes_a_copy_says_of_what() -> None:
    s = scenario.game(hand="Plastic Man", discard="Batarang")
    s.play("Plastic Man")
    assert "Plastic Man becomes a copy of Batarang." in told(s, 1)


def test_a_hunt_is_told_as_one() -> None:
    s = scenario.game(variants=["hunt"], power=12, B_discard="Trigon", B_hand="Punch")
    s.hunt("Trigon").no_defense()
    assert told(s, 1) == ["A hunts Trigon in your discard pile.", "A takes Trigon from your discard pile."]


def test_totals_that_decide_are_told() -> None:
    s = scenario.game(power=8, super_villains="Vandal Savage, Arkillo", deck="Kick*5", B_hand="Raven*2")
    s.buy("Vandal Savage").end_turn().no_defense(2)
    assert "Total cost in hand: you 15, B 6." in told(s)


@pytest.mark.parametrize(
    ("reason", "words"), [("super-villains", "last Super-Villain"), ("refill", "Line-Up"), ("text", "text")]
)
def test_the_end_of_the_game_says_why(reason: str, words: str) -> None:
    s = scenario.game()
    assert words in tell(s.game.state.setup, [("over", reason)], 0)[0]


def test_the_first_hands_are_not_told() -> None:
    game = new_game(seats=["Ann", "Bob"], seed="7")
    assert tell(game.state.setup, game.events, 0)[0].startswith("Turn 1: ")


def random_game(seed: int, players: int, variants: list[str]) -> Game:
    game = new_game(seats=players, seed=seed, variants=variants)
    dice = Random(seed)
    while game.ask and len(game.answers) < 500:
        game.answer(dice.choice(game.ask.options))
    return game


def disguised(event: Event, viewer: int, other: int) -> Event:
    """An event with every card the viewer may not see changed into another one."""
    if event[0] == "moved" and not (event[4] == ALL or (viewer >= 0 and event[4] & (1 << viewer))):
        return (event[0], other, *event[2:])
    if event[0] == "looked" and event[1] != viewer:
        return (event[0], event[1], tuple(other for _ in event[2]))
    return event


@pytest.mark.parametrize("variants", [[], ["hunt"], ["super-hidden"], ["synergy"]])
@pytest.mark.parametrize("players", [2, 4])
def test_what_a_viewer_may_not_see_changes_not_one_word(players: int, variants: list[str]) -> None:
    game = random_game(players, players, variants)
    setup = game.state.setup
    other = next(card for card, kind in enumerate(setup.cards) if kind.id == "kyle-rayner")
    for viewer in range(-1, players):
        events = [disguised(event, viewer, other) for event in game.events]
        assert events != game.events
        assert tell(setup, events, viewer) == tell(setup, game.events, viewer)
