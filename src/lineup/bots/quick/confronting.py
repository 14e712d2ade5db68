"""A beginner's judgement in games with Confrontations: which foe to confront, when to help, what to Block with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf
from typing import Final

from lineup.bots.judging.board import BeginnerEyes
from lineup.engine import zones as z
from lineup.engine.state import Ask, Option
from lineup.language.words.meaning import deeds_in, meaning_of, passages_of

MOST_BLOCKS: Final = 6  # cards looked at together
WORTH_HELPING: Final = 5  # cost of a card from which a partner's purchase is helped


def missing_power(eyes: BeginnerEyes) -> float:
    """Return the Power the Confrontation lacks with all there is to play, allowing for Blocks; below 0 it has more."""
    return eyes.defeat_cost(eyes.confronted_seat) + eyes.expected_blocks(eyes.confronted_seat) - eyes.reachable_power()


def choose_confrontation(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Confront if the viewer's side can reach the cost and the Blocks to be feared; of several the highest Level."""
    best: list[tuple[int, float, int, Option]] = []
    for option in ask.options:
        if option.verb == "confront":
            lacking = missing_power(eyes.with_target(option.n))
            if lacking <= 0:
                best.append((eyes.level_of(option.n), -lacking, option.card, option))
    return max(best, key=lambda found: (found[0], found[1], found[2]))[3] if best else ask.options[-1]


def changes_confrontation(eyes: BeginnerEyes, verb: str) -> bool:
    """Return whether to cancel or switch a Confrontation: cancel one that fails, switch to a better one."""
    if not eyes.in_confrontation:
        return False
    if verb == "cancel":
        return missing_power(eyes) > 0
    here = missing_power(eyes)
    for seat in range(eyes.view.setup.players):
        if seat == eyes.confronted_seat or seat in eyes.side_of(eyes.active_seat) or eyes.character_of(seat) < 0:
            continue
        if missing_power(eyes.with_target(seat)) <= 0 and (
            here > 0 or eyes.level_of(seat) > eyes.level_of(eyes.confronted_seat)
        ):
            return True
    return False


def choose_after(eyes: BeginnerEyes, ask: Ask) -> Option:
    """After the comparison, do what must be played, and abilities that take nothing."""
    for option in ask.options:
        if option.verb == "play":
            return option
        if (
            option.verb == "use"
            and eyes.card_now(option.card).abilities[option.n].once
            and not eyes.option_price(option)
        ):
            return option
    return ask.options[-1]


def choose_assist(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Help the partner where that decides the Confrontation, or buys a dear card; the least that suffices."""
    cards = [option for option in ask.options if option.verb == "assist"]
    nothing = ask.options[-1]
    gifts = {option: eyes.play_worth(option.card, eyes.active_seat, assisting=True) for option in cards}
    helping = sorted((option for option in cards if gifts[option] > 0), key=lambda option: eyes.card_value(option.card))
    if not helping:
        return nothing
    if eyes.in_confrontation:
        # `missing_power` counts these cards already: without them so much more would be lacking
        lacking = missing_power(eyes) + sum((gifts[option] for option in helping), 0.0)
        if lacking <= 0 or missing_power(eyes) > 0:
            return nothing
        return next((option for option in helping if gifts[option] >= lacking), helping[-1])
    waiting = [card for card in eyes.zone_cards(z.HAND, eyes.active_seat) if card >= 0 and eyes.helps_now(card)]
    if waiting:
        return nothing
    costs = [eyes.card_now(card).cost for card in eyes.view.zones[z.LINE_UP]]
    for option in helping:
        if any(cost >= WORTH_HELPING and eyes.power < cost <= eyes.power + gifts[option] for cost in costs):
            return option
    return nothing


def choose_block(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Block only if that lifts the cost above the Power, with the least missed cards of either partner that do it."""
    nothing = ask.options[-1]
    need = eyes.power - eyes.defeat_cost(eyes.confronted_seat) + 1
    if need <= 0:
        return nothing
    mine = [(block_adds(eyes, option), option) for option in ask.options[:-1] if block_adds(eyes, option) > 0]
    found = find_cheapest(eyes, mine, need)
    if found:
        return found[0]
    others = [
        (eyes.block_amount(card, seat, eyes.confronted_seat), Option(seat, "block", card))
        for seat in eyes.blocking_seats(eyes.confronted_seat)
        if seat != eyes.seat
        for card in eyes.zone_cards(z.HAND, seat)
        if card >= 0
    ]
    together = find_cheapest(eyes, mine + [pair for pair in others if pair[0] > 0], need)
    return next((option for option in together if option.seat == eyes.seat), nothing)


def block_adds(eyes: BeginnerEyes, option: Option) -> int:
    """Return the amount a Block or an ability of the Block window would add to the cost of the Character confronted."""
    if option.verb == "block":
        return eyes.block_amount(option.card, eyes.seat, eyes.confronted_seat)
    defined = eyes.card_now(option.card)
    used = passages_of(defined, defined.abilities[option.n].part)
    return max((eyes.passage_adds(passage, eyes.seat, eyes.confronted_seat) for passage in used), default=0)


def find_cheapest(eyes: BeginnerEyes, cards: Sequence[tuple[int, Option]], need: int) -> list[Option]:
    """Return the cards missed least that together add `need`, the greatest first; none if all do not suffice."""
    greatest = sorted(cards, key=lambda pair: -pair[0])[:MOST_BLOCKS]
    missed = [miss_value(eyes, option) for _, option in greatest]
    best: list[Option] = []
    least = inf
    for size in range(1, len(greatest) + 1):
        for places in combinations(range(len(greatest)), size):
            if sum(greatest[place][0] for place in places) >= need:
                price = sum((missed[place] for place in places), 0.0)
                if price < least:
                    least = price
                    best = [greatest[place][1] for place in places]
    return best


def miss_value(eyes: BeginnerEyes, option: Option) -> float:
    """Return how much a card used up will be missed."""
    if option.verb == "use":
        return 2.0  # it takes some hand card
    return max(eyes.card_value(option.card), 0.5)


def choose_dearer(eyes: BeginnerEyes, options: Sequence[Option]) -> Option:
    """Choose the Character confronted, else the viewer's."""
    wished = eyes.character_of(eyes.confronted_seat if eyes.in_confrontation else eyes.seat)
    return next((option for option in options if option.card == wished), options[0])


def choose_defense(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Avoid every Attack, with the Defense missed least; a partner's too, if the partner holds none."""
    cards = [option for option in ask.options if option.verb == "defend"]
    mine = [option for option in cards if option.n == eyes.seat]
    if not mine and cards:
        mate = cards[0].n
        if any(card >= 0 and eyes.card_now(card).is_defense for card in eyes.zone_cards(z.HAND, mate)):
            return ask.options[-1]
        mine = cards
    return min(mine, key=lambda option: defense_price(eyes, option.card)) if mine else ask.options[-1]


def defense_price(eyes: BeginnerEyes, card: int) -> float:
    """Return the value a Defense takes: nothing if the card is only shown."""
    ways = meaning_of(eyes.card_now(card)).of("defense")
    if not any(passage.price and passage.price.shown for passage in ways):
        return eyes.card_value(card)
    return 0.5 if any(deed.verb == "discard" for passage in ways for deed in deeds_in(passage.acts)) else 0.0
