"""A table laid out by hand, for scenarios and puzzles, and any table written down in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablee.core.stack import begin, run
from tablee.games.ecos.cards import BACKS, BLUE, BROWN, ELEMENT, ELEMENTS, Cards
from tablee.games.ecos.drawing import draw, read_drawing
from tablee.games.ecos.groups import habitats, herd, herd_size, territories
from tablee.games.ecos.land import (
    FIRST_SPECIES,
    TERRAINS,
    Land,
    empty_land,
    put_tile,
)
from tablee.games.ecos.measure import count_in
from tablee.games.ecos.state import Ecos, InPlay, Table
from tablee.games.ecos.token import token_verbs
from tablee.games.ecos.view import supply

SHARED: Final = ("map", "row", "discard", "brown", "blue", "drawn", "harbinger", "round", "cubes")
COUNTERS: Final = ("tie_steps", "quiet_rounds", "quiet_tokens")
OWN: Final = ("hand", "active", "available", "dial", "score")


def fresh(seats: int, cards: Cards, table: Table) -> Ecos:
    """The landscape, all cards in their decks, seven cubes each, dials on START. (ECO-12 … ECO-19)"""
    land = empty_land(cards.supply())
    for cell, kind in cards.maps[table.landscape]:
        put_tile(land, cell, kind)
    none: tuple[str, ...] = ()
    held: tuple[InPlay, ...] = ()
    each = cards.box["cubes_per_player"]
    return Ecos(
        seats,
        cards,
        table,
        land,
        brown=[card.id for card in cards.cards.values() if card.back == BROWN],
        blue=[card.id for card in cards.cards.values() if card.back == BLUE],
        row=[],
        discard=[],
        bag=list(cards.tokens),
        drawn=(),
        cubes=cards.box["cubes"] - each * seats,
        hands=[none] * seats,
        shown=(none,) * seats,
        active=[held] * seats,
        available=[each] * seats,
        dials=[0] * seats,
        scores=[0] * seats,
        blue_points=[0] * seats,
        packs=(none,) * seats,
        picked=(none,) * seats,
        looking=(none,) * seats,
        origins=("",) * max(card.number for card in cards.cards.values()),
    )


def arrange(seats: int, cards: Cards, table: Table, given: Mapping[str, Any]) -> Ecos:
    """Before a token is drawn.

    Players are keys "1" to "6". Cards not mentioned lie in their deck; where `brown` or `blue` is given, the rest of
    that colour lies in the discard pile. An active card is written "uplift", "uplift 2" with two leaves up, or
    "uplift 2: sun, rock" with cubes. Who mentions no available cubes has seven less those on cards.
    """
    s = fresh(seats, cards, table)
    for key in given:
        if key not in SHARED and key not in COUNTERS and not (key.isdigit() and 1 <= int(key) <= seats):
            raise ValueError(f'given: "{key}" is no zone and no player (zones: {", ".join((*SHARED, *COUNTERS))})')
    if "map" in given:
        s.land = empty_land(cards.supply())
        read_drawing(given["map"], s.land, cards)
    left = dict.fromkeys([*s.brown, *s.blue])
    for seat in range(seats):
        own = given.get(str(seat + 1), {})
        for key in own:
            if key not in OWN:
                raise ValueError(f'given: a player has no "{key}" (only {", ".join(OWN)})')
        s.hands[seat] = tuple(_take(left, own.get("hand", [])))
        s.active[seat] = tuple([_in_play(left, cards, text) for text in own.get("active", [])])
        on_cards = sum([bin(each.filled).count("1") for each in s.active[seat]])
        s.available[seat] = int(own.get("available", max(0, cards.box["cubes_per_player"] - on_cards)))
        s.dials[seat] = int(own.get("dial", 0))
        s.scores[seat] = int(own.get("score", 0))
        s.cubes += cards.box["cubes_per_player"] - on_cards - s.available[seat]
    if "cubes" in given:
        s.cubes = int(given["cubes"])
    s.row = _take(left, given.get("row", []))
    s.discard = _take(left, given.get("discard", []))
    decks = {back: _take(left, given[back]) for back in BACKS if back in given}
    for back in BACKS:
        rest = [card for card in left if cards.cards[card].back == back]
        if back in decks:
            s.discard += rest
        else:
            decks[back] = rest
    s.brown, s.blue = decks[BROWN], decks[BLUE]
    for token in given.get("drawn", []):
        s.bag[ELEMENT[token]] -= 1
        s.drawn = (*s.drawn, token)
    s.harbinger = int(given.get("harbinger", 1)) - 1
    s.round = int(given.get("round", 1))
    s.tie_steps = int(given.get("tie_steps", 0))
    s.quiet_rounds = int(given.get("quiet_rounds", 0))
    s.quiet_tokens = int(given.get("quiet_tokens", 0))
    begin(s, s.harbinger, "token", token_verbs(s))
    run(s)
    return s


def _take(left: dict[str, None], ids: list[str]) -> list[str]:
    """Cards out of those not yet laid out."""
    for card in ids:
        if card not in left:
            raise ValueError(f'given: "{card}" is no card of this set, or is mentioned twice')
        del left[card]
    return list(ids)


def _in_play(left: dict[str, None], cards: Cards, text: str) -> InPlay:
    head, _, cubes = text.partition(":")
    id, _, leaves = head.strip().partition(" ")
    _take(left, [id])
    card = cards.cards[id]
    filled = 0
    for kind in [word.strip() for word in cubes.split(",") if word.strip()]:
        empty = card.masks[ELEMENT[kind]] & ~filled
        if not empty:
            raise ValueError(f'given: "{text}": no slot for a cube on {kind}')
        filled |= empty & -empty
    if filled == card.full:
        raise ValueError(f'given: "{text}": a full card would have been resolved')
    return InPlay(card, int(leaves or card.leaves), filled)


def written(own: InPlay) -> str:
    """An active card in the words of `arrange`."""
    cubes = [ELEMENTS[kind] for i, kind in enumerate(own.card.slots) if own.filled >> i & 1]
    return f"{own.card.id} {own.leaves}" + (": " + ", ".join(cubes) if cubes else "")


def lay_out(s: Ecos) -> dict[str, Any]:
    """The whole truth in the words of `arrange`, with sizes and groups besides."""
    table: dict[str, Any] = {
        "map": draw(s.land, s.cards),
        "tiles": len(s.land.tiles),
        "supply": supply(s),
        **groups(s.land, s.cards),
        "row": list(s.row),
        "discard": list(s.discard),
        "brown": sorted(s.brown),
        "brown_size": len(s.brown),
        "blue": sorted(s.blue),
        "blue_size": len(s.blue),
        "bag": {ELEMENTS[kind]: s.bag[kind] for kind in range(len(s.bag))},
        "bag_size": sum(s.bag),
        "drawn": list(s.drawn),
        "tokens": list(s.tokens),
        "cubes": s.cubes,
        "harbinger": s.harbinger + 1,
        "round": s.round,
        "tie_steps": s.tie_steps,
        "end": s.end,
    }
    for seat in range(s.seats):
        table[str(seat + 1)] = {
            "hand": list(s.hands[seat]),
            "hand_size": len(s.hands[seat]),
            "brown": len([1 for card in s.hands[seat] if s.cards.cards[card].back == BROWN]),
            "blue": len([1 for card in s.hands[seat] if s.cards.cards[card].back == BLUE]),
            "active": [written(own) for own in s.active[seat]],
            "active_size": len(s.active[seat]),
            "available": s.available[seat],
            "dial": s.dials[seat],
            "score": s.scores[seat],
            "waiting": list(s.waiting[seat]),
            "pack": list(s.packs[seat]),
            "looking": list(s.looking[seat]),
        }
    return table


def groups(land: Land, cards: Cards) -> dict[str, Any]:
    """The sizes of all herds, habitats and territories, the largest first."""
    herds: dict[str, list[int]] = {}
    for i, each in enumerate(cards.species):
        seen: list[int] = []
        sizes: list[int] = []
        for cell in land.animals[i]:
            if cell not in seen:
                seen += herd(land, i, cell)
                sizes.append(herd_size(land, i, cell))
        if sizes:
            herds[each.id] = sorted(sizes, reverse=True)
    found: dict[str, list[int]] = {}
    for kind in range(1, FIRST_SPECIES):
        sizes = [len(group) if kind < len(TERRAINS) else count_in(land, group, kind) for group in habitats(land, kind)]
        found[cards.pieces[kind]] = sorted(sizes, reverse=True)
    territory = sorted([len(group) for group in territories(land)], reverse=True)
    return {"herds": herds, "habitats": found, "territories": territory}
