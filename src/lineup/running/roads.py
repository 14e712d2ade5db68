"""Jobs with seeds, done on one of two roads: by processes of this machine, or on a Ray cluster; or a share of them.

What a job comes to follows from the job alone, so the road changes no result, only the order in which they come.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import Final, NamedTuple, TypeVar

from lineup.engine.saying import say
from lineup.errors import LineUpError
from lineup.running.cluster import work_on_cluster
from lineup.running.workers import Lost, WorkerError, WorkWatch, count_processes, work_together

MOST: Final = 20  # games of a job: a worker has them all in memory
Shard = tuple[int, int]
Job = TypeVar("Job")
Result = TypeVar("Result")


class RoadError(LineUpError, ValueError):
    """Raised for a `--shard I/N` that is malformed or out of range."""


class Road(NamedTuple):
    """The workers for jobs: a number of processes (all cores if None) or a cluster; and which share, the Ith of N."""

    processes: int | None = None
    cluster: str = ""
    shard: Shard = (1, 1)

    @property
    def does_all(self) -> bool:
        """No other shard does any of the jobs."""
        return self.shard == (1, 1)

    def share_of(self, jobs: Sequence[Job]) -> Sequence[Job]:
        """The jobs of this shard: of N, every Nth."""
        return jobs[self.shard[0] - 1 :: self.shard[1]]

    def do_jobs(self, jobs: Sequence[Job], work: Callable[[Job], Result]) -> Generator[tuple[Job, Result]]:
        """Do all of these jobs: yield each with its result as it comes, in any order, and raise what `work` raises.

        `work` is a function of a module, jobs and results are plain data. Whoever stops asking ends it; processes of
        its own are gone then. WorkerError or ClusterError if those who work were lost.
        """
        if self.cluster:
            return work_on_cluster(jobs, work, self.cluster)
        count = count_processes(self.processes, max(len(jobs), 1))
        return _do_alone(jobs, work) if count == 1 else _do_together(jobs, work, count)


def _do_alone(jobs: Sequence[Job], work: Callable[[Job], Result]) -> Generator[tuple[Job, Result]]:
    for job in jobs:
        yield job, work(job)


def _do_together(jobs: Sequence[Job], work: Callable[[Job], Result], processes: int) -> Generator[tuple[Job, Result]]:
    with closing(work_together(jobs, partial(_do_unwatched, work), processes)) as results:
        for job, result in results:
            if isinstance(result, Lost):
                raise WorkerError
            yield job, result


def _do_unwatched(work: Callable[[Job], Result], job: Job, watch: WorkWatch) -> Result:
    return work(job)


def job_size(games: int) -> int:
    """Return the number of games in a job: it never depends on the number of processes."""
    return max(1, min(games // 50, MOST))


def read_shard(text: str) -> Shard:
    """Return I and N of "I/N", (1, 1) of nothing; RoadError if it is neither."""
    if not text:
        return 1, 1
    words = text.split("/")
    if len(words) == 2 and all(word.isdecimal() and len(word) < 7 for word in words):
        number, of = map(int, words)
        if 1 <= number <= of:
            return number, of
    raise RoadError(say("error-shard", shard=text))
