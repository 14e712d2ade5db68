"""The referee: what is not legal changes nothing, what is hidden is never sent, and the log proves the game."""

from __future__ import annotations

import json
import re
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import lineup
from lineup import replay
from lineup.engine.rng import key_of
from lineup.log import LogError, commit_to_seed
from tests.cli.run import lineup as run
from tests.cli.run import refused
from tests.harness.server import Guest, Player, Server, play_on, together


def secrets_of(server: Server, table: str) -> tuple[str, str]:
    """Seed and salt as the store has them."""
    ((body,),) = server.rows("select body from tables where id = ?", table)
    found = json.loads(body)
    return found["seed"], found["salt"]


def begin(server: Server, **settings: Any) -> tuple[Guest, Guest, str]:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table = ann.make(settings=settings)
    with together(table, ann, bob) as (host, other):
        other.change(type="sit", seat=1)
        host.change(type="start")
    return ann, bob, table


# Answers


def test_illegal_foreign_and_stale_answers_are_refused_and_change_nothing(server: Server) -> None:
    ann, bob, table = begin(server)
    with together(table, ann, bob) as players:
        for player in players:
            player.expect("position")
        play_on(dict(enumerate(players)), 3)
        turn = players[0].position["waiting"]["seat"]
        mine, other = players[turn], players[1 - turn]
        mine.news()
        other.news()
        before = server.journal(table)
        number = mine.position["number"]
        own = mine.position["ask"]["options"][0]["answer"]
        line_up = mine.position["common"]["line_up"]
        dear = max(ann.get(f"/api/tables/{table}/cards"), key=lambda card: card["cost"])["ref"].partition("/")[2]
        for answer in ("", "dance", f"buy {dear}", "play", "end end", "😀", "play " * 50, "\u0000"):
            mine.give(answer)
            assert mine.refusal()
        other.send(type="answer", game=1, number=number, answer=own)
        assert ("Ann", "Bob")[turn] in other.refusal()
        for game, at in ((1, number - 1), (1, number + 1), (2, number), (0, number), (1, -1), (1, 2**70)):
            mine.send(type="answer", game=game, number=at, answer=own)
            assert "came too late" in mine.refusal()
        assert "You pick cards when a card's text asks for it" in refusal_of_pick(mine, line_up[:1])
        assert mine.news() == other.news() == []
        assert server.journal(table) == before
        mine.answer(own)
        other.reach(1, number + 1)
        assert server.journal(table)[: len(before)] == before
        assert len(server.journal(table)) == len(before) + 1


def refusal_of_pick(player: Player, cards: list[int]) -> str:
    player.pick(cards)
    return player.refusal()


PICKS = (
    """
[set]
id = "picks"
title = "Picks"

[[card]]
overrides = "heroes-unite/punch"
text = """
    + "'''+1 Power. {text}'''\n"
)


def a_pick(server: Server, text: str) -> tuple[Guest, str]:
    """A table at which a person has played a Punch with this text, which asks for cards of a hand of two and two."""
    settings = {"custom": [PICKS.format(text=text)], "rules": {"first_player": "0"}}
    while True:  # four hands of ten are such
        ann = Guest(server, "Ann")
        table = ann.make(settings=settings, seats=[{"who": "me"}, {"who": "random"}], start=True)
        with ann.at(table) as player:
            player.my_turn()
            kinds = dict(player.position["cards"])
            hand = Counter(kinds[card] for card in player.position["seats"][0]["hand"])
            if sorted(hand.values()) == [2, 3] and player.position["ask"]["options"][0]["answer"] == "play punch":
                cards = ann.get(f"/api/tables/{table}/cards")
                if hand[next(kind for kind, card in enumerate(cards) if card["ref"] == "heroes-unite/punch")] == 3:
                    player.answer("play punch")
                    return ann, table


