"""The routes that every home of the tables has: people, cards, tables, and the socket of a table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from hashlib import blake2b
from http import HTTPStatus
from math import ceil
from typing import TYPE_CHECKING, Any, Final

import msgspec

import lineup
from lineup import ledger
from lineup.engine.profile import RuleError
from lineup.engine.saying import Said, say
from lineup.errors import LineUpError, shorten_text
from lineup.games import build_setup
from lineup.language.sets import BOXES, CardError, box
from lineup.ledger import LedgerError
from lineup.table.http import accounts, daily, history, lessons, measures, moderation, replays
from lineup.table.http.hosts_and_cookies import (
    A_TABLE,
    adopt_person,
    check_host,
    check_origin,
    check_storage,
    check_welcome,
    cookie_for,
    guest_of,
    id_of,
    learn_person,
    make_refusal,
    person_of,
    visitor_of,
)
from lineup.table.http.kept import answer_fixed, give_kept
from lineup.table.http.parts import language_of, rooms_of, server_of
from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import Busy
from lineup.table.limits.tabs import Tab, current_guest, run_on_tab
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.seats import TableSeat, check_name, check_texts, choice_of, list_identities, number_seats
from lineup.table.model.table import NotAdmitted, Table, from_record
from lineup.table.people.cookies import new_person
from lineup.table.room.connection import BYE, Connection, read_message, visit_table, write_farewell
from lineup.table.room.everywhere import rename_person
from lineup.table.room.returning import Ahead
from lineup.table.room.room import Room, encode
from lineup.table.room.rooms import MOST_TABLES, Rooms
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.store.databases import AWAY
from lineup.table.store.leases import Elsewhere
from lineup.table.store.store import NotWritten
from lineup.table.web.framework import (
    ASGIConnection,
    FromPath,
    FromQuery,
    HTTPException,
    JSONBody,
    Request,
    Response,
    WebSocket,
    WebSocketDisconnect,
    get,
    post,
    put,
    websocket,
)
from lineup.table.wire import catalogue
from lineup.table.wire import protocol as p
from lineup.table.wire.base import Sentence
from lineup.table.wire.sentences import ARGUMENTS_LENGTH, describe_error, plain_sentence, to_wire
from lineup.table.wire.sorry import Sorry
from lineup.table.workshop import routes
from lineup.table.workshop.kept_sets import Conflict
from lineup.words.notes import notes_on

if TYPE_CHECKING:
    from lineup.table.server.relay import Relay

logger = logging.getLogger(__name__)
STATUS: Final = {  # of other complaints: 400
    Busy: HTTPStatus.TOO_MANY_REQUESTS,
    Conflict: HTTPStatus.CONFLICT,
    LedgerError: HTTPStatus.NOT_FOUND,
    NotAdmitted: HTTPStatus.FORBIDDEN,
}
STATUS_OF: Final = {  # of a sentence, whichever complaint has it
    "sorry-sign-in": HTTPStatus.UNAUTHORIZED,
    "sorry-not-passphrase": HTTPStatus.UNAUTHORIZED,
    "server-nobody": HTTPStatus.UNAUTHORIZED,
    "sorry-no-link": HTTPStatus.NOT_FOUND,
    "sorry-no-own-set": HTTPStatus.NOT_FOUND,
    "sorry-no-picture": HTTPStatus.NOT_FOUND,
    "sorry-no-ban": HTTPStatus.NOT_FOUND,
    "sorry-no-table": HTTPStatus.NOT_FOUND,
    "sorry-watching-since": HTTPStatus.CONFLICT,
}
BODY_BYTES: Final = 2 * p.MESSAGE_BYTES
HELLO_SECONDS: Final = 20
MOST_SOCKETS: Final = 20  # of one person: their devices, and a few pages on each
LAST_CHAT: Final = 2**63 - 1  # the highest id a database has


def relay_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Relay | None:
    """The way to the processes that share the tables, if there are any."""
    relay: Relay | None = connection.app.state.relay
    return relay


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer every error with one sentence; unforeseen ones are logged and told without detail.

    What is about a table of another process is no error: that process answers.
    """
    if isinstance(error, Elsewhere):
        from lineup.table.server.relay import Forwarded

        return Forwarded(error.process)
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    said = say("server-fault-noted")
    headers: dict[str, str] = {}
    if isinstance(error, NotWritten):
        status, said = HTTPStatus.SERVICE_UNAVAILABLE, say("server-not-written")
        logger.error("%s %s could not be written down: %s", request.method, request.url.path, error)
    elif isinstance(error, AWAY):
        status, said = HTTPStatus.SERVICE_UNAVAILABLE, say("server-not-read")
        logger.error("%s %s could not be read: %s", request.method, request.url.path, type(error).__name__)
    elif isinstance(error, HTTPException):
        status = HTTPStatus(error.status_code)
        said = _describe_error(request, error)
        headers = {**(error.headers or {})}
        if headers.get("allow") == "websocket":
            status, said, headers = HTTPStatus.UPGRADE_REQUIRED, say("server-upgrade"), {"Upgrade": "websocket"}
    elif isinstance(error, LineUpError):
        said = describe_error(error)
        status = STATUS_OF.get(said.key) or STATUS.get(type(error), HTTPStatus.BAD_REQUEST)
    else:
        server_of(request).metrics.faults.inc()
        logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = 'Cookie realm="Line-Up"'
    if isinstance(error, Busy):
        headers["Retry-After"] = str(ceil(error.seconds))
    return Response(p.Complaint(error=to_wire(said)), status_code=status, headers=headers)


