"""Printed wordings of counts, kinds and conditions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lineup.language.grammar import GRAMMAR, Items, Meaningless, describe, phrase, reads, words_in
from lineup.language.printed.amounts import draw_x
from lineup.language.printed.clauses import BOTH, power_there_and_played
from lineup.language.words.amounts import Amount, EachCard, EachDone, EachThisTurn, Spared, WorthEach, WorthIf
from lineup.language.words.cards import EVERY, Cards, Costs, Mark, NamedKind, OtherThan
from lineup.language.words.conditions import (
    Controls,
    DidThisTurn,
    Holds,
    Question,
)
from lineup.language.words.meaning import Who
from lineup.language.words.paragraphs import AttackText, Each, PlayText, WorthText
from lineup.language.words.picks import Some
from lineup.language.words.places import Controlled, Lying, Place, Zone
from lineup.language.words.power import Power
from lineup.language.words.sentences import Body, ChooseOne, Delayed, Do, If, May, Otherwise, Plain
from lineup.language.words.verbs import Acting, Clause, Destroy, Discard, Draw, Gain

# Victory Points


def worth_if(n: int, least: int, cards: Cards, other: bool = False) -> WorthText:
    """Points if enough such cards are owned."""
    return WorthText(WorthIf(n, least, cards, other))


for _points in ("VP", "VPs"):
    for _end in ("At the end of the game", "At end of game"):
        _worth = f"in your deck, this card is worth {{n:digits}} {_points}."
        reads(worth_if, "paragraph", f"{_end}, if you have {{least:number}} or more {{cards:such+pl}} {_worth}")
        reads(
            worth_if,
            "paragraph",
            phrase(f"{_end}, if you have {{least:number}} or more other {{cards:such+pl}} {_worth}", other=True),
        )
    _worth = f"This card is worth {{n:digits}} {_points} if you have"
    reads(
        worth_if,
        "paragraph",
        f"{_worth} {{least:number}} or more {{cards:such+pl}} in your deck.",
        f"{_worth} at least {{least:number}} {{cards:such+pl}} in your deck.",
        phrase(f"{_worth} {{least:number}} or more other {{cards:such+pl}} in your deck.", other=True),
    )

# Kinds and costs


def all_but(
    kind: str = "",
    name: str = "",
    kinds: tuple[str | NamedKind, ...] = EVERY.kinds,
    marks: tuple[Mark, ...] = (),
    place: Place | None = None,
) -> Cards:
    """Cards that are not of a kind or name."""
    return Cards(kinds, (OtherThan(name, kind), *marks), place)


for _category, _place in (("cards", "place"), ("counted", "place_in"), ("such", "")):
    _rest = "{marks:mark**space}"
    for _more in (_rest, f"{_rest} {{place:{_place}}}") if _place else (_rest,):
        reads(
            all_but,
            _category,
            f"non-{{kind:sort+sg}} {{kinds:kind*or}} {_more}",
            f"non-{{name:name+sg}} {{kinds:kind*or}} {_more}",
            f"non-{{kind:sort}} {_more}",
        )


def exact_cost(costs: tuple[int, ...]) -> Costs:
    """One cost, or several that follow one another."""
    if len(costs) == 1:
        return Costs(only=costs[0])
    if list(costs) != list(range(costs[0], costs[0] + len(costs))):
        raise Meaningless("several costs must follow one another, as in 1, 2, or 3")
    return Costs(low=costs[0], high=costs[-1])


reads(
    exact_cost,
    "mark",
    "with cost {costs:digits*or}",
    "with cost exactly {costs:digits*or}",
    "with a cost of {costs:digits*or}",
)

# "(including this one)", where the card with the text is counted anyway

INCLUDED: Final = ("(including this one)", "(including this card)", "including this one", "including this card")


def each_and_itself(cards: Cards) -> EachCard:
    """Count such cards in a place where the card with this text lies too."""
    if cards.place not in (Controlled("control"), Lying(Zone(("played",))), Lying(Zone(("still",)))):
        raise Meaningless("this card is not among those counted here; leave the reminder out")
    return EachCard(cards)


for _itself in INCLUDED:
    reads(each_and_itself, "per", f"{{cards:counted+sg}} {_itself}")
    reads(
        EachThisTurn,
        "watch_each",
        f"{{cards:such+sg}} @you play this turn, earlier or later {_itself}",
        f"{{cards:such+sg}} @you play or have played this turn {_itself}",
    )
    reads(
        Controls,
        "condition",
        f"@you control {{n:number}} or more {{cards:such+pl}} {_itself}",
        f"@you control at least {{n:number}} {{cards:such+pl}} {_itself}",
    )
    for _played in ("played", "have played"):
        reads(DidThisTurn, "condition", f"@you {_played} {{n:number}} or more {{cards:such+pl}} this turn {_itself}")
    for _points in ("VP", "VPs"):
        for _owned in ("in your deck", "you own"):
            reads(WorthEach, "worth", f"{{n:digits}} {_points} for each {{cards:such+sg}} {_owned} {_itself}")


# Conditions of places and of what is controlled


def controls_either(first: str | NamedKind, second: str | NamedKind) -> Controls:
    """One of either kind."""
    return Controls(Cards((first, second)))


def is_empty(zone: Zone) -> Holds:
    """A place without a card; of two places, both."""
    if len(zone.where) > 1 and zone.joined != "and":
        raise Meaningless('it is not clear whether one of these places or both are empty; ask for each, or say "and"')
    return Holds(zone)


reads(is_empty, "condition", "{zone:zone} is empty", "{zone:zone} are empty")
reads(controls_either, "condition", "@you control a {first:kind+sg} or a {second:kind+sg}")


# A condition behind what it rules


def only_if(body: Body, cond: Question) -> If:
    """A condition behind what it rules; behind two ways or actions it is unclear if it rules both."""
    if isinstance(body, ChooseOne) or (isinstance(body, Do | May) and len(body.clauses) > 1):
        raise Meaningless("it is not clear whether the condition is about all of this; say the condition first")
    return If(cond, body)


def rather_if(first: tuple[Clause, ...], cond: Question, body: Body) -> Items:
    """An action, and more or less of the same instead if a condition holds that does not refer to it."""
    rather = body.clauses if isinstance(body, Do) else ()  # what may be done instead need not be
    if [type(each) for each in rather] != [type(each) for each in first] or any(map(refers_back, words_in(cond))):
        raise Meaningless('it is not clear what is left out instead; say "If …, …. Otherwise, …."')
    return Items(If(cond, body), Otherwise(Do(first)))


def refers_back(node: object) -> bool:
    """True if a word refers to what was done or named before it."""
    declared = GRAMMAR.declaration_of(node)
    return declared is not None and bool(declared.refers.needs or declared.refers.wants(node))


def more_if(less: int, more: int, cond: Question) -> Items:
    """The greater Power if a condition holds, otherwise the lesser."""
    return Items(If(cond, Do((Power(more),))), Otherwise(Do((Power(less),))))


reads(only_if, "sentence", "^{body:body} if {cond:condition}.")
reads(only_if, "their_sentence", "^{body:their_body} if {cond:condition}.")
reads(
    more_if,
    "sentence",
    "+{less:digits} Power or +{more:digits} Power if {cond:condition}.",
    "+{less:digits} Power, or +{more:digits} Power if {cond:condition}.",
    "+{less:digits} Power, or +{more:digits} Power instead if {cond:condition}.",
)
reads(rather_if, "sentence", "^{first:clause*then}. If {cond:condition}, {body:body} instead.")


# What is named, and what is like something else


def attack_then(blows: tuple[Each, ...], body: Body) -> Items:
    """An Attack, and what its player gets if it hit nobody."""
    return Items(AttackText(blows), PlayText((If(Spared(every=True), body),)))


reads(attack_then, "paragraph", "Attack: {blows:blow*space} If none do, {body:body}.")


# One of each of several kinds


def one_of_each(verb: type[Acting], kinds: tuple[str | NamedKind, ...], place: Place | None = None) -> Acting | Items:
    """Do the verb to one card of each kind."""
    clauses = [verb(Some(Cards((kind,), (), place))) for kind in kinds]
    return clauses[0] if len(clauses) == 1 else Items(*clauses)


def a_kind(kind: str | NamedKind) -> str | NamedKind:
    """A kind with its article."""
    return kind


reads(a_kind, "a_kind", "a {kind:kind+sg}")


for _kinds in ("{kinds:a_kind*and}", "a {kinds:kind+sg*and}"):
    for _place in ("", " {place:place}"):
        reads(one_of_each, "clause", phrase(f"<discard> {_kinds}{_place}", verb=Discard))
        reads(one_of_each, "clause", phrase(f"<destroy> {_kinds}{_place}", verb=Destroy))
    reads(one_of_each, "clause", phrase(f"<gain> {_kinds} {{place:place}}", verb=Gain))


# As many as, and as many as lack


def weakness_for_each_missed(who: Who, n: int, cards: Cards, again: Cards) -> Each:
    """A Weakness for each card that was to be discarded and was not."""
    if (again.kinds, again.marks) != (cards.kinds, cards.marks):
        raise Meaningless("it must be the cards that were to be discarded")
    short = EachDone("discarded", cards=again, short=n)
    return Each(who, Do((Discard(Some(cards, n)),)), (Plain(Do((Gain(Some(Cards(("Weakness",)), of=short)),))),))


reads(
    weakness_for_each_missed,
    "victims_blow",
    "{who:subject} discards {n:number} {cards:such+pl}. For each {again:such+sg} you fail to discard, gain a Weakness.",
)
reads(
    EachDone,
    "fewer",
    phrase("one fewer cards than @you discarded", less=1, yours=True),
    phrase("one fewer card than @you discarded", less=1, yours=True),
)


reads(draw_x, "clause", "<draw> {of:fewer}")


def multiply_clause(of: Amount, clause: Clause) -> Clause:
    """Multiply a number of cards or Power by a count."""
    if isinstance(clause, Power) and clause.of is None:
        return replace(clause, of=of)
    what = clause.object
    if isinstance(clause, Acting) and isinstance(what, Some) and what.of is None:
        return replace(clause, what=replace(what, of=of))
    raise Meaningless('only a number of cards or Power goes with "for each"')


def for_each(of: Amount, clauses: tuple[Clause, ...], first: tuple[Clause, ...] = ()) -> Do:
    """Multiply everything behind "for each"; of most other actions the order would be unclear."""
    if len(clauses) > 1 and not all(isinstance(clause, Power | Draw) for clause in clauses):
        raise Meaningless('it is not clear in what order this is done; say "for each" behind each action')
    return Do((*first, *(multiply_clause(of, clause) for clause in clauses)))


def power_for_each(n: int, of: Amount) -> Do:
    """Power for each of something; other actions cannot wait for cards still to be played."""
    return Do((Power(n, of),))


def power_for_both(n: int, cards: Cards, zone: Zone) -> Do:
    """Power for such cards played and for those lying somewhere."""
    return Do(tuple(each for each in power_there_and_played(n, cards, zone).items if isinstance(each, Power)))


def for_each_and(of: Amount, clauses: tuple[Clause, ...], also: Amount, more: tuple[Clause, ...]) -> Do:
    """Something for each of one thing, and something else for each of another."""
    return Do((*for_each(of, clauses).clauses, *for_each(also, more).clauses))


def late_for_each(of: Amount, clauses: tuple[Clause, ...]) -> Delayed:
    """Something for each of one thing, at the end of this turn."""
    return Delayed(for_each(of, clauses).clauses)


for _body in ("body", "lead", "option"):
    reads(for_each, _body, "for each {of:per}, {clauses:clause*then}")
    for _and in (", then", " and", ", and", ", and then"):
        reads(for_each, _body, f"{{first:clause*then}}{_and} for each {{of:per}}, {{clauses:clause*then}}")
        reads(
            for_each_and,
            _body,
            f"for each {{of:per}}, {{clauses:clause*then}}{_and} for each {{also:per}}, {{more:clause*then}}",
        )
    reads(power_for_each, _body, "for each {of:watch_each}, +{n:digits} Power")
    for _both in BOTH:
        reads(power_for_both, _body, f"for each {_both}, +{{n:digits}} Power")
reads(late_for_each, "late", "at the end of this turn, for each {of:per}, {clauses:clause*then}")
reads(for_each, "your_body", "for each {of:per.you}, {clauses:clause.you*then}")

describe("a_kind", "a kind of card such as …", "kind")
describe("fewer", "a number such as …", "number")
