"""*How to play*: every statement rests on clauses of its box, every picture is a card of it, aim to end is told."""

from __future__ import annotations

import pytest

from lineup import ledger
from lineup.boxes import BOXES, COMMON, BoxError, read_box
from lineup.guides import read_guide
from lineup.language.sets import box
from tests.test_lessons import bare

SHIPPED = [each.id for each in BOXES.values() if each.shipped]


@pytest.mark.parametrize("id", SHIPPED)
def test_every_statement_names_clauses_of_its_box_and_every_picture_is_a_card_of_it(id: str) -> None:
    sections = read_guide(BOXES[id])
    cards = box(id)
    for section in sections:
        assert all(cards.find(card).set == id for card in section.cards)
        for statement in section.statements:
            assert statement.rules, statement.text
            for rule in statement.rules:
                clause = ledger.find_clause(rule)
                assert clause.game in (id, COMMON)
                assert not clause.restates or clause.basis == "text"
    rules = {rule.split("-")[1] for section in sections for each in section.statements for rule in each.rules}
    assert {"OVER", "TURN", "EOT", "END", "ATK", "WEAK", "SHUF"} <= rules, "aim, turn, end and score are told"


def told(id: str, players: int) -> list[str]:
    """The parts of the page for this number of players."""
    sections = [each for each in read_guide(BOXES[id]) if not each.players or players in each.players]
    return [each.text for section in sections for each in section.statements]


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("id", SHIPPED)
def test_it_is_one_page(id: str, players: int) -> None:
    statements = told(id, players)
    assert len(" ".join(statements).split()) <= 450
    assert max(map(len, statements)) <= 260


def test_a_table_of_two_or_three_is_told_of_its_own_confrontations_and_nothing_of_partners() -> None:
    four, three, two = (" ".join(told("confrontations", players)) for players in (4, 3, 2))
    for alone in (three, two):
        assert "partner" not in alone.lower()
        assert "no teams" in alone
        assert "the last one standing wins" in alone
        assert "face up on your Character" in alone
    assert "Partners see each other's hands" in four
    assert "no teams" not in four


def test_teams_of_rivals_and_one_player_alone_are_told_of_their_game_too() -> None:
    teams, duel = (" ".join(told("rivals-shazam-black-adam", players)) for players in (4, 2))
    assert "partner" in teams
    assert "partner" not in duel
    alone, more = (" ".join(told("heroes-unite", players)) for players in (1, 2))
    assert "Points do not matter" in alone
    assert "Points do not matter" not in more


def test_a_box_without_a_page_has_none_and_a_file_that_is_none_is_refused(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = bare(tmp_path_factory.mktemp("boxes") / "my-box")
    assert read_guide(read_box(folder)) == ()
    (folder / "how-to-play.toml").write_text('[[section]]\ntitle = "Aim"\nstatement = [{ text = "Win." }]')
    with pytest.raises(BoxError, match=r'how-to-play\.toml, section 1, statement 1: the key "rules" is missing'):
        read_guide(read_box(folder))
    (folder / "how-to-play.toml").write_text('[[section]]\ntitle = "Aim"\nplayers = ["two"]\nstatement = []')
    with pytest.raises(BoxError, match=r"section 1: players must be numbers of players, such as \[2, 3\]"):
        read_guide(read_box(folder))
