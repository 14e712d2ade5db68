"""The environments pass the API tests of the projects whose interfaces they have.

Warnings are errors here as everywhere.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.seeding import np_random
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import lineup.envs
from lineup import LineUpError, RuleError
from lineup.bots import BOTS, Bot, BotError, Clock, make_bot
from lineup.bots.hosting.programs import derive_bot_seed
from lineup.boxes import BOXES
from lineup.engine.view import exchange_alike, view
from lineup.envs.agents import AgentsTable
from lineup.envs.course import ActionError, Course, find_way
from lineup.envs.learner import LearnerSeat
from lineup.envs.seeing import RenderError
from lineup.envs.spiel import short_name
from lineup.games import first_game, make_choice, profile_of
from lineup.games.offer import usual_players
from tests.bots.installing import install, installed

GAMES = list(BOXES)
TEAMS = [game for game in GAMES if usual_players(game) == 4]
DUELS = [game for game in GAMES if profile_of(make_choice(game, 2)).max_players == 2]
SHORT = f"{short_name(first_game())}(rules=super_villains:1+hand_size:10)"
LAST = 12  # decisions of a game that are left to OpenSpiel's test


def by_bot(course: Course, bots: Sequence[Bot]) -> int:
    """The action chosen by the bot that must decide."""
    option = course.ask_bot(bots[course.seat], Clock())
    return next(id for id, offered in course.legal.items() if offered == option)


# PettingZoo


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests_pass(game: str) -> None:
    api_test(lineup.envs.aec(game), num_cycles=60)
    seed_test(lambda: lineup.envs.aec(game), num_cycles=20)
    parallel_api_test(lineup.envs.parallel(game), num_cycles=20)
    parallel_seed_test(lambda: lineup.envs.parallel(game), num_cycles=20)


@pytest.mark.parametrize("game", [first_game(), *TEAMS])
def test_a_whole_game_of_agents_ends_with_rewards(game: str) -> None:
    env = lineup.envs.aec(game, render_mode="ansi")
    env.reset(seed=3)
    bots = [make_bot("casual", seat, "3") for seat in range(env.num_agents)]
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last(observe=False)
        total[agent] += reward
        action = None if terminated or truncated else by_bot(env.unwrapped.course, bots)
        assert action is None or info["action_mask"][action] == 1
        env.step(action)
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0
    if game in TEAMS:
        assert total["seat_0"] == total["seat_2"]
    assert "line-up: " in env.render()


def test_with_actions_of_all_only_that_of_whoever_is_asked_counts() -> None:
    env, other = lineup.envs.parallel(), AgentsTable(find_way(), every=True)
    _, infos = env.reset(seed=5)
    other.reset(seed=5)
    for _ in range(50):
        actions = {agent: int(infos[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, _, _, _, infos = env.step(actions)
        other.step(actions[other.agent_selection])
        assert all((seen[agent] == other.observe(agent)).all() for agent in env.agents)


def test_in_parallel_nobody_sees_by_a_missing_step_whether_an_attack_can_be_avoided() -> None:
    """The one attacked is a step like any other, with a Defense or without."""
    env, dice = lineup.envs.parallel(first_game()), Random(4)
    _, infos = env.reset(seed=4)
    open_to: set[bool] = set()
    while len(open_to) < 2:
        course = env.unwrapped.course
        if course.ask.kind == "defend":
            open_to.add(len(course.ask.options) > 1)
        masks = {agent: np.flatnonzero(infos[agent]["action_mask"]) for agent in env.agents}
        _, _, _, _, infos = env.step({agent: dice.choice(mask) if len(mask) else 0 for agent, mask in masks.items()})


@pytest.mark.parametrize("make", [lineup.envs.aec, lineup.envs.parallel])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_gives_an_action_that_is_not_legal_loses_with_their_side(make: Any, players: int) -> None:
    env = make(TEAMS[0], players)
    env.reset(seed=1)
    inner = env.unwrapped
    agent, sides = inner.agent_selection, inner.way.sides
    wrong = int(inner.infos[agent]["action_mask"].argmin())
    if make is lineup.envs.aec:
        env.step(wrong)
        rewards, over, infos = env.rewards, env.terminations, env.infos
    else:
        _, rewards, over, _, infos = env.step(dict.fromkeys(env.agents, wrong))
    assert all(over.values())
    assert infos[agent]["illegal"]
    by_side = {side: rewards[each] for side, each in zip(sides, inner.possible_agents, strict=True)}
    assert rewards == {each: by_side[side] for side, each in zip(sides, inner.possible_agents, strict=True)}
    assert sum(by_side.values()) == 0
    assert rewards[agent] == -1


# Gymnasium


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_own_test_passes(game: str) -> None:
    check_env(gymnasium.make(f"lineup/{game}-v0").unwrapped)


@pytest.mark.parametrize("opponents", ["random", "casual"])
def test_one_seat_plays_a_whole_game_against_bots(opponents: str) -> None:
    env = gymnasium.make(f"lineup/{GAMES[-1]}-v0", opponents=opponents, seat=1, render_mode="ansi")
    _, info = env.reset(seed=2)
    over, steps = False, 0
    reward: Any = 0
    dice = Random(2)
    while not over:
        _, reward, terminated, truncated, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        over = terminated or truncated
        steps += 1
    assert steps > 20
    assert reward in (-1, 0, 1)
    assert str(env.render()).startswith("turn ")


def test_an_action_that_is_not_legal_loses() -> None:
    env = gymnasium.make(f"lineup/{first_game()}-v0")
    _, info = env.reset(seed=2)
    _, reward, terminated, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, terminated, info["illegal"]) == (-1, True, True)
    assert not info["action_mask"].any()
    with pytest.raises(
        ActionError, match=r"The game is over, so action 3 comes too late\. Start the next game with reset"
    ):
        env.step(3)
    env.reset()
    assert env.unwrapped.action_masks().any()  # type: ignore[attr-defined]


def test_before_it_is_reset_an_environment_says_so() -> None:
    env = LearnerSeat()
    for ask in (env.action_masks, env.render, lambda: env.step(0)):
        with pytest.raises(LineUpError, match="No game has been dealt yet; start with reset") as error:
            ask()
        assert isinstance(error.value, gymnasium.error.ResetNeeded)


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_an_environment_is_independent_and_goes_on_alike(
    copied: Callable[[LearnerSeat], LearnerSeat],
) -> None:
    def played(env: LearnerSeat) -> bytes:
        for _ in range(40):
            env.step(min(env.course.legal))
        return env.course.view(0).to_bytes()

    env, alone = LearnerSeat(), LearnerSeat()
    env.reset(seed=3)
    alone.reset(seed=3)
    assert played(copied(env)) == played(env) == played(alone)


NOSY = """
class Nosy:
    name = "nosy"
    title = "Nosy"
    summary = "writes to all it is shown"
    blind = False
    seeds = []

    def __init__(self, seat, seed):
        self.seeds.append(seed)

    def choose(self, view, ask, clock):
        chosen = type(ask.options[0])(*ask.options[0].to_row())
        for option in ask.options:
            option.verb = "spoilt"
        view.zones[:] = [()] * len(view.zones)
        return chosen
