"""The meaning of a card's text for code that reads cards and does not run them: bots, words, tables, clients.

Each word says what it means (`as_acts`, `as_condition`, `as_count` and so on), and `paragraphs.make_meaning` gathers it
for the card. Everything is said in card terms: what is done, to which cards, how often, on which condition, for whom.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from typing import Any, Final, Literal

from lineup.engine.definitions import Card
from lineup.frozen import dataclass
from lineup.language.words.cards import EVERY, Cards
from lineup.language.words.places import Where

ANY: Final = 99  # any number, as often as one likes

Verb = Literal[
    "assist",  # give hand cards Assist
    "borrow",  # control the teammate's Locations
    "cancel",  # this Confrontation
    "cheapen",  # such cards cost less
    "cheapen next",  # the next such card costs less
    "choose",  # point at a card
    "choose player",
    "copy",  # become a copy
    "cost more",  # the card itself
    "double",  # the Power there is now
    "double all",  # and what comes later this turn
    "destroy",
    "discard",
    "draw",
    "extra",  # cards of the next hand
    "fill",  # the Line-Up up to so many cards only
    "flip down",  # the own Super Hero
    "flip up",
    "gain",
    "gain vp",  # VP tokens
    "look",
    "lose vp",  # VP tokens, to `whom`
    "name",  # odd or even
    "name card",
    "name type",
    "nothing",
    "offer",  # a foe decides which of two cards is gained
    "pass",  # to another hand
    "pay",  # Power
    "pay vp",  # VP tokens
    "play",
    "play again",
    "power",  # give Power
    "put",
    "raise",  # the cost of a Character
    "repeat",  # all that was said
    "replace",  # in the Line-Up
    "reveal",
    "set aside",
    "shuffle in",  # to the own deck
    "silence",  # a Character loses its ability
    "steal vp",  # VP tokens, from `whom`
    "switch",  # this Confrontation
    "teamwork",  # play the top card of a foe's deck
    "use",  # the text of another card
    "weaken",  # Blocks add less
    "win",
]
How = Literal[
    "choice", "all", "random", "it", "them", "this", "top", "last", "attacker",
    "own",  # those this card put there
    "duplicates",  # of each name all but one
    "highest",  # the one with the highest cost
    "lowest",
]  # fmt: skip
Who = Literal[
    "you",
    "foe",
    "player",
    "chosen",  # the player chosen
    "those",  # the players chosen
    "tied",  # those with the highest total cost in hand
    "other",
    "alone",  # who alone chose the highest cost
    "that",  # the foe chosen
    "confronted",
    "confronting",
    "attacker",
    "teammate",
    "left",  # the next player
    "right",  # the player before
    "everyone else",  # foes and the teammate
    "avoider",  # each foe who avoided the Attack
]
Kind = Literal[
    "all spared",  # no foe did what the Attack says
    "as named",  # it has a cost of the parity named
    "name as named",
    "type as named",
    "bought",  # so many such cards this turn
    "cannot",  # the deed before could not be done
    "confronted",
    "confronting",
    "controls",
    "controls both",  # one of each kind
    "controls names",  # so many different ones
    "controls types",  # so many different ones
    "cost played",  # the cards played cost so much together
    "cost below",  # until the cards drawn cost so much together
    "defeated",  # a Super-Villain, this turn
    "destroyed this turn",
    "discarded this turn",
    "drew this turn",
    "done",  # the deed before was done
    "each gain",  # as often as such a card is gained
    "end",  # at the end of this turn
    "first",  # it is the first card played this turn
    "foe controls",
    "from hand",  # played from the own hand
    "gained",  # so many such cards this turn
    "hand below",
    "has",  # so many such cards lie there
    "it costs",
    "it costs at most",
    "it costs just",
    "it is",
    "it is odd",
    "line-up above",  # while more cards lie in the Line-Up
    "names played",  # so many different ones
    "most vp",  # more VP tokens than each foe
    "next gain",  # as soon as such a card is gained
    "next play",  # as soon as such a card is played
    "next purchase",  # as soon as such a card is bought
    "each purchase",
    "next turn",  # at the start of the own next turn
    "one gain",  # with one of such cards gained, of its player's choice
    "no vp",  # no VP tokens
    "none",  # no such card lies there
    "none done",  # the deed before was done to no card at all
    "played",  # such cards were played before
    "played both",  # one of each kind
    "plays",  # such cards are played this turn, earlier or later
    "revealed none",  # a foe, of such cards
    "same names",  # so many cards in play
    "same type",
    "spared",  # a foe gained no Weakness
    "super-villain",  # the top one costs so much
    "such done",  # the deed before was done to so many such cards
    "shown",  # until such a card is revealed
    "so many",  # there are so many of them
    "types",  # so many different card types lie there
    "types played",  # so many different ones
    "teamwork",  # it was used this turn
    "undefeated",  # until the Super-Villain is defeated
    "vp",  # so many VP tokens
    "wins",  # this Confrontation
]
Counted = Literal[
    "acted",  # players who did what they were to do
    "cards",
    "costs",  # different ones among cards
    "defeated",  # Characters in the score pile
    "discarded",  # cards discarded this turn
    "done",  # cards the deed before moved
    "drawn",  # cards drawn this turn
    "all foes",
    "foe's",  # cards the confronted foe controls
    "foes with",  # foes who have such cards there
    "gained",  # cards bought or gained this turn
    "given",  # the Power it gave
    "half its cost",
    "hit",  # foes hit by this Attack
    "its cost",
    "its points",
    "level",  # of the confronted Character
    "lots",  # so many cards each time
    "this turn",  # cards destroyed, discarded or drawn
    "names",  # different ones among cards
    "played",  # cards played this turn
    "points",  # Victory Points of the hand
    "types",  # different card types lying there
    "types played",
    "vp",  # the own VP tokens
]
Sort = Literal[
    "play",  # done when the card is played
    "attack",  # the same, and can be avoided
    "appearance",  # done when a Super-Villain is revealed
    "defense",
    "block",
    "ability",  # its player may use it
    "trigger",  # starts by itself
    "stack",  # holds while it is the Super-Villain on the stack
    "gained",  # done when the card is gained
    "destroyed",  # done when the card is destroyed
    "defeated",  # done when the Super-Villain is defeated
    "worth",  # variable Victory Points
    "rule",  # a rule of the card itself, such as Assist
]
Event = Literal[
    "play", "gain", "discard", "destroy", "draw", "avoid", "start", "end",
    "hit",  # a foe, by an Attack of the own
    "teamwork",
    "tokens",  # VP tokens are gained
]  # fmt: skip
Rule = Literal[
    "assist", "grants_assist", "starts_on_top", "played_first", "falls_too", "returns_home", "stays", "lowers_cost",
    "dooms", "also", "goes_first",
]  # fmt: skip


@dataclass(frozen=True)
class Count:
    """Something that is counted: which cards, where; or a number read off something else."""

    of: Counted
    cards: Cards | None = None
    where: tuple[Where, ...] = ()
    other: bool = False  # the card itself does not count
    done: str = ""  # what was done to them, where the text says it
    own: bool = False  # a Level: of the Character whose cost is raised
    less: int = 0  # so many fewer
    short: int = 0  # those that lack of so many
    lot: int = 1  # once for every so many
    star: int = -1  # what points told by a text count as, if so much is said


@dataclass(frozen=True)
class Condition:
    """A condition of a deed; `met` is False for what is done otherwise."""

    kind: Kind
    cards: Cards | None = None
    where: tuple[Where, ...] = ()
    n: int = 0
    another: bool = False  # the card itself does not count
    later: bool = False  # waits until it holds, for the rest of this turn
    met: bool = True
    own_turn: bool = False  # and this is the player's own turn
    until: bool = False  # the deed goes on while it holds
    done: str = ""  # what was done
    also: Cards | None = None  # and one of these besides
    who: Who = field(default="you", compare=False)  # whom it speaks of


@dataclass(frozen=True)
class Those:
    """The cards a deed is done to: of which kinds (any, if None), where they lie, and how they are found."""

    cards: Cards | None = None
    where: tuple[Where, ...] = ()
    how: How = "choice"
    free: bool = False  # its player may take fewer
    budget: int = 0  # their costs add up to no more than this
    another: bool = False  # not the card itself
    least: int = 0  # how many at least, where its player may take fewer
    rest: bool = False  # of a group: those left of it
    cheaper: bool = False  # of the type of the card named before, and of a lower cost
    each: bool = False  # so many of each kind


DRAWN: Final = Those(EVERY, ("deck",), "top")  # what is drawn where the text says no more


@dataclass(frozen=True)
class Deed:
    """One thing a text does. `n` is how many cards or how much Power, once for each `per`, and `plus` is added."""

    verb: Verb
    n: int = 1
    those: Those | None = None
    per: Count | None = None
    plus: Count | None = None
    least: int = 0
    most: int = ANY
    to: tuple[Where, ...] = ()
    who: Who = "you"  # does it
    whom: Who = "you"  # has the cards from it
    may: bool = False
    only: tuple[Condition, ...] = ()
    then: bool = field(default=False, compare=False)  # in one sentence with the deed before
    mine: bool = field(default=False, compare=False)  # done by the text's own player where others choose
    attack: bool = field(default=False, compare=False)  # it can be avoided, though its passage is no Attack
    secret: bool = False
    ordered: bool = False  # in an order of one's choice
    team: bool = False  # of the own team: each of its Characters is dearer, or the other one is confronted
    own: bool = False  # of the own team: nobody's Character but the own is dearer


@dataclass(frozen=True)
class OneOf:
    """Several ways, of which one is taken; in the player's own Confrontation up to `duel` different ones."""

    ways: tuple[tuple[Act, ...], ...]
    duel: int = 1
    who: Who = "you"
    only: tuple[Condition, ...] = ()


