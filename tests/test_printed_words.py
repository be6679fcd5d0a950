"""What cards say, written out in three languages, to be read and compared: the house sets, and every wanted ability.

After a change that is meant, write it anew and read the difference before it is committed:

    uv run pytest tests/test_printed_words.py --regenerate
    git diff tests/printed
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.core.contract import CardSet
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
    return "\n".join(text for text in written.values() if "\n" in text) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_cards_say_what_is_written(game: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{game}.txt"
    now = printed(game)
    if request.config.getoption("regenerate"):
        path.write_text(now, encoding="utf-8", newline="\n")
        pytest.skip(f"{path.name} was written anew")
    assert now.splitlines() == path.read_bytes().decode().splitlines()


def test_nothing_else_lies_there() -> None:
    """What is printed in a game that is gone would be compared with nothing."""
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(GAMES)
