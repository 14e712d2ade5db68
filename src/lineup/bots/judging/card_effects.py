"""The effect of playing a card, read from its meaning: Power and cards drawn, and when to play it for the most of
both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from lineup.bots.judging.card_cache import KEPT
from lineup.engine.definitions import Card
from lineup.language.words.meaning import (
    ANY,
    Act,
    Condition,
    Count,
    Deed,
    Meaning,
    OneOf,
    Passage,
    Those,
    deeds_in,
    passages_of,
)
from lineup.language.words.steps import acts_of_step

BORROWED: Final = 2  # Power expected of what other cards say
SOUGHT: Final = 0.7  # of a card drawn, for one that must be found first
UNSURE: Final = 0.5  # of what depends on something
SPENT: Final = 0.5  # of a card drawn, for one of the hand given up


class Term(NamedTuple):
    """An amount a text may bring: a number, perhaps for each of something, within bounds, and on which conditions."""

    n: int
    per: Count | None = None
    least: int = 0
    most: int = ANY
    sure: float = 1.0
    only: tuple[Condition, ...] = ()


class Gift(NamedTuple):
    """The yield of a text: Power, and cards drawn (less those discarded for them)."""

    power: tuple[Term, ...] = ()
    draws: tuple[Term, ...] = ()


@lru_cache(KEPT)
def card_gift(meaning: Meaning, confronting: bool = False, assisting: bool = False) -> Gift:
    """Return the yield of playing a card in one's own Confrontation, outside one, or by Assist."""
    brought = [*meaning.of("play"), *(passage for passage in meaning.of("ability") if is_free_now(passage))]
    return add_gifts(passage_gift(passage, confronting, assisting) for passage in brought)


def is_free_now(passage: Passage) -> bool:
    """Return whether an ability of a card that leaves play can be used for free in the turn the card is played."""
    return passage.sort == "ability" and passage.once and not passage.ongoing and not passage.confronted


@lru_cache(KEPT)
def passage_gift(passage: Passage, confronting: bool = False, assisting: bool = False) -> Gift:
    """Return the yield of carrying out one passage."""
    acts = passage.otherwise if passage.confronting and not confronting else passage.acts
    return acts_gift(acts, confronting, assisting)


@lru_cache(KEPT)
def find_rewards(passages: tuple[Passage, ...]) -> tuple[Deed, ...]:
    """Return the deeds a text promises if what it asks first is done ("if you do")."""
    promised = [deed for passage in passages for deed in deeds_in(passage.acts)]
    return tuple(deed for deed in promised if any(each.kind == "done" and each.met for each in deed.only))


@lru_cache(KEPT)
def find_barter(passages: tuple[Passage, ...]) -> Those | None:
    """Return the hand cards of which one is discarded for the text's promise, if it is such a text."""
    first = next((deed for passage in passages for deed in deeds_in(passage.acts)), None)
    if first is None or first.verb != "discard" or first.who != "you" or first.n != 1 or not find_rewards(passages):
        return None
    return first.those if first.those is not None and first.those.where == ("hand",) else None


def rewards_of(card: Card, part: int, powered: bool = True) -> tuple[Deed, ...]:
    """Return the deeds that a part of a card promises; Power only where it counts."""
    rewards = find_rewards(passages_of(card, part))
    return rewards if powered else tuple([deed for deed in rewards if deed.verb != "power"])


def barter_of(card: Card, part: int) -> Those | None:
    """Return the hand cards of which one is discarded for what a part of a card promises."""
    return find_barter(passages_of(card, part))


def gift_promised(card: Card, part: int, powered: bool = True) -> Gift:
    """Return the yield of what a part of a card promises."""
    return _gift_promised(passages_of(card, part), powered)


@lru_cache(KEPT)
def _gift_promised(passages: tuple[Passage, ...], powered: bool) -> Gift:
    return promised_gift(tuple([deed for deed in find_rewards(passages) if powered or deed.verb != "power"]))


def acts_at(card: Card, part: int, pc: int) -> tuple[Act, ...]:
    """Return the acts of a step of a card; none behind the last one."""
    program = card.programs[part]
    return acts_of_step(program[pc]) if pc < len(program) else ()


def ability_order(card: Card, part: int) -> int:
    """When to use an ability that costs nothing."""
    return use_order(passages_of(card, part))


