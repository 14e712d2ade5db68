"""`lineup mcp`: games played through the protocol by the SDK's own client, in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client

from lineup import replay
from lineup.advice import KeyMoment
from lineup.boxes import BOXES
from lineup.commands.talking.games import TalkedGames, TalkError
from lineup.commands.talking.server import make_server
from lineup.engine.saying import say
from lineup.engine.state import Option
from lineup.engine.view import determinise
from lineup.game import result_of
from tests.cli.run import lineup, refused

Call = Callable[..., Awaitable[Any]]
FIRST = next(iter(BOXES))


def talk(work: Callable[[Call], Awaitable[None]]) -> None:
    """Let a client speak with a server; calls return what the tool did."""

    async def run() -> None:
        async with Client(make_server()) as client:

            async def call(tool: str, **arguments: Any) -> Any:
                done = await client.call_tool(tool, arguments)
                if done.is_error:
                    return str(getattr(done.content[0], "text", ""))
                found = done.structured_content
                assert found is not None
                return found["result"] if found.keys() == {"result"} else found

            await work(call)

    asyncio.run(run())


def choose_answer(state: dict[str, Any]) -> int:
    """Play and buy while that is possible, then end the turn."""
    ranked = {each["notation"].partition(" ")[0]: int(each["number"]) for each in reversed(state["answers"])}
    return next(
        (ranked[verb] for verb in ("play", "buy", "confront", "ready") if verb in ranked), len(state["answers"])
    )


async def play_on(call: Call, game: str, players: int, most: int = 100_000) -> dict[str, Any]:
    """Play a game to its end, or for some answers; the state then, with the key."""
    state = await call("new_game", game=game, others=["casual"] * (players - 1), seed="7")
    key = state["key"]
    for _ in range(most):
        if state["over"]:
            break
        state = await call("answer", key=key, number=choose_answer(state))
        assert isinstance(state, dict), state
    return {**state, "key": key}


GAMES = [(FIRST, 3), ("confrontations", 4), ("rivals-batman-joker", 2), ("rivals-shazam-black-adam", 2)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_scripted_client_plays_every_box(game: str, players: int) -> None:
    async def play(call: Call) -> None:
        state = await play_on(call, game, players, most=8)
        assert state["answers_given"] >= 8
        assert len(state["players"]) == players

    talk(play)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_scripted_client_plays_a_game_of_each_box_to_its_end(game: str, players: int) -> None:
    async def play(call: Call) -> None:
        state = await play_on(call, game, players)
        assert len(state["result"]["scores"]) == players
        assert replay(await call("log", key=state["key"])).result is not None

    talk(play)


def test_the_review_tells_the_three_decisions_that_cost_most(monkeypatch: pytest.MonkeyPatch) -> None:
    games = TalkedGames()
    made = games.new_game("rivals-shazam-black-adam", ["random"], "Ann", [], "7")
    with pytest.raises(TalkError, match="open after its end"):
        games.review(made["key"])
    game = games._games[made["invite"]].game
    monkeypatch.setattr(type(game), "result", result_of(game.state))
    moment = KeyMoment(0, 1, Option(0, "end"), Option(0, "end"), 0.1, say("talk-wait"))
    monkeypatch.setattr("lineup.commands.talking.games.advice.review", lambda *_: iter([[moment] * 5]))
    monkeypatch.setattr("lineup.commands.talking.games.moments_json", lambda _, moments: moments)
    assert games.review(made["key"])["moments"] == [moment] * 3


def test_only_answers_that_are_offered_can_be_given() -> None:
    async def play(call: Call) -> None:
        state = await call("new_game", game=FIRST, others=["casual"], seed="7")
        key, most = state["key"], len(state["answers"])
        assert f"numbered from 1 to {most}" in await call("answer", key=key, number=most + 1)
        assert "no seat with the key" in await call("look", key="guess")
        assert "no game with the invite" in await call("watch", invite="guess")
        assert "after its end" in await call("log", key=key)
        assert (await call("why_not", key=key, action="confront 1"))["rule"]

    talk(play)


def test_seats_are_apart_and_a_spectator_sees_no_hand() -> None:
    async def play(call: Call) -> None:
        ann = await call("new_game", game=FIRST, others=["open"], name="Ann", seed="7")
        assert "open seats" in ann["waiting_for"]
        assert "answers" not in ann
        bob = await call("join_game", invite=ann["invite"], name="Bob")
        assert bob["seat"] == 1
        assert "taken" in await call("join_game", invite=ann["invite"])
        views = [await call("look", key=each["key"]) for each in (ann, bob)]
        watched = await call("watch", invite=ann["invite"])
        assert [("answers" in each) for each in (*views, watched)].count(True) == 1
        asked, waiting = sorted(zip((ann, bob), views, strict=True), key=lambda each: "answers" not in each[1])
        assert "not your turn" in await call("answer", key=waiting[0]["key"], number=1)
        hands = [line for line in asked[1]["board"] if "hand" in line.lower()]
        assert hands
        assert asked[1]["board"] != waiting[1]["board"] != watched["board"]
        told = await call("answer", key=asked[0]["key"], number=choose_answer(asked[1]))
        assert (await call("look", key=waiting[0]["key"]))["answers_given"] == told["answers_given"]

    talk(play)


def test_a_seat_is_told_the_same_whatever_lies_behind_what_it_knows() -> None:
    games = TalkedGames()
    made = games.new_game(FIRST, ["open"], "Ann", [], "7")
    key = games.join_game(made["invite"], "Bob")["key"]
    game = games._games[made["invite"]].game
    before = games.look(key)["board"]
    game.state = determinise(game.view(1), "other cards in Ann's hand, other decks")
    assert games.look(key)["board"] == before


def test_rules_and_cards_are_read_by_name_or_words() -> None:
    async def play(call: Call) -> None:
        [clause] = await call("read_rules", words="HU-ATK-03")
        assert clause["id"] == "HU-ATK-03"
        assert "Katana" in [card["name"] for card in await call("read_cards", words="katana")]
        offer = await call("list_games")
        assert [game["game"] for game in offer["games"]] == list(BOXES)
        assert "casual" in offer["bots"]

    talk(play)


def test_a_port_that_is_none_is_refused() -> None:
    refused(lineup("mcp", "--http", "--port", "0"), "--port 0: a port is a number from 1 to 65535")
