"""A stranger who likes it here: from a first seat to an account and a second device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import accessible, fits
from tests.browser.conftest import People
from tests.harness.person import Person

WORDS = "correct horse battery"


def sign(person: Person, action: str, **fields: str) -> None:
    """Fill the form of the account's page and send it."""
    person.page.get_by_role("radio", name=action).check(force=True)
    for label, text in fields.items():
        person.page.get_by_label(label, exact=True).fill(text)
    person.page.get_by_role("button", name=action).click()


@pytest.mark.online
def test_a_stranger_joins_reloads_and_goes_on_at_a_second_device_with_an_account(person: People) -> None:
    host, stranger = person("Ada"), person()
    path = host.make("heroes-unite", ["me", "open"])
    stranger.sit(path)
    stranger.page.reload()
    expect(stranger.region("Seats")).to_contain_text("Guest (you)")
    stranger.open("/account")
    expect(stranger.page.get_by_text("A seat at one table")).to_be_visible()
    assert accessible(stranger.page) == []
    sign(stranger, "Make an account", Name="Zoe", Passphrase="too short")
    expect(stranger.page.get_by_role("alert")).to_contain_text("10 to 200 characters")
    expect(stranger.page.get_by_label("Passphrase", exact=True)).to_have_accessible_description(
        re.compile("10 to 200 characters")
    )
    expect(stranger.button("Make an account")).to_be_focused()
    sign(stranger, "Make an account", Passphrase=WORDS)
    expect(stranger.page.get_by_role("heading", name="Your recovery codes")).to_be_focused()
    expect(stranger.page.locator(".codes li")).to_have_count(8)
    stranger.button("I have them").click()
    expect(stranger.page.get_by_role("heading", name="Signed in as Zoe")).to_be_visible()
    assert accessible(stranger.page) == []

    phone = person(size=(360, 740))
    phone.open("/account")
    expect(phone.page.get_by_role("heading", name="You are a guest")).to_be_visible()
    assert fits(phone.page)
    sign(phone, "Sign in", Name="Zoe", Passphrase="something else entirely")
    expect(phone.page.get_by_role("alert")).to_contain_text("do not match")
    sign(phone, "Sign in", Passphrase=WORDS)
    expect(phone.page.get_by_role("heading", name="Signed in as Zoe")).to_be_focused()
    phone.open(path)
    expect(phone.region("Seats")).to_contain_text("Zoe (you)")
    host.open(path)
    host.button("Start the game").click()
    expect(phone.region("Question")).to_be_visible()
    phone.open("/account")
    phone.button("Sign out").click()
    expect(phone.page.get_by_role("heading", name="You are a guest")).to_be_visible()
    phone.open(path)
    expect(phone.page.get_by_text("You are watching: hands stay hidden.")).to_be_visible()
