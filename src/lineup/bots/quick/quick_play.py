"""Quick play for all seats, by which a search continues a game with its hidden cards dealt at random.

The values of cards are those of `planner` for each seat's deck, worked out once for a search; a turn is played card by
card in the order of `play_order`, and buys the best first. What is seldom asked is answered by `planner` itself, which
sees the re-dealt game through the view of the seat asked.
"""

from __future__ import annotations

from typing import Final

from lineup.bots.judging.card_effects import (
    LAST,
    Gift,
    ability_order,
    barter_of,
    barter_price,
    gift_promised,
    passage_gift,
    plain_power,
    play_order,
    rough_amount,
)
from lineup.bots.judging.card_value import Appraisal
from lineup.bots.judging.deck_value import DeckWeights, kind_of, weights_for
from lineup.bots.quick.casual import find_sought, pays_off, search_worth
from lineup.bots.quick.plan import Plan, answer_as_planner
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.machine import give_answer
from lineup.engine.purposes import ASSIST, DISCARD, DRAW, PASS
from lineup.engine.state import Ask, CommonState, Option, State
from lineup.engine.view import view
from lineup.language.words.cards import Cards
from lineup.language.words.meaning import meaning_of, passages_of

ANSWERS_AHEAD: Final = 400  # in one simulation: a bound for texts that offer something again and again
NEVER: Final = 99


