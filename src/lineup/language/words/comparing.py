"""Places whose cards are compared with others: of the same name, no dearer, of what was named before."""

from __future__ import annotations

from typing import Final

from lineup.engine.queries import cost_of, definition_of, types_of
from lineup.engine.state import Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import Refers, always, phrase, reads, word
from lineup.language.words.places import Compared, Zone, zone_cards


@dataclass(frozen=True)
class SameName(Compared):
    """Cards with the name of a card in another place."""

    other: Zone
    zone: Zone | None = None

    def named_zone(self) -> Zone | None:
        return self.zone

    def select_cards(self, state: State, frame: Frame, cards: list[int]) -> list[int]:
        others = [card for where in self.other.where for card in zone_cards(state, frame, where)]
        names = {definition_of(state, card).name for card in others}
        return [card for card in cards if definition_of(state, card).name in names]


_SAME: Final = "with the same name as a card in {other:zone}"
word(
    "place",
    Refers(is_about=always("place", "compared")),
    "from {zone:zone} " + _SAME,
    "in {zone:zone} " + _SAME,
    _SAME,
    also=("place_in",),
)(SameName)


@dataclass(frozen=True)
class NoDearer(Compared):
    """Cards that cost no more than the card bound last, or just as much."""

    zone: Zone | None = None
    same: bool = False

    def named_zone(self) -> Zone | None:
        return self.zone

    def select_cards(self, state: State, frame: Frame, cards: list[int]) -> list[int]:
        if frame.it < 0:
            return []
        most = cost_of(state, frame.it)
        return [
            card for card in cards if cost_of(state, card) == most or (not self.same and cost_of(state, card) < most)
        ]


word(
    "place",
    Refers(needs="it", is_about=always("place", "compared")),
    "from {zone:zone} with cost no higher than its cost",
    "in {zone:zone} with cost no higher than its cost",
    "with cost no higher than its cost",
    phrase("from {zone:zone} with the same cost", same=True),
    phrase("in {zone:zone} with the same cost", same=True),
    phrase("with the same cost", same=True),
    also=("place_in",),
)(NoDearer)
for _category in ("place", "place_in"):
    for _from in ("from {zone:zone} ", "in {zone:zone} ", ""):
        reads(NoDearer, _category, f"{_from}of equal or lesser cost", f"{_from}with equal or lesser cost")
        reads(NoDearer, _category, f"{_from}of equal or lesser cost than the card destroyed this way")


@dataclass(frozen=True)
class SharesType(Compared):
    """Cards that have a card type in common with the card bound last."""

    zone: Zone | None = None

    def named_zone(self) -> Zone | None:
        return self.zone

    def select_cards(self, state: State, frame: Frame, cards: list[int]) -> list[int]:
        if frame.it < 0:
            return []
        types = types_of(state, frame.it)
        return [card for card in cards if types_of(state, card) & types]


_SHARES: Final = "that shares a card type with it"
word(
    "place",
    Refers(needs="it", is_about=always("place", "compared")),
    f"from {{zone:zone}} {_SHARES}",
    f"in {{zone:zone}} {_SHARES}",
    _SHARES,
    also=("place_in",),
)(SharesType)


def named_before(state: State, frame: Frame, kind: str) -> int:
    """Return what the text named before: a card type, or a name by a definition that has it; -1 if nothing."""
    found = [note.n for note in state.notes if note.kind == kind and note.card == frame.source]
    return found[-1] if found else -1


def is_as_named(state: State, frame: Frame, kind: str, card: int) -> bool:
    """True if a card is of the card type, or has the name, that the text named before."""
    what = named_before(state, frame, kind)
    if what < 0:
        return False
    if kind == "type":
        return bool(types_of(state, card) & what)
    return definition_of(state, card).name == state.setup.defs[what].name


@dataclass(frozen=True)
class AsNamed(Compared):
    """Cards of the card type or with the name that was named before."""

    what: str
    zone: Zone | None = None

    def named_zone(self) -> Zone | None:
        return self.zone

    def select_cards(self, state: State, frame: Frame, cards: list[int]) -> list[int]:
        return [card for card in cards if is_as_named(state, frame, self.what, card)]


word(
    "place",
    Refers(needs="named", is_about=always("place", "compared")),
    *(
        phrase(words + say, what=what)
        for what, say in (("type", "of the card type named"), ("name", "with the name named"))
        for words in ("from {zone:zone} ", "in {zone:zone} ", "")
    ),
    also=("place_in",),
)(AsNamed)
for _category in ("place", "place_in"):
    for _what, _words in (
        ("type", ("of that type", "of that card type", "of the chosen type", "of the chosen card type")),
        ("name", ("with that name", "with the chosen name")),
    ):
        for _named in _words:
            reads(
                AsNamed,
                _category,
                phrase(_named, what=_what),
                phrase(f"{_named} from {{zone:zone}}", what=_what),
                phrase(f"{_named} in {{zone:zone}}", what=_what),
            )
