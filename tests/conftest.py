"""Notes which rules were proven by tests that ran and passed, and keeps the rule map honest.

The map, src/lineup/ledger/tested.json, is written by `make docs` (`--write-rule-map`) and compared
at the end of every whole and green run; a stale map makes the run fail.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
from collections.abc import Generator
from pathlib import Path
from random import Random

import hypothesis
import pytest

from lineup import ledger
from tests.harness import rule
from tests.harness.budget import FUZZ

RULE_MAP = Path(__file__).parent.parent / "src/lineup/ledger/tested.json"

# Where the table, the terminal, the lab and the tools are tested, which are the same on every build of the engine.
TOOLS = ("test_docs.py", "test_mutate.py", "test_mutate_engine.py", "test_rule_map.py")
AROUND = ("boxes", "browser", "cli", "envs", "lab", "ledger", "running", "sources", "table", *TOOLS)

# Options that leave tests out. `-m` is looked at apart, since "not slow" is the whole suite.
_SELECTING = (
    "keyword",
    "deselect",
    "ignore",
    "ignore_glob",
    "lf",
    "stepwise",
    "collectonly",
    "only_rule",
    "only_card",
)

# The same examples on every machine and every run, and no verdict that depends on the machine's speed; `make fuzz`
# looks for others.
hypothesis.settings.register_profile("lineup", derandomize=not FUZZ, deadline=None, database=None)
hypothesis.settings.load_profile("lineup")


gc.disable()  # what is imported and collected stays


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("lineup")
    group.addoption("--write-rule-map", action="store_true", help="write the rule map after a green run")
    group.addoption("--rule", action="append", dest="only_rule", metavar="ID", help="run the proofs of a rule")
    group.addoption("--card", action="append", dest="only_card", metavar="ID", help="run the proofs of a card")
    group.addoption("--shuffle", metavar="SEED", help="run the tests in random order, the same for the same seed")


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):  # a worker of xdist; its reports go to the controller
        return
    if config.getoption("write_rule_map") and not _whole(config):
        raise pytest.UsageError("--write-rule-map needs the whole suite: no selection and no LINEUP_UNDO.")
    try:
        _wanted(config)
    except (LookupError, ValueError) as error:
        raise pytest.UsageError(str(error)) from None
    config.pluginmanager.register(RuleMap(config), "lineup-rule-map")


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, object, object]:
    """Check the marks of each test as it is collected, and let its reports carry its rules."""
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Function):
            if fault := rule.fault(item):
                raise pytest.Collector.CollectError(fault)
            if rules := rule.rules_of(item):
                item.user_properties.append(("rules", rules))
    return made


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what plays around the engine; keep only the proofs asked for by --rule and --card; slow ones come first, so
    that no process is left alone with one at the end. With --shuffle all come in any order."""
    for item in items:
        if item.path.relative_to(Path(__file__).parent).parts[0] in AROUND:
            item.add_marker(pytest.mark.around)
    if wanted := _wanted(config):
        kept = [item for item in items if wanted.intersection(rule.rules_of(item) + rule.cards_of(item))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    if (seed := config.getoption("shuffle")) is not None:
        Random(seed).shuffle(items)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """From here on look for garbage, but not among the thousands of tests."""
    gc.freeze()
    gc.enable()


_FOUND = pytest.StashKey[bool]()  # whether an event loop was running as a test began
_before = "nothing"  # the test that ran last


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    global _before
    item.stash[_FOUND] = asyncio._get_running_loop() is not None
    try:
        return (yield)
    finally:
        _before = item.nodeid


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test that starts while an event loop runs in its thread: it could not run one itself."""
    if item.stash.get(_FOUND, False):  # nothing is noted where a test is run by itself, as tests.mutate does
        pytest.fail(
            f"An event loop was running as this test began, so that asyncio.run refuses; before it ran {_before}. "
            "A loop must end with the test that began it, or be hidden as in tests/browser/conftest.py.",
            pytrace=False,
        )


class RuleMap:
    """Gathers the reports of a run, in one process or many, and writes or checks the rule map."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.rules: dict[str, set[str]] = {}
        self.unproven: set[str] = set()
        self.verdict = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid.partition("[")[0]  # the cases of a parametrised test prove it together
        for name, rules in report.user_properties:
            if name == "rules" and isinstance(rules, list):
                self.rules.setdefault(test, set()).update(rules)
        if not report.passed:
            self.unproven.add(test)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus != pytest.ExitCode.OK or not _whole(self.config):
            return
        text = self.text()
        if self.config.getoption("write_rule_map"):
            RULE_MAP.write_text(text, encoding="utf-8")
        elif not RULE_MAP.exists() or RULE_MAP.read_text(encoding="utf-8") != text:
            name = RULE_MAP.relative_to(self.config.rootpath)
            self.verdict = f"The rule map {name} is stale: run make docs."
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.verdict:
            terminalreporter.write_line(self.verdict, red=True)

    def text(self) -> str:
        """The rule map as JSON: rule id to the tests that proved it, both sorted."""
        proofs: dict[str, list[str]] = {}
        for test in sorted(self.rules.keys() - self.unproven):
            for id in self.rules[test]:
                proofs.setdefault(id, []).append(test)
        return json.dumps(proofs, indent=2, sort_keys=True) + "\n"


def _whole(config: pytest.Config) -> bool:
    """Whether this run covers the suite as `make test` does."""
    return (
        config.args == config.getini("testpaths")
        and config.getoption("markexpr") == "not slow"
        and not any(config.getoption(name, None) for name in _SELECTING)
        and not os.environ.get("LINEUP_UNDO")
    )


def _wanted(config: pytest.Config) -> set[str]:
    """The rules and cards asked for by --rule and --card; rule ids and card ids never look alike."""
    rules = {ledger.find_clause(id).id for id in config.getoption("only_rule") or ()}
    return rules | {rule.card_id(id) for id in config.getoption("only_card") or ()}
