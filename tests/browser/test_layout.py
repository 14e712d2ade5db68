"""Nothing at the table is cut off or covered by something else."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect

from lineup.boxes import BOXES
from tests.browser.checks import fits
from tests.browser.conftest import People
from tests.browser.gathering import play_until
from tests.harness.person import HASTE, PATIENCE, Person
from tests.harness.scenes import play_punch

SMALL = (1280, 720)

# Whether an element can be seen whole: inside the window and all that scrolls or clips around it.
WHOLE = """element => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  let inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  for (let box = element.parentElement; box && inside; box = box.parentElement) {
    if (getComputedStyle(box).overflow === "visible") continue;
    const edge = box.getBoundingClientRect();
    inside = left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1;
  }
  return inside;
}"""

# Whether no text on a card is cut off.
WHOLE_TEXTS = """() => document.fonts.status === "loaded"
  && [...document.querySelectorAll(".cards .text")].every((text) => text.scrollHeight <= text.clientHeight + 1)"""

# Whether a list shows its last line; a long line for it; and what is done in the next frame is done.
AT_END = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 2"
ADD_LINE = "list => list.append(Object.assign(document.createElement('p'), { style: 'height: 60rem' }))"
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def see_whole(*elements: Locator) -> None:
    """Wait until elements are in sight as a whole: what moved may still be on its way."""
    for element in elements:
        element.page.wait_for_function(WHOLE, arg=element.element_handle())


def test_all_six_cards_of_a_super_hidden_line_up_are_seen_whole(person: People) -> None:
    ada = person(size=SMALL)
    ada.open(ada.make(variants=["super-hidden"]))
    ada.wait()
    cards = ada.region("Line-Up").locator("button.spot")
    expect(cards).to_have_count(6)
    for width, height in (SMALL, (1280, 800), (1920, 1080)):
        ada.page.set_viewport_size({"width": width, "height": height})
        see_whole(*cards.all())


def test_chat_has_its_button_in_sight(person: People) -> None:
    ada = person(size=SMALL)
    ada.open(ada.make())
    ada.wait()
    ada.page.get_by_role("tab", name="Chat").click()
    see_whole(ada.page.get_by_role("button", name="Say"))


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
def test_five_at_a_table_have_a_log_and_a_chat_to_read_in(person: People, size: tuple[int, int]) -> None:
    """However much is asked: every Punch looks at cards, so that the first one played asks."""
    choice = "Look at the top three cards of your deck. Put one of them into your hand, then discard the rest."
    punch = f'[set]\nid = "mine"\n[[card]]\noverrides = "heroes-unite/punch"\ntext = "{choice}"\n'
    five_lines = "list => list.clientHeight >= 5 * parseFloat(getComputedStyle(list).lineHeight)"
    ada = person("Ada", size=size)
    ada.open(ada.make("heroes-unite", ["me", *["casual"] * 4], custom=[punch]))
    ada.wait()
    foes = ada.region("Players").get_by_role("region")
    expect(foes).to_have_count(4)
    see_whole(*foes.all())
    log = ada.page.get_by_role("log", name="Log")
    ada.page.wait_for_function(five_lines, arg=log.element_handle())
    ada.region("Hand").get_by_role("button", name="Play Punch").first.click()
    expect(ada.page.get_by_role("list", name="Cards to choose from")).to_be_visible()
    ada.page.wait_for_function(five_lines, arg=log.element_handle())
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say to the table").fill("a long line of chat that goes on " * 14)
    ada.button("Say").click()
    chat = ada.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("goes on")
    ada.page.wait_for_function(AT_END, arg=chat.element_handle())
    ada.page.wait_for_function(five_lines, arg=chat.element_handle())
    see_whole(chat.get_by_text("Ada", exact=True))  # who wrote it


def at_the_log(person: People) -> tuple[Person, Locator, Locator, Locator]:
    """A person at a small table, with the log, the cards they played, and a Punch to play."""
    ada = person(size=SMALL)
    ada.open(ada.make())
    ada.wait()
    log, played = ada.page.get_by_role("log", name="Log"), ada.region("Played this turn").locator(".spot")
    return ada, log, played, ada.region("Hand").get_by_role("button", name="Play Punch").first


def test_the_log_stays_at_its_newest_line_unless_somebody_reads_further_up(person: People) -> None:
    ada, log, played, punch = at_the_log(person)
    # A line may come between the page's own scrolling and the event that tells of it.
    log.evaluate(ADD_LINE)
    log.dispatch_event("scroll")
    punch.click()
    ada.page.wait_for_function(AT_END, arg=log.element_handle())
    log.hover()
    ada.page.mouse.wheel(0, -10_000)
    ada.page.wait_for_function("list => list.scrollTop === 0", arg=log.element_handle())
    punch.click()
    expect(played).to_have_count(2)
    ada.page.evaluate(TWO_FRAMES)
    assert log.evaluate("list => list.scrollTop") == 0
    log.hover()
    ada.page.mouse.wheel(0, 20_000)
    ada.page.wait_for_function(AT_END, arg=log.element_handle())
    punch.click()
    expect(played).to_have_count(3)
    ada.page.evaluate(TWO_FRAMES)
    assert log.evaluate(AT_END)


def test_a_browser_that_moves_the_log_does_not_take_it_off_its_newest_line(person: People) -> None:
    """When a line above is removed, the browser scrolls the list up; new lines may come before its scroll event."""
    ada, log, played, punch = at_the_log(person)
    log.evaluate(ADD_LINE)
    punch.click()
    expect(played).to_have_count(1)
    ada.page.wait_for_function(AT_END, arg=log.element_handle())
    log.evaluate(f"""list => new Promise((done) => {{
      list.addEventListener("scroll", done, {{ once: true }});
      list.querySelector("p").style.display = "none";
      ({ADD_LINE})(list);
    }})""")
    punch.click()
    expect(played).to_have_count(2)
    ada.page.evaluate(TWO_FRAMES)
    assert log.evaluate(AT_END)


def test_cards_to_choose_from_leave_the_table_in_sight(person: People) -> None:
    """Every Punch looks at cards, so that the first one played asks."""
    choice = "Look at the top three cards of your deck. Put one of them into your hand, then discard the rest."
    punch = f'[set]\nid = "mine"\n[[card]]\noverrides = "heroes-unite/punch"\ntext = "{choice}"\n'
    ada = person(size=SMALL)
    ada.open(ada.make(custom=[punch]))
    ada.wait()
    ada.region("Hand").get_by_role("button", name="Play Punch").first.click()
    expect(ada.page.get_by_role("list", name="Cards to choose from")).to_be_visible()
    for place in (ada.region("Line-Up"), ada.region("Played this turn"), ada.region("Power"), ada.region("Hand")):
        see_whole(place)


def test_what_is_picked_is_marked_in_sight(person: People) -> None:
    ada = person(size=SMALL)
    play_punch(ada, "heroes-unite", "Destroy up to two cards in the Line-Up.")
    cards = ada.region("Line-Up").locator("button.spot")
    for at in range(2):
        cards.nth(at).click()
        expect(cards.nth(at)).to_have_attribute("aria-pressed", "true")
    marks = ada.region("Line-Up").get_by_text("✓ Picked")
    expect(marks).to_have_count(2)
    ada.page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    see_whole(*marks.all())


@pytest.mark.slow
def test_a_lesson_on_a_tablet_leaves_the_line_up_to_be_read(person: People) -> None:
    ada = person(size=(1024, 768))
    ada.open("/learn")
    ada.button("Start").first.click()
    ada.wait()
    ada.button("End your turn").click()  # which the lesson remarks upon
    expect(ada.button("Take it back")).to_be_visible()
    texts = ada.region("Line-Up").locator(".text")
    expect(texts).to_have_count(5)
    for text in texts.all():
        whole = "text => text.scrollHeight <= text.clientHeight + 1"
        ada.page.wait_for_function(whole, arg=text.element_handle())


def test_the_number_of_cards_in_a_stack_does_not_swallow_the_click_that_buys_one(person: People) -> None:
    def can_buy(person: Person) -> bool:
        return any(card["does"].startswith("Buy") and "Kick" in card["words"] for card in person.look().cards)

    ada = person(size=SMALL)
    ada.open(ada.make())
    count = ada.region("Stacks").locator(".pile", has_text="Kick").locator("b").last
    for _ in range(PATIENCE // HASTE):  # while all cards are being played, the next one may ask something else
        play_until([ada], can_buy)
        left = int(count.inner_text())
        ada.page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
        box = count.bounding_box()
        assert box is not None
        ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        with suppress(AssertionError):
            expect(count).to_have_text(str(left - 1), timeout=HASTE)
            return
    raise AssertionError("the number swallows the click")


def set_large_type(person: Person) -> None:
    """Type of twice the usual size."""
    session = person.context.new_cdp_session(person.page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 32}})


def test_large_type_has_the_table_of_a_small_screen(person: People) -> None:
    ada = person(size=(1366, 768))
    set_large_type(ada)
    ada.open(ada.make("confrontations", ["me", "casual", "casual", "casual"]))
    ada.wait()
    expect(ada.page.locator(".game.phone")).to_be_visible()
    expect(ada.page.get_by_role("tab", name="Chat")).to_be_hidden()
    expect(ada.page.locator(".answers button").first).to_be_visible()
    see_whole(*ada.page.locator(".answers button").all())


def test_how_to_play_fits_a_small_phone_with_large_type(person: People) -> None:
    ada = person(size=(320, 700))
    set_large_type(ada)
    for box in BOXES:
        ada.open(f"/how-to-play/{box}")
        expect(ada.page.locator(".cards li").first).to_be_visible()
        assert fits(ada.page), box


def test_the_texts_of_the_cards_on_how_to_play_are_whole(person: People) -> None:
    for size in ((1366, 768), (390, 844)):
        ada = person(size=size)
        for box in BOXES:
            ada.open(f"/how-to-play/{box}")
            expect(ada.page.locator(".cards li").first).to_be_visible()
            ada.page.wait_for_function(WHOLE_TEXTS)
