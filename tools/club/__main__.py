"""Simulates evenings of a club: server, store, network, clocks, bots and people in one thread, each by its seed.

python -m tools.club [--minutes 10] [--first 0]     as many evenings as there is time for
python -m tools.club --seed 7 [--break NAME]        one of them again, event by event the same
python -m tools.club --breaks                       finds every fault that is put into the product on purpose

An evening in which something happens that must never happen is made as small as it can be, and told with its seed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from contextlib import nullcontext
from dataclasses import replace

from tools.club.breaking import BREAKS, break_product
from tools.club.evening import Plan, Report, make_plan, run_evening, shrink


def tell(report: Report) -> None:
    print(
        f"{report.plan}: {report.answers} answers, {report.announced} positions, {report.faults} faults, "
        f"{report.simulated:.0f} s in {report.took:.0f} s, trace {report.trace}",
        flush=True,
    )
    for each in report.violations[:5]:
        print(f"  {each}")


def run_for(minutes: float, first: int) -> bool:
    """Run evenings for so long; return whether all of them went well."""
    end, seed = time.monotonic() + 60 * minutes, first
    answers = faults = announced = evenings = failed = 0
    while time.monotonic() < end:
        report = run_evening(make_plan(seed))
        answers, faults, announced = answers + report.answers, faults + report.faults, announced + report.announced
        evenings += 1
        if report.violations:
            failed += 1
            tell(report)
            print(f"  the smallest: {make_small(report.plan)}", flush=True)
        seed += 1
    print(
        f"{evenings:,} evenings, {answers:,} answers written, {announced:,} positions announced, {faults:,} faults: "
        f"{failed} with a violation."
    )
    return not failed


def make_small(plan: Plan) -> Plan:
    return shrink(plan, lambda each: bool(run_evening(each, to_first=True).violations))


def find_breaks(minutes: float, first: int) -> bool:
    """Look for each fault in turn, for so long each; return whether all were found and replayed."""
    found = 0
    for name in BREAKS:
        start, seed = time.monotonic(), first
        with break_product(name):
            while time.monotonic() - start < 60 * minutes:
                report = run_evening(make_plan(seed), to_first=True)
                if report.violations:
                    again = run_evening(report.plan, to_first=True)
                    same = (again.trace, again.violations) == (report.trace, report.violations)
                    took = time.monotonic() - start
                    replayed = "replayed" if same else "NOT replayed"
                    print(
                        f"{name}: found by seed {seed} after {took:.0f} s, {replayed}: {report.violations[0]}",
                        flush=True,
                    )
                    found += same
                    break
                seed += 1
            else:
                print(f"{name}: NOT found", flush=True)
    return found == len(BREAKS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.club", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="of this machine's time (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (%(default)s)")
    parser.add_argument("--seed", type=int, help="run this evening alone, and tell its faults")
    parser.add_argument("--seconds", type=float, help="with --seed: make the evening so short")
    parser.add_argument("--break", dest="broken", choices=BREAKS, help="break the product in this way")
    parser.add_argument("--breaks", action="store_true", help="look for every fault that is put in on purpose")
    wanted = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is chance too
        os.execve(
            sys.executable, [sys.executable, "-m", "tools.club", *sys.argv[1:]], {**os.environ, "PYTHONHASHSEED": "0"}
        )
    if wanted.breaks:
        sys.exit(not find_breaks(wanted.minutes, wanted.first))
    with break_product(wanted.broken) if wanted.broken else nullcontext():
        if wanted.seed is None:
            sys.exit(not run_for(wanted.minutes, wanted.first))
        plan = make_plan(wanted.seed)
        report = run_evening(replace(plan, seconds=wanted.seconds) if wanted.seconds else plan)
    tell(report)
    for each in report.story:
        print(f"  {each}")
    sys.exit(bool(report.violations))


if __name__ == "__main__":
    main()
