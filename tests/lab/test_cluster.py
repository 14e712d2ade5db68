"""Games on a Ray cluster of two nodes, one of which is lost on the way: the same as on one machine, byte by byte."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lineup.games import Choice
from lineup.lab.arena.arena import Arena, Conditions, hold_arena, round_robin
from lineup.lab.simulation.simulate import simulate
from lineup.lab.training import run
from lineup.running.roads import Road
from tests.bots.installing import install, installed
from tests.cli.run import lineup, refused
from tests.lab.test_arena import KILLER, bare

JOKER = Choice("rivals-batman-joker", ("a", "b"))
WISHES = (JOKER, ("casual", "random"), 7, 3)


def test_a_cluster_that_is_not_there_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    commands = (("simulate", "heroes-unite"), ("arena", "heroes-unite"), ("train", str(tmp_path / "training")))
    for command in commands:
        monkeypatch.setattr("lineup.commands.shared.output.find_spec", lambda name: None if name == "ray" else name)
        refused(
            lineup(*command, "--cluster", "auto"), "A cluster needs ray, not installed yet", "'lineup-table[cluster]'"
        )
        monkeypatch.setattr("lineup.commands.shared.output.find_spec", lambda name: name)
        told = lineup(*command, "--cluster", "auto", "--processes", "2")
        refused(told, "--processes 2: the cluster has its own")


@pytest.fixture(scope="module")
def killing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a bot that kills its process."""
    folder = tmp_path_factory.mktemp("killing")
    install(folder, "killing-bots", KILLER, first="First")
    return folder


@pytest.fixture(scope="module")
def cluster(killing: Path) -> Iterator[Any]:
    """A cluster on this machine for all tests, since it is long in starting; those that need a second node add one."""
    utils = pytest.importorskip("ray.cluster_utils", reason="make test-long installs it")
    with installed(killing):
        found = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield found
    finally:
        found.shutdown()


def losing(cluster: Any, after: int) -> Callable[..., None]:
    """A second node, and a progress callback that removes it after so many games or steps."""
    nodes = [cluster.add_node(num_cpus=1)]

    def progress(*told: Any) -> None:
        if nodes and told[-2] >= after:
            cluster.remove_node(nodes.pop(), allow_graceful=False)

    return progress


def content(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.slow
@pytest.mark.long
def test_a_simulation_on_a_cluster_that_loses_a_node_is_the_same(cluster: Any, tmp_path: Path) -> None:
    for address, said in (("nowhere", "an address is such as"), ("127.0.0.1:1", "Connection refused")):
        told = lineup("simulate", "heroes-unite", "--cluster", address)
        assert (told.code, f'There is no Ray cluster at "{address}": ' in told.err) == (70, True)
        assert said in told.err
    simulate(*WISHES, folder=tmp_path / "here", road=Road(1))
    simulate(*WISHES, folder=tmp_path / "there", road=Road(cluster=cluster.address), progress=losing(cluster, 2))
    assert cluster.list_all_nodes() == [cluster.head_node]
    assert content(tmp_path / "here") == content(tmp_path / "there")


SCRIPT = """
import sys
from pathlib import Path
from lineup.games import make_choice
from lineup.lab.simulation.simulate import simulate
from lineup.running.roads import Road

def show(done, total):
    print(done, flush=True)

wishes = (make_choice("rivals-batman-joker", 2), ("casual", "random"), 7, 3)
simulate(*wishes, folder=Path(sys.argv[1]), road=Road(cluster=sys.argv[2]), progress=show)
"""


@pytest.mark.slow
@pytest.mark.long
def test_a_killed_run_on_a_cluster_goes_on_to_the_same_bytes(cluster: Any, tmp_path: Path) -> None:
    script, folder = tmp_path / "script.py", tmp_path / "run"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(folder), cluster.address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stdout is not None
        assert "1\n" in iter(process.stdout.readline, "")
        os.killpg(process.pid, signal.SIGKILL)
    assert not (folder / "games.parquet").exists()
    simulate(*WISHES, folder=folder, road=Road(cluster=cluster.address))
    simulate(*WISHES, folder=tmp_path / "here", road=Road(1))
    assert content(folder) == content(tmp_path / "here")


@pytest.mark.slow
@pytest.mark.long
def test_an_arena_on_a_cluster_that_loses_a_node_is_the_same(cluster: Any, tmp_path: Path) -> None:
    arena = Arena({"way": JOKER}, round_robin(["casual", "random"]), 8, Conditions("1"))
    here = hold_arena(arena, road=Road(1))
    there = hold_arena(arena, tmp_path / "there", Road(cluster=cluster.address), losing(cluster, 2))
    assert bare(there) == bare(here)
    assert bare(hold_arena(arena, tmp_path / "there")) == bare(here)  # all of them are kept


@pytest.mark.slow
@pytest.mark.long
def test_a_bot_that_kills_its_process_on_a_cluster_loses_its_game_alone(cluster: Any, killing: Path) -> None:
    arena = Arena({"way": JOKER}, (("first", "random"),), 2, Conditions("1"))
    with installed(killing):
        mets = hold_arena(arena, road=Road(cluster=cluster.address))
    assert [met.fault for met in mets] == [None, "crash"]


@pytest.mark.slow
@pytest.mark.long
def test_the_games_of_a_training_on_a_cluster_that_loses_a_node_are_the_same(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The learning step is skipped: a ready network is put in its place."""
    network = (Path(run.__file__).parents[2] / "bots" / "network.npz").read_bytes()
    monkeypatch.setattr(run, "CHUNK", 1)
    monkeypatch.setattr(run, "_fit_network", lambda *_: network)
    monkeypatch.setattr(run, "_teach_worths", lambda *_: None)
    monkeypatch.setattr(run, "_fit_prospects", lambda *_: None)
    settings = run.TrainingSettings(first=4, games=4, rounds=1, deals=1, lessons=2, tries=0)
    run.run_training(tmp_path / "here", settings, Road(1), "cpu", lambda *_: None)
    run.run_training(tmp_path / "there", settings, Road(cluster=cluster.address), "cpu", losing(cluster, 1))
    assert content(tmp_path / "here") == content(tmp_path / "there")
