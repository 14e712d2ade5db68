"""The workshop over HTTP: custom sets, kept as they are typed, read, shared and copied."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from lineup.language.grammar.limits import MOST_NAME, MOST_SET
from lineup.language.lists import ListError
from lineup.language.writing import make_slug
from lineup.table.http.hosts_and_cookies import check_storage, person_of, visitor_of
from lineup.table.http.parts import rooms_of, server_of
from lineup.table.people.cookies import Person
from lineup.table.store.store import ID_ALPHABET
from lineup.table.web.framework import FromPath, FromQuery, JSONBody, Request, Response, delete, get, post, put
from lineup.table.wire.base import Sentence, Strict, Wire
from lineup.table.wire.sentences import to_wire
from lineup.table.wire.sorry import Sorry
from lineup.table.workshop.card_forms import (
    CardForm,
    CardRead,
    SetRead,
    file_id,
    place_in_set,
    read_file,
    read_form,
    read_forms,
    read_pasted_forms,
    write_file,
)
from lineup.table.workshop.kept_sets import ID_LENGTH, KeptSets, OwnSetRow
from lineup.table.workshop.pictures import MOST_BYTES, Pictures, picture_type

T = TypeVar("T")
Title = Annotated[str, Meta(max_length=MOST_NAME)]
PICTURE_TEXT: Final = 2 * MOST_BYTES  # characters of base64; a picture a little too large is told of its size
A_ROW: Final = 1_000  # bytes a set or a card takes besides what was typed


class OwnCard(Wire, frozen=True, kw_only=True):
    """A card of a custom set: as typed, and the result."""

    id: str
    version: int  # counts its changes; whoever changes it names the one they saw
    form: CardForm
    read: CardRead


class OwnSet(Wire, frozen=True, kw_only=True):
    """A custom set."""

    id: str
    title: str
    version: int  # counts the changes of its title
    link: str  # what others find it by, at /shared/LINK; empty: nobody does
    changed: str  # ISO time of the last change
    set: str  # its id in files and at tables
    cards: list[OwnCard]
    text: str  # all of it that can be played, as TOML for the settings of a table; empty if nothing can
    groups: list[str]  # the groups of cards it can give to a mix
    problem: Sentence | None  # why it cannot be played as a whole


class SharedSet(Wire, frozen=True, kw_only=True):
    """A set shared by another person."""

    title: str
    by: str  # the name of who made it; empty if they go by none
    yours: bool
    cards: list[CardRead]
    file: str  # all of it as TOML; to take a copy, make a set of it


class NewSet(Strict, frozen=True, kw_only=True):
    """`POST /api/own`: a set to make, empty or from a file, whose title it takes if none is given."""

    title: Title = ""
    file: str = ""


class Titled(Strict, frozen=True, kw_only=True):
    """`PUT /api/own/{set_id}`: a new title, replacing that of a version."""

    title: Title
    version: int


class Typed(Strict, frozen=True, kw_only=True):
    """`PUT /api/own/{set_id}/cards/{card_id}`: the form, replacing a version; 0: the card is new."""

    form: CardForm
    version: int


class NewPicture(Strict, frozen=True, kw_only=True):
    """`POST /api/own/{set_id}/pictures`: a PNG, JPEG or still WebP as base64, at most 480 by 320 pixels and 64 KiB."""

    data: Annotated[str, Meta(max_length=PICTURE_TEXT)]


class PictureKept(Wire, frozen=True, kw_only=True):
    """The name of a kept picture, which a card's form holds in `more` under `picture`."""

    picture: str


class PastedList(Strict, frozen=True, kw_only=True):
    """`POST /api/own/{set_id}/list`: a list of cards as it was pasted, for the cards of a box."""

    text: Annotated[str, Meta(max_length=2 * MOST_SET)]
    box: Annotated[str, Meta(max_length=MOST_NAME)] = ""


class PastedCard(Wire, frozen=True, kw_only=True):
    """A card of a pasted list: where it began, its form, and the result. It is not kept yet."""

    line: int  # of the list, from 1
    name: str  # as it was typed
    form: CardForm
    read: CardRead


class Sharing(Strict, frozen=True, kw_only=True):
    """`PUT /api/own/{set_id}/link`: share the set, or stop sharing it."""

    on: bool


PICTURE_HEADERS: Final = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; sandbox",
}


def _kept_sets(request: Request[Any, Any, Any]) -> KeptSets:
    return KeptSets(rooms_of(request).store)


def _pictures(request: Request[Any, Any, Any]) -> Pictures:
    return Pictures(rooms_of(request).store)


