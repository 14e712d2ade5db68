"""Why an option is there and why another is not: a rule id and one sentence."""

from __future__ import annotations

from typing import Final, NamedTuple

from lineup.engine import zones as z
from lineup.engine.attack import defenses
from lineup.engine.clauses import clause
from lineup.engine.confrontation import blockers
from lineup.engine.prompt import act, place
from lineup.engine.queries import character_cost, confronting, definition, line_up, partners, sources, with_assist
from lineup.engine.state import ANNOUNCED, CANCELLED, NO_CONFRONTATION, READY, SETTLED, Ask, Option, State
from lineup.engine.view import can_see


class Reason(NamedTuple):
    """A clause of the rules ledger and what it means here."""

    rule: str
    text: str


PASSES: Final = {
    "defend": ("undefended", "You may let the Attack hit you."),
    "block": ("unblocked", "You need not raise a cost."),
    "assist": ("no assist", "You need not Assist."),
}
ASK_TOPICS: Final = {
    "pick": "text",
    "choose": "text",
    "may": "text",
    "player": "text",
    "hero": "identity",
    "after": "main",
}


def rule_of(state: State, ask: Ask) -> str:
    """The clause a question rests on."""
    if ask.what in ("destroy", "discard", "gain", "play again") and ask.kind == "pick":
        return clause(state.setup.game, ask.what)
    if ask.what == "make dearer":
        return clause(state.setup.game, "raise")
    return clause(state.setup.game, ASK_TOPICS.get(ask.kind, ask.kind))


def _reason(state: State, topic: str, text: str) -> Reason:
    return Reason(clause(state.setup.game, topic), text)


def why(state: State, option: Option) -> Reason:
    """The rule that allows an option, in one sentence."""
    ask = state.ask
    assert ask is not None
    verb = option.verb
    card = definition(state, option.card) if option.card >= 0 else None
    name = card.name if card else ""
    if verb == "play" and z.place_of(state.where[option.card]) == z.STORED:
        return _reason(
            state, "stored play", f"{name} lies on your Character since your last turn; this turn it is played."
        )
    if verb == "play":
        return _reason(state, "play", f"{name} is in your hand; cards are played in any order you like.")
    if verb == "buy":
        assert card is not None
        where = state.where[option.card]
        cost = f"{name} costs {card.cost} and you have {state.power} Power"
        if where == z.SUPER_VILLAINS:
            return _reason(state, "defeat", f"{cost}: enough to defeat the Super-Villain on top of the stack.")
        if where in z.STACKS:
            return _reason(state, "stack", f"{cost}; the stack is not empty.")
        if z.place_of(where) == z.RESERVE:
            return _reason(state, "reserve", f"{cost}; it lies on your Super Hero for you alone.")
        return _reason(state, "buy", f"{cost}; it lies in the Line-Up.")
    if verb == "use":
        topic = "ability" if card and card.title in ("Super Hero", "Character") else "ongoing"
        return _reason(state, topic, f"{name}'s ability can be used now.")
    if verb == "hunt":
        return _reason(state, "hunt", f"{name} lies in another player's discard pile and you have Power enough.")
    if verb == "end":
        return _reason(state, "end", "Buying is optional; you may end your turn now.")
    if verb == "defend":
        return _reason(state, "defend", f"{name} has a Defense that avoids this Attack.")
    if verb == "pass":
        topic, text = PASSES[ask.kind]
        return _reason(state, topic, text)
    if verb == "hero":
        topic = "deal two" if state.setup.profile.identity_assignment == "deal_two" else "identity"
        return _reason(state, topic, f"You may play as {name}.")
    if verb == "confront":
        return _reason(state, "confront", f"{name} can be confronted; the cost is {character_cost(state, option.n)}.")
    if verb == "normal":
        return _reason(state, "normal", "Confronting is optional; in a turn without it you may buy.")
    if verb == "ready":
        return _reason(state, "ready", "When everything is played you say so; then Blocks may come.")
    if verb == "block":
        return _reason(state, "block", f"{name} has a Block; your team is confronted.")
    if verb == "assist":
        return _reason(state, "assist", f"{name} has Assist; it works for your teammate, whose turn it is.")
    if verb == "store":
        return _reason(state, "store", f"{name} has Assist; laid on your Character it is played next turn.")
    if verb == "foe":
        return _reason(state, "foe", f"The text lets you choose {state.setup.seats[option.n]}.")
    source = definition(state, ask.source).name if ask.source >= 0 else "the rules"
    rule = rule_of(state, ask)
    if verb == "pick":
        return Reason(rule, f"{source} lets you {act(state, ask).format(name)}.")
    if verb == "done":
        return Reason(rule, f"{source} asks for no more cards.")
    if verb == "order":
        return Reason(rule, f"Several texts wait; {name}'s may resolve first.")
    if verb in ("deck", "discard"):
        return Reason(rule, f"{source} lets you choose where {name} goes.")
    if verb in ("yes", "no"):
        return Reason(rule, f"{source} lets you choose whether to {ask.what}.")
    return Reason(rule, f"{source} offers this choice.")


