"""A run of a mass simulation: the same bytes on any number of processes and shards, none lost, none half-written."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from lineup.engine.machine import start_game
from lineup.games import build_setup, make_choice
from lineup.lab.report.run_report import write_report
from lineup.lab.shared import folders
from lineup.lab.shared.folders import FolderError
from lineup.lab.simulation import runs
from lineup.lab.simulation import simulate as module
from lineup.lab.simulation.runs import FinishedRun, RunFolder, merge_runs
from lineup.lab.simulation.simulate import SimulationError, SimulationResult, simulate
from lineup.lab.simulation.tables import TABLES, card_names, table_schema
from lineup.lab.simulation.tally import GameTally
from lineup.running.roads import Road, Shard, job_size
from tests.cli.run import lineup, refused

BOTS, GAMES = ("casual", "random"), 7
CHOICE = make_choice("rivals-batman-joker", 2)


def play(folder: Path, processes: int = 1, shard: Shard = (1, 1), **wishes: Any) -> SimulationResult:
    return simulate(CHOICE, BOTS, GAMES, 3, folder=folder, road=Road(processes, shard=shard), **wishes)


def content(folder: Path) -> dict[str, bytes]:
    """All files of a finished run."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module", autouse=True)
def several_groups() -> Iterator[None]:
    """Let a few games fill several row groups, as many games would."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runs, "TOGETHER", 2)
        yield


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "whole"
    play(folder)
    return folder


@pytest.fixture(scope="module")
def shards(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folders = [tmp_path_factory.mktemp("shards") / str(number) for number in (1, 2, 3)]
    for number, folder in enumerate(folders, 1):
        play(folder, shard=(number, 3))
    return folders


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / f"{table}.parquet").to_pylist()
    return found


@pytest.mark.parametrize("processes", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_the_number_of_processes_changes_not_one_byte(processes: int, whole: Path, tmp_path: Path) -> None:
    result = play(tmp_path / "run", processes)
    assert result.processes == processes
    assert content(tmp_path / "run") == content(whole)
    assert result.wins == simulate(CHOICE, BOTS, GAMES, 3, road=Road(1)).wins


def test_shards_make_the_same_bytes_as_one_run(whole: Path, shards: list[Path], tmp_path: Path) -> None:
    result = merge_runs(tmp_path / "run", [shards[2], shards[0], shards[1]])
    assert content(tmp_path / "run") == content(whole)
    assert result == FinishedRun(whole).result
    assert [FinishedRun(shard).result.games for shard in shards] == [3, 2, 2]
    assert merge_runs(tmp_path / "run", shards) == result  # it is there already


def test_a_part_has_the_same_size_on_any_machine_and_never_many_games() -> None:
    assert [job_size(games) for games in (1, 99, 300, 1_000, 50_000, 1_000_000)] == [1, 1, 6, 20, 20, 20]


# Interruptions


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games played from now on."""
    played: list[int] = []
    real = module._play_job

    def note(job: Any) -> Any:
        made = real(job)
        played.extend(range(job.first, job.last))
        return made

    monkeypatch.setattr(module, "_play_job", note)
    return played


