"""A Python class beside a card set says what no sentence can: on one's own machine, never on a server."""

from __future__ import annotations

import json
import os
import pickle
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tablee import bots, patience, registry
from tablee.bots.hint import hint
from tablee.cli import main
from tablee.core.cardfile import CardFileError
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded, secret_of_seed
from tablee.core.choosing import MAY, PICK
from tablee.core.codec import decode, encode
from tablee.core.layout import from_layout
from tablee.core.stack import CHANCE
from tablee.core.table import sit_down
from tablee.sim import vary
from tablee.sim.run import simulate
from tablee.text import LANGUAGES, Texts
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
        (None, 'there is no file "mine.py" beside the set'),
        ("x = 1\n", 'mine.py: no class with a sentence in it (class Mine(Effect): sentence = "…")'),
        ("x = 1\nclass\n", "mine.py:2: SyntaxError: invalid syntax"),
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
    (only,) = found.value.mistakes  # its lines may be sentences of the code: they are not told as well
    assert (only.card, only.field, only.line) == ("set", "code", 5)
    assert only.message.replace(str(folder) + "/", "") == told


EFFECT = "from tablee.core.effects import Effect\nclass A(Effect):\n    sentence = 'whoever is last gains 2 points'\n"
ENDLESS = {
    "a loop": ("x = 1\nwhile True:\n    x += 1\n", (2, 3)),
    "a sleep": ("import time\n\ntime.sleep(3600)\n", (3,)),
    "a pattern": ("import re\nre.match(r'(a+)+$', 'a' * 60 + 'b')\n", (2,)),
    "when it is made": (EFFECT + "    def __init__(self, text):\n        while True:\n            pass\n", (5, 6)),
    "when the set is read": (EFFECT + "    def inner(self):\n        while True:\n            pass\n", (5, 6)),
    "what catches errors": (
        "while True:\n    try:\n        1 / 0\n    except Exception:\n        pass\n",
        (1, 2, 3, 4, 5),
    ),
}


