"""Durability: killed at any moment, the server goes on where it was; nothing announced is lost, changed or repeated."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any, Final

import pytest

from tests.harness.budget import short
from tests.harness.server import Guest, Server, by_kind, play_on, together
from tests.table.test_undo import kept
from tools.measure.kill import Sitting, core, kill_and_go_on, new_servers

SOON: Final = Sitting({"game": "rivals-batman-joker", "players": 2, "rules": short("rivals-batman-joker")}, 2)
MATCH: Final = Sitting({"game": "heroes-unite", "players": 2, "match": True, "rules": short("heroes-unite")}, 2)


@pytest.mark.stores
@pytest.mark.slow
def test_killed_at_random_moments_nothing_is_lost_or_repeated(own_server: Server) -> None:
    assert kill_and_go_on([own_server], "fast", 3, [SOON])["kills"] == 3


@pytest.mark.sqlite
@pytest.mark.slow
@pytest.mark.long
def test_killed_amid_a_match_both_of_its_games_are_whole(own_server: Server) -> None:
    assert kill_and_go_on([own_server], "match", 3, [MATCH])["kills"] == 3


@pytest.mark.sqlite
@pytest.mark.slow
@pytest.mark.long
def test_of_two_processes_one_or_the_other_is_killed_and_nothing_is_lost_or_repeated(tmp_path: Path) -> None:
    servers = new_servers("postgres", tmp_path, 2)
    try:
        for server in servers:
            server.start()
        assert kill_and_go_on(servers, "two", 3, [SOON])["kills"] == 3
    finally:
        for server in servers:
            server.stop()


def test_every_table_stands_where_it_was(own_server: Server) -> None:
    """Tables before the start, paused, half played with undos and a player who gave up, and over."""
    ann, bob = Guest(own_server, "Ann"), Guest(own_server, "Bob")
    gathering = ann.make(settings={"players": 4, "game": "confrontations", "public": True})
    seats = [{"who": "me"}, {"who": "random"}, {"who": "casual"}]
    playing = ann.make(settings={"players": 3}, seats=seats, start=True)
    over = ann.make(seats=seats[:2], start=True)
    with together(gathering, ann, bob) as (host, other):
        other.change(type="sit", seat=1)
        host.change(type="seat", seat=3, who="random")
        host.change(type="remove", seat=1)
    with ann.at(playing) as player:
        play_on({0: player}, 10)
        player.my_turn()
        player.send(type="undo")
        player.until(lambda message: message["type"] == "position" and message["fresh"])
        player.change(type="pause", on=True)
        stood, story = player.position, kept(player)
    with ann.at(over) as player:
        player.expect("position")
        player.send(type="concede")
        player.until(lambda message: message["type"] == "position" and message["result"] is not None)
        ended = player.position
    before = [ann.get(f"/api/tables/{table}") for table in (gathering, playing, over)]
    lobby = ann.get("/api/tables")
    own_server.stop(signal.SIGKILL)
    own_server.start()
    assert [ann.get(f"/api/tables/{table}") for table in (gathering, playing, over)] == before
    assert ann.get("/api/tables") == lobby
    with ann.at(playing) as player:
        player.expect("position")
        assert core(player.position) == core(stood)
        assert player.position["log"] == story
        player.change(type="pause", on=False)
        play_on({0: player}, 3)
    with ann.at(over) as player:
        assert player.expect("position")["result"] == ended["result"]
        assert player.table["seed"]
    with bob.at(gathering) as other:
        assert "has barred you" in other.end()[-1]["text"]
    with ann.at(gathering) as host:
        host.expect("table")
        host.change(type="seat", seat=1, who="random")
        host.change(type="seat", seat=2, who="random")
        host.send(type="start")
        host.expect("position")
        assert host.table["commitment"] == before[0]["commitment"], "the commitment holds across a restart"


@pytest.mark.stores
def test_an_undo_that_waits_for_consent_still_waits_after_a_restart(own_server: Server) -> None:
    ann, bob = Guest(own_server, "Ann"), Guest(own_server, "Bob")
    table = ann.make(settings={"undo": "ask", "rules": {"first_player": "0"}})
    with together(table, ann, bob) as (one, two):
        two.change(type="sit", seat=1)
        one.change(type="start")
        play_on({0: one, 1: two}, 1)
        assert one.change(type="undo")["undo"] is not None
    own_server.stop(signal.SIGKILL)
    own_server.start()
    with together(table, ann, bob) as (one, two):
        one.expect("position")
        assert one.table["undo"]["waiting_for"] == [1]
        two.news()
        two.send(type="consent", yes=True)
        one.until(lambda message: message["type"] == "position" and message["number"] == 0)


# Updates


def half_played(server: Server, **settings: Any) -> tuple[Guest, str, dict[str, Any]]:
    ann = Guest(server, "Ann")
    players = settings.get("players", 2)
    seats = [{"who": "me"}, *[{"who": "random"}] * (players - 1)]
    table = ann.make(settings=settings, seats=seats, start=True)
    with ann.at(table) as player:
        play_on({0: player}, 8)
        player.my_turn()
        return ann, table, player.position


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "heroes-unite", "players": 2},
        pytest.param({"game": "confrontations", "players": 4, "sets": ["rivals-batman-joker"]}, marks=pytest.mark.slow),
    ],
)
def test_a_game_goes_on_with_its_own_cards_after_an_update(own_server: Server, settings: dict[str, Any]) -> None:
    """The installed boxes change: every "+2 Power" is "+3 Power" in the new release."""
    ann, table, stood = half_played(own_server, **settings)
    catalogue = ann.get(f"/api/tables/{table}/cards")
    own_server.stop()
    own_server.program = ("-c", OTHER_CARDS)
    own_server.start()
    with ann.at(table) as player:
        player.expect("position")
        assert player.table["status"] == "playing"
        assert core(player.position) == core(stood)
        assert ann.get(f"/api/tables/{table}/cards") == catalogue
        play_on({0: player}, 30)
    fresh = ann.make(settings=settings)
    assert ann.get(f"/api/tables/{fresh}/cards") != catalogue, "the release has other cards"


OTHER_CARDS: Final = """
from pathlib import Path
real = Path.read_text
def read_text(self, *rest, **more):
    text = real(self, *rest, **more)
    return text.replace("+2 Power", "+3 Power") if self.name == "cards.toml" else text
