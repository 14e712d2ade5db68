"""The tables of the database; migrations lead to them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

OWNER: Final = "owner"  # the row of `server` that names who took the database over last
KEEPER: Final = "keeper "  # before a person, the row of `server` that has the name by which they were named moderator
schema: Final = MetaData()
counted: Final = BigInteger().with_variant(Integer, "sqlite")  # whose integers are as long as they need to be
tables: Final = Table(
    "tables",
    schema,
    Column("id", String(24), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("body", Text, nullable=False),  # settings, seats, host and the rest, as JSON
    Column("changed", String(32), nullable=False),
    Column("deadline", Float, index=True),  # when to look after it though nobody uses it, in seconds since 1970
    Column("marked", String(32)),  # since when it is to be deleted; any change takes the mark away
)
games: Final = Table(
    "games",
    schema,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("header", Text, nullable=False),  # of the log
    Column("salt", String(64), nullable=False),
    Column("snapshot", Text, nullable=False),  # the state after the last entry of the journal
    Column("journal", LargeBinary),  # its first entries, packed
    Column("loose", Text, nullable=False, server_default=""),  # the entries since, a line of JSON each
)
contents: Final = Table(
    "contents",
    schema,
    Column("digest", String(64), primary_key=True),
    Column("sources", LargeBinary, nullable=False),  # the card sets as TOML, by id, packed
)
sitting: Final = Table(
    "sitting",
    schema,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Index("sitting_of_person", "person"),
)
chat: Final = Table(
    "chat",
    schema,
    Column("id", counted, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("readers", Text, nullable=False),  # the people a line for a team was said to; empty: everybody
    Column("text", Text, nullable=False),
    Column("time", String(32), nullable=False),
    Column("moderator", Integer, nullable=False, server_default="0"),  # 1: by somebody who kept order then
)
reports: Final = Table(
    "reports",
    schema,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("view", Text, nullable=False),  # the reporter's, as it was sent to them
    Column("time", String(32), nullable=False),
    Column("name", Text, nullable=False, server_default=""),  # the reporter's
    Column("people", Text, nullable=False, server_default="[]"),  # who was there, as JSON
    Column("talk", Text, nullable=False, server_default="[]"),  # the last lines the reporter could read, as JSON
    Column("outcome", Text, nullable=False, server_default=""),  # dismissed, warned, banned; empty: nobody decided
    Column("note", Text, nullable=False, server_default=""),  # who decided, and why
)
bans: Final = Table(
    "bans",
    schema,
    Column("id", String(24), primary_key=True),
    Column("kind", String(16), nullable=False),  # person, address
    Column("value", String(64), nullable=False),  # the person's id, or addresses as 192.0.2.0/24
    Column("name", Text, nullable=False),  # what the person was called
    Column("reason", Text, nullable=False),
    Column("moderator", Text, nullable=False),  # the name of who banned them
    Column("time", String(32), nullable=False),
)
warnings: Final = Table(
    "warnings",
    schema,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("time", String(32), nullable=False),
)
own_sets: Final = Table(
    "own_sets",
    schema,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("title", Text, nullable=False),
    Column("link", String(24), nullable=False),  # by which others find it; empty: nobody does
    Column("author", Text, nullable=False),  # the name its owner went by when it was shared
    Column("version", Integer, nullable=False),  # counts the changes of the title and the link
    Column("changed", String(32), nullable=False),
    Index("own_sets_of_person", "person"),
    Index("own_sets_by_link", "link"),
)
own_cards: Final = Table(
    "own_cards",
    schema,
    Column("set_id", ForeignKey("own_sets.id"), primary_key=True),
    Column("id", String(24), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # counts its changes
    Column("form", Text, nullable=False),  # as typed, as JSON
)
pictures: Final = Table(
    "pictures",
    schema,
    Column("set_id", ForeignKey("own_sets.id"), primary_key=True),
    Column("digest", String(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # PNG, JPEG or WebP
    Index("pictures_by_digest", "digest"),
)
lessons: Final = Table(
    "lessons",
    schema,
    Column("person", String(24), primary_key=True),
    Column("lesson", String(80), primary_key=True),
    Column("table_id", String(24), nullable=False),  # where it is played; empty: nowhere
    Column("step", Integer, nullable=False),
    Column("done", Boolean, nullable=False),  # once to its end, or known already
)
played: Final = Table(
    "played",
    schema,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("time", String(32), nullable=False),  # of its end
    Column("body", Text, nullable=False),  # who played, how it ended, as JSON
    Index("played_by_person", "person", "time"),
)
deal_tries: Final = Table(
    "deal_tries",
    schema,
    Column("person", String(24), primary_key=True),
    Column("day", String(10), primary_key=True),  # of the deal, as 2026-12-24
    Column("table_id", String(24), nullable=False),  # where it is played; empty: elsewhere, and its log was sent in
    Column("begun", String(32), nullable=False),
    Column("body", Text, nullable=False, server_default=""),  # of a log that was sent in: its result, as JSON
    Column("print", String(64), nullable=False, server_default=""),  # and the fingerprint of its answers
    Index("deal_tries_of_day", "day"),
)
deal_bots: Final = Table(
    "deal_bots",
    schema,
    Column("day", String(10), primary_key=True),
    Column("bot", String(32), primary_key=True),
    Column("body", Text, nullable=False),  # the bot's result, as JSON
)
accounts: Final = Table(
    "accounts",
    schema,
    Column("person", String(24), primary_key=True),
    Column("key", String(120), nullable=False, unique=True),  # the name to sign in with, as it is looked for
    Column("login", Text, nullable=False),  # and as it was typed
    Column("name", Text, nullable=False),  # the name the person goes by
    Column("hash", Text, nullable=False),  # of the passphrase (argon2id); empty: deleted
    Column("session", Integer, nullable=False),  # cookies of others do not count
    Column("codes", Text, nullable=False),  # hashes of the recovery codes left, as JSON
    Column("made", String(32), nullable=False),
    # Whether cookies count that name no device, as those of former releases do:
    Column("former", Boolean, nullable=False, server_default=true()),
)
devices: Final = Table(
    "devices",
    schema,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("browser", String(24), nullable=False),  # and
    Column("system", String(24), nullable=False),  # as far as it says so; nothing else is kept of it
    Column("seen", String(32), nullable=False),  # when it was here last
    Column("former", Boolean, nullable=False),  # whether it came with a cookie of a former release
)
server: Final = Table(
    "server",
    schema,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
# Only where several processes share a database (`leases`):
processes: Final = Table(
    "processes",
    schema,
    Column("id", String(24), primary_key=True),
    Column("until", Float, nullable=False),  # when it counts as dead unless it says otherwise, in seconds since 1970
)
leases: Final = Table(
    "leases",
    schema,
    Column("table_id", String(24), primary_key=True),
    Column("process", String(24), nullable=False),  # that has the table; empty: none
    Column("token", BigInteger, nullable=False),  # another one each time it is taken
)
present: Final = Table(
    "present",
    schema,
    Column("table_id", String(24), primary_key=True),
    Column("process", String(24), nullable=False),  # that says so
    Column("people", Text, nullable=False),  # who are connected
)
notices: Final = Table(
    "notices",
    schema,
    Column("id", counted, primary_key=True, autoincrement=True),
    Column("process", String(24), nullable=False),  # that says it to all others
    Column("kind", String(16), nullable=False),
    Column("value", Text, nullable=False),
)
