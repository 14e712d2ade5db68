"""The workshop in real browsers: type a card, mend it, try it, carry it elsewhere, replace a stand-in, lose nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from lineup.language.sets import box
from tests.browser.checks import accessible, fits
from tests.browser.conftest import People
from tests.harness.person import PHONE, Person, SeededServer
from tests.harness.pictures import png

STAND_INS = [card for card in box("confrontations").cards if dict(card.provenance)["text"] == "stand-in"]

KEPT = re.compile("/api/pictures/[0-9a-f]{32}$")
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'


def text_of(page: Page) -> Locator:
    return page.get_by_label("Text, as printed")


def new_card(person: Person, name: str, text: str) -> None:
    person.open("/workshop/new")
    page = person.page
    page.get_by_label("Name").fill(name)
    page.get_by_label("Type").select_option("Hero")
    page.get_by_label("Cost").fill("4")
    page.get_by_label("Victory Points").fill("1")
    text_of(page).fill(text)


def saved(page: Page) -> None:
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


def test_a_card_is_typed_mended_tried_saved_as_a_file_and_taken_in_elsewhere(person: People, tmp_path: Path) -> None:
    ada = person("Ada")
    page = ada.page
    new_card(ada, "Night Courier", "+2 Powr.\nDraw a card.")
    found = page.get_by_role("listitem").filter(has_text="Powr")
    expect(found).to_be_visible()
    expect(page.locator("mark")).to_have_text("Powr")
    expect(ada.button("Try it")).to_be_disabled()
    page.get_by_role("button", name="Change “Powr” to “Power”").click()
    expect(text_of(page)).to_have_value("+2 Power.\nDraw a card.")
    expect(page.get_by_text("Understood.")).to_be_visible()
    text_of(page).fill("+2 Power.\nDraw a card for nothing.")
    expect(page.get_by_text("Understood so far: “Draw a card for”")).to_be_visible()
    assert accessible(page) == []
    ada.button("Use “Draw a card.”").click()
    expect(text_of(page)).to_have_value("+2 Power.\nDraw a card.")
    expect(page.get_by_text("Understood.")).to_be_visible()
    card = page.get_by_role("region", name="The card")
    expect(card).to_contain_text("You get 2 Power.")
    expect(card.get_by_role("heading", name="In our wording")).to_be_visible()
    assert accessible(page) == []
    give = page.get_by_label("Picture", exact=True)
    give.set_input_files(FilePayload(name="x.svg", mimeType="image/svg+xml", buffer=SVG))
    expect(page.get_by_text("Your browser cannot read this as a picture.")).to_be_visible()
    give.set_input_files(FilePayload(name="x.png", mimeType="image/png", buffer=png(1000, 900)))
    expect(card.locator("img")).to_have_attribute("src", KEPT)
    expect(card.locator("img")).to_have_js_property("naturalWidth", 480)
    saved(page)
    ada.button("Try it").click()
    hand = ada.region("Hand")
    expect(hand.get_by_role("button", name=re.compile("^Night Courier")).locator("img")).to_have_attribute("src", KEPT)
    hand.get_by_role("button", name=re.compile("^Night Courier")).click()
    expect(ada.region("Played this turn")).to_contain_text("Night Courier")
    ada.button("Try-out").click()
    expect(ada.dialog("Table settings")).to_contain_text("A try-out: Night Courier was put into Ada's opening hand")
    page.go_back()
    expect(text_of(page)).to_have_value("+2 Power.\nDraw a card.")
    page.get_by_role("link", name="My cards").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "my-cards.toml"

    bob = person("Bob", size=PHONE)
    bob.open("/workshop")
    bob.page.get_by_label("Import a set file").set_input_files(file)
    expect(bob.page.get_by_role("heading", name="My cards")).to_be_visible()
    bob.page.get_by_role("link", name=re.compile("^Night Courier")).click()
    expect(text_of(bob.page)).to_have_value("+2 Power.\nDraw a card.")
    expect(bob.page.get_by_role("region", name="The card")).to_contain_text("You get 2 Power.")
    expect(bob.page.get_by_role("region", name="The card").locator("img")).to_have_js_property("naturalWidth", 480)
    assert fits(bob.page)


def test_an_empty_file_is_called_empty(person: People) -> None:
    bob = person("Bob")
    bob.open("/workshop")
    empty: FilePayload = {"name": "my.toml", "mimeType": "text/plain", "buffer": b""}
    bob.page.get_by_label("Import a set file").set_input_files(empty)
    expect(bob.page.get_by_role("alert")).to_have_text("The file is empty.")


@pytest.mark.slow
def test_a_stand_in_is_replaced_reloaded_in_the_middle_and_played_on_with(person: People, server: SeededServer) -> None:
    ada = person("Ada")
    page = ada.page
    first, second = STAND_INS[:2]
    ada.open(f"/cards/{first.ref}")
    page.get_by_role("link", name="Replace this stand-in").click()
    expect(page.get_by_text(f"Replaces our text of {first.name}")).to_be_visible()
    server.stop()
    text_of(page).fill("+1 Power.")
    expect(page.get_by_text("Not saved yet")).to_be_visible()
    server.start()
    page.reload()
    expect(text_of(page)).to_have_value("+1 Power.")
    expect(page.get_by_text("Understood.")).to_be_visible()
    saved(page)
    page.get_by_role("link", name=f"Next: {second.name}").click()
    expect(page.get_by_text(f"Replaces our text of {second.name}")).to_be_visible()
    text_of(page).fill("+2 Power.")
    saved(page)
    page.get_by_role("link", name="My Confrontations").click()
    expect(page.get_by_text(re.compile(r"^2 of \d+ texts are your own"))).to_be_visible()
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_role("checkbox", name=re.compile("^My Confrontations"))).to_be_checked()
    ada.button("Start playing").click()
    ada.wait()
    widths = ada.region("Line-Up").locator("button.spot").evaluate_all("all => all.map((each) => each.offsetWidth)")
    assert len(set(widths)) == 1, "a stand-in is as wide as any card"
    ada.button("Own cards").click()
    expect(ada.dialog("Table settings")).to_contain_text("My Confrontations (2 in place of the box's)")
    page.keyboard.press("Escape")
    page.reload()
    ada.answer(ada.wait())


@pytest.mark.online
@pytest.mark.slow
def test_two_tabs_overwrite_nothing_and_a_shared_set_is_copied(person: People) -> None:
    ada = person("Ada")
    page = ada.page
    new_card(ada, "Glider", "+1 Power.")
    saved(page)
    other = ada.context.new_page()
    other.goto(page.url)
    expect(text_of(other)).to_have_value("+1 Power.")
    text_of(other).fill("+3 Power.")
    saved(other)
    text_of(page).fill("+2 Power.")
    conflict = page.get_by_role("alert", name="Changed elsewhere")
    expect(conflict).to_contain_text("+3 Power.")
    page.get_by_role("button", name="Keep both").click()
    expect(text_of(page)).to_have_value("+2 Power.")
    saved(page)
    page.get_by_role("link", name="My cards").click()
    expect(page.get_by_role("link", name=re.compile("^Glider"))).to_have_count(2)
    ada.button("Make a link").click()
    field = page.get_by_label("Link to this set")
    expect(field).not_to_have_value("")
    link = field.input_value()

    bob = person("Bob")
    bob.open(link)
    expect(bob.page.get_by_text("A set by Ada.")).to_be_visible()
    bob.button("Take a copy").click()
    expect(bob.page.get_by_role("link", name=re.compile("^Glider"))).to_have_count(2)
    bob.open("/cards?words=glider")
    expect(bob.page.get_by_role("heading", name="Your set: My cards")).to_be_visible()
    bob.button("Compare cards").click()
    gliders = bob.page.get_by_role("button", name="Compare Glider")
    expect(gliders).to_have_count(2)
    for glider in gliders.all():
        glider.click()
    bob.button("Compare 2").click()
    expect(bob.dialog("Side by side")).to_contain_text("+3 Power.")


def test_what_is_wrong_stands_under_one_heading_and_a_name_too_long_is_told(person: People) -> None:
    ada = person("Ada")
    page = ada.page
    new_card(ada, "N" * 300, "+2 Powr.")
    expect(page.get_by_label("Name")).to_have_value("N" * 200)
    page.get_by_label("Cost").fill("x")
    expect(page.get_by_text("3 things to fix:")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Cost must be a whole number")).to_be_visible()
    expect(page.get_by_label("Cost")).to_have_attribute("aria-invalid", "true")
    saved(page)
    assert fits(page)
    typing = "field => { field.value = 'N'.repeat(300); field.dispatchEvent(new Event('input', { bubbles: true })) }"
    page.get_by_label("Name").evaluate(typing)
    told = page.get_by_role("alert")
    expect(told).to_contain_text("The name is too long: it can have 200 characters at most.")
    expect(told).to_contain_text("What you typed is kept in this browser and will be saved once you fix that.")


def test_many_cards_are_pasted_matched_to_a_box_and_taken_back(person: People) -> None:
    ada = person("Ada")
    page = ada.page
    new_card(ada, "Night Courier", "+2 Power.")
    saved(page)
    page.get_by_label("You are here").get_by_role("link").last.click()
    page.get_by_text("Paste many cards at once").click()
    page.get_by_label("They are for").select_option("confrontations")
    one, two = STAND_INS[:2]
    page.get_by_label("The list").fill(f"Text;Name\n+2 Power.;{one.name}\nDrw a card.;{two.name.upper()}\n")
    ada.button("Read it").click()
    rows = page.get_by_role("listitem").filter(has=page.get_by_role("strong"))
    expect(page.get_by_text("2 cards, 1 understood.")).to_be_visible()
    expect(rows.filter(has_text=one.name)).to_contain_text("understood")
    ada.button("Take in 2 cards").click()
    expect(page.get_by_text("2 cards taken in.")).to_be_visible()
    expect(page.get_by_text("3 cards")).to_be_visible()
    ada.button("Undo").click()
    expect(page.get_by_text("1 card", exact=True)).to_be_visible()
