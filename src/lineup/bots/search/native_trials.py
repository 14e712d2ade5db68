"""Trials by the native engine, with what it looks up worked out here: the same numbers as in Python."""

from __future__ import annotations

from array import array

from lineup.bots.judging.features import HAND
from lineup.bots.judging.win_chances import CardProspect, prospects_for
from lineup.bots.quick.quick_play import QuickPlay
from lineup.engine.view import View, determinise
from lineup.native.exporting import Unsuitable
from lineup.native.games import GaveUp, NativeGame
from lineup.native.library import native_library
from lineup.native.trials import Judgement, NativeTrials


def begin_native_trials(view: View, play: QuickPlay) -> NativeTrials | None:
    """Return trials for a seat; None where Python has to make them, as where a clock runs (COMMON-HOUSE-05)."""
    if native_library() is None or view.setup.profile.clock:
        return None
    world = determinise(view, "trials")
    try:
        trials = NativeTrials(NativeGame.load(world), view.seat, _gather_numbers(view, play))
    except (Unsuitable, GaveUp):
        return None
    return trials if trials.is_ready and trials.looks_like(view) else None


def _row_of(card: CardProspect) -> tuple[float, ...]:
    return (card.sum, card.mean, card.hero, card.defense, card.names_defense, *card.types, *card.names)


def _gather_numbers(view: View, play: QuickPlay) -> Judgement:
    setup = view.setup
    worths = play.worths
    prospects = prospects_for(view)
    numbers = [prospects.known.find(defined) for defined in setup.defs]

    def work_out(is_kept: int, seat: int, face: int) -> float:
        worth, defined = worths[seat], setup.defs[face]
        return worth.keep_worth(defined) if is_kept else worth.gain_of(defined)

    return Judgement(
        array("d", [play.weights.defeat, play.weights.knock, play.weights.nerve, HAND]),
        work_out,
        array("d", [number for each in numbers for number in _row_of(each)]),
        array("d", prospects.late),
        array("d", prospects.early),
        array("h", [number for worth in play.worths for number in (len(worth.cards), *worth.cards)]),
    )
