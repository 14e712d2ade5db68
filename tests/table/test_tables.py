"""Tables: made with any settings, seats and bots, changes before the start, coming and going, talk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lineup import replay
from tests.harness.server import Guest, Server, play_on, together, usual

SECOND = (Path(__file__).parent.parent / "sets" / "second.toml").read_text(encoding="utf-8")
BATMAN, SHAZAM = "rivals-batman-joker", "rivals-shazam-black-adam"


def guest(server: Server, name: str = "Ann") -> Guest:
    return Guest(server, name)


def bots(*who: str) -> list[dict[str, str]]:
    return [{"who": each} for each in who]


def info(someone: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = someone.get(f"/api/tables/{table}")
    return found


# Making tables


@pytest.mark.parametrize(
    ("settings", "titles"),
    [
        ({}, "Heroes Unite"),
        ({"game": "heroes-unite", "players": 5, "variants": ["synergy", "hunt", "super-hidden"]}, "Heroes Unite"),
        ({"players": 3, "rules": {"promo": "on", "super_villains": "9"}}, "Heroes Unite"),
        ({"players": 2, "custom": [SECOND]}, "Heroes Unite"),
        ({"game": "heroes-unite", "players": 3, "sets": ["confrontations"]}, "Heroes Unite"),
        ({"game": "confrontations", "players": 2}, "Confrontations"),
        ({"game": "confrontations", "players": 4, "sets": [BATMAN]}, "Confrontations"),
        ({"game": BATMAN, "players": 2}, "Batman"),
        ({"game": SHAZAM, "players": 4, "sets": [BATMAN]}, "Shazam"),
    ],
)
def test_a_table_of_any_game_begins_and_shows_its_cards(server: Server, settings: dict[str, Any], titles: str) -> None:
    ann = guest(server)
    players = settings.get("players", 2)
    table = ann.make(settings=settings, seats=bots("me", *["random"] * (players - 1)), start=True)
    with ann.at(table) as player:
        player.my_turn()
        assert titles in player.table["title"]
        assert player.table["status"] == "playing"
        assert len(player.position["seats"]) == players
        catalogue = ann.get(f"/api/tables/{table}/cards")
        assert all(0 <= index < len(catalogue) for _, index in player.position["cards"])
        sets = {card["set"] for card in catalogue}
        wanted = {settings.get("game", "heroes-unite"), *settings.get("sets", ())}
        assert wanted <= sets
        assert ("second" in sets) == bool(settings.get("custom"))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 0}, "0 were asked for"),
        ({"players": 6}, "6 were asked for"),
        ({"game": BATMAN, "players": 3}, "3"),
        ({"variants": ["fast"]}, "fast"),
        ({"game": "confrontations", "variants": ["hunt"]}, "hunt"),
        ({"rules": {"speed": "on"}}, "speed"),
        ({"rules": {"promo": "perhaps"}}, "perhaps"),
        ({"rules": {"super_villains": "99"}}, "99"),
        ({"sets": ["monopoly"]}, "monopoly"),
        ({"sets": [BATMAN] * 7}, "you named 7"),
        ({"custom": ["no set at all"]}, "your set"),
        ({"custom": ["x" * 300_001]}, "300,001"),
        ({"mix": {"second": ["Hero"]}}, "second"),
        ({"game": "confrontations", "players": 4, "sets": [BATMAN], "swaps": [["Nobody", "Anybody"]]}, "Nobody"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_the_reason(
    server: Server, settings: dict[str, Any], words: str
) -> None:
    ann = guest(server)
    reason = ann.refused(settings=settings)
    assert words in reason
    table = ann.make()
    with ann.at(table) as player:
        before = player.expect("table")
        assert words in player.refusal(type="configure", settings=settings)
        assert not player.news()
    assert info(ann, table)["settings"] == before["settings"]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seats": bots("me", "open", "open")}, "3 seats were described; the table has 2"),
        ({"seats": bots("me", "genius")}, "genius"),
        ({"seats": [{"who": "me", "hero": "Donald Duck"}]}, "Donald Duck"),
        ({"seats": bots("me"), "start": True}, "Seat 2 is empty"),
        ({"seats": bots("me", "me")}, "Seat 1 and 2 is empty"),
        ({"chairs": 2}, "chairs"),
        ({"settings": {"undo": "always"}}, "always"),
        ({"settings": []}, "settings"),
    ],
)
def test_seats_that_make_no_sense_are_refused_with_the_reason(server: Server, wish: dict[str, Any], words: str) -> None:
    if words == "Seat 1 and 2 is empty":  # "me" twice is a change of seat, and leaves the first one open
        table = guest(server).make(**wish)
        assert [seat["kind"] for seat in info(guest(server), table)["seats"]] == ["open", "person"]
        return
    assert words in guest(server).refused(**wish)


def test_a_person_with_the_name_of_a_bot_keeps_it(server: Server) -> None:
    ace = guest(server, "Ace")
    table = ace.make(settings={"players": 3}, seats=bots("casual", "me", "random"), start=True)
    names = [seat["name"] for seat in info(ace, table)["seats"]]
    assert names[1] == "Ace"
    assert len({name.casefold() for name in names}) == 3


def test_wishes_are_kept_and_dealt(server: Server) -> None:
    ann = guest(server)
    heroes = [each["ref"] for each in ann.get("/api/games")["games"][0]["identities"]]
    table = ann.make(seats=[{"who": "me"}, {"who": "casual", "hero": heroes[0]}])
    with ann.at(table) as player:
        player.expect("table")
        assert player.change(type="wish", seat=0, hero=heroes[1])["seats"][0]["hero"] == heroes[1]
        assert "Two players want" in player.refusal(type="wish", seat=0, hero=heroes[0])
        player.change(type="start")
        player.my_turn()
        cards = ann.get(f"/api/tables/{table}/cards")
        index = dict(player.position["cards"])
        dealt = [cards[index[seat["character"][0]]]["ref"] for seat in player.position["seats"]]
        assert dealt == [heroes[1], heroes[0]]


def test_swaps_are_proposed_for_rivals_in_confrontations(server: Server) -> None:
    settings = {"game": "confrontations", "players": 4, "sets": [BATMAN]}
    status, body = guest(server).request("POST", "/api/swaps", {"settings": settings, "heroes": []})
    assert status == 200
    assert body["swaps"]


# What is offered can be played


def looked(someone: Guest, settings: dict[str, Any], heroes: list[str] | None = None) -> dict[str, Any]:
    status, body = someone.request("POST", "/api/swaps", {"settings": settings, "heroes": heroes or []})
    assert status == 200, body
    found: dict[str, Any] = body
    return found


OFFERS = [
    ({"game": "confrontations", "players": 4}, 8, []),
    ({"game": "confrontations", "players": 2}, 8, []),
    ({"game": "confrontations", "players": 4, "sets": [BATMAN]}, 10, ["Batman", "The Joker"]),
    ({"game": BATMAN}, 2, ["Batman", "The Joker"]),
    ({"game": BATMAN, "sets": ["confrontations"], "swaps": [["batwoman", "steel"]]}, 2, ["Batman", "The Joker"]),
    ({"game": SHAZAM, "players": 4, "sets": [BATMAN]}, 4, ["Batman", "Black Adam", "Shazam!", "The Joker"]),
    ({"game": "heroes-unite", "sets": [BATMAN]}, 7, ["Shazam!"]),
    ({"game": "heroes-unite", "custom": [SECOND]}, 14, ["Shazam!"]),
]


@pytest.mark.parametrize(("settings", "count", "rivals"), OFFERS, ids=lambda value: str(value)[:60])
def test_only_those_are_offered_who_can_be_played(
    server: Server, settings: dict[str, Any], count: int, rivals: list[str]
) -> None:
    ann = guest(server)
    table = ann.make(settings=settings)
    offered = looked(ann, settings)["identities"]
    assert info(ann, table)["identities"] == offered
    names = [each["name"] for each in offered]
    assert len(names) == count
    assert sorted(set(names) & {"Batman", "The Joker", "Shazam!", "Black Adam"}) == rivals
    teams = info(ann, table)["teams"]
    with ann.at(table) as player:
        player.expect("table")
        for each in offered:  # every one of them is taken at a seat of its side
            seat = 0 if not teams or each["side"] == "hero" else 1
            player.change(type="sit", seat=seat) if player.table["seat"] != seat else None
            assert player.change(type="wish", seat=seat, hero=each["ref"])["seats"][seat]["hero"] == each["ref"]
            player.change(type="wish", seat=seat, hero="")


def test_a_refused_wish_names_people_and_seats_as_people_do(server: Server) -> None:
    ann = guest(server)
    table = ann.make(settings={"game": "confrontations", "players": 4}, seats=bots("me", "casual", "casual", "casual"))
    with ann.at(table) as player:
        player.expect("table")
        said = player.refusal(type="wish", seat=0, hero=f"{BATMAN}/batman-9")
        assert said.startswith(
            "Batman of Rivals: Batman vs The Joker cannot be played in this game; its Characters are "
        )
        said = player.refusal(type="wish", seat=3, hero="superman")
        assert said == "Seat 4 is on the team of Super-Villains; Superman is on the other side."
    body = looked(ann, {"game": "confrontations", "players": 4}, ["", "", "", "Superman"])
    assert body["problem"] == "Seat 4 is on the team of Super-Villains; Superman is on the other side."
    assert len(body["identities"]) == 8


def test_the_texts_of_a_swapped_game_are_counted(server: Server) -> None:
    ann = guest(server)
    plain = looked(ann, {"game": "heroes-unite"})["texts"]
    assert plain == {"real": 82}  # without the promo Super Hero
    cards = ann.get("/api/cards?set=confrontations")
    ours = next(card for card in cards if card["stack"] == "main" and card["provenance"]["text"] == "stand-in")

    def swapped(*gone: str) -> dict[str, Any]:
        swaps = [[f"heroes-unite/{each}", ours["ref"]] for each in gone]
        return looked(ann, {"game": "heroes-unite", "sets": ["confrontations"], "swaps": swaps})

    assert swapped("katana")["texts"] == {"real": 82, "stand-in": 1}  # other copies of Katana are left
    assert swapped("kyle-rayner")["texts"] == {"real": 81, "stand-in": 1}
    assert swapped("katana")["swaps"] == [["heroes-unite/katana", ours["ref"]]]
    assert any(f"{ours['name']} (" in said for said in swapped("kyle-rayner")["warnings"])


def test_the_texts_of_a_game_are_counted_alike_wherever_it_is_offered(server: Server) -> None:
    ann = guest(server)
    offered = {game["id"]: game["texts"] for game in ann.get("/api/games")["games"]}
    looked_at = {id: looked(ann, {"game": id})["texts"] for id in offered}
    assert {id: each["texts"] for id, each in offered.items()} == looked_at
    assert all(each["cards"] == sum(each["texts"].values()) for each in offered.values())


def test_swaps_that_make_no_sense_are_refused_before_a_table_is_made(server: Server) -> None:
    settings = {"game": BATMAN, "sets": ["confrontations"], "swaps": [["robin", "robin"]]}
    status, body = guest(server).request("POST", "/api/swaps", {"settings": settings})
    assert (status, "Robin for Robin does not" in body["error"]) == (400, True)


def test_groups_are_offered_only_where_a_box_has_them(server: Server) -> None:
    offer = guest(server).get("/api/games")["games"]
    groups = {game["id"]: game["groups"] for game in offer}
    assert [name for name, found in groups.items() if "Super-Villain" in found] == ["heroes-unite"]
    having = {game["id"]: game["texts"]["groups"] for game in offer}
    assert [name for name, found in having.items() if "Super-Villain" in found] == ["heroes-unite"]
    ann = guest(server)
    for base in offer:
        for other in offer:
            if other is not base:
                mix: dict[str, list[str]] = {base["id"]: [], other["id"]: []}
                for number, group in enumerate(base["groups"]):
                    mix[other["id"] if number % 2 and group in having[other["id"]] else base["id"]].append(group)
                settings = {"game": base["id"], "sets": [other["id"]], "mix": mix}
                assert looked(ann, settings)["problem"] is None
                assert looked(ann, {**settings, "other_half": True})["problem"] is None


def test_the_other_half_of_a_mix_can_be_played_at_a_table(server: Server) -> None:
    ann = guest(server)
    groups = {
        "heroes-unite": ["Hero", "Location", "Super-Villain"],
        "confrontations": ["Villain", "Super Power", "Equipment"],
    }
    settings = {"game": "heroes-unite", "sets": ["confrontations"], "mix": groups}
    main = []
    for half in (False, True):
        table = ann.make(settings={**settings, "other_half": half}, seats=bots("me", "random"), start=True)
        cards = ann.get(f"/api/tables/{table}/cards")
        with ann.at(table) as player:
            player.my_turn()
            faces = dict(player.position["cards"])
            seen = [cards[faces[card]] for card in player.position["common"]["line_up"]]
        main.append({(card["type"], card["set"]) for card in seen})
        notes = " ".join(info(ann, table)["notes"])
        assert ("the other half of the mix" in notes) == half
        assert ("Confrontations gives Hero, Location" in notes) == half
    assert main[0] <= {(group, name) for name, given in groups.items() for group in given}
    assert not main[0] & main[1]


# Seats before the start


def test_people_sit_change_seats_and_stand_up(server: Server) -> None:
    ann, bob = guest(server), guest(server, "Bob")
    table = ann.make(settings={"players": 3})
    with together(table, ann, bob) as (host, other):
        other.expect("table")
        assert other.table["seat"] == -1
        assert other.change(type="sit", seat=1)["seat"] == 1
        assert other.change(type="sit", seat=2)["seat"] == 2
        assert [seat["kind"] for seat in other.table["seats"]] == ["person", "open", "person"]
        assert "taken by Ann" in other.refusal(type="sit", seat=0)
        assert "There is no seat 8; the seats are 1 to 3." in other.refusal(type="sit", seat=7)
        assert "There is no seat 0; the seats are 1 to 3." in other.refusal(type="sit", seat=-1)
        assert other.change(type="stand")["seat"] == -1
        assert "You have no seat here" in other.refusal(type="stand")
        host.news()
        assert host.table["spectators"] == ["Bob"]


def test_a_taken_name_and_a_full_table(server: Server) -> None:
    ann, twin, bob = guest(server), guest(server, "ANN"), guest(server, "Bob")
    table = ann.make(settings={"players": 2})
    with together(table, ann, twin, bob) as (host, second, third):
        host.expect("table")
        assert 'is called "ANN"' in second.refusal(type="sit", seat=1)
        host.change(type="seat", seat=1, who="casual")
        assert "the table is full" in third.refusal(type="sit", seat=1)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb\tc\x00", "\u202eevil", "you", "YOU", 7, None])
def test_bad_names_are_refused(server: Server, name: object) -> None:
    someone = guest(server)
    status, body = someone.request("PUT", "/api/me", {"name": name})
    assert status == 400, body
    assert body["error"]
    assert someone.get("/api/me")["name"] == "Ann"


def test_names_are_trimmed_and_may_be_in_any_script(server: Server) -> None:
    someone = Guest(server, "  Zoë   Müller 李 ")
    assert someone.get("/api/me")["name"] == "Zoë Müller 李"
    assert Guest(server).get("/api/me")["name"] == ""


def test_guests_without_a_name_get_one_at_the_table(server: Server) -> None:
    first, second = Guest(server), Guest(server)
    table = first.make(settings={"players": 2})
    second.get("/api/me")
    with second.at(table) as player:
        player.expect("table")
        player.change(type="sit", seat=1)
        assert [seat["name"] for seat in player.table["seats"]] == ["Guest", "Guest 2"]


def test_a_name_chosen_after_sitting_down_holds_at_every_table(server: Server) -> None:
    """Before the start, in a game, and at a table nobody looks at; the others are told at once."""
    ann, bob = guest(server), Guest(server)
    bob.get("/api/me")
    gathering = ann.make(settings={"players": 3}, seats=bots("me", "open", "casual"))
    playing, aside = ann.make(settings={"rules": {"first_player": "1"}}), ann.make()
    with together(aside, ann, bob) as (_, two):
        two.change(type="sit", seat=1)
    with together(playing, ann, bob) as (one, two), together(gathering, ann, bob, guest(server, "Eve")) as others:
        others[1].change(type="sit", seat=1)
        two.change(type="sit", seat=1)
        one.news()
        one.change(type="start")
        two.my_turn()
        two.answer("end")
        assert bob.request("PUT", "/api/me", {"name": "Bob"})[0] == 200
        for player in (one, two, *others):
            player.until(lambda each: each["type"] == "table" and each["seats"][1]["name"] == "Bob")
        for player, each, told in ((one, ann, "Turn 1: Bob's turn."), (two, bob, "Turn 1: your turn.")):
            player.until(lambda each: each["type"] == "position" and each["fresh"])
            assert (player.position["since"], player.position["log"]) == (2, []), "the log names seats, not people"
            with each.at(playing) as again:
                again.expect("position")
                story = " ".join(line["text"] for line in again.position["log"])
            assert told in story
            assert "Guest" not in story
    assert [seat["name"] for seat in info(ann, aside)["seats"]] == ["Ann", "Bob"]
    with ann.at(playing) as one:
        one.expect("position")
        assert not [line for line in one.position["log"] if "Guest" in line["text"]], "from the store too"
        assert one.table["seats"][1]["name"] == "Bob"
        one.send(type="concede")
        one.until(lambda each: each["type"] == "table" and each["status"] == "over")
    assert replay(ann.get(f"/api/tables/{playing}/log")).choice.seats == ("Ann", "Bob")


def test_a_new_name_that_another_at_a_table_has_gets_a_number_there(server: Server) -> None:
    ann, bob = guest(server), guest(server, "Bob")
    table, other = ann.make(), bob.make()
    with together(table, ann, bob) as (one, two):
        two.change(type="sit", seat=1)
        assert bob.request("PUT", "/api/me", {"name": "ann"})[0] == 200
        one.until(lambda each: each["type"] == "table" and each["seats"][1]["name"] == "ann 2")
    assert info(bob, other)["seats"][0]["name"] == "ann"


def test_a_watcher_who_chooses_a_name_is_told_by_it(server: Server) -> None:
    ann, eve = guest(server), Guest(server)
    eve.get("/api/me")
    table = ann.make()
    with together(table, ann, eve) as (one, _):
        one.until(lambda each: each["type"] == "table" and each["spectators"] == ["Guest"])
        assert eve.request("PUT", "/api/me", {"name": "Eve"})[0] == 200
        one.until(lambda each: each["type"] == "table" and each["spectators"] == ["Eve"])


def test_only_the_host_changes_the_table(server: Server) -> None:
    ann, bob = guest(server), guest(server, "Bob")
    table = ann.make(settings={"players": 2})
    with bob.at(table) as player:
        player.expect("table")
        player.change(type="sit", seat=1)
        for message in (
            {"type": "seat", "seat": 0, "who": "casual"},
            {"type": "configure", "settings": {"players": 3}},
            {"type": "remove", "seat": 0},
            {"type": "start"},
        ):
            assert player.refusal(**message) == "Only the host of the table can do that."
        assert "You choose for your own seat" in player.refusal(type="wish", seat=0, hero="")
        assert not player.news()


def test_the_host_configures_before_the_start(server: Server) -> None:
    ann, bob = guest(server), guest(server, "Bob")
    table = ann.make(settings={"players": 3})
    with together(table, ann, bob) as (host, other):
        other.expect("table")
        other.change(type="sit", seat=2)
        host.news()
        assert "Bob would lose their seat" in host.refusal(type="configure", settings={"players": 2})
        assert "sits there" in host.refusal(type="seat", seat=2, who="casual")
        after = host.change(type="configure", settings={"game": "confrontations", "players": 4, "live_score": True})
        assert after["teams"] == [0, 1, 0, 1]
        assert [seat["kind"] for seat in after["seats"]] == ["person", "open", "person", "open"]
        for seat in (1, 3):
            host.change(type="seat", seat=seat, who="random")
        host.change(type="seat", seat=3, who="open")
        assert "Seat 4 is empty" in host.refusal(type="start")
        host.change(type="seat", seat=3, who="casual")
        host.change(type="start")
        host.expect("position")
        assert "The game has begun" in host.refusal(type="configure", settings={})
        assert "The game has begun" in host.refusal(type="seat", seat=1, who="casual")
        assert "The game has begun" in host.refusal(type="sit", seat=1)
        assert "The game has begun" in host.refusal(type="start")


def test_a_custom_set_is_told_by_its_id_and_kept_by_it(server: Server) -> None:
    ann = guest(server)
    table = ann.make(settings={"custom": [SECOND]})
    with ann.at(table) as player:
        assert player.expect("table")["settings"]["custom"] == ["second"]
        after = player.change(type="configure", settings={"players": 3, "custom": ["second"]})
        assert after["settings"]["custom"] == ["second"]
        assert "your set" in player.refusal(type="configure", settings={"custom": ["third"]})
    assert {"second"} < {card["set"] for card in ann.get(f"/api/tables/{table}/cards")}


def test_the_host_goes_to_somebody_else_when_it_leaves(server: Server) -> None:
    ann, bob = guest(server), guest(server, "Bob")
    table = ann.make(settings={"players": 2})
    with together(table, ann, bob) as (host, other):
        other.expect("table")
        other.change(type="sit", seat=1)
        host.news()
        host.change(type="stand")
        other.news()
        assert other.table["host"] == bob.person
        other.change(type="seat", seat=0, who="casual")


def test_who_was_removed_stays_away(server: Server) -> None:
    ann, bob = guest(server), guest(server, "Bob")
    table = ann.make(settings={"players": 2})
    with together(table, ann, bob) as (host, other):
        other.expect("table")
        other.change(type="sit", seat=1)
        host.news()
        assert "nobody else at that seat" in host.refusal(type="remove", seat=0)
        host.change(type="remove", seat=1)
        last = other.end()[-1]
        assert last["type"] == "gone"
        assert last["text"] == "Bob, the host removed you from this table."
        assert not last["retry"]
        assert host.table["seats"][1]["kind"] == "open"
    with bob.at(table) as again:
        assert again.end() == [{"type": "gone", "text": "The host has barred you from this table.", "retry": False}]


def test_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    ann, bob = guest(server), guest(server, "Bob")
    hidden = ann.make(settings={"public": False})
    shown = ann.make(settings={"public": True})
    lobby = bob.get("/api/tables")
    public = {row["id"]: row for row in lobby["public"]}
    assert shown in public
    assert hidden not in public
    assert not public[shown]["yours"]
    assert public[shown]["title"] == "Heroes Unite" or "Heroes Unite" in public[shown]["title"]
    yours = {row["id"] for row in ann.get("/api/tables")["yours"]}
    assert {hidden, shown} <= yours
    assert not lobby["yours"]


@pytest.mark.parametrize("table", ["nosuchtable", "ABC", "%20", "a" * 150, "..", "%00"])
def test_a_wrong_invitation_gets_a_clear_sentence(server: Server, table: str) -> None:
    status, body = guest(server).request("GET", f"/api/tables/{table}")
    if status == 404:
        assert body["error"].endswith(("check the invitation, or make a new table.", ".", '".'))
    else:
        assert table == ".."  # a way to write /api/tables
    if table.isalnum():
        assert f'There is no table "{table[:24]}"' in body["error"]
        with guest(server).at(table) as player:
            (gone,) = player.end()
        assert gone["type"] == "gone"
        assert f'There is no table "{table[:24]}"' in gone["text"]


def test_another_version_of_the_protocol_is_turned_away(server: Server) -> None:
    ann = guest(server)
    table = ann.make()
    with ann.at(table, version=99) as player:
        (gone,) = player.end()
    assert gone["type"] == "gone"
    assert "your program version 99" in gone["text"]
    assert not gone["retry"]


# While a game runs


def two_people(server: Server, **settings: Any) -> tuple[Guest, Guest, str]:
    """A table of two people at which the game has begun."""
    ann, bob = guest(server), guest(server, "Bob")
    table = ann.make(settings=settings)
    with together(table, ann, bob) as (host, other):
        other.expect("table")
        other.change(type="sit", seat=1)
        host.news()
        host.change(type="start")
        host.expect("position")
    return ann, bob, table


def test_who_leaves_is_played_by_a_bot_until_they_come_back(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        play_on({0: one, 1: two}, 6)
        waiting = one.position["waiting"]["seat"]
        away, stays = (one, two) if waiting == 0 else (two, one)
        away.change(type="stand")
        assert away.table["seats"][waiting]["bot"] == "casual"
        assert away.table["seats"][waiting]["kind"] == "person"
        away.position = {}
        away.until(lambda message: message["type"] == "position" and message["waiting"]["seat"] != waiting)
        assert "A bot plays for you" in away.refusal(type="answer", game=1, number=away.position["number"], answer="x")
        assert "A bot plays for you" in away.refusal(type="undo")
        assert away.change(type="take_back")["seats"][waiting]["bot"] == ""
        assert "No bot plays for you" in away.refusal(type="take_back")
        stays.news()
        play_on({0: one, 1: two}, 4)


def test_a_seat_is_handed_to_a_bot_by_its_owner_or_while_they_are_away(server: Server) -> None:
    ann, bob, table = two_people(server)
    watcher = guest(server, "Eve")
    with ann.at(table) as one:
        one.expect("position")
        with bob.at(table) as two, watcher.at(table) as three:
            two.expect("position")
            three.expect("position")
            assert "Bob is here" in one.refusal(type="hand_over", seat=1)
            assert "You are watching" in three.refusal(type="hand_over", seat=1)
            assert "There is no seat 6" in one.refusal(type="hand_over", seat=5)
            assert "genius" in one.refusal(type="hand_over", seat=0, bot="genius")
        one.until(lambda message: message["type"] == "table" and not message["seats"][1]["connected"])
        assert one.change(type="hand_over", seat=1, bot="random")["seats"][1]["bot"] == "random"
        assert "A bot plays at seat 2 already" in one.refusal(type="hand_over", seat=1)
        with bob.at(table) as two:
            two.expect("position")
            assert two.change(type="take_back")["seats"][1]["bot"] == ""


def test_a_paused_game_takes_no_answers(server: Server) -> None:
    ann = guest(server)
    table = ann.make(seats=bots("me", "random"), start=True)
    with ann.at(table) as player:
        ask = player.my_turn()
        assert ask is not None
        assert player.change(type="pause", on=True)["paused"] == "Ann"
        player.give(usual(ask))
        assert "Ann paused the game" in player.refusal()
    with ann.at(table) as player, guest(server, "Eve").at(table) as watcher:
        assert player.expect("table")["paused"] == "Ann"
        player.expect("position")
        watcher.expect("position")
        assert "You are watching" in watcher.refusal(type="pause", on=False)
        assert player.change(type="pause", on=False)["paused"] == ""
        player.answer(usual(ask))


def test_giving_up_against_one_ends_the_game(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        one.expect("position")
        two.expect("position")
        one.send(type="concede")
        for player in (one, two):
            player.until(lambda message: message["type"] == "position" and message["result"] is not None)
            assert player.position["result"]["winners"] == [1]
            assert player.position["result"]["how"] == "conceded"
            assert player.position["ask"] is None
            assert player.table["status"] == "over"
            assert player.table["seed"]
        for message in ({"type": "concede"}, {"type": "undo"}, {"type": "pause", "on": True}):
            assert "The game is over" in one.refusal(**message)
    assert ann.request("GET", f"/api/tables/{table}/log")[0] == 200


def test_giving_up_among_three_leaves_a_bot_who_cannot_win(server: Server) -> None:
    guests = [guest(server, name) for name in ("Ann", "Bob", "Cid")]
    table = guests[0].make(settings={"players": 3})
    with together(table, *guests) as players:
        for seat in (1, 2):
            players[seat].change(type="sit", seat=seat)
        players[0].news()
        players[0].change(type="start")
        players[0].send(type="concede")
        players[0].until(lambda message: message["type"] == "table" and message["seats"][0]["conceded"])
        assert players[0].table["status"] == "playing"
        assert "You gave up" in players[0].refusal(type="take_back")
        assert "You gave up already" in players[0].refusal(type="concede")
        players[1].send(type="concede")
        players[2].until(lambda message: message["type"] == "position" and message["result"] is not None)
        assert players[2].position["result"]["winners"] == [2]


def test_a_team_has_given_up_when_all_its_people_have(server: Server) -> None:
    guests = [guest(server, name) for name in ("Ann", "Bob", "Cid")]
    table = guests[0].make(settings={"game": "confrontations", "players": 4})
    with together(table, *guests) as players:
        for seat in (1, 2):
            players[seat].change(type="sit", seat=seat)
        players[0].news()
        players[0].change(type="seat", seat=3, who="casual")
        players[0].change(type="start")
        players[0].send(type="concede")
        players[0].until(lambda message: message["type"] == "table" and message["seats"][0]["conceded"])
        assert players[0].table["status"] == "playing"  # the partner, a person, plays on
        players[1].send(type="concede")  # their partner is a bot
        players[2].until(lambda message: message["type"] == "position" and message["result"] is not None)
        assert players[2].position["result"]["winners"] == [0, 2]


def test_a_removed_player_is_played_by_a_bot(server: Server) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        one.expect("position")
        two.expect("position")
        one.change(type="remove", seat=1)
        assert two.end()[-1]["type"] == "gone"
        seat = one.table["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"], seat["person"]) == ("bot", "Bob", "casual", "")
        assert seat["removed"], "though no answer was given yet"
        play_on({0: one}, 4)
        one.change(type="undo")
        assert [each["removed"] for each in one.table["seats"]] == [False, True]


def test_a_rematch_keeps_seats_and_spectators_and_takes_a_new_seed(server: Server) -> None:
    ann, bob, table = two_people(server, spectators_talk=True)
    eve = guest(server, "Eve")
    with together(table, ann, bob, eve) as (one, two, three):
        first = one.expect("table")
        assert "possible when the game is over" in one.refusal(type="rematch")
        two.send(type="concede")
        one.until(lambda message: message["type"] == "table" and message["status"] == "over")
        assert "You are watching" in three.refusal(type="rematch")
        two.send(type="rematch")
        for player in (one, two, three):
            player.until(lambda message: message["type"] == "position" and message["game"] == 2)
            assert player.position["number"] == 0
            assert player.position["fresh"]
            assert player.table["status"] == "playing"
            assert player.table["begun_by"] == "Bob"
            assert player.table["commitment"] != first["commitment"]
            assert player.table["seed"] == ""
            assert not any(seat["conceded"] or seat["bot"] for seat in player.table["seats"])
        assert [seat["name"] for seat in three.table["seats"]] == ["Ann", "Bob"]
        assert three.table["spectators"] == ["Eve"]
        committed = [message for message in one.messages if message["type"] == "table" and message["game"] == 1]
        assert committed[-1]["commitment"] == one.table["commitment"], "the commitment is shown before the deal"
        assert "came too late" in one.refusal(type="answer", game=1, number=0, answer="end")


@pytest.mark.parametrize("kind", ["start", "rematch"])
def test_another_game_after_the_end_never_has_the_seed_that_was_told(server: Server, kind: str) -> None:
    ann = guest(server)
    table = ann.make(seats=bots("me", "random"), start=True)
    with ann.at(table) as player:
        player.expect("position")
        player.send(type="concede")
        player.until(lambda message: message["type"] == "table" and message["status"] == "over")
        told = player.table["commitment"]
        player.change(type="seat", seat=1, who="open")
        assert "Seat 2 is empty" in player.refusal(type=kind)
        assert not player.news()
        assert player.table["status"] == "over"
        player.change(type="seat", seat=1, who="casual")
        player.send(type=kind)
        player.until(lambda message: message["type"] == "position" and message["game"] == 2)
        assert player.table["commitment"] != told
        assert player.table["seed"] == ""


def test_a_solo_table_tells_its_house_rules_and_is_lost_by_whoever_lets_the_clock_run_out(server: Server) -> None:
    ann = guest(server)
    solo = {"players": 1, "variants": ["solo"], "rules": {"clock": "5"}}
    table = ann.make(settings=solo, seats=bots("me"), start=True)
    with ann.at(table) as player:
        player.my_turn()
        assert "Our house rule: a clock of Weaknesses." in " ".join(player.table["notes"])
        play_on({0: player}, choose=usual)
        assert player.position["result"]["winners"] == []
    with ann.at(ann.make(settings=solo, seats=bots("me"), start=True)) as player:
        player.my_turn()
        player.send(type="concede")
        player.until(lambda message: message["type"] == "position" and message["result"] is not None)
        assert player.position["result"]["winners"] == []
