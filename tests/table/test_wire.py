"""Sentences on their way to the client."""

from __future__ import annotations

from lineup.engine.profile import RuleError
from lineup.engine.saying import Listed, Said, SeatName, say
from lineup.speech import Voice
from lineup.table.wire.sentences import SENTENCE_LENGTH, describe_error


def test_what_is_wrong_is_cut_where_it_repeats_something_endless() -> None:
    """Long arguments are cut in lists, in nested sentences and overall; short ones stay whole."""
    names = Listed(tuple(f"Guest {number}" for number in range(1000)), "or")
    long = say("error-identity", kind="character", name="x" * 5000, near=names)
    said = describe_error(RuleError(say("error-log-game", error=long)))
    text = Voice()(said)
    assert text.startswith('The header does not make a game: There is no Character "xxx')
    assert text.endswith("…?")
    assert len(text) <= SENTENCE_LENGTH
    listed = Voice()(describe_error(RuleError(say("error-identity", kind="character", name="Nobody", near=names))))
    assert listed.startswith('There is no Character "Nobody" in this game; did you mean Guest 0, Guest 1, ')
    assert listed.endswith(", …?")
    assert len(listed) <= SENTENCE_LENGTH
    ruled = describe_error(RuleError(say("error-swap-stays", card="x" * 5000, rule="XY-COMB-06")))
    assert ("rule", "XY-COMB-06") in ruled.args


def test_what_is_wrong_and_short_goes_as_it_is() -> None:
    said = say("not-yours", who=SeatName(1), names=Listed(("a", Said("the-rules")), "or"))
    assert describe_error(RuleError(said)) == said
    assert describe_error(KeyError("x")) == say("as-it-is", text="'x'")
