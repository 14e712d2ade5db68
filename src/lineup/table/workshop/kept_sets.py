"""Card sets of one's own in the store: each belongs to a person, and each card in it is kept as it was typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.language.grammar.limits import MOST_CARDS
from lineup.table.store.schema import own_cards, own_sets
from lineup.table.store.store import Store, new_id
from lineup.table.store.writes import now
from lineup.table.wire.sorry import Sorry

MOST_OWN_SETS: Final = 40  # of a person
MOST_OWN_CARDS: Final = 2_000  # in all of them together
ID_LENGTH: Final = 24  # at most, of a card: whoever adds it chooses its id


class Conflict(Sorry):
    """What was changed is not what is in the store any more: another page was there first. Nothing is overwritten."""


class OwnCardRow(NamedTuple):
    """A card of one's own as the store has it: what was typed, as JSON, and how often it was changed."""

    id: str
    version: int
    form: str


class OwnSetRow(NamedTuple):
    """A set of one's own as the store has it."""

    id: str
    person: str
    title: str
    link: str
    author: str
    version: int
    changed: str
    cards: tuple[OwnCardRow, ...]


class Keeping:
    """The sets people made. Each change names the version it was made of, and Conflict says that there is another."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> list[OwnSetRow]:
        """All sets of a person, the latest first."""
        async with self.store.engine.connect() as connection:
            query = select(own_sets).where(own_sets.c.person == person).order_by(own_sets.c.changed.desc())
            return [await _whole(connection, row) for row in (await connection.execute(query)).all()]

    async def find(self, id: str, person: str) -> OwnSetRow:
        """A set of a person; Sorry if they have none of that id."""
        async with self.store.engine.connect() as connection:
            return await _whole(connection, await _own(connection, id, person))

    async def shared(self, link: str) -> OwnSetRow:
        """The set that was shared by this link; Sorry if there is none, or none any more."""
        async with self.store.engine.connect() as connection:
            query = select(own_sets).where(own_sets.c.link == link, own_sets.c.link != "")
            row = (await connection.execute(query)).first()
            if row is None:
                raise Sorry("sorry-no-link")
            return await _whole(connection, row)

    async def make(self, person: str, title: str, forms: Sequence[str] = ()) -> str:
        """A new set, perhaps with cards in it; its id. Sorry if a person has as many as they can."""
        id = new_id()
        cards = [
            {"set_id": id, "id": new_id(), "place": place, "version": 1, "form": form}
            for place, form in enumerate(forms)
        ]

        async def work(connection: AsyncConnection) -> None:
            count = select(func.count()).select_from(own_sets).where(own_sets.c.person == person)
            if (await connection.execute(count)).scalar_one() >= MOST_OWN_SETS:
                raise Sorry("sorry-own-sets", most=MOST_OWN_SETS)
            await _room_for(connection, person, len(cards))
            values = {"person": person, "title": title, "link": "", "author": "", "version": 1, "changed": now()}
            await connection.execute(insert(own_sets).values(id=id, **values))
            if cards:
                await connection.execute(insert(own_cards), cards)

        await self.store.write_with(work)
        return id

    async def rename(self, id: str, person: str, title: str, version: int) -> None:
        """Another title for a set, in place of that of a version."""

        async def work(connection: AsyncConnection) -> None:
            row = await _own(connection, id, person)
            if row.title == title:
                return
            if row.version != version:
                raise Conflict("conflict-set", title=row.title)
            values = {"title": title, "version": version + 1, "changed": now()}
            await connection.execute(update(own_sets).where(own_sets.c.id == id).values(**values))

        await self.store.write_with(work)

    async def share(self, id: str, person: str, author: str, on: bool) -> None:
        """Give a set a link by which others find it, or take that away; it keeps the one it has."""

        async def work(connection: AsyncConnection) -> None:
            row = await _own(connection, id, person)
            link = (row.link or new_id()) if on else ""
            values = {"link": link, "author": author, "version": row.version + bool(link != row.link)}
            await connection.execute(update(own_sets).where(own_sets.c.id == id).values(**values))

        await self.store.write_with(work)

    async def remove(self, id: str, person: str) -> None:
        """Take a set away for good, with all its cards."""

        async def work(connection: AsyncConnection) -> None:
            await _own(connection, id, person)
            await connection.execute(delete(own_cards).where(own_cards.c.set_id == id))
            await connection.execute(delete(own_sets).where(own_sets.c.id == id))

        await self.store.write_with(work)

    async def put_card(self, id: str, person: str, card: str, version: int, form: str) -> int:
        """What was typed of a card, in place of that of a version (0: it is new); its version now.

        What is there already, typed alike, is no conflict: an answer may have been lost on its way.
        """

        async def work(connection: AsyncConnection) -> int:
            await _own(connection, id, person)
            here = (own_cards.c.set_id == id, own_cards.c.id == card)
            row = (await connection.execute(select(own_cards).where(*here))).first()
            if row is not None and row.form == form:
                return int(row.version)
            if (row.version if row is not None else 0) != version:
                raise Conflict("conflict-card")
            if row is None:
                await _room_for(connection, person, 1)
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

        return await self.store.write_with(work)

    async def remove_card(self, id: str, person: str, card: str, version: int) -> None:
        """Take a card of a version out of a set; one that is gone already is no conflict."""

        async def work(connection: AsyncConnection) -> None:
            await _own(connection, id, person)
            here = (own_cards.c.set_id == id, own_cards.c.id == card)
            row = (await connection.execute(select(own_cards.c.version).where(*here))).first()
            if row is None:
                return
            if row.version != version:
                raise Conflict("conflict-card")
            await connection.execute(delete(own_cards).where(*here))
            await connection.execute(update(own_sets).where(own_sets.c.id == id).values(changed=now()))

        await self.store.write_with(work)


async def _own(connection: AsyncConnection, id: str, person: str) -> Row[Any]:
    row = (await connection.execute(select(own_sets).where(own_sets.c.id == id, own_sets.c.person == person))).first()
    if row is None:
        raise Sorry("sorry-no-own-set", set=id[:ID_LENGTH])
    return row


async def _room_for(connection: AsyncConnection, person: str, more: int) -> None:
    """Sorry if a person cannot have so many more cards."""
    count = select(func.count()).select_from(own_cards.join(own_sets)).where(own_sets.c.person == person)
    if (await connection.execute(count)).scalar_one() + more > MOST_OWN_CARDS:
        raise Sorry("sorry-own-cards-all", most=MOST_OWN_CARDS)


async def _whole(connection: AsyncConnection, row: Row[Any]) -> OwnSetRow:
    query = select(own_cards.c.id, own_cards.c.version, own_cards.c.form).where(own_cards.c.set_id == row.id)
    cards = tuple(OwnCardRow(*each) for each in await connection.execute(query.order_by(own_cards.c.place)))
    return OwnSetRow(row.id, row.person, row.title, row.link, row.author, row.version, row.changed, cards)
