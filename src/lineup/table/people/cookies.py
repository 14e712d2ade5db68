"""The signed cookie that identifies a person."""

from __future__ import annotations

import base64
import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from lineup.table.store.store import new_id

COOKIE: Final = "lineup"  # how its name begins; it was the whole name once
AGE: Final = 365 * 24 * 3600  # seconds
KNOWN: Final = "known "  # before what is signed to say who was here, which nobody can pass for who is
MOST_KNOWN: Final = 5  # people of whom one device says that they were signed in there


class Person(NamedTuple):
    """A person: an id for the server, a name for people ("" until one is chosen), the session of an account, and the
    device signed in there.

    A guest has no account and the session 0. A cookie of a former release names no device.
    """

    id: str
    name: str
    session: int = 0
    device: str = ""


def new_person() -> Person:
    return Person(new_id(), "")


def cookie_name(secret: bytes) -> str:
    """Return the name of this server's cookie: browsers share cookies among all servers of a machine, whatever
    their port.
    """
    return f"{COOKIE}-{sha256(b'name' + secret).hexdigest()[:8]}"


def sign_person(person: Person, secret: bytes) -> str:
    """Return the value of a person's cookie."""
    name = base64.urlsafe_b64encode(person.name.encode()).decode().rstrip("=")
    body = f"{person.id}.{name}"
    if person.session:
        body += f".{person.session}" + (f".{person.device}" if person.device else "")
    return f"{body}.{_make_mac(body, secret)}"


def find_person(cookies: Mapping[str, str], secret: bytes) -> Person | None:
    """Return the person of a browser or program by its cookies; None if none of them is ours."""
    for name in (cookie_name(secret), COOKIE):
        person = read_person(cookies.get(name, ""), secret)
        if person is not None:
            return person
    return None


def read_person(cookie: str, secret: bytes) -> Person | None:
    """Return the person of a cookie; None if it is not ours."""
    body, _, mac = cookie.rpartition(".")
    id, dot, rest = body.partition(".")
    name, session, device = (*rest.split("."), "", "")[:3]
    if not dot or not hmac.compare_digest(mac.encode(), _make_mac(body, secret).encode()):
        return None
    return Person(id, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode(), int(session or 0), device)


def sign_known(person: str, former: str, secret: bytes) -> str:
    """Return the value of the cookie that names the people signed in on this device before.

    It signs nobody in. People who have it are not kept out when others guess at their passphrase.
    """
    body = f"{person}.{new_id()}"
    others = [each for each in former.split("~") if _is_known(each, secret) and not each.startswith(f"{person}.")]
    return "~".join([f"{body}.{_make_mac(KNOWN + body, secret)}", *others][:MOST_KNOWN])


def read_known(cookie: str, person: str, secret: bytes) -> str:
    """Return the random id of a device that a person was signed in on before; "" if it does not say so."""
    found = [each for each in cookie.split("~")[:MOST_KNOWN] if each.startswith(f"{person}.")]
    return next((each.split(".")[1] for each in found if _is_known(each, secret)), "")


def _is_known(entry: str, secret: bytes) -> bool:
    body, _, mac = entry.rpartition(".")
    return body.count(".") == 1 and hmac.compare_digest(mac.encode(), _make_mac(KNOWN + body, secret).encode())


def _make_mac(body: str, secret: bytes) -> str:
    return hmac.new(secret, body.encode(), sha256).hexdigest()
