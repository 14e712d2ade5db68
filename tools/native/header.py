"""The generated header: the shapes of games, frames and records, all functions, and what an export needs to know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy import nodes

from lineup.engine import layout
from lineup.engine.layout import Field, Shape
from tools.native.functions import Function
from tools.native.kinds import OBJECTS, STATE, Untranslatable, kind_of
from tools.native.program import Program, attribute_type, function_of, signature
from tools.native.signatures import head_of
from tools.native.translation import BY_HAND, LEFT_OUT, PROFILE, SETUP, Translation

ROOTS = {
    "lineup.engine.playing": ("run_text", "run_triggers"),
    "lineup.engine.turn": (
        "run_turn",
        "run_hunt",
        "announce_end",
        "put_hand_away",
        "end_effects",
        "put_played_away",
        "draw_hand",
        "pass_turn",
        "refresh_line_up",
        "refill_line_up",
        "flip_super_villain",
        "tick_clock",
        "next_player",
    ),
    "lineup.engine.attack": ("run_attack",),
    "lineup.engine.confrontation": ("run_confrontation",),
    "lineup.engine.deal": ("run_deal",),
    "lineup.engine.queries": ("winning_seats", "score_of"),
    "lineup.bots.judging.deck_value": ("part_left",),
    "lineup.bots.judging.features": ("seat_numbers",),
    "lineup.bots.quick.casual": ("answer_casually", "pays_off"),
    "lineup.bots.quick.plan": ("answer_as_planner",),
    "lineup.bots.quick.quick_play": ("QuickPlay.choose_main", "QuickPlay.choose_pick"),
    "lineup.bots.search.guide": ("win_share",),
    "lineup.bots.hosting.stalemate": ("cards_left",),
}
# What the C++ by hand knows by name.
SETUP_READ = ("defs", "seats", "start_zones", "faces", "sees", "secretive", "profile")
CONSTANTS = (
    "lineup.bots.hosting.stalemate.ANSWERS",
    "lineup.bots.hosting.stalemate.ROUNDS",
    "lineup.bots.judging.features.KINDS",
    "lineup.bots.judging.win_chances.ALL_NAMED",
    "lineup.bots.judging.win_chances.AMONG",
    "lineup.bots.judging.win_chances.DEFENDED",
    "lineup.bots.judging.win_chances.NAMED",
    "lineup.bots.judging.win_chances.SMALL",
    "lineup.bots.judging.win_chances.STANDS",
    "lineup.bots.quick.quick_play.ANSWERS_AHEAD",
    "lineup.engine.asking.HIDDEN",
    "lineup.engine.state.ALL",
    "lineup.engine.view.BLEND",
    "lineup.engine.view.DEFINED",
    "lineup.engine.view.PLACED",
    "lineup.engine.view.PLACES",
    "lineup.engine.zones.CHARACTER",
    "lineup.engine.zones.COMMON",
    "lineup.engine.zones.DECK",
    "lineup.engine.zones.DESTROYED",
    "lineup.engine.zones.HAND",
    "lineup.engine.zones.MAIN_DECK",
    "lineup.engine.zones.PER_SEAT",
    "lineup.engine.zones.SET_ASIDE",
    "lineup.engine.zones.SUPER_VILLAINS",
    "lineup.engine.zones.UNUSED",
)
GROUP = "lineup.engine.moves.GROUP"
TEXTS = ("", "assist", "choose", "draw", "hero", "main", "order", "pass", "pick", "player", "where")
STARTS = {"False": "0", "NO_CONFRONTATION": "0", "TEXT": "0", "()": "", "None": "", "": "0"}


class Fault(Exception):
    """Places in the source that cannot be translated, a line each."""


class Header:
    """The translation of everything that runs when games are played."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.translation = Translation(program)
        self.heads: list[str] = []
        self.bodies: list[str] = []
        self.faults: list[str] = []
        for module, names in ROOTS.items():
            for name in names:
                self.translation.require(program.function(module, name))
        waiting = self.translation.waiting
        while waiting:
            self._translate(waiting.pop(0))
        if self.faults:
            raise Fault("\n".join(self.faults))

    def _translate(self, function: Any) -> None:
        try:
            head = head_of(self.program, function)
            self.heads.append(head.code + ";")
            if function.fullname in BY_HAND:
                return
            if function.fullname in LEFT_OUT:
                end = "FAIL();" if head.code.startswith("void ") else "FAIL_RESULT;"
                self.bodies.append(f"// left out: {function.fullname}\n{head.code} {{ {end} }}\n")
                return
            self.bodies.append(f"// {function.fullname}\n{Function(self.translation, function).text()}")
        except Untranslatable as fault:
            module = self.program.files[self.program.module_of(function.fullname)]
            line = getattr(fault, "line", function.line)
            self.faults.append(f"{module.path}:{line}: {function.fullname.rsplit('.', 1)[1]}: {fault}")

    # --- text
    def text(self) -> str:
        """Return the header."""
        choices = list(self.translation.choices.values())
        parts = [
            "// Made by tools/native from the Python of the engine; changes belong there.\n",
            *self._makers(),
            *self._objects(),
            *self._mappings(),
            "FN Ref purpose_of(G& g, Int what);\n",
            *(f"FN {head}\n" for head in sorted(set(self.heads))),
            *(f"FN {head}\n" for head, _ in choices),
            self._steps(),
            self._purposes(),
            *(f"FN {body}" for _, body in choices),
            *(body.replace("\n", "\nFN ", 1) for body in self.bodies),
        ]
        return "".join(parts)

    def _mappings(self) -> Iterator[str]:
        for name, entries in self.translation.mappings.items():
            cases = " ".join(f"case {key}: return {value};" for key, value in entries)
            yield f"FN Int {name}(Int key, Int otherwise = NONE) {{ switch (key) {{ {cases} }} return otherwise; }}\n"
            tests = " ".join(f"case {key}:" for key, _ in entries)
            yield f"FN bool {name}_has(Int key) {{ switch (key) {{ {tests} return true; }} return false; }}\n"

    def _steps(self) -> str:
        steps = self.program.python_value("lineup.engine.turn.STEPS")
        cases = " ".join(
            f"case {self.translation.text_number(name)}: turn_{step.__name__}(g, frame); return;"
            for name, step in steps.items()
        )
        return f"FN void run_step(G& g, Int step, Frame* frame) {{ switch (step) {{ {cases} }} FAIL(); }}\n"

    def _purposes(self) -> str:
        purposes = self.program.python_value("lineup.engine.purposes.PURPOSES")
        cases = " ".join(
            f"case {self.translation.text_number(written)}: return {self.translation.word_constant(purpose)};"
            for written, purpose in purposes.items()
        )
        other = self.translation.word_constant(self.program.python_value("lineup.engine.purposes.Purpose")("other"))
        return f"FN Ref purpose_of(G& g, Int what) {{ switch (what) {{ {cases} }} return {other}; }}\n"

    def _objects(self) -> Iterator[str]:
        """Yield the structures of working objects: each has the fields of all classes below it too."""
        for struct in dict.fromkeys(OBJECTS.values()):
            yield f"struct {struct};\n"
        for struct in dict.fromkeys(OBJECTS.values()):
            fields: dict[str, str] = {}
            for name, root in OBJECTS.items():
                if root == struct:
                    fields |= self._fields_of(self.program.classes[name])
            listed = " ".join(f"{type_} {name}{{}};" for name, type_ in fields.items())
            yield f"struct {struct} {{ int tag; {listed} }};\n"

    def _fields_of(self, info: nodes.TypeInfo) -> dict[str, str]:
        found = {}
        for name, symbol in info.names.items():
            if isinstance(symbol.node, nodes.Var) and symbol.node.type is not None:
                kind = kind_of(symbol.node.type)
                if kind != STATE:
                    found[name] = kind.cpp
        return found

    # --- shapes
    def layout(self) -> str:
        """Return the fields of games, frames and records."""
        fields = [field for field in (*layout.POSITION, *layout.STATE) if field.name not in ("events", "ask")]
        lines = [
            self._each("EACH_NUMBER", (field for field in fields if field.shape.kind in ("number", "flag"))),
            self._each("EACH_SEQ", (field for field in fields if field.shape.kind == "many")),
            self._each("FRAME_NUMBER", (f for f in layout.FRAME if f.shape.kind not in ("many", "maybe"))),
            self._each("FRAME_SEQ", (field for field in layout.FRAME if field.shape.kind == "many")),
        ]
        for name, record in layout.RECORDS.items():
            if name != "Ask":
                lines.append(self._record(name, record))
        lines.append(f"#define AS_CARDS(X) {' '.join(_card_fields(fields))}\n")
        lines.append(f"enum {{ {', '.join(f'{name} = {value}' for name, value in self._numbers())} }};\n")
        return "".join(lines)

    def _numbers(self) -> Iterator[tuple[str, int]]:
        """Yield what the C++ by hand knows by name: places in the setup, constants of modules, texts."""
        setup = self.program.fields[SETUP]
        for name in SETUP_READ:
            self.translation.read.add((SETUP, name))
            yield f"SETUP_{name.upper()}", 1 + setup.index(name)
        for name in ("assist", "clock"):
            self.translation.read.add((PROFILE, name))
            yield f"PROFILE_{name.upper()}", self.translation.field_index(PROFILE, name)
        yield "CLASS_PLAN", self.program.tags["lineup.bots.quick.plan.Plan"]
        for constant in CONSTANTS:
            yield constant.rsplit(".", 1)[1], self.program.python_value(constant)
        self.translation.constant(GROUP)
        yield "CONSTANT_GROUP", list(self.translation.sequences).index(GROUP)
        yield "LAYOUT_CARDS", layout.CARDS
        yield "LAYOUT_ZONES", layout.ZONES
        for text in TEXTS:
            yield f"TEXT_{text.upper()}", self.translation.text_number(text)

    def _each(self, name: str, fields: Iterator[Field]) -> str:
        entries = " ".join(f"X({field.name}, {_held(field.shape)}, {self._start(field)})" for field in fields)
        return f"#define {name}(X) {entries}\n"

    def _start(self, field: Field) -> str:
        if field.start == '""':
            return str(self.translation.text_number(""))
        return STARTS.get(field.start, field.start)

    def _record(self, name: str, fields: tuple[Field, ...]) -> str:
        names = [field.name for field in fields]
        same = " && ".join(f"{each} == o.{each}" for each in names)
        none = "verb == 0" if name == "Option" else "false"
        return (
            f"struct {name} {{ Small {', '.join(f'{each} = 0' for each in names)};"
            f" HD bool is_none() const {{ return {none}; }}"
            f" HD bool operator==(const {name}& o) const {{ return {same}; }}"
            f" HD bool operator!=(const {name}& o) const {{ return !(*this == o); }} }};\n"
        )

    def _makers(self) -> Iterator[str]:
        """Yield the functions that make records."""
        for name, fields in layout.RECORDS.items():
            if name == "Ask":  # by hand
                continue
            init = function_of(self.program.classes[f"lineup.engine.records.{name}"].names["__init__"].node)
            assert init is not None
            params = zip([kind_of(type_).cpp for type_ in signature(init).arg_types[1:]], fields, strict=True)
            listed = ", ".join(f"{type_} {field.name}" for type_, field in params)
            sets = " ".join(f"put(g, r.{field.name}, {field.name});" for field in fields)
            yield f"FN {name} new_{name}(G& g, {listed}) {{ {name} r; {sets} return r; }}\n"

    # --- for those who export games
    def notes(self) -> dict[str, Any]:
        """Return what an export needs: numbers of texts and classes, the fields of each class, constants."""
        fields: dict[str, list[tuple[str, str]]] = {}
        for name, names in self.program.fields.items():
            info = self.program.classes[name]
            fields[name] = [
                (field, self._how_kept(attribute_type(info, field)) if (name, field) in self.translation.read else "-")
                for field in names
            ]
        return {
            "texts": self.translation.texts,
            "tags": self.program.tags,
            "fields": fields,
            "words": self.translation.words,
            "sequences": list(self.translation.sequences.values()),
            "facts": {cls: [self._fact(name) for name in names] for cls, names in self.translation.facts.items()},
        }

    def _fact(self, name: str) -> tuple[str, list[str], str]:
        """Return a fact's name, what it depends on beside its word, and how it is kept."""
        function = self.program.function(*name.rsplit(".", 1))
        further = zip(function.arguments[1:], signature(function).arg_types[1:], strict=True)
        return (
            name,
            ["truth" if kind_of(type_).name == "bool" else each.variable.name for each, type_ in further],
            self.translation.fact_kinds[name],
        )

    def _how_kept(self, type_: Any) -> str:
        kind = kind_of(type_)
        return kind.cpp + ("?" if kind.maybe else "")


def _card_fields(fields: list[Field]) -> Iterator[str]:
    """Yield each list whose cards a viewer knows by their definitions, with the field of its entries that is a card."""
    for field in fields:
        if field.seen == layout.AS_CARDS:
            (of,) = field.shape.of
            if of.kind == "record":
                name = next(each.name for each in layout.RECORDS[of.name] if each.shape == layout.CARD)
            else:
                name = f"part{of.of.index(layout.CARD)}"
            yield f"X({field.name}, {_held(field.shape)}, {name})"


def _held(shape: Shape) -> str:
    """Return the C++ type of a stored value: the narrowest with room for its bounds."""
    match shape.kind:
        case "many":
            (of,) = shape.of
            if of.kind == "record":
                return of.name
            if of.kind == "row":
                return f"Row{len(of.of)}"
            return "Seq<Small>" if of.kind == "many" else "Small"
        case "number" | "flag" | "kind":
            return (
                "int8_t" if shape.low >= -128 and shape.high <= 127 else "int16_t" if shape.high < 32_768 else "int32_t"
            )
    return "int16_t"
