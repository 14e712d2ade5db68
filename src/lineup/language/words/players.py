"""Players: those a stretch of text is about."""

from __future__ import annotations

from lineup.engine.attack import (
    AVOIDERS,
    CHOSEN_FOE,
    CONFRONTED_FOE,
    EACH,
    EACH_FOE,
    EACH_PLAYER,
    EVERYONE_ELSE,
    HIGHEST_HAND,
    NEXT_PLAYER,
    PLAYER_BEFORE,
    REST,
    SOLE_HIGHEST,
    THOSE,
    Attack,
    Blow,
    attacking_seat,
)
from lineup.engine.definitions import Effect
from lineup.engine.queries import is_confronting, seats_in_order, teammate_of
from lineup.engine.state import TEXT, Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import atom, describe, register

for _value, _text in (
    ("that", "That foe"),
    ("confronted", "The confronted foe"),
    ("confronting", "The confronting foe"),
    ("attacker", "The attacker"),
    ("teammate", "Your teammate"),
    ("left", "The player on your left"),
    ("right", "The player on your right"),
    ("everyone else", "Each other player"),
    ("avoider", "Each foe who avoided this Attack"),
    ("foe", "Each foe"),
    ("player", "Each player"),
):
    atom("person", _value, _text)
for _value, _text in (("chosen", "That player"), ("those", "Each of those players")):
    atom("chosen", _value, _text)
for _value, _text in (("foe", "each foe"), ("player", "each player"), ("everyone else", "each other player")):
    atom("others", _value, _text)
for _value, _text in (
    ("that", "that foe"),
    ("chosen", "that player"),
    ("attacker", "the attacker"),
    ("left", "the player on your left"),
    ("right", "the player on your right"),
):
    atom("other", _value, _text)
for _value, _text in (
    ("foe", "Each foe"),
    ("player", "Each player"),
    ("tied", "Each player tied for the highest total cost in hand"),
    ("other", "Each other player"),
    ("alone", "The player who alone chose the highest cost"),
    ("that", "That foe"),
    ("confronted", "The confronted foe"),
    ("left", "The player on your left"),
    ("right", "The player on your right"),
):
    atom("subject", _value, _text)
OWN_TURN = {"teamwork": "Teamwork is for you to use, on your own turn"}  # and nobody else, then or at another time
ONE_BY_ONE = {"everybody": "each player would do this once for every player", **OWN_TURN}  # what several do in turn
OF_EACH = ("it of each", "them of each")  # after what several players did
for _value in OF_EACH:
    register(
        _value,
        "each player has such cards of their own, so nobody knows which are meant; "
        'count them, as in "draw a card for each Hero discarded this way"',
    )
WHO = {"tied": HIGHEST_HAND, "other": REST, "alone": SOLE_HIGHEST}  # all others: everyone it is made against
SEVERAL = {
    "foe": EACH_FOE,
    "player": EACH_PLAYER,
    "those": THOSE,
    "everyone else": EVERYONE_ELSE,
    "avoider": AVOIDERS,
}
AGAINST = {
    "foe": EACH_FOE,
    "that": CHOSEN_FOE,
    "confronted": CONFRONTED_FOE,
    "left": NEXT_PLAYER,
    "right": PLAYER_BEFORE,
    "other": EVERYONE_ELSE,
}


@dataclass(frozen=True)
class ForSeat(Effect):
    """Let a part work for another player."""

    who: str
    part: int

    def find_seat(self, state: State, frame: Frame) -> int:
        if self.who == "teammate":
            return teammate_of(state, frame.me)
        if self.who == "attacker":
            return attacking_seat(state)
        if self.who == "confronting":
            return frame.by
        if self.who == "by":
            return frame.by
        if self.who == "left":
            return seats_in_order(state, frame.me)[1]
        if self.who == "right":
            return seats_in_order(state, frame.me)[-1]
        if self.who in ("that", "chosen") and len(frame.hits) == 1:  # chosen, or attacked by the card (CONF-RES-05)
            return frame.hits[0].seat
        return state.target if is_confronting(state, frame.me) else -1

    def is_possible(self, state: State, frame: Frame) -> bool:
        return self.find_seat(state, frame) >= 0

    def take_step(self, state: State, frame: Frame) -> None:
        seat = self.find_seat(state, frame)
        if seat >= 0:
            state.stack.append(Frame(TEXT, frame.face, self.part, seat, frame.me, frame.source, frame.it))


def step_for(who: str, part: int) -> Effect:
    """Make the step that lets a part work for another player, or for several one after the other."""
    if who in SEVERAL:
        return Attack((Blow(EACH, part),), SEVERAL[who], avoidable=False, gathers=True)
    return ForSeat(who, part)


describe("chosen", "somebody such as …", "somebody")
describe("other", "somebody such as …", "player")
describe("others", "somebody such as …", "players")
describe("person", "somebody such as …", "somebody")
describe("subject", "somebody such as …", "somebody")
