"""What a server's start waits for."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

LATER: Final = ["segno", "sqlalchemy.dialects.postgresql", "asyncpg", "alembic", "pywebpush", "PIL"]
"""What not everybody needs."""
READ: Final = f"import sys, tablee.server.run; print(*(name for name in {LATER} if name in sys.modules))"


def test_a_start_reads_nothing_that_only_some_need() -> None:
    done = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == []
