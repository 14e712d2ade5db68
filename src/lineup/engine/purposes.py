"""The purposes of questions: what becomes of the cards picked, or what is chosen. A closed set, but for "may".

A question that a text asks with "may" has a purpose of its own: the action asked about, in the words of the text.
"""

from __future__ import annotations

from typing import Final

from lineup.frozen import dataclass


@dataclass(frozen=True)
class Purpose:
    """One purpose; `written` is its form in saves and logs."""

    written: str
    topic: str = ""  # of the clause it rests on (engine/clauses.py), if it has one of its own
    gives_up: bool = False  # the player loses the cards picked
    takes: bool = False  # the player gets them
    in_a_row: bool = False  # they are laid one below the other

    @property
    def key(self) -> str:
        """The end of the keys of its messages."""
        return self.written.replace(" ", "-").lower()

    @property
    def puts(self) -> bool:
        """True if its messages say whose hand, deck or pile the cards go to."""
        return self.written.startswith("put ")


PURPOSES: Final[dict[str, Purpose]] = {}  # by their written form


def _add(written: str, topic: str = "", gives_up: bool = False, takes: bool = False, in_a_row: bool = False) -> Purpose:
    PURPOSES[written] = Purpose(written, topic, gives_up, takes, in_a_row)
    return PURPOSES[written]


# of a pick: what becomes of the cards
DESTROY: Final = _add("destroy", topic="destroy", gives_up=True)
DISCARD: Final = _add("discard", topic="discard", gives_up=True)
GAIN: Final = _add("gain", topic="gain", takes=True)
DRAW: Final = _add("draw")
POINT_AT: Final = _add("choose")
PLAY: Final = _add("play")
PLAY_AGAIN: Final = _add("play again", topic="play again")
USE_TEXT: Final = _add("use the text of")
COPY: Final = _add("copy")
REVEAL: Final = _add("reveal")
LOOK_AT: Final = _add("look at")
SET_ASIDE: Final = _add("set aside")
SHUFFLE_IN: Final = _add("shuffle in")
GIVE_ASSIST: Final = _add("give Assist")
MAKE_DEARER: Final = _add("make dearer", topic="raise")
PASS: Final = _add("pass")
PASS_LEFT: Final = _add("pass to the left", gives_up=True)
PASS_RIGHT: Final = _add("pass to the right", gives_up=True)
PUT: Final = _add("put")
PUT_INTO_HAND: Final = _add("put into the hand", takes=True)
PUT_ON_DECK: Final = _add("put on top of the deck")
PUT_UNDER_DECK: Final = _add("put on the bottom of the deck")
PUT_INTO_DISCARD: Final = _add("put into the discard pile", gives_up=True)
PUT_INTO_PLAY: Final = _add("put into play")
PUT_UNDER_HERO: Final = _add("put under the Super Hero", gives_up=True)
PUT_ON_MAIN_DECK: Final = _add("put on top of the main deck", gives_up=True)
PUT_UNDER_MAIN_DECK: Final = _add("put on the bottom of the main deck", gives_up=True)
PUT_INTO_LINE_UP: Final = _add("put into the Line-Up", gives_up=True)
PUT_INTO_LEFT_DISCARD: Final = _add("put into the discard pile on the left", gives_up=True)
PUT_INTO_RIGHT_DISCARD: Final = _add("put into the discard pile on the right", gives_up=True)
PUT_INTO_LEFT_HAND: Final = _add("put into the hand on the left", gives_up=True)
PUT_INTO_RIGHT_HAND: Final = _add("put into the hand on the right", gives_up=True)
PUT_INTO_ATTACKERS_HAND: Final = _add("put into the hand of the attacker", gives_up=True)
PUT_ON_OWNERS_DECK: Final = _add("put on top of the deck of its owner")
PUT_UNDER_OWNERS_DECK: Final = _add("put on the bottom of the deck of its owner")
PUT_ON_STACK: Final = _add("put on its stack")
PUT_BACK_ON_STACK: Final = _add("put back on its stack")
PUT_FOR_ANYBODY: Final = _add("put for any player")
LAY_ON_TOP: Final = _add("put on top first", in_a_row=True)
LAY_AT_BOTTOM: Final = _add("put on the bottom first", in_a_row=True)
# of a choice: what is chosen
CHOOSE_WAY: Final = _add("one")
NAME_TYPE: Final = _add("type")
NAME_CARD: Final = _add("name")
# of a player chosen: what they get
FOR_THEIR_HAND: Final = _add("put into hand")
FOR_THEIR_DECK: Final = _add("put on deck")
FOR_THEIR_DISCARD: Final = _add("give it to")
# of the rules' own questions
NONE: Final = _add("")
AVOID: Final = _add("avoid the Attack")
BLOCK: Final = _add("raise a Character's cost")
CONFRONT: Final = _add("confront")
ASSIST: Final = _add("assist")
PLAY_AS: Final = _add("play as")
RESOLVE_FIRST: Final = _add("resolve first")


def purpose_of(written: str) -> Purpose:
    """Return the purpose with a written form; one of its own for the words of a "may"."""
    found = PURPOSES.get(written)
    return Purpose(written) if found is None else found
