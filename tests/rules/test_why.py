"""What can be done says by which rule, word for word: every verb there is."""

from __future__ import annotations

import lineup
from lineup.game import new_game
from tests.harness.editions import former_cards
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game
from tests.rules.test_reasons import CONF, SHAZAM

TEAMS = ("Superman", "Lex Luthor", "Aquaman", "Circe")
SETTLED = "The Confrontation is settled; you may end your turn now."
END = "Buying is optional; you may end your turn now."
MADE_UP = card_set(
    {
        "name": "Tower",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: Once during each of your turns, draw a card.",
    },
    {"name": "Vow", "type": "Villain", "cost": 1, "text": "You may destroy a card from your hand."},
    {"name": "Loss", "type": "Villain", "cost": 1, "text": "Discard a card from your hand."},
    {"name": "Grab", "type": "Villain", "cost": 1, "text": "Gain a card from the Line-Up."},
    {"name": "Duel", "type": "Villain", "cost": 1, "text": "Attack: Choose a foe. That foe gains a Weakness."},
    {"name": "Dusk", "type": "Villain", "cost": 1, "text": "At the end of this turn, draw a card."},
    {"name": "Night", "type": "Villain", "cost": 1, "text": "At the end of this turn, gain a Weakness."},
    {"name": "Wall", "type": "Equipment", "cost": 2, "text": "Block (3)."},
)


def why(g: Scenario) -> list[tuple[str, str]]:
    """The reasons of all options, in their order."""
    return [g.game.why(option) for option in g.ask.options]


def test_the_options_of_a_turn() -> None:
    g = game(
        variants=["synergy", "hunt"],
        sets=[MADE_UP],
        heroes=("Red Tornado", "Batgirl"),
        hand="Punch",
        line_up="Raven",
        reserve="Crimson Whirlwind",
        in_play="Tower",
        discard="Kick, Raven, Starbolt, Batarang, Apokolips",
        B_discard="Graves",
        super_villains="Vandal Savage",
        power=30,
    )
    power = "and you have 30 Power"
    assert why(g) == [
        ("HU-PLAY-01", "Punch is in your hand; cards are played in any order you like."),
        ("HU-TURN-07", f"Raven costs 3 {power}; it lies in the Line-Up."),
        ("HU-SYN-03", f"Crimson Whirlwind costs 5 {power}; it lies on your Super Hero, for only you to buy."),
        ("HU-SETUP-14", f"Kick costs 3 {power}; the stack is not empty."),
        ("HU-SVD-01", f"Vandal Savage costs 8 {power}: enough to defeat the Super-Villain on top of the stack."),
        ("HU-HUNT-02", "Graves is in another player's discard pile and you have enough Power."),
        ("HU-HERO-01", "Red Tornado's ability can be used now."),
        ("HU-LOC-03", "Tower's ability can be used now."),
        ("HU-TURN-10", END),
    ]


def test_super_heroes_to_choose_from() -> None:
    for how, clause in (("deal_two", "HU-HERO-04"), ("choose", "HU-SETUP-02")):
        g = Scenario(new_game("heroes-unite", ["A", "B"], "x", rules={"identity_assignment": how}))
        assert why(g)[0] == (clause, "You may play as Batgirl.")


def test_what_texts_ask() -> None:
    g = game(sets=[MADE_UP], hand="Vow, Punch").play("Vow")
    assert why(g) == [
        ("HU-DEST-04", "Vow lets you destroy Punch."),
        ("HU-DEST-04", "Vow asks for no more cards."),
    ]
    g = game(sets=[MADE_UP], hand="Loss, Punch, Kick").play("Loss")
    assert why(g) == [("HU-RES-07", "Loss lets you discard Kick."), ("HU-RES-07", "Loss lets you discard Punch.")]
    g = game(sets=[MADE_UP], hand="Grab", line_up="Raven, Starbolt").play("Grab")
    assert why(g) == [("HU-GAIN-01", "Grab lets you gain Raven."), ("HU-GAIN-01", "Grab lets you gain Starbolt.")]
    g = game(hand="Raven, Hawkgirl, Amazo").play("Raven", "Hawkgirl", "Amazo")
    assert why(g) == [("HU-RES-09", "Amazo offers this choice.")] * 2
    g.choose(1)
    assert why(g)[0] == ("HU-CARD-01", "Amazo lets you play Hawkgirl again.")
    whether = "Crimson Whirlwind lets you choose whether to put your deck into your discard pile."
    g = game(hand="Crimson Whirlwind").play("Crimson Whirlwind")
    assert why(g) == [("HU-RES-09", whether)] * 2
    g = game(heroes=("Shazam!", "Batgirl"), power=4, main_deck="Raven", line_up="Hawkgirl").use("Shazam!")
    assert why(g) == [("HU-GAIN-02", "Shazam! lets you choose where Raven goes.")] * 2
    g = game(sets=[MADE_UP], hand="Dusk, Night").play("Dusk", "Night").end_turn()
    assert why(g) == [
        ("HU-RES-05", "Several texts are waiting; you may resolve Dusk's first."),
        ("HU-RES-05", "Several texts are waiting; you may resolve Night's first."),
    ]


