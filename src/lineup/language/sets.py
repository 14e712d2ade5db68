"""Card sets: TOML files whose texts are parsed, checked and compiled. Custom sets are read in the same way."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from threading import RLock
from typing import Any, Final

from lineup.boxes import BOXES as BOXES
from lineup.boxes import Box, first_box, label_file
from lineup.engine.definitions import TYPE_NAMES, VILLAIN, Card
from lineup.errors import LineUpError, find_near, shorten_text, why_no_toml, why_unreadable, write_briefly
from lineup.language.entries import TITLES as TITLES
from lineup.language.entries import CardEntry, one_line, unknown_field
from lineup.language.grammar import Names
from lineup.language.grammar.limits import (
    MOST_AGAIN_OF_SET,
    MOST_CARDS,
    MOST_COPIES,
    MOST_DOTS,
    MOST_OF_SET,
    MOST_SET,
    too_many,
)
from lineup.language.grammar.mending import RereadBudget
from lineup.language.grammar.tokens import plural_name
from lineup.language.proofreading import Fault, Proof, find_warnings, known_names, read_text, read_verbatim
from lineup.language.proofreading import builtin_names as builtin_names
from lineup.language.proofreading import print_text as print_text
from lineup.language.words.cards import KINDS
from lineup.language.words.paragraphs import Paragraph, WorthText, compile_text, make_meaning

# What we print otherwise than in the first logs, though it means the same; plurals of names in -y besides.
REWORDED: Final = (("an Attack you make hits one or more foes", "an Attack you make hits a foe"),)
STARTER: Final = "Vulnerability"  # whose name stands in any set


class CardError(LineUpError, ValueError):
    """A card or a set that cannot be used; the message names file, card and place, and what would be right."""


@dataclass(frozen=True)
class CardSet:
    """The cards of one box or custom set."""

    id: str
    title: str
    cards: tuple[Card, ...]
    promos: tuple[str, ...] = ()
    digest: str = ""
    source: str = ""  # the TOML text, so that a game can be taken up again wherever its log goes

    def find(self, name: str) -> Card:
        """Find a card by its id or name; CardError with near names if there is none."""
        for card in self.cards:
            if name in (card.id, card.name) or name in card.aliases or name == card.ref:
                return card
        name = shorten_text(name)
        ids = {card.name.lower(): card.id for card in self.cards} | {card.id: card.id for card in self.cards}
        like = dict.fromkeys(ids[each] for each in find_near(name, ids))
        hint = f" Did you mean {' or '.join(like)}?" if like else ""
        raise CardError(f'There is no card "{name}" in {self.title}.{hint}')


@dataclass(frozen=True)
class Remark:
    """A fault of a set, or a warning about it."""

    card: int  # which of its cards, from 0; -1 for the set itself
    name: str  # of the card
    field: str  # "text", "cost" and so on; "" for all of the card or set
    fault: Fault  # its place is one in the text, if that is the field
    said: str  # the sentence, with file, card and place


@dataclass(frozen=True)
class SetProof:
    """A set as it was written: its cards, or all its faults."""

    cards: CardSet | None
    faults: tuple[Remark, ...] = ()
    warnings: tuple[Remark, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.faults


HEAD: Final[Mapping[str, type]] = {  # what a set says of itself
    "id": str,
    "title": str,
    "buying_gains": bool,
    "defeating_gains": bool,
    "ongoing_unlimited": bool,
}
READ: Final[dict[str, CardSet]] = {}  # the boxes read so far
READING: Final = RLock()  # a server that starts anew sets up many tables at once, in threads


def box(name: str) -> CardSet:
    """A set that comes with the package, read once."""
    if name in READ:
        return READ[name]
    if name not in BOXES:
        name = shorten_text(name)
        like = find_near(name, BOXES)
        right = f"Did you mean {' or '.join(like)}?" if like else f"There are: {', '.join(BOXES)}."
        raise CardError(f'There is no card set "{name}". {right}')
    with READING:
        if name not in READ:
            READ[name] = read_cards(BOXES[name])
        return READ[name]


def read_cards(box: Box, text: str = "", file: str = "") -> CardSet:
    """Read the cards of a box; `text` is that of a former edition."""
    file = file or label_file(box.folder, "cards.toml")
    found = read_set(text or box.text("cards.toml"), file, own=not box.shipped)
    if (found.id, found.title) != (box.id, box.title):
        raise CardError(f'{file} is of the set "{found.id}", {found.title}; its box is "{box.id}", {box.title}.')
    return found


def load(path: str | Path) -> CardSet:
    """Read a custom set from a file."""
    return read_set(_read_file(path), Path(path).name, custom=True)


def proofread_file(path: str | Path) -> SetProof:
    """Read a custom set from a file, with all its faults."""
    try:
        text = _read_file(path)
    except CardError as error:
        return SetProof(None, (_of_file(str(error)),))
    return proofread_set(text, Path(path).name)


def _read_file(path: str | Path) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CardError(f'There is no file "{path}".') from None
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(f'"{path}" cannot be read as a text file: {why_unreadable(error)}.') from None


def read_set(
    text: str, file: str, custom: bool = False, boxes: Mapping[str, CardSet] | None = None, own: bool = False
) -> CardSet:
    """Read a set; the first mistake is a CardError that names its place.

    Overrides are of the boxes as they are, or as `boxes` has them. A `custom` set is somebody's own; `own` says
    so of the texts of a box.
    """
    proof = proofread_set(text, file, custom, boxes, own, warn=False)
    if proof.cards is None:
        raise CardError(proof.faults[0].said)
    return proof.cards


def proofread_set(
    text: str,
    file: str,
    custom: bool = True,
    boxes: Mapping[str, CardSet] | None = None,
    own: bool = False,
    warn: bool = True,
) -> SetProof:
    """Read a set as `read_set` does, with all its faults, and with `warn` also the parts that do nothing."""
    try:
        head, tables = file_parts(text, file, custom)
    except CardError as error:
        return SetProof(None, (_of_file(str(error)),))
    entries = [
        CardEntry(table, head["id"], custom, lambda ref: _fields_overridden(ref, boxes or {})) for table in tables
    ]
    _check_unique(entries)
    called = tuple(
        name for entry in entries for name in (entry.fact.get("name"), *entry.fact.get("aliases", ())) if name
    )
    names = known_names(called) if custom else Names(tuple(sorted(set(called) - set(KINDS))))
    read = SetReader(file, custom or own, head, warn)
    cards: list[Card | None] = []
    for number, entry in enumerate(entries):
        if len(read.faults) >= MOST_OF_SET:
            break
        cards.append(read.read_card(number, entry, names))
    faults = read.faults[:MOST_OF_SET]
    if len(cards) < len(entries) or len(faults) < len(read.faults):
        faults.append(_of_file(f"{file}: only the first {MOST_OF_SET} faults are told; there may be more."))
    copies = sum(entry.fact.get("copies", 1) for entry in entries)
    if copies > MOST_COPIES:
        faults.append(_of_file(f"{too_many(file, copies, 'copies of cards', MOST_COPIES)}."))
    if faults:
        return SetProof(None, tuple(faults))
    found = tuple(card for card in cards if card is not None)
    promos = tuple(entry.fact["id"] for entry in entries if entry.fact.get("promo"))
    title = str(head.get("title", head["id"]))
    unknown = (
        [_of_file(f"{file}, [set]: {unknown_field(key, HEAD)}") for key in head if key not in HEAD] if warn else []
    )
    warned = (*unknown, *read.warnings)
    return SetProof(CardSet(head["id"], title, found, promos, digest_cards(found), text), (), warned)


class SetReader:
    """The cards of a set while it is read, with their faults and the parts that do nothing."""

    def __init__(self, file: str, own: bool, head: Mapping[str, Any], warn: bool) -> None:
        self.file = file
        self.own = own
        self.head = head
        self.warn = warn
        self.faults: list[Remark] = []
        self.warnings: list[Remark] = []
        self.patience = RereadBudget(MOST_AGAIN_OF_SET)

    def read_card(self, number: int, entry: CardEntry, names: Names) -> Card | None:
        """Read one card; None if it has a fault."""
        text = entry.fact.get("text", "")
        read = None if self.own else read_verbatim(text, names)
        read = read or read_text(text, names, self.patience, entry.name)
        place = f'{self.file}, card "{entry.name}"' if entry.name else self.file
        if not read.faults:
            entry.check_points(next((each.worth for each in read.paragraphs if isinstance(each, WorthText)), None))
        for field, why in entry.faults:
            self.faults.append(Remark(number, entry.name, field, Fault(0, 0, "", why), f"{place}: {why}"))
        self.faults += self._of_text(number, entry, read.text, read.faults)
        if entry.faults or read.faults:
            return None
        if self.warn:
            self.warnings += self._of_text(number, entry, read.text, find_warnings(read, entry.fact["type"]))
        return make_card({**entry.fact, **self._set_rules(entry.fact)}, read.paragraphs, read.wording)

    def _of_text(self, number: int, entry: CardEntry, text: str, found: Sequence[Fault]) -> list[Remark]:
        place = f'{self.file}, card "{entry.name}"'
        return [
            Remark(number, entry.name, "text", each, f"{place}, {Proof(text).describe_fault(each)}") for each in found
        ]

    def _set_rules(self, fact: Mapping[str, Any]) -> dict[str, Any]:
        """Return whether the card is custom, and the rules of its set; an override keeps those of its own set."""
        rules: dict[str, Any] = {"own": self.own}
        for key, said in (("buying_gains",) * 2, ("defeating_gains",) * 2, ("unlimited", "ongoing_unlimited")):
            rules[key] = fact.get(key, bool(self.head.get(said)))
        return rules


def _of_file(said: str) -> Remark:
    """Make a remark about a file as a whole."""
    return Remark(-1, "", "", Fault(0, 0, "", said), said)


def file_parts(text: str, file: str, custom: bool = False) -> tuple[dict[str, Any], list[Any]]:
    """Split a file into its head and its cards."""
    data = _parse_toml(text, file)
    head = data.get("set")
    if not isinstance(head, dict) or not isinstance(head.get("id"), str) or not head["id"]:
        raise CardError(f'{file} needs a [set] table with an id, such as id = "my-set".')
    for key, value in head.items():
        kind = HEAD.get(key)  # None is warned of; sets of older games may say what nobody read
        if kind is bool and not isinstance(value, bool):
            raise CardError(f"{file}: the {key} of a set must be true or false; {write_briefly(value)} is not.")
        if kind is str and not isinstance(value, str):
            raise CardError(f"{file}: the {key} of a set must be text in quotes; {write_briefly(value)} is not.")
        if kind is str and (why := one_line(value, key)):
            raise CardError(f"{file}: {why}")
    extra = sorted(set(data) - {"set", "card"})
    if extra:
        raise CardError(f'{file} has a table "{shorten_text(extra[0])}"; only [set] and [[card]] are known.')
    entries = data.get("card", [])
    if not isinstance(entries, list) or not entries:
        raise CardError(f"{file} holds no cards; each begins with [[card]].")
    if len(entries) > MOST_CARDS:
        raise CardError(f"{too_many(file, len(entries), 'cards', MOST_CARDS)}.")
    set_id = head["id"]
    if custom and set_id in BOXES:
        raise CardError(f'{file}: the set id "{set_id}" is taken by a box; choose another.')
    if "/" in set_id:  # which stands between a set and its card
        raise CardError(f'{file}: the set id "{set_id}" has a "/"; write one without, such as "my-set".')
    return head, entries


def _parse_toml(text: str, file: str) -> dict[str, Any]:
    """Parse a file as TOML."""
    if len(text) > MOST_SET:
        raise CardError(f"{too_many(file, len(text), 'characters', MOST_SET)}.")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:  # Python's reader takes minutes over a key of thousands of parts
            raise CardError(f"{file}: {too_many(f'line {number}', line.count('.'), 'full stops', MOST_DOTS)}.")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said = why_no_toml(error)
        said = said if len(said) <= 200 else f"{said[:120]}… {said[-40:]}"  # its place stands at the end
        raise CardError(f"{file} is not a TOML file: {said}.") from None
    except RecursionError:
        raise CardError(f"{file} is not a TOML file of cards: its values are nested too deep.") from None
    except ValueError:  # Python turns no number of thousands of digits into an int
        raise CardError(f"{file} is not a TOML file of cards: it holds a number of thousands of digits.") from None


def _fields_overridden(ref: str, boxes: Mapping[str, CardSet]) -> dict[str, Any]:
    """Return the fields of a box's card that a custom set overrides."""
    set_id, _, card_id = ref.rpartition("/")
    if set_id not in BOXES:
        raise CardError(f'overrides names a card as "{_example_ref()}"; "{ref}" names no box.')
    card = (boxes.get(set_id) or box(set_id)).find(card_id)
    fact: dict[str, Any] = {"name": card.name, "type": card.title, "stack": card.stack, "set": set_id}
    fact.update(cost=card.cost, copies=card.copies, text=card.text, provenance=dict(card.provenance))
    if card.worth is None or card.worth.based:
        fact["vp"] = card.vp
    fact.update(aliases=list(card.aliases), partner=card.partner, rulings=list(card.rulings), emblem=card.emblem)
    fact.update(level=card.level, side=card.side, min_players=card.min_players)
    # the rules of its own set
    fact.update(buying_gains=card.buying_gains, defeating_gains=card.defeating_gains, unlimited=card.unlimited)
    return fact


