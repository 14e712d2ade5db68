"""Accounts over HTTP: made, signed in to and out of, recovered, deleted. Guests need none of it.

Whoever is refused hears the same, after the same work, whether there is no such account or its passphrase is another.
Wrong ones are counted by account and by address; who was signed in on a device before has a count of their own there,
and a recovery code that is right, which nobody can guess, is never refused for the sake of those that are wrong.
What a guest of this browser has goes to an account only if they say so (`keep`); otherwise the guest waits in a cookie
of its own and is back after signing out.
"""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from lineup.table.http.hosts_and_cookies import (
    browser,
    check_ban,
    cookie_for,
    home,
    known_cookie,
    known_device,
    named,
    person_of,
    refusal,
)
from lineup.table.limits.attempts import Attempts
from lineup.table.model.seats import check_name
from lineup.table.people import cookies as people_cookies
from lineup.table.people.accounts import Account, Accounts, carry_belongings, login_key
from lineup.table.people.cookies import Person, new_person
from lineup.table.people.passphrases import (
    FOR_NAME,
    FROM_ADDRESS,
    NEW_ACCOUNTS,
    PassphraseHasher,
    check_passphrase,
    new_codes,
)
from lineup.table.room.everywhere import carry_over, leave_all_tables, rename_person
from lineup.table.wire.base import Strict, Wire
from lineup.table.wire.protocol import Word
from lineup.table.wire.sorry import Sorry

ASIDE: Final = "-guest"  # behind the name of the cookie: the guest this browser was before


class AccountFacts(Wire, frozen=True, kw_only=True):
    """`GET /api/account`: the account one is signed in to, and what one has here."""

    login: str  # empty: a guest
    codes: int  # recovery codes left
    tables: int
    sets: int
    games: int
    moderator: bool


class Credentials(Strict, frozen=True, kw_only=True):
    """Make an account, or sign in to it. `keep`: what the guest has goes to the account."""

    name: Word
    passphrase: Word
    keep: bool = False


class Recovery(Strict, frozen=True, kw_only=True):
    """Set another passphrase with a recovery code, which is spent by that."""

    name: Word
    code: Word
    passphrase: Word


class NewPassphrase(Strict, frozen=True, kw_only=True):
    """Another passphrase in place of the present one."""

    passphrase: Word
    new: Word


class Confirmed(Strict, frozen=True, kw_only=True):
    """The present passphrase, where something cannot be taken back."""

    passphrase: Word


class DeviceFacts(Wire, frozen=True, kw_only=True):
    """A device one is signed in on."""

    id: str
    browser: str  # its kind, and
    system: str  # that of its system; empty: it does not say
    seen: str  # ISO time when it was here last
    here: bool  # it is the one that asks


class Signed(Wire, frozen=True, kw_only=True):
    """Who one is from now on; recovery codes are told once, when they are made."""

    person: str
    name: str
    login: str
    codes: list[str]


@get("/api/account")
async def get_account(request: Request[Any, Any, Any], state: State) -> AccountFacts:
    """The account one is signed in to, and what one has here."""
    person = person_of(request)
    account = await state.accounts.find_by_person(person.id) if person else None
    has = await state.accounts.count_belongings(person.id) if person else (0, 0, 0)
    login, codes = (account.login, len(account.codes)) if account else ("", 0)
    moderator = account is not None and account.person in state.moderation.moderators
    return AccountFacts(login=login, codes=codes, tables=has[0], sets=has[1], games=has[2], moderator=moderator)


@post("/api/account")
async def make_account(request: Request[Any, Any, Any], state: State, data: JSONBody[Credentials]) -> Response[Signed]:
    """Make an account: out of the guest one is, with all they have, or beside them."""
    guest = _guest(request)
    name, passphrase, codes = check_name(data.name), check_passphrase(data.passphrase), new_codes()
    accounts, attempts, hashing = _parts(state)
    with attempts.count_attempt({f"new {home(request)}": NEW_ACCOUNTS}, counts=True):
        hash = await hashing.hash_passphrase(passphrase)
    kept = guest if data.keep else None
    id = (kept or new_person()).id
    person = await accounts.create(
        id, name, hash, codes, partial(rename_person, state.rooms, id, name), browser(request)
    )
    state.rooms.end_connections(id)
    return _signed(request, person, name, codes, None if kept else guest)


