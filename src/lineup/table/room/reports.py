"""A report of somebody at a table: what they wrote, what they see and have read at this moment, and who is there."""

from __future__ import annotations

import json
from typing import Final

from lineup.running.world import monotonic_seconds
from lineup.table.model.names import clean_text
from lineup.table.people.moderation import Moderation
from lineup.table.room.clients import Client
from lineup.table.room.room import Room, encode
from lineup.table.room.server import REPORTS_OF_HOME
from lineup.table.wire.protocol import REPORT_LENGTH
from lineup.table.wire.sorry import Sorry

MOST_TALK: Final = 50  # lines of chat kept with a report


async def store_report(room: Room, client: Client, text: str) -> str:
    """Store a report with what its author sees, and nothing more; return its id."""
    short = len(text) <= REPORT_LENGTH
    words = "\n".join(clean_text(line) for line in text.strip().splitlines()) if short else ""
    if not words:
        raise Sorry("sorry-report", most=REPORT_LENGTH, n=len(text))
    if client.home and room.server.reports_from_home.spend(client.home, monotonic_seconds()):
        raise Sorry("sorry-reports-home", n=REPORTS_OF_HOME)
    table, me = room.table, client.person
    seat = table.seat_of(me)
    view, names = json.loads(encode(room.describe_table(me))), {}
    if room.hosted is not None:
        view = json.loads(room.make_position(room.hosted, seat))
        names = {str(index): room.hosted.catalogue[index].name for _, index in view["cards"]}
    said = await room.store.load_chat(room.id, 0, me)
    talk = [
        {"name": each.name, "team": bool(each.readers), "text": each.text, "time": each.time}
        for each in said[-MOST_TALK:]
    ]
    people = [
        {"person": each.person, "name": each.name, "seat": number}
        for number, each in enumerate(table.seats)
        if each.person and each.person != me
    ]
    seated = {*table.list_people(), me}
    watching = {each.person: room.name_of(each) for each in room.clients if each.person not in seated}
    people += [{"person": person, "name": name, "seat": -1} for person, name in watching.items()]
    return await Moderation(room.store).add_report(
        {
            "table_id": room.id,
            "person": me,
            "name": room.name_of(client),
            "text": words,
            "view": json.dumps({"view": view, "names": names}),
            "people": json.dumps(people),
            "talk": json.dumps(talk),
        }
    )