@pytest.mark.skipif(os.name == "nt", reason="nothing interrupts a sleep there")
@pytest.mark.parametrize("of", ENDLESS)
def test_code_that_never_ends_is_told_with_its_line(of: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, lines = ENDLESS[of]
    (folder / "mine.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(patience, "WITHIN", 0.3)
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(CardFileError) as found:
        read(folder)
    (only,) = found.value.mistakes
    assert (only.card, only.field, only.line) == ("set", "code", 5)
    said = "this does not come to an end; at most 0 seconds are waited for it"
    assert only.message in [f"mine.py:{line}: {said}" for line in lines]
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    said_in = {language: Texts(language).mistake(only) for language in LANGUAGES}
    assert len(set(said_in.values())) == len(LANGUAGES)
    assert all(str(only.fault.parts["where"]) in text for text in said_in.values())


STUBBORN = """
import sys
from tablee import patience
from tablee.cli import main

patience.WITHIN = patience.GRACE = 0.3
sys.exit(main.run(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name == "nt", reason="it is ended otherwise there")
@pytest.mark.parametrize("command", ["cards check {}", "simulate revachol --games 2 --cards {}"])
def test_code_that_stops_at_nothing_is_ended(folder: Path, command: str) -> None:
    code = "while True:\n    try:\n        while True:\n            x = 1\n    except:\n        pass\n"
    (folder / "mine.py").write_text(code, encoding="utf-8")
    asked = [sys.executable, "-c", STUBBORN, *command.format(folder / "mine.toml").split()]
    ended = subprocess.run(asked, capture_output=True, timeout=60, env={**os.environ, "TABLEE_LANG": "fr"})
    assert ended.returncode == 2
    assert re.search(r"^tablee: mine\.py:[1-6]\s: cela ne se termine pas", ended.stderr.decode())


def test_no_time_runs_where_nothing_can_be_interrupted(folder: Path) -> None:
    """A thread of somebody's program, as in research: the set is read as ever."""
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(read, folder).result().name == "mine (mine.py)"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_error_within_it_names_its_line_and_no_bug_of_ours(
    folder: Path, workers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also when it was played in a process of its own."""
    code = (folder / "mine.py").read_text("utf-8")
    (folder / "mine.py").write_text(code.replace("        last = ", "        1 / 0\n        last = "), "utf-8")
    line = next(i for i, text in enumerate((folder / "mine.py").read_text("utf-8").splitlines(), 1) if "1 / 0" in text)
    played = ["simulate", "revachol", "--cards", str(folder / "mine.toml"), "--games", "60", "--seats", "random,random"]
    assert main.run([*played, "--workers", workers]) == 2
    told = capsys.readouterr().err
    assert f"mine.py:{line}: ZeroDivisionError: division by zero; this is in the code beside the card set" in told
    assert "bug" not in told


def test_no_file_elsewhere_is_run(folder: Path) -> None:
    text = (folder / "mine.toml").read_text(encoding="utf-8")
    (folder / "mine.toml").write_text(text.replace("mine.py", "../mine.py"), encoding="utf-8")
    with pytest.raises(CardFileError, match="no folders"):
        read(folder)


NEW = """
from tablee.core.effects import Picking


class Recall(Picking):
    sentence = "remember a card of your hand"

    def cards(self, s, f):
        return list(s.hands[f.seat])

    def picked(self, s, f, card):
        s.tally = {**s.tally, f"remembered {f.seat}": s.tally.get(f"remembered {f.seat}", 0) + 1}

    def brings(self):
        return 50.0
"""
ON_A_CARD = {
    "revachol": ("ally.lena", 'skill = ""\npoints = 0\nlines = ["when placed: you may remember a card of your hand"]'),
    "elekt": ("elite.ash_widow", 'lines = ["when assigned: you may remember a card of your hand"]'),
    "ecos": ("card.pollen", 'slots = ["sun"]\neffects = ["you may remember a card of your hand"]'),
}
LAID: dict[str, tuple[dict[str, Any], list[tuple[int, str]]]] = {
    "revachol": (
        {"1": {"hand": ["lena", "cuno", "lily"]}, "tasks": ["bed"]},
        [(0, "place lena in a new corps")],
    ),
    "elekt": (
        {"1": {"hand": ["ash_widow", "confessor", "dignitary"]}},
        [(0, "assign ash_widow to skirmish"), (0, "use ash_widow")],
    ),
    "ecos": (
        {"1": {"active": ["pollen"], "hand": ["dusk", "uplift"]}},
        [(CHANCE, "draws sun"), (0, "cube on pollen sun"), (1, "rotate"), (2, "rotate")],
    ),
}
"""A table, and what is said there until the effect asks whether it is wanted."""


@pytest.mark.parametrize("key", sorted(LAID))
def test_one_new_class_is_all_that_a_new_effect_needs(key: str, tmp_path: Path) -> None:
    """Grammar, texts, face, question, refusal, greedy and hint take it in every game, and no other file is told."""
    card, fields = ON_A_CARD[key]
    about = f'[set]\ngame = "{key}"\nname = "mine"\nbase = "house"\ncode = "mine.py"\n\n[{card}]\n{fields}\n'
    (tmp_path / "mine.toml").write_text(about, encoding="utf-8")
    (tmp_path / "mine.py").write_text(NEW, encoding="utf-8")
    game, cards = registry.game(key), registry.cards(key, str(tmp_path / "mine.toml"))
    id = card.partition(".")[2]
    for language in LANGUAGES:
        assert "remember a card of your hand" in " ".join(Texts(language, key, cards).lines(id))
    json.dumps(cards.face(id))
    given, said = LAID[key]
    s = from_layout(game, 3, {}, cards, given)
    for seat, label in said:
        for answer in game.answers(s, seat, label):
            game.apply(s, seat, answer)
    greedy, rng = bots.make("greedy", game), Seeded(1)
    for verb in (MAY[0], PICK[0]):
        assert (s.asked, game.pending(s)[0].verb, game.pending(s)[0].source) == (0, verb.name, id)
        assert game.why_not(s, 0, "pick nothing-of-the-kind") is not None
        assert len(hint(game, s, 0, seed=1, playouts=4).answers) > 1
        game.preview(s, 0, s.options[0])
        game.apply(s, 0, greedy.choose(s, 0, rng))
    assert s.tally == {"remembered 0": 1}, "greedy goes by what the class declares"


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
