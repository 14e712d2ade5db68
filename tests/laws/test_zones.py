"""Zones: the common ones first, then those of each seat; the number of a zone tells whose it is, and its name."""

from __future__ import annotations

from lineup.engine import zones as z


def test_every_zone_tells_its_seat_its_place_and_its_name() -> None:
    assert len(z.COMMON_NAMES) == z.COMMON
    assert len(z.SEAT_NAMES) == z.PER_SEAT
    for index, name in enumerate(z.COMMON_NAMES):
        assert (z.seat_of(index), z.place_of(index), z.zone_name(index)) == (-1, -1, name)
    for seat in range(4):
        for place, name in enumerate(z.SEAT_NAMES):
            index = z.zone(seat, place)
            assert (z.seat_of(index), z.place_of(index), z.zone_name(index)) == (seat, place, f"{name}@{seat}")
    assert z.zone(0, z.DECK) == z.COMMON
    assert z.zone_name(z.zone(1, z.HAND)) == "hand@1"
