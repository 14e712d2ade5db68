"""Custom cards as they are typed: a form for each, the card made from it, and all its faults.

A form keeps everything typed. The playable part of a set is made of the forms without a fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta, field

from lineup.engine.definitions import Card
from lineup.engine.saying import Said, say
from lineup.errors import shorten_text
from lineup.games import groups_of
from lineup.language.grammar import Names
from lineup.language.grammar.limits import MOST_CARDS, MOST_NAME, MOST_SET, MOST_TEXT
from lineup.language.lists import match_names, read_list
from lineup.language.proofreading import Proof, known_names, proofread
from lineup.language.sets import BOXES, CardError, CardSet, Remark, box, file_parts, proofread_set
from lineup.language.suggesting import Suggestion, suggest_mends
from lineup.language.words.paragraphs import WorthText
from lineup.language.writing import STAR, make_slug, whole_number, write_set
from lineup.table.wire.base import Sentence, Strict, Wire
from lineup.table.wire.catalogue import CardFacts, StepFacts, card_facts, step_facts
from lineup.table.wire.sentences import SENTENCE_LENGTH, plain_sentence, to_wire
from lineup.table.wire.sorry import Sorry
from lineup.words.steps import explain_card

FORM_TEXT: Final = 5 * MOST_TEXT  # characters of a text that are kept, beyond those that are read
FORM_WORD: Final = 200  # and of the other fields
MOST_MORE: Final = 20  # fields of a file that the form does not show
SHOWN: Final = ("name", "type", "cost", "vp", "copies", "emblem", "level", "side", "text")  # fields of the form
NUMBERS: Final = ("cost", "vp", "copies", "level")

Word = Annotated[str, Meta(max_length=FORM_WORD)]
More = bool | int | str | list[str] | dict[str, str]


class CardForm(Strict, frozen=True, kw_only=True):
    """A card as typed: every field is text, valid or not. Empty: as on the card it replaces."""

    replaces: Word = ""  # set/id of a card of a box; empty: a card of one's own
    name: Word = ""
    type: Word = ""
    cost: Word = ""
    vp: Word = ""  # a number; with a star, or a star alone, the text tells them
    copies: Word = ""
    emblem: Word = ""
    level: Word = ""  # of a Character
    side: Word = ""
    text: Annotated[str, Meta(max_length=FORM_TEXT)] = ""
    more: Annotated[dict[Word, More], Meta(max_length=MOST_MORE)] = field(default_factory=dict)  # of a file, besides


class WordKindFacts(Wire, frozen=True, kw_only=True):
    """A kind of words that can stand at a place of a text, with examples off real cards."""

    name: str
    examples: list[str]


class FaultHelp(Wire, frozen=True, kw_only=True):
    """Help where a text is not understood: what could stand there."""

    start: int  # of the sentence in the text
    end: int  # behind its full stop
    understood: str  # the beginning of the sentence, as far as it is understood
    kinds: list[WordKindFacts]  # that could come next
    nearest: list[str]  # sentences of cards to put in its place


class ReadingFacts(Wire, frozen=True, kw_only=True):
    """One way to read words that can be meant in two, and what to put there to say it."""

    meaning: str
    words: str


class FormFault(Wire, frozen=True, kw_only=True):
    """A fault or an ineffective part of a form, and in a text its characters."""

    field: str  # of the form; empty: the card as a whole
    start: int  # of the words in the text, from 0
    end: int  # behind their last character
    words: str
    why: Sentence
    mend: str  # what to put there instead; empty if nothing is sure
    help: FaultHelp | None = None  # of words in the text that do not fit
    readings: list[ReadingFacts] = msgspec.field(default_factory=list)  # of words that can be meant in two ways


class CardRead(Wire, frozen=True, kw_only=True):
    """The result of a form: the card, its wording and effect, or its faults."""

    card: CardFacts | None
    steps: list[StepFacts]
    faults: list[FormFault]
    warnings: list[FormFault]  # what can be used and does nothing


class SetRead(NamedTuple):
    """The result of the forms of a set: each by itself, and those without a fault as a playable set."""

    read: tuple[CardRead, ...]
    text: str  # TOML of all that can be played; "" if there is nothing
    groups: tuple[str, ...]
    problem: Said | None  # why it cannot be played as a whole


def file_id(id: str, title: str) -> str:
    """The id of a set in files and at tables: its title, and some of its id here, since two may have one title."""
    return f"{make_slug(title)[: MOST_NAME - 5].strip('-')}-{id[:4]}"


# From files and to files


def read_file(text: str) -> tuple[str, list[CardForm]]:
    """Read the title and the cards of a set file, faults and all; raise CardError or Sorry if it is no such file."""
    head, entries = file_parts(text, "The file")
    if len(entries) > MOST_CARDS:
        raise Sorry("sorry-own-cards", most=MOST_CARDS)
    return str(head.get("title") or head["id"]), [_make_form(entry) for entry in entries]


def _make_form(entry: object) -> CardForm:
    if not isinstance(entry, Mapping):
        raise CardError("The file has a card that is none; each begins with [[card]].")
    given = {"replaces": _as_typed(entry.get("overrides", ""))}
    given |= {key: _as_typed(entry[key]) for key in SHOWN if key in entry}
    if "overrides" not in entry and "vp" not in entry and given.get("type") != "Super Hero":
        given["vp"] = STAR
    more = {key: value for key, value in entry.items() if key not in (*SHOWN, "overrides")}
    try:
        return msgspec.convert({**given, "more": more}, CardForm)
    except msgspec.ValidationError as error:
        name = shorten_text(str(given.get("name", "?")))
        raise CardError(f'The file cannot be taken in: card "{name}", {error}.') from None


def _as_typed(value: object) -> str:
    return value.strip("\n") if isinstance(value, str) else str(value)


def write_file(id: str, title: str, forms: Sequence[CardForm]) -> str:
    """Write a set as a file, with everything that was typed."""
    return write_set(file_id(id, title), title, _make_entries(forms))


def _make_entries(forms: Sequence[CardForm]) -> list[dict[str, Any]]:
    """Make the file entries of the forms; cards of the same name get different ids."""
    seen: Counter[str] = Counter()
    names = known_names(tuple(form.name for form in forms))
    made = []
    for form in forms:
        entry = _make_entry(form, names)
        if "id" in entry:
            seen[entry["id"]] += 1
            if seen[entry["id"]] > 1:
                entry["id"] = f"{entry['id'][: MOST_NAME - 4]}-{seen[entry['id']]}"
        made.append(entry)
    return made


def _make_entry(form: CardForm, names: Names) -> dict[str, Any]:
    """Make the file entry of a form, without fields that are empty or as on the card it replaces."""
    base = replaced_card(form)
    entry: dict[str, Any] = {"overrides": form.replaces}
    if not form.replaces:
        entry = {"id": str(form.more.get("id") or make_slug(form.name))}
    for key in SHOWN:
        typed: str = getattr(form, key)
        value: Any = typed if key == "text" else typed.strip()
        if key in NUMBERS:
            value = _parse_number(value)
        if key == "vp" and typed.strip().endswith(STAR) and tells_points(form.text, names):
            continue
        if value != "" and (base is None or value != _printed_value(base, key)):
            entry[key] = value
    return {**entry, **{key: value for key, value in form.more.items() if key not in entry}}


def tells_points(text: str, names: Names) -> bool:
    """Check whether a text gives the Victory Points of its card, and not only an amount added to those typed."""
    told = [each.worth for each in proofread(text, names=names).paragraphs if isinstance(each, WorthText)]
    return any(not worth.based for worth in told)


def _parse_number(text: str) -> int | str:
    """Return a whole number as typed, or nothing where a star stands for it; other text stays as it is."""
    number = whole_number(text)
    return number if number is not None else "" if text == STAR else text


def _printed_value(card: Card, key: str) -> Any:
    """Return the value of a field on a card of a box."""
    return card.title if key == "type" else getattr(card, key)


def replaced_card(form: CardForm) -> Card | None:
    """Return the card of a box that a form replaces, if any."""
    set_id, _, card_id = form.replaces.rpartition("/")
    if set_id not in BOXES:
        return None
    return next((card for card in box(set_id).cards if card.id == card_id), None)


# Reading them


def read_form(form: CardForm, others: Iterable[str] = ()) -> CardRead:
    """Read a form beside the other cards of its set, given by name."""
    text = form.text.lower()
    named = dict.fromkeys(name for name in others if name and name != form.name and name.lower() in text)
    return _read_encoded(msgspec.json.encode(form), tuple(named))


@lru_cache(maxsize=2_000)
def _read_encoded(typed: bytes, named: tuple[str, ...]) -> CardRead:
    """Read a form beside the cards its text may name. It is cached, since most of a set stays the same."""
    form = msgspec.json.decode(typed, type=CardForm)
    beside = [{"id": f"{n}", "name": name, "type": "Hero", "cost": 0, "vp": 0} for n, name in enumerate(named)]
    names = known_names((form.name, *named))
    entry = _make_entry(form, names)
    proof = proofread_set(write_set("my-set", "", [entry, *beside]), "your set")
    refused = Proof(form.text, faults=tuple(each.fault for each in proof.faults if each.field == "text"))
    suggestions = suggest_mends(refused, names, form.name)
    faults = [_form_fault(each, suggestions.get(each.fault)) for each in proof.faults if each.card <= 0]
    if form.replaces and not form.text.strip():
        faults.append(FormFault(field="text", start=0, end=0, words="", why=plain_sentence("form-no-text"), mend=""))
    card = proof.cards.cards[0] if proof.cards and not faults else None
    return CardRead(
        card=card_facts(card) if card else None,
        steps=step_facts(explain_card(card)) if card else [],
        faults=faults,
        warnings=[_form_fault(each) for each in proof.warnings if each.card <= 0],
    )


def read_pasted_forms(text: str, set_id: str) -> list[tuple[int, str, CardForm, CardRead]]:
    """Read a pasted list as forms, each for the card of the box that has its name; raise ListError or Sorry."""
    if set_id and set_id not in BOXES:
        raise Sorry("sorry-list", why=f'there is no box "{shorten_text(set_id)}"')
    cards = {card.name: card for card in box(set_id).cards} if set_id else {}
    listed = read_list(text)
    names = [each.name[:FORM_WORD] for each in listed]
    found: list[tuple[int, str, CardForm, CardRead]] = []
    for each, name in zip(listed, match_names(names, cards), strict=True):
        shown = [key for key in SHOWN if key != "text" and not (name and key in ("name", "type"))]
        typed = {key: each.fields.get(key, "")[:FORM_WORD] for key in shown}
        typed |= {"text": each.fields.get("text", "")[:FORM_TEXT], "replaces": cards[name].ref if name else ""}
        form = msgspec.convert(typed, CardForm)
        found.append((each.line, each.name[:FORM_WORD], form, read_form(form, names)))
    return found


def place_in_set(read: CardRead, set: str, id: str) -> CardRead:
    """Give a card that replaces none the id it has in its own set."""
    if read.card is None or not id:
        return read
    return msgspec.structs.replace(read, card=msgspec.structs.replace(read.card, ref=f"{set}/{id}", set=set))


def _form_fault(remark: Remark, found: Suggestion | None = None) -> FormFault:
    fault = remark.fault
    told = found.brief if found else fault.why
    why = say("as-it-is", text=shorten_text(told[:1].upper() + told[1:], SENTENCE_LENGTH))
    return FormFault(
        field=remark.field if remark.field in SHOWN else "",
        start=fault.start,
        end=fault.end,
        words=fault.words,
        why=to_wire(why),
        mend=fault.mend,
        help=_fault_help(found) if found else None,
        readings=[ReadingFacts(meaning=each.meaning, words=each.words) for each in fault.readings],
    )


def _fault_help(found: Suggestion) -> FaultHelp:
    return FaultHelp(
        start=found.start,
        end=found.end,
        understood=found.understood,
        kinds=[WordKindFacts(name=each.name, examples=list(each.examples)) for each in found.kinds],
        nearest=list(found.nearest),
    )


def read_forms(id: str, title: str, forms: Sequence[CardForm]) -> SetRead:
    """Read the forms of a set."""
    names = [form.name for form in forms]
    read = tuple(read_form(form, names) for form in forms)
    good = [form for form, each in zip(forms, read, strict=True) if each.card is not None]
    ids = iter([entry.get("id", "") for entry in _make_entries(good)])
    read = tuple(place_in_set(each, file_id(id, title), next(ids)) if each.card is not None else each for each in read)
    if not good:
        return SetRead(read, "", (), None)
    text = write_file(id, title, good)
    found, problem = _find_playable(text, title, good)
    return SetRead(read, text if found else "", groups_of(found) if found else (), problem)


def _find_playable(text: str, title: str, forms: Sequence[CardForm]) -> tuple[CardSet | None, Said | None]:
    """Return the playable part of a set, or the reason why its cards cannot be together."""
    for ref, count in Counter(form.replaces for form in forms if form.replaces).items():
        if count > 1:
            return None, say("form-twice", card=box(ref.rpartition("/")[0]).find(ref).name)
    if len(text) > MOST_SET:
        return None, say("sorry-set-size", n=len(text), most=MOST_SET)
    proof = proofread_set(text, title)
    if proof.cards is None:
        return None, say("as-it-is", text=shorten_text(proof.faults[0].said, SENTENCE_LENGTH))
    return proof.cards, None
