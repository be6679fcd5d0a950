"""Card sets larger than the box, for whoever measures what they cost."""

from __future__ import annotations

import json
import tomllib
from typing import Final

from tablee import registry

GROWN: Final = {
    "revachol": {"ally": "allies", "task": "tasks"},
    "elekt": {"elite": "elites", "skirmish": "skirmishes", "machination": "machinations"},
    "ecos": {"card": "cards"},
}
"""Kinds of cards of which larger sets have more, and the word that counts them."""
NOT_COPIED: Final = {"source", "known", "number", "paw", "plant", "dark"}
"""What only one card may say."""


def enlarged(key: str, times: int) -> str:
    """The house set with so many times its cards: each once more under another name."""
    house = tomllib.loads(registry.card_text(key))
    lines = ["[set]", f'game = "{key}"', 'name = "enlarged"', 'base = "house"']
    lines += [f"{count} = {len(house[kind]) * times}" for kind, count in GROWN[key].items()]
    for kind in GROWN[key]:
        for card, fields in house[kind].items():
            said = [f"{name} = {json.dumps(value)}" for name, value in fields.items() if name not in NOT_COPIED]
            for copy in range(1, times):
                lines += [f"[{kind}.{card}_{copy}]", f'name = "{card} {copy}"', *said]
                if "number" in fields:
                    lines.append(f"number = {fields['number'] + copy * len(house[kind])}")
    return "\n".join(lines)
