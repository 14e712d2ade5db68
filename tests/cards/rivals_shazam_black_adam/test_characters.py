"""The Characters, Level by Level, sentence by sentence."""

from __future__ import annotations

import pytest

from lineup.language.sets import box
from tests.cards.rivals_shazam_black_adam import BOX, adams_duel, duel
from tests.harness.rule import card
from tests.harness.scenario import card_set

S = "rivals-shazam-black-adam/"
# id, name, level, cost, VP, side
FACTS = [
    ("shazam-9", "Shazam!", 1, 9, 4, "hero"),
    ("shazam-12", "Shazam!", 2, 12, 6, "hero"),
    ("shazam-15", "Shazam!", 3, 15, 0, "hero"),
    ("black-adam-9", "Black Adam", 1, 9, 4, "villain"),
    ("black-adam-12", "Black Adam", 2, 12, 6, "villain"),
    ("black-adam-15", "Black Adam", 3, 15, 0, "villain"),
]


@pytest.mark.parametrize(
    ("id", "name", "level", "cost", "vp", "side"),
    [pytest.param(*row, id=row[0], marks=card(S + row[0])) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, level: int, cost: int, vp: int, side: str) -> None:
    found = next(each for each in box(BOX).cards if each.id == id)
    assert (found.name, found.title, found.level) == (name, "Character", level)
    assert (found.cost, found.vp, found.side, found.emblem) == (cost, vp, side, id.rpartition("-")[0])


# Shazam!


@card(S + "shazam-9")
def test_shazam_9_discards_a_punch_to_reveal_three_and_draw_a_cheap_hero_or_super_power() -> None:
    deck = "Cyclone, Hawkman, Stamina of Atlas, Punch"
    g = duel(hand="Punch, Vulnerability", deck=deck, discard="Sloth").use("Shazam!")
    assert g.A.discard == ["Sloth", "Punch"]
    assert g.seen("B", "A_deck") == ["Cyclone", "Hawkman", "Stamina of Atlas", "?"]
    assert (g.what, g.offers(), g.can("done")) == ("draw", ["Cyclone", "Stamina of Atlas"], False)
    g.pick("Cyclone")
    assert g.A.hand == ["Vulnerability", "Cyclone"]
    assert g.offers() == ["Hawkman", "Stamina of Atlas"]
    g.pick("Stamina of Atlas")
    assert g.A.deck == ["Stamina of Atlas", "Hawkman", "Punch"]


@card(S + "shazam-9")
def test_shazam_9_draws_nothing_dearer_than_4_and_no_other_type() -> None:
    g = duel(hand="Punch", deck="Hawkgirl, Sloth, Magical Subway").use("Shazam!")
    assert g.what == "put on top first"
    g.pick("Sloth").pick("Hawkgirl")
    assert (g.A.hand, g.A.deck) == ([], ["Sloth", "Hawkgirl", "Magical Subway"])


@card(S + "shazam-9", S + "shazam-12")
@pytest.mark.parametrize("level", [1, 2])
def test_shazam_pays_with_a_punch_alone(level: int) -> None:
    assert not duel(hand="Vulnerability, War", levels=[level, 1]).can("use", "Shazam!")


@card(S + "shazam-12")
def test_shazam_12_draws_any_hero_or_super_power_and_may_discard_of_the_others() -> None:
    deck = "Hawkman, Sloth, Pride, Punch"
    g = duel(hand="Punch", deck=deck, levels=[2, 1]).use("Shazam!")
    assert g.A.discard == ["Punch"]
    assert g.A.hand == ["Hawkman"]
    assert (g.what, g.offers(), g.can("done")) == ("discard", ["Pride", "Sloth"], True)
    g.pick("Sloth").done()
    assert (g.A.discard, g.A.deck) == (["Punch", "Sloth"], ["Pride", "Punch"])


@card(S + "shazam-12")
def test_shazam_12_picks_one_to_draw_and_puts_the_rest_back_in_any_order() -> None:
    g = duel(hand="Punch", deck="Speed of Mercury, Hawkman, Pride", levels=[2, 1]).use("Shazam!")
    assert (g.what, g.offers(), g.can("done")) == ("draw", ["Hawkman", "Speed of Mercury"], False)
    g.pick("Speed of Mercury").done().pick("Pride")
    assert (g.A.hand, g.A.deck) == (["Speed of Mercury"], ["Pride", "Hawkman"])


@card(S + "shazam-15")
@pytest.mark.parametrize("paid", ["Punch", "Vulnerability"])
def test_shazam_15_pays_with_a_starter_and_draws_up_to_two(paid: str) -> None:
    deck = "Hawkman, Speed of Mercury, Pride, Sloth"
    g = duel(hand=f"{paid}, War", deck=deck, levels=[3, 1]).use("Shazam!")
    assert g.A.discard == [paid]
    assert (g.what, g.offers(), g.can("done")) == ("draw", ["Hawkman", "Speed of Mercury"], True)
    g.pick("Hawkman", "Speed of Mercury")
    assert g.A.hand == ["War", "Hawkman", "Speed of Mercury"]
    assert (g.what, g.offers()) == ("discard", ["Pride"])
    g.pick("Pride")
    assert (g.A.discard, g.A.deck) == ([paid, "Pride"], ["Sloth"])


@card(S + "shazam-15")
def test_shazam_15_draws_no_third_card() -> None:
    g = duel(hand="Punch", deck="Stamina of Shu*2, Word of Power", levels=[3, 1]).use("Shazam!")
    g.pick("Stamina of Shu", "Stamina of Shu")
    assert (g.what, g.offers()) == ("discard", ["Word of Power"])


@card(S + "shazam-15")
def test_shazam_15_may_draw_none_discard_none_and_put_all_back_in_any_order() -> None:
    g = duel(hand="Punch", deck="Hawkman, Pride, Sloth", levels=[3, 1]).use("Shazam!").done().done()
    assert g.what == "put on top first"
    g.pick("Sloth").pick("Hawkman")
    assert (g.A.hand, g.A.deck) == ([], ["Sloth", "Hawkman", "Pride"])


# Black Adam


@card(S + "black-adam-9")
@pytest.mark.parametrize("name", ["Vulnerability", "Weakness"])
def test_black_adam_9_may_destroy_a_controlled_vulnerability_or_weakness_on_gaining_a_dear_card(name: str) -> None:
    g = adams_duel(power=5, in_play=f"{name}, Punch", discard="Vulnerability", line_up="War").buy("War")
    assert (g.asked, g.offers(), g.what) == ("A pick", [name], "destroy")
    g.pick(name)
    assert g.A.in_play == ["Punch"]


@card(S + "black-adam-9")
def test_black_adam_9_may_destroy_nothing() -> None:
    g = adams_duel(power=5, in_play="Vulnerability", line_up="War").buy("War").done()
    assert g.A.in_play == ["Vulnerability"]


@card(S + "black-adam-9")
def test_black_adam_9_reacts_to_the_first_gain_of_cost_5_in_a_turn_only() -> None:
    g = adams_duel(power=14, in_play="Vulnerability*2", line_up="Cyclone, War, Famine").buy("Cyclone")
    assert g.asked == "A main"
    g.buy("War").pick("Vulnerability").buy("Famine")
    assert (g.asked, g.A.in_play) == ("A main", ["Vulnerability"])


@card(S + "black-adam-9")
def test_black_adam_9_reacts_on_the_turns_of_others_too() -> None:
    burden = {
        "name": "Burden",
        "type": "Equipment",
        "cost": 3,
        "text": "Attack: Each foe gains a Villain from the Line-Up.",
    }
    g = duel(sets=[card_set(burden)], hand="Burden", line_up="War", B_in_play="Weakness").play("Burden")
    assert (g.B.discard, g.asked, g.offers()) == (["War"], "B pick", ["Weakness"])


@card(S + "black-adam-12")
@pytest.mark.parametrize("paid", ["Sloth", "Stamina of Shu"])
def test_black_adam_12_pays_with_a_villain_or_super_power_and_draws_a_dear_card(paid: str) -> None:
    deck = "Hawkgirl, Punch, Cyclone, Pride"
    g = adams_duel(hand=f"{paid}, Hawkman", deck=deck, levels=[2, 1]).use("Black Adam")
    assert g.A.discard == [paid]
    assert g.seen("B", "A_deck")[:2] == ["Punch", "Cyclone"]
    assert g.A.hand == ["Hawkman", "Hawkgirl"]
    assert (g.what, sorted(g.offers())) == ("discard", ["Cyclone", "Punch"])
    g.pick("Punch").done()
    assert g.A.discard == [paid, "Punch"]
    assert g.A.deck == ["Cyclone", "Pride"]


@card(S + "black-adam-12")
def test_black_adam_12_draws_one_of_several_and_puts_the_rest_back_in_any_order() -> None:
    g = adams_duel(hand="Sloth", deck="Hawkman, War, Punch", levels=[2, 1]).use("Black Adam")
    assert (g.what, g.offers(), g.can("done")) == ("draw", ["Hawkman", "War"], False)
    g.pick("War").done().pick("Punch")
    assert (g.A.hand, g.A.deck) == (["War"], ["Punch", "Hawkman"])


@card(S + "black-adam-12")
def test_black_adam_12_is_open_once_for_each_of_the_two_types() -> None:
    g = adams_duel(hand="Sloth, Pride, Stamina of Shu, Magical Subway", deck="Punch*3", levels=[2, 1])
    g.use("Black Adam").pick("Sloth").done()
    g.use("Black Adam")
    assert g.A.discard == ["Sloth", "Stamina of Shu"]
    g.done()
    assert not g.can("use", "Black Adam")


@card(S + "black-adam-15")
@pytest.mark.parametrize("paid", ["Sloth", "Stamina of Shu", "Magical Subway"])
def test_black_adam_15_pays_with_three_types_and_draws_up_to_two_dear_cards(paid: str) -> None:
    g = adams_duel(hand=f"{paid}, Cyclone", deck="Hawkman, War, Pride, Punch", levels=[3, 1]).use("Black Adam")
    assert g.A.discard == [paid]
    assert (g.what, g.offers(), g.can("done")) == ("draw", ["Hawkman", "War"], True)
    g.pick("Hawkman", "War")
    assert g.A.hand == ["Cyclone", "Hawkman", "War"]
    assert (g.what, g.offers()) == ("discard", ["Pride"])
    g.pick("Pride")
    assert (g.A.discard, g.A.deck) == ([paid, "Pride"], ["Punch"])


@card(S + "black-adam-15")
def test_black_adam_15_draws_no_third_card() -> None:
    g = adams_duel(hand="Sloth", deck="Hawkman, War, Death", levels=[3, 1]).use("Black Adam").pick("Hawkman", "Death")
    assert (g.what, g.offers()) == ("discard", ["War"])


@card(S + "black-adam-15")
def test_black_adam_15_is_open_once_for_each_of_the_three_types_and_may_change_nothing() -> None:
    hand = "Sloth, Stamina of Shu, Magical Subway, Pride"
    g = adams_duel(hand=hand, deck="Hawkman, Punch, Vulnerability", levels=[3, 1])
    for paid in ("Magical Subway", "Sloth", "Stamina of Shu"):
        g.use("Black Adam")
        if paid != "Stamina of Shu":  # the only type left
            g.pick(paid)
        g.done().done().pick("Vulnerability").pick("Hawkman")
        assert g.A.deck == ["Vulnerability", "Hawkman", "Punch"]
    assert g.A.hand == ["Pride"]
    assert not g.can("use", "Black Adam")
