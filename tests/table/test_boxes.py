"""Tables of a box from another folder: played like all others, and no trouble once the folder is gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.server import COMMAND, Server, play_on
from tests.table.test_durability import half_played

BOXES = Path(__file__).parents[1] / "boxes"


def test_a_table_whose_box_is_gone_is_still_listed_and_says_so(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_server.stop()
    own_server.program = COMMAND
    with monkeypatch.context() as patch:
        patch.setenv("LINEUP_BOXES", str(BOXES))
        own_server.start()
        ann, begun, _ = half_played(own_server, game="night-city", players=3)
        waiting = ann.make(settings={"game": "night-city", "players": 3})
        assert [row["title"] for row in ann.get("/api/tables")["yours"]] == ["Night City"] * 2
        for table in (begun, waiting):
            assert any(card["name"] == "Night Lamp" for card in ann.get(f"/api/tables/{table}/cards"))
        own_server.stop()
    own_server.start()
    assert [row["title"] for row in ann.get("/api/tables")["yours"]] == ["night-city"] * 2
    for table in (begun, waiting):
        with ann.at(table) as player:
            player.expect("table")
            assert player.table["title"] == "night-city"
            if table == begun:
                assert player.table["status"] == "read-only"
                assert 'There is no game "night-city"' in player.table["reason"]
    own_server.stop()
    monkeypatch.setenv("LINEUP_BOXES", str(BOXES))
    own_server.start()
    with ann.at(begun) as player:
        player.expect("position")
        assert player.table["status"] == "playing"
        play_on({0: player}, 10)
