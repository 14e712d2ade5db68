"""The open question and its options in words, for whoever must decide."""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.engine.definitions import TYPE_NAMES
from lineup.engine.queries import character, character_cost, confronting, definition, partners
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import can_see

PLACES = ("deck", "hand", "discard pile", "cards in play", "Character", "reserve", "offer", "score pile", "Character")
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
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")

UNTOLD = "You are asked so that nobody else learns this."
QUESTIONS = {
    "confront": "Confront a Character, or take a turn of buying?",
    "order": "Several texts are to be carried out. Which comes first?",
    "after": "The Confrontation is settled. Use an ability, or end the turn.",
}
DOINGS = {"play": "play cards", "use": "use an ability", "buy": "buy cards", "hunt": "hunt a Super-Villain"}
PASSES = {"defend": "do not defend", "block": "do not block", "assist": "do not Assist"}
# What is done with cards picked, where they are not named at the end.
ACTS = {
    "copy": "become a copy of {}",
    "give Assist": "give Assist to {}",
    "make dearer": "raise the cost of {}",
    "pass to the left": "pass {} to the left",
    "pass to the right": "pass {} to the right",
    "play again": "play {} again",
    "put back on its stack": "put {} back on its stack",
    "put on top first": "lay {} on top",
    "put on the bottom first": "lay {} uppermost",
    "set aside": "set {} aside",
}


def ways(state: State) -> tuple[str, ...]:
    """The texts of the ways an open "choose one" offers, counted from 0, as said to whoever chooses."""
    frame = state.stack[-1]
    effect = state.setup.defs[frame.face].programs[frame.part][frame.pc]
    texts: tuple[str, ...] = getattr(effect, "texts", ())
    return tuple(_said(state, text) for text in texts)


def _said(state: State, text: str) -> str:
    """A clause as said to the player asked: a card meant by "it" is named, and what is theirs is called yours."""
    ask, frame = state.ask, state.stack[-1]
    assert ask is not None
    words = text.split(" ")
    if words[1:2] == ["it"] and frame.it >= 0 and can_see(state, ask.seat, frame.it):
        words[1] = definition(state, frame.it).name
    if frame.me == ask.seat:
        words = [{"they": "you", "their": "your"}.get(word, word) for word in words]
    return " ".join(words)


def question(state: State) -> str:
    """What is asked, in one sentence; of a pick also how many cards, from where, and which are picked."""
    ask = state.ask
    if ask is None:
        return "The game is over."
    source = definition(state, ask.source).name if ask.source >= 0 else ""
    if ask.kind == "main":
        return _main(state, ask)
    if ask.kind in QUESTIONS:
        return QUESTIONS[ask.kind]
    if ask.kind == "assist":
        return f"{state.setup.seats[state.active]} plays nothing more. A last card to Assist your teammate?"
    if ask.kind == "block":
        top = state.cards[character(state, state.target)].name
        cost = character_cost(state, state.target)
        return f"{state.power} Power against {top} at cost {cost}. Raise a Character's cost?"
    if ask.kind == "defend":
        return f"{source} attacks {_attacked(state, ask.seat)}. Avoid the Attack?"
    if ask.kind == "foe":
        return f"{source}: choose a foe."
    if ask.kind == "player":
        names = [definition(state, card).name for card in state.stack[-1].did]
        return f"{source}: into whose discard pile {'does' if len(names) == 1 else 'do'} {' and '.join(names)} go?"
    if ask.kind == "may" and ask.lone:
        return f"{source}: you cannot {_said(state, ask.what)}. {UNTOLD}"
    if ask.kind == "choose" and ask.options[0].verb == "done":
        return f"{source}: nothing of it is possible for you. {UNTOLD}"
    if ask.kind == "may":
        return f"{source}: {'take ' if ask.what.startswith('+') else ''}{_said(state, ask.what)}?"
    if ask.kind == "choose":
        if ask.what == "type":
            return f"{source}: choose a card type."
        more = any(option.verb == "done" for option in ask.options)
        return f"{source}: choose one more, if you like." if more else f"{source}: choose one."
    if ask.kind == "hero":
        kind = "Character" if state.setup.profile.confrontation else "Super Hero"
        return f"Choose your {kind}."
    if ask.kind == "where":
        return f"{source}: where do you put {definition(state, ask.options[0].card).name}?"
    return f"{source}: {_pick(state, ask)}"


def _main(state: State, ask: Ask) -> str:
    """What can be done in the main part of the turn."""
    verbs = [option.verb for option in ask.options if option.seat == ask.seat]
    doings = [doing for verb, doing in DOINGS.items() if verb in verbs]
    if confronting(state, ask.seat):
        return f"Your Confrontation: {_either(doings)}{', then ' if doings else ''}say that you are ready."
    comma = "," if len(doings) > 1 else ""
    return f"Your turn: {', '.join(doings)}{comma}{' or ' if doings else 'nothing is left but to '}end the turn."


