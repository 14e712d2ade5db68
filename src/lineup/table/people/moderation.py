"""Moderators, bans of people and addresses, warnings and reports.

A ban of a person holds for their account on every device. A ban of addresses holds for everyone who comes from there,
with a new cookie too, but never for a moderator. People's addresses are known while the server runs and kept nowhere.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import asdict
from sqlalchemy import Row, bindparam, delete, func, insert, select, update

from lineup.table.limits.addresses import Network, household_network, parse_address, parse_network
from lineup.table.store.schema import bans, reports, warnings
from lineup.table.store.store import Store, Work, new_id
from lineup.table.store.writes import now
from lineup.table.wire.base import Wire
from lineup.table.wire.sorry import Sorry

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

REMEMBERED: Final = 20_000  # people whose address is remembered
WIDEST: Final = {4: 16, 6: 32}  # the fewest bits a range of banned addresses has
MOST_SHOWN: Final = 200  # reports and bans on a page
MOST_OPEN: Final = 20  # reports of one person that nobody has decided on
WARNING: Final = select(warnings).where(warnings.c.person == bindparam("of")).order_by(warnings.c.time).limit(1)


class Ban(Wire, frozen=True, kw_only=True):
    """A ban of a person or of addresses."""

    id: str
    kind: str
    value: str
    name: str
    reason: str
    moderator: str
    time: str


class Moderation:
    """Moderators, bans, warnings and reports. Bans are kept in memory, since every request needs them."""

    def __init__(self, store: Store, moderators: Collection[str] = ()) -> None:
        self.store = store
        self.moderators = frozenset(moderators)
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        self._seen: OrderedDict[str, str] = OrderedDict()  # by person: the address they came from last

    async def load_bans(self) -> None:
        found = [Ban(**row._mapping) for row in await self.store.read_rows(select(bans).order_by(bans.c.time))]
        self._people = {each.value: each for each in found if each.kind == "person"}
        self._networks = [(parse_network(each.value), each) for each in found if each.kind == "address"]

    # Bans

    def note_address(self, person: str, address: str) -> None:
        """Remember a person's address."""
        self._seen[person] = address
        self._seen.move_to_end(person)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def find_ban(self, person: str, address: str) -> Ban | None:
        """Find the ban that applies to a person at an address."""
        if person in self.moderators:
            return None
        found = self._people.get(person)
        if found is None and self._networks:
            here = parse_address(address)
            found = next((ban for network, ban in self._networks if here in network), None) if here else None
        return found

    async def add_bans(
        self, wanted: Sequence[tuple[str, str, str]], reason: str, moderator: str, also: Work | None
    ) -> None:
        """Ban people and addresses (kind, value, name), and write something else in the same step."""
        made = [
            Ban(id=new_id(), kind=kind, value=value, name=name, reason=reason, moderator=moderator, time=now())
            for kind, value, name in wanted
        ]

        async def insert_bans(connection: AsyncConnection) -> None:
            for each in made:
                same = (bans.c.kind == each.kind, bans.c.value == each.value)
                await connection.execute(delete(bans).where(*same))
                await connection.execute(insert(bans).values(asdict(each)))
            await self.store.post_notice(connection, "bans", "")
            if also is not None:
                await also(connection)

        await self.store.write_with(insert_bans)
        await self.load_bans()

    async def ban_address(self, wanted: str) -> None:
        """Ban the last address of a person whom another process has banned, if they came to this one."""
        person, name, reason, moderator = json.loads(wanted)
        if self.household_of(person):
            everybody = partial(self.store.post_notice, kind="part", value="")
            await self.add_bans([("address", self.household_of(person), name)], reason, moderator, everybody)

    async def lift_ban(self, id: str) -> None:
        """Lift a ban; raise Sorry if it does not exist."""

        async def delete_ban(connection: AsyncConnection) -> int:
            await self.store.post_notice(connection, "bans", "")
            return (await connection.execute(delete(bans).where(bans.c.id == id))).rowcount

        if not await self.store.write_with(delete_ban):
            raise Sorry("sorry-no-ban", ban=id[:24])
        await self.load_bans()

    def list_bans(self) -> list[Ban]:
        """List all bans, latest first."""
        found = [*self._people.values(), *(ban for _, ban in self._networks)]
        return sorted(found, key=lambda ban: ban.time, reverse=True)[:MOST_SHOWN]

    def household_of(self, person: str) -> str:
        """Return the addresses of a person's household; "" if unknown."""
        return household_network(self._seen.get(person, ""))

    # Warnings

    async def next_warning(self, person: str) -> Row[Any] | None:
        """Return the oldest warning a person has not acknowledged."""
        return await self.store.read_first(WARNING, {"of": person})

    async def acknowledge_warning(self, person: str, id: str) -> None:
        where = (warnings.c.person == person, warnings.c.id == id)
        await self.store.write_with(lambda connection: connection.execute(delete(warnings).where(*where)))

    # Reports

    async def add_report(self, values: Mapping[str, Any]) -> str:
        """Store a report and return its id; raise Sorry if too many of the reporter's are undecided."""
        made = {"id": new_id(), "time": now(), **values}

        async def insert_report(connection: AsyncConnection) -> None:
            theirs = (reports.c.person == made["person"], reports.c.outcome == "")
            count = (await connection.execute(select(func.count()).select_from(reports).where(*theirs))).scalar_one()
            if count >= MOST_OPEN:
                raise Sorry("sorry-reports", n=MOST_OPEN)
            await connection.execute(insert(reports).values(**made))

        await self.store.write_with(insert_report)
        return str(made["id"])

    async def list_reports(self) -> list[Row[Any]]:
        """List undecided reports, oldest first so that new ones bury none, then decided ones, latest first."""
        waiting = select(reports).where(reports.c.outcome == "").order_by(reports.c.time).limit(MOST_SHOWN)
        decided = select(reports).where(reports.c.outcome != "").order_by(reports.c.time.desc()).limit(MOST_SHOWN)
        return [row for query in (waiting, decided) for row in await self.store.read_rows(query)][:MOST_SHOWN]

    async def find_report(self, id: str) -> Row[Any]:
        """Find a report; raise Sorry if it does not exist."""
        row = await self.store.read_first(select(reports).where(reports.c.id == id))
        if row is None:
            raise Sorry("sorry-no-report", report=id[:24])
        return row

    async def decide_report(
        self, row: Row[Any], outcome: str, person: str, note: str, moderator: str, address: bool
    ) -> None:
        """Dismiss a report, or warn or ban one of the people in it, all in one step.

        Raise Sorry if that person has nothing to do with it or is a moderator, or if it was decided already.
        """
        people = {each["person"]: each["name"] for each in json.loads(row.people) if each["person"]}
        if outcome != "dismissed" and (person not in people or person in self.moderators):
            raise Sorry("sorry-not-in-report")
        waiting = (reports.c.id == row.id, reports.c.outcome == "")
        end = update(reports).where(*waiting).values(outcome=outcome, note=f"{moderator}: {note}")

        async def write_decision(connection: AsyncConnection) -> None:
            if not (await connection.execute(end)).rowcount:
                raise Sorry("sorry-decided")
            if outcome == "warned":
                warned = {"id": new_id(), "person": person, "text": note, "time": now()}
                await connection.execute(insert(warnings).values(**warned))
            if outcome == "banned" and address:
                wanted = json.dumps([person, people[person], note, moderator])
                await self.store.post_notice(connection, "address", wanted)
            if outcome != "dismissed":
                await self.store.post_notice(connection, "part", "" if address else person)

        if outcome != "banned":
            await self.store.write_with(write_decision)
            return
        wanted = [("person", person, people[person])]
        if address and self.household_of(person):
            wanted.append(("address", self.household_of(person), people[person]))
        await self.add_bans(wanted, note, moderator, write_decision)


def check_network(text: str) -> str:
    """Return addresses to ban in their standard form; raise Sorry if the text is none, or covers too many."""
    try:
        network = parse_network(text.strip())
    except ValueError:
        raise Sorry("sorry-network", text=text[:60]) from None
    if network.prefixlen < WIDEST[network.version]:
        raise Sorry("sorry-network-wide", text=str(network), most=WIDEST[network.version])
    return str(network)
