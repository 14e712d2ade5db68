"""Everyday sentences in the manner of the boxes: what they are read as, and how many are understood."""

from __future__ import annotations

from pathlib import Path

from lineup.language.proofreading import proofread

UNDERSTOOD = 168  # of 204; 108 before there were words for them


def sentences() -> list[tuple[str, str]]:
    """List what is typed and what it is read as; "!" for a sentence that is refused."""
    lines = Path(__file__).with_name("everyday.txt").read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if line and not line.startswith("#")]
    return list(zip(lines[::2], lines[1::2], strict=True))


def test_everyday_sentences_are_read_as_what_they_mean() -> None:
    read = {typed: proofread(typed) for typed, _ in sentences()}
    wrong = [
        (typed, read[typed].text)
        for typed, meant in sentences()
        if (read[typed].text.replace("\n", " / ") if read[typed].ok else "!") != meant
    ]
    assert wrong == []
    assert sum(proof.ok for proof in read.values()) == UNDERSTOOD


def test_what_is_refused_has_a_sentence_that_says_why() -> None:
    for typed, meant in sentences():
        if meant == "!":
            assert proofread(typed).faults[0].why.endswith(("?", ".")), typed
