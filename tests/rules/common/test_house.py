"""House rules of ours: a stale Line-Up, a short stack, a draft, and solo against a clock of Weaknesses."""

from __future__ import annotations

import pytest

from lineup.bots import make_bot, play_out
from lineup.bots.clock import Clock
from lineup.engine import zones as z
from lineup.engine.machine import start_game
from lineup.engine.profile import RuleError
from lineup.engine.queries import seats_in_order, turns_left
from lineup.engine.why import rule_of, why_allowed
from lineup.game import Game, new_game, replay
from lineup.games import Choice, build_setup, make_choice
from lineup.speech import Voice
from lineup.words.notes import notes_on
from lineup.words.telling import tell_in_english
from tests.harness.rule import rule
from tests.harness.scenario import game, warned

# a row of each box, and what lies on its main deck
ROWS = {
    "heroes-unite": ("Raven, Katana, Talon, Shazam!, Larfleeze", "Deadshot, Hawkgirl, Deadman"),
    "confrontations": ("Apollo, Artemis, Mera, Tula, Magog", "Tempest, Strife, Giganta"),
    "rivals-batman-joker": ("Oracle, Red Hood, Bane, Robin, Clayface", "Nightwing, Superman, Poison Ivy"),
    "rivals-shazam-black-adam": ("Osiris, Stargirl, Envy, Greed, Famine", "Lust, Mister Mind, Gluttony"),
}


@rule("COMMON-HOUSE-01")
@pytest.mark.parametrize("box", ROWS)
def test_the_two_oldest_cards_of_a_line_up_left_full_go_under_the_main_deck(box: str) -> None:
    row, deck = ROWS[box]
    g = game(box=box, variants=["fresh-line-up"], line_up=row, main_deck=deck)
    before, above = g.line_up, g.main_deck
    g.end_turn()
    assert g.line_up == [*before[2:], *above[:2]]
    assert g.main_deck == [above[2], *before[:2]]
    assert "Nothing left the Line-Up (house rule)" in " ".join(tell_in_english(g.game.state.setup, g.game.events, 1))


def test_a_line_up_somebody_bought_from_is_not_stale() -> None:
    row, deck = ROWS["heroes-unite"]
    g = game(variants=["fresh-line-up"], line_up=row, main_deck=deck, power=9)
    g.buy("Katana").end_turn()
    assert g.line_up == ["Raven", "Talon", "Shazam!", "Larfleeze", "Deadshot"]


def test_without_a_main_deck_a_stale_line_up_stays() -> None:
    row, _ = ROWS["heroes-unite"]
    g = game(variants=["fresh-line-up"], line_up=row, main_deck="")
    g.end_turn()
    assert g.line_up == row.split(", ")
    assert not g.over


@rule("COMMON-HOUSE-02")
def test_a_short_stack_has_five_super_villains_and_begins_as_always() -> None:
    made = new_game("heroes-unite", 2, "7", ["short-stack"])
    stack = made.state.zones[z.SUPER_VILLAINS]
    assert len(stack) == 5
    assert made.state.cards[stack[0]].starts_on_top
    assert sum(made.state.cards[card].is_super_villain for card in made.state.zones[z.UNUSED]) == 7


def drafted(made: Game) -> list[tuple[int, int]]:
    """The seats in the order they took somebody, each with how many it could choose from; all take the first."""
    found = []
    while made.ask is not None and made.ask.kind == "hero":
        found.append((made.ask.seat, len(made.ask.options)))
        assert rule_of(made.state, made.ask) == why_allowed(made.state, made.ask.options[0]).rule == "COMMON-HOUSE-03"
        made.answer(made.ask.options[0])
    assert made.ask is not None
    assert rule_of(made.state, made.ask) != "COMMON-HOUSE-03"
    return found


@rule("COMMON-HOUSE-03")
def test_in_a_draft_who_begins_takes_last_of_one_more_than_there_are_players() -> None:
    made = new_game("heroes-unite", 3, "7", ["draft"], rules={"first_player": 2})
    assert made.ask is not None
    first = {option.card for option in made.ask.options}
    for viewer in (0, 1, 2, -1):  # everybody sees them
        assert first <= set(made.view(viewer).zones[z.UNUSED])
    assert drafted(made) == [(1, 4), (0, 3), (2, 2)]
    assert made.state.active == 2
    tops = {made.state.zones[z.zone_of(seat, z.CHARACTER)][0] for seat in range(3)}
    assert len(tops) == 3
    assert tops < first


