"""What a person can do at the table besides answering."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import People
from tests.browser.gathering import asked, gather, play_until
from tests.harness.person import HASTE, PHONE, WIDE


def test_play_now_is_two_clicks_from_a_running_game(person: People) -> None:
    ada = person()
    ada.open("/")
    ada.button("Play now").click()
    ada.wait()
    assert len(ada.hand()) == 5
    ada.page.get_by_role("link", name="Line-Up, home").click()
    resume = ada.region("Resume").get_by_role("link")
    expect(resume.first).to_be_visible()
    resume.first.click()
    ada.wait()
    assert len(ada.hand()) == 5


def test_a_card_is_played_by_dragging_it(person: People) -> None:
    ada = person()
    ada.open(ada.make())
    seen = ada.wait()
    card = next(card for card in seen.cards if card["does"].startswith("Play"))
    ada.page.locator(f"[aria-label=Hand] button[data-card='{card['card']}']").drag_to(ada.region("Played this turn"))
    ada.expect_hand(len(seen.hand) - 1)
    expect(ada.region("Played this turn").locator("button.spot")).to_have_count(1)


def test_bots_are_shown_step_by_step_and_can_be_skipped(person: People) -> None:
    ada = person(settings={"pace": "slow"})
    ada.open(ada.make("heroes-unite", ["me", "casual", "casual"]))
    skip = ada.button("at once")
    end = ada.button("End your turn")
    while True:
        expect(skip.or_(end).first).to_be_visible()
        with suppress(TimeoutError):  # what was there a moment ago may be gone
            if end.is_visible():
                end.click(timeout=HASTE)
                break
            skip.click(timeout=HASTE)
    expect(skip).to_be_visible()
    expect(ada.page).not_to_have_title(re.compile("^★"))
    ada.page.keyboard.press("Space")
    ada.wait()
    asked = ada.look().question
    ada.button("Recap").click()
    question = ada.region("Question")
    expect(question).to_contain_text("Replay")
    expect(question).to_contain_text("Bea")
    ada.page.keyboard.press("Space")
    expect(question).not_to_contain_text("Replay")
    expect(question.get_by_role("heading").first).to_have_text(asked)
    sound = ada.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    ada.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


# The two elements are one above the other, in either order, and do not overlap.
APART = """([one, other]) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.bottom <= b.top + 0.5 || a.top >= b.bottom - 0.5;
}"""
SCROLL = """list => new Promise((done) => {
  list.append(Object.assign(document.createElement("p"), { style: "height: 60rem" }));
  list.addEventListener("scroll", () => requestAnimationFrame(done), { once: true });
  list.scrollTop = list.scrollTop > 9 ? 0 : list.scrollHeight;
})"""


def test_a_card_shown_large_by_the_keyboard_stays_while_the_log_scrolls(person: People) -> None:
    ada = person()
    ada.open(ada.make())
    ada.wait()
    card = ada.region("Hand").locator("button.spot").first
    ada.page.keyboard.press("Tab")
    card.focus()
    large = ada.page.locator("[popover=manual]:popover-open")
    expect(large).to_be_visible()
    ada.page.get_by_role("log", name="Log").evaluate(SCROLL)
    expect(card).to_be_focused()
    expect(large).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_card_shown_large_never_hides_the_question(person: People, size: tuple[int, int]) -> None:
    ada = person(size=size)
    ada.open(ada.make("heroes-unite", ["me", "casual", "casual"]))
    ada.wait()
    question = ada.region("Question")
    for place in ("Line-Up", "Hand"):
        card = ada.region(place).locator("button.spot").first
        ada.page.keyboard.press("Tab")  # from here on the focus is the keyboard's
        card.focus()
        expect(card).to_be_focused()
        large = ada.page.locator("[popover=manual]:popover-open")
        expect(large).to_contain_text(str(card.locator(".plate").text_content()).strip())
        ada.page.wait_for_function(APART, arg=[large.element_handle(), question.element_handle()])
        ada.page.keyboard.press("Escape")
        expect(large).to_be_hidden()


def test_the_rule_behind_the_question_is_shown_until_escape(person: People) -> None:
    ada = person()
    ada.open(ada.make())
    ada.wait()
    ada.region("Question").get_by_role("button", name="HU-TURN").click()
    note = ada.region("Question").get_by_role("link", name="HU-TURN")
    expect(note).to_be_visible()
    assert re.fullmatch(r"/rules/HU-TURN-\d+", str(note.get_attribute("href")))
    ada.page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_a_pile_is_looked_through(person: People) -> None:
    ada = person()
    ada.open(ada.make("heroes-unite", ["me", "casual"]))
    seen = ada.wait()
    while not ada.button("Discard: ").count():
        ada.answer(seen)
        seen = ada.wait()
    ada.button("Discard: ").click()
    cards = ada.page.get_by_role("list", name="Discard").locator("button.spot")
    expect(cards).not_to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(cards.first).to_be_hidden()


@pytest.mark.online
def test_pause_and_going_on(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    player = play_until([ada, ben], asked)
    ada.command("Pause the game")
    expect(ben.region("Question")).to_contain_text("Ada paused the game.")
    expect(player.page).not_to_have_title(re.compile("^★"))
    ben.button("Continue").click()
    player.wait()


@pytest.mark.online
@pytest.mark.slow
def test_a_bot_takes_over_and_gives_back(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    play_until([ada, ben], lambda each: each is ada and asked(each))
    ada.command("Let a bot play for me")
    ben.wait()
    expect(ada.page.get_by_text("A bot plays for you.")).to_be_visible()
    ada.button("Take my seat back").click()
    expect(ada.page.get_by_text("A bot plays for you.")).to_be_hidden()
    play_until([ben], lambda each: asked(ada))


@pytest.mark.online
@pytest.mark.slow
def test_giving_up_and_a_rematch(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    ada.command("Give up or leave")
    ada.dialog("Give up or leave?").get_by_role("button", name="Give up", exact=True).click()
    expect(ada.dialog("The end")).to_contain_text("Ben wins")
    expect(ben.dialog("The end")).to_contain_text("You win!")
    watching = person("Cleo")
    watching.open(ben.page.url)
    watching.button("Look at the table").click()
    ben.button("Rematch").click()
    expect(ben.dialog("The end")).to_be_hidden()
    expect(watching.page.get_by_role("status").filter(has_text="Ben began a rematch.")).to_be_visible()
    expect(ada.dialog("The end")).to_contain_text("Ben began a rematch.")
    expect(ada.dialog("The end")).to_contain_text("Ben wins")
    expect(ada.button("Rematch")).to_have_count(0)
    ada.button("Go there").click()
    expect(ada.dialog("The end")).to_be_hidden()
    play_until([ada, ben], asked)


@pytest.mark.online
@pytest.mark.slow
def test_a_match_goes_on_with_a_second_game_and_is_decided_by_the_sum(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"], match=True)

    def give_up() -> None:
        ada.command("Give up or leave")
        ada.dialog("Give up or leave?").get_by_role("button", name="Give up", exact=True).click()

    give_up()
    expect(ada.dialog("The end")).to_contain_text("That was the first game of the match.")
    expect(ada.dialog("The end").get_by_role("link", name="Download the log")).to_be_hidden()
    ben.button("Second game").click()
    expect(ben.dialog("The end")).to_be_hidden()
    expect(ada.dialog("The end")).to_contain_text("Ben began the second game.")
    ada.button("Go there").click()
    expect(ada.dialog("The end")).to_be_hidden()
    play_until([ada, ben], asked)
    give_up()
    expect(ben.dialog("The end").locator(".headline")).to_have_text("You win the match")
    expect(ben.dialog("The end")).to_contain_text("Second game: You win! (You ")
    match = ben.dialog("The end").get_by_role("region", name="Both games")
    expect(match.get_by_role("row")).to_have_count(3)
    expect(ben.dialog("The end").get_by_role("link", name="Log of the first game")).to_be_visible()
    expect(ben.button("Rematch")).to_be_visible()


def test_a_hero_that_is_ones_own_to_buy_is_not_said_to_be_in_play(person: People) -> None:
    ada = person("Ada")
    ada.open(ada.make(variants=["synergy"]))
    ada.page.wait_for_function("() => document.querySelector('.own .reserve, #question .choose')")
    if ada.page.locator("#question .choose").count():
        ada.page.locator("#question .choose button").first.click()
    own = ada.region("Super Hero Synergy")
    expect(own.get_by_role("button")).to_have_count(1)
    expect(own.locator(".tag")).to_contain_text(re.compile(r"\d+ short|Buy \d"))
    expect(ada.region("In play")).to_have_count(0)


def test_against_the_clock_the_head_tells_the_turns_left(person: People) -> None:
    ada = person("Ada")
    ada.open(ada.make(seats=["me"], variants=["solo"]))
    expect(ada.page.get_by_role("banner")).to_contain_text("21 turns left")


def test_a_match_can_be_asked_for_when_a_table_is_made(person: People) -> None:
    ada = person()
    ada.open("/new")
    ada.page.get_by_label("A match of two games").check()
    ada.button("Start playing").click()
    ada.wait()
    expect(ada.page.get_by_text("Game 1 of 2, turn")).to_be_visible()


@pytest.mark.online
def test_a_report_is_stored_under_an_id(person: People) -> None:
    ada = person()
    ada.open(ada.make())
    ada.wait()
    ada.command("Report a problem")
    ada.page.get_by_label("What went wrong?").fill("The Kick is too strong.")
    ada.button("Send the report").click()
    expect(ada.dialog("Report a problem")).to_contain_text("The report is stored on this server as")


def test_what_one_likes_is_kept(person: People) -> None:
    ada = person()
    ada.open("/")
    ada.button("Settings").click()
    ada.dialog("Settings").get_by_role("radio", name="Dark").check()
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.online
def test_chat_is_marked_unread_until_read(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    ada.page.get_by_role("tab", name="Chat").click()
    field = ada.page.get_by_role("textbox", name="Say to the table")
    field.fill("Your move, Ben")
    field.press("Enter")
    tab = ben.page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("unread")
    expect(ben.page.get_by_role("status").filter(has_text="Ada says: Your move, Ben")).to_have_count(1)
    tab.click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Your move, Ben")
    expect(tab).not_to_contain_text("unread")


def test_cards_can_be_found_and_read(person: People) -> None:
    ada = person()
    ada.open("/cards")
    ada.page.get_by_role("searchbox").fill("Katana")
    ada.page.get_by_role("link", name="Katana").first.click()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Katana")
    expect(ada.page.get_by_role("main")).to_contain_text("Discard this card to avoid an Attack.")


def test_a_rule_can_be_found(person: People) -> None:
    ada = person()
    ada.open("/rules")
    ada.page.get_by_role("searchbox").fill("shuffle discard pile")
    found = ada.page.get_by_role("main").get_by_role("link", name=re.compile("HU-SHUF"))
    expect(found.first).to_be_visible()
