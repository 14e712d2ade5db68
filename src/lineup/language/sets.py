"""Card sets: TOML files whose texts are parsed, checked and compiled. Custom sets come through the same door."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from lineup.boxes import BOXES as BOXES
from lineup.boxes import Box, first, label
from lineup.engine.definitions import TYPE_NAMES, VILLAIN, Card
from lineup.errors import LineUpError
from lineup.language.folding import fold
from lineup.language.grammar import Names
from lineup.language.grammar.limits import (
    MOST_CARDS,
    MOST_COPIES,
    MOST_DOTS,
    MOST_ITEM,
    MOST_ITEMS,
    MOST_NAME,
    MOST_OURS,
    MOST_SET,
    brief,
    in_quotes,
    shortened,
    too_many,
)
from lineup.language.proofreading import Fault, Proof, known_names, read_text
from lineup.language.proofreading import builtin_names as builtin_names
from lineup.language.proofreading import print_text as print_text
from lineup.language.words.cards import KINDS
from lineup.language.words.paragraphs import Paragraph, WorthText, compile_text

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
    "provenance": dict,
}


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
        """The card of that id or name; CardError with near names otherwise."""
        for card in self.cards:
            if name in (card.id, card.name) or name in card.aliases or name == card.ref:
                return card
        known = [card.id for card in self.cards] + [card.name for card in self.cards]
        name = shortened(name)
        near = get_close_matches(name, known, n=3, cutoff=0.5)
        hint = f" Did you mean: {', '.join(near)}?" if near else ""
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
    """A set as somebody wrote it: the cards, or everything that is wrong with them."""

    cards: CardSet | None
    faults: tuple[Remark, ...] = ()
    warnings: tuple[Remark, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.faults


READ: Final[dict[str, CardSet]] = {}  # the boxes read so far


def box(name: str) -> CardSet:
    """A set that comes with the package, read once."""
    if name in READ:
        return READ[name]
    if name not in BOXES:
        name = shortened(name)
        near = get_close_matches(name, BOXES, n=2, cutoff=0.4) or list(BOXES)
        raise CardError(f'There is no card set "{name}". Did you mean: {", ".join(near)}?')
    READ[name] = read_cards(BOXES[name])
    return READ[name]


def read_cards(box: Box, text: str = "", file: str = "") -> CardSet:
    """The cards of a box, or those a text of another edition has; it says whose they are."""
    file = file or label(box.folder, "cards.toml")
    found = read_set(text or box.text("cards.toml"), file, own=not box.shipped)
    if (found.id, found.title) != (box.id, box.title):
        raise CardError(f'{file} is of the set "{found.id}", {found.title}; its box is "{box.id}", {box.title}.')
    return found


def load(path: str | Path) -> CardSet:
    """A custom set from a file."""
    return read_set(_file(path), Path(path).name, custom=True)


def proofread_file(path: str | Path) -> SetProof:
    """A custom set from a file, with all that is wrong with it."""
    try:
        text = _file(path)
    except CardError as error:
        return SetProof(None, (_remark(-1, "", "", str(error)),))
    return proofread_set(text, Path(path).name)


def _file(path: str | Path) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CardError(f'There is no file "{path}".') from None
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(f'"{path}" cannot be read as a text file: {error}.') from None


def read_set(
    text: str, file: str, custom: bool = False, boxes: Mapping[str, CardSet] | None = None, own: bool = False
) -> CardSet:
    """Read a set; the first mistake is a CardError that names its place.

    Overrides are of the boxes as they are, or as `boxes` has them. A `custom` set is somebody's own; `own` says
    so of the texts of a box.
    """
    proof = proofread_set(text, file, custom, boxes, own)
    if proof.cards is None:
        raise CardError(proof.faults[0].said)
    return proof.cards


def proofread_set(
    text: str, file: str, custom: bool = True, boxes: Mapping[str, CardSet] | None = None, own: bool = False
) -> SetProof:
    """Read a set as `read_set` does, with all that is wrong with it."""
    try:
        head, entries = _parts(text, file, custom)
    except CardError as error:
        return SetProof(None, (_remark(-1, "", "", str(error)),))
    facts: list[dict[str, Any]] = []
    faults: list[Remark] = []
    others: list[str] = []  # names of cards with which something is wrong; texts may speak of them all the same
    for number, entry in enumerate(entries):
        try:
            facts.append(_facts(entry, file, head["id"], custom, boxes or {}))
        except CardError as error:
            name = _label(entry)
            faults.append(_remark(number, name, "", str(error)))
            facts.append({})
            others.append(name)
    try:
        _unique([fact for fact in facts if fact], file)
        copies = sum(fact.get("copies", 1) for fact in facts)
        if copies > MOST_COPIES:
            raise CardError(f"{too_many(file, copies, 'copies of cards', MOST_COPIES)}.")
    except CardError as error:
        faults.append(_remark(-1, "", "", str(error)))
    names_here = (*_names(fact for fact in facts if fact), *others)
    names = known_names(names_here) if custom else Names(tuple(sorted(set(names_here) - set(KINDS))))
    cards: list[Card] = []
    for number, (entry, fact) in enumerate(zip(entries, facts, strict=True)):
        written = fact.get("text", "") if fact else _typed(entry)
        paragraphs, found = read_text(written, names)
        name = fact["name"] if fact else _label(entry)
        for fault in found:
            said = f'{file}, card "{name}", {Proof(written).said(fault)}'
            faults.append(Remark(number, name, "text", fault, said))
        try:
            if fact and not found:
                _agree_points(fact, paragraphs, f'{file}, card "{name}"')
        except CardError as error:
            faults.append(_remark(number, name, "vp", str(error)))
        if fact and not faults:
            fact["own"] = custom or own
            fact.setdefault("buying_gains", bool(head.get("buying_gains")))
            fact.setdefault("defeating_gains", bool(head.get("defeating_gains")))
            fact.setdefault("unlimited", bool(head.get("ongoing_unlimited")))
            cards.append(make_card(fact, paragraphs))
    if not faults:
        try:
            _partners(cards, file)
        except CardError as error:
            faults.append(_remark(-1, "", "partner", str(error)))
    if faults:
        faults.sort(key=lambda each: each.card)
        return SetProof(None, tuple(faults))
    promos = tuple(fact["id"] for fact in facts if fact.get("promo"))
    found_set = CardSet(head["id"], str(head.get("title", head["id"])), tuple(cards), promos, digest(cards), text)
    return SetProof(found_set)


def _remark(card: int, name: str, field: str, said: str) -> Remark:
    return Remark(card, name, field, Fault(0, 0, "", said), said)


def _typed(entry: object) -> str:
    """The text of a card with which something else is wrong."""
    text = entry.get("text") if isinstance(entry, dict) else None
    return text if isinstance(text, str) else ""


def _parts(text: str, file: str, custom: bool) -> tuple[dict[str, Any], list[Any]]:
    """The head and the cards of a file, as it has them."""
    data = _tables(text, file)
    head = data.get("set")
    if not isinstance(head, dict) or not isinstance(head.get("id"), str) or not head["id"]:
        raise CardError(f'{file} needs a [set] table with an id, such as id = "my-set".')
    for key in ("id", "title"):
        if not isinstance(head.get(key, ""), str):
            raise CardError(f"{file}: the {key} of a set must be text in quotes; {brief(head[key])} is not.")
        _one_line(head.get(key, ""), key, file)
    extra = sorted(set(data) - {"set", "card"})
    if extra:
        raise CardError(f'{file} has a table "{shortened(extra[0])}"; only [set] and [[card]] are known.')
    entries = data.get("card", [])
    if not isinstance(entries, list) or not entries:
        raise CardError(f"{file} holds no cards; each begins with [[card]].")
    if len(entries) > MOST_CARDS:
        raise CardError(f"{too_many(file, len(entries), 'cards', MOST_CARDS)}.")
    set_id = head["id"]
    if custom and set_id in BOXES:
        raise CardError(f'{file}: the set id "{set_id}" is taken by a box; choose another.')
    return head, entries


def _tables(text: str, file: str) -> dict[str, Any]:
    """What a file says, as TOML."""
    if len(text) > MOST_SET:
        raise CardError(f"{too_many(file, len(text), 'characters', MOST_SET)}.")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:  # Python's reader takes minutes over a key of thousands of parts
            raise CardError(f"{file}: {too_many(f'line {number}', line.count('.'), 'full stops', MOST_DOTS)}.")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said = str(error)
        said = said if len(said) <= 200 else f"{said[:120]}… {said[-40:]}"  # its place stands at the end
        raise CardError(f"{file} is not a TOML file: {said}.") from None
    except RecursionError:
        raise CardError(f"{file} is not a TOML file of cards: its values are nested too deep.") from None
    except ValueError:  # Python turns no number of thousands of digits into an int
        raise CardError(f"{file} is not a TOML file of cards: it holds a number of thousands of digits.") from None


def _names(facts: Iterable[Mapping[str, Any]]) -> list[str]:
    return [fact["name"] for fact in facts] + [alias for fact in facts for alias in fact.get("aliases", ())]


def _facts(entry: object, file: str, set_id: str, custom: bool, boxes: Mapping[str, CardSet]) -> dict[str, Any]:
    """A card's fields, checked one by one; an override starts from the card it replaces."""
    if not isinstance(entry, dict):
        raise CardError(f"{file}: each card is a [[card]] table.")
    label = f'{file}, card "{_label(entry)}"'
    for key, value in entry.items():
        if key not in FIELDS:
            key = shortened(key)
            near = get_close_matches(key, FIELDS, n=1, cutoff=0.5)
            hint = f' Did you mean "{near[0]}"?' if near else f" Known are {', '.join(FIELDS)}."
            raise CardError(f'{label}: there is no field "{key}".{hint}')
        if not isinstance(value, FIELDS[key]) or (FIELDS[key] is int and isinstance(value, bool)):
            raise CardError(f"{label}: {key} must be {_kind_name(FIELDS[key])}; {brief(value)} is not.")
        if isinstance(value, list):
            _items(value, key, label)
        elif isinstance(value, str) and key != "text":
            _one_line(value, key, label)
    fact = dict(entry)
    if "overrides" in fact:
        base = _overridden(fact["overrides"], label, boxes)
        fact = {**base, **fact, "id": fact["overrides"].split("/")[-1], "set": base["set"]}
        if "text" in entry and "provenance" not in entry:
            fact["provenance"] = {key: value for key, value in base["provenance"].items() if key != "ours"}
            fact["provenance"]["text"] = "custom"
    else:
        fact["set"] = set_id
    for key in ("id", "name", "type"):
        if not fact.get(key):
            raise CardError(f'{label}: the field "{key}" is missing.')
    if fact["type"] not in TITLES:
        raise CardError(f'{label}: "{fact["type"]}" is no card type; it is one of {", ".join(TITLES)}.')
    fact.setdefault("stack", _stack(fact["type"]))
    if fact["stack"] not in STACKS:
        raise CardError(f'{label}: "{fact["stack"]}" is no stack; it is one of {", ".join(STACKS)}.')
    _agree(fact, label)
    fact.setdefault("provenance", {"facts": "custom", "copies": "custom", "text": "custom"} if custom else {})
    _check_provenance(fact["provenance"], label)
    return fact


