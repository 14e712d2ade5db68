"""One connection to a table: messages in, messages out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, nullcontext, suppress
from typing import Final

import msgspec

from lineup.engine import notation
from lineup.engine.why import why_allowed
from lineup.errors import LineUpError
from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import loop_seconds
from lineup.table.limits.tabs import CURRENT, NOBODY
from lineup.table.model.seats import check_texts
from lineup.table.model.table import Table
from lineup.table.people.cookies import Person
from lineup.table.room import time_out
from lineup.table.room.advice import start_advice
from lineup.table.room.chat import send_chat
from lineup.table.room.consent import answer_request
from lineup.table.room.door import answer_knock, ask_in, let_admitted_in, reconsider_person, remove_people
from lineup.table.room.reports import store_report
from lineup.table.room.returning import Ahead
from lineup.table.room.room import Room, encode
from lineup.table.room.rooms import MOVED, Rooms
from lineup.table.room.server import Server
from lineup.table.room.signs import make_sign
from lineup.table.room.undo import ask_undo, consent_to_undo, redo_answers
from lineup.table.store.databases import AWAY
from lineup.table.store.store import NotWritten
from lineup.table.wire import protocol as p
from lineup.table.wire.advice import AskHint, AskOdds, AskReview
from lineup.table.wire.coming_back import Seen, Unchanged
from lineup.table.wire.door import Admit, Knock, Reconsider, SetDoor
from lineup.table.wire.sentences import describe_error, plain_sentence, to_wire
from lineup.table.wire.signs import Emote, Point, Propose
from lineup.table.wire.sorry import Sorry

logger = logging.getLogger(__name__)
Following = Callable[[], Awaitable[str | bytes]]  # the next message of a client
decode: Final = msgspec.json.Decoder(p.FromClient).decode
MOST_WAITING: Final = 2000  # messages queued for a client that does not read; then it must reconnect,
MOST_BYTES: Final = 8 << 20  # as with so many bytes, and
HOME_BYTES: Final = 64 << 20  # with so many of all clients of one address
A_MESSAGE: Final = 16_384  # bytes that count as one more message
BYE: Final = 4000
SIGN: Final = 1.0  # seconds between signs of life
ALIVE: Final = encode(p.Pong())
UNCHANGED: Final = encode(Unchanged())
BEHIND: Final = encode(p.Gone(text=plain_sentence("server-behind"), retry=True))
SAID: Final = b'{"type":"said"'  # how a line of chat begins
BEHIND_CURTAIN: Final = (p.Curtain, p.Consent, p.Report)  # what can be said while a curtain waits to be lifted


class MessageQueue(asyncio.Queue[bytes | None]):
    """Messages that wait at one end of a connection, counted and weighed; None is the end of it."""

    def __init__(self, home: str, waiting_bytes: Counter[str]) -> None:
        super().__init__()
        self.home = home
        self.bytes = 0
        self._of_homes = waiting_bytes

    def _put(self, item: bytes | None) -> None:
        super()._put(item)
        self._add_weight(len(item or b""))

    def _get(self) -> bytes | None:
        item = super()._get()
        self._add_weight(-len(item or b""))
        return item

    def _add_weight(self, more: int) -> None:
        self.bytes += more
        self._of_homes[self.home] += more
        if not self._of_homes[self.home]:
            del self._of_homes[self.home]

    def has_room_for(self, message: bytes) -> bool:
        """Check whether one more message may wait. An empty queue takes any, whatever waits for the address."""
        more = len(message)
        fits = self.bytes + more <= MOST_BYTES and self._of_homes[self.home] + more <= HOME_BYTES
        return self.empty() or (fits and self.qsize() < MOST_WAITING)

    def drop_all(self) -> None:
        while not self.empty():
            self.get_nowait()


class Connection:
    """A client of a room. Messages are queued, so that a slow reader keeps nobody waiting."""

    def __init__(self, person: Person, home: str = "", waiting_bytes: Counter[str] | None = None) -> None:
        """`waiting_bytes` counts what waits for each address over all connections; else this one is counted alone."""
        self.person = person.id
        self.name = person.name
        self.device = person.device
        self.home = home
        self.chat = 0  # the id of the last line of chat they have
        self.seen: Seen | None = None  # the position they came with
        self.queue = MessageQueue(home or person.id, Counter() if waiting_bytes is None else waiting_bytes)
        self.leaving = False

    def note_chat(self, message: bytes) -> None:
        if message.startswith(SAID):
            self.chat = msgspec.json.decode(message, type=p.ChatLine).id

    def send(self, message: bytes) -> None:
        if self.leaving:
            return
        self.note_chat(message)
        if self.queue.has_room_for(message):
            self.queue.put_nowait(message)
        else:
            self.leave(BEHIND)

    def leave(self, message: bytes) -> None:
        """Queue a last message. Nothing else is sent, and nothing received is carried out any more."""
        if self.leaving:
            return
        self.leaving = True
        self.queue.drop_all()
        self.queue.put_nowait(message)
        self.queue.put_nowait(None)


async def keep_pace(server: Server, client: Connection, amount: float) -> None:
    """Let others have their turn, and wait while somebody, or all from their address, send more than their share.

    Nothing is lost.
    """
    now = loop_seconds()
    alone = server.sent.charge(client.person, now, amount)
    await asyncio.sleep(max(alone, server.sent_from_home.charge(client.home, now, amount) if client.home else 0.0))


def message_weight(data: str | bytes) -> float:
    """Return the cost of a message for the rate limit, by its size alone."""
    return 1.0 + len(data) // A_MESSAGE


async def visit_table(rooms: Rooms, table: str, client: Connection, following: Ahead) -> None:
    """Keep somebody at a table until they leave, and their connection alive until the table is in memory.

    Who has the position the table stands at hears so, and waits for the table only once there is something to do.
    """
    waiting = asyncio.create_task(keep_alive(client))
    rooms.connected.add(client)
    try:
        rests = client.seen is not None and await rooms.still_holds(table, client.person, client.seen)
        async with AsyncExitStack() as until:
            if rests:
                client.send(UNCHANGED)
                try:
                    await _wait_for_table(rooms, table, client, following)
                    async with rooms.resting.set_up_in_turn():
                        room = await until.enter_async_context(rooms.use_table(table))
                except BaseException:
                    rooms.let_go(table)
                    raise
            else:
                room = await until.enter_async_context(rooms.use_table(table))
            waiting.cancel()
            if not client.leaving:
                await _serve_client(room, client, following, rests and following.has_come)
    finally:
        waiting.cancel()
        rooms.connected.discard(client)


async def _wait_for_table(rooms: Rooms, table: str, client: Connection, following: Ahead) -> None:
    """Wait until they do something that needs the table, or it is the table's turn to be set up."""
    something = asyncio.create_task(_wait_for_action(rooms.server, client, following))
    try:
        await rooms.resting.wait_for_turn(table, something)
        if something.done():
            something.result()
    finally:
        something.cancel()


