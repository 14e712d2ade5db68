"""The worth of a deck: Victory Points now, and the yield of its cards in the turns that are left.

Cards are known by what their texts mean (`trait_numbers`), so those nobody has seen before are valued too. A deck's
*income* is what a hand of it brings in one turn, in Power; each trait counts as so much Power as the weights say. These
are fitted by games of the bot (`python -m tools.measure.fit_planner`) and kept in weights.json, one row for each kind
of game (`kind_of`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from math import erf
from pathlib import Path
from typing import Final

from lineup.bots.judging.card_cache import KEPT, CardCache, CardFinding
from lineup.bots.judging.card_effects import (
    UNSURE,
    Term,
    acts_gift,
    card_gift,
    passage_gift,
    plain_power,
    rough_amount,
    tokens_of,
)
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import EQUIPMENT, HERO, SUPER_POWER, VILLAIN, Card, Setup
from lineup.engine.profile import Profile
from lineup.engine.state import CommonState
from lineup.engine.view import View
from lineup.language.words.cards import Cards
from lineup.language.words.meaning import ANY, Meaning, OneOf, Passage, Points, deeds_in, is_weakness, meaning_of

# What a card brings whenever it is played, or held where that says so. Power counts as itself.
LEANING: Final = ("controls", "played", "plays", "cards")  # what amounts of Power and their conditions count
TRAITS: Final = (
    "destroy",  # own cards destroyed
    "gain",  # cards gained for nothing
    "fetch",  # cards put where they come to hand sooner
    "curse",  # Weaknesses for foes
    "harass",  # what other Attacks do
    "tokens",  # VP tokens
    "defense",  # held
    "block",  # held: what it adds to a Character's cost
    "assist",
    "cost",  # what it costs: whatever else is in a text
    "dear",  # it costs 4 or more
    "liked",  # the own Super Hero or Character names such cards
    "hero",  # what it is: whatever else texts of such cards have in common
    "villain",
    "super power",
    "equipment",
)
# Further weights, beside those of the traits
OTHERS: Final = (
    "power",  # what a hand brings
    "duel",  # how much of the Power only an own Confrontation brings
    "draw",  # how much of an average card a card drawn is
    "lasting",  # Power from a card that stays in play
    "future",  # Victory Points for each Power of income, when the whole game is to come
    "strike",  # Power for reaching the cost of a Super-Villain or Character in a turn
    "lag",  # the part of the game that is over before a card bought now comes to hand
    "defeat",  # Victory Points for a Super-Villain beside its own: the others do not get it
    "knock",  # Victory Points for a Character defeated
    "growth",  # how many good cards a deck gets in a whole game: what is weak now is weaker then
    "hope",  # how many of the cards still to come, that a card's Victory Points count, will be had
    "pace",  # how much the strength of the decks says of what is still to come, from 0 to 1
    "nerve",  # how much of the Blocks to be expected is reckoned with
    "taught",  # the small network's share of a card's worth (bots/judging/card_value.py); these weights say the rest
)
SPREAD: Final = 3.0  # the standard deviation of a turn's Power
GOAL: Final = 10.0  # what a Super-Villain costs that is not seen
RIPE: Final = 2.0  # the Power of the cards a deck will have later
IN_DISCARD: Final = 0.4  # of a deck, on average when a card is played
COUNTED: Final = 0.3  # of what a card counts, as games show: drawing shuffles it away, or it is not played beside it
ONCE: Final = 0.3  # of what happens each time a card is played, for what happens when it is gained
OTHERS_CARDS: Final = frozenset({"line_up", "main", "foes", "foe's discard", "foe's play", "confronted", "in_play"})
DEAR: Final = 4
NAMED: Final = ((HERO, "hero"), (VILLAIN, "villain"), (SUPER_POWER, "super power"), (EQUIPMENT, "equipment"))
# What is still to come of a game, by regression on games of the bot: it is longer the more is left of what can end it,
# and shorter the more Power the decks bring
CLOCK: Final = 0.85
CLOCK_LEFT: Final = 0.645
CLOCK_STRENGTH: Final = 0.105
CLOCK_LEAST: Final = 0.15
CROWDED: Final = 0.6  # of a deck's cards drawing others, more do not count
SETUPS: Final = 64  # games whose sums are kept
PLACES: Final = (z.DECK, z.HAND, z.DISCARD, z.PLAY, z.STORED, z.UNDER)


def leaning_cards(term: Term) -> Cards | None:
    """The cards of the player's own deck that an amount depends on."""
    if term.per is not None:
        return term.per.cards if term.per.of in LEANING and not term.only else None
    if len(term.only) == 1 and term.only[0].kind in LEANING and not term.only[0].n > 1:
        return term.only[0].cards
    return None


