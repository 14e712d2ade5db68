"""How somebody who plans a deck answers at once: every card is valued for the deck it would go into and for the time
that is left.

It sees and plays like `casual` (`Eyes`), with other values: what a card is worth follows from its meaning, from the
deck it comes to and from how much of the game is still to come (`bots/judging/deck_value.py`). It confronts where the
chance to reach the cost, against the Blocks that can be there, is worth more than what the turn would buy.

The bot `planner` plays so, and searches let everybody play on so: `planned(view, ask, dice)` costs little, and all that
is worked out of cards is kept for the process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Final

from lineup.bots.judging.board import Eyes
from lineup.bots.judging.card_effects import bartered, gift, given_for, promise, rewards, roughly
from lineup.bots.judging.card_value import Appraisal
from lineup.bots.judging.deck_value import Deck, Weights, chance, kind_of, weights_for
from lineup.bots.quick import casual
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.language.meaning import Passage, meaning

WON: Final = 1000.0  # Victory Points for what wins the game
CARD_SPREAD: Final = 2.0  # variance of the Power of a card drawn
LEAST_SPREAD: Final = 1.0
HOPELESS: Final = 0.05  # the chance below which nobody is confronted
HELD: Final = 1.0  # Power that a Defense or Block in hand is as good as


class Plan(Eyes):
    """One seat's view, read by somebody who plans a deck."""

    def __init__(self, view: View, weights: Weights | None = None, worth: Appraisal | None = None) -> None:
        """`worth` is what cards are worth to this seat, where somebody has worked that out before."""
        super().__init__(view)
        self.weights = weights or weights_for(kind_of(view.setup.profile, view.setup.players))
        self.caution = self.weights.nerve
        self._worth = worth
        self._mine: set[int] = set(worth.deck.cards) if worth is not None else set()

    @property
    def appraisal(self) -> Appraisal:
        """What cards are worth to the own deck."""
        if self._worth is None:
            self._worth = Appraisal(self.view, self.seat, self.weights)
            self._mine = set(self._worth.deck.cards)
        return self._worth

    @property
    def deck(self) -> Deck:
        """The own deck."""
        return self.appraisal.deck

    def value(self, card: int) -> float:
        """What having the card is worth: for one of the own deck, what would be lost with it."""
        worth = self.appraisal
        return worth.kept(self.card(card)) if card in self._mine else worth.gained(self.card(card))

    def junk(self, card: int) -> bool:
        """Whether the deck is better without the card."""
        return card >= 0 and self.value(card) < 0.0

    def bargain(self, card: int) -> float:
        return self.value(card) + self.weights.defeat * self.card(card).is_super_villain

    @property
    def blind_value(self) -> float:
        """What the cards of the Line-Up are worth on average."""
        cards = self.view.zones[z.LINE_UP]
        return sum((self.value(card) for card in cards), 0.0) / len(cards) if cards else 0.0

    def supposing(self, target: int) -> Plan:
        plan = Plan(self.view, self.weights, self._worth)
        plan.suppose(target)
        return plan

    def holding(self, card: int) -> float:
        """What a hand card is good for this turn or the next."""
        defined = self.card(card)
        return self.worth(card) + (HELD if defined.is_defense or defined.is_block else 0.0)

    def fair(self, text: tuple[Passage, ...]) -> bool:
        """Whether what is promised for a hand card brings more than that card."""
        those = bartered(text)
        if those is None:
            return True
        hand = [
            self.worth(card)
            for card in self.zone(z.HAND)
            if those.cards is None or casual.suits(self, those.cards, card)
        ]
        return bool(hand) and given_for(those, hand) < self.weigh(promise(rewards(text)), self.seat)

    def odds(self) -> float:
        """The chance that the Confrontation reaches the cost, whatever is drawn and whatever Blocks there are."""
        blocks, spread = self.blocks(self.target)
        hand = self.zone(z.HAND, self.active)
        draws = 0.0
        for card in hand:
            if card >= 0:
                draws += sum((roughly(term) for term in gift(meaning(self.card(card)), True).draws), 0.0)
        ahead = self.reach() - self.cost(self.target) - self.weights.nerve * blocks + 0.5
        return chance(ahead, sqrt(LEAST_SPREAD + spread + CARD_SPREAD * max(draws, 0.0)))

    def prize(self, target: int) -> float:
        """What defeating a seat's Character is worth."""
        rule = self.view.setup.profile.knock_out
        last = len(self.zone(z.CHARACTER, target)) == 1
        if last and (rule == "wins" or len(queries.foes(self.view, self.seat)) == 1):
            return WON
        return self.weights.knock + self.card(self.character(target)).vp


def confront(plan: Plan, ask: Ask) -> Option:
    """Confront where the chance of the prize is worth more than what the turn would buy."""
    best, found = promising(plan, ask)
    if found.verb != "confront" or plan.view.setup.profile.buy_in_confrontation:
        return found
    bought = casual.shopping(plan, ask, int(plan.reach()))[0]
    return found if best > bought else ask.options[-1]


def promising(plan: Plan, ask: Ask) -> tuple[float, Option]:
    """The Confrontation that promises most, with how much; or a turn without one where there is no hope for any."""
    best, found = 0.0, ask.options[-1]
    for option in ask.options:
        if option.verb == "confront":
            odds = plan.supposing(option.n).odds()
            if odds >= HOPELESS and odds * plan.prize(option.n) > best:
                best, found = odds * plan.prize(option.n), option
    return best, found


def pick(plan: Plan, ask: Ask) -> Option:
    """What is discarded from the own hand is what brings least now, and less than what is promised for it; else like a
    casual player."""
    cards = [option for option in ask.options if option.card >= 0]
    hand = plan.zone(z.HAND)
    if ask.what == "discard" and cards and all(option.card in hand for option in cards):
        least = min(cards, key=lambda option: (plan.holding(option.card), plan.value(option.card)))
        if len(cards) == len(ask.options):
            return least
        promised = plan.promised()
        if ask.most == 1 and promised:
            return least if plan.worth(least.card) < promised else ask.options[-1]
    return casual.pick(plan, ask)


ANSWERS: Final[Mapping[str, Callable[[Plan, Ask], Option]]] = {
    **casual.ANSWERS,
    "confront": confront,
    "pick": pick,
}


def planned(view: View, ask: Ask, dice: Random, weights: Weights | None = None) -> Option:
    """What a planner answers at once; the dice choose a Super Hero."""
    if ask.kind == "hero":
        return dice.choice(ask.options)
    return ANSWERS[ask.kind](Plan(view, weights), ask)
