"""Work on a Ray cluster: tasks, scheduling, and trying again where a machine was lost are Ray's.

Every machine of the cluster has this package installed; what is sent there and back is plain data.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from lineup.engine.saying import say
from lineup.errors import LineUpError

RETRIES: Final = 5  # of a job whose machine or process was lost
PATIENCE: Final = 10.0  # seconds for a machine to answer at all
Job = TypeVar("Job")
Result = TypeVar("Result")


class ClusterError(LineUpError, RuntimeError):
    """A cluster that cannot be reached, or was lost."""


def work_on_cluster(jobs: Iterable[Job], work: Callable[[Job], Result], address: str) -> Generator[tuple[Job, Result]]:
    """Do jobs on a cluster: each with its result as it comes. What `work` raises there is raised here."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (RayError, OSError, RuntimeError, ValueError) as error:
        raise ClusterError(say("error-cluster", address=address, error=_first_line(error))) from None
    try:
        task = ray.remote(max_retries=RETRIES)(work)
        left = iter(jobs)
        busy = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        head = ray.get_runtime_context().gcs_address
        running: dict[Any, Job] = {task.remote(job): job for job in islice(left, busy)}
        while running:
            ready = ray.wait(list(running), timeout=PATIENCE)[0]
            if not ready:
                _check_reachable(head)
            for done in ready:
                job = running.pop(done)
                following = next(left, None)
                if following is not None:
                    running[task.remote(following)] = following
                yield job, ray.get(done)
    except RayTaskError as error:
        raise error.cause from None
    except (RayError, OSError) as error:
        raise ClusterError(say("error-cluster-lost", address=address, error=_first_line(error))) from None
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Raise OSError or ValueError if nothing listens there: Ray would try for minutes and say much meanwhile."""
    if address == "auto":  # the one this machine is part of
        return
    where = urlsplit(address if "://" in address else f"//{address}")
    if where.hostname is None or where.port is None:
        raise ValueError("an address is such as 10.0.0.1:6379, or auto")
    socket.create_connection((where.hostname, where.port), timeout=PATIENCE).close()


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
