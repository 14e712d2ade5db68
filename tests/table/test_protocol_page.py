"""docs/protocol.md: every message and every route is on it, with an example the server itself can read."""

from __future__ import annotations

import json
import re
import typing
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from lineup.language.grammar.limits import MOST_CARDS, MOST_COPIES, MOST_SET
from lineup.table.http import accounts, daily, lessons, measures, moderation
from lineup.table.model import past
from lineup.table.people import finished_games
from lineup.table.room.clients import KNOCK_EVERY, KNOCKS, MOST_CALLERS, MOST_OF_HOME
from lineup.table.room.server import TEXTS_OF_HOME
from lineup.table.server.app import make_app
from lineup.table.sets.loaded_sets import MOST_GUESTS, SHARE
from lineup.table.wire import catalogue
from lineup.table.wire import protocol as p
from lineup.table.wire.sentences import SENTENCE_LENGTH
from lineup.table.workshop import routes as workshop_routes
from lineup.table.workshop.kept_sets import MOST_OWN_CARDS, MOST_OWN_SETS

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
TEXT: Final = PAGE.read_text(encoding="utf-8")
Section = tuple[str, list[Any]]

# What is sent, if anything, and what comes back.
ROUTES: Final[dict[str, tuple[Any, Any]]] = {
    "GET /api/me": (None, p.Me),
    "PUT /api/me": (p.Name, p.Me),
    "GET /api/games": (None, catalogue.Offer),
    "GET /api/sets": (None, list[catalogue.SetFacts]),
    "GET /api/cards": (None, list[catalogue.CardFacts]),
    "GET /api/cards/{set_id}/{card_id}": (None, catalogue.CardPage),
    "POST /api/sets/check": (catalogue.SetText, catalogue.SetChecked),
    "POST /api/swaps": (p.SwapWish, p.Swaps),
    "POST /api/forecast": (p.SwapWish, measures.ForecastFacts),
    "POST /api/rate": (measures.RateWish, measures.RatedFacts),
    "GET /api/rules": (None, list[catalogue.ClauseFacts]),
    "GET /api/rules/{rule_id}": (None, catalogue.ClauseFacts),
    "GET /api/tables": (None, p.Lobby),
    "POST /api/tables": (p.NewTable, p.Made),
    "GET /api/tables/{table}": (None, p.TableInfo),
    "GET /api/tables/{table}/cards": (None, list[catalogue.CardFacts]),
    "GET /api/tables/{table}/since": (None, list[p.Position]),
    "GET /api/tables/{table}/log": (None, None),  # text
    "GET /api/tables/{table}/games/{game}/chronicle": (None, past.Chronicle),
    "GET /api/tables/{table}/games/{game}/cards": (None, list[catalogue.CardFacts]),
    "GET /api/tables/{table}/games/{game}/replay": (None, past.Replay),
    "GET /api/tables/{table}/games/{game}/replay/{number}": (None, p.Position),
    "POST /api/tables/{table}/games/{game}/replay/{number}": (past.PlayOn, p.Made),
    "GET /api/history": (None, finished_games.History),
    "GET /api/own": (None, list[workshop_routes.OwnSet]),
    "POST /api/own": (workshop_routes.NewSet, workshop_routes.OwnSet),
    "GET /api/own/{set_id}": (None, workshop_routes.OwnSet),
    "PUT /api/own/{set_id}": (workshop_routes.Titled, workshop_routes.OwnSet),
    "DELETE /api/own/{set_id}": (None, list[workshop_routes.OwnSet]),
    "PUT /api/own/{set_id}/link": (workshop_routes.Sharing, workshop_routes.OwnSet),
    "GET /api/own/{set_id}/file": (None, None),  # text
    "PUT /api/own/{set_id}/cards/{card_id}": (workshop_routes.Typed, workshop_routes.OwnCard),
    "DELETE /api/own/{set_id}/cards/{card_id}": (None, workshop_routes.OwnSet),
    "POST /api/own/{set_id}/list": (workshop_routes.PastedList, list[workshop_routes.PastedCard]),
    "POST /api/own/{set_id}/pictures": (workshop_routes.NewPicture, workshop_routes.PictureKept),
    "GET /api/shared/{link}": (None, workshop_routes.SharedSet),
    "GET /api/pictures/{digest}": (None, None),  # bytes
    "GET /api/lessons": (None, list[lessons.LessonFacts]),
    "POST /api/lessons/{box_id}/{lesson_id}": (lessons.Begin, p.Made),
    "PUT /api/lessons/{box_id}/{lesson_id}": (lessons.Known, list[lessons.LessonFacts]),
    "GET /api/how-to-play/{box_id}": (None, lessons.Guide),
    "GET /api/daily": (None, daily.DealFacts),
    "GET /api/daily/{day}": (None, daily.DealFacts),
    "POST /api/daily/{day}": (daily.DealWish, p.Made),
    "POST /api/daily/{day}/log": (daily.DealLog, daily.DealFacts),
    "GET /api/account": (None, accounts.AccountFacts),
    "POST /api/account": (accounts.Credentials, accounts.Signed),
    "POST /api/account/sign-in": (accounts.Credentials, accounts.Signed),
    "POST /api/account/recover": (accounts.Recovery, accounts.Signed),
    "POST /api/account/sign-out": (None, accounts.Signed),
    "GET /api/account/devices": (None, list[accounts.DeviceFacts]),
    "DELETE /api/account/devices/{device_id}": (None, list[accounts.DeviceFacts]),
    "POST /api/account/devices/sign-out-others": (None, list[accounts.DeviceFacts]),
    "PUT /api/account/passphrase": (accounts.NewPassphrase, accounts.Signed),
    "POST /api/account/codes": (accounts.Confirmed, accounts.Signed),
    "POST /api/account/delete": (accounts.Confirmed, accounts.Signed),
    "GET /api/moderation": (None, moderation.ModerationFacts),
    "GET /api/moderation/reports/{report}": (None, moderation.ReportView),
    "PUT /api/moderation/reports/{report}": (moderation.Decision, moderation.ModerationFacts),
    "POST /api/moderation/bans": (moderation.NewBan, moderation.ModerationFacts),
    "DELETE /api/moderation/bans/{ban_id}": (None, moderation.ModerationFacts),
    "GET /health": (None, dict[str, str]),
    "GET /ready": (None, dict[str, str]),
}


