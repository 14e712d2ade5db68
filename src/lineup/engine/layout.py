"""Every field of the state, of a frame and of the records in them, said once.

Each is declared with its shape and bound, how long it holds, who may see it, and so how card numbers in it are renamed
for a viewer. `python -m tools.generate.layout` writes what follows from it into the modules that hold such stretches:
classes, `clone`, what a view shows, saving and reading, the end of a turn. A test compares them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# bounds
SEATS: Final = 5
ZONES: Final = 9 + 10 * SEATS
CARDS: Final = 4_000  # of a game, and its definitions
PARTS: Final = 1_000  # of a text, and the steps of each
AMOUNT: Final = 30_000  # of Power, costs, turns
EVENTS: Final = 5_000  # things that happen in one turn
ALL_SEATS: Final = 0xFF  # everybody, spectators too

# how long a field holds
FIXED: Final = "fixed"  # laid down with the game
GAME: Final = "game"
TURN: Final = "turn"  # gone when the turn passes to the next player
SEAT_END: Final = "seat's end"  # each entry by itself: to the end of this turn, or of a seat's next one
STEP: Final = "step"  # until the rule that wrote it takes it away
ANSWER: Final = "answer"  # while one answer is carried out; neither copied nor saved

# who may see it
EVERYBODY: Final = "everybody"
AS_CARDS: Final = "as cards"  # everybody; a card in it that a viewer does not see now goes by its definition, seen then
AS_HELD: Final = "as held"  # everybody; of a card that a viewer does not see it says no more than that (engine/view.py)
DECIDER: Final = "decider"  # who is asked
BY_HAND: Final = "by hand"  # what a view makes of it is a rule of its own (engine/view.py)
NOBODY: Final = "nobody"


@dataclass(frozen=True)
class Shape:
    """A type of value: `kind` says how it is read, `low` to `high` its bound, or the most entries of a list."""

    kind: str
    low: int = 0
    high: int = 0
    of: tuple[Shape, ...] = ()
    name: str = ""


@dataclass(frozen=True)
class Field:
    """One field: its value, lifetime and viewers, and how it starts (as code)."""

    name: str
    shape: Shape
    start: str = ""
    about: str = ""
    lifetime: str = GAME
    seen: str = EVERYBODY
    saved: bool = True  # a save says it by this name; else it follows from others, or saving.py has a way of its own
    late: bool = False  # a list that former saves do not have; one that is empty is left out


@dataclass(frozen=True)
class Register:
    """The name of a frame's slot in one kind of frame; `less` is how much the slot holds above the value."""

    name: str
    slot: str
    about: str
    less: int = 0
    flag: bool = False


def number(low: int, high: int) -> Shape:
    return Shape("number", low, high)


def many(of: Shape, most: int) -> Shape:
    return Shape("many", high=most, of=(of,))


def row(**of: Shape) -> Shape:
    return Shape("row", of=tuple(of.values()), name=" ".join(of))


def record(name: str) -> Shape:
    return Shape("record", name=name)


def fixed(type_: str) -> Shape:
    return Shape("fixed", name=type_)


FLAG: Final = Shape("flag", 0, 1)
TEXT: Final = Shape("text")
VERB: Final = Shape("text", name="Verb")  # of a closed set
QUESTION: Final = Shape("text", name="Kind")  # what kind of question; the same
EVENT_KIND: Final = Shape("text", name="EventKind")
NOTE_KIND: Final = Shape("text", name="NoteKind")
SEAT: Final = number(-1, SEATS - 1)
CARD: Final = Shape("card", -1, CARDS - 1)  # renamed for a viewer
PUBLIC_CARD: Final = number(-1, CARDS - 1)  # a card everybody knows, or whose text everybody hears: never renamed
FACE: Final = Shape("face", -1, CARDS - 1)  # a definition; saved by its name
ZONE: Final = number(-1, ZONES - 1)
PART: Final = number(-1, PARTS - 1)
TYPE_MASK: Final = number(0, 127)
COUNT: Final = number(0, AMOUNT)
SIGNED: Final = number(-AMOUNT, AMOUNT)
KIND: Final = Shape("kind", 0, 6)  # of a frame; saved by its name
SOME_CARDS: Final = many(CARD, CARDS)
SOME_SEATS: Final = many(SEAT, SEATS)
PER_CARD: Final = Shape("per card", 0, ALL_SEATS)
SMALL_PER_CARD: Final = Shape("bytes per card", 0, ALL_SEATS)
PER_CARD_ZONE: Final = Shape("per card", 0, ZONES - 1)
PER_ZONE: Final = Shape("per zone", 0, CARDS, (CARD,))


def options(most: int) -> Shape:
    return many(record("Option"), most)


