"""Pictures beside a card set (`image = "kim.png"`): read, and decoded in a process of its own with limits."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablee.picture_decoder import NO_DECODER

LARGEST_FILE: Final = 8 << 20
WITHIN: Final = 60.0
"""Seconds for all pictures of a set."""


def beside(folder: Path, names: Sequence[str]) -> dict[str, str]:
    """Each picture as a `data:` address that can stand in the set, or in words why it cannot."""
    found: dict[str, str] = {}
    raw: dict[str, bytes] = {}
    for name in dict.fromkeys(names):
        why, content = _read(folder, name)
        if why:
            found[name] = why
        else:
            raw[name] = content
    return {**found, **_decoded(raw)}


def _read(folder: Path, name: str) -> tuple[str, bytes]:
    """Why it cannot be read, or its bytes. Only a file that lies beside the set is opened."""
    if Path(name).name != name or name in ("", ".", ".."):
        return f'"{name}" is no name of a file beside the set (no folders)', b""
    path = folder / name
    if not path.is_file():
        return f'there is no file "{name}" beside the set', b""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        return f'"{name}" cannot be read ({error.strerror})', b""
    if len(content) > LARGEST_FILE:
        return f'"{name}" has more than {LARGEST_FILE >> 20} MiB', b""
    return "", content


def _decoded(raw: dict[str, bytes]) -> dict[str, str]:
    if not raw:
        return {}
    asked = b"".join(struct.pack(">I", len(content)) + content for content in raw.values())
    command = [sys.executable, "-I", "-m", "tablee.picture_decoder"]
    try:
        ended = subprocess.run(command, input=asked, capture_output=True, timeout=WITHIN, check=False)
        told, code = ended.stdout.decode("ascii", "replace").splitlines(), ended.returncode
    except subprocess.TimeoutExpired as late:
        told, code = (late.stdout or b"").decode("ascii", "replace").splitlines(), 1
    if code == NO_DECODER:
        return dict.fromkeys(raw, 'pictures need Pillow: pip install "tablee[pictures]"')
    found: dict[str, str] = {}
    for name, line in zip(raw, told, strict=False):
        answer = json.loads(line)
        found[name] = answer["data"] if "data" in answer else f'"{name}": {answer["error"]}'
    for name in raw:
        found.setdefault(name, f'"{name}" takes too long or too much memory to decode')
    return found
