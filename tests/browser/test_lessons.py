"""Lessons in the browser: each to its end by mouse, keys and touch; left, found again, taken back; How to play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lineup.boxes import BOXES
from lineup.lessons import LESSONS, find_lesson
from tests.browser.checks import accessible, fits
from tests.browser.conftest import People
from tests.harness.budget import LONG
from tests.harness.person import PHONE, Person

WAYS = ("mouse", "keyboard", "touch")
# Each lesson is played in one way in CI, half of them every day; each way plays as many. The rest is for test-long.

# Whether the lesson and its question leave room for a card of the Line-Up, unless other cards are to choose from.
BESIDE = "() => document.querySelector('.choose') !== null || document.querySelector('.middle').clientHeight >= 70"

# Whether a sentence of the lesson is on the screen, whole, with nothing before it.
IN_SIGHT = """(text) => {
  const at = document.querySelector(".lesson .now"), box = at.getBoundingClientRect();
  const seen = (y) => at.contains(document.elementFromPoint(box.x + box.width / 2, y));
  return at.textContent.trim() === text && at.scrollHeight <= at.clientHeight + 1
    && box.top >= 0 && box.bottom <= innerHeight && seen(box.top + 2) && seen(box.bottom - 2);
}"""

# What a step points at: a card or a button, with the key that stands for it.
POINTED = """() => {
  const state = [...document.querySelectorAll(".lesson header, #question h2, [data-card]")]
    .map((each) => `${each.dataset.card ?? each.textContent}${each.getAttribute("aria-pressed") ?? ""}`);
  const shown = (each) => each.offsetParent !== null;
  const confirm = [...document.querySelectorAll(".answers button.primary:not(:disabled)")].find(
    (each) => !each.querySelector("kbd") && document.querySelector("[data-card][aria-pressed=true]"));
  const numbers = new Set([...document.querySelectorAll("button.hinted .tag b")].map((each) => each.textContent));
  const all = [...document.querySelectorAll(".answers button.primary")].find(
    (each) => numbers.size > 1 && each.textContent.includes("Play all"));
  const at = confirm ?? all
    ?? [...document.querySelectorAll("button.hinted:not([aria-pressed=true])")].find(shown)
    ?? [...document.querySelectorAll(".answers button.marked")].find(shown);
  for (const each of document.querySelectorAll("[data-next]")) delete each.dataset.next;
  if (at) at.dataset.next = "";
  return {
    over: document.querySelector(".lesson.over") !== null,
    state: state.join("|"),
    there: at !== undefined,
    key: confirm ? "Enter" : at?.querySelector(".tag b, kbd")?.textContent?.trim() ?? "",
  };
}"""
MOVED = f"(before) => {{ const now = ({POINTED})(); return now.state !== before || now.over; }}"


def pointed(page: Page) -> dict[str, Any]:
    """What the lesson points at, once it does."""
    page.wait_for_function(f"() => {{ const now = ({POINTED})(); return now.there || now.over; }}")
    return dict(page.evaluate(POINTED))


def follow(ada: Person, how: str = "mouse") -> None:
    """Do what a step points at: by a click, by a tap, or by its key."""
    now = pointed(ada.page)
    target = ada.page.locator("[data-next]")
    if how == "mouse":
        target.click()
    elif how == "touch":
        ada.page.dispatch_event("#question", "click", {"detail": 1})  # else taken for an echo of the last tap there
        target.tap()
    else:
        if not now["key"]:
            target.focus()
        ada.page.keyboard.press(now["key"] or "Enter")
    ada.page.wait_for_function(MOVED, arg=now["state"])


def begin(ada: Person, id: str) -> None:
    """Begin a lesson from the page of all lessons."""
    ada.open("/learn")
    row = ada.page.locator("li", has_text=find_lesson(id).about)
    row.get_by_role("button", name="Start").click()
    expect(ada.region("Lesson")).to_contain_text("Step 1 of")


@pytest.mark.parametrize(
    ("id", "how"),
    [
        pytest.param(id, WAYS[(number + turn) % len(WAYS)], marks=LONG if turn else LONG[: number % 2])
        for number, id in enumerate(LESSONS)
        for turn in range(len(WAYS))
    ],
)
def test_every_lesson_is_played_to_its_end(person: People, id: str, how: str) -> None:
    ada = person("Ada", size=PHONE) if how == "touch" else person("Ada")
    begin(ada, id)
    while not pointed(ada.page)["over"]:
        if how == "touch":
            ada.page.wait_for_function(BESIDE)
        follow(ada, how)
    expect(ada.region("Lesson")).to_contain_text(find_lesson(id).ending[0].replace("*", ""))
    if any("Scores" in text for text in find_lesson(id).ending):
        ada.button("Scores").click()
        expect(ada.dialog("The end")).to_contain_text("Victory Points")
        ada.page.keyboard.press("Escape")
        expect(ada.region("Lesson")).to_be_visible()
    ada.open("/learn")
    expect(ada.page.get_by_text("Done", exact=True)).to_have_count(1)


def test_a_lesson_is_left_and_found_again_and_another_answer_is_taken_back(person: People) -> None:
    ada = person("Ada")
    id = next(iter(LESSONS))
    begin(ada, id)
    follow(ada)
    lesson = ada.region("Lesson")
    expect(lesson).to_contain_text("Step 2 of")
    ada.page.reload()
    expect(lesson).to_contain_text("Step 2 of")

    ada.button("End your turn").click()
    expect(lesson).to_contain_text(find_lesson(id).steps[1].otherwise)
    assert accessible(ada.page) == []
    lesson.get_by_role("button", name="Take it back").click()
    expect(lesson).to_contain_text(find_lesson(id).steps[1].text[0])
    expect(lesson).not_to_contain_text(find_lesson(id).steps[1].otherwise)
    ada.page.keyboard.press("2")
    expect(lesson).to_contain_text("That is fine too.")
    lesson.get_by_role("button", name="Take it back").click()
    expect(lesson).not_to_contain_text("That is fine too.")

    lesson.get_by_role("button", name="Do it for me").click()
    expect(lesson).to_contain_text("Step 3 of")
    lesson.get_by_role("link", name="All lessons").click()
    ada.page.get_by_role("button", name="Continue: step 3").click()
    expect(lesson).to_contain_text("Step 3 of")
    lesson.get_by_role("button", name="Start over").click()
    expect(lesson).to_contain_text("Step 1 of")

    ada.open("/learn")
    ada.page.get_by_role("button", name="I know this").last.click()
    expect(ada.page.get_by_text("Done", exact=True)).to_have_count(1)


def test_what_to_do_is_in_sight_on_a_phone_and_the_rest_on_demand(person: People) -> None:
    sizes = ((360, 640), (390, 844), (844, 390))
    ada = person("Ada", size=sizes[0])
    for id in ("heroes-unite/turn", "confrontations/assist"):
        begin(ada, id)
        pointed(ada.page)
        for width, height in sizes:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_function(IN_SIGHT, arg=find_lesson(id).steps[0].text[-1])
            assert fits(ada.page)
    more = ada.region("Lesson").get_by_role("button", name="More")
    more.click()
    for width, height in reversed(sizes):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(
            "() => { const why = document.querySelector('.why'); return why.scrollHeight <= why.clientHeight + 1; }"
        )
        assert accessible(ada.page) == []
    ada.region("Lesson").get_by_role("button", name="Less").click()
    expect(more).to_have_attribute("aria-expanded", "false")


def test_a_lesson_says_what_it_needs_and_offers_to_take_back_what_left_it_out(person: People) -> None:
    ada = person("Ada", size=PHONE)
    id = "rivals-batman-joker/confrontation"
    begin(ada, id)
    lesson = ada.region("Lesson")
    ada.button("Buy cards this turn").click()
    expect(lesson).to_contain_text(find_lesson(id).steps[0].need)
    expect(lesson.get_by_role("button", name="Do it for me")).to_have_count(0)
    assert fits(ada.page)
    back = lesson.get_by_role("button", name="Take it back")
    expect(back).to_have_class(re.compile("primary"))
    back.click()
    expect(lesson).to_contain_text(find_lesson(id).steps[0].text[-1])
    expect(lesson).not_to_contain_text(find_lesson(id).steps[0].need)

    ada.command("Give up or leave…")
    ada.dialog("Give up or leave?").get_by_role("button", name="Give up", exact=True).click()
    expect(lesson.get_by_role("status")).to_have_text("The game ended before the lesson did. Start over to try again.")
    lesson.get_by_role("button", name="Start over").click()
    expect(lesson).to_contain_text(find_lesson(id).steps[0].text[-1])


def test_a_question_of_no_step_is_all_a_lesson_speaks_of(person: People) -> None:
    ada = person("Ada")
    id = "heroes-unite/attack"
    begin(ada, id)
    for _ in range(2):
        pointed(ada.page)
        before = ada.page.locator("#question").inner_text()
        ada.page.locator(".answers button", has_text="Do not").or_(
            ada.page.locator(".answers button", has_text="Pass")
        ).click()
        expect(ada.page.locator("#question")).not_to_have_text(before)
    lesson = ada.region("Lesson")
    expect(lesson.get_by_role("status")).to_have_text("First answer the question on the table.")


def test_what_teaches_is_accessible_and_fits_a_phone(person: People) -> None:
    ada = person("Ada", size=PHONE)
    ada.open("/learn")
    expect(ada.page.get_by_role("button", name="Start").first).to_be_visible()
    assert accessible(ada.page) == []
    assert fits(ada.page)
    box = next(iter(BOXES.values()))
    ada.page.get_by_role("link", name=box.title, exact=True).click()
    expect(ada.page.get_by_role("heading", name=f"How to play {box.title}")).to_be_visible()
    expect(ada.page.locator(".cards li")).not_to_have_count(0)
    assert accessible(ada.page) == []
    assert fits(ada.page)
    begin(ada, list(LESSONS)[-1])
    assert accessible(ada.page) == []
    assert fits(ada.page)


def test_every_table_says_whether_hints_are_allowed_and_links_to_how_it_is_played(person: People) -> None:
    ada = person("Ada")
    for hints, words in (("bots", "Hints allowed"), ("never", "No hints")):
        ada.open(ada.make("heroes-unite", hints=hints))
        ada.wait()
        expect(ada.page.get_by_role("banner").get_by_role("button", name=words)).to_be_visible()
    ada.page.get_by_role("button", name="Menu").click()
    link = ada.page.get_by_role("menuitem", name="How to play")
    expect(link).to_have_attribute("href", "/how-to-play/heroes-unite?players=2")


def test_how_to_play_tells_a_table_of_three_its_own_rules_and_anybody_all(person: People) -> None:
    ada = person("Ada")
    ada.open("/how-to-play/confrontations?players=3")
    alone = ada.page.get_by_text("the last one standing wins")
    partners = ada.page.get_by_role("heading", name="With 4 players: partners")
    expect(alone).to_be_visible()
    expect(partners).to_have_count(0)
    ada.page.get_by_role("link", name="Any number of players").click()
    expect(partners).to_be_visible()
    expect(alone).to_be_visible()
