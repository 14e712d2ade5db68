"""The bots of tables in use: who plays which seat, and their answers given until a person has to decide."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import Any, Final

from lineup.bots import BOTS, Bot, Clock, guarded, make_bot, own_ask, partner_ask
from lineup.bots.clock import AT_TABLE
from lineup.bots.hosting.programs import STRANGERS, run_in_thread
from lineup.bots.hosting.registry import is_ours
from lineup.deals.calendar import PLAYER
from lineup.deals.house import HouseBot
from lineup.engine import zones as z
from lineup.engine.queries import teammate_of
from lineup.engine.saving import to_json
from lineup.engine.state import Ask, Option
from lineup.engine.view import view
from lineup.lessons import answer_for_others, follow_lesson
from lineup.running.world import token_hex
from lineup.table.limits.fair_turns import FairTurns
from lineup.table.limits.tabs import current_guest
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.table import STAND_IN
from lineup.table.room import time_out
from lineup.table.room.room import Room
from lineup.table.store.store import NotWritten
from lineup.table.workers.advice_pool import AdviceFailed, describe_game
from lineup.table.workers.asking import ask_at_table

logger = logging.getLogger(__name__)
BATCH: Final = 8  # answers that are written down together
AT_ONCE: Final = 4  # tables whose bots answer at the same time, so that no click waits for all of them
MOST_TABLES: Final = 10_000  # of one household whose bots wait for their turn
TRIES: Final = 2  # processes that are asked for an answer: one may die of something else
RETRY: Final = 5.0  # seconds until they try again what could not be written down
ASSIST_PAUSE: Final = 2.5  # seconds a bot waits in each of its turns for a person who may want to Assist it


class BotPlayers:
    """Plays the bots of the tables in memory; `rested` hears of each table where they have nothing left to do."""

    def __init__(self, rested: Callable[[str], None]) -> None:
        self._rested = rested
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turns = FairTurns(AT_ONCE, MOST_TABLES)  # of tables whose bots answer in the event loop
        self._bots: dict[str, dict[int, tuple[str, int, Bot, Clock]]] = {}
        self._offered: dict[str, tuple[Any, ...]] = {}  # the chance to Assist a person was last given time for

    def is_playing(self, id: str) -> bool:
        return id in self._tasks

    def forget_table(self, id: str) -> None:
        """Stop the bots of a table and know nothing more of them."""
        task = self._tasks.pop(id, None)
        if task is not None:
            task.cancel()
        self._bots.pop(id, None)
        self._offered.pop(id, None)

    async def close(self) -> None:
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a table go on, unless there are none or they do already."""
        if not any(seat.bot for seat in room.table.seats):
            return
        if room.id not in self._tasks and (room.clients or time_out.goes_on_alone(room)):
            self._tasks[room.id] = asyncio.get_running_loop().create_task(self._play_until_idle(room))

    async def _play_until_idle(self, room: Room) -> None:
        """Give the bots' answers until a person has to decide, nobody is connected, or the game rests."""
        try:
            while room.clients or time_out.goes_on_alone(room):
                try:
                    async with self._take_turn(room), room.lock:
                        chance = self.assist_chance(room, room.hosted)
                        done = 0 if chance else await self._play_batch(room)
                except NotWritten as error:
                    logger.error("what the bots of table %s answered could not be written down: %s", room.id, error)
                    await asyncio.sleep(RETRY)
                    continue
                if chance:
                    self._offered[room.id] = chance
                    await asyncio.sleep(ASSIST_PAUSE)
                elif not done:
                    break
        except Exception:
            logger.exception("the bots of table %s stopped", room.id)
        finally:
            if self._tasks.get(room.id) is asyncio.current_task():
                del self._tasks[room.id]
                self._rested(room.id)

    def _take_turn(self, room: Room) -> AbstractAsyncContextManager[None]:
        """Wait for a turn, unless bots think here: they wait for a process, and keep nobody else from answering."""
        if any(seat.bot and _takes_time(seat.bot) for seat in room.table.seats):
            return nullcontext()
        return self._turns.take_turn(current_guest())

    def assist_chance(self, room: Room, hosted: Hosted | None) -> tuple[Any, ...]:
        """The moment a bot gives a human teammate who is here to Assist it; empty if there is none.

        It comes once in every such turn, whatever the person holds, so that no foe learns anything by it.
        """
        if hosted is None or hosted.over or room.table.paused or hosted.state.ask is None or room.lesson is not None:
            return ()
        state, ask, seats = hosted.state, hosted.state.ask, room.table.seats
        mate = teammate_of(state, ask.seat)
        if ask.kind != "main" or mate < 0 or not state.setup.profile.assist or not seats[ask.seat].bot:
            return ()
        if not seats[mate].human or not state.zones[z.zone_of(mate, z.HAND)]:
            return ()
        chance = (room.table.number, state.turn)
        return chance if seats[mate].person in room.people_here() and self._offered.get(room.id) != chance else ()

    async def _play_batch(self, room: Room) -> int:
        """Give a few answers of bots, written down together and announced one by one; return their number."""
        if room.hosted is None or room.status != "playing" or room.table.paused or room.table.undo is not None:
            return 0
        ahead = room.hosted.fork()
        frames: list[dict[int, bytes]] = []
        while len(frames) < BATCH and not ahead.over:
            with room.server.metrics.thinking.time():
                option = await self._find_answer(room, ahead)
            if option is None:
                break
            ahead.give_answer(option, option.seat)
            frames.append(room.make_positions(ahead, ahead.number))
            await asyncio.sleep(0)
            if self.assist_chance(room, ahead):
                break
        if frames:
            await room.go_on(ahead, frames)
            room.server.metrics.answers.labels("bot").inc(len(frames))
        return len(frames)

    async def _find_answer(self, room: Room, hosted: Hosted) -> Option | None:
        """Return a bot's answer now, a partner's Assist first; None if a person has to decide."""
        ask = hosted.state.ask
        assert ask is not None
        poll = partner_ask(ask)
        if poll is not None and room.table.seats[poll.seat].bot:
            option = await self.choose_answer(room, hosted, poll)
            if option.verb != "pass":
                return option
        return (
            await self.choose_answer(room, hosted, own_ask(ask).in_order()) if room.table.seats[ask.seat].bot else None
        )

    async def choose_answer(self, room: Room, hosted: Hosted, ask: Ask) -> Option:
        """Return a bot's answer, found beside the event loop where that takes time. A lesson has a script.

        From a bot that fails the stand-in takes over, until this game is over.
        """
        lesson = room.lesson
        if lesson is not None and follow_lesson(lesson, hosted.game).step < len(lesson.steps):
            return answer_for_others(lesson, hosted.game, ask)
        if room.table.deal and ask.seat != PLAYER:
            return HouseBot(ask.seat, room.table.seed).choose(view(hosted.state, ask.seat), ask)
        kind, answer = room.table.seats[ask.seat].bot or STAND_IN, partial(self._ask_bot, room, hosted, ask)
        try:
            if not is_ours(kind):
                return await run_in_thread(answer, STRANGERS.answer)
            stands_in = self._bot_of(room, ask.seat)[0].name != kind
            if stands_in or not _takes_time(kind):
                return answer()
            return await self._ask_elsewhere(room, hosted, ask, kind)
        except Exception:
            logger.exception("the bot %s failed at table %s after %d answers", kind, room.id, hosted.number)
        try:
            self._seat_bot(room, ask.seat, kind, STAND_IN)
            return answer()
        except Exception:
            return ask.options[-1]

    async def _ask_elsewhere(self, room: Room, hosted: Hosted, ask: Ask, kind: str) -> Option:
        """Ask a bot in a process; only there, its view is made of the state."""
        game = describe_game(room.id, room.table.number, hosted)
        job = {"do": "answer", "bot": kind, "seat": ask.seat, "state": to_json(hosted.state)}
        for left in reversed(range(TRIES)):
            try:
                found = await room.server.players.run_job(game, job)
                option: Option = ask.options[found["option"]]
                return option
            except AdviceFailed:
                if not left:
                    raise
        raise AssertionError("a try returns or raises")

    def _ask_bot(self, room: Room, hosted: Hosted, ask: Ask) -> Option:
        bot, clock = self._bot_of(room, ask.seat)
        return ask_at_table(bot, clock, hosted.state, ask)

    def _bot_of(self, room: Room, seat: int) -> tuple[Bot, Clock]:
        """The bot of a seat in this game, and its clock."""
        kind = room.table.seats[seat].bot or STAND_IN
        known = self._bots.get(room.id, {}).get(seat)
        return known[2:] if known and known[:2] == (kind, room.table.number) else self._seat_bot(room, seat, kind, kind)

    def _seat_bot(self, room: Room, seat: int, kind: str, player: str) -> tuple[Bot, Clock]:
        """Let a bot play a seat in this game that belongs to one of some kind."""
        bot, clock = guarded(make_bot(player, seat, token_hex(8))), Clock(AT_TABLE)
        self._bots.setdefault(room.id, {})[seat] = (kind, room.table.number, bot, clock)
        return bot, clock


def _takes_time(kind: str) -> bool:
    """Tell bots that think elsewhere from those that answer at once in the event loop."""
    return not is_ours(kind) or bool(getattr(BOTS[kind], "thinks", False))
