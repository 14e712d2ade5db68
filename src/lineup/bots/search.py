"""A bot that tries its answers out: in games dealt anew wherever it cannot know, played on for some turns.

Each world is the game as its seat sees it with the rest re-dealt (`determinise`); every answer that is still in the
running is played there on a copy, everybody then plays on quickly (bots/search_play.py), and the position at the
horizon counts. Answers that fall behind are dropped. What its guide would answer, the `planner` if there is no other
(bots/guide.py), stands unless another is clearly better, so that with no time at all this bot is a planner.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from time import monotonic, sleep
from typing import Final

from lineup.bots.clock import Clock
from lineup.bots.gifts import gift
from lineup.bots.guide import Guide, PlannerGuide
from lineup.bots.search_play import Play
from lineup.engine import queries
from lineup.engine.machine import answer
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise
from lineup.language.meaning import Deed, meaning

UNLIMITED: Final = 256  # simulations for a decision where the clock sets no limit
SHARE: Final = 0.3  # of the time left in this turn, for one decision
FEWEST: Final = 6  # worlds before an answer is dropped
SURE: Final = 3.0  # standard errors behind which an answer is dropped
CLEAR: Final = 0.5  # standard errors by which an answer must beat the guide's
FEW: Final = 3.0  # and by how many more, divided by the worlds: few of them say little
MOST_WORLDS: Final = 4096  # for one decision
MOST_TRIED: Final = 24  # answers


class Tried:
    """One answer and what came of it, world by world."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.sum += value

    @property
    def mean(self) -> float:
        return self.sum / len(self.values) if self.values else 0.0


def lead(one: Tried, other: Tried) -> float:
    """By how many standard errors one answer is better than another, over the worlds both were tried in."""
    count = min(len(one.values), len(other.values))
    if count < 2:
        return 0.0
    total = squares = 0.0
    for n in range(count):
        ahead = one.values[n] - other.values[n]
        total += ahead
        squares += ahead * ahead
    mean = total / count
    variance = max(squares / count - mean * mean, 1e-6)
    return mean / sqrt(variance / (count - 1))


class SearchBot:
    """Looks ahead: tries its answers in games dealt anew and takes what turns out best."""

    name: Final = "search"
    title: Final = "Expert"
    summary: Final = "looks some turns ahead in games dealt anew wherever it cannot know, and takes what turns out best"
    blind: Final = False

    thinks: Final = True

    def __init__(self, seat: int, seed: str, guide: Guide | None = None) -> None:
        self._seed = f"{seed} seat {seat}"
        self._guide: Guide = guide or PlannerGuide(seat, seed)
        self._asked = 0
        self.simulations = 0  # so far
        self.decisions = 0  # made in them

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        prior = self._guide.prior(view, ask)
        self._asked += 1
        options = candidates(view, ask, prior)
        if len(options) < 2 or ask.kind == "hero" or clock.over(0):
            return options[0]
        return self._best(view, ask, options, clock)

    def _best(self, view: View, ask: Ask, options: list[Option], clock: Clock) -> Option:
        """The answer that turns out best; the first of the options is the guide's."""
        running = [Tried(option) for option in options]
        first = running[0]
        play = Play(view)
        until = horizon(view, self._guide.rounds)
        most = clock.rollouts or (UNLIMITED if clock.seconds == inf else 0)
        since = monotonic()
        share = SHARE * clock.left()
        done = 0
        halvings = max(len(options) - 1, 1).bit_length()
        halved = 0
        for number in range(MOST_WORLDS):
            if number:
                spent = done / most if most else (monotonic() - since) / share
                if spent >= 1.0:
                    break
                if number >= FEWEST:
                    running = unbeaten(running)
                    while halved < halvings - 1 and spent >= (halved + 1) / halvings:
                        halved += 1
                        running = better_half(running)
                    if len(running) == 1:
                        break
            if clock.over(done):
                break
            sleep(0)  # lets other threads of the process run: compiled code does not by itself
            world = determinise(view, f"{self._seed} {self._asked} {number}")
            states: list[State] = []
            for tried in running:
                if clock.over(done):
                    break
                done += 1
                state = world.clone()
                play_on(play, state, ask, tried.option, until)
                states.append(state)
            for tried, value in zip(running, self._guide.values(states, ask.seat), strict=False):
                tried.add(value)
        self.simulations += done
        self.decisions += play.decisions
        best = max(running, key=mean_of)
        clear = CLEAR + FEW / max(len(best.values), 1)
        return best.option if best is first or lead(best, first) > clear else first.option


def horizon(view: View, rounds: int) -> int:
    """The turn at whose beginning positions are judged: after the seat's own next turn, and so many rounds more."""
    turns = queries.everybody(view, view.active)
    own = turns.index(view.seat) if view.seat in turns else 0
    return view.turn + 1 + (rounds * view.setup.players or own)


def play_on(play: Play, state: State, ask: Ask, option: Option, until: int) -> None:
    """Give an answer in one world, and let everybody go on; a partner's "pass" is none of the game's."""
    now = state.ask
    passed = -1
    if option.verb == "pass" and ask.kind == "assist" and now is not None and now.kind == "main":
        passed = option.seat
    elif now is not None and option in now.options:  # it may name a card that lies elsewhere in this world
        answer(state, option)
    play.on(state, until, passed)


def mean_of(tried: Tried) -> float:
    return tried.mean


def unbeaten(running: list[Tried]) -> list[Tried]:
    """Without those clearly behind the best."""
    best = max(running, key=mean_of)
    return [each for each in running if each is best or lead(best, each) < SURE]


def better_half(running: list[Tried]) -> list[Tried]:
    """The better half by their means, at least two."""
    ranked = sorted(running, key=mean_of, reverse=True)
    return ranked[: max((len(ranked) + 1) // 2, 2)]


def candidates(view: View, ask: Ask, prior: Sequence[float]) -> list[Option]:
    """The answers worth trying, those that look best first: of equal cards in one place one, and in the main part of a
    turn nothing but plays while there is something to play."""
    ranked = sorted(range(len(prior)), key=lambda n: -prior[n])
    first = ask.options[ranked[0]]
    if ask.kind == "main" and first.verb == "play" and plain(view, first.card):
        return [first]
    found = [first]
    seen = {sort_of(view, first)}
    for n in ranked:
        option = ask.options[n]
        if len(found) >= MOST_TRIED:
            break
        if ask.kind == "main" and first.verb in ("play", "use") and not early(view, option):
            continue
        sort = sort_of(view, option)
        if sort not in seen:
            seen.add(sort)
            found.append(option)
    return found


def early(view: View, option: Option) -> bool:
    """Whether an option may come before all is played."""
    return option.verb in ("use", "store") or (option.verb == "play" and not plain(view, option.card))


def plain(view: View, card: int) -> bool:
    """Whether playing a card brings Power and nothing else, so that it may as well be played at once."""
    text = meaning(view.cards[card])
    for passage in text.passages:
        if not passage.played or passage.price is not None or passage.trigger is not None or passage.ongoing:
            return False
        for act in (*passage.acts, *passage.otherwise):
            if not isinstance(act, Deed) or act.verb != "power" or act.only or act.per is not None:
                return False
    return bool(gift(text).power)


def sort_of(view: View, option: Option) -> tuple[str, int, int, int]:
    """What tells an option from its equals."""
    card = option.card
    if card < 0:
        return option.verb, card, option.n, -1
    place = -1
    for index, cards in enumerate(view.zones):
        if card in cards:
            place = index
            break
    return option.verb, view.setup.faces[card], option.n, place