RECORDS: Final[dict[str, tuple[Field, ...]]] = {
    "Option": (
        Field("seat", SEAT),
        Field("verb", VERB),
        Field("card", CARD, "-1"),
        Field("n", number(-AMOUNT, AMOUNT), "0"),
    ),
    "Ask": (
        Field("seat", SEAT),
        Field("kind", QUESTION),
        Field("options", options(CARDS)),
        Field("source", PUBLIC_CARD, "-1", "the card that asks"),
        Field("what", TEXT, '""', "its purpose, as saves have it (engine/purposes.py)"),
        Field("secret", FLAG, "False", "the answer stays hidden until all have answered"),
        Field("least", COUNT, "1", "of a pick: how many more cards must be picked"),
        Field("most", COUNT, "1", "and may be"),
        Field("among", SOME_CARDS, "()", "of a pick of several: every card that may be part of it, in canonical order"),
        Field("picked", SOME_CARDS, "()", "those of them picked so far, in the same order"),
    ),
    "CardPlay": (
        Field("seat", SEAT),
        Field("card", CARD),
        Field("face", FACE),
        Field("types", TYPE_MASK),
    ),
    "Happened": (
        Field(
            "what",
            EVENT_KIND,
        ),
        Field("seat", SEAT, "", "whose doing; of destroy whose it was, -1 for nobody's; of told who draws"),
        Field("card", CARD),
        Field("bought", FLAG, "False"),
        Field("line_up", FLAG, "False", "it came from the Line-Up"),
        Field("hand", FLAG, "False", "it was discarded from hand"),
    ),
    "Note": (
        Field("kind", NOTE_KIND),
        Field("seat", SEAT),
        Field("card", CARD, "-1"),
        Field("n", COUNT, "0"),
        Field("until", SEAT, "-1", "the seat with whose turn it ends; -1: with this turn"),
    ),
    "Watcher": (
        Field("seat", SEAT),
        Field("source", PUBLIC_CARD),
        Field("face", FACE),
        Field("part", PART),
        Field("pc", PART),
        Field("since", COUNT, "", "plays before this one were counted when it was installed"),
    ),
    "WaitingText": (
        Field("seat", SEAT),
        Field("source", PUBLIC_CARD),
        Field("face", FACE),
        Field("part", PART),
        Field("it", CARD),
        Field("power_only", FLAG, "False"),
    ),
    "Hit": (
        Field("seat", SEAT),
        Field("avoided", COUNT, "0", "Defenses used"),
        Field("it", CARD, "-1"),
        Field("other", CARD, "-1"),
        Field("acted", COUNT, "0"),
    ),
}

# The first eight are what a frame is made with, in this order.
FRAME: Final = (
    Field("kind", KIND, "TEXT"),
    Field("face", FACE, "-1", saved=False),
    Field("part", PART, "0", saved=False),
    Field("me", SEAT, "-1"),
    Field("by", SEAT, "-1"),
    Field("source", PUBLIC_CARD, "-1", "whose text resolves everybody knows, even where the card was shuffled away"),
    Field("it", CARD, "-1", seen=AS_HELD),
    Field("n", SIGNED, "0"),
    Field("pc", PART, "0"),
    Field("other", CARD, "-1", "a second card, bound beside `it`", seen=AS_HELD),
    Field("i", SIGNED, "0"),
    Field("begun", FLAG, "False", "the clause at `pc` goes on after the work it started", saved=False),
    Field("left", ZONE, "-1", "the zone the last moved card came from", saved=False),
    Field("lies", ZONE, "-1", 'the zone where "them" lie', saved=False),
    Field("them", SOME_CARDS, "()", seen=AS_HELD),
    Field("did", SOME_CARDS, "()", "the cards the last action moved", seen=AS_HELD),
    Field("picks", SOME_CARDS, "()", "picks so far of the choice being made", seen=AS_HELD),
    Field("seats", SOME_SEATS, "()", "an Attack: attacked, then those its current blow is about"),
    Field("before", SOME_SEATS, "()", "those the blow before was about"),
    Field("hits", many(record("Hit"), SEATS), "()", seen=AS_HELD),
    Field("answer", Shape("maybe", name="Option"), "None", "between answer() and the step that takes it", ANSWER),
)

REGISTERS: Final = (
    Register("play_index", "n", "Of a play text (part 0): its place in `state.played`; -1 if the text is only used."),
    Register("ways_taken", "n", "Of a part that lets choose among ways: those taken so far, as bits."),
    Register("chosen_type", "i", "Of a text: the card type chosen before the cards are; 0 before that."),
    Register("chosen_foe", "i", "Of a text: the foe chosen, who then chooses something; -1 before that.", 1),
    Register("step_index", "n", "Of an Attack: where it stands in the program it is part of."),
    Register("blow_index", "pc", "Of an Attack: the blow being resolved; -1 in the Defense windows.", 1),
    Register("next_place", "i", "Of an Attack or a deal: who comes next, in `seats` or in the order of choosing."),
    Register("amid_texts", "begun", "Of an Attack: whether texts waited when it began, which go on waiting."),
    Register("is_open", "i", "Of an Attack on a team: whether its Defense windows are open.", flag=True),
    Register("to_pass", "before", "Of an Attack on a team: the seats that have not passed yet."),
    Register("older_count", "n", "Of texts that wait: how many of them waited before and go on waiting."),
    Register("kept_defenses", "did", "Of an Attack on a team: Defenses shown and kept, each of which counts once."),
)

