# not compiled: products of large numbers hear of Ctrl-C, which compiled code takes for a lack of memory.
"""Where the luck of each world begins. Between two worlds, then, whoever does not want to wait is heard."""

from __future__ import annotations

from typing import Final

STREAM: Final = 1_000_003


def stream_of(seed: int, world: int) -> int:
    """The seed of a world's generator."""
    return (seed * STREAM + world) * 2
