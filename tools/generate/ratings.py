"""Write the ratings that people are shown: `lineup arena --bots A,B,… --json | python -m tools.generate.ratings`.

They are those of that arena's standings, kept in the package with what was played.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lineup.bots.hosting import registry

FILE = Path(registry.__file__).parents[1] / "trained" / "ratings.json"


def kept(arena: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of an arena, as its JSON tells of it."""
    standings = sorted(arena["standings"], key=lambda each: float(each["rating"]))
    return {
        "games": arena["games"],
        "conditions": arena["conditions"],
        "ways": arena["ways"],
        "ratings": {each["bot"]: round(each["rating"], 1) for each in standings},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(kept(json.load(sys.stdin)), indent=1) + "\n", "utf-8")
    print(FILE)
