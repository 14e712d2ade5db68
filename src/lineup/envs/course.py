"""One game as research environments step it: the seat to decide, the actions open to it, and the returns.

A question that leaves no choice is answered without asking, several cards are picked in canonical order
(`Ask.in_order`), and a partner who could Assist is asked before the active player, as bots are; passing is no answer
of the game. Where others see that somebody is asked, `every` question is one to decide, so that none missing betrays a
hand. A game that comes no nearer to its end is called and scored as it stands (bots/hosting/stalemate.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Unpack

from lineup.bots import Bot, Clock, StalemateWatch, guarded, own_ask, partner_ask
from lineup.bots.hosting.stalemate import ANSWERS, ROUNDS, cards_left
from lineup.engine import zones as z
from lineup.engine.machine import give_answer, start_game
from lineup.engine.profile import RuleError
from lineup.engine.queries import score_of, teammate_of, winning_seats
from lineup.engine.saving import from_json, to_json
from lineup.engine.saying import say
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import SPECTATOR, View, determinise, view
from lineup.envs.actions import Actions
from lineup.errors import LineUpError
from lineup.games import Choice, ChoiceOptions, build_setup, first_game, make_choice, read_choice, write_choice
from lineup.games.offer import usual_players
from lineup.language.sets import CardSet

WAYS: Final = 16  # to play, kept with their tables
DIGEST: Final = 16  # bytes
NOBODY: Final = -1


class ActionError(LineUpError, ValueError):
    """An action that is not legal now; the sentence names some that are."""


class Way:
    """A choice made ready to play: its cards laid out, and the table of its actions. `way_of` finds it again."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.setup = build_setup(choice)
        self.actions = Actions(self.setup)
        self.players = self.setup.players
        self.sides = self.setup.teams or tuple(range(self.players))

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_way, (write_choice(self.choice),)

    def __deepcopy__(self, memo: object) -> Way:
        return self

    def longest_game(self) -> int:
        """More decisions than any game can have: afterwards it is called."""
        return (cards_left(start_game(self.setup, "")) + 1) * ROUNDS * self.players * ANSWERS


@lru_cache(WAYS)
def way_of(choice: Choice) -> Way:
    """Return the `Way` of a choice, built once per process."""
    return Way(choice)


def _read_way(written: Mapping[str, Any]) -> Way:
    return way_of(read_choice(written))


def find_way(
    game: str = "",
    players: int = 0,
    variants: Sequence[str] = (),
    sets: Sequence[str | CardSet] = (),
    **options: Unpack[ChoiceOptions],
) -> Way:
    """Return the way to play that these arguments of `new_game` choose; `players` 0 means the usual number.

    RuleError or CardError say what is wrong with them.
    """
    game = game or first_game()
    return way_of(make_choice(game, players or usual_players(game), variants, sets, **options))


def check_seat(seat: int, players: int, least: int = 0) -> int:
    """The seat, if there is one of that number; RuleError otherwise."""
    if not least <= seat < players:
        raise RuleError(say("error-seat", seat=str(seat), most=players - 1))
    return seat


