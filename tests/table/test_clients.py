"""Several people at one table, in any order: come, go, sit, play, take back, talk. All are told one and the same story.

After every step those connected know the same table and the same number of answers, and whoever comes back sees what
they saw.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, ClassVar, Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tests.budget import examples
from tools.server import Guest, Player, Server, by_kind

NAMES: Final = ("Ann", "Bob", "Eve")
WHO: Final = st.integers(0, len(NAMES) - 1)
PUBLIC: Final = ("status", "settings", "seats", "host", "game", "paused", "undo", "spectators", "commitment")
SEEN: Final = ("game", "number", "turn", "active", "power", "common", "seats", "cards", "ask", "undo", "scores")


class Table(RuleBasedStateMachine):
    """Three people, two seats and a bot's."""

    server: ClassVar[Server]

    def __init__(self) -> None:
        super().__init__()
        self.guests = [Guest(self.server, name) for name in NAMES]
        self.table = self.guests[0].make(settings={"players": 3, "spectators_talk": True})
        self.doors: dict[int, AbstractContextManager[Player]] = {}
        self.here: dict[int, Player] = {}
        self.come(0)
        self.here[0].change(type="seat", seat=2, who="random")

    def teardown(self) -> None:
        for who in list(self.here):
            self.leave(who)

    def come(self, who: int) -> None:
        door = self.guests[who].at(self.table)
        self.here[who] = door.__enter__()
        self.doors[who] = door
        self.hear()

    def leave(self, who: int) -> None:
        del self.here[who]
        self.doors.pop(who).__exit__(None, None, None)

    def hear(self) -> None:
        """Let everybody hear what there is to hear, until nobody hears anything new: bots play meanwhile."""
        while any(player.news() for player in self.here.values()):
            pass

    def send(self, who: int, **message: Any) -> None:
        """Send what may be refused, with a reason, but never breaks the server."""
        player = self.here.get(who)
        if player is None:
            return
        before = len(player.messages)
        player.send(**message)
        self.hear()
        for each in player.messages[before:]:
            assert each["type"] != "refused" or "could not do that" not in each["text"], message

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
        self.send(who, type="stand")

    @rule(who=WHO)
    def starts(self, who: int) -> None:
        self.send(who, type="start")

    @rule(who=WHO, which=st.integers(0, 20))
    def answers(self, who: int, which: int) -> None:
        player = self.here.get(who)
        if player is not None and player.position.get("ask"):
            options = player.position["ask"]["options"]
            answer = options[which % len(options)]["answer"]
            here = {"game": player.position["game"], "number": player.position["number"]}
            self.send(who, type="answer", **here, answer=answer)

    @rule(who=WHO, turn=st.booleans())
    def takes_back(self, who: int, turn: bool) -> None:
        self.send(who, type="undo", turn=turn)

    @rule(who=WHO, yes=st.booleans())
    def consents(self, who: int, yes: bool) -> None:
        self.send(who, type="consent", yes=yes)

    @rule(who=WHO, kind=st.sampled_from(["redo", "take_back", "concede", "rematch"]))
    def does(self, who: int, kind: str) -> None:
        self.send(who, type=kind)

    @rule(who=WHO, on=st.booleans())
    def pauses(self, who: int, on: bool) -> None:
        self.send(who, type="pause", on=on)

    @rule(who=WHO, text=st.text(min_size=1, max_size=20))
    def talks(self, who: int, text: str) -> None:
        self.send(who, type="say", text=text)

    @invariant()
    def all_are_told_one_story(self) -> None:
        tables = [{key: player.table[key] for key in PUBLIC} for player in self.here.values()]
        assert all(each == tables[0] for each in tables)
        found = [
            (player.position["game"], player.position["number"]) for player in self.here.values() if player.position
        ]
        assert len(set(found)) <= 1, found


def test_all_who_sit_at_a_table_are_told_one_story(server: Server) -> None:
    Table.server = server
    budget = settings(max_examples=examples(3), stateful_step_count=20, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(Table, settings=budget)
