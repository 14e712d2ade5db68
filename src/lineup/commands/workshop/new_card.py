"""`lineup cards new`: a card of one's own typed into a set's file, by options or in a form that reads along."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import typer
from rich.text import Text

from lineup.commands.catalogue import card_text
from lineup.commands.shared.output import (
    FAILED_CHECK,
    CommandError,
    find_near,
    join_items,
    make_console,
    print_lines,
    unknown_value,
)
from lineup.commands.workshop.check import mend_text, point_at_fault
from lineup.engine.definitions import Card
from lineup.errors import LineUpError
from lineup.language.grammar.limits import MOST_NAME
from lineup.language.proofreading import Fault, Proof, known_names, proofread
from lineup.language.sets import BOXES, TITLES, CardError, Remark, box, file_parts, proofread_set
from lineup.language.words.paragraphs import WorthText
from lineup.language.writing import STAR, make_slug, whole_number, write_card, write_set

NUMBERS: Final = ("cost", "vp", "copies", "level")
FACTS: Final = {"vp": "The Victory Points are", "copies": "The number of copies is"}


@dataclass(frozen=True)
class CardFields:
    """A card as typed; an empty field is left out of the file, or stays as on the card it replaces."""

    name: str = ""
    type: str = ""
    cost: str = ""
    vp: str = ""
    copies: str = ""
    emblem: str = ""
    level: str = ""
    side: str = ""
    text: str = ""
    overrides: str = ""

    def file_entry(self) -> dict[str, Any]:
        """The card as a file has it; what is no number stays as typed, for `proofread_set` to say so."""
        found: dict[str, Any] = {"overrides": self.overrides} if self.overrides else {"id": make_slug(self.name)}
        base = _find_card(self.overrides) if self.overrides else None
        for key in ("name", "type", "cost", "vp", "copies", "emblem", "level", "side", "text"):
            typed: str = getattr(self, key).strip()
            if not typed or (key == "vp" and typed.endswith(STAR) and not self._shows_points()):
                continue
            number = whole_number(typed) if key in NUMBERS else None
            value = typed if number is None else number
            if base is None or value != getattr(base, "title" if key == "type" else key):
                found[key] = value
        return found

    def _shows_points(self) -> bool:
        """Tell whether the text lowers the points typed, instead of saying them all."""
        read = proofread(self.text, names=known_names((self.name,))).paragraphs
        return any(isinstance(each, WorthText) and each.worth.based for each in read) and self.vp.strip() != STAR


def _find_card(ref: str) -> Card:
    """A card of a box by its set and id."""
    return box(ref.rpartition("/")[0]).find(ref)


def _read_number(key: str, typed: str) -> int:
    number = whole_number(typed)
    if number is None:
        right = 'a number, or with a star where the text tells them, as in "10*"' if key == "vp" else "a number"
        raise CommandError(f'{FACTS.get(key, f"The {key} is")} {right}; "{typed}" is not.')
    return number


# The file


@dataclass(frozen=True)
class AddedCard:
    """A set's file with a card more: its text, the card if it is fine, and all that is wrong or idle about it."""

    content: str
    card: Card | None
    faults: tuple[Remark, ...]
    warnings: tuple[Remark, ...]
    others: int  # faults of other cards of the file


def with_card(file: Path, fields: CardFields, title: str = "") -> AddedCard:
    """Return the file as it would be with this card behind its others."""
    entry = write_card(fields.file_entry())
    if file.is_file():
        old = file.read_text(encoding="utf-8")
        try:
            number = len(file_parts(old, file.name)[1])
        except CardError as error:
            raise CommandError(f"{error} Nothing was written.", FAILED_CHECK) from None
        content = f"{old.rstrip()}\n\n{entry}"
    else:
        number = 0
        content = f"{write_set(make_slug(file.stem), title or file.stem, ())}\n{entry}"
    proof = proofread_set(content, file.name)
    faults = tuple(each for each in proof.faults if each.card in (number, -1))
    warnings = tuple(each for each in proof.warnings if each.card == number)
    whole = proof.cards
    if whole is None and not faults:  # another card of the file has faults
        whole = proofread_set(f"{write_set('alone', '', ())}\n{entry}", file.name).cards
    card = whole.cards[-1] if whole else None
    return AddedCard(content, card, faults, warnings, len(proof.faults) - len(faults))


