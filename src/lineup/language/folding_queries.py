"""Folds conditions, amounts and triggers into parts of a `Meaning`: the words a text asks and counts with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

from lineup.engine import zones as z
from lineup.language.meaning import ANY, Condition, Count, Counted, Cue, Kind, Place
from lineup.language.words import amounts, conditions, heroes, other_players, places, teamwork, tokens, triggers
from lineup.language.words.cards import EVERY, Cards
from lineup.language.words.places import Zone

Fold = Callable[[Any], Any]
PARITIES: Final[dict[str, Kind]] = {
    "": "it costs",
    "most": "it costs at most",
    "just": "it costs just",
    "odd": "it is odd",
    "even": "it is odd",
    "named": "as named",
}
AMONG: Final[dict[str, Counted]] = {"": "cards", "name": "names", "cost": "costs", "type": "types"}
CONTROLS: Final[dict[str, Kind]] = {"": "controls", "name": "controls names", "type": "controls types"}
PLAYED: Final[dict[str, Kind]] = {"": "played", "name": "names played", "type": "types played", "cost": "cost played"}
THAT_FOES: Final[dict[int, Place]] = {z.DISCARD: "foe's discard", z.PLAY: "foe's play"}
DEFEATED: Final = Cards(("Character",), (), places.Lying(places.Zone(("score",))))
GAINS: Final[dict[str, Kind]] = {"next": "next gain", "one": "one gain", "each": "each gain"}
OF_IT: Final[dict[str, Counted]] = {
    "cost": "its cost",
    "half": "half its cost",
    "points": "its points",
    "power": "given",
}


def place(cards: Cards, default: Place) -> tuple[Place, ...]:
    """Return the places where such cards lie, or where the verb finds them."""
    named = cards.place
    if isinstance(named, places.Lying):
        return where(named.zone)
    if named is None:
        return (default,)
    if isinstance(named, places.Compared):
        zone = named.named_zone()
        return (default,) if zone is None else where(zone)
    if isinstance(named, places.ThatFoes):
        return (THAT_FOES[named.place],)
    if isinstance(named, places.Controlled):
        return (cast(Place, named.where),)
    return ("them",) if isinstance(named, places.AmongThem) else ("this way",)


def where(zone: Zone) -> tuple[Place, ...]:
    """The places of a zone."""
    return cast(tuple[Place, ...], zone.where)


def _holds(kind: Kind) -> Fold:
    """Make a fold for a condition of some kind, about whatever cards, number or place its word names."""
    return lambda query: Condition(
        kind,
        getattr(query, "cards", None),
        where(query.zone) if hasattr(query, "zone") else (),
        getattr(query, "n", 0),
        getattr(query, "another", False),
    )


def _has(query: conditions.Holds) -> Condition:
    if query.types is not None:
        return Condition("types", where=where(query.zone), n=query.types)
    if query.below is not None:
        return Condition("hand below", n=query.below)
    if query.least is not None:
        return Condition("has", query.cards, where(query.zone), query.least)
    return Condition("none", query.cards, where(query.zone))


def _controls(query: conditions.Controls) -> Condition:
    number = query.n if query.n > 1 else 0
    return Condition(CONTROLS[query.by], query.cards, n=number, another=query.another, met=not query.no)


def _did(query: conditions.DidThisTurn) -> Condition:
    if query.gained:
        from_there: tuple[Place, ...] = ("line_up",) if query.line_up else ()
        named = query.cards if query.cards != EVERY else None
        return Condition("gained", named, from_there, query.n, met=not query.no)
    if query.also is not None:
        return Condition("played both", query.cards, also=query.also)
    return Condition(PLAYED[query.by], query.cards, n=query.n if query.n > 1 else 0, another=query.another)


def _plays(test: triggers.Plays) -> Cue:
    first, last = (test.nth, test.nth) if test.nth else (1, min(test.times, ANY))
    return Cue(
        "play", test.cards, first, last, team=test.team, different=test.different, types=test.types, often=test.often
    )


def _counts(of: Counted) -> Fold:
    """Make a fold for a count of some sort, of whatever cards its word names."""
    return lambda query: Count(of, getattr(query, "cards", None))


def _each_card(count: amounts.EachCard) -> Count:
    cards = count.cards
    if isinstance(cards.place, places.Controlled) and cards.place.where == "confronted":
        return Count("foe's", replace(cards, place=None))
    if cards == DEFEATED and not count.by:
        return Count("defeated")
    return Count(AMONG[count.by], cards, place(cards, "control"))


def fold_condition(query: object) -> Condition:
    condition: Condition = QUERIES[type(query)](query)
    return condition


def fold_count(query: object) -> Count:
    count: Count = QUERIES[type(query)](query)
    return count


QUERIES: Final[dict[type, Callable[..., Any]]] = {
    # conditions
    conditions.ItCosts: lambda word: Condition(PARITIES[word.parity], n=word.n, met=word.parity != "even"),
    conditions.ItIsAsNamed: lambda word: Condition("type as named" if word.what == "type" else "name as named"),
    conditions.ItIs: lambda word: Condition("it is", word.cards, own_turn=word.own_turn, met=not word.no),
    conditions.Controls: _controls,
    conditions.ControlsBoth: lambda word: Condition("controls both", word.cards, also=word.also),
    conditions.IsPlayed: lambda word: Condition("first" if word.first else "from hand"),
    conditions.They: lambda word: Condition("same type" if word.alike else "so many", n=word.n),
    conditions.Holds: _has,
    conditions.TopVillainCosts: _holds("super-villain"),
    conditions.Cannot: lambda word: (
        Condition("done", met=False) if word.declined else Condition("none done" if word.wholly else "cannot")
    ),
    conditions.DidSuch: lambda word: Condition("such done", word.cards, n=word.n, done=word.verb),
    conditions.Confronts: lambda word: Condition("confronting" if word.own else "confronted"),
    conditions.DidThisTurn: _did,
    triggers.PlaysSome: _holds("plays"),
    triggers.NoneLeft: _holds("none"),
    triggers.Happens: lambda word: Condition(GAINS[word.which] if word.cards else "wins", word.cards),
    # counts
    amounts.EachCard: _each_card,
    amounts.EachOther: lambda word: replace(_each_card(word), other=True),
    amounts.OfIt: lambda word: Count(OF_IT[word.what]),
    amounts.OfDone: lambda word: Count(OF_IT[word.what]),
    amounts.HandPoints: _counts("points"),
    amounts.EachTypeThere: lambda word: Count("types", None, where(word.zone)),
    amounts.EachThisTurn: lambda word: Count("played" if word.cards else "types played", word.cards, other=word.other),
    amounts.EachDrawn: lambda word: Count("discarded", word.cards) if word.discarded else Count("drawn"),
    amounts.EachDone: lambda word: Count(
        "done",
        word.cards if word.cards != EVERY else None,
        other=word.other,
        done=word.verb,
        less=word.less,
        short=word.short,
    ),
    amounts.EachFoeWith: lambda word: Count("foes with", word.cards, place(word.cards, "control")),
    amounts.EachGained: _counts("gained"),
    amounts.Hits: lambda word: Condition("all spared" if word.every else "spared") if word.spared else Count("hit"),
    other_players.Acted: lambda word: Count("acted"),
    amounts.TargetLevel: _counts("level"),
    # what sets a text off
    triggers.Plays: _plays,
    triggers.TurnMoment: lambda word: Cue(word.when, own=word.when != "avoid"),
    triggers.FirstGain: lambda word: Cue("gain", word.cards, 1, 1, word.buys, own=word.own, line_up=word.only),
    triggers.EachGain: lambda word: Cue("gain", word.cards, bought=word.buys, own=word.own),
    triggers.EachDestroy: lambda word: Cue("destroy", word.cards, own=word.own),
    triggers.ToldToDraw: lambda word: Cue("draw", None, 1, 1),
    triggers.EachDiscard: lambda word: Cue("discard", word.cards, last=1 if word.first else ANY, own=word.own),
    # VP tokens, the defeat of a Super-Villain, Teamwork
    tokens.OwnVP: lambda word: Count("vp"),
    tokens.HasVP: lambda word: Condition("no vp" if word.none else "most vp" if word.most else "vp", n=word.n),
    tokens.GainsVP: lambda word: Cue("tokens", None, 1, 1) if word.first else Cue("tokens", own=False),
    heroes.HasDefeated: lambda word: Condition("defeated"),
    other_players.EachFoe: lambda word: Count("all foes"),
    teamwork.UsedTeamwork: lambda word: Condition("teamwork"),
    teamwork.UsesTeamwork: lambda word: Cue("teamwork", None, 1, 1) if word.first else Cue("teamwork"),
}
