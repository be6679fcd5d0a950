"""Lines that can never do anything are refused, and only they: every sentence with every word, tried on many maps."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import Rng, Seeded
from tablee.core.layout import from_layout
from tablee.core.sentence import BadLine
from tablee.core.stack import begin, run
from tablee.games.ecos.change import Remove, tokens_in_reach
from tablee.games.ecos.effects import CARRY_OUT
from tablee.games.ecos.gain import PointsPer
from tablee.games.ecos.grammar import If, read_line
from tablee.games.ecos.land import FIRST_SPECIES, NEIGHBOURS, empty_land, number_at, put_tile, put_token
from tablee.games.ecos.line import Line, Vocabulary, plural
from tablee.games.ecos.measure import THINGS
from tablee.games.ecos.place import Place
from tablee.games.ecos.sense import check_lines
from tablee.games.ecos.state import EFFECTS, PLACED, Bound

GAME: Final = registry.game("ecos")
CARDS: Final[Any] = registry.house_cards("ecos")
WORDS: Final = Vocabulary(tuple(each.id for each in CARDS.species), CARDS.enters)
MAPS: Final = 60
GROUPS: Final = ("herd", "habitat", "territory")
HABITATS: Final = ("water", "grassland", "desert", "mountain", "forest")
A: Final = {"antelope": "an", "elephant": "an", "animal": "an"}


@cache
def maps() -> list[Any]:
    """Crowded maps: whatever may stand together does so somewhere; a land animal may have swum (ECO-126)."""
    return [some_map(Seeded(number)) for number in range(MAPS)]


def some_map(rng: Rng) -> Any:
    s: Any = from_layout(GAME, 2, {}, CARDS, {})
    s.land = empty_land(CARDS.supply())
    cells = [CARDS.maps["default"][0][0]]
    while len(cells) < 14:
        near = NEIGHBOURS[cells[rng.below(len(cells))]]
        cell = near[rng.below(6)]
        if cell not in cells:
            cells.append(cell)
    for cell in cells:
        put_tile(s.land, cell, 1 + rng.below(3))
    for _ in range(50):
        cell = cells[rng.below(len(cells))]
        piece = 4 + rng.below(len(CARDS.pieces) - 4)
        water = s.land.terrain[cell] == 1
        if piece < FIRST_SPECIES:
            fits = not water and (piece == 5 or not s.land.mountains[cell])
        else:
            fits = CARDS.enters[piece - FIRST_SPECIES] >> s.land.terrain[cell] & 1 or (water and rng.below(4) == 0)
        if fits and s.land.supply[piece]:
            put_token(s.land, piece, cell)
    return s


def placing(piece: str) -> str:
    return f"place {piece}" if piece in HABITATS[:3] else f"place {A.get(piece, 'a')} {piece}"


def accepted(*texts: str) -> tuple[Line, ...] | None:
    """The lines, or None if the card file would be refused."""
    try:
        lines = tuple([read_line(text, WORDS) for text in texts])
    except BadLine:
        return None
    return None if check_lines(lines, WORDS) else lines


def unchecked(text: str) -> Line | None:
    try:
        return read_line(text, WORDS)
    except BadLine:
        return None


def where_placed(piece: str) -> list[Any]:
    """The maps with a piece that has just been placed there, each such piece."""
    kind = CARDS.pieces.index(piece)
    found: list[Any] = []
    for s in maps():
        for cell in s.land.tiles:
            if number_at(s.land, cell, kind):
                other = GAME.clone(s)
                other.bound = (Bound(0, PLACED, kind, (cell,)),)
                found.append(other)
    return found


def does(line: Line, s: Any) -> bool:
    """Whether a line that needs no answer would do something here."""
    if isinstance(line, PointsPer):
        return line.value(s) > 0
    if isinstance(line, If):
        return line.condition.holds(s)
    assert isinstance(line, Remove)
    return bool(tokens_in_reach(s, line))


@pytest.mark.parametrize("piece", sorted(set(CARDS.pieces[1:])))
def test_what_is_said_of_this_can_be(piece: str) -> None:
    """ECO-R60, ECO-R59: of every piece, everything that can be counted in its groups, and every condition."""
    things = [*CARDS.pieces[1:], *THINGS]
    texts = [f"1 point per {thing} in this {group}" for thing in things for group in GROUPS]
    texts += [f"1 point per adjacent {thing}" for thing in things]
    texts += [
        f"if this {group} has 1 {plural(thing)} or more: 2 points, else 1 point" for thing in things for group in GROUPS
    ]
    texts += [f"if 1 {plural(thing)} or more are adjacent: 2 points, else 1 point" for thing in things]
    texts += ["if this tile has a mountain and a forest: 2 points, else 1 point"]
    tokens = [*CARDS.pieces[4:], "animal"]
    texts += [f"remove up to 2 {plural(token)} in this habitat" for token in tokens]
    texts += [f"remove up to 2 adjacent {plural(token)}" for token in tokens]
    here = where_placed(piece)
    assert len(here) > 5
    wrong: list[str] = []
    for text in texts:
        line = unchecked(text)
        can = line is not None and any(does(line, s) for s in here)
        if can != (accepted(placing(piece), text) is not None):
            wrong.append(f"{text}: {'can be, but is refused' if can else 'can never be'}")
    assert wrong == []


def test_what_is_said_of_the_map_can_be() -> None:
    """ECO-145, ECO-148"""
    largest = [f"{kind} habitat" for kind in HABITATS]
    wrong: list[str] = []
    for thing in [*CARDS.pieces[1:], *THINGS]:
        for where in ("on the map", *[f"in the largest {kind}" for kind in ("territory", *largest)]):
            text = f"1 point per {thing} {where}"
            line = unchecked(text)
            can = line is not None and any(does(line, s) for s in maps())
            if can != (accepted(text) is not None):
                wrong.append(text)
    assert wrong == []


def test_every_placement_is_possible_somewhere() -> None:
    """ECO-102, ECO-R48"""
    wrong: list[str] = []
    for piece in CARDS.pieces[1:]:
        texts = [placing(piece), *[f"{placing(piece)} on a tile with a {feature}" for feature in HABITATS[3:]]]
        texts += [f"{placing(piece)} adjacent to {A.get(other, 'a')} {other}" for other in CARDS.pieces[1:]]
        for text in texts:
            line = unchecked(text)
            can = isinstance(line, Place) and any(line.cells(s.land, CARDS) for s in maps())
            if can != (line is not None):
                wrong.append(text)
    assert wrong == []


REMOVERS: Final = [
    "remove a tile",
    "remove a bare tile",
    "replace a land tile with water",
    "replace a bare land tile with water",
    "replace a water tile with desert",
    "replace a desert tile with grassland",
    "replace a grassland tile with water",
    "replace a desert tile with water or grassland",
    "you may remove a tile",
    "choose: remove a tile or 3 points",
    "remove up to 2 adjacent animals",
    "remove all adjacent forests",
    "remove up to 2 fish or sharks in this habitat",
]


@pytest.mark.parametrize("remover", REMOVERS)
def test_what_is_removed_can_be_counted(remover: str) -> None:
    """ECO-133, ECO-134, ECO-136: also what left the map with its tile; nothing else is."""
    first = "place water"
    lines = (read_line(first, WORDS), read_line(remover, WORDS))
    taken: set[int] = set()
    for n, s in enumerate(where_placed("water")[:120]):
        taken |= removed_by(s, lines[1], Seeded(n))
    for token in [*CARDS.pieces[4:], "animal"]:
        can = any(token == CARDS.pieces[piece] or (token == "animal" and piece >= FIRST_SPECIES) for piece in taken)
        assert can == (accepted(first, remover, f"1 point per {token} removed") is not None), token


def removed_by(s: Any, line: Line, rng: Rng) -> set[int]:
    """What a line takes off the map, by random answers."""
    s.cards = lines_of(line)
    s.top = None
    begin(s, 0, "rain", CARRY_OUT, EFFECTS, 0)
    run(s)
    while s.asked == 0:
        verb = s.top.todo[s.top.at]
        verb.receive(s, s.top, 0, s.options[rng.below(max(1, len(s.options) - (s.options[-1] in ("done", "no"))))])
        run(s)
    return set(s.removed)


@cache
def lines_of(line: Line) -> Any:
    """The house set with a card of that line alone."""
    changes = {"card": {"rain": {"effects": ["place water", line.text]}}}
    cards: Any = GAME.change_cards(registry.card_text("ecos"), changes, registry.texts_known("ecos"))
    cards.cards["rain"].lines = (line,)
    cards.cards["rain"].arrows = ()
    return cards


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["place water", "1 point per territory in this habitat"], 'never "territory" in "this habitat"'),
        (["remove a bare tile", "1 point per animal removed"], "nothing removed before it"),
        (["replace a desert tile with grassland", "1 point per animal removed"], "nothing removed before it"),
        (
            ["place a shark", "remove all adjacent fish", "1 point per manatee removed"],
            'the card never removes "manatee"',
        ),
        (["place a fish", "2 points per tile in this territory"], '"this territory" with nothing placed'),
        (["place a fish", "place grassland", "2 points per fish in this habitat"], 'never "fish" in "this habitat"'),
        (["choose: place a fish or 1 point per adjacent fish"], '"adjacent" with nothing placed'),
        (["place a fish", "2 points per empty tile in this herd"], 'never "empty tile" in "this herd"'),
        (["place a fish", "if this herd has 0 fish or more: 2 points, else 1 point"], "always there"),
        (["place water", "if 2 territories or more are adjacent: 2 points, else 1 point"], "counted on the map"),
        (["place a fish on a tile with a mountain"], "lives in the water"),
        (["move a fish up to 2, also across water"], "enters water anyway"),
        (["replace a water tile with desert or desert"], "no choice"),
        (["place water", "remove up to 2 fish or fish in this habitat"], "no choice"),
        (["choose: 2 points or 2 points"], "no choice"),
        (["you may remove all adjacent fish"], '"adjacent" with nothing placed'),
    ],
)
def test_it_is_said_why(lines: list[str], said: str) -> None:
    """Once each, in a sentence."""
    try:
        found = [str(why) for _, why in check_lines(tuple([read_line(text, WORDS) for text in lines]), WORDS)]
    except BadLine as bad:
        found = [str(bad)]
    assert len(found) == 1, found
    assert said in found[0]
