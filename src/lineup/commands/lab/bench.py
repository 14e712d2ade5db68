"""`lineup bench`: the speed and size of this installation."""

from __future__ import annotations

from rich.console import Console

from lineup.builds import BUILD
from lineup.commands.shared.output import make_console, make_table, print_json, print_table
from lineup.lab.checks.speed import MeasuredRow, measure_install, write_amount
from lineup.lab.checks.speed import as_json as rows_as_json


def show_bench(quick: bool, as_json: bool) -> None:
    """Measure and print the table or a JSON list."""
    errors = Console(stderr=True)
    with errors.status("Measuring") as status:
        lines = list(measure_install(quick, lambda what: status.update(f"Measuring {what}")))
    if as_json:
        print_json(rows_as_json(lines))
        return
    table = make_table("What, on one core", "Measured", "Compared with", right=("Measured",))
    for row in lines:
        table.add_row(row.what, write_amount(row.ours, row.unit), write_comparison(row))
    console = make_console()
    print_table(console, table)
    console.print(f"This is the {BUILD} build. make bench in the source measures both builds and peers.", style="dim")


def write_comparison(row: MeasuredRow) -> str:
    """Write the number to compare with, the ratio, and the goal."""
    parts = []
    if row.ratio is not None:
        ratio = f"{row.ratio:,.2f}" if row.ratio < 10 else f"{row.ratio:,.0f}"
        parts.append(f"{row.than} {write_amount(row.theirs, row.unit)}: ratio {ratio}")
    if row.goal:
        parts.append(f"goal {row.goal}")
    return "; ".join(parts)
