"""The games of an arena as files for others: CSV, Parquet, and one page of HTML that needs nothing else."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from lineup.engine.saying import say
from lineup.lab.arena.arena import Arena, MetGame
from lineup.lab.arena.duplicates import DuplicateScore, score_duplicates
from lineup.lab.arena.standings import (
    EntrantStanding,
    FaultCount,
    PairShare,
    WaySummary,
    count_faults,
    pair_shares,
    rank_entrants,
    short_names,
    sum_up_ways,
)
from lineup.lab.shared.folders import FolderError, write_whole
from lineup.lab.shared.page import table_of, whole_page, write_interval, write_percent

COLUMNS: Final[dict[str, type]] = {
    "way": str,
    "game": str,
    "players": int,
    "deal": int,
    "seating": int,  # games of one deal differ in it alone
    "seat": int,
    "bot": str,
    "entrant": str,  # the bot, or the team it is in
    "against": str,
    "hero": str,  # the Super Hero or Character dealt
    "first": bool,  # whether this seat began
    "won": float,  # the seat's part of the win
    "score": int,  # Victory Points
    "decisions": int,
    "seconds": float,  # of all these decisions
    "longest": float,
    "turns": int,
    "end": str,
    "fault": str,  # crash, illegal or time-out, if the game was lost by this seat's; else empty
    "said": str,  # what was wrong
}


def seat_rows(arena: Arena, mets: Iterable[MetGame]) -> list[dict[str, Any]]:
    """Return one row for each seat of each game, with the columns of `COLUMNS`."""
    found = []
    for met in mets:
        meeting = met.meeting
        pair = (meeting.one, meeting.other)
        choice = arena.ways[meeting.way]
        for seat, (bot, side) in enumerate(zip(meeting.bots, meeting.sides, strict=True)):
            faulty = met.fault is not None and met.faulty == seat
            values = (
                meeting.way, choice.game, len(meeting.bots), meeting.deal, meeting.seating, seat, bot, pair[side],
                pair[1 - side], met.heroes[seat] if met.heroes else "", seat == met.first,
                (seat in met.winners) / max(len(met.winners), 1), met.scores[seat], met.decisions[seat],
                float(met.seconds[seat]), float(met.longest[seat]), met.turns, met.end,
                met.fault if faulty else "", met.said if faulty else "",
            )  # fmt: skip
            found.append(dict(zip(COLUMNS, values, strict=True)))
    return found


def write_all(folder: Path, arena: Arena, mets: Sequence[MetGame]) -> list[Path]:
    """Write games.csv, games.parquet and report.html; each is there whole or not at all. FolderError if one is not."""
    table = seat_rows(arena, mets)
    files = {
        "games.csv": as_csv(table),
        "games.parquet": as_parquet(table),
        "report.html": report_page(arena, mets).encode(),
    }
    for name, data in files.items():
        try:
            write_whole(folder / name, data)
        except OSError as error:
            said = say("error-folder-file", file=str(folder / name), error=str(error.strerror))
            raise FolderError(said) from None
    return [folder / name for name in files]


def as_csv(table: Sequence[dict[str, Any]]) -> bytes:
    """The rows as CSV in UTF-8."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue().encode()


