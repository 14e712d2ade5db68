"""A view and its question as plain data for programs, in the words of the table's protocol (docs/protocol.md).

Everything comes from the view. Cards are numbered anew in each position, in an order the viewer can see, so that equal
cards cannot be followed through a shuffle by their numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.definitions import TYPE_NAMES, Card, Setup
from lineup.engine.notation import write_options
from lineup.engine.queries import character_cost, face_of, is_face_up, tokens_of
from lineup.engine.state import ANNOUNCED, READY, SETTLED, Ask, Option
from lineup.engine.view import View, determinise
from lineup.language.words.meaning import meaning_of

HIDDEN: Final = -1
STAGES: Final[Mapping[int, str]] = {ANNOUNCED: "announced", READY: "ready", SETTLED: "settled"}


def game_facts(setup: Setup) -> dict[str, Any]:
    """Return the facts that stay the same during a game: players, teams, and the catalogue of all cards."""
    return {
        "game": setup.game,
        "players": setup.players,
        "teams": list(setup.teams),
        "catalogue": [card_facts(card) for card in setup.defs],
    }


def card_facts(card: Card) -> dict[str, Any]:
    """Return the printed facts of a card."""
    passages = meaning_of(card).passages
    return {
        "ref": card.ref,
        "stack": card.stack,
        "name": card.name,
        "type": card.title,
        "types": [name for mask, name in TYPE_NAMES.items() if card.types & mask],
        "cost": card.cost,
        "vp": card.vp,
        "vp_varies": card.worth is not None,
        "copies": card.copies,
        "lines": [{"keyword": each.keyword, "text": each.rest} for each in passages],
        "emblem": card.emblem,
        "level": card.level,
        "side": card.side,
    }


def options_by_text(view: View, ask: Ask) -> dict[str, Option]:
    """Return the options of a question by their text form."""
    known = determinise(view, "notation", go_on=False)  # the options are all of cards the viewer sees
    known.ask = ask
    return write_options(known)


def position_facts(view: View, ask: Ask, options: Mapping[str, Option]) -> dict[str, Any]:
    """Return the game as a seat sees it, with its question; `options` come from `options_by_text`."""
    numbers: dict[int, int] = {}
    for zone, row in enumerate(view.zones):
        if zone != z.UNUSED:
            _number_cards(row, numbers)
    _number_cards([option.card for option in ask.options], numbers)  # cards looked at in a hidden place
    _number_cards(ask.among, numbers)
    stage = STAGES.get(view.stage)
    confronted = stage is not None and view.target >= 0 and bool(view.zones[z.zone_of(view.target, z.CHARACTER)])
    return {
        "turn": view.turn,
        "active": view.active,
        "power": view.power,
        "confrontation": {
            "seat": view.active,
            "target": view.target,
            "power": view.power,
            "cost": character_cost(view, view.target),
            "stage": stage,
        }
        if confronted
        else None,
        "common": {
            name.replace("-", "_"): _row_numbers(view.zones[zone], numbers)
            for zone, name in enumerate(z.COMMON_NAMES)
            if zone != z.UNUSED
        },
        "seats": [_seat_facts(view, seat, numbers) for seat in range(view.setup.players)],
        "cards": [[number, face_of(view, card)] for card, number in numbers.items()],
        "ask": {
            "kind": ask.kind,
            "source": numbers.get(ask.source, HIDDEN),
            "options": [
                {"answer": text, "verb": option.verb, "card": numbers.get(option.card, HIDDEN), "n": option.n}
                for text, option in options.items()
            ],
            "least": ask.least,
            "most": ask.most,
            "among": _row_numbers(ask.among, numbers),
            "picked": _row_numbers(ask.picked, numbers),
        },
    }


def _number_cards(cards: tuple[int, ...] | list[int], numbers: dict[int, int]) -> None:
    """Number the cards seen that have no number yet."""
    for card in cards:
        if card >= 0 and card not in numbers:
            numbers[card] = len(numbers)


def _row_numbers(cards: tuple[int, ...], numbers: Mapping[int, int]) -> list[int]:
    return [numbers.get(card, HIDDEN) for card in cards]


def _seat_facts(view: View, seat: int, numbers: Mapping[int, int]) -> dict[str, Any]:
    zones: dict[str, Any] = {
        name: _row_numbers(view.zones[z.zone_of(seat, place)], numbers) for place, name in enumerate(z.SEAT_NAMES)
    }
    levels = view.setup.profile.confrontation and zones["character"]
    return {
        **zones,
        "tokens": tokens_of(view, seat),
        "face_down": not is_face_up(view, seat),
        "lent": [[numbers[card], owner] for card, owner in view.lent if card in view.zones[z.zone_of(seat, z.PLAY)]],
        "cost": character_cost(view, seat) if levels else 0,
        "out": seat in view.out,
    }
