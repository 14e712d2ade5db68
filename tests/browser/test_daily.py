"""The deal of the day in the browser: from the home page to the histogram, and practice after a game given up."""

from __future__ import annotations

from playwright.sync_api import FilePayload, expect

from tests.browser.checks import accessible, fits
from tests.browser.conftest import People
from tests.deals.games import SHORT, short_game
from tests.harness.person import PHONE

DAY = SHORT.isoformat()


def test_from_the_home_page_to_the_histogram(person: People) -> None:
    ada = person("Ada", size=PHONE)
    ada.open("/")
    ada.page.get_by_role("link", name="See today's deal").click()
    expect(ada.page.get_by_role("button", name="Play your try")).to_be_visible()
    assert fits(ada.page)
    ada.open(f"/daily/{DAY}")
    expect(ada.page.get_by_role("heading", name="Confrontations", exact=True)).to_be_visible()
    log = FilePayload(name="daily.log", mimeType="text/plain", buffer=short_game().to_log().encode())
    ada.page.get_by_label("Choose a log").set_input_files(log)
    expect(ada.page.get_by_role("figure", name="Where everybody ended")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Practise this deal")).to_be_visible()
    ada.page.get_by_role("button", name="Share").click()
    assert fits(ada.page)
    assert accessible(ada.page) == []


def test_a_try_is_played_at_a_table_and_leads_back_to_its_page(person: People) -> None:
    bob = person("Bob")
    bob.open(f"/daily/{DAY}")
    bob.page.get_by_role("button", name="Play your try").click()
    bob.page.wait_for_url("**/table/*")
    table = bob.page.url.rpartition("/")[2]
    info = bob.context.request.get(f"/api/tables/{table}").json()
    assert (info["deal"], info["scored"], info["hints"]) == (DAY, True, False)
    bob.command("Give up or leave…")
    bob.dialog("Give up or leave?").get_by_role("button", name="Give up", exact=True).click()
    bob.page.get_by_role("link", name="How everybody did").click()
    expect(bob.page.get_by_role("heading", name="Given up")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Practise this deal")).to_be_visible()
