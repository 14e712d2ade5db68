"""Accounts: optional, for people who want their seats, sets and history on another device too.

An account belongs to a person, as a guest's cookie does, and each cookie of it names a session and a device. Signing
out ends the device. A new passphrase, a recovery or the end of the account begins another session and ends all devices.
A cookie of an ended session or device identifies nobody.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Row, bindparam, delete, func, insert, select, update

from lineup.table.model.names import look_alike
from lineup.table.model.seats import check_name
from lineup.table.people.cookies import Person
from lineup.table.people.devices import Browser, Device, add_device, adopt_device
from lineup.table.people.passphrases import code_hash
from lineup.table.store.schema import (
    KEEPER,
    accounts,
    chat,
    deal_tries,
    devices,
    lessons,
    own_cards,
    own_sets,
    pictures,
    played,
    server,
    sitting,
)
from lineup.table.store.store import KEEP_FIRST, Store, Work
from lineup.table.store.writes import now
from lineup.table.wire.sorry import Sorry

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

KEY_LENGTH: Final = 120  # there is room for; one letter may come apart into many
MOST_ENDED: Final = 10_000  # devices that ended, of which that is remembered
UNKNOWN: Final = Browser("", "")
SEEN: Final = update(devices).where(devices.c.id == bindparam("of")).values(seen=bindparam("at"))
Writing = Callable[[Work], Awaitable[None]]  # writes some work down in one step with what it writes itself


class Account(NamedTuple):
    """An account as the store keeps it."""

    person: str
    login: str  # the name it is signed in to with
    name: str  # the name its person goes by
    hash: str
    session: int
    codes: tuple[str, ...]  # the hashes of the recovery codes left

    def has_code(self, code: str) -> bool:
        """Check whether a recovery code is one of those left."""
        return code_hash(self.person, code) in self.codes


class Belongings(NamedTuple):
    """The number of tables, sets and finished games a person has."""

    tables: int
    sets: int
    games: int


class Accounts:
    """All accounts. Sessions and devices are kept in memory, since every request needs them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._sessions: dict[str, tuple[int, str]] = {}  # by person: the session that holds, and their name
        self._devices: dict[str, set[str]] = {}  # by person
        self._former: set[str] = set()  # people whose cookies count though they name no device
        self._ended: dict[str, None] = {}  # devices known to have ended, or sessions without one, the oldest first
        self._seen: dict[str, str] = {}  # when devices were here that the store does not know yet

    async def load(self, person: str = "") -> None:
        """Load the sessions and devices of all accounts, or of one person's."""
        which, theirs = select(accounts), select(devices.c.person, devices.c.id)
        if person:
            which, theirs = which.where(accounts.c.person == person), theirs.where(devices.c.person == person)
        rows = await self.store.read_rows(which)
        found: dict[str, set[str]] = {row.person: set() for row in rows}
        for row in await self.store.read_rows(theirs):
            if row.id not in self._ended:
                found.setdefault(row.person, set()).add(row.id)
        self._devices.update(found)
        for row in rows:
            self._add_session(Person(row.person, row.name, row.session))
            if not row.former:
                self._former.discard(row.person)
            elif _device_key(Person(row.person, "", row.session)) not in self._ended:
                self._former.add(row.person)

    def _add_session(self, person: Person) -> None:
        """Add a session and its name; the newer one counts, whichever is heard of last."""
        if person.session >= self._sessions.get(person.id, (0, ""))[0]:
            self._sessions[person.id] = (person.session, person.name)
            if person.device:
                self._devices.setdefault(person.id, set()).add(person.device)

    def _start_session(self, person: Person) -> None:
        """Add a new session in which only the device that began it is signed in."""
        self._devices[person.id] = set()
        self._former.discard(person.id)
        self._add_session(person)

    def _end_device(self, person: Person) -> None:
        """Note that a device has ended."""
        self._devices.get(person.id, set()).discard(person.device)
        self._ended[_device_key(person)] = None
        while len(self._ended) > MOST_ENDED:
            del self._ended[next(iter(self._ended))]

    def find_current(self, person: Person) -> Person | None:
        """Return the person of a cookie under their present name; None if its session or device has ended."""
        session, name = self._sessions.get(person.id, (0, person.name))
        if person.session != session:
            return None
        if session and not person.device and person.id not in self._former:
            return None
        if person.device and person.device not in self._devices.get(person.id, ()):
            return None
        return person._replace(name=name)

    async def note_device(self, person: Person) -> None:
        """Look a cookie's device up in the store unless it is known: another process may have signed it in."""
        if person.session and self.find_current(person) is None and _device_key(person) not in self._ended:
            await self.load(person.id)
            if self.find_current(person) is None:
                self._end_device(person)
        if person.device and self.find_current(person) is not None:
            self._seen[person.device] = now()

    async def write_seen(self) -> None:
        """Write down when devices were here."""
        seen, self._seen = self._seen, {}
        if not seen:
            return
        values = [{"of": device, "at": time} for device, time in seen.items()]
        try:
            await self.store.write_with(lambda connection: connection.execute(SEEN, values))
        except Exception:
            self._seen = seen | self._seen
            raise

    async def sign_in(self, account: Account, browser: Browser) -> Person:
        """Sign a device in; raise Sorry if the account has changed meanwhile."""

        async def insert_device(connection: AsyncConnection) -> Person:
            row = (await connection.execute(select(accounts).where(accounts.c.person == account.person))).first()
            if row is None or (row.session, row.hash) != (account.session, account.hash):
                raise Sorry("sorry-sign-in")
            device = await add_device(connection, account.person, browser)
            await self.store.post_notice(connection, "account", account.person)
            return Person(account.person, row.name, row.session, device)

        person = await self.store.write_with(insert_device)
        self._add_session(person)
        return person

    async def adopt_cookie(self, person: Person, browser: Browser) -> Person:
        """Give a device whose cookie names none a row; raise Sorry if the session has ended meanwhile."""

        async def insert_device(connection: AsyncConnection) -> Person:
            await _check_holds(connection, person)
            device = await adopt_device(connection, person, browser)
            await self.store.post_notice(connection, "account", person.id)
            return person._replace(device=device)

        adopted = await self.store.write_with(insert_device)
        self._add_session(adopted)
        return adopted

    async def list_devices(self, person: str) -> list[Device]:
        """List the devices a person is signed in on, latest first."""
        rows = await self.store.read_rows(select(devices).where(devices.c.person == person))
        found = [Device(row.id, row.browser, row.system, max(row.seen, self._seen.get(row.id, ""))) for row in rows]
        return sorted(found, key=lambda each: each.seen, reverse=True)

    async def sign_out(self, person: Person, device: str) -> list[str]:
        """Sign out one of a person's devices and return those whose connections end; raise Sorry if there is no such
        device.

        If its row was made for a cookie of a former release, no such cookie of the person counts any more: their copies
        look alike.
        """

        async def delete_device(connection: AsyncConnection) -> list[str]:
            here = (devices.c.person == person.id, devices.c.id == device)
            row = (await connection.execute(select(devices.c.former).where(*here))).first()
            if row is None and device:
                raise Sorry("sorry-device")
            await connection.execute(delete(devices).where(*here))
            gone = [device, ""] if row is not None and row.former else [device]
            await self._announce_gone(connection, person.id, gone)
            return gone

        gone = await self.store.write_with(delete_device)
        self._end_devices(person, gone)
        return gone

    async def sign_out_elsewhere(self, person: Person) -> list[str]:
        """Sign out all of a person's devices but the one they use, and return those whose connections end.

        Raise Sorry if that one was signed out itself.
        """

        async def delete_others(connection: AsyncConnection) -> list[str]:
            await _check_holds(connection, person)
            others = (devices.c.person == person.id, devices.c.id != person.device)
            gone = [row.id for row in await connection.execute(select(devices.c.id).where(*others))]
            await connection.execute(delete(devices).where(*others))
            gone += [""] * bool(person.device)
            await self._announce_gone(connection, person.id, gone)
            return gone

        gone = await self.store.write_with(delete_others)
        self._end_devices(person, gone)
        return gone

    async def _announce_gone(self, connection: AsyncConnection, person: str, gone: Sequence[str]) -> None:
        if "" in gone:
            await connection.execute(update(accounts).where(accounts.c.person == person).values(former=False))
        await self.store.post_notice(connection, "account", person)
        for device in gone:
            await self.store.post_notice(connection, "part", f"{person} {device}")

    def _end_devices(self, person: Person, gone: Sequence[str]) -> None:
        if "" in gone:
            self._former.discard(person.id)
        for device in gone:
            self._end_device(person._replace(device=device))

    async def find_by_login(self, login: str) -> Account | None:
        """Find the account with this login."""
        row = await self.store.read_first(select(accounts).where(accounts.c.key == login_key(login)))
        return _to_account(row) if row is not None else None

    async def find_by_person(self, person: str) -> Account | None:
        """Find the account of a person; None for a guest."""
        row = await self.store.read_first(select(accounts).where(accounts.c.person == person))
        return _to_account(row) if row is not None and row.hash else None

    async def appoint_moderator(self, login: str) -> str:
        """Return the person whose account has this name; "" if it was deleted, Sorry if it never existed.

        The name is then theirs for ever: nobody else can make an account with it and become moderator.
        """

        async def reserve_name(connection: AsyncConnection) -> str:
            found = await connection.execute(select(accounts.c.person).where(accounts.c.key == login_key(login)))
            person = found.scalar() or ""
            keeper = await _find_keeper(connection, login)
            if not person and not keeper:
                raise Sorry("sorry-no-account", name=login)
            if not keeper:
                await connection.execute(KEEP_FIRST, {"key": KEEPER + person, "value": login_key(login)})
            return person if keeper in ("", person) else ""

        return await self.store.write_with(reserve_name)

    async def create(
        self, person: str, login: str, hash: str, codes: Sequence[str], write: Writing, browser: Browser = UNKNOWN
    ) -> Person:
        """Create an account for a person; raise Sorry if its name is taken or the person has one."""
        name = check_name(login)
        device = ""
        values = {"person": person, "key": login_key(name), "login": name, "name": name, "hash": hash, "session": 1}

        async def insert_account(connection: AsyncConnection) -> None:
            nonlocal device
            taken = select(accounts.c.person).where((accounts.c.key == values["key"]) | (accounts.c.person == person))
            if (await connection.execute(taken)).first() is not None or await _find_keeper(connection, name):
                raise Sorry("sorry-account-taken", name=name)
            logins = (await connection.execute(select(accounts.c.login).where(accounts.c.hash != ""))).scalars()
            twin = next((each for each in logins if look_alike(each, name)), "")
            if twin:
                raise Sorry("sorry-account-taken", name=twin)
            row = {**values, "codes": _hash_codes(person, codes), "made": now(), "former": False}
            await connection.execute(insert(accounts).values(**row))
            device = await add_device(connection, person, browser)
            await self._announce_session(connection, person)

        await write(insert_account)
        made = Person(person, name, 1, device)
        self._start_session(made)
        return made

    async def change_passphrase(
        self,
        account: Account,
        hash: str,
        codes: Sequence[str] | None = None,
        code: str = "",
        browser: Browser = UNKNOWN,
    ) -> Person:
        """Set another passphrase, and perhaps other recovery codes, in a new session with one device.

        A recovery code that was used is spent.
        """

        async def update_account(connection: AsyncConnection) -> Person:
            here = accounts.c.person == account.person
            row = (await connection.execute(select(accounts).where(here))).first()
            left = list(json.loads(row.codes)) if row is not None else []
            spent = code_hash(account.person, code) if code else ""
            if row is None or row.session != account.session or (code and spent not in left):
                raise Sorry("sorry-sign-in")
            kept = (
                json.dumps([each for each in left if each != spent])
                if codes is None
                else _hash_codes(account.person, codes)
            )
            values = {"hash": hash, "session": account.session + 1, "codes": kept, "former": False}
            await connection.execute(update(accounts).where(here).values(**values))
            await connection.execute(delete(devices).where(devices.c.person == account.person))
            device = await add_device(connection, account.person, browser)
            await self._announce_session(connection, account.person)
            return Person(account.person, row.name, account.session + 1, device)

        person = await self.store.write_with(update_account)
        self._start_session(person)
        return person

    async def rename_person(self, person: Person, write: Writing) -> None:
        """Rename a person on all their devices; raise Sorry if their session has ended meanwhile."""

        async def update_name(connection: AsyncConnection) -> None:
            await _check_holds(connection, person)
            if person.session:
                change = update(accounts).where(accounts.c.person == person.id).values(name=person.name)
                await connection.execute(change)
                await self.store.post_notice(connection, "account", person.id)

        await write(update_name)
        if person.session:
            self._add_session(person)

    async def count_belongings(self, person: str) -> Belongings:
        counts = [
            select(func.count()).select_from(each).where(each.c.person == person).scalar_subquery()
            for each in (sitting, own_sets, played)
        ]
        [found] = await self.store.read_rows(select(*counts))
        return Belongings._make(found)

    async def erase_account(self, account: Account, write: Writing) -> None:
        """Delete an account with its sets, lessons and finished games; raise Sorry if it has changed meanwhile.

        The store remembers that its person is nobody's.
        """
        nobody = {"key": f"\n{account.person}", "login": "", "name": "", "hash": "", "codes": "[]"}

        async def delete_all(connection: AsyncConnection) -> None:
            await _check_session(connection, account.person, account.session)
            mine = select(own_sets.c.id).where(own_sets.c.person == account.person)
            for of_set in (pictures, own_cards):
                await connection.execute(delete(of_set).where(of_set.c.set_id.in_(mine.scalar_subquery())))
            for each in (own_sets, lessons, played, deal_tries, devices):
                await connection.execute(delete(each).where(each.c.person == account.person))
            ended = update(accounts).where(accounts.c.person == account.person)
            await connection.execute(ended.values(**nobody, session=account.session + 1, former=False))
            await self._announce_session(connection, account.person)

        await write(delete_all)
        self._start_session(Person(account.person, "", account.session + 1))

    async def _announce_session(self, connection: AsyncConnection, person: str) -> None:
        """Tell other processes about a person's new session; connections of the former one end there."""
        await self.store.post_notice(connection, "account", person)
        await self.store.post_notice(connection, "part", person)


