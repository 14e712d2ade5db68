"""The open question and its options in words, for whoever must decide."""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.engine.definitions import TYPE_NAMES
from lineup.engine.queries import character, character_cost, confronting, definition, partners
from lineup.engine.state import Option, State

PLACES = ("deck", "hand", "discard pile", "play", "Character", "reserve", "offer", "score pile", "Character")
COMMON = (
    "main deck",
    "Line-Up",
    "Super-Villain stack",
    "stack",
    "Weakness stack",
    "destroyed pile",
    "box",
    "set aside",
    "stack",
)


QUESTIONS = {
    "confront": "Confront a Character, or take a turn of buying?",
    "assist": "A last card to Assist your teammate?",
    "foe": "Choose a foe.",
    "player": "Choose a player.",
    "after": "The Confrontation is settled. Use an ability, or end the turn.",
}


def ways(state: State) -> tuple[str, ...]:
    """The printed texts of the ways an open "choose one" offers, counted from 0."""
    frame = state.stack[-1]
    effect = state.setup.defs[frame.face].programs[frame.part][frame.pc]
    texts: tuple[str, ...] = getattr(effect, "texts", ())
    return texts


def question(state: State) -> str:
    """What is asked, in one sentence."""
    ask = state.ask
    if ask is None:
        return "The game is over."
    source = definition(state, ask.source).name if ask.source >= 0 else ""
    if ask.kind == "main":
        if confronting(state, ask.seat):
            return "Your Confrontation: play cards, then say that you are ready."
        return "Your turn: play cards, buy cards, or end the turn."
    if ask.kind in QUESTIONS:
        return QUESTIONS[ask.kind]
    if ask.kind == "block":
        top = state.cards[character(state, state.target)].name
        cost = character_cost(state, state.target)
        return f"{state.power} Power against {top} at cost {cost}. Raise a Character's cost?"
    if ask.kind == "defend":
        return f"{source} attacks {_attacked(state, ask.seat)}. Avoid the Attack?"
    if ask.kind == "may":
        return f"{source}: {ask.what}?"
    if ask.kind == "choose":
        return f"{source}: choose a card type." if ask.what == "type" else f"{source}: choose one."
    if ask.kind == "order":
        return "Several texts wait. Which resolves first?"
    if ask.kind == "hero":
        kind = "Character" if state.setup.profile.confrontation else "Super Hero"
        return f"Choose your {kind}."
    if ask.kind == "where":
        return f"{source}: where do you put it?"
    more = " another card" if state.stack[-1].picks else " a card"
    return f"{source}: pick{more} to {ask.what}."


def _attacked(state: State, seat: int) -> str:
    """Whom the open Attack still threatens on the side of the player asked."""
    threatened = [hit.seat for hit in state.stack[-1].hits if not hit.avoided]
    ours = [other for other in partners(state, seat) if other in threatened]
    return " and ".join("you" if other == seat else state.setup.seats[other] for other in ours) or "you"


def describe(state: State, option: Option) -> str:
    """An option of the open question in words."""
    ask = state.ask
    assert ask is not None
    verb = option.verb
    if verb == "choose":
        return TYPE_NAMES[option.n] if ask.what == "type" else ways(state)[option.n]
    if verb in ("foe", "player"):
        return state.setup.seats[option.n]
    if option.card < 0:
        return _BARE.get(verb, verb)
    card = definition(state, option.card)
    if verb == "buy":
        beaten = "defeat" if card.is_super_villain else "buy"
        return f"{beaten} {card.name} for {card.cost}"
    if verb == "confront":
        return f"confront {card.name} ({state.setup.seats[option.n]}) at cost {character_cost(state, option.n)}"
    if verb == "defend" and option.n != option.seat:
        return f"defend {state.setup.seats[option.n]} with {card.name}"
    if verb == "pick":
        return f"{card.name} ({place(state, option.card, option.seat)})"
    if verb == "hunt":
        owner = state.setup.seats[z.seat_of(state.where[option.card])]
        return f"hunt {card.name} in {owner}'s discard pile for {card.cost}"
    return _WITH_CARD[verb].format(card.name)


_BARE = {
    "end": "end your turn",
    "done": "no more",
    "pass": "pass",
    "ready": "ready: nothing more to play",
    "normal": "a turn of buying",
    "yes": "yes",
    "no": "no",
}
_WITH_CARD = {
    "play": "play {}",
    "use": "use {}",
    "defend": "defend with {}",
    "block": "block with {}",
    "assist": "assist with {}",
    "store": "lay {} on your Character",
    "order": "{} first",
    "hero": "play as {}",
    "deck": "{} on top of your deck",
    "discard": "{} into your discard pile",
}


def place(state: State, card: int, seat: int) -> str:
    """Where a card lies, as a player at this seat would say it."""
    where = state.where[card]
    owner = z.seat_of(where)
    if owner < 0:
        return COMMON[where]
    whose = "your" if owner == seat else f"{state.setup.seats[owner]}'s"
    return f"{whose} {PLACES[z.place_of(where)]}" if z.place_of(where) != z.PLAY else f"{whose} cards in play"
