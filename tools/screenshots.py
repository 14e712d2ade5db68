"""Takes pictures of the table, all or those named: python -m tools.screenshots [NAME…] (make screenshots).

Every scene is taken at three sizes of screen, into build/screenshots, to be looked at; the one the README shows, also
into docs/images.
The cards fall as the seed of each scene says, and people answer alike every time, so that a picture changes only when
what it shows has changed.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tools.chromium import launch
from tools.person import PHONE, Person, SeededServer, Seen

IMAGES = Path(__file__).parent.parent / "docs" / "images"
EVERY_SIZE = IMAGES.parent.parent / "build" / "screenshots"
README = "table-heroes-unite"
SIZES = ((1280, 720), (1920, 1080), (390, 844))
SIZE = (1280, 800)
COLOURS = 256
MOST = 250_000  # bytes of one picture
TRIES = 8  # games until a scene must have come up


@dataclass(frozen=True)
class Scene:
    """A picture: who plays what, and when it is taken."""

    game: str = ""  # none: the page `path`
    seats: tuple[str, ...] = ("me", "casual")
    seed: int = 7  # of the first game tried
    path: str = ""
    theme: str = "light"
    taste: str = ""  # a word on the cards bought before all others
    size: tuple[int, int] = SIZE
    when: Callable[[Person, Seen], bool] = lambda person, seen: True
    then: Callable[[Person], None] = lambda person: None


def turn_of(person: Person) -> int:
    return int(person.page.locator("header .turn").inner_text().split()[-1])


def buying(turn: int) -> Callable[[Person, Seen], bool]:
    """In one's own turn from that one on, everything played and something within reach."""

    def test(person: Person, seen: Seen) -> bool:
        buys = [card for card in seen.cards if card["does"].startswith("Buy")]
        return len(buys) > 1 and not seen.hand and turn_of(person) >= turn

    return test


def playing(turn: int) -> Callable[[Person, Seen], bool]:
    """At the start of one's own turn from that one on, with a hand of many kinds to play."""

    def test(person: Person, seen: Seen) -> bool:
        plays = [card for card in seen.cards if card["does"].startswith("Play")]
        return len(plays) > 4 and len(set(seen.hand)) > 3 and turn_of(person) >= turn

    return test


def asked_to_block(person: Person, seen: Seen) -> bool:
    """In the window of a Confrontation, with a Block in hand."""
    return any(card["does"].startswith("Block") for card in seen.cards)


def asked_to_defend(person: Person, seen: Seen) -> bool:
    """Attacked, with a Defense in hand."""
    return any(card["does"].startswith("Defend") for card in seen.cards)


def zoom(person: Person) -> None:
    """Point at a card of the Line-Up until it is shown large."""
    person.region("Line-Up").locator("button.spot").nth(2).hover()
    person.page.wait_for_timeout(900)


SCENES = {
    "home": Scene(path="/"),
    README: Scene("heroes-unite", ("me", "casual", "casual"), when=buying(16)),
    "table-confrontations": Scene("confrontations", ("me", "casual", "casual", "casual"), when=playing(20)),
    "table-batman-joker": Scene("rivals-batman-joker", theme="dark", when=buying(14)),
    "table-shazam-black-adam": Scene("rivals-shazam-black-adam", when=playing(14)),
    "phone": Scene("heroes-unite", ("me", "casual", "casual"), size=PHONE, when=playing(10)),
    "zoom": Scene("heroes-unite", ("me", "casual", "casual"), seed=12, when=playing(10), then=zoom),
    "block": Scene("confrontations", ("me", "casual", "casual", "casual"), taste="Block", seed=11, when=asked_to_block),
    "defend": Scene("rivals-batman-joker", taste="Defense", when=asked_to_defend),
    "end": Scene("heroes-unite", seed=9, when=lambda person, seen: seen.over),
}


def take(browser: Browser, scene: Scene, seed: int, folder: Path, picture: Path) -> bool:
    """Play up to a scene and take its picture; False if it does not come up in the whole game."""
    server = SeededServer(folder / f"{picture.stem}-{seed}.db", str(seed))
    server.start()
    person = Person(browser, server, size=scene.size, theme=scene.theme, scale=2 if scene.size == PHONE else 1)
    person.context.add_init_script("Math.random = () => 0.37")
    person.taste = scene.taste
    try:
        person.open(scene.path or person.make(scene.game, scene.seats, live_score=True))
        if scene.game and not comes_up(person, scene):
            return False
        person.page.mouse.move(0, 0)
        person.page.evaluate("document.activeElement?.blur()")
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(500)
        scene.then(person)
        person.page.screenshot(path=picture)
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.wait_for_timeout(200)
            person.page.screenshot(path=EVERY_SIZE / f"{picture.stem}-{width}x{height}.png")
    finally:
        person.close()
        server.stop()
    with Image.open(picture) as drawn:
        small = drawn.convert("RGB").quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    small.save(picture, optimize=True)
    return True


def comes_up(person: Person, scene: Scene) -> bool:
    """Play until the scene is there, or the game is over."""
    while not scene.when(person, seen := person.wait()):
        if seen.over:
            return False
        person.answer(seen)
    return True


def main(names: list[str]) -> None:
    """Take all pictures, or those named."""
    for name in names:
        if name not in SCENES:
            sys.exit(f'There is no scene "{name}"; there are {", ".join(SCENES)}.')
    IMAGES.mkdir(exist_ok=True)
    EVERY_SIZE.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        for name in names or SCENES:
            scene, picture = SCENES[name], (IMAGES if name == README else EVERY_SIZE) / f"{name}.png"
            seeds = range(scene.seed, scene.seed + TRIES)
            if not any(take(browser, scene, seed, Path(folder), picture) for seed in seeds):
                sys.exit(f"{name}: the scene came up in none of {TRIES} games.")
            size = picture.stat().st_size
            print(f"{picture.relative_to(IMAGES.parent.parent)}: {size // 1000} kB")
            if size > MOST:
                sys.exit(f"{picture.name} has {size:,} bytes; a picture should have at most {MOST:,}.")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
