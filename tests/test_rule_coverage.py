"""Every numbered rule is shown by a scenario or a test, and what is shown only grows."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.errors import UserError
from tablee.scenario.coverage import FLOOR, all_defined, below_floor, coverage, defined, floor, floor_now, summary

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "rule-coverage"

RULES = """# A game
- **ABC-01** `EN` The first rule (see ABC-R01).
  - *Test:* **ABC-99** stands inside a sentence and defines nothing.
- **ABC-02** The second.
**ABC-03** — The third.
- **ABC-R01** [firm] A ruling.
- **ABC-R02** [judgement] Another.
"""

SCENARIO = """
[[scenario]]
title   = "First"
rules   = ["ABC-01", "ABC-R01"]
players = ["Anna", "Bo"]
then.next = "Anna"
"""

TEST = '''
"""ABC-03 in the docstring of a file shows nothing, and UTF-8 is no rule."""

def test_second() -> None:
    """ABC-02: shown here. UTF-8 and SHA-256 are not rules."""

def helper() -> None:
    """ABC-03"""
'''


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in {
        "docs/rules/abc.md": RULES,
        "tests/scenarios/abc/first.toml": SCENARIO,
        "tests/games/abc/test_second.py": TEST,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def edit(project: Path, name: str, old: str, new: str) -> None:
    path = project / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_rules_and_rulings_are_counted_apart(project: Path) -> None:
    (found,) = coverage(project)
    assert found.written() == {
        "total": 3,
        "shown": 2,
        "missing": ["ABC-03"],
        "rulings": {"total": 2, "shown": 1, "missing": ["ABC-R02"]},
    }
    assert found.where["ABC-01"] == ["tests/scenarios/abc/first.toml:2"]
    assert found.where["ABC-02"] == ["tests/games/abc/test_second.py:4"]
    assert summary(project) == ["rules of abc: 2 of 3 rules shown, 1 of 2 rulings shown"]


def test_worked_examples_are_counted_too(project: Path) -> None:
    edit(project, "docs/rules/abc.md", "# A game", "# A game\n- **ABC-S01** An example.")
    (found,) = coverage(project)
    assert found.written()["examples"] == {"total": 1, "shown": 0, "missing": ["ABC-S01"]}
    assert found.written()["total"] == 3


def test_what_cannot_be_shown_is_neither_shown_nor_missing(project: Path) -> None:
    (project / "tests" / "not-shown.toml").write_text('ABC-R02 = "a matter of translation"\n', encoding="utf-8")
    (found,) = coverage(project)
    assert found.written()["rulings"] == {"total": 2, "shown": 1, "missing": [], "not_showable": ["ABC-R02"]}
    assert summary(project) == ["rules of abc: 2 of 3 rules shown, 1 of 2 rulings shown (1 cannot be)"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('ABC-R09 = "why"', "there is no rule ABC-R09"),
        ('ABC-R02 = " "', "ABC-R02 has no reason"),
        ('ABC-R01 = "why"', "ABC-R01 cannot be shown, it says, but tests/scenarios/abc/first.toml:2 shows it"),
    ],
)
def test_mistakes_in_the_list_of_what_cannot_be_shown(project: Path, line: str, told: str) -> None:
    (project / "tests" / "not-shown.toml").write_text(line, encoding="utf-8")
    with pytest.raises(UserError, match=told):
        coverage(project)


def test_an_id_that_does_not_exist_is_a_mistake(project: Path) -> None:
    edit(project, "tests/scenarios/abc/first.toml", '"ABC-01"', '"ABC-10"')
    with pytest.raises(UserError, match=r'first.toml:2: "First" names ABC-10, but there is no such rule'):
        coverage(project)
    assert summary(project)[0].startswith("rule coverage: tests/scenarios/abc/first.toml:2")
    edit(project, "tests/scenarios/abc/first.toml", '"ABC-10"', '"ABC-01"')
    edit(project, "tests/games/abc/test_second.py", "ABC-02:", "ABC-04:")
    with pytest.raises(UserError, match=r"test_second.py:4: test_second names ABC-04"):
        coverage(project)


@pytest.mark.parametrize("span", ["ABC-01 … ABC-03", "ABC-01–ABC-03", "ABC-01 to ABC-03", "ABC-01...03", "ABC-01…03"])
def test_ranges_are_not_allowed(project: Path, span: str) -> None:
    edit(project, "tests/games/abc/test_second.py", "ABC-02:", f"{span}:")
    with pytest.raises(UserError, match="write out every id"):
        coverage(project)


@pytest.mark.parametrize(
    "mark", ["@pytest.mark.skip", "@pytest.mark.xfail(reason='later')", "@pytest.mark.skipif(True)"]
)
def test_a_test_that_is_put_off_shows_nothing(project: Path, mark: str) -> None:
    edit(project, "tests/games/abc/test_second.py", "def test_second", f"{mark}\ndef test_second")
    (found,) = coverage(project)
    assert found.rules.missing == ["ABC-02", "ABC-03"]


def test_a_rule_defined_twice_is_a_mistake(project: Path) -> None:
    edit(project, "docs/rules/abc.md", "**ABC-02**", "**ABC-01**")
    with pytest.raises(UserError, match="ABC-01 is defined twice"):
        coverage(project)


def test_below_the_floor(project: Path) -> None:
    found = coverage(project)
    assert json.loads(floor_now(found)) == {"abc": {"rules": 2, "rulings": 1}}
    assert below_floor(found, {"abc": {"rules": 2, "rulings": 1}}) == []
    assert below_floor(found, {"abc": {"rules": 3, "rulings": 1}}) == [
        f"abc: 2 rules are shown, but 3 were before ({FLOOR})"
    ]
    assert below_floor(found, {"gone": {"rules": 1}}) == [f"gone: 0 rules are shown, but 1 were before ({FLOOR})"]


# This project.


def test_the_rules_of_revachol_are_numbered_without_gaps() -> None:
    ids = defined(ROOT / "docs" / "rules" / "revachol.md")
    assert [rule for rule in ids if "R" not in rule] == [f"ECH-{n:02}" for n in range(1, 136)]
    assert [rule for rule in ids if "R" in rule] == [f"ECH-R{n:02}" for n in range(1, 151)]
    assert set(ids) <= all_defined(ROOT)


def test_what_is_shown_has_not_become_less() -> None:
    assert below_floor(coverage(ROOT), floor(ROOT / FLOOR)) == []


def test_the_command() -> None:
    plain = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True, check=True)
    (revachol,) = [found for found in coverage(ROOT) if found.game == "revachol"]
    assert revachol.in_words() in plain.stdout.splitlines()
    machine = subprocess.run([sys.executable, str(SCRIPT), "--json"], capture_output=True, text=True, check=True)
    assert json.loads(machine.stdout)["revachol"] == revachol.written()


def test_the_command_fails_below_the_floor(tmp_path: Path) -> None:
    (tmp_path / "high.json").write_text('{"revachol": {"rules": 999}}', encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, str(SCRIPT), "--minimum", str(tmp_path / "high.json")], capture_output=True, text=True
    )
    assert ended.returncode == 1
    assert "but 999 were before" in ended.stderr
    missing = subprocess.run(
        [sys.executable, str(SCRIPT), "--minimum", str(tmp_path / "none.json")], capture_output=True, text=True
    )
    assert missing.returncode == 2
    assert "none.json" in missing.stderr