@lru_cache(KEPT)
def gifts_of_ways(choice: OneOf) -> tuple[Gift, ...]:
    """Return the yield of each way of a choice in one's own Confrontation."""
    return tuple([acts_gift(way, True) for way in choice.ways])


@lru_cache(KEPT)
def values_of_ways(choice: OneOf) -> tuple[int, ...]:
    """Return how good each way of a choice is at first sight."""
    return tuple([way_value(way) for way in choice.ways])


def barter_price(those: Those, hand: Sequence[float]) -> float:
    """Return the Power given up with one of those cards: the least of the hand, unless chance decides."""
    return sum(hand, 0.0) / len(hand) if those.how == "random" else min(hand)


@lru_cache(KEPT)
def promised_gift(rewards: tuple[Deed, ...]) -> Gift:
    """Return the yield of such a promise once it is kept."""
    return acts_gift([replace(deed, only=()) for deed in rewards])


def acts_gift(acts: Iterable[Act], confronting: bool = False, assisting: bool = False) -> Gift:
    """Return the joint yield of some acts; of several ways the best counts, and acts that depend on another do not."""
    gifts: list[Gift] = []
    chosen = False
    for act in acts:
        if isinstance(act, OneOf):
            gifts.append(_choice_gift(act, confronting, assisting))
            chosen = True
        elif not (chosen and any(each.kind == "done" for each in act.only)):
            gifts.append(_deed_gift(act, assisting))
    return add_gifts(gifts)


@lru_cache(KEPT)
def plain_power(meaning: Meaning, confronting: bool) -> float:
    """The Power to expect of a card that is not looked at closely: everything it counts is there once."""
    power = card_gift(meaning, confronting).power
    return sum((term.sure * term.n * (UNSURE if term.only else 1.0) for term in power), 0.0)


def add_gifts(gifts: Iterable[Gift]) -> Gift:
    power: list[Term] = []
    draws: list[Term] = []
    for one in gifts:
        power += one.power
        draws += one.draws
    return Gift(tuple(power), tuple(draws))


def _choice_gift(choice: OneOf, confronting: bool, assisting: bool) -> Gift:
    if choice.who != "you":
        return Gift()
    gifts = sorted((acts_gift(way, confronting, assisting) for way in choice.ways), key=rough_worth, reverse=True)
    best = add_gifts(gifts[: choice.duel if confronting else 1])
    if not choice.only:
        return best
    return Gift(*(tuple(term._replace(only=choice.only + term.only) for term in terms) for terms in best))


def _deed_gift(deed: Deed, assisting: bool) -> Gift:
    if deed.who != "you" or any(not is_possible(each, assisting) for each in deed.only):
        return Gift()
    only = tuple(each for each in deed.only if each.kind != "from hand")
    those = deed.those
    if deed.verb == "power" and deed.plus is None:
        return Gift((Term(deed.n, deed.per, deed.least, deed.most, only=only),))
    if deed.verb == "pay":
        return Gift((Term(-deed.n),))
    if deed.verb == "cheapen":
        return Gift((Term(deed.n, sure=UNSURE, only=only),))
    if deed.verb in ("power", "use", "play", "play again", "copy", "teamwork"):
        return Gift((Term(BORROWED, only=only),))
    if those is None:
        return Gift()
    plain = those.cards is not None and those.cards.kinds == ("card",) and not those.cards.marks
    if deed.verb == "draw":
        if plain and those.how == "top":
            return Gift((), (Term(min(deed.n, 2) if deed.n == ANY else deed.n, deed.per, only=only),))
        return Gift((), (Term(1, sure=SOUGHT, only=only),))
    if "hand" in deed.to:
        return Gift((), (Term(1, sure=SOUGHT, only=only),))
    if deed.verb == "discard" and plain and those.where == ("hand",):
        return Gift((), (Term(-deed.n, sure=SPENT),))
    return Gift()


def is_possible(condition: Condition, assisting: bool) -> bool:
    """Return whether a condition can come true in time to help this turn."""
    if condition.kind == "from hand":
        return condition.met != assisting
    return condition.kind != "end"


def rough_worth(one: Gift) -> float:
    """Return a gift as one number, when nothing is known of the table."""
    return sum((rough_amount(term) for term in one.power), 0.0) + 1.5 * sum(
        (rough_amount(term) for term in one.draws), 0.0
    )


