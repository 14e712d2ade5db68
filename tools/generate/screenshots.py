"""Takes pictures of every main state at three sizes: python -m tools.generate.screenshots [VISIT…] (make screenshots).

They lie in build/screenshots, to be looked at; the one the README shows, also in docs/images. What no eye is needed for
is said: type below 12 px, words that are cut, a page wider than its window.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.harness.chromium import launch
from tests.harness.person import SeededServer
from tests.harness.scenes import VISITS, Scene, Stage

IMAGES = Path(__file__).parents[2] / "docs" / "images"
PICTURES = IMAGES.parent.parent / "build" / "screenshots"
README = "readme"  # the visit, and the size of its picture
SIZE = (1280, 800)
COLOURS = 256
MOST = 250_000  # bytes of that picture

# What can be seen to be wrong with the words on a page; in small places a name may be shortened.
WRONG = """(smallest) => {
  const wrong = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push("wider than its window");
  while (walker.nextNode()) {
    const node = walker.currentNode, box = node.parentElement;
    if (!node.data.trim() || box.closest(".unseen, script, style, option, .skip") || !box.checkVisibility()) continue;
    const says = `${box.className || box.tagName}: ${node.data.trim().slice(0, 40)}`;
    const size = parseFloat(getComputedStyle(box).fontSize);
    if (size < smallest - 0.01) wrong.push(`${size} px, ${says}`);
    if (box.closest(".mini")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const line = range.getBoundingClientRect();
    for (let each = box; each && line.width; each = each.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each), edge = each.getBoundingClientRect();
      const hides = (overflow) => overflow === "hidden" || overflow === "clip";
      if (clipPath !== "none") break;
      const cut = hides(overflowX) && (line.right > edge.right + 2 || line.left < edge.left - 2)
        || hides(overflowY) && (line.bottom > edge.bottom + 3 || line.top < edge.top - 3);
      if (cut) { wrong.push(`cut by ${each.className || each.tagName}, ${says}`); break; }
      if (overflowX === "auto" || overflowY === "auto" || getComputedStyle(each).position === "fixed") break;
    }
  }
  return [...new Set(wrong)];
}"""
SMALLEST = 12  # px


def wrong(scene: Scene) -> list[str]:
    """What is wrong with the words of a page as it is now."""
    return [str(each) for each in scene.person.page.evaluate(WRONG, SMALLEST)]


def take(scene: Scene) -> None:
    """The pictures of a scene, and what is wrong with them."""
    for size in scene.each_size():
        name = f"{scene.name}-{size[0]}x{size[1]}"
        scene.person.page.screenshot(path=PICTURES / f"{name}.png", full_page=scene.whole)
        print(name, *wrong(scene), sep="\n  ", flush=True)


def shrink(picture: Path, to: Path) -> None:
    """The picture of the README, in few colours."""
    with Image.open(picture) as drawn:
        small = drawn.convert("RGB").quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    small.save(to, optimize=True)
    if (size := to.stat().st_size) > MOST:
        sys.exit(f"{to.name} has {size:,} bytes; a picture should have at most {MOST:,}.")


def main(names: list[str]) -> None:
    """Take the pictures of all visits, or of those named."""
    for name in names:
        if name not in VISITS:
            sys.exit(f'There is no visit "{name}"; there are {", ".join(VISITS)}.')
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = SeededServer(Path(folder) / "tables.db")
        server.start()
        stage = Stage(launch(playwright), server)
        try:
            for name in names or VISITS:
                for scene in VISITS[name](stage):
                    take(scene)
                    if name == README:
                        shrink(PICTURES / f"{scene.name}-{SIZE[0]}x{SIZE[1]}.png", IMAGES / f"{scene.name}.png")
                print(*stage.leave(), sep="\n", end="")
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
