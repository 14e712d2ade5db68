"""The arena: mirrored deals, shares and ratings, faults that lose a game and never the arena, games that are kept."""

from __future__ import annotations

import csv
import io
import json
import multiprocessing
import resource
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from html.parser import HTMLParser
from math import inf
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from lineup.bots import Bot, BotError, Clock, play_out
from lineup.bots.hosting.programs import BotFault
from lineup.engine.state import State
from lineup.games import Choice, build_once
from lineup.lab.arena import arena as module
from lineup.lab.arena.arena import (
    Arena,
    ArenaError,
    Conditions,
    Meeting,
    MetGame,
    check_entrant,
    hold_arena,
    round_robin,
    seatings_of,
)
from lineup.lab.arena.folder import GAMES, ArenaFolder
from lineup.lab.arena.outcomes import COLUMNS, report_page, seat_rows, write_all
from lineup.lab.arena.standings import count_faults, pair_shares, rank_entrants, rate_entrants, short_names, sum_up_ways
from lineup.lab.shared.folders import FolderError
from lineup.lab.shared.intervals import wilson_interval
from lineup.running.roads import Road
from lineup.running.workers import NOBODY, Lost, WorkWatch, work_together
from tests.bots.installing import FIRST, install, installed
from tests.cli.run import lineup, process, refused
from tests.running.jobs import here

JOKER = "rivals-batman-joker, 2 players"
WAYS = {JOKER: Choice("rivals-batman-joker", ("a", "b"))}


