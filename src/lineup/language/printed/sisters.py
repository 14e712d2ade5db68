"""Wordings of sister boxes: cards under others' Super Heroes, of one type, of what was destroyed before."""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.language.grammar import Meaningless, describe, phrase, reads
from lineup.language.words.amounts import OfDone, OfIt, RevealedNone
from lineup.language.words.cards import EVERY, Cards, Costs, Mark, NamedKind, OtherThan
from lineup.language.words.comparing import SharesType
from lineup.language.words.conditions import IsPlayed
from lineup.language.words.picks import All, Extreme, ThisCard, What
from lineup.language.words.places import Dest, Place, ThatFoes, Zone
from lineup.language.words.sentences import Do, If, May, Plain
from lineup.language.words.tokens import GainVP
from lineup.language.words.verbs import Clause, Destroy, Put

# Cards under somebody's Super Hero


def all_under_theirs() -> All:
    """All cards under the Super Hero of the foe who was named."""
    return All(Cards(EVERY.kinds, (), ThatFoes(z.UNDER)))


reads(all_under_theirs, "what", "the cards under that foe's Super Hero")


def put_both(other: What, dest: Dest) -> If:
    """Put this card and others somewhere, if it was the first one played."""
    return If(IsPlayed(True), May((Put(ThisCard(), dest), Put(other, dest))))


for _played in ("play", "played", "have played"):
    reads(
        put_both,
        "sentence",
        f"If this is the first card you {_played} this turn, you may put it and {{other:what}} {{dest:dest}}.",
    )

# Types


def of_that_type(
    zone: Zone, kinds: tuple[str | NamedKind, ...] = EVERY.kinds, kind: str = "", high: int | None = None
) -> Cards:
    """Cards of the card type of the card named before."""
    marks: tuple[Mark, ...] = (OtherThan(kind=kind),) if kind else ()
    return Cards(kinds, marks if high is None else (*marks, Costs(high=high)), SharesType(zone))


for _type in ("with that card type", "of that card's type", "that shares a card type with that card"):
    for _and in ("", " and cost {high:digits} or less"):
        reads(
            of_that_type,
            "cards",
            f"{{kinds:kind*or}} {_type}{_and} from {{zone:zone}}",
            f"non-{{kind:sort+sg}} {_type}{_and} from {{zone:zone}}",
        )

# The dearest, the cheapest


def extreme_of(kinds: tuple[str | NamedKind, ...], place: Place, low: bool = False) -> Extreme:
    """The card with the highest or lowest cost in a place."""
    return Extreme(Cards(kinds, (), place), low)


for _cost, _low in (("highest", False), ("lowest", True)):
    reads(extreme_of, "what", phrase(f"the {{kinds:kind+sg*or}} with the {_cost} cost {{place:place}}", low=_low))

# VP by a card destroyed before


def gain_by_destroyed(first: tuple[Clause, ...], of: OfDone) -> Plain:
    """VP by a card destroyed before other cards were named: they come when it is destroyed."""
    at = [place for place, each in enumerate(first) if isinstance(each, Destroy) and each.what.is_single]
    if len(at) != 1 or at[0] == len(first) - 1 or of.verb != "destroyed":
        raise Meaningless("it is not clear which card this is about; say it where the card is destroyed")
    return Plain(Do((*first[: at[0] + 1], GainVP(1, of=of), *first[at[0] + 1 :])))


for _vp in ("VP", "VPs"):
    reads(gain_by_destroyed, "sentence", f"^{{first:clause*then}}. Gain {_vp} equal to {{of:of_done}}.")
reads(
    OfDone,
    "of_done",
    phrase("the {verb:done} card's VP value", what="points"),
    phrase("the {verb:done} card's Victory Points", what="points"),
    phrase("the {verb:done} card's cost", what="cost"),
)

# Victory Points of a card, and a number for a star

for _card in ("its", "that card's"):
    for _points in ("VP value", "VP", "Victory Points"):
        reads(OfIt, "amount", phrase(f"{_card} {_points} (* = {{star:digits}})", what="points"))

# Must


def and_must(first: tuple[Clause, ...], second: tuple[Clause, ...]) -> Do:
    """Actions, of which the last ones are said to be a must."""
    return Do((*first, *second))


for _body in ("body", "lead"):
    for _and in (" and", ", and", ", then", ", and then"):
        reads(and_must, _body, f"{{first:clause*then}}{_and} you must {{second:clause*then}}")

# Cards that foes revealed

for _do in ("do", "did"):
    reads(RevealedNone, "condition", f"one or more foes {_do} not reveal a {{cards:such+sg}}")

describe("of_done", "a number such as …", "number")