def rough_amount(term: Term) -> float:
    """Return an amount when nothing is known of the table."""
    sure = term.sure * (UNSURE if term.only else 1.0)
    return sure * (max(min(term.most, term.n * 2), term.least) if term.per else term.n)


@lru_cache(KEPT)
def tokens_of(meaning: Meaning) -> float:
    """The VP tokens to expect whenever a card is played: everything it counts is there once."""
    played = [deed for passage in meaning.of("play", "attack") for deed in deeds_in(passage.acts)]
    own = [deed for deed in played if deed.verb in ("gain vp", "steal vp") and deed.who == "you"]
    return sum((max(deed.n, 1) * (UNSURE if deed.only or deed.verb == "steal vp" else 1.0) for deed in own), 0.0)


# When to play a card: low numbers come first.
AT_ONCE: Final = 0  # worth nothing later
COUNTING: Final = 1  # counts what drawing might shuffle away, or cancels while there is something left to buy with
DRAWING: Final = 2
FETCHING: Final = 3
USING: Final = 4  # abilities that cost nothing
DESTROYING: Final = 5  # while there is something bad in hand to destroy
ANYTIME: Final = 7
LATE: Final = 8  # there must be something in play
LAST: Final = 9  # better the more was played
BEHIND: Final = 10  # abilities that count, or take, what was played


@lru_cache(KEPT)
def play_order(meaning: Meaning) -> int:
    """When to play a card for its meaning, or -1 if playing it does nothing."""
    played = tuple(passage for passage in meaning.passages if passage.played or is_free_now(passage))
    return text_order(played) if played else -1


@lru_cache(KEPT)
def use_order(ability: tuple[Passage, ...]) -> int:
    """When to use an ability that costs nothing."""
    when = text_order(ability)
    if when == COUNTING:
        return when
    taken = {
        place for passage in ability for deed in deeds_in(passage.acts) if deed.those for place in deed.those.where
    }
    return BEHIND if when in (LATE, LAST) or "control" in taken else USING


def text_order(played: Sequence[Passage]) -> int:
    """Return the best point in a turn to play a text, as one of the constants above: the lower, the sooner."""
    acts = [act for passage in played for act in (*passage.acts, *passage.otherwise)]
    done = [deed for deed in deeds_in(acts) if deed.who == "you"]
    verbs = {deed.verb for deed in done}
    only = [each for act in (*acts, *done) if act.who == "you" for each in act.only]
    taken = {place for deed in done if deed.those for place in deed.those.where}
    counted = {place for deed in done if deed.per for place in deed.per.where}
    if any(each.kind == "first" for each in only):
        return AT_ONCE
    if taken & {"played", "still"}:
        return LAST
    if "cancel" in verbs or "discard" in counted:
        return COUNTING
    if "draw" in verbs or any(
        passage.ongoing and passage.trigger and passage.trigger.on == "play" for passage in played
    ):
        return DRAWING
    if any("hand" in deed.to for deed in done):
        return FETCHING
    if "destroy" in verbs:
        return DESTROYING
    late = any(each.kind in ("played", "controls", "vp") for each in only) or "control" in counted
    late = late or any(deed.per is not None and deed.per.of == "vp" for deed in done)
    return LATE if late or "play again" in verbs else ANYTIME


# Which of several ways to choose, where nothing else decides: high numbers win.


def way_value(acts: Iterable[Act]) -> int:
    """Return how good a way is at first sight."""
    done = list(deeds_in(acts))
    return next((value for value, there in _rank_ways(done) if there), 0)


def _rank_ways(done: list[Deed]) -> Iterator[tuple[int, bool]]:
    verbs = {deed.verb for deed in done}
    gained = [deed.those.cards for deed in done if deed.verb == "gain" and deed.those]
    yield 1, any(cards is not None and cards.kinds == ("Weakness",) for cards in gained)
    yield 6, "gain" in verbs or "offer" in verbs
    yield 5, any("hand" in deed.to for deed in done)
    yield 4, "play again" in verbs or "teamwork" in verbs or "gain vp" in verbs or "steal vp" in verbs
    yield 3, "draw" in verbs
    yield 2, "power" in verbs
    yield 1, "destroy" in verbs or any("deck" in deed.to for deed in done)
    yield -1, any(deed.those is not None and deed.those.how == "random" for deed in done)
