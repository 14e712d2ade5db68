"""The deal of the day over HTTP: what it is, a scored try, practice, logs of tries elsewhere, and how everybody did."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any, Final

from lineup.deals.calendar import PLAYER, Deal, day_at, deal_of, find_deal, first_day, seconds_to_next
from lineup.deals.field import list_entrants
from lineup.deals.proof import CheckedGame, check_log
from lineup.deals.scores import GAVE_UP, SideResult, matchpoints
from lineup.deals.sharing import trace_signs
from lineup.table.http.hosts_and_cookies import A_TABLE, check_storage, person_of, visitor_of
from lineup.table.http.parts import rooms_of
from lineup.table.people.deal_tries import FIRST_GAME, BotResult, DealTries, DealTry, SentResult, TryState, count_streak
from lineup.table.room.rooms import Rooms
from lineup.table.web.framework import FromPath, JSONBody, Request, Response, get, post
from lineup.table.wire import protocol as p
from lineup.table.wire.base import Strict, Wire
from lineup.table.wire.sorry import Sorry

DAYS_BACK: Final = 14  # listed besides today
DAYS_AHEAD: Final = 3
BAR: Final = 5  # Victory Points of a bar of the histogram
MOST_LEAD: Final = 30  # what is further ahead or behind is in the outermost bars


class DealWish(Strict, frozen=True, kw_only=True):
    """`POST /api/daily/DAY`: begin the scored try or continue it; or practise (`practice`), once that is over."""

    practice: bool = False


class DealLog(Strict, frozen=True, kw_only=True):
    """`POST /api/daily/DAY/log`: the log of a try played elsewhere."""

    log: str


class DealDay(Wire, frozen=True, kw_only=True):
    """One deal of the calendar, and one's own try at it."""

    day: str
    number: int
    game: str
    variants: list[str]
    players: int
    state: TryState
    won: float = 0.0
    lead: int = 0


class DealBar(Wire, frozen=True, kw_only=True):
    """One bar of the histogram: the leads from `low` on, and how many people and bots ended there."""

    low: int
    people: int
    bots: int
    yours: bool


class DealBot(Wire, frozen=True, kw_only=True):
    """A bot's result with the deal, in the seat of whoever asks."""

    bot: str
    title: str
    won: float
    lead: int
    reference: bool


class DealScore(Wire, frozen=True, kw_only=True):
    """One's own result beside everybody's."""

    won: float  # the share of the win; -1 for a game given up
    lead: int
    turns: int
    percent: float  # of the others beaten, ties counted half; -1 without others
    people: int  # others who finished
    rank: int  # among the people, oneself included
    course: list[int]  # ahead (1), level (0) or behind (-1), at a dozen moments
    histogram: list[DealBar]
    bots: list[DealBot]
    playing: int  # bots that still play


class DealFacts(Wire, frozen=True, kw_only=True):
    """`GET /api/daily/DAY`: a deal, one's own try at it, and the days around today."""

    day: str
    number: int
    game: str
    variants: list[str]
    players: int
    today: bool
    next_in: int  # seconds until the next deal
    state: TryState
    table: str  # of one's own try here, or empty
    score: DealScore | None  # once it is done
    streak: int  # days in a row
    days: list[DealDay]  # today and before, latest first
    coming: list[DealDay]


@get("/api/daily")
async def get_today(request: Request[Any, Any, Any]) -> DealFacts:
    """Describe today's deal."""
    today = _today(rooms_of(request))
    return await _describe_deal(request, find_deal(today.isoformat(), today))


@get("/api/daily/{day:str}")
async def get_deal(request: Request[Any, Any, Any], day: FromPath[str]) -> DealFacts:
    """Describe the deal of a day."""
    return await _describe_deal(request, find_deal(day, _today(rooms_of(request))))


@post("/api/daily/{day:str}")
async def play_deal(request: Request[Any, Any, Any], day: FromPath[str], data: JSONBody[DealWish]) -> Response[p.Made]:
    """Begin or continue the scored try at a deal, or practise it; return the table."""
    rooms = rooms_of(request)
    deal = find_deal(day, _today(rooms))
    person, cookies = visitor_of(request)
    tries = DealTries(rooms.store)
    former = await tries.find_try(person.id, deal.id)
    if data.practice and (former is None or former.state == "begun"):
        raise Sorry("sorry-deal-begun" if former is not None else "sorry-deal-first", day=deal.id)
    if former is not None and not data.practice:
        if former.state != "begun":
            raise Sorry("sorry-deal-second", day=deal.id)
        table = former.table
    else:
        check_storage(request, A_TABLE)
        room = await rooms.make_deal_table(person.id, person.name, deal, scored=not data.practice)
        table = room.id
        if not data.practice:
            table = await tries.begin_try(person.id, deal.id, room.id, _now(rooms))
            rooms.deal_fields.begin_field(deal)
    return Response(p.Made(table=table, path=f"/table/{table}"), cookies=cookies, status_code=201)


@post("/api/daily/{day:str}/log", status_code=200)
async def send_log(request: Request[Any, Any, Any], day: FromPath[str], data: JSONBody[DealLog]) -> Response[DealFacts]:
    """Take the log of a try played elsewhere, once it was replayed and its bots' answers were checked."""
    rooms = rooms_of(request)
    deal = find_deal(day, _today(rooms))
    person, cookies = visitor_of(request)
    tries = DealTries(rooms.store)
    if await tries.find_try(person.id, deal.id) is not None:
        raise Sorry("sorry-deal-second", day=deal.id)
    check_storage(request, A_TABLE)
    async with rooms.deal_fields.checking:
        checked, result = await rooms.server.archive.run(partial(_read_log, data.log, deal))
    await tries.note_sent(person.id, deal.id, _now(rooms), result, checked.fingerprint)
    rooms.deal_fields.begin_field(deal)
    return Response(await _describe_for(rooms, deal, person.id), cookies=cookies)


