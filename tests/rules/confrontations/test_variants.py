"""CONF-VAR: two and three players. No teams, Assist cards laid on the Character, last one standing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.machine import Refused
from lineup.engine.queries import controlled_cards, foes_of, owned_cards, partners_of, teammate_of
from lineup.engine.state import Option
from tests.harness.editions import former_cards
from tests.harness.rule import rule
from tests.harness.scenario import LETTERS, Scenario, card_set, game

CARDS = card_set(
    {"name": "Titan", "type": "Hero", "cost": 2, "copies": 3, "text": "+20 Power."},
    {"name": "Squire", "type": "Hero", "cost": 2, "copies": 2,
     "text": "Assist.\n+1 Power.\nBlock: Add 1 to a Character's cost this turn."},
    {"name": "Burden", "type": "Villain", "cost": 1,
     "text": "In your turn this card must be played before all others and before the turn ends."},
    {"name": "Raider", "type": "Villain", "cost": 2, "copies": 3, "text": "Attack: Each foe gains a Weakness."},
    {"name": "Shield", "type": "Equipment", "cost": 2, "copies": 3,
     "text": "Defense: Discard this card to avoid an Attack."},
    {"name": "Wall", "type": "Equipment", "cost": 2, "copies": 3,
     "text": "Block: Add 1 to a Character's cost this turn."},
    {"name": "Blight", "type": "Villain", "cost": 2,
     "text": "Until the end of the turn of the player on your right, fill the Line-Up up to four cards only."},
)  # fmt: skip
NAMES = ["Superman", "Lex Luthor", "Wonder Woman"]
ASSIST = "Steel"
LINE_UP = "Nereus, Atlan, Tula, Telepathy"


def table(players: int = 2, heroes: Iterable[str] = (), **given: Any) -> Scenario:
    """A's turn without teams; Characters that are not named have no say."""
    given.setdefault("quiet", not heroes)
    return game(players, box="confrontations", heroes=list(heroes) or NAMES[:players], sets=[CARDS], **given)


def two(**given: Any) -> Scenario:
    return table(2, **given)


def three(**given: Any) -> Scenario:
    return table(3, **given)


def round_of(g: Scenario) -> Scenario:
    """Everybody else takes an empty turn of buying; it is the first player's main part again."""
    while True:
        g.end_turn()
        if g.asked.endswith("confront"):
            g.normal()
        if g.active == "A":
            return g


def stored(**given: Any) -> Scenario:
    """A game of two in which A laid a Steel on the own Character in the turn before."""
    g = two(hand=ASSIST, B_deck="Punch*9", **given)
    return round_of(g.store(ASSIST))


def targets(g: Scenario) -> list[str]:
    return [LETTERS[option.n] for option in g.ask.options if option.verb == "confront"]


# Everyone alone


@pytest.mark.parametrize("players", [2, 3])
@rule("CONF-VAR-01")
def test_without_a_fourth_player_nobody_has_a_partner(players: int) -> None:
    state = table(players).game.state
    assert state.setup.teams == ()
    assert not state.setup.profile.teams
    for seat in range(players):
        assert teammate_of(state, seat) == -1
        assert partners_of(state, seat) == (seat,)


@rule("CONF-VAR-01")
def test_without_teams_nobody_sees_the_hand_of_another() -> None:
    g = three(hand="Punch", B_hand="Punch", C_hand="Punch")
    for viewer in "ABC":
        seen = [g.seen(viewer, f"{seat}_hand") for seat in "ABC"]
        assert seen == [["Punch"] if seat == viewer else ["?"] for seat in "ABC"]


@rule("CONF-VAR-02")
def test_every_other_player_is_a_foe() -> None:
    g = three(hand="Raider", B_hand="Punch", C_hand="Punch", choose=True)
    assert [foes_of(g.game.state, seat) for seat in range(3)] == [(1, 2), (2, 0), (0, 1)]
    assert targets(g) == ["B", "C"]
    g.normal().play("Raider").pass_all()
    assert ("Weakness" in g.A.discard, g.B.discard, g.C.discard) == (False, ["Weakness"], ["Weakness"])


