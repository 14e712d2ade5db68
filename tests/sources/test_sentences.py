"""The catalogue and the program agree: every sentence said is there with its arguments, and every one there is said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import lineup
from tests.sources.parsed import tree_of

ROOT: Final = Path(lineup.__file__).parent
KEY: Final = re.compile("[a-z][a-z0-9-]*")
SAYING: Final = {"say": 0, "refused": 0, "Sorry": 0, "reason": 2}  # what says a sentence, and where its key stands
OTHERS: Final = ("client.ftl", "clocks.ftl")  # said by the browser, which its own compiler checks
RENDERER: Final = {"list-comma", "list-and", "list-or", "card-times", "seat"}  # used by every renderer itself


class Reader(Visitor):
    """The variables of a message, and the messages within it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.within: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's name for it)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.within.add(node.id.name)


@cache
def messages() -> dict[str, Reader]:
    """The catalogue by key."""
    found = {}
    for path in sorted((ROOT / "speech" / "en").glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message) and path.name not in OTHERS:
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = reader = Reader()
                reader.visit(entry)
    return found


@cache
def sources() -> dict[str, ast.Module]:
    """The modules that can say something."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py"))}
    ways = ("saying import", "speech import", "wire.sentences import", "sorry import", "voice", ".refused(")
    return {str(path): tree_of(path) for path, text in texts.items() if any(way in text for way in ways)}


def needed(key: str) -> set[str]:
    """The variables a message needs, those of messages within it too."""
    message = messages()[key]
    return message.variables.union(*(needed(inner) for inner in message.within))


def calls() -> Iterator[tuple[str, int, ast.expr, set[str], bool]]:
    """Everything that says a sentence: where, its key, the names of its arguments, and whether these are all."""
    for path, source in sources().items():
        for node in ast.walk(source):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = SAYING.get(name, -1)
            if 0 <= at < len(node.args):
                given = {each.arg.replace("_", "-") for each in node.keywords if each.arg}
                whole = all(each.arg for each in node.keywords)
                yield path, node.lineno, node.args[at], given, whole


def keys(node: ast.expr) -> list[str]:
    """The keys an expression can be; those made of parts are left out."""
    if isinstance(node, ast.IfExp):
        return keys(node.body) + keys(node.orelse)
    value = node.value if isinstance(node, ast.Constant) else None
    return [value] if isinstance(value, str) and KEY.fullmatch(value) else []


def test_what_is_said_is_in_the_catalogue_and_gets_its_arguments() -> None:
    checked = 0
    for file, line, node, given, whole in calls():
        for key in keys(node):
            assert key in messages(), f"{file}:{line} says {key}"
            spoken = {f"{name}{more}" for name in given for more in ("", "-you", "-count")}
            assert not whole or needed(key) <= spoken, f"{file}:{line} says {key} without {needed(key) - spoken}"
            checked += 1
    assert checked > 300


def test_what_is_in_the_catalogue_is_said() -> None:
    said, within = set(RENDERER), {inner for message in messages().values() for inner in message.within}
    made = ["act-", "doing-", "content-"]  # the last are made of what boxes, lessons, bots and switches bring
    for source in sources().values():
        for node in ast.walk(source):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                made.append(str(node.values[0].value))
    begun = tuple(each for each in made if KEY.fullmatch(each))
    assert [key for key in messages() if key not in said | within and not key.startswith(begun)] == []
