"""Changes of a program that change nothing which a test could notice, each kind known by its form (scripts/mutate).

An assertion, also `zip(strict=True)`, says what is so anyway: the program does nothing else for it. Whether equal small
numbers, names and None are the same object is the interpreter's affair. No text is less than the empty one, and no
length or count less than 0, so that `!=` and `>` say the same of them, and `==` and `<=`. Things without those that are
equal to another are never more than the things: of `len(set(a))` and `len(a)`, `<`, `!=` and `is not` say the same.
"""

from __future__ import annotations

import ast
from typing import Final

Around = tuple[ast.AST, ...]


def differing(
    one: ast.AST, other: ast.AST, path: tuple[ast.AST, ...] = ()
) -> tuple[tuple[ast.AST, ...], ast.AST] | None:
    """The innermost part of two trees in which they differ, with all around it, and what stands there in the other."""
    if type(one) is not type(other):
        return (*path, one), other
    ours, theirs = list(ast.iter_child_nodes(one)), list(ast.iter_child_nodes(other))
    told = [
        differing(mine, yours, (*path, one))
        for mine, yours in zip(ours, theirs, strict=False)
        if ast.dump(mine) != ast.dump(yours)
    ]
    if len(told) == 1 and len(ours) == len(theirs):
        return told[0]
    return ((*path, one), other) if ast.dump(one) != ast.dump(other) else None


SAME_OF_WHAT_IS_NEVER_LESS: Final = ({"NotEq", "Gt"}, {"Eq", "LtE"})


def alike(text: str, mutated: str) -> str:
    """Why nobody could notice this change; "" if somebody could."""
    found = differing(ast.parse(text), ast.parse(mutated))
    if found is None:
        return "nothing that runs"
    path, other = found
    if any(isinstance(node, ast.Assert) for node in path):
        return "an assertion: it says what is so anyway, and the program does nothing else for it"
    for node in reversed(path):
        if isinstance(node, ast.keyword):
            if node.arg == "strict" and isinstance(node.value, ast.Constant) and node.value.value is True:
                return "zip(strict=True): an assertion as well"
            break
    comparison = next((node for node in reversed(path) if isinstance(node, ast.Compare)), None)
    if comparison is not None and isinstance(path[-1], ast.cmpop) and len(comparison.ops) == 1:
        ways = {type(path[-1]).__name__, type(other).__name__}
        right = comparison.comparators[0]
        if ways in ({"Eq", "Is"}, {"NotEq", "IsNot"}):
            return "equal, or the same object: of small numbers, names and None that is the interpreter's affair"
        if set_and_whole(comparison.left, right) and ways <= {"Lt", "NotEq", "IsNot"}:
            return "a set is never larger than what it was made of"
        empty = isinstance(right, ast.Constant) and right.value == ""
        none = (
            isinstance(right, ast.Constant)
            and right.value == 0
            and type(right.value) is int
            and counts(comparison.left)
        )
        if (empty or none) and ways in SAME_OF_WHAT_IS_NEVER_LESS:
            return "no text is less than the empty one, no length less than 0"
    return ""


def counts(node: ast.expr) -> bool:
    """Whether this cannot be less than 0: `len(…)`, `….count(…)`, `….bit_count()`."""
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name in ("len", "count", "bit_count")


def set_and_whole(left: ast.expr, right: ast.expr) -> bool:
    """Whether this is `len(set(a))` and `len(a)`, of the same name."""
    if not (isinstance(left, ast.Call) and isinstance(right, ast.Call) and len(left.args) == len(right.args) == 1):
        return False
    whole = right.args[0]
    return (
        isinstance(whole, ast.Name)
        and ast.unparse(left) == f"len(set({whole.id}))"
        and ast.unparse(right) == f"len({whole.id})"
    )