@pytest.mark.parametrize("players", [2, 3])
@rule("CONF-VAR-03")
def test_each_player_has_one_character_in_three_versions(players: int) -> None:
    for seed in range(5):
        state = lineup.new_game("confrontations", players, seed).state
        names = []
        for seat in range(players):
            stack = [state.cards[card] for card in state.zones[z.zone_of(seat, z.CHARACTER)]]
            assert [(card.level, card.cost) for card in stack] == [(1, 9), (2, 12), (3, 15)]
            assert len({card.name for card in stack}) == 1
            names.append(stack[0].name)
        assert len(set(names)) == players


@rule("CONF-VAR-04")
def test_of_a_text_about_the_teammate_only_the_rest_resolves() -> None:
    g = two(hand="Globe of Transportation, Lois Lane, Hermes", deck="Punch*3", B_hand="Steel", B_in_play="Amnesty Bay")
    g.play("Globe of Transportation")
    assert (g.power, g.asked) == (3, "A main")
    assert not g.can("use")
    g.play("Lois Lane")
    assert (g.power, g.asked) == (5, "A main")
    assert not g.can("assist")
    g.play("Hermes")
    assert (g.A.hand, g.asked) == (["Punch", "Punch"], "A main")


@rule("CONF-VAR-04")
def test_a_pile_of_the_teammate_is_no_place_to_choose_from() -> None:
    g = two(heroes=["Wonder Woman", "Lex Luthor"], discard="Punch", B_discard="Vulnerability", line_up="Wall", power=2)
    g.buy("Wall")
    assert sorted(g.offers()) == ["Punch", "Wall"]
    g.pick("Punch")
    assert g.destroyed == ["Punch"]


@rule("CONF-VAR-35")
@pytest.mark.parametrize("names", [["Superman", "Aquaman"], ["Circe", "Lex Luthor"], ["Circe", "Aquaman", "Superman"]])
def test_without_teams_any_characters_play_against_each_other(names: list[str]) -> None:
    g = Scenario(lineup.new_game("confrontations", len(names), 1, heroes=names))
    assert [getattr(g, LETTERS[seat]).hero for seat in range(len(names))] == names


@rule("CONF-VAR-35")
def test_without_teams_each_of_the_eight_characters_is_on_offer() -> None:
    g = Scenario(lineup.new_game("confrontations", 2, 1, rules={"identity_assignment": "choose"}))
    assert len(g.offers("hero")) == 8
    g.do("hero", "Superman")
    assert len(g.offers("hero")) == 7
    assert {"Aquaman", "Circe"} < set(g.offers("hero"))


@rule("CONF-VAR-11")
def test_a_random_player_begins_and_play_goes_clockwise() -> None:
    firsts = set()
    for seed in range(12):
        g = Scenario(lineup.new_game("confrontations", 3, seed))
        seats = []
        for _ in range(7):
            g.normal()
            seats.append(g.game.state.active)
            while g.asked.endswith("main"):
                g.end_turn()
        firsts.add(seats[0])
        assert seats == [(seats[0] + turn) % 3 for turn in range(7)]
    assert firsts == {0, 1, 2}


# Confronting and the end


@rule("CONF-VAR-10")
def test_only_the_cheapest_foe_can_be_confronted() -> None:
    g = three(levels=[1, 1, 2], choose=True)
    assert targets(g) == ["B"]
    dearer = g.game.state.zones[z.zone_of(2, z.CHARACTER)][0]
    with pytest.raises(Refused):
        g.game.answer(Option(0, "confront", dearer, 2))
    assert targets(three(levels=[1, 2, 1], choose=True)) == ["C"]
    assert targets(three(levels=[3, 2, 2], choose=True)) == ["B", "C"]


@rule("CONF-VAR-05")
def test_with_two_players_the_first_fallen_last_character_ends_the_game() -> None:
    g = two(levels=[1, 3], confront="B", power=15, B_discard="Ares", hand="Vulnerability")
    g.ready().pass_blocks()
    assert (g.over, g.winners) == (True, ["A"])
    assert g.A.hand == ["Vulnerability"]


