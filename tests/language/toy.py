"""A toy vocabulary, with strategies for its objects, on which the machinery of the language is tested."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from lineup.language.grammar import PLAIN, Grammar, phrase

TOY = Grammar()
NAMES = (
    "Punch",
    "Weakness",
    "Green Lantern",
    "Green Lantern Power Ring",
    "H'el",
    "World's Finest",
    "Dr. Fate",
)

TOY.forms("kind", {"Hero": ("Hero", "Heroes"), "Equipment": ("Equipment",), "card": ("card", "cards")})
TOY.atom("kind", "Villain", "Villain", "Villains", "Baddie")
TOY.atom("zone", "hand", "@your hand")
TOY.atom("zone", "deck", "@your deck")
TOY.atom("zone", "line-up", "the Line-Up")


@TOY.word("kind", PLAIN, "{name:name}")
@dataclass(frozen=True)
class Named:
    """Cards with a name."""

    name: str


@TOY.word(
    "qualifier",
    PLAIN,
    phrase("with cost {n:digits} or less", up=False),
    phrase("with cost {n:digits} or more", up=True),
)
@dataclass(frozen=True)
class Cost:
    """Cards of at least or at most this cost."""

    n: int
    up: bool


@TOY.word("qualifier", PLAIN, "with {text:quoted} in @its name")
@dataclass(frozen=True)
class NameHas:
    """Cards with these words in their name."""

    text: str


@TOY.word("noun", PLAIN, "{kinds:kind*or} {marks:qualifier**space}")
@dataclass(frozen=True)
class Noun:
    """Kinds of cards."""

    kinds: tuple[str | Named, ...]
    marks: tuple[Cost | NameHas, ...] = ()


@TOY.word("pick", PLAIN, phrase("a {noun:noun+sg}", n=1), "{n:number} {noun:noun+pl}")
@dataclass(frozen=True)
class Pick:
    """A number of cards."""

    noun: Noun
    n: int = 1


@TOY.word("clause", PLAIN, "<draw> {what:pick}", "<take> {what:pick} from @your deck")
@dataclass(frozen=True)
class Draw:
    """Cards come from the deck to the hand."""

    what: Pick


@TOY.word("clause", PLAIN, "<destroy> {what:pick}", "<destroy> {what:pick} in {zone:zone}")
@dataclass(frozen=True)
class Destroy:
    """Cards leave the game.

    This line is not in the reference.
    """

    what: Pick
    zone: str = "line-up"


@TOY.word("clause", PLAIN, "<discard> {what:pick}", also=("price",))
@dataclass(frozen=True)
class Discard:
    """Cards go to the discard pile."""

    what: Pick


@TOY.word("clause", PLAIN, "+{n:digits} Power")
@dataclass(frozen=True)
class Power:
    """Power for this turn."""

    n: int


AnyClause = Draw | Destroy | Discard | Power


@TOY.word("body", PLAIN, "{clauses:clause*then}")
@dataclass(frozen=True)
class Do:
    """Clauses in order."""

    clauses: tuple[AnyClause, ...]


@TOY.word("body", PLAIN, "@you may {clauses:clause.base*then}")
@dataclass(frozen=True)
class May:
    """Clauses in order, or nothing."""

    clauses: tuple[AnyClause, ...]


@TOY.word("body", PLAIN, "choose one: {options:clause*semi}")
@dataclass(frozen=True)
class Choose:
    """One of several clauses."""

    options: tuple[AnyClause, ...]


@TOY.word("sentence", PLAIN, "^{body:body}.")
@dataclass(frozen=True)
class Told:
    """You do it."""

    body: Do | May | Choose


@TOY.word("sentence", PLAIN, "Each foe {body:clause.it*then}.")
@dataclass(frozen=True)
class Foes:
    """Each foe does it."""

    body: tuple[AnyClause, ...]


@TOY.word("paragraph", PLAIN, "{sentences:sentence*space}", "Attack: {sentences:sentence*space}")
@dataclass(frozen=True)
class Plain:
    """Sentences in order."""

    sentences: tuple[Told | Foes, ...]


@TOY.word("paragraph", PLAIN, "{price:price}: {sentences:sentence*space}")
@dataclass(frozen=True)
class Paid:
    """Sentences for a price."""

    price: Discard
    sentences: tuple[Told | Foes, ...]


TOY.describe("clause", "a verb such as …", "effect")
TOY.describe("pick", "a number of cards", "cards")
TOY.describe("zone", "a place such as …", "place")
TOY.describe("kind", "a kind of card such as …")
TOY.describe("qualifier", "a qualifier such as …")
TOY.synonym("trash", "destroy")
TOY.synonym("costing", "with cost")
TOY.synonym("opponent", "foe")

A_CARD = Pick(Noun(("card",)))

numbers = st.integers(min_value=0, max_value=30)
kinds = st.sampled_from(["Hero", "Equipment", "card", "Villain", *map(Named, NAMES)])
quoted = st.text(alphabet="abc. ,'", max_size=6)
marks = st.one_of(st.builds(Cost, numbers, st.booleans()), st.builds(NameHas, quoted))
nouns = st.builds(Noun, st.lists(kinds, min_size=1, max_size=3).map(tuple), st.lists(marks, max_size=2).map(tuple))
picks = st.builds(Pick, nouns, numbers)
clauses = st.one_of(
    st.builds(Draw, picks),
    st.builds(Destroy, picks, st.sampled_from(["hand", "deck", "line-up"])),
    st.builds(Discard, picks),
    st.builds(Power, numbers),
)
clause_lists = st.lists(clauses, min_size=1, max_size=3).map(tuple)
bodies = st.one_of(st.builds(Do, clause_lists), st.builds(May, clause_lists), st.builds(Choose, clause_lists))
sentences = st.one_of(st.builds(Told, bodies), st.builds(Foes, clause_lists))
sentence_lists = st.lists(sentences, min_size=1, max_size=3).map(tuple)
paragraphs = st.one_of(st.builds(Plain, sentence_lists), st.builds(Paid, st.builds(Discard, picks), sentence_lists))
