"""Lessons at tables: people's progress, where they play them, and the texts for the learner."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, select

from lineup.game import Game
from lineup.lessons import LESSONS, Lesson, follow_lesson
from lineup.table.store.databases import AWAY
from lineup.table.store.schema import lessons
from lineup.table.store.store import NotWritten, Store
from lineup.table.wire import protocol as p

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

logger = logging.getLogger(__name__)


class LessonRow(NamedTuple):
    """A person's progress in a lesson, and the table where they play it."""

    table: str
    step: int
    done: bool


class LessonProgress:
    """The progress of people in the lessons."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def load_progress(self, person: str) -> dict[str, LessonRow]:
        """Load the lessons a person has begun or finished, by id."""
        query = select(lessons).where(lessons.c.person == person)
        return {
            row.lesson: LessonRow(row.table_id, row.step, bool(row.done)) for row in await self.store.read_rows(query)
        }

    async def write_progress(self, person: str, lesson: str, row: LessonRow) -> None:
        """Write down a person's progress; raise NotWritten if that fails."""
        here = (lessons.c.person == person, lessons.c.lesson == lesson)
        values = {"person": person, "lesson": lesson, "table_id": row.table, "step": row.step, "done": row.done}

        async def replace_row(connection: AsyncConnection) -> None:
            await connection.execute(delete(lessons).where(*here))
            await connection.execute(insert(lessons).values(**values))

        await self.store.write_with(replace_row)

    async def note_step(self, person: str, lesson: str, table: str, step: int, done: bool) -> None:
        """Write down a step; a finished lesson stays finished. The game continues even if writing fails."""
        try:
            before = (await self.load_progress(person)).get(lesson)
            await self.write_progress(
                person, lesson, LessonRow(table, step, done or (before is not None and before.done))
            )
        except (NotWritten, *AWAY) as error:
            logger.error("how far somebody has come in %s could not be written down: %s", lesson, error)


def lesson_info(lesson: Lesson, game: Game) -> p.LessonInfo:
    """Describe a learner's progress for the client."""
    stand = follow_lesson(lesson, game)
    over = stand.step == len(lesson.steps)
    step = None if over else lesson.steps[stand.step]
    said = lesson.steps[stand.missed].otherwise if 0 <= stand.missed < stand.step else ""
    if stand.lost and step is not None:
        said = step.need
    ids = list(LESSONS)
    return p.LessonInfo(
        id=lesson.id,
        title=lesson.title,
        step=stand.step,
        of=len(lesson.steps),
        text=list(lesson.ending if step is None else step.text),
        answers=list(stand.answers),
        point=[] if step is None else list(step.point),
        astray=stand.missed == stand.step or bool(said),
        otherwise=said,
        missed=stand.step if stand.lost else stand.missed if said else -1,
        lost=stand.lost,
        next="".join(ids[ids.index(lesson.id) + 1 :][:1]) if lesson.id in ids else "",
    )
