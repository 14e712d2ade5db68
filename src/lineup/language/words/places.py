"""Places: where cards lie and where they are put. Picks print "from", counts "in"."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal

from lineup.engine import zones as z
from lineup.engine.attack import attacked_seat, attacking_seat
from lineup.engine.happenings import Cause
from lineup.engine.moves import home_stack, move_card, reveal_cards, tuck_card
from lineup.engine.purposes import (
    PUT_INTO_ATTACKERS_HAND,
    PUT_INTO_DISCARD,
    PUT_INTO_HAND,
    PUT_INTO_LEFT_DISCARD,
    PUT_INTO_LEFT_HAND,
    PUT_INTO_LINE_UP,
    PUT_INTO_PLAY,
    PUT_INTO_RIGHT_DISCARD,
    PUT_INTO_RIGHT_HAND,
    PUT_ON_DECK,
    PUT_ON_MAIN_DECK,
    PUT_ON_OWNERS_DECK,
    PUT_ON_STACK,
    PUT_UNDER_DECK,
    PUT_UNDER_HERO,
    PUT_UNDER_MAIN_DECK,
    PUT_UNDER_OWNERS_DECK,
    Purpose,
)
from lineup.engine.queries import (
    common_line_up,
    controlled_cards,
    foes_of,
    is_confronting,
    line_up,
    owner_of,
    seats_in_order,
    teammate_of,
)
from lineup.engine.state import ALL, TRIGGERS, Frame, State
from lineup.engine.turn import enter_line_up
from lineup.engine.view import can_see
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, atom, describe, phrase, reads, register, word

# What a text can speak of after it was named
register("it", '"it" has nothing to refer to')
for _register in ("them put off", "did put off"):
    register(_register, 'at the end of the turn only one card named before is still known, as "it"')
register("them", '"them" or "the rest" has no group of cards to refer to')
register("it lent", "that card goes back on top of its owner's deck, and nowhere else")
register("foe", '"that foe" has nobody to refer to; say "choose a foe" before')
register("chosen", "no player was chosen before")
register("way", '"this way" has nothing to refer to')
register("did", "there is no action before it to refer to, of yours or of each player")
register("did by others", "others acted last, and this is about what you did; say it before what they do")
register("did variously", "what others did last cannot be counted; that must be one thing, and one everybody sees")
register("did elsewhere", "what was done before cannot be counted or asked for where others act")
for _past in ("destroyed", "discarded", "drawn", "gained", "played", "revealed"):
    register(f"did {_past}", f'nothing was {_past} last, to which "this way" could refer')
    register(f"it {_past}", f"the card named last is none that was {_past}")
register("named", "nothing is named before it to refer to")


Where = Literal[  # as readers of cards are told
    "back",  # on the deck they came from
    "bottom",  # of the own deck
    "beneath",  # under the own Super Hero
    "confronted",  # what the confronted foe controls
    "control",
    "deck",
    "destroyed",
    "discard",
    "discards",  # any discard pile
    "a foe's deck",
    "attacker",  # the attacker's hand
    "decks",  # any deck
    "foe's discard",  # the pile of the foe chosen
    "foe's play",  # what the foe chosen controls
    "foe's under",  # the cards under that foe's Super Hero
    "foes",  # their discard piles
    "foes' decks",  # of each foe
    "gained",  # the cards bought or gained this turn
    "hand",
    "hands",  # any hand
    "home",  # the stack it is from
    "in_play",  # what anybody controls
    "line_up",
    "left discard",  # the pile of the next player
    "left hand",
    "left under",  # the Super Hero of the next player
    "main",  # the main deck
    "mate",  # the teammate's discard pile
    "owner",  # on its owner's deck
    "owner's bottom",  # and under it
    "play",
    "played",  # the cards played this turn
    "right discard",  # the pile of the player before
    "right hand",
    "right under",
    "score",  # the own score pile
    "stack",
    "still",  # the cards played this turn and still controlled
    "super_villains",  # their stack
    "that deck",  # of the foe chosen
    "them",  # the group named before
    "this way",  # what several players revealed, discarded, …
    "under",  # the bottom of the main deck
]
OWN_PLACES: Final[dict[int, Where]] = {
    z.HAND: "hand",
    z.DECK: "deck",
    z.DISCARD: "discard",
    z.PLAY: "play",
    z.UNDER: "beneath",
}
A_PLACE: Final = Refers(is_about=always("place"))


@dataclass(frozen=True)
class Zone:
    """A place, or several, where cards lie; `joined` by "and" or "and/or", as they were typed, if not by "or"."""

    where: tuple[Where, ...]
    joined: str = field(default="", compare=False)


word(
    "zone",
    PLAIN,
    phrase("@your hand", where=("hand",)),
    phrase("@your discard pile", where=("discard",)),
    phrase("@your hand or discard pile", where=("hand", "discard")),
    phrase("the Line-Up", where=("line_up",)),
    phrase("the cards @you played this turn", where=("played",)),
    phrase("the cards @you played this turn and still control", where=("still",)),
    phrase("@your discard pile or the cards @you played this turn", where=("discard", "played")),
    phrase("@your discard pile or @your teammate's discard pile", where=("discard", "mate")),
    phrase("@your score pile", where=("score",)),
    phrase("the cards @you bought or gained this turn", where=("gained",)),
    phrase("any discard pile", where=("discards",)),
    phrase("a foe's discard pile", where=("foes",)),
    phrase("@your discard pile or the cards @you control", where=("discard", "control")),
    phrase("@your hand or the cards @you control", where=("hand", "control")),
    phrase("@your hand, discard pile or the cards @you control", where=("hand", "discard", "control")),
    phrase("the Line-Up, the destroyed pile or its stack", where=("line_up", "destroyed", "stack")),
    phrase("the destroyed pile", where=("destroyed",)),
    phrase("the stack", where=("stack",)),
)(Zone)
HAND_AND_DISCARD: Final = ("hand", "discard")
reads(
    Zone,
    "zone",
    phrase("any player's discard pile", where=("discards",)),
    phrase("@your hand and/or discard pile", where=HAND_AND_DISCARD, joined="and/or"),
    phrase("@your discard pile and/or hand", where=HAND_AND_DISCARD, joined="and/or"),
    phrase("@your hand and discard pile", where=HAND_AND_DISCARD, joined="and"),
    phrase("@your discard pile and hand", where=HAND_AND_DISCARD, joined="and"),
    phrase("@your hand or @your discard pile", where=HAND_AND_DISCARD),
    phrase("@your discard pile or hand", where=HAND_AND_DISCARD),
    phrase("@your hand or in @your discard pile", where=HAND_AND_DISCARD),
    phrase("@your hand or from @your discard pile", where=HAND_AND_DISCARD),
)


class Place:
    """The place of some cards."""

    def as_places(self, default: Where) -> tuple[Where, ...]:
        """Return where they lie, for readers; `default` is the verb's own place."""
        raise TypeError(f"{type(self).__name__} lies nowhere")


