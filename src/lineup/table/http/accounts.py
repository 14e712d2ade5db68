"""Accounts over HTTP: create, sign in and out, recover, delete. Guests need none of it.

A refusal is the same, after the same work, whether the account does not exist or the passphrase is wrong. Failures are
counted by account and by address. A device where the person signed in before has a count of its own, and a correct
recovery code, which nobody can guess, is never refused because of wrong ones. A guest's belongings go to an account
only if they say so (`keep`); otherwise the guest waits in another cookie and is back after signing out.
"""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import Any, Final

from lineup.table.http.hosts_and_cookies import (
    check_ban,
    cookie_for,
    known_cookie,
    known_device,
    make_refusal,
    person_of,
    rename_cookie,
    request_browser,
    request_home,
)
from lineup.table.http.parts import rooms_of, server_of
from lineup.table.model.seats import check_name
from lineup.table.people import cookies as people_cookies
from lineup.table.people.accounts import Account, carry_belongings, login_key
from lineup.table.people.cookies import Person, new_person
from lineup.table.people.passphrases import (
    FOR_NAME,
    FROM_ADDRESS,
    NEW_ACCOUNTS,
    check_passphrase,
    new_codes,
)
from lineup.table.room.everywhere import carry_over, leave_all_tables, rename_person
from lineup.table.web.framework import Cookie, FromPath, JSONBody, Request, Response, delete, get, post, put
from lineup.table.wire.base import Strict, Wire
from lineup.table.wire.protocol import Word
from lineup.table.wire.sorry import Sorry

ASIDE: Final = "-guest"  # behind the name of the cookie: the guest this browser was before


class AccountFacts(Wire, frozen=True, kw_only=True):
    """`GET /api/account`: the account and its belongings."""

    login: str  # empty: a guest
    codes: int  # recovery codes left
    tables: int
    sets: int
    games: int
    moderator: bool


class Credentials(Strict, frozen=True, kw_only=True):
    """Make an account, or sign in to it. `keep`: the guest's belongings go to the account."""

    name: Word
    passphrase: Word
    keep: bool = False


class Recovery(Strict, frozen=True, kw_only=True):
    """Set another passphrase with a recovery code, which is then spent."""

    name: Word
    code: Word
    passphrase: Word


class NewPassphrase(Strict, frozen=True, kw_only=True):
    """Replace the present passphrase."""

    passphrase: Word
    new: Word


class Confirmed(Strict, frozen=True, kw_only=True):
    """The present passphrase, for a step that cannot be undone."""

    passphrase: Word


class DeviceFacts(Wire, frozen=True, kw_only=True):
    """A device signed in to the account."""

    id: str
    browser: str  # its kind, and
    system: str  # that of its system; empty: it does not say
    seen: str  # ISO time when it was here last
    here: bool  # it is the one that asks


class Signed(Wire, frozen=True, kw_only=True):
    """The person from now on; recovery codes are shown only once, when they are made."""

    person: str
    name: str
    login: str
    codes: list[str]


@get("/api/account")
async def get_account(request: Request[Any, Any, Any]) -> AccountFacts:
    """Return one's account and its belongings."""
    server = server_of(request)
    person = person_of(request)
    account = await server.accounts.find_by_person(person.id) if person else None
    has = await server.accounts.count_belongings(person.id) if person else (0, 0, 0)
    login, codes = (account.login, len(account.codes)) if account else ("", 0)
    moderator = account is not None and account.person in server.moderation.moderators
    return AccountFacts(login=login, codes=codes, tables=has[0], sets=has[1], games=has[2], moderator=moderator)


@post("/api/account")
async def make_account(request: Request[Any, Any, Any], data: JSONBody[Credentials]) -> Response[Signed]:
    """Make an account from the present guest, with their belongings, or a separate one."""
    rooms = rooms_of(request)
    guest = _require_guest(request)
    name, passphrase, codes = check_name(data.name), check_passphrase(data.passphrase), new_codes()
    with rooms.server.attempts.count_attempt({f"new {request_home(request)}": NEW_ACCOUNTS}, counts=True):
        hash = await rooms.server.hashing.hash_passphrase(passphrase)
    kept = guest if data.keep else None
    id = (kept or new_person()).id
    person = await rooms.server.accounts.create(
        id, name, hash, codes, partial(rename_person, rooms, id, name), request_browser(request)
    )
    rooms.end_connections(id)
    return _respond_signed(request, person, name, codes, None if kept else guest)


