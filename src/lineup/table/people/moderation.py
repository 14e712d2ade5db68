"""Who keeps order, and how: moderators, bans of people and addresses, warnings, and what becomes of reports.

A ban of a person holds for their account on every device; one of addresses for whoever comes from there, with a new
cookie too, but never for a moderator. Where people come from is known while the server runs and kept nowhere.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Row, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.table.limits.addresses import Network, address_of, household, network_of
from lineup.table.store.schema import bans, reports, warnings
from lineup.table.store.store import Store, Work, new_id
from lineup.table.store.writes import now
from lineup.table.wire.base import Wire
from lineup.table.wire.sorry import Sorry

REMEMBERED: Final = 20_000  # people whose address is remembered
WIDEST: Final = {4: 16, 6: 32}  # the fewest bits a range of banned addresses has
MOST_SHOWN: Final = 200  # reports and bans on a page
MOST_OPEN: Final = 20  # reports of one person that nobody has decided on
WARNING: Final = select(warnings).where(warnings.c.person == bindparam("of")).order_by(warnings.c.time).limit(1)


class Ban(Wire, frozen=True, kw_only=True):
    """Somebody, or some addresses, whom nothing is done for here."""

    id: str
    kind: str
    value: str
    name: str
    reason: str
    moderator: str
    time: str


class Moderation:
    """All of it. Bans are known without asking the store: every request needs them."""

    def __init__(self, store: Store, moderators: Collection[str] = ()) -> None:
        self.store = store
        self.moderators = frozenset(moderators)
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        self._seen: OrderedDict[str, str] = OrderedDict()  # by person: the address they came from last

    async def load(self) -> None:
        found = [Ban(**row._mapping) for row in await self.store.read_rows(select(bans).order_by(bans.c.time))]
        self._people = {each.value: each for each in found if each.kind == "person"}
        self._networks = [(network_of(each.value), each) for each in found if each.kind == "address"]

    # Bans

    def see(self, person: str, address: str) -> None:
        """Remember where somebody comes from."""
        self._seen[person] = address
        self._seen.move_to_end(person)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def banned(self, person: str, address: str) -> Ban | None:
        """The ban that holds for somebody who comes from an address, if any."""
        if person in self.moderators:
            return None
        found = self._people.get(person)
        if found is None and self._networks:
            here = address_of(address)
            found = next((ban for network, ban in self._networks if here in network), None) if here else None
        return found

    async def ban(self, wanted: Sequence[tuple[str, str, str]], reason: str, moderator: str, also: Work | None) -> None:
        """Ban people and addresses (kind, value, name), and write something else in the same step."""
        made = [
            Ban(id=new_id(), kind=kind, value=value, name=name, reason=reason, moderator=moderator, time=now())
            for kind, value, name in wanted
        ]

        async def work(connection: AsyncConnection) -> None:
            for each in made:
                same = (bans.c.kind == each.kind, bans.c.value == each.value)
                await connection.execute(delete(bans).where(*same))
                await connection.execute(insert(bans).values(asdict(each)))
            await self.store.post_notice(connection, "bans", "")
            if also is not None:
                await also(connection)

        await self.store.write_with(work)
        await self.load()

    async def ban_address(self, wanted: str) -> None:
        """Ban where somebody came from last whom another process has banned, if it was here that they came."""
        person, name, reason, moderator = json.loads(wanted)
        if self.home(person):
            everybody = partial(self.store.post_notice, kind="part", value="")
            await self.ban([("address", self.home(person), name)], reason, moderator, everybody)

    async def lift(self, id: str) -> None:
        """Let somebody in again; Sorry if there is no such ban."""

        async def work(connection: AsyncConnection) -> int:
            await self.store.post_notice(connection, "bans", "")
            return (await connection.execute(delete(bans).where(bans.c.id == id))).rowcount

        if not await self.store.write_with(work):
            raise Sorry("sorry-no-ban", ban=id[:24])
        await self.load()

    def bans(self) -> list[Ban]:
        """All bans, the latest first."""
        found = [*self._people.values(), *(ban for _, ban in self._networks)]
        return sorted(found, key=lambda ban: ban.time, reverse=True)[:MOST_SHOWN]

    def home(self, person: str) -> str:
        """The addresses of whoever lives with somebody; "" if not known."""
        return household(self._seen.get(person, ""))

    # Warnings

    async def warning(self, person: str) -> Row[Any] | None:
        """The oldest warning somebody has not taken note of."""
        return await self.store.read_first(WARNING, {"of": person})

    async def noted(self, person: str, id: str) -> None:
        """Somebody has taken note of a warning."""
        where = (warnings.c.person == person, warnings.c.id == id)
        await self.store.write_with(lambda connection: connection.execute(delete(warnings).where(*where)))

    # Reports

    async def report(self, values: Mapping[str, Any]) -> str:
        """Store a report; its id. Sorry if the reporter has enough of them waiting."""
        made = {"id": new_id(), "time": now(), **values}

        async def work(connection: AsyncConnection) -> None:
            theirs = (reports.c.person == made["person"], reports.c.outcome == "")
            count = (await connection.execute(select(func.count()).select_from(reports).where(*theirs))).scalar_one()
            if count >= MOST_OPEN:
                raise Sorry("sorry-reports", n=MOST_OPEN)
            await connection.execute(insert(reports).values(**made))

        await self.store.write_with(work)
        return str(made["id"])

    async def reports(self) -> list[Row[Any]]:
        """The reports: those nobody decided on, the oldest first, so that many new ones bury none; then the latest."""
        waiting = select(reports).where(reports.c.outcome == "").order_by(reports.c.time).limit(MOST_SHOWN)
        decided = select(reports).where(reports.c.outcome != "").order_by(reports.c.time.desc()).limit(MOST_SHOWN)
        return [row for query in (waiting, decided) for row in await self.store.read_rows(query)][:MOST_SHOWN]

    async def find(self, id: str) -> Row[Any]:
        """A report; Sorry if there is none."""
        row = await self.store.read_first(select(reports).where(reports.c.id == id))
        if row is None:
            raise Sorry("sorry-no-report", report=id[:24])
        return row

    async def decide(self, row: Row[Any], outcome: str, person: str, note: str, moderator: str, address: bool) -> None:
        """What becomes of a report: it is dismissed, or one of the people in it is warned or banned, all in one step.

        Sorry if that person has nothing to do with it, or is a moderator, or somebody has decided already.
        """
        people = {each["person"]: each["name"] for each in json.loads(row.people) if each["person"]}
        if outcome != "dismissed" and (person not in people or person in self.moderators):
            raise Sorry("sorry-not-in-report")
        waiting = (reports.c.id == row.id, reports.c.outcome == "")
        end = update(reports).where(*waiting).values(outcome=outcome, note=f"{moderator}: {note}")

        async def work(connection: AsyncConnection) -> None:
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
            await self.store.write_with(work)
            return
        wanted = [("person", person, people[person])]
        if address and self.home(person):
            wanted.append(("address", self.home(person), people[person]))
        await self.ban(wanted, note, moderator, work)


def check_network(text: str) -> str:
    """Addresses to ban as they are written down; Sorry if that is no address, or more than a ban may cover."""
    try:
        network = network_of(text.strip())
    except ValueError:
        raise Sorry("sorry-network", text=text[:60]) from None
    if network.prefixlen < WIDEST[network.version]:
        raise Sorry("sorry-network-wide", text=str(network), most=WIDEST[network.version])
    return str(network)