async def _wait_for_action(server: Server, client: Connection, following: Ahead) -> None:
    """Wait for a message that needs the table, and answer those that do not."""
    while True:
        data = await following.peek()
        try:
            if not isinstance(read_message(data), p.Ping):
                return
        except Sorry:
            return
        await following()
        client.send(ALIVE)
        await keep_pace(server, client, message_weight(data))


async def keep_alive(client: Connection) -> None:
    """Ping every second; a client that hears nothing assumes the server is down, and after a restart all of them would
    reconnect at once.
    """
    while True:
        await asyncio.sleep(SIGN)
        client.send(ALIVE)


async def _serve_client(room: Room, client: Connection, following: Ahead, early: bool) -> None:
    """Let somebody join a table and carry out what they send, as it comes, until they are to leave.

    If the connection ends before, `following` says so by what it raises. `early`: the next message was sent before they
    could know by which numbers cards go now.
    """
    try:
        async with room.lock:
            if room.dropped:  # while they waited, as they may have been sent off
                client.leave(MOVED)
            leaving = client.leaving
            if leaving:
                return
            await room.add_client(client, client.chat)
        if early and _names_cards(await following.peek()):
            await following()
            client.send(encode(p.RefusedMessage(text=plain_sentence("sorry-numbers"))))
        while True:  # never cancelled: what has begun is carried out whole
            data = await following()
            if client.leaving:
                return
            await receive_message(room, client, data)
            await keep_pace(room.server, client, message_weight(data))
    finally:
        if not room.dropped:
            room.remove_client(client)
            await time_out.stop_clock(room)


