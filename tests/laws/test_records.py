"""Small values of the state: equal by their fields, whichever build made them, copied and sent anywhere."""

from __future__ import annotations

import copy
import pickle

import pytest

from lineup.engine.state import Ask, Happened, Hit, Note, Option, Played, Record, Waiting, Watcher

OPTION = Option(1, "buy", 7)
RECORDS: tuple[Record, ...] = (
    OPTION,
    Ask(1, "main", (OPTION, Option(1, "end")), among=(3, 4)),
    Played(0, 5, 3, 2),
    Happened("gain", 0, 5, bought=True),
    Note("less", 2, n=3),
    Watcher(0, 1, 2, 3, 4, 5),
    Waiting(0, 1, 2, 3, 4, power_only=True),
    Hit(2, it=9),
)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: type(record).__name__)
def test_a_record_is_what_its_fields_are(record: Record) -> None:
    for other in (type(record)(*record.row()), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert other is not record
        assert (other, hash(other), repr(other)) == (record, hash(record), repr(record))
    for at, value in enumerate(record.row()):
        changed = f"{value}!" if isinstance(value, str) else (*value, value) if isinstance(value, tuple) else value + 1
        row = (*record.row()[:at], changed, *record.row()[at + 1 :])
        if not isinstance(value, bool):
            assert type(record)(*row) != record
    assert record != record.row()


def test_records_of_two_kinds_differ() -> None:
    assert Watcher(0, 1, 2, 3, 4, 5) != Waiting(0, 1, 2, 3, 4)
    assert Played(0, 5, 3, 2) != Option(0, "5", 3, 2)


def test_a_question_with_the_own_options_alone() -> None:
    both = Ask(0, "main", (Option(0, "end"), Option(2, "assist", 4)), source=3, what="x", least=2, most=3, among=(1,))
    assert both.of(0) == Ask(0, "main", (Option(0, "end"),), source=3, what="x", least=2, most=3, among=(1,))
    assert both.of(2) == Ask(0, "main", (Option(2, "assist", 4),), source=3, what="x", least=2, most=3, among=(1,))
    assert both.of(1) is None
    alone = Ask(0, "main", (Option(0, "end"),))
    assert alone.of(0) is alone
