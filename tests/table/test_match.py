"""A match of two games at one table: one with each half of the cards, the sum of both scores decides."""

from __future__ import annotations

import signal

import pytest

from lineup import replay
from tests.harness.server import Guest, Player, Server, play_on, together


def matched(guest: Guest) -> str:
    """A table with a match of a person against a bot, begun."""
    return guest.make(settings={"match": True}, seats=[{"who": "me"}, {"who": "casual"}], start=True)


def end(player: Player) -> None:
    """Play the game on the table to its end."""
    play_on({0: player})
    player.until(lambda message: message["type"] == "table" and message["status"] == "over")


@pytest.mark.slow
def test_the_sum_of_two_games_with_the_two_halves_decides(own_server: Server) -> None:
    ann = Guest(own_server, "Ann")
    table = matched(ann)
    with ann.at(table) as player:
        player.expect("position")
        assert player.table["match"] == {"half": 1, "first": [], "totals": [], "winners": []}
        assert "First game of a match" in " ".join(player.table["notes"])
        end(player)
        first = player.position["result"]["scores"]
        assert player.table["match"] == {"half": 1, "first": first, "totals": [], "winners": []}
        assert (player.table["seed"], player.table["salt"]) == ("", ""), "the seed tells the cards of the second game"
    for path in ("log", "log?game=1"):
        status, body = ann.request("GET", f"/api/tables/{table}/{path}")
        assert (status, "both games are over" in body["error"]) == (409, True)

    own_server.stop(signal.SIGKILL)
    own_server.start()
    with ann.at(table) as player:
        player.expect("position")
        player.send(type="rematch")
        player.until(lambda message: message["type"] == "position" and message["game"] == 2)
        assert player.table["match"] == {"half": 2, "first": first, "totals": [], "winners": []}
        assert ann.request("GET", f"/api/tables/{table}/log?game=1")[0] == 409
        end(player)
        second = player.position["result"]["scores"]
        totals = [one + two for one, two in zip(first, second, strict=True)]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        assert player.table["match"] == {"half": 2, "first": first, "totals": totals, "winners": best}
        assert player.table["seed"]

        games = [replay(ann.get(f"/api/tables/{table}/log?game={number}")) for number in (1, 2)]
        assert (
            games[1].to_log().splitlines()[2:] == replay(ann.get(f"/api/tables/{table}/log")).to_log().splitlines()[2:]
        )
        for game, number, scores in zip(games, (1, 2), (first, second), strict=True):
            assert (game.choice.half, game.choice.half_seed) == (number, games[0].seed)
            assert game.result is not None
            assert list(game.result.scores) == scores
        assert list(games[1].choice.first_scores) == first
        asked = [int(answer.split()[0]) for answer in games[1].answers if answer.split()[1] == "hero"]
        assert asked == sorted((0, 1), key=lambda seat: (first[seat], seat)), "the lowest scorer chooses first"

        player.send(type="rematch")
        player.until(lambda message: message["type"] == "position" and message["game"] == 3)
        assert player.table["match"]["half"] == 1


def test_with_other_settings_a_match_begins_anew(server: Server) -> None:
    ann = Guest(server, "Ann")
    table = matched(ann)
    with ann.at(table) as player:
        player.expect("position")
        player.send(type="concede")
        player.until(lambda message: message["type"] == "table" and message["status"] == "over")
        player.change(type="configure", settings={**player.table["settings"], "live_score": True})
        player.send(type="start")
        player.until(lambda message: message["type"] == "position" and message["game"] == 2)
        assert player.table["match"] == {"half": 1, "first": [], "totals": [], "winners": []}


def half_played(server: Server) -> tuple[list[Guest], str]:
    """A match of two people whose first game the host has lost."""
    guests, wish = [Guest(server, "Ann"), Guest(server, "Bob")], {"settings": {"match": True}}
    table = guests[0].make(**wish)
    with together(table, *guests) as (one, two):
        two.change(type="sit", seat=1)
        one.change(type="start")
        one.send(type="concede")
        one.until(lambda message: message["type"] == "table" and message["status"] == "over")
    return guests, table


