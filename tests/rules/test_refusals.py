"""What cannot be done is refused with its rule and the missing condition, word for word, in every part of a turn."""

from __future__ import annotations

import pytest

from lineup.engine.refusals import find_option
from lineup.game import new_game
from tests.harness.editions import former_cards
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game
from tests.rules.test_reasons import BATMAN, CONF, MADE_UP, SHAZAM

A, B, C, D = range(4)
TEAMS = ("Superman", "Lex Luthor", "Aquaman", "Circe")
DUEL = ("Shazam!", "Black Adam")
THREE = ("Superman", "Lex Luthor", "Circe")
TOWER = {"name": "Tower", "type": "Location", "cost": 3, "copies": 3}
LATE = "At the end of this turn, you may destroy a card from your discard pile."
DOUBTER = card_set({"name": "Doubter", "type": "Villain", "cost": 1, "text": LATE})
TWICE = card_set({**TOWER, "text": "Ongoing: Once during each of your turns, draw a card."})
OPEN = "First answer the open question:"
NOT_HIS = "This decision is A's, not yours."
NOTHING_MORE = "You said ready; you cannot play or use anything more."


def refused(g: Scenario, expected: dict[tuple[int, str], tuple[str, str]]) -> None:
    """Compare what seats are told, by seat and words."""
    assert {(seat, text): g.game.why_not(text, seat) for seat, text in expected} == expected


# Heroes Unite. Crimson Whirlwind is card number 0.


def test_in_the_turn_of_another() -> None:
    g = game(3, hand="Punch", B_hand="Punch", B_in_play="Apokolips", line_up="Raven", power=9)
    verbs = ("play punch", "buy raven", "use apokolips", "end", "ready", "defend punch", "pass", "yes", "pick punch")
    refused(g, {(B, text): ("HU-TURN-03", NOT_HIS) for text in (*verbs, "done", "dance")})


def test_two_cards_of_a_kind_in_play_are_each_used_for_themselves() -> None:
    g = game(sets=[TWICE], in_play="Tower*2")
    state = g.game.state
    for option in [option for option in g.ask.options if option.verb == "use"]:
        assert find_option(state, A, "use", option.card) == option


def test_each_of_several_abilities_of_a_card_is_refused_for_a_reason_of_its_own() -> None:
    texts = "Once during each of your turns, draw a card.\nPay 3 Power: Draw two cards.\nDiscard a Villain: +1 Power."
    sets = [card_set({"name": "Jack", "type": "Super Hero", "text": texts})]
    g = game(sets=sets, heroes=["Jack"], hand="Punch", power=2, deck="Punch*3")
    refused(g, {(A, "use jack/2"): ("HU-CARD-15", "Jack's ability costs 3 Power; you have 2.")})
    g.use("Jack")
    again = "You already used Jack's ability this turn."
    idle = "Jack's ability would do nothing now."
    unpaid = "Jack's ability costs 3 Power; you have 2."
    refused(
        g,
        {
            (A, "use jack"): (g.why_not("use jack/3"), f"(1) {again} (2) {unpaid} (3) {idle}"),
            (A, "use jack/1"): (g.why_not("use jack/1"), again),
            (A, "use jack/2"): (g.why_not("use jack/2"), unpaid),
            (A, "use jack/3"): (g.why_not("use jack/3"), idle),
        },
    )
    assert len({g.why_not(f"use jack/{number}") for number in (1, 2, 3)}) == 3


def test_the_rule_of_several_abilities_is_that_of_the_one_nearest_to_being_open() -> None:
    draw = "Once during each of your turns, draw a card."
    sets = [card_set({"name": "Jack", "type": "Super Hero", "text": f"{draw}\nPay 3 Power: Draw two cards."})]
    g = game(sets=sets, heroes=["Jack"], power=2, deck="Punch*3").use("Jack")
    assert g.why_not("use jack") == g.why_not("use jack/2") == "HU-CARD-15" != g.why_not("use jack/1")
    assert g.game.why_not("use jack/3") == g.game.why_not("use jack")  # there is no third one
    sets = [card_set({**TOWER, "text": f"Ongoing: Confrontation: {draw}\nOngoing: {draw}"})]
    g = game(4, box=CONF, sets=sets, in_play="Tower", deck="Punch*3").use("Tower")
    assert g.why_not("use tower") == g.why_not("use tower/2") != g.why_not("use tower/1")


def test_two_abilities_closed_by_the_same_are_refused_in_one_sentence() -> None:
    texts = "Discard a Hero: +1 Power.\nDiscard a Villain: +2 Power."
    sets = [card_set({"name": "Jack", "type": "Super Hero", "text": texts})]
    g = game(sets=sets, heroes=["Jack"], hand="Punch")
    idle = "Jack's ability would do nothing now."
    refused(g, {(A, "use jack"): (g.why_not("use jack"), idle)})


def test_when_the_game_is_over_nothing_is_left_to_do() -> None:
    g = game(main_deck="", line_up="").end_turn()
    assert g.over
    refused(g, {(seat, "end"): ("HU-END-01", "The game is over.") for seat in (A, B)})