@post("/api/account/sign-in", status_code=200)
async def sign_in(request: Request[Any, Any, Any], state: State, data: JSONBody[Credentials]) -> Response[Signed]:
    """Sign in; what the guest of this browser has goes along if wished."""
    guest = _guest(request)
    accounts, attempts, hashing = _parts(state)
    account = await accounts.find_by_login(data.name)
    with attempts.count_attempt(_limits(request, data.name, account)):
        if not await hashing.verify_passphrase(account.hash if account else "", data.passphrase) or account is None:
            raise Sorry("sorry-sign-in")
    if data.keep and guest is not None:
        if account.person not in state.moderation.moderators:
            _check_ban(request, guest)
        await carry_over(state.rooms, guest.id, account.person, carry_belongings)
    return _signed(request, await accounts.sign_in(account, browser(request)), account.login, [], guest)


@post("/api/account/recover", status_code=200)
async def recover(request: Request[Any, Any, Any], state: State, data: JSONBody[Recovery]) -> Response[Signed]:
    """Set another passphrase with a recovery code, and sign in."""
    guest = _guest(request)
    passphrase = check_passphrase(data.passphrase)
    accounts, attempts, hashing = _parts(state)
    account = await accounts.find_by_login(data.name)
    if account is None or not account.has_code(data.code):
        with attempts.count_attempt(_limits(request, data.name, account)):
            raise Sorry("sorry-sign-in")
    hash = await hashing.hash_passphrase(passphrase)
    person = await accounts.change_passphrase(account, hash, code=data.code, browser=browser(request))
    state.rooms.end_connections(person.id)
    return _signed(request, person, account.login, [], guest)


@post("/api/account/sign-out", status_code=200)
async def sign_out(request: Request[Any, Any, Any], state: State) -> Response[Signed]:
    """Be a guest again on this device: the one this browser was before, or a new one."""
    person, _ = await _own(request, state)
    await _sign_out(state, person, person.device)
    return _left(request)


@get("/api/account/devices")
async def get_devices(request: Request[Any, Any, Any], state: State) -> list[DeviceFacts]:
    """The devices one is signed in on, the latest first."""
    person, _ = await _own(request, state)
    return await _devices(state, person)


@delete("/api/account/devices/{device_id:str}", status_code=200)
async def end_device(request: Request[Any, Any, Any], state: State, device_id: FromPath[str]) -> list[DeviceFacts]:
    """Sign a device out; the others."""
    person, _ = await _own(request, state)
    try:
        await _sign_out(state, person, device_id)
    except Sorry as error:
        raise refusal(HTTPStatus.NOT_FOUND, error) from None
    return await _devices(state, person)


@post("/api/account/devices/sign-out-others", status_code=200)
async def end_other_devices(request: Request[Any, Any, Any], state: State) -> list[DeviceFacts]:
    """Sign all devices out but this one."""
    person, _ = await _own(request, state)
    for device in await state.accounts.sign_out_elsewhere(person):
        state.rooms.end_connections(person.id, device)
    return await _devices(state, person)


@put("/api/account/passphrase")
async def put_passphrase(
    request: Request[Any, Any, Any], state: State, data: JSONBody[NewPassphrase]
) -> Response[Signed]:
    """Another passphrase; all other devices are signed out."""
    passphrase = check_passphrase(data.new)
    account = await _confirmed(request, state, data.passphrase)
    hash = await _parts(state)[2].hash_passphrase(passphrase)
    person = await state.accounts.change_passphrase(account, hash, browser=browser(request))
    state.rooms.end_connections(person.id)
    return _signed(request, person, account.login, [], None)


@post("/api/account/codes", status_code=200)
async def renew_codes(request: Request[Any, Any, Any], state: State, data: JSONBody[Confirmed]) -> Response[Signed]:
    """Other recovery codes in place of all there were; all other devices are signed out."""
    account = await _confirmed(request, state, data.passphrase)
    codes = new_codes()
    person = await state.accounts.change_passphrase(account, account.hash, codes, browser=browser(request))
    state.rooms.end_connections(person.id)
    return _signed(request, person, account.login, codes, None)