def _names_cards(data: str | bytes) -> bool:
    with suppress(Sorry):
        return isinstance(read_message(data), (p.Pick, p.WhyNot, Point))
    return False


def write_farewell(server: Server, error: Exception, table: str) -> p.Gone:
    """Return the message that an error ends a connection with."""
    if isinstance(error, Sorry):
        server.metrics.refusals.labels("connection").inc()
        return p.Gone(text=to_wire(describe_error(error)), retry=False)
    if isinstance(error, AWAY):
        logger.error("table %s could not be read: %s", table, type(error).__name__)
        return p.Gone(text=plain_sentence("server-not-read"), retry=True)
    server.metrics.faults.inc()
    logger.error("a connection to table %s failed", table, exc_info=error)
    return p.Gone(text=plain_sentence("server-fault-connection"), retry=True)


def read_message(data: str | bytes) -> p.FromClient:
    """Decode a message of a client; Sorry if it is not one."""
    if len(data) > p.MESSAGE_BYTES:
        raise Sorry("sorry-message-size", most=p.MESSAGE_BYTES, n=len(data))
    try:
        message: p.FromClient = decode(data)
        return message
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Sorry("sorry-message", error=str(error)) from None


async def receive_message(room: Room, client: Connection, data: str | bytes) -> None:
    """Carry out a message of a client once there is room for its work.

    Whatever is wrong with it, they are told and nothing changes.
    """
    try:
        message = read_message(data)
        if isinstance(message, p.Ping):
            client.send(encode(p.Pong()))
            return
        tab = CURRENT.get() or room.server.shares.open_tab(NOBODY)
        async with room.server.shares.let_in(tab, type(message).__name__):
            await _receive_for(room, client, message)
    except (NotWritten, *AWAY) as error:
        logger.error("a change of table %s could not be written down: %s", room.id, error)
        client.send(encode(p.RefusedMessage(text=plain_sentence("server-not-written"))))
    except LineUpError as error:
        room.server.metrics.refusals.labels("message").inc()
        client.send(
            encode(p.RefusedMessage(text=room.write_sentence(describe_error(error)), rule=getattr(error, "rule", "")))
        )
    except Exception:
        room.server.metrics.faults.inc()
        logger.exception("a message to table %s failed", room.id)
        client.send(encode(p.RefusedMessage(text=plain_sentence("server-fault"))))


async def _receive_for(room: Room, client: Connection, message: p.FromClient) -> None:
    if isinstance(message, Knock):  # changes nothing that is written down
        ask_in(room, client)
        return
    room.table.require_inside(client.person)
    texts: list[str] = []
    if isinstance(message, p.Configure):
        known = room.table.custom_sets(room.sets)
        texts = [text for text in message.settings.custom if text not in known]
        check_texts(texts)
    with room.server.metrics.messages.time():
        async with (
            room.sets.hold_sets(texts, Guest(client.person, client.home)) if texts else nullcontext(),
            room.lock,
        ):
            await _carry_out(room, client, message)


