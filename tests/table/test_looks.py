"""What is known of a card's looks, by its box and by its name."""

from __future__ import annotations

from dataclasses import replace

import msgspec

import lineup
from lineup.boxes import BOXES
from lineup.table.wire.looks import LOOKS, Look, look_of, mark_of

PEOPLE = ("Hero", "Villain", "Super Hero", "Super-Villain", "Character")
CARDS = [card for name in BOXES for card in lineup.box(name).cards]


def test_the_same_person_looks_alike_in_every_box_and_on_cards_of_ones_own() -> None:
    batman = lineup.box("rivals-batman-joker").find("batman-9")
    look = look_of(batman)
    assert look is not None
    assert look.parts == ["cape", "bat-cowl", "bat-emblem"]
    assert look_of(replace(batman, set="my-set", title="Hero")) == look
    assert look_of(replace(batman, name="Nobody Known")) is None


def test_a_name_shared_by_a_person_and_a_power_is_told_apart_by_the_type() -> None:
    power = lineup.box("heroes-unite").find("shazam-power")
    person = lineup.box("rivals-shazam-black-adam").find("Shazam!")
    assert power.name == person.name == "Shazam!"
    assert look_of(power) == Look(power="zeus")
    look = look_of(person)
    assert look is not None
    assert look.power is None
    assert "bolt-emblem" in (look.parts or [])


def test_the_card_of_a_box_looks_as_that_box_says() -> None:
    ring = lineup.box("heroes-unite").find("Green Lantern Power Ring")
    assert look_of(ring) == Look(thing="ring")
    assert look_of(replace(ring, title="Location")) is None, "a ring is no place"


def test_every_hero_and_villain_of_the_boxes_has_a_look_and_no_two_share_one() -> None:
    people = {card.name: look_of(card) for card in CARDS if card.title in PEOPLE}
    assert len(people) > 160
    assert [name for name, look in people.items() if look is None] == []
    looks = [msgspec.json.encode(look) for look in people.values()]
    assert len(set(looks)) == len(people)


def test_looks_are_of_cards_there_are() -> None:
    names = {card.name for card in CARDS}
    assert {name for looks in LOOKS.values() for name in (*looks.people, *looks.pictures)} <= names


def test_no_two_emblems_of_the_boxes_have_one_mark() -> None:
    marks = {card.emblem: mark_of(card) for card in CARDS if card.emblem}
    assert len(marks) == 12
    assert len(set(marks.values())) == len(marks)
    assert (marks["lex-luthor"], marks["joker"]) == ("LL", "JOK")
    assert {emblem for looks in LOOKS.values() for emblem in looks.marks} == set(marks)


def test_the_emblem_of_a_card_of_ones_own_is_shortened() -> None:
    own = replace(CARDS[0], set="my-set", emblem="hal-jordan")
    assert mark_of(own) == "HJ"
    assert mark_of(replace(own, emblem="starfire")) == "STA"
    assert mark_of(replace(own, emblem="")) == ""
