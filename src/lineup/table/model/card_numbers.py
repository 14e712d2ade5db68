"""Card numbers on the wire: each viewer has their own, and a hidden card gets a new one.

A number tells two equal cards apart only as long as its viewer could follow them by eye. The engine's numbers would
tell more: which of seven Punches is played would show where the others lie.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from lineup.engine import zones as z
from lineup.engine.happenings import Event, Forgotten, Moved
from lineup.engine.state import ALL
from lineup.engine.view import View
from lineup.running.world import random_below

HIDDEN: Final = -1
START: Final = 1 << 24  # the first number lies below it, so that one from before a restart is hardly ever taken again
KEPT: Final = 64  # how many answers back the numbers of then are still known: more than are ever taken back unannounced


class ViewerNumbers:
    """The numbers by which one viewer knows cards, now and a few answers back."""

    def __init__(self, viewer: int, following: int = -1) -> None:
        self.viewer = viewer
        self._next = following if following >= 0 else random_below(START)
        self._answers = -1  # given when the numbers were made last
        self._now: dict[int, int] = {}  # the numbers of then, by card
        # Before that: how many answers, the next number then, and by turns the cards and numbers that were lost since.
        self._past: tuple[tuple[int, int, array[int]], ...] = ()

    def copy(self) -> ViewerNumbers:
        """The same numbers, to go on with."""
        new = ViewerNumbers(self.viewer, self._next)
        new._answers, new._now, new._past = self._answers, self._now, self._past
        return new

    def number_cards(self, seen: View, history: Sequence[Sequence[Event]]) -> dict[int, int]:
        """Return the number of every card the viewer sees now; `history` holds the events of the deal, then of
        each answer.
        """
        answers = len(history) - 1
        if self._answers == answers:
            return self._now
        before, following = self._now, self._next
        lost: set[int] = set()
        if self._answers >= 0:
            lost = {card for story in history[self._answers + 1 :] for card in self._lost_cards(story, seen.setup.sees)}
        now: dict[int, int] = {}
        for card in in_sight(seen):
            if card not in now:
                number = HIDDEN if card in lost else before.get(card, HIDDEN)
                if number < 0:
                    number = self._next
                    self._next += 1
                now[card] = number
        if self._answers >= 0:
            gone = [each for card, number in before.items() if now.get(card) != number for each in (card, number)]
            self._past = (*self._past[1 - KEPT :], (self._answers, following, array("i", gone)))
        self._answers, self._now = answers, now
        return now

    def go_back(self, number: int) -> None:
        """Go back to an earlier answer; the numbers of that time hold again."""
        while self._answers > number:
            self._answers, following, gone = self._past[-1] if self._past else (-1, 0, array("i"))
            self._past = self._past[:-1]
            self._now = {card: number for card, number in self._now.items() if number < following}
            each = iter(gone)
            self._now.update(zip(each, each, strict=True))

    def first_since(self, answers: int) -> int:
        """Return the first number unused after that many answers; 0 if that is too long ago."""
        if self._answers <= answers:
            return self._next
        for then, following, _ in reversed(self._past):
            if then <= answers:
                return following
        return 0

    def _lost_cards(self, story: Sequence[Event], sees: Sequence[int]) -> Iterable[int]:
        """Yield the cards the viewer lost sight of during these events, if only for a moment."""
        for event in story:
            if isinstance(event, Moved) and not self._sees(event.mask | sees[event.to]):
                yield event.card
            elif isinstance(event, Forgotten) and not self._sees(event.mask):
                yield from event.cards

    def _sees(self, mask: int) -> bool:
        return mask == ALL if self.viewer < 0 else bool(mask & (1 << self.viewer))


def in_sight(seen: View) -> list[int]:
    """List the cards a viewer sees, in an order the viewer can see too; some perhaps twice."""
    cards = [card for zone, row in enumerate(seen.zones) if zone != z.UNUSED for card in row if card >= 0]
    if seen.ask is not None:  # cards looked at in a hidden place
        cards += [option.card for option in seen.ask.options if option.card >= 0]
        cards += seen.ask.among
    return cards
