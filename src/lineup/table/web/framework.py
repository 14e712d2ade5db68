"""The web framework of the routes: Litestar on a server. A browser has too little room for it and gets the few parts of
it that the routes use.
"""

from __future__ import annotations

import sys

if sys.platform == "emscripten":
    from lineup.table.web.small import (
        Cookie,
        FromPath,
        FromQuery,
        HTTPException,
        JSONBody,
        NotFoundException,
        Response,
        ResponseSpec,
        Stream,
        WebSocket,
        WebSocketDisconnect,
        delete,
        get,
        post,
        put,
        websocket,
    )
    from lineup.table.web.small import PlainRequest as Request

    ASGIConnection = Request
else:
    from litestar import Request, Response, WebSocket, delete, get, post, put, websocket
    from litestar.connection import ASGIConnection
    from litestar.datastructures import Cookie
    from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
    from litestar.openapi.datastructures import ResponseSpec
    from litestar.params import FromPath, FromQuery, JSONBody
    from litestar.response import Stream

__all__ = [
    "ASGIConnection",
    "Cookie",
    "FromPath",
    "FromQuery",
    "HTTPException",
    "JSONBody",
    "NotFoundException",
    "Request",
    "Response",
    "ResponseSpec",
    "Stream",
    "WebSocket",
    "WebSocketDisconnect",
    "delete",
    "get",
    "post",
    "put",
    "websocket",
]