@pytest.mark.parametrize("way", ["choose", "deal_two"])
def test_where_super_heroes_are_taken_otherwise_the_question_rests_on_no_house_rule(way: str) -> None:
    made = new_game("heroes-unite", 2, "7", rules={"identity_assignment": way})
    assert made.ask is not None
    assert made.ask.kind == "hero"
    assert not rule_of(made.state, made.ask).startswith("COMMON-HOUSE")


def test_who_has_a_wish_takes_no_part_in_the_draft() -> None:
    made = new_game("heroes-unite", 3, "7", ["draft"], rules={"first_player": 0}, heroes=["", "Batgirl", ""])
    assert drafted(made) == [(2, 3), (0, 2)]


def test_in_the_second_game_of_a_match_the_lowest_score_takes_first_in_a_draft_too() -> None:
    choice = make_choice("heroes-unite", 3, ["draft"], rules={"first_player": "0"}, first_scores=[20, 10, 30])
    assert drafted(Game(choice, "7")) == [(1, 4), (0, 3), (2, 2)]


@rule("COMMON-HOUSE-03")
def test_in_teams_each_side_drafts_its_own() -> None:
    made = new_game("confrontations", 4, "7", ["draft"], rules={"first_player": 0})
    assert drafted(made) == [(3, 3), (2, 3), (1, 2), (0, 2)]
    for seat in range(4):
        assert made.state.cards[made.state.zones[z.zone_of(seat, z.CHARACTER)][0]].side == ("hero", "villain")[seat % 2]


@rule("COMMON-HOUSE-03")
@pytest.mark.parametrize("first", range(4))
def test_in_teams_too_the_last_in_turn_order_takes_first(first: int) -> None:
    made = new_game("confrontations", 4, "7", ["draft"], rules={"first_player": first})
    assert [seat for seat, _ in drafted(made)] == [*seats_in_order(made.state, first)][::-1]
    turns = [first]
    while len(turns) < 4:
        assert made.ask is not None
        made.answer(made.ask.options[-1])
        if made.state.active not in turns:
            turns.append(made.state.active)
    assert turns == [*seats_in_order(made.state, first)]


def test_a_draft_draws_who_begins_before_anybody_takes() -> None:
    began = {new_game("heroes-unite", 2, str(seed), ["draft"]).state.first for seed in range(8)}
    assert began == {0, 1}


def test_too_few_characters_for_a_draft_are_told() -> None:
    with pytest.raises(RuleError, match=r"2 players need 3 Characters \(draft\); there are 2"):
        new_game("rivals-batman-joker", 2, "7", rules={"identity_assignment": "draft"})


@rule("COMMON-HOUSE-04")
@pytest.mark.parametrize("order", ["hand_first", "effects_first", "refill_first"])
def test_after_each_turn_the_clock_takes_a_weakness_and_who_is_alone_goes_on(order: str) -> None:
    g = game(players=1, variants=["solo"], rules={"end_steps": order}, weaknesses="Weakness*3", super_villains="Nekron")
    turn = g.game.state.turn
    g.end_turn()
    assert (g.weaknesses, g.active, g.game.state.turn, g.over) == (2, "A", turn + 1, False)
    assert not any("Weakness" in cards for cards in (g.A.deck, g.A.hand, g.A.discard, g.destroyed))
    assert "The clock removes a Weakness" in " ".join(tell_in_english(g.game.state.setup, g.game.events, 0))


@rule("COMMON-HOUSE-05")
def test_with_no_weakness_left_for_the_clock_the_game_is_lost_whatever_the_points() -> None:
    g = game(players=1, variants=["solo"], weaknesses="Weakness", super_villains="Nekron", discard="Raven")
    g.end_turn().end_turn()
    assert g.over
    assert g.result.scores[0] > 0
    assert g.winners == []
    assert "the game is lost" in " ".join(tell_in_english(g.game.state.setup, g.game.events, 0))


@rule("COMMON-HOUSE-05")
def test_the_last_super_villain_wins_against_the_clock_even_in_its_last_turn() -> None:
    g = game(players=1, variants=["solo"], weaknesses="", super_villains="Nekron", power=15)
    g.buy("Nekron").end_turn()
    assert g.over
    assert g.winners == ["A"]


