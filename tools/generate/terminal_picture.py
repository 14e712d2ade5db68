"""Draws docs/images/terminal.svg: a few decisions of `lineup play`, as a terminal shows them."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "images" / "terminal.svg"
ANSWERS = "all\nwhy not buy jason blood\n"


def main() -> None:
    """Play the beginning of a game and draw what was shown."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "lineup.cli", "play", "--seed", "7", "--save", f"{folder}/game.log"]
        shown = subprocess.run(command, input=ANSWERS, capture_output=True, text=True, check=True).stdout
    console = Console(width=82, record=True, file=StringIO())
    for line in shown.splitlines()[:-1]:
        style = "bold" if line.startswith(("──", ">")) else ""
        console.print(Text(line, style=style))
    draw(console, "lineup play", PICTURE)


def draw(console: Console, title: str, file: Path) -> None:
    """Write what a recording console has shown as a picture."""
    picture = re.sub(r"@font-face \{.*?\}\s*", "", console.export_svg(title=title), flags=re.DOTALL)
    picture = re.sub(r"<!--.*?-->", "", picture)
    file.parent.mkdir(exist_ok=True)
    file.write_text(picture.replace("Fira Code", "DejaVu Sans Mono"), encoding="utf-8")  # no fonts from outside


if __name__ == "__main__":
    main()
