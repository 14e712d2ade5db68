"""HU-COMB: combining sets. A small made-up box in tests/sets plays the part of the other set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.moves import MAIN_GROUP
from lineup.engine.view import determinise, view
from lineup.game import Game
from lineup.games import GROUPS, Choice, swap_halves
from lineup.match import Match, add_scores, second_choice
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, laid_out

BOX = lineup.box("heroes-unite")
FILE = Path(__file__).parents[2] / "sets" / "second.toml"
SECOND = lineup.load(FILE)
MAIN = Counter({card.ref: card.copies for each in (BOX, SECOND) for card in each.cards if card.stack == "main"})
TITLES = {card.ref: card.title for each in (BOX, SECOND) for card in each.cards}
SMALL = ("Equipment", "Hero", "Super Power", "Villain")
EXAMPLE: dict[str, tuple[str, ...]] = {
    "second": ("Equipment", "Super Power", "Villain"),
    "heroes-unite": ("Hero", "Location", "Super-Villain"),
}


def split(second: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """A mix where the second set gives these groups and Heroes Unite the others."""
    return {"second": tuple(second), "heroes-unite": tuple(group for group in GROUPS if group not in second)}


def combined(mix: dict[str, tuple[str, ...]], players: int = 2, seed: int = 1, **rules: str | int | bool) -> Scenario:
    """A game of both sets, set up as far as it goes without an answer from the table."""
    g = Scenario(lineup.new_game("heroes-unite", players, seed, sets=[SECOND], mix=mix, rules=rules))
    while g.asked.endswith("hero"):
        g.give(g.ask.options[0])
    return g


def cards(g: Scenario, *zones: int) -> list[Card]:
    return [g.game.state.cards[card] for zone in zones for card in g.game.state.zones[zone]]


def main_cards(g: Scenario) -> Counter[str]:
    """Set and id of the cards in main deck and Line-Up, with their number."""
    return Counter(card.ref for card in cards(g, z.MAIN_DECK, z.LINE_UP))


def of_groups(mix: dict[str, tuple[str, ...]]) -> Counter[str]:
    """The main-deck cards that a mix calls for."""
    return Counter({ref: n for ref, n in MAIN.items() if TITLES[ref] in mix[ref.partition("/")[0]]})


# Mixing by type


@rule("HU-COMB-01")
def test_all_main_deck_cards_of_two_sets_can_be_put_together() -> None:
    g = Scenario(lineup.new_game("heroes-unite", 2, 1, sets=[str(FILE)]))
    assert main_cards(g) == MAIN
    assert main_cards(g).total() == 224


@pytest.mark.parametrize("groups", list(combinations(GROUPS, 3)), ids="+".join)
@rule("HU-COMB-02")
def test_three_types_from_each_set_make_the_new_main_deck(groups: tuple[str, ...]) -> None:
    mix = split(groups)
    g = combined(mix)
    assert main_cards(g) == of_groups(mix)
    origin = "second" if "Super-Villain" in groups else "heroes-unite"
    assert {card.set for card in cards(g, z.SUPER_VILLAINS, z.UNUSED) if card.is_super_villain} == {origin}


@rule("HU-COMB-03")
def test_example_of_a_split_of_two_sets() -> None:
    g = combined(EXAMPLE)
    origins: dict[str, set[str]] = {}
    for card in cards(g, z.MAIN_DECK, z.LINE_UP):
        origins.setdefault(card.title, set()).add(card.set)
    assert origins == {
        "Equipment": {"second"},
        "Super Power": {"second"},
        "Villain": {"second"},
        "Hero": {"heroes-unite"},
        "Location": {"heroes-unite"},
    }
    stack = cards(g, z.SUPER_VILLAINS)
    assert len(stack) == 8
    assert {card.set for card in stack} == {"heroes-unite"}
    assert stack[0].name == "Vandal Savage"
    assert g.game.view(0).fact("sv_up")


@rule("HU-COMB-03", "HU-SV-10")
def test_the_group_of_super_villains_fills_the_stack_and_brings_its_own_first_one() -> None:
    for seed in range(10):
        g = combined(split(("Hero", "Location", "Super-Villain")), seed=seed)
        stack = cards(g, z.SUPER_VILLAINS)
        assert len(stack) == 8
        assert {card.set for card in stack} == {"second"}
        assert stack[0].name == "The Undertow"
        assert not [card for card in cards(g, z.MAIN_DECK, z.LINE_UP) if card.is_super_villain]


@rule("HU-COMB-04")
def test_a_group_given_by_both_sets_is_refused() -> None:
    for group in GROUPS:
        mix = split(("Equipment", "Super Power", "Villain"))
        giver = "heroes-unite" if group in mix["second"] else "second"
        mix[giver] += (group,)
        with pytest.raises(lineup.RuleError, match=f"{group} cards are taken from .* each group comes from one set"):
            combined(mix)


@rule("HU-COMB-04")
def test_a_group_given_by_no_set_is_refused() -> None:
    for group in GROUPS:
        mix = {id: tuple(each for each in groups if each != group) for id, groups in EXAMPLE.items()}
        with pytest.raises(lineup.RuleError, match=f"leaves out {group}"):
            combined(mix)


@rule("HU-COMB-05")
def test_of_fourteen_super_heroes_two_are_dealt_to_each_player_who_plays_one() -> None:
    seen: set[str] = set()
    for seed in range(12):
        g = Scenario(lineup.new_game("heroes-unite", 5, seed, sets=[SECOND], mix=EXAMPLE))
        assert len([card for card in g.game.state.cards if card.title == "Super Hero"]) == 14
        dealt: list[str] = []
        kept: list[str] = []
        for letter in "ABCDE":
            assert g.asked == f"{letter} hero"
            assert len(g.offers("hero")) == 2
            dealt += g.offers("hero")
            kept.append(g.offers("hero")[1])
            g.do("hero", kept[-1])
        assert len(set(dealt)) == 10
        assert [getattr(g, letter).hero for letter in "ABCDE"] == kept
        assert all(len(g.cards_in(z.zone_of(seat, z.CHARACTER))) == 1 for seat in range(5))
        seen.update(dealt)
    assert len(seen) == 14


@rule("HU-COMB-06")
def test_the_second_game_may_use_the_other_halves_of_both_sets() -> None:
    other = dict(swap_halves(EXAMPLE.items()))
    one, two = combined(EXAMPLE), combined(other)
    assert not set(main_cards(one)) & set(main_cards(two))
    assert main_cards(one) + main_cards(two) == MAIN
    assert {card.set for card in cards(one, z.SUPER_VILLAINS)} == {"heroes-unite"}
    assert {card.set for card in cards(two, z.SUPER_VILLAINS)} == {"second"}


@rule("HU-COMB-07")
def test_after_a_combined_game_every_card_can_be_sorted_by_set_and_type_again() -> None:
    g = combined(EXAMPLE)
    while g.game.ask:
        g.game.answer(g.game.ask.options[0])
    assert g.over
    assert any(card.stack == "main" for seat in range(2) for card in cards(g, *seat_zones(seat)))
    everything = cards(g, *range(len(g.game.state.zones)))
    assert Counter(card.ref for card in everything if card.stack == "main") == of_groups(EXAMPLE)
    piles = Counter((card.set, card.title) for card in everything if card.stack in ("main", "super_villain"))
    assert piles == {
        (each.id, group): sum(
            card.copies for card in each.cards if card.title == group and card.stack in ("main", "super_villain")
        )
        for each in (BOX, SECOND)
        for group in EXAMPLE[each.id]
    }


def seat_zones(seat: int) -> Iterable[int]:
    return (z.zone_of(seat, place) for place in (z.DECK, z.HAND, z.DISCARD, z.PLAY))


def test_a_main_deck_smaller_than_the_line_up_is_dealt_out() -> None:
    few = card_set(*({"name": f"Lone {group}", "type": group, "cost": 2} for group in GROUPS if group in SMALL))
    mix = {few.id: SMALL, "heroes-unite": ("Location", "Super-Villain")}
    g = Scenario(lineup.new_game("heroes-unite", 2, 1, sets=[few], mix=mix, rules={"line_up_size": 12}))
    while g.asked.endswith("hero"):
        g.give(g.ask.options[0])
    assert (len(g.line_up), g.main_deck) == (4 + 5, [])
    assert g.asked.endswith("main")


# Two games with half of everything each


def match(players: int = 2, seed: str = "pair", sets: Sequence[lineup.CardSet] = (SECOND,)) -> Match:
    return Match([f"player {n}" for n in range(players)], seed, sets=sets, rules={"first_player": 0})


def finish(pair: Match, *piles: str) -> None:
    """End the game on the table with these cards in the players' discard piles."""
    zones = {("discard" if seat == 0 else f"{'ABCDE'[seat]}_discard"): pile for seat, pile in enumerate(piles)}
    laid_out(pair.game, main_deck="", line_up="", **zones).end_turn()
    assert pair.game.result is not None


