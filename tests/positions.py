"""Where games stand, in the terms of the table and not of the engine: the same seeds lead to the same positions.

`python -m tests.positions` plays games of every setting of the laws, more than 200,000 decisions in all, and compares
them with tests/golden/positions.json; `--write` writes that anew, after a correction of a rule or a card. They are
played with the editions of the boxes they were kept with (tests/harness/editions.py): texts may change, rules may not.
`--show SETTING NUMBER` prints the positions of one game, a line each: two versions of Line-Up are compared with diff.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rich.progress import track

from lineup import Game
from lineup.engine import notation
from lineup.engine import zones as z
from lineup.engine.state import State
from lineup.game import result_of
from tests.harness.editions import former_cards
from tests.laws.checks import Setting, new_game, settings

KEPT: Final = Path(__file__).parent / "golden" / "positions.json"
GAMES: Final = 4  # of each setting
LONGEST: Final = 800  # decisions of a game
SAMPLE: Final = 60  # decisions that are compared every day, of the first game


class Played(NamedTuple):
    """What came of a game: its decisions, the fingerprint of the first of them, and of all."""

    decisions: int
    sample: str
    whole: str


def position(state: State) -> dict[str, Any]:
    """A position as text: where cards lie, who knows them, the question, the score, and this turn so far."""
    cards = state.cards
    ask = state.ask

    def refs(numbers: tuple[int, ...]) -> list[str]:
        return [cards[card].ref if card >= 0 else "" for card in numbers]

    question: list[Any] = []
    if ask is not None:
        options = sorted(f"{option.seat} {text}" for text, option in notation.write_options(state).items())
        question = [ask.seat, ask.kind, ask.what, ask.secret, ask.least, ask.most, *refs((ask.source,)), options]
        question += [sorted(refs(ask.picked))]
    return {
        "zones": {z.zone_name(zone): refs(lie) for zone, lie in enumerate(state.zones) if lie},
        "known": {
            z.zone_name(zone): [state.known[card] for card in lie] for zone, lie in enumerate(state.zones) if lie
        },
        "question": question,
        "scores": result_of(state).scores,
        "turn": [state.turn, state.active, state.first, state.in_turn, state.power, state.over],
        "super_villains": [state.sv_up, state.defeated, state.immune, state.hunt_closed],
        "confrontation": [state.stage, state.target, state.stored, sorted(state.out)],
        "played": [[each.seat, cards[each.card].ref, each.types] for each in state.played],
        "happened": [[each.what, each.seat, cards[each.card].ref, each.bought] for each in state.happened],
        "power_given": [[cards[card].ref, amount] for card, amount in state.given],
        "costs_raised": [[cards[card].ref, amount] for card, amount in state.raised],
        "copies": [cards[card].ref for card, _, _ in state.copies],
    }


def positions(setting: Setting, number: int, longest: int = LONGEST) -> Iterator[dict[str, Any]]:
    """The positions of a game with random answers; what is open is played or bought more often than a turn ends."""
    with former_cards():
        game: Game = new_game(setting, f"positions {number}")
    dice = Random(f"{setting.name} {number}")
    for _ in range(longest):
        state = game.state
        yield position(state)
        if state.ask is None:
            return
        options = {f"{option.seat} {text}": option for text, option in notation.write_options(state).items()}
        texts = sorted(options)
        if len(texts) > 1 and dice.random() < 0.9:
            texts = [text for text in texts if not text.endswith((" end", " pass"))] or texts
        game.answer(options[dice.choice(texts)])


def played(setting: Setting, number: int, longest: int = LONGEST) -> Played:
    """Play a game and take its fingerprints."""
    chain = blake2b(digest_size=8)
    sample = ""
    count = 0
    for where in positions(setting, number, longest):
        chain.update(json.dumps(where, sort_keys=True).encode())
        count += 1
        if count == SAMPLE:
            sample = chain.hexdigest()
    return Played(count, sample, chain.hexdigest())


def kept() -> dict[str, list[list[Any]]]:
    found: dict[str, list[list[Any]]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def _play(job: tuple[Setting, int]) -> Played:
    return played(*job)


def main() -> int:
    """Play all games and compare or write; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.positions", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--write", action="store_true", help=f"write {KEPT.name} anew")
    parser.add_argument("--show", nargs=2, metavar=("SETTING", "NUMBER"), help="print the positions of one game")
    options = parser.parse_args()
    ways = {setting.name: setting for setting in settings()}
    if options.show:
        name, number = options.show
        if name not in ways or not number.isdecimal():
            parser.error(f"there is no game {number} of {name!r}; settings are for example {', '.join([*ways][:5])}")
        for where in positions(ways[name], int(number)):
            print(json.dumps(where, sort_keys=True))
        return 0
    jobs = [(setting, number) for setting in ways.values() for number in range(GAMES)]
    with Pool() as pool:
        rows = list(track(pool.imap(_play, jobs), "Playing", len(jobs)))
    found: dict[str, list[list[Any]]] = {}
    for (setting, _), row in zip(jobs, rows, strict=True):
        found.setdefault(setting.name, []).append(list(row))
    decisions = sum(row.decisions for row in rows)
    if options.write:
        lines = [f"{json.dumps(name)}: {json.dumps(games)}" for name, games in found.items()]
        KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        print(f"{KEPT}: {decisions:,} decisions.")
        return 0
    before = kept()
    other = [f"{name} {at}" for name in found for at, game in enumerate(found[name]) if before[name][at] != game]
    print(f"{decisions:,} decisions, {len(jobs)} games; {len(other)} of them stand otherwise. {', '.join(other)}")
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main())