def test_words_that_mean_nothing_now() -> None:
    g = game(hand="Punch")
    assert g.game.why_not("end punch").text == "You can: Buying is optional; you may end your turn now."
    now = "Your turn: play cards or end the turn."
    refused(
        g,
        {
            (A, "dance"): ("HU-TURN-04", f'You cannot do "dance" now. {now}'),
            (A, "pass"): ("HU-TURN-04", f"You can only pass on a Defense, a Block or an Assist. {now}"),
            (A, "yes"): ("HU-RES-09", "No text asks for that now."),
            (A, "pick punch"): ("HU-RES-09", "No text asks for that now."),
            (A, "done"): ("HU-RES-09", "No text asks for that now."),
            (A, "defend punch"): (
                "HU-ATK-12",
                "Nobody is attacking you; on your own turn you just play a Defense card.",
            ),
        },
    )


def test_only_cards_in_hand_are_played() -> None:
    g = game(hand="Punch", line_up="Crimson Whirlwind")
    not_there = "You can only play cards from your hand; it holds none of that name."
    refused(
        g,
        {
            (A, "play nothing"): ("HU-PLAY-01", not_there),
            (A, "play kick"): ("HU-PLAY-01", "Kick is not in your hand; you can only play cards from your hand."),
            (A, "play crimson whirlwind"): (
                "HU-PLAY-01",
                "Crimson Whirlwind is not in your hand; you can only play cards from your hand.",
            ),
        },
    )
    can = ("HU-PLAY-01", "You can: Crimson Whirlwind is in your hand; cards are played in any order you like.")
    refused(game(hand="Punch, Crimson Whirlwind"), {(A, "play crimson whirlwind"): can})
    two = game(hand="Punch", discard="Punch")
    refused(
        two,
        {
            (A, "play discard:punch"): (
                "HU-PLAY-01",
                "Punch is not in your hand; you can only play cards from your hand.",
            )
        },
    )
    alone = game(hand="Crimson Whirlwind")
    refused(alone, {(A, "play crimson whirlwind"): can, (A, "play nothing"): ("HU-PLAY-01", not_there)})


def test_of_several_cards_of_a_name_the_one_is_meant_that_it_can_be_done_with() -> None:
    g = game(discard="Punch", in_play="Punch", hand="Punch", B_hand="Punch")
    assert g.game.why_not("play punch").text.startswith("You can: ")
    g = game(2, box=SHAZAM, hand="Punch", levels=(2, 1), heroes=DUEL)
    assert g.game.why_not("use shazam!").text.startswith("You can: ")
    g = game(4, box=CONF, hand="Jimmy Olsen", C_hand="Jimmy Olsen")
    assert g.game.why_not("assist jimmy olsen", C).text.startswith("You can: ")
    g = game(sets=[TWICE], discard="Tower", in_play="Tower").use("Tower")
    assert g.game.why_not("use tower").text == "You already used Tower's ability this turn."
    g = game(sets=[TWICE], hand="Tower*2", line_up="Tower", power=1)
    assert g.game.why_not("buy tower").text == "Tower costs 3; you have 1 Power."


@rule("HU-PLAY-03", "HU-SETUP-16")
def test_what_cannot_be_bought() -> None:
    g = game(
        hand="Punch", line_up="Crimson Whirlwind", discard="Katana", super_villains="Vandal Savage, Trigon", power=2
    )
    hidden = "is not face up in the Line-Up or on a stack."
    refused(
        g,
        {
            (A, "buy nothing"): (
                "HU-PLAY-03",
                "No card of that name is face up in the Line-Up or on a stack.",
            ),
            (A, "buy weakness"): ("HU-SETUP-16", "You can never buy a Weakness."),
            (A, "buy katana"): ("HU-PLAY-03", f"Katana {hidden}"),
            (A, "buy batarang"): ("HU-PLAY-03", f"Batarang {hidden}"),
            (A, "buy trigon"): ("HU-PLAY-03", f"Trigon {hidden}"),
            (A, "buy vandal savage"): ("HU-TURN-07", "Vandal Savage costs 8; you have 2 Power."),
            (A, "buy kick"): ("HU-TURN-07", "Kick costs 3; you have 2 Power."),
            (A, "buy crimson whirlwind"): ("HU-TURN-07", "Crimson Whirlwind costs 5; you have 2 Power."),
        },
    )


@rule("HU-SETUP-16", "CONF-SETUP-16", "RBJ-LINE-04")
@pytest.mark.parametrize("box", ["heroes-unite", "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam"])
@pytest.mark.parametrize(("hand", "discard"), [("Weakness", ""), ("", "Weakness")])
def test_whoever_has_a_weakness_is_not_told_that_none_lies_on_its_stack(box: str, hand: str, discard: str) -> None:
    g = game(2, box=box, power=6, hand=hand, discard=discard)
    assert g.game.why_not("buy weakness")[1] == "You can never buy a Weakness."


