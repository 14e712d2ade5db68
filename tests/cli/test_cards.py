"""`lineup cards`: browsing, searching, checking a set, reading a text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lineup.language.sets import BOXES, box
from tests.cli.run import Outcome, lineup, refused

FINE = """\
[set]
id = "my-set"
title = "My Set"

[[card]]
id = "herald"
name = "Herald"
type = "Hero"
cost = 3
vp = 1
copies = 2
text = \"\"\"
+2 power. draw a card.
\"\"\"

[[card]]
overrides = "heroes-unite/katana"
text = "+3 Power."
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "my-set.toml"
    file.write_text(text, encoding="utf-8")
    return file


def faulty(outcome: Outcome, *parts: str) -> None:
    """Assert that a check failed with sentences on standard error that hold these parts, and said nothing else."""
    assert (outcome.code, outcome.out) == (1, ""), outcome
    assert outcome.err.strip()
    assert "Traceback" not in outcome.err
    for part in parts:
        assert part in outcome.err


def test_a_name_shows_text_facts_provenance_and_the_rules_that_name_the_card() -> None:
    shown = lineup("cards", "granny goodness")
    assert shown.code == 0
    assert "Granny Goodness  Villain · cost 5 · 1 VP · 2 copies" in shown.out
    assert "Set a Hero or Villain from the Line-Up aside. Play it." in " ".join(shown.out.split())
    assert "Ruling: The card set aside cannot be bought" in shown.out
    assert "Text: real (what the card really does, in our own words)" in shown.out
    assert "Rules that name it: HU-GAIN-04, HU-HIDE-02, HU-CARD-08" in shown.out


def test_a_rule_about_a_longer_name_does_not_name_the_card() -> None:
    assert "HU-SYN-07" in lineup("cards", "crimson whirlwind").out
    assert "HU-SYN-07" not in lineup("cards", "whirlwind").out


@pytest.mark.parametrize("name", ["katana", "KATANA", "Katana", "heroes-unite/katana"])
def test_a_card_is_found_by_id_and_by_name_in_any_case(name: str) -> None:
    assert lineup("cards", name).out.startswith("Katana  Hero")


def test_a_card_is_found_by_its_other_name() -> None:
    assert lineup("cards", "daughter", "of", "gotham").out.startswith("Daughter of Gotham City")


def test_two_cards_of_one_name_are_both_shown() -> None:
    shown = lineup("cards", "shazam!")
    assert "Shazam!  Super Power · cost 7" in shown.out
    assert "Shazam!  Super Hero" in shown.out


def test_a_partial_text_says_which_part_is_ours() -> None:
    shown = " ".join(lineup("cards", "lucius", "fox").out.split())
    assert "PARTLY OURS: +1 Power and the draw; the rest does what the card does." in shown
    assert lineup("cards", "lucius", "fox", "--json").json[0]["provenance"]["ours"] == "+1 Power and the draw"


def test_a_promo_card_says_that_it_is_off() -> None:
    assert "promo, off unless --rule promo=on" in " ".join(lineup("cards", "starfire").out.split())


def test_words_search_names_and_texts() -> None:
    found = {card["name"] for card in lineup("cards", "starbolt", "--json").json}
    assert found == {"Starbolt"}
    found = {card["name"] for card in lineup("cards", "starbolt", "turn", "--json").json}
    assert found == {"Warrior Princess"}


def test_without_a_name_the_tables_list_every_card_with_the_source_of_its_text() -> None:
    shown = lineup("cards", "--game", "heroes-unite")
    for card in box("heroes-unite").cards:
        assert card.name in shown.out
    assert "Text from" in shown.out
    assert "83 cards, 219 copies" in shown.out
    every = " ".join(lineup("cards").out.split())
    assert all(box(name).title in every for name in BOXES)
    assert f"{sum(len(box(name).cards) for name in BOXES)} cards" in every


