"""What happened since one's last turn, shown once more: as it was seen then, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lineup.table.model.past import since_last_turn
from lineup.table.model.position import make_position
from tests.harness.server import Server, together
from tests.table.test_redaction import Table, other_world
from tests.table.test_tables import guest, two_people


def named(seen: Any) -> Any:
    """A position with cards by name instead of number, and without the fields that are not repeated."""
    told = msgspec.to_builtins(seen)
    faces = {**dict(told["cards"]), -1: -1}

    def by_face(part: Any) -> Any:
        if isinstance(part, dict):
            return {
                key: [faces[card] for card in row] if isinstance(row, list) and row and isinstance(row[0], int) else row
                for key, row in part.items()
                if key not in ("lent", "seats")
            }
        return [by_face(each) for each in part]

    for part in ("common", "seats"):
        told[part] = by_face(told[part])
    told["beats"] = [{**beat, "card": faces.get(beat["card"], -1)} for beat in told["beats"]]
    told["cards"] = sorted(face for _, face in told["cards"])
    return {**told, "ask": None, "proposable": [], "undo": "", "scores": None}


@pytest.mark.parametrize("name", ["heroes-unite", "2 v 2"])
def test_it_is_what_the_seat_saw_then(name: str) -> None:
    table = Table(name, "once more")
    hosted, seat = table.hosted, 1
    live = {0: named(make_position(hosted, seat, game=1, since=1))}
    compared = 0
    while compared < 2:
        option = table.choose()
        before = hosted.state.active
        hosted.give_answer(option, option.seat)
        live[hosted.number] = named(make_position(hosted, seat, game=1, since=hosted.number))
        if before != seat and hosted.state.active == seat:
            told = since_last_turn(hosted, 1, seat)
            assert [each.number for each in told] == [*range(told[0].number, hosted.number + 1)]
            assert all(each.ask is None for each in told)
            assert all(each.active != seat for each in told[:-1])
            untold: dict[str, Any] = {"cards": [], "journal": 0}  # nobody comes back to a moment of the past
            assert [named(each) | untold for each in told] == [live[each.number] | untold for each in told]
            compared += 1


def test_hidden_cards_change_not_one_byte_of_it_but_the_first_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.table.model.card_numbers.random_below", lambda _: 7)
    table = Table("2 v 2", "behind the screen")
    hosted, seat = table.hosted, 2
    while hosted.state.turn < 7 or hosted.state.active != seat:
        option = table.choose()
        hosted.give_answer(option, option.seat)
    told = since_last_turn(hosted, 1, seat)
    assert len(told) > 5
    before = hosted.game.before
    monkeypatch.setattr(hosted.game, "before", lambda number: other_world(before(number), seat, str(number)))
    other = since_last_turn(hosted, 1, seat)
    assert msgspec.json.encode(other) == msgspec.json.encode(told)


def test_it_is_for_players_alone(server: Server) -> None:
    ann, _, table = two_people(server)
    eve = guest(server, "Eve")
    with together(table, ann) as (one,):
        one.expect("position")
        assert isinstance(ann.get(f"/api/tables/{table}/since"), list)
        status, told = eve.request("GET", f"/api/tables/{table}/since")
        assert (status, told["error"][:17]) == (409, "You are watching;")
