"""Putting a decision on the table. A word that asks is entered again with the answer in its frame."""

from __future__ import annotations

from collections.abc import Sequence

from lineup.engine.queries import face
from lineup.engine.state import Ask, Frame, Option, State


def ask(state: State, frame: Frame, request: Ask) -> None:
    """Ask; the frame's current effect will be entered again with `frame.answer` set."""
    if frame.kind == 0:
        frame.pc -= 1
    state.ask = request


def take(frame: Frame) -> Option | None:
    """The answer the frame was waiting for, once."""
    answer = frame.answer
    frame.answer = None
    return answer


def distinct(state: State, cards: Sequence[int]) -> list[int]:
    """The cards in canonical order (zone, then definition), equal ones merged to one."""
    where, faces = state.where, state.setup.faces
    size = len(state.setup.defs)
    if state.copies:
        best = {where[card] * size + face(state, card): card for card in reversed(cards)}
    else:
        best = {where[card] * size + faces[card]: card for card in reversed(cards)}
    if len(best) < 2:
        return list(best.values())
    return [best[key] for key in sorted(best)]


def choose(
    state: State,
    frame: Frame,
    seat: int,
    cards: Sequence[int],
    low: int,
    high: int,
    what: str,
    secret: bool = False,
    exact: bool = False,
) -> tuple[int, ...] | None:
    """Let a seat pick between `low` and `high` of the cards, one at a time in canonical order; None while asking.

    As many as possible are taken where fewer than `low` can be had; a pick without alternative is not asked for.
    Equal cards are merged to one option unless `exact`: which of two copies was played may matter. A `secret` pick is
    asked for even without an alternative, so that no missing question tells what others chose.
    """
    picks = frame.picks
    answer = frame.answer
    if answer is not None:
        frame.answer = None
        if answer.verb == "done":
            frame.picks = ()
            return picks
        picks = (*picks, answer.card)
    where = state.where
    if state.copies:
        keys = {card: (where[card], face(state, card), exact and card) for card in cards}
    else:
        faces = state.setup.faces
        keys = {card: (where[card], faces[card], exact and card) for card in cards}
    ordered = sorted(keys, key=lambda card: (keys[card], card))
    picks = tuple(card for card in picks if card in keys)  # a re-dealt hand may not hold what was half picked
    low = min(low, len(ordered))
    while True:
        if picks:
            last = keys[picks[-1]]
            left = [card for card in ordered if keys[card] >= last and card not in picks]
        else:
            left = ordered
        wanted = low - len(picks)
        if not left or len(picks) >= high:
            break
        if wanted >= len(left) and not secret:
            picks = (*picks, *left)
            break
        options: list[Option] = []
        previous: tuple[int, int, int] | None = None
        size = len(left)
        for i, card in enumerate(left):
            key = keys[card]
            if key != previous and size - i >= wanted:
                options.append(Option(seat, "pick", card))
                previous = key
        if wanted <= 0:
            options.append(Option(seat, "done"))
        if len(options) > 1 or secret:
            frame.picks = picks
            most = min(high - len(picks), len(left))
            among = tuple(left) if most > 1 else ()
            least = max(wanted, 0)
            ask(state, frame, Ask(seat, "pick", tuple(options), frame.source, what, secret, least, most, among))
            return None
        picks = (*picks, options[0].card)
    frame.picks = ()
    return picks


def choose_option(state: State, frame: Frame, seat: int, numbers: Sequence[int], what: str) -> int | None:
    """Let a seat choose one of several numbered ways; None while asking."""
    answer = frame.answer
    if answer is not None:
        frame.answer = None
        return answer.n
    if len(numbers) == 1:
        return numbers[0]
    options = tuple(Option(seat, "choose", -1, n) for n in numbers)
    ask(state, frame, Ask(seat, "choose", options, frame.source, what))
    return None


def confirm(state: State, frame: Frame, seat: int, what: str) -> bool | None:
    """Ask yes or no; None while asking."""
    answer = frame.answer
    if answer is not None:
        frame.answer = None
        return answer.verb == "yes"
    options = (Option(seat, "yes"), Option(seat, "no"))
    ask(state, frame, Ask(seat, "may", options, frame.source, what))
    return None
