"""Cards played off a foe's deck, and Teamwork."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine import zones as z
from lineup.engine.machine import advance_game
from lineup.engine.queries import owner_of
from lineup.engine.saving import digest_of, from_json, to_json
from lineup.engine.view import determinise, view
from lineup.game import result_of
from lineup.words.telling import tell_in_english
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, sister
from tests.harness.scenario import game as laid_out

BYSTANDERS = ("Batgirl", "Red Tornado", "Hawkman")


def game(**zones: object) -> Scenario:
    """A game with the made-up cards, without Attacks out of the Line-Up."""
    players = zones.get("players", 2)
    assert isinstance(players, int)
    zones.setdefault("heroes", BYSTANDERS[:players])
    return laid_out(sets=[sister("teamwork")], **zones)  # type: ignore[arg-type]


def scored(g: Scenario, seat: int) -> dict[str, int]:
    return {name: count for name, count, _ in result_of(g.game.state).breakdown[seat]}


@rule("COMMON-TEAM-01")
def test_the_top_card_of_a_foes_deck_is_in_play_for_who_plays_it() -> None:
    g = game(hand="Burglary", B_deck="Kick, Punch")
    g.play("Burglary")
    assert (g.A.in_play, g.B.deck) == (["Burglary", "Kick"], ["Punch"])
    assert g.power == 3  # Kick gives 2, and it costs 1 or more
    told = tell_in_english(g.game.state.setup, g.game.state.events or [], 0)
    assert "A plays Kick off B's deck." in told or "You play Kick off B's deck." in told


@rule("COMMON-TEAM-01")
def test_cards_controlled_are_those_off_foes_decks_too() -> None:
    g = game(hand="Burglary, Last Trick", B_deck="Last Trick, Punch")
    g.play("Burglary")
    g.use("Last Trick")
    assert g.power == 3
    assert g.can("play", "Last Trick")


@rule("COMMON-TEAM-01")
def test_in_another_players_turn_the_card_is_played_where_it_lies() -> None:
    g = game(hand="Rude Awakening", B_hand="Fire Exit", deck="Burglary, Punch", B_deck="Punch")
    g.play("Rude Awakening").defend("Fire Exit")
    assert (g.A.deck, g.A.in_play, g.B.in_play) == (["Burglary", "Punch"], ["Rude Awakening"], [])
    assert g.seen("B", "A_deck") == ["Burglary", "?"]
    assert g.game.state.lent == ()
    assert [(event[1], g.game.state.cards[event[2]].name) for event in g.game.events if event[0] == "played"] == [
        (1, "Burglary")
    ]


@rule("COMMON-TEAM-02")
def test_at_the_end_of_the_turn_it_lies_on_its_owners_deck_for_everybody_to_see() -> None:
    g = game(hand="Burglary", deck="Punch*5", B_deck="Kick, Punch")
    g.play("Burglary").end_turn()
    assert g.B.deck == ["Kick", "Punch"]
    assert g.A.discard == ["Burglary"]
    assert g.seen("A", "B_deck") == ["Kick", "?"]
    assert g.seen("", "B_deck") == ["Kick", "?"]
    assert ("Kick", "play@0", "deck@1") in g.moves("return")
    told = tell_in_english(g.game.state.setup, g.game.state.events or [], -1)
    assert "Kick goes back on top of B's deck." in told


@rule("COMMON-TEAM-02")
def test_it_lies_on_top_of_the_first_players_deck_again_too() -> None:
    g = game(deck="Punch*5, Kick, Vulnerability", B_hand="Burglary", B_deck="Punch*5").end_turn()
    assert g.play("Burglary").B.in_play == ["Burglary", "Kick"]
    assert g.end_turn().A.deck == ["Kick", "Vulnerability"]


@rule("COMMON-TEAM-02")
def test_destroyed_it_goes_back_and_counts_as_destroyed() -> None:
    g = game(hand="Burglary", B_deck="Last Trick, Punch")
    g.play("Burglary")
    g.use("Last Trick")
    assert (g.B.deck, g.destroyed) == (["Last Trick", "Punch"], [])
    assert g.power == 3  # one for its cost, two for the price paid


@rule("COMMON-TEAM-02")
def test_put_under_a_super_hero_or_into_the_hand_it_goes_back() -> None:
    g = game(hand="Burglary", B_deck="Squatter, Punch")
    g.play("Burglary").do("yes")
    assert (g.A.under, g.B.deck, g.game.state.tucked) == ([], ["Squatter", "Punch"], ())
    g = game(hand="Burglary", B_deck="Boomerang Effect, Punch", deck="Punch*5")
    g.play("Burglary").end_turn()
    assert g.B.deck == ["Boomerang Effect", "Punch"]
    assert g.A.hand == ["Punch"] * 5


@rule("COMMON-TEAM-02")
def test_a_text_may_send_it_back_at_once() -> None:
    g = game(hand="Shakedown", B_deck="Kick, Punch")
    g.play("Shakedown")
    assert (g.power, g.A.in_play, g.B.deck) == (2, ["Shakedown"], ["Kick", "Punch"])


@rule("COMMON-TEAM-03")
def test_several_of_one_deck_go_back_as_they_lay() -> None:
    g = game(hand="Burglary*2", B_deck="Kick, Punch, Vulnerability")
    g.play("Burglary", "Burglary")
    assert g.B.deck == ["Vulnerability"]
    g.end_turn()
    assert g.B.deck == ["Kick", "Punch", "Vulnerability"]


@rule("COMMON-TEAM-04")
def test_an_ongoing_card_stays_and_works_until_it_leaves_play() -> None:
    g = game(hand="Burglary", B_deck="Lodger, Punch*6", deck="Kick*12")
    g.play("Burglary").end_turn()
    assert g.A.in_play == ["Lodger"]
    assert g.B.deck == ["Punch"] * 6
    g.end_turn()
    assert g.active == "A"
    assert g.A.in_play == ["Lodger"]
    g.use("Lodger")
    assert g.power == 1


@rule("COMMON-TEAM-05")
def test_it_counts_for_its_owner_at_the_end_of_the_game() -> None:
    g = game(hand="Burglary", B_deck="Lodger, Punch")
    g.play("Burglary")
    assert scored(g, 0) == {"Burglary": 1, "Vulnerability": 3}
    assert scored(g, 1) == {"Lodger": 1, "Punch": 1}
    state = g.game.state
    assert [owner_of(state, card) for card in state.zones[z.zone_of(0, z.PLAY)]] == [0, 1]


@rule("COMMON-TEAM-06")
def test_the_foe_is_chosen_among_those_who_have_a_card() -> None:
    g = game(players=3, hand="Burglary*2", B_deck="", C_deck="Kick, Punch")
    g.play("Burglary")
    assert g.A.in_play == ["Burglary", "Kick"]
    g = game(players=3, hand="Burglary", B_deck="Punch", C_deck="Kick")
    g.play("Burglary").foe("C")
    assert g.A.in_play == ["Burglary", "Kick"]


@rule("COMMON-TEAM-06")
def test_of_an_empty_deck_the_discard_pile_is_shuffled_first() -> None:
    g = game(hand="Burglary", B_deck="", B_discard="Kick")
    g.play("Burglary").end_turn()
    assert (g.B.deck, g.B.discard) == (["Kick"], [])


@rule("COMMON-TEAM-06")
def test_without_a_card_of_a_foe_nothing_is_played() -> None:
    g = game(hand="Burglary, Handshake, Uninvited Guest", B_deck="")
    g.play("Burglary", "Handshake", "Uninvited Guest")
    assert g.asked == "A main"
    assert (g.power, g.can("use", "Handshake")) == (1, False)


@rule("COMMON-TEAM-07")
def test_teamwork_is_used_once_at_any_moment_of_the_own_turn() -> None:
    g = game(hand="Handshake, Punch", deck="Punch*5", B_deck="Kick, Punch")
    g.play("Handshake", "Punch")
    assert g.power == 2
    g.use("Handshake")
    assert (g.power, g.A.in_play) == (4, ["Handshake", "Punch", "Kick"])
    assert not g.can("use", "Handshake")
    g.end_turn()
    assert (g.A.discard, g.B.deck) == (["Handshake", "Punch"], ["Kick", "Punch"])


@rule("COMMON-TEAM-07")
def test_in_a_sentence_teamwork_is_used_then_and_speaks_of_the_card_played() -> None:
    g = game(hand="Joint Venture", B_deck="Handshake, Punch", deck="Punch*2")
    g.play("Joint Venture").do("yes")
    assert (g.power, g.A.hand) == (1, ["Punch"])
    g = game(hand="Joint Venture", B_deck="Handshake, Punch")
    g.play("Joint Venture").do("no")
    assert (g.A.in_play, g.A.hand) == (["Joint Venture"], [])


@rule("COMMON-TEAM-07")
def test_texts_notice_that_teamwork_was_used_and_nothing_else() -> None:
    zones = {"in_play": "Meeting Place", "deck": "Punch*3", "B_deck": "Vulnerability*4"}
    g = game(hand="Burglary, Go-Between, Old Friends", **zones)
    g.play("Burglary", "Go-Between", "Old Friends")
    assert (g.power, g.A.hand) == (1, [])
    g = game(hand="Go-Between, Handshake*2, Old Friends, Best of Friends", **zones)
    g.play("Go-Between", "Handshake", "Handshake")
    g.give(g._options("use", "Handshake")[0])
    assert (g.power, g.A.hand.count("Punch")) == (3, 1)
    g.give(g._options("use", "Handshake")[0])
    assert (g.power, g.A.hand.count("Punch")) == (4, 1)
    g.play("Old Friends", "Best of Friends")
    assert (g.power, g.A.tokens) == (7, 1)


@rule("COMMON-TEAM-07")
def test_teamwork_is_not_used_in_another_players_turn() -> None:
    zones = {"hand": "Open House", "deck": "Punch", "B_deck": "Kick, Punch"}
    g = game(line_up="Old Friends, Surprise Party", **zones)
    g.play("Open House").pick("Old Friends")
    assert (g.B.discard, g.B.in_play, g.A.in_play) == (["Surprise Party"], [], ["Open House"])
    g = game(line_up="Surprise Party, Old Friends", **zones)
    g.play("Open House").pick("Surprise Party")
    assert g.A.in_play == ["Open House", "Kick"]


@rule("COMMON-TEAM-08")
def test_a_super_heros_teamwork_gives_that_foe_a_token() -> None:
    g = game(players=3, heroes=["Ringleader", "Batgirl", "Hawkman"], hand="Handshake", B_deck="Kick", C_deck="Kick")
    g.use("Ringleader").foe("C")
    assert (g.power, g.B.tokens, g.C.tokens) == (2, 0, 1)
    g.play("Handshake").use("Handshake")
    assert (g.power, g.B.tokens, g.C.tokens) == (5, 0, 1)


@rule("COMMON-TEAM-08")
def test_a_super_hero_who_says_what_the_foe_gains_gives_that_alone() -> None:
    g = game(heroes=["Fair Dealer", "Batgirl"], B_deck="Kick")
    g.use("Fair Dealer")
    assert (g.power, g.B.tokens) == (2, 2)


def test_each_foes_top_card_is_played_in_an_order_of_choice() -> None:
    g = game(players=3, hand="Everybody In", B_deck="Kick, Punch", C_deck="Punch")
    g.play("Everybody In")
    assert sorted(g.offers()) == ["Kick", "Punch"]
    g.pick("Punch")
    assert (g.A.in_play, g.power) == (["Everybody In", "Punch", "Kick"], 3)
    g.end_turn()
    assert (g.B.deck, g.C.deck) == (["Kick", "Punch"], ["Punch"])


def test_that_foe_can_be_spoken_of_if_a_card_was_played_off_the_deck() -> None:
    g = game(hand="Uninvited Guest", B_deck="Kick, Punch*2")
    g.play("Uninvited Guest").do("yes")
    assert (g.power, g.B.hand) == (2, ["Punch"])
    g.end_turn()
    assert g.B.deck == ["Kick", "Punch"]


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_saves_and_re_deals_keep_whose_card_it_is(seat: int) -> None:
    g = game(hand="Burglary, Punch", B_deck="Lodger, Punch, Vulnerability", B_hand="Kick*2, Punch*3")
    g.play("Burglary")
    state = g.game.state
    again = from_json(state.setup, to_json(state))
    assert (digest_of(again), again.lent) == (digest_of(state), state.lent)
    dealt = determinise(view(state, seat), "re-deal")
    assert dealt.lent == state.lent
    assert dealt.zones[z.zone_of(0, z.PLAY)] == state.zones[z.zone_of(0, z.PLAY)]
    g.game.undo()
    assert (g.A.in_play, g.B.deck[0], g.game.state.lent) == ([], "Lodger", ())


@rule("COMMON-TEAM-05")
def test_a_card_of_somebody_who_is_out_leaves_the_game() -> None:
    g = game(players=3, hand="Burglary", B_deck="Kick", C_deck="")
    g.play("Burglary")
    state = g.game.state
    state.out = (1,)
    state.ask = None
    advance_game(state)
    g.end_turn()
    assert "Kick" in g.cards_in(z.UNUSED)
    assert state.lent == ()


def lodged(**hands: Any) -> Scenario:
    """B's Lodger is in play for A, whose turn has ended; A draws what turns Locations out."""
    text = "Attack: Each foe puts a Location they control into their discard pile."
    wall = card_set({"name": "Wall", "type": "Villain", "cost": 3, "text": text})
    hands |= {"hand": "Burglary", "deck": "Punch*4, Wall", "B_deck": "Lodger, Punch*6", "C_deck": "Punch*6"}
    g = laid_out(3, heroes=BYSTANDERS, sets=[sister("teamwork"), sister("moves"), wall], **hands)
    return g.play("Burglary").foe("B").end_turn()


@rule("COMMON-TEAM-02", "COMMON-TEAM-05")
def test_put_into_play_for_its_owner_it_is_lent_no_more() -> None:
    g = lodged(B_hand="Eviction")
    g.play("Eviction").foe("A").pass_all()
    assert (g.A.in_play, g.B.in_play) == ([], ["Eviction", "Lodger"])
    assert g.game.state.lent == ()


@rule("COMMON-TEAM-02", "COMMON-TEAM-05")
def test_put_into_play_for_somebody_else_it_is_still_its_owners_and_goes_back_from_there() -> None:
    g = lodged(C_hand="Eviction").end_turn()
    g.play("Eviction").foe("A").pass_all()
    assert (g.A.in_play, g.C.in_play) == ([], ["Eviction", "Lodger"])
    assert "Lodger" in scored(g, 1)
    g.end_turn().play("Wall").pass_all()
    assert (g.C.in_play, g.C.discard, g.B.deck[0]) == ([], ["Eviction"], "Lodger")