def test_the_tables_of_boxes_with_characters_show_levels_and_keywords() -> None:
    shown = lineup("cards", "--game", "rivals-batman-joker")
    assert re.search(r"Batman 2 +Character +12 +6 +1", shown.out)
    assert re.search(r"Lucius Fox +Hero +2 +1 +2 +Defense +partial", shown.out)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("supergirl", "Assist, Confrontation"),
        ("impervious", "Defense, Block"),
        ("kryptonite", "Assist, Attack"),
        ("daily planet", "Ongoing, Confrontation"),
    ],
)
def test_a_page_names_the_keywords_and_the_emblem(name: str, words: str) -> None:
    text = " ".join(lineup("cards", name, "--game", "confrontations").out.split())
    assert f"Keywords: {words} Emblem: " in text


def test_a_stand_in_is_marked_before_its_text_and_a_real_text_is_not() -> None:
    page = lineup("cards", "supergirl").out.splitlines()
    assert page[1] == "  STAND-IN: this text is ours; we do not know the printed one."
    assert page[2] == "  Assist."
    assert "STAND-IN" not in lineup("cards", "cold breath").out
    assert "Text: real" in lineup("cards", "cold breath").out


def test_a_character_is_shown_with_level_side_and_each_of_its_versions() -> None:
    text = " ".join(lineup("cards", "lex luthor").out.split())
    for level, facts in ((1, "cost 9 · 4 VP"), (2, "cost 12 · 6 VP"), (3, "cost 15 · 0 VP")):
        assert f"Lex Luthor Character · Level {level} · Super-Villain · {facts} · 1 copy" in text


def test_filters_keep_a_type_and_a_range_of_costs() -> None:
    cheap = lineup("cards", "--game", "heroes-unite", "--type", "super-power", "--cost", "2-3", "--json").json
    assert {card["name"] for card in cheap} == {"Force Field", "Kick", "Power of the Green", "Whirlwind"}
    dear = lineup("cards", "--type", "Super-Villain", "--cost", "12+", "--json").json
    assert {card["name"] for card in dear} == {"Nekron", "Trigon"}
    assert lineup("cards", "--cost", "30", "--json").json == []
    assert "No card fits." in lineup("cards", "--cost", "30").out


def test_the_json_of_a_card_has_exactly_the_documented_fields() -> None:
    cards = lineup("cards", "--json").json
    assert len(cards) == sum(len(box(name).cards) for name in BOXES)
    fields = ["id", "name", "set", "stack", "type", "cost", "vp", "copies", "text", "provenance"]
    assert all(list(card) == fields for card in cards)
    katana = next(card for card in cards if card["id"] == "katana")
    assert katana == {
        "id": "katana",
        "name": "Katana",
        "set": "heroes-unite",
        "stack": "main",
        "type": "Hero",
        "cost": 2,
        "vp": 1,
        "copies": 4,
        "text": "+1 Power.\nDefense: Discard this card to avoid an Attack. Draw a card.",
        "provenance": {"copies": "public list", "facts": "public list", "text": "real"},
    }


def test_variable_points_are_a_star_and_a_super_hero_has_neither_cost_nor_points() -> None:
    cards = {card["id"]: card for card in lineup("cards", "--game", "heroes-unite", "--json").json}
    assert cards["larfleeze"]["vp"] == "*"
    assert cards["weakness"]["vp"] == -1
    assert (cards["hero-batgirl"]["cost"], cards["hero-batgirl"]["vp"]) == (None, None)


