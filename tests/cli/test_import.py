"""`lineup cards import`, and `lineup cards check` of several files."""

from __future__ import annotations

from pathlib import Path

from tests.cli.run import lineup

TABLE = """Card;Rules text;Cost
Ravn;Draw a card and each foe discards a card.;
Katana;Drw a card.;
Ash;+2 Power.;2
"""


def taken(tmp_path: Path, text: str, name: str = "list.csv") -> tuple[Path, Path]:
    source, target = tmp_path / name, tmp_path / "mine.toml"
    source.write_text(text, encoding="utf-8")
    return source, target


def test_a_list_completes_cards_of_a_box_and_faults_are_told_at_their_line(tmp_path: Path) -> None:
    source, target = taken(tmp_path, TABLE)
    shown = lineup("cards", "import", str(source), str(target), "--box", "heroes-unite", "--json")
    report = shown.json
    assert (shown.code, report["written"], report["of"]) == (1, 1, 3)
    assert [(card["name"], card["replaces"], card["line"]) for card in report["cards"]] == [
        ("Ravn", "heroes-unite/raven", 2),
        ("Katana", "heroes-unite/katana", 3),
        ("Ash", "", 4),
    ]
    assert "type" in report["cards"][2]["errors"][0]
    assert lineup("cards", "check", str(target)).code == 0


def test_slips_are_mended_where_it_is_sure_what_was_meant_and_a_second_import_adds_nothing(tmp_path: Path) -> None:
    source, target = taken(tmp_path, "Raven\nDrw a card.\n\nKatana\n+1 Power\n", name="list.txt")
    for written in (2, 0):
        shown = lineup("cards", "import", str(source), str(target), "--box", "heroes-unite", "--mend", "--json")
        assert (shown.code, shown.json["written"]) == (0, written)
    assert target.read_text(encoding="utf-8").count("[[card]]") == 2
    assert (
        "2 cards of the list are in" in lineup("cards", "import", str(source), str(target), "--box", "heroes-unite").out
    )


def test_what_is_no_list_is_refused_with_a_sentence(tmp_path: Path) -> None:
    source, target = taken(tmp_path, "\n\n")
    shown = lineup("cards", "import", str(source), str(target))
    assert (shown.code, target.exists()) == (1, False)
    assert "there is no card in it" in shown.err
    assert "There is no file" in lineup("cards", "import", str(tmp_path / "none.csv"), str(target)).err


def test_several_sets_are_checked_at_once(tmp_path: Path) -> None:
    fine = tmp_path / "fine.toml"
    ash = 'id = "ash"\nname = "Ash"\ntype = "Hero"\ncost = 2\nvp = 1\ncopies = 1\ntext = "+2 Power."\n'
    fine.write_text(f'[set]\nid = "fine"\ntitle = "Fine"\n\n[[card]]\n{ash}', encoding="utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(fine.read_text(encoding="utf-8").replace("+2 Power.", "Drw a card."), encoding="utf-8")
    shown = lineup("cards", "check", str(fine), str(bad))
    assert shown.code == 1
    assert "Fine is fine" in shown.out
    assert "bad.toml" in shown.err
    assert [each["ok"] for each in lineup("cards", "check", str(fine), str(bad), "--json").json] == [True, False]
