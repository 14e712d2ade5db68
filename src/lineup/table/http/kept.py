"""Responses whose answers never change: packed once, and not sent to whoever has them."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from lineup.table.http.encodings import takes_gzip
from lineup.table.http.parts import server_of
from lineup.table.limits.kept_answers import KeptAnswer, Key
from lineup.table.web.framework import Request, Response

ASK_AGAIN: Final = "no-cache"  # keep it, and ask whether it still holds: another release may answer otherwise
PRIVATE: Final = "private, no-cache"  # the same, for whoever may see it


async def answer_fixed(request: Request[Any, Any, Any], key: Key, make: Callable[[], Any]) -> Response[Any]:
    """Answer with what is the same for everybody as long as the server runs."""

    async def prepare() -> Callable[[], Any]:
        return make

    return give_kept(request, await server_of(request).fixed_answers.find(key, prepare), ASK_AGAIN)


def give_kept(
    request: Request[Any, Any, Any],
    kept: KeptAnswer,
    caching: str = PRIVATE,
    media_type: str = "application/json",
    headers: dict[str, str] | None = None,
) -> Response[Any]:
    """Make the response for an answer; 304 without a body for whoever has it."""
    told = {"ETag": kept.etag, "Cache-Control": caching, "Vary": "Accept-Encoding, Accept-Language", **(headers or {})}
    if kept.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=told, media_type=media_type)
    if kept.packed and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(kept.packed, headers=told | {"Content-Encoding": "gzip"}, media_type=media_type)
    return Response(kept.body, headers=told, media_type=media_type)
