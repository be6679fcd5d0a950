"""Payment in Echoes of Revachol by trying everything: slow, and without the closed form of ECH-R39.

A required symbol is paid by one available symbol: one of its kind or a white crown; an extra crown pays in a Special
Task only. Whether all can be paid at once is a matching between required and available symbols.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

CROWN: Final = "crown"
EXTRA: Final = "extra crown"


class Required(NamedTuple):
    symbol: str
    special: bool


def pays(available: str, required: Required) -> bool:
    """Whether this symbol can stand for that one. (ECH-39, ECH-41, ECH-124)"""
    return available in (required.symbol, CROWN) or (available == EXTRA and required.special)


def all_paid(available: Sequence[str], required: Sequence[Required], used: int = 0) -> bool:
    """Whether there is a matching that pays everything required and uses the first `used` of what is available.

    Augmenting paths, twice: from the required symbols, then from those that must be used, where a path may also end
    at another symbol that need not be used.
    """
    payer: dict[int, int] = {}  # required -> available

    def find(i: int, seen: set[int]) -> bool:
        for j in range(len(available)):
            if j in seen or not pays(available[j], required[i]):
                continue
            seen.add(j)
            holder = next((r for r, a in payer.items() if a == j), None)
            if holder is None or find(holder, seen):
                payer[i] = j
                return True
        return False

    def use(j: int, seen: set[int]) -> bool:
        for i in range(len(required)):
            if i in seen or not pays(available[j], required[i]):
                continue
            seen.add(i)
            if payer[i] >= used or use(payer[i], seen):
                payer[i] = j
                return True
        return False

    if not all(find(i, set()) for i in range(len(required))):
        return False
    return all(j in payer.values() or use(j, set()) for j in range(used))


def can_complete(
    required: Sequence[Required],
    printed: Sequence[str],
    doublers: int = 0,
    extras: int = 0,
    borrowed: Sequence[str] = (),
    loans: int = 0,
    lendable: Iterable[str] = (),
) -> bool:
    """Every choice of the Doublers and of further loans. All that is `borrowed` must pay for something. (ECH-R86)

    A Doubler copies a symbol printed in the Corps, the same or another than the next one (ECH-R97, ECH-R98, ECH-R99),
    never a borrowed or an extra one (ECH-R80). One more symbol never hurts, so every Doubler copies something.
    """
    for doubled in combinations_with_replacement(sorted(set(printed)), doublers if printed else 0):
        for more in combinations_with_replacement(sorted(set(lendable)), loans if set(lendable) else 0):
            available = [*borrowed, *printed, *doubled, *more, *[EXTRA] * extras]
            if all_paid(available, required, len(borrowed)):
                return True
    return False


def all_used(borrowed: Sequence[str], required: Sequence[Required]) -> bool:
    """Whether each borrowed symbol can pay for a required one of its own."""
    wild = [*borrowed, *[CROWN] * len(required)]
    return len(borrowed) <= len(required) and all_paid(wild, required, len(borrowed))
