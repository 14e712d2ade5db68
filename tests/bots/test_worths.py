"""The small network of the planner: it says at the table what it was taught in training."""

from __future__ import annotations

import numpy as np
import pytest

from lineup.bots import make_bot, play_out
from lineup.bots.judging.card_value import Appraisal, DeckJudgement, load_worths
from lineup.bots.judging.deck_value import DeckSums, DeckWeights, load_weights
from lineup.bots.judging.features import read_position
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.machine import start_game
from lineup.engine.state import State
from lineup.engine.view import view
from lineup.games import Choice, build_setup
from lineup.lab.training.lessons import BLOCKS, row_of, without_one
from lineup.language.sets import read_set
from tests.harness.scenario import game

NAMES = ("Dear", "Weakness")
SEATS = ("a", "b", "c", "d")


def some_turns(name: str, players: int) -> State:
    """A game at the beginning of a turn, when everybody has bought something."""
    state = start_game(build_setup(Choice(name, SEATS[:players])), "worths")
    bots = [make_bot("casual", seat, "1") for seat in range(players)]
    while state.turn < 2 * players:
        play_out(state, bots, 1)
    return state


@pytest.mark.parametrize(("name", "players"), [("heroes-unite", 3), ("rivals-batman-joker", 2), ("confrontations", 4)])
def test_it_is_told_at_the_table_what_it_was_told_in_training(name: str, players: int) -> None:
    state = some_turns(name, players)
    worths = load_worths()
    layer = np.concatenate([np.array(worths.layer[block]) for block, _ in BLOCKS])
    now = read_position(state)

    def expected(row: np.ndarray) -> float:
        return float(np.maximum(row @ layer + worths.bias, 0.0) @ worths.out + worths.beyond)

    for seat in range(players):
        judged = DeckJudgement(state, seat, queries.owned_cards(state, seat), worths)
        for face in now.line_up:
            assert judged.gain_of(state.setup.defs[face]) == pytest.approx(expected(row_of(now, seat, face)))
        for face in set(now.owned[seat]):
            kept = expected(row_of(without_one(now, seat, face), seat, face))
            assert judged.keep_worth(state.setup.defs[face]) == pytest.approx(kept)


def test_what_a_player_sees_is_enough() -> None:
    """A player knows the owner of every card, wherever it lies."""
    state = some_turns("heroes-unite", 2)
    weights = DeckWeights(load_weights()["points"])
    for seat in range(2):
        for card in state.zones[z.LINE_UP]:
            defined = state.cards[card]
            known, seen = (Appraisal(each, seat, weights) for each in (state, view(state, seat)))
            assert known.gain_of(defined) == pytest.approx(seen.gain_of(defined))


def test_as_much_of_a_cards_worth_as_the_weights_say_is_the_networks() -> None:
    g = game(deck="Punch*7, Vulnerability*3")
    katana = next(kind for kind in g.game.state.setup.defs if kind.name == "Katana")
    found = []
    for part in (0.0, 0.5, 1.0):
        found.append(
            Appraisal(g.game.view(0), 0, DeckWeights({**load_weights()["points"], "taught": part})).gain_of(katana)
        )
    assert found[0] == DeckSums(g.game.view(0), 0, DeckWeights(load_weights()["points"])).gain_of(katana)
    assert found[1] == pytest.approx((found[0] + found[2]) / 2)
    assert found[2] != found[0]


def test_a_card_that_brings_a_weakness_is_worth_as_much_less_while_there_are_any() -> None:
    text = '[set]\nid = "own"\ntitle = "Own"\n'
    text += '[[card]]\nid = "dear"\nname = "Dear"\ntype = "Hero"\ncost = 4\nvp = 1\ncopies = 1\n'
    text += 'text = "When you gain this: Gain a Weakness.\\n+2 Power."\n'
    found = []
    for left in ("Weakness*3", ""):
        g = game(sets=[read_set(text, "own.toml")], deck="Punch*7, Vulnerability*3", weaknesses=left)
        worth = Appraisal(g.game.view(0), 0, DeckWeights(load_weights()["points"]))
        dear, weakness = (next(each for each in g.game.state.setup.defs if each.name == name) for name in NAMES)
        found.append((worth.gain_of(dear), worth.gain_of(weakness)))
    (with_it, weakness_), (without, _) = found
    assert weakness_ < -1
    assert with_it == pytest.approx(without + weakness_, abs=0.2)  # how many are left counts a little too