@pytest.fixture(autouse=True)
def _no_process_left() -> Iterator[None]:
    before = set(multiprocessing.active_children())  # a server of other tests may be among them
    yield
    assert set(multiprocessing.active_children()) <= before


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Games are played in this process; the list holds the keys of those that were."""
    keys: list[str] = []

    def noted(jobs: Iterable[Any], work: Callable[..., Any], *_: object) -> Generator[tuple[Any, Any]]:
        for job, result in here(jobs, work):
            keys.append(job.meeting.meeting_key)
            yield job, result

    monkeypatch.setattr(module, "work_together", noted)
    return keys


def small(*names: str, games: int = 2, **conditions: Any) -> Arena:
    return Arena(WAYS, round_robin(names or ("casual", "random")), games, Conditions("1", **conditions))


# Who meets whom, and where


def test_everybody_meets_everybody_or_one_bot_alone() -> None:
    assert round_robin(["a", "b", "c", "a"]) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert round_robin(["a", "b", "c"], "b") == (("a", "b"), ("c", "b"))


def test_two_meet_from_both_seats_and_teams_from_both_sides_in_both_orders() -> None:
    assert seatings_of(("a", "b"), 2, ()) == [(("a", "b"), (0, 1)), (("b", "a"), (1, 0))]
    teams = (0, 1, 0, 1)
    assert seatings_of(("a", "b"), 4, teams) == [
        (("a", "b", "a", "b"), (0, 1, 0, 1)),
        (("b", "a", "b", "a"), (1, 0, 1, 0)),
    ]
    mixed = seatings_of(("a", "a+b"), 4, teams)
    assert sorted(bots for bots, _ in mixed) == [
        ("a", "a", "a", "b"), ("a", "a", "b", "a"), ("a", "b", "a", "a"), ("b", "a", "a", "a"),
    ]  # fmt: skip
    assert all(sides in ((0, 1, 0, 1), (1, 0, 1, 0)) for _, sides in mixed)


def test_where_each_plays_alone_one_sits_among_several_at_every_seat_and_the_other_way_round() -> None:
    found = seatings_of(("a", "b"), 3, ())
    assert [bots for bots, _ in found] == [
        ("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"), ("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b"),
    ]  # fmt: skip
    with pytest.raises(BotError, match=r'"a\+b" is a team, and in this game of 3 each plays alone'):
        seatings_of(("a+b", "a"), 3, ())


def test_every_deal_is_played_by_every_pair_in_every_seating_and_there_are_at_least_as_many_games_as_wished() -> None:
    ways = {**WAYS, "four": Choice("confrontations", tuple("abcd"))}
    arena = Arena(ways, round_robin(["casual", "random", "casual+random"][:2]), 5, Conditions("1"))
    meetings = list(arena.list_meetings())
    assert Counter(meeting.way for meeting in meetings) == {JOKER: 6, "four": 6}
    assert len({meeting.meeting_key for meeting in meetings}) == 12
    assert {meeting.deal for meeting in meetings} == {0, 1, 2}
    assert [meeting.deal for meeting in meetings] == sorted(meeting.deal for meeting in meetings)


def test_each_share_has_as_many_games_as_wished_alone_among_several_too() -> None:
    ways = {"three": Choice("heroes-unite", tuple("abc"))}
    both = Arena(ways, round_robin(["casual", "random"]), 4, Conditions("1"))
    assert len(list(both.list_meetings())) == 12  # two deals, each side at three seats
    one_way = list(replace(both, one_way=True).list_meetings())
    assert len(one_way) == 6
    assert {meeting.sides.count(0) for meeting in one_way} == {1}


def test_an_entrant_is_a_bot_or_a_team_of_bots() -> None:
    assert check_entrant("casual + random") == "casual+random"
    with pytest.raises(BotError, match='There is no bot "clever"'):
        check_entrant("casual+clever")


# Playing


def test_mirrored_games_have_the_same_deal(played: list[str]) -> None:
    one, two = hold_arena(small())
    assert one.heroes == two.heroes
    assert one.first == two.first
    assert one.meeting.bots == two.meeting.bots[::-1]
    assert played == [one.meeting.meeting_key, two.meeting.meeting_key]
    assert one.share_of(0) == two.share_of(0) == 1.0  # casual beats random
    assert one.scores[one.meeting.sides.index(0)] > one.scores[one.meeting.sides.index(1)]
    assert min(one.decisions) > 0
    assert 0 < max(one.longest) <= sum(one.seconds)


def test_the_bot_that_all_meet_may_have_a_clock_of_its_own(
    played: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    noted: list[list[float]] = []

    def playing(state: State, bots: Sequence[Bot], clocks: Sequence[Clock]) -> None:
        noted.append([clock.seconds for clock in clocks])
        play_out(state, bots, clocks=clocks)

    monkeypatch.setattr(module, "play_out", playing)
    wishes = ("--games", "2", "--time", "2", "--time-against", "0.5", "--out", tmp_path / "run", "--seed", "1")
    assert lineup("arena", "rivals-batman-joker", "--bots", "casual", "--against", "random", *wishes).code == 0
    assert noted == [[2.0, 0.5], [0.5, 2.0]]
    assert "The bots had 2 s for a turn (0.5 s the one they met)" in (tmp_path / "run" / "report.html").read_text(
        "utf-8"
    )


def bare(mets: Sequence[MetGame]) -> list[MetGame]:
    """Games without the times that were taken."""
    return [met._replace(seconds=(), longest=()) for met in mets]


@pytest.mark.slow
def test_the_number_of_processes_changes_no_game(played: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    alone = bare(hold_arena(small(games=4)))
    monkeypatch.setattr(module, "work_together", work_together)
    assert bare(hold_arena(small(games=4), road=Road(2))) == alone


# an option made into another; a compiled one stays as it was
FORGED = """[
            one if one.n == 7 else type(one)(ask.seat, 'buy', 0, 7)
            for one in ask.options
            if not type(one).__init__(one, ask.seat, 'buy', 0, 7)
        ][0]"""
FAULTY = {
    "ask.options[99]": ("crash", "IndexError: tuple index out of range"),
    "exit()": ("crash", "SystemExit: None"),
    "(_ for _ in ()).throw(KeyboardInterrupt)": ("crash", "KeyboardInterrupt"),
    "(_ for _ in ()).throw(ValueError('a\\n\\x1b[31mb\\udcff'))": ("crash", "ValueError: a [31mb"),
    "(_ for _ in ()).throw(type('Bad', (Exception,), {'__str__': 1})())": ("crash", "Bad: (unreadable)"),
    "view": ("illegal", "which is not among its options"),
    "type('Equal', (), {'__eq__': lambda *_: True})()": ("illegal", "which is not among its options"),
    FORGED: ("illegal", "which is not among its options"),
    "ask.options[0].__class__(1 - ask.seat, 'end')": ("illegal", "which is not among its options"),
    "[0] * (1 << 60)": ("crash", "MemoryError"),
    "__import__('time').sleep(0.05)": ("time-out", "s for a decision"),
}


@pytest.mark.parametrize("instead", FAULTY)
def test_a_fault_loses_the_game_and_the_arena_goes_on(instead: str, played: list[str], tmp_path: Path) -> None:
    kind, said = FAULTY[instead]
    install(tmp_path, f"faulty-bots-{abs(hash(instead))}", FIRST.replace("ask.options[0]", instead), first="First")
    with installed(tmp_path):
        arena = small("first", "random", games=4, deadline=0.01 if kind == "time-out" else 60.0)
        mets = hold_arena(arena, tmp_path / "run")
        assert hold_arena(arena, tmp_path / "run") == mets
    assert len(mets) == 4
    for met in mets:
        assert (met.end, met.fault) == ("fault", kind)
        assert met.meeting.bots[met.faulty] == "first"
        assert met.winners == (1 - met.faulty,)
        assert said in met.said
    (found,) = count_faults(mets)
    assert (found.bot, found.kind, found.games) == ("first", kind, 4)
    best, worst = rank_entrants(arena, mets)
    assert (best.name, worst.name) == ("random", "first")
    assert worst.faults == {"crash": 0, "illegal": 0, "time-out": 0, kind: 4}
    assert pair_shares(arena, mets)[0].share == 0.0


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (FIRST.replace("pass", "1 / 0"), "ZeroDivisionError: division by zero"),
        (
            FIRST.replace("    blind = True", "    blind = property(lambda self: 1 / 0)"),
            "ZeroDivisionError: division by zero",
        ),
        (FIRST.replace("__init__(self", "__new__(cls"), "AttributeError: 'NoneType' object has no attribute 'blind'"),
    ],
)
def test_a_bot_that_cannot_even_be_made_loses_its_games(
    source: str, said: str, played: list[str], tmp_path: Path
) -> None:
    install(tmp_path, f"unmade-bots-{abs(hash(source))}", source, first="First")
    with installed(tmp_path):
        mets = hold_arena(small("first", "random"))
    assert [met.said for met in mets] == [said] * 2


CLOSING = (
    FIRST
    + """
    starting = property(lambda self: 1 / 0)

    def close(self):
        raise KeyboardInterrupt