@dataclass(frozen=True)
class Lying(Place):
    """Cards in a zone."""

    zone: Zone

    def as_places(self, default: Where) -> tuple[Where, ...]:
        return self.zone.where


word("place_in", A_PLACE, "in {zone:zone}", "from {zone:zone}")(Lying)
word("place", A_PLACE, "from {zone:zone}", "in {zone:zone}")(Lying)
PLAYED: Final = Zone(("played",))
for _lying in ("place", "place_in"):
    reads(
        Lying,
        _lying,
        phrase("@you played this turn", zone=PLAYED),
        phrase("@you already played this turn", zone=PLAYED),
        phrase("@you have played this turn", zone=PLAYED),
        phrase("that @you played this turn", zone=PLAYED),
        phrase("in @your discard pile or that @you played this turn", zone=Zone(("discard", "played"))),
    )
reads(Lying, "place", phrase("@you bought or gained this turn", zone=Zone(("gained",))))


@dataclass(frozen=True)
class AmongThem(Place):
    """Cards of the group bound last that still lie where they were."""

    def as_places(self, default: Where) -> tuple[Where, ...]:
        return ("them",)


word("place", Refers(needs="them", is_about=always("place")), "among them", also=("place_in",))(AmongThem)
reads(AmongThem, "place", "from it", "from among them")


