"""Worker processes: results of jobs, errors of failed ones, and no process is left over."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lineup.running.limits import Limits
from lineup.running.roads import Road
from lineup.running.workers import NOBODY, Lost, WorkerError, _serve_jobs, work_together
from tests.running.jobs import shout, work


@pytest.fixture(autouse=True)
def _no_process_left() -> Iterator[None]:
    before = set(multiprocessing.active_children())  # a server of other tests may be among them
    yield
    assert set(multiprocessing.active_children()) <= before


def test_a_process_that_dies_or_hangs_costs_its_job_alone() -> None:
    done = dict(work_together(["hang", "die", "full", "a"], work, 2, Limits(answer=0.5)))
    assert done == {"hang": Lost("time-out", 7), "die": Lost("crash", 7), "full": Lost("crash", NOBODY), "a": "A"}


def test_a_process_whose_parent_is_gone_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[tuple[int, int]] = []
    monkeypatch.setattr("lineup.running.workers.os.dup2", lambda old, new: turned.append((old, new)))
    near, far = multiprocessing.Pipe()
    near.send("a")
    near.close()
    _serve_jobs(far, [NOBODY, 0.0], work, 0)  # type: ignore[arg-type]
    far.close()
    assert turned == [(2, 1)]  # what bots print is no output of ours


def test_what_a_job_raises_is_raised_here_and_ends_the_others() -> None:
    with pytest.raises(LookupError, match="no idea") as raised:
        dict(Road(2).do_jobs(["hang", "raise"], shout))
    assert "in _serve_jobs" in raised.value.__notes__[0]  # where it was raised there


def test_a_road_whose_process_died_ends_with_a_sentence() -> None:
    assert dict(Road(2).do_jobs(["a", "b", "c"], shout)) == {"a": "A", "b": "B", "c": "C"}
    with pytest.raises(WorkerError, match="A worker process died"):
        dict(Road(2).do_jobs(["die", "hang"], shout))


SCRIPT = """
from lineup.running.roads import Road
from tests.running.jobs import shout

dict(Road(2).do_jobs(["a", "b"], shout))
"""


@pytest.mark.slow
def test_a_script_without_a_guard_is_told_so(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    root = Path(__file__).parent.parent.parent
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(root)!r})\n" + SCRIPT]
    assert subprocess.run(command, capture_output=True, text=True, check=False, cwd=root).returncode == 0
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True, text=True, check=False, cwd=root, env={"PYTHONPATH": f"{root}/src:{root}"},
    )  # fmt: skip
    assert done.returncode == 1
    assert 'the calling script lacks `if __name__ == "__main__":`' in done.stderr
