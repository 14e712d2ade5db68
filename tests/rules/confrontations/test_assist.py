"""Assist: who may play what on the teammate's turn, for whom it works, and where the card goes (CONF-ASSIST)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import lineup
from lineup.engine import notation
from lineup.engine import zones as z
from lineup.engine.machine import Refused
from lineup.engine.queries import assist_cards, controlled_cards
from lineup.engine.records import Note
from lineup.engine.view import view
from tests.harness.editions import former_cards
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

CARDS = card_set(
    {"name": "Ally", "type": "Hero", "cost": 2, "copies": 3, "text": "Assist.\n+2 Power."},
    {"name": "Loner", "type": "Hero", "cost": 2, "copies": 2, "text": "+2 Power."},
    {"name": "Scholar", "type": "Hero", "cost": 2, "text": "Assist.\nDraw a card."},
    {"name": "Feast", "type": "Equipment", "cost": 2,
     "text": "Assist.\n+1 Power. Draw a card. Put a Hero from your discard pile into your hand. Gain a Weakness."},
    {"name": "Rally", "type": "Equipment", "cost": 2,
     "text": "+1 Power for each Hero you play this turn, earlier or later."},
    {"name": "Echo", "type": "Equipment", "cost": 2,
     "text": "+1 Power for each Ally you play this turn, earlier or later."},
    {"name": "Opener", "type": "Equipment", "cost": 2, "copies": 2,
     "text": "Assist.\n+1 Power. If this is the first card you played this turn, +2 Power."},
    {"name": "Spark", "type": "Villain", "cost": 2,
     "text": "Assist.\nAttack: Choose a foe. That foe gains a Weakness."},
    {"name": "Storm", "type": "Villain", "cost": 2, "text": "Assist.\nAttack: Each foe gains a Weakness."},
    {"name": "Outpost", "type": "Location", "cost": 2,
     "text": "Assist.\nOngoing: Once during each of your turns, +3 Power."},
)  # fmt: skip
ASSIST_CARDS = {
    "Animal Man",
    "Bizarro",
    "Black Diamond",
    "Deadman",
    "Enhanced Strength",
    "Faora",
    "Illusions",
    "Jimmy Olsen",
    "Krypto",
    "Kryptonite",
    "Lana Lang",
    "Metallo",
    "Parasite",
    "Phantom Zone Projector",
    "Siren",
    "Steel",
    "Supergirl",
    "Tempest",
}


def table(heroes: str = "Superman, Lex Luthor, Wonder Woman, Circe", **given: Any) -> Scenario:
    """A's turn in a game of two teams, A and C against B and D."""
    return game(4, box="confrontations", heroes=heroes.split(", "), sets=[CARDS], **given)


def holdings(g: Scenario, seats: Iterable[str]) -> list[tuple[list[str], ...]]:
    """What lies in each seat's hand, deck, discard pile and play."""
    found = [getattr(g, seat) for seat in seats]
    return [(seat.hand, seat.deck, seat.discard, seat.in_play) for seat in found]


def to_b(g: Scenario) -> Scenario:
    """A ends an empty turn, B takes a turn of buying."""
    g.end_turn()
    if g.asked == "C assist":
        g.no_assist()
    return g.normal()


@pytest.mark.parametrize("confront", ["", "B"], ids=["buying", "Confronting"])
@rule("CONF-ASSIST-01")
def test_an_assist_card_may_be_played_on_the_teammates_turn_and_no_other_card(confront: str) -> None:
    g = table(confront=confront, hand="Punch", B_hand="Ally", C_hand="Ally, Loner, Punch", D_hand="Ally")
    options = [option for option in g.ask.options if option.verb == "assist"]
    assert [(option.seat, g.game.state.cards[option.card].name) for option in options] == [(2, "Ally")]
    with pytest.raises(Refused):
        g.game.answer("assist loner", 2)
    assert g.game.why_not("assist loner", 2).rule == "CONF-ASSIST-15"
    assert g.game.why("assist ally").rule == "CONF-ASSIST-01"
    g.assist("Ally")
    assert g.power == 2
    assert sorted(g.C.hand) == ["Loner", "Punch"]
    assert g.asked == "A main"
    assert not g.can("assist")


