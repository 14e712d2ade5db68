"""The worth of a card to a deck, told in Power and Victory Points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from lineup.bots.judging.card_effects import passage_gift, rough_amount
from lineup.bots.judging.deck_value import CROWDED, DeckSums, trait_numbers
from lineup.bots.quick.plan import Plan
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.state import CommonState
from lineup.language.words.meaning import meaning_of


class CardUse(NamedTuple):
    """The change that one more card makes to a deck."""

    power: float  # of an average hand, more than now
    vp: float  # at the end, with what it makes of other cards
    worth: float  # both in Victory Points, by what the bot `planner` reckons for the time that is left


def card_use(plan: Plan, card: int) -> CardUse:
    """Return the use of a card for the viewer's deck."""
    deck, defined, hero = plan.deck_sums, plan.card_now(card), plan.character_of(plan.seat)
    more = [*deck.kinds, defined]
    power = hand_power(deck, more) - hand_power(deck, deck.kinds)
    if hero >= 0:
        power += spurred_power(deck, more, plan.card_now(hero)) - spurred_power(deck, deck.kinds, plan.card_now(hero))
    return CardUse(power, deck.points_of(defined, 1) + deck.points_raised(defined), plan.purchase_value(card))


def spurred_power(deck: DeckSums, kinds: Sequence[Card], hero: Card) -> float:
    """Return the Power a Super Hero or Character gives in a turn for cards of an average hand that are played."""
    others = [defined for defined in kinds if not defined.ongoing]
    total = 0.0
    for passage in meaning_of(hero).of("trigger"):
        trigger = passage.trigger
        if trigger is None or trigger.on != "play" or trigger.first > 1 or trigger.cards is None or not others:
            continue
        part = sum(trigger.cards.fits_definition(defined, defined.types) for defined in others) / len(others)
        often = 1.0 - (1.0 - part) ** deck.hand if trigger.last == 1 else deck.hand * part
        total += often * sum((rough_amount(term) for term in passage_gift(passage).power), 0.0)
    return total


Besides = Literal["destroys", "attacks", "defends", "blocks", "gains", "fetches", "none"]


def other_use(defined: Card) -> Besides:
    """Return a card's use beside Power and Victory Points, in one word of `advice-use-of`."""
    destroys, gains, fetches = trait_numbers(meaning_of(defined))[4:7]
    if destroys > 0.0:
        return "destroys"
    if defined.is_attack:
        return "attacks"
    if defined.is_defense:
        return "defends"
    if defined.is_block:
        return "blocks"
    if gains > 0.0:
        return "gains"
    return "fetches" if fetches > 0.0 else "none"


def hand_power(deck: DeckSums, kinds: Sequence[Card]) -> float:
    """The Power of an average hand of such cards, with cards drawn and those that stay in play."""
    lasting = sum((trait_numbers(meaning_of(defined))[2] for defined in kinds if defined.ongoing), 0.0)
    others = [defined for defined in kinds if not defined.ongoing]
    return lasting + min(deck.hand, len(others)) * one_power(deck, others)


def one_power(deck: DeckSums, kinds: Sequence[Card], drawn: float | None = None) -> float:
    """The average Power of these cards; each card they draw counts as `drawn`, or as one more of them."""
    others = [defined for defined in kinds if not defined.ongoing]
    if not others:
        return 0.0
    power = sum(
        (
            trait_numbers(meaning_of(defined))[0] + deck.leaning_power(deck.weights.merits.find(defined))
            for defined in others
        ),
        0.0,
    )
    draws = sum((trait_numbers(meaning_of(defined))[1] for defined in others), 0.0)
    if drawn is None:
        return power / len(others) / (1.0 - min(draws / len(others), CROWDED))
    return (power + draws * drawn) / len(others)


def for_sale(position: CommonState, seat: int) -> list[int]:
    """The cards a seat can buy or defeat with enough Power, one of each stack."""
    stacks = [position.zones[zone][0] for zone in z.STACKS if position.zones[zone]]
    villain = queries.top_super_villain(position)
    return [*queries.line_up(position), *stacks, *([villain] if villain >= 0 else [])]
