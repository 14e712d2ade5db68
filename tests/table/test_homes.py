"""Addresses of one household count as one, however they are written, and each household may have so much."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from lineup.table.app import make_app
from lineup.table.homes import Allowance, address_of, home_of, network_of
from lineup.table.moderation import Moderation
from lineup.table.rooms import MOST_OPEN
from lineup.table.store import Store, prepare
from tests.table.loops import run
from tools.server import Message

TABLE: Message = {"settings": {"game": "heroes-unite"}, "seats": [{"who": "me"}, {"who": "casual"}]}


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


def test_an_address_in_the_clothes_of_ipv6_is_the_one_it_was() -> None:
    assert str(address_of("::ffff:1.2.9.9")) == "1.2.9.9"
    assert str(network_of("::ffff:1.2.0.0/112")) == "1.2.0.0/16"
    assert str(network_of("2001:db8::/32")) == "2001:db8::/32"
    assert address_of("somewhere") is None


def test_a_ban_holds_for_an_address_however_it_is_written_and_bans_nobody_else(tmp_path: Path) -> None:
    async def look() -> None:
        store = Store(str(tmp_path / "t.db"))
        order = Moderation(store)
        await order.ban([("address", "1.2.0.0/16", "")], "noise", "Ada", None)
        assert order.banned("eve", "::ffff:1.2.9.9") is not None
        assert order.banned("ann", "::ffff:1.3.9.9") is None
        order.see("eve", "::ffff:5.6.7.8")
        assert order.home("eve") == "5.6.7.8/32"
        await store.close()

    prepare(str(tmp_path / "t.db"))
    run(look())


def test_what_somebody_may_have_comes_back_with_time_and_costs_by_size() -> None:
    bytes_left = Allowance(100, 10)
    assert [bytes_left.claim("ann", 0.0, 40) for _ in range(3)] == [0, 0, 2]
    assert bytes_left.claim("bob", 0.0, 100) == 0
    assert bytes_left.claim("ann", 2.0, 40) == 0


def test_one_household_gets_so_many_tables_and_sets_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lineup.table.app.STORED", 120_000)
    monkeypatch.setattr("lineup.table.site.TOO_SOON_SECONDS", 0)
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
    monkeypatch.setattr("lineup.table.rooms.MOST_OPEN", 2)
    assert MOST_OPEN == 100
    with TestClient(make_app(str(tmp_path / "tables.db"))) as one:
        made = [one.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 400]
        assert made[-1].json()["error"] == {"key": "sorry-tables", "args": {"n": 2}}
