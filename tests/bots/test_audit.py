"""No bot peeks: what its seat cannot know changes none of its choices. The audit says where one does."""

from __future__ import annotations

from copy import copy
from pathlib import Path

import pytest

from lineup.bots import BOTS, Bot, Clock, make_bot
from lineup.bots.hosting.programs import BotPatience
from lineup.bots.hosting.registry import load_ratings
from lineup.builds import BUILD
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, can_see, determinise, view
from lineup.games import GAMES, make_choice
from lineup.lab.checks.peeking import Audit, audit_bot, usual_choices
from lineup.running.limits import Limits
from tests.bots.installing import FIRST, install, installed
from tests.cli.run import lineup
from tests.harness.scenario import drawing_set

# Looks for the game among what its callers hold and goes by what lies on top of the main deck.
PEEKER = """
import sys

from lineup.engine.zones import MAIN_DECK


class First:
    name = "first"
    title = "First"
    summary = "looks where it may not"
    blind = False

    def __init__(self, seat, seed):
        pass

    def choose(self, view, ask, clock):
        if ask.kind != "main":
            return ask.options[0]
        frame = sys._getframe()
        while "state" not in frame.f_locals:
            frame = frame.f_back
        return ask.options[frame.f_locals["state"].zones[MAIN_DECK][0] % len(ask.options)]
"""
GAMBLER = FIRST.replace("ask.options[0]", "__import__('random').choice(ask.options)")


def audited(name: str, games: tuple[str, ...] = (), most: int = 50) -> Audit:
    def make(seat: int, seed: str) -> Bot:
        return make_bot(name, seat, seed)

    return audit_bot(name, make, usual_choices(games), "audit", most)


class Reader:
    """Buys before it plays, and lets whatever its view says of hidden cards decide among its answers."""

    name = "reader"
    title = "Reader"
    summary = "reads what records and suspended work say of hidden cards"
    blind = False

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        said = [each.card for each in view.happened]
        said += [each.card for each in view.played] + [each.card for each in view.notes]
        said += [row[0] for row in (*view.given, *view.used, *view.copies)]
        said += [each.it for each in (*view.delayed, *view.pending)]
        for frame in view.stack:
            said += [frame.it, frame.other, *frame.them, *frame.did, *frame.picks]
            said += [card for hit in frame.hits for card in (hit.it, hit.other)]
        hints = [card for card in said if card < -1]
        if hints:
            return ask.options[sum(card * number for number, card in enumerate(hints, 1)) % len(ask.options)]
        return next((option for option in ask.options if option.verb == "buy"), ask.options[0])


def audited_reader() -> Audit:
    """The audit of a bot that reads records, where cards gained are shuffled in and drawn in the same turn."""
    choices = [make_choice("heroes-unite", 2, sets=[drawing_set()])] * 3
    return audit_bot("reader", lambda seat, seed: Reader(), choices, "audit", 40)


def test_what_records_and_suspended_work_say_of_hidden_cards_betrays_no_place() -> None:
    done = audited_reader()
    assert done.findings == []
    assert done.decisions > 60


