"""Cards destroyed, discarded or drawn this turn: asked for and counted."""

from __future__ import annotations

from typing import Final

from lineup.engine.queries import controlled_cards, definition_of, foes_of
from lineup.engine.state import Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, phrase, reads, word
from lineup.language.words.amounts import Amount
from lineup.language.words.cards import EVERY, PLACELESS, Cards
from lineup.language.words.conditions import Question
from lineup.language.words.meaning import Condition, Count, Kind

EVENTS: Final = {"destroyed": "destroys", "discarded": "discard", "drew": "draw"}
KINDS: Final[dict[str, Kind]] = {
    "destroyed": "destroyed this turn",
    "discarded": "discarded this turn",
    "drew": "drew this turn",
}
PAST: Final = {"destroyed": "destroyed", "discarded": "discarded", "drew": "drawn"}


def count_events(state: State, seat: int, verb: str, cards: Cards) -> int:
    """Count such cards to which a seat did so this turn."""
    what = EVENTS[verb]
    return sum(
        event.what == what and event.seat == seat and cards.fits_card(state, event.card) for event in state.happened
    )


@dataclass(frozen=True)
class HappenedThisTurn(Question):
    """The player destroyed, discarded or drew so many such cards this turn before now; or none."""

    verb: str
    cards: Cards = EVERY
    n: int = 1
    no: bool = False

    @property
    def listens(self) -> str:
        return EVENTS[self.verb]

    def holds(self, state: State, frame: Frame) -> bool:
        return (count_events(state, frame.me, self.verb, self.cards) >= self.n) != self.no

    def as_condition(self) -> Condition:
        return Condition(KINDS[self.verb], self.cards, n=self.n, met=not self.no)


@dataclass(frozen=True)
class EachEvent(Amount):
    """Once for every such card the player destroyed, discarded or drew this turn before now."""

    verb: str
    cards: Cards = EVERY

    @property
    def listens(self) -> str:
        return EVENTS[self.verb]

    def count(self, state: State, frame: Frame) -> int:
        return count_events(state, frame.me, self.verb, self.cards)

    def as_count(self) -> Count:
        return Count("this turn", self.cards, done=PAST[self.verb])


word(
    "condition",
    Refers(bars=PLACELESS),
    *(
        phrase(words, verb=verb, **said)
        for verb in EVENTS
        for words, said in (
            (f"@you {verb} a {{cards:such+sg}} this turn", {}),
            (f"@you {verb} no {{cards:such+sg}} this turn", {"no": True}),
            (f"@you {verb} {{n:number}} or more {{cards:such+pl}} this turn", {}),
        )
    ),
)(HappenedThisTurn)
for _verb, _base, _past in (
    ("destroyed", "destroy", "destroyed"),
    ("discarded", "discard", "discarded"),
    ("drew", "draw", "drawn"),
):
    reads(
        HappenedThisTurn,
        "condition",
        phrase(f"@you have {_past} a {{cards:such+sg}} this turn", verb=_verb),
        phrase(f"@you have {_past} {{n:number}} or more {{cards:such+pl}} this turn", verb=_verb),
        phrase(f"@you have not {_past} a {{cards:such+sg}} this turn", verb=_verb, no=True),
        phrase(f"@you have {_past} no {{cards:such+pl}} this turn", verb=_verb, no=True),
        phrase(f"@you did not {_base} a {{cards:such+sg}} this turn", verb=_verb, no=True),
        phrase(f"@you did not {_base} any {{cards:such+pl}} this turn", verb=_verb, no=True),
    )
    reads(EachEvent, "per", phrase(f"{{cards:such+sg}} @you have {_past} this turn", verb=_verb))
word(
    "per", Refers(bars=PLACELESS), *(phrase(f"{{cards:such+sg}} @you {verb} this turn", verb=verb) for verb in EVENTS)
)(EachEvent)


@dataclass(frozen=True)
class FoeControls(Question):
    """Some foe controls such a card, or none does."""

    cards: Cards
    no: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        found = False
        for foe in foes_of(state, frame.me):
            for card in controlled_cards(state, foe):
                found = found or self.cards.fits_card(state, card)
        return found != self.no

    def as_condition(self) -> Condition:
        return Condition("foe controls", self.cards, met=not self.no)


word(
    "condition",
    Refers(bars=PLACELESS),
    "a foe controls a {cards:such+sg}",
    phrase("no foe controls a {cards:such+sg}", no=True),
)(FoeControls)
reads(FoeControls, "condition", "any foe controls a {cards:such+sg}", "one or more foes control a {cards:such+sg}")


@dataclass(frozen=True)
class SameNames(Question):
    """So many cards of one name are in play before anybody, or before the player."""

    n: int
    own: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        cards = controlled_cards(state, frame.me)
        if not self.own:
            for seat in range(state.players):
                if seat != frame.me:
                    cards += controlled_cards(state, seat)
        for card in cards:
            name = definition_of(state, card).name
            if sum(definition_of(state, other).name == name for other in cards) >= self.n:
                return True
        return False

    def as_condition(self) -> Condition:
        return Condition("same names", n=self.n, own_turn=self.own)


word(
    "condition",
    PLAIN,
    "{n:number} or more cards in play have the same name",
    phrase("@you control {n:number} or more cards with the same name", own=True),
)(SameNames)
reads(
    SameNames,
    "condition",
    "there are {n:number} copies of the same card in play",
    "there are {n:number} or more copies of the same card in play",
    phrase("@you control {n:number} copies of the same card", own=True),
    phrase("@you control {n:number} or more copies of the same card", own=True),
)
