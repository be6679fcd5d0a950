"""Two answers to one question never read alike: whoever hears only the words must be able to choose."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tablee import registry
from tablee.core.stack import CHANCE
from tablee.text import LANGUAGES, Texts
from tests.positions import Play, share

GAMES: Final = 40
MOST_ANSWERS: Final = 20_000
READ_ONE_IN: Final = 8
COPY: Final = re.compile(r"(?<=[a-z])-\d+")
"""Two copies of one card are the same choice."""
NAMES: Final = ("Zoë", "Bo", "Иван", "Dora", "Eve", "Fay")


@pytest.mark.parametrize("game", registry.GAMES)
def test_answers_to_one_question_differ(game: str) -> None:
    seats = registry.game(game).most
    texts = [Texts(language, game, registry.house_cards(game)) for language in LANGUAGES]
    for number in range(share(game, GAMES) + 3):
        play = Play(game, 2 + number % (seats - 1), number)
        for _ in play.positions(MOST_ANSWERS):
            if play.rng.below(READ_ONE_IN):
                continue
            for decision in play.game.decisions(play.s):
                if decision.seat == CHANCE:
                    continue
                for each in texts:
                    meant: dict[str, set[str]] = {}
                    for option in decision.options:
                        text = each.phrase(play.game.phrase(play.s, decision, option), NAMES[: play.s.seats])
                        meant.setdefault(text, set()).add(COPY.sub("", option))
                    assert {text: same for text, same in meant.items() if len(same) > 1} == {}, f"{play}"
