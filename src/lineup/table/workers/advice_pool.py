"""Advice at a table: who may have it, the jobs for the worker processes, and the messages for the client."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final, NamedTuple

import msgspec

from lineup.advice.reviewing import (
    BetterAnswer,
    ReviewStep,
    choose_steps,
    list_decisions,
    question_for,
    recall_decision,
)
from lineup.advice.worth import other_use
from lineup.engine import notation, prompt
from lineup.engine.queries import definition_of, price_of
from lineup.engine.saving import to_json
from lineup.engine.saying import say
from lineup.engine.state import Option, State
from lineup.engine.view import View, determinise, view
from lineup.errors import LineUpError
from lineup.games import sets_of, write_choice
from lineup.running.line_processes import LineProcesses
from lineup.running.world import token_hex
from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import Busy, Turns, check_crowd, loop_seconds
from lineup.table.limits.fair_turns import FairTurns, GuestTurn
from lineup.table.limits.tabs import current_guest
from lineup.table.model.card_numbers import HIDDEN
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.table import Table
from lineup.table.wire import advice
from lineup.table.wire.base import Sentence
from lineup.table.wire.sentences import to_wire
from lineup.table.workers.advice_worker import ADVICE, HALT, KEPT

logger = logging.getLogger(__name__)
ADVISER: Final = "lineup.table.workers.advice_worker"
MOST_JOBS: Final = 1_000  # of one household that wait; tables have limits of their own
REST: Final = 1.0  # seconds a guest waits at most for the next advice: as long as the last took


class AdviceFailed(LineUpError):
    """An advice process that came to no result."""


class GameDescription(NamedTuple):
    """A game as the processes are told of it."""

    name: str
    choice: dict[str, Any]
    content: str
    sources: dict[str, str]


class _Thinker:
    """One process, and the games it has set up."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.known: list[str] = []  # the latest last

    async def run_job(self, game: GameDescription, job: dict[str, Any]) -> dict[str, Any]:
        """Run a job in the process; raise AdviceFailed if it dies or cannot."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        told: dict[str, Any] = {"game": game.name, **job}
        if game.name in self.known:
            self.known.remove(game.name)
        else:
            told |= {"choice": game.choice, "content": game.content, "sources": game.sources}
        self.known = [*self.known, game.name][-KEPT:]
        try:
            self.process.stdin.write(msgspec.json.encode(told) + b"\n")
            await self.process.stdin.drain()
            line = await self.process.stdout.readline()
            result: dict[str, Any] = msgspec.json.decode(line)
        except (OSError, ValueError, msgspec.DecodeError):
            raise AdviceFailed(say("advice-failed")) from None
        if "failed" in result:
            logger.error("advice failed: %s", result["failed"])
            raise AdviceFailed(say("advice-failed"))
        return result

    def halt_job(self) -> None:
        if self.process.stdin is not None and self.process.returncode is None:
            self.process.stdin.write(HALT)


class AdvicePool:
    """The advice processes, started when needed; each guest gets one piece of advice at a time."""

    def __init__(self, processes: LineProcesses | None = None) -> None:
        self._idle: list[_Thinker] = []
        self._all: list[_Thinker] = []
        self._processes = processes or LineProcesses(ADVISER, ADVICE)
        self.places = FairTurns(self._processes.places, MOST_JOBS)
        self._guests: dict[str, Guest] = {}  # who have asked for advice
        self._turns = Turns()

    def claim_advice(self, guest: Guest) -> None:
        """Let a guest have advice until `release_advice`; raise Busy if they have some under way or many others
        wait.
        """
        if guest.name in self._guests:
            raise Busy(say("busy-with-advice"))
        check_crowd(guest, self._guests.values(), ADVICE.guests)
        self._guests[guest.name] = guest

    def release_advice(self, guest: Guest) -> None:
        del self._guests[guest.name]

    @asynccontextmanager
    async def take_turn(self, guest: str) -> AsyncIterator[None]:
        """Wait for the guest's turn. Their next turn comes no sooner than after as much time as this one took."""
        await self._turns.wait_for_turn(guest)
        start = loop_seconds()
        try:
            yield
        finally:
            self._turns.end_turn(guest, min(loop_seconds() - start, REST))

    async def prepare_game(self, game: GameDescription) -> None:
        """Load a game into a process beforehand, so that its first hint is as quick as later ones."""
        if not any(game.name in thinker.known for thinker in self._all):
            with suppress(AdviceFailed):
                await self.run_job(game, {"do": "prepare"})

    async def run_job(self, game: GameDescription, job: dict[str, Any]) -> dict[str, Any]:
        """Run a job in one of the processes, in the turn of whoever it is for.

        If it is cancelled, its process ends it before it takes another.
        """
        turn = await self.places.begin_turn(current_guest())
        try:
            thinker = self._take_idle(game.name) or await self._start_process()
        except BaseException:
            turn.end()
            raise
        done = asyncio.ensure_future(thinker.run_job(game, job))
        done.add_done_callback(lambda _: self._take_back(thinker, done, turn))
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            thinker.halt_job()
            raise

    def _take_idle(self, game: str) -> _Thinker | None:
        """Take an idle process, one that has the game already if there is one; None if all of them work."""
        found = next((each for each in self._idle if game in each.known), self._idle[-1] if self._idle else None)
        if found is not None:
            self._idle.remove(found)
        return found

    def _take_back(self, thinker: _Thinker, done: asyncio.Future[dict[str, Any]], turn: GuestTurn) -> None:
        """Take a process back when its job is done, or end it if the job failed."""
        turn.end()
        failed = done.cancelled() or done.exception() is not None
        if thinker not in self._all:  # all of them are being ended
            return
        if failed:
            self._all.remove(thinker)
            self._processes.end_process(thinker.process)
        else:
            self._idle.append(thinker)

    async def _start_process(self) -> _Thinker:
        thinker = _Thinker(await self._processes.start_process())
        self._all.append(thinker)
        return thinker

    async def close(self) -> None:
        """End all processes."""
        thinkers, self._all, self._idle = self._all, [], []
        for thinker in thinkers:
            self._processes.end_process(thinker.process)
        await self._processes.close()


