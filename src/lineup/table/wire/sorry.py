"""The refusal of a request that cannot be granted."""

from __future__ import annotations

from lineup.engine.definitions import Setup
from lineup.engine.saying import Arg, Said, say
from lineup.errors import LineUpError
from lineup.speech import Voice


class Sorry(LineUpError, ValueError):
    """A request that is not possible; the sentence says why and what would be.

    A sentence about the seats and cards of a game is put into words with its `setup`.
    """

    def __init__(self, key: str | Said, *, setup: Setup | None = None, **args: Arg) -> None:
        said = say(key, **args) if isinstance(key, str) else key
        super().__init__(said, Voice(setup=setup)(said) if setup is not None else "")