def _describe_error(request: Request[Any, Any, Any], error: HTTPException) -> Said:
    """Put an error of the web layer into words."""
    if isinstance(error.extra, dict) and "said" in error.extra:
        return describe_error(error.extra["said"])
    if error.status_code == HTTPStatus.NOT_FOUND:
        return say("server-nothing-there", path=shorten_text(request.url.path, ARGUMENTS_LENGTH))
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return say(
            "server-method", method=shorten_text(request.method), path=shorten_text(request.url.path, ARGUMENTS_LENGTH)
        )
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return say("server-large", most=BODY_BYTES)
    if error.status_code == HTTPStatus.TOO_MANY_REQUESTS:
        return say("server-too-much")
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        field, message = str(extra[0].get("key", "")), str(extra[0].get("message", ""))
        return say("server-unread", field=shorten_text(field), message=shorten_text(message, ARGUMENTS_LENGTH))
    return say("as-it-is", text=f"{error.detail or HTTPStatus(error.status_code).phrase}.")


# People


@get("/api/me")
async def get_me(request: Request[Any, Any, Any]) -> Response[p.Me]:
    """The person who asks; a newcomer becomes a guest."""
    known, cookies = await adopt_person(request)
    person, cookies = visitor_of(request) if known is None else (known, cookies)
    return Response(p.Me(person=person.id, name=person.name), cookies=cookies)


@put("/api/me")
async def put_me(request: Request[Any, Any, Any], data: JSONBody[p.Name]) -> Response[p.Me]:
    """Choose a name."""
    name = check_name(data.name)
    person = (person_of(request) or new_person())._replace(name=name)
    await server_of(request).accounts.rename_person(person, partial(rename_person, rooms_of(request), person.id, name))
    return Response(p.Me(person=person.id, name=person.name), cookies=cookie_for(request, person))


# Cards, rules, games


@get("/api/games")
async def get_games(request: Request[Any, Any, Any]) -> Response[catalogue.Offer]:
    """The games that can be played."""
    return await answer_fixed(request, ("games",), lambda: catalogue.make_offer(lineup.__version__))


@get("/api/sets")
async def get_sets(request: Request[Any, Any, Any]) -> Response[list[catalogue.SetFacts]]:
    """The boxes, with where their texts come from."""
    return await answer_fixed(request, ("sets",), lambda: [catalogue.set_facts(box(name)) for name in BOXES])


@get("/api/cards")
async def get_cards(request: Request[Any, Any, Any], set: FromQuery[str] = "") -> Response[list[catalogue.CardFacts]]:
    """The cards of one box or of all, in the language the request accepts first."""
    names, language = [set] if set else list(BOXES), language_of(request)

    def list_cards() -> list[catalogue.CardFacts]:
        return [catalogue.card_facts(card, language) for name in names for card in box(name).cards]

    try:
        return await answer_fixed(request, ("cards", set, language), list_cards)
    except CardError as error:
        raise make_refusal(HTTPStatus.NOT_FOUND, error) from None


