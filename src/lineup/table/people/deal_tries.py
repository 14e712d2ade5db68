"""Tries at the deals of the days: one that counts for each person and day, at a table here or by a log sent in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import and_, delete, insert, select

from lineup.deals.scores import GAVE_UP, SideResult, read_outcome
from lineup.table.people.finished_games import Played
from lineup.table.store.schema import deal_bots, deal_tries, played
from lineup.table.store.store import Store
from lineup.table.wire.base import Wire
from lineup.table.wire.sorry import Sorry

if TYPE_CHECKING:
    from sqlalchemy import Row
    from sqlalchemy.ext.asyncio import AsyncConnection

FIRST_GAME: Final = 1  # of a table; later ones there are other deals
TryState = Literal["new", "begun", "done", "void"]


class SentResult(Wire, frozen=True, kw_only=True):
    """The result of a game whose log was sent in."""

    won: float
    lead: int
    points: int
    turns: int
    course: list[int]


class DealTry(NamedTuple):
    """A person's scored try at a deal."""

    person: str
    day: str
    table: str  # "" where a log was sent in
    begun: str  # ISO time
    played: Played | None = None  # once it is over, at a table
    sent: SentResult | None = None

    @property
    def state(self) -> TryState:
        if self.sent is not None:
            return "done"
        if self.played is None:
            return "begun"
        return "done" if self.played.deal == self.day else "void"  # a bot played for the person

    @property
    def outcome(self) -> SideResult | None:
        """The outcome, if it counts."""
        if self.sent is not None:
            return SideResult(self.sent.won, self.sent.lead)
        game = self.played
        if game is None or self.state != "done":
            return None
        if game.gave_up:
            return GAVE_UP
        winners = [seat for seat, each in enumerate(game.seats) if each.won]
        return read_outcome([each.score for each in game.seats], winners, game.teams, game.seat)


class BotResult(NamedTuple):
    """A bot's result with a deal, as it is kept."""

    bot: str
    title: str
    outcome: SideResult
    reference: bool


class DealTries:
    """The tries at deals, and the results of the bots of their fields."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def list_tries(self, *, day: str = "", person: str = "") -> list[DealTry]:
        """List the tries at the deal of a day, or those of a person."""
        game = and_(
            played.c.person == deal_tries.c.person,
            played.c.table_id == deal_tries.c.table_id,
            played.c.game == FIRST_GAME,
        )
        query = select(deal_tries, played.c.body.label("game")).outerjoin(played, game)
        query = query.where(deal_tries.c.day == day) if day else query
        query = query.where(deal_tries.c.person == person) if person else query
        return [_read_try(row) for row in await self.store.read_rows(query)]

    async def find_try(self, person: str, day: str) -> DealTry | None:
        return next(iter(await self.list_tries(day=day, person=person)), None)

    async def begin_try(self, person: str, day: str, table: str, begun: str) -> str:
        """Note the table of a person's scored try, and return it; the former one if there is one."""

        async def insert_first(connection: AsyncConnection) -> str:
            former = (await connection.execute(_row_of(person, day))).first()
            if former is not None:
                return str(former.table_id)
            await connection.execute(insert(deal_tries).values(person=person, day=day, table_id=table, begun=begun))
            return table

        return await self.store.write_with(insert_first)

    async def note_sent(self, person: str, day: str, begun: str, result: SentResult, fingerprint: str) -> None:
        """Note the result of a log; raise Sorry if the person tried before, or the same game was sent in already."""

        async def insert_first(connection: AsyncConnection) -> None:
            if (await connection.execute(_row_of(person, day))).first() is not None:
                raise Sorry("sorry-deal-second", day=day)
            same = select(deal_tries.c.day).where(deal_tries.c.day == day, deal_tries.c.print == fingerprint)
            if (await connection.execute(same)).first() is not None:
                raise Sorry("sorry-deal-copied", day=day)
            body = msgspec.json.encode(result).decode()
            values = {"person": person, "day": day, "table_id": "", "begun": begun, "body": body, "print": fingerprint}
            await connection.execute(insert(deal_tries).values(**values))

        await self.store.write_with(insert_first)

    async def list_bots(self, day: str) -> list[BotResult]:
        """List what the bots of the field made of a deal, as far as they have played."""
        query = select(deal_bots.c.body).where(deal_bots.c.day == day)
        return [msgspec.json.decode(row.body, type=BotResult) for row in await self.store.read_rows(query)]

    async def note_bot(self, day: str, result: BotResult) -> None:
        """Note what a bot made of a deal; other processes come to the same."""
        body = msgspec.json.encode(result).decode()

        async def replace_row(connection: AsyncConnection) -> None:
            await connection.execute(delete(deal_bots).where(deal_bots.c.day == day, deal_bots.c.bot == result.bot))
            await connection.execute(insert(deal_bots).values(day=day, bot=result.bot, body=body))

        await self.store.write_with(replace_row)


def _row_of(person: str, day: str) -> Any:
    return select(deal_tries.c.table_id).where(deal_tries.c.person == person, deal_tries.c.day == day)


def _read_try(row: Row[Any]) -> DealTry:
    game = msgspec.convert(msgspec.json.decode(row.game), Played) if row.game else None
    sent = msgspec.json.decode(row.body, type=SentResult) if row.body else None
    return DealTry(row.person, row.day, row.table_id, row.begun, game, sent)


def count_streak(tries: Sequence[DealTry], today: date) -> int:
    """Count the days in a row, up to today or yesterday, whose deal was begun on its day and finished."""
    kept = {each.day for each in tries if each.outcome is not None and each.begun.startswith(each.day)}
    day = today if today.isoformat() in kept else today - timedelta(days=1)
    count = 0
    while day.isoformat() in kept:
        count += 1
        day -= timedelta(days=1)
    return count