@lru_cache(KEPT)
def leaning_terms(text: Meaning) -> tuple[Term, ...]:
    """The amounts of Power of a text that depend on the deck it is in."""
    return tuple(term for term in card_gift(text).power if leaning_cards(term) is not None)


@lru_cache(KEPT)
def trait_numbers(text: Meaning) -> tuple[float, ...]:
    """Power, draws, Power from staying in play, Power more in a Confrontation, and those of TRAITS up to tokens."""
    power = sum((rough_amount(term) for term in card_gift(text).power if not leaning_cards(term)), 0.0)
    duel = plain_power(text, True) - plain_power(text, False)
    draws = sum((rough_amount(term) for term in card_gift(text).draws), 0.0)
    lasting = 0.0
    destroys = gains = fetches = curses = harasses = 0.0
    for passage in text.passages:
        if passage.ongoing:
            lasting += _power_each_turn(passage)
        if not passage.played and passage.sort != "gained":
            continue
        harm = False
        acts = passage.acts if not passage.confronting else passage.otherwise or passage.acts
        for act in acts:
            often = (ONCE if passage.sort == "gained" else 1.0) * (UNSURE if isinstance(act, OneOf) else 1.0)
            for deed in deeds_in((act,)):
                times = often * (UNSURE if deed.only else 1.0) * (min(deed.n, 2) if deed.n != ANY else 2)
                where = deed.those.where if deed.those is not None else ()
                if is_weakness(deed):
                    if deed.who == "you":
                        gains -= times
                    else:
                        curses += times
                elif deed.who not in ("you", "teammate"):
                    harm = True
                elif deed.verb == "destroy" and not OTHERS_CARDS.intersection(where):
                    destroys += times
                elif deed.verb in ("gain", "offer"):
                    gains += times
                elif deed.verb == "extra":
                    draws += times
                elif deed.verb == "put" and ("deck" in deed.to or "hand" in deed.to):
                    fetches += times
                elif deed.verb == "discard" and deed.those is not None and deed.those.how == "all" and "hand" in where:
                    draws = UNSURE * draws  # for those drawn others are lost
        harasses += harm
    return power, draws, lasting, duel, destroys, gains, fetches, curses, harasses, tokens_of(text)


def _power_each_turn(passage: Passage) -> float:
    """The Power a card in play brings in a turn, cards drawn included."""
    if passage.price is not None and passage.price.power:
        return 0.0
    one = passage_gift(passage)
    if not one.power and not one.draws:
        one = acts_gift(passage.acts, True)
    brought = sum((rough_amount(term) for term in one.power), 0.0) + sum(
        (rough_amount(term) for term in one.draws), 0.0
    )
    return max(brought, UNSURE) * (1.0 if passage.trigger is None else 0.8)


@lru_cache(KEPT)
def block_total(text: Meaning) -> float:
    """Return the amount a card's Block adds to a Character's cost."""
    amount = 0.0
    for passage in text.of("block"):
        for deed in deeds_in(passage.acts):
            if deed.verb == "raise":
                amount += min(deed.n * (2 if deed.per is not None else 1) + (deed.plus is not None), deed.most)
    return amount


@lru_cache(KEPT)
def find_points(text: Meaning) -> Points | None:
    """Return the rule by which a text's Victory Points are counted, if it has one."""
    return next((passage.worth for passage in text.passages if passage.worth is not None), None)


_sums: Final[dict[int, tuple[Setup, dict[Cards, tuple[float, float]]]]] = {}  # by identity of the setup kept with them


def expected_main_deck(setup: Setup) -> tuple[list[Card], float]:
    """Return the cards of a game's main deck as far as players know, and the share of them it begins with.

    Where half of the cards stays in the box, nobody knows which half.
    """
    main = [setup.cards[card] for card in setup.start_zones[z.MAIN_DECK]]
    unused = [setup.cards[card] for card in setup.start_zones[z.UNUSED]]
    both = main + [defined for defined in unused if defined.stack == "main"]
    return both, len(main) / max(len(both), 1)


