"""New table and the room before the start: what is offered can be played, and is called the same everywhere."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.harness.person import Person

HEROES = ["Superman", "Wonder Woman", "Aquaman", "Zatanna Zatara"]
VILLAINS = ["Lex Luthor", "Circe", "Ocean Master", "Felix Faust"]


def choose(person: Person, game: str) -> Page:
    """Open the page of a new table and choose a game."""
    person.open("/new")
    page = person.page
    page.get_by_role("radio", name=re.compile(re.escape(game))).check(force=True)
    expect(page.get_by_role("complementary", name="Your table").get_by_role("heading", name=game)).to_be_visible()
    return page


def plays_as(page: Page, seat: int) -> Locator:
    return page.get_by_label(f"Who seat {seat} plays as")


def expect_offered(select: Locator, names: list[str]) -> None:
    """Wait until a list offers this many choices besides *At random*, then compare them."""
    options = select.locator("option")
    expect(options).to_have_count(1 + len(names))
    for at, name in enumerate(names, 1):
        expect(options.nth(at)).to_have_text(re.compile(f"^(as )?{re.escape(name)}$"))


def alert(page: Page) -> Locator:
    return page.get_by_role("alert")


def open_part(page: Page, title: str) -> None:
    page.locator("summary", has_text=title).click()


def test_each_seat_is_offered_those_who_can_be_played_there(person: People) -> None:
    ann = person("Ann")
    page = choose(ann, "Confrontations")
    expect(page.get_by_text("Team A")).to_have_count(2)
    expect(page.get_by_text("Team B")).to_have_count(2)
    expect_offered(plays_as(page, 1), HEROES)
    expect_offered(plays_as(page, 4), VILLAINS)
    page.get_by_label("Batman and The Joker may join the teams").check()
    expect(plays_as(page, 1).locator("option", has_text="Batman")).to_have_count(1)
    plays_as(page, 1).select_option(label="as Batman")
    expect(plays_as(page, 2).locator("option", has_text="The Joker")).to_have_count(1)
    page.get_by_role("group", name="Mix in another box").get_by_label("None").check()
    expect(plays_as(page, 1)).to_have_value("")
    expect(alert(page)).to_have_count(0)
    expect_offered(plays_as(page, 1), HEROES)
    page.get_by_role("button", name="Start playing").click()
    expect(page.get_by_role("region", name="Question")).to_be_visible()


def test_groups_come_from_boxes_that_have_them_and_the_texts_are_counted_anew(person: People) -> None:
    ann = person("Ann")
    page = choose(ann, "Heroes Unite")
    summary = page.get_by_role("complementary", name="Your table")
    expect(summary).to_contain_text(re.compile(r"Card texts of this game\s*82 real"))
    expect(page.get_by_role("radio", name=re.compile("Heroes Unite.* 82 cards: 82 real"))).to_have_count(1)
    open_part(page, "Groups of cards")
    expect(page.get_by_label("Super-Villain cards").locator("option")).to_have_count(1)
    expect(page.get_by_label("Play the other half")).to_have_count(0)
    page.get_by_label("Villain cards", exact=True).select_option(label="Confrontations")
    expect(summary).to_contain_text("stand-in")
    expect(summary).not_to_contain_text("82 real")
    page.get_by_label("Play the other half").check()
    expect(summary).to_contain_text("This is the other half of the mix.")
    choose(ann, "Confrontations")
    open_part(page, "Groups of cards")
    expect(page.get_by_label("Super-Villain cards")).to_have_count(0)
    page.get_by_label("Hero cards").select_option(label="Heroes Unite")
    expect(summary).to_contain_text("Heroes Unite gives Hero")
    expect(alert(page)).to_have_count(0)


def test_a_card_of_confrontations_is_swapped_into_a_duel_of_rivals(person: People) -> None:
    ann = person("Ann")
    page = choose(ann, "Rivals: Batman vs The Joker")
    open_part(page, "Swapped cards")
    page.get_by_label(re.compile("^Goes out")).select_option(label="Batwoman (Hero, 3)")
    page.get_by_label(re.compile("^Comes in")).select_option(label="Steel (Hero, 3), Confrontations")
    page.get_by_role("button", name="Swap them").click()
    summary = page.get_by_role("complementary", name="Your table")
    expect(summary).to_contain_text("Swapped: Batwoman for Steel.")
    expect(page.get_by_label("Batwoman (Hero, 3) goes out for")).to_be_visible()
    expect_offered(plays_as(page, 1), ["Batman", "The Joker"])
    page.get_by_role("button", name="Start playing").click()
    expect(page.get_by_role("region", name="Question")).to_be_visible()


def test_what_makes_no_sense_is_said_and_forgotten_when_it_is_put_right(person: People) -> None:
    ann = person("Ann")
    page = choose(ann, "Confrontations")
    open_part(page, "Rules switches")
    first = page.get_by_label(re.compile("^The first player"))
    first.fill("4")
    first.blur()
    expect(alert(page)).to_contain_text("would be seat 5; with 4 seats")
    expect(page.get_by_role("button", name="Start playing")).to_be_disabled()
    first.fill("3")
    first.blur()
    expect(alert(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Start playing")).to_be_enabled()


def test_a_room_offers_those_who_can_be_played_and_names_teams_and_boxes_as_new_table_does(person: People) -> None:
    ann = person("Ann")
    ann.open(ann.make("confrontations", ["me", "casual", "open", "casual"]))
    page = ann.page
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(4)
    for number, (team, names) in enumerate([("A", HEROES), ("B", VILLAINS), ("A", []), ("B", VILLAINS)]):
        expect(seats.nth(number)).to_contain_text(f"Team {team}")
        if names:
            expect_offered(seats.nth(number).get_by_label("Plays as"), names)
    mine, other = seats.nth(1).get_by_label("Plays as"), seats.nth(3).get_by_label("Plays as")
    mine.select_option(label="Circe")
    expect(other.locator("option", has_text="Circe")).to_be_disabled()
    expect(mine).to_have_value(re.compile("circe"))
    expect(alert(page)).to_have_count(0)


def test_house_rules_are_ours_a_forecast_grows_while_one_chooses_and_solo_is_played(person: People) -> None:
    ann = person("Ann")
    page = choose(ann, "Heroes Unite")
    house = page.get_by_role("region", name="House rules")
    expect(house).to_contain_text("These are ours and in no rulebook.")
    page.get_by_label("What will it be like?").check()
    expect(page.get_by_text(re.compile(r"\d+ of 300 games"))).to_be_visible()
    expect(page.get_by_text("50 % would be fair")).to_be_visible()
    house.get_by_label("Solo against the clock").check()
    expect(page.get_by_text("Won against the clock")).to_be_visible()
    summary = page.get_by_role("complementary", name="Your table")
    expect(summary).to_contain_text("Our house rule: a clock")
    expect(summary).to_contain_text("One player against six Super-Villains")
    page.get_by_role("button", name="Start playing").click()
    expect(page.get_by_role("region", name="Question")).to_be_visible()
    ann.open("/")
    expect(page.get_by_text("Heroes Unite, you alone.")).to_be_visible()
    ann.open("/new")
    expect(page.get_by_label("Solo against the clock")).to_be_checked()
    expect(summary).to_contain_text("Our house rule: a clock")
    expect(page.get_by_role("button", name="Start playing")).to_be_enabled()
    page.get_by_label("Super-Hidden Super-Villains").check()
    expect(alert(page)).to_contain_text("Leave out one of the two.")


def test_a_mix_for_four_is_there_again_at_the_next_table(person: People) -> None:
    ann = person("Ann")
    page = choose(ann, "Rivals: Shazam! vs Black Adam")
    page.get_by_label("Rivals of two boxes").check()
    page.get_by_role("group", name="How many").get_by_label("4").check(force=True)
    page.get_by_role("button", name="Start playing").click()
    expect(page.get_by_role("region", name="Question")).to_be_visible()
    ann.open("/new")
    expect(page.get_by_label("Rivals of two boxes")).to_be_checked()
    expect(page.get_by_label(re.compile("^Who sits on seat"))).to_have_count(4)
    expect(page.get_by_role("button", name="Start playing")).to_be_enabled()
    expect(alert(page)).to_have_count(0)