def why_not(state: State, seat: int, verb: str, card: int = -1) -> Reason:
    """Why an action is not legal now: the rule and the missing condition."""
    if state.over:
        return _reason(state, "over", "The game is over.")
    ask = state.ask
    assert ask is not None
    if state.setup.profile.confrontation and state.active >= 0:
        closed = _closed(state, ask, seat, verb, card)
        if closed is not None:
            return closed
    if not any(option.seat == seat for option in ask.options):
        return _reason(
            state, "not yours", f"The decision is {state.setup.seats[ask.seat]}'s (seat {ask.seat}), not yours."
        )
    if ask.kind != "main":
        if verb == "defend" and ask.kind == "defend":
            return _no_defense(state, seat, card)
        if verb in ("play", "buy", "use", "hunt", "end") and not state.in_turn:
            return _reason(state, "turn over", "The turn is over; nothing is played, bought or used in it any more.")
        if verb in ("play", "buy", "use", "hunt", "end"):
            return _reason(
                state, "open question", f"First the open question has to be answered: {ask.what or ask.kind}."
            )
        if ask.kind == "pick" and verb in ("pick", "done"):
            return _no_pick(state, ask, verb, card)
        return Reason(rule_of(state, ask), "That is not among the choices this text leaves you.")
    if verb == "defend":
        return _reason(state, "own turn", "No Attack is made against you; on your own turn a Defense is just played.")
    if verb in ("end", "ready"):
        if any(state.cards[other].played_first for other in state.zones[z.zone(seat, z.HAND)]):
            return _reason(state, "weakness first", "A Weakness in your hand has to be played first.")
        if state.zones[z.zone(seat, z.STORED)] and not state.stored:
            return _reason(state, "stored card", "The card on your Character has to be played this turn.")
    if card < 0:
        return Reason(rule_of(state, ask), f'"{verb}" is nothing you can do now.')
    definition_ = definition(state, card)
    name = definition_.name
    where = state.where[card]
    if verb == "play" and where == z.zone(seat, z.HAND):
        return _reason(state, "weakness first", "A Weakness in your hand has to be played before any other card.")
    if verb == "play" and where == z.zone(seat, z.STORED):
        return _reason(state, "stored now", f"{name} was laid on your Character this turn; it is played next turn.")
    if verb == "play":
        return _reason(state, "play", f"{name} is not in your hand; only hand cards are played.")
    if verb == "use":
        return _no_use(state, seat, card)
    if verb == "hunt":
        return _no_hunt(state, seat, card)
    if verb != "buy":
        return Reason(rule_of(state, ask), f'"{verb}" is nothing you can do now.')
    if where == z.WEAKNESS:
        return _reason(state, "weakness", "A Weakness can never be bought.")
    if not can_see(state, seat, card):  # the same answer wherever an unseen card lies
        if definition_.is_super_villain and state.defeated:
            return _reason(
                state, "one a turn", "One a turn: the next Super-Villain stays face down until your turn is over."
            )
        return _reason(state, "face up", f"{name} does not lie face up in the Line-Up or on a stack.")
    if z.place_of(where) == z.RESERVE and z.seat_of(where) != seat:
        return _reason(state, "reserve", f"{name} lies on another player's Super Hero; only they may buy it.")
    if where == z.SET_ASIDE:
        return _reason(state, "set aside", f"{name} is set aside and cannot be bought this turn.")
    if confronting(state, seat) and not state.setup.profile.buy_in_confrontation:
        return _reason(state, "no buying", "In a Confrontation nothing can be bought.")
    on_a_stack = where in z.STACKS or where == z.SUPER_VILLAINS
    if not on_a_stack and card not in line_up(state):
        return _reason(state, "face up", f"{name} does not lie face up in the Line-Up or on a stack.")
    return _reason(state, "buy", f"{name} costs {definition_.cost}; you have {state.power} Power.")


def _no_pick(state: State, ask: Ask, verb: str, card: int) -> Reason:
    """Why a card is no pick now, or why more have to be picked."""
    rule = rule_of(state, ask)
    if verb == "done":
        return Reason(rule, f"{ask.least} more card{'s' if ask.least > 1 else ''} must be picked.")
    if card < 0 or not can_see(state, ask.seat, card):  # the same answer wherever an unseen card lies
        return Reason(rule, "That is none of the cards this text leaves you.")
    name = definition(state, card).name
    if card in ask.picked:
        return Reason(rule, f"{name} is picked already.")
    source = definition(state, ask.source).name
    if card in ask.among:
        return Reason(rule, f"{name} does not go together with what is picked already: see the text of {source}.")
    doing = " ".join(act(state, ask).format("").split())
    return Reason(rule, f"{name} ({place(state, card, ask.seat)}) is no card that {source} lets you {doing} now.")


