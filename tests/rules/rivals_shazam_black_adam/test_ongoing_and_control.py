"""RSB-ONG and RSB-CTRL: cards that stay in play, and what a player controls."""

from __future__ import annotations

from lineup.engine.queries import controlled_cards
from lineup.language.sets import box, read_set
from tests.cards.rivals_shazam_black_adam import BOX
from tests.harness.rule import rule
from tests.harness.scenario import Scenario
from tests.rules.rivals_shazam_black_adam import duel


def control(g: Scenario) -> list[str]:
    state = g.game.state
    return [state.cards[card].name for card in controlled_cards(state, 0)]


@rule("RSB-ONG-01", "RSB-WEAK-04")
def test_all_locations_and_weaknesses_have_ongoing_and_nothing_else_has() -> None:
    for card in box(BOX).cards:
        assert card.ongoing == (card.title in ("Location", "Weakness"))
        assert ("Ongoing:" in card.text) == card.ongoing


@rule("RSB-ONG-02")
def test_a_gained_ongoing_card_goes_to_the_discard_pile() -> None:
    g = duel(power=5, line_up="Khandaq").buy("Khandaq")
    assert (g.A.discard, g.A.in_play) == (["Khandaq"], [])


@rule("RSB-ONG-03", "RSB-ONG-04")
def test_played_it_stays_face_up_in_play_turn_after_turn() -> None:
    g = duel(hand="Khandaq, War", deck="Medal*9", B_deck="Medal*9").play("Khandaq", "War")
    for _ in range(3):
        g.end_turn()
        assert g.A.in_play == ["Khandaq"]
        assert g.seen("B", "A_in_play") == ["Khandaq"]
        g.normal().end_turn()
        g.normal()


@rule("RSB-ONG-05")
def test_ongoing_text_works_in_play_only_and_for_its_owner_alone() -> None:
    g = duel(hand="Weakness", B_discard="Weakness")
    assert (g.A.cost, g.B.cost) == (9, 9)
    g.play("Weakness")
    assert (g.A.cost, g.B.cost) == (8, 9)
    g = duel(hand="Khandaq, War", B_in_play="Rock of Eternity", deck="Medal", B_deck="Medal").play("War")
    assert g.A.hand == ["Khandaq"]


@rule("RSB-ONG-06")
def test_the_effect_may_be_used_on_every_own_turn() -> None:
    g = duel(in_play="Khandaq", deck="Medal*9", B_deck="Medal*9")
    assert g.use("Khandaq").power == 1
    assert not g.can("use", "Khandaq")
    g.end_turn().normal()
    assert not g.can("use", "Khandaq")
    assert g.end_turn().normal().use("Khandaq").power == 1


@rule("RSB-ONG-06")
def test_only_its_own_words_limit_an_ongoing_text_of_this_set() -> None:
    text = 'text = "Ongoing: Each time you play a Starter during your turn, draw a card."'
    change = f'[set]\nid = "change"\n[[card]]\noverrides = "{BOX}/khandaq"\n{text}'
    changed = read_set(change, "change.toml", custom=True)
    g = duel(sets=[changed], hand="Punch*2", in_play="Khandaq", deck="War, Pride").play("Punch*2")
    assert g.A.hand == ["War", "Pride"]
    g = duel(hand="Punch*2", in_play="Arena", deck="War, Pride").play("Punch*2")
    assert g.A.hand == ["War"]  # a text of another set keeps that set's limit


@rule("RSB-ONG-07")
def test_any_number_of_ongoing_cards_may_be_in_play_and_all_work() -> None:
    g = duel(in_play="Weakness*2, Khandaq, Rock of Eternity", hand="Medal", discard="Speed of Mercury", deck="Medal*6")
    assert g.A.cost == 7
    assert g.use("Khandaq").power == 2  # the Rock costs 6
    g.use("Rock of Eternity").play("Speed of Mercury")
    assert len(g.A.hand) == 3
    assert len(g.A.in_play) == 5


@rule("RSB-CTRL-01")
def test_cards_played_this_turn_are_controlled() -> None:
    g = duel(hand="Punch, War").play("Punch")
    assert control(g) == ["Punch"]
    assert duel(hand="War, Strength of Amon", confront="B").play("War", "Strength of Amon").power == 9


@rule("RSB-CTRL-02")
def test_ongoing_cards_of_earlier_turns_are_controlled() -> None:
    g = duel(hand="Khandaq", deck="Medal*9", B_deck="Medal*9").play("Khandaq").end_turn().normal().end_turn()
    assert (g.active, control(g)) == ("A", ["Khandaq"])
    assert duel(hand="Dr. Sivana", in_play="Weakness").play("Dr. Sivana").power == 2


@rule("RSB-CTRL-03")
def test_cards_in_hand_deck_and_discard_pile_are_not_controlled() -> None:
    g = duel(hand="Weakness, Dr. Sivana", deck="War", discard="Weakness")
    assert control(g) == []
    assert duel(hand="Dr. Sivana", deck="Weakness", discard="Weakness").play("Dr. Sivana").power == 1


@rule("RSB-CTRL-04", "RSB-CARD-06")
def test_a_card_that_has_left_the_play_zone_is_no_longer_controlled() -> None:
    g = duel(hand="Word of Power, Osiris", main_deck="Stamina of Shu", line_up="", confront="B")
    g.play("Word of Power").choose(2)
    assert control(g) == []
    assert g.play("Osiris").power == 1 + 2
