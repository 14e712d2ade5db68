"""The messages on the wire, in both directions; the browser's types are made from this module.

A person opens `/ws/{table}` and says `hello`; the server answers with `table` and `position`, then sends both again
whenever something changes. Everything a viewer receives is made for that viewer: cards they may not see are -1.
Messages are JSON objects whose `type` says which they are; a message of an unknown kind or shape is refused.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, field

from lineup.engine.records import Kind, Verb
from lineup.games import first_game
from lineup.table.wire.advice import Advice, Asking
from lineup.table.wire.base import Sentence, Strict, Wire
from lineup.table.wire.catalogue import IdentityFacts, OwnFacts, StepFacts
from lineup.table.wire.clock import ClockSetting, Timed
from lineup.table.wire.coming_back import Seen, Unchanged
from lineup.table.wire.door import AtDoor, Caller, Decided, Outside
from lineup.table.wire.signs import Proposal, Shown, Sign

VERSION: Final = 4
NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
REPORT_LENGTH: Final = 4000
WORD_LENGTH: Final = 200  # of an id, a name of a card or an answer that a client sends
MOST_ENTRIES: Final = 400  # of a list that a client sends
MESSAGE_BYTES: Final = 1024 * 1024  # of one message a client sends; settings may carry custom sets

T = TypeVar("T")
Word = Annotated[str, Meta(max_length=WORD_LENGTH)]
Some = Annotated[list[T], Meta(max_length=MOST_ENTRIES)]
ByWord = Annotated[dict[Word, T], Meta(max_length=MOST_ENTRIES)]
SeatKind = Literal["open", "person", "bot"]
UndoPolicy = Literal["free", "ask", "never"]
HintPolicy = Literal["bots", "always", "never"]
Status = Literal["gathering", "playing", "over", "read-only"]
Agreed = Literal["pause", "match"]
BeatKind = Literal[
    "attacked", "defended", "confronted", "blocked", "held", "defeated", "out", "shuffled", "first_appearance", "turn",
    "over",
]  # fmt: skip


# Tables


class Settings(Strict, frozen=True, kw_only=True):
    """The settings of a table, checked as a whole; a wrong combination is refused with the reason."""

    game: Word = field(default_factory=first_game)
    players: int = 2
    variants: Some[Word] = field(default_factory=list)
    rules: ByWord[Word] = field(default_factory=dict)
    sets: Some[Word] = field(default_factory=list)  # boxes mixed in
    custom: Some[str] = field(default_factory=list)  # custom sets, as TOML texts; a table tells their ids instead
    mix: ByWord[Some[Word]] = field(default_factory=dict)  # set -> the groups of cards it gives
    other_half: bool = False  # the sets change places in the mix
    swaps: Some[tuple[Word, Word]] = field(default_factory=list)  # out, in
    trial: Word = ""  # a card (set/id) to try out: one more copy of it is in the first seat's opening hand
    lesson: Word = ""  # a lesson (box/lesson): its cards are laid out beforehand, and others answer by its script
    match: bool = False  # two games, one with each half of the cards; the sum of both scores decides
    public: bool = False  # listed in the lobby; otherwise only those with the link find it
    closed: bool = False  # only those come in whom the host lets in; otherwise whoever has the address
    undo: UndoPolicy = "free"
    hints: HintPolicy = "bots"  # hints and odds: where people have only bots against them, always, or never
    live_score: bool = False
    spectators_talk: bool = False
    clock: ClockSetting | None = None  # how long people have to answer; none: as long as they like


class SeatWish(Strict, frozen=True, kw_only=True):
    """The wanted occupant of a seat at a new table: the maker ("me"), another person at the maker's device
    ("here"), a bot by its name, or nobody yet ("open").
    """

    who: Word = "open"
    name: Word = ""  # of somebody at the maker's device
    hero: Word = ""  # the Super Hero or Character wished for


class NewTable(Strict, frozen=True, kw_only=True):
    """`POST /api/tables`. Without seats the maker sits first and the others stay open; `start` begins at once."""

    settings: Settings = field(default_factory=Settings)
    seats: Some[SeatWish] = field(default_factory=list)
    start: bool = False


class Name(Strict, frozen=True, kw_only=True):
    """`PUT /api/me`: one's name."""

    name: str


class Me(Wire, frozen=True, kw_only=True):
    """The person of the cookie."""

    person: str
    name: str


