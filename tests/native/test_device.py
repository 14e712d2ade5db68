"""Games on a CUDA device: what is said where there is none. `python -m lineup.native.device` tries a device itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup.games import GAMES, build_setup, make_choice
from lineup.native.device import CudaDevice, NoDevice, check_size
from lineup.native.exporting import Unsuitable


def test_a_device_that_was_not_built_for_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoDevice, match=r"not built here; python -m tools\.native --device cuda"):
        CudaDevice(tmp_path)


def test_a_library_that_cannot_be_loaded_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / "device.so").write_bytes(b"")
    with pytest.raises(NoDevice, match="not built here"):
        CudaDevice(tmp_path)


def test_a_mix_too_large_for_32_bits_is_left_to_the_processor() -> None:
    names = list(GAMES)
    check_size(build_setup(make_choice(names[0], 2)))
    with pytest.raises(Unsuitable, match="the processor can"):
        check_size(build_setup(make_choice(names[0], 2, sets=tuple(names[1:]))))
