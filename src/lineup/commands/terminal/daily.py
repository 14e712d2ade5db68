"""`lineup daily`: the deal of the day in the terminal, with one try that counts, practice, and the bots' results."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from lineup.commands.shared.arguments import read_name
from lineup.commands.shared.folders import saves_folder
from lineup.commands.shared.output import CommandError, make_console, make_progress, print_json, print_lines
from lineup.commands.terminal.advice import find_moments, make_console_on_error, review_lines
from lineup.commands.terminal.fullscreen.running import can_fill_screen
from lineup.commands.terminal.pages import ConsolePaper
from lineup.commands.terminal.play import run_table
from lineup.commands.terminal.saved_games import replay_text
from lineup.commands.terminal.session import Session
from lineup.commands.terminal.table import TerminalTable
from lineup.deals.calendar import PERSON, PLAYER, Deal, DealError, day_at, find_deal, seconds_to_next
from lineup.deals.field import FieldResult, list_entrants, play_field
from lineup.deals.house import make_house_bots
from lineup.deals.proof import check_log
from lineup.deals.scores import SideResult, matchpoints, outcome_of
from lineup.deals.sharing import draw_signs, trace_signs
from lineup.engine.saying import Said, say
from lineup.game import Game
from lineup.log import read_log
from lineup.speech import ENGLISH, Voice

MOST_MOMENTS = 3  # decisions told after the game


class DailyWishes(NamedTuple):
    """The options of the command line."""

    day: str = ""
    practice: bool = False
    check: str = ""
    name: str = PERSON
    plain: bool = False
    as_json: bool = False
    language: str = ENGLISH


class DailyNote(NamedTuple):
    """One's try at a deal: its file, the day it was begun, and its outcome once it is over."""

    file: str
    begun: str
    won: float | None = None
    lead: int = 0

    @property
    def outcome(self) -> SideResult | None:
        return None if self.won is None else SideResult(self.won, self.lead)


def play_daily(wishes: DailyWishes) -> None:
    """Play the deal of a day, check a log of one, or say what the deal is."""
    today = day_at(time.time())
    deal = find_deal(wishes.day or today.isoformat(), today)
    voice = Voice(wishes.language)
    console = make_console(not sys.stdin.isatty())
    if wishes.check:
        _check_file(wishes.check, deal, wishes.as_json, voice, console)
        return
    if wishes.as_json:
        print_json(describe_deal(deal, read_notes(), today))
        return
    if wishes.practice:
        console.print(voice.say("term-daily-practice", **_name_deal(deal)))
        _sit_down(Game(deal.make_choice(read_name(wishes.name)), deal.seed), deal, None, wishes, console, scored=False)
        return
    notes = read_notes()
    note = notes.get(deal.id)
    if note is not None and note.outcome is not None:
        _say_played(deal, note.outcome, voice, console)
        return
    console.print(voice.say("term-daily", **_name_deal(deal)))
    file = Path(note.file) if note is not None else saves_folder() / f"daily-{deal.id}.log"
    game = Game(deal.make_choice(read_name(wishes.name)), deal.seed)
    if note is not None and file.exists():
        game = replay_text(read_log(file), str(file))
    note = note or DailyNote(str(file), today.isoformat())
    write_notes({**notes, deal.id: note})
    file.parent.mkdir(parents=True, exist_ok=True)
    table = _sit_down(game, deal, file, wishes, console, scored=True)
    if table.game.result is not None:
        outcome = outcome_of(table.game.state, PLAYER)
        write_notes({**read_notes(), deal.id: note._replace(won=outcome.won, lead=outcome.lead)})
        _tell_outcome(table.game, deal, file, outcome, voice, console, today)


def describe_deal(deal: Deal, notes: Mapping[str, DailyNote], today: date) -> dict[str, object]:
    """Describe a deal for programs: what it is made of, and one's own try."""
    note = notes.get(deal.id)
    outcome = note.outcome if note is not None else None
    return {
        "day": deal.id,
        "number": deal.number,
        "game": deal.game,
        "players": deal.players,
        "variants": list(deal.variants),
        "seed": deal.seed,
        "digest": Game(deal.make_choice(), deal.seed).digest,
        "state": "new" if note is None else "begun" if outcome is None else "done",
        "won": None if outcome is None else outcome.won,
        "lead": None if outcome is None else outcome.lead,
        "streak": count_days(notes, today),
    }


def _name_deal(deal: Deal) -> dict[str, str | int]:
    return {"number": deal.number, "day": deal.id, "title": deal.title}


