"""Zones replaced as a whole (`core/tuples.py`): the obvious versions beside the quick ones."""

from __future__ import annotations

import pytest

from tablee.core.tuples import added, with_at, without, without_at

CARDS = ("lena", "kim", "cuno", "garte", "joyce", "titus", "evrart", "ruby")
ZONES = [CARDS[:number] for number in range(len(CARDS) + 1)]
"""Of every length: the short ones are written out."""


@pytest.mark.parametrize("zone", ZONES)
def test_added_and_without(zone: tuple[str, ...]) -> None:
    assert added(zone, "harry") == (*zone, "harry")
    for card in (*zone, "harry"):
        assert without(zone, card) == tuple(other for other in zone if other != card)


@pytest.mark.parametrize("zone", ZONES)
def test_with_at(zone: tuple[str, ...]) -> None:
    for at in range(len(zone)):
        assert with_at(zone, at, "harry") == tuple("harry" if i == at else card for i, card in enumerate(zone))


@pytest.mark.parametrize("zone", ZONES)
def test_without_at(zone: tuple[str, ...]) -> None:
    for at in range(len(zone)):
        assert without_at(zone, at) == tuple(card for i, card in enumerate(zone) if i != at)
