"""A closed table: somebody asks at its door, and the host answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.harness.person import PHONE


@pytest.mark.online
def test_somebody_asks_to_come_in_and_is_let_in_without_loading_anything_anew(person: People) -> None:
    """The host closes the table in its room; who comes then asks by keys, on a phone."""
    ada, ben = person("Ada"), person(size=PHONE)
    path = ada.make("heroes-unite", ["me", "open"])
    ada.open(path)
    ada.page.get_by_role("radio", name="Only people the host lets in").check(force=True)
    expect(ada.page.get_by_text("Closed table: the host lets people in")).to_be_visible()
    ben.open(path)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Heroes Unite")
    expect(ben.page.get_by_text("Ada lets people in one by one.")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("status").get_by_text("You asked to come in.")).to_be_visible()
    expect(ben.page.locator("[role=status]:focus")).to_have_count(1)
    expect(ada.page.get_by_role("status").get_by_text("Ben asks to come in.")).to_be_visible()
    ada.page.get_by_role("list", name="At the door").get_by_role("button", name="Let in Ben").click()
    expect(ben.page.get_by_text("You have been let in.")).to_be_visible()
    ben.button("Sit here").click()
    expect(ada.region("Seats")).to_contain_text("Ben")
    expect(ada.page.get_by_text("Ben asks to come in.")).to_be_hidden()


@pytest.mark.online
def test_during_a_game_the_host_turns_somebody_away_and_thinks_otherwise_twice(person: People) -> None:
    """They may ask again; let in, they are put out again, and find themselves at the door without loading anything."""
    ada, mal = person("Ada"), person("Mal")
    path = ada.make("heroes-unite", ["me", "casual"], closed=True, rules={"first_player": "0"})
    ada.open(path)
    ada.wait()
    mal.open(path)
    mal.button("Ask to come in").click()
    expect(ada.page.get_by_role("status").get_by_text("Mal asks to come in.")).to_be_visible()
    ada.command("People and invite")
    people = ada.dialog("People")
    expect(people.get_by_role("radio", name="Only people the host lets in")).to_be_checked()
    people.get_by_role("button", name="Turn away Mal").click()
    expect(mal.page.get_by_role("alert")).to_contain_text("You were not let in at this table.")
    expect(people.get_by_role("list", name="At the door")).to_have_count(0)
    decided = people.get_by_role("list", name="Admitted and refused")
    expect(decided).to_contain_text("Mal was turned away.")
    decided.get_by_role("button", name="Let them ask again Mal").click()
    expect(decided).to_have_count(0)
    mal.open(path)
    mal.button("Ask to come in").click()
    people.get_by_role("button", name="Let in Mal").click()
    expect(mal.page.get_by_text("You have been let in.")).to_be_visible()
    decided.get_by_role("button", name="Send out Mal").click()
    expect(mal.button("Ask to come in")).to_be_visible()
    expect(decided).to_have_count(0)
