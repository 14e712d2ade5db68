"""What all translated functions share: which are needed, and the tables of texts, constants and choices by class."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any

from mypy import nodes

from tools.native.kinds import BOOL, INT, NODE, OBJECTS, REAL, Kind, Untranslatable, kind_of
from tools.native.program import Program, attribute_type, classes_of, function_of, member, signature
from tools.native.signatures import head_of

# Written by hand in C++, each compared with its Python by a test.
BY_HAND = frozenset(
    {
        "lineup.bots.judging.card_value.Appraisal.__init__",
        "lineup.bots.judging.card_value.Appraisal.gain_of",
        "lineup.bots.judging.card_value.Appraisal.keep_worth",
        "lineup.bots.judging.deck_value.weights_for",
        "lineup.bots.quick.quick_play.QuickPlay.ask_planner",
        "lineup.bots.quick.quick_play.QuickPlay.ask_planner_whether",
        "lineup.bots.quick.quick_play.QuickPlay.gain_worth",
        "lineup.bots.quick.quick_play.QuickPlay.keep_worth",
        "lineup.engine.asking.redraw_picks",
        "lineup.engine.rng.draw_below",
        "lineup.engine.rng.shuffle_cards",
    }
)
# Not there: whatever calls one of these goes on in Python.
LEFT_OUT = frozenset(
    {
        "lineup.engine.moves.arrange_deal",
    }
)
# Facts about a card or a part of its meaning alone: worked out when a game is exported, and kept behind the fields of
# their first argument. Further ones are truths, a part of the card, or a step of that part.
FACTS = (
    "lineup.bots.judging.card_effects.ability_order",
    "lineup.bots.judging.card_effects.acts_at",
    "lineup.bots.judging.card_effects.barter_of",
    "lineup.bots.judging.card_effects.card_gift",
    "lineup.bots.judging.card_effects.gift_promised",
    "lineup.bots.judging.card_effects.gifts_of_ways",
    "lineup.bots.judging.card_effects.passage_gift",
    "lineup.bots.judging.card_effects.plain_power",
    "lineup.bots.judging.card_effects.play_order",
    "lineup.bots.judging.card_effects.rewards_of",
    "lineup.bots.judging.card_effects.tokens_of",
    "lineup.bots.judging.card_effects.values_of_ways",
    "lineup.language.words.meaning.passages_of",
    "lineup.language.words.picks.speaks_of_it",
    "lineup.language.words.playing.uses_text",
    "lineup.language.words.teamwork.rewards_foe",
)
CARD = "lineup.engine.definitions.Card"
PROFILE = "lineup.engine.profile.Profile"
SETUP = "lineup.engine.definitions.Setup"


class Translation:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.texts: dict[str, int] = {}
        self.text_number("")
        self.waiting: list[nodes.FuncDef] = []
        self.known: set[str] = set()
        self.choices: dict[str, tuple[str, str]] = {}  # functions that choose by class: declaration, body
        self.sequences: dict[str, list[int]] = {}  # constants of modules
        self.mappings: dict[str, list[tuple[int, int]]] = {}
        self.facts: dict[str, list[str]] = {}  # by class, in the order they are kept in
        self.fact_kinds: dict[str, str] = {}
        self.read: set[tuple[str, str]] = set()  # the fields of classes that are exported
        self.words: list[tuple[str, tuple[Any, ...], tuple[str, ...]]] = []  # made at run time out of constants

    # --- tables
    def text_number(self, text: str) -> int:
        """Return the number that stands for a text."""
        return self.texts.setdefault(text, -len(self.texts) - 1)

    def require(self, function: nodes.FuncDef) -> str:
        """Return the C++ name of a function and see to it that it is translated."""
        if function.fullname not in self.known:
            self.known.add(function.fullname)
            self.waiting.append(function)
        return self.program.cpp_name(function.fullname)

    def constant(self, name: str) -> tuple[str, Kind]:
        """Return a constant of a module."""
        value = self.program.python_value(name)
        if isinstance(value, bool):
            return str(value).lower(), BOOL
        if isinstance(value, int):
            return str(value), INT
        if isinstance(value, float):
            return "INFINITY" if value == inf else repr(value), REAL
        if isinstance(value, str):
            return str(self.text_number(value)), Kind("text")
        if isinstance(value, (tuple, frozenset)) and all(isinstance(each, (int, str)) for each in value):
            self.sequences[name] = [self._number_of(each) for each in value]
            return f"g.constant({list(self.sequences).index(name)})", Kind("seq", (INT,))
        return self.word_constant(value), NODE

    def word_constant(self, value: Any) -> str:
        """Return a word that is a constant of a module."""
        name = f"{type(value).__module__}.{type(value).__qualname__}"
        if name not in self.program.tags:
            raise Untranslatable(f"the constant {value!r}")
        return self.made_word(name, tuple(getattr(value, field) for field in self.program.fields[name]), ())

    def made_word(self, name: str, args: tuple[Any, ...], names: tuple[str, ...]) -> str:
        """Return a word made of constants: one of those that are exported."""
        entry = (name, args, names)
        if entry not in self.words:
            self.words.append(entry)
        return f"g.word({self.words.index(entry)})"

    def mapping(self, name: str) -> str:
        """Return the C++ name of a constant dict of numbers and texts."""
        short = "in_" + self.program.cpp_name(name)
        value = self.program.python_value(name)
        if not all(isinstance(each, (int, str)) for entry in value.items() for each in entry):
            raise Untranslatable(f"{name}, a dict of more than numbers and texts; give its keys a property instead")
        self.mappings[short] = [(self._number_of(key), self._number_of(entry)) for key, entry in value.items()]
        return short

    def _number_of(self, value: int | str) -> int:
        return self.text_number(value) if isinstance(value, str) else int(value)

    # --- members of words
    def fact(self, function: nodes.FuncDef, args: list[str]) -> tuple[str, Kind]:
        """Return the code that reads a fact from behind the fields of a word."""
        types_ = signature(function).arg_types
        cls = classes_of(types_[0])[0].fullname
        facts = self.facts.setdefault(cls, [])
        if function.fullname not in facts:
            facts.append(function.fullname)
        kind = kind_of(signature(function).ret_type)
        own = len(self.program.fields[cls]) + (1 if cls == PROFILE else 0)
        at = f"{args[0]} + {1 + own + facts.index(function.fullname)}"
        for arg in args[1:]:
            at = f"g.entry(g.k({at}), {arg})"
        self.fact_kinds[function.fullname] = kind.cpp + ("?" if kind.maybe else "")
        return self.read_field("", at, kind), kind

    def field_index(self, cls: str, name: str) -> int:
        return 1 + self.program.fields[cls].index(name)

    def read_field(self, owner: str, index: int | str, kind: Kind) -> str:
        """Return the code that reads a field of an exported word."""
        at = f"{owner} + {index}"
        if kind.name == "real":
            return f"g.real(g.k({at}))"
        if kind.name == "bool" and not kind.maybe:
            return f"(g.k({at}) != 0)"
        if kind.name == "map":
            return f"Map{{g.k({at})}}"
        if kind.name == "seq":
            return f"g.constants<{kind.of[0].packed}>(g.k({at}))"
        if kind.name == "row":
            return f"g.row<{kind.cpp}>(g.k({at}))"
        if kind.is_number or kind.name == "node":
            return f"g.number(g.k({at}))" if kind.maybe and kind.is_number else f"g.k({at})"
        raise Untranslatable(f"a field of kind {kind.name}")

    def attribute(self, infos: list[nodes.TypeInfo], name: str, owner: str) -> tuple[str, Kind]:
        """Return a field, constant or property of a word that is of one of these classes or below them."""
        infos = [info for info in infos if info.fullname in self.program.tags]
        declared = next((found for found in (attribute_type(info, name) for info in infos) if found is not None), None)
        if declared is None:
            raise Untranslatable(f"no attribute {name} of {', '.join(info.name for info in infos)}")
        kind = kind_of(declared)
        classes = list(self._all_below(infos))
        ways = {self._way_to_read(info, name) for info in classes}
        if len(ways) == 1:
            how, what = ways.pop()
            if how == "field":
                return self.read_field(owner, int(what), kind), kind
            if how == "property":
                return self.call_method(infos, name, owner, [])
        return f"{self._chooser_of_attribute(infos, classes, name, kind)}(g, {owner})", kind

    def _all_below(self, infos: list[nodes.TypeInfo]) -> Iterator[nodes.TypeInfo]:
        seen: set[str] = set()
        for info in infos:
            for each in self.program.below[info.fullname]:
                if each.fullname not in seen:
                    seen.add(each.fullname)
                    yield each

    def _way_to_read(self, info: nodes.TypeInfo, name: str) -> tuple[str, str]:
        if name in self.program.fields[info.fullname]:
            self.read.add((info.fullname, name))
            return "field", str(self.field_index(info.fullname, name))
        if info.fullname == PROFILE and name == "steps":  # worked out when a game is exported
            return "field", str(1 + len(self.program.fields[PROFILE]))
        base, node = member(info, name)
        if function_of(node) is not None and base is not None:
            return "property", f"{base.fullname}.{name}"
        return "constant", repr(getattr(self.program.python_value(info.fullname), name, None))

    def _chooser_of_attribute(
        self, infos: list[nodes.TypeInfo], classes: list[nodes.TypeInfo], name: str, kind: Kind
    ) -> str:
        chooser = "value_" + "_".join(sorted({info.name for info in infos})) + "_" + name
        if chooser in self.choices:
            return chooser
        self.choices[chooser] = ("", "")
        head = f"{kind.cpp} {chooser}(G& g, Ref self)"
        body = f"{head} {{\n  switch (g.k(self)) {{\n"
        for info in classes:
            way, what = self._way_to_read(info, name)
            if way == "field":
                code = self.read_field("self", int(what), kind)
            elif way == "property":
                function = function_of(member(info, name)[1])
                assert function is not None
                code = f"{self.require(function)}(g, self)"
            elif member(info, name)[1] is None:
                continue
            else:
                code = self._constant_of_class(info, name, kind)
            body += f"    case {self.program.tags[info.fullname]}: return {code};\n"
        self.choices[chooser] = head + ";", body + "  }\n  FAIL_RESULT;\n}\n"
        return chooser

    def _constant_of_class(self, info: nodes.TypeInfo, name: str, kind: Kind) -> str:
        value = getattr(self.program.python_value(info.fullname), name, None)
        if value is None:
            return nothing_of(kind)
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, (int, str)):
            return str(self._number_of(value))
        if value == ():
            return f"{kind.cpp}{{}}"
        return self.word_constant(value)

    def chooser_by_text(self, table: str, functions: dict[str, nodes.FuncDef]) -> str:
        """Return the name of the function that calls one of those of a table."""
        chooser = "choose_" + self.program.cpp_name(table)
        if chooser not in self.choices:
            self.choices[chooser] = ("", "")
            head = head_of(self.program, next(iter(functions.values())), chooser)
            code = head.code.replace("(G& g", "(G& g, Int key", 1)
            body = f"{code} {{\n  switch (key) {{\n"
            for text, function in functions.items():
                call = f"{self.require(function)}({', '.join(['g', *head.names])})"
                body += f"    case {self.text_number(text)}: return {call};\n"
            self.choices[chooser] = code + ";", f"{body}  }}\n  FAIL_RESULT;\n}}\n"
        return chooser

    def call_method(self, infos: list[nodes.TypeInfo], name: str, owner: str, args: list[str]) -> tuple[str, Kind]:
        """Return the call of a method of a word, by its class where several have one."""
        infos = [info for info in infos if info.fullname in self.program.tags]
        objects = [info for info in infos if info.fullname in OBJECTS]
        tag = f"{head_of(self.program, function_or_fault(objects[0], name)).names[0]}->tag" if objects else ""
        methods: dict[str, tuple[nodes.FuncDef, list[nodes.TypeInfo]]] = {}
        for info in self._all_below(infos):
            function = function_of(member(info, name)[1])
            if function is not None and (not objects or info.fullname in OBJECTS):
                methods.setdefault(function.fullname, (function, []))[1].append(info)
        if not methods:
            raise Untranslatable(f"no method {name} of {', '.join(info.name for info in infos)}")
        first = next(iter(methods.values()))[0]
        kind = kind_of(signature(first).ret_type)
        if len(methods) == 1:
            return f"{self.require(first)}({', '.join(['g', owner, *args])})", kind
        chooser = "call_" + "_".join(sorted({info.name for info in infos})) + "_" + name
        if chooser not in self.choices:
            self.choices[chooser] = ("", "")
            head = head_of(self.program, first, chooser)
            body = f"{head.code} {{\n  switch ({tag or f'g.k({head.names[0]})'}) {{\n"
            for function, classes in methods.values():
                cases = " ".join(f"case {self.program.tags[info.fullname]}:" for info in classes)
                body += f"    {cases} return {self.require(function)}({', '.join(['g', *head.names])});\n"
            end = "FAIL();" if kind.cpp == "void" else "FAIL_RESULT;"
            self.choices[chooser] = head.code + ";", f"{body}  }}\n  {end}\n}}\n"
        return f"{chooser}({', '.join(['g', owner, *args])})", kind


def function_or_fault(info: nodes.TypeInfo, name: str) -> nodes.FuncDef:
    function = function_of(member(info, name)[1])
    if function is None:
        raise Untranslatable(f"no method {name} of {info.name}")
    return function


def nothing_of(kind: Kind) -> str:
    """Return the code for None as a value of a kind that allows it."""
    match kind.name:
        case "int" | "text" | "bool":
            return "NONE"
        case "node":
            return "0"
        case "frame" | "object":
            return "nullptr"
        case "seq":
            return f"{kind.cpp}::none()"
        case "list":
            return f"{kind.cpp}::none()"
        case "record":
            return f"{kind.cpp}{{}}"
    raise Untranslatable(f"None as a {kind.name}")


def is_none_test(code: str, kind: Kind) -> str:
    """Return the code that tells whether a value is None."""
    match kind.name:
        case "int" | "text" | "bool":
            return f"({code} == NONE)"
        case "node":
            return f"({code} == 0)"
        case "frame" | "object":
            return f"({code} == nullptr)"
        case "seq" | "list":
            return f"{code}.is_none()"
        case "record":
            return f"{code}.is_none()"
        case "nothing":
            return "true"
    raise Untranslatable(f"a test for None of a {kind.name}")


def truth_of(code: str, kind: Kind, empty_text: int) -> str:
    """Return the code that tells whether Python takes a value for true."""
    match kind.name:
        case "bool":
            return f"truth_of_number({code})" if kind.maybe else code
        case "int":
            return f"truth_of_number({code})" if kind.maybe else f"({code} != 0)"
        case "text":
            return f"truth_of_text({code})" if kind.maybe else f"({code} != {empty_text})"
        case "node" | "real":
            return f"({code} != 0)"
        case "frame" | "object":
            return f"({code} != nullptr)"
        case "record":
            return f"(!{code}.is_none())"
        case "seq" | "list" | "dict":
            return f"({code}.size() > 0)"
        case "row":
            return "true" if kind.of else "false"
    raise Untranslatable(f"the truth of a {kind.name}")
