"""`lineup cards new`: a card typed into a set, by options or in the form."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup.language.proofreading import Fault, Proof, proofread
from lineup.language.sets import load
from tests.cli.run import lineup, refused
from tests.cli.test_cards import FINE, faulty

WATCH = ("--name", "Night Watch", "--type", "hero", "--cost", "4", "--vp", "1")


def new(file: Path, *args: str, stdin: str = "") -> str:
    """Run the command, which must not fail; what it printed."""
    shown = lineup("cards", "new", file, *args, stdin=stdin)
    assert shown.code == 0, shown
    return shown.out


def test_a_card_given_by_options_is_written_and_shown_with_what_it_does(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    shown = new(file, *WATCH, "--copies", "2", "--text", r"+2 power.\ndraw a card.", "--title", "My Cards")
    assert "Night Watch  Hero · cost 4 · 1 VP · 2 copies  (mine/night-watch)" in shown
    assert "• You draw a card." in shown
    assert f"Written to {file}." in shown
    (card,) = load(file).cards
    assert (card.text, card.cost, card.vp, card.copies) == ("+2 Power.\nDraw a card.", 4, 1, 2)
    assert load(file).title == "My Cards"


def test_a_card_is_put_behind_those_there_are_and_nothing_else_changes(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("# what I own\n" + FINE, encoding="utf-8")
    new(file, *WATCH, "--text", "Gain a Herald.")
    assert file.read_text(encoding="utf-8").startswith("# what I own\n" + FINE)
    assert [card.name for card in load(file).cards] == ["Herald", "Katana", "Night Watch"]


def test_a_card_of_a_box_is_replaced_and_keeps_what_is_not_said(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    new(file, "--replaces", "katana", "--text", "+3 Power.")
    assert 'overrides = "heroes-unite/katana"\ntext = "+3 Power."\n' in file.read_text(encoding="utf-8")
    (card,) = load(file).cards
    assert (card.ref, card.cost, card.text) == ("heroes-unite/katana", 2, "+3 Power.")


@pytest.mark.parametrize(
    ("vp", "text", "written"),
    [("*", "Worth 1 VP for each Hero you own.", None), ("3", "+1 Power.", 3), ("−1", "+1 Power.", -1)],
)
def test_points_are_a_number_or_a_star_where_the_text_tells_them(
    tmp_path: Path, vp: str, text: str, written: int | None
) -> None:
    file = tmp_path / "mine.toml"
    new(file, "--name", "Star", "--type", "Hero", "--cost", "2", "--vp", vp, "--text", text)
    assert ("vp =" in file.read_text(encoding="utf-8")) == (written is not None)
    assert load(file).cards[0].vp == (written or 0)


def test_points_that_the_text_takes_some_off_are_kept_with_their_star(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = "Worth 1 VP less for each Hero you own."
    new(file, "--name", "Star", "--type", "Hero", "--cost", "2", "--vp", "10*", "--text", text)
    assert load(file).cards[0].vp == 10


def test_all_faults_are_told_at_once_and_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    shown = lineup("cards", "new", file, "--name", "Odd", "--type", "Hero", "--cost", "99", "--vp", "1",
                   "--text", "Frobnicate. Draw a crad.")  # fmt: skip
    faulty(shown, "cost goes from 0 to 30", "Frobnicate", "^^^^")
    shown = lineup("cards", "new", file, "--name", "Odd", "--type", "wizard", "--cost", "four", "--vp", "many",
                   "--copies", "some", "--text", "Frobnicate.")  # fmt: skip
    numbers = [f'{key} must be a whole number; "{typed}"' for key, typed in {"cost": "four", "(vp)": "many"}.items()]
    faulty(shown, *numbers, "copies must be", '"wizard" is no card type; it is one of Starter, Hero', "Frobnicate")
    assert not file.exists()


def test_a_number_that_is_far_too_great_is_still_called_one(tmp_path: Path) -> None:
    many = ("--cost", "9" * 14, "--vp", "9" * 17, "--copies", "9" * 8)
    shown = lineup("cards", "new", tmp_path / "mine.toml", "--name", "Odd", "--type", "Hero", *many)
    faulty(shown, *(f"; {number} lies outside." for number in many[1::2]))


def test_an_empty_name_opens_no_form(tmp_path: Path) -> None:
    shown = lineup("cards", "new", tmp_path / "mine.toml", "--name", "", "--type", "Hero", "--cost", "2", "--vp", "1")
    faulty(shown, 'the field "name" is missing.')


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("mine.txt", *WATCH), ("mine.txt", ".toml")),
        (("mine.toml", "--replaces", "katanna"), ("katanna", "heroes-unite/katana")),
        (("mine.toml", "--replaces", "nowhere/katana"), ("nowhere", "heroes-unite")),
        (("mine.toml", "--replaces", "punch"), ("several cards", "heroes-unite/punch")),
    ],
)
def test_bad_input_is_named_with_what_would_be_right(args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(lineup("cards", "new", *args), *parts)


def test_a_file_that_is_no_set_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("not toml", encoding="utf-8")
    faulty(lineup("cards", "new", file, *WATCH, "--text", "Draw a card."), "not a TOML file", "Nothing was written.")
    assert file.read_text(encoding="utf-8") == "not toml"


def test_a_name_of_the_set_is_not_taken_twice(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    new(file, *WATCH, "--text", "Draw a card.")
    faulty(lineup("cards", "new", file, *WATCH, "--text", "Draw a card."), "night-watch")


# The form


def test_the_form_asks_for_each_field_reads_along_and_writes_when_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    answers = ["Night Watch", "wizard", "hero", "dear", "4", "", "few", "2", "", "+2 power. Frobnicate.", "a",
               "+2 power. draw a card.", "Defense: Discard this card to avoid an Attack.", "", "w"]  # fmt: skip
    shown = new(file, stdin="\n".join(answers) + "\n")
    assert 'There is no card type "wizard"' in shown
    assert 'The cost is a number; "dear" is not.' in shown
    assert 'The number of copies is a number; "few" is not.' in shown
    assert "   +2 power. Frobnicate.\n             ^^^^^^^^^^\n" in shown
    assert "   +2 Power. Draw a card." in shown
    assert "• You draw a card." in shown
    (card,) = load(file).cards
    assert (card.name, card.cost, card.vp, card.copies) == ("Night Watch", 4, 1, 2)
    assert card.text == "+2 Power. Draw a card.\nDefense: Discard this card to avoid an Attack."


def test_the_form_offers_to_replace_the_card_of_that_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    shown = new(file, stdin="\n".join(["katana", "r", "", "", "", "", "", "+4 Power.", "", "w", ""]))
    assert "There is Katana of Heroes Unite." in shown
    assert load(file).cards[0].ref == "heroes-unite/katana"
    assert "cost" not in file.read_text(encoding="utf-8")


def test_a_card_that_is_not_fine_is_changed_or_given_up(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    facts = ["Odd", "hero", "4", "1", "1", ""]
    given_up = new(file, stdin="\n".join([*facts, "Frobnicate.", "k", "", "q", ""]))
    assert "Nothing was written." in given_up
    assert not file.exists()
    shown = new(file, stdin="\n".join([*facts, "Frobnicate.", "k", "", "t", "Draw a card.", "", "c", "f",
                                       "", "", "5", "", "", "", "w", ""]))  # fmt: skip
    assert "[t] type the text anew" in shown
    assert (load(file).cards[0].text, load(file).cards[0].cost) == ("Draw a card.", 5)


@pytest.mark.parametrize("answers", ["quit", "Odd\nquit", "Odd\nhero\n4\n1\n1\n\nDraw a card.\nquit"])
def test_the_form_is_given_up_at_any_question(tmp_path: Path, answers: str) -> None:
    file = tmp_path / "mine.toml"
    assert new(file, stdin=f"{answers}\n").endswith("Nothing was written.\n")
    assert not file.exists()


def test_the_end_of_the_input_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    shown = lineup("cards", "new", file, stdin="Odd\nhero\n")
    assert shown.code == 130
    assert "Nothing was written." in shown.out
    assert not file.exists()


def test_a_slip_is_mended_by_one_key_or_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def sure(text: str, *args: object, **more: object) -> Proof:
        at = text.find("drow")
        slip = Fault(at, at + 4, "drow", '"drow" is not a word.', "draw")
        return Proof(text, faults=(slip,)) if at >= 0 else proofread(text)

    monkeypatch.setattr("lineup.commands.workshop.new_card.proofread", sure)
    answers = ["Night Watch", "hero", "4", "1", "1", "", "+2 Power. drow a card.", "m", "", "w", ""]
    shown = new(tmp_path / "form.toml", stdin="\n".join(answers))
    assert "   instead: draw" in shown
    assert "[m] mend it" in shown
    assert load(tmp_path / "form.toml").cards[0].text == "+2 Power. Draw a card."
    new(tmp_path / "options.toml", *WATCH, "--text", "drow a card.", "--mend")
    assert load(tmp_path / "options.toml").cards[0].text == "Draw a card."
