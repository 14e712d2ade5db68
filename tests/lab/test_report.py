"""The report of a run: sums that can be checked by hand, and one page that needs nothing else."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from lineup.games import make_choice
from lineup.lab.report.plots import PlotRow, draw_intervals
from lineup.lab.report.run_report import write_report
from lineup.lab.shared.folders import FolderError
from lineup.lab.shared.page import write_interval, write_percent
from lineup.lab.simulation.questions import Questions, WinEffect
from lineup.lab.simulation.runs import FinishedRun, RunFolder
from lineup.lab.simulation.simulate import simulate
from lineup.lab.simulation.tables import TABLES, as_parquet
from lineup.lab.simulation.tally import NumberedGame, PlayedGame, tally_games
from lineup.running.roads import Road
from tests.cli.run import lineup, refused

CARDS = [{"card": name, "type": "Hero", "cost": cost, "stack": "main"} for name, cost in (("Ace", 5), ("Dud", 2))]


def run_of(
    folder: Path, games: list[dict[str, Any]], bots: tuple[str, ...] = ("a", "b"), mirrored: bool = False
) -> Path:
    """A run of games made up for a test: each with winner, buys by seat, and turns in which no card was taken."""
    rows: dict[str, list[tuple[Any, ...]]] = {table: [] for table in TABLES}
    played = []
    for number, game in enumerate(games):
        turned = number % 2 if mirrored else 0
        deal = number // 2 if mirrored else number
        turns = game.get("taken", [1, 1])
        sums = PlayedGame((game["won"],), (30, 20), len(turns), 9, 9, 0, "refill", ("hero", "villain"), ("H", "V"))
        played.append(NumberedGame(number, deal, turned, sums))
        rows["games"].append((number, deal, turned, "s", 0, len(turns), 9, 9, "refill", [game["won"]]))
        for seat in (0, 1):
            bot = bots[(seat + turned) % 2]
            cards = game.get("buys", {}).get(seat, [])
            facts = (bot, seat, "HV"[seat], ("hero", "villain")[seat], seat == 0, float(seat == game["won"]))
            rows["seats"].append((number, seat, *facts, 30 - 10 * seat, cards))
            rows["buys"] += [(number, 1 + seat, seat, card, "line-up", 2, 2) for card in cards]
            rows["plays"] += [(number, 1 + seat, seat, card, "hand") for card in cards]
        for turn, taken in enumerate(turns, 1):
            could = ["Ace", "Dud"] if taken or turn == 3 else []
            rows["turns"].append((number, turn, (turn - 1) % 2, 5, 5, taken, 0, could))
    conditions = {"game": "heroes-unite", "bots": list(bots), "seed": "1", "games": len(games), "mirrored": mirrored,
                  "shard": "", "variants": [], "rules": {}, "sets": []}  # fmt: skip
    with RunFolder(folder, conditions, {"heroes-unite": "0123456789abcdef"}) as run:
        made = {table: pq.read_table(io.BytesIO(data)) for table, data in as_parquet(rows).items()}
        run.put_together(lambda table: iter([made[table]]), tally_games(played), CARDS)
    return folder


def test_shares_ends_lengths_and_scores_are_counted(tmp_path: Path) -> None:
    games: list[dict[str, Any]] = [{"won": 0}, {"won": 0}, {"won": 1}, {"won": 0, "taken": [1] * 5}]
    with Questions(FinishedRun(run_of(tmp_path / "run", games))) as ask:
        assert ask.count_lengths() == [(2, 3), (5, 1)]
        assert [(each.label, each.times, each.won) for each in ask.share_ends()] == [("refill", 4, 4)]
        assert [(each.label, each.won) for each in ask.wins_of_seats()] == [
            ("Whoever began", 3),
            ("Seat 1", 3),
            ("Seat 2", 1),
        ]
        assert [(each.label, each.share, each.fair) for each in ask.wins_of_sides()] == [
            ("Super Heroes", 0.75, 0.5),
            ("Super-Villains", 0.25, 0.5),
        ]
        assert [(each.label, each.share) for each in ask.wins_by("hero")] == [("H", 0.75), ("V", 0.25)]
        assert ask.count_scores() == {"winners": [(20, 1), (30, 3)], "others": [(20, 3), (30, 1)]}
        assert (ask.fair, ask.teams, ask.count_deals()) == (0.5, False, None)


def test_a_line_up_stalls_when_no_card_leaves_it_for_two_rounds(tmp_path: Path) -> None:
    taken = ([1, 0, 0, 0, 0, 1], [1, 0, 1, 0, 0], [1, 1])
    games = [{"won": 0, "taken": each} for each in taken]
    with Questions(FinishedRun(run_of(tmp_path / "run", games))) as ask:
        stalls = ask.count_stalls()
    assert (stalls.turns, stalls.still, stalls.games, stalls.stalled) == (13, 7, 3, 1)
    assert stalls.broke == 6  # in one of them there was something to buy
    assert stalls.longest == [(0, 1), (2, 1), (4, 1)]


def test_a_card_is_judged_beside_players_who_spent_as_much_power(tmp_path: Path) -> None:
    """Winners buy three cards, losers one: whoever has Dud has won mostly, and beside its like it brings nothing."""
    games = []
    for number in range(80):
        won = number % 2
        extra = "Ace" if number % 4 < 2 else "Dud"
        games.append(
            {"won": won, "buys": {won: ["Dud", "Dud", extra], 1 - won: ["Dud"] if number % 8 == 0 else ["Ace"]}}
        )
    with Questions(FinishedRun(run_of(tmp_path / "run", games, ("a", "a")))) as ask:
        cards = {card.name: card for card in ask.results_of_cards()}
        dud = cards["Dud"].effects["owned"]
        assert dud is not None
        assert dud.share > 0.8
        assert dud.interval[0] <= 0 <= dud.interval[1]
        assert cards["Dud"].effects["bought"] == cards["Dud"].effects["played"] == dud
        assert (cards["Ace"].could, cards["Ace"].bought) == (160, 110)


def test_a_card_that_wins_among_equals_is_found(tmp_path: Path) -> None:
    games = [{"won": number % 2, "buys": {number % 2: ["Ace"], 1 - number % 2: ["Dud"]}} for number in range(40)]
    with Questions(FinishedRun(run_of(tmp_path / "run", games, ("a", "a")))) as ask:
        effects = {card.name: card.effects["bought"] for card in ask.results_of_cards()}
    ace, dud = effects["Ace"], effects["Dud"]
    assert isinstance(ace, WinEffect)
    assert isinstance(dud, WinEffect)
    assert (ace.share, round(ace.more, 3), ace.with_it) == (1.0, 1.0, 40)
    assert ace.interval[0] > 0.5
    assert dud.more == -ace.more


def test_mirrored_deals_tell_skill_from_luck(tmp_path: Path) -> None:
    skill = [{"won": 0}, {"won": 1}]  # bot a, from either seat
    luck = [{"won": 0}, {"won": 0}]  # whoever sits first
    games = [*skill, *skill, *skill, *luck, {"won": 0}]  # the last deal was played only once
    with Questions(FinishedRun(run_of(tmp_path / "run", games, mirrored=True))) as ask:
        assert ask.count_deals() == (4, 3, 1)
        assert [(each.label, each.won) for each in ask.wins_by("bot")] == [("a", 8), ("b", 1)]


def test_partners_win_as_one_so_their_bot_has_one_win_of_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    choice = make_choice("confrontations", 4)
    simulate(choice, ("casual", "random") * 2, 4, 1, folder=folder, mirrored=True, road=Road(1))
    with Questions(FinishedRun(folder)) as ask:
        assert [(each.label, each.times, each.won) for each in ask.wins_by("bot")] == [
            ("casual", 4, 4),
            ("random", 4, 0),
        ]
        assert sum(each.times for each in ask.wins_by("hero")) == 4 * 4  # no two have the same one


def test_the_page_needs_nothing_else_and_says_what_it_shows(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    choice = make_choice("confrontations", 4)
    simulate(choice, ("casual", "random") * 2, 4, 1, folder=folder, mirrored=True, road=Road(1))
    shown = lineup("report", folder, "--json")
    assert shown.code == 0, shown
    page = (folder / "report.html").read_text("utf-8")
    assert not re.search(r"(src|href)=\"(?!#)", page.replace("xlink:href", "x"))
    assert "<script" not in page
    for title in ("How long games take", "How games end", "Who wins", "Wins by Super Hero or Character dealt",
                  "Victory Points", "Luck and skill", "Cards that win", "Cards nobody buys",
                  "Line-Ups that stand still", "All cards", "a team wins and loses as one"):  # fmt: skip
        assert title in page
    pictures = sorted(file.name for file in (folder / "pictures").iterdir())
    assert {"length.png", "seats.png", "heroes.png", "scores.png", "stalls.png"} <= set(pictures)
    assert all((folder / "pictures" / name).read_bytes().startswith(b"\x89PNG") for name in pictures)
    assert shown.json["games"] == 4
    assert Path(shown.json["files"][0]) == folder / "report.html"
    assert page.count("<svg") == len(pictures)


def test_what_is_no_finished_run_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(lineup("report", tmp_path), "holds no games of lineup simulate")
    folder = run_of(tmp_path / "run", [{"won": 0}, {"won": 1}])
    run = FinishedRun(folder)

    def full(file: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("lineup.lab.report.run_report.make_report", lambda run: ("page", []))
    monkeypatch.setattr("lineup.lab.report.run_report.write_whole", full)
    with pytest.raises(FolderError, match=r'report\.html" could not be written: No space left on device'):
        write_report(run)
    (folder / "turns.parquet").write_bytes(b"PAR1")
    refused(lineup("report", folder), "turns.parquet", "cannot be read as Parquet")


def test_what_is_nearly_always_so_is_not_told_as_always() -> None:
    assert (write_percent(0.996), write_interval(0.9951, 0.9968)) == ("99.6 %", "99.5 to 99.7")
    assert (write_percent(0.004), write_interval(0.0031, 0.0049)) == ("0.4 %", "0.3 to 0.5")
    assert write_interval(0.42, 0.58) == "42 to 58"


def test_no_two_places_of_a_scale_have_the_same_name() -> None:
    rows = [PlotRow("Ann", 0.501, 0.495, 0.507, ""), PlotRow("Bob", 0.499, 0.493, 0.505, "")]
    drawn = draw_intervals("wins", "Wins", rows, "share")
    names = re.findall(r">([\d.]+ %)</text>", drawn.svg)
    assert len(names) > 2
    assert len(set(names)) == len(names), names
