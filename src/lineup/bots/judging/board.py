"""The table as a beginner reads it from a view: the values of cards, and the Power a turn can reach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lineup.bots.judging.card_effects import (
    UNSURE,
    Gift,
    Term,
    acts_at,
    card_gift,
    gift_promised,
    passage_gift,
    plain_power,
    play_order,
    rewards_of,
    tokens_of,
)
from lineup.engine import queries, uses
from lineup.engine import zones as z
from lineup.engine.definitions import STARTER, Card
from lineup.engine.records import NoteKind
from lineup.engine.state import ANNOUNCED, SETTLED, Option
from lineup.engine.view import View
from lineup.language.words.cards import Cards
from lineup.language.words.meaning import (
    Act,
    Condition,
    Count,
    Deed,
    Passage,
    deeds_in,
    is_weakness,
    meaning_of,
    passages_of,
)

WEAKNESS_VALUE: Final = -2.0
NOTHING_VALUE: Final = -1.0  # a starter that does nothing
STARTER_VALUE: Final = 0.0
SYNERGY: Final = 0.7  # the own Super Hero or Character likes such cards
FORGETTABLE: Final = 1.2  # Power expected of a card drawn when nothing is known of the deck
TOKEN_VALUE: Final = 1.5  # a VP token each time a card is played
CAUTION: Final = 0.5  # how much of the Blocks a foe may hold is reckoned with
DEFEAT: Final = 100.0  # a Super-Villain comes before everything else
BLIND_VALUE: Final = 4.5  # an unknown card of the main deck
UNCOUNTED: Final = 2  # of anything a beginner does not count


class BeginnerEyes:
    """One seat's view, read as a beginner would."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.power = view.power
        self.seat = view.seat
        self.active_seat = view.active
        self.stage = view.stage
        self.confronted_seat = view.target
        self.caution = CAUTION
        self._drawn: dict[int, float] = {}

    # Cards

    def unseen_cards(self, pile: int) -> tuple[int, ...]:
        """Return the cards of a pile that the viewer cannot place."""
        for other, cards in self.view.unseen:
            if other == pile:
                return cards
        return ()

    def zone_cards(self, place: int, seat: int = -1) -> tuple[int, ...]:
        """Return the cards in one of a seat's zones, the viewer's own if no seat is given."""
        return self.view.zones[z.zone_of(self.seat if seat < 0 else seat, place)]

    def card_now(self, card: int) -> Card:
        """Return the card as it counts now, copies included."""
        return queries.definition_of(self.view, card)

    def helps_now(self, card: int) -> bool:
        """Return whether playing the card would do anything."""
        return play_order(meaning_of(self.card_now(card))) >= 0

    def card_value(self, card: int) -> float:
        """Return the value of having the card: its cost and points, less the place it takes in the deck."""
        defined = self.card_now(card)
        if defined.vp < 0:
            return WEAKNESS_VALUE
        if defined.types == STARTER:
            return STARTER_VALUE if meaning_of(defined).passages else NOTHING_VALUE
        points = defined.vp if defined.worth is None else 2
        value = max(float(defined.cost + points - 1), 0.5) + (SYNERGY if self.is_liked(defined) else 0.0)
        value += TOKEN_VALUE * tokens_of(meaning_of(defined))
        if defined.when_gained < 0:
            return value
        gained = [deed for passage in meaning_of(defined).of("gained") for deed in deeds_in(passage.acts)]
        return value + WEAKNESS_VALUE if any(is_weakness(deed) for deed in gained) else value

    def purchase_value(self, card: int) -> float:
        """Return the value of buying a card, or of defeating a Super-Villain."""
        return self.card_value(card) + DEFEAT * self.card_now(card).is_super_villain

    @property
    def blind_value(self) -> float:
        """The value of an unknown card of the main deck."""
        return BLIND_VALUE

    def is_liked(self, defined: Card) -> bool:
        """Return whether the viewer's Super Hero, or the Character in play, names this kind of card in its text."""
        for hero in self.zone_cards(z.CHARACTER)[:1]:
            named = meaning_of(self.view.setup.cards[hero])
            return bool(named.types & defined.types) or (named.defense and defined.is_defense)
        return False

    def is_junk(self, card: int) -> bool:
        """Return whether the deck is better without the card: Weakness, Vulnerability, Punch."""
        return card >= 0 and self.card_value(card) <= STARTER_VALUE

    def is_ours(self, card: int) -> bool:
        """Return whether the card lies in a zone of the viewer or the viewer's partner."""
        places = (z.HAND, z.DISCARD, z.DECK, z.PLAY, z.UNDER)
        return any(card in self.zone_cards(place, seat) for seat in self.side_of(self.seat) for place in places)

    def tokens_of(self, seat: int) -> int:
        return queries.tokens_of(self.view, seat)

    @property
    def card_in_question(self) -> int:
        """The card the open question is about, or -1."""
        return self.view.stack[-1].it if self.view.stack else -1

    @property
    def asking_text(self) -> tuple[Passage, ...]:
        """The passages of the text that asks."""
        frame = self.view.stack[-1]
        return passages_of(self.view.setup.defs[frame.face], frame.part) if frame.face >= 0 else ()

    def asked_acts(self) -> tuple[Act, ...]:
        """The acts of the step that asks; none where no text asks."""
        frame = self.view.stack[-1]
        return acts_at(self.view.setup.defs[frame.face], frame.part, frame.pc) if frame.face >= 0 else ()

    @property
    def power_counts(self) -> bool:
        """True if Power now helps the viewer's side."""
        return self.active_seat in self.side_of(self.seat)

    def promised_deeds(self) -> tuple[Deed, ...]:
        """The deeds that the asking text promises in return; Power only where it counts."""
        frame = self.view.stack[-1]
        if frame.face < 0:
            return ()
        return rewards_of(self.view.setup.defs[frame.face], frame.part, self.power_counts)

    def promised_power(self) -> int:
        """The Power that the asking text promises in return."""
        return next((deed.n for deed in self.promised_deeds() if deed.verb == "power"), 0)

    def is_fair(self, defined: Card, part: int) -> bool:
        """Return whether an ability without a price is worth its cost; a beginner assumes so."""
        return True

    def promised_worth(self) -> float:
        """Return everything that the asking text promises in return, as Power."""
        frame = self.view.stack[-1]
        if frame.face < 0:
            return 0.0
        promised = gift_promised(self.view.setup.defs[frame.face], frame.part, self.power_counts)
        return self.weigh_gift(promised, self.seat)

    def optional_picks(self) -> int:
        """Return how many more cards the open pick takes, if its player chooses the number."""
        acts = self.asked_acts()
        first = acts[0] if acts else None
        if not isinstance(first, Deed) or first.those is None or not first.those.free or first.those.budget:
            return 0
        return first.n - len(self.view.stack[-1].picks)

    def lets_draw(self, card: int) -> bool:
        """Return whether a card's text lets anybody draw."""
        return any(
            deed.verb == "draw"
            for passage in meaning_of(self.card_now(card)).passages
            for deed in deeds_in(passage.acts)
        )

    def option_price(self, option: Option) -> int:
        """The Power an option takes."""
        defined = self.card_now(option.card)
        if option.verb == "use":
            return defined.abilities[option.n].price
        return queries.price_of(self.view, self.seat, option.card) if option.verb == "buy" else defined.cost

    def sum_notes(self, kind: NoteKind, seat: int = -1, card: int = -1) -> int:
        """Sum the notes of a kind about a seat or card; a note without a number counts 1."""
        return queries.sum_notes(self.view, kind, seat, card)

    # Sides

    def side_of(self, seat: int) -> tuple[int, ...]:
        """A seat and its partner."""
        return queries.partners_of(self.view, seat)

    @property
    def in_confrontation(self) -> bool:
        """Return whether a Confrontation is going on."""
        return ANNOUNCED <= self.stage <= SETTLED and self.confronted_seat >= 0

    @property
    def is_confronting(self) -> bool:
        """Return whether the Confrontation is the viewer's, or the partner's."""
        return self.in_confrontation and self.active_seat in self.side_of(self.seat)

    def character_of(self, seat: int) -> int:
        """The Character in play before a seat, or -1."""
        return queries.character_of(self.view, seat)

    def level_of(self, seat: int) -> int:
        card = self.character_of(seat)
        return self.view.setup.cards[card].level if card >= 0 else 0

    def defeat_cost(self, seat: int) -> int:
        """Return the Power it takes to defeat the seat's Character now."""
        return queries.character_cost(self.view, seat)

    def with_target(self, target: int) -> BeginnerEyes:
        """Return the same table with a Confrontation against a seat just announced."""
        eyes = BeginnerEyes(self.view)
        eyes.suppose_target(target)
        return eyes

    def suppose_target(self, target: int) -> None:
        """Read the table as if a Confrontation against a seat had just been announced."""
        self.stage = ANNOUNCED
        self.confronted_seat = target

    # What a turn can reach

    def play_worth(self, card: int, seat: int = -1, assisting: bool = False) -> float:
        """Return the Power that playing a card brings a seat now; cards drawn count by the contents of its deck."""
        seat = self.seat if seat < 0 else seat
        duel = self.in_confrontation and self.active_seat in self.side_of(seat)
        return self.weigh_gift(card_gift(meaning_of(self.card_now(card)), duel, assisting), seat, card)

    def top_card_worth(self, seat: int) -> float:
        """The Power that playing the top card of a foe's deck would bring: of one not seen, what is to be expected."""
        top = self.zone_cards(z.DECK, seat)[:1]
        cards = top if top and top[0] >= 0 else self.unseen_cards(seat)
        return sum((self.play_worth(card) for card in cards), 0.0) / max(len(cards), 1)

    def weigh_gift(self, one: Gift, seat: int, source: int = -1) -> float:
        """Return a gift of a card as Power for a seat."""
        total = 0.0
        for term in one.power:
            total += self.expected_amount(term, seat, source)
        if one.draws:
            total += self.draw_worth(seat) * sum((self.expected_amount(term, seat, source) for term in one.draws), 0.0)
        return total

    def expected_amount(self, term: Term, seat: int, source: int) -> float:
        """Return the amount to expect of one term."""
        number = term.n
        if term.per is not None:
            number = min(max(term.n * self.count_for(term.per, seat), term.least), term.most)
        sure = term.sure
        for condition in term.only:
            holds = self.condition_chance(condition, seat, source)
            sure *= holds if condition.met else 1.0 - holds
        return sure * number

    def condition_chance(self, condition: Condition, seat: int, source: int) -> float:
        """Return how likely a condition holds once a card is played; certain for cards in sight or in hand."""
        kind, cards = condition.kind, condition.cards
        if kind in ("controls", "played", "plays") and cards is not None:
            there = self.count_coming(cards, seat, source if condition.another else -1)
            there += (
                self.count_played(cards, seat)
                if kind != "controls"
                else self.count_lying(cards, self.zone_cards(z.PLAY, seat))
            )
            if there >= max(condition.n, 1):
                return 1.0
            return UNSURE if min(self.zone_cards(z.HAND, seat), default=0) < 0 else 0.0
        if kind == "types":
            there = self.count_types(self.zone_cards(z.DISCARD, seat)) if condition.where == ("discard",) else UNCOUNTED
            return float(there >= condition.n)
        if kind == "none" and cards is not None and condition.where == ("line_up",) and not condition.later:
            return float(not self.count_lying(cards, self.view.zones[z.LINE_UP]))
        if kind in ("vp", "no vp"):
            return float(self.tokens_of(seat) >= condition.n if condition.n else not self.tokens_of(seat))
        if kind == "first":
            return float(not any(each.seat == seat for each in self.view.played))
        if kind == "confronting":
            return float(self.in_confrontation)
        return UNSURE

    def count_lying(self, cards: Cards, zone: Iterable[int]) -> int:
        """Count such cards in a zone, as far as they can be seen."""
        kinds = [self.view.setup.cards[card] for card in zone if card >= 0]
        return sum(cards.fits_definition(defined, defined.types) for defined in kinds)

    def count_played(self, cards: Cards, seat: int) -> int:
        """Count such cards that a seat has played this turn."""
        return sum(
            each.seat == seat and cards.fits_definition(self.face_card(each.face), each.types)
            for each in self.view.played
        )

    def count_coming(self, cards: Cards, seat: int, source: int = -1) -> int:
        """Count such cards that a seat may still play, except one."""
        return self.count_lying(cards, [card for card in self.zone_cards(z.HAND, seat) if card != source])

    def draw_worth(self, seat: int) -> float:
        """Return the Power to expect of a card drawn from a seat's deck, as far as its contents are known."""
        if seat not in self._drawn:
            cards = self.unseen_cards(seat)
            known = [card for card in self.zone_cards(z.DECK, seat) if card >= 0]
            kinds = [self.view.setup.cards[card] for card in (*cards, *known) or self.zone_cards(z.DISCARD, seat)]
            duel = self.in_confrontation and self.active_seat == seat
            sums = [plain_power(meaning_of(defined), duel) for defined in kinds]
            self._drawn[seat] = sum(sums, 0.0) / len(sums) if sums else FORGETTABLE
        return self._drawn[seat]

    def count_for(self, what: Count, seat: int) -> int:
        """Count something for a seat; UNCOUNTED for anything a beginner does not count."""
        cards = what.cards
        if what.of == "cards" and cards is not None and what.where == ("discard",):
            return self.count_lying(cards, self.zone_cards(z.DISCARD, seat))
        if what.of == "cards" and cards is not None and what.where == ("control",):
            return self.count_lying(cards, self.zone_cards(z.PLAY, seat)) + self.count_coming(cards, seat)
        if what.of == "types" and what.where == ("discard",):
            return self.count_types(self.zone_cards(z.DISCARD, seat))
        if what.of == "played" and cards is not None:
            return max(self.count_played(cards, seat) + self.count_coming(cards, seat) - what.other, 0)
        if what.of == "cards" and cards is not None and what.where == ("beneath",):
            return self.count_lying(cards, self.zone_cards(z.UNDER, seat))
        if what.of == "vp":
            return self.tokens_of(seat)
        if what.of == "level":
            return self.level_of(self.confronted_seat)
        if what.of == "defeated":
            return len(self.zone_cards(z.SCORE, seat))
        if what.of == "foe's" and cards is not None:
            return (
                self.count_lying(cards, self.zone_cards(z.PLAY, self.confronted_seat))
                if self.confronted_seat >= 0
                else 0
            )
        return 1 if what.of == "done" else UNCOUNTED

    def count_types(self, zone: Iterable[int]) -> int:
        """Count the different card types in a zone, as far as its cards can be seen."""
        mask = 0
        for card in zone:
            if card >= 0:
                mask |= self.view.setup.cards[card].types
        return mask.bit_count()

    def reachable_power(self) -> float:
        """The Power the active player's side can come to this turn: with hand, Characters, Locations and Assists."""
        seat = self.active_seat
        hand = [card for card in (*self.zone_cards(z.HAND, seat), *self.zone_cards(z.STORED, seat)) if card >= 0]
        total = self.power + sum((self.play_worth(card, seat) for card in hand), 0.0)
        for source in self.ability_sources(seat):
            total += self.source_bonus(source, seat, hand)
        if self.view.setup.profile.assist:
            for mate in self.side_of(seat)[1:]:
                helping = queries.assist_cards(self.view, mate)
                helps = [self.play_worth(card, seat, assisting=True) for card in helping]
                total += sum((each for each in helps if each > 0.0), 0.0)
        return total

    def ability_sources(self, seat: int) -> tuple[int, ...]:
        """The cards whose abilities a seat has."""
        return queries.ability_sources(self.view, seat)

    def source_bonus(self, source: int, seat: int, hand: Iterable[int]) -> float:
        """Return the Power that a Character or card in play will add this turn, given the cards still to be played."""
        defined = self.card_now(source)
        total = 0.0
        for passage in meaning_of(defined).passages:
            trigger = passage.trigger
            if trigger is None or passage.stacked or trigger.on != "play" or trigger.cards is None:
                continue
            if (passage.confronting or trigger.team) and not self.in_confrontation:
                continue
            played = self.count_played(trigger.cards, seat)
            times = min(trigger.last, played + self.count_lying(trigger.cards, hand)) - max(trigger.first - 1, played)
            if times > 0:
                total += times * self.weigh_gift(passage_gift(passage, self.in_confrontation), seat, source)
        for number, ability in enumerate(defined.abilities):
            open_now = ability.once and not ability.price and not ability.confronted
            if open_now and uses.ability_use(source, number) not in self.view.used:
                for passage in passages_of(defined, ability.part):
                    total += self.weigh_gift(passage_gift(passage, self.in_confrontation), seat, source)
        return total

    def face_card(self, face: int) -> Card:
        return self.view.setup.defs[face]

    # What stands in the way

    def blocking_seats(self, target: int) -> tuple[int, ...]:
        """The seats that may use Blocks when a seat is confronted."""
        return self.side_of(target) if self.view.setup.profile.block_teammate else (target,)

    def block_amount(self, card: int, seat: int, target: int) -> int:
        """Return the amount a card's Block would add to the cost of a confronted Character, as far as known."""
        defined = self.card_now(card)
        if not defined.blocks:
            return 0
        total = sum(self.passage_adds(passage, seat, target, defined) for passage in meaning_of(defined).of("block"))
        return max(total - self.sum_notes("less"), 0)

    def passage_adds(self, passage: Passage, seat: int, target: int, defined: Card | None = None) -> int:
        """Return the amount a passage adds to a Character's cost; the Block card counts in the discard pile by then."""
        total = 0
        for deed in deeds_in(passage.acts):
            if deed.verb == "switch":
                total += max(
                    (self.defeat_cost(other) for other in self.side_of(target)[1:]), default=0
                ) - self.defeat_cost(target)
            if deed.verb != "raise":
                continue
            amount = deed.n
            if deed.per is not None:
                cards = deed.per.cards if "discard" in deed.per.where else None
                itself = cards is not None and defined is not None and cards.fits_definition(defined, defined.types)
                amount *= self.count_for(deed.per, seat) + itself
            if deed.plus is not None:
                amount += self.count_added(deed.plus, seat, target, defined)
            total += min(amount, deed.most)
        return total

    def count_added(self, what: Count, seat: int, target: int, defined: Card | None) -> int:
        """Return the further amount added to a number; 1 for anything a beginner would not work out."""
        if what.of == "level":
            return self.level_of(target)
        if what.of == "points":
            hand = sum(self.card_now(other).vp for other in self.zone_cards(z.HAND, seat) if other >= 0)
            return hand - (defined.vp if defined is not None else 0)
        return 1

    def expected_blocks(self, target: int) -> float:
        """Return the cost the confronted side may add, as far as the viewer allows for it."""
        return self.caution * self.block_spread(target)[0]

    def block_spread(self, target: int) -> tuple[float, float]:
        """Return mean and variance of the cost that Blocks may add: those seen in hand, and those that may lie
        there."""
        total = spread = 0.0
        for seat in self.blocking_seats(target):
            hand = self.zone_cards(z.HAND, seat)
            total += sum(self.block_amount(card, seat, target) for card in hand if card >= 0)
            hidden = sum(card < 0 for card in hand)
            pool = self.unseen_cards(seat)
            if pool:
                share = min(hidden / len(pool), 1.0)
                amounts = [self.block_amount(card, seat, target) for card in pool]
                total += share * sum(amounts)
                spread += share * (1.0 - share) * sum(amount * amount for amount in amounts)
        return total, spread