@rule("CONF-ASSIST-02")
def test_nobody_is_forced_to_assist() -> None:
    g = table(hand="Punch", C_hand="Ally", B_hand="Punch")
    g.play("Punch")
    assert g.can("end")
    g.end_turn()
    assert g.asked == "C assist"
    assert g.game.why("pass").rule == "CONF-ASSIST-02"
    g.no_assist()
    assert (g.asked, g.active) == ("B confront", "B")
    assert (g.C.hand, g.C.in_play, g.C.discard) == (["Ally"], [], [])


@rule("CONF-ASSIST-03")
def test_on_the_own_turn_an_assist_card_is_played_like_any_other_and_works_for_its_player() -> None:
    g = table(hand="Ally, Scholar", deck="Loner", C_hand="Punch", C_deck="Punch*2")
    assert not g.can("assist")
    g.play("Ally", "Scholar")
    assert g.power == 2
    assert (g.A.hand, g.A.in_play) == (["Loner"], ["Ally", "Scholar"])
    assert holdings(g, "C") == [(["Punch"], ["Punch", "Punch"], [], [])]


@rule("CONF-ASSIST-04")
def test_all_a_text_brings_goes_to_the_active_teammate() -> None:
    g = table(hand="Punch", deck="Loner, Punch", discard="Krypto", C_hand="Feast, Punch", C_deck="Punch*2",
              C_discard="Steel", B_hand="Punch", D_hand="Punch")  # fmt: skip
    foes = holdings(g, "BD")
    g.assist("Feast")
    assert g.power == 1
    assert holdings(g, "AC") == [
        (["Punch", "Loner", "Krypto"], ["Punch"], ["Weakness"], []),
        (["Punch"], ["Punch", "Punch"], ["Steel"], ["Feast"]),
    ]
    assert holdings(g, "BD") == foes


@rule("CONF-ASSIST-05")
def test_power_of_an_assist_is_the_active_players() -> None:
    g = table(hand="Punch", C_hand="Ally", line_up="Black Manta, Ya'wara, Tula, Tempest, Steel")
    g.assist("Ally").play("Punch")
    assert g.power == 3
    g.buy("Black Manta")
    assert (g.power, g.A.discard) == (0, ["Black Manta"])
    g.end_turn().normal().end_turn()
    assert g.active == "C"
    assert g.power == 0


@rule("CONF-ASSIST-06")
def test_cards_of_an_assist_are_drawn_by_the_active_player_from_the_own_deck() -> None:
    g = table(hand="Punch", deck="Loner", C_hand="Scholar, Punch", C_deck="Punch")
    g.assist("Scholar")
    assert (g.A.hand, g.A.deck) == (["Punch", "Loner"], [])
    assert (g.C.hand, g.C.deck) == (["Punch"], ["Punch"])


@rule("CONF-ASSIST-07")
def test_your_discard_pile_means_the_active_players() -> None:
    g = table(discard="Flight, Telepathy, Dark Arts, Punch", C_hand="Parasite")
    assert g.assist("Parasite").power == 3
    g = table(C_discard="Flight, Telepathy, Dark Arts", C_hand="Parasite")
    assert g.assist("Parasite").power == 0


@rule("CONF-ASSIST-08")
def test_choices_of_the_text_are_the_active_players() -> None:
    g = table(discard="Punch, Vulnerability", C_hand="Phantom Zone Projector", C_discard="Loner")
    g.assist("Phantom Zone Projector")
    assert g.asked == "A pick"
    assert sorted(g.offers()) == ["Punch", "Vulnerability"]
    assert {option.seat for option in g.ask.options} == {0}
    g.pick("Vulnerability")
    assert (g.A.discard, g.C.discard, g.destroyed) == (["Punch"], ["Loner"], ["Vulnerability"])


@pytest.mark.parametrize("first", [True, False], ids=["Assist first", "Assist last"])
@pytest.mark.parametrize(
    ("watcher", "bonus"), [("Rally", 1), ("Echo", 1)], ids=["a bonus for a type", "a bonus for a name"]
)
@rule("CONF-ASSIST-09")
def test_an_assist_is_no_play_of_the_active_player(watcher: str, bonus: int, first: bool) -> None:
    g = table(hand=f"{watcher}, Ally", C_hand="Ally")
    if first:
        g.assist("Ally").play(watcher)
    else:
        g.play(watcher).assist("Ally")
    assert g.power == 2
    g.play("Ally")
    assert g.power == 4 + bonus