def _require_person(request: Request[Any, Any, Any]) -> Person:
    """Return the person who asks; raise Sorry without a cookie, since they cannot have anything here."""
    person = person_of(request)
    if person is None:
        raise Sorry("server-nobody")
    return person


def _decode_forms(row: OwnSetRow) -> list[CardForm]:
    return [msgspec.json.decode(card.form, type=CardForm) for card in row.cards]


async def _read_in_turn(request: Request[Any, Any, Any], work: Callable[[], T]) -> T:
    """Do some work beside the event loop, each guest in turn."""
    return await server_of(request).desk.run(work)


async def _read_set(request: Request[Any, Any, Any], row: OwnSetRow) -> tuple[list[CardForm], SetRead]:
    typed = _decode_forms(row)
    return typed, await _read_in_turn(request, partial(read_forms, row.id, row.title, typed))


async def _own_set(request: Request[Any, Any, Any], row: OwnSetRow, listed: bool = False) -> OwnSet:
    """Describe a set; in a list without the effects of its cards."""
    typed, found = await _read_set(request, row)
    reads = [msgspec.structs.replace(each, steps=[]) for each in found.read] if listed else found.read
    return OwnSet(
        id=row.id,
        title=row.title,
        version=row.version,
        link=row.link,
        changed=row.changed,
        set=file_id(row.id, row.title),
        cards=[
            OwnCard(id=card.id, version=card.version, form=form, read=read)
            for card, form, read in zip(row.cards, typed, reads, strict=True)
        ],
        text=found.text,
        groups=list(found.groups),
        problem=to_wire(found.problem) if found.problem else None,
    )


@get("/api/own")
async def get_own(request: Request[Any, Any, Any]) -> list[OwnSet]:
    """List one's sets, latest first, without the effects of their cards."""
    person = person_of(request)
    rows = await _kept_sets(request).list_sets(person.id) if person is not None else []
    return [await _own_set(request, row, listed=True) for row in rows]


@post("/api/own")
async def make_own(request: Request[Any, Any, Any], data: JSONBody[NewSet]) -> Response[OwnSet]:
    """Make a set."""
    person, cookies = visitor_of(request)
    check_storage(request, A_ROW + len(data.file))
    title, typed = data.title, list[CardForm]()
    if data.file:
        found, typed = await _read_in_turn(request, partial(read_file, data.file))
        title = title or found
    keeping = _kept_sets(request)
    id = await keeping.make_set(person.id, _check_title(title), [msgspec.json.encode(form).decode() for form in typed])
    named = {str(form.more["picture"]) for form in typed if form.more.get("picture")}
    if named:
        await _pictures(request).copy_pictures(id, named)
    told = await _own_set(request, await keeping.find_set(id, person.id))
    return Response(told, cookies=cookies, status_code=201)


def _check_title(text: str) -> str:
    title = " ".join(text.split())
    if not title or not title.isprintable():
        raise Sorry("sorry-title", most=MOST_NAME)
    return title[:MOST_NAME]


@get("/api/own/{set_id:str}")
async def get_own_set(request: Request[Any, Any, Any], set_id: FromPath[str]) -> OwnSet:
    """Return one of one's sets."""
    return await _own_set(request, await _kept_sets(request).find_set(set_id, _require_person(request).id))


@put("/api/own/{set_id:str}")
async def rename_own(request: Request[Any, Any, Any], set_id: FromPath[str], data: JSONBody[Titled]) -> OwnSet:
    """Rename a set."""
    person = _require_person(request)
    await _kept_sets(request).rename_set(set_id, person.id, _check_title(data.title), data.version)
    return await _own_set(request, await _kept_sets(request).find_set(set_id, person.id))


@delete("/api/own/{set_id:str}", status_code=200)
async def remove_own(request: Request[Any, Any, Any], set_id: FromPath[str]) -> list[OwnSet]:
    """Delete a set; return the others."""
    person = _require_person(request)
    await _kept_sets(request).remove_set(set_id, person.id)
    return [await _own_set(request, row, listed=True) for row in await _kept_sets(request).list_sets(person.id)]


@put("/api/own/{set_id:str}/link")
async def share_own(request: Request[Any, Any, Any], set_id: FromPath[str], data: JSONBody[Sharing]) -> OwnSet:
    """Share a set by a link, or stop sharing it."""
    person = _require_person(request)
    await _kept_sets(request).share_set(set_id, person.id, person.name, data.on)
    return await _own_set(request, await _kept_sets(request).find_set(set_id, person.id))


