"""The stage: a fight takes the middle of the table, tells its verdict in the viewer's words, and delays nobody."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.checks import accessible, fits
from tests.browser.conftest import People
from tests.harness.person import PHONE, WIDE, Person
from tests.harness.scenes import STAYS, punch

POWER = "+4 Power."


def begin(person: People, box: str, power: str, **rules: str) -> tuple[Person, str]:
    """Seat a person where each Punch gives that much Power and verdicts stay until they are dismissed."""
    ada = person("Ada", settings={"pace": "slow"})  # what a bot does next would send them away too
    ada.page.add_init_script(STAYS)
    rules = {"vulnerabilities": "0", "first_player": "0", **rules}
    path = ada.make(box, ("me", "casual"), custom=punch(power, box), rules=rules)
    ada.open(path)
    ada.wait()
    return ada, path


def test_a_confrontation_is_fought_on_the_stage(person: People) -> None:
    ada, path = begin(person, "rivals-batman-joker", POWER)
    ben = person("Ben", size=PHONE)
    ben.open(path)
    stage, line_up = ada.region("Confrontation"), ada.region("Line-Up")
    expect(line_up).to_be_visible()
    ada.page.get_by_role("group", name="Answers").get_by_role("button", name="Confront").click()
    expect(stage).to_contain_text(re.compile("You confront"))
    for count in (1, 2):  # nothing waits for the verdict
        ada.region("Hand").get_by_role("button", name="Play Punch").first.click()
        expect(stage.get_by_text(f"+{4 * count}")).to_be_visible()
    expect(stage.locator(".meter.power b")).to_have_text("8")
    expect(stage.locator(".meter.cost b")).to_have_text("9")
    expect(line_up).to_be_hidden()
    ada.page.keyboard.press(" ")
    expect(stage).to_contain_text("1 more Power needed")
    assert accessible(ada.page) == []

    stage.get_by_role("button", name="See the Line-Up").click()
    expect(line_up).to_be_visible()
    expect(stage.locator("img")).to_have_count(2)
    ada.button("Back to the fight").click()
    expect(line_up).to_be_hidden()

    for size in (WIDE, PHONE):  # an onlooker sees the same
        ben.page.set_viewport_size({"width": size[0], "height": size[1]})
        fight = ben.region("Confrontation").filter(visible=True)
        expect(fight).to_contain_text("1 more Power needed")
        assert fits(ben.page)

    ada.region("Hand").get_by_role("button", name="Play Punch").first.click()
    ada.page.get_by_role("group", name="Answers").get_by_role("button", name="Ready").click()
    won = ada.page.locator(".stage.decided.good")
    expect(won).to_contain_text("You beat")
    ada.page.keyboard.press("Shift")
    expect(won).to_have_count(0)
    expect(ada.page.get_by_role("list", name="Who is ahead")).to_contain_text("Ace: 2 of 3 Characters left")


def test_a_super_villain_is_beaten_on_the_stage(person: People) -> None:
    ada, _ = begin(person, "heroes-unite", "+20 Power.", super_villains="3")
    tally, line_up = ada.page.get_by_role("list", name="Who is ahead"), ada.region("Line-Up")
    expect(tally).to_contain_text("3 Super-Villains left")
    ada.region("Hand").get_by_role("button", name="Play Punch").first.click()
    ada.region("Stacks").locator("button.can").first.click()
    stage = ada.page.locator(".stage.defeated.good")
    expect(stage).to_contain_text("You beat")
    expect(stage.locator(".face img")).to_have_count(2)
    expect(stage.get_by_text("+20")).to_be_visible()
    assert accessible(ada.page) == []
    # What else can be done can be done at once, and sends it away.
    ada.region("Hand").get_by_role("button", name="Play Punch").first.click()
    expect(stage).to_have_count(0)
    expect(tally).to_contain_text("You: 1 Super-Villain defeated, ahead")
    expect(tally).to_contain_text("2 Super-Villains left")

    # The next one attacks as it appears, for a moment that a key ends.
    ada.button("End your turn").click()
    appears = ada.page.locator(".appearance")
    expect(appears).to_contain_text(re.compile("attacks"))
    expect(appears).to_contain_text("First Appearance")
    expect(appears.locator("li")).to_have_count(2)
    assert accessible(ada.page) == []
    ada.page.keyboard.press("Shift")
    expect(appears).to_have_count(0)
    expect(line_up).to_be_visible()
