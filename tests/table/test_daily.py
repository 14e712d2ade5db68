"""The deal of the day at a table: one scored try, practice, logs from elsewhere, the field, streaks; on both stores."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

import pytest

from lineup.deals.calendar import deal_of
from lineup.deals.scores import SideResult
from lineup.game import Game
from lineup.table.people.deal_tries import BotResult, DealTries
from lineup.table.store.writes import JournalEntry
from tests.deals.games import SHORT, play_deal, short_game
from tests.table.local_home import LocalHome, Visitor, open_local_home

pytestmark = pytest.mark.stores
TODAY = date(2027, 1, 15)  # by the clock of tests
LONG_AGO = SHORT.isoformat()


async def finish_game(home: LocalHome, table: str, game: Game) -> None:
    """Play a game to its end at a table, as one answer."""
    async with home.rooms.use_table(table) as room, room.lock:
        assert room.hosted is not None
        ahead = room.hosted.fork()
        for line in game.answers:
            ahead.repeat_answer(line)
        await room.go_on(ahead, [])


def test_one_try_counts_and_practice_opens_after_it(target: str) -> None:
    async def visit() -> None:
        async with open_local_home(target) as home:
            ann = Visitor(home)
            here = f"/api/daily/{LONG_AGO}"
            facts = await ann.get(here)
            assert (facts["game"], facts["state"], facts["score"], facts["today"]) == (
                "confrontations", "new", None, False,
            )  # fmt: skip
            assert "first" in await ann.refused("POST", here, {"practice": True})
            status, made = await ann.ask("POST", here, {})
            assert status == 201
            assert (await ann.ask("POST", here, {}))[1] == made, "the try goes on where it was left"
            info = await ann.get(f"/api/tables/{made['table']}")
            assert (info["deal"], info["scored"], info["settings"]["undo"], info["hints"]) == (
                LONG_AGO, True, "never", False,
            )  # fmt: skip
            assert "under way" in await ann.refused("POST", here, {"practice": True})
            assert "scored try" in await ann.refused("POST", f"{here}/log", {"log": short_game().to_log()})
            await finish_game(home, made["table"], short_game())
            facts = await ann.get(here)
            assert facts["state"] == "done"
            assert (facts["score"]["percent"], facts["score"]["rank"], facts["score"]["people"]) == (-1, 1, 0)
            assert len(facts["score"]["course"]) == 12
            assert "one counts" in await ann.refused("POST", here, {})
            practice = (await ann.ask("POST", here, {"practice": True}))[1]["table"]
            assert practice != made["table"]
            info = await ann.get(f"/api/tables/{practice}")
            assert (info["scored"], info["settings"]["undo"], info["hints"]) == (False, "free", True)
            assert info["commitment"]

    asyncio.run(visit())


def test_a_log_is_checked_compared_with_the_field_and_taken_once(target: str) -> None:
    game = short_game()

    async def visit() -> None:
        async with open_local_home(target) as home:
            ann, bob = Visitor(home), Visitor(home)
            here = f"/api/daily/{LONG_AGO}/log"
            edited = game.to_log().replace("\n1 ", "\n0 ", 1)
            assert "does not replay" in await ann.refused("POST", here, {"log": edited})
            tries = DealTries(home.rooms.store)
            better, worse = SideResult(1.0, 90), SideResult(-1.0, 0)
            await tries.note_bot(LONG_AGO, BotResult("search", "Expert", better, True))
            await tries.note_bot(LONG_AGO, BotResult("random", "Beginner", worse, False))
            status, facts = await ann.ask("POST", here, {"log": game.to_log()})
            assert (status, facts["state"]) == (200, "done")
            assert facts["score"]["percent"] == 50.0
            assert [bot["bot"] for bot in facts["score"]["bots"]] == ["search", "random"]
            assert sum(bar["people"] for bar in facts["score"]["histogram"]) == 1
            assert [bar["yours"] for bar in facts["score"]["histogram"]].count(True) == 1
            assert "one counts" in await ann.refused("POST", here, {"log": game.to_log()})
            assert "sent in already" in await bob.refused("POST", here, {"log": game.to_log()})
            other = play_deal(deal_of(SHORT), "Bob", dice="otherwise")
            facts = (await bob.ask("POST", here, {"log": other.to_log()}))[1]
            assert facts["score"]["people"] == 1
            assert facts["streak"] == 0, "it was not begun on its day"

    asyncio.run(visit())


def test_a_streak_counts_days_and_a_bots_help_counts_nothing(target: str) -> None:
    async def visit() -> None:
        async with open_local_home(target) as home:
            ann = Visitor(home)
            for day in range(3):
                facts = await ann.get("/api/daily")
                assert facts["day"] == (TODAY + timedelta(days=day)).isoformat()
                assert (facts["streak"], facts["today"], len(facts["days"])) == (day, True, 15)
                table = (await ann.ask("POST", f"/api/daily/{facts['day']}", {}))[1]["table"]
                async with home.rooms.use_table(table) as room, room.lock:
                    person = room.table.seats[0].person
                    if day == 2:
                        await room.change_table(room.table.played_by(0, "casual").take_back(person))
                    assert room.hosted is not None
                    ahead = room.hosted.fork()
                    sides = range(ahead.state.players - 1)
                    for side in sides:
                        ahead.give_up(side)
                    after = room.table.give_up(person, 0).after_answer(ahead.over)
                    await room.save_table(after, ahead, [JournalEntry("concede", str(side)) for side in sides])
                home.hands.move(24 * 3600)
            yesterday = await ann.get(f"/api/daily/{facts['day']}")
            assert (yesterday["state"], yesterday["score"], yesterday["streak"]) == ("void", None, 0)
            first = await ann.get(f"/api/daily/{TODAY.isoformat()}")
            assert (first["state"], first["score"]["won"], first["score"]["histogram"]) == ("done", -1.0, [])
            assert "opens on that day" in await ann.refused("GET", "/api/daily/2027-03-01")

    asyncio.run(visit())
