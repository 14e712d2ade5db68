"""Lessons: a prepared deal, and steps that say what to do with it. Each box has its own in `lessons.toml`.

A lesson is followed by what was answered, and by nothing else: where somebody is in it follows from the game, so it is
found again after a reload, and taking an answer back takes the lesson back. Whoever does something else is told so and
may go on: the lesson goes on with the first step that can still be done. A step it needs is never passed over: the
lesson says so, waits, and asks for it again as soon as it can be done. Only with all of these is a lesson done.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import Any, Final

from lineup.boxes import BOXES, Box, BoxError, Found, check_table, label_file
from lineup.engine import notation
from lineup.engine.profile import RuleError
from lineup.engine.saying import Listed, say
from lineup.engine.state import Ask, Option, State
from lineup.errors import write_briefly
from lineup.game import MORE, Game

FILE: Final = "lessons.toml"
LEARNER: Final = 0  # the seat of whoever learns
POINTS: Final = ("hand", "line-up", "power", "stacks", "super-villain", "foes", "you", "deck", "in-play", "question")
LESSON: Final[Mapping[str, type]] = {
    "id": str,
    "title": str,
    "about": str,
    "order": int,
    "minutes": int,
    "players": int,
    "seed": str,
    "variants": list,
    "rules": dict,
    "heroes": list,
    "deal": dict,
    "script": dict,
    "step": list,
    "ending": list,
}
STEP: Final[Mapping[str, type]] = {
    "text": list,
    "do": list,
    "all": bool,
    "point": list,
    "otherwise": str,
    "need": str,
}
OPEN: Final = ("main", "confront")  # the questions of a turn; all others come in between
# answers by which another step is found that can be done, where the present one cannot; others only go with a text
MOVES: Final = ("play", "buy", "use", "end", "ready", "normal", "confront", "block", "defend", "assist")


@dataclass(frozen=True)
class LessonStep:
    """One step: what to do next. `do` are answers in notation, with `*` for anything; with `all` they are repeated.

    `text` ends with what to do; all before it says why. `otherwise` is said to whoever let the step pass, so that it
    cannot be done any more. A step that the lesson needs has `need` instead: what is said while it waits for that.
    """

    text: tuple[str, ...]
    do: tuple[str, ...]
    all: bool
    point: tuple[str, ...]
    otherwise: str
    need: str

    def asks_for(self, answer: str) -> bool:
        return any(fnmatchcase(answer, wanted) for wanted in self.do)


@dataclass(frozen=True)
class Lesson:
    """One lesson of a box. `script`: per seat, what others answer; a line with a `*` as often as it can be given."""

    id: str  # box/lesson
    game: str
    title: str
    about: str
    order: int
    minutes: int
    players: int
    seed: str  # shuffles come alike each time
    variants: tuple[str, ...]
    rules: Mapping[str, str]
    heroes: tuple[str, ...]
    deal: Mapping[str, tuple[str, ...]]
    script: Mapping[int, tuple[str, ...]]
    steps: tuple[LessonStep, ...]
    ending: tuple[str, ...]

    @property
    def needed(self) -> tuple[int, ...]:
        """The steps the lesson needs; the last one if it names none."""
        return tuple(n for n, step in enumerate(self.steps) if step.need) or (len(self.steps) - 1,)


@dataclass(frozen=True)
class LessonStanding:
    """A learner's place in a lesson.

    `answers` are those the step asks for that can be given now; `missed` is the step whose answer was not given, if the
    last one was another; `lost`: the lesson needs this step, which cannot be done now, so it waits.
    """

    step: int
    answers: tuple[str, ...] = ()
    missed: int = -1
    lost: bool = False


def follow_lesson(lesson: Lesson, game: Game) -> LessonStanding:
    """Find the learner's place after the answers given so far; at the end `step` is the number of steps."""
    step, missed, missing = 0, -1, set(lesson.needed)
    for number, line in enumerate(game.answers):
        seat, _, answer = line.removesuffix(MORE).partition(" ")
        if int(seat) != LEARNER:
            continue
        before = game.before(number)
        step = _settle_step(lesson, step, missing, before)
        if step == len(lesson.steps):
            return LessonStanding(step)
        missing -= {each for each in missing if lesson.steps[each].asks_for(answer)}
        if lesson.steps[step].asks_for(answer):
            missed = -1
            step += not lesson.steps[step].all
        elif _possible_answers(lesson.steps[step], before):
            missed = step
    step = _settle_step(lesson, step, missing, game.state)
    if step == len(lesson.steps):
        return LessonStanding(step)
    answers, ask = _possible_answers(lesson.steps[step], game.state), game.state.ask
    stuck = ask is None or (ask.seat == LEARNER and ask.kind in OPEN)
    return LessonStanding(step, answers, missed, stuck and not answers)


