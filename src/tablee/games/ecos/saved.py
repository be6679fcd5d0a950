"""The zones of a table as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.ecos.cards import Cards
from tablee.games.ecos.land import BY_NAME, NAMES, Land, empty_land, put_tile, stand
from tablee.games.ecos.state import Bound, Ecos, InPlay, Table


def encode(s: Ecos) -> dict[str, Any]:
    t = s.table
    drafted = {"traffic": list(s.traffic)} if s.traffic else {}
    return {
        **drafted,
        "seats": s.seats,
        "table": [t.landscape, t.family, list(t.drafts), t.choose_decks, t.goal, t.harbinger],
        "land": encode_land(s.land),
        "supply": list(s.land.supply),
        "brown": list(s.brown),
        "blue": list(s.blue),
        "row": list(s.row),
        "discard": list(s.discard),
        "bag": list(s.bag),
        "drawn": list(s.drawn),
        "hands": [list(own) for own in s.hands],
        "shown": [list(own) for own in s.shown],
        "active": [[[each.card.id, each.leaves, each.filled] for each in own] for own in s.active],
        "available": list(s.available),
        "dials": list(s.dials),
        "scores": list(s.scores),
        "blue_points": list(s.blue_points),
        "packs": [list(own) for own in s.packs],
        "picked": [list(own) for own in s.picked],
        "looking": [list(own) for own in s.looking],
        "origins": list(s.origins),
        "tokens": list(s.tokens),
        "left": list(s.left),
        "responses": list(s.responses),
        "placed": [list(own) for own in s.placed],
        "waiting": [list(own) for own in s.waiting],
        "bound": [[each.line, each.how, each.piece, [NAMES[cell] for cell in each.cells]] for each in s.bound],
        "removed": list(s.removed),
        "cubes": s.cubes,
        "harbinger": s.harbinger,
        "round": s.round,
        "resolvers": s.resolvers,
        "chain": s.chain,
        "line": s.line,
        "scored": s.scored,
        "quiet_rounds": s.quiet_rounds,
        "quiet_tokens": s.quiet_tokens,
        "tie_steps": s.tie_steps,
        "stalled": s.stalled,
        "end": s.end,
    }


def encode_land(land: Land) -> list[Any]:
    """Each tile: its cell, terrain, mountain, forests, and the number of each species."""
    return [
        [
            NAMES[cell],
            land.terrain[cell],
            land.mountains[cell],
            land.forests[cell],
            [own.count(cell) for own in land.animals],
        ]
        for cell in land.tiles
    ]


def decode(zones: Mapping[str, Any], cards: Cards) -> Ecos:
    t = zones["table"]
    s = Ecos(
        zones["seats"],
        cards,
        Table(t[0], t[1], tuple(t[2]), t[3], t[4], t[5]),
        decode_land(zones["land"], zones["supply"]),
        list(zones["brown"]),
        list(zones["blue"]),
        list(zones["row"]),
        list(zones["discard"]),
        list(zones["bag"]),
        tuple(zones["drawn"]),
        zones["cubes"],
        [tuple(own) for own in zones["hands"]],
        _tuples(zones["shown"]),
        [tuple([InPlay(cards.cards[a[0]], a[1], a[2]) for a in own]) for own in zones["active"]],
        list(zones["available"]),
        list(zones["dials"]),
        list(zones["scores"]),
        list(zones["blue_points"]),
        _tuples(zones["packs"]),
        _tuples(zones["picked"]),
        _tuples(zones["looking"]),
        tuple(zones["origins"]),
    )
    s.traffic = tuple(zones.get("traffic", ()))
    s.tokens = tuple(zones["tokens"])
    s.left = tuple(zones["left"])
    s.responses = tuple(zones["responses"])
    s.placed = [tuple(own) for own in zones["placed"]]
    s.waiting = [tuple(own) for own in zones["waiting"]]
    s.bound = tuple([Bound(b[0], b[1], b[2], tuple([BY_NAME[cell] for cell in b[3]])) for b in zones["bound"]])
    s.removed = tuple(zones["removed"])
    s.harbinger = zones["harbinger"]
    s.round = zones["round"]
    s.resolvers = zones["resolvers"]
    s.chain = zones["chain"]
    s.line = zones["line"]
    s.scored = zones["scored"]
    s.quiet_rounds = zones["quiet_rounds"]
    s.quiet_tokens = zones["quiet_tokens"]
    s.tie_steps = zones["tie_steps"]
    s.stalled = zones["stalled"]
    s.end = zones["end"]
    return s


def _tuples(zone: list[list[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple(own) for own in zone])


def decode_land(tiles: list[Any], supply: list[int]) -> Land:
    land = empty_land(list(supply))
    for name, kind, mountain, forests, animals in tiles:
        cell = BY_NAME[name]
        put_tile(land, cell, kind)
        land.mountains[cell] = mountain
        land.forests[cell] = forests
        for i, number in enumerate(animals):
            for _ in range(number):
                stand(land, i, cell)
    land.supply = list(supply)
    return land
