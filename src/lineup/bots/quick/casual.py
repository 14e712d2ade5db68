"""A quick heuristic that plays and buys like a beginner who has read the rules.

It knows cards only by what their texts mean (`language.words.meaning`), so it copes with cards it has never seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from lineup.bots.clock import Clock
from lineup.bots.judging.board import BeginnerEyes
from lineup.bots.judging.card_effects import (
    LAST,
    LATE,
    ability_order,
    gifts_of_ways,
    passage_gift,
    play_order,
    values_of_ways,
)
from lineup.bots.quick.confronting import (
    changes_confrontation,
    choose_after,
    choose_assist,
    choose_block,
    choose_confrontation,
    choose_dearer,
    choose_defense,
    missing_power,
)
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.purposes import (
    DISCARD,
    DRAW,
    GIVE_ASSIST,
    MAKE_DEARER,
    NAME_CARD,
    NAME_TYPE,
    PASS,
    PLAY_AGAIN,
    POINT_AT,
    PUT_INTO_LINE_UP,
    PUT_ON_DECK,
    USE_TEXT,
    Purpose,
)
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.language.words.cards import Cards
from lineup.language.words.meaning import Deed, OneOf, Passage, deeds_in, is_weakness, meaning_of, passages_of

DEPTH: Final = 3  # cards a payment ability looks at
TOKEN_POWER: Final = 1.5  # the Power a VP token is given away for


class CasualBot:
    """A beginner: plays what is useful, buys what is best for the Power, keeps Attacks off, throws away only junk.

    It confronts when its side can reach the cost and the Blocks to be feared, Blocks only where that saves the
    Character, and helps a partner only where that decides something.
    """

    name: Final = "casual"
    title: Final = "Casual"
    summary: Final = "plays like a person who knows the cards: builds a deck, defends, blocks and assists"
    blind: Final = False

    def __init__(self, seat: int, seed: str) -> None:
        self.dice = Random(f"{seed} seat {seat}")

    def choose(self, view: View, ask: Ask, clock: Clock | None = None) -> Option:
        if ask.kind == "hero":
            return self.dice.choice(ask.options)
        return answer_casually(view, ask)


def answer_casually(view: View, ask: Ask) -> Option:
    """Return a beginner's answer to any question but for a Super Hero."""
    return ANSWERS[ask.kind](BeginnerEyes(view), ask)


