"""What a seat can know after a draft: a deal drawn at random against all deals that fit, written out one by one.

Small tables of slots and steps; tests/test_worlds.py does the same with whole games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from tablee.core.chance import Seeded
from tablee.games.ecos.recall import NO_ENTRY, UNSEEN, Rival, Seen, Slot, Step, below, redeal
from tablee.games.ecos.state import UNFOLLOWED, of_pack
from tests.chi_square import strays

SAMPLES: Final = 3000

# Each set: its cards, who kept one of them, whether one went back. Each rival: how many unseen cards were dealt to it,
# then in order "+" for a card gained and a name for one played.
Case = tuple[str, list[tuple[str, str, bool]], list[tuple[int, list[str]]]]
CASES: Final[list[Case]] = [
    ("uv", [("ab", "0", True)], [(0, ["+"])]),  # b went back, or a; gained, or still in the deck
    ("uvw", [("ab", "0", True)], [(0, ["+", "a"])]),  # the one kept, or the one gained?
    ("uvw", [("ab", "0", True)], [(1, ["+", "u"])]),  # the card dealt, or the one gained?
    ("uvw", [("ab", "0", True)], [(1, ["u", "+"])]),  # surely the card dealt
    ("uvwx", [("ab", "0", True)], [(1, ["+", "u", "+", "a"]), (0, ["+"])]),
    ("uv", [("ab", "0", True), ("cd", "1", True)], [(0, ["+"]), (0, ["+"])]),
    ("uvw", [("abc", "01", True), ("de", "1", True)], [(0, ["+", "+"]), (1, ["+"])]),
    ("uvw", [("ab", "0", True)], [(0, ["+", "a", "b", "+"])]),  # both of the pack: one of them was gained
    ("uv", [("ab", "0", True)], [(0, ["+", "+"]), (0, ["+", "a"])]),  # only one who gained it can have it
    ("uvw", [("abc", "00", True)], [(1, ["+", "b", "u"])]),  # two players: two cards kept at once
    ("uvw", [("a", "", True)], [(1, ["+"]), (0, ["+", "v"])]),  # which card went back is known
    ("uvw", [("ab", "01", False), ("cd", "0", True)], [(0, ["+", "b"]), (1, ["+"])]),
]


def table(case: Case) -> tuple[list[str], list[Seen], list[Rival], int]:
    unseen, sets, rivals = case
    seen = [
        Seen(
            list(cards),
            [Slot(int(who), of_pack("blue", i, n), NO_ENTRY) for n, who in enumerate(owners)],
            of_pack("blue", i) if back else None,
        )
        for i, (cards, owners, back) in enumerate(sets)
    ]
    at = {card: i for i, (cards, _, _) in enumerate(sets) for card in cards}
    found: list[Rival] = []
    for owner, (dealt, steps) in enumerate(rivals):
        slots = [Slot(owner, UNFOLLOWED, NO_ENTRY) for _ in range(dealt)]
        own = [
            Step(Slot(owner, UNFOLLOWED, NO_ENTRY), "", UNSEEN)
            if step == "+"
            else Step(None, step, at.get(step, UNSEEN))
            for step in steps
        ]
        found.append(Rival(owner, slots, own))
    return list(unseen), seen, found, deck_size(case)


def deck_size(case: Case) -> int:
    """What is neither kept nor dealt nor gained."""
    unseen, sets, rivals = case
    cards = len(unseen) + sum(len(cards) - len(owners) for cards, owners, _ in sets)
    return cards - sum(dealt + steps.count("+") for dealt, steps in rivals)


def every_deal(case: Case) -> Iterator[tuple[str, ...]]:
    """The card in each slot, then those of the deck in its order; all that fit, by trying everything."""
    unseen, sets, rivals = case
    kept = [(i, int(who)) for i, (_, owners, _) in enumerate(sets) for who in owners]
    dealt = [owner for owner, (number, _) in enumerate(rivals) for _ in range(number)]
    gained = [(owner, at) for owner, (_, steps) in enumerate(rivals) for at, step in enumerate(steps) if step == "+"]
    every = unseen + "".join(cards for cards, _, _ in sets)
    places = len(every)

    def put(sofar: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if len(sofar) == places:
            if fits(sofar):
                yield sofar
            return
        at = len(sofar)
        for card in every:
            if card in sofar:
                continue
            if at < len(kept) and card not in sets[kept[at][0]][0]:
                continue
            if len(kept) <= at < len(kept) + len(dealt) and card not in unseen:
                continue
            yield from put((*sofar, card))

    def fits(deal: tuple[str, ...]) -> bool:
        holders = [(who, -1) for _, who in kept] + [(who, -1) for who in dealt] + gained
        for owner, (_, steps) in enumerate(rivals):
            for at, step in enumerate(steps):
                if step == "+":
                    continue
                where = deal.index(step)
                if where >= len(holders) or holders[where][0] != owner or holders[where][1] > at:
                    return False
        return True

    return put(())


@pytest.mark.parametrize("case", CASES)
def test_a_deal_is_any_that_fits_with_the_same_odds(case: Case) -> None:
    """ECO-166: nothing that cannot be, nothing left out, and nothing too often."""
    deck = deck_size(case)
    shares: Counter[tuple[tuple[str, ...], frozenset[str]]] = Counter()
    for deal in every_deal(case):
        shares[deal[: len(deal) - deck], frozenset(deal[len(deal) - deck :])] += 1
    total = sum(shares.values())
    assert total > 1
    rng = Seeded(len(shares))
    found: Counter[tuple[tuple[str, ...], frozenset[str]]] = Counter()
    for _ in range(SAMPLES):
        unseen, sets, rivals, deck = table(case)
        left = redeal(unseen, sets, rivals, deck, rng)
        slots = [slot for seen in sets for slot in seen.slots] + [slot for rival in rivals for slot in rival.slots]
        slots += [step.slot for rival in rivals for step in rival.steps if step.slot is not None]
        found[tuple(slot.card for slot in slots), frozenset(left)] += 1
    assert strays(found, {deal: number / total for deal, number in shares.items()}) == ""


def test_large_numbers_are_drawn_evenly() -> None:
    """A number of any size, although the quick generator gives no more than a thousand at once."""
    n = 3 * 10**9 + 7
    rng = Seeded(5)
    thirds = Counter(below(rng, n) * 3 // n for _ in range(SAMPLES))
    assert strays(thirds, dict.fromkeys(range(3), 1 / 3)) == ""
