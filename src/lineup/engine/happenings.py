"""Records of what happens at the table, one class for each kind of event. Each says who may see which card.

The first field says the kind, so that a record can be told apart, compared and unpacked as the tuple it is.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

# why a card moves
Cause: TypeAlias = Literal[
    "", "aside", "buy", "clock", "defeat", "destroy", "discard", "draw", "end", "gain", "line-up", "out", "pass",
    "play", "put", "put under", "return", "shuffle in", "stale", "store", "under",
]  # fmt: skip
Ending: TypeAlias = Literal["super-villains", "refill", "main deck", "text", "knock-out", "clock"]


class Turn(NamedTuple):
    """A turn begins."""

    kind: Literal["turn"]
    seat: int
    number: int


class End(NamedTuple):
    """The end of a turn begins: cards are put away, a new hand is drawn."""

    kind: Literal["end"]
    seat: int


class Moved(NamedTuple):
    """A card goes from one zone to another. `mask` are the seats that know it, `by` is the seat that does it."""

    kind: Literal["moved"]
    card: int
    here: int
    to: int
    mask: int
    cause: Cause
    by: int = -1


class Revealed(NamedTuple):
    """Cards are shown to everybody, by a seat or by the rules (-1)."""

    kind: Literal["revealed"]
    seat: int
    cards: tuple[int, ...]


class Looked(NamedTuple):
    """A seat looks at cards."""

    kind: Literal["looked"]
    seat: int
    cards: tuple[int, ...]


class Forgotten(NamedTuple):
    """Only the seats of `mask` still know which of the cards is which."""

    kind: Literal["forgotten"]
    cards: tuple[int, ...]
    mask: int


class Shuffled(NamedTuple):
    """A discard pile becomes a new deck."""

    kind: Literal["shuffled"]
    seat: int
    cards: int  # how many


class PlayedInPlace(NamedTuple):
    """A card counts as played without moving."""

    kind: Literal["played"]
    seat: int
    card: int


class Powered(NamedTuple):
    """A card gives Power."""

    kind: Literal["power"]
    amount: int
    card: int


class Used(NamedTuple):
    """An ability is used."""

    kind: Literal["used"]
    seat: int
    card: int


class PricePaid(NamedTuple):
    """A card is about to be bought for another price than it shows."""

    kind: Literal["paid"]
    seat: int
    card: int
    price: int


class Copied(NamedTuple):
    """A card becomes a copy of another."""

    kind: Literal["copied"]
    seat: int
    card: int
    other: int


class Attacked(NamedTuple):
    """An Attack is made, or a Super-Villain hunted."""

    kind: Literal["attacked"]
    seat: int
    card: int
    seats: tuple[int, ...]


class Totals(NamedTuple):
    """Hands are compared: seats with their totals."""

    kind: Literal["totals"]
    totals: tuple[tuple[int, int], ...]


class Defended(NamedTuple):
    """A Defense is used for a seat, `whom`; `kept`: its card is only shown for it."""

    kind: Literal["defended"]
    seat: int
    card: int
    whom: int
    kept: bool


class Defeated(NamedTuple):
    """A Super-Villain or a Character is defeated."""

    kind: Literal["defeated"]
    seat: int
    card: int


class Appeared(NamedTuple):
    """The next Super-Villain appears."""

    kind: Literal["first_appearance"]
    card: int


class Confronted(NamedTuple):
    """A Confrontation is announced."""

    kind: Literal["confronted"]
    seat: int
    foe: int
    card: int


class Switched(NamedTuple):
    """A Confrontation goes on against another."""

    kind: Literal["switched"]
    seat: int
    foe: int
    card: int


class Cancelled(NamedTuple):
    """A Confrontation is called off."""

    kind: Literal["cancelled"]
    seat: int


class Ready(NamedTuple):
    """The Confronter has played everything."""

    kind: Literal["ready"]
    seat: int
    power: int


class Blocked(NamedTuple):
    """A Block is used."""

    kind: Literal["blocked"]
    seat: int
    card: int


class Raised(NamedTuple):
    """A Character's cost changes for this turn."""

    kind: Literal["raised"]
    card: int
    amount: int


class Held(NamedTuple):
    """A Character was not defeated."""

    kind: Literal["held"]
    foe: int


class Out(NamedTuple):
    """A player has left the game."""

    kind: Literal["out"]
    seat: int


class TokensChanged(NamedTuple):
    """A seat gets VP tokens, or loses them (below 0)."""

    kind: Literal["tokens"]
    seat: int
    amount: int


class Flipped(NamedTuple):
    """A seat's Super Hero is flipped face down, or face up again."""

    kind: Literal["flipped"]
    seat: int
    card: int
    down: bool


class Muted(NamedTuple):
    """A seat's Character loses its ability until the end of that seat's next turn."""

    kind: Literal["muted"]
    seat: int


class Silenced(NamedTuple):
    """A text that never ended is silenced."""

    kind: Literal["silenced"]
    card: int


class Over(NamedTuple):
    """The game is over."""

    kind: Literal["over"]
    reason: Ending


Event: TypeAlias = (
    Turn
    | End
    | Moved
    | Revealed
    | Looked
    | Forgotten
    | Shuffled
    | PlayedInPlace
    | Powered
    | Used
    | PricePaid
    | Copied
    | Attacked
    | Totals
    | Defended
    | Defeated
    | Appeared
    | Confronted
    | Switched
    | Cancelled
    | Ready
    | Blocked
    | Raised
    | Held
    | Out
    | TokensChanged
    | Flipped
    | Muted
    | Silenced
    | Over
)
