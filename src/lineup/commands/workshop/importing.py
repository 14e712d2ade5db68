"""`lineup cards import`: a list of cards becomes a set file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from lineup.commands.shared.output import (
    FAILED_CHECK,
    CommandError,
    count_noun,
    make_console,
    print_json,
    print_lines,
    unknown_value,
)
from lineup.commands.workshop.check import mend_text, point_at_fault
from lineup.commands.workshop.new_card import CardFields, check_file, write_file
from lineup.errors import why_unreadable
from lineup.language.lists import ListedCard, ListError, match_names, read_list
from lineup.language.proofreading import Fault, known_names, proofread
from lineup.language.sets import BOXES, Remark, box, file_parts, proofread_set
from lineup.language.writing import make_slug, write_card, write_set


class Imported(NamedTuple):
    """A card of a list: its fields, the card of the box it is for, and what is wrong with it."""

    listed: ListedCard
    fields: CardFields
    faults: tuple[Remark, ...]
    kept: bool  # there is such a card in the file already


def import_cards(source: str, target: str, game: str, title: str, mend: bool, as_json: bool) -> None:
    """Read a list and add its cards to a set file; those with faults are told, and left out."""
    if game and game not in BOXES:
        raise unknown_value("box", game, tuple(BOXES))
    file = check_file(target)
    listed = _read_source(source)
    old = file.read_text(encoding="utf-8") if file.is_file() else ""
    entries = list(file_parts(old, file.name)[1]) if old else []
    there = {str(each.get("overrides") or each.get("name")) for each in entries if isinstance(each, dict)}
    found = _match(listed, game, mend, there)
    good = [each for each in found if not each.faults and not each.kept]
    if good:
        head = old.rstrip() if old else write_set(make_slug(file.stem), title or file.stem, ()).rstrip()
        cards = "\n".join(write_card(each.fields.file_entry()) for each in good)
        write_file(file, f"{head}\n\n{cards}")
    _tell(found, good, file, as_json)


def _read_source(source: str) -> list[ListedCard]:
    try:
        return read_list(Path(source).read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise CommandError(f'There is no file "{source}"; name a list of cards, such as cards.csv.') from None
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f'"{source}" cannot be read as a text file: {why_unreadable(error)}.') from None
    except ListError as error:
        raise CommandError(f'"{source}" cannot be used: {error}.', FAILED_CHECK) from None


def _match(listed: Sequence[ListedCard], game: str, mend: bool, there: set[str]) -> list[Imported]:
    """Match the cards to those of a box, and read each; a card may name the others of the list."""
    cards = {card.name: card for card in box(game).cards} if game else {}
    names = known_names(tuple(each.name for each in listed if each.name))
    found: list[Imported] = []
    for each, name in zip(listed, match_names([each.name for each in listed], cards), strict=True):
        text = each.fields.get("text", "")
        card = cards.get(name)
        title = card.title if card is not None else each.fields.get("type", "")
        if mend:
            text = mend_text(text, proofread(text, title, each.name, names).faults)
        given = {key: each.fields.get(key, "") for key in ("type", "cost", "vp", "copies")}
        fields = CardFields(each.name, given["type"], given["cost"], given["vp"], given["copies"], "", "", "", text, "")
        if card is not None:
            fields = CardFields("", "", given["cost"], given["vp"], given["copies"], "", "", "", text, card.ref)
        kept = (card.ref if card is not None else each.name) in there
        found.append(Imported(each, fields, () if kept else _faults_of(fields, listed), kept))
    return found


def _faults_of(fields: CardFields, listed: Sequence[ListedCard]) -> tuple[Remark, ...]:
    """Find what is wrong with a card of a list, beside those it may name."""
    others = [each.name for each in listed if each.name and each.name in fields.text and each.name != fields.name]
    beside = [{"id": f"{n}", "name": name, "type": "Hero", "cost": 0, "vp": 0} for n, name in enumerate(others)]
    proof = proofread_set(write_set("list", "List", [fields.file_entry(), *beside]), "the list")
    faults = tuple(each for each in proof.faults if each.card <= 0)
    if fields.overrides and not fields.text.strip():
        why = "a card of a box is completed by its text, and there is none here."
        faults += (Remark(0, fields.name, "text", Fault(0, 0, "", why), why),)
    return faults


def _tell(found: Sequence[Imported], good: Sequence[Imported], file: Path, as_json: bool) -> None:
    """Say what became of each card; code 1 if one was left out."""
    faulty = [each for each in found if each.faults]
    if as_json:
        report = [
            {
                "line": each.listed.line,
                "name": each.listed.name,
                "replaces": each.fields.overrides,
                "written": each in good,
                "errors": [remark.fault.why for remark in each.faults],
            }
            for each in found
        ]
        print_json({"ok": not faulty, "written": len(good), "of": len(found), "cards": report})
        if faulty:
            raise CommandError("", FAILED_CHECK)
        return
    console = make_console()
    for each in faulty:
        console.print(Text(f"{each.listed.name or '(no name)'} (line {each.listed.line})", style="bold"))
        for remark in each.faults:
            lines = point_at_fault(each.fields.text, remark.fault) if remark.field == "text" else []
            print_lines(console, [Text(f"  {remark.fault.why}", style="yellow"), *map(Text, lines)])
    kept = sum(each.kept for each in found)
    if kept:
        console.print(f"{count_noun(kept, 'card')} of the list {'is' if kept == 1 else 'are'} in {file} already.")
    replaced = sum(bool(each.fields.overrides) for each in good)
    said = f"{count_noun(len(good), 'card')} of {len(found)} written to {file}"
    console.print(f"{said}, {replaced} of them for a card of a box." if replaced else f"{said}.")
    if faulty:
        raise CommandError("", FAILED_CHECK)