def test_own_cards_join_the_list_and_overrides_take_their_place(tmp_path: Path) -> None:
    cards = lineup("cards", "--set", write(tmp_path, FINE), "--json").json
    mine = [card for card in cards if card["set"] == "my-set"]
    assert [card["text"] for card in mine] == ["+2 Power. Draw a card."]
    katana = [card for card in cards if card["id"] == "katana"]
    assert [(card["text"], card["provenance"]["text"]) for card in katana] == [("+3 Power.", "custom")]


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("katanna",), ("katanna", "Katana")),
        (("xyzzy plugh",), ("xyzzy plugh", "lineup cards")),
        (("--type", "wizard"), ("wizard", "Equipment")),
        (("--game", "rivals"), ("rivals", "rivals-batman-joker")),
        (("--cost", "cheap"), ("cheap", "5+")),
        (("--set", "none.toml"), ("none.toml",)),
    ],
)
def test_unknown_values_are_named_with_what_would_be_right(args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(lineup("cards", *args), *parts)


# cards check


def test_a_fine_set_is_summed_up_and_shows_how_its_texts_will_read(tmp_path: Path) -> None:
    shown = lineup("cards", "check", write(tmp_path, FINE))
    assert shown.code == 0
    assert "My Set is fine: 2 cards." in shown.out
    assert "Hero: 6 copies" in shown.out
    assert "Katana takes the place of heroes-unite/katana." in shown.out
    assert "- +2 power. draw a card." in shown.out
    assert "+ +2 Power. Draw a card." in shown.out


def test_the_json_of_a_check(tmp_path: Path) -> None:
    report = lineup("cards", "check", write(tmp_path, FINE), "--json").json
    assert report == {
        "ok": True,
        "set": "my-set",
        "cards": 2,
        "copies": {"Hero": 6},
        "wording": [{"card": "herald", "written": "+2 power. draw a card.", "canonical": "+2 Power. Draw a card."}],
        "errors": [],
        "warnings": [],
    }


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (("[set]", "[set"), ("not a TOML file", "line 1")),
        (("+2 power.", "Frobnicate."), ("Herald", "line 1, column 1", "Frobnicate")),
        (("cost = 3", 'cost = "three"'), ("Herald", "cost must be a whole number")),
        (("cost = 3", "price = 3"), ("Herald", "price")),
        (('type = "Hero"', 'type = "Wizard"'), ("Wizard", "Equipment")),
        (("vp = 1", ""), ("Herald", "Victory Points")),
        (("+2 power. draw a card.", "Worth 1 VP for each Hero you own."), ("Herald", "contradict")),
        (("heroes-unite/katana", "heroes-unite/katanna"), ("katanna", "katana")),
        (('id = "my-set"', 'id = "heroes-unite"'), ("heroes-unite", "choose another")),
        (("draw a card", "Discard it"), ("Herald", "nothing to refer to")),
    ],
)
def test_a_wrong_set_fails_the_check_with_card_and_place(
    tmp_path: Path, change: tuple[str, str], parts: tuple[str, ...]
) -> None:
    file = write(tmp_path, FINE.replace(*change, 1))
    faulty(lineup("cards", "check", file), *parts)
    report = lineup("cards", "check", file, "--json")
    assert report.code == 1
    assert report.json["ok"] is False
    assert all(part in report.json["errors"][0] for part in parts)


def test_the_texts_of_all_cards_are_checked_at_once(tmp_path: Path) -> None:
    file = write(tmp_path, FINE.replace("draw a card", "Frobnicate").replace("+3 Power.", "Draw a crad."))
    shown = lineup("cards", "check", file)
    assert shown.code == 1
    assert "Frobnicate" in shown.err
    assert "crad" in shown.err


def test_a_missing_file_is_bad_input_rather_than_a_failed_check(tmp_path: Path) -> None:
    refused(lineup("cards", "check", tmp_path / "none.toml"), "none.toml")


# cards parse


def test_a_text_is_shown_in_canonical_wording_with_its_meaning() -> None:
    shown = lineup("cards", "parse", "--text", "+2 power. you may draw a card.")
    assert shown.code == 0
    assert "  +2 Power. You may draw a card." in shown.out
    assert "Power — Give Power: a number" in shown.out
    assert "n: 2" in shown.out
    assert "May — Actions the player may decline." in shown.out


