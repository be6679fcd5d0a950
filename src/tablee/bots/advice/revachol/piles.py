"""What Allies bring to a completion, and what it costs to use them up: *piles*.

Machine integers (`i64`) are never shifted to the left: mypyc does that in 32 bits.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from tablee.games.revachol.state import POSITIONS, Corps
from tablee.games.revachol.symbols import CROWN_SHIFT, coloured, crowns, size

BYTE: Final = 0xFF
A_CROWNER: Final = 1 << 8  # in skills; Doublers stand below
A_BORROWER: Final = 1 << 16
SKILLS: Final = 56  # in a key: above the symbols
A_CROWN: Final = 1 << CROWN_SHIFT
MOST_SHORT: Final = 4  # symbols; what is further away is no plan
MOST_TURNS: Final = 40  # that anything is looked ahead, unless symbols are longer in coming


class Weights(NamedTuple):
    """Found by self-play; in points unless said otherwise."""

    fade: float = 0.86  # what a plan keeps of its worth each turn
    turn: float = 0.12  # price of a turn
    missing: int = 6  # turns until a symbol comes that is not at hand
    symbol: float = 0.7  # price of using up a coloured symbol …
    crown: float = 1.1
    skill: float = 0.3
    later: float = 4.3  # … which falls when fewer Tasks than this are left
    second: float = 0.5  # share of the second-best plan that is counted
    placed: float = 0.05  # share of a card's price: in the hand it is good for more than in a Corps
    drawn: tuple[float, ...] = (1.0, 0.8, 0.3, 0.2, 0.1)  # worth of another card, by the cards in hand
    failing: tuple[float, ...] = (0.01, 0.02, 0.08)  # of the Task at position 3, per turn, by Morale cards there
    gift: float = 1.0  # how much a point for an opponent hurts
    robbed: float = 0.5  # how much of a card's price hurts the opponent who loses it
    another: float = 0.3  # Cindy, with a card left to place
    lost_card: float = 0.7  # an Ally that an event takes
    lost_task: float = 3.0  # a Task that it takes from an opponent


WEIGHTS: Final = Weights()


@mypyc_attr(acyclic=True)
@final
class Pile:
    """Allies together. One Ally of the set has a `rank`: cheaper ones stand first, and those alike have the same."""

    def __init__(self, symbols: i64, skills: i64, cost: float) -> None:
        self.symbols = symbols
        self.skills = skills  # a byte each: Doublers, Crowners, Borrowers
        self.cost = cost  # of using it up, early in the game
        self.rank = -1

    def key(self) -> int:
        """One number for all of it."""
        return int(self.symbols) + (int(self.skills) << SKILLS)


NO_PILE: Final = Pile(0, 0, 0.0)


@final
class Scale:
    """The weights, and what follows from them."""

    def __init__(self, w: Weights) -> None:
        self.turn = w.turn
        self.missing = w.missing
        self.symbol = w.symbol
        self.crown = w.crown
        self.skill = w.skill
        self.later = w.later
        self.second = w.second
        self.placed = w.placed
        self.drawn = list(w.drawn)
        self.gift = w.gift
        self.robbed = w.robbed
        self.another = w.another
        self.lost_card = w.lost_card
        self.lost_task = w.lost_task
        self.skilled = min(w.symbol, (w.symbol + w.skill) / 2)
        turns = max(MOST_TURNS, MOST_SHORT * (w.missing + 1))  # the longest plan waits for every symbol
        self.fade = fading(w.fade, turns)
        self.failing = [fading(w.fade * (1 - failing), turns) for failing in w.failing]

    def pile(self, symbols: i64, skills: i64) -> Pile:
        printed = int(size(coloured(symbols))) * self.symbol + int(crowns(symbols)) * self.crown
        return Pile(symbols, skills, printed + int(size(skills)) * self.skill)

    def pile_of(self, corps: Corps) -> Pile:
        return self.pile(corps.symbols, corps.doublers + corps.extras * A_CROWNER + corps.borrowers * A_BORROWER)

    def joined(self, one: Pile, other: Pile) -> Pile:
        return self.pile(one.symbols + other.symbols, one.skills + other.skills)

    def without(self, pile: Pile, gone: Pile) -> Pile:
        return self.pile(pile.symbols - gone.symbols, pile.skills - gone.skills)


def fading(keeps: float, most: int) -> list[float]:
    """What is left after so many turns, fewer than `most`."""
    return [keeps**turns for turns in range(most)]


def failing_at(morale: int) -> int:
    """Which of the weights for a Task that may fail holds with so many Morale cards."""
    return min(morale, POSITIONS - 1)
