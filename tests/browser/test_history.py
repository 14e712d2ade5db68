"""A person's games: ten of them, finished by bots, then listed, filtered, counted, rated and opened."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import accessible, fits
from tests.browser.conftest import People
from tests.harness.budget import SHORT
from tests.harness.person import PHONE, SeededServer
from tests.harness.server import Guest


@pytest.fixture(scope="module")
def guest(server: SeededServer) -> Guest:
    """A guest with ten finished games: two that a bot played for them, and eight given up."""
    ann = Guest(server, "Ann")
    for number in range(10):
        game = "rivals-batman-joker" if number % 2 else "heroes-unite"
        by_a_bot = number in (0, 2)
        table = ann.make(
            settings={"game": game, "rules": SHORT if by_a_bot else {}},
            seats=[{"who": "me"}, {"who": "casual"}],
            start=True,
        )
        with ann.at(table) as player:
            player.expect("position")
            player.send(**({"type": "hand_over", "seat": 0} if by_a_bot else {"type": "concede"}))
            player.until(lambda message: message["type"] == "table" and message["status"] == "over")
    return ann


@pytest.mark.online
@pytest.mark.slow
def test_ten_games_are_listed_filtered_counted_and_opened(person: People, guest: Guest) -> None:
    ann = person()
    name, _, value = guest.cookie.partition("=")
    ann.context.add_cookies([{"name": name, "value": value, "url": ann.server.url}])
    ann.open("/")
    ann.page.get_by_role("link", name="My games").click()
    games = ann.page.get_by_role("list", name="Finished games").get_by_role("listitem")
    expect(games).to_have_count(10)
    expect(ann.page.get_by_role("heading", name=re.compile("10 games"))).to_be_visible()
    expect(ann.region("Your rating")).to_contain_text("From 8 games against bots")
    expect(ann.page.get_by_role("list", name="Ladder")).to_contain_text("You")
    assert accessible(ann.page) == []
    ann.page.get_by_label("Box").select_option("Heroes Unite")
    expect(games).to_have_count(5)
    expect(ann.region("Statistics").get_by_role("table", name="Box")).to_contain_text("Heroes Unite")
    ann.page.get_by_label("Result").select_option("Won")
    expect(ann.page.get_by_role("heading", name=re.compile("games?, "))).to_be_visible()
    ann.button("Show all").click()
    expect(games).to_have_count(10)
    games.last.get_by_role("link", name="Replay").click()
    expect(ann.region("Moments of the game")).to_contain_text("moment 0 of")


@pytest.mark.online
def test_the_page_fits_a_phone_in_the_dark_and_a_newcomer_has_no_games(person: People, guest: Guest) -> None:
    bob = person("Bob", theme="dark", size=PHONE)
    bob.open("/history")
    expect(bob.page.get_by_text(re.compile("No finished games yet.* lessons are not"))).to_be_visible()
    name, _, value = guest.cookie.partition("=")
    bob.context.add_cookies([{"name": name, "value": value, "url": bob.server.url}])
    bob.open("/history")
    expect(bob.page.get_by_role("list", name="Finished games").get_by_role("listitem")).to_have_count(10)
    assert fits(bob.page)
    assert accessible(bob.page) == []
