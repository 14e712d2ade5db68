"""The table without a server: its folder is built, opened once, and then plays with the network cut."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lineup.games import GAMES
from tests.harness.folder import Visitor, serve_folder
from tools.site.__main__ import build_site

pytestmark = [pytest.mark.slow, pytest.mark.long]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    made = tmp_path_factory.mktemp("site") / "site"
    build_site(made)
    with serve_folder(made) as url:
        yield url


@pytest.fixture(scope="module")
def visitor(chromium: Browser, folder: str) -> Iterator[Visitor]:
    """Somebody who has opened the site once and is offline since."""
    each = Visitor(chromium, folder)
    each.open("/")
    each.install()
    yield each
    each.close()


@pytest.mark.parametrize("game", [*GAMES])
def test_a_whole_game_is_played_with_the_network_cut(visitor: Visitor, game: str) -> None:
    visitor.open(visitor.make(game))
    visitor.play(1)
    visitor.page.reload()  # in the middle of it
    visitor.play()
    assert visitor.scores()
    assert not visitor.faults


def test_two_tabs_share_one_room_and_the_second_takes_it_over(visitor: Visitor) -> None:
    path = visitor.make()
    visitor.open(path)
    visitor.wait()
    second = visitor.context.new_page()
    second.goto(f"{visitor.url}#{path}")
    expect(second.locator("#question h2")).to_be_visible()
    question = second.locator("#question h2").inner_text()
    first, visitor.page = visitor.page, second
    first.close()
    expect(second.locator("#question h2")).to_have_text(question)
    visitor.play(1)


def test_what_is_kept_goes_to_a_file_and_into_another_browser(
    visitor: Visitor, chromium: Browser, folder: str, tmp_path: Path
) -> None:
    path = visitor.make()
    visitor.open("/account")
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("link", name="Save to a file").click()
    waiting.value.save_as(tmp_path / "line-up.tables")
    other = Visitor(chromium, folder)
    try:
        other.open("/account")
        other.page.on("dialog", lambda asked: asked.accept())
        other.page.get_by_label("Load from a file").set_input_files(tmp_path / "line-up.tables")
        other.page.wait_for_url(folder)
        other.open(path)
        other.play(1)
        lobby = json.loads(other.ask("GET", "/api/tables")[1])
        assert path.rpartition("/")[2] in {each["id"] for each in lobby["yours"]}
    finally:
        other.close()
