"""What is reckoned quickly in Revachol: the same as the obvious way."""

from __future__ import annotations

from typing import Any

from tablee.games.revachol.draw import can_lose, losable
from tests.positions import Play


def test_whether_so_many_can_be_lost_is_known_without_listing_them() -> None:
    """ECH-75, ECH-76, ECH-77: a Task, an Ally of a Corps, a card of the hand."""
    answers: set[tuple[str, bool]] = set()
    for seats in (2, 4):
        p = Play("revachol", seats, 7)
        s: Any = p.s
        for _ in p.positions(100_000):
            if len(p.answers) % 5:
                continue
            for seat in range(seats):
                for event in ("task", "corps", "hand"):
                    for number in range(1, 7):
                        found = can_lose(s, seat, event, number)
                        assert found == (len(losable(s, seat, event)) >= number), (p, event, number)
                        answers.add((event, found))
    assert len(answers) == 6