class Made(Wire, frozen=True, kw_only=True):
    """The answer to a new table."""

    table: str
    path: str  # of its page; the invitation


class Swaps(Wire, frozen=True, kw_only=True):
    """`POST /api/swaps`: the game that settings and wished-for Characters make, before a table is made."""

    swaps: list[tuple[str, str]]  # as given, or of like type and cost as proposed
    warnings: list[Sentence]
    identities: list[IdentityFacts]  # who can be played
    teams: list[int]  # per seat; empty: each for themselves
    texts: dict[str, int]  # how many cards of this game have a text of each provenance
    problem: Sentence | None  # what is wrong with the Characters wished for


class SwapWish(Strict, frozen=True, kw_only=True):
    settings: Settings
    heroes: Some[Word] = field(default_factory=list)


class SeatInfo(Wire, frozen=True, kw_only=True):
    """One seat at a table."""

    kind: SeatKind
    name: str
    person: str = ""  # who sits there
    bot: str = ""  # the kind of bot, of a bot's seat or one that plays for an absent person
    hero: str = ""
    connected: bool = False
    conceded: bool = False
    here: bool = False  # plays at the device of `person`, beside them
    removed: bool = False  # its bot plays on for somebody who was removed during the game
    moderator: bool = False  # its person keeps order on this server


class UndoRequest(Wire, frozen=True, kw_only=True):
    """A request to go back to before an answer; `waiting_for` still have to agree."""

    seat: int
    number: int  # answers left if it is granted
    turn: bool  # the whole turn is taken back
    waiting_for: list[int]


class ConsentRequest(Wire, frozen=True, kw_only=True):
    """A request that the others have to agree to; `waiting_for` still have to.

    A pause where a clock runs, or the end of a match before its second game.
    """

    about: Agreed
    seat: int
    waiting_for: list[int]


class MatchInfo(Wire, frozen=True, kw_only=True):
    """The state of a match of two games."""

    half: int  # 1 or 2: the game on the table
    first: list[int]  # the scores of the first game; empty while it is played
    totals: list[int]  # the sums of both; empty before the end of the second
    winners: list[int]


class TableInfo(Wire, frozen=True, kw_only=True, tag="table", tag_field="type"):
    """The table around the game: seats, settings, and everything going on."""

    id: str
    status: Status
    reason: Sentence | None  # why it is read-only
    settings: Settings
    title: str  # the game's
    own: list[OwnFacts]  # the sets in play that somebody made
    notes: list[Sentence]  # what to know before the start: sets, teams, swaps, where it leaves the rulebook
    seats: list[SeatInfo]
    teams: list[int]  # per seat; empty: each for themselves
    identities: list[IdentityFacts]  # who can be played; empty while a game is on
    host: str  # a person
    you: str  # the receiver
    seat: int  # the receiver's, or -1
    curtain: int  # the seat the receiver's device is to be passed to, where several share it; else -1
    spectators: list[str]
    moderators: list[str] = field(default_factory=list)  # of the spectators, those who keep order on this server
    knocks: list[Caller]  # who ask to come in, if the receiver is one who can let them
    decided: list[Decided]  # who was let in and has no seat, and who is kept away, if the receiver is the host
    game: int  # counts the games played here, from 1; 0 before the first
    begun_by: str = ""  # the name of who began that game; empty if they have no seat, or it began with the table
    paused: str  # who paused it, else empty
    pausing: Literal["", "ask", "free"] = ""  # whether the receiver can pause the game now, and how
    undo: UndoRequest | None
    request: ConsentRequest | None = None
    redo: bool  # whether the receiver can give again what they took back
    hints: bool  # whether the receiver may have hints and odds in a game here, as everybody sits now
    commitment: str  # SHA-256 of salt and seed, shown before the deal
    seed: str  # only after the end; of the first game of a match not even then: it tells the cards of the second
    salt: str
    match: MatchInfo | None
    deal: str = ""  # the day whose deal is played here
    scored: bool = False  # it is the try at it that counts


class TableRow(Wire, frozen=True, kw_only=True):
    """A table in the lobby or among one's own."""

    id: str
    title: str
    status: Status
    seats: list[SeatInfo]
    yours: bool
    your_turn: bool
    changed: str  # ISO time of the last change
    lesson: str = ""  # the lesson played there
    closed: bool = False  # to the receiver, who is told no more than the host's name and which seats are free
    left: int = -1  # seconds until a time of days runs out there; -1: none runs