def sections(chapter: str) -> dict[str, list[Any]]:
    """The examples under each heading of a chapter."""
    body = re.split(rf"^# {chapter}$", TEXT, flags=re.MULTILINE)[1]
    body = re.split(r"^# ", body, flags=re.MULTILINE)[0]
    found = {}
    for part in re.split(r"^## ", body, flags=re.MULTILINE)[1:]:
        title, _, rest = part.partition("\n")
        found[title.strip("` ")] = [
            json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", rest, re.DOTALL | re.MULTILINE)
        ]
    return found


def check(example: Any, kind: Any) -> None:
    """The example is of the kind, and shows every field by its name."""
    read = msgspec.json.decode(json.dumps(example).encode(), type=kind)
    assert json.loads(msgspec.json.encode(read)) == example


@pytest.mark.parametrize(("chapter", "union"), [("From the client", p.FromClient), ("From the server", p.FromServer)])
def test_every_message_has_an_example(chapter: str, union: Any) -> None:
    found = sections(chapter)
    assert list(found) == [kind.__struct_config__.tag for kind in typing.get_args(union)]
    for tag, examples in found.items():
        assert len(examples) == 1, tag
        assert examples[0]["type"] == tag
        check(examples[0], union)


def test_every_route_has_an_example() -> None:
    schema = make_app("unused.db").openapi_schema.to_schema()
    routes = {
        f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods if path != "/"
    }
    assert routes == set(ROUTES)
    found = sections("HTTP")
    assert list(found) == list(ROUTES)
    for route, (sent, answer) in ROUTES.items():
        kinds = [kind for kind in (sent, answer) if kind is not None]
        assert len(found[route]) == len(kinds), route
        for example, kind in zip(found[route], kinds, strict=True):
            check(example, kind)


def test_the_numbers_on_the_page_are_those_of_the_server() -> None:
    assert f"This is version {p.VERSION}." in TEXT
    assert f"up to {p.CHAT_LENGTH} characters" in TEXT
    assert f"1 to {p.NAME_LENGTH} printable characters" in TEXT
    assert p.MESSAGE_BYTES == 1024 * 1024
    words = " ".join(TEXT.split())
    assert f"an answer in it at most {p.WORD_LENGTH} characters, a list at most {p.MOST_ENTRIES} entries" in words
    assert f"the text of an error at most {SENTENCE_LENGTH:,} characters" in words
    assert f"the next after {'twice' if SHARE == 2 else SHARE} the time that one took" in words
    assert f"one more when {MOST_GUESTS} guests wait, or {MOST_GUESTS // 2} of one address" in words
    assert f"together at most {MOST_SET:,} characters and {MOST_COPIES:,} copies of cards" in words
    assert (
        f"A person has up to {MOST_OWN_SETS} sets, with up to {MOST_CARDS} cards each and {MOST_OWN_CARDS:,} in all"
        in words
    )
    assert f"of more than {TEXTS_OF_HOME} of one address that wait" in words
    assert (
        f"At most {MOST_CALLERS} people can ask at a table at a time, {MOST_OF_HOME} of them from one address" in words
    )
    assert f"can ask {KNOCKS} times at once, then once every {KNOCK_EVERY:.0f} seconds" in words
    (complaint,) = re.findall(r'^(\{"error".*\})$', TEXT, re.MULTILINE)
    check(json.loads(complaint), p.Complaint)


def test_every_setting_is_explained_with_the_words_it_may_have() -> None:
    table = TEXT.partition("| setting | what it is |\n|---|---|\n")[2].partition("\n\n")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", table, re.MULTILINE))
    assert list(rows) == list(p.Settings.__struct_fields__)
    for setting, words in (("undo", p.UndoPolicy), ("hints", p.HintPolicy)):
        assert set(re.findall(r"`(\w+)`", rows[setting])) == set(typing.get_args(words))
    (example,) = re.findall(r"`(\{.+\})`", rows["rules"])
    p.Settings(rules=json.loads(example))


def test_every_word_for_a_seat_of_a_new_table_is_explained() -> None:
    [said] = re.findall(r"^## `POST /api/tables`\n\n(.+?)\n\n", TEXT, re.DOTALL | re.MULTILINE)
    assert all(f"`{word}`" in said for word in ("me", "open", "here"))


def test_every_status_is_explained() -> None:
    for status in typing.get_args(p.Status):
        assert f"| `{status}` |" in TEXT
