"""Why something cannot be done now: the rule against it and the missing condition, verb by verb."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Final, Literal

from lineup.engine import uses as u
from lineup.engine import zones as z
from lineup.engine.attack import defenses
from lineup.engine.confrontation import blockers, confrontable
from lineup.engine.prompt import act, identity, named, place, question
from lineup.engine.queries import (
    character,
    character_cost,
    confronting,
    definition,
    face,
    face_up,
    foes,
    line_up,
    partners,
    price,
    sources,
    teammate,
    undecided,
    with_assist,
)
from lineup.engine.saying import Listed, Named, Said, Seat, say
from lineup.engine.state import ANNOUNCED, CANCELLED, NO_CONFRONTATION, READY, SETTLED, Ask, Option, State
from lineup.engine.view import can_see
from lineup.engine.why import TEXTS, Reason, reason, rule_of, why


def why_not(state: State, seat: int, verb: str, card: int = -1, n: int = -1) -> Reason:
    """Why an action is not legal for a seat: the rule and the missing condition; that it is, and why, if it is.

    `n` is the seat a player means by a number ("confront 3"), or the ability ("use gotham-city/2"), -1 for none.
    """
    ask = state.ask
    if ask is None:
        return reason(state, "over", "not-over")
    option = legal(state, seat, verb, card, n)
    if option is not None:
        allowed = why(state, option)
        return Reason(allowed.rule, say("you-can", why=allowed.said))
    refusal = REFUSALS.get(verb)
    if refusal is not None:
        return refusal(state, ask, seat, card, n)
    if ask.seat != seat:
        return _not_yours(state, ask)
    return Reason(rule_of(state, ask), say("not-a-verb", verb=verb, question=question(state)))


def legal(state: State, seat: int, verb: str, card: int = -1, n: int = -1) -> Option | None:
    """The option a seat means, if it has it: by the card itself, or by an equal one in the same place."""
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
    return next((option for option in beside if face(state, option.card) == face(state, card)), None)


# When


def _not_yours(state: State, ask: Ask) -> Reason:
    return reason(state, "not yours", "not-yours", who=Seat(ask.seat))


def _whose_turn(state: State) -> Reason:
    if state.active < 0:
        return reason(state, "not yours", "not-anybodys-turn")
    return reason(state, "not yours", "not-your-turn", who=Seat(state.active))


def _not_now(state: State, ask: Ask, seat: int) -> Reason | None:
    """Why a seat cannot do now what belongs into the main part of its turn; None if it is that time."""
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind == "main":
        return None
    if state.turn and not state.in_turn:
        return reason(state, "turn over", "not-after-the-turn")
    return _answer_first(state, ask)


def _answer_first(state: State, ask: Ask) -> Reason:
    """What is asked comes first: the text of a card played this turn by that rule, all else by the question's own."""
    played = ask.kind in TEXTS and any(each.card == ask.source for each in state.played)
    rule = state.setup.clause("open question") if played else rule_of(state, ask)
    return Reason(rule, say("not-before-the-answer", question=question(state)))


def _barred(state: State, seat: int, step: Literal["end", "ready"]) -> Reason | None:
    """What has to be played before a turn goes to its end."""
    if any(state.cards[other].played_first for other in state.zones[z.zone(seat, z.HAND)]):
        return reason(state, f"weakness at {step}", "not-before-weakness")
    if state.zones[z.zone(seat, z.STORED)] and not state.stored:
        return reason(state, "stored card", "not-before-stored", identity=identity(state.setup))
    return None


# In the main part of the turn


