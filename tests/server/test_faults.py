"""The short form of scripts/faults, and that what it looks for would be found."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tablee import registry
from tablee.core import codec
from tablee.core.chance import Seeded, commitment, secret_of_seed
from tablee.core.table import Table, sit_down
from tablee.store import ANSWER, CHANCE, UNDO, Entry, Head, Seat
from tests.server.faults_truth import Acknowledged, Rebuilt, Shown, Told

ROOT = Path(__file__).parents[2]


def _only(*scenes: str) -> list[str]:
    return [word for scene in scenes for word in ("--only", scene)]


@pytest.mark.long
@pytest.mark.parametrize(
    "arguments",
    [
        ["--kills", "3", *_only("kills", "full", "workers"), "--tables", "3"],
        ["--database", "postgresql", "--kills", "2", *_only("kills", "full", "away"), "--tables", "4"],
        ["--processes", "3", "--faults", "8", "--tables", "4", "--stuck", "60"],
    ],
    ids=["sqlite", "postgresql", "several"],
)
def test_nothing_that_was_acknowledged_is_lost(arguments: list[str]) -> None:
    """Issue 5: kill -9 in the middle of play; all acknowledged answers are there, once, and lead to what was shown."""
    command = [sys.executable, str(ROOT / "scripts" / "faults"), "--seed", "4", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    assert figures["violations"] == 0
    if "--processes" in arguments:
        assert sum(figures[name] for name in figures if name.startswith("faults: ")) == 8
        assert figures["entries whose writer is known"] > 10
    else:
        assert figures["kills"] == int(arguments[arguments.index("--kills") + 1])
        assert figures.get("full disks") == 3 or "no full disk" in done.stderr
    assert figures["acknowledgements checked"] > 10
    assert figures["views checked"] > 10


def played() -> tuple[Rebuilt, list[Entry], Told]:
    """A log with an undo in it, and people who were told the truth of it."""
    game, cards, secret = registry.game("revachol"), registry.house_cards("revachol"), secret_of_seed(8)
    head = Head("t", "revachol", cards.name, cards.digest, {}, "en", 0.0, secret, commitment(secret), stage="playing")
    seats = [Seat(0, "person", "Anna"), Seat(1, "person", "Bo")]
    table, told = sit_down(game, cards, ["Anna", "Bo"], secret), Told("revachol")
    table.settle()
    entries = [Entry(CHANCE, seat, text, version=i + 1) for i, (seat, text) in enumerate(table.record.answers)]
    rng = Seeded(2)
    for i in range(12):
        seat = table.state.asked
        answer = table.state.options[rng.below(len(table.state.options))]
        decision = table.game.decision_of(table.state, seat)
        assert decision is not None
        label = table.game.label(table.state, decision, answer)
        table.answer(seat, answer)
        entries.append(Entry(ANSWER, seat, answer, f"k{i}", version=len(entries) + 1))
        if i == 6 and table.undo(seat):
            entries.append(Entry(UNDO, seat, str(len(table.record.answers)), f"u{i}", version=len(entries) + 1))
        before = len(table.record.answers)
        table.settle()
        for by, text in table.record.answers[before:]:
            entries.append(Entry(CHANCE, by, text, version=len(entries) + 1))
        told.acknowledged.append(Acknowledged(seat, f"k{i}", label, len(entries)))
        told.shown += [_shown(table, 0, len(entries)), _shown(table, 1, len(entries))]
    told.highest = len(entries)
    return Rebuilt("t", head, seats), entries, told


def _shown(table: Table, seat: int, version: int) -> Shown:
    decision = table.game.decision_of(table.state, seat)
    label = table.game.label
    options = () if decision is None else tuple(label(table.state, decision, answer) for answer in decision.options)
    return Shown(seat, version, codec.canonical(table.game.view(table.state, seat)), options)


def test_the_truth_passes() -> None:
    rebuilt, entries, told = played()
    assert rebuilt.look(entries, told) == []
    assert rebuilt.checked == 24


def test_a_log_may_be_looked_at_in_pieces() -> None:
    rebuilt, entries, told = played()
    half = Told("revachol", shown=[one for one in told.shown if one.version <= 15])
    rest = replace(told, shown=[one for one in told.shown if one.version > 15])
    assert rebuilt.look(entries[:15], half) == []
    assert rebuilt.look(entries[15:], rest) == []


def test_every_kind_of_violation_is_found() -> None:
    rebuilt, entries, told = played()
    lost = entries[:-4]
    found = rebuilt.look(lost, told)
    assert any("is lost" in sentence for sentence in found)
    assert any("was shown but is not in the log" in sentence for sentence in found)
    assert any("the log ends at" in sentence for sentence in found)

    rebuilt, entries, told = played()
    told.acknowledged[3] = replace(told.acknowledged[3], label="something else")
    told.shown[5] = replace(told.shown[5], view=b"{}")
    told.shown[8] = replace(told.shown[8], options=("no such option",))
    told.refused.append((told.acknowledged[0].seat, told.acknowledged[0].key))
    found = rebuilt.look(entries, told)
    assert len(found) == 4
    for part in ("stored as something else", "another view", "other options", "was refused"):
        assert any(part in sentence for sentence in found), found

    rebuilt, entries, told = played()
    assert any("follows" in sentence for sentence in rebuilt.look(entries[:4] + entries[5:], Told("revachol")))

    rebuilt, entries, told = played()
    twice = [replace(entry, key="same", seat=entry.seat) if entry.key else entry for entry in entries]
    assert any("counts twice" in sentence for sentence in rebuilt.look(twice, Told("revachol")))
