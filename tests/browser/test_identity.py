"""A fresh browser stays one person: whatever it opens first, and whatever other pages try."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import People
from tests.harness.person import SeededServer


@pytest.fixture
def fresh(chromium: Browser, server: SeededServer) -> Iterator[BrowserContext]:
    """A browser that was never here."""
    context = chromium.new_context(base_url=server.url)
    yield context
    context.close()


def invitation(person: People) -> str:
    ada = person("Ada")
    path = ada.make("heroes-unite", ["me", "open", "open"])
    ada.open(path)
    expect(ada.page.get_by_text("Waiting for 2 more players.")).to_be_visible()
    return path


def sit(page: Page) -> None:
    page.get_by_role("button", name="Sit here").first.click()
    seated(page)


def seated(page: Page) -> None:
    expect(page.get_by_role("region", name="Seats")).to_contain_text("Guest (you)")
    expect(page.get_by_role("button", name="Stand up")).to_have_count(1)


def test_a_friend_who_follows_an_invitation_keeps_the_seat(
    person: People, chromium: Browser, server: SeededServer, fresh: BrowserContext
) -> None:
    path = invitation(person)
    page = fresh.new_page()
    page.goto(path)
    sit(page)
    page.reload()
    seated(page)
    page.close()
    page = fresh.new_page()
    page.goto("/")
    expect(page.get_by_role("list", name="Your tables").get_by_role("listitem")).to_have_count(1)
    page.goto(path)
    seated(page)
    later = chromium.new_context(base_url=server.url, storage_state=fresh.storage_state())  # closed, and opened again
    try:
        page = later.new_page()
        page.goto(path)
        seated(page)
    finally:
        later.close()


def test_two_tabs_of_a_newcomer_are_one_person(person: People, fresh: BrowserContext) -> None:
    """Both tabs open before either has a cookie; the cookie that arrives last counts."""
    path = invitation(person)
    first, second = fresh.new_page(), fresh.new_page()
    first.goto(path)
    expect(first.get_by_role("button", name="Sit here")).to_have_count(2)
    fresh.clear_cookies()
    second.goto(path)
    sit(first)
    seated(second)
    first.reload()
    seated(first)
    expect(first.get_by_role("button", name="Move here")).to_have_count(1)  # one seat is still open


def test_a_page_that_has_lost_its_cookie_gets_another(person: People, fresh: BrowserContext) -> None:
    """For example, the server was restarted with an empty database."""
    path = invitation(person)
    page = fresh.new_page()
    page.goto("/join")
    fresh.clear_cookies()
    page.get_by_label("Invitation link").fill(path)
    page.get_by_role("button", name="Go to the table").click()
    sit(page)
    page.reload()
    seated(page)


# A form sends NAME=VALUE; in the text of a set the "=" does no harm.
SET = """[set]
id = "mine"
[[card]]
id = "glider"
name = "Glider"
type = "Equipment"
cost = 2
vp = 1
copies = 1
text = "+2 Power."
"""


def test_a_form_on_another_page_erases_nobody(person: People, fresh: BrowserContext, server: SeededServer) -> None:
    path = invitation(person)
    page = fresh.new_page()
    page.goto(path)
    sit(page)
    before = fresh.cookies(server.url)
    name, _, value = json.dumps({"settings": {"custom": [SET]}}).partition("=")
    attack = f"""<form method=post enctype="text/plain" action="{server.url}/api/tables">
        <input name="{escape(name)}" value="{escape(value)}"></form><script>document.forms[0].submit()</script>"""
    fresh.route("http://evil.example/**", lambda route: route.fulfill(body=attack, content_type="text/html"))
    evil = fresh.new_page()
    with evil.expect_response("**/api/tables") as answer:
        evil.goto("http://evil.example/", wait_until="commit")
    assert answer.value.status == 403
    assert fresh.cookies(server.url) == before
    page.reload()
    seated(page)
