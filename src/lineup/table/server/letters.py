"""The messages between processes that share the tables, over Redis: letters, to each process over its own channel.

A letter arrives once and in order, or the line is broken: then whatever was under way is taken for lost (`turned`).
Redis keeps nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import URL

from lineup.engine.saying import say
from lineup.table.limits.metrics import Metrics
from lineup.table.store.databases import HIDDEN, Ambiguous, StoreError, describe_error, parse_address, without_secrets
from lineup.table.wire.coming_back import Seen

logger = logging.getLogger(__name__)
SCHEMES: Final = ("redis", "rediss", "unix")
EXAMPLE: Final = "redis://127.0.0.1:6379"
KNOCK: Final = 1.0  # seconds between two letters to oneself, by which a process knows that letters arrive
SILENT: Final = 3.0  # seconds without one, after which they do not
AGAIN: Final = 0.5  # seconds until a broken line is mended


class Open(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A person comes to a table of yours."""

    line: str
    table: str
    person: str
    name: str
    chat: int
    home: str = ""
    seen: Seen | None = None


class Heard(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A message of a person at your table."""

    line: str
    data: bytes


class Shut(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A person has left your table, or was cut off."""

    line: str
    cut: bool = False


class Told(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A message to a person connected to you, from my table; the last one if it ends the connection."""

    line: str
    data: bytes
    last: bool = False


class Request(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A request over HTTP that is about a table of yours."""

    call: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int]
    scheme: str
    body: bytes


class Reply(msgspec.Struct, frozen=True, tag="Answer", array_like=True):
    """The answer to a request."""

    call: str
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


Letter = Open | Heard | Shut | Told | Request | Reply


class Post(msgspec.Struct, frozen=True, array_like=True):
    """Letters of one process to another."""

    sender: str
    letters: list[Letter]


encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(Post).decode


def parse_redis_address(url: str) -> URL:
    """The address of a Redis; StoreError if it is none, or redis-py would read another one."""
    try:
        found = parse_address(url, ends="/?#")
    except Ambiguous:
        raise
    except StoreError:
        raise StoreError(say("error-redis-address", example=EXAMPLE)) from None
    if found.drivername not in SCHEMES:
        raise StoreError(say("error-redis-address", example=EXAMPLE))
    return found


def show_address(url: str) -> str:
    """The address of a Redis for people, without a secret."""
    return without_secrets(parse_redis_address(url).set(query={}))


async def check_redis(url: str) -> None:
    """StoreError if there is no Redis at an address, or it does not let us in."""
    found = parse_redis_address(url)
    try:
        async with _connect_redis(url) as redis:
            await redis.ping()
    except (RedisError, OSError, TypeError) as error:
        why = describe_error(error, found).replace(url, HIDDEN)
        raise StoreError(say("error-redis-open", redis=show_address(url), error=why)) from None
    except ValueError:  # which may quote any part of the address
        raise StoreError(say("error-redis-address", example=EXAMPLE)) from None


def _connect_redis(url: str) -> Redis:
    redis: Redis = Redis.from_url(url, socket_connect_timeout=SILENT)
    return redis


class Wires:
    """The letters of one process: `receive` gets those of others, `turned` hears when the line breaks or is mended."""

    def __init__(
        self,
        url: str,
        me: str,
        metrics: Metrics,
        receive: Callable[[str, Letter], None],
        turned: Callable[[bool], None],
    ) -> None:
        self.up = False
        self._metrics = metrics
        self._url = url
        self._me = me
        self._receive = receive
        self._turned = turned
        self._out: asyncio.Queue[tuple[str, Letter]] = asyncio.Queue()
        self._heard = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep_line())

    async def close(self) -> None:
        """Send what is to be sent, then end."""
        if self._task is not None:
            for _ in range(20):
                if not self.up or self._out.empty():
                    break
                await asyncio.sleep(AGAIN / 10)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def send_letter(self, to: str, letter: Letter) -> None:
        """Send a letter to a process; while the line is broken it is lost."""
        if self.up:
            self._out.put_nowait((to, letter))

    async def _keep_line(self) -> None:
        while True:
            redis = _connect_redis(self._url)
            backend = RedisChannelsPubSubBackend(redis=redis)
            self._heard = asyncio.get_running_loop().time()
            try:
                await backend.subscribe([_channel_of(self._me)])
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self._receive_letters(backend))
                    tasks.create_task(self._send_letters(backend))
                    tasks.create_task(self._send_heartbeats(backend))
            except* (RedisError, OSError, TimeoutError) as group:
                if self.up:
                    why = describe_error(group.exceptions[0], parse_redis_address(self._url))
                    logger.error("Redis is gone; tables of other processes cannot be reached from here: %s", why)
                self._set_up_line(False)
            finally:
                with suppress(RedisError, OSError):
                    await backend.on_shutdown()
                    await redis.aclose()
            await asyncio.sleep(AGAIN)

    def _set_up_line(self, up: bool) -> None:
        if up != self.up:
            self.up = up
            while not self._out.empty():
                self._out.get_nowait()
            self._turned(up)

    async def _receive_letters(self, backend: RedisChannelsPubSubBackend) -> None:
        async for _, data in backend.stream_events():
            try:
                post = decode(data)
                if not post.letters:
                    self._heard = asyncio.get_running_loop().time()
                    self._set_up_line(True)
                for letter in post.letters:
                    self._receive(post.sender, letter)
            except Exception:
                self._metrics.faults.inc()
                logger.exception("a letter of another process failed")

    async def _send_letters(self, backend: RedisChannelsPubSubBackend) -> None:
        """Send everything that waits, in one message to each process."""
        while True:
            waiting = [await self._out.get()]
            while not self._out.empty():
                waiting.append(self._out.get_nowait())
            for to in dict.fromkeys(each for each, _ in waiting):
                await self._publish_letters(backend, to, [letter for each, letter in waiting if each == to])

    async def _send_heartbeats(self, backend: RedisChannelsPubSubBackend) -> None:
        """Send letters to this process itself; TimeoutError once none arrives any more."""
        while True:
            await self._publish_letters(backend, self._me, [])
            await asyncio.sleep(KNOCK if self.up else AGAIN / 5)
            if asyncio.get_running_loop().time() - self._heard > SILENT:
                raise TimeoutError

    async def _publish_letters(self, backend: RedisChannelsPubSubBackend, to: str, letters: Sequence[Letter]) -> None:
        await backend.publish(encode(Post(self._me, list(letters))), [_channel_of(to)])


def _channel_of(process: str) -> str:
    return f"lineup:{process}"
