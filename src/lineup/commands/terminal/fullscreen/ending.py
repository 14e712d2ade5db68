"""After the game: its end with every score, the replay and the review."""

from __future__ import annotations

import asyncio
from io import StringIO
from typing import ClassVar

from rich.console import Console
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from lineup.advice import KeyMoment, review
from lineup.commands.terminal.advice import review_lines
from lineup.commands.terminal.final_scores import show_match, show_result
from lineup.commands.terminal.fullscreen.cards import CardRow
from lineup.commands.terminal.fullscreen.pages import TextScreen
from lineup.commands.terminal.fullscreen.position import LOW, TablePanel
from lineup.commands.terminal.fullscreen.verdicts import MARKS, judge_result
from lineup.commands.terminal.replay import tell_deeds
from lineup.commands.terminal.session import Session
from lineup.engine.queries import ending_of
from lineup.engine.view import view
from lineup.words.telling import tell_story


class EndScreen(Screen[None]):
    """The end of a game: who wins and why, every card's points, the best moments."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "replay", show=False),
        Binding("v", "review", show=False),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.busy = False

    def compose(self) -> ComposeResult:
        yield Static(id="outcome")
        with VerticalScroll(id="scores"):
            yield Static(id="result")
        yield Static(self.session.voice.say("stage-end-keys"), id="keys")

    def on_mount(self) -> None:
        session = self.session
        verdict = judge_result(session.game, session.viewer if len(session.people) == 1 else -1)
        outcome = self.query_one("#outcome", Static)
        outcome.set_classes(verdict.tone)
        detail = " · ".join(session.voice(each) for each in verdict.detail)
        outcome.update(f" {MARKS[verdict.tone]} {session.voice(verdict.headline)}   {detail}")
        self.call_after_refresh(self.show_result)

    def show_result(self) -> None:
        """Print the same end as the plain client does."""
        session, out = self.session, StringIO()
        game, voice = session.game, session.voice
        width = max(self.size.width - 4, 20)
        console = Console(file=out, width=width, no_color=True, highlight=False, markup=False, emoji=False)
        assert game.result is not None
        viewer = session.viewer if len(session.people) == 1 else -1
        teams = game.state.setup.teams
        show_result(console, game.result, game.choice.seats, viewer, teams, ending_of(game.state), voice)
        if game.choice.first_scores:
            show_match(console, game, viewer, voice)
        console.print()
        tell_deeds(console, game, voice)
        self.query_one("#result", Static).update(Text(out.getvalue()))
        self.query_one("#scores").focus()

    def action_scroll(self, by: int) -> None:
        self.query_one("#scores").scroll_relative(y=by, animate=False)

    def action_replay(self) -> None:
        self.app.push_screen(ReplayScreen(self.session))

    def action_review(self) -> None:
        if not self.busy:
            self.busy = True
            self.query_one("#outcome", Static).update(f" {self.session.voice.say('review-thinking')}")
            self.run_worker(self.review_decisions())

    async def review_decisions(self) -> None:
        """Show the decisions that mattered most, once they are found."""
        session = self.session
        moments = await asyncio.to_thread(find_moments, session)
        lines = [Text(line) for line in review_lines(session.game, session.viewer, moments, session.voice)]
        self.busy = False
        self.on_mount()
        self.app.push_screen(TextScreen(lines, session.voice.say("stage-close")))

    def action_leave(self) -> None:
        self.app.exit("")


def find_moments(session: Session) -> list[KeyMoment]:
    """Find the moments that mattered for the viewer; this takes seconds."""
    for step in review(session.game, session.viewer):
        if isinstance(step, list):
            return step
    return []


class ReplayScreen(Screen[None]):
    """The game once more, answer by answer, as its viewer saw it."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "go(-1)", show=False),
        Binding("right,l,space", "go(1)", show=False),
        Binding("up,pageup", "go_turn(-1)", show=False),
        Binding("down,pagedown", "go_turn(1)", show=False),
        Binding("home", "go(-100000)", show=False),
        Binding("end", "go(100000)", show=False),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.number = 0  # of answers given

    def compose(self) -> ComposeResult:
        with Vertical(id="left"):
            yield TablePanel(id="table")
            yield Static(id="where")
            with VerticalScroll(id="happened", can_focus=False):
                yield Static(id="story")
        yield Static(self.session.voice.say("stage-replay-keys"), id="keys")

    def on_mount(self) -> None:
        for row in self.query(CardRow):
            row.can_focus = False

    def on_resize(self) -> None:
        self.set_class(self.app.size.height >= LOW, "tall")
        self.call_after_refresh(self.show_number)

    def show_number(self) -> None:
        session, number = self.session, self.number
        game, voice = session.game, session.voice
        self.query_one(TablePanel).show_position(view(game.before(number), session.viewer), voice, {})
        where = voice.say("stage-replay-at", n=number, of=len(game.answers), turn=game.before(number).turn)
        self.query_one("#where", Static).update(Text(where, style="bold"))
        events = [event for happened in session.history[max(0, number - 5) : number + 1] for event in happened]
        told = tell_story(game.state.setup, events, session.viewer)
        self.query_one("#story", Static).update("\n".join(voice(said) for said in told))
        self.query_one("#happened").scroll_end(animate=False)

    def action_go(self, by: int) -> None:
        self.number = max(0, min(self.number + by, len(self.session.game.answers)))
        self.show_number()

    def action_go_turn(self, by: int) -> None:
        """Go to where the next turn begins, or the one before."""
        game, last = self.session.game, len(self.session.game.answers)
        turn, number = game.before(self.number).turn, self.number
        while 0 <= number + by <= last and game.before(number).turn == turn:
            number += by
        self.number = number
        self.show_number()

    def action_leave(self) -> None:
        self.dismiss()
