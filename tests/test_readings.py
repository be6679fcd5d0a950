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
ATOMS: Final = {
    "ecos": ("", ("2 points", "lose 2 points", "gain a card", "discard a card", "remove a bare tile"), "cards in hand"),
    "elekt": (
        "when assigned: ",
        ("draw a unit", "gain 1 amber", "banish a unit here", "discard a unit from your hand"),
        "units here",
    ),
    "revachol": ("when placed: ", ("draw 2 allies", "gain 3 points", "discard a card"), "cards in hand"),
}


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
        head, atoms, count = ATOMS[game]
        rng = Seeded(7)
        for line in dict.fromkeys(head + effect(rng, atoms, [count]) for _ in range(RANDOM)):
            try:
                said = told(read(game, line))
            except BadLine as bad:
                said = str(bad)
            yield f"{line}\n  {hashlib.sha256(said.encode()).hexdigest()[:12]}"


def test_sentences_are_read_as_is_written(request: pytest.FixtureRequest) -> None:
    now = "\n".join(readings()) + "\n"
    if request.config.getoption("regenerate"):
        FILE.write_text(now, encoding="utf-8", newline="\n")
        pytest.skip(f"{FILE.name} was written anew")
    for mine, written in zip(now.splitlines(), FILE.read_bytes().decode().splitlines(), strict=True):
        assert mine == written
