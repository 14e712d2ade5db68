"""The simulated club: a short swarm, replayed by its seeds, and faults put into the product that it finds."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

import lineup.table
from tools.club.breaking import break_product
from tools.club.evening import FAULTS, Plan, run_evening, shrink

SHORT: Final = Plan(seed=1, people=3, tables=1, seconds=8.0, quiet=4.0, between=3.0, faults=("kill", "disk", "cut"))
# Nothing of the product has failed so far. This one found threads and orders by address in the simulation itself.
KEPT: Final = (replace(SHORT, seed=6, tables=2, faults=("restart", "pause", "slow", "half-open", "clock")),)
READING: Final = {  # what only `lineup.running.world` may read
    "time": {"time", "monotonic", "perf_counter", "thread_time", "process_time"},
    "datetime": {"now", "today"},
    "secrets": {"token_hex", "choice", "randbelow", "randbits", "token_bytes", "token_urlsafe"},
    "random": {"random", "Random", "choice", "randrange", "randint"},
}


def test_an_evening_with_faults_goes_well_and_its_seed_repeats_it() -> None:
    one, two = run_evening(SHORT), run_evening(SHORT)
    assert one.violations == []
    assert one.faults > 0
    assert one.answers > 10
    assert (one.trace, one.story, one.answers) == (two.trace, two.story, two.answers)


@pytest.mark.parametrize("plan", KEPT, ids=str)
def test_a_seed_that_failed_once_goes_well(plan: Plan) -> None:
    assert run_evening(plan).violations == []


@pytest.mark.parametrize("name", ["announced before the commit", "a message is told twice", "a clock is read directly"])
def test_a_fault_put_into_the_product_is_found(name: str) -> None:
    with break_product(name):
        assert run_evening(
            Plan(seed=2, people=2, tables=1, seconds=4.0, quiet=1.0, faults=()), to_first=True
        ).violations


def test_a_plan_shrinks_to_what_is_needed_to_fail() -> None:
    plan = Plan(seed=3, people=9, tables=4, seconds=100.0)
    small = shrink(plan, lambda each: "disk" in each.faults and each.tables >= 2)
    assert (small.faults, small.tables, small.people) == (("disk",), 2, 1)
    assert set(plan.faults) == set(FAULTS)


def test_the_table_gets_time_and_chance_from_its_world_alone() -> None:
    for file in sorted(Path(lineup.table.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert node.attr not in READING.get(node.value.id, ()), f"{file}:{node.lineno}"
            elif isinstance(node, ast.ImportFrom) and node.module in READING:
                names = {each.name for each in node.names}
                assert not names & READING[node.module], f"{file}:{node.lineno}"
