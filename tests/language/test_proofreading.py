"""What people type: every fault at once, under the very words, with what would mend it where that is sure."""

from __future__ import annotations

import pytest

from lineup.language import proofreading
from lineup.language.grammar import Names, Unprintable
from lineup.language.grammar.limits import MOST_FAULTS
from lineup.language.grammar.slips import edit_distance, near_words, tolerated_slips
from lineup.language.proofreading import Fault, Proof, known_names, proofread
from lineup.language.sets import proofread_set
from tests.harness.sets import small_set


def told(text: str) -> list[tuple[str, str]]:
    """The words of all faults, each with what would mend it."""
    proof = proofread(text)
    assert not proof.ok
    assert (proof.text, proof.paragraphs) == ("", ())
    for fault in proof.faults:
        assert fault.words == text[fault.start : fault.end]
    return [(fault.words, fault.mend) for fault in proof.faults]


def mended(text: str) -> str:
    """The text with every mend applied, as a click on each would."""
    for fault in reversed(proofread(text).faults):
        if fault.mend:
            text = text[: fault.start] + fault.mend + text[fault.end :]
    return text


def test_a_text_without_fault_has_its_wording_line_by_line() -> None:
    proof = proofread("+2 power. draw a card.\n  Worth 1 VP for each Hero you own.", "Hero", "Herald")
    assert proof.ok
    assert proof.text == "+2 Power. Draw a card.\nWorth 1 VP for each Hero you own."
    assert len(proof.paragraphs) == 2
    assert (proof.faults, proof.warnings, proof.reminders) == ((), (), ())


def test_no_text_is_no_fault() -> None:
    assert proofread("") == Proof("")
    assert proofread(" \n ").ok


def test_a_card_may_name_itself_and_those_it_knows() -> None:
    assert proofread("Gain a Herald.", name="Herald").ok
    assert proofread("Gain a Herald.", names=Names(("Herald",))).ok
    assert proofread("Gain a Kick.", names=known_names(("Herald",))).ok
    assert not proofread("Gain a Herald.").ok


# Typing slips


@pytest.mark.parametrize(
    ("text", "slips"),
    [
        ("Destory a card from your hnad. Draw a crad.", [("Destory", "Destroy"), ("hnad", "hand"), ("crad", "card")]),
        ("Draw a a card.", [("a a", "a")]),
        ("Draw two cards cards.", [("cards cards", "cards")]),
        ("Discard a card from your your hand.", [("your your", "your")]),
        ("Put a card from your hand on top of on top of your deck.", [("on top of on top of", "on top of")]),
        ("Gain a Nightwyng.", [("Nightwyng", "Nightwing")]),
        ("gain a kick.", [("kick", "Kick")]),
        ("Discard two Punchs.", [("Punchs", "Punches")]),
        ("Draw two card.", [("card", "cards")]),
        ("Attack: Each foe gain a Weakness.", [("gain", "gains")]),
        ("+1 Power. Discards a card from your hand.", [("Discards", "Discard")]),
        ("Trash a card from your hand.", [("Trash", "Destroy")]),
        ("Attack: Each opponent discards a card.", [("opponent", "foe")]),
        ("Attack each foe discards a card.", [("Attack each", "Attack: each")]),
        ("+1 Power for each Hreo you control.", [("Hreo", "Hero")]),
        ("Reveal the top thre cards of your deck. Draw them.", [("thre", "three")]),
        ("+1 Powr\nDraw a crad\nWorth 1 VP for each Heroo you own",
         [("Powr", "Power"), ("crad", "card"), ("Heroo", "Hero")]),
    ],
)  # fmt: skip
def test_a_slip_is_named_with_the_word_meant_and_one_click_mends_it(text: str, slips: list[tuple[str, str]]) -> None:
    assert told(text) == slips
    assert proofread(mended(text)).ok


def test_a_slip_says_what_is_meant_and_a_doubled_word_to_write_it_once() -> None:
    said = [proofread(text).faults[0].why for text in ("Draw a crad.", "Draw a a card.", "Draw two card.")]
    assert said == [
        '"crad" is not a word of the card language. Did you mean "card"?',
        '"a" stands there twice. Write it once.',
        '"card" does not fit here. Did you mean "cards"?',
    ]


@pytest.mark.parametrize(
    "text",
    [
        "You may not draw a card.",  # dropping a word would say the contrary
        "Put his card into your hand.",  # "this" is another card
        "Attack: Each foe destroys a card in your hand.",  # "their" is another hand
        "Frobnicate the whatever.",
        "Each foe must frobnicate.",  # an Attack is another text
        "Draw to cards.",  # two, or one too many
        "Attack: The attacked draws a card.",  # the attacker is somebody else
    ],
)
def test_what_is_not_sure_is_not_offered(text: str) -> None:
    assert {mend for _, mend in told(text)} == {""}
    for fault in proofread(text).faults:
        assert "Did you mean" not in fault.why


