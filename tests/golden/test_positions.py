"""The same seeds lead to the same positions: the beginnings of games that `python -m tests.positions` plays whole."""

from __future__ import annotations

import pytest

from tests.laws.checks import Setting, settings
from tests.positions import SAMPLE, kept, played

KEPT = kept()


@pytest.mark.parametrize("setting", [pytest.param(setting, id=setting.name) for setting in settings()])
def test_a_game_goes_as_it_went(setting: Setting) -> None:
    found = played(setting, 0, SAMPLE)
    assert found.sample == KEPT[setting.name][0][1], (
        "If a rule or a card was corrected: python -m tests.positions --write"
    )


def test_every_setting_is_kept() -> None:
    assert list(KEPT) == [setting.name for setting in settings()]
