"""The interface of a database; `sqlite` and `postgres` implement it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Protocol

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError, TimeoutError

from lineup.engine.saying import say
from lineup.errors import LineUpError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

EXAMPLES: Final = ("sqlite:///tables.db", "postgresql:///lineup")
HIDDEN: Final = "***"
AWAY: Final = (OperationalError, InterfaceError, TimeoutError)  # what reading meets while the database is gone
SECRETS: Final = ("password", "sslpassword")  # what may be secret behind the question mark of an address
# An address that lacks a sign of its "://", and no file of that name: what it says may be secret.
BROKEN: Final = re.compile(r"[\s'\"]*(?:postgres|redis|mysql|sqlite)[\w+]*(?::|/+[^/]*:.*@)", re.IGNORECASE | re.DOTALL)


class StoreError(LineUpError):
    """A database that cannot be used; the message says what would be right."""


class Ambiguous(StoreError):
    """An address that programs read differently, so that nobody can say which part of it is secret."""


class Superseded(LineUpError):
    """Another server has taken over the database; this one writes nothing more."""


class Claim(Protocol):
    """A database reserved for one server."""

    def close(self) -> None:
        """Release it for another server."""


class Database(Protocol):
    """A database by its address, not yet open."""

    shown: str  # its address for people, without a secret

    def check_usable(self, shared: bool = False) -> None:
        """Raise StoreError if a driver or folder is missing, or if it cannot be shared although it should be."""

    def claim(self, shared: bool = False) -> Claim | None:
        """Reserve it for this server, or for those that share it, until the process ends.

        Raise StoreError if it cannot be shared or another server has it.
        """

    def open_for_migration(self) -> Engine:
        """Open it so that the migrations happen as a whole or not at all."""

    def finish_migration(self) -> None:
        """Do what is left to do after the migrations."""

    def open_engine(self) -> AsyncEngine:
        """Open it. What is committed is on the disk, whatever happens to the process or the machine."""

    def open_for_threads(self, most: int) -> Engine | None:
        """Open it for this many threads that each read or write in one go; None if that is not faster.

        Only writes that need no mark go this way.
        """

    async def begin_write(self, connection: AsyncConnection, owner: str) -> str:
        """Return the mark by which to look up this transaction if the connection breaks; "" if it cannot break.

        Raise Superseded if another owns the database; an empty owner skips the check.
        """

    async def was_committed(self, engine: AsyncEngine, mark: str) -> bool:
        """Find out whether a transaction was committed when the answer got lost; raise while the database is gone."""


def parse_address(target: str, ends: str = "?") -> URL:
    """Parse an address; raise StoreError, without repeating possible secrets, if it is none.

    Raise Ambiguous if one of `ends` stands before its @, or an @ may belong to a password.
    """
    try:
        url = make_url(target)
    except (ArgumentError, ValueError):
        raise address_error(target) from None
    rest = target.partition("://")[2]
    before, _, behind = rest.partition("@")
    if url.username is None:
        path = rest.partition("/")[2].partition("?")[0]
        unclear = url.drivername != "sqlite" and "@" in rest and ":" in path
    else:
        unclear = "@" in behind or any(sign in before for sign in ends)
    if unclear:
        raise Ambiguous(say("error-address-signs", data=_visible_start(target)))
    return url


def address_error(target: str) -> StoreError:
    """Return the error for a malformed address, without possible secrets."""
    return StoreError(say("error-data-address", data=_visible_start(target), example=EXAMPLES[0], other=EXAMPLES[1]))


def _visible_start(target: str) -> str:
    found = re.match(r"[\w+]*(?::/{0,2})?", target)
    return f"{found[0] if found else ''}…"


def without_secrets(url: URL) -> str:
    """Return an address that can be shown."""
    hidden = {name: HIDDEN for name in SECRETS if name in url.query}
    return url.update_query_dict(hidden).render_as_string(hide_password=True)


def describe_error(error: BaseException, url: URL) -> str:
    """Describe a database error in one line, without the secrets of the address."""
    text = " ".join(str(error).split())
    for secret in (url.password, *(url.query.get(name) for name in SECRETS)):
        if secret:
            text = text.replace(str(secret), HIDDEN)
    return text.rstrip(".")
