"""Durability: killed at any moment, the server goes on where it was; nothing announced is lost, changed or repeated."""

from __future__ import annotations

import json
import math
import signal
import threading
import time
from http.client import HTTPException
from random import Random
from typing import Any, Final

import pytest
from websockets.exceptions import WebSocketException

from lineup import replay
from lineup.games import read_choice
from lineup.table.hosted import Hosted
from lineup.table.protocol import VERSION
from lineup.table.room import encode
from lineup.table.seen import position
from tools.server import WAIT, Guest, Player, Server, by_kind, play_on, together, usual

# What a position tells of the game itself; the rest depends on when one came, or on who is at the table.
STORY: Final = ("fresh", "log", "beats", "undo", "undo_to", "reset_to", "type")
BETWEEN: Final = 30  # messages at most between two kills


class Moments:
    """Counts what clients send and read, and holds them there, so that the server can be killed after any of it."""

    def __init__(self) -> None:
        self.left = 0.0  # clients go on while there is something left
        self.over = False
        self.change = threading.Condition()

    def note(self, over: bool = False) -> None:
        with self.change:
            self.left -= 1
            self.over |= over
            self.change.notify_all()
            self.change.wait_for(lambda: self.over or self.left > 0)

    def let(self, more: float) -> None:
        """Let so many happen before clients stop again."""
        with self.change:
            self.left = more
            self.change.notify_all()

    def wait(self) -> None:
        """Wait until all of them happened, or the game is over."""
        with self.change:
            assert self.change.wait_for(lambda: self.over or self.left <= 0, WAIT), "nothing happens any more"


class Client(threading.Thread):
    """Somebody who plays, talks and comes back whenever the connection breaks; remembers all that was announced."""

    def __init__(self, guest: Guest, table: str, seat: int, dice: Random, moments: Moments) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.seat, self.dice, self.moments = guest, table, seat, dice, moments
        self.announced: list[tuple[int, dict[str, Any]]] = []
        self.accepted: dict[int, str] = {}  # own answers that were announced
        self.said: list[tuple[int, str]] = []
        self.lines = 0
        self.comings = 0
        self.done = threading.Event()
        self.problem: Exception | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                try:
                    self.visit()
                except (OSError, HTTPException, WebSocketException):  # killed, perhaps within an answer
                    time.sleep(0.05)
        except Exception as error:
            self.problem = error
            self.done.set()
            self.moments.note(over=True)

    def visit(self) -> None:
        """Play until the connection breaks or the game is over."""
        with self.guest.at(self.table, VERSION, self.said[-1][0] if self.said else 0) as player:
            self.comings += 1
            sent: tuple[int, str] | None = None
            while not self.done.is_set():
                message = player.next()
                self.moments.note()
                if message["type"] == "said":
                    self.said.append((message["id"], message["text"]))
                elif message["type"] == "position":
                    if sent is not None and message["number"] > sent[0]:
                        self.accepted[sent[0]] = sent[1]
                        sent = None
                    self.announced.append((message["number"], json.loads(player.raw[-1])))
                    if message["result"] is not None:
                        self.listen(player)
                        self.done.set()
                        self.moments.note(over=True)
                    elif player.must and sent is None:
                        answer = usual(message["ask"])
                        sent = message["number"], answer
                        player.give(answer)
                        self.moments.note()
                        if self.dice.random() < 0.02:  # at this pace more would be a lot at once
                            self.lines += 1
                            player.send(type="say", text=f"{self.seat}/{self.lines}")
                elif message["type"] == "refused":
                    raise AssertionError(message)

    def listen(self, player: Player) -> None:
        """Read the chat until all that was said here is written."""
        for message in player.news():
            if message["type"] == "said":
                self.said.append((message["id"], message["text"]))

    def look_back(self) -> None:
        """Come once more for what others said after this client had seen the end."""
        with self.guest.at(self.table, VERSION, self.said[-1][0] if self.said else 0) as player:
            self.listen(player)


def check_clients(server: Server, table: str, clients: list[Client]) -> None:
    """What clients saw announced is what the journal says, once and in order."""
    entries = server.rows("select kind, text from journal where table_id = ? order by id", table)
    assert {kind for kind, _ in entries} == {"answer"}
    ((head,),) = server.rows("select header from games where table_id = ?", table)
    header = json.loads(head)
    hosted = Hosted(read_choice(header), header["seed"])
    told: dict[int, dict[int, str]] = {client.seat: {} for client in clients}

    def note() -> None:
        for client in clients:
            made = json.loads(encode(position(hosted, client.seat, game=1)))
            told[client.seat][hosted.number] = _core(made)

    note()
    for _, text in entries:
        hosted.repeat(text)
        note()
    assert hosted.over
    for client in clients:
        numbers = [number for number, _ in client.announced]
        assert numbers == sorted(numbers), "a position was announced after a later one"
        assert numbers[-1] == len(entries), "the game ended elsewhere"
        for number, message in client.announced:
            assert _core(message) == told[client.seat][number], f"answer {number} was announced otherwise"
        for number, answer in client.accepted.items():
            assert entries[number][1].removesuffix(" +") == f"{client.seat} {answer}"
        stored = [tuple(row) for row in server.rows("select id, text from chat where table_id = ? order by id", table)]
        assert client.said == stored, "chat was lost or repeated"