@post("/api/account/delete", status_code=200)
async def delete_account(request: Request[Any, Any, Any], state: State, data: JSONBody[Confirmed]) -> Response[Signed]:
    """Delete the account with all it has; bots take over its seats in games that are on."""
    account = await _confirmed(request, state, data.passphrase)
    await state.accounts.erase_account(account, partial(leave_all_tables, state.rooms, account.person))
    state.rooms.end_connections(account.person)
    return _left(request)


def _parts(state: State) -> tuple[Accounts, Attempts, PassphraseHasher]:
    return state.accounts, state.attempts, state.hashing


def _limits(request: Request[Any, Any, Any], name: str, account: Account | None) -> dict[str, int]:
    """What an attempt is counted by, and how many there may be.

    Who guesses at an account elsewhere keeps nobody out where that account was signed in before.
    """
    known = known_device(request, account.person) if account is not None else ""
    if known:
        return {f"known {known}": FOR_NAME}
    return {f"name {login_key(name)}": FOR_NAME, f"from {home(request)}": FROM_ADDRESS}


async def _sign_out(state: State, person: Person, device: str) -> None:
    for each in await state.accounts.sign_out(person, device):
        state.rooms.end_connections(person.id, each)


async def _devices(state: State, person: Person) -> list[DeviceFacts]:
    return [
        DeviceFacts(**each._asdict(), here=each.id == person.device)
        for each in await state.accounts.list_devices(person.id)
    ]


def _check_ban(request: Request[Any, Any, Any], guest: Person) -> None:
    """403 for a guest who is banned, or comes from where somebody is: what they have stays theirs."""
    try:
        check_ban(request, guest)
    except Sorry as error:
        raise refusal(HTTPStatus.FORBIDDEN, error) from None


def _guest(request: Request[Any, Any, Any]) -> Person | None:
    """The guest one is, if anybody; Sorry for who is signed in."""
    person = person_of(request)
    if person is not None and person.session:
        raise Sorry("sorry-signed-in", name=person.name)
    return person


async def _own(request: Request[Any, Any, Any], state: State) -> tuple[Person, Account]:
    """Who asks, and the account they are signed in to; 401 for a guest."""
    person = person_of(request)
    account: Account | None = await state.accounts.find_by_person(person.id) if person else None
    if person is None or account is None:
        raise refusal(HTTPStatus.UNAUTHORIZED, Sorry("sorry-signed-out"))
    return person, account


async def _confirmed(request: Request[Any, Any, Any], state: State, passphrase: str) -> Account:
    """The account one is signed in to; Sorry if that is not its passphrase."""
    person, account = await _own(request, state)
    _, attempts, hashing = _parts(state)
    with attempts.count_attempt({f"device {person.id} {person.device}": FOR_NAME}):
        if not await hashing.verify_passphrase(account.hash, passphrase):
            raise Sorry("sorry-not-passphrase")
    return account


def _signed(
    request: Request[Any, Any, Any], person: Person, login: str, codes: list[str], guest: Person | None
) -> Response[Signed]:
    """Who one is from now on; the guest one was is put aside."""
    cookies = [*cookie_for(request, person), *known_cookie(request, person)]
    if guest is not None:
        cookies += [named(each, ASIDE) for each in cookie_for(request, guest)]
    return Response(Signed(person=person.id, name=person.name, login=login, codes=codes), cookies=cookies)


def _left(request: Request[Any, Any, Any]) -> Response[Signed]:
    """The guest who was put aside, or a new one."""
    secret: bytes = request.app.state.secret
    aside = people_cookies.read_person(request.cookies.get(people_cookies.cookie_name(secret) + ASIDE, ""), secret)
    known = request.app.state.accounts.find_current(aside) if aside is not None and not aside.session else None
    guest = known or new_person()
    cookies = cookie_for(request, guest)
    gone = Cookie(
        key=people_cookies.cookie_name(secret) + ASIDE, value="", max_age=0, httponly=True, samesite="lax", path="/"
    )
    return Response(Signed(person=guest.id, name=guest.name, login="", codes=[]), cookies=[*cookies, gone])


ROUTES: Final = (
    get_account, make_account, sign_in, recover, sign_out, get_devices, end_device,
    end_other_devices, put_passphrase, renew_codes, delete_account,
)  # fmt: skip
