"""How a search plays on in a game dealt anew: quickly, for all seats.

The values of cards are those of `planner` for each seat's deck, worked out once for a search; a turn is played card by
card in the order of `play_order`, and buys the best first. What is seldom asked is answered by `planner` itself, which
sees the re-dealt game through the view of the seat asked.
"""

from __future__ import annotations

from typing import Final

from lineup.bots.casual import GIVE_UP
from lineup.bots.deck import Weights, kind_of, weights_for
from lineup.bots.gifts import LAST, USING, play_order
from lineup.bots.plan import ANSWERS, Plan
from lineup.bots.worths import Appraisal
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.machine import answer
from lineup.engine.state import Ask, Option, Position, State
from lineup.engine.view import view
from lineup.language.meaning import meaning, passages

ANSWERS_AHEAD: Final = 400  # in one simulation: a bound for texts that offer something again and again
NEVER: Final = 99


class Play:
    """All seats of one game, as a search lets them play."""

    def __init__(self, position: Position) -> None:
        self.setup: Setup = position.setup
        self.weights: Weights = weights_for(kind_of(position.setup.profile, position.setup.players))
        seats = range(position.setup.players)
        self.worths: list[Appraisal] = [Appraisal(position, seat, self.weights) for seat in seats]
        self.gains: list[dict[int, float]] = [{} for _ in seats]  # by seat and face
        self.keeps: list[dict[int, float]] = [{} for _ in seats]
        self.orders: dict[int, int] = {}
        self.decisions = 0

    def gained(self, seat: int, card: int) -> float:
        """What a card is worth to a seat that gets it."""
        face = self.setup.faces[card]
        known = self.gains[seat].get(face)
        if known is None:
            defined = self.setup.cards[card]
            known = self.worths[seat].gained(defined) + (self.weights.defeat if defined.is_super_villain else 0.0)
            self.gains[seat][face] = known
        return known

    def kept(self, seat: int, card: int) -> float:
        """What a card is worth to a seat that has it."""
        face = self.setup.faces[card]
        known = self.keeps[seat].get(face)
        if known is None:
            known = self.keeps[seat][face] = self.worths[seat].kept(self.setup.cards[card])
        return known

    def order(self, card: int) -> int:
        """When to play a card; -1 if that does nothing."""
        face = self.setup.faces[card]
        known = self.orders.get(face)
        if known is None:
            known = self.orders[face] = play_order(meaning(self.setup.cards[card]))
        return known

    def on(self, state: State, until: int, passed: int = -1) -> None:
        """Let everybody play until a turn begins or the game is over.

        `passed` is the seat of a partner who has just been asked for Assist and given none.
        """
        count = 0
        assisting = self.setup.profile.assist
        while count < ANSWERS_AHEAD:
            ask = state.ask
            if ask is None or state.turn >= until:
                break
            count += 1
            options = ask.options
            option = options[0]
            if len(options) > 1:
                if ask.kind == "main":
                    option = self.main(state, ask, assisting and passed < 0)
                    passed = -1
                elif ask.kind == "pick":
                    option = self.pick(state, ask)
                else:
                    option = self.seldom(state, ask)
            answer(state, option)
        self.decisions += count

    def seldom(self, state: State, ask: Ask) -> Option:
        """What `planner` answers."""
        if ask.kind == "hero":
            return ask.options[0]
        return ANSWERS[ask.kind](Plan(view(state, ask.seat), self.weights, self.worths[ask.seat]), ask)

    def main(self, state: State, ask: Ask, assisting: bool) -> Option:
        """Play what helps, buy the best, and end the turn; a partner's Assist is asked for when all is played."""
        seat = ask.seat
        best: Option | None = None
        first = NEVER
        bought: Option | None = None
        most = 0.0
        helping = False
        last: Option | None = None
        for option in ask.options:
            if option.seat != seat:
                helping = True
                continue
            last = option
            verb = option.verb
            if verb == "play":
                when = self.order(option.card)
                if when < 0 and state.watchers:
                    when = LAST
            elif verb == "use":
                when = USING if self.free(option) else -1
            else:
                when = -1
                if verb == "buy" or verb == "hunt":
                    value = self.gained(seat, option.card)
                    if value > most:
                        most, bought = value, option
            if 0 <= when < first:
                first, best = when, option
        assert last is not None
        if best is not None:
            return best
        if last.verb not in ("end", "ready"):  # something must be played first
            return last
        if helping and assisting:
            offered = tuple([option for option in ask.options if option.seat != seat])
            mate = offered[0].seat
            poll = Ask(mate, "assist", (*offered, Option(mate, "pass")), what="assist")
            helped = self.seldom(state, poll)
            if helped.verb != "pass":
                return helped
        return bought or last

    def free(self, option: Option) -> bool:
        """Whether an ability takes nothing."""
        defined = self.setup.cards[option.card]
        if option.n >= len(defined.abilities):
            return False
        ability = defined.abilities[option.n]
        if ability.price or not ability.once:
            return False
        return all(passage.price is None for passage in passages(defined, ability.part))

    def pick(self, state: State, ask: Ask) -> Option:
        """The best card to have, the worst to give up; nothing where that is better."""
        seat = ask.seat
        done: Option | None = None
        giving = ask.what in GIVE_UP or ask.what == "pass" or ask.secret
        best: Option | None = None
        most = 0.0
        for option in ask.options:
            if option.card < 0:
                done = option
                continue
            value = self.gained(seat, option.card)
            if giving:
                owner = z.seat_of(state.where[option.card])
                if owner >= 0 and queries.team(state, owner) == queries.team(state, seat):
                    value = -self.kept(owner, option.card)
                elif owner < 0:
                    value = -value
            if best is None or value > most:
                most, best = value, option
        if best is None or (done is not None and most <= 0.0):
            assert done is not None
            return done
        return best
