"""Breaks the engine's own lines one by one; each break must turn a test red.

`python -m tests.mutate_engine [MODULE…] [--jobs 2] [--budget 20] [--again] [--only TEXT] [--tests PLACE…]`, outside
CI. Every function of `lineup.engine` is broken at each comparison, condition, boolean operator, number, flag,
arithmetic operator and statement that can be left out. A first run of the tests, kept in build/ for each file of them,
notes which statements each test goes through; a mutant is tried on the tests that go through its statement, the
quickest first, until one turns red or they have used up the budget (seconds of processor time); the games of
tests/golden are played for every one. With a few places of tests a run is quick; what survives it without a reason is
tried again by the next.

What came of each mutant is kept in build/ too: a run that was broken off goes on where it was, and a mutant that was
noticed, or survived for a reason, is tried again only with `--again` or when its function changed. Survivors are
written to tests/engine_mutants.json; one that is not listed there with a reason ("why") makes the run fail.

Constants and tables outside functions are data and stay whole; the switches are broken by `tests.mutate`.
"""

from __future__ import annotations

import argparse
import ast
import copy
import functools
import gc
import importlib
import json
import multiprocessing
import os
import pickle
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from hashlib import sha256
from multiprocessing.queues import Queue
from pathlib import Path
from select import select
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, NamedTuple

import pytest

from tests.mutate import ROOT, gathered, is_red, run_tests

ENGINE: Final = ROOT / "src" / "lineup" / "engine"
REPORT: Final = Path(__file__).parent / "engine_mutants.json"
KEPT: Final = ROOT / "build" / "mutate_engine"
VERDICTS: Final = KEPT / "verdicts.jsonl"
# Tests in whose own process games are played.
HERE: Final = (
    "bots/test_bots.py", "bots/test_casual.py", "bots/test_confronting.py", "cards", "cli/test_table.py",
    "cli/test_telling.py", "golden", "language", "laws", "rules", "table/test_redaction.py", "test_lessons.py",
    "test_saves.py", "test_trial.py",
)  # fmt: skip
SLOWEST: Final = 4.0  # seconds of a test worth running for one mutant
BROAD: Final = "tests/golden/"  # whole games: run for every mutant, once the budget is used up
BUDGET: Final = 20.0
EXCUSED: Final = 0.1  # of the budget, for a mutant with a reason to survive
LEAST: Final = 5.0  # seconds of processor time for any test: alone it reads what others had read for it
PATIENCE: Final = 900  # seconds; a mutant may wait for something that never comes
MEMORY: Final = 3 << 30  # bytes; a mutant may collect without end
HITS: Final = "__hits__"
UNTOUCHED: Final = ("lineup.language.grammar.", "lineup.ledger", "lineup.speech")  # what they keep no engine made

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
NO_NUMBERS: Final = (ast.Tuple, ast.List, ast.JoinedStr, ast.Starred)


class Mutant(NamedTuple):
    """One break of a function."""

    id: str
    module: str
    function: str  # its module and qualified name
    statement: int  # of the function, as `statements` counts
    key: str  # fingerprint of the function
    change: str


