"""A bot that has learned by playing: it looks at where each of its answers leads and knows positions by their looks.

Its answers are tried in a few games dealt anew wherever it cannot know, each played on quickly to the end of its own
turn (bots/search_play.py); a network (bots/network.py), trained on games of its own by `lineup train`, says who wins
from there. It needs numpy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lineup.bots.clock import Clock
from lineup.bots.features import Reading, reading
from lineup.bots.guide import PlannerGuide, outcome
from lineup.bots.search import candidates, horizon, play_on
from lineup.bots.search_play import Play
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise

if TYPE_CHECKING:
    from lineup.bots.network import Network  # with numpy, which takes long to load

TRIALS: Final = 24  # for one decision
MOST_WORLDS: Final = 6
CLEAR: Final = 0.001  # by how much an answer must beat the planner's
EAGER: Final = 0.05  # what a lead counts for beside the chance to win: there is less luck in it
MARGIN: Final = 10.0  # Victory Points that are a lead of 1
MOST_LEAD: Final = 3.0


class LearnedBot:
    """Tries its answers to the end of its turn and lets a network judge the positions."""

    name: Final = "learned"
    title: Final = "Seasoned"
    summary: Final = "has learned from games against itself which positions win, and looks where its turn leads"
    blind: Final = False
    thinks: Final = True
    needs: Final = "numpy"

    def __init__(self, seat: int, seed: str, network: Network | None = None, trials: int = TRIALS) -> None:
        if network is None:
            from lineup.bots.network import shipped

            network = shipped()
        self._seed = f"{seed} seat {seat}"
        self._guide = PlannerGuide(seat, seed)
        self._network = network
        self._trials = trials
        self._asked = 0

    def choose(self, view: View, ask: Ask, clock: Clock | None = None) -> Option:
        options = candidates(view, ask, self._guide.prior(view, ask))
        self._asked += 1
        if ask.kind == "hero" or len(options) < 2 or (clock is not None and clock.over()):
            return options[0]
        values = self.values(view, ask, options)
        best = max(range(len(options)), key=values.__getitem__)
        return options[best if values[best] > values[0] + CLEAR else 0]

    def values(self, view: View, ask: Ask, options: list[Option]) -> list[float]:
        """What each answer leads to: the chance to win, and a little for the lead."""
        worlds = max(1, min(self._trials // len(options), MOST_WORLDS))
        play = Play(view)
        until = horizon(view, 0)
        known = {card for card in view.zones[z.LINE_UP] if card >= 0}
        sums = [0.0] * len(options)
        found: list[Reading] = []
        whose: list[int] = []
        for number in range(worlds):
            world = determinise(view, f"{self._seed} {self._asked} {number}")
            for index, option in enumerate(options):
                state = world.clone()
                play_on(play, state, ask, option, until)
                if state.over:
                    sums[index] += outcome(state, ask.seat) + EAGER * lead_of(state, ask.seat)
                else:
                    found.append(reading(state, known))
                    whose.append(index)
        chances, leads = self._network.judge(found, ask.seat)
        for index, chance, lead in zip(whose, chances, leads, strict=True):
            sums[index] += chance + EAGER * lead
        return [total / worlds for total in sums]


def lead_of(state: State, seat: int) -> float:
    """By how much a seat's side is ahead of the best other one, in tens of Victory Points and within bounds."""
    sides: dict[int, int] = {}
    for each in range(state.players):
        side = queries.team(state, each)
        sides[side] = sides.get(side, 0) + queries.score(state, each)
    own = sides.pop(queries.team(state, seat))
    return max(-MOST_LEAD, min((own - max(sides.values())) / MARGIN, MOST_LEAD))