@pytest.mark.parametrize(
    ("place", "theirs", "mine"),
    [
        ("The Deep", "Faora", "Black Manta"),
        ("Olympus", "Supergirl", "Ares"),
        ("Lex Corp", "Black Diamond", "Power Armor"),
    ],
    ids=["a Villain", "a dear Hero", "an Equipment"],
)
@rule("CONF-ASSIST-09")
@former_cards()
def test_the_first_such_card_of_the_turn_is_still_to_come_after_an_assist(place: str, theirs: str, mine: str) -> None:
    g = table(in_play=place, hand=mine, deck="Loner*2", C_hand=theirs)
    g.assist(theirs)
    if g.asked == "A may":
        g.no()
    assert g.A.deck == ["Loner", "Loner"]
    g.play(mine)
    assert g.A.deck == ["Loner"]


@rule("CONF-ASSIST-09")
def test_an_assist_card_is_not_the_first_card_its_beneficiary_played() -> None:
    g = table(hand="Opener, Punch", C_hand="Opener")
    assert g.assist("Opener").power == 1
    g = table(hand="Opener", C_hand="Ally").assist("Ally")
    assert g.play("Opener").power == 2 + 3


@rule("CONF-ASSIST-10")
def test_the_assisting_player_controls_the_card() -> None:
    g = table(hand="Steel, Rally, Steel", C_hand="Feast", discard="Loner", deck="Punch")
    g.assist("Feast")
    state = g.game.state
    assert [state.cards[card].name for card in controlled_cards(state, 2)] == ["Feast"]
    assert controlled_cards(state, 0) == ()
    before = g.power
    assert g.play("Steel").power == before + 1  # no Equipment is A's
    g.play("Rally")
    before = g.power
    assert g.play("Steel").power == before + 2 + 1  # Rally is, and counts the Hero


@rule("CONF-ASSIST-11", "CONF-ASSIST-12")
def test_an_assist_card_stays_before_its_player_till_the_turn_ends_and_goes_to_that_discard_pile() -> None:
    g = table(hand="Punch, Amazo Virus", deck="Punch*8", C_hand="Ally, Punch", line_up="Tula*2, Steel*2", B_hand="")
    g.assist("Ally").play("Punch")
    assert (g.A.in_play, g.C.in_play, g.C.discard) == (["Punch"], ["Ally"], [])
    g.play("Amazo Virus").end_turn().no_assist()
    assert g.asked == "A pick"  # the effects at the end of the turn
    assert g.C.in_play == ["Ally"]
    g.pick("Punch")
    assert g.active == "B"
    assert (g.C.in_play, g.C.discard, g.C.hand) == ([], ["Ally"], ["Punch"])
    assert "Ally" not in g.A.discard
    ways = g.moves()
    assert ways.index(("Amazo Virus", "play@0", "discard@0")) < ways.index(("Ally", "play@2", "discard@2"))
    refill = next(at for at, (_, _, to) in enumerate(ways) if to == "line-up")
    assert ways.index(("Ally", "play@2", "discard@2")) < refill


ZATANNA = "Superman, Lex Luthor, Zatanna Zatara, Circe"


@rule("CONF-ASSIST-13")
def test_a_bonus_of_the_assisting_players_character_stays_with_that_player() -> None:
    g = table(ZATANNA, levels=(1, 1, 3, 1), confront="B", deck="Punch*2", C_hand="Ally", C_deck="Loner, Punch")
    g.assist("Ally")
    assert g.asked == "C may"
    g.yes()
    assert (g.C.deck, g.C.discard, g.A.deck) == (["Punch"], ["Loner"], ["Punch", "Punch"])
    assert g.power == 2
    assert g.asked == "A main"


@rule("CONF-ASSIST-13")
@former_cards()
def test_the_active_player_has_no_ability_of_the_assisting_players_character() -> None:
    g = table(ZATANNA, levels=(1, 1, 2, 1), hand="Punch", C_hand="Ally", C_deck="Loner")
    assert not g.can("use")
    g.assist("Ally")
    assert not g.can("use")
    assert g.power == 2


