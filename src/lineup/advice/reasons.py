"""The reason for an answer, in the terms of the cards: what it yields, reaches, spares or saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lineup.advice.chances import PurchaseOdds, TurnTrials, try_turn
from lineup.advice.worth import CardUse, card_use, for_sale, other_use
from lineup.bots.judging.card_effects import AT_ONCE, DESTROYING, DRAWING, FETCHING, LAST, LATE, play_order
from lineup.bots.quick.confronting import missing_power
from lineup.bots.quick.plan import Plan
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.purposes import DESTROY, GAIN, PUT_INTO_HAND, PUT_ON_DECK
from lineup.engine.saying import Arg, CardName, Said, say
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.language.words.meaning import deeds_in, meaning_of, passages_of

ORDERS: Final = {
    AT_ONCE: "advice-at-once",
    DRAWING: "advice-draw",
    FETCHING: "advice-fetch",
    DESTROYING: "advice-destroy",
    LATE: "advice-late",
    LAST: "advice-late",
}
TRIED: Final = 40  # games dealt anew that say how a Confrontation ends
BEST: Final = say("advice-best")  # where no card tells why


def explain_answer(view: View, ask: Ask, option: Option) -> Said:
    """Return the reason for an answer."""
    plan = Plan(view)
    return REASONS.get(option.verb, _explain_best)(plan, ask, option)


def named_card(plan: Plan, card: int) -> CardName:
    return CardName(queries.face_of(plan.view, card))


def sign_number(number: float) -> str:
    """Write a number for people: with its sign, and at most one decimal place."""
    return "0" if abs(number) < 0.05 else f"{number:+.1f}".removesuffix(".0").replace("-", "−")


def round_percent(share: float) -> int:
    return round(100 * share)


def _explain_play(plan: Plan, ask: Ask, option: Option) -> Said:
    if ask.options[-1].verb not in ("end", "ready"):
        return say("advice-must-play")
    defined = plan.card_now(option.card)
    card, power = named_card(plan, option.card), round(plan.play_worth(option.card))
    when = play_order(meaning_of(defined))
    if when in ORDERS:
        return say(ORDERS[when], card=card)
    if plan.is_confronting:
        goal = plan.character_of(plan.confronted_seat)
        reach, cost = int(plan.reachable_power()), plan.defeat_cost(plan.confronted_seat)
        return say("advice-toward", card=card, power=power, reach=reach, goal=named_card(plan, goal), cost=cost)
    wish = best_within_reach(plan, int(plan.reachable_power()))
    if power > 0 and wish >= 0:
        cost = queries.price_of(plan.view, plan.seat, wish)
        what, reach = describe_use(plan, wish), int(plan.reachable_power())
        return say(
            "advice-reach", card=card, power=power, reach=reach, goal=named_card(plan, wish), cost=cost, what=what
        )
    if defined.is_attack:
        return say("advice-attack", card=card)
    return say("advice-power", card=card, power=power) if power > 0 else say("advice-play", card=card)


def best_within_reach(plan: Plan, reach: int) -> int:
    """Return the best card the Power of this turn will buy, if it does not buy it yet; otherwise -1."""
    cards = for_sale(plan.view, plan.seat)
    best = max((card for card in cards if _price_of(plan, card) <= reach), key=plan.purchase_value, default=-1)
    return best if best >= 0 and _price_of(plan, best) > plan.power and plan.purchase_value(best) > 0 else -1


def _price_of(plan: Plan, card: int) -> int:
    return queries.price_of(plan.view, plan.seat, card)


def _explain_buy(plan: Plan, ask: Ask, option: Option) -> Said:
    kind, card = plan.card_now(option.card), named_card(plan, option.card)
    if kind.is_super_villain and queries.turns_left(plan.view):
        return say("advice-defeat-clock", card=card)
    if kind.is_super_villain:
        return say("advice-defeat", card=card, vp=round(card_use(plan, option.card).vp))
    offered = [each for each in ask.options if each.verb in ("buy", "hunt")]
    strongest = max(offered, key=lambda each: plan.purchase_value(each.card))
    most = "yes" if strongest == option and len(offered) > 1 else "no"
    return say("advice-buy", card=card, most=most, have=plan.power, what=describe_use(plan, option.card))


def describe_use(plan: Plan, card: int) -> Said:
    """Return the use of a card for the viewer's deck, in words, with what numbers leave out."""
    return word_use(card_use(plan, card), other_use(plan.card_now(card)))