async def _carry_out(room: Room, client: Connection, message: p.FromClient) -> None:
    if client.leaving:  # since they sent it
        return
    person = client.person
    room.table.require_inside(person)  # they may have been removed meanwhile
    called = room.table.curtain_of(person)
    if called >= 0 and not isinstance(message, BEHIND_CURTAIN):
        raise Sorry("sorry-curtain", name=room.table.seats[called].name)
    match message:
        case p.Answer() | p.Pick():
            await room.give_answer(person, message)
            room.server.metrics.answers.labels("person").inc()
        case p.Undo():
            await ask_undo(room, person, message.turn)
        case p.Redo():
            await redo_answers(room, person)
        case p.Consent():
            if message.about == "undo":
                await consent_to_undo(room, person, message.yes)
            else:
                await answer_request(room, person, message.about, message.yes)
        case p.Concede():
            await room.concede_game(person)
        case p.Start():
            room.table.require_host(person)
            room.table.require_open()
            await room.start_game(person)
        case p.Rematch():
            await room.start_rematch(person)
        case p.Remove():
            room.table.require_host(person)
            await remove_people(room, message.seat, message.name)
        case Admit():
            await answer_knock(room, person, message.person, message.yes)
        case Reconsider():
            room.table.require_host(person)
            await reconsider_person(room, message.person)
        case p.Say():
            await send_chat(room, client, message.text, message.team)
        case Point() | Propose() | Emote():
            make_sign(room, client, message)
        case p.Report():
            client.send(encode(p.Reported(id=await store_report(room, client, message.text))))
        case AskHint() | AskOdds() | AskReview():
            start_advice(room, client, message)
        case p.Why() | p.WhyNot():
            client.send(encode(_find_reason(room, person, message)))
        case p.Hello():
            raise Sorry("sorry-hello-again")
        case _:
            await room.change_table(_change_table(room, client, message))
            await let_admitted_in(room)  # the table may be open now


def _change_table(room: Room, client: Connection, message: p.FromClient) -> Table:
    """Return the table as a message changes it, around the game."""
    table, person = room.table, client.person
    match message:
        case p.Sit():
            return table.take_seat(person, client.name, message.seat)
        case p.Stand():
            return table.leave_seat(person)
        case p.SetSeat():
            table.require_host(person)
            if message.who == "here":
                return table.share_device(message.seat, message.name)
            return table.set_seat(message.seat, message.who)
        case p.Curtain():
            return table.pass_device(person, message.seat, message.lifted)
        case p.Wish():
            return table.wish_hero(person, message.seat, message.hero, room.sets)
        case p.Configure():
            table.require_host(person)
            return table.change_settings(message.settings, room.names_here(), room.sets)
        case SetDoor():
            table.require_host(person)
            return table.with_door(message.closed, room.names_here())
        case p.Pause():
            room.require_game()
            return table.set_pause(person, message.on, room.people_here())
        case p.EndMatch():
            return table.end_match(person, room.people_here())
        case p.HandOver():
            room.require_game()
            return table.hand_over(person, message.seat, message.bot, room.people_here())
        case p.TakeBack():
            return table.take_back(person)
        case _:
            raise AssertionError(f"{message} changes no table")


def _find_reason(room: Room, person: str, message: p.Why | p.WhyNot) -> p.Reason:
    """Explain why an answer is possible, or why a card cannot be used now."""
    hosted, seat = room.require_game(), room.table.seat_of(person)
    if isinstance(message, p.WhyNot):
        [card] = hosted.find_cards(seat, [message.card])
        if card < 0:
            raise Sorry("refused-card-unseen", card=message.card)
        rule, said = hosted.why_not(seat, card, message.verb)
        return p.Reason(about=str(message.card), rule=rule, text=room.write_sentence(said))
    option = notation.write_options(hosted.state).get(message.answer)
    if option is None or option.seat != seat:
        raise Sorry("sorry-answer", answer=message.answer[:60])
    rule, said = why_allowed(hosted.state, option)
    return p.Reason(about=message.answer, rule=rule, text=room.write_sentence(said))
