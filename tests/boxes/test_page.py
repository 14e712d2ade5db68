"""docs/adding-a-box.md: the box that stands there, with the cards it says are needed and no others, can be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.run import process

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-box.md").read_text(encoding="utf-8")
CARDS = (
    ("Starter", 0, "Punch, Vulnerability"),
    ("Weakness", 0, "Fear"),
    ("Hero", 3, "Night Watch"),
    ("Super Hero", 0, "Ash, Birch, Cedar, Elm"),  # max_players
    ("Super-Villain", 8, "Aga, Bor, Cax, Dro, Eki, Fum, Gro, Hex, Ild, Jor"),  # of the variant
)


def card(name: str, kind: str, cost: int) -> str:
    points = "" if kind == "Super Hero" else "vp = 0"
    key = name.lower().replace(" ", "-")
    copies = 40 if kind in ("Hero", "Weakness") else 1
    return f'[[card]]\nid = "{key}"\nname = "{name}"\ntype = "{kind}"\ncost = {cost}\n{points}\ncopies = {copies}\n'


def test_the_box_of_the_page_is_played_by_as_many_as_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = tmp_path / "night-city"
    box.mkdir()
    for name in ("box.toml", "rules.toml", "looks.toml"):
        (box / name).write_text(PAGE.partition(f"## {name}\n")[2].partition("```toml\n")[2].partition("```")[0])
    head = '[set]\nid = "night-city"\ntitle = "Night City"\n'
    cards = (card(name, kind, cost) for kind, cost, names in CARDS for name in names.split(", "))
    (box / "cards.toml").write_text(head + "".join(cards))
    monkeypatch.setenv("LINEUP_BOXES", str(tmp_path))
    played = process("play", "night-city", "--players", "4", "--variant", "long", stdin="quit\n", state=tmp_path)
    assert (played.code, played.err) == (0, "")
    assert "Stopped." in played.out


def test_the_page_says_how_many_cards_that_takes() -> None:
    needed = " ".join(PAGE.partition("## cards.toml\n")[2].partition("\n## ")[0].split())
    assert "as many Super Heroes or Characters as `max_players`" in needed
    assert re.search(r"as many Super-Villains as the largest `super_villains`.*six .* ten ", needed)
