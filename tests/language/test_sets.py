"""Card sets from TOML: every mistake is one sentence that names the value and what would be right."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

import lineup
from lineup.engine.definitions import EQUIPMENT, HERO, VILLAIN
from lineup.errors import write_briefly
from lineup.language.editions import all_editions
from lineup.language.grammar import Names
from lineup.language.grammar.limits import MOST_DOTS
from lineup.language.proofreading import read_text, read_verbatim
from lineup.language.sets import BOXES, READ, CardError, CardSet, box, proofread_set, read_set
from lineup.language.words.cards import KINDS
from lineup.language.writing import write_set

THREADS = 6
HERALD: dict[str, object] = {"id": "herald", "name": "Herald", "type": "Hero", "cost": 3, "vp": 1}


def toml(*cards: dict[str, object], head: str = '[set]\nid = "mine"\n') -> str:
    """A set file; None takes a field out, a table is written in one line."""
    lines = [head]
    for card in cards:
        lines.append("[[card]]")
        lines += [f"{key} = {value_of(value)}" for key, value in card.items() if value is not None]
    return "\n".join(lines)


def value_of(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {value_of(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_of(each) for each in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def herald(**changes: object) -> dict[str, object]:
    return {**HERALD, **changes}


def read(*cards: dict[str, object], custom: bool = True) -> CardSet:
    return read_set(toml(*cards), "mine.toml", custom)


def refused(source: str) -> str:
    """What is said about a file that cannot be used."""
    with pytest.raises(CardError) as error:
        read_set(source, "mine.toml", custom=True)
    return str(error.value)


# Files


@pytest.mark.parametrize("source", ["this is no TOML", "[set\nid = 3", '[set]\nid = "mine"\n[[card]]\nname = Herald\n'])
def test_a_file_that_is_no_toml_says_where(source: str) -> None:
    said = refused(source)
    assert said.startswith("mine.toml is not a TOML file: ")
    assert "line" in said


@pytest.mark.parametrize("head", ["", "[set]\n", '[set]\nid = ""\n', "[set]\nid = 7\n", 'set = "mine"\n'])
def test_a_set_needs_an_id(head: str) -> None:
    assert refused(toml(HERALD, head=head)) == 'mine.toml needs a [set] table with an id, such as id = "my-set".'


def test_other_tables_are_refused() -> None:
    said = refused(toml(HERALD) + '\n[[cards]]\nid = "x"\n')
    assert said == 'mine.toml has a table "cards"; only [set] and [[card]] are known.'


@pytest.mark.parametrize("source", ['[set]\nid = "mine"\n', 'card = []\n[set]\nid = "mine"\n'])
def test_a_set_needs_cards(source: str) -> None:
    assert refused(source) == "mine.toml holds no cards; each begins with [[card]]."


def test_a_card_is_a_table() -> None:
    assert refused('card = ["Herald"]\n[set]\nid = "mine"\n') == "mine.toml: each card is a [[card]] table."


def test_the_id_of_a_box_is_taken() -> None:
    said = refused(toml(HERALD, head='[set]\nid = "heroes-unite"\n'))
    assert said == 'mine.toml: the set id "heroes-unite" is taken by a box; choose another.'


def test_a_missing_file_and_one_that_is_no_text_are_named(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r'^There is no file ".*nowhere\.toml"\.$'):
        lineup.load(tmp_path / "nowhere.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CardError, match=r'binary\.toml" cannot be read as a text file: '):
        lineup.load(tmp_path / "binary.toml")
    with pytest.raises(CardError, match=r'" cannot be read as a text file: '):
        lineup.load(tmp_path)


def test_a_set_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml(herald(text="+2 Power.")), encoding="utf-8")
    loaded = lineup.load(str(file))
    assert (loaded.id, [card.name for card in loaded.cards]) == ("mine", ["Herald"])
    assert loaded.source == file.read_text(encoding="utf-8")


def test_an_unknown_box_is_answered_with_the_known_ones() -> None:
    with pytest.raises(CardError, match=r'^There is no card set "heroes-unit"\. Did you mean heroes-unite\?$'):
        lineup.box("heroes-unit")


# Fields


@pytest.mark.parametrize("field", ["id", "name", "type", "cost"])
def test_a_missing_field_is_named(field: str) -> None:
    said = refused(toml(herald(**{field: None})))
    assert said.startswith('mine.toml, card "')
    assert said.endswith(f': the field "{field}" is missing.')


def test_a_character_has_a_level_and_nothing_else_has() -> None:
    told = refused(toml(herald(type="Character")))
    assert 'the field "level" is missing.' in told
    assert "None" not in told
    for level, card in ((4, "Character"), (1, "Hero")):
        assert f"has a level of 1, 2 or 3; {level} is not." in refused(toml(herald(type=card, level=level)))


def test_missing_victory_points_are_asked_for() -> None:
    said = refused(toml(herald(vp=None)))
    assert said == (
        'mine.toml, card "Herald": Victory Points (vp): say how many, or let the text say it:'
        ' "Worth 1 VP for each … you own."'
    )
    assert read(herald(vp=None, text="Worth 1 VP for each Hero you own.")).cards[0].worth is not None


@pytest.mark.parametrize(
    ("field", "hint"), [("costs", '"cost"'), ("zzz", "Known are id, overrides, name, "), ("txt", '"text"')]
)
def test_an_unknown_field_is_answered_with_known_ones(field: str, hint: str) -> None:
    said = refused(toml(herald(**{field: 1})))
    assert said.startswith(f'mine.toml, card "Herald": there is no field "{field}". ')
    assert hint in said


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('titel = "Mine"', '[set]: there is no field "titel". Did you mean "title"?'),
        ("wxyz = 1", '[set]: there is no field "wxyz". Known are id, title, '),
    ],
)
def test_what_a_set_says_of_itself_and_nobody_reads_is_warned_of(line: str, why: str) -> None:
    proof = proofread_set(toml(herald(), head=f'[set]\nid = "mine"\n{line}\n'), "mine.toml")
    assert proof.ok
    assert [why in each.said for each in proof.warnings] == [True]


def test_a_switch_of_a_set_is_true_or_false() -> None:
    said = refused(toml(herald(), head='[set]\nid = "mine"\nbuying_gains = "yes"\n'))
    assert "the buying_gains of a set must be true or false" in said


CALLED = {"vp": "the number of Victory Points (vp)"}  # as people know it


@pytest.mark.parametrize(
    ("field", "value", "right", "said"),
    [
        ("cost", "3", "a whole number", '"3"'),
        ("cost", True, "a whole number", "true"),
        ("vp", 1.5, "a whole number", "1.5"),
        ("name", 7, "text in quotes", "7"),
        ("text", ["+1 Power."], "text in quotes", '["+1 Power."]'),
        ("aliases", "Bellman", "a list", '"Bellman"'),
        ("provenance", "real", "a table", '"real"'),
        ("promo", "yes", "true or false", '"yes"'),
        ("copies", "many", "a whole number", '"many"'),
    ],
)
def test_a_value_of_the_wrong_kind_is_named_with_the_right_one(
    field: str, value: object, right: str, said: str
) -> None:
    label = value if field == "name" else "Herald"
    assert refused(toml(herald(**{field: value}))) == (
        f'mine.toml, card "{label}": {CALLED.get(field, field)} must be {right}; {said} is not.'
    )


@pytest.mark.parametrize("field", ["aliases", "rulings"])
def test_the_items_of_a_list_are_texts(field: str) -> None:
    assert f"{field} must be" in refused(toml(herald(**{field: [1, 2]})))


@pytest.mark.parametrize(
    ("field", "value", "low", "high"),
    [("cost", -1, 0, 30), ("cost", 31, 0, 30), ("copies", 0, 1, 60), ("copies", 61, 1, 60), ("vp", 31, -10, 30)],
)
def test_a_number_out_of_range_is_named_with_the_range(field: str, value: int, low: int, high: int) -> None:
    said = refused(toml(herald(**{field: value})))
    called = CALLED.get(field, field)
    assert said == f'mine.toml, card "Herald": {called} goes from {low} to {high}; {value} lies outside.'


def test_an_unknown_type_is_answered_with_all_types() -> None:
    said = refused(toml(herald(type="Sidekick")))
    assert said == (
        'mine.toml, card "Herald": "Sidekick" is no card type; it is one of Starter, Hero, Villain, Super Power, '
        "Equipment, Location, Super-Villain, Super Hero, Character, Weakness."
    )


def test_an_unknown_stack_is_answered_with_all_stacks() -> None:
    said = refused(toml(herald(stack="pile")))
    assert said == (
        'mine.toml, card "Herald": "pile" is no stack; it is one of starter, basic, weakness, main, super_villain, '
        "super_hero, character."
    )


@pytest.mark.parametrize(
    ("type", "stack"),
    [("Hero", "super_hero"), ("Super Hero", "main"), ("Super-Villain", "main"), ("Villain", "super_villain")],
)
def test_type_and_stack_that_contradict_each_other_are_named(type: str, stack: str) -> None:
    said = refused(toml(herald(type=type, stack=stack)))
    assert said == f'mine.toml, card "Herald": type "{type}" and stack "{stack}" do not go together.'


def test_fixed_and_variable_victory_points_contradict_each_other() -> None:
    said = refused(toml(herald(text="Worth 1 VP for each Hero you own.")))
    assert said == (
        'mine.toml, card "Herald": Victory Points (vp) and the text contradict each other:'
        " the text says what the card is worth, so leave this empty."
    )


def test_two_cards_of_one_id_are_refused() -> None:
    said = refused(toml(HERALD, herald(name="Bellman")))
    assert said == 'mine.toml, card "Bellman": two cards have the id "herald".'


def test_a_partner_that_is_not_there_is_named() -> None:
    hero = herald(type="Super Hero", vp=None, partner="bellman")
    assert refused(toml(hero)) == 'mine.toml, card "Herald": its partner "bellman" is not in the set.'


@pytest.mark.parametrize(
    "provenance", [{"text": "my memory"}, {"picture": "real"}, {"facts": "real", "copies": "guessed"}]
)
def test_provenance_is_one_of_the_known_sources(provenance: dict[str, str]) -> None:
    key, value = list(provenance.items())[-1]
    assert refused(toml(herald(provenance=provenance))) == (
        'mine.toml, card "Herald": provenance says where facts, copies and text are from (real, partial, inferred, '
        f'stand-in, rulebook, public list, custom); {key} = "{value}" does not.'
    )


def test_which_part_of_a_text_is_ours_is_said_of_partial_texts_only() -> None:
    partial = {"text": "partial", "ours": "the draw"}
    assert dict(read(herald(provenance=partial)).cards[0].provenance) == partial
    assert refused(toml(herald(provenance={"text": "real", "ours": "the draw"}))) == (
        'mine.toml, card "Herald": ours goes with text = "partial"; here text is "real".'
    )
    for wrong in ("", "x" * 81):
        assert refused(toml(herald(provenance={"text": "partial", "ours": wrong}))) == (
            'mine.toml, card "Herald": ours says in 1 to 80 characters which part of a text is invented; '
            f"{write_briefly(wrong)} does not."
        )


def test_every_partial_text_of_a_box_says_which_part_is_ours_and_that_is_no_part_of_its_digest() -> None:
    for name in BOXES:
        given = box(name)
        for card in given.cards:
            source = dict(card.provenance)
            assert (source["text"] == "partial") == bool(source.get("ours")), card.ref
        without = re.sub(r', ours = "[^"]*"', "", given.source)
        assert read_set(without, name).digest == given.digest


def test_an_overridden_text_is_the_owners_alone() -> None:
    own = read({"overrides": "rivals-batman-joker/lucius-fox", "text": "+2 Power."}).cards[0]
    assert dict(own.provenance) == {"facts": "public list", "copies": "inferred", "text": "custom"}


# What a set holds


def test_a_card_without_provenance_is_custom_in_a_custom_set() -> None:
    assert dict(read(HERALD).cards[0].provenance) == {"facts": "custom", "copies": "custom", "text": "custom"}
    given = {"facts": "public list", "copies": "inferred", "text": "stand-in"}
    assert dict(read(herald(provenance=given)).cards[0].provenance) == given


def test_every_card_of_a_box_says_where_it_is_from() -> None:
    for card in lineup.box("heroes-unite").cards:
        assert sorted(dict(card.provenance)) == ["copies", "facts", "text"], card.name


def test_facts_become_the_card() -> None:
    full = herald(copies=4, aliases=["Bellman"], emblem="bell", rulings=["Rings twice."], text="+2 Power.")
    card = read(full).cards[0]
    assert (card.ref, card.name, card.title, card.stack) == ("mine/herald", "Herald", "Hero", "main")
    assert (card.types, card.cost, card.vp, card.copies) == (HERO, 3, 1, 4)
    assert (card.aliases, card.emblem, card.rulings, card.text) == (
        ("Bellman",),
        "bell",
        ("Rings twice.",),
        "+2 Power.",
    )


def test_a_super_villain_is_a_villain_and_a_weakness_has_no_type() -> None:
    villain = herald(type="Super-Villain", id="boss", name="Boss")
    weakness = herald(type="Weakness", id="dread", name="Dread", vp=-1)
    cards = read(villain, weakness).cards
    assert [(card.types, card.stack) for card in cards] == [(VILLAIN, "super_villain"), (0, "weakness")]


def test_a_text_in_other_words_is_printed_in_ours() -> None:
    card = read(herald(text="+1 power. draw 2 cards, and discard a card in your hand.")).cards[0]
    assert card.text == "+1 Power. Draw two cards, then discard a card from your hand."


@pytest.mark.parametrize("name", BOXES)
def test_a_box_is_worded_as_we_print_and_means_the_same_to_whom_knows_every_other_wording(name: str) -> None:
    assert all(entry.get("text", "").strip() == box(name).find(entry["id"]).text for entry in _entries(name))
    for edition in all_editions(name):
        called = {name for card in edition.cards for name in (card.name, *card.aliases)}
        names = Names(sorted(called - set(KINDS)))
        for card in edition.cards if edition is box(name) else set(edition.cards) - set(box(name).cards):
            verbatim, known = read_verbatim(card.text, names), read_text(card.text, names, name=card.name)
            assert verbatim is not None, card.ref
            assert verbatim.paragraphs == known.paragraphs == card.paragraphs, card.ref
            assert verbatim.wording == known.wording == card.text


def _entries(name: str) -> list[dict[str, Any]]:
    return list(BOXES[name].tables("cards.toml")["card"])


@pytest.mark.parametrize(
    "text",
    [
        "+2 power.",  # not as it is printed
        "+2 Power",
        "Draw a card",
        "Draw a card.\n\nDraw a card.",
        "Draw one card.",
        "Destroy it.",  # what?
        "Frobnicate.",
    ],
)
def test_what_is_not_worded_as_we_print_is_read_with_all_wordings(text: str) -> None:
    assert read_verbatim(text, Names([])) is None


def test_a_card_is_found_by_id_name_alias_and_full_name() -> None:
    cards = read(herald(aliases=["Bellman"]))
    assert {cards.find(name).id for name in ("herald", "Herald", "Bellman", "mine/herald")} == {"herald"}
    with pytest.raises(CardError, match=r'^There is no card "Herold" in mine\. Did you mean herald\?$'):
        cards.find("Herold")
    with pytest.raises(CardError, match=r'^There is no card "Zzz" in mine\.$'):
        cards.find("Zzz")


def test_a_set_may_have_a_title() -> None:
    assert read_set(toml(HERALD, head='[set]\nid = "mine"\ntitle = "My Set"\n'), "x").title == "My Set"
    assert read(HERALD).title == "mine"


def test_the_digest_tells_sets_apart_by_what_their_cards_do() -> None:
    plain = read(herald(text="+1 Power."))
    assert plain.digest == read(herald(text="+1  power .")).digest
    for other in (herald(text="+2 Power."), herald(text="+1 Power.", cost=4), herald(text="+1 Power.", copies=2)):
        assert read(other).digest != plain.digest


def test_a_promo_joins_only_when_wished_for() -> None:
    hero = {"id": "hero-herald", "name": "Herald", "type": "Super Hero", "promo": True}
    assert read(hero).promos == ("hero-herald",)


# Overrides


def katana(**changes: object) -> dict[str, object]:
    return {"overrides": "heroes-unite/katana", **changes}


def test_an_override_takes_over_everything_it_does_not_change() -> None:
    new = read(katana(text="+3 Power.")).cards[0]
    old = lineup.box("heroes-unite").find("katana")
    assert (new.ref, new.name, new.cost, new.vp, new.copies, new.types) == (
        "heroes-unite/katana", old.name, old.cost, old.vp, old.copies, old.types,
    )  # fmt: skip
    assert new.text == "+3 Power."
    assert dict(new.provenance)["text"] == "custom"
    assert dict(new.provenance)["facts"] == dict(old.provenance)["facts"]


def test_an_override_may_change_facts_and_keep_the_text() -> None:
    new = read(katana(cost=5, copies=1, type="Equipment")).cards[0]
    old = lineup.box("heroes-unite").find("katana")
    assert (new.cost, new.copies, new.types, new.text) == (5, 1, EQUIPMENT, old.text)
    assert new.provenance == old.provenance


def test_an_override_of_variable_victory_points_may_fix_them() -> None:
    new = read({"overrides": "heroes-unite/saint-walker", "text": "Draw a card.", "vp": 2}).cards[0]
    assert (new.worth, new.vp) == (None, 2)


def test_an_override_replaces_the_card_in_a_game() -> None:
    game = lineup.new_game("heroes-unite", 2, "x", sets=[read(katana(text="+3 Power."), HERALD)])
    cards = [card for card in game.state.setup.cards if card.name == "Katana"]
    assert [card.text for card in cards] == ["+3 Power."] * 4
    assert sum(card.name == "Herald" for card in game.state.setup.cards) == 1


@pytest.mark.parametrize("ref", ["katana", "second/katana", ""])
def test_an_override_of_no_box_is_refused(ref: str) -> None:
    said = refused(toml(katana(overrides=ref)))
    assert said.endswith(f': overrides names a card as "heroes-unite/katana"; "{ref}" names no box.')


def test_an_override_of_an_unknown_card_is_answered_with_near_ones() -> None:
    said = refused(toml(katana(overrides="heroes-unite/katanna")))
    assert 'There is no card "katanna" in Heroes Unite. Did you mean katana?' in said
    assert said.startswith('mine.toml, card "heroes-unite/katanna"')


def test_an_override_overrides_one_card_only() -> None:
    said = refused(toml(katana(cost=1), katana(cost=2)))
    assert said == 'mine.toml, card "Katana": two cards have the id "katana".'


def test_an_override_cannot_change_the_id() -> None:
    assert read(katana(id="sword", cost=1)).cards[0].ref == "heroes-unite/katana"


def told(*cards: dict[str, object]) -> list[tuple[int, str, str]]:
    """Which cards and fields of a set are wrong, and in a text which words."""
    found = proofread_set(toml(*cards), "mine.toml").faults
    return [(each.card, each.field, each.fault.words) for each in found]


def test_all_that_is_wrong_with_a_set_is_told_at_once() -> None:
    found = told(
        herald(cost="three", vp=99, text="Draw a crad."),
        herald(id="bellman", name="Bellman"),
        herald(id="bellman", name="Ringer", side="left", text="+1 Power.\\nFrobnicate.\\nDiscard it."),
        herald(id="last", type="Sidekick", copies=0, partner="nobody", provenance={"text": "guess"}),
    )
    assert found == [
        (0, "cost", ""),
        (0, "vp", ""),
        (0, "text", "crad"),
        (2, "side", ""),
        (2, "id", ""),
        (2, "text", "Frobnicate"),
        (2, "text", "it"),
        (3, "type", ""),
        (3, "copies", ""),
        (3, "provenance", ""),
        (3, "partner", ""),
    ]


def test_one_slip_is_one_fault() -> None:
    assert told(herald(prize=3, cost=None)) == [(0, "prize", "")]
    assert told(herald(type="Sidekick", level=2, stack="super_hero")) == [(0, "type", "")]
    assert told(herald(name=7)) == [(0, "name", "")]
    assert told(katana(overrides="heroes-unite/katanna", cost=2, text="+1 Power.")) == [(0, "overrides", "")]
    assert told(herald(vp=99, text="Worth 1 VP for each Hero you own.")) == [(0, "vp", "")]


def test_a_text_may_speak_of_a_card_with_which_something_else_is_wrong() -> None:
    assert told(herald(cost=99), herald(id="bellman", name="Bellman", text="Gain a Herald.")) == [(0, "cost", "")]


def test_an_override_by_a_worth_text_has_no_points_besides() -> None:
    card = read(katana(text="Worth 1 VP for each Hero you own.")).cards[0]
    assert card.worth is not None


def test_a_box_that_many_want_at_the_same_moment_is_read_once() -> None:
    """Its cards are told apart by identity; a server that starts anew sets up many tables at once, in threads."""
    name = next(iter(BOXES))
    before, together = box(name), Barrier(THREADS)
    del READ[name]

    def read(_: int) -> CardSet:
        together.wait()
        return box(name)

    try:
        with ThreadPoolExecutor(THREADS) as pool:
            found = list(pool.map(read, range(THREADS)))
    finally:
        READ[name] = before
    assert len({id(each) for each in found}) == 1
    assert found[0].digest == before.digest


def test_a_text_of_more_full_stops_than_a_line_may_have_is_told_of_the_card_and_not_of_a_line() -> None:
    """The browser writes what was typed as a file, which nobody sees."""
    dots = "+1 Power. " * (MOST_DOTS + 1)
    for text in (dots, f"{dots}\nDraw a card."):
        (fault,) = proofread_set(write_set("mine", "", [herald(text=text)]), "your set").faults
        assert (fault.field, fault.fault.why[:8]) == ("text", "the text")
