"""However dear a route or a message proves to be: an address has one of it in the event loop at a time and pays for
it, and nobody else waits for the rest.
"""

from __future__ import annotations

import asyncio
import typing
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from lineup.running.world import live_in
from lineup.table.limits import loop_shares
from lineup.table.wire import protocol as p
from tools.club.disk import Disk
from tools.club.evening import blank_database
from tools.club.loop import ClubLoop, ClubWorld
from tools.club.servers import ClubServer, PersonAddress

CROWD: Final = "192.0.2.66"
AT_ONCE: Final = 6  # requests or messages of one address
DEAR: Final = 0.02  # processor seconds of the shortest step
MIX: Final = {"game": "heroes-unite", "players": 5}
BODIES: Final[dict[str, Any]] = {  # the dearest that is known; of other routes, one that fits or none
    "/api/swaps": {"settings": MIX},
    "/api/forecast": {"settings": MIX},
    "/api/tables": {"settings": MIX, "seats": [{"who": "me"}, *[{"who": "random"}] * 4], "start": True},
    "/api/sets/check": {"text": "[set]\n" * 2000},
    "/api/own": {"title": "Mine", "file": "[set]\n" * 2000},
    "/api/me": {"name": "Mallory"},
}
PLACES: Final = {"set": "heroes-unite", "card": "katana", "table": "x", "game": "1", "number": "1"}
# What is sent over and over; a message that is not here is sent with what it must have.
WORST: Final[dict[str, Any]] = {
    "say": {"text": "x" * 500},
    "report": {"text": "x" * 4000},
    "configure": {"settings": MIX},
}
FREE: Final = {"ping", "hello"}  # answered without any work


class Club:
    """A server where every step is dear, and who was let in."""

    def __init__(self, loop: ClubLoop, folder: Path, patch: pytest.MonkeyPatch) -> None:
        file = folder / "tables.db"
        file.write_bytes(blank_database())
        self.server = ClubServer(loop, Disk(file, Random(1)), Random(1), lambda *_: None)
        self.server.limit = 10_000_000
        self.inside, self.most, self.entered = Counter[str](), Counter[str](), Counter[str]()
        enter, leave = loop_shares.Admission.enter, loop_shares.Admission.leave

        async def note_entry(admission: Any) -> None:
            await enter(admission)
            home = admission._home
            self.inside[home] += 1
            self.entered[home] += 1
            self.most[home] = max(self.most[home], self.inside[home])
            admission.noted = True

        def note_exit(admission: Any) -> None:
            if vars(admission).pop("noted", False):
                self.inside[admission._home] -= 1
            leave(admission)

        patch.setattr(loop_shares.Admission, "enter", note_entry)
        patch.setattr(loop_shares.Admission, "leave", note_exit)

    async def besiege(self, crowd: Callable[[], Awaitable[object]], other: Callable[[], Awaitable[object]]) -> int:
        """Let an address do something often at once, and somebody else one thing; return how much of the crowd's was
        let in until that was answered."""
        self.most.clear()
        home = f"{CROWD}/32"
        tasks = [asyncio.ensure_future(crowd()) for _ in range(AT_ONCE)]
        await asyncio.sleep(0.06)  # until they have arrived
        before = self.entered[home]
        await other()
        passed = self.entered[home] - before
        _, left = await asyncio.wait(tasks, timeout=60)
        for task in left:  # a forecast that nobody plays here
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert self.most[home] <= 2, f"{self.most[home]} were in the loop at a time"
        return passed


def in_club(folder: Path, scene: Callable[[Club], Awaitable[None]]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tools.club.loop.STEP", DEAR)
        loop = ClubLoop(Random(1))
        with live_in(ClubWorld(loop, Random(1))):
            club = Club(loop, folder, patch)

            async def run() -> None:
                await club.server.start()
                await scene(club)
                await club.server.stop()

            try:
                loop.run_until_complete(run())
            finally:
                loop.close()


async def arrive(club: Club, address: str) -> PersonAddress:
    me = PersonAddress(address)
    answer = await club.server.request(me, "GET", "/api/me")
    return me._replace(cookie=answer.headers["set-cookie"].partition(";")[0])


def test_no_route_of_an_address_holds_up_others(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        ann, mallory = await arrive(club, "192.0.2.1"), await arrive(club, CROWD)
        asked = 0
        for route in club.server.app.routes:
            for method in sorted(getattr(route, "methods", set()) & {"GET", "POST", "PUT", "DELETE"}):
                path = "/".join(
                    PLACES.get(part.strip("{}").partition(":")[0].partition("_")[0], "x") if "{" in part else part
                    for part in route.path.split("/")
                )
                if path.startswith(("/assets", "/x")) or path == "/":
                    continue
                body = BODIES.get(route.path, {}) if method in ("POST", "PUT") else None
                charged = club.server.rooms.server.shares.charged
                passed = await club.besiege(
                    lambda: club.server.request(mallory, method, path, body),  # noqa: B023
                    lambda: club.server.request(ann, "GET", "/health"),
                )
                assert passed <= 3, f"{method} {route.path}: {passed} were let in first"
                assert club.server.rooms.server.shares.charged > charged, f"{method} {route.path} costs nothing"
                asked += 1
        assert asked > 50

    in_club(tmp_path, scene)


def _examples() -> list[dict[str, Any]]:
    """One of each message a client can send."""
    found = []
    for kind in typing.get_args(p.FromClient):
        info = msgspec.structs.fields(kind)
        given = {field.name: _value(field.type) for field in info if field.required}
        tag = kind.__struct_config__.tag
        found.append({"type": tag, **given, **WORST.get(tag, {})})
    return found


def _value(kind: Any) -> Any:
    if typing.get_origin(kind) is typing.Annotated:
        kind = typing.get_args(kind)[0]
    if typing.get_origin(kind) is typing.Literal:
        return typing.get_args(kind)[0]
    if kind in (int, float):
        return 1
    if kind is bool:
        return True
    if kind is str:
        return "x"
    return []


def test_no_message_of_an_address_holds_up_others(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        ann, mallory = await arrive(club, "192.0.2.1"), await arrive(club, CROWD)
        made = await club.server.request(mallory, "POST", "/api/tables", {"seats": [{"who": "me"}, {"who": "random"}]})
        table = made.json()["table"]
        hello = {"type": "hello", "version": p.VERSION}
        lines = [club.server.connect(mallory, f"/ws/{table}") for _ in range(AT_ONCE)]
        for line in lines:
            line.send(hello)
        await asyncio.sleep(5)
        for message in _examples():
            if message["type"] in FREE:
                continue
            sending = iter(lines)

            async def send() -> None:
                next(sending).send(message)  # noqa: B023

            passed = await club.besiege(send, lambda: club.server.request(ann, "GET", "/health"))
            assert passed <= 3, f"{message['type']}: {passed} were let in first"
            await asyncio.sleep(20)

    in_club(tmp_path, scene)
