"""Odds of a turn, from what one seat knows: the Power it comes to, what that buys, and what foes may have against it.

Chances that depend on draws are counted in games dealt anew from the seat's view and played on by the real rules; those
of cards in a hidden hand, and the Power to expect of the next one, are reckoned from all the cards that may be there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb, inf
from typing import Final, NamedTuple

from lineup.advice.worth import CardUse, card_use, for_sale, hand_power, one_power
from lineup.bots.clock import Clock
from lineup.bots.judging.deck_value import DeckSums
from lineup.bots.quick.plan import Plan
from lineup.bots.quick.quick_play import QuickPlay
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.machine import give_answer
from lineup.engine.state import ANNOUNCED, Ask, Option, State
from lineup.engine.view import BLEND, View, determinise

SEED: Final = "advice"  # of the games dealt anew: the same position gets the same advice
UNLIMITED: Final = 200  # games dealt anew where the clock sets no limit
MOST_WORLDS: Final = 400
MOST_ANSWERS: Final = 200  # in one of them: a bound for texts that offer something again and again
CLOSING: Final = ("buy", "hunt", "end", "ready")  # what comes when all is played


class PurchaseOdds(NamedTuple):
    """A card one can buy or defeat, its price, and the chance that the Power of this turn reaches it."""

    card: int
    price: int
    chance: float


class ConfrontOdds(NamedTuple):
    """A Character one confronts or may confront: the chance to reach its cost, and to defeat it through all Blocks."""

    seat: int
    cost: int
    reached: float
    defeated: float


class DefenseOdds(NamedTuple):
    """The chance that a foe holds a Defense now, and a Block."""

    seat: int
    defense: float
    block: float


class TurnOdds(NamedTuple):
    """The odds of a seat's turn."""

    power: float  # of this turn if all is played, what is there already included; outside the own turn 0
    reach: tuple[PurchaseOdds, ...]  # empty where nothing can be bought this turn
    clashes: tuple[ConfrontOdds, ...]
    guards: tuple[DefenseOdds, ...]
    next_hand: float  # the Power to expect of the hand for the own next turn
    hand: float  # and of an average hand
    uses: tuple[tuple[int, CardUse], ...]  # what each card for sale would do for the deck
    games: int  # dealt anew


def turn_odds(view: View, clock: Clock) -> TurnOdds:
    """Return all odds of a seat, as exact as the clock allows."""
    seat = view.seat
    plan = Plan(view)
    deck = plan.deck_sums
    cards = for_sale(view, seat)
    turn = TurnTrials(view)
    if turn.ways:
        clock.start(view.turn)
        most = clock.rollouts or (UNLIMITED if clock.seconds == inf else MOST_WORLDS)
        while turn.games < most and not clock.over(turn.games):
            turn.try_in(determinise(view, f"{SEED} {turn.games}"))
        clock.stop()
    return TurnOdds(
        turn.expected_power(),
        tuple([turn.purchase_odds(card) for card in cards]) if turn.buying else (),
        tuple([turn.confront_odds(way) for way in turn.ways if way != BUYING]),
        tuple([defense_odds(view, foe) for foe in queries.foes_of(view, seat)]),
        next_hand(view, deck),
        hand_power(deck, deck.kinds),
        tuple([(card, card_use(plan, card)) for card in cards]),
        turn.games,
    )


def try_turn(view: View, games: int) -> TurnTrials:
    """Play the viewer's turn on in a number of games."""
    turn = TurnTrials(view)
    while turn.games < games:
        turn.try_in(determinise(view, f"{SEED} {turn.games}"))
    return turn


BUYING: Final = -1  # the way to take a turn that confronts nobody; other ways are the seats confronted


