"""Reasons why an action is not possible now: the rule against it and the missing condition, verb by verb."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Final, Literal

from lineup.engine import uses as u
from lineup.engine import zones as z
from lineup.engine.attack import usable_defenses
from lineup.engine.confrontation import blocking_seats, confrontable_seats
from lineup.engine.prompt import describe_act, describe_place, describe_question, name_card, name_identity
from lineup.engine.queries import (
    ability_sources,
    assist_cards,
    character_cost,
    character_of,
    definition_of,
    face_of,
    foes_of,
    is_confronting,
    is_face_up,
    is_undecided,
    line_up,
    partners_of,
    price_of,
    teammate_of,
)
from lineup.engine.saying import CardName, Listed, Said, SeatName, say
from lineup.engine.state import ANNOUNCED, CANCELLED, NO_CONFRONTATION, READY, SETTLED, Ask, Option, State
from lineup.engine.view import can_see
from lineup.engine.why import TEXTS, RuleReason, reason_on, rule_of, why_allowed


def why_not(state: State, seat: int, verb: str, card: int = -1, n: int = -1) -> RuleReason:
    """Explain why an action is illegal for a seat (the rule and the missing condition), or why it is legal.

    `n` is the number in the answer: a seat ("confront 3") or an ability ("use gotham-city/2"); -1 if there is none.
    """
    ask = state.ask
    if ask is None:
        return reason_on(state, "over", "not-over")
    option = find_option(state, seat, verb, card, n)
    if option is not None:
        allowed = why_allowed(state, option)
        return RuleReason(allowed.rule, say("you-can", why=allowed.said))
    refusal = REFUSALS.get(verb)
    if refusal is not None:
        return refusal(state, ask, seat, card, n)
    if ask.seat != seat:
        return _refuse_other_seat(state, ask)
    return RuleReason(rule_of(state, ask), say("not-a-verb", verb=verb, question=describe_question(state)))


def find_option(state: State, seat: int, verb: str, card: int = -1, n: int = -1) -> Option | None:
    """Return the option a seat means, if it has it: by the card itself, or by an equal one in the same place."""
    assert state.ask is not None
    options = [option for option in state.ask.options if option.seat == seat and option.verb == verb]
    if n >= 0:
        options = [option for option in options if option.n == n]
    if card < 0 or all(option.card < 0 for option in options):
        bare = [option for option in options if option.card < 0 or n >= 0]
        return bare[0] if len(bare) == 1 else None
    for option in options:
        if option.card == card:
            return option
    beside = [option for option in options if state.where[option.card] == state.where[card]]
    return next((option for option in beside if face_of(state, option.card) == face_of(state, card)), None)


# When


def _refuse_other_seat(state: State, ask: Ask) -> RuleReason:
    return reason_on(state, "not yours", "not-yours", who=SeatName(ask.seat))


def _refuse_other_turn(state: State) -> RuleReason:
    if state.active < 0:
        return reason_on(state, "not yours", "not-anybodys-turn")
    return reason_on(state, "not yours", "not-your-turn", who=SeatName(state.active))


def _refuse_for_now(state: State, ask: Ask, seat: int) -> RuleReason | None:
    """Refuse what belongs in the main part of a seat's turn; None if it is that time."""
    if ask.seat != seat:
        return _refuse_other_seat(state, ask)
    if ask.kind == "main":
        return None
    if state.turn and not state.in_turn:
        return reason_on(state, "turn over", "not-after-the-turn")
    return _refuse_before_answer(state, ask)


def _refuse_before_answer(state: State, ask: Ask) -> RuleReason:
    """Refuse because the open question comes first.

    The rule is the question's own, or for the text of a card played this turn that on open questions.
    """
    played = ask.kind in TEXTS and any(each.card == ask.source for each in state.played)
    rule = state.setup.clause("open question") if played else rule_of(state, ask)
    return RuleReason(rule, say("not-before-the-answer", question=describe_question(state)))


def _refuse_turn_end(state: State, seat: int, step: Literal["end", "ready"]) -> RuleReason | None:
    """Refuse to end a turn while a card must be played first."""
    if any(state.cards[other].played_first for other in state.zones[z.zone_of(seat, z.HAND)]):
        return reason_on(state, f"weakness at {step}", "not-before-weakness")
    if state.zones[z.zone_of(seat, z.STORED)] and not state.stored:
        return reason_on(state, "stored card", "not-before-stored", identity=name_identity(state.setup))
    return None


# In the main part of the turn


