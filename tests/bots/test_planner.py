"""The planner: what it makes of cards and decks, when it confronts, how it defends, and that it plays everything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lineup import new_game
from lineup.bots import CasualBot, make_bot, own_ask, partner_ask, play_out
from lineup.bots.judging.deck_value import (
    OTHERS,
    TRAITS,
    DeckSums,
    count_in_main_deck,
    find_points,
    kind_of,
    load_weights,
    part_to_come,
    weights_for,
)
from lineup.bots.players.planner import PlannerBot
from lineup.bots.quick.plan import Plan, planned
from lineup.bots.search.search import find_vain
from lineup.engine import notation
from lineup.engine import zones as z
from lineup.engine.machine import start_game
from lineup.engine.queries import winning_seats
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import view
from lineup.games import Choice, build_setup
from lineup.language.sets import read_set
from lineup.language.words.meaning import meaning_of
from tests.bots.test_whole_games import WAYS
from tests.harness.scenario import LETTERS, Scenario, game

NAMES = ("a", "b", "c", "d", "e")
BJ = "rivals-batman-joker"
TEAMS = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]


def answer_of(g: Scenario, poll: bool = False) -> str:
    """What a planner at the seat asked would answer, with the seat in front if it is not A's."""
    ask = partner_ask(g.ask) if poll else own_ask(g.ask)
    assert ask is not None
    option = PlannerBot(ask.seat, "1").choose(g.game.view(ask.seat), ask)
    assert option in ask.options
    text = option.verb if option not in g.ask.options else notation.write_option(g.game.state, option)
    return text if option.seat == 0 else f"{LETTERS[option.seat]} {text}"


def duel(**zones: Any) -> Scenario:
    """A duel of Batman against The Joker, whose Characters do nothing."""
    return game(box=BJ, heroes=["Batman", "The Joker"], quiet=True, **zones)


def teams(**zones: Any) -> Scenario:
    """Confrontations of A and C against B and D, whose Characters do nothing."""
    return game(4, box="confrontations", heroes=TEAMS, quiet=True, **zones)


def gained(g: Scenario, name: str, horizon: float = 6.0) -> float:
    """What one such card more is worth to A: early in the game, or with no turn to come."""
    seen = g.game.view(0)
    deck = DeckSums(seen, 0, weights_for(kind_of(seen.setup.profile, seen.setup.players)))
    deck.left, deck.horizon = 0.9, horizon
    return deck.gain_of(next(kind for kind in seen.setup.defs if kind.name == name))


# It plays everything


