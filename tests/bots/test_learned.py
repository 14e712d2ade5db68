"""The bot that has learned: cards in numbers, its network, what it finds; and the training that makes it."""

from __future__ import annotations

import io
import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lineup import new_game
from lineup.bots import BotError, Clock, make_bot, own_ask, partner_ask, play_out
from lineup.bots.hosting import registry
from lineup.bots.judging import win_chances
from lineup.bots.judging.features import CARD, card_row, read_position
from lineup.bots.judging.network import (
    FILE,
    SEAT_INPUTS,
    TABLE_INPUTS,
    Outdated,
    load_network,
    network_inputs,
    package_network,
    rows_of,
)
from lineup.bots.players.learned import FEWEST, LearnedBot, MasterBot, NetworkGuide
from lineup.bots.players.planner import PlannerBot
from lineup.bots.quick import answer_features, policy
from lineup.bots.quick.policy import Policy
from lineup.bots.search.trials import TriedAnswer
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.machine import give_answer, start_game
from lineup.engine.state import Option, State
from lineup.engine.view import view
from lineup.games import Choice, build_setup
from lineup.lab.shared.folders import FolderError
from lineup.lab.training import games, lessons, run, tries
from lineup.lab.training.curve import draw_curve
from lineup.running.roads import Road
from tests.bots.test_search import about_to_lose, answer_of, last_turn
from tests.bots.test_whole_games import WAYS
from tests.cli.run import lineup, refused
from tests.harness.scenario import Scenario, card_set, game

BOTS = Path(registry.__file__).parents[1] / "trained"


def card(**entry: Any) -> Card:
    """A card of our own."""
    return card_set({"name": "Probe", "type": "Equipment", "cost": 3, "vp": 1, "copies": 2, **entry}).cards[0]


def numbers(kind: Card) -> dict[str, float]:
    """The numbers of a card's row that are not zero."""
    return {name: round(value, 3) for name, value in zip(CARD, card_row(kind), strict=True) if value}


def chance(state: State, seat: int) -> float:
    return package_network().judge_positions([read_position(state)], seat)[0][0]


def midgame(seed: str = "half", players: int = 2) -> State:
    state = new_game(seats=players, seed=seed).state
    play_out(state, [make_bot("casual", seat, "1") for seat in range(players)], 200)
    return state


# Cards in numbers


def test_a_card_nobody_has_seen_is_told_by_what_its_text_means() -> None:
    """The network is trained for exactly these numbers: after changing them, train it again and raise EDITION."""
    assert numbers(card(text="+3 Power.")) == {
        "card": 1, "equipment": 1, "cost": 0.75, "victory points": 0.5, "power": 1.5
    }  # fmt: skip
    assert numbers(card(type="Hero", cost=6, text="Draw two cards, then discard a card.")) == {
        "card": 1, "hero": 1, "cost": 1.5, "cost 4 or more": 1, "cost 6 or more": 1, "victory points": 0.5,
        "draws": 1.5, "discards": 1,
    }  # fmt: skip


def test_cards_with_other_names_and_the_same_text_are_the_same_to_it() -> None:
    assert card_row(card(text="+2 Power.")) == card_row(card(name="Other", text="+2 Power."))


# The network


def test_the_network_of_the_package_is_small_and_made_for_these_features() -> None:
    assert (BOTS / FILE).stat().st_size < 5_000_000
    assert package_network().weights["seat"].shape[0] == SEAT_INPUTS


def test_a_network_for_other_features_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "old.npz", edition=0)
    with pytest.raises(Outdated, match="trained for edition 0"):
        load_network(tmp_path / "old.npz")


def test_who_is_ahead_has_the_better_chances() -> None:
    state = midgame()
    before = read_position(state)
    after = read_position(state)
    best = max(range(len(state.setup.defs)), key=lambda face: state.setup.defs[face].vp)
    after.owned[0] = [*after.owned[0], best]
    after.seats[0][0] += state.setup.defs[best].vp / 10
    (less, more), _ = package_network().judge_positions([before, after], 0)
    (foe, worse), _ = package_network().judge_positions([before, after], 1)
    assert more > less
    assert worse < foe
    assert less + foe == pytest.approx(1.0, abs=1e-5)


