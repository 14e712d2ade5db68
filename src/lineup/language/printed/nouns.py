"""Printed wordings of cards, qualifiers and places."""

from __future__ import annotations

from lineup.language.grammar import phrase, reads
from lineup.language.words.places import Zone

reads(Zone, "zone", phrase("@your hand and/or discard pile", where=("hand", "discard")))
