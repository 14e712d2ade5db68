"""Breaks every card sentence and every rules switch in turn; each break must turn a test red.

`python -m tests.mutate [--jobs 2] [--changed] [--only CARD_OR_SWITCH]`. A card mutant is tried on the tests marked with
that card, a switch mutant on those marked with the clauses of that game that name it. Survivors are written to
tests/mutants.json; one that is not listed there with a reason ("why") makes the run fail.

The report also keeps a fingerprint of each mutant: of its text, the words in it and the tests that must notice it. With
`--changed` only mutants whose fingerprint is another one are tried, and a twentieth of the others, drawn by the commit.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import json
import multiprocessing
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from functools import cache
from hashlib import sha256
from io import StringIO
from multiprocessing.process import BaseProcess
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from random import Random
from types import FrameType
from typing import Any, Final, NamedTuple, TypeVar

import pytest
from _pytest.runner import runtestprotocol
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

from lineup import ledger
from lineup.boxes import COMMON
from lineup.engine.profile import SWITCHES
from lineup.games import GAMES, GameInfo
from lineup.language import sets
from lineup.language.grammar import Names
from lineup.language.grammar.checking import check_text
from lineup.language.proofreading import read_text
from lineup.language.sets import BOXES, CardSet, box, override_cards, parse_text, print_text, read_set
from lineup.language.words.abilities import EachTurnPower, Ongoing
from lineup.language.words.cards import KINDS
from lineup.language.words.paragraphs import AttackText, CardRule, DefenseText, Each, FirstAppearance, Paragraph
from tests.harness import rule

T = TypeVar("T")

ROOT: Final = Path(__file__).parent.parent
REPORT: Final = Path(__file__).parent / "mutants.json"
LIMIT: Final = 20  # seconds for one test; a mutant may send it round in circles
# What is not slow, in one process and without a word.
OPTIONS: Final = (
    "-o", "addopts=", "-m", "not slow", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faker",
    "-p", "no:anyio", "--rootdir", str(ROOT),
)  # fmt: skip
SAMPLE: Final = 20  # one of so many mutants that did not change is tried all the same
UNTRIED: Final = "not tried"


class Mutant(NamedTuple):
    """One break: of a card, then `text` is what is left of its text, or of a game's rules, then `game` is that game."""

    id: str
    change: str
    marks: tuple[str, ...]  # the cards or clauses whose tests must notice
    name: str  # the card as set/id, or the switch
    text: str = ""
    game: GameInfo | None = None


# Sentences


def card_mutants() -> Iterator[Mutant]:
    """Every card without each of its sentences, numbered as they stand."""
    for name in BOXES:
        names = names_of(box(name))
        for card in box(name).cards:
            for number, text in enumerate(cut_texts(parse_text(card.text, names)), 1):
                if read_text(text, names).faults:
                    continue  # without its last words a card set aside would be lost for good
                yield Mutant(f"{card.ref}#{number}", difference(card.text, text), (card.ref,), card.ref, text)


def names_of(cards: CardSet) -> Names:
    """The names that the texts of a set may speak of."""
    return Names(sorted({each for card in cards.cards for each in (card.name, *card.aliases)} - set(KINDS)))


def cut_texts(paragraphs: Sequence[Paragraph]) -> list[str]:
    """All texts with one sentence less, or with the fewest less that leave a text with a meaning."""
    texts: list[str] = []
    for at, paragraph in enumerate(paragraphs):
        for left in cuts(paragraph):
            rest = [*paragraphs[:at], *([left] if left else []), *paragraphs[at + 1 :]]
            texts.append(print_text(rest))
    return list(dict.fromkeys(texts))


def cuts(paragraph: Paragraph) -> Iterator[Paragraph | None]:
    """A paragraph without each of its sentences; None where nothing is left of it."""
    if isinstance(paragraph, Ongoing):
        for left in () if isinstance(paragraph.text, CardRule | EachTurnPower) else cuts(paragraph.text):
            yield Ongoing(left or CardRule("stays"))
        yield None
    elif isinstance(paragraph, AttackText | FirstAppearance) and paragraph.blows:
        yield from shorter(paragraph, "blows")
        for at, blow in enumerate(paragraph.blows):
            for rest in shorter(blow, "rest"):
                assert isinstance(rest, Each)
                blows = (*paragraph.blows[:at], rest, *paragraph.blows[at + 1 :])
                whole = dataclasses.replace(paragraph, blows=blows)
                if legal(whole):
                    yield whole
    elif isinstance(paragraph, DefenseText) or hasattr(paragraph, "rest"):
        yield None  # its first sentence carries it
        yield from shorter(paragraph, "sentences" if isinstance(paragraph, DefenseText) else "rest")
    elif hasattr(paragraph, "sentences"):
        yield from shorter(paragraph, "sentences")
    else:
        yield None