@rule("CONF-ASSIST-14")
def test_level_2_lex_luthor_gains_nothing_from_cards_his_teammate_plays() -> None:
    g = to_b(table(levels=(1, 2, 1, 1), B_hand="Black Manta, Power Armor, Punch", D_hand="Faora, Black Diamond"))
    assert g.active == "B"
    g.assist("Faora")
    assert g.power == 2
    g.assist("Black Diamond").no()
    assert g.power == 4
    g.play("Black Manta")
    assert g.power == 6 + 1
    g.play("Power Armor")
    assert g.power == 9 + 1


@rule("CONF-ASSIST-15")
def test_an_assist_card_is_one_headed_by_the_keyword() -> None:
    box = lineup.box("confrontations")
    assert {card.name for card in box.cards if card.assist} == ASSIST_CARDS
    assert {card.name for card in box.cards if card.text.startswith("Assist.")} == ASSIST_CARDS
    everything = [card.name for card in box.cards if card.stack in ("main", "starter", "basic", "weakness")]
    g = table(C_hand=everything, main_deck="", line_up="")
    assert set(g.offers("assist")) == ASSIST_CARDS


@rule("CONF-ASSIST-15", "CONF-ASSIST-16")
def test_a_granted_assist_adds_to_those_that_are_printed() -> None:
    g = table(hand="Lois Lane, Jimmy Olsen", C_hand="Loner, Jimmy Olsen", B_hand="Punch")
    g.play("Lois Lane").pick("Loner")
    assert g.game.state.cards[0].name == "Jimmy Olsen", "the first card there is can assist like any other"
    assert 0 in g.game.state.zones[z.zone_of(2, z.HAND)]
    assert g.offers("assist") == ["Jimmy Olsen", "Loner"]


def test_the_first_card_there_is_can_assist_without_any_grant() -> None:
    g = table(hand="Jimmy Olsen", C_hand="Jimmy Olsen", B_hand="Punch")
    assert g.game.state.zones[z.zone_of(2, z.HAND)] == (0,)
    assert g.offers("assist") == ["Jimmy Olsen"]


def test_who_does_not_see_a_hand_sees_no_assist_card_in_it() -> None:
    g = table(hand="Lois Lane", C_hand="Loner, Punch", B_hand="Punch").play("Lois Lane").pick("Loner")
    assert [len(assist_cards(view(g.game.state, seat), 2)) for seat in range(4)] == [1, 0, 1, 0]


@rule("CONF-ASSIST-16")
def test_lois_lane_makes_a_card_of_the_teammates_hand_an_assist_card() -> None:
    g = table(hand="Lois Lane", C_hand="Loner, Punch*2", B_hand="Punch")
    assert not g.can("assist")
    g.play("Lois Lane")
    assert g.asked == "C pick"
    assert g.offers() == ["Loner", "Punch"]
    g.pick("Loner")
    assert g.offers("assist") == ["Loner"]
    g.assist("Loner")
    assert g.power == 4
    assert (g.C.in_play, g.A.in_play) == (["Loner"], ["Lois Lane"])
    g.end_turn().no_assist()
    assert g.C.discard == ["Loner"]


@rule("CONF-ASSIST-16")
def test_what_lois_lane_grants_ends_with_the_turn() -> None:
    g = table(hand="Lois Lane", C_hand="Loner", deck="Punch*10", C_deck="Punch*10")
    g.play("Lois Lane").pick("Loner").end_turn().no_assist()
    g.normal().end_turn().normal()
    assert (g.active, g.C.hand) == ("C", ["Loner"])
    assert [note for note in g.game.state.notes if note.kind == "assist"] == []


@pytest.mark.parametrize(("level", "granted"), [(3, ["Black Manta"]), (2, [])], ids=["Level 3", "Level 2"])
@rule("CONF-ASSIST-16")
def test_circe_at_level_3_makes_villains_of_her_hand_assist_cards(level: int, granted: list[str]) -> None:
    g = to_b(table(levels=(1, 1, 1, level), B_hand="Black Manta", D_hand="Black Manta, Loner, Punch"))
    assert g.offers("assist") == granted
    if granted:
        g.assist("Black Manta")
        assert (g.power, g.D.in_play, g.B.in_play) == (2, ["Black Manta"], [])