def test_the_json_of_a_text_has_exactly_ok_text_and_error() -> None:
    good = lineup("cards", "parse", "--text", "draw a card.", "--json")
    assert good.code == 0
    assert good.json == {"ok": True, "text": "Draw a card.", "error": None}
    bad = lineup("cards", "parse", "--text", "draw a crad.", "--json")
    assert bad.code == 1
    assert list(bad.json) == ["ok", "text", "error"]
    assert (bad.json["ok"], bad.json["text"]) == (False, None)
    assert "crad" in bad.json["error"]


def test_the_json_of_a_text_says_which_words_were_taken_for_names_of_cards() -> None:
    text = "If you control a Quiet Evening, +1 Power. Gain a Loud Morning."
    read = lineup("cards", "parse", "--text", text, "--json")
    assert read.json == {"ok": True, "text": text, "error": None, "names": ["Quiet Evening", "Loud Morning"]}
    assert '"Loud Morning" is taken for the name of a card.' in lineup("cards", "parse", "--text", text).out


def test_a_line_break_may_be_typed_as_backslash_n() -> None:
    read = lineup("cards", "parse", "--text", r"+1 power.\nWorth 1 VP for each Hero you own.", "--json").json
    assert read["text"] == "+1 Power.\nWorth 1 VP for each Hero you own."


def test_own_card_names_are_understood_with_their_set(tmp_path: Path) -> None:
    text = "Gain a Herald."
    faulty(lineup("cards", "parse", "--text", text), "Herald")
    assert lineup("cards", "parse", "--text", text, "--set", write(tmp_path, FINE), "--json").json["ok"]


@pytest.mark.parametrize("text", ["", "Frobnicate.", "Discard it.", "Otherwise, draw a card."])
def test_a_text_that_means_nothing_exits_with_code_1_and_a_sentence(text: str) -> None:
    faulty(lineup("cards", "parse", "--text", text))


def test_a_fault_is_shown_under_the_very_words() -> None:
    shown = lineup("cards", "parse", "--text", r"+1 Power.\nDraw a card. Draw a crad.")
    assert shown.err.splitlines()[-3:] == [
        "    Draw a card. Draw a crad.",
        "                        ^^^^",
        "    instead: card",
    ]
    long = "You may destroy a card from your hand. " * 4 + "Frobnicate."
    _, line, carets, *helps = lineup("cards", "parse", "--text", long).err.splitlines()
    assert any(each.startswith("    can go on with a sentence: ") for each in helps)
    assert len(line) < 80
    assert line[carets.index("^") : carets.rindex("^") + 1] == "Frobnicate"


def test_a_text_is_told_in_plain_steps() -> None:
    assert "• You may draw a card." in lineup("cards", "parse", "--text", "you may draw a card.").out


# cards parse --file


TEXTS = """\
# First
+2 power.
draw a card.

Frobnicate.

Gain a First.
"""


def test_many_texts_are_read_at_once_and_summed_up(tmp_path: Path) -> None:
    file = tmp_path / "texts.txt"
    file.write_text(TEXTS, encoding="utf-8")
    shown = lineup("cards", "parse", "--file", file)
    assert shown.code == 1
    assert "2 of 3 texts understood (66 %)." in shown.out
    assert "Text 2\n" in shown.out
    assert "^^^^^^^^^^" in shown.out
    report = lineup("cards", "parse", "--file", file, "--json")
    assert report.code == 1
    assert (report.json["ok"], report.json["understood"], report.json["of"]) == (False, 2, 3)
    first, second, third = report.json["texts"]
    assert first == {
        "name": "First",
        "ok": True,
        "text": "+2 Power.\nDraw a card.",
        "error": None,
        "faults": [],
        "warnings": [],
    }
    assert [(fault["start"], fault["end"], fault["words"]) for fault in second["faults"]] == [(0, 10, "Frobnicate")]
    assert third["text"] == "Gain a First."