def test_an_interrupted_run_goes_on_without_losing_or_repeating_a_game(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "run"
    played = counted(monkeypatch)
    told: list[int] = []

    def stop(done: int, total: int) -> None:
        told.append(done)
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(folder, progress=stop)
    with pytest.raises(FolderError, match="is not finished: about 4 of 7 games are played"):
        FinishedRun(folder)
    (folder / "parts" / ".5.zip.half").write_bytes(b"PK")  # the machine went down while these were written
    (folder / "parts" / "6.zip").write_bytes(b"PK")
    result = play(folder, progress=lambda done, total: told.append(done))
    assert sorted(played) == list(range(GAMES))
    assert told == [1, 2, 3, 4, 4, 5, 6, 7]
    assert content(folder) == content(whole)
    again = play(folder)
    assert (again, len(played)) == (result, GAMES)  # it is finished: nothing is played
    assert content(folder) == content(whole)


SCRIPT = """
import sys
from pathlib import Path
from lineup.games import make_choice
from lineup.lab.simulation.simulate import simulate
from lineup.running.roads import Road

def show(done, total):
    print(done, flush=True)

if __name__ == "__main__":
    choice = make_choice("rivals-batman-joker", 2)
    simulate(choice, ("casual", "random"), 7, 3, folder=Path(sys.argv[1]), road=Road(2), progress=show)
"""


@pytest.mark.slow
def test_a_killed_run_resumes_to_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    script, folder = tmp_path / "script.py", tmp_path / "run"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "1\n"
        os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    assert not (folder / "games.parquet").exists()
    play(folder)
    assert content(folder) == content(whole)


@pytest.mark.parametrize("fails_at", ["4.zip", "plays.parquet", "run.json"])
def test_a_full_disk_is_told_and_what_was_kept_stays(
    fails_at: str, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "run"
    real, replace = folders.write_whole, Path.replace
    begun: list[str] = []

    def write(file: Path, data: bytes) -> None:
        begun.append(file.name)
        if file.name == fails_at and begun.count(file.name) == (2 if fails_at == "run.json" else 1):
            raise OSError(errno.ENOSPC, "No space left on device")
        real(file, data)

    def move(file: Path, to: Path) -> Path:
        if to.name == fails_at == "plays.parquet":
            raise OSError(errno.ENOSPC, "No space left on device")
        return replace(file, to)

    with monkeypatch.context() as full:
        full.setattr(folders, "write_whole", write)
        full.setattr(Path, "replace", move)
        with pytest.raises(FolderError, match=r"No space left on device\. .*kept|No space left .*games before it are"):
            play(folder)
    with pytest.raises(FolderError, match="is not finished"):
        FinishedRun(folder)
    assert not list(folder.rglob("*.half"))
    play(folder)
    assert content(folder) == content(whole)


def test_a_run_goes_on_only_under_the_same_conditions(whole: Path) -> None:
    with pytest.raises(FolderError, match=r"were played with games 7, not 8; name another folder"):
        simulate(CHOICE, BOTS, 8, 3, folder=whole, road=Road(1))
    with pytest.raises(FolderError, match=r"were played with bots casual, random, not random, casual;"):
        simulate(CHOICE, ("random", "casual"), GAMES, 3, folder=whole, road=Road(1))
    with pytest.raises(FolderError, match="were played with mirrored False, not True"):
        play(whole, mirrored=True)
    assert RunFolder.kept_seed(whole) == "3"


# What the tables tell


def test_the_tables_tell_of_the_same_games(whole: Path) -> None:
    run = FinishedRun(whole)
    games, seats, turns = rows(whole, "games"), rows(whole, "seats"), rows(whole, "turns")
    assert [each["game"] for each in games] == list(range(GAMES))
    assert [each["seed"] for each in games] == [f"3 game {number}" for number in range(GAMES)]
    assert sum(each["decisions"] for each in games) == run.result.decisions
    assert len(rows(whole, "decisions")) == sum(each["unforced"] for each in games) == run.result.unforced
    assert [each["turns"] for each in games] == [
        max(turn["turn"] for turn in turns if turn["game"] == number) for number in range(GAMES)
    ]
    for number, game in enumerate(games):
        mine = [seat for seat in seats if seat["game"] == number]
        assert [seat["bot"] for seat in mine] == list(BOTS)
        assert sum(seat["won"] for seat in mine) == 1
        assert [seat["seat"] for seat in mine if seat["won"]] == game["winners"]
        assert [seat["seat"] for seat in mine if seat["first"]] == [game["first"]]
        assert {seat["hero"] for seat in mine} == {"Batman", "The Joker"}


def test_what_was_bought_was_offered_paid_for_and_played_or_owned_later(whole: Path) -> None:
    turns = {(each["game"], each["turn"]): each for each in rows(whole, "turns")}
    paid = dict.fromkeys(turns, 0)
    buys = rows(whole, "buys")
    for buy in buys:
        turn = turns[buy["game"], buy["turn"]]
        assert turn["seat"] == buy["seat"]
        assert buy["card"] in turn["could_buy"]
        assert buy["place"] in ("line-up", "stack", "super-villains")
        paid[buy["game"], buy["turn"]] += buy["paid"]
    assert len(buys) > 20
    assert all(paid[key] <= turns[key]["power"] for key in turns)
    taken = [turns[each["game"], each["turn"]]["taken"] for each in buys if each["place"] == "line-up"]
    assert min(taken) >= 1
    assert max(each["line_up"] for each in turns.values()) == 5
    starters = {"Punch", "Vulnerability"}
    have = {(each["game"], each["seat"], card) for each in rows(whole, "seats") for card in each["owned"]} | {
        (each["game"], each["seat"], each["card"]) for each in rows(whole, "plays")
    }
    kept = [(each["game"], each["seat"], each["card"]) in have for each in buys]
    assert sum(kept) > 0.9 * len(buys)  # the others were destroyed first, or still lie in the deck they went to
    assert starters <= {each["card"] for each in rows(whole, "plays")}


def test_recording_changes_no_game(whole: Path) -> None:
    plain = simulate(CHOICE, BOTS, GAMES, 3, road=Road(1))
    assert FinishedRun(whole).result == plain.tally
    setup = build_setup(CHOICE)
    assert start_game(setup, "3 game 0").first == rows(whole, "games")[0]["first"]
    assert len(set(card_names(setup))) == len(setup.defs)
    assert {each["card"] for each in FinishedRun(whole).cards} == set(card_names(setup))


def test_a_mirrored_deal_is_played_from_every_seat(tmp_path: Path) -> None:
    result = simulate(CHOICE, BOTS, 4, 3, folder=tmp_path / "run", mirrored=True, road=Road(1))
    games = rows(tmp_path / "run", "games")
    assert [(each["deal"], each["turned"]) for each in games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [each["seed"] for each in games] == ["3 game 0"] * 2 + ["3 game 1"] * 2
    seats = rows(tmp_path / "run", "seats")
    assert [each["bot"] for each in seats[:4]] == ["casual", "random", "random", "casual"]
    assert [each["hero"] for each in seats[:2]] == [each["hero"] for each in seats[2:4]]
    won = sum(each["won"] for each in seats if each["bot"] == "casual")
    assert result.wins == (won, 4 - won)
    with pytest.raises(SimulationError, match="All bots are the same"):
        simulate(CHOICE, ("random", "random"), 4, 3, mirrored=True)


def test_the_schema_is_documented_and_versioned() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    for table, columns in TABLES.items():
        assert f"`{table}.parquet`" in page
        for column in columns:
            assert f"`{column}`" in page
        assert table_schema(table).metadata == {b"lineup": f"run 1 {table}".encode()}


# Files that are not what they should be


def damaged(whole: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "run"
    folder.mkdir()
    for name, data in content(whole).items():
        (folder / name).write_bytes(data)
    return folder


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-40])


def strange(file: Path) -> None:
    pq.write_table(pa.table({"a": [1]}), file)


def shorter(file: Path) -> None:
    pq.write_table(pq.read_table(file).slice(1), file)


def spoilt(file: Path) -> None:
    """Damage the middle of the file, so that its footer still reads well."""
    data = bytearray(file.read_bytes())
    data[40:400] = bytes(byte ^ 0xFF for byte in data[40:400])
    file.write_bytes(data)


WRONG: list[tuple[Callable[[Path], None], str]] = [
    (cut, r'buys\.parquet" is damaged and cannot be read as Parquet\. Copy it again, or delete it and run the same'),
    (strange, r'buys\.parquet" is not the table "buys", version 1'),
    (shorter, r'buys\.parquet" has \d+ rows; \d+ were written\. Copy it again, or delete it and run the same'),
]


@pytest.mark.parametrize(("change", "said"), [*WRONG, (Path.unlink, r'buys\.parquet" is missing\. Copy it again, or')])
def test_a_table_that_is_not_what_was_written_is_refused(
    change: Callable[[Path], object], said: str, whole: Path, tmp_path: Path
) -> None:
    folder = damaged(whole, tmp_path)
    change(folder / "buys.parquet")
    with pytest.raises(FolderError, match=said):
        FinishedRun(folder)


@pytest.mark.parametrize(("change", "said"), [*WRONG, (spoilt, r'buys\.parquet" is damaged and cannot be read')])
def test_a_run_with_a_damaged_table_is_refused_by_name_and_left_as_it_is(
    change: Callable[[Path], object], said: str, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = damaged(whole, tmp_path)
    change(folder / "buys.parquet")
    before = content(folder)
    played = counted(monkeypatch)
    with pytest.raises(FolderError, match=said):
        play(folder)
    assert (played, content(folder)) == ([], before)
    (folder / "buys.parquet").write_bytes((whole / "buys.parquet").read_bytes())
    assert play(folder).games == GAMES
    assert (played, content(folder)) == ([], content(whole))


def test_a_run_that_has_lost_a_table_says_so_and_is_played_again(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = damaged(whole, tmp_path)
    (folder / "buys.parquet").unlink()
    played = counted(monkeypatch)
    assert play(folder).games == GAMES
    assert played == list(range(GAMES))
    assert content(folder) == content(whole)
    (said,) = caplog.messages
    assert said == f'"{folder}/buys.parquet" is missing, so all games of the run in "{folder}" are played again.'


def test_a_table_spoilt_within_is_named_by_report_and_merge(whole: Path, tmp_path: Path) -> None:
    folder = damaged(whole, tmp_path)
    spoilt(folder / "buys.parquet")
    said = f'"{folder}/buys.parquet" is damaged and cannot be read as Parquet.'
    refused(lineup("report", folder), said)
    refused(lineup("merge", tmp_path / "new", folder), said)


def test_a_file_beside_the_parts_that_is_none_of_them_does_no_harm(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"

    def halfway(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(folder, progress=halfway)
    part = next((folder / "parts").glob("*.zip"))
    part.with_name("0 (copy).zip").write_bytes(part.read_bytes())
    assert play(folder).games == GAMES
    assert content(folder) == content(whole)


def test_shards_are_put_together_again_where_a_table_is_lost(whole: Path, shards: list[Path], tmp_path: Path) -> None:
    folder = damaged(whole, tmp_path)
    (folder / "buys.parquet").unlink()
    merge_runs(folder, shards)
    assert content(folder) == content(whole)


def test_a_head_that_cannot_be_read_is_refused(whole: Path, tmp_path: Path) -> None:
    folder = damaged(whole, tmp_path)
    head = json.loads((folder / "run.json").read_bytes())
    for text, said in (
        ("{", "cannot be read"),
        (json.dumps({**head, "format": "lineup-run 9"}), 'is of the format "lineup-run 9"; this release reads'),
        (json.dumps({**head, "result": {}}), "cannot be read"),
        (json.dumps({**head, "conditions": {}}), "cannot be read"),
        (json.dumps({**head, "conditions": {**head["conditions"], "bots": 5}}), "cannot be read"),
        (json.dumps({**head, "conditions": {**head["conditions"], "bots": ["casual"]}}), "cannot be read"),
        (json.dumps({**head, "cards": [3]}), "cannot be read"),
    ):
        (folder / "run.json").write_text(text)
        with pytest.raises(FolderError, match=said):
            FinishedRun(folder)
    with pytest.raises(FolderError, match="holds no games of lineup simulate --out"):
        FinishedRun(tmp_path)


@pytest.mark.parametrize(
    "damage",
    [{"scores": None}, {"scores": []}, {"turns": {}}, {"games": "many"}, {"games": 1}, {"wins": [1, 1, 1]}, None],
)
def test_a_result_that_is_damaged_is_refused_alike_by_all_who_read_it(
    damage: dict[str, Any] | None, whole: Path, tmp_path: Path
) -> None:
    folder = damaged(whole, tmp_path)
    head = json.loads((folder / "run.json").read_bytes())
    head["result"] = damage and {**head["result"], **damage}
    (folder / "run.json").write_text(json.dumps(head))
    with pytest.raises(FolderError, match=r'run\.json" cannot be read'):
        FinishedRun(folder)
    with pytest.raises(FolderError, match=r'run\.json" cannot be read'):
        simulate(CHOICE, BOTS, GAMES, 3, folder=folder, road=Road(1))


def test_there_are_no_more_shards_than_parts(tmp_path: Path) -> None:
    with pytest.raises(
        SimulationError, match="A run of 2 games can be split into 2 shards at most; there is no shard 3/3"
    ):
        simulate(CHOICE, BOTS, 2, 1, folder=tmp_path / "run", road=Road(shard=(3, 3)))
    with pytest.raises(
        SimulationError, match="A run of 120 games can be split into 60 shards at most; there is no shard 1/61"
    ):
        simulate(CHOICE, BOTS, 120, 1, folder=tmp_path / "run", road=Road(shard=(1, 61)))
    assert not (tmp_path / "run").exists()


def test_a_shard_of_former_times_that_got_no_games_is_merged_but_makes_no_report(tmp_path: Path) -> None:
    folders = [tmp_path / str(number) for number in (1, 2, 3)]
    for number, folder in enumerate(folders, 1):
        if number < 3:
            simulate(CHOICE, BOTS, 2, 1, folder=folder, road=Road(1, shard=(number, 2)))
        else:
            conditions = json.loads((folders[0] / "run.json").read_bytes())
            with RunFolder(folder, {**conditions["conditions"], "shard": "3/3"}, conditions["content"]) as run:
                run.make_tables(GameTally(), conditions["cards"])
        head = json.loads((folder / "run.json").read_bytes())
        head["conditions"]["shard"] = f"{number}/3"
        (folder / "run.json").write_text(json.dumps(head))
    assert merge_runs(tmp_path / "all", folders).games == 2
    simulate(CHOICE, BOTS, 2, 1, folder=tmp_path / "whole", road=Road(1))
    assert content(tmp_path / "all") == content(tmp_path / "whole")
    with pytest.raises(FolderError, match="is a shard without games; join it to the others with lineup merge"):
        write_report(FinishedRun(folders[2]))


def test_shards_that_do_not_make_one_run_are_refused(whole: Path, shards: list[Path], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with pytest.raises(FolderError, match="in 3 shards needs each of them once; you named 1/3, 3/3"):
        merge_runs(folder, [shards[0], shards[2]])
    with pytest.raises(FolderError, match="you named 1/3, 2/3, 2/3"):
        merge_runs(folder, [shards[0], shards[1], shards[1]])
    with pytest.raises(FolderError, match="A run in one piece needs that piece once; you named 1/1, 1/1"):
        merge_runs(folder, [whole, whole])
    other = tmp_path / "other"
    simulate(CHOICE, BOTS, GAMES, 4, folder=other, road=Road(1, shard=(3, 3)))
    with pytest.raises(FolderError, match="belong to different runs: seed 3 there, 4 here"):
        merge_runs(folder, [*shards[:2], other])
    assert not folder.exists()
