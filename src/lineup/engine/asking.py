"""Putting a decision on the table. The word that asks is called again with the answer in its frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lineup.engine import zones as z
from lineup.engine.purposes import COPY, Purpose
from lineup.engine.queries import face_of
from lineup.engine.rng import redeal_piles
from lineup.engine.state import ALL, ATTACK, TEXT, Ask, Frame, Option, State

# What onlookers do not know of the cards a pick is made from; such a pick is asked for even without an alternative.
OPEN: Final = 0  # nothing
VEILED: Final = 1  # what they are, though how many there are is known
FIT: Final = 2  # how many of them can be picked

# In a view: a card its viewer cannot see; in a re-deal: one that was picked before, as long as nobody asks which.
HIDDEN: Final = -100


def has_hidden_card(state: State, cards: Sequence[int]) -> bool:
    """True if somebody does not know one of the cards."""
    return any(state.sees[state.where[card]] | state.known[card] != ALL for card in cards)


def ask_question(state: State, frame: Frame, request: Ask) -> None:
    """Put a question; the frame's current effect is called again with `frame.answer` set."""
    if frame.kind == TEXT:
        frame.pc -= 1
    state.ask = request


def take_answer(frame: Frame) -> Option | None:
    """Return the answer the frame was waiting for, and clear it."""
    answer = frame.answer
    frame.answer = None
    return answer


def distinct_cards(state: State, cards: Sequence[int]) -> list[int]:
    """Sort cards of one zone by their definitions and keep the first of equal ones; none of them may be a copy."""
    if len(cards) < 2:
        return list(cards)
    faces = state.setup.faces
    merged: list[int] = []
    last = -1
    for card in sorted(cards, key=state.setup.face_of):
        if faces[card] != last:
            last = faces[card]
            merged.append(card)
    return merged


def distinct_anywhere(state: State, cards: Sequence[int]) -> list[int]:
    """Sort cards by zone and definition, and keep the first of equal ones in a zone.

    A copy is not equal to the card it copies: it will be what it was again.
    """
    size = len(state.setup.defs)
    faces = state.setup.faces
    best = {(state.where[card] * size + face_of(state, card)) * size + faces[card]: card for card in reversed(cards)}
    return [best[key] for key in sorted(best)]


def find_set_apart(state: State) -> dict[int, int]:
    """Return the cards that count as different from their equals, each with its place before (0) or behind (2) them."""
    laid = [note.card for note in state.notes if note.kind == "laid"]
    found = {card: 2 for card in laid if z.place_of(state.where[card]) == z.PLAY}
    for frame in state.stack:
        if frame.kind == ATTACK:
            for card in frame.kept_defenses:
                found[card] = 0
    return found