class QuickPlay:
    """All seats of one game, as a search lets them play."""

    def __init__(self, position: CommonState) -> None:
        self.setup: Setup = position.setup
        self.weights: DeckWeights = weights_for(kind_of(position.setup.profile, position.setup.players))
        seats = range(position.setup.players)
        self.worths: list[Appraisal] = [Appraisal(position, seat, self.weights) for seat in seats]
        self.gains: list[dict[int, float]] = [{} for _ in seats]  # by seat and face
        self.keeps: list[dict[int, float]] = [{} for _ in seats]
        self.decisions = 0

    def gain_worth(self, seat: int, card: int) -> float:
        """Return the worth of a card to a seat that gets it."""
        face = self.setup.faces[card]
        known = self.gains[seat].get(face)
        if known is None:
            defined = self.setup.cards[card]
            known = self.worths[seat].gain_of(defined) + (self.weights.defeat if defined.is_super_villain else 0.0)
            self.gains[seat][face] = known
        return known

    def keep_worth(self, seat: int, card: int) -> float:
        """Return the worth of a card to a seat that has it."""
        face = self.setup.faces[card]
        known = self.keeps[seat].get(face)
        if known is None:
            known = self.keeps[seat][face] = self.worths[seat].keep_worth(self.setup.cards[card])
        return known

    def order_of(self, card: int) -> int:
        """Return the place in the turn at which to play a card; -1 if that does nothing."""
        return play_order(meaning_of(self.setup.cards[card]))

    def play_on(self, state: State, until: int, passed: int = -1) -> None:
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
                    option = self.choose_main(state, ask, assisting and passed < 0)
                    passed = -1
                elif ask.kind == "pick":
                    option = self.choose_pick(state, ask)
                else:
                    option = self.ask_planner(state, ask)
            give_answer(state, option)
        self.decisions += count

    def ask_planner(self, state: State, ask: Ask) -> Option:
        """Return the planner's answer to a question that is seldom asked."""
        if ask.kind == "hero":
            return ask.options[0]
        return answer_as_planner(self.plan_of(state, ask.seat), ask)

    def ask_planner_whether(self, state: State, option: Option) -> bool:
        """Return whether an ability pays off as the planner sees it."""
        return pays_off(self.plan_of(state, option.seat), option)

    def choose_main(self, state: State, ask: Ask, assisting: bool) -> Option:
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
                when = self.order_of(option.card)
                if when < 0 and state.watchers:
                    when = LAST
            elif verb == "use" and not self.option_price(option):
                when = self.use_order_of(option) if self.is_free(option) or self.pays_off(state, option) else -1
            else:
                when = -1
                if verb == "buy" or verb == "hunt" or verb == "use":
                    value = self.blind_worth(state, seat) if verb == "use" else self.gain_worth(seat, option.card)
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
            poll = Ask(mate, "assist", (*offered, Option(mate, "pass")), what=ASSIST.written)
            helped = self.ask_planner(state, poll)
            if helped.verb != "pass":
                return helped
        return bought or last

    def option_price(self, option: Option) -> int:
        """The Power an ability takes."""
        abilities = self.setup.cards[option.card].abilities
        return abilities[option.n].price if option.n < len(abilities) else 0

    def blind_worth(self, state: State, seat: int) -> float:
        """Return the worth of a card bought unseen: that of the Line-Up's cards on average."""
        cards = state.zones[z.LINE_UP]
        return sum([self.gain_worth(seat, card) for card in cards], 0.0) / len(cards) if cards else 0.0

    def is_free(self, option: Option) -> bool:
        """Return whether an ability takes nothing."""
        defined = self.setup.cards[option.card]
        if option.n >= len(defined.abilities):
            return False
        ability = defined.abilities[option.n]
        if not ability.once:
            return False
        text = passages_of(defined, ability.part)
        return all(passage.price is None for passage in text) and barter_of(defined, ability.part) is None

    def use_order_of(self, option: Option) -> int:
        """When to use an ability."""
        defined = self.setup.cards[option.card]
        return ability_order(defined, defined.abilities[option.n].part)

    def pays_off(self, state: State, option: Option) -> bool:
        """Return whether an ability yields more Power than the hand card it takes; `planner` judges other prices."""
        defined = self.setup.cards[option.card]
        if option.n >= len(defined.abilities):
            return False
        part = defined.abilities[option.n].part
        base = z.COMMON + option.seat * z.PER_SEAT
        hand = state.zones[base + z.HAND]
        those = barter_of(defined, part)
        if those is not None:
            promised = gift_promised(defined, part)
            prices = [
                self.power_now(state, card)
                for card in hand
                if those.cards is None or self.card_suits(those.cards, card)
            ]
            return bool(prices) and barter_price(those, prices) < self.weigh_gift(state, option.seat, promised)
        passage = passages_of(defined, part)[0]
        price = passage.price
        if price is None or price.cards is None or price.vp or (price.those and "hand" not in price.those.where):
            return self.ask_planner_whether(state, option)
        prices = [self.power_now(state, card) for card in hand if self.card_suits(price.cards, card)]
        deck = state.zones[base + z.DECK]
        if not prices or not deck:
            return False
        sought = find_sought(passage)
        if sought is None:
            return min(prices) < self.weigh_gift(state, option.seat, passage_gift(passage, state.target >= 0))
        hits = [self.power_now(state, card) for card in deck if self.card_suits(sought, card)]
        return bool(hits) and search_worth(hits, len(deck)) > min(prices)

    def card_suits(self, cards: Cards, card: int) -> bool:
        defined = self.setup.cards[card]
        return cards.fits_definition(defined, defined.types)

    def power_now(self, state: State, card: int) -> float:
        """Return the Power to expect of playing a card this turn."""
        return plain_power(meaning_of(self.setup.cards[card]), state.target >= 0)

    def weigh_gift(self, state: State, seat: int, one: Gift) -> float:
        """Return a gift to a seat as Power."""
        power = sum([rough_amount(term) for term in one.power], 0.0)
        if not one.draws:
            return power
        base = z.COMMON + seat * z.PER_SEAT
        deck = state.zones[base + z.DECK] or state.zones[base + z.DISCARD]
        mean = sum([self.power_now(state, card) for card in deck], 0.0) / len(deck) if deck else 0.0
        return power + mean * sum([rough_amount(term) for term in one.draws], 0.0)

    def plan_of(self, state: State, seat: int) -> Plan:
        return Plan(view(state, seat), self.weights, self.worths[seat])

    def choose_pick(self, state: State, ask: Ask) -> Option:
        """Pick the best card to have, or the worst to give up; nothing where that is better."""
        seat = ask.seat
        if ask.purpose.gives_up and ask.options[0].card >= 0:
            promised = self.promised_worth(state, ask)
            where = state.where[ask.options[0].card]
            if promised and where == z.LINE_UP:
                return self.ask_planner(state, ask)
            if (
                promised
                and ask.purpose is DISCARD
                and where == z.zone_of(seat, z.HAND)
                and ask.most == 1
                and not ask.least
            ):
                least = min(
                    [option for option in ask.options if option.card >= 0],
                    key=lambda each: self.power_now(state, each.card),
                )
                return least if self.power_now(state, least.card) < promised else ask.options[-1]
        done: Option | None = None
        giving = ask.purpose.gives_up or ask.purpose is PASS or ask.secret
        fighting = ask.purpose is DRAW and state.target >= 0
        best: Option | None = None
        most = 0.0
        for option in ask.options:
            if option.card < 0:
                done = option
                continue
            value = self.power_now(state, option.card) if fighting else self.gain_worth(seat, option.card)
            if giving:
                owner = z.seat_of(state.where[option.card])
                if owner >= 0 and queries.team_of(state, owner) == queries.team_of(state, seat):
                    value = -self.keep_worth(owner, option.card)
                elif owner < 0:
                    value = -value
            if best is None or value > most:
                most, best = value, option
        if best is None or (done is not None and most <= 0.0):
            assert done is not None
            return done
        return best

    def promised_worth(self, state: State, ask: Ask) -> float:
        """Return everything that the asking text promises in return, as Power."""
        frame = state.stack[-1]
        if frame.face < 0:
            return 0.0
        return self.weigh_gift(state, ask.seat, gift_promised(self.setup.defs[frame.face], frame.part))