def _example_ref() -> str:
    """Return an example of a reference to a card of a box."""
    return f"{first_box().id}/{first_box().example_card}"


def _check_unique(entries: Sequence[CardEntry]) -> None:
    """Note cards that share an id, and partners that are not in the set."""
    seen: set[str] = set()
    for entry in entries:
        fact = entry.fact
        ref = f"{fact.get('set')}/{fact.get('id')}"
        if ref in seen and "id" in fact:
            entry.note_fault("id", f'two cards have the id "{fact["id"]}".')
        seen.add(ref)
    for entry in entries:
        partner, home = entry.fact.get("partner"), entry.fact.get("set")
        if partner and home not in BOXES and f"{home}/{partner}" not in seen:
            entry.note_fault("partner", f'its partner "{partner}" is not in the set.')


def make_card(fact: Mapping[str, Any], paragraphs: tuple[Paragraph, ...], text: str) -> Card:
    """Compile one card; `text` is its canonical wording."""
    title = fact["type"]
    gains = fact.get("buying_gains", False), fact.get("defeating_gains", False)
    draft = compile_text(paragraphs, title == "Super Hero", *gains)
    lines = text.split("\n") if text else []
    types = {name: mask for mask, name in TYPE_NAMES.items()}
    return Card(
        id=fact["id"],
        name=fact["name"],
        set=fact["set"],
        title=title,
        types=VILLAIN if title == "Super-Villain" else types.get(title, 0),
        stack=fact["stack"],
        cost=fact.get("cost", 0),
        vp=fact.get("vp", 0),
        copies=fact.get("copies", 1),
        text=text,
        aliases=tuple(fact.get("aliases", ())),
        partner=fact.get("partner", ""),
        emblem=fact.get("emblem", ""),
        rulings=tuple(fact.get("rulings", ())),
        picture=fact.get("picture", ""),
        provenance=tuple(sorted(fact.get("provenance", {}).items())),
        programs=tuple(tuple(part) for part in draft.writer.parts),
        labels=tuple(draft.writer.labels),
        origins=tuple(draft.origins),
        defenses=tuple(draft.defenses),
        abilities=tuple(draft.abilities),
        triggers=tuple(draft.triggers),
        when_gained=draft.when_gained,
        when_bought=draft.when_bought,
        appearance=draft.appearance,
        when_defeated=draft.when_defeated,
        worth=draft.worth,
        ongoing=draft.ongoing or title == "Location",  # HU-LOC-02: the keyword only reminds
        blocks=tuple(draft.blocks),
        level=fact.get("level", 0),
        side=fact.get("side", ""),
        min_players=fact.get("min_players", 0),
        buying_gains=gains[0],
        defeating_gains=gains[1],
        unlimited=fact.get("unlimited", False),
        own=fact["own"],
        paragraphs=paragraphs,
        meaning=make_meaning(paragraphs, lines),
        **draft.flags,
    )