Act = Deed | OneOf


@dataclass(frozen=True)
class Cue:
    """An event that starts a text: cards played, gained or discarded, from the `first` of a turn to the `last`."""

    on: Event
    cards: Cards | None = None
    first: int = 1
    last: int = ANY
    bought: bool = False  # buying counts as gaining
    team: bool = False  # the teammate's cards too
    different: bool = False  # each name once
    types: int = 0  # the one that makes it so many card types
    often: bool = False  # however often in a turn
    own: bool = True  # in the own turn only
    itself: bool = False  # the card with this text too
    line_up: bool = False  # bought from the Line-Up, and no other gain
    paid: bool = False  # bought, and no other gain


@dataclass(frozen=True)
class Points:
    """Variable Victory Points: `n` for each of some cards, for each name once, or for each full `lot` of them.

    With `least`, `n` in all if there are so many. A negative `n` is taken off what the card shows.
    """

    n: int
    cards: Cards
    different: bool = False
    lot: int = 1
    least: int = 0
    other: bool = False  # the card itself does not count
    beyond: int = 0  # only those above so many count
    beneath: bool = False  # only those under the Super Hero


@dataclass(frozen=True)
class Price:
    """The price of using a text: Power, hand cards, the card itself (or only showing it)."""

    power: int = 0
    cards: Cards | None = None
    itself: bool = False
    shown: bool = False
    more: bool = False  # and any number of other hand cards
    each_type: bool = False  # with cards of each type only once in a turn
    those: Those | None = None  # which hand cards in full, and how many
    n: int = 1
    in_play: bool = False  # the card itself lies in play, not in hand
    destroyed: bool = False  # the card itself is given up for good
    to: tuple[Where, ...] = ()  # where the cards go, if they are not discarded
    vp: int = 0  # VP tokens


