"""What a beginner sees in a view: cards and what they are worth, the table, and how much Power a turn can reach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lineup.bots.judging.card_effects import (
    UNSURE,
    Gift,
    Term,
    gift,
    passage_gift,
    plain_power,
    play_order,
    promise,
    rewards,
    tokens_of,
)
from lineup.engine import queries, uses
from lineup.engine import zones as z
from lineup.engine.definitions import STARTER, Card
from lineup.engine.state import ANNOUNCED, SETTLED, Option
from lineup.engine.view import View
from lineup.language.folding import asked
from lineup.language.meaning import Act, Condition, Count, Deed, Passage, deeds, is_weakness, meaning, passages
from lineup.language.words.cards import Cards

WEAKNESS_VALUE: Final = -2.0
NOTHING_VALUE: Final = -1.0  # a starter that does nothing
STARTER_VALUE: Final = 0.0
SYNERGY: Final = 0.7  # the own Super Hero or Character likes such cards
FORGETTABLE: Final = 1.2  # Power expected of a card drawn when nothing is known of the deck
TOKEN_VALUE: Final = 1.5  # a VP token each time a card is played
CAUTION: Final = 0.5  # how much of the Blocks a foe may hold is reckoned with
DEFEAT: Final = 100.0  # a Super-Villain comes before everything else
BLIND_VALUE: Final = 4.5  # an unknown card of the main deck


class Eyes:
    """One seat's view, read as a beginner would."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.facts = dict(view.facts)
        self.power = self.facts["power"]
        self.seat = view.seat
        self.caution = CAUTION
        self._drawn: dict[int, float] = {}

    # Cards

    def zone(self, place: int, seat: int = -1) -> tuple[int, ...]:
        """One of a seat's zones, the own if no seat is given."""
        return self.view.zones[z.zone(self.seat if seat < 0 else seat, place)]

    def card(self, card: int) -> Card:
        """What the card is now, copies included."""
        return queries.definition(self.view, card)

    def helps(self, card: int) -> bool:
        """Whether playing the card would do something."""
        return play_order(meaning(self.card(card))) >= 0

    def value(self, card: int) -> float:
        """What having the card is worth: its cost and points, less the place it takes in the deck."""
        defined = self.card(card)
        if defined.vp < 0:
            return WEAKNESS_VALUE
        if defined.types == STARTER:
            return STARTER_VALUE if meaning(defined).passages else NOTHING_VALUE
        points = defined.vp if defined.worth is None else 2
        value = max(float(defined.cost + points - 1), 0.5) + (SYNERGY if self.liked(defined) else 0.0)
        value += TOKEN_VALUE * tokens_of(meaning(defined))
        if defined.when_gained < 0:
            return value
        gained = [deed for passage in meaning(defined).of("gained") for deed in deeds(passage.acts)]
        return value + WEAKNESS_VALUE if any(is_weakness(deed) for deed in gained) else value

    def bargain(self, card: int) -> float:
        """What buying a card, or defeating a Super-Villain, is worth."""
        return self.value(card) + DEFEAT * self.card(card).is_super_villain

    @property
    def blind_value(self) -> float:
        """What an unknown card of the main deck is worth."""
        return BLIND_VALUE

    def liked(self, defined: Card) -> bool:
        """Whether the own Super Hero's text, or that of the Character in play, names this kind of card."""
        for hero in self.zone(z.CHARACTER)[:1]:
            named = meaning(self.view.setup.cards[hero])
            return bool(named.types & defined.types) or (named.defense and defined.is_defense)
        return False

    def junk(self, card: int) -> bool:
        """Weakness, Vulnerability, Punch: the deck is better without it."""
        return card >= 0 and self.value(card) <= STARTER_VALUE

    def own(self, card: int) -> bool:
        """Whether the card lies in one of the own zones, or of the partner's."""
        places = (z.HAND, z.DISCARD, z.DECK, z.PLAY, z.UNDER)
        return any(card in self.zone(place, seat) for seat in self.side(self.seat) for place in places)

    def tokens(self, seat: int) -> int:
        """The VP tokens a seat has."""
        return queries.tokens(self.view, seat)

    @property
    def it(self) -> int:
        """The card the open question is about, or -1."""
        return self.view.stack[-1].it if self.view.stack else -1

    @property
    def asking(self) -> tuple[Passage, ...]:
        """The passages of the text that asks."""
        frame = self.view.stack[-1]
        return passages(self.view.setup.defs[frame.face], frame.part) if frame.face >= 0 else ()

    def asked(self) -> tuple[Act, ...]:
        """What the step that asks is about; nothing where no text asks."""
        frame = self.view.stack[-1]
        if frame.face < 0:
            return ()
        program = self.view.setup.defs[frame.face].programs[frame.part]
        return asked(program[frame.pc]) if frame.pc < len(program) else ()

    def rewards(self) -> tuple[Deed, ...]:
        """What the text that asks promises for what it asks; Power only where it counts."""
        powered = self.active in self.side(self.seat)
        return tuple([deed for deed in rewards(self.asking) if deed.verb != "power" or powered])

    def reward(self) -> int:
        """The Power the text that asks promises for what it asks."""
        return next((deed.n for deed in self.rewards() if deed.verb == "power"), 0)

    def fair(self, text: tuple[Passage, ...]) -> bool:
        """Whether an ability without a price is worth what it asks for; a beginner does not reckon that."""
        return True

    def promised(self) -> float:
        """What the text that asks promises for what it asks, as Power."""
        return self.weigh(promise(self.rewards()), self.seat)

    def free(self) -> int:
        """How many more cards the open pick takes, if it leaves the number to its player."""
        first = next(iter(self.asked()), None)
        if not isinstance(first, Deed) or first.those is None or not first.those.free or first.those.budget:
            return 0
        return first.n - len(self.view.stack[-1].picks)

    def draws(self, card: int) -> bool:
        """Whether a card's text lets somebody draw."""
        return any(deed.verb == "draw" for passage in meaning(self.card(card)).passages for deed in deeds(passage.acts))

    def price(self, option: Option) -> int:
        """The Power an option takes."""
        defined = self.card(option.card)
        if option.verb == "use":
            return defined.abilities[option.n].price
        return queries.price(self.view, self.seat, option.card) if option.verb == "buy" else defined.cost

    def noted(self, kind: str, seat: int = -1, card: int = -1) -> int:
        """The sum of what the notes of a kind say of a seat or card; 1 for each that names no number."""
        return queries.noted(self.view, kind, seat, card)

    # Sides

    def side(self, seat: int) -> tuple[int, ...]:
        """A seat and its partner."""
        return queries.partners(self.view, seat)

    @property
    def active(self) -> int:
        return self.facts["active"]

    @property
    def target(self) -> int:
        return self.facts["target"]

    @property
    def in_confrontation(self) -> bool:
        """Whether a Confrontation is going on."""
        return ANNOUNCED <= self.facts["stage"] <= SETTLED and self.target >= 0

    @property
    def confronting(self) -> bool:
        """Whether it is the own one, or the partner's."""
        return self.in_confrontation and self.active in self.side(self.seat)

    def character(self, seat: int) -> int:
        """The Character in play before a seat, or -1."""
        return queries.character(self.view, seat)

    def level(self, seat: int) -> int:
        card = self.character(seat)
        return self.view.setup.cards[card].level if card >= 0 else 0

    def cost(self, seat: int) -> int:
        """What it takes to defeat the seat's Character now."""
        return queries.character_cost(self.view, seat)

    def supposing(self, target: int) -> Eyes:
        """The same table with a Confrontation of the active player against a seat just announced."""
        eyes = Eyes(self.view)
        eyes.suppose(target)
        return eyes

    def suppose(self, target: int) -> None:
        """Read the table as if a Confrontation against a seat had just been announced."""
        self.facts |= {"stage": ANNOUNCED, "target": target}

    # What a turn can reach

    def worth(self, card: int, seat: int = -1, assisting: bool = False) -> float:
        """The Power that playing a card brings a seat now, cards drawn reckoned by what its deck holds."""
        seat = self.seat if seat < 0 else seat
        duel = self.in_confrontation and self.active in self.side(seat)
        return self.weigh(gift(meaning(self.card(card)), duel, assisting), seat, card)

    def on_deck(self, seat: int) -> float:
        """The Power that playing the top card of a foe's deck would bring: of one not seen, what is to be expected."""
        top = self.zone(z.DECK, seat)[:1]
        cards = top if top and top[0] >= 0 else dict(self.view.unseen).get(seat, ())
        return sum((self.worth(card) for card in cards), 0.0) / max(len(cards), 1)

    def weigh(self, one: Gift, seat: int, source: int = -1) -> float:
        """A gift of a card as Power for a seat."""
        total = 0.0
        for term in one.power:
            total += self.amount(term, seat, source)
        if one.draws:
            total += self.drawn(seat) * sum((self.amount(term, seat, source) for term in one.draws), 0.0)
        return total

    def amount(self, term: Term, seat: int, source: int) -> float:
        """What can be expected of one amount."""
        number = term.n
        if term.per is not None:
            number = min(max(term.n * self.count(term.per, seat), term.least), term.most)
        sure = term.sure
        for condition in term.only:
            holds = self.chance(condition, seat, source)
            sure *= holds if condition.met else 1.0 - holds
        return sure * number

    def chance(self, condition: Condition, seat: int, source: int) -> float:
        """How likely a condition holds once a card is played: known for what lies open or can be played before."""
        kind, cards = condition.kind, condition.cards
        if kind in ("controls", "played", "plays") and cards is not None:
            there = self.coming(cards, seat, source if condition.another else -1)
            there += self.before(cards, seat) if kind != "controls" else self.lying(cards, self.zone(z.PLAY, seat))
            if there >= max(condition.n, 1):
                return 1.0
            return UNSURE if min(self.zone(z.HAND, seat), default=0) < 0 else 0.0
        if kind == "types":
            return float(self.count(Count("types", None, condition.where), seat) >= condition.n)
        if kind == "none" and cards is not None and condition.where == ("line_up",) and not condition.later:
            return float(not self.lying(cards, self.view.zones[z.LINE_UP]))
        if kind in ("vp", "no vp"):
            return float(self.tokens(seat) >= condition.n if condition.n else not self.tokens(seat))
        if kind == "first":
            return float(not any(each.seat == seat for each in self.view.played))
        if kind == "confronting":
            return float(self.in_confrontation)
        return UNSURE

    def lying(self, cards: Cards, zone: Iterable[int]) -> int:
        """How many of the cards of a zone, as far as seen, are such cards."""
        kinds = [self.view.setup.cards[card] for card in zone if card >= 0]
        return sum(cards.suits(defined, defined.types) for defined in kinds)

    def before(self, cards: Cards, seat: int) -> int:
        """How many such cards a seat has played this turn."""
        return sum(each.seat == seat and cards.suits(self.face(each.face), each.types) for each in self.view.played)

    def coming(self, cards: Cards, seat: int, source: int = -1) -> int:
        """How many such cards a seat may still play, save one."""
        return self.lying(cards, [card for card in self.zone(z.HAND, seat) if card != source])

    def drawn(self, seat: int) -> float:
        """The Power to expect of a card drawn from a seat's deck, as far as its contents are known."""
        if seat not in self._drawn:
            cards = dict(self.view.unseen).get(seat, ())
            known = [card for card in self.zone(z.DECK, seat) if card >= 0]
            kinds = [self.view.setup.cards[card] for card in (*cards, *known) or self.zone(z.DISCARD, seat)]
            duel = self.in_confrontation and self.active == seat
            sums = [plain_power(meaning(defined), duel) for defined in kinds]
            self._drawn[seat] = sum(sums, 0.0) / len(sums) if sums else FORGETTABLE
        return self._drawn[seat]

    def count(self, what: Count, seat: int) -> int:
        """How many of something there are for a seat; two of what a beginner does not count."""
        cards = what.cards
        if what.of == "cards" and cards is not None and what.where == ("discard",):
            return self.lying(cards, self.zone(z.DISCARD, seat))
        if what.of == "cards" and cards is not None and what.where == ("control",):
            return self.lying(cards, self.zone(z.PLAY, seat)) + self.coming(cards, seat)
        if what.of == "types" and what.where == ("discard",):
            return self.types(card for card in self.zone(z.DISCARD, seat))
        if what.of == "played" and cards is not None:
            return max(self.before(cards, seat) + self.coming(cards, seat) - what.other, 0)
        if what.of == "cards" and cards is not None and what.where == ("beneath",):
            return self.lying(cards, self.zone(z.UNDER, seat))
        if what.of == "vp":
            return self.tokens(seat)
        if what.of == "level":
            return self.level(self.target)
        if what.of == "defeated":
            return len(self.zone(z.SCORE, seat))
        if what.of == "foe's" and cards is not None:
            return self.lying(cards, self.zone(z.PLAY, self.target)) if self.target >= 0 else 0
        return 1 if what.of == "done" else 2

    def types(self, zone: Iterable[int]) -> int:
        """How many different card types there are among the cards of a zone, as far as seen."""
        mask = 0
        for card in zone:
            if card >= 0:
                mask |= self.view.setup.cards[card].types
        return mask.bit_count()

    def reach(self) -> float:
        """The Power the active player's side can come to this turn: with hand, Characters, Locations and Assists."""
        seat = self.active
        hand = [card for card in (*self.zone(z.HAND, seat), *self.zone(z.STORED, seat)) if card >= 0]
        total = self.power + sum((self.worth(card, seat) for card in hand), 0.0)
        for source in self.sources(seat):
            total += self.bonus(source, seat, hand)
        if self.view.setup.profile.assist:
            for mate in self.side(seat)[1:]:
                helping = queries.with_assist(self.view, mate)
                helps = [self.worth(card, seat, assisting=True) for card in helping]
                total += sum((each for each in helps if each > 0.0), 0.0)
        return total

    def sources(self, seat: int) -> tuple[int, ...]:
        """The cards whose abilities a seat has."""
        return queries.sources(self.view, seat)

    def bonus(self, source: int, seat: int, hand: Iterable[int]) -> float:
        """What a Character or a card in play will add to the turn, given the cards still to be played."""
        defined = self.card(source)
        total = 0.0
        for passage in meaning(defined).passages:
            trigger = passage.trigger
            if trigger is None or passage.stacked or trigger.on != "play" or trigger.cards is None:
                continue
            if (passage.confronting or trigger.team) and not self.in_confrontation:
                continue
            played = self.before(trigger.cards, seat)
            times = min(trigger.last, played + self.lying(trigger.cards, hand)) - max(trigger.first - 1, played)
            if times > 0:
                total += times * self.weigh(passage_gift(passage, self.in_confrontation), seat, source)
        for number, ability in enumerate(defined.abilities):
            open_now = ability.once and not ability.price and not ability.confronted
            if open_now and uses.ability(source, number) not in self.view.used:
                for passage in passages(defined, ability.part):
                    total += self.weigh(passage_gift(passage, self.in_confrontation), seat, source)
        return total

    def face(self, face: int) -> Card:
        return self.view.setup.defs[face]

    # What stands in the way

    def blockers(self, target: int) -> tuple[int, ...]:
        """The seats that may use Blocks when a seat is confronted."""
        return self.side(target) if self.view.setup.profile.block_teammate else (target,)

    def block(self, card: int, seat: int, target: int) -> int:
        """What a card's Block would add to the cost of a confronted Character, as far as can be told."""
        defined = self.card(card)
        if not defined.blocks:
            return 0
        total = sum(self.added(passage, seat, target, defined) for passage in meaning(defined).of("block"))
        return max(total - self.noted("less"), 0)

    def added(self, passage: Passage, seat: int, target: int, defined: Card | None = None) -> int:
        """What a passage adds to a Character's cost; a Block card lies in the discard pile by then and counts there."""
        total = 0
        for deed in deeds(passage.acts):
            if deed.verb == "switch":
                total += max((self.cost(other) for other in self.side(target)[1:]), default=0) - self.cost(target)
            if deed.verb != "raise":
                continue
            amount = deed.n
            if deed.per is not None:
                cards = deed.per.cards if "discard" in deed.per.where else None
                itself = cards is not None and defined is not None and cards.suits(defined, defined.types)
                amount *= self.count(deed.per, seat) + itself
            if deed.plus is not None:
                amount += self.further(deed.plus, seat, target, defined)
            total += min(amount, deed.most)
        return total

    def further(self, what: Count, seat: int, target: int, defined: Card | None) -> int:
        """What is added to a number besides; one of what a beginner does not reckon with."""
        if what.of == "level":
            return self.level(target)
        if what.of == "points":
            hand = sum(self.card(other).vp for other in self.zone(z.HAND, seat) if other >= 0)
            return hand - (defined.vp if defined is not None else 0)
        return 1

    def expected_blocks(self, target: int) -> float:
        """The cost the confronted side may add, as far as it is reckoned with."""
        return self.caution * self.blocks(target)[0]

    def blocks(self, target: int) -> tuple[float, float]:
        """Mean and variance of what Blocks may add: those seen in hand, and those that may lie there."""
        total = spread = 0.0
        for seat in self.blockers(target):
            hand = self.zone(z.HAND, seat)
            total += sum(self.block(card, seat, target) for card in hand if card >= 0)
            hidden = sum(card < 0 for card in hand)
            pool = dict(self.view.unseen).get(seat, ())
            if pool:
                share = min(hidden / len(pool), 1.0)
                amounts = [self.block(card, seat, target) for card in pool]
                total += share * sum(amounts)
                spread += share * (1.0 - share) * sum(amount * amount for amount in amounts)
        return total, spread