@rule("CONF-VAR-05")
def test_with_two_players_an_earlier_character_ends_nothing() -> None:
    g = two(levels=[1, 2], confront="B", power=15)
    g.ready().pass_blocks()
    assert not g.over
    assert (g.B.level, g.active) == (3, "B")


@rule("CONF-VAR-06")
def test_with_three_players_the_others_play_on_after_a_knock_out() -> None:
    g = three(levels=[1, 3, 3], confront="B", power=15)
    g.ready().pass_blocks()
    assert not g.over
    assert g.active == "C"
    g.normal().end_turn()
    assert g.active == "A"


def knocked_out(**given: Any) -> Scenario:
    """A has just taken B's last Character; C, at the last one too, is next."""
    g = three(levels=[3, 3, 3], confront="B", power=15, **given)
    return g.ready().pass_blocks()


@rule("CONF-VAR-07")
def test_who_loses_the_last_character_is_out() -> None:
    g = knocked_out(C_hand="Raider", deck="Punch*5")
    assert g.game.state.out == (1,)
    assert g.active == "C"
    assert targets(g) == ["A"]
    g.normal().play("Raider")
    assert g.asked == "A defend"
    g.no_defense()
    assert (g.asked, g.B.discard, g.A.discard.count("Weakness")) == ("C main", [], 1)
    for expected in "ACAC":
        g.end_turn()
        assert g.active == expected
        g.normal()


@rule("CONF-VAR-07")
def test_the_one_who_is_out_has_no_turn_between() -> None:
    g = three(levels=[3, 3, 3], B_hand="Titan", deck="Punch*5", C_deck="Punch*5")
    g.end_turn().confront("C").play("Titan").ready().pass_blocks()
    assert (g.game.state.out, g.active) == ((2,), "A")
    g.normal().end_turn()
    assert g.active == "B"


@rule("CONF-VAR-08")
def test_all_cards_of_a_player_who_is_out_leave_the_game() -> None:
    g = knocked_out(
        B_hand="Punch, Enhanced Strength",
        B_deck="Ares, Weakness",
        B_discard="Apollo",
        B_in_play="Themyscira",
        B_stored="Krypto",
        B_score_pile="Aquaman",
        kicks="Enhanced Strength*4",
        weaknesses="Weakness*5",
    )
    mine = [place for place in range(z.PER_SEAT) if g.game.state.zones[z.zone_of(1, place)]]
    assert mine == []
    assert (g.kicks, g.weaknesses, g.destroyed) == (4, 5, [])
    gone = g.cards_in(z.UNUSED)
    for name in ("Ares", "Apollo", "Themyscira", "Krypto", "Aquaman"):
        assert name in gone
        assert not any(name in g.cards_in(zone) for zone in range(len(g.game.state.zones)) if zone != z.UNUSED)


@rule("CONF-VAR-08")
def test_the_fallen_last_character_stays_with_the_victor() -> None:
    g = knocked_out(B_score_pile="Aquaman")
    assert (g.A.score_pile, g.A.score) == (["Lex Luthor"], 0)


@rule("CONF-VAR-09")
def test_the_last_one_left_wins_at_once() -> None:
    g = knocked_out(C_hand="Titan, Vulnerability", deck="Ares, Punch*5")
    g.confront("A").play("Titan").ready().pass_blocks()
    assert (g.over, g.winners) == (True, ["C"])
    assert g.C.hand == ["Vulnerability"]
    assert g.asked == ""


def test_where_teams_play_on_after_a_knock_out_the_last_team_left_wins() -> None:
    rules = {"knock_out": "last_standing"}
    g = table(
        4, heroes=[*NAMES, "Circe"], quiet=True, rules=rules, levels=[3] * 4, confront="B", power=15, C_hand="Titan"
    )
    g.ready().no_assist()
    assert (g.over, g.game.state.out, g.active) == (False, (1,), "C")
    g.confront("D").play("Titan").ready().no_assist()
    assert (g.over, g.winners) == (True, ["A", "C"])