def word_use(use: CardUse, besides: str) -> Said:
    """Return the use of a card for a deck, with what numbers leave out in one word."""
    return say("advice-use-of", power=sign_number(use.power), vp=sign_number(use.vp), besides=besides)


def _explain_ability(plan: Plan, ask: Ask, option: Option) -> Said:
    price = plan.option_price(option)
    return say("advice-ability", card=named_card(plan, option.card), price=price, takes=price_word(plan, option))


def price_word(plan: Plan, option: Option) -> str:
    """Return the price of using an ability, in one word of `advice-ability`."""
    if plan.option_price(option):
        return "power"
    defined = plan.card_now(option.card)
    for passage in passages_of(defined, defined.abilities[option.n].part):
        price = passage.price
        if price is not None:
            return "vp" if price.vp else "card"
        for deed in deeds_in(passage.acts):
            where = deed.those.where if deed.those is not None else ()
            if deed.who == "you" and deed.verb in ("destroy", "discard") and ("hand" in where or "control" in where):
                return "card"
    return "nothing"


def _explain_end(plan: Plan, ask: Ask, option: Option) -> Said:
    if plan.is_confronting:
        goal, cost = named_card(plan, plan.character_of(plan.confronted_seat)), plan.defeat_cost(plan.confronted_seat)
        return say("advice-ready", power=plan.power, goal=goal, cost=cost)
    offered = [each.card for each in ask.options if each.verb in ("buy", "hunt")]
    if any(plan.purchase_value(card) > 0 for card in offered):
        return BEST
    return say("advice-end-buy" if offered else "advice-end")


def _explain_confront(plan: Plan, ask: Ask, option: Option) -> Said:
    turn = try_turn(plan.view, TRIED)
    goal, cost = named_card(plan, plan.character_of(option.n)), plan.defeat_cost(option.n)
    powers = turn.gives_power[option.n]
    chance = round_percent(turn.confront_odds(option.n).defeated)
    return say("advice-confront", goal=goal, cost=cost, reach=round(sum(powers) / len(powers)), chance=chance)


def _explain_normal(plan: Plan, ask: Ask, option: Option) -> Said:
    turn = try_turn(plan.view, TRIED)
    clashes = [turn.confront_odds(each.n) for each in ask.options if each.verb == "confront"]
    best = max(clashes, key=lambda clash: (clash.defeated, clash.reached))
    likely = "yes" if best.defeated >= 0.5 else "no" if best.reached else "never"
    goal, chance = named_card(plan, plan.character_of(best.seat)), round_percent(best.defeated)
    bought = most_promising_buy(plan, turn)
    instead = say("advice-buys-nothing", likely=likely)
    if bought is not None:
        card, paid, what = named_card(plan, bought.card), round_percent(bought.chance), describe_use(plan, bought.card)
        instead = say("advice-buys", card=card, price=bought.price, chance=paid, what=what)
    return say("advice-normal", goal=goal, cost=best.cost, chance=chance, likely=likely, instead=instead)


def most_promising_buy(plan: Plan, turn: TurnTrials) -> PurchaseOdds | None:
    """Return the most promising purchase of a turn of buying, worth and chance together; None if it buys nothing worth
    it."""
    offered = [turn.purchase_odds(card) for card in for_sale(plan.view, plan.seat)]
    promised = [(each.chance * plan.purchase_value(each.card), each) for each in offered]
    promise, best = max(promised, key=lambda pair: pair[0], default=(0.0, None))
    return best if promise > 0.0 else None


