"""Hints: what is suggested and why, what the other answers are worth, and that nothing hidden has a say in it."""

from __future__ import annotations

import pytest

from lineup import new_game
from lineup.advice import Advice, NoAdvice, advise, turn_odds
from lineup.advice.chances import SEED
from lineup.advice.reasons import describe_use, explain_answer
from lineup.bots import Clock, make_bot, own_ask, play_out
from lineup.bots.quick.plan import Plan
from lineup.bots.search.guide import PlannerGuide
from lineup.bots.search.search import list_candidates
from lineup.engine import notation
from lineup.engine import zones as z
from lineup.engine.machine import start_game
from lineup.engine.queries import definition_of, face_of
from lineup.engine.saying import CardName
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise, view
from lineup.games import GAMES, Choice, build_setup
from lineup.speech import Voice
from tests.harness.scenario import Scenario, card_set, game

BJ = "rivals-batman-joker"
TEAMS = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
# nobody would leave it: as many Victory Points as a whole deck, for the price of a Kick
CROWN = card_set({"name": "Crown", "type": "Equipment", "cost": 3, "vp": 12, "copies": 1, "text": "+3 Power."})


def hint(g: Scenario, rollouts: int = 60) -> Advice:
    ask = own_ask(g.ask)
    return advise(g.game.view(ask.seat), ask, Clock(rollouts=rollouts))


def told(g: Scenario, option: Option) -> str:
    return notation.write_option(g.game.state, option)


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


def test_who_plays_alone_is_advised_by_the_chance_to_win_against_the_clock() -> None:
    g = game(players=1, variants=["solo"], power=8, weaknesses="Weakness*3", deck="Punch*7")
    given = hint(g)
    assert told(g, given.option) == "buy super-villains:vandal-savage"
    assert given.reasons[0].key == "advice-defeat-clock"
    assert given.chance == 1.0
    end = next(each for each in given.values if each.option.verb == "end")
    assert end.sure
    assert end.behind > 0.05


def test_nobody_who_plays_alone_has_won_from_the_start() -> None:
    alone = new_game("heroes-unite", ["Ann"], "4", ["solo"])
    assert alone.ask is not None
    given = advise(alone.view(0), alone.ask, Clock(rollouts=30))
    assert 0.2 < given.chance < 0.8
    assert given.values[-1].option.verb == "end"
    assert given.values[-1].behind > 0


@pytest.mark.parametrize("id", list(GAMES))
def test_no_hint_contradicts_itself(id: str) -> None:
    """A hint differs from the planner's answer only if it says that the planner's answer is worse."""
    state = start_game(build_setup(Choice(id, ("player 1", "player 2"))), "notes")
    bots = [make_bot("planner", seat, "notes") for seat in range(2)]
    for _ in range(12):
        play_out(state, bots, 7)
        if state.ask is None or state.ask.kind == "hero" or len(own_ask(state.ask).options) < 2:
            continue
        ask = own_ask(state.ask)
        seen = view(state, ask.seat)
        first = list_candidates(seen, ask, PlannerGuide(ask.seat, SEED).rate_options(seen, ask))[0]
        given = advise(seen, ask, Clock(rollouts=40))
        looks = next((each for each in given.values if each.option == first), None)
        tried = any(each.key == "advice-tried" for each in given.reasons)
        assert tried == (given.option != first)
        assert not tried or (looks is not None and looks.sure)


def test_a_turn_is_not_ended_for_want_of_a_good_card_while_there_is_one() -> None:
    g = game(sets=[CROWN], power=3, line_up="Crown, Katana", deck="Punch*7", B_hand="Punch*5")
    seen, ask = g.game.view(0), own_ask(g.ask)
    end = ask.options[-1]
    assert (end.verb, explain_answer(seen, ask, end).key) == ("end", "advice-best")


@pytest.mark.parametrize(
    ("hero", "said"),
    [
        ("Batgirl", "The ability of Batgirl is worth the card it takes."),
        ("Red Tornado", "The ability of Red Tornado costs no Power."),
    ],
)
def test_an_ability_is_told_with_what_it_takes(hero: str, said: str) -> None:
    g = game(heroes=[hero], hand="Punch*3", deck="Punch*7", discard="Raven, Batarang, Starbolt, Deadshot")
    ask = own_ask(g.ask)
    use = next(option for option in ask.options if option.verb == "use")
    assert Voice(setup=g.game.state.setup, viewer=0)(explain_answer(g.game.view(0), ask, use)) == said


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
    assert dict(given.reasons[0].args).items() >= {"chance": 0, "likely": "never"}.items()
    assert [each.option.verb for each in given.values] == ["normal"]
    also = advise(g.game.view(0), own_ask(g.ask), Clock(rollouts=60), g.ask.options[0])
    assert (g.ask.options[0].verb, also.option.verb) == ("confront", "normal")
    assert {each.option.verb for each in also.values} == {"normal", "confront"}