class Lobby(Wire, frozen=True, kw_only=True):
    """`GET /api/tables`: public tables and one's own; tables of lessons are found by their lesson."""

    public: list[TableRow]
    yours: list[TableRow]


# The game


class CommonZones(Wire, frozen=True, kw_only=True):
    """The middle of the table. The first card of a deck or stack is on top; -1 is a hidden card."""

    main_deck: list[int]
    line_up: list[int]
    super_villains: list[int]
    stack: list[int]
    stack_2: list[int]
    weakness: list[int]
    destroyed: list[int]
    aside: list[int]


class SeatZones(Wire, frozen=True, kw_only=True):
    """The cards in front of one player."""

    deck: list[int]
    hand: list[int]
    discard: list[int]
    play: list[int]
    character: list[int]  # the Super Hero, or the Characters with the one in play first
    reserve: list[int]
    offer: list[int]
    score: list[int]  # defeated Characters
    stored: list[int]  # an Assist card laid on the Character
    under: list[int]  # cards under the Super Hero
    tokens: int  # VP tokens
    face_down: bool  # the Super Hero lies face down and has no abilities
    lent: list[tuple[int, int]]  # cards in play off other players' decks, each with the seat whose it is
    cost: int  # what it takes to defeat the Character now; 0 without one
    out: bool


class OptionInfo(Wire, frozen=True, kw_only=True):
    """One legal answer. Equal cards are merged: `card` stands for all alike in the same place."""

    answer: str  # what to send
    text: Sentence  # what the button says
    verb: Verb
    card: int  # -1 for none
    n: int
    note: Sentence | None  # the text that matters for it
    adds: int  # what a Block adds to the Character's cost, where that is certain; else 0
    leads: list[StepFacts]  # of a yes or a no: what it leads to, step by step; may be empty


class AskInfo(Wire, frozen=True, kw_only=True):
    """The viewer's own decision. `must`: the game waits for it; otherwise it is a chance to Assist a partner."""

    kind: Kind
    question: Sentence
    rule: str
    source: int  # the card that asks, or -1
    shown: int = -1  # the card that its text calls "it", where that lies in a deck or hand the viewer sees; else -1
    must: bool
    options: list[OptionInfo]
    least: int  # of a pick: how many more cards must, and may, be picked
    most: int
    limit: int | None = None  # what the cards still to be picked may cost together; null where that does not matter
    among: list[int]  # of a pick of several: every card that may be part of it, those picked too
    picked: list[int]
    act: Sentence | None  # of a pick: what is done with the cards, which the client puts in as the argument `cards`
    suffered: list[StepFacts]  # of an Attack: what it does to the viewer, step by step; may be empty


class Waiting(Wire, frozen=True, kw_only=True):
    """The seat and the kind of decision everyone waits for. A window looks the same for everyone who may act in it."""

    seat: int
    kind: Kind


class Confrontation(Wire, frozen=True, kw_only=True):
    """The Confrontation of this turn."""

    seat: int
    target: int
    power: int
    cost: int
    stage: Literal["announced", "ready", "settled"]


class LogLine(Wire, frozen=True, kw_only=True):
    """An event as a sentence for this viewer; `number` counts the answers given by then."""

    number: int
    text: Sentence


class Beat(Wire, frozen=True, kw_only=True):
    """A moment worth a sound or a flourish. `seats` of an attack are those attacked, of a Defense those it is for."""

    kind: BeatKind
    seat: int
    card: int
    seats: list[int]


class ScoreRow(Wire, frozen=True, kw_only=True):
    name: str
    copies: int
    points: int


class ResultInfo(Wire, frozen=True, kw_only=True):
    """The result of a game. `how`: played to its end, by knock-out, or all of one side conceded."""

    winners: list[int]
    scores: list[int]
    super_villains: list[int]
    breakdown: list[list[ScoreRow]]
    tokens: list[int]  # VP tokens, which the scores hold; empty where nobody had any
    turns: int
    how: Literal["played", "knock_out", "conceded"]


class LessonInfo(Wire, frozen=True, kw_only=True):
    """A learner's position in their lesson. Texts are those of the box; `*` stands around words to stress."""

    id: str
    title: str
    step: int  # counts from 0; as many as there are: the lesson is over
    of: int
    text: list[str]  # what to read, one page after the other
    answers: list[str]  # those of the open question that the step asks for
    point: list[str]  # what to look at: hand, line-up, power, stacks, super-villain, foes, you, in-play, question
    astray: bool  # the last answer was another than the one asked for
    otherwise: str  # what to say of that where it cannot be done any more
    missed: int  # the step of which `otherwise` is said; -1: none
    lost: bool  # the lesson needs this step, which cannot be done now: it waits, or an answer is taken back
    next: str  # the lesson after this one; empty: none


