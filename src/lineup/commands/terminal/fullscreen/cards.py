"""A row of cards as boxes: name, cost, type, Victory Points and as much of the text as fits."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from lineup.commands.catalogue.card_text import STYLES, points_shown
from lineup.engine.definitions import Card
from lineup.engine.saying import CARD_TEXT, Content, say
from lineup.speech import Voice
from lineup.words.wording import labelled_text

NOT_PRINTED: Final = "≈"  # beside the type of a card whose text is not the printed one; pointing at it tells more
LEAST: Final = 14  # columns of a box; where there are fewer for all, the row shows a part of the cards
MOST: Final = 30


@dataclass(frozen=True)
class BoxedCard:
    """One box: a card, how many like it it stands for, the answer it gives and whether the Power pays for it."""

    card: int
    defined: Card
    count: int = 1
    key: str = ""
    affordable: bool = False


class CardRow(Widget, can_focus=True):
    """Cards side by side, to be pointed at and chosen by keys or the mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("space", "choose", show=False),
    ]
    boxes: reactive[tuple[BoxedCard, ...]] = reactive(())
    at: reactive[int] = reactive(0)
    first: reactive[int] = reactive(0)  # of those shown, where not all are

    class CardPointed(Message):
        """The keys moved to a card."""

        def __init__(self, card: int) -> None:
            super().__init__()
            self.card = card

    class Chosen(Message):
        """A card was chosen."""

        def __init__(self, card: int) -> None:
            super().__init__()
            self.card = card

    def __init__(self, id: str, empty: str) -> None:
        super().__init__(id=id)
        self.empty = empty
        self.voice = Voice()

    def show_cards(self, boxes: Sequence[BoxedCard], voice: Voice) -> None:
        self.voice = voice
        self.boxes = tuple(boxes)
        self.at = min(self.at, max(len(boxes) - 1, 0))
        self.keep_in_sight()

    def room_for(self) -> int:
        """Return how many boxes fit beside each other."""
        return max(min(len(self.boxes), self.size.width // LEAST), 1)

    def keep_in_sight(self) -> None:
        room = self.room_for()
        self.first = max(min(self.first, self.at, len(self.boxes) - room), self.at - room + 1, 0)

    def on_resize(self) -> None:
        self.keep_in_sight()

    def action_move(self, by: int) -> None:
        if self.boxes:
            self.at = (self.at + by) % len(self.boxes)
            self.keep_in_sight()
            self.post_message(self.CardPointed(self.boxes[self.at].card))

    def action_choose(self) -> None:
        if self.boxes:
            self.post_message(self.Chosen(self.boxes[self.at].card))

    def on_focus(self) -> None:
        if self.boxes:
            self.post_message(self.CardPointed(self.boxes[self.at].card))

    def on_click(self, event: Click) -> None:
        card = event.style.meta.get("card")
        for at, box in enumerate(self.boxes):
            if box.card == card:
                self.at = at
                self.post_message(self.Chosen(box.card))
                event.stop()

    def render(self) -> Text:
        if not self.boxes:
            return Text(self.empty, style="dim")
        room = self.room_for()
        width = min((self.size.width - (2 if room < len(self.boxes) else 0)) // room, MOST)
        columns = []
        for at, box in enumerate(self.boxes[self.first : self.first + room], self.first):
            lines = draw_card(box, width, self.size.height, self.voice, self.has_focus and at == self.at)
            columns.append([*lines])
        rows = [Text().join(parts) for parts in zip(*columns, strict=True)]
        if room < len(self.boxes):
            middle = len(rows) // 2
            rows[middle].append(" ›" if self.first + room < len(self.boxes) else " ‹", "bold")
        return Text("\n").join(rows)


def draw_card(box: BoxedCard, width: int, height: int, voice: Voice, selected: bool) -> list[Text]:
    """Draw a box of so many columns and rows. One that can be paid for has a heavy frame and a star."""
    card, inner = box.defined, width - 2
    colour = STYLES.get(card.title, "")
    frame = f"{colour} reverse" if selected else colour
    corners = "┏━┓┃┗┛" if box.affordable else "╭─╮│╰╯"
    title = voice.say("type-name", type=card.title.lower().replace(" ", "-"))
    points = points_shown(card)
    cost = "" if card.is_super_hero else voice.say("stage-cost", cost=card.cost)
    top = f"{'*' if box.affordable else ''}{cost}"
    text = say("text-line", text=Content(CARD_TEXT, card.text))
    is_printed = labelled_text(card) == text
    sort = title if is_printed or len(title) + 2 > inner else f"{title} {NOT_PRINTED}"
    starred = f"{sort} ★{points}"
    bottom = sort if points in (None, 0) or len(starred) > inner else starred
    name = f"{card.name}{f' {card.level}' if card.level else ''}{f' ×{box.count}' if box.count > 1 else ''}"
    rows = max(height - 2, 1)
    names = _fit_lines(name, inner, 3 if rows > 7 else 2 if rows > 3 or len(name) <= inner else 1)
    texts = _fit_lines(voice(text), inner, rows - len(names)) if rows > len(names) else []
    texts += [""] * (rows - len(names) - len(texts))
    lines = [_frame_line(corners[0], corners[1], corners[2], box.key, top, inner, frame)]
    for line, style in [*((each, f"bold {colour}") for each in names), *((each, "") for each in texts)]:
        lines.append(Text.assemble((corners[3], frame), (f"{line:<{inner}}", style), (corners[3], frame)))
    lines.append(_frame_line(corners[4], corners[1], corners[5], bottom, "", inner, frame))
    meta = Style(meta={"card": box.card})
    for drawn in lines:
        drawn.stylize(meta)
    return lines[:height]


def _frame_line(left: str, line: str, right: str, near: str, far: str, inner: int, style: str) -> Text:
    """An edge of a box with a word at each end."""
    near, far = near[:inner], far[: max(inner - len(near) - 1, 0)]
    between = inner - len(near) - len(far)
    lead = 1 if between > 2 else 0
    tail = 1 if far and between > 2 else 0
    text = f"{left}{line * lead}{near}{line * (between - lead - tail)}{far}{line * tail}{right}"
    return Text(text, style=style)


def _fit_lines(text: str, width: int, most: int) -> list[str]:
    """Wrap a text to so many lines at most; an ellipsis ends what is cut."""
    lines = textwrap.wrap(text, width, break_on_hyphens=False) or [""]
    if len(lines) <= most:
        return lines
    kept = lines[:most]
    kept[-1] = f"{kept[-1][: width - 1].rstrip()}…"
    return kept


def stack_alike(cards: Sequence[int], faces: Sequence[int], keys: Mapping[int, str]) -> list[tuple[int, int]]:
    """Put equal cards together: one of each, with an answer if there is one, and how many there are."""
    found: dict[int, list[int]] = {}
    for card in cards:
        found.setdefault(faces[card], []).append(card)
    return [(next((card for card in same if card in keys), same[0]), len(same)) for same in found.values()]
