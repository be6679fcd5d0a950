"""Slips in card files: a sign that is missing, a line twice, a number out of bounds. What is said of each, word by
word, with all that a form would propose instead.

After a change that is meant, write it anew and read the difference before it is committed:

    uv run pytest tests/test_slips.py --regenerate
    git diff tests/printed
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.chance import Rng, Seeded

FOLDER: Final = Path(__file__).parent / "printed"
HEAD: Final = '[set]\ngame = "{game}"\nname = "mine"\nbase = "house"\n'
FILES: Final = {
    "revachol": """without = ["annette"]
allies = 40
[ally.newcomer]
name = "New"
points = 2
symbols = ["purple", "crown"]
lines = ["when placed: draw 2 allies, then discard a card"]
[task.badge]
points = 3
requires = ["orange", "blue"]
special = true
[morale.logic]
family = "intellect"
dice = [1, 6]
event = "task"
""",
    "elekt": """goal = 4
[elite.confessor]
type = "disciple"
symbols = ["duplicity", "duplicity", "authority"]
lines = ["when assigned: gain 1 amber", "while here: each authority also counts as brutality"]
text = { en = "A", fr = "B" }
[skirmish.werewolf_pack]
titles = 2
lines = [
  "after winning this: discard a unit",
]
[type.dragon]
name = "Dragon"
[elite.symbiote]
type = "dragon"
""",
    "ecos": """goal = 70
[card.pollen]
slots = ["sun", "grass"]
leaves = 2
effects = [
  "place water",
  "1 point per adjacent fish, at most 4",
]
[species.fish]
count = 14
[box]
cubes = 66
[elements]
sun = 10
""",
}
SIGNS: Final = ("", '"', "“", "[", "]", ",", "=", ":", "#", ".", "\t", "Ж", "\u200b", "9", "-", "x" * 300)
NUMBERS: Final = ("0", "1", "-1", "7", "13", "99", "100", "1000", "999999999999", "1000000000000", "2.5", "true", '"2"')
SLIPS: Final = 45


def slipped(text: str, rng: Rng) -> str:
    """One sign, word or line of it otherwise."""
    lines = text.splitlines()
    kind, at = rng.below(7), rng.below(len(lines))
    line = lines[at]
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(rng.below(len(lines) + 1), line)
    elif kind == 2:
        other = rng.below(len(lines))
        lines[at], lines[other] = lines[other], line
    elif kind == 3:
        numbers = [i for i, each in enumerate(lines) if any(sign.isdigit() for sign in each.partition("=")[2])]
        chosen = numbers[rng.below(len(numbers))]
        field, equals, value = lines[chosen].partition("=")
        first = next(i for i, sign in enumerate(value) if sign.isdigit())
        lines[chosen] = field + equals + value[:first] + NUMBERS[rng.below(len(NUMBERS))] + value[first + 1 :]
    elif kind == 4:
        words = line.split(" ")
        words[rng.below(len(words))] = ["blue", "nobody", '"nobody"', "[]", "{}", "1"][rng.below(6)]
        lines[at] = " ".join(words)
    else:
        place = rng.below(len(line) + 1)
        lines[at] = line[:place] + SIGNS[rng.below(len(SIGNS))] + line[place + (kind == 5) :]
    return "\n".join(lines) + "\n"


def told(game: str) -> Iterator[str]:
    text = HEAD.format(game=game) + FILES[game]
    rng = Seeded(len(text))
    for number in range(SLIPS):
        slip = slipped(text, rng) if number else text
        yield f"{number}: {' / '.join(line[:60] for line in slip.splitlines() if line not in text.splitlines())!r}"
        try:
            registry.read_cards(game, slip, "mine.toml")
        except CardFileError as error:
            for mistake in error.mistakes:
                more = (mistake.index, mistake.instead, mistake.choices[:3], mistake.states, mistake.number)
                yield f"  {mistake}  {more if more != (-1, '', (), '', 0) else ''}".rstrip()


@pytest.mark.parametrize("game", registry.GAMES)
def test_what_is_said_of_slips(game: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"slips-{game}.txt"
    now = "\n".join(told(game)) + "\n"
    if request.config.getoption("regenerate"):
        path.write_text(now, encoding="utf-8", newline="\n")
        pytest.skip(f"{path.name} was written anew")
    assert now.splitlines() == path.read_bytes().decode().splitlines()
