"""Changes texts in ways that change what they say, and finds the changes that reading does not notice.

    python -m tests.language.metamorphic              every text of the boxes, whole
    python -m tests.language.metamorphic FILE.json …  the texts of card lists ([{"name": …, "text": …}, …]) instead

A mutant drops, negates or exchanges a clause, number, player, place or condition of a text that is understood. It has
to be refused or to mean something else. A survivor means the same: each is listed with its reason in `REASONS`, and one
without a reason is a fault.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from lineup.boxes import BOXES
from lineup.language.grammar import Names
from lineup.language.proofreading import known_names, read_text

WORD: Final = re.compile(r"[\w'’-]+")
EXCHANGES: Final = (
    # numbers
    ("one", "two"),
    ("two", "three"),
    ("three", "two"),
    ("four", "three"),
    ("five", "four"),
    ("first", "second"),
    ("second", "third"),
    ("third", "second"),
    ("a", "two"),
    ("an", "two"),
    ("each", "two"),
    ("all", "one"),
    ("any number of", "two"),
    ("up to", "at least"),
    ("or more", "or less"),
    ("or less", "or more"),
    ("or greater", "or less"),
    ("at least", "at most"),
    ("more", "fewer"),
    ("fewer", "more"),
    ("even", "odd"),
    ("odd", "even"),
    # players
    ("each foe", "each player"),
    ("each player", "each foe"),
    ("a foe", "each foe"),
    ("that foe", "each foe"),
    ("foe", "player"),
    ("foes", "players"),
    ("your", "their"),
    ("their", "your"),
    ("his", "your"),
    ("left", "right"),
    ("right", "left"),
    ("you", "they"),
    ("they", "you"),
    ("he", "you"),
    ("attacker", "foe"),
    # places
    ("hand", "deck"),
    ("hand", "discard pile"),
    ("discard pile", "hand"),
    ("deck", "discard pile"),
    ("Line-Up", "main deck"),
    ("main deck", "Line-Up"),
    ("top", "bottom"),
    ("bottom", "top"),
    ("into", "from"),
    ("from", "into"),
    ("destroyed pile", "discard pile"),
    ("control", "own"),
    ("in play", "in hand"),
    # conditions and times
    ("if", "unless"),
    ("unless", "if"),
    ("if you do", "if you do not"),
    ("otherwise", "then"),
    ("is", "is not"),
    ("are", "are not"),
    ("has", "does not have"),
    ("have", "do not have"),
    ("and", "or"),
    ("or", "and"),
    ("no", "a"),
    ("not", ""),
    ("may", "must"),
    ("before", "after"),
    ("start", "end"),
    ("end", "start"),
    ("this turn", "next turn"),
    ("your turn", "each turn"),
    ("each of your turns", "each turn"),
    ("next", "last"),
    ("once", "twice"),
    ("the rest", "them"),
    ("it", "them"),
    ("them", "it"),
    # kinds and deeds
    ("Hero", "Villain"),
    ("Heroes", "Villains"),
    ("Villain", "Hero"),
    ("Villains", "Heroes"),
    ("Equipment", "Location"),
    ("Location", "Equipment"),
    ("Super Power", "Hero"),
    ("Starter", "Weakness"),
    ("Weakness", "Kick"),
    ("card type", "name"),
    ("cost", "name"),
    ("draw", "discard"),
    ("draws", "discards"),
    ("discard", "destroy"),
    ("discards", "destroys"),
    ("destroy", "discard"),
    ("destroys", "discards"),
    ("gain", "destroy"),
    ("gains", "loses"),
    ("reveal", "discard"),
    ("reveals", "discards"),
    ("look at", "discard"),
    ("buy or gain", "gain"),
    ("buy or gain", "buy"),
    ("play", "discard"),
    ("put", "discard"),
    ("Attack", "Defense"),
    ("Power", "cards"),
)
# What survives, and why that is right: what was done to the text, the words it was done to, those around them
REASONS: Final[tuple[tuple[str, str, str, str], ...]] = (
    # small words that say nothing by themselves
    ("drop word", "then|and", r"", "what is said first is done first"),
    ("drop word", "or", r"; \[or\]", "the ways of a choice are told apart by their semicolon"),
    ("drop word", "one", r"chooses? \[one\]", "a choice of ways is a choice of one"),
    ("drop word", "during", r"\[during\] each of your turns", "once each of your turns"),
    (
        "drop word",
        "they|he|you|an?|the|have|also|already|additional",
        r"",
        "an article or a subject that is clear without",
    ),
    ("drop word", "any", r"\[any\] one", "any one is one"),
    ("drop word", "cards?|one", r"", "a kind by itself is its cards; the other is the other one"),
    ("drop word", "game", r"game\] text", "the text of a card is its game text"),
    ("drop word", "player's", r"any \[player's\] discard pile", "every discard pile is a player's"),
    ("drop word", "Kick", r"stack", "a card goes back on the stack it is from"),
    ("drop word", "from", r"under your", "from under it is where they lie"),
    ("drop word", "extra", r"", "told as a question, with both readings"),
    ("drop word", "put|value", r"", "a verb said before goes on; VP are a value"),
    ("drop word", "different", r"\[different\] card type", "card types are counted once each"),
    ("drop word", "your", r"\[your\] hand", "cards in hand are in the own"),
    ("drop word", "your|this", r"end of \[(your|this)\] turn", "the end of turn is that of the player's own"),
    ("drop word", "this", r"when \[this\] villain", "the name of a card that is not known may be any"),
    ("drop word", "it's", r"if \[it's\] not", "if not answers the condition before"),
    ("drop word", "\\w+", r"(gains the game text|costs \d more)", "the name of the card is not known, and may be any"),
    # what holds anyway
    ("drop phrase", "this turn", r"'s cost\[ this turn\]", "a Character's cost is raised for the turn (CONF-BLOCK-03)"),
    ("drop phrase", "this turn", r"again\[ this turn\]", "a card of this turn is played again now"),
    ("drop phrase", "this turn", r"double your power", "told as a question, with both readings"),
    ("drop phrase", "during (your turn|each of your turns)", r"", "these texts work in the player's own turn only"),
    ("drop phrase", "this way", r"no cards\[", "what was not done is the action before"),
    ("drop phrase", "of them", r"", "behind the group one is one of it"),
    ("drop phrase", "with the top card of the main deck", r"replace it", "the Line-Up is filled from the main deck"),
    ("drop reminder", ".*", r"", "a reminder says what holds anyway, or the text is refused"),
    ("drop sentence", r"\(.*", r"", "a reminder says what holds anyway, or the text is refused"),
    ("drop sentence", "put cards passed to you into your hand.", r"", "a card passed goes to the hand"),
    ("drop sentence", "otherwise, no power.", r"", "nothing is done otherwise"),
    ("drop sentence", "when you play this card, leave it in front of you.*", r"", "what is Ongoing stays in play"),
    (
        "drop clause",
        ", then return it to the top of the stack",
        r"",
        "a Super-Villain that is played stays on its stack",
    ),
    ("drop clause", ", then choose", r"", "what is discarded is chosen"),
    ("drop condition", "if you do, ", r"to avoid an attack", "what follows a Defense follows its use"),
    ("drop condition", "if you do,", r"to avoid an attack", "what follows a Defense follows its use"),
    ("drop condition", "(at (the )?end of (the )?game|then),", r"", "points count at the end; sentences come in order"),
    # two words for one thing
    ("exchange for Villain", "Hero(es)?", r"super \[hero", "whoever plays a Super-Villain says so (COMMON-UNDER-01)"),
    ("exchange for Hero", "Villain", r"this \[villain\]", "the card speaks of itself"),
    ("exchange for or", "and", r"(for each|villains \[and\] super-villains)", "of all of several kinds or places"),
    ("exchange for and", "or", r"(for each|discard pile \[or\] that you play)", "of all of several kinds or places"),
    (
        "exchange for it",
        "them",
        r"equipment from the line-up and put \[them\]",
        "equipment is one word for one and for many",
    ),
    ("exchange for player", "foe", r"that \[foe\]", "the player chosen is a foe"),
)


class Mutant(NamedTuple):
    """A changed text, and what was done to it."""

    text: str
    deed: str
    words: str
    around: str


def mutate_text(text: str) -> Iterator[Mutant]:
    """Yield every change of a text."""
    seen = {text}

    def change(deed: str, start: int, end: int, words: str) -> Iterator[Mutant]:
        said = f"{text[:start]}{words}{text[end:]}"
        said = re.sub(r" +([.,;)])", r"\1", re.sub(r"  +", " ", said)).strip()
        if said not in seen and said.strip(" .\n"):
            seen.add(said)
            around = f"{text[max(0, start - 40) : start]}[{text[start:end]}]{text[end : end + 40]}"
            yield Mutant(said, deed, text[start:end].strip(), around.replace("\n", " / "))

    for found in re.finditer(r"[^.\n]+\.?", text):
        yield from change("drop sentence", found.start(), found.end(), "")
    for found in re.finditer(r"(?:, then|, and|;| and|,)[^.;,\n]+?(?=,| and |;|\.|\n|$)", text):
        yield from change("drop clause", found.start(), found.end(), "")
    for found in re.finditer(r"(?<=[.\n] )[^.,\n]+, (?=\w)|^[^.,:\n]+, (?=\w)", text):
        yield from change("drop condition", found.start(), found.end(), "")
    for found in re.finditer(
        r" (?:from|in|on|into|with|of|for|during|this|other than|under|among|if|unless) [^.,;\n]+", text
    ):
        yield from change("drop phrase", found.start(), found.end(), "")
    for found in re.finditer(r" ?\([^)]*\)", text):
        yield from change("drop reminder", found.start(), found.end(), "")
    for found in WORD.finditer(text):
        yield from change("drop word", found.start(), found.end(), "")
    for found in re.finditer(r"\d+", text):
        yield from change("exchange", found.start(), found.end(), str(int(found[0]) + 1))
    for old, new in EXCHANGES:
        for found in re.finditer(rf"(?<![\w'’-]){re.escape(old)}(?![\w'’-])", text, re.IGNORECASE):
            put = new.capitalize() if found[0][:1].isupper() and new[:1].islower() else new
            yield from change(f"exchange for {new or 'nothing'}", found.start(), found.end(), put)


class Survivor(NamedTuple):
    """A mutant that means the same as the text it was made from."""

    title: str
    mutant: Mutant
    reason: str


def find_reason(mutant: Mutant) -> str:
    """Find out why a mutant may mean the same; "" if nobody has said so."""
    for deed, words, around, reason in REASONS:
        if (
            mutant.deed.startswith(deed)
            and re.fullmatch(words, mutant.words, re.IGNORECASE)
            and re.search(around, mutant.around, re.IGNORECASE)
        ):
            return reason
    return ""


def judge_text(
    title: str, text: str, names: Names, step: int = 1, first: int = 0
) -> tuple[Counter[str], list[Survivor]]:
    """Read the mutants of a text, every `step`th of them; count what became of them and list those that survived."""
    counts: Counter[str] = Counter()
    read = read_text(text, names)
    if read.faults:
        return counts, []
    survivors: list[Survivor] = []
    for number, mutant in enumerate(mutate_text(text)):
        if (number + first) % step:
            continue
        other = understand(mutant.text, names)
        if other is None:
            counts["refused"] += 1
        elif other != read.paragraphs:
            counts["changed"] += 1
        else:
            survivor = Survivor(title, mutant, find_reason(mutant))
            counts["same, with a reason" if survivor.reason else "same"] += 1
            survivors.append(survivor)
    return counts, survivors


def understand(text: str, names: Names) -> object:
    """Return the meaning of a text; None if it is refused."""
    read = read_text(text, names, explain=False)
    return None if read.faults else read.paragraphs


def list_box_texts() -> Iterator[tuple[str, str]]:
    """List the texts of all boxes."""
    for name in BOXES:
        for card in BOXES[name].tables("cards.toml")["card"]:
            if card.get("text"):
                yield f"{name}/{card['name']}", card["text"]


def list_file_texts(file: Path) -> Iterator[tuple[str, str]]:
    for card in json.loads(file.read_text(encoding="utf-8")):
        yield f"{file.stem}/{card['name']}", card["text"]


def main(files: list[str]) -> int:
    texts = [each for file in files for each in list_file_texts(Path(file))] if files else list(list_box_texts())
    counts: Counter[str] = Counter()
    unjudged = 0
    names = known_names()
    for title, text in {text: (title, text) for title, text in texts}.values():
        more, survivors = judge_text(title, text, names)
        counts += more
        for each in survivors:
            unjudged += not each.reason
            print(f"{each.title}: {each.mutant.deed}: {each.mutant.around}\n    {each.reason or 'NO REASON'}")
    print(f"{sum(counts.values())} mutants of {len(texts)} texts: {dict(counts)}")
    return int(unjudged > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
