"""Tables begun with former cards go on with them; where a corrected rule may have altered a game, it is named."""

from __future__ import annotations

from typing import Final

import pytest

from tests.harness.server import Server, play_on
from tests.table.test_durability import OTHER_RULES, half_played

# A release whose boxes are the editions before those of today.
FORMER_RELEASE: Final = """
import pytest

from lineup.language import sets
from lineup.language.editions import all_editions
sets.READ.update({name: all_editions(name)[-1] for name in sets.BOXES})
from lineup.cli import main
main()
"""


def test_a_table_begun_with_former_cards_goes_on_with_those_the_package_ships(own_server: Server) -> None:
    own_server.stop()
    own_server.program = ("-c", FORMER_RELEASE)
    own_server.start()
    ann, table, stood = half_played(own_server, game="rivals-shazam-black-adam")
    cards = ann.get(f"/api/tables/{table}/cards")
    assert any("Confrontation: +2 Power." in card["text"] for card in cards if card["name"] == "Hawkman")
    own_server.stop()
    own_server.rows("delete from contents")  # nothing but the package knows them any more
    own_server.program = Server.program
    own_server.start()
    with ann.at(table) as player:
        player.expect("position")
        assert player.table["status"] == "playing"
        assert player.position["number"] == stood["number"]
        assert ann.get(f"/api/tables/{table}/cards") == cards
        play_on({0: player}, 20)
    fresh = ann.make(settings={"game": "rivals-shazam-black-adam"})
    assert ann.get(f"/api/tables/{fresh}/cards") != cards


@pytest.mark.slow
def test_a_table_that_opens_to_look_at_names_the_rules_corrected_since(own_server: Server) -> None:
    ann, table, _ = half_played(own_server, sets=["rivals-batman-joker"])
    own_server.stop()
    own_server.program = ("-c", OTHER_RULES)
    own_server.start()
    with ann.at(table) as player:
        player.expect("table")
        assert player.table["status"] == "read-only"
        assert "Corrected" not in player.table["reason"], "the game knew all corrections"
    own_server.stop()
    own_server.rows("update games set header = replace(header, '\"corrections\": ', '\"was\": ')")
    own_server.start()
    with ann.at(table) as player:
        player.expect("table")
        assert player.table["status"] == "read-only"
        assert "Rules corrected since then" in player.table["reason"]
        assert "(HU-RES-10)" in player.table["reason"]
        assert "Black Adam (9)" not in player.table["reason"]
