"""Mistakes of card files are texts as all others: every one that the sources can name, in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.picture_decoder import REFUSALS
from tablee.text import LANGUAGES, Texts
from tests.faults import PACKAGE, SOMETHING, named
from tests.spoken import modules
from tests.test_texts import written

OF_ALL: Final = tuple(path for path in sorted(PACKAGE.iterdir()) if path.name not in ("games", "_compiled"))
SET: Final = '[set]\ngame = "{game}"\nname = "mine"\n'
UPON: Final = SET + 'base = "house"\n'

COMPUTED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "revachol": {
        "unknown-*": ("symbol", "skill", "family", "event"),
        "count-*": ("ally", "task", "morale"),
    },
    "elekt": {
        "unknown-*": ("attribute",),
        "count-*": ("base", "elite", "skirmish", "machination", "privilege"),
        "a-card-*": ("elite", "skirmish", "machination", "privilege"),
    },
    "ecos": {
        "unknown-*": ("back", "deck", "element", "family", "habitat", "species"),
        "no-*": ("animal", "feature", "habitat-or-territory", "piece", "terrain", "thing-to-count", "token"),
    },
    "": {"unknown-*": ("game", "source")},
}
"""Keys whose end the source computes, and what the end may be."""

PARTS: Final = {"unknown-*": {"value", "choices"}, "count-*": {"count", "wanted", "rule"}, "no-*": {"word"}}

BROKEN: Final = {
    # what is no TOML
    "not-toml": ("revachol", "points = “2”\n"),
    "colon": ("revachol", 'game: "revachol"\n'),
    "table twice": ("elekt", SET + "[elite.a]\n[elite.a]\n"),
    "too deep": ("ecos", "a.b.c.d.e.f.g.h.i.j = 1\n"),
    # the file as a whole
    "another game": ("ecos", SET.replace("{game}", "elekt")),
    "no set": ("elekt", "[elite]\n"),
    "no base": ("revachol", SET + 'base = "houze"\n'),
    "without": ("revachol", UPON + 'without = ["kimm"]\n'),
    "replaces": ("revachol", UPON + '[ally.kimmy]\nname = "K"\nreplaces = "kimm"\n'),
    "counts": ("elekt", UPON + 'without = ["ash_widow"]\n'),
    "code": ("revachol", UPON + 'code = "mine.py"\n'),
    # fields
    "kinds of values": (
        "revachol",
        UPON + '[ally.kim]\npoints = "many"\nsymbols = 3\nskill = 1\n[task.badge]\nspecial = "no"\nrequires = []\n',
    ),
    "bounds": ("revachol", UPON + '[task.badge]\npoints = 100\nrequires = ["blu"]\n[morale.logic]\ndice = [1, 7]\n'),
    "names": ("revachol", UPON + '[ally.Kim]\npionts = 1\nsymbols = ["blue"]\nimage = "kim.png"\n[ally.new]\n'),
    "words": (
        "ecos",
        UPON + '[card.rain]\nback = "green"\nslots = ["son"]\nleaves = 5\nnumber = 2\ndark = ["plant"]\n',
    ),
    "box": ("ecos", UPON + "[box]\ncubes = 1\nland_tiles = 2\n[elements]\nsun = 1\n[species.fish]\ncount = 1\n"),
    "map": ("ecos", UPON + "[map.river]\ngrassland = [[0, 0], [1]]\ndesert = [[0, 0]]\n"),
    "species": ("ecos", UPON + '[species.otter]\nhabitat = ["sea"]\ncount = 0\nletter = "F"\n'),
    # sentences
    "ecos lines": (
        "ecos",
        UPON
        + "".join(
            f'[card.{card}]\neffects = ["{line}"]\n'
            for card, line in {
                "rain": "plaice water",
                "tide": "place a dragon",
                "marsh": "gain 2 gold",
                "shoal": "1 point per dragon on the map",
                "reeds": "choose: 1 point or 1 point",
                "glade": "you may place a forest",
                "flood": "1 point per adjacent water",
                "dusk": "place water. gain sun",
                "mist": "if 2 dragons or more are adjacent: 1 point, else 2 points",
                "crag": "place a fish on a tile with a mountain",
            }.items()
        ),
    ),
    "elekt lines": (
        "elekt",
        UPON
        + "".join(
            f'[{card}]\nlines = ["{line}"]\n'
            for card, line in {
                "elite.ash_widow": "draw a card",
                "elite.bell_warden": "when assigned: dance",
                "elite.body_thief": "when hungry: draw a unit",
                "elite.bone_choir": "when assigned, 9 amber: draw a unit",
                "skirmish.werewolf_pack": "while yours: clashes are skipped",
                "base.acolyte": "when assigned: draw a unit",
            }.items()
        ),
    ),
    "revachol lines": (
        "revachol",
        UPON
        + '[ally.lena]\nlines = ["draw a card"]\n[ally.soona]\nlines = ["when placed: fly", "while in corps: fly"]\n',
    ),
}
"""What people get wrong: the game, and a file."""


@cache
def mistakes(of: str) -> CardFileError:
    game, text = BROKEN[of]
    with pytest.raises(CardFileError) as found:
        registry.read_cards(game, text.replace("{game}", game), "mine.toml")
    return found.value


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_mistake_that_the_sources_name_has_its_text(game: str) -> None:
    """With the same parts; in English with the same words. The tests of texts hold the other languages to English."""
    messages, texts = written("en", game), Texts("en", game)
    found = [one for place in (*OF_ALL, PACKAGE / "games" / game) for one in named(place)]
    assert len(found) > 90
    for one in found:
        if SOMETHING in one.key:
            ends = (*COMPUTED[game].get(one.key, ()), *COMPUTED[""].get(one.key, ()))
            for end in ends:
                assert messages.get(f"mistake-{one.key.replace(SOMETHING, end)}") == PARTS.get(one.key, set()), one
            continue
        assert messages.get(f"mistake-{one.key}") == set(one.parts), one
        if one.words is not None:
            slots = dict.fromkeys(one.parts, "Ж")
            assert texts._format(f"mistake-{one.key}", "", slots) == one.words.format(**slots), one
    for key, words in REFUSALS.items():
        assert messages[f"mistake-{key}"] == set(re.findall(r"\{(\w+)\}", words))


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_text_is_of_a_mistake_that_nobody_makes(game: str) -> None:
    known = {one.key for place in (*OF_ALL, PACKAGE / "games" / game) for one in named(place)} | set(REFUSALS)
    ends = {**COMPUTED[game], **{key: (*COMPUTED[""][key], *COMPUTED[game].get(key, ())) for key in COMPUTED[""]}}
    known |= {key.replace(SOMETHING, end) for key, all_ends in ends.items() for end in all_ends}
    said = {key.removeprefix("mistake-") for key in written("en", game) if key.startswith("mistake-")}
    assert said - known == set()


@pytest.mark.parametrize("of", BROKEN)
def test_a_broken_file_is_explained_in_every_language(of: str) -> None:
    """The place stays exact, the words are the reader's; what stands in the file is quoted as it stands there."""
    error = mistakes(of)
    assert error.mistakes
    for mistake in error.mistakes:
        said = {language: Texts(language, error.game).mistake(mistake) for language in LANGUAGES}
        assert said["en"] == str(mistake)
        assert len(set(said.values())) == len(LANGUAGES), said
        for text in said.values():
            assert text.startswith("mine.toml")
            assert "\\u" not in text  # the spaces of French are no control characters
            assert mistake.card in text
            assert mistake.line == 0 or text.startswith(f"mine.toml:{mistake.line}: ")
        assert re.search("[а-я]", said["ru"])


