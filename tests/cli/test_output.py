"""Tables and lines fit the terminal, or are told otherwise: no number, id or word is ever broken."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from lineup.commands.shared.output import make_table, print_lines, print_table
from lineup.commands.terminal import compose
from lineup.commands.terminal.seats import PlayWishes
from tests.cli.run import lineup
from tests.cli.test_choose import chosen

ROWS = (("rivals-shazam-black-adam", "a summary of several words", "1,234,567"), ("other", "", "5"))


def shown(width: int) -> list[str]:
    """A table with an id, a text and a number, as a terminal of that width shows it."""
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None)
    table = make_table("Id", "What it is", "Number", right=("Number",))
    for row in ROWS:
        table.add_row(*row)
    print_table(console, table)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_a_table_takes_the_room_there_is_and_breaks_between_words() -> None:
    wide = [
        "Id                         What it is                      Number",
        "─" * 65,
        "rivals-shazam-black-adam   a summary of several words   1,234,567",
        "other                                                           5",
    ]
    assert shown(80) == wide
    assert shown(65) == wide
    narrow = shown(50)
    assert all(len(line) <= 50 for line in narrow)
    assert narrow[2:4] == ["rivals-shazam-black-adam   a summary     1,234,567", f"{' ' * 27}of several"]


def test_a_table_without_room_becomes_blocks_of_lines() -> None:
    assert shown(40) == [
        "Id: rivals-shazam-black-adam",
        "What it is: a summary of several words",
        "Number: 1,234,567",
        "",
        "Id: other",
        "Number: 5",
        "",
    ]


def test_tables_of_commands_lose_no_column_in_a_narrow_terminal() -> None:
    played = lineup("simulate", "heroes-unite", "--games", "1", "--bots", "random,casual", "--processes", "1",
                    columns=40).out  # fmt: skip
    assert "Bot: random\n" in played
    assert "Bot: casual\n" in played
    assert "Mean VP: " in played
    cards = lineup("cards", "--type", "character", "--game", "confrontations", columns=40).out
    assert "Name: Superman 1\nType: Character\nCost: 9\n" in cards


def test_rules_switches_are_readable_in_every_width() -> None:
    whole = set(lineup("games", "heroes-unite", columns=0).out.replace(":", "").split())
    narrow = lineup("games", "heroes-unite", columns=30).out.replace(":", "").split()
    assert whole >= set(narrow)


def test_an_id_to_be_typed_is_whole_in_every_width() -> None:
    swaps = ("games", "confrontations", "--set", "rivals-batman-joker")
    pairs = lineup(*swaps, "--json").json
    for columns in (0, 40, 80):
        text = lineup(*swaps, columns=columns).out.split()
        assert all(card.rpartition("/")[2] in text for pair in pairs for card in pair.values())


def test_where_nobody_says_how_wide_it_is_lines_have_no_end() -> None:
    (title, head, *_) = lineup("cards", "--game", "confrontations", columns=0).out.splitlines()
    assert (title, head.split()[0], len(head) > 80) == ("Confrontations", "Name", True)
    page = lineup("cards", "katana", columns=0).out
    assert max(map(len, page.splitlines())) > 80
    assert not any(line.endswith(" ") for line in page.splitlines())


def test_lines_go_on_under_their_beginning_and_end_without_blanks() -> None:
    console = Console(file=io.StringIO(), width=20, force_terminal=True, color_system=None)
    print_lines(console, ["  one two three four five six", "", "seven"])
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue() == "  one two three four\n  five six\n\nseven\n"


def test_lines_of_a_comparison_go_on_under_their_beginning(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = "Draw a card. " * 9
    card = f'[[card]]\noverrides = "heroes-unite/katana"\ntext = "{text.strip()}"\n'
    file.write_text(f'[set]\nid = "mine"\n{card}', encoding="utf-8")
    lines = lineup("cards", "diff", file).out.splitlines()
    assert all(line.startswith("  ") for line in lines[1:-1])
    assert not any(line.endswith(" ") for line in lines)


# A game put together at a prompt


def test_what_is_no_switch_set_variant_or_hero_is_not_taken_over(tmp_path: Path) -> None:
    wrong = ("rule a=b", "rule hand_size=99", "variant zzz", "set none", "hero Nobody", "swap that", f"players {10**9}")
    done = chosen(tmp_path / "game.log", *wrong, f"forecast {'9' * 5000}", "variant hunt", "quit")
    text = " ".join(done.out.split())
    assert "This cannot be played" not in text
    assert text.count('There is no rules switch "a"') == 1
    for sentence in (
        "The switch hand_size goes from 1 to 10; 99 lies outside.",
        'Heroes Unite has no variant "zzz"',
        'There is no file "none".',
        'There is no Super Hero "Nobody" in this game',
        'A swap is given as OUT=IN, such as tula=batwoman; "that" is not.',
        'players takes a number from 1 to 5, not "1000000000".',
        "forecast takes a number from 1 to 5000, not ",
        "Chosen: hunt. At the table: You and casual.",
    ):
        assert sentence in text


def test_what_there_is_stands_as_it_is_typed_at_the_prompt(tmp_path: Path) -> None:
    done = chosen(tmp_path / "game.log", "list", "game rivals-shazam-black-adam", "list", "quit")
    text = " ".join(done.out.split())
    assert "--" not in text
    assert "variant hunt Super-Villain Hunt" in text
    assert "set rivals-batman-joker + hero Shazam!,The Joker " in text
    assert "+ half " in text


def test_the_prompt_breaks_no_word_at_the_edge() -> None:
    typed = "list\nhelp\nvariant zzz\nrule a=b\nset rivals-batman-joker\nquit\n"
    wide = set(lineup("play", "--choose", stdin=typed, columns=200).out.split())
    narrow = lineup("play", "--choose", stdin=typed, columns=40).out
    assert all(len(line) <= 40 for line in narrow.splitlines())
    assert set(narrow.split()) == wide


def test_an_interrupted_prompt_leaves_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(file=io.StringIO(), width=80)

    def interrupted(*given: object) -> str:
        console.print("> ", end="")
        raise KeyboardInterrupt

    monkeypatch.setattr(console, "input", interrupted)
    wishes = PlayWishes("heroes-unite", None, None, "You", None, None, None, False)
    with pytest.raises(KeyboardInterrupt):
        compose.compose_game(wishes, console, plain=False)
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().endswith("> \n")
