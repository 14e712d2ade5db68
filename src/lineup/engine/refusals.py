"""Why something cannot be done now: the rule against it and the missing condition, verb by verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lineup.engine import zones as z
from lineup.engine.attack import defenses
from lineup.engine.confrontation import blockers, confrontable
from lineup.engine.definitions import Card
from lineup.engine.prompt import act, place, question
from lineup.engine.queries import (
    character,
    character_cost,
    confronting,
    definition,
    face,
    foes,
    line_up,
    partners,
    sources,
    teammate,
    with_assist,
)
from lineup.engine.state import ANNOUNCED, CANCELLED, NO_CONFRONTATION, READY, SETTLED, Ask, Option, State
from lineup.engine.view import can_see
from lineup.engine.why import Reason, reason, rule_of, why


def why_not(state: State, seat: int, verb: str, card: int = -1, n: int = -1) -> Reason:
    """Why an action is not legal for a seat: the rule and the missing condition; that it is, and why, if it is.

    `n` is the seat a player means by a number ("confront 3"), -1 for none.
    """
    ask = state.ask
    if ask is None:
        return reason(state, "over", "The game is over.")
    option = legal(state, seat, verb, card, n)
    if option is not None:
        allowed = why(state, option)
        return Reason(allowed.rule, f"You can: {allowed.text}")
    refusal = REFUSALS.get(verb)
    if refusal is not None:
        return refusal(state, ask, seat, card, n)
    if ask.seat != seat:
        return _not_yours(state, ask)
    return Reason(rule_of(state, ask), f'"{verb}" is nothing you can do now. {question(state)}')


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
    return reason(state, "not yours", f"The decision is {state.setup.seats[ask.seat]}'s, not yours.")


def _whose_turn(state: State) -> Reason:
    whose = f"the turn of {state.setup.seats[state.active]}" if state.active >= 0 else "nobody's turn yet"
    return reason(state, "not yours", f"It is {whose}, not yours.")


def _not_now(state: State, ask: Ask, seat: int) -> Reason | None:
    """Why a seat cannot do now what belongs into the main part of its turn; None if it is that time."""
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind == "main":
        return None
    if state.turn and not state.in_turn:
        return reason(state, "turn over", "The turn is over; nothing is played, bought or used in it any more.")
    return reason(state, "open question", f"First the open question has to be answered: {question(state)}")


def _barred(state: State, seat: int) -> Reason | None:
    """What has to be played before a turn goes to its end."""
    if any(state.cards[other].played_first for other in state.zones[z.zone(seat, z.HAND)]):
        return reason(state, "weakness first", "A Weakness in your hand has to be played first.")
    if state.zones[z.zone(seat, z.STORED)] and not state.stored:
        return reason(state, "stored card", "The card on your Character has to be played this turn.")
    return None


# In the main part of the turn


def _play(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    ours = state.active in partners(state, seat)
    if state.setup.profile.confrontation and state.active >= 0:
        if not ours:
            return reason(state, "foe's turn", "On a foe's turn only Defenses and Blocks are used from hand.")
        if ask.kind == "block":
            return reason(state, "after ready", "After ready nothing more is played or used.")
        if ask.kind == "after":
            return reason(state, "after comparison", "After the comparison nothing more is played but a Weakness.")
        if seat != state.active and ask.kind in ("main", "assist"):
            whose = state.setup.seats[state.active]
            return reason(state, "assist", f"It is the turn of {whose}; only a card with Assist can be played in it.")
    closed = _not_now(state, ask, seat)
    if closed is not None:
        return closed
    if card < 0:
        return reason(state, "play", "Only cards in your hand are played; none of that name is there.")
    name, where = definition(state, card).name, state.where[card]
    if where == z.zone(seat, z.STORED) and state.stored:
        return reason(state, "stored now", f"{name} was laid on your Character this turn; it is played next turn.")
    if where in (z.zone(seat, z.HAND), z.zone(seat, z.STORED)):
        return reason(state, "weakness first", "A Weakness in your hand has to be played before any other card.")
    return reason(state, "play", f"{name} is not in your hand; only hand cards are played.")


def _buy(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    settled = ask.kind == "after" and not state.setup.profile.buy_in_confrontation
    closed = None if settled and ask.seat == seat else _not_now(state, ask, seat)
    if closed is not None:
        return closed
    if card < 0:
        return reason(state, "face up", "No card of that name lies face up in the Line-Up or on a stack.")
    kind, where = definition(state, card), state.where[card]
    if where == z.WEAKNESS:
        return reason(state, "weakness", "A Weakness can never be bought.")
    if not can_see(state, seat, card):  # the same answer wherever an unseen card lies
        if kind.is_super_villain and state.defeated:
            return reason(
                state, "one a turn", "One a turn: the next Super-Villain stays face down until your turn is over."
            )
        return reason(state, "face up", f"{kind.name} does not lie face up in the Line-Up or on a stack.")
    if z.place_of(where) == z.RESERVE and z.seat_of(where) != seat:
        return reason(state, "reserve", f"{kind.name} lies on another player's Super Hero; only they may buy it.")
    if where == z.SET_ASIDE:
        return reason(state, "set aside", f"{kind.name} is set aside and cannot be bought this turn.")
    if confronting(state, seat) and not state.setup.profile.buy_in_confrontation:
        return reason(state, "no buying", "In a Confrontation nothing can be bought.")
    on_a_stack = where in z.STACKS or where == z.SUPER_VILLAINS
    if not on_a_stack and card not in line_up(state):
        return reason(state, "face up", f"{kind.name} does not lie face up in the Line-Up or on a stack.")
    if state.cards[card].cost <= state.power:
        return reason(state, "stack", f"{kind.name} does not lie on top of its stack.")
    return reason(state, "buy", f"{kind.name} costs {state.cards[card].cost}; you have {state.power} Power.")


def _use(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.kind == "block" and state.active in partners(state, seat):
        return reason(state, "after ready", "After ready nothing more is played or used.")
    here = ask.seat == seat and ask.kind in ("block", "after")
    closed = None if here else _not_now(state, ask, seat)
    if closed is not None:
        return closed
    if card < 0:
        return reason(state, "not yours in play", "No card of that name with an ability is yours in play.")
    kind = definition(state, card)
    if card not in sources(state, seat):
        if card == character(state, seat):
            return reason(state, "not yours in play", f"{kind.name} has lost its ability for now.")
        return reason(state, "not yours in play", f"{kind.name} has no ability you can use: it is not yours in play.")
    if not kind.abilities:
        return reason(state, "condition", f"{kind.name} has no ability that is used; what it does happens by itself.")
    return _unusable(state, ask, seat, card, kind)


def _unusable(state: State, ask: Ask, seat: int, card: int, kind: Card) -> Reason:
    """Why the ability of a card the seat controls, the first of several, is closed."""
    ability = kind.abilities[0]
    if ability.confronted and ask.kind != "block":
        return reason(state, "condition", f"{kind.name}'s ability is used while your side decides on Blocks.")
    if ask.kind == "block" and not ability.confronted:
        return reason(state, "after ready", f"{kind.name}'s ability is not used while Blocks are decided.")
    if ability.confronting and not confronting(state, seat):
        return reason(state, "condition", f"{kind.name}'s condition does not hold now: it needs your Confrontation.")
    if (card, 0) in state.used:
        return reason(state, "used", f"{kind.name}'s ability was used this turn already.")
    if ability.price > state.power:
        return reason(state, "price", f"{kind.name} asks {ability.price} Power; you have {state.power}.")
    return reason(state, "condition", f"{kind.name}'s condition does not hold now: its ability finds nothing to do.")


def _hunt(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.hunt:
        return reason(state, "no hunt", "Hunting belongs to the variant Super-Villain Hunt, which is not in use.")
    closed = _not_now(state, ask, seat)
    if closed is not None:
        return closed
    if state.hunt_closed:
        return reason(state, "hunt closed", "No further hunt is allowed this turn.")
    piles = [state.zones[z.zone(other, z.DISCARD)] for other in foes(state, seat)]
    if not any(card in pile for pile in piles) or not state.cards[card].is_super_villain:
        name = definition(state, card).name if card >= 0 else "That"
        return reason(state, "hunt", f"{name} is no Super-Villain in another player's discard pile.")
    kind = state.cards[card]
    return reason(state, "hunt price", f"{kind.name} costs {kind.cost}; you have {state.power} Power.")


def _end(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    closed = None if ask.seat == seat and ask.kind == "after" else _not_now(state, ask, seat)
    closed = closed or _barred(state, seat)
    if closed is not None:
        return closed
    return reason(state, "ready", "A Confrontation does not just end: say ready when everything is played.")


def _ready(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if seat == state.active and ask.kind in ("block", "after"):
        return reason(state, "after ready", "You have said to be ready already.")
    closed = _not_now(state, ask, seat) or _barred(state, seat)
    if closed is not None:
        return closed
    return reason(state, "normal", "You confront nobody this turn; a turn of buying is ended with end.")


def _normal(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.confrontation:
        return reason(state, "end", "This game has no Confrontations; every turn is for buying.")
    if ask.seat != seat:
        return _not_yours(state, ask)
    return reason(state, "announce first", "Whether to confront or to buy is said before anything else in a turn.")


def _confront(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.confrontation:
        return reason(state, "confront", "This game has no Confrontations.")
    if seat != state.active:
        return _whose_turn(state)
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind != "confront":
        return reason(state, "announce first", "A Confrontation is announced before anything else is done in a turn.")
    seen = card >= 0 and can_see(state, seat, card)
    foe = n if n >= 0 or not seen else z.seat_of(state.where[card])
    open_to = confrontable(state, seat)
    offered = " or ".join(f"{state.setup.seats[other]} (confront {other})" for other in open_to)
    if foe in partners(state, seat):
        return reason(state, "confront", f"A foe is confronted: {offered}.")
    if foe not in foes(state, seat):
        return reason(state, "confront", f"Nobody of that name or number can be confronted; now it is {offered}.")
    whose = state.setup.seats[foe]
    if seen and card != character(state, foe):
        name = definition(state, card).name
        return reason(state, "confront", f"{name} is not the Character {whose} has in play; now it is {offered}.")
    if state.setup.profile.confront_target == "lowest_level":
        level = state.cards[character(state, foe)].level
        return reason(
            state, "confront", f"{whose} is at Level {level}; only the lowest Level is confronted: {offered}."
        )
    cost, least = character_cost(state, foe), character_cost(state, open_to[0])
    return reason(
        state, "confront", f"{whose}'s Character costs {cost}; only the cheapest is confronted: {offered} at {least}."
    )


# Windows


def _defend(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.kind == "block":
        return reason(state, "no attack", "A Confrontation is no Attack; a Defense does not help against it.")
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind == "main":
        return reason(state, "own turn", "No Attack is made against you; on your own turn a Defense is just played.")
    if ask.kind != "defend":
        return reason(state, "defend", "A Defense is used when an Attack is made against you; none waits for it now.")
    if card < 0:
        return reason(state, "defense card", "No card of that name with a Defense is yours.")
    kind = definition(state, card)
    if not kind.defenses:
        return reason(state, "defense card", f"{kind.name} has no Defense text.")
    if not any(other == card for other, _ in defenses(state, seat)):
        text = "in play before you" if kind.defenses[0].place == z.PLAY else "in your hand"
        return reason(state, "defense place", f"{kind.name} defends only while it is {text}.")
    if card in state.stack[-1].did:
        return reason(
            state, "shown once", f"{kind.name} was revealed against this Attack already; that counts only once."
        )
    return reason(state, "defend", f"{kind.name} cannot defend {_seat_name(state, n)}: no Attack threatens them now.")


def _seat_name(state: State, seat: int) -> str:
    return state.setup.seats[seat] if 0 <= seat < state.players else "that player"


def _block(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.confrontation:
        return reason(state, "no confrontation", "This game has no Confrontations; a Block works only in one.")
    if state.stage in (NO_CONFRONTATION, CANCELLED):
        return reason(state, "no confrontation", "A Block works only in a Confrontation.")
    if seat not in blockers(state):
        return reason(state, "other side", "Only the side that is confronted uses Blocks.")
    if state.stage == ANNOUNCED:
        return reason(state, "not ready", "Blocks wait until the confronting player has said to be ready.")
    if state.stage == SETTLED:
        return reason(state, "no confrontation", "The Confrontation is settled; a Block comes too late.")
    if card >= 0 and not definition(state, card).is_block:
        return reason(state, "block card", f"{definition(state, card).name} has no Block text.")
    if card >= 0 and state.where[card] != z.zone(seat, z.HAND):
        return reason(
            state, "block card", f"{definition(state, card).name} is not in your hand; Blocks are used from it."
        )
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind != "block":
        return reason(state, "open question", f"First the open question has to be answered: {question(state)}")
    return reason(state, "block card", "No card of that name with a Block is in your hand.")


def _assist(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    mate = teammate(state, seat)
    if mate < 0:
        return reason(state, "assist", "Assist needs a teammate, and you have none.")
    if not state.setup.profile.assist:
        return reason(state, "assist", "This game has no Assist.")
    if state.active != mate:
        return reason(state, "assist", "A card is played by Assist on the turn of one's teammate only.")
    if ask.kind == "confront" or state.stage in (READY, SETTLED) or not state.in_turn:
        return reason(
            state,
            "assist time",
            "An Assist comes after the choice to confront and before ready or the end of the turn.",
        )
    if ask.kind not in ("main", "assist"):
        return reason(state, "resolving", "An Assist waits until the text that is resolving is done.")
    if card not in with_assist(state, seat):
        name = definition(state, card).name if card >= 0 else "That"
        return reason(state, "assist card", f"{name} is no card in your hand with Assist.")
    return _not_yours(state, ask)


def _store(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if not state.setup.profile.store_assist:
        return reason(
            state, "store", "Assist cards are laid on the Character only in games with Assist and no teammate."
        )
    if seat != state.active or ask.kind != "main":
        return reason(state, "store time", "Cards are laid on the Character between plays of the own turn.")
    if state.stored:
        return reason(state, "store", "One Assist card a turn is laid on the Character.")
    if state.zones[z.zone(seat, z.STORED)]:
        return reason(state, "store full", "First the card that lies on your Character has to be played.")
    if card >= 0 and state.where[card] != z.zone(seat, z.HAND):
        return reason(state, "store hand", f"{definition(state, card).name} is not in your hand.")
    return reason(state, "store", "Only a card with Assist is laid on the Character.")


def _pass(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.seat != seat:
        return _not_yours(state, ask)
    return Reason(rule_of(state, ask), f"Only a Defense, a Block or an Assist can be passed up. {question(state)}")


# What a text asks for


def _choice(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.seat != seat:
        return _not_yours(state, ask)
    if ask.kind == "main":
        return reason(state, "text", "No text asks for that now.")
    return Reason(rule_of(state, ask), f"That is not among the choices this leaves you. {question(state)}")


def _pick(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.seat != seat or ask.kind != "pick":
        return _choice(state, ask, seat, card, n)
    rule = rule_of(state, ask)
    if card < 0 or not can_see(state, seat, card):  # the same answer wherever an unseen card lies
        return Reason(rule, "That is none of the cards this text leaves you.")
    name = definition(state, card).name
    if card in ask.picked:
        return Reason(rule, f"{name} is picked already.")
    source = definition(state, ask.source).name
    doing = " ".join(act(state, ask).format("").split())
    return Reason(rule, f"{name} ({place(state, card, seat)}) is no card that {source} lets you {doing} now.")


def _done(state: State, ask: Ask, seat: int, card: int, n: int) -> Reason:
    if ask.seat != seat or ask.kind != "pick":
        return _choice(state, ask, seat, card, n)
    return Reason(rule_of(state, ask), f"{ask.least} more card{'s' if ask.least > 1 else ''} must be picked.")


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
