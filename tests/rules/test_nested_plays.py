"""Cards played by other cards: what they set off waits until the outermost text is through."""

from __future__ import annotations

from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

CONF = "confrontations"
SHAZAM = "rivals-shazam-black-adam"
BATMAN = "rivals-batman-joker"
DRAWS = "Ongoing: Each time you play a {} during your turn, draw a card."
ON_HERO = {"name": "Drum", "type": "Location", "cost": 3, "text": DRAWS.format("Hero")}
ON_VILLAIN = {"name": "Gong", "type": "Location", "cost": 3, "text": DRAWS.format("Villain")}
ON_DISCARD = {
    "name": "Bell",
    "type": "Location",
    "cost": 3,
    "text": "Ongoing: Each time you discard a card, you may destroy a card from the Line-Up.",
}
MADE_UP = card_set(ON_HERO, ON_VILLAIN, ON_DISCARD)


def herald(text: str, kind: str = "Equipment") -> dict[str, object]:
    return {"name": "Herald", "type": kind, "cost": 3, "text": text}


def last_moves(g: Scenario, n: int) -> list[tuple[str, str, str]]:
    """The last moves by name and places; who sees them left out."""
    return g.moves()[-n:]


# The cards of the boxes that play others


@rule("RSB-RES-03", "COMMON-PLAY-05")
@card("rivals-shazam-black-adam/word-of-power")
def test_what_the_card_played_by_word_of_power_sets_off_comes_when_it_lies_in_the_line_up() -> None:
    g = game(
        box=SHAZAM,
        sets=[MADE_UP],
        confront="B",
        hand="Word of Power",
        in_play="Gong",
        deck="Punch*2",
        main_deck="War",
        line_up="",
    )
    g.play("Word of Power").choose(2)
    assert last_moves(g, 2) == [("War", "aside", "line-up"), ("Punch", "deck@0", "hand@0")]


@rule("HU-RES-03", "COMMON-PLAY-05")
@card("shazam-power")
def test_what_the_card_played_by_shazam_sets_off_comes_when_it_is_back_on_the_main_deck() -> None:
    g = game(
        heroes=["Nightwing", "Hawkman"],
        hand="Batarang, Shazam!",
        deck="Kick*2",
        main_deck="Legion Flight Ring",
        line_up="",
    )
    g.play("Batarang", "Shazam!")
    drawn, back = [("Kick", "deck@0", "hand@0")], [("Legion Flight Ring", "aside", "main-deck")]
    assert last_moves(g, 3) == drawn + back + drawn  # what the Ring draws, then what Nightwing draws for it


@rule("HU-RES-03", "COMMON-PLAY-05")
@card("amazo")
def test_what_the_first_card_amazo_plays_again_sets_off_comes_behind_the_second() -> None:
    g = game(sets=[MADE_UP], hand="Talon, Katana, Raven, Gong, Amazo", deck="Kick*3")
    g.play("Talon", "Katana", "Raven", "Gong")
    assert g.A.hand == ["Amazo", "Kick"]  # the Kick is Raven's
    g.play("Amazo").choose(1).pick("Talon")
    assert (g.what, sorted(g.offers()), g.A.hand) == ("play again", ["Katana", "Raven"], ["Kick"])
    assert g.pick("Katana").A.hand == ["Kick", "Kick"]


@rule("HU-RES-05", "COMMON-PLAY-05")
@card("granny-goodness")
def test_what_a_card_and_the_card_it_plays_set_off_is_put_in_order_by_their_owner_together() -> None:
    clash = {**ON_VILLAIN, "text": "Ongoing: Each time you play a Villain during your turn, discard a card."}
    g = game(
        sets=[card_set(ON_HERO, clash)],
        in_play="Drum, Gong",
        hand="Granny Goodness, Punch",
        deck="Kick",
        line_up="Katana",
    )
    g.play("Granny Goodness")
    assert (g.asked, sorted(g.offers("order"))) == ("A order", ["Drum", "Gong"])


