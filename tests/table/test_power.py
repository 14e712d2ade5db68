"""Pulling the plug, and a full disk: what was announced is on the disk; what cannot get there was never announced."""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lineup.table.store.writes import read_journal
from tests.harness.server import Guest, Player, Server, by_kind, play_on, together
from tests.table.disk import program

pytestmark = pytest.mark.sqlite


class Watched(Server):
    """A server whose disk is watched."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "tables.db")
        self.synced, self.full = folder / "synced", folder / "full"
        self.synced.mkdir()
        self.program = program(self.synced, self.full)

    def left(self, query: str) -> list[Any]:
        """What a power cut now would leave of the database."""
        folder = self.synced / "now"
        folder.mkdir(exist_ok=True)
        for path in self.synced.glob("tables.db*"):
            shutil.copy(path, folder)
        database = sqlite3.connect(folder / self.data.name)
        try:
            return database.execute(query).fetchall()
        finally:
            database.close()
            shutil.rmtree(folder)

    def cut(self) -> None:
        """A power cut: the process is gone, and so are all bytes that were not synced."""
        self.stop(signal.SIGKILL)
        for path in self.data.parent.glob("tables.db*"):
            path.unlink()
        for path in self.synced.iterdir():
            shutil.copy(path, self.data.parent)


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    server = Watched(tmp_path)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.output, server.output


def two(server: Server) -> tuple[Guest, Guest, str]:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    return ann, bob, ann.make(settings={"rules": {"first_player": "0"}})


def test_what_was_announced_outlives_a_power_cut(watched: Watched) -> None:
    """Only two people play, so that nothing is written between an announcement and the look at the disk."""
    ann, bob, table = two(watched)

    def body() -> dict[str, Any]:
        ((text,),) = watched.left("select body from tables")
        found: dict[str, Any] = json.loads(text)
        return found

    with together(table, ann, bob) as (one, other):
        other.change(type="sit", seat=1)
        assert [seat["name"] for seat in body()["seats"]] == ["Ann", "Bob"]
        one.change(type="start")
        for _ in range(30):
            play_on({0: one, 1: other}, 1)
            ((journal, loose),) = watched.left("select journal, loose from games")
            assert len(read_journal(journal, loose)) == one.position["number"]
        one.send(type="say", text="hello")
        one.expect("said")
        assert watched.left("select text from chat") == [("hello",)]
        one.news()
        one.change(type="pause", on=True)
        assert body()["paused"] == "Ann"
        one.change(type="pause", on=False)
        stood = one.position
    watched.cut()
    watched.start()
    with together(table, ann, bob) as (one, other):
        for player in (one, other):
            assert player.expect("position")["number"] == stood["number"]
        assert by_kind(one.position)["seats"] == by_kind(stood)["seats"]
        play_on({0: one, 1: other}, 5)


@pytest.mark.slow
def test_tables_at_full_pace_lose_nothing_that_was_announced(watched: Watched) -> None:
    """Many tables share their transactions; the plug is pulled in the middle."""
    guests = [Guest(watched, f"P{number}") for number in range(6)]
    seats = [{"who": "casual"}, {"who": "random"}]
    tables = [guest.make(seats=seats, start=True) for guest in guests]
    seen: list[Player] = []
    for guest, table in zip(guests, tables, strict=True):
        with guest.at(table) as player:
            player.until(lambda message: message["type"] == "position" and message["number"] >= 20)
            seen.append(player)
    watched.cut()
    watched.start()
    for guest, table, player in zip(guests, tables, seen, strict=True):
        stood = player.position["number"]
        with guest.at(table) as again:
            assert again.expect("position")["number"] >= stood
            ended = again.position["result"] is not None  # some games come to their end before the plug is pulled
            assert again.table["status"] == ("over" if ended else "playing")


def test_with_a_full_disk_everything_is_refused_and_nothing_is_changed(watched: Watched) -> None:
    ann, bob, table = two(watched)
    gathering = ann.make(settings={"players": 3})

    def refused(player: Player, **message: Any) -> None:
        watched.full.touch()
        assert "nothing was changed" in player.refusal(**message), message
        watched.full.unlink()

    with together(gathering, ann, bob) as (host, other):
        other.expect("table")
        before = ann.get(f"/api/tables/{gathering}")
        refused(other, type="sit", seat=1)
        refused(host, type="seat", seat=1, who="casual")
        refused(host, type="configure", settings={"players": 2})
        assert ann.get(f"/api/tables/{gathering}") == before
        assert other.change(type="sit", seat=1)["seat"] == 1
        watched.full.touch()
        status, complaint = bob.request("PUT", "/api/me", {"name": "Rob"})
        watched.full.unlink()
        assert (status, "nothing was changed" in complaint["error"]) == (503, True)
        assert bob.get("/api/me")["name"] == "Bob"
        host.news()
        assert host.table["seats"][1]["name"] == "Bob"
    with together(table, ann, bob) as (one, other):
        other.change(type="sit", seat=1)
        one.news()
        one.change(type="start")
        one.expect("position")
        one.answer("play punch")
        other.reach(1, 1)
        before = ann.get(f"/api/tables/{table}")
        refused(other, type="pause", on=True)
        refused(other, type="hand_over", seat=1)
        refused(other, type="stand")
        refused(one, type="answer", game=1, number=1, answer="end")
        refused(one, type="undo")
        refused(one, type="concede")
        refused(one, type="remove", seat=1)
        refused(one, type="say", text="hello")
        refused(one, type="report", text="hello")
        assert ann.get(f"/api/tables/{table}") == before
        assert not one.news()
        assert not other.news()
        one.answer("end")
        other.reach(1, 2)
        assert other.change(type="pause", on=True)["paused"] == "Bob"
        assert other.change(type="hand_over", seat=1)["seats"][1]["bot"] == "casual"
