"""Hints, odds and reviews at a table: who gets them, when, and that a real process thinks of them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lineup.advice.worth import other_use
from lineup.engine.machine import start_game
from lineup.engine.saving import from_json
from lineup.engine.view import view
from lineup.games import Choice, build_setup
from lineup.language.sets import box
from lineup.table.limits.addresses import Guest as Asker
from lineup.table.limits.crowd import Busy
from lineup.table.wire import protocol as p
from lineup.table.workers import advice_pool
from lineup.table.workers.advice_pool import AdvicePool, GameDescription, hide_from
from lineup.table.workers.advice_worker import ADVICE
from tests.harness.server import Guest, Player, Server, play_on, together
from tests.table.test_faults import World, happen
from tests.table.test_tables import SECOND, bots, guest, two_people


def alone(server: Server, **settings: Any) -> tuple[Guest, str]:
    """Somebody who plays a bot."""
    ann = guest(server)
    return ann, ann.make(settings={"rules": {"first_player": "0"}, **settings}, seats=bots("me", "casual"), start=True)


def asked(player: Player, kind: str) -> dict[str, Any]:
    """What comes of asking for advice on the position seen last."""
    player.send(type=kind, game=player.position["game"], number=player.position["number"])
    return player.until(lambda message: message["type"] in (kind, "refused"))


def test_a_hint_names_an_answer_with_reasons_and_the_values_of_all_others(server: Server) -> None:
    ann, table = alone(server)
    with ann.at(table) as one:
        ask = one.my_turn()
        assert ask is not None
        assert one.table["hints"] is True
        hint = asked(one, "hint")
        assert hint["type"] == "hint", hint
        answers = [option["answer"] for option in ask["options"]]
        assert hint["answer"] in answers
        assert (hint["game"], hint["number"]) == (one.position["game"], one.position["number"])
        assert hint["card"] == ask["options"][answers.index(hint["answer"])]["card"]
        assert len(hint["reasons"][0]) > 10
        assert hint["values"][0] == {"answer": hint["answer"], "behind": 0.0, "sure": False}
        assert {each["answer"] for each in hint["values"]} <= set(answers)
        assert 0 <= hint["chance"] <= 1
        one.answer(hint["answer"])


def test_odds_name_the_cards_by_the_viewers_numbers(server: Server) -> None:
    ann, table = alone(server, game="rivals-batman-joker")
    with ann.at(table) as one:
        one.my_turn()
        odds = asked(one, "odds")
        line_up = one.position["common"]["line_up"]
        assert set(line_up) <= {each["card"] for each in odds["reach"]}
        assert all(0 <= each["chance"] <= 1 for each in odds["reach"])
        cards, kinds = ann.get(f"/api/tables/{table}/cards"), dict(one.position["cards"])
        good_for = {cards[kinds[each["card"]]]["ref"]: each["besides"] for each in odds["reach"]}
        assert good_for == {ref: other_use(box("rivals-batman-joker").find(ref)) for ref in good_for}
        [clash] = odds["clashes"]
        assert clash["seat"] == 1
        assert clash["cost"] == one.position["seats"][1]["cost"]
        [guard] = odds["guards"]
        assert guard["defense"] == guard["block"] == 0  # nobody has bought anything
        assert odds["power"] <= 10
        assert 0 < odds["next_hand"] < 10


def test_hints_are_thought_of_with_cards_of_ones_own(server: Server) -> None:
    ann, table = alone(server, custom=[SECOND])
    with ann.at(table) as one:
        one.my_turn()
        assert asked(one, "hint")["type"] == "hint"


def test_where_people_play_each_other_there_are_none_unless_the_table_says_so(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        play_on({0: one, 1: two}, 1)
        assert one.table["hints"] is False
        assert "only players who face only bots" in asked(one, "hint")["text"]
        assert "only players who face only bots" in asked(two, "odds")["text"]
    ann, bob, table = two_people(server, hints="always")
    with together(table, ann, bob) as (one, two):
        play_on({0: one, 1: two}, 1)
        assert one.table["hints"] is two.table["hints"] is True
        assert asked(two, "odds")["type"] == "odds"
    ann, table = alone(server, hints="never")
    with ann.at(table) as one:
        one.my_turn()
        assert asked(one, "hint")["text"] == "At this table nobody gets hints or odds."


def test_partners_have_only_bots_against_them(server: Server) -> None:
    ann, bob = guest(server), guest(server, "Bob")
    table = ann.make(
        settings={"game": "confrontations", "players": 4}, seats=bots("me", "casual", "open", "casual"), start=False
    )
    with together(table, ann, bob) as (one, two):
        assert one.expect("table")["hints"] is True
        assert two.change(type="sit", seat=2)["hints"] is True
        assert two.change(type="stand")["hints"] is False  # they only watch


def test_spectators_latecomers_and_those_who_are_not_asked_get_a_sentence(server: Server) -> None:
    ann, table = alone(server)
    with together(table, ann, guest(server, "Eve")) as (one, three):
        one.my_turn()
        three.expect("position")
        assert three.table["hints"] is False
        for kind in ("hint", "odds"):
            assert "You are watching" in asked(three, kind)["text"]
        assert "You are watching" in three.refusal(type="review", game=1)
        assert "The game has moved on" in one.refusal(type="hint", game=1, number=999)
        assert "the game that just ended" in one.refusal(type="review", game=1)


def test_a_hint_on_a_position_that_is_past_does_not_come(server: Server) -> None:
    ann, table = alone(server)
    with ann.at(table) as one:
        ask = one.my_turn()
        assert ask is not None
        one.send(type="hint", game=one.position["game"], number=one.position["number"])
        one.answer(ask["options"][0]["answer"])
        one.my_turn()
        hint = asked(one, "hint")
        while hint["type"] == "refused":  # the former one is still being put away
            assert "still on its way" in hint["text"]
            hint = asked(one, "hint")
        assert hint["number"] == one.position["number"]
        at = 0
        for message in one.messages:
            at = message["number"] if message["type"] == "position" else at
            assert message["type"] != "hint" or message["number"] == at


def test_a_guest_gets_one_piece_of_advice_at_a_time(server: Server) -> None:
    ann, table = alone(server)
    with ann.at(table) as one:
        one.my_turn()
        facts = {"game": one.position["game"], "number": one.position["number"]}
        one.send(type="hint", **facts)
        assert "still on its way" in one.refusal(type="odds", **facts)
        assert one.expect("hint")["number"] == facts["number"]


def test_a_game_that_has_ended_is_reviewed(server: Server) -> None:
    ann, table = alone(server, game="rivals-batman-joker", rules={"first_player": "0"})
    with ann.at(table) as one:
        play_on({0: one}, 12)
        one.send(type="concede")
        one.until(lambda message: message["type"] == "position" and message["result"] is not None)
        one.send(type="review", game=1)
        steps: list[dict[str, Any]] = []
        while not steps or not steps[-1]["finished"]:
            steps.append(one.until(lambda message: message["type"] in ("review", "refused")))
            assert steps[-1]["type"] == "review", steps[-1]
        assert [step["at"] for step in steps] == sorted(step["at"] for step in steps)
        assert 0 < steps[-1]["decisions"] <= 12
        for moment in steps[-1]["moments"]:
            assert moment["number"] < one.position["number"]
            assert moment["cost"] > 0
            assert moment["done"] != moment["better"]


# What the processes get


@pytest.mark.parametrize("game", ["heroes-unite", "confrontations", "rivals-shazam-black-adam"])
def test_what_a_seat_may_not_see_never_leaves_the_table(game: str) -> None:
    state = start_game(build_setup(Choice(game, ("a", "b"))), "secret")
    assert state.ask is not None
    seat = state.ask.seat
    told = [from_json(state.setup, hide_from(state, seat)) for _ in range(3)]
    for other in told:
        assert view(other, seat) == view(state, seat)
        assert other.key != state.key
        assert other.zones[0] != state.zones[0]  # the main deck lies otherwise
    assert len({tuple(other.zones[0]) for other in told}) == 3


def test_many_guests_and_a_process_that_dies_are_told_so() -> None:
    async def crowd() -> None:
        advisers = AdvicePool()
        for number in range(ADVICE.guests):
            advisers.claim_advice(Asker(f"guest {number}"))
        with pytest.raises(Busy, match="other people's requests"):
            advisers.claim_advice(Asker("one more"))
        with pytest.raises(Busy, match="still on its way"):
            advisers.claim_advice(Asker("guest 0"))
        advisers.release_advice(Asker("guest 0"))
        advisers.claim_advice(Asker("one more"))
        nothing = GameDescription("a game", {}, "", {})
        with pytest.raises(advice_pool.AdviceFailed, match="That gave no advice"):
            await advisers.run_job(nothing, {"do": "prepare"})
        await advisers.close()

    asyncio.run(crowd())


def test_a_process_that_died_knows_no_game_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def twice() -> None:
        advisers, nothing = AdvicePool(), GameDescription("a game", {}, "", {})
        begin, begun = advisers._start_process, []

        async def counted() -> advice_pool._Thinker:
            begun.append(await begin())
            return begun[-1]

        monkeypatch.setattr(advisers, "_start_process", counted)
        with pytest.raises(advice_pool.AdviceFailed):
            await advisers.run_job(nothing, {"do": "prepare"})
        await advisers.prepare_game(nothing)
        assert len(begun) == 2, "another one lays the game out"
        await advisers.close()
        assert all(each.process.returncode is not None for each in begun)

    asyncio.run(twice())


def test_who_leaves_before_the_thinking_has_begun_can_ask_again(target: str) -> None:
    async def scene(world: World) -> None:
        await world.open("Ann", seats=[p.SeatWish(who="me"), p.SeatWish(who="random")], start=True)
        assert not await world.send("Ann", type="hint", game=1, number=0)
        [task] = world.room._advising
        world.room.remove_client(world.people["Ann"])
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()
        world.room.advisers.claim_advice(Asker("ann"))

    happen(target, scene)


def test_one_address_cannot_have_all_the_advice(target: str) -> None:
    async def scene(world: World) -> None:
        await world.open("Ann", seats=[p.SeatWish(who="me"), p.SeatWish(who="random")], start=True)
        ann, advisers = world.people["Ann"], world.room.advisers
        for number in range(ADVICE.guests // 2):
            advisers.claim_advice(Asker(f"guest {number}", "192.0.2.7/32"))
        ann.home = "192.0.2.7/32"
        assert "other requests from your network" in await world.send("Ann", type="hint", game=1, number=0)
        ann.home = "192.0.2.8/32"
        assert not await world.send("Ann", type="hint", game=1, number=0)
        [task] = world.room._advising
        world.room.remove_client(ann)
        await asyncio.gather(task, return_exceptions=True)

    happen(target, scene)
