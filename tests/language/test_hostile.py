"""Hostile input is refused quickly, with a short sentence, and does no harm."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest

from lineup.builds import BUILD
from lineup.errors import SHOWN
from lineup.language import proofreading
from lineup.language.grammar import Names, Token, limits, tracing
from lineup.language.grammar.reading import Reader
from lineup.language.grammar.rules import Symbol
from lineup.language.proofreading import Fault, proofread
from lineup.language.sets import proofread_set
from tests.harness.plain import python_in
from tests.language import hostile

SHORT = 600  # characters of a sentence
LONG = 5.0  # seconds of the processor's time; a fifth of that is what it takes at most
LANGUAGE = Path(str(proofreading.__file__)).parent


def is_clear(fault: Fault) -> None:
    """A short sentence that says what is wrong, and no control character reaches a terminal with it."""
    assert 10 < len(fault.why) <= SHORT
    assert fault.why.endswith((".", "?"))
    assert fault.why.isprintable()
    assert python_in(fault.why) == []
    assert len(fault.words) <= SHOWN


def faults(read: Callable[[str], tuple[Fault, ...]], text: str) -> tuple[Fault, ...]:
    """What is wrong with a text or set, found soon enough and told in clear sentences."""
    start = process_time()
    found = read(text)
    assert process_time() - start < LONG, text[:200]
    assert found, text[:200]
    for fault in found:
        is_clear(fault)
    return found


def test_there_are_five_hundred_hostile_inputs_and_no_two_alike() -> None:
    every = [*hostile.texts(), *hostile.sets()]
    assert len(every) == hostile.NUMBER
    assert len(set(every)) == hostile.NUMBER


@pytest.mark.parametrize("part", range(10))
def test_hostile_texts_are_refused_in_short(part: int) -> None:
    for text in hostile.texts()[part::10]:
        assert len(faults(lambda each: proofread(each, "Hero").faults, text)) <= limits.MOST_FAULTS


@pytest.mark.parametrize("part", range(4))
def test_hostile_sets_are_refused_in_short(part: int) -> None:
    def read(text: str) -> tuple[Fault, ...]:
        return tuple(each.fault for each in proofread_set(text, "mine.toml").faults)

    for text in hostile.sets()[part::4]:
        assert len(faults(read, text)) <= limits.MOST_OF_SET + 2


@pytest.mark.skipif(BUILD == "compiled", reason="compiled methods cannot be counted")
def test_all_faults_of_a_text_are_found_with_so_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """However wrong a text is, the number of tokens read again is limited."""
    again = [0]
    made = tracing.Tracer.__init__

    def counted(
        self: tracing.Tracer,
        text: str,
        names: Names,
        tokens: list[Token],
        symbol: Symbol,
        runs: bool,
        scout: Reader | None = None,
    ) -> None:
        again[0] += len(tokens)
        made(self, text, names, tokens, symbol, runs, scout)

    monkeypatch.setattr(tracing.Tracer, "__init__", counted)
    for text in hostile.texts()[::4]:
        again[0] = 0
        proofread(text)
        assert again[0] <= 2 * limits.MOST_AGAIN, text[:200]


def test_the_language_calls_nothing_that_could_run_what_somebody_writes() -> None:
    runs = {"eval", "exec", "compile", "__import__", "open", "system"}
    for path in sorted(LANGUAGE.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.id if isinstance(node.func, ast.Name) else ""
                assert called not in runs, f"{path.name}: {called}"
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            assert not {"os", "subprocess", "pickle", "socket"} & set(names), path.name
