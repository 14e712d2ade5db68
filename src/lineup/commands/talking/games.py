"""Games whose seats are played by programs that talk: each seat by whoever has its key, and seen by nobody else.

Nothing here knows the protocol. Every answer is one of those offered; what a seat may not know is in nothing it gets.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from lineup import advice
from lineup.bots import Bot, Clock, guarded, make_bot, own_ask, partner_ask
from lineup.bots.clock import AT_TABLE
from lineup.bots.hosting.programs import ask_bot
from lineup.commands.shared import arguments
from lineup.commands.terminal import board
from lineup.commands.terminal.advice import moments_json
from lineup.engine import notation, prompt
from lineup.engine.queries import ending_of
from lineup.engine.saying import Listed, say
from lineup.engine.state import Ask, Option
from lineup.engine.view import SPECTATOR
from lineup.errors import LineUpError, shorten_text
from lineup.game import Game
from lineup.games import find_game, make_choice
from lineup.speech import Voice
from lineup.words.telling import tell_story

OPEN: Final = "open"  # a seat for another program
WIDTH: Final = 100  # letters of a line of the board
MOST_GAMES: Final = 50  # kept; the oldest goes
MOST_REVIEWED: Final = 3  # decisions told
LOOKS: Final = 24  # simulations of each look of a review
KEY_BYTES: Final = 9


class TalkError(LineUpError):
    """A request of a program that is not possible; the sentence says why and what would be right."""


@dataclass
class TalkedSeat:
    """A seat of a program, and what it has been told."""

    seat: int
    name: str
    key: str = ""  # empty: nobody has taken it yet
    told: int = 0  # answers whose events it knows
    waited: int = -1  # the number of answers at which it chose not to Assist yet


@dataclass
class TalkedGame:
    """A game with its seats, and the code by which others join or watch it."""

    id: str
    game: Game
    bots: Mapping[int, Bot]
    seats: list[TalkedSeat]
    history: list[list[Any]] = field(default_factory=list)  # what the deal, then each answer, brought about
    read: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.note_events()

    def note_events(self) -> None:
        events = self.game.events
        self.history.append(list(events[self.read :]))
        self.read = len(events)

    def give_answer(self, option: Option, seat: int) -> None:
        self.game.answer(option, seat)
        self.note_events()

    def play_bots(self) -> None:
        """Let the bots answer until a program has to decide, or the game is over."""
        if any(not each.key for each in self.seats):
            return
        programs = {each.seat for each in self.seats}
        while (ask := self.game.ask) is not None:
            poll = partner_ask(ask)
            if poll is not None and poll.seat in self.bots:
                option = self._ask_bot(poll)
                if option.verb != "pass":
                    self.give_answer(option, poll.seat)
                    continue
            elif poll is not None and ask.seat in self.bots and self._may_assist(poll.seat):
                return
            if ask.seat in programs:
                return
            self.give_answer(self._ask_bot(own_ask(ask).in_order()), ask.seat)

    def _may_assist(self, seat: int) -> bool:
        return any(each.seat == seat and each.waited != len(self.game.answers) for each in self.seats)

    def _ask_bot(self, ask: Ask) -> Option:
        clock = Clock(AT_TABLE)
        clock.start(self.game.state.turn)
        return ask_bot(self.bots[ask.seat], self.game.view(ask.seat), ask, clock)

    def question_of(self, seat: int) -> Ask | None:
        """Return the question a seat can answer now: its own, or the chance to Assist."""
        ask = self.game.ask
        if ask is None or any(not each.key for each in self.seats):
            return None
        if ask.seat == seat:
            return own_ask(ask)
        poll = partner_ask(ask)
        return poll if poll is not None and poll.seat == seat and self._may_assist(seat) else None


class TalkedGames:
    """All games of one server."""

    def __init__(self) -> None:
        self._games: dict[str, TalkedGame] = {}
        self._keys: dict[str, tuple[TalkedGame, TalkedSeat]] = {}

    def new_game(
        self, game: str, seats: Sequence[str], name: str, variants: Sequence[str], seed: str = ""
    ) -> dict[str, Any]:
        """Deal a game: the maker sits first, `seats` are the others, each a bot or open for another program."""
        title = find_game(game).title
        kinds = [each.strip() for each in seats]
        bots = arguments.read_bots(",".join(each for each in kinds if each != OPEN)) if set(kinds) - {OPEN} else []
        named = arguments.seat_names(bots, [name])
        names, programs = [name], [TalkedSeat(0, name, _new_key())]
        left = list(named)
        for number, kind in enumerate(kinds, 1):
            names.append(left.pop(0) if kind != OPEN else f"Seat {number + 1}")
            if kind == OPEN:
                programs.append(TalkedSeat(number, names[-1]))
        seed = seed or secrets.token_hex(8)
        choice = make_choice(game, names, variants)
        made = TalkedGame(_new_key(), Game(choice, seed), self._make_bots(kinds, bots, seed), programs)
        self._keep(made)
        self._keys[programs[0].key] = made, programs[0]
        made.play_bots()
        return {"title": title, "invite": made.id, "key": programs[0].key, **self._describe(made, programs[0])}

    def _make_bots(self, kinds: Sequence[str], bots: Sequence[str], seed: str) -> dict[int, Bot]:
        places = [seat for seat, kind in enumerate(kinds, 1) if kind != OPEN]
        return {seat: guarded(make_bot(bot, seat, f"{seed} bots")) for seat, bot in zip(places, bots, strict=True)}

    def _keep(self, made: TalkedGame) -> None:
        self._games[made.id] = made
        while len(self._games) > MOST_GAMES:
            gone = self._games.pop(next(iter(self._games)))
            for each in gone.seats:
                self._keys.pop(each.key, None)

    def join_game(self, invite: str, name: str) -> dict[str, Any]:
        """Take the next open seat of a game."""
        made = self._find_game(invite)
        with made.lock:
            free = next((each for each in made.seats if not each.key), None)
            if free is None:
                raise TalkError(say("talk-full", invite=shorten_text(invite)))
            free.key, free.name = _new_key(), name or free.name
            made.game.rename(free.seat, free.name)
            self._keys[free.key] = made, free
            made.play_bots()
            return {"key": free.key, **self._describe(made, free)}

    def look(self, key: str) -> dict[str, Any]:
        """Describe the game as a seat sees it."""
        made, mine = self._find_seat(key)
        with made.lock:
            return self._describe(made, mine)

    def answer(self, key: str, number: int) -> dict[str, Any]:
        """Give one of the answers offered, by its number."""
        made, mine = self._find_seat(key)
        with made.lock:
            ask = made.question_of(mine.seat)
            if ask is None:
                raise TalkError(say("talk-not-asked", waiting=self._name_asked(made)))
            if not 1 <= number <= len(ask.options):
                raise TalkError(say("talk-no-answer", number=number, most=len(ask.options)))
            option = ask.options[number - 1]
            if made.game.ask is not None and option in made.game.ask.options:
                made.give_answer(option, mine.seat)
            else:  # it waits with an Assist
                mine.waited = len(made.game.answers)
            made.play_bots()
            return self._describe(made, mine)

    def why_not(self, key: str, action: str) -> dict[str, str]:
        """Explain why an action is not possible, such as "buy trigon"."""
        made, mine = self._find_seat(key)
        with made.lock:
            reason = made.game.why_not(action, mine.seat)
        return {"rule": reason.rule, "why": reason.text}

    def watch(self, invite: str) -> dict[str, Any]:
        """Describe a game to somebody without a seat."""
        made = self._find_game(invite)
        with made.lock:
            return self._describe(made, TalkedSeat(SPECTATOR, ""))

    def review(self, key: str) -> dict[str, Any]:
        """Return the decisions of a finished game that cost a seat most, with what was better and why."""
        made, mine = self._find_seat(key)
        self._require_over(made)
        moments: list[advice.KeyMoment] = []
        for step in advice.review(made.game, mine.seat, LOOKS):
            if isinstance(step, list):
                moments = step[:MOST_REVIEWED]
        return {"moments": moments_json(made.game, moments)}

    def write_log(self, key: str) -> str:
        """Write the log of a finished game."""
        made, _ = self._find_seat(key)
        self._require_over(made)
        return made.game.to_log()

    # Parts

    def _find_game(self, invite: str) -> TalkedGame:
        if invite not in self._games:
            raise TalkError(say("talk-no-game", invite=shorten_text(invite)))
        return self._games[invite]

    def _find_seat(self, key: str) -> tuple[TalkedGame, TalkedSeat]:
        if key not in self._keys:
            raise TalkError(say("talk-no-key", given=shorten_text(key)))
        return self._keys[key]

    def _require_over(self, made: TalkedGame) -> None:
        if made.game.result is None:
            raise TalkError(say("talk-not-over"))

    def _name_asked(self, made: TalkedGame) -> str:
        ask = made.game.ask
        free = Listed(tuple(each.name for each in made.seats if not each.key))
        if free.items:
            return Voice().say("talk-seats-open", names=free)
        return Voice().say("talk-over") if ask is None else made.game.choice.seats[ask.seat]

    def _describe(self, made: TalkedGame, mine: TalkedSeat) -> dict[str, Any]:
        """Describe a game to a seat: the board, what is new, and the question with its answers."""
        game, seat = made.game, mine.seat
        state = game.state
        voice = Voice(setup=state.setup, viewer=seat)
        news = [event for happened in made.history[mine.told :] for event in happened]
        mine.told = len(made.history)
        ask = made.question_of(seat)
        found: dict[str, Any] = {
            "seat": seat,
            "players": list(game.choice.seats),
            "teams": list(state.setup.teams),
            "turn": state.turn,
            "answers_given": len(game.answers),
            "over": game.result is not None,
            "waiting_for": "" if game.result is not None else self._name_asked(made),
            "board": [line.plain for line in board.table_lines(game.view(seat), WIDTH, 0, True, voice)],
            "news": [voice(said) for said in tell_story(state.setup, news, seat)],
        }
        if ask is not None and game.ask is not None:
            offered = ask.seat != game.ask.seat
            found["question"] = voice.say("talk-assist") if offered else voice(prompt.describe_question(state))
            found["answers"] = [
                {"number": number, "says": self._label(made, option, voice), "notation": self._write(made, option)}
                for number, option in enumerate(ask.options, 1)
            ]
        if game.result is not None:
            result = game.result
            found["result"] = {
                "winners": list(result.winners),
                "scores": list(result.scores),
                "turns": result.turns,
                "ending": ending_of(state),
            }
        return found

    def _label(self, made: TalkedGame, option: Option, voice: Voice) -> str:
        if made.game.ask is not None and option not in made.game.ask.options:
            return voice.say("talk-wait")
        return voice(prompt.describe_option(made.game.state, option))

    def _write(self, made: TalkedGame, option: Option) -> str:
        if made.game.ask is not None and option not in made.game.ask.options:
            return option.verb
        return notation.write_option(made.game.state, option)


def _new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)