# What is asked


def describe_game(table: str, number: int, hosted: Hosted) -> GameDescription:
    """Describe the game on a table for the processes: its setup, with neither seed nor dice."""
    choice = replace(hosted.game.choice, origin=None)
    sources = {each.id: each.source for each in sets_of(choice)}
    return GameDescription(f"{table} {number}", write_choice(choice), hosted.state.setup.content, sources)


def hide_from(state: State, seat: int) -> dict[str, Any]:
    """Return a game that looks the same to a seat, with everything it cannot know dealt again at random."""
    other = determinise(view(state, seat), token_hex(8), go_on=False)
    other.ask = state.ask.for_seat(seat) if state.ask is not None else None
    if other.ask is not None and state.ask is not None and state.ask.seat != seat:
        other.ask = state.ask  # the chance to Assist a partner: whose turn it is stands in the question
    return to_json(other)


def to_hint(hosted: Hosted, seat: int, game: int, found: dict[str, Any]) -> advice.Hint:
    """Translate a hint for its player."""
    state = hosted.state
    assert state.ask is not None
    ask = question_for(state.ask, seat)
    assert ask is not None
    answers = {option: text for text, option in notation.write_options(state).items()}
    numbers = hosted.card_numbers(view(state, seat))

    def answer_text(index: int) -> str:
        return answers.get(ask.options[index], "")

    return advice.Hint(
        game=game,
        number=hosted.number,
        answer=answer_text(found["option"]),
        card=numbers.get(ask.options[found["option"]].card, HIDDEN),
        reasons=[msgspec.convert(each, Sentence) for each in found["reasons"]],
        chance=found["chance"],
        values=[
            advice.OptionValue(answer=answer_text(index), behind=behind, sure=sure)
            for index, behind, sure in found["values"]
        ],
        games=found["games"],
    )


