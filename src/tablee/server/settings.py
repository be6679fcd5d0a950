"""What a host may choose about a server. The defaults are for a table among friends; every limit is here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

DAY: Final = 24 * 3600.0


LOCAL: Final = ("127.0.0.1", "::1")
"""What listens there is for this machine alone."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more per second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Settings:
    """Seconds, bytes and counts."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8033
    origins: tuple[str, ...] = ()  # besides our own addresses: `https://tablee.example`
    behind_proxy: str = ""  # whose forwarded headers are believed
    link: str = ""  # what links begin with; "" for our own address
    shared: bool = False  # other processes may use the same database: a PostgreSQL
    workers: int = 1  # processes of this server
    peer_host: str = "127.0.0.1"  # where other processes reach this one
    metrics_port: int = 0  # on the loopback address only; 0: off
    web: Path | None = None  # the built browser table; None: the one in the package

    push_key: Path | None = None  # the host's own, for Web Push; None: nobody is called who is not there
    push_contact: str = ""  # `mailto:` or `https:`, for the services that carry calls
    push_services: tuple[str, ...] = ()  # addresses of such services, besides those of the browsers

    bot_pace: float = 0.9  # about so long a bot seems to think; 0: it answers at once
    bot_workers: int = 1
    coach_playouts: int = 16_000  # for one game, all its decisions together

    bench: bool = False  # the designers' bench: texts are checked and games played for whoever comes
    bench_ray: str = ""  # the Ray that plays its games; "": a process of this machine
    bench_workers: int = 1  # jobs that are played at once
    bench_waiting: int = 12  # and that wait
    bench_jobs_per_address: int = 3
    bench_games: int = 20_000  # of one job
    bench_values: int = 21  # of one curve
    bench_seconds: float = 900.0  # for one job

    hello_within: float = 10.0
    head_within: float = 10.0  # a whole head of a request, from the first moment on
    idle_for: int = 15  # a connection that has been answered and asks for nothing more
    send_within: float = 20.0  # a reader who takes longer for one message is let go when there is another for it;
    # of an answer over HTTP, one who takes nothing for so long
    most_unsent: int = 64  # messages that wait for one slow reader
    most_sockets: int = 4000
    most_requests: int = 1000  # connections besides sockets
    most_sockets_per_address: int = 250
    most_sockets_per_table: int = 120
    most_sockets_per_token: int = 16  # at its table
    places_for_players: int = 40  # of the sockets of a table, that spectators do not get
    most_http_body: int = 1536 * 1024  # a card file fits in
    body_within: float = 30.0

    said: Rate = Rate(60, 40)  # by one socket; more is heard more slowly
    controlled: Rate = Rate(60, 2)  # pings, unasked pongs and pieces of messages, by one socket; more and it is let go
    most_slowed: int = 1000  # so often; then it is let go
    chatted: Rate = Rate(6, 0.5)  # by one person at a table
    hinted: Rate = Rate(6, 0.2)  # hints, by one seat of one table
    taken_back: Rate = Rate(8, 1)  # by one person at a table: undoing plays the game again
    created: Rate = Rate(30, 0.5)  # tables, by one address
    checked: Rate = Rate(20, 0.5)  # card files read before there is a table for them, by one address
    benched: Rate = Rate(120, 8)  # questions about a text on the bench, by one address: whoever types asks often
    joined: Rate = Rate(40, 1)  # by one address
    came: Rate = Rate(250, 10)  # sockets that were opened, by one address: each is told the whole game
    looked_back: Rate = Rate(60, 6)  # earlier moments of games in play, by one address
    asked: Rate = Rate(400, 60)  # any request over HTTP, by one address
    at_table: Rate = Rate(200, 60)  # everything said by one person at a table
    watched: Rate = Rate(60, 20)  # everything said by all spectators of one table together
    in_vain: Rate = Rate(10, 0.25)  # what is refused to a spectator, by one socket; more is heard more slowly
    undone: Rate = Rate(16, 2)  # by all who play at one table

    brought: Rate = Rate(4 << 20, 256)  # bytes of card files that are kept, by one address
    kept: Rate = Rate(1000, 0.01)  # tables that are kept, by one address
    most_card_bytes: int = 512 << 20  # of card files, on this server
    most_remarks: int = 10_000  # in the chat of one table

    away_after: float = 60.0  # then the others may remind somebody who is not there, or let a bot play on
    leave_memory_after: float = 30.0  # without anybody there: its log brings it back in milliseconds
    keep_ended: float = 90 * DAY  # finished tables are forgotten then; 0: never
    keep_silent: float = 400 * DAY  # and tables at which nothing happens

    def without_address_limits(self) -> Settings:
        """For load tests on one machine, where all clients have the same address."""
        free = Rate(1e9, 1e9)
        return replace(
            self,
            most_sockets_per_address=self.most_sockets,
            brought=free,
            kept=free,
            created=free,
            checked=free,
            benched=free,
            joined=free,
            came=free,
            looked_back=free,
            asked=free,
        )

    @property
    def is_private(self) -> bool:
        """Whether only this machine reaches it: it listens for nobody else, and no proxy or link brings others."""
        return self.host in LOCAL and not self.behind_proxy and not self.link and not self.origins

    def without_limits(self) -> Settings:
        """Nor for sockets, people and tables."""
        free = Rate(1e9, 1e9)
        return replace(
            self.without_address_limits(),
            said=free,
            controlled=free,
            watched=free,
            in_vain=free,
            chatted=free,
            hinted=free,
            taken_back=free,
            at_table=free,
            undone=free,
        )
