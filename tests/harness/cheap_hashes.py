"""Passphrases hashed in a thousandth of the time: what the tests prove of accounts does not depend on the cost."""

from __future__ import annotations

from typing import Final

from argon2 import PasswordHasher

from lineup.table.people import passphrases

REAL_HASHER: Final = passphrases._load_hasher
CHEAP: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def hash_cheaply() -> None:
    """Hash all passphrases of this process, and of those forked from it, cheaply."""
    vars(passphrases)["_load_hasher"] = lambda: CHEAP
