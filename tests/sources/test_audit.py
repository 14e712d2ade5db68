"""The audit of installed packages lists known faults, and does not pass if a package could not be checked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from subprocess import CompletedProcess
from typing import Any

import pytest

from tools.audit import NONE, SOME, UNASKED, Run, audit

WHOLE = {"dependencies": [{"name": "rich", "version": "14.0", "vulns": []}], "fixes": []}
FAULT = {"id": "PYSEC-1", "fix_versions": ["14.1", "15.0"], "aliases": [], "description": "…"}
FAULTY = {"dependencies": [{"name": "rich", "version": "14.0", "vulns": [FAULT]}], "fixes": []}
SKIPPED = {"dependencies": [*WHOLE["dependencies"], {"name": "mine", "skip_reason": "mine, which is not on PyPI"}]}
PARTLY = {"dependencies": [*FAULTY["dependencies"], *SKIPPED["dependencies"]]}
CLEAN = {"auditReportVersion": 2, "vulnerabilities": {}, "metadata": {}}
HOLE = {"title": "Reads too much", "severity": "high", "url": "https://example.org"}
WITH_HOLES = {
    "vulnerabilities": {
        "vite": {"range": "<7.1", "fixAvailable": True, "via": [HOLE]},
        "plugin": {"range": "*", "fixAvailable": False, "via": ["vite"]},
    }
}
OFFLINE = {"error": {"code": "ENOTFOUND", "summary": "the registry was not found", "detail": ""}}


def saying(python: Any, browser: Any) -> Run:
    """What the programs say: a dict as JSON, a text as a complaint, an OSError where there is no program."""

    def run(command: Sequence[str]) -> CompletedProcess[str]:
        told = browser if command[0] == "npm" else python
        if isinstance(told, OSError):
            raise told
        if isinstance(told, str):
            return CompletedProcess(command, 1, "", told and f"a warning\n{told}\n")
        return CompletedProcess(command, 1, json.dumps(told), "")

    return run


def test_no_known_fault_is_good_news(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(saying(WHOLE, CLEAN)) == NONE
    told = "Python packages: no known faults.\nPackages of the browser client: no known faults.\n"
    assert capsys.readouterr().out == told


def test_each_known_fault_is_told_with_what_mends_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(saying(FAULTY, WITH_HOLES)) == SOME
    out = capsys.readouterr().out
    assert "Python packages: 1 known fault.\n  rich 14.0: PYSEC-1; mended in 14.1, 15.0\n" in out
    assert "client: 1 known fault.\n  vite <7.1: Reads too much; mended in another version\n" in out


@pytest.mark.parametrize(
    ("python", "browser", "why"),
    [
        (
            "ERROR: cannot connect to pypi.org",
            CLEAN,
            "Python packages, so it is not known whether they have faults: ERROR: cannot connect",
        ),
        (SKIPPED, CLEAN, "1 of 2, such as mine, which is not on PyPI"),
        ({"dependencies": []}, CLEAN, "pip-audit named no packages"),
        (WHOLE, OFFLINE, "browser client, so it is not known whether they have faults: the registry was not found"),
        (WHOLE, {"message": "405 Method Not Allowed", "error": {"summary": ""}}, "faults: 405 Method Not Allowed"),
        (WHOLE, {}, "npm did not say why"),
        (WHOLE, "", "no word of what is wrong"),
        (WHOLE, FileNotFoundError(2, "No such file or directory"), "npm: No such file or directory"),
    ],
)
def test_who_cannot_be_asked_is_told_and_has_an_exit_code_of_its_own(
    python: Any, browser: Any, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(saying(python, browser)) == UNASKED
    assert why in capsys.readouterr().out


def test_a_fault_counts_though_somebody_else_could_not_be_asked() -> None:
    assert audit(saying(FAULTY, OFFLINE)) == audit(saying("away", WITH_HOLES)) == audit(saying(PARTLY, CLEAN)) == SOME