@rule("COMMON-HOUSE-05")
def test_the_clock_leaves_a_turn_for_each_time_it_can_take_and_one_more() -> None:
    g = game(players=1, variants=["solo"], rules={"clock": "2"}, weaknesses="Weakness*3", super_villains="Nekron")
    assert turns_left(g.game.view(0)) == 2
    assert turns_left(g.end_turn().game.view(0)) == 1
    assert g.end_turn().over
    assert turns_left(game(weaknesses="Weakness*3").game.view(0)) == 0


def test_a_line_up_that_cannot_be_filled_loses_against_the_clock() -> None:
    g = game(players=1, variants=["solo"], weaknesses="Weakness*3", super_villains="Nekron", main_deck="", line_up="")
    g.end_turn()
    assert (g.over, g.winners) == (True, [])


@pytest.mark.parametrize(
    ("box", "players", "rules", "said"),
    [
        (
            "confrontations",
            2,
            {"clock": "1"},
            "Confrontations played this way has none",
        ),
        (
            "heroes-unite",
            2,
            {"clock": "1", "super_hidden": "on"},
            "Heroes Unite played this way has none, or shuffles it",
        ),
        ("heroes-unite", 1, {}, "for 2 to 5 players"),
    ],
)
def test_no_clock_without_a_stack_and_nobody_alone_without_a_clock(
    box: str, players: int, rules: dict[str, str], said: str
) -> None:
    with pytest.raises(RuleError, match=said):
        build_setup(make_choice(box, players, rules=rules))


def test_several_may_race_the_clock_and_lose_together() -> None:
    g = game(players=2, rules={"clock": "2"}, weaknesses="Weakness*3", super_villains="Nekron")
    g.end_turn().end_turn()
    assert (g.over, g.winners) == (True, [])


@rule("COMMON-HOUSE-02", "COMMON-HOUSE-04")
def test_solo_is_for_one_against_six_super_villains() -> None:
    assert len(new_game("heroes-unite", ["Ann"], "7", ["solo"]).state.zones[z.SUPER_VILLAINS]) == 6
    said = r"Heroes Unite \(Solo against the clock\) is for one player; 2 seats were given\."
    with pytest.raises(RuleError, match=rf"^{said}$"):
        new_game("heroes-unite", ["Ann", "Bob"], "7", ["solo"])


def test_a_solo_game_is_replayed_from_its_log_and_carries_its_house_rules() -> None:
    made = new_game("heroes-unite", ["Ann"], "7", ["solo"])
    bot = make_bot("casual", 0, "7")
    while made.ask is not None:
        made.answer(bot.choose(made.view(0), made.ask.in_order(), Clock()))
    again = replay(made.to_log())
    assert again.digest == made.digest
    assert again.result == made.result
    said = " ".join(Voice()(note) for note in notes_on(again.choice, ()))
    assert "Our house rule: a clock of Weaknesses." in said
    assert "Our house rule: 6 Super-Villains" in said


@pytest.mark.parametrize("bot", ["random", "casual", "planner"])
def test_bots_play_a_whole_game_by_house_rules(bot: str) -> None:
    for players, variants in ((1, ["solo", "fresh-line-up", "draft"]), (3, ["short-stack", "fresh-line-up", "draft"])):
        state = start_game(build_setup(make_choice("heroes-unite", players, variants)), "7")
        play_out(state, [make_bot(bot, seat, "7") for seat in range(players)])
        assert state.over


@rule("HU-HIDE-01", "COMMON-HOUSE-02")
def test_a_stack_of_another_size_is_said_to_mean_nothing_where_super_villains_are_hidden() -> None:
    said = "A stack of 5 Super-Villains changes nothing here: all of them are shuffled into the main deck. (HU-HIDE-01)"
    choice = Choice("heroes-unite", ("A", "B"), variants=("super-hidden", "short-stack"))
    assert warned(choice) == (said,)
    assert said not in warned(Choice("heroes-unite", ("A", "B"), variants=("short-stack",)))
    assert warned(Choice("heroes-unite", ("A", "B"), variants=("super-hidden",))) == ()
    longer = Choice("heroes-unite", ("A", "B"), variants=("super-hidden",), rules=(("super_villains", "12"),))
    assert warned(longer) == (said.replace("5", "12"),)
