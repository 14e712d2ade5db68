"""Any text is read, or refused with a short sentence, in time proportional to its length."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lineup.language.printed  # noqa: F401 - declares the wordings
from bench.reading import KINDS, PRINTED, read
from lineup.builds import BUILD
from lineup.language.grammar import GRAMMAR, PLAIN, Grammar, Names, limits, reading
from lineup.language.proofreading import proofread
from lineup.language.sets import CardError, parse_text, read_set
from tests.language.strategies import NAMES, words
from tests.language.test_grammar import Pair
from tests.language.test_sets import herald, toml

KNOWN = Names(NAMES)
SHORT = 1_000  # no message is longer, whatever it is about


def refused(text: str) -> str:
    """What is said about a text that cannot be used."""
    with pytest.raises(CardError) as error:
        parse_text(text, KNOWN)
    assert len(str(error.value)) <= SHORT
    return str(error.value)


def refused_set(text: str) -> str:
    """What is said about a set that cannot be used."""
    with pytest.raises(CardError) as error:
        read_set(text, "mine.toml", custom=True)
    assert len(str(error.value)) <= SHORT
    return str(error.value)


# Texts


def test_a_text_has_so_many_characters() -> None:
    longest = "Draw a card" + ", then draw a card" * 221 + ".".rjust(4_000 - 11 - 221 * 18)
    assert len(longest) == limits.MOST_TEXT
    assert parse_text(longest, KNOWN)
    assert refused(longest + " ") == "line 1, column 1: the text has 4,001 characters; at most 4,000 are allowed."


def test_a_text_has_so_many_sentences() -> None:
    assert parse_text("+1 Power. " * 100, KNOWN)
    assert refused("+1 Power. " * 101) == "line 1, column 1: the text has 101 sentences; at most 100 are allowed."


def test_a_word_has_so_many_characters_and_a_long_one_is_not_repeated() -> None:
    shown = "a" * 59 + "…"
    assert f'"{"a" * 60}" is not a word of the card language.' in refused("Draw " + "a" * 60)
    assert refused("Draw " + "a" * 61) == (f'line 1, column 6: "{shown}" has 61 characters; at most 60 are allowed.')
    with pytest.raises(Exception, match="has 1,000,000 characters") as error:
        GRAMMAR.parse("paragraph", "a" * 1_000_000)
    assert len(str(error.value)) <= SHORT
    assert "at most 62" in refused('Reveal a card with "' + "a" * 61 + '" in its name.')


@pytest.mark.parametrize("digits", [4, 60, 4_000, 5_000, 1_000_000])
def test_a_number_has_so_many_digits(digits: int) -> None:
    text = f"+{'9' * digits} Power."
    with pytest.raises(Exception, match=f'^column 2: "9.*has {digits:,} digits; at most 3 are allowed.$') as error:
        GRAMMAR.parse("paragraph", text)
    assert len(str(error.value)) <= SHORT
    assert parse_text("+999 Power.", KNOWN)


def test_keywords_within_keywords_have_an_end() -> None:
    once = "Once during each of your turns, draw a card."
    assert parse_text("Ongoing: " + "Confrontation: " * 5 + once, KNOWN)
    said = refused("Ongoing: " + "Confrontation: " * 200 + once)
    assert said.endswith('"Confrontation" stands in words nested more than 20 deep; at most 20 is allowed.')
    limit = sys.getrecursionlimit()
    with pytest.raises(Exception, match="nested more than 20 deep"):
        GRAMMAR.parse("paragraph", "Ongoing: " + "Confrontation: " * 100_000 + once)
    assert sys.getrecursionlimit() == limit


def test_quotation_marks_without_a_partner_are_no_quotation() -> None:
    assert "“" in refused("“" * 3_000)
    assert refused('Reveal a card with "Ring in its name.')


def test_words_that_are_not_known_leave_nothing_behind() -> None:
    def kept() -> int:
        return GRAMMAR.symbols().count_branches()

    refused("Draw a zzz.")
    before = kept()
    for number in range(50):
        refused(f"Draw a z{number}y.")
    assert kept() == before


def test_two_meanings_many_times_over_are_seen_as_soon_as_two() -> None:
    """Readings are not multiplied: 60 places with two meanings each would be a million million million."""
    grammar = Grammar()
    grammar.word("item", PLAIN, "so")(type("One", (Pair,), {}))
    grammar.word("item", PLAIN, "so")(type("Two", (Pair,), {}))
    grammar.word("text", PLAIN, "{b:item*space}")(Pair)
    with pytest.raises(Exception, match="can be read in two ways"):
        grammar.parse("text", "so " * 60)


# Sets


def test_a_set_has_so_many_characters() -> None:
    text = toml(herald())
    assert read_set(text + "#" * (120_000 - len(text)), "mine.toml", custom=True).id == "mine"
    said = refused_set(text + "#" * (120_001 - len(text)))
    assert said == "mine.toml has 120,001 characters; at most 120,000 are allowed."


def test_a_set_has_so_many_cards_and_copies() -> None:
    def cards(number: int, copies: int) -> str:
        return toml(*(herald(id=f"herald-{each}", name=f"Herald {each}", copies=copies) for each in range(number)))

    assert len(read_set(cards(400, 1), "mine.toml", custom=True).cards) == 400
    assert refused_set(cards(401, 1)) == "mine.toml has 401 cards; at most 400 are allowed."
    assert refused_set(cards(50, 21)) == "mine.toml has 1,050 copies of cards; at most 1,000 are allowed."


@pytest.mark.parametrize("field", ["id", "name", "type", "stack", "partner", "emblem", "side", "overrides"])
def test_short_fields_are_short_and_in_one_line(field: str) -> None:
    assert f": {field} has 61 characters; at most 60 are allowed." in refused_set(toml(herald(**{field: "a" * 61})))
    assert f': {field} must be one line; "a\\nb" is not.' in refused_set(toml(herald(**{field: "a\\nb"})))


def test_lists_are_short() -> None:
    said = refused_set(toml(herald(aliases=[f"n{each}" for each in range(21)])))
    assert said == 'mine.toml, card "Herald": aliases has 21 items; at most 20 are allowed.'
    assert "an item of aliases has 61 characters; at most 60" in refused_set(toml(herald(aliases=["a" * 61])))
    assert "an item of rulings has 1,001 characters; at most 1,000" in refused_set(toml(herald(rulings=["a" * 1001])))


HEAD = '[set]\nid = "mine"\n[[card]]\n'
WHOLE = HEAD + 'id = "a"\nname = "A"\ntype = "Hero"\nvp = 1\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = " + "[" * 5_000, "its values are nested too deep"),
        ("a = " + "{a=" * 5_000, "its values are nested too deep"),
        ("a" + ".a" * 59_000 + " = 1", "line 1 has 59,000 full stops; at most 300 are allowed"),
        ("x = 1\n[" + "a." * 50_000 + "a]", "line 2 has 50,000 full stops; at most 300 are allowed"),
        ("a = " + "9" * 5_000, "it holds a number of thousands of digits"),
        (HEAD + "cost = 0x" + "f" * 50_000, 'the field "id" is missing'),
        (WHOLE + "cost = 0x" + "f" * 50_000, "a number of more than 60 digits"),
        (HEAD + "name = " + "[" * 90 + "]" * 90, "name must be text in quotes; [[…]] is not"),
        (HEAD + "cost = {a = {a = {a = {a = 1}}}}", 'cost must be a whole number; {"a": {"a": …}} is not'),
        (HEAD + f'cost = "{"a" * 50_000}"', 'cost must be a whole number; "aaa'),
        (HEAD + "a" * 50_000 + " = 1", 'there is no field "aaa'),
        ("a" * 50_000 + ' = 1\n[set]\nid = "x"', 'has a table "aaa'),
        (HEAD + f'overrides = "heroes-unite/{"a" * 47}"', "There is no card"),
        (WHOLE + 'cost = 1\nprovenance = { text = [[["x"]]] }', "does not."),
        ('[set]\nid = "mine"\ntitle = 0x' + "f" * 50_000, "the title of a set must be text in quotes"),
        ('[set]\nid = "mine"\ntitle = "' + "a" * 61 + '"', "title has 61 characters; at most 60 are allowed"),
        ("a = 1\n" + "a" * 50_000 + "." + "b" * 50_000 + " = 1\n" + "a" * 10 + '."\n', "is not a TOML file"),
    ],
    ids=range(17),
)  # fmt: skip
def test_a_nasty_file_is_refused_with_a_short_sentence(text: str, said: str) -> None:
    assert said in refused_set(text)


# Fuzz


SCRAPS = (
    *(each for each in sorted(GRAMMAR.lexicon.words) if each),
    *NAMES[::7], *".,:;!()+-—’'\"“”\n\x01\x02\x03²٣İ", "999", "1000", "Confrontation:", "Ongoing:", "Draw a card.",
    "You may", ", then", "Each time you", "At the end of this turn,", "a" * 61, "9" * 5_000, "x" * 5_000,
)  # fmt: skip


def reads_or_says_why(text: str) -> None:
    try:
        parse_text(text, KNOWN, "mine.toml")
    except CardError as error:
        assert len(str(error)) <= SHORT  # noqa: PT017 - reading it is as good


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused_in_short(text: str) -> None:
    reads_or_says_why(text)


@given(st.lists(st.sampled_from(SCRAPS), max_size=60).map(" ".join))
def test_any_words_are_read_or_refused_in_short(text: str) -> None:
    reads_or_says_why(text)


@given(st.lists(words("paragraph"), min_size=1, max_size=3), st.booleans(), st.booleans())
def test_any_paragraphs_make_a_card_or_are_refused_in_short(
    paragraphs: list[object], hero: bool, buying_gains: bool
) -> None:
    text = "\\n".join(GRAMMAR.show(each, category="paragraph").replace('"', '\\"') for each in paragraphs)
    card = herald(text=text, type="Super Hero") if hero else herald(text=text)
    head = f'[set]\nid = "mine"\nbuying_gains = {str(buying_gains).lower()}\n'
    try:
        read_set(toml(card, head=head), "mine.toml", custom=True)
    except CardError as error:
        assert len(str(error)) <= SHORT  # noqa: PT017


TOML = ("[", "]", "{", "}", "=", '"', "\n", "a", ".", "[set]", "[[card]]", "id", "0x1", "1", ",", "'")


@given(st.text(max_size=400) | st.lists(st.sampled_from(TOML), max_size=60).map("".join))
def test_any_file_is_read_or_refused_in_short(text: str) -> None:
    try:
        read_set(text, "mine.toml", custom=True)
    except CardError as error:
        assert len(str(error)) <= SHORT  # noqa: PT017


# Work


@pytest.mark.parametrize("text", PRINTED)
def test_cards_as_printed_whose_reading_is_timed_are_understood_and_said_otherwise(text: str) -> None:
    proof = proofread(text)
    assert proof.ok
    assert proof.text != text


@pytest.mark.skipif(BUILD == "compiled", reason="compiled methods cannot be counted")
@pytest.mark.parametrize("kind", KINDS)
def test_the_work_of_reading_grows_with_the_text_and_no_faster(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten times the sentences, at most twelve times the steps: `make bench` measures the time."""
    steps = [0]

    def counted(name: str) -> Callable[..., object]:
        inner = getattr(reading.Reader, name)

        def outer(self: reading.Reader, *arguments: object) -> object:
            steps[0] += 1
            return inner(self, *arguments)

        return outer

    for name in (
        "find_ends",
        "_find_slot_ends",
        "_find_links",
        "_find_separators",
        "_build_values",
        "_fill_slots",
        "_build_lists",
    ):
        monkeypatch.setattr(reading.Reader, name, counted(name))

    def work(sentences: int) -> int:
        steps[0] = 0
        read(KINDS[kind](sentences))
        return steps[0]

    work(10)
    few = work(100)
    assert few or "one " in kind  # a word or number that is too long is not read at all
    assert work(1_000) <= 12 * few
