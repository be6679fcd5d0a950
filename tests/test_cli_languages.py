"""What a player does wrong at the keyboard is told in the language they read, and names what is wrong."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from tablee import registry
from tablee.cli import language, main, rule
from tablee.text import LANGUAGES
from tests.covered import covered
from tests.spoken import calls, modules, tree_of

PACKAGE: Final = Path(str(registry.__file__)).parent
TOOLS: Final = (
    "cli/admin.py", "cli/backup.py", "cli/bench.py", "cli/evaluate.py", "cli/ladder.py", "cli/reports.py",
    "cli/serve.py", "cli/simulate.py", "cli/sweep.py", "env", "lesson/check.py", "lesson/read.py", "openspiel",
    "scenario", "server/metrics.py", "server/push.py", "server/several.py", "sim", "store/backup.py",
    "store/database.py", "store/store.py",
)  # fmt: skip
"""Of hosts, designers and researchers: they say what is wrong in English (docs/design.md)."""
WRONG: Final = (
    ("chess", "play", "chess"),
    ("plya", "plya"),
    ("--sets", "play", "revachol", "--sets", "2"),
    ("tablee play", "play"),
    ("--seed", "play", "revachol", "--seed", "many"),
    ("-3", "play", "revachol", "--seed", "-3"),
    ("--seed", "play", "revachol", "--seed"),
    ("tablee serve", "--port", "8791"),
    ("tablee record", "rule", "ECH-1", "--from", "3"),
    ("wizard", "play", "revachol", "--seats", "human,wizard"),
    ("bot:nobody", "play", "revachol", "--seats", "human,bot:nobody"),
    ("nothing", "play", "elekt", "--seats", "human,bot:strong/nothing"),
    ("human,human,human,human,human", "play", "revachol", "--seats", "human,human,human,human,human"),
    ("anna", "play", "revachol", "--seats", "human,human", "--names", "Anna,anna"),
    ("3", "play", "revachol", "--seats", "human,human", "--names", "A,B,C"),
    ("wings", "play", "ecos", "--option", "wings=2"),
    ("goal", "play", "ecos", "--option", "goal=tall"),
    ("nowhere.toml", "play", "revachol", "--cards", "nowhere.toml"),
    ("nowhere.json", "record", "show", "nowhere.json"),
    ("nothing.json", "record", "verify", "nothing.json"),
    ("nothing.json", "record", "continue", "nothing.json"),
    ("ECH-999", "rule", "ECH-999"),
    ("chess", "learn", "chess"),
    ("99", "learn", "ecos", "--chapter", "99"),
    ("chess", "bots", "chess"),
    ("chess", "cards", "list", "chess"),
    ("revachol", "cards", "check", "revachol"),
    ("xx", "bots", "elekt", "--lang", "xx"),
)
"""What is wrong, and a command line with it."""
ENGLISH: Final = re.compile(r"\b(the|is|are|not|there|cannot|with|no such|expected|missing|invalid|error)\b", re.I)


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder with one file that is no record; what shows a rule is counted once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(rule, "coverage", covered)
    (tmp_path / "nothing.json").write_text('{"a": 1}', "utf-8")


def told(args: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(language.VARIABLE, lang)
    code = main.run(list(args))
    said = capsys.readouterr()
    assert code == 2, (args, said)
    assert "Traceback" not in said.err
    return said.err


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: " ".join(wrong[1:]))
def test_told_in_the_language_of_the_reader(
    wrong: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    named, *args = wrong
    said = {lang: told(tuple(args), lang, capsys, monkeypatch) for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES), said
    for lang, text in said.items():
        assert named.removeprefix("bot:") in text, (lang, text)
        own = text
        for word in args:
            own = own.replace(word, "")
        assert lang == "en" or not ENGLISH.search(own), (lang, own)
    assert re.search("[а-яё]{3}", said["ru"]), said["ru"]


def test_the_language_asked_for_holds_wherever_it_stands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the command, behind it, or for a command line that is none."""
    asked = [("--lang", "ru", "plya"), ("--lang=ru", "rule", "ECH-999"), ("rule", "ECH-999", "--lang", "ru")]
    for args in asked:
        assert re.search("[а-яё]{3}", told(args, "en", capsys, monkeypatch)), args


@pytest.mark.parametrize("args", [(), ("--lang",), ("play", "--lang")])
def test_a_command_line_of_few_words_asks_for_no_language(
    args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(language.VARIABLE, "fr")
    language.asked_in(args)
    assert language.texts("").language == "fr"


def sentences(path: Path) -> list[int]:
    """Lines where a module refuses in English alone."""
    if "UserError" not in path.read_text("utf-8"):  # most need not be taken apart
        return []
    made = calls(tree_of(path), "UserError")
    return [node.lineno for node in made if isinstance(node.args[0], (ast.Constant, ast.JoinedStr, ast.BinOp))]


def test_only_tools_speak_english_alone() -> None:
    found = {str(path.relative_to(PACKAGE)): sentences(path) for path in modules(PACKAGE)}
    alone = {name for name, lines in found.items() if lines}
    assert {name for name in alone if not name.startswith(TOOLS)} == set()
    assert all(any(name.startswith(tool) for name in alone) for tool in TOOLS), "a tool that is none"
