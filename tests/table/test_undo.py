"""Taking back: free, by consent, refused or never; the journal leads to the same game afterwards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lineup.engine.saving import digest_of, from_json
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.seats import choice_of
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.wire import protocol as p
from tests.harness import scenario
from tests.harness.server import Guest, Player, Server, by_kind, play_on, together, usual
from tests.table.sets import read_sets

# Cards whose plays touch neither dice nor anything hidden, and cards that do.
SET = """
[set]
id = "plain"
title = "Plain"

[[card]]
overrides = "heroes-unite/punch"
text = "{punch}"
"""


def begin(server: Server, *names: str, punch: str = "+1 Power.", **settings: Any) -> tuple[list[Guest], str]:
    """A table of people where the first one begins; bots sit at the seats beyond."""
    guests = [Guest(server, name) for name in names]
    players = settings.pop("players", max(len(names), 2))
    settings = {"rules": {"first_player": "0"}, "custom": [SET.format(punch=punch)], "players": players, **settings}
    table = guests[0].make(settings=settings)
    with together(table, *guests) as connected:
        for seat in range(1, players):
            if seat < len(names):
                connected[seat].change(type="sit", seat=seat)
            else:
                connected[0].change(type="seat", seat=seat, who="random")
        connected[0].change(type="start")
    return guests, table


def first(player: Player) -> dict[str, Any]:
    """Wait for this player's turn."""
    ask = player.my_turn()
    assert ask is not None
    return ask


def undone(player: Player, number: int) -> None:
    """Wait until so many answers are left."""
    player.until(lambda message: message["type"] == "position" and message["fresh"] and message["number"] == number)


def without_story(position: dict[str, Any]) -> dict[str, Any]:
    return {key: position[key] for key in position if key not in ("log", "beats", "fresh", "since", "journal")}