def as_parquet(table: Sequence[dict[str, Any]]) -> bytes:
    """The rows as Parquet, with a schema that does not depend on them."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds = {str: pa.string(), int: pa.int64(), float: pa.float64(), bool: pa.bool_()}
    schema = pa.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()], metadata={"lineup": "arena 1"})
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(list(table), schema=schema), sink)
    return bytes(sink.getvalue().to_pybytes())


# The page

WIDTH, LEFT, RIGHT, STEP = 900, 330, 190, 26


def report_page(arena: Arena, mets: Sequence[MetGame]) -> str:
    """Return the whole report: it loads nothing, so it can be sent to anybody and read offline."""
    best = rank_entrants(arena, mets)
    names = short_names(arena.entrants)
    wrong = count_faults(mets)
    parts = [
        f"<h1>Arena</h1><p class=dim>{escape(_describe_arena(arena, mets))}</p>",
        "<h2>Ratings</h2><p>By openskill's Plackett–Luce model over all games; 25 is where everybody begins. The line "
        "is twice the deviation to either side: there the rating lies, most likely.</p>",
        _ratings_plot(best, names),
        _standings_table(best, names),
        "<h2>Shares</h2><p>How often the first bot of a pair won, with its 95 % interval (Wilson). Every deal was "
        "played from all seats by both sides. The dashed mark is what equals would win. Where each plays alone among "
        "more than two, the first bot sat alone among several of the second.</p>",
        *(_way_plot(way, [each for each in pair_shares(arena, mets) if each.way == way], names) for way in arena.ways),
        *_duplicate_parts(score_duplicates(arena, mets), names),
        "<h2>Time</h2><p>Mean time of a decision that left a choice; the number at the right is the longest.</p>",
        _times_plot(best, names),
        "<h2>The games themselves</h2>",
        _ways_table(sum_up_ways(arena, mets)),
        "<h2>Faults</h2>",
        _faults_table(wrong) if wrong else "<p>No bot crashed, answered illegally or was out of time.</p>",
    ]
    return whole_page("Arena", parts)


def _duplicate_parts(scores: Sequence[DuplicateScore], names: Mapping[str, str]) -> list[str]:
    """Return the section of duplicate scores; nothing where no two sides met."""
    if not scores:
        return []
    numbers = ("Deals", "Matchpoints %", "Points")
    rows = [
        (
            *map(escape, (names[each.one], names[each.other], each.way)),
            str(each.deals),
            f"{each.percent.mean:.1f}",
            f"{each.points.mean:+.1f}",
        )
        for each in scores
    ]
    return [
        "<h2>Duplicate scores</h2><p>Each result beside the other side's in the same seat of the same deal: "
        "matchpoints in percent, 50 for equals, and Victory Points ahead in a game.</p>",
        table_of(("Bot", "Foe", "Way", *numbers), rows, numbers),
    ]


def _describe_arena(arena: Arena, mets: Sequence[MetGame]) -> str:
    conditions = arena.conditions
    time = f"{conditions.seconds:g} s for a turn" if conditions.to_json()["seconds"] else "as much time as they liked"
    if conditions.seconds_against:
        time += f" ({conditions.seconds_against:g} s the one they met)"
    if conditions.rollouts:
        time = f"{conditions.rollouts} simulations for a decision"
    return (
        f"{len(mets):,} games of {' · '.join(arena.entrants)}. The bots had {time}, and lost a game by a decision of "
        f"more than {conditions.deadline:g} s. Seed {conditions.seed}."
    )


def _standings_table(best: Sequence[EntrantStanding], names: Mapping[str, str]) -> str:
    columns = ("Bot", "Rating", "Games", "Crashes", "Illegal", "Time-outs", "Decisions")
    lines = [
        (
            escape(names[each.name]),
            f"{each.rating:.1f} ± {2 * each.deviation:.1f}",
            f"{each.games:,}",
            *(f"<span class=bad>{count}</span>" if count else "0" for count in each.faults.values()),
            f"{each.decisions:,}",
        )
        for each in best
    ]
    return table_of(columns, lines, columns[1:])


def _ways_table(ways: Sequence[WaySummary]) -> str:
    columns = ("Way to play", "Games", "Turns", "First player won", "Ended by")
    lines = [
        (
            escape(each.way),
            f"{each.games:,}",
            f"{each.turns:.0f}",
            f"{write_percent(each.first)} ({write_percent(each.fair)})",
            escape(", ".join(f"{end} {count:,}" for end, count in each.ends.items())),
        )
        for each in ways
    ]
    return (
        "<p>Turns are those of all players together; in brackets what is fair. Games lost by a fault are left out.</p>"
        + (table_of(columns, lines, columns[1:4]))
    )


def _faults_table(wrong: Sequence[FaultCount]) -> str:
    columns = ("Bot", "Fault", "Games lost", "The first of them", "What was wrong")
    lines = [
        (
            escape(each.bot),
            each.kind,
            f"<span class=bad>{each.games:,}</span>",
            escape(f"{each.first.meeting.way}, deal {each.first.meeting.deal}, seat {each.first.faulty + 1}"),
            escape(each.first.said),
        )
        for each in wrong
    ]
    return "<p>A fault loses the game. All of them are in games.csv.</p>" + table_of(columns, lines, ("Games lost",))


# Plots: a row for each value, with a mark and a line for its interval


def _draw_plot(title: str, rows: Sequence[str], low: float, high: float, ticks: Sequence[tuple[float, str]]) -> str:
    """Draw a picture with one row of marks for each line; `rows` are made by `_plot_row` for the same scale."""
    height = STEP * len(rows) + 30
    marks = "".join(
        f'<line class=axis x1="{_x_of(at, low, high):.1f}" x2="{_x_of(at, low, high):.1f}" y1="0" y2="{height - 22}"/>'
        f'<text class=dim x="{_x_of(at, low, high):.1f}" y="{height - 6}" text-anchor="middle">{label}</text>'
        for at, label in ticks
    )
    picture = (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">{marks}{"".join(rows)}</svg>'
    )
    return f"<div class=scroll>{picture}</div>"


def _x_of(value: float, low: float, high: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / ((high - low) or 1)


def _plot_row(
    number: int,
    label: str,
    value: float,
    reach: tuple[float, float],
    said: str,
    scale: tuple[float, float],
    fair: float = 0.0,
) -> str:
    """Draw a row of a plot: a label, a line for the interval, a mark, and the value in words."""
    middle = STEP * number + STEP / 2
    from_x, to_x, at = (_x_of(each, *scale) for each in (*reach, value))
    short = label if len(label) <= 46 else f"{label[:22]}…{label[-22:]}"
    dash = _x_of(fair, *scale)
    dashed = (
        f'<line class=fair x1="{dash:.1f}" x2="{dash:.1f}" y1="{middle - 11}" y2="{middle + 11}"/>' if fair > 0 else ""
    )
    band = f'<rect class=band x="0" y="{STEP * number}" width="{WIDTH}" height="{STEP}"/>' if number % 2 else ""
    return (
        f'{band}{dashed}<text x="0" y="{middle + 4}"><title>{escape(label)}</title>{escape(short)}</text>'
        f'<line class=reach x1="{from_x:.1f}" x2="{to_x:.1f}" y1="{middle}" y2="{middle}"/>'
        f'<circle class=mark cx="{at:.1f}" cy="{middle}" r="4"/>'
        f'<text class=dim x="{WIDTH}" y="{middle + 4}" text-anchor="end">{escape(said)}</text>'
    )


def _ratings_plot(best: Sequence[EntrantStanding], names: Mapping[str, str]) -> str:
    lows = [each.rating - 2 * each.deviation for each in best]
    highs = [each.rating + 2 * each.deviation for each in best]
    scale = (float(int(min(lows) / 5 - 1) * 5), float(int(max(highs) / 5 + 1) * 5))
    rows = [
        _plot_row(n, names[each.name], each.rating, (low, high), f"{each.rating:.1f} ± {2 * each.deviation:.1f}", scale)
        for n, (each, low, high) in enumerate(zip(best, lows, highs, strict=True))
    ]
    ticks = [(float(at), str(at)) for at in range(int(scale[0]), int(scale[1]) + 1, 5)]
    return _draw_plot("Ratings with their intervals", rows, *scale, ticks)


def _way_plot(way: str, found: Sequence[PairShare], names: Mapping[str, str]) -> str:
    rows = []
    for number, each in enumerate(found):
        low, high = each.interval
        among = "against" if each.fair == 0.5 else "among"
        said = f"{write_percent(each.share)} ({write_interval(low, high)})"
        label = f"{names[each.one]} {among} {names[each.other]}"
        rows.append(_plot_row(number, label, each.share, (low, high), said, (0.0, 1.0), each.fair))
    ticks = [(tenth / 4, write_percent(tenth / 4)) for tenth in range(5)]
    count = f"{found[0].games:,} games behind each share" if found else "no games"
    plot = _draw_plot(f"Shares in {way}", rows, 0.0, 1.0, ticks)
    return f"<h3>{escape(way)} <small class=dim>{count}</small></h3>{plot}"


def _times_plot(best: Sequence[EntrantStanding], names: Mapping[str, str]) -> str:
    most = max((each.mean_seconds for each in best), default=0.0) or 1.0
    scale = (0.0, most * 1.05)
    rows = []
    for number, each in enumerate(best):
        said = f"{spell_seconds(each.mean_seconds)}, at most {spell_seconds(each.longest)}"
        rows.append(_plot_row(number, names[each.name], each.mean_seconds, (0.0, each.mean_seconds), said, scale))
    return _draw_plot("Time per decision", rows, *scale, [(0.0, "0"), (most, spell_seconds(most))])


def spell_seconds(seconds: float) -> str:
    """Write a time for people."""
    if seconds >= 1:
        return f"{seconds:.1f} s"
    return f"{1000 * seconds:.1f} ms" if seconds >= 0.001 else f"{1_000_000 * seconds:.0f} µs"