@get("/api/cards/{set_id:str}/{card_id:str}")
async def get_card(
    request: Request[Any, Any, Any], set_id: FromPath[str], card_id: FromPath[str]
) -> Response[catalogue.CardPage]:
    """The page of a card."""
    language = language_of(request)
    page = partial(catalogue.make_card_page, set_id, card_id, language)
    try:
        return await answer_fixed(request, ("card", set_id, card_id, language), page)
    except CardError as error:
        raise make_refusal(HTTPStatus.NOT_FOUND, error) from None


@post("/api/sets/check", status_code=200)
async def check_set(request: Request[Any, Any, Any], data: JSONBody[catalogue.SetText]) -> catalogue.SetChecked:
    """Look through a custom set."""
    async with _hold_sets(request, [data.text]) as sets:
        return catalogue.check_set(sets.get_proof(data.text))


@post("/api/swaps", status_code=200)
async def get_swaps(request: Request[Any, Any, Any], data: JSONBody[p.SwapWish]) -> p.Swaps:
    """The effect of settings: swaps, identities, teams, texts, and notes on the rules."""
    async with _hold_sets(request, data.settings.custom) as sets:
        return await server_of(request).laying_out.run(partial(_describe_swaps, data, sets))


def _describe_swaps(wish: p.SwapWish, sets: Shelf) -> p.Swaps:
    names = number_seats(wish.settings)
    choice = choice_of(wish.settings, sets, names, ())
    problem: Sentence | None = None
    try:
        choice = choice_of(wish.settings, sets, names, wish.heroes)
    except RuleError as error:
        problem = to_wire(describe_error(error))
    setup = build_setup(choice)
    return p.Swaps(
        swaps=list(choice.swaps),
        warnings=[to_wire(note) for note in notes_on(choice, ())],
        identities=list_identities(wish.settings, sets),
        teams=list(setup.teams),
        texts=catalogue.count_texts(setup.defs),
        problem=problem,
    )


@asynccontextmanager
async def _hold_sets(request: Request[Any, Any, Any], texts: Sequence[str]) -> AsyncIterator[Shelf]:
    """Load custom sets that somebody sent."""
    check_texts(texts)
    sets = rooms_of(request).sets
    async with sets.hold_sets(texts, guest_of(request)):
        yield sets


@get("/api/rules")
async def get_rules(
    request: Request[Any, Any, Any], game: FromQuery[str] = "", q: FromQuery[str] = ""
) -> Response[list[catalogue.ClauseFacts]]:
    """The rules of a game, or those that hold some words."""
    return await answer_fixed(request, ("rules", game, q), partial(catalogue.list_rules, game, q))


@get("/api/rules/{rule_id:str}")
async def get_rule(request: Request[Any, Any, Any], rule_id: FromPath[str]) -> Response[catalogue.ClauseFacts]:
    """One rule."""
    return await answer_fixed(request, ("rule", rule_id), lambda: catalogue.clause_facts(ledger.find_clause(rule_id)))


# Tables


@get("/api/tables")
async def get_tables(request: Request[Any, Any, Any]) -> p.Lobby:
    """Public tables, and those of the person who asks."""
    rooms = rooms_of(request)
    person = id_of(request)
    store = rooms.store
    public, yours = await store.list_public_tables(MOST_TABLES), await store.list_tables_of(person, MOST_TABLES)
    here = await rooms.people_at({row.id for row in (*public, *yours)})
    shown = [[_describe_row(row, person, rooms, here.get(row.id, set())) for row in rows] for rows in (public, yours)]
    return p.Lobby(public=shown[0], yours=[row for row in shown[1] if not row.lesson])


