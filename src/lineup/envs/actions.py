"""Every answer that can ever be given in a game, numbered once and for all.

An action says what is done (a verb), with which card (its definition), where the card lies, with which number, and
which of several equal cards that are offered side by side. Its id depends on the way to play alone (box, sets, number
of players), never on the question: the same id is the same action in every state and for every seat. Places and seats
are told as seen by whoever answers: seat 0 is their own, 1 the next in turn order.

The table follows from what is declared: verbs and the places each of them knows, the definitions of the game with
their copies, the abilities, parts and ways of their texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from lineup.engine import zones as z
from lineup.engine.definitions import TYPE_NAMES, TYPES, Setup
from lineup.engine.purposes import NAME_CARD, NAME_TYPE
from lineup.engine.state import Ask, Option, State

NOTHING: Final = -1
# Verbs by what they need besides.
BARE: Final = ("done", "end", "no", "normal", "pass", "ready", "yes")
SEATS: Final = ("confront", "foe", "player")
PLACELESS: Final = ("deck", "discard", "hero", "use")
OWN: Final = {
    "assist": (z.HAND,),
    "block": (z.HAND,),
    "play": (z.HAND, z.STORED),
    "store": (z.HAND,),
}
SHOPS: Final = (z.LINE_UP, z.SUPER_VILLAINS, *z.STACKS, z.COMMON + z.RESERVE)
FEWEST_WAYS: Final = 2  # this or that: words that offer two ways do not list them


class Action(NamedTuple):
    """The parts of an action; -1 is none. `n` is a seat, a type, a way or an ability, depending on the verb."""

    verb: str
    card: int = NOTHING  # index into `setup.defs`
    place: int = NOTHING  # the zone, where whoever answers is seat 0
    n: int = 0
    which: int = 0  # of equal cards offered side by side


class Actions:
    """The table of one way to play: `all[id]` is an action; `of` finds the ids of a question."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.all: Final = tuple(_list_actions(setup))
        self._ids: dict[tuple[str, int, int, int, int], int] = {each: id for id, each in enumerate(self.all)}

    def __len__(self) -> int:
        return len(self.all)

    def of(self, state: State, ask: Ask) -> dict[int, Option]:
        """The options of a question of this state by their ids, in the order of the options."""
        found: dict[int, Option] = {}
        for option in ask.options:
            verb, card, place, n = self._parts_of(state, ask, option)
            which = 0
            while (id := self._ids[verb, card, place, n, which]) in found:
                which += 1
            found[id] = option
        return found

    def _parts_of(self, state: State, ask: Ask, option: Option) -> tuple[str, int, int, int]:
        verb, card, n, seat = option.verb, option.card, option.n, option.seat
        if verb == "order":
            waiting = state.pending[n]
            return verb, waiting.face, NOTHING, waiting.part
        if verb == "choose":
            if ask.purpose is NAME_CARD:
                return "choose name", n, NOTHING, 0
            return ("choose type", NOTHING, NOTHING, n) if ask.purpose is NAME_TYPE else (verb, NOTHING, NOTHING, n)
        if verb in SEATS:
            return verb, NOTHING, NOTHING, (n - seat) % state.players
        if card < 0:
            return verb, NOTHING, NOTHING, 0
        face = self.setup.faces[card]
        if verb in PLACELESS:
            return verb, face, NOTHING, n
        return (
            verb,
            face,
            zone_seen_from(state.where[card], seat, state.players),
            n if verb != "defend" else (n - seat) % state.players,
        )

    def text(self, id: int) -> str:
        """An action in short: `buy line-up:trigon`, `pick discard+1:kick #2`."""
        verb, card, place, n, which = self.all[id]
        words = [verb]
        if verb in SEATS:
            words.append(f"+{n}")
        elif verb == "choose type":
            words.append(TYPE_NAMES[n].lower().replace(" ", "-"))
        elif verb == "choose":
            words.append(str(n + 1))
        if card >= 0:
            name = self.setup.names[card]
            words.append(name if place < 0 else f"{place_name(place)}:{name}")
            if verb == "defend" and n:
                words.append(f"for +{n}")
            elif verb in ("use", "order") and n:
                words.append(f"/{n + 1}")
        return " ".join([*words, f"#{which + 1}"] if which else words)


def zone_seen_from(zone: int, seat: int, players: int) -> int:
    """Return a zone as it is numbered for a seat that calls itself 0."""
    if zone < z.COMMON:
        return zone
    return z.COMMON + (zone - z.COMMON - seat * z.PER_SEAT) % (players * z.PER_SEAT)


def place_name(place: int) -> str:
    """The name of a place: `line-up`, the seat's own `hand`, `hand+1` of the next seat."""
    if place < z.COMMON:
        return z.COMMON_NAMES[place]
    name, seat = z.SEAT_NAMES[z.place_of(place)], z.seat_of(place)
    return f"{name}+{seat}" if seat else name


def _list_actions(setup: Setup) -> Iterator[Action]:
    defs, players = setup.defs, setup.players
    for verb in BARE:
        yield Action(verb)
    for verb in SEATS:
        for seat in range(players):
            yield Action(verb, n=seat)
    for kind in TYPES:
        yield Action("choose type", n=kind)
    ways = [len(getattr(step, "firsts", ())) for card in defs for program in card.programs for step in program]
    for way in range(max(FEWEST_WAYS, *ways)):
        yield Action("choose", n=way)
    for face, card in enumerate(defs):
        yield Action("choose name", face)
        for part in range(len(card.programs)):
            yield Action("order", face, n=part)
    copies = [setup.faces.count(face) for face in range(len(defs))]
    abilities = max(len(card.abilities) for card in defs)
    for verb, places, numbers in _with_cards(setup, abilities):
        for place in places:
            for face, many in enumerate(copies):
                for which in range(many):
                    for n in range(numbers):
                        yield Action(verb, face, place, n, which)


def _with_cards(setup: Setup, abilities: int) -> Iterator[tuple[str, tuple[int, ...], int]]:
    """List each verb that is said of a card, the zones the card may lie in, and how many variants each action has.

    A copy may have any ability, so all numbers of abilities are possible.
    """
    players = setup.players
    for verb in PLACELESS:
        yield verb, (NOTHING,), abilities if verb == "use" else 1
    for verb, own in OWN.items():
        yield verb, tuple(z.COMMON + place for place in own), 1
    yield "buy", SHOPS, 1
    yield "hunt", tuple(z.zone_of(seat, z.DISCARD) for seat in range(1, players)), 1
    shields = sorted({defense.place for card in setup.defs for defense in card.defenses})
    yield "defend", tuple(z.COMMON + place for place in shields), players
    yield "pick", tuple(range(z.COMMON + players * z.PER_SEAT)), 1
