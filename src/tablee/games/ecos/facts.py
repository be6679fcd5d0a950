"""What a scenario may ask of a table besides its zones: supplies, sizes, and the groups on the map."""

from __future__ import annotations

from typing import Any

from tablee.games.ecos.cards import BACKS
from tablee.games.ecos.land import FIRST_SPECIES, WATER
from tablee.games.ecos.state import Ecos
from tablee.games.ecos.view import groups, supply, supply_key


def facts(s: Ecos) -> dict[str, Any]:
    found: dict[str, Any] = {
        "supply": supply(supply_key(s)),
        "tiles": len(s.land.tiles),
        "bag_size": sum(s.bag),
        **sizes(s),
    }
    for seat in range(s.seats):
        found[str(seat + 1)] = {
            back: len([1 for card in s.hands[seat] if s.cards.cards[card].back == back]) for back in BACKS
        }
    return found


def sizes(s: Ecos) -> dict[str, Any]:
    """The sizes of all herds, habitats and territories, the largest first."""
    herds: dict[str, list[int]] = {}
    habitats: dict[str, list[int]] = {s.cards.pieces[kind]: [] for kind in range(WATER, FIRST_SPECIES)}
    territories: list[int] = []
    for group in groups(s):
        if group["is"] == "herd":
            herds.setdefault(group["of"], []).append(group["size"])
        elif group["is"] == "habitat":
            habitats[group["of"]].append(group["size"])
        else:
            territories.append(group["size"])
    for found in (*herds.values(), *habitats.values(), territories):
        found.sort(reverse=True)
    return {"herds": herds, "habitats": habitats, "territories": territories}
