"""A database of the last release: its tables open and play on.

tests/saves/tables-1.sql is one as it was written, in the middle of a text that goes on after a question; whose seat it
is, each test says for itself.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from lineup.engine.saving import FORMAT
from tests.harness.server import Guest, Server, play_on

pytestmark = pytest.mark.sqlite
FORMER = Path(__file__).parents[1] / "saves" / "tables-1.sql"


def test_a_table_in_the_middle_of_a_text_goes_on(own_server: Server) -> None:
    own_server.stop()
    own_server.data.unlink()
    database = sqlite3.connect(own_server.data)
    database.executescript(FORMER.read_text(encoding="utf-8"))
    ((table, body, snapshot),) = database.execute(
        "select tables.id, body, snapshot from tables join games on tables.id = table_id"
    )
    assert "format" not in json.loads(snapshot)
    before = json.loads(body)["seats"][0]["person"]
    own_server.start()
    ann = Guest(own_server, "Ann")
    own_server.stop()
    with database:
        database.execute("update tables set body = replace(body, ?, ?)", (before, ann.person))
        database.execute("update sitting set person = ?", (ann.person,))
    database.close()
    own_server.start()
    with ann.at(table) as player:
        player.expect("position")
        assert player.table["status"] == "playing"
        assert player.position["number"] == 21
        assert {option["verb"] for option in player.position["ask"]["options"]} == {"deck", "discard"}
        play_on({0: player}, 12)
    own_server.stop()
    database = sqlite3.connect(own_server.data)
    ((snapshot,),) = database.execute("select snapshot from games")
    database.close()
    assert json.loads(snapshot)["format"] == FORMAT, "written anew, it has the format of today"
    own_server.start()
