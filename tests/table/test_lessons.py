"""Lessons at a real table: begun, followed, left, found again after a restart, taken back, skipped, begun anew."""

from __future__ import annotations

import signal
from typing import Any

import pytest

from lineup.lessons import LESSONS, find_lesson
from tests.harness.server import Guest, Player, Server

TURN = next(iter(LESSONS))


def table_of(ann: Guest, lesson: str = TURN, anew: bool = False) -> str:
    """The table of somebody's lesson."""
    return str(ann.request("POST", f"/api/lessons/{lesson}", {"anew": anew})[1]["table"])


def facts(ann: Guest, lesson: str = TURN) -> dict[str, Any]:
    return next(each for each in ann.get("/api/lessons") if each["id"] == lesson)


def lesson(one: Player) -> dict[str, Any]:
    """What the learner is told once they are asked, the game is over or the lesson is."""
    one.until(lambda message: message["type"] == "position" and told(message))
    return dict(one.position["lesson"])


def told(position: dict[str, Any]) -> bool:
    return bool(position["ask"] or position["result"] or position["lesson"]["step"] == position["lesson"]["of"])


def step(one: Player, answer: str) -> dict[str, Any]:
    """Give an answer; what one is told then."""
    one.give(answer)
    return lesson(one)


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_played_to_its_end_and_is_done_then(server: Server, id: str) -> None:
    ann = Guest(server, "Ann")
    with ann.at(table_of(ann, id)) as one:
        now = lesson(one)
        while now["step"] < now["of"]:
            lone = [option["answer"] for option in one.position["ask"]["options"]]
            now = step(one, (now["answers"] or lone)[0])
        assert now["text"]
        assert not now["lost"]
    assert facts(ann, id)["done"] is True
    assert ann.get("/api/tables")["yours"] == [], "tables of lessons are found by their lesson"


def test_a_lesson_goes_on_where_it_was_after_a_restart_and_begins_anew_where_one_wants(own_server: Server) -> None:
    ann = Guest(own_server, "Ann")
    table = table_of(ann)
    with ann.at(table) as one:
        first = lesson(one)
        second = step(one, first["answers"][0])
        assert (second["step"], second["of"]) == (1, first["of"])
    own_server.stop(signal.SIGKILL)
    own_server.start()
    assert (facts(ann)["step"], facts(ann)["begun"], facts(ann)["done"]) == (1, True, False)
    assert table_of(ann) == table
    with ann.at(table) as one:
        assert lesson(one) == second
    assert table_of(ann, anew=True) == table
    with ann.at(table) as one:
        assert lesson(one) == first
    assert facts(ann)["step"] == 0


def test_another_answer_is_allowed_noticed_and_can_be_taken_back(server: Server) -> None:
    ann = Guest(server, "Ann")
    with ann.at(table_of(ann)) as one:
        first = lesson(one)
        open_still = step(one, "play kick")
        assert (open_still["step"], open_still["astray"], open_still["otherwise"]) == (0, True, "")
        one.send(type="undo")
        one.until(lambda message: message["type"] == "position" and message["number"] == 0)
        assert one.position["lesson"] == first
        second = step(one, "play punch")
        passed = step(one, "end")
        assert (passed["step"], passed["otherwise"]) == (2, find_lesson(TURN).steps[1].otherwise)
        one.send(type="undo")
        one.until(lambda message: message["type"] == "position" and message["number"] == 1)
        assert one.position["lesson"] == second


def test_a_lesson_says_what_it_needs_and_is_not_done_without_it(server: Server) -> None:
    id = "rivals-batman-joker/confrontation"
    ann = Guest(server, "Ann")
    with ann.at(table_of(ann, id)) as one:
        first = lesson(one)
        buying = step(one, "normal")
        assert (buying["step"], buying["answers"], buying["lost"]) == (0, [], True)
        assert buying["otherwise"] == find_lesson(id).steps[0].need
        one.send(type="undo")
        one.until(lambda message: message["type"] == "position" and message["number"] == 0)
        assert one.position["lesson"] == first
        step(one, "normal")
        step(one, "end")
        again = step(one, "pass")
        assert (again["step"], again["answers"], again["lost"]) == (0, ["confront 1"], False)
    assert facts(ann, id)["done"] is False


def test_a_lesson_can_be_skipped_and_taken_up_again(server: Server) -> None:
    ann = Guest(server, "Ann")
    assert facts(ann)["done"] is False
    ann.request("PUT", f"/api/lessons/{TURN}", {"done": True})
    assert (facts(ann)["done"], facts(ann)["begun"]) == (True, False)
    ann.request("PUT", f"/api/lessons/{TURN}", {"done": False})
    assert facts(ann)["done"] is False
    assert all(not each["done"] for each in Guest(server, "Bob").get("/api/lessons"))


def test_only_the_learner_is_told_of_the_lesson(server: Server) -> None:
    ann, eve = Guest(server, "Ann"), Guest(server, "Eve")
    table = table_of(ann)
    with ann.at(table) as one, eve.at(table) as other:
        assert lesson(one)["step"] == 0
        assert other.expect("position")["lesson"] is None
    assert table_of(eve) != table


def test_a_lesson_that_is_not_there_is_refused_with_those_there_are(server: Server) -> None:
    status, answer = Guest(server, "Ann").request("POST", "/api/lessons/heroes-unite/trun", {"anew": False})
    assert status == 404
    assert "there are heroes-unite/turn" in answer["error"]


def test_a_lesson_whose_game_is_over_begins_at_a_new_table(server: Server) -> None:
    ann = Guest(server, "Ann")
    table = table_of(ann)
    with ann.at(table) as one:
        lesson(one)
        one.send(type="concede")
        one.until(lambda message: message["type"] == "position" and message["result"] is not None)
    assert facts(ann)["done"] is False
    again = table_of(ann)
    assert again != table
    with ann.at(again) as one:
        assert lesson(one)["step"] == 0