Path.read_text = read_text
from lineup.cli import main
main()
"""


def test_rules_that_changed_open_the_table_to_look_at_and_say_why(own_server: Server) -> None:
    ann, table, stood = half_played(own_server)
    own_server.stop()
    own_server.program = ("-c", OTHER_RULES)
    own_server.start()
    with ann.at(table) as player:
        player.expect("table")
        assert player.table["status"] == "read-only"
        assert "Line-Up was updated, and" in player.table["reason"]
        player.expect("position")
        assert by_kind(player.position)["seats"] == by_kind(stood)["seats"], "the last position is still shown"
        for message in (
            {"type": "answer", "game": 1, "number": player.position["number"], "answer": "end"},
            {"type": "undo"},
            {"type": "concede"},
        ):
            assert "Line-Up was updated, and" in player.refusal(**message)
        player.change(type="stand")
        player.change(type="take_back")
    own_server.stop()
    own_server.program = Server.program
    own_server.start()
    with ann.at(table) as player:
        player.expect("position")
        assert player.table["status"] == "playing", "with the rules it began with it goes on"
        assert core(player.position) == core(stood)


# Dice fall otherwise in this release.
OTHER_RULES: Final = """
from lineup import game
real = game.start_game
game.start_game = lambda setup, seed, events: real(setup, seed + "!", events=events)
from lineup.cli import main
main()
"""


def test_a_question_stored_as_a_former_release_put_it_is_put_anew(own_server: Server) -> None:
    """Only the state of the game counts: former releases offered fewer cards in a pick."""
    ann, table, stood = half_played(own_server)
    own_server.stop()
    ((text,),) = own_server.rows("select snapshot from games where table_id = ?", table)
    snapshot = json.loads(text)
    snapshot["ask"][2] = snapshot["ask"][2][-1:]
    own_server.rows("update games set snapshot = ? where table_id = ?", json.dumps(snapshot), table)
    own_server.start()
    with ann.at(table) as player:
        player.expect("position")
        assert player.table["status"] == "playing"
        assert core(player.position) == core(stood)


def test_settings_a_release_no_longer_knows_open_the_table_to_look_at(own_server: Server) -> None:
    ann, table, _ = half_played(own_server, variants=["hunt"])
    own_server.stop()
    for where, column in (("tables", "body"), ("games", "header")):
        key = "id" if where == "tables" else "table_id"
        own_server.rows(
            f"update {where} set {column} = replace({column}, '\"hunt\"', '\"chase\"') where {key} = ?", table
        )
    own_server.start()
    with ann.at(table) as player:
        player.expect("table")
        assert player.table["status"] == "read-only"
        assert "chase" in player.table["reason"]
    assert ann.get("/api/tables")["yours"]
