"""The course of a game: points and Power turn by turn, and the purchase, the turn and the draw that did most.

Everything is counted in the log itself, by definitions that can be told in a sentence:

- Points after a turn are the Victory Points everybody would have if the game had ended there.
- The Power of a turn is all that was given in it, spent or not.
- The best purchase is the card bought or defeated that came to most: the Power it gave its buyer's side from then on
  and the Victory Points it is worth to its buyer at the end, one counted like the other.
- The biggest turn is the one with the most Power.
- The luckiest draw is the new hand worth most Power beyond the average of the cards it was drawn from, as the odds
  reckon Power. Hands that were never played do not count.

Of equals the earlier one stands first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from lineup.advice.worth import one_power
from lineup.bots.judging.deck_value import DeckSums, kind_of, weights_for
from lineup.engine import happenings as ev
from lineup.engine import zones as z
from lineup.engine.queries import definition_of, points_of, score_of, scored_cards
from lineup.engine.state import State
from lineup.game import Game


class TurnRow(NamedTuple):
    """A turn: its seat, how many answers had been given when it began, its Power, and everybody's points after it."""

    number: int
    seat: int
    at: int
    power: int
    points: tuple[int, ...]


class Purchase(NamedTuple):
    """A card bought or defeated: the Power it gave afterwards, and its Victory Points at the end."""

    seat: int
    turn: int
    at: int
    card: int  # its definition, as an index into the setup's
    power: int
    points: int

    @property
    def total_worth(self) -> int:
        return self.power + self.points


class BigTurn(NamedTuple):
    """A turn of much Power, and the cards bought or defeated in it."""

    seat: int
    turn: int
    at: int
    power: int
    cards: tuple[int, ...]


class LuckyDraw(NamedTuple):
    """A new hand: its worth in Power, and the average worth of such hands."""

    seat: int
    turn: int  # in which it was played
    at: int
    cards: tuple[int, ...]
    power: float
    average: float

    @property
    def luck_of_draw(self) -> float:
        return self.power - self.average


@dataclass(frozen=True)
class GameCourse:
    """The course of a game. Each list of highlights has one entry for a seat, the greatest first."""

    ending: ev.Ending | None  # why the game was over; None where it was not played to its end
    start: tuple[int, ...]  # everybody's points before the first turn
    turns: tuple[TurnRow, ...]
    purchases: tuple[Purchase, ...]
    big_turns: tuple[BigTurn, ...]
    draws: tuple[LuckyDraw, ...]


Deed = TypeVar("Deed", Purchase, BigTurn, LuckyDraw)


def trace_course(game: Game) -> GameCourse:
    """Return the course of a game up to now."""
    again = Game(game.choice, game.seed)
    writing = _Writing(again)
    for line in game.answers:
        before = again.state.clone()
        again.repeat(line)
        writing.read_answer(before)
    return writing.finish_course()


@dataclass
class _Bought:
    seat: int
    turn: int
    at: int
    power: int = 0


@dataclass
class _Hand:
    """A hand being drawn: the cards drawn, the cards they were drawn from, and their number."""

    seat: int
    cards: list[int] = field(default_factory=list)
    pools: list[tuple[tuple[int, ...], int]] = field(default_factory=list)