class Position(Wire, frozen=True, kw_only=True, tag="position", tag_field="type"):
    """The game as one viewer sees it: the log `since` a number and, unless `fresh`, only the new cards."""

    game: int
    number: int  # answers given so far; an answer names it, so that a stale one is noticed
    fresh: bool
    since: int = 0  # lines of the log with this number and higher ones are those of `log`; earlier ones stay
    turn: int
    turns_left: int = 0  # against the clock, this turn included; 0 where none runs, and when the game is over
    active: int
    power: int
    spent: int  # of this turn's Power
    confrontation: Confrontation | None
    common: CommonZones
    seats: list[SeatZones]
    cards: list[tuple[int, int]]  # the cards seen: card, index into the table's catalogue; unless fresh, the new ones
    silent: list[int]  # of the catalogue: cards whose text never came to an end, and says nothing any more
    ask: AskInfo | None
    waiting: Waiting | None
    proposable: list[Proposal]  # answers to the question of one's partner, where one sees all it rests on
    undo: Literal["", "free", "ask"]  # whether the viewer can take back the last answer, and how
    undo_to: int  # how many answers are left then, so that lines of the log with a higher number are gone; -1: none
    reset_to: int  # the same for the viewer's whole turn
    log: list[LogLine]
    beats: list[Beat]
    scores: list[int] | None  # as far as the viewer can know, if the table shows them
    result: ResultInfo | None
    lesson: LessonInfo | None = None  # of the viewer who learns
    # the cards left in the viewer's deck, as ascending indices into the catalogue, as far as anybody who counts
    # can know them: a deck may hold more
    deck_left: list[int] = field(default_factory=list)
    journal: int = 0  # what the game's journal holds: by this and `game` a client says that it has this position


# From the server


class ChatLine(Wire, frozen=True, kw_only=True, tag="said", tag_field="type"):
    """A line of chat; `seat` is -1 for a spectator."""

    id: int
    name: str
    seat: int
    team: bool
    text: str
    time: str
    moderator: bool = False  # said by somebody who keeps order on this server


class RefusedMessage(Wire, frozen=True, kw_only=True, tag="refused", tag_field="type"):
    """A message that was not possible, with the reason; nothing has changed."""

    text: Sentence
    rule: str = ""


class Reason(Wire, frozen=True, kw_only=True, tag="reason", tag_field="type"):
    """The reason why a move is possible or not: the rule and one sentence."""

    about: str
    rule: str
    text: Sentence


class Reported(Wire, frozen=True, kw_only=True, tag="reported", tag_field="type"):
    """A report was stored under this id."""

    id: str


class Gone(Wire, frozen=True, kw_only=True, tag="gone", tag_field="type"):
    """The connection ends: an unknown table or version, or the host removed one. `retry`: trying again may help."""

    text: Sentence
    retry: bool


class Pong(Wire, frozen=True, kw_only=True, tag="pong", tag_field="type"):
    """The answer to `ping`; also a sign of life while a table takes long to load."""


FromServer = (
    TableInfo | Outside | Position | Unchanged | ChatLine | Shown | Timed | RefusedMessage | Reason | Advice |
    Reported | Gone | Pong
)  # fmt: skip


# From the client


class Hello(Strict, frozen=True, kw_only=True, tag="hello", tag_field="type"):
    """The first message. `version` is the protocol's; `chat` the id of the last line of chat one has.

    `seen` names the last position one has, with everything in its log.
    """

    version: int
    chat: int = 0
    seen: Seen | None = None


class Ping(Strict, frozen=True, kw_only=True, tag="ping", tag_field="type"):
    """Ask whether the server is there; it answers `pong`, however busy the table is."""


class Sit(Strict, frozen=True, kw_only=True, tag="sit", tag_field="type"):
    """Take an open seat, or change to it before the start."""

    seat: int


class Stand(Strict, frozen=True, kw_only=True, tag="stand", tag_field="type"):
    """Leave one's seat; during a game a bot plays on."""


class SetSeat(Strict, frozen=True, kw_only=True, tag="seat", tag_field="type"):
    """The host makes a seat open, a bot's, or that of somebody at their device ("here") before the start."""

    seat: int
    who: Word
    name: Word = ""  # of somebody at the device


