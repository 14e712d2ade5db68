"""Why an option is there: a rule id and one sentence. `refusals` says why another is not."""

from __future__ import annotations

from typing import Final, NamedTuple

from lineup.engine import zones as z
from lineup.engine.prompt import act
from lineup.engine.queries import character_cost, definition
from lineup.engine.state import Ask, Option, State


class Reason(NamedTuple):
    """A clause of the rules ledger and what it means here."""

    rule: str
    text: str


PASSES: Final = {
    "defend": ("undefended", "You need not avoid the Attack."),
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
    if ask.what in ("destroy", "discard", "gain", "play again"):
        return state.setup.clause(ask.what)
    if ask.what == "make dearer":
        return state.setup.clause("raise")
    return state.setup.clause(ASK_TOPICS.get(ask.kind, ask.kind))


def reason(state: State, topic: str, text: str) -> Reason:
    """The clause of the game on a topic, and a sentence."""
    return Reason(state.setup.clause(topic), text)


def why(state: State, option: Option) -> Reason:
    """The rule that allows an option, in one sentence."""
    ask = state.ask
    assert ask is not None
    verb = option.verb
    card = definition(state, option.card) if option.card >= 0 else None
    name = card.name if card else ""
    if verb == "play":
        assert card is not None
        if z.place_of(state.where[option.card]) == z.STORED:
            return reason(
                state, "stored play", f"{name} lies on your Character since your last turn; this turn it is played."
            )
        if card.played_first:
            return reason(state, "weakness first", f"{name} has to be played before all other cards.")
        return reason(state, "play", f"{name} is in your hand; cards are played in any order you like.")
    if verb == "buy":
        assert card is not None
        where = state.where[option.card]
        cost = f"{name} costs {card.cost} and you have {state.power} Power"
        if where == z.SUPER_VILLAINS:
            return reason(state, "defeat", f"{cost}: enough to defeat the Super-Villain on top of the stack.")
        if where in z.STACKS:
            return reason(state, "stack", f"{cost}; the stack is not empty.")
        if z.place_of(where) == z.RESERVE:
            return reason(state, "reserve", f"{cost}; it lies on your Super Hero for you alone.")
        return reason(state, "buy", f"{cost}; it lies in the Line-Up.")
    if verb == "use":
        assert card is not None
        topic = "ability" if card.title in ("Super Hero", "Character") else "ongoing"
        return reason(state, topic, f"{name}'s ability can be used now.")
    if verb == "hunt":
        return reason(state, "hunt", f"{name} lies in another player's discard pile and you have Power enough.")
    if verb == "end":
        now = "The Confrontation is settled" if ask.kind == "after" else "Buying is optional"
        return reason(state, "end", f"{now}; you may end your turn now.")
    if verb == "defend":
        return reason(state, "defend", f"{name} has a Defense that avoids this Attack.")
    if verb == "pass":
        topic, text = PASSES[ask.kind]
        return reason(state, topic, text)
    if verb == "hero":
        topic = "deal two" if state.setup.profile.identity_assignment == "deal_two" else "identity"
        return reason(state, topic, f"You may play as {name}.")
    if verb == "confront":
        return reason(state, "confront", f"{name} can be confronted; the cost is {character_cost(state, option.n)}.")
    if verb == "normal":
        return reason(state, "normal", "Confronting is optional; in a turn without it you may buy.")
    if verb == "ready":
        return reason(state, "ready", "When everything is played you say so; then Blocks may come.")
    if verb == "block":
        return reason(
            state, "block", f"{name} has a Block; {'your team is' if state.setup.teams else 'you are'} confronted."
        )
    if verb == "assist":
        return reason(state, "assist", f"{name} has Assist; it works for your teammate, whose turn it is.")
    if verb == "store":
        return reason(state, "store", f"{name} has Assist; laid on your Character it is played next turn.")
    if verb == "foe":
        return reason(state, "foe", f"The text lets you choose {state.setup.seats[option.n]}.")
    source = definition(state, ask.source).name if ask.source >= 0 else "the rules"
    rule = rule_of(state, ask)
    if verb == "pick":
        return Reason(rule, f"{source} lets you {act(state, ask).format(name)}.")
    if ask.lone and verb in ("done", "no"):
        return Reason(rule, f"{source} finds nothing to do; you are asked so that nobody else learns this.")
    if verb == "done":
        return Reason(rule, f"{source} asks for no more cards.")
    if verb == "order":
        return Reason(rule, f"Several texts wait; {name}'s may resolve first.")
    if verb in ("deck", "discard"):
        return Reason(rule, f"{source} lets you choose where {name} goes.")
    if verb in ("yes", "no"):
        return Reason(rule, f"{source} lets you choose whether to {ask.what}.")
    return Reason(rule, f"{source} offers this choice.")