@get("/api/own/{set_id:str}/file", media_type="text/plain")
async def get_file(request: Request[Any, Any, Any], set_id: FromPath[str]) -> Response[str]:
    """A set as a file, with everything that was typed."""
    row = await _kept_sets(request).find_set(set_id, _require_person(request).id)
    text = await _read_in_turn(request, partial(write_file, row.id, row.title, _decode_forms(row)))
    kept = await _pictures(request).list_pictures(row.id)
    text += "".join(f"# picture {digest} {b64encode(data).decode()}\n" for digest, data in kept.items())
    name = f"{make_slug(row.title)}.toml"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type="text/plain")


@put("/api/own/{set_id:str}/cards/{card_id:str}")
async def put_card(
    request: Request[Any, Any, Any],
    set_id: FromPath[str],
    card_id: FromPath[str],
    data: JSONBody[Typed],
) -> OwnCard:
    """Save a card's form; refuse it if the card was changed meanwhile."""
    person = _require_person(request)
    if not 0 < len(card_id) <= ID_LENGTH or set(card_id) - set(ID_ALPHABET):
        raise Sorry("sorry-card-id", most=ID_LENGTH)
    keeping = _kept_sets(request)
    form = msgspec.json.encode(data.form).decode()
    check_storage(request, A_ROW + len(form))
    version = await keeping.put_card(set_id, person.id, card_id, data.version, form)
    row = await keeping.find_set(set_id, person.id)
    others = [form.name for card, form in zip(row.cards, _decode_forms(row), strict=True) if card.id != card_id]
    read = await _read_in_turn(request, partial(read_form, data.form, others))
    home = "" if data.form.replaces else make_slug(data.form.name)
    return OwnCard(
        id=card_id, version=version, form=data.form, read=place_in_set(read, file_id(row.id, row.title), home)
    )


@post("/api/own/{set_id:str}/list", status_code=200)
async def read_pasted(
    request: Request[Any, Any, Any], set_id: FromPath[str], data: JSONBody[PastedList]
) -> list[PastedCard]:
    """Read a pasted list: each card with its form, matched to the card of the box it completes."""
    await _kept_sets(request).find_set(set_id, _require_person(request).id)
    try:
        pasted = await _read_in_turn(request, partial(read_pasted_forms, data.text, data.box))
    except ListError as error:
        raise Sorry("sorry-list", why=str(error)) from None
    return [PastedCard(line=line, name=name, form=form, read=read) for line, name, form, read in pasted]


@post("/api/own/{set_id:str}/pictures")
async def add_picture(
    request: Request[Any, Any, Any], set_id: FromPath[str], data: JSONBody[NewPicture]
) -> PictureKept:
    """Keep a picture with one's set, for a card to name."""
    row = await _kept_sets(request).find_set(set_id, _require_person(request).id)
    try:
        picture = b64decode(data.data, validate=True)
    except ValueError:
        raise Sorry("sorry-picture-kind") from None
    picture_type(picture)
    check_storage(request, A_ROW + len(picture))
    return PictureKept(picture=await _pictures(request).keep_picture(row.id, picture))


@get("/api/pictures/{digest:str}", media_type="image/png")
async def get_picture(request: Request[Any, Any, Any], digest: FromPath[str]) -> Response[bytes]:
    """A picture of a custom card. It never changes, and nothing in it can run."""
    found = await _pictures(request).find_picture(digest)
    return Response(found, headers=PICTURE_HEADERS, media_type=picture_type(found))


@delete("/api/own/{set_id:str}/cards/{card_id:str}", status_code=200)
async def remove_card(
    request: Request[Any, Any, Any],
    set_id: FromPath[str],
    card_id: FromPath[str],
    version: FromQuery[int],
) -> OwnSet:
    """Remove a card from a set."""
    person = _require_person(request)
    await _kept_sets(request).remove_card(set_id, person.id, card_id, version)
    return await _own_set(request, await _kept_sets(request).find_set(set_id, person.id))


@get("/api/shared/{link:str}")
async def get_shared(request: Request[Any, Any, Any], link: FromPath[str]) -> SharedSet:
    """Return a shared set."""
    row = await _kept_sets(request).find_shared(link)
    typed, found = await _read_set(request, row)
    person = person_of(request)
    return SharedSet(
        title=row.title,
        by=row.author,
        yours=person is not None and person.id == row.person,
        cards=list(found.read),
        file=write_file(row.id, row.title, typed),
    )


ROUTES: Final = [
    get_own, make_own, get_own_set, rename_own, remove_own, share_own, get_file, put_card, remove_card,
    get_shared, add_picture, get_picture, read_pasted,
]  # fmt: skip