class Curtain(Strict, frozen=True, kw_only=True, tag="curtain", tag_field="type"):
    """Pass a shared device to another seat (`lifted` false), or lift the curtain as the seat called."""

    seat: int
    lifted: bool


class Wish(Strict, frozen=True, kw_only=True, tag="wish", tag_field="type"):
    """The Super Hero or Character wished for; the host may wish for bots. Empty: any."""

    seat: int
    hero: Word


class Configure(Strict, frozen=True, kw_only=True, tag="configure", tag_field="type"):
    """The host changes the settings before the start."""

    settings: Settings


class Start(Strict, frozen=True, kw_only=True, tag="start", tag_field="type"):
    """The host begins the game; every seat must be taken."""


class Answer(Strict, frozen=True, kw_only=True, tag="answer", tag_field="type"):
    """An answer to the open question, in notation; `game` and `number` are the position's it answers.

    `joined`: it continues the sender's previous answer, and is taken back with it.
    """

    game: int
    number: int
    answer: Word
    joined: bool = False


class Pick(Strict, frozen=True, kw_only=True, tag="pick", tag_field="type"):
    """Several cards picked at once, in any order, instead of one answer after the other."""

    game: int
    number: int
    cards: Some[int]


class Why(Strict, frozen=True, kw_only=True, tag="why", tag_field="type"):
    """Ask for the rule behind an answer."""

    answer: Word


class WhyNot(Strict, frozen=True, kw_only=True, tag="why_not", tag_field="type"):
    """Ask why nothing can be done with a card now. `verb` (play, buy, block…) may be left out."""

    card: int
    verb: Word = ""


class Undo(Strict, frozen=True, kw_only=True, tag="undo", tag_field="type"):
    """Take back one's last answer, or one's whole turn."""

    turn: bool = False


class Redo(Strict, frozen=True, kw_only=True, tag="redo", tag_field="type"):
    """Give the answers again that were taken back last; possible until another answer is given."""


class Consent(Strict, frozen=True, kw_only=True, tag="consent", tag_field="type"):
    """Agree to a request of another, or refuse it; the sender of the request withdraws it by refusing."""

    yes: bool
    about: Literal["undo"] | Agreed = "undo"


class Concede(Strict, frozen=True, kw_only=True, tag="concede", tag_field="type"):
    """Give up. With nobody left on the other side the game is over; otherwise a bot plays on."""


class Pause(Strict, frozen=True, kw_only=True, tag="pause", tag_field="type"):
    """Pause the game for everyone, which the others have to agree to where a clock runs; or continue."""

    on: bool


class EndMatch(Strict, frozen=True, kw_only=True, tag="end_match", tag_field="type"):
    """End a match before its second game, which the others have to agree to."""


class Remove(Strict, frozen=True, kw_only=True, tag="remove", tag_field="type"):
    """The host removes the person at a seat (during a game a bot plays on), or, with -1, the spectators of a name."""

    seat: int
    name: Word = ""


class HandOver(Strict, frozen=True, kw_only=True, tag="hand_over", tag_field="type"):
    """Let a bot play for oneself, or for a person who is not connected or whose time ran out."""

    seat: int
    bot: Word = "casual"


class TakeBack(Strict, frozen=True, kw_only=True, tag="take_back", tag_field="type"):
    """Take one's seat back from the bot."""


class Rematch(Strict, frozen=True, kw_only=True, tag="rematch", tag_field="type"):
    """After the end: a new game with the same seats and spectators."""


class Say(Strict, frozen=True, kw_only=True, tag="say", tag_field="type"):
    """A line of chat, for the table or for one's team alone."""

    text: str
    team: bool = False


class Report(Strict, frozen=True, kw_only=True, tag="report", tag_field="type"):
    """Tell the people who run the server that something is wrong; one's view is stored with it."""

    text: str


FromClient = (
    Hello | Ping | Sit | Stand | SetSeat | Curtain | Wish | Configure | Start | Answer | Pick | Why | WhyNot | Asking |
    Undo | Redo | Consent | Concede | Pause | EndMatch | Remove | AtDoor | HandOver | TakeBack | Rematch | Say | Sign |
    Report
)  # fmt: skip


class Complaint(Wire, frozen=True, kw_only=True):
    """The body of every HTTP response that is not 2xx: one sentence for the person."""

    error: Sentence