def _check_provenance(provenance: Mapping[str, Any], label: str) -> None:
    """Where the fields come from; of a partial text also which part is ours."""
    for key, value in provenance.items():
        if key == "ours":
            if not isinstance(value, str) or not 0 < len(value) <= MOST_OURS or "\n" in value:
                raise CardError(
                    f"{label}: ours says in 1 to {MOST_OURS} characters which part of a text is invented; "
                    f"{brief(value)} does not."
                )
            if provenance.get("text") != "partial":
                text = in_quotes(provenance.get("text"))
                raise CardError(f'{label}: ours goes with text = "partial"; here text is {text}.')
        elif key not in ("facts", "copies", "text") or value not in SOURCES:
            raise CardError(
                f"{label}: provenance says where facts, copies and text are from ({', '.join(SOURCES)}); "
                f"{shortened(key)} = {in_quotes(value)} does not."
            )


def _label(entry: object) -> str:
    """What a card is called in messages about it."""
    for key in ("name", "id", "overrides"):
        if isinstance(entry, dict) and entry.get(key):
            return shortened(entry[key]) if isinstance(entry[key], str) else brief(entry[key])
    return "?"


def _one_line(value: str, key: str, label: str) -> None:
    """Ids, names and other short fields fit in a line."""
    if len(value) > MOST_NAME:
        raise CardError(f"{label}: {too_many(key, len(value), 'characters', MOST_NAME)}.")
    if len(value.splitlines()) > 1:
        raise CardError(f"{label}: {key} must be one line; {brief(value)} is not.")