def choose_main(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Play and use all that helps, then buy, then end the turn or be ready."""
    if ask.options[-1].verb not in ("end", "ready"):  # something must be played first
        forced = [option for option in ask.options if option.verb == "play"]
        return min(forced, key=lambda option: (turn_order(eyes, option) < 0, turn_order(eyes, option)))
    soonest = -1
    first: Option | None = None
    for option in ask.options:
        when = turn_order(eyes, option)
        if when >= 0 and (first is None or when < soonest):
            soonest, first = when, option
    if first is not None:
        return (choose_keeping(eyes, ask, first) or first) if soonest == LATE else first
    return plan_shopping(eyes, ask, eyes.power)[1] or ask.options[-1]


def turn_order(eyes: BeginnerEyes, option: Option) -> int:
    """Return the place in the turn at which to play a card or use a free ability, or -1 for not at all."""
    if option.verb == "use" and not eyes.option_price(option) and pays_off(eyes, option):
        used = eyes.card_now(option.card)
        return ability_order(used, used.abilities[option.n].part)
    if option.verb != "play":
        return -1
    defined = eyes.card_now(option.card)
    when = play_order(meaning_of(defined))
    if when >= 0:
        storable = eyes.view.setup.profile.store_assist and defined.assist
        return max(when, LATE) if storable and not eyes.is_confronting else when
    counted = bool(eyes.view.watchers) and defined.types != 0  # a card played before counts such plays
    return LAST if counted or is_awaited(eyes, defined) else -1


def is_awaited(eyes: BeginnerEyes, defined: Card) -> bool:
    """Return whether one of the viewer's abilities reacts to such a card being played, or destroys it once it lies
    there."""
    for source in eyes.ability_sources(eyes.seat):
        for passage in meaning_of(eyes.card_now(source)).passages:
            trigger = passage.trigger
            if (
                trigger
                and trigger.on == "play"
                and trigger.cards
                and trigger.cards.fits_definition(defined, defined.types)
            ):
                return True
            for deed in deeds_in(passage.acts):
                cards = deed.those.cards if deed.those and "control" in deed.those.where else None
                if deed.verb == "destroy" and cards is not None and cards.fits_definition(defined, defined.types):
                    return True
    return False


def choose_keeping(eyes: BeginnerEyes, ask: Ask, option: Option) -> Option | None:
    """Lay a card on the Character for the next turn where its Power buys nothing better now."""
    store = next((each for each in ask.options if each.verb == "store" and each.card == option.card), None)
    if store is None:
        return None
    more = eyes.power + int(eyes.play_worth(option.card))
    return store if plan_shopping(eyes, ask, more)[0] <= plan_shopping(eyes, ask, eyes.power)[0] else None


def pays_off(eyes: BeginnerEyes, option: Option) -> bool:
    """Return whether an ability is worth the hand card or VP it takes; most take none."""
    defined = eyes.card_now(option.card)
    part = defined.abilities[option.n].part
    passage = passages_of(defined, part)[0]
    if passage.price and passage.price.vp:
        return eyes.weigh_gift(passage_gift(passage, eyes.is_confronting), eyes.seat) >= TOKEN_POWER * passage.price.vp
    price = passage.price.cards if passage.price else None
    if passage.price is None or price is None:
        return eyes.is_fair(defined, part)
    prices = [eyes.play_worth(card) for card in eyes.zone_cards(z.HAND) if card_suits(eyes, price, card)]
    sought = find_sought(passage)
    if sought is None:
        those = passage.price.those
        if those is not None and "hand" not in those.where:
            return True
        brought = eyes.weigh_gift(passage_gift(passage, eyes.is_confronting), eyes.seat)
        # not beyond the end of the deck: what is discarded would be drawn and discarded again, without end
        return bool(prices) and min(prices) < brought and bool(eyes.zone_cards(z.DECK))
    deck = eyes.unseen_cards(eyes.seat)
    hits = [eyes.play_worth(card) for card in deck if card_suits(eyes, sought, card)]
    return bool(prices) and bool(hits) and search_worth(hits, len(deck)) > min(prices)


def search_worth(hits: Sequence[float], deck: int) -> float:
    """Return the Power to expect of a card looked for on top of a deck, by the worth of the cards in it."""
    return (1 - (1 - len(hits) / deck) ** DEPTH) * sum(hits, 0.0) / len(hits)


def find_sought(passage: Passage) -> Cards | None:
    """Return the cards a passage draws out of those looked at."""
    for deed in deeds_in(passage.acts):
        if deed.verb == "draw" and deed.those is not None and "them" in deed.those.where:
            return deed.those.cards
    return None


def card_suits(eyes: BeginnerEyes, cards: Cards, card: int) -> bool:
    defined = eyes.card_now(card)
    return cards.fits_definition(defined, defined.types)


def plan_shopping(eyes: BeginnerEyes, ask: Ask, power: int) -> tuple[float, Option | None]:
    """Return the value of the best purchases for an amount of Power, and the first of them."""
    best: dict[int, tuple[float, Option | None]] = {}  # by Power spent
    best[0] = (0.0, None)
    for option in list_sales(eyes, ask, power):
        cost = eyes.option_price(option)
        value = eyes.blind_value if option.verb == "use" else eyes.purchase_value(option.card)
        copies = next((len(eyes.view.zones[zone]) for zone in z.STACKS if option.card in eyes.view.zones[zone]), 1)
        for _ in range(min(copies, power // max(cost, 1))):
            for spent, (total, first) in list(best.items()):
                sum_ = total + value
                if spent + cost <= power and sum_ > best.get(spent + cost, (0.0, None))[0]:
                    best[spent + cost] = (sum_, first or option)
    return max(best.values(), key=lambda entry: entry[0])


def list_sales(eyes: BeginnerEyes, ask: Ask, power: int) -> list[Option]:
    """Return the purchases that are possible now, or would be with more Power than there is."""
    if power <= eyes.power:
        return [option for option in ask.options if option.verb in ("buy", "hunt") or takes_power(eyes, option)]
    cards = (*eyes.view.zones[z.LINE_UP], *(card for zone in z.STACKS for card in eyes.view.zones[zone][:1]))
    options = [Option(eyes.seat, "buy", card) for card in cards]
    return [option for option in options if eyes.option_price(option) <= power]


def takes_power(eyes: BeginnerEyes, option: Option) -> bool:
    """Return whether an option is an ability with a price in Power."""
    return option.verb == "use" and eyes.option_price(option) > 0


def choose_pick(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Pick the best card to have or the worst to give up; none if the choice is free and no card is wanted."""
    cards = [option for option in ask.options if option.card >= 0]
    done = [option for option in ask.options if option.card < 0]
    if ask.purpose is MAKE_DEARER:
        return choose_dearer(eyes, cards)
    if done:
        cards = [option for option in cards if wants_card(eyes, ask.purpose, option.card)]
        if not cards:
            return done[0]
        if len(cards) <= eyes.optional_picks():
            return cards[0]  # picks go in order: taking the best first would leave the others behind
    if ask.purpose is PASS or ((ask.purpose.gives_up or ask.secret) and not hits_others(eyes, cards)):
        return min(cards, key=lambda option: eyes.card_value(option.card))
    if ask.purpose is POINT_AT:  # a card whose Power is given once more
        return max(cards, key=lambda option: sum(n for card, n in eyes.view.given if card == option.card))
    if ask.purpose in (USE_TEXT, PLAY_AGAIN, GIVE_ASSIST) or (eyes.is_confronting and ask.purpose is DRAW):
        return max(cards, key=lambda option: eyes.play_worth(option.card))
    return max(cards, key=lambda option: eyes.card_value(option.card))


def hits_others(eyes: BeginnerEyes, cards: Sequence[Option]) -> bool:
    """Return whether a loss hits others: cards of a foe, or of the Line-Up in a turn without buying."""
    if any(eyes.is_ours(option.card) for option in cards):
        return False
    return eyes.is_confronting or not any(option.card in eyes.view.zones[z.LINE_UP] for option in cards)


def wants_card(eyes: BeginnerEyes, purpose: Purpose, card: int) -> bool:
    """Return whether to take a card that may be left."""
    if purpose is PUT_INTO_LINE_UP:
        return not eyes.is_ours(card) and eyes.card_now(card).cost <= eyes.power  # a new card to buy at once
    if purpose is PASS:  # to a teammate nothing, to a foe what is bad
        return eyes.is_junk(card) and not any(deed.whom == "teammate" for deed in deeds_in(eyes.asked_acts()))
    if purpose is GIVE_ASSIST:
        return eyes.is_confronting and eyes.play_worth(card, eyes.active_seat) > 0
    if purpose.gives_up:
        return gives_card_up(eyes, purpose, card)
    if purpose is PUT_ON_DECK:
        return not eyes.is_junk(card)
    return eyes.helps_now(card)


def gives_card_up(eyes: BeginnerEyes, purpose: Purpose, card: int) -> bool:
    """Return whether to give up a card that may be kept: junk, or one worth less than the reward."""
    if not eyes.is_ours(card):
        return any(deed.verb in ("power", "draw") for deed in eyes.promised_deeds())
    if eyes.is_junk(card):
        return True
    if not eyes.is_confronting:
        return False
    if purpose is DISCARD:
        return eyes.play_worth(card) < eyes.promised_power()
    return 0 < missing_power(eyes) <= eyes.promised_power()


def choose_way(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Choose the way that gives most; a card type by its cheap cards in the discard pile, a name by the deck."""
    if ask.purpose is NAME_TYPE:
        pile = [eyes.card_now(card) for card in eyes.zone_cards(z.DISCARD)]
        return max(ask.options, key=lambda option: sum(bool(c.types & option.n) for c in pile if c.cost <= 3))
    if ask.purpose is NAME_CARD:
        deck = [eyes.card_now(card).name for card in eyes.unseen_cards(eyes.seat)]
        return max(ask.options, key=lambda option: deck.count(eyes.face_card(option.n).name))
    acts = eyes.asked_acts()
    first = acts[0] if acts else None
    if isinstance(first, Deed) and first.verb == "name":  # odd: the good cards of a young deck
        return ask.options[-1]
    if isinstance(first, Deed):  # a foe gains one of the two
        good = eyes.card_in_question >= 0 and eyes.card_value(eyes.card_in_question) > eyes.blind_value
        return ask.options[1 if good else 0]
    if first is None:
        return ask.options[0]
    choice = first
    return max(ask.options, key=lambda option: way_worth(eyes, choice, option))


def way_worth(eyes: BeginnerEyes, choice: OneOf, option: Option) -> float:
    """Return how good one of several ways is: in a Confrontation by its Power."""
    if option.verb == "done":
        return 0.0
    done = list(deeds_in(choice.ways[option.n]))
    gifts = gifts_of_ways(choice)
    if any("stack" in deed.to for deed in done):  # a gamble, where the sure way is not enough
        return 9.0 if missing_power(eyes) > eyes.weigh_gift(gifts[0], eyes.seat) else 0.0
    if done[0].verb == "destroy" and is_about_card(done[0]):
        return 9.0 if eyes.is_junk(eyes.card_in_question) else -1.0
    if eyes.is_confronting and missing_power(eyes) > 0:
        return eyes.weigh_gift(gifts[option.n], eyes.seat) - any(is_weakness(deed) for deed in done)
    return float(values_of_ways(choice)[option.n])


def is_about_card(deed: Deed) -> bool:
    """Return whether a deed is done to the card in question."""
    return deed.those is not None and deed.those.how == "it"


def choose_offer(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Accept every offer, except throwing away what is good and anything that harms more than it helps."""
    yes, no = ask.options
    acts = eyes.asked_acts() or tuple([act for passage in eyes.asking_text for act in passage.acts])
    done = list(deeds_in(acts))
    if not done:
        return yes
    first = done[0]
    those = first.those
    if first.verb in ("discard", "destroy") and is_about_card(first):
        return yes if eyes.is_junk(eyes.card_in_question) else no
    if first.verb == "pay vp":
        return yes if eyes.promised_worth() >= TOKEN_POWER * first.n else no
    if first.verb in ("cancel", "switch"):
        return yes if changes_confrontation(eyes, first.verb) else no
    if is_weakness(first):
        return yes if eyes.is_confronting and 0 < missing_power(eyes) <= max(eyes.promised_power(), 1) else no
    if those is not None and those.how == "all" and those.where == ("hand",):  # to draw others
        hand = eyes.zone_cards(z.HAND)
        return yes if 2 * sum(not eyes.helps_now(card) for card in hand) >= len(hand) else no
    return no if those is not None and those.how == "all" and those.where == ("deck",) else yes


def choose_order(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Put first what draws cards."""
    return max(ask.options, key=lambda option: eyes.lets_draw(option.card))


def choose_place(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Put good cards on the deck, to have them soon."""
    junk = eyes.is_junk(ask.options[0].card)
    return next(option for option in ask.options if option.verb == ("discard" if junk else "deck"))


def plays_from_deck(deed: Deed) -> bool:
    """Return whether a card is played off a foe's deck."""
    return deed.verb == "teamwork" or (deed.those is not None and deed.those.where == ("a foe's deck",))


def choose_foe(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Choose the foe with most VP where these are taken, with the best card where it is played off a deck.

    Else the foe being confronted, who holds most cards, or is nearest to defeat.
    """
    done = [deed for passage in eyes.asking_text for deed in deeds_in(passage.acts)]
    robs = any(deed.verb in ("steal vp", "lose vp") for deed in done)
    plays = any(plays_from_deck(deed) for deed in deeds_in(eyes.asked_acts()))
    return max(
        ask.options,
        key=lambda option: (
            eyes.tokens_of(option.n) if robs else 0,
            eyes.top_card_worth(option.n) if plays else 0.0,
            option.n == eyes.confronted_seat,
            len(eyes.zone_cards(z.HAND, option.n)),
            eyes.level_of(option.n),
        ),
    )


def choose_player(eyes: BeginnerEyes, ask: Ask) -> Option:
    """Choose oneself for what is good, a foe for what is bad; of several no others."""
    own = next((option for option in ask.options if option.verb == "player" and option.n == eyes.seat), None)
    if own is None:
        return ask.options[-1]
    given = eyes.view.stack[-1].did if ask.purpose is not POINT_AT else ()
    return ask.options[-1] if any(eyes.is_junk(card) for card in given) else own


ANSWERS: Final[Mapping[str, Callable[[BeginnerEyes, Ask], Option]]] = {
    "main": choose_main,
    "pick": choose_pick,
    "choose": choose_way,
    "may": choose_offer,
    "order": choose_order,
    "defend": choose_defense,
    "where": choose_place,
    "foe": choose_foe,
    "player": choose_player,
    "confront": choose_confrontation,
    "block": choose_block,
    "assist": choose_assist,
    "after": choose_after,
}
