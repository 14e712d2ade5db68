"""Games with the cards of the edition before: for rules whose example cards have new texts since."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from lineup.language import sets
from lineup.language.editions import all_editions

EDITIONS: Final = {  # by their digests
    "confrontations": "da9208b93145d904",
    "rivals-batman-joker": "ea63762b65a1b5a4",
    "rivals-shazam-black-adam": "6cd3ce39b22a980a",
}


@contextmanager
def former_cards() -> Iterator[None]:
    """The boxes of those editions, which the package ships; around a test, `@former_cards()`."""
    now = {name: sets.box(name) for name in EDITIONS}
    former = {name: {each.digest: each for each in all_editions(name)}[digest] for name, digest in EDITIONS.items()}
    sets.READ.update(former)
    try:
        yield
    finally:
        sets.READ.update(now)
