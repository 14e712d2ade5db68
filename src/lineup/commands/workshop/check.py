"""`lineup cards check`, `diff` and `parse`: read typed texts, show their meaning and all their faults."""

from __future__ import annotations

import dataclasses
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import ndiff
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.progress import track
from rich.text import Text

from lineup.commands.catalogue import card_text
from lineup.commands.shared.output import FAILED_CHECK, CommandError, count_noun, make_console, print_json, print_lines
from lineup.engine.definitions import Card
from lineup.errors import why_no_toml, why_unreadable, write_briefly
from lineup.language.grammar import Names
from lineup.language.grammar.compiled import summary_of
from lineup.language.proofreading import Fault, Proof, known_names, proofread, proofread_nameless
from lineup.language.sets import BOXES, CardSet, Remark, SetProof, box, load, proofread_file
from lineup.language.suggesting import Suggestion, suggest_mends
from lineup.language.words.paragraphs import make_meaning
from lineup.speech import Voice
from lineup.words.steps import StepLine, explain_card, explain_text

EMPTY: Final = 'The text is empty; write for example "+2 Power. Draw a card."'
WIDTH: Final = 72  # of a typed line that is shown with its fault
MANY: Final = 200  # texts that take long enough for a progress bar
FACTS: Final = ("name", "title", "cost", "vp", "copies", "emblem")
LABELS: Final = {"title": "type"}


# What was typed


