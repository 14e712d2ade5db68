"""Admission: the server's own names, the pages that may change anything, and the guest's cookie.

A guest is made by a page, or by a request that asks for one's identity or creates something, and only where no cookie
names a person yet. A WebSocket makes none: it comes after one of these.
"""

from __future__ import annotations

import re
from http import HTTPStatus
from math import ceil
from typing import Any, Final

import msgspec

from lineup.engine.saying import Listed, say
from lineup.errors import LineUpError
from lineup.running.world import monotonic_seconds
from lineup.table.http.parts import server_of
from lineup.table.limits.addresses import Guest, home_of, household_network, parse_address
from lineup.table.limits.crowd import Busy
from lineup.table.people import cookies
from lineup.table.people.cookies import Person
from lineup.table.people.devices import Browser, browser_of
from lineup.table.store.databases import AWAY
from lineup.table.store.store import NotWritten
from lineup.table.web.framework import Cookie, HTTPException, NotFoundException, Request, WebSocket
from lineup.table.wire.sorry import Sorry

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]
LONGEST_PATH: Final = 200  # characters; file systems have no longer names
LONGEST_QUERY: Final = 1000
ANY_ADDRESS: Final = "*"  # among the names a server answers to: no other site is named by a number
ALWAYS: Final = ("/api/account/sign-in", "/api/account/sign-out")  # so that a moderator comes in from anywhere
RELAYED: Final = "lineup.relayed"  # in the scope of a request that another process has let in
KNOWN: Final = "-known"  # behind the name of the cookie: who was signed in on this device
READING: Final = ("GET", "HEAD", "OPTIONS")
STORED: Final = 20_000_000  # bytes that are written down for a household at once, and again in an hour
A_TABLE: Final = 50_000  # of them for a table, with what is played and said there
OWN_SITE: Final = ("", "none", "same-origin")  # what a browser says of a request no other page had a part in


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse a bad request before anything is done for it."""
    check_host(request)
    await learn_person(request)
    if "\0" in request.url.path or len(request.url.path) > LONGEST_PATH:
        raise NotFoundException
    if len(request.url.query) > LONGEST_QUERY:
        raise Sorry("sorry-query", n=len(request.url.query), most=LONGEST_QUERY)
    if request.method in READING:
        return
    try:
        check_origin(request)
        check_welcome(request, person_of(request))
    except Sorry as error:
        raise make_refusal(HTTPStatus.FORBIDDEN, error) from None
    kind = request.headers.get("content-type", "")
    body = await request.body()
    # A form of another page has a kind, even one without fields, and cannot have this one.
    if (kind or body) and kind.partition(";")[0].strip().lower() != "application/json":
        raise make_refusal(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, Sorry("server-no-json", kind=kind[:60]))
    if body:
        check_body(body)
    elif "data" in request.route_handler.parsed_fn_signature.parameters:
        raise Sorry("server-no-body")


def make_refusal(status: HTTPStatus, said: LineUpError) -> HTTPException:
    """Make the exception that refuses a request with this status and text."""
    return HTTPException(status_code=status, extra={"said": said})


def check_body(body: bytes) -> None:
    """Raise Sorry for a body that is not text, not JSON, or nested without end; its fields are checked later."""
    try:
        body.decode()
        msgspec.json.decode(body, type=msgspec.Raw)
    except (UnicodeDecodeError, RecursionError):
        raise Sorry("server-no-text") from None
    except msgspec.DecodeError as error:  # of half a letter it says, wrongly, that the end is missing
        raise Sorry("server-malformed", error=str(error)) from None


def check_host(connection: Connection) -> None:
    """Answer only to our own names: a foreign page whose name leads here must not speak for a person."""
    if RELAYED in connection.scope:  # let in where it came in
        return
    hosts = server_of(connection).hosts
    host = connection.headers.get("host", "").lower()
    name = re.sub(r":\d*$", "", host)
    if hosts and not {host, name} & hosts and not (ANY_ADDRESS in hosts and parse_address(name.strip("[]"))):
        raise Sorry("sorry-server", host=host[:60], hosts=Listed(tuple(sorted(hosts - {ANY_ADDRESS})), "or"))


def check_origin(connection: Connection) -> None:
    """Let only pages of this server act for a person. Programs other than browsers name no origin."""
    origin = connection.headers.get("origin", "")
    if origin and origin.partition("://")[2] != connection.headers.get("host"):
        raise Sorry("sorry-origin", origin=origin[:60])
    if connection.headers.get("sec-fetch-site", "") not in OWN_SITE:
        raise Sorry("sorry-site")


def check_welcome(connection: Connection, person: Person | None) -> None:
    """Raise Sorry for a banned person or address, except when they sign in or out."""
    if person is not None:
        server_of(connection).moderation.note_address(person.id, connection.client.host if connection.client else "")
    if connection.url.path not in ALWAYS:
        check_ban(connection, person)


def check_ban(connection: Connection, person: Person | None) -> None:
    """Raise Sorry for a banned person or address."""
    address = connection.client.host if connection.client else ""
    ban = server_of(connection).moderation.find_ban(person.id if person is not None else "", address)
    if ban is not None:
        raise Sorry("sorry-banned", reason=ban.reason)


async def learn_person(connection: Connection) -> None:
    """Look up the cookie of a request or a WebSocket; from then on `person_of` knows it."""
    server = server_of(connection)
    person = cookies.find_person(connection.cookies, server.secret)
    if person is not None:
        await server.accounts.note_device(person)


def person_of(connection: Connection) -> Person | None:
    """Return the person of a request or a WebSocket; None without a valid cookie of ours."""
    server = server_of(connection)
    person = cookies.find_person(connection.cookies, server.secret)
    return server.accounts.find_current(person) if person is not None else None


def visitor_of(request: Request[Any, Any, Any]) -> tuple[Person, list[Cookie]]:
    """Return the person of a request, or a newcomer with the cookie for the response."""
    known = person_of(request)
    person = known or cookies.new_person()
    return person, cookie_for(request, person) if known is None else []


async def adopt_person(request: Request[Any, Any, Any]) -> tuple[Person | None, list[Cookie]]:
    """Return the person of a request. If their cookie is of a former release and names no device, give the
    device a row and return its cookies.
    """
    person = person_of(request)
    if person is None or not person.session or person.device:
        return person, []
    try:
        person = await server_of(request).accounts.adopt_cookie(person, request_browser(request))
    except (Sorry, NotWritten, *AWAY):
        return person, []
    return person, [*cookie_for(request, person), *known_cookie(request, person)]


def request_browser(request: Request[Any, Any, Any]) -> Browser:
    """Return the kind of browser a request comes from."""
    return browser_of(request.headers.get("user-agent", ""))


def known_cookie(request: Request[Any, Any, Any], person: Person) -> list[Cookie]:
    """Return the cookie that remembers this person as signed in on this device."""
    value = cookies.sign_known(person.id, _known_value(request), server_of(request).secret)
    return [rename_cookie(each, KNOWN, value) for each in cookie_for(request, person)]


def known_device(request: Request[Any, Any, Any], person: str) -> str:
    """Return the random id of the requesting device if the person was signed in there before, else ""."""
    return cookies.read_known(_known_value(request), person, server_of(request).secret)


def _known_value(request: Request[Any, Any, Any]) -> str:
    return request.cookies.get(cookies.cookie_name(server_of(request).secret) + KNOWN, "")


def rename_cookie(cookie: Cookie, ending: str, value: str | None = None) -> Cookie:
    """Append an ending to a cookie's name, and perhaps set another value."""
    cookie.key += ending
    cookie.value = cookie.value if value is None else value
    return cookie


