"""Logs: a header and one line per answer rebuild a game bit for bit. Check lines hold the digest of each turn.

This is the form of a log; `Game.to_log` writes one, and `replay` makes the game of one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from lineup.engine.definitions import Setup
from lineup.engine.profile import RuleError
from lineup.engine.saying import Said, say
from lineup.errors import LineUpError, is_unseen, why_unreadable
from lineup.games import Choice, ChoiceError, build_setup, read_choice, write_choice
from lineup.games.choices import is_text
from lineup.games.corrections import corrected_since, describe_corrections, read_corrections
from lineup.language.sets import CardError

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = "line-up log 1"


class LogError(LineUpError, ValueError):
    """A file that is not a log, is damaged, or was made with other cards."""


def make_header(choice: Choice, seed: str, setup: Setup) -> dict[str, Any]:
    """Make the header of a log: everything that rebuilds the game, besides the answers."""
    return {
        **write_choice(choice),
        "seed": seed,
        "content": setup.content,
        "corrections": len(read_corrections()),
    }


def first_lines(head: Mapping[str, Any], salt: str = "") -> list[str]:
    """Write the first lines of a log; with the salt of a table's commitment to the seed, it proves the shuffles."""
    if salt:
        head = {**head, "salt": salt, "commitment": commit_to_seed(head["seed"], salt)}
    return [FORMAT, json.dumps(head, ensure_ascii=False, sort_keys=True)]


def explain_corrections(setup: Setup, head: Mapping[str, Any]) -> Said | None:
    """Name the corrections since a game was made that may keep it from playing on; None if there are none."""
    return describe_corrections(corrected_since(setup, head.get("corrections"), bool(head["custom"])))


def read_header(lines: list[str]) -> tuple[Choice, dict[str, Any]]:
    """Read the choice and the header in the first two lines of a log; raise LogError if they make no game.

    So it is if any of its lines could be a command to a terminal.
    """
    for number, line in enumerate(lines, 1):
        _check_seen(line, number)
    if not lines or lines[0].strip() != FORMAT:
        start = lines[0][:40] if lines else ""
        name, _, later = start.strip().rpartition(" ")
        if name == FORMAT.rpartition(" ")[0] and later.isdecimal():
            raise LogError(say("error-log-newer", format=later))
        raise LogError(say("error-log-start", format=FORMAT, start=start))
    try:
        head = json.loads(lines[1])
    except (IndexError, ValueError, RecursionError) as error:
        raise LogError(say("error-log-json", error=str(error))) from None
    if not isinstance(head, dict):
        raise LogError(say("error-log-no-object"))
    _check_seen({**head, "custom": _set_labels(head.get("custom"))}, 2)
    for key in ("seed", "content"):
        if not is_text(head.get(key)):
            wrong = say("error-choice", field=key, kind="text", value=json.dumps(head.get(key))[:60])
            raise LogError(say("error-log-header", error=wrong))
    try:
        choice = read_choice(head)
        content = build_setup(choice).content
    except ChoiceError as error:
        raise LogError(say("error-log-header", error=error.said)) from None
    except (RuleError, CardError) as error:
        raise LogError(say("error-log-game", error=error.said or str(error))) from None
    if content != head["content"]:
        raise LogError(say("error-log-content", made=head["content"], here=content))
    _check_commitment(head)
    return choice, head


def _check_seen(value: object, line: int) -> None:
    """Raise LogError for an invisible character in a text, or in one within a value."""
    if isinstance(value, str) and not value.isprintable():
        for bad in filter(is_unseen, value):
            raise LogError(say("error-log-unseen", line=line, code=f"{ord(bad):04X}"))
    parts = [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    for part in parts:
        _check_seen(part, line)


def _set_labels(custom: object) -> list[object]:
    """Return the ids of custom sets; their texts have line breaks, and are checked when they are read."""
    return [each.get("id") for each in custom if isinstance(each, dict)] if isinstance(custom, list) else []


def commit_to_seed(seed: str, salt: str) -> str:
    """Return the hash a table shows before the deal: it fixes the seed without telling it."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def _check_commitment(head: Mapping[str, Any]) -> None:
    """Check that the seed fits the commitment in a log from a table."""
    if "commitment" not in head and "salt" not in head:
        return
    if not is_text(head.get("commitment")) or not is_text(head.get("salt")):
        raise LogError(say("error-log-header", error=say("error-log-salt")))
    if head["commitment"] != commit_to_seed(head["seed"], head["salt"]):
        raise LogError(say("error-log-seed"))


def read_log(path: Path) -> str:
    """Read a log file; raise LogError if there is none or it is not a text."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise LogError(say("error-no-file", file=str(path))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise LogError(say("error-unread-file", file=str(path), error=why_unreadable(error))) from None
