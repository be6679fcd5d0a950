"""How much anybody may ask for: per socket, per address, per table. Whoever asks for more is told so, or let go."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from tablee.server.settings import Rate

MOST_NAMES: Final = 20_000
SECRET: Final = "x-tablee-peer"
COMES_FROM: Final = "x-tablee-for"
"""Headers between processes: the word that the other one knows, and whose address it is."""
A_PEER: Final = "a peer"
"""Stands for the address of somebody whom another process has passed on: it has counted already."""


class Allowance:
    """A bucket that fills by and by."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float, much: float = 1.0, share: float = 1.0) -> bool:
        """`share`: which part of the rate is ours to give."""
        self.left = min(self.rate.burst * share, self.left + max(0.0, now - self.at) * self.rate.per_second * share)
        self.at = now
        if self.left < much:
            return False
        self.left -= much
        return True

    def empty(self, now: float) -> None:
        """From now on it fills from nothing."""
        self.left, self.at = 0.0, now


def host_of(connection: HTTPConnection) -> str:
    """The address somebody comes from; IPv4 as such, also where it comes through IPv6."""
    host = connection.client.host if connection.client is not None else ""
    if ":" not in host:
        return host
    try:
        mapped = ipaddress.IPv6Address(host.partition("%")[0]).ipv4_mapped
    except ValueError:
        return host
    return host if mapped is None else str(mapped)


def address_of(connection: HTTPConnection) -> str:
    """Whose allowance it is. Of IPv6 the network: one house has 2**64 addresses."""
    if connection.scope.get(A_PEER):
        return A_PEER
    host = host_of(connection)
    if ":" not in host:
        return host
    try:
        return str(ipaddress.IPv6Network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


class Allowances:
    """One allowance for each name (an address, a table); the longest unused are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.share = 1.0  # one of so many processes that give the same
        self._by_name: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, name: str, much: float = 1.0) -> bool:
        if name == A_PEER:
            return True
        now = self.now()
        allowance = self._by_name.get(name)
        if allowance is None:
            allowance = self._by_name[name] = Allowance(self.rate, now)
            if len(self._by_name) > MOST_NAMES:
                self._by_name.popitem(last=False)
        else:
            self._by_name.move_to_end(name)
        return allowance.take(now, much, self.share)


class Counts:
    """How many there are of something, by name."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self.total = 0

    def __getitem__(self, name: str) -> int:
        return self._counts.get(name, 0)

    def add(self, name: str) -> None:
        self._counts[name] = self[name] + 1
        self.total += 1

    def remove(self, name: str) -> None:
        self.total -= 1
        self._counts[name] = self[name] - 1
        if self._counts[name] <= 0:
            del self._counts[name]
