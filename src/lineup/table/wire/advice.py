"""Hints, odds and reviews on the wire, in both directions."""

from __future__ import annotations

from lineup.advice.worth import Besides
from lineup.table.wire.base import Sentence, Strict, Wire


class AskHint(Strict, frozen=True, kw_only=True, tag="hint", tag_field="type"):
    """Ask for the best answer to one's question in that position; a `hint` comes, or `refused` with the reason."""

    game: int
    number: int


class AskOdds(Strict, frozen=True, kw_only=True, tag="odds", tag_field="type"):
    """Ask for the odds in that position; `odds` come."""

    game: int
    number: int


class AskReview(Strict, frozen=True, kw_only=True, tag="review", tag_field="type"):
    """After the end: ask which of one's decisions mattered most; several `review` come, the last one `finished`."""

    game: int


class OptionValue(Wire, frozen=True, kw_only=True):
    """The value of an answer: its loss against the suggested one, in shares of games won, from 0 to 1."""

    answer: str
    behind: float
    sure: bool  # more than chance


class Hint(Wire, frozen=True, kw_only=True, tag="hint", tag_field="type"):
    """A suggested answer and the reasons. It holds for the position of that number alone; none comes after that."""

    game: int
    number: int
    answer: str
    card: int  # the card it is about, or -1
    reasons: list[Sentence]
    chance: float  # the share of the games tried that one wins with it
    values: list[OptionValue]  # of all answers tried, the suggested one first, then the best first
    games: int  # dealt anew from what one may know


class Reach(Wire, frozen=True, kw_only=True):
    """A card for sale: its price, the chance to afford it this turn, and its effect on one's deck."""

    card: int
    price: int
    chance: float | None  # null where nothing can be bought
    power: float  # of an average hand, more than now
    vp: float  # at the end of the game
    worth: float  # both together, in Victory Points, as the bot `planner` reckons
    besides: Besides  # what it is good for beside these


class Clash(Wire, frozen=True, kw_only=True):
    """A Character one confronts or may confront: the chance to reach its cost, and to defeat it despite all Blocks."""

    seat: int
    cost: int
    reached: float
    defeated: float


class Guard(Wire, frozen=True, kw_only=True):
    """The chance that a foe holds a Defense, and a Block."""

    seat: int
    defense: float
    block: float


class Odds(Wire, frozen=True, kw_only=True, tag="odds", tag_field="type"):
    """The odds in the position of that number."""

    game: int
    number: int
    power: float  # of this turn if all is played; 0 outside the own turn
    next_hand: float  # the Power to expect of the hand for the own next turn
    hand: float  # and of an average hand
    reach: list[Reach]
    clashes: list[Clash]
    guards: list[Guard]
    games: int


class Moment(Wire, frozen=True, kw_only=True):
    """A decision that mattered, when so many answers had been given: what was done, and what was better."""

    number: int
    turn: int
    done: Sentence
    better: Sentence
    reason: Sentence
    cost: float  # in shares of games won, from 0 to 1


class Review(Wire, frozen=True, kw_only=True, tag="review", tag_field="type"):
    """The progress of a game's review and, once it is `finished`, the moments that mattered most, the costliest
    first.
    """

    game: int
    at: int
    of: int
    decisions: int
    finished: bool
    moments: list[Moment]


Advice = Hint | Odds | Review
Asking = AskHint | AskOdds | AskReview
