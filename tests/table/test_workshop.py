"""The workshop: sets of one's own are kept as typed, read, shared, exported and taken in; nothing is overwritten."""

from __future__ import annotations

import base64
import signal
import sqlite3
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lineup.language.grammar.limits import MOST_CARDS, MOST_NAME
from lineup.language.sets import box, read_set
from lineup.table.workshop.card_forms import (
    CardForm,
    read_file,
    read_form,
    read_forms,
    read_pasted_forms,
    write_file,
)
from lineup.table.workshop.kept_sets import MOST_OWN_SETS
from tests.harness.pictures import png
from tests.harness.server import Guest, Server

COURIER = {
    "name": "Night Courier",
    "type": "Hero",
    "cost": "4",
    "vp": "1",
    "copies": "2",
    "text": "+2 Power.\nDraw a card.",
}
STAND_IN = next(card for card in box("confrontations").cards if dict(card.provenance).get("text") == "stand-in")


def form(**fields: Any) -> CardForm:
    return CardForm(**fields)


def fields(read: Any) -> list[str]:
    return [fault.field for fault in read.faults]


# Forms


def test_a_pasted_list_is_matched_to_the_cards_of_a_box_and_read() -> None:
    text = f"{STAND_IN.name.upper()}\n+2 Power.\n\nNo Such Card\nDrw a card.\n"
    (line, name, typed, read), (_, _, other, wrong) = read_pasted_forms(text, STAND_IN.set)
    assert (line, name, typed.replaces, typed.name) == (1, STAND_IN.name.upper(), STAND_IN.ref, "")
    assert read.card is not None
    assert read.card.text == ["+2 Power."]
    assert (other.replaces, other.name) == ("", "No Such Card")
    assert "text" in fields(wrong)
    with pytest.raises(ValueError, match="no card in it"):
        read_pasted_forms("", "")


def test_a_form_becomes_a_card_with_what_it_does() -> None:
    read = read_form(form(**COURIER))
    assert read.faults == []
    assert read.card is not None
    assert (read.card.name, read.card.cost, read.card.vp, read.card.copies) == ("Night Courier", 4, 1, 2)
    assert read.card.text == ["+2 Power.", "Draw a card."]
    assert read.steps


def test_a_number_that_is_far_too_great_is_told_as_that() -> None:
    (fault,) = read_form(form(**{**COURIER, "cost": "9" * 14})).faults
    assert fault.field == "cost"
    assert "goes from 0 to 30; 99999999999999 lies outside." in str(fault.why.args)


def test_all_that_is_wrong_is_told_at_once_each_at_its_place() -> None:
    read = read_form(form(name="", type="Heroine", cost="four", vp="1", text="+2 Power.\nFrobnicate a card."))
    assert {"name", "type", "cost", "text"} <= set(fields(read))
    assert read.card is None
    (fault,) = [each for each in read.faults if each.field == "text"]
    assert "+2 Power.\nFrobnicate a card."[fault.start : fault.end] == fault.words
    assert fault.words.startswith("Frobnicate")


def test_a_star_leaves_the_points_to_the_text_and_a_number_before_it_holds_without_one() -> None:
    told = "Worth 1 VP for each Hero you own."
    read = read_form(form(**{**COURIER, "vp": "*", "text": told}))
    assert read.card is not None
    assert read.card.vp_varies
    starred = read_form(form(**{**COURIER, "vp": "10*", "text": told}))
    assert starred.card is not None
    assert starred.card.vp_varies
    plain = read_form(form(**{**COURIER, "vp": "10*"}))
    assert plain.card is not None
    assert plain.card.vp == 10
    fewer = read_form(form(**{**COURIER, "vp": "10*", "text": "Worth 1 VP less for each Weakness you own."}))
    assert fewer.card is not None
    assert (fewer.card.vp, fewer.card.vp_varies) == (10, True)
    assert fields(read_form(form(**{**COURIER, "vp": "*"}))) == ["vp"]
    assert fields(read_form(form(**{**COURIER, "vp": "3", "text": told}))) == ["vp"]