def login_key(login: str) -> str:
    """Return the key by which an account is found; capitals, spaces and forms of letters do not matter."""
    return unicodedata.normalize("NFKC", " ".join(login.split())).casefold()[:KEY_LENGTH]


def _to_account(row: Row[Any]) -> Account:
    return Account(row.person, row.login, row.name, row.hash, row.session, tuple(json.loads(row.codes)))


def _hash_codes(person: str, codes: Sequence[str]) -> str:
    return json.dumps([code_hash(person, code) for code in codes])


async def _find_keeper(connection: AsyncConnection, login: str) -> str:
    """Return the person appointed moderator under this name, even if the account is gone; "" if nobody was."""
    query = select(server.c.key).where(server.c.key.startswith(KEEPER), server.c.value == login_key(login))
    found: str = (await connection.execute(query)).scalar() or ""
    return found.removeprefix(KEEPER)


def _device_key(person: Person) -> str:
    """Return the key of an ended device; device ids are used once."""
    return person.device or f"{person.id} {person.session}"


async def _check_holds(connection: AsyncConnection, person: Person) -> None:
    """Raise Sorry if a person's session or device is no longer signed in."""
    await _check_session(connection, person.id, person.session)
    if person.device:
        here = select(devices.c.id).where(devices.c.id == person.device, devices.c.person == person.id)
    elif person.session:
        here = select(accounts.c.person).where(accounts.c.person == person.id, accounts.c.former)
    else:
        return
    if (await connection.execute(here)).first() is None:
        raise Sorry("sorry-session")


