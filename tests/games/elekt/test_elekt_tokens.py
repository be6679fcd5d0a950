"""How many tokens may be attached, against trying all of them; and what is possible, against what is offered."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from typing import Final

from tablee.core.chance import Seeded
from tablee.games.elekt.attributes import ANY
from tablee.games.elekt.mysticism import PAIR, fits, still_to_attach

ATTRIBUTES: Final = range(4)
MOST: Final = 5


def is_a_pair_and_more(chosen: tuple[int, ...], more: list[int], identical: bool) -> bool:
    """A token for each of some that abilities allow, the others a pair or a part of one. (ELK-80, ELK-R57)"""
    for given in set(permutations([*more, *["pair"] * PAIR], len(chosen))):
        of_pair = [token for token, by in zip(chosen, given, strict=True) if by == "pair"]
        allowed = all(by in ("pair", ANY, token) for token, by in zip(chosen, given, strict=True))
        if allowed and (identical or len(set(of_pair)) == len(of_pair)):
            return True
    return False


ABILITIES: Final[list[list[int]]] = [[], [0], [3], [1, 2], [2, 2], [ANY], [ANY, 1], [ANY, ANY]]


def test_tokens_that_fit_are_a_pair_and_those_of_abilities() -> None:
    """ELK-80, ELK-R57: in whatever order they were chosen."""
    for more in ABILITIES:
        for identical in (False, True):
            for number in range(MOST + 1):
                for chosen in combinations_with_replacement(ATTRIBUTES, number):
                    wanted = number <= PAIR + len(more) and is_a_pair_and_more(chosen, more, identical)
                    assert fits(list(chosen), more, identical) == wanted, (chosen, more, identical)


def test_the_number_still_to_attach_is_the_longest_that_can_follow() -> None:
    """ELK-R57: as far as the supply goes."""
    rng = Seeded(3)
    for more in ABILITIES:
        for identical in (False, True):
            for _ in range(8):
                supply = [rng.below(3) for _ in ATTRIBUTES]
                so_far = [rng.below(4) for _ in range(rng.below(3))]
                if not fits(so_far, more, identical):
                    continue
                following = [
                    len(then)
                    for number in range(MOST + 1)
                    for then in combinations_with_replacement(ATTRIBUTES, number)
                    if all(then.count(i) <= supply[i] for i in ATTRIBUTES) and fits([*so_far, *then], more, identical)
                ]
                before = list(supply)
                assert still_to_attach(supply, so_far, more, identical) == max(following), (supply, so_far, more)
                assert supply == before