def shorter(paragraph: Paragraph, field: str) -> Iterator[Paragraph | None]:
    """A paragraph without each item of a field, and without as many after it as would refer to nothing."""
    items: tuple[object, ...] = getattr(paragraph, field)
    may_be_empty = field == "rest" or isinstance(paragraph, DefenseText)
    for at in range(len(items)):
        for end in range(at + 1, len(items) + 1):
            left = items[:at] + items[end:]
            if not left and not may_be_empty:
                yield None
                break
            values: dict[str, Any] = {field: left}
            new = dataclasses.replace(paragraph, **values)  # type: ignore[type-var]
            if isinstance(paragraph, Each) or legal(new):
                yield new
                break


def legal(paragraph: Paragraph) -> bool:
    return not check_text(paragraph)


def difference(old: str, new: str) -> str:
    """The sentences in which the texts differ."""
    before, after = (re.split(r"(?<=\.)\s+", text) if text else [] for text in (old, new))
    start = 0
    while start < len(after) and before[start] == after[start]:
        start += 1
    end = 0
    while end < len(after) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    gone, come = " ".join(before[start : len(before) - end]), " ".join(after[start : len(after) - end])
    return f"“{gone}” becomes “{come}”" if come else f"without “{gone}”"


# Switches


def clauses_of(info: GameInfo, key: str, ours: bool = False) -> tuple[str, ...]:
    """The clauses of a game's own ledger that a switch comes from; none where the game has no use for it.

    Of a house rule of ours those common to all games.
    """
    return tuple(clause.id for clause in ledger.load_clauses(COMMON if ours else info.id) if key in clause.switches)


def switch_mutants() -> Iterator[Mutant]:
    """Every switch of every game at its other values, then variants and player counts without each of theirs."""
    for info in GAMES.values():
        set_by_players = {key for _, switches in info.by_players for key, _ in switches}
        for key in SWITCHES:
            marks = clauses_of(info, key)
            if not marks or key in set_by_players:
                continue
            default = getattr(info.profile, key)
            for value in other_values(key, default):
                values: dict[str, Any] = {key: value}
                changed = dataclasses.replace(info, profile=dataclasses.replace(info.profile, **values))
                yield Mutant(f"{info.id}:{key}={value}", f"{key} is {value}, not {default}", marks, key, game=changed)
        for variant in info.variants:
            for key, set_to in variant.switches:
                kept = dataclasses.replace(variant, switches=tuple(each for each in variant.switches if each[0] != key))
                others = tuple(kept if each is variant else each for each in info.variants)
                change = f"the variant {variant.id} does not set {key} to {set_to}"
                changed = dataclasses.replace(info, variants=others)
                marks = clauses_of(info, key, variant.ours)
                yield Mutant(f"{info.id}:{variant.id}-{key}", change, marks, key, game=changed)
        for players, switches in info.by_players:
            for key, set_to in switches:
                left = (players, tuple(each for each in switches if each[0] != key))
                counts = tuple(left if each[0] == players else each for each in info.by_players)
                change = f"with {players} players {key} is not set to {set_to}"
                changed = dataclasses.replace(info, by_players=counts)
                yield Mutant(f"{info.id}:{players}p-{key}", change, clauses_of(info, key), key, game=changed)


def other_values(key: str, value: object) -> list[object]:
    """The neighbours of a number, the other choices of a word, the opposite of yes or no."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        low, high = SWITCHES[key].values
        return [each for each in (value - 1, value + 1) if low <= each <= high]
    return [each for each in SWITCHES[key].values if each != value]


# Trying


def mutants(only: str = "") -> list[Mutant]:
    """All of them, or those of one card (with or without its set) or switch, or just one."""
    found = [*card_mutants(), *switch_mutants()]
    return [each for each in found if not only or only in (each.id, each.name, each.name.rpartition("/")[2])]


# Fingerprints


def fingerprint(mutant: Mutant, items: Iterable[pytest.Item]) -> str:
    """What decides whether the mutant is noticed: the break itself, the words of its card, the tests."""
    parts = [mutant.id, mutant.change, mutant.text]
    if mutant.game is None:
        parts += sorted(_source(word) for word in words(mutant.name))
    parts += sorted(f"{item.nodeid} {_test_source(item)}" for item in items)
    return sha256("\0".join(parts).encode()).hexdigest()[:12]


def words(ref: str) -> set[type]:
    """The words of the card language that a card's text is made of."""
    name, _, id = ref.partition("/")
    found: set[type] = set()
    todo: list[object] = list(parse_text(box(name).find(id).text, names_of(box(name))))
    while todo:
        each = todo.pop()
        if isinstance(each, tuple | list):
            todo += each
        elif dataclasses.is_dataclass(each):
            found.add(type(each))
            todo += (getattr(each, field.name) for field in dataclasses.fields(each))
    return found