@rule("CONF-VAR-31")
def test_after_a_knock_out_the_victor_runs_the_end_steps() -> None:
    g = knocked_out(hand="Vulnerability", deck="Punch*5", line_up="Tula", main_deck="Steel*2, Deadman*2, Atlan")
    assert g.A.discard == ["Vulnerability"]
    assert g.A.hand == ["Punch"] * 5
    assert g.line_up == ["Tula", "Steel", "Steel", "Deadman", "Deadman"]
    assert (g.power, g.asked) == (0, "C confront")


@rule("CONF-VAR-07")
def test_what_holds_until_the_turn_of_a_player_ends_when_that_player_is_out() -> None:
    g = three(levels=[3, 3, 3], hand="Blight", B_hand="Titan", deck="Punch*5", line_up=LINE_UP)
    g.play("Blight").end_turn()
    assert len(g.line_up) == 4
    g.confront("C").play("Titan").ready().pass_blocks()
    assert len(g.line_up) == 5


# Assist cards laid on the Character


@rule("CONF-VAR-12")
def test_one_assist_card_a_turn_is_laid_on_the_own_character() -> None:
    g = two(hand="Steel*2, Punch", deck="Krypto, Punch*4", B_deck="Punch*5")
    assert g.offers("store") == ["Steel"]
    assert g.game.why("store steel").rule == "CONF-VAR-12"
    g.store("Steel")
    assert (g.A.stored, g.A.hand) == (["Steel"], ["Steel", "Punch"])
    assert not g.can("store")
    assert g.why_not("store steel") == "CONF-VAR-12"
    with pytest.raises(Refused, match="only one Assist card a turn"):
        g.game.answer("store steel")
    round_of(g).play("Steel").store("Krypto")
    assert g.A.stored == ["Krypto"]


@rule("CONF-VAR-12", "RSB-WEAK-05")
def test_a_card_that_must_be_played_first_comes_before_the_one_laid_on_the_character() -> None:
    g = stored(deck="Burden, Punch*4")
    assert g.offers("play") == ["Burden"]
    g.play("Burden").play("Steel")
    assert g.A.stored == []


@rule("CONF-VAR-12")
def test_a_card_without_assist_is_not_laid_on_the_character() -> None:
    g = two(hand="Punch, Titan, Steel")
    assert g.offers("store") == ["Steel"]
    assert g.why_not("store titan") == "CONF-VAR-12"


@rule("CONF-VAR-12")
def test_a_card_that_has_assist_from_an_effect_may_be_laid_there_too() -> None:
    for level, offered in ((3, ["Cheetah"]), (2, [])):
        g = two(heroes=["Circe", "Superman"], levels=[level, 1], hand="Cheetah, Ares")
        assert g.offers("store") == offered


@rule("CONF-VAR-12")
def test_in_teams_nothing_is_laid_on_characters() -> None:
    g = game(4, box="confrontations", heroes=["Superman", "Circe", "Aquaman", "Lex Luthor"], hand="Steel")
    assert not g.can("store")
    assert g.why_not("store steel") == "CONF-VAR-12"


@rule("CONF-VAR-13")
@pytest.mark.parametrize("place", ["discard", "deck", "in_play"])
def test_only_a_card_in_hand_is_laid_on_the_character(place: str) -> None:
    g = two(hand="Punch", **{place: "Steel"})
    assert not g.can("store")
    assert g.why_not("store steel") == "CONF-VAR-13"
    with pytest.raises(Refused):
        g.game.answer("store steel")


@rule("CONF-VAR-14")
def test_laying_a_card_down_is_neither_playing_nor_discarding_it() -> None:
    g = two(heroes=["Superman", "Lex Luthor"], hand="Enhanced Strength", deck="Punch", in_play="Themyscira")
    g.store("Enhanced Strength")
    assert (g.power, g.A.hand, g.A.deck) == (0, [], ["Punch"])
    assert g.game.state.played == ()
    g = two(heroes=["Superman", "Lex Luthor"], hand="Squire", deck="Punch", in_play="Themyscira")
    g.store("Squire")
    assert (g.power, g.A.hand, g.A.deck, g.A.discard) == (0, [], ["Punch"], [])
    assert g.moves() == [("Squire", "hand@0", "stored@0")]


