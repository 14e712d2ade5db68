"""The rules switches of a game. A box sets them, a variant or `--rule KEY=VALUE` overrides them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

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


class RuleError(LineUpError, ValueError):
    """A rules switch or a way to play that does not exist or cannot be."""


@dataclass(frozen=True)
class Profile:
    """The rules of one game. Each field is a switch; the clauses of a box name those they are about."""

    min_players: int = 2
    max_players: int = 5
    hand_size: int = 5
    punches: int = 7
    vulnerabilities: int = 3
    line_up_size: int = 5
    super_villains: int = 8  # 0 for none
    identity_assignment: str = "random"  # choose, deal_two; draft is ours
    promo: bool = False  # the promo Super Hero joins the deal
    first_player: int = -1  # -1 random, else a seat
    end_steps: str = "hand_first"  # hand_first, effects_first or refill_first
    start_step: bool = True
    defenses_per_attack: int = 1  # by one player, 0 for no limit
    ongoing_once_per_turn: bool = True
    super_hero_optional: bool = True
    buy_is_gain: bool = False  # plain "gain" text sees purchases
    defeater_immune: bool = False
    hunt: bool = False
    hunt_limit: str = "after_avoid"  # after_avoid or one_per_turn
    synergy: bool = False
    super_hidden: bool = False
    hand_is_discarded: bool = False  # clean-up counts as discarding
    teams: bool = False  # two teams of two
    confrontation: bool = False
    confront_target: str = "any"  # any, lowest_cost, lowest_level
    buy_in_confrontation: bool = False
    defend_teammate: bool = False
    block_teammate: bool = False
    assist: bool = False
    store_assist: bool = False
    defeat_is_gain: bool = False
    abilities_after_comparison: bool = False
    knock_out: str = "wins"  # wins, or last_standing
    tie_break: str = "super_villains"  # super_villains, characters, characters_deck
    famine_covers_last_refill: bool = False
    weakness_stack: str = "base"  # base, or all: of the box, or of every set mixed in
    # house rules of ours
    stale_line_up: int = 0  # cards that go under the main deck where a turn leaves the Line-Up full; 0 for none
    clock: int = 0  # Weaknesses that leave the stack after each turn; 0 for no clock

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


CHOICES: Final = {
    "identity_assignment": ("random", "choose", "deal_two", "draft"),
    "end_steps": ("hand_first", "effects_first", "refill_first"),
    "hunt_limit": ("after_avoid", "one_per_turn"),
    "confront_target": ("any", "lowest_cost", "lowest_level"),
    "knock_out": ("wins", "last_standing"),
    "tie_break": ("super_villains", "characters", "characters_deck"),
    "weakness_stack": ("base", "all"),
}
RANGES: Final = {
    "min_players": (1, 5),
    "max_players": (1, 5),
    "hand_size": (1, 10),
    "punches": (0, 10),
    "vulnerabilities": (0, 10),
    "line_up_size": (1, 12),
    "super_villains": (1, 12),
    "first_player": (-1, 4),
    "defenses_per_attack": (0, 5),
    "stale_line_up": (0, 12),
    "clock": (0, 5),
}
HOUSE: Final = ("stale_line_up", "clock")  # switches that no rulebook has; values of others may be ours too
SWITCHES: Final = tuple(f.name for f in fields(Profile))


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
        low, high = RANGES[key]
        try:
            number = int(text)
        except ValueError:
            said = say("error-switch-number", switch=key, low=low, high=high, value=str(value))
            raise RuleError(said) from None
        if not low <= number <= high:
            raise RuleError(say("error-switch-range", switch=key, low=low, high=high, value=str(number)))
        return _replace_switch(profile, key, number)
    if text not in CHOICES[key]:
        raise RuleError(say("error-switch-choice", switch=key, known=Listed(CHOICES[key], ""), value=str(value)))
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
