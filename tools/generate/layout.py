"""Writes what follows from lineup/engine/layout.py into the modules that hold such stretches.

python -m tools.generate.layout; with --check it only says which modules would change. A stretch lies between a line
`# <layout NAME>` and a line `# </layout>`.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).parents[2]
if TYPE_CHECKING:
    from lineup.engine import layout
    from lineup.engine.layout import Field, Register, Shape
else:  # by itself: what it writes need not be there yet
    spec = importlib.util.spec_from_file_location("layout", ROOT / "src" / "lineup" / "engine" / "layout.py")
    layout = importlib.util.module_from_spec(spec)
    sys.modules["layout"] = layout
    spec.loader.exec_module(layout)

FRAME, POSITION, RECORDS, REGISTERS, STATE = (
    layout.FRAME,
    layout.POSITION,
    layout.RECORDS,
    layout.REGISTERS,
    layout.STATE,
)
ENGINE: Final = ROOT / "src" / "lineup" / "engine"
MODULES: Final = ("records.py", "frames.py", "state.py", "saving.py")
STRETCH: Final = re.compile(r"^( *)# <layout ([^>]+)>\n.*?^ *# </layout>$", re.M | re.S)
WHOLE: Final = (*POSITION, *STATE)
MADE_WITH: Final = 8  # fields of a frame
PLAIN: Final = ("number", "flag", "text")


def comment(field: Field) -> str:
    """What is said of a field behind it, with the parts of its rows."""
    parts = [", ".join(names(each)) for each in field.shape.of if each.kind == "row"]
    about = ": ".join([field.about, *parts] if field.about else parts)
    return f"  # {about}" if about else ""


def type_of(shape: Shape) -> str:
    """The Python type of a value."""
    kinds = {"flag": "bool", "text": "str", "per card": "list[int]", "bytes per card": "bytearray"}
    kinds |= {"per zone": "list[tuple[int, ...]]", "stack": "list[Frame]"}
    if shape.kind in ("number", "card", "face", "kind"):
        return "int"
    if shape.kind == "many":
        return f"tuple[{type_of(shape.of[0])}, ...]"
    if shape.kind == "row":
        return f"tuple[{', '.join(type_of(each) for each in shape.of)}]"
    if shape.kind == "maybe":
        return f"{shape.name} | None"
    return shape.name or kinds[shape.kind]


def has(shape: Shape, kind: str) -> bool:
    """Whether there is a value of a kind somewhere in it."""
    if shape.kind == "record":
        return any(has(field.shape, kind) for field in RECORDS[shape.name])
    return shape.kind == kind or any(has(each, kind) for each in shape.of)


def names(shape: Shape) -> list[str]:
    """What the values of a row are called while it is taken apart."""
    return shape.name.split()


def renamed(shape: Shape, value: str, name: str) -> str:
    """The value with its cards called otherwise, as code."""
    if not has(shape, "card"):
        return value
    if shape.kind == "card":
        return f"{name}({value})"
    if shape.kind == "record":
        return f"{value}.rename_cards({name})"
    inner = shape.of[0]
    if inner.kind == "row":
        parts = [renamed(each, part, name) for each, part in zip(inner.of, names(inner), strict=True)]
        return f"tuple(({', '.join(parts)}) for {', '.join(names(inner))} in {value})"
    one = "card" if inner.kind == "card" else "each"
    return f"tuple({renamed(inner, one, name)} for {one} in {value})"


def saved(shape: Shape, value: str) -> str:
    """The value as JSON, as code; `defs` are the definitions, saved by name."""
    if shape.kind == "face":
        return f"defs[{value}].ref"
    if shape.kind == "kind":
        return f"KINDS[{value}]"
    if shape.kind == "bytes per card":
        return f"{value}.hex()"
    if shape.kind == "per card":
        return f"bytes({value}).hex()"
    if shape.kind == "per zone":
        return f"[list(cards) for cards in {value}]"
    if shape.kind == "stack":
        return f"[_write_frame(frame, defs) for frame in {value}]"
    if shape.kind == "record":
        if not has(shape, "face"):
            return f"list({value}.to_row())"
        return f"[{', '.join(saved(field.shape, f'{value}.{field.name}') for field in RECORDS[shape.name])}]"
    if shape.kind != "many":
        return value
    inner = shape.of[0]
    if inner.kind in PLAIN or inner.kind == "card":
        return f"list({value})"
    if inner.kind == "row" and has(inner, "face"):
        parts = [saved(each, part) for each, part in zip(inner.of, names(inner), strict=True)]
        return f"[[{', '.join(parts)}] for {', '.join(names(inner))} in {value}]"
    one = "list(each)" if inner.kind == "row" else saved(inner, "each")
    return f"[{one} for each in {value}]"


def read(shape: Shape, value: str) -> str:
    """The value again from its JSON, as code; `faces` are the definitions by name."""
    if shape.kind == "face":
        return f"faces[{value}]"
    if shape.kind == "kind":
        return f"KINDS.index({value})"
    if shape.kind == "bytes per card":
        return f"bytearray.fromhex({value})"
    if shape.kind == "per card":
        return f"list(bytes.fromhex({value}))"
    if shape.kind == "per zone":
        return f"[tuple(cards) for cards in {value}]"
    if shape.kind == "stack":
        return f"[_read_frame(each, faces) for each in {value}]"
    if shape.kind == "record":
        if not has(shape, "face"):
            return f"{shape.name}(*{value})"
        parts = [read(field.shape, f"{value}[{at}]") for at, field in enumerate(RECORDS[shape.name])]
        return f"{shape.name}({', '.join(parts)})"
    if shape.kind != "many":
        return value
    inner = shape.of[0]
    if inner.kind in PLAIN or inner.kind == "card":
        return f"tuple({value})"
    if inner.kind == "row":
        parts = [read(each, part) for each, part in zip(inner.of, names(inner), strict=True)]
        return f"tuple([({', '.join(parts)}) for {', '.join(names(inner))} in {value}])"
    return f"tuple([{read(inner, 'each')} for each in {value}])"


def wrapped(start: str, fields: Iterable[Field]) -> list[str]:
    """A tuple of names, as many on a line as fit."""
    text = ", ".join(f'"{each.name}"' for each in fields) + ","
    return [
        f"{start} = (",
        *textwrap.wrap(text, 108, initial_indent="    ", subsequent_indent="    "),
        ")  # fmt: skip",
    ]


def slots(fields: Iterable[Field]) -> list[str]:
    return wrapped("__slots__", sorted(fields, key=lambda each: each.name))


def record_lines(name: str) -> list[str]:
    """The fields of a record: slots, how it is made, its row, and the same with other names for its cards."""
    fields = RECORDS[name]
    made = [f"{each.name}: {type_of(each.shape)}" + (f" = {each.start}" if each.start else "") for each in fields]
    lines = [*slots(fields), "", f"def __init__(self, {', '.join(made)}) -> None:"]
    lines += [f"    self.{each.name}: Final = {each.name}{comment(each)}" for each in fields]
    types = ", ".join(type_of(each.shape) for each in fields)
    lines += ["", f"def to_row(self) -> tuple[{types}]:"]
    lines.append(f"    return ({', '.join(f'self.{each.name}' for each in fields)})")
    if name not in ("Option", "Ask") and any(each.shape.kind == "card" for each in fields):
        parts = ", ".join(renamed(each.shape, f"self.{each.name}", "name") for each in fields)
        lines += ["", f"def rename_cards(self, name: Callable[[int], int]) -> {name}:", f"    return {name}({parts})"]
    return lines


def annotated(fields: Iterable[Field]) -> list[str]:
    return [f"{each.name}: {type_of(each.shape)}{comment(each)}" for each in fields]


def called(field: Field) -> str:
    """What a field of a frame is called when one is made: by the register that is set then."""
    return next((each.name for each in REGISTERS if each.slot == field.name), field.name)


def frame_lines() -> list[str]:
    """The slots of a frame, how it is made and copied."""
    made, rest = FRAME[:MADE_WITH], FRAME[MADE_WITH:]
    params = ", ".join(f"{called(each)}: {type_of(each.shape)} = {each.start}" for each in made)
    lines = ["__slots__ = FRAME_FIELDS", "", f"def __init__(self, {params}) -> None:"]
    lines += [f"    self.{each.name} = {called(each)}{comment(each)}" for each in made]
    for each in rest:
        told = f": {type_of(each.shape)}" if each.shape.kind in ("many", "maybe") else ""
        lines.append(f"    self.{each.name}{told} = {each.start}{comment(each)}")
    lines += ["", "def copy(self) -> Frame:", '    """An independent frame with the same contents."""']
    lines.append(f"    new = Frame({', '.join(f'self.{each.name}' for each in made)})")
    lines += [f"    new.{each.name} = self.{each.name}" for each in rest if each.lifetime != layout.ANSWER]
    return [*lines, "    return new"]


def register_lines(register: Register) -> list[str]:
    field = next(each for each in FRAME if each.name == register.slot)
    kind = "bool" if register.flag else type_of(field.shape)
    got, put = f"self.{field.name}", "value"
    if register.flag:
        got, put = f"{got} != 0", "int(value)"
    if register.less:
        got, put = f"{got} - {register.less}", f"value + {register.less}"
    return [
        "@property",
        f"def {register.name}(self) -> {kind}:",
        f'    """{register.about}"""',
        f"    return {got}",
        "",
        f"@{register.name}.setter",
        f"def {register.name}(self, value: {kind}) -> None:",
        f"    self.{field.name} = {put}",
        "",
    ]


def copied(field: Field) -> str:
    """What a clone has there."""
    if field.lifetime == layout.ANSWER:
        return field.start
    if field.shape.kind == "stack":
        return "[frame.copy() for frame in self.stack]"
    return f"self.{field.name}" + ("[:]" if field.shape.kind.startswith(("per ", "bytes per ")) else "")


def clone_lines() -> list[str]:
    return [f"new.{each.name} = {copied(each)}" for each in WHOLE]


def become_lines() -> list[str]:
    return [f"self.{each.name} = other.{each.name}" for each in WHOLE if each.name != "events"]


def start_lines() -> list[str]:
    return [f"state.{each.name} = {each.start}" for each in WHOLE if each.start]


def turn_lines() -> list[str]:
    return [f"state.{each.name} = {each.start}" for each in WHOLE if each.lifetime == layout.TURN]


def share_lines() -> list[str]:
    seen = (layout.EVERYBODY, layout.AS_CARDS, layout.AS_HELD)
    return [
        f"new.{each.name} = old.{each.name}" for each in POSITION if each.seen in seen and each.shape.kind != "stack"
    ]


def rename_lines() -> list[str]:
    named = [each for each in POSITION if each.seen == layout.AS_CARDS]
    return [f"new.{each.name} = {renamed(each.shape, f'old.{each.name}', 'name')}" for each in named]


def names_lines() -> list[str]:
    facts = [each for each in POSITION if each.seen == layout.EVERYBODY and each.shape.kind in PLAIN]
    lists = [each for each in POSITION if each.shape.kind == "many"]
    return [
        *wrapped("STATE_FIELDS: Final", sorted(WHOLE, key=lambda each: each.name)),
        "# of what a view shows: the numbers and switches, and the lists",
        *wrapped("FACTS: Final", sorted(facts, key=lambda each: each.name)),
        *wrapped("LISTS: Final", lists),
    ]


def kept(fields: Iterable[Field]) -> list[Field]:
    """What a save holds of these by their names."""
    return [each for each in fields if each.saved and each.lifetime not in (layout.FIXED, layout.ANSWER)]


def save_lines() -> list[str]:
    lines: list[str] = []
    for each in kept(WHOLE):
        line = f'data["{each.name}"] = {saved(each.shape, f"state.{each.name}")}'
        lines += [f"if state.{each.name}:", f"    {line}"] if each.late else [line]
    return lines


def read_lines() -> list[str]:
    values = {each: f'data.get("{each.name}", ())' if each.late else f'data["{each.name}"]' for each in kept(WHOLE)}
    return [f"state.{each.name} = " + read(each.shape, value) for each, value in values.items()]


def save_frame_lines() -> list[str]:
    return [f'data["{each.name}"] = {saved(each.shape, f"frame.{each.name}")}' for each in kept(FRAME)]


def read_frame_lines() -> list[str]:
    return [f"frame.{each.name} = " + read(each.shape, f'data["{each.name}"]') for each in kept(FRAME)]


STRETCHES: Final[dict[str, Callable[[], list[str]]]] = {
    "names": names_lines,
    "frame names": lambda: wrapped("FRAME_FIELDS: Final", sorted(FRAME, key=lambda each: each.name)),
    "a frame": frame_lines,
    "registers": lambda: [line for register in REGISTERS for line in register_lines(register)],
    "position": lambda: [*slots(POSITION), "", *annotated(POSITION)],
    "state": lambda: [*slots(STATE), "", *annotated(STATE)],
    "clone": clone_lines,
    "become": become_lines,
    "start": start_lines,
    "turn": turn_lines,
    "share": share_lines,
    "rename": rename_lines,
    "save": save_lines,
    "read": read_lines,
    "save a frame": save_frame_lines,
    "read a frame": read_frame_lines,
}


def lines_of(name: str) -> list[str]:
    return record_lines(name) if name in RECORDS else STRETCHES[name]()


def written(text: str) -> str:
    """A module with its stretches as they should be."""

    def stretch(match: re.Match[str]) -> str:
        indent, name = match[1], match[2]
        inner = [f"{indent}{line}" if line else "" for line in lines_of(name)]
        return "\n".join([f"{indent}# <layout {name}>", *inner, f"{indent}# </layout>"])

    text = STRETCH.sub(stretch, text)
    command = [sys.executable, "-m", "ruff", "format", "--config", str(ROOT / "pyproject.toml"), "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8", check=True)
    return done.stdout


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.generate.layout", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if a module would change")
    options = parser.parse_args()
    changed = 0
    for name in MODULES:
        path = ENGINE / name
        before = path.read_text(encoding="utf-8")
        after = written(before)
        if after != before:
            changed += 1
            print(f"{path.name} {'would change' if options.check else 'written'}")
            if not options.check:
                path.write_text(after, encoding="utf-8")
    return 1 if options.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
