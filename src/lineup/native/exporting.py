"""A game as integers: its definitions, programs and constants, for the native engine to play with."""

from __future__ import annotations

import importlib
import struct
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from lineup.engine.definitions import Card, Setup
from lineup.engine.profile import Profile
from lineup.engine.records import Option
from lineup.errors import LineUpError

NONE: int = -(2**31)
ABSENT = 0  # where a tuple would lie: None
MOST_WORDS: Final = 2_000_000  # of cards that are kept for other games


class Unsuitable(LineUpError):
    """A game that the native engine cannot play; Python plays it."""


class Notes:
    """The translation's account of itself: the numbers of texts and classes, and the fields that are read."""

    def __init__(self, notes: Mapping[str, Any]) -> None:
        self.texts: dict[str, int] = dict(notes["texts"])
        self.tags: Mapping[str, int] = notes["tags"]
        self.fields: Mapping[str, Sequence[tuple[str, str]]] = notes["fields"]
        self.words: Sequence[tuple[str, Sequence[Any], Sequence[str]]] = notes["words"]
        self.sequences: Sequence[Sequence[int]] = notes["sequences"]
        # by class, what is kept behind the fields: a function of the word, what else it depends on, how it is kept
        self.facts: Mapping[str, Sequence[tuple[Callable[..., Any], Sequence[str], str]]] = {
            cls: [(_find(name), further, held) for name, further, held in facts]
            for cls, facts in notes["facts"].items()
        }


def _find(name: str) -> Any:
    module, _, attribute = name.rpartition(".")
    return getattr(importlib.import_module(module), attribute)


def export_game(setup: Setup, notes: Notes) -> tuple[array[int], dict[str, int]]:
    """Return what a game is played with, as 32-bit integers, and the numbers of its texts."""
    cards = _exported_cards.get(id(notes))
    if cards is None or cards.notes is not notes or len(cards.words) > MOST_WORDS:
        cards = _exported_cards[id(notes)] = _Export(notes)
    cards.add_cards(setup.defs)
    export = cards.copy()
    export.add_setup(setup)
    return export.words, export.texts


