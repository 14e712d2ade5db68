"""Passphrases and recovery codes: kept as hashes only, hashed in a thread, protected against guessing."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeVar

from lineup.engine.saying import say
from lineup.running.world import choose, token_hex
from lineup.table.limits.crowd import Busy
from lineup.table.store.store import ID_ALPHABET
from lineup.table.wire.sorry import Sorry

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LEAST: Final = 10  # characters of a passphrase
MOST: Final = 200
CODES: Final = 8  # recovery codes of an account
CODE_LENGTH: Final = 16  # of 31 letters each: 79 bits, so that a plain hash keeps them
FOR_NAME: Final = 20  # that fail, within the window, at one account
FROM_ADDRESS: Final = 30  # and from one address
NEW_ACCOUNTS: Final = 20  # made from one address within the window
MOST_WAITING: Final = 16  # passphrases that wait to be hashed; each takes 64 MiB and a tenth of a second
T = TypeVar("T")


def check_passphrase(text: str) -> str:
    """Return a passphrase in the form to hash; raise Sorry if it is too short or too long."""
    passphrase = _normalize(text)
    if not LEAST <= len(passphrase) <= MOST:
        raise Sorry("sorry-passphrase", least=LEAST, most=MOST, n=len(passphrase))
    return passphrase


def _normalize(text: str) -> str:
    """Return a passphrase in the one Unicode form that is hashed."""
    return unicodedata.normalize("NFKC", text)


def new_codes() -> list[str]:
    """Make recovery codes, to be shown once."""
    letters = ["".join(choose(ID_ALPHABET) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
    return ["-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4)) for code in letters]


def code_hash(person: str, code: str) -> str:
    """Hash a recovery code; dashes, spaces and capitals do not matter."""
    letters = "".join(each for each in code.lower() if each in ID_ALPHABET)
    return sha256(f"{person} {letters}".encode()).hexdigest()


class PassphraseHasher:
    """Hashes one passphrase at a time, in a thread; raises Busy if many wait."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "passphrases")
        self._waiting = 0

    async def hash_passphrase(self, passphrase: str) -> str:
        return await self._run_in_thread(lambda: _load_hasher().hash(passphrase))

    async def verify_passphrase(self, kept: str, passphrase: str) -> bool:
        """Check a passphrase against a hash. Where there is none (""), saying no takes just as long."""
        return await self._run_in_thread(lambda: _verify_hash(kept or _dummy_hash(), passphrase)) and bool(kept)

    async def _run_in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Busy(say("busy-with-others"))
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1


@cache
def _load_hasher() -> PasswordHasher:
    """argon2id, as RFC 9106 recommends where memory is scarce."""
    from argon2 import PasswordHasher  # a browser has none, and no accounts

    return PasswordHasher()


@cache
def _dummy_hash() -> str:
    return _load_hasher().hash(token_hex())


def _verify_hash(kept: str, passphrase: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _load_hasher().verify(kept, _normalize(passphrase))
    except (VerificationError, InvalidHashError):
        return False
