"""`lineup cards render`: a card as SVG or PNG, cards as sheets of PDF."""

from __future__ import annotations

import io
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2
import pytest
from PIL import Image

from lineup.commands.workshop import render
from lineup.commands.workshop.drawing import BOTTOM, HEIGHT, MARGIN, WIDTH, Piece, Window, Words, draw_face
from lineup.language.sets import BOXES, box
from tests.cli.run import lineup, refused
from tests.cli.test_cards import FINE, write

MM = 72 / 25.4


def written(*args: str | Path, out: Path) -> bytes:
    """What the command writes."""
    shown = lineup("cards", "render", *args, "--out", out)
    assert shown.code == 0, shown
    assert shown.out.startswith("Drew ")
    return out.read_bytes()


def words(pieces: tuple[Piece, ...]) -> list[Words]:
    return [each for piece in pieces for each in (words(piece.pieces) if isinstance(piece, Window) else [piece])
            if isinstance(each, Words)]  # fmt: skip


def test_an_svg_has_the_size_of_a_card_its_name_and_every_word_of_its_text(tmp_path: Path) -> None:
    root = ElementTree.fromstring(written("katana", out=tmp_path / "katana.svg"))
    assert (root.get("width"), root.get("height")) == ("63mm", "88mm")
    texts = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
    said = " ".join(texts)
    assert "KATANA" in texts
    for word in box("heroes-unite").find("katana").text.split():
        assert word in said
    assert {"1", "2", "Hero"} <= set(texts)  # points, cost and type


def test_a_png_is_as_fine_as_it_is_told(tmp_path: Path) -> None:
    picture = Image.open(io.BytesIO(written("katana", "--dpi", "100", out=tmp_path / "katana.png")))
    assert abs(picture.width - 63 / 25.4 * 100) <= 1
    assert abs(picture.height - 88 / 25.4 * 100) <= 1
    assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 20


def test_a_set_is_printed_nine_to_a_page_in_its_real_size_with_all_copies(tmp_path: Path) -> None:
    file = write(tmp_path, FINE.replace("copies = 2", "copies = 8"))  # and four copies of Katana
    pages = pypdfium2.PdfDocument(written(file, out=tmp_path / "mine.pdf"))
    assert len(pages) == 2
    assert pages[0].get_size() == pytest.approx((210 * MM, 297 * MM), abs=0.1)
    first, second = (page.get_textpage().get_text_bounded() for page in pages)
    assert (first.count("HERALD"), second.count("HERALD")) == (8, 0)
    assert (first.count("KATANA"), second.count("KATANA")) == (1, 3)
    assert "unofficial" in first
    assert "1 of 2" in first


def test_a_sheet_can_hold_each_card_once_on_other_paper(tmp_path: Path) -> None:
    pages = pypdfium2.PdfDocument(
        written(write(tmp_path, FINE), "--each", "--paper", "letter", out=tmp_path / "mine.pdf")
    )
    assert len(pages) == 1
    assert pages[0].get_size() == pytest.approx((215.9 * MM, 279.4 * MM), abs=0.1)


@pytest.mark.parametrize("name", BOXES)
def test_every_card_of_the_boxes_fits_its_frame(name: str) -> None:
    for card in box(name).cards:
        for each in words(draw_face(card, render._measure_text)):
            wide = render._measure_text(each.text, each.size, each.bold)
            left = {"start": each.x, "middle": each.x - wide / 2, "end": each.x - wide}[each.anchor]
            assert left >= 0, card.ref
            assert left + wide <= WIDTH - MARGIN / 2, (card.ref, each)
        text = [each for each in words(draw_face(card, render._measure_text)) if each.y < HEIGHT - BOTTOM]
        assert max(each.y for each in text) < HEIGHT - BOTTOM, card.ref


def test_a_stand_in_says_so_on_the_card() -> None:
    supergirl = draw_face(box("confrontations").find("supergirl"), render._measure_text)
    assert "(stand-in text)" in [each.text for each in words(supergirl)]
    katana = draw_face(box("heroes-unite").find("katana"), render._measure_text)
    assert not [each for each in words(katana) if "stand-in" in each.text]


def test_letters_no_font_of_a_reader_has_are_put_into_others() -> None:
    assert render._make_printable("Rāʾs — “Ra’s” −1") == "Ra?s — “Ra’s” –1"


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("katana", "--out", "katana.gif"), ("katana.gif", ".svg")),
        (("katanna", "--out", "k.svg"), ("katanna", "Katana")),
        (("punch", "--out", "k.svg"), ("SVG", "heroes-unite/punch", ".pdf")),
        (("heroes-unite", "--out", "k.png"), ("PNG", "83 cards", ".pdf")),
        (("none.toml", "--out", "k.pdf"), ("none.toml",)),
        (("katana", "--out", "k.pdf", "--paper", "a5"), ("a5", "letter")),
        (("katana", "--out", "k.png", "--dpi", "9"), ("9", "36")),
    ],
)
def test_what_cannot_be_drawn_is_named_with_what_would_be_right(args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(lineup("cards", "render", *args), *parts)


def test_without_the_libraries_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.commands.shared.output.find_spec", lambda name: None)
    refused(lineup("cards", "render", "katana", "--out", "k.svg"), "reportlab and pypdfium2", "'lineup-table[print]'")
