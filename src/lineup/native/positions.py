"""Positions as numbers: what the library reads a state from, writes one to, and makes its digest of."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from operator import attrgetter
from struct import pack, unpack
from typing import Any, Final

from lineup.engine import layout, records
from lineup.engine.definitions import Setup
from lineup.engine.frames import Frame
from lineup.engine.layout import Field, Shape
from lineup.engine.records import Ask, Record
from lineup.engine.state import State, new_state
from lineup.native.exporting import Unsuitable

FIELDS: Final = [field for field in (*layout.POSITION, *layout.STATE) if field.name not in ("events", "ask")]
NUMBERS: Final = [field for field in FIELDS if field.shape.kind in ("number", "flag")]
SEQUENCES: Final = [field for field in FIELDS if field.shape.kind == "many" and field.name != "mingled"]
FRAME_NUMBERS: Final = [field for field in layout.FRAME if field.shape.kind not in ("many", "maybe")]
FRAME_SEQUENCES: Final = [field for field in layout.FRAME if field.shape.kind == "many"]
ASK: Final = {field.name: field.shape for field in layout.RECORDS["Ask"]}
ASK_NUMBERS: Final = ("source", "what", "secret", "least", "most")
ASK_SHAPES: Final = [ASK[name] for name in ("kind", "options", *ASK_NUMBERS, "among", "picked")]
KEY: Final = "<4q"  # the key of the dice, which comes first


def getter(fields: list[Field]) -> attrgetter[Any]:
    """Return what reads all these fields of a state at once."""
    return attrgetter(*[field.name for field in fields])


class PositionWriter:
    """Writes positions number by number, in the order in which the library reads them."""

    def __init__(self, texts: Mapping[str, int]) -> None:
        self._texts = texts
        self._rows: dict[Record, tuple[int, ...]] = {}
        self._numbers = getter(NUMBERS)
        self._sequences = getter(SEQUENCES)
        self._frame_numbers = getter(FRAME_NUMBERS)
        self._frame_sequences = getter(FRAME_SEQUENCES)

    def numbers_of(self, state: State) -> array[int]:
        """Return a position as numbers; raise Unsuitable if it holds a text that the exported game does not know."""
        try:
            return self._write(state)
        except KeyError as unknown:
            raise Unsuitable(f"the text {unknown} in a position") from None

    def _write(self, state: State) -> array[int]:
        out = array("q", unpack(KEY, state.key))
        out.extend(self._numbers(state))
        for values in self._sequences(state):
            self._add(out, values)
        out.append(len(state.mingled))
        for cards in (*state.mingled, *state.zones):
            out.append(len(cards))
            out.extend(cards)
        for per_card in (state.where, state.known, state.group):
            out.extend(per_card)
        out.append(len(state.stack))
        for frame in state.stack:
            out.extend(self._frame_numbers(frame))
            for values in self._frame_sequences(frame):
                self._add(out, values)
        self._add_question(out, state.ask)
        return out

    def _add_question(self, out: array[int], ask: Ask | None) -> None:
        if ask is not None:
            out.extend((ask.seat, self._texts[ask.kind]))
            self._add(out, ask.options)
            out.extend((ask.source, self._texts[ask.what], ask.secret, ask.least, ask.most))
            self._add(out, ask.among)
            self._add(out, ask.picked)

    def _add(self, out: array[int], values: Any) -> None:
        out.append(len(values))
        for each in values:
            if isinstance(each, int):
                out.append(each)
            elif isinstance(each, Record):
                out.extend(self._row(each))
            else:
                out.extend(each)

    def _row(self, record: Record) -> tuple[int, ...]:
        row = self._rows.get(record)
        if row is None:
            row = tuple(self._texts[each] if isinstance(each, str) else int(each) for each in record.to_row())
            self._rows[record] = row
        return row

    def names_of(self, state: State) -> list[str]:
        """Return the name of each number of a position."""
        names = ["key"] * 4
        names += [field.name for field in NUMBERS]
        for field, values in zip(SEQUENCES, self._sequences(state), strict=True):
            names += self._names(field.name, values)
        names.append("mingled: how many")
        for cards in state.mingled:
            names += self._names("mingled", cards)
        for zone, cards in enumerate(state.zones):
            names += self._names(f"zone {zone}", cards)
        names += [f"{name} of card {card}" for name in ("where", "known", "group") for card in range(len(state.where))]
        names.append("depth")
        for depth, frame in enumerate(state.stack):
            names += [f"frame {depth}: {field.name}" for field in FRAME_NUMBERS]
            for field, values in zip(FRAME_SEQUENCES, self._frame_sequences(frame), strict=True):
                names += self._names(f"frame {depth}: {field.name}", values)
        if state.ask is not None:
            names += self._names_of_question(state.ask)
        return names

    def _names_of_question(self, ask: Ask) -> list[str]:
        lists = self._names("among", ask.among), self._names("picked", ask.picked)
        return [
            "the seat asked",
            "the kind of question",
            *self._names("options", ask.options),
            *ASK_NUMBERS,
            *lists[0],
            *lists[1],
        ]

    def _names(self, name: str, values: Any) -> list[str]:
        out = array("q")
        self._add(out, values)
        return [f"{name}: how many", *[name] * (len(out) - 1)]


class PositionReader:
    """Makes states of numbers: the reverse of a writer."""

    def __init__(self, setup: Setup, texts: Mapping[str, int]) -> None:
        self._setup = setup
        self._texts = {number: text for text, number in texts.items()}
        self._record_cache: dict[tuple[str, tuple[int, ...]], Record] = {}

    def state_of(self, numbers: array[int]) -> State:
        """Return the state that was written as numbers; it tells no events."""
        state = new_state(self._setup, pack(KEY, *numbers[:4]))
        left = _Numbers(numbers, 4)
        for field in NUMBERS:
            setattr(state, field.name, self._number(field.shape, left.take()))
        for field in SEQUENCES:
            setattr(state, field.name, self._many(field.shape, left))
        state.mingled = tuple([tuple(left.take_many(left.take())) for _ in range(left.take())])
        state.zones = [tuple(left.take_many(left.take())) for _ in state.zones]
        count = len(state.where)
        state.where = left.take_many(count)
        state.known = left.take_many(count)
        state.group = bytearray(left.take_many(count))
        state.stack = [self._frame(left) for _ in range(left.take())]
        state.ask = self._ask(left)
        return state

    def ask_of(self, numbers: array[int]) -> Ask | None:
        """Return the question that was written as numbers, the last of a position; None of no numbers."""
        return self._ask(_Numbers(numbers, 0))

    def _ask(self, left: _Numbers) -> Ask | None:
        return None if left.is_empty else Ask(left.take(), *[self._value(shape, left) for shape in ASK_SHAPES])

    def _frame(self, left: _Numbers) -> Frame:
        frame = Frame()
        for field in (*FRAME_NUMBERS, *FRAME_SEQUENCES):
            setattr(frame, field.name, self._value(field.shape, left))
        return frame

    def _value(self, shape: Shape, left: _Numbers) -> Any:
        return self._many(shape, left) if shape.kind == "many" else self._number(shape, left.take())

    def _number(self, shape: Shape, number: int) -> Any:
        if shape.kind == "flag":
            return bool(number)
        return self._texts[number] if shape.kind == "text" else number

    def _many(self, shape: Shape, left: _Numbers) -> tuple[Any, ...]:
        count = left.take()
        if not count:
            return ()
        (of,) = shape.of
        if of.kind == "record":
            size = len(layout.RECORDS[of.name])
            return tuple([self._record(of.name, tuple(left.take_many(size))) for _ in range(count)])
        if of.kind == "row":
            return tuple([tuple(left.take_many(len(of.of))) for _ in range(count)])
        return tuple(left.take_many(count))

    def _record(self, name: str, row: tuple[int, ...]) -> Record:
        found = self._record_cache.get((name, row))
        if found is None:
            fields = layout.RECORDS[name]
            made = [self._number(field.shape, number) for field, number in zip(fields, row, strict=True)]
            found = self._record_cache[name, row] = getattr(records, name)(*made)
        return found


class _Numbers:
    """Numbers that are read one after the other."""

    def __init__(self, numbers: array[int], at: int) -> None:
        self._numbers = numbers.tolist()
        self._at = at

    @property
    def is_empty(self) -> bool:
        return self._at >= len(self._numbers)

    def take(self) -> int:
        self._at += 1
        return self._numbers[self._at - 1]

    def take_many(self, count: int) -> list[int]:
        self._at += count
        return self._numbers[self._at - count : self._at]
