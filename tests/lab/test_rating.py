"""Cards beside their neighbours: who these are, and what deals played with either say."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup.games import make_choice
from lineup.lab.forecast.rating import MOST, find_neighbours, rate_card, sum_up_deals
from lineup.language.sets import CardSet, box, read_set
from tests.cli.run import lineup, refused

SET = """\
[set]
id = "my-set"
title = "My Set"

[[card]]
id = "herald"
name = "Herald"
type = "Hero"
cost = 4
vp = 1
copies = 2
text = "+9 Power. Draw five cards."
"""


def own() -> CardSet:
    return read_set(SET, "my-set.toml", custom=True)


def test_neighbours_are_of_the_same_type_and_cost_or_the_nearest_where_they_are_few() -> None:
    made = own()
    choice = make_choice("heroes-unite", 2, sets=[made])
    (herald,) = made.cards
    near = find_neighbours(choice, herald)
    assert 1 < len(near) <= MOST
    assert {(each.title, each.cost, each.set) for each in near} == {("Hero", 4, "heroes-unite")}
    dear = next(card for card in box("heroes-unite").cards if card.stack == "main" and card.cost == 8)
    assert all(each.title == dear.title and each.ref != dear.ref for each in find_neighbours(choice, dear))


def test_a_card_is_judged_by_the_same_deals_and_only_as_far_as_they_are_certain() -> None:
    katana, raven = (box("heroes-unite").find(name) for name in ("katana", "raven"))
    wins = [1.0] * 40
    split = [0.0, 1.0] * 20
    strong = sum_up_deals(katana, [raven], [wins, split])
    assert (strong.verdict, strong.share, strong.beside[0].share) == ("stronger", 1.0, 0.5)
    assert strong.more.low > 0.2
    assert sum_up_deals(katana, [raven], [split, wins]).verdict == "weaker"
    assert sum_up_deals(katana, [raven], [split, split]).verdict == "level"
    assert sum_up_deals(katana, [raven], [[1.0], [0.0]]).verdict == "level"  # one deal tells nothing
    both = sum_up_deals(katana, [raven, raven], [wins, split, wins])
    assert both.more.value == pytest.approx(0.25)


def test_measuring_grows_and_the_same_seed_gives_the_same() -> None:
    made = own()
    choice = make_choice("heroes-unite", 2, sets=[made])
    (herald,) = made.cards
    near = find_neighbours(choice, herald)[:1]
    growing = list(rate_card(choice, herald, near, "7", 3))
    assert [each.deals for each in growing] == [2, 3]
    assert growing[-1].share >= growing[-1].beside[0].share
    assert list(rate_card(choice, herald, near, "7", 3)) == growing


def test_the_command_shows_a_table_and_a_plain_sentence(tmp_path: Path) -> None:
    file = tmp_path / "my-set.toml"
    file.write_text(SET, encoding="utf-8")
    shown = " ".join(lineup("cards", "rate", file, "--deals", "1", "--seed", "7", "--processes", "1").out.split())
    assert "Herald, Hero, cost 4: 1 deal" in shown
    assert "Herald is about as strong as other cards of type Hero, cost 4" in shown
    refused(lineup("cards", "rate", file, "--deals", "0"), "--deals 0")
    refused(lineup("cards", "rate", file, "--card", "harold"), "harold", "herald")
    refused(lineup("cards", "rate", file, "--game", "heroes"), "heroes", "heroes-unite")
    refused(lineup("cards", "rate", tmp_path / "none.toml"), "none.toml")
