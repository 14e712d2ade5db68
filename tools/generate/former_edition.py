"""Keep a box as a commit had it: `python -m tools.generate.former_edition BOX COMMIT`, after its cards were changed.

Adds to the box's former.toml what its cards had at that commit, and which of today's cards were absent, so that logs,
saves and tables made then play on as they were.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from typing import Any, Final

from lineup.boxes import BOXES, FORMER
from lineup.language.editions import toml_value
from lineup.language.sets import box, read_cards

HEAD: Final = """\
# Former editions of this box, newest first: the fields in which cards differed from the next edition, and the cards
# that were absent. Logs and tables made with an edition find it by its digest. A published edition is never taken out.
"""


def former_edition(name: str, cards: str) -> str:
    """Return the entry of former.toml for the box whose cards.toml was `cards`; empty if nothing differs."""
    was = read_cards(BOXES[name], cards)
    if was.digest == box(name).digest:
        return ""
    before = {entry["id"]: entry for entry in tomllib.loads(cards)["card"]}
    now = {entry["id"]: entry for entry in tomllib.loads(box(name).source)["card"]}
    if gone := before.keys() - now.keys():
        raise ValueError(f"{', '.join(sorted(gone))}: a released card stays in cards.toml.")
    changed = {card: _differences(entry, now[card]) for card, entry in before.items()}
    lines = ["[[edition]]", f'digest = "{was.digest}"']
    if absent := [card for card in now if card not in before]:
        lines.append(f"absent = {toml_value(absent)}")
    for card, fields in changed.items():
        if fields:
            lines.append(f"[edition.cards.{card}]")
            lines += [f"{key} = {toml_value(value)}" for key, value in fields.items()]
    return "\n".join(lines) + "\n"


def _differences(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that differed; a field that is new today is blank in them."""
    blank = {key: type(value)() for key, value in now.items() if key not in was}
    found = {key: value for key, value in (blank | was).items() if now.get(key) != value}
    return {key: value for key, value in found.items() if key not in ("provenance", "rulings")}


def add_edition(former: str, entry: str) -> str:
    """Return the text of former.toml with one more edition, the newest."""
    _, found, rest = former.partition("[[edition]]")
    return "\n".join([HEAD, entry + (f"\n{found}{rest}" if found else "")])


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.generate.former_edition", description="Keep a former edition."
    )
    parser.add_argument("box", choices=[box.id for box in BOXES.values() if box.shipped])
    parser.add_argument("commit", help="the last commit with the cards to keep")
    options = parser.parse_args()
    folder = BOXES[options.box].folder
    shown = ["git", "show", f"{options.commit}:./cards.toml"]
    done = subprocess.run(shown, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        sys.exit(f"git cannot show cards.toml of {options.box} at {options.commit}: {done.stderr.strip()}")
    try:
        entry = former_edition(options.box, done.stdout)
    except ValueError as error:
        sys.exit(str(error))
    if not entry:
        sys.exit(f"The cards of {options.box} are as they were at {options.commit}; there is nothing to keep.")
    path = folder / FORMER
    path.write_text(add_edition(path.read_text(encoding="utf-8") if path.exists() else "", entry), encoding="utf-8")
    print(f"Wrote {path}. Now run: python -m tests.golden.rewrite && python -m tests.positions --write")


if __name__ == "__main__":
    main()