def test_a_question_with_one_answer_says_why_it_is_asked() -> None:
    g = game(4, box=CONF, hand="Kryptonite", B_hand="Punch*4")
    g.skip_lone = False
    g.play("Kryptonite").foe("B").pass_all()
    secret = "Kryptonite finds nothing to do; you are asked anyway, so that nobody else can tell."
    assert [text for _, text in why(g)] == [secret]
    g = game(super_villains="Mongul", sv_up=False, deck="Punch*9", B_hand="Punch*4")
    g.skip_lone = False
    g.end_turn().pass_all()
    assert (g.asked, [text for _, text in why(g)]) == ("A choose", ["Mongul offers this choice."])


def test_foes_and_defenses() -> None:
    g = game(3, sets=[MADE_UP], hand="Duel", B_hand="Katana").play("Duel")
    assert why(g) == [("HU-ATK-01", "The text lets you choose B."), ("HU-ATK-01", "The text lets you choose C.")]
    g.foe("B")
    assert why(g) == [
        ("HU-ATK-02", "Katana has a Defense that avoids this Attack."),
        ("HU-ATK-08", "You do not have to avoid the Attack."),
    ]


@former_cards()
def test_the_options_of_a_confrontation() -> None:
    g = game(
        4, box=CONF, sets=[MADE_UP], heroes=TEAMS, choose=True, hand="Krypto", B_hand="Wall, Punch", C_hand="Steel"
    )
    assert why(g) == [
        ("CONF-CONFR-03", "Lex Luthor can be confronted; the cost is 9."),
        ("CONF-CONFR-03", "Circe can be confronted; the cost is 9."),
        ("CONF-CONFR-02", "Confronting is optional; in a turn without a Confrontation you may buy."),
    ]
    g.confront("B")
    assist = ("CONF-ASSIST-01", "Steel has Assist; it works for your teammate, whose turn it is.")
    assert why(g) == [
        ("CONF-PLAY-01", "Krypto is in your hand; cards are played in any order you like."),
        assist,
        ("CONF-CONFR-32", "Say ready when you are done playing; then the other side may Block."),
    ]
    g.ready()
    assert why(g) == [assist, ("CONF-ASSIST-02", "You do not have to Assist.")]
    g.no_assist()
    assert why(g) == [
        ("CONF-BLOCK-02", "Wall has a Block; your team is confronted."),
        ("CONF-BLOCK-15", "You do not have to raise a cost."),
    ]
    g.block("Wall")
    assert why(g) == [
        ("CONF-BLOCK-03", "Wall lets you raise the cost of Lex Luthor."),
        ("CONF-BLOCK-03", "Wall lets you raise the cost of Circe."),
    ]


@former_cards()
def test_a_card_on_the_own_character() -> None:
    g = game(3, box=CONF, heroes=("Superman", "Lex Luthor", "Circe"), hand="Krypto", stored="Steel")
    play = ("CONF-PLAY-01", "Krypto is in your hand; cards are played in any order you like.")
    stored = "Steel has been on your Character since your last turn; you play it this turn."
    assert why(g) == [play, ("CONF-VAR-16", stored)]
    g.play("Steel")
    store = "Krypto has Assist; put it on your Character to play it next turn."
    assert why(g) == [play, ("CONF-VAR-12", store), ("CONF-BUY-04", END)]


@rule("RSB-WEAK-05")
def test_a_weakness_that_comes_first_says_so_at_every_table() -> None:
    first = ("RSB-WEAK-05", "You must play Weakness before any card that is not a Weakness, and before the turn ends.")
    ability = ("RSB-PAY-02", "Shazam!'s ability can be used now.")
    g = game(2, box=SHAZAM, heroes=("Shazam!", "Black Adam"), confront="B", hand="Punch, Weakness")
    assert why(g) == [first, ability]
    g.play("Weakness").ready().pass_blocks()
    assert why(g) == [ability, ("RSB-TURN-08", SETTLED)]
    rules: dict[str, str | int | bool] = {"weakness_stack": "all"}
    g = game(2, sets=[lineup.box(SHAZAM)], rules=rules, hand=f"{SHAZAM}/weakness, Punch")
    assert why(g) == [first]
