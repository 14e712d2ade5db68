"""The suite's own machinery, tried on small suites in a scratch folder: proofs of rules, event loops, random order."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent

PROOFS = """
import pytest
from tests.harness.rule import card, rule

@rule("HU-ATK-03", "HU-ATK-04")
def test_two(): pass

@pytest.mark.parametrize("case", [1, pytest.param(2, marks=rule("HU-ATK-06"))])
@rule("HU-ATK-05")
@card("katana")
def test_cases(case): pass

@rule("HU-ATK-04")
def test_other(): pass

@rule("HU-ATK-07")
def test_skipped(): pytest.skip("cannot run here")

def test_plain(): pass

@pytest.mark.slow
def test_slow(): assert False
"""

MAP = {
    "HU-ATK-03": ["tests/test_it.py::test_two"],
    "HU-ATK-04": ["tests/test_it.py::test_other", "tests/test_it.py::test_two"],
    "HU-ATK-05": ["tests/test_it.py::test_cases"],
    "HU-ATK-06": ["tests/test_it.py::test_cases"],
}


class Suite:
    """A suite of one module with our plugin, in a folder laid out like the repository."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.map = root / "src/lineup/ledger/tested.json"
        (root / "tests/harness").mkdir(parents=True)
        self.map.parent.mkdir(parents=True)
        self.map.write_text("{}\n")
        for name in ("__init__.py", "conftest.py", "harness/__init__.py", "harness/budget.py", "harness/rule.py"):
            shutil.copy(HERE / name, root / "tests" / name)
        shutil.copy(HERE.parent / "pyproject.toml", root)

    def run(self, tests: str, *options: str, **variables: str) -> tuple[int, str]:
        """Run the tests; exit status and output."""
        (self.root / "tests/test_it.py").write_text(tests)
        outer = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "LINEUP_"))}
        outer["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # other packages bring slow ones
        command = [sys.executable, "-m", "pytest", "-p", "xdist", "-p", "no:cacheprovider", *options]
        done = subprocess.run(
            command, cwd=self.root, env=outer | variables, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout + done.stderr


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return Suite(tmp_path)


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_green_run_writes_the_tests_that_ran_and_passed(suite: Suite, workers: str) -> None:
    assert suite.run(PROOFS, "-n", workers, "--write-rule-map")[0] == 0
    assert json.loads(suite.map.read_text()) == MAP


def test_a_current_map_passes_and_a_stale_one_fails_a_green_run(suite: Suite) -> None:
    suite.map.write_text(json.dumps(MAP, indent=2) + "\n")
    assert suite.run(PROOFS)[0] == 0
    suite.map.write_text("{}\n")
    status, output = suite.run(PROOFS, "-n", "2")
    assert status == 1
    assert "The rule map src/lineup/ledger/tested.json is stale: run make docs." in output
    assert suite.map.read_text() == "{}\n"


@pytest.mark.slow
def test_a_red_run_writes_nothing(suite: Suite) -> None:
    status, _ = suite.run(PROOFS + "\ndef test_red(): assert False\n", "--write-rule-map")
    assert status == 1
    assert suite.map.read_text() == "{}\n"


@pytest.mark.slow
@pytest.mark.parametrize("selection", ["-ktwo", "-mslow or not slow", "--rule=HU-ATK-03", "tests/test_it.py"])
def test_a_part_of_the_suite_cannot_write_the_map(suite: Suite, selection: str) -> None:
    status, output = suite.run(PROOFS, "--write-rule-map", selection)
    assert status == 4
    assert "--write-rule-map needs the whole suite" in output


@pytest.mark.slow
def test_a_part_of_the_suite_is_not_compared(suite: Suite) -> None:
    assert suite.run(PROOFS, "tests/test_it.py")[0] == 0
    assert suite.run(PROOFS, LINEUP_UNDO="1")[0] == 0


@pytest.mark.slow
def test_the_proofs_of_a_rule_or_card_can_be_run_alone(suite: Suite) -> None:
    assert "1 passed" in suite.run(PROOFS, "--rule", "hu-atk-03")[1]
    assert "2 passed" in suite.run(PROOFS, "--card", "heroes-unite/katana")[1]
    status, output = suite.run(PROOFS, "--rule", "HU-ATK-99")
    assert status == 4
    assert 'There is no rule "HU-ATK-99"' in output


@pytest.mark.slow
def test_wrong_marks_fail_at_collection(suite: Suite) -> None:
    wrong = {
        '@rule("HU-ATK-97")': 'There is no rule "HU-ATK-97"; near it are HU-ATK-',
        '@pytest.mark.rule("HU-ATK-98")': 'test_it: There is no rule "HU-ATK-98"; near it are HU-ATK-',
        '@rule(*(f"HU-ATK-0{n}" for n in range(1, 7)))': "test_it names 6 rules; at most 5 fit one test",
        '@card("a", "b", "c", "d", "e", "f")': "test_it names 6 cards; at most 5 fit one test",
        '@card("Kyle Rayner")': "'Kyle Rayner' is no card id",
        '@pytest.mark.slow\n@rule("HU-ATK-01")': "test_it proves HU-ATK-01 but is slow",
    }
    head = "import pytest\nfrom tests.harness.rule import card, rule\n"
    for number, marks in enumerate(wrong):
        (suite.root / f"tests/test_{number}.py").write_text(f"{head}{marks}\ndef test_it(): pass\n")
    status, output = suite.run("")
    assert status == 2
    assert f"{len(wrong)} errors during collection" in output
    assert [complaint for complaint in wrong.values() if complaint not in output] == []


@pytest.mark.slow
def test_a_clause_is_not_counted_beside_the_one_it_restates(suite: Suite) -> None:
    ids = [
        "CONF-END-01",
        "CONF-OVER-02",
        "CONF-TURN-06",
        "CONF-CONFR-09",
        "HU-ATK-01",
        "HU-ATK-02",
        "HU-ATK-03",
    ]
    test = f"from tests.harness.rule import rule\n@rule(*{ids})\ndef test_it(): pass\n"
    assert suite.run(test, "--write-rule-map")[0] == 0
    assert sorted(json.loads(suite.map.read_text())) == sorted(ids)


LOOPS = """
import asyncio
import pytest

def test_begins_a_loop():
    loop = asyncio.new_event_loop()
    asyncio._set_running_loop(loop)
    loop.close()

def test_finds_it(): pass
"""


def test_a_test_that_finds_an_event_loop_running_fails_and_says_what_ran_before(suite: Suite) -> None:
    status, output = suite.run(LOOPS)
    assert status == 1
    assert "1 passed, 1 error" in output
    assert "An event loop was running as this test began, so that asyncio.run refuses; before it ran" in output
    assert "before it ran tests/test_it.py::test_begins_a_loop." in output


ORDER = """
import pytest

@pytest.mark.parametrize("number", range(8))
def test_order(number): print(f"<{number}>", end="")
"""


def test_a_seed_shuffles_the_tests_the_same_way_each_time(suite: Suite) -> None:
    first, again = ("".join(re.findall(r"<(\d)>", suite.run(ORDER, "-s", "--shuffle", "a")[1])) for _ in range(2))
    assert sorted(first) == list("01234567")
    assert first == again != "01234567"