@rule("CONF-ASSIST-17")
def test_no_assist_comes_before_the_choice_to_confront() -> None:
    g = table(choose=True, hand="Punch", C_hand="Ally")
    assert g.asked == "A confront"
    with pytest.raises(Refused):
        g.game.answer("assist ally", 2)
    assert g.game.why_not("assist ally", 2).rule == "CONF-ASSIST-17"
    g.confront("B")
    assert g.can("assist", "Ally")


@rule("CONF-ASSIST-17")
def test_no_assist_comes_after_ready() -> None:
    g = table(confront="B", hand="Punch", C_hand="Ally*2", B_hand="Punch")
    g.ready()
    assert g.asked == "C assist"  # the last chance
    g.assist("Ally")
    assert g.asked == "A main"
    g.ready().no_assist()
    assert g.asked == "B block"
    with pytest.raises(Refused):
        g.game.answer("assist ally", 2)
    assert g.game.why_not("assist ally", 2).rule == "CONF-ASSIST-17"
    assert (g.power, g.C.hand) == (2, ["Ally"])


@rule("CONF-ASSIST-17")
def test_no_assist_comes_after_the_end_of_the_turn() -> None:
    g = table(hand="Amazo Virus, Punch", deck="Punch*9", C_hand="Ally")
    g.play("Amazo Virus", "Punch").end_turn().no_assist()
    assert g.asked == "A pick"
    assert not g.can("assist")
    assert g.game.why_not("assist ally", 2).rule == "CONF-ASSIST-17"


@rule("CONF-ASSIST-17")
def test_after_an_assist_at_the_last_moment_the_active_player_goes_on() -> None:
    line_up = "Black Manta, Tula, Steel, Tempest, Ragman"
    g = table(hand="Punch", deck="Punch", C_hand="Ally, Scholar", C_deck="Loner", line_up=line_up)
    g.play("Punch").end_turn()
    assert g.asked == "C assist"
    g.assist("Scholar")
    assert (g.asked, g.A.hand, g.C.deck) == ("A main", ["Punch"], ["Loner"])
    g.end_turn().assist("Ally").buy("Black Manta")
    assert g.A.discard == ["Black Manta"]


@rule("CONF-ASSIST-18")
def test_an_assist_waits_until_the_card_being_played_is_resolved() -> None:
    g = table(hand="Blackbriar Thorn, Loner", discard="Punch, Vulnerability", C_hand="Ally")
    assert g.can("assist", "Ally")
    g.play("Blackbriar Thorn")
    assert g.asked == "A pick"
    assert not g.can("assist")
    with pytest.raises(Refused):
        g.game.answer("assist ally", 2)
    assert g.game.why_not("assist ally", 2).rule == "CONF-ASSIST-18"
    g.pick("Vulnerability")
    assert g.can("assist", "Ally")


@rule("CONF-ASSIST-19")
def test_the_assisting_player_gets_no_card_for_the_one_played() -> None:
    g = table(hand="", deck="Punch*5", C_hand="Ally, Loner*2, Punch*2", C_deck="Punch*6", B_deck="Punch*5")
    g.assist("Ally")
    assert len(g.C.hand) == 4
    g.end_turn().no_assist().normal().end_turn()
    assert (g.asked, len(g.C.hand)) == ("C confront", 4)
    g.normal().end_turn().no_assist()
    assert (g.active, len(g.C.hand)) == ("D", 5)


@rule("CONF-ASSIST-20", "CONF-CONFR-18")
def test_confrontation_text_of_an_assist_card_works_in_the_teammates_confrontation() -> None:
    g = table(confront="B", hand="Punch", deck="Loner", C_hand="Illusions, Supergirl", C_deck="Punch")
    g.assist("Supergirl")
    assert g.power == 3
    g.assist("Illusions")
    assert g.asked == "A may"
    assert (g.A.hand, g.C.hand, g.C.deck) == (["Punch", "Loner"], [], ["Punch"])
    g.yes()
    assert g.can("buy")
    g = table(C_hand="Illusions, Supergirl", deck="Loner").assist("Supergirl").assist("Illusions")
    assert (g.power, g.asked) == (2, "A main")


