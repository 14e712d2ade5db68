"""Closed tables: who is not let in stays at the door, is told nothing over any road, and can only ask to come in."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from lineup.table.model.table import new_table
from lineup.table.people.cookies import Person
from lineup.table.room.clients import KNOCKS, MOST_CALLERS, MOST_OF_HOME, Porch
from lineup.table.room.connection import Connection, receive_message
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.wire import protocol as p
from lineup.table.wire.door import Decided
from lineup.table.wire.sorry import Sorry
from tests.harness.server import Guest, Player, Server, together
from tests.table.test_faults import World, happen
from tests.table.test_protocol_page import ROUTES, sections
from tests.table.test_tables import guest, two_people

CLOSED = {"settings": {"closed": True}}
SHUT = "This table is closed: its host lets people in one by one. Open its page and ask to come in."
EXAMPLES = [each for [each] in sections("From the client").values()]


@contextmanager
def knocking(table: str, *guests: Guest) -> Iterator[list[Player]]:
    """All of them at the door of a table, the last of them asking to come in."""
    with together(table, *guests) as players:
        players[-1].send(type="knock")
        players[-1].until(lambda message: message["type"] == "outside" and message["asked"])
        yield players


def test_a_closed_table_tells_a_stranger_nothing_over_any_road(server: Server) -> None:
    """One that is listed, with people, talk and a finished game; after a stranger has asked for all there is."""
    ann, bob, eve = guest(server, "Annalena"), guest(server, "Zebulon"), guest(server, "Eve")
    table = ann.make(settings={"public": True, "closed": True, "rules": {"first_player": "0"}})
    secret = ("Zebulon", "xylophone", bob.person, ann.person, '"position"', '"seed"')
    with knocking(table, ann, bob) as (host, other):
        host.change(type="admit", person=bob.person, yes=True)
        other.expect("table")
        other.change(type="sit", seat=1)
        host.change(type="start")
        other.send(type="say", text="xylophone")
        other.send(type="concede")
        host.until(lambda message: message["type"] == "table" and message["status"] == "over")
        with eve.at(table) as stranger:
            for message in EXAMPLES:
                stranger.send(**message)
            host.send(type="say", text="xylophone")
            host.change(type="rematch")
            host.expect("position")
            heard = stranger.news()
            refused = [each["text"] for each in heard if each["type"] == "refused"]
            assert refused == [SHUT] * (len(EXAMPLES) - 2), "all but the ping and the knock"
            told = {"type": "outside", "title": "Heroes Unite", "host": "Annalena"}
            rest = [each for each in heard if each["type"] != "refused"]
            assert rest == [{**told, "asked": False}, {"type": "pong"}, {**told, "asked": True}]
            assert not any(word in raw for raw in stranger.raw for word in secret)
        host.change(type="remove", seat=1)
        roads = 0
        for who in (eve, Guest(server), bob):  # a stranger, one without a cookie, one who was removed
            for route, (sent, _) in ROUTES.items():
                method, _, path = route.partition(" ")
                if "{table}" in path:
                    path = path.format(table=table, game=2, number=0)
                    status, body = who.request(method, path, {"seat": 0} if sent is not None else None)
                    assert (status, list(body)) == (403, ["error"]), route
                    roads += 1
                elif method == "GET" and "{" not in path:
                    _, body = who.request(method, path)
                    assert who is bob or not any(word in json.dumps(body) for word in secret[:4]), route
        assert roads == 27
        [row] = [row for row in eve.get("/api/tables")["public"] if row["id"] == table]
        assert [(seat["kind"], seat["name"]) for seat in row["seats"]] == [("person", "Annalena"), ("bot", "")]
        assert row["closed"]
        assert not row["yours"]


def test_who_played_a_game_may_look_back_at_it_and_at_no_other(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (host, other):
        other.expect("table")
        other.send(type="concede")
        host.until(lambda message: message["type"] == "table" and message["status"] == "over")
        host.change(type="door", closed=True)
        host.change(type="remove", seat=1)
    for path in ("log", "log?game=1", "games/1/cards"):
        assert bob.request("GET", f"/api/tables/{table}/{path}")[0] == 200, path
        assert guest(server, "Eve").request("GET", f"/api/tables/{table}/{path}") == (403, {"error": SHUT}), path
    for path in ("", "/cards", "/since", "/log?game=2", "/games/2/replay"):
        assert bob.request("GET", f"/api/tables/{table}{path}")[0] == 403, path


def test_who_is_let_in_comes_in_over_the_same_connection_and_stays_in_after_a_restart(own_server: Server) -> None:
    ann, eve, mal = guest(own_server), guest(own_server, "Eve"), guest(own_server, "Mal")
    table = ann.make(**CLOSED)
    with knocking(table, ann, mal, eve) as (host, third, other):
        assert host.change(type="wish", seat=0, hero="")["knocks"] == [{"person": eve.person, "name": "Eve"}]
        host.change(type="admit", person=eve.person, yes=True)
        assert other.expect("table")["knocks"] == []
        other.change(type="sit", seat=1)
        host.news()
        assert host.table["seats"][1]["name"] == "Eve"
        assert host.table["knocks"] == []
        assert [each["type"] for each in third.news()] == ["outside"]
        assert "no longer asking" in host.refusal(type="admit", person=mal.person, yes=True)
        other.change(type="stand")
    own_server.stop()
    own_server.start()
    with together(table, eve, mal) as (other, third):
        assert other.expect("table")["spectators"] == ["Eve"]
        assert third.expect("outside") == {"type": "outside", "title": "Heroes Unite", "host": "Ann", "asked": False}


def test_nobody_asks_to_come_in_under_the_name_of_somebody_at_the_table(server: Server) -> None:
    ann, twin = guest(server), guest(server, "Ann")
    with knocking(ann.make(**CLOSED), ann, twin) as (host, _):
        host.news()
        assert host.table["knocks"] == [{"person": twin.person, "name": "Ann 2"}]


def test_who_was_turned_away_cannot_ask_again(server: Server) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    table = ann.make(**CLOSED)
    with knocking(table, ann, eve) as (host, other):
        host.change(type="admit", person=eve.person, yes=False)
        assert host.table["knocks"] == []
        last = {"type": "gone", "text": "You were not let in at this table.", "retry": False}
        assert other.end()[-1] == last
    with eve.at(table) as again:
        assert again.end() == [{"type": "gone", "text": "The host has barred you from this table.", "retry": False}]


def test_who_was_let_in_can_be_put_out_again_and_hears_nothing_more(server: Server) -> None:
    """While a game is on; then they ask anew, over the same connection, and miss nothing once they are let in."""
    ann, bob, table = two_people(server, rules={"first_player": "0"})
    eve = guest(server, "Eve")
    with together(table, ann, bob, eve) as (host, other, third):
        third.expect("position")
        host.change(type="door", closed=True)
        host.send(type="say", text="hello")
        third.expect("said")
        eve.request("PUT", "/api/me", {"name": "Zoe"})
        host.news()
        told = {"person": eve.person, "name": "Zoe", "admitted": True}
        assert host.table["decided"] == [told], "not those who have a seat"
        assert [seat["name"] for seat in host.table["seats"]] == ["Ann", "Bob"]
        assert "Only the host" in other.refusal(type="reconsider", person=eve.person)
        assert other.table["decided"] == third.table["decided"] == []
        third.news()
        after = host.change(type="reconsider", person=eve.person)
        assert (after["decided"], after["spectators"]) == ([], [])
        host.send(type="say", text="between us")
        host.answer("end")
        assert [each["type"] for each in third.news()] == ["outside"]
        assert third.refusal(type="say", text="hey") == SHUT
        assert eve.request("GET", f"/api/tables/{table}/since") == (403, {"error": SHUT})
        third.send(type="knock")
        host.until(lambda message: message["type"] == "table" and bool(message["knocks"]))
        host.change(type="admit", person=eve.person, yes=True)
        assert host.table["decided"] == [told]
        again = third.news()
        assert [each["text"] for each in again if each["type"] == "said"] == ["between us"]
        assert third.position["number"] == host.position["number"]


def test_who_was_turned_away_may_ask_again_if_the_host_thinks_otherwise(own_server: Server) -> None:
    ann, eve = guest(own_server), guest(own_server, "Eve")
    table = ann.make(**CLOSED)
    with knocking(table, ann, eve) as (host, other):
        host.change(type="admit", person=eve.person, yes=False)
        other.end()
    own_server.stop()
    own_server.start()
    with ann.at(table) as host:
        assert host.expect("table")["decided"] == [{"person": eve.person, "name": "Eve", "admitted": False}]
        assert host.change(type="reconsider", person=eve.person)["decided"] == []
        assert "no decision to reverse" in host.refusal(type="reconsider", person=eve.person)
        with knocking(table, eve) as [other]:
            host.until(lambda message: message["type"] == "table" and bool(message["knocks"]))
            host.change(type="admit", person=eve.person, yes=True)
            other.expect("table")


def test_who_was_removed_from_an_open_table_may_come_back_if_the_host_thinks_otherwise(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (host, other):
        other.expect("position")
        told = host.change(type="remove", seat=1)["decided"]
        assert told == [{"person": bob.person, "name": "Bob", "admitted": False}]
        other.end()
        host.change(type="reconsider", person=bob.person)
        with bob.at(table) as again:
            assert again.expect("table")["spectators"] == ["Bob 2"], "a bot plays on as Bob"


def test_whoever_has_a_seat_is_not_put_out_by_the_way() -> None:
    table = new_table(p.Settings(closed=True), Shelf(), "ann", "Ann").take_seat("ann", "Ann", 0).let_in({"eve": "Eve"})
    for person in ("ann", "stranger", ""):
        with pytest.raises(Sorry, match="no decision to reverse"):
            table.forget_decision(person)
    seated = table.take_seat("eve", "Eve", 1)
    with pytest.raises(Sorry, match="they have a seat here"):
        seated.forget_decision("eve")
    assert not seated.leave_seat("eve").forget_decision("eve").is_admitted("eve")
    removed = seated.remove_person(1, 0)
    assert [(each.name, each.admitted) for each in removed.list_decided()] == [("Eve", False)]
    assert not removed.forget_decision("eve").is_admitted("eve"), "they ask anew"


def test_who_was_removed_comes_back_with_a_new_cookie_only_to_the_door(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (host, other):
        other.expect("position")
        host.change(type="remove", seat=1)
        assert "removed you" in other.end()[-1]["text"]
        host.change(type="door", closed=True)
        with guest(server, "Bob").at(table) as again:
            assert [each["type"] for each in again.news()] == ["outside"]


def test_whoever_is_there_when_a_table_closes_stays_and_whoever_waits_comes_in_when_it_opens(server: Server) -> None:
    ann, bob, eve, zoe = (guest(server, name) for name in ("Ann", "Bob", "Eve", "Zoe"))
    table = ann.make(settings={"spectators_talk": True})
    with together(table, ann, bob, eve) as (host, other, third):
        other.change(type="sit", seat=1)
        assert "Only the host" in other.refusal(type="door", closed=True)
        host.change(type="door", closed=True)
        other.change(type="stand")
        third.send(type="say", text="still here")
        host.expect("said")
    with together(table, ann, eve, bob) as (host, third, other):
        assert third.expect("table")["settings"]["closed"]
        assert other.expect("table")["seat"] == -1
        with knocking(table, zoe) as [late]:
            host.until(lambda message: message["type"] == "table" and bool(message["knocks"]))
            host.change(type="door", closed=False)
            assert late.expect("table")["you"] == zoe.person
            assert host.table["knocks"] == []
            host.change(type="configure", settings={"closed": True})
        with together(table, zoe, guest(server, "New")) as (inside, outside):
            inside.expect("table")
            outside.expect("outside")
            host.change(type="configure", settings={})
            outside.expect("table")


def test_while_the_host_is_away_whoever_is_seated_answers_the_door(server: Server) -> None:
    ann, bob, eve, mal = (guest(server, name) for name in ("Ann", "Bob", "Eve", "Mal"))
    table = ann.make(settings={"players": 3})
    with together(table, bob, eve) as (other, watching):
        with ann.at(table) as host:
            other.change(type="sit", seat=1)
            host.change(type="door", closed=True)
            with knocking(table, mal):
                assert "while the host is away" in other.refusal(type="admit", person=mal.person, yes=True)
                other.news()
                assert other.table["knocks"] == []
        with mal.at(table) as late:
            assert late.expect("outside")["asked"], "who asked need not ask again"
            other.until(lambda message: message["type"] == "table" and bool(message["knocks"]))
            assert "whoever is seated" in watching.refusal(type="admit", person=mal.person, yes=True)
            assert watching.table["knocks"] == []
            other.change(type="admit", person=mal.person, yes=True)
            late.expect("table")


def test_fresh_cookies_of_one_address_cannot_fill_the_door(server: Server) -> None:
    ann = guest(server)
    table = ann.make(**CLOSED)
    crowd = [guest(server, f"Eve {number}") for number in range(MOST_OF_HOME + 1)]
    with together(table, ann, *crowd) as (host, *others):
        for each in others[:-1]:
            each.send(type="knock")
            each.until(lambda message: message["type"] == "outside" and message["asked"])
        assert "on your network" in others[-1].refusal(type="knock")
        host.news()
        assert len(host.table["knocks"]) == MOST_OF_HOME


def test_a_door_has_room_for_so_many_and_one_address_asks_so_often() -> None:
    def come(home: str) -> Connection:
        people.append(Connection(Person(f"p{len(people)}", ""), home))
        return people[-1]

    people: list[Connection] = []
    porch = Porch()
    for _ in range(KNOCKS):  # turned away each time
        porch.add_caller(come("192.0.2.7/32"), "Eve")
        porch.remove_caller(people[-1].person)
    with pytest.raises(Sorry, match="try again in a minute"):
        porch.add_caller(come("192.0.2.7/32"), "Eve")
    for number in range(MOST_CALLERS):
        porch.add_caller(come(f"198.51.100.{number}/32"), "Eve")
    porch.add_caller(people[-1], "Eve")
    with pytest.raises(Sorry, match="Many people are asking"):
        porch.add_caller(come("203.0.113.1/32"), "Eve")
    assert len(porch.callers) == MOST_CALLERS


def test_nothing_is_done_for_whom_the_table_does_not_admit(target: str) -> None:
    """A removed person keeps a connection alive by not reading what it is told; whatever they send does nothing."""

    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        assert not await world.send("Ann", type="remove", seat=1)
        before = await world.stands()
        for message in (p.Sit(seat=1), p.Say(text="boo"), p.Report(text="boo"), p.Configure(settings=p.Settings())):
            bob = world.people["Bob"] = Connection(Person("bob", "Bob"))
            await receive_message(world.room, bob, msgspec.json.encode(message))
            assert [each["text"] for each in world.drain()["Bob"]] == ["The host has barred you from this table."]
        assert await world.stands() == before

    happen(target, scene)


def test_somebody_leaves_the_door_while_another_comes_in(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(world: World) -> None:
        await world.open("Ann", settings={"closed": True})
        assert not await world.send("Ann", type="say", text="Come in")
        eve, zoe = (Connection(Person(name.lower(), name)) for name in ("Eve", "Zoe"))
        for each in (eve, zoe):
            await world.room.add_client(each, 0)
        read = world.store.load_chat

        async def chat(table: str, since: int, person: str) -> Sequence[Any]:
            world.room.remove_client(zoe)
            return await read(table, since, person)

        monkeypatch.setattr(world.store, "load_chat", chat)
        assert not await world.send("Ann", type="door", closed=False)
        assert world.room.people_here() == {"ann", "eve"}
        assert world.room.all_clients() == world.room.clients

    happen(target, scene)


def test_a_guest_who_was_let_in_is_so_with_the_account_they_sign_in_to() -> None:
    table = new_table(p.Settings(closed=True), Shelf(), "ann").let_in({"guest": "Eve"})
    assert not table.is_admitted("account")
    carried = table.replace_person("guest", "account")
    assert carried.is_admitted("account")
    assert carried.list_decided() == [Decided(person="account", name="Eve", admitted=True)], "and only so"
    assert not table.replace_person("stranger", "account").is_admitted("account")
    removed = table.kept_out({"guest": "Eve"})
    assert not removed.replace_person("guest", "account").is_admitted("account")
    assert not table.kept_out({"account": "Eve"}).replace_person("guest", "account").is_admitted("account")


@pytest.mark.parametrize("person", ["", "eve"])
def test_an_open_or_bots_seat_admits_nobody(person: str) -> None:
    table = (
        new_table(p.Settings(closed=True, players=3), Shelf(), "ann").take_seat("ann", "Ann", 0).set_seat(1, "random")
    )
    assert not table.is_admitted(person)
    assert table.is_admitted("ann")
