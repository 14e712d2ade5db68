"""Cards are readable where they lie; `python -m tools.measure.readable` measures all of them at all sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.harness.person import SeededServer
from tools.measure.readable import Measured, measure


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("heroes-unite", "1280x720", marks=pytest.mark.slow),
        ("rivals-shazam-black-adam", "390x844"),
    ],
)
def test_the_longest_texts_are_whole_in_line_up_hand_and_stack(
    chromium: Browser, server: SeededServer, game: str, size: str
) -> None:
    found = Measured(size)
    measure(chromium, server, game, size, found, most=6)
    assert found.good, (found.faults, found.least)
