"""Printed texts are the same as the golden texts that were reviewed."""

from __future__ import annotations

import pytest

from tests.golden.rewrite import COMMAND, HERE, PAGES


@pytest.mark.parametrize("name", PAGES)
def test_nothing_prints_otherwise_than_it_was_kept(name: str) -> None:
    kept = (HERE / name).read_text(encoding="utf-8")
    assert PAGES[name]() == kept, f"If the change is meant: {COMMAND}, and read the diff."


def test_there_is_no_golden_text_of_nothing() -> None:
    assert sorted(path.name for path in HERE.glob("*.txt")) == sorted(PAGES)
