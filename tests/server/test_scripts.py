"""The scripts that show how the server holds out run here in their short form."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def said_by(*command: str) -> dict[str, Any]:
    """What a script printed; it must end well."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_nonsense_does_no_harm() -> None:
    assert said_by("scripts/fuzz", "--frames", "600")["frames"] == 600


@pytest.mark.long
def test_attacks_are_held() -> None:
    said = said_by("scripts/attack", "--rounds", "1", "--seconds", "20")
    assert said["failed"] == []
    assert said["attacks"] > 0


@pytest.mark.long
def test_load_is_measured_at_several_processes() -> None:
    said = said_by("scripts/load", "--processes", "1,2", "--tables", "3", "--pace", "20", "--seconds", "2")
    for how in ("1 together", "2 together", "2 spread"):
        assert said[how]["refused"] == 0
        assert said[how]["answers_per_s"] > 0
        assert said[how]["server_cpu_ms_per_answer"] > 0


@pytest.mark.long
def test_load_is_measured() -> None:
    said = said_by("scripts/load", "--tables", "3", "--pace", "20", "--seconds", "2", "--hostile", "2")
    assert said["refused"] == 0
    assert said["hostile_came"] >= 2
    assert said["hostile_said_per_s"] > 0
    assert said["sockets"] == 12
    assert said["answers"] > 0
    assert said["bytes_per_update"] > 1000
    assert min(said[times]["p50"] for times in ("answer_to_last_update_ms", "echo_ms", "table_echo_ms")) > 0
    assert set(said["memory_per_table_kb"]) == {"begun", "played", "without_sockets"}
    assert said["server_cpu_ms_per_answer"] > 0
