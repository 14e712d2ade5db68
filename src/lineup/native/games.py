"""Games played by the native engine, one at a time: to and from a `State`, options, answers, copies, scores."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from lineup.engine.definitions import Setup
from lineup.engine.records import Ask, Option
from lineup.engine.rng import key_of
from lineup.engine.state import State
from lineup.errors import LineUpError
from lineup.native.exporting import Unsuitable
from lineup.native.library import Exported, native_library

USUAL_NUMBERS: Final = 2_000  # of a position
_MOST_EXPORTED: Final = 16
_exported: OrderedDict[int, Exported] = OrderedDict()  # by the id of their setup, the latest used last


class GaveUp(LineUpError):
    """A game that did not fit in the native engine; Python plays it from the last position that did."""


def export_setup(setup: Setup) -> Exported:
    """Return a setup as the native engine reads it; raise Unsuitable where no library is built or it cannot play this.

    The latest exports are kept, for one takes some milliseconds.
    """
    exported = _exported.pop(id(setup), None)
    if exported is None or exported.setup is not setup:
        library = native_library()
        if library is None or not library.is_current:
            raise Unsuitable("no native library is built, or one of older sources")
        exported = Exported(library, setup)
    _exported[id(setup)] = exported
    if len(_exported) > _MOST_EXPORTED:
        _exported.popitem(last=False)
    return exported


class NativeGame:
    """One game in the native engine. It goes on until `answer` raises GaveUp, and then has to be thrown away."""

    def __init__(self, exported: Exported) -> None:
        self.exported = exported
        self._library = exported.library
        self._functions = exported.library.functions
        self.room = self._library.new_game()

    @classmethod
    def deal(cls, setup: Setup, seed: str) -> NativeGame:
        """Return a new game at its first decision, the one that `start_game` begins."""
        game = cls(export_setup(setup))
        game._functions.lineup_deal(game.room, game.exported.pointer, key_of(seed))
        game._raise_failure()
        return game

    @classmethod
    def load(cls, state: State) -> NativeGame:
        """Return a game that stands where a state stands, which is at a question or at the end."""
        game = cls(export_setup(state.setup))
        numbers = game.exported.writer.numbers_of(state)
        game._functions.lineup_load(game.room, game.exported.pointer, game._library.numbers(numbers), len(numbers))
        game._raise_failure()
        return game

    def to_state(self) -> State:
        """Return the state of the game, exact to the dice; it tells no events."""
        return self.exported.reader.state_of(self.position)

    @property
    def position(self) -> array[int]:
        """The position as numbers, in the order of `lineup.native.positions`."""
        return self._read(self._functions.lineup_dump)

    @property
    def ask(self) -> Ask | None:
        """The question, that of `State.ask`."""
        return self.exported.reader.ask_of(self._read(self._functions.lineup_question))

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers; none when the game is over."""
        ask = self.ask
        return () if ask is None else ask.options

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners, should the game end as it stands."""
        return tuple(self._read(self._functions.lineup_winners))

    @property
    def turn(self) -> int:
        turn: int = self._functions.lineup_turn(self.room)
        return turn

    @property
    def option_count(self) -> int:
        count: int = self._functions.lineup_options(self.room)
        return count

    @property
    def digest(self) -> int:
        """A number for the whole position."""
        digest: int = self._functions.lineup_digest(self.room)
        return digest

    def answer(self, number: int) -> None:
        """Answer with the option of a number and run to the next decision."""
        if not 0 <= number < self.option_count:
            raise IndexError(number)
        self._functions.lineup_answer(self.room, number)
        self._raise_failure()

    def copy(self) -> NativeGame:
        """Return an exact, independent copy."""
        new = NativeGame(self.exported)
        self._functions.lineup_copy(new.room, self.room, 1)
        return new

    def score(self, seat: int) -> int:
        """Return the points of a seat as they stand."""
        score: int = self._functions.lineup_score(self.room, seat)
        return score

    def _read(self, write: Callable[..., int]) -> array[int]:
        """Return the numbers that a function of the library writes."""
        numbers = array("q", bytes(8 * USUAL_NUMBERS))
        count = write(self.room, self._library.numbers(numbers), len(numbers))
        if count > len(numbers):
            numbers = array("q", bytes(8 * count))
            write(self.room, self._library.numbers(numbers), count)
        return numbers[:count]

    def _raise_failure(self) -> None:
        line = self._functions.lineup_failed(self.room)
        if line:
            raise GaveUp(f"the native engine gave up at line {line}")
