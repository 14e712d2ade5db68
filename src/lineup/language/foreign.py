"""Texts typed in other languages than English. `lineup.speech` knows those languages and sets their reader here."""

from __future__ import annotations

from collections.abc import Callable

# Returns a text with each line it can read in our English wording, and every other line as it was typed.
reader: Callable[[str], str] | None = None
