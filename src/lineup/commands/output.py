"""What all commands share: complaints with an exit code, the console, JSON, and near names."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from lineup.engine.saying import Said
from lineup.errors import LineUpError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

BAD_INPUT: Final = 2
FAILED_CHECK: Final = 1


class Complaint(LineUpError):
    """Something the person can put right; the sentence names the value and what would be right."""

    def __init__(self, message: str | Said, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code


def make_console(plain: bool = False) -> Console:
    """The console of standard output; `plain` for no colour even in a terminal."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, no_color=plain or None)


def print_json(value: object) -> None:
    """Print a value for a program, people's letters left as they are."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def make_table(*columns: str, right: Sequence[str] = (), title: str = "") -> Table:
    """A table with plain lines; the columns named in `right` hold numbers. The last column takes the space left."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", pad_edge=False, show_edge=False)
    for column in columns:
        number = column in right
        table.add_column(column, justify="right" if number else "left", no_wrap=number, overflow="fold")
    return table


def print_lines(console: Console, lines: Iterable[Text]) -> None:
    """Print lines; what does not fit goes on under the beginning of its line."""
    from rich.padding import Padding

    for line in lines:
        indent = len(line.plain) - len(line.plain.lstrip())
        console.print(Padding(line[indent:], (0, 0, 0, indent), expand=False) if indent else line)


def near(value: str, known: Iterable[str], limit: int = 3) -> list[str]:
    """The known values most like this one, in any case; empty if none is."""
    table = {each.lower(): each for each in known}
    return [table[each] for each in get_close_matches(value.lower(), table, n=limit, cutoff=0.5)]


def unknown(what: str, value: str, known: Sequence[str]) -> Complaint:
    """The complaint about a value that is none of the known ones."""
    hint = near(value, known)
    right = f"did you mean {' or '.join(hint)}?" if hint else f"there is {join(known)}."
    return Complaint(f'There is no {what} "{value}"; {right}')


def join(items: Sequence[str], last: str = "and") -> str:
    """The items as a list in a sentence."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def counted(number: int, noun: str, plural: str = "") -> str:
    """A number with its noun: 1 card, 2 cards."""
    return f"{number} {noun if number == 1 else plural or noun + 's'}"