def test_a_card_under_the_top_of_a_stack_is_not_for_sale() -> None:
    g = game(kicks="Kick, Raven", power=3, line_up="")
    refused(g, {(A, "buy raven"): ("HU-SETUP-14", "Raven is not on top of its stack.")})


@rule("HU-SVD-04")
def test_after_a_super_villain_is_defeated_the_next_one_stays_face_down() -> None:
    g = game(power=20, super_villains="Vandal Savage, Trigon", line_up="").buy("Vandal Savage")
    hidden = "is not face up in the Line-Up or on a stack."
    refused(
        g,
        {
            (A, "buy trigon"): (
                "HU-SVD-04",
                "One a turn: the next Super-Villain stays face down until your turn is over.",
            ),
            (A, "buy katana"): ("HU-PLAY-03", f"Katana {hidden}"),
            (A, "buy vandal savage"): ("HU-PLAY-03", f"Vandal Savage {hidden}"),
        },
    )


@rule("HU-SYN-03")
def test_the_hero_of_another_is_not_for_sale_and_the_own_one_has_its_price() -> None:
    g = game(variants=["synergy"], reserve="Crimson Whirlwind", B_reserve="Sonic Siren", line_up="Raven")
    other = "Sonic Siren is on another player's Super Hero; only they may buy it."
    mine = "Crimson Whirlwind costs 5; you have 0 Power."
    refused(g, {(A, "buy sonic siren"): ("HU-SYN-03", other), (A, "buy crimson whirlwind"): ("HU-TURN-07", mine)})


def test_abilities_that_cannot_be_used() -> None:
    elsewhere = "it is not in play in front of you."
    g = game(in_play="Crimson Whirlwind, Apokolips", hand="Metropolis", B_in_play="Gotham City", deck="")
    refused(
        g,
        {
            (A, "use nothing"): ("HU-LOC-07", "You have no card of that name with an ability in play."),
            (A, "use gotham city"): ("HU-LOC-07", f"You cannot use Gotham City's ability: {elsewhere}"),
            (A, "use metropolis"): ("HU-LOC-07", f"You cannot use Metropolis's ability: {elsewhere}"),
            (A, "use kick"): ("HU-LOC-07", f"You cannot use Kick's ability: {elsewhere}"),
            (A, "use crimson whirlwind"): (
                "HU-CARD-13",
                "Crimson Whirlwind has no ability to use; what it does happens by itself.",
            ),
            (A, "use apokolips"): (
                "HU-CARD-13",
                "Apokolips's ability would do nothing now.",
            ),
        },
    )
    heroes = ("Shazam!", "Batgirl")
    poor = game(heroes=heroes, power=3)
    refused(poor, {(A, "use shazam!"): ("HU-CARD-15", "Shazam!'s ability costs 4 Power; you have 3.")})
    empty = game(heroes=heroes, power=4, main_deck="", line_up="")
    nothing = "Shazam!'s ability would do nothing now."
    refused(empty, {(A, "use shazam!"): ("HU-CARD-13", nothing)})


@rule("HU-HUNT-02", "HU-HUNT-03")
def test_what_cannot_be_hunted() -> None:
    none = "is not a Super-Villain in another player's discard pile."
    g = game(
        3, variants=["hunt"], discard="Graves", C_discard="Trigon, Katana", B_hand="Mongul", line_up="Crimson Whirlwind"
    )
    refused(
        g,
        {
            (A, "hunt trigon"): ("HU-HUNT-03", "Trigon costs 12; you have 0 Power."),
            (A, "hunt katana"): ("HU-HUNT-02", f"Katana {none}"),
            (A, "hunt nothing"): ("HU-HUNT-02", "No Super-Villain of that name is in another player's discard pile."),
            (A, "hunt graves"): ("HU-HUNT-02", f"Graves {none}"),
            (A, "hunt mongul"): ("HU-HUNT-02", f"Mongul {none}"),
            (A, "hunt crimson whirlwind"): ("HU-HUNT-02", f"Crimson Whirlwind {none}"),
            (B, "hunt trigon"): ("HU-TURN-03", NOT_HIS),
        },
    )
    without = "Hunting is part of the Super-Villain Hunt variant, which this game does not use."
    refused(game(B_discard="Trigon", power=20), {(A, "hunt trigon"): ("HU-HUNT-01", without)})


def test_no_hunt_after_the_one_a_turn() -> None:
    g = game(variants=["hunt"], rules={"hunt_limit": "one_per_turn"}, B_discard="Trigon, Graves", power=20)
    g.hunt("Graves").pass_all()
    refused(g, {(A, "hunt trigon"): ("HU-HUNT-07", "You cannot hunt again this turn.")})


def test_teammates_in_a_game_without_assist() -> None:
    g = game(4, box=CONF, rules={"assist": False}, hand="Punch", C_hand="Jimmy Olsen")
    refused(g, {(C, "assist jimmy olsen"): ("CONF-ASSIST-01", "This game has no Assist.")})