def _closed(state: State, ask: Ask, seat: int, verb: str, card: int) -> Reason | None:
    """Why something of the games with Confrontations does not go at this time; None for reasons of any game."""
    ours = state.active in partners(state, seat)
    if verb == "block":
        return _no_block(state, seat, card)
    if verb == "assist" and state.setup.profile.assist and ours and seat != state.active:
        return _no_assist(state, ask, seat, card)
    if verb == "store":
        return _no_store(state, ask, seat, card)
    if verb == "confront" and seat == state.active:
        if ask.kind == "confront":
            return _reason(state, "confront", "Only the Characters offered can be confronted now.")
        return _reason(state, "announce first", "A Confrontation is announced before anything else is done in a turn.")
    if verb == "defend" and ask.kind == "block":
        return _reason(state, "no attack", "A Confrontation is no Attack; a Defense does not help against it.")
    if verb in ("play", "use") and ours and ask.kind == "block":
        return _reason(state, "after ready", "After ready nothing more is played or used.")
    if verb == "play" and not ours:
        return _reason(state, "foe's turn", "On a foe's turn only Defenses and Blocks are used from hand.")
    return None


def _no_block(state: State, seat: int, card: int) -> Reason | None:
    if state.stage in (NO_CONFRONTATION, CANCELLED):
        return _reason(state, "no confrontation", "A Block works only in a Confrontation.")
    if seat not in blockers(state):
        return _reason(state, "other side", "Only the side that is confronted uses Blocks.")
    if state.stage == ANNOUNCED:
        return _reason(state, "not ready", "Blocks wait until the confronting player has said to be ready.")
    if card >= 0 and not definition(state, card).is_block:
        return _reason(state, "block card", f"{definition(state, card).name} has no Block text.")
    return None


def _no_assist(state: State, ask: Ask, seat: int, card: int) -> Reason | None:
    if ask.kind == "confront" or state.stage in (READY, SETTLED) or not state.in_turn:
        return _reason(
            state,
            "assist time",
            "An Assist comes after the choice to confront and before ready or the end of the turn.",
        )
    if ask.kind not in ("main", "assist"):
        return _reason(state, "resolving", "An Assist waits until the text that is resolving is done.")
    if card >= 0 and card not in with_assist(state, seat):
        return _reason(state, "assist card", f"{definition(state, card).name} is no card in your hand with Assist.")
    return None


def _no_store(state: State, ask: Ask, seat: int, card: int) -> Reason:
    if not state.setup.profile.store_assist:
        return _reason(state, "store", "Only without a teammate an Assist card is laid on the own Character.")
    if seat != state.active or ask.kind != "main":
        return _reason(state, "store time", "Cards are laid on the Character between plays of the own turn.")
    if state.stored:
        return _reason(state, "store", "One Assist card a turn is laid on the Character.")
    if state.zones[z.zone(seat, z.STORED)]:
        return _reason(state, "store full", "First the card that lies on your Character has to be played.")
    if card >= 0 and state.where[card] != z.zone(seat, z.HAND):
        return _reason(state, "store hand", f"{definition(state, card).name} is not in your hand.")
    return _reason(state, "store", "Only a card with Assist is laid on the Character.")


def _no_defense(state: State, seat: int, card: int) -> Reason:
    if card >= 0 and definition(state, card).defenses:
        needed = definition(state, card).defenses[0].place
        if not any(other == card for other, _ in defenses(state, seat)):
            text = "in play" if needed == z.PLAY else "in your hand"
            return _reason(state, "defense place", f"{definition(state, card).name} defends only while it is {text}.")
    name = definition(state, card).name if card >= 0 else "That"
    return _reason(state, "defense card", f"{name} has no Defense text.")


def _no_use(state: State, seat: int, card: int) -> Reason:
    kind = definition(state, card)
    if card not in sources(state, seat) or not kind.abilities:
        return _reason(state, "not yours in play", f"{kind.name} has no ability you can use: it is not yours in play.")
    if kind.abilities[0].once and (card, 0) in state.used:
        return _reason(state, "used", f"{kind.name}'s ability was used this turn already.")
    if kind.abilities[0].price > state.power:
        return _reason(state, "price", f"{kind.name} asks {kind.abilities[0].price} Power; you have {state.power}.")
    return _reason(state, "condition", f"{kind.name}'s condition does not hold now.")


def _no_hunt(state: State, seat: int, card: int) -> Reason:
    kind = state.cards[card]
    where = state.where[card]
    if not state.setup.profile.hunt:
        return _reason(state, "no hunt", "Hunting belongs to the variant Super-Villain Hunt, which is not in use.")
    if state.hunt_closed:
        return _reason(state, "hunt closed", "Your hunt was avoided this turn; no further one is allowed.")
    if not kind.is_super_villain or z.place_of(where) != z.DISCARD or z.seat_of(where) == seat:
        return _reason(state, "hunt", f"{kind.name} is no Super-Villain in another player's discard pile.")
    return _reason(state, "hunt price", f"{kind.name} costs {kind.cost}; you have {state.power} Power.")