@rule("CONF-VAR-14")
def test_a_card_laid_down_is_owned_and_not_controlled() -> None:
    g = two(hand="Steel", in_play="Themyscira").store("Steel")
    state = g.game.state
    names = [
        [state.cards[card].name for card in cards] for cards in (controlled_cards(state, 0), owned_cards(state, 0))
    ]
    assert names[0] == ["Themyscira"]
    assert "Steel" in names[1]
    assert g.A.score == 2


@rule("CONF-VAR-15")
def test_texts_find_no_card_that_lies_on_a_character() -> None:
    g = two(hand="Amazo, Superboy, Trident of Lucifer, Dark Arts", stored="Illusions", B_stored="Enhanced Strength",
            confront="B")  # fmt: skip
    g.play("Amazo")
    assert (g.power, g.asked) == (2, "A main")
    g.play("Superboy")
    assert (g.power, g.asked) == (2, "A main")
    g.play("Dark Arts")
    assert sorted(g.offers()) == ["Trident of Lucifer"]
    g.done().play("Trident of Lucifer")
    assert "Illusions" not in g.offers()
    assert (g.A.stored, g.B.stored) == (["Illusions"], ["Enhanced Strength"])


@rule("CONF-VAR-15")
def test_counts_and_conditions_do_not_see_a_card_on_a_character() -> None:
    g = two(hand="Steel", stored="Black Diamond").play("Steel")
    assert g.power == 1
    g = two(hand="Mera", stored="Black Diamond", discard="Ares", confront="B").play("Mera")
    assert g.power == 1


@rule("CONF-VAR-15")
def test_an_attack_takes_nothing_from_a_character() -> None:
    g = two(hand="Silver Banshee", B_stored="Steel", B_hand="Ares")
    g.play("Silver Banshee").pass_all()
    assert (g.B.stored, g.B.hand, g.B.discard) == (["Steel"], ["Ares"], [])
    g = two(hand="Kryptonite", B_stored="Steel").play("Kryptonite").pass_all()
    assert (g.B.stored, g.B.discard) == (["Steel"], ["Weakness"])


@rule("CONF-VAR-16")
def test_a_card_laid_down_last_turn_is_to_be_played_in_this_one() -> None:
    g = stored()
    assert g.A.stored == ["Steel"]
    assert "Steel" in g.offers("play")
    assert g.game.why("play stored:steel").rule == "CONF-VAR-16"
    g.play("Steel")
    assert (g.power, g.A.stored, g.A.in_play) == (1, [], ["Steel"])


@rule("CONF-VAR-17")
def test_the_turn_does_not_end_before_the_card_laid_down_last_turn_is_played() -> None:
    g = stored()
    assert not g.can("end")
    assert g.why_not("end") == "CONF-VAR-17"
    with pytest.raises(Refused):
        g.game.answer("end")
    assert g.game.question() == "Your turn: Steel has to be played before the turn can end. You can also play cards."
    assert g.play("Steel").can("end")


@rule("CONF-VAR-17", "CONF-VAR-24")
def test_a_card_laid_down_this_turn_is_no_hindrance_and_is_not_played() -> None:
    g = two(hand="Steel, Punch").store("Steel")
    assert g.offers("play") == ["Punch"]
    assert g.can("end")
    assert g.why_not("play steel") == "CONF-VAR-24"
    with pytest.raises(Refused):
        g.game.answer("play stored:steel")


@rule("CONF-VAR-18")
def test_it_is_played_from_the_character_and_never_enters_the_hand() -> None:
    g = two(hand="Punch*3", stored="Steel")
    g.play("Steel")
    assert (g.A.hand, g.A.in_play, g.A.stored) == (["Punch"] * 3, ["Steel"], [])
    assert g.moves() == [("Steel", "stored@0", "play@0")]


@rule("CONF-VAR-19")
def test_it_is_played_before_between_or_after_other_cards() -> None:
    for before in range(4):
        g = two(hand="Punch*3", stored="Steel", line_up=LINE_UP, in_play="Amnesty Bay")
        for _ in range(before):
            assert "Steel" in g.offers("play")
            g.play("Punch")
        assert "Steel" in g.offers("play")
        g.play("Steel").play(*["Punch"] * (3 - before))
        assert g.power == 4
    g = two(hand="Punch*3", stored="Steel", line_up="Tula")
    g.play("Punch*3").buy("Tula")
    assert "Steel" in g.offers("play")