"""
)


def test_what_fails_when_a_bot_is_let_go_costs_nothing(played: list[str], tmp_path: Path) -> None:
    install(tmp_path, "closing-bots", CLOSING, first="First")
    with installed(tmp_path):
        assert [met.fault for met in hold_arena(small("first", "random"))] == [None, None]


def test_a_bot_is_watched_while_it_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    cell = [NOBODY, 0.0]
    seen: list[float] = []
    monkeypatch.setattr(module, "dismiss_bots", lambda bots: seen.append(cell[0]))
    job = module._ArenaJob(next(small().list_meetings()), WAYS[JOKER], build_once(WAYS[JOKER]).content, Conditions("1"))
    module.play_meeting(job, WorkWatch(cell))  # type: ignore[arg-type]
    assert (seen, cell[0]) == ([0, 1], NOBODY)


@pytest.mark.parametrize("broken", ["make_bot_or_program", "ask_bot"])
def test_one_of_ours_that_finds_no_memory_has_lost_nothing(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise BotFault("", "crash") from MemoryError() if broken == "ask_bot" else None

    def none(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(module, broken, full if broken == "ask_bot" else none)
    job = module._ArenaJob(next(small().list_meetings()), WAYS[JOKER], build_once(WAYS[JOKER]).content, Conditions("1"))
    with pytest.raises(MemoryError):
        module.play_meeting(job, WorkWatch([NOBODY, 0.0]))  # type: ignore[arg-type]


def test_of_a_table_of_equals_one_who_fails_loses_for_all_of_them() -> None:
    meeting = Meeting("w", "a", "b", 0, 1, ("b", "a", "b"), (1, 0, 1))
    unplayed = module._unplayed_game(meeting)
    assert module._forfeit_game(unplayed, "crash", 2, "").winners == (1,)
    assert module._forfeit_game(unplayed, "crash", 1, "").winners == (0, 2)


def test_a_game_that_fails_through_no_bots_fault_stops_the_arena_with_its_name(
    played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise LookupError("on purpose")

    monkeypatch.setattr(module, "play_out", broken)
    with pytest.raises(ArenaError, match=r'A game failed \(.*, deal 0, seed "1 deal 0"\): LookupError: on purpose'):
        hold_arena(small())


# Processes that die


def test_a_lost_process_loses_the_game_of_the_bot_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(jobs: Iterable[Any], *_: object) -> Generator[tuple[Any, Any]]:
        for job, kind in zip(jobs, ("crash", "time-out"), strict=True):
            yield job, Lost(kind, 1)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "work_together", lost)
    first, second = hold_arena(small())
    assert (first.fault, first.faulty, first.winners, first.said) == ("crash", 1, (0,), "its process died")
    assert (second.fault, second.said) == ("time-out", "it did not answer within 10 s")


def test_a_game_whose_process_died_while_no_bot_was_at_work_is_played_again_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries: Counter[str] = Counter()

    def unlucky(jobs: Iterable[Any], work: Callable[..., Any], *_: object) -> Generator[tuple[Any, Any]]:
        for job in jobs:
            tries[job.meeting.meeting_key] += 1
            first = tries[job.meeting.meeting_key] <= 1
            yield (job, Lost("crash", NOBODY)) if first else next(here([job], work))

    monkeypatch.setattr(module, "work_together", unlucky)
    assert [met.fault for met in hold_arena(small())] == [None, None]
    tries.subtract(dict.fromkeys(tries, 9))  # from now on it is always the first time
    with pytest.raises(ArenaError, match="died twice while no bot was at work"):
        hold_arena(small())


@pytest.mark.parametrize("who", [NOBODY, 0, 1])
def test_where_nobody_says_why_a_process_died_twice_the_only_side_that_is_not_ours_has_lost(
    who: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries: Counter[str] = Counter()

    def unlucky(jobs: Iterable[Any], *_: object) -> Generator[tuple[Any, Any]]:
        for job in jobs:
            tries[job.meeting.meeting_key] += 1
            yield job, Lost("crash", who)

    monkeypatch.setattr(module, "work_together", unlucky)
    mets = hold_arena(small("casual", "cmd: true"))
    assert [(met.fault, met.meeting.bots[met.faulty]) for met in mets] == [("crash", "cmd: true")] * 2
    assert sorted(tries.values()) == ([2, 2] if who == NOBODY else [1, 2])  # a bot that is not ours loses at once
    strange = hold_arena(small("cmd: false", "cmd: true"))
    if who != NOBODY:
        assert [met.faulty for met in strange] == [who, who]
    else:
        assert strange == []
        assert "cmd: false, cmd: true; deal 0): the game counts for nobody." in caplog.text


# Keeping


def interrupted_after(games: int) -> Callable[[int, int], None]:
    def progress(done: int, total: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return progress


def test_an_interrupted_arena_goes_on_without_repeating_or_losing_a_game(played: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with pytest.raises(KeyboardInterrupt):
        hold_arena(small(games=6), folder, progress=interrupted_after(3))
    assert len(played) == 3
    with (folder / GAMES).open("ab") as file:
        file.write(b'{"meeting": {"way": "cut o')  # the machine went down within a line
    whole = hold_arena(small(games=6), folder)
    assert len(played) == len(set(played)) == len(whole) == 6
    assert len((folder / GAMES).read_text().splitlines()) == 6
    assert hold_arena(small(games=6), folder) == whole
    assert len(played) == 6
    more = hold_arena(small("casual", "random", games=8), folder)
    assert more[:6] == whole
    assert len(played) == 8


def test_a_folder_keeps_games_of_one_sort_and_says_so(played: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    hold_arena(small(), folder)
    with pytest.raises(FolderError, match=r"were played with seed 1, not 2; name another folder, or use the same\."):
        hold_arena(replace(small(), conditions=Conditions("2")), folder)
    with pytest.raises(FolderError, match=r"were played with --time none, not 0\.5"):
        hold_arena(small(seconds=0.5), folder)
    with (
        ArenaFolder(folder, Conditions("1").to_json(), {}),
        pytest.raises(FolderError, match="Another run is using"),
    ):
        hold_arena(small(), folder)
    head = json.loads((folder / "arena.json").read_text())
    (folder / "arena.json").write_text(json.dumps({**head, "content": {JOKER: "other"}}))
    with pytest.raises(FolderError, match="The cards of rivals-batman-joker, 2 players have changed since"):
        hold_arena(small(), folder)
    (folder / "arena.json").write_text("{")
    with pytest.raises(FolderError, match=r'arena\.json" cannot be read'):
        hold_arena(small(), folder)
    (folder / "arena.json").write_text(json.dumps({**head, "format": "lineup-arena 9"}))
    with pytest.raises(FolderError, match='is of the format "lineup-arena 9"'):
        hold_arena(small(), folder)


@pytest.mark.parametrize(("line", "said"), [(b"no\n", "line 1 is not JSON"), (b"[]\n", "line 1 is not a game")])
def test_a_file_that_was_edited_is_refused(line: bytes, said: str, played: list[str], tmp_path: Path) -> None:
    hold_arena(small(), tmp_path / "run")
    (tmp_path / "run" / GAMES).write_bytes(line)
    with pytest.raises(FolderError, match=said):
        hold_arena(small(), tmp_path / "run")


@pytest.mark.parametrize(
    "change",
    [
        {"winners": None}, {"winners": [2]}, {"scores": ["x", 3]}, {"scores": [3]}, {"turns": "9"}, {"said": 7},
        {"seconds": [None, 1]}, {"fault": "crash", "faulty": 5}, {"fault": "boredom"}, {"meeting": []}, {"more": 1},
        {"meeting": {"bots": "ab"}}, {"heroes": ["one"]},
    ],
)  # fmt: skip
def test_a_row_of_another_kind_is_refused_with_its_line(
    change: dict[str, Any], played: list[str], tmp_path: Path
) -> None:
    hold_arena(small(), tmp_path / "run")
    file = tmp_path / "run" / GAMES
    first, second = map(json.loads, file.read_text().splitlines())
    if isinstance(change.get("meeting"), dict):
        change = {"meeting": {**second["meeting"], **change["meeting"]}}
    file.write_text("".join(json.dumps(row) + "\n" for row in (first, {**second, **change})))
    with pytest.raises(FolderError, match="line 2 is not a game"):
        hold_arena(small(), tmp_path / "run")


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(FolderError, match="is not empty; name a new or empty one"):
        hold_arena(small(), tmp_path)
    with pytest.raises(FolderError, match="cannot be written to"):
        hold_arena(small(), tmp_path / "letter.txt")


# Shares of the games


def test_shards_put_together_are_the_arena_of_one_machine(played: list[str], tmp_path: Path) -> None:
    command = ("arena", "rivals-batman-joker", "--games", "6", "--seed", "1")
    parts = [tmp_path / f"part{number}" for number in (1, 2, 3)]
    for number, part in enumerate(parts, 1):
        done = lineup(*command, "--out", part, "--shard", f"{number}/3")
        assert (done.code, f"2 games are kept in {part}, shard {number}/3" in done.out) == (0, True)
        assert not (part / "report.html").exists()
    with (parts[0] / GAMES).open("ab") as file:
        file.write(b'{"meeting": {"way": "cut o')  # the machine went down within a line
    before = [(part / GAMES).read_bytes() for part in parts]
    whole = tmp_path / "whole"
    for _ in range(2):  # put together once more, nothing is there twice
        done = lineup("merge", whole, *reversed(parts))
        assert (done.code, "6 games in" in done.out) == (0, True), done
    assert [(part / GAMES).read_bytes() for part in parts] == before
    assert len(played) == 6
    shown = lineup(*command, "--out", whole, "--json").json
    assert (shown["games"], len(played)) == (6, 6)  # none is played again
    assert (whole / "report.html").exists()
    assert bare(hold_arena(small(games=6), whole)) == bare(hold_arena(small(games=6)))


def test_shards_that_are_not_of_one_arena_are_not_put_together(played: list[str], tmp_path: Path) -> None:
    hold_arena(small(), tmp_path / "one")
    hold_arena(replace(small(), conditions=Conditions("2")), tmp_path / "other")
    refused(
        lineup("merge", tmp_path / "new", tmp_path / "one", tmp_path / "other"),
        "belong to different runs: seed 1 there",
    )
    (tmp_path / "other" / GAMES).unlink()
    (tmp_path / "other" / "arena.json").write_bytes((tmp_path / "one" / "arena.json").read_bytes())
    refused(lineup("merge", tmp_path / "new", tmp_path / "one", tmp_path / "other"), 'games.jsonl" cannot be read')
    refused(lineup("merge", tmp_path / "new", tmp_path / "one", tmp_path / "none"), 'arena.json" cannot be read')
    assert not (tmp_path / "new").exists()
    refused(lineup("arena", "--shard", "1/2"), "--shard 1/2: name a folder by --out, and the --seed that all shards")
    refused(lineup("arena", "--shard", "3/2", "--out", tmp_path / "x", "--seed", "1"), '"3/2" is not a shard')


# Sums


def met(winners: Sequence[int], sides: Sequence[int], scores: Sequence[int] = (), **more: Any) -> MetGame:
    """A game of two entrants a and b."""
    seats = len(sides)
    meeting = Meeting("w", "a", "b", 0, 0, tuple("ab"[side] for side in sides), tuple(sides))
    facts = {"turns": 9, "end": "refill", "first": 0, "heroes": (), **more}
    each = (1,) * seats
    return MetGame(meeting, tuple(winners), tuple(scores) or each, decisions=each, seconds=each, longest=each, **facts)


def arena_of(players: int) -> Arena:
    return Arena({"w": Choice("heroes-unite", tuple("abcd"[:players]))}, (("a", "b"),), 1, Conditions("1"))


def test_an_interval_by_wilson_is_the_published_one() -> None:
    low, high = wilson_interval(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson_interval(0, 10)[0] == 0.0
    assert all(wilson_interval(games, games)[1] == 1.0 for games in range(1, 200))
    assert wilson_interval(0, 0) == (0.0, 1.0)


def test_shares_are_of_the_first_of_two_and_of_each_alone_among_several() -> None:
    (duel,) = pair_shares(arena_of(2), [met([0], [0, 1], [9, 4]), met([0, 1], [1, 0], [5, 5])])
    assert (duel.one, duel.games, duel.won, duel.share, duel.fair, duel.points) == ("a", 2, 1.5, 0.75, 0.5, 2.5)
    one, other = pair_shares(
        arena_of(3), [met([0], [0, 1, 1]), met([1], [0, 1, 1]), met([0, 1], [1, 0, 0]), met([2], [1, 0, 0])]
    )
    assert (one.one, one.games, one.won, round(one.fair, 3)) == ("a", 2, 1.0, 0.333)
    assert (other.one, other.other, other.games, other.won) == ("b", "a", 2, 0.5)
    (teams,) = pair_shares(arena_of(4), [met([0, 2], [0, 1, 0, 1]), met([0, 2], [1, 0, 1, 0])])
    assert (teams.share, teams.fair) == (0.5, 0.5)


def test_who_wins_is_rated_above_who_loses_alone_in_teams_and_among_several() -> None:
    for sides, winner in (((0, 1), (0,)), ((0, 1, 0, 1), (0, 2)), ((0, 1, 1), (0,)), ((1, 0, 0), (1,))):
        found = rate_entrants(["a", "b"], [met(winner, sides)] * 9)
        assert found["a"][0] > 25 > found["b"][0]
        assert found["a"][1] < 25 / 3
    level = rate_entrants(["a", "b"], [met([0, 1], [0, 1])] * 5)
    assert level["a"] == pytest.approx(level["b"])


def test_time_is_summed_over_all_seats_of_an_entrant() -> None:
    best = rank_entrants(arena_of(4), [met([0, 2], [0, 1, 0, 1])] * 3)
    assert [(each.name, each.games, each.decisions, each.seconds, each.longest) for each in best] == [
        ("a", 3, 6, 6, 1), ("b", 3, 6, 6, 1),
    ]  # fmt: skip
    assert best[0].mean_seconds == 1.0


def test_what_the_games_were_like_leaves_out_those_lost_by_a_fault() -> None:
    fault = met([1], [0, 1], end="fault", fault="crash", faulty=0, turns=1)
    (way,) = sum_up_ways(arena_of(2), [met([0], [0, 1]), met([1], [0, 1]), fault])
    assert (way.games, way.turns, way.first, way.fair, way.ends) == (2, 9, 0.5, 0.5, {"refill": 2})


def test_a_program_goes_by_the_last_word_of_its_command() -> None:
    names = ["casual", "cmd: node my/one.js", "cmd: a/bot", "cmd: b/bot"]
    assert list(short_names(names).values()) == ["casual", "one.js", "cmd: a/bot", "cmd: b/bot"]


# Files


class Tags(HTMLParser):
    """Everything a page would load, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        self.loads += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "line", "circle", "rect"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_files_hold_every_seat_of_every_game(played: list[str], tmp_path: Path) -> None:
    arena = small(games=4)
    mets = hold_arena(arena, tmp_path / "run")
    files = write_all(tmp_path / "run", arena, mets)
    assert [file.name for file in files] == ["games.csv", "games.parquet", "report.html"]
    table = seat_rows(arena, mets)
    assert len(table) == 8
    assert sum(row["won"] for row in table) == 4
    assert list(csv.DictReader(io.StringIO(files[0].read_text()))) == [
        {key: str(value) for key, value in row.items()} for row in table
    ]
    parquet = pq.read_table(files[1])
    assert parquet.to_pylist() == table
    assert parquet.column_names == list(COLUMNS)
    assert parquet.schema.metadata[b"lineup"] == b"arena 1"
    assert sorted(file.name for file in (tmp_path / "run").iterdir()) == sorted(
        ["arena.json", GAMES, *(file.name for file in files)]
    )