@dataclass(frozen=True)
class Controlled(Place):
    """Cards in play (HU-RES-08): yours, the confronted foe's, or anybody's; or the cards under your Super Hero."""

    where: Where

    def as_places(self, default: Where) -> tuple[Where, ...]:
        return (self.where,)


IN_PLAY: Final = (
    phrase("@you control", where="control"),
    phrase("the confronted foe controls", where="confronted"),
    phrase("in play", where="in_play"),
)
FROM_UNDER: Final = phrase("from under @your Super Hero", where="beneath")
UNDER: Final = phrase("under @your Super Hero", where="beneath")
word("place", A_PLACE, *IN_PLAY, FROM_UNDER)(Controlled)
word("place_in", A_PLACE, *IN_PLAY, UNDER, FROM_UNDER)(Controlled)


@dataclass(frozen=True)
class ThatFoes(Place):
    """Cards of the foe chosen or hit by this Attack: in that foe's discard pile, or controlled.

    A hand cannot be named: who picks from it would see it.
    """

    place: int

    def find_cards(self, state: State, frame: Frame) -> tuple[int, ...]:
        seat = frame.hits[0].seat if len(frame.hits) == 1 else attacked_seat(state)
        if seat < 0:
            return ()
        return controlled_cards(state, seat) if self.place == z.PLAY else state.zones[z.zone_of(seat, self.place)]

    def as_places(self, default: Where) -> tuple[Where, ...]:
        if self.place == z.UNDER:
            return ("foe's under",)
        return ("foe's play" if self.place == z.PLAY else "foe's discard",)


THAT_FOES: Final = Refers(needs="foe", is_about=always("place", "that foe"))
word(
    "place",
    THAT_FOES,
    phrase("from that foe's discard pile", place=z.DISCARD),
    phrase("that foe controls", place=z.PLAY),
    phrase("in that foe's discard pile", place=z.DISCARD),
    phrase("from under that foe's Super Hero", place=z.UNDER),
    phrase("under that foe's Super Hero", place=z.UNDER),
)(ThatFoes)


@dataclass(frozen=True)
class ThatPlayers(ThatFoes):
    """The same of the player chosen, who can be oneself."""


word(
    "place",
    Refers(needs="chosen", is_about=always("place")),
    phrase("from under that player's Super Hero", place=z.UNDER),
    phrase("from that player's discard pile", place=z.DISCARD),
)(ThatPlayers)


@dataclass(frozen=True)
class ThisWay(Place):
    """The cards that several players revealed, discarded, … one after the other in the text before."""

    verb: str

    def as_places(self, default: Where) -> tuple[Where, ...]:
        return ("this way",)


word("place", Refers(needs="way", is_about=always("place")), "{verb:deed} this way")(ThisWay)
for _deed in ("revealed", "discarded", "destroyed"):  # all of them seen by everybody
    atom("deed", _deed, _deed)


class Compared(Place):
    """Those cards of a place, or of the verb's own, that are like others in some way."""

    def named_zone(self) -> Zone | None:
        """Return the place, if the text names one."""
        raise TypeError(f"{type(self).__name__} lies nowhere")

    def select_cards(self, state: State, frame: Frame, cards: list[int]) -> list[int]:
        """Select the cards that compare so."""
        raise TypeError(f"{type(self).__name__} compares nothing")

    def as_places(self, default: Where) -> tuple[Where, ...]:
        zone = self.named_zone()
        return (default,) if zone is None else zone.where


COMPARES: Final = {"compared": "what it is compared with is not known here"}


def still_lying(state: State, frame: Frame) -> tuple[int, ...]:
    """Return the cards of the group bound last that still lie where they lay then."""
    return tuple(card for card in frame.them if state.where[card] == frame.lies)


