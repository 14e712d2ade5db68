"""The client on the full screen: keys, mouse, resizing, refusals, the end, and that it is the plain one's session."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Static

from lineup.bots import Bot, Clock, make_bot
from lineup.commands.terminal.fullscreen import running
from lineup.commands.terminal.fullscreen.app import FullScreen
from lineup.commands.terminal.fullscreen.cards import CardRow
from lineup.commands.terminal.fullscreen.ending import EndScreen, ReplayScreen
from lineup.commands.terminal.fullscreen.game import GameScreen
from lineup.commands.terminal.fullscreen.pages import CurtainScreen, NotePaper, TextScreen
from lineup.commands.terminal.fullscreen.verdicts import find_verdict
from lineup.commands.terminal.play import lesson_game
from lineup.commands.terminal.session import Session
from lineup.engine import happenings as ev
from lineup.game import Game, new_game, replay
from lineup.lessons import find_lesson
from lineup.speech import Voice
from tests.harness import scenario
from tests.harness.budget import LONG, short

PATIENCE = 30.0  # seconds for what should take a moment
At = Pilot[str | Exception]


class Seat:
    """Somebody at the full screen, who waits until the table asks again."""

    def __init__(self, app: FullScreen, pilot: At) -> None:
        self.app, self.pilot = app, pilot

    @property
    def screen(self) -> GameScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, GameScreen))

    async def until(self, found: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not found():
            assert time.monotonic() < end
            await self.pilot.pause(0.005)

    async def ready(self) -> None:
        await self.until(
            lambda: not self.screen.busy and (self.screen.ask is not None or isinstance(self.app.screen, EndScreen))
        )
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.ready()

    async def type_line(self, line: str) -> None:
        await self.pilot.press("slash", *("space" if letter == " " else letter for letter in line), "enter")
        await self.ready()

    def shows(self, where: str) -> str:
        return " ".join(str(self.screen.query_one(where, Static).render()).split())

    @property
    def text(self) -> str:
        return self.shows("#text" if self.screen.has_class("wide") else "#note")


def sit(
    game: Game,
    act: Callable[[Seat], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    file: Path | None = None,
    people: Sequence[int] = (0,),
    bot: str = "random",
) -> Session:
    """Sit down at a game in a terminal of that size, and do something there."""
    bots = {seat: make_bot(bot, seat, "7") for seat in range(game.state.players) if seat not in people}
    paper = NotePaper()
    session = Session(game, bots, paper, False, file, people=people)

    async def run() -> None:
        app = FullScreen(session, paper)
        async with app.run_test(size=size) as pilot:
            seat = Seat(app, pilot)
            await seat.until(lambda: any(isinstance(screen, GameScreen) for screen in app.screen_stack))
            if len(people) == 1:
                await seat.ready()
            await act(seat)

    asyncio.run(run())
    return session


def test_keys_answer_and_commands_are_told_beside_the_question() -> None:
    s = scenario.game(hand="Katana, Punch", deck="Punch*5", power=2, line_up="Raven, Starbolt", quiet=True)

    async def act(seat: Seat) -> None:
        assert "Your turn, 2 Power" in seat.shows("#question")
        await seat.press("1")
        assert s.game.answers == ["0 play katana"]
        assert "Power 3" in seat.shows("#heading")
        assert [box.affordable for box in seat.screen.query_one("#line-up", CardRow).boxes] == [True, False]
        await seat.press("w")
        assert "HU-" in seat.text
        await seat.press("h")
        assert re.match(r"\d\. ", seat.text)
        await seat.type_line("why not buy starbolt")
        assert "Starbolt costs 5" in seat.text
        await seat.type_line("nonsense")
        assert '"nonsense" is not an answer here' in seat.text
        await seat.press("u")
        assert "Taken back: 1 answer." in seat.text
        assert s.game.answers == []
        await seat.press("question_mark")
        assert isinstance(seat.app.screen, TextScreen)
        await seat.pilot.press("escape")
        await seat.press("l", "escape", "v", "escape", "c", "escape", "s")
        assert seat.text == "A 1 B 0"

    sit(s.game, act)


def test_the_mouse_reads_buys_and_is_told_why_not() -> None:
    s = scenario.game(hand="Punch", deck="Punch*5", power=4, line_up="Raven, Starbolt", quiet=True)

    async def act(seat: Seat) -> None:
        await seat.pilot.hover("#line-up", offset=(45, 2))
        await seat.until(lambda: "Starbolt" in seat.text)
        await seat.pilot.hover("#foes", offset=(4, 0))
        await seat.until(lambda: "Starbolt" not in seat.text)
        await seat.pilot.click("#line-up", offset=(45, 2))
        await seat.ready()
        assert s.game.answers == []
        assert "Starbolt" in seat.text
        await seat.pilot.click("#line-up", offset=(5, 2))
        await seat.ready()
        assert s.game.answers == ["0 buy raven"]

    sit(s.game, act)


def test_a_game_is_played_to_its_end_and_replayed_and_saved(tmp_path: Path) -> None:
    game = new_game("heroes-unite", ["You", "casual"], "5", rules={"super_villains": 1})
    bots = [make_bot("casual", seat, "5") for seat in (0, 1)]
    while not (game.ask and game.ask.seat == 0 and game.state.turn >= 14):
        assert game.ask is not None
        game.answer(bots[game.ask.seat].choose(game.view(game.ask.seat), game.ask, Clock()))
    file = tmp_path / "game.log"

    async def act(seat: Seat) -> None:
        await play_out(seat, bots[0])
        outcome = str(seat.app.screen.query_one("#outcome", Static).render())
        assert re.search(r"(You win!|casual wins) +You \d+ · casual \d+", outcome)
        await seat.pilot.press("r")
        await seat.until(lambda: isinstance(seat.app.screen, ReplayScreen))
        shown = seat.app.screen
        assert isinstance(shown, ReplayScreen)
        for key, number in (("end", len(game.answers)), ("left", len(game.answers) - 1), ("home", 0), ("right", 1)):
            await seat.pilot.press(key)
            await seat.until(lambda number=number: shown.number == number)  # type: ignore[misc]
        await seat.pilot.press("q")
        await seat.until(lambda: isinstance(seat.app.screen, EndScreen))

    session = sit(game, act, (120, 40), file, bot="casual")
    assert game.result is not None
    session.saved_file()
    assert replay(file.read_text(encoding="utf-8")).result == game.result


async def play_out(seat: Seat, bot: Bot) -> None:
    """Let a bot press the keys until the game is over."""
    game = seat.app.session.game
    while not isinstance(seat.app.screen, EndScreen):
        ask = seat.screen.ask
        assert ask is not None
        number = ask.options.index(bot.choose(game.view(0), ask, Clock())) + 1
        for digit in str(number):
            await seat.pilot.press(digit)
        if number * 10 <= len(ask.options):
            await seat.pilot.press("enter")
        await seat.ready()


@pytest.mark.parametrize(
    ("box", "players"),
    [
        pytest.param("rivals-batman-joker", 2, marks=LONG),
        pytest.param("heroes-unite", 5, marks=LONG),
        pytest.param("confrontations", 4, marks=LONG),
        pytest.param("rivals-shazam-black-adam", 2, marks=LONG),
    ],
)
def test_every_box_is_played_to_its_end(box: str, players: int) -> None:
    game = new_game(box, ["You", *(f"casual {n}" for n in range(1, players))], "5", rules=short(box))
    sit(game, lambda seat: play_out(seat, make_bot("casual", 0, "5")), (100, 30), bot="casual")
    assert game.result is not None


def test_the_table_follows_the_size_of_the_terminal() -> None:
    s = scenario.game(5, hand="Katana, Punch*4", power=4, line_up="Raven, Starbolt*0, Kyle Rayner, Larfleeze, Talon")

    async def act(seat: Seat) -> None:
        for width, height in ((160, 50), (80, 24), (110, 34)):
            await seat.pilot.resize_terminal(width, height)
            await seat.until(lambda size=(width, height): seat.screen.size == size)  # type: ignore[misc]
            await seat.pilot.pause()
            for name in ("#heading", "#line-up", "#question", "#answers", "#keys"):
                region = seat.screen.query_one(name).region
                assert region.right <= width, (name, width)
                assert 0 < region.bottom <= height, (name, height)
            assert seat.screen.query_one("#answers").size.height >= 2

    sit(s.game, act)


def test_who_shares_the_terminal_lifts_a_curtain_and_sees_the_own_hand_only() -> None:
    s = scenario.game(hand="Katana", deck="Punch*5", B_hand="Raven", B_deck="Kick*5", quiet=True)

    async def act(seat: Seat) -> None:
        await seat.press("1")
        await seat.pilot.press("e")
        await seat.until(lambda: isinstance(seat.app.screen, CurtainScreen))
        assert not seat.screen.query_one("#all").visible
        await seat.pilot.press("enter")
        await seat.until(lambda: seat.screen.ask is not None and not seat.screen.busy)
        assert [box.defined.name for box in seat.screen.query_one("#hand", CardRow).boxes] == ["Raven"]
        await seat.press("u")
        assert seat.text == "You have no decision to take back."

    sit(s.game, act, people=(0, 1))


def test_a_lesson_says_what_to_do_next() -> None:
    lesson = find_lesson("heroes-unite/turn")
    game = lesson_game(lesson, "You")[0]

    async def act(seat: Seat) -> None:
        seat.app.session.lesson = lesson
        seat.screen.show_lesson()
        await seat.until(lambda: "Step 1 of" in seat.text)

    sit(game, act)


def test_leaving_saves_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.log"

    async def act(seat: Seat) -> None:
        await seat.press("1")
        await seat.pilot.press("q")
        await seat.until(lambda: seat.app.return_value is not None)
        assert seat.app.return_value == "stopped"

    sit(new_game("heroes-unite", ["You", "random"], "7"), act, file=file)
    assert len(replay(file.read_text(encoding="utf-8")).answers) >= 1


def test_a_moment_is_told_in_the_words_of_whoever_it_meets() -> None:
    s = scenario.game(4, box="confrontations", confront="B", hand="Punch", power=4)
    told = {}
    for seat in (0, 1, 2, 3, -1):
        verdict = find_verdict(s.game.view(seat), [ev.Attacked("attacked", 0, 0, (1, 3))], None)
        assert verdict is not None
        told[seat] = (Voice(setup=s.game.state.setup, viewer=seat)(verdict.headline), verdict.tone)
    assert told[0] == ("You attack B and D", "good")
    assert told[1] == ("A attacks you and D", "bad")
    assert told[2] == ("A attacks B and D", "good")
    assert told[-1] == ("A attacks B and D", "neutral")


def test_where_there_is_no_screen_the_plain_client_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(width=80, height=24, file=StringIO())
    assert not running.can_fill_screen(console, "en")  # no terminal
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}", Terminal())
    monkeypatch.setenv("TERM", "xterm-256color")
    assert running.can_fill_screen(console, "en")
    assert not running.can_fill_screen(Console(width=40, height=24), "en")
    monkeypatch.setenv("TERM", "dumb")
    assert not running.can_fill_screen(console, "en")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(running, "find_spec", lambda name: None)
    assert not running.can_fill_screen(console, "en")
    assert "the full screen needs Textual" in console.file.getvalue()  # type: ignore[attr-defined]


class Terminal:
    """A stream that is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True