@rule("CONF-VAR-20")
def test_after_it_is_played_no_confrontation_can_be_announced() -> None:
    g = two(hand="Punch", stored="Steel", choose=True)
    assert targets(g) == ["B"]
    assert not g.can("play")
    g.normal().play("Steel")
    assert not g.can("confront")
    assert g.why_not("confront") == "CONF-CONFR-21"
    foe = g.game.state.zones[z.zone_of(1, z.CHARACTER)][0]
    with pytest.raises(Refused):
        g.game.answer(Option(0, "confront", foe, 1))


@rule("CONF-VAR-21")
def test_in_a_confrontation_it_is_played_before_ready() -> None:
    g = two(hand="Punch", stored="Steel", confront="B", power=8)
    assert not g.can("ready")
    assert g.why_not("ready") == "CONF-VAR-17"
    g.play("Punch")
    assert not g.can("ready")
    g.play("Steel").ready().pass_blocks()
    assert g.B.level == 2


@rule("CONF-VAR-22")
def test_enhanced_strength_from_the_character_gives_one_power() -> None:
    g = two(hand="Enhanced Strength", deck="Enhanced Strength, Punch*4", B_deck="Punch*9", kicks="")
    round_of(g.store("Enhanced Strength"))
    laid = next(o for o in g.ask.options if o.verb == "play" and z.place_of(g.game.state.where[o.card]) == z.STORED)
    g.give(laid)
    assert g.power == 1
    g.play("Enhanced Strength")
    assert g.power == 3


@rule("CONF-VAR-22")
@pytest.mark.parametrize("zones", [("hand", "stored"), ("stored", "hand")], ids=" ".join)
def test_a_card_from_the_character_and_its_equal_from_the_hand_are_told_apart(zones: tuple[str, str]) -> None:
    lying: dict[str, Any] = {"hand": "Superboy, Enhanced Strength", "stored": "Enhanced Strength"}
    g = game(2, box="confrontations", **{zone: lying[zone] for zone in zones})
    for option in [o for o in g.ask.options if g.game.state.cards[o.card].name == "Enhanced Strength"]:
        g.give(option)
    assert g.power == 1 + 2
    g.play("Superboy")
    again = sorted(g.game.state.where[o.card] for o in g.ask.options)
    assert len(again) == 2
    g.pick("Enhanced Strength")
    assert g.power == 1 + 2 + 2  # the one that gives more, which comes first


@rule("CONF-VAR-23")
def test_no_new_card_is_laid_down_before_the_old_one_is_cleared() -> None:
    g = two(hand="Krypto", stored="Steel")
    assert not g.can("store")
    assert g.why_not("store krypto") == "CONF-VAR-23"
    with pytest.raises(Refused):
        g.game.answer("store krypto")
    g.play("Steel").store("Krypto")
    assert g.A.stored == ["Krypto"]


@rule("CONF-VAR-25")
@former_cards()
def test_played_from_the_character_it_is_a_normal_play() -> None:
    g = two(heroes=["Superman", "Lex Luthor"], stored="Enhanced Strength", deck="Punch*9")
    g.play("Enhanced Strength")
    assert g.power == 2  # with the one for the first Super Power played
    g.end_turn()
    assert (g.A.discard, g.A.stored) == (["Enhanced Strength"], [])


@rule("CONF-VAR-26")
def test_at_a_line_up_ending_cards_on_characters_count_for_their_owners() -> None:
    g = two(hand="Steel", B_stored="Ares", line_up="Tula", main_deck="", deck="Punch*9")
    g.store("Steel").end_turn()
    assert (g.over, g.result.scores, g.winners) == (True, (1, 3), ["B"])
    assert ("Steel", 1, 1) in g.result.breakdown[0]


