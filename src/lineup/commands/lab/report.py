"""`lineup report`: a page with pictures out of the tables of a simulation."""

from __future__ import annotations

import webbrowser
from pathlib import Path

from lineup.commands.shared.output import make_console, print_json, require_packages
from lineup.lab.simulation.runs import FinishedRun

NEEDED = ("duckdb", "matplotlib", "pyarrow")


def show_report(folder: str, open_page: bool, as_json: bool) -> None:
    """Write page and pictures, and say where they are."""
    require_packages("A report", "lab", *NEEDED)
    from lineup.lab.report.run_report import write_report

    run = FinishedRun(Path(folder))
    files = write_report(run)
    if as_json:
        print_json({"games": run.result.games, "files": [str(file) for file in files]})
    else:
        pictures = files[1].parent
        make_console().print(f"Written: {files[0]}, and its {len(files) - 1} pictures in {pictures}", soft_wrap=True)
    if open_page:
        webbrowser.open(files[0].resolve().as_uri())
