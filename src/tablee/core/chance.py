"""Where chance gets its numbers: a fast generator for search, a committed secret for tables."""

import hashlib
import hmac
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of whole numbers."""

    def below(self, n: int) -> int:
        """One of 0 … n-1."""
        raise NotImplementedError

    def shuffle(self, items: list[str]) -> None:
        """Put the items in a random order (Fisher–Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def __reduce__(self) -> tuple[Any, ...]:
        """A generator of somebody's own is pickled and copied with what it remembers, in the compiled build too."""
        return again_own, (type(self), dict(getattr(self, "__dict__", {})))


def again_own(kind: Any, kept: dict[str, Any]) -> Rng:
    """The generator of somebody's own that was pickled or copied."""
    made: Rng = kind.__new__(kind)
    for name, value in kept.items():
        setattr(made, name, value)
    return made


def again(kind: type[Rng], kept: tuple[Any, ...]) -> Rng:
    """The generator that was pickled or copied: it gives the numbers that its original would have given next."""
    if kind is Seeded:
        seeded = Seeded(0)
        seeded.x = kept[0]
        return seeded
    committed = Committed(b"", "", kept[1])
    committed.key, committed.drawn = kept[0], kept[2]
    return committed


@final
class Seeded(Rng):
    """Xorshift32: small, fast, the same numbers compiled or not. For simulation, bots and tests."""

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds must not give neighbouring streams: the first state is a hash of the seed.
        self.x: i64 = int.from_bytes(hashlib.sha256(b"tablee seed %d" % seed).digest()[:4], "big") or 1

    def below(self, n: int) -> int:
        x = self.x
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.x = x
        return ((x >> 12) * n) >> 20

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (Seeded, (int(self.x),))


@final
class Committed(Rng):
    """Numbers derived from a secret that was committed to before the game, one stream per question.

    Anyone who is shown the secret at the end can derive every number again. The commitment is a hash of the
    secret under another name than the derivation, so it gives nothing away. (ECH-R142)
    """

    def __init__(self, secret: bytes, entropy: str, index: int) -> None:
        self.key = hmac.new(secret, b"tablee chance\0" + entropy.encode(), hashlib.sha256).digest()
        self.index = index
        self.drawn = 0

    def below(self, n: int) -> int:
        # Rejection keeps it unbiased: values past the largest multiple of n are drawn again.
        limit = (1 << 64) - (1 << 64) % n
        while True:
            block = hmac.new(self.key, b"%d:%d" % (self.index, self.drawn), hashlib.sha256).digest()
            self.drawn += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return value % n

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (Committed, (self.key, self.index, self.drawn))


def commitment(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(b"tablee commitment\0" + secret).hexdigest()


def secret_of_seed(seed: int) -> bytes:
    """The secret of a game that was started with a number, to be played again."""
    return hashlib.sha256(b"tablee secret of seed %d" % seed).digest()