# Breaking


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, with their qualified names; not those inside others.

    The setter of a property has the name of the property and an equals sign.
    """
    todo: list[tuple[str, ast.stmt]] = [("", node) for node in tree.body]
    while todo:
        prefix, node = todo.pop(0)
        if isinstance(node, ast.FunctionDef):
            sets = any(isinstance(each, ast.Attribute) and each.attr == "setter" for each in node.decorator_list)
            yield f"{prefix}{node.name}{'=' * sets}", node
        elif isinstance(node, ast.ClassDef):
            todo = [(f"{prefix}{node.name}.", each) for each in node.body] + todo


def bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """All lists of statements below a node."""
    for field in ("body", "orelse", "finalbody"):
        block = getattr(node, field, None)
        if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
            yield block
    for child in [*getattr(node, "handlers", ()), *getattr(node, "cases", ())]:
        yield from bodies(child)


def statements(function: ast.FunctionDef) -> Iterator[tuple[list[ast.stmt], int]]:
    """Every statement of a function, outer ones first, as the list that holds it and its place there."""
    todo = list(bodies(function))
    while todo:
        block = todo.pop(0)
        for at, statement in enumerate(block):
            if not is_docstring(statement):
                yield block, at
        for statement in block:
            todo += bodies(statement)


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def own_expressions(statement: ast.stmt) -> Iterator[tuple[ast.AST, str, int | None]]:
    """The places of all expressions of a statement, not of the statements in it: holder, field, place in a list."""
    todo: list[ast.AST] = [statement]
    while todo:
        holder = todo.pop(0)
        for field, value in ast.iter_fields(holder):
            if field in ("annotation", "returns", "decorator_list", "type_comment", "msg"):
                continue
            items = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
            for at, item in items:
                if isinstance(item, ast.stmt | ast.excepthandler | ast.match_case):
                    continue
                if isinstance(item, ast.expr):
                    yield holder, field, at
                if isinstance(item, ast.AST):
                    todo.append(item)


def other_expressions(node: ast.expr, holder: ast.AST, field: str) -> Iterator[ast.expr]:
    """What an expression becomes when it is broken."""
    match node:
        case ast.Compare(ops=[op], left=left, comparators=right) if type(op) in COMPARED:
            yield ast.Compare(left, [COMPARED[type(op)]()], right)
        case ast.Compare(ops=ops, left=left, comparators=right):
            for at, op in enumerate(ops):
                if type(op) in COMPARED:
                    yield ast.Compare(left, [*ops[:at], COMPARED[type(op)](), *ops[at + 1 :]], right)
        case ast.BoolOp(op=op, values=values):
            for at in range(len(values)):
                rest = values[:at] + values[at + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
            yield ast.Constant(1 - number)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in COUNTED:
            if not any(isinstance(side, NO_NUMBERS) or is_text(side) for side in (left, right)):
                yield ast.BinOp(left, COUNTED[type(op)](), right)
        case ast.Constant(value=bool(flag)):
            yield ast.Constant(not flag)
        case ast.Constant(value=int(number)):
            if not isinstance(holder, ast.UnaryOp):
                yield ast.Constant(number + 1)
        case ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript() if is_condition(holder, field):
            yield ast.UnaryOp(ast.Not(), node)


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)


def is_condition(holder: ast.AST, field: str) -> bool:
    return (isinstance(holder, ast.If | ast.While | ast.IfExp) and field == "test") or (
        isinstance(holder, ast.comprehension) and field == "ifs"
    )


def other_statements(statement: ast.stmt, last: bool, assigned: Mapping[str, int]) -> Iterator[ast.stmt]:
    """What a statement becomes when it is broken: nothing, or another operation."""
    match statement:
        case ast.Expr() | ast.Raise() | ast.Continue() | ast.Break() | ast.Delete():
            yield ast.Pass()
        case ast.Return() if not last:
            yield ast.Pass()
        case ast.Assign(targets=[ast.Name(id=name)]) if assigned[name] > 1:
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.AugAssign(target=target, op=op, value=value):
            yield ast.Pass()
            if type(op) in COUNTED and not isinstance(value, NO_NUMBERS) and not is_text(value):
                yield ast.AugAssign(target, COUNTED[type(op)](), value)


class Breaker:
    """The breaks of one module, and the code of its functions with one of them."""

    def __init__(self, name: str, source: str = "") -> None:
        self.name = name
        self.path = ENGINE / f"{name}.py"
        self.tree = ast.parse(source or self.path.read_text(encoding="utf-8"))
        self.mutants: list[Mutant] = []
        self.places: dict[str, tuple[str, Callable[[], Callable[[], None]]]] = {}  # id: function, what breaks it
        self.hits: dict[str, tuple[str, bytearray]] = {}  # by function: its fingerprint, a place for each statement
        for qualified, function in functions(self.tree):
            key = sha256(ast.dump(function).encode()).hexdigest()[:12]
            assigned = assignments(function)
            blocks = list(statements(function))
            self.hits[f"{name}.{qualified}"] = key, bytearray(len(blocks))
            for count, (block, at) in enumerate(blocks):
                statement = block[at]
                last = block is function.body and at == len(block) - 1
                if not isinstance(statement, ast.Assert):
                    for new in other_statements(statement, last, assigned):
                        self._add(qualified, key, count, told(statement), told(new), _replacing(block, at, new))
                    for holder, field, place in own_expressions(statement):
                        value = getattr(holder, field)
                        node = value if place is None else value[place]
                        for other in other_expressions(node, holder, field):
                            in_list = place is not None
                            breaks = _replacing(value if in_list else vars(holder), place if in_list else field, other)
                            self._add(qualified, key, count, told(node), told(other), breaks)

    def _add(
        self, function: str, key: str, statement: int, old: str, new: str, make: Callable[[], Callable[[], None]]
    ) -> None:
        change = f"without `{old}`" if new == "pass" else f"`{old}` becomes `{new}`"
        id = f"{self.name}.{function}: {change}"
        number = 2
        while id in self.places:
            id, number = f"{self.name}.{function}: {change} #{number}", number + 1
        self.places[id] = function, make
        self.mutants.append(Mutant(id, self.name, f"{self.name}.{function}", statement, key, change))

    def code(self, mutant: Mutant) -> tuple[str, CodeType]:
        """The function that is broken, and its code with the break."""
        function, make = self.places[mutant.id]
        mend = make()
        try:
            tree = ast.fix_missing_locations(self.tree)
            return function, codes(compile(tree, str(self.path), "exec", dont_inherit=True))[function]
        finally:
            mend()

    def noting(self) -> dict[str, CodeType]:
        """The code of all functions, noting in `__hits__` through which statements they go."""
        tree = copy.deepcopy(self.tree)
        for qualified, function in functions(tree):
            for number, (block, at) in reversed(list(enumerate(statements(function)))):
                block.insert(at, ast.parse(f"{HITS}['{self.name}.{qualified}'][{number}] = 1").body[0])
        return codes(compile(ast.fix_missing_locations(tree), str(self.path), "exec", dont_inherit=True))


def assignments(function: ast.FunctionDef) -> dict[str, int]:
    """How often each local name gets a value; an argument has one from the start."""
    found: dict[str, int] = {}
    for argument in [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]:
        found[argument.arg] = 1
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = found.get(node.id, 0) + 1
    return found


def told(node: ast.AST) -> str:
    """The first line of a piece of source."""
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).partition("\n")[0]


def _replacing(where: Any, at: Any, new: ast.AST) -> Callable[[], Callable[[], None]]:
    """Puts something new into a place of the tree; what that gives puts the old back."""

    def replace() -> Callable[[], None]:
        old = where[at]
        where[at] = ast.copy_location(new, old)

        def restore() -> None:
            where[at] = old

        return restore

    return replace


def codes(module: CodeType, prefix: str = "") -> dict[str, CodeType]:
    """The code of the functions of a module and of the methods of its classes by their qualified names."""
    found: dict[str, CodeType] = {}
    for each in module.co_consts:
        if isinstance(each, CodeType) and each.co_name.isidentifier():
            is_class = "__qualname__" in each.co_names and "__module__" in each.co_names
            if is_class:
                found |= codes(each, f"{prefix}{each.co_name}.")
            else:
                name = prefix + each.co_name
                found[f"{name}=" if name in found else name] = each  # a property's setter comes after its getter
    return found


# Which tests go where


class Trace(NamedTuple):
    """A test that is green with nothing broken: its seconds, and where it goes."""

    test: str
    seconds: float
    hits: dict[str, tuple[str, int]]  # by function: its fingerprint, and the statements gone through as bits


class Notes(NamedTuple):
    """The tests of one file."""

    key: str  # fingerprint of the file
    traces: list[Trace]
    red: list[str]  # of no use, for they are red with nothing broken


class Coverage:
    """Which tests go through a statement.

    A file of tests is gone through again when it has changed. A function that has changed since is taken as a whole,
    and one that is new as its whole module: so a mutant may be tried on too many tests, never on too few.
    """

    def __init__(self, files: Mapping[str, Notes]) -> None:
        self.files = list(files)
        self.tests = [trace for notes in files.values() for trace in notes.traces]
        self.red = [test for notes in files.values() for test in notes.red]
        self.known = {function for trace in self.tests for function in trace.hits}

    def through(self, mutant: Mutant) -> list[int]:
        """The numbers of the tests on which a mutant is tried."""
        return [number for number, trace in enumerate(self.tests) if self._goes(trace, mutant)]

    def _goes(self, trace: Trace, mutant: Mutant) -> bool:
        if mutant.function not in self.known:
            return any(function.startswith(f"{mutant.module}.") for function in trace.hits)
        key, bits = trace.hits.get(mutant.function, (mutant.key, 0))
        return key != mutant.key or bool(bits >> mutant.statement & 1)


class Noting:
    """A pytest plugin that runs the tests of some files once and notes through which statements each of them goes."""

    def __init__(self, files: Mapping[str, str], notes: Queue[tuple[str, Notes]]) -> None:
        self.files = files  # with their fingerprints
        self.notes = notes

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items: dict[str, list[pytest.Item]] = {file: [] for file in self.files}
        for item in session.items:
            if (file := file_of(item)) in items:
                items[file].append(item)
        living = Living()
        hits: dict[str, tuple[str, bytearray]] = {}
        for breaker in breakers():
            hits |= breaker.hits
            vars(module(breaker.name))[HITS] = {name: note for name, (_, note) in breaker.hits.items()}
            living.plant(breaker.name, breaker.noting())
        for file, key in self.files.items():
            found = Notes(key, [], [])
            for item in items[file]:
                for _, note in hits.values():
                    note[:] = bytes(len(note))
                start = time.process_time()
                red = is_red(item)
                seconds = time.process_time() - start
                if red:
                    found.red.append(item.nodeid)
                    continue
                gone = {name: (key, as_bits(note)) for name, (key, note) in hits.items() if any(note)}
                if gone:
                    found.traces.append(Trace(item.nodeid, seconds, gone))
            self.notes.put((file, found))
        return True


def as_bits(note: bytearray) -> int:
    return sum(1 << at for at, hit in enumerate(note) if hit)


def file_of(item: pytest.Item) -> str:
    return str(item.path.relative_to(ROOT / "tests"))


def test_files(places: Sequence[str]) -> dict[str, str]:
    """The files of tests in some places, with their fingerprints."""
    paths = [path for place in places for path in sorted((ROOT / "tests" / place).rglob("test_*.py"))]
    paths += [ROOT / "tests" / place for place in places if place.endswith(".py")]
    return {str(path.relative_to(ROOT / "tests")): sha256(path.read_bytes()).hexdigest()[:12] for path in paths}


def note_coverage(files: Mapping[str, str], notes: Queue[tuple[str, Notes]]) -> None:
    if fault := run_tests(Noting(files, notes), list(files)):
        raise SystemExit(fault)


def coverage(places: Sequence[str]) -> Coverage:
    """Which tests go through which statements; files that have changed are gone through again."""
    files = test_files(places)
    file = KEPT / "coverage.pickle"
    kept: dict[str, Notes] = pickle.loads(file.read_bytes()) if file.exists() else {}
    todo = {name: key for name, key in files.items() if name not in kept or kept[name].key != key}
    if todo:
        KEPT.mkdir(parents=True, exist_ok=True)
        context = multiprocessing.get_context("spawn")
        results: Queue[tuple[str, Notes]] = context.Queue()
        process = context.Process(target=note_coverage, args=(todo, results), daemon=True)
        process.start()
        for name, notes in gathered(results, [process], len(todo), "Looking"):
            kept[name] = notes
            file.write_bytes(pickle.dumps(kept))
        process.join()
    return Coverage({name: kept[name] for name in files})


# Planting


def module(name: str) -> ModuleType:
    return importlib.import_module(f"lineup.engine.{name}")


class Living:
    """The engine's functions and caches, looked up once, wherever they are referenced."""

    def __init__(self) -> None:
        self.functions: dict[str, list[FunctionType]] = {}  # by module and qualified name
        self.caches: list[functools._lru_cache_wrapper[Any]] = []
        gc.unfreeze()  # what is frozen is not among the objects
        objects = gc.get_objects()
        setters = {id(each.fset) for each in objects if type(each) is property}
        for each in objects:
            # Not isinstance: that asks the object itself, and a weak proxy may have lost what it stood for.
            if type(each) is functools._lru_cache_wrapper:
                if each.__module__.startswith(("lineup.", "tests.")) and not each.__module__.startswith(UNTOUCHED):
                    self.caches.append(each)
            elif type(each) is FunctionType and str(each.__module__).startswith("lineup.engine."):
                name = f"{each.__module__}.{each.__qualname__}"
                self.functions.setdefault(f"{name}=" if id(each) in setters else name, []).append(each)

    def plant(self, name: str, new: Mapping[str, CodeType]) -> None:
        """Give functions of a module other code; caches hold what the whole engine made of things, so they go."""
        for function, code in new.items():
            for each in self.functions.get(f"lineup.engine.{name}.{function}", ()):
                each.__code__ = code
        for cache in self.caches:
            cache.cache_clear()