def test_a_replacement_has_all_that_is_not_typed_from_the_card_it_replaces() -> None:
    read = read_form(form(replaces=STAND_IN.ref, text="+1 Power."))
    assert read.card is not None
    assert (read.card.ref, read.card.name, read.card.cost) == (STAND_IN.ref, STAND_IN.name, STAND_IN.cost)
    assert read.card.provenance["text"] == "custom"
    assert fields(read_form(form(replaces=STAND_IN.ref))) == ["text"], "a text that is not typed replaces nothing"
    changed = read_form(form(replaces=STAND_IN.ref, text="+1 Power.", cost="7"))
    assert changed.card is not None
    assert changed.card.cost == 7
    assert read_form(form(replaces="confrontations/nobody", text="+1 Power.")).card is None


def test_a_card_may_speak_of_the_others_of_its_set() -> None:
    speaking = form(**{**COURIER, "name": "Dispatcher", "text": "Gain a Night Courier from your discard pile."})
    alone = read_form(form(**{**COURIER, "text": "Reveal the top card of your deck."}))
    assert alone.card is not None
    names = ["Night Courier", "Dispatcher"]
    assert len(read_form(speaking, names).faults) <= len(read_form(speaking).faults)


def test_a_set_is_played_with_its_finished_cards_and_says_what_stays_out() -> None:
    forms = [form(**COURIER), form(**{**COURIER, "text": "Frobnicate."}), form(replaces=STAND_IN.ref, text="+1 Power.")]
    found = read_forms("abcdefgh", "My cards", forms)
    assert [each.card is not None for each in found.read] == [True, False, True]
    played = read_set(found.text, "my cards", custom=True)
    assert [card.ref for card in played.cards] == ["my-cards-abcd/night-courier", STAND_IN.ref]
    assert [each.card.ref for each in found.read if each.card] == [card.ref for card in played.cards]
    assert found.problem is None


def test_two_cards_of_one_name_get_ids_of_their_own_and_two_for_one_place_are_refused() -> None:
    twice = read_forms("abcdefgh", "My cards", [form(**COURIER), form(**COURIER)])
    assert [card.id for card in read_set(twice.text, "x", custom=True).cards] == ["night-courier", "night-courier-2"]
    same = read_forms("abcdefgh", "My cards", [form(replaces=STAND_IN.ref, text="+1 Power.")] * 2)
    assert same.text == ""
    assert same.problem is not None


def test_a_file_holds_all_that_was_typed_and_comes_back_the_same() -> None:
    forms = [
        form(**COURIER),
        form(name='Say "Hi" \\ \x7f', type="Hero", cost="x", vp="−1", text='Line one\n\n"quoted" \\ end'),
        form(replaces=STAND_IN.ref, text="+1 Power."),
        form(**{**COURIER, "more": {"rulings": ["Be literal."], "aliases": ["Courier"]}}),
    ]
    text = write_file("abcdefgh", "My cards", forms)
    title, again = read_file(text)
    assert title == "My cards"
    assert [each.text for each in again] == [each.text for each in forms]
    assert [each.name for each in again] == [each.name for each in forms]
    assert again[1].cost == "x"
    assert again[3].more["rulings"] == ["Be literal."]
    assert write_file("abcdefgh", title, again) == text


def test_every_card_of_a_box_can_be_replaced_by_its_own_text() -> None:
    for card in box("confrontations").cards:
        if card.text:
            points = "*" if card.worth else str(card.vp)
            read = read_form(form(replaces=card.ref, text=card.text, vp=points))
            assert read.card is not None, (card.name, read.faults)
            assert read.card.text == card.text.split("\n")


# Over HTTP


@pytest.fixture
def ann(server: Server) -> Guest:
    return Guest(server, "Ann")


def made(guest: Guest, title: str = "My cards", file: str = "") -> dict[str, Any]:
    status, body = guest.request("POST", "/api/own", {"title": title, "file": file})
    assert status == 201, body
    return dict(body)


def put(guest: Guest, set_id: str, card: str, version: int, **typed: Any) -> tuple[int, Any]:
    return guest.request("PUT", f"/api/own/{set_id}/cards/{card}", {"form": typed, "version": version})


