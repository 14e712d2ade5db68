"""Asks those who know for faults in what we install: PyPI's advisories for Python, npm's for the browser client.

`python -m tools.audit` ends with 0 if none is known, with 1 if some are, which it lists, and with 3 if somebody could
not be asked, or did not know all packages: that is no good news.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
NONE, SOME, UNASKED = 0, 1, 3  # exit codes; 2 is that of a wrong command line
PYTHON: Final = (
    *(sys.executable, "-m", "pip_audit", "--requirement", "constraints.txt", "--no-deps", "--disable-pip"),
    *("--format", "json", "--progress-spinner", "off"),
)
BROWSER: Final = ("npm", "--prefix", "web", "audit", "--package-lock-only", "--json")
Run = Callable[[Sequence[str]], "subprocess.CompletedProcess[str]"]


class Fault(NamedTuple):
    """A fault that is known of a package."""

    package: str
    name: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.package}: {self.name}; {self.remedy}"


class Unasked(Exception):
    """Somebody could not be asked, or did not know all; the message says why, `found` is what they told."""

    def __init__(self, why: str, found: Sequence[Fault] = ()) -> None:
        super().__init__(why)
        self.found = found


def run_here(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def in_python(run: Run) -> list[Fault]:
    """The faults known of the Python packages of constraints.txt; Unasked if that cannot be said of all of them."""
    packages = _asked(run, PYTHON).get("dependencies")
    if not isinstance(packages, list) or not packages:
        raise Unasked("pip-audit named no packages")
    found = [
        Fault(f"{each['name']} {each['version']}", fault["id"], _remedy(", ".join(fault["fix_versions"])))
        for each in packages
        for fault in each.get("vulns", ())
    ]
    unknown = [each for each in packages if "skip_reason" in each]
    if unknown:
        raise Unasked(f"{len(unknown)} of {len(packages)}, such as {unknown[0]['skip_reason']}", found)
    return found


def in_browser(run: Run) -> list[Fault]:
    """The faults known of the packages the browser client is built with."""
    told = _asked(run, BROWSER)
    if not isinstance(told.get("vulnerabilities"), dict):
        error = told.get("error")
        summary = error.get("summary") if isinstance(error, dict) else ""
        raise Unasked(str(summary or told.get("message") or "npm did not say why"))
    return [
        Fault(f"{name} {each['range']}", cause["title"], _remedy("another version" if each["fixAvailable"] else ""))
        for name, each in told["vulnerabilities"].items()
        for cause in each["via"]
        if isinstance(cause, dict)  # else the fault of another package in this list
    ]


def _asked(run: Run, command: Sequence[str]) -> dict[str, Any]:
    """What a program tells as JSON, whatever its exit code."""
    try:
        done = run(command)
        told = json.loads(done.stdout)
    except OSError as error:
        raise Unasked(f"{command[0]}: {error.strerror}") from None
    except ValueError:
        lines = done.stderr.strip().splitlines() or ["no word of what is wrong"]
        raise Unasked(lines[-1]) from None
    return told if isinstance(told, dict) else {}


def _remedy(versions: str) -> str:
    return f"mended in {versions}" if versions else "nothing mends it yet"


def audit(run: Run = run_here) -> int:
    """Ask all, tell what they know; the exit code."""
    faults, unasked = list[Fault](), False
    for what, ask in (("Python packages", in_python), ("packages of the browser client", in_browser)):
        try:
            found: Sequence[Fault] = ask(run)
            print(f"{what[0].upper()}{what[1:]}: {len(found) or 'no'} known fault{'' if len(found) == 1 else 's'}.")
        except Unasked as error:
            unasked, found = True, error.found
            print(f"Not all could be asked about the {what}, so it is not known whether they have faults: {error}")
        for each in found:
            print(f"  {each}")
        faults += found
    return SOME if faults else UNASKED if unasked else NONE


if __name__ == "__main__":
    sys.exit(audit())