def _items(value: Sequence[object], key: str, label: str) -> None:
    """A list is a short one of texts."""
    if len(value) > MOST_ITEMS:
        raise CardError(f"{label}: {too_many(key, len(value), 'items', MOST_ITEMS)}.")
    for item in value:
        if not isinstance(item, str):
            raise CardError(f"{label}: {key} must be a list of texts; {brief(value)} is not.")
        most = MOST_NAME if key == "aliases" else MOST_ITEM
        if len(item) > most:
            raise CardError(f"{label}: {too_many(f'an item of {key}', len(item), 'characters', most)}.")


def _agree(fact: Mapping[str, Any], label: str) -> None:
    """Facts that contradict each other are refused."""
    hero = fact["type"] == "Super Hero"
    for title, stack in OWN_STACK.items():
        if (fact["type"] == title) != (fact["stack"] == stack):
            raise CardError(f'{label}: type "{fact["type"]}" and stack "{fact["stack"]}" do not go together.')
    if (fact["type"] == "Character") != (fact.get("level", 0) in (1, 2, 3)):
        raise CardError(
            f"{label}: a Character, and nothing else, has a level of 1, 2 or 3; {brief(fact.get('level'))} is not."
        )
    if fact.get("side", "") not in ("", "hero", "villain"):
        raise CardError(f'{label}: side is hero or villain; "{fact["side"]}" is neither.')
    if not hero and "cost" not in fact:
        raise CardError(f'{label}: the field "cost" is missing.')
    for key, low, high in (("cost", 0, 30), ("copies", 1, 60), ("vp", -10, 30)):
        if key in fact and not low <= fact[key] <= high:
            raise CardError(f"{label}: {key} goes from {low} to {high}; {brief(fact[key])} lies outside.")


