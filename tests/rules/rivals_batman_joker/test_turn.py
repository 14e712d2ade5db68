"""RBJ-TURN and RBJ-PLAY: the first choice of a turn, Power, buying, and the order of playing."""

from __future__ import annotations

from collections import Counter

import pytest

import lineup
from lineup.engine import zones as z
from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, exchanged
from tests.rules.rivals_batman_joker import BOX, EVERYBODY, fresh

FIVE = "Lucius Fox, Alfred Pennyworth, Batwoman, Huntress, Robin"  # costs 2, 2, 3, 4, 5


# Beginning


@rule("RBJ-TURN-01")
def test_the_first_player_is_chosen_at_random() -> None:
    first = Counter(fresh(seed).game.state.first for seed in range(100))
    assert set(first) == {0, 1}
    assert min(first.values()) > 30
    g = fresh(3)
    assert g.ask.seat == g.game.state.active == g.game.state.first


@rule("RBJ-TURN-02")
def test_each_player_shuffles_and_draws_five_cards_before_play() -> None:
    hands = set()
    for seed in range(30):
        g = fresh(seed)
        assert (len(g.A.hand), len(g.B.hand), len(g.A.deck), len(g.B.deck)) == (5, 5, 5, 5)
        hands.add((g.A.hand.count("Vulnerability"), g.B.hand.count("Vulnerability")))
    assert {mine for mine, _ in hands} == {theirs for _, theirs in hands} == {0, 1, 2, 3}


@rule("RBJ-TURN-03", "RBJ-EOT-12")
def test_the_players_take_turns() -> None:
    g = fresh(first_player=1)
    order = []
    for _ in range(5):
        order.append(g.active)
        g.normal().end_turn()
    assert order == ["B", "A", "B", "A", "B"]


# The first choice


@rule("RBJ-TURN-04", "RBJ-CONF-01")
def test_a_turn_begins_with_the_choice_of_a_confrontation_or_a_turn_of_buying() -> None:
    g = duel("Batman", hand="Punch", power=0, choose=True)
    assert g.asked == "A confront"
    assert g.can("confront", "The Joker")
    assert g.can("normal")
    assert not g.can("play")
    assert not g.can("confront", "Batman")
    assert g.confront("B").asked == "A main"
    assert g.can("ready")


@rule("RBJ-TURN-04", "RBJ-CONF-02")
def test_once_a_card_was_played_no_confrontation_can_be_announced() -> None:
    g = duel("Batman", hand="Punch*2", choose=True).normal().play("Punch")
    assert not g.can("confront")
    with pytest.raises(lineup.Refused):
        g.game.answer("confront 1", 0)
    assert g.play("Punch").end_turn().active == "B"


@rule("RBJ-TURN-05")
def test_in_a_confrontation_nothing_is_bought_with_the_power_left() -> None:
    g = duel("Batman", confront="B", power=20, line_up=FIVE)
    assert not g.can("buy")
    for what in ("kick", "robin"):
        with pytest.raises(lineup.Refused, match="RBJ-CONF-11"):
            g.game.answer(f"buy {what}", 0)


# Buying


@rule("RBJ-TURN-06")
def test_cards_are_bought_up_to_the_power_total() -> None:
    g = duel("Batman", power=7, line_up="Red Hood, Huntress, Vicki Vale").buy("Red Hood", "Huntress")
    assert g.power == 0
    assert not g.can("buy")
    with pytest.raises(lineup.Refused, match="RBJ-TURN-06"):
        g.game.answer("buy vicki-vale", 0)


@rule("RBJ-TURN-07", "RBJ-PLAY-03")
def test_line_up_cards_and_kicks_can_be_bought_and_nothing_else() -> None:
    g = duel("Batman", power=30, line_up=FIVE, main_deck="Bane, Oracle")
    assert sorted(g.offers("buy")) == sorted([*FIVE.split(", "), "Kick"])
    for what in ("bane", "weakness", "batman-9", "the-joker-9"):
        with pytest.raises(lineup.Refused):
            g.game.answer(f"buy {what}", 0)


@rule("RBJ-TURN-08")
def test_a_bought_card_goes_at_once_on_the_discard_pile() -> None:
    for name in ("Robin", "Kick"):
        g = duel("Batman", power=9, line_up="Robin", discard="Punch").buy(name)
        assert g.asked == "A main"
        assert g.A.discard == ["Punch", name]


@rule("RBJ-TURN-08")
def test_a_gained_card_goes_to_the_discard_pile_unless_the_text_says_otherwise() -> None:
    g = duel("The Joker", hand="Catwoman", line_up="Joy Buzzer").play("Catwoman").choose(2)
    assert g.A.discard == ["Joy Buzzer"]
    g = duel("The Joker", hand="Laughing Gas", B_deck="Kick").play("Laughing Gas")
    assert (g.B.deck, g.B.discard) == (["Weakness", "Kick"], [])


@rule("RBJ-TURN-09")
def test_discard_piles_are_face_up() -> None:
    g = duel("Batman", discard="Robin, Punch", B_discard="Bane, Kick")
    for viewer in EVERYBODY:
        for seat in (0, 1):
            zone = z.zone_of(seat, z.DISCARD)
            assert g.game.view(viewer).zones[zone] == g.game.state.zones[zone]


@rule("RBJ-TURN-10")
def test_example_four_punches() -> None:
    def after_four() -> Scenario:
        g = duel("Batman", hand="Punch*4, Vulnerability", line_up=FIVE).play("Punch*4")
        assert g.power == 4
        return g

    assert sorted(after_four().offers("buy")) == ["Alfred Pennyworth", "Batwoman", "Huntress", "Kick", "Lucius Fox"]
    for one in ("Lucius Fox", "Batwoman", "Huntress"):
        assert after_four().buy(one).A.discard == [one]
    assert not after_four().can("buy", "Robin")
    g = after_four().buy("Lucius Fox")
    assert not g.can("buy", "Batwoman")
    assert g.buy("Alfred Pennyworth").power == 0


