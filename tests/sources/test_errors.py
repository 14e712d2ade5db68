"""Every exception of ours is a LineUpError with a sentence, so terminal and table need to know no other.

What players can run into brings it as a key with arguments; a text is for those who write cards, boxes and commands.
"""

from __future__ import annotations

import ast
import importlib
import pickle
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import lineup
from lineup import errors
from lineup.bots import BotError
from lineup.cli import UNEXPECTED, app
from lineup.engine.endless import Endless
from lineup.engine.notation import NotationError
from lineup.engine.saving import SaveError
from lineup.engine.saying import Listed, say
from lineup.errors import LineUpError
from lineup.games import ChoiceError
from tests.sources.parsed import nodes_of

KEYED = (
    "batch.py", "bots", "engine", "game.py", "games", "lab", "ledger", "log.py", "match.py", "running",
    "table/sets/loaded_sets.py", "table/store/store.py",
)  # fmt: skip
MAKERS = {"BoxError", "CardError"}  # read by whoever writes boxes and cards
SCRIPTS = ("lineup.table.store.migrations.",)  # run by Alembic, not imported
# PyTorch is installed only for training; these have no exceptions of their own.
WITH_TORCH = ("lineup.lab.training.hopes", "lineup.lab.training.model")


def descendants(base: type[BaseException]) -> Iterator[type[BaseException]]:
    for each in base.__subclasses__():
        yield each
        yield from descendants(each)


def test_every_exception_of_ours_has_the_one_base() -> None:
    for module in pkgutil.walk_packages(lineup.__path__, "lineup."):
        if not module.name.startswith(SCRIPTS) and module.name not in WITH_TORCH:
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

    monkeypatch.setattr("lineup.commands.catalogue.games.show_games", fail)
    with pytest.raises(SystemExit) as stopped:
        app(["games"])
    assert stopped.value.code == code
    assert capsys.readouterr().err == "That card is at the cleaner's.\n"


def is_text(node: ast.expr) -> bool:
    """Whether an expression is a text, or made like one."""
    if isinstance(node, ast.IfExp):
        return is_text(node.body) or is_text(node.orelse)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) or getattr(node.func, "id", "") in ("str", "repr", "Voice")
    return isinstance(node, ast.Constant | ast.JoinedStr | ast.BinOp)


def raised(path: Path) -> Iterator[tuple[int, str, ast.expr]]:
    """The exceptions of ours that a module raises: line, name, and what they are made of."""
    ours = {each.__name__ for each in descendants(LineUpError)}
    for node in nodes_of(path):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            name = getattr(node.exc.func, "id", "")
            if name in ours - MAKERS:
                yield node.lineno, name, node.exc.args[0]


def test_what_players_run_into_is_said_by_its_key() -> None:
    root = Path(lineup.__file__).parent
    modules = [path for each in KEYED for path in ([root / each] if "." in each else (root / each).rglob("*.py"))]
    found = [(path.name, line, name, what) for path in modules for line, name, what in raised(path)]
    assert len(found) > 70
    assert [each[:3] for each in found if is_text(each[3])] == []


@pytest.mark.parametrize(
    "text", ['"No."', 'f"No {card}."', '"No " + card', '"No %s." % card', '" ".join(words)', 'said if rule else "No."']
)
def test_a_text_is_known_however_it_is_made(text: str, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(f"raise RuleError({text})\nraise RuleError(say('not-over'))\n", encoding="utf-8")
    assert [is_text(what) for _, _, what in raised(module)] == [True, False]


SAID = say("error-variant", game="Home", variant="hnut", near=Listed(("hunt", "hurt"), ""))
WORDS = 'Home has no variant "hnut"; did you mean hunt, hurt?'


@pytest.mark.parametrize("kind", [lineup.RuleError, lineup.LogError, BotError, ChoiceError, NotationError, SaveError])
def test_a_key_is_put_into_plain_english_and_survives_the_way_to_another_process(kind: type[LineUpError]) -> None:
    error = kind(SAID)
    assert (str(error), error.said) == (WORDS, SAID)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.said) == (kind, WORDS, SAID)


def test_so_do_those_that_know_more() -> None:
    refused = pickle.loads(pickle.dumps(lineup.Refused(SAID, "No. (XY-1)", "XY-1")))
    assert (str(refused), refused.said, refused.rule) == ("No. (XY-1)", SAID, "XY-1")
    endless = pickle.loads(pickle.dumps(Endless("Treadmill", 7)))
    assert (str(endless), endless.face) == ("The text of Treadmill never ends.", 7)
    plain = pickle.loads(pickle.dumps(lineup.CardError("A card has a name.")))
    assert (str(plain), plain.said) == ("A card has a name.", None)


def test_without_speech_the_key_with_its_arguments_is_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "voice", errors._write_bare)
    assert str(lineup.RuleError(say("error-switch-flag", switch="hunt", value="maybe"))) == (
        "error-switch-flag (switch: hunt, value: maybe)"
    )