def test_what_one_of_two_wins_the_other_loses() -> None:
    state = midgame()
    chances, leads = zip(
        *(package_network().judge_positions([read_position(state)], seat) for seat in range(2)), strict=True
    )
    assert sum(each[0] for each in chances) == pytest.approx(1.0, abs=1e-5)
    assert sum(each[0] for each in leads) == pytest.approx(0.0, abs=1e-5)


def test_it_does_not_know_which_half_of_the_cards_is_in_play() -> None:
    one, other = (build_setup(Choice("heroes-unite", ("a", "b"), half=half, half_seed="1")) for half in (1, 2))
    assert one.start_zones[z.MAIN_DECK] != other.start_zones[z.MAIN_DECK] or one.defs != other.defs
    np.testing.assert_allclose(rows_of(one)[1], rows_of(other)[1])


def test_positions_judged_together_or_alone_are_worth_the_same() -> None:
    states = [midgame(seed) for seed in ("a", "b")]
    both, _ = package_network().judge_positions([read_position(states[0]), read_position(states[0])], 1)
    assert both == [chance(states[0], 1)] * 2
    seats, table = network_inputs([read_position(states[1])])
    assert seats.shape == (1, 2, SEAT_INPUTS)
    assert table.shape == (1, TABLE_INPUTS)


# The bot


@pytest.mark.parametrize("way", list(WAYS))
def test_it_plays_every_game_and_mix(way: str) -> None:
    state = start_game(build_setup(WAYS[way]), "learned")
    quick = [make_bot("planner", seat, "1") for seat in range(state.players)]
    bots = [LearnedBot(seat, "1", trials=4) for seat in range(state.players)]
    asked = 0
    while asked < 5 and not state.over:
        play_out(state, quick, 9)
        for ask in (state.ask and partner_ask(state.ask), state.ask and own_ask(state.ask).in_order()):
            if ask and len(ask.options) > 1:
                asked += 1
                option = bots[ask.seat].choose(view(state, ask.seat), ask, Clock())
                assert option in ask.options
                if option.verb != "pass" or ask.kind != "assist":
                    give_answer(state, option)
                    break
    assert asked >= 5


@pytest.mark.parametrize("bot", [LearnedBot, MasterBot])
def test_it_does_not_end_a_game_that_it_would_lose(bot: type[LearnedBot | MasterBot]) -> None:
    g = about_to_lose()
    assert answer_of(PlannerBot(0, "1"), g) == "buy super-villains:nekron"
    assert answer_of(bot(0, "1"), g) != "buy super-villains:nekron"


@pytest.mark.parametrize("bot", [LearnedBot, MasterBot])
def test_in_the_last_turn_it_counts_points_alone(bot: type[LearnedBot | MasterBot]) -> None:
    g = last_turn()
    assert answer_of(bot(0, "1"), g) == "buy relic"


@pytest.mark.parametrize("bot", [LearnedBot, MasterBot])
def test_alone_against_the_clock_it_takes_the_super_villain_in_reach(bot: type[LearnedBot | MasterBot]) -> None:
    g = game(players=1, variants=["solo"], power=8, weaknesses="Weakness*3", deck="Punch*7")
    assert answer_of(bot(0, "1"), g) == "buy super-villains:vandal-savage"


def test_who_cannot_win_in_time_has_no_chance_however_the_deck_looks() -> None:
    values: list[float] = []
    for weaknesses in ("", "Weakness*20"):
        g = game(rules={"clock": "1"}, super_villains="Trigon, Nekron", weaknesses=weaknesses, deck="Kick*8")
        values += NetworkGuide(0, "1", True).judge_states(g.game.view(0), [g.game.state])
    assert values[0] < 0.2 < 0.5 < values[1]


