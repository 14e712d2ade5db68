"""Nothing that people read looks like Python."""

from __future__ import annotations

import re
from typing import Final

QUOTED: Final = re.compile(r'"(?:\\.|[^"\\])*"|“[^”]*”')  # what people wrote themselves
PYTHON: Final = re.compile(
    r"""\w\([\w ]*=            # Draw(n=1
    | \w\([\[({'"]            # Path('x
    | <[\w.]+\ (?:object|at)\  # <x object at
    | \b(?:True|False)\b
    | \bNone\ (?:is|has|does)\ not
    | [\[({]'|'\w+':
    | \[Errno|Traceback|\b[A-Z]\w+(?:Error|Exception)\b|\bdatetime\.""",
    re.VERBOSE,
)


def python_in(sentence: str) -> list[str]:
    """Find Python values and error names in a sentence, outside quotes."""
    return PYTHON.findall(QUOTED.sub("", sentence))
