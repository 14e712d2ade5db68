"""What is left of finished games: kept with those who played them, counted, and rated against the bots."""

from __future__ import annotations

import signal
from typing import Any

from lineup.bots.hosting.registry import load_ratings
from lineup.table.people.finished_games import Played, PlayedSeat, Wanted, make_history, rate_person
from tests.harness.server import Guest, Server, together
from tests.table.test_tables import bots, guest, two_people


def give_up(ann: Guest, **wish: Any) -> str:
    """A game of somebody that ends at once; its table."""
    table = ann.make(**{"seats": bots("me", "casual"), "start": True, **wish})
    with ann.at(table) as player:
        player.expect("position")
        player.send(type="concede")
        player.until(lambda message: message["type"] == "table" and message["status"] == "over")
    return table


def test_finished_games_are_kept_with_those_who_played_them(own_server: Server) -> None:
    ann, eve = guest(own_server), guest(own_server, "Eve")
    assert ann.get("/api/history")["games"] == []
    first = give_up(ann)
    second = give_up(
        ann,
        settings={"game": "confrontations", "players": 4, "rules": {"first_player": "0"}},
        seats=bots("me", "casual", "planner", "random"),
    )
    own_server.stop(signal.SIGKILL)
    own_server.start()
    found = ann.get("/api/history")
    assert [(each["table"], each["game"]) for each in found["games"]] == [(second, 1), (first, 1)]
    assert (found["total"], found["won"]) == (2, 0)
    assert [each["name"] for each in found["boxes"]] == ["Confrontations", "Heroes Unite"]
    assert found["partners"] == [{"name": "planner", "games": 1, "won": 0}]
    assert found["bots"] == [{"name": "casual", "games": 2, "won": 0}, {"name": "random", "games": 1, "won": 0}]
    assert [each["rated"] for each in found["games"]] == [False, True], "house rules are not rated"
    assert found["rating"]["games"] == 1
    assert found["rating"]["rating"] < 25
    assert len(found["heroes"]) == 2 or found["games"][0]["seats"][0]["hero"] == ""
    assert ann.get("/api/history?box=heroes-unite")["total"] == 1
    assert ann.get("/api/history?partner=planner&result=lost")["total"] == 1
    assert ann.get("/api/history?result=won")["total"] == 0
    assert eve.get("/api/history")["total"] == 0, "nobody sees another person's games"
    status, body = ann.request("GET", "/api/history?result=drawn")
    assert (status, "result" in body["error"]) == (400, True)


def test_running_games_and_lessons_are_not_kept(server: Server) -> None:
    ann = guest(server)
    ann.make(seats=bots("me", "casual"), start=True)
    assert ann.get("/api/history")["total"] == 0


def test_a_game_among_people_is_kept_for_both_and_rated_for_none(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, _):
        one.send(type="concede")
        one.until(lambda message: message["type"] == "table" and message["status"] == "over")
    mine, theirs = (each.get("/api/history") for each in (ann, bob))
    assert (mine["won"], theirs["won"]) == (0, 1)
    assert [each["games"][0]["seat"] for each in (mine, theirs)] == [0, 1]
    assert [each["rating"]["games"] for each in (mine, theirs)] == [0, 0]


def test_a_game_that_a_bot_played_or_that_went_on_from_another_is_not_rated(server: Server) -> None:
    ann = guest(server)
    table = give_up(ann)
    status, made = ann.request("POST", f"/api/tables/{table}/games/1/replay/0", {"seat": 0})
    assert status == 201, made
    with ann.at(made["table"]) as player:
        player.expect("position")
        player.send(type="concede")
        player.until(lambda message: message["type"] == "table" and message["status"] == "over")
    assert [each["rated"] for each in ann.get("/api/history")["games"]] == [False, True]


def played(won: bool, bot: str = "casual", teams: bool = False, rated: bool = True) -> Played:
    mine = [PlayedSeat(name="Ada", hero="Katana", won=won, score=9), PlayedSeat(name="Ace", bot=bot, won=not won)]
    if teams:
        mine += [PlayedSeat(name="Bea", bot=bot, won=won), PlayedSeat(name="Cy", bot=bot, won=not won)]
    sides = [0, 1, 0, 1] if teams else []
    facts: dict[str, Any] = {"box": "heroes-unite", "title": "Heroes Unite", "turns": 9, "how": "played"}
    return Played(seats=mine, teams=sides, seat=0, rated=rated, **facts)


def test_whoever_beats_a_bot_stands_above_it_and_whoever_loses_below() -> None:
    for bot, teams in (("casual", False), ("planner", False), ("casual", True)):
        assert rate_person([played(True, bot, teams)] * 30).rating > load_ratings()[bot]
        assert rate_person([played(False, bot, teams)] * 30).rating < load_ratings()[bot]
    even = rate_person([played(n % 2 == 0) for n in range(40)])
    assert abs(even.rating - load_ratings()["casual"]) < 2
    assert even.deviation < rate_person([]).deviation
    assert [each.rating for each in even.ladder] == sorted((each.rating for each in even.ladder), reverse=True)


def test_what_is_not_rated_or_has_a_bot_without_a_place_leaves_the_rating_as_it_is() -> None:
    none = rate_person([])
    assert rate_person([played(True, rated=False), played(True, bot="somebody-elses")]) == none
    assert (none.rating, none.games) == (25.0, 0)


def test_statistics_count_what_is_looked_at_and_the_rating_everything() -> None:
    games = [played(True), played(False, bot="planner"), played(True, teams=True)]
    whole, part = make_history(games, Wanted()), make_history(games, Wanted(bot="planner"))
    assert (whole.total, whole.won, part.total, part.won) == (3, 2, 1, 0)
    assert {each.name: (each.games, each.won) for each in whole.bots} == {"casual": (2, 2), "planner": (1, 0)}
    assert [(each.name, each.games) for each in whole.partners] == [("casual", 1)]
    assert whole.rating == part.rating