@pytest.mark.parametrize("variants", [(), ("synergy", "hunt"), ("super-hidden",)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_heroes_unite_with_every_number_of_players(players: int, variants: tuple[str, ...]) -> None:
    play_out(
        new_game(seats=players, seed="plan", variants=variants),
        [make_bot("planner", seat, "1") for seat in range(players)],
        most=250,
    )


@pytest.mark.parametrize("way", list(WAYS))
def test_it_plays_every_other_game_and_mix(way: str) -> None:
    players = len(WAYS[way].seats)
    play_out(
        start_game(build_setup(WAYS[way]), "plan"),
        [make_bot("planner", seat, "1") for seat in range(players)],
        most=250,
    )


def test_it_plays_to_the_end() -> None:
    state = start_game(build_setup(Choice("heroes-unite", NAMES[:2])), "end")
    play_out(state, [make_bot("planner", seat, "1") for seat in range(2)])
    assert state.over
    assert state.turn < 80


@pytest.mark.slow
@pytest.mark.parametrize(
    ("choice", "deals", "least"),
    [
        (Choice("heroes-unite", NAMES[:2]), 15, 17),
        (Choice("confrontations", NAMES[:2]), 15, 22),
        (Choice("confrontations", NAMES[:4]), 7, 8),
    ],
)
def test_it_beats_casual_players(choice: Choice, deals: int, least: int) -> None:
    """Each deal is played from both sides."""
    won = 0
    for number in range(deals):
        for mine in (0, 1):
            setup = build_setup(choice)
            state = start_game(setup, f"match {number}")
            play_out(
                state,
                [
                    PlannerBot(seat, str(number)) if seat % 2 == mine else CasualBot(seat, str(number))
                    for seat in range(setup.players)
                ],
            )
            won += mine in {seat % 2 for seat in winning_seats(state)}
    assert won >= least


# What cards are worth


@pytest.mark.parametrize("choice", [Choice("heroes-unite", NAMES[:2]), *WAYS.values()])
def test_there_are_weights_for_every_kind_of_game(choice: Choice) -> None:
    setup = build_setup(choice)
    assert set(load_weights()[kind_of(setup.profile, setup.players)]) == {*TRAITS, *OTHERS}


def test_early_it_wants_what_brings_most_and_late_points() -> None:
    g = game(deck="Punch*7, Vulnerability*3")
    assert gained(g, "Brother Blood") > gained(g, "Raven") + 2
    assert (gained(g, "Brother Blood", 0.0), gained(g, "Raven", 0.0)) == (2, 1)


def test_less_is_to_come_the_stronger_the_decks_though_all_super_villains_are_there() -> None:
    weak = game(deck="Punch*7, Vulnerability*3", B_deck="Punch*7, Vulnerability*3")
    strong = game(deck="Brother Blood, Starbolt, Kick*5", B_deck="Kyle Rayner, Jason Blood, Kick*5")
    assert (
        part_to_come(strong.game.view(0), weights_for("points"))
        < part_to_come(weak.game.view(0), weights_for("points")) - 0.2
    )
    assert part_to_come(strong.game.state, weights_for("points")) == part_to_come(
        strong.game.view(0), weights_for("points")
    )


def test_a_card_nobody_has_seen_is_valued_by_its_text() -> None:
    text = '[set]\nid = "own"\ntitle = "Own"\n'
    for name, says in (("Mighty", "+4 Power. Draw two cards."), ("Meagre", "+1 Power.")):
        text += f'''[[card]]\nid = "{name.lower()}"\nname = "{name}"\ntype = "Hero"\ncost = 4\nvp = 1\ncopies = 1\n'''
        text += f'text = "{says}"\n'
    g = game(sets=[read_set(text, "own.toml")], deck="Punch*7, Vulnerability*3")
    assert gained(g, "Mighty") > gained(g, "Meagre") + 1


def test_a_card_that_counts_such_cards_is_worth_more_the_more_there_are() -> None:
    none = game(deck="Punch*7")
    some = game(deck="Punch*7, Green Lantern Power Ring, Orange Lantern Power Ring")
    name = "Blue Lantern Power Ring"
    assert gained(some, name, 0.0) == gained(none, name, 0.0) + 4  # two more to count, and one more for each of them


def test_what_depends_on_other_cards_is_worth_more_in_a_deck_that_has_them() -> None:
    alone = game(deck="Punch*7", discard="Batarang, Starbolt, Canary Cry")
    among = game(deck="Punch*7", discard="Raven, Plastic Man, Deadman")
    assert gained(among, "Hawkgirl") > gained(alone, "Hawkgirl")  # counts the Heroes of the discard pile


def test_what_depends_on_cards_that_every_hand_has_is_as_good_as_sure() -> None:
    """Talon gives 2 Power with a Starter in hand, and this deck has nothing else; Batarang always gives 2."""
    g = game(kicks="")
    weights = weights_for("points")
    deck = DeckSums(g.game.view(0), 0, weights)
    kinds = {kind.name: weights.merits.find(kind) for kind in g.game.state.setup.defs}
    assert kinds["Talon"].power + deck.leaning_power(kinds["Talon"]) > 0.6 * kinds["Batarang"].power


def test_it_destroys_what_the_deck_is_better_without() -> None:
    g = game(hand="Weakness, Punch, Kick", deck="Kick*6")
    plan = Plan(g.game.view(0))
    junk = {plan.card_now(card).name for card in plan.zone_cards(z.HAND) if plan.is_junk(card)}
    assert "Weakness" in junk
    assert "Kick" not in junk


@pytest.mark.parametrize(("hand", "deck", "answer"), [("Punch*4", "Kick*6", "yes"), ("Kick*4", "Punch*6", "no")])
def test_it_tries_out_what_a_card_lets_it_choose(hand: str, deck: str, answer: str) -> None:
    g = game(hand=f"Whirlwind, {hand}", deck=deck).play("Whirlwind")
    ask = own_ask(g.ask)
    assert planned(g.game.view(0), ask, Random(0)).verb == "no", "at once it trusts what it holds"
    assert answer_of(g) == answer


# Confrontations


STRONG = "Killing Joke, Superman, Bane, Scarecrow, Clayface"


@pytest.mark.parametrize(
    ("level", "hand", "answer"),
    [
        (3, STRONG, "confront 1"),  # it wins the game
        (3, "Punch*5", "normal"),
        (2, STRONG, "confront 1"),
        (1, "Killing Joke, Superman, Punch*2", "normal"),  # in reach, but its prospects are better without
    ],
)
def test_it_confronts_where_the_turn_turns_out_better_so(level: int, hand: str, answer: str) -> None:
    line_up = "Wayne Manor, Arkham Asylum, Red Hood"
    g = duel(levels=[1, level], choose=True, hand=hand, B_deck="Punch*4", line_up=line_up)
    assert (Plan(g.game.view(0)).with_target(1).success_chance() > 0.9) == (hand != "Punch*5")
    assert answer_of(g) == answer


@pytest.mark.parametrize(("deck", "answer"), [("Vulnerability*3", "play punch"), ("Kick*3", "use hero-batgirl")])
def test_it_gives_a_card_away_only_for_what_brings_more(deck: str, answer: str) -> None:
    g = game(heroes=["Batgirl", "Hawkman"], auto_hero=False, hand="Punch*5", deck=deck)
    assert answer_of(g) == answer


def test_it_confronts_nobody_in_vain() -> None:
    announced = []

    def watch(state: State, ask: Ask, option: Option) -> None:
        if option.verb == "confront":
            announced.append(find_vain(view(state, ask.seat), ask, (option,)))

    for seed in ("1", "2", "3"):
        state = start_game(build_setup(Choice("confrontations", NAMES[:2])), seed)
        play_out(state, [make_bot("planner", seat, seed) for seat in range(2)], watch=watch)
    assert announced
    assert announced == [[]] * len(announced)


def test_the_chance_falls_with_the_blocks_that_can_be_there() -> None:
    hand = "Killing Joke, Superman, Punch"
    soft = duel(choose=True, hand=hand, B_hand="Punch*2", B_deck="Punch")
    hard = duel(choose=True, hand=hand, B_hand="Batmobile, Killer Croc", B_deck="Punch")
    odds = [Plan(g.game.view(0)).with_target(1).success_chance() for g in (soft, hard)]
    assert 1 > odds[0] > odds[1] > 0


def test_it_takes_a_small_chance_to_win_the_game() -> None:
    zones: dict[str, Any] = {"choose": True, "hand": "Killing Joke, Kick, Punch*2", "B_deck": "Vulnerability"}
    last = len(duel(**zones).game.state.zones[z.zone_of(1, z.CHARACTER)])
    plan = Plan(duel(**zones).game.view(0))
    final = Plan(duel(levels=[1, last], **zones).game.view(0))
    assert final.prize_value(1) > 10 * plan.prize_value(1)


@pytest.mark.parametrize(("power", "answers"), [(8, "C assist steel"), (9, "C pass"), (2, "C pass")])
def test_a_partner_assists_where_that_decides(power: int, answers: str) -> None:
    zones: dict[str, Any] = {"confront": "B", "C_hand": "Steel, Supergirl, Punch", "B_deck": "Punch", "D_deck": "Punch"}
    assert answer_of(teams(power=power, **zones), poll=True) == answers


@pytest.mark.parametrize(("power", "blocks"), [(8, False), (9, True), (18, False)])
def test_it_blocks_where_that_saves_the_character(power: int, blocks: bool) -> None:
    g = teams(confront="B", power=power, B_hand="Tula, Power Armor, Impervious").ready()
    assert answer_of(g).startswith("B block") == blocks


def test_it_avoids_an_attack_with_the_defense_it_misses_least() -> None:
    g = game(hand="Black Lantern Corps", B_hand="Green Lantern Power Ring, Katana", B_deck="Punch*7")
    g.play("Black Lantern Corps")
    assert g.asked == "B defend"
    assert answer_of(g) == "B defend katana"


def test_a_bot_does_not_know_which_half_of_the_cards_is_in_play() -> None:
    """Two games of a match that differ in nothing a player sees: what counts cards is worth the same in both."""

    def worth(half: int) -> list[float]:
        setup = build_setup(Choice("heroes-unite", NAMES[:2], half=half, half_seed="1"))
        assert len(setup.start_zones[z.MAIN_DECK]) < len(setup.start_zones[z.UNUSED])
        counting = [find_points(meaning_of(card)) for card in setup.defs if card.worth is not None]
        return [count_in_main_deck(setup, each.cards, each.different) for each in counting if each is not None]

    assert sorted(worth(1)) == pytest.approx(sorted(worth(2)), rel=0.03)  # one half may have a card more
    assert any(worth(1))