def in_reach(state: State, frame: Frame) -> bool:
    """True if "it" can be had: a defeated Character stays in the score pile, even if that is a gain (RSB-CONF-04)."""
    card = frame.it
    if card < 0 or (state.cards[card].level and z.place_of(state.where[card]) == z.SCORE):
        return False
    set_off = len(state.stack) > 1 and state.stack[-2].kind == TRIGGERS and card not in frame.did
    return not set_off or _is_defense(state, frame) or not _is_lost(state, frame)


def _is_defense(state: State, frame: Frame) -> bool:
    """True for a Defense, which stands before the Attack it avoids and is started by nothing itself."""
    return any(defense.part == frame.part for defense in state.setup.defs[frame.face].defenses)


def _is_lost(state: State, frame: Frame) -> bool:
    """True if the text's player has lost the card that started it.

    It is destroyed (HU-DEST-02), was shuffled away (HU-TURN-15), or is another player's who it was gained for
    (CONF-PIC-18).
    """
    card = frame.it
    if state.where[card] == z.DESTROYED:
        defined = state.setup.defs[frame.face]
        destroys = [each.part for each in (*defined.triggers, *defined.stacked) if each.when == "destroys"]
        return frame.part != defined.when_destroyed and frame.part not in destroys
    if not can_see(state, frame.me, card):
        return True
    gained = any(event.what == "gain" and (event.seat, event.card) == (frame.me, card) for event in state.happened)
    return gained and z.seat_of(state.where[card]) != frame.me


def zone_cards(state: State, frame: Frame, where: str) -> tuple[int, ...]:
    """Return the cards of a place that a text can name, for the player it speaks of."""
    if where == "hand":
        return state.zones[z.zone_of(frame.me, z.HAND)]
    if where == "discard":
        return state.zones[z.zone_of(frame.me, z.DISCARD)]
    if where == "line_up":  # a Hero reserved for its player is there for no one else (HU-SYN-03)
        return line_up(state) if frame.me == state.active else common_line_up(state)
    if where == "control":
        return controlled_cards(state, frame.me)
    if where == "in_play":
        return sum((controlled_cards(state, seat) for seat in seats_in_order(state, frame.me)), ())
    if where == "stack":
        return state.zones[z.WEAKNESS] + state.zones[z.BASIC] + state.zones[z.BASIC_2]
    if where == "deck":
        return state.zones[z.zone_of(frame.me, z.DECK)]
    if where == "mate":  # the teammate's discard pile
        mate = teammate_of(state, frame.me)
        return state.zones[z.zone_of(mate, z.DISCARD)] if mate >= 0 else ()
    if where == "discards":
        return sum((state.zones[z.zone_of(seat, z.DISCARD)] for seat in seats_in_order(state, frame.me)), ())
    if where == "foes":  # their discard piles
        return sum((state.zones[z.zone_of(seat, z.DISCARD)] for seat in foes_of(state, frame.me)), ())
    if where == "gained":  # as far as they are still the player's
        gained = list(
            dict.fromkeys(event.card for event in state.happened if event.what == "gain" and event.seat == frame.me)
        )
        return tuple(
            card
            for card in gained
            if z.seat_of(state.where[card]) == frame.me and z.place_of(state.where[card]) != z.SCORE
        )
    if where == "score":
        return state.zones[z.zone_of(frame.me, z.SCORE)]
    if where == "confronted":
        return controlled_cards(state, state.target) if is_confronting(state, frame.me) else ()
    if where == "beneath":
        return state.zones[z.zone_of(frame.me, z.UNDER)]
    if where == "destroyed":
        return state.zones[z.DESTROYED]
    seen: list[int] = []  # played this turn, wherever they lie since, save destroyed or shuffled away (HU-TURN-15)
    for played in state.played:
        card = played.card
        there = state.where[card] != z.DESTROYED and can_see(state, frame.me, card)
        if played.seat == frame.me and there and card not in seen:
            seen.append(card)
    if where == "still":
        mine = controlled_cards(state, frame.me)
        return tuple(card for card in seen if card in mine)
    return tuple(seen)


