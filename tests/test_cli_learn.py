"""`tablee learn GAME`: each lesson to its end in the terminal, left and come back to; mistakes are sentences."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tablee import lesson, registry
from tablee.cli.main import run
from tablee.core.table import Table
from tablee.lesson.check import check

OWN = [one for game in registry.GAMES for one in lesson.lessons(game)]


def typed(one: lesson.Lesson) -> list[str]:
    """What somebody types who does what the lesson shows: a line for each answer, Enter after each chapter."""
    lines: list[str] = []
    for played in check(one):
        record = played.record
        table = Table(played.game, played.cards, record.copy(0))
        for seat, answer in record.answers:
            decision = played.game.decision_of(table.state, seat)
            if seat == 0 and decision is not None:
                lines.append(played.game.label(table.state, decision, answer))
            table.answer(seat, answer)
        lines.append("")
    return lines[:-1]


def learn(monkeypatch: pytest.MonkeyPatch, home: Path, lines: list[str], *args: str) -> int:
    monkeypatch.setenv("TABLEE_HOME", str(home))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*lines, ""])))
    return run(["learn", *args])


@pytest.mark.parametrize(
    ("one", "language", "end"),
    list(
        zip(OWN, ("en", "fr", "ru"), ("You know how to play.", "Vous savez jouer.", "Вы умеете играть."), strict=False)
    ),
    ids=lambda value: value.game if isinstance(value, lesson.Lesson) else "",
)
def test_a_lesson_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    one: lesson.Lesson,
    language: str,
    end: str,
) -> None:
    assert learn(monkeypatch, tmp_path, typed(one), one.game, "--lang", language) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert end in out
    for chapter in lesson.told(one, language).chapters:
        for step in chapter.steps:
            assert " ".join(step.text.replace("*", "").split()) in out


def test_it_is_left_and_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one = lesson.find("revachol", "first")
    assert one is not None
    first = typed(one)[:2]
    assert learn(monkeypatch, tmp_path, ["draw", *first, "q"], "revachol", "--lang", "en") == 0
    out = capsys.readouterr().out
    assert "this lesson goes another way. Place René Arnoux." in out
    assert "The lesson waits for you: tablee learn revachol" in out
    learn(monkeypatch, tmp_path, ["q"], "revachol", "--lang", "en")
    assert "Chapter 2" in capsys.readouterr().out
    learn(monkeypatch, tmp_path, ["q"], "revachol", "--lang", "en", "--chapter", "4")
    assert "Chapter 4" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["chess"], 'there is no game "chess"'),
        (["revachol", "--chapter", "9"], "the lesson has 4 chapters"),
        (["nowhere.toml"], "there is no such file"),
    ],
)
def test_mistakes_are_sentences(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    args: list[str],
    told: str,
) -> None:
    assert learn(monkeypatch, tmp_path, [], *args) == 2
    assert told in capsys.readouterr().err
