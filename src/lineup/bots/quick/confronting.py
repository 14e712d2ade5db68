"""A beginner's judgement in games with Confrontations: whom to confront, when to help, what to Block with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from lineup.bots.judging.board import Eyes
from lineup.engine import zones as z
from lineup.engine.state import Ask, Option
from lineup.language.meaning import deeds, meaning, passages

MOST_BLOCKS: Final = 6  # cards looked at together
WORTH_HELPING: Final = 5  # cost of a card from which a partner's purchase is helped


def short(eyes: Eyes) -> float:
    """The Power the Confrontation lacks with all there is to play, Blocks reckoned with; below 0 it has more."""
    return eyes.cost(eyes.target) + eyes.expected_blocks(eyes.target) - eyes.reach()


def confront(eyes: Eyes, ask: Ask) -> Option:
    """Confront if the own side can reach the cost and the Blocks to be feared; of several the highest Level."""
    best: list[tuple[int, float, int, Option]] = []
    for option in ask.options:
        if option.verb == "confront":
            lacking = short(eyes.supposing(option.n))
            if lacking <= 0:
                best.append((eyes.level(option.n), -lacking, option.card, option))
    return max(best, key=lambda found: found[:3])[3] if best else ask.options[-1]


def closing(eyes: Eyes, verb: str) -> bool:
    """Whether to cancel or switch a Confrontation: cancel one that fails, switch to a better one."""
    if not eyes.in_confrontation:
        return False
    if verb == "cancel":
        return short(eyes) > 0
    here = short(eyes)
    for seat in range(eyes.view.setup.players):
        if seat == eyes.target or seat in eyes.side(eyes.active) or eyes.character(seat) < 0:
            continue
        if short(eyes.supposing(seat)) <= 0 and (here > 0 or eyes.level(seat) > eyes.level(eyes.target)):
            return True
    return False


def after(eyes: Eyes, ask: Ask) -> Option:
    """After the comparison: what must be played, and abilities that take nothing."""
    for option in ask.options:
        if option.verb == "play":
            return option
        if option.verb == "use" and eyes.card(option.card).abilities[option.n].once and not eyes.price(option):
            return option
    return ask.options[-1]


def assist(eyes: Eyes, ask: Ask) -> Option:
    """Help the partner where that decides the Confrontation, or buys a dear card; the least that suffices."""
    cards = [option for option in ask.options if option.verb == "assist"]
    nothing = ask.options[-1]
    gifts = {option: eyes.worth(option.card, eyes.active, assisting=True) for option in cards}
    helping = sorted((option for option in cards if gifts[option] > 0), key=lambda option: eyes.value(option.card))
    if not helping:
        return nothing
    if eyes.in_confrontation:
        # `short` counts these cards already: without them so much more would be lacking
        lacking = short(eyes) + sum((gifts[option] for option in helping), 0.0)
        if lacking <= 0 or short(eyes) > 0:
            return nothing
        return next((option for option in helping if gifts[option] >= lacking), helping[-1])
    waiting = [card for card in eyes.zone(z.HAND, eyes.active) if card >= 0 and eyes.helps(card)]
    if waiting:
        return nothing
    wished = [cost for card in eyes.view.zones[z.LINE_UP] if (cost := eyes.card(card).cost) > eyes.power]
    for option in helping:
        if any(cost >= WORTH_HELPING and cost <= eyes.power + gifts[option] for cost in wished):
            return option
    return nothing


def block(eyes: Eyes, ask: Ask) -> Option:
    """Block only if that lifts the cost above the Power, with the least missed cards of either partner that do it."""
    nothing = ask.options[-1]
    need = eyes.power - eyes.cost(eyes.target) + 1
    if need <= 0:
        return nothing
    mine = [(amount, option) for option in ask.options[:-1] if (amount := added(eyes, option)) > 0]
    found = cheapest(eyes, mine, need)
    if found:
        return found[0]
    others = [
        (eyes.block(card, seat, eyes.target), Option(seat, "block", card))
        for seat in eyes.blockers(eyes.target)
        if seat != eyes.seat
        for card in eyes.zone(z.HAND, seat)
        if card >= 0
    ]
    together = cheapest(eyes, mine + [pair for pair in others if pair[0] > 0], need)
    return next((option for option in together if option.seat == eyes.seat), nothing)


def added(eyes: Eyes, option: Option) -> int:
    """What a Block or an ability of the Block window would add to the cost of the Character confronted."""
    if option.verb == "block":
        return eyes.block(option.card, eyes.seat, eyes.target)
    defined = eyes.card(option.card)
    used = passages(defined, defined.abilities[option.n].part)
    return max((eyes.added(passage, eyes.seat, eyes.target) for passage in used), default=0)


def cheapest(eyes: Eyes, cards: Sequence[tuple[int, Option]], need: int) -> list[Option]:
    """The cards missed least that together add what is needed, the greatest first; none if all do not suffice."""
    dearest_last = sorted(cards, key=lambda pair: -pair[0])[:MOST_BLOCKS]
    enough = [
        some
        for size in range(1, len(dearest_last) + 1)
        for some in combinations(dearest_last, size)
        if sum(amount for amount, _ in some) >= need
    ]
    if not enough:
        return []
    best = min(enough, key=lambda some: sum((missed(eyes, option) for _, option in some), 0.0))
    return [option for _, option in best]


def missed(eyes: Eyes, option: Option) -> float:
    """How much a card used up will be missed."""
    if option.verb == "use":
        return 2.0  # it takes some hand card
    return max(eyes.value(option.card), 0.5)


def dearer(eyes: Eyes, options: Sequence[Option]) -> Option:
    """The Character confronted, else the own."""
    wished = eyes.character(eyes.target if eyes.in_confrontation else eyes.seat)
    return next((option for option in options if option.card == wished), options[0])


def defend(eyes: Eyes, ask: Ask) -> Option:
    """Avoid every Attack, with the Defense missed least; a partner's too, if the partner holds none."""
    cards = [option for option in ask.options if option.verb == "defend"]
    mine = [option for option in cards if option.n == eyes.seat]
    if not mine and cards:
        mate = cards[0].n
        if any(card >= 0 and eyes.card(card).is_defense for card in eyes.zone(z.HAND, mate)):
            return ask.options[-1]
        mine = cards
    return min(mine, key=lambda option: spent(eyes, option.card)) if mine else ask.options[-1]


def spent(eyes: Eyes, card: int) -> float:
    """What a Defense takes: nothing if the card is only shown."""
    ways = meaning(eyes.card(card)).of("defense")
    if not any(passage.price and passage.price.shown for passage in ways):
        return eyes.value(card)
    return 0.5 if any(deed.verb == "discard" for passage in ways for deed in deeds(passage.acts)) else 0.0
