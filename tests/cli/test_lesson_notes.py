"""Progress in the lessons is kept beside the saved games, and a lesson left is gone on with."""

from __future__ import annotations

from lineup.commands.terminal.lesson_notes import (
    LessonNote,
    find_left_lesson,
    keep_note,
    next_lesson,
    notes_file,
    read_notes,
)
from lineup.commands.terminal.play import lesson_game
from lineup.commands.terminal.saved_games import GameKeeper
from lineup.game import Game
from lineup.lessons import Lesson, answer_for_others, find_lesson, follow_lesson
from tests.cli.run import lineup, refused


def take_steps(lesson: Lesson, game: Game, to: int) -> None:
    """Do what the lesson asks for until that step."""
    while (standing := follow_lesson(lesson, game)).step < to:
        assert game.ask is not None
        if game.ask.seat == 0:
            game.repeat(f"0 {standing.answers[0]}")
        else:
            game.answer(answer_for_others(lesson, game, game.ask), game.ask.seat)


def test_a_lesson_left_goes_on_and_a_finished_one_stays_finished() -> None:
    lesson = find_lesson("heroes-unite/turn")
    assert find_left_lesson(lesson) is None
    game = lesson_game(lesson, "You")[0]
    take_steps(lesson, game, 2)
    file = GameKeeper(None).save_here(game)
    assert keep_note(lesson, game, file) == LessonNote(str(file), 2, False)
    assert "at step 3" in lineup("play", "--lesson", "list").out
    left = find_left_lesson(lesson)
    assert left is not None
    assert (left[0].answers, left[1]) == (game.answers, file)
    assert next_lesson() == lesson.id

    take_steps(lesson, game, len(lesson.steps))
    assert keep_note(lesson, game, file).done
    assert find_left_lesson(lesson) is None
    assert next_lesson() != lesson.id
    again = lesson_game(lesson, "You")[0]
    assert keep_note(lesson, again, None) == LessonNote("", 0, True)
    assert "✓ heroes-unite/turn" in lineup("play", "--lesson", "list").out


def test_a_damaged_file_of_notes_counts_as_none() -> None:
    notes_file().parent.mkdir(parents=True, exist_ok=True)
    notes_file().write_text('{"heroes-unite/turn": 3}', encoding="utf-8")
    assert read_notes() == {}
    refused(lineup("play", "--lesson", "next"), "need the full screen")
