"""The tests that every game must pass, to be called from a game's own tests:

from tablee.testing import hold_to_contract

def test_contract() -> None:
    hold_to_contract("lanterns")
"""

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.stack import NOBODY
from tablee.testing.checks import CHECKS, check_fold, check_result
from tablee.testing.positions import Play
from tablee.testing.written import whole


def hold_to_contract(key: str, games: int = 20, most_answers: int = 5_000, one_in: int = 4) -> None:
    """So many random games at every number of seats: at one in so many positions one of the checks is made, and the
    fold of the answers is the state. AssertionError, with a note where it happened, if anything does not hold."""
    game = registry.game(key)
    for seats in range(game.fewest, game.most + 1):
        for number in range(games):
            p = Play(key, seats, number)
            rng = Seeded(1_000_000 + number)
            looked: list[tuple[int, bytes]] = []
            try:
                for _ in p.positions(most_answers):
                    assert (game.result(p.s) is None) == (p.s.asked != NOBODY)
                    if rng.below(one_in) == 0:
                        CHECKS[rng.below(len(CHECKS))](p, rng)
                        looked.append((len(p.answers), whole(game, p.s)))
                check_result(p)
                check_fold(p, looked, rng)
            except Exception as error:
                error.add_note(f"in {p!r}; the last answers: {p.answers[-5:]}")
                raise