def _describe_row(row: Any, person: str, rooms: Rooms, here: Collection[str]) -> p.TableRow:
    body = msgspec.json.decode(row.body)
    table = from_record(row.status, body)
    inside = table.is_admitted(person)
    return p.TableRow(
        id=row.id,
        title=catalogue.game_title(table.settings.game),
        status=row.status,
        seats=[_describe_seat(seat, rooms, here) if inside else _from_outside(seat, table) for seat in table.seats],
        yours=bool(table.seats_of(person)),
        your_turn=body["waiting"] in table.seats_of(person),
        changed=row.changed,
        lesson=table.settings.lesson,
        closed=not inside,
        left=max(round(row.deadline - rooms.time.wall()), 0) if row.deadline and inside else -1,
    )


def _describe_seat(seat: TableSeat, rooms: Rooms, here: Collection[str]) -> p.SeatInfo:
    return seat.to_info(seat.person in here, seat.person in rooms.server.moderation.moderators and not seat.here)


def _from_outside(seat: TableSeat, table: Table) -> p.SeatInfo:
    """Describe a seat to somebody the table does not admit: only whether it is free, and the name of the host."""
    return p.SeatInfo(kind=seat.kind, name=seat.name if seat.person == table.host and not seat.here else "")


@post("/api/tables")
async def make_table(
    request: Request[Any, Any, Any],
    data: JSONBody[p.NewTable],
) -> Response[p.Made]:
    """Make a table."""
    person, cookies = visitor_of(request)
    check_storage(request, A_TABLE + sum(map(len, data.settings.custom)))
    async with _hold_sets(request, data.settings.custom):
        room = await rooms_of(request).make_table(person.id, person.name, data)
    return Response(p.Made(table=room.id, path=f"/table/{room.id}"), cookies=cookies, status_code=201)


@asynccontextmanager
async def _open_room(request: Request[Any, Any, Any], table: str, game: int | None = None) -> AsyncIterator[Room]:
    """A table, or one of its games, for somebody it admits to look at; it does not stay in memory for that."""
    rooms = rooms_of(request)
    try:
        await rooms.check_inside(table, id_of(request), game)
        async with rooms.use_table(table) as room:
            yield room
    except NotAdmitted:
        raise
    except Sorry as error:
        raise make_refusal(HTTPStatus.NOT_FOUND, error) from None


@get("/api/tables/{table:str}")
async def get_table(request: Request[Any, Any, Any], table: FromPath[str]) -> p.TableInfo:
    """A table as the person who asks sees it."""
    async with _open_room(request, table) as room:
        return room.describe_table(id_of(request))


