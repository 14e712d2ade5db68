"""Finished games, kept with the people who played them: a list, statistics, a rating."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import select

from lineup.bots import BOTS
from lineup.bots.hosting.registry import is_offered, load_ratings
from lineup.engine import zones as z
from lineup.games import find_game
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.table import Table
from lineup.table.store.schema import played
from lineup.table.store.store import Store
from lineup.table.wire.base import Wire
from lineup.table.wire.catalogue import game_title

MOST_SHOWN: Final = 200  # games of the list; statistics count all of them
MOST_KEPT: Final = 5000  # the latest games of a person that are counted
SURE: Final = 1.0  # the deviation of a bot's rating: it was measured over many games
Outcome = Literal["", "won", "lost"]


class PlayedSeat(Wire, frozen=True, kw_only=True):
    """A player of a finished game."""

    name: str
    bot: str = ""  # the kind of bot, of a bot's seat
    hero: str = ""  # the Super Hero or first Character
    score: int = 0
    won: bool = False


class Played(Wire, frozen=True, kw_only=True):
    """A finished game as one of its players sees it."""

    box: str
    title: str
    seats: list[PlayedSeat]
    teams: list[int]
    seat: int  # one's own
    turns: int
    how: Literal["played", "conceded"]
    deal: str = ""  # the day, if this is the scored try at a deal of the day
    gave_up: bool = False  # one gave up oneself; bots may have played on
    rated: bool  # it counts for the rating: by the rules of its box, against bots alone, played oneself from the deal
    table: str = ""
    game: int = 0
    time: str = ""  # ISO time of its end

    @property
    def won(self) -> bool:
        return self.seats[self.seat].won

    def list_partners(self) -> list[PlayedSeat]:
        """List the others on the player's side."""
        return [
            each for n, each in enumerate(self.seats) if n != self.seat and self._side_of(n) == self._side_of(self.seat)
        ]

    def list_opponents(self) -> list[PlayedSeat]:
        return [each for n, each in enumerate(self.seats) if self._side_of(n) != self._side_of(self.seat)]

    def _side_of(self, seat: int) -> int:
        return self.teams[seat] if self.teams else seat


class Tally(Wire, frozen=True, kw_only=True):
    """The number of games with, as or against something, and of those won."""

    name: str
    games: int
    won: int


class Rung(Wire, frozen=True, kw_only=True):
    """A bot and its rating."""

    bot: str
    title: str
    rating: float


class Rating(Wire, frozen=True, kw_only=True):
    """A rating among the bots; the true value is most likely within twice the deviation."""

    rating: float
    deviation: float
    games: int
    ladder: list[Rung]  # the best first


class History(Wire, frozen=True, kw_only=True):
    """The games a person played to their end, latest first, with statistics."""

    games: list[Played]
    total: int
    won: int
    boxes: list[Tally]
    heroes: list[Tally]
    partners: list[Tally]
    bots: list[Tally]
    rating: Rating  # over all games, whatever is looked at


class Wanted(NamedTuple):
    """The filter for finished games; empty fields match all."""

    box: str = ""
    hero: str = ""
    partner: str = ""
    bot: str = ""
    result: Outcome = ""

    def matches(self, game: Played) -> bool:
        return (
            self.box in ("", game.box)
            and self.hero in ("", game.seats[game.seat].hero)
            and (not self.partner or self.partner in map(_partner_name, game.list_partners()))
            and (not self.bot or self.bot in [each.bot for each in game.list_opponents()])
            and (not self.result or game.won == (self.result == "won"))
        )


# Written when a game ends


def list_records(table: Table, hosted: Hosted) -> list[tuple[str, dict[str, Any]]]:
    """List the record of a game that has just ended for each person who played; none for a lesson."""
    result, choice = hosted.find_result(), hosted.game.choice
    if result is None or table.settings.lesson:
        return []
    seats = [
        PlayedSeat(
            name=seat.name,
            bot=seat.bot if seat.kind == "bot" else "",
            hero=_first_hero(hosted, number),
            score=result.scores[number],
            won=number in result.winners,
        )
        for number, seat in enumerate(table.seats)
    ]
    house = any(each.ours for each in find_game(choice.game).variants if each.id in choice.variants)
    plain = not (house or choice.rules or choice.origin or choice.deal or choice.trial or table.settings.custom)
    people = [n for n, seat in enumerate(table.seats) if seat.kind == "person" and seat.person and not seat.here]
    found = []
    for number in people:
        seat = table.seats[number]
        alone = people == [number] and not any(other.until for n, other in enumerate(table.seats) if n != number)
        game = Played(
            box=choice.game,
            title=game_title(choice.game),
            seats=seats,
            teams=table.list_teams(),
            seat=number,
            turns=result.turns,
            how="played" if hosted.state.over else "conceded",
            gave_up=seat.conceded,
            deal=table.deal if table.scored and not table.aided else "",
            rated=plain and alone and (not seat.bot or seat.conceded),
        )
        found.append((seat.person, msgspec.to_builtins(game)))
    return found