def id_of(request: Request[Any, Any, Any]) -> str:
    """Return the id of the requesting person; a random one without a valid cookie of ours."""
    return (person_of(request) or cookies.new_person()).id


def request_home(request: Request[Any, Any, Any]) -> str:
    """Return the household a request comes from."""
    return home_of(request.client.host) if request.client else "home"


def guest_of(request: Request[Any, Any, Any]) -> Guest:
    """Return the guest for whom the server reads texts and plays: the person, or everyone at the address
    without a cookie.
    """
    person = person_of(request)
    name = person.id if person else f"at {request_home(request)}"
    return Guest(name, household_network(request.client.host) if request.client else "")


def check_storage(request: Request[Any, Any, Any], size: int) -> None:
    """Raise Busy if a household would store too many bytes within a short time."""
    storing = server_of(request).storing
    seconds = storing.spend(request_home(request), monotonic_seconds(), size) if storing is not None else 0.0
    if seconds:
        raise Busy(say("busy-storing", minutes=ceil(seconds / 60)), seconds)


def cookie_for(request: Request[Any, Any, Any], person: Person) -> list[Cookie]:
    """Return the cookie that identifies a person from now on; none for resources of other pages, such as pictures."""
    head = request.headers
    followed = head.get("sec-fetch-mode") == "navigate" and head.get("sec-fetch-dest") == "document"
    if head.get("sec-fetch-site", "") not in OWN_SITE and not (followed and request.method == "GET"):
        return []
    secret = server_of(request).secret
    return [
        Cookie(
            key=cookies.cookie_name(secret),
            value=cookies.sign_person(person, secret),
            max_age=cookies.AGE,
            httponly=True,
            secure=request.url.scheme == "https",
            samesite="lax",
            path="/",
        )
    ]
