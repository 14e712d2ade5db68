"""Every exception of ours is a LineUpError and brings a sentence, so that the faces need to know no other."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import lineup
from lineup.cli import UNEXPECTED, app
from lineup.errors import LineUpError

SCRIPTS = ("lineup.table.migrations.",)  # run by Alembic, not imported


def descendants(base: type[BaseException]) -> Iterator[type[BaseException]]:
    for each in base.__subclasses__():
        yield each
        yield from descendants(each)


def test_every_exception_of_ours_has_the_one_base() -> None:
    for module in pkgutil.walk_packages(lineup.__path__, "lineup."):
        if not module.name.startswith(SCRIPTS):
            importlib.import_module(module.name)
    ours = {each for each in descendants(BaseException) if each.__module__.partition(".")[0] == "lineup"}
    assert lineup.Refused in ours
    assert {each.__qualname__ for each in ours if not issubclass(each, LineUpError)} == set()


@pytest.mark.parametrize(
    ("bases", "code"), [((LineUpError,), 2), ((LineUpError, ValueError), 2), ((LineUpError, RuntimeError), UNEXPECTED)]
)
def test_the_command_line_says_any_of_them_as_one_sentence(
    bases: tuple[type[Exception], ...], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unheard_of = type("UnheardOf", bases, {})

    def fail(*given: object) -> None:
        raise unheard_of("That card is at the cleaner's.")

    monkeypatch.setattr("lineup.commands.games.show_games", fail)
    with pytest.raises(SystemExit) as stopped:
        app(["games"])
    assert stopped.value.code == code
    assert capsys.readouterr().err == "That card is at the cleaner's.\n"
