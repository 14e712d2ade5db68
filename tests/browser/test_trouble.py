"""What goes wrong is said in a sentence, and there is a way on."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import People
from tests.harness.person import Person, SeededServer
from tests.harness.server import until


@pytest.mark.online
def test_an_invitation_that_is_none(person: People) -> None:
    ada = person()
    ada.open("/join")
    ada.page.get_by_label("Invitation link").fill("come and play")
    ada.button("Go to the table").click()
    expect(ada.page.get_by_role("alert")).to_contain_text('"come and play" is not an invitation')
    ada.page.get_by_label("Invitation link").fill(f"{ada.server.url}/table/nowhere")
    ada.button("Go to the table").click()
    expect(ada.page.get_by_role("alert")).to_contain_text('There is no table "nowhere"')
    ada.page.get_by_role("link", name="Home", exact=True).click()
    expect(ada.button("Play now")).to_be_visible()


def test_a_page_that_does_not_exist(person: People) -> None:
    ada = person()
    ada.open("/cupboard")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.get_by_role("main").get_by_role("link").first.click()
    expect(ada.button("Play now")).to_be_visible()


@pytest.mark.online
def test_a_page_older_than_the_server(person: People) -> None:
    ada = person()

    def grow_old(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(re.sub(r'"version":\d+', '"version":0', str(text))))

    ada.page.route_web_socket(re.compile("/ws/"), grow_old)
    ada.open(ada.make())
    expect(ada.page.get_by_role("alert")).to_contain_text("version")
    expect(ada.button("Try again")).to_be_visible()
    ada.page.get_by_role("link", name="Home", exact=True).click()
    expect(ada.button("Play now")).to_be_visible()


def test_a_server_that_is_gone(person: People, server: SeededServer) -> None:
    ada = person()
    ada.open("/")
    expect(ada.button("Play now")).to_be_enabled()
    server.stop()
    try:
        ada.button("Play now").click()
        expect(ada.page.get_by_role("alert")).to_contain_text("does not answer")
    finally:
        server.start()
    ada.button("Try again").click()
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.button("Play now").click()
    expect(ada.region("Question")).to_be_visible()


@contextmanager
def frozen(server: SeededServer) -> Iterator[None]:
    """A server that does nothing, though its connections stand."""
    server.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.send_signal(signal.SIGCONT)


def test_a_server_that_is_frozen(person: People, server: SeededServer) -> None:
    """How soon it is noticed is proven in connection.test.ts and api.test.ts, by the clock of the page."""
    ada, ben = person("Ada"), person("Ben")
    ada.open(ada.make())
    before = ada.wait()
    ben.open("/")
    expect(ben.button("Play now")).to_be_enabled()
    with frozen(server):
        expect(ada.page.get_by_role("banner").get_by_text("The server does not answer. Trying again…")).to_be_visible()
        ada.button("End your turn").click()
        expect(ada.page.get_by_text("No connection right now")).to_be_visible()
        ben.button("Play now").click()
        expect(ben.page.get_by_role("alert")).to_contain_text("does not answer")
    expect(ada.page.get_by_text("The server does not answer")).to_have_count(0)
    expect(ada.page.get_by_text("No connection right now")).to_have_count(0)
    assert ada.wait().hand == before.hand
    ada.answer(ada.look())
    until(lambda: len(ada.hand()) != len(before.hand))


@pytest.mark.parametrize("answer", ["Keep playing", "End the turn anyway"])
def test_a_turn_is_not_wasted_unasked(person: People, answer: str) -> None:
    ada: Person = person(settings={"warnEnd": True})
    ada.open(ada.make())
    ada.wait()
    hand = ada.hand()
    ada.button("End your turn").click()
    expect(ada.dialog("End your turn?")).to_contain_text("You still hold cards you can play")
    ada.button(answer).click()
    expect(ada.dialog("End your turn?")).to_be_hidden()
    if answer == "Keep playing":
        assert ada.wait().hand == hand
    else:
        until(lambda: ada.hand() != hand)


def test_a_card_that_cannot_be_used_says_why(person: People) -> None:
    ada = person()
    ada.open(ada.make())
    ada.wait()
    ada.region("Line-Up").locator("button[data-card]:not(.can)").first.click()
    expect(ada.region("Question")).to_contain_text("Power")
    expect(ada.region("Question").get_by_role("link", name="HU-")).to_be_visible()
