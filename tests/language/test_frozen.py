"""Frozen classes made quickly are as those of `dataclasses`."""

from __future__ import annotations

import dataclasses
from dataclasses import FrozenInstanceError, field, replace
from typing import Any

import pytest

from lineup import frozen


class Kind:
    verb = "draw"


def classes(make: Any) -> tuple[Any, Any, Any]:
    """Three classes, one within another, made frozen."""

    @make(frozen=True)
    class Base(Kind):
        what: str
        number: int = 1
        then: bool = field(default=False, compare=False)

    @make(frozen=True)
    class Derived(Base):
        items: tuple[int, ...] = field(default_factory=tuple)
        verb = "gain"

    @make(frozen=True)
    class Empty(Kind):
        pass

    return Base, Derived, Empty


OURS = classes(frozen.dataclass)
THEIRS = classes(dataclasses.dataclass)


@pytest.mark.parametrize(("base", "derived", "empty"), [OURS, THEIRS], ids=["ours", "dataclasses"])
def test_a_frozen_value_is_what_it_says(base: Any, derived: Any, empty: Any) -> None:
    one = derived("card", number=2)
    assert (one.what, one.number, one.then, one.items, one.verb) == ("card", 2, False, (), "gain")
    assert one == derived(what="card", number=2, then=True)
    assert len({one, derived("card", 2), derived("card", 2, items=(1,)), base("card", 2), empty(), empty()}) == 4
    assert one != base("card", 2)
    assert one != "card"
    assert replace(one, number=3) == derived("card", 3)
    assert [each.name for each in dataclasses.fields(derived)] == ["what", "number", "then", "items"]
    assert repr(base("card")).endswith("Base(what='card', number=1, then=False)")
    assert repr(empty()).endswith("Empty()")


@pytest.mark.parametrize(("base", "derived", "empty"), [OURS, THEIRS], ids=["ours", "dataclasses"])
def test_a_frozen_value_is_never_changed(base: Any, derived: Any, empty: Any) -> None:
    one = derived("card")
    with pytest.raises(FrozenInstanceError, match="number"):
        one.number = 2
    with pytest.raises(FrozenInstanceError, match="number"):
        del one.number
    assert one.number == 1
    for wrong in ({}, {"what": "card", "other": 1}):
        with pytest.raises(TypeError):
            base(**wrong)