def test_between_its_games_a_match_is_not_the_hosts_alone(server: Server) -> None:
    guests, table = half_played(server)
    with together(table, *guests) as (one, two):
        before = [(seat["kind"], seat["name"]) for seat in one.expect("table")["seats"]]
        two.expect("table")
        for message in (
            {"type": "configure", "settings": {"players": 2}},
            {"type": "seat", "seat": 0, "who": "here"},
            {"type": "seat", "seat": 1, "who": "casual"},
        ):
            assert "The second game of this match is still to come" in one.refusal(**message)
        one.news()
        assert one.change(type="stand")["seats"][0]["bot"], "a bot plays on for who leaves, as during a game"
        two.send(type="rematch")
        two.until(lambda message: message["type"] == "position" and message["game"] == 2)
        assert two.table["match"]["half"] == 2
        assert [(seat["kind"], seat["name"]) for seat in two.table["seats"]] == before


def test_a_match_ends_after_its_first_game_where_all_agree(server: Server) -> None:
    guests, table = half_played(server)
    with together(table, *guests, Guest(server, "Eve")) as (one, two, eve):
        for player in (one, two, eve):
            player.expect("position")
        one.news()
        assert "You are watching" in eve.refusal(type="end_match")
        request = {"about": "match", "seat": 0, "waiting_for": [1]}
        assert one.change(type="end_match")["request"] == request
        two.news()
        assert two.table["request"] == request
        assert two.change(type="consent", yes=False, about="match")["request"] is None
        assert [each["text"] for each in one.news() if each["type"] == "refused"] == [
            "Bob wants to play the second game."
        ]
        assert "the second game decides" in one.refusal(type="end_match")
        assert two.change(type="end_match")["request"]["waiting_for"] == [0]
        after = one.change(type="consent", yes=True, about="match")
        assert (after["status"], after["match"], after["request"]) == ("gathering", None, None)
        assert one.change(type="configure", settings={"players": 3})["settings"]["match"] is False


def test_a_foe_who_was_removed_between_the_games_leaves_a_bot_and_no_void_match(server: Server) -> None:
    guests, table = half_played(server)
    with guests[0].at(table) as one:
        one.expect("position")
        one.news()
        assert "Bob must agree" in one.refusal(type="end_match")
        one.news()
        assert one.change(type="remove", seat=1)["seats"][1]["kind"] == "bot"
        assert "The second game of this match" in one.refusal(type="configure", settings={"players": 2})
        assert "Bob played the first game, was removed since" in one.refusal(type="end_match")
        one.send(type="rematch")
        one.until(lambda message: message["type"] == "position" and message["game"] == 2)
        assert one.table["match"]["half"] == 2
        assert "No match here is waiting for its second game" in one.refusal(type="end_match")


def test_who_gives_up_the_second_game_does_not_win_the_match(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table = ann.make(settings={"match": True})
    with together(table, ann, bob) as (one, two):
        two.change(type="sit", seat=1)
        one.change(type="start")
        one.expect("position")
        one.send(type="concede")
        one.until(lambda message: message["type"] == "table" and message["status"] == "over")
        one.send(type="rematch")
        one.until(lambda message: message["type"] == "position" and message["game"] == 2)
        one.send(type="concede")
        one.until(lambda message: message["type"] == "table" and message["status"] == "over")
        assert one.table["match"] == {"half": 2, "first": [0, 0], "totals": [0, 0], "winners": [1]}


def test_a_game_that_never_was_has_no_log(server: Server) -> None:
    ann = Guest(server, "Ann")
    table = matched(ann)
    for number in (7, -1, 10**30):
        status, body = ann.request("GET", f"/api/tables/{table}/log?game={number}")
        assert (status, f"There is no game {number} at this table" in body["error"]) == (409, True)
    assert ann.request("GET", f"/api/tables/{table}/log?game=one")[0] == 400