async def _check_session(connection: AsyncConnection, person: str, session: int) -> None:
    """Raise Sorry if this is not a person's present session (0: a guest's)."""
    found = await connection.execute(select(accounts.c.session).where(accounts.c.person == person))
    if (found.scalar() or 0) != session:
        raise Sorry("sorry-session")


async def carry_belongings(connection: AsyncConnection, guest: str, person: str) -> None:
    """Give a guest's sets, lessons and finished games to a person; what the person has already stays."""
    await connection.execute(update(own_sets).where(own_sets.c.person == guest).values(person=person))
    read = func.replace(chat.c.readers, guest, person)
    await connection.execute(update(chat).where(chat.c.readers.contains(guest)).values(readers=read))
    theirs = select(lessons.c.lesson).where(lessons.c.person == person)
    new = (lessons.c.person == guest, lessons.c.lesson.not_in(theirs.scalar_subquery()))
    await connection.execute(update(lessons).where(*new).values(person=person))
    tried = select(deal_tries.c.day).where(deal_tries.c.person == person)
    other_days = (deal_tries.c.person == guest, deal_tries.c.day.not_in(tried.scalar_subquery()))
    await connection.execute(update(deal_tries).where(*other_days).values(person=person))
    others = played.alias()
    same = select(others.c.game).where(
        others.c.person == person, others.c.table_id == played.c.table_id, others.c.game == played.c.game
    )
    await connection.execute(update(played).where(played.c.person == guest, ~same.exists()).values(person=person))
