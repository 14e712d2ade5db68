"""Addresses of one household count as one, however they are written, and share one limit."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.testing import TestClient

from lineup.table.limits.addresses import Allowance, home_of, household_network, parse_address, parse_network
from lineup.table.model.past import PlayOn
from lineup.table.people.cookies import Person
from lineup.table.people.moderation import Moderation
from lineup.table.room.connection import Connection
from lineup.table.room.room import Room
from lineup.table.server.app import make_app
from lineup.table.store.opening import prepare_database
from lineup.table.store.store import Store
from lineup.table.store.writes import MOST_OPEN
from lineup.table.wire import protocol as p
from lineup.table.wire.sorry import Sorry
from tests.harness.server import Message
from tests.table.test_faults import World, happen

TABLE: Message = {"settings": {"game": "heroes-unite"}, "seats": [{"who": "me"}, {"who": "casual"}]}

CROWD = "Eve has seats at 2 unfinished tables and must finish or leave one first."


@pytest.mark.parametrize(
    ("text", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_is_that_of_a_household(text: str, home: str) -> None:
    assert home_of(text) == home


@pytest.mark.parametrize(
    ("text", "home"),
    [
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("2001:db8:1:2:3::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", ""),
    ],
)
def test_a_household_is_counted_by_one_name(text: str, home: str) -> None:
    assert household_network(text) == home


def test_an_address_in_the_clothes_of_ipv6_is_the_one_it_was() -> None:
    assert str(parse_address("::ffff:1.2.9.9")) == "1.2.9.9"
    assert str(parse_network("::ffff:1.2.0.0/112")) == "1.2.0.0/16"
    assert str(parse_network("2001:db8::/32")) == "2001:db8::/32"
    assert parse_address("somewhere") is None


def test_a_ban_holds_for_an_address_however_it_is_written_and_bans_nobody_else(tmp_path: Path) -> None:
    async def look() -> None:
        store = Store(str(tmp_path / "t.db"))
        order = Moderation(store)
        await order.add_bans([("address", "1.2.0.0/16", "")], "noise", "Ada", None)
        assert order.find_ban("eve", "::ffff:1.2.9.9") is not None
        assert order.find_ban("ann", "::ffff:1.3.9.9") is None
        order.note_address("eve", "::ffff:5.6.7.8")
        assert order.household_of("eve") == "5.6.7.8/32"
        await store.close()

    prepare_database(str(tmp_path / "t.db"))
    asyncio.run(look())


def test_what_somebody_may_have_comes_back_with_time_and_costs_by_size() -> None:
    bytes_left = Allowance(100, 10)
    assert [bytes_left.spend("ann", 0.0, 40) for _ in range(3)] == [0, 0, 2]
    assert bytes_left.spend("bob", 0.0, 100) == 0
    assert bytes_left.spend("ann", 2.0, 40) == 0
    had = Allowance(100, 10)
    assert [had.charge("ann", 0.0, 80) for _ in range(3)] == [0, 6, 14], "each waits for those before"
    assert [had.charge("bob", 12.0, 100), had.charge("ann", 14.0, 10)] == [0, 1]
    assert had.spend("ann", 24.0, 91) == pytest.approx(0.1), "what was owed is made up for first"
    signs = Allowance(2, 1 / 2.0)
    assert [signs.spend("ann", 100.0) for _ in range(3)] == [0, 0, 2]
    assert [signs.spend("ann", now) for now in (101.0, 102.0, 102.0)] == [1, 0, 2]
    assert [signs.spend("ann", 1000.0) for _ in range(3)] == [0, 0, 2], "never more than at first"


def test_one_household_gets_so_many_tables_and_sets_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lineup.table.server.app.STORED", 120_000)
    monkeypatch.setattr("lineup.table.http.site.TOO_SOON_SECONDS", 0)
    app = make_app(str(tmp_path / "tables.db"))
    with TestClient(app) as one:
        made = [one.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert made[-1].json()["error"]["key"] == "busy-storing"
        assert int(made[-1].headers["Retry-After"]) > 0
        big = "#" * 30_000
        assert one.post("/api/own", json={"title": "Mine", "file": big}).json()["error"]["key"] == "busy-storing"
        assert one.post("/api/own", json={"title": "Mine"}).status_code == 201, "a small one still finds room"


def test_somebody_has_so_many_tables_that_are_not_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.table.store.writes.MOST_OPEN", 2)
    assert MOST_OPEN == 100
    with TestClient(make_app(str(tmp_path / "tables.db"))) as one:
        made = [one.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 400]
        assert made[-1].json()["error"] == {"key": "sorry-tables", "args": {"name": "Guest", "n": 2}}


@pytest.mark.stores
def test_no_way_to_a_seat_leads_to_more_tables_nor_do_many_at_once(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lineup.table.store.writes.MOST_OPEN", 2)

    async def make(world: World, person: str, times: int) -> list[Room | BaseException]:
        making = (world.rooms.make_table(person, person.title(), p.NewTable()) for _ in range(times))
        return await asyncio.gather(*making, return_exceptions=True)

    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        found = await make(world, "eve", 5)
        assert [type(each) for each in found].count(Room) == 2
        assert [str(each) for each in found if isinstance(each, Sorry)] == [CROWD] * 3
        eve = world.people["Eve"] = Connection(Person("eve", "Eve"))
        await world.room.add_client(eve, 0)
        assert not await world.send("Bob", type="stand")
        before = await world.stands()
        assert await world.send("Eve", type="sit", seat=1) == CROWD
        assert await world.stands() == before
        assert not await world.send("Bob", type="sit", seat=1)
        for message in ({"type": "start"}, {"type": "concede"}):
            assert not await world.send("Ann", **message)
        with pytest.raises(Sorry, match=CROWD):
            await world.rooms.play_on("eve", "Eve", world.room.id, 1, 0, PlayOn(seat=0, bot="random", luck="same"))
        await make(world, "bob", 2)
        before = await world.stands()
        for again in ({"type": "rematch"}, {"type": "configure", "settings": {"players": 2}}):
            assert await world.send("Ann", **again) == CROWD.replace("Eve", "Bob"), "it is over, and would be no more"
        assert await world.stands() == before
        assert not await world.send("Bob", type="stand")

    happen(target, scene)
