"""Several processes that share the tables: PostgreSQL has them, Redis carries messages, one process has each table."""

from __future__ import annotations

import asyncio
import json
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from lineup.commands.server.serve import Serving, run_server
from lineup.table.http.site import HEADERS
from lineup.table.people.cookies import Person
from lineup.table.people.moderation import Moderation
from lineup.table.room.connection import BEHIND, MOST_WAITING, Connection
from lineup.table.server import letters
from lineup.table.server.relay import PAUSE, Distant, Relay
from lineup.table.store.databases import StoreError, Superseded
from lineup.table.store.leases import Elsewhere, Leases
from lineup.table.store.opening import choose_database, prepare_database
from lineup.table.store.store import NotWritten, Store
from lineup.table.wire.protocol import VERSION, NewTable
from lineup.table.wire.sorry import Sorry
from tests.harness.postgres import postgres
from tests.harness.redis import SECRET, Redis, redis
from tests.harness.server import Guest, Player, Server, play_on, until, usual
from tests.table.rooms import rooms_over
from tests.table.sharing import several

pytestmark = pytest.mark.sqlite  # they bring a PostgreSQL of their own, whichever the others run on
SOLO = {"seats": [{"who": "me"}, {"who": "random"}], "settings": {"rules": {"first_player": "0"}}, "start": True}


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    with several(tmp_path_factory.mktemp("several")) as servers:
        yield servers


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person, who speaks with another process."""
    other = Guest(server)
    other.cookie, other.person = guest.cookie, guest.person
    return other


def rest(player: Player, *people: int) -> None:
    """Read until bots have nothing to do any more."""
    while player.position["waiting"]["seat"] not in people and not player.position["result"]:
        player.next()


def insist(guest: Guest, table: str, answers: int) -> int:
    """Let a person give so many answers; repeat one if the table moves, and reconnect if they are sent away.

    A busy machine can starve a process for longer than it counts as alive; then its tables move. How many answers
    there are in the end, once it is their turn.
    """
    while True:
        with guest.at(table) as player, suppress(ConnectionClosed):
            while (ask := player.my_turn()) is not None and answers:
                player.give(usual(ask))
                if player.until(lambda message: message["type"] in ("position", "refused"))["type"] == "position":
                    answers -= 1
                else:
                    player.expect("position")
            return int(player.position["number"])


def whole(server: Server, table: str) -> list[str]:
    """The stored journal of a game, line by line."""
    return [text for kind, text in server.journal(table) if kind == "answer"]


def test_two_people_play_at_one_table_through_two_processes(two: list[Server]) -> None:
    """Each connects to another process; positions, talk, who is here and requests over HTTP are those of one table."""
    ann, bob = Guest(two[0], "Ann"), Guest(two[1], "Bob")
    table = ann.make(seats=[{"who": "me"}, {"who": "open"}], settings={"public": True})
    with ann.at(table) as one, bob.dial(table) as socket:
        other = Player(socket, lambda: list(bob.get(f"/api/tables/{table}/cards")))
        other.send(type="hello", version=VERSION, chat=0)
        other.send(type="sit", seat=1)  # nothing is lost that comes before the other process has answered
        one.until(lambda message: message["type"] == "table" and message["seats"][1]["name"] == "Bob")
        one.change(type="start")
        play_on({0: one, 1: other}, 12)
        assert len(whole(two[0], table)) == one.position["number"] == other.position["number"]
        other.send(type="say", text="hello over there")
        assert one.expect("said")["text"] == "hello over there"
        info = bob.get(f"/api/tables/{table}")
        assert [seat["connected"] for seat in info["seats"]] == [True, True]
        with urlopen(f"{two[1].url}/api/tables/{table}") as answer:
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert bob.get(f"/api/tables/{table}/cards") == ann.get(f"/api/tables/{table}/cards")
        assert bob.request("GET", f"/api/tables/{table}/log")[0] == 409
        seen = elsewhere(bob, two[1])
        until(lambda: all(seat["connected"] for row in seen.get("/api/tables")["public"] for seat in row["seats"]))
        other.send(type="say", text="x" * 600)
        assert "500" in other.refusal()
    until(lambda: two[0].rows("select process from leases where table_id = ?", table) == [("",)])


def test_somebody_asks_to_come_in_at_a_table_of_another_process(two: list[Server]) -> None:
    """They are let in, put out again, let in again and told nothing twice; somebody else is turned away."""
    ann, eve, mal = Guest(two[0], "Ann"), Guest(two[1], "Eve"), Guest(two[1], "Mal")
    table = ann.make(settings={"closed": True})
    with ann.at(table) as host, eve.at(table) as other, mal.at(table) as third:
        for each in (other, third):
            each.send(type="knock")
            each.until(lambda message: message["type"] == "outside" and message["asked"])
        for somebody in (eve, elsewhere(eve, two[0])):
            assert somebody.request("GET", f"/api/tables/{table}")[0] == 403
        host.change(type="admit", person=eve.person, yes=True)
        other.expect("table")
        assert eve.get(f"/api/tables/{table}")["you"] == eve.person
        host.send(type="say", text="once")
        other.expect("said")
        host.change(type="reconsider", person=eve.person)
        other.expect("outside")
        assert eve.request("GET", f"/api/tables/{table}")[0] == 403
        other.send(type="knock")
        other.expect("outside")
        host.change(type="admit", person=eve.person, yes=True)
        host.send(type="say", text="then")
        assert other.expect("said")["text"] == "then"
        other.change(type="sit", seat=1)
        host.change(type="admit", person=mal.person, yes=False)
        assert "not let in" in third.end()[-1]["text"]


def test_a_new_name_and_the_end_of_a_session_hold_at_all_processes(two: list[Server]) -> None:
    ann, bob = Guest(two[0], "Ann"), Guest(two[1], "Bob")
    table = ann.make(**SOLO)
    with ann.at(table) as player, bob.at(table) as watching:
        away = elsewhere(ann, two[1])
        away.request("PUT", "/api/me", {"name": "Anna"})
        watching.until(lambda message: message["type"] == "table" and message["seats"][0]["name"] == "Anna")
        assert player.end()[-1]["retry"], "who was at the process that had the table comes anew"
        elsewhere(bob, two[0]).request("PUT", "/api/me", {"name": "Bobby"})
        watching.until(lambda message: message["type"] == "table" and message["spectators"] == ["Bobby"])
    words = {"name": "Cara", "passphrase": "correct horse battery staple", "keep": True}
    cara = Guest(two[0], "Cara")
    assert cara.request("POST", "/api/account", words)[0] == 201
    assert elsewhere(cara, two[1]).get("/api/account")["login"] == "Cara", "at once, whatever that process has heard"
    former = elsewhere(cara, two[1])
    changed = {"passphrase": words["passphrase"], "new": "another horse battery staple"}
    assert cara.request("PUT", "/api/account/passphrase", changed)[0] == 200
    until(lambda: former.get("/api/account")["login"] == "")


def test_a_moderators_name_stays_theirs_at_all_processes(two: list[Server]) -> None:
    one, other = two
    ada, secret = Guest(one, "Ada"), {"passphrase": "correct horse battery"}
    assert ada.request("POST", "/api/account", {"name": "Ada", "keep": True, **secret})[0] == 201
    one.stop()
    one.arguments = ("--moderator", "Ada")
    one.start()
    assert ada.get("/api/account")["moderator"]
    assert elsewhere(ada, other).request("POST", "/api/account/delete", secret)[0] == 200, "which knows of no moderator"
    for each in two:
        assert Guest(each).request("POST", "/api/account", {"name": "Ada", **secret})[0] == 400
    one.stop()
    one.arguments = ()
    one.start()


def test_a_killed_process_is_replaced_and_nobody_has_to_load_anything_anew(tmp_path: Path) -> None:
    """Bots go on, what was announced is there once, and whoever is at another process keeps the connection."""
    with several(tmp_path) as (first, second):
        ann, bob = Guest(first, "Ann"), Guest(second, "Bob")
        table = ann.make(
            seats=[{"who": "me"}, {"who": "open"}, {"who": "random"}],
            settings={"players": 3, "rules": {"first_player": "0"}},
        )
        with ann.at(table) as near, bob.at(table) as far:
            far.change(type="sit", seat=1)
            near.change(type="start")
            play_on({0: near, 1: far}, 8)
            far.send(type="say", text="do you hear me?")
            near.expect("said")
            first.stop(signal.SIGKILL)
            number = max(near.position["number"], far.position["number"])
            assert "moved" in far.refusal()
            far.until(lambda message: message["type"] == "position")
            assert far.position["number"] >= number
            with elsewhere(ann, second).at(table) as back:
                back.reach(1, far.position["number"])
                play_on({0: back, 1: far}, 8)
                rest(far, 0, 1)
                far.news()
                assert [each["text"] for each in far.messages if each["type"] == "said"] == ["do you hear me?"]
                lines = whole(second, table)
                assert len(lines) == far.position["number"] > number
                back.send(type="concede")
                far.send(type="concede")
                far.until(lambda message: message["type"] == "table" and message["status"] == "over")
        status, log = bob.request("GET", f"/api/tables/{table}/log")
        assert status == 200
        assert [line.removesuffix(" +") for line in log.splitlines()[2:] if line[0].isdigit()] == [
            line.removesuffix(" +") for line in lines
        ]


def test_a_process_that_was_taken_for_dead_writes_nothing_when_it_wakes(tmp_path: Path) -> None:
    with several(tmp_path) as (first, second):
        ann = Guest(first, "Ann")
        table = ann.make(**SOLO)
        with ann.at(table) as asleep:
            asleep.my_turn()
            play_on({0: asleep}, 2)
            asleep.my_turn()
            answer = asleep.position["ask"]["options"][0]["answer"]
            first.send_signal(signal.SIGSTOP)
            asleep.give(answer)
            asleep.send(type="say", text="am I heard?")
            with elsewhere(ann, second).at(table) as awake:
                awake.my_turn()
                play_on({0: awake}, 3)
                rest(awake, 0)
                lines = whole(second, table)
                assert lines[-1] != "am I heard?"
                first.send_signal(signal.SIGCONT)
                assert asleep.end()[-1]["type"] == "gone", "whoever was there comes anew"
                assert whole(second, table) == lines
                assert second.rows("select count(*) from chat where table_id = ?", table) == [(0,)]
                number = insist(ann, table, 2)
                assert number >= len(lines) + 2
                until(lambda: insist(elsewhere(ann, second), table, 0) == number)
                assert len(whole(second, table)) == number


@pytest.mark.slow
def test_while_redis_is_gone_tables_here_go_on_and_those_elsewhere_wait(tmp_path: Path) -> None:
    gone = Redis()
    try:
        with several(tmp_path, at=gone) as (first, second):
            ann = Guest(first, "Ann")
            table = ann.make(**SOLO)
            with ann.at(table) as near, elsewhere(ann, second).at(table) as far:
                play_on({0: near}, 2)
                near.my_turn()
                far.reach(1, near.position["number"])
                gone.stop()
                assert "cannot reach each other" in far.refusal()
                play_on({0: near}, 2)
                assert "cannot reach each other" in ann.request("GET", "/ready")[1]["error"]
                assert "cannot reach each other" in far.refusal(type="say", text="anybody?")
                status, body = elsewhere(ann, second).request("GET", f"/api/tables/{table}")
                assert (status, "cannot reach" in body["error"]) == (503, True)
                gone.start()
                far.until(lambda each: each["type"] == "position" and each["number"] >= near.position["number"])
                near.my_turn()
                far.reach(1, near.position["number"])
                play_on({0: far}, 2)
                near.reach(1, far.position["number"])
    finally:
        gone.remove()


def test_a_table_that_was_taken_by_another_process_cannot_be_written() -> None:
    address = postgres().new()
    prepare_database(address)

    async def scene() -> None:
        stores = [Store(address) for _ in range(2)]
        one, other = (Leases(store.engine) for store in stores)
        for store, leases in zip(stores, (one, other), strict=True):
            store.leases = leases
            await leases.send_heartbeat({})
        await one.take_table("t")
        await stores[0].add_chat_line("t", "Ann", 0, [], "one", one.lease_token("t"))
        with pytest.raises(Elsewhere) as told:
            await other.take_table("t")
        assert told.value.process == one.me
        await other.seize_tables(["t"])
        with pytest.raises(NotWritten, match="another server has taken the table over"):
            await stores[0].add_chat_line("t", "Ann", 0, [], "two", one.lease_token("t"))
        async with stores[1].engine.begin() as connection:
            with pytest.raises(Superseded):  # one of the two is of before
                await other.hold_leases(connection, {("t", one.lease_token("t")), ("t", other.lease_token("t"))})
        assert (await one.send_heartbeat({})).notices == [("taken", "t")]
        await stores[1].add_chat_line("t", "Ann", 0, [], "three", other.lease_token("t"))
        assert [row.text for row in await stores[1].load_chat("t", 0, "ann")] == ["one", "three"]
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_a_table_that_is_taken_again_right_after_it_was_left_stays_ours() -> None:
    address = postgres().new()
    prepare_database(address)

    async def scene() -> None:
        store = Store(address)
        store.leases = leases = Leases(store.engine)
        await leases.send_heartbeat({})
        await leases.take_table("t")
        leases.let_go("t")
        await leases.seize_tables(["t"])
        await leases.send_heartbeat({})
        await store.add_chat_line("t", "Ann", 0, [], "still here", leases.lease_token("t"))
        leases.let_go("t")
        await leases.send_heartbeat({})
        assert not leases.lease_token("t")
        await store.close()

    asyncio.run(scene())


def test_people_have_so_many_tables_over_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.table.store.writes.MOST_OPEN", 1)
    address = postgres().new()
    prepare_database(address)

    async def scene() -> None:
        stores = [Store(address) for _ in range(2)]
        for store in stores:
            store.leases = Leases(store.engine)
            await store.leases.send_heartbeat({})
        rooms = [rooms_over(store) for store in stores]
        for person in ("ann", "bob", "cid"):
            making = (each.make_table(person, person.title(), NewTable()) for each in rooms)
            made = await asyncio.gather(*making, return_exceptions=True)
            assert [type(each) for each in made].count(Sorry) == 1
            assert len(await stores[0].list_tables_of(person, 9)) == 1
        for each in rooms:
            await each.close()
        for store in stores:
            await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(("cut", "heard"), [(True, 0), (False, 3)])
def test_what_somebody_said_before_they_were_cut_off_is_dropped_elsewhere_too(cut: bool, heard: int) -> None:
    posted: list[letters.Letter] = []

    async def scene() -> None:
        client = Distant(Person("eve", "Eve"), "", Counter(), "there", "line", lambda _, letter: posted.append(letter))
        for _ in range(3):
            client.queue_message(b"{}")
        client.end_inbox(cut)
        for _ in range(heard):
            assert await client.next_message() == b"{}"
        with pytest.raises(WebSocketDisconnect):
            await client.next_message()
        for _ in range(MOST_WAITING + 2):
            client.queue_message(b"{}")
        assert posted == [letters.Told("line", BEHIND, last=True)], "who says more than is carried out comes anew"

    asyncio.run(scene())


def test_who_is_on_the_way_from_one_process_to_another_leaves_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody is banned, or signs in, right when their table moves."""
    target = str(tmp_path / "tables.db")
    prepare_database(target)
    breaks: list[Callable[[bool], None]] = []

    class Line(letters.Wires):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            breaks.append(args[-1])

    monkeypatch.setattr(letters, "Wires", Line)

    async def never() -> str:
        return str(await asyncio.Future())

    async def scene() -> None:
        rooms = rooms_over(Store(target))
        relay = Relay(Litestar(), rooms, "redis://127.0.0.1:1")
        eve = Connection(Person("eve", "Eve"))
        way = asyncio.create_task(relay.carry_client("there", "table", eve, never))
        await asyncio.sleep(0)
        breaks[0](False)
        await asyncio.sleep(PAUSE / 2)
        assert not way.done()
        rooms.end_connections("eve")
        await way
        assert eve.leaving
        assert not rooms.connected
        rooms.store.leases = None
        await rooms.close()
        await rooms.store.close()

    asyncio.run(scene())


