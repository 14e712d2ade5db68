"""The cards of a set's file: each field is checked by itself, so that all faults of a card are reported at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from lineup.engine.definitions import TYPE_NAMES, Worth
from lineup.errors import LineUpError, is_unseen, shorten_text, write_briefly
from lineup.language.grammar.limits import MOST_ITEM, MOST_ITEMS, MOST_NAME, MOST_OURS, too_many

TITLES: Final = (*TYPE_NAMES.values(), "Super-Villain", "Super Hero", "Character", "Weakness")
STACKS: Final = ("starter", "basic", "weakness", "main", "super_villain", "super_hero", "character")
OWN_STACK: Final = {"Super-Villain": "super_villain", "Super Hero": "super_hero", "Character": "character"}
SOURCES: Final = ("real", "partial", "inferred", "stand-in", "rulebook", "public list", "custom")
FIELDS: Final[Mapping[str, type]] = {
    "id": str,
    "overrides": str,
    "name": str,
    "type": str,
    "stack": str,
    "cost": int,
    "vp": int,
    "copies": int,
    "text": str,
    "aliases": list,
    "partner": str,
    "emblem": str,
    "level": int,
    "side": str,
    "min_players": int,
    "promo": bool,
    "rulings": list,
    "picture": str,
    "provenance": dict,
}
DIGEST: Final = 32  # hexadecimal digits that name a picture
PICTURE: Final = re.compile(rf"([0-9a-f]{{{DIGEST}}})?")
POINTS: Final = "Victory Points (vp)"  # as people see them, and as a file calls them
RANGES: Final = {"cost": (0, 30), "copies": (1, 60), "vp": (-10, 30), "min_players": (0, 8)}


def unknown_field(key: str, known: Iterable[str]) -> str:
    """Say that a field does not exist, and which is meant."""
    key = shorten_text(key)
    near = get_close_matches(key, known, n=1, cutoff=0.6)
    hint = f' Did you mean "{near[0]}"?' if near else f" Known are {', '.join(known)}."
    return f'there is no field "{key}".{hint}'


class CardEntry:
    """A card as its file has it: its fields with those of the card it overrides, and all their faults."""

    def __init__(self, entry: object, set_id: str, custom: bool, overridden: Callable[[str], dict[str, Any]]) -> None:
        self.fact: dict[str, Any] = {}
        self.faults: list[tuple[str, str]] = []  # the field ("": the card), and what is wrong with it
        self.said: frozenset[str] = frozenset()  # the fields the file gives, be they wrong
        self.label = ""  # what the file calls the card
        if not isinstance(entry, dict):
            self.faults.append(("", "each card is a [[card]] table."))
            return
        self.said = frozenset(entry)
        self.label = next((_shorten(entry[key]) for key in ("name", "id", "overrides") if entry.get(key)), "?")
        self.fact = {key: value for key, value in entry.items() if self._is_sound(key, value)}
        self._complete_fields(set_id, custom, overridden)

    @property
    def name(self) -> str:
        """The name of the card in messages."""
        return shorten_text(self.fact.get("name") or self.label)

    def note_fault(self, field: str, why: str) -> None:
        """Note a fault and drop the field, so that each field has one fault at most."""
        if all(field != other for other, _ in self.faults):
            self.faults.append((field, why))
        self.fact.pop(field, None)

    def _is_sound(self, key: str, value: object) -> bool:
        """Note a fault if a field does not exist, or its value has the wrong form; return True if there is none."""
        if key not in FIELDS:
            self.note_fault(shorten_text(key), unknown_field(key, FIELDS))
            return False
        why = ""
        if not isinstance(value, FIELDS[key]) or (FIELDS[key] is int and isinstance(value, bool)):
            why = f"{_field_name(key)} must be {_kind_name(FIELDS[key])}; {write_briefly(value)} is not."
        elif isinstance(value, list):
            why = _check_items(value, key)
        elif isinstance(value, str) and key != "text":
            why = one_line(value, key)
        if why:
            self.note_fault(key, why)
        return not why

    def _complete_fields(self, set_id: str, custom: bool, overridden: Callable[[str], dict[str, Any]]) -> None:
        """Add the fields of the overridden card and the set, then check that all fields go together."""
        fact = self.fact
        if "overrides" in fact:
            try:
                base = overridden(fact["overrides"])
            except LineUpError as error:
                self.note_fault("overrides", str(error))
                return
            for key, value in base.items():
                if key not in self.said:
                    fact[key] = value
            fact.update(id=fact["overrides"].split("/")[-1], set=base["set"])
            if "text" in self.said and "provenance" not in self.said:
                fact["provenance"] = {key: value for key, value in base["provenance"].items() if key != "ours"}
                fact["provenance"]["text"] = "custom"
        elif "overrides" in self.said:
            return
        else:
            fact["set"] = set_id
        for key in ("id", "name", "type"):
            self._require_field(key)
        self._check_facts()
        if "provenance" not in self.said and "provenance" not in fact:
            fact["provenance"] = {"facts": "custom", "copies": "custom", "text": "custom"} if custom else {}
        self._check_sources()

    def _check_facts(self) -> None:
        """Note facts that contradict each other or are out of range."""
        fact = self.fact
        title = fact.get("type", "")
        if title and title not in TITLES:
            self.note_fault("type", f'"{title}" is no card type; it is one of {", ".join(TITLES)}.')
            title = ""
        if "stack" not in self.said and "stack" not in fact and title:
            fact["stack"] = _stack_of(title)
        stack = fact.get("stack", "")
        if stack and stack not in STACKS:
            self.note_fault("stack", f'"{stack}" is no stack; it is one of {", ".join(STACKS)}.')
        elif title and stack and any((title == own) != (stack == pile) for own, pile in OWN_STACK.items()):
            self.note_fault("stack", f'type "{title}" and stack "{stack}" do not go together.')
        if title == "Character":
            self._require_field("level")
        levels = (1, 2, 3) if title == "Character" else (0,)
        if title and "level" in fact and fact["level"] not in levels:
            why = f"a Character, and nothing else, has a level of 1, 2 or 3; {write_briefly(fact['level'])} is not."
            self.note_fault("level", why)
        if fact.get("side", "") not in ("", "hero", "villain"):
            self.note_fault("side", f'side is hero or villain; "{fact["side"]}" is neither.')
        if not PICTURE.fullmatch(fact.get("picture", "")):
            self.note_fault("picture", f"picture names a kept picture by {DIGEST} hexadecimal digits.")
        if title and title != "Super Hero":
            self._require_field("cost")
        for key, (low, high) in RANGES.items():
            if key in fact and not low <= fact[key] <= high:
                self.note_fault(
                    key, f"{_field_name(key)} goes from {low} to {high}; {write_briefly(fact[key])} lies outside."
                )

    def _require_field(self, key: str) -> None:
        """Note that a field is missing, unless an unknown field may be meant for it."""
        if self.fact.get(key) in (None, "") and self._faulty_fields() <= set(FIELDS):
            self.note_fault(key, f'the field "{key}" is missing.')

    def _faulty_fields(self) -> set[str]:
        return {field for field, _ in self.faults}

    def _check_sources(self) -> None:
        """Check the provenance of the fields; that of a partial text also says which part is ours."""
        provenance = self.fact.get("provenance", {})
        why = ""
        for key, value in provenance.items():
            if key == "ours":
                if not isinstance(value, str) or not 0 < len(value) <= MOST_OURS or "\n" in value:
                    why = f"ours says in 1 to {MOST_OURS} characters which part of a text is invented"
                    why = f"{why}; {write_briefly(value)} does not."
                elif provenance.get("text") != "partial":
                    text = write_briefly(provenance.get("text"))
                    why = f'ours goes with text = "partial"; here text is {text}.'
            elif key not in ("facts", "copies", "text") or value not in SOURCES:
                why = (
                    f"provenance says where facts, copies and text are from ({', '.join(SOURCES)}); "
                    f"{shorten_text(key)} = {write_briefly(value)} does not."
                )
        if why:
            self.note_fault("provenance", why)

    def check_points(self, worth: Worth | None) -> None:
        """Check that a card has either fixed or variable Victory Points; those that shrink need a first number."""
        if self.fact.get("type", "Super Hero") == "Super Hero" or "vp" in self._faulty_fields():
            return
        if worth is not None and not worth.based:
            if "vp" in self.said:
                why = "the text says what the card is worth, so leave this empty"
                self.note_fault("vp", f"{POINTS} and the text contradict each other: {why}.")
            self.fact.pop("vp", None)  # of the card overridden
        elif "vp" not in self.fact:
            why = 'say how many, or let the text say it: "Worth 1 VP for each … you own."'
            if worth is not None:
                why = "the text makes them fewer; say from how many, such as 10."
            self.note_fault("vp", f"{POINTS}: {why}")


def _field_name(key: str) -> str:
    """Return the name of a field for people."""
    return f"the number of {POINTS}" if key == "vp" else key


def _shorten(value: object) -> str:
    return shorten_text(value) if isinstance(value, str) else write_briefly(value)


def one_line(value: str, key: str) -> str:
    """Explain what is wrong with an id, a name or another field of one line; "" if nothing is."""
    if len(value) > MOST_NAME:
        return f"{too_many(key, len(value), 'characters', MOST_NAME)}."
    if len(value.splitlines()) > 1:
        return f"{key} must be one line; {write_briefly(value)} is not."
    return find_unseen(value, key)


def find_unseen(value: str, key: str) -> str:
    """Explain that a text holds an invisible character; "" if it does not."""
    bad = next((each for each in value if is_unseen(each)), "")
    return f"{key} holds the character U+{ord(bad):04X}, which cannot be seen; take it out." if bad else ""


def _check_items(value: Sequence[object], key: str) -> str:
    """Explain what is wrong with a list of short texts; "" if nothing is."""
    if len(value) > MOST_ITEMS:
        return f"{too_many(key, len(value), 'items', MOST_ITEMS)}."
    for item in value:
        if not isinstance(item, str):
            return f"{key} must be a list of texts; {write_briefly(value)} is not."
        most = MOST_NAME if key == "aliases" else MOST_ITEM
        if len(item) > most:
            return f"{too_many(f'an item of {key}', len(item), 'characters', most)}."
        if why := find_unseen(item, f"an item of {key}"):
            return why
    return ""


def _kind_name(kind: type) -> str:
    return {
        str: "text in quotes",
        int: "a whole number",
        list: "a list",
        dict: "a table",
        bool: "true or false",
    }[kind]


def _stack_of(title: str) -> str:
    return OWN_STACK.get(title) or {"Starter": "starter", "Weakness": "weakness"}.get(title, "main")
