"""What routes and sockets share: the rooms, and who has asked for how much."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from tablee.server.coach import Coach
from tablee.server.context import ServerContext
from tablee.server.limits import Allowances, Counts
from tablee.server.replay import Replays
from tablee.server.rooms import Rooms
from tablee.server.seats import same
from tablee.store import Shared

if TYPE_CHECKING:
    from tablee.server.bench.bench import Bench
    from tablee.server.peers import Peers


def host_name(host: str) -> str:
    """Without its port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).strip("[]").lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Gateway:
    """Made when the server starts; counts what the metrics show."""

    def __init__(self, context: ServerContext, rooms: Rooms, origins: frozenset[str]) -> None:
        settings = context.settings
        self.context = context
        self.rooms = rooms
        self.origins = origins
        self.hosts = frozenset(host_name(origin.partition("://")[2]) for origin in origins)
        self.sockets = Counts()
        self.created = Allowances(settings.created, context.now)
        self.checked = Allowances(settings.checked, context.now)
        self.joined = Allowances(settings.joined, context.now)
        self.looked_back = Allowances(settings.looked_back, context.now)
        self.asked = Allowances(settings.asked, context.now)
        self.came = Allowances(settings.came, context.now)
        self.at_table = Allowances(settings.at_table, context.now)
        self.brought = Allowances(settings.brought, context.now)
        self.kept = Allowances(settings.kept, context.now)
        self.watched = Allowances(settings.watched, context.now)
        self.chatted = Allowances(settings.chatted, context.now)
        self.taken_back = Allowances(settings.taken_back, context.now)
        self.undone = Allowances(settings.undone, context.now)
        self.replays = Replays()
        self.coach = Coach(rooms, rooms.advisers)
        self.counted: dict[str, int] = {}
        self.peers: Peers | None = None  # if there are several processes
        self.bench: Bench | None = None  # if designers may work here
        self.took: Callable[[str, float], None] | None = None  # wants to know how long each thing said takes

    @property
    def relays(self) -> int:
        return 0 if self.peers is None else len(self.peers.relays)

    def shares(self, processes: int) -> None:
        """So many give to each address: whoever asks all of them gets no more than from one."""
        by_address = (self.created, self.checked, self.joined, self.looked_back, self.asked, self.came)
        benched = () if self.bench is None else (self.bench.asked,)
        for allowances in (*by_address, self.brought, self.kept, *benched):
            allowances.share = 1.0 / max(1, processes)

    def is_peer(self, secret: str | None) -> bool:
        """Whether another process of ours passes somebody on."""
        ownership = self.context.ownership
        return isinstance(ownership, Shared) and same(secret or "", ownership.secret)

    def base(self, request: HTTPConnection) -> str:
        """What links begin with: as the host said, else as whoever asks came here."""
        return self.context.link or f"{request.url.scheme}://{request.headers.get('host', '')}"

    def count(self, what: str) -> None:
        self.counted[what] = self.counted.get(what, 0) + 1

    def is_host_ours(self, host: str | None) -> bool:
        """Whether a request names us: a page whose name was made to lead here (DNS rebinding) names another. Whoever
        comes by the bare address of this machine was led here by nobody."""
        if not self.hosts or host is None:
            return True
        name = host_name(host)
        return name in self.hosts or _is_address(name)

    def is_origin_ours(self, origin: str | None) -> bool:
        """A browser names the page it acts for; whatever is no browser names none, and has no token by accident."""
        return origin is None or origin in self.origins
