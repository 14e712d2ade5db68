"""Draws docs/images/terminal.svg: a turn of `lineup play` on the full screen."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from rich.console import Console

from lineup.bots import make_bot
from lineup.commands.terminal.fullscreen.app import FullScreen
from lineup.commands.terminal.fullscreen.game import GameScreen
from lineup.commands.terminal.fullscreen.pages import NotePaper
from lineup.commands.terminal.session import Session
from lineup.game import new_game

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "images" / "terminal.svg"
SIZE = (120, 36)


def main() -> None:
    """Play the beginning of a game and draw what is shown."""
    game = new_game("heroes-unite", ["You", "casual"], "7")
    paper = NotePaper()
    app = FullScreen(Session(game, {1: make_bot("casual", 1, "7")}, paper, False, None), paper)
    save_picture(asyncio.run(take_picture(app, "1", "1", "down")), PICTURE)


async def take_picture(app: FullScreen, *keys: str) -> str:
    """Press keys, each when the table waits for one, and return the screen as SVG."""
    async with app.run_test(size=SIZE) as pilot:
        for key in (*keys, ""):
            while not (isinstance(app.screen, GameScreen) and app.screen.ask and not app.screen.busy):
                await pilot.pause()
            if key:
                await pilot.press(key)
        await pilot.pause()
        return app.export_screenshot(title="lineup play")


def save_picture(svg: str, file: Path) -> None:
    """Write a picture without fonts from outside."""
    picture = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    picture = re.sub(r"<!--.*?-->", "", picture)
    file.parent.mkdir(exist_ok=True)
    file.write_text(picture.replace("Fira Code", "DejaVu Sans Mono"), encoding="utf-8")


def draw(console: Console, title: str, file: Path) -> None:
    """Write what a recording console has shown as a picture."""
    save_picture(console.export_svg(title=title), file)


if __name__ == "__main__":
    main()
