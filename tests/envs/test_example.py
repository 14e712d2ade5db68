"""The agent of docs/envs.md learns, in fewer and shorter games than there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
SHORTER = {
    "TRAINING, TRIALS, RATE = 150, 50,": "TRAINING, TRIALS, RATE = 40, 12,",
    '"super_villains": 2': '"super_villains": 1',
}


@pytest.mark.slow
@pytest.mark.long
def test_the_example_learns_to_win(capsys: pytest.CaptureFixture[str]) -> None:
    example = PAGE.read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    for there, here in SHORTER.items():
        assert there in example
        example = example.replace(there, here)
    found: dict[str, Any] = {}
    exec(compile(example, PAGE.name, "exec"), found)
    assert found["after"] > found["before"] + 0.2
    assert capsys.readouterr().out.startswith("It won ")
