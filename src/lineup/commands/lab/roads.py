"""The workers for many games, as typed: processes, a cluster, a share of them."""

from __future__ import annotations

from lineup.commands.shared.output import CommandError, require_packages
from lineup.running.roads import Road, read_shard


def read_road(processes: int | None, cluster: str, shard: str, kept: bool) -> Road:
    """Return the workers for many games, and the share to play; `kept` says whether a folder and a seed are named."""
    if processes is not None and processes < 1:
        raise CommandError(f"--processes {processes}: at least 1 process is needed.")
    if cluster:
        require_packages("A cluster", "cluster", "ray")
    if cluster and processes is not None:
        raise CommandError(f"--processes {processes}: the cluster has its own; leave it out, or --cluster.")
    if shard and not kept:
        raise CommandError(f"--shard {shard}: name a folder by --out, and the --seed that all shards have.")
    return Road(processes, cluster, read_shard(shard))
