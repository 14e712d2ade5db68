"""A bot that tries its answers out: in games dealt anew wherever it cannot know, played on for some turns.

How they are tried, and when another than its guide's is taken, stands in bots/search/trials.py. Without another guide
the `planner` is one (bots/search/guide.py): what it would answer stands unless another is clearly better, so that with
no time at all this bot answers as a planner does at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from lineup.bots.clock import Clock
from lineup.bots.judging.card_effects import card_gift
from lineup.bots.quick.quick_play import QuickPlay
from lineup.bots.search.guide import PlannerGuide, SearchGuide
from lineup.bots.search.native_trials import begin_native_trials
from lineup.bots.search.trials import Pace, TrialHelpers, best_of, try_out
from lineup.engine import zones as z
from lineup.engine.machine import give_answer
from lineup.engine.state import Ask, Option
from lineup.engine.view import View, determinise
from lineup.language.words.meaning import Deed, meaning_of

MOST_TRIED: Final = 24  # answers
HOPES: Final = 8  # games in which a Confrontation is tried before it is thought about


class SearchBot:
    """Looks ahead: tries its answers in simulated games and takes the one that turns out best."""

    name: Final = "search"
    title: Final = "Expert"
    summary: Final = "simulates a few turns with hidden cards dealt at random, and takes the answer that does best"
    blind: Final = False

    thinks: Final = True

    def __init__(self, seat: int, seed: str, guide: SearchGuide | None = None, pace: Pace | None = None) -> None:
        self._seed = f"{seed} seat {seat}"
        self.guide: SearchGuide = guide or PlannerGuide(seat, seed)
        self._pace = pace or Pace()
        self._helpers: TrialHelpers | None = None
        self._helped = ""
        self._asked = 0
        self.simulations = 0  # so far
        self.decisions = 0  # made in them

    def lend_helpers(self, helpers: TrialHelpers, name: str = "search") -> None:
        """Use spare cores, led as the bot of that name; a clock that counts simulations leaves them idle."""
        self._helpers, self._helped = helpers, name

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        options = list_candidates(view, ask, self.guide.rate_options(view, ask))
        self._asked += 1
        if len(options) < 2 or ask.kind == "hero" or clock.over(0):
            return options[0]
        seed = f"{self._seed} {self._asked}"
        helping = self._helpers if 0.0 < clock.left() < inf and not clock.rollouts else None
        try:
            if helping is not None:
                helping.begin_trials(self._helped, view, ask, options, seed, self._pace.share * clock.left())
            trial = try_out(view, ask, options, self.guide, clock, seed, self._pace, helping)
        finally:
            if helping is not None:
                helping.end_trials()
        self.simulations += trial.simulations
        self.decisions += trial.decisions
        return best_of(trial.running, trial.tried[0], self._pace).option


def list_candidates(view: View, ask: Ask, prior: Sequence[float]) -> list[Option]:
    """Return the answers worth trying, the best-looking first: of equal cards in one place one, and in the main part of
    a turn only plays while there is something to play."""
    ranked = sorted(range(len(prior)), key=lambda n: -prior[n])
    vain = find_vain(view, ask)
    ranked = [n for n in ranked if ask.options[n] not in vain]
    first = ask.options[ranked[0]]
    if ask.kind == "main" and first.verb == "play" and is_plain(view, first.card):
        return [first]
    found = [first]
    seen = {option_sort(view, first)}
    for n in ranked:
        option = ask.options[n]
        if len(found) >= MOST_TRIED or prior[n] < 0.0:
            break
        if ask.kind == "main" and first.verb in ("play", "use") and not may_come_early(view, option):
            continue
        sort = option_sort(view, option)
        if sort not in seen:
            seen.add(sort)
            found.append(option)
    return found


def find_vain(view: View, ask: Ask, options: Sequence[Option] = ()) -> list[Option]:
    """Return the Confrontations, of all or of `options`, that succeed in none of a few games dealt at random: buying
    instead is worth more, though a position seldom shows it within a round."""
    if ask.kind != "confront" or view.setup.profile.buy_in_confrontation:
        return []
    vain = [option for option in options or ask.options if option.verb == "confront"]
    play = QuickPlay(view)
    native = begin_native_trials(view, play) if vain else None
    for number in range(HOPES):
        if not vain:
            break
        world = f"hope {view.turn} {number}"
        won = native.try_confrontations(world, vain, view.turn + 1) if native is not None else None
        if won is None:
            won = _try_confrontations(view, play, world, vain)
        vain = [option for option, is_won in zip(vain, won, strict=True) if not is_won]
    return vain


def _try_confrontations(view: View, play: QuickPlay, seed: str, options: Sequence[Option]) -> list[bool]:
    """Return whether confronting each seat defeats a Character in a game dealt at random."""
    world = determinise(view, seed)
    won = []
    for option in options:
        state = world.clone()
        there = z.zone_of(option.n, z.CHARACTER)
        characters = len(state.zones[there])
        give_answer(state, option)
        play.play_on(state, view.turn + 1)
        won.append(state.over or len(state.zones[there]) < characters)
    return won


def may_come_early(view: View, option: Option) -> bool:
    """Return whether an option may come before all cards are played."""
    return option.verb in ("use", "store") or (option.verb == "play" and not is_plain(view, option.card))


def is_plain(view: View, card: int) -> bool:
    """Return whether playing a card yields Power and nothing else, so that it may as well be played at once."""
    text = meaning_of(view.cards[card])
    for passage in text.passages:
        if not passage.played or passage.price is not None or passage.trigger is not None or passage.ongoing:
            return False
        for act in (*passage.acts, *passage.otherwise):
            if not isinstance(act, Deed) or act.verb != "power" or act.only or act.per is not None:
                return False
    return bool(card_gift(text).power)


def option_sort(view: View, option: Option) -> tuple[str, int, int, int]:
    """Return a key that is the same for equivalent options."""
    card = option.card
    if card < 0:
        return option.verb, card, option.n, -1
    place = -1
    for index, cards in enumerate(view.zones):
        if card in cards:
            place = index
            break
    return option.verb, view.setup.faces[card], option.n, place