def _settle_step(lesson: Lesson, step: int, missing: set[int], state: State) -> int:
    """Return the step that a learner's question belongs to, given the step reached so far.

    In a turn of theirs no step is passed over that is still missing. Questions in between belong to any step that asks
    for one of their answers: they say themselves what they are about.
    """
    ask, steps = state.ask, lesson.steps
    first = min(missing, default=len(steps))
    if ask is None and step < len(steps):
        return first
    if ask is None or ask.seat != LEARNER:
        return step
    turn = ask.kind in OPEN
    if turn:
        step = min(step, first)
    if step == len(steps) or _possible_answers(steps[step], state):
        return step
    others = range(step + 1, min(first + 1, len(steps))) if turn else (*range(step + 1, len(steps)), *range(step))
    for other in others:
        if any(text.partition(" ")[0] in MOVES for text in _possible_answers(steps[other], state)):
            return other
    return first if turn else step


def _possible_answers(step: LessonStep, state: State) -> tuple[str, ...]:
    """Return the answers a step asks for that the learner can give now."""
    return tuple(
        text for text, option in notation.write_options(state).items() if option.seat == LEARNER and step.asks_for(text)
    )


def answer_for_others(lesson: Lesson, game: Game, ask: Ask) -> Option:
    """Answer for another seat: the first line of its script that can be given, or the last option."""
    seat = ask.seat
    given = [line.removesuffix(MORE).partition(" ")[2] for line in game.answers if line.startswith(f"{seat} ")]
    able = {text: option for text, option in notation.write_options(game.state).items() if option in ask.options}
    for line in lesson.script.get(seat, ()):
        if line in given:
            given.remove(line)
            continue
        for text, option in able.items():
            if fnmatchcase(text, line):
                return option
    return ask.options[-1]


# Reading


def find_lesson(id: str) -> Lesson:
    """Return the lesson of that id; raise RuleError with near ids otherwise."""
    if id in LESSONS:
        return LESSONS[id]
    near = get_close_matches(id, LESSONS, n=2, cutoff=0.4) or list(LESSONS)
    raise RuleError(say("error-lesson", lesson=id, near=Listed(tuple(near), "")))


def read_lessons(box: Box) -> list[Lesson]:
    """Read the lessons of a box; raise BoxError if its file is wrong."""
    if not box.text(FILE):
        return []
    where = label_file(box.folder, FILE)
    data = box.tables(FILE)
    check_table(data, {"lesson": list}, where, needed=("lesson",))
    return [_read_lesson(box, each, f"{where}, lesson {number}") for number, each in enumerate(data["lesson"], 1)]


def _read_lesson(box: Box, table: Any, where: str) -> Lesson:
    check_table(table, LESSON, where, needed=("id", "title", "about", "deal", "step", "ending"))
    return Lesson(
        id=f"{box.id}/{table['id']}",
        game=box.id,
        title=table["title"],
        about=table["about"],
        order=table.get("order", box.order),
        minutes=table.get("minutes", 5),
        players=table.get("players", 2),
        seed=table.get("seed", table["id"]),
        variants=_read_texts(table.get("variants", []), f"{where}, variants"),
        rules={key: str(value) for key, value in table.get("rules", {}).items()},
        heroes=_read_texts(table.get("heroes", []), f"{where}, heroes"),
        deal={place: _read_texts(cards, f"{where}, deal") for place, cards in table["deal"].items()},
        script={_read_seat(seat, where): _read_texts(lines, where) for seat, lines in table.get("script", {}).items()},
        steps=tuple(_read_step(each, f"{where}, step {number}") for number, each in enumerate(table["step"], 1)),
        ending=_read_texts(table["ending"], f"{where}, ending"),
    )


def _read_step(table: Any, where: str) -> LessonStep:
    check_table(table, STEP, where, needed=("text", "do"))
    if ("need" in table) == ("otherwise" in table):
        raise BoxError(f'{where}: a step has either "otherwise", if it can be let pass, or "need", if it cannot.')
    point = _read_texts(table.get("point", []), f"{where}, point")
    for each in point:
        if each not in POINTS:
            raise BoxError(f'{where}: there is nothing called "{each}" to point at; there are {", ".join(POINTS)}.')
    return LessonStep(
        text=_read_texts(table["text"], f"{where}, text"),
        do=_read_texts(table["do"], f"{where}, do"),
        all=table.get("all", False),
        point=point,
        otherwise=table.get("otherwise", ""),
        need=table.get("need", ""),
    )


def _read_seat(text: str, where: str) -> int:
    if not text.isdecimal() or int(text) == LEARNER:
        raise BoxError(f'{where}: a script is for a seat other than {LEARNER}, such as "1"; "{text}" is not.')
    return int(text)


def _read_texts(value: Any, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BoxError(f"{where} must be a list of texts; {write_briefly(value)} is not.")
    return tuple(value)


def _read_all() -> dict[str, Lesson]:
    found = [lesson for box in BOXES.values() for lesson in read_lessons(box)]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda each: each.order)}


LESSONS: Final = Found(_read_all)
