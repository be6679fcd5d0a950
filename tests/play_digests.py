"""Play seeded games and print a digest of every state and of all that is told there: `python -m tests.play_digests 3`.

Run in both builds by tests/test_both_builds.py; the lines must be the same.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

from tablee import compiled
from tablee.core.chance import Seeded
from tablee.core.codec import digest
from tablee.testing.oracle import log_for, told_to
from tests.positions import TABLES, Play, played, share, stride


def lines(games: int) -> Iterator[str]:
    """One line per state: the state; what each seat and a spectator see, may say and are refused; another world.
    Of long games fewer, and not every state in all these ways."""
    for key, seats in TABLES:
        for number in range(share(key, games)):
            p = Play(key, seats, number)
            rng = Seeded(number)
            for _ in p.positions(100_000):
                if len(p.answers) % stride(key):
                    yield f"{key} {seats} {number} {digest(p.game, p.s)}"
                    continue
                seat = len(p.answers) // stride(key) % seats
                told = told_to(p.game, p.s, seat, p.attempts) + log_for(p.told, seat) + told_to(p.game, p.s, None)
                world = digest(p.game, p.game.shuffle_unknown(p.s, seat, rng))
                yield f"{key} {seats} {number} {digest(p.game, p.s)} {hashlib.sha256(told).hexdigest()} {world}"
        record = played(key, seats, 1).saved()
        yield f"{key} {seats} record {hashlib.sha256(record.encode()).hexdigest()}"


if __name__ == "__main__":
    print(compiled.describe())
    for line in lines(int(sys.argv[1])):
        print(line)
