"""A folder that is no box is refused with one sentence that names the file, the value and what would be right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lineup.boxes import HERE, BoxError, find_boxes, read_box
from lineup.games.boxes import read_game
from lineup.language.sets import CardError, read_cards
from lineup.ledger import read_clauses
from lineup.table.wire.looks import read_looks

NIGHT = Path(__file__).parent / "night-city"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(NIGHT, tmp_path / "boxes" / "night-city"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) >= 1
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def read_all(folder: Path) -> None:
    """Read everything of the box in a folder, next to the real boxes."""
    found = find_boxes([HERE, folder.parent])["night-city"]
    for part in (read_game, read_cards, read_clauses, read_looks):
        part(found)


def complaint(folder: Path) -> str:
    """The first error that reading a folder raises."""
    with pytest.raises((BoxError, CardError)) as error:
        read_all(folder)
    return str(error.value)


def test_the_box_itself_is_fine(folder: Path) -> None:
    read_all(folder)
    found = read_box(folder)
    assert read_game(found).profile.hand_size == 6
    assert len(read_cards(found).cards) == 19
    assert len(read_clauses(found)) == 3
    assert set(read_looks(found).people) == {"Night Watch", "The Crawler"}


@pytest.mark.parametrize("file", ["box.toml", "cards.toml", "rules.toml", "looks.toml"])
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert complaint(folder) == (
        f'The box "night-city" has no {file}; a box is a folder with box.toml, cards.toml, rules.toml, looks.toml.'
    )


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("box.toml", "summary =", "sumary =", ': there is no key "sumary"; did you mean "summary"?'),
        ("box.toml", 'title = "Night City"\n', "", ': the key "title" is missing.'),
        ("box.toml", "order = 5", 'order = "5"', ': order must be a whole number; "5" is not.'),
        ("box.toml", '"NC"', '"HU"', ': the prefix "HU" is that of Heroes Unite already; choose another.'),
        ("box.toml", '"NC"', '"n"', ': prefix is two to eight capitals, such as "XY"; "n" is not.'),
        (
            "box.toml",
            "hand_size = 6",
            "hand_sise = 6",
            ', rules: There is no rules switch "hand_sise"; did you mean hand_size?',
        ),
        (
            "box.toml",
            "hand_size = 6",
            "hand_size = 60",
            ", rules: The switch hand_size goes from 1 to 10; 60 lies outside.",
        ),
        (
            "box.toml",
            "line_up_size = 4",
            "line_up_size = true",
            ", 2 players: The switch line_up_size is a whole number, not true.",
        ),
        (
            "box.toml",
            "{ super_villains = 2 }",
            '{ knock_out = "sleeps" }',
            ', variant "dusk": The switch knock_out is one of wins, last_standing; "sleeps" is not.',
        ),
        ("box.toml", "swaps = false\n", "", ', mix: the key "swaps" is missing.'),
        ("box.toml", "[examples]", "[examples]\ndance = []", ', examples: there is no key "dance"; '),
        ("box.toml", "[rules]", "[rules", " is not a TOML file: "),
        ("cards.toml", '"night-city"', '"day-city"', ' is of the set "day-city", Night City; its box is'),
        ("cards.toml", "Draw two cards.", "Draw two tigers.", ', card "Sleepless", line 1, column 10'),
        ("rules.toml", "NC-END-01", "XX-END-01", ': "XX-END-01" is no id of a rule here; it is one of'),
        ("rules.toml", "NC-PLAY-02", "NC-PLAY-01", ': two clauses have the id "NC-PLAY-01"; one may.'),
        ("rules.toml", '["end"]', '["play"]', ': two clauses have the topic "play"; one may.'),
        ("rules.toml", '["end"]', '["ent"]', ', NC-PLAY-02: topics has "ent"; did you mean: '),
        ("rules.toml", '"hand_size"', '"hands"', ', NC-PLAY-01: switches has "hands"; did you mean: '),
        ("rules.toml", "note =", "nota =", ', NC-PLAY-02: there is no key "nota"; did you mean "note"?'),
        ("looks.toml", "lantern =", "lanten =", ': there is no picture "lanten"; there is lantern'),
        ("looks.toml", '"hood"', '"hod"', ', "Night Watch": there is no part "hod"; there is hood'),
        ("looks.toml", '"croc"', '"crok"', ', "The Crawler": there is no head "crok"; there is rock, croc.'),
        ("looks.toml", "#e8c14a", "gold", ', "Night Watch": trim is a colour such as "#1d1a22", or'),
        (
            "looks.toml",
            '"LAM"',
            '"LAMP"',
            ': the mark of "lamplighter" has up to 3 letters in quotes; "LAMP" has not.',
        ),
        ("looks.toml", "suit =", "sut =", ', "Night Watch": there is no key "sut"; did you mean "suit"?'),
    ],
)
def test_a_mistake_is_one_sentence(folder: Path, file: str, old: str, new: str, said: str) -> None:
    change(folder, file, old, new)
    found = complaint(folder)
    assert found.startswith(f"night-city/{file}{said}")
    assert len(found.splitlines()) == 1
    assert found.endswith((".", "?"))


def test_two_boxes_of_one_name_are_refused(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "more" / "night-city")
    with pytest.raises(BoxError, match=r'^Two boxes are called "night-city": .* and .*; rename one folder\.$'):
        find_boxes([folder.parent, tmp_path / "more"])


def test_a_folder_of_boxes_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=r'^LINEUP_BOXES names the folder ".*nowhere", which is not there; '):
        find_boxes([tmp_path / "nowhere"])


def test_a_folder_of_a_box_is_called_in_small_letters(folder: Path) -> None:
    with pytest.raises(
        BoxError, match=r'^The folder "Night City" of a box is called in small letters, such as "my-box"'
    ):
        read_box(folder.rename(folder.parent / "Night City"))
