"""A fixed sample of the laws, and what can be said of views and dice without playing."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.machine import give_answer
from lineup.engine.moves import reveal_cards
from lineup.engine.saving import digest_of
from lineup.engine.state import (
    Ask,
    State,
)
from lineup.engine.view import SPECTATOR, View, view
from tests.harness.scenario import game
from tests.laws.checks import (
    Setting,
    check_cards,
    check_game,
    check_options,
    check_secret,
    check_state,
    check_view,
    midgame,
    new_game,
    record,
    settings,
)

ENGINE = sorted((Path(lineup.__file__).parent / "engine").glob("*.py"))


# One setting in four, its beginning; test_laws_long plays them all.
@pytest.mark.sample
@pytest.mark.parametrize(
    ("number", "setting"),
    [pytest.param(n, setting, id=setting.name) for n, setting in list(enumerate(settings()))[::4]],
)
def test_the_laws_hold_at_every_decision(number: int, setting: Setting) -> None:
    record(1, check_game(setting, f"sample {number}", every=40, log=number % 12 == 0, longest=600))


# Views


@pytest.mark.parametrize("players", [2, 5])
def test_at_first_nobody_sees_a_deck_another_hand_or_a_super_villain_face_down(players: int) -> None:
    state = new_game(Setting(players, (), (("super_villains", 8),)), "views").state
    for viewer in range(SPECTATOR, players):
        zones = view(state, viewer).zones
        for seat in range(players):
            assert all(card < 0 for card in zones[z.zone_of(seat, z.DECK)])
            assert all((card >= 0) == (seat == viewer) for card in zones[z.zone_of(seat, z.HAND)])
        assert all(card < 0 for card in zones[z.MAIN_DECK])
        assert [card >= 0 for card in zones[z.SUPER_VILLAINS]] == [True] + [False] * 7
        assert all(card >= 0 for card in zones[z.LINE_UP] + zones[z.BASIC] + zones[z.WEAKNESS])


def test_only_the_decider_sees_the_options() -> None:
    state = midgame()
    assert state.ask is not None
    for viewer in range(SPECTATOR, state.players):
        seen = view(state, viewer)
        assert seen.ask == (state.ask if viewer == state.ask.seat else None)
        assert (seen.waiting_for, seen.waiting_kind) == (state.ask.seat, state.ask.kind)


def test_a_view_holds_neither_seed_nor_dice() -> None:
    state = midgame()
    other = state.clone()
    other.key, other.counter = bytes(32), 0
    for viewer in range(SPECTATOR, state.players):
        assert view(other, viewer).to_bytes() == view(state, viewer).to_bytes()


@pytest.mark.parametrize("public", [False, True], ids=["hidden-hands", "known-hands"])
@pytest.mark.parametrize(("villain", "choices"), [("Graves", 3), ("Amazo", 6)])
def test_a_secret_choice_shows_in_no_view_before_all_have_chosen(villain: str, choices: int, public: bool) -> None:
    """Not even by a question that is left out because the cards left are alike."""
    g = game(
        3,
        power=8,
        deck="Punch, Katana, Vulnerability*3",
        B_hand="Raven, Punch*2",
        C_hand="Kick*3",
        super_villains=f"Vandal Savage, {villain}",
    )
    g.buy("Vandal Savage").end_turn().pass_all()
    state = g.game.state
    if public:
        reveal_cards(state, tuple(card for seat in range(3) for card in state.zones[z.zone_of(seat, z.HAND)]))
    asked = 0
    while state.ask is not None and state.ask.secret:
        asked += 1
        check_secret(state, state.ask)
        give_answer(state, state.ask.options[0])
    assert asked == choices


# Determinism

PLAYED = """
import hashlib
from tests.laws.checks import midgame
state = midgame("hash", 400, 4)
from lineup.engine.saving import digest_of
print(digest_of(state), hashlib.sha256(repr(state.events).encode()).hexdigest())
"""


def test_neither_hashes_nor_processes_change_a_game() -> None:
    root = Path(__file__).parent.parent.parent
    said = set()
    for seed in ("0", "1", "77"):
        variables = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", PLAYED]
        done = subprocess.run(command, cwd=root, env=variables, capture_output=True, text=True, check=True)
        said.add(done.stdout)
    assert len(said) == 1
    assert said.pop().startswith(digest_of(midgame("hash", 400, 4)))


def test_other_seeds_are_other_games() -> None:
    digests = [digest_of(new_game(Setting(3), seed).state) for seed in ("a", "b", "ab", "")]
    assert len(set(digests)) == len(digests)


ALLOWED = (
    "__future__",
    "collections",
    "dataclasses",
    "difflib",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "operator",
    "struct",
    "typing",
)


def imported(tree: ast.AST) -> Iterator[str]:
    """The names of all modules a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield node.module or ""


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_the_engine_imports_no_clock_no_dice_and_no_system(path: Path) -> None:
    outside = {name.split(".")[0] for name in imported(ast.parse(path.read_text(encoding="utf-8")))}
    assert sorted(outside - {"lineup", *ALLOWED}) == []


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_the_engine_has_no_floats_and_goes_through_no_set(path: Path) -> None:
    assert list(faults(ast.parse(path.read_text(encoding="utf-8")))) == []


