"""Words of other games and other spellings, answered with ours."""

from __future__ import annotations

from lineup.language.grammar import synonym

for _wrong, _right in (
    ("trash", "destroy"),
    ("banish", "destroy"),
    ("exile", "destroy"),
    ("remove", "destroy"),
    ("acquire", "gain"),
    ("obtain", "gain"),
    ("take", "gain"),
    ("opponent", "foe"),
    ("enemy", "foe"),
    ("rival", "foe"),
    ("partner", "teammate"),
    ("ally", "teammate"),
    ("graveyard", "discard pile"),
    ("money", "Power"),
    ("coins", "Power"),
    ("coin", "Power"),
    ("strength", "Power"),
    ("costing", "with cost"),
    ("show", "reveal"),
):
    synonym(_wrong, _right)
