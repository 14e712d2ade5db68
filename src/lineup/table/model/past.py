"""Looking back: at finished games from any seat, and in a running game at what one seat saw."""

from __future__ import annotations

from copy import copy
from typing import Final, Literal

import msgspec

from lineup.advice import chronicle as c
from lineup.engine import notation, prompt
from lineup.engine.happenings import Turn
from lineup.engine.view import SPECTATOR, View
from lineup.game import MORE
from lineup.games import Origin, write_choice
from lineup.table.model.card_numbers import ViewerNumbers, in_sight
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.position import make_position
from lineup.table.wire import protocol as p
from lineup.table.wire.base import Sentence, Strict, Wire
from lineup.table.wire.catalogue import game_title
from lineup.table.wire.sentences import to_wire
from lineup.table.wire.sorry import Sorry

MOST_LATELY: Final = 300  # answers that are told once more in a game that goes on
MOST_ORIGINS: Final = 8  # games a game went on from, one after the other, with new luck each


class TurnFacts(Wire, frozen=True, kw_only=True):
    """A turn. `at` counts the answers given before it; `points` is everyone's score if the game had ended after it."""

    number: int
    seat: int
    at: int
    power: int  # given in it, spent or not
    points: list[int]


class PurchaseFacts(Wire, frozen=True, kw_only=True):
    """The purchase of a seat that gained most: the Power the card gave from then on, and its points at the end."""

    seat: int
    turn: int
    at: int
    card: int  # of the catalogue
    power: int
    points: int


class BigTurnFacts(Wire, frozen=True, kw_only=True):
    """The turn in which a seat had the most Power, and the cards bought or defeated in it."""

    seat: int
    turn: int
    at: int
    power: int
    cards: list[int]


class DrawFacts(Wire, frozen=True, kw_only=True):
    """The new hand of a seat with the most Power above the average of the cards it was drawn from."""

    seat: int
    turn: int  # in which it was played
    at: int
    cards: list[int]
    power: float
    average: float


class Chronicle(Wire, frozen=True, kw_only=True):
    """The course of a game. The lists of best moments have one entry per seat, the greatest first."""

    ending: Literal["super-villains", "refill", "main deck", "text", "knock-out", "clock", ""]  # empty: it was given up
    start: list[int]  # everybody's points before the first turn
    turns: list[TurnFacts]
    purchases: list[PurchaseFacts]
    big_turns: list[BigTurnFacts]
    draws: list[DrawFacts]


class Step(Wire, frozen=True, kw_only=True):
    """An answer: its seat, its turn, and its text."""

    seat: int
    turn: int
    text: Sentence


class TurnStart(Wire, frozen=True, kw_only=True):
    """A turn, and the number of answers given before it."""

    number: int
    seat: int
    at: int


class Replay(Wire, frozen=True, kw_only=True):
    """A finished game from one seat's view: the table around it, its answers, and the whole log."""

    info: p.TableInfo
    answers: int
    turns: list[TurnStart]
    steps: list[Step]
    log: list[p.LogLine]


class PlayOn(Strict, frozen=True, kw_only=True):
    """Play on from a moment: the seat, the same luck or new luck, and the bot to play against."""

    seat: int
    luck: Literal["same", "new"] = "new"
    bot: p.Word = "casual"


class PastGame(Hosted):
    """A finished game as it stood after that many answers; only to be looked at.

    Nothing in it is secret any more, so cards go by the engine's numbers.
    """

    def __init__(self, hosted: Hosted, number: int) -> None:
        if not 0 <= number <= hosted.number:
            raise Sorry("sorry-no-moment", number=number, last=hosted.number)
        vars(self).update(vars(hosted))
        self.game = copy(hosted.game)
        self.game.answers = hosted.game.answers[:number]
        self.game.state = hosted.game.before(number)
        self.history = hosted.history[: number + 1]
        self.lost = hosted.lost if number == hosted.number else []
        self.entries = 0  # nobody comes back to it

    def card_numbers(self, seen: View) -> dict[int, int]:
        return {card: card for card in in_sight(seen)}


class RecentGame(PastGame):
    """A running game as it stood after that many answers; cards go by the viewer's own numbers."""

    def __init__(self, hosted: Hosted, number: int, known: ViewerNumbers) -> None:
        super().__init__(hosted, number)
        self.known = known

    def card_numbers(self, seen: View) -> dict[int, int]:
        return self.known.number_cards(seen, [each.events for each in self.history])


def since_last_turn(hosted: Hosted, game: int, seat: int) -> list[p.Position]:
    """Return the positions a seat saw since its last turn ended: one at that end, and one after each answer.

    Each is made as it was then, from that seat's view alone, and asks nothing. Of a very long list only the end is
    kept.
    """
    turns = _list_turns(hosted)
    own = [at for at, turn in enumerate(turns) if turn.seat == seat]
    if hosted.state.active == seat and own:
        last, end = (own[-2] if len(own) > 1 else -1), turns[own[-1]].at
    else:
        last, end = (own[-1] if own else -1), hosted.number
    begin = turns[last + 1].at if last + 1 < len(turns) else hosted.number
    known = ViewerNumbers(seat)
    moments = [RecentGame(hosted, number, known) for number in range(max(begin, end - MOST_LATELY), end + 1)]
    seen = (make_position(each, seat, game=game, since=max(each.number, 1)) for each in moments)
    return [msgspec.structs.replace(each, ask=None, proposable=[]) for each in seen]