@dataclass(frozen=True, eq=False)
class Passage:
    """One paragraph of a text. Two are never equal, so that a cache can use the paragraph itself as its key."""

    sort: Sort
    text: str
    keyword: str = ""  # what stands before the colon
    acts: tuple[Act, ...] = ()
    otherwise: tuple[Act, ...] = ()  # done outside an own Confrontation
    confronting: bool = False  # only in an own Confrontation
    confronted: bool = False  # only in a Confrontation against the own team
    ongoing: bool = False  # the card stays in play
    stacked: bool = False  # only while it is the Super-Villain on the stack, for every player
    once: bool = False  # an ability: once in each own turn or Confrontation
    against: Who = "you"  # whom an Attack is made against
    price: Price | None = None
    trigger: Cue | None = None
    lowers: int = 0  # what the card takes off the cost of its player's Character
    rule: Rule | None = None
    types: tuple[str, ...] = ()  # of the card besides its own
    worth: Points | None = None
    paragraph: Any = None  # the Paragraph itself, which other languages print

    @property
    def rest(self) -> str:
        """The text behind the keyword."""
        return self.text[len(self.keyword) + 2 :] if self.keyword else self.text

    @property
    def played(self) -> bool:
        """True if it does something for its player when the card is played or from then on."""
        return self.sort in ("play", "attack") or (self.ongoing and not self.lowers)

    @property
    def works_abroad(self) -> bool:
        """True if it can work in a foe's turn, when its player gets no Power."""
        if self.trigger is not None:
            return not self.trigger.own
        return self.confronted or self.sort in ("defense", "block", "gained", "destroyed")

    @property
    def gives_power(self) -> bool:
        """True if its player gets Power from it."""
        return any(deed.verb in ("power", "double", "double all") and deed.who == "you" for deed in deeds_in(self.acts))


