"""Small values of the state: equal by their fields, whichever build made them, copied and sent anywhere."""

from __future__ import annotations

import copy
import pickle

import pytest

from lineup.engine import uses as u
from lineup.engine.definitions import HERO, LOCATION, TYPES, VILLAIN
from lineup.engine.saying import CardName, Listed, count_cards
from lineup.engine.state import (
    DEAL,
    FRAME_FIELDS,
    STATE_FIELDS,
    TEXT,
    Ask,
    CardPlay,
    Frame,
    Happened,
    Hit,
    Note,
    Option,
    Record,
    WaitingText,
    Watcher,
    new_state,
)
from tests.harness.scenario import game
from tests.laws.checks import Setting, new_game

OPTION = Option(1, "buy", 7)
RECORDS: tuple[Record, ...] = (
    OPTION,
    Ask(1, "main", (OPTION, Option(1, "end")), among=(3, 4)),
    CardPlay(0, 5, 3, 2),
    Happened("gain", 0, 5, bought=True),
    Note("less", 2, n=3),
    Watcher(0, 1, 2, 3, 4, 5),
    WaitingText(0, 1, 2, 3, 4, power_only=True),
    Hit(2, it=9),
)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: type(record).__name__)
def test_a_record_is_what_its_fields_are(record: Record) -> None:
    for other in (type(record)(*record.to_row()), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert other is not record
        assert (other, hash(other), repr(other)) == (record, hash(record), repr(record))
    for at, value in enumerate(record.to_row()):
        changed = f"{value}!" if isinstance(value, str) else (*value, value) if isinstance(value, tuple) else value + 1
        row = (*record.to_row()[:at], changed, *record.to_row()[at + 1 :])
        if not isinstance(value, bool):
            assert type(record)(*row) != record
    assert record != record.to_row()


def test_records_of_two_kinds_differ() -> None:
    watcher, waiting = Watcher(0, 1, 2, 3, 4, 1), WaitingText(0, 1, 2, 3, 4, power_only=True)
    assert watcher.to_row() == waiting.to_row()
    assert watcher != waiting
    assert CardPlay(0, 5, 3, 2) != Option(0, "5", 3, 2)  # type: ignore[arg-type]


def test_a_question_with_the_own_options_alone() -> None:
    both = Ask(0, "main", (Option(0, "end"), Option(2, "assist", 4)), source=3, what="x", least=2, most=3, among=(1,))
    assert both.for_seat(0) == Ask(0, "main", (Option(0, "end"),), source=3, what="x", least=2, most=3, among=(1,))
    assert both.for_seat(2) == Ask(
        0, "main", (Option(2, "assist", 4),), source=3, what="x", least=2, most=3, among=(1,)
    )
    assert both.for_seat(1) is None
    alone = Ask(0, "main", (Option(0, "end"),))
    assert alone.for_seat(0) is alone


def test_a_lone_answer_is_one_that_is_asked_for_secrecy() -> None:
    end, pick = Option(0, "end"), Option(0, "pick", 3)
    assert Ask(0, "pick", (pick,)).is_lone
    assert not Ask(0, "pick", (pick, end)).is_lone
    assert not Ask(0, "main", (end,)).is_lone, "who has nothing but the end of the turn left is asked all the same"


def picks(*cards: int) -> tuple[Option, ...]:
    return tuple(Option(0, "pick", card) if card >= 0 else Option(0, "done") for card in cards)


@pytest.mark.parametrize(
    ("picked", "least", "offered", "left"),
    [
        pytest.param((), 1, (7, 0, 4, -1), (7, 0, 4, -1), id="one is enough: any may be the first"),
        pytest.param((), 2, (7, 0, 4, -1), (7, 0, -1), id="of two the first is not the last card"),
        pytest.param((), 3, (7, 0, 4), (7,), id="all three begin with the first"),
        pytest.param((7,), 1, (0, 4, -1), (0, 4, -1), id="behind the first"),
        pytest.param((0,), 0, (7, 4, -1), (4, -1), id="none before the one picked"),
        pytest.param((0,), 1, (7, 4), (4,), id="the last, if it must be one behind"),
        pytest.param((7, 0), 0, (4, -1), (4, -1), id="behind both"),
        pytest.param((7, 4), 0, (0, -1), (-1,), id="none between two picked"),
        pytest.param((4,), 1, (7, 0), (7, 0), id="begun at the end: all are left"),
        pytest.param((0,), 2, (7, 4), (7, 4), id="begun so that too few lie behind: all are left"),
    ],
)
def test_a_program_picks_only_behind_what_it_has_picked(
    picked: tuple[int, ...], least: int, offered: tuple[int, ...], left: tuple[int, ...]
) -> None:
    ask = Ask(0, "pick", picks(*offered), source=5, what="destroy", least=least, most=3, among=(7, 0, 4), picked=picked)
    assert ask.in_order() == Ask(
        0, "pick", picks(*left), source=5, what="destroy", least=least, most=3, among=(7, 0, 4), picked=picked
    )
    assert (ask.in_order() is ask) == (left == offered)


def test_a_question_for_one_card_has_no_order() -> None:
    for least in (0, 1):
        ask = Ask(0, "pick", picks(7, 0, 4, -1), least=least)
        assert ask.in_order() is ask


def test_a_record_has_fields() -> None:
    with pytest.raises(TypeError, match="Record has no fields"):
        Record().to_row()


def test_a_frame_begins_with_nothing_done() -> None:
    numbers = {"pc": 0, "i": 0, "n": 0, "part": 0, "kind": TEXT, "begun": False}
    unset = dict.fromkeys(("face", "me", "by", "source", "it", "other", "left", "lies"), -1)
    nothing = dict.fromkeys(("them", "did", "picks", "seats", "before", "hits"), ())
    frame = Frame()
    assert {name: getattr(frame, name) for name in FRAME_FIELDS} == {**numbers, **unset, **nothing, "answer": None}


def test_a_game_before_anything_is_laid_out() -> None:
    setup = new_game(Setting(2), "x").state.setup
    state = new_state(setup, b"key")
    cards = len(setup.cards)
    where = [0] * cards
    for index, zone in enumerate(setup.start_zones):
        for card in zone:
            where[card] = index
    unset = dict.fromkeys(("active", "first", "immune", "target"), -1)
    zero = dict.fromkeys(("counter", "turn", "power", "defeated", "stage", "work"), 0)
    off = dict.fromkeys(("in_turn", "sv_up", "hunt_closed", "over", "stored"), False)
    nothing = ("winners", "played", "given", "used", "watchers", "delayed", "pending", "copies", "out", "raised")
    empty = dict.fromkeys((*nothing, "happened", "notes", "tokens", "face_down", "tucked", "lent", "mingled"), ())
    tables = {"zones": list(setup.start_zones), "where": where, "known": [0] * cards, "group": bytearray(cards)}
    given = {"setup": setup, "cards": setup.cards, "key": b"key", "sees": setup.sees, "ask": None, "events": None}
    found = {name: getattr(state, name) for name in STATE_FIELDS if name != "stack"}
    assert found == {**unset, **zero, **off, **empty, **tables, **given}
    assert [frame.kind for frame in state.stack] == [DEAL]


def test_what_was_used_of_a_card_is_told_apart() -> None:
    entries = [u.ability_use(3, n) for n in range(3)] + [u.trigger_use(3, n) for n in range(3)]
    entries += [u.payment_use(3, types) for types in TYPES]
    assert len(set(entries)) == len(entries)
    state = game().game.state
    state.used = (
        u.payment_use(3, HERO),
        u.payment_use(3, VILLAIN),
        u.payment_use(4, LOCATION),
        u.ability_use(3, 1),
        u.trigger_use(3, 1),
    )
    assert u.types_paid(state, 3) == HERO | VILLAIN


def test_cards_of_one_name_are_told_as_one_with_their_number() -> None:
    assert count_cards([5, 6, 7], ["Kick", "Punch", "Kick"]) == Listed((CardName(5, 2), CardName(6, 1)))
    with pytest.raises(ValueError, match="zip"):
        count_cards([5, 6], ["Kick"])