def to_odds(hosted: Hosted, seat: int, game: int, found: dict[str, Any]) -> advice.Odds:
    """Translate odds for their player."""
    seen: View = view(hosted.state, seat)
    numbers = hosted.card_numbers(seen)
    return advice.Odds(
        game=game,
        number=hosted.number,
        power=found["power"],
        next_hand=found["next_hand"],
        hand=found["hand"],
        reach=[
            advice.Reach(
                card=numbers.get(card, HIDDEN),
                price=price_of(seen, seat, card),
                chance=chance,
                power=power,
                vp=vp,
                worth=worth,
                besides=other_use(definition_of(seen, card)),
            )
            for card, chance, power, vp, worth in found["reach"]
        ],
        clashes=[advice.Clash(seat=n, cost=c, reached=r, defeated=d) for n, c, r, d in found["clashes"]],
        guards=[advice.Guard(seat=n, defense=d, block=b) for n, d, b in found["guards"]],
        games=found["games"],
    )


class GameReview:
    """The review of a finished game for one seat, step by step: `wanted` is the next step until the review is
    finished.
    """

    def __init__(self, hosted: Hosted, seat: int, game: int) -> None:
        self.hosted, self.seat, self.game = hosted, seat, game
        self.numbers = list_decisions(hosted.game, seat)
        self._asking = choose_steps(self.numbers)
        self._better: dict[int, tuple[Option, Any]] = {}
        self.moments: list[advice.Moment] = []
        self.wanted: ReviewStep | None = None
        self._go_on(None)

    def next_job(self) -> dict[str, Any]:
        """Return the next step as a job."""
        assert self.wanted is not None
        _, ask, done = recall_decision(self.hosted.game, self.wanted.number)
        return {
            "do": "look",
            "state": hide_from(self.hosted.game.before(self.wanted.number), self.seat),
            "seat": self.seat,
            "done": ask.options.index(done),
            "closer": self.wanted.closer,
            "seconds": self.wanted.seconds_to_try,
        }

    def take_result(self, found: dict[str, Any]) -> None:
        """Take the result of the last step."""
        assert self.wanted is not None
        seen: BetterAnswer | None = None
        if found:
            _, ask, _ = recall_decision(self.hosted.game, self.wanted.number)
            better = ask.options[found["better"]]
            self._better[self.wanted.number] = (better, found["reason"])
            seen = BetterAnswer(better, found["cost"], say("as-it-is", text=""), found["sure"])
        self._go_on(seen)

    def _go_on(self, seen: BetterAnswer | None) -> None:
        try:
            self.wanted = self._asking.send(seen) if self.wanted is not None else next(self._asking)
        except StopIteration as end:
            self.wanted = None
            self.moments = [self._make_moment(number, each) for number, each in end.value]

    def _make_moment(self, number: int, seen: BetterAnswer) -> advice.Moment:
        state, indices = self.hosted.game.before(number), self.hosted.indices
        _, _, done = recall_decision(self.hosted.game, number)
        better, why = self._better[number]
        return advice.Moment(
            number=number,
            turn=state.turn,
            done=to_wire(prompt.describe_option(state, done), indices),
            better=to_wire(prompt.describe_option(state, better), indices),
            reason=msgspec.convert(why, Sentence),
            cost=seen.cost,
        )

    def to_message(self) -> advice.Review:
        """Return the progress of the review, or its result."""
        wanted = self.wanted
        return advice.Review(
            game=self.game,
            at=wanted.at if wanted is not None else len(self.numbers),
            of=wanted.of if wanted is not None else len(self.numbers),
            decisions=len(self.numbers),
            finished=wanted is None,
            moments=self.moments,
        )


def against_bots(table: Table) -> bool:
    """Check whether the people at a table have only bots against them."""
    sides = table.list_teams() or range(len(table.seats))
    return len({sides[n] for n, seat in enumerate(table.seats) if seat.kind == "person"}) <= 1