@rule("RBJ-TURN-11")
def test_several_kicks_may_be_bought_in_one_turn() -> None:
    g = duel("Batman", power=6).buy("Kick", "Kick")
    assert (g.kicks, g.A.discard) == (6, ["Kick", "Kick"])


@rule("RBJ-TURN-12")
def test_a_player_may_end_the_turn_without_buying() -> None:
    g = duel("Batman", power=20, line_up=FIVE).end_turn()
    assert g.active == "B"
    assert set(FIVE.split(", ")) <= set(g.line_up)


@rule("RBJ-TURN-14", "RBJ-TURN-15")
def test_a_vulnerability_or_weakness_played_only_changes_its_place_and_stays_there_to_the_clean_up() -> None:
    for name in ("Vulnerability", "Weakness"):
        g = duel("Batman", hand=f"{name}, Kick", deck="Robin", power=1, B_hand="Punch").play(name)
        assert g.asked == "A main"
        assert g.moves() == [(name, "hand@0", "play@0")]
        assert [event[0] for event in g.game.events] == ["moved"]
        g.play("Kick")
        assert g.A.in_play == [name, "Kick"]
        assert g.A.discard == []


@rule("RBJ-TURN-15")
def test_a_weakness_played_is_discarded_when_the_turn_ends() -> None:
    g = duel("Batman", hand="Weakness", deck="Punch*5").play("Weakness").end_turn()
    assert (g.A.in_play, g.A.discard) == ([], ["Weakness"])


@rule("RBJ-TURN-14")
def test_a_vulnerability_counts_as_a_card_of_its_type_and_a_weakness_as_one_of_none() -> None:
    g = duel("Batman", hand="Vulnerability, Weakness").play("Vulnerability", "Weakness")
    assert [played.types for played in g.game.state.played] == [1, 0]


@rule("RBJ-TURN-16")
def test_a_hand_is_seen_by_its_owner_only_and_a_deck_by_nobody() -> None:
    g = duel("Batman", hand="Robin, Punch", deck="Bane, Kick", B_hand="Oracle", B_deck="Catwoman, Batmobile")
    assert g.seen("A", "A_hand") == ["Robin", "Punch"]
    assert g.seen("B", "A_hand") == g.seen("", "A_hand") == ["?", "?"]
    assert g.seen("B", "B_hand") == ["Oracle"]
    assert g.seen("A", "B_hand") == ["?"]
    for viewer in ("A", "B", ""):
        assert g.seen(viewer, "A_deck") == g.seen(viewer, "B_deck") == ["?", "?"]
    state = g.game.state
    for hand, watchers in ((0, (-1, 1)), (1, (-1, 0))):
        mine = state.zones[z.zone_of(hand, z.HAND)][0]
        hidden = state.zones[z.zone_of(hand, z.DECK)][0]
        other = exchanged(g.game, mine, hidden)
        for seat in watchers:
            assert g.game.view(seat).to_bytes() == other.view(seat).to_bytes()


@rule("RBJ-TURN-17", "RBJ-PLAY-04", "RBJ-PLAY-05")
def test_a_purchase_takes_its_cost_away_and_later_plays_add_to_what_is_left() -> None:
    g = duel("Batman", hand="Punch*2", power=4, line_up="Red Hood").buy("Red Hood")
    assert (g.power, g.A.hand) == (1, ["Punch", "Punch"])
    assert g.play("Punch").power == 2
    assert g.play("Punch").buy("Kick").power == 0


# Playing


@rule("RBJ-PLAY-01")
def test_hand_cards_are_played_in_any_order() -> None:
    for order in (("Nightwing", "Batmobile"), ("Batmobile", "Nightwing")):
        g = duel("The Joker", hand="Nightwing, Batmobile")
        assert sorted(g.offers("play")) == ["Batmobile", "Nightwing"]
        assert g.play(*order).A.in_play == list(order)


@rule("RBJ-PLAY-02")
def test_the_text_of_a_card_resolves_before_anything_else_is_done() -> None:
    g = duel("The Joker", hand="Robin, Punch", discard="Batmobile", line_up="Lucius Fox", power=5).play("Robin")
    assert g.asked == "A pick"
    for deed in ("play punch", "buy lucius-fox", "end"):
        with pytest.raises(lineup.Refused, match="RBJ-PLAY-02"):
            g.game.answer(deed, 0)
    g.pick("Batmobile")
    assert g.can("play", "Batmobile")
    g = duel("The Joker", hand="Red Robin", deck="Kick").play("Red Robin")
    assert g.can("play", "Kick")


@rule("RBJ-PLAY-06")
def test_the_order_of_play_is_kept_so_that_the_log_gives_the_same_game_again() -> None:
    first = lineup.new_game(BOX, 2, 11)
    while len(first.answers) < 60:
        options = first.ask.options if first.ask else ()
        first.answer(options[len(first.answers) % len(options)])
    again = lineup.replay(first.to_log())
    assert again.answers == first.answers
    assert again.digest == first.digest


@rule("RBJ-PLAY-07")
def test_cards_need_not_be_played_and_what_stays_in_hand_gives_nothing() -> None:
    g = duel("The Joker", hand="Red Robin, Kick", deck="Punch*5, Oracle").end_turn()
    assert sorted(g.A.discard) == ["Kick", "Red Robin"]
    assert g.A.hand == ["Punch"] * 5
    assert g.events("power") == []
