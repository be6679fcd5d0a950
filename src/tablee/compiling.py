"""Compiling in a checkout that was set up without it, so that the first start is a matter of half a minute: beside a
program in which somebody plays, or before one that plays many games itself. `build_engine.py` does the work."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tablee import compiled

ROOT: Final = Path(compiled.PACKAGE).parents[1]
BUILDER: Final = ROOT / "build_engine.py"


def is_open() -> bool:
    """Whether this is a checkout whose rules could be compiled and are not."""
    if compiled.is_compiled() or os.environ.get("TABLEE_COMPILE") or not BUILDER.is_file():
        return False
    return compiled.could_be_compiled(compiled.PACKAGE)


def begin_beside() -> bool:
    """Compile at the lowest priority, for the next start; whether that was begun. It goes on when this program ends.

    This process and those that it starts stay what they are: two builds in one server would be hard to follow."""
    if not is_open():
        return False
    is_windows = os.name == "nt"
    subprocess.Popen(
        [sys.executable, str(BUILDER), "--beside"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=0x208 if is_windows else 0,  # in a group of its own: Ctrl-C is not meant for it
        process_group=None if is_windows else 0,
    )
    os.environ["TABLEE_COMPILE"] = "0"
    return True


def do_first() -> None:
    """Compile now, and begin this program anew with what has come of it. Its stages are told."""
    if not is_open():
        return
    subprocess.run([sys.executable, str(BUILDER)], stdin=subprocess.DEVNULL, check=False)
    if is_open():  # it ended before it was done
        return
    again = [sys.executable, "-m", "tablee", *sys.argv[1:]]
    sys.stdout.flush()
    if os.name == "nt":
        raise SystemExit(subprocess.run(again, check=False).returncode)
    os.execv(sys.executable, again)
