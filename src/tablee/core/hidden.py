"""What others cannot know: which deck a hidden card came from, what is sealed."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.chance import Rng
from tablee.core.stack import NOTHING, State, run


def drawn_in(kept: Sequence[Sequence[str]], card: str) -> int:
    """Which deck a card hidden in a hand came from: 0 for the first, n for the one made by the nth reshuffle.

    `kept` holds for each reshuffle the cards hidden in hands at that time. Everybody can know this: the pile that
    became a deck lay open, so a card hidden at a reshuffle came from an earlier deck.
    """
    cycle = len(kept)
    while cycle > 0 and card in kept[cycle - 1]:
        cycle -= 1
    return cycle


def reseal(world: State, seat: int, rng: Rng) -> None:
    """In another world of that seat, its hidden cards dealt anew: what others have sealed is unknown too, so it is any
    of the choices they have there."""
    f = world.top
    if f is not None:
        verb = f.todo[f.at]
        for owner in range(len(world.sealed)):
            if owner != seat and world.sealed[owner] != NOTHING:
                choices = verb.options_of(world, f, owner)
                world.sealed[owner] = choices[rng.below(len(choices))]
    run(world)
