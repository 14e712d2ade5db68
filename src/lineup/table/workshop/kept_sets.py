"""Custom sets in the store: each belongs to a person, and each card is kept as it was typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Row, delete, func, insert, select, update

from lineup.language.grammar.limits import MOST_CARDS
from lineup.table.store.schema import own_cards, own_sets, pictures
from lineup.table.store.store import Store, new_id
from lineup.table.store.writes import now
from lineup.table.wire.sorry import Sorry

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

MOST_OWN_SETS: Final = 40  # of a person
MOST_OWN_CARDS: Final = 2_000  # in all of them together
ID_LENGTH: Final = 24  # at most, of a card: whoever adds it chooses its id


class Conflict(Sorry):
    """The stored version is newer: another page saved first. Nothing is overwritten."""


class OwnCardRow(NamedTuple):
    """A custom card in the store: the form as JSON, and the number of its changes."""

    id: str
    version: int
    form: str


class OwnSetRow(NamedTuple):
    """A custom set in the store."""

    id: str
    person: str
    title: str
    link: str
    author: str
    version: int
    changed: str
    cards: tuple[OwnCardRow, ...]


class KeptSets:
    """The sets people made. Each change names the version it was based on; Conflict says that there is a newer one."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def list_sets(self, person: str) -> list[OwnSetRow]:
        """List all sets of a person, latest first."""
        async with self.store.engine.connect() as connection:
            query = select(own_sets).where(own_sets.c.person == person).order_by(own_sets.c.changed.desc())
            return [await _load_set(connection, row) for row in (await connection.execute(query)).all()]

    async def find_set(self, id: str, person: str) -> OwnSetRow:
        """Find a set of a person; raise Sorry if they have none with that id."""
        async with self.store.engine.connect() as connection:
            return await _load_set(connection, await _require_set(connection, id, person))

    async def find_shared(self, link: str) -> OwnSetRow:
        """Find the set shared by this link; raise Sorry if there is none any more."""
        async with self.store.engine.connect() as connection:
            query = select(own_sets).where(own_sets.c.link == link, own_sets.c.link != "")
            row = (await connection.execute(query)).first()
            if row is None:
                raise Sorry("sorry-no-link")
            return await _load_set(connection, row)

    async def make_set(self, person: str, title: str, forms: Sequence[str] = ()) -> str:
        """Make a set, perhaps with cards in it, and return its id; raise Sorry if the person has too many."""
        id = new_id()
        cards = [
            {"set_id": id, "id": new_id(), "place": place, "version": 1, "form": form}
            for place, form in enumerate(forms)
        ]

        async def insert_set(connection: AsyncConnection) -> None:
            count = select(func.count()).select_from(own_sets).where(own_sets.c.person == person)
            if (await connection.execute(count)).scalar_one() >= MOST_OWN_SETS:
                raise Sorry("sorry-own-sets", most=MOST_OWN_SETS)
            await _check_space(connection, person, len(cards))
            values = {"person": person, "title": title, "link": "", "author": "", "version": 1, "changed": now()}
            await connection.execute(insert(own_sets).values(id=id, **values))
            if cards:
                await connection.execute(insert(own_cards), cards)

        await self.store.write_with(insert_set)
        return id

    async def rename_set(self, id: str, person: str, title: str, version: int) -> None:
        """Rename a set."""

        async def update_title(connection: AsyncConnection) -> None:
            row = await _require_set(connection, id, person)
            if row.title == title:
                return
            if row.version != version:
                raise Conflict("conflict-set", title=row.title)
            values = {"title": title, "version": version + 1, "changed": now()}
            await connection.execute(update(own_sets).where(own_sets.c.id == id).values(**values))

        await self.store.write_with(update_title)

    async def share_set(self, id: str, person: str, author: str, on: bool) -> None:
        """Give a set a link for others, or take it away; a link it has already stays."""

        async def update_link(connection: AsyncConnection) -> None:
            row = await _require_set(connection, id, person)
            link = (row.link or new_id()) if on else ""
            values = {"link": link, "author": author, "version": row.version + bool(link != row.link)}
            await connection.execute(update(own_sets).where(own_sets.c.id == id).values(**values))

        await self.store.write_with(update_link)

    async def remove_set(self, id: str, person: str) -> None:
        """Delete a set with all its cards."""

        async def delete_set(connection: AsyncConnection) -> None:
            await _require_set(connection, id, person)
            for of_set in (pictures, own_cards):
                await connection.execute(delete(of_set).where(of_set.c.set_id == id))
            await connection.execute(delete(own_sets).where(own_sets.c.id == id))

        await self.store.write_with(delete_set)

    async def put_card(self, id: str, person: str, card: str, version: int, form: str) -> int:
        """Write a card's form over that version of it (0: it is new) and return its version now.

        The same form again is no conflict: a response may have been lost on its way.
        """

        async def write_card(connection: AsyncConnection) -> int:
            await _require_set(connection, id, person)
            here = (own_cards.c.set_id == id, own_cards.c.id == card)
            row = (await connection.execute(select(own_cards).where(*here))).first()
            if row is not None and row.form == form:
                return int(row.version)
            if (row.version if row is not None else 0) != version:
                raise Conflict("conflict-card")
            if row is None:
                await _check_space(connection, person, 1)
                query = select(func.count(), func.max(own_cards.c.place)).where(own_cards.c.set_id == id)
                count, last = (await connection.execute(query)).one()
                if count >= MOST_CARDS:
                    raise Sorry("sorry-own-cards", most=MOST_CARDS)
                values = {"place": 0 if last is None else last + 1, "version": 1, "form": form}
                await connection.execute(insert(own_cards).values(set_id=id, id=card, **values))
            else:
                more: dict[str, Any] = {"version": version + 1, "form": form}
                await connection.execute(update(own_cards).where(*here).values(**more))
            await connection.execute(update(own_sets).where(own_sets.c.id == id).values(changed=now()))
            return version + 1

        return await self.store.write_with(write_card)

    async def remove_card(self, id: str, person: str, card: str, version: int) -> None:
        """Delete a version of a card; one that is gone already is no conflict."""

        async def delete_card(connection: AsyncConnection) -> None:
            await _require_set(connection, id, person)
            here = (own_cards.c.set_id == id, own_cards.c.id == card)
            row = (await connection.execute(select(own_cards.c.version).where(*here))).first()
            if row is None:
                return
            if row.version != version:
                raise Conflict("conflict-card")
            await connection.execute(delete(own_cards).where(*here))
            await connection.execute(update(own_sets).where(own_sets.c.id == id).values(changed=now()))

        await self.store.write_with(delete_card)


async def _require_set(connection: AsyncConnection, id: str, person: str) -> Row[Any]:
    row = (await connection.execute(select(own_sets).where(own_sets.c.id == id, own_sets.c.person == person))).first()
    if row is None:
        raise Sorry("sorry-no-own-set", set=id[:ID_LENGTH])
    return row


async def _check_space(connection: AsyncConnection, person: str, more: int) -> None:
    """Raise Sorry if a person cannot have so many more cards."""
    count = select(func.count()).select_from(own_cards.join(own_sets)).where(own_sets.c.person == person)
    if (await connection.execute(count)).scalar_one() + more > MOST_OWN_CARDS:
        raise Sorry("sorry-own-cards-all", most=MOST_OWN_CARDS)


async def _load_set(connection: AsyncConnection, row: Row[Any]) -> OwnSetRow:
    query = select(own_cards.c.id, own_cards.c.version, own_cards.c.form).where(own_cards.c.set_id == row.id)
    cards = tuple(OwnCardRow(*each) for each in await connection.execute(query.order_by(own_cards.c.place)))
    return OwnSetRow(row.id, row.person, row.title, row.link, row.author, row.version, row.changed, cards)
