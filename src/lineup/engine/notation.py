"""Every answer has a short text form and a strict parser: `play katana`, `pick discard:punch`, `buy stack:kick`."""

from __future__ import annotations

from difflib import get_close_matches

from lineup.engine import zones as z
from lineup.engine.definitions import TYPE_NAMES
from lineup.engine.purposes import NAME_CARD, NAME_TYPE
from lineup.engine.queries import face_of
from lineup.engine.saying import Listed, say
from lineup.engine.state import Ask, Option, State
from lineup.errors import LineUpError

USUAL_PLACE = {
    "play": z.HAND,
    "defend": z.HAND,
    "block": z.HAND,
    "assist": z.HAND,
    "store": z.HAND,
    "hero": z.OFFER,
}


def write_option(state: State, option: Option) -> str:
    """Return the text form of an option of the current question, without the seat."""
    ask = state.ask
    assert ask is not None
    text = _write_plain(state, ask, option)
    same = [other for other in ask.options if _write_plain(state, ask, other) == text]
    return text if len(same) == 1 else f"{text}#{same.index(option) + 1}"


def _write_plain(state: State, ask: Ask, option: Option) -> str:
    verb = option.verb
    if verb == "choose":
        if ask.purpose is NAME_CARD:
            return f"choose {state.setup.names[option.n]}"
        return f"choose {_name_of_type(option.n)}" if ask.purpose is NAME_TYPE else f"choose {option.n + 1}"
    if verb in ("foe", "player"):
        return f"{verb} {option.n}"
    if option.card < 0:
        return verb
    name = state.setup.names[face_of(state, option.card)]
    if verb == "defend" and option.n != option.seat:
        return f"defend {option.n} {name}"
    if verb == "confront":
        return f"confront {option.n}"
    if verb in ("use", "order", "deck", "discard", "hero"):
        return f"{verb} {name}" if option.n == 0 or verb == "order" else f"{verb} {name}/{option.n + 1}"
    where = state.where[option.card]
    if (verb == "buy" and where == z.LINE_UP) or z.place_of(where) == USUAL_PLACE.get(verb, -2):
        return f"{verb} {name}"
    return f"{verb} {write_place(where, option.seat)}:{name}"


def write_place(zone: int, seat: int) -> str:
    """Return the zone's name, without the seat where it is the deciding player's own."""
    if z.seat_of(zone) == seat:
        return z.SEAT_NAMES[z.place_of(zone)]
    return z.zone_name(zone)


def _name_of_type(mask: int) -> str:
    return TYPE_NAMES[mask].lower().replace(" ", "-")


def write_options(state: State) -> dict[str, Option]:
    """Return all legal answers by their text form."""
    ask = state.ask
    if ask is None:
        return {}
    plain = [_write_plain(state, ask, option) for option in ask.options]
    count: dict[str, int] = {}
    for text in plain:
        count[text] = count.get(text, 0) + 1
    seen: dict[str, int] = {}
    table: dict[str, Option] = {}
    for text, option in zip(plain, ask.options, strict=True):
        if count[text] > 1:
            seen[text] = seen.get(text, 0) + 1
            table[f"{text}#{seen[text]}"] = option
        else:
            table[text] = option
    return table


class NotationError(LineUpError, ValueError):
    """A text that is not a legal answer now; the sentence names some that are."""


def read_option(state: State, text: str) -> Option:
    """Return the option a text stands for; raise NotationError with the nearest legal answers otherwise."""
    table = write_options(state)
    option = table.get(text)
    if option is None:
        near = get_close_matches(text, table, n=3, cutoff=0.4) or list(table)[:6]
        raise NotationError(say("refused-notation", text=text, near=Listed(tuple(near), "")))
    return option