def count_in_main_deck(setup: Setup, cards: Cards, different: bool = False) -> float:
    """Return how many such cards, or different names of them, to expect in the main deck at the start."""
    known = _sums.get(id(setup))
    if known is None or known[0] is not setup:
        if len(_sums) >= SETUPS:
            _sums.clear()
        known = _sums[id(setup)] = (setup, {})
    sums = known[1]
    if cards not in sums:
        kinds, share = expected_main_deck(setup)
        there = [defined.name for defined in kinds if cards.fits_definition(defined, defined.types)]
        sums[cards] = (len(there) * share, len(set(there)) * share)
    return sums[cards][different]


class CardMerit(CardFinding):
    """Estimates of what one card adds to a hand of its deck (Power, draws, other effects), by the given weights."""

    def __init__(self, defined: Card, weights: DeckWeights) -> None:
        super().__init__(defined)
        values = trait_numbers(meaning_of(defined))
        table = weights.table
        besides = 0.0
        for name, value in zip(TRAITS, values[4:], strict=False):
            besides += table[name] * value
        besides += table["dear"] * (defined.cost >= DEAR)
        besides += table["cost"] * defined.cost + table["block"] * block_total(meaning_of(defined))
        besides += table["defense"] * defined.is_defense + table["assist"] * defined.assist
        for kind, name in NAMED:
            if defined.types & kind:
                besides += table[name]
        self.stays = defined.ongoing
        self.power = values[0] + table["duel"] * values[3]
        self.leanings = leaning_terms(meaning_of(defined))
        self.draw = values[1] * table["draw"]
        self.besides = besides
        self.lasting = values[2] if defined.ongoing else 0.0


class DeckWeights:
    """One row of weights, and the merits of cards by it."""

    def __init__(self, table: Mapping[str, float]) -> None:
        self.table = dict(table)
        self.future = table["future"]
        self.lag = table["lag"]
        self.liked = table["liked"]
        self.strike = table["strike"]
        self.power = table["power"]
        self.lasting = table["lasting"]
        self.defeat = table["defeat"]
        self.knock = table["knock"]
        self.nerve = table["nerve"]
        self.hope = table["hope"]
        self.growth = table["growth"]
        self.pace = table["pace"]
        self.taught = table["taught"]
        self.merits = CardCache(lambda card: CardMerit(card, self))


def kind_of(profile: Profile, players: int) -> str:
    """Return the name of the row of weights a game takes: by how it is won and how many play."""
    if not profile.confrontation:
        return "points" if players == 2 else "points, many"
    if profile.teams:
        return "teams"
    if players > 2:
        return "duel, many"
    return "duel, stored" if profile.store_assist else "duel"


@cache
def load_weights() -> Mapping[str, Mapping[str, float]]:
    """Load the weights of the package, one row for each kind of game."""
    found: Mapping[str, Mapping[str, float]] = json.loads(
        (Path(__file__).parents[1] / "trained" / "weights.json").read_text("utf-8")
    )
    return found


@cache
def weights_for(kind: str) -> DeckWeights:
    """The weights for a kind of game."""
    return DeckWeights(load_weights()[kind])


def owned_cards(position: CommonState, seat: int) -> list[int]:
    """The cards of a seat's deck wherever they lie, as far as the viewer knows them."""
    base = z.COMMON + seat * z.PER_SEAT
    cards = [card for place in PLACES for card in position.zones[base + place] if card >= 0]
    if position.lent:
        lent = dict(position.lent)
        cards = [card for card in cards if lent.get(card, seat) == seat]
        cards += [card for card, owner in lent.items() if owner == seat]
    if isinstance(position, View):
        for pile, unseen in position.unseen:
            if pile == seat:
                cards += unseen
    return cards


