"""Who plays many games, as typed: processes, a cluster, a share of them."""

from __future__ import annotations

from lineup.commands.shared.output import Complaint, need
from lineup.lab.roads import Road, read_shard


def read_road(processes: int | None, cluster: str, shard: str, kept: bool) -> Road:
    """Who plays many games, and which share of them; `kept` says whether a folder and a seed are named."""
    if processes is not None and processes < 1:
        raise Complaint(f"--processes {processes}: at least 1 process is needed.")
    if cluster:
        need("A cluster", "cluster", "ray")
    if cluster and processes is not None:
        raise Complaint(f"--processes {processes}: the cluster has its own; leave it out, or --cluster.")
    if shard and not kept:
        raise Complaint(f"--shard {shard}: name a folder by --out, and the --seed that all shards have.")
    return Road(processes, cluster, read_shard(shard))
