"""What cards say, written out in three languages, to be read and compared: the house sets, and every wanted ability.
The digest of the house set stands above it, because records name it: a change of the set must be meant.

After a change that is meant, write it anew and read the difference before it is committed:

    uv run pytest tests/test_printed_words.py --regenerate
    git diff tests/printed
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.text import LANGUAGES, Texts
from tests.wanted import ABILITIES, WHERE

FOLDER: Final = Path(__file__).parent / "printed"
GAMES: Final = tuple(WHERE)


def said(game: str, cards: CardSet, card: str) -> Iterator[str]:
    for language in LANGUAGES:
        for line in Texts(language, game, cards).lines(card):
            yield f"  {language}: {line}"


def printed(game: str) -> str:
    """Copies of a card say the same and are not written again."""
    cards = registry.house_cards(game)
    written: dict[str, str] = {}
    for card in cards.every_card():
        written.setdefault(cards.message(card), "\n".join([card, *said(game, cards, card)]))
    wanted = [ability for ability in ABILITIES if ability.game == game]
    for ability in wanted:
        changed = ability.cards(ability.lines)
        written[ability.line] = "\n".join([ability.line, *said(game, changed, WHERE[game][1])])
    return "\n".join([f"house set {cards.digest}", *[text for text in written.values() if "\n" in text]]) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_cards_say_what_is_written(game: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{game}.txt"
    now = printed(game)
    if request.config.getoption("regenerate"):
        path.write_text(now, encoding="utf-8", newline="\n")
        pytest.skip(f"{path.name} was written anew")
    assert now.splitlines() == path.read_bytes().decode().splitlines()


TWO_COLONS: Final = re.compile(r":((?! et | и ).)*:")
PRICED: Final = {
    "revachol": [
        "when placed, discard a card: gain 3 points",
        "when placed, discard a card: choose: gain 1 point or draw an ally",
    ],
    "elekt": [
        "when assigned, discard a unit from your hand: gain 1 amber",
        "when assigned, 1 amber: once per game: draw a unit",
    ],
    "ecos": [
        "when an opponent resolves a card, discard a card: gain a cube",
        "at the end of the game, discard a card: 2 points",
    ],
}


def above(game: str, line: str) -> list[str]:
    """A line that waits is not all that a card of Ecos says."""
    return ["4 points", line] if game == "ecos" else [line]


@pytest.mark.parametrize("game", GAMES)
def test_a_price_stands_before_the_colon(game: str) -> None:
    """Behind an occasion, in every game, whether it was typed behind a comma or a colon. (CRD-7)"""
    wanted = next(ability for ability in ABILITIES if ability.game == game)
    for line in PRICED[game]:
        for typed in (line, line if ", 1 amber" in line else line.replace(", ", ": ", 1)):
            cards = wanted.cards(above(game, typed))
            assert Texts("en", game, cards).lines(WHERE[game][1])[-1].removesuffix(".").casefold() == line


@pytest.mark.parametrize("game", GAMES)
def test_no_line_has_two_colons_in_a_row(game: str) -> None:
    """In English a line is printed as it is typed; nobody writes so in French or Russian. (What comes after "and" has a
    head of its own.)"""
    wanted = [ability for ability in ABILITIES if ability.game == game]
    house = registry.house_cards(game)
    said = [(house, card) for card in house.every_card()]
    said += [(ability.cards(ability.lines), WHERE[game][1]) for ability in wanted]
    said += [(wanted[0].cards(above(game, line)), WHERE[game][1]) for line in PRICED[game]]
    for language in ("fr", "ru"):
        lines = [line for cards, card in said for line in Texts(language, game, cards).lines(card)]
        assert [line for line in lines if TWO_COLONS.search(line)] == []


def test_nothing_else_lies_there() -> None:
    """What is printed in a game that is gone would be compared with nothing."""
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(
        (*GAMES, *(f"slips-{game}" for game in GAMES), "fields", "mistakes", "readings", "refusals")
    )
