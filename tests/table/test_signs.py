"""Signs between people: whom they reach, what they never betray, how often they may be made."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec import to_builtins

from lineup.engine.view import SPECTATOR, can_see, view
from lineup.table.model.position import DISCUSSED, list_proposable, make_position
from lineup.table.wire.signs import BURST
from tests.harness.rule import rule
from tests.harness.server import Player, Server, together
from tests.table.test_redaction import Table
from tests.table.test_tables import guest, two_people

SIGNS = ("pointed", "proposed", "emoted")


def signs(player: Player) -> list[dict[str, object]]:
    """The signs that have reached somebody so far."""
    player.news()
    return [message for message in player.messages if message["type"] in SIGNS]


@contextmanager
def two_teams(server: Server) -> Iterator[tuple[list[Player], Player]]:
    """Four people in two teams, in the order of their seats, and one who watches and may talk."""
    guests = [guest(server, name) for name in ("Ann", "Bob", "Cid", "Dan", "Eve")]
    table = guests[0].make(settings={"game": "confrontations", "players": 4, "spectators_talk": True})
    with together(table, *guests) as players:
        for seat in (1, 2, 3):
            players[seat].expect("table")
            players[seat].change(type="sit", seat=seat)
        players[0].news()
        players[0].change(type="start")
        for player in players:
            player.expect("position")
        yield list(players[:4]), players[4]


@rule("CONF-SEAT-02")
def test_a_finger_on_a_hidden_card_is_seen_by_the_team_alone(server: Server) -> None:
    with two_teams(server) as (players, eve):
        ann, _, cid, _ = players
        held = ann.position["seats"][0]["hand"][0]
        ann.send(type="point", card=held)
        sign = cid.expect("pointed")
        assert (sign["seat"], sign["name"], sign["team"]) == (0, "Ann", False)
        assert sign["card"] in cid.position["seats"][0]["hand"]
        assert [len(signs(player)) for player in (*players, eve)] == [1, 0, 1, 0, 0]
        bought = ann.position["common"]["line_up"][0]
        ann.send(type="point", card=bought, team=True)
        assert cid.expect("pointed")["card"] == cid.position["common"]["line_up"][0]
        assert [len(signs(player)) for player in (*players, eve)] == [2, 0, 2, 0, 0]
        ann.send(type="point", card=bought)
        for player in (*players, eve):
            assert player.expect("pointed")["card"] == player.position["common"]["line_up"][0]
        assert "You have no team" in eve.refusal(type="point", card=eve.position["common"]["line_up"][0], team=True)


def test_nobody_points_at_what_they_or_all_others_do_not_see(server: Server) -> None:
    ann, bob, table = two_people(server)
    eve = guest(server, "Eve")
    with together(table, ann, bob, eve) as (one, two, three):
        one.expect("position")
        assert "Nobody else here sees that card" in one.refusal(type="point", card=one.position["seats"][0]["hand"][0])
        for card in (-1, 2**40):
            assert "see" in one.refusal(type="point", card=card)
        three.expect("position")
        assert "Spectators cannot chat" in three.refusal(type="point", card=three.position["common"]["line_up"][0])
        assert "Spectators cannot chat" in three.refusal(type="emote", emote="hello")
        assert "You cannot propose that answer" in one.refusal(type="propose", game=1, number=0, answer="end")
        assert "The game has moved on" in one.refusal(type="propose", game=1, number=7, answer="end")
        assert signs(one) == signs(two) == signs(three) == []


def test_emotes_are_of_a_closed_set_reach_all_and_are_not_kept(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        one.expect("position")
        one.send(type="emote", emote="well-played")
        for player in (one, two):
            assert player.expect("emoted") | {"type": ""} == {
                "type": "",
                "seat": 0,
                "name": "Ann",
                "emote": "well-played",
            }
        assert "emote" in one.refusal(type="emote", emote="You all play badly")
        for _ in range(BURST - 1):
            one.send(type="emote", emote="thanks")
        assert "wait a moment" in one.refusal(type="emote", emote="thanks")
        two.send(type="emote", emote="hello")
        assert len([sign for sign in signs(two) if sign["seat"] == 1]) == 1
    with ann.at(table) as one:
        one.expect("position")
        assert signs(one) == []


@rule("CONF-SEAT-01", "CONF-SEAT-02")
def test_a_partner_proposes_an_answer_that_foes_never_hear_of(server: Server) -> None:
    with two_teams(server) as (players, eve):
        asked = players[players[0].position["waiting"]["seat"]]
        seat = players.index(asked)
        partner, foe = players[(seat + 2) % 4], players[(seat + 1) % 4]
        offered = partner.position["proposable"]
        assert [each["answer"] for each in offered] == [each["answer"] for each in asked.position["ask"]["options"]]
        assert foe.position["proposable"] == eve.position["proposable"] == asked.position["proposable"] == []
        answer = offered[-1]["answer"]
        wish = {"type": "propose", "game": 1, "number": partner.position["number"], "answer": answer}
        assert "You cannot propose that answer" in foe.refusal(**wish)
        partner.send(**wish)
        assert asked.expect("proposed")["answer"] == answer
        assert [bool(signs(player)) for player in (asked, partner, foe, eve)] == [True, True, False, False]
        asked.answer(answer)
        partner.until(lambda message: message["type"] == "position" and message["number"] > wish["number"])
        assert "The game has moved on" in partner.refusal(**wish)


@pytest.mark.parametrize("name", ["2 v 2", "rivals 2 v 2"])
def test_what_can_be_proposed_names_no_card_the_partner_does_not_see(name: str) -> None:
    table = Table(name, "proposed")
    hosted, kinds = table.hosted, set()
    while not hosted.over and hosted.number < 200:
        state = hosted.state
        ask = state.ask
        assert ask is not None
        for viewer in range(SPECTATOR, state.players):
            answers = list_proposable(hosted, view(state, viewer))
            teammates = viewer >= 0 and viewer != ask.seat and hosted.side_of(viewer) == hosted.side_of(ask.seat)
            assert teammates or not answers
            if answers:
                kinds.add(ask.kind)
                assert all(each.card < 0 or can_see(state, viewer, each.card) for each in ask.options)
                told = to_builtins(make_position(hosted, viewer, game=1, since=hosted.number or 1))
                seen = dict(told["cards"])
                assert all(each["card"] < 0 or each["card"] in seen for each in told["proposable"])
        option = table.choose()
        hosted.give_answer(option, option.seat)
    assert {"main", "confront"} <= kinds <= {*DISCUSSED}
