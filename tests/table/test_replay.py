"""Looking back at a finished game: its course, every position through anybody's eyes, and who may when."""

from __future__ import annotations

import json
from typing import Any, NamedTuple
from urllib.request import urlopen

import pytest

from lineup import replay
from lineup.game import Game
from tests.harness.server import Guest, Player, Server, complete, play_on, together
from tests.table.test_tables import bots, guest, two_people

Message = dict[str, Any]
SHORT = {"hand_size": "8", "punches": "10", "vulnerabilities": "0"}  # strong hands: games that end soon


def leave_to_a_bot(player: Player) -> None:
    """Let a bot play a seat to the end of the game."""
    player.send(type="hand_over", seat=player.table["seat"])
    player.until(lambda message: message["type"] == "table" and message["status"] == "over")


class Finished(NamedTuple):
    """A person, the table of their finished game, and all positions they got while it was played."""

    ann: Guest
    table: str
    positions: list[Message]


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    ann = guest(server)
    table = ann.make(settings={"game": "rivals-batman-joker", "rules": SHORT}, seats=bots("me", "casual"), start=True)
    with ann.at(table) as player:
        play_on({0: player}, 25)
        leave_to_a_bot(player)
        told = [json.loads(raw) for raw in player.raw]
    positions, known = [each for each in told if each["type"] == "position"], dict[int, int]()
    for each in positions:
        complete(each, known)
    return Finished(ann, table, positions)


def path_of(table: str, what: str, game: int = 1) -> str:
    return f"/api/tables/{table}/games/{game}/{what}"


def by_face(position: Message) -> Message:
    """A position without card numbers, and without the fields that only a running game has."""
    faces = dict(position["cards"]) | {-1: -1}

    def put(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: put(each) for key, each in value.items()}
        if isinstance(value, list):
            return [faces.get(each, each) if isinstance(each, int) else put(each) for each in value]
        return value

    zones = {key: put(position[key]) for key in ("common", "seats")}
    ask = position["ask"] and {
        "question": position["ask"]["question"],
        "options": [(each["answer"], faces[each["card"]]) for each in position["ask"]["options"]],
    }
    rest = {key: position[key] for key in ("game", "number", "turn", "active", "power", "spent", "waiting", "result")}
    return {**zones, **rest, "ask": ask, "log": position["log"]}


def look(server: Server, table: str, what: str, game: int = 1) -> Any:
    """A finished game as a stranger gets it, with its sentences as sent."""
    with urlopen(server.url + path_of(table, what, game)) as response:
        return json.load(response)


def read(finished: Finished, what: str) -> Any:
    return look(finished.ann.server, finished.table, what)


def test_a_seat_sees_in_the_replay_what_it_saw_in_the_game(finished: Finished) -> None:
    told = [each for each in finished.positions if not each["fresh"]]
    assert len(told) > 60
    for position in (*told[:40], told[-1]):
        again = read(finished, f"replay/{position['number']}?seat=0")
        assert by_face(again) == by_face(position)


def test_a_seat_sees_its_own_hand_and_no_other(finished: Finished) -> None:
    for seat in (-1, 0, 1):
        for number in (0, 1, 2):  # before anything is revealed
            seats = read(finished, f"replay/{number}?seat={seat}")["seats"]
            for other, each in enumerate(seats):
                assert all((card >= 0) == (other == seat) for card in each["hand"])
            assert all(card == -1 for each in seats for card in each["deck"])


def test_the_replay_names_every_answer_and_where_turns_begin(finished: Finished) -> None:
    found = read(finished, "replay?seat=1")
    game = replay(finished.ann.get(f"/api/tables/{finished.table}/log"))
    assert found["answers"] == len(found["steps"]) == len(game.answers)
    assert [each["seat"] for each in found["steps"]] == [int(text.split()[0]) for text in game.answers]
    assert [each["number"] for each in found["turns"]] == list(range(1, game.state.turn + 1))
    for turn in found["turns"]:
        position = read(finished, f"replay/{turn['at']}") if turn["number"] < 6 else None
        assert position is None or (position["turn"], position["active"]) == (turn["number"], turn["seat"])
    assert found["info"]["seat"] == 1
    assert [each["name"] for each in found["info"]["seats"]] == list(game.choice.seats)
    assert found["log"][-1]["number"] == found["answers"]


