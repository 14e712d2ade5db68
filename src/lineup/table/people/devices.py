"""The devices people are signed in on. Each has a row, and a cookie that names it counts as long as the row exists."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, insert, select

from lineup.table.people.cookies import Person
from lineup.table.store.schema import devices
from lineup.table.store.store import new_id
from lineup.table.store.writes import now

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

MOST_DEVICES: Final = 50  # of one person; one more signs out the one that was away longest
# What browsers and systems call themselves, the more particular before those that they pretend to be.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


class Browser(NamedTuple):
    """The kind of a browser, and of the system it runs on; "" if it does not say."""

    name: str
    system: str


class Device(NamedTuple):
    """A device as its owner sees it."""

    id: str
    browser: str
    system: str
    seen: str  # ISO time


def browser_of(user_agent: str) -> Browser:
    """Read the kind of a browser. Versions and languages, which could identify people, are left out."""
    name = next((name for mark, name in BROWSERS.items() if mark in user_agent), "")
    return Browser(name, next((name for mark, name in SYSTEMS.items() if mark in user_agent), ""))


async def add_device(connection: AsyncConnection, person: str, browser: Browser) -> str:
    """Sign a device in; return its id."""
    id = new_id()
    await _insert_device(connection, id, person, browser, former=False)
    return id


async def adopt_device(connection: AsyncConnection, person: Person, browser: Browser) -> str:
    """Give a device with a cookie of a former release a row, and return its id.

    Several requests of one page bring that cookie at once and get the same row. So do two devices with the same cookie
    and kind of browser, which nothing tells apart.
    """
    id = sha256(f"{person.id} {person.session} {browser}".encode()).hexdigest()[:20]
    if (await connection.execute(select(devices.c.id).where(devices.c.id == id))).first() is None:
        await _insert_device(connection, id, person.id, browser, former=True)
    return id


async def _insert_device(connection: AsyncConnection, id: str, person: str, browser: Browser, *, former: bool) -> None:
    theirs = select(devices.c.id).where(devices.c.person == person).order_by(devices.c.seen.desc(), devices.c.id)
    known = [row.id for row in await connection.execute(theirs)]
    await connection.execute(delete(devices).where(devices.c.id.in_(known[MOST_DEVICES - 1 :])))
    row = {"id": id, "person": person, "browser": browser.name, "system": browser.system, "seen": now()}
    await connection.execute(insert(devices).values(**row, former=former))
