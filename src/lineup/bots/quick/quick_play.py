"""How a search plays on in a game dealt anew: quickly, for all seats.

The values of cards are those of `planner` for each seat's deck, worked out once for a search; a turn is played card by
card in the order of `play_order`, and buys the best first. What is seldom asked is answered by `planner` itself, which
sees the re-dealt game through the view of the seat asked.
"""

from __future__ import annotations

from typing import Final

from lineup.bots.judging.card_effects import (
    LAST,
    Gift,
    bartered,
    given_for,
    passage_gift,
    plain_power,
    play_order,
    promise,
    rewards,
    roughly,
    use_order,
)
from lineup.bots.judging.card_value import Appraisal
from lineup.bots.judging.deck_value import Weights, kind_of, weights_for
from lineup.bots.quick.casual import GIVE_UP, found, paying, searched
from lineup.bots.quick.plan import ANSWERS, Plan
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.machine import answer
from lineup.engine.state import Ask, Option, Position, State
from lineup.engine.view import view
from lineup.language.meaning import Those, deeds, meaning, passages
from lineup.language.words.cards import Cards

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
        self.uses: dict[tuple[int, int], int] = {}
        self.barters: dict[tuple[int, int], tuple[Those | None, Gift]] = {}
        self.powers: tuple[dict[int, float], dict[int, float]] = ({}, {})  # of a turn, and of a Confrontation
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
        return ANSWERS[ask.kind](self.plan(state, ask.seat), ask)

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
            elif verb == "use" and not self.price(option):
                when = self.using(option) if self.free(option) or self.pays(state, option) else -1
            else:
                when = -1
                if verb == "buy" or verb == "hunt" or verb == "use":
                    value = self.blind(state, seat) if verb == "use" else self.gained(seat, option.card)
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

    def price(self, option: Option) -> int:
        """The Power an ability takes."""
        abilities = self.setup.cards[option.card].abilities
        return abilities[option.n].price if option.n < len(abilities) else 0

    def blind(self, state: State, seat: int) -> float:
        """What a card that is bought unseen is worth to a seat: as much as those of the Line-Up on average."""
        cards = state.zones[z.LINE_UP]
        return sum([self.gained(seat, card) for card in cards], 0.0) / len(cards) if cards else 0.0

    def free(self, option: Option) -> bool:
        """Whether an ability takes nothing."""
        defined = self.setup.cards[option.card]
        if option.n >= len(defined.abilities):
            return False
        ability = defined.abilities[option.n]
        if not ability.once:
            return False
        text = passages(defined, ability.part)
        return (
            all(passage.price is None for passage in text)
            and self.barter(self.setup.faces[option.card], ability.part)[0] is None
        )

    def using(self, option: Option) -> int:
        """When to use an ability."""
        face = self.setup.faces[option.card]
        known = self.uses.get((face, option.n))
        if known is None:
            defined = self.setup.defs[face]
            known = self.uses[face, option.n] = use_order(passages(defined, defined.abilities[option.n].part))
        return known

    def pays(self, state: State, option: Option) -> bool:
        """Whether an ability brings more Power than the hand card it takes; what else it takes, `planner` judges."""
        defined = self.setup.cards[option.card]
        if option.n >= len(defined.abilities):
            return False
        part = defined.abilities[option.n].part
        base = z.COMMON + option.seat * z.PER_SEAT
        hand = state.zones[base + z.HAND]
        those, promised = self.barter(self.setup.faces[option.card], part)
        if those is not None:
            prices = [self.now(state, card) for card in hand if those.cards is None or self.suits(those.cards, card)]
            return bool(prices) and given_for(those, prices) < self.weigh(state, option.seat, promised)
        passage = passages(defined, part)[0]
        price = passage.price
        if price is None or price.cards is None or price.vp or (price.those and "hand" not in price.those.where):
            return paying(self.plan(state, option.seat), option)
        prices = [self.now(state, card) for card in hand if self.suits(price.cards, card)]
        deck = state.zones[base + z.DECK]
        if not prices or not deck:
            return False
        sought = next((cards for deed in deeds(passage.acts) if (cards := found(deed))), None)
        if sought is None:
            return min(prices) < self.weigh(state, option.seat, passage_gift(passage, state.target >= 0))
        hits = [self.now(state, card) for card in deck if self.suits(sought, card)]
        return bool(hits) and searched(hits, len(deck)) > min(prices)

    def barter(self, face: int, part: int) -> tuple[Those | None, Gift]:
        """What a text takes from the hand for what it promises, and that."""
        known = self.barters.get((face, part))
        if known is None:
            text = passages(self.setup.defs[face], part)
            known = self.barters[face, part] = bartered(text), promise(rewards(text))
        return known

    def suits(self, cards: Cards, card: int) -> bool:
        defined = self.setup.cards[card]
        return cards.suits(defined, defined.types)

    def now(self, state: State, card: int) -> float:
        """The Power to expect of playing a card this turn."""
        known = self.powers[state.target >= 0]
        face = self.setup.faces[card]
        power = known.get(face)
        if power is None:
            power = known[face] = plain_power(meaning(self.setup.cards[card]), state.target >= 0)
        return power

    def weigh(self, state: State, seat: int, one: Gift) -> float:
        """A gift to a seat as Power."""
        power = sum([roughly(term) for term in one.power], 0.0)
        if not one.draws:
            return power
        base = z.COMMON + seat * z.PER_SEAT
        deck = state.zones[base + z.DECK] or state.zones[base + z.DISCARD]
        mean = sum([self.now(state, card) for card in deck], 0.0) / len(deck) if deck else 0.0
        return power + mean * sum([roughly(term) for term in one.draws], 0.0)

    def plan(self, state: State, seat: int) -> Plan:
        return Plan(view(state, seat), self.weights, self.worths[seat])

    def pick(self, state: State, ask: Ask) -> Option:
        """The best card to have, the worst to give up; nothing where that is better."""
        seat = ask.seat
        if ask.what in GIVE_UP and ask.options[0].card >= 0:
            promised = self.promised(state, ask)
            where = state.where[ask.options[0].card]
            if promised and where == z.LINE_UP:
                return self.seldom(state, ask)
            if promised and ask.what == "discard" and where == z.zone(seat, z.HAND) and ask.most == 1 and not ask.least:
                least = min(
                    [option for option in ask.options if option.card >= 0], key=lambda each: self.now(state, each.card)
                )
                return least if self.now(state, least.card) < promised else ask.options[-1]
        done: Option | None = None
        giving = ask.what in GIVE_UP or ask.what == "pass" or ask.secret
        fighting = ask.what == "draw" and state.target >= 0
        best: Option | None = None
        most = 0.0
        for option in ask.options:
            if option.card < 0:
                done = option
                continue
            value = self.now(state, option.card) if fighting else self.gained(seat, option.card)
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

    def promised(self, state: State, ask: Ask) -> float:
        """What the text that asks promises for what it asks, as Power."""
        frame = state.stack[-1]
        return self.weigh(state, ask.seat, self.barter(frame.face, frame.part)[1]) if frame.face >= 0 else 0.0
