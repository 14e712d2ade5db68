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
    """Cards of one zone in the order of their definitions, equal ones merged to the first of them."""
    if state.copies:
        return distinct_anywhere(state, cards)
    faces = state.setup.faces
    merged: list[int] = []
    last = -1
    for card in sorted(cards, key=state.setup.face_of):
        if faces[card] != last:
            last = faces[card]
            merged.append(card)
    return merged


def distinct_anywhere(state: State, cards: Sequence[int]) -> list[int]:
    """The cards in canonical order (zone, then definition), equal ones of a zone merged to the first of them."""
    size = len(state.setup.defs)
    best = {state.where[card] * size + face(state, card): card for card in reversed(cards)}
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
        picks += (answer.card,)
    where, faces = state.where, state.setup.faces
    kinds, total = len(state.setup.defs), len(where)
    # what a card is ordered by: zone, definition, number; those of equal cards differ only below `grain`
    if state.copies:
        codes = {card: (where[card] * kinds + face(state, card)) * total + card for card in cards}
    else:
        codes = {card: (where[card] * kinds + faces[card]) * total + card for card in cards}
    grain = 1 if exact else total
    ordered = sorted(codes.values())
    if picks:
        picks = tuple(card for card in picks if card in codes)  # a re-dealt hand may not hold what was half picked
    low = min(low, len(ordered))
    while True:
        left = ordered
        if picks:
            last = codes[picks[-1]] // grain
            left = [code for code in ordered if code // grain >= last and code % total not in picks]
        size = len(left)
        wanted = low - len(picks)
        if not left or len(picks) >= high:
            break
        if wanted >= size and not secret:
            picks += tuple(code % total for code in left)
            break
        options: list[Option] = []
        previous = -1
        for i, code in enumerate(left):
            if code // grain != previous and size - i >= wanted:
                options.append(Option(seat, "pick", code % total))
                previous = code // grain
        if wanted <= 0:
            options.append(Option(seat, "done"))
        if len(options) > 1 or secret:
            frame.picks = picks
            most = min(high - len(picks), size)
            among = tuple(code % total for code in left) if most > 1 else ()
            least = max(wanted, 0)
            ask(state, frame, Ask(seat, "pick", tuple(options), frame.source, what, secret, least, most, among))
            return None
        picks += (options[0].card,)
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
