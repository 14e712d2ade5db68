"""Answers that never change: made once, packed once, and told by their digest to whoever has them already."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from lineup.table.limits.work_threads import WorkThread

LEVEL: Final = 6
SMALL: Final = 1024  # bytes; what is smaller fits into one packet anyway
Key = tuple[Any, ...]
Make = Callable[[], Any]


class KeptAnswer(NamedTuple):
    """An answer as JSON, or a text, plain and packed ("" where that is not shorter), with its digest."""

    body: bytes
    packed: bytes
    etag: str

    @property
    def size(self) -> int:
        return len(self.body) + len(self.packed)


def pack_answer(value: Any) -> KeptAnswer:
    """Encode and pack an answer."""
    body = value.encode() if isinstance(value, str) else msgspec.json.encode(value)
    packed = gzip.compress(body, LEVEL, mtime=0) if len(body) >= SMALL else b""
    return KeptAnswer(body, packed, f'"{blake2b(body, digest_size=12).hexdigest()}"')


class KeptAnswers:
    """The answers that were asked for last, as many as so many bytes hold. Each is made in a thread, once for all who
    ask for it meanwhile.
    """

    def __init__(self, thread: WorkThread, most_bytes: int) -> None:
        self._thread, self._most_bytes = thread, most_bytes
        self._bytes = 0
        self._kept: OrderedDict[Key, KeptAnswer] = OrderedDict()
        self._making: dict[Key, asyncio.Future[KeptAnswer]] = {}

    async def find(self, key: Key, prepare: Callable[[], Awaitable[Make]]) -> KeptAnswer:
        """Return the answer of a key; if it is not there, `prepare` returns the function that makes it."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        while key in self._making:
            await asyncio.wait({self._making[key]})
            if key in self._kept:
                return self._kept[key]
        self._making[key] = asyncio.get_running_loop().create_future()
        try:
            make = await prepare()
            found = await self._thread.run(lambda: pack_answer(make()))
            self._keep(key, found)
            return found
        finally:
            self._making.pop(key).cancel()

    def _keep(self, key: Key, answer: KeptAnswer) -> None:
        self._kept[key] = answer
        self._bytes += answer.size
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, former = self._kept.popitem(last=False)
            self._bytes -= former.size