@pytest.mark.skipif(BUILD == "compiled", reason="the views of compiled bots cannot be made otherwise")
def test_a_bot_that_acts_on_places_in_records_is_found_out_where_a_view_told_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Views once named a hidden card of a record by its place, and a re-deal kept that place."""
    told: dict[View, View] = {}

    def former_view(state: State, seat: int) -> View:
        def place(card: int) -> int:
            zone = state.where[card]
            return (
                card if card < 0 or can_see(state, seat, card) else -100 - zone * 1000 - state.zones[zone].index(card)
            )

        seen = view(state, seat)
        clean = copy(seen)
        seen.happened = tuple(each.rename_cards(place) for each in state.happened)
        told[seen] = clean
        return seen

    def former_redeal(seen: View, seed: str, go_on: bool) -> State:
        state = determinise(told[seen], seed, go_on)

        def there(card: int) -> int:
            return card if card > -100 else state.zones[(-100 - card) // 1000][(-100 - card) % 1000]

        state.happened = tuple(each.rename_cards(there) for each in seen.happened)
        return state

    monkeypatch.setattr("lineup.bots.view", former_view)
    monkeypatch.setattr("lineup.lab.checks.peeking.view", former_view)
    monkeypatch.setattr("lineup.lab.checks.peeking.determinise", former_redeal)
    found = audited_reader().findings
    assert {each.what for each in found} == {"peeked"}
    monkeypatch.setattr("lineup.lab.checks.peeking.exchange_alike", lambda state, seat, seed: state)
    assert not audited_reader().findings, "a re-deal alone keeps every byte of such a view"


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("name", list(BOTS))
def test_what_a_seat_cannot_know_changes_no_choice_of_a_bot(name: str, game: str) -> None:
    most = 12 if name in ("learned", "search", "master") else 50
    done = audited(name, (game,), most)
    assert done.findings == []
    assert done.games == len(usual_choices([game]))
    assert done.decisions > most // 3 * done.games


def test_every_number_of_players_of_every_game_is_examined() -> None:
    examined = {(choice.game, len(choice.seats)) for choice in usual_choices()}
    assert examined >= {("heroes-unite", 5), ("confrontations", 2), ("confrontations", 4), ("rivals-batman-joker", 2)}
    assert {game for game, _ in examined} == set(GAMES)


def test_a_bot_that_looks_at_hidden_cards_is_found_out(tmp_path: Path) -> None:
    install(tmp_path, "peeking-bots", PEEKER, first="First")
    with installed(tmp_path):
        done = audited("first", ("rivals-batman-joker",), 40)
    assert [found.what for found in done.findings] == ["peeked"] * len(done.findings) != []
    found = done.findings[0]
    assert (found.game, found.players, found.seed, found.question) == (
        "rivals-batman-joker", 2, "audit game 0", "main",
    )  # fmt: skip
    assert found.chose != found.otherwise
    assert found.decision >= 1 <= found.turn


def test_a_bot_with_dice_of_its_own_cannot_be_judged_and_is_named(tmp_path: Path) -> None:
    install(tmp_path, "gambling-bots", GAMBLER, first="First")
    with installed(tmp_path):
        done = audited("first", ("rivals-batman-joker",))
    assert {found.what for found in done.findings} == {"unsteady"}


def test_a_bot_that_fails_is_named_with_its_error(tmp_path: Path) -> None:
    install(tmp_path, "failing-bots", FIRST.replace("ask.options[0]", "ask.options[99]"), first="First")
    with installed(tmp_path):
        done = audited("first", ("rivals-batman-joker",))
    assert [(found.what, found.otherwise) for found in done.findings] == [
        ("failed", 'The bot "first" failed: IndexError: tuple index out of range')
    ]


def test_a_bot_that_hangs_ends_its_audit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.lab.checks.peeking.BotPatience", lambda: BotPatience(Limits(answer=0.2)))
    hanging = FIRST.replace("return ask", "__import__('threading').Event().wait()\n        return ask")
    install(tmp_path, "hanging-bots", hanging, first="First")
    with installed(tmp_path):
        done = audited("first", ("heroes-unite",))
    assert [(found.what, found.players, found.otherwise) for found in done.findings] == [
        ("failed", 2, 'The bot "first" failed: It did not answer within 0.2 s.')
    ]


def test_the_command_says_where_a_bot_peeked(tmp_path: Path) -> None:
    peeks = PEEKER.replace('if ask.kind != "main":', 'if ask.kind != "main" or view.turn > 4:')
    install(tmp_path, "glancing-bots", peeks, first="First")
    with installed(tmp_path):
        shown = lineup("bots", "audit", "first", "--game", "rivals-batman-joker", "--seed", "1")
        told = lineup("bots", "audit", "first", "random", "--game", "rivals-batman-joker", "--seed", "1", "--json")
    words = " ".join(shown.out.split())
    assert (shown.code, shown.err) == (1, "")
    assert 'peeked at rivals-batman-joker, 2 players, seed "1 game 0", turn ' in words
    assert "where hidden cards lie otherwise and all it may see is the same." in words
    assert told.code == 1
    assert [(each["bot"], each["clean"]) for each in told.json] == [("first", False), ("random", True)]
    assert told.json[0]["findings"][0]["what"] == "peeked"


def test_the_command_says_what_was_examined_where_nothing_was_found() -> None:
    shown = lineup("bots", "audit", "casual", "--game", "rivals-batman-joker", "--seed", "1")
    assert shown.code == 0
    assert " ".join(shown.out.split()).startswith("casual: does not peek (1 game, ")


def test_bots_are_listed_with_what_they_do() -> None:
    shown = lineup("bots").out
    assert all(bot.name in shown and bot.title in shown for bot in BOTS.values())
    assert lineup("bots", "--json").json[0] == {
        "id": "random", "title": "Beginner", "summary": BOTS["random"].summary, "rating": load_ratings()["random"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("nobody",), 'There is no bot "nobody".'),
        (("casual", "--rounds", "0"), "--rounds 0: a number from 1"),
        (("casual", "--game", "chess"), '"chess"'),
        (("cmd:",), 'as in "cmd: ./my-bot"'),
        (("cmd: ./not-there",), 'There is no program "./not-there" to run'),
    ],
)
def test_bad_input_is_one_sentence(args: tuple[str, ...], part: str) -> None:
    done = lineup("bots", "audit", *args)
    assert (done.code, done.out) == (2, "")
    assert part in done.err


FORGER = FIRST.replace(
    "return ask.options[0]",
    """option = ask.options[0]
        type(option).__init__(option, ask.seat, "buy", 0, 7)
        return option if option.n == 7 else type(option)(ask.seat, "buy", 0, 7)  # a compiled one stays as it was""",
)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (FIRST.replace("return ask.options[0]", "raise SystemExit"), 'The bot "first" failed: SystemExit'),
        (FIRST.replace("pass", "raise SystemExit"), 'The bot "first" failed: SystemExit'),
        (FORGER, 'The bot "first" answered Option'),
    ],
)
def test_a_bot_that_ends_or_forges_its_answer_fails_the_audit(source: str, said: str, tmp_path: Path) -> None:
    install(tmp_path, f"failing-bots-{abs(hash(source))}", source, first="First")
    with installed(tmp_path):
        shown = lineup("bots", "audit", "first", "--game", "rivals-batman-joker", "--seed", "1")
    assert shown.code == 1
    assert f'failed in rivals-batman-joker, 2 players, seed "1 game 0": {said}' in " ".join(shown.out.split())
