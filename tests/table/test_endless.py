"""A text that never ends does not hold up the server, its table, or anybody else's."""

from __future__ import annotations

from threading import Thread
from time import monotonic
from typing import Any

import pytest

from tests.harness.server import Guest, Player, Server, usual

LOOP = "Each time you discard a card, draw a card. If you do, discard a random card."
NAMED = "The text of Punch never ended. What it did is undone, and the text is switched off for the rest of the game."


def own(*cards: tuple[str, str]) -> str:
    entries = [f'[[card]]\noverrides = "heroes-unite/{id}"\ntext = """\n{text}\n"""\n' for id, text in cards]
    return '[set]\nid = "mine"\n' + "".join(entries)


ENDLESS = own(("punch", f"Ongoing: {LOOP}"), ("vulnerability", "+1 Power. Discard a random card."))


def options(player: Player) -> list[str]:
    ask = player.my_turn()
    assert ask is not None
    return [option["answer"] for option in ask["options"]]


def until_open(player: Player, answer: str) -> None:
    """Give the usual answers till this one is open."""
    while answer not in options(player):
        player.answer("end" if "end" in options(player) else usual(player.position["ask"]))


def set_off(player: Player) -> dict[str, Any]:
    """Let the text begin that never ends; what the table looks like afterwards."""
    until_open(player, "play punch")
    player.answer("play punch")
    until_open(player, "play vulnerability")
    player.answer("play vulnerability")
    return player.position


def test_a_text_without_end_is_undone_and_named_and_the_table_goes_on(server: Server) -> None:
    ann = Guest(server, "Ann")
    settings = {"custom": [ENDLESS], "rules": {"first_player": "0"}}
    table = ann.make(settings=settings, seats=[{"who": "me"}, {"who": "random"}], start=True)
    with ann.at(table) as player:
        position = set_off(player)
        names = [card["name"] for card in ann.get(f"/api/tables/{table}/cards")]
        assert [names[index] for index in position["silent"]] == ["Punch"]
        assert NAMED in [line["text"] for line in position["log"]]
        assert "play vulnerability" in options(player)  # asked again
        player.answer("play vulnerability")
        until_open(player, "end")
        player.answer("end")
        assert NAMED not in [line["text"] for line in player.position["log"]]
    with ann.at(table) as player:  # come back, and the table is as it was
        assert player.expect("position")["silent"] == position["silent"]


def test_a_table_with_a_silent_text_is_read_again_from_the_store_and_goes_on(own_server: Server) -> None:
    ann = Guest(own_server, "Ann")
    settings = {"custom": [ENDLESS], "rules": {"first_player": "0"}}
    table = ann.make(settings=settings, seats=[{"who": "me"}, {"who": "random"}], start=True)
    with ann.at(table) as player:
        position = set_off(player)
    own_server.stop()
    own_server.start()
    with ann.at(table) as player:
        assert player.expect("position")["silent"] == position["silent"]
        assert player.table["reason"] is None
        player.answer("play vulnerability")


def test_others_are_answered_meanwhile(server: Server) -> None:
    """Eight tables set off a text without end at once; another guest's requests never wait for long."""
    guests = [Guest(server, f"Ann {number}") for number in range(8)]
    settings = {"custom": [ENDLESS], "rules": {"first_player": "0"}}
    seats = [{"who": "me"}, {"who": "random"}]
    tables = [guest.make(settings=settings, seats=seats, start=True) for guest in guests]
    found: list[dict[str, Any]] = []

    def attack(guest: Guest, table: str) -> None:
        with guest.at(table) as player:
            found.append(set_off(player))

    threads = [Thread(target=attack, args=each) for each in zip(guests, tables, strict=True)]
    for thread in threads:
        thread.start()
    other = Guest(server, "Bob")
    waits: list[float] = []
    while any(thread.is_alive() for thread in threads) or not waits:
        begin = monotonic()
        other.get("/api/games")
        waits.append(monotonic() - begin)
    for thread in threads:
        thread.join()
    assert [len(position["silent"]) for position in found] == [1] * 8
    assert max(waits) < 20  # without a budget the server never answered again


@pytest.mark.parametrize(
    "text",
    ["Use the text of this card.", "Ongoing: Each time you discard a card, draw a card, then discard a random card."],
)
def test_a_text_that_feeds_itself_is_refused_by_the_checker_and_at_a_table(server: Server, text: str) -> None:
    ann = Guest(server, "Ann")
    said = ann.refused(settings={"custom": [own(("punch", text))]})
    assert "never come to an end" in said or "sets this text off" in said
