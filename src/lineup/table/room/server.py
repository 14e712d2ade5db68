"""What all tables of one server share. Two servers in one process share nothing."""

from __future__ import annotations

from collections.abc import Collection

from lineup.table.room.deadlines import Time
from lineup.table.store.store import Store
from lineup.table.workers.advice_pool import Advisers


class Server:
    """The parts of a server that its tables use."""

    def __init__(self, store: Store, time: Time | None = None, moderators: Collection[str] = ()) -> None:
        self.store = store
        self.time = time or Time()
        self.moderators = moderators  # the people who keep order here
        self.advisers = Advisers()

    async def close(self) -> None:
        """End the processes that think of advice."""
        await self.advisers.close()