def _sit_down(
    game: Game, deal: Deal, file: Path | None, wishes: DailyWishes, console: Console, scored: bool
) -> Session:
    """Play a game of a deal until it is over or the player stops."""
    bots, plain = make_house_bots(deal.seed, deal.players), not sys.stdin.isatty()
    table: Session
    if not wishes.plain and can_fill_screen(console, wishes.language):
        table = Session(game, bots, ConsolePaper(console, plain), False, file, wishes.language)
    else:
        table = TerminalTable(game, bots, console, plain, False, file, wishes.language)
    table.strict_day = deal.id if scored else ""
    if file is not None and file.exists():
        table.retell_log(file)
    run_table(table, console)
    return table


def _say_played(deal: Deal, outcome: SideResult, voice: Voice, console: Console) -> None:
    left = seconds_to_next(time.time())
    hours, minutes = left // 3600, left % 3600 // 60
    console.print(
        voice.say("term-daily-again", day=deal.id, result=say_outcome(outcome), hours=hours, minutes=minutes),
        soft_wrap=True,
    )


def say_outcome(outcome: SideResult) -> Said:
    """Say how a game of a deal ended."""
    n = abs(outcome.lead)
    if outcome.won < 0:
        return say("daily-gave-up")
    if 0 < outcome.won < 1:
        return say("daily-shared")
    if outcome.won:
        return say("daily-won", n=n) if outcome.lead > 0 else say("daily-won-behind" if n else "daily-won-level", n=n)
    return say("daily-lost", n=n) if outcome.lead < 0 else say("daily-lost-ahead" if n else "daily-lost-level", n=n)


def _tell_outcome(
    game: Game, deal: Deal, file: Path, outcome: SideResult, voice: Voice, console: Console, today: date
) -> None:
    """Say how the try compares with the bots', what cost most, and where to send the log."""
    console.print(f"{voice.say('daily-share-head', number=deal.number, day=deal.id)} {draw_signs(trace_signs(game))}")
    if console.is_terminal:
        field = _play_field(deal, voice)
        percent = matchpoints(outcome, [each.outcome for each in field])
        reference = next((each for each in field if each.reference), None)
        if percent is not None and reference is not None:
            console.print(
                voice.say(
                    "term-daily-percent",
                    result=say_outcome(outcome),
                    percent=round(percent),
                    n=len(field),
                    title=reference.title,
                    reference=say_outcome(reference.outcome),
                ),
                soft_wrap=True,
            )
        moments = find_moments(game, PLAYER, make_console_on_error())[:MOST_MOMENTS]
        print_lines(console, review_lines(game, PLAYER, moments, Voice(voice.language, game.state.setup, PLAYER)))
    console.print(voice.say("term-daily-streak", n=count_days(read_notes(), today)))
    console.print(voice.say("term-daily-send", file=str(file)), soft_wrap=True)


def _play_field(deal: Deal, voice: Voice) -> list[FieldResult]:
    """Let the bots play the deal, with a bar; whoever interrupts it goes without those still to come."""
    found: list[FieldResult] = []
    with suppress(KeyboardInterrupt), make_progress() as bar:
        task = bar.add_task(voice.say("term-daily-field"), total=len(list_entrants()))
        for each in play_field(deal):
            found.append(each)
            bar.advance(task)
    return found


def _check_file(name: str, deal: Deal, as_json: bool, voice: Voice, console: Console) -> None:
    """Check the log of a deal; CommandError says why it does not count."""
    try:
        checked = check_log(read_log(Path(name)), deal)
    except DealError as error:
        raise CommandError(error.said) from None
    if as_json:
        print_json({"day": deal.id, **checked.outcome._asdict(), "fingerprint": checked.fingerprint})
        return
    text = voice.say("term-daily-checked", file=name, day=deal.id, result=say_outcome(checked.outcome))
    console.print(text, soft_wrap=True)


# Notes


def notes_file() -> Path:
    return saves_folder().with_name("daily.json")


def read_notes() -> dict[str, DailyNote]:
    """Read one's tries by day; none where the file is missing or damaged."""
    try:
        return {day: DailyNote(*row) for day, row in json.loads(notes_file().read_text(encoding="utf-8")).items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def write_notes(notes: Mapping[str, DailyNote]) -> None:
    """Write down one's tries; a full disk costs only the note."""
    with suppress(OSError):
        place = notes_file()
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = place.with_suffix(".next")
        fresh.write_text(json.dumps(notes, indent=1), encoding="utf-8")
        fresh.replace(place)


def count_days(notes: Mapping[str, DailyNote], today: date) -> int:
    """Count the days in a row, up to today or yesterday, whose deal was begun on its day and finished."""
    kept = {day for day, note in notes.items() if note.outcome is not None and note.begun == day}
    first = 0 if today.isoformat() in kept else 1
    return next(n for n in count() if (today - timedelta(days=n + first)).isoformat() not in kept)
