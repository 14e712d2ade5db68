"""Accounts: optional, for those who want their seats, sets and history on another device too.

An account belongs to a person, as a guest's cookie does, and each cookie of it names a session. A new passphrase, a
recovery or the end of the account begins another session, and no cookie of a former one says who anybody is.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.table.model.names import alike
from lineup.table.model.seats import check_name
from lineup.table.people.cookies import Person
from lineup.table.people.passphrases import code_hash
from lineup.table.store.schema import KEEPER, accounts, chat, lessons, own_cards, own_sets, played, server, sitting
from lineup.table.store.store import KEEP_FIRST, Store, Work
from lineup.table.store.writes import now
from lineup.table.wire.sorry import Sorry

KEY_LENGTH: Final = 120  # there is room for; one letter may come apart into many
Writing = Callable[[Work], Awaitable[None]]  # writes some work down in one step with what it writes itself


class Account(NamedTuple):
    """An account as the store has it."""

    person: str
    login: str  # the name it is signed in to with
    name: str  # the name its person goes by
    hash: str
    session: int
    codes: tuple[str, ...]  # the hashes of the recovery codes left


class Belongings(NamedTuple):
    """How much somebody has here."""

    tables: int
    sets: int
    games: int


class Accounts:
    """All accounts. Their sessions are known without asking the store: every request needs them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._sessions: dict[str, tuple[int, str]] = {}  # by person: the session that holds, and their name

    async def load(self, person: str = "") -> None:
        """Know the sessions of all accounts, or of one person's."""
        query = select(accounts).where(accounts.c.person == person) if person else select(accounts)
        for row in await self.store.read(query):
            self._hold(Person(row.person, row.name, row.session))

    def _hold(self, person: Person) -> None:
        """Know a session, and the name in it; one that ended stays so, whichever of the two is heard of last."""
        if person.session >= self._sessions.get(person.id, (0, ""))[0]:
            self._sessions[person.id] = (person.session, person.name)

    def current(self, person: Person) -> Person | None:
        """The person of a cookie as they are called now; None if the cookie is of a session that ended.

        A session this process has not heard of yet began at another that shares the database: nobody else signs one.
        """
        session, name = self._sessions.get(person.id, (0, person.name))
        if person.session > session:
            return person
        return person._replace(name=name) if person.session == session else None

    async def find(self, login: str) -> Account | None:
        """The account of that name; None if there is none."""
        row = await self.store.first(select(accounts).where(accounts.c.key == key_of(login)))
        return _account(row) if row is not None else None

    async def of(self, person: str) -> Account | None:
        """The account of a person; None for a guest."""
        row = await self.store.first(select(accounts).where(accounts.c.person == person))
        return _account(row) if row is not None and row.hash else None

    async def appoint(self, login: str) -> str:
        """The person of the account that keeps order by this name; "" if it was deleted, Sorry if there was never one.

        From then on the name is theirs for ever: nobody makes another account of it, who would keep order then.
        """

        async def work(connection: AsyncConnection) -> str:
            found = await connection.execute(select(accounts.c.person).where(accounts.c.key == key_of(login)))
            person = found.scalar() or ""
            keeper = await _keeper(connection, login)
            if not person and not keeper:
                raise Sorry("sorry-no-account", name=login)
            if not keeper:
                await connection.execute(KEEP_FIRST, {"key": KEEPER + person, "value": key_of(login)})
            return person if keeper in ("", person) else ""

        return await self.store.write_with(work)

    async def make(self, person: str, login: str, hash: str, codes: Sequence[str], write: Writing) -> Person:
        """A new account for a person; Sorry if somebody has its name, or the person an account."""
        name = check_name(login)
        values = {"person": person, "key": key_of(name), "login": name, "name": name, "hash": hash, "session": 1}

        async def work(connection: AsyncConnection) -> None:
            taken = select(accounts.c.person).where((accounts.c.key == values["key"]) | (accounts.c.person == person))
            if (await connection.execute(taken)).first() is not None or await _keeper(connection, name):
                raise Sorry("sorry-account-taken", name=name)
            logins = (await connection.execute(select(accounts.c.login).where(accounts.c.hash != ""))).scalars()
            twin = next((each for each in logins if alike(each, name)), "")
            if twin:
                raise Sorry("sorry-account-taken", name=twin)
            row = {**values, "codes": _hashes(person, codes), "made": now()}
            await connection.execute(insert(accounts).values(**row))
            await self._announce(connection, person)

        await write(work)
        made = Person(person, name, 1)
        self._hold(made)
        return made

    async def change(self, account: Account, hash: str, codes: Sequence[str] | None = None, code: str = "") -> Person:
        """Another passphrase, and perhaps other recovery codes, in a new session; a code that was used is spent.

        Sorry if the account is not as it was, or has no such code: nobody uses one twice.
        """

        async def work(connection: AsyncConnection) -> Person:
            here = accounts.c.person == account.person
            row = (await connection.execute(select(accounts).where(here))).first()
            left = list(json.loads(row.codes)) if row is not None else []
            spent = code_hash(account.person, code) if code else ""
            if row is None or row.session != account.session or (code and spent not in left):
                raise Sorry("sorry-sign-in")
            kept = (
                json.dumps([each for each in left if each != spent])
                if codes is None
                else _hashes(account.person, codes)
            )
            values = {"hash": hash, "session": account.session + 1, "codes": kept}
            await connection.execute(update(accounts).where(here).values(**values))
            await self._announce(connection, account.person)
            return Person(account.person, row.name, account.session + 1)

        person = await self.store.write_with(work)
        self._hold(person)
        return person

    async def rename(self, person: Person, write: Writing) -> None:
        """Somebody goes by another name from now on, on all their devices; Sorry if their session ended meanwhile."""

        async def work(connection: AsyncConnection) -> None:
            await _check_holds(connection, person.id, person.session)
            if person.session:
                change = update(accounts).where(accounts.c.person == person.id).values(name=person.name)
                await connection.execute(change)
                await self.store.announce(connection, "account", person.id)

        await write(work)
        if person.session:
            self._hold(person)

    async def belongings(self, person: str) -> Belongings:
        """How much somebody has here."""
        counts = [
            select(func.count()).select_from(each).where(each.c.person == person).scalar_subquery()
            for each in (sitting, own_sets, played)
        ]
        [found] = await self.store.read(select(*counts))
        return Belongings._make(found)

    async def erase(self, account: Account, write: Writing) -> None:
        """Delete an account with its sets, lessons and finished games; Sorry if the account is not as it was.

        That its person is nobody's is remembered.
        """
        nobody = {"key": f"\n{account.person}", "login": "", "name": "", "hash": "", "codes": "[]"}

        async def work(connection: AsyncConnection) -> None:
            await _check_holds(connection, account.person, account.session)
            mine = select(own_sets.c.id).where(own_sets.c.person == account.person)
            await connection.execute(delete(own_cards).where(own_cards.c.set_id.in_(mine.scalar_subquery())))
            for each in (own_sets, lessons, played):
                await connection.execute(delete(each).where(each.c.person == account.person))
            ended = update(accounts).where(accounts.c.person == account.person)
            await connection.execute(ended.values(**nobody, session=account.session + 1))
            await self._announce(connection, account.person)

        await write(work)
        self._hold(Person(account.person, "", account.session + 1))

    async def _announce(self, connection: AsyncConnection, person: str) -> None:
        """Tell other processes that a person has another session; nobody stays connected by a former one there."""
        await self.store.announce(connection, "account", person)
        await self.store.announce(connection, "part", person)


