"""The parts of the HTTP schema that all routes share: refusals, and no unknown fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar.openapi.plugins import JsonRenderPlugin

from lineup.table.wire.base import Strict
from lineup.table.wire.protocol import Complaint

if TYPE_CHECKING:
    from litestar import Request

REFUSALS: Final = {
    "4XX": "Not possible, and why",
    "503": "Nothing was changed: it could not be written down, or the server is not ready",
}


class ContractPlugin(JsonRenderPlugin):
    """The schema: every route may refuse with one sentence, and requests have no unknown fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        strict = {each.__name__ for each in _list_subclasses(Strict)}
        for schema in openapi_schema["components"]["schemas"].values():
            if schema.get("title") in strict:
                schema["additionalProperties"] = False
        for operations in openapi_schema["paths"].values():
            for operation in operations.values():
                told = {status: each for status, each in operation["responses"].items() if status < "4"}
                operation["responses"] = told | {status: _refusal_schema(text) for status, text in REFUSALS.items()}
        return super().render(request, openapi_schema)


def _list_subclasses(kind: type[Strict]) -> list[type[Strict]]:
    """List all classes derived from one."""
    found: list[type[Strict]] = []
    for each in kind.__subclasses__():
        found += [each, *_list_subclasses(each)]
    return found


def _refusal_schema(description: str) -> dict[str, Any]:
    schema = {"$ref": f"#/components/schemas/{Complaint.__name__}"}
    return {"description": description, "content": {"application/json": {"schema": schema}}}
