"""The browser's types, made from the messages of the table's protocol; `python -m tools.generate.docs` writes them."""

from __future__ import annotations

import inspect
from typing import Final

import msgspec
from msgspec import inspect as mi

from lineup.language.grammar.limits import MOST_CARDS, MOST_NAME, MOST_TEXT
from lineup.table.http import accounts, daily, lessons, measures
from lineup.table.http import moderation as http_moderation
from lineup.table.model import past
from lineup.table.people import finished_games, moderation
from lineup.table.wire import advice, base, catalogue, clock, coming_back, door, looks, protocol, signs
from lineup.table.workshop import card_forms, kept_sets, pictures, routes

HEAD: Final = """\
// Made by `make docs` from src/lineup/table; changes here are lost.

import type { Sentences } from "./sentences";
"""
ARG: Final = """\
/** An argument of a sentence: a number, a text, a card of the catalogue, a player, a text of a box, sentences. */
export type Arg =
  | number
  | string
  | { card: number; n?: number }
  | { seat: number }
  | { key: string; text: string }
  | { said: Sentence }
  | { list: Arg[]; by?: "and" | "or" };
"""
UNIONS: Final = ("FromServer", "FromClient")


def typescript() -> str:
    """The whole module of types."""
    structs = [
        each
        for module in (
            base,
            looks,
            catalogue,
            clock,
            advice,
            signs,
            door,
            coming_back,
            protocol,
            past,
            finished_games,
            card_forms,
            routes,
            lessons,
            daily,
            accounts,
            measures,
            moderation,
            http_moderation,
        )
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    parts = [HEAD, f"export const VERSION = {protocol.VERSION};\n"]
    parts += [f"export const {name} = {getattr(protocol, name)};\n" for name in ("NAME_LENGTH", "CHAT_LENGTH")]
    limits = {"sets": kept_sets.MOST_OWN_SETS, "cards": MOST_CARDS, "text": MOST_TEXT, "title": MOST_NAME}
    limits |= {"typed": card_forms.FORM_WORD, "typedText": card_forms.FORM_TEXT}
    limits |= {"pictureBytes": pictures.MOST_BYTES}
    limits |= {"pictureWidth": pictures.MOST_WIDTH, "pictureHeight": pictures.MOST_HEIGHT}
    parts.append(f"export const OWN_LIMITS = {{ {', '.join(f'{key}: {most}' for key, most in limits.items())} }};\n")
    parts.append(ARG)
    parts += [_interface(each) for each in structs if each.__struct_fields__ or each.__struct_config__.tag]
    for union in UNIONS:
        names = " | ".join(each.__name__ for each in getattr(protocol, union).__args__)
        parts.append(f"export type {union} = {names};\n")
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct]) -> str:
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    lines = [f"/** {_first_line(struct)} */"] if struct.__doc__ else []
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    # what clients send may leave out what has a default, and so does the server where a struct says so
    short = issubclass(struct, base.Strict) or struct.__struct_config__.omit_defaults
    for field in info.fields:
        optional = "?" if short and not field.required else ""
        closed = struct is base.Sentence and field.name == "key"  # of all keys the catalogue has, and no other
        lines.append(f"  {field.encode_name}{optional}: {'keyof Sentences' if closed else _type(field.type)};")
    lines.append("}\n")
    return "\n".join(lines)


def _first_line(struct: type) -> str:
    return inspect.cleandoc(struct.__doc__ or "").splitlines()[0]


def _type(kind: mi.Type) -> str:
    match kind:
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.StrType():
            return "string"
        case mi.BoolType():
            return "boolean"
        case mi.AnyType():
            return "Arg"
        case mi.NoneType():
            return "null"
        case mi.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case mi.ListType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case mi.TupleType():
            return f"[{', '.join(_type(each) for each in kind.item_types)}]"
        case mi.DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
        case mi.UnionType():
            return " | ".join(_type(each) for each in kind.types)
        case mi.StructType():
            return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")