def test_a_ban_is_known_to_all_processes_and_is_of_the_address_that_another_one_saw() -> None:
    address = postgres().new()
    prepare_database(address)

    async def scene() -> None:
        stores = [Store(address) for _ in range(2)]
        here, there = (Moderation(store) for store in stores)
        for store in stores:
            store.leases = Leases(store.engine)
            await store.leases.send_heartbeat({})
        there.note_address("mallory", "192.0.2.7")
        people = json.dumps([{"person": "mallory", "name": "Mallory", "seat": 1}])
        report = {"table_id": "t", "person": "ann", "text": "!", "view": "{}", "people": people}
        row = await here.find_report(await here.add_report(report))
        await here.decide_report(row, "banned", "mallory", "no manners", "Ada", address=True)
        assert stores[1].leases is not None
        banned, wanted, part = (await stores[1].leases.send_heartbeat({})).notices
        assert (banned.kind, wanted.kind, part) == ("bans", "address", ("part", "")), "banned first, then put out"
        await there.load_bans()
        await there.ban_address(wanted.value)
        assert there.find_ban("mallory", "")
        await here.load_bans()
        assert here.find_ban("somebody", "192.0.2.7"), "a new cookie does not help"
        assert stores[0].leases is not None
        assert (await stores[0].leases.send_heartbeat({})).notices[-1] == ("part", ""), "nor being connected elsewhere"
        for store in stores:
            await store.close()

    asyncio.run(scene())