def key_of(login: str) -> str:
    """By what an account is found: capitals, spaces and forms of letters do not matter."""
    return unicodedata.normalize("NFKC", " ".join(login.split())).casefold()[:KEY_LENGTH]


def _account(row: Row[Any]) -> Account:
    return Account(row.person, row.login, row.name, row.hash, row.session, tuple(json.loads(row.codes)))


def _hashes(person: str, codes: Sequence[str]) -> str:
    return json.dumps([code_hash(person, code) for code in codes])


async def _keeper(connection: AsyncConnection, login: str) -> str:
    """The person who was named to keep order by this name, whose account may be gone; "" if nobody was."""
    query = select(server.c.key).where(server.c.key.startswith(KEEPER), server.c.value == key_of(login))
    found: str = (await connection.execute(query)).scalar() or ""
    return found.removeprefix(KEEPER)


async def _check_holds(connection: AsyncConnection, person: str, session: int) -> None:
    """Sorry if a session of a person (0: a guest's) is not the one that holds."""
    found = await connection.execute(select(accounts.c.session).where(accounts.c.person == person))
    if (found.scalar() or 0) != session:
        raise Sorry("sorry-session")


async def carry(connection: AsyncConnection, guest: str, person: str) -> None:
    """Give a guest's sets, lessons and finished games to a person; where both have one, it stays as it is."""
    await connection.execute(update(own_sets).where(own_sets.c.person == guest).values(person=person))
    read = func.replace(chat.c.readers, guest, person)
    await connection.execute(update(chat).where(chat.c.readers.contains(guest)).values(readers=read))
    theirs = select(lessons.c.lesson).where(lessons.c.person == person)
    new = (lessons.c.person == guest, lessons.c.lesson.not_in(theirs.scalar_subquery()))
    await connection.execute(update(lessons).where(*new).values(person=person))
    others = played.alias()
    same = select(others.c.game).where(
        others.c.person == person, others.c.table_id == played.c.table_id, others.c.game == played.c.game
    )
    await connection.execute(update(played).where(played.c.person == guest, ~same.exists()).values(person=person))
