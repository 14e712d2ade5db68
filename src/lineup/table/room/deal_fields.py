"""The bots of the field of a deal: they play once, in a process of their own, as soon as somebody tries it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing

import msgspec

from lineup.deals.calendar import Deal
from lineup.deals.field import list_entrants
from lineup.table.limits.addresses import Guest
from lineup.table.people.deal_tries import BotResult, DealTries
from lineup.table.room.server import Server
from lineup.table.store.databases import AWAY
from lineup.table.store.store import NotWritten

logger = logging.getLogger(__name__)


class DealFields:
    """The fields being played now."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.checking = asyncio.Lock()  # one log of a deal is checked at a time: each takes seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin_field(self, deal: Deal) -> None:
        """Let the bots that have not played a deal yet play it, unless they do already."""
        if deal.id not in self._tasks:
            task = self._tasks[deal.id] = asyncio.get_running_loop().create_task(self._play(deal))
            task.add_done_callback(lambda _: self._tasks.pop(deal.id, None))

    async def _play(self, deal: Deal) -> None:
        tries = DealTries(self._server.store)
        try:
            done = [each.bot for each in await tries.list_bots(deal.id)]
            if len(done) == len(list_entrants()):
                return
            job = {"deal": deal.id, "done": done}
            async with aclosing(self._server.measurers.run_job(Guest(f"deal {deal.id}", ""), job)) as lines:
                async for line in lines:
                    await tries.note_bot(deal.id, msgspec.json.decode(line, type=BotResult))
        except (NotWritten, *AWAY) as error:
            logger.error("what bots made of the deal of %s could not be written down: %s", deal.id, error)
        except Exception:
            logger.exception("the field of the deal of %s stopped", deal.id)

    async def close(self) -> None:
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
