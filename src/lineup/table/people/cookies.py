"""Who somebody is stands in a cookie that the server signs."""

from __future__ import annotations

import base64
import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from lineup.table.store.store import new_id

COOKIE: Final = "lineup"  # how its name begins; it was the whole name once
AGE: Final = 365 * 24 * 3600  # seconds


class Person(NamedTuple):
    """Somebody: an id for the server, a name for people ("" until one is chosen), the session of an account.

    A guest has no account and the session 0.
    """

    id: str
    name: str
    session: int = 0


def new_person() -> Person:
    """Somebody who was never here."""
    return Person(new_id(), "")


def cookie_name(secret: bytes) -> str:
    """The name of this server's cookie: browsers share cookies among all servers of a machine, whatever their port."""
    return f"{COOKIE}-{sha256(b'name' + secret).hexdigest()[:8]}"


def sign(person: Person, secret: bytes) -> str:
    """The value of the cookie."""
    name = base64.urlsafe_b64encode(person.name.encode()).decode().rstrip("=")
    body = f"{person.id}.{name}.{person.session}" if person.session else f"{person.id}.{name}"
    return f"{body}.{_mac(body, secret)}"


def find(cookies: Mapping[str, str], secret: bytes) -> Person | None:
    """The person of a browser or program by its cookies; None if none of them is ours."""
    for name in (cookie_name(secret), COOKIE):
        person = read(cookies.get(name, ""), secret)
        if person is not None:
            return person
    return None


def read(cookie: str, secret: bytes) -> Person | None:
    """The person of a cookie; None if it is not ours."""
    body, _, mac = cookie.rpartition(".")
    id, dot, rest = body.partition(".")
    name, _, session = rest.partition(".")
    if not dot or not hmac.compare_digest(mac.encode(), _mac(body, secret).encode()):
        return None
    return Person(id, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode(), int(session or 0))


def _mac(body: str, secret: bytes) -> str:
    return hmac.new(secret, body.encode(), sha256).hexdigest()
