"""Printed wordings of clauses."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lineup.language.grammar import Items, Meaningless, describe, phrase, reads
from lineup.language.words.amounts import EachCard, EachThisTurn, OfIt
from lineup.language.words.cards import Cards
from lineup.language.words.picks import It, Some, Top, What
from lineup.language.words.places import Dest, LineUp, Lying, MainDeck, Own, Zone
from lineup.language.words.playing import Play, PlayEach
from lineup.language.words.power import Power
from lineup.language.words.verbs import (
    Choose,
    Clause,
    Destroy,
    Draw,
    Gain,
    Put,
    PutBack,
    Replace,
    Reveal,
    SetAside,
)

# Power


def check_additional(clause: Clause | Items) -> Clause | Items:
    """Power or cards that are called additional."""
    clauses = clause.items if isinstance(clause, Items) else (clause,)
    if not all(isinstance(each, Power) for each in clauses):
        raise Meaningless('"additional" goes with Power and with cards to draw')
    return clause


reads(check_additional, "clause", "a additional {clause:clause}", "additional {clause:clause}")


def power_there_and_played(n: int, cards: Cards, zone: Zone) -> Items:
    """Power for such cards lying somewhere, and for those played this turn, earlier or later."""
    if cards.place is not None:
        raise Meaningless("two places are named for the same cards")
    there = replace(cards, place=Lying(zone))
    return Items(Power(n, EachCard(there)), Power(n, EachThisTurn(cards)))


BOTH: Final = (
    "{cards:cards+sg} in {zone:zone} and that @you play or have played this turn",
    "{cards:cards+sg} in {zone:zone} or that @you play or have played this turn",
    "{cards:cards+sg} in {zone:zone} and each @you play or have played this turn",
)
for _both in BOTH:
    reads(power_there_and_played, "clause", f"+{{n:digits}} Power for each {_both}")


def power_of_a_card(what: What) -> Items:
    """Power as another card gave it."""
    if isinstance(what, Some):
        what = replace(what, another=True)
    return Items(Choose(what), Power(1, OfIt("power")))


reads(power_of_a_card, "clause", "+Power equal to the Power of {what:what}")


# Moving cards


def one_more_card(n: int = 1) -> Draw:
    """Draw additional cards."""
    return Draw(Some(Cards(("card",)), n))


reads(
    one_more_card,
    "clause",
    "<draw> a additional card",
    "<draw> {n:number} additional cards",
)


def put_two_ways(what: What, dest: Dest, other: What, there: Dest) -> Items:
    """Put some cards in one place and others in another."""
    return Items(Put(what, dest), Put(other, there))


def put_and_back(what: What, dest: Dest, rest: What) -> Items:
    """Put some cards in one place, and the others back where they lay."""
    return Items(Put(what, dest), PutBack(rest))


reads(put_and_back, "clause", "<put> {what:what} {dest:dest} and {rest:what} back on top in any order")
reads(put_and_back, "clause", "<put> {what:what} {dest:dest} and {rest:what} back in any order")
reads(put_two_ways, "clause", "<put> {what:what} {dest:dest} and {other:rest} {there:dest}")
reads(put_two_ways, "clause", "<put> {what:what} {dest:dest}, and {other:rest} {there:dest}")


def destroy_and_replace(what: What) -> Items:
    """Destroy a card of the Line-Up and fill its place."""
    if not what.is_single:
        raise Meaningless("only a single card can be replaced")
    return Items(Destroy(what), Replace())


reads(
    destroy_and_replace,
    "clause",
    "<destroy> {what:what} and <replace> it",
    "<destroy> {what:what}, then <replace> it",
)


reads(Put, "clause", phrase("<return> it {dest:return}", what=It()))
reads(MainDeck, "return", phrase("to the top of the main deck", top=True), phrase("on top of the main deck", top=True))
reads(LineUp, "return", "to the Line-Up")
reads(LineUp, "into_line_up", "to the Line-Up")


def gain_it(what: What, dest: Own) -> Gain:
    """Gain a single card into another place."""
    if not what.is_single:
        raise Meaningless('"it" is a single card; of several say "them"')
    return Gain(what, dest)


def gain_them(what: What, dest: Own) -> Gain:
    """Gain several cards into another place."""
    if what.is_single:
        raise Meaningless('"them" are several cards; of one say "it"')
    return Gain(what, dest)


for _gain, _it in ((gain_it, "it"), (gain_them, "them")):
    reads(
        _gain,
        "clause",
        f"<gain> {{what:what}} and <put> {_it} {{dest:own}}",
        f"<gain> {{what:what}}, and then <put> {_it} {{dest:own}}",
        f"<gain> {{what:what}}, putting {_it} {{dest:own}}",
    )


# Playing


reads(
    PlayEach,
    "clause",
    "<play> each {cards:every_kind}, then return them to the Line-Up",
    "<play> each {cards:every_kind} and return them to the Line-Up",
)


def each_of_kinds(kinds: tuple[str, ...], place: Lying) -> Cards:
    """All cards of these kinds."""
    return Cards(kinds, (), place)


reads(each_of_kinds, "every_kind", "{kinds:kind+sg*and} {place:place}")


def reveal_and_play(what: What) -> Items:
    """Play a card of the main deck, which is laid aside meanwhile."""
    if not (isinstance(what, Top) and what.main and what.is_single):
        raise Meaningless("only the top card of the main deck is revealed and played in one")
    return Items(Reveal(what), SetAside(It()), Play(It()))


reads(reveal_and_play, "clause", "<reveal> and <play> {what:what}")

describe("return", "a place to put cards such as …", "where")
describe("into_line_up", "a place to put cards such as …", "where")
describe("every_kind", "cards such as …", "cards")
