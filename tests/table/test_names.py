"""Signs that nobody sees are no part of a name, and make none by themselves."""

from __future__ import annotations

import pytest

from lineup.table.model.names import appearance_of, clean_text, is_deceptive, look_alike
from lineup.table.model.seats import check_name, free_name
from lineup.table.wire.sorry import Sorry

UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\U0001d159"


@pytest.mark.parametrize("sign", [*UNSEEN, "\u00ad", "\u200b", "\u200d", "\ufe0f", "\U000e0100"], ids=ascii)
def test_a_sign_nobody_sees_makes_no_other_name(sign: str) -> None:
    assert look_alike("Ada", f"Ada{sign}")
    assert look_alike("Ada", f"Ada {sign}")
    assert look_alike(f"{sign}Ada", "Ada")
    assert not look_alike(f"Ada{sign}", "Eve")
    assert free_name(f"Ada{sign}", ["Ada"]) == f"Ada{sign} 2"
    assert appearance_of(sign) == ""


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_a_name_with_signs_nobody_sees_is_refused(sign: str) -> None:
    assert clean_text(f"Ada{sign}") == clean_text(f"{sign}Ada") == "Ada"
    for name in (f"Ada{sign}", f"A{sign}da", sign, f"{sign} {sign}"):
        assert is_deceptive(name)
        with pytest.raises(Sorry):
            check_name(name)


@pytest.mark.parametrize("text", [*UNSEEN, UNSEEN, "\u200d", "\ufe0f", "\ufe0f \U000e0100\u200c"], ids=ascii)
def test_nothing_to_see_is_nothing(text: str) -> None:
    assert clean_text(text) == ""
    with pytest.raises(Sorry):
        check_name(text)


@pytest.mark.parametrize("text", ["\u0301", "\u0301\u0316 \u20e3", "\u200d\u0301\ufe0f"], ids=ascii)
def test_marks_without_a_letter_are_nothing(text: str) -> None:
    assert clean_text(text) == appearance_of(text) == ""
    assert clean_text(f"e{text}").startswith("e")


def test_no_marks_pile_up_around_a_sign_nobody_sees() -> None:
    for sign in (*UNSEEN.replace("\u2800", ""), "\u200b", "\u200d"):
        marked = sign.join(["z\u0301\u0301", *["\u0301\u0301"] * 9])
        assert clean_text(marked).replace("\u200d", "") == "z\u0301\u0301"


@pytest.mark.parametrize("name", ["\u2764\ufe0f", "\u845b\U000e0100\u57ce", "1\ufe0f\u20e3", "\ud64d\uae38\ub3d9"])
def test_what_chooses_the_form_of_a_letter_stays(name: str) -> None:
    assert clean_text(name) == check_name(name) == name


def test_blank_braille_is_a_space() -> None:
    assert clean_text("\u2813\u2815\u2800\u2813\u2815\u2800") == "\u2813\u2815 \u2813\u2815"