class Course:
    """A game in progress. With `recall` each seat remembers what it saw and did at its own decisions.

    With `every` a question with one answer is a decision too, and a partner who holds cards is always asked for an
    Assist.
    """

    def __init__(self, way: Way, seed: str, recall: bool = False, every: bool = False) -> None:
        self.way = way
        self.every = every
        self.state = start_game(way.setup, seed)
        self.caller = StalemateWatch(self.state)
        self.answers = 0
        self.called = False
        self.passed = False  # the partner has been asked and does not Assist now
        self.lost = NOBODY  # the side that lost by an action that was not legal
        self.memory: tuple[str, ...] = ("",) * way.players if recall else ()
        self.ask: Ask | None = None
        self.legal: dict[int, Option] = {}
        self._advance_to_choice()

    @property
    def seat(self) -> int:
        """The seat that decides, or -1 when the game is over."""
        return NOBODY if self.ask is None else self.ask.seat

    @property
    def over(self) -> bool:
        return self.ask is None

    def act(self, action: int) -> None:
        """Give the answer of this id; ActionError if it is not legal now."""
        option = self.legal.get(action)
        if option is None:
            raise self._illegal_action(action)
        self.give_answer(option, action)

    def give_answer(self, option: Option, action: int = -1) -> None:
        """Give an answer of `ask`."""
        seat = option.seat
        if self.memory:
            now = f"{self.fingerprint(seat)} {action}"
            self.memory = (*self.memory[:seat], now, *self.memory[seat + 1 :])
        ask = self.state.ask
        if option.verb == "pass" and ask is not None and ask.kind == "main":
            self.passed = True
        else:
            self._apply_option(option)
        self._advance_to_choice()

    def forfeit_game(self) -> None:
        """Let the seat that decides lose the game there and then, with its side."""
        self.lost = self.way.sides[self.seat]
        self._put_question(None)

    def _apply_option(self, option: Option) -> None:
        give_answer(self.state, option)
        self.answers += 1
        self.passed = False

    def _advance_to_choice(self) -> None:
        """Go on until some seat has a choice; with `every`, until any seat is asked."""
        state, caller = self.state, self.caller
        while (ask := self._open_question(self.every)) is not None:
            if (state.turn != caller.turn or self.answers >= caller.limit) and caller.is_called(state, self.answers):
                self.called = True
                ask = None
                break
            if self.every or len(ask.options) > 1:
                break
            self._apply_option(ask.options[0])
        self._put_question(ask)

    def _open_question(self, always: bool) -> Ask | None:
        """Return the open question as one seat has it; `always` asks a partner who may have nothing but to pass."""
        ask = self.state.ask
        if ask is None:
            return None
        if ask.among:
            return ask.in_order()
        poll = None if self.passed else partner_ask(ask, self._find_helper(ask.seat) if always else NOBODY)
        return own_ask(ask) if poll is None else poll

    def _find_helper(self, seat: int) -> int:
        """Return the partner of the active seat, if it might Assist for all that others can see."""
        state = self.state
        mate = teammate_of(state, seat) if state.setup.profile.assist else NOBODY
        return mate if mate >= 0 and state.zones[z.zone_of(mate, z.HAND)] else NOBODY

    def _put_question(self, ask: Ask | None) -> None:
        self.ask = ask
        self._views: dict[int, View] = {}
        self.legal = {} if ask is None else self.way.actions.of(self.state, ask)

    def _illegal_action(self, action: int) -> ActionError:
        actions = self.way.actions
        if self.ask is None:
            return ActionError(say("error-action-over", action=str(action)))
        known = 0 <= action < len(actions)
        near = ", ".join(f"{id} ({actions.text(id)})" for id in list(self.legal)[:6])
        text = actions.text(action) if known else ""
        key = "error-action" if known else "error-action-unknown"
        return ActionError(say(key, action=str(action), text=text, near=near, most=len(actions) - 1))

    def ask_bot(self, bot: Bot, clock: Clock) -> Option:
        """Return the answer of a bot in the seat that decides. A bot that is not ours is shown copies."""
        assert self.ask is not None
        seat, asked = self.ask.seat, guarded(bot)
        seen: Any = None
        if not asked.blind:
            seen = self.view(seat) if asked is bot else view(self.state, seat)
        clock.start(self.state.turn)
        option = asked.choose(seen, self.ask, clock)
        clock.stop()
        return option

    def view(self, seat: int) -> View:
        """Return the game as a seat sees it; -1 is a spectator. RuleError if there is no such seat."""
        seen = self._views.get(seat)
        if seen is None:
            check_seat(seat, self.way.players, SPECTATOR)
            seen = self._views[seat] = view(self.state, seat)
        return seen

    def fingerprint(self, seat: int) -> str:
        """Return a digest of all a seat sees now, and with `recall` of what it saw and did before: equal where the seat
        cannot tell the difference."""
        before = self.memory[seat].encode() if self.memory else b""
        return blake2b(before + self.view(seat).to_bytes(), digest_size=DIGEST).hexdigest()

    def question_to(self, seat: int) -> Ask | None:
        """Return the question a seat has to answer now; None if another is asked."""
        return self.ask if seat == self.seat else None

    def returns(self) -> list[float]:
        """Return the reward of each seat, 0 while the game goes on: 1 for the side that won alone; the sum is 0.

        Partners have the same. Of several sides that share the win each has its part of it. A player alone against a
        clock has 1 or -1. A side that lost by an action that was not legal has -1, and the others share 1.
        """
        if self.ask is not None:
            return [0.0] * self.way.players
        sides = self.way.sides
        count = len(set(sides))
        if self.lost != NOBODY:
            return [-1.0 if side == self.lost else 1.0 / (count - 1) for side in sides]
        won = {sides[seat] for seat in winning_seats(self.state)}
        if count == 1:
            return [1.0 if won else -1.0] * self.way.players
        loss = -1.0 / (count - 1)
        win = (count / len(won) - 1.0) / (count - 1)
        return [win if side in won else loss for side in sides]

    def count_scores(self) -> list[int]:
        """Return the Victory Points of each seat as the game stands."""
        return [score_of(self.state, seat) for seat in range(self.way.players)]

    def resampled(self, seat: int, seed: str | int) -> Course:
        """Return a game that looks the same to a seat, with its hidden cards and dice dealt at random.

        It is the same player's decision. If that is another than the seat, what they hold may leave them one action.
        """
        new = self._copy_with(determinise(self.view(seat), seed))
        if self.memory:
            new.memory = tuple(each if who == seat else "" for who, each in enumerate(self.memory))
        if self.ask is None or self.state.ask is None:
            new._put_question(None)
        else:
            polled = self.ask.kind != self.state.ask.kind
            new.passed = not polled
            new._put_question(new._open_question(polled))
        return new

    def clone(self) -> Course:
        """An independent copy that goes on alike."""
        new = self._copy_with(self.state.clone())
        new.ask, new.legal, new._views = self.ask, self.legal, self._views.copy()
        return new

    def _copy_with(self, state: State) -> Course:
        new: Course = Course.__new__(Course)
        new.way, new.every, new.state, new.caller = self.way, self.every, state, StalemateWatch(state)
        new.caller.resume_from(self.caller.progress_so_far())
        new.answers, new.called, new.lost = self.answers, self.called, self.lost
        new.passed, new.memory = self.passed, self.memory
        return new

    def __deepcopy__(self, memo: object) -> Course:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        facts = self.every, self.answers, self.called, self.lost, self.passed, self.memory, self.ask
        return _read_course, (self.way, to_json(self.state), self.caller.progress_so_far(), facts)


def _read_course(
    way: Way, saved: dict[str, Any], standing: tuple[int, int, int, int], facts: tuple[Any, ...]
) -> Course:
    new: Course = Course.__new__(Course)
    new.way, new.state = way, from_json(way.setup, saved)
    new.caller = StalemateWatch(new.state)
    new.caller.resume_from(standing)
    new.every, new.answers, new.called, new.lost, new.passed, new.memory, ask = facts
    new._put_question(ask)
    return new
