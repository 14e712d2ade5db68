"""Two people with clocks: chosen, seen and run out. The server's time passes by hand."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.checks import accessible
from tests.browser.conftest import People
from tests.browser.gathering import asked, gather, play_until
from tests.harness.person import Person, SeededServer


class Two(NamedTuple):
    """Who is asked first, and who waits for them."""

    player: Person
    other: Person
    name: str  # the player's


def start(person: People, **clock: Any) -> Two:
    """Two people at a table with a clock."""
    ada, ben = gather(person, ["Ada", "Ben"], clock=clock)
    return Two(ada, ben, "Ada") if play_until([ada, ben], asked) is ada else Two(ben, ada, "Ben")


def test_two_people_with_clocks(person: People, server: SeededServer) -> None:
    player, other, name = start(person, per="move", time=600)
    own = player.page.get_by_role("timer", name="Your time")
    expect(own).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    expect(player.page.get_by_text("Clock: 10 minutes for each answer. When time is up, a bot answers")).to_be_visible()
    expect(other.page.get_by_role("timer", name=f"{name}’s time")).to_be_visible()
    expect(other.page.get_by_role("timer")).to_have_count(1)
    assert accessible(player.page) == []
    server.let_pass(602)
    expect(player.page.get_by_text("Your time is up: a bot answered for you.")).to_be_visible()
    expect(other.page.get_by_text(f"{name}’s time is up: a bot answered.")).to_be_visible()
    play_until([player, other], lambda each: each is other and asked(each))
    expect(other.page.get_by_role("timer", name="Your time")).to_be_visible()


@pytest.mark.slow
def test_a_bot_takes_the_seat_until_its_player_is_back(person: People, server: SeededServer) -> None:
    player, other, name = start(person, per="game", time=60, delay=5, out="seat")
    expect(other.page.get_by_role("timer")).to_have_count(2)
    expect(other.region("You").get_by_role("timer")).to_have_text("1:00:00")
    server.let_pass(60 * 60 + 7)
    expect(other.page.get_by_text(f"{name}’s time is up: a bot plays on.")).to_be_visible()
    player.button("Take my seat back").first.click()
    expect(player.page.get_by_text("A bot plays for you.", exact=True)).to_be_hidden()
    expect(player.page.get_by_role("timer")).to_have_count(2)


@pytest.mark.slow
def test_a_game_of_days_says_until_when_and_the_others_hand_over_the_seat(person: People, server: SeededServer) -> None:
    player, other, name = start(person, per="days", time=3, out="nobody")
    expect(player.page.get_by_role("timer", name="Your time")).to_contain_text("days left · until")
    table = other.page.url
    other.open("/join")
    expect(other.page.get_by_role("list", name="Your tables")).to_contain_text("3 days left · until")
    other.open(table)
    expect(other.region("Question")).to_be_visible()
    server.let_pass(3 * 24 * 60 * 60 + 2)
    other.button(f"Let a bot play for {name}").click()
    expect(player.page.get_by_text("A bot plays for you.", exact=True)).to_be_visible()


def test_at_one_device_the_clock_waits_for_the_curtain(person: People, server: SeededServer) -> None:
    ada = person("Ada")
    wish = {
        "settings": {"players": 2, "clock": {"per": "game", "time": 10, "out": "seat"}, "rules": {"first_player": "0"}},
        "seats": [{"who": "me"}, {"who": "here", "name": "Ben"}],
        "start": True,
    }
    ada.open(ada.ask("POST", "/api/tables", wish)["path"])
    expect(ada.page.get_by_role("timer", name="Ada’s time")).to_have_text("10:00")
    expect(ada.page.get_by_text("It runs once the curtain is lifted.")).to_be_visible()
    ada.button("I am Ada: show my cards").click()
    expect(ada.page.get_by_role("timer", name="Your time")).to_be_visible()
    server.let_pass(10 * 60 + 2)
    expect(ada.page.get_by_text("Your time is up: a bot plays for you until you take your seat back.")).to_be_visible()
    ada.button("I am Ben: show my cards").click()
    expect(ada.page.get_by_role("timer")).to_have_count(1)


@pytest.mark.online
def test_the_host_chooses_a_clock_at_the_table(person: People) -> None:
    ada, ben = person("Ada"), person("Ben")
    ada.open(ada.make("heroes-unite", ["me", "open"]))
    ada.page.get_by_role("radio", name="Whole game").check()
    expect(ada.page.get_by_text("Clock: 30 minutes each for the whole game")).to_be_visible()
    ada.page.get_by_role("radio", name="The others decide").check()
    expect(ada.page.get_by_text("the others may hand the seat to a bot")).to_be_visible()
    assert accessible(ada.page) == []
    ben.open(ada.page.url)
    expect(ben.page.get_by_text("the first 5 seconds of each question are free")).to_be_visible()
