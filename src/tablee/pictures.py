"""Pictures beside a card set (`image = "kim.png"`): read, and decoded in a process of its own with limits."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tablee.beside import read
from tablee.core.fault import Fault, wrong
from tablee.picture_decoder import NO_DECODER, REFUSALS

LARGEST_FILE: Final = 8 << 20
WITHIN: Final = 60.0
"""Seconds for all pictures of a set."""


def beside(folder: Path, names: Sequence[str]) -> dict[str, str | Fault]:
    """Each picture as a `data:` address that can stand in the set, or why it cannot."""
    found: dict[str, str | Fault] = {}
    raw: dict[str, bytes] = {}
    for name in dict.fromkeys(names):
        content = _read(folder, name)
        if isinstance(content, Fault):
            found[name] = content
        else:
            raw[name] = content
    return {**found, **_decoded(raw)}


def _read(folder: Path, name: str) -> bytes | Fault:
    """Why it cannot be read, or its bytes."""
    content = read(folder, name, LARGEST_FILE)
    if isinstance(content, Fault):
        return content
    if len(content) > LARGEST_FILE:
        return wrong("picture-large", '"{name}" has more than {most} MiB', name=name, most=LARGEST_FILE >> 20)
    return content


def _decoded(raw: dict[str, bytes]) -> dict[str, str | Fault]:
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
        return dict.fromkeys(raw, wrong("picture-extra", 'pictures need Pillow: pip install "tablee[pictures]"'))
    found: dict[str, str | Fault] = {}
    for name, line in zip(raw, told, strict=False):
        answer = json.loads(line)
        found[name] = answer["data"] if "data" in answer else _refused(name, answer)
    for name in raw:
        found.setdefault(name, wrong("picture-slow", '"{name}" takes too long or too much memory to decode', name=name))
    return found


def _refused(name: str, answer: dict[str, Any]) -> Fault:
    """Why the decoder gave nothing back."""
    why = Fault(answer["error"], REFUSALS[answer["error"]], answer["parts"])
    return wrong("picture-refused", '"{name}": {why}', name=name, why=why)
