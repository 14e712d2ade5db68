"""Whatever is sent, in any order, by anybody: refused with a reason or carried out by the rules; the server stays."""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from lineup.table.server.app import make_app
from lineup.table.wire import catalogue
from lineup.table.wire import protocol as p
from tests.harness.budget import examples
from tests.harness.server import Guest, Player, Server, complaint, play_on, together

MESSAGES: Final = typing.get_args(p.FromClient)
COUNT: Final = examples(40)  # of each fuzz
QUICK: Final = settings(max_examples=COUNT, suppress_health_check=list(HealthCheck))
# What makes a message say something instead of nothing.
TEXTS: Final = ["", "open", "me", "casual", "random", "end", "play punch", "pass", "hunt", "heroes-unite", "on", "Ann"]
JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def values(kind: Any) -> st.SearchStrategy[Any]:
    """JSON values of a type of the protocol, mostly sensible ones."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return st.sampled_from(inner)
    if origin is list:
        return st.lists(values(inner[0]), max_size=3)
    if origin is tuple:
        return st.tuples(*(values(each) for each in inner)).map(list)
    if origin is dict:
        return st.dictionaries(values(inner[0]), values(inner[1]), max_size=2)
    if origin in (typing.Union, types.UnionType):
        return st.one_of(*(values(each) for each in inner))
    if kind is type(None):
        return st.none()
    if kind is bool:
        return st.booleans()
    if kind is int:
        return st.integers(-2, 6) | st.integers() | st.sampled_from([2**31, -(2**63), 2**64, 10**40])
    if kind is str:
        return st.sampled_from(TEXTS) | st.text(max_size=30)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return structs(kind)
    raise AssertionError(kind)


def structs(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    """A struct as JSON; fields with a default may be left out."""
    hints = typing.get_type_hints(kind)
    needed: dict[str, st.SearchStrategy[Any]] = {}
    other: dict[str, st.SearchStrategy[Any]] = {}
    for each in msgspec.structs.fields(kind):
        required = each.default is msgspec.NODEFAULT and each.default_factory is msgspec.NODEFAULT
        (needed if required else other)[each.name] = values(hints[each.name])
    config = kind.__struct_config__
    if config.tag is not None:
        needed["type"] = st.just(config.tag)
    return st.fixed_dictionaries(needed, optional=other)


def stored(server: Server, table: str) -> list[tuple[Any, ...]]:
    """All that the store has of a table."""
    return [*server.journal(table), *server.rows("select status, body from tables where id = ?", table)]


class World:
    """A table in the middle of a game with two people, perhaps a bot, and a spectator; replaced when the game ends."""

    def __init__(self, server: Server, bot: bool) -> None:
        self.server = server
        self.guests = [Guest(server, name) for name in ("Ann", "Bob", "Eve")]
        self.bot = bot
        self.table = ""
        self.connections: Any = None
        self.players: list[Player] = []

    def __enter__(self) -> World:
        self.renew()
        return self

    def __exit__(self, *_: object) -> None:
        self.connections.__exit__(None, None, None)

    def renew(self) -> None:
        """Another table, with the game running."""
        if self.connections is not None:
            self.connections.__exit__(None, None, None)
        self.table = self.guests[0].make(settings={"players": 2 + self.bot, "spectators_talk": True})
        self.connections = together(self.table, *self.guests)
        self.players = self.connections.__enter__()
        self.players[1].change(type="sit", seat=1)
        if self.bot:
            self.players[0].change(type="seat", seat=2, who="random")
        self.players[0].send(type="start")
        for player in self.players:
            player.expect("position")
            player.news()

    def check(self) -> None:
        """The server answers everybody, whatever was sent; a table that somebody had to leave is made anew."""
        try:
            for player in self.players:
                player.news()
        except ConnectionClosed:
            assert self.guests[0].get(f"/api/tables/{self.table}")
            self.renew()


@pytest.fixture(scope="module")
def world(server: Server) -> Iterator[World]:
    with World(server, bot=True) as world:
        yield world


@pytest.fixture(scope="module")
def still_world(server: Server) -> Iterator[World]:
    """A table without a bot, so that nothing happens by itself."""
    with World(server, bot=False) as world:
        yield world


def refused_and_unchanged(world: World, who: int, data: str | bytes) -> None:
    """What cannot be read is refused with a sentence, and nobody else hears of it."""
    before = stored(world.server, world.table)
    player = world.players[who]
    player.send_raw(data)
    (message,) = player.news()
    assert message["type"] == "refused", message
    assert message["text"].startswith(
        ("That message cannot be read:", "A message has at most", "You already said hello")
    )
    assert stored(world.server, world.table) == before
    for each in world.players:
        assert each.news() == []


@QUICK
@given(data=st.binary(max_size=200), who=st.integers(0, 2))
def test_any_bytes(still_world: World, data: bytes, who: int) -> None:
    refused_and_unchanged(still_world, who, data)


@QUICK
@given(value=JSON, who=st.integers(0, 2))
def test_any_json(still_world: World, value: object, who: int) -> None:
    refused_and_unchanged(still_world, who, json.dumps(value))


@QUICK
@given(
    who=st.integers(0, 2),
    kind=st.sampled_from(MESSAGES),
    extra=st.dictionaries(st.text(max_size=8), JSON, min_size=1, max_size=3),
)
def test_any_message_with_other_fields(still_world: World, who: int, kind: type[msgspec.Struct], extra: Any) -> None:
    refused_and_unchanged(still_world, who, json.dumps({**extra, "type": kind.__struct_config__.tag, "?": 1}))


@settings(max_examples=COUNT, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.integers(0, 2), st.one_of(*map(structs, MESSAGES))), min_size=1, max_size=5))
def test_any_messages_in_any_order_from_any_seat(world: World, messages: list[tuple[int, dict[str, Any]]]) -> None:
    """Each is answered: with a refusal, or with what it brought about."""
    for who, message in messages:
        try:
            player = world.players[who]
            before = len(player.messages)
            player.send(**message)
            player.news()
        except ConnectionClosed:
            world.check()  # the host removed them
            continue
        assert player.messages[before:], f"{message} was not answered"
        for each in player.messages[before:]:
            if each["type"] == "refused":
                assert each["text"]
                assert "could not do that" not in each["text"], f"{message} met a fault of the server"
    world.check()
    if not world.players[0].table or world.players[0].table["status"] != "playing":
        world.renew()


def test_after_all_that_a_game_can_be_played(world: World) -> None:
    world.renew()
    play_on(dict(enumerate(world.players[:2])), 5)
    assert "Traceback" not in world.server.output


@pytest.mark.parametrize(
    "first",
    [b"", b"\xff\xfe", "{}", "[]", '{"type":"hello"}', '{"type":"hello","version":"1"}', '{"type":"start"}', "null"],
)
def test_a_first_message_that_is_no_hello_ends_the_connection_with_a_reason(server: Server, first: str | bytes) -> None:
    ann = Guest(server, "Ann")
    table = ann.make()
    with ann.dial(table) as socket:
        socket.send(first)
        (gone,) = Player(socket).end()
        assert gone["type"] == "gone"
        assert gone["text"].startswith(("That message cannot be read", "The first message must be a hello"))
        assert not gone["retry"]
        assert socket.close_code == 4000


def test_a_message_that_is_too_long_ends_the_connection_only(server: Server) -> None:
    ann = Guest(server, "Ann")
    table = ann.make()
    with ann.at(table) as player:
        player.expect("table")
        player.send_raw("x" * (p.MESSAGE_BYTES + 1))
        player.end()
        assert player.socket.close_code == 1009
    with ann.at(table) as player:
        player.expect("table")


# HTTP


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """The application in this process, without a limit on requests."""
    file = tmp_path_factory.mktemp("web") / "tables.db"
    with TestClient(make_app(str(file), limit=0), raise_server_exceptions=False) as client:
        yield client


def routes() -> st.SearchStrategy[tuple[str, str]]:
    """Any method and path of the interface."""
    schema = make_app("unused.db").openapi_schema.to_schema()
    return st.sampled_from([(method, path) for path, methods in schema["paths"].items() for method in methods])


HERE: Final = "http://testserver.local"
BODIES: Final[dict[str, type[msgspec.Struct]]] = {
    "/api/me": p.Name,
    "/api/tables": p.NewTable,
    "/api/swaps": p.SwapWish,
    "/api/sets/check": catalogue.SetText,
}
WORDS: Final = st.sampled_from(["heroes-unite", "katana", "HU-ATK-03", "table", "set", "../x", "%"]) | st.text(
    max_size=20
)


@settings(max_examples=COUNT * 5, suppress_health_check=list(HealthCheck))
@given(data=st.data(), route=st.deferred(routes))
def test_any_request_is_answered_or_refused_with_a_sentence(
    web: TestClient[Any], data: st.DataObject, route: tuple[str, str]
) -> None:
    method, path = route
    url = "/".join(data.draw(WORDS) if part.startswith("{") else part for part in path.split("/"))
    body: Any = None
    if path in BODIES and method != "get":
        body = data.draw(structs(BODIES[path]) | JSON)
    query = data.draw(st.dictionaries(st.sampled_from(["set", "q", "game", "x"]), WORDS, max_size=2))
    content = data.draw(st.binary(max_size=50)) if data.draw(st.integers(0, 9)) == 0 else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} if method != "get" else {}
    check(
        web.request(
            method, HERE + _quoted(url), params=query, content=content if method != "get" else None, headers=headers
        )
    )


@QUICK
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]),
    path=st.lists(WORDS, max_size=4).map("/".join),
    prefix=st.sampled_from(["/", "/api/", "/assets/", "/ws/", "/api/tables/"]),
)
def test_any_path(web: TestClient[Any], method: str, path: str, prefix: str) -> None:
    check(web.request(method, HERE + prefix + _quoted(path)))


@QUICK
@given(cookie=st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters=';,"\\'), max_size=60))
def test_any_cookie_makes_a_guest(web: TestClient[Any], cookie: str) -> None:
    answer = web.get("/api/me", headers={"Cookie": f"lineup={cookie}"})
    assert answer.status_code == 200
    assert answer.json()["name"] == ""


def test_a_cookie_nobody_signed_is_nobody(web: TestClient[Any]) -> None:
    web.cookies.clear()
    mine = web.put("/api/me", json={"name": "Ann"})
    ((name, cookie),) = mine.cookies.items()
    web.cookies.clear()
    for other in (cookie[:-1] + ("0" if cookie[-1] != "0" else "1"), cookie.partition(".")[0], "x" + cookie):
        assert web.get("/api/me", headers={"Cookie": f"{name}={other}"}).json()["person"] != mine.json()["person"]
        web.cookies.clear()
    assert web.get("/api/me", headers={"Cookie": f"{name}={cookie}"}).json() == mine.json()
    web.cookies.clear()


@pytest.mark.parametrize(
    "path",
    ["/%00", "/" + "a" * 5000, "/assets/%00", "/assets/" + "a" * 5000, "/assets/../../secret", "/..%2f..%2fetc/passwd"],
)
def test_odd_paths(web: TestClient[Any], path: str) -> None:
    answer = web.get(HERE + path)
    check(answer)
    assert "root:" not in answer.text


def _quoted(path: str) -> str:
    return quote(path, safe="/")


def check(answer: Any) -> None:
    """Never a fault of the server; every refusal is a sentence."""
    assert answer.status_code < 500 or "not built" in answer.text, answer.text
    if answer.status_code >= 400:
        body = answer.json()
        assert list(body) == ["error"], body
        text = complaint(answer.text)
        assert len(text) > 10
        assert "Traceback" not in text


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    with TestClient(make_app(str(tmp_path / "tables.db"), limit=3)) as client:
        codes = [client.get("/api/me").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert complaint(client.get("/api/me").content) == "That was too much at once; wait a moment."
