"""Printed wordings of clauses."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lineup.engine import zones as z
from lineup.language.grammar import Items, Meaningless, describe, phrase, reads
from lineup.language.words.amounts import EachCard, EachDone, EachThisTurn, OfIt
from lineup.language.words.cards import Cards
from lineup.language.words.picks import It, Some, Top, What
from lineup.language.words.places import Dest, LineUp, Lying, MainDeck, Own, Zone
from lineup.language.words.playing import Play, PlayEach
from lineup.language.words.power import Power
from lineup.language.words.verbs import (
    Choose,
    Clause,
    Destroy,
    Discard,
    Draw,
    DrawUntil,
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
reads(Power, "clause", phrase("no Power", n=0))


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


for _most in ("to a maximum of", "up to a maximum of", "maximum of", "to a maximum of +", "up to a maximum of +"):
    reads(Power, "clause", f"+{{n:digits}} Power for each {{of:per}}, {_most} {{most:digits}}")
    reads(Power, "clause", f"+{{n:digits}} Power for each {{of:per}}, {_most} {{most:digits}} Power")
reads(
    EachDone,
    "per",
    phrase("@you destroy", verb="destroyed", yours=True),
    phrase("@you discard", verb="discarded", yours=True),
    phrase("one @you destroy", verb="destroyed", yours=True),
    phrase("one @you discard", verb="discarded", yours=True),
)


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
reads(Discard, "clause", "<choose> and <discard> {what:what}")
reads(Destroy, "clause", "<choose> and <destroy> {what:what}")
reads(
    Gain,
    "clause",
    "<gain> {what:what} and <put> it {dest:own}",
    "<gain> {what:what} and <put> them {dest:own}",
    "<gain> {what:what}, and then <put> it {dest:own}",
    "<gain> {what:what}, putting it {dest:own}",
    "<gain> {what:what}, putting them {dest:own}",
    "<gain> {what:what}, and then <put> them {dest:own}",
)
reads(DrawUntil, "clause", phrase("<draw> cards until @you have {n:number} cards in @your hand", by="hand"))
reads(SetAside, "clause", "<remove> {what:what}")
reads(
    DrawUntil,
    "clause",
    phrase(
        "<reveal> and <draw> cards from the top of @your deck until @you have drawn {n:digits} or more cost worth of"
        " cards",
        by="cost",
    ),
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
reads(Put, "clause", phrase("<return> {what:what} to @your hand", dest=Own(z.HAND)), "<move> {what:what} {dest:dest}")
reads(PutBack, "clause", "<put> {what:what} back on top in any order", "<return> {what:what} in any order")


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
reads(Replace, "clause", "<replace> it", phrase("<replace> them", several=True))


def return_it(dest: Dest) -> Put:
    """Put the card back where it belongs."""
    return Put(It(), dest)


reads(return_it, "clause", "<return> it {dest:return}")
reads(MainDeck, "return", phrase("to the top of the main deck", top=True), phrase("on top of the main deck", top=True))
reads(LineUp, "return", "to the Line-Up")
reads(LineUp, "dest", "to the Line-Up")
reads(Put, "clause", "<add> {what:what} {dest:into_line_up}")
reads(LineUp, "into_line_up", "to the Line-Up")


# Playing


def play_where_it_lies(cards: Cards) -> PlayEach:
    """Play cards of the Line-Up, which stay there."""
    return PlayEach(cards)


reads(
    play_where_it_lies,
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