def zones_cards(state: State, frame: Frame, zones: tuple[str, ...]) -> tuple[int, ...]:
    """Return the cards of several such places, each once."""
    if len(zones) == 1:
        return zone_cards(state, frame, zones[0])
    found: tuple[int, ...] = ()
    for where in zones:
        found += tuple(card for card in zone_cards(state, frame, where) if card not in found)
    return found


class Dest:
    """A place where a card is put or gained."""

    def put_card(self, state: State, frame: Frame, card: int) -> None:
        raise TypeError(f"{type(self).__name__} is no place")

    def as_place(self) -> Where:
        """Return the place, for readers."""
        raise TypeError(f"{type(self).__name__} is no place")

    @property
    def purpose(self) -> Purpose:
        """The purpose of picking cards that are put there."""
        raise TypeError(f"{type(self).__name__} is no place")


@dataclass(frozen=True)
class Own(Dest):
    """One of the player's own zones; of the deck its top, or its bottom."""

    place: int
    under: bool = False

    @property
    def lies_on_top(self) -> bool:
        """True if a card put there lies on top."""
        return self.place == z.DECK and not self.under

    def put_card(self, state: State, frame: Frame, card: int) -> None:
        if self.place == z.UNDER:
            tuck_card(state, frame.me, card, frame.source)
        else:
            cause: Cause = "put under" if self.under else "put"
            move_card(state, card, z.zone_of(frame.me, self.place), front=self.lies_on_top, cause=cause, by=frame.me)

    def as_place(self) -> Where:
        return "bottom" if self.under else OWN_PLACES[self.place]

    @property
    def purpose(self) -> Purpose:
        if self.place == z.DECK:
            return PUT_UNDER_DECK if self.under else PUT_ON_DECK
        if self.place == z.HAND:
            return PUT_INTO_HAND
        if self.place == z.DISCARD:
            return PUT_INTO_DISCARD
        return PUT_INTO_PLAY if self.place == z.PLAY else PUT_UNDER_HERO


OWN: Final = (
    phrase("into @your hand", place=z.HAND),
    phrase("on top of @your deck", place=z.DECK),
    phrase("on the bottom of @your deck", place=z.DECK, under=True),
    phrase("into @your discard pile", place=z.DISCARD),
    phrase("into play", place=z.PLAY),
)
word("own", PLAIN, *OWN)(Own)
word("dest", PLAIN, *OWN, phrase("under @your Super Hero", place=z.UNDER))(Own)  # nothing is gained there
reads(Own, "own", phrase("to @your hand", place=z.HAND))
reads(Own, "dest", phrase("to @your hand", place=z.HAND), phrase("in @your hand", place=z.HAND))


@dataclass(frozen=True)
class MainDeck(Dest):
    """The main deck."""

    top: bool

    def put_card(self, state: State, frame: Frame, card: int) -> None:
        cause: Cause = "put" if self.top else "put under"
        move_card(state, card, z.MAIN_DECK, front=self.top, cause=cause, by=frame.me)

    def as_place(self) -> Where:
        return "main" if self.top else "under"

    @property
    def purpose(self) -> Purpose:
        return PUT_ON_MAIN_DECK if self.top else PUT_UNDER_MAIN_DECK


word(
    "dest",
    PLAIN,
    phrase("on top of the main deck", top=True),
    phrase("on the bottom of the main deck", top=False),
)(MainDeck)
reads(
    MainDeck,
    "dest",
    phrase("to the top of the main deck", top=True),
    phrase("on the top of the main deck", top=True),
    phrase("under the main deck", top=False),
)


@dataclass(frozen=True)
class LineUp(Dest):
    """The Line-Up, which may then lie above its size."""

    def put_card(self, state: State, frame: Frame, card: int) -> None:
        enter_line_up(state, card, frame.me)

    def as_place(self) -> Where:
        return "line_up"

    @property
    def purpose(self) -> Purpose:
        return PUT_INTO_LINE_UP


word("dest", PLAIN, "into the Line-Up")(LineUp)
reads(LineUp, "dest", "to the Line-Up")


