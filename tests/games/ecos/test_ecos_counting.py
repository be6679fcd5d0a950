"""What lines of Ecos count on the map, against counting every piece by hand."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from tablee import registry
from tablee.core.chance import Rng, Seeded
from tablee.core.layout import from_layout
from tests.games.ecos.test_ecos_land import SUPPLY, Obvious, Place, build

counts: Any = import_module("tablee.games.ecos.counts")
land: Any = import_module("tablee.games.ecos.land")
measure: Any = import_module("tablee.games.ecos.measure")
preview: Any = import_module("tablee.games.ecos.preview")
state: Any = import_module("tablee.games.ecos.state")

GAME: Final = registry.game("ecos")
CARDS: Final = registry.house_cards("ecos")
MAPS: Final = 10
PIECES: Final = range(land.WATER, len(SUPPLY))
SPECIES: Final = range(land.FIRST_SPECIES, len(SUPPLY))
COUNTED: Final = (*PIECES, *sorted(set(measure.THINGS.values()) - {measure.SPECIES, measure.TERRITORIES}))
Piece = tuple[Place, int]


def some_map(rng: Rng) -> tuple[Any, Obvious]:
    """Few steps or many: small maps, and some with crowds."""
    kinds = (0, 0, 0, 1, 1, 1, 1, 2, 3)
    steps = [(kinds[rng.below(len(kinds))], rng.below(100), rng.below(10)) for _ in range(10 + rng.below(110))]
    return build(steps)


def pieces(m: Obvious, cells: set[Place]) -> Iterator[Piece]:
    """Each of them, tiles too."""
    for a in sorted(cells & set(m.tiles)):
        yield a, m.tiles[a]
        for piece in PIECES:
            yield from [(a, piece)] * m.tokens[a, piece]


def is_one(m: Obvious, piece: Piece, thing: int) -> bool:
    a, kind = piece
    tile = kind < land.MOUNTAIN
    empty = not any(m.tokens[a, species] for species in SPECIES)
    special = {
        measure.ANIMAL: kind >= land.FIRST_SPECIES,
        measure.ANY_TILE: tile,
        measure.LAND_TILE: tile and kind != land.WATER,
        measure.EMPTY_TILE: tile and empty,
        measure.EMPTY_DESERT: kind == land.DESERT and empty,
    }
    return bool(special.get(thing, kind == thing))


def number(m: Obvious, found: list[Piece], thing: int) -> int:
    if thing == measure.SPECIES:
        return len({kind for _, kind in found if kind >= land.FIRST_SPECIES})
    return sum(is_one(m, piece, thing) for piece in found)


def others_near(m: Obvious, this: Piece) -> list[Piece]:
    """At most one tile away, itself not counted."""
    found = list(pieces(m, {this[0], *m.near(this[0])}))
    found.remove(this)
    return found


def group_of(m: Obvious, word: str, this: Piece) -> set[Place]:
    """The herd, habitat or territory that a piece is in."""
    a, kind = this
    dry = m.with_piece(land.GRASSLAND) | m.with_piece(land.DESERT)
    of = kind if kind in (land.MOUNTAIN, land.FOREST) else m.tiles[a]
    inside = {"herd": m.with_piece(kind), "habitat": m.with_piece(of), "territory": dry}[word]
    return m.connected(a, inside)


def test_what_is_adjacent_is_counted() -> None:
    """ECO-138, ECO-139, ECO-140, ECO-141, ECO-R57: every piece beside it and on its tile, but not itself."""
    rng = Seeded(1)
    for _ in range(MAPS):
        fast, slow = some_map(rng)
        for a, kind in set(pieces(slow, set(slow.tiles))):
            near = others_near(slow, (a, kind))
            for thing in (*COUNTED, measure.SPECIES):
                wanted = number(slow, near, thing)
                assert measure.count_adjacent(fast, kind, land.cell_at(*a), thing) == wanted, (a, kind, thing)


def test_what_is_in_a_group_is_counted() -> None:
    """ECO-142, ECO-145, ECO-148, ECO-R56, ECO-R59, ECO-R60, ECO-R61: of a herd its own animals, else all there is."""
    rng = Seeded(2)
    for _ in range(MAPS):
        fast, slow = some_map(rng)
        for a, kind in set(pieces(slow, set(slow.tiles))):
            cell = land.cell_at(*a)
            for word in ("herd", "habitat", "territory"):
                if word == "herd" and kind < land.FIRST_SPECIES:
                    assert measure.count_group(fast, word, kind, cell, measure.ANIMAL) == 0
                    continue
                there = list(pieces(slow, group_of(slow, word, (a, kind))))
                for thing in (*COUNTED, measure.SPECIES):
                    own = word == "herd" and thing == measure.ANIMAL
                    wanted = number(slow, there, kind if own else thing)
                    assert measure.count_group(fast, word, kind, cell, thing) == wanted, (a, kind, word, thing)
        for piece in PIECES:  # one that has left the map (ECO-R56)
            for cell in [land.cell_at(*a) for a in slow.tiles if a not in slow.with_piece(piece)][:3]:
                assert measure.count_adjacent(fast, piece, cell, measure.ANY_TILE) == 0
                assert measure.count_group(fast, "habitat", piece, cell, measure.ANY_TILE) == 0


def test_what_is_on_the_map_is_counted() -> None:
    """ECO-R74: all of it; and of several groups that are largest the one with most of these."""
    rng = Seeded(3)
    several = 0
    for _ in range(2 * MAPS):
        fast, slow = some_map(rng)
        dry = slow.with_piece(land.GRASSLAND) | slow.with_piece(land.DESERT)
        every = list(pieces(slow, set(slow.tiles)))
        assert measure.count_on_map(fast, measure.TERRITORIES) == len(slow.groups(dry))
        for thing in (*COUNTED, measure.SPECIES):
            assert measure.count_on_map(fast, thing) == number(slow, every, thing)
        for kind in (*range(land.WATER, land.FIRST_SPECIES), measure.TERRITORIES):
            found = slow.groups(dry if kind == measure.TERRITORIES else slow.with_piece(kind))
            sizes = {
                group: sum(slow.tokens[a, kind] for a in group) if kind == land.FOREST else len(group)
                for group in found
            }
            largest = [group for group, size in sizes.items() if size == max(sizes.values())]
            several += len(largest) > 1
            for thing in (*COUNTED, measure.SPECIES):
                wanted = max([number(slow, list(pieces(slow, set(group))), thing) for group in largest], default=0)
                assert measure.count_in_largest(fast, kind, thing) == wanted, (kind, thing)
    assert several > 10


def table(fast: Any, *bound: Any) -> Any:
    """Its first species are those of the map, wherever they may go."""
    s: Any = from_layout(GAME, 2, {}, CARDS, {})
    s.land, s.bound, s.line = fast, bound, len(bound)
    return s


def test_hints_name_the_cells_on_which_something_is_counted() -> None:
    """ECO-138, ECO-144, ECO-147, ECO-150: beside the piece or in its group, where there is one of these."""
    rng = Seeded(4)
    for _ in range(MAPS):
        fast, slow = some_map(rng)
        for a, kind in sorted(set(pieces(slow, set(slow.tiles))))[::3]:
            s = table(fast, state.Bound(0, state.PLACED, kind, (land.cell_at(*a),)))
            for word in ("adjacent", "herd", "habitat", "territory"):
                if not measure.fitting(s, s.bound[0], word):
                    continue
                cells = set(slow.near(a)) if word == "adjacent" else group_of(slow, word, (a, kind))
                for thing in COUNTED:
                    count = (counts.Adjacent if word == "adjacent" else counts.InGroup)(thing, "", word)
                    there = {b for b in cells if number(slow, list(pieces(slow, {b})), thing)}
                    assert {land.coordinates(land.BY_NAME[name]) for name in preview.counted(s, count)} == there
            several = table(fast, state.Bound(0, state.PLACED, kind, (land.cell_at(*a),) * 2))
            assert preview.counted(several, counts.Adjacent(measure.ANY_TILE, "", "adjacent")) == []


def test_what_a_word_may_speak_of() -> None:
    """ECO-R60: a herd is of animals; no territory of water, nor of an animal that stands in it (ECO-144, ECO-150)."""
    rng = Seeded(5)
    for _ in range(MAPS):
        fast, slow = some_map(rng)
        for a, kind in set(pieces(slow, set(slow.tiles))):
            bound = state.Bound(0, state.PLACED, kind, (land.cell_at(*a),))
            s = table(fast, bound)
            assert bool(measure.fitting(s, bound, "herd")) == (kind >= land.FIRST_SPECIES)
            assert measure.fitting(s, bound, "habitat") == measure.fitting(s, bound, "adjacent") == bound.cells
            if kind < land.FIRST_SPECIES or s.cards.enters[kind - land.FIRST_SPECIES] >> slow.tiles[a] & 1:
                assert bool(measure.fitting(s, bound, "territory")) == (slow.tiles[a] != land.WATER)


def test_this_is_what_was_placed_last_else_what_was_moved_last() -> None:
    """ECO-R60: the nearest line above that placed a piece, else that moved or replaced one."""
    rng = Seeded(6)
    fast, _ = some_map(rng)
    how = (state.PLACED, state.PLACED + 1)
    for _ in range(200):
        bound = [
            state.Bound(line, how[rng.below(2)], 1 + rng.below(len(SUPPLY) - 1), (fast.tiles[0],))
            for line in range(rng.below(5))
        ]
        s = table(fast, *bound)
        for word in ("adjacent", "herd"):
            fits = [each for each in bound if word == "adjacent" or each.piece >= land.FIRST_SPECIES]
            placed = [each for each in fits if each.how == state.PLACED]
            assert measure.find_this(s, word) is (placed or fits or [None])[-1]


def test_pieces_placed_by_one_line_stand_together() -> None:
    """ECO-R60: of one kind by one line they are one "this"; another kind or line begins anew."""
    s = table(land.empty_land(SUPPLY))
    for line, piece, cell in ((0, 4, 7), (0, 4, 8), (0, 5, 8), (1, 5, 9), (1, 5, 9)):
        s.line = line
        measure.bind(s, state.PLACED, piece, cell)
    found = [(each.line, each.how, each.piece, each.cells) for each in s.bound]
    assert found == [(0, state.PLACED, 4, (7, 8)), (0, state.PLACED, 5, (8,)), (1, state.PLACED, 5, (9, 9))]


def test_this_goes_with_a_piece_that_moves() -> None:
    """ECO-R50, ECO-R60, ECO-R77: while enough of its kind stay there, "this" is one of those; what left is nothing."""
    piece = land.FIRST_SPECIES
    for stay in range(3):
        for to in (measure.NOWHERE, 1):
            fast = land.empty_land(SUPPLY)
            cell, other = land.cell_at(0, 0), land.cell_at(1, 0)
            land.put_tile(fast, cell, land.WATER)
            for _ in range(stay):
                land.put_token(fast, piece, cell)
            bound = (
                state.Bound(0, state.PLACED, piece, (cell,)),
                state.Bound(1, state.PLACED, piece, (other, cell, cell)),
                state.Bound(2, state.PLACED, land.WATER, (cell,)),
            )
            s = table(fast, *bound)
            goes = other if to == 1 else measure.NOWHERE
            measure.moved_on(s, piece, cell, goes)
            one = (cell,) if stay else (goes,)
            three = (other, cell, cell) if stay > 1 else (other, goes, cell)
            wanted = [(0, one), (1, three), (2, (cell,))]
            gone = [(line, tuple(c for c in cells if c != measure.NOWHERE)) for line, cells in wanted]
            assert [(each.line, each.cells) for each in s.bound] == [each for each in gone if each[1]]