def choose_heroes(pair: Match) -> list[int]:
    """Let everybody take the first Super Hero offered; the seats in the order they were asked."""
    order = []
    while pair.game.ask and pair.game.ask.kind == "hero":
        order.append(pair.game.ask.seat)
        pair.game.answer(pair.game.ask.options[0])
    return order


# Victory Points of the piles, by their sum
TWENTY = "Black Adam, Hector Hammond, Mongul, Kick*2"
TWENTY_FIVE = "Nekron, Trigon, Amazo, Arkillo, Kick*3"
THIRTY = "Black Adam, Hector Hammond, Mongul, Nekron, Trigon"
TWENTY_FOUR = "Amazo, Arkillo, Graves, Helspont, Kick*4"


@pytest.mark.parametrize(("sets", "sizes"), [((SECOND,), (112, 112)), ((), (56, 55))], ids=["224 cards", "111 cards"])
@rule("HU-COMB-08")
def test_everything_together_is_split_into_two_decks_and_one_game_is_played_with_each(
    sets: tuple[lineup.CardSet, ...], sizes: tuple[int, int]
) -> None:
    pair = match(sets=sets)
    assert pair.number == 1
    with pytest.raises(lineup.Refused):
        pair.next_game()
    one = main_cards(Scenario(pair.game))
    finish(pair, TWENTY, TWENTY_FIVE)
    pair.next_game()
    choose_heroes(pair)
    assert pair.number == 2
    two = main_cards(Scenario(pair.game))
    assert (one.total(), two.total()) == sizes
    assert one + two == Counter({ref: n for ref, n in MAIN.items() if sets or ref.startswith("heroes-unite")})
    finish(pair, THIRTY, TWENTY_FOUR)
    with pytest.raises(lineup.Refused):
        pair.next_game()


