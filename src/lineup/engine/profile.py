"""The rules switches of a game. A box sets them, a variant or `--rule KEY=VALUE` overrides them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, NamedTuple

from lineup.engine.saying import Listed, say
from lineup.errors import LineUpError, find_near, write_briefly

END_STEPS: Final = (
    "announce",
    "hand",
    "end_effects",
    "played_and_power",
    "draw",
    "refill",
    "flip_super_villain",
    "next",
)
END_STEPS_REFILL_FIRST: Final = (
    "announce",
    "hand",
    "end_effects",
    "played_and_power",
    "refill",
    "draw",
    "flip_super_villain",
    "next",
)
END_STEPS_ALT: Final = (
    "announce",
    "end_effects",
    "hand",
    "played_and_power",
    "draw",
    "pass_turn",
    "refill",
    "flip_super_villain",
    "next",
)
FEWEST_PRINTED: Final = 8  # Super-Villains in a stack (HU-SV-01, -02)
PLAIN_NOTE: Final = "note-switch"  # says what the switch means, its value and its clause


class RuleError(LineUpError, ValueError):
    """A rules switch or a way to play that does not exist or cannot be."""


class SwitchNote(NamedTuple):
    """A sentence that players are told before a game, as no rulebook plays it like that."""

    clauses: Mapping[str, str]  # by the name of an argument the topic (`engine.clauses`) of the clause named there
    key: str = PLAIN_NOTE
    when: Callable[[Any], bool] | None = None  # of the profile; None: the switch is not at its default


class RulesSwitch(NamedTuple):
    """All there is to say about a switch; what it does is up to the engine."""

    default: bool | int | str
    meaning: str  # for players who choose
    values: tuple[Any, ...]  # all of them, or the least and the most of a range
    is_range: bool
    ours: bool  # no rulebook has it; single values of others may be ours too
    note: SwitchNote | None


def switch(
    default: bool | int | str, meaning: str, *values: int | str, ours: bool = False, note: SwitchNote | None = None
) -> Any:
    """Declare a switch of a profile: of a number the least and the most, of a word all `values`."""
    is_range = isinstance(default, int) and not isinstance(default, bool)
    record = RulesSwitch(default, meaning, values or ("on", "off"), is_range, ours, note)
    return field(default=default, metadata={"switch": record})


def _has_short_stack(profile: Profile) -> bool:
    return 0 < profile.super_villains < FEWEST_PRINTED and not profile.super_hidden


def _is_drafted(profile: Profile) -> bool:
    return profile.identity_assignment == "draft"


STACK_NOTE: Final = SwitchNote(
    {"rule": "stack size", "ours": "short stack"}, "warning-super-villains", when=_has_short_stack
)
DRAFT_NOTE: Final = SwitchNote({"rule": "draft"}, "house-draft", when=_is_drafted)


@dataclass(frozen=True)
class Profile:
    """The rules of one game. Each field is a switch; the clauses of a box name those they are about.

    A switch is shown and told everywhere by what stands here.
    """

    min_players: int = switch(2, "fewest seats", 1, 5)
    max_players: int = switch(5, "most seats", 1, 5)
    hand_size: int = switch(5, "cards drawn for a new hand", 1, 10)
    punches: int = switch(7, "Punches in a starting deck", 0, 10)
    vulnerabilities: int = switch(3, "Vulnerabilities in a starting deck", 0, 10)
    line_up_size: int = switch(5, "cards in the Line-Up", 1, 12)
    super_villains: int = switch(8, "Super-Villains in the stack", 1, 12, note=STACK_NOTE)
    identity_assignment: str = switch(
        "random",
        "how players get their Super Hero; the draft is our house rule",
        "random",
        "choose",
        "deal_two",
        "draft",
        note=DRAFT_NOTE,
    )
    promo: bool = switch(False, "the promo Super Hero is dealt too")
    first_player: int = switch(
        -1, "the first player: 0 for seat 1, 1 for seat 2 and so on, or -1 for a random one", -1, 4
    )
    end_steps: str = switch(
        "hand_first",
        "what comes first at the end of a turn: discarding the hand, or delayed effects",
        "hand_first",
        "effects_first",
        "refill_first",
    )
    start_step: bool = switch(True, "texts work that act at the start of a turn")
    defenses_per_attack: int = switch(1, "Defenses one player may use against one Attack", 0, 5)
    ongoing_once_per_turn: bool = switch(True, "each Ongoing text reacts once in a turn")
    super_hero_optional: bool = switch(True, "a Super Hero's ability may be left unused")
    buy_is_gain: bool = switch(False, '"when you gain this" also means buying')
    defeater_immune: bool = switch(False, "a player who defeats a Super-Villain is safe from the next First Appearance")
    hunt: bool = switch(False, "Super-Villains in other players' discard piles can be taken")
    hunt_limit: str = switch("after_avoid", "when hunting stops for this turn", "after_avoid", "one_per_turn")
    synergy: bool = switch(False, "each Super Hero has its Hero card ready to buy")
    super_hidden: bool = switch(False, "the Super-Villains lie in the main deck")
    hand_is_discarded: bool = switch(False, "putting the hand away counts as discarding it")
    teams: bool = switch(False, "two teams of two, who see each other's hands")
    confrontation: bool = switch(False, "a turn may be a Confrontation with a foe's Character")
    confront_target: str = switch("any", "which Characters can be confronted", "any", "lowest_cost", "lowest_level")
    buy_in_confrontation: bool = switch(False, "cards can be bought in a Confrontation too")
    defend_teammate: bool = switch(False, "a Defense may cover the teammate instead")
    block_teammate: bool = switch(False, "teammates Block for each other")
    assist: bool = switch(False, "Assist cards are played on the teammate's turn")
    store_assist: bool = switch(False, "a player may put an Assist card on their Character for their next turn")
    defeat_is_gain: bool = switch(False, "defeating a Character counts as gaining it")
    abilities_after_comparison: bool = switch(False, "abilities can be used again after a Confrontation")
    knock_out: str = switch(
        "wins",
        "what the defeat of a last Character does: its victor wins, or its player leaves the game",
        "wins",
        "last_standing",
    )
    tie_break: str = switch(
        "super_villains", "what decides between equal Victory Points", "super_villains", "characters", "characters_deck"
    )
    famine_covers_last_refill: bool = switch(False, "a short Line-Up lasts through the refill of the turn that ends it")
    weakness_stack: str = switch("base", "the Weaknesses of the box, or those of every set mixed in", "base", "all")
    stale_line_up: int = switch(
        0,
        "oldest cards that go under the main deck when a turn leaves the Line-Up full",
        0,
        12,
        ours=True,
        note=SwitchNote({"rule": "stale"}, "house-stale"),
    )
    clock: int = switch(
        0,
        "Weaknesses that leave their stack after each turn; all lose when they run out",
        0,
        5,
        ours=True,
        note=SwitchNote({"rule": "clock"}, "house-clock"),
    )

    @property
    def steps(self) -> tuple[str, ...]:
        """The end-of-turn steps in order."""
        steps: tuple[str, ...] = END_STEPS if self.end_steps == "hand_first" else END_STEPS_ALT
        if self.end_steps == "refill_first":
            steps = END_STEPS_REFILL_FIRST
        if self.stale_line_up:
            at = steps.index("refill")
            steps = (*steps[:at], "refresh", *steps[at:])
        if self.clock:
            steps = (*steps[:-1], "clock", steps[-1])
        return steps


SWITCHES: Final[Mapping[str, RulesSwitch]] = {each.name: each.metadata["switch"] for each in fields(Profile)}


def show_value(value: bool | int | str) -> str:
    """Return a value of a switch as players type it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def set_switch(profile: Profile, key: str, value: str | int | bool) -> Profile:
    """Return the profile with one switch changed; the value may be text typed by a person.

    Raises RuleError naming the key or value and what would be right.
    """
    if key not in SWITCHES:
        raise RuleError(say("error-switch", switch=key, near=Listed(tuple(find_near(key, SWITCHES)), "or")))
    default = getattr(profile, key)
    text = str(value).strip().lower()
    if isinstance(default, bool):
        if text not in ("true", "false", "on", "off", "yes", "no", "1", "0"):
            raise RuleError(say("error-switch-flag", switch=key, value=str(value)))
        return _replace_switch(profile, key, text in ("true", "on", "yes", "1"))
    if isinstance(default, int):
        low, high = SWITCHES[key].values
        try:
            number = int(text)
        except ValueError:
            said = say("error-switch-number", switch=key, low=low, high=high, value=str(value))
            raise RuleError(said) from None
        if not low <= number <= high:
            raise RuleError(say("error-switch-range", switch=key, low=low, high=high, value=str(number)))
        return _replace_switch(profile, key, number)
    if text not in SWITCHES[key].values:
        raise RuleError(
            say("error-switch-choice", switch=key, known=Listed(SWITCHES[key].values, ""), value=str(value))
        )
    return _replace_switch(profile, key, text)


def set_printed_switch(profile: Profile, key: str, value: Any) -> Profile:
    """Return the profile with one switch as a box states it: a value of its type; there may be no Super-Villains."""
    if key in SWITCHES and type(value) is not type(getattr(profile, key)):
        kind = type(getattr(profile, key)).__name__
        raise RuleError(say("error-switch-kind", switch=key, kind=kind, value=write_briefly(value)))
    if key == "super_villains" and value == 0:
        return replace(profile, super_villains=0)
    return set_switch(profile, key, value)


def _replace_switch(profile: Profile, key: str, value: str | int | bool) -> Profile:
    values: dict[str, Any] = {key: value}
    return replace(profile, **values)
