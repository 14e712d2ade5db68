"""The HTTP route of a person's finished games."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from lineup.table.http.hosts_and_cookies import person_of
from lineup.table.http.parts import rooms_of, server_of
from lineup.table.people.finished_games import History, Outcome, Wanted, load_games, make_history
from lineup.table.web.framework import FromQuery, Request, get


@get("/api/history")
async def get_history(
    request: Request[Any, Any, Any],
    box: FromQuery[str] = "",
    hero: FromQuery[str] = "",
    partner: FromQuery[str] = "",
    bot: FromQuery[str] = "",
    result: FromQuery[Outcome] = "",
) -> History:
    """List one's own finished games, with statistics."""
    person = person_of(request)
    games = await load_games(rooms_of(request).store, person.id) if person is not None else []
    return await server_of(request).archive.run(partial(make_history, games, Wanted(box, hero, partner, bot, result)))


ROUTES: Final = [get_history]