def write_file(file: Path, content: str) -> None:
    """Write a file so that it is never half there; CommandError if it cannot be written."""
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.write_text(content, encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        raise CommandError(f'"{file}" cannot be written: {error.strerror or error}.') from None


def check_file(path: str) -> Path:
    """The file to write to; CommandError if it is no TOML file."""
    file = Path(path)
    if file.suffix != ".toml":
        raise CommandError(
            f'A set is kept in a file whose name ends in .toml, such as my-cards.toml; "{path}" does not.'
        )
    if file.is_dir():
        raise CommandError(f'"{path}" is a folder; name a file in it, such as {file / "my-cards.toml"}.')
    return file


def find_replaced(ref: str) -> str:
    """A card of a box as it is overridden: BOX/ID; CommandError with what it may be meant by otherwise."""
    set_id, _, name = ref.rpartition("/")
    if set_id and set_id not in BOXES:
        raise unknown_value("box", set_id, tuple(BOXES))
    found = [card for each in ([set_id] if set_id else BOXES) for card in card_text.find_cards(box(each).cards, name)]
    exact = [card for card in found if card_text.is_called(card, name)] or found
    if len(exact) != 1:
        every = {card.name: card.ref for each in BOXES for card in box(each).cards}
        hints = [card.ref for card in exact[:6]] or [every[each] for each in find_near(name, every)]
        right = f"did you mean {join_items(hints, 'or')}?" if hints else "lineup cards lists all of them."
        why = f'There are several cards "{ref}"' if exact else f'There is no card "{ref}"'
        raise CommandError(f"{why}; {right}")
    return exact[0].ref


def new_card(path: str, fields: CardFields, title: str, mend: bool) -> None:
    """Write a card given by options; CommandError with all that is wrong if it cannot be used."""
    file = check_file(path)
    if fields.overrides:
        fields = replace(fields, overrides=find_replaced(fields.overrides))
    with suppress(CommandError):  # what is no type stays as typed, and is told with all that is wrong
        fields = replace(fields, type=card_text.read_type(fields.type))
    fields = replace(fields, text=fields.text.replace("\\n", "\n"))
    if mend:
        fields = replace(fields, text=mend_text(fields.text, _proofread(fields).faults))
    added = with_card(file, fields, title)
    if added.faults:
        raise CommandError("\n".join(_say_remarks(added.faults, fields.text)), FAILED_CHECK)
    write_file(file, added.content)
    console = make_console()
    assert added.card is not None
    print_lines(console, card_text.card_page(added.card))
    for line in _say_remarks(added.warnings, fields.text):
        console.print(line, style="yellow", soft_wrap=True)
    console.print(_write_card(file, added), soft_wrap=True)


def _write_card(file: Path, added: AddedCard) -> str:
    others = f" Other cards of it have {added.others} faults; lineup cards check names them." if added.others else ""
    return f"Written to {file}.{others}"


def _say_remarks(remarks: Sequence[Remark], text: str) -> list[str]:
    lines: list[str] = []
    for remark in remarks:
        lines.append(remark.said)
        if remark.field == "text":
            lines += point_at_fault(text, remark.fault)
    return lines


def _proofread(fields: CardFields) -> Proof:
    return proofread(fields.text, fields.type, fields.name)


# The form


def fill_form(path: str, fields: CardFields, title: str) -> None:
    """Ask for a card field by field, read its text line by line, and write it when its player says so."""
    file = check_file(path)
    CardDraft(file, title).fill_in(fields)


class GivenUp(LineUpError):
    """The person typing a card gave it up."""

    def __init__(self) -> None:
        super().__init__("The card is not wanted any more.")


class CardDraft:
    """A card being typed in the terminal."""

    def __init__(self, file: Path, title: str) -> None:
        self.file = file
        self.title = title
        self.console = make_console()

    def fill_in(self, fields: CardFields) -> None:
        """Ask until the card is written or given up."""
        self.console.print(f"A new card for {self.file}. Enter keeps what stands in brackets; quit gives up.")
        try:
            fields = self.ask_facts(fields)
            fields = self.ask_text(fields)
            while not self.confirm_card(fields):
                key = self.read_key("[t] type the text anew  [f] change the facts  [q] give up", "tfq")
                if key == "q":
                    raise GivenUp
                fields = self.ask_text(fields) if key == "t" else self.ask_facts(fields)
        except GivenUp:
            self.console.print("Nothing was written.")
        except (EOFError, KeyboardInterrupt):
            self.console.print("\nNothing was written.")
            raise typer.Abort from None

    def ask_facts(self, fields: CardFields) -> CardFields:
        """Ask for everything but the text."""
        name = self.ask_value("Name", fields.name, _read_name)
        fields = replace(
            fields, name=name, overrides=self.ask_replaced(name) if name != fields.name else fields.overrides
        )
        if fields.overrides:
            base = _find_card(fields.overrides)
            points = card_text.points_shown(base)
            known = {"type": base.title, "cost": str(base.cost), "copies": str(base.copies), "emblem": base.emblem}
            known |= {"vp": "" if points is None else str(points), "level": str(base.level or ""), "side": base.side}
            fields = replace(fields, **{key: getattr(fields, key) or value for key, value in known.items()})
        self.console.print(f"Types: {', '.join(TITLES)}.")
        fields = replace(fields, type=self.ask_value("Type", fields.type, _read_kind))
        if fields.type == "Character":
            fields = replace(fields, level=self.ask_value("Level (1 to 3)", fields.level, _whole_reader("level")))
            fields = replace(fields, side=self.ask_value("Side (hero or villain)", fields.side, _read_side))
        if fields.type != "Super Hero":
            fields = replace(fields, cost=self.ask_value("Cost", fields.cost, _whole_reader("cost")))
            fields = replace(
                fields, vp=self.ask_value("Victory Points (* if the text tells them)", fields.vp or "1", _read_points)
            )
        fields = replace(fields, copies=self.ask_value("Copies", fields.copies or "1", _whole_reader("copies")))
        return replace(fields, emblem=self.ask_value("Emblem (may be empty)", fields.emblem, str.strip))

    def ask_replaced(self, name: str) -> str:
        """The card of a box this one takes the place of, if its player says so."""
        same = [card for each in BOXES for card in box(each).cards if card.name.casefold() == name.casefold()]
        for card in same:
            stand_in = ", whose text is a stand-in" if card_text.source_of(card) == "stand-in" else ""
            question = f"There is {card_text.name_of(card)} of {box(card.set).title}{stand_in}. [r] replace it  [n] no"
            if self.read_key(question, "rn") == "r":
                return card.ref
        return ""

    def ask_text(self, fields: CardFields) -> CardFields:
        """Ask for the text line by line, read what there is after each, and offer to mend it."""
        self.console.print("Text, one paragraph to a line; an empty line ends it.")
        lines: list[str] = []
        while True:
            line = self.read_line(f"{len(lines) + 1}> ")
            if not line.strip():
                return replace(fields, text="\n".join(lines))
            lines.append(line)
            lines = self.offer_mending(replace(fields, text="\n".join(lines))).split("\n")
            lines = [each for each in lines if each]

    def offer_mending(self, fields: CardFields) -> str:
        """The text so far as its player lets it stand: mended, without its last line, or as it is."""
        while True:
            proof = _proofread(fields)
            if proof.ok:
                last = proof.text.split("\n")[-1]
                self.console.print(Text(f"   {last}", style="green"))
                self.say_idle(proof)
                chosen = self.choose_reading(proof)
                if chosen == fields.text:
                    return chosen
                fields = replace(fields, text=chosen)
                continue
            sure = [fault for fault in proof.faults if fault.mend]
            for fault in proof.faults:
                self.point_out(proof.describe_fault(fault), fields.text, fault)
            offers = "[m] mend it  " if sure else ""
            key = self.read_key(f"{offers}[a] type the line again  [k] keep it", "mak" if sure else "ak")
            if key == "k":
                return fields.text
            if key == "a":
                return "\n".join(fields.text.split("\n")[:-1])
            fields = replace(fields, text=mend_text(fields.text, sure))
            self.console.print(f"   {fields.text.splitlines()[-1]}")

    def choose_reading(self, proof: Proof) -> str:
        """Let the player choose what words mean that can be meant in two ways; return the text that says it."""
        for fault in proof.warnings:
            if fault.readings:
                keys = "".join(str(n) for n in range(1, len(fault.readings) + 1))
                key = self.read_key("Which one is meant?  " + "  ".join(f"[{n}]" for n in keys), keys)
                return proof.typed[: fault.start] + fault.readings[int(key) - 1].words + proof.typed[fault.end :]
        return proof.typed

    def say_idle(self, proof: Proof) -> None:
        for fault in proof.warnings:
            self.point_out(proof.describe_fault(fault), proof.typed, fault)

    def point_out(self, said: str, text: str, fault: Fault) -> None:
        self.console.print("\n".join(point_at_fault(text, fault, "   ")))
        print_lines(self.console, [Text(f"   {said}", style="yellow")])

    def confirm_card(self, fields: CardFields) -> bool:
        """Show the card; return whether it was written."""
        try:
            added = with_card(self.file, fields, self.title)
        except LineUpError as error:
            self.console.print(Text(str(error), style="yellow"))
            return False
        if added.card is None:
            for line in _say_remarks(added.faults, fields.text):
                self.console.print(line, style="yellow", soft_wrap=True)
            return False
        print_lines(self.console, card_text.card_page(added.card))
        for line in _say_remarks(added.warnings, fields.text):
            self.console.print(line, style="yellow", soft_wrap=True)
        if self.read_key(f"[w] write it to {self.file}  [c] change it", "wc") == "c":
            return False
        write_file(self.file, added.content)
        self.console.print(_write_card(self.file, added), soft_wrap=True)
        return True

    # Questions

    def read_line(self, prompt: str) -> str:
        """A line as typed; EOFError at the end of the input."""
        typed = input(prompt)
        if typed.strip() == "quit":
            raise GivenUp
        return typed

    def ask_value(self, prompt: str, default: str, read: Callable[[str], str]) -> str:
        """A value, asked for until it is one."""
        while True:
            typed = self.read_line(f"{prompt} [{default}]: " if default else f"{prompt}: ").strip() or default
            try:
                return read(typed)
            except CommandError as error:
                self.console.print(Text(str(error), style="yellow"))

    def read_key(self, question: str, keys: str) -> str:
        """One of some keys, pressed once in a terminal, typed as a line elsewhere."""
        self.console.print(question)
        while True:
            if sys.stdin.isatty():
                typed = typer.getchar()
                if typed in ("\x03", "\x04"):
                    raise KeyboardInterrupt
            else:
                typed = self.read_line("")
            key = typed.strip().lower()[:1]
            if key and key in keys:
                return key
            self.console.print(f"Press {join_items(list(keys), 'or')}.")


def _read_name(typed: str) -> str:
    if not typed or len(typed) > MOST_NAME or not typed.isprintable():
        raise CommandError(f'A name is 1 to {MOST_NAME} printable characters; "{typed[:40]}" is not.')
    return typed


def _read_kind(typed: str) -> str:
    if not typed:
        raise CommandError(f"A card has a type; it is one of {join_items(TITLES, 'or')}.")
    begun = [title for title in TITLES if title.lower().startswith(typed.lower())]
    return begun[0] if len(begun) == 1 else card_text.read_type(typed)


def _read_side(typed: str) -> str:
    if typed not in ("hero", "villain"):
        raise CommandError(f'A side is hero or villain; "{typed}" is neither.')
    return typed


def _read_points(typed: str) -> str:
    if typed.strip() != STAR:
        _read_number("vp", typed)
    return typed


def _whole_reader(key: str) -> Callable[[str], str]:
    """A reader of whole numbers."""

    def read(typed: str) -> str:
        return str(_read_number(key, typed))

    return read
