"""Programs for whoever works on Tablée: what they cannot do is said as a sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_a_browser_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_CHROMIUM", "/no/such/browser")
    script = ROOT / "scripts" / "screenshots"
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == "screenshots: There is no browser at $TABLEE_CHROMIUM (/no/such/browser).\n"
