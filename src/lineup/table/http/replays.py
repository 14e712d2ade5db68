"""Looking back over HTTP: events since one's last turn, and finished games with all their positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from typing import Any, Final

from lineup.table.http.hosts_and_cookies import A_TABLE, check_storage, id_of, make_refusal, visitor_of
from lineup.table.http.kept import give_kept
from lineup.table.http.parts import language_of, rooms_of
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.past import (
    Chronicle,
    PlayOn,
    Replay,
    describe_course,
    describe_replay,
    position_at,
    since_last_turn,
)
from lineup.table.model.table import NotAdmitted
from lineup.table.web.framework import FromPath, FromQuery, JSONBody, Request, Response, get, post
from lineup.table.wire import catalogue
from lineup.table.wire import protocol as p
from lineup.table.wire.sorry import Sorry


async def _look_back(
    request: Request[Any, Any, Any], table: str, game: int, what: str, describe: Callable[[Hosted], Any]
) -> Response[Any]:
    """Answer about a finished game, which never changes, for somebody who may look at it."""
    rooms = rooms_of(request)

    async def prepare() -> Callable[[], Any]:
        with _refusals():
            return partial(describe, await rooms.finished_game(table, game))

    with _refusals():
        await rooms.check_inside(table, id_of(request), game)
    return give_kept(request, await rooms.server.past_answers.find((what, table, game), prepare))


async def _find_finished(request: Request[Any, Any, Any], table: str, game: int) -> Hosted:
    """Find a game that this person may look at; otherwise refuse with the reason."""
    rooms = rooms_of(request)
    with _refusals():
        await rooms.check_inside(table, id_of(request), game)
        return await rooms.finished_game(table, game)


@contextmanager
def _refusals() -> Iterator[None]:
    """Refuse with the status for why a game cannot be told."""
    try:
        yield
    except NotAdmitted:
        raise
    except Sorry as error:
        unknown = error.said is not None and error.said.key == "sorry-no-table"
        status = HTTPStatus.NOT_FOUND if unknown else HTTPStatus.CONFLICT
        raise make_refusal(status, error) from None


@get("/api/tables/{table:str}/games/{game:int}/chronicle")
async def get_chronicle(
    request: Request[Any, Any, Any], table: FromPath[str], game: FromPath[int]
) -> Response[Chronicle]:
    """The course of a finished game."""
    return await _look_back(request, table, game, "chronicle", describe_course)


@get("/api/tables/{table:str}/games/{game:int}/cards")
async def get_game_cards(
    request: Request[Any, Any, Any], table: FromPath[str], game: FromPath[int]
) -> Response[list[catalogue.CardFacts]]:
    """Return the catalogue that its positions refer to by number."""
    language = language_of(request)
    return await _look_back(
        request, table, game, f"cards {language}", lambda hosted: catalogue.list_cards(hosted.catalogue, language)
    )


@get("/api/tables/{table:str}/games/{game:int}/replay")
async def get_replay(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    game: FromPath[int],
    seat: FromQuery[int] = -1,
) -> Response[Replay]:
    """A finished game to look back at, through the eyes of a seat; -1 is a spectator."""
    return await _look_back(
        request, table, game, f"replay {seat}", lambda hosted: describe_replay(hosted, table, game, seat)
    )


@get("/api/tables/{table:str}/games/{game:int}/replay/{number:int}")
async def get_moment(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    game: FromPath[int],
    number: FromPath[int],
    seat: FromQuery[int] = -1,
) -> Response[p.Position]:
    """Return the position after that many answers, with the events of the last of them."""
    return await _look_back(
        request, table, game, f"position {number} {seat}", lambda hosted: position_at(hosted, game, number, seat)
    )


@post("/api/tables/{table:str}/games/{game:int}/replay/{number:int}")
async def play_on(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    game: FromPath[int],
    number: FromPath[int],
    data: JSONBody[PlayOn],
) -> Response[p.Made]:
    """Make a new table where the game continues from that moment."""
    await _find_finished(request, table, game)
    check_storage(request, A_TABLE)
    person, cookies = visitor_of(request)
    room = await rooms_of(request).play_on(person.id, person.name, table, game, number, data)
    return Response(p.Made(table=room.id, path=f"/table/{room.id}"), cookies=cookies, status_code=201)


@get("/api/tables/{table:str}/since")
async def get_since(request: Request[Any, Any, Any], table: FromPath[str]) -> list[p.Position]:
    """List the positions one saw since one's last turn."""
    rooms = rooms_of(request)
    await rooms.check_inside(table, id_of(request))
    async with rooms.use_table(table) as room:
        seat = room.table.seat_of(id_of(request))
        if seat < 0:
            raise Sorry("sorry-watching-since")
        hosted = room.require_game()
        return await room.server.laying_out.run(partial(since_last_turn, hosted, room.table.number, seat))


ROUTES: Final = [get_since, get_chronicle, get_game_cards, get_replay, get_moment, play_on]