def parse_text(text: str, names: Names, label: str = "") -> tuple[Paragraph, ...]:
    """Read the paragraphs of a card text; CardError with line and column where one is not understood."""
    read = read_text(text, names)
    if read.faults:
        prefix = f"{label}, " if label else ""
        raise CardError(prefix + Proof(text).describe_fault(read.faults[0]))
    return read.paragraphs


def digest_cards(cards: Sequence[Card]) -> str:
    """A short fingerprint of what the cards do: facts and canonical texts, in the words of the first logs."""
    names = [STARTER, *(card.name for card in cards)]
    once = [*REWORDED, *((plural_name(name), f"{name}s") for name in names if name.endswith("y"))]

    def said(text: str) -> str:
        for now, before in once:
            text = text.replace(now, before)
        return text

    content = [
        [card.ref, card.name, card.title, card.stack, card.cost, card.vp, card.copies, said(card.text)]
        for card in cards
    ]
    return blake2b(json.dumps(content).encode(), digest_size=8).hexdigest()


def override_cards(base: CardSet, custom: CardSet) -> CardSet:
    """Replace cards of a box by those of a custom set that override them."""
    new = {card.ref: card for card in custom.cards}
    cards = tuple(new.get(card.ref, card) for card in base.cards)
    return replace(base, cards=cards, digest=digest_cards(cards))
