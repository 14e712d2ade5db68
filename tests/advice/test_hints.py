"""Hints: what is suggested and why, what the other answers are worth, and that nothing hidden has a say in it."""

from __future__ import annotations

import pytest

from lineup import new_game
from lineup.advice import Advice, NoAdvice, advise, odds
from lineup.advice.reasons import reason
from lineup.bots import Clock, make_bot, own_ask, play_out
from lineup.engine import notation
from lineup.engine import zones as z
from lineup.engine.machine import start
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import determinise, view
from lineup.games import GAMES, Choice, build
from tests.scenario import Scenario, card_set, game

BJ = "rivals-batman-joker"
TEAMS = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
# nobody would leave it: as many Victory Points as a whole deck, for the price of a Kick
CROWN = card_set({"name": "Crown", "type": "Equipment", "cost": 3, "vp": 12, "copies": 1, "text": "+3 Power."})


def hint(g: Scenario, rollouts: int = 60) -> Advice:
    ask = own_ask(g.ask)
    return advise(g.game.view(ask.seat), ask, Clock(rollouts=rollouts))


def told(g: Scenario, option: Option) -> str:
    return notation.write(g.game.state, option)


def test_a_card_worth_a_game_is_bought_because_it_does_most_for_the_deck() -> None:
    g = game(sets=[CROWN], power=3, line_up="Crown, Katana", deck="Punch*7", B_hand="Punch*5")
    given = hint(g)
    assert told(g, given.option) == "buy crown"
    first = given.reasons[0]
    assert first.key == "advice-buy"
    assert ("most", "yes") in first.args
    values = {told(g, each.option): each for each in given.values}
    assert values["buy crown"].behind == 0
    assert values["end"].behind > 0.1
    assert values["end"].sure
    assert given.values[0].option == given.option
    assert [each.behind for each in given.values] == sorted(each.behind for each in given.values)


def test_a_card_is_played_for_what_the_whole_hand_reaches() -> None:
    g = game(sets=[CROWN], hand="Punch*3", line_up="Crown", deck="Vulnerability*3", B_deck="Punch*7")
    reason = hint(g).reasons[0]
    assert reason.key == "advice-reach"
    assert {"power": 1, "reach": 3, "cost": 3}.items() <= dict(reason.args).items()


def test_what_draws_is_played_first() -> None:
    g = game(hand="Punch, Raven", line_up="Kick", deck="Punch*6", B_deck="Punch*7")
    given = hint(g)
    assert told(g, given.option) == "play raven"
    assert given.reasons[0].key == "advice-draw"


def test_a_super_villain_within_reach_is_defeated() -> None:
    g = game(power=8, super_villains="Vandal Savage, Trigon", line_up="Kick*0", deck="Punch*7", B_deck="Punch*7")
    given = hint(g)
    assert told(g, given.option) == "buy super-villains:vandal-savage"
    assert given.reasons[0].key == "advice-defeat"
    assert dict(given.reasons[0].args)["vp"] == 4


def test_the_turn_ends_when_nothing_is_left() -> None:
    g = game(hand="", power=0, line_up="Starbolt", deck="Punch*7")
    given = hint(g)
    assert given.option.verb == "end"
    assert given.reasons[0].key == "advice-only"
    assert given.values == ()


def test_the_attacker_is_kept_off_with_what_is_missed_least() -> None:
    g = game(hand="Parasite", B_hand="Katana, Starbolt", deck="Punch*7", B_deck="Punch*7")
    g.play("Parasite")
    assert g.asked == "B defend"
    given = hint(g)
    assert given.reasons[0].key in ("advice-defend", "advice-no-defense")
    assert {each.option.verb for each in given.values} == {"defend", "pass"}


def test_a_confrontation_that_wins_the_game_is_suggested_with_its_chance() -> None:
    g = game(
        box=BJ,
        choose=True,
        levels=[1, 3],
        heroes=["Batman", "The Joker"],
        quiet=True,
        hand="Kick*8, Punch*3",
        deck="Vulnerability*3",
    )
    given = hint(g)
    assert given.option.verb == "confront"
    assert given.reasons[0].key == "advice-confront"
    assert dict(given.reasons[0].args)["chance"] == 100