def test_the_chronicle_ends_with_the_result(finished: Finished) -> None:
    found, result = read(finished, "chronicle"), finished.positions[-1]["result"]
    assert found["turns"][-1]["points"] == result["scores"]
    assert [each["number"] for each in found["turns"]] == list(range(1, result["turns"] + 1))
    assert found["ending"]
    for deeds in ("purchases", "big_turns", "draws"):
        assert sorted(each["seat"] for each in found[deeds]) == [0, 1]
    powers = {seat: max(each["power"] for each in found["turns"] if each["seat"] == seat) for seat in (0, 1)}
    assert {each["seat"]: each["power"] for each in found["big_turns"]} == powers
    catalogue = read(finished, "cards")
    [best, _] = found["purchases"]
    name = catalogue[best["card"]]["name"]
    assert best["power"] + best["points"] > 0
    bought = read(finished, f"replay/{best['at'] + 1}?seat={best['seat']}")
    assert name in [catalogue[face]["name"] for _, face in bought["cards"]]


@pytest.mark.parametrize(
    ("what", "status", "words"),
    [
        ("replay/100000", 400, "There is no moment 100000 in this game; they are 0 (the deal) to"),
        ("replay?seat=2", 400, "There is no seat 3; the seats are 1 to 2."),
        ("replay/3?seat=-2", 400, "There is no seat -1; the seats are 1 to 2."),
        ("replay/-1", 400, "There is no moment -1 in this game"),
        ("replay/soon", 404, "There is nothing at"),
        ("replay/3?seat=mine", 400, "That cannot be read: seat"),
    ],
)
def test_a_moment_or_seat_that_never_was_gets_a_sentence(
    finished: Finished, what: str, status: int, words: str
) -> None:
    found, body = finished.ann.request("GET", path_of(finished.table, what))
    assert (found, words in body["error"]) == (status, True), body


def test_games_and_tables_that_never_were_get_a_sentence(finished: Finished) -> None:
    for number in (0, 7, -1, 10**30):
        status, body = finished.ann.request("GET", path_of(finished.table, "replay", number))
        assert (status, f"There is no game {number} at this table" in body["error"]) == (409, True)
    status, body = finished.ann.request("GET", path_of("nowhere", "chronicle"))
    assert (status, 'There is no table "nowhere"' in body["error"]) == (404, True)