class TurnTrials:
    """The viewer's turn as it may go on, counted over games with hidden cards dealt at random; empty outside that
    turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.play = QuickPlay(view)
        self.options: dict[int, Option | None] = {}  # by the way, what has to be answered first
        ask = view.ask
        if ask is not None and ask.kind == "confront":
            for option in ask.options:
                self.options[option.n if option.verb == "confront" else BUYING] = option
        elif view.active == self.seat and view.waiting_for == self.seat and view.in_turn:
            self.options[view.target if view.stage == ANNOUNCED else BUYING] = None
        self.ways = tuple(self.options)
        self.buying = BUYING in self.options or (bool(self.ways) and view.setup.profile.buy_in_confrontation)
        self.gives_power: dict[int, list[int]] = {way: [] for way in self.ways}
        self.reached = dict.fromkeys(self.ways, 0)
        self.defeated = dict.fromkeys(self.ways, 0)
        self.games = 0

    def try_in(self, world: State) -> None:
        """Play the turn on in one game, every way it can go on."""
        for way, option in self.options.items():
            state = world.clone()
            if option is not None:
                give_answer(state, option)
            self.play_all(state)
            self.gives_power[way].append(state.power)
            if way != BUYING and state.target == way:
                self.play_confrontation(state, way)
        self.games += 1

    def play_all(self, state: State) -> None:
        """Play all that helps and buy nothing."""
        for _ in range(MOST_ANSWERS):
            ask = state.ask
            if ask is None or state.turn != self.view.turn or state.stage > ANNOUNCED:
                return
            option = self.choose_option(state, ask)
            if ask.kind == "main" and (
                option.verb in CLOSING or (option.verb == "use" and self.play.option_price(option))
            ):
                return
            give_answer(state, option)

    def play_confrontation(self, state: State, target: int) -> None:
        """Play on to the end of a Confrontation with every card played and every Block made."""
        character = queries.character_of(state, target)
        self.reached[target] += state.power >= queries.character_cost(state, target)
        for _ in range(MOST_ANSWERS):
            ask = state.ask
            if ask is None or state.turn != self.view.turn or queries.character_of(state, target) != character:
                break
            give_answer(state, ask.options[-1] if ask.kind in ("main", "after") else self.choose_option(state, ask))
        self.defeated[target] += queries.character_of(state, target) != character

    def choose_option(self, state: State, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.kind == "main":
            return self.play.choose_main(state, ask, self.view.setup.profile.assist)
        return self.play.choose_pick(state, ask) if ask.kind == "pick" else self.play.ask_planner(state, ask)

    # What came of it

    def expected_power(self) -> float:
        """The Power to expect of this turn; of several ways to take it, that of the one that buys."""
        powers = self.gives_power.get(BUYING) or next(iter(self.gives_power.values()), [])
        return sum(powers) / len(powers) if powers else 0.0

    def purchase_odds(self, card: int) -> PurchaseOdds:
        price = queries.price_of(self.view, self.seat, card)
        powers = self.gives_power.get(BUYING) or next(iter(self.gives_power.values()))
        return PurchaseOdds(card, price, sum(power >= price for power in powers) / max(len(powers), 1))

    def confront_odds(self, way: int) -> ConfrontOdds:
        games = max(self.games, 1)
        cost = queries.character_cost(self.view, way)
        return ConfrontOdds(way, cost, self.reached[way] / games, self.defeated[way] / games)


def defense_odds(view: View, foe: int) -> DefenseOdds:
    """Return the odds of a foe's answers to an Attack or a Confrontation: any card not seen may be in the hidden
    hand."""
    hand = view.zones[z.zone_of(foe, z.HAND)]
    return DefenseOdds(foe, _chance_held(view, hand, _is_defense), _chance_held(view, hand, _is_block))


def _is_defense(defined: Card) -> bool:
    return any(defense.place == z.HAND for defense in defined.defenses)


def _is_block(defined: Card) -> bool:
    return defined.is_block


def _chance_held(view: View, hand: tuple[int, ...], such: Callable[[Card], bool]) -> float:
    """Return the chance that such a card is in a hand."""
    if any(card >= 0 and such(queries.definition_of(view, card)) for card in hand):
        return 1.0
    none = 1.0
    without: dict[int, float] = {}
    for pile, unseen in view.unseen:
        there = sum(card == -1 - pile for card in hand)
        others = sum(not such(view.cards[card]) for card in unseen)
        none *= comb(others, there) / comb(len(unseen), there)
        without[pile] = others / len(unseen)
    for number, (piles, _) in enumerate(view.blends):  # of mingled cards each may be any of them
        there = hand.count(-1 - BLEND - number)
        if there:
            none *= (sum(without[pile] for pile in piles) / len(piles)) ** there
    return 1.0 - none


def next_hand(view: View, deck: DeckSums) -> float:
    """The Power to expect of the viewer's hand in their next turn; outside their turn that is the present hand."""
    seat = view.seat
    lasting = hand_power(deck, [defined for defined in deck.kinds if defined.ongoing])
    mean = one_power(deck, deck.kinds)

    def brought(cards: Sequence[int]) -> float:
        return sum((one_power(deck, [queries.definition_of(view, card)], mean) for card in cards), 0.0)

    if not (view.in_turn and view.active == seat):
        return lasting + brought([card for card in view.zones[z.zone_of(seat, z.HAND)] if card >= 0])
    zones = view.zones
    drawn = zones[z.zone_of(seat, z.DECK)][: deck.hand]
    pool = dict(view.unseen).get(seat, ())
    hidden = sum(card < 0 for card in drawn)
    total = lasting + brought([card for card in drawn if card >= 0])
    total += hidden * brought(pool) / len(pool) if pool else 0.0
    rest = [*zones[z.zone_of(seat, z.DISCARD)], *zones[z.zone_of(seat, z.HAND)]]
    rest += [card for card in zones[z.zone_of(seat, z.PLAY)] if not queries.definition_of(view, card).ongoing]
    short = min(deck.hand - len(drawn), len(rest))
    return total + (short * brought(rest) / len(rest) if rest else 0.0)