def _core(message: dict[str, Any]) -> str:
    return json.dumps({key: value for key, value in by_kind(message).items() if key not in STORY}, sort_keys=True)


def kill_and_go_on(server: Server, seed: str, kills: int, settings: dict[str, Any], people: int) -> None:
    """Several people and bots play one game to its end while the server is killed so often, after any message."""
    dice = Random(seed)
    guests = [Guest(server, f"P{number}") for number in range(people)]
    table = guests[0].make(settings=settings)
    with together(table, *guests) as players:
        for seat in range(1, settings["players"]):
            if seat < people:
                players[seat].change(type="sit", seat=seat)
            else:
                players[0].change(type="seat", seat=seat, who="casual")
        players[0].change(type="start")
    moments = Moments()
    clients = [Client(guest, table, seat, Random(f"{seed} {seat}"), moments) for seat, guest in enumerate(guests)]
    clients.append(Client(Guest(server, "Eve"), table, -1, dice, moments))
    moments.let(dice.randrange(1, BETWEEN))
    for client in clients:
        client.start()
    for number in range(kills):
        moments.wait()
        if moments.over:  # or somebody has a problem, told below
            break
        server.stop(signal.SIGKILL)
        moments.let(dice.randrange(1, BETWEEN) if number + 1 < kills else math.inf)
        server.start()
    for client in clients:
        client.join(WAIT * 8)
        assert client.problem is None, client.problem
        assert client.announced[-1][1]["result"] is not None, "the game did not end"
    assert sum(client.comings for client in clients) > len(clients), "nobody had to come back"
    for client in clients:
        client.look_back()
    check_clients(server, table, clients)
    log = guests[0].get(f"/api/tables/{table}/log")
    assert list(replay(log).result.scores) == clients[0].announced[-1][1]["result"]["scores"]  # type: ignore[union-attr]


@pytest.mark.stores
@pytest.mark.slow
def test_killed_at_random_moments_nothing_is_lost_or_repeated(own_server: Server) -> None:
    settings = {"game": "rivals-batman-joker", "players": 2}
    kill_and_go_on(own_server, "fast", 2, settings, 2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", *(pytest.param(seed, marks=pytest.mark.long) for seed in "23456789")])
@pytest.mark.parametrize(
    ("settings", "people"),
    [
        pytest.param({"game": "heroes-unite", "players": 4}, 3, marks=pytest.mark.long),
        pytest.param({"game": "confrontations", "players": 4}, 4, marks=pytest.mark.long),
        ({"game": "rivals-batman-joker", "players": 2}, 2),
        ({"game": "rivals-shazam-black-adam", "players": 2}, 1),
    ],
)
def test_killed_again_and_again(own_server: Server, settings: dict[str, Any], people: int, seed: str) -> None:
    kill_and_go_on(own_server, seed, 12, settings, people)


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
        stood = player.position
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
        assert _core(player.position) == _core(stood)
        assert player.position["log"] == stood["log"]
        player.change(type="pause", on=False)
        play_on({0: player}, 3)
    with ann.at(over) as player:
        assert player.expect("position")["result"] == ended["result"]
        assert player.table["seed"]
    with bob.at(gathering) as other:
        assert "removed you" in other.end()[-1]["text"]
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
        assert _core(player.position) == _core(stood)
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
        assert "Line-Up was updated since" in player.table["reason"]
        player.expect("position")
        assert by_kind(player.position)["seats"] == by_kind(stood)["seats"], "the last position is still shown"
        for message in (
            {"type": "answer", "game": 1, "number": player.position["number"], "answer": "end"},
            {"type": "undo"},
            {"type": "concede"},
        ):
            assert "Line-Up was updated since" in player.refusal(**message)
        player.change(type="stand")
        player.change(type="take_back")
    own_server.stop()
    own_server.program = Server.program
    own_server.start()
    with ann.at(table) as player:
        player.expect("position")
        assert player.table["status"] == "playing", "with the rules it began with it goes on"
        assert _core(player.position) == _core(stood)


# Dice fall otherwise in this release.
OTHER_RULES: Final = """
from lineup import game
real = game.start
game.start = lambda setup, seed, events: real(setup, seed + "!", events=events)
from lineup.cli import main
main()
"""


def test_a_question_stored_as_a_former_release_put_it_is_put_anew(own_server: Server) -> None:
    """What counts is where the game stands: former releases offered fewer cards of a pick."""
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
        assert _core(player.position) == _core(stood)


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
