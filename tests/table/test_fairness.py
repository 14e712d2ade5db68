"""Work is shared fairly: whoever asks for much waits, and the others hardly notice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import Busy, loop_seconds
from lineup.table.limits.fair_turns import FairTurns
from lineup.table.limits.kept_answers import KeptAnswers
from lineup.table.limits.loop_shares import HOME_BURST, HOME_RATE, PERSON_BURST, PERSON_RATE, LoopShares
from lineup.table.limits.tabs import current_guest, run_on_tab, work_for
from lineup.table.limits.work_threads import WorkThread
from tests.table.loops import run_in_no_time

CROWD = Guest("mallory", "192.0.2.1/32")
OTHER = Guest("ann", "192.0.2.2/32")


class Processor:
    """Processor time that passes when somebody says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def make_shares() -> tuple[LoopShares, Processor]:
    processor = Processor()
    return LoopShares(processor, loop_seconds), processor


async def take_turns(turns: FairTurns, wishes: list[tuple[Guest, float]]) -> list[str]:
    """Let guests wait for turns of so many seconds; return the order in which they got them."""
    order = []

    async def work(guest: Guest, seconds: float) -> None:
        async with turns.take_turn(guest):
            order.append(guest.name)
            await asyncio.sleep(seconds)

    await asyncio.gather(*(work(guest, seconds) for guest, seconds in wishes))
    return order


def test_whoever_has_used_less_comes_first() -> None:
    async def main() -> None:
        order = await take_turns(FairTurns(1), [(CROWD, 5.0)] * 10 + [(OTHER, 1.0)] * 5)
        assert order == ["mallory", *["ann"] * 5, *["mallory"] * 9]

    run_in_no_time(main())


def test_people_of_one_household_take_turns() -> None:
    async def main() -> None:
        bob = Guest("bob", CROWD.home)
        order = await take_turns(FairTurns(1), [(CROWD, 1.0)] * 4 + [(bob, 1.0)] * 2)
        assert order == ["mallory", "mallory", "bob", "mallory", "bob", "mallory"]

    run_in_no_time(main())


def test_nobody_saves_up_time_and_nobody_is_remembered_for_good() -> None:
    async def main() -> None:
        turns = FairTurns(1)
        await take_turns(turns, [(CROWD, 100.0)])
        order = await take_turns(turns, [(CROWD, 1.0)] * 3 + [(OTHER, 1.0)] * 3)
        assert order == ["mallory", "ann", "mallory", "ann", "mallory", "ann"]
        assert not turns._homes

    run_in_no_time(main())


def test_a_turn_that_is_given_up_goes_to_the_next_and_too_many_are_refused() -> None:
    async def main() -> None:
        turns = FairTurns(1, most=2)
        first = asyncio.create_task(take_turns(turns, [(CROWD, 5.0)]))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(take_turns(turns, [(CROWD, 1.0)])) for _ in range(2)]
        await asyncio.sleep(1)
        assert turns.waiting == 2
        with pytest.raises(Busy):
            await turns.begin_turn(CROWD)
        waiting[0].cancel()
        first.cancel()
        assert await waiting[1] == ["mallory"]
        assert (turns.waiting, turns._free, turns._homes) == (0, 1, {})

    run_in_no_time(main())


def test_one_dear_job_of_a_household_is_in_the_loop_at_a_time_and_others_are_let_in() -> None:
    async def main() -> None:
        shares, processor = make_shares()
        inside = order = ""

        async def work(guest: Guest, seconds: float) -> None:
            nonlocal inside, order
            tab = shares.open_tab(guest)
            async with shares.let_in(tab, "dear"):
                inside += guest.name[0]
                order += guest.name[0]
                assert inside.count("m") <= 1, "one at a time"
                tab.begin_step()
                processor.seconds += seconds
                tab.end_step()
                await asyncio.sleep(1)
                inside = inside.replace(guest.name[0], "", 1)

        await work(CROWD, 0.04)
        crowd = [asyncio.create_task(work(CROWD, 0.04)) for _ in range(9)]
        await asyncio.sleep(0.5)
        assert shares.waiting == 8
        await work(OTHER, 0.001)
        assert order == "mmam" or order == "mma"
        await asyncio.gather(*crowd)
        assert shares._lanes == {}

    run_in_no_time(main())


@pytest.mark.parametrize(
    ("guest", "burst", "rate"),
    [(Guest("", CROWD.home), HOME_BURST, HOME_RATE), (CROWD, PERSON_BURST, PERSON_RATE)],
    ids=["household", "person"],
)
def test_whoever_owes_waits_until_it_is_paid_off(guest: Guest, burst: float, rate: float) -> None:
    async def main() -> None:
        shares, _ = make_shares()
        shares.charge(guest, burst + 2.0)
        start = loop_seconds()
        async with shares.let_in(shares.open_tab(OTHER), "answer"):
            assert loop_seconds() == start, "nobody else"
        async with shares.let_in(shares.open_tab(guest), "answer"):
            assert loop_seconds() - start == pytest.approx(2.0 / rate)

    run_in_no_time(main())


def test_work_is_charged_by_its_own_steps_wherever_it_is_done() -> None:
    async def main() -> None:
        shares, processor = make_shares()

        async def spend(seconds: float) -> None:
            for _ in range(3):
                processor.seconds += seconds
                await asyncio.sleep(1)

        tab, other = shares.open_tab(CROWD), shares.open_tab(OTHER)
        await asyncio.gather(run_on_tab(tab, spend(0.5)), run_on_tab(other, spend(0.25)), spend(7.0))
        assert (tab.seconds, other.seconds) == (1.5, 0.75)
        assert shares.charged == 2.25
        assert current_guest() == Guest("")

    run_in_no_time(main())


def test_a_failure_and_a_cancelled_wait_are_the_works_own() -> None:
    async def main() -> None:
        shares, _ = make_shares()
        seen = []

        async def work() -> None:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                seen.append(current_guest())
                raise ValueError("in its own words") from None

        task = asyncio.create_task(run_on_tab(shares.open_tab(CROWD), work()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(ValueError, match="in its own words"):
            await task
        assert seen == [CROWD]

    run_in_no_time(main())


def test_an_answer_is_made_once_for_all_who_ask_and_paid_by_the_first() -> None:
    made = []

    def make() -> Any:
        made.append(1)
        return {"long": "text" * 1000}

    async def main() -> None:
        shares, processor = make_shares()
        thread = WorkThread("test", processor=processor)
        answers = KeptAnswers(thread, most_bytes=20_000)

        async def prepare() -> Callable[[], Any]:
            return make

        with work_for(shares.open_tab(CROWD)):
            found = await asyncio.gather(*(answers.find(("a",), prepare) for _ in range(5)))
        assert len(made) == 1
        assert {each.etag for each in found} == {found[0].etag}
        assert len(found[0].packed) < len(found[0].body)
        for number in range(9):
            await answers.find((number,), prepare)
        assert len(answers._kept) < 9, "no more than there is room for"
        thread.close()

    asyncio.run(main())
