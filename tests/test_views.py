"""Views have the types that they declare, at many positions and for everybody who looks."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import tablee
from tests.positions import TABLES, Play, stride


def declared(key: str) -> Any:
    """The `View` of a game as its source declares it (compiled classes keep no types); None if it declares none."""
    tree = ast.parse((Path(tablee.__file__).parent / "games" / key / "view.py").read_text(encoding="utf-8"))
    types = [
        node
        for node in tree.body
        if (isinstance(node, ast.ClassDef) and "TypedDict" in map(ast.unparse, node.bases))
        or (isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("TypedDict("))
    ]
    words = [node.targets[0] for node in tree.body if isinstance(node, ast.Assign) and "Annotated" in ast.unparse(node)]
    module = ModuleType(f"views_of_{key}")
    module.__dict__.update({ast.unparse(word): str for word in words})
    source = "from __future__ import annotations\nfrom typing import *\n" + "\n".join(map(ast.unparse, types))
    exec(compile(source, key, "exec", dont_inherit=True), module.__dict__)
    sys.modules[module.__name__] = module  # where msgspec looks for what the annotations name
    return module.__dict__.get("View")


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
