"""The server's log: for people, or one JSON object a line for programs.

Neither has a name, a card, a cookie or a text that somebody wrote: only what failed, at which table.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final

FIELDS: Final = ("time", "level", "logger", "message", "error")


class JsonLines(logging.Formatter):
    """A record as one line of JSON; a traceback is one text in it."""

    def format(self, record: logging.LogRecord) -> str:
        error = self.formatException(record.exc_info) if record.exc_info else ""
        values = (
            datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            record.levelname.lower(),
            record.name,
            record.getMessage(),
            error,
        )
        return json.dumps(dict(zip(FIELDS, values, strict=True)), ensure_ascii=False)


def json_logging(level: str) -> dict[str, Any]:
    """Return the logging settings for uvicorn and us: lines of JSON, from a level on."""
    handler = {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}
    here = {"handlers": ["lines"], "level": level.upper(), "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "handlers": {"lines": handler},
        "loggers": {"uvicorn": here, "uvicorn.error": here, "uvicorn.access": here, "lineup": here},
    }
