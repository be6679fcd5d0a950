"""A Python class beside a card set says what no sentence can: on one's own machine, never on a server."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest

from tablee import registry
from tablee.cli import main
from tablee.core.cardfile import CardFileError
from tablee.core.cardset import CardSet
from tablee.core.chance import secret_of_seed
from tablee.core.codec import decode, encode
from tablee.core.layout import from_layout
from tablee.core.table import sit_down
from tablee.sim import vary
from tablee.sim.run import simulate
from tablee.text import Texts
from tests.test_both_builds import run

PAGE = Path(__file__).parents[1] / "docs" / "writing-cards.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The example of docs/writing-cards.md, as somebody would type it in."""
    part = PAGE.read_text(encoding="utf-8").split("## An effect that cannot be said")[1].split("\n## ")[0]
    (cards,), (code,) = re.findall(r"```toml\n(.*?)```", part, re.S), re.findall(r"```python\n(.*?)```", part, re.S)
    (tmp_path / "mine.toml").write_text(cards, encoding="utf-8")
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    return tmp_path


def read(folder: Path) -> CardSet:
    return registry.cards("revachol", str(folder / "mine.toml"))


def test_the_example_does_what_it_says(folder: Path) -> None:
    game, cards = registry.game("revachol"), read(folder)
    given = {"1": {"hand": ["annette"]}, "2": {"completed": ["island"]}, "tasks": ["bed"], "deck": ["lily"]}
    s: Any = from_layout(game, 3, {}, cards, given)
    told = game.apply(s, 0, "annette")
    assert s.tally == {"points 0": 2}
    assert [(event.kind, event.seat, event.number) for event in told if event.kind == "gain-points"] == [
        ("gain-points", 0, 2)
    ]
    assert s.asked == -2  # then an Ally is drawn
    assert encode(game, decode(game, encode(game, s), cards)) == encode(game, s)
    (line,) = cards.printed_lines("annette")
    text = Texts("fr", "revachol", cards).phrase(line, ("Anna", "Bo"))
    assert "whoever is last gains 2 points, puis piochez un Allié" in text


def test_the_code_is_part_of_the_fingerprint_and_the_record_names_it(folder: Path) -> None:
    cards = read(folder)
    assert cards.name == "mine (mine.py)"
    again = pickle.loads(pickle.dumps(cards))
    assert (again.name, again.digest) == (cards.name, cards.digest)
    code = (folder / "mine.py").read_text(encoding="utf-8")
    (folder / "mine.py").write_text(code.replace('{last}", 2)', '{last}", 3)'), encoding="utf-8")
    assert read(folder).digest != cards.digest


def test_it_is_played_in_the_terminal_and_simulated(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    report = simulate("revachol", ["greedy", "greedy"], 4, seed=1, cards=str(folder / "mine.toml"), workers=2)
    assert report.tally.games == 4
    assert main.run(["cards", "check", "revachol", "mine.toml"]) == 0


def test_its_values_can_be_varied(folder: Path) -> None:
    cards = read(folder)
    changed = vary.with_values("revachol", cards, {vary.find(cards, "ally.annette.points"): 3})
    assert "whoever is last gains 2 points" in changed.effects  # type: ignore[attr-defined]


def test_a_server_refuses_it(folder: Path) -> None:
    text = (folder / "mine.toml").read_text(encoding="utf-8")
    with pytest.raises(CardFileError) as found:
        registry.read_cards("revachol", text, "mine.toml")
    assert str(found.value.mistakes[0]) == (
        "mine.toml:5: set: code: a set with code of its own is for your own machine, never for a server"
    )


def test_a_saved_game_with_it_makes_no_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A server could never open it: better said before than found out there."""
    table = sit_down(registry.game("revachol"), read(folder), ["Anna", "Bo"], secret_of_seed(3))
    (folder / "game.json").write_text(table.saved(), encoding="utf-8")
    given = ["--cards", str(folder / "mine.toml"), "--data", str(folder / "data")]
    assert main.run(["record", "import", str(folder / "game.json"), *given]) == 2
    assert "a set with code of its own is for your own machine, never for a server" in capsys.readouterr().err
    assert not (folder / "data").exists()


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (None, '"mine.py" cannot be read beside the set (No such file or directory)'),
        ("x = 1\n", 'mine.py: no class with a sentence in it (class Mine(Effect): sentence = "…")'),
        ("x = 1\nclass\n", "mine.py:2: SyntaxError: invalid syntax (mine.py, line 2)"),
        ("\n\n1 / 0\n", "mine.py:3: ZeroDivisionError: division by zero"),
        ("import nowhere\n", "mine.py:1: ModuleNotFoundError: No module named 'nowhere'"),
        (
            "from tablee.core.effects import Effect\nclass A(Effect):\n    sentence = 'go'\nclass B(A):\n    pass\n",
            'mine.py: two classes say "go"',
        ),
    ],
)
def test_what_is_wrong_with_it_is_a_mistake_of_the_set(folder: Path, code: str | None, told: str) -> None:
    (folder / "mine.py").unlink()
    if code is not None:
        (folder / "mine.py").write_text(code, encoding="utf-8")
    with pytest.raises(CardFileError) as found:
        read(folder)
    first = found.value.mistakes[0]
    assert (first.card, first.field, first.line) == ("set", "code", 5)
    assert first.message.replace(str(folder) + "/", "") == told


def test_no_file_elsewhere_is_run(folder: Path) -> None:
    text = (folder / "mine.toml").read_text(encoding="utf-8")
    (folder / "mine.toml").write_text(text.replace("mine.py", "../mine.py"), encoding="utf-8")
    with pytest.raises(CardFileError, match="no folders"):
        read(folder)


PLAYED = """
import sys
from tablee import bots, compiled, registry
from tablee.core.chance import Seeded
from tablee.core.codec import digest

game, rng = registry.game("revachol"), Seeded(5)
s = game.new(3, {}, registry.cards("revachol", sys.argv[1]))
game.settle(s, rng)
bot = bots.make("greedy", game)
while s.asked >= 0:
    game.play(s, bot.choose(s, s.asked, rng), rng)
print(compiled.is_compiled(), digest(game, s))
"""


def test_compiled_or_not_it_plays_the_same(folder: Path) -> None:
    """An interpreted class below compiled ones; where nothing is compiled, the sources twice."""
    sources = run("0", "-c", PLAYED, str(folder / "mine.toml"))
    usual = run(None, "-c", PLAYED, str(folder / "mine.toml"))
    assert sources[0].split()[1] == usual[0].split()[1]