"""


def test_a_bot_that_is_not_ours_gets_a_seed_of_its_own_and_copies(tmp_path: Path) -> None:
    install(tmp_path, "nosy-bots", NOSY, nosy="Nosy")
    with installed(tmp_path):
        env: Any = LearnerSeat(first_game(), 2, opponents="nosy")
        env.reset(seed=5)
        deal = str(np_random(5)[0].integers(2**63))
        assert BOTS["nosy"].seeds == [derive_bot_seed(deal)]  # type: ignore[attr-defined]
        while not env.course.over:
            env.step(max(env.course.legal))
    other = Course(env.way, deal)
    assert {option.verb for option in other.legal.values()} <= {"play", "buy", "end"}
    assert all(env.course.view(seat) == view(env.course.state, seat) for seat in (0, 1))


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        ({"seat": 2, "players": 2}, RuleError, "There is no seat 2; seats are numbered from 0 to 1"),
        ({"opponents": ["casual", "random"], "players": 2}, RuleError, "One opponent sits at this table; 2 were named"),
        ({"opponents": "nobody"}, BotError, 'There is no bot "nobody"'),
        ({"render_mode": "rgb"}, RenderError, 'no render mode "rgb"; there are ansi, human'),
        ({"variants": ["unheard-of"]}, RuleError, "unheard-of"),
        ({"players": 9}, RuleError, "9"),
        ({"players": -1}, RuleError, "players = -1: at least one is needed"),
        ({"players": "3"}, TypeError, "seats are a list of names, or just their number"),
    ],
)
def test_what_cannot_be_is_refused_by_a_sentence(wrong: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        LearnerSeat(**wrong)


# OpenSpiel


def by_bots(game: Any) -> list[int]:
    """The actions of a game among bots, and of chance before it."""
    state = game.new_initial_state()
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
    bots = [make_bot("casual", seat, "spiel") for seat in range(game.num_players())]
    while not state.is_terminal():
        state.apply_action(by_bot(state.course, bots))
    return list(state.history())


def simulated(name: str) -> None:
    """Run OpenSpiel's own test from shortly before the end of a game; it continues with random actions."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for action in by_bots(game)[:-LAST]:
        state.apply_action(action)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, specific_initial_state=state)


