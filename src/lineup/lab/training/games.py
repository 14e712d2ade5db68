"""Games to learn from, played by processes or a cluster: positions at the beginning of turns, and how games ended.

Most are played quickly (bots/quick/quick_play.py). In the first round cards are worth what the planner says, in later
ones to most players what the network of the round before says; all are unsure of it, so that decks of all sorts come
about. Some of the later ones `learned` plays against itself, in earnest: positions come about there that good players
reach, and end as they do between such.
"""

from __future__ import annotations

import io
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from lineup.bots import make_bot, play_out
from lineup.bots.judging.card_value import count_weaknesses
from lineup.bots.judging.features import PositionReading, read_position
from lineup.bots.judging.network import Network, load_network, network_inputs
from lineup.bots.players.learned import LearnedBot, lead_of
from lineup.bots.quick import policy as policies
from lineup.bots.quick.policy import Policy
from lineup.bots.quick.quick_play import QuickPlay
from lineup.bots.search.guide import win_share
from lineup.engine import zones as z
from lineup.engine.machine import start_game
from lineup.engine.state import Ask, Option, State
from lineup.games import GAMES, Choice, build_once

SEATS: Final = ("a", "b", "c", "d", "e")


def _trained_ways() -> tuple[tuple[int, Choice], ...]:
    """The ways to play that are trained (ways.toml), each with how often of a hundred games."""
    found = []
    for way in tomllib.loads(Path(__file__).with_name("ways.toml").read_text("utf-8"))["way"]:
        variants, sets, heroes = (tuple(way.get(name, ())) for name in ("variants", "sets", "heroes"))
        seats = SEATS[: way["players"]]
        found.append((way["often"], Choice(way["game"], seats, variants=variants, sets=sets, heroes=heroes)))
    return tuple(found)


WAYS: Final = _trained_ways()
MEASURED: Final = tuple(Choice(name, SEATS[:2]) for name in GAMES)
DOUBTS: Final = (0.0, 0.7, 1.5, 3.0)  # Victory Points by which a first player's values of cards may be off
TURNS: Final = 60  # of each player, after which a game is given up and nothing learned from it
POSITIONS: Final = 16  # learned from one quick game at most
EARNEST: Final = 0.1  # of the games of later rounds are played in earnest; each takes as long as twenty quick ones
EARNEST_TRIALS: Final = 8  # for one decision
EARNEST_POSITIONS: Final = 40  # learned from one such game at most
CLEVER: Final = 0.8  # of the players of later rounds go by the network
CHANCE_POINTS: Final = 20.0  # Victory Points that winning for sure is taken for
LEAD_POINTS: Final = 5.0  # and a lead of ten of them


class TrainingJob(NamedTuple):
    """Games for one process; plain data all of it."""

    name: str  # of what they come to
    seed: str
    games: int
    network: bytes  # of a file; empty for the first round


def learn_from(job: TrainingJob) -> bytes:
    """Play the games of a job: the positions of those that came to an end, as a file of numpy's."""
    kept: dict[tuple[int, bool], list[dict[str, Any]]] = {}
    network = read_network(job.network) if job.network else None
    for number in range(job.games):
        dice = Random(f"{job.seed} game {number}")
        state = start_game(build_once(choose_way(dice)), f"{job.seed} {number}")
        if network is not None and dice.random() < EARNEST:
            found, most = play_in_earnest(state, f"{job.seed} {number}", network), EARNEST_POSITIONS
        else:
            found, most = play_quickly(state, dice, network), POSITIONS
        if not state.over:
            continue
        chosen = sorted(dice.sample(range(len(found)), min(most, len(found))))
        if chosen:
            seats, table = network_inputs([found[each] for each in chosen])
            group = kept.setdefault((state.players, bool(state.setup.teams)), [])
            group.append({"seats": seats, "table": table, **_outcomes_of(state, len(chosen))})
    arrays: dict[str, Any] = {}
    for (players, teams), games in kept.items():
        for name in games[0]:
            kind = np.float16 if name in ("seats", "table") else np.float32
            arrays[f"{players}{'t' if teams else ''} {name}"] = np.concatenate([each[name] for each in games]).astype(
                kind
            )
    return as_file(arrays)


def as_file(arrays: dict[str, Any]) -> bytes:
    """Arrays as numpy writes them; the same ones make the same bytes."""
    sink = io.BytesIO()
    np.savez(sink, **arrays)
    return sink.getvalue()


def choose_way(dice: Random) -> Choice:
    """One of the ways to play, each as often as it is trained."""
    return dice.choices([each for _, each in WAYS], [often for often, _ in WAYS])[0]


@lru_cache(maxsize=2)
def read_network(network: bytes) -> Network:
    """The network that a file holds."""
    return load_network(io.BytesIO(network))