class _Writing:
    """Reads the events of a game, answer by answer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.start = self._count_points()
        self.turns: list[TurnRow] = []
        self.bought: dict[int, _Bought] = {}
        self.sold: list[tuple[int, _Bought]] = []  # cards that were bought once more later
        self.big: list[BigTurn] = []
        self.draws: list[LuckyDraw] = []
        self.ending: ev.Ending | None = None
        self._drawn: dict[int, tuple[tuple[int, ...], float, float]] = {}  # by seat: the hand for its next turn
        self._turn = (0, -1, 0)
        self._power = 0
        self._gained: list[int] = []
        self._hand: _Hand | None = None
        state = game.state
        if state.turn and not game.events:  # a game that goes on from a position
            self._turn = (state.turn, state.active, 0)
        self.read_answer(state)

    def _count_points(self) -> tuple[int, ...]:
        return tuple(score_of(self.game.state, seat) for seat in range(self.game.state.players))

    def read_answer(self, before: State) -> None:
        """Read the events of the last answer, given the state before it."""
        state, at = self.game.state, len(self.game.answers)
        lying = {
            seat: [list(before.zones[z.zone_of(seat, place)]) for place in (z.DECK, z.DISCARD)]
            for seat in range(state.players)
        }
        for event in self.game.events:
            match event:
                case ev.Turn():
                    self._close_turn(state)
                    self._turn = (event.number, event.seat, at)
                    hand = self._drawn.pop(event.seat, None)
                    if hand is not None:
                        self.draws.append(LuckyDraw(event.seat, event.number, at, *hand))
                case ev.Powered():
                    self._power += event.amount
                    purchase = self.bought.get(event.card)
                    if purchase is not None and self._are_partners(purchase.seat, state.active):
                        purchase.power += event.amount
                case ev.Defeated() if event.card not in self._gained:
                    self._gained.append(event.card)
                case ev.Over():
                    self.ending = event.reason
                case ev.End():
                    self._hand = _Hand(event.seat)
                case ev.Shuffled():
                    deck, discard = lying[event.seat]
                    deck += discard
                    discard.clear()
                    if self._hand is not None and self._hand.seat == event.seat:
                        self._hand.pools.append((tuple(deck), 0))
                case ev.Moved():
                    self._read_move(event, lying, at)
        self.game.events.clear()

    def _read_move(self, event: ev.Moved, lying: dict[int, list[list[int]]], at: int) -> None:
        """Read a card's move: perhaps it is bought, or part of a new hand."""
        hand = self._hand
        if hand is not None and event.cause == "draw" and event.to == z.zone_of(hand.seat, z.HAND):
            pool, count = hand.pools.pop() if hand.pools else (tuple(lying[hand.seat][0]), 0)
            hand.pools.append((pool, count + 1))
            hand.cards.append(event.card)
        for zone, puts in ((event.here, False), (event.to, True)):
            seat, place = z.seat_of(zone), z.place_of(zone)
            if seat in lying and place in (z.DECK, z.DISCARD):
                pile = lying[seat][0 if place == z.DECK else 1]
                if puts:
                    pile.append(event.card)
                elif event.card in pile:
                    pile.remove(event.card)
        if event.cause == "buy":
            seat = z.seat_of(event.to)
            if event.card in self.bought:
                self.sold.append((event.card, self.bought[event.card]))
            self.bought[event.card] = _Bought(seat if seat >= 0 else self._turn[1], self._turn[0], max(at - 1, 0))
            if event.card not in self._gained:
                self._gained.append(event.card)

    def _are_partners(self, one: int, other: int) -> bool:
        teams = self.game.state.setup.teams
        return one == other or bool(teams and teams[one] == teams[other])

    def _value_hand(self, state: State, hand: _Hand) -> tuple[tuple[int, ...], float, float]:
        """Value a new hand: its cards, its Power and that of an average one."""
        deck = DeckSums(state, hand.seat, weights_for(kind_of(state.setup.profile, state.players)))
        mean = one_power(deck, deck.kinds)

        def brought(cards: Iterable[int]) -> float:
            return sum((one_power(deck, [definition_of(state, card)], mean) for card in cards), 0.0)

        average = sum((count * brought(pool) / len(pool) for pool, count in hand.pools if pool), 0.0)
        return tuple(self._definitions_of(hand.cards)), brought(hand.cards), average

    def _definitions_of(self, cards: Iterable[int]) -> list[int]:
        return [self.game.state.setup.faces[card] for card in cards]

    def _close_turn(self, state: State) -> None:
        """End the turn so far."""
        number, seat, at = self._turn
        if number:
            power = max(self._power, 0)
            self.turns.append(TurnRow(number, seat, at, power, self._count_points()))
            self.big.append(BigTurn(seat, number, at, power, tuple(self._definitions_of(self._gained))))
        if self._hand is not None and self._hand.cards:
            self._drawn[self._hand.seat] = self._value_hand(state, self._hand)
        self._power, self._gained, self._hand = 0, [], None

    def finish_course(self) -> GameCourse:
        state = self.game.state
        self._close_turn(state)
        faces = state.setup.faces
        mine = [set(scored_cards(state, seat)) for seat in range(state.players)]
        last = [(card, each, card in mine[each.seat]) for card, each in self.bought.items()]
        purchases = [
            Purchase(
                each.seat, each.turn, each.at, faces[card], each.power, points_of(state, each.seat, card) if has else 0
            )
            for card, each, has in [*last, *((card, each, False) for card, each in self.sold)]
        ]
        purchases.sort(key=lambda each: (-each.total_worth, each.at))
        big = sorted(self.big, key=lambda each: (-each.power, each.at))
        draws = sorted(self.draws, key=lambda each: (-each.luck_of_draw, each.at))
        return GameCourse(
            self.ending,
            self.start,
            tuple(self.turns),
            tuple(_first_of_each(purchases)),
            tuple(_first_of_each(big)),
            tuple(_first_of_each(draws)),
        )


def _first_of_each(deeds: Sequence[Deed]) -> list[Deed]:
    """Return the first of each seat."""
    found: dict[int, Deed] = {}
    for deed in deeds:
        found.setdefault(deed.seat, deed)
    return list(found.values())