@rule("CONF-ASSIST-20", "CONF-ASSIST-17")
def test_a_confrontation_cancelled_at_the_last_moment_leaves_a_turn_of_buying() -> None:
    g = table(confront="B", hand="Punch", deck="Loner", C_hand="Illusions", B_hand="Punch")
    g.ready().assist("Illusions").yes()
    assert (g.asked, g.can("end"), g.can("ready")) == ("A main", True, False)
    g.play("Loner", "Punch").buy("Enhanced Strength")
    assert g.A.discard == ["Enhanced Strength"]
    g.end_turn()
    assert (g.asked, g.events("ready")) == ("B confront", [])


@rule("CONF-ASSIST-21")
def test_the_active_player_chooses_the_foe_of_an_assist_attack() -> None:
    g = table(C_hand="Spark", B_hand="Punch", D_hand="Punch")
    g.assist("Spark")
    assert g.asked == "A foe"
    assert [(option.seat, option.n) for option in g.ask.options] == [(0, 1), (0, 3)]
    g.foe("D").pass_all()
    assert [seat.discard for seat in (g.A, g.B, g.C, g.D)] == [[], [], [], ["Weakness"]]


@rule("CONF-ASSIST-21")
def test_an_assist_attack_on_each_foe_hits_the_opposing_team_only() -> None:
    g = table(C_hand="Storm", B_hand="Punch", D_hand="Punch", hand="Punch")
    g.assist("Storm")
    assert g.asked == "D defend"  # turn order from the one who played it
    g.pass_all()
    assert [seat.discard for seat in (g.A, g.B, g.C, g.D)] == [[], ["Weakness"], [], ["Weakness"]]


@rule("CONF-ASSIST-22")
def test_an_ongoing_assist_card_stays_before_the_player_who_assisted() -> None:
    g = table(hand="Lois Lane", C_hand="Olympus, Outpost", deck="Punch*9", B_deck="Punch*9", C_deck="Punch*9")
    g.play("Lois Lane").pick("Olympus").assist("Olympus")
    assert (g.A.in_play, g.C.in_play) == (["Lois Lane"], ["Olympus"])
    g.assist("Outpost")
    assert not g.can("use", "Outpost")
    g.end_turn()
    assert (g.active, g.C.in_play, g.C.discard) == ("B", ["Olympus", "Outpost"], [])
    g.normal().end_turn().normal()
    assert g.active == "C"
    assert g.use("Outpost").power == 3


@rule("CONF-ASSIST-23")
def test_any_number_of_assist_cards_may_be_played_in_a_turn() -> None:
    g = table(hand="Punch", deck="Loner", C_hand="Ally*3, Scholar")
    g.assist("Ally").assist("Ally").assist("Scholar").play("Punch").assist("Ally")
    assert g.power == 7
    assert g.A.hand == ["Loner"]
    assert g.C.in_play == ["Ally", "Ally", "Scholar", "Ally"]


@rule("CONF-ASSIST-24")
def test_the_price_of_an_assist_text_falls_on_the_active_player() -> None:
    g = table(hand="Punch", deck="Loner", C_hand="Siren, Steel", C_deck="Punch")
    g.assist("Siren")
    assert g.asked == "A pick"
    assert g.offers() == ["Loner", "Punch"]
    g.pick("Punch")
    assert (g.A.hand, g.A.discard, g.A.deck) == (["Loner"], ["Punch"], [])
    assert holdings(g, "C") == [(["Steel"], ["Punch"], [], ["Siren"])]


@rule("CONF-ASSIST-24")
def test_a_weakness_an_assist_card_costs_is_the_active_players() -> None:
    g = table(deck="Loner", C_hand="Black Diamond")
    g.assist("Black Diamond").yes()
    assert (g.A.discard, g.A.hand, g.C.discard) == (["Weakness"], ["Loner"], [])


# What each seat may see and say