@rule("CONF-RES-02", "CONF-RES-03", "COMMON-PLAY-05")
@card("confrontations/superboy")
def test_what_a_card_played_again_and_the_one_that_plays_it_set_off_is_ordered_together() -> None:
    clash = {**ON_VILLAIN, "text": "Ongoing: Each time you play a Super Power during your turn, discard a card."}
    g = game(4, box=CONF, sets=[card_set(ON_HERO, clash)], hand="Flight, Drum, Gong, Superboy, Punch*2", deck="Punch*2")
    g.play("Flight", "Drum", "Gong", "Superboy")
    assert (g.asked, sorted(g.offers("order"))) == ("A order", ["Drum", "Gong"])


@rule("COMMON-PLAY-05")
@card("mind-control-hat", "jervis-tetch")
def test_the_cards_the_hat_plays_are_all_played_before_what_they_set_off() -> None:
    for first, second in (("Jervis Tetch", "Mind Control Hat"), ("Mind Control Hat", "Jervis Tetch")):
        g = game(
            sets=[MADE_UP], in_play="Drum", hand=f"{first}, {second}", deck="Punch*5", line_up="Katana, Brother Blood"
        )
        for name in (first, second):
            g.play(name)
            while g.asked == "B defend":
                g.no_defense()
            if g.asked == "A choose":
                g.choose(1)
        drawn = len(g.A.hand)
        g.pick("Katana")
        assert len(g.A.hand) == drawn, "Brother Blood can still be played"
        g.pick("Brother Blood")
        assert (g.asked, len(g.A.hand)) == ("A main", drawn + 1)


# Whatever else happens while a text is under way


@rule("RBJ-RES-03", "COMMON-PLAY-05")
def test_a_card_played_by_a_card_is_part_of_its_text() -> None:
    text = "Set a Hero from the Line-Up aside. Play it, then destroy it. Discard your hand."
    for where in ("heroes-unite", BATMAN, SHAZAM, CONF):
        hero = {"name": "Squire", "type": "Hero", "cost": 2, "text": "+1 Power."}
        g = game(
            4 if where == CONF else 2,
            box=where,
            sets=[card_set(herald(text), hero, ON_HERO)],
            in_play="Drum",
            hand="Herald, Punch",
            line_up="Squire",
            deck="Punch*2",
        )
        g.play("Herald")
        assert (g.A.hand, g.A.discard) == (["Punch"], ["Punch"]), where


@rule("COMMON-PLAY-05")
def test_three_plays_in_one_another_settle_behind_the_outermost() -> None:
    outer = herald("Play a Herald's Page from your hand. Discard your hand.")
    inner = {"name": "Herald's Page", "type": "Hero", "cost": 2, "text": "Play a Villain from your hand. +1 Power."}
    g = game(
        sets=[card_set(outer, inner, ON_HERO, ON_VILLAIN)],
        in_play="Drum, Gong",
        hand="Herald, Herald's Page, Brother Blood, Kick",
        deck="Punch*3",
    )
    g.play("Herald")
    while g.asked == "A order":
        g.do("order", "Drum")
    assert (g.A.hand, g.A.discard, g.power) == (["Punch", "Punch"], ["Kick"], 4 + 1)


@rule("COMMON-PLAY-05")
def test_what_a_super_heros_ability_plays_settles_when_the_ability_is_through() -> None:
    chief: dict[str, object] = {
        "name": "Chief",
        "type": "Super Hero",
        "text": "Once during each of your turns, you may play a Hero from the Line-Up, then discard your hand.",
    }
    g = game(
        sets=[card_set(chief, ON_HERO)],
        heroes=["Chief", "Hawkman"],
        in_play="Drum",
        hand="Kick",
        deck="Punch",
        line_up="Katana",
    )
    g.use("Chief")
    if g.asked == "A may":
        g.yes()
    if g.asked == "A pick":
        g.pick("Katana")
    assert (g.A.hand, g.A.discard) == (["Punch"], ["Kick"])


