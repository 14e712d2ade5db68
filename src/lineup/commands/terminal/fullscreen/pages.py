"""Pages over the table: a text to read, and the curtain between people who share the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static


class NotePaper:
    """The output of a session, kept until it is shown."""

    plain = False

    def __init__(self) -> None:
        self.width = 80
        self.lines: list[Text] = []
        self.is_page = False  # something longer than an answer

    def print_line(self, text: str, whole: bool = False) -> None:
        self.lines.append(Text(text))

    def print_page(self, lines: Iterable[Text]) -> None:
        self.lines += lines
        self.is_page = True

    def tear_off(self) -> list[Text]:
        """Return the lines, and begin again."""
        lines, self.lines, self.is_page = self.lines, [], False
        return lines


class TextScreen(ModalScreen[None]):
    """A text over the table, closed by Esc, Enter or a click outside it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "dismiss", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
    ]

    def __init__(self, lines: Iterable[Text], close: str) -> None:
        super().__init__()
        self.lines = list(lines)
        self.close = close

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            with VerticalScroll(id="page-text"):
                yield Static(Text("\n").join(self.lines))
            yield Static(self.close, id="page-close")

    def on_mount(self) -> None:
        self.query_one("#page-text").focus()

    def action_scroll(self, by: int) -> None:
        self.query_one("#page-text").scroll_relative(y=by, animate=False)

    def on_click(self, event: object) -> None:
        if getattr(event, "widget", None) is self:
            self.dismiss()


class CurtainScreen(ModalScreen[None]):
    """Hides the table until the player whose turn it is says that they sit here."""

    def __init__(self, title: str, hint: str, lift: str) -> None:
        super().__init__()
        self.texts = (title, hint, lift)

    def compose(self) -> ComposeResult:
        title, hint, lift = self.texts
        with Vertical(id="curtain"):
            yield Static(Text(title, style="bold"))
            yield Static(hint)
            yield Button(lift, id="lift", variant="primary")

    def on_mount(self) -> None:
        self.query_one("#lift").focus()

    def on_button_pressed(self) -> None:
        self.dismiss()