@rule("CONF-SEAT-01", "CONF-SEAT-11")
def test_teammates_see_each_others_hands_and_nobody_else_does() -> None:
    g = table(hand="Ally, Punch", C_hand="Scholar, Loner", B_hand="Krypto", D_hand="Steel, Punch")
    for viewer in "AC":
        assert (g.seen(viewer, "A_hand"), g.seen(viewer, "C_hand")) == (["Ally", "Punch"], ["Scholar", "Loner"])
        assert (g.seen(viewer, "B_hand"), g.seen(viewer, "D_hand")) == (["?"], ["?", "?"])
    for viewer in "BD":
        assert (g.seen(viewer, "B_hand"), g.seen(viewer, "D_hand")) == (["Krypto"], ["Steel", "Punch"])
        assert (g.seen(viewer, "A_hand"), g.seen(viewer, "C_hand")) == (["?", "?"], ["?", "?"])
    for seat in "ABCD":
        assert set(g.seen("", f"{seat}_hand")) == {"?"}
        assert all(set(g.seen(viewer, f"{seat}_deck")) == {"?"} for viewer in ("A", "B", "C", "D", ""))


@rule("CONF-SEAT-01")
@former_cards()
def test_a_view_shows_each_seat_its_own_options_of_the_main_part_only() -> None:
    g = table(hand="Punch", C_hand="Ally")
    asks = {seat: g.game.view(seat).ask for seat in (-1, 0, 1, 2, 3)}
    assert [seat for seat, ask in asks.items() if ask is not None] == [0, 2]
    assert asks[0] is not None
    assert {option.verb for option in asks[0].options} == {"play", "end"}
    assert asks[2] is not None
    assert [option.verb for option in asks[2].options] == ["assist"]
    assert {g.game.view(seat).waiting_for for seat in (-1, 0, 1, 2, 3)} == {0}


@rule("CONF-SEAT-11")
def test_a_card_passed_to_the_teammate_leaves_foes_in_doubt_about_the_hand() -> None:
    g = table(hand="Storm", B_hand="Hermes, Impervious, Loner", B_deck="Punch*2", D_hand="")
    g.play("Storm").defend_for("B", "Impervious").pass_all()
    assert g.seen("A", "B_hand") == ["Impervious", "?", "?"]
    g.end_turn().normal().play("Hermes")
    assert g.seen("A", "B_hand") == ["Impervious", "?", "?", "?"]
    g.pick("Loner")
    assert (g.B.hand, g.D.hand) == (["Impervious", "Punch", "Punch"], ["Loner"])
    for viewer in ("A", "C", ""):
        assert (g.seen(viewer, "B_hand"), g.seen(viewer, "D_hand")) == (["?", "?", "?"], ["?"])
    assert (g.seen("D", "B_hand"), g.seen("B", "D_hand")) == (["Impervious", "Punch", "Punch"], ["Loner"])


@former_cards()
def test_assists_have_a_notation_that_is_read_back() -> None:
    g = table(hand="Punch, Ally", C_hand="Ally, Scholar")
    state = g.game.state
    assert list(g.game.options()) == ["play ally", "play punch", "assist ally", "assist scholar", "end"]
    assert all(notation.read_option(state, notation.write_option(state, option)) == option for option in g.ask.options)
    g.game.answer("assist ally", 2)
    assert g.game.answers[-1] == "2 assist ally"
    assert g.power == 2
    g.end_turn()
    assert list(g.game.options()) == ["assist scholar", "pass"]


@rule("CONF-ASSIST-01")
def test_the_player_in_seat_a_assists_the_partner_in_seat_c() -> None:
    g = game(4, box="confrontations", sets=[CARDS], deck="Ally*2, Punch*3", C_hand="Punch").next_turn().next_turn()
    assert (g.asked, g.offers("assist")) == ("C main", ["Ally"])
    g.assist("Ally")
    assert (g.power, g.A.in_play) == (2, ["Ally"])
    g.end_turn()
    assert (g.asked, g.offers("assist")) == ("A assist", ["Ally"])


@rule("CONF-ASSIST-16")
def test_a_character_without_its_ability_grants_no_assist() -> None:
    for quiet, offered in ((False, ["Zod"]), (True, [])):
        g = game(
            2, box="confrontations", heroes=("Circe", "Superman"), levels=(3, 1), quiet=quiet, hand="Zod, Lois Lane"
        )
        assert g.offers("store") == offered


def test_the_silence_of_another_takes_no_granted_assist() -> None:
    state = game(2, box="confrontations", heroes=("Circe", "Superman"), levels=(3, 1), hand="Zod").game.state
    state.notes = (Note("silent", 1, until=1),)
    assert [state.cards[card].name for card in assist_cards(state, 0)] == ["Zod"]
