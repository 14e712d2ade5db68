"""The game on the full screen: the table, the question with its answers, and what can be read beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Key, MouseMove, Resize
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as ListedOption

from lineup.commands.catalogue.card_text import card_page
from lineup.commands.terminal.fullscreen.cards import CardRow
from lineup.commands.terminal.fullscreen.ending import EndScreen
from lineup.commands.terminal.fullscreen.pages import CurtainScreen, NotePaper, TextScreen
from lineup.commands.terminal.fullscreen.position import LOW, TablePanel, count_scores
from lineup.commands.terminal.fullscreen.verdicts import MARKS, Verdict, find_verdict
from lineup.commands.terminal.session import Session, Stop
from lineup.engine import happenings as ev
from lineup.engine import zones as z
from lineup.engine.queries import character_of, definition_of
from lineup.engine.saying import SeatName
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.lessons import follow_lesson
from lineup.words.wording import labelled_text, text_beside

FOE_ROWS: Final = 3  # that each player beyond two takes
LARGE: Final = 40  # rows from which the cards of the Line-Up have room for longer texts
HUGE: Final = 50  # and those in hand, too
WIDE: Final = 110  # columns from which text and log have a column of their own
CARDLESS: Final = ("end", "ready", "normal", "pass", "no")  # what the key for going on answers, the first there is
PAGES: Final = ("help", "log", "view", "card", "rule")  # commands whose answer is a page


class GameScreen(Screen[None]):
    """A session at a fixed board. Whatever is pressed or clicked becomes a line, which the session carries out."""

    AUTO_FOCUS = "#answers"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "say('all')", show=False),
        Binding("h", "say('hint')", show=False),
        Binding("o", "say('odds')", show=False),
        Binding("u", "say('undo')", show=False),
        Binding("w", "why", show=False),
        Binding("c", "read_card", show=False),
        Binding("l", "say('log all')", show=False),
        Binding("v", "say('view')", show=False),
        Binding("e", "go_on", show=False),
        Binding("t", "say('later')", show=False),
        Binding("s", "scores", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("slash,colon", "type", show=False),
        Binding("ctrl+s", "say('save')", show=False),
        Binding("q,ctrl+c,ctrl+q", "say('quit')", show=False),
        Binding("escape", "put_down", show=False),
    ]

    def __init__(self, session: Session, paper: NotePaper) -> None:
        super().__init__()
        self.session = session
        self.paper = paper
        self.ask: Ask | None = None
        self.view: View | None = None
        self.busy = False
        self.digits = ""
        self.noted = 0  # what happened so far is in the log up to here
        self.fight: ev.Confronted | ev.Switched | None = None
        self.log_lines: list[Text] = []
        self.note: list[Text] = []  # beside the question, while nothing is pointed at

    def compose(self) -> ComposeResult:
        voice = self.session.voice
        with Horizontal(id="all"):
            with Vertical(id="left"):
                yield TablePanel(id="table")
                yield Static(id="verdict")
                with Horizontal(id="asking"):
                    with Vertical(id="decision"):
                        yield Static(id="question")
                        yield OptionList(id="answers")
                    with VerticalScroll(id="beside", can_focus=False):
                        yield Static(id="note")
            with Vertical(id="column"):
                with VerticalScroll(id="reading", can_focus=False):
                    yield Static(id="text")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="story")
        yield Input(id="typed", placeholder=voice.say("stage-type"))
        yield Static(voice.say("stage-keys"), id="keys")

    def on_mount(self) -> None:
        self.query_one("#typed").display = False
        self.tell_story()
        self.session.introduce_game()
        self.begin(self.advance(self.paper.tear_off()))

    # Carrying out

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start what may take time, one thing at a time."""
        if self.busy:
            work.close()
            return
        self.busy = True
        self.run_worker(self.guard(work))

    async def guard(self, work: Coroutine[Any, Any, None]) -> None:
        """End the screen on any error, so that the game is saved and the error is shown."""
        try:
            await work
        except Stop as stop:
            self.app.exit(stop.ended)
        except Exception as error:
            self.app.exit(error)
        finally:
            self.busy = False

    async def carry_out(self, line: str) -> None:
        """Let the session do what a line says, and show what comes of it."""
        if self.ask is None:
            return
        self.paper.width = self.reading_width()
        try:
            settled = await asyncio.to_thread(self.session.handle_line, line, self.ask)
        except Stop:
            if not await asyncio.to_thread(self.session.must_stay):
                raise
            settled = False
        page = self.paper.is_page or line.split(" ")[0] in PAGES
        told = self.paper.tear_off()
        if settled:
            self.note = []
            await self.advance(told)
        elif page and told:
            self.app.push_screen(TextScreen(told, self.session.voice.say("stage-close")))
        elif told:
            self.show_note(told)

    async def advance(self, told: Sequence[Text] = ()) -> None:
        """Let the others play until somebody here must decide, and show that; or the end."""
        self.show_busy()
        ask = await asyncio.to_thread(self.session.advance_to_decision)
        if ask is not None and ask.seat != self.session.viewer:
            voice, who = self.session.voice, self.session.game.choice.seats[ask.seat]
            self.query_one("#all").visible = False
            texts = (voice.say("curtain-pass", name=who), voice.say("curtain-hint", name=who))
            await self.app.push_screen_wait(CurtainScreen(*texts, voice.say("curtain-lift", name=who)))
            self.session.viewer = ask.seat
            self.noted, self.log_lines = 0, []
            self.query_one("#all").visible = True
        session = self.session
        self.ask = ask
        self.digits = ""
        self.show_verdict()
        self.tell_story()
        self.note = list(told)
        self.show_all()
        if ask is None:
            self.app.push_screen(EndScreen(session))

    # Showing

    def show_all(self) -> None:
        """Show the position and the question."""
        session = self.session
        self.view = session.game.view(session.viewer)
        self.show_table()
        self.show_question()
        self.show_note(self.note)
        self.show_lesson()

    def show_table(self, busy: str = "") -> None:
        if self.view is None:
            return
        keys: dict[int, str] = {}
        for number, option in enumerate(self.ask.options if self.ask else (), 1):
            if option.card >= 0:
                keys.setdefault(option.card, str(number))
        self.query_one(TablePanel).show_position(self.view, self.session.voice, keys, busy)

    def show_busy(self) -> None:
        state = self.session.game.state
        others = state.ask.seat if state.ask else -1
        if others >= 0 and others not in self.session.people:
            self.show_table(self.session.voice.say("stage-thinking", who=SeatName(others)))

    def show_question(self) -> None:
        answers, question = self.query_one("#answers", OptionList), self.query_one("#question", Static)
        with self.prevent(OptionList.OptionHighlighted):
            answers.clear_options()
            if self.ask is None or self.view is None:
                question.update("")
                return
            session, ask = self.session, self.ask
            asked = Text(session.describe_question(ask), style="bold")
            if ask.source >= 0:
                source = session.voice(labelled_text(definition_of(self.view, ask.source)))
                asked.append(f"\n{source}", Style(bold=False, dim=True, meta={"card": ask.source}))
            question.update(asked)
            answers.add_options(self.list_answer(n, option, ask) for n, option in enumerate(ask.options, 1))
            answers.highlighted = 0
        if self.focused is None or not isinstance(self.focused, CardRow | Input):
            answers.focus()

    def list_answer(self, number: int, option: Option, ask: Ask) -> ListedOption:
        assert self.view is not None
        text = Text.assemble((f"{number:>2} ", "bold cyan"), self.session.label_option(option, ask))
        beside = text_beside(self.view, option)
        if beside is not None:
            text.append(f"  {self.session.voice(beside)}", "dim")
        return ListedOption(text)

    def show_note(self, lines: Sequence[Text]) -> None:
        """Show lines beside the question; without any, what happened last."""
        self.note = list(lines)
        self.read_text(self.note or self.log_lines[-30:], at_end=not self.note)

    def read_text(self, lines: Sequence[Text], at_end: bool = False) -> None:
        """Put a text where there is room to read it."""
        wide = self.has_class("wide")
        shown = lines if lines is self.note or not (wide and at_end) else []
        joined = Text("\n").join(shown)
        for text, scroll in (("#text", "#reading"), ("#note", "#beside")):
            self.query_one(text, Static).update(joined)
            pane = self.query_one(scroll)
            self.call_after_refresh(pane.scroll_end if at_end else pane.scroll_home, animate=False)

    def tell_story(self) -> None:
        """Add what has happened to the log, and begin it again after an undo."""
        session = self.session
        if self.noted > len(session.history):
            self.noted, self.log_lines = 0, []
        if self.noted < len(session.history):
            self.log_lines += [Text(session.voice(said)) for said in session.story_since(self.noted)]
            self.noted = len(session.history)
        self.query_one("#story", Static).update(Text("\n").join(self.log_lines[-300:]))
        self.call_after_refresh(self.query_one("#log").scroll_end, animate=False)

    def show_verdict(self) -> None:
        """Show the greatest moment since the last decision, until the next one is made."""
        session, verdict = self.session, None
        view = session.game.view(session.viewer)
        happened = session.history[self.noted :]
        events = [event for each in happened for event in each]
        verdict = find_verdict(view, events, self.fight) if self.noted else None
        for event in events:
            if isinstance(event, ev.Confronted | ev.Switched):
                self.fight = event
        banner = self.query_one("#verdict", Static)
        banner.display = verdict is not None
        banner.set_classes(verdict.tone if verdict else "")
        if verdict:
            banner.update(_verdict_text(verdict, session.voice))

    def show_lesson(self) -> None:
        """Say what the lesson asks for now."""
        session = self.session
        if session.lesson is None:
            return
        lesson, voice = session.lesson, session.voice
        standing = follow_lesson(lesson, session.game)
        if standing.step == len(lesson.steps):
            self.show_note([_stress_words(line) for line in lesson.ending])
            return
        step = lesson.steps[standing.step]
        lines = [Text(voice.say("lesson-step", step=standing.step + 1, of=len(lesson.steps)), style="bold")]
        if standing.missed >= 0 and lesson.steps[standing.missed].otherwise:
            lines.append(Text(lesson.steps[standing.missed].otherwise, style="italic"))
        if standing.lost:
            lines += [Text(step.need, style="italic"), Text(voice.say("lesson-lost"))]
        lines += [_stress_words(line, "bold" if line == step.text[-1] else "") for line in step.text]
        self.show_note(lines)

    # Pointing

    def on_mouse_move(self, event: MouseMove) -> None:
        meta = event.style.meta
        if "card" in meta:
            self.point_at_card(meta["card"])
        elif "seat" in meta:
            self.point_at_seat(meta["seat"])
        elif "option" in meta and self.ask is not None and meta["option"] < len(self.ask.options):
            self.point_at_answer(meta["option"])
        else:
            self.show_note(self.note)

    def on_click(self, event: Click) -> None:
        card = event.style.meta.get("card")
        if card is not None and event.widget is not None and event.widget.id not in ("answers", "question"):
            self.choose_card(card)

    def point_at_card(self, card: int) -> None:
        if self.view is not None and card >= 0:
            self.read_text(self.brief_page(card))

    def point_at_seat(self, seat: int) -> None:
        view = self.view
        if view is None:
            return
        top = character_of(view, seat)
        piles = view.zones[z.zone_of(seat, z.DISCARD)]
        names = ", ".join(definition_of(view, card).name for card in piles if card >= 0)
        lines = [Text(view.setup.seats[seat], style="bold")]
        lines += self.brief_page(top) if top >= 0 else []
        if names:
            voice = self.session.voice
            lines.append(Text(f"{voice.say('board-discard', n=len(piles), named='')}: {names}", style="dim"))
        self.read_text(lines)

    def point_at_answer(self, at: int) -> None:
        assert self.ask is not None
        option = self.ask.options[at]
        if option.card >= 0:
            self.point_at_card(option.card)
        elif option.verb == "confront" and self.view is not None:
            self.point_at_seat(option.n)
        else:
            self.show_note(self.note)

    def brief_page(self, card: int) -> list[Text]:
        """A card as it is read at the table: name, facts and the whole text."""
        assert self.view is not None
        return brief_page(self.session, definition_of(self.view, card))

    def choose_card(self, card: int) -> None:
        """Give the answer a card stands for; of several, show where they are; without one, say why."""
        if self.ask is None or self.view is None or self.busy:
            return
        view = self.view
        faces = view.setup.faces
        fitting = [n for n, option in enumerate(self.ask.options) if option.card == card]
        if not fitting and card >= 0:
            fitting = [
                n for n, option in enumerate(self.ask.options) if option.card >= 0 and faces[option.card] == faces[card]
            ][:1]
        if len(fitting) == 1:
            self.say_line(str(fitting[0] + 1))
        elif fitting:
            answers = self.query_one("#answers", OptionList)
            answers.highlighted = fitting[0]
            answers.focus()
        elif card >= 0:
            held = view.seat >= 0 and card in view.zones[z.zone_of(view.seat, z.HAND)]
            self.say_line(f"why not {'play' if held else 'buy'} {definition_of(view, card).name}")

    def on_card_row_card_pointed(self, message: CardRow.CardPointed) -> None:
        self.point_at_card(message.card)

    def on_card_row_chosen(self, message: CardRow.Chosen) -> None:
        self.choose_card(message.card)

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        if self.ask is not None and message.option_index < len(self.ask.options):
            self.point_at_answer(message.option_index)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.say_line(str(message.option_index + 1))

    # Keys

    def say_line(self, line: str) -> None:
        self.begin(self.carry_out(line))

    def action_say(self, line: str) -> None:
        self.say_line(line)

    def action_help(self) -> None:
        """Show the keys, and the commands that can be typed."""
        voice = self.session.voice
        self.session.show_help()
        keys = [Text(line) for line in voice.say("stage-help").split("\n")]
        self.app.push_screen(TextScreen([*keys, Text(), *self.paper.tear_off()], voice.say("stage-close")))

    def action_why(self) -> None:
        at = self.query_one("#answers", OptionList).highlighted
        self.say_line(f"why {at + 1}" if at is not None else "why")

    def action_read_card(self) -> None:
        """Show the page of the card that is selected."""
        at = self.query_one("#answers", OptionList).highlighted
        if isinstance(self.focused, CardRow) and self.focused.boxes:
            self.say_line(f"card {self.focused.boxes[self.focused.at].defined.name}")
        elif at is not None:
            self.say_line(f"card {at + 1}")

    def action_go_on(self) -> None:
        """End the turn, say that you are ready, or pass: the answer without a card."""
        for verb in CARDLESS:
            for number, option in enumerate(self.ask.options if self.ask else (), 1):
                if option.verb == verb and option.card < 0:
                    self.say_line(str(number))
                    return

    def action_scores(self) -> None:
        if self.view is not None:
            self.show_note([Text(self.session.voice(each)) for each in count_scores(self.view)])

    def action_type(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.focus()

    def action_put_down(self) -> None:
        """Close the line to type in, or drop the text beside the question."""
        typed = self.query_one("#typed", Input)
        typed.value, typed.display = "", False
        self.digits = ""
        self.query_one("#answers").focus()
        self.show_note([])
        self.show_lesson()

    def on_input_submitted(self, message: Input.Submitted) -> None:
        line = message.value.strip()
        self.action_put_down()
        if line:
            self.say_line(line)

    def on_key(self, event: Key) -> None:
        """A digit answers at once, unless another could follow."""
        if isinstance(self.focused, Input) or self.ask is None or self.busy:
            return
        if event.key.isdecimal() and len(event.key) == 1:
            event.stop()
            self.digits += event.key
            number, count = int(self.digits), len(self.ask.options)
            if number * 10 > count or number == 0:
                self.digits = ""
                self.say_line(str(number))
            elif number <= count:
                self.query_one("#answers", OptionList).highlighted = number - 1
        elif event.key == "enter" and self.digits:
            event.stop()
            event.prevent_default()
            self.digits, line = "", self.digits
            self.say_line(line)
        else:
            self.digits = ""

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= LOW, "tall")
        spare = event.size.height - FOE_ROWS * (len(self.session.game.choice.seats) - 2)
        self.set_class(spare >= LARGE, "large")
        self.set_class(spare >= HUGE, "huge")
        self.set_class(event.size.height < 22, "tiny")
        self.call_after_refresh(self.show_table)

    def reading_width(self) -> int:
        return max(self.query_one("#reading" if self.has_class("wide") else "#beside").size.width - 2, 20)


def _stress_words(line: str, style: str = "") -> Text:
    """Return a line of a lesson with the words between asterisks in bold."""
    return Text.assemble(*((part, "bold" if at % 2 else "") for at, part in enumerate(line.split("*"))), style=style)


def brief_page(session: Session, card: Any) -> list[Text]:
    lines = card_page(card, voice=session.voice)
    steps = session.voice.say("page-steps")
    end = next((n for n, line in enumerate(lines) if line.plain.strip() == steps), len(lines))
    return lines[:end]


def _verdict_text(verdict: Verdict, voice: Callable[[Any], str]) -> Text:
    detail = " · ".join(voice(each) for each in verdict.detail)
    text = Text(f" {MARKS[verdict.tone]} {voice(verdict.headline)}", style="bold")
    if detail:
        text.append(f"   {detail}")
    return text
