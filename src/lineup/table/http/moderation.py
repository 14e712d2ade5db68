"""Moderation over HTTP, for moderators only: reports with what their reporters saw, bans, and the server's state.

Moderators are accounts that the operator of the server has named (`lineup serve --moderator`).
"""

from __future__ import annotations

import json
import time
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy import Row

import lineup
from lineup.table.http.hosts_and_cookies import make_refusal, person_of
from lineup.table.people.cookies import Person
from lineup.table.people.moderation import Ban, Moderation, check_network
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
    if person is None or not person.session or person.id not in request.app.state.moderation.moderators:
        raise make_refusal(HTTPStatus.FORBIDDEN, Sorry("sorry-moderators"))
    return person


async def _moderation_facts(state: State) -> ModerationFacts:
    moderation: Moderation = state.moderation
    rooms = list(state.rooms.rooms.values())
    return ModerationFacts(
        reports=[_report_facts(row) for row in await moderation.list_reports()],
        bans=moderation.list_bans(),
        operations=Operations(
            version=lineup.__version__,
            seconds=int(time.monotonic() - state.rooms.server.started),
            tables=len(rooms),
            games=sum(room.status == "playing" for room in rooms),
            connections=sum(len(room.all_clients()) for room in rooms),
            people=len({client.person for room in rooms for client in room.all_clients()}),
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
async def get_moderation(request: Request[Any, Any, Any], state: State) -> ModerationFacts:
    """Return reports, bans and the state of the server."""
    _require_moderator(request)
    return await _moderation_facts(state)


@get("/api/moderation/reports/{report:str}")
async def get_report(request: Request[Any, Any, Any], state: State, report: FromPath[str]) -> ReportView:
    """Return exactly what the reporter saw when they reported."""
    _require_moderator(request)
    row = await _find_report(state, report)
    seen = json.loads(row.view)
    wrapped = seen if "view" in seen else {"view": seen, "names": {}}  # reports of former releases have no names
    return msgspec.convert(wrapped, ReportView)


@put("/api/moderation/reports/{report:str}")
async def decide_report(
    request: Request[Any, Any, Any], state: State, report: FromPath[str], data: JSONBody[Decision]
) -> ModerationFacts:
    """Dismiss a report, or warn or ban a person in it."""
    me = _require_moderator(request)
    row = await _find_report(state, report)
    await state.moderation.decide_report(row, data.outcome, data.person, data.note, me.name, data.address)
    if data.outcome != "dismissed":
        state.rooms.end_connections("" if data.address else data.person)
    return await _moderation_facts(state)


@post("/api/moderation/bans")
async def add_ban(request: Request[Any, Any, Any], state: State, data: JSONBody[NewBan]) -> ModerationFacts:
    """Ban an account or addresses."""
    me = _require_moderator(request)
    wanted = []
    if data.login:
        account = await state.accounts.find_by_login(data.login)
        if account is None:
            raise Sorry("sorry-no-account", name=data.login)
        if account.person in state.moderation.moderators:
            raise Sorry("sorry-ban-moderator", name=account.login)
        wanted.append(("person", account.person, account.login))
    if data.addresses or not wanted:
        wanted.append(("address", check_network(data.addresses), ""))
    everybody = partial(state.rooms.store.post_notice, kind="part", value="")
    await state.moderation.add_bans(wanted, data.reason, me.name, everybody)
    state.rooms.end_connections()
    return await _moderation_facts(state)


@delete("/api/moderation/bans/{ban_id:str}", status_code=200)
async def lift_ban(request: Request[Any, Any, Any], state: State, ban_id: FromPath[str]) -> ModerationFacts:
    """Lift a ban."""
    _require_moderator(request)
    await state.moderation.lift_ban(ban_id)
    return await _moderation_facts(state)


async def _find_report(state: State, report: str) -> Row[Any]:
    try:
        row: Row[Any] = await state.moderation.find_report(report)
    except Sorry as error:
        raise make_refusal(HTTPStatus.NOT_FOUND, error) from None
    return row


ROUTES: Final = (get_moderation, get_report, decide_report, add_ban, lift_ban)
