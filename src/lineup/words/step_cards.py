"""Cards and places in plain words: the cards a step is about, how many, and their place."""

from __future__ import annotations

from dataclasses import replace

from lineup.engine.saying import Listed, Said, say
from lineup.language.words.cards import Cards, Costs, Mark, NamedKind, NameHas, OtherThan, Together
from lineup.language.words.comparing import AsNamed, NoDearer, SameName, SharesType
from lineup.language.words.meaning import ANY, Those
from lineup.language.words.places import Compared, Where


def as_key(word: str) -> str:
    """Return the form of a word of a closed set in the keys of the catalogue."""
    return word.lower().replace(" ", "-").replace("_", "-").replace("'", "")


def yes_no(holds: bool) -> str:
    return "yes" if holds else "no"


def say_cards(n: int, those: Those, you: str) -> Said:
    """Describe the cards something is done to, and their place."""
    if those.how == "own":
        return say("step-cards-tucked", you=you)
    if those.how == "duplicates":
        return say("step-cards-duplicates", you=you)
    if those.how == "last":
        return say(f"step-cards-last-{those.where[0]}", you=you)
    if those.how in ("it", "this"):
        return say(f"step-cards-{those.how}")
    if those.how == "them":
        return say("step-cards-rest" if those.rest else "step-cards-them")
    if those.cards is None:
        if those.how == "top":
            return say(f"step-cards-top-{as_key(those.where[0])}", n=n, you=you)
        if those.where == ("them",):
            return say("step-cards-any-of-them" if those.free else "step-cards-one-of-them")
        return say(f"step-cards-whole-{those.where[0]}", you=you)
    return some_of(n, replace(those, how="choice", where=()) if those.how == "top" else those, you)


def kind_of(those: Those, you: str) -> Said:
    """Describe cards without their number."""
    if those.cards is None:
        return say(f"step-cards-off-{as_key(those.where[0])}", you=you)
    cards = say_kinds(those.cards, "many")
    return cards if those.how == "top" else say("step-lying", cards=cards, place=lying_in(those.where, "from", you))


def some_of(n: int, those: Those, you: str) -> Said:
    """Describe a number of cards of some kinds in some place."""
    cards = those.cards
    assert cards is not None
    if those.each and len(cards.kinds) == 1:
        return say("step-cards-neighbours", you=you)
    place = lying_in(those.where, "from", you)
    if those.each:
        first, second = (say_kinds(Cards((kind,), cards.marks), "one") for kind in cards.kinds)
        return say("step-lying", cards=say("step-cards-of-each", first=first, second=second), place=place)
    many = say_kinds(cards, "many")
    if those.how == "all":
        found = say("step-cards-all", cards=many)
    elif those.how == "random":
        found = say("step-cards-random", n=n, cards=say_kinds(cards, "one") if n == 1 else many)
    elif those.how in ("highest", "lowest"):
        found = say("step-cards-extreme", low=yes_no(those.how == "lowest"), cards=say_kinds(cards, "one"))
    elif n == ANY:
        found = say("step-cards-any", cards=many)
    elif those.least:
        name = "step-cards-or" if n == those.least + 1 else "step-cards-between"
        found = say(name, least=those.least, n=n, cards=many)
    elif those.free:
        found = say("step-cards-up-to", n=n, cards=say_kinds(cards, "one") if n == 1 else many)
    elif n == 1:
        found = say("step-cards-another", cards=say_kinds(cards, "one")) if those.another else say_kinds(cards, "a")
    else:
        found = say("step-cards-others" if those.another else "step-cards-some", n=n, cards=many)
    if those.cheaper:
        found = say("step-cards-cheaper", cards=found)
    return say("step-lying", cards=found, place=place) if those.where else found


def say_kinds(cards: Cards, form: str) -> Said:
    """Describe kinds of cards with their qualifiers, without their place: "a Hero or a Villain", "Hero", "Heroes"."""
    kinds = tuple(
        say("step-kind-named", name=kind.name, form=form)
        if isinstance(kind, NamedKind)
        else say(f"step-kind-{as_key(kind)}", form=form)
        for kind in cards.kinds
    )
    found = kinds[0] if len(kinds) == 1 else say("listed", cards=Listed(kinds, "or"))
    for mark in cards.marks:
        found = add_mark(mark, found)
    return add_comparison(cards.place, found) if isinstance(cards.place, Compared) else found


def add_comparison(place: Compared, cards: Said) -> Said:
    """Describe cards that compare with others in some way."""
    if isinstance(place, SameName):
        there = place.other.where
        return say("step-mark-same-name", cards=cards, place=lying_in(there, "in", "yes"))
    if isinstance(place, NoDearer):
        return say("step-mark-same-cost" if place.same else "step-mark-no-dearer", cards=cards)
    if isinstance(place, SharesType):
        return say("step-mark-shares-type", cards=cards)
    if isinstance(place, AsNamed):
        return say(f"step-mark-named-{place.what}", cards=cards)
    raise TypeError(f"{type(place).__name__} has no plain words")


def add_mark(mark: Mark, cards: Said) -> Said:
    """Add a qualifier to cards."""
    if isinstance(mark, Costs):
        if mark.only is not None:
            return say("step-mark-only", cards=cards, only=mark.only)
        if mark.low is not None and mark.high is not None:
            return say("step-mark-range", cards=cards, low=mark.low, high=mark.high)
        if mark.low is not None:
            return say("step-mark-low", cards=cards, low=mark.low)
        return say("step-mark-high", cards=cards, high=mark.high or 0)
    if isinstance(mark, NameHas):
        return say("step-mark-name-has", cards=cards, text=mark.text)
    if isinstance(mark, OtherThan):
        if mark.kind:
            return say("step-mark-no-kind", cards=cards, kind=say(f"step-kind-{as_key(mark.kind)}", form="a"))
        return say("step-mark-other-than", cards=cards, name=mark.name)
    if isinstance(mark, Together):
        if mark.cost is None:
            return say("step-mark-one-type", cards=cards)
        return say("step-mark-together", cards=cards, cost=mark.cost)
    raise TypeError(f"{type(mark).__name__} has no plain words")


def lying_in(where: tuple[Where, ...], way: str, you: str) -> Said:
    """Describe the place where cards lie ("in") or are taken from ("from")."""
    found = tuple(say(f"step-place-{as_key(place)}", way=way, you=you) for place in where)
    return found[0] if len(found) == 1 else say("listed", cards=Listed(found, "or"))
