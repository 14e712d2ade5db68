"""Rules that were corrected since the first release: which of them can be why an older game does not play on."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from lineup.engine.definitions import Setup
from lineup.engine.saying import Listed, Said, say


@dataclass(frozen=True)
class Correction:
    """A rule that was corrected; the file says what the fields mean."""

    name: str
    rules: tuple[str, ...]
    needs: tuple[str, ...]
    games: tuple[str, ...] = ()

    def can_alter(self, setup: Setup, custom: bool) -> bool:
        """True if it can alter a game of these cards; `custom` if the game has people's own texts."""
        here = {name for card in setup.defs for name in (card.set, card.ref)} | ({"custom"} if custom else set())
        return here.issuperset(self.needs) and (not self.games or setup.game in self.games)


@cache
def read_corrections() -> tuple[Correction, ...]:
    """Read all corrections, oldest first."""
    text = (resources.files("lineup.games") / "corrections.toml").read_text(encoding="utf-8")
    return tuple(
        Correction(each["name"], tuple(each["rules"]), tuple(each["needs"]), tuple(each.get("games", ())))
        for each in tomllib.loads(text)["correction"]
    )


def corrected_since(setup: Setup, known: object, custom: bool) -> tuple[Correction, ...]:
    """Return the corrections since a game was made that knew `known` of them (none, if that is not a number)."""
    count = known if isinstance(known, int) and known >= 0 else 0
    return tuple(each for each in read_corrections()[count:] if each.can_alter(setup, custom))


def describe_corrections(found: Sequence[Correction]) -> Said | None:
    """Describe corrections in a sentence; None if there are none."""
    named: Said | None = None
    for each in found:
        one = say("correction", name=each.name, rules=Listed(each.rules, ""))
        named = one if named is None else say("list-semicolon", first=named, second=one)
    return None if named is None else say("corrected", corrections=named)