def why_in_vain(plan: Plan, option: Option) -> tuple[Said, float] | None:
    """Return why a Confrontation that could not succeed was a mistake, and the worth of the card not bought for it, in
    Victory Points; None if it could succeed, or nothing was lost by it."""
    turn = try_turn(plan.view, TRIED)
    clash = turn.confront_odds(option.n)
    bought = most_promising_buy(plan, turn)
    if clash.defeated or bought is None or plan.view.setup.profile.buy_in_confrontation:
        return None
    goal, card, what = (
        named_card(plan, plan.character_of(option.n)),
        named_card(plan, bought.card),
        describe_use(plan, bought.card),
    )
    facts: dict[str, Arg] = {"goal": goal, "cost": clash.cost, "games": turn.games}
    bought_for: dict[str, Arg] = {
        "card": card,
        "price": bought.price,
        "chance": round_percent(bought.chance),
        "what": what,
    }
    return say("review-vain", **facts, **bought_for), bought.chance * plan.purchase_value(bought.card)


def _explain_block(plan: Plan, ask: Ask, option: Option) -> Said:
    goal = named_card(plan, plan.character_of(plan.confronted_seat))
    return say(
        "advice-block",
        card=named_card(plan, option.card),
        goal=goal,
        power=plan.power,
        cost=plan.defeat_cost(plan.confronted_seat),
    )


def _explain_defend(plan: Plan, ask: Ask, option: Option) -> Said:
    return say("advice-defend", card=named_card(plan, option.card))


def _explain_assist(plan: Plan, ask: Ask, option: Option) -> Said:
    power = round(plan.play_worth(option.card, plan.active_seat, assisting=True))
    return say("advice-assist", card=named_card(plan, option.card), power=power)


def _explain_pass(plan: Plan, ask: Ask, option: Option) -> Said:
    if ask.kind == "block":
        goal, cost = named_card(plan, plan.character_of(plan.confronted_seat)), plan.defeat_cost(plan.confronted_seat)
        return say("advice-no-block", goal=goal, safe="yes" if plan.power < cost else "no", power=plan.power, cost=cost)
    if ask.kind == "assist":
        lost = plan.is_confronting and missing_power(plan) > 0
        return say("advice-no-assist", lost="yes" if lost else "no")
    return say("advice-no-defense")


def _explain_store(plan: Plan, ask: Ask, option: Option) -> Said:
    return say("advice-store", card=named_card(plan, option.card))


def _explain_pick(plan: Plan, ask: Ask, option: Option) -> Said:
    card = named_card(plan, option.card)
    cards = [each.card for each in ask.options if each.card >= 0]
    mine = all(plan.is_ours(each) for each in cards)
    if ask.purpose.gives_up and mine:
        junk = ask.purpose is DESTROY and plan.is_junk(option.card)
        return say("advice-give-up", card=card, junk="yes" if junk else "no")
    if ask.purpose is GAIN or (ask.purpose in (PUT_INTO_HAND, PUT_ON_DECK) and not mine):
        return say("advice-gain", card=card, what=describe_use(plan, option.card))
    return say("advice-pick", card=card)


def _explain_done(plan: Plan, ask: Ask, option: Option) -> Said:
    return say("advice-done", taking="yes" if ask.purpose.takes else "no")


def _explain_place(plan: Plan, ask: Ask, option: Option) -> Said:
    place = z.SEAT_NAMES[z.DECK] if option.verb == "deck" else z.SEAT_NAMES[z.DISCARD]
    return say("advice-where", card=named_card(plan, option.card), place=place)


def _explain_best(plan: Plan, ask: Ask, option: Option) -> Said:
    return BEST


REASONS: Final[Mapping[str, Callable[[Plan, Ask, Option], Said]]] = {
    "play": _explain_play,
    "buy": _explain_buy,
    "hunt": _explain_buy,
    "use": _explain_ability,
    "end": _explain_end,
    "ready": _explain_end,
    "confront": _explain_confront,
    "normal": _explain_normal,
    "block": _explain_block,
    "defend": _explain_defend,
    "assist": _explain_assist,
    "pass": _explain_pass,
    "store": _explain_store,
    "pick": _explain_pick,
    "done": _explain_done,
    "deck": _explain_place,
    "discard": _explain_place,
}