# Trying


class Outcome(NamedTuple):
    """The result of a mutant: the test that noticed it, or none."""

    number: int
    killer: str
    tried: int  # tests
    error: str = ""


class Forking:
    """A pytest plugin that tries mutants, each in a process forked for it."""

    def __init__(
        self,
        wanted: Sequence[Mutant],
        numbers: Queue[int],
        results: Queue[Outcome],
        found: Coverage,
        former: Mapping[str, str],
        budget: float,
        excused: Set[str],
    ) -> None:
        self.wanted = wanted
        self.numbers = numbers
        self.results = results
        self.coverage = found
        self.budget = budget
        self.excused = excused  # mutants with a reason to survive
        self.items: list[pytest.Item | None] = []
        self.living: Living
        self.sound: dict[int, bool] = {}  # is the test green in a fork without a mutant?
        self.former = former  # what noticed a mutant in an earlier run
        self.killers: dict[str, list[str]] = {}  # by the function they noticed a break of, the last one first
        for id, test in former.items():
            self.killers.setdefault(id.partition(":")[0], []).insert(0, test)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_id = {item.nodeid: item for item in session.items}
        self.items = [by_id.get(trace.test) for trace in self.coverage.tests]
        broken = {breaker.name: breaker for breaker in breakers()}
        self.living = Living()
        slowest_first = sorted(self.coverage.tests, key=lambda trace: -trace.seconds)
        items = [by_id[trace.test] for trace in slowest_first if trace.test in by_id]
        for item in {file_of(item): item for item in items}.values():  # the quickest of each file
            is_red(item)  # what tests read once is read here, not in every fork
        gc.collect()
        gc.freeze()  # a forked process shares what nobody touches
        while (number := self.numbers.get()) >= 0:
            mutant = self.wanted[number]
            function, code = broken[mutant.module].code(mutant)
            tests = self.order(mutant)
            budget = self.budget * (EXCUSED if mutant.id in self.excused else 1)
            killer = self.killer(mutant.module, {function: code}, tests, budget)
            while killer is not None and not self.is_sound(killer):
                tests.remove(killer)
                killer = self.killer(mutant.module, {function: code}, tests, budget)
            name = "" if killer is None else self.coverage.tests[killer].test if killer >= 0 else "it hangs or crashes"
            if name:
                killers = self.killers.setdefault(mutant.function, [])
                if name in killers:
                    killers.remove(name)
                killers.insert(0, name)
            self.results.put(Outcome(number, name, len(tests)))
        return True

    def order(self, mutant: Mutant) -> list[int]:
        """The tests that go through the broken statement: what noticed it or breaks nearby before, the quickest."""
        former = self.former.get(mutant.id, "")
        near = list(dict.fromkeys(self.killers.get(mutant.function, [])))[:10]
        tests = self.coverage.tests
        numbers = [number for number in self.coverage.through(mutant) if self.sound.get(number, True)]
        numbers = [number for number in numbers if self.items[number] and tests[number].seconds < SLOWEST]

        def rank(number: int) -> tuple[bool, bool, float]:
            test = tests[number]
            return test.test != former, test.test not in near, test.seconds

        return sorted(numbers, key=rank)

    def is_sound(self, number: int) -> bool:
        if number not in self.sound:
            self.sound[number] = number < 0 or self.killer("", {}, [number], self.budget) is None
        return self.sound[number]

    def killer(self, name: str, new: Mapping[str, CodeType], tests: Sequence[int], budget: float) -> int | None:
        """The first test that turns red in a forked process with this code; -1 if the process itself came to an end."""
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            try:
                os.close(reader)
                resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
                self.living.plant(name, new)
                os.write(writer, str(self.first_red(tests, budget)).encode())
            finally:
                os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            said = pipe.read() if select([pipe], [], [], PATIENCE)[0] else ""
        if not said:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return {"": -1, "None": None}.get(said, int(said) if said.isdigit() else -1)

    def first_red(self, tests: Sequence[int], budget: float) -> int | None:
        spent = 0.0
        for number in tests:
            item, (name, usual, _) = self.items[number], self.coverage.tests[number]
            assert item is not None
            if spent > budget and not name.startswith(BROAD):
                continue
            start = time.process_time()
            if is_red(item, max(LEAST, 10 * usual)):
                return number
            spent += time.process_time() - start
        return None


