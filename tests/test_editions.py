"""Games made with former cards play on; where a corrected rule alters one, it is named.

The logs beside it are of games bots played before the cards were changed and the rules corrected.
"""

from __future__ import annotations

import json
import tomllib
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

import lineup
from lineup import ledger
from lineup.games import build_setup, make_choice, read_choice, write_choice
from lineup.games.boxes import Choice
from lineup.games.corrections import Correction, corrected_since, read_corrections
from lineup.language.editions import all_editions
from lineup.language.sets import BOXES, read_set
from tests.cli import run

LOGS = Path(__file__).parent / "logs"
FORMER = [
    {"box": name, **edition}
    for name, box in BOXES.items()
    for edition in tomllib.loads(box.text("former.toml")).get("edition", ())
]
UNALTERED = [
    "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam", "guests", "overridden",
    "confrontations-second", "rivals-batman-joker-second", "rivals-shazam-black-adam-second",
    "reworded",  # with cards of somebody's own whose texts say the same in other words today
]  # fmt: skip


def log(name: str) -> str:
    return (LOGS / f"{name}.log").read_text(encoding="utf-8")


# Editions


@pytest.mark.parametrize("name", BOXES)
def test_a_former_edition_has_the_digest_it_is_found_by(name: str) -> None:
    stated = [each["digest"] for each in FORMER if each["box"] == name]
    assert [each.digest for each in all_editions(name)[1:]] == stated
    assert all_editions(name)[0] is lineup.box(name)
    assert lineup.box(name).digest not in stated


@pytest.mark.parametrize("former", FORMER, ids=lambda each: f"{each['box']} {each['digest']}")
def test_a_former_edition_differs_in_the_cards_it_names_and_in_no_others(former: dict[str, Any]) -> None:
    found = all_editions(former["box"])
    at = [each.digest for each in found].index(former["digest"])
    older, newer = ({card.id: card for card in edition.cards} for edition in (found[at], found[at - 1]))
    assert newer.keys() - older.keys() == set(former.get("absent", ()))
    facts = attrgetter("text", "copies", "cost", "vp", "types", "stack")
    changed = {name for name, card in older.items() if facts(card) != facts(newer[name])}
    assert changed == set(former.get("cards", ()))


@pytest.mark.parametrize("name", BOXES)
def test_the_source_of_a_former_edition_makes_it_again(name: str) -> None:
    for edition in all_editions(name):
        assert read_set(edition.source, name).digest == edition.digest


def test_a_game_made_with_the_cards_of_today_waits_for_no_former_edition() -> None:
    """After a restart a server sets up hundreds of such games; reading all former cards takes longer than any."""
    all_editions.cache_clear()
    written = write_choice(make_choice("confrontations", ["Ann", "Bob"]))
    assert read_choice(written).loaded == ()
    assert all_editions.cache_info().misses == 0


# Logs


@pytest.mark.parametrize("name", UNALTERED)
def test_a_log_made_with_former_cards_plays_to_its_end(name: str) -> None:
    text = log(name)
    game = lineup.replay(text)
    assert game.state.over
    assert game.digest == text.split()[-1]
    assert lineup.replay(game.to_log()).digest == game.digest  # and can be kept again


def test_former_cards_do_what_they_did() -> None:
    game = lineup.replay(log("rivals-shazam-black-adam"))
    hawkman = next(card for card in game.state.setup.defs if card.id == "hawkman")
    assert hawkman.text == "+3 Power.\nConfrontation: +2 Power."
    assert lineup.box("rivals-shazam-black-adam").find("hawkman").text != hawkman.text


def test_a_custom_set_overrides_the_edition_its_game_was_made_with() -> None:
    game = lineup.replay(log("overridden"))
    cards = {card.id: card for card in game.state.setup.defs}
    assert (cards["hawkman"].cost, cards["hawkman"].text) == (5, "+3 Power.\nConfrontation: +2 Power.")
    assert cards["war"].text == "+4 Power."


def test_a_log_half_played_with_former_cards_goes_on() -> None:
    lines = log("confrontations").splitlines()
    game = lineup.replay("\n".join(lines[:150]))
    for line in lines[150:]:
        if not line.startswith("="):
            game.repeat(line)
    assert game.digest == lines[-1].split()[-1]


def test_content_nobody_knows_is_still_refused() -> None:
    lines = log("confrontations").splitlines()
    head = json.loads(lines[1])
    head["content"] = head["sets"][0]["digest"] = "0123456789abcdef"
    lines[1] = json.dumps(head)
    with pytest.raises(lineup.LogError, match="made with different cards"):
        lineup.replay("\n".join(lines))


# Corrections


def test_a_log_that_a_corrected_rule_alters_is_refused_with_its_name() -> None:
    with pytest.raises(lineup.LogError) as error:
        lineup.replay(log("corrected"))
    said = str(error.value)
    assert said.startswith("Line 313: ")
    assert 'A text that was only played in the Line-Up or the main deck never moves "this card"' in said
    assert "(HU-RES-10)" in said
    assert "Black Adam (9)" not in said, "only what can matter to its cards is named"


def test_the_command_says_so_too() -> None:
    run.refused(run.lineup("replay", LOGS / "corrected.log"), "Line 313", "(HU-RES-10)")


def test_a_log_made_since_is_not_explained_by_corrections() -> None:
    lines = log("corrected").splitlines()
    head = json.loads(lines[1])
    assert "corrections" not in head
    head["corrections"] = lineup.new_game(seed=1).header["corrections"]
    lines[1] = json.dumps(head)
    with pytest.raises(lineup.LogError, match=r"^Line 313: ") as error:
        lineup.replay("\n".join(lines))
    assert "Corrected" not in str(error.value)


def test_an_edited_check_line_of_an_old_log_names_both_reasons() -> None:
    lines = log("guests").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("="))
    lines[at] = "= turn 2 0123456789abcdef"
    with pytest.raises(lineup.LogError, match=r"it was edited, or a rule was corrected\. .*Black Adam \(9\)"):
        lineup.replay("\n".join(lines))
    lines = log("rivals-batman-joker").splitlines()
    lines[at] = "= turn 2 0123456789abcdef"
    with pytest.raises(lineup.LogError, match=r"; it was edited\.$"):
        lineup.replay("\n".join(lines))


def test_a_log_knows_all_corrections_of_its_day() -> None:
    game = lineup.new_game("confrontations", 2, 1)
    assert game.header["corrections"] == len(read_corrections())
    setup = build_setup(Choice("heroes-unite", ("A", "B"), sets=("rivals-batman-joker",)))
    assert corrected_since(setup, len(read_corrections()), custom=False) == ()
    assert corrected_since(setup, 0, custom=False) != ()
    for odd in (None, -3, "many", 10**9):
        corrected_since(setup, odd, custom=False)


@pytest.mark.parametrize("correction", read_corrections(), ids=lambda each: each.name)
def test_a_correction_names_rules_and_cards_that_exist(correction: Correction) -> None:
    assert [ledger.find_clause(rule).id for rule in correction.rules] == list(correction.rules)
    for need in correction.needs:
        name, _, card = need.partition("/")
        if need != "custom":
            assert lineup.box(name).find(card or "punch").set == name
    assert set(correction.games) <= set(BOXES)
