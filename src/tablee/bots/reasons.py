"""Why an answer is a good one: the parts of what a judge counts, as something that can be put into words.

A reason names a part, says whether the answer brings more or less of it than the other answers, and by how much. The
words stand with the texts of the game: `reason-<part>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tablee.bots.advice.judge import Judge
from tablee.bots.search.flat import Search
from tablee.core.chance import Seeded
from tablee.core.contract import Game
from tablee.core.stack import NOBODY, State
from tablee.text import Texts

NOW: Final = "now"
MORE: Final = "more"
LESS: Final = "less"
WHOLE: Final = frozenset(("points", "titles", "held", "amber", "sceptre", "cubes", "dial", "active"))
"""Parts that are counted on the table: what an answer does to them at once is a fact, not an estimate."""
WORLDS: Final = 4
"""In so many what an answer does at once must be the same to be told as a fact."""
MOST: Final = 3
WORTH_TELLING: Final = 1.0
"""Per cent of the game that a part must make."""
SMALL: Final = 0.05
MINUS: Final = "−"


class Why(NamedTuple):
    """`amount` in the unit of the part, `chance` in per cent of the game."""

    part: str
    way: str
    amount: float
    chance: float


def at_once(search: Search, s: State, seat: int, answer: str, seed: int) -> dict[str, float]:
    """What the seat has more (or less) of right after that answer, before anybody is asked again; only what is the same
    in every world that it could be in."""
    game, judge = search.game, search.judge
    found: list[list[float]] = []
    for number in range(WORLDS):
        rng = Seeded(seed * WORLDS + number)
        world: State = game.shuffle_unknown(s, seat, rng)
        search.unseal(world, seat)
        before = judge.counted(world, seat)
        game.play(world, answer, rng, seat)
        if world.asked == NOBODY:
            return {}
        after = judge.counted(world, seat)
        found.append([after[i] - before[i] for i in range(len(before))])
    same = [all(abs(one[i] - found[0][i]) < SMALL for one in found) for i in range(len(found[0]))]
    return {name: found[0][i] for i, name in enumerate(judge.names) if same[i] and abs(found[0][i]) >= SMALL}


def whys(
    judge: Judge,
    progress: float,
    chance: float,
    own: Mapping[str, float],
    others: Sequence[Mapping[str, float]],
    now: Mapping[str, float],
) -> list[Why]:
    """The weightiest reasons for an answer: what it does at once, then what the ends of playouts had more of than those
    of the other answers. `own` and `others` are leads, as a judge weighs them."""
    steep = 100 * chance * (1 - chance)
    found: list[Why] = []
    for i, part in enumerate(judge.names):
        weight = judge.early[i] + judge.late[i] * progress
        if part in WHOLE and abs(now.get(part, 0.0)) >= 1:
            found.append(Why(part, NOW, now[part], steep * weight * now[part]))
            continue
        usual = sum(other[part] for other in others) / len(others) if others else 0.0
        lead = own[part] - usual
        if others and weight > 0 and abs(steep * lead) >= WORTH_TELLING:
            found.append(Why(part, MORE if lead > 0 else LESS, lead / weight, steep * lead))
    found.sort(key=lambda why: (why.way != NOW, -abs(why.chance), why.part))
    good = [why for why in found if why.amount > 0]
    bad = [why for why in found if why.amount < 0]
    return [*good[: MOST - 1], *bad[:1]] if bad else good[:MOST]


def speaking_for(whys: list[Why]) -> list[Why]:
    """Reasons against an answer alone are no reason to give it."""
    return whys if any(why.amount > 0 for why in whys) else []


def in_words(why: Why, texts: Texts) -> str:
    """The sentence; a game without words for its parts gets general ones."""
    key = f"reason-{why.part}"
    what = texts.say(key if texts.has(key) else "reason-anything")
    count = number(why.amount, texts.language)
    if why.way == NOW:
        return texts.say("reason-now", what=what, count=count)
    return texts.say(f"reason-{why.way}", what=what, count=count, chance=percent(why.chance, texts))


def all_in_words(whys: Sequence[Why], texts: Texts, otherwise: str) -> list[str]:
    """Something can always be said."""
    return [in_words(why, texts) for why in whys] or [texts.say(otherwise)]


def number(value: float, language: str) -> str:
    """`+4`, `−1.5`, in the way of the language."""
    from babel.numbers import format_decimal  # as Babel in `text`

    rounded = round(value) if abs(value - round(value)) < SMALL else round(value, 1)
    digits = str(format_decimal(abs(rounded), locale=language))
    return f"{MINUS if rounded < 0 else '+'}{digits}"


def percent(value: float, texts: Texts) -> str:
    """`+6 %`."""
    return texts.say("per-cent", number=number(round(value), texts.language))


def search_of(game: Game[Any], level: str) -> tuple[Any, Search]:
    """A thinker that explains, and its search."""
    from tablee.bots import make

    thinker: Any = make(level, game)
    thinker.search.explain = True
    search: Search = thinker.search
    return thinker, search