def _read_log(text: str, deal: Deal) -> tuple[CheckedGame, SentResult]:
    checked = check_log(text, deal)
    result = checked.game.result
    assert result is not None
    sent = SentResult(
        won=checked.outcome.won,
        lead=checked.outcome.lead,
        points=result.scores[PLAYER],
        turns=result.turns,
        course=trace_signs(checked.game),
    )
    return checked, sent


def _today(rooms: Rooms) -> date:
    return day_at(rooms.time.wall())


def _now(rooms: Rooms) -> str:
    return datetime.fromtimestamp(rooms.time.wall(), UTC).isoformat(timespec="milliseconds")


async def _describe_deal(request: Request[Any, Any, Any], deal: Deal) -> DealFacts:
    person = person_of(request)
    return await _describe_for(rooms_of(request), deal, person.id if person is not None else "")


async def _describe_for(rooms: Rooms, deal: Deal, person: str) -> DealFacts:
    """Describe a deal to a person; "" is somebody unknown."""
    today, wall = _today(rooms), rooms.time.wall()
    mine = {each.day: each for each in await DealTries(rooms.store).list_tries(person=person)} if person else {}
    own = mine.get(deal.id)
    back = min((today - first_day()).days, DAYS_BACK)
    return DealFacts(
        day=deal.id,
        number=deal.number,
        game=deal.game,
        variants=list(deal.variants),
        players=deal.players,
        today=deal.day == today,
        next_in=seconds_to_next(wall),
        state=own.state if own is not None else "new",
        table=own.table if own is not None else "",
        score=await _describe_score(rooms, deal, own) if own is not None else None,
        streak=count_streak([*mine.values()], today),
        days=[_describe_day(today - timedelta(days=n), mine) for n in range(back + 1)],
        coming=[_describe_day(today + timedelta(days=n + 1), mine) for n in range(DAYS_AHEAD)],
    )


def _describe_day(day: date, mine: dict[str, DealTry]) -> DealDay:
    deal, own = deal_of(day), mine.get(day.isoformat())
    outcome = own.outcome if own is not None else None
    return DealDay(
        day=deal.id,
        number=deal.number,
        game=deal.game,
        variants=list(deal.variants),
        players=deal.players,
        state=own.state if own is not None else "new",
        won=outcome.won if outcome is not None else 0.0,
        lead=outcome.lead if outcome is not None else 0,
    )


async def _describe_score(rooms: Rooms, deal: Deal, own: DealTry) -> DealScore | None:
    """Describe one's own result beside everybody's; None while it is not done."""
    outcome = own.outcome
    if outcome is None:
        return None
    tries = DealTries(rooms.store)
    bots = await tries.list_bots(deal.id)
    playing = len(list_entrants()) - len(bots)
    if playing:
        rooms.deal_fields.begin_field(deal)
    rows = await tries.list_tries(day=deal.id)
    others = [each.outcome for each in rows if each.person != own.person and each.outcome is not None]
    percent = matchpoints(outcome, [*others, *(each.outcome for each in bots)])
    return DealScore(
        won=outcome.won,
        lead=outcome.lead,
        turns=own.sent.turns if own.sent is not None else own.played.turns if own.played is not None else 0,
        percent=-1.0 if percent is None else round(percent, 1),
        people=len(others),
        rank=1 + sum(each > outcome for each in others),
        course=own.sent.course if own.sent is not None else await _trace_table(rooms, own.table),
        histogram=make_histogram(outcome, others, bots),
        bots=[
            DealBot(
                bot=each.bot,
                title=each.title,
                won=each.outcome.won,
                lead=each.outcome.lead,
                reference=each.reference,
            )
            for each in sorted(bots, key=lambda each: each.outcome, reverse=True)
        ],
        playing=playing,
    )


async def _trace_table(rooms: Rooms, table: str) -> list[int]:
    """Trace the course of a try at a table; nothing of a table that is gone."""
    try:
        hosted = await rooms.finished_game(table, FIRST_GAME)
    except Sorry:
        return []
    return await rooms.server.archive.run(partial(trace_signs, hosted.game))


def make_histogram(own: SideResult, others: Sequence[SideResult], bots: Sequence[BotResult]) -> list[DealBar]:
    """Count the leads of people, oneself included, and of bots; games given up are in no bar."""
    people = [_bar_of(each) for each in (own, *others) if each != GAVE_UP]
    machines = [_bar_of(each.outcome) for each in bots]
    found = [*people, *machines]
    if not found:
        return []
    mine = _bar_of(own) if own != GAVE_UP else None
    return [
        DealBar(low=low, people=people.count(low), bots=machines.count(low), yours=low == mine)
        for low in range(min(found), max(found) + BAR, BAR)
    ]


def _bar_of(outcome: SideResult) -> int:
    """Return the least lead of the bar an outcome falls into."""
    return max(-MOST_LEAD, min(outcome.lead // BAR * BAR, MOST_LEAD))


ROUTES: Final = [get_today, get_deal, play_deal, send_log]
