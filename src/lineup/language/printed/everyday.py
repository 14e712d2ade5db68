"""Everyday wordings: what people type who do not have a card before them."""

from __future__ import annotations

from typing import Final

from lineup.language.grammar import Items, phrase, reads, reads_as, spell
from lineup.language.words.abilities import When
from lineup.language.words.amounts import Amount, WorthIf
from lineup.language.words.cards import EVERY, Cards, Costs
from lineup.language.words.conditions import Controls
from lineup.language.words.paragraphs import WorthText
from lineup.language.words.picks import It, Some, Them
from lineup.language.words.places import Lying, Own, Place, Zone
from lineup.language.words.power import Power
from lineup.language.words.sentences import Do, IfDo, Later
from lineup.language.words.triggers import EachDestroy, EachDiscard, Happens, PlaysNext, TurnMoment
from lineup.language.words.verbs import Clause, Draw, Gain, Put, PutBack

PLAYED: Final = Zone(("played",))

for _typed, _read in (
    ("at the beginning of", "at the start of"),
    ("haven't", "have not"),
    ("hasn't", "has not"),
    ("wasn't", "was not"),
    ("if it was", "if it is"),
    ("if that card was", "if it is"),
    ("if the card was", "if it is"),
    (", if you do,", ". if you do,"),
    ("different type you", "different card type you"),
    ("different types you", "different card types you"),
    ("Power for every", "Power for each"),
    ("card for every", "card for each"),
    ("cards for every", "cards for each"),
    ("buy or gain during this turn", "buy or gain this turn"),
    ("draw another card", "draw a card"),
    ("draws another card", "draws a card"),
    *((f"{n}-cost card", f"card with cost {n}") for n in range(10)),
    *((f"{n}-cost cards", f"cards with cost {n}") for n in range(10)),
):
    spell(_typed, _read)

# Drawing

for _other in ("one more card", "1 more card"):
    reads(Draw, "clause", phrase(f"<draw> {_other}", what=Some(EVERY)))
# "extra" by itself: now (language/doubting.py tells of the other way)


def draw_extra(n: int = 1, of: Amount | None = None) -> Do:
    """Draw so many cards, perhaps for each of something."""
    return Do((Draw(Some(EVERY, n, of=of)),))


reads(
    draw_extra,
    "body",
    "draw a extra card",
    "draw {n:number} extra cards",
    "draw a extra card for each {of:per}",
    "draw {n:number} extra cards for each {of:per}",
)

# Places


def back_again() -> Do:
    """Put the card just shown back where it lay."""
    return Do((PutBack(Them()),))


reads(back_again, "body", "put it back", "put it back on top")
for _category in ("place", "place_in"):
    reads(
        Lying,
        _category,
        phrase("@you control or in @your hand", zone=Zone(("hand", "control"))),
        phrase("in @your hand or that @you control", zone=Zone(("hand", "control"))),
        phrase("in @your hand or @you control", zone=Zone(("hand", "control"))),
        phrase("@you control, have in hand, or in @your discard pile", zone=Zone(("hand", "discard", "control"))),
        phrase("@you control, in @your hand, or in @your discard pile", zone=Zone(("hand", "discard", "control"))),
        phrase("in @your hand, discard pile, or that @you control", zone=Zone(("hand", "discard", "control"))),
    )

# Costs


def gain_of_costs(costs: tuple[int, ...], place: Place, dest: Own | None = None) -> Items:
    """Gain a card of each of several costs."""
    return Items(*(Gain(Some(Cards(EVERY.kinds, (Costs(only=cost),), place)), dest) for cost in costs))


for _into in ("", " and <put> them {dest:own}"):
    reads(gain_of_costs, "clause", f"<gain> a {{costs:digits*and}} cost card {{place:place}}{_into}")

# Counting


LOCATION: Final = Cards(("Location",))  # there is one in play or nowhere
reads(Controls, "holding", phrase("a Location", cards=LOCATION), phrase("no Location", cards=LOCATION, no=True))

# Victory Points

for _points in ("VP", "VPs"):
    for _own in ("have", "own"):
        for _deck in ("", " in your deck"):
            reads(
                WorthIf,
                "worth",
                f"{{n:digits}} {_points} if you {_own} {{least:number}} or more {{cards:such+pl}}{_deck}",
                f"{{n:digits}} {_points} if you {_own} at least {{least:number}} {{cards:such+pl}}{_deck}",
                phrase(
                    f"{{n:digits}} {_points} if you {_own} {{least:number}} or more other {{cards:such+pl}}{_deck}",
                    other=True,
                ),
            )
for _end in ("At end of game", "At the end of the game", "At the end of game"):
    reads(WorthText, "paragraph", f"{_end}, worth {{worth:worth}}.")

# Triggers

for _turn in ("each turn", "during each turn"):
    reads(EachDiscard, "trigger", phrase(f"The first time you discard a {{cards:cards+sg}} {_turn}", first=True))
    reads(EachDestroy, "trigger", phrase(f"The first time you destroy a {{cards:cards+sg}} {_turn}", first=True))


def in_each_turn(clauses: tuple[Clause, ...]) -> When:
    """Let the player whose turn begins act: on the stack "you" is every player in turn."""
    return When(TurnMoment("start"), Do(clauses))


reads(in_each_turn, "stack_text", "At the start of each player's turn, that player {clauses:clause.it*then}.")

# The next card of a turn


def next_goes(cards: Cards, dest: Own, bought: bool = False) -> Later:
    """The next card bought or gained goes elsewhere."""
    return Later(Happens(cards, bought=bought), Do((Put(It(), dest),)))


def next_gives(cards: Cards, n: int) -> Later:
    """The next such card played gives more Power."""
    return Later(PlaysNext(cards), Do((Power(n),)))


for _turn in (" this turn", ""):
    for _where in ("{dest:own}", "{dest:own} instead"):
        reads(
            next_goes,
            "sentence",
            phrase(f"The next {{cards:such+sg}} you buy{_turn} goes {_where}.", bought=True),
            f"The next {{cards:such+sg}} you buy or gain{_turn} goes {_where}.",
        )
for _gives in ("gives", "has"):
    reads(
        next_gives,
        "sentence",
        f"The next {{cards:such+sg}} you play this turn {_gives} a additional +{{n:digits}} Power.",
    )

# Players

reads_as("chosen", "those", "Each of them")
for _one in ("The chosen foe", "the chosen foe"):
    reads_as("subject", "that", _one)
reads_as("person", "that", "The chosen foe")
reads_as("chosen", "chosen", "The chosen player")


def did_it(clauses: tuple[Clause, ...]) -> IfDo:
    """Let those act who did it."""
    return IfDo(Do(clauses))


reads(did_it, "their_sentence", "Each who does {clauses:clause.it*then}.")
