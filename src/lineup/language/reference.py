"""The reference page of the card language, written from the vocabulary itself."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from typing import Final

from lineup.language.grammar import GRAMMAR, Grammar, VocabularyEntry, limits

# The order of the page. A category that is not listed comes last, under its own name.
TITLES: Final[dict[str, str]] = {
    "paragraph": "Paragraphs",
    "ongoing": "Texts after “Ongoing” and “Confrontation”",
    "ongoing_rule": "Rules after “Ongoing”",
    "stack_text": "Texts after “Stack Ongoing”",
    "in_confrontation": "Attacks after “Confrontation”",
    "trigger": "Triggers",
    "price": "Prices of a Defense",
    "payment": "Prices of an ability",
    "blow": "Blows of an Attack",
    "subject": "Who is attacked",
    "person": "Who else acts",
    "chosen": "Who was chosen",
    "other": "Which other player acts, within a sentence",
    "foe_chosen": "Who is attacked behind a choice",
    "filter": "Which foes are attacked",
    "others": "Who else acts, within a sentence",
    "own_part": "What the attacker does in an Attack",
    "own_sentence": "Sentences about the attacker",
    "sentence": "Sentences",
    "their_sentence": "Sentences about others",
    "watch": "What may hold earlier or later this turn",
    "moment": "What may happen later this turn",
    "body": "Bodies of sentences",
    "lead": "Bodies after a trigger",
    "subject_body": "Bodies after somebody",
    "their_body": "Bodies after “they”",
    "attack_body": "Attacks within a sentence",
    "others_body": "Bodies about other players",
    "late": "Bodies put off to the end of the turn",
    "option": "Options",
    "clause": "Clauses",
    "what": "Picking cards",
    "cards": "Cards to pick",
    "counted": "Cards to count",
    "such": "Cards wherever they lie",
    "kind": "Kinds of cards",
    "sort": "Kinds to leave out",
    "card_type": "Card types",
    "mark": "Qualifiers",
    "place": "Places to pick from",
    "place_in": "Places to count in",
    "zone": "Where cards lie",
    "foes_top": "The top of a foe's deck",
    "dest": "Destinations",
    "own": "Destinations of what is gained",
    "amount": "Amounts",
    "many": "Numbers of cards",
    "per": "For each",
    "watch_each": "For each, earlier or later this turn",
    "worth": "Victory Points",
    "condition": "Conditions",
    "done": "What was done",
    "deed": "What several players did",
    "ordinal": "Which time",
}

INTRODUCTION: Final = """\
# The card language

Written by `make docs` from the words in `src/lineup/language`; do not edit it.

A card's text is a few lines of plain English. Each line is a paragraph; a keyword and a colon may stand in
front and say when it works. A paragraph consists of sentences, a sentence of clauses joined by ", then", and
a clause says what to do with which cards. Every line must have exactly one meaning: a text that cannot be
read, or can be read in two ways, is an error that names the place and the nearest phrases.

In the tables `<name>` is a slot: what may stand there is listed under that name. `…` means that more of the
same may follow. The first phrase that fits is how the program writes a text back; all of them are read, but for
those that are “refused”: of these it is said what to write instead.
Verbs and pronouns follow the subject ("draw … your", "each foe draws … their"), nouns follow the number.
Numbers may be words or digits, card names are written as on the card, and capitals do not matter elsewhere.
"""

LIMITS: Final = f"""\
## Limits

Whatever is beyond these is refused with a sentence that names the limit.

| Of a text | at most |
|---|--:|
| characters | {limits.MOST_TEXT:,} |
| sentences (full stops) | {limits.MOST_SENTENCES} |
| lines | {limits.MOST_LINES} |
| words within words | {limits.MOST_NESTING} |
| characters of a word, or of a text in quotes | {limits.MOST_WORD} |
| digits of a number | {limits.MOST_DIGITS} |

| Of a set | at most |
|---|--:|
| characters | {limits.MOST_SET:,} |
| full stops in a line | {limits.MOST_DOTS} |
| cards | {limits.MOST_CARDS} |
| copies of all cards together | {limits.MOST_COPIES:,} |
| characters of an id, a name, an alias, a title | {limits.MOST_NAME} |
| aliases or rulings of a card | {limits.MOST_ITEMS} |
| characters of a ruling | {limits.MOST_ITEM:,} |

Of a text the first {limits.MOST_FAULTS} faults are told, of a set the first {limits.MOST_OF_SET}.
Characters that cannot be seen are refused.
"""


def write_reference(grammar: Grammar | None = None) -> str:
    """The reference page of a grammar; of the whole card language when none is given."""
    if grammar is None:
        importlib.import_module("lineup.language")  # declares all words
        grammar = GRAMMAR
    tables: dict[str, list[VocabularyEntry]] = {}
    for entry in grammar.list_vocabulary():
        tables.setdefault(entry.category, []).append(entry)
    order = [category for category in TITLES if category in tables]
    order += [category for category in tables if category not in TITLES]
    sections = [_write_section(category, tables[category], grammar) for category in order]
    return "\n".join([INTRODUCTION, LIMITS, *sections]).rstrip() + "\n"


def _write_section(category: str, entries: list[VocabularyEntry], grammar: Grammar) -> str:
    """Write one category: its heading, then a table of its words, then one of its atoms."""
    title = TITLES.get(category, category.replace("_", " ").capitalize())
    lines = [f"## {title}", "", f"Slot: `<{grammar.lexicon.slot_name(category)}>`", ""]
    words = [entry for entry in entries if entry.name and entry.phrases]
    atoms = [entry for entry in entries if not entry.name]
    printed = [entry for entry in entries if not entry.phrases]
    if words:
        lines += ["| Phrase | Also | Meaning |", "|---|---|---|"]
        lines += _write_rows(words)
        lines.append("")
    if atoms:
        lines += ["| Word | Other forms |", "|---|---|"]
        lines += _distinct(
            f"| {_code(entry.phrases[0])} | {_codes(entry.phrases[1:] + entry.read)} |" for entry in atoms
        )
        lines.append("")
    if printed:
        lines += ["| As cards print it | Meaning |", "|---|---|"]
        lines += _distinct(f"| {_codes(entry.read)} | {_escape(entry.summary)} |" for entry in printed)
        lines.append("")
    return "\n".join(lines)


def _write_rows(words: list[VocabularyEntry]) -> list[str]:
    """Write a row for each phrase and meaning. Words that look the same to a reader share a row."""
    found: dict[tuple[str, str], list[str]] = {}
    for entry in words:
        others = found.setdefault((entry.phrases[0], entry.summary), [])
        others += [each for each in entry.phrases[1:] + entry.read if each != entry.phrases[0]]
    return [f"| {_code(phrase)} | {_codes(found[phrase, meaning])} | {_escape(meaning)} |" for phrase, meaning in found]


def _distinct(rows: Iterable[str]) -> list[str]:
    """Remove repeated rows."""
    return list(dict.fromkeys(rows))


def _codes(phrases: Iterable[str]) -> str:
    return "<br>".join(_distinct(_code(phrase) for phrase in phrases))


def _code(text: str) -> str:
    return f"`{_escape(text)}`"


def _escape(text: str) -> str:
    return text.replace("|", "\\|")
