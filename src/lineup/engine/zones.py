"""The zones of a game. A zone is an index into `State.zones`: common zones first, then those of each seat."""

from typing import Final

MAIN_DECK: Final = 0
LINE_UP: Final = 1
SUPER_VILLAINS: Final = 2
BASIC: Final = 3  # Kick and its kin
WEAKNESS: Final = 4
DESTROYED: Final = 5
UNUSED: Final = 6  # cards of the box that are not in this game, or have left it
SET_ASIDE: Final = 7  # out of the Line-Up or the main deck while it is being played
BASIC_2: Final = 8  # a second such stack, in mixes
COMMON: Final = 9
STACKS: Final = (BASIC, BASIC_2)

DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
PLAY: Final = 3  # what this seat controls: cards of this turn and cards that stay
CHARACTER: Final = 4  # the oversized Super Hero, or the stack of Characters, the one in play first
RESERVE: Final = 5  # Super Hero Synergy: the Hero card only this seat may buy or gain
OFFER: Final = 6  # Super Heroes dealt to choose from
SCORE: Final = 7  # opposing Characters this seat has defeated
STORED: Final = 8  # an Assist card laid on the own Character (games of two or three)
UNDER: Final = 9  # cards under the own Super Hero or Character, face up (COMMON-UNDER-01)
PER_SEAT: Final = 10

COMMON_NAMES: Final = (
    "main-deck",
    "line-up",
    "super-villains",
    "stack",
    "weakness",
    "destroyed",
    "unused",
    "aside",
    "stack-2",
)
SEAT_NAMES: Final = ("deck", "hand", "discard", "play", "character", "reserve", "offer", "score", "stored", "under")


def zone_of(seat: int, place: int) -> int:
    """Return the index of one seat's zone."""
    return COMMON + seat * PER_SEAT + place


def seat_of(index: int) -> int:
    """Return the seat a zone belongs to, or -1 for a common zone."""
    return (index - COMMON) // PER_SEAT if index >= COMMON else -1


def place_of(index: int) -> int:
    """Return the kind of a seat's zone (DECK, HAND…), or -1 for a common zone."""
    return (index - COMMON) % PER_SEAT if index >= COMMON else -1


def zone_name(index: int) -> str:
    """Return the short text form of a zone: `line-up`, `hand` with its seat as `hand@1`."""
    if index < COMMON:
        return COMMON_NAMES[index]
    return f"{SEAT_NAMES[place_of(index)]}@{seat_of(index)}"
