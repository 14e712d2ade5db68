"""Rules switches as a person types them: valid values are understood, others refused with a sentence."""

from __future__ import annotations

import pytest

from lineup.engine.profile import Profile, RuleError, set_printed_switch, set_switch


@pytest.mark.parametrize("value", ["true", "on", "yes", "1", " Yes ", True, 1])
def test_a_switch_is_turned_on(value: str | int | bool) -> None:
    assert set_switch(Profile(hunt=False), "hunt", value).hunt is True


@pytest.mark.parametrize("value", ["false", "off", "no", "0", "NO", False, 0])
def test_a_switch_is_turned_off(value: str | int | bool) -> None:
    assert set_switch(Profile(hunt=True), "hunt", value).hunt is False


def test_a_number_goes_as_far_as_its_range() -> None:
    assert set_switch(Profile(), "hand_size", "1").hand_size == 1
    assert set_switch(Profile(), "hand_size", 10).hand_size == 10
    assert set_switch(Profile(), "first_player", "-1").first_player == -1


def test_a_way_is_chosen_by_its_name() -> None:
    assert set_switch(Profile(), "identity_assignment", "Choose").identity_assignment == "choose"


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("hunt", "perhaps", 'The switch hunt is on or off, not "perhaps".'),
        ("hand_size", "five", 'The switch hand_size is a whole number from 1 to 10; "five" is not.'),
        ("hand_size", "0", "The switch hand_size goes from 1 to 10; 0 lies outside."),
        ("hand_size", 11, "The switch hand_size goes from 1 to 10; 11 lies outside."),
        ("hunt_limit", "never", 'The switch hunt_limit is one of after_avoid, one_per_turn; "never" is not.'),
        ("hand_sise", "5", 'There is no rules switch "hand_sise"; did you mean hand_size?'),
        ("zzz", "5", 'There is no rules switch "zzz"; lineup games GAME lists those there are.'),
    ],
)
def test_what_is_no_switch_or_none_of_its_values_is_refused_with_what_would_be_right(
    key: str, value: str | int, said: str
) -> None:
    with pytest.raises(RuleError) as refused:
        set_switch(Profile(), key, value)
    assert str(refused.value) == said


def test_a_box_states_values_of_the_switch_s_type_and_may_have_no_super_villains() -> None:
    assert set_printed_switch(Profile(super_villains=8), "super_villains", 0).super_villains == 0
    assert set_printed_switch(Profile(super_villains=8), "super_villains", 5).super_villains == 5
    assert set_printed_switch(Profile(hand_size=5), "hand_size", 6).hand_size == 6
    assert set_printed_switch(Profile(vulnerabilities=3), "vulnerabilities", 0) == Profile(vulnerabilities=0)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("hunt", 1, "The switch hunt is true or false, not 1."),
        ("hand_size", "5", 'The switch hand_size is a whole number, not "5".'),
        ("hand_size", 0, "The switch hand_size goes from 1 to 10; 0 lies outside."),
        ("hand_sise", 5, "There is no rules switch "),
    ],
)
def test_what_a_box_states_otherwise_is_refused(key: str, value: str | int, said: str) -> None:
    with pytest.raises(RuleError) as refused:
        set_printed_switch(Profile(), key, value)
    assert str(refused.value).startswith(said)