@post("/api/account/sign-in", status_code=200)
async def sign_in(request: Request[Any, Any, Any], data: JSONBody[Credentials]) -> Response[Signed]:
    """Sign in; the guest's belongings come along if wished."""
    server = server_of(request)
    guest = _require_guest(request)
    account = await server.accounts.find_by_login(data.name)
    kept = account.hash if account else ""
    with server.attempts.count_attempt(_attempt_limits(request, data.name, account)):
        if not await server.hashing.verify_passphrase(kept, data.passphrase) or account is None:
            raise Sorry("sorry-sign-in")
    if data.keep and guest is not None:
        if account.person not in server.moderation.moderators:
            _check_ban(request, guest)
        await carry_over(rooms_of(request), guest.id, account.person, carry_belongings)
    person = await server.accounts.sign_in(account, request_browser(request))
    return _respond_signed(request, person, account.login, [], guest)


@post("/api/account/recover", status_code=200)
async def recover_account(request: Request[Any, Any, Any], data: JSONBody[Recovery]) -> Response[Signed]:
    """Set another passphrase with a recovery code, and sign in."""
    guest = _require_guest(request)
    passphrase = check_passphrase(data.passphrase)
    server = server_of(request)
    account = await server.accounts.find_by_login(data.name)
    if account is None or not account.has_code(data.code):
        with server.attempts.count_attempt(_attempt_limits(request, data.name, account)):
            raise Sorry("sorry-sign-in")
    hash = await server.hashing.hash_passphrase(passphrase)
    person = await server.accounts.change_passphrase(account, hash, code=data.code, browser=request_browser(request))
    rooms_of(request).end_connections(person.id)
    return _respond_signed(request, person, account.login, [], guest)


@post("/api/account/sign-out", status_code=200)
async def sign_out(request: Request[Any, Any, Any]) -> Response[Signed]:
    """Become a guest on this device again: the one from before, or a new one."""
    person, _ = await _require_account(request)
    await _sign_device_out(request, person, person.device)
    return _respond_guest(request)


@get("/api/account/devices")
async def get_devices(request: Request[Any, Any, Any]) -> list[DeviceFacts]:
    """List the devices one is signed in on, latest first."""
    person, _ = await _require_account(request)
    return await _list_devices(request, person)


@delete("/api/account/devices/{device_id:str}", status_code=200)
async def end_device(request: Request[Any, Any, Any], device_id: FromPath[str]) -> list[DeviceFacts]:
    """Sign a device out; return the others."""
    person, _ = await _require_account(request)
    try:
        await _sign_device_out(request, person, device_id)
    except Sorry as error:
        raise make_refusal(HTTPStatus.NOT_FOUND, error) from None
    return await _list_devices(request, person)


@post("/api/account/devices/sign-out-others", status_code=200)
async def end_other_devices(request: Request[Any, Any, Any]) -> list[DeviceFacts]:
    """Sign out all devices but this one."""
    person, _ = await _require_account(request)
    for device in await server_of(request).accounts.sign_out_elsewhere(person):
        rooms_of(request).end_connections(person.id, device)
    return await _list_devices(request, person)


@put("/api/account/passphrase")
async def put_passphrase(request: Request[Any, Any, Any], data: JSONBody[NewPassphrase]) -> Response[Signed]:
    """Set another passphrase and sign out all other devices."""
    server = server_of(request)
    passphrase = check_passphrase(data.new)
    account = await _confirm_account(request, data.passphrase)
    hash = await server.hashing.hash_passphrase(passphrase)
    person = await server.accounts.change_passphrase(account, hash, browser=request_browser(request))
    rooms_of(request).end_connections(person.id)
    return _respond_signed(request, person, account.login, [], None)


@post("/api/account/codes", status_code=200)
async def renew_codes(request: Request[Any, Any, Any], data: JSONBody[Confirmed]) -> Response[Signed]:
    """Replace all recovery codes and sign out all other devices."""
    server = server_of(request)
    account = await _confirm_account(request, data.passphrase)
    codes = new_codes()
    person = await server.accounts.change_passphrase(account, account.hash, codes, browser=request_browser(request))
    rooms_of(request).end_connections(person.id)
    return _respond_signed(request, person, account.login, codes, None)