def part_to_come(position: CommonState, weights: DeckWeights) -> float:
    """Return the part of the game that is still to come, from 1 to 0.

    By what is left of all that can end it, and as far as the weights say by how strong the decks have become: in the
    middle of a game won by points most Super-Villains are still there.
    """
    left = part_left(position)
    if not weights.pace:
        return left
    strength = sum((hand_income(position, seat, weights) for seat in range(position.players)), 0.0) / position.players
    expected = min(max(CLOCK + CLOCK_LEFT * left - CLOCK_STRENGTH * strength, CLOCK_LEAST * left), 1.0)
    return left + weights.pace * (expected - left)


def part_left(position: CommonState) -> float:
    """Return the part left, from 1 to 0, of whichever end of the game is nearest."""
    setup = position.setup
    begun, zones = setup.start_zones, position.zones
    left = _part_of(len(zones[z.MAIN_DECK]), len(begun[z.MAIN_DECK]))
    if setup.profile.super_villains and not setup.profile.super_hidden:
        left = min(left, _part_of(len(zones[z.SUPER_VILLAINS]), len(begun[z.SUPER_VILLAINS])))
    if setup.profile.confrontation:
        for seat in range(setup.players):
            index = z.zone_of(seat, z.CHARACTER)
            left = min(left, _part_of(len(zones[index]) + 1, len(begun[index]) + 1))
    return left


def hand_income(position: CommonState, seat: int, weights: DeckWeights) -> float:
    """The Power a hand of a seat's deck brings in a turn."""
    size = power = draw = lasting = 0.0
    for card in owned_cards(position, seat):
        merit = weights.merits.find(position.cards[card])
        if merit.stays:
            lasting += merit.lasting
        else:
            size += 1.0
            power += merit.power
            draw += merit.draw
    if not size:
        return lasting
    return lasting + min(position.setup.profile.hand_size / (1.0 - min(draw / size, CROWDED)), size) * power / size


def _part_of(now: int, then: int) -> float:
    return min(now / then, 1.0) if then else 1.0


def goal_power(position: CommonState, seat: int) -> float:
    """The Power that takes a Super-Villain, or the cheapest foe's Character."""
    if position.setup.profile.confrontation:
        there = [foe for foe in queries.foes_of(position, seat) if queries.character_of(position, foe) >= 0]
        return float(min((queries.character_cost(position, foe) for foe in there), default=0))
    top = queries.top_super_villain(position)
    return float(position.cards[top].cost) if top >= 0 else GOAL


def chance_of_enough(ahead: float, spread: float) -> float:
    """Return the chance to have enough, given the expected surplus and its standard deviation."""
    return 0.5 * (1.0 + erf(ahead / (1.4142135623730951 * spread)))


