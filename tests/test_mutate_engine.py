"""The mutation run over the engine: what it breaks, that the break is real in the living functions, what it notes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lineup.builds import BUILD
from lineup.engine import frames
from lineup.engine import zones as z
from tests.mutate_engine import (
    HITS,
    REPORT,
    Breaker,
    Coverage,
    Living,
    Mutant,
    Notes,
    Trace,
    as_bits,
    codes,
    known,
    mutants,
    report,
    verdicts,
)


def changes(body: str, arguments: str = "a, b") -> list[str]:
    source = f"def f({arguments}):\n" + "".join(f"    {line}\n" for line in body.splitlines())
    return [mutant.change for mutant in Breaker("toy", source).mutants]


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("return a < b", ["`a < b` becomes `a <= b`"]),
        ("return a is None", ["`a is None` becomes `a is not None`"]),
        ("return 0 <= a < 9", ["`0 <= a < 9` becomes `0 < a < 9`", "`0 <= a < 9` becomes `0 <= a <= 9`",
                               "`0` becomes `1`", "`9` becomes `10`"]),
        ("return a and b", ["`a and b` becomes `b`", "`a and b` becomes `a`"]),
        ("return not a", ["`not a` becomes `a`"]),
        ("return a - b", ["`a - b` becomes `a + b`"]),
        ("return a + (b,)", []),
        ("return a[-1]", ["`-1` becomes `0`"]),
        ("return a.of(True)", ["`True` becomes `False`"]),
        ("return b if a else None", ["`a` becomes `not a`"]),
        ("return [c for c in a if c.up]", ["`c.up` becomes `not c.up`"]),
        ("a.pop()", ["without `a.pop()`"]),
        ("a.n = b", ["without `a.n = b`"]),
        ("c = b\nreturn c", []),
        ("a = b\nreturn a", ["without `a = b`"]),
        ("a += b", ["without `a += b`", "`a += b` becomes `a -= b`"]),
        ("for c in a:\n    continue", ["without `continue`"]),
        ("if a:\n    return b\nreturn None", ["`a` becomes `not a`", "without `return b`"]),
        ("assert a < b", []),
        ('"""Says."""', []),
        ("a.pop()\na.pop()", ["without `a.pop()`", "without `a.pop()`"]),
    ],
)  # fmt: skip
def test_a_function_is_broken_at_every_decision_number_and_effect(body: str, found: list[str]) -> None:
    assert changes(body) == found


def test_a_reason_is_given_for_a_break_there_is() -> None:
    listed = [each["id"] for each in json.loads(REPORT.read_text(encoding="utf-8"))["survivors"]]
    assert sorted(set(listed) - {mutant.id for mutant in mutants()}) == []


def test_every_break_of_the_engine_has_a_name_of_its_own_and_other_code() -> None:
    breaker = Breaker("moves")
    whole = codes(compile(breaker.path.read_text(encoding="utf-8"), str(breaker.path), "exec"))
    assert len({mutant.id for mutant in breaker.mutants}) == len(breaker.mutants) > 100
    for mutant in breaker.mutants[::10]:
        function, code = breaker.code(mutant)
        assert code != whole[function], mutant.id
        assert mutant.id.startswith(f"moves.{function}: ")
    assert breaker.noting().keys() == whole.keys()


PLAIN = pytest.mark.skipif(BUILD != "plain", reason="compiled functions are not broken; make mutate-engine is plain")


@pytest.fixture
def zones() -> Iterator[Breaker]:
    """The module of the zones, whole again afterwards."""
    breaker = Breaker("zones")
    yield breaker
    Living().plant("zones", codes(compile(breaker.path.read_text(encoding="utf-8"), str(breaker.path), "exec")))
    vars(z).pop(HITS, None)


@PLAIN
def test_a_break_is_planted_in_the_living_function(zones: Breaker) -> None:
    before = z.zone_of(1, z.HAND)
    mutant = next(mutant for mutant in zones.mutants if mutant.id.startswith("zones.zone_of: "))
    Living().plant("zones", dict([zones.code(mutant)]))
    assert z.zone_of(1, z.HAND) != before


@PLAIN
def test_it_is_noted_through_which_statements_a_test_goes(zones: Breaker) -> None:
    vars(z)[HITS] = {name: note for name, (_, note) in zones.hits.items()}
    Living().plant("zones", zones.noting())
    z.zone_of(1, z.HAND)
    mutant = next(mutant for mutant in zones.mutants if mutant.function == "zones.zone_of")
    gone = {name: as_bits(note) for name, (_, note) in zones.hits.items() if any(note)}
    assert gone == {"zones.zone_of": 1 << mutant.statement}


def test_a_break_is_tried_on_the_tests_that_go_through_its_statement_as_far_as_that_is_known() -> None:
    traces = [
        Trace("here", 1.0, {"moves.gain": ("key", 0b10)}),
        Trace("elsewhere in the function", 1.0, {"moves.gain": ("key", 0b101)}),
        Trace("through a former function", 1.0, {"moves.gain": ("old", 0b1)}),
        Trace("elsewhere in the module", 1.0, {"moves.draw": ("key", 0b10)}),
        Trace("elsewhere", 1.0, {"turn.end": ("key", 0b10)}),
    ]
    coverage = Coverage({"test_a.py": Notes("", traces[:2], []), "test_b.py": Notes("", traces[2:], ["red"])})
    assert coverage.red == ["red"]
    assert coverage.through(Mutant("", "moves", "moves.gain", 1, "key", "")) == [0, 2]
    assert coverage.through(Mutant("", "moves", "moves.new", 1, "key", "")) == [0, 1, 2, 3]


@PLAIN
def test_the_two_functions_of_a_property_are_told_apart() -> None:
    breaker = Breaker("frames")
    vars(frames)[HITS] = {name: note for name, (_, note) in breaker.hits.items()}
    try:
        Living().plant("frames", breaker.noting())
        frame = frames.Frame()
        frame.blow_index = 4
        assert (frame.blow_index, frame.pc) == (4, 5)
        mutant = next(mutant for mutant in breaker.mutants if mutant.id.startswith("frames.Frame.blow_index=: "))
        Living().plant("frames", dict([breaker.code(mutant)]))
        frame.blow_index = 7
        assert frame.blow_index != 7
    finally:
        Living().plant("frames", codes(compile(breaker.path.read_text(encoding="utf-8"), str(breaker.path), "exec")))
        vars(frames).pop(HITS)


def test_a_report_has_what_survived_the_last_try_and_keeps_the_rest_and_the_reasons() -> None:
    one, two, three, four = (
        Mutant(f"zones.{name}: broken", "zones", f"zones.{name}", 0, "key", "") for name in ("a", "b", "c", "d")
    )
    gone, other = ({"id": id, "why": "never"} for id in ("zones.gone: broken", "moves.x: broken"))
    elsewhere = Mutant("moves.x: broken", "moves", "moves.x", 0, "key", "")
    before = {"mutants": {"moves": 3, "gone": 9}, "survivors": [{"id": one.id, "why": "equal"}, gone, other]}
    last = {
        one.id: {"key": "key", "killer": ""},
        two.id: {"key": "key", "killer": ""},
        three.id: {"key": "key", "killer": "test"},
        four.id: {"key": "old key", "killer": ""},
    }
    assert json.loads(report(before, [one, two, three, four, elsewhere], last)) == {
        "mutants": {"moves": 3, "zones": 3},
        "survivors": [{"id": one.id, "why": "equal"}, {"id": two.id}, other],
    }


def test_what_was_noticed_or_has_a_reason_is_known_while_its_function_stands(tmp_path: Path) -> None:
    file = tmp_path / "verdicts.jsonl"
    wanted = [Mutant(id, "moves", "moves.gain", 0, "key", "") for id in "abcdf"]
    assert known(wanted, verdicts(file), {}) == set()
    rows = [("a", "key", ""), ("a", "key", "test"), ("b", "key", ""), ("c", "old key", "test"), ("e", "key", "test")]
    lines = [json.dumps({"id": id, "key": key, "killer": killer}) for id, key, killer in [*rows, ("f", "key", "")]]
    file.write_text("\n".join(lines), encoding="utf-8")
    assert known(wanted, verdicts(file), {"f": "a shortcut"}) == {"a", "f"}