@pytest.mark.parametrize("bot", [LearnedBot, MasterBot])
def test_without_time_or_halted_it_answers_what_its_policy_likes_best(bot: type[LearnedBot | MasterBot]) -> None:
    g = game(power=5, line_up="Kick, Raven, Starbolt, Katana, Deadman", deck="Punch*7", B_deck="Punch*7")
    ask = g.ask
    prior = NetworkGuide(0, "1", True).rate_options(g.game.view(0), ask)
    liked = ask.options[max(range(len(prior)), key=lambda n: prior[n])]
    halted = Clock()
    halted.halt()
    for clock in (Clock(seconds=0.0), halted):
        assert bot(0, "1").choose(g.game.view(0), ask, clock) == liked


@pytest.mark.parametrize("bot", ["learned", "master"])
def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    monkeypatch.setattr(registry, "_is_installed", lambda package: False)
    with pytest.raises(BotError, match=rf'The bot "{bot}" needs numpy, not installed yet: pip install'):
        make_bot(bot, 0, "1")
    assert not registry.is_offered(bot)


# The policy


def weighed(g: Scenario, policy: Policy | None) -> dict[str, float]:
    """How likely each purchase is the best, of those worth trying."""
    guide = NetworkGuide(0, "1", True, package_network(), policy)
    prior = guide.rate_options(g.game.view(0), g.ask)
    return {
        g.game.state.setup.cards[option.card].name: share
        for option, share in zip(g.ask.options, prior, strict=True)
        if option.verb == "buy" and share >= 0
    }


def test_the_policy_of_the_package_is_small_and_made_for_these_numbers() -> None:
    assert (BOTS / policy.FILE).stat().st_size < 1_000_000
    assert policy.package_policy().weights["answer"].shape[0] == policy.ANSWER_INPUTS
    assert policy.package_policy().weights["moment"].shape[0] == policy.MOMENT_INPUTS


def test_a_policy_for_other_numbers_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "old.npz", edition=0)
    with pytest.raises(Outdated, match="trained for edition 0"):
        policy.load_policy(tmp_path / "old.npz")


def test_what_the_policy_thinks_unlikely_is_not_tried_but_for_the_likeliest_of_it() -> None:
    """Without one `planner` has the first word, and everything else may turn out better."""
    g = game(power=7, line_up="Kick, Raven, Starbolt, Katana, Deadman", deck="Punch*7", B_deck="Punch*7")
    everything = weighed(g, None)
    assert sorted(everything.values())[-2:] == [0.0, 1.0]
    one = max(everything, key=lambda name: everything[name])
    sharp = {name: 0 * each for name, each in policy.package_policy().weights.items()}
    sharp["answer"] = sharp["answer"].copy()
    sharp["answer"][answer_features.ANSWER.index("planner's")] = 1.0
    sharp["out"] = sharp["out"] + 1.0
    few = weighed(g, Policy(sharp))
    assert max(few, key=lambda name: few[name]) == one
    assert len(few) <= FEWEST < len(everything)
    liked = weighed(g, policy.package_policy())
    assert liked
    assert liked.keys() <= everything.keys()
    assert sum(liked.values()) <= 1.0


def test_what_came_of_answers_is_compared_over_the_worlds_they_share() -> None:
    tried = []
    for values in ([0.5, 0.7, 0.1], [0.6, 0.6], [0.9], []):
        one = TriedAnswer(Option(0, "end"))
        for value in values:
            one.add_value(value)
        tried.append(one)
    assert tries.trial_gains(tried) == pytest.approx([0.0, 0.0, 0.4, 0.0])


# The training