@rule("HU-COMB-08")
def test_the_halves_are_mixed_from_both_sets_and_differ_from_match_to_match() -> None:
    halves = [main_cards(Scenario(match(seed=str(seed)).game)) for seed in range(8)]
    for half in halves:
        assert all(35 <= sum(n for ref, n in half.items() if ref.startswith(each.id)) <= 77 for each in (BOX, SECOND))
    assert len({tuple(sorted(half.items())) for half in halves}) == 8


def test_nobody_knows_which_cards_are_in_which_half() -> None:
    state = match().game.state
    for seat in (0, 1, -1):
        unseen = dict(view(state, seat).unseen)[MAIN_GROUP]
        box = [card for card in state.zones[z.UNUSED] if state.cards[card].stack == "main"]
        assert len(box) == 112
        assert sorted(unseen) == sorted((*box, *state.zones[z.MAIN_DECK]))
    guesses = [determinise(view(state, 0), str(number), go_on=False).zones[z.MAIN_DECK] for number in range(3)]
    assert len({frozenset(cards) for cards in guesses}) == 3


def test_a_super_hero_does_not_bring_the_card_of_the_same_name_along() -> None:
    """Shazam! is a Super Power too; in one of the halves it stays in the box with the Super Heroes."""
    for half in (1, 2):
        choice = Choice("heroes-unite", ("A", "B"), heroes=("Shazam!", "Batgirl"), half=half, half_seed="pair")
        g = Scenario(lineup.Game(choice, "1"))
        assert cards(g, z.zone_of(0, z.CHARACTER)) == [BOX.find("hero-shazam")]


@rule("HU-COMB-09")
def test_the_highest_sum_of_both_scores_wins_the_pair() -> None:
    pair = match()
    finish(pair, TWENTY, TWENTY_FIVE)
    assert pair.first_result is not None
    assert pair.first_result.scores == (20, 25)
    assert pair.first_result.winners == (1,)
    pair.next_game()
    choose_heroes(pair)
    finish(pair, THIRTY, TWENTY_FOUR)
    assert pair.game.result is not None
    assert pair.game.result.scores == (30, 24)
    assert pair.result is not None
    assert pair.result.scores == (50, 49)
    assert pair.result.winners == (0,)


def test_who_gave_up_does_not_win_the_pair_whatever_the_scores() -> None:
    assert add_scores((), (20, 5), (9, 0)).winners == (0,)
    assert add_scores((), (20, 5), (9, 0), lost=[0]).winners == (1,)
    assert add_scores((0, 1, 0, 1), (20, 5, 0, 5), (9, 0, 0, 1), lost=[0]).winners == (1, 3)


