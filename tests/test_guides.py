"""*How to play*: every statement rests on clauses of its box, every picture is a card of it, aim to end is told."""

from __future__ import annotations

import pytest

from lineup import ledger
from lineup.boxes import BOXES, BoxError, read
from lineup.guides import guide
from lineup.language.sets import box
from tests.test_lessons import bare

SHIPPED = [each.id for each in BOXES.values() if each.shipped]


@pytest.mark.parametrize("id", SHIPPED)
def test_every_statement_names_clauses_of_its_box_and_every_picture_is_a_card_of_it(id: str) -> None:
    sections = guide(BOXES[id])
    cards = box(id)
    for section in sections:
        assert all(cards.find(card).set == id for card in section.cards)
        for statement in section.statements:
            assert statement.rules, statement.text
            for rule in statement.rules:
                clause = ledger.find(rule)
                assert clause.game == id
                assert not clause.restates or clause.basis == "text"
    rules = {rule.split("-")[1] for section in sections for each in section.statements for rule in each.rules}
    assert {"OVER", "TURN", "EOT", "END", "ATK", "WEAK", "SHUF"} <= rules, "aim, turn, end and score are told"


@pytest.mark.parametrize("id", SHIPPED)
def test_it_is_one_page(id: str) -> None:
    statements = [each.text for section in guide(BOXES[id]) for each in section.statements]
    assert len(" ".join(statements).split()) <= 420
    assert max(map(len, statements)) <= 260


def test_a_box_without_a_page_has_none_and_a_file_that_is_none_is_refused(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = bare(tmp_path_factory.mktemp("boxes") / "my-box")
    assert guide(read(folder)) == ()
    (folder / "how-to-play.toml").write_text('[[section]]\ntitle = "Aim"\nstatement = [{ text = "Win." }]')
    with pytest.raises(BoxError, match=r'how-to-play\.toml, section 1, statement 1: the key "rules" is missing'):
        guide(read(folder))
