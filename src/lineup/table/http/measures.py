"""Forecasts and card ratings over HTTP, measured by playing games."""

from __future__ import annotations

from typing import Any, Final, Literal

from lineup.errors import shorten_text
from lineup.games import build_setup, find_game, first_game, make_choice, write_choice
from lineup.lab.forecast.rating import find_neighbours
from lineup.language.sets import BOXES
from lineup.table.http.hosts_and_cookies import guest_of
from lineup.table.http.parts import server_of
from lineup.table.model.seats import check_texts, choice_of, number_seats
from lineup.table.web.framework import JSONBody, Request, ResponseSpec, Stream, post
from lineup.table.wire.base import Strict, Wire
from lineup.table.wire.protocol import SwapWish, Word
from lineup.table.wire.sorry import Sorry

GAMES: Final = 300
DEALS: Final = 60
LINES: Final = "application/x-ndjson"


class MeasureFacts(Wire, frozen=True, kw_only=True):
    """A number and the 95 % interval it lies in."""

    value: float
    low: float
    high: float


class StrongFacts(Wire, frozen=True, kw_only=True):
    """A card whose owners win more often than others who spent about as much Power on cards."""

    card: str
    more: MeasureFacts  # from -1 to 1


class ForecastFacts(Wire, frozen=True, kw_only=True):
    """`POST /api/forecast`: the forecast of games by some settings, one line per result, each more exact."""

    games: int
    of: int
    turns: MeasureFacts  # of all players together
    shortest: int  # a tenth of the games are shorter
    longest: int  # or longer
    first: MeasureFacts  # share of wins of whoever began
    fair: float
    won: MeasureFacts  # share of games that somebody won
    still: MeasureFacts  # share of turns in which no card left the Line-Up
    stalled: MeasureFacts  # share of games with two full rounds of such turns
    called: MeasureFacts  # share of games that came to no end
    cards: list[StrongFacts]


class BesideFacts(Wire, frozen=True, kw_only=True):
    """A neighbour of a card: the share of wins with it, and how much more often the card won in the same deals."""

    card: str
    cost: int
    share: float
    more: MeasureFacts  # from -1 to 1


class RatedFacts(Wire, frozen=True, kw_only=True):
    """`POST /api/rate`: the rating of a card beside its neighbours, one line per result, each more exact."""

    card: str
    type: str
    cost: int
    deals: int
    of: int
    share: float
    beside: list[BesideFacts]
    more: MeasureFacts  # beside all of them
    verdict: Literal["stronger", "weaker", "level"]


class RateWish(Strict, frozen=True, kw_only=True):
    """A card of a custom set to rate, in the box it is for or else in the one named."""

    text: str  # the set, as TOML
    card: Word  # its id
    game: Word = ""


@post(
    "/api/forecast", status_code=200, media_type=LINES, responses={200: ResponseSpec(ForecastFacts, media_type=LINES)}
)
async def get_forecast(request: Request[Any, Any, Any], data: JSONBody[SwapWish]) -> Stream:
    """Forecast games by these settings: lines of `ForecastFacts`, each from more games than the one before."""
    guest = guest_of(request)
    server = server_of(request)
    server.measurers.check_free(guest)
    check_texts(data.settings.custom)
    async with server.sets.hold_sets(data.settings.custom, guest):
        written = write_choice(choice_of(data.settings, server.sets, number_seats(data.settings), data.heroes))
    job = {"choice": written, "seed": "forecast", "games": GAMES}
    return Stream(server.measurers.run_job(guest, job), media_type=LINES)


@post("/api/rate", status_code=200, media_type=LINES, responses={200: ResponseSpec(RatedFacts, media_type=LINES)})
async def get_rating(request: Request[Any, Any, Any], data: JSONBody[RateWish]) -> Stream:
    """Rate a custom card beside its neighbours: lines of `RatedFacts`, each from more deals."""
    guest = guest_of(request)
    server = server_of(request)
    server.measurers.check_free(guest)
    check_texts([data.text])
    async with server.sets.hold_sets([data.text], guest):
        made = server.sets.get_cards(data.text)
        card = next((each for each in made.cards if each.id == data.card and each.stack == "main"), None)
        if card is None:
            raise Sorry("sorry-rate-card", card=shorten_text(data.card))
        box = card.set if card.set in BOXES else find_game(data.game or first_game()).id
        choice = make_choice(box, 2, sets=[made])
        build_setup(choice)
        if not find_neighbours(choice, card):
            raise Sorry("sorry-rate-alone", card=card.name, type=card.title, game=find_game(box).title)
        job = {"choice": write_choice(choice), "seed": "rate", "games": DEALS, "card": card.ref}
    return Stream(server.measurers.run_job(guest, job), media_type=LINES)


ROUTES: Final = (get_forecast, get_rating)
