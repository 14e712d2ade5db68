"""Draw the icons of the installed app out of the one drawing, web/public/icon.svg.

python -m tools.generate.icons
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.harness.chromium import launch

PUBLIC = Path(__file__).parents[2] / "web" / "public"
SIZES = (192, 512)


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as driver:
        browser = launch(driver)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            # Systems cut icons round: the drawing keeps to the middle.
            page.set_content(
                "<style>body{margin:0;background:#fffaf0;display:grid;place-items:center;block-size:100vh}"
                f"svg{{inline-size:72%}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
