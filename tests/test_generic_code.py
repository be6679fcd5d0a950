"""Generic code knows a game only by its contract: it names no game, no option and no question of one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import registry
from tablee.text import LANGUAGES, Texts

SOURCES = Path(__file__).parents[1] / "src" / "tablee"
GENERIC = ("core", "lesson", "cli", "sim", "server", "store", "scenario", "testing", ".")
OF_A_GAME = re.compile("|".join(registry.GAMES))
"""A module with a game's name is that game's: `cli/screens/ecos_map.py`."""

MEANS_SOMETHING_ELSE = {"Place"}
"""Names of verbs that generic code has for something of its own."""


def modules() -> list[Path]:
    found = [path for folder in GENERIC for path in (SOURCES / folder).glob("*.py" if folder == "." else "**/*.py")]
    found += (SOURCES / "bots").glob("*.py")  # the advice for each game lies in folders of its own
    return sorted(path for path in found if not OF_A_GAME.search(path.name))


def words_of_games() -> set[str]:
    """What only somebody who knows a game could write: its key, its options, the names of its verbs."""
    games = [registry.game(key) for key in registry.GAMES]
    found = {word for game in games for word in (game.key, *[option.key for option in game.options])}
    return found | {name for game in games for name, verb in game.verbs.items() if not is_of_core(verb)}


def is_of_core(verb: object) -> bool:
    """A question that every game may ask: `core/choosing.py`."""
    return type(verb).__module__.startswith("tablee.core.")


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every text and name of a module."""
    for node in ast.walk(tree):
        for field in ("value", "id", "attr", "arg", "name"):
            found = getattr(node, field, None)
            if isinstance(found, str):
                yield getattr(node, "lineno", 0), found


def named(source: str, words: set[str]) -> list[tuple[int, str]]:
    """Where a module names one of the words: as it is, as `--open-scores` says `open_scores`, or within a text if the
    word could mean nothing else."""
    telling = re.compile(rf"\b({'|'.join(word for word in sorted(words) if word in registry.GAMES or '_' in word)})\b")
    found: list[tuple[int, str]] = []
    for line, text in texts(ast.parse(source)):
        plain = text.removeprefix("--").replace("-", "_")
        if plain in words - MEANS_SOMETHING_ELSE or telling.search(text.replace("-", "_")):
            found.append((line, text[:60]))
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_game_in_generic_code(path: Path) -> None:
    assert named(path.read_text(encoding="utf-8"), words_of_games()) == []


PAGE = SOURCES.parents[1] / "ui" / "src"


def shell() -> list[Path]:
    """The page outside the games: code, styles and words."""
    kinds = (".ts", ".svelte", ".css", ".ftl")
    found = [path for path in PAGE.rglob("*") if path.suffix in kinds and not path.name.endswith(".test.ts")]
    return sorted(path for path in found if not set(path.relative_to(PAGE).parts) & set(registry.GAMES))


def test_no_game_in_the_shell_of_the_page() -> None:
    """What it says of a game stands with that game: `ui/src/games/<game>/names`."""
    titles = {Texts(language, key).say("title") for key in registry.GAMES for language in LANGUAGES}
    words = "|".join(sorted({*registry.GAMES, *[re.escape(title.split(":")[0]) for title in titles]}))
    wanted = re.compile(rf"\b({words})\b", re.IGNORECASE)
    named = [
        f"{path.relative_to(PAGE)}:{number}: {line.strip()[:80]}"
        for path in shell()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if wanted.search(line)
    ]
    assert len(shell()) > 50
    assert not named, "\n".join(named)


@pytest.mark.parametrize(
    "source",
    [
        'OPTION = "open_scores"',
        'typer.Option("--open-scores")',
        "def play(open_scores: bool) -> None: ...",
        'say("try: tablee play revachol")',
        'if verb.name == "UseAbility": ...',
    ],
)
def test_it_would_be_found(source: str) -> None:
    assert named(source, words_of_games()) != []