def _first_hero(hosted: Hosted, seat: int) -> str:
    """Return the Super Hero or first Character of a seat; "" if the game ended before there was one."""
    here = z.zone_of(seat, z.CHARACTER)
    for number in range(hosted.number + 1):
        state = hosted.game.before(number)
        if state.zones[here]:
            return state.cards[state.zones[here][0]].name
    return ""


# Told


def make_history(games: Sequence[Played], wanted: Wanted) -> History:
    """Compute the statistics of a person's games, latest first."""
    chosen = [game for game in games if wanted.matches(game)]
    return History(
        games=chosen[:MOST_SHOWN],
        total=len(chosen),
        won=sum(game.won for game in chosen),
        boxes=_count_games((game, [game.title]) for game in chosen),
        heroes=_count_games((game, [game.seats[game.seat].hero]) for game in chosen),
        partners=_count_games((game, [_partner_name(each) for each in game.list_partners()]) for game in chosen),
        bots=_count_games((game, [each.bot for each in game.list_opponents()]) for game in chosen),
        rating=rate_person(games[::-1]),
    )


def _partner_name(seat: PlayedSeat) -> str:
    """Return a partner's name; bots go by their kind, since their names change from game to game."""
    return seat.bot or seat.name


def _count_games(games: Iterable[tuple[Played, Sequence[str]]]) -> list[Tally]:
    found: dict[str, tuple[int, int]] = {}
    for game, names in games:
        for name in {name for name in names if name}:
            count, won = found.get(name, (0, 0))
            found[name] = (count + 1, won + game.won)
    rows = [Tally(name=name, games=count, won=won) for name, (count, won) in found.items()]
    return sorted(rows, key=lambda each: (-each.games, each.name))


def rate_person(games: Sequence[Played]) -> Rating:
    """Rate a person by their games, earliest first. The bots keep their measured ratings."""
    from openskill.models import PlackettLuce

    model, known = PlackettLuce(), load_ratings()
    own = model.rating()
    count = 0
    for game in games:
        others = [each.bot for n, each in enumerate(game.seats) if n != game.seat]
        if not game.rated or any(bot not in known for bot in others):
            continue
        sides: dict[int, list[int]] = {}
        for n in range(len(game.seats)):
            sides.setdefault(game.teams[n] if game.teams else n, []).append(n)
        teams = [
            [own if n == game.seat else model.rating(known[game.seats[n].bot], SURE) for n in seats]
            for seats in sides.values()
        ]
        ranks = [0.0 if any(game.seats[n].won for n in seats) else 1.0 for seats in sides.values()]
        after = model.rate(teams, ranks=ranks)
        [place] = [(side, seats.index(game.seat)) for side, seats in enumerate(sides.values()) if game.seat in seats]
        own = after[place[0]][place[1]]
        count += 1
    ladder = [
        Rung(bot=bot, title=BOTS[bot].title, rating=value)
        for bot, value in known.items()
        if bot in BOTS and is_offered(bot)
    ]
    return Rating(
        rating=round(own.mu, 1),
        deviation=round(own.sigma, 1),
        games=count,
        ladder=sorted(ladder, key=lambda each: -each.rating),
    )


async def load_games(store: Store, person: str) -> list[Played]:
    """Load the games a person played to their end, latest first."""
    query = select(played).where(played.c.person == person).order_by(played.c.time.desc()).limit(MOST_KEPT)
    return [
        msgspec.structs.replace(
            msgspec.convert(msgspec.json.decode(row.body), Played), table=row.table_id, game=row.game, time=row.time
        )
        for row in await store.read_rows(query)
    ]