# What a state and a view have in common.
POSITION: Final = (
    Field("setup", fixed("Setup"), lifetime=FIXED),
    Field("cards", fixed("tuple[Card, ...]"), lifetime=FIXED),
    Field("zones", PER_ZONE, seen=BY_HAND, saved=False),
    Field("stack", Shape("stack", 0, EVENTS), seen=AS_HELD),
    Field("ask", Shape("maybe", name="Ask"), "None", seen=DECIDER, saved=False),
    Field("active", SEAT, "-1"),
    Field("first", SEAT, "-1"),
    Field("turn", COUNT, "0"),
    Field("in_turn", FLAG, "False", "false between the announcement of the end and the next turn", STEP),
    Field("power", SIGNED, "0", "lost when the cards played are put away", STEP),
    Field("sv_up", FLAG, "False", "the top Super-Villain lies face up"),
    Field("defeated", COUNT, "0", "Super-Villains defeated from the stack this turn", TURN),
    Field("immune", SEAT, "-1", "the seat exempt from the next First Appearance", STEP),
    Field("hunt_closed", FLAG, "False", "", TURN),
    Field("over", FLAG, "False"),
    Field("winners", SOME_SEATS, "()", "set only by a text that wins the game"),
    Field("played", many(record("CardPlay"), EVENTS), "()", "", TURN, AS_CARDS),
    Field("given", many(row(card=CARD, amount=SIGNED), EVENTS), "()", "Power given this turn", TURN, AS_CARDS),
    Field("used", many(row(card=CARD, use=SIGNED), EVENTS), "()", "this turn (engine/uses.py)", TURN, AS_CARDS),
    Field("watchers", many(record("Watcher"), EVENTS), "()", "", TURN),
    Field("delayed", many(record("WaitingText"), EVENTS), "()", '"at the end of this turn"', STEP, AS_HELD),
    Field("pending", many(record("WaitingText"), EVENTS), "()", "", STEP, AS_HELD),
    Field("copies", many(row(card=CARD, face=FACE, types=TYPE_MASK), CARDS), "()", "", STEP, AS_CARDS),
    Field("out", SOME_SEATS, "()", "seats that are out of the game"),
    Field("stage", number(0, 4), "NO_CONFRONTATION", "", TURN),
    Field("target", SEAT, "-1", "the seat confronted", TURN),
    Field("stored", FLAG, "False", "an Assist card was laid on the Character this turn", TURN),
    Field("raised", many(row(character=PUBLIC_CARD, amount=SIGNED), EVENTS), "()", "costs of Characters", TURN),
    Field("happened", many(record("Happened"), EVENTS), "()", "", TURN, AS_HELD),
    Field("notes", many(record("Note"), EVENTS), "()", "", SEAT_END, AS_CARDS),
    Field("tokens", many(COUNT, SEATS), "()", "VP tokens of each seat; empty while nobody has any", late=True),
    Field(
        "face_down",
        many(row(character=PUBLIC_CARD, until=PUBLIC_CARD), SEATS),
        "()",
        "Characters face down, until a Super-Villain is defeated or (-1) a text flips them",
        late=True,
    ),
    Field(
        "tucked",
        many(row(card=PUBLIC_CARD, by=PUBLIC_CARD), CARDS),
        "()",
        "cards under Super Heroes, and whose text put them there",
        late=True,
    ),
    Field(
        "lent",
        many(row(card=PUBLIC_CARD, owner=SEAT), CARDS),
        "()",
        "cards in play off another player's deck, and whose they are, in the order they were played",
        late=True,
    ),
)

# What only the state has.
STATE: Final = (
    Field("where", PER_CARD_ZONE, seen=NOBODY, about="the zone of each card, as `zones` say", saved=False),
    Field("known", PER_CARD, seen=NOBODY, about="per card, the seats that know where it lies"),
    Field("group", SMALL_PER_CARD, seen=NOBODY, about="the pile it was last publicly known to be in; seldom read"),
    Field(
        "mingled",
        many(SOME_CARDS, CARDS),
        "()",
        "hidden cards of several piles: everybody knows in which places they lie, nobody which lies where",
        seen=NOBODY,
        late=True,
    ),
    Field("key", fixed("bytes"), lifetime=FIXED, seen=NOBODY, about="the dice, with `counter`"),
    Field("counter", COUNT, "0", seen=NOBODY),
    Field("sees", fixed("tuple[int, ...]"), lifetime=FIXED, seen=NOBODY, about="per zone, who sees every card there"),
    Field("events", fixed("list[Event] | None"), "None", "what to tell", ANSWER, NOBODY),
    Field("work", COUNT, "0", "done for the present answer (engine/endless.py)", ANSWER, NOBODY),
)