def _list_turns(hosted: Hosted) -> list[TurnStart]:
    """The turns begun so far."""
    turns = [
        TurnStart(number=event.number, seat=event.seat, at=at)
        for at, entry in enumerate(hosted.history)
        for event in entry.events
        if isinstance(event, Turn)
    ]
    if hosted.game.before(0).turn and not any(each.at == 0 for each in turns):  # it goes on from within a turn
        first = hosted.game.before(0)
        turns.insert(0, TurnStart(number=first.turn, seat=first.active, at=0))
    return turns


def check_viewer(hosted: Hosted, seat: int) -> None:
    """Sorry if there is no such seat to look from; -1 is that of spectators."""
    if not SPECTATOR <= seat < hosted.state.players:
        raise Sorry("sorry-no-seat", seat=seat + 1, last=hosted.state.players)


def position_at(hosted: Hosted, game: int, number: int, seat: int) -> p.Position:
    """Return a finished game as a seat saw it after that many answers, with the events of the last of them."""
    check_viewer(hosted, seat)
    return make_position(PastGame(hosted, number), seat, game=game, since=max(number, 1))


def describe_replay(hosted: Hosted, table: str, game: int, seat: int) -> Replay:
    """Return a finished game for a replay from a seat."""
    check_viewer(hosted, seat)
    log = [p.LogLine(number=at, text=to_wire(said, hosted.indices)) for at, said in hosted.list_story(seat)]
    return Replay(
        info=table_around(hosted, table, game, seat),
        answers=hosted.number,
        turns=_list_turns(hosted),
        steps=[_describe_step(hosted, number) for number in range(hosted.number)],
        log=log,
    )


def _describe_step(hosted: Hosted, number: int) -> Step:
    before = hosted.game.before(number)
    seat, _, text = hosted.game.answers[number].removesuffix(MORE).partition(" ")
    said = prompt.describe_option(before, notation.read_option(before, text))
    return Step(seat=int(seat), turn=before.turn, text=to_wire(said, hosted.indices))


def table_around(hosted: Hosted, table: str, game: int, seat: int) -> p.TableInfo:
    """Return the table of a finished game as one looks at it from a seat."""
    choice = hosted.game.choice
    return p.TableInfo(
        id=table,
        status="over",
        reason=None,
        settings=settings_of(hosted),
        title=game_title(choice.game),
        own=[],
        notes=[],
        seats=[p.SeatInfo(kind="person", name=name, connected=True) for name in choice.seats],
        teams=list(hosted.state.setup.teams),
        identities=[],
        host="",
        you="",
        seat=seat,
        curtain=-1,
        spectators=[],
        knocks=[],
        decided=[],
        game=game,
        paused="",
        undo=None,
        redo=False,
        hints=False,
        commitment="",
        seed="",
        salt="",
        match=None,
    )


def settings_of(hosted: Hosted) -> p.Settings:
    """Return the settings that a game came from, with custom sets as their texts."""
    written = write_choice(hosted.game.choice)
    return p.Settings(
        game=written["game"],
        players=len(written["seats"]),
        variants=written["variants"],
        rules=written["rules"],
        sets=written["boxes"],
        custom=[each["source"] for each in written["custom"]],
        mix=written["mix"],
        other_half=written["other_half"],
        swaps=[(out, into) for out, into in written["swaps"]],
        trial=written.get("trial", ""),
    )


def origin_at(hosted: Hosted, number: int, seat: int, luck: Literal["same", "new"]) -> Origin:
    """Return the position at a moment of a finished game from which another game can go on at a seat.

    Raise Sorry if there is no such moment or seat, nothing is left to play, or the game went on from others too often.
    """
    if not 0 <= seat < hosted.state.players:
        raise Sorry("sorry-no-seat", seat=seat + 1, last=hosted.state.players)
    then = PastGame(hosted, number)
    if then.state.over:  # one that was given up can go on even from its last moment
        raise Sorry("sorry-play-on-end")
    game, former = then.game, hosted.game.choice.origin
    dealt = seat if luck == "new" else -1
    if former is not None and former.seat < 0:  # it lies in the same game still
        return Origin(former.seed, (*former.answers, *game.answers), dealt, former.before)
    depth, before = 0, former
    while before is not None:
        depth, before = depth + 1, before.before
    if depth >= MOST_ORIGINS:
        raise Sorry("sorry-play-on-often", most=MOST_ORIGINS)
    return Origin(game.seed, tuple(game.answers), dealt, former)


def describe_course(hosted: Hosted) -> Chronicle:
    """The course of a game, with its cards as the catalogue has them."""
    found, indices = c.trace_course(hosted.game), hosted.indices

    def list_cards(cards: tuple[int, ...]) -> list[int]:
        return [indices[card] for card in cards]

    return Chronicle(
        ending=found.ending or "",
        start=list(found.start),
        turns=[TurnFacts(**each._asdict() | {"points": list(each.points)}) for each in found.turns],
        purchases=[PurchaseFacts(**each._asdict() | {"card": indices[each.card]}) for each in found.purchases],
        big_turns=[BigTurnFacts(**each._asdict() | {"cards": list_cards(each.cards)}) for each in found.big_turns],
        draws=[
            DrawFacts(
                **each._asdict()
                | {"cards": list_cards(each.cards), "power": round(each.power, 1), "average": round(each.average, 1)}
            )
            for each in found.draws
        ],
    )
