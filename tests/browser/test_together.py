"""Two people in two browsers: invitation, lost lines, taking back by consent, those who watch."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import agree_on_the_end
from tests.browser.conftest import People
from tests.browser.gathering import asked, gather, leave_to_bots, play_until
from tests.harness.person import Person, SeededServer

MISSED = 21_000  # milliseconds after which somebody who is gone stays away


def lose_and_find(server: SeededServer, ada: Person, ben: Person) -> None:
    """Kill the server while someone decides; after its restart both people see the same as before."""
    asker = play_until([ada, ben], lambda each: asked(each) and len(each.hand()) > 4)
    for each in (ada, ben):  # what is on its way to a page now is on it afterwards
        each.page.reload()
        expect(each.region("Hand")).to_be_visible()
    asker.wait()
    before = [(each.hand(), each.look().question) for each in (ada, ben)]
    server.stop(signal.SIGKILL)
    for each in (ada, ben):
        expect(each.page.get_by_role("banner").get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    asker.answer(asker.look())
    expect(asker.page.get_by_text("No connection right now")).to_be_visible()
    server.start()
    for each in (ada, ben):
        expect(each.page.get_by_role("banner").get_by_text("Connection lost")).to_be_hidden()
    expect(asker.page.get_by_text("No connection right now")).to_have_count(0)
    asker.wait()
    assert [(each.hand(), each.look().question) for each in (ada, ben)] == before


@pytest.mark.slow
def test_a_game_survives_the_server(person: People, server: SeededServer, log: Path) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    lose_and_find(server, ada, ben)
    play_until([ada, ben], lambda each: each is ben and asked(each))
    leave_to_bots([ada, ben])
    agree_on_the_end([ada, ben], log)


@pytest.mark.slow
@pytest.mark.long
def test_a_whole_game_of_two_people(person: People, server: SeededServer, log: Path) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    lose_and_find(server, ada, ben)
    play_until([ada, ben], lambda each: "Game over" in each.page.title())
    agree_on_the_end([ada, ben], log)


def play_one(person: Person) -> str:
    """Play a card of the hand; its name."""
    seen = person.wait()
    card = next(card for card in seen.cards if card["does"].startswith("Play"))
    person.click_card(card["card"])
    person.expect_hand(len(seen.hand) - 1)
    return str(card["words"]).partition(",")[0]


@pytest.mark.online
def test_taking_back_while_nothing_new_was_seen(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    player = play_until([ada, ben], asked)
    hand, power = player.hand(), player.power()
    play_one(player)
    assert player.power() > power
    player.button("Undo").click()
    player.expect_hand(len(hand))
    assert (player.hand(), player.power()) == (hand, power)
    play_one(player)
    play_one(player)
    player.command("Reset my turn")
    player.expect_hand(len(hand))
    assert player.hand() == hand


@pytest.mark.online
def test_taking_back_by_consent(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"], undo="ask")
    asker = play_until([ada, ben], asked)
    other, name = (ben, "Ada") if asker is ada else (ada, "Ben")
    hand = asker.hand()
    play_one(asker)
    asker.button("Ask to undo").click()
    expect(asker.page.get_by_text("to agree to an undo")).to_be_visible()
    expect(other.page.get_by_text(f"{name} asks to take back their last answer.")).to_be_visible()
    other.button("Refuse").click()
    expect(asker.page.get_by_text("to agree to an undo")).to_be_hidden()
    assert len(asker.hand()) == len(hand) - 1
    play_one(asker)  # a refused undo is not asked for again before another answer
    asker.button("Ask to undo").click()
    other.button("Agree").click()
    asker.expect_hand(len(hand) - 1)


@pytest.mark.online
@pytest.mark.slow
def test_who_must_agree_is_told_that_more_than_one_answer_goes(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"], undo="ask")
    asker = play_until([ada, ben], asked)
    other = ben if asker is ada else ada
    play_until([asker], lambda each: asked(other))
    play_one(other)
    asker.button("Ask to undo").click()
    asker.dialog("Take this back?").get_by_role("button", name="Take it back").click()
    expect(other.page.get_by_role("status").filter(has_text="asks to take back")).to_contain_text(
        "That takes back your turn too."
    )


@pytest.mark.online
def test_a_refusal_covers_nothing_that_others_ask(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"], undo="ask")
    asker = play_until([ada, ben], asked)
    other = ben if asker is ada else ada
    play_one(asker)
    asker.button("Ask to undo").click()
    other.button("Refuse").click()
    refusal = asker.page.get_by_role("alert").filter(has_text="refused the undo")
    expect(refusal).to_be_visible()
    other.command("Pause the game")
    notice = asker.page.get_by_role("status").filter(has=asker.button("Continue"))
    expect(notice).to_contain_text("paused the game.")
    apart = "([above, below]) => above.getBoundingClientRect().bottom <= below.getBoundingClientRect().top"
    asker.page.wait_for_function(apart, arg=[refusal.element_handle(), notice.element_handle()])


@pytest.mark.online
@pytest.mark.slow
def test_who_is_waited_for_and_is_not_here_is_said_so_and_a_bot_can_be_let_play(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    cleo = person("Cleo")
    cleo.open(ada.page.url)
    play_until([ada, ben], lambda each: each is ben and asked(each))
    table = ben.page.url
    for each in (ada, cleo):
        each.page.clock.install()
    ben.open("/health")
    for each in (ada, cleo):
        expect(each.region("Ben")).to_contain_text("not here")
        expect(each.region("Question")).to_contain_text("Ben is playing their turn.")
        each.page.clock.fast_forward(MISSED)
    expect(cleo.region("Question")).to_contain_text("The game waits for Ben, who is not here.")
    expect(cleo.button("Let a bot play for Ben")).to_have_count(0)
    expect(ada.region("Question")).to_contain_text("Ben is not here: wait, or let a bot play.")
    ada.button("Let a bot play for Ben").click()
    ada.wait()
    expect(ada.region("Ben")).to_contain_text("a bot plays for them")
    ben.open(table)
    expect(ben.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(ada.region("Ben")).to_contain_text("a bot plays for them")
    ben.button("Take my seat back").click()
    expect(ada.region("Ben")).not_to_contain_text("a bot plays for them")


@pytest.mark.online
@pytest.mark.slow
def test_removing_somebody_during_a_game_is_asked_once_and_all_see_who_plays_on(person: People) -> None:
    ada, ben, cleo = gather(person, ["Ada", "Ben", "Cleo"])
    play_one(play_until([ada, ben, cleo], asked))
    ada.command("People and invite")
    people = ada.dialog("People")
    people.get_by_role("button", name="Remove", exact=True).first.click()
    expect(people.get_by_role("alert")).to_contain_text("A bot plays on for Ben, who cannot get the seat back")
    people.get_by_role("button", name="Let them stay").click()
    expect(people.get_by_role("alert")).to_have_count(0)
    people.get_by_role("button", name="Remove", exact=True).first.click()
    people.get_by_role("button", name="Remove Ben").click()
    for each in (ada, cleo):
        expect(each.region("Ben")).to_contain_text("removed, a bot plays on")


@pytest.mark.online
@pytest.mark.slow
def test_who_gave_up_is_marked_while_they_stay(person: People) -> None:
    ada, ben, _ = gather(person, ["Ada", "Ben", "Cleo"])
    ben.command("Give up or leave")
    ben.dialog("Give up or leave?").get_by_role("button", name="Give up", exact=True).click()
    expect(ada.region("Ben")).to_contain_text("gave up, a bot plays for them")


@pytest.mark.online
@pytest.mark.slow
def test_somebody_who_watches_sees_no_hand_and_may_not_talk(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    cleo = person("Cleo")
    cleo.open(ada.page.url)
    expect(cleo.page.get_by_text("You are watching: hands stay hidden.")).to_be_visible()
    expect(cleo.region("Hand")).to_have_count(0)
    player = play_until([ada, ben], asked)
    name = play_one(player)
    expect(cleo.region("Played this turn").get_by_role("button", name=name).first).to_be_visible()
    cleo.page.get_by_role("tab", name="Chat").click()
    expect(cleo.page.get_by_text("Spectators are quiet at this table.")).to_be_visible()
    ada.command("People and invite")
    expect(ada.dialog("People")).to_contain_text("Watching: Cleo.")


@pytest.mark.online
def test_who_sits_down_without_a_name_is_asked_for_one_there(person: People) -> None:
    ada, other = person("Ada"), person()
    path = ada.make("heroes-unite", ["me", "open"])
    other.open(path)
    other.button("Sit here").click()
    expect(other.region("Seats")).to_contain_text("Guest (you)")
    field = other.region("Seats").get_by_label("Your name at the table")
    expect(field).to_be_focused()
    field.fill("Zoe")
    field.press("Enter")
    expect(other.region("Seats")).to_contain_text("Zoe (you)")
    expect(other.region("Seats").get_by_label("Your name at the table")).to_have_count(0)
    expect(other.region("Invite").get_by_label("Your name at the table")).to_have_value("Zoe")


@pytest.mark.online
def test_names_typed_without_enter_count_as_the_game_starts(person: People) -> None:
    other = person()
    other.open(other.make("heroes-unite", ["me", "open"], rules={"first_player": "0"}))
    other.page.get_by_label("Who sits at seat 2").select_option("here")
    other.page.get_by_label("Name of seat 2").fill("Yan")
    other.region("Seats").get_by_label("Your name at the table").fill("Zoe")
    other.button("Start the game").click()
    other.button("I am Zoe: show my cards").click()
    expect(other.region("Hand")).to_be_visible()
    other.command("Pass the device to Yan")
    expect(other.button("I am Yan: show my cards")).to_be_visible()


@pytest.mark.online
def test_a_taken_name_and_a_full_table(person: People) -> None:
    ada, other = person("Ada"), person("Ada")
    path = ada.make("heroes-unite", ["me", "open"])
    ada.open(path)
    expect(ada.page.get_by_text("Waiting for one more player.")).to_be_visible()
    expect(ada.button("Start the game")).to_be_disabled()
    other.open(path)
    other.button("Sit here").click()
    expect(other.page.get_by_role("alert")).to_contain_text(
        'Somebody at this table is called "Ada"; choose another name.'
    )
    other.page.get_by_label("Your name at the table").fill("Eve")
    other.button("Use it").click()
    other.button("Sit here").click()
    expect(other.region("Seats")).to_contain_text("Eve (you)")
    other.page.get_by_label("Your name at the table").fill("Zoe")  # also for who sits already
    other.button("Use it").click()
    expect(other.region("Seats")).to_contain_text("Zoe (you)")
    expect(ada.region("Seats")).to_contain_text("Zoe")
    late = person("Late")
    late.open(path)
    expect(late.page.get_by_text("Everybody is here.")).to_be_visible()
    expect(late.button("Sit here")).to_have_count(0)
    ada.button("Start the game").click()
    expect(late.page.get_by_text("You are watching: hands stay hidden.")).to_be_visible()