@rule("HU-RES-03", "COMMON-PLAY-05")
def test_what_a_card_sets_off_before_its_attack_waits_until_the_attack_is_through() -> None:
    text = "Discard a card.\nAttack: Each foe gains a Weakness."
    g = game(sets=[card_set(herald(text), ON_DISCARD)], in_play="Bell", hand="Herald, Punch", B_hand="Kick")
    g.play("Herald")
    assert (g.asked, g.weaknesses) == ("B defend", 20)
    g.no_defense()
    assert (g.asked, g.weaknesses, g.B.discard) == ("A pick", 19, ["Weakness"])


@rule("HU-RES-03", "COMMON-PLAY-05")
@card("amazo")
def test_what_a_card_played_again_sets_off_waits_while_the_next_one_attacks() -> None:
    g = game(sets=[MADE_UP], hand="Deadshot, Katana, Drum, Amazo", deck="Punch*2", B_hand="Punch", B_deck="Kick*3")
    g.play("Deadshot").no_defense().play("Katana", "Drum", "Amazo").choose(1)
    g.pick("Katana").pick("Deadshot")
    assert (g.asked, g.A.hand) == ("B defend", [])
    assert g.no_defense().A.hand == ["Punch"]


@rule("COMMON-PLAY-05")
@card("hero-booster-gold")
def test_what_a_defense_sets_off_comes_with_it_and_what_the_attacker_set_off_still_waits() -> None:
    g = game(
        3,
        sets=[MADE_UP],
        heroes=["Hawkman", "Booster Gold", "Batgirl"],
        hand="Deadshot, Katana, Drum, Amazo",
        deck="Punch*2",
        B_hand="Katana, Kick",
        B_deck="Punch*5",
        C_hand="Kick",
        C_deck="Punch*2",
    )
    g.play("Deadshot").no_defense(2).play("Katana", "Drum", "Amazo").choose(1).pick("Katana").pick("Deadshot")
    assert g.asked == "B defend"
    drawn = len(g.B.hand)
    g.defend("Katana")
    assert (g.asked, g.A.hand) == ("C defend", [])
    assert len(g.B.hand) == drawn - 1 + 1 + 1  # the card shown, what it draws, what Booster Gold draws
    g.no_defense()
    assert g.A.hand == ["Punch"]


@rule("COMMON-PLAY-05")
def test_a_text_that_was_set_off_is_carried_out_in_full_before_what_it_sets_off() -> None:
    text = (
        "Ongoing: Each time you play a Villain during your turn, you may play a Hero from the Line-Up. If "
        "you do, discard your hand."
    )
    horn: dict[str, object] = {"name": "Horn", "type": "Location", "cost": 3, "text": text}
    g = game(
        sets=[card_set(horn, ON_HERO)],
        in_play="Horn, Drum",
        hand="Brother Blood, Kick",
        deck="Punch",
        line_up="Katana",
    )
    g.play("Brother Blood").pick("Katana")
    assert (g.A.hand, g.A.discard) == (["Punch"], ["Kick"])


def test_a_defense_still_has_the_card_it_destroyed_in_reach() -> None:
    text = (
        "Defense: Discard this card to avoid an Attack. Destroy a Hero from your discard pile. Discard your hand. "
        "Put it into your hand."
    )
    raid = {"name": "Raid", "type": "Villain", "cost": 3, "text": "Discard a card.\nAttack: Each foe gains a Weakness."}
    for hand in ("Raid", "Raid, Punch"):  # whether something waits already when the Attack begins
        g = game(
            sets=[card_set(herald(text), raid, ON_DISCARD)],
            in_play="Bell",
            hand=hand,
            B_hand="Herald",
            B_discard="Katana",
        )
        g.play("Raid").defend("Herald")
        assert (g.B.hand, g.destroyed) == (["Katana"], [])
