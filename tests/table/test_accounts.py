"""Accounts: who has one, what goes to it, and how nobody takes it or a guest's seats away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from argon2 import Type
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.table.limits.attempts import WINDOW, Attempts
from lineup.table.limits.crowd import Busy
from lineup.table.people.accounts import Account, Accounts
from lineup.table.people.cookies import (
    MOST_KNOWN,
    Person,
    cookie_name,
    read_known,
    read_person,
    sign_known,
    sign_person,
)
from lineup.table.people.devices import MOST_DEVICES, browser_of
from lineup.table.people.devices import Browser as Kind
from lineup.table.people.passphrases import (
    FOR_NAME,
    FROM_ADDRESS,
    PassphraseHasher,
    check_passphrase,
    code_hash,
    new_codes,
)
from lineup.table.server.app import make_app
from lineup.table.store.opening import prepare_database
from lineup.table.store.schema import accounts as accounts_table
from lineup.table.store.schema import devices as devices_table
from lineup.table.store.store import Store
from lineup.table.wire.sorry import Sorry
from tests.harness.cheap_hashes import REAL_HASHER
from tests.harness.server import Browser, Server
from tests.table.test_faults import Full

WORDS = "correct horse battery"


def account(server: Server, name: str, *, keep: bool = True) -> tuple[Browser, list[str]]:
    """Somebody with an account, and its recovery codes."""
    browser = Browser(server, name)
    return browser, browser.post("", name=name, passphrase=WORDS, keep=keep)["codes"]


def test_an_account_takes_seats_sets_and_history_to_another_device(server: Server) -> None:
    ann = Browser(server, "Ann")
    table = ann.make(seats=[{"who": "me"}, {"who": "random"}], start=True)
    ann.request("POST", "/api/own", {"title": "Mine", "file": ""})
    with ann.at(table) as player:
        player.send(type="concede")
        player.until(lambda message: message["type"] == "table" and message["status"] == "over")
    assert ann.get("/api/account") == {"login": "", "codes": 0, "tables": 1, "sets": 1, "games": 1, "moderator": False}
    ann.post("", name="Ann of here", passphrase=WORDS, keep=True)
    phone = Browser(server)
    phone.get("/api/me")
    signed = phone.post("/sign-in", name="  ann OF here ", passphrase=WORDS)
    assert (signed["name"], signed["person"]) == ("Ann of here", ann.person)
    assert phone.get("/api/account") == {
        "login": "Ann of here",
        "codes": 8,
        "tables": 1,
        "sets": 1,
        "games": 1,
        "moderator": False,
    }
    assert [each["id"] for each in phone.get("/api/tables")["yours"]] == [table]
    assert [each["title"] for each in phone.get("/api/own")] == ["Mine"]
    phone.request("PUT", "/api/me", {"name": "Annie"})
    assert ann.get("/api/me")["name"] == "Annie", "a name holds on all devices"


def test_an_unknown_name_and_a_wrong_passphrase_are_answered_alike(server: Server) -> None:
    account(server, "Bo")
    eve = Browser(server, "Eve")
    wrong = eve.no("/sign-in", name="Bo", passphrase="not this one at all")
    assert wrong == eve.no("/sign-in", name="Nobody at all", passphrase=WORDS)
    assert wrong == eve.no("/recover", name="Bo", code="aaaa-bbbb-cccc-dddd", passphrase=WORDS)
    assert wrong == eve.no("/recover", name="Nobody at all", code="aaaa-bbbb-cccc-dddd", passphrase=WORDS)
    assert wrong == (401, "That name and passphrase or recovery code do not match.")


def test_names_and_passphrases_are_checked(server: Server) -> None:
    account(server, "Cy Young")
    eve = Browser(server, "Eve")
    assert 'The name "CY YOUNG" is taken' in eve.no("", name="CY  YOUNG", passphrase=WORDS)[1]
    assert "10 to 200 characters" in eve.no("", name="Eve", passphrase="short")[1]
    assert "name" in eve.no("", name="tab\there\0", passphrase=WORDS)[1].lower()
    assert "sign out first" in account(server, "Dot")[0].no("/sign-in", name="Cy Young", passphrase=WORDS)[1]
    assert "not signed in" in eve.no("/sign-out")[1]


def test_a_guests_seats_go_to_an_account_only_if_they_say_so(server: Server) -> None:
    account(server, "Eli")
    guest = Browser(server, "Guest A")
    table = guest.make(settings={"players": 3}, seats=[{"who": "me"}])
    was = guest.person
    signed = guest.post("/sign-in", name="Eli", passphrase=WORDS)
    assert signed["person"] != was
    assert guest.get("/api/tables")["yours"] == []
    assert guest.post("/sign-out")["person"] == was, "the guest waited"
    assert [each["id"] for each in guest.get("/api/tables")["yours"]] == [table]
    with guest.at(table) as player:
        guest.post("/sign-in", name="Eli", passphrase=WORDS, keep=True)
        assert player.end()[-1]["retry"], "the page connects anew, as the other"
    assert [each["id"] for each in guest.get("/api/tables")["yours"]] == [table]
    with guest.at(table) as player:
        info = player.expect("table")
        assert (info["seat"], info["host"]) == (0, signed["person"])
    guest.post("/sign-out")
    assert guest.get("/api/tables")["yours"] == []


def test_where_both_sit_at_a_table_each_keeps_a_seat(server: Server) -> None:
    fay, _ = account(server, "Fay")
    guest = Browser(server, "Guest B")
    table = fay.make(settings={"players": 3}, seats=[{"who": "me"}])
    with guest.at(table) as player:
        player.change(type="sit", seat=1)
    person = guest.person
    guest.post("/sign-in", name="Fay", passphrase=WORDS, keep=True)
    seats = fay.get(f"/api/tables/{table}")["seats"]
    assert [seat["person"] for seat in seats] == [fay.person, person, ""]


def test_a_cookie_from_before_the_account_is_nobodys(server: Server) -> None:
    """A cookie that someone planted in another browser, or copied, is worthless once its person makes an account."""
    gus = Browser(server, "Gus")
    table = gus.make(seats=[{"who": "me"}, {"who": "random"}], start=True)
    thief = Browser(server)
    thief.jar, thief.cookie = dict(gus.jar), gus.cookie
    assert thief.me() == gus.person
    with thief.at(table) as open_line:
        gus.post("", name="Gus", passphrase=WORDS, keep=True)
        assert open_line.end()[-1]["type"] == "gone"
    assert gus.me() == gus.person
    assert thief.me() != gus.person
    assert thief.get("/api/tables")["yours"] == []


def test_another_passphrase_signs_out_all_other_devices_for_good(own_server: Server) -> None:
    hal, _ = account(own_server, "Hal")
    phone = Browser(own_server)
    phone.post("/sign-in", name="Hal", passphrase=WORDS)
    assert "not your passphrase" in str(
        hal.request("PUT", "/api/account/passphrase", {"passphrase": "x", "new": WORDS})
    )
    status, _ = hal.request("PUT", "/api/account/passphrase", {"passphrase": WORDS, "new": "another one, longer"})
    assert status == 200
    own_server.stop()
    own_server.start()
    assert hal.me() == hal.person
    assert phone.me() != hal.person
    assert phone.no("/sign-in", name="Hal", passphrase=WORDS)[0] == 401
    assert phone.post("/sign-in", name="Hal", passphrase="another one, longer")["person"] == hal.person


def at_once(target: str, scene: Callable[[Accounts, Person, Account], Awaitable[None]]) -> None:
    """Let something happen to the account of Ann, signed in."""

    async def all_of_it() -> None:
        store = Store(target)
        accounts = Accounts(store)
        ann = await accounts.create("ann", "Ann", "a hash", ["a code"], store.write_with)
        account = await accounts.find_by_login("Ann")
        assert account is not None
        try:
            await scene(accounts, ann, account)
        finally:
            await store.close()

    prepare_database(target)
    asyncio.run(all_of_it())


async def outcomes(*works: Awaitable[Any]) -> list[Any]:
    """What becomes of works that begin in this order and wait for each other."""
    return await asyncio.gather(*works, return_exceptions=True)


def test_nothing_brings_a_session_back_that_ended_meanwhile(target: str) -> None:
    async def scene(accounts: Accounts, ann: Person, account: Account) -> None:
        write = accounts.store.write_with
        renaming = accounts.rename_person(ann._replace(name="Eve"), write)
        changed, renamed = await outcomes(accounts.change_passphrase(account, "another hash"), renaming)
        assert isinstance(renamed, Sorry)
        assert accounts.find_current(ann) is None
        assert changed == accounts.find_current(changed) == ("ann", "Ann", 2, changed.device)
        assert isinstance((await outcomes(accounts.erase_account(account, write)))[0], Sorry), "it is not as it was"
        now = await accounts.find_by_person("ann")
        assert now is not None
        assert now.session == 2
        erased, renamed = await outcomes(
            accounts.erase_account(now, write), accounts.rename_person(changed._replace(name="Eve"), write)
        )
        assert (erased, type(renamed)) == (None, Sorry)
        assert accounts.find_current(changed) is None
        assert await accounts.find_by_login("Eve") is None

    at_once(target, scene)


def test_a_new_name_outlives_a_new_passphrase(target: str) -> None:
    async def scene(accounts: Accounts, ann: Person, account: Account) -> None:
        renaming = accounts.rename_person(ann._replace(name="Annie"), accounts.store.write_with)
        renamed, changed = await outcomes(renaming, accounts.change_passphrase(account, "another hash"))
        assert (renamed, changed) == (None, ("ann", "Annie", 2, changed.device))
        assert accounts.find_current(ann) is None
        assert accounts.find_current(changed) == changed

    at_once(target, scene)


def test_the_guest_somebody_was_before_their_account_renames_nobody(target: str) -> None:
    async def scene(accounts: Accounts, ann: Person, account: Account) -> None:
        write = accounts.store.write_with
        with pytest.raises(Sorry):
            await accounts.rename_person(Person("ann", "Eve"), write)
        assert accounts.find_current(ann) == ann
        await accounts.rename_person(Person("bob", "Bob"), write)
        assert accounts.find_current(Person("bob", "Rob")) == ("bob", "Rob", 0, ""), (
            "a guest's name is in the cookie alone"
        )

    at_once(target, scene)


def test_a_passphrase_is_hashed_as_dearly_as_recommended() -> None:
    """RFC 9106: 64 MiB, three passes, four lanes. Everywhere else the tests hash for next to nothing."""
    hasher = REAL_HASHER()
    assert (hasher.type, hasher.memory_cost, hasher.time_cost, hasher.parallelism) == (Type.ID, 64 * 1024, 3, 4)
    assert hasher.verify(hasher.hash(WORDS), WORDS)


@pytest.mark.parametrize("letters", ["e\u0301" * 110, "\ufdfa" * 11, "e\u0301" * 10])
def test_a_passphrase_that_is_taken_fits_ever_after(letters: str) -> None:
    async def scene() -> None:
        hashing = PassphraseHasher()
        kept = await hashing.hash_passphrase(check_passphrase(letters))
        assert await hashing.verify_passphrase(kept, letters)
        assert await hashing.verify_passphrase(kept, check_passphrase(letters))
        assert not await hashing.verify_passphrase(kept, letters + "e")

    asyncio.run(scene())


def refusing(client: TestClient[Litestar], act: Callable[[], Any], stands: Callable[[], Any]) -> None:
    """Make a request fail at its first write, then its second and so on; nothing may change. Then carry it out."""
    disk = Full(client.app.state.rooms.store)
    before = stands()
    for room_for in range(100):
        disk.left, disk.refused = room_for, 0
        answer = act()
        disk.left = None
        if not disk.refused:
            break
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "server-not-written")
        assert stands() == before, f"write {room_for + 1} left something behind"
    assert room_for > 1
    assert answer.is_success
    assert stands() != before


def test_an_account_that_cannot_be_written_down_leaves_the_guest_as_they_were(target: str) -> None:
    with TestClient(make_app(target, limit=0)) as client:
        client.put("/api/me", json={"name": "Guest"})
        table = client.post("/api/tables", json={"seats": [{"who": "me"}]}).json()["table"]

        def stands() -> list[Any]:
            names = [seat["name"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]
            return [client.get("/api/me").json(), client.get("/api/account").json(), names]

        wish = {"name": "Ann", "passphrase": WORDS, "keep": True}
        refusing(client, lambda: client.post("/api/account", json=wish), stands)
        assert stands()[1]["login"] == "Ann"


def test_a_name_that_cannot_be_written_down_holds_nowhere(target: str) -> None:
    with TestClient(make_app(target, limit=0)) as client:
        client.post("/api/account", json={"name": "Ann", "passphrase": WORDS})
        table = client.post("/api/tables", json={"seats": [{"who": "me"}]}).json()["table"]

        def stands() -> list[Any]:
            names = [seat["name"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]
            return [client.get("/api/me").json(), names]

        refusing(client, lambda: client.put("/api/me", json={"name": "Annie"}), stands)
        assert stands()[0]["name"] == stands()[1][0] == "Annie"


def test_a_recovery_code_works_once_and_new_ones_replace_all(server: Server) -> None:
    ivy, codes = account(server, "Ivy")
    assert len(set(codes)) == 8
    lost = Browser(server)
    typed = codes[0].replace("-", " ").upper()
    assert lost.post("/recover", name="Ivy", code=typed, passphrase="a new passphrase")["person"] == ivy.person
    assert ivy.me() != ivy.person, "who had the old passphrase is out"
    assert lost.get("/api/account")["codes"] == 7
    again = Browser(server)
    assert again.no("/recover", name="Ivy", code=codes[0], passphrase="a new passphrase")[0] == 401
    assert again.no("/recover", name="Ivy", code="", passphrase="a new passphrase")[0] == 401
    new = lost.post("/codes", passphrase="a new passphrase")["codes"]
    assert again.no("/recover", name="Ivy", code=codes[1], passphrase="a new passphrase")[0] == 401
    assert again.post("/recover", name="Ivy", code=new[0], passphrase=WORDS)["person"] == ivy.person


def test_a_deleted_account_leaves_nothing_and_nobody_comes_after_it(own_server: Server) -> None:
    jo = Browser(own_server, "Jo")
    before = Browser(own_server)
    before.jar, before.cookie = dict(jo.jar), jo.cookie
    table = jo.make(seats=[{"who": "me"}, {"who": "random"}], start=True)
    jo.request("POST", "/api/own", {"title": "Mine", "file": ""})
    jo.post("", name="Jo", passphrase=WORDS, keep=True)
    person = jo.person
    assert "not your passphrase" in jo.no("/delete", passphrase="something else")[1]
    jo.post("/delete", passphrase=WORDS)
    own_server.stop()
    own_server.start()
    assert person not in (jo.me(), before.me())
    assert jo.no("/sign-in", name="Jo", passphrase=WORDS)[0] == 401
    assert jo.get(f"/api/tables/{table}")["seats"][0]["bot"] == "casual"
    for name in ("own_sets", "own_cards", "lessons", "played", "devices"):
        assert own_server.rows(f"select count(*) from {name}") == [(0,)]
    assert own_server.rows("select login, name, hash, codes from accounts") == [("", "", "", "[]")]
    account(own_server, "Jo")  # the name is free again


NAMES = (
    "select name from sqlite_master where type = 'table'",
    "select tablename from pg_tables where schemaname = 'public'",
)


def test_neither_passphrases_nor_codes_are_kept(server: Server) -> None:
    _, codes = account(server, "Kit")
    names = [name for (name,) in server.rows(NAMES[bool(server.address)])]
    data = repr([server.rows(f"select * from {name}") for name in names])
    assert "$argon2id$" in data
    assert WORDS not in data
    assert not any(code in data or code.replace("-", "") in data for code in codes)


def test_pages_elsewhere_sign_nobody_in(server: Server) -> None:
    account(server, "Lil")
    victim = Browser(server, "Vic")
    body = {"name": "Lil", "passphrase": WORDS, "keep": True}
    refused: list[tuple[dict[str, Any], int]] = [
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Content-Type": "text/plain"}, 415),
    ]
    for headers, status in refused:
        assert victim.request("POST", "/api/account/sign-in", body, **headers)[0] == status
    assert victim.me() == victim.person


def test_attempts_are_counted_and_forgotten() -> None:
    time = 0.0
    attempts = Attempts(lambda: time)
    for _ in range(FOR_NAME):
        with pytest.raises(ZeroDivisionError), attempts.count_attempt({"name ann": FOR_NAME, "from here": 1000}):
            raise ZeroDivisionError
    with pytest.raises(Busy, match="15 minutes"), attempts.count_attempt({"name ann": FOR_NAME}):
        raise AssertionError
    with attempts.count_attempt({"name bob": FOR_NAME, "from here": 1000}):
        pass
    time = WINDOW - 61
    with pytest.raises(Busy, match="2 minutes") as busy, attempts.count_attempt({"name ann": FOR_NAME}):
        raise AssertionError
    assert busy.value.seconds == 61
    time = WINDOW
    for _ in range(3 * FOR_NAME):  # what succeeds is not counted
        with attempts.count_attempt({"name ann": FOR_NAME}):
            pass


def test_who_tried_too_often_is_told_how_long_it_lasts(target: str) -> None:
    wish = {"name": "Nobody", "passphrase": WORDS}
    time = 0.0
    with TestClient(make_app(target, limit=0)) as client:
        client.app.state.rooms.server.attempts = Attempts(lambda: time)
        answers = [client.post("/api/account/sign-in", json=wish) for _ in range(FOR_NAME)]
        time = WINDOW - 60.5
        answers.append(client.post("/api/account/sign-in", json=wish))
    assert [each.status_code for each in answers] == [401] * FOR_NAME + [429]
    assert answers[-1].headers["Retry-After"] == "61"
    assert answers[-1].json()["error"] == {"key": "busy-signing-in", "args": {"minutes": 2}}


def test_codes_are_read_as_people_type_them() -> None:
    code = new_codes()[0]
    assert code_hash("ann", code) == code_hash("ann", code.upper().replace("-", " "))
    assert code_hash("ann", code) != code_hash("bob", code)


# Devices

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1"


def test_the_kind_of_a_browser_is_all_that_is_kept_of_it() -> None:
    assert browser_of(FIREFOX) == ("Firefox", "Linux")
    assert browser_of(IPHONE) == ("Safari", "iPhone")
    assert browser_of("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0") == (
        "Edge",
        "Windows",
    )
    assert browser_of("Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36") == ("Chrome", "Android")
    assert browser_of("curl/8.5") == ("", "")


def devices(browser: Browser) -> list[tuple[str, bool]]:
    """The devices a browser lists: the kind of each, and whether it is the one that asks."""
    return sorted((f"{each['browser']} {each['system']}".strip(), each["here"]) for each in browser.get(DEVICES))


DEVICES = "/api/account/devices"


def test_a_copied_cookie_is_worth_nothing_once_its_owner_has_signed_out(own_server: Server) -> None:
    mia, _ = account(own_server, "Mia")
    tablet = Browser(own_server)
    tablet.post("/sign-in", name="Mia", passphrase=WORDS)
    thief = Browser(own_server)
    thief.jar, thief.cookie = dict(mia.jar), mia.cookie
    assert thief.me() == mia.person
    table = mia.make()
    with thief.at(table) as copied, tablet.at(table) as other:
        mia.post("/sign-out")
        assert copied.end()[-1]["type"] == "gone"
        other.send(type="ping")
        other.expect("pong")
    thief.jar, thief.cookie = {}, thief.cookie
    for _ in range(2):
        assert Browser.me(thief) != mia.person
        own_server.stop()
        own_server.start()
    assert tablet.me() == mia.person, "another device stays signed in"


def test_devices_are_listed_and_end_one_by_one_or_all_others_at_once(server: Server) -> None:
    laptop, _ = account(server, "Noa")
    others = [Browser(server) for _ in range(3)]
    wish = {"name": "Noa", "passphrase": WORDS, "keep": False}
    for each, kind in zip(others, (FIREFOX, IPHONE, FIREFOX), strict=True):
        headers: dict[str, Any] = {"User-Agent": kind}
        assert each.request("POST", "/api/account/sign-in", wish, **headers)[0] == 200
    kinds = ["Firefox Linux", "Firefox Linux", "Safari iPhone"]
    assert [kind for kind, here in devices(laptop) if not here] == kinds
    assert sum(here for _, here in devices(laptop)) == 1
    [phone] = [each for each in laptop.get(DEVICES) if each["system"] == "iPhone"]
    table = laptop.make()
    with others[1].at(table) as player:
        status, left = laptop.request("DELETE", f"{DEVICES}/{phone['id']}")
        assert (status, len(left)) == (200, 3)
        assert player.end()[-1]["type"] == "gone"
    assert others[1].me() != laptop.person
    assert laptop.request("DELETE", f"{DEVICES}/{phone['id']}")[0] == 404, "it is gone"
    eve, _ = account(server, "Oda")
    assert eve.request("DELETE", f"{DEVICES}/{laptop.get(DEVICES)[0]['id']}")[0] == 404, "it is nobody else's to end"
    status, left = laptop.request("POST", f"{DEVICES}/sign-out-others")
    assert (status, [each["here"] for each in left]) == (200, [True])
    assert laptop.me() == laptop.person
    assert all(each.me() != laptop.person for each in others)
    assert Browser(server, "Guest").request("GET", DEVICES)[0] == 401


def test_a_cookie_of_a_former_release_holds_until_it_signs_out(target: str) -> None:
    with TestClient(make_app(target, limit=0)) as client:
        made = client.post("/api/account", json={"name": "Pat", "passphrase": WORDS}).json()
        server = client.app.state.rooms.server
        secret, accounts = server.secret, server.accounts
        former = {cookie_name(secret): sign_person(Person(made["person"], "Pat", 1), secret)}

        def come(cookies: dict[str, str]) -> None:
            client.cookies.clear()
            client.cookies.update(cookies)

        def told() -> dict[str, str]:
            return {each.name: each.value or "" for each in client.cookies.jar if each.domain}

        def me(cookies: dict[str, str], kind: str = FIREFOX) -> str:
            come(cookies)
            return str(client.get("/api/me", headers={"User-Agent": kind}).json()["person"])

        person = made["person"]
        assert me(former) != person, "accounts made since have no such cookies"
        client.blocking_portal.call(accounts.store.write_with, _of_a_former_release)
        accounts._ended.clear()
        client.blocking_portal.call(accounts.load)
        assert me(former) == me(former) == person
        laptop = told()
        assert me(former, IPHONE) == person
        phone = told()
        assert len(client.get(DEVICES).json()) == 3, "one for the account's maker, one for each kind of browser"
        come(laptop)
        assert client.post("/api/account/sign-out").status_code == 200
        for _ in range(2):
            assert person not in (me(laptop), me(former)), "a copy of the former cookie is worth nothing"
            assert me(phone) == person, "a device that came by since the update stays signed in"
            client.blocking_portal.call(accounts.load)


async def _of_a_former_release(connection: AsyncConnection) -> None:
    await connection.execute(update(accounts_table).values(former=True))


def test_a_device_that_signs_in_beyond_the_most_ends_the_one_that_was_away_longest(target: str) -> None:
    async def scene(accounts: Accounts, ann: Person, account: Account) -> None:
        await accounts.store.write_with(
            lambda connection: connection.execute(update(devices_table).values(seen="2020"))
        )
        for _ in range(MOST_DEVICES):
            latest = await accounts.sign_in(account, Kind("Firefox", "Linux"))
        assert len(await accounts.list_devices("ann")) == MOST_DEVICES
        await accounts.load("ann")
        assert accounts.find_current(ann) is None
        assert accounts.find_current(latest) == latest

    at_once(target, scene)


def test_when_a_device_was_here_is_written_down(target: str) -> None:
    async def scene(accounts: Accounts, ann: Person, account: Account) -> None:
        await accounts.store.write_with(
            lambda connection: connection.execute(update(devices_table).values(seen="2020"))
        )
        await accounts.note_device(ann)
        [listed] = await accounts.list_devices("ann")
        assert listed.seen > "2026"
        await accounts.write_seen()
        [kept] = await Accounts(accounts.store).list_devices("ann")
        assert kept == listed

    at_once(target, scene)


def test_guessing_locks_nobody_out_who_was_signed_in_on_that_device(target: str) -> None:
    right, wrong = ({"name": "Quin", "passphrase": words} for words in (WORDS, "not this one at all"))
    code = {"name": "Quin", "code": "aaaa-bbbb-cccc-dddd", "passphrase": WORDS}
    with TestClient(make_app(target, limit=0)) as client:
        made = client.post("/api/account", json=right).json()
        client.post("/api/account/sign-out")
        mine = dict(client.cookies)
        client.cookies.clear()
        for attempt in range(FROM_ADDRESS):
            path, body = (("sign-in", wrong), ("recover", code))[attempt % 2]
            client.post(f"/api/account/{path}", json=body)
        assert client.post("/api/account/sign-in", json=right).status_code == 429, "others wait"
        client.cookies.update(mine)
        assert client.post("/api/account/sign-in", json=right).json()["person"] == made["person"]
        client.post("/api/account/sign-out")
        for _ in range(FOR_NAME):
            assert client.post("/api/account/sign-in", json=wrong).status_code != 429
        assert client.post("/api/account/sign-in", json=wrong).status_code == 429, "this device has its own count"
        client.cookies.clear()
        recovery = {**code, "code": made["codes"][0]}
        assert client.post("/api/account/recover", json=recovery).json()["person"] == made["person"]


def test_who_was_signed_in_on_a_device_is_believed_of_nobody_else_and_signs_nobody_in() -> None:
    secret, other = b"a secret", b"another"
    known = sign_known("ann", "", secret)
    both = sign_known("bob", known, secret)
    assert read_known(both, "ann", secret) == read_known(known, "ann", secret) != ""
    assert read_known(both, "bob", secret) != ""
    assert (
        read_known(both, "eve", secret) == read_known(known, "ann", other) == read_known("ann.x.y", "ann", secret) == ""
    )
    assert read_person(known, secret) is None
    assert read_known(sign_person(Person("ann", "Ann"), secret), "ann", secret) == ""
    for number in range(9):
        both = sign_known(f"p{number}", both, secret)
    assert both.count("~") == MOST_KNOWN - 1