@rule("CONF-VAR-32")
def test_cards_are_laid_down_between_plays_and_at_no_other_time() -> None:
    g = two(hand="Steel, Punch, King Shark", choose=True)
    assert not g.can("store")
    assert g.game.why_not("store steel", 0).rule == "CONF-VAR-32"
    with pytest.raises(Refused):
        g.game.answer("store steel", 0)
    g.normal().play("King Shark")
    assert g.asked == "A pick"
    assert g.game.why_not("store steel", 0).rule == "CONF-VAR-32"
    g.done().store("Steel")
    assert g.A.stored == ["Steel"]
    g = two(hand="Steel", deck="Punch*9", B_hand="Wall, Squire", confront="B")
    g.ready()
    assert g.asked == "B block"
    assert g.game.why_not("store steel", 0).rule == "CONF-VAR-32"
    assert g.game.why_not("store squire", 1).rule == "CONF-VAR-32"
    with pytest.raises(Refused):
        g.game.answer("store squire", 1)
    g = two(hand="Steel", confront="B").store("Steel")
    assert g.A.stored == ["Steel"]


@rule("CONF-VAR-32")
def test_on_a_foes_turn_nothing_is_laid_down() -> None:
    g = two(B_hand="Steel")
    assert not [option for option in g.ask.options if option.seat == 1]
    assert g.game.why_not("store steel", 1).rule == "CONF-VAR-32"
    with pytest.raises(Refused):
        g.game.answer("store steel", 1)
    g.end_turn().normal().store("Steel")
    assert g.B.stored == ["Steel"]


@rule("CONF-VAR-33")
def test_a_card_on_a_character_is_seen_by_all() -> None:
    g = three(hand="Steel", B_hand="Punch")
    assert [g.seen(viewer, "A_hand") for viewer in ("B", "C", "")] == [["?"]] * 3
    g.store("Steel")
    assert [g.seen(viewer, "A_stored") for viewer in ("A", "B", "C", "")] == [["Steel"]] * 4


@rule("CONF-VAR-34")
def test_a_card_stays_on_the_next_version_of_a_defeated_character() -> None:
    g = two(B_stored="Steel", confront="B", power=9, deck="Punch*9")
    g.ready().pass_blocks()
    assert (g.B.level, g.B.cost, g.B.stored) == (2, 12, ["Steel"])
    g.normal()
    assert (g.can("end"), g.offers("play")) == (False, ["Steel"])
    assert g.play("Steel").can("end")


@rule("CONF-VAR-36")
def test_on_another_players_turn_no_assist_card_can_be_played() -> None:
    g = three(hand="Punch", B_hand="Steel", C_hand="Steel", deck="Punch*9")
    assert {option.seat for option in g.ask.options} == {0}
    for text in ("assist steel", "play steel"):
        with pytest.raises(Refused):
            g.game.answer(text, 1)
    g.end_turn()
    assert g.asked == "B confront"  # no last chance to Assist was asked for
    g.normal()
    assert (g.offers("play"), g.offers("store"), g.can("assist")) == (["Steel"], ["Steel"], False)


# Defenses and Blocks


@rule("CONF-VAR-30")
def test_a_defense_covers_only_its_user() -> None:
    g = three(hand="Raider", B_hand="Shield*2", C_hand="Shield")
    g.play("Raider")
    assert g.asked == "B defend"
    assert {option.n for option in g.ask.options if option.verb == "defend"} == {1}
    g.defend("Shield")
    assert g.asked == "C defend"
    assert {option.n for option in g.ask.options if option.verb == "defend"} == {2}
    g.no_defense()
    assert (g.B.discard, g.C.discard, g.asked) == (["Shield"], ["Weakness"], "A main")


@rule("CONF-VAR-30")
def test_a_block_raises_only_its_user_and_only_the_confronted_player_is_asked() -> None:
    g = three(confront="B", power=9, B_hand="Wall, Vulnerability", C_hand="Wall")
    g.ready()
    assert g.asked == "B block"
    assert g.game.why_not("block wall", 2).rule == "CONF-BLOCK-11"
    g.block("Wall")
    assert (g.B.cost, g.A.cost, g.C.cost) == (10, 9, 9)  # nobody was asked whose
    assert (g.asked, g.C.hand) == ("B block", ["Wall"])
    g.no_block()
    assert (g.B.level, g.active) == (1, "B")


# Magog and Swamp Thing