def test_a_game_without_confrontations_has_none_of_theirs() -> None:
    refused(
        game(hand="Punch"),
        {
            (A, "ready"): ("CONF-CONFR-02", "You are not confronting anyone this turn; end the turn instead."),
            (A, "normal"): ("HU-TURN-10", "This game has no Confrontations; you can buy every turn."),
            (A, "confront 1"): ("CONF-CONFR-03", "This game has no Confrontations."),
            (A, "block punch"): ("CONF-BLOCK-14", "This game has no Confrontations; a Block works only in one."),
            (A, "assist punch"): ("CONF-ASSIST-01", "Assist needs a teammate, and you have none."),
            (A, "store punch"): (
                "CONF-VAR-12",
                "You can only put Assist cards on your Super Hero in games with Assist and no teammate.",
            ),
        },
    )


def test_before_the_first_turn_the_open_question_comes_first() -> None:
    g = Scenario(new_game("heroes-unite", ["A", "B"], "x", rules={"identity_assignment": "deal_two"}))
    first = ("HU-HERO-04", f"{OPEN} Choose your Super Hero.")
    refused(
        g,
        {
            (A, "play punch"): first,
            (A, "end"): first,
            (B, "play punch"): ("HU-TURN-03", NOT_HIS),
            (A, "hero nobody"): (
                "HU-HERO-04",
                "That is not one of your choices. Choose your Super Hero.",
            ),
        },
    )
    g = Scenario(new_game(CONF, ["A", "B"], "x", rules={"identity_assignment": "choose"}))
    first = ("CONF-SETUP-02", f"{OPEN} Choose your Character.")
    refused(
        g,
        {
            (A, "play punch"): first,
            (A, "buy enhanced strength"): first,
            (A, "confront 1"): ("CONF-SEAT-05", "It is nobody's turn yet."),
            (A, "block punch"): ("CONF-BLOCK-14", "A Block works only in a Confrontation."),
        },
    )


@rule("HU-EOT-04")
def test_a_turn_that_is_over() -> None:
    g = game(sets=[DOUBTER], hand="Doubter, Punch", discard="Kick").play("Doubter").end_turn()
    assert g.asked == "A pick"
    over = ("HU-EOT-04", "The turn is over; you cannot play, buy or use anything now.")
    refused(g, {(A, text): over for text in ("play punch", "buy kick", "use nothing", "end")})
    g = game(4, box=CONF, sets=[DOUBTER], hand="Doubter", discard="Punch", C_hand="Punch").play("Doubter").finish()
    assert g.asked == "A pick"
    late = "You can Assist after the choice to confront and before ready or the end of the turn."
    refused(g, {(C, "assist punch"): ("CONF-ASSIST-17", late)})


def test_cards_that_cannot_be_picked() -> None:
    g = game(power=4, line_up="Deadman, Crimson Whirlwind", hand="Weakness, Punch", B_hand="Katana").buy("Deadman")
    none = "That is not one of the cards you can choose for this text."
    question = "Deadman: you may destroy up to two cards from your hand or discard pile."
    refused(
        g,
        {
            (A, "pick nothing"): ("HU-DEST-04", none),
            (A, "pick katana"): ("HU-DEST-04", none),
            (A, "pick crimson whirlwind"): (
                "HU-DEST-04",
                "Crimson Whirlwind (Line-Up) is not a card that Deadman lets you destroy now.",
            ),
            (A, "yes"): ("HU-DEST-04", f"That is not one of your choices. {question}"),
            (A, "play punch"): ("HU-DEST-04", f"{OPEN} {question}"),
            (A, "defend punch"): (
                "HU-ATK-02",
                "You use a Defense when you are attacked; right now you are not.",
            ),
            (B, "pick punch"): ("HU-TURN-03", NOT_HIS),
            (B, "done"): ("HU-TURN-03", NOT_HIS),
        },
    )
    g.pick("Punch")
    refused(g, {(A, "pick punch"): ("HU-DEST-04", "You already picked Punch.")})
    g = game(2, box=BATMAN, quiet=True, hand="The Penguin, Weakness", deck="Catwoman, Batwoman").play("The Penguin")
    refused(g, {(A, "done"): ("RBJ-RES-07", "Pick 2 more cards.")})


def test_what_is_open_is_answered_first_by_the_rule_of_that_question() -> None:
    first = "Confront a Character, or buy cards this turn?"
    clauses = {BATMAN: "RBJ-CONF-01", SHAZAM: "RSB-CONF-01", CONF: "CONF-CONFR-03"}
    for box, clause in clauses.items():
        g = game(2, box=box, choose=True, hand="Punch")
        refused(g, {(A, "play punch"): (clause, f"{OPEN} {first}")})
    g = game(2, box=BATMAN, quiet=True, hand="The Penguin, Weakness", deck="Catwoman, Batwoman").play("The Penguin")
    told = g.game.why_not("play weakness", A)
    assert told.rule == "RBJ-PLAY-02"  # a card was played, and its text asks
    assert told.text.startswith(f"{OPEN} The Penguin: ")
    g.pick("Weakness")
    refused(g, {(A, "done"): ("RBJ-RES-07", "Pick 1 more card.")})


