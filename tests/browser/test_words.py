"""What is asked is said so that somebody who never read the rules can answer it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import accessible, fits
from tests.browser.conftest import People
from tests.harness.person import PHONE, Person

PUNCH = """
[set]
id = "words"

[[card]]
overrides = "heroes-unite/punch"
text = '''{text}'''
"""


def begun(ada: Person, text: str, seats: tuple[str, ...] = ("me", "casual")) -> None:
    """A game that Ada begins, with Punches of this text and a Punch and a Vulnerability or more in her hand."""
    while True:
        ada.open(ada.make(seats=seats, custom=[PUNCH.format(text=text)], rules={"first_player": "0"}))
        ada.wait()
        if {"Punch", "Vulnerability"} <= set(ada.hand()):
            return


def test_a_pick_says_what_is_done_with_how_many_cards_and_takes_them_in_any_order(person: People) -> None:
    ada = person()
    begun(ada, "+1 Power. Destroy up to two cards from your hand.")
    held = sorted(ada.hand())
    ada.region("Hand").get_by_role("button", name="Punch").first.click()
    question = ada.region("Question")
    asked = "Punch: you may destroy up to two cards from your hand."
    expect(question.get_by_role("heading")).to_have_text(asked)
    answers = ada.page.get_by_role("group", name="Answers")
    expect(answers).to_contain_text("None picked, up to 2 in all")
    expect(answers.get_by_role("button", name="Destroy no card")).to_be_visible()
    hand = ada.region("Hand")
    expect(hand.locator(".tag").first).to_contain_text("Destroy")
    hand.get_by_role("button", name="Vulnerability").last.click()
    expect(answers).to_contain_text("1 picked, up to 2 in all")
    hand.get_by_role("button", name="Punch").last.click()
    answers.get_by_role("button", name="Destroy Vulnerability and Punch").click()
    expect(ada.region("Power").locator(".big")).to_contain_text("1")
    held.remove("Punch")
    held.remove("Punch")
    held.remove("Vulnerability")
    ada.expect_hand(len(held))
    assert sorted(ada.hand()) == held


def test_against_bots_nobody_has_to_pass_where_nothing_else_can_be_done(person: People) -> None:
    ada = person()
    begun(ada, "+1 Power.\nAttack: Each foe gains a Weakness.")
    ada.button("End your turn").click()
    sure, turn = ada.button("End the turn anyway"), ada.page.locator("header .turn")
    expect(sure.or_(turn.filter(has_text="3")).first).to_be_visible()
    if sure.is_visible():
        sure.click()
    expect(turn).to_contain_text("3")
    expect(ada.button("End your turn")).to_be_visible()
    expect(ada.page.get_by_role("log").first).to_contain_text("You gain Weakness")


def test_the_power_says_what_it_bought_and_can_buy(person: People) -> None:
    ada = person()
    begun(ada, "+8 Power.")
    power = ada.region("Power").locator(".more")
    ada.region("Hand").get_by_role("button", name="Punch").first.click()
    expect(power).to_have_text(re.compile(r"^buys up to [2-4] cards here$"))
    ada.page.locator("button.spot", has_text="Buy Kick").first.click()
    expect(power).to_contain_text("spent 3 · buys ")


@pytest.mark.online
def test_a_card_revealed_for_a_question_lies_beside_it(person: People) -> None:
    ada, ben = person("Ada"), person("Ben", size=PHONE)
    text = "Reveal the top card of the main deck, then let a foe choose whether you gain it or the card below it."
    path = ada.make(seats=("me", "open"), custom=[PUNCH.format(text=text)], rules={"first_player": "0"})
    ben.sit(path)
    ada.open(path)
    ada.button("Start the game").click()
    ada.wait()
    ada.region("Hand").get_by_role("button", name="Punch").first.click()
    ben.wait()
    shown = ben.region("Question").get_by_role("list", name="On top of the main deck")
    expect(shown.locator("button[data-card]")).to_have_count(1)
    assert fits(ben.page)
    assert accessible(ben.page) == []
    name = shown.locator(".plate").inner_text()
    ben.button("They gain the card shown").click()
    expect(shown).to_have_count(0)
    expect(ben.page.get_by_role("button", name=re.compile("^Log"))).to_be_visible()
    ada.wait()
    expect(ada.page.get_by_role("log").first).to_contain_text(re.compile(f"gain {name}", re.I))


def test_a_yes_or_no_about_a_card_on_top_of_a_deck_says_that_it_lies_there_and_what_was_revealed_for(
    person: People,
) -> None:
    ada = person("Ada")
    begun(ada, "Reveal the top card of your deck. You may discard it.")
    ada.region("Hand").get_by_role("button", name="Punch").first.click()
    question = ada.region("Question")
    expect(question.get_by_role("button", name="No", exact=True)).to_be_visible()
    expect(question.get_by_role("list", name="On top of your deck").locator("button[data-card]")).to_have_count(1)
    expect(question).to_contain_text("Reveal the top card of your deck. You may discard it.")


def test_a_confrontation_says_what_it_takes_and_that_it_fails(person: People) -> None:
    ada = person("Ada", settings={"warnEnd": True})
    ada.open(ada.make("rivals-batman-joker", rules={"first_player": "0"}))
    ada.wait()
    question = ada.region("Question")
    expect(question).to_contain_text("or the turn ends with nothing bought either.")
    expect(question).to_contain_text("“What now?” tells your chances.")
    question.get_by_role("button", name=re.compile("Confront ")).first.click()
    ada.button("Play all").click()
    ada.page.wait_for_function("() => !document.querySelector('section.hand button.can')")
    ada.button("Ready").click()
    warning = ada.dialog("Ready?")
    expect(warning).to_contain_text("the Confrontation fails and your turn ends with nothing bought")
    assert accessible(ada.page) == []
    ada.button("Keep playing").click()
    expect(warning).to_be_hidden()
    expect(ada.button("Ready")).to_be_visible()
    ada.button("Ready").click()
    ada.button("Ready anyway").click()
    expect(ada.page.get_by_role("log").first).to_contain_text("Turn 2")


def test_the_words_on_cards_are_explained_at_the_table(person: People) -> None:
    ada = person("Ada")
    ada.open(ada.make("confrontations"))
    ada.wait()
    ada.page.keyboard.press("?")
    for start in ("Assist: ", "Block: ", "Ongoing: ", "Level: ", "First Appearance: "):
        expect(ada.dialog("Help")).to_contain_text(start)
    expect(ada.dialog("Help")).to_contain_text("what it costs to buy the card")
    ada.page.keyboard.press("Escape")
    ada.open("/cards/rivals-batman-joker/batmobile")
    expect(ada.page.locator(".meant").first).to_contain_text("Block: ")
