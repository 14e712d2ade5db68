"""A question and its answers in numbers, for the policy of the bot `learned` (bots/quick/policy.py).

Cards are told by the rows of `features.card_row`; what stands here is what a row does not say: the moment, and what an
answer would do with its card. A policy is trained for just these numbers: after a change here `EDITION` goes up.
"""

from __future__ import annotations

from typing import Final, get_args

from lineup.bots.quick.plan import Plan
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.purposes import PASS
from lineup.engine.records import Kind, Verb
from lineup.engine.state import Ask, Option
from lineup.engine.view import View

EDITION: Final = 1

VERBS: Final[tuple[str, ...]] = get_args(Verb)
KINDS: Final[tuple[str, ...]] = get_args(Kind)
PLACES: Final[tuple[str, ...]] = (*z.COMMON_NAMES, *z.SEAT_NAMES)
# How it stands when a question is asked; then come the kinds of questions.
MOMENT: Final = (
    "power", "hand", "in play", "deck", "discard pile", "own turn", "confronting", "picked", "least", "most",
    "giving up", "options",
)  # fmt: skip
# What an answer is; then come the verbs, and the places of the card.
ANSWER: Final = (
    "planner's", "card's worth", "power left", "enough power", "number", "own", "partner's", "foe's", "in hand too",
    "at a foe",
)  # fmt: skip
MOMENTS: Final[int] = len(MOMENT) + len(KINDS)
ANSWERS: Final[int] = len(ANSWER) + len(VERBS) + len(PLACES)
AT_SEATS: Final = ("confront", "foe", "player")  # verbs whose number is a seat
MOST_WORTH: Final = 4.0


def moment_numbers(view: View, ask: Ask) -> list[float]:
    """Return the situation of the seat asked, in the order of MOMENT and KINDS; most numbers lie between 0 and 2."""
    base = z.COMMON + ask.seat * z.PER_SEAT
    zones = view.zones
    found = [
        view.power / 5.0,
        len(zones[base + z.HAND]) / 5.0,
        len(zones[base + z.PLAY]) / 5.0,
        len(zones[base + z.DECK]) / 10.0,
        len(zones[base + z.DISCARD]) / 10.0,
        float(view.active == ask.seat),
        float(view.target >= 0),
        len(ask.picked) / 2.0,
        ask.least / 2.0,
        ask.most / 2.0,
        float(loses_picked(ask)),
        len(ask.options) / 10.0,
    ]
    found += [float(ask.kind == kind) for kind in KINDS]
    return found


def loses_picked(ask: Ask) -> bool:
    """Return whether the cards of a question are picked to lose them."""
    return ask.purpose.gives_up or ask.purpose is PASS or ask.secret


def answer_numbers(view: View, plan: Plan, option: Option, place: int, planned: bool) -> list[float]:
    """Return the numbers of an answer, in the order of ANSWER, VERBS and PLACES; `place` is its card's zone, or -1."""
    seat, card = option.seat, option.card
    verb = option.verb
    worth = cost = 0.0
    if card >= 0:
        worth = max(-MOST_WORTH, min(plan.card_value(card) / 3.0, MOST_WORTH))
        cost = float(view.cards[card].cost)
    at = option.n if verb in AT_SEATS else -1
    if at >= 0:
        cost = float(queries.character_cost(view, at)) if verb == "confront" else 0.0
    spent = verb in ("buy", "hunt", "confront")
    left = (view.power - cost) / 5.0 if spent else 0.0
    owner = z.seat_of(place) if place >= 0 else -1
    mates = view.setup.mates
    mate = mates[seat] if mates else -1
    hand = view.zones[z.zone_of(seat, z.HAND)]
    faces = view.setup.faces
    again = (
        card >= 0 and place != z.zone_of(seat, z.HAND) and any(faces[card] == faces[held] for held in hand if held >= 0)
    )
    found = [
        float(planned),
        worth,
        left,
        float(spent and left >= 0.0),
        0.0 if at >= 0 else option.n / 2.0,
        float(seat in (owner, at)),
        float(mate >= 0 and mate in (owner, at)),
        float(owner >= 0 and owner not in (seat, mate)),
        float(again),
        float(at >= 0 and at not in (seat, mate)),
    ]
    found += [float(verb == each) for each in VERBS]
    where = -1
    if place >= 0:
        where = place if place < z.COMMON else z.COMMON + z.place_of(place)
    found += [float(n == where) for n in range(len(PLACES))]
    return found