def test_broken_files_are_explained_in_these_words(request: pytest.FixtureRequest) -> None:
    """Every mistake of every broken file, word for word (`--regenerate` writes them anew)."""
    path = Path(__file__).parent / "printed" / "mistakes.txt"
    now = "\n".join("\n".join([of, *(f"  {mistake}" for mistake in mistakes(of).mistakes)]) for of in BROKEN) + "\n"
    if request.config.getoption("regenerate"):
        path.write_text(now, encoding="utf-8", newline="\n")
        pytest.skip(f"{path.name} was written anew")
    assert now.splitlines() == path.read_bytes().decode().splitlines()


def test_the_files_meet_most_mistakes() -> None:
    """A new mistake of a reader belongs into BROKEN; those of pictures, code and sizes have tests of their own."""
    met = {key for of in BROKEN for mistake in mistakes(of).mistakes for key in keys(mistake.whole())}
    assert len(met) > 60, sorted(met)


def keys(fault: object) -> set[str]:
    from tablee.core.fault import Fault

    if not isinstance(fault, Fault):
        return set()
    return {fault.key} | {key for part in fault.parts.values() for key in keys(part)}


def test_a_game_from_outside_is_heard_in_its_own_words() -> None:
    from tablee.core.fault import wrong

    assert Texts("fr").fault(wrong("of-its-own", "no {what} here", what="moon")) == "no moon here"


def test_every_mistake_is_raised_with_a_text() -> None:
    """Nothing in the sources makes a Mistake or a BadLine of a bare text."""
    bare = re.compile(
        r"""(?:BadLine|BadCode)\(\s*f?["']|\.mistake(?:_in)?\([^()\n]*,\s*f?["'][^"'\n]*\s[^"'\n]*["']\s*\)"""
    )
    found = [
        f"{file.relative_to(PACKAGE)}: {hit.group()}"
        for file in modules(PACKAGE)
        for hit in bare.finditer(file.read_text("utf-8"))
    ]
    assert found == []
    assert bare.search("card.mistake(field, f'no good {x}')")
    assert bare.search('raise BadLine("no good")')
