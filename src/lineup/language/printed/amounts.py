"""Printed wordings of amounts, of texts set off by a count, and of the end of a turn."""

from __future__ import annotations

from typing import Final

from lineup.language.grammar import Meaningless, phrase, reads
from lineup.language.words.abilities import When
from lineup.language.words.amounts import Amount, EachGained, OfIt
from lineup.language.words.cards import EVERY, Cards, Costs
from lineup.language.words.conditions import ItCosts
from lineup.language.words.picks import Some, Top
from lineup.language.words.places import LineUp
from lineup.language.words.power import ExtraCards, Power
from lineup.language.words.sentences import Body, Delayed, Do, IfLead, Plain, TextSentence, Unless
from lineup.language.words.triggers import Plays, TurnMoment
from lineup.language.words.verbs import Clause, Draw, Put

LAST: Final = 10  # the last ordinal there is

# Power


def gained_power(n: int, of: Amount | None = None, first: tuple[Clause, ...] = (), rest: tuple[Clause, ...] = ()) -> Do:
    """Power you gain, perhaps before or after something else you do."""
    return Do((*first, Power(n, of), *rest))


for _body in ("body", "lead"):  # of you alone: on this turn nobody else has Power
    for _gain in ("gain +{n:digits} Power", "gain {n:digits} Power"):
        for _gained in (_gain, f"{_gain} for each {{of:per}}", f"{_gain} for each {{of:watch_each}}"):
            reads(
                gained_power,
                _body,
                _gained,
                f"you {_gained}",
                f"{{first:clause*then}} and {_gained}",
                f"{{first:clause*then}}, then {_gained}",
                f"{_gained} and {{rest:clause*then}}",
                f"{_gained}, then {{rest:clause*then}}",
            )


# Unless


def do_unless(instead: Clause, clauses: tuple[Clause, ...]) -> Plain:
    """An action that doing something else avoids."""
    return Plain(Unless(clauses, instead))


reads(do_unless, "sentence", "Unless you {instead:clause}, {clauses:clause*then}.")


# Where X is something


def draw_x(of: Amount) -> Draw:
    """Draw a counted number of cards."""
    return Draw(Some(EVERY, of=of))


for _is in ("is", "is equal to", "equals"):
    reads(draw_x, "clause", f"<draw> X cards, where X {_is} {{of:amount}}")
reads(draw_x, "clause", "<draw> {of:many}")
reads(draw_x, "clause", phrase("<draw> cards equal to its cost", of=OfIt("cost")))
reads(draw_x, "clause", phrase("<draw> a number of cards equal to its cost", of=OfIt("cost")))

# Numbers read off a card


def add_x(of: Amount) -> Put:
    """Put a counted number of cards of the main deck into the Line-Up."""
    return Put(Top(main=True, of=of), LineUp())


reads(add_x, "clause", "<add> cards from the main deck to the Line-Up equal to {of:amount}")

# What is set off by so many plays


def count_reached(n: int, cards: Cards) -> Plays:
    """The play that reaches a number of cards."""
    if not 1 <= n <= LAST:
        raise Meaningless(f"a text is set off by the first to the tenth such card, not by number {n}")
    return Plays(cards, nth=n)


def names_reached(n: int, cards: Cards) -> Plays:
    """The play that reaches a number of different names."""
    if not 1 <= n <= LAST:
        raise Meaningless(f"a text is set off by the first to the tenth such card, not by number {n}")
    return Plays(cards, nth=n, different=True)


def names_reached_of_cost(n: int, low: int) -> Plays:
    """The play that reaches a number of different names of some cost."""
    return names_reached(n, Cards(EVERY.kinds, (Costs(low=low),)))


for _turn in ("on your turn", "on each of your turns"):
    reads(count_reached, "trigger", f"If you play {{n:number}} or more {{cards:such+pl}} {_turn}")
for _turn in ("your turn", "each of your turns"):
    reads(count_reached, "trigger", f"If you play {{n:number}} or more {{cards:such+pl}} during {_turn}")
    reads(
        names_reached,
        "trigger",
        f"If you play {{n:number}} or more {{cards:such+pl}} with different names during {_turn}",
        f"If you play {{n:number}} or more different {{cards:such+pl}} during {_turn}",
    )
    reads(
        names_reached_of_cost,
        "trigger",
        f"If you play {{n:number}} or more cards with different names and cost {{low:digits}} or more during {_turn}",
    )


def costly_first_play(n: int, body: Body, rest: tuple[TextSentence, ...] = ()) -> When:
    """An effect when the first card played in a turn costs enough."""
    return When(Plays(EVERY, nth=1), IfLead(ItCosts(n), body), rest)


reads(
    costly_first_play,
    "paragraph",
    "If the first card you play during each of your turns has cost {n:digits} or more, {body:body}."
    " {rest:sentence**space}",
)

# The end of a turn


def extra_at_end(of: Amount | None = None, n: int = 1) -> When:
    """Extra cards at the end of each of the player's turns."""
    return When(TurnMoment("end"), Do((ExtraCards(n, of),)))


def extra_for_gains(cards: Cards, n: int = 1) -> When:
    """Extra cards at the end of a turn for each card gained."""
    return extra_at_end(EachGained(cards), n)


reads(
    extra_at_end,
    "paragraph",
    "At the end of your turn, draw a extra card.",
    "At the end of your turn, draw {n:number} extra cards.",
    "At the end of your turn, draw a extra card for each {of:per}.",
    "At the end of your turn, draw {n:number} extra cards for each {of:per}.",
)
for _turn in ("during your turn", "during each of your turns"):
    reads(
        extra_for_gains,
        "paragraph",
        f"For each {{cards:such+sg}} you buy or gain {_turn}, draw a extra card at the end of your turn.",
        f"For each {{cards:such+sg}} you buy or gain {_turn}, draw {{n:number}} extra cards at the end of your turn.",
    )


def put_off(clause: Clause) -> Delayed:
    return Delayed((clause,))  # behind several actions the words would leave open which of them are put off


for _turn in ("your turn", "this turn"):
    reads(put_off, "late", f"{{clause:clause}} at the end of {_turn}")
