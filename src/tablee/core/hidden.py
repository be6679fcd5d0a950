"""What others cannot know, for games whose discard pile lies open and becomes the deck again."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.chance import Rng
from tablee.core.stack import NOTHING, State


def drawn_in(kept: Sequence[Sequence[str]], card: str) -> int:
    """Which deck a card hidden in a hand came from: 0 for the first, n for the one made by the nth reshuffle.

    `kept` holds for each reshuffle the cards hidden in hands at that time. Everybody can know this: the pile that
    became a deck lay open, so a card hidden at a reshuffle came from an earlier deck.
    """
    cycle = len(kept)
    while cycle > 0 and card in kept[cycle - 1]:
        cycle -= 1
    return cycle


def reseal(s: State, seat: int, rng: Rng) -> None:
    """In another world: a sealed choice of others is unknown too, so it is any of those they have there."""
    f = s.top
    if f is None:
        return
    for owner in range(len(s.sealed)):
        if owner != seat and s.sealed[owner] != NOTHING:
            options = f.todo[f.at].options_of(s, f, owner)
            s.sealed[owner] = options[rng.below(len(options))]
