"""A new language is texts and nothing else: whoever lays them beside the others can play in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tablee import registry

PACKAGE = Path(__file__).parents[1] / "src" / "tablee"
NEW = "xx"
TEXTS = (
    "texts/{}.ftl",
    "texts/rules.{}.txt",
    *[f"games/*/{name}" for name in ("text/{}.ftl", "text/cards.{}.ftl", "text/rules.{}.txt")],
)
CARDS = "games/*/cards/house.{}.ftl"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with a language that differs from English in one mark before every message."""
    copy = tmp_path_factory.mktemp("language") / "tablee"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("_compiled", "web", "__pycache__"))
    for pattern in (*TEXTS, CARDS):
        for english in copy.glob(pattern.format("en")):
            lines = english.read_text(encoding="utf-8").splitlines()
            marked = [line.replace(" = ", " = ×", 1) if line[:1].islower() else line for line in lines]
            english.with_name(english.name.replace("en.", f"{NEW}.")).write_text("\n".join(marked) + "\n", "utf-8")
    return copy.parent


def run(folder: Path, *args: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "TABLEE_COMPILE": "0"}
    ended = subprocess.run([sys.executable, "-m", *args], capture_output=True, text=True, env=environment)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_it_is_offered(folder: Path) -> None:
    assert f"en, fr, ru, {NEW}" in run(folder, "tablee", "play", "--help")


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_game_is_told_in_it(folder: Path, game: str) -> None:
    """Its title, a card, the rules and the first question."""
    script = folder / "game.py"
    script.write_text(
        "import sys\n"
        "from tablee import registry, rulebook\n"
        "from tablee.core.chance import Seeded\n"
        "from tablee.text import Texts\n"
        "game, cards, rng = registry.game(sys.argv[1]), registry.house_cards(sys.argv[1]), Seeded(1)\n"
        f"texts = Texts('{NEW}', game.key, cards)\n"
        "print(texts.say('title'))\n"
        "print(texts.card(cards.every_card()[0]))\n"
        f"print(len(rulebook.rules(game.key, '{NEW}')))\n"
        "s = game.new(2, {}, cards)\n"
        "game.settle(s, rng)\n"
        "for decision in game.pending(s):\n"
        "    print(texts.phrase(decision.question, ('Anna', 'Bo')))\n",
        encoding="utf-8",
    )
    title, card, rules, *questions = run(folder, "game", game).splitlines()
    assert title.startswith("×")
    assert card.startswith("×")
    assert int(rules) > 0
    assert questions
    assert all("×" in question for question in questions)