def _refuse_play(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    ours = state.active in partners_of(state, seat)
    if state.setup.profile.confrontation and state.active >= 0:
        if not ours:
            return reason_on(state, "foe's turn", "not-on-a-foes-turn")
        if ask.kind == "block":
            return reason_on(state, "after ready", "not-after-ready")
        if ask.kind == "after":
            return reason_on(state, "after comparison", "not-after-comparison")
        if seat != state.active and ask.kind in ("main", "assist"):
            return reason_on(state, "assist", "not-play-but-assist", who=SeatName(state.active))
    closed = _refuse_for_now(state, ask, seat)
    if closed is not None:
        return closed
    if card < 0:
        return reason_on(state, "play", "not-play-unknown")
    name, where = name_card(state, card), state.where[card]
    if where == z.zone_of(seat, z.STORED) and state.stored:
        return reason_on(state, "stored now", "not-play-stored-now", card=name, identity=name_identity(state.setup))
    if where in (z.zone_of(seat, z.HAND), z.zone_of(seat, z.STORED)):
        return reason_on(state, "weakness first", "not-play-before-weakness")
    return reason_on(state, "play", "not-play-elsewhere", card=name)


def _refuse_buy(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    settled = ask.kind == "after" and not state.setup.profile.buy_in_confrontation
    closed = None if settled and ask.seat == seat else _refuse_for_now(state, ask, seat)
    if closed is not None:
        return closed
    if card < 0:
        return reason_on(state, "face up", "not-buy-unknown")
    kind, where, name = definition_of(state, card), state.where[card], name_card(state, card)
    if where == z.WEAKNESS or (kind.stack == "weakness" and can_see(state, seat, card)):
        return reason_on(state, "weakness", "not-buy-weakness")
    if not can_see(state, seat, card):  # the same answer wherever an unseen card lies
        if kind.is_super_villain and state.defeated:
            return reason_on(state, "one a turn", "not-buy-second")
        return reason_on(state, "face up", "not-buy-face-down", card=name)
    if z.place_of(where) == z.RESERVE and z.seat_of(where) != seat:
        return reason_on(state, "reserve", "not-buy-reserve", card=name)
    if where == z.SET_ASIDE:
        return reason_on(state, "set aside", "not-buy-aside", card=name)
    if is_confronting(state, seat) and not state.setup.profile.buy_in_confrontation:
        return reason_on(state, "no buying", "not-buy-confronting")
    on_a_stack = where in z.STACKS or where == z.SUPER_VILLAINS
    if not on_a_stack and card not in line_up(state):
        return reason_on(state, "face up", "not-buy-face-down", card=name)
    paid = price_of(state, seat, card)
    if paid <= state.power:
        return reason_on(state, "stack", "not-buy-buried", card=name)
    return reason_on(state, "buy", "not-paid", card=name, cost=paid, power=state.power)


def _refuse_use(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if ask.kind == "block" and state.active in partners_of(state, seat):
        return reason_on(state, "after ready", "not-after-ready")
    here = ask.seat == seat and ask.kind in ("block", "after")
    closed = None if here else _refuse_for_now(state, ask, seat)
    if closed is not None:
        return closed
    if card < 0:
        return reason_on(state, "not yours in play", "not-use-unknown")
    kind, name = definition_of(state, card), name_card(state, card)
    if card not in ability_sources(state, seat):
        if card == character_of(state, seat):
            if not is_face_up(state, seat):
                return reason_on(state, "face down", "not-use-face-down", card=name)
            return reason_on(state, "not yours in play", "not-use-lost", card=name)
        return reason_on(state, "not yours in play", "not-use-elsewhere", card=name)
    if not kind.abilities:
        return reason_on(state, "condition", "not-use-by-itself", card=name)
    numbers = (n,) if 0 <= n < len(kind.abilities) else tuple(range(len(kind.abilities)))
    closed_by = [_refuse_ability(state, ask, seat, card, number) for number in numbers]
    nearest = max(closed_by, key=itemgetter(0))[1]
    if all(because == nearest for _, because in closed_by):
        return nearest
    said: Said | None = None
    for number, (_, because) in zip(numbers, closed_by, strict=True):
        one = say("not-use-one", number=number + 1, why=because.said)
        said = one if said is None else say("list-sentences", first=said, second=one)
    assert said is not None
    return RuleReason(nearest.rule, said)


def _refuse_ability(state: State, ask: Ask, seat: int, card: int, number: int) -> tuple[int, RuleReason]:
    """Explain why an ability of a card the seat controls is closed, and how near it came to being open."""
    ability, name = definition_of(state, card).abilities[number], name_card(state, card)
    if ability.confronted and ask.kind != "block":
        return 0, reason_on(state, "condition", "not-use-before-blocks", card=name)
    if ask.kind == "block" and not ability.confronted:
        return 0, reason_on(state, "after ready", "not-use-among-blocks", card=name)
    if ability.confronting and not is_undecided(state, seat):
        return 1, reason_on(state, "condition", "not-use-no-confrontation", card=name)
    if u.ability_use(card, number) in state.used:
        return 2, reason_on(state, "used", "not-use-again", card=name)
    if ability.price > state.power:
        unpaid = reason_on(state, "price", "not-use-unpaid", card=name, price=ability.price, power=state.power)
        return 3, unpaid
    return 4, reason_on(state, "condition", "not-use-idle", card=name)


def _refuse_hunt(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if not state.setup.profile.hunt:
        return reason_on(state, "no hunt", "not-hunt-here")
    closed = _refuse_for_now(state, ask, seat)
    if closed is not None:
        return closed
    if state.hunt_closed:
        return reason_on(state, "hunt closed", "not-hunt-again")
    piles = [state.zones[z.zone_of(other, z.DISCARD)] for other in foes_of(state, seat)]
    if not any(card in pile for pile in piles) or not state.cards[card].is_super_villain:
        if card < 0:
            return reason_on(state, "hunt", "not-hunt-unknown")
        return reason_on(state, "hunt", "not-hunt-elsewhere", card=name_card(state, card))
    own = CardName(state.setup.faces[card])
    return reason_on(state, "hunt price", "not-paid", card=own, cost=state.cards[card].cost, power=state.power)


def _refuse_end(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    closed = None if ask.seat == seat and ask.kind == "after" else _refuse_for_now(state, ask, seat)
    closed = closed or _refuse_turn_end(state, seat, "end")
    if closed is not None:
        return closed
    return reason_on(state, "ready", "not-end-confronting")


def _refuse_ready(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if seat == state.active and ask.kind in ("block", "after"):
        return reason_on(state, "after ready", "not-ready-again")
    closed = _refuse_for_now(state, ask, seat) or _refuse_turn_end(state, seat, "ready")
    if closed is not None:
        return closed
    return reason_on(state, "normal", "not-ready-buying")


def _refuse_normal(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if not state.setup.profile.confrontation:
        return reason_on(state, "end", "not-normal-here")
    if ask.seat != seat:
        return _refuse_other_seat(state, ask)
    return reason_on(state, "announce first", "not-normal-now")


def _refuse_confront(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if not state.setup.profile.confrontation:
        return reason_on(state, "confront", "not-confront-here")
    if seat != state.active:
        return _refuse_other_turn(state)
    if ask.seat != seat:
        return _refuse_other_seat(state, ask)
    if ask.kind != "confront":
        return reason_on(state, "announce first", "not-confront-now")
    seen = card >= 0 and can_see(state, seat, card)
    foe = n if n >= 0 or not seen else z.seat_of(state.where[card])
    open_to = confrontable_seats(state, seat)
    offered = Listed(tuple([say("confront-offer", who=SeatName(other), number=other) for other in open_to]), "or")
    if foe in partners_of(state, seat):
        return reason_on(state, "confront", "not-confront-partner", offered=offered)
    if foe not in foes_of(state, seat):
        return reason_on(state, "confront", "not-confront-unknown", offered=offered)
    who = SeatName(foe)
    if seen and card != character_of(state, foe):
        return reason_on(state, "confront", "not-confront-card", card=name_card(state, card), who=who, offered=offered)
    if state.setup.profile.confront_target == "lowest_level":
        level = state.cards[character_of(state, foe)].level
        return reason_on(state, "confront", "not-confront-level", who=who, level=level, offered=offered)
    cost, least = character_cost(state, foe), character_cost(state, open_to[0])
    return reason_on(state, "confront", "not-confront-cost", who=who, cost=cost, offered=offered, least=least)


# Windows


def _refuse_defend(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if ask.kind == "block":
        return reason_on(state, "no attack", "not-defend-confronted")
    if ask.seat != seat:
        return _refuse_other_seat(state, ask)
    if ask.kind == "main":
        return reason_on(state, "own turn", "not-defend-own-turn")
    if ask.kind != "defend":
        return reason_on(state, "defend", "not-defend-now")
    if card < 0:
        return reason_on(state, "defense card", "not-defend-unknown")
    kind, name = definition_of(state, card), name_card(state, card)
    if not kind.defenses:
        return reason_on(state, "defense card", "not-defend-textless", card=name)
    if not any(other == card for other, _ in usable_defenses(state, seat)):
        place_of_it = "play" if kind.defenses[0].place == z.PLAY else "hand"
        return reason_on(state, "defense place", "not-defend-place", card=name, place=place_of_it)
    if card in state.stack[-1].did:
        return reason_on(state, "shown once", "not-defend-again", card=name)
    if not 0 <= n < state.players:
        return reason_on(state, "defend", "not-defend-nobody", card=name)
    return reason_on(state, "defend", "not-defend-other", card=name, who=SeatName(n))


def _refuse_block(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if not state.setup.profile.confrontation:
        return reason_on(state, "no confrontation", "not-block-here")
    if state.stage in (NO_CONFRONTATION, CANCELLED):
        return reason_on(state, "no confrontation", "not-block-buying")
    if seat not in blocking_seats(state):
        return reason_on(state, "other side", "not-block-other-side")
    if state.stage == ANNOUNCED:
        return reason_on(state, "not ready", "not-block-yet")
    if state.stage == SETTLED:
        return reason_on(state, "no confrontation", "not-block-settled")
    if card >= 0 and not definition_of(state, card).is_block:
        return reason_on(state, "block card", "not-block-textless", card=name_card(state, card))
    if card >= 0 and state.where[card] != z.zone_of(seat, z.HAND):
        return reason_on(state, "block card", "not-block-elsewhere", card=name_card(state, card))
    if ask.seat != seat:
        return _refuse_other_seat(state, ask)
    if ask.kind != "block":
        return _refuse_before_answer(state, ask)
    return reason_on(state, "block card", "not-block-unknown")


def _refuse_assist(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    mate = teammate_of(state, seat)
    if mate < 0:
        return reason_on(state, "assist", "not-assist-alone")
    if not state.setup.profile.assist:
        return reason_on(state, "assist", "not-assist-here")
    if state.active != mate:
        return reason_on(state, "assist", "not-assist-now")
    if ask.kind == "confront" or state.stage in (READY, SETTLED) or not state.in_turn:
        return reason_on(state, "assist time", "not-assist-yet")
    if ask.kind not in ("main", "assist"):
        return reason_on(state, "resolving", "not-assist-resolving")
    if card not in assist_cards(state, seat):
        if card < 0:
            return reason_on(state, "assist card", "not-assist-unknown")
        return reason_on(state, "assist card", "not-assist-card", card=name_card(state, card))
    return _refuse_other_seat(state, ask)


def _refuse_store(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if not state.setup.profile.store_assist:
        return reason_on(state, "store", "not-store-here", identity=name_identity(state.setup))
    if seat != state.active or ask.kind != "main":
        return reason_on(state, "store time", "not-store-now", identity=name_identity(state.setup))
    if state.stored:
        return reason_on(state, "store", "not-store-again", identity=name_identity(state.setup))
    if state.zones[z.zone_of(seat, z.STORED)]:
        return reason_on(state, "store full", "not-store-full", identity=name_identity(state.setup))
    if card >= 0 and state.where[card] != z.zone_of(seat, z.HAND):
        return reason_on(state, "store hand", "not-store-elsewhere", card=name_card(state, card))
    return reason_on(state, "store", "not-store-assistless", identity=name_identity(state.setup))


def _refuse_pass(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if ask.seat != seat:
        return _refuse_other_seat(state, ask)
    return RuleReason(rule_of(state, ask), say("not-pass", question=describe_question(state)))


# What a text asks for


def _refuse_choice(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if ask.seat != seat:
        return _refuse_other_seat(state, ask)
    if ask.kind == "main":
        return reason_on(state, "text", "not-asked")
    return RuleReason(rule_of(state, ask), say("not-a-choice", question=describe_question(state)))


def _refuse_pick(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if ask.seat != seat or ask.kind != "pick":
        return _refuse_choice(state, ask, seat, card, n)
    rule = rule_of(state, ask)
    if card < 0 or not can_see(state, seat, card):  # the same answer wherever an unseen card lies
        return RuleReason(rule, say("not-a-card"))
    name = name_card(state, card)
    if card in ask.picked:
        return RuleReason(rule, say("not-picked-again", card=name))
    lies, source = describe_place(state, card, seat), name_card(state, ask.source)
    return RuleReason(rule, say("not-pick", card=name, place=lies, source=source, doing=describe_act(state, ask)))


def _refuse_done(state: State, ask: Ask, seat: int, card: int, n: int) -> RuleReason:
    if ask.seat != seat or ask.kind != "pick":
        return _refuse_choice(state, ask, seat, card, n)
    return RuleReason(rule_of(state, ask), say("not-done", n=ask.least))


REFUSALS: Final[dict[str, Callable[[State, Ask, int, int, int], RuleReason]]] = {
    "play": _refuse_play,
    "buy": _refuse_buy,
    "use": _refuse_use,
    "hunt": _refuse_hunt,
    "end": _refuse_end,
    "ready": _refuse_ready,
    "normal": _refuse_normal,
    "confront": _refuse_confront,
    "defend": _refuse_defend,
    "block": _refuse_block,
    "assist": _refuse_assist,
    "store": _refuse_store,
    "pass": _refuse_pass,
    "pick": _refuse_pick,
    "done": _refuse_done,
    "yes": _refuse_choice,
    "no": _refuse_choice,
    "choose": _refuse_choice,
    "foe": _refuse_choice,
    "player": _refuse_choice,
    "order": _refuse_choice,
    "deck": _refuse_choice,
    "discard": _refuse_choice,
    "hero": _refuse_choice,
}
