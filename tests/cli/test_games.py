"""`lineup games`: what can be played and how its rules can be set."""

from __future__ import annotations

import shlex

import pytest

from lineup.engine.profile import SWITCHES
from lineup.games import GAMES
from lineup.language.sets import box
from tests.cli.run import lineup, refused


def test_every_game_is_listed_with_its_variants() -> None:
    shown = lineup("games")
    assert shown.code == 0
    for info in GAMES.values():
        assert info.id in shown.out
        for variant in info.variants:
            assert f"--variant {variant.id}" in shown.out
            assert variant.title in shown.out


def test_player_counts_and_combinations_have_an_entry_each() -> None:
    shown = " ".join(lineup("games").out.split())
    for info in GAMES.values():
        for number, text in info.said_of_players:
            assert f"--players {number} {text}" in shown
        for each in info.combinations:
            assert f"{each.options} {each.title}" in shown
    assert any(info.said_of_players for info in GAMES.values())
    assert sum(len(info.combinations) for info in GAMES.values()) == 9


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (info.id, each.options)
        for info in GAMES.values()
        for each in info.combinations
        if "my-cards" not in each.options
    ],
)
def test_the_combinations_of_boxes_can_be_played(game: str, options: str) -> None:
    done = lineup("play", game, *shlex.split(options), stdin="quit\n")
    assert (done.code, done.err) == (0, "")
    assert "Mixed in: " in done.out


@pytest.mark.parametrize("game", GAMES)
def test_each_box_says_where_its_texts_come_from(game: str) -> None:
    found = [dict(card.provenance)["text"] for card in box(game).cards]
    counts = [f"{found.count(label)} {label}" for label in ("real", "partial", "inferred", "stand-in")]
    assert f"Card texts: {', '.join(counts)}." in lineup("games", game).out
    assert sum(lineup("games", game, "--json").json[0]["texts"].values()) == len(found)


def test_swaps_are_proposed_and_a_pair_may_be_changed() -> None:
    args = ("games", "confrontations", "--set", "rivals-batman-joker", "--swap-out", "aquaman", "--swap-in", "batman")
    pairs = lineup(*args, "--json").json
    assert {"out": "confrontations/poseidon", "in": "rivals-batman-joker/black-canary"} in pairs
    copies = sum(card.copies for card in box("confrontations").cards if card.emblem == "aquaman" and not card.level)
    assert len(pairs) == copies
    changed = lineup(*args, "--swap", "poseidon=red-robin", "--json").json
    assert len(changed) == copies
    assert changed[-1] == {"out": "poseidon", "in": "red-robin"}
    assert not any(pair["out"] == "confrontations/poseidon" for pair in changed)
    shown = lineup(*args).out
    assert "poseidon" in shown
    assert "--swap OUT=IN" in shown


def test_without_emblems_the_swaps_of_all_guests_are_proposed() -> None:
    pairs = lineup("games", "confrontations", "--set", "rivals-batman-joker", "--json").json
    assert {pair["in"].partition("/")[0] for pair in pairs} == {"rivals-batman-joker"}
    pairs = lineup("games", "confrontations", "--set", "rivals-batman-joker", "--hero", "Batman", "--json").json
    emblems = {card.ref: card.emblem for card in box("rivals-batman-joker").cards}
    assert {emblems[pair["in"]] for pair in pairs} == {"batman"}


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("--set", "rivals-batman-joker"), ("one game", "lineup games confrontations")),
        (("confrontations", "--set", "rivals-batman-joker", "--swap-in", "robin"), ("robin", "batman")),
        (("confrontations", "--set", "rivals-batman-joker", "--swap", "tula"), ("tula", "OUT=IN")),
        (("heroes-unite", "--set", "rivals-batman-joker"), ("Confrontations", "CONF-MIX-01")),
    ],
)
def test_wrong_swaps_are_one_sentence(args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(lineup("games", *args), *parts)


def test_one_game_shows_every_rules_switch_with_value_and_meaning() -> None:
    shown = " ".join(lineup("games", "heroes-unite").out.split())
    for key, switch in SWITCHES.items():
        assert f" {key} " in shown
        assert switch.meaning in shown
    assert "super_villains 8 Super-Villains in the stack (1 to 12)" in shown


def test_the_json_of_the_games() -> None:
    (game,) = lineup("games", "heroes-unite", "--json").json
    assert (game["id"], game["players"]) == ("heroes-unite", [2, 5])
    by_rulebook = [variant["id"] for variant in game["variants"] if not variant["ours"]]
    assert by_rulebook == ["synergy", "hunt", "super-hidden"]
    house = [variant["id"] for variant in game["variants"] if variant["ours"]]
    assert house == ["fresh-line-up", "draft", "short-stack", "solo"]
    assert game["rules"]["hand_size"] == {
        "default": 5,
        "values": "1 to 10",
        "meaning": "cards drawn for a new hand",
    }


def test_house_rules_are_marked_as_ours_wherever_they_are_named() -> None:
    shown = " ".join(lineup("games").out.split())
    assert "--variant solo Solo against the clock (house rule of ours): one player against six Super-Villains" in shown
    assert "--variant hunt Super-Villain Hunt: " in shown
    solo = lineup("simulate", "heroes-unite", "--games", "1", "--bots", "random", "--variant", "solo")
    played = " ".join(solo.out.split())
    assert "Our house rule: a clock of Weaknesses." in played
    assert "Our house rule: 6 Super-Villains; the rulebook uses 8 to 12. (COMMON-HOUSE-02" in played
    clause = " ".join(lineup("rules", "COMMON-HOUSE-04").out.split())
    assert "house rule (ours; no rulebook has it)" in clause


def test_an_unknown_game_is_named() -> None:
    refused(lineup("games", "heroes"), "heroes", "heroes-unite")