def test_texts_come_from_sets_and_json_as_well(tmp_path: Path) -> None:
    assert lineup("cards", "parse", "--file", write(tmp_path, FINE)).out == "2 of 2 texts understood (100 %).\n"
    bare = FINE + '\n[[card]]\nid = "ash"\nname = "Ash"\ntype = "Hero"\ncost = 2\nvp = 1\n'
    shown = lineup("cards", "parse", "--file", write(tmp_path, bare))
    assert (shown.code, shown.out) == (0, "2 of 2 texts understood (100 %).\n"), "a card may have no text"
    file = tmp_path / "texts.json"
    file.write_text('["Draw a card.", {"name": "Two", "type": "Hero", "text": "+1 Power."}]', encoding="utf-8")
    assert lineup("cards", "parse", "--file", file, "--json").json["understood"] == 2


@pytest.mark.parametrize(
    ("name", "content", "parts"),
    [
        ("none.txt", None, ("none.txt", "empty line")),
        ("bad.json", "{", ("bad.json", "not JSON")),
        ("bad.toml", "[", ("bad.toml", "not TOML")),
        ("odd.json", '{"a": 1}', ("odd.json", "list of texts")),
        ("odd.json", "[1]", ("odd.json", "1 is not")),
    ],
)
def test_a_file_that_holds_no_texts_is_refused(
    tmp_path: Path, name: str, content: str | None, parts: tuple[str, ...]
) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_text(content, encoding="utf-8")
    refused(lineup("cards", "parse", "--file", file), *parts)


def test_either_a_text_or_a_file_is_read() -> None:
    refused(lineup("cards", "parse"), "--text", "--file")
    refused(lineup("cards", "parse", "--text", "Draw a card.", "--file", "x.txt"), "--text", "--file")
    refused(lineup("cards", "parse", "--text", "Draw a card.", "--type", "wizard"), "wizard", "Equipment")


# cards diff


def test_a_set_is_compared_with_the_cards_it_takes_the_place_of(tmp_path: Path) -> None:
    file = write(tmp_path, FINE + "cost = 5\n")
    shown = lineup("cards", "diff", file).out
    assert "Katana  (heroes-unite/katana)" in shown
    assert "  cost: 2 → 5" in shown
    assert "- Defense: Discard this card to avoid an Attack. Draw a card." in shown
    assert "+   You get 3 Power." in shown
    assert "1 card compared; they differ: 1 in numbers, 1 in wording, 1 in meaning." in shown
    (katana,) = lineup("cards", "diff", file, "--json").json
    assert katana["card"] == "heroes-unite/katana"
    assert katana["facts"] == {"cost": {"box": 2, "yours": 5}}
    assert katana["text"]["yours"] == "+3 Power."
    assert katana["steps"]["yours"] == ["When you play this card:", "  You get 3 Power."]


def test_a_card_like_the_one_of_the_box_is_the_same(tmp_path: Path) -> None:
    text = box("heroes-unite").find("katana").text.replace("\n", "\\n")
    file = write(tmp_path, FINE.replace("+3 Power.", text))
    assert "the same as in the box" in lineup("cards", "diff", file).out
    assert lineup("cards", "diff", file, "--json").json == [
        {"card": "heroes-unite/katana", "facts": {}, "text": None, "steps": None}
    ]


def test_a_set_without_overrides_or_with_faults_is_not_compared(tmp_path: Path) -> None:
    alone = FINE.partition("[[card]]\noverrides")[0]
    assert "takes the place of no card" in lineup("cards", "diff", write(tmp_path, alone)).out
    faulty(lineup("cards", "diff", write(tmp_path, FINE.replace("+3 Power.", "Draw a crad."))), "crad", "^^^^")
    refused(lineup("cards", "diff", tmp_path / "none.toml"), "none.toml")


def test_a_check_counts_the_texts_that_are_ones_own(tmp_path: Path) -> None:
    shown = lineup("cards", "check", write(tmp_path, FINE)).out
    assert "1 of 83 texts of Heroes Unite is your own; 0 stand-ins are left." in shown
