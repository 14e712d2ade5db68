"""Several people at one device: it gets what the seat shown may see, nothing of the next before the curtain is up."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from lineup.table.model.hosted_game import Hosted
from lineup.table.room.connection import receive_message
from lineup.table.room.room import Room
from lineup.table.wire import protocol as p
from tests.harness.server import Guest, Player, Server, by_kind, usual
from tests.table.test_faults import World, happen

HOT_SEAT: Final = [{"who": "me"}, {"who": "here", "name": "Bob"}]
PLAIN: Final = {"rules": {"first_player": "0"}}


def begin(server: Server, seats: list[dict[str, Any]] = HOT_SEAT, **settings: Any) -> tuple[Guest, str]:
    """A table for people at Ann's device where the first seat begins."""
    ann = Guest(server, "Ann")
    settings = {**PLAIN, "players": len(seats), **settings}
    return ann, ann.make(settings=settings, seats=seats, start=True)


def lift(player: Player) -> None:
    """Whom the device was passed to lifts the curtain and gets their own position."""
    while player.table.get("curtain", -1) < 0:
        player.next()
    seat = player.table["curtain"]
    player.send(type="curtain", seat=seat, lifted=True)
    player.until(lambda message: message["type"] == "table" and message["seat"] == seat)
    player.expect("position")


def end_turn(player: Player) -> None:
    """End the turn of the seat shown; the curtain falls for the other one."""
    shown = player.table["seat"]
    while player.table["seat"] == shown:
        ask = player.my_turn()
        assert ask is not None
        player.give(next(each["answer"] for each in ask["options"] if each["verb"] in ("end", "pass", "done", "no")))
        player.until(lambda message: message["type"] in ("position", "refused"))
        player.news()


def test_before_the_curtain_is_lifted_the_device_gets_what_any_spectator_gets(server: Server) -> None:
    ann, table = begin(server)
    eve = Guest(server, "Eve")
    with ann.at(table) as device:
        device.expect("position")
        for turn in range(6):
            assert (device.table["seat"], device.table["curtain"]) == (-1, turn % 2)
            with eve.at(table) as watcher:
                watcher.expect("position")
                assert by_kind(device.position) == by_kind(watcher.position)
                public = [by_kind(watcher.position)["seats"][seat]["hand"] for seat in (0, 1)]
            lift(device)
            shown, other = turn % 2, 1 - turn % 2
            hands = [seat["hand"] for seat in by_kind(device.position)["seats"]]
            assert -1 not in hands[shown]
            assert hands[other] == public[other] == [-1] * 5
            end_turn(device)


