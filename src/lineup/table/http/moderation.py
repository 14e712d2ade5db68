"""Moderation over HTTP, for moderators only: reports with what their reporters saw, bans, and the server's state.

Moderators are accounts that the operator of the server has named (`lineup serve --moderator`).
"""

from __future__ import annotations

import json
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Row

import lineup
from lineup.running.world import monotonic_seconds
from lineup.table.http.hosts_and_cookies import make_refusal, person_of
from lineup.table.http.parts import rooms_of, server_of
from lineup.table.people.cookies import Person
from lineup.table.people.moderation import Ban, check_network
from lineup.table.web.framework import FromPath, JSONBody, Request, delete, get, post, put
from lineup.table.wire.base import Strict, Wire
from lineup.table.wire.protocol import Position, TableInfo, Word
from lineup.table.wire.sorry import Sorry

REASON_LENGTH: Final = 300
Note = Annotated[str, Meta(min_length=1, max_length=REASON_LENGTH)]


class Involved(Wire, frozen=True, kw_only=True):
    """A person at the table of a report; `seat` is -1 for spectators."""

    person: str
    name: str
    seat: int


class TalkLine(Wire, frozen=True, kw_only=True):
    """A line of chat that the reporter could read."""

    name: str
    team: bool
    text: str
    time: str


class ReportFacts(Wire, frozen=True, kw_only=True):
    """A report: its text, the people there, and the chat the reporter had read."""

    id: str
    time: str
    table: str
    person: str
    name: str
    text: str
    people: list[Involved]
    talk: list[TalkLine]
    outcome: str  # dismissed, warned, banned; empty: nobody decided
    note: str


class ReportView(Wire, frozen=True, kw_only=True):
    """The reporter's view: the position as it was sent to them, or before a game the table.

    A field added in a later release needs a default, for older reports.
    """

    view: Position | TableInfo
    names: dict[str, str]  # of the cards they saw, by their place in the table's catalogue at that time


class Operations(Wire, frozen=True, kw_only=True):
    """The state of the server."""

    version: str
    seconds: int  # since it was started
    tables: int  # in memory
    games: int  # of these, with a game going on
    connections: int
    people: int
    lag: float  # seconds, the longest delay of the event loop in the last minute
    waiting: int  # requests, messages and jobs that wait for their turn
    owing: int  # households that wait for what they owe


class ModerationFacts(Wire, frozen=True, kw_only=True):
    """Everything on the moderators' page."""

    reports: list[ReportFacts]
    bans: list[Ban]
    operations: Operations


class Decision(Strict, frozen=True, kw_only=True):
    """The decision on a report. `address`: with a ban, also ban everyone from the person's address."""

    outcome: Literal["dismissed", "warned", "banned"]
    note: Note
    person: Word = ""
    address: bool = False


class NewBan(Strict, frozen=True, kw_only=True):
    """Ban an account by its name, or addresses."""

    reason: Note
    login: Word = ""
    addresses: Word = ""


def _require_moderator(request: Request[Any, Any, Any]) -> Person:
    """Return the moderator who asks; refuse others with 403."""
    person = person_of(request)
    if person is None or not person.session or person.id not in server_of(request).moderation.moderators:
        raise make_refusal(HTTPStatus.FORBIDDEN, Sorry("sorry-moderators"))
    return person


async def _moderation_facts(request: Request[Any, Any, Any]) -> ModerationFacts:
    rooms = rooms_of(request)
    moderation, tables = rooms.server.moderation, list(rooms.rooms.values())
    return ModerationFacts(
        reports=[_report_facts(row) for row in await moderation.list_reports()],
        bans=moderation.list_bans(),
        operations=Operations(
            version=lineup.__version__,
            seconds=int(monotonic_seconds() - rooms.server.started),
            tables=len(tables),
            games=sum(room.status == "playing" for room in tables),
            connections=sum(len(room.all_clients()) for room in tables),
            lag=round(rooms.server.loop_load.worst_lag, 3),
            waiting=rooms.server.loop_load.waiting,
            owing=rooms.server.loop_load.owing,
            people=len({client.person for room in tables for client in room.all_clients()}),
        ),
    )


def _report_facts(row: Row[Any]) -> ReportFacts:
    return ReportFacts(
        id=row.id,
        time=row.time,
        table=row.table_id,
        person=row.person,
        name=row.name,
        text=row.text,
        people=msgspec.convert(json.loads(row.people), list[Involved]),
        talk=msgspec.convert(json.loads(row.talk), list[TalkLine]),
        outcome=row.outcome,
        note=row.note,
    )


@get("/api/moderation")
async def get_moderation(request: Request[Any, Any, Any]) -> ModerationFacts:
    """Return reports, bans and the state of the server."""
    _require_moderator(request)
    return await _moderation_facts(request)


@get("/api/moderation/reports/{report:str}")
async def get_report(request: Request[Any, Any, Any], report: FromPath[str]) -> ReportView:
    """Return exactly what the reporter saw when they reported."""
    _require_moderator(request)
    row = await _find_report(request, report)
    seen = json.loads(row.view)
    wrapped = seen if "view" in seen else {"view": seen, "names": {}}  # reports of former releases have no names
    return msgspec.convert(wrapped, ReportView)


@put("/api/moderation/reports/{report:str}")
async def decide_report(
    request: Request[Any, Any, Any], report: FromPath[str], data: JSONBody[Decision]
) -> ModerationFacts:
    """Dismiss a report, or warn or ban a person in it."""
    me = _require_moderator(request)
    row = await _find_report(request, report)
    await server_of(request).moderation.decide_report(row, data.outcome, data.person, data.note, me.name, data.address)
    if data.outcome != "dismissed":
        rooms_of(request).end_connections("" if data.address else data.person)
    return await _moderation_facts(request)


@post("/api/moderation/bans")
async def add_ban(request: Request[Any, Any, Any], data: JSONBody[NewBan]) -> ModerationFacts:
    """Ban an account or addresses."""
    rooms = rooms_of(request)
    me = _require_moderator(request)
    wanted = []
    if data.login:
        account = await rooms.server.accounts.find_by_login(data.login)
        if account is None:
            raise Sorry("sorry-no-account", name=data.login)
        if account.person in rooms.server.moderation.moderators:
            raise Sorry("sorry-ban-moderator", name=account.login)
        wanted.append(("person", account.person, account.login))
    if data.addresses or not wanted:
        wanted.append(("address", check_network(data.addresses), ""))
    everybody = partial(rooms.store.post_notice, kind="part", value="")
    await rooms.server.moderation.add_bans(wanted, data.reason, me.name, everybody)
    rooms.end_connections()
    return await _moderation_facts(request)


@delete("/api/moderation/bans/{ban_id:str}", status_code=200)
async def lift_ban(request: Request[Any, Any, Any], ban_id: FromPath[str]) -> ModerationFacts:
    """Lift a ban."""
    _require_moderator(request)
    await server_of(request).moderation.lift_ban(ban_id)
    return await _moderation_facts(request)


async def _find_report(request: Request[Any, Any, Any], report: str) -> Row[Any]:
    try:
        row = await server_of(request).moderation.find_report(report)
    except Sorry as error:
        raise make_refusal(HTTPStatus.NOT_FOUND, error) from None
    return row


ROUTES: Final = (get_moderation, get_report, decide_report, add_ban, lift_ban)
