"""What was probably meant by lines that no sentence understands is found quickly, and is what is most like them."""

from __future__ import annotations

import difflib
import json
import tomllib
from collections.abc import Callable
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.cardform import Form
from tablee.core.cardlanguage import CardLanguage
from tablee.core.chance import Seeded
from tablee.core.likeness import Likeness
from tablee.games.ecos.language import language as of_ecos
from tablee.games.ecos.line import Vocabulary
from tablee.games.elekt.language import language as of_elekt

WORDS: Final = """place take gaining sunn wahter when your hands fling the grasses tuesday moose ravine put remove pts
each every card, then or: and if you do, draw discard hand mountains gazelle frobnicate 2 3 units seven"""
SAID: Final = (
    "place grasland next to a lion",
    "gain too suns",
    "draw 2 unit, than gain amber",
    "1 point for each water nearby",
    "discard",
    "",
)
LINES: Final = 34
LONGEST: Final = 190
KINDS: Final = {"revachol": "ally", "elekt": "elite", "ecos": "card"}


def muddled(game: str) -> str:
    """A set whose every line is a row of words."""
    rng, words = Seeded(LONGEST), WORDS.split()
    text, told = f'[set]\ngame = "{game}"\nname = "mine"\nbase = "house"\n', 0
    cards = tomllib.loads(registry.card_text(game))[KINDS[game]]
    for id, card in cards.items():
        if not isinstance(card, dict) or told >= LINES:
            continue
        lines = ["when placed: " if game == "revachol" else "" for _ in range(3 if game == "ecos" else 1)]
        for i, line in enumerate(lines):
            while len(line) < LONGEST - 20:
                line += words[rng.below(len(words))] + " "
            lines[i] = line.strip()
        told += len(lines)
        field = "effects" if game == "ecos" else 'skill = ""\nlines' if game == "revachol" else "lines"
        text += f"[{KINDS[game]}.{id}]\n{field} = {json.dumps(lines)}\n"
    return text


@pytest.mark.parametrize("game", sorted(KINDS))
def test_a_file_in_which_nothing_is_understood_is_soon_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was two seconds of comparing, letter by letter, with every sentence that there is."""
    compared = 0
    usual: Callable[..., Any] = difflib.SequenceMatcher.find_longest_match

    def counted(*given: Any) -> Any:
        nonlocal compared
        compared += 1
        return usual(*given)

    monkeypatch.setattr(difflib.SequenceMatcher, "find_longest_match", counted)
    with pytest.raises(CardFileError) as found:
        registry.read_cards(game, muddled(game), "mine.toml")
    assert len([mistake for mistake in found.value.mistakes if mistake.index >= 0]) >= LINES - 6
    assert compared < 9000, compared


def likeness(one: str, other: str) -> float:
    by_words = difflib.SequenceMatcher(None, one.split(), other.split(), autojunk=False).ratio()
    return 0.5 * by_words + 0.5 * difflib.SequenceMatcher(None, one, other, autojunk=False).ratio()


@pytest.mark.parametrize("language", [of_ecos(Vocabulary(("lion", "gazelle"), (1, 1))), of_elekt("elite", ("knight",))])
@pytest.mark.parametrize("said", SAID)
def test_what_is_most_like_a_line_comes_first(language: CardLanguage[Any], said: str) -> None:
    forms: list[Form] = [*language.sentences, *language.common]
    like = [likeness(form.like(said), said) for form in forms]
    ranked = [forms[i] for i in sorted(range(len(forms)), key=lambda i: (-like[i], i))]
    assert list(language.alike(said, forms)) == ranked
    assert list(language.alike(said, forms, 0.5)) == ranked[: len([each for each in like if each >= 0.5])]
    assert all(Likeness(said).at_most(form.like(said)) >= each for form, each in zip(forms, like, strict=True))
