"""Phones, most of them 360 by 740: everything within reach of a thumb, nothing wider than the screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import accessible, fits
from tests.browser.conftest import People
from tests.browser.gathering import asked, play_until
from tests.harness.budget import LONG, short
from tests.harness.person import PHONE, Person

# Short ones with the browser's own bars, and one laid on its side.
SIZES = ((375, 553), (320, 568), (390, 664), (390, 844), (844, 390))
PAGES = ("/", "/new", "/join", "/cards", "/cards/heroes-unite/katana", "/rules", "/rules/HU-TURN-04", "/nowhere")

# Whether nothing lies over an element, from its upper to its lower edge.
UNCOVERED = """element => {
  const { left, top, height } = element.getBoundingClientRect();
  return [0.05, 0.5, 0.95].every((part) => element.contains(document.elementFromPoint(left + 16, top + height * part)));
}"""

# The whole element is on the screen.
ENDS_ABOVE = """([element, height]) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= height + 0.5;
}"""
# Which place of its list a card has.
PLACE = "card => [...card.closest('ul').children].indexOf(card.closest('li'))"

# The element begins on the screen.
BEGINS_ABOVE = "([element, height]) => element.getBoundingClientRect().top < height"

# A finger taps a card, and again once the hand has changed: whether that reaches the card that lies there now.
TAP_TWICE = """card => new Promise((done) => {
  const { left, top } = card.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, detail: 1, clientX: left + 60, clientY: top + 14 };
  const tap = () => {
    const target = document.elementFromPoint(at.clientX, at.clientY);
    let reached = false;
    target.addEventListener("click", () => (reached = true));
    target.dispatchEvent(new PointerEvent("pointerdown", { ...at, pointerType: "touch" }));
    target.dispatchEvent(new MouseEvent("click", at));
    return reached;
  };
  new MutationObserver(() => done(tap()))
    .observe(card.closest("ul"), { childList: true, subtree: true, attributeFilter: ["data-copies"] });
  tap();
})"""


class Finger:
    """One finger on the screen, which Playwright itself only lets tap."""

    def __init__(self, person: Person) -> None:
        self.wire = person.context.new_cdp_session(person.page)
        self.at = {"x": 0.0, "y": 0.0}

    def down(self, card: Locator) -> None:
        box = card.bounding_box()
        assert box is not None
        self.at = {"x": box["x"] + 24, "y": box["y"] + 30}
        self._send("touchStart", [self.at])

    def move(self, *, right: float = 0, up: float = 0) -> None:
        start = self.at
        for part in (0.3, 0.6, 1):
            self.at = {"x": start["x"] + right * part, "y": start["y"] - up * part}
            self._send("touchMove", [self.at])

    def up(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def ends_above(element: Locator, height: int) -> None:
    """Wait until an element is on the screen down to its end."""
    element.page.wait_for_function(ENDS_ABOVE, arg=[element.element_handle(), height])


def test_pages_fit(person: People) -> None:
    ada = person(size=PHONE)
    for path in PAGES:
        ada.open(path)
        ada.page.wait_for_load_state("networkidle")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        assert fits(ada.page), path


@pytest.mark.parametrize("game", ["heroes-unite", pytest.param("confrontations", marks=LONG)])
def test_turns_can_be_played(person: People, game: str) -> None:
    ada = person(size=PHONE)
    ada.open(ada.make(game, ["me", "casual", "casual", "casual"], live_score=True))
    for _ in range(20):
        seen = ada.wait()
        assert fits(ada.page), seen.question
        ends_above(ada.region("Question"), PHONE[1])
        ada.page.wait_for_function(BEGINS_ABOVE, arg=[ada.region("Hand").element_handle(), PHONE[1]])
        ada.answer(seen)
    ada.wait()
    ada.button("Log").click()
    expect(ada.page.get_by_role("log", name="Log")).to_be_visible()
    assert fits(ada.page)
    ada.page.keyboard.press("Escape")
    ada.command("Help and keys")
    expect(ada.dialog("Help")).to_be_visible()
    assert fits(ada.page)


def test_every_card_of_the_line_up_can_be_seen_whole_and_tapped(person: People) -> None:
    """Every Punch gains a card, so that the first one played must be answered there."""
    punch = '[set]\nid = "mine"\n[[card]]\noverrides = "heroes-unite/punch"\ntext = "Gain a card from the Line-Up."\n'
    ada = person(size=SIZES[0], touch=True)
    ada.open(ada.make(custom=[punch]))
    ada.wait()
    ada.region("Hand").get_by_role("button", name="Play Punch").first.tap()
    cards = ada.region("Line-Up").get_by_role("button", name="Gain")
    expect(cards).to_have_count(5)
    ada.page.wait_for_function(UNCOVERED, arg=cards.first.element_handle())
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        for card in cards.all():
            card.focus()
            ada.page.wait_for_function(UNCOVERED, arg=card.element_handle())
        ends_above(ada.region("Question"), height)
        if width < height:
            ends_above(ada.region("You").locator(".piles"), height)
    cards.last.tap()
    expect(ada.region("Played this turn").locator(".spot")).to_have_count(1)
    expect(cards).to_have_count(0)


def test_a_turn_is_played_by_a_thumb(person: People) -> None:
    """Hold to read, slide along the fan, draw a card up to play it; a simple turn takes three taps."""
    ada = person(size=(390, 844), touch=True)
    ada.open(ada.make(rules={"punches": "10", "vulnerabilities": "0", "first_player": "0"}, live_score=True))
    ada.wait()
    finger = Finger(ada)
    hand, played = ada.region("Hand").locator("button.spot"), ada.region("Played this turn").locator(".spot")
    large = ada.page.locator("[popover]:popover-open .card")

    finger.down(hand.first)
    expect(large).to_contain_text("Punch")
    finger.up()
    expect(large).to_have_count(0)
    finger.down(hand.first)
    finger.move(right=150)
    expect(ada.region("Hand").locator("li.up")).to_have_count(1)
    finger.up()
    expect(played).to_have_count(0)
    expect(hand).to_have_count(1)  # equal cards lie on one another
    expect(hand).to_contain_text("5 in hand")
    finger.down(hand.last)
    finger.move(up=120)
    finger.up()
    expect(played).to_have_count(1)
    expect(hand).to_contain_text("4 in hand")
    assert accessible(ada.page) == []

    ada.button("Play all").tap()
    expect(hand).to_have_count(0)
    bought = ada.region("Line-Up").locator("button.spot.can").first
    last = ada.region("Line-Up").locator("button.spot").last
    before = last.evaluate(PLACE)
    bought.tap()
    expect(ada.region("You").get_by_role("button", name="Discard: 1 card")).to_be_visible()
    assert last.evaluate(PLACE) == before
    ada.button("End your turn").tap()
    expect(ada.page.get_by_role("banner")).to_contain_text("Turn 3")
    assert fits(ada.page)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_all_foes_are_in_sight_and_the_deck_can_be_counted(person: People, size: tuple[int, int]) -> None:
    ada = person(size=size, touch=True)
    ada.open(ada.make("heroes-unite", ["me", *["casual"] * 4], live_score=True))
    ada.wait()
    foes = ada.region("Players").get_by_role("region")
    expect(foes).to_have_count(4)
    for foe in foes.all():
        expect(foe).to_be_in_viewport(ratio=1)
        ada.page.wait_for_function(UNCOVERED, arg=foe.element_handle())
        expect(foe).to_contain_text("0 VP")
    ada.region("You").get_by_role("button", name=re.compile("^Deck, ")).tap()
    expect(ada.dialog("Your deck")).to_contain_text("Punch")


def test_a_finger_that_taps_twice_plays_one_card(person: People) -> None:
    ada = person(size=PHONE)
    ada.open(ada.make())
    ada.wait()
    assert not ada.region("Hand").get_by_role("button").first.evaluate(TAP_TWICE)


def test_the_gathering_room_fits(person: People) -> None:
    ada = person("Ada", size=PHONE)
    ada.open(ada.make("confrontations", ["me", "open", "casual", "open"]))
    expect(ada.region("Seats")).to_be_visible()
    assert fits(ada.page)


@pytest.mark.online
def test_whose_turn_it_is_is_in_sight(person: People) -> None:
    ada, ben, cleo = person("Ada", size=PHONE), person("Ben"), person("Cleo")
    path = ada.make("heroes-unite", ["me", "open", "open"], rules={**short("heroes-unite"), "first_player": "2"})
    ada.open(path)
    for each in (ben, cleo):
        each.sit(path)
    ada.button("Start the game").click()
    play_until([ada, ben, cleo], lambda each: each is cleo and asked(each))
    expect(ada.region("Cleo")).to_contain_text("turn")
    expect(ada.region("Cleo")).to_be_in_viewport(ratio=1)


@pytest.mark.online
def test_what_is_unread_leaves_the_head_its_height(person: People) -> None:
    ada, ben = person("Ada", size=PHONE), person("Ben")
    path = ada.make("heroes-unite", ["me", "open"])
    ada.open(path)
    ben.sit(path)
    ada.button("Start the game").click()
    expect(ada.region("Question")).to_be_visible()
    head = ada.page.get_by_role("banner")
    head.get_by_text("Turn 1").evaluate("turn => (turn.textContent = 'Turn 14')")
    before = head.bounding_box()
    ben.page.get_by_role("tab", name="Chat").click()
    field = ben.page.get_by_role("textbox", name="Say to the table")
    field.fill("Your move, Ada")
    field.press("Enter")
    expect(ada.button("Log")).to_contain_text("unread")
    assert head.bounding_box() == before
