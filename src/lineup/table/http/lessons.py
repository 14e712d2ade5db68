"""Lessons and *How to play* over HTTP: the list, one's progress, and a table to learn at."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import Any, Final

from lineup.boxes import BOXES
from lineup.engine.profile import RuleError
from lineup.guides import read_guide
from lineup.language.sets import box
from lineup.lessons import LESSONS, Lesson, find_lesson
from lineup.table.http.hosts_and_cookies import A_TABLE, check_storage, make_refusal, person_of, visitor_of
from lineup.table.http.kept import answer_fixed
from lineup.table.http.parts import language_of, rooms_of
from lineup.table.people.lesson_progress import LessonProgress, LessonRow
from lineup.table.room.rooms import Rooms
from lineup.table.room.undo import start_over
from lineup.table.web.framework import FromPath, HTTPException, JSONBody, Request, Response, get, post, put
from lineup.table.wire import protocol as p
from lineup.table.wire.base import Strict, Wire
from lineup.table.wire.catalogue import CardFacts, card_facts
from lineup.table.wire.sorry import Sorry


class LessonFacts(Wire, frozen=True, kw_only=True):
    """A lesson, and one's progress in it."""

    id: str  # box/lesson
    box: str  # the title of its box
    title: str
    about: str
    minutes: int
    step: int
    of: int
    begun: bool
    done: bool


class Begin(Strict, frozen=True, kw_only=True):
    """`POST /api/lessons/BOX/LESSON`: continue a lesson, or start it from the beginning (`anew`)."""

    anew: bool = False


class Known(Strict, frozen=True, kw_only=True):
    """`PUT /api/lessons/BOX/LESSON`: mark a lesson as done, played or not."""

    done: bool


class StatementFacts(Wire, frozen=True, kw_only=True):
    text: str
    rules: list[str]  # the clauses that say so


class SectionFacts(Wire, frozen=True, kw_only=True):
    title: str
    players: list[int]  # the numbers of players it holds for; none: all
    cards: list[CardFacts]
    statements: list[StatementFacts]


class Guide(Wire, frozen=True, kw_only=True):
    """`GET /api/how-to-play/BOX`: the game on one page; without sections if the box has none."""

    box: str
    title: str
    sections: list[SectionFacts]
    lessons: list[str]  # those the box brings


@get("/api/lessons")
async def get_lessons(request: Request[Any, Any, Any]) -> list[LessonFacts]:
    """List the lessons in the best order to learn them."""
    person = person_of(request)
    known = await LessonProgress(rooms_of(request).store).load_progress(person.id) if person is not None else {}
    return [_lesson_facts(lesson, known.get(lesson.id)) for lesson in LESSONS.values()]


@post("/api/lessons/{box_id:str}/{lesson_id:str}")
async def begin_lesson(
    request: Request[Any, Any, Any],
    box_id: FromPath[str],
    lesson_id: FromPath[str],
    data: JSONBody[Begin],
) -> Response[p.Made]:
    """Continue a lesson, or begin it; return its table."""
    lesson = _find_lesson(box_id, lesson_id)
    person, cookies = visitor_of(request)
    rooms = rooms_of(request)
    learning = LessonProgress(rooms.store)
    row = (await learning.load_progress(person.id)).get(lesson.id, LessonRow("", 0, False))
    table = row.table if row.table and await _try_resume(rooms, row.table, person.id, data.anew) else ""
    if not table:
        check_storage(request, A_TABLE)
        seats = [
            p.SeatWish(who="me", hero=hero) if not n else p.SeatWish(who="casual", hero=hero)
            for n, hero in _list_seats(lesson)
        ]
        settings = p.Settings(
            game=lesson.game,
            players=lesson.players,
            variants=list(lesson.variants),
            rules=dict(lesson.rules),
            lesson=lesson.id,
        )
        room = await rooms.make_table(person.id, person.name, p.NewTable(settings=settings, seats=seats, start=True))
        table = room.id
        await learning.write_progress(person.id, lesson.id, LessonRow(table, 0, row.done))
    made = p.Made(table=table, path=f"/table/{table}")
    return Response(made, cookies=cookies, status_code=201)


@put("/api/lessons/{box_id:str}/{lesson_id:str}")
async def mark_lesson(
    request: Request[Any, Any, Any],
    box_id: FromPath[str],
    lesson_id: FromPath[str],
    data: JSONBody[Known],
) -> Response[list[LessonFacts]]:
    """Skip a lesson, or take it up again."""
    lesson = _find_lesson(box_id, lesson_id)
    person, cookies = visitor_of(request)
    learning = LessonProgress(rooms_of(request).store)
    rows = await learning.load_progress(person.id)
    rows[lesson.id] = rows.get(lesson.id, LessonRow("", 0, False))._replace(done=data.done)
    await learning.write_progress(person.id, lesson.id, rows[lesson.id])
    facts = [_lesson_facts(each, rows.get(each.id)) for each in LESSONS.values()]
    return Response(facts, cookies=cookies)


@get("/api/how-to-play/{box_id:str}")
async def get_guide(request: Request[Any, Any, Any], box_id: FromPath[str]) -> Response[Guide]:
    """Return a box's one-page guide, *How to play*."""
    if box_id not in BOXES:
        raise HTTPException(status_code=HTTPStatus.NOT_FOUND)
    language = language_of(request)
    return await answer_fixed(request, ("guide", box_id, language), partial(_describe_guide, box_id, language))


def _describe_guide(box_id: str, language: str) -> Guide:
    cards = box(box_id)
    return Guide(
        box=box_id,
        title=BOXES[box_id].title,
        sections=[
            SectionFacts(
                title=section.title,
                players=list(section.players),
                cards=[card_facts(cards.find(each), language) for each in section.cards],
                statements=[StatementFacts(text=each.text, rules=list(each.rules)) for each in section.statements],
            )
            for section in read_guide(BOXES[box_id])
        ],
        lessons=[lesson.id for lesson in LESSONS.values() if lesson.game == box_id],
    )


def _find_lesson(box_id: str, lesson_id: str) -> Lesson:
    try:
        return find_lesson(f"{box_id}/{lesson_id}")
    except RuleError as error:
        raise make_refusal(HTTPStatus.NOT_FOUND, error) from None


def _lesson_facts(lesson: Lesson, row: LessonRow | None) -> LessonFacts:
    return LessonFacts(
        id=lesson.id,
        box=BOXES[lesson.game].title,
        title=lesson.title,
        about=lesson.about,
        minutes=lesson.minutes,
        step=row.step if row is not None else 0,
        of=len(lesson.steps),
        begun=row is not None and bool(row.table),
        done=row is not None and row.done,
    )


def _list_seats(lesson: Lesson) -> list[tuple[int, str]]:
    """List the seats of a lesson with their Super Heroes or Characters."""
    return list(enumerate((*lesson.heroes, *[""] * lesson.players)[: lesson.players]))


async def _try_resume(rooms: Rooms, table: str, person: str, anew: bool) -> bool:
    """Continue or restart a lesson at its former table; return whether that was possible."""
    try:
        async with rooms.use_table(table) as room, room.lock:
            if room.status != "playing" or room.table.seat_of(person) < 0:
                return False
            if anew:
                await start_over(room)
            return True
    except Sorry:
        return False


ROUTES: Final = (get_lessons, begin_lesson, mark_lesson, get_guide)