@pytest.mark.parametrize("text", ["Discard up to two cards from your hand.", "Discard two cards from your hand."])
def test_several_cards_are_picked_at_once_or_not_at_all(server: Server, text: str) -> None:
    ann, table = a_pick(server, text)
    with ann.at(table) as player:
        ask = player.my_turn()
        assert ask is not None
        hand = player.position["seats"][0]["hand"]
        least = 0 if "up to" in text else 2
        assert (ask["kind"], ask["least"], ask["most"], ask["picked"]) == ("pick", least, 2, [])
        before = server.journal(table)
        line_up = player.position["common"]["line_up"][:1]
        for wrong in ([9999], [-1], [-(2**70)], line_up):
            assert "not among those offered" in refusal_of_pick(player, wrong)
        assert "You picked a card twice" in refusal_of_pick(player, hand[:1] * 2)
        assert f"You picked 3 cards; pick {ask['most']} at most" in refusal_of_pick(player, hand_order(ask, hand)[:3])
        assert refusal_of_pick(player, [hand[0], line_up[0]])
        if least:
            assert refusal_of_pick(player, [])
        assert server.journal(table) == before
        assert not player.news()
        chosen = hand_order(ask, hand)[: ask["most"]]
        player.pick(chosen[::-1])  # in any order
        player.until(lambda message: message["type"] == "position" and message["number"] > len(before))
        gone = {*chosen, *ask["picked"]}
        kinds = dict(player.position["cards"])  # equal cards stand for each other
        discard = player.position["seats"][0]["discard"]
        assert sorted(kinds[card] for card in discard) == sorted(kinds[card] for card in gone)
        assert len(player.position["seats"][0]["hand"]) == len(hand) - 2
        answers = [text for _, text in server.journal(table)[len(before) :]]
        assert [answer.split()[:2] for answer in answers] == [["0", "pick"]] * len(chosen)


def hand_order(ask: dict[str, Any], hand: list[int]) -> list[int]:
    """The cards of a hand that are not picked yet, those that stand for an option first, as the question has them."""
    offered = [option["card"] for option in ask["options"] if option["card"] >= 0]
    return [*offered, *(card for card in hand if card not in offered and card not in ask["picked"])]


def test_nothing_is_picked_where_that_is_allowed(server: Server) -> None:
    ann, table = a_pick(server, "Discard up to two cards from your hand.")
    with ann.at(table) as player:
        player.my_turn()
        hand = player.position["seats"][0]["hand"]
        player.pick([])
        player.until(lambda message: message["type"] == "position" and message["number"] == 2)
        assert player.position["seats"][0]["hand"] == hand
    assert server.journal(table)[-1] == ("answer", "0 done")


# Reasons


def test_reasons_are_given_for_what_one_sees_only(server: Server) -> None:
    ann, bob, table = begin(server)
    with together(table, ann, bob) as players:
        for player in players:
            player.expect("position")
        turn = players[0].position["waiting"]["seat"]
        mine = players[turn]
        option = mine.position["ask"]["options"][0]
        mine.send(type="why", answer=option["answer"])
        reason = mine.expect("reason")
        assert reason["about"] == option["answer"]
        assert ann.get(f"/api/rules/{reason['rule']}")["id"] == reason["rule"]
        card = mine.position["common"]["line_up"][0]
        mine.send(type="why_not", card=card)
        reason = mine.expect("reason")
        assert "Power" in reason["text"]
        assert reason["rule"]
        mine.send(type="why_not", card=card, verb="play")
        assert "not in your hand" in mine.expect("reason")["text"]
        seen = {card for card, _ in mine.position["cards"]}
        for unseen in (sorted(set(range(60)) - seen)[0], -1, 10**6, 2**70):
            assert mine.refusal(type="why_not", card=unseen) == f"There is no card {unseen} that you can see."
        assert "is not one of your answers now" in mine.refusal(type="why", answer="buy everything")
        assert "is not one of your answers now" in players[1 - turn].refusal(type="why", answer=option["answer"])


# What is never sent