# Confrontations


def test_in_a_confrontation_everybody_is_told_what_it_leaves_them() -> None:
    g = game(
        4,
        box=CONF,
        sets=[MADE_UP],
        heroes=TEAMS,
        confront="B",
        hand="Punch",
        B_hand="Wall, Punch",
        C_hand="Steel, Punch",
        D_hand="Punch",
        line_up="Krypto, Jimmy Olsen",
    )
    others = "You can only Assist on your teammate's turn."
    refused(
        g,
        {
            (A, "play wall"): ("CONF-PLAY-01", "Wall is not in your hand; you can only play cards from your hand."),
            (C, "play punch"): (
                "CONF-ASSIST-01",
                "It is A's turn; you can only play a card with Assist.",
            ),
            (B, "play punch"): (
                "CONF-CONFR-20",
                "On a foe's turn you can only use Defenses and Blocks from your hand.",
            ),
            (C, "assist punch"): ("CONF-ASSIST-15", "Punch is not a card with Assist in your hand."),
            (C, "assist jimmy olsen"): ("CONF-ASSIST-15", "Jimmy Olsen is not a card with Assist in your hand."),
            (C, "assist krypto"): ("CONF-ASSIST-15", "Krypto is not a card with Assist in your hand."),
            (C, "assist nothing"): ("CONF-ASSIST-15", "You have no card of that name with Assist in your hand."),
            (A, "assist punch"): ("CONF-ASSIST-01", others),
            (B, "assist punch"): ("CONF-ASSIST-01", others),
            (D, "assist punch"): ("CONF-ASSIST-01", others),
            (A, "buy nothing"): (
                "CONF-BUY-01",
                "No card of that name is face up in the Line-Up or on a stack.",
            ),
            (A, "buy superboy"): ("CONF-BUY-01", "Superboy is not face up in the Line-Up or on a stack."),
            (A, "buy krypto"): ("CONF-CONFR-22", "You cannot buy anything in a Confrontation."),
            (A, "end"): (
                "CONF-CONFR-32",
                "You are in a Confrontation: say ready when you are done playing.",
            ),
            (A, "normal"): (
                "CONF-CONFR-21",
                "Choose to confront or to buy before you do anything else on your turn.",
            ),
            (A, "confront 1"): (
                "CONF-CONFR-21",
                "You must announce a Confrontation before you do anything else in your turn.",
            ),
            (B, "normal"): ("CONF-SEAT-05", NOT_HIS),
            (B, "confront 0"): ("CONF-SEAT-05", "It is A's turn, not yours."),
            (C, "block wall"): ("CONF-BLOCK-11", "Only the side that is confronted uses Blocks."),
            (B, "block wall"): ("CONF-BLOCK-04", "Wait to Block until the confronting player says ready."),
            (D, "block wall"): ("CONF-BLOCK-04", "Wait to Block until the confronting player says ready."),
        },
    )


@rule("CONF-ASSIST-17")
def test_the_last_chance_to_assist() -> None:
    g = game(4, box=CONF, heroes=TEAMS, confront="B", hand="Punch", B_hand="Punch", C_hand="Jimmy Olsen, Punch").ready()
    assert g.asked == "C assist"
    assert g.game.state.where[0] == g.game.state.where[g.ask.options[0].card], "card number 0 is one of those asked for"
    whose = ("CONF-SEAT-05", "This decision is C's, not yours.")
    refused(
        g,
        {
            (C, "assist jimmy olsen"): (
                "CONF-ASSIST-01",
                "You can: Jimmy Olsen has Assist; it works for your teammate, whose turn it is.",
            ),
            (C, "play punch"): (
                "CONF-ASSIST-01",
                "It is A's turn; you can only play a card with Assist.",
            ),
            (C, "assist punch"): ("CONF-ASSIST-15", "Punch is not a card with Assist in your hand."),
            (A, "play punch"): whose,
            (A, "end"): whose,
            (A, "ready"): whose,
            (A, "confront 1"): whose,
            (C, "end"): (
                "CONF-ASSIST-01",
                f"{OPEN} A is done playing. Assist your teammate with a last card?",
            ),
            (B, "block punch"): ("CONF-BLOCK-04", "Wait to Block until the confronting player says ready."),
        },
    )


