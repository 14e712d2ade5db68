"""Spectators and talk: who sees what, who may speak, and whom a line reaches."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from lineup.table.people.cookies import Person
from lineup.table.room.connection import Connection
from lineup.table.room.room import MOST_SPECTATORS, MOST_SPECTATORS_OF_HOME
from lineup.table.wire.sorry import Sorry
from tests.harness.server import Player, Server, together
from tests.table.test_faults import World
from tests.table.test_tables import guest, two_people


def test_spectators_see_public_information_only_and_are_muted(server: Server) -> None:
    ann, bob, table = two_people(server)
    eve = guest(server, "Eve")
    with together(table, ann, bob, eve) as (one, two, three):
        three.expect("position")
        assert three.position["ask"] is None
        assert three.position["undo"] == ""
        for seat in three.position["seats"]:
            assert set(seat["hand"]) == {-1}
            assert set(seat["deck"]) == {-1}
        assert set(three.position["common"]["main_deck"]) == {-1}
        assert "Spectators cannot chat" in three.refusal(type="say", text="hello")
        for message in (
            {"type": "answer", "game": 1, "number": 0, "answer": "end"},
            {"type": "pick", "game": 1, "number": 0, "cards": [1]},
            {"type": "undo"},
            {"type": "concede"},
            {"type": "why_not", "card": three.position["common"]["line_up"][0]},
        ):
            assert "You are watching" in three.refusal(**message)
        assert "is not one of your answers" in three.refusal(type="why", answer="end")
        one.news()
        two.news()
        assert [message["type"] for message in one.messages if message["type"] == "said"] == []
        assert -1 not in one.position["seats"][0]["hand"]
        assert set(three.position["seats"][0]["hand"]) == {-1}


def test_one_address_does_not_take_all_places_to_watch(tmp_path: Path) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as exits:
            world = World(str(tmp_path / "tables.db"), exits)
            await world.open("Ann Bob")
            crowd = [Connection(Person(f"p{n}", ""), "192.0.2.7") for n in range(MOST_SPECTATORS_OF_HOME)]
            for each in crowd:
                await world.room.add_client(each, 0)
            with pytest.raises(Sorry, match=f"{MOST_SPECTATORS_OF_HOME} people at your address watch"):
                await world.room.add_client(Connection(Person("late", ""), "192.0.2.7"), 0)
            for n in range(MOST_SPECTATORS_OF_HOME, MOST_SPECTATORS):
                await world.room.add_client(Connection(Person(f"p{n}", ""), f"198.51.100.{n}"), 0)
            with pytest.raises(Sorry, match=f"{MOST_SPECTATORS} spectators already"):
                await world.room.add_client(Connection(Person("more", ""), "203.0.113.1"), 0)
            again = Connection(Person("bob", "Bob"), "192.0.2.7")
            await world.room.add_client(again, 0)
            assert again in world.room.clients, "who plays needs no place to watch"
            await exits.aclose()
            await world.rooms.close()
            await world.store.close()

    asyncio.run(scene())


def test_spectators_talk_where_the_table_lets_them(server: Server) -> None:
    ann = guest(server)
    table = ann.make(settings={"spectators_talk": True})
    with together(table, ann, guest(server, "Eve")) as (one, three):
        three.expect("table")
        three.send(type="say", text="  good luck  ")
        line = one.expect("said")
        assert (line["name"], line["seat"], line["team"], line["text"]) == ("Eve", -1, False, "good luck")
        assert "You have no team" in three.refusal(type="say", text="psst", team=True)
        assert "1 to 500 characters; this one has 501" in one.refusal(type="say", text="x" * 501)
        assert "1 to 500 characters; this one has 0" in one.refusal(type="say", text="   ")


def test_who_watches_never_goes_by_the_name_of_somebody_at_the_table(server: Server) -> None:
    ann = guest(server)
    table = ann.make(settings={"spectators_talk": True})
    with together(table, ann, guest(server, "ann")) as (one, three):
        one.until(lambda message: message["type"] == "table" and message["spectators"] == ["ann 2"])
        three.send(type="say", text="I am Ann")
        assert one.expect("said")["name"] == "ann 2"
        one.send(type="say", text="no, I am")
        one.until(lambda message: message["type"] == "said" and message["name"] == "Ann")
        three.send(type="emote", emote="thanks")
        assert one.expect("emoted")["name"] == "ann 2"
        assert "There is nobody else" in one.refusal(type="remove", seat=-1, name="ann")
        one.change(type="remove", seat=-1, name="ann 2")
        assert [each["name"] for each in one.table["decided"]] == ["ann 2"]
        assert three.end()[-1]["type"] == "gone"


def test_chat_is_neither_lost_nor_repeated_when_one_comes_back(server: Server) -> None:
    ann, bob, table = two_people(server)
    with ann.at(table) as one:
        one.expect("table")
        one.send(type="say", text="first")
        first = one.expect("said")
    with bob.at(table) as two:
        assert two.expect("said")["text"] == "first"
        two.send(type="say", text="second")
        assert two.expect("said")["text"] == "second"
    with ann.at(table, chat=first["id"]) as one:
        assert one.expect("said")["text"] == "second"
        assert not [message for message in one.news() if message["type"] == "said"]
    with ann.at(table, chat=2**80) as one:
        one.expect("position")
        assert not one.news()
    with ann.at(table, chat=-5) as one:
        assert [one.expect("said")["text"], one.expect("said")["text"]] == ["first", "second"]


def test_team_chat_reaches_the_team_alone_for_ever(server: Server) -> None:
    guests = [guest(server, name) for name in ("Ann", "Bob", "Cid", "Eve")]
    settings = {"game": "confrontations", "players": 4, "spectators_talk": True}
    table = guests[0].make(settings=settings)

    def secrets_seen(player: Player) -> list[str]:
        player.news()
        return [data for data in player.raw if "secret plan" in data]

    with together(table, *guests) as players:
        for seat in (1, 2):
            players[seat].expect("table")
            players[seat].change(type="sit", seat=seat)
        players[0].news()
        players[0].change(type="seat", seat=3, who="random")
        players[0].send(type="say", text="secret plan", team=True)
        line = players[2].expect("said")
        assert line["team"]
        assert line["seat"] == 0
        assert len(secrets_seen(players[0])) == 1
        assert secrets_seen(players[1]) == secrets_seen(players[3]) == []
        players[0].change(type="start")
        players[1].expect("position")
    with together(table, *guests) as players:
        for player in players:
            player.expect("position")
        assert [len(secrets_seen(player)) for player in players] == [1, 0, 1, 0]
        players[0].send(type="concede")
        players[2].send(type="concede")
        players[1].until(lambda message: message["type"] == "table" and message["status"] == "over")
        players[2].news()
        players[2].change(type="stand")
        players[1].news()
        players[1].change(type="sit", seat=2)  # a former foe takes the partner's seat, and the spectator theirs
        players[3].news()
        players[3].change(type="sit", seat=1)
    with together(table, *guests) as players:
        for player in players:
            player.expect("table")
        assert [len(secrets_seen(player)) for player in players] == [1, 0, 1, 0]


def test_a_report_is_stored_under_an_id(server: Server) -> None:
    ann = guest(server)
    table = ann.make()
    with ann.at(table) as player:
        player.expect("table")
        player.send(type="report", text="the card is wrong")
        assert player.expect("reported")["id"].isalnum()
        assert "1 to 4000 characters; this one has 4001" in player.refusal(type="report", text="x" * 4001)
        assert "this one has 1" in player.refusal(type="report", text=" ")
