"""Logs: a header and one line per answer rebuild a game bit for bit. Check lines carry the digest of each turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from lineup.engine.definitions import Setup
from lineup.engine.machine import Refused
from lineup.engine.profile import RuleError
from lineup.errors import LineUpError
from lineup.game import Game
from lineup.games import Choice, build, sets_of
from lineup.games.corrections import corrected_since, corrections, in_words
from lineup.language.editions import made_with
from lineup.language.sets import BOXES, CardError, CardSet, box, read_set

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = "line-up log 1"


class LogError(LineUpError, ValueError):
    """A log that is no log, is damaged, or was made with other cards."""


def header(game: Game) -> dict[str, Any]:
    """What a log needs to rebuild the game, besides the answers."""
    choice = game.choice
    sets = sets_of(choice)
    custom = [each for each in choice.loaded or _loaded(choice) if each.id not in BOXES]
    return {
        "game": choice.game,
        "seats": list(choice.seats),
        "seed": game.seed,
        "variants": list(choice.variants),
        "rules": dict(choice.rules),
        "mix": {key: list(groups) for key, groups in choice.mix},
        "other_half": choice.other_half,
        "half": choice.half,
        "half_seed": choice.half_seed,
        "heroes": list(choice.heroes),
        "first_scores": list(choice.first_scores),
        "swaps": [list(pair) for pair in choice.swaps],
        "sets": [{"id": each.id, "digest": each.digest} for each in sets],
        "custom": [{"id": each.id, "source": each.source} for each in custom],
        "boxes": [name for name in choice.sets if name in BOXES],
        "content": game.state.setup.content,
        "corrections": len(corrections()),
    }


def _loaded(choice: Choice) -> list[CardSet]:
    from lineup.language.sets import load

    return [load(name) for name in choice.sets if name not in BOXES]


def write_log(game: Game, salt: str = "") -> str:
    """The log of a game as it stands; with the salt of a table's commitment to the seed, it proves the shuffles."""
    head = header(game)
    if salt:
        head |= {"salt": salt, "commitment": commitment(game.seed, salt)}
    lines = [FORMAT, json.dumps(head, ensure_ascii=False, sort_keys=True)]
    again = Game(game.choice, game.seed)
    turn = again.state.turn
    for text in game.answers:
        again.repeat(text)
        lines.append(text)
        if again.state.turn != turn or again.state.over:
            turn = again.state.turn
            lines.append(f"= {'end' if again.state.over else f'turn {turn}'} {again.digest}")
    return "\n".join(lines) + "\n"


def replay(log: str, *, verify: bool = True, progress: Callable[[int, int], None] | None = None) -> Game:
    """The game a log describes. LogError says what is wrong with it; `verify` checks every digest on the way."""
    lines = log.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        start = lines[0][:40] if lines else ""
        raise LogError(f'A log begins with the line "{FORMAT}"; this begins with "{start}".')
    choice, head = _choice(lines)
    game = Game(choice, head["seed"])
    total = len(lines)
    checked = 0
    for number, line in enumerate(lines[2:], 3):
        text = line.strip()
        if not text:
            continue
        if text.startswith("="):
            checked += 1
            if verify:
                _check(game, text, number, head)
            continue
        seat = text.partition(" ")[0]
        if not (seat.isascii() and seat.isdecimal()):
            raise LogError(f'Line {number}: an answer begins with the seat that gave it; "{text[:40]}" does not.')
        try:
            game.repeat(text)
        except Refused as error:
            raise LogError(f"Line {number}: {error} {corrected(game.state.setup, head)}".strip()) from None
        if progress is not None:
            progress(number, total)
    return game


def corrected(setup: Setup, head: Mapping[str, Any]) -> str:
    """The rules that were corrected since a game was made and can be why it does not play on, as a sentence or none."""
    return in_words(corrected_since(setup, head.get("corrections"), bool(head["custom"])))


def _check(game: Game, text: str, number: int, head: Mapping[str, Any]) -> None:
    words = text.split()
    if len(words) < 3:
        raise LogError(f'Line {number}: a check line reads "= turn 5 DIGEST"; "{text[:40]}" does not.')
    if words[-1] != game.digest:
        since = corrected(game.state.setup, head)
        why = f"it was edited, or a rule was corrected. {since}" if since else "it was edited."
        raise LogError(f"Line {number}: the game stands at {game.digest}, the log says {words[-1]}; {why}")


def _choice(lines: list[str]) -> tuple[Choice, dict[str, Any]]:
    """The choice of a log's header, and the header."""
    try:
        head = json.loads(lines[1])
        _check_kinds(head)
        choice = choice_of(head)
        content = head["content"]
        setup = build(choice)
    except (IndexError, json.JSONDecodeError, KeyError, TypeError, AttributeError) as error:
        raise LogError(f"Line 2 of a log is its header in JSON; this one cannot be read ({error}).") from None
    except (RuleError, CardError) as error:
        raise LogError(f"The header does not make a game: {error}") from None
    if setup.content != content:
        raise LogError(f"The log was made with other card content ({content}); here it is {setup.content}.")
    _check_commitment(head)
    return choice, head


