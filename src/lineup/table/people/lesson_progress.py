"""Lessons at tables: who has come how far, where they are played, and what the learner is told."""

from __future__ import annotations

import logging
from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.game import Game
from lineup.lessons import LESSONS, Lesson, follow_lesson
from lineup.table.store.databases import AWAY
from lineup.table.store.schema import lessons
from lineup.table.store.store import NotWritten, Store
from lineup.table.wire import protocol as p

logger = logging.getLogger(__name__)


class LessonRow(NamedTuple):
    """How far a person has come in a lesson, and at which table."""

    table: str
    step: int
    done: bool


class Learning:
    """How far people have come in the lessons."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> dict[str, LessonRow]:
        """What a person has begun or done, by lesson."""
        query = select(lessons).where(lessons.c.person == person)
        return {
            row.lesson: LessonRow(row.table_id, row.step, bool(row.done)) for row in await self.store.read_rows(query)
        }

    async def put(self, person: str, lesson: str, row: LessonRow) -> None:
        """Write down how far a person has come; NotWritten if that failed."""
        here = (lessons.c.person == person, lessons.c.lesson == lesson)
        values = {"person": person, "lesson": lesson, "table_id": row.table, "step": row.step, "done": row.done}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(lessons).where(*here))
            await connection.execute(insert(lessons).values(**values))

        await self.store.write_with(work)

    async def note(self, person: str, lesson: str, table: str, step: int, done: bool) -> None:
        """Write down a step taken; what was done once stays done. The game goes on if it cannot be written."""
        try:
            before = (await self.of(person)).get(lesson)
            await self.put(person, lesson, LessonRow(table, step, done or (before is not None and before.done)))
        except (NotWritten, *AWAY) as error:
            logger.error("how far somebody has come in %s could not be written down: %s", lesson, error)


def lesson_info(lesson: Lesson, game: Game) -> p.LessonInfo:
    """Where a learner is, as they are told."""
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
        lost=stand.lost,
        next="".join(ids[ids.index(lesson.id) + 1 :][:1]) if lesson.id in ids else "",
    )
