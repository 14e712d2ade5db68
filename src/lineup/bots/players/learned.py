"""Bots that have learned by playing: they look at where their answers lead and know positions by their looks.

`learned` tries its answers in a few games dealt anew wherever it cannot know, each played on quickly to the end of its
own turn (bots/search/trials.py); a network (bots/judging/network.py), trained on games of its own by `lineup train`,
says who wins from there. Which answers are worth trying, and which stands at first, a policy says
(bots/quick/policy.py). `master` takes its time like `search`, plays on as far, and asks the network there and on the
way. Both need numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lineup.bots.clock import Clock
from lineup.bots.judging.features import read_position
from lineup.bots.judging.win_chances import chance_in_time
from lineup.bots.quick.quick_play import QuickPlay
from lineup.bots.search.guide import PlannerGuide, SearchGuide, horizon_turn, win_share
from lineup.bots.search.search import SearchBot, list_candidates, option_sort
from lineup.bots.search.trials import Pace, TrialHelpers
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise

if TYPE_CHECKING:
    from lineup.bots.judging.network import Array, Network  # with numpy, which takes long to load
    from lineup.bots.quick.policy import Policy

TRIALS: Final = 20  # for one decision
MOST_WORLDS: Final = 10
CLEAR: Final = 1.0  # standard errors by which an answer must beat the one that stands at first
LEAST: Final = 0.001  # and by how much
BATCH: Final = 24  # positions that are judged together
EAGER: Final = 0.05  # what a lead counts for beside the chance to win: there is less luck in it
MARGIN: Final = 10.0  # Victory Points that are a lead of 1
MOST_LEAD: Final = 3.0
UNLIKELY: Final = 0.02  # of the likeliest answer's share: what has less is not tried,
FEWEST: Final = 3  # but so many answers are


class NetworkGuide:
    """Guides a search by a policy for the answers and a network for the positions.

    Positions are judged behind the own turn, and if that is not `soon` a round later too: there more has come of an
    answer, and more of chance. A network without a policy leaves the first word to `planner`; without either, those of
    the package are taken. What neither has learned, playing alone against the clock, is left to `planner` altogether.
    """

    batch: Final = BATCH

    def __init__(
        self, seat: int, seed: str, soon: bool, network: Network | None = None, policy: Policy | None = None
    ) -> None:
        if network is None:
            from lineup.bots.judging import network as networks
            from lineup.bots.quick import policy as policies

            network, policy = networks.package_network(), policies.package_policy()
        self._planner = PlannerGuide(seat, seed)
        self._seed = seed
        self._soon = soon
        self._network = network
        self._policy = policy

    def rate_options(self, view: View, ask: Ask, /) -> Sequence[float]:
        """Rate by the policy the options that a search led by `planner` would try."""
        planned = self._planner.rate_options(view, ask)
        if self._policy is None or ask.kind == "hero" or view.setup.players == 1:
            return planned
        options = list_candidates(view, ask, planned)
        if len(options) < 2:
            return planned
        shares = self._policy.answer_shares(*self.policy_inputs(view, ask, options))
        ranked = sorted(range(len(shares)), key=lambda n: -shares[n])
        least = UNLIKELY * shares[ranked[0]]
        found = [-1.0] * len(ask.options)
        for place, n in enumerate(ranked):
            if place < FEWEST or shares[n] >= least:
                found[ask.options.index(options[n])] = shares[n]
        return found

    def policy_inputs(self, view: View, ask: Ask, options: Sequence[Option], /) -> tuple[Array, Array, Array]:
        """Return the policy's inputs for a question and some of its answers, the planner's first."""
        from lineup.bots.quick.policy import policy_inputs

        world = determinise(view, f"{self._seed} at first")
        code = self._network.encode_seat(read_position(world, line_up_shown(view)), ask.seat)
        moment, answered = policy_inputs(view, ask, options, [option_sort(view, option)[-1] for option in options])
        return code, moment, answered

    def make_play(self, view: View, /) -> QuickPlay:
        return self._planner.make_play(view)

    def judging_turns(self, view: View, /) -> Sequence[int]:
        own = horizon_turn(view, 0)
        return (own,) if self._soon else (own, *self._planner.judging_turns(view))

    def judge_states(self, view: View, states: Sequence[State], /) -> Sequence[float]:
        """Judge positions; cards of the Line-Up that came up only in a world dealt at random count as average ones."""
        if view.setup.players == 1:
            return self._planner.judge_states(view, states)
        seat = view.seat
        known = line_up_shown(view)
        readings = [read_position(state, known) for state in states if not state.over]
        chances, leads = self._network.judge_positions(readings, seat)
        found: list[float] = []
        at = 0
        for state in states:
            if state.over:
                found.append(win_share(state, seat) + EAGER * lead_of(state, seat))
            else:
                found.append(chances[at] * chance_in_time(state) + EAGER * leads[at])
                at += 1
        return found


class LearnedBot:
    """Tries its answers to the end of its turn and lets a network judge the positions."""

    name: Final = "learned"
    title: Final = "Seasoned"
    summary: Final = "has learned from games against itself which positions win, and looks where its turn leads"
    blind: Final = False
    thinks: Final = True
    needs: Final = "numpy"

    def __init__(
        self,
        seat: int,
        seed: str,
        network: Network | None = None,
        policy: Policy | None = None,
        trials: int = TRIALS,
    ) -> None:
        pace = Pace(worlds=MOST_WORLDS, trials=trials, fewest=MOST_WORLDS, clear=CLEAR, few=0.0, least=LEAST)
        self._search = SearchBot(seat, seed, NetworkGuide(seat, seed, True, network, policy), pace)

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        return self._search.choose(view, ask, clock)


class MasterBot:
    """A search led by the network, which few worlds tell enough: it asks no more of an answer than over many."""

    name: Final = "master"
    title: Final = "Master"
    summary: Final = "looks a few turns ahead like the search bot, and judges where they lead like the learned bot"
    blind: Final = False
    thinks: Final = True
    needs: Final = "numpy"

    def __init__(self, seat: int, seed: str) -> None:
        self._search = SearchBot(seat, seed, NetworkGuide(seat, seed, False), Pace(few=0.0))

    @property
    def guide(self) -> SearchGuide:
        return self._search.guide

    def lend_helpers(self, helpers: TrialHelpers) -> None:
        """Use spare cores."""
        self._search.lend_helpers(helpers, self.name)

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        return self._search.choose(view, ask, clock)


def line_up_shown(view: View) -> set[int]:
    """Return the cards that lie in the Line-Up, without those that come up in a world dealt at random."""
    return {card for card in view.zones[z.LINE_UP] if card >= 0}


def lead_of(state: State, seat: int) -> float:
    """Return how far a seat's side is ahead of the best other one, in tens of Victory Points and within bounds."""
    sides: dict[int, int] = {}
    for each in range(state.players):
        side = queries.team_of(state, each)
        sides[side] = sides.get(side, 0) + queries.score_of(state, each)
    own = sides.pop(queries.team_of(state, seat))
    return max(-MOST_LEAD, min((own - max(sides.values())) / MARGIN, MOST_LEAD))