@rule("CONF-CONFR-33", "CONF-CONFR-24")
def test_while_blocks_are_decided() -> None:
    g = game(
        4,
        box=CONF,
        sets=[MADE_UP],
        heroes=TEAMS,
        confront="B",
        hand="Punch",
        B_hand="Wall, Punch",
        D_hand="Impervious",
        B_in_play="Amnesty Bay",
        line_up="Jimmy Olsen",
    ).ready()
    assert g.asked == "B block"
    whose = ("CONF-SEAT-05", "This decision is B's, not yours.")
    late = "You can Assist after the choice to confront and before ready or the end of the turn."
    question = f"{OPEN} 0 Power against Lex Luthor at cost 9. Raise a Character's cost?"
    refused(
        g,
        {
            (A, "play punch"): ("CONF-CONFR-33", NOTHING_MORE),
            (B, "play punch"): (
                "CONF-CONFR-20",
                "On a foe's turn you can only use Defenses and Blocks from your hand.",
            ),
            (A, "use superman"): ("CONF-CONFR-33", NOTHING_MORE),
            (C, "use aquaman"): ("CONF-CONFR-33", NOTHING_MORE),
            (D, "use circe"): whose,
            (B, "use nothing"): ("CONF-CHAR-02", "You have no card of that name with an ability in play."),
            (B, "use lex luthor"): (
                "CONF-CHAR-06",
                "Lex Luthor has no ability to use; what it does happens by itself.",
            ),
            (B, "use amnesty bay"): ("CONF-CONFR-33", "You cannot use Amnesty Bay's ability while Blocks are decided."),
            (B, "block punch"): ("CONF-BLOCK-01", "Punch has no Block text."),
            (B, "block jimmy olsen"): ("CONF-BLOCK-01", "Jimmy Olsen has no Block text."),
            (B, "block nothing"): ("CONF-BLOCK-01", "You have no card of that name with a Block in your hand."),
            (D, "block nothing"): whose,
            (D, "block impervious"): whose,
            (D, "block wall"): ("CONF-BLOCK-01", "Wall is not in your hand; you can only Block from your hand."),
            (A, "block punch"): ("CONF-BLOCK-11", "Only the side that is confronted uses Blocks."),
            (A, "defend wall"): (
                "CONF-CONFR-24",
                "A Confrontation is not an Attack; a Defense does not help against it.",
            ),
            (B, "defend wall"): (
                "CONF-CONFR-24",
                "A Confrontation is not an Attack; a Defense does not help against it.",
            ),
            (A, "ready"): ("CONF-CONFR-33", "You already said ready."),
            (B, "ready"): ("CONF-BLOCK-02", question),
            (B, "end"): ("CONF-BLOCK-02", question),
            (B, "buy enhanced strength"): ("CONF-BLOCK-02", question),
            (C, "assist punch"): ("CONF-ASSIST-17", late),
            (A, "confront 1"): whose,
            (A, "pass"): whose,
        },
    )
    g.block("Wall")
    assert g.asked == "B pick"
    refused(g, {(B, "block nothing"): ("CONF-BLOCK-03", f"{OPEN} Wall: raise the cost of a Character.")})


@rule("RSB-CONF-14")
def test_a_block_with_card_number_0_and_a_confrontation_that_is_settled() -> None:
    g = game(
        2,
        box=SHAZAM,
        sets=[MADE_UP],
        heroes=DUEL,
        confront="B",
        hand="Punch",
        B_hand="Wall",
        B_discard="Atom Smasher",
    ).ready()
    refused(
        g,
        {
            (B, "block atom smasher"): (
                "RSB-BLOCK-01",
                "Atom Smasher is not in your hand; you can only Block from your hand.",
            )
        },
    )
    g.pass_blocks()
    assert g.asked == "A after"
    settled = "The Confrontation is settled."
    refused(
        g,
        {
            (A, "buy word of power"): ("RSB-CONF-09", "You cannot buy anything in a Confrontation."),
            (A, "buy nothing"): (
                "RSB-TURN-02",
                "No card of that name is face up in the Line-Up or on a stack.",
            ),
            (B, "buy word of power"): ("RSB-FIRST-04", NOT_HIS),
            (B, "use black adam"): ("RSB-FIRST-04", NOT_HIS),
            (B, "end"): ("RSB-FIRST-04", NOT_HIS),
            (B, "ready"): ("RSB-FIRST-04", NOT_HIS),
            (A, "end"): ("RSB-TURN-08", f"You can: {settled[:-1]}; you may end your turn now."),
            (A, "ready"): ("RSB-CONF-14", "You already said ready."),
            (A, "use nothing"): ("RSB-ONG-05", "You have no card of that name with an ability in play."),
            (A, "block wall"): ("RSB-BLOCK-02", "Only the side that is confronted uses Blocks."),
            (B, "block wall"): ("RSB-BLOCK-04", f"{settled[:-1]}; it is too late to Block."),
            (A, "confront 1"): (
                "RSB-CONF-01",
                "You must announce a Confrontation before you do anything else in your turn.",
            ),
        },
    )


def test_where_a_confrontation_allows_buying_the_price_is_what_is_missing() -> None:
    g = game(2, box=SHAZAM, rules={"buy_in_confrontation": True}, confront="B", hand="Punch", heroes=DUEL)
    refused(g, {(A, "buy word of power"): ("RSB-TURN-05", "Word of Power costs 3; you have 0 Power.")})
    rich = game(2, box=SHAZAM, rules={"buy_in_confrontation": True}, confront="B", power=3, line_up="")
    assert rich.offers("buy") == ["Word of Power"]
    g.ready().pass_blocks()
    question = f"{OPEN} The Confrontation is settled. Use an ability, or end the turn."
    refused(g, {(A, "buy word of power"): ("RSB-CONF-14", question)})


