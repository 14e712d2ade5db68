"""A simulation on a Ray cluster of two nodes, one of which is lost on the way: the same bytes as on one machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup.lab.simulate import simulate
from tests.cli.run import lineup, refused


def test_a_cluster_that_is_not_there_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.commands.simulate.find_spec", lambda name: None if name == "ray" else name)
    refused(lineup("simulate", "heroes-unite", "--cluster", "auto"), "lineup[cluster]")
    monkeypatch.setattr("lineup.commands.simulate.find_spec", lambda name: name)
    told = lineup("simulate", "heroes-unite", "--cluster", "auto", "--processes", "2")
    refused(told, "--processes 2: the cluster has its own")


@pytest.mark.slow
@pytest.mark.long
def test_a_cluster_that_loses_a_node_plays_the_same_games(tmp_path: Path) -> None:
    utils = pytest.importorskip("ray.cluster_utils", reason="make test-long installs it")
    for address, said in (("nowhere", "an address is such as"), ("127.0.0.1:1", "Connection refused")):
        told = lineup("simulate", "heroes-unite", "--cluster", address)
        assert (told.code, f'There is no Ray cluster at "{address}": ' in told.err, said in told.err) == (
            70,
            True,
            True,
        )
    wishes = ("rivals-batman-joker", ("casual", "random"), 7, 3)
    simulate(*wishes, folder=tmp_path / "here", processes=1)
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes = [cluster.add_node(num_cpus=1)]

    def lose(done: int, total: int) -> None:
        if nodes and done >= 2:
            cluster.remove_node(nodes.pop(), allow_graceful=False)

    try:
        simulate(*wishes, folder=tmp_path / "there", cluster=cluster.address, progress=lose)
    finally:
        cluster.shutdown()
    assert not nodes
    here, there = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("here", "there"))
    assert here == there