@rule("HU-COMB-09")
def test_there_is_no_winner_of_the_pair_before_both_games_are_over() -> None:
    pair = match()
    finish(pair, TWENTY, TWENTY_FIVE)
    assert pair.result is None
    pair.next_game()
    choose_heroes(pair)
    assert pair.result is None


@rule("HU-COMB-09")
def test_the_winner_of_the_second_game_can_lose_the_pair() -> None:
    pair = match()
    finish(pair, "Kick", "Kick*9")
    pair.next_game()
    choose_heroes(pair)
    finish(pair, "Kick*8", "Kick")
    assert pair.result is not None
    assert pair.result.scores == (9, 10)
    assert pair.result.winners == (1,)


@pytest.mark.parametrize(
    ("piles", "scores", "order"),
    [
        ((THIRTY, "Kick*10", "Amazo, Arkillo, Graves, Helspont"), (30, 10, 20), [1, 2, 0]),
        (("Kick", "Kick*2", "Kick*3"), (1, 2, 3), [0, 1, 2]),
        (("Kick*4", "Kick*7", "Kick*4"), (4, 7, 4), [0, 2, 1]),
        (("Kick", "Weakness", "Weakness*2"), (1, -1, -2), [2, 1, 0]),
    ],
    ids=["the lowest in the middle", "ascending", "a tie in seat order", "below zero"],
)
@rule("HU-COMB-10")
def test_super_heroes_for_the_second_game_are_chosen_by_the_lowest_scorer_first(
    piles: tuple[str, ...], scores: tuple[int, ...], order: list[int]
) -> None:
    pair = match(3)
    finish(pair, *piles)
    assert pair.first_result is not None
    assert pair.first_result.scores == scores
    pair.next_game()
    g = Scenario(pair.game)
    asked = []
    taken: list[str] = []
    while g.asked.endswith("hero"):
        asked.append(g.ask.seat)
        assert len(g.offers("hero")) == 14 - len(taken)
        assert not set(taken) & set(g.offers("hero"))
        taken.append(g.offers("hero")[0])
        g.do("hero", taken[-1])
        assert g.cards_in(z.zone_of(asked[-1], z.CHARACTER)) == [taken[-1]]
    assert asked == order


@rule("HU-COMB-08", "HU-COMB-10")
def test_the_second_game_of_a_duel_of_two_boxes_has_the_same_two_characters_to_choose_from() -> None:
    boxes = ["rivals-shazam-black-adam", "rivals-batman-joker"]
    pair = Match(["A", "B"], "s", game=boxes[0], sets=boxes[1:], heroes=["Black Adam", "Batman"])
    g = Scenario(Game(second_choice(pair.game.choice, (5, 3)), "s game 2"))
    assert (g.asked, sorted(g.offers("hero"))) == ("B hero", ["Batman", "Black Adam"])
    g.do("hero", "Black Adam")
    assert (g.A.hero, g.B.hero) == ("Batman", "Black Adam")
    theirs = [card for name in boxes for card in lineup.box(name).cards if card.emblem in ("black-adam", "batman")]
    both = main_cards(Scenario(pair.game)) + main_cards(g)
    assert both == {card.ref: card.copies for card in theirs if card.stack == "main"}


@rule("HU-COMB-11")
def test_what_was_done_in_the_first_game_can_be_read_in_the_second() -> None:
    pair = match(sets=())
    g = laid_out(pair.game, hand="Punch*3", main_deck="", line_up="", B_discard="Kick")
    g.play("Punch*3").buy("Kick").end_turn()
    assert pair.first_result is not None
    pair.next_game()
    choose_heroes(pair)
    done = ["0 play punch", "0 play punch", "0 play punch", "0 buy stack:kick", "0 end"]
    assert list(pair.public_log()) == done
    seat = Scenario(pair.game).ask.seat
    pair.game.answer("end", seat)
    assert list(pair.public_log()) == done


@rule("HU-COMB-11")
def test_what_nobody_else_saw_in_the_first_game_stays_out_of_its_public_log() -> None:
    logs = []
    for choice in (0, 1):
        pair = match(sets=())
        top = sorted(set(Scenario(pair.game).main_deck))[:2]
        g = laid_out(pair.game, hand="Trigon, Punch", main_deck=top, line_up="")
        g.play("Trigon").pick(top[choice]).play("Punch").end_turn()
        pair.next_game()
        logs.append(pair.public_log())
    assert logs[0] == logs[1]
    assert logs[0][0] == "0 play trigon"
    assert logs[0][2:] == ("0 play punch", "0 end")
