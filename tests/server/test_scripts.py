"""The scripts that show how the server holds out run here in their short form."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def said_by(*command: str) -> dict[str, object]:
    """What a script printed; it must end well."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_nonsense_does_no_harm() -> None:
    assert said_by("scripts/fuzz", "--frames", "600")["frames"] == 600


def test_load_is_measured() -> None:
    said = said_by("scripts/load", "--tables", "3", "--pace", "20", "--seconds", "2")
    assert said["refused"] == 0
    assert said["sockets"] == 12
    assert int(str(said["answers"])) > 0
