"""Card lists as people have them, read and matched to the cards of a box."""

from __future__ import annotations

import pytest

from lineup.language.lists import ListError, match_names, read_list

CARDS = [("Raven", "Draw a card."), ("Katana", "+1 Power.\nDraw a card.")]


@pytest.mark.parametrize(
    "source",
    [
        'name,text\nRaven,Draw a card.\nKatana,"+1 Power.\nDraw a card."\n',
        'Text;Cost;Card Name\r\nDraw a card.;4;Raven\r\n"+1 Power.\nDraw a card.";2;Katana\r\n',
        'Card\tRules text\nRaven\tDraw a card.\n\nKatana\t"+1 Power.\nDraw a card."',
        "Raven\nDraw a card.\n\nKatana\n+1 Power.\nDraw a card.\n",
        "# Raven\nDraw a card.\n\n\n# Katana\n+1 Power.\nDraw a card.",
        "1. Raven: Draw a card.\n2. Katana: +1 Power.\nDraw a card.",
        "Raven — Draw a card.\nKatana — +1 Power.\nDraw a card.",
    ],
)
def test_a_list_is_read_whatever_its_columns_and_line_ends(source: str) -> None:
    assert [(card.name, card.fields["text"]) for card in read_list(source)] == CARDS


def test_columns_without_titles_are_told_by_what_is_in_them() -> None:
    found = read_list("4\tRaven\tDraw a card and then another one.\n2\tKatana\t+1 Power and a good deal more of it.\n")
    assert [card.name for card in found] == ["Raven", "Katana"]


def test_further_columns_are_fields() -> None:
    (card,) = read_list("Name,Type,Cost,VP,Qty,Text\nAsh,Hero,2,1,3,+2 Power.\n")
    assert card.fields == {"name": "Ash", "type": "Hero", "cost": "2", "vp": "1", "copies": "3", "text": "+2 Power."}


def test_a_keyword_is_no_name() -> None:
    (card,) = read_list("Raven\nAttack: Each foe discards a card.\nDefense: Discard this card to avoid an Attack.")
    assert card.name == "Raven"
    assert card.fields["text"].startswith("Attack: ")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("katana", "Katana"),
        ("Katanna", "Katana"),
        ("The Raven", "Raven"),
        ("Ra's al Ghul", "Ra's Al Ghul"),
        ("Xyz", ""),
        ("", ""),
    ],
)
def test_names_are_matched_if_it_is_sure_what_was_meant(typed: str, meant: str) -> None:
    assert match_names([typed], ["Katana", "Raven", "Ra's Al Ghul"]) == [meant]


def test_two_names_as_near_are_no_match() -> None:
    assert match_names(["Starbol"], ["Starbolt", "Starbola"]) == [""]


@pytest.mark.parametrize("source", ["", "\n\n", "x" * 200_000])
def test_a_list_without_cards_is_refused(source: str) -> None:
    with pytest.raises(ListError):
        read_list(source)


def test_the_line_of_a_card_is_known() -> None:
    assert [card.line for card in read_list("Raven\nDraw a card.\n\nKatana\n+1 Power.\n")] == [1, 4]
