"""`hint` and `odds` at the terminal table, and `lineup review`."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup.advice import reviewing
from lineup.commands.terminal import advice
from lineup.game import Game, new_game
from tests.cli.run import lineup, refused
from tests.cli.test_table import seat
from tests.harness import scenario

CROWN = {"name": "Crown", "type": "Equipment", "cost": 3, "vp": 12, "copies": 1, "text": "+3 Power."}


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SECONDS", 0.1)
    monkeypatch.setattr(reviewing, "SHORTLY", 0.002)
    monkeypatch.setattr(reviewing, "CLOSER", 0.01)


def test_a_hint_names_the_option_the_reason_and_what_others_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SECONDS", 2.0)  # enough to tell how much worse the others are on a busy machine too
    own = scenario.card_set(CROWN)
    s = scenario.game(sets=[own], power=3, line_up="Crown, Katana", deck="Punch*7", B_hand="Punch*5")
    text = seat(s, monkeypatch, "hint")
    shown = text[text.index("> hint") :]
    assert "  2. buy Crown for 3\n" in shown
    assert "Of everything you can buy with 3 Power, Crown does the most for your deck: " in shown
    assert "12 VP." in shown
    assert "end your turn" in shown
    assert "in 100 games" in shown


def test_odds_name_prices_the_next_hand_and_what_cards_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="Punch*3", line_up="Katana, Starbolt", deck="Punch*4")
    shown = seat(s, monkeypatch, "odds")
    assert "If you play everything, you get to about 3 Power this turn." in shown
    assert "  Katana (2): 100\xa0%" in shown
    assert "  Starbolt (5): 0\xa0%" in shown
    assert "  B: 0\xa0% chance of a Defense in hand." in shown
    assert "Your next hand: about 5 Power" in shown  # all four of the deck, and a Punch played this turn
    use = next(line for line in shown[shown.index("What a card would do") :].splitlines() if "Katana (2): " in line)
    assert use.endswith(", and it can avoid an Attack")


def test_odds_of_a_confrontation_reckon_with_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(box="rivals-batman-joker", hand="Kick*5", choose=True)
    shown = seat(s, monkeypatch, "odds")
    assert "(9): 100\xa0% to reach the cost; 100\xa0% to defeat it, possible Blocks included." in shown


def test_before_the_deal_there_are_no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = new_game("heroes-unite", 2, "1", rules={"identity_assignment": "deal_two", "first_player": 0})
    shown = seat(scenario.Scenario(dealt), monkeypatch, "odds")
    assert "The odds appear once the cards are dealt." in shown
    assert "0 Power" not in shown


def test_a_game_is_reviewed_for_a_seat(tmp_path: Path, finished: Game) -> None:
    file = tmp_path / "game.log"
    file.write_text(finished.to_log(), encoding="utf-8")
    shown = lineup("review", file, "--seat", "2")
    assert shown.code == 0
    assert "your" in shown.out.splitlines()[0]
    found = lineup("review", file, "--json").json
    assert found["seat"] == 1
    assert found["decisions"] == len(reviewing.list_decisions(finished, 0))
    for moment in found["moments"]:
        assert finished.answers[moment["number"] - 1].startswith("0 ")
        assert moment["done"] != moment["better"]
        assert moment["cost"] >= reviewing.LEAST_COST


def test_a_file_that_is_no_log_is_named(tmp_path: Path) -> None:
    file = tmp_path / "empty.log"
    file.write_text("", encoding="utf-8")
    refused(lineup("review", file), "empty.log: A log begins with the line")


def test_a_review_of_nobody_is_refused(tmp_path: Path, finished: Game) -> None:
    file = tmp_path / "game.log"
    file.write_text(finished.to_log(), encoding="utf-8")
    refused(lineup("review", file, "--seat", "3"), "There is no seat 3; this game has seats 1 to 2: Ann and Bob.")


def test_where_nothing_was_decided_nothing_was_wrong(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    file.write_text(new_game("heroes-unite", 2, "7").to_log(), encoding="utf-8")
    assert (
        lineup("review", file).out == "None of your 0 decisions was clearly worse than the best choice: well played.\n"
    )
