"""VP tokens: gained, lost, stolen, paid and counted. Rules are COMMON-VP of the common ledger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from lineup.engine.attack import attacked_seat, attacking_seat, choose_foe
from lineup.engine.definitions import Effect
from lineup.engine.moves import give_tokens
from lineup.engine.queries import foes_of, tokens_of
from lineup.engine.state import Frame, Happened, State
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, phrase, reads, word
from lineup.language.grammar.referring import Fault
from lineup.language.words.amounts import Amount, EachThisTurn, PowerWatch, Watch, install_watcher
from lineup.language.words.conditions import Question
from lineup.language.words.meaning import ANY, Act, Condition, Cue, Deed, Price, Who
from lineup.language.words.picks import What
from lineup.language.words.power import deed_of_number
from lineup.language.words.triggers import AwaitedEvent
from lineup.language.words.verbs import Clause

ROBBED: Final[dict[str, Who]] = {"attacker": "attacker", "chosen": "that", "each": "foe"}
ONE: tuple[int, ...] = (-1,)  # what `Frame.did` holds for each token: there is no card to name


def take_tokens(state: State, seat: int, most: int) -> int:
    """Take tokens from a seat, up to so many, and return the number taken (COMMON-VP-02)."""
    count = min(tokens_of(state, seat), most)
    give_tokens(state, seat, -count)
    return count


@dataclass(frozen=True)
class VPTokens(What):
    """The object of a verb about VP tokens; the action is done in full if that many moved."""

    n: int

    @property
    def cards_needed(self) -> int:
        return self.n


@dataclass(frozen=True)
class GainVP(Clause):
    """Gain a number of tokens, a number for each of something, or as much as something is worth; never fewer than none.

    For cards played earlier or later this turn it becomes a watcher.
    """

    n: int = 1
    of: Amount | None = None

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        count = self.n if self.of is None else max(self.n * self.of.count(state, frame), 0)
        give_tokens(state, frame.me, count)
        return True

    def compile_step(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        if isinstance(self.of, Watch):
            return VPWatch(part("later", [GainVP(self.n)]), False, self.n, self.of)
        return self

    def as_acts(self) -> tuple[Act, ...]:
        return (deed_of_number("gain vp", self.n, self.of),)


def check_watch(clause: GainVP) -> Fault | None:
    """Refuse to wait for anything but plays: other events earlier or later this turn give no VP."""
    if isinstance(clause.of, Watch) and not isinstance(clause.of, EachThisTurn):
        return clause, "VP can be gained for each card played earlier or later this turn, and for nothing else so"
    return None


word(
    "clause",
    Refers(check=check_watch),
    "<gain> {n:digits} VP",
    "<gain> {n:digits} VP for each {of:per}",
    "<gain> {n:digits} VP for each {of:watch_each}",
    phrase("<gain> VP equal to {of:amount}", n=1),
)(GainVP)
for _is in ("is", "is equal to", "equals"):
    for _vp in ("VP", "VPs"):
        reads(GainVP, "clause", phrase(f"<gain> X {_vp}, where X {_is} {{of:amount}}", n=1))
for vp in ("VPs", "VP token", "VP tokens", "Victory Point", "Victory Points", "additional VP", "additional VPs"):
    reads(
        GainVP,
        "clause",
        f"<gain> {{n:digits}} {vp}",
        f"<gain> {{n:digits}} {vp} for each {{of:per}}",
        f"<gain> {{n:digits}} {vp} for each {{of:watch_each}}",
    )


@dataclass(frozen=True)
class VPWatch(PowerWatch):
    """The step of `GainVP` that waits for cards played later."""

    def take_step(self, state: State, frame: Frame) -> None:
        give_tokens(state, frame.me, self.n * self.watch.count_earlier(state, frame))
        install_watcher(state, frame)


@dataclass(frozen=True)
class LoseVP(Clause):
    """Lose up to a number of tokens, or all."""

    n: int = 1
    every: bool = False

    @property
    def object(self) -> What | None:
        return VPTokens(self.n)

    def is_possible(self, state: State, frame: Frame) -> bool:
        return tokens_of(state, frame.me) > 0

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        most = tokens_of(state, frame.me) if self.every else self.n
        frame.did = ONE * take_tokens(state, frame.me, most)
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("lose vp", ANY if self.every else self.n),)


word("clause", Refers(binds=always("did")), "<lose> {n:digits} VP", phrase("<lose> all @your VP", every=True))(LoseVP)


@dataclass(frozen=True)
class PayVP(Clause):
    """Give up tokens as a price: in full or not at all (COMMON-VP-04)."""

    n: int

    @property
    def object(self) -> What | None:
        return VPTokens(self.n)

    def is_possible(self, state: State, frame: Frame) -> bool:
        return tokens_of(state, frame.me) >= self.n

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        frame.did = ONE * take_tokens(state, frame.me, self.n) if self.is_possible(state, frame) else ()
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("pay vp", self.n),)

    def as_price(self) -> Price:
        return Price(vp=self.n)


word("clause", Refers(binds=always("did")), "<pay> {n:digits} VP", also=("payment",))(PayVP)
reads(PayVP, "payment", "<lose> {n:digits} VP")


@dataclass(frozen=True)
class StealVP(Clause):
    """Gain the tokens that others lose: the attacker, a foe of one's choice, or each foe (COMMON-VP-03)."""

    n: int
    whom: str

    @property
    def object(self) -> What | None:
        return VPTokens(1 if self.whom == "each" else self.n)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        seats = foes_of(state, frame.me)
        if self.whom == "attacker":
            seats = tuple(seat for seat in seats if seat == attacking_seat(state))
        elif self.whom == "chosen":
            chosen = choose_foe(state, frame)
            if chosen is None:
                return False
            seats = (chosen,)
        stolen = sum(take_tokens(state, seat, self.n) for seat in seats)
        give_tokens(state, frame.me, stolen)
        frame.did = ONE * stolen
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("steal vp", self.n, whom=ROBBED[self.whom]),)


