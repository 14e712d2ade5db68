"""Play random games of every box with both engines, and compare all their positions: here and in a browser's Python."""

from lineup.games import GAMES, build_setup, make_choice
from lineup.native.diff import compare_game
from lineup.native.games import export_setup

for box in GAMES:
    setup = build_setup(make_choice(box, 2))
    exported = export_setup(setup)  # raises Unsuitable where there is no library
    positions, gave_up = compare_game(exported.library, exported, setup, 1)
    print(box, "differs not in", positions, "positions" if not gave_up else "positions, then gave up")
