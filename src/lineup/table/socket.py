"""One connection to a table: messages in, messages out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Final

import msgspec

from lineup.engine import notation
from lineup.engine.why import why
from lineup.errors import LineUpError
from lineup.table import late, metrics
from lineup.table import protocol as p
from lineup.table.consulting import advise
from lineup.table.counsel import AskHint, AskOdds, AskReview
from lineup.table.databases import AWAY
from lineup.table.homes import Allowance
from lineup.table.knocking import admit, come_in, knock, reconsider, remove
from lineup.table.knocks import Admit, Knock, Reconsider, SetDoor
from lineup.table.people import Person
from lineup.table.reporting import report
from lineup.table.room import Room, encode
from lineup.table.rooms import Rooms
from lineup.table.seats import Sorry, check_texts
from lineup.table.sentences import plain, sentence, wrong
from lineup.table.shelf import shelf
from lineup.table.signalling import signal
from lineup.table.signals import Emote, Point, Propose
from lineup.table.store import NotWritten
from lineup.table.table import Table
from lineup.table.talking import talk

logger = logging.getLogger(__name__)
Following = Callable[[], Awaitable[str | bytes]]  # the next message of a client
decode: Final = msgspec.json.Decoder(p.FromClient).decode
MOST_WAITING: Final = 2000  # messages queued for a client that does not read; then it must reconnect
BURST: Final = 200  # messages a person may send at once, over all their connections,
RATE: Final = 100.0  # and per second in the long run; more are read later
BYE: Final = 4000
SIGN: Final = 1.0  # seconds between signs of life
ALIVE: Final = encode(p.Pong())
SAID: Final = b'{"type":"said"'  # how a line of chat begins
sent: Final = Allowance(BURST, RATE)  # by person
BEHIND_CURTAIN: Final = (p.Curtain, p.Consent, p.Report)  # what can be said while a curtain waits to be lifted


class Connection:
    """A client of a room. Messages are queued, so that a slow reader keeps nobody waiting."""

    def __init__(self, person: Person, home: str = "") -> None:
        self.person = person.id
        self.name = person.name
        self.home = home
        self.chat = 0  # the id of the last line of chat they have
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._leaving = False

    def note(self, message: bytes) -> None:
        """Remember which line of chat they have got."""
        if message.startswith(SAID):
            self.chat = msgspec.json.decode(message, type=p.Said).id

    def send(self, message: bytes) -> None:
        if self._leaving:
            return
        self.note(message)
        if self.queue.qsize() >= MOST_WAITING:
            self.leave(encode(p.Gone(text=plain("server-behind"), retry=True)))
        else:
            self.queue.put_nowait(message)

    def leave(self, message: bytes) -> None:
        self._leaving = True
        self.queue.put_nowait(message)
        self.queue.put_nowait(None)


async def keep_pace(person: str) -> None:
    """Wait while somebody sends more than their share; nothing is lost."""
    while seconds := sent.claim(person, time.monotonic()):
        await asyncio.sleep(seconds)


async def visit(rooms: Rooms, table: str, client: Connection, following: Following) -> None:
    """Let somebody be at a table until the connection ends; until it is in memory they get signs of life."""
    waiting = asyncio.create_task(_soothe(client))
    try:
        async with rooms.use(table) as room:
            waiting.cancel()
            await _serve(room, client, following)
    finally:
        waiting.cancel()


async def _soothe(client: Connection) -> None:
    """Who hears nothing for long takes the server for gone, and comes anew: after a restart all of them would."""
    while True:
        await asyncio.sleep(SIGN)
        client.send(ALIVE)


async def _serve(room: Room, client: Connection, following: Following) -> None:
    """Let somebody join a table and carry out what they send, as it comes, until the connection ends."""
    try:
        async with room.lock:
            await room.join(client, client.chat)
        while True:  # never cancelled: what has begun is carried out whole
            await receive(room, client, await following())
            await keep_pace(client.person)
    finally:
        room.left(client)
        await late.rest(room)


def farewell(error: Exception, table: str) -> p.Gone:
    """What somebody is told whose connection to a table an error ends."""
    if isinstance(error, Sorry):
        metrics.REFUSALS.labels("connection").inc()
        return p.Gone(text=sentence(wrong(error)), retry=False)
    if isinstance(error, AWAY):
        logger.error("table %s could not be read: %s", table, type(error).__name__)
        return p.Gone(text=plain("server-not-read"), retry=True)
    metrics.FAULTS.inc()
    logger.error("a connection to table %s failed", table, exc_info=error)
    return p.Gone(text=plain("server-fault-connection"), retry=True)


def read_message(data: str | bytes) -> p.FromClient:
    """A message of a client; Sorry if it is none."""
    if len(data) > p.MESSAGE_BYTES:
        raise Sorry("sorry-message-size", most=p.MESSAGE_BYTES, n=len(data))
    try:
        message: p.FromClient = decode(data)
        return message
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Sorry("sorry-message", error=str(error)) from None


async def receive(room: Room, client: Connection, data: str | bytes) -> None:
    """Carry out a message of a client; whatever is wrong with it, they are told and nothing changes."""
    try:
        message = read_message(data)
        if isinstance(message, p.Ping):
            client.send(encode(p.Pong()))
            return
        if isinstance(message, Knock):  # changes nothing that is written down
            knock(room, client)
            return
        room.table.require_inside(client.person)
        texts: list[str] = []
        if isinstance(message, p.Configure):
            known = room.table.custom()
            texts = [text for text in message.settings.custom if text not in known]
            check_texts(texts)
        with metrics.MESSAGES.time():
            async with shelf.hold(texts, client.person) if texts else nullcontext(), room.lock:
                await _carry_out(room, client, message)
    except (NotWritten, *AWAY) as error:
        logger.error("a change of table %s could not be written down: %s", room.id, error)
        client.send(encode(p.Refused(text=plain("server-not-written"))))
    except LineUpError as error:
        metrics.REFUSALS.labels("message").inc()
        client.send(encode(p.Refused(text=room.sentence(wrong(error)), rule=getattr(error, "rule", ""))))
    except Exception:
        metrics.FAULTS.inc()
        logger.exception("a message to table %s failed", room.id)
        client.send(encode(p.Refused(text=plain("server-fault"))))


async def _carry_out(room: Room, client: Connection, message: p.FromClient) -> None:
    person = client.person
    room.table.require_inside(person)  # they may have been removed meanwhile
    called = room.table.curtain_of(person)
    if called >= 0 and not isinstance(message, BEHIND_CURTAIN):
        raise Sorry("sorry-curtain", name=room.table.seats[called].name)
    match message:
        case p.Answer() | p.Pick():
            await room.answer(person, message)
            metrics.ANSWERS.labels("person").inc()
        case p.Undo():
            await room.ask_undo(person, message.turn)
        case p.Redo():
            await room.redo(person)
        case p.Consent():
            await room.consent(person, message.yes)
        case p.Concede():
            await room.concede(person)
        case p.Start():
            room.table.require_host(person)
            room.table.require_open()
            await room.start()
        case p.Rematch():
            await room.rematch(person)
        case p.Remove():
            room.table.require_host(person)
            await remove(room, message.seat, message.name)
        case Admit():
            await admit(room, person, message.person, message.yes)
        case Reconsider():
            room.table.require_host(person)
            await reconsider(room, message.person)
        case p.Say():
            await talk(room, client, message.text, message.team)
        case Point() | Propose() | Emote():
            signal(room, client, message)
        case p.Report():
            client.send(encode(p.Reported(id=await report(room, client, message.text))))
        case AskHint() | AskOdds() | AskReview():
            advise(room, client, message)
        case p.Why() | p.WhyNot():
            client.send(encode(_reason(room, person, message)))
        case p.Hello():
            raise Sorry("sorry-hello-again")
        case _:
            await room.change(_changed(room, client, message))
            await come_in(room)  # the table may be open now


def _changed(room: Room, client: Connection, message: p.FromClient) -> Table:
    """The table as a message wants it, around the game."""
    table, person = room.table, client.person
    match message:
        case p.Sit():
            return table.sit(person, client.name, message.seat)
        case p.Stand():
            return table.stand(person)
        case p.SetSeat():
            table.require_host(person)
            if message.who == "here":
                return table.share(message.seat, message.name)
            return table.set_seat(message.seat, message.who)
        case p.Curtain():
            return table.curtain(person, message.seat, message.lifted)
        case p.Wish():
            return table.wish(person, message.seat, message.hero)
        case p.Configure():
            table.require_host(person)
            return table.configure(message.settings, room.names())
        case SetDoor():
            table.require_host(person)
            return table.with_door(message.closed, room.names())
        case p.Pause():
            room.require_game()
            return table.pause(person, message.on)
        case p.HandOver():
            room.require_game()
            return table.hand_over(person, message.seat, message.bot, room.here())
        case p.TakeBack():
            return table.take_back(person)
        case _:
            raise AssertionError(f"{message} changes no table")


def _reason(room: Room, person: str, message: p.Why | p.WhyNot) -> p.Reason:
    """Why an answer is possible, or a card is of no use now."""
    hosted, seat = room.require_game(), room.table.seat_of(person)
    if isinstance(message, p.WhyNot):
        [card] = hosted.named(seat, [message.card])
        if card < 0:
            raise Sorry("refused-card-unseen", card=message.card)
        rule, said = hosted.why_not(seat, card, message.verb)
        return p.Reason(about=str(message.card), rule=rule, text=room.sentence(said))
    option = notation.texts(hosted.state).get(message.answer)
    if option is None or option.seat != seat:
        raise Sorry("sorry-answer", answer=message.answer[:60])
    rule, said = why(hosted.state, option)
    return p.Reason(about=message.answer, rule=rule, text=room.sentence(said))