@dataclass(frozen=True)
class Sign:
    """A plain gain a text begins with: Power or cards drawn."""

    verb: Literal["power", "draw"]
    n: int


@dataclass(frozen=True, eq=False)
class Meaning:
    """The meaning of a whole text. Two are never equal, so that a cache can use the meaning itself as its key."""

    passages: tuple[Passage, ...] = ()
    types: int = 0  # the card types it names
    defense: bool = False  # whether it names Defense cards
    confrontation: bool = False  # whether something of it works only in an own Confrontation
    signs: tuple[Sign, ...] = ()

    def of(self, *sorts: Sort) -> list[Passage]:
        """The passages of some sorts."""
        return [passage for passage in self.passages if passage.sort in sorts]


NOTHING: Final = Meaning()


def meaning_of(card: Card) -> Meaning:
    assert isinstance(card.meaning, Meaning)
    return card.meaning


def passages_of(card: Card, part: int) -> tuple[Passage, ...]:
    """Return the passages that a part of a card's programs is made from; the play text can come from several."""
    found = meaning_of(card).passages
    origin = card.origins[part]
    return (found[origin],) if origin >= 0 else tuple(each for each in found if each.played)


def deeds_in(acts: Iterable[Act]) -> Iterator[Deed]:
    """Yield every deed, including those of all ways of a choice."""
    for act in acts:
        if isinstance(act, Deed):
            yield act
        else:
            for way in act.ways:
                yield from deeds_in(way)


def is_weakness(deed: Deed) -> bool:
    cards = deed.those.cards if deed.those else None
    return deed.verb == "gain" and cards is not None and cards.kinds == ("Weakness",)


def gives_power_only(acts: Iterable[Act]) -> bool:
    """True if the acts only give a fixed amount of Power, perhaps on a condition."""
    return all(
        isinstance(act, Deed)
        and act == Deed("power", act.n, only=act.only)
        and not any(each.later for each in act.only)
        for act in acts
    )
