"""Why an answer is a good one, in the terms of the cards: what it brings, reaches, spares or saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lineup.advice.chances import Reach, Turn, tried
from lineup.advice.worth import Use, besides, for_sale, use_of
from lineup.bots.judging.card_effects import AT_ONCE, DESTROYING, DRAWING, FETCHING, LAST, LATE, play_order
from lineup.bots.quick.casual import GIVE_UP
from lineup.bots.quick.confronting import missing_power
from lineup.bots.quick.plan import Plan
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.saying import Arg, Named, Said, say
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.language.meaning import deeds, meaning, passages

ORDERS: Final = {
    AT_ONCE: "advice-at-once",
    DRAWING: "advice-draw",
    FETCHING: "advice-fetch",
    DESTROYING: "advice-destroy",
    LATE: "advice-late",
    LAST: "advice-late",
}
TRIED: Final = 40  # games dealt anew that say how a Confrontation ends
TAKING: Final = ("gain", "put into hand")
BEST: Final = say("advice-best")  # where no card tells why


def reason(view: View, ask: Ask, option: Option) -> Said:
    """Why to give an answer."""
    plan = Plan(view)
    return REASONS.get(option.verb, _best)(plan, ask, option)


def named(plan: Plan, card: int) -> Named:
    return Named(queries.face(plan.view, card))


def signed(number: float) -> str:
    """A number as people read it: with its sign, and at most one place behind the point."""
    return "0" if abs(number) < 0.05 else f"{number:+.1f}".removesuffix(".0").replace("-", "−")


def percent(share: float) -> int:
    return round(100 * share)


def _play(plan: Plan, ask: Ask, option: Option) -> Said:
    if ask.options[-1].verb not in ("end", "ready"):
        return say("advice-must-play")
    defined = plan.card_now(option.card)
    card, power = named(plan, option.card), round(plan.play_worth(option.card))
    when = play_order(meaning(defined))
    if when in ORDERS:
        return say(ORDERS[when], card=card)
    if plan.is_confronting:
        goal = plan.character_of(plan.confronted_seat)
        reach, cost = int(plan.reachable_power()), plan.defeat_cost(plan.confronted_seat)
        return say("advice-toward", card=card, power=power, reach=reach, goal=named(plan, goal), cost=cost)
    wish = within_reach(plan, int(plan.reachable_power()))
    if power > 0 and wish >= 0:
        cost = queries.price(plan.view, plan.seat, wish)
        what, reach = what_it_does(plan, wish), int(plan.reachable_power())
        return say("advice-reach", card=card, power=power, reach=reach, goal=named(plan, wish), cost=cost, what=what)
    if defined.is_attack:
        return say("advice-attack", card=card)
    return say("advice-power", card=card, power=power) if power > 0 else say("advice-play", card=card)


def within_reach(plan: Plan, reach: int) -> int:
    """The best card the Power of this turn will buy, if it does not buy it yet; otherwise -1."""
    cards = for_sale(plan.view, plan.seat)
    best = max((card for card in cards if _price(plan, card) <= reach), key=plan.purchase_value, default=-1)
    return best if best >= 0 and _price(plan, best) > plan.power and plan.purchase_value(best) > 0 else -1


def _price(plan: Plan, card: int) -> int:
    return queries.price(plan.view, plan.seat, card)


def _buy(plan: Plan, ask: Ask, option: Option) -> Said:
    kind, card = plan.card_now(option.card), named(plan, option.card)
    if kind.is_super_villain and queries.turns_left(plan.view):
        return say("advice-defeat-clock", card=card)
    if kind.is_super_villain:
        return say("advice-defeat", card=card, vp=round(use_of(plan, option.card).vp))
    offered = [each for each in ask.options if each.verb in ("buy", "hunt")]
    strongest = max(offered, key=lambda each: plan.purchase_value(each.card))
    most = "yes" if strongest == option and len(offered) > 1 else "no"
    return say("advice-buy", card=card, most=most, have=plan.power, what=what_it_does(plan, option.card))


def what_it_does(plan: Plan, card: int) -> Said:
    """What a card would do for the own deck, in words, with what no numbers tell."""
    return use_in_words(use_of(plan, card), besides(plan.card_now(card)))


def use_in_words(use: Use, besides: str) -> Said:
    """What a card would do for a deck, with what no numbers tell in one word."""
    return say("advice-use-of", power=signed(use.power), vp=signed(use.vp), besides=besides)


def _ability(plan: Plan, ask: Ask, option: Option) -> Said:
    price = plan.option_price(option)
    return say("advice-ability", card=named(plan, option.card), price=price, takes=takes(plan, option))


def takes(plan: Plan, option: Option) -> str:
    """What using an ability takes, in one word of `advice-ability`."""
    if plan.option_price(option):
        return "power"
    defined = plan.card_now(option.card)
    for passage in passages(defined, defined.abilities[option.n].part):
        price = passage.price
        if price is not None:
            return "vp" if price.vp else "card"
        for deed in deeds(passage.acts):
            where = deed.those.where if deed.those is not None else ()
            if deed.who == "you" and deed.verb in GIVE_UP and ("hand" in where or "control" in where):
                return "card"
    return "nothing"


def _end(plan: Plan, ask: Ask, option: Option) -> Said:
    if plan.is_confronting:
        goal, cost = named(plan, plan.character_of(plan.confronted_seat)), plan.defeat_cost(plan.confronted_seat)
        return say("advice-ready", power=plan.power, goal=goal, cost=cost)
    offered = [each.card for each in ask.options if each.verb in ("buy", "hunt")]
    if any(plan.purchase_value(card) > 0 for card in offered):
        return BEST
    return say("advice-end-buy" if offered else "advice-end")


def _confront(plan: Plan, ask: Ask, option: Option) -> Said:
    turn = tried(plan.view, TRIED)
    goal, cost = named(plan, plan.character_of(option.n)), plan.defeat_cost(option.n)
    powers = turn.powers[option.n]
    chance = percent(turn.clash(option.n).defeated)
    return say("advice-confront", goal=goal, cost=cost, reach=round(sum(powers) / len(powers)), chance=chance)


def _normal(plan: Plan, ask: Ask, option: Option) -> Said:
    turn = tried(plan.view, TRIED)
    clashes = [turn.clash(each.n) for each in ask.options if each.verb == "confront"]
    best = max(clashes, key=lambda clash: (clash.defeated, clash.reached))
    likely = "yes" if best.defeated >= 0.5 else "no" if best.reached else "never"
    goal, chance = named(plan, plan.character_of(best.seat)), percent(best.defeated)
    bought = best_paid(plan, turn)
    instead = say("advice-buys-nothing", likely=likely)
    if bought is not None:
        card, paid, what = named(plan, bought.card), percent(bought.chance), what_it_does(plan, bought.card)
        instead = say("advice-buys", card=card, price=bought.price, chance=paid, what=what)
    return say("advice-normal", goal=goal, cost=best.cost, chance=chance, likely=likely, instead=instead)


def best_paid(plan: Plan, turn: Turn) -> Reach | None:
    """The card that a turn of buying promises most by, worth and chance together; None if it buys nothing worth it."""
    offered = [turn.reach(card) for card in for_sale(plan.view, plan.seat)]
    promised = [(each.chance * plan.purchase_value(each.card), each) for each in offered]
    promise, best = max(promised, key=lambda pair: pair[0], default=(0.0, None))
    return best if promise > 0.0 else None


def why_in_vain(plan: Plan, option: Option) -> tuple[Said, float] | None:
    """Why a Confrontation that could not succeed was a mistake, and what the card not bought for it was worth, in
    Victory Points; None if it could, or nothing was lost by it."""
    turn = tried(plan.view, TRIED)
    clash = turn.clash(option.n)
    bought = best_paid(plan, turn)
    if clash.defeated or bought is None or plan.view.setup.profile.buy_in_confrontation:
        return None
    goal, card, what = (
        named(plan, plan.character_of(option.n)),
        named(plan, bought.card),
        what_it_does(plan, bought.card),
    )
    facts: dict[str, Arg] = {"goal": goal, "cost": clash.cost, "games": turn.games}
    bought_for: dict[str, Arg] = {"card": card, "price": bought.price, "chance": percent(bought.chance), "what": what}
    return say("review-vain", **facts, **bought_for), bought.chance * plan.purchase_value(bought.card)


def _block(plan: Plan, ask: Ask, option: Option) -> Said:
    goal = named(plan, plan.character_of(plan.confronted_seat))
    return say(
        "advice-block",
        card=named(plan, option.card),
        goal=goal,
        power=plan.power,
        cost=plan.defeat_cost(plan.confronted_seat),
    )


def _defend(plan: Plan, ask: Ask, option: Option) -> Said:
    return say("advice-defend", card=named(plan, option.card))


def _assist(plan: Plan, ask: Ask, option: Option) -> Said:
    power = round(plan.play_worth(option.card, plan.active_seat, assisting=True))
    return say("advice-assist", card=named(plan, option.card), power=power)


def _pass(plan: Plan, ask: Ask, option: Option) -> Said:
    if ask.kind == "block":
        goal, cost = named(plan, plan.character_of(plan.confronted_seat)), plan.defeat_cost(plan.confronted_seat)
        return say("advice-no-block", goal=goal, safe="yes" if plan.power < cost else "no", power=plan.power, cost=cost)
    if ask.kind == "assist":
        lost = plan.is_confronting and missing_power(plan) > 0
        return say("advice-no-assist", lost="yes" if lost else "no")
    return say("advice-no-defense")


def _store(plan: Plan, ask: Ask, option: Option) -> Said:
    return say("advice-store", card=named(plan, option.card))


def _pick(plan: Plan, ask: Ask, option: Option) -> Said:
    card = named(plan, option.card)
    cards = [each.card for each in ask.options if each.card >= 0]
    mine = all(plan.is_ours(each) for each in cards)
    if ask.what in GIVE_UP and mine:
        junk = ask.what == "destroy" and plan.is_junk(option.card)
        return say("advice-give-up", card=card, junk="yes" if junk else "no")
    if ask.what == "gain" or (ask.what in ("put into hand", "put on top of the deck") and not mine):
        return say("advice-gain", card=card, what=what_it_does(plan, option.card))
    return say("advice-pick", card=card)


def _done(plan: Plan, ask: Ask, option: Option) -> Said:
    return say("advice-done", taking="yes" if ask.what in TAKING else "no")


def _where(plan: Plan, ask: Ask, option: Option) -> Said:
    place = z.SEAT_NAMES[z.DECK] if option.verb == "deck" else z.SEAT_NAMES[z.DISCARD]
    return say("advice-where", card=named(plan, option.card), place=place)


def _best(plan: Plan, ask: Ask, option: Option) -> Said:
    return BEST


REASONS: Final[Mapping[str, Callable[[Plan, Ask, Option], Said]]] = {
    "play": _play,
    "buy": _buy,
    "hunt": _buy,
    "use": _ability,
    "end": _end,
    "ready": _end,
    "confront": _confront,
    "normal": _normal,
    "block": _block,
    "defend": _defend,
    "assist": _assist,
    "pass": _pass,
    "store": _store,
    "pick": _pick,
    "done": _done,
    "deck": _where,
    "discard": _where,
}
