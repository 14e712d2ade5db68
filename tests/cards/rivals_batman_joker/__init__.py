"""Rivals: Batman vs The Joker, card by card."""

from __future__ import annotations

from typing import Any

from tests.harness.scenario import Scenario, game

BOX = "rivals-batman-joker"


def duel(me: str, **how: Any) -> Scenario:
    """A game of the box with A as the named Character and B as the rival, at the start of A's main part.

    Batman reacts to Heroes and Equipment, The Joker to Villains and Super Powers; A is the one whom the card under
    test leaves cold, unless it is the Character itself that is tested.
    """
    rival = "The Joker" if me == "Batman" else "Batman"
    return game(box=BOX, heroes=[me, rival], **how)
