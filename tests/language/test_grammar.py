"""The machinery of the card language, on a toy vocabulary of its own."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lineup.language.grammar import (
    PLAIN,
    DeclarationError,
    Grammar,
    Misread,
    Names,
    Unprintable,
    conjugate,
    sentence_case,
)
from lineup.language.reference import write_reference
from tests.language.toy import (
    A_CARD,
    NAMES,
    TOY,
    Choose,
    Cost,
    Destroy,
    Discard,
    Do,
    Draw,
    Foes,
    May,
    Named,
    NameHas,
    Noun,
    Paid,
    Pick,
    Plain,
    Power,
    Told,
    bodies,
    paragraphs,
)


def read(category: str, text: str, person: str = "you", plural: bool = False) -> object:
    return TOY.parse(category, text, names=NAMES, person=person, plural=plural)


def both_ways(category: str, value: object, text: str, person: str = "you", plural: bool = False) -> None:
    """The value prints as the text, and the text reads as the value."""
    assert TOY.show(value, person, plural, category) == text
    assert read(category, text, person, plural) == value


def test_every_toy_category_compiles() -> None:
    TOY.compile_all()


@pytest.mark.parametrize(
    ("base", "third"),
    [
        ("draw", "draws"), ("discard", "discards"), ("pass", "passes"), ("switch", "switches"),
        ("fix", "fixes"), ("destroy", "destroys"), ("carry", "carries"), ("do", "does"), ("go", "goes"),
        ("have", "has"), ("be", "is"),
    ],
)  # fmt: skip
def test_a_verb_takes_s_only_after_a_noun(base: str, third: str) -> None:
    assert conjugate(base, "it") == third
    assert conjugate(base, "you") == conjugate(base, "they") == ("are" if base == "be" else base)


@pytest.mark.parametrize(
    ("person", "text"),
    [
        ("you", "destroy a card in your hand"),
        ("it", "destroys a card in their hand"),
        ("they", "destroy a card in their hand"),
    ],
)
def test_a_clause_in_three_persons(person: str, text: str) -> None:
    both_ways("clause", Destroy(A_CARD, "hand"), text, person)


def test_a_verb_after_you_and_after_may_has_no_s() -> None:
    both_ways("body", May((Draw(A_CARD), Discard(A_CARD))), "they may draw a card, then discard a card", "it")
    grammar = Grammar()

    @grammar.word("condition", PLAIN, "if @you <have> a card")
    @dataclass(frozen=True)
    class Having:
        pass

    assert grammar.show(Having(), "it") == "if they have a card"
    assert grammar.show(Having(), "you") == "if you have a card"


def test_number_reaches_into_nested_slots() -> None:
    ring = (NameHas("Ring"),)
    both_ways("pick", Pick(Noun(("card",), ring)), 'a card with "Ring" in its name')
    both_ways("pick", Pick(Noun(("card",), ring), 3), 'three cards with "Ring" in their name')
    both_ways("pick", Pick(Noun(("Hero", "Equipment")), 2), "two Heroes or Equipment")


def test_a_or_an_is_printed_by_sound_and_read_alike() -> None:
    equipment = Pick(Noun(("Equipment",)))
    both_ways("pick", equipment, "an Equipment")
    assert read("pick", "a Equipment") == equipment
    assert read("pick", "an card") == A_CARD


@pytest.mark.parametrize(
    "text",
    ["draw a card, then discard a card", "draw a card and discard a card", "draw a card, and discard a card",
     "draw a card and then discard a card"],
)  # fmt: skip
def test_clauses_join_in_several_ways(text: str) -> None:
    assert read("body", text) == Do((Draw(A_CARD), Discard(A_CARD)))
    assert TOY.show(read("body", text)) == "draw a card, then discard a card"


def test_noun_lists_read_commas_but_not_before_the_last() -> None:
    three = Pick(Noun(("Hero", "Villain", "Equipment")))
    both_ways("pick", three, "a Hero or Villain or Equipment")
    assert read("pick", "a Hero, Villain, or Equipment") == three
    assert read("pick", "a Hero, Villain or Equipment") == three
    with pytest.raises(Misread):
        read("pick", "a Hero, Villain, Equipment")


def test_options_print_with_semicolons() -> None:
    both_ways("body", Choose((Power(2), Draw(A_CARD))), "choose one: +2 Power; or draw a card")


def test_an_empty_list_prints_only_where_it_is_allowed() -> None:
    assert TOY.show(Noun(("card",))) == "card"
    with pytest.raises(Unprintable):
        TOY.show(Noun(()))


def test_fixed_fields_choose_the_phrase() -> None:
    both_ways("qualifier", Cost(5, up=False), "with cost 5 or less")
    both_ways("qualifier", Cost(5, up=True), "with cost 5 or more")


def test_a_missing_field_has_its_default() -> None:
    both_ways("clause", Destroy(A_CARD), "destroy a card")
    assert read("clause", "destroy a card in the Line-Up") == Destroy(A_CARD)
    both_ways("clause", Destroy(A_CARD, "deck"), "destroy a card in your deck")


def test_later_phrases_are_read_and_not_printed() -> None:
    assert read("clause", "Takes two cards from their deck", "it") == Draw(Pick(Noun(("card",)), 2))
    assert TOY.show(read("clause", "take a card from your deck")) == "draw a card"
    assert read("pick", "a Baddie") == Pick(Noun(("Villain",)))


def test_numbers_are_read_as_words_and_digits() -> None:
    both_ways("pick", Pick(Noun(("card",)), 10), "ten cards")
    both_ways("pick", Pick(Noun(("card",)), 11), "11 cards")
    assert read("pick", "twenty cards") == read("pick", "20 cards")
    assert read("clause", "+two Power") == read("clause", "+ 2 power") == Power(2)
    both_ways("digits", -1, "-1")


@pytest.mark.parametrize(
    ("name", "one", "two"),
    [
        ("Punch", "a Punch", "two Punches"),
        ("Weakness", "a Weakness", "two Weaknesses"),
        ("H'el", "a H'el", "two H'els"),
        ("World's Finest", "a World's Finest", "two World's Finests"),
        ("Green Lantern", "a Green Lantern", "two Green Lanterns"),
        ("Green Lantern Power Ring", "a Green Lantern Power Ring", "two Green Lantern Power Rings"),
        ("Dr. Fate", "a Dr. Fate", "two Dr. Fates"),
    ],
)
def test_names_are_read_longest_first_and_in_the_plural(name: str, one: str, two: str) -> None:
    both_ways("pick", Pick(Noun((Named(name),))), one)
    both_ways("pick", Pick(Noun((Named(name),)), 2), two)


def test_names_keep_their_case_and_come_from_the_caller() -> None:
    for text, names in (("a punch", NAMES), ("a Punch", ("Kick",)), ("a Punches", NAMES)):
        with pytest.raises(Misread):
            TOY.parse("pick", text, names=names)
    assert TOY.parse("pick", "a Kick", names=Names(["Kick"])) == Pick(Noun((Named("Kick"),)))


def test_a_paragraph_is_capitalised_and_spaced() -> None:
    text = (
        '+2 Power. You may draw an Equipment. Each foe discards a Hero with "Dr. Fate" in its name, then draws a card.'
    )
    value = Plain((
        Told(Do((Power(2),))),
        Told(May((Draw(Pick(Noun(("Equipment",)))),))),
        Foes((Discard(Pick(Noun(("Hero",), (NameHas("Dr. Fate"),)))), Draw(A_CARD))),
    ))  # fmt: skip
    both_ways("paragraph", value, text)
    assert read("paragraph", text.upper().replace("DR. FATE", "Dr. Fate")) == value
    assert sentence_case("draw a card") == "Draw a card"


def test_a_word_may_belong_to_several_categories() -> None:
    both_ways("paragraph", Paid(Discard(A_CARD), (Told(Do((Power(1),))),)), "discard a card: +1 Power.")
    with pytest.raises(Unprintable):
        TOY.show(Draw(A_CARD), category="price")


def test_a_word_may_have_other_phrases_in_another_category() -> None:
    grammar = Grammar()

    @grammar.word("place", PLAIN, "from {n:number}", "in {n:number}")
    @grammar.word("count", PLAIN, "in {n:number}")
    @dataclass(frozen=True)
    class Lying:
        n: int

    assert grammar.show(Lying(2)) == grammar.show(Lying(2), category="place") == "from two"
    assert grammar.show(Lying(2), category="count") == "in two"
    with pytest.raises(Misread):
        grammar.parse("count", "from two")


def test_possessives_dashes_and_brackets() -> None:
    grammar = Grammar()
    grammar.atom("who", 1, "that foe")
    grammar.atom("who", 2, "your teammate")

    @grammar.word("text", PLAIN, "First Appearance—Attack ({n:digits}): +Power from {who:who}'s hand!")
    @dataclass(frozen=True)
    class Odd:
        n: int
        who: int

    text = "First Appearance—Attack (2): +Power from your teammate's hand!"
    assert grammar.show(Odd(2, 2)) == text
    assert grammar.parse("text", text) == Odd(2, 2)
    assert grammar.parse("text", text.replace("'", "’").replace("—", " — ")) == Odd(2, 2)


def test_two_readings_are_an_error_that_shows_both() -> None:
    grammar = Grammar()

    @grammar.word("clause", PLAIN, "draw {n:number}", "draw first {n:number}")
    @dataclass(frozen=True)
    class One:
        """Draw in one way."""

        n: int

    @grammar.word("clause", PLAIN, "draw {n:number}", "draw second {n:number}")
    @dataclass(frozen=True)
    class Two:
        """Draw in another way."""

        n: int

    @grammar.word("text", PLAIN, "now {clause:clause}")
    @dataclass(frozen=True)
    class Now:
        clause: One | Two

    with pytest.raises(Misread) as caught:
        grammar.parse("text", "now draw three")
    assert (
        '"draw three" can be read in two ways. It can stand for "Draw in one way." or for "Draw in another way.".'
    ) in str(caught.value)
    assert (caught.value.column, caught.value.length, caught.value.found) == (5, 10, "draw three")


def test_one_object_found_twice_is_one_reading() -> None:
    grammar = Grammar()

    @grammar.word("text", PLAIN, "draw {n:number}", "draw {n:digits}")
    @dataclass(frozen=True)
    class One:
        n: int

    assert grammar.parse("text", "draw 3") == One(3)


def test_spans_find_an_inner_object_by_identity() -> None:
    text = "Draw a card. Each foe discards a card with cost 3 or more."
    names = Names(NAMES)
    (value,), spans = TOY.parse_run("paragraph", text, TOY.read_tokens(text, names), names)
    assert isinstance(value, Plain)
    foes = value.sentences[1]
    assert isinstance(foes, Foes)
    discard = foes.body[0]
    assert isinstance(discard, Discard)
    mark = discard.what.noun.marks[0]
    assert spans.words_of(mark) == "with cost 3 or more"
    assert spans.column_of(mark) == 39
    assert spans.find(discard) == (22, 57)
    assert spans.words_of(value) == text
    assert spans.find(Cost(3, up=True)) is None


@pytest.mark.parametrize(
    ("text", "column", "found", "said"),
    [
        ("You may trash a card.", 9, "trash",
         ['"trash" is not a word of the card language. Did you mean "destroy"?']),
        ("Each foe trashes a card.", 10, "trashes", ['Did you mean "destroys"?']),
        ("Each foe discard a card.", 10, "discard", ['"discard" does not fit here. Did you mean "discards"?']),
        ("You may draws a card.", 9, "draws", ['"draws" does not fit here. Did you mean "draw"?']),
        ("+2 Powr.", 4, "Powr", ['Did you mean "Power"?']),
        ("Each opponent draws a card.", 6, "opponent", ['Did you mean "foe"?']),
        ("Draw a card costing 5.", 13, "costing", ['Did you mean "with cost"?']),
        ("Draw two card.", 10, "card", ['Did you mean "cards"?']),
        ("Draw two two cards.", 6, "two two", ['"two" stands there twice. Write it once.']),
        ("Draw a Pnuch.", 8, "Pnuch", ["neither a word of the card language nor the name of a card",
                                       'Did you mean "Punch"?']),
        ("Draw a punch.", 8, "punch", ['Did you mean "Punch"?']),
        ("Each foe destroys a card in your hand.", 29, "your", ['in", write a place such as their, the.']),
        ("Destroy a card in your hnad.", 24, "hnad", ['Did you mean "hand"?']),
        ("Destroy a card in your blorp.", 24, "blorp", ['After "a card in your", write "hand" or "deck".']),
        ("Draw a card", 12, "", ["The text ends too early.", '"."']),
        ("Draw a card. Frobnicate.", 14, "Frobnicate", ["a verb such as", "the end of the text"]),
        ("Draw a card with cost 3 or mroe.", 28, "mroe", ['Did you mean "more"?']),
        ("", 1, "", ["There is no text."]),
    ],
)  # fmt: skip
def test_errors_say_where_and_what_instead(text: str, column: int, found: str, said: list[str]) -> None:
    with pytest.raises(Misread) as caught:
        read("paragraph", text)
    error = caught.value
    assert str(error).startswith(f"column {column}: ")
    assert (error.column, error.found, error.length) == (column, found, len(found))
    for part in said:
        assert part in str(error)
    assert error.expected
    assert (error.mend in str(error)) == (
        "Did you mean " in str(error) or "Write it once" in str(error) or not error.mend
    )
    assert str(error) == error.message == f"column {column}: {error.explanation}"


@pytest.mark.parametrize("template", ["", "<draw", "@nobody draws", "{what}", "draw {n:number.she}", "{n:number*}"])
def test_a_malformed_phrase_is_refused_where_it_is_declared(template: str) -> None:
    with pytest.raises(DeclarationError):
        Grammar().atom("text", 1, template)


def test_fields_are_checked_where_they_are_declared() -> None:
    @dataclass(frozen=True)
    class Two:
        n: int
        other: tuple[int, ...] = field(default_factory=tuple)

    for template in ("draw", "draw {n:number} {m:number}", "draw {n:number} {n:number}"):
        with pytest.raises(DeclarationError):
            Grammar().word("text", PLAIN, template)(Two)
    with pytest.raises(DeclarationError):
        Grammar().word("text", PLAIN)(Two)
    with pytest.raises(DeclarationError):
        Grammar().word("number", PLAIN, "draw {n:number}")(Two)
    with pytest.raises(DeclarationError, match="dataclass"):
        Grammar().word("text", PLAIN, "draw")(int)


@dataclass(frozen=True)
class Pair:
    a: object = None
    b: object = ()


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("{a:text} then", "so"),
        ("{b:word**space} {a:text}", "so"),
        ("{a:word} then", "{a:text} so"),
        ("so {b:word*space}", "{b:number**space}"),
        ("{a:nothing}", "so"),
        ("{b:word*nothing}", "so"),
    ],
)
def test_left_recursion_and_unknown_categories_are_declaration_errors(text: str, word: str) -> None:
    grammar = Grammar()
    grammar.word("text", PLAIN, text)(Pair)
    grammar.word("word", PLAIN, word)(Pair)
    for _ in range(2):
        with pytest.raises(DeclarationError):
            grammar.parse("text", "so then")
        with pytest.raises(DeclarationError):
            grammar.compile_all()


def test_what_is_no_word_is_not_printed() -> None:
    for value, category in (
        ("card", None),
        ("nobody", "kind"),
        ([1], "kind"),
        ("two", "number"),
        (2, "name"),
    ):
        with pytest.raises(Unprintable):
            TOY.show(value, category=category)
    assert TOY.show("Hero", plural=True, category="kind") == "Heroes"


def test_the_vocabulary_and_its_page() -> None:
    entries = {(entry.category, entry.name): entry for entry in TOY.list_vocabulary()}
    destroy = entries["clause", "Destroy"]
    assert destroy.summary == "Cards leave the game."
    assert destroy.phrases == ["destroy <cards>", "destroy <cards> in <place>"]
    assert entries["body", "Do"].phrases == ["<effect>, then …"]
    assert entries["noun", "Noun"].phrases == ["<kind> or … <qualifier> …"]
    assert ("price", "Discard") in entries
    page = write_reference(TOY)
    assert page.startswith("# The card language\n")
    assert page.index("## Clauses") < page.index("## Kinds of cards") < page.index("## Noun")
    assert "| `destroy <cards>` | `destroy <cards> in <place>` | Cards leave the game. |" in page
    assert "| `Hero` | `Heroes` |" in page


@given(paragraphs)
def test_what_is_printed_reads_back(paragraph: Plain | Paid) -> None:
    both_ways("paragraph", paragraph, TOY.show(paragraph))


@given(bodies, st.sampled_from(["you", "it", "they"]))
def test_what_is_printed_in_any_person_reads_back(body: Do | May | Choose, person: str) -> None:
    both_ways("body", body, TOY.show(body, person), person)


@given(paragraphs, st.data())
def test_any_text_reads_or_says_why(paragraph: Plain | Paid, data: st.DataObject) -> None:
    words = TOY.show(paragraph).split()
    at = data.draw(st.integers(0, len(words) - 1))
    words[at : at + 1] = data.draw(st.lists(st.sampled_from(["draw", "a", "zzz", "card", "or", ",", '"', "—"])))
    text = " ".join(words)
    column = 1
    try:
        read("paragraph", text)
    except Misread as error:
        column = error.column
    assert 1 <= column <= len(text) + 1
