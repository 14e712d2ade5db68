"""The player's progress in the lessons, kept in a file beside the saved games."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from lineup.commands.shared.folders import saves_folder
from lineup.commands.shared.output import CommandError, make_console, print_lines
from lineup.commands.terminal.saved_games import replay_text
from lineup.engine.saying import Content
from lineup.game import Game
from lineup.lessons import LESSONS, Lesson, follow_lesson
from lineup.log import read_log
from lineup.speech import Voice


class LessonNote(NamedTuple):
    """A person's progress in a lesson: the file of its game, the step reached, and whether it was ever finished."""

    file: str
    step: int
    done: bool


def notes_file() -> Path:
    return saves_folder().with_name("lessons.json")


def read_notes() -> dict[str, LessonNote]:
    """Read the progress in all lessons; none where the file is missing or damaged."""
    try:
        found = json.loads(notes_file().read_text(encoding="utf-8"))
        return {id: LessonNote(str(file), int(step), bool(done)) for id, (file, step, done) in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def keep_note(lesson: Lesson, game: Game, file: Path | None) -> LessonNote:
    """Write down the step reached; a finished lesson stays finished, and a full disk costs only the note."""
    notes = read_notes()
    step = follow_lesson(lesson, game).step
    done = step == len(lesson.steps)
    notes[lesson.id] = LessonNote("" if done or file is None else str(file), step, done or _is_done(notes, lesson))
    with suppress(OSError):
        place = notes_file()
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = place.with_suffix(".next")
        fresh.write_text(json.dumps(notes, indent=1), encoding="utf-8")
        fresh.replace(place)
    return notes[lesson.id]


def find_left_lesson(lesson: Lesson) -> tuple[Game, Path] | None:
    """Return the game of a lesson left before its end, and its file; None where there is none to go on with."""
    note = read_notes().get(lesson.id)
    if note is None or not note.file:
        return None
    with suppress(CommandError, OSError):
        game = replay_text(read_log(Path(note.file)), note.file)
        if game.result is None:
            return game, Path(note.file)
    return None


def next_lesson() -> str:
    """Return the id of the first lesson not finished; of the first one where all are."""
    notes = read_notes()
    return next((id for id, lesson in LESSONS.items() if not _is_done(notes, lesson)), next(iter(LESSONS)))


def tell_progress(lesson: Lesson, note: LessonNote, console: Console, voice: Voice) -> None:
    """Say how to go on with a lesson, or with the next one."""
    if note.step < len(lesson.steps):
        console.print(voice.say("lessons-left", lesson=lesson.id, step=note.step + 1, of=len(lesson.steps)))
    elif (following := next_lesson()) != lesson.id:
        console.print(voice.say("lessons-next", lesson=following))


def list_lessons(language: str) -> None:
    """Print the lessons, and the progress in each."""
    voice, notes = Voice(language), read_notes()
    lines = [voice.say("lessons-title")]
    for id, lesson in LESSONS.items():
        note = notes.get(id, LessonNote("", 0, False))
        state = "done" if note.done else "begun" if note.file else "new"
        title = Content(f"content-lesson-{id.replace('/', '-')}", lesson.title)
        told = voice.say("lessons-one", lesson=id, title=title, minutes=lesson.minutes, state=state, step=note.step + 1)
        lines.append(f"  {told}")
    print_lines(make_console(), [*lines, voice.say("lessons-how", lesson=next_lesson())])


def _is_done(notes: dict[str, LessonNote], lesson: Lesson) -> bool:
    return lesson.id in notes and notes[lesson.id].done