@pytest.mark.slow
def test_the_lock_of_a_process_that_was_stopped_in_the_middle_keeps_nobody_waiting() -> None:
    """Its transaction ends, so that another process has the table within the time."""
    address = postgres().new()
    prepare_database(address)

    async def scene() -> None:
        stores = [Store(address) for _ in range(2)]
        one, other = (Leases(store.engine) for store in stores)
        await one.take_table("t")  # and never says that it lives
        async with stores[0].engine.connect() as connection:
            await one.hold_leases(connection, {("t", one.lease_token("t"))})
            await other.take_table("t")
            assert other.lease_token("t")
            await connection.invalidate()
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_who_may_share_what(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file cannot be shared, who has a database alone keeps others out, and those who share it who wants it alone."""
    with pytest.raises(StoreError, match="--redis needs tables in PostgreSQL"):
        choose_database(target).claim(shared=True)
    kept = choose_database(postgres().new())
    for shared, why in ((True, "Another server uses"), (False, "does not share it")):
        first = kept.claim(shared)
        with monkeypatch.context() as patch:
            patch.setattr("lineup.table.store.postgres.LET_GO", 0.1)
            with pytest.raises(StoreError, match=why):
                kept.claim(not shared)
        second = kept.claim(shared) if shared else None
        for each in (first, second):
            if each is not None:
                each.close()


def test_a_file_that_shall_be_shared_is_refused_whether_its_redis_is_there_or_not(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="--redis needs tables in PostgreSQL"):
        run_server(Serving(data=str(tmp_path / "tables.db"), redis="redis://127.0.0.1:1"))


def test_a_redis_that_cannot_be_used_is_told_without_its_secret() -> None:
    wrong = redis().address.replace(SECRET, "guessed")
    for address, why in (
        (f"redis://:{SECRET}@127.0.0.1:1/0", 'The Redis "redis://:***@127.0.0.1:1/0" cannot be used'),
        (f"http://x:{SECRET}@127.0.0.1", "--redis takes the address of a Redis, such as redis://"),
        (f"redis://:{SECRET}@127.0.0.1:port", "--redis takes the address of a Redis, such as redis://"),
        (f"redis://127.0.0.1:1?pass={SECRET}", "cannot be used"),
        (wrong, "cannot be used"),
    ):
        with pytest.raises(StoreError) as refused:
            run_server(Serving(data=postgres().address(), redis=address))
        assert why in str(refused.value)
        assert SECRET not in str(refused.value)
        assert "guessed" not in str(refused.value)