def _play(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    ours = state.active in partners(state, seat)
    if state.setup.profile.confrontation and state.active >= 0:
        if not ours:
            return reason(state, "foe's turn", "not-on-a-foes-turn")
        if ask.kind == "block":
            return reason(state, "after ready", "not-after-ready")
        if ask.kind == "after":
            return reason(state, "after comparison", "not-after-comparison")
        if seat != state.active and ask.kind in ("main", "assist"):
            return reason(state, "assist", "not-play-but-assist", who=Seat(state.active))
    closed = _not_now(state, ask, seat)
    if closed is not None:
        return closed
    if card < 0:
        return reason(state, "play", "not-play-unknown")
    name, where = named(state, card), state.where[card]
    if where == z.zone(seat, z.STORED) and state.stored:
        return reason(state, "stored now", "not-play-stored-now", card=name, identity=identity(state.setup))
    if where in (z.zone(seat, z.HAND), z.zone(seat, z.STORED)):
        return reason(state, "weakness first", "not-play-before-weakness")
    return reason(state, "play", "not-play-elsewhere", card=name)


def _buy(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    settled = ask.kind == "after" and not state.setup.profile.buy_in_confrontation
    closed = None if settled and ask.seat == seat else _not_now(state, ask, seat)
    if closed is not None:
        return closed
    if card < 0:
        return reason(state, "face up", "not-buy-unknown")
    kind, where, name = definition(state, card), state.where[card], named(state, card)
    if where == z.WEAKNESS or (kind.stack == "weakness" and can_see(state, seat, card)):
        return reason(state, "weakness", "not-buy-weakness")
    if not can_see(state, seat, card):  # the same answer wherever an unseen card lies
        if kind.is_super_villain and state.defeated:
            return reason(state, "one a turn", "not-buy-second")
        return reason(state, "face up", "not-buy-face-down", card=name)
    if z.place_of(where) == z.RESERVE and z.seat_of(where) != seat:
        return reason(state, "reserve", "not-buy-reserve", card=name)
    if where == z.SET_ASIDE:
        return reason(state, "set aside", "not-buy-aside", card=name)
    if confronting(state, seat) and not state.setup.profile.buy_in_confrontation:
        return reason(state, "no buying", "not-buy-confronting")
    on_a_stack = where in z.STACKS or where == z.SUPER_VILLAINS
    if not on_a_stack and card not in line_up(state):
        return reason(state, "face up", "not-buy-face-down", card=name)
    paid = price(state, seat, card)
    if paid <= state.power:
        return reason(state, "stack", "not-buy-buried", card=name)
    return reason(state, "buy", "not-paid", card=name, cost=paid, power=state.power)


def _use(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.kind == "block" and state.active in partners(state, seat):
        return reason(state, "after ready", "not-after-ready")
    here = ask.seat == seat and ask.kind in ("block", "after")
    closed = None if here else _not_now(state, ask, seat)
    if closed is not None:
        return closed
    if card < 0:
        return reason(state, "not yours in play", "not-use-unknown")
    kind, name = definition(state, card), named(state, card)
    if card not in sources(state, seat):
        if card == character(state, seat):
            if not face_up(state, seat):
                return reason(state, "face down", "not-use-face-down", card=name)
            return reason(state, "not yours in play", "not-use-lost", card=name)
        return reason(state, "not yours in play", "not-use-elsewhere", card=name)
    if not kind.abilities:
        return reason(state, "condition", "not-use-by-itself", card=name)
    numbers = (n,) if 0 <= n < len(kind.abilities) else tuple(range(len(kind.abilities)))
    closed_by = [_closed(state, ask, seat, card, number) for number in numbers]
    nearest = max(closed_by, key=itemgetter(0))[1]
    if all(because == nearest for _, because in closed_by):
        return nearest
    said: Said | None = None
    for number, (_, because) in zip(numbers, closed_by, strict=True):
        one = say("not-use-one", number=number + 1, why=because.said)
        said = one if said is None else say("list-sentences", first=said, second=one)
    assert said is not None
    return Reason(nearest.rule, said)


def _closed(state: State, ask: Ask, seat: int, card: int, number: int) -> tuple[int, Reason]:
    """Why an ability of a card the seat controls is closed, and how near it came to being open."""
    ability, name = definition(state, card).abilities[number], named(state, card)
    if ability.confronted and ask.kind != "block":
        return 0, reason(state, "condition", "not-use-before-blocks", card=name)
    if ask.kind == "block" and not ability.confronted:
        return 0, reason(state, "after ready", "not-use-among-blocks", card=name)
    if ability.confronting and not undecided(state, seat):
        return 1, reason(state, "condition", "not-use-no-confrontation", card=name)
    if u.ability(card, number) in state.used:
        return 2, reason(state, "used", "not-use-again", card=name)
    if ability.price > state.power:
        unpaid = reason(state, "price", "not-use-unpaid", card=name, price=ability.price, power=state.power)
        return 3, unpaid
    return 4, reason(state, "condition", "not-use-idle", card=name)


def _hunt(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.hunt:
        return reason(state, "no hunt", "not-hunt-here")
    closed = _not_now(state, ask, seat)
    if closed is not None:
        return closed
    if state.hunt_closed:
        return reason(state, "hunt closed", "not-hunt-again")
    piles = [state.zones[z.zone(other, z.DISCARD)] for other in foes(state, seat)]
    if not any(card in pile for pile in piles) or not state.cards[card].is_super_villain:
        if card < 0:
            return reason(state, "hunt", "not-hunt-unknown")
        return reason(state, "hunt", "not-hunt-elsewhere", card=named(state, card))
    own = Named(state.setup.faces[card])
    return reason(state, "hunt price", "not-paid", card=own, cost=state.cards[card].cost, power=state.power)


def _end(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    closed = None if ask.seat == seat and ask.kind == "after" else _not_now(state, ask, seat)
    closed = closed or _barred(state, seat, "end")
    if closed is not None:
        return closed
    return reason(state, "ready", "not-end-confronting")


def _ready(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if seat == state.active and ask.kind in ("block", "after"):
        return reason(state, "after ready", "not-ready-again")
    closed = _not_now(state, ask, seat) or _barred(state, seat, "ready")
    if closed is not None:
        return closed
    return reason(state, "normal", "not-ready-buying")


def _normal(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.confrontation:
        return reason(state, "end", "not-normal-here")
    if ask.seat != seat:
        return _not_yours(state, ask)
    return reason(state, "announce first", "not-normal-now")


def _confront(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.confrontation:
        return reason(state, "confront", "not-confront-here")
    if seat != state.active:
        return _whose_turn(state)
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind != "confront":
        return reason(state, "announce first", "not-confront-now")
    seen = card >= 0 and can_see(state, seat, card)
    foe = n if n >= 0 or not seen else z.seat_of(state.where[card])
    open_to = confrontable(state, seat)
    offered = Listed(tuple([say("confront-offer", who=Seat(other), number=other) for other in open_to]), "or")
    if foe in partners(state, seat):
        return reason(state, "confront", "not-confront-partner", offered=offered)
    if foe not in foes(state, seat):
        return reason(state, "confront", "not-confront-unknown", offered=offered)
    who = Seat(foe)
    if seen and card != character(state, foe):
        return reason(state, "confront", "not-confront-card", card=named(state, card), who=who, offered=offered)
    if state.setup.profile.confront_target == "lowest_level":
        level = state.cards[character(state, foe)].level
        return reason(state, "confront", "not-confront-level", who=who, level=level, offered=offered)
    cost, least = character_cost(state, foe), character_cost(state, open_to[0])
    return reason(state, "confront", "not-confront-cost", who=who, cost=cost, offered=offered, least=least)


# Windows


def _defend(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.kind == "block":
        return reason(state, "no attack", "not-defend-confronted")
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind == "main":
        return reason(state, "own turn", "not-defend-own-turn")
    if ask.kind != "defend":
        return reason(state, "defend", "not-defend-now")
    if card < 0:
        return reason(state, "defense card", "not-defend-unknown")
    kind, name = definition(state, card), named(state, card)
    if not kind.defenses:
        return reason(state, "defense card", "not-defend-textless", card=name)
    if not any(other == card for other, _ in defenses(state, seat)):
        place_of_it = "play" if kind.defenses[0].place == z.PLAY else "hand"
        return reason(state, "defense place", "not-defend-place", card=name, place=place_of_it)
    if card in state.stack[-1].did:
        return reason(state, "shown once", "not-defend-again", card=name)
    if not 0 <= n < state.players:
        return reason(state, "defend", "not-defend-nobody", card=name)
    return reason(state, "defend", "not-defend-other", card=name, who=Seat(n))


def _block(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.confrontation:
        return reason(state, "no confrontation", "not-block-here")
    if state.stage in (NO_CONFRONTATION, CANCELLED):
        return reason(state, "no confrontation", "not-block-buying")
    if seat not in blockers(state):
        return reason(state, "other side", "not-block-other-side")
    if state.stage == ANNOUNCED:
        return reason(state, "not ready", "not-block-yet")
    if state.stage == SETTLED:
        return reason(state, "no confrontation", "not-block-settled")
    if card >= 0 and not definition(state, card).is_block:
        return reason(state, "block card", "not-block-textless", card=named(state, card))
    if card >= 0 and state.where[card] != z.zone(seat, z.HAND):
        return reason(state, "block card", "not-block-elsewhere", card=named(state, card))
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind != "block":
        return _answer_first(state, ask)
    return reason(state, "block card", "not-block-unknown")


def _assist(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    mate = teammate(state, seat)
    if mate < 0:
        return reason(state, "assist", "not-assist-alone")
    if not state.setup.profile.assist:
        return reason(state, "assist", "not-assist-here")
    if state.active != mate:
        return reason(state, "assist", "not-assist-now")
    if ask.kind == "confront" or state.stage in (READY, SETTLED) or not state.in_turn:
        return reason(state, "assist time", "not-assist-yet")
    if ask.kind not in ("main", "assist"):
        return reason(state, "resolving", "not-assist-resolving")
    if card not in with_assist(state, seat):
        if card < 0:
            return reason(state, "assist card", "not-assist-unknown")
        return reason(state, "assist card", "not-assist-card", card=named(state, card))
    return _not_yours(state, ask)


def _store(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.store_assist:
        return reason(state, "store", "not-store-here", identity=identity(state.setup))
    if seat != state.active or ask.kind != "main":
        return reason(state, "store time", "not-store-now", identity=identity(state.setup))
    if state.stored:
        return reason(state, "store", "not-store-again", identity=identity(state.setup))
    if state.zones[z.zone(seat, z.STORED)]:
        return reason(state, "store full", "not-store-full", identity=identity(state.setup))
    if card >= 0 and state.where[card] != z.zone(seat, z.HAND):
        return reason(state, "store hand", "not-store-elsewhere", card=named(state, card))
    return reason(state, "store", "not-store-assistless", identity=identity(state.setup))


def _pass(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.seat != seat:
        return _not_yours(state, ask)
    return Reason(rule_of(state, ask), say("not-pass", question=question(state)))


# What a text asks for


def _choice(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind == "main":
        return reason(state, "text", "not-asked")
    return Reason(rule_of(state, ask), say("not-a-choice", question=question(state)))


def _pick(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.seat != seat or ask.kind != "pick":
        return _choice(state, ask, seat, card, n)
    rule = rule_of(state, ask)
    if card < 0 or not can_see(state, seat, card):  # the same answer wherever an unseen card lies
        return Reason(rule, say("not-a-card"))
    name = named(state, card)
    if card in ask.picked:
        return Reason(rule, say("not-picked-again", card=name))
    lies, source = place(state, card, seat), named(state, ask.source)
    return Reason(rule, say("not-pick", card=name, place=lies, source=source, doing=act(state, ask)))


def _done(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.seat != seat or ask.kind != "pick":
        return _choice(state, ask, seat, card, n)
    return Reason(rule_of(state, ask), say("not-done", n=ask.least))


REFUSALS: Final[dict[str, Callable[[State, Ask, int, int, int], Reason]]] = {
    "play": _play,
    "buy": _buy,
    "use": _use,
    "hunt": _hunt,
    "end": _end,
    "ready": _ready,
    "normal": _normal,
    "confront": _confront,
    "defend": _defend,
    "block": _block,
    "assist": _assist,
    "store": _store,
    "pass": _pass,
    "pick": _pick,
    "done": _done,
    "yes": _choice,
    "no": _choice,
    "choose": _choice,
    "foe": _choice,
    "player": _choice,
    "order": _choice,
    "deck": _choice,
    "discard": _choice,
    "hero": _choice,
}
