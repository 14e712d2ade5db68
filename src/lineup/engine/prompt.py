"""The open question and its options as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from lineup.engine import zones as z
from lineup.engine.definitions import TYPE_NAMES, Setup
from lineup.engine.purposes import FOR_THEIR_DECK, FOR_THEIR_HAND, MAKE_DEARER, NAME_CARD, NAME_TYPE, POINT_AT
from lineup.engine.queries import (
    character_cost,
    character_of,
    cost_of,
    definition_of,
    face_of,
    is_confronting,
    partners_of,
    price_of,
)
from lineup.engine.saying import Arg, CardName, Listed, Said, SeatName, say
from lineup.engine.state import HUNT, Ask, Option, State
from lineup.engine.view import can_see

# The words of the messages on places, by the number of the place or zone.
PLACES: Final = (
    "deck",
    "hand",
    "discard-pile",
    "play",
    "character",
    "reserve",
    "offer",
    "score-pile",
    "character",
    "under",
)
COMMON: Final = (
    "main-deck",
    "line-up",
    "super-villains",
    "stack",
    "weakness",
    "destroyed",
    "box",
    "aside",
    "stack",
)
PILES: Final = {FOR_THEIR_HAND: "hand", FOR_THEIR_DECK: "deck"}  # what goes to a player of one's choice, and where
DOINGS: Final = ("play", "use", "buy", "hunt")  # what can be done in the main part of a turn, as it is told


def name_card(state: State, card: int) -> Arg:
    """Return a card as an argument, as it is now; "" for none."""
    return CardName(face_of(state, card)) if card >= 0 else ""


def name_identity(setup: Setup) -> str:
    """Return the word for what the players of a game play as."""
    return "character" if setup.profile.confrontation else "hero"


def describe_way(state: State, number: int) -> Said:
    """Describe a way that an open "choose one" offers, or the subject of a "may" (0), to the player asked.

    A card meant by "it" is named to those who may see it.
    """
    ask, frame = state.ask, state.stack[-1]
    assert ask is not None
    said = state.setup.defs[frame.face].programs[frame.part][frame.pc].describe_way(number)
    if said.key == "clause-it" and frame.it >= 0 and can_see(state, ask.seat, frame.it):
        (_, before), (_, after) = said.args[1:]
        return Said("clause-named", (("before", before), ("card", name_card(state, frame.it)), ("after", after)))
    return said


def cost_limit(state: State, ask: Ask) -> int | None:
    """Return the cost that the cards still to be picked may have together; None without a limit."""
    if ask.kind != "pick":
        return None
    frame = state.stack[-1]
    budget = state.setup.defs[frame.face].programs[frame.part][frame.pc].cost_limit()
    return None if budget is None else budget - sum(cost_of(state, card) for card in ask.picked)


def most_picks(state: State, ask: Ask) -> int:
    """Return the largest number of cards that can still be picked together."""
    left = cost_limit(state, ask)
    if left is None:
        return ask.most
    count = 0
    for each in sorted([cost_of(state, card) for card in ask.among if card not in ask.picked]):
        left -= each
        count += left >= 0
    return min(ask.most, max(count, 1))


def describe_question(state: State) -> Said:
    """Describe the open question in one sentence. A pick says how many cards, from where, and which are picked."""
    ask = state.ask
    if ask is None:
        return say("question-over")
    source = name_card(state, ask.source)
    kind = ask.kind
    if kind in ("main", "after"):
        return _describe_turn(state, ask)
    if kind in ("confront", "order"):
        return say(f"question-{kind}")
    if kind == "assist":
        return say("question-assist", who=SeatName(state.active))
    if kind == "block":
        top = state.setup.faces[character_of(state, state.target)]
        return say("question-block", power=state.power, card=CardName(top), cost=character_cost(state, state.target))
    if kind == "defend" and state.stack[-1].kind == HUNT:
        return say("question-hunt", who=SeatName(state.stack[-1].me), card=source, owner=SeatName(ask.seat))
    if kind == "defend":
        return say("question-defend", source=source, attacked=_list_attacked(state, ask.seat))
    if kind == "foe":
        return say("question-foe", source=source)
    if kind == "player":
        if ask.purpose is POINT_AT:
            more = any(option.verb == "done" for option in ask.options)
            return say("question-players" if more else "question-one-player", source=source)
        cards = Listed(tuple([name_card(state, card) for card in state.stack[-1].did]))
        return say("question-player", source=source, cards=cards, place=PILES.get(ask.purpose, "discard-pile"))
    if kind == "may":
        return _describe_may(state, ask, source)
    if kind == "choose":
        if ask.options[0].verb == "done":
            return say("question-choose-none", source=source)
        if ask.purpose in (NAME_TYPE, NAME_CARD):
            return say(f"question-choose-{ask.purpose.key}", source=source)
        more = any(option.verb == "done" for option in ask.options)
        return say("question-choose-more" if more else "question-choose", source=source)
    if kind == "hero":
        return say("question-hero", identity=name_identity(state.setup))
    if kind == "where":
        return say("question-where", source=source, card=name_card(state, ask.options[0].card))
    return _describe_pick(state, ask, source)


def _describe_turn(state: State, ask: Ask) -> Said:
    """Describe what can be done in the main part of the turn or after a Confrontation, and what must be done first."""
    part = "after" if ask.kind == "after" else "confrontation" if is_confronting(state, ask.seat) else "main"
    options = [option for option in ask.options if option.seat == ask.seat]
    verbs = [option.verb for option in options]
    if "end" not in verbs and "ready" not in verbs:
        due = [option for option in options if option.verb == "play" and _is_due(state, option.card)]
        verbs = [option.verb for option in options if option not in due]
        cards = Listed(tuple([name_card(state, option.card) for option in due]))
        return say("question-due", part=part, cards=cards, doings=_list_doings(verbs, "or"))
    if part == "after":
        return say("question-after")
    if part == "confrontation":
        return say("question-confrontation", doings=_list_doings(verbs, "or"))
    return say("question-main", doings=_list_doings(verbs, ""))


def _list_doings(verbs: Sequence[str], by: Literal["or", ""]) -> Listed:
    return Listed(tuple([say(f"main-{doing}") for doing in DOINGS if doing in verbs]), by)


def _is_due(state: State, card: int) -> bool:
    """True if the turn cannot end before this playable card is played (RSB-WEAK-06, CONF-VAR-17)."""
    return state.cards[card].played_first or z.place_of(state.where[card]) == z.STORED


def _describe_may(state: State, ask: Ask, source: Arg) -> Said:
    clause = describe_way(state, 0)
    if ask.is_lone:
        return say("question-may-not", source=source, clause=clause)
    return say("question-may-take" if clause.key == "clause-plus" else "question-may", source=source, clause=clause)


def describe_act(state: State, ask: Ask, cards: Arg | None = None) -> Said:
    """Describe what an open pick does with cards; without them, as an activity: "to destroy"."""
    purpose, frame = ask.purpose, state.stack[-1]
    key = f"{'act' if cards is not None else 'doing'}-{purpose.key}"
    args: list[tuple[str, object]] = [] if cards is None else [("cards", cards)]
    if purpose.in_a_row and frame.picks:
        key = "act-lay-below" if cards is not None else "doing-lay-below"
        args.append(("card", name_card(state, frame.picks[-1])))
    elif purpose.puts:
        args.append(("own", "yes" if frame.me == ask.seat else "no"))
    return Said(key, tuple(args))


def describe_open_act(state: State, ask: Ask) -> Said | None:
    """Describe an open pick for a client that fills in `cards` itself; None for other questions."""
    if ask.kind != "pick":
        return None
    said = describe_act(state, ask, "")
    return Said(said.key, said.args[1:])


def _describe_pick(state: State, ask: Ask, source: Arg) -> Said:
    """Describe an open pick: what to do with how many cards from where, and which are picked."""
    cards = [option.card for option in ask.options if option.card >= 0]
    if not cards:
        more = "yes" if ask.picked else "no"
        return say("question-pick-none", source=source, doing=describe_act(state, ask), more=more)
    if ask.purpose.in_a_row:
        return say("question-lay", source=source, doing=describe_act(state, ask))
    if ask.purpose is MAKE_DEARER:
        things = say("things-character")
    elif any(_lies_in_deck(state, card) for card in cards):  # cards looked at, which lie before the player
        things = say(
            "things-these", amount=_describe_amount(ask, ask.most), places=_list_places(state, cards, ask.seat)
        )
    else:
        high, places = most_picks(state, ask), _list_places(state, cards, ask.seat)
        amount = say("amount-a") if high == 1 and not ask.picked else _describe_amount(ask, high)
        left = cost_limit(state, ask)
        if left is None:
            things = say("things-cards", amount=amount, most=high, places=places)
        else:
            things = say("things-cards-within", amount=amount, most=high, limit=left, places=places)
    return say(
        "question-pick",
        source=source,
        may="yes" if ask.least == 0 else "no",
        act=describe_act(state, ask, things),
        picked=Listed(tuple([name_card(state, card) for card in ask.picked]), ""),
        secret="yes" if ask.secret else "no",
    )


def _lies_in_deck(state: State, card: int) -> bool:
    where = state.where[card]
    return where == z.MAIN_DECK or z.place_of(where) == z.DECK


def _describe_amount(ask: Ask, most: int) -> Said:
    """Describe how many cards are to be picked, or how many more."""
    least = ask.least
    if least == most or most == 1:
        how = "just"
    elif least == 0:
        how = "up-to"
    else:
        how = "or" if most == least + 1 else "to"
    low, high = say("number", n=least), say("number", n=most)
    return say("amount", how=how, low=low, high=high, more="yes" if ask.picked else "no")


def _list_places(state: State, cards: list[int], seat: int) -> Listed:
    """Describe the places of the cards to the picking player: "your hand or discard pile"."""
    places = dict.fromkeys(describe_place(state, card, seat) for card in cards)
    own = [said for said in places if said.key == "place-own"]
    others = [said for said in places if said.key != "place-own"]
    further = [Said("place-own-too", said.args) for said in own[1:]]
    common = [Said("place-the", said.args) if said.key == "place" else said for said in others]
    return Listed((*own[:1], *further, *common), "or")


def _list_attacked(state: State, seat: int) -> Listed:
    """List the seats the open Attack still threatens on the side of the player asked."""
    threatened = [hit.seat for hit in state.stack[-1].hits if not hit.avoided]
    ours = [other for other in partners_of(state, seat) if other in threatened]
    return Listed(tuple([SeatName(other) for other in ours or (seat,)]))


def describe_option(state: State, option: Option) -> Said:
    """Describe an option of the open question; two options read the same only if equal cards do the same."""
    said = _describe_plainly(state, option)
    card = option.card
    if card < 0:
        return said
    if state.setup.faces[card] != face_of(state, card):
        return say("option-copy", act=said, card=CardName(state.setup.faces[card]))
    # The same card may lie in the Line-Up, or in the hand.
    where = state.where[card]
    beside = (option.verb, z.place_of(where)) in (("buy", z.RESERVE), ("play", z.STORED))
    if option.verb == "buy" and where in z.STACKS:
        beside = any(face_of(state, each) == face_of(state, card) for each in state.zones[z.LINE_UP])
    return say("option-pick-from", act=said, place=describe_place(state, card, option.seat)) if beside else said


def _describe_plainly(state: State, option: Option) -> Said:
    """Describe an option, without what tells equal cards apart."""
    ask = state.ask
    assert ask is not None
    verb = option.verb
    if verb == "choose":
        if ask.purpose is NAME_CARD:
            return say("option-name", card=CardName(option.n))
        return name_type(option.n) if ask.purpose is NAME_TYPE else describe_way(state, option.n)
    if verb in ("foe", "player"):
        return say("option-player", who=SeatName(option.n))
    if verb == "pass":
        safe = ask.kind == "block" and state.power < character_cost(state, state.target)
        return say("option-pass-block-safe" if safe else f"option-pass-{ask.kind}")
    if verb == "done":
        return say("option-none" if ask.kind == "pick" and not ask.picked else "option-no-more")
    if option.card < 0:
        return say(f"option-{verb}")
    card, name = definition_of(state, option.card), name_card(state, option.card)
    if verb == "buy":
        paid = price_of(state, option.seat, option.card)
        return say("option-defeat" if card.is_super_villain else "option-buy", card=name, cost=paid)
    if verb == "confront":
        cost = character_cost(state, option.n)
        return say("option-confront", card=name, who=SeatName(option.n), cost=cost)
    if verb == "defend" and option.n != option.seat:
        return say("option-defend-other", who=SeatName(option.n), card=name)
    if verb == "pick":
        doing = describe_act(state, ask, name)
        several = len({state.where[each.card] for each in ask.options if each.card >= 0}) > 1
        return (
            say("option-pick-from", act=doing, place=describe_place(state, option.card, option.seat))
            if several
            else doing
        )
    if verb == "use" and len(card.abilities) > 1:
        return say("option-use-one", card=name, text=card.abilities[option.n].words)
    if verb == "store":
        return say("option-store", card=name, identity=name_identity(state.setup))
    if verb == "hunt":
        owner = z.seat_of(state.where[option.card])
        return say("option-hunt", card=name, who=SeatName(owner), cost=card.cost)
    return say(f"option-{verb}", card=name)


def name_type(mask: int) -> Said:
    return say("type-name", type=TYPE_NAMES[mask].lower().replace(" ", "-"))


def describe_place(state: State, card: int, seat: int) -> Said:
    """Describe the place of a card to the player at a seat."""
    where = state.where[card]
    owner = z.seat_of(where)
    if owner < 0:
        return say("place", place=COMMON[where])
    if owner == seat:
        return say("place-own", place=PLACES[z.place_of(where)])
    return say("place-of", who=SeatName(owner), place=PLACES[z.place_of(where)])