def test_a_confrontation_in_vain_is_neither_suggested_nor_valued() -> None:
    g = game(
        box=BJ, choose=True, levels=[3, 3], heroes=["Batman", "The Joker"], quiet=True, hand="Punch*3, Vulnerability*2"
    )
    given = hint(g)
    assert given.option.verb == "normal"
    assert dict(given.reasons[0].args).items() >= {"chance": 0, "likely": "no"}.items()
    assert [each.option.verb for each in given.values] == ["normal"]


def test_hint_and_odds_tell_one_chance_of_a_confrontation() -> None:
    met = 0
    for seed in ("4", "5", "7"):
        played = new_game("rivals-shazam-black-adam", 2, seed)
        bots = [make_bot("planner", seat, seed) for seat in range(2)]
        while played.ask is not None and not (played.ask.kind == "confront" and played.state.turn >= 15):
            ask = own_ask(played.ask)
            played.answer(bots[ask.seat].choose(played.view(ask.seat), ask.in_order(), Clock()))
        if played.ask is None:
            continue
        met += 1
        ask = own_ask(played.ask)
        seen = played.view(ask.seat)
        chance = dict(advise(seen, ask, Clock(rollouts=60)).reasons[0].args)["chance"]
        found = odds(seen, Clock(rollouts=40)).clashes
        assert chance == round(100 * max(each.defeated for each in found))
    assert met, "some of these games last so long"


def test_what_is_discarded_stays_in_the_deck() -> None:
    g = game(hand="Weakness, Punch", deck="Punch*6")
    seen = g.game.view(0)
    hand = seen.zones[z.zone(0, z.HAND)]
    options = tuple(Option(0, "pick", card) for card in hand)
    said = {what: reason(seen, Ask(0, "pick", options, what=what), options[0]).args for what in ("discard", "destroy")}
    assert ("junk", "no") in said["discard"]
    assert ("junk", "yes") in said["destroy"]


def test_nobody_is_advised_whom_to_play() -> None:
    state = new_game("rivals-batman-joker", 2, seed="1").state
    seen = view(state, 0)
    with pytest.raises(NoAdvice, match="choose whom you like"):
        advise(seen, Ask(0, "hero", (Option(0, "hero", 1), Option(0, "hero", 2))), Clock(rollouts=4))


def test_it_answers_when_there_is_no_time_left() -> None:
    g = game(power=9, line_up="Kick, Raven, Starbolt, Katana, Deadman", deck="Punch*7", B_deck="Punch*7")
    ask = own_ask(g.ask)
    given = advise(g.game.view(0), ask, Clock(seconds=0.0))
    assert given.option in ask.options


# Nothing hidden changes it


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("id", list(GAMES))
def test_what_a_seat_cannot_know_changes_no_hint(id: str, players: int) -> None:
    if players > GAMES[id].profile.max_players:
        players = 2
    state = start(build(Choice(id, tuple(f"player {n + 1}" for n in range(players)))), "hints")
    bots = [make_bot("planner", seat, "hints") for seat in range(players)]
    examined = 0
    for number in range(4):
        play_out(state, bots, 23)
        if state.ask is None or state.ask.kind == "hero":
            continue
        first, second = (_advised(other) for other in (state, _redealt(state, f"other {number}")))
        assert first == second
        examined += 1
    assert examined >= 3


def _redealt(state: State, seed: str) -> State:
    """Another game that looks the same to the seat asked."""
    assert state.ask is not None
    other = determinise(view(state, state.ask.seat), seed, go_on=False)
    other.ask = state.ask
    assert other.key != state.key
    return other


def _advised(state: State) -> Advice:
    assert state.ask is not None
    ask = own_ask(state.ask)
    return advise(view(state, ask.seat), ask, Clock(rollouts=16))
