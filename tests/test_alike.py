"""What scripts/mutate does not count changes nothing, and all else it counts."""

from __future__ import annotations

import pytest

from tests.alike import alike


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a == b", "a is b"),
        ("a is not None", "a != None"),
        ('a != ""', 'a > ""'),
        ('a == ""', 'a <= ""'),
        ("len(a) > 0", "len(a) != 0"),
        ("a.count(b) == 0", "a.count(b) <= 0"),
        ("zip(a, b, strict=True)", "zip(a, b, strict=False)"),
        ("len(set(a)) < len(a)", "len(set(a)) != len(a)"),
        ("len(set(a)) != len(a)", "len(set(a)) is not len(a)"),
    ],
)
def test_nobody_could_notice(before: str, after: str) -> None:
    assert alike(f"def f(a, b):\n    return {before}", f"def f(a, b):\n    return {after}")


def test_an_assertion_says_what_is_so_anyway() -> None:
    assert alike("def f(a):\n    assert a > 0\n    return a", "def f(a):\n    assert a >= 0\n    return a")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a == b", "a is not b"),
        ("a == b", "a <= b"),
        ("a != 0", "a > 0"),
        ('a != ""', 'a >= ""'),
        ("len(a) > 1", "len(a) != 1"),
        ("len(a) >= 0", "len(a) != 0"),
        ("0 < a == b", "0 < a is b"),
        ("zip(a, b, strict=False)", "zip(a, b, strict=True)"),
        ("len(set(a)) < len(b)", "len(set(a)) != len(b)"),
        ("len(set(a)) < len(a)", "len(set(a)) <= len(a)"),
        ("sorted(a, reverse=True)", "sorted(a, reverse=False)"),
        ("a + 1", "a + 2"),
        ("a and b", "a or b"),
        ("not a", "a"),
    ],
)
def test_somebody_could(before: str, after: str) -> None:
    assert alike(f"def f(a, b):\n    return {before}", f"def f(a, b):\n    return {after}") == ""