def test_an_own_answer_that_touched_nothing_hidden_is_taken_back_freely(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob")
    with together(table, *guests, Guest(server, "Eve")) as (one, two, eve):
        first(one)
        before = one.position
        assert before["undo"] == ""
        assert "no answer to take back" in one.refusal(type="undo")
        one.answer("play punch")
        assert one.position["undo"] == "free"
        two.reach(1, 1)
        assert two.position["undo"] == ""
        assert "no answer to take back" in two.refusal(type="undo")
        assert "You are watching" in eve.refusal(type="undo")
        one.send(type="undo")
        for player in (one, two, eve):
            undone(player, 0)
        assert without_story(one.position) == without_story(before)
        assert one.position["log"] == [line for line in one.position["log"] if line["number"] == 0]
        one.answer("play punch")


def test_what_was_taken_back_is_given_again_until_something_else_is_answered(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob")
    with together(table, *guests) as (one, two):
        first(one)
        for _ in range(2):
            one.answer("play punch")
        after = one.position
        assert (after["undo_to"], after["reset_to"]) == (1, 0)
        assert "no undo of your own" in one.refusal(type="redo")
        one.send(type="undo", turn=True)
        undone(one, 0)
        one.news()
        two.news()
        assert (one.table["redo"], two.table["redo"]) == (True, False)
        assert "no undo of your own" in two.refusal(type="redo")
        one.send(type="redo")
        undone(one, 2)
        assert without_story(one.position) == without_story(after)
        one.news()
        assert not one.table["redo"]
        one.send(type="undo")
        undone(one, 1)
        one.answer("end")
        assert "no undo of your own" in one.refusal(type="redo")


def test_cards_played_at_one_go_are_taken_back_and_given_again_as_one_after_a_restart_too(own_server: Server) -> None:
    guests, table = begin(own_server, "Ann", "Bob", rules={"first_player": "0", "vulnerabilities": "0"})
    with together(table, *guests) as (one, _):
        first(one)
        one.answer("play punch")
        one.answer("play punch")
        for _ in range(2):
            one.answer("play punch", joined=True)
        assert (one.position["number"], one.position["undo_to"], one.position["undo"]) == (4, 1, "free")
        one.send(type="undo")
        undone(one, 1)
        one.send(type="redo")
        undone(one, 4)
        assert one.position["undo_to"] == 1
    own_server.stop()
    own_server.start()
    with together(table, *guests) as (one, two):
        first(one)
        assert one.position["undo_to"] == 1
        one.answer("end")
        two.my_turn()
        two.answer("play punch", joined=True)  # with no answer of hers before it
        assert two.position["undo_to"] == two.position["number"] - 1
        one.reach(1, two.position["number"])


def test_going_back_and_forth_tells_of_the_log_only_what_changed(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob")
    with together(table, *guests) as (one, two):
        first(one)
        for answer in ("play punch", "play punch", "end"):
            one.answer(answer)
        two.my_turn()
        two.answer("play punch")
        for wish, number in (("undo", 3), ("redo", 4), ("undo", 3)):
            two.send(type=wish)
            for player in (one, two):
                undone(player, number)
                assert {line["number"] for line in player.position["log"]} <= ({4} if wish == "redo" else set())
        two.answer("end")
        for player, seat in ((one, guests[0]), (two, guests[1])):
            player.reach(1, 4)
            with seat.at(table) as again:
                again.expect("position")
                assert again.position["since"] == 0
                assert kept(player) == kept(again) == again.position["log"]


def kept(player: Player) -> list[dict[str, Any]]:
    """The log as a client has it that received it bit by bit."""
    log: list[dict[str, Any]] = []
    for message in player.messages:
        if message["type"] == "position":
            log = [line for line in log if line["number"] < message["since"]] + message["log"]
    return log


def test_what_another_person_answered_is_not_given_again_for_them(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob")
    with together(table, *guests) as (one, two):
        first(one)
        one.answer("end")
        two.reach(1, 1)
        two.answer(usual(first(two)))
        one.reach(1, 2)
        assert one.position["undo_to"] == 0
        one.change(type="undo")
        two.send(type="consent", yes=True)
        undone(one, 0)
        one.news()
        assert not one.table["redo"]
        assert "no undo of your own" in one.refusal(type="redo")


def test_what_bots_answered_since_comes_again_with_the_own_answer(server: Server) -> None:
    guests, table = begin(server, "Ann")
    with guests[0].at(table) as one:
        first(one)
        one.answer("end")
        one.my_turn()
        after = one.position
        one.send(type="undo")
        undone(one, 0)
        one.send(type="redo")
        undone(one, after["number"])
        assert by_kind(without_story(one.position)) == by_kind(without_story(after))


def test_the_own_turn_is_reset(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob")
    with together(table, *guests) as (one, _):
        first(one)
        before = one.position
        for _ in range(2):  # every first hand has two
            one.answer("play punch")
        one.send(type="undo", turn=True)
        undone(one, 0)
        assert without_story(one.position) == without_story(before)


def test_dice_and_cards_seen_need_consent(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob", punch="+1 Power. Draw a card.")
    with together(table, *guests) as (one, two):
        first(one)
        one.answer("play punch")
        assert one.position["undo"] == "ask"
        one.change(type="undo")
        assert one.table["undo"] == {"seat": 0, "number": 0, "turn": False, "waiting_for": [1]}
        two.news()
        assert two.table["undo"] == one.table["undo"]
        two.send(type="consent", yes=True)
        for player in (one, two):
            undone(player, 0)
            assert player.table["undo"] is None
        one.answer("play punch")


def test_an_undo_is_refused_by_another_or_taken_back_by_the_asker(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob", punch="+1 Power. Draw a card.")
    with together(table, *guests, Guest(server, "Eve")) as (one, two, eve):
        first(one)
        one.answer("play punch")
        assert "Nobody is waiting for you to agree" in two.refusal(type="consent", yes=True)
        for refuser, number in ((two, 1), (one, 2)):
            if number == 2:
                assert "ask again after the next answer" in one.refusal(type="undo")
                assert "ask again after the next answer" in one.refusal(type="undo", turn=True)
                one.answer("play punch")
            one.change(type="undo")
            assert "Nobody is waiting for you to agree" in eve.refusal(type="consent", yes=True)
            assert refuser.change(type="consent", yes=False)["undo"] is None
            told = [message["text"] for message in one.news() if message["type"] == "refused"]
            assert told == (["Bob refused the undo."] if refuser is two else [])
            assert one.position["number"] == number
        assert "ask again after the next answer" in one.refusal(type="undo")


def test_while_one_undo_is_asked_for_nobody_asks_for_another(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob", punch="+1 Power. Draw a card.")
    with together(table, *guests) as (one, two):
        first(one)
        one.answer("end")
        two.reach(1, 1)
        two.answer("play punch")
        one.reach(1, 2)
        one.change(type="undo")
        assert "Ann has asked for something; decide on that first" in two.refusal(type="undo")
        assert one.change(type="undo", turn=True)["undo"]["turn"], "who asked may ask for more or less"


def test_all_others_have_to_agree(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob", "Cid", punch="+1 Power. Draw a card.")
    with together(table, *guests) as (one, two, three):
        first(one)
        one.answer("play punch")
        one.change(type="undo")
        assert two.change(type="consent", yes=True)["undo"]["waiting_for"] == [2]
        assert "Nobody is waiting for you to agree" in two.refusal(type="consent", yes=True)
        three.send(type="consent", yes=True)
        undone(one, 0)


def test_what_another_answered_since_needs_consent(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob")
    with together(table, *guests) as (one, two):
        first(one)
        one.answer("end")
        two.reach(1, 1)
        two.answer(usual(first(two)))
        one.reach(1, 2)
        assert one.position["undo"] == "ask"
        one.change(type="undo")
        two.send(type="consent", yes=True)
        undone(one, 0)


def test_a_request_is_dropped_when_the_game_moves_on(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob", undo="ask")
    with together(table, *guests) as (one, two):
        first(one)
        one.answer("play punch")
        one.change(type="undo")
        one.answer(usual(first(one)))
        one.expect("table")
        assert one.table["undo"] is None
        two.reach(1, 2)
        assert "Nobody is waiting for you to agree" in two.refusal(type="consent", yes=True)
        one.change(type="undo")
        assert one.change(type="stand")["undo"] is None, "who asked plays no more"


# Consent is everybody's who held a seat when the answers were given, whatever became of them since


def seen_through(server: Server, *names: str, **settings: Any) -> tuple[list[Guest], str]:
    """A table where the first person has drawn a card: to take that back gives something away."""
    guests, table = begin(server, *names, punch="+1 Power. Draw a card.", **settings)
    with together(table, *guests) as (one, *_):
        first(one)
        one.answer("play punch")
    return guests, table


def stays(player: Player, number: int, words: str) -> None:
    """An undo is not possible, for the reason given, and nothing has changed."""
    player.news()
    before = player.table
    for turn in (False, True):
        assert words in player.refusal(type="undo", turn=turn)
    assert not player.news()
    assert player.table == before
    assert player.table["undo"] is None
    assert player.position["number"] == number


def test_a_foe_who_lost_the_connection_is_not_passed_over(server: Server) -> None:
    guests, table = seen_through(server, "Ann", "Bob")
    with guests[0].at(table) as one:
        one.expect("position")
        assert one.position["undo"] == "ask"
        stays(one, 1, "Bob must agree")
        with guests[1].at(table) as two:
            two.expect("position")
            one.news()
            assert one.change(type="undo")["undo"]["waiting_for"] == [1]
            two.news()
            two.send(type="consent", yes=True)
            undone(one, 0)


def test_one_of_two_foes_who_lost_the_connection_is_not_passed_over(server: Server) -> None:
    guests, table = seen_through(server, "Ann", "Bob", "Cid")
    with together(table, *guests[:2]) as (one, two):
        one.expect("position")
        two.expect("position")
        stays(one, 1, "Cid must agree")


def test_a_foe_whose_connection_drops_while_asked_is_still_asked(server: Server) -> None:
    guests, table = seen_through(server, "Ann", "Bob")
    with guests[0].at(table) as one:
        with guests[1].at(table) as two:
            two.expect("position")
            one.expect("position")
            one.news()
            one.change(type="undo")
        one.until(lambda message: message["type"] == "table" and not message["seats"][1]["connected"])
        assert one.table["undo"]["waiting_for"] == [1]
        with guests[1].at(table) as two:
            two.expect("position")
            two.send(type="consent", yes=True)
            undone(one, 0)


def test_a_foe_whose_seat_was_handed_to_a_bot_is_not_passed_over(server: Server) -> None:
    """Neither for the answers before nor for those after: they can take the seat back at any time."""
    guests, table = seen_through(server, "Ann", "Bob")
    with guests[0].at(table) as one:
        one.expect("position")
        one.change(type="hand_over", seat=1)
        stays(one, 1, "Bob must agree")
        one.answer("play punch")
        stays(one, 2, "Bob must agree")


def test_a_foe_who_let_a_bot_play_agrees_or_refuses_as_before(server: Server) -> None:
    guests, table = seen_through(server, "Ann", "Bob")
    with together(table, *guests) as (one, two):
        two.expect("position")
        one.expect("position")
        two.change(type="stand")
        one.news()
        assert one.change(type="undo")["undo"]["waiting_for"] == [1]
        two.news()
        two.send(type="consent", yes=True)
        undone(one, 0)


def test_what_a_removed_foe_played_through_is_never_taken_back(server: Server) -> None:
    guests, table = seen_through(server, "Ann", "Bob")
    with together(table, *guests) as (one, two):
        two.expect("position")
        one.expect("position")
        one.change(type="remove", seat=1)
        stays(one, 1, "Bob played then, was removed since and cannot agree")
        one.answer("play punch")
        one.send(type="undo")  # nobody but a bot was there any more
        undone(one, 1)
        stays(one, 1, "Bob played then")
    with guests[0].at(table) as one:
        one.expect("position")
        stays(one, 1, "Bob played then")


def test_what_is_taken_back_freely_leads_no_later_answer_before_a_removal(server: Server) -> None:
    """The new answer comes after the removal, so the removed person need not agree to its undo."""
    guests, table = begin(server, "Ann", "Bob", rules={"first_player": "0"})
    with together(table, *guests) as (one, two):
        two.expect("position")
        first(one)
        one.answer("play punch")
        one.change(type="remove", seat=1)
        one.send(type="undo")
        undone(one, 0)
        one.answer("end")
        one.my_turn()
        one.send(type="undo")
        undone(one, 0)


def test_who_gave_up_has_a_say_in_what_came_before_and_none_in_what_came_after(server: Server) -> None:
    guests, table = seen_through(server, "Ann", "Bob", "Cid")
    with together(table, *guests) as (one, two, three):
        for player in (one, two, three):
            player.expect("position")
        two.send(type="concede")
        one.until(lambda message: message["type"] == "table" and message["seats"][1]["conceded"])
        three.news()
        assert one.change(type="undo")["undo"]["waiting_for"] == [1, 2]
        assert one.change(type="consent", yes=False)["undo"] is None
        one.answer("play punch")
        assert one.change(type="undo")["undo"]["waiting_for"] == [2]


@pytest.mark.parametrize(("policy", "kind"), [("never", ""), ("ask", "ask")])
def test_the_table_says_how_much_is_taken_back(server: Server, policy: str, kind: str) -> None:
    guests, table = begin(server, "Ann", "Bob", undo=policy)
    with together(table, *guests) as (one, _):
        first(one)
        one.answer("play punch")
        assert one.position["undo"] == kind
        if policy == "never":
            assert "This table allows no undo" in one.refusal(type="undo")
        else:
            assert one.change(type="undo")["undo"]["waiting_for"] == [1]


def test_alone_with_bots_everything_is_taken_back_freely(server: Server) -> None:
    guests, table = begin(server, "Ann", punch="+1 Power. Draw a card.", players=3, undo="ask")
    with guests[0].at(table) as one:
        play_on({0: one}, 12)
        first(one)
        mine = one.position["number"]
        assert one.position["undo"] == "free"
        one.send(type="undo")
        one.until(lambda message: message["type"] == "position" and message["fresh"])
        assert one.position["number"] < mine
        assert one.must
        one.send(type="undo", turn=True)
        one.until(lambda message: message["type"] == "position" and message["fresh"])
        play_on({0: one}, 5)


def test_a_pick_of_several_cards_is_taken_back_whole(server: Server) -> None:
    guests, table = begin(server, "Ann", "Bob", punch="+1 Power. Discard up to two cards from your hand.")
    with together(table, *guests) as (one, _):
        first(one)
        one.answer("play punch")
        ask = first(one)
        before = one.position
        one.pick([option["card"] for option in ask["options"] if option["verb"] == "pick"][:1])
        one.until(lambda message: message["type"] == "position" and message["number"] == 3)  # the card, and done
        one.send(type="undo")
        undone(one, 1)
        assert without_story(one.position) == without_story(before)


def test_a_pass_without_alternative_is_taken_back_with_the_answer_before_it() -> None:
    """It was given by itself, and would be again."""
    hosted = Hosted(choice_of(p.Settings(players=2), Shelf(), ["a", "b"], ()), "7")
    laid = scenario.game(hand="Black Lantern Corps", B_hand="Punch", deck="Punch*5", B_deck="Kick*9", line_up="Oa")
    hosted.game = laid.game
    for answer, seat in (("play black-lantern-corps", 0), ("pass", 1), ("end", 0), ("play punch", 1)):
        hosted.give_answer(answer, seat)
    assert hosted.own_last(1, turn=False) == 3
    hosted.undo_to(3)
    assert hosted.own_last(1, turn=False) == -1
    assert hosted.own_last(0, turn=False) == 2


def test_the_journal_leads_to_the_same_game_after_undos(server: Server) -> None:
    guests, table = begin(server, "Ann", players=3)
    with guests[0].at(table) as one:
        for turn in (False, True, False, True):
            play_on({0: one}, 6)
            first(one)
            one.send(type="undo", turn=turn)
            one.until(lambda message: message["type"] == "position" and message["fresh"])
        first(one)
        last = one.position
    check_journal(server, table, int(last["number"]))
    with guests[0].at(table) as again:
        again.expect("position")
        assert without_story(by_kind(again.position)) == without_story(by_kind(last))


def check_journal(server: Server, table: str, number: int) -> None:
    """Carry out the journal as the store has it; it leads to the snapshot."""
    entries = server.journal(table)
    ((head, snapshot),) = server.rows("select header, snapshot from games where table_id = ?", table)
    ((body,),) = server.rows("select body from tables where id = ?", table)
    settings = p.Settings(**json.loads(body)["settings"])
    names = [seat["name"] for seat in json.loads(body)["seats"]]
    hosted = Hosted(choice_of(settings, read_sets(*settings.custom), names, ()), json.loads(head)["seed"])
    assert any(kind == "undo" for kind, _ in entries)
    for kind, text in entries:
        if kind == "undo":
            hosted.undo_to(int(text))
        else:
            hosted.repeat_answer(text)
    assert hosted.number == number
    assert hosted.game.digest == digest_of(from_json(hosted.state.setup, json.loads(snapshot)))


def test_who_gave_up_does_not_win_whatever_their_bot_made_of_it() -> None:
    hosted = Hosted(choice_of(p.Settings(players=3), Shelf(), ["a", "b", "c"], ()), "7")
    while not hosted.over:
        ask = hosted.state.ask
        assert ask is not None
        option = ask.options[0]
        hosted.give_answer(option, option.seat)
    found = hosted.find_result()
    assert found is not None
    hosted.lost = list(found.winners)
    again = hosted.find_result()
    assert again is not None
    assert again.scores == found.scores
    assert again.winners
    assert not set(again.winners) & set(found.winners)
    assert max(again.scores[seat] for seat in range(3) if seat not in found.winners) == again.scores[again.winners[0]]
