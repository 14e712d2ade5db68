"""CONF-MIX: Rivals in a game of Confrontations, and the refusal of combinations that make no sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.moves import move_card
from lineup.games import Choice, propose_swaps
from lineup.match import Match
from tests.harness.rule import rule
from tests.harness.scenario import LETTERS, Scenario, card_set, game, warned

BATMAN = "rivals-batman-joker"
SHAZAM = "rivals-shazam-black-adam"
BOX = lineup.box("confrontations")
LANTERNS = lineup.load(Path(__file__).parents[2] / "sets" / "lanterns.toml")
TEAMS = ["Wonder Woman", "Lex Luthor", "Batman", "The Joker"]
WARDEN: dict[str, object] = {
    "name": "Warden", "type": "Character", "side": "villain", "emblem": "warden"
}  # fmt: skip
GUARDS = card_set(  # a villain and no hero
    {"name": "Guard", "type": "Villain", "cost": 2, "copies": 40, "emblem": "warden", "text": "+1 Power."},
    *({**WARDEN, "id": f"warden-{level}", "cost": 6 + 3 * level, "level": level} for level in (1, 2, 3)),
)
Pairs = tuple[tuple[str, str], ...]


def plan(*heroes: str, sets: Sequence[str] = (BATMAN,), players: int = 4, swaps: Pairs = ()) -> Choice:
    """How a game of Confrontations with these boxes mixed in is to be played."""
    return Choice("confrontations", tuple(LETTERS[:players]), sets=tuple(sets), heroes=heroes, swaps=swaps)


def mixed(choice: Choice, seed: int = 1) -> Scenario:
    """The game a choice describes, at its first decision."""
    new = lineup.new_game(choice.game, choice.seats, seed, sets=choice.sets, heroes=choice.heroes, swaps=choice.swaps)
    return Scenario(new)


def swapped(out: Sequence[str] = ("aquaman",), bring: str = "batman") -> Choice:
    """Wonder Woman and Batman against Lex Luthor and The Joker, the swaps as proposed."""
    pairs = propose_swaps(plan(*TEAMS), out, bring)
    return plan(*TEAMS, swaps=pairs)


def main_cards(g: Scenario) -> list[Card]:
    state = g.game.state
    return [state.cards[card] for zone in (z.MAIN_DECK, z.LINE_UP) for card in state.zones[zone]]


def copies(emblem: str) -> int:
    return sum(card.copies for card in BOX.cards if card.stack == "main" and card.emblem == emblem)


def refusal(choice: Choice) -> str:
    with pytest.raises(lineup.RuleError) as error:
        mixed(choice)
    return str(error.value)


# Swapping


@pytest.mark.parametrize("out", [("aquaman",), ("zatanna-zatara",), ("ocean-master", "felix-faust")], ids="+".join)
@rule("CONF-MIX-01", "CONF-MIX-03")
def test_all_cards_of_characters_nobody_plays_go_out_for_as_many_of_rivals(out: tuple[str, ...]) -> None:
    deck = main_cards(mixed(swapped(out)))
    assert len(deck) == 108
    assert not [card for card in deck if card.emblem in out]
    assert sum(card.set == BATMAN for card in deck) == sum(map(copies, out))
    left = Counter(card.emblem for card in deck if card.set == BOX.id)
    assert left == {card.emblem: copies(card.emblem) for card in BOX.cards if card.level and card.emblem not in out}


@rule("CONF-MIX-01")
def test_a_character_whose_cards_are_out_is_dealt_to_nobody() -> None:
    pairs = propose_swaps(plan(), ("aquaman", "circe"), ("batman", "joker"))
    dealt = set()
    for seed in range(30):
        g = mixed(plan(swaps=pairs), seed)
        dealt |= {getattr(g, seat).hero for seat in "ABCD"}
    assert dealt == {"Superman", "Wonder Woman", "Zatanna Zatara", "Batman"} | {
        "Lex Luthor", "Ocean Master", "Felix Faust", "The Joker"
    }  # fmt: skip


@rule("CONF-MIX-01")
def test_swapping_a_part_of_a_characters_cards_is_answered_with_a_warning() -> None:
    pairs = propose_swaps(plan(*TEAMS), ("aquaman",), "batman")
    choice = plan(*TEAMS, swaps=pairs[:3])
    assert f"Only 3 of the {copies('aquaman')} cards of Aquaman are swapped. (CONF-MIX-01)" in warned(choice)
    assert len(main_cards(mixed(choice))) == 108
    assert not [said for said in warned(plan(*TEAMS, swaps=pairs)) if "CONF-MIX-01" in said]
    assert [said[-13:] for said in warned(plan(*TEAMS))] == ["(CONF-MIX-01)"]  # nothing is swapped at all


@rule("CONF-MIX-02")
def test_cards_of_a_character_in_play_stay_in() -> None:
    pair = ("confrontations/magic-bracelets", f"{BATMAN}/batmobile")
    assert "CONF-MIX-02" in refusal(plan(*TEAMS, swaps=(pair,)))
    other = mixed(plan("Superman", "Lex Luthor", "Batman", "The Joker", swaps=(pair,)))
    assert pair[1] in [card.ref for card in main_cards(other)]
    with pytest.raises(lineup.RuleError, match=r"Wonder Woman is being played.*CONF-MIX-02"):
        propose_swaps(plan(*TEAMS), ("wonder-woman",), "batman")


@rule("CONF-MIX-03")
def test_there_must_be_enough_cards_to_come_in() -> None:
    with pytest.raises(lineup.RuleError, match=r"cards would go out and only 30 come in. \(CONF-MIX-03\)"):
        propose_swaps(plan(*TEAMS), ("aquaman", "zatanna-zatara", "ocean-master"), "batman")


@rule("CONF-MIX-03")
def test_each_card_goes_out_and_comes_in_no_more_often_than_there_are_copies() -> None:
    mera, tula = "confrontations/mera", "confrontations/tula"
    robin, fox = f"{BATMAN}/robin", f"{BATMAN}/lucius-fox"
    assert "Mera is swapped out more often" in refusal(plan(*TEAMS, swaps=((mera, robin), (mera, fox))))
    assert "Robin is brought in more often" in refusal(plan(*TEAMS, swaps=((mera, robin), (tula, robin))))
    deck = Counter(card.name for card in main_cards(mixed(plan(*TEAMS, swaps=((tula, fox), (tula, fox))))))
    assert (deck["Tula"], deck["Lucius Fox"], deck.total()) == (0, 2, 108)


@rule("CONF-MIX-04")
def test_the_proposal_is_like_for_like() -> None:
    cards = {card.ref: card for each in (BOX, lineup.box(BATMAN)) for card in each.cards}
    for out in ("aquaman", "zatanna-zatara"):
        pairs = [(cards[old], cards[new]) for old, new in propose_swaps(plan(*TEAMS), (out,), "batman")]
        assert len(pairs) == copies(out)
        for old, new in pairs:
            assert (old.emblem, new.emblem) == (out, "batman")
        assert sum(old.title == new.title for old, new in pairs) >= len(pairs) - 2
        same = [abs(old.cost - new.cost) for old, new in pairs if old.title == new.title]
        assert sum(gap <= 1 for gap in same) >= len(same) - 2


@rule("CONF-MIX-04")
def test_a_mismatch_is_warned_of_and_not_refused() -> None:
    near = ("confrontations/mera", f"{BATMAN}/catwoman")
    other_cost = ("confrontations/mera", f"{BATMAN}/superman")
    other_type = ("confrontations/mera", f"{BATMAN}/batarang")
    for pair, wanted in (
        (near, []),
        (other_cost, ["Superman (cost 7) replaces Mera (cost 4). (CONF-MIX-04)"]),
        (other_type, ["Batarang (Equipment) replaces Mera (Hero), a different type. (CONF-MIX-04)"]),
    ):
        choice = plan(*TEAMS, swaps=(pair,))
        assert [said for said in warned(choice) if "CONF-MIX-04" in said] == wanted
        assert pair[1] in [card.ref for card in main_cards(mixed(choice))]


@pytest.mark.parametrize(("emblem", "name"), [("superman", "Superman"), ("lex-luthor", "Lex Luthor")])
@rule("CONF-MIX-05")
def test_taking_out_cards_of_superman_or_lex_luthor_is_warned_of_and_not_refused(emblem: str, name: str) -> None:
    heroes = ("Wonder Woman", "Circe", "Batman", "The Joker")
    pairs = propose_swaps(plan(*heroes), (emblem,), ("batman", "joker"))
    choice = plan(*heroes, swaps=pairs)
    said = [each for each in warned(choice) if "CONF-MIX-05" in each]
    assert len(said) == 1
    assert name in said[0]
    assert not [card for card in main_cards(mixed(choice)) if card.emblem == emblem]
    assert not [each for each in warned(swapped()) if "CONF-MIX-05" in each]


@rule("CONF-MIX-05")
def test_most_assist_cards_are_superman_s_and_lex_luthor_s_which_is_why_they_are_proposed_last() -> None:
    assisting = Counter(card.emblem for card in BOX.cards if card.assist and card.stack == "main")
    assert assisting["superman"] + assisting["lex-luthor"] > assisting.total() / 2
    gone = {pair[0] for pair in propose_swaps(plan("Wonder Woman", "Circe", "Batman", "The Joker"))}
    emblems = {BOX.find(ref).emblem for ref in gone}
    assert emblems == {"aquaman", "ocean-master"}


@pytest.mark.parametrize("out", ["aquaman", "zatanna-zatara"])
@rule("CONF-MIX-06")
def test_example_of_wonder_woman_with_batman(out: str) -> None:
    g = mixed(swapped((out,)))
    assert [g.A.hero, g.C.hero] == ["Wonder Woman", "Batman"]
    deck = main_cards(g)
    assert len(deck) == 108
    assert not [card for card in deck if card.emblem == out]
    new = [card for card in deck if card.set != BOX.id]
    assert {(card.set, card.emblem) for card in new} == {(BATMAN, "batman")}
    assert len(new) == copies(out)


@rule("CONF-MIX-06")
def test_without_further_words_the_cards_of_the_rival_s_side_are_proposed() -> None:
    choice = plan(*TEAMS)
    bare = propose_swaps(choice)
    assert {ref.partition("/")[0] for ref, _ in bare} == {"confrontations"}
    assert {BOX.find(ref).emblem for ref, _ in bare} == {"aquaman", "circe"}
    cards = {card.ref: card for card in lineup.box(BATMAN).cards}
    assert {cards[ref].emblem for _, ref in bare} == {"batman", "joker"}
    assert len(main_cards(mixed(plan(*TEAMS, swaps=bare)))) == 108


@rule("CONF-MIX-06")
def test_the_player_may_change_a_proposed_pair() -> None:
    pairs = list(propose_swaps(plan(*TEAMS), ("aquaman",), "batman"))
    taken = Counter(new for _, new in pairs)
    free = next(card for card in lineup.box(BATMAN).cards if card.emblem == "batman" and not taken[card.ref])
    pairs[0] = (pairs[0][0], free.ref)
    deck = main_cards(mixed(plan(*TEAMS, swaps=tuple(pairs))))
    assert free.ref in [card.ref for card in deck]
    assert len(deck) == 108


# Stacks and destroyed cards


def with_shazam(**given: Any) -> Scenario:
    """Confrontations with the box of Shazam! and Black Adam mixed in."""
    heroes = ["Superman", "Lex Luthor", "Shazam!", "Black Adam"]
    return game(4, box="confrontations", sets=[lineup.box(SHAZAM)], heroes=heroes, quiet=True, **given)


@rule("CONF-MIX-07")
def test_a_destroyed_stack_card_goes_where_its_own_text_says() -> None:
    g = with_shazam(hand="Dark Arts, Word of Power")
    before = len(g.game.state.zones[z.BASIC_2])
    g.play("Dark Arts").pick("Word of Power")
    state = g.game.state
    assert (g.destroyed, len(state.zones[z.BASIC_2])) == ([], before + 1)
    assert state.cards[state.zones[z.BASIC_2][0]].name == "Word of Power"
    g = with_shazam(hand="Dark Arts, Enhanced Strength")
    left = g.kicks
    g.play("Dark Arts").pick("Enhanced Strength")
    assert (g.destroyed, g.kicks) == (["Enhanced Strength"], left)


@rule("CONF-MIX-07")
def test_a_weakness_of_this_game_is_destroyed_for_good() -> None:
    g = with_shazam(hand="Dark Arts, Weakness", weaknesses="Weakness*3")
    g.play("Dark Arts").pick("Weakness")
    assert (g.destroyed, g.weaknesses) == (["Weakness"], 3)


@rule("CONF-MIX-07")
def test_a_stack_of_kicks_is_not_set_up_beside_enhanced_strength() -> None:
    g = mixed(plan(*TEAMS))
    assert [g.cards_in(zone)[:1] for zone in z.STACKS] == [["Enhanced Strength"], []]


# Characters


@rule("CONF-MIX-08")
def test_a_character_of_rivals_plays_on_the_team_of_its_side() -> None:
    g = mixed(plan("Wonder Woman", "Circe", "Batman", "Lex Luthor"))
    state = g.game.state
    assert [getattr(g, seat).hero for seat in "ABCD"] == ["Wonder Woman", "Circe", "Batman", "Lex Luthor"]
    stack = [state.cards[card] for card in state.zones[z.zone_of(2, z.CHARACTER)]]
    assert [(card.set, card.name, card.level, card.cost) for card in stack] == [
        (BATMAN, "Batman", 1, 9),
        (BATMAN, "Batman", 2, 12),
        (BATMAN, "Batman", 3, 15),
    ]
    assert mixed(plan("Batman", "The Joker", "Superman", "Circe")).B.hero == "The Joker"


@rule("CONF-MIX-08")
def test_a_character_of_rivals_has_its_own_ability_and_can_be_assisted() -> None:
    g = game(4, box="confrontations", sets=[lineup.box(BATMAN)], heroes=["Batman", "Circe", "Superman", "Lex Luthor"],
             hand="Steve Trevor", C_hand="Steel", deck="Punch, Bizarro, Steel", confront="B", power=4)  # fmt: skip
    g.use("Batman")
    assert sorted(g.offers()) == ["Bizarro", "Punch", "Steel"]
    g.pick("Bizarro").pick("Punch").play("Bizarro").no().play("Steve Trevor")
    assert g.power == 4 + 3 + 1
    g.assist("Steel").ready().pass_blocks()
    assert (g.B.level, g.A.score_pile) == (2, ["Circe"])


@rule("CONF-MIX-08")
@pytest.mark.parametrize(
    "heroes",
    [("Batman", "The Joker", "Circe", "Superman"), ("Wonder Woman", "Batman", "Superman", "Circe")],
    ids=["a villain among heroes", "Batman among villains"],
)
def test_a_character_of_rivals_on_the_other_side_is_refused(heroes: tuple[str, ...]) -> None:
    assert "is on the other side" in refusal(plan(*heroes))


@rule("CONF-MIX-08")
def test_without_teams_a_character_of_rivals_is_a_foe_like_any_other() -> None:
    g = mixed(plan("Batman", "Superman", players=2))
    assert (g.A.hero, g.B.hero) == ("Batman", "Superman")
    assert mixed(plan("The Joker", "Batman", "Circe", players=3)).A.hero == "The Joker"


def test_a_character_has_the_versions_of_its_own_box_only() -> None:
    name: dict[str, object] = {"name": "Circe", "type": "Character", "side": "villain", "emblem": "circe"}
    twin = card_set(*({**name, "id": f"circe-{level}", "cost": 6 + 3 * level, "level": level} for level in (1, 2, 3)))
    new = lineup.new_game("confrontations", 4, 1, sets=[twin], heroes=["Superman", "Circe", "Aquaman", ""])
    stack = new.state.zones[z.zone_of(1, z.CHARACTER)]
    assert [(new.state.cards[card].set, new.state.cards[card].level) for card in stack] == [
        ("confrontations", level) for level in (1, 2, 3)
    ]


@rule("CONF-MIX-08")
def test_characters_and_stack_of_a_box_we_do_not_have_join_too() -> None:
    heroes = ["Green Lantern", "Sinestro", "Superman", "Circe"]
    choice = Choice(
        "confrontations", ("A", "B", "C", "D"), sets=("lanterns",), heroes=tuple(heroes), loaded=(LANTERNS,)
    )
    pairs = propose_swaps(choice, ("aquaman",), "green-lantern")
    g = Scenario(lineup.new_game("confrontations", 4, 1, sets=[LANTERNS], heroes=heroes, swaps=pairs))
    assert [getattr(g, seat).hero for seat in "ABCD"] == heroes
    assert [g.cards_in(zone)[:1] for zone in z.STACKS] == [["Enhanced Strength"], ["Hard-Light Construct"]]
    deck = main_cards(g)
    assert (len(deck), sum(card.set == "lanterns" for card in deck)) == (108, copies("aquaman"))
    assert len(main_cards(Scenario(lineup.new_game("confrontations", 4, 1, sets=[LANTERNS], heroes=heroes)))) == 108


# Cards of a set without Characters, and the Word of Power with two players


@rule("CONF-MIX-03")
def test_a_set_of_single_cards_joins_whole_unless_its_cards_are_swapped_in() -> None:
    extra = card_set({"name": "Herald", "type": "Hero", "cost": 2, "copies": 3, "text": "+1 Power."})
    joined = Scenario(lineup.new_game("confrontations", 4, 1, sets=[extra]))
    assert len(main_cards(joined)) == 111
    pairs = [("confrontations/tula", "test-set/herald"), ("confrontations/tula", "test-set/herald")]
    part = main_cards(Scenario(lineup.new_game("confrontations", 4, 1, sets=[extra], swaps=pairs)))
    assert (len(part), [card.name for card in part].count("Herald")) == (108, 2)


@rule("CONF-VAR-27", "CONF-VAR-28")
def test_with_two_players_a_card_for_teams_never_lies_in_the_line_up_by_a_word_of_power() -> None:
    g = game(2, box="confrontations", sets=[lineup.box(SHAZAM)], heroes=["Superman", "Lex Luthor"], quiet=True,
             hand="Word of Power", main_deck="Magog, Steel, Tula", line_up="Mera, Atlan, Nereus, Siren, Krypto",
             confront="B")  # fmt: skip
    g.play("Word of Power").choose(2)
    assert g.power == 4
    assert g.line_up == ["Mera", "Atlan", "Nereus", "Siren", "Krypto", "Steel"]
    assert "Magog" in g.cards_in(z.UNUSED)


def test_a_match_with_two_half_decks_adds_up_the_scores_of_partners() -> None:
    match = Match(["Ann", "Bob", "Cy", "Di"], "halves", game="confrontations", sets=[BATMAN])
    for number in (1, 2):
        state = match.game.state
        assert len(state.zones[z.MAIN_DECK]) + len(state.zones[z.LINE_UP]) == 54
        for card in state.zones[z.MAIN_DECK]:
            move_card(state, card, z.UNUSED)
        prizes = (9, 14, 9, 0) if number == 1 else ()
        cards = [card for card in state.zones[z.UNUSED] if state.cards[card].vp == 1]
        for seat, points in enumerate(prizes):
            for _ in range(points):
                move_card(state, cards.pop(), z.zone_of(seat, z.DISCARD))
        while match.game.ask is not None:
            options = match.game.ask.options
            match.game.answer(next((each for each in options if each.verb in ("buy", "play", "normal")), options[-1]))
        if number == 1:
            match.next_game()
    assert match.result is not None
    scores = match.result.scores
    assert max(scores) == scores[1]
    assert scores[0] + scores[2] > scores[1] + scores[3]
    assert match.result.winners == (0, 2)


# Refusals


def test_a_swap_names_cards_of_the_right_sets() -> None:
    mera, robin = "confrontations/mera", f"{BATMAN}/robin"
    assert "brings in one of another set" in refusal(plan(*TEAMS, swaps=((robin, mera),)))
    assert "brings in one of another set" in refusal(plan(*TEAMS, swaps=((mera, "confrontations/tula"),)))
    assert 'no main-deck card "confrontations/nobody"' in refusal(
        plan(*TEAMS, swaps=(("confrontations/nobody", robin),))
    )
    assert 'no main-deck card "batman-9"' in refusal(plan(*TEAMS, swaps=((mera, "batman-9"),)))


def test_swaps_need_another_set_and_no_groups() -> None:
    pair = ("confrontations/mera", f"{BATMAN}/robin")
    assert "none is mixed in" in refusal(plan(sets=(), swaps=(pair,)))
    mix = {"confrontations": ("Hero", "Villain"), BATMAN: ("Super Power", "Equipment", "Location")}
    with pytest.raises(lineup.RuleError, match="groups or by swapping"):
        lineup.new_game("confrontations", 4, 1, sets=[BATMAN], mix=mix, swaps=[pair])


def test_emblems_of_a_proposal_must_exist() -> None:
    with pytest.raises(lineup.RuleError, match='No mixed-in card has the emblem "robin"; there are batman, joker'):
        propose_swaps(plan(*TEAMS), ("aquaman",), "robin")
    with pytest.raises(lineup.RuleError, match='No card of Confrontations has the emblem "batman"; there are aquaman'):
        propose_swaps(plan(*TEAMS), ("batman",), "batman")
    with pytest.raises(lineup.RuleError, match="with a box of Rivals mixed in"):
        propose_swaps(plan(sets=()), ("aquaman",), "batman")
    with pytest.raises(lineup.RuleError, match="with a box of Rivals mixed in"):
        propose_swaps(plan(sets=("heroes-unite",)), ("aquaman",), "batman")


def test_a_set_cannot_be_mixed_in_twice() -> None:
    assert "mixed in twice" in refusal(plan(*TEAMS, sets=(BATMAN, BATMAN)))
    assert "mixed in twice" in refusal(plan(sets=("confrontations",)))


def test_teams_need_two_characters_on_each_side() -> None:
    out = ("wonder-woman", "aquaman", "zatanna-zatara")
    pairs = propose_swaps(plan(sets=(BATMAN, SHAZAM)), out, ("batman", "shazam"))
    assert len(main_cards(mixed(plan(sets=(BATMAN, SHAZAM), swaps=pairs)))) == 108
    pairs = tuple(
        (card.ref, "test-set/guard")
        for card in BOX.cards
        if card.stack == "main" and card.emblem in out
        for _ in range(card.copies)
    )
    with pytest.raises(
        lineup.RuleError, match=r"team of Super Heroes needs two Characters; there are 1. \(CONF-SETUP-01\)"
    ):
        lineup.new_game("confrontations", 4, 1, sets=[GUARDS], swaps=pairs)


def test_a_character_needs_one_card_of_each_level() -> None:
    broken = card_set(
        {"id": "a", "name": "Solo", "type": "Character", "cost": 9, "level": 1, "side": "hero", "emblem": "solo"},
        {"id": "b", "name": "Solo", "type": "Character", "cost": 15, "level": 3, "side": "hero", "emblem": "solo"},
    )
    with pytest.raises(
        lineup.RuleError, match=r"Solo needs one Character card of each Level, 1 to 3; there are \[1, 3\]"
    ):
        lineup.new_game("confrontations", 2, 1, sets=[broken])


def test_the_number_of_players_stays_that_of_confrontations() -> None:
    assert "is for 2 to 4 players; 5 seats were given" in refusal(plan(players=5))
    assert "1 seat was given" in refusal(plan(players=1))
