"""Views have the types that they declare, at many positions and for everybody who looks."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tests.positions import TABLES, Play, stride


def declared(key: str) -> Any:
    """The `View` of a game as its source declares it (compiled classes keep no types); None if it declares none."""
    tree = ast.parse((Path(tablee.__file__).parent / "games" / key / "view.py").read_text(encoding="utf-8"))
    types = [
        node for node in tree.body if isinstance(node, ast.ClassDef) and "TypedDict" in map(ast.unparse, node.bases)
    ]
    found: dict[str, Any] = {}
    source = "from typing import *\n" + "\n".join(ast.unparse(node) for node in types)
    exec(compile(source, key, "exec", dont_inherit=True), found)  # its types as they are, not as texts
    return found.get("View")


@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if declared(table[0]) is not None])
def test_a_view_has_the_types_it_declares(key: str, seats: int) -> None:
    view = declared(key)
    for number in range(2):
        p = Play(key, seats, number)
        for _ in p.positions(100_000):
            if len(p.answers) % (5 * stride(key)) == 0:
                for seat in (None, *range(seats)):
                    seen = p.game.view(p.s, seat)
                    assert msgspec.convert(seen, view, strict=True) == seen
