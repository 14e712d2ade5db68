"""Whole games of bots: every game, number of players, variant and kind of combination comes to a sensible end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lineup import new_game
from lineup.bots import CasualBot, Clock, make_bot, own_ask, partner_ask, play_out
from lineup.engine.machine import give_answer, start_game
from lineup.engine.queries import winning_seats
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import determinise, view
from lineup.games import Choice, build_setup, propose_swaps
from lineup.lab.simulation.simulate import end_of
from tests.harness.budget import LONG

BJ, SBA = "rivals-batman-joker", "rivals-shazam-black-adam"
NAMES = ("a", "b", "c", "d")
GUESTS = Choice("confrontations", NAMES, sets=(BJ,), heroes=("Batman", "The Joker"))
WAYS = {
    "confrontations-2": Choice("confrontations", NAMES[:2]),
    "confrontations-3": Choice("confrontations", NAMES[:3]),
    "confrontations-4": Choice("confrontations", NAMES),
    "batman-joker": Choice(BJ, NAMES[:2]),
    "shazam-black-adam": Choice(SBA, NAMES[:2]),
    "duel": Choice(SBA, NAMES[:2], sets=(BJ,), heroes=("Shazam!", "Batman")),
    "two-against-two": Choice(SBA, NAMES, sets=(BJ,)),
    "guests": Choice("confrontations", NAMES, sets=(BJ,), heroes=GUESTS.heroes, swaps=propose_swaps(GUESTS)),
    "two-stacks": Choice("confrontations", NAMES[:2], sets=(SBA,), heroes=("Shazam!",)),
    "mixed": Choice(
        "confrontations",
        NAMES[:2],
        sets=(SBA,),
        mix=(("confrontations", ("Hero", "Equipment", "Location")), (SBA, ("Villain", "Super Power"))),
    ),
    "heroes-unite-mixed": Choice("heroes-unite", NAMES[:3], sets=("confrontations",)),
    "half-deck": Choice("confrontations", NAMES, sets=(BJ,), half=1, half_seed="half"),
}  # fmt: skip
EVERY = pytest.mark.parametrize("way", list(WAYS))


def played(choice: Choice, bots: Sequence[str], seed: str) -> State:
    """A game of these bots, played to its end or as far as a simulation would."""
    state = start_game(build_setup(choice), seed)
    play_out(state, [make_bot(bot, seat, seed) for seat, bot in enumerate(bots)])
    return state


@pytest.mark.parametrize(
    "variants", [(), ("synergy",), ("hunt",), ("super-hidden",), ("synergy", "hunt", "super-hidden")]
)
@pytest.mark.parametrize("players", [2, *(pytest.param(n, marks=LONG) for n in (3, 4)), 5])
def test_casual_finishes_games_of_all_sizes_and_variants_in_sensible_time(
    players: int, variants: Sequence[str]
) -> None:
    game = new_game(seats=players, seed="finish", variants=variants)
    play_out(game.state, [make_bot("casual", seat, "1") for seat in range(players)])
    assert game.result is not None
    assert game.state.turn <= (45 if "super-hidden" in variants else 30) * players


@EVERY
def test_casual_finishes_every_other_game_in_sensible_time(way: str) -> None:
    choice = WAYS[way]
    players = len(choice.seats)
    state = played(choice, ["casual"] * players, "finish")
    assert end_of(state) in ("knock-out", "refill", "super-villains")
    assert 8 * players <= state.turn <= 50 * players


@EVERY
def test_random_finishes_every_other_game(way: str) -> None:
    """One in ten such games is never decided: the players have destroyed all they could win with."""
    choice = WAYS[way]
    bots = ["random"] * len(choice.seats)
    assert any(played(choice, bots, seed).over for seed in ("1", "2", "3"))


@EVERY
def test_casual_beats_random_in_every_other_game(way: str) -> None:
    choice = WAYS[way]
    players = len(choice.seats)
    for seed, mine in (("1", 0), ("2", 1)):
        bots = ["casual" if seat % 2 == mine else "random" for seat in range(players)]
        won = winning_seats(played(choice, bots, seed))
        assert won
        assert all(bots[seat] == "casual" for seat in won)


def test_a_casual_partner_helps() -> None:
    """A random player beside a casual one wins against two random ones."""
    choice = WAYS["confrontations-4"]
    won = [winning_seats(played(choice, ["random", "random", "casual", "random"], str(seed))) for seed in range(6)]
    assert sum(0 in each for each in won) >= 5


def test_two_player_games_take_twenty_to_sixty_turns() -> None:
    for choice in (Choice("heroes-unite", NAMES[:2]), WAYS["batman-joker"], WAYS["shazam-black-adam"]):
        turns = [played(choice, ["casual", "casual"], f"length {number}").turn for number in range(6)]
        assert 20 <= sum(turns) / 6 <= 60


def test_casual_beats_random_clearly_in_heroes_unite() -> None:
    choice = Choice("heroes-unite", ("a", "b"))
    won = 0
    for number in range(40):
        names = ["casual", "random"] if number % 2 == 0 else ["random", "casual"]
        won += winning_seats(played(choice, names, f"match {number}")) == (number % 2,)
    assert won >= 39


# What the bots are asked


def questions(state: State, seed: str) -> list[tuple[Ask, Option]]:
    """A whole game of casual bots: each question as its seat was given it, and the answer; polls included."""
    bots = [make_bot("casual", seat, seed) for seat in range(state.players)]
    found = []
    while (ask := state.ask) is not None:
        for mine in (partner_ask(ask), own_ask(ask)):
            if mine is not None:
                option = bots[mine.seat].choose(view(state, mine.seat), mine, Clock())
                assert option in mine.options
                found.append((mine, option))
                if option in ask.options:
                    give_answer(state, option)
                    break
    return found


def test_casual_meets_every_kind_of_question_in_whole_games() -> None:
    missing = {"main", "pick", "choose", "may", "defend", "hero", "where", "order"}
    missing |= {"confront", "block", "assist", "foe", "player"}  # "after" is rare
    ways = [
        Choice("heroes-unite", NAMES[:3], rules=(("identity_assignment", "deal_two"),), heroes=("Shazam!",)),
        WAYS["confrontations-4"],
    ]
    for number in range(12):
        for choice in ways:
            missing -= {
                ask.kind for ask, _ in questions(start_game(build_setup(choice), f"kinds {number}"), str(number))
            }
        if not missing:
            break
    assert not missing


def test_casual_does_all_that_the_games_offer() -> None:
    missing = {"confront", "normal", "ready", "block", "assist", "store", "defend", "use"}
    for number in range(12):
        for way in ("confrontations-4", "confrontations-2", "shazam-black-adam"):
            missing -= {
                option.verb for _, option in questions(start_game(build_setup(WAYS[way]), str(number)), str(number))
            }
        if not missing:
            break
    assert not missing


# Fairness


@pytest.mark.parametrize("way", ["heroes-unite", "confrontations-4", "shazam-black-adam"])
def test_casual_decides_alike_whatever_the_hidden_cards_are(way: str) -> None:
    state = start_game(build_setup(WAYS.get(way) or Choice("heroes-unite", NAMES[:3])), "hidden")
    bots = [make_bot("casual", seat, "x") for seat in range(state.players)]
    checked = 0
    while (ask := state.ask) is not None and checked < 400:
        option = None
        for mine in (partner_ask(ask), own_ask(ask)):
            if mine is None or (option is not None and option in ask.options):
                continue
            seen = view(state, mine.seat)
            option = bots[mine.seat].choose(seen, mine, Clock())
            if len(mine.options) > 1:
                other = determinise(seen, str(checked))
                assert other.ask == ask
                assert CasualBot(mine.seat, "x").choose(view(other, mine.seat), mine) == option
                checked += 1
        assert option is not None
        give_answer(state, option)
    assert checked > 100