@get("/api/tables/{table:str}/cards")
async def get_table_cards(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[list[catalogue.CardFacts]]:
    """The catalogue that positions of a table refer to by number."""
    async with _open_room(request, table) as room:
        settings = b"" if room.hosted is not None else blake2b(msgspec.json.encode(room.table.settings)).digest()
        language = language_of(request)
        key = ("table cards", room.id, room.table.number, settings, language)

        async def prepare() -> Callable[[], Any]:
            return partial(_describe_catalogue, room.hosted, room.table.settings, room.sets, language)

        return give_kept(request, await room.server.past_answers.find(key, prepare))


def _describe_catalogue(
    hosted: Hosted | None, settings: p.Settings, sets: Shelf, language: str
) -> list[catalogue.CardFacts]:
    if hosted is None:
        hosted = Hosted(choice_of(settings, sets, number_seats(settings), ()), "catalogue")
    return catalogue.list_cards(hosted.catalogue, language)


@get("/api/tables/{table:str}/log", media_type="text/plain")
async def get_log(request: Request[Any, Any, Any], table: FromPath[str], game: FromQuery[int] = 0) -> Response[str]:
    """The log of a finished game: the last one, or that of this number."""
    async with _open_room(request, table, game) as room:
        number = game or room.table.number
        try:
            room.check_told(number, "log")

            async def prepare() -> Callable[[], Any]:
                return await rooms_of(request).prepare_log(room, number)

            kept = await room.server.past_answers.find(("log", room.id, number), prepare)
        except Sorry as error:
            raise make_refusal(HTTPStatus.CONFLICT, error) from None
        name = f"{room.table.settings.game}-{room.id}-{number}.log"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return give_kept(request, kept, media_type="text/plain", headers=headers)


# Play


@websocket("/ws/{table:str}")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A connection to a table: hello first, then whatever comes."""
    server = server_of(socket)
    await socket.accept()
    with suppress(WebSocketDisconnect):
        try:
            check_host(socket)
            check_origin(socket)
            hello = await _receive_hello(socket)
            await learn_person(socket)
            warned = person_of(socket)
            warning = await server.moderation.next_warning(warned.id) if warned is not None else None
            # Not before: a session may end meanwhile, or somebody be banned. From here on they are told.
            person = person_of(socket)
            if person is None:
                await _turn_away(socket, p.Gone(text=plain_sentence("server-nobody"), retry=True))
                return
            check_welcome(socket, person)
            if warning is not None:
                await server.moderation.acknowledge_warning(person.id, warning.id)
                raise Sorry("server-warned", text=warning.text)
            with _count_connection(server.sockets, person.id):
                home = server.moderation.household_of(person.id)
                client = Connection(person, home, server.waiting_bytes)
                client.chat, client.seen = max(0, min(hello.chat, LAST_CHAT)), hello.seen
                tab = server.shares.open_tab(Guest(person.id, home))
                await run_on_tab(tab, _serve_connection(socket, table, client))
        except WebSocketDisconnect:
            raise
        except Exception as error:
            await _turn_away(socket, write_farewell(server, error, table))


@contextmanager
def _count_connection(sockets: Counter[str], person: str) -> Iterator[None]:
    """Count a connection of a person; Sorry if it is one too many."""
    if sockets[person] >= MOST_SOCKETS:
        raise Sorry("sorry-sockets", n=MOST_SOCKETS)
    sockets[person] += 1
    try:
        yield
    finally:
        sockets[person] -= 1
        if not sockets[person]:
            del sockets[person]


async def _serve_connection(socket: WebSocket[Any, Any, Any], table: str, client: Connection) -> None:
    """Keep a client at a table until the connection ends, whichever process has it.

    A client that is to leave is heard no more, and stays connected until it has the goodbye.
    """
    writer = asyncio.create_task(_write_billed(socket, client))
    following = Ahead(partial(_receive_next, socket))
    try:
        while not client.leaving:
            try:
                await visit_table(rooms_of(socket), table, client, following)
            except Elsewhere as error:
                relay = relay_of(socket)
                assert relay is not None
                await relay.carry_client(error.process, table, client, following)
        await asyncio.wait({writer})
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        await following.close()
        client.queue.drop_all()


async def _turn_away(socket: WebSocket[Any, Any, Any], message: p.Gone) -> None:
    with suppress(RuntimeError):
        await socket.send_text(encode(message).decode())
        await socket.close(code=BYE, reason="refused")


async def _receive_hello(socket: WebSocket[Any, Any, Any]) -> p.Hello:
    """Read the first message of a client; Sorry if it is not a hello we understand."""
    try:
        message = read_message(await asyncio.wait_for(_receive_next(socket), HELLO_SECONDS))
    except TimeoutError:
        raise Sorry("sorry-no-hello") from None
    if not isinstance(message, p.Hello):
        raise Sorry("sorry-hello-first")
    if message.version != p.VERSION:
        raise Sorry("sorry-version", server=p.VERSION, program=message.version)
    return message


async def _receive_next(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="disconnected", code=event["code"])
    text = event.get("text")
    return text if text is not None else event.get("bytes") or b""


async def _write_billed(socket: WebSocket[Any, Any, Any], client: Connection) -> None:
    """Write the messages of a client, who pays for it: to pack them takes time too."""
    tab = server_of(socket).shares.open_tab(current_guest())
    await run_on_tab(tab, _write_messages(socket, client, tab))


async def _write_messages(socket: WebSocket[Any, Any, Any], client: Connection, tab: Tab) -> None:
    while (message := await client.queue.get()) is not None:
        await socket.send_text(message.decode())
        tab.settle()
    await socket.close(code=BYE, reason="bye")


ROUTES: Final = [
    get_me, put_me, get_games, get_sets, get_cards, get_card, check_set, get_swaps, get_rules, get_rule,
    get_tables, make_table, get_table, get_table_cards, get_log, *replays.ROUTES, *history.ROUTES,
    *routes.ROUTES, *lessons.ROUTES, *daily.ROUTES, *measures.ROUTES, *accounts.ROUTES, *moderation.ROUTES, play,
]  # fmt: skip
