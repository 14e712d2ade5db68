"""The output that all commands share: complaints with an exit code, the console, JSON, and near names."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from lineup.engine.saying import Listed, Said, say
from lineup.errors import LineUpError
from lineup.errors import find_near as find_near

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table
    from rich.text import Text

BAD_INPUT: Final = 2
FAILED_CHECK: Final = 1
BETWEEN: Final = 3  # blanks between two columns of a table


class CommandError(LineUpError):
    """Something the person can put right; the sentence names the value and what would be right."""

    def __init__(self, message: str | Said, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code


def make_console(plain: bool = False) -> Console:
    """The console of standard output; `plain` for no colour even in a terminal."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False, no_color=plain or None)
    console.soft_wrap = not plain and is_endless(console)
    return console


def make_progress(unit: str = "") -> Progress:
    """Make a progress bar on standard error, which is gone when it is done; tasks count so many of the unit."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True)
    units = [TextColumn(unit)] if unit else []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *units, TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def is_endless(console: Console) -> bool:
    """Return whether lines may be as long as they like: a file or a program reads them, and no width is set."""
    return not console.is_terminal and "COLUMNS" not in os.environ


def print_json(value: object) -> None:
    """Print a value for a program, people's letters left as they are."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def make_table(*columns: str, right: Sequence[str] = (), title: str = "") -> Table:
    """A table with plain lines, for `print_table`; the columns named in `right` hold numbers."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", pad_edge=False, show_edge=False)
    for column in columns:
        number = column in right
        table.add_column(column, justify="right" if number else "left", no_wrap=number, overflow="fold")
    return table


def print_table(console: Console, table: Table) -> None:
    """Print a table that breaks no word and no number; where there is no room for it, a block of lines for each row."""
    from rich.cells import cell_len

    columns = [(column, [str(cell) for cell in (column.header, *column.cells)]) for column in table.columns]
    widths = [max(map(cell_len, cells)) for _, cells in columns]
    least = [
        width if column.no_wrap else max(cell_len(word) for cell in cells for word in (cell.split() or ("",)))
        for width, (column, cells) in zip(widths, columns, strict=True)
    ]
    between = BETWEEN * (len(columns) - 1)
    room = sum(widths) + between if is_endless(console) else console.width
    if sum(least) + between > room:
        _print_rows(console, table)
        return
    while sum(widths) + between > room:
        widest = max(range(len(widths)), key=lambda at: (widths[at] > least[at], widths[at]))
        widths[widest] -= 1
    for width, (column, _) in zip(widths, columns, strict=True):
        column.width = width
    before, console.width = console.width, max(console.width, room)
    if console.is_terminal:
        console.print(table)
    else:
        with console.capture() as made:
            console.print(table, soft_wrap=False)
        print("\n".join(line.rstrip() for line in made.get().splitlines()), file=console.file)
    console.width = before


def _print_rows(console: Console, table: Table) -> None:
    """Print the rows of a table one below the other, each as lines of a column's name and its value."""
    from rich.text import Text

    if table.title:
        console.print(Text(str(table.title), style="italic"))
    heads = [str(column.header).strip() for column in table.columns]
    for cells in zip(*(column.cells for column in table.columns), strict=True):
        filled = [(head, str(cell)) for head, cell in zip(heads, cells, strict=True) if str(cell)]
        print_lines(console, (Text(f"{head}: {cell}" if head else cell) for head, cell in filled))
        console.print()


def print_lines(console: Console, lines: Iterable[Text | str], style: str = "") -> None:
    """Print lines; what does not fit goes on under the beginning of its line, and no line ends in blanks."""
    from rich.text import Text

    for line in lines:
        text = Text(line) if isinstance(line, str) else line
        if is_endless(console):
            console.print(text, style=style, soft_wrap=True)
            continue
        indent = len(text.plain) - len(text.plain.lstrip())
        for part in text[indent:].wrap(console, max(console.width - indent, 1)) or [text]:
            part.rstrip()
            console.print(Text(" " * indent) + part, style=style, soft_wrap=True)


# what the extra `table` brings, as far as every use of a database or server loads it
TABLE_PACKAGES: Final = ("litestar", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "alembic", "segno")


def require_packages(what: str, extra: str, *packages: str) -> None:
    """Complain if a package is missing that something needs; an extra of pyproject.toml brings it."""
    missing = tuple(name for name in packages if find_spec(name) is None)
    if missing:
        raise CommandError(say("error-needs", what=what, needs=Listed(missing), extra=extra))


def unknown_value(what: str, value: str, known: Sequence[str]) -> CommandError:
    """Return the complaint about a value that is none of the known ones."""
    hint = find_near(value, known)
    right = f"did you mean {' or '.join(hint)}?" if hint else f"there are {join_items(known)}."
    return CommandError(f'There is no {what} "{value}"; {right}')


def join_items(items: Sequence[str], last: str = "and") -> str:
    """The items as a list in a sentence."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def count_noun(number: int, noun: str, plural: str = "") -> str:
    """A number with its noun: 1 card, 2 cards."""
    return f"{number} {noun if number == 1 else plural or noun + 's'}"
