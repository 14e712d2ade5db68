"""Reasons why an option is there: a rule id and one sentence. `refusals` explains why another is not."""

from __future__ import annotations

from typing import Final, NamedTuple

from lineup.engine import zones as z
from lineup.engine.prompt import describe_act, name_card, name_identity
from lineup.engine.queries import character_cost, definition_of, price_of
from lineup.engine.saying import Arg, Said, SeatName, say
from lineup.engine.state import Ask, Option, State


class RuleReason(NamedTuple):
    """A clause of the rules ledger and what it means here."""

    rule: str
    said: Said


PASSES: Final = {"defend": "undefended", "block": "unblocked", "assist": "no assist"}
ASK_TOPICS: Final = {
    "pick": "text",
    "choose": "text",
    "may": "text",
    "player": "text",
    "after": "after comparison",
}
HERO_TOPICS: Final = {"deal_two": "deal two", "draft": "draft"}
TEXTS: Final = ("pick", "choose", "may", "player", "where")  # the kinds of questions that a card's text asks


def rule_of(state: State, ask: Ask) -> str:
    """Return the clause a question rests on."""
    if ask.kind == "hero":
        return state.setup.clause(HERO_TOPICS.get(state.setup.profile.identity_assignment, "identity"))
    return state.setup.clause(ask.purpose.topic or ASK_TOPICS.get(ask.kind, ask.kind))


def reason_on(state: State, topic: str, key: str, **args: Arg) -> RuleReason:
    """Make a reason from the game's clause on a topic and a sentence."""
    return RuleReason(state.setup.clause(topic), say(key, **args))


def why_allowed(state: State, option: Option) -> RuleReason:
    """Explain which rule allows an option."""
    ask = state.ask
    assert ask is not None
    verb = option.verb
    card = definition_of(state, option.card) if option.card >= 0 else None
    name = name_card(state, option.card)
    if verb == "play":
        assert card is not None
        if z.place_of(state.where[option.card]) == z.STORED:
            return reason_on(state, "stored play", "why-play-stored", card=name, identity=name_identity(state.setup))
        if card.played_first:
            return reason_on(state, "weakness first", "why-play-first", card=name)
        return reason_on(state, "play", "why-play", card=name)
    if verb == "buy":
        assert card is not None
        where, cost, power = state.where[option.card], price_of(state, option.seat, option.card), state.power
        if where == z.SUPER_VILLAINS:
            return reason_on(state, "defeat", "why-defeat", card=name, cost=cost, power=power)
        if where in z.STACKS:
            return reason_on(state, "stack", "why-buy-stack", card=name, cost=cost, power=power)
        if z.place_of(where) == z.RESERVE:
            return reason_on(state, "reserve", "why-buy-reserve", card=name, cost=cost, power=power)
        return reason_on(state, "buy", "why-buy", card=name, cost=cost, power=power)
    if verb == "use":
        assert card is not None
        topic = "ability" if card.is_identity else "ongoing"
        return reason_on(state, topic, "why-use", card=name)
    if verb == "hunt":
        return reason_on(state, "hunt", "why-hunt", card=name)
    if verb == "end":
        return reason_on(state, "end", "why-end-settled" if ask.kind == "after" else "why-end")
    if verb == "defend":
        return reason_on(state, "defend", "why-defend", card=name)
    if verb == "pass":
        return reason_on(state, PASSES[ask.kind], f"why-pass-{ask.kind}")
    if verb == "hero":
        return RuleReason(rule_of(state, ask), say("why-hero", card=name))
    if verb == "confront":
        return reason_on(state, "confront", "why-confront", card=name, cost=character_cost(state, option.n))
    if verb in ("normal", "ready"):
        return reason_on(state, verb, f"why-{verb}")
    if verb == "block":
        return reason_on(state, "block", "why-block", card=name, team="yes" if state.setup.teams else "no")
    if verb == "assist":
        return reason_on(state, "assist", "why-assist", card=name)
    if verb == "store":
        return reason_on(state, "store", "why-store", card=name, identity=name_identity(state.setup))
    if verb == "foe":
        return reason_on(state, "foe", "why-foe", who=SeatName(option.n))
    return RuleReason(rule_of(state, ask), _by_text(state, ask, option))


def _by_text(state: State, ask: Ask, option: Option) -> Said:
    """Explain an answer to a card's own question."""
    verb, name = option.verb, name_card(state, option.card)
    source = name_card(state, ask.source) if ask.source >= 0 else say("the-rules")
    if verb == "pick":
        return say("why-pick", source=source, act=describe_act(state, ask, name))
    if ask.is_lone and verb in ("done", "no"):
        return say("why-nothing", source=source)
    if verb == "done":
        return say("why-done", source=source)
    if verb == "order":
        return say("why-order", card=name)
    if verb in ("deck", "discard"):
        return say("why-where", source=source, card=name)
    if verb in ("yes", "no"):
        return say("why-may", source=source, clause=say("clause", text=ask.what))
    return say("why-choice", source=source)
