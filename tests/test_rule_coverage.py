"""Every numbered rule is shown by a test, carried out by code that cites it and told to players; that only grows."""

import io
import json
import runpy
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from tablee.errors import UserError
from tablee.scenario.coverage import FLOOR, below_floor, coverage, floor, floor_now, summary
from tablee.scenario.specification import all_defined, defined, paragraph
from tablee.text import LANGUAGES
from tests.covered import covered

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "rule-coverage"
IN_FULL = ["cards", "ecos", "elekt", "revachol"]
"""The books of which nothing lacks any more: all."""

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

CODE = '''
"""A game (ABC-01). UTF-8 and SHA-256 are no rules."""

LIMIT = 5  # fewer than six (ABC-R01)

def why_not() -> str:
    """Words a refusal (ABC-02)."""
    return "ABC-R01"  # ABC-02

def ends() -> bool:
    """At last.
    (ABC-03)"""
    return True
'''

LINES = """# The only chapter
ABC-01 The first, for players.
ABC-02 The second.
ABC-03 The third.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in {
        "docs/rules/abc.md": RULES,
        "tests/scenarios/abc/first.toml": SCENARIO,
        "tests/games/abc/test_second.py": TEST,
        "src/tablee/games/abc/game.py": CODE,
        **{f"src/tablee/games/abc/text/rules.{language}.txt": LINES for language in LANGUAGES},
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
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
        "code": {"total": 5, "shown": 3, "missing": ["ABC-02", "ABC-R02"]},
        "read": {"total": 4, "shown": 3, "missing": ["ABC-R01"]},
    }
    assert found.where["ABC-01"] == ["tests/scenarios/abc/first.toml:2"]
    assert found.where["ABC-02"] == ["tests/games/abc/test_second.py:4"]
    assert summary(project) == [
        "rules of abc: 2 of 3 rules shown, 1 of 2 rulings shown, 3 of 5 cited in the code, 3 of 4 told to players"
    ]


def test_a_rule_is_cited_where_it_is_carried_out(project: Path) -> None:
    """In a comment or a docstring, but not in what players are told and not where a refusal is worded."""
    (found,) = coverage(project)
    assert {rule: [str(place) for place in places] for rule, places in found.places.items()} == {
        "ABC-01": ["src/tablee/games/abc/game.py:2"],
        "ABC-03": ["src/tablee/games/abc/game.py:12"],
        "ABC-R01": ["src/tablee/games/abc/game.py:4"],
    }
    assert found.places["ABC-R01"][0].text == "LIMIT = 5  # fewer than six (ABC-R01)"
    assert found.places["ABC-03"][0].text == "def ends() -> bool:"
    assert found.lines["ABC-02"] == "The second."
    assert found.lacking() == [
        "no test names these rules: ABC-03",
        "no test names these rulings: ABC-R02",
        "no code cites these: ABC-02, ABC-R02",
        "players cannot read these in every language: ABC-R01",
    ]
    game = (project / "src" / "tablee" / "games" / "abc" / "game.py").rename(project / "src" / "tablee" / "app.py")
    assert coverage(project)[0].code.missing == found.code.missing  # what the whole program does counts as well
    (project / "src" / "tablee" / "bots").mkdir()
    game.rename(project / "src" / "tablee" / "bots" / "advice.py")
    assert coverage(project)[0].code.shown == []  # what only plays by the rules does not


@pytest.mark.parametrize(
    ("code", "explained"),
    [
        ('LEAST = 1\n"""No less. (ABC-02)"""\n', "LEAST = 1"),
        ("# No less\n# (ABC-02):\n\n# never.\nLEAST = 1\n", "LEAST = 1"),
        ("class Act:\n    least = 1  # ABC-02\n", "least = 1  # ABC-02"),
        ('@final\nclass Act:\n    """Does it. (ABC-02)"""\n', "class Act:"),
    ],
)
def test_a_citation_shows_what_it_explains(project: Path, code: str, explained: str) -> None:
    (project / "src" / "tablee" / "games" / "abc" / "game.py").write_text(code, encoding="utf-8")
    (place,) = coverage(project)[0].places["ABC-02"]
    assert place.text == explained


@pytest.mark.parametrize(
    "span", ["ABC-01 … ABC-03", "ABC-01\n… ABC-03", "ABC-01 to ABC-03", "ABC-01…03", "ABC-01 ff.", "ABC-R01, R02"]
)
def test_ids_that_are_not_written_out_cannot_be_found(project: Path, span: str) -> None:
    edit(project, "src/tablee/games/abc/game.py", "A game (ABC-01).", f"A game ({span}).")
    (found,) = coverage(project)
    assert [str(place) for place in found.shortened] == ["src/tablee/games/abc/game.py:2"]
    assert f'src/tablee/games/abc/game.py:2: "{span}": write out every id' in found.lacking()
    assert "ABC-01" in found.code.missing
    assert found.written()["code"]["shortened"] == ["src/tablee/games/abc/game.py:2"]


def test_a_ruling_that_players_are_told_has_a_line_in_every_language(project: Path) -> None:
    for language in LANGUAGES:
        assert coverage(project)[0].read.missing == ["ABC-R01"]
        edit(project, f"src/tablee/games/abc/text/rules.{language}.txt", "ABC-03", "ABC-R01 Ruled so.\nABC-03")
    assert coverage(project)[0].read.missing == []
    (project / "src" / "tablee" / "games" / "abc" / "text" / "en.ftl").write_text(
        "# ABC-R01 and ABC-01 in a comment\nhelp = So it is (ABC-R02).\n", encoding="utf-8"
    )
    assert coverage(project)[0].read.missing == ["ABC-R02"]


def test_an_id_in_the_code_that_does_not_exist_is_a_mistake(project: Path) -> None:
    edit(project, "src/tablee/games/abc/game.py", "ABC-03", "ABC-30")
    with pytest.raises(UserError, match=r"game.py:12: names ABC-30, but there is no such rule"):
        coverage(project)


def test_the_paragraph_of_a_rule(project: Path) -> None:
    path = project / "docs" / "rules" / "abc.md"
    assert paragraph(path, "ABC-01").splitlines() == RULES.splitlines()[1:3]
    assert paragraph(path, "ABC-02") == "- **ABC-02** The second."
    assert paragraph(path, "ABC-0") == ""


def test_worked_examples_are_counted_too(project: Path) -> None:
    edit(project, "docs/rules/abc.md", "# A game", "# A game\n- **ABC-S01** An example.")
    (found,) = coverage(project)
    assert found.written()["examples"] == {"total": 1, "shown": 0, "missing": ["ABC-S01"]}
    assert found.written()["total"] == 3


def test_what_cannot_be_shown_is_neither_shown_nor_missing(project: Path) -> None:
    (project / "tests" / "not-shown.toml").write_text('ABC-R02 = "a matter of translation"\n', encoding="utf-8")
    (found,) = coverage(project)
    assert found.written()["rulings"] == {"total": 2, "shown": 1, "missing": [], "not_showable": ["ABC-R02"]}
    assert summary(project)[0].startswith("rules of abc: 2 of 3 rules shown, 1 of 2 rulings shown (1 cannot be), ")


def test_what_no_code_carries_out_and_no_player_reads(project: Path) -> None:
    (project / "tests" / "not-shown.toml").write_text(
        '[code]\nABC-02 = "holds by construction"\n[read]\nABC-R01 = "for programs"\n', encoding="utf-8"
    )
    (found,) = coverage(project)
    assert found.written()["code"] == {"total": 5, "shown": 3, "missing": ["ABC-R02"], "not_showable": ["ABC-02"]}
    assert found.written()["read"] == {"total": 4, "shown": 3, "missing": [], "not_showable": ["ABC-R01"]}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('ABC-R09 = "why"', "there is no rule ABC-R09"),
        ('ABC-R02 = " "', "ABC-R02 has no reason"),
        ('ABC-R01 = "why"', "ABC-R01 cannot be shown, it says, but tests/scenarios/abc/first.toml:2 shows it"),
        ('[code]\nABC-R09 = "why"', "there is no rule ABC-R09"),
        ('[read]\nABC-R01 = ""', "ABC-R01 has no reason"),
        (
            '[code]\nABC-01 = "why"',
            "ABC-01 cannot be in the code, it says, but .*abc/game.py:2 cites it",
        ),
        ('[read]\nABC-01 = "why"', "ABC-01 cannot be read, it says, but abc tells it to players"),
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
    assert json.loads(floor_now(found)) == {"abc": {"rules": 2, "rulings": 1, "code": 3, "read": 3}}
    assert below_floor(found, {"abc": {"rules": 2, "rulings": 1}}) == []
    assert below_floor(found, {"abc": {"rules": 3, "rulings": 1}}) == [
        f"abc: 2 rules are shown, but 3 were before ({FLOOR})"
    ]
    assert below_floor(found, {"abc": {"code": 4, "read": 4}}) == [
        f"abc: 3 rules are cited in the code, but 4 were before ({FLOOR})",
        f"abc: 3 rules are told to players, but 4 were before ({FLOOR})",
    ]
    assert below_floor(found, {"gone": {"rules": 1}}) == [f"gone: 0 rules are shown, but 1 were before ({FLOOR})"]


# This project.


def test_the_rules_of_revachol_are_numbered_without_gaps() -> None:
    ids = defined(ROOT / "docs" / "rules" / "revachol.md")
    assert [rule for rule in ids if "R" not in rule] == [f"ECH-{n:02}" for n in range(1, 136)]
    assert [rule for rule in ids if "R" in rule] == [f"ECH-R{n:02}" for n in range(1, 151)]
    assert set(ids) <= all_defined(ROOT)


def test_what_is_shown_has_not_become_less() -> None:
    assert below_floor(covered(), floor(ROOT / FLOOR)) == []


@pytest.mark.parametrize("game", IN_FULL)
def test_nothing_lacks(game: str) -> None:
    """Every rule and ruling has a test, a line of code and, where players are told of it, a line for them."""
    (found,) = [found for found in covered() if found.game == game]
    assert found.lacking() == []


def rule_coverage(*args: str) -> subprocess.CompletedProcess[str]:
    """The script in this process, with what was counted here."""
    out, err = io.StringIO(), io.StringIO()
    main = runpy.run_path(str(SCRIPT))["main"]
    main.__globals__["coverage"] = covered
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", [str(SCRIPT), *args])
        code = main()
    return subprocess.CompletedProcess(args, code, out.getvalue(), err.getvalue())


def rule_coverage_alone(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *args], capture_output=True, text=True)


def test_the_command() -> None:
    games = covered()
    lacking = [f"{game.game}: {line}" for game in games for line in game.lacking()]
    where = rule_coverage("--where")
    assert [line for line in where.stdout.splitlines() if line.split(":")[0] in {game.game for game in games}] == [
        game.in_words() for game in games
    ]
    (code, shown, players) = where.stdout[where.stdout.index("\nECH-16\n") :].splitlines()[2:5]
    assert code.startswith("  code    src/tablee/games/revachol/")
    assert shown.startswith("  shown   tests/scenarios/revachol/")
    assert players == "  players Each player rolls one die; the highest roll takes the first turn."
    machine = rule_coverage_alone("--json")
    assert json.loads(machine.stdout) == {game.game: game.written() for game in games}
    for ended in (where, machine):
        assert ended.stderr.splitlines() == lacking
        assert ended.returncode == (1 if lacking else 0)


def test_the_command_fails_below_the_floor(tmp_path: Path) -> None:
    (tmp_path / "high.json").write_text('{"revachol": {"rules": 999}}', encoding="utf-8")
    ended = rule_coverage("--minimum", str(tmp_path / "high.json"))
    assert ended.returncode == 1
    assert "but 999 were before" in ended.stderr
    missing = rule_coverage("--minimum", str(tmp_path / "none.json"))
    assert missing.returncode == 2
    assert "none.json" in missing.stderr
