"""The English texts of boxes, lessons, bots and switches, for translators; `tools.generate.docs` writes them."""

from __future__ import annotations

from collections.abc import Iterator

from lineup.bots.hosting.registry import OWN
from lineup.boxes import BOXES, Box
from lineup.engine.profile import SWITCHES
from lineup.games import GAMES, GameInfo
from lineup.guides import read_guide
from lineup.lessons import LESSONS, Lesson

HEAD = """\
### What boxes, lessons, bots and rules switches bring in English.
### Made by `make types` from src/lineup/boxes, engine and bots: changes here are lost.
"""


def content() -> str:
    """The file: each text with its key."""
    boxes = [box for box in BOXES.values() if box.shipped]
    parts = [
        HEAD,
        *(_write_part(box.title, game_texts(GAMES[box.id], box)) for box in boxes),
        _write_part("Rules switches", ((f"content-switch-{key}", each.meaning) for key, each in SWITCHES.items())),
        _write_part("Bots", bot_texts()),
        *(
            _write_part(f"Lesson: {each.title}", lesson_texts(each))
            for each in LESSONS.values()
            if BOXES[each.game].shipped
        ),
        *(_write_part(f"How to play: {box.title}", guide_texts(box)) for box in boxes),
    ]
    return "\n".join(parts)


def game_texts(info: GameInfo, box: Box) -> Iterator[tuple[str, str]]:
    """Everything a box says of itself as a game."""
    key = f"content-box-{info.id}"
    yield key, info.title
    if box.short != info.title:
        yield f"{key}-short", box.short
    yield f"{key}-summary", info.summary
    for number, text in info.said_of_players:
        yield f"{key}-players-{number}", text
    for variant in info.variants:
        yield f"content-variant-{info.id}-{variant.id}", variant.title
        yield f"content-variant-{info.id}-{variant.id}-summary", variant.summary
    for mix in info.mixes:
        yield f"content-mix-{info.id}-{mix.id}", mix.title
    for number, combination in enumerate(info.combinations, 1):
        yield f"content-combination-{info.id}-{number}", combination.title


def bot_texts() -> Iterator[tuple[str, str]]:
    """The titles and summaries of the bots."""
    for bot in OWN:
        yield f"content-bot-{bot.name}", bot.title
        yield f"content-bot-{bot.name}-summary", bot.summary


def lesson_texts(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """A lesson, with each step; steps and what is said in them are counted from 1."""
    key = f"content-lesson-{lesson.id.replace('/', '-')}"
    yield key, lesson.title
    yield f"{key}-about", lesson.about
    for number, step in enumerate(lesson.steps, 1):
        for line, text in enumerate(step.text, 1):
            yield f"{key}-step-{number}-{line}", text
        if step.otherwise:
            yield f"{key}-step-{number}-otherwise", step.otherwise
        if step.need:
            yield f"{key}-step-{number}-need", step.need
    for line, text in enumerate(lesson.ending, 1):
        yield f"{key}-ending-{line}", text


def guide_texts(box: Box) -> Iterator[tuple[str, str]]:
    """The page *How to play* of a box; sections and their statements are counted from 1."""
    for number, section in enumerate(read_guide(box), 1):
        yield f"content-guide-{box.id}-{number}", section.title
        for line, statement in enumerate(section.statements, 1):
            yield f"content-guide-{box.id}-{number}-{line}", statement.text


def _write_part(title: str, texts: Iterator[tuple[str, str]]) -> str:
    return "\n".join([f"## {title}", "", *(f"{key} = {_escape(text)}" for key, text in texts), ""])


def _escape(text: str) -> str:
    """Let braces be letters; nothing else means anything in a message of one line."""
    return "".join(f'{{ "{letter}" }}' if letter in "{}" else letter for letter in text)