@pytest.mark.parametrize(
    "game",
    [
        "heroes-unite",
        pytest.param("confrontations", marks=pytest.mark.slow),
        "rivals-batman-joker",
        pytest.param("rivals-shazam-black-adam", marks=pytest.mark.slow),
    ],
)
def test_no_byte_of_seed_salt_or_dice_is_sent_before_the_end(server: Server, game: str) -> None:
    """Everything two people, a spectator and the HTTP interface receive in a whole game."""
    ann, eve = Guest(server, "Ann"), Guest(server, "Eve")
    table = ann.make(settings={"game": game, "players": 2, "live_score": True}, seats=[{"who": "me"}, {"who": "open"}])
    seed, salt = secrets_of(server, table)
    shown = ann.get(f"/api/tables/{table}")["commitment"]
    assert shown == sha256(f"{salt}:{seed}".encode()).hexdigest() == commit_to_seed(seed, salt)
    assert len(bytes.fromhex(seed)) == 16
    hidden = [seed, salt, key_of(seed).hex(), seed[:12], salt[:12], key_of(seed).hex()[:12]]
    with together(table, ann, eve) as (one, three):
        one.change(type="seat", seat=1, who="casual")
        one.send(type="start")
        one.expect("position")
        for path in ("log", "cards", ""):
            status, body = eve.request("GET", f"/api/tables/{table}/{path}".rstrip("/"))
            assert not [each for each in hidden if each in json.dumps(body)]
            assert status == (409 if path == "log" else 200)
            if path == "log":
                assert body["error"] == "You can download the log when the game is over."
        play_on({0: one})
        three.reach(1, one.position["number"])
        for player in (one, three):
            player.expect("table")
            assert player.table["status"] == "over"
            assert (player.table["seed"], player.table["salt"]) == (seed, salt)
            assert player.table["commitment"] == shown
            before = [data for data in player.raw if '"status":"over"' not in data]
            assert len(before) > 50
            assert not [data for data in before for each in hidden if each in data]


# The proof


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """The log of a finished game, the last position and the table."""
    ann = Guest(server, "Ann")
    table = ann.make(settings={"players": 2}, seats=[{"who": "me"}, {"who": "casual"}], start=True)
    with ann.at(table) as player:
        play_on({0: player})
        player.expect("table")
    log = Guest(server, "Anyone").get(f"/api/tables/{table}/log")
    return log, player.position, player.table


def edited(log: str, **changes: str) -> str:
    first, head, *rest = log.splitlines()
    return "\n".join([first, json.dumps({**json.loads(head), **changes}), *rest]) + "\n"


def test_the_log_proves_the_game_and_the_seed_it_was_committed_to(
    finished: tuple[str, dict[str, Any], dict[str, Any]], tmp_path: Path
) -> None:
    log, position, table = finished
    file = tmp_path / "game.log"
    file.write_text(log, encoding="utf-8")
    done = run("replay", file, "--verify", "--json")
    assert done.code == 0, done.err
    found = done.json
    assert found["scores"] == position["result"]["scores"]
    assert found["winners"] == position["result"]["winners"]
    assert found["answers"] == position["number"]
    head = json.loads(log.splitlines()[1])
    assert (head["seed"], head["salt"], head["commitment"]) == (table["seed"], table["salt"], table["commitment"])
    assert lineup.replay(log).seed == table["seed"]


@pytest.mark.parametrize("what", ["seed", "salt", "commitment", "answer", "cut", "no salt", "swapped"])
def test_an_edited_log_is_refused(
    finished: tuple[str, dict[str, Any], dict[str, Any]], what: str, tmp_path: Path
) -> None:
    log = finished[0]
    head = json.loads(log.splitlines()[1])
    lines = log.splitlines()
    if what in ("seed", "salt", "commitment"):
        log = edited(log, **{what: head[what][::-1]})
    elif what == "no salt":
        log = "\n".join([lines[0], json.dumps({key: head[key] for key in head if key != "salt"}), *lines[2:]])
    elif what == "answer":
        at = next(number for number, line in enumerate(lines) if re.match(r"0 buy ", line))
        log = "\n".join([*lines[:at], "0 end", *lines[at + 1 :]])
    elif what == "swapped":
        other = commit_to_seed("0" * 32, head["salt"])
        log = edited(log, seed="0" * 32, commitment=other)
    else:
        at = next(number for number, line in enumerate(lines) if re.match(r"0 buy ", line))
        log = "\n".join([*lines[:at], *lines[at + 1 :]])
    with pytest.raises(LogError):
        replay(log)
    file = tmp_path / "game.log"
    file.write_text(log, encoding="utf-8")
    refused(run("replay", file, "--verify"), code=1)