def test_the_report_is_one_page_that_loads_nothing_and_trusts_no_name() -> None:
    evil = "cmd: ./x <script>"
    fault = met([1], [0, 1], fault="crash", faulty=0, said="<b>oops</b>", end="fault")
    meeting = fault.meeting._replace(one=evil, bots=(evil, "b"))
    arena = Arena(arena_of(2).ways, ((evil, "b"),), 1, Conditions("1", seconds=0.4))
    text = report_page(arena, [fault._replace(meeting=meeting), met([0], [0, 1])._replace(meeting=meeting)])
    tags = Tags()
    tags.feed(text)
    assert (tags.loads, tags.open) == ([], [])
    assert tags.seen["svg"] == 3
    assert tags.seen["script"] == tags.seen["b"] == 0
    assert "&lt;script&gt;" in text
    assert "0.4 s for a turn" in text
    assert "&lt;b&gt;oops&lt;/b&gt;" in text


def test_a_full_disk_is_a_sentence_and_leaves_nothing_half_written(
    played: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena = small()
    mets = hold_arena(arena, tmp_path / "run")

    def full(self: Path, data: bytes) -> int:
        self.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(FolderError, match=r'games\.csv" could not be written: No space left on device\. The games are'):
        write_all(tmp_path / "run", arena, mets)
    assert sorted(file.name for file in (tmp_path / "run").iterdir()) == ["arena.json", GAMES]


@contextmanager
def small_files() -> Iterator[None]:
    """No file of this process grows beyond a few bytes, as on a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_game_there_is_no_room_for_is_told_with_the_folder(tmp_path: Path) -> None:
    store = ArenaFolder(tmp_path / "run", Conditions("1").to_json(), {})
    full = pytest.raises(
        FolderError, match=r"A game could not be saved in .*: File too large\. The games before it are"
    )
    with full, small_files(), store:
        store.keep_row({"meeting": "a line of more than ten bytes"})


# The command


def test_the_command_shows_ratings_shares_and_time_and_keeps_the_games(played: list[str], tmp_path: Path) -> None:
    args = ("arena", "rivals-batman-joker", "--bots", "casual,random", "--games", "2", "--out", tmp_path / "run")
    shown = lineup(*args)
    assert shown.code == 0, shown
    assert "2 games in 1 way to play, seed " in shown.out
    row = next(line.split() for line in shown.out.splitlines() if line.startswith("casual"))
    assert (row[2], row[4:8]) == ("±", ["2", "0", "0", "0"])
    assert "casual   against   random       2   100 %   34 to 100     50" in shown.out
    assert (tmp_path / "run" / "report.html").exists()
    assert len(played) == 2
    again = lineup(*args, "--json").json  # the seed is the one kept
    assert len(played) == 2
    assert again["games"] == 2
    assert again["ways"] == [JOKER]
    assert again["conditions"]["seconds"] is None
    assert [each["bot"] for each in again["standings"]] == ["casual", "random"]
    assert again["shares"][0] | {"share": 1.0, "fair": 0.5, "one": "casual"} == again["shares"][0]


def test_all_games_are_played_at_the_numbers_of_players_they_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[Arena] = []

    def hold(arena: Arena, *_: object) -> list[MetGame]:
        held.append(arena)
        return []

    monkeypatch.setattr("lineup.commands.lab.arena.hold_arena", hold)
    assert lineup("arena", "--players", "2,4", "--time", "0.5", "--variant", "hunt", "heroes-unite").code == 0
    assert list(held[0].ways) == ["heroes-unite, 2 players, hunt", "heroes-unite, 4 players, hunt"]
    assert held[0].conditions[1:] == (0.5, 0, 3.0, 2048, False, 0.0)
    assert lineup("arena", "--players", "2,4", "--bots", "random,casual", "--against", "casual").code == 0
    assert list(held[1].ways) == [
        "heroes-unite, 2 players", "heroes-unite, 4 players", "confrontations, 2 players", "confrontations, 4 players",
        "rivals-batman-joker, 2 players", "rivals-shazam-black-adam, 2 players",
    ]  # fmt: skip
    assert held[1].conditions[1:] == (inf, 0, 10.0, 2048, False, 0.0)
    assert held[1].pairs == (("random", "casual"),)
    assert (held[0].one_way, held[1].one_way) == (False, True)
    mixed = ("--set", "rivals-batman-joker", "--hero", "Batman", "--swap-in", "batman", "--rule", "hand_size=6")
    assert lineup("arena", "confrontations", "--players", "4", "--bots", "casual,casual+random", *mixed).code == 0
    (way,) = held[2].ways
    assert way.startswith("confrontations, 4 players, hand_size=6, with rivals-batman-joker, heroes Batman, ")
    assert len({meeting.seating for meeting in held[2].list_meetings()}) == 4


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("--games", "0"), "--games 0: a number from 1"),
        (("--games", str(10**20)), f"--games {10**20}: a number from 1 to 1000000 is needed"),
        (("--time", "1e300"), "--time 1e+300: a bot needs some seconds"),
        (("--deadline", "1e300"), "--deadline 1e+300: a bot needs some seconds"),
        (("--memory", "99999999999999"), "--memory 99999999999999: a process can be given 1048576 MiB"),
        (("--processes", "0"), "--processes 0: at least 1"),
        (("--time", "0"), "--time 0: a bot needs some seconds"),
        (("--time", "1", "--time-against", "2"), "--time-against is for the bot of --against"),
        (("--against", "random", "--time-against", "2"), "--time-against is for the bot of --against, beside --time"),
        (("--against", "random", "--time", "1", "--time-against", "0"), "--time-against 0: a bot needs some seconds"),
        (("--rollouts", "5", "--time", "1"), "--rollouts 5: a number of simulations, and then no --time"),
        (("--processor",), "--processor says how --time is counted"),
        (("--processor", "--time", "1", "--bots", "cmd: true,casual"), "--processor counts no time of a program's"),
        (("--deadline", "0"), "--deadline 0"),
        (("--memory", "9"), "--memory 9: a process needs 256 MiB"),
        (("--bots", "casual"), "an arena needs two bots that differ"),
        (("--bots", "casual,clever"), 'There is no bot "clever"'),
        (("--bots", "casual,"), "has an empty place"),
        (("--players", "two"), '--players two: numbers of players, such as 2 or "2,4".'),
        (("--players", "9"), "--players 9: no game is for so many."),
        (("rivals-batman-joker", "--players", "4"), "4 seats"),
        (("chess",), '"chess"'),
        (("heroes-unite", "--bots", "casual,casual+random"), "is a team"),
    ],
)
def test_bad_input_is_one_sentence(args: tuple[str, ...], part: str) -> None:
    refused(lineup("arena", *args), part)


def test_what_is_not_installed_is_named_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("lineup.commands.shared.output.find_spec", lambda name: None)
    why = "The arena needs {}, not installed yet: pip install 'lineup-table[arena]'"
    refused(lineup("arena"), why.format("openskill"))
    refused(lineup("arena", "--out", str(tmp_path)), why.format("openskill and pyarrow"))


KILLER = FIRST.replace(
    "return ask.options[0]", "import os; os._exit(1) if ask.seat else None\n        return ask.options[0]"
)


@pytest.mark.slow
def test_a_bot_that_kills_its_process_loses_and_the_arena_goes_on(tmp_path: Path) -> None:
    install(tmp_path, "killing-bots", KILLER, first="First")
    with installed(tmp_path):
        done = process("arena", "rivals-batman-joker", "--bots", "first,random", "--games", "2", "--json")
    assert done.code == 0, done
    by = {each["bot"]: each["faults"]["crash"] for each in done.json["standings"]}
    assert by == {"first": 1, "random": 0}


HOARDER = """
import sys
HOARD = []
""" + FIRST.replace(
    "return ask.options[0]",
    """print("thinking")
        for size in (1 << 20, 1 << 12):
            try:
                while True:
                    HOARD.append(bytearray(size))
            except MemoryError:
                pass
        return ask.options[0]""",
)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a process")
def test_a_bot_that_takes_all_memory_and_prints_loses_alone(tmp_path: Path) -> None:
    install(tmp_path, "hoarding-bots", HOARDER, first="First")
    with installed(tmp_path):
        done = process(
            "arena", "rivals-batman-joker", "--bots", "first,random,casual", "--games", "1", "--json", "--seed", "1",
            "--memory", "400", "--processes", "1",
        )  # fmt: skip
    assert done.code == 0, done
    by = {each["bot"]: sum(each["faults"].values()) for each in done.json["standings"]}
    assert by == {"first": 4, "random": 0, "casual": 0}