def point_at_fault(typed: str, fault: Fault, indent: str = "    ") -> list[str]:
    """The line of a typed text with carets under the words a fault is about, and what would mend it."""
    start = typed.rfind("\n", 0, fault.start) + 1
    line = typed[start:].split("\n")[0]
    at = min(fault.start - start, len(line))
    length = max(min(fault.end - start, len(line)) - at, 1)
    if len(line) > WIDTH:
        cut = max(0, min(at - WIDTH // 3, len(line) - WIDTH))
        before = "…" if cut else ""
        after = "…" if cut + WIDTH < len(line) else ""
        line = f"{before}{line[cut : cut + WIDTH]}{after}"
        at += len(before) - cut
        length = max(min(length, len(line) - at), 1)
    line = line.replace("\t", " ")
    carets = " " * cell_len(line[:at]) + "^" * max(cell_len(line[at : at + length]), 1)
    mends = [f"{indent}instead: {fault.mend}"] if fault.mend else []
    mends += [f"{indent}[{n}] {each.meaning}: {each.words}" for n, each in enumerate(fault.readings, 1)]
    return [f"{indent}{line}", f"{indent}{carets}", *mends]


def faults_of(proof: Proof, names: Names | None = None, name: str = "") -> str:
    """All faults of a text, each with its place in what was typed, and what could stand there."""
    lines: list[str] = []
    suggestions = suggest_mends(proof, names, name)
    for fault in proof.faults:
        found = suggestions.get(fault)
        told = dataclasses.replace(fault, why=found.brief) if found else fault
        lines += [proof.describe_fault(told), *point_at_fault(proof.typed, fault), *suggestion_lines(found)]
    return "\n".join(lines)


def suggestion_lines(found: Suggestion | None, indent: str = "    ") -> Iterator[str]:
    """Print what could stand where a text is not understood."""
    if found is None:
        return
    if found.understood:
        yield f"{indent}understood so far: {found.understood}"
    for kind in found.kinds:
        yield f"{indent}can go on with {kind.name}{': ' if kind.examples else ''}{' / '.join(kind.examples)}"
    for sentence in found.nearest:
        yield f"{indent}nearest on a card: {sentence}"


def mend_text(typed: str, faults: Iterable[Fault]) -> str:
    """A text with every slip put right of which it is sure what was meant."""
    for fault in sorted(faults, key=lambda each: each.start, reverse=True):
        if fault.mend:
            typed = typed[: fault.start] + fault.mend + typed[fault.end :]
    return typed


# Sets


def show_checks(files: Sequence[str], as_json: bool) -> None:
    """Read sets as the game would; CommandError with code 1 and all faults if one cannot be used."""
    if as_json:
        reports = [_report_set(file) for file in files]
        print_json(reports if len(reports) > 1 else reports[0])
        if not all(report["ok"] for report in reports):
            raise CommandError("", FAILED_CHECK)
        return
    unusable: list[str] = []
    for file in files:
        try:
            _show_check(file)
        except CommandError as error:
            if len(files) == 1:
                raise
            unusable.append(str(error))
    if unusable:
        raise CommandError("\n".join(unusable), FAILED_CHECK)


def _report_set(file: str) -> dict[str, Any]:
    """Make the documented report of a set."""
    proof = _read_set(file)
    warnings = [each.said for each in proof.warnings]
    loaded = proof.cards
    if loaded is None:
        report: dict[str, Any] = {"ok": False, "set": None, "cards": 0, "copies": {}, "wording": []}
        return {**report, "errors": [each.said for each in proof.faults], "warnings": warnings}
    return {
        "ok": True,
        "set": loaded.id,
        "cards": len(loaded.cards),
        "copies": _copies_by_stack(loaded),
        "wording": [
            {"card": card.id, "written": written, "canonical": card.text} for card, written in _list_rewordings(loaded)
        ],
        "errors": [],
        "warnings": warnings,
    }


def _show_check(file: str) -> None:
    """Check one set; CommandError with all its faults if it cannot be used."""
    proof = _read_set(file)
    loaded = proof.cards
    if loaded is None:
        raise _unusable_set(file, proof)
    wording = list(_list_rewordings(loaded))
    copies = _copies_by_stack(loaded)
    console = make_console()
    console.print(f"{loaded.title} is fine: {count_noun(len(loaded.cards), 'card')}.")
    for group, number in copies.items():
        console.print(f"  {group}: {count_noun(number, 'copy', 'copies')}")
    for card in loaded.cards:
        if card.set in BOXES:
            print_lines(console, [f"  {card.name} takes the place of {card.ref}."])
    for line in _count_replaced(loaded):
        print_lines(console, [f"  {line}"])
    _print_warnings(console, file, proof.warnings)
    if wording:
        console.print("These texts will be shown in our canonical wording (- yours, + shown):")
    for card, written in wording:
        console.print(Text(f"  {card.name}", style="bold"))
        _print_differences(console, written.split("\n"), card.text.split("\n"))


def show_diff(file: str, as_json: bool) -> None:
    """Compare the cards of a set with those of the boxes they take the place of: numbers, wording, meaning."""
    proof = _read_set(file)
    if proof.cards is None:
        raise _unusable_set(file, proof)
    pairs = [(box(card.set).find(card.id), card) for card in proof.cards.cards if card.set in BOXES]
    if as_json:
        print_json([_comparison_json(old, new) for old, new in pairs])
        return
    console = make_console()
    if not pairs:
        console.print(f'{proof.cards.title} takes the place of no card of a box; overrides = "BOX/CARD" does.')
        return
    changed = {"numbers": 0, "wording": 0, "meaning": 0}
    for old, new in pairs:
        facts, same = _changed_facts(old, new), _describe_card(old) == _describe_card(new)
        changed["numbers"] += bool(facts)
        changed["wording"] += old.text != new.text
        changed["meaning"] += not same
        console.print(Text.assemble((new.name, "bold"), f"  ({new.ref})"))
        if not facts and old.text == new.text:
            console.print("  the same as in the box")
        for name, (before, after) in facts.items():
            print_lines(console, [f"  {name}: {before} → {after}"])
        if old.text != new.text:
            console.print("  wording (- the box, + yours)" + (", with the same meaning" if same else ""))
            _print_differences(console, old.text.split("\n"), new.text.split("\n"))
        if not same:
            console.print("  what it does")
            _print_differences(console, _describe_card(old), _describe_card(new))
    words = ", ".join(f"{number} in {what}" for what, number in changed.items())
    print_lines(console, [f"{count_noun(len(pairs), 'card')} compared; they differ: {words}."], "dim")


def _read_set(file: str) -> SetProof:
    right = "name a TOML file with a [set] and some [[card]] tables."
    if Path(file).is_dir():
        raise CommandError(f'"{file}" is a folder; {right}')
    if not Path(file).exists():
        raise CommandError(f'There is no file "{file}"; {right}')
    return proofread_file(file)


def _unusable_set(file: str, proof: SetProof) -> CommandError:
    """Return the complaint about a set, with all faults at their places in the texts as typed."""
    texts = _texts_by_card(file)
    names = known_names(tuple(dict.fromkeys(remark.name for remark in proof.faults)))
    lines: list[str] = []
    for remark in proof.faults:
        lines.append(remark.said)
        if remark.field == "text" and remark.card in texts:
            typed = Proof(texts[remark.card], faults=(remark.fault,))
            lines += point_at_fault(typed.typed, remark.fault)
            for found in suggest_mends(typed, names, remark.name).values():
                lines += suggestion_lines(found)
    return CommandError("\n".join(lines), FAILED_CHECK)


def _print_warnings(console: Console, file: str, warnings: Sequence[Remark]) -> None:
    texts = _texts_by_card(file)
    for remark in warnings:
        print_lines(console, [Text(f"  {remark.said}", style="yellow")])
        if remark.field == "text" and remark.card in texts:
            for line in point_at_fault(texts[remark.card], remark.fault):
                console.print(line)


def _texts_by_card(file: str) -> dict[int, str]:
    """The texts of a set as they stand in its file, by the number of the card."""
    try:
        entries = tomllib.loads(Path(file).read_text(encoding="utf-8")).get("card", [])
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(entries, list):
        return {}
    found = {number: entry.get("text") for number, entry in enumerate(entries) if isinstance(entry, dict)}
    return {number: text for number, text in found.items() if isinstance(text, str)}


def _copies_by_stack(cards: CardSet) -> dict[str, int]:
    table: dict[str, int] = {}
    for card in cards.cards:
        table[card.title] = table.get(card.title, 0) + card.copies
    return table


def _count_replaced(cards: CardSet) -> Iterator[str]:
    """Count the texts of each box that the set has replaced."""
    for name in BOXES:
        own = {card.id for card in cards.cards if card.set == name and card_text.source_of(card) == "custom"}
        if own:
            every = box(name).cards
            left = sum(1 for card in every if card_text.source_of(card) == "stand-in" and card.id not in own)
            ours, rest = ("is" if number == 1 else "are" for number in (len(own), left))
            texts = f"{len(own)} of {count_noun(len(every), 'text')} of {box(name).title} {ours} your own"
            yield f"{texts}; {count_noun(left, 'stand-in')} {rest} left."


def _list_rewordings(cards: CardSet) -> Iterator[tuple[Card, str]]:
    """Cards whose text as written differs from the canonical wording."""
    entries = tomllib.loads(cards.source)["card"]
    for entry, card in zip(entries, cards.cards, strict=True):
        written = "\n".join(line.strip() for line in entry.get("text", card.text).strip().split("\n"))
        if written != card.text:
            yield card, written


def _print_differences(console: Console, old: Sequence[str], new: Sequence[str]) -> None:
    """Lines that are gone and lines that are new."""
    for line in ndiff(old, new):
        if line[0] in "+-":
            print_lines(console, [f"    {line}"], "green" if line[0] == "+" else "red")


def _changed_facts(old: Card, new: Card) -> dict[str, tuple[object, object]]:
    """The numbers and names in which two cards differ."""
    pairs = {LABELS.get(name, name): (_fact_of(old, name), _fact_of(new, name)) for name in FACTS}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def _fact_of(card: Card, name: str) -> object:
    return (
        card_text.points_shown(card)
        if name == "vp"
        else card_text.cost_shown(card)
        if name == "cost"
        else getattr(card, name)
    )


def _describe_card(card: Card) -> list[str]:
    """Describe a card's effects, line by line."""
    return list(_plain_steps(explain_card(card), Voice()))


def _plain_steps(told: Iterable[StepLine], voice: Voice, depth: int = 0) -> Iterator[str]:
    for step in told:
        yield f"{'  ' * depth}{voice(step.said)}"
        yield from _plain_steps(step.under, voice, depth + 1)


def _comparison_json(old: Card, new: Card) -> dict[str, Any]:
    """The documented shape of a comparison."""
    facts = {name: {"box": before, "yours": after} for name, (before, after) in _changed_facts(old, new).items()}
    return {
        "card": new.ref,
        "facts": facts,
        "text": None if old.text == new.text else {"box": old.text, "yours": new.text},
        "steps": None
        if _describe_card(old) == _describe_card(new)
        else {"box": _describe_card(old), "yours": _describe_card(new)},
    }


# Texts


class TypedText(NamedTuple):
    """A text of many, with what is known of its card."""

    text: str
    name: str = ""
    type: str = ""


def show_parse(text: str, sets: Sequence[str], as_json: bool, type_: str = "") -> None:
    """Print the meaning of a text and its canonical wording; CommandError with code 1 if it is not understood."""
    own = tuple(card.name for name in sets for card in load(name).cards)
    proof, taken = proofread_nameless(text.replace("\\n", "\n"), type_, own)
    problem = _describe_problem(proof)
    if problem:
        if as_json:
            print_json({"ok": False, "text": None, "error": problem})
            raise CommandError("", FAILED_CHECK)
        raise CommandError(faults_of(proof, known_names(own)) or problem, FAILED_CHECK)
    if as_json:
        names = {"names": list(taken)} if taken else {}
        print_json({"ok": True, "text": proof.text, "error": None, **names})
        return
    console = make_console()
    console.print(Text("Wording", style="bold"))
    print_lines(console, (Text(f"  {line}") for line in proof.text.split("\n")))
    console.print(Text("What it does", style="bold"))
    told = explain_text(make_meaning(proof.paragraphs, proof.text.split("\n")))
    print_lines(console, card_text.step_lines(told, Voice(), 1))
    console.print(Text("Meaning", style="bold"))
    for paragraph in proof.paragraphs:
        print_lines(console, (Text(f"  {line}") for line in outline_word(paragraph)))
    for name in taken:
        console.print(Text(f'"{name}" is taken for the name of a card.', style="yellow"))
    for fault in proof.warnings:
        print_lines(
            console, [Text(proof.describe_fault(fault), style="yellow"), *map(Text, point_at_fault(proof.typed, fault))]
        )


def show_parsed_file(file: str, sets: Sequence[str], as_json: bool, type_: str = "") -> None:
    """Read many texts, say which are understood and what is wrong with the others; code 1 if one is not."""
    typed = read_texts(file)
    names = _known_names(sets, [each.name for each in typed if each.name])
    shown = track(typed, "Reading…", transient=True, disable=as_json or len(typed) < MANY)
    read = [(each, proofread(each.text, each.type or type_, each.name, names)) for each in shown]
    good = sum(1 for _, proof in read if not _describe_problem(proof))
    if as_json:
        print_json(
            {
                "ok": good == len(read),
                "understood": good,
                "of": len(read),
                "texts": [_report_text(each, proof, names) for each, proof in read],
            }
        )
    else:
        console = make_console()
        for number, (each, proof) in enumerate(read, 1):
            if not proof.ok or proof.warnings or _describe_problem(proof):
                console.print(Text(each.name or f"Text {number}", style="bold"))
            console.print(
                faults_of(proof, names, each.name) or _describe_problem(proof),
                end="\n" if _describe_problem(proof) else "",
                soft_wrap=True,
            )
            for fault in proof.warnings:
                console.print(
                    "\n".join([proof.describe_fault(fault), *point_at_fault(proof.typed, fault)]), soft_wrap=True
                )
        share = f" ({100 * good // len(read)} %)" if read else ""
        console.print(f"{good} of {count_noun(len(read), 'text')} understood{share}.")
    if good < len(read):
        raise CommandError("", FAILED_CHECK)


def read_texts(file: str) -> list[TypedText]:
    """The texts of a file: those of a set's cards, as far as they have one, a JSON list, or a plain text.

    In a plain text an empty line stands between two.
    """
    try:
        content = Path(file).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise CommandError(
            f'There is no file "{file}"; name one with card texts, an empty line between each two.'
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f'"{file}" cannot be read as a text file: {why_unreadable(error)}.') from None
    try:
        if file.endswith(".toml"):
            typed = [_read_entry(each, file) for each in _check_list(tomllib.loads(content).get("card", []), file)]
            return [each for each in typed if each.text.strip()]
        if file.endswith(".json"):
            data = json.loads(content)
            return [
                _read_entry(each, file)
                for each in _check_list(data.get("cards") if isinstance(data, dict) else data, file)
            ]
    except ValueError as error:
        raise CommandError(
            f'"{file}" is not {"TOML" if file.endswith(".toml") else "JSON"}: {why_no_toml(error)}.'
        ) from None
    except RecursionError:
        raise CommandError(f'"{file}" cannot be read: its values are nested too deep.') from None
    blocks = [block.strip("\n") for block in content.replace("\r\n", "\n").split("\n\n")]
    return [_read_block(block) for block in blocks if block.strip()]


def _read_block(block: str) -> TypedText:
    """A text of a plain file; a first line with # names its card."""
    first, _, rest = block.partition("\n")
    return TypedText(rest, first.lstrip("# ").strip()) if first.startswith("#") else TypedText(block)


def _check_list(data: object, file: str) -> list[Any]:
    if not isinstance(data, list):
        raise CommandError(f'"{file}" must hold a list of texts, or of objects with a "text"; it does not.')
    return data


def _read_entry(entry: object, file: str) -> TypedText:
    if isinstance(entry, str):
        return TypedText(entry)
    if isinstance(entry, dict):
        values = [entry.get(key, "") for key in TypedText._fields]
        if all(isinstance(value, str) for value in values):
            return TypedText(*values)
    raise CommandError(
        f'"{file}": each entry is a text, or an object with "text", "name" and "type"; {write_briefly(entry)} is not.'
    )


def _known_names(sets: Sequence[str], own: Sequence[str] = ()) -> Names:
    return known_names((*(card.name for name in sets for card in load(name).cards), *own))


def _describe_problem(proof: Proof) -> str:
    """Say why a text cannot be used, in sentences; empty if it can."""
    if not proof.ok:
        return "\n".join(proof.describe_fault(fault) for fault in proof.faults)
    return "" if proof.paragraphs else EMPTY


def _report_text(typed: TypedText, proof: Proof, names: Names) -> Mapping[str, Any]:
    """The documented shape of a text that was read."""
    problem = _describe_problem(proof)
    return {
        "name": typed.name,
        "ok": not problem,
        "text": None if problem else proof.text,
        "error": problem or None,
        "faults": _list_faults(proof, names, typed.name),
        "warnings": [_fault_json(fault) for fault in proof.warnings],
    }


def _list_faults(proof: Proof, names: Names, name: str = "") -> list[dict[str, Any]]:
    suggestions = suggest_mends(proof, names, name)
    return [_fault_json(fault, suggestions.get(fault)) for fault in proof.faults]


def _fault_json(fault: Fault, found: Suggestion | None = None) -> dict[str, Any]:
    """The documented shape of a fault."""
    told = {name: getattr(fault, name) for name in ("start", "end", "words", "why", "mend")}
    if fault.readings:
        told["readings"] = [{"meaning": each.meaning, "words": each.words} for each in fault.readings]
    return told | ({"understood": found.understood, "nearest": list(found.nearest)} if found else {})


def outline_word(word: object, depth: int = 0, field: str = "") -> list[str]:
    """A parsed word and the words within it as an indented outline, each with what it stands for."""
    indent = "  " * depth
    head = f"{field}: " if field else ""
    if isinstance(word, tuple):
        return [line for each in word for line in outline_word(each, depth, field)]
    if not dataclasses.is_dataclass(word):
        return [f"{indent}{head}{word}"]
    lines = [f"{indent}{head}{type(word).__name__} — {summary_of(type(word))}"]
    for each in dataclasses.fields(word):
        value = getattr(word, each.name)
        if value is not None and value != () and value is not False:
            lines += outline_word(value, depth + 1, each.name)
    return lines