class _Export:
    """Cards as integers, or a whole game: a copy of the cards with its setup behind them."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.texts = dict(notes.texts)
        # 0: None for a tuple; then the places of the setup, the constants, the words made at run time, the texts
        self.words = array("i", [-1, 0, 0, 0, 0])
        self._placed: dict[Any, int] = {}
        self._kept: list[Any] = []  # what is known by its id stays alive
        self.words[2] = self._place([len(notes.sequences), *map(self._numbers, notes.sequences)])
        made = [self._object(_make(*word)) for word in notes.words]
        self.words[3] = self._place([len(made), *made])

    def copy(self) -> _Export:
        new = object.__new__(_Export)
        new.notes, new.texts, new.words = self.notes, dict(self.texts), self.words[:]
        new._placed, new._kept = dict(self._placed), self._kept[:]
        return new

    def add_cards(self, cards: Iterable[Card]) -> None:
        for card in cards:
            self._object(card)

    def add_setup(self, setup: Setup) -> None:
        """Make a whole game of the cards; nothing can be added to it."""
        self.words[1] = self._object(setup)
        spelled = [self._place([len(text), *map(ord, text)]) for text in self.texts]
        self.words[4] = self._place([len(spelled), *spelled])

    def _place(self, entries: Iterable[int]) -> int:
        at = len(self.words)
        self.words.extend(entries)
        return at

    def _text(self, text: str) -> int:
        return self.texts.setdefault(text, -len(self.texts) - 1)

    def _number(self, value: Any) -> int:
        if value is None:
            return NONE
        return self._text(value) if isinstance(value, str) else int(value)

    def _numbers(self, values: Iterable[Any]) -> int:
        """Place a tuple of numbers, 16 bits each."""
        numbers = [self._number(value) for value in values]
        return self._small_entries(len(numbers), numbers)

    def _small_entries(self, count: int, numbers: list[int]) -> int:
        key = ("small", count, *numbers)
        if key not in self._placed:
            try:
                packed = struct.pack(f"{len(numbers)}h", *numbers)
            except struct.error:
                raise Unsuitable(f"a number beyond 16 bits in {numbers[:8]}") from None
            self._placed[key] = self._place([count, *array("i", packed + b"\0" * (-len(packed) % 4))])
        return self._placed[key]

    def _sequence(self, values: Any, entry: str) -> int:
        """Place a tuple whose entries are held as a C++ type."""
        if values is None:
            return ABSENT
        if isinstance(values, (set, frozenset)):
            values = sorted(values)
        values = tuple(values)
        if entry == "Small" or not values:
            return self._numbers(values)
        if entry == "Option":
            rows = [number for each in values for number in self._option(each)]
            return self._small_entries(len(values), rows)
        if entry == "Ref":
            return self._shared(("refs", *[0 if each is None else self._reference(each) for each in values]))
        if entry.startswith("Seq<"):
            spans: list[int] = []
            for each in values:
                at = self._sequence(each, entry[4:-1])
                spans += ((at + 1) * 2, len(each))
            return self._shared(("spans", *spans), len(values))
        if entry.startswith("Row<Small"):
            return self._small_entries(len(values), [self._number(each) for row in values for each in row])
        raise Unsuitable(f"tuples of {entry}")

    def _shared(self, key: tuple[Any, ...], count: int = -1) -> int:
        if key not in self._placed:
            self._placed[key] = self._place([len(key) - 1 if count < 0 else count, *key[1:]])
        return self._placed[key]

    def _option(self, option: Option) -> tuple[int, int, int, int]:
        return option.seat, self._text(option.verb), option.card, option.n

    def _reference(self, value: Any) -> int:
        """Return the place of a word, or the number of a text."""
        return self._text(value) if isinstance(value, str) else self._object(value)

    def _field(self, value: Any, held: str) -> int:
        kind = held.removesuffix("?")
        match kind:
            case "-":
                return 0
            case "Int" | "bool":
                return self._number(value)
            case "double":
                return self._shared(("real", *array("i", struct.pack("d", value))), 2)
            case "Ref":
                return 0 if value is None else self._reference(value)
            case "Map":
                return self._map(value)
        if kind.startswith("Seq<"):
            return self._sequence(value, kind[4:-1])
        raise Unsuitable(f"a value held as {held}")

    def _map(self, table: Mapping[Any, Any]) -> int:
        entries = [number for key, value in table.items() for number in (self._number(key), self._numbers(value))]
        return self._place([len(table), *entries])

    def _object(self, value: Any) -> int:
        if id(value) in self._placed:
            return self._placed[id(value)]
        cls = type(value)
        name = f"{cls.__module__}.{cls.__qualname__}"
        if name not in self.notes.tags:
            raise Unsuitable(f"a {name}")
        entries = [self.notes.tags[name]]
        entries += [self._field(getattr(value, field), held) for field, held in self.notes.fields[name]]
        if isinstance(value, Profile):
            entries.append(self._numbers(value.steps))
        for fact, further, held in self.notes.facts.get(name, ()):
            entries.append(self._fact(fact, (value,), further, held))
        self._kept.append(value)
        self._placed[id(value)] = self._place(entries)
        return self._placed[id(value)]

    def _fact(self, fact: Callable[..., Any], args: tuple[Any, ...], further: Sequence[str], held: str) -> int:
        """Place what is worked out of a word, for each value of all that it depends on besides."""
        if not further:
            return self._field(fact(*args), held)
        values: Sequence[Any]
        match further[0]:
            case "truth":
                values = (False, True)
            case "part":
                values = range(len(args[0].programs))
            case "pc":
                values = range(len(args[0].programs[args[1]]))
        entries = [self._fact(fact, (*args, value), further[1:], held) for value in values]
        return self._place([len(entries), *entries])


def _make(name: str, args: Sequence[Any], names: Sequence[str]) -> Any:
    """Make a word out of its constants."""
    given = list(zip(args, names or [""] * len(args), strict=True))
    cls = _find(name)
    return cls(*[arg for arg, key in given if not key], **{key: arg for arg, key in given if key})


_exported_cards: dict[int, _Export] = {}  # by the id of the notes they were exported by