@post("/api/account/delete", status_code=200)
async def delete_account(request: Request[Any, Any, Any], data: JSONBody[Confirmed]) -> Response[Signed]:
    """Delete the account with all it has; bots take over its seats in games that are on."""
    rooms = rooms_of(request)
    account = await _confirm_account(request, data.passphrase)
    await rooms.server.accounts.erase_account(account, partial(leave_all_tables, rooms, account.person))
    rooms.end_connections(account.person)
    return _respond_guest(request)


def _attempt_limits(request: Request[Any, Any, Any], name: str, account: Account | None) -> dict[str, int]:
    """Return the keys an attempt is counted under, with their limits.

    People who guess at an account elsewhere keep nobody out where that account was signed in before.
    """
    known = known_device(request, account.person) if account is not None else ""
    if known:
        return {f"known {known}": FOR_NAME}
    return {f"name {login_key(name)}": FOR_NAME, f"from {request_home(request)}": FROM_ADDRESS}


async def _sign_device_out(request: Request[Any, Any, Any], person: Person, device: str) -> None:
    for each in await server_of(request).accounts.sign_out(person, device):
        rooms_of(request).end_connections(person.id, each)


async def _list_devices(request: Request[Any, Any, Any], person: Person) -> list[DeviceFacts]:
    return [
        DeviceFacts(**each._asdict(), here=each.id == person.device)
        for each in await server_of(request).accounts.list_devices(person.id)
    ]


def _check_ban(request: Request[Any, Any, Any], guest: Person) -> None:
    """Refuse a banned guest, or one from a banned address, with 403; their belongings stay theirs."""
    try:
        check_ban(request, guest)
    except Sorry as error:
        raise make_refusal(HTTPStatus.FORBIDDEN, error) from None


def _require_guest(request: Request[Any, Any, Any]) -> Person | None:
    """Return the present guest, if any; raise Sorry for a person who is signed in."""
    person = person_of(request)
    if person is not None and person.session:
        raise Sorry("sorry-signed-in", name=person.name)
    return person


async def _require_account(request: Request[Any, Any, Any]) -> tuple[Person, Account]:
    """Return the person and their account; refuse a guest with 401."""
    person = person_of(request)
    account = await server_of(request).accounts.find_by_person(person.id) if person else None
    if person is None or account is None:
        raise make_refusal(HTTPStatus.UNAUTHORIZED, Sorry("sorry-signed-out"))
    return person, account


async def _confirm_account(request: Request[Any, Any, Any], passphrase: str) -> Account:
    """Return the person's account; raise Sorry if the passphrase is wrong."""
    person, account = await _require_account(request)
    server = server_of(request)
    with server.attempts.count_attempt({f"device {person.id} {person.device}": FOR_NAME}):
        if not await server.hashing.verify_passphrase(account.hash, passphrase):
            raise Sorry("sorry-not-passphrase")
    return account


def _respond_signed(
    request: Request[Any, Any, Any], person: Person, login: str, codes: list[str], guest: Person | None
) -> Response[Signed]:
    """Respond with the new person; the former guest is set aside."""
    cookies = [*cookie_for(request, person), *known_cookie(request, person)]
    if guest is not None:
        cookies += [rename_cookie(each, ASIDE) for each in cookie_for(request, guest)]
    return Response(Signed(person=person.id, name=person.name, login=login, codes=codes), cookies=cookies)


def _respond_guest(request: Request[Any, Any, Any]) -> Response[Signed]:
    """Respond with the guest who was set aside, or a new one."""
    server = server_of(request)
    name = people_cookies.cookie_name(server.secret) + ASIDE
    aside = people_cookies.read_person(request.cookies.get(name, ""), server.secret)
    known = server.accounts.find_current(aside) if aside is not None and not aside.session else None
    guest = known or new_person()
    cookies = cookie_for(request, guest)
    gone = Cookie(key=name, value="", max_age=0, httponly=True, samesite="lax", path="/")
    return Response(Signed(person=guest.id, name=guest.name, login="", codes=[]), cookies=[*cookies, gone])


ROUTES: Final = (
    get_account, make_account, sign_in, recover_account, sign_out, get_devices, end_device,
    end_other_devices, put_passphrase, renew_codes, delete_account,
)  # fmt: skip
