"""What routes and sockets share: the rooms, and who has asked for how much."""

from __future__ import annotations

from tablee.server.hall import Hall
from tablee.server.limits import Allowances, Counts
from tablee.server.replay import Replays
from tablee.server.rooms import Rooms


class Desk:
    """Made when the server starts; counts what the metrics show."""

    def __init__(self, hall: Hall, rooms: Rooms, origins: frozenset[str]) -> None:
        settings = hall.settings
        self.hall = hall
        self.rooms = rooms
        self.origins = origins
        self.sockets = Counts()
        self.created = Allowances(settings.created, hall.now)
        self.joined = Allowances(settings.joined, hall.now)
        self.looked_back = Allowances(settings.looked_back, hall.now)
        self.asked = Allowances(settings.asked, hall.now)
        self.came = Allowances(settings.came, hall.now)
        self.at_table = Allowances(settings.at_table, hall.now)
        self.undone = Allowances(settings.undone, hall.now)
        self.replays = Replays()
        self.counted: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.counted[what] = self.counted.get(what, 0) + 1

    def is_origin_ours(self, origin: str | None) -> bool:
        """A browser names the page it acts for; whatever is no browser names none, and has no token by accident."""
        return origin is None or origin in self.origins