@rule("CONF-CHAR-06")
@former_cards()
def test_abilities_have_their_time() -> None:
    heroes, levels = ("Wonder Woman", "Ocean Master", "Aquaman", "Circe"), (3, 3, 1, 1)
    villains = "Metallo, Parasite"
    waits = "Use Wonder Woman's ability while your side decides on Blocks."
    g = game(4, box=CONF, heroes=heroes, levels=levels, in_play="Daily Planet", hand="Krypto")
    refused(
        g,
        {
            (A, "use wonder woman"): ("CONF-CHAR-06", waits),
            (A, "use daily planet"): (
                "CONF-CHAR-06",
                "Daily Planet's ability needs a Confrontation of yours.",
            ),
        },
    )
    g = game(4, box=CONF, heroes=heroes, levels=levels, in_play="Daily Planet", B_hand=villains, confront="B")
    g.use("Daily Planet")
    refused(
        g,
        {
            (A, "use daily planet"): ("CONF-LOC-06", "You already used Daily Planet's ability this turn."),
            (A, "use wonder woman"): ("CONF-CHAR-06", waits),
        },
    )
    g.ready().use("Ocean Master").pick("Metallo")
    while g.ask.kind != "block":
        g.give(g.ask.options[0])
    assert g.asked == "B block"
    refused(g, {(B, "use ocean master"): ("CONF-LOC-06", "You already used Ocean Master's ability this turn.")})
    g = game(4, box=CONF, heroes=heroes, levels=levels, B_hand="Steel", confront="B").ready()
    refused(
        g,
        {
            (B, "use ocean master"): (
                "CONF-CHAR-06",
                "Ocean Master's ability would do nothing now.",
            ),
        },
    )
    g = game(4, box=CONF, heroes=TEAMS, quiet=True)
    refused(
        g,
        {
            (A, "use superman"): ("CONF-CHAR-02", "Superman has lost its ability for now."),
            (A, "use circe"): ("CONF-CHAR-02", "You cannot use Circe's ability: it is not in play in front of you."),
        },
    )


@rule("RSB-WEAK-05", "RSB-WEAK-06", "RSB-CONF-15")
def test_a_weakness_in_hand_comes_before_other_cards_and_the_end() -> None:
    for confront, verb, rule_id in (("", "end", "RSB-WEAK-06"), ("B", "ready", "RSB-CONF-15")):
        g = game(2, box=SHAZAM, hand="Weakness, Punch", confront=confront)
        first = "the Weakness in your hand"
        refused(
            g,
            {
                (A, "play punch"): ("RSB-WEAK-05", f"You must play {first} before any other card."),
                (A, verb): (rule_id, f"First play {first}."),
            },
        )


@rule("CONF-CONFR-03")
def test_whom_to_confront() -> None:
    g = game(4, box=CONF, heroes=TEAMS, choose=True, hand="Punch", B_hand="Mera", D_discard="Jimmy Olsen*2")
    offered = "B (confront 1) or D (confront 3)."
    nobody = f"You cannot confront anybody of that name or number; right now you can: {offered}"
    first = (
        "CONF-CONFR-03",
        f"{OPEN} Confront a Character, or buy cards this turn?",
    )
    refused(
        g,
        {
            (A, "play punch"): first,
            (A, "use superman"): first,
            (A, "end"): first,
            (A, "ready"): first,
            (A, "confront 0"): ("CONF-CONFR-03", f"You can only confront a foe: {offered}"),
            (A, "confront 2"): ("CONF-CONFR-03", f"You can only confront a foe: {offered}"),
            (A, "confront aquaman"): ("CONF-CONFR-03", f"You can only confront a foe: {offered}"),
            (A, "confront 4"): ("CONF-CONFR-03", nobody),
            (A, "confront mera"): ("CONF-CONFR-03", nobody),
            (A, "confront jimmy olsen"): (
                "CONF-CONFR-03",
                f"Jimmy Olsen is not the Character D has in play; right now you can: {offered}",
            ),
            (A, "confront 3 lex luthor"): (
                "CONF-CONFR-03",
                f"Lex Luthor is not the Character D has in play; right now you can: {offered}",
            ),
            (A, "confront nobody"): ("CONF-CONFR-03", nobody),
            (A, "confront enhanced strength"): ("CONF-CONFR-03", nobody),
            (C, "assist punch"): (
                "CONF-ASSIST-17",
                "You can Assist after the choice to confront and before ready or the end of the turn.",
            ),
            (B, "confront 0"): ("CONF-SEAT-05", "It is A's turn, not yours."),
        },
    )
    g.normal().next_turn()
    assert g.asked == "B main"