def test_a_card_is_saved_as_it_is_typed_and_read_at_once(ann: Guest) -> None:
    own = made(ann)
    status, card = put(ann, own["id"], "abc", 0, name="Night Cour")
    assert (status, card["version"]) == (200, 1)
    assert card["read"]["card"] is None
    status, card = put(ann, own["id"], "abc", 1, **COURIER)
    assert (status, card["version"]) == (200, 2)
    assert card["read"]["card"]["text"] == ["+2 Power.", "Draw a card."]
    (found,) = [each for each in ann.get("/api/own") if each["id"] == own["id"]]
    assert found["cards"][0]["form"]["name"] == "Night Courier"
    assert found["text"]
    whole = ann.get(f"/api/own/{own['id']}")
    assert whole["cards"][0]["read"]["steps"]
    whole["cards"][0]["read"]["steps"] = []
    assert found == whole


def test_what_was_changed_elsewhere_is_not_overwritten(ann: Guest) -> None:
    own = made(ann)
    put(ann, own["id"], "abc", 0, **COURIER)
    assert put(ann, own["id"], "abc", 0, **COURIER)[0] == 200, "sent twice, it is the same card"
    status, body = put(ann, own["id"], "abc", 0, **{**COURIER, "text": "other"})
    assert status == 409
    assert "Nothing was overwritten" in body["error"]
    assert put(ann, own["id"], "abc", 1, **{**COURIER, "text": "mine"})[0] == 200
    assert ann.get(f"/api/own/{own['id']}")["cards"][0]["form"]["text"] == "mine"
    status, body = ann.request("DELETE", f"/api/own/{own['id']}/cards/abc?version=1")
    assert status == 409
    status, body = ann.request("PUT", f"/api/own/{own['id']}", {"title": "Other", "version": 1})
    assert (status, body["title"]) == (200, "Other")
    status, body = ann.request("PUT", f"/api/own/{own['id']}", {"title": "Third", "version": 1})
    assert status == 409
    assert '"Other"' in body["error"]


def test_cards_and_sets_are_deleted(ann: Guest) -> None:
    own = made(ann, "Short-lived")
    put(ann, own["id"], "abc", 0, **COURIER)
    status, body = ann.request("DELETE", f"/api/own/{own['id']}/cards/abc?version=1")
    assert (status, body["cards"]) == (200, [])
    assert ann.request("DELETE", f"/api/own/{own['id']}/cards/abc?version=1")[0] == 200
    status, left = ann.request("DELETE", f"/api/own/{own['id']}")
    assert status == 200
    assert own["id"] not in [each["id"] for each in left]
    status, body = put(ann, own["id"], "abc", 0, **COURIER)
    assert status == 404
    assert "You have no card set" in body["error"]


def test_nobody_else_sees_or_changes_a_set(ann: Guest, server: Server) -> None:
    own = made(ann)
    bob = Guest(server, "Bob")
    assert own["id"] not in [each["id"] for each in bob.get("/api/own")]
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/file", None),
        ("PUT", "", {"title": "Bob's", "version": 1}),
        ("PUT", "/link", {"on": True}),
        ("PUT", "/cards/abc", {"form": COURIER, "version": 0}),
        ("DELETE", "", None),
        ("DELETE", "/cards/abc?version=1", None),
    ):
        status, answer = bob.request(method, f"/api/own/{own['id']}{path}", body)
        assert status == 404, (method, path)
        assert "You have no card set" in answer["error"]
    assert Guest(server).get("/api/own") == []


def test_a_set_is_shared_by_link_copied_and_no_longer_shared(ann: Guest, server: Server) -> None:
    own = made(ann, "Couriers")
    put(ann, own["id"], "abc", 0, **COURIER)
    put(ann, own["id"], "abd", 0, name="Unfinished")
    _, body = ann.request("PUT", f"/api/own/{own['id']}/link", {"on": True})
    link = body["link"]
    assert link not in ("", own["id"])
    bob = Guest(server, "Bob")
    shared = bob.get(f"/api/shared/{link}")
    assert (shared["title"], shared["by"], shared["yours"]) == ("Couriers", "Ann", False)
    assert [each["card"] is not None for each in shared["cards"]] == [True, False]
    copy = made(bob, "", shared["file"])
    assert copy["title"] == "Couriers"
    assert [each["form"]["name"] for each in copy["cards"]] == ["Night Courier", "Unfinished"]
    put(bob, copy["id"], copy["cards"][0]["id"], 1, **{**COURIER, "name": "Bob's"})
    assert bob.get(f"/api/shared/{link}")["cards"][0]["card"]["name"] == "Night Courier"
    ann.request("PUT", f"/api/own/{own['id']}/link", {"on": False})
    status, body = bob.request("GET", f"/api/shared/{link}")
    assert status == 404
    assert "This link does not share a set" in body["error"]
    assert bob.request("GET", "/api/shared/x")[0] == 404


