"""The build that runs: the engine as Python source ("plain"), or as machine code made from it ("compiled")."""

from __future__ import annotations

from typing import Final

from lineup.engine import machine

BUILD: Final = "plain" if machine.__file__.endswith(".py") else "compiled"
