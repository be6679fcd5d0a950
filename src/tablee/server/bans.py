"""Addresses that the server's host has banned: they get no answer."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sequence

from tablee.store import Ban


class Bans:
    """As the store had them last."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._held: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, float | None]] = []

    def take(self, bans: Sequence[Ban]) -> None:
        self._held = [(ipaddress.ip_network(ban.network), ban.until) for ban in bans]

    def hold(self, host: str) -> bool:
        """Whether that address is banned now."""
        if not self._held:
            return False
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        now = self.now()
        return any(address in network and (until is None or until > now) for network, until in self._held)