def test_a_file_that_is_none_is_refused_with_a_sentence(ann: Guest) -> None:
    for file, words in (
        ("not toml", "is not a TOML file"),
        ("[set]\nid = 'x'", "holds no cards"),
        ("[set]\nid = 'x'\n[[card]]\nname = 'A'\nmore = [[1]]", "cannot be taken in"),
        ("[set]\nid = 'x'\n" + "[[card]]\n" * (MOST_CARDS + 1), "400"),
        ("x" * 120_001, "characters"),
    ):
        status, body = ann.request("POST", "/api/own", {"title": "", "file": file})
        assert status == 400, file[:40]
        assert words in body["error"], body


def test_limits_are_told(server: Server) -> None:
    cleo = Guest(server, "Cleo")
    for number in range(MOST_OWN_SETS):
        made(cleo, f"Set {number}")
    status, body = cleo.request("POST", "/api/own", {"title": "One more"})
    assert status == 400
    assert f"You have {MOST_OWN_SETS} sets" in body["error"]
    assert cleo.request("POST", "/api/own", {"title": "x" * (MOST_NAME + 1)})[0] == 400
    own = cleo.get("/api/own")[0]
    assert cleo.request("PUT", f"/api/own/{own['id']}", {"title": " \n ", "version": 1})[0] == 400
    for card in ("UPPER", "x" * 25, "a-b"):
        status, body = put(cleo, own["id"], card, 0, **COURIER)
        assert status == 400
        assert "The id of a card" in body["error"]
    status, body = put(cleo, own["id"], "abc", 0, text="x" * 20_001)
    assert status == 400


def test_a_set_is_played_tried_out_and_seen_by_every_seat(ann: Guest, server: Server) -> None:
    own = made(ann)
    put(ann, own["id"], "abc", 0, **COURIER)
    own = ann.get(f"/api/own/{own['id']}")
    card = own["cards"][0]["read"]["card"]
    settings = {"players": 2, "custom": [own["text"]], "trial": card["ref"], "rules": {"first_player": "0"}}
    table = ann.make(settings=settings, seats=[{"who": "me"}, {"who": "casual"}], start=True)
    with ann.at(table) as player:
        ask = player.my_turn()
        assert ask is not None
        assert "play night-courier" in [option["answer"] for option in ask["options"]]
        assert player.table["own"] == [{"id": own["set"], "title": "My cards", "new": 1, "replaced": 0}]
        assert any("A try-out: Night Courier" in note for note in player.table["notes"])
        player.answer("play night-courier")
        assert player.position["power"] == 2
    with Guest(server, "Bob").at(table) as spectator:
        spectator.expect("table")
        assert spectator.table["own"][0]["title"] == "My cards"


def test_what_was_saved_is_there_after_the_server_was_killed(own_server: Server) -> None:
    ann = Guest(own_server, "Ann")
    own = made(ann)
    put(ann, own["id"], "abc", 0, **COURIER)
    own_server.stop(signal.SIGKILL)
    own_server.start()
    assert ann.get(f"/api/own/{own['id']}")["cards"][0]["form"]["text"] == COURIER["text"]
    ((stored,),) = own_server.rows("select form from own_cards")
    assert msgspec.json.decode(stored, type=CardForm).name == "Night Courier"


@pytest.mark.sqlite
def test_a_database_of_the_last_release_gets_the_tables_for_it(own_server: Server) -> None:
    own_server.stop()
    own_server.data.unlink()
    database = sqlite3.connect(own_server.data)
    database.executescript((Path(__file__).parents[1] / "saves" / "tables-1.sql").read_text(encoding="utf-8"))
    database.close()
    own_server.start()
    assert made(Guest(own_server, "Ann"))["cards"] == []


