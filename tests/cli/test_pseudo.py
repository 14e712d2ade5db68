"""No English comes from anywhere but the catalogue: whole games in the terminal in the pseudo-language.

There every letter of a sentence has an accent. Here the cards and the players have accents too, and so do the clauses
of card texts that a sentence quotes; what is left in plain letters would be English of the program's own.
"""

from __future__ import annotations

import io
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from lineup import box as cards_of
from lineup import ledger
from lineup.bots import make_bot
from lineup.boxes import BOXES, first_box
from lineup.commands.terminal.table import TerminalTable
from lineup.engine.definitions import Card, Setup
from lineup.engine.saying import Said
from lineup.game import new_game
from lineup.games import build_setup, find_game
from lineup.speech import ACCENTS, PSEUDO, Voice
from tests.cli.run import lineup, refused
from tests.harness.budget import LONG

BATMAN, SHAZAM = "rivals-batman-joker", "rivals-shazam-black-adam"
PLAIN = re.compile("[A-Za-z]")
REF = re.compile(r"\([a-z-]+/[a-z0-9-]+\)")  # of a card: its box and id
QUOTES = ("moo", "zzzz", "dance", "/none", "/game.log", first_box().example_card)  # what was typed or is to be typed
QUOTED = ("clause", "text-line")  # the keys of sentences that are a card's own words
RULE = re.compile(r"\b[A-Z]+(-[A-Z]+)+(-\d+)?")  # a rule, or a section of them


def content() -> list[str]:
    """The ledgers' own words, the titles of the boxes and the names of their cards, the longest first."""
    found = {ledger.title_of(box) for box in ledger.list_games()} | {find_game(box).title for box in BOXES}
    found |= {card.name for name in BOXES for card in cards_of(name).cards}
    found |= {variant.title for box in BOXES for variant in find_game(box).variants}
    for clause in (clause for box in ledger.list_games() for clause in ledger.load_clauses(box)):
        steps = clause.scenario
        found |= {clause.rule, clause.note, clause.restates, clause.source, clause.title_of_section}
        found |= {*steps.given, *steps.when, *steps.then} if steps else set()
    return sorted(found - {""}, key=len, reverse=True)


LEDGER = content()
COMMANDS = """help
view
why
why 1
why not 2
why not buy {card}
why not confront 1
why not dance
why moo
card
card 1
card {card}
card {some}
card moo
rule
rule {rule}
rule XX-YY-99
rule weakness
rule zzzz
log
log all
undo
all
99
moo
play moo
buy {card}
save {folder}/none/x
save {folder}
save {folder}/game.log
"""


def accented(text: str) -> str:
    return text.translate(ACCENTS)


def in_accents(setup: Setup) -> Setup:
    """Let all cards have names and texts with accents; what they do stays the same."""

    def other(card: Card) -> Card:
        return replace(
            card,
            name=accented(card.name),
            text=accented(card.text),
            abilities=tuple(replace(each, words=accented(each.words)) for each in card.abilities),
            emblem=accented(card.emblem),
            aliases=tuple(map(accented, card.aliases)),
            rulings=tuple(map(accented, card.rulings)),
            provenance=tuple((each, accented(label) if each == "ours" else label) for each, label in card.provenance),
        )

    defs = tuple(other(card) for card in setup.defs)
    return replace(setup, defs=defs, cards=tuple(defs[face] for face in setup.faces))


@pytest.fixture
def quoting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's own words get their accents where a sentence quotes them."""
    say = Voice.__call__

    def quoted(self: Voice, said: Said) -> str:
        if said.key.startswith(QUOTED):
            args = tuple(
                (name, accented(arg) if isinstance(arg, str) and name not in ("source", "ours") else arg)
                for name, arg in said.args
            )
            said = Said(said.key, args)
        return say(self, said)

    monkeypatch.setattr(Voice, "__call__", quoted)


GAMES: list[Any] = [
    ("heroes-unite", 2, {}),
    pytest.param("heroes-unite", 3, {"variants": ["synergy", "hunt", "super-hidden"]}, marks=LONG),
    pytest.param("confrontations", 2, {}, marks=LONG),
    ("confrontations", 4, {}),
    (BATMAN, 2, {}),
    (SHAZAM, 4, {"sets": [BATMAN]}),
]


@pytest.mark.parametrize(("box", "players", "wishes"), GAMES, ids=lambda value: str(value))
def test_every_word_of_a_whole_game_comes_from_the_catalogue(
    box: str,
    players: int,
    wishes: dict[str, Any],
    quoting: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = [accented(name) for name in ("Ann", "Bob", "Cid", "Dot")[:players]]
    monkeypatch.setattr("lineup.game.build_setup", lambda choice: in_accents(build_setup(choice)))
    game = new_game(box, names, "7", **wishes)
    bots = {seat: make_bot("casual" if seat % 2 else "random", seat, "7") for seat in range(1, players)}
    out = io.StringIO()
    console = Console(file=out, width=5000, highlight=False, markup=False, emoji=False, no_color=True)
    card = game.state.setup.defs[-1].name
    asked = COMMANDS.format(card=card, some=card[:2], rule=ledger.load_clauses(box)[0].id, folder=tmp_path)
    typed = (asked + "1\n" * 40) * 3 + "1\n" * 4000
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    TerminalTable(
        game, bots, console, plain=True, ask_everything=True, file=tmp_path / "game.log", language=PSEUDO
    ).run_game()
    assert game.result is not None, "the game came to its end"
    lines = sorted(set(out.getvalue().splitlines()))
    left = [line for line in lines if PLAIN.search(line) and PLAIN.search(without_content(line, tmp_path))]
    assert left == []


def without_content(line: str, folder: Path) -> str:
    """A line without typed input and without what no one translates: clauses, ids, box titles, paths."""
    if line.startswith("> ") or line.lstrip().startswith(("tests/", accented("Proven by:"))):
        return ""
    for text in (*LEDGER, str(folder), *QUOTES):
        line = line.replace(text, "")
    line = re.sub(f"(?<={accented('Team')} )[AB]", "", line)
    return RULE.sub("", REF.sub("", line))


def test_the_command_takes_a_language_and_names_those_there_are() -> None:
    done = lineup("play", "--seed", "7", "--language", PSEUDO, stdin="quit\n")
    assert accented("Type help for help.") in done.out
    refused(lineup("play", "--language", "xx"), 'There is no language "xx"; there are de, en and es.')
