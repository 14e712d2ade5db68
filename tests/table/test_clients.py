"""Several people at one table, in any order: come, go, sit, play, take back, talk. All are told one and the same story.

After every step those connected know the same table and the same number of answers, and whoever comes back sees what
they saw. A stranger at the door, whatever they send, is told nothing unless they are let in or the door is opened, and
nothing more once they are put out again.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, ClassVar, Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tests.harness.budget import examples
from tests.harness.server import Guest, Message, Player, Server, by_kind
from tests.table.test_door import EXAMPLES

NAMES: Final = ("Ann", "Bob", "Eve")
WHO: Final = st.integers(0, len(NAMES) - 1)
PUBLIC: Final = ("status", "settings", "seats", "host", "game", "paused", "undo", "spectators", "commitment")
SEEN: Final = ("game", "number", "turn", "active", "power", "common", "seats", "cards", "ask", "undo", "scores")
TOLD_OUTSIDE: Final = {"outside", "refused", "pong"}
TABLES: Final = 50  # that the same people sit at one after the other: one address may not ask for new cookies for ever


class Table(RuleBasedStateMachine):
    """Three people, two seats and a bot's, a door that is closed, and a stranger."""

    server: ClassVar[Server]
    guests: ClassVar[list[Guest]]
    cards: ClassVar[list[Message]]
    made: ClassVar[int]

    def __init__(self) -> None:
        super().__init__()
        if self.made % TABLES == 0:
            Table.guests = [Guest(self.server, name) for name in NAMES]
        Table.made += 1
        self.table = self.guests[0].make(settings={"players": 3, "spectators_talk": True})
        Table.cards = self.cards or self.guests[0].get(f"/api/tables/{self.table}/cards")
        self.doors: dict[int, AbstractContextManager[Player]] = {}
        self.here: dict[int, Player] = {}
        for who in range(len(NAMES)):
            self.come(who)
        self.here[0].change(type="seat", seat=2, who="random")
        self.here[1].change(type="sit", seat=1)
        self.here[0].change(type="door", closed=True)
        self.hear()
        self.a_stranger_comes()

    def teardown(self) -> None:
        for who in list(self.here):
            self.leave(who)
        self.porch.__exit__(None, None, None)

    def a_stranger_comes(self) -> None:
        self.stranger = Guest(self.server, "Mal")
        self.porch = self.stranger.at(self.table)
        self.outsider = self.porch.__enter__()
        self.outsider.catalogue = lambda: self.cards
        self.let_in = self.was_in = False
        self.heard = 0  # messages to the stranger in former steps

    def come(self, who: int) -> None:
        door = self.guests[who].at(self.table)
        self.here[who] = door.__enter__()
        self.here[who].catalogue = lambda: self.cards
        self.doors[who] = door
        self.hear()

    def leave(self, who: int) -> None:
        del self.here[who]
        self.doors.pop(who).__exit__(None, None, None)

    def hear(self) -> None:
        """Let everyone read until nobody gets anything new and no bot has anything to do."""
        while any(player.news() for player in self.here.values()) or self.bots_play():
            pass

    def bots_play(self) -> bool:
        for player in self.here.values():
            table, waiting = player.table, player.position.get("waiting")
            if waiting and table["status"] == "playing" and not table["paused"] and not table["undo"]:
                return bool(table["seats"][waiting["seat"]]["bot"])
        return False

    def plays_on(self, who: int) -> bool:
        """True if a person still plays after someone leaves their seat: bots alone would play to the end."""
        tables = [player.table for player in self.here.values()]
        people = {seat["person"] for table in tables for seat in table["seats"] if seat["person"] and not seat["bot"]}
        return bool(people - {self.guests[who].person})

    def host(self) -> int:
        """Return the host, or another player if the host is away."""
        found = [who for who, player in self.here.items() if player.table["host"] == self.guests[who].person]
        return [*found, *self.here, 0][0]

    def stranger_sends(self, **message: Any) -> None:
        """Send the messages a person at the door might try, and wait until they are handled."""
        self.outsider.send(**message)
        self.outsider.news()
        self.hear()

    def send(self, who: int, **message: Any) -> bool:
        """Send what may be refused, with a reason, but never breaks the server; whether it was done."""
        player = self.here.get(who)
        if player is None:
            return False
        before = len(player.messages)
        player.send(**message)
        self.hear()
        refused = [each["text"] for each in player.messages[before:] if each["type"] == "refused"]
        assert not any("could not do that" in each for each in refused), message
        return not refused

    @initialize(begun=st.booleans())
    def begins(self, begun: bool) -> None:
        if begun:
            assert self.send(0, type="start")

    @rule(who=WHO)
    def comes_or_goes(self, who: int) -> None:
        if who in self.here:
            self.leave(who)
            self.hear()
        else:
            self.come(who)

    @rule(who=WHO)
    def comes_back_and_sees_the_same(self, who: int) -> None:
        if who not in self.here:
            return
        self.hear()
        before = self.here[who]
        self.leave(who)
        self.come(who)
        now = self.here[who]
        assert bool(now.position) == bool(before.position)
        if now.position:
            seen, saw = by_kind(now.position), by_kind(before.position)
            assert {key: seen[key] for key in SEEN} == {key: saw[key] for key in SEEN}

    @rule(who=WHO, seat=st.integers(0, 2))
    def sits(self, who: int, seat: int) -> None:
        self.send(who, type="sit", seat=seat)

    @rule(who=WHO)
    def stands(self, who: int) -> None:
        if self.plays_on(who):
            self.send(who, type="stand")

    @rule(who=WHO)
    def starts(self, who: int) -> None:
        self.send(who, type="start")

    @rule(which=st.integers(0, 20))
    def answers(self, which: int) -> None:
        for who, player in self.here.items():
            if not player.position.get("ask"):
                continue
            options = player.position["ask"]["options"]
            answer = options[which % len(options)]["answer"]
            here = {"game": player.position["game"], "number": player.position["number"]}
            self.send(who, type="answer", **here, answer=answer)
            break

    @rule(who=WHO, turn=st.booleans())
    def takes_back(self, who: int, turn: bool) -> None:
        self.send(who, type="undo", turn=turn)

    @rule(who=WHO, yes=st.booleans())
    def consents(self, who: int, yes: bool) -> None:
        self.send(who, type="consent", yes=yes)

    @rule(who=WHO, kind=st.sampled_from(["redo", "take_back", "concede", "rematch"]))
    def does(self, who: int, kind: str) -> None:
        if kind != "concede" or self.plays_on(who):
            self.send(who, type=kind)

    @rule(who=WHO, on=st.booleans())
    def pauses(self, who: int, on: bool) -> None:
        self.send(who, type="pause", on=on)

    @rule(who=WHO, text=st.text(min_size=1, max_size=20))
    def talks(self, who: int, text: str) -> None:
        self.send(who, type="say", text=text)

    @rule(closed=st.booleans())
    def opens_or_closes_the_door(self, closed: bool) -> None:
        if self.send(self.host(), type="door", closed=closed) and not closed:
            self.let_in = True

    @rule(message=st.sampled_from(EXAMPLES))
    def a_stranger_sends_anything(self, message: dict[str, Any]) -> None:
        if not self.let_in:
            self.stranger_sends(**message)

    @rule(yes=st.booleans())
    def answers_the_door(self, yes: bool) -> None:
        if self.let_in:
            return
        self.stranger_sends(type="knock")
        if not self.send(self.host(), type="admit", person=self.stranger.person, yes=yes):
            return
        if yes:
            self.let_in = True
        else:
            assert self.outsider.end()[-1]["type"] == "gone"
            self.porch.__exit__(None, None, None)
            self.a_stranger_comes()  # the same one with a new cookie

    @rule()
    def thinks_otherwise(self) -> None:
        if self.let_in and self.send(self.host(), type="reconsider", person=self.stranger.person):
            self.let_in = False

    @invariant()
    def a_stranger_is_told_nothing(self) -> None:
        self.outsider.news()
        heard = [each["type"] for each in self.outsider.messages[self.heard :]]
        if not self.let_in:
            assert TOLD_OUTSIDE.issuperset(heard[heard.index("outside") :] if self.was_in else heard), heard
        self.was_in, self.heard = self.let_in, len(self.outsider.messages)

    @invariant()
    def all_are_told_one_story(self) -> None:
        tables = [{key: player.table[key] for key in PUBLIC} for player in self.here.values()]
        assert all(each == tables[0] for each in tables)
        found = [
            (player.position["game"], player.position["number"]) for player in self.here.values() if player.position
        ]
        assert len(set(found)) <= 1, found


def test_all_who_sit_at_a_table_are_told_one_story(server: Server) -> None:
    Table.server, Table.cards, Table.made = server, [], 0
    budget = settings(max_examples=examples(3), stateful_step_count=20, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(Table, settings=budget)
