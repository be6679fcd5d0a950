"""`tablee rule ID`: the three places of a rule on one screen."""

import pytest

from tablee.cli import main, rule
from tablee.scenario.citations import Place
from tablee.scenario.coverage import Coverage, Part
from tests.covered import covered

NONE = Part(0, [], [], [])
FOUND = Coverage(
    "revachol",
    ["ECH-11", "ECH-110", "ECH-R150"],
    NONE,
    NONE,
    None,
    NONE,
    NONE,
    where={"ECH-11": ["tests/scenarios/revachol/setup.toml:3"]},
    places={"ECH-11": [Place("src/tablee/games/revachol/morale.py", 284, "class RefillTasks(Verb[Revachol]):")]},
    reasons={"shown": {}, "code": {"ECH-R150": "nothing of it is built"}, "read": {}},
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(rule, "coverage", lambda root: [FOUND])


def told(capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    assert main.run(["rule", *args]) == 0
    return capsys.readouterr().out.splitlines()


def test_all_three_places(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "ECH-11")
    assert lines[0] == "ECH-11 · Echoes of Revachol · Set-up"
    assert lines[1].startswith("  Turn up three Tasks in a row beside the deck")
    at = lines.index("Specification (docs/rules/revachol.md)")
    assert lines[at + 1].startswith("  - **ECH-11** `EN FR RU` Turn up three Tasks")
    at = lines.index("Code")
    assert lines[at + 1 :] == [
        "  src/tablee/games/revachol/morale.py:284",
        "      class RefillTasks(Verb[Revachol]):",
        "Shown by",
        "  tests/scenarios/revachol/setup.toml:3",
    ]
    assert not any("ECH-110" in line for line in lines)


def test_in_another_language_however_it_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "ech-11", "--lang", "fr")
    assert lines[1].startswith("  Révélez trois Tâches en ligne")
    assert "Montrée par" in lines
    assert main.run(["--lang", "ru", "rule", "ECH-11"]) == 0
    assert "Откройте три Задания" in capsys.readouterr().out


def test_what_players_do_not_read_and_no_code_does(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "ECH-R150")
    assert lines[:2] == ["ECH-R150 · Echoes of Revachol", "  There is no line for players."]
    at = lines.index("Code")
    assert lines[at + 1 :] == ["  nothing", "  nothing of it is built", "Shown by", "  nothing"]


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("ECH-1", 'there is no rule "ECH-1" (did you mean "ECH-01"?)'),
        ("ECH-R1", 'there is no rule "ECH-R1" (did you mean "ECH-R01"?)'),
        ("ECH-0110", 'there is no rule "ECH-0110" (did you mean "ECH-110"?)'),
        ("ECHH-88", 'there is no rule "ECHH-88" (did you mean "ECH-88"?)'),
        ("Kim", 'there is no rule "Kim"'),
    ],
)
def test_an_unknown_number(capsys: pytest.CaptureFixture[str], id: str, told: str) -> None:
    assert main.run(["rule", id]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"tablee: {told}\n")


def test_without_a_checkout_players_still_read_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule, "checkout", lambda: None)
    lines = told(capsys, "ECH-11")
    assert lines[1].startswith("  Turn up three Tasks")
    assert lines[3:] == ["The specification, the lines of code and the tests are shown in a checkout of the project."]
    assert main.run(["rule", "ECH-R150"]) == 2


def test_this_checkout_is_found(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "coverage", covered)
    lines = told(capsys, "ECH-24")
    code, shown = lines.index("Code"), lines.index("Shown by")
    assert any(line.startswith("  src/tablee/games/revachol/turn.py:") for line in lines[code:shown])
    assert any(line.startswith("  tests/scenarios/revachol/turn.toml:") for line in lines[shown:])


def test_a_rule_of_every_games_cards(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One line for all games, or one of each game that means something of its own by it; then the three places."""
    monkeypatch.setattr(rule, "coverage", covered)
    lines = told(capsys, "crd-5")
    assert lines[0] == "CRD-5 · Cards of every game · Lines of cards: choosing"
    assert lines[1].startswith("  Of “choose”, only what is possible is offered")
    code, shown = lines.index("Code"), lines.index("Shown by")
    assert "  src/tablee/core/choosing.py" in {line.split(":")[0] for line in lines[code:shown]}
    assert "  tests/scenarios/revachol/lines.toml" in {line.split(":")[0] for line in lines[shown:]}
    lines = told(capsys, "CRD-14", "--lang", "ru")
    assert [line for line in lines if line.startswith("CRD-14")] == [
        "CRD-14 · Экос: первый континент · Строки карт: Экос",
        "CRD-14 · Эхо Ревашоля · Строки карт: Эхо Ревашоля",
    ]
