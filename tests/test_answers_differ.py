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
ENOUGH: Final = 150
"""Positions of one game; of the rest of a long one fewer are read."""
COPY: Final = re.compile(r"(?<=[a-z])-\d+")
"""Two copies of one card are the same choice."""
NAMES: Final = ("Zoë", "Bo", "Иван", "Dora", "Eve", "Fay")


@pytest.mark.parametrize("game", [pytest.param("ecos", marks=pytest.mark.long), "elekt", "revachol"])
def test_answers_to_one_question_differ(game: str) -> None:
    seats = registry.game(game).most
    texts = [Texts(language, game, registry.house_cards(game)) for language in LANGUAGES]
    for number in range(share(game, GAMES) + 3):
        play = Play(game, 2 + number % (seats - 1), number)
        read = 0
        for _ in play.positions(MOST_ANSWERS):
            if play.rng.below(READ_ONE_IN if read < ENOUGH else 5 * READ_ONE_IN):
                continue
            read += 1
            for decision in play.game.decisions(play.s):
                if decision.seat == CHANCE:
                    continue
                phrases = [(play.game.phrase(play.s, decision, option), option) for option in decision.options]
                for each in texts:
                    meant: dict[str, set[str]] = {}
                    for phrase, option in phrases:
                        text = each.phrase(phrase, NAMES[: play.s.seats])
                        meant.setdefault(text, set()).add(COPY.sub("", option))
                    assert {text: same for text, same in meant.items() if len(same) > 1} == {}, f"{play}"