def _source(word: type) -> str:
    """A word as it is written, compiled or not."""
    return _classes(word.__module__)[word.__name__]


@cache
def _classes(module: str) -> dict[str, str]:
    path = ROOT / "src" / f"{module.replace('.', '/')}.py"
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name: ast.dump(node) for node in body if isinstance(node, ast.ClassDef)}


def _test_source(item: pytest.Item) -> str:
    """A test, and all that helps it: the rest of its module and package, and the scenarios."""
    assert isinstance(item, pytest.Function)
    helpers = (item.path, item.path.parent / "__init__.py", Path(__file__).parent / "harness" / "scenario.py")
    return " ".join((_parts(item.path)[0][item.function.__name__], *(_parts(path)[1] for path in helpers)))


@cache
def _parts(path: Path) -> tuple[dict[str, str], str]:
    """The tests of a module by name, and a fingerprint of the rest of it, its comments and layout left out."""
    tests, rest = {}, []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            tests[node.name] = ast.dump(node)
        else:
            rest.append(ast.dump(node))
    return tests, sha256("".join(rest).encode()).hexdigest()


def drawn(id: str, seed: str) -> bool:
    """Whether a mutant that did not change is tried all the same."""
    return Random(f"{seed} {id}").randrange(SAMPLE) == 0


def commit() -> str:
    """The commit that is checked out, or nothing outside a repository."""
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


class Outcome(NamedTuple):
    """What came of a mutant."""

    number: int
    verdict: str  # why nobody noticed it; nothing where a test did
    fingerprint: str = ""


class Trial:
    """A pytest plugin that, instead of running each test once, runs for each mutant those that must notice it."""

    def __init__(
        self, wanted: Sequence[Mutant], numbers: Queue[int], results: Queue[Outcome], skip: Callable[[str, str], bool]
    ) -> None:
        self.wanted = wanted
        self.numbers = numbers
        self.results = results
        self.skip = skip  # by id and fingerprint
        self.sound: dict[pytest.Item, bool] = {}  # is the test green without a mutant?
        self.boxes = {name: box(name) for name in BOXES}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("The tests cannot be collected.")
        tests: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            for mark in rule.rules_of(item) + rule.cards_of(item):
                tests.setdefault(mark, []).append(item)
        while (number := self.numbers.get()) >= 0:
            mutant = self.wanted[number]
            items = list(dict.fromkeys(item for mark in mutant.marks for item in tests.get(mark, ())))
            found = fingerprint(mutant, items)
            verdict = UNTRIED if self.skip(mutant.id, found) else self.try_out(mutant, items)
            self.results.put(Outcome(number, verdict, found))
        return True

    def try_out(self, mutant: Mutant, items: list[pytest.Item]) -> str:
        """Return why no test noticed the mutant; empty if one did."""
        unsound = []
        for item in items:
            with self.broken(mutant):
                red = is_red(item)
            if red:
                if item not in self.sound:
                    self.sound[item] = not is_red(item)
                if self.sound[item]:
                    return ""
                unsound.append(item.nodeid)
        if unsound:
            return f"red without the mutant too: {', '.join(unsound)}"
        return f"{len(items)} tests stay green" if items else f"no test is marked with {', '.join(mutant.marks)}"

    @contextmanager
    def broken(self, mutant: Mutant) -> Iterator[None]:
        """The package as the mutant makes it."""
        games = GAMES.all
        before = dict(games)
        if mutant.game is not None:
            games[mutant.game.id] = mutant.game
        else:
            name = mutant.name.partition("/")[0]
            plant({**self.boxes, name: broken_set(self.boxes[name], mutant)})
        try:
            yield
        finally:
            games.update(before)
            plant(self.boxes)


def broken_set(whole: CardSet, mutant: Mutant) -> CardSet:
    """A box with one card's text replaced."""
    lines = [f"overrides = {json.dumps(mutant.name)}", f"text = {json.dumps(mutant.text)}"]
    if whole.find(mutant.name).worth is not None and "Worth " not in mutant.text:
        lines.append("vp = 0")
    source = "\n".join(["[set]", 'id = "mutant"', "[[card]]", *lines])
    return override_cards(whole, read_set(source, "mutant", custom=True))


def plant(boxes: Mapping[str, CardSet]) -> None:
    """Let `box` give these sets."""
    sets.READ.clear()
    sets.READ.update(boxes)


def is_red(item: pytest.Item, limit: float = LIMIT) -> bool:
    """Run one test alone, with all its fixtures anew; one that takes more processor time than the limit is red."""
    signal.setitimer(signal.ITIMER_VIRTUAL, limit)
    try:
        return any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))
    except TooLong:
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


