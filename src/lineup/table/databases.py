"""What the store needs of a database, whichever it is: `sqlite` and `postgres` have it."""

from __future__ import annotations

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


class StoreError(LineUpError):
    """A database that cannot be used; the message says what would be right."""


class Superseded(LineUpError):
    """Another server has taken the database over; nothing is written here any more."""


class Claim(Protocol):
    """A database kept for one server."""

    def close(self) -> None:
        """Let another server have it."""


class Database(Protocol):
    """A database by its address, not yet open."""

    shown: str  # its address for people, without a secret

    def check(self) -> None:
        """StoreError if it cannot be here: no driver, or no folder."""

    def claim(self, shared: bool = False) -> Claim | None:
        """Keep it for this server alone until the process ends, or for those that share it; StoreError if it cannot be
        shared, or another server has it."""

    def migrating(self) -> Engine:
        """It, open to be brought up to date: all of that, or nothing."""

    def prepared(self) -> None:
        """It was brought up to date."""

    def open(self) -> AsyncEngine:
        """It, open. Committed is on the disk, whatever happens to the process or the machine."""

    def writing(self) -> Engine | None:
        """It, open for a thread that writes whole transactions by itself, each in one go; None where there is no gain.

        Only what needs no mark is written so.
        """

    async def mark(self, connection: AsyncConnection, owner: str) -> str:
        """Begin to write: by what this transaction can be asked for if the connection breaks; "" where none does.

        Superseded if the owner of the database is another; for an owner "" nobody asks.
        """

    async def committed(self, engine: AsyncEngine, mark: str) -> bool:
        """What became of a transaction whose commit nobody answered. Raises while the database cannot be asked."""


def parsed(target: str) -> URL:
    """The address as it is written; StoreError if it is none, which does not repeat what may be secret in it."""
    try:
        url = make_url(target)
    except (ArgumentError, ValueError):
        shown = f"{target.partition('://')[0]}://…"
        raise StoreError(say("error-data-address", data=shown, example=EXAMPLES[0], other=EXAMPLES[1])) from None
    return url


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
