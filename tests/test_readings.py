"""What every sentence is read as: each part of it, with all that the part says of itself. The examples of
docs/sentences, and lines at random in the words that every game has; of the latter only digests.

After a change that is meant, write it anew and read the difference before it is committed:

    uv run pytest tests/test_readings.py --regenerate
    git diff tests/printed/readings.txt
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tablee.core.chance import Seeded
from tablee.core.phrase import Phrase
from tablee.core.sentence import BadLine, bad_line
from tablee.games.ecos.grammar import read_line as read_ecos
from tablee.games.ecos.sense import check_lines
from tablee.games.elekt.cards import KINDS
from tablee.games.elekt.sentences import read_line as read_elekt
from tablee.games.revachol.lines import read_line as read_revachol
from tests.games.ecos.odd_cards import words
from tests.odd_effects import effect
from tests.sentences import ecos_page, elekt_page, revachol_page
from tests.wanted import ABILITIES

FILE: Final = Path(__file__).parent / "printed" / "readings.txt"
PAGES: Final[dict[str, Callable[[], Iterator[str]]]] = {
    "ecos": ecos_page,
    "elekt": elekt_page,
    "revachol": revachol_page,
}
TELLING: Final = ("brings", "shows", "picture", "touches", "is_headed")
"""What a part says of itself if it is asked."""
MOST: Final = 12
RANDOM: Final = 200
NUMBERS: Final = ("0", "1", "9", "10", "99", "100")
ATOMS: Final = {
    "ecos": ("", ("2 points", "lose 2 points", "gain a card", "discard a card", "remove a bare tile"), "cards in hand"),
    "elekt": (
        "when assigned: ",
        ("draw a unit", "gain 1 amber", "banish a unit here", "discard a unit from your hand"),
        "units here",
    ),
    "revachol": ("when placed: ", ("draw 2 allies", "gain 3 points", "discard a card"), "cards in hand"),
}


PLACES: Final = ("place water", "place desert", "place a lion", "place a fish", "place a stork", "place 2 forests")
DOES: Final = (
    *PLACES,
    "move a rhino up to 1",
    "replace a land tile with water",
    "replace a water tile with desert",
    "remove a tile",
    "remove a bare tile",
    "remove up to 2 adjacent animals",
    "you may move a stork up to 1",
    "choose: place a lion or place water",
    "choose: remove a tile or place grassland",
    "if this herd has 1 animal or more: remove a tile, else 1 point",
    "if this tile has a mountain and a forest: 1 point, else remove a tile",
    "if 2 mountains or more are adjacent: place a lion, else place a fish",
    "if this herd has 0 animals or more: 2 points, else 1 point",
)
SPEAKS: Final = (
    *(f"1 point per {thing} in this {group}" for thing in ("animal", "lion", "empty tile", "empty desert", "water")
      for group in ("herd", "habitat", "territory")),
    "1 point per adjacent species",
    "1 point per fish removed",
    "1 point per animal removed",
    "1 point per forest removed",
    "1 point per fish in the largest desert habitat",
    "1 point per mountain in the largest territory",
    "remove up to 2 fish in this habitat",
    "remove up to 2 lions or fish in this habitat",
    "if this tile has a mountain and a forest: 2 points, else 1 point",
    "if this territory has 3 tiles or more: 2 points, else 1 point",
    "if 1 territory or more are adjacent: 2 points, else 1 point",
)  # fmt: skip


def together() -> Iterator[str]:
    """Two or three lines of Ecos: why they make no sense together, if they make none; else only that they do."""
    for first in DOES:
        for second in ("", *DOES):
            told_of: list[str] = []
            for last in SPEAKS:
                texts = [text for text in (first, second, last) if text]
                lines = tuple(read_ecos(text, words()) for text in texts)
                told_of += ["; ".join(f"{i} {fault}" for i, fault in check_lines(lines, words()))]
            if second:
                yield f"{first} / {second}: {short(told_of)}"
            else:
                yield from [f"{first} / {last}: {said}" for last, said in zip(SPEAKS, told_of, strict=True) if said]


def read(game: str, line: str) -> Any:
    if game == "ecos":
        return read_ecos(line, words())
    if game == "revachol":
        return read_revachol(line)
    for deck in KINDS:
        try:
            return read_elekt(line, deck)
        except BadLine:
            continue
    raise bad_line("unread", "no card may say this")


def examples(game: str) -> Iterator[str]:
    """Of the pages, and what designers want to say."""
    for row in PAGES[game]():
        if row.startswith("| "):
            yield from re.findall(r"`([^`]+)` \|$", row)
    for ability in ABILITIES:
        if ability.game == game:
            yield from ability.lines
    if game == "ecos":
        yield from (*DOES, *SPEAKS)


def nearly(line: str) -> Iterator[str]:
    """The line without each of its words, and with other numbers."""
    said = line.split(" ")
    for i, word in enumerate(said):
        yield " ".join([*said[:i], *said[i + 1 :]])
        if word.rstrip(",:").isdigit():
            for number in NUMBERS:
                yield " ".join([*said[:i], word.replace(word.rstrip(",:"), number), *said[i + 1 :]])


def as_read(game: str, line: str) -> str:
    try:
        return told(read(game, line))
    except BadLine as bad:
        return str(bad)


def short(said: list[str]) -> str:
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:12]


def told(part: Any, depth: int = 0) -> str:
    """Values, and parts with all of theirs."""
    if part is None or isinstance(part, (bool, int, float, str)):
        return repr(part)
    if isinstance(part, Phrase):
        return f"{part.key}({', '.join(f'{key}={told(value, depth)}' for key, value in sorted(part.args.items()))})"
    if isinstance(part, (tuple, list)):
        return f"[{', '.join(told(each, depth) for each in part)}]"
    if isinstance(part, dict):
        return f"{{{', '.join(f'{told(key)}: {told(each, depth)}' for key, each in part.items())}}}"
    name = type(part).__name__
    if callable(part) or depth == MOST or not type(part).__module__.startswith("tablee"):
        return name
    if hasattr(part, "asks"):
        return f"{name}.{part.name}"  # a verb: one for all lines
    own = {key: getattr(part, key) for key in dir(part) if not key.startswith("_") and hasattr(part, key)}
    values = [f"{key}={told(value, depth + 1)}" for key, value in own.items() if not callable(value)]
    values += [
        f"{key}: {told(own[key](), depth + 1)}" for key in TELLING if callable(own.get(key)) and asks_nothing(own[key])
    ]
    return f"{name}({', '.join(values)})"


def asks_nothing(method: Any) -> bool:
    try:
        method()
    except (TypeError, NotImplementedError):
        return False
    return True


def readings() -> Iterator[str]:
    for game in PAGES:
        yield f"# {game}"
        for line in dict.fromkeys(examples(game)):
            yield f"{line}\n  {told(read(game, line))}"
            yield f"  nearly: {short([as_read(game, other) for other in nearly(line)])}"
        head, atoms, count = ATOMS[game]
        rng = Seeded(7)
        for line in dict.fromkeys(head + effect(rng, atoms, [count]) for _ in range(RANDOM)):
            yield f"{line}\n  {short([as_read(game, line)])}"


def test_sentences_are_read_as_is_written(request: pytest.FixtureRequest) -> None:
    now = "\n".join([*readings(), "# lines of Ecos together", *together()]) + "\n"
    if request.config.getoption("regenerate"):
        FILE.write_text(now, encoding="utf-8", newline="\n")
        pytest.skip(f"{FILE.name} was written anew")
    for mine, written in zip(now.splitlines(), FILE.read_bytes().decode().splitlines(), strict=True):
        assert mine == written
