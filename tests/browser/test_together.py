"""Two people in two browsers: invitation, lost lines, taking back by consent, those who watch."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import agree_on_the_end
from tests.browser.conftest import People
from tests.browser.gathering import asked, gather, leave_to_bots, play_until
from tools.person import Person, SeededServer


def lose_and_find(server: SeededServer, ada: Person, ben: Person) -> None:
    """Kill the server while somebody decides; after its restart both see what they saw before."""
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
    expect(asker.page.get_by_text("There is no connection now")).to_be_visible()
    server.start()
    for each in (ada, ben):
        expect(each.page.get_by_role("banner").get_by_text("Connection lost")).to_be_hidden()
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
    expect(person.region("Hand").locator("button[data-card]")).to_have_count(len(seen.hand) - 1)
    return str(card["words"]).partition(",")[0]


def test_taking_back_while_nothing_new_was_seen(person: People) -> None:
    ada, ben = gather(person, ["Ada", "Ben"])
    player = play_until([ada, ben], asked)
    hand, power = player.hand(), player.power()
    play_one(player)
    assert player.power() > power
    player.button("Undo").click()
    expect(player.region("Hand").locator("button[data-card]")).to_have_count(len(hand))
    assert (player.hand(), player.power()) == (hand, power)
    play_one(player)
    play_one(player)
    player.command("Reset my turn")
    expect(player.region("Hand").locator("button[data-card]")).to_have_count(len(hand))
    assert player.hand() == hand


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
    asker.button("Ask to undo").click()
    other.button("Agree").click()
    expect(asker.region("Hand").locator("button[data-card]")).to_have_count(len(hand))
    assert asker.hand() == hand


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
