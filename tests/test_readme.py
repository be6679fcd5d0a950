"""The README is a game, and it runs. Its commands and links exist."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_short_game_of_the_readme_goes_as_it_is_written() -> None:
    failed, attempted = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert attempted > 10
    assert failed == 0


def test_the_two_commands_come_first() -> None:
    commands = re.findall(r"^    (pip install uv && .*)$", README, re.M)
    assert commands == ["pip install uv && uv run --no-dev tablee", "pip install uv && uv run pytest"]
    assert commands[1] in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_every_link_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_every_file_that_contributors_are_sent_to_is_there() -> None:
    """`games/…` and `bots/…` stand for what is below src/tablee; `<game>` and `{en,fr,ru}` for several."""
    said = re.findall(r"`([^`]+)`", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    words = {word for text in said for word in text.split() if "/" in word and not word.startswith(("-", "$"))}
    paths = {word.rstrip(",.") for word in words if not re.search(r"[N*…(=]|<language>|:", word)}
    missing = set()
    for path in paths:
        pattern = re.sub(r"<\w+>|\{[\w,]+\}", "*", path)
        if not any(list(root.glob(pattern)) for root in (ROOT, ROOT / "src" / "tablee")):
            missing.add(path)
    assert len(paths) > 15
    assert missing == set()