class DeckSums:
    """The sums of a deck, from which follows what one card more or fewer would change."""

    def __init__(self, position: CommonState, seat: int, weights: DeckWeights) -> None:
        self.position = position
        self.weights = weights
        self.cards = owned_cards(position, seat)
        self.hand = position.setup.profile.hand_size
        self.size = 0.0
        self.power = self.draw = self.lasting = self.besides = 0.0
        self.goal = goal_power(position, seat)
        hero = queries.character_of(position, seat)
        named = meaning_of(position.cards[hero]) if hero >= 0 else None
        self.types = named.types if named is not None else 0
        self.likes_defense = named.defense if named is not None else False
        self.kinds = [position.cards[card] for card in self.cards]
        self.scoring = [defined for defined in self.kinds if defined.worth is not None]
        self.left = part_to_come(position, weights)
        self._parts: dict[Cards, float] = {}
        for defined in self.kinds:
            self._add_card(defined)
        self.reach = self.lasting + self.drawn_of(self.size, self.draw) * self.power  # the Power of a turn now
        growth = weights.growth * self.left
        self.size += growth
        self.power += growth * RIPE
        self.income = self.income_of(self.size, self.power, self.draw, self.lasting, self.besides)
        self.horizon = weights.future * max(self.left - weights.lag, 0.0)

    def _add_card(self, defined: Card) -> None:
        merit = self.weights.merits.find(defined)
        if merit.stays:
            self.lasting += merit.lasting
        else:
            self.size += 1.0
            self.power += merit.power + self.liking_for(defined) + self.leaning_power(merit)
            self.draw += merit.draw
            self.besides += merit.besides

    def leaning_power(self, merit: CardMerit) -> float:
        """The Power of a card that depends on the others of this deck."""
        total = 0.0
        for term in merit.leanings:
            cards = leaning_cards(term)
            assert cards is not None
            part = self.part_of(cards)
            if term.per is None:
                there = 1.0 - (1.0 - part) ** (self.hand - 1)
                total += term.n * (there if term.only[0].met else 1.0 - there)
            else:
                count = part * (self.size * IN_DISCARD if "discard" in term.per.where else self.hand - 1)
                total += COUNTED * min(max(term.n * count, term.least), term.most)
        return total

    def part_of(self, cards: Cards) -> float:
        """Return the share of this deck's cards, from 0 to 1, that are such cards, counting some still to come."""
        known = self._parts.get(cards)
        if known is None:
            there = sum(cards.fits_definition(defined, defined.types) for defined in self.kinds)
            setup = self.position.setup
            coming = self.weights.hope * self.left * count_in_main_deck(setup, cards) / setup.players
            size = len(self.kinds) + self.weights.growth * self.left
            known = self._parts[cards] = min((there + coming) / max(size, 1.0), 1.0)
        return known

    def liking_for(self, defined: Card) -> float:
        """Return the Power that the seat's Super Hero or Character adds to a card."""
        liked = self.types & defined.types or (self.likes_defense and defined.is_defense)
        return self.weights.liked if liked else 0.0

    def drawn_of(self, size: float, draw: float) -> float:
        """Return the share of a deck that is drawn in a turn; `draw` is how many cards its cards draw in all."""
        return min(self.hand / (1.0 - min(draw / size, CROWDED)), size) / size if size > 0 else 0.0

    def income_of(self, size: float, power: float, draw: float, lasting: float, besides: float) -> float:
        """Return the value of an average turn, given the size of a deck and the sums of what its cards give."""
        drawn = self.drawn_of(size, draw)
        reach = lasting + drawn * power
        sure = self.weights.power * drawn * power + self.weights.lasting * lasting
        return sure + drawn * besides + self.weights.strike * chance_of_enough(reach - self.goal, SPREAD)

    def gain_of(self, defined: Card) -> float:
        """Return the worth of one more copy of a card, in Victory Points."""
        return (
            self.points_of(defined, 1)
            + self.points_raised(defined)
            + self.horizon * (self.income_with(defined, 1) - self.income)
        )

    def keep_worth(self, defined: Card) -> float:
        """Return the worth of one such card in the deck: below 0 the deck is better without it."""
        return (
            self.points_of(defined, 0)
            + self.points_raised(defined)
            + self.horizon * (self.income - self.income_with(defined, -1))
        )

    def income_with(self, defined: Card, number: int) -> float:
        """Return the income with `number` more copies of a card."""
        merit = self.weights.merits.find(defined)
        size, power, draw, lasting, besides = self.size, self.power, self.draw, self.lasting, self.besides
        if merit.stays:
            lasting += number * merit.lasting
        else:
            size += number
            power += number * (merit.power + self.liking_for(defined) + self.leaning_power(merit))
            draw += number * merit.draw
            besides += number * merit.besides
        return self.income_of(size, power, draw, lasting, besides)

    def points_of(self, defined: Card, more: int) -> float:
        """The Victory Points of a card in this deck at the end; what counts cards counts some still to come too."""
        worth = find_points(meaning_of(defined)) if defined.worth is not None else None
        if worth is None:
            return float(defined.vp)
        there = [each for each in self.kinds if worth.cards.fits_definition(each, each.types)]
        count = float(len({each.name for each in there}) if worth.different else len(there))
        count += more if worth.cards.fits_definition(defined, defined.types) else 0
        setup = self.position.setup
        count += self.weights.hope * self.left * count_in_main_deck(setup, worth.cards, worth.different) / setup.players
        count = max(count - (1 if worth.other else 0) - worth.beyond, 0)
        if worth.least:
            return worth.n * min(count / worth.least, 1.0)
        return (defined.vp if defined.worth is not None and defined.worth.based else 0) + worth.n * (count / worth.lot)

    def points_raised(self, defined: Card) -> float:
        """The Victory Points that one such card makes of the others."""
        total = 0.0
        for each in self.scoring:
            worth = find_points(meaning_of(each))
            if (
                worth is not None
                and each is not defined
                and not worth.least
                and worth.cards.fits_definition(defined, defined.types)
            ):
                total += worth.n / worth.lot
        return total
