"""Moving pictures for the README: `python -m tools.generate.films [FILM…]` (`make screenshots` makes them too).

A film is a row of pictures, each shown long enough to be read, in docs/images as WebP.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from PIL import Image
from playwright.sync_api import expect, sync_playwright

from tests.harness.chromium import launch
from tests.harness.person import Person, SeededServer
from tests.harness.scenes import BOXES, Stage, Test, options, own_turn, reach

IMAGES: Final = Path(__file__).parents[2] / "docs" / "images"
SIZE: Final = (800, 500)
SHOWN_MS: Final = 1100  # each picture
HELD_MS: Final = 2500  # the last one
QUALITY: Final = 70
MOST_BYTES: Final = 1_000_000
MOST_ANSWERS: Final = 14


def play_turn(stage: Stage) -> Iterator[Person]:
    """A turn of Heroes Unite: cards are played, one by one, and others bought."""
    ada = stage.person()
    reach(ada, own_turn(9), "heroes-unite", BOXES["heroes-unite"], live_score=True)
    yield from _answer_until_next_turn(ada)


def fight_confrontation(stage: Stage) -> Iterator[Person]:
    """A Confrontation, from the challenge to its outcome."""
    ada = stage.person()
    reach(ada, may_confront(17), "confrontations", BOXES["confrontations"], live_score=True)
    yield ada
    ada.page.get_by_role("group", name="Answers").get_by_role("button", name="Confront").first.click()
    yield from _answer_until_next_turn(ada)


def may_confront(turn: int) -> Test:
    """Play up to a Confrontation on that turn or a later one, with cards that were bought."""
    return lambda player: player.position["turn"] >= turn and bool(options(player, "confront"))


def write_card(stage: Stage) -> Iterator[Person]:
    """A card typed in the workshop, with a slip that is mended."""
    ada = stage.person()
    page = ada.page
    ada.open("/workshop/new")
    expect(page.get_by_label("Name")).to_be_visible()
    yield ada
    page.get_by_label("Name").fill("Night Courier")
    page.get_by_label("Type").select_option("Hero")
    page.get_by_label("Cost").fill("4")
    page.get_by_label("Victory Points").fill("1")
    yield ada
    text = page.get_by_label("Text, as printed")
    text.scroll_into_view_if_needed()
    for written in ("+2 ", "+2 Powr.", "+2 Powr.\nDraw", "+2 Powr.\nDraw a card."):
        text.fill(written)
        yield ada
    expect(page.locator("mark")).to_have_text("Powr")
    yield ada
    page.get_by_role("button", name="Change “Powr” to “Power”").click()
    expect(page.get_by_text("Understood.")).to_be_visible()
    yield ada


FILMS: Final[dict[str, Callable[[Stage], Iterator[Person]]]] = {
    "film-turn": play_turn,
    "film-confrontation": fight_confrontation,
    "film-workshop": write_card,
}


def _answer_until_next_turn(person: Person) -> Iterator[Person]:
    """Answer one question after the other, cards one by one, until the turn is over."""
    person.random = Random(1)
    for _ in range(MOST_ANSWERS):
        seen = person.wait()
        yield person
        cards = [card for card in seen.cards if card["does"].startswith("Play ")]
        if cards:
            person.click_card(cards[0]["card"])
        else:
            person.answer(seen)
        last = len(seen.answers) == 1 and not seen.cards and re.search("End|Ready", next(iter(seen.answers)))
        if seen.over or last:
            person.wait()
            break
    yield person


def make_film(name: str, stage: Stage) -> None:
    """Take the pictures of a film and write it."""
    frames: list[Image.Image] = []
    for person in FILMS[name](stage):
        person.page.set_viewport_size({"width": 1280, "height": 800})
        taken = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        if not frames or taken.tobytes() != frames[-1].tobytes():
            frames.append(taken)
    to = IMAGES / f"{name}.webp"
    shown = [SHOWN_MS] * (len(frames) - 1) + [HELD_MS]
    frames[0].save(to, save_all=True, append_images=frames[1:], duration=shown, loop=0, quality=QUALITY, method=6)
    size = to.stat().st_size
    print(f"{to.name}: {len(frames)} pictures, {size:,} bytes", flush=True)
    if size > MOST_BYTES:
        sys.exit(f"{to.name} has {size:,} bytes; a film should have at most {MOST_BYTES:,}.")


def main(names: list[str]) -> None:
    """Make all films, or those named."""
    for name in names:
        if name not in FILMS:
            sys.exit(f'There is no film "{name}"; there are {", ".join(FILMS)}.')
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = SeededServer(Path(folder) / "tables.db")
        server.start()
        stage = Stage(launch(playwright), server)
        try:
            for name in names or FILMS:
                make_film(name, stage)
                stage.leave()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