class TooLong(Exception):
    """A test under a mutant ran beyond the limit."""


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TooLong


def run_tests(plugin: object, places: Sequence[str] = (".",)) -> str:
    """Collect tests once in this process for a plugin that runs them its own way; what went wrong, if anything."""
    signal.signal(signal.SIGVTALRM, _too_long)
    with redirect_stdout(StringIO()) as said:
        status = pytest.main([*OPTIONS, *(str(ROOT / "tests" / place) for place in places)], [plugin])
    return f"The tests cannot be run:\n{said.getvalue()}" if status else ""


def gathered(results: Queue[T], workers: Sequence[BaseProcess], total: int, what: str = "Breaking") -> Iterator[T]:
    """Collect this many results of several processes, with a progress bar."""
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(what, total=total)
        for _ in range(total):
            yield received(results, workers)
            bar.advance(task)


def received(results: Queue[T], workers: Sequence[BaseProcess]) -> T:
    """The next result, unless the processes are gone."""
    while True:
        try:
            return results.get(timeout=1)
        except Empty:
            if not any(worker.is_alive() for worker in workers) and results.empty():
                raise SystemExit("Not everything was tried: a process ended early.") from None


def work(only: str, known: Mapping[str, str], seed: str, numbers: Queue[int], results: Queue[Outcome]) -> None:
    """One process: collect the tests once, then try mutants until there are no more."""
    trial = Trial(mutants(only), numbers, results, lambda id, found: known.get(id) == found and not drawn(id, seed))
    if fault := run_tests(trial):
        results.put(Outcome(-1, fault))


def try_all(wanted: Sequence[Mutant], only: str, known: Mapping[str, str], jobs: int) -> dict[int, Outcome]:
    """What came of each mutant, by its number. Those with a known fingerprint are tried only if they are drawn."""
    context = multiprocessing.get_context("spawn")
    numbers: Queue[int] = context.Queue()
    results: Queue[Outcome] = context.Queue()
    for number in [*range(len(wanted)), *[-1] * jobs]:
        numbers.put(number)
    arguments = (only, known, commit(), numbers, results)
    workers = [context.Process(target=work, args=arguments, daemon=True) for _ in range(jobs)]
    for worker in workers:
        worker.start()
    found: dict[int, Outcome] = {}
    for outcome in gathered(results, workers, len(wanted)):
        if outcome.number < 0:
            raise SystemExit(outcome.verdict)
        found[outcome.number] = outcome
    for worker in workers:
        worker.join()
    return found


def main() -> int:
    """Try the mutants, write the report, say which survive; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--changed", action="store_true", help="those that changed since the report, and some others")
    parser.add_argument("--only", default="", metavar="NAME", help="one card, switch or mutant; writes no report")
    options = parser.parse_args()
    wanted = mutants(options.only)
    if not wanted:
        parser.error(f"there is no card, switch or mutant {options.only!r} to break")
    before = json.loads(REPORT.read_text(encoding="utf-8")) if REPORT.exists() else {}
    known = before.get("fingerprints", {}) if options.changed else {}
    found = try_all(wanted, options.only, known, min(options.jobs, len(wanted)))
    reasons = {each["id"]: each.get("why", "") for each in before.get("survivors", [])}
    survivors = [
        (mutant, found[number].verdict)
        for number, mutant in enumerate(wanted)
        if (found[number].verdict if found[number].verdict != UNTRIED else mutant.id in reasons)
    ]
    unknown = [(mutant, verdict) for mutant, verdict in survivors if not reasons.get(mutant.id)]
    if not options.only:
        fingerprints = {mutant.id: found[number].fingerprint for number, mutant in enumerate(wanted)}
        for mutant, _ in unknown:
            del fingerprints[mutant.id]
        made = report(len(wanted), [mutant for mutant, _ in survivors], reasons, fingerprints)
        REPORT.write_text(made, encoding="utf-8")
    for mutant, verdict in unknown:
        print(f"{mutant.id} survives ({verdict}): {mutant.change}")
    tried = sum(each.verdict != UNTRIED for each in found.values())
    print(f"{len(wanted)} mutants, {tried} tried, {len(survivors)} survivors, {len(unknown)} of them without a reason.")
    return 1 if unknown else 0


def report(count: int, survivors: Sequence[Mutant], reasons: Mapping[str, str], fingerprints: Mapping[str, str]) -> str:
    """The report as JSON, in the order of the cards and switches."""
    entries = []
    for mutant in survivors:
        entry = {"id": mutant.id, "change": mutant.change}
        if why := reasons.get(mutant.id):
            entry["why"] = why
        entries.append(entry)
    whole = {"mutants": count, "survivors": entries, "fingerprints": fingerprints}
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