def add_picture(guest: Guest, set_id: str, data: bytes) -> tuple[int, Any]:
    return guest.request("POST", f"/api/own/{set_id}/pictures", {"data": base64.b64encode(data).decode()})


def fetch(server: Server, digest: str) -> tuple[int, Any, bytes]:
    try:
        with urllib.request.urlopen(f"{server.url}/api/pictures/{digest}") as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def test_a_picture_goes_with_its_card_to_the_table_into_the_file_and_with_a_copy(ann: Guest, server: Server) -> None:
    own = made(ann)
    status, kept = add_picture(ann, own["id"], png())
    assert status == 201, kept
    status, card = put(ann, own["id"], "abc", 0, **COURIER, more={"picture": kept["picture"]})
    assert card["read"]["card"]["picture"] == kept["picture"]
    status, headers, data = fetch(server, kept["picture"])
    assert (status, data, headers["content-type"]) == (200, png(), "image/png")
    assert headers["content-security-policy"] == "default-src 'none'; sandbox"
    text = ann.get(f"/api/own/{own['id']}")["text"]
    table = ann.make(settings={"players": 2, "custom": [text]}, seats=[{"who": "me"}, {"who": "random"}], start=True)
    assert kept["picture"] in {each["picture"] for each in ann.get(f"/api/tables/{table}/cards")}
    status, file = ann.request("GET", f"/api/own/{own['id']}/file")
    assert f"# picture {kept['picture']} {base64.b64encode(png()).decode()}" in str(file)
    copy = made(
        Guest(server, "Ben"),
        "Copy",
        write_file("abcdefgh", "Copy", [form(**COURIER, more={"picture": kept["picture"]})]),
    )
    ann.request("DELETE", f"/api/own/{own['id']}")
    assert fetch(server, kept["picture"])[0] == 200, "the copy has it still"
    assert copy["cards"][0]["read"]["card"]["picture"] == kept["picture"]


def test_a_picture_goes_with_the_set_that_had_it_and_when_no_card_names_it(ann: Guest, server: Server) -> None:
    own = made(ann)
    one, two = (add_picture(ann, own["id"], png(grey=grey))[1]["picture"] for grey in (10, 20))
    assert fetch(server, one)[0] == 404, "no card named it when the next one came"
    assert fetch(server, two)[0] == 200
    ann.request("DELETE", f"/api/own/{own['id']}")
    assert fetch(server, two)[0] == 404


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "must be a PNG"),
        (b"<!doctype html><script>alert(1)</script>", "must be a PNG"),
        (b"GIF89a<script>alert(1)</script>", "must be a PNG"),
        (png()[:-8], "must be a PNG"),
        (png() + b"<script>alert(1)</script>", "must be a PNG"),
        (b"RIFF\x1a\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\xdf\x01\0\x37\x01\0\0\0\0\0", "must be a PNG"),
        (b"\xff\xd8\xff" + b"\xff" * 40, "must be a PNG"),
        (png(481, 312), "at most 480 by 320"),
        (png(0, 10), "at most 480 by 320"),
        (b"\x89PNG\r\n\x1a\n" + b"a" * 65_536, "the most is"),
        (b"", "must be a PNG"),
    ],
)
def test_no_other_picture_is_kept(ann: Guest, data: bytes, why: str) -> None:
    status, body = add_picture(ann, made(ann)["id"], data)
    assert status == 400
    assert why in body["error"]


def test_a_picture_is_only_kept_with_a_set_of_ones_own_and_only_named_by_digits(ann: Guest, server: Server) -> None:
    own = made(ann)
    assert add_picture(Guest(server, "Ben"), own["id"], png())[0] == 404
    assert ann.request("POST", f"/api/own/{own['id']}/pictures", {"data": "no base64!"})[0] == 400
    read = read_form(form(**COURIER, more={"picture": "../../x?y=<script>"}))
    assert read.card is None
    assert fetch(server, "%2e%2e")[0] == 404