@rule("CONF-CONFR-03")
def test_seat_0_can_be_named_when_it_is_confronted() -> None:
    g = game(4, box=CONF, heroes=TEAMS, levels=(2, 1, 1, 1)).finish()
    assert g.asked == "B confront"
    assert "Superman" in g.A.hero
    dear = f"A's Character costs {g.A.cost}; you can only confront the cheapest: C (confront 2) at {g.C.cost}."
    other = "Aquaman is not the Character A has in play; right now you can: C (confront 2)."
    refused(
        g,
        {
            (B, "confront 0"): ("CONF-CONFR-03", dear),
            (B, "confront superman"): ("CONF-CONFR-03", dear),
            (B, "confront 0 aquaman"): ("CONF-CONFR-03", other),
        },
    )
    g = game(2, box=BATMAN, heroes=("Batman", "The Joker")).end_turn()
    assert g.game.why_not("confront 0").text.startswith("You can: Batman can be confronted; the cost is ")


@rule("CONF-VAR-12", "CONF-VAR-13", "CONF-VAR-23", "CONF-VAR-24", "CONF-VAR-32")
def test_what_is_not_laid_on_the_character() -> None:
    g = game(3, box=CONF, heroes=THREE, hand="Krypto, Punch, Steel", B_hand="Deadman", line_up="Jimmy Olsen")
    refused(
        g,
        {
            (A, "store punch"): ("CONF-VAR-12", "You can only put a card with Assist on your Character."),
            (A, "store nothing"): ("CONF-VAR-12", "You can only put a card with Assist on your Character."),
            (A, "store jimmy olsen"): ("CONF-VAR-13", "Jimmy Olsen is not in your hand."),
            (B, "store deadman"): (
                "CONF-VAR-32",
                "You can only put a card on your Character on your own turn, between plays.",
            ),
            (A, "assist krypto"): ("CONF-ASSIST-01", "Assist needs a teammate, and you have none."),
        },
    )
    g.store("Krypto")
    refused(
        g,
        {
            (A, "store steel"): ("CONF-VAR-12", "You can put only one Assist card a turn on your Character."),
            (A, "play krypto"): (
                "CONF-VAR-24",
                "You put Krypto on your Character this turn; you play it next turn.",
            ),
            (A, "play deadman"): (
                "CONF-PLAY-01",
                "Deadman is not in your hand; you can only play cards from your hand.",
            ),
            (A, "ready"): ("CONF-CONFR-02", "You are not confronting anyone this turn; end the turn instead."),
        },
    )
    g = game(3, box=CONF, heroes=THREE, hand="Krypto", stored="Steel")
    due = "You must play the card on your Character this turn."
    refused(
        g,
        {
            (A, "store krypto"): ("CONF-VAR-23", "First play the card on your Character."),
            (A, "end"): ("CONF-VAR-17", due),
            (A, "ready"): ("CONF-VAR-17", due),
            (A, "play jimmy olsen"): (
                "CONF-PLAY-01",
                "Jimmy Olsen is not in your hand; you can only play cards from your hand.",
            ),
        },
    )
    g = game(3, box=CONF, heroes=THREE, hand="Krypto", choose=True)
    refused(
        g,
        {
            (A, "store krypto"): (
                "CONF-VAR-32",
                "You can only put a card on your Character on your own turn, between plays.",
            )
        },
    )


@rule("CONF-ASSIST-18")
def test_defenses_that_cannot_be_used() -> None:
    g = game(
        4,
        box=CONF,
        sets=[MADE_UP],
        hand="Raid",
        B_hand="Mirror, Punch",
        D_hand="Giganta",
        B_discard="Donna Troy",
        line_up="Jimmy Olsen",
        confront="B",
    )
    g.play("Raid")
    assert g.asked == "B defend"
    question = "Raid attacks you and D. Avoid the Attack?"
    refused(
        g,
        {
            (B, "defend 0 mirror"): ("CONF-ATK-03", "Mirror cannot defend A: no Attack threatens them now."),
            (B, "defend 2 mirror"): ("CONF-ATK-03", "Mirror cannot defend C: no Attack threatens them now."),
            (B, "defend 4 mirror"): ("CONF-ATK-03", "Mirror cannot defend that player: no Attack threatens them now."),
            (B, "defend punch"): ("CONF-ATK-16", "Punch has no Defense text."),
            (B, "defend jimmy olsen"): ("CONF-ATK-16", "Jimmy Olsen has no Defense text."),
            (B, "defend nothing"): ("CONF-ATK-16", "You have no card of that name with a Defense."),
            (B, "defend donna troy"): ("CONF-ATK-16", "Donna Troy defends only while it is in your hand."),
            (C, "play punch"): ("CONF-SEAT-05", "This decision is B's, not yours."),
            (D, "defend giganta"): ("CONF-SEAT-05", "This decision is B's, not yours."),
            (C, "assist punch"): ("CONF-ASSIST-18", "Wait to Assist until the text that is resolving is done."),
            (B, "end"): ("CONF-ATK-03", f"{OPEN} {question}"),
            (B, "use mirror"): ("CONF-ATK-03", f"{OPEN} {question}"),
            (B, "pick punch"): ("CONF-ATK-03", f"That is not one of your choices. {question}"),
            (B, "done"): ("CONF-ATK-03", f"That is not one of your choices. {question}"),
            (B, "yes"): ("CONF-ATK-03", f"That is not one of your choices. {question}"),
        },
    )
