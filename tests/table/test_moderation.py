"""Who is who, and who keeps order: names that pretend, talk that hides something, reports, warnings, bans."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from lineup.table.model.names import clean_text, is_deceptive, look_alike
from lineup.table.model.seats import check_name
from lineup.table.people.cookies import Person
from lineup.table.people.moderation import Moderation, check_network
from lineup.table.room.connection import Connection, receive_message
from lineup.table.server.app import make_app
from lineup.table.store.opening import prepare_database
from lineup.table.store.store import Store
from lineup.table.wire.protocol import VERSION
from lineup.table.wire.sorry import Sorry
from tests.cli.run import lineup, refused
from tests.harness.server import Guest, Server, together
from tests.table.test_faults import World
from tests.table.test_tables import guest, two_people

SECRET = "correct horse battery"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Guest]]:
    """A server, and Ada who keeps order there."""
    server = Server(tmp_path_factory.mktemp("club") / "tables.db")
    server.start()
    ada = Guest(server, "Ada")
    status, made = ada.request("POST", "/api/account", {"name": "Ada", "passphrase": SECRET})
    assert status == 201, made
    server.stop()
    server.arguments = ("--moderator", "Ada")
    server.start()
    yield server, ada
    server.stop()
    assert "Traceback" not in server.output, server.output


@pytest.mark.parametrize(
    "name", ["\u0410nn", "A\u200bnn", "Ann\u202e", "B\u0336\u0337\u0338\u0339ob", "Li\u0585", "Ann\u0000", "\u2066Ann"]
)
def test_a_name_that_pretends_is_refused(server: Server, name: str) -> None:
    status, answer = Guest(server).request("PUT", "/api/me", {"name": name})
    assert status == 400
    assert "choose another name" in answer["error"] or "printable" in answer["error"]


@pytest.mark.parametrize("name", [
    "Moderator", "moderators", "M0derator", "MODERATOR", "Admin", "ADMIN", "adm1n", "4dmin", "Adrnin", "Ädmin",
    "\uff41dmin", "Administrator", "Superadmin", "Line-Up", "LINE-UP", "lineup", "L1ne-Up", "Iine_up", "Lineup!", "Mod",
    "M.O.D.", "Line Up", "Team Line-Up", "A d m i n", "The Moderator 2", "Ann (moderator)",
])  # fmt: skip
def test_a_name_of_those_who_run_the_server_is_nobodys(name: str) -> None:
    with pytest.raises(Sorry, match="choose another"):
        check_name(name)


@pytest.mark.parametrize(
    "name", ["Modesty", "Moderato", "Vlad Min", "Badminton fan", "Linus", "Upton", "Admiral", "Adam", "Lina Up-North"]
)
def test_names_that_only_begin_alike_are_names(name: str) -> None:
    assert check_name(name) == name


def test_who_chose_such_a_name_before_it_was_refused_goes_by_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as exits:
            world = World(str(tmp_path / "tables.db"), exits)
            await world.open("Ann")
            eve = Connection(Person("eve", "Moderator"))
            await world.room.add_client(eve, 0)
            assert world.room.describe_table("ann").spectators == ["Guest"]
            assert "choose another" in (await refusal(world, eve, '{"type": "sit", "seat": 1}'))
            await exits.aclose()
            await world.rooms.close()
            await world.store.close()

    asyncio.run(scene())


async def refusal(world: World, client: Connection, message: str) -> str:
    world.people["Eve"] = client
    world.drain()
    await receive_message(world.room, client, message)
    return str(world.drain()["Eve"][0]["text"])


def test_a_moderator_carries_a_badge_at_the_table_and_in_its_chat(club: tuple[Server, Guest]) -> None:
    server, ada = club
    bob = Guest(server, "Bob")
    table = bob.make(settings={"spectators_talk": True})
    with together(table, ada, bob) as (one, two):
        one.send(type="say", text="all well here?")
        two.until(lambda message: message["type"] == "said" and message["moderator"])
        two.send(type="say", text="yes")
        two.until(lambda message: message["type"] == "said" and not message["moderator"])
        assert (two.table["spectators"], two.table["moderators"]) == (["Ada"], ["Ada"])
        with Guest(server, "Ada").at(table) as other:
            assert other.expect("table")["moderators"] == [], "of two who watch by one name nobody could tell"
        one.news()
        one.change(type="sit", seat=1)
        two.news()
        assert [seat["moderator"] for seat in two.table["seats"]] == [False, True]
        assert two.table["moderators"] == []
    with Guest(server, "Eve").at(table) as eve:
        eve.until(lambda message: message["type"] == "said" and message["text"] == "yes")
        assert [each["moderator"] for each in eve.messages if each["type"] == "said"] == [True, False]


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "José María", "Łukasz", "Анна", "Ελένη", "李小龍", "Zoë 東京", "O'Neill 2", "नेहा"]
)
def test_names_of_the_world_are_names(name: str) -> None:
    assert not is_deceptive(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ann"), ("PAUL", "РАUL"), ("Bob", "B0b"), ("Ill", "lll"), ("Cara", "Сага"), ("Zoe", "Zoë")],
)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert not look_alike(one, "Eve")


def test_nobody_sits_down_under_a_name_that_looks_like_anothers(server: Server) -> None:
    ann, bob = guest(server, "Cara"), Guest(server, "\u0421\u0430\u0433\u0430")
    table = ann.make()
    with together(table, ann, bob) as (_, two):
        assert "Somebody at this table is called" in two.refusal(type="sit", seat=1)


def test_what_is_said_hides_nothing_and_stays_on_its_line() -> None:
    assert clean_text("good\nluck \u202eevil\u202c \u200bz" + "\u0301" * 30) == "good luck evil z\u0301\u0301"
    assert clean_text("👩\u200d🚀 well") == "👩\u200d🚀 well"


def test_who_talks_too_much_waits(server: Server) -> None:
    ann = guest(server)
    with ann.at(ann.make()) as one:
        for _ in range(30):
            one.send(type="say", text="la")
        heard = one.news()
        said = [each for each in heard if each["type"] == "said"]
        assert 10 <= len(said) < 30
        assert any("wait a moment" in each["text"] for each in heard if each["type"] == "refused")


def test_the_host_removes_who_watches_and_they_stay_out(server: Server) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    table = ann.make()
    with together(table, ann, eve) as (one, two):
        assert "There is nobody else" in one.refusal(type="remove", seat=-1, name="Nobody")
        assert "Only the host" in two.refusal(type="remove", seat=-1, name="Ann")
        one.change(type="remove", seat=-1, name="Eve")
        assert one.table["spectators"] == []
        assert "removed you" in two.end()[-1]["text"]
    with eve.at(table) as again:
        assert not again.end()[-1]["retry"]


def test_one_person_has_so_many_connections(server: Server) -> None:
    ann = guest(server)
    table = ann.make()
    with together(table, *[ann] * 20), ann.at(table) as one_more:
        assert "connected 20 times already" in one_more.end()[-1]["text"]


def test_a_report_has_what_its_reporter_saw_and_never_more(club: tuple[Server, Guest]) -> None:
    server, ada = club
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        two.send(type="say", text="boo")
        one.expect("said")
        one.news()
        one.send(type="report", text="Bob is rude.")
        id = one.expect("reported")["id"]
        two.news()
        hand, other = one.position["seats"][0]["hand"], two.position["seats"][1]["hand"]
    (report,) = [each for each in ada.get("/api/moderation")["reports"] if each["id"] == id]
    assert (report["id"], report["text"], report["name"], report["outcome"]) == (id, "Bob is rude.", "Ann", "")
    assert [(each["name"], each["seat"]) for each in report["people"]] == [("Bob", 1)]
    assert [line["text"] for line in report["talk"]] == ["boo"]
    request = urllib.request.Request(f"{server.url}/api/moderation/reports/{id}", headers={"Cookie": ada.cookie})
    with urllib.request.urlopen(request) as answer:  # its sentences name cards of a table Ada is not at
        view = json.load(answer)["view"]
    assert view["seats"][0]["hand"] == hand
    assert set(view["seats"][1]["hand"]) == {-1}
    assert -1 not in other


def test_only_moderators_read_reports(club: tuple[Server, Guest]) -> None:
    server, ada = club
    for path in ("/api/moderation", "/api/moderation/reports/x"):
        assert Guest(server, "Bob").request("GET", path)[0] == 403
    assert ada.get("/api/account")["moderator"]
    assert ada.get("/api/moderation")["operations"]["games"] >= 0
    assert ada.request("GET", "/api/moderation/reports/x")[0] == 404


def test_who_is_warned_hears_it_once_and_goes_on(club: tuple[Server, Guest]) -> None:
    server, ada = club
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        one.send(type="report", text="rude")
        id = one.expect("reported")["id"]
        wish = {"outcome": "warned", "person": bob.person, "note": "Be kind."}
        assert ada.request("PUT", f"/api/moderation/reports/{id}", {**wish, "person": ann.person})[0] == 400
        status, facts = ada.request("PUT", f"/api/moderation/reports/{id}", wish)
        (report,) = [each for each in facts["reports"] if each["id"] == id]
        assert (status, report["outcome"], report["note"]) == (200, "warned", "Ada: Be kind.")
        two.end()
    with bob.at(table) as two:
        assert "warns you: Be kind." in two.end()[-1]["text"]
    with bob.at(table) as two:
        assert two.expect("position")


def test_a_ban_survives_a_new_cookie_and_a_restart_until_it_is_lifted(club: tuple[Server, Guest]) -> None:
    server, ada = club
    ann, bob, table = two_people(server)
    with together(table, ann, bob, Guest(server, "Rob")) as (one, two, three):
        one.send(type="report", text="rude")
        id = one.expect("reported")["id"]
        wish = {"outcome": "banned", "person": bob.person, "note": "Enough.", "address": True}
        status, facts = ada.request("PUT", f"/api/moderation/reports/{id}", wish)
        assert status == 200
        assert [(ban["kind"], ban["value"]) for ban in facts["bans"]] in (
            [("person", bob.person), ("address", "127.0.0.1/32")],
            [("address", "127.0.0.1/32"), ("person", bob.person)],
        )
        for each in (two, three):  # whoever else comes from there is not left connected
            each.end()
    server.stop()
    server.start()
    with bob.at(table) as two:
        assert "You are banned from this server: Enough." in two.end()[-1]["text"]
    status, answer = Guest(server).request("PUT", "/api/me", {"name": "Rob"})
    assert (status, answer["error"]) == (403, "You are banned from this server: Enough.")
    for ban in facts["bans"]:  # Ada comes from there too, and is let in
        assert ada.request("DELETE", f"/api/moderation/bans/{ban['id']}")[0] == 200
    assert ada.request("DELETE", "/api/moderation/bans/none")[0] == 404
    assert Guest(server).request("PUT", "/api/me", {"name": "Rob"})[0] == 200


def test_accounts_and_ranges_of_addresses_are_banned_by_name(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    with TestClient(make_app(file)) as client:
        signed = client.post("/api/account", json={"name": "Ada", "passphrase": SECRET}).json()
        client.cookies.clear()
        twin = client.post("/api/account", json={"name": "\u0410d\u0430".replace("d", "\u0501"), "passphrase": SECRET})
        assert (twin.status_code, twin.json()["error"]["key"]) == (400, "sorry-account-taken")
        client.cookies.clear()
    with TestClient(make_app(file, moderators=[signed["person"]])) as client:

        def send(method: str, path: str, body: Any = None) -> tuple[int, Any]:
            answer = client.request(method, path, json=body)
            return answer.status_code, answer.json()

        assert send("POST", "/api/account/sign-in", {"name": "Ada", "passphrase": SECRET})[0] == 200
        for wish, key in (
            ({"login": "Nobody"}, "sorry-no-account"),
            ({"login": "Ada"}, "sorry-ban-moderator"),
            ({"addresses": "here"}, "sorry-network"),
            ({"addresses": "10.0.0.0/8"}, "sorry-network-wide"),
            ({}, "sorry-network"),
        ):
            status, answer = send("POST", "/api/moderation/bans", {"reason": "no", **wish})
            assert (status, answer["error"]["key"]) == (400, key)
        status, facts = send("POST", "/api/moderation/bans", {"reason": "no", "addresses": "192.0.2.77/24"})
        assert (status, facts["bans"][0]["value"]) == (201, "192.0.2.0/24")
        moderation = client.app.state.rooms.server.moderation
        assert moderation.find_ban("x", "192.0.2.1").reason == "no"
        assert moderation.find_ban("x", "192.0.3.1") is None
        assert moderation.find_ban(signed["person"], "192.0.2.1") is None


def test_who_is_banned_while_they_come_in_does_not_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(make_app(str(tmp_path / "tables.db"))) as client:
        table = client.post("/api/tables", json={"settings": {}}).json()["table"]
        rooms = client.app.state.rooms
        moderation = rooms.server.moderation
        read = moderation.next_warning

        async def meanwhile(person: str) -> Any:
            found = await read(person)
            await moderation.add_bans([("person", person, "Bob")], "no", "Ada", None)
            rooms.end_connections(person)
            return found

        monkeypatch.setattr(moderation, "next_warning", meanwhile)
        with client.websocket_connect(f"/ws/{table}") as line:
            line.send_json({"type": "hello", "version": VERSION})
            told = line.receive_json()
        assert (told["type"], told["text"]["key"], told["retry"]) == ("gone", "sorry-banned", False)


@pytest.mark.parametrize(
    ("text", "found"), [("192.0.2.7", "192.0.2.7/32"), ("2001:db8:1:2:3::/64", "2001:db8:1:2::/64")]
)
def test_addresses_are_written_down_in_one_way(text: str, found: str) -> None:
    assert check_network(text) == found
    with pytest.raises(Sorry):
        check_network(text + "/x")


def test_a_household_has_one_range_of_addresses(tmp_path: Path) -> None:
    async def look() -> None:
        store = Store(str(tmp_path / "t.db"))
        found = Moderation(store)
        found.note_address("ann", "2001:db8:1:2:aaaa::5")
        assert found.household_of("ann") == "2001:db8:1:2::/64"
        assert found.household_of("bob") == ""
        await store.close()

    prepare_database(str(tmp_path / "t.db"))
    asyncio.run(look())


def test_many_reports_bury_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.table.people.moderation.MOST_SHOWN", 3)

    async def look() -> None:
        store = Store(str(tmp_path / "t.db"))
        order = Moderation(store)
        made = {"table_id": "t", "name": "", "text": "", "view": "{}", "people": "[]", "talk": "[]"}
        ids = [
            await order.add_report({**made, "person": f"p{number}", "time": f"2026-01-0{number}"})
            for number in range(5)
        ]
        assert [row.id for row in await order.list_reports()] == ids[:3], "the oldest of those nobody decided on"
        for id in ids[:3]:
            await order.decide_report(await order.find_report(id), "dismissed", "", "", "Ada", False)
        assert [row.id for row in await order.list_reports()] == [*ids[3:], ids[2]], "then the latest of the others"
        await store.close()

    prepare_database(str(tmp_path / "t.db"))
    asyncio.run(look())


@pytest.mark.parametrize("outcome", ["warned", "banned"])
def test_of_two_moderators_who_decide_at_once_one_does(target: str, outcome: str) -> None:
    async def scene() -> None:
        store = Store(target)
        order = Moderation(store)
        people = json.dumps([{"person": each, "name": each, "seat": seat} for seat, each in enumerate(("bob", "eve"))])
        made = {"table_id": "t", "person": "ann", "text": "!", "view": "{}", "people": people}
        row = await order.find_report(await order.add_report(made))
        first, second = await asyncio.gather(
            order.decide_report(row, outcome, "bob", "no manners", "Ada", True),
            order.decide_report(row, outcome, "eve", "no manners", "Cleo", True),
            return_exceptions=True,
        )
        assert (first, type(second)) == (None, Sorry)
        assert "already" in str(second)
        assert (await order.find_report(row.id)).note == "Ada: no manners"
        assert ([each.value for each in order.list_bans()], await order.next_warning("eve")) == (
            ["bob"] if outcome == "banned" else [],
            None,
        )
        assert (await order.next_warning("bob") is not None) == (outcome == "warned")
        await store.close()

    prepare_database(target)
    asyncio.run(scene())


def test_one_household_reports_so_much(own_server: Server) -> None:
    ann = guest(own_server)
    table = ann.make()
    told = 0
    for _ in range(2):
        eve = guest(own_server, "Eve")
        with eve.at(table) as one:
            for _ in range(15):
                one.send(type="report", text="Ann is rude.")
            told += sum("reports came from your network" in str(each.get("text")) for each in one.news())
    assert told >= 10


def test_a_moderator_has_an_account(tmp_path: Path) -> None:
    found = lineup("serve", "--data", str(tmp_path / "t.db"), "--moderator", "Ada")
    refused(found, '--moderator "Ada": there is no such account')


@pytest.mark.stores
def test_the_name_of_a_moderator_who_is_gone_makes_nobody_a_moderator(own_server: Server) -> None:
    """Neither while the server runs nor after it was started again, with the name or once without."""
    ada = Guest(own_server, "Ada")
    assert ada.request("POST", "/api/account", {"name": "Ada", "passphrase": SECRET, "keep": True})[0] == 201
    restart(own_server, "--moderator", "Ada")
    assert ada.get("/api/account")["moderator"]
    restart(own_server)  # as somebody may who looks for a fault
    assert ada.request("POST", "/api/account/delete", {"passphrase": SECRET})[0] == 200
    mallory = Guest(own_server, "Mallory")
    for name in ("Ada", " aDA "):
        status, answer = mallory.request("POST", "/api/account", {"name": name, "passphrase": SECRET, "keep": True})
        assert (status, answer["error"]) == (
            400,
            'The name "Ada" is taken; choose another.'.replace("Ada", name.strip()),
        )
    restart(own_server, "--moderator", "ada")
    assert '--moderator "ada": that account was deleted, so nobody keeps order by this name' in own_server.output
    assert mallory.request("POST", "/api/account", {"name": "Ada", "passphrase": SECRET})[0] == 400
    assert mallory.request("GET", "/api/moderation")[0] == 403
    assert ada.request("GET", "/api/moderation")[0] == 403


def test_a_moderator_who_is_gone_leaves_the_others(own_server: Server) -> None:
    ada, cleo = (Guest(own_server, name) for name in ("Ada", "Cleo"))
    for each, name in ((ada, "Ada"), (cleo, "Cleo")):
        assert each.request("POST", "/api/account", {"name": name, "passphrase": SECRET, "keep": True})[0] == 201
    both = ("--moderator", "Ada", "--moderator", "Cleo")
    restart(own_server, *both)
    assert ada.request("POST", "/api/account/delete", {"passphrase": SECRET})[0] == 200
    restart(own_server, *both)
    assert cleo.get("/api/account")["moderator"]


def restart(server: Server, *arguments: str) -> None:
    server.stop()
    server.arguments = arguments
    server.start()


def test_who_is_banned_takes_no_seat_along_to_an_account(club: tuple[Server, Guest]) -> None:
    server, ada = club
    ann, bob, table = two_people(server)
    account = {"name": "Robert", "passphrase": SECRET}
    assert Guest(server).request("POST", "/api/account", account)[0] == 201
    with together(table, ann, bob) as (one, two):
        one.send(type="report", text="rude")
        id = one.expect("reported")["id"]
        wish = {"outcome": "banned", "person": bob.person, "note": "Enough."}
        status, facts = ada.request("PUT", f"/api/moderation/reports/{id}", wish)
        assert status == 200
        two.end()
    status, told = bob.request("POST", "/api/account/sign-in", {**account, "keep": True})
    assert (status, "Enough." in told["error"]) == (403, True)
    assert bob.request("POST", "/api/account/sign-in", account)[0] == 200, "as somebody else they come in"
    with bob.at(table) as two:
        assert two.expect("table")["seat"] == -1
    assert ada.request("DELETE", f"/api/moderation/bans/{facts['bans'][0]['id']}")[0] == 200