def test_games_to_learn_from_repeat_with_their_seed() -> None:
    """The last ones are of players who go by a network."""
    networks = (b"", b"", (BOTS / FILE).read_bytes())
    first, second, third = (games.learn_from(games.TrainingJob("x", "6", 1, network)) for network in networks)
    assert first == second
    one, other = (dict(np.load(io.BytesIO(data))) for data in (first, third))
    for name in one:
        if name.endswith("won"):
            assert np.allclose(one[name].sum(axis=1), 2 if "t" in name.split()[0] else 1)
    assert any(not np.array_equal(one[name], other.get(name, 0)) for name in one)


@pytest.mark.slow
def test_some_games_to_learn_from_are_played_in_earnest(monkeypatch: pytest.MonkeyPatch) -> None:
    """They repeat with their seed too, end otherwise than quick ones, and teach more positions than those."""
    job = games.TrainingJob("x", "3", 1, (BOTS / FILE).read_bytes())
    found = []
    for share in (0.0, 1.0, 1.0):
        monkeypatch.setattr(games, "EARNEST", share)
        monkeypatch.setattr(games, "EARNEST_TRIALS", 2)
        found.append(games.learn_from(job))
    quick, earnest = (dict(np.load(io.BytesIO(data))) for data in found[:2])
    assert found[1] == found[2]
    assert quick.keys() == earnest.keys()
    assert len(quick["2 won"]) == games.POSITIONS
    assert games.POSITIONS < len(earnest["2 won"]) <= games.EARNEST_POSITIONS


def test_a_training_goes_on_only_with_its_own_settings(tmp_path: Path) -> None:
    for settings in (run.TrainingSettings(games=5), run.TrainingSettings(games=5, rounds=9, lessons=0)):
        with run.open_training(tmp_path / "new", settings):
            pass
    with pytest.raises(FolderError, match="were played with games 5, not 6; name another folder, or use the same"):
        run.open_training(tmp_path / "new", run.TrainingSettings(games=6))