@pytest.mark.parametrize("name", ["Magog", "Swamp Thing"])
@rule("CONF-VAR-27", "CONF-VAR-28")
def test_with_two_players_a_card_for_teams_leaves_the_game_and_is_replaced(name: str) -> None:
    g = two(line_up=LINE_UP, main_deck=f"{name}, Steel, Deadman")
    g.end_turn()
    assert g.line_up == [*LINE_UP.split(", "), "Steel"]
    assert (g.main_deck, g.destroyed, g.over) == (["Deadman"], [], False)
    assert name in g.cards_in(z.UNUSED)
    card = next(each for each, kind in enumerate(g.game.state.cards) if kind.name == name)
    assert card in g.game.view(-1).zones[z.UNUSED]  # everybody saw it


@rule("CONF-VAR-28")
def test_both_in_a_row_are_replaced_by_one_card() -> None:
    g = two(line_up=LINE_UP, main_deck="Magog, Swamp Thing, Steel, Deadman").end_turn()
    assert (g.line_up[-1], g.main_deck) == ("Steel", ["Deadman"])


@rule("CONF-VAR-28")
def test_with_no_card_left_to_replace_it_the_line_up_cannot_be_refilled() -> None:
    g = two(line_up=LINE_UP, main_deck="Magog").end_turn()
    assert g.over
    assert g.line_up == LINE_UP.split(", ")


@rule("CONF-VAR-27", "CONF-VAR-28")
def test_with_two_players_they_are_replaced_in_the_first_line_up_too() -> None:
    removed = 0
    for seed in range(60):
        new = lineup.new_game("confrontations", 2, seed)
        state = new.state
        names = [state.cards[card].name for card in state.zones[z.LINE_UP]]
        assert len(names) == 5
        assert not {"Magog", "Swamp Thing"} & set(names)
        gone = [card for card in state.zones[z.UNUSED] if state.cards[card].stack == "main"]
        assert len(state.zones[z.MAIN_DECK]) == 103 - len(gone)
        assert set(gone) <= set(new.view(-1).zones[z.UNUSED])  # everybody saw them
        removed += len(gone)
    assert removed


@rule("CONF-VAR-27")
def test_with_three_players_they_stay() -> None:
    for name in ("Magog", "Swamp Thing"):
        g = three(line_up=LINE_UP, main_deck=f"{name}, Steel, Deadman").end_turn()
        assert g.line_up[-1] == name


@rule("CONF-VAR-27")
def test_with_three_players_they_stay_in_the_first_line_up_too() -> None:
    crowd = card_set({"name": "Crowd", "type": "Hero", "cost": 2, "copies": 60, "min_players": 3})
    state = lineup.new_game("confrontations", 3, 1, sets=[crowd]).state
    assert "Crowd" in [state.cards[card].name for card in state.zones[z.LINE_UP]]
    assert [card for card in state.zones[z.UNUSED] if state.cards[card].stack == "main"] == []


# Scoring


@rule("CONF-VAR-29")
def test_without_teams_the_highest_single_score_wins() -> None:
    g = three(line_up="Tula", main_deck="", discard="Ares", B_discard="Steel*2", C_discard="Apollo, Magog")
    g.end_turn()
    assert (g.result.scores, g.winners) == ((3, 2, 5), ["C"])


@rule("CONF-VAR-29")
def test_a_tie_of_single_players_goes_to_the_one_with_more_characters() -> None:
    g = three(line_up="Tula", main_deck="", discard="Ares, Steel", B_score_pile="Aquaman")
    g.end_turn()
    assert (g.result.scores, g.winners) == ((4, 4, 0), ["B"])
    g = three(line_up="Tula", main_deck="", discard="Ares", C_discard="Apollo").end_turn()
    assert g.winners == ["A", "C"]


@rule("CONF-VAR-29")
def test_a_player_who_is_out_is_not_ranked() -> None:
    g = three(levels=[3, 3, 3], confront="B", power=15, discard="Weakness*2", C_discard="Weakness", B_discard="Ares",
              line_up="Tula", main_deck="")  # fmt: skip
    g.ready().pass_blocks()
    assert (g.over, g.result.scores) == (True, (-2, 0, -1))
    assert g.winners == ["C"]