def choose_cards(
    state: State,
    frame: Frame,
    seat: int,
    cards: Sequence[int],
    low: int,
    high: int,
    purpose: Purpose,
    secret: bool = False,
    exact: bool = False,
    veil: int = OPEN,
) -> tuple[int, ...] | None:
    """Let a seat pick between `low` and `high` of the cards, one at a time in any order; None while asking.

    As many as possible are taken where fewer than `low` can be had; a pick without alternative is not asked for.
    Equal cards are merged to one option, but for those set apart, or if `exact`: which of two copies was played may
    matter. A `secret` pick is asked for even without an alternative, so that no missing question tells what others
    chose; one from cards behind a `veil` too, so that it tells nothing of a hand: where onlookers do not know how many
    fit, until all are picked or no more are wanted. Picks are kept and returned in canonical order, whatever the order
    they were made in.
    """
    if frame.picks:
        settle_picks(state, frame, cards)
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
    apart = find_set_apart(state) if state.notes or state.setup.profile.defend_teammate else {}
    # what a card is ordered by: zone, definition, number; those of equal cards differ only below `grain`
    if state.copies or apart:
        codes = {}
        for card in cards:
            now = face_of(state, card)
            own = now if purpose is COPY else faces[card]  # a copy will be what it was again; for copying it is equal
            codes[card] = (((where[card] * kinds + now) * kinds + own) * 3 + apart.get(card, 1)) * total + card
    else:
        codes = {card: (where[card] * kinds + faces[card]) * total + card for card in cards}
    grain = 1 if exact else total
    left = sorted(codes.values())
    taken: list[int] = []
    low = min(low, len(left))
    among: tuple[int, ...] = ()
    if high > 1:
        among = tuple([code % total for code in left])
    if picks:  # a re-dealt hand may not hold what was half picked; of equal cards the first ones are picked
        _take_codes(left, taken, sorted([codes[card] // grain for card in picks if card in codes]), grain)
    while (left or veil == FIT) and len(taken) < high:
        wanted = low - len(taken)
        if wanted >= len(left) and not secret and veil != FIT:
            taken += left
            break
        options: list[Option] = []
        previous = -1
        for code in left:
            if code // grain != previous:
                options.append(Option(seat, "pick", code % total))
                previous = code // grain
        if wanted <= 0:
            options.append(Option(seat, "done"))
        if len(options) > 1 or secret or veil:
            picks = tuple([code % total for code in sorted(taken)])
            frame.picks = picks
            least, most = max(wanted, 0), min(high - len(taken), len(left))
            asked = Ask(seat, "pick", tuple(options), frame.source, purpose.written, secret, least, most, among, picks)
            ask_question(state, frame, asked)
            return None
        taken.append(left.pop(0))
    frame.picks = ()
    return tuple([code % total for code in sorted(taken)])


def settle_picks(state: State, frame: Frame, cards: Sequence[int]) -> None:
    """In a re-deal, decide which of these cards stand for picks that the viewer did not see."""
    picks = frame.picks
    if HIDDEN not in picks:
        return
    redraw_picks(state, frame, cards)


def redraw_picks(state: State, frame: Frame, cards: Sequence[int]) -> None:
    """Let the re-deal's own dice say which cards its hidden picks are."""
    picks = frame.picks
    known = tuple([card for card in picks if card >= 0])
    fitting = [card for card in cards if card not in known and state.sees[state.where[card]] != ALL]
    found = redeal_piles(state.key + b"picks", [tuple(fitting)])[0]
    frame.picks = known + tuple(found[: len(picks) - len(known)])


def _take_codes(left: list[int], taken: list[int], kinds: list[int], grain: int) -> None:
    """Move the first codes of these kinds from `left` to `taken`; both are in order."""
    for code in left[:]:
        if len(taken) < len(kinds) and code // grain == kinds[len(taken)]:
            taken.append(code)
            left.remove(code)


def choose_option(
    state: State, frame: Frame, seat: int, numbers: Sequence[int], purpose: Purpose, veil: int = OPEN
) -> int | None:
    """Let a seat choose one of several numbered ways; None while asking.

    Where onlookers do not know which ways are open, the question comes even for one, and for none, which is -1.
    """
    answer = frame.answer
    if answer is not None:
        frame.answer = None
        return answer.n if answer.verb == "choose" else -1
    if len(numbers) == 1 and veil != FIT:
        return numbers[0]
    options = tuple([Option(seat, "choose", -1, n) for n in numbers]) or (Option(seat, "done"),)
    ask_question(state, frame, Ask(seat, "choose", options, frame.source, purpose.written))
    return None


def ask_yes_or_no(state: State, frame: Frame, seat: int, what: str, possible: bool = True) -> bool | None:
    """Ask yes or no; None while asking. What is not possible can only be declined."""
    answer = frame.answer
    if answer is not None:
        frame.answer = None
        return answer.verb == "yes"
    no = Option(seat, "no")
    options = (Option(seat, "yes"), no) if possible else (no,)
    ask_question(state, frame, Ask(seat, "may", options, frame.source, what))
    return None