def tell_attacker(clause: StealVP) -> tuple[str, ...]:
    """Say that the words speak of an attacker, which not every text has."""
    return ("attacker",) if clause.whom == "attacker" else ()


word(
    "clause",
    Refers(binds=always("did"), is_about=tell_attacker),
    phrase("<steal> {n:digits} VP from the attacker", whom="attacker"),
    phrase("<steal> {n:digits} VP from a foe of @your choice", whom="chosen"),
    phrase("<steal> {n:digits} VP from each foe", whom="each"),
)(StealVP)


@dataclass(frozen=True)
class RobVP(Clause):
    """Gain the tokens that "that foe" loses: the one chosen, or whom the Attack hits (COMMON-VP-03)."""

    n: int

    @property
    def object(self) -> What | None:
        return VPTokens(self.n)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        seat = frame.hits[0].seat if len(frame.hits) == 1 else attacked_seat(state)
        stolen = take_tokens(state, seat, self.n) if seat >= 0 else 0
        give_tokens(state, frame.me, stolen)
        frame.did = ONE * stolen
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("steal vp", self.n, whom="that"),)


word(
    "clause",
    Refers(needs="foe", binds=always("did"), is_about=always("that foe")),
    "<steal> {n:digits} VP from that foe",
)(RobVP)
for vp in ("VP", "VPs", "VP token", "VP tokens"):
    reads(PayVP, "clause", f"<spend> {{n:digits}} {vp}")
    reads(StealVP, "clause", phrase(f"<steal> {{n:digits}} {vp} from a foe", whom="chosen"))
    reads(RobVP, "clause", f"<steal> {{n:digits}} {vp} from him", f"<steal> {{n:digits}} {vp} from that player")
    if vp != "VP":
        reads(RobVP, "clause", f"<steal> {{n:digits}} {vp} from that foe")
        reads(StealVP, "clause", phrase(f"<steal> {{n:digits}} {vp} from the attacker", whom="attacker"))
        reads(StealVP, "clause", phrase(f"<steal> {{n:digits}} {vp} from each foe", whom="each"))


@dataclass(frozen=True)
class OwnVP(Amount):
    """The number of tokens the player has."""

    counts = "vp"

    def count(self, state: State, frame: Frame) -> int:
        return tokens_of(state, frame.me)

    def multiply_deed(self, deed: Deed) -> Deed:
        return replace(deed, n=0, plus=self.as_count()) if deed.n == 1 else super().multiply_deed(deed)


