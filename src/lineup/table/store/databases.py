"""What the store needs of a database, whichever it is: `sqlite` and `postgres` have it."""

from __future__ import annotations

import re
from typing import Final, Protocol

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lineup.engine.saying import say
from lineup.errors import LineUpError

EXAMPLES: Final = ("sqlite:///tables.db", "postgresql:///lineup")
HIDDEN: Final = "***"
AWAY: Final = (OperationalError, InterfaceError, TimeoutError)  # what reading meets while the database is gone
SECRETS: Final = ("password", "sslpassword")  # what may be secret behind the question mark of an address
# An address that lacks a sign of its "://", and no file of that name: what it says may be secret.
BROKEN: Final = re.compile(r"[\s'\"]*(?:postgres|redis|mysql|sqlite)[\w+]*(?::|/+[^/]*:.*@)", re.IGNORECASE | re.DOTALL)


class StoreError(LineUpError):
    """A database that cannot be used; the message says what would be right."""


class Ambiguous(StoreError):
    """An address that one program reads in this way and another in that: who knows what of it is secret."""


class Superseded(LineUpError):
    """Another server has taken the database over; nothing is written here any more."""


class Claim(Protocol):
    """A database kept for one server."""

    def close(self) -> None:
        """Let another server have it."""


class Database(Protocol):
    """A database by its address, not yet open."""

    shown: str  # its address for people, without a secret

    def check(self, shared: bool = False) -> None:
        """StoreError if it cannot be here: no driver, no folder, or one that cannot be shared and shall be."""

    def claim(self, shared: bool = False) -> Claim | None:
        """Keep it for this server alone until the process ends, or for those that share it; StoreError if it cannot be
        shared, or another server has it."""

    def migrating(self) -> Engine:
        """It, open to be brought up to date: all of that, or nothing."""

    def prepared(self) -> None:
        """It was brought up to date."""

    def open(self) -> AsyncEngine:
        """It, open. Committed is on the disk, whatever happens to the process or the machine."""

    def in_threads(self, most: int) -> Engine | None:
        """It, open for so many threads that each read or write in one go; None where there is no gain.

        Only what needs no mark is written so.
        """

    async def mark(self, connection: AsyncConnection, owner: str) -> str:
        """Begin to write: by what this transaction can be asked for if the connection breaks; "" where none does.

        Superseded if the owner of the database is another; for an owner "" nobody asks.
        """

    async def committed(self, engine: AsyncEngine, mark: str) -> bool:
        """What became of a transaction whose commit nobody answered. Raises while the database cannot be asked."""


def parsed(target: str, ends: str = "?") -> URL:
    """The address as it is written; StoreError if it is none, which does not repeat what may be secret in it.

    Ambiguous if it has a sign of `ends` before its @, or an @ that may belong to a password.
    """
    try:
        url = make_url(target)
    except (ArgumentError, ValueError):
        raise no_address(target) from None
    rest = target.partition("://")[2]
    before, _, behind = rest.partition("@")
    if url.username is None:
        path = rest.partition("/")[2].partition("?")[0]
        unclear = url.drivername != "sqlite" and "@" in rest and ":" in path
    else:
        unclear = "@" in behind or any(sign in before for sign in ends)
    if unclear:
        raise Ambiguous(say("error-address-signs", data=_begun(target)))
    return url


def no_address(target: str) -> StoreError:
    """That something is no address of a database, without what may be secret in it."""
    return StoreError(say("error-data-address", data=_begun(target), example=EXAMPLES[0], other=EXAMPLES[1]))


def _begun(target: str) -> str:
    found = re.match(r"[\w+]*(?::/{0,2})?", target)
    return f"{found[0] if found else ''}…"


def without_secrets(url: URL) -> str:
    """An address that can be shown."""
    hidden = {name: HIDDEN for name in SECRETS if name in url.query}
    return url.update_query_dict(hidden).render_as_string(hide_password=True)


def told(error: BaseException, url: URL) -> str:
    """What a database says is wrong, in one line and without the secrets of its address."""
    text = " ".join(str(error).split())
    for secret in (url.password, *(url.query.get(name) for name in SECRETS)):
        if secret:
            text = text.replace(str(secret), HIDDEN)
    return text.rstrip(".")
