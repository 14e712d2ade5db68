"""The immediate answers of a player who plans a deck: every card is valued for the deck it would go into and the time
that is left.

It sees and plays like `casual` (`BeginnerEyes`), with other values: what a card is worth follows from its meaning, from
the deck it comes to and from how much of the game is still to come (`bots/judging/deck_value.py`). It confronts where
the chance to reach the cost, against the Blocks that can be there, is worth more than what the turn would buy.

The bot `planner` plays so, and searches let everybody play on so: `planned(view, ask, dice)` costs little, and all that
is worked out of cards is kept for the process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Final

from lineup.bots.judging.board import BeginnerEyes
from lineup.bots.judging.card_effects import barter_of, barter_price, card_gift, gift_promised, rough_amount
from lineup.bots.judging.card_value import Appraisal
from lineup.bots.judging.deck_value import DeckSums, DeckWeights, chance_of_enough, kind_of, weights_for
from lineup.bots.quick import casual
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.purposes import DISCARD
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.language.words.meaning import meaning_of

WON: Final = 1000.0  # Victory Points for what wins the game
CARD_SPREAD: Final = 2.0  # variance of the Power of a card drawn
LEAST_SPREAD: Final = 1.0
HOPELESS: Final = 0.05  # the chance below which nobody is confronted
HELD: Final = 1.0  # Power that a Defense or Block in hand is as good as


class Plan(BeginnerEyes):
    """One seat's view, read by a player who plans a deck."""

    def __init__(self, view: View, weights: DeckWeights | None = None, worth: Appraisal | None = None) -> None:
        """`worth` is what cards are worth to this seat, where somebody has worked that out before."""
        super().__init__(view)
        self.weights = weights or weights_for(kind_of(view.setup.profile, view.setup.players))
        self.caution = self.weights.nerve
        self._worth = worth
        self._mine: set[int] = set(worth.cards) if worth is not None else set()

    @property
    def deck_appraisal(self) -> Appraisal:
        """The worth of cards to the viewer's deck."""
        if self._worth is None:
            self._worth = Appraisal(self.view, self.seat, self.weights)
            self._mine = set(self._worth.cards)
        return self._worth

    @property
    def deck_sums(self) -> DeckSums:
        return self.deck_appraisal.deck

    def card_value(self, card: int) -> float:
        """Return the value of having the card: for one of the viewer's deck, the value lost with it."""
        worth = self.deck_appraisal
        return worth.keep_worth(self.card_now(card)) if card in self._mine else worth.gain_of(self.card_now(card))

    def is_junk(self, card: int) -> bool:
        """Return whether the deck is better without the card."""
        return card >= 0 and self.card_value(card) < 0.0

    def purchase_value(self, card: int) -> float:
        return self.card_value(card) + self.weights.defeat * self.card_now(card).is_super_villain

    @property
    def blind_value(self) -> float:
        """The average value of the cards of the Line-Up."""
        cards = self.view.zones[z.LINE_UP]
        return sum((self.card_value(card) for card in cards), 0.0) / len(cards) if cards else 0.0

    def with_target(self, target: int) -> Plan:
        plan = Plan(self.view, self.weights, self._worth)
        plan.suppose_target(target)
        return plan

    def holding_value(self, card: int) -> float:
        """Return the value of a hand card this turn or the next."""
        defined = self.card_now(card)
        return self.play_worth(card) + (HELD if defined.is_defense or defined.is_block else 0.0)

    def is_fair(self, defined: Card, part: int) -> bool:
        """Return whether the promise for a hand card brings more than that card."""
        those = barter_of(defined, part)
        if those is None:
            return True
        hand = [
            self.play_worth(card)
            for card in self.zone_cards(z.HAND)
            if those.cards is None or casual.card_suits(self, those.cards, card)
        ]
        return bool(hand) and barter_price(those, hand) < self.weigh_gift(gift_promised(defined, part), self.seat)

    def success_chance(self) -> float:
        """Return the chance that the Confrontation reaches the cost, allowing for draws and Blocks."""
        blocks, spread = self.block_spread(self.confronted_seat)
        hand = self.zone_cards(z.HAND, self.active_seat)
        draws = 0.0
        for card in hand:
            if card >= 0:
                draws += sum(
                    (rough_amount(term) for term in card_gift(meaning_of(self.card_now(card)), True).draws), 0.0
                )
        ahead = self.reachable_power() - self.defeat_cost(self.confronted_seat) - self.weights.nerve * blocks + 0.5
        return chance_of_enough(ahead, sqrt(LEAST_SPREAD + spread + CARD_SPREAD * max(draws, 0.0)))

    def prize_value(self, target: int) -> float:
        """Return the value of defeating a seat's Character."""
        rule = self.view.setup.profile.knock_out
        last = len(self.zone_cards(z.CHARACTER, target)) == 1
        if last and (rule == "wins" or len(queries.foes_of(self.view, self.seat)) == 1):
            return WON
        return self.weights.knock + self.card_now(self.character_of(target)).vp


def choose_confrontation(plan: Plan, ask: Ask) -> Option:
    """Confront where the chance of the prize is worth more than what the turn would buy."""
    best, found = most_promising(plan, ask)
    if found.verb != "confront" or plan.view.setup.profile.buy_in_confrontation:
        return found
    bought = casual.plan_shopping(plan, ask, int(plan.reachable_power()))[0]
    return found if best > bought else ask.options[-1]


def most_promising(plan: Plan, ask: Ask) -> tuple[float, Option]:
    """Return the most promising Confrontation with its value; a turn without one where none has hope."""
    best, found = 0.0, ask.options[-1]
    for option in ask.options:
        if option.verb == "confront":
            odds = plan.with_target(option.n).success_chance()
            if odds >= HOPELESS and odds * plan.prize_value(option.n) > best:
                best, found = odds * plan.prize_value(option.n), option
    return best, found


def choose_pick(plan: Plan, ask: Ask) -> Option:
    """Discard from hand the card that yields least now, and less than the reward; else pick like a casual player."""
    cards = [option for option in ask.options if option.card >= 0]
    hand = plan.zone_cards(z.HAND)
    if ask.purpose is DISCARD and cards and all(option.card in hand for option in cards):
        least = min(cards, key=lambda option: (plan.holding_value(option.card), plan.card_value(option.card)))
        if len(cards) == len(ask.options):
            return least
        promised = plan.promised_worth()
        if ask.most == 1 and promised:
            return least if plan.play_worth(least.card) < promised else ask.options[-1]
    return casual.choose_pick(plan, ask)


ANSWERS: Final[Mapping[str, Callable[[Plan, Ask], Option]]] = {
    **casual.ANSWERS,
    "confront": choose_confrontation,
    "pick": choose_pick,
}


def answer_as_planner(plan: Plan, ask: Ask) -> Option:
    """Return the planner's immediate answer to any question but for a Super Hero."""
    return ANSWERS[ask.kind](plan, ask)


def planned(view: View, ask: Ask, dice: Random, weights: DeckWeights | None = None) -> Option:
    """Return the planner's immediate answer; the dice choose a Super Hero."""
    if ask.kind == "hero":
        return dice.choice(ask.options)
    return answer_as_planner(Plan(view, weights), ask)
