"""Moderation over HTTP: reports with what their reporters saw, bans, and how the server is doing; moderators alone.

Moderators are accounts that whoever runs the server has named (`lineup serve --moderator`).
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
from lineup.table.http.hosts_and_cookies import person_of, refusal
from lineup.table.people.cookies import Person
from lineup.table.people.moderation import Ban, Moderation, check_network
from lineup.table.wire.base import Strict, Wire
from lineup.table.wire.protocol import Position, TableInfo, Word
from lineup.table.wire.sorry import Sorry

REASON_LENGTH: Final = 300
Note = Annotated[str, Meta(min_length=1, max_length=REASON_LENGTH)]


class Involved(Wire, frozen=True, kw_only=True):
    """Somebody who was at the table of a report; `seat` is -1 for who watched."""

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
    """A report: what somebody wrote, who was there, and what the reporter had read."""

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
    """What the reporter saw: the position as it was sent to them, or before a game the table.

    A field that these have only since a later release needs a default, for reports of before.
    """

    view: Position | TableInfo
    names: dict[str, str]  # of the cards they saw, by their place in the table's catalogue at that time


class Operations(Wire, frozen=True, kw_only=True):
    """How the server is doing."""

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
    """What becomes of a report. `address`: with a ban, also whoever comes from where they come from."""

    outcome: Literal["dismissed", "warned", "banned"]
    note: Note
    person: Word = ""
    address: bool = False


class NewBan(Strict, frozen=True, kw_only=True):
    """Ban an account by its name, or addresses."""

    reason: Note
    login: Word = ""
    addresses: Word = ""


def _moderator(request: Request[Any, Any, Any]) -> Person:
    """The moderator who asks; 403 for others."""
    person = person_of(request)
    if person is None or not person.session or person.id not in request.app.state.moderation.moderators:
        raise refusal(HTTPStatus.FORBIDDEN, Sorry("sorry-moderators"))
    return person


async def _facts(state: State) -> ModerationFacts:
    moderation: Moderation = state.moderation
    rooms = list(state.rooms.rooms.values())
    return ModerationFacts(
        reports=[_report(row) for row in await moderation.list_reports()],
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


def _report(row: Row[Any]) -> ReportFacts:
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
    """Reports, bans, and how the server is doing."""
    _moderator(request)
    return await _facts(state)


@get("/api/moderation/reports/{report:str}")
async def get_report(request: Request[Any, Any, Any], state: State, report: FromPath[str]) -> ReportView:
    """What the reporter saw when they reported, and nothing else."""
    _moderator(request)
    row = await _found(state, report)
    seen = json.loads(row.view)
    wrapped = seen if "view" in seen else {"view": seen, "names": {}}  # reports of former releases have no names
    return msgspec.convert(wrapped, ReportView)


@put("/api/moderation/reports/{report:str}")
async def decide(
    request: Request[Any, Any, Any], state: State, report: FromPath[str], data: JSONBody[Decision]
) -> ModerationFacts:
    """Dismiss a report, or warn or ban somebody in it."""
    me = _moderator(request)
    row = await _found(state, report)
    await state.moderation.decide_report(row, data.outcome, data.person, data.note, me.name, data.address)
    if data.outcome != "dismissed":
        state.rooms.end_connections("" if data.address else data.person)
    return await _facts(state)


@post("/api/moderation/bans")
async def ban(request: Request[Any, Any, Any], state: State, data: JSONBody[NewBan]) -> ModerationFacts:
    """Ban an account or addresses."""
    me = _moderator(request)
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
    return await _facts(state)


@delete("/api/moderation/bans/{ban_id:str}", status_code=200)
async def lift(request: Request[Any, Any, Any], state: State, ban_id: FromPath[str]) -> ModerationFacts:
    """Let somebody in again."""
    _moderator(request)
    await state.moderation.lift_ban(ban_id)
    return await _facts(state)


async def _found(state: State, report: str) -> Row[Any]:
    try:
        row: Row[Any] = await state.moderation.find_report(report)
    except Sorry as error:
        raise refusal(HTTPStatus.NOT_FOUND, error) from None
    return row


ROUTES: Final = (get_moderation, get_report, decide, ban, lift)