def _either(parts: list[str]) -> str:
    """ "a", "a or b", "a, b or c"."""
    return ", ".join([*parts[:-2], " or ".join(parts[-2:])])


def act(state: State, ask: Ask) -> str:
    """What an open pick does with the cards, {} standing for them: "destroy {}"; empty for other questions."""
    if ask.kind != "pick":
        return ""
    what, frame = ask.what, state.stack[-1]
    if what.endswith(" first") and frame.picks:
        return f"lay {{}} below {definition(state, frame.picks[-1]).name}"
    if what in ACTS:
        return ACTS[what]
    if not what.startswith("put "):
        return what + " {}"
    where = what[4:]
    if frame.me == ask.seat:
        for place in ("hand", "deck", "discard pile"):
            where = where.replace(f"the {place}", f"your {place}")
    return "put {} " + where


def _pick(state: State, ask: Ask) -> str:
    """An open pick as a sentence: what to do with how many cards from where, and which are picked."""
    cards = [option.card for option in ask.options if option.card >= 0]
    if not cards:
        doing = " ".join(act(state, ask).format("").split())
        return f"there is no {'further ' if ask.picked else ''}card for you to {doing}. {UNTOLD}"
    if ask.what.endswith(" first"):
        return act(state, ask).replace("lay {}", "which card do you lay") + "?"
    amount = _amount(ask.least, ask.most, bool(ask.picked))
    if ask.what == "make dearer":
        things = "a Character"
    elif any(_in_deck(state, card) for card in cards):  # cards looked at, which lie before the player
        things = f"{amount} of these cards from {_places(state, cards, ask.seat)}"
    else:
        noun = "card" if ask.most == 1 else "cards"
        amount = "a" if amount == "one" else amount
        things = f"{amount} {noun} from {_places(state, cards, ask.seat)}"
    text = f"{'you may ' if ask.least == 0 else ''}{act(state, ask).format(things)}."
    if ask.picked:
        text += f" Picked so far: {', '.join(definition(state, card).name for card in ask.picked)}."
    return text + (" Nobody else sees it until all have chosen." if ask.secret else "")


def _in_deck(state: State, card: int) -> bool:
    where = state.where[card]
    return where == z.MAIN_DECK or z.place_of(where) == z.DECK


def _amount(least: int, most: int, more: bool) -> str:
    """How many cards are to be picked, or how many more."""
    low, high = (NUMBERS[n] if n < len(NUMBERS) else str(n) for n in (least, most))
    if least == most or most == 1:
        amount = high
    elif least == 0:
        amount = f"up to {high}"
    else:
        amount = f"{low} or {high}" if most == least + 1 else f"{low} to {high}"
    return f"{amount} more" if more else amount


def _places(state: State, cards: list[int], seat: int) -> str:
    """Where the cards lie, as whoever picks would say it: "your hand or discard pile"."""
    places = list(dict.fromkeys(place(state, card, seat) for card in cards))
    own = [name.removeprefix("your ") for name in places if name.startswith("your ")]
    if own:
        own[0] = f"your {own[0]}"
    return _either([*own, *(_common(name) for name in places if not name.startswith("your "))])


def _common(name: str) -> str:
    if name == "set aside":
        return "the cards set aside"
    return f"the {name}" if name in COMMON else name


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
    if verb == "pass":
        return PASSES.get(ask.kind, verb)
    if verb == "done":
        return "no card" if ask.kind == "pick" and not ask.picked else "no more"
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
        text = act(state, ask).format(card.name)
        several = len({state.where[each.card] for each in ask.options if each.card >= 0}) > 1
        return f"{text} ({place(state, option.card, option.seat)})" if several else text
    if verb == "hunt":
        owner = state.setup.seats[z.seat_of(state.where[option.card])]
        return f"hunt {card.name} in {owner}'s discard pile for {card.cost}"
    return _WITH_CARD[verb].format(card.name)


_BARE = {
    "end": "end your turn",
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
    "deck": "put {} on top of your deck",
    "discard": "put {} into your discard pile",
}


def place(state: State, card: int, seat: int) -> str:
    """Where a card lies, as a player at this seat would say it."""
    where = state.where[card]
    owner = z.seat_of(where)
    if owner < 0:
        return COMMON[where]
    whose = "your" if owner == seat else f"{state.setup.seats[owner]}'s"
    return f"{whose} {PLACES[z.place_of(where)]}"
