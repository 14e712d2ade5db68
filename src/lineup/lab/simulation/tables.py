"""Games as tables for tools that read Parquet: what they hold, and how a game is written down while it is played.

docs/lab.md says what each column means. Whoever changes a column raises `VERSION`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.happenings import Defeated, Moved, PlayedInPlace, Powered, PricePaid, Turn
from lineup.engine.queries import score_of
from lineup.engine.state import Ask, Option, State
from lineup.lab.simulation.tally import NumberedGame

VERSION: Final = 1
OWNED: Final = (z.DECK, z.HAND, z.DISCARD, z.PLAY, z.STORED, z.UNDER)

# column -> type; "[…]" is a list
TABLES: Final[dict[str, dict[str, str]]] = {
    "games": {
        "game": "int32", "deal": "int32", "turned": "int8", "seed": "string", "first": "int8", "turns": "int16",
        "decisions": "int32", "unforced": "int32", "end": "string", "winners": "[int8]",
    },
    "seats": {
        "game": "int32", "seat": "int8", "bot": "string", "team": "int8", "hero": "string", "side": "string",
        "first": "bool_", "won": "float64", "score": "int16", "owned": "[string]",
    },
    "turns": {
        "game": "int32", "turn": "int16", "seat": "int8", "power": "int16", "line_up": "int16", "taken": "int16",
        "defeated": "int8", "could_buy": "[string]",
    },
    "decisions": {
        "game": "int32", "number": "int32", "turn": "int16", "seat": "int8", "kind": "string", "options": "int16",
        "verb": "string", "card": "string", "n": "int32",
    },
    "buys": {
        "game": "int32", "turn": "int16", "seat": "int8", "card": "string", "place": "string", "cost": "int16",
        "paid": "int16",
    },
    "plays": {
        "game": "int32", "turn": "int16", "seat": "int8", "card": "string", "place": "string",
    },
}  # fmt: skip


def card_names(setup: Setup) -> tuple[str, ...]:
    """Return the name of each definition in the tables, with its set where two share a name."""
    counts = Counter(each.name for each in setup.defs)
    return tuple(each.name if counts[each.name] == 1 else f"{each.name} ({each.ref})" for each in setup.defs)


def card_facts(setup: Setup) -> list[dict[str, Any]]:
    """The definitions of a game by the names of the tables."""
    return [
        {
            "card": name,
            "id": each.ref,
            "type": each.title,
            "stack": each.stack,
            "cost": each.cost,
            "vp": each.vp,
            "copies": setup.faces.count(face),
        }
        for face, (name, each) in enumerate(zip(card_names(setup), setup.defs, strict=True))
    ]


class _Turn(NamedTuple):
    """A turn that is under way."""

    number: int
    seat: int
    line_up: int
    could_buy: set[str]


class Recorder:
    """Writes games down: `begin_game` one that was started with events, give `record_answer` to `play_out`, then
    `end_game` it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        names = card_names(setup)
        self._names = tuple(names[face] for face in setup.faces)
        self.rows: dict[str, list[tuple[Any, ...]]] = {table: [] for table in TABLES}
        self._game = 0

    def begin_game(self, number: int) -> None:
        self._game = number
        self._asked = 0
        self._line_up = 0
        self._turn = _Turn(0, -1, 0, set())
        self._power = self._taken = self._defeated = 0
        self._paid: dict[int, int] = {}

    def record_answer(self, state: State, ask: Ask, option: Option) -> None:
        """Record an answer about to be given, after the events that the one before it caused."""
        self._record_events(state)
        if len(ask.options) > 1:
            card = self._names[option.card] if option.card >= 0 else ""
            kind = (ask.kind, len(ask.options), option.verb, card, option.n)
            self.rows["decisions"].append((self._game, self._asked, state.turn, option.seat, *kind))
        self._asked += 1
        if ask.kind == "main":
            self._turn.could_buy.update([self._names[each.card] for each in ask.options if each.verb == "buy"])

    def end_game(self, state: State, game: NumberedGame, bots: Sequence[str], seed: str) -> None:
        """The game is over."""
        self._record_events(state)
        self._close_turn()
        played = game.played
        facts = (seed, played.first, played.turns, played.decisions, played.unforced, played.end)
        self.rows["games"].append((self._game, game.deal, game.turned, *facts, list(played.winners)))
        teams = self.setup.teams or tuple(range(state.players))
        for seat, bot in enumerate(bots):
            owned = sorted(self._names[card] for place in OWNED for card in state.zones[z.zone_of(seat, place)])
            won = (seat in played.winners) / max(len(played.winners), 1)
            dealt = (played.heroes[seat], played.sides[seat], seat == played.first)
            row = (self._game, seat, bot, teams[seat], *dealt, won, score_of(state, seat), owned)
            self.rows["seats"].append(row)

    def _record_events(self, state: State) -> None:
        """Record the events since the last time."""
        events = state.events
        if not events:
            return
        names, turn = self._names, self._turn
        for event in events:
            if isinstance(event, Moved):
                if event.here == z.LINE_UP and event.to != z.LINE_UP:
                    self._line_up -= 1
                    self._taken += event.cause != "stale"  # which is nobody's doing
                elif event.to == z.LINE_UP and event.here != z.LINE_UP:
                    self._line_up += 1
                if event.cause == "play":
                    place = z.zone_name(event.here).partition("@")[0]
                    self._add_row("plays", z.seat_of(event.to), names[event.card], place)
                elif event.cause == "buy":
                    cost = self.setup.cards[event.card].cost
                    place = z.zone_name(event.here).partition("@")[0]
                    self._add_row("buys", turn.seat, names[event.card], place, cost, self._paid.pop(event.card, cost))
            elif isinstance(event, Powered):
                self._power += event.amount
            elif isinstance(event, Turn):
                self._close_turn()
                turn = self._turn = _Turn(event.number, event.seat, self._line_up, set())
            elif isinstance(event, PlayedInPlace):
                place = z.zone_name(state.where[event.card]).partition("@")[0]
                self._add_row("plays", event.seat, names[event.card], place)
            elif isinstance(event, PricePaid):
                self._paid[event.card] = event.price
            elif isinstance(event, Defeated):
                self._defeated += 1
        events.clear()

    def _add_row(self, table: str, *cells: Any) -> None:
        self.rows[table].append((self._game, self._turn.number, *cells))

    def _close_turn(self) -> None:
        turn = self._turn
        if turn.number:
            counts = (self._power, turn.line_up, self._taken, self._defeated)
            self.rows["turns"].append((self._game, turn.number, turn.seat, *counts, sorted(turn.could_buy)))
        self._power = self._taken = self._defeated = 0


def table_schema(table: str) -> Any:
    """The Arrow schema of a table; its metadata names table and version."""
    import pyarrow as pa

    def kind(word: str) -> Any:
        return pa.list_(kind(word[1:-1])) if word.startswith("[") else getattr(pa, word)()

    fields = [pa.field(name, kind(word), nullable=False) for name, word in TABLES[table].items()]
    return pa.schema(fields, metadata={"lineup": f"run {VERSION} {table}"})


def as_parquet(rows: Mapping[str, Sequence[tuple[Any, ...]]]) -> dict[str, bytes]:
    """Each table as Parquet."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    made = {}
    for table, lines in rows.items():
        shape = table_schema(table)
        columns = list(zip(*lines, strict=True)) or [()] * len(shape)
        arrays = [pa.array(column, field.type) for column, field in zip(columns, shape, strict=True)]
        sink = pa.BufferOutputStream()
        pq.write_table(pa.table(arrays, schema=shape), sink, compression="zstd")
        made[table] = bytes(sink.getvalue().to_pybytes())
    return made