def breakers(names: Sequence[str] = ()) -> list[Breaker]:
    """The modules of the engine."""
    found = sorted(path.stem for path in ENGINE.glob("*.py") if path.stem != "__init__")
    return [Breaker(name) for name in found if not names or name in names]


def mutants(names: Sequence[str] = (), only: str = "") -> list[Mutant]:
    """All mutants of some modules, or those whose id holds a text."""
    return [mutant for breaker in breakers(names) for mutant in breaker.mutants if only in mutant.id]


def work(
    wanted: Sequence[Mutant],
    numbers: Queue[int],
    results: Queue[Outcome],
    found: Coverage,
    former: Mapping[str, str],
    budget: float,
    excused: Set[str],
) -> None:
    """One process: collect the tests once, then try mutants until there are no more."""
    if fault := run_tests(Forking(wanted, numbers, results, found, former, budget, excused), found.files):
        results.put(Outcome(-1, "", 0, fault))


def verdicts(file: Path) -> dict[str, dict[str, str]]:
    """What came of each mutant the last time: the fingerprint its function had, and the test that noticed it."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {entry["id"]: entry for entry in map(json.loads, lines)}


def known(wanted: Sequence[Mutant], last: Mapping[str, Mapping[str, str]], reasons: Mapping[str, str]) -> set[str]:
    """The mutants that a test noticed before, or that survived for a reason, as their function still stands."""
    return {
        mutant.id
        for mutant in wanted
        if (entry := last.get(mutant.id)) and entry["key"] == mutant.key and (entry["killer"] or reasons.get(mutant.id))
    }


def main() -> int:
    """Try the mutants, write the report, say which survive; the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutate_engine", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("modules", nargs="*", help="modules of the engine (all)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of tests for one mutant (20)")
    parser.add_argument("--again", action="store_true", help="try those that were noticed before, too")
    parser.add_argument("--only", default="", metavar="TEXT", help="mutants whose name holds this")
    parser.add_argument("--tests", nargs="+", default=HERE, metavar="PLACE", help="files and folders of tests (all)")
    options = parser.parse_args()
    wanted = mutants(options.modules, options.only)
    if not wanted:
        parser.error(f"there is nothing to break in {' '.join(options.modules) or 'the engine'}")
    for place in options.tests:
        if not (REPORT.parent / place).exists():
            parser.error(f"there are no tests in {place}; a place is like laws or bots/test_bots.py")
    found = coverage(options.tests)
    if found.red:
        print(
            f"Red with nothing broken, and left out: {', '.join(found.red[:10])} ({len(found.red)}).", file=sys.stderr
        )
    last = verdicts(VERDICTS)
    before = json.loads(REPORT.read_text(encoding="utf-8"))
    reasons = {each["id"]: each.get("why", "") for each in before["survivors"]}
    done = set() if options.again else known(wanted, last, reasons)
    todo = [mutant for mutant in wanted if mutant.id not in done]
    print(f"{len(wanted)} mutants, {len(done)} of them tried before.", file=sys.stderr)
    context = multiprocessing.get_context("spawn")
    numbers: Queue[int] = context.Queue()
    results: Queue[Outcome] = context.Queue()
    for number in [*range(len(todo)), *[-1] * options.jobs]:
        numbers.put(number)
    former = {id: entry["killer"] for id, entry in last.items() if entry["killer"]}
    arguments = (todo, numbers, results, found, former, options.budget, {id for id, why in reasons.items() if why})
    workers = [context.Process(target=work, args=arguments, daemon=True) for _ in range(options.jobs)]
    for worker in workers:
        worker.start()
    survivors: list[tuple[Mutant, int]] = []
    with VERDICTS.open("a", encoding="utf-8") as out:
        for outcome in gathered(results, workers, len(todo)):
            if outcome.error:
                raise SystemExit(outcome.error)
            mutant = todo[outcome.number]
            out.write(json.dumps({"id": mutant.id, "key": mutant.key, "killer": outcome.killer}) + "\n")
            out.flush()
            if not outcome.killer:
                survivors.append((mutant, outcome.tried))
    for worker in workers:
        worker.join()
    REPORT.write_text(report(before, mutants(), verdicts(VERDICTS)), encoding="utf-8")
    unknown = [(mutant, tried) for mutant, tried in survivors if not reasons.get(mutant.id)]
    for mutant, tried in sorted(unknown, key=lambda each: wanted.index(each[0])):
        print(f"{mutant.id} ({tried} tests stay green)")
    print(f"{len(todo)} mutants tried, {len(survivors)} survivors, {len(unknown)} of them without a reason.")
    return 1 if unknown else 0


def report(before: Mapping[str, Any], whole: Sequence[Mutant], last: Mapping[str, Mapping[str, str]]) -> str:
    """The report as JSON: how many mutants of each module were tried, who survived; of those not tried as before."""
    listed = {each["id"]: each for each in before["survivors"]}
    tried = {mutant.id for mutant in whole if last.get(mutant.id, {}).get("key") == mutant.key}
    counts = {**before["mutants"], **Counter(mutant.module for mutant in whole if mutant.id in tried)}
    there = {mutant.module for mutant in whole}
    entries = []
    for mutant in whole:
        survived = not last[mutant.id]["killer"] if mutant.id in tried else mutant.id in listed
        if survived:
            entries.append(listed.get(mutant.id, {"id": mutant.id}))
    made = {"mutants": {name: counts[name] for name in sorted(counts) if name in there}, "survivors": entries}
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    from tests.mutate_engine import main as start  # what is kept names its classes by this module

    sys.exit(start())
