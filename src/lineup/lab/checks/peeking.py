"""Proof by playing that bots do not peek: with hidden cards dealt again at random, a bot has to choose as it did.

A bot plays whole games at every seat, and what it was shown and chose is kept; the games themselves are forgotten. Then
a second bot of the same seat and seed is led through the same decisions, but behind each of them lies another game:
hidden hands, decks and dice are dealt anew (`determinise`), and then every hidden card changes places with another
that the seat cannot tell from it (`exchanged`). That changes not one byte of the view, unless the view itself told
where a card lies, and a re-deal had to keep it there. Whoever chooses otherwise knew something no seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple

from lineup.bots import Bot, Clock, play_out
from lineup.bots.hosting.programs import BotFault, BotPatience, dismiss_bots
from lineup.bots.hosting.registry import describe_error, guarded
from lineup.engine.machine import start_game
from lineup.engine.notation import write_options
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise, exchange_alike, view
from lineup.games import GAMES, Choice, build_once

ROLLOUTS: Final = 8  # simulations a search makes per decision: a clock of seconds would not repeat itself
REPEATS: Final = 30  # of what a bot chose otherwise: dice nobody seeded fall alike that often once in a billion audits

MakeBot = Callable[[int, str], Bot]  # a bot for one game, of a seat and a seed


class Finding(NamedTuple):
    """A decision that a bot did not make by its view alone.

    `what` is "peeked" (another choice where hidden cards lie otherwise), "unsteady" (another choice where nothing is
    otherwise: its dice are not those of its seed, so nothing can be said) or "failed" (`otherwise` says how).
    """

    what: str
    game: str
    players: int
    seed: str
    seat: int = -1
    decision: int = 0  # of all decisions of this seat in this game, from 1
    turn: int = 0
    question: str = ""  # its kind
    chose: str = ""
    otherwise: str = ""


@dataclass
class Audit:
    """The result of auditing one bot."""

    bot: str
    games: int = 0
    decisions: int = 0
    findings: list[Finding] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        return not self.findings

    def to_json(self) -> dict[str, Any]:
        """bot, games, decisions (each made twice), clean, and findings as objects with the fields of `Finding`."""
        return {**asdict(self), "findings": [each._asdict() for each in self.findings], "clean": self.is_clean}


class _Decision(NamedTuple):
    view: View
    ask: Ask
    option: Option


class _Recorder:
    """A bot that notes what it was shown and what it chose."""

    blind: Final = False

    def __init__(self, bot: Bot) -> None:
        self.bot = guarded(bot)
        self.name = bot.name
        self.made: list[_Decision] = []

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        option = self.bot.choose(view, ask, clock)
        self.made.append(_Decision(view, ask, option))
        return option


def usual_choices(games: Sequence[str] = ()) -> list[Choice]:
    """Every number of players of these games, or of all there are."""
    profiles = [(id, GAMES[id].profile) for id in games or GAMES]
    return [
        Choice(id, tuple(f"player {seat + 1}" for seat in range(players)))
        for id, profile in profiles
        for players in range(profile.min_players, profile.max_players + 1)
    ]


def audit_bot(
    name: str,
    make: MakeBot,
    choices: Sequence[Choice],
    seed: str,
    most: int = 0,
    progress: Callable[[], None] | None = None,
) -> Audit:
    """Play one game of each choice, or its first `most` answers, with the bot at every seat, and examine all it chose.

    One finding per seat and game at most: behind it two bots have gone different ways. `progress` is told of each game.
    """
    done, patience = Audit(name), BotPatience()

    def watched(seat: int, seed: str) -> Bot:
        return patience.make_watched_bot(name, partial(make, seat, seed))

    for number, choice in enumerate(choices):
        label = f"{seed} game {number}"
        done.games += 1
        try:
            patience.run_watched(partial(_examine_game, done, watched, choice, label, most))
        except (Exception, SystemExit) as error:  # whatever a strange bot does
            done.findings.append(
                Finding("failed", choice.game, len(choice.seats), label, otherwise=describe_error(error))
            )
            if isinstance(error, BotFault) and error.kind == "time-out":
                break  # what hangs is still at it, and would slow down all that follows
        if progress is not None:
            progress()
    return done


def _examine_game(done: Audit, make: MakeBot, choice: Choice, seed: str, most: int) -> None:
    """Play one game and examine it."""
    for seat, made in enumerate(_record_decisions(make, choice, seed, most)):
        done.decisions += len(made)
        found = _examine_seat(make, choice, seed, seat, made)
        if found is not None:
            done.findings.append(found)


def _record_decisions(make: MakeBot, choice: Choice, seed: str, most: int) -> list[list[_Decision]]:
    """Return the decisions of every seat. The game they were made in is gone afterwards: nothing of it is left to look
    at."""
    state = start_game(build_once(choice), seed)
    bots = [_Recorder(make(seat, _bot_seed(seed))) for seat in range(state.players)]
    try:
        play_out(state, bots, most, [Clock(rollouts=ROLLOUTS) for _ in bots])
    finally:
        dismiss_bots([bot.bot for bot in bots])
    return [bot.made for bot in bots]


def _bot_seed(seed: str) -> str:
    """Derive the seed of the bots; with that of the game they could deal it again."""
    return f"{seed} bots"


def _examine_seat(make: MakeBot, choice: Choice, seed: str, seat: int, made: Sequence[_Decision]) -> Finding | None:
    """Return the first decision made otherwise where the hidden cards lie otherwise."""
    second = _replay_decisions(make, seed, seat, made)
    number = next((n for n, (was, now) in enumerate(zip(made, second, strict=False)) if was.option != now), -1)
    if number < 0:
        return None
    steady = all(_replay_decisions(make, seed, seat, made) == second for _ in range(REPEATS))
    seen, ask, option = made[number]
    answers = {other: text for text, other in write_options(_deal_again(seen, ask, seed)).items()}
    return Finding(
        "peeked" if steady else "unsteady",
        choice.game,
        len(choice.seats),
        seed,
        seat,
        number + 1,
        seen.turn,
        ask.kind,
        *(answers.get(each, str(each)) for each in (option, second[number])),
    )


def _replay_decisions(make: MakeBot, seed: str, seat: int, made: Sequence[_Decision]) -> list[Option]:
    """Return a new bot's choices in these decisions with other games behind them, up to the first that differs."""
    bot = guarded(make(seat, _bot_seed(seed)))
    chosen: list[Option] = []
    try:
        for number, (seen, ask, option) in enumerate(made):
            chosen.append(_choose_in(bot, _deal_again(seen, ask, f"{seed} {seat} {number}"), seen, ask))
            if chosen[-1] != option:
                break
    finally:
        dismiss_bots([bot])
    return chosen


def _deal_again(seen: View, ask: Ask, seed: str) -> State:
    """Return another game that looks the same from this seat."""
    state = exchange_alike(determinise(seen, seed, go_on=False), seen.seat, seed)
    state.ask = ask
    return state


def _choose_in(bot: Bot, state: State, seen: View, ask: Ask) -> Option:
    """Return a bot's choice in that game."""
    clock = Clock(rollouts=ROLLOUTS)
    clock.start(state.turn)
    shown = view(state, seen.seat)
    shown.ask, shown.waiting_for, shown.waiting_kind = seen.ask, seen.waiting_for, seen.waiting_kind
    return bot.choose(shown, ask, clock)