ORDERED = ("sorted", "len", "sum", "min", "max", "any", "all", "bool", "set", "frozenset")  # do not show a set's order


def faults(tree: ast.AST) -> Iterator[str]:
    """Everything whose result may differ between two machines or two runs; what hints cut off is no part of a game."""
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef | ast.Module):
            yield from set_loops(scope)
    hints = [node.value for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "cutoff"]
    methods = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__hash__"]
    keys = [node for method in methods for node in ast.walk(method)]  # to look up by; nothing goes in their order
    for node in ast.walk(tree):
        if node in keys:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, float) and node not in hints:
            yield f"line {node.lineno}: the float {node.value}"
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield f"line {node.lineno}: a division into floats"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("hash", "id", "float"):
            yield f"line {node.lineno}: {node.func.id}()"


def set_loops(scope: ast.FunctionDef | ast.Module) -> Iterator[str]:
    """Loops over sets in a function, also over a name that stands for one."""
    names: set[str] = set()
    for node in ast.walk(scope):
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if value is not None and is_set(value, names):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]  # type: ignore[attr-defined]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    for node in ast.walk(scope):
        looped: list[ast.expr] = []
        if isinstance(node, ast.For | ast.comprehension):
            looped = [node.iter]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in ORDERED:
            looped = list(node.args)
        elif isinstance(node, ast.Starred):
            looped = [node.value]
        for each in looped:
            if is_set(each, names):
                yield f"line {each.lineno}: the order of a set is used"


def is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp):
        return is_set(node.left, names) or is_set(node.right, names)
    return isinstance(node, ast.Set | ast.SetComp) or (isinstance(node, ast.Name) and node.id in names)


@pytest.mark.parametrize(
    "source",
    [
        "for a in {1, 2}: pass",
        "x = set(y)\nlist(x)",
        "[a for a in {b for b in c} - d]",
        "def f(y):\n    seen: set[int] = set()\n    return tuple(seen | y)",
        "(*{1}, 2)",
        "a / 2",
        "a = 0.5",
        "hash(a)",
    ],
)
def test_what_the_engine_must_not_do_is_noticed(source: str) -> None:
    assert list(faults(ast.parse(source)))


# The checks themselves fail where a law is broken


def test_a_lost_a_doubled_and_a_misplaced_card_are_noticed() -> None:
    for zones in ((), (1, 1)):
        state = midgame(answers=1)
        state.zones[z.LINE_UP] = zones
        with pytest.raises(AssertionError):
            check_cards(state)
    state = midgame(answers=1)
    state.where[0] += 1
    with pytest.raises(AssertionError):
        check_cards(state)


def test_options_out_of_order_or_doubled_are_noticed() -> None:
    state = midgame()
    ask = state.ask
    assert ask is not None
    for options in (ask.options[::-1], ask.options * 2, ask.options[-1:] + ask.options[:-1]):
        state.ask = Ask(ask.seat, ask.kind, options)
        with pytest.raises(AssertionError):
            check_options(state, state.ask)


def test_a_question_that_is_not_asked_again_is_noticed() -> None:
    state = midgame()
    assert state.ask is not None
    state.ask = Ask(state.ask.seat, state.ask.kind, state.ask.options, what="something else")
    with pytest.raises(AssertionError, match="asks something else"):
        check_state(state)


def test_a_view_that_shows_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = midgame()

    def telling(state: State, seat: int) -> View:
        seen = view(state, seat)
        seen.power = state.zones[z.MAIN_DECK][0]
        return seen

    monkeypatch.setattr("tests.laws.checks.view", telling)
    with pytest.raises(AssertionError, match="sees what it cannot"):
        check_view(state, 0, "", Random(0))
