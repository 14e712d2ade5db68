"""A language beside English, in a folder of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from lineup import speech


def add_language(code: str, text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let there be a language with these messages beside English; returns its file."""
    (folder / "en").symlink_to(Path(speech.__file__).parent / "en")
    (folder / code).mkdir()
    file = folder / code / "first.ftl"
    file.write_text(text, "utf-8")
    monkeypatch.setattr(speech, "files", lambda name: folder)
    monkeypatch.setattr(speech, "load_catalogue", cache(speech.load_catalogue.__wrapped__))
    return file