def replayed(name: str, folder: Path) -> None:
    """OpenSpiel's playthrough of a game among bots, written down and repeated."""
    from open_spiel.python.algorithms import generate_playthrough  # seconds, which every process would spend

    file = folder / "playthrough.txt"
    flags.FLAGS(["playthrough"])  # it asks for an option of its own command
    actions = by_bots(pyspiel.load_game(name))
    file.write_text(generate_playthrough.playthrough(name, actions, seed=1), encoding="utf-8")
    written, again = generate_playthrough.replay(file)
    assert written == again


@pytest.mark.parametrize("name", DUELS)
def test_openspiels_own_simulation_passes_at_the_end_of_a_duel(name: str) -> None:
    simulated(short_name(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", [game for game in GAMES if game not in DUELS])
def test_openspiels_own_simulation_passes_at_the_end_of_a_game(name: str) -> None:
    simulated(short_name(name))


def test_openspiels_own_simulation_passes_from_the_beginning_of_a_short_game() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SHORT), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
def test_openspiels_playthrough_of_a_short_game_is_the_same_again(tmp_path: Path) -> None:
    replayed(SHORT, tmp_path)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_playthrough_of_a_whole_game_is_the_same_again(name: str, tmp_path: Path) -> None:
    replayed(short_name(name), tmp_path)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_dealt_anew_has_the_same_information_state(name: str) -> None:
    state = pyspiel.load_game(short_name(name)).new_initial_state()
    dice = Random(name)
    for _ in range(44):
        state.apply_action(dice.choice(state.legal_actions()))
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        if player == state.current_player():
            assert other.legal_actions() == state.legal_actions()
        course = state.clone()
        course.course.state = exchange_alike(course.course.state, player, name)
        course.course._put_question(state.course.ask if player == state.current_player() else None)
        assert course.information_state_string(player) == state.information_state_string(player)
        assert course.information_state_tensor(player) == state.information_state_tensor(player)


def test_settings_of_an_openspiel_game_are_those_of_the_box() -> None:
    game = lineup.envs.openspiel(first_game(), 3, variants=["hunt"])
    assert game.num_players() == 3
    assert any(action.verb == "hunt" for action in game.way.actions.all)
    with pytest.raises(RuleError, match="unheard-of"):
        lineup.envs.openspiel(first_game(), variants=["unheard-of"])
    with pytest.raises(RuleError, match="OpenSpiel cannot play a game against the clock"):
        lineup.envs.openspiel(first_game(), 1, variants=["solo"])


def test_an_openspiel_game_can_be_pickled() -> None:
    for name in GAMES:
        game = pyspiel.load_game(short_name(name))
        again = pickle.loads(pickle.dumps(game))
        assert (str(again), type(again)) == (str(game), type(game))
    assert pickle.loads(pickle.dumps(lineup.envs.openspiel(first_game(), 3))).num_players() == 3


# Without the projects

BARE = """
import sys
for name in ("pettingzoo", "gymnasium", "pyspiel"):
    sys.modules[name] = None
import importlib.util
importlib.util.find_spec = lambda name, package=None: None
import lineup.envs
for make in (lineup.envs.aec, lineup.envs.parallel, lineup.envs.openspiel):
    try:
        make()
    except lineup.envs.EnvError as error:
        print(error)
"""


def test_without_the_projects_a_sentence_says_what_to_install() -> None:
    told = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.partition(",")[0] for line in told] == [
        "This environment needs pettingzoo",
        "This environment needs pettingzoo",
        "This environment needs pyspiel",
    ]
    assert all("pip install 'lineup-table[envs]'" in line for line in told)