@dataclass(frozen=True)
class Neighbours(Dest):
    """A zone of the next player, who sits to the left, or of the one before, who sits to the right."""

    place: int
    left: bool = True

    def put_card(self, state: State, frame: Frame, card: int) -> None:
        seat = seats_in_order(state, frame.me)[1 if self.left else -1]
        if self.place == z.UNDER:
            tuck_card(state, seat, card, frame.source)
        else:
            move_card(state, card, z.zone_of(seat, self.place), cause="put", by=frame.me)

    def as_place(self) -> Where:
        if self.place == z.UNDER:
            return "left under" if self.left else "right under"
        if self.place == z.HAND:
            return "left hand" if self.left else "right hand"
        return "left discard" if self.left else "right discard"

    @property
    def purpose(self) -> Purpose:
        if self.place == z.UNDER:
            return PUT_UNDER_HERO
        if self.place == z.HAND:
            return PUT_INTO_LEFT_HAND if self.left else PUT_INTO_RIGHT_HAND
        return PUT_INTO_LEFT_DISCARD if self.left else PUT_INTO_RIGHT_DISCARD


word(
    "dest",
    PLAIN,
    phrase("into the discard pile of the player on @your left", place=z.DISCARD),
    phrase("into the discard pile of the player on @your right", place=z.DISCARD, left=False),
    phrase("into the hand of the player on @your left", place=z.HAND),
    phrase("into the hand of the player on @your right", place=z.HAND, left=False),
    phrase("under the Super Hero of the player on @your left", place=z.UNDER),
    phrase("under the Super Hero of the player on @your right", place=z.UNDER, left=False),
)(Neighbours)
reads(
    Neighbours,
    "dest",
    phrase("into the discard pile of the player to @your left", place=z.DISCARD),
    phrase("into the hand of the player to @your left", place=z.HAND),
)


@dataclass(frozen=True)
class Attackers(Dest):
    """The hand of the player who attacks; without an Attack the card stays where it lies."""

    def put_card(self, state: State, frame: Frame, card: int) -> None:
        seat = attacking_seat(state)
        if seat >= 0:
            move_card(state, card, z.zone_of(seat, z.HAND), cause="put", by=frame.me)

    def as_place(self) -> Where:
        return "attacker"

    @property
    def purpose(self) -> Purpose:
        return PUT_INTO_ATTACKERS_HAND


word("dest", Refers(is_about=always("attacker")), "into the attacker's hand")(Attackers)


@dataclass(frozen=True)
class OwnersDeck(Dest):
    """The deck of the player whose card it is; a card that is nobody's stays where it lies."""

    top: bool

    def put_card(self, state: State, frame: Frame, card: int) -> None:
        owner = owner_of(state, card)
        if owner >= 0:
            cause: Cause = "put" if self.top else "put under"
            move_card(state, card, z.zone_of(owner, z.DECK), front=self.top, cause=cause, by=frame.me)

    def as_place(self) -> Where:
        return "owner" if self.top else "owner's bottom"

    @property
    def purpose(self) -> Purpose:
        return PUT_ON_OWNERS_DECK if self.top else PUT_UNDER_OWNERS_DECK


word(
    "dest",
    PLAIN,
    phrase("on top of its owner's deck", top=True),
    phrase("on the bottom of its owner's deck", top=False),
)(OwnersDeck)


@dataclass(frozen=True)
class BackOnStack(Dest):
    """The stack a card such as a Kick or a Weakness is from; any other card stays where it lies."""

    def put_card(self, state: State, frame: Frame, card: int) -> None:
        stack = home_stack(state, card)
        if stack != z.DESTROYED:
            move_card(state, card, stack, front=True, cause="put", by=frame.me)
            if state.known[card] != ALL:  # a stack that lies face down
                reveal_cards(state, (card,))

    def as_place(self) -> Where:
        return "home"

    @property
    def purpose(self) -> Purpose:
        return PUT_ON_STACK


word("dest", PLAIN, "back on the stack")(BackOnStack)


describe("deed", "what was done such as …", "done")
describe("zone", "a place such as …", "place")
describe("place", "a place such as …", "place")
describe("place_in", "a place such as …", "place")
describe("dest", "a place to put cards such as …", "where")
describe("own", "a place to put cards such as …", "where")
