"""What a game takes of the store: all of its journal but the last entries is packed, and all of it is there."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from lineup.table.room import room
from lineup.table.room.bot_players import BATCH
from lineup.table.store import schema as s
from lineup.table.store.writes import Change
from lineup.table.wire import protocol as p
from tests.table.test_faults import World, happen, held

LOOSE = 16  # entries that are not packed, so that it happens often
MOST = 20_000  # bytes a game may take


async def loose(world: World) -> int:
    """Entries of the journal that are not packed yet."""
    async with world.store.engine.connect() as connection:
        return str((await connection.execute(select(s.games.c.loose))).scalar_one_or_none() or "").count("\n")


async def weight(world: World) -> int:
    """Bytes of all that is written of the table, but the card content."""
    async with world.store.engine.connect() as connection:
        found = [
            row for each in (s.tables, s.games, s.sitting, s.played) for row in await connection.execute(each.select())
        ]
    return sum(len(cell if isinstance(cell, bytes) else str(cell)) for row in found for cell in row)


@pytest.mark.stores
def test_a_game_in_play_and_one_that_is_over_take_little_room_and_come_back_whole(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A random bot and one for a person who left the table to it play from the deal to the end."""
    monkeypatch.setattr(room, "LOOSE", LOOSE)
    most = []

    async def scene(world: World) -> None:
        write = world.store.write_changes

        async def weighed(*changes: Change, **more: object) -> None:
            await write(*changes, **more)  # type: ignore[arg-type]
            most.append((await loose(world), await weight(world)))

        world.store.write_changes = weighed  # type: ignore[method-assign]
        await world.open(
            "Ann",
            settings={"custom": [], "rules": {"super_villains": "1"}},
            seats=[p.SeatWish(who="me"), p.SeatWish(who="random")],
            start=True,
        )
        assert not await world.send("Ann", type="hand_over", seat=0, bot="random")
        while world.room.status != "over":
            world.drain()
            await world.people["Ann"].queue.get()
        assert world.room.hosted is not None
        assert world.room.hosted.number > 2 * LOOSE, "that was no game"
        assert await loose(world) == 0
        assert held(world.room) == await world.again()
        rows, sizes = zip(*most, strict=True)
        assert 0 < max(rows) < LOOSE + BATCH
        assert max(sizes) < MOST

    happen(target, scene)