def first_hand(hand: str, line_up: str = "Robin, Huntress, Batarang, Catwoman, Clayface") -> Scenario:
    heroes = ["Batman", "The Joker"]
    return game(box=BJ, choose=True, heroes=heroes, quiet=True, hand=hand, line_up=line_up, deck="Vulnerability*3")


def spoken(g: Scenario) -> str:
    return Voice(setup=g.game.state.setup, viewer=0)(hint(g).reasons[0])


def test_a_turn_that_can_pay_for_nothing_is_not_said_to_buy_more() -> None:
    g = first_hand("Punch*2, Vulnerability*3")
    assert all(each.chance == 0 for each in turn_odds(g.game.view(0), Clock(rollouts=10)).reach)
    assert spoken(g) == (
        "The Joker, who costs 9, is out of reach this turn. You cannot pay for anything worth buying either. "
        "Neither choice gets you anything now, and playing on costs you nothing."
    )


def test_a_turn_that_confronts_nobody_is_told_what_it_buys() -> None:
    assert spoken(first_hand("Punch*3, Vulnerability*2", "Robin, Huntress")) == (
        "The Joker, who costs 9, is out of reach this turn. "
        "This turn is better spent on Kick, which costs 3: +0.9 Power in an average hand, +1 VP."
    )


def test_the_goal_of_a_turn_is_the_best_of_what_the_odds_call_payable() -> None:
    for hero, goal in (("Black Canary", "Deadshot"), ("Hawkman", "Kick")):
        deck = "Punch*4, Vulnerability*3"
        g = game(heroes=[hero], hand="Punch*3", line_up="Deadshot, Skeets", deck=deck, B_deck="Punch*7")
        seen = g.game.view(0)
        found = turn_odds(seen, Clock(rollouts=10))
        uses = {definition_of(seen, card).name: use for card, use in found.uses}
        paid = [definition_of(seen, each.card).name for each in found.reach if each.chance == 1]
        assert {"Deadshot", "Kick"} <= set(paid)
        assert max(paid, key=lambda name: uses[name].worth) == goal
        said = hint(g).reasons[0]
        assert said.key == "advice-reach"
        assert dict(said.args)["goal"] == CardName(
            next(face_of(seen, c) for c, _ in found.uses if names(seen, c) == goal)
        )


def names(seen: View, card: int) -> str:
    return definition_of(seen, card).name


def test_what_the_own_super_hero_adds_to_a_card_counts_in_an_average_hand() -> None:
    deck = "Punch*4, Vulnerability*4"
    uses = {}
    for hero in ("Black Canary", "Hawkman", "Nightwing"):
        g = game(heroes=[hero], line_up="Deadshot, Batarang", deck=deck)
        seen = g.game.view(0)
        found = turn_odds(seen, Clock(rollouts=1)).uses
        uses[hero] = {names(seen, card): use.power for card, use in found}
    # one card of nine, and five of these in a hand
    assert uses["Black Canary"]["Deadshot"] - uses["Hawkman"]["Deadshot"] == pytest.approx(5 / 9)
    once = 1 - (8 / 9) ** 5
    assert uses["Nightwing"]["Batarang"] - uses["Hawkman"]["Batarang"] == pytest.approx(once)
    assert uses["Black Canary"]["Kick"] == uses["Hawkman"]["Kick"]


def test_a_card_is_told_with_what_it_does_beside_power() -> None:
    g = game(power=9, line_up="Katana, Deadshot", deck="Punch*7", B_deck="Punch*7")
    seen = g.game.view(0)
    said = {names(seen, card): describe_use(Plan(seen), card).args for card in seen.zones[z.LINE_UP]}
    assert ("besides", "defends") in said["Katana"]
    assert ("besides", "attacks") in said["Deadshot"]


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
        found = turn_odds(seen, Clock(rollouts=40)).clashes
        assert chance == round(100 * max(each.defeated for each in found))
    assert met, "some of these games last so long"


def test_what_is_discarded_stays_in_the_deck() -> None:
    g = game(hand="Weakness, Punch", deck="Punch*6")
    seen = g.game.view(0)
    hand = seen.zones[z.zone_of(0, z.HAND)]
    options = tuple(Option(0, "pick", card) for card in hand)
    said = {
        what: explain_answer(seen, Ask(0, "pick", options, what=what), options[0]).args
        for what in ("discard", "destroy")
    }
    assert ("junk", "no") in said["discard"]
    assert ("junk", "yes") in said["destroy"]


def test_nobody_is_advised_whom_to_play() -> None:
    state = new_game("rivals-batman-joker", 2, seed="1").state
    seen = view(state, 0)
    with pytest.raises(NoAdvice, match="choose whoever you like"):
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
    state = start_game(build_setup(Choice(id, tuple(f"player {n + 1}" for n in range(players)))), "hints")
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
