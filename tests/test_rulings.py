"""docs/rulings.md names every judgement ruling once, and each named constant exists and is read by the rules."""

import re
from pathlib import Path

import pytest

from tablee import registry

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_judgement_ruling_is_told_of_once(game: str) -> None:
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    judgements = re.findall(r"\*\*(\w+-R\d+)\*\* \[judgement\]", rules)
    told = re.findall(rf"^\| ({judgements[0].partition('-')[0]}-R\d+) \|", rulings(), re.M)
    assert told == judgements


@pytest.mark.parametrize("game", registry.GAMES)
def test_constants_are_where_the_page_says_and_are_used(game: str) -> None:
    folder = ROOT / "src" / "tablee" / "games" / game
    defined = set(re.findall(r"^([A-Z_]+): Final", (folder / "rulings.py").read_text(encoding="utf-8"), re.M))
    assert defined
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py") if path.name != "rulings.py")
    for name in sorted(defined):
        assert f"`{name}`" in rulings(), f"{name} is not in docs/rulings.md"
        assert len(re.findall(rf"\b{name}\b", code)) >= 2, f"{name} is not read by the rules"


def rulings() -> str:
    return (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
