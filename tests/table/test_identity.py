"""One person, one identity: who is given a cookie, and who can take it away."""

from __future__ import annotations

import http.client
import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lineup.table.wire.protocol import VERSION
from tests.harness.server import Guest, Player, Server, complaint

TABLE = {"settings": {"players": 2}, "seats": [{"who": "me"}, {"who": "casual"}]}


class Answer(NamedTuple):
    status: int
    text: str
    cookies: list[str]  # what it set


def ask(server: Server, method: str, path: str, body: object = None, **headers: str) -> Answer:
    """Send a request with these headers; `_` stands for the dash in their names."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, None if body is None else json.dumps(body), sent)
        answer = connection.getresponse()
        return Answer(answer.status, answer.read().decode(), answer.msg.get_all("Set-Cookie") or [])
    finally:
        connection.close()


def pair(cookie: str) -> str:
    """The name and value of a cookie as it is sent back."""
    return cookie.partition(";")[0]


def who(server: Server, cookie: str) -> str:
    """The person of a cookie."""
    answer = ask(server, "GET", "/api/me", Cookie=cookie)
    return str(json.loads(answer.text)["person"])


@pytest.mark.parametrize("path", ["/", "/join", "/table/unknown"])
def test_a_newcomer_becomes_somebody_with_the_first_page(server: Server, path: str) -> None:
    first = ask(server, "GET", path)
    (cookie,) = first.cookies
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    person = who(server, pair(cookie))
    again = ask(server, "GET", path, Cookie=pair(cookie))
    assert [pair(each) for each in again.cookies] in ([], [pair(cookie)])
    ann = Guest(server)
    ann.cookie = pair(cookie)
    with ann.at(ann.make(**TABLE)) as player:
        table = player.expect("table")
        assert (table["you"], table["seat"]) == (person, 0)


@pytest.mark.parametrize("path", ["/assets/none.js", "/icon.svg"])
def test_what_lies_beside_the_pages_makes_nobody(server: Server, path: str) -> None:
    assert ask(server, "GET", path).cookies == []


def test_a_connection_of_nobody_is_sent_to_get_a_cookie_first(server: Server) -> None:
    ann = Guest(server, "Ann")
    table = ann.make(**TABLE)
    for cookie in ("", "lineup=nonsense", "lineup-00000000=a.b.c"):
        stranger = Guest(server)
        stranger.cookie = cookie
        with stranger.dial(table) as connection:
            player = Player(connection)
            player.send(type="hello", version=VERSION)
            (gone,) = player.end()
            assert gone["type"] == "gone"
            assert "/api/me" in gone["text"]
            assert gone["retry"], "with a cookie it will do"
    stranger = Guest(server)
    person = stranger.get("/api/me")["person"]
    with stranger.at(table) as player:
        assert player.expect("table")["you"] == person


def test_a_cookie_that_is_good_is_kept(server: Server) -> None:
    ann = Guest(server, "Ann")
    table = ann.make(**TABLE, start=True)
    with ann.at(table) as player:
        player.send(type="concede")
        player.until(lambda message: message["type"] == "table" and message["status"] == "over")
    for method, path, body in (
        ("GET", "/api/me", None),
        ("GET", "/api/tables", None),
        ("POST", "/api/tables", TABLE),
        ("POST", f"/api/tables/{table}/games/1/replay/0", {"seat": 0}),
        ("POST", "/api/own", {"title": "Mine"}),
        ("POST", "/api/lessons/heroes-unite/turn", {}),
        ("PUT", "/api/lessons/heroes-unite/turn", {"done": True}),
        ("POST", "/api/sets/check", {"text": ""}),
        ("POST", "/api/tables", {"settings": {"players": 77}}),
    ):
        answer = ask(server, method, path, body, Cookie=ann.cookie, Content_Type="application/json")
        assert answer.cookies == [], (method, path)
    named = ask(server, "PUT", "/api/me", {"name": "Bea"}, Cookie=ann.cookie, Content_Type="application/json")
    assert [who(server, pair(each)) for each in named.cookies] == [ann.person], "another name, the same person"


@pytest.mark.parametrize(
    "wish", [{"settings": {"players": 77}}, {"unknown": 1}, {"settings": {"custom": ["no set"]}, "start": True}]
)
def test_a_request_that_fails_makes_nobody(server: Server, wish: Any) -> None:
    answer = ask(server, "POST", "/api/tables", wish, Content_Type="application/json")
    assert (answer.status, answer.cookies) == (400, [])


def test_a_program_that_only_makes_a_table_sits_there(server: Server) -> None:
    made = ask(server, "POST", "/api/tables", TABLE, Content_Type="application/json; charset=utf-8")
    assert made.status == 201
    ann = Guest(server)
    ann.cookie = pair(made.cookies[0])
    with ann.at(json.loads(made.text)["table"]) as player:
        assert player.expect("table")["seat"] == 0


# Pages of others


CHANGES = [
    ("PUT", "/api/me", {"name": "Eve"}),
    ("POST", "/api/tables", TABLE),
    ("POST", "/api/sets/check", {"text": ""}),
]
FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "http://[", "http://127.0.0.1:1"]
)
def test_a_page_of_others_changes_nothing(server: Server, method: str, path: str, body: object, origin: str) -> None:
    ann = Guest(server, "Ann")
    for cookie in ({}, {"Cookie": ann.cookie}):
        answer = ask(server, method, path, body, Content_Type="application/json", Origin=origin, **cookie)
        assert (answer.status, answer.cookies) == (403, [])
        assert origin in complaint(answer.text)
    assert ann.get("/api/me")["name"] == "Ann"


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_says_the_page_is_anothers_is_believed(server: Server, site: str) -> None:
    answer = ask(server, "POST", "/api/tables", TABLE, Content_Type="application/json", Sec_Fetch_Site=site)
    assert (answer.status, answer.cookies) == (403, [])
    seen = ask(server, "GET", "/api/me", Sec_Fetch_Site=site, Sec_Fetch_Mode="no-cors", Sec_Fetch_Dest="image")
    assert seen.cookies == [], "nobody comes in through a picture on another page"
    clicked = ask(server, "GET", "/", Sec_Fetch_Site=site, Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="document")
    assert len(clicked.cookies) == 1, "an invitation on another page is followed"


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@pytest.mark.parametrize("kind", FORMS)
def test_bodies_are_read_only_as_json(server: Server, method: str, path: str, body: object, kind: str) -> None:
    ann = Guest(server, "Ann")
    answer = ask(server, method, path, body, Content_Type=kind, Cookie=ann.cookie)
    assert (answer.status, answer.cookies) == (415, [])
    assert "application/json" in complaint(answer.text)
    assert ann.get("/api/me")["name"] == "Ann"


def test_what_has_no_body_needs_no_kind_and_no_form_of_others_passes_for_it(server: Server) -> None:
    ann, secret = Guest(server, "Nobody in particular"), {"passphrase": "correct horse battery"}
    assert ann.request("POST", "/api/account", {"name": "Bodiless", "keep": True, **secret})[0] == 201
    for kind in FORMS[:-1]:
        assert ask(server, "POST", "/api/account/sign-out", Content_Type=kind, Cookie=ann.cookie).status == 415
    evil = {"Origin": "http://evil.example", "Cookie": ann.cookie}
    assert ask(server, "POST", "/api/account/sign-out", **evil).status == 403
    _, made = ann.request("POST", "/api/own", {"title": "Mine"})
    assert ask(server, "DELETE", f"/api/own/{made['id']}", Cookie=ann.cookie).status == 200
    assert ask(server, "POST", "/api/account/sign-out", Cookie=ann.cookie).status == 200


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
def test_the_own_pages_and_programs_change_things(server: Server, method: str, path: str, body: object) -> None:
    ann = Guest(server, "Ann")
    for origin in ({}, {"Origin": server.url}):
        answer = ask(server, method, path, body, Content_Type="application/json", Cookie=ann.cookie, **origin)
        assert answer.status in (200, 201), answer.text


def test_pages_under_any_name_of_the_machine_change_things(tmp_path: Path) -> None:
    """With --lan, or behind a web server that encrypts."""
    server = Server(tmp_path / "tables.db", "--lan", "--name", "my-pc.local", "--name", "cards.example")
    server.start()
    try:
        for host, origin in (
            ("my-pc.local:8000", "http://my-pc.local:8000"),
            ("cards.example", "https://cards.example"),
        ):
            answer = ask(
                server, "POST", "/api/tables", TABLE, Host=host, Origin=origin, Content_Type="application/json"
            )
            assert answer.status == 201
        other = ask(
            server, "POST", "/api/tables", TABLE, Host="my-pc.local:8000", Origin="http://x.example",
            Content_Type="application/json",
        )  # fmt: skip
        assert other.status == 403
    finally:
        server.stop()


def test_two_servers_on_one_machine_leave_each_others_guests_alone(server: Server, tmp_path: Path) -> None:
    """Browsers keep one box of cookies for all ports of a machine."""
    ann = Guest(server, "Ann")
    other = Server(tmp_path / "tables.db")
    other.start()
    try:
        (cookie,) = ask(other, "GET", "/", Cookie=ann.cookie).cookies
        assert cookie.partition("=")[0] != ann.cookie.partition("=")[0]
        assert who(server, f"{ann.cookie}; {pair(cookie)}") == ann.person
    finally:
        other.stop()


def test_a_cookie_of_the_first_releases_is_still_good(server: Server) -> None:
    ann = Guest(server, "Ann")
    old = "lineup=" + ann.cookie.partition("=")[2]
    assert who(server, old) == ann.person
    (renewed,) = ask(server, "GET", "/", Cookie=old).cookies
    assert pair(renewed) == ann.cookie