def _read_custom(text: str, label: str) -> CardSet:
    return read_set(text, label, custom=True)


def choice_of(
    head: Mapping[str, Any],
    sources: Mapping[str, str] | None = None,
    read: Callable[[str, str], CardSet] | None = None,
) -> Choice:
    """The choice a header states: with the boxes as they are, or with the former editions its digests name.

    With `sources`, boxes are read from these texts instead. `read` makes custom sets out of a text and a label for its
    mistakes, where somebody keeps them read.
    """
    older = {name: read_set(text, name) for name, text in (sources or {}).items() if name in BOXES}
    custom = [(read or _read_custom)(each["source"], f"{each['id']} (in the log)") for each in head["custom"]]
    if not older:
        digests = {each["id"]: each["digest"] for each in head["sets"]}
        older, custom = made_with(digests, [name for name in (head["game"], *head["boxes"]) if name in BOXES], custom)
    order = [each["id"] for each in head["sets"]]
    extra = [*(older.get(name) or box(name) for name in head["boxes"]), *custom]
    extra.sort(key=lambda each: order.index(each.id) if each.id in order else len(order))
    base = [older[head["game"]]] if head["game"] in older else []
    return Choice(
        game=head["game"],
        seats=tuple(head["seats"]),
        variants=tuple(head["variants"]),
        rules=tuple(head["rules"].items()),
        sets=tuple(each.id for each in extra),
        mix=tuple((key, tuple(groups)) for key, groups in head["mix"].items()),
        other_half=head.get("other_half", False),  # logs of former releases do not say
        half=head["half"],
        half_seed=head["half_seed"],
        heroes=tuple(head["heroes"]),
        first_scores=tuple(head["first_scores"]),
        swaps=tuple((out, into) for out, into in head["swaps"]),
        loaded=(*base, *extra) if custom or older else (),
    )


def commitment(seed: str, salt: str) -> str:
    """What a table shows before the deal: it fixes the seed without telling it."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def _check_commitment(head: Mapping[str, Any]) -> None:
    """A log from a table carries the commitment it showed before the deal, and the salt that proves it."""
    if "commitment" not in head and "salt" not in head:
        return
    if not _is_text(head.get("commitment")) or not _is_text(head.get("salt")):
        raise LogError("Line 2, the header: commitment and salt stand together and are texts.")
    if head["commitment"] != commitment(head["seed"], head["salt"]):
        raise LogError("The seed is not the one the table committed itself to before the deal: the log was edited.")


KINDS = {
    "game": "a text",
    "seats": "a list of names",
    "seed": "a text",
    "variants": "a list of names",
    "rules": "switches with their values as text",
    "mix": "lists of groups by set",
    "half": "a number",
    "half_seed": "a text",
    "heroes": "a list of names",
    "first_scores": "a list of numbers",
    "swaps": "pairs of card names",
    "boxes": "a list of names",
    "content": "a text",
}


def _check_kinds(head: Any) -> None:
    """Header values of the wrong kind are named one by one."""
    other = head.get("other_half", False)
    if not isinstance(other, bool):
        raise LogError(f"Line 2, the header: other_half should be true or false; {json.dumps(other)[:60]} is not.")
    for key, kind in KINDS.items():
        value = head[key]
        if key == "first_scores":
            good = isinstance(value, list) and all(type(score) is int for score in value)
        elif key == "swaps":
            good = isinstance(value, list) and all(isinstance(pair, list) and len(pair) == 2 for pair in value)
            good = good and all(_is_text(name) for pair in value for name in pair)
        elif kind == "a list of names":
            good = isinstance(value, list) and all(map(_is_text, value))
        elif kind == "a text":
            good = _is_text(value)
        elif kind == "a number":
            good = type(value) is int and value in (0, 1, 2)
        elif key == "rules":
            good = isinstance(value, dict) and all(map(_is_text, value.values()))
        else:
            good = isinstance(value, dict) and all(isinstance(each, list) for each in value.values())
        if not good:
            raise LogError(f"Line 2, the header: {key} should be {kind}; {json.dumps(value)[:60]} is not.")


def _is_text(value: object) -> bool:
    """Whether a value is a text that can be written down."""
    return isinstance(value, str) and value.encode("utf-8", "ignore").decode() == value


def read_log(path: Path) -> str:
    """The text of a log file; LogError if there is none or it is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise LogError(f'There is no file "{path}".') from None
    except (OSError, UnicodeDecodeError) as error:
        raise LogError(f'"{path}" cannot be read as a text file: {error}.') from None