word("amount", PLAIN, "@your VP")(OwnVP)
word("per", PLAIN, "VP @you have")(OwnVP)


@dataclass(frozen=True)
class HasVP(Question):
    """The player has at least a number of tokens, none, or more than each foe."""

    n: int = 0
    none: bool = False
    most: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        mine = tokens_of(state, frame.me)
        if self.most:
            return all(tokens_of(state, foe) < mine for foe in foes_of(state, frame.me))
        return not mine if self.none else mine >= self.n

    def as_condition(self) -> Condition:
        return Condition("no vp" if self.none else "most vp" if self.most else "vp", n=self.n)


word(
    "condition",
    PLAIN,
    "@you have {n:digits} or more VP",
    phrase("@you have no VP", none=True),
    phrase("@you have more VP than each foe", most=True),
)(HasVP)
reads(HasVP, "condition", "@you have at least {n:digits} VP", phrase("@you have any VP", n=1))
for vp in ("VPs", "VP token", "VP tokens", "Victory Point", "Victory Points"):
    reads(GainVP, "clause", phrase(f"<gain> {vp} equal to {{of:amount}}", n=1))
    reads(LoseVP, "clause", f"<lose> {{n:digits}} {vp}", phrase(f"<lose> all @your {vp}", every=True))
    reads(LoseVP, "clause", phrase(f"<lose> all of @your {vp}", every=True))
    reads(PayVP, "clause", f"<pay> {{n:digits}} {vp}")
    reads(PayVP, "payment", f"<pay> {{n:digits}} {vp}")
    reads(PayVP, "payment", f"<lose> {{n:digits}} {vp}")
    reads(OwnVP, "amount", f"@your {vp}", f"the number of {vp} @you have")
    reads(OwnVP, "per", f"{vp} @you have", f"of @your {vp}")
    reads(
        HasVP,
        "condition",
        f"@you have {{n:digits}} or more {vp}",
        f"@you have at least {{n:digits}} {vp}",
        phrase(f"@you have no {vp}", none=True),
        phrase(f"@you have any {vp}", n=1),
        phrase(f"@you have more {vp} than each foe", most=True),
    )
for one in ("VP", "VP token", "Victory Point"):
    reads(GainVP, "clause", phrase(f"<gain> a {one}", n=1))
    reads(LoseVP, "clause", phrase(f"<lose> a {one}", n=1))
    reads(PayVP, "clause", phrase(f"<pay> a {one}", n=1))
    reads(HasVP, "condition", phrase(f"@you have a {one}", n=1))
    reads(RobVP, "clause", phrase(f"<steal> a {one} from that foe", n=1))
    reads(StealVP, "clause", phrase(f"<steal> a {one} from each foe", n=1, whom="each"))
    reads(StealVP, "clause", phrase(f"<steal> a {one} from a foe", n=1, whom="chosen"))
    reads(StealVP, "clause", phrase(f"<steal> a {one} from the attacker", n=1, whom="attacker"))


@dataclass(frozen=True)
class GainsVP(AwaitedEvent):
    """Reacts whenever its player gains tokens, or to the first time in their own turn; cards gained do not count."""

    first: bool = False
    event = "tokens"

    def reacts_to_event(self, state: State, seat: int, event: Happened) -> bool:
        if event.what != "tokens" or event.seat != seat:
            return False
        if not self.first:
            return True
        before = sum(1 for other in state.happened if other.what == "tokens" and other.seat == seat)
        return state.active == seat and state.in_turn and before == 1

    def as_cue(self) -> Cue:
        return Cue("tokens", None, 1, 1) if self.first else Cue("tokens", own=False)


word(
    "trigger",
    PLAIN,
    phrase("The first time you gain VP during each of your turns", first=True),
    "Each time you gain VP",
)(GainsVP)
reads(
    GainsVP,
    "trigger",
    phrase("The first time you gain VPs during each of your turns", first=True),
    phrase("The first time you gain VPs on each of your turns", first=True),
    phrase("The first time you gain VP on each of your turns", first=True),
    phrase("The first time you gain one or more VPs during each of your turns", first=True),
    phrase("When you gain VPs", first=False),
    phrase("When you gain VP", first=False),
    phrase("When you gain one or more VPs", first=False),
    phrase("Each time you gain VPs", first=False),
)
