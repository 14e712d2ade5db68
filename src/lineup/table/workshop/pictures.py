"""Pictures of custom cards: small raster files, checked by their content and kept with the set."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, select

from lineup.language.entries import DIGEST
from lineup.table.store.schema import own_cards, own_sets, pictures
from lineup.table.store.store import Store
from lineup.table.wire.sorry import Sorry

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

MOST_BYTES: Final = 65_536
MOST_WIDTH: Final = 480
MOST_HEIGHT: Final = 320
MOST_PICTURES: Final = 400  # of a person's sets together
PNG: Final = b"\x89PNG\r\n\x1a\n"
STILL: Final = 0x30  # what an extended WebP may have: a colour profile and transparency, no motion, no remarks
JPEG_SIZES: Final = frozenset({0xC0, 0xC1, 0xC2})  # the markers of frames that browsers show


def picture_type(data: bytes) -> str:
    """Return the media type of a picture; raise Sorry unless it is a PNG, JPEG or WebP within the limits."""
    if len(data) > MOST_BYTES:
        raise Sorry("sorry-picture-bytes", n=len(data), most=MOST_BYTES)
    for kind, measure in (("image/png", _measure_png), ("image/jpeg", _measure_jpeg), ("image/webp", _measure_webp)):
        size = measure(data)
        if size is None:
            continue
        if not (0 < size[0] <= MOST_WIDTH and 0 < size[1] <= MOST_HEIGHT):
            raise Sorry("sorry-picture-size", width=MOST_WIDTH, height=MOST_HEIGHT)
        return kind
    raise Sorry("sorry-picture-kind")


def _measure_png(data: bytes) -> tuple[int, int] | None:
    if not data.startswith(PNG) or data[12:16] != b"IHDR" or not data.endswith(b"IEND\xaeB`\x82"):
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def _measure_jpeg(data: bytes) -> tuple[int, int] | None:
    """Read the size in the first frame of a JPEG."""
    if not data.startswith(b"\xff\xd8\xff") or not data.endswith(b"\xff\xd9"):
        return None
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        if data[at + 1] in JPEG_SIZES:
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + max(length, 2)
    return None


def _measure_webp(data: bytes) -> tuple[int, int] | None:
    """Read the size of a WebP that stands still and carries nothing but colours."""
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or int.from_bytes(data[4:8], "little") + 8 != len(data):
        return None
    if data[12:16] == b"VP8 " and data[23:26] == b"\x9d\x01\x2a":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    if data[12:16] == b"VP8X" and len(data) > 30 and not data[20] & ~STILL:
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if data[12:16] == b"VP8L" and len(data) > 25 and data[20] == 0x2F:
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return None


class Pictures:
    """The pictures in the store. A picture lives as long as a set that has it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep_picture(self, set_id: str, data: bytes) -> str:
        """Keep a picture with a set and return its digest; drop those that none of the set's cards names."""
        digest = hashlib.sha256(data).hexdigest()[:DIGEST]

        async def insert_picture(connection: AsyncConnection) -> None:
            here = select(own_cards.c.form).where(own_cards.c.set_id == set_id)
            forms = "".join((await connection.execute(here)).scalars())
            there = select(pictures.c.digest).where(pictures.c.set_id == set_id)
            kept = set((await connection.execute(there)).scalars())
            unused = {each for each in kept if each not in forms} - {digest}
            await connection.execute(delete(pictures).where(pictures.c.set_id == set_id, pictures.c.digest.in_(unused)))
            owner = select(own_sets.c.person).where(own_sets.c.id == set_id).scalar_subquery()
            count = select(func.count()).select_from(pictures.join(own_sets)).where(own_sets.c.person == owner)
            if (await connection.execute(count)).scalar_one() >= MOST_PICTURES:
                raise Sorry("sorry-pictures", most=MOST_PICTURES)
            if digest not in kept:
                await connection.execute(insert(pictures).values(set_id=set_id, digest=digest, data=data))

        await self.store.write_with(insert_picture)
        return digest

    async def copy_pictures(self, set_id: str, digests: Iterable[str]) -> None:
        """Keep with a set those of the pictures that another set has."""

        async def insert_copies(connection: AsyncConnection) -> None:
            for digest in sorted(set(digests)):
                query = select(pictures.c.data).where(pictures.c.digest == digest).limit(1)
                data = (await connection.execute(query)).scalar_one_or_none()
                if data is not None:
                    await connection.execute(insert(pictures).values(set_id=set_id, digest=digest, data=data))

        await self.store.write_with(insert_copies)

    async def find_picture(self, digest: str) -> bytes:
        """Find a picture; raise Sorry if no set has it any more."""
        async with self.store.engine.connect() as connection:
            query = select(pictures.c.data).where(pictures.c.digest == digest).limit(1)
            data = (await connection.execute(query)).scalar_one_or_none()
        if data is None:
            raise Sorry("sorry-no-picture")
        return bytes(data)

    async def list_pictures(self, set_id: str) -> dict[str, bytes]:
        """List the pictures of a set by digest."""
        async with self.store.engine.connect() as connection:
            query = select(pictures.c.digest, pictures.c.data).where(pictures.c.set_id == set_id)
            return {digest: bytes(data) for digest, data in await connection.execute(query.order_by(pictures.c.digest))}
