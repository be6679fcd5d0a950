"""The mistakes of people: which of the answers are seen, and which of those are taken for the same."""

from tablee.bots.advice.lapses import PARTS, picked
from tablee.core.chance import Seeded


def plain(values: list[float], missed: int, blur: float, seed: int) -> int:
    """As one would say it."""
    rng = Seeded(seed)
    seen = [i for i in range(len(values)) if rng.below(PARTS) >= missed] or [rng.below(len(values))]
    best = max(values[i] for i in seen)
    near = [i for i in seen if values[i] >= best - blur]
    return near[rng.below(len(near))]


def test_an_answer_is_picked_as_one_would_say_it() -> None:
    for seed in range(300):
        luck = Seeded(seed + 10_000)
        values = [luck.below(9) / 4 - 1.0 for _ in range(1 + luck.below(12))]
        for missed in (0, 300, 900, PARTS):
            assert picked(values, missed, 0.5, Seeded(seed)) == plain(values, missed, 0.5, seed)


def test_who_misses_nothing_and_sees_sharply_picks_the_best() -> None:
    assert picked([1.0, 3.0, 2.0], 0, 0.0, Seeded(1)) == 1