def _agree_points(fact: Mapping[str, Any], paragraphs: Sequence[Paragraph], label: str) -> None:
    """A card has fixed or variable Victory Points; those a text takes something off have a number to take it off."""
    if fact["type"] == "Super Hero":
        return
    worth = next((each.worth for each in paragraphs if isinstance(each, WorthText)), None)
    if worth is None and "vp" not in fact:
        raise CardError(f'{label}: say its Victory Points: vp = 1, or a paragraph "Worth 1 VP for each … you own."')
    if worth is not None and worth.based and "vp" not in fact:
        raise CardError(f"{label}: its Victory Points become fewer; say from which number, such as vp = 10.")
    if worth is not None and not worth.based and "vp" in fact:
        raise CardError(f"{label}: vp = {fact['vp']} and a Worth paragraph contradict each other; keep one.")


def _overridden(ref: str, label: str, boxes: Mapping[str, CardSet]) -> dict[str, Any]:
    """The fields of a box's card, as a custom set overrides them."""
    set_id, _, card_id = ref.rpartition("/")
    if set_id not in BOXES:
        raise CardError(f'{label}: overrides names a card as "{_example()}"; "{ref}" names no box.')
    try:
        card = (boxes.get(set_id) or box(set_id)).find(card_id)
    except CardError as error:
        raise CardError(f"{label}: {error}") from None
    fact: dict[str, Any] = {"name": card.name, "type": card.title, "stack": card.stack, "set": set_id}
    fact.update(cost=card.cost, copies=card.copies, text=card.text, provenance=dict(card.provenance))
    if card.worth is None or card.worth.based:
        fact["vp"] = card.vp
    fact.update(aliases=list(card.aliases), partner=card.partner, rulings=list(card.rulings), emblem=card.emblem)
    fact.update(level=card.level, side=card.side, min_players=card.min_players)
    # the rules of its own set
    fact.update(buying_gains=card.buying_gains, defeating_gains=card.defeating_gains, unlimited=card.unlimited)
    return fact


def _example() -> str:
    """How a card of a box is named."""
    return f"{first().id}/{first().example_card}"


def _kind_name(kind: type) -> str:
    return {
        str: "text in quotes",
        int: "a whole number",
        list: "a list",
        dict: "a table",
        bool: "true or false",
    }[kind]


def _stack(title: str) -> str:
    return OWN_STACK.get(title) or {"Starter": "starter", "Weakness": "weakness"}.get(title, "main")


def _unique(facts: Sequence[Mapping[str, Any]], file: str) -> None:
    seen: set[str] = set()
    for fact in facts:
        ref = f"{fact['set']}/{fact['id']}"
        if ref in seen:
            raise CardError(f'{file} has two cards with the id "{fact["id"]}".')
        seen.add(ref)


def _partners(cards: Sequence[Card], file: str) -> None:
    ids = {card.ref for card in cards}
    for card in cards:
        if card.partner and f"{card.set}/{card.partner}" not in ids and card.set not in BOXES:
            raise CardError(f'{file}, card "{card.name}": its partner "{card.partner}" is not in the set.')


def make_card(fact: Mapping[str, Any], paragraphs: tuple[Paragraph, ...]) -> Card:
    """Compile one card."""
    text = print_text(paragraphs)
    title = fact["type"]
    gains = fact.get("buying_gains", False), fact.get("defeating_gains", False)
    draft = compile_text(paragraphs, title == "Super Hero", *gains)
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
        meaning=fold(paragraphs, text.split("\n") if text else ()),
        **draft.flags,
    )


def parse_text(text: str, names: Names, label: str = "") -> tuple[Paragraph, ...]:
    """The paragraphs of a card text; CardError with line and column where one is not understood."""
    paragraphs, faults = read_text(text, names)
    if faults:
        prefix = f"{label}, " if label else ""
        raise CardError(prefix + Proof(text).said(faults[0]))
    return paragraphs


def digest(cards: Iterable[Card]) -> str:
    """A short fingerprint of what the cards do: facts and canonical texts."""
    content = [
        [card.ref, card.name, card.title, card.stack, card.cost, card.vp, card.copies, card.text] for card in cards
    ]
    return blake2b(json.dumps(content).encode(), digest_size=8).hexdigest()


def overridden(base: CardSet, custom: CardSet) -> CardSet:
    """A box with the cards a custom set overrides put in their place."""
    new = {card.ref: card for card in custom.cards}
    cards = tuple(new.get(card.ref, card) for card in base.cards)
    return replace(base, cards=cards, digest=digest(cards))
