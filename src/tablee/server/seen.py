"""Who has seen which hands of a game in play. Whoever has seen one never gets a view of another seat in it; several
seats on one device are declared before the game begins. Tokens are known by their hashes alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from tablee.server import seats as seating
from tablee.server.refusal import Refusal
from tablee.store import Head, Seat

SEEN: Final = "seen"
"""In `Head.more`: by token, the seats whose hands it has seen and no longer plays."""
KICKED: Final = "kicked"
"""In `Head.more`: tokens that the host has sent away."""
MOST: Final = 200
"""People who came and went in one game; then nobody else comes."""


def of(head: Head) -> Mapping[str, Sequence[int]]:
    found: Mapping[str, Sequence[int]] = head.more.get(SEEN, {})
    return found


def is_kicked(head: Head, token: str) -> bool:
    return any(seating.same(token, kicked) for kicked in head.more.get(KICKED, ()))


def gone(head: Head, seats: Sequence[Seat], token: str, in_play: bool, kicked: bool) -> Head:
    """The head when a token loses a seat: what it has seen there stays with it, and a kick ends it for good."""
    more = dict(head.more)
    mine = seating.seats_of(seats, token)
    if in_play:
        had = of(head).get(token, ())
        more[SEEN] = {**of(head), token: sorted({*had, *mine})}
    if kicked and len(mine) == 1:
        more[KICKED] = [*head.more.get(KICKED, ()), token][-MOST:]
    return replace(head, more=more)


def must_be_new(head: Head, seats: Sequence[Seat], token: str, chosen: Collection[int]) -> None:
    """Refusal for somebody who has seen a hand of this game and would see another, or who would see two. Seats that
    were declared to be on one device stay together."""
    found = of(head)
    together = [*(set(group) for group in found.values()), *({seat} for seat in chosen)]
    seen = {*found.get(token, ()), *seating.seats_of(seats, token)}
    if seen and not set(chosen) <= set(found.get(token, ())):
        raise Refusal("table-seen-a-hand", status=403)
    if not any(set(chosen) <= group for group in together):
        raise Refusal("table-one-hand", status=403)
    if len(found) >= MOST:
        raise Refusal("table-too-long", status=403)


def without(more: Mapping[str, object]) -> dict[str, object]:
    """What another game of the same people knows of it: nothing."""
    return {name: value for name, value in more.items() if name not in (SEEN, KICKED)}
