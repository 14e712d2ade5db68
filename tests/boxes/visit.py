"""Plays, explains, shows and simulates a box in a separate process, and prints the results.

`LINEUP_BOXES=FOLDER python -m tests.boxes.visit BOX`
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

import lineup
from lineup import ledger
from lineup.bots import Clock, make_bot, own_ask
from lineup.engine.refusals import why_not
from lineup.engine.view import view
from lineup.games import make_choice
from lineup.games.boxes import GAMES
from lineup.lab.simulation.simulate import simulate
from lineup.running.roads import Road
from lineup.table.wire import catalogue


def visit(name: str) -> dict[str, Any]:
    """What a box does everywhere."""
    game = lineup.new_game(name, 3, "visit")
    bots = [make_bot("casual", seat, "visit") for seat in range(3)]
    reasons, refusals = {}, {}
    while (ask := game.ask) is not None:
        for option in ask.options:
            reasons[option.verb] = game.why(option).rule
        refusals["hunt"] = why_not(game.state, ask.seat, "hunt", -1).rule
        game.answer(bots[ask.seat].choose(view(game.state, ask.seat), own_ask(ask), Clock()))
    assert game.result is not None
    refusals["over"] = why_not(game.state, 0, "play", -1).rule
    summed = simulate(make_choice(name, 2), ("casual", "random"), 4, "visit", road=Road(2))
    mixed = lineup.new_game("heroes-unite", 2, "visit", sets=[name])
    offered = next(each for each in catalogue.make_offer("now").games if each.id == name)
    duel = lineup.new_game(name, 2, "visit", ["dusk"]).state.setup.profile
    return {
        "games": list(GAMES),
        "scores": game.result.scores,
        "hands": lineup.new_game(name, 3, "visit").state.setup.profile.hand_size,
        "duel": [duel.line_up_size, duel.super_villains],
        "reasons": reasons,
        "refusals": refusals,
        "replayed": lineup.replay(game.to_log()).digest == game.digest,
        "found": [clause.id for clause in ledger.search_clauses("lamp shine")],
        "page": msgspec.to_builtins(catalogue.make_card_page(name, "lamp")),
        "person": msgspec.to_builtins(catalogue.make_card_page(name, "night-watch").card.look),
        "rules": [clause.id for clause in catalogue.list_rules(name, "")],
        "offer": msgspec.to_builtins(offered),
        "simulated": [len(summed.results), round(sum(summed.wins)), summed.choice.game],
        "watched": game.state.setup.own,  # a text of somebody's own may have no end
        "mixed": sorted({card.set for card in mixed.state.setup.defs}),
    }


if __name__ == "__main__":
    print(json.dumps(visit(sys.argv[1])))
