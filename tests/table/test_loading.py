"""Tables come into memory several at once, each of them once, and none while all are looked at."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

from lineup.table.loading import Loading
from tests.table.loops import run


async def settled() -> None:
    """Everybody has come as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_one_table_waits_for_itself_alone_and_for_those_who_let_none_in() -> None:
    async def story() -> None:
        loading, inside = Loading(), list[str]()
        leave = {name: asyncio.Event() for name in ("a", "again", "b", "none", "late")}

        async def go(name: str, door: AbstractAsyncContextManager[None]) -> None:
            async with door:
                inside.append(name)
                await leave[name].wait()
                inside.remove(name)

        doors = {name: loading.of("a") for name in ("a", "again")} | {"b": loading.of("b"), "none": loading.none()}
        tasks = [asyncio.create_task(go(name, door)) for name, door in doors.items()]
        await settled()
        assert inside == ["a", "b"]
        tasks.append(asyncio.create_task(go("late", loading.of("c"))))
        for name, then in (("a", ["b", "again"]), ("b", ["again"]), ("again", ["none"]), ("none", ["late"])):
            leave[name].set()
            await settled()
            assert inside == then
        leave["late"].set()
        await asyncio.gather(*tasks)

    run(story())