def small_training(folder: Path, road: Road, rounds: int = 1, lessons: int = 2, tries: int = 0) -> Path | None:
    settings = run.TrainingSettings(first=2, games=2, rounds=rounds, passes=1, deals=0, lessons=lessons, tries=tries)
    return run.run_training(folder, settings, road, "cpu", lambda what, done, total: None)


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.slow
def test_shards_of_a_training_put_together_make_the_same_training(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both machines play their shares of a round, and of the lessons; one of them learns in between."""
    monkeypatch.setattr(run, "CHUNK", 1)
    monkeypatch.setattr(run, "_fit_network", lambda *_: (BOTS / FILE).read_bytes())
    monkeypatch.setattr(run, "_teach_worths", lambda *_: None)
    monkeypatch.setattr(run, "_fit_prospects", lambda *_: None)
    small_training(tmp_path / "whole", Road(1))
    joined, parts = tmp_path / "joined", [tmp_path / "part1", tmp_path / "part2"]
    for rounds, lessons_ in ((0, 0), (1, 0), (1, 2)):
        for number, part in enumerate(parts, 1):
            if joined.exists():
                shutil.copytree(joined, part, dirs_exist_ok=True)
            assert small_training(part, Road(1, shard=(number, 2))) is None
        done = lineup("merge", joined, *parts)
        assert done.code == 0, done
        assert small_training(joined, Road(1), rounds=rounds, lessons=lessons_) == joined / f"network-{rounds}.npz"
    assert {"data/0-1.npz", "data/1-1.npz", "data/lessons-1-1.npz"} < files(joined).keys()
    assert files(joined) == files(tmp_path / "whole")
    (parts[1] / "network-0.npz").write_bytes(b"another")
    refused(lineup("merge", tmp_path / "new", *parts), "differ, so their games belong to different trainings")
    assert not (tmp_path / "new").exists()


def test_a_full_disk_leaves_no_half_of_what_games_came_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.lab.training.run.learn_from", lambda job: b"x")
    write = Path.write_bytes

    def full(self: Path, data: bytes) -> int:
        write(self, data[:1])
        if "0-0" in self.name:
            raise OSError(28, "No space left on device")
        return write(self, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(FolderError, match="No space left on device"):
        small_training(tmp_path / "new", Road(1))
    assert list(files(tmp_path / "new")) == ["training.json"]


@pytest.mark.slow
def test_games_in_which_answers_are_tried_repeat_with_their_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tries, "ROLLOUTS", 2)
    job = games.TrainingJob("x", "3", 1, (BOTS / FILE).read_bytes())
    made = tries.collect_tries(job)
    assert tries.collect_tries(job) == made
    found = dict(np.load(io.BytesIO(made)))
    decisions = len(found["counts"])
    assert decisions > 50
    assert found["counts"].min() >= 2
    assert found["moments"].shape == (decisions, policy.MOMENT_INPUTS)
    assert found["answers"].shape == (found["counts"].sum(), policy.ANSWER_INPUTS)
    assert found["gains"].shape == (found["counts"].sum(),)
    assert found["gains"].any()


def test_the_curve_shows_every_game_and_round() -> None:
    won = {"heroes-unite": [60, 9], "confrontations": [90, 4]}
    picture = draw_curve({"0": {"won": won}, "1": {"won": won}, "2": {"positions": 4}})
    assert picture.count("<circle") == 2 * 2 + 2
    assert "Heroes Unite" in picture


def test_what_cannot_be_trained_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.commands.shared.output.find_spec", lambda name: None if name == "torch" else name)
    told = lineup("train", str(tmp_path / "x"))
    what = "Training needs torch, not installed yet: pip install 'lineup-table[train]'"
    assert (told.code, what in told.err) == (2, True)
    monkeypatch.setattr("lineup.commands.shared.output.find_spec", lambda name: name)
    assert (
        "--rounds -1: a number from 0 to 10000000 is needed."
        in lineup("train", str(tmp_path / "x"), "--rounds", "-1").err
    )
    assert '--device is cpu or cuda; "gpu" is neither.' in lineup("train", str(tmp_path), "--device", "gpu").err


@pytest.mark.slow
@pytest.mark.long
def test_a_small_training_makes_a_network_that_plays_alike_in_numpy_and_pytorch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch = pytest.importorskip("torch", reason="make test-long installs it")
    from lineup.lab.training import model

    monkeypatch.setattr(tries, "ROLLOUTS", 2)
    made = small_training(tmp_path, Road(1), tries=1)
    assert policy.load_policy(tmp_path / "policy-1.npz").weights.keys() == policy.package_policy().weights.keys()
    assert made == tmp_path / "network-1.npz"
    assert load_network(made).weights
    taught = json.loads((tmp_path / "worths-1.json").read_text("utf-8"))
    assert {name: len(rows) for name, rows in taught["layer"].items()} == dict(lessons.BLOCKS)
    hopes = json.loads((tmp_path / "prospects-1.json").read_text("utf-8"))["kinds"]
    assert all(len(row["early"]) == win_chances.NUMBERS for row in hopes.values())
    assert set(json.loads((tmp_path / "strength.json").read_text("utf-8"))) == {"0", "1"}
    trained = model.Model()
    trained.scale_to(model.gather_positions([tmp_path / "data" / "1-0.npz"], "cpu"))
    (tmp_path / "other.npz").write_bytes(games.as_file(trained.bot_weights()))
    seats, table = network_inputs([read_position(midgame())])
    found = trained.eval().requires_grad_(False)(torch.tensor(seats).float(), torch.tensor(table).float(), ())
    ours = load_network(tmp_path / "other.npz").judge_inputs(seats, table, (), 1)[0, 0]
    assert float(torch.sigmoid(found[0, 1, 0])) == pytest.approx(ours, abs=1e-4)
    again = model.Model()  # a later round goes on from where the former one came to
    again.scale_to(model.gather_positions([tmp_path / "data" / "0-0.npz"], "cpu"))
    again.take_weights(load_network(tmp_path / "other.npz").weights)
    for name, weight in again.bot_weights().items():
        assert weight == pytest.approx(trained.bot_weights()[name], abs=1e-4)