@lru_cache(maxsize=2)
def read_policy(policy: bytes) -> Policy:
    """The policy that a file holds."""
    return policies.load_policy(io.BytesIO(policy))


def _outcomes_of(state: State, count: int) -> dict[str, Any]:
    """Return the outcome of each seat's side: its part of the victory, and by how much it was ahead of the others."""
    seats = range(state.players)
    won, ahead = [win_share(state, seat) for seat in seats], [lead_of(state, seat) for seat in seats]
    return {"won": np.tile(won, (count, 1)), "ahead": np.tile(ahead, (count, 1))}


def play_quickly(state: State, dice: Random, network: Network | None) -> list[PositionReading]:
    """A whole game, played quickly; each player is as unsure of what cards are worth as the dice say."""
    doubts = [dice.choice(DOUBTS) for _ in range(state.players)]
    tastes: list[dict[int, float]] = [{} for _ in doubts]
    clever = [network is not None and dice.random() < CLEVER for _ in doubts]
    found = []
    while not state.over and state.turn <= TURNS * state.players:
        now = read_position(state)
        if state.turn:
            found.append(now)
        play = QuickPlay(state)
        seat = state.active
        offered = [*state.zones[z.LINE_UP]]
        for zone in (z.SUPER_VILLAINS, *z.STACKS):
            offered += state.zones[zone][:1]
        if network is not None and clever[seat] and state.turn:
            weakness = state.zones[z.WEAKNESS][:1]
            asked = [state.setup.faces[card] for card in (*offered, *weakness)]
            gains = gains_of(network, now, seat, asked)
            if weakness:
                worst = gains.pop()
                gains = [
                    gain + count_weaknesses(state.setup.cards[card]) * worst
                    for card, gain in zip(offered, gains, strict=True)
                ]
        else:
            gains = [play.gain_worth(seat, card) for card in offered]
        for card, gain in zip(offered, gains, strict=True):
            face = state.setup.faces[card]
            taste = tastes[seat].setdefault(face, dice.gauss(0.0, 1.0))
            play.gains[seat][face] = gain + doubts[seat] * taste
        turn = state.turn
        play.play_on(state, turn + 1)
        if state.turn == turn:  # over, or a turn without end
            break
    return found


def play_in_earnest(state: State, seed: str, network: Network) -> list[PositionReading]:
    """A whole game of `learned` against itself."""
    found: dict[int, PositionReading] = {}

    def watch(now: State, ask: Ask, option: Option) -> None:
        if now.turn and now.turn not in found:
            found[now.turn] = read_position(now)

    bots = [LearnedBot(seat, seed, network, trials=EARNEST_TRIALS) for seat in range(state.players)]
    play_out(state, bots, watch=watch)
    return list(found.values())


def gains_of(network: Network, now: PositionReading, seat: int, faces: Sequence[int]) -> list[float]:
    """Return the worth of each of some cards to a seat, in Victory Points: by what the network says with and
    without."""
    supposed = [now]
    for face in faces:
        one = PositionReading(now.setup)
        one.heroes, one.unknown, one.top, one.table = now.heroes, now.unknown, now.top, now.table
        one.owned, one.seats, one.line_up = list(now.owned), list(now.seats), list(now.line_up)
        one.owned[seat] = [*now.owned[seat], face]
        one.seats[seat] = [now.seats[seat][0] + now.setup.defs[face].vp / 10.0, *now.seats[seat][1:]]
        if face in one.line_up:
            one.line_up.remove(face)
            one.unknown += 1
        supposed.append(one)
    chances, leads = network.judge_positions(supposed, seat)
    return [
        CHANCE_POINTS * (chance - chances[0]) + LEAD_POINTS * (lead - leads[0])
        for chance, lead in zip(chances[1:], leads[1:], strict=True)
    ]


class Measuring(NamedTuple):
    """Mirrored deals of one way to play for one process: `learned` with a network against another bot."""

    way: int
    deals: Sequence[int]
    network: bytes
    policy: bytes  # empty for none
    foe: str
    seed: str


def measure_deals(job: Measuring) -> list[float]:
    """Return the wins of `learned` in each deal's two games, from 0 to 2."""
    network = read_network(job.network)
    policy = read_policy(job.policy) if job.policy else None
    setup = build_once(MEASURED[job.way])
    found = []
    for deal in job.deals:
        seed = f"{job.seed} deal {deal}"
        total = 0.0
        for own in (0, 1):
            state = start_game(setup, seed)
            bots = [make_bot(job.foe, seat, seed) for seat in range(2)]
            bots[own] = LearnedBot(own, seed, network, policy)
            play_out(state, bots)
            total += win_share(state, own)
        found.append(total)
    return found
