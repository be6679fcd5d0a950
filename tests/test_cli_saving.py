"""A game in the terminal loses nothing, whatever stops it: seen from outside, in a process of its own."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import registry
from tablee.cli import files
from tablee.core.record import read_record


def play_in_a_process(home: Path, typed: str, most_bytes: int | None = None) -> subprocess.CompletedProcess[str]:
    def limit() -> None:
        if most_bytes is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))

    args = [sys.executable, "-m", "tablee", "play", "revachol", "--seats", "human,bot:random", "--seed", "5"]
    environment = {**os.environ, "TABLEE_HOME": str(home), "LANG": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        args, input=typed, capture_output=True, text=True, env=environment, preexec_fn=limit, timeout=120
    )


def test_no_room_for_the_record_is_told_and_the_last_whole_one_stands(tmp_path: Path) -> None:
    """The system refuses to make a file longer than this, in the middle of writing it."""
    play_in_a_process(tmp_path / "short", "q\n")
    (short,) = (tmp_path / "short" / "games").iterdir()
    ran = play_in_a_process(tmp_path / "full", "1\n" * 6 + "q\n", most_bytes=short.stat().st_size + 40)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stdout + ran.stderr
    assert "not being saved" in ran.stdout
    assert "cannot be written" in ran.stderr
    (kept,) = (tmp_path / "full" / "games").iterdir()  # and no half-written file beside it
    assert len(read_record(kept.read_text()).answers) > 0


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two pages, where we may make one."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("only root can make a small disk")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_a_full_disk_loses_nothing(small_disk: Path, tmp_path: Path) -> None:
    (small_disk / "ballast").write_bytes(b"x" * 4096)
    ran = play_in_a_process(small_disk, "1\n" * 3 + f"s {tmp_path}/safe.json\n" + "1\nq\n")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "there is no room left" in " ".join(ran.stdout.split())  # it may be folded
    assert len(read_record((tmp_path / "safe.json").read_text()).answers) > 8


def test_kill_loses_nothing(tmp_path: Path) -> None:
    args = [sys.executable, "-m", "tablee", "play", "revachol", "--seats", "human,bot:random", "--seed", "5"]
    environment = {**os.environ, "TABLEE_HOME": str(tmp_path)}
    with subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        for _ in range(4):
            for text in iter(game.stdout.readline, ""):
                if text.startswith("?"):  # the line of keys: now it waits
                    break
            game.stdin.write("1\n")
            game.stdin.flush()
        for text in iter(game.stdout.readline, ""):
            if text.startswith("?"):
                break
        game.send_signal(signal.SIGKILL)
        with contextlib.suppress(BrokenPipeError):
            game.stdin.close()
    (kept,) = (tmp_path / "games").iterdir()
    record = read_record(kept.read_text())
    assert [seat for seat, _ in record.answers].count(0) == 4
    record.verify(registry.game("revachol"), registry.house_cards("revachol"))


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    files.write_whole(path, "old")

    def interrupted(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        files.write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