def test_before_the_end_nobody_looks_back(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        play_on({0: one, 1: two}, 6)
        for what in ("replay", "replay?seat=0", "replay/1?seat=1", "chronicle", "cards"):
            for someone in (ann, bob, guest(server, "Eve")):
                status, body = someone.request("GET", path_of(table, what))
                assert (status, body["error"]) == (409, "The replay opens when the game is over: it shows every hand.")
        one.send(type="concede")
        one.until(lambda message: message["type"] == "table" and message["status"] == "over")
    found = look(server, table, "chronicle")
    assert (found["ending"], len(found["turns"])) == ("", one.position["turn"])
    assert look(server, table, "replay/6")["result"]["winners"] == [1]
    assert look(server, table, "replay/5")["result"] is None


def test_the_first_game_of_a_match_opens_after_the_second(server: Server) -> None:
    ann = guest(server)
    table = ann.make(settings={"match": True}, seats=bots("me", "casual"), start=True)
    late = "The replays of a match open when both games are over: they show all its cards."
    with ann.at(table) as player:
        player.expect("position")
        for game in (1, 2):
            player.send(type="concede")
            player.until(lambda message: message["type"] == "table" and message["status"] == "over")
            if game == 1:
                assert ann.request("GET", path_of(table, "replay?seat=0")) == (409, {"error": late})
                player.send(type="rematch")
                player.until(lambda message: message["type"] == "position" and message["game"] == 2)
                assert ann.request("GET", path_of(table, "replay/0")) == (409, {"error": late})
                assert ann.request("GET", path_of(table, "chronicle")) == (409, {"error": late})
    for game in (1, 2):
        assert look(server, table, "replay?seat=0", game)["info"]["game"] == game
        assert look(server, table, "chronicle", game)["ending"] == ""


# Playing on


def go_on(finished: Finished, number: int, **wish: Any) -> tuple[int, Any]:
    return finished.ann.request("POST", path_of(finished.table, f"replay/{number}"), wish)


def test_a_game_goes_on_from_a_moment_with_the_same_luck(finished: Finished) -> None:
    status, made = go_on(finished, 21, seat=1, luck="same")
    assert status == 201, made
    former = replay(finished.ann.get(f"/api/tables/{finished.table}/log"))
    with finished.ann.at(made["table"]) as player:
        player.expect("position")
        assert player.table["seat"] == 1
        assert player.table["seats"][0]["bot"] == "casual"
        assert "with every deck in the same order" in " ".join(player.table["notes"])
        then = look(finished.ann.server, finished.table, "replay/21?seat=1")
        first = by_face(json.loads(next(raw for raw in player.raw if '"type":"position"' in raw)))
        for zones in ("common", "seats", "turn", "active", "power", "waiting"):
            assert first[zones] == by_face(then)[zones]
        player.send(type="concede")
        player.until(lambda message: message["type"] == "table" and message["status"] == "over")
    game = replay(finished.ann.get(f"/api/tables/{made['table']}/log"))
    again = Game(game.choice, game.seed)
    for text in former.answers[21:]:
        again.repeat(text)
    assert again.digest == former.digest


def test_with_new_luck_only_what_the_seat_could_not_know_is_dealt_anew(finished: Finished) -> None:
    seen = look(finished.ann.server, finished.table, "replay/30?seat=0")
    orders = set()
    for _ in range(2):
        status, made = go_on(finished, 30, seat=0, luck="new", bot="random")
        assert status == 201, made
        with finished.ann.at(made["table"]) as player:
            first = player.expect("position")
            zones = by_face(json.loads(next(raw for raw in player.raw if '"type":"position"' in raw)))
            assert (zones["common"], zones["seats"]) == (by_face(seen)["common"], by_face(seen)["seats"])
            assert first["turn"] == seen["turn"]
            player.send(type="concede")
            player.until(lambda message: message["type"] == "table" and message["status"] == "over")
        log = finished.ann.get(f"/api/tables/{made['table']}/log")
        orders.add(tuple(replay(log).before(0).zones[0]))
        assert replay(replay(log).to_log()).digest == replay(log).digest
    assert len(orders) == 2, "the main deck is shuffled anew each time"


def test_a_game_that_went_on_can_be_looked_back_at_and_gone_on_from_again(finished: Finished) -> None:
    ann, table = finished.ann, finished.table
    for luck in ("new", "same", "new"):
        moment = f"replay/{0 if table != finished.table else 12}"
        status, made = ann.request("POST", path_of(table, moment), {"seat": 0, "luck": luck})
        assert status == 201, made
        table = made["table"]
        with ann.at(table) as player:
            player.my_turn()
            player.send(type="concede")
            player.until(lambda message: message["type"] == "table" and message["status"] == "over")
        found = look(ann.server, table, "replay?seat=0")
        assert found["turns"][0]["at"] == 0
        assert look(ann.server, table, "chronicle")["turns"]
    assert ann.get(f"/api/tables/{table}")["match"] is None


@pytest.mark.parametrize(
    ("number", "wish", "words"),
    [
        (99999, {"seat": 0}, "There is no moment 99999"),
        (5, {"seat": 4}, "There is no seat 5; the seats are 1 to 2."),
        (5, {"seat": -1}, "There is no seat 0; the seats are 1 to 2."),
        (5, {"seat": 0, "bot": "open"}, 'There is no bot "open"'),
        (5, {"seat": 0, "luck": "good"}, "That cannot be read: luck"),
        (5, {}, "missing required field `seat`"),
    ],
)
def test_what_cannot_be_played_on_from_gets_a_sentence(
    finished: Finished, number: int, wish: Message, words: str
) -> None:
    status, body = go_on(finished, number, **wish)
    assert (status, words in body["error"]) == (400, True), body


def test_there_is_nothing_to_play_at_the_end_and_nothing_before_it(finished: Finished) -> None:
    last = finished.positions[-1]["number"]
    status, body = go_on(finished, last, seat=0)
    assert (status, "The game is over at that moment" in body["error"]) == (400, True)
    running = finished.ann.make(seats=bots("me", "casual"), start=True)
    status, body = finished.ann.request("POST", path_of(running, "replay/0"), {"seat": 1})
    assert (status, "The replay opens when the game is over" in body["error"]) == (409, True)


def test_a_finished_game_can_be_told_while_the_next_one_is_prepared(server: Server) -> None:
    ann = guest(server)
    table = ann.make(seats=bots("me", "casual"), start=True)
    with ann.at(table) as player:
        player.expect("position")
        player.send(type="concede")
        player.until(lambda message: message["type"] == "table" and message["status"] == "over")
        log = ann.get(f"/api/tables/{table}/log")
        settings = {**player.table["settings"], "live_score": True}
        player.change(type="configure", settings=settings)
        assert player.table["status"] == "gathering"
        for path in ("log", "log?game=1"):
            assert replay(ann.get(f"/api/tables/{table}/{path}")).answers == replay(log).answers
        assert look(server, table, "replay?seat=0")["info"]["game"] == 1
        assert ann.request("GET", path_of(table, "replay", 2))[0] == 409
