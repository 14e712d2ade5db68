"""The choices of a game in words: switches, player counts, and the provenance of a box's texts."""

from __future__ import annotations

from typing import Final

from lineup.games.boxes import find_game
from lineup.language.sets import box

PROVENANCE: Final = ("real", "partial", "inferred", "stand-in")


def count_texts(game: str) -> dict[str, int]:
    """Count the cards of a box by the provenance of their text."""
    found = [dict(card.provenance).get("text", "") for card in box(game).cards]
    return {label: found.count(label) for label in PROVENANCE}


def usual_players(game: str) -> int:
    """Return the default number of players: four in teams, else two."""
    teams = [number for number, switches in find_game(game).by_players if ("teams", True) in switches]
    return teams[0] if teams else 2