@pytest.mark.parametrize("most", [6, pytest.param(40, marks=pytest.mark.slow)])
def test_every_position_is_made_for_the_seat_the_device_shows(
    most: int, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewers: dict[bytes, int] = {}
    position = Room.make_position

    def noted(room: Room, hosted: Hosted, viewer: int, since: int = 0, fresh: bool = False) -> bytes:
        made = position(room, hosted, viewer, since, fresh)
        viewers[made] = viewer
        return made

    monkeypatch.setattr(Room, "make_position", noted)

    async def scene(world: World) -> None:
        seats = [p.SeatWish(who="me"), p.SeatWish(who="here", name="Bob")]
        await world.open("Ann", settings={"custom": []}, seats=seats)
        await world.send("Ann", type="start")
        device, shown, curtains = world.people["Ann"], -1, 0
        while world.room.table.status == "playing" and curtains < most:
            hosted, table = world.room.hosted, world.room.table
            assert hosted is not None
            assert hosted.state.ask is not None
            if table.curtain_of("ann") >= 0:
                curtains += 1
                said: dict[str, Any] = {"type": "curtain", "seat": table.curtain_of("ann"), "lifted": True}
            else:
                assert hosted.state.ask.seat == table.seat_of("ann"), "who is asked has the device"
                ask = json.loads(position(world.room, hosted, shown))["ask"]
                said = {"type": "answer", "game": 1, "number": hosted.number, "answer": usual(ask)}
            await receive_message(world.room, device, json.dumps(said))
            while not device.queue.empty():
                message = device.queue.get_nowait()
                assert message is not None
                if message in viewers:
                    assert viewers[message] == shown
                else:
                    told = json.loads(message)
                    assert told["type"] == "table", told
                    assert shown < 0 or told["seat"] in (shown, -1) or told["status"] == "over", "past the curtain"
                    shown = told["seat"]
        assert curtains > 20 or curtains == most

    happen(target, scene)


def test_nobody_acts_from_behind_the_curtain_and_it_is_lifted_only_for_whom_it_fell(server: Server) -> None:
    ann, table = begin(server)
    with ann.at(table) as device:
        device.expect("position")
        assert "The curtain is down for Ann" in device.refusal(type="answer", game=1, number=0, answer="end")
        assert "The curtain is down for Ann" in device.refusal(type="undo")
        assert "not with Bob yet" in device.refusal(type="curtain", seat=1, lifted=True)
        lift(device)
        assert "not with Bob yet" in device.refusal(type="curtain", seat=1, lifted=True)
        device.send(type="curtain", seat=1, lifted=False)  # by their own wish, say to look at Bob's cards
        device.until(lambda message: message["type"] == "table" and message["curtain"] == 1)
        lift(device)
        assert device.table["seat"] == 1
        assert not device.must, "the game still waits for Ann"
    bob = Guest(server, "Eve")
    with bob.at(table) as stranger:
        assert "does not play on your device" in stranger.refusal(type="curtain", seat=0, lifted=True)


def test_a_lifted_curtain_is_remembered_and_falls_again_after_a_restart(own_server: Server) -> None:
    ann, table = begin(own_server)
    with ann.at(table) as device:
        lift(device)
        hand = by_kind(device.position)["seats"][0]["hand"]
    own_server.stop()
    own_server.start()
    with ann.at(table) as device:
        device.expect("position")
        assert by_kind(device.position)["seats"][0]["hand"] == hand
        end_turn(device)
        assert device.table["curtain"] == 1


def test_who_shares_a_device_asks_nobody_to_undo_and_the_curtain_falls_for_whose_answer_it_was(server: Server) -> None:
    ann, table = begin(server, undo="ask")
    with ann.at(table) as device:
        lift(device)
        end_turn(device)
        lift(device)
        end_turn(device)
        lift(device)
        assert device.position["undo"] == "free"
        device.send(type="undo")
        device.news()
        assert (device.table["seat"], device.position["number"]) == (0, 0)


def test_a_name_is_of_ones_own_seat_and_the_game_is_kept_once(server: Server) -> None:
    ann, table = begin(server)
    with ann.at(table) as device:
        lift(device)
        end_turn(device)
        lift(device)
        ann.request("PUT", "/api/me", {"name": "Anna"})
        device.until(lambda message: message["type"] == "table" and message["seats"][0]["name"] == "Anna")
        assert device.table["seats"][1]["name"] == "Bob"
        assert ann.get("/api/tables")["yours"][0]["your_turn"]
        device.send(type="concede")
        device.until(lambda message: message["type"] == "table" and message["status"] == "over")
        assert (device.table["seat"], device.table["curtain"]) == (0, -1)
    [game] = ann.get("/api/history")["games"]
    assert (game["seat"], game["seats"][0]["won"]) == (0, True)


def test_before_the_start_the_host_seats_and_unseats_people_at_the_device(server: Server) -> None:
    ann, eve = Guest(server, "Ann"), Guest(server, "Eve")
    table = ann.make(settings={"players": 3})
    with ann.at(table) as host, eve.at(table) as other:
        assert host.change(type="seat", seat=1, who="here")["seats"][1]["name"] == "Guest"
        assert host.change(type="seat", seat=1, who="here", name="Bob")["seats"][1]["name"] == "Bob"
        assert 'called "bob"' in host.refusal(type="seat", seat=2, who="here", name="bob")
        assert other.refusal(type="seat", seat=2, who="here")
        other.change(type="sit", seat=2)
        assert "sits there" in host.refusal(type="seat", seat=2, who="here")
        assert host.change(type="seat", seat=1, who="casual")["seats"][1]["kind"] == "bot"
        host.change(type="seat", seat=1, who="here")
        left = host.change(type="stand")
        assert [seat["kind"] for seat in left["seats"]] == ["open", "open", "person"]


def test_nothing_is_said_to_one_side_where_both_look_at_one_device(server: Server) -> None:
    seats = [{"who": "me"}, {"who": "here"}, {"who": "casual"}, {"who": "casual"}]
    ann, table = begin(server, seats, game="confrontations")
    with ann.at(table) as device:
        lift(device)
        assert "one device" in device.refusal(type="say", text="psst", team=True)