def test_what_was_typed_is_never_mended_silently() -> None:
    assert proofread("Draw a crad.").typed == "Draw a crad."
    assert proofread("Draw a crad.").text == ""


def test_two_words_as_near_as_each_other_are_not_guessed_between() -> None:
    names = Names(("Blaster", "Plaster"))
    assert proofread("Gain a Claster.", names=names).faults[0].mend == ""
    assert proofread("Gain a Claster.", names=Names(("Blaster",))).faults[0].mend == "Blaster"


# All faults


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Frobnicate the whatever. Draw a card. Blurb a Hero.", ["Frobnicate", "whatever", "Blurb"]),
        ("Choose one: Frob a card; or draw a crad; or +1 Powr.", ["Frob", "crad", "Powr"]),
        ("Attack: Each foe discads a card. They draw a crad.", ["discads", "crad"]),
        ("Discard it. Draw a crad.", ["it", "crad"]),
        ("Discard it.\nDraw them.\nOtherwise, draw a card.", ["it", "them", "Otherwise, draw a card."]),
        ("+1 Power.\nFrob.\n+2 Power.\nBlurb.", ["Frob", "Blurb"]),
    ],
)  # fmt: skip
def test_all_faults_are_told_in_order(text: str, words: list[str]) -> None:
    assert [found for found, _ in told(text)] == words


@pytest.mark.parametrize(
    "text",
    [
        "Frobnicate a card. Draw it. If you do, draw a card. Otherwise, +1 Power.",
        "Attack: Each foe frobnicates a card. They draw a card. If they do, they discard it.",
        "Attack: Blurb. They draw a card.",
        "Discard it. Discard it. Destroy it.",
        "Ongoing: Frob the Line-Up. Draw it.",
    ],
)
def test_one_fault_brings_no_others_along(text: str) -> None:
    assert len(told(text)) == 1


def test_a_text_tells_so_many_faults_at_most() -> None:
    assert len(proofread("\n".join(["Frobnicate."] * 20)).faults) == MOST_FAULTS
    assert len(proofread("Frobnicate. " * 20).faults) == MOST_FAULTS


def test_a_set_tells_so_many_faults_at_most() -> None:
    cards = "".join(f'[[card]]\nid = "c{n}"\nname = "C {n}"\ntype = "Hero"\ncost = 99\nvp = 99\n' for n in range(99))
    found = proofread_set(f'[set]\nid = "mine"\n{cards}', "mine.toml").faults
    assert len(found) == 101
    assert found[-1].said == "mine.toml: only the first 100 faults are told; there may be more."


def test_a_fault_says_line_and_column() -> None:
    proof = proofread("\n  +1 Power.\n  Draw a crad.")
    assert [proof.describe_fault(fault).partition(": ")[0] for fault in proof.faults] == ["line 2, column 8"]
    assert proof.faults[0] == Fault(22, 26, "crad", proof.faults[0].why, "card")


def test_a_set_names_file_card_and_place() -> None:
    found = proofread_set(small_set("x", "+1 Power. Discard it."), "mine.toml")
    assert [each.said for each in found.faults] == [
        'mine.toml, card "x one", line 1, column 19: "it" has nothing to refer to.'
    ]


def test_what_our_wording_cannot_say_back_is_not_taken_for_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    def unprintable(*_: object, **__: object) -> str:
        raise Unprintable("no phrase says this")

    def another(*_: object, **__: object) -> str:
        return "+3 Power."

    for shown in (unprintable, another):
        monkeypatch.setattr(proofreading, "show", shown)
        proof = proofread("+2 Power")
        assert [(each.words, each.why.partition(",")[0]) for each in proof.faults] == [
            ("+2 Power", "our own wording cannot say this")
        ]


# Distances


@pytest.mark.parametrize(
    ("one", "two", "steps"),
    [("card", "card", 0), ("crad", "card", 1), ("car", "card", 1), ("cards", "card", 1), ("cord", "card", 1)],
)
def test_a_distance_is_of_letters_put_in_taken_out_changed_or_swapped(one: str, two: str, steps: int) -> None:
    assert edit_distance(one, two, 5) == edit_distance(two, one, 5) == steps
    assert edit_distance(one, two, 0) == min(steps, 1)


def test_longer_words_may_be_further_off() -> None:
    assert [tolerated_slips("x" * length) for length in (2, 3, 7, 8, 12, 13)] == [0, 1, 1, 2, 2, 3]
    assert near_words("attacked", ["attacker", "attacks"]) == [(2, "attacks")]
    assert near_words("CRAD", ["card", "cord", "crab"]) == [(1, "card"), (1, "crab")]
