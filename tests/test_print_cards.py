"""Which cards of a set are printed when only those that differ are wanted."""

from __future__ import annotations

import pytest

from tablee import registry
from tablee.cli.print_cards import changed

PICTURE = "data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvB8ABAAdQjyIXpf+BiOh/AAA="


@pytest.mark.parametrize(
    ("game", "card", "field", "value"),
    [
        ("revachol", "ally.kim", "points", "1"),
        ("elekt", "elite.clan_bandit", "lines", '["when assigned: gain 1 amber"]'),
        ("ecos", "card.grazing_plain", "leaves", "4"),
    ],
)
def test_a_card_that_differs_is_printed_and_no_other(game: str, card: str, field: str, value: str) -> None:
    """Whatever differs: what it does, or only its picture."""
    house = registry.house_cards(game)
    id = card.partition(".")[2]
    for name, said in ((field, value), ("image", f'"{PICTURE}"')):
        text = f'[set]\ngame = "{game}"\nname = "mine"\nbase = "house"\n\n[{card}]\n{name} = {said}\n'
        assert changed(registry.read_cards(game, text, "mine.toml"), house) == [id], name
    assert changed(house, house) == []
