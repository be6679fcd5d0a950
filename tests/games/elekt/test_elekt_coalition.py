"""What the Coalition chooses, against looking through everything it could choose from."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.chance import Seeded
from tablee.games.elekt.attributes import ANY, ATTRIBUTES, count
from tablee.games.elekt.coalition import (
    token_to_attach,
    token_to_steal,
    tokens_to_attach,
    unit_for_token,
    unit_to_swap_with,
)
from tablee.games.elekt.state import ANYWHERE, COALITION
from tests.positions import Play

ORDER: Final = [ATTRIBUTES.index(name) for name in ("authority", "brutality", "duplicity", "mysticism")]
ABILITIES: Final[list[list[int]]] = [[], [2], [ANY], [0, 3]]


def test_the_coalition_takes_tokens_in_its_order() -> None:
    """ELK-173, ELK-175, ELK-R128, ELK-R129: authority, brutality, duplicity, mysticism, of what the supply holds; the
    pair first, which differs unless it may be identical, then what abilities add."""
    rng = Seeded(1)
    s: Any = Play("elekt", 1, 0).s
    for _ in range(300):
        s.supply = [rng.below(3) * rng.below(2) for _ in range(4)]
        there = [i for i in ORDER for _ in range(s.supply[i])]
        assert token_to_attach(s) == (there or [-1])[0]
        for more in ABILITIES:
            for identical in (False, True):
                pair = there[:2] if identical else list(dict.fromkeys(there))[:2]
                left = list(there)
                for token in pair:
                    left.remove(token)
                chosen = list(pair)
                for wanted in more:
                    fits = [token for token in left if wanted in (ANY, token)]
                    if fits:
                        left.remove(fits[0])
                        chosen.append(fits[0])
                assert tokens_to_attach(s, identical, more) == sorted(chosen, key=ORDER.index), (s.supply, more)
        assert sum(s.supply) == len(there)


def test_the_coalition_takes_the_leftmost() -> None:
    """ELK-174, ELK-176, ELK-178, ELK-187, ELK-R125: a token goes to its Unit with the fewest, one is stolen from the
    player's first Unit that has any, and it swaps with its first Unit of another zone."""
    stolen = several = 0
    for number in range(12):
        p = Play("elekt", 1, number)
        s: Any = p.s
        for _ in p.positions(100_000):
            own = [[*s.posts[zone * s.sides + COALITION]] for zone in range(3)]
            for zone in (0, 1, 2, ANYWHERE):
                units = [posted for each in own for posted in each] if zone == ANYWHERE else own[zone]
                several += len(units) > 1
                fewest = min([sum(count(each.tokens, i) for i in range(4)) for each in units], default=0)
                best = [each.card for each in units if sum(count(each.tokens, i) for i in range(4)) == fewest]
                assert unit_for_token(s, zone) == (best or [""])[0]
            for zone in range(3):
                theirs = [
                    (each.card, i) for each in s.posts[zone * s.sides] for i in ORDER if count(each.tokens, i) > 0
                ]
                stolen += len(theirs) > 0
                assert token_to_steal(s, zone) == (theirs or [("", -1)])[0]
                others = [each.card for z in range(3) if z != zone for each in own[z]]
                assert unit_to_swap_with(s, zone) == (others or [""])[0]
    assert min(stolen, several) > 20
