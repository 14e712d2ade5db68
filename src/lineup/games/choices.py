"""Make a choice of game from plain values, write it and read it: for logs, tables, batches and the lab."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypedDict

from lineup.engine.profile import RuleError
from lineup.engine.saying import say
from lineup.games.boxes import Choice, Origin
from lineup.games.mixing import sets_of
from lineup.language.editions import made_with
from lineup.language.sets import BOXES, CardSet, box, load, read_cards, read_set


class ChoiceError(RuleError):
    """A written choice that cannot be read; the sentence names the value and what it should be."""


class ChoiceOptions(TypedDict, total=False):
    """The parts of a choice that functions hand on to `make_choice` by name."""

    rules: Mapping[str, str | int | bool] | None
    mix: Mapping[str, Sequence[str]] | None
    other_half: bool
    half: int
    half_seed: str
    heroes: Sequence[str]
    first_scores: Sequence[int]
    swaps: Sequence[Sequence[str]]


def make_choice(
    game: str,
    seats: Sequence[str] | int,
    variants: Sequence[str] = (),
    sets: Sequence[str | CardSet] = (),
    *,
    rules: Mapping[str, str | int | bool] | None = None,
    mix: Mapping[str, Sequence[str]] | None = None,
    other_half: bool = False,
    half: int = 0,
    half_seed: str = "",
    heroes: Sequence[str] = (),
    first_scores: Sequence[int] = (),
    swaps: Sequence[Sequence[str]] = (),
    trial: str = "",
    deal: Mapping[str, Sequence[str]] | None = None,
) -> Choice:
    """Make the choice; `seats` are names or just their number, `sets` are all named or all loaded."""
    if isinstance(seats, str) or not isinstance(seats, int | Sequence):
        raise TypeError(f"seats are a list of names, or just their number, not {seats!r}")
    for name, values in (("variants", variants), ("sets", sets), ("heroes", heroes)):
        if isinstance(values, str):
            raise TypeError(f"{name} are a list of names, not {values!r}")
    if isinstance(seats, int) and seats < 0:
        raise RuleError(say("error-players-none", players=seats))
    loaded = tuple(each for each in sets if isinstance(each, CardSet))
    if loaded and len(loaded) < len(sets):
        raise TypeError("give all sets as files or all as loaded sets")
    return Choice(
        game=game,
        seats=tuple(f"player {n + 1}" for n in range(seats)) if isinstance(seats, int) else tuple(seats),
        variants=tuple(variants),
        rules=tuple((key, str(value)) for key, value in (rules or {}).items()),
        sets=tuple(each.id if isinstance(each, CardSet) else each for each in sets),
        mix=tuple((key, tuple(groups)) for key, groups in (mix or {}).items()),
        other_half=other_half,
        half=half,
        half_seed=half_seed,
        heroes=tuple(heroes),
        first_scores=tuple(first_scores),
        swaps=tuple((out, into) for out, into in swaps),
        trial=trial,
        deal=tuple((place, tuple(cards)) for place, cards in (deal or {}).items()),
        loaded=loaded,
    )


def write_choice(choice: Choice) -> dict[str, Any]:
    """Write a choice as JSON: boxes by name and digest, sets from outside them in full."""
    return {
        "game": choice.game,
        "seats": list(choice.seats),
        "variants": list(choice.variants),
        "rules": dict(choice.rules),
        "mix": {key: list(groups) for key, groups in choice.mix},
        "other_half": choice.other_half,
        "half": choice.half,
        "half_seed": choice.half_seed,
        "heroes": list(choice.heroes),
        "first_scores": list(choice.first_scores),
        "swaps": [list(pair) for pair in choice.swaps],
        "sets": [{"id": each.id, "digest": each.digest} for each in sets_of(choice)],
        "custom": [{"id": each.id, "source": each.source} for each in own_sets(choice)],
        "boxes": [name for name in choice.sets if name in BOXES],
        **({"trial": choice.trial} if choice.trial else {}),
        **({"deal": {place: list(cards) for place, cards in choice.deal}} if choice.deal else {}),
        **({"origin": _write_origin(choice.origin)} if choice.origin is not None else {}),
    }


def _write_origin(origin: Origin) -> dict[str, Any]:
    before = {"before": _write_origin(origin.before)} if origin.before is not None else {}
    return {"seed": origin.seed, "answers": list(origin.answers), "seat": origin.seat, **before}


def _read_origin(written: Mapping[str, Any] | None) -> Origin | None:
    if not written:
        return None
    before = _read_origin(written.get("before"))
    return Origin(written["seed"], tuple(written["answers"]), written["seat"], before)


def own_sets(choice: Choice) -> list[CardSet]:
    """Return the sets of a choice that are from outside the boxes."""
    loaded = choice.loaded or [load(name) for name in choice.sets if name not in BOXES]
    return [each for each in loaded if each.id not in BOXES]


def read_choice(
    written: Mapping[str, Any],
    sources: Mapping[str, str] | None = None,
    read: Callable[[str, str], CardSet] | None = None,
) -> Choice:
    """Read a written choice: with the boxes as they are, or with the former editions its digests name.

    With `sources`, boxes are read from these texts instead. `read` makes custom sets out of a text and a label for its
    mistakes, where somebody keeps them read. ChoiceError, RuleError or CardError say what is wrong.
    """
    given = {"other_half": False, "trial": "", "deal": {}, "origin": None, **written}  # former releases do not say
    for key, (fits, kind) in SHAPES.items():
        if key not in given:
            raise ChoiceError(say("error-choice-missing", field=key))
        if not fits(given[key]):
            raise ChoiceError(say("error-choice", field=key, kind=kind, value=json.dumps(given[key])[:60]))
    order = {each["id"]: (number, each["digest"]) for number, each in enumerate(given["sets"])}
    older = {name: read_cards(BOXES[name], text, name) for name, text in (sources or {}).items() if name in BOXES}
    custom = [(read or _read_custom)(each["source"], f"{each['id']} (in the log)") for each in given["custom"]]
    if not older:
        digests = {name: digest for name, (_, digest) in order.items()}
        older, custom = made_with(digests, [name for name in (given["game"], *given["boxes"]) if name in BOXES], custom)
    extra = [*(older.get(name) or box(name) for name in given["boxes"]), *custom]
    extra.sort(key=lambda each: order.get(each.id, (len(order),))[0])
    base = [older[given["game"]]] if given["game"] in older else []
    plain = {key: given[key] for key in SHAPES if key not in ("sets", "custom", "boxes", "origin")}
    made = replace(make_choice(sets=[each.id for each in extra], **plain), origin=_read_origin(given["origin"]))
    return replace(made, loaded=(*base, *extra)) if custom or older else made


def _read_custom(text: str, label: str) -> CardSet:
    return read_set(text, label, custom=True)


def is_text(value: object) -> bool:
    """True if a value is a text that can be written as UTF-8."""
    return isinstance(value, str) and value.encode("utf-8", "ignore").decode() == value


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(is_text, value))


def _are_pairs(value: object) -> bool:
    return isinstance(value, list) and all(_are_texts(pair) and len(pair) == 2 for pair in value)


def _are_named(value: object, key: str) -> bool:
    """True if a value is a list of sets, each with its id and the key."""
    return isinstance(value, list) and all(
        isinstance(each, dict) and is_text(each.get("id")) and is_text(each.get(key)) for each in value
    )


def _is_origin(value: object) -> bool:
    """True if a value is a position to start from: a seed, answers with their seats, a seat, and perhaps an origin."""
    if value is None:
        return True
    if not isinstance(value, dict) or not is_text(value.get("seed")) or not _are_texts(value.get("answers")):
        return False
    seats = [text.partition(" ")[0] for text in value["answers"]]
    sits = type(value.get("seat")) is int and -1 <= value["seat"] < MOST_SEATS
    return sits and all(seat in SEATS for seat in seats) and _is_origin(value.get("before"))


MOST_SEATS: Final = 5
SEATS: Final = tuple(str(seat) for seat in range(MOST_SEATS))
NAMES: Final = (_are_texts, "names")
TEXT: Final = (is_text, "text")
# What each value of a choice written down has to be, and how the catalogue knows that.
SHAPES: Final[Mapping[str, tuple[Callable[[Any], bool], str]]] = {
    "game": TEXT,
    "seats": NAMES,
    "variants": NAMES,
    "rules": (
        lambda value: isinstance(value, dict) and all(map(is_text, value.values())),
        "switches",
    ),
    "mix": (
        lambda value: isinstance(value, dict) and all(isinstance(each, list) for each in value.values()),
        "groups",
    ),
    "other_half": (lambda value: isinstance(value, bool), "flag"),
    "half": (lambda value: type(value) is int and value in (0, 1, 2), "number"),
    "half_seed": TEXT,
    "heroes": NAMES,
    "first_scores": (
        lambda value: isinstance(value, list) and all(type(score) is int for score in value),
        "numbers",
    ),
    "swaps": (_are_pairs, "pairs"),
    "trial": TEXT,
    "deal": (
        lambda value: isinstance(value, dict) and all(map(_are_texts, value.values())),
        "places",
    ),
    "origin": (_is_origin, "origin"),
    "sets": (lambda value: _are_named(value, "digest"), "digests"),
    "custom": (lambda value: _are_named(value, "source"), "sources"),
    "boxes": NAMES,
}
