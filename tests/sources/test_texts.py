"""A card's text is read in `language`, and in `speech/tongues` for other languages: others ask what it means.

No regular expression and no search within a text touches a card text outside them, in Python or in the browser's
client. Free-text search, the names of cards, and how a text is laid out are what texts are for.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import lineup

ROOT = Path(lineup.__file__).parent
MODULES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(ROOT.rglob("*.py"))
    if not {"language", "tongues"} & {*path.relative_to(ROOT).parts}
}
WEB = ROOT.parents[1] / "web" / "src"
TEXT = ("text", "texts", "rest")  # attributes that hold texts of cards (and of other things)
SEARCHES = ("startswith", "endswith", "find", "rfind", "index", "rindex", "count", "partition", "rpartition")
CUTS = ("removeprefix", "removesuffix", "split", "rsplit", "replace")  # only at the end of a line
PATTERNS = ("search", "match", "fullmatch", "findall", "finditer", "sub", "subn", "split")
KEEPS = (*SEARCHES, *CUTS, "strip", "lstrip", "rstrip", "lower", "upper", "casefold", "splitlines", "join", "format")
SEARCHED = {
    "commands/catalogue/cards.py": {"_holds_text"},  # free-text search
    "table/workshop/card_forms.py": {"read_form"},  # names of cards
    "commands/workshop/importing.py": {"_faults_of"},
    "table/wire/catalogue.py": {"_keyword_of"},  # how a line is laid out
    "commands/terminal/fullscreen/game.py": {"_stress_words"},  # lines of a lesson
    # texts as letters: a line pointed into, wrapped, typed on one line, printed in a font
    "commands/workshop/check.py": {"point_at_fault"},
    "commands/workshop/drawing.py": {"_break_lines"},
    "commands/workshop/new_card.py": {"new_card"},
    "commands/workshop/render.py": {"_make_printable"},
}


class Reader:
    """Finds what searches within texts: in which function, and how. Texts are followed into names and parameters."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.functions = [
            (module, node, list(ast.walk(node)))
            for module, source in modules.items()
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        self.told: set[tuple[str, str]] = set()  # functions and their parameters that are given texts
        self.names: set[str] = set()
        before = -1
        while before != len(self.told):
            before = len(self.told)
            for _, function, nodes in self.functions:
                self._follow(function, nodes)

    def breaches(self) -> list[str]:
        """Every search within a text, as `module: function: expression`."""
        found = []
        for module, function, nodes in self.functions:
            if function.name in SEARCHED.get(module, ()):
                continue
            self._follow(function, nodes)
            for node in nodes:
                if self._searches(node):
                    found.append(f"{module}: {function.name}: {ast.unparse(node)}")
        return sorted(set(found))

    def _follow(self, function: ast.FunctionDef | ast.AsyncFunctionDef, nodes: Sequence[ast.AST]) -> None:
        """Find the names that hold texts within a function, and the parameters it gives them to."""
        arguments = [each.arg for each in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
        self.names = {name for name in arguments if (function.name, name) in self.told}
        before = -1
        while before != len(self.names):
            before = len(self.names)
            for node in nodes:
                for target, value in assigned(node):
                    if self._holds(value):
                        self.names |= {each.id for each in ast.walk(target) if isinstance(each, ast.Name)}
        for node in nodes:
            if isinstance(node, ast.Call) and any(self._holds(each) for each in node.args):
                self._tell(node)

    def _tell(self, call: ast.Call) -> None:
        method = isinstance(call.func, ast.Attribute) and ast.unparse(call.func).startswith("self.")
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        name = call.func.attr if isinstance(call.func, ast.Attribute) and method else name
        for _, function, _ in self.functions:
            if function.name == name:
                arguments = [each.arg for each in function.args.args if each.arg != "self"]
                for argument, given in zip(arguments, call.args, strict=False):
                    if self._holds(given):
                        self.told.add((name, argument))

    def _holds(self, node: ast.expr) -> bool:
        """Whether an expression is a text, or some texts."""
        match node:
            case ast.Attribute(attr=name):
                return name in TEXT
            case ast.Name(id=name):
                return name in self.names
            case ast.Subscript(value=value) | ast.Starred(value=value) | ast.NamedExpr(value=value):
                return self._holds(value)
            case ast.BoolOp(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
                return any(self._holds(each) for each in values)
            case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
                return self._holds(left) or self._holds(right)
            case ast.ListComp(elt=value) | ast.GeneratorExp(elt=value):
                return self._holds(value)
            case ast.JoinedStr(values=values):
                return any(isinstance(each, ast.FormattedValue) and self._holds(each.value) for each in values)
            case ast.Call(func=ast.Attribute(value=value, attr=name), args=arguments):
                return name in KEEPS and (self._holds(value) or (name == "join" and any(map(self._holds, arguments))))
        return False

    def _searches(self, node: ast.AST) -> bool:
        """Whether a node looks for something within a text."""
        if isinstance(node, ast.Compare):
            within = isinstance(node.ops[0], ast.In | ast.NotIn)
            return within and self._holds(node.comparators[0])
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            return False
        name, value = node.func.attr, node.func.value
        if self._holds(value) and name in (*SEARCHES, *CUTS):
            at_line_ends = bool(node.args) and isinstance(node.args[0], ast.Constant) and node.args[0].value == "\n"
            return not (name in CUTS and at_line_ends)
        return name in PATTERNS and any(self._holds(each) for each in node.args)


def assigned(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What a node gives a name, and from what."""
    match node:
        case ast.Assign(targets=targets, value=value):
            yield from ((target, value) for target in targets)
        case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.NamedExpr(target=target, value=value):
            yield target, value
        case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
            yield target, value


def test_no_module_outside_the_language_searches_within_a_text() -> None:
    assert Reader(MODULES).breaches() == []


@pytest.mark.parametrize(
    "body",
    [
        'return "Attack:" in card.text',
        'return card.text.startswith("Draw")',
        'return [line for line in card.text.split("\\n") if line.startswith("Block")]',
        "return re.findall(PATTERN, card.text)",
        "text = card.text\n    return POWER.search(text)",
        "return help(card.text)",
        'return "raw " in " ".join(passage.rest for passage in card.passages)',
        'return card.text.partition(": ")[0]',
    ],
)
def test_the_law_notices_a_search_within_a_text(body: str) -> None:
    source = f'def read(card):\n    {body}\n\ndef help(said):\n    return "x" in said\n'
    assert Reader({"a.py": source}).breaches()


@pytest.mark.parametrize(
    "body",
    [
        'return card.text.split("\\n")',
        'return card.text.replace("\\n", " ")',
        "return bool(card.text)",
        'return "Hero" in card.types',
        'return card.text == "+1 Power."',
        "return f'{card.name}: {card.text}'",
    ],
)
def test_the_law_lets_texts_be_shown(body: str) -> None:
    assert Reader({"a.py": f"def read(card):\n    {body}\n"}).breaches() == []


# The client

CARD_TEXT = r"\b(?:card|facts)\.(?:text|rest|lines)\b"
LOOKS = r"\.(?:test|exec|match|matchAll|search|replace|replaceAll|split|includes|startsWith|endsWith|indexOf)\("
WITHIN = re.compile(rf"{CARD_TEXT}[^;]*{LOOKS}|{LOOKS}[^;)]*{CARD_TEXT}")


def searched(source: str) -> list[str]:
    """The lines of a module of the client that search within a card's text."""
    return [line.strip() for line in source.splitlines() if WITHIN.search(line)]


def test_the_client_searches_within_no_text_of_a_card() -> None:
    sources = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    assert sources
    found = {
        path.relative_to(WEB).as_posix(): lines
        for path in sources
        if not path.name.endswith(".test.ts") and (lines := searched(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_the_law_notices_a_search_in_the_client() -> None:
    assert searched("const found = facts.text.filter((line) => KEYWORD.test(line));")
    assert searched("return card.text[0].startsWith('Attack');")
    assert searched("const n = POWER.exec(facts.text[0]);")
    assert not searched("return `${parts.join(' ')}. ${card.text.join(' ')}`.trim();")
