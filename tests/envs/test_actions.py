"""An action id means the same in every state: verb, card definition, place, number."""

from __future__ import annotations

from random import Random

import pytest

from lineup.bots import StalemateWatch
from lineup.engine import zones as z
from lineup.engine.machine import give_answer
from lineup.engine.state import Ask, Option, State
from lineup.envs.actions import PLACELESS, SEATS, Action, Actions
from tests.laws.checks import Setting, choose, new_game, settings

WAYS = [pytest.param(setting, id=setting.name) for setting in settings()]
NAMED = [*WAYS[::9], *(way for way in WAYS if way.id in ("confrontations-4p", "3p-confrontations"))]


def check(actions: Actions, state: State, ask: Ask) -> None:
    """Every option of a seat has an id of its own, whose action says what the option does."""
    found = actions.of(state, ask)
    assert list(found.values()) == list(ask.options)
    for id, option in found.items():
        check_meaning(state, ask, option, actions.all[id])


def check_meaning(state: State, ask: Ask, option: Option, action: Action) -> None:
    verb, card, place, n, which = action
    assert verb.split()[0] == option.verb
    if verb in SEATS or verb == "defend":
        assert (option.seat + n) % state.players == option.n
    elif verb == "order":
        assert (card, n) == (state.pending[option.n].face, state.pending[option.n].part)
    elif option.verb == "choose":
        assert option.n == (card if ask.what == "name" else n)
        assert verb == {"name": "choose name", "type": "choose type"}.get(ask.what, "choose")
    else:
        assert n == option.n
    if option.card >= 0 and verb not in ("confront", "order"):
        assert state.setup.defs[card] is state.setup.cards[option.card]
        if verb not in PLACELESS:
            there = (
                place
                if place < z.COMMON
                else z.zone_of((option.seat + z.seat_of(place)) % state.players, z.place_of(place))
            )
            assert there == state.where[option.card]
    elif option.card < 0 and verb != "choose name":
        assert (card, place) == (-1, -1)
    assert not which or option.card >= 0


def play(setting: Setting) -> None:
    state = new_game(setting, "actions").state
    actions = Actions(state.setup)
    texts = [actions.text(id) for id in range(len(actions))]
    assert len(set(texts)) == len(set(actions.all)) == len(actions)
    dice, caller, answers = Random(setting.name), StalemateWatch(state), 0
    while state.ask is not None and not caller.is_called(state, answers):
        for seat in {option.seat for option in state.ask.options}:
            own = state.ask.for_seat(seat)
            assert own is not None
            check(actions, state, own)
        give_answer(state, choose(state, dice))
        answers += 1


@pytest.mark.parametrize("setting", NAMED)
def test_every_option_of_a_game_has_an_id_that_says_what_it_does(setting: Setting) -> None:
    play(setting)


@pytest.mark.slow
@pytest.mark.parametrize("setting", WAYS)
def test_so_it_is_in_every_way_to_play(setting: Setting) -> None:
    play(setting)


@pytest.mark.parametrize("seed", range(3))
def test_cards_with_made_up_texts_have_their_ids_too(seed: int) -> None:
    play(Setting(2, made=str(seed)))


def test_the_table_depends_on_the_way_to_play_alone() -> None:
    first, second = (Actions(new_game(Setting(3), seed).state.setup) for seed in ("1", "2"))
    assert first.all == second.all
