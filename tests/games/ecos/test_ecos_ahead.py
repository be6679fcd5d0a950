"""Looking ahead, held against trying everything: no possible card is called impossible, and no answer strands one."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import Rng, Seeded
from tablee.core.layout import from_layout
from tablee.core.stack import begin, run
from tablee.games.ecos.effects import CARRY_OUT, is_feasible
from tablee.games.ecos.land import BY_NAME, empty_land, put_tile, put_token
from tablee.games.ecos.state import EFFECTS
from tests.at_once import first_at_once
from tests.games.ecos import tiny_map
from tests.games.ecos.tiny_map import Cell, Map, Todo, around, can_be_completed, named, offered

GAME: Final = registry.game("ecos")
SUPPLY: Final = {
    "land": 5,
    "water": 3,
    "mountain": 2,
    "forest": 3,
    "fish": 2,
    "stork": 1,
    "rhino": 1,
    "antelope": 2,
    "gorilla": 1,
    "leopard": 1,
}
PLACING: Final = [
    *[
        f"place {kind}"
        for kind in ("grassland", "desert", "water", "2 grassland", "2 forests", "2 mountains", "2 fish")
    ],
    *[f"place a {what}" for what in ("mountain", "forest", "fish", "stork", "rhino", "gorilla", "leopard")],
    "place a forest adjacent to a mountain",
    "place grassland adjacent to a fish",
    "place water adjacent to a leopard",
    "place a mountain adjacent to a forest",
    "place a mountain adjacent to a mountain",
    "place a gorilla on a tile with a forest",
    "place a leopard on a tile with a mountain",
    "place a stork adjacent to a leopard",
    "place 2 antelopes adjacent to a rhino",
]
CHANGING: Final = [
    "remove a bare tile",
    "remove a tile",
    "replace a land tile with water",
    "replace a bare water tile with grassland or desert",
    "replace a grassland tile with desert",
    "move a rhino up to 1",
    "move a stork up to 2",
    "you may remove a tile",
    "1 point",
]
CARDS: Final = 60
MAPS: Final = 12


def one(items: list[str], rng: Rng) -> str:
    return items[rng.below(len(items))]


def any_line(rng: Rng) -> str:
    kind = rng.below(10)
    if kind == 0:
        plain = [line for line in CHANGING + PLACING if " or " not in line]
        at = rng.below(len(plain))
        return f"choose: {plain[at]} or {plain[(at + 1 + rng.below(len(plain) - 1)) % len(plain)]}"
    return one(CHANGING if kind < 4 else PLACING, rng)


def some_cards(rng: Rng) -> tuple[Any, dict[str, Todo]]:
    """The house set with random lines on some of its cards, and a small box."""
    effects: dict[str, Todo] = {}
    for id in list(registry.house_cards("ecos").every_card())[:CARDS]:
        effects[id] = tuple([any_line(rng) for _ in range(1 + rng.below(2))] + [one(PLACING, rng)])
    box = {"land_tiles": SUPPLY["land"], "water_tiles": SUPPLY["water"]}
    box |= {"mountains": SUPPLY["mountain"], "forests": SUPPLY["forest"]}
    changes: dict[str, Any] = {
        "box": box,
        "species": {name: {"count": SUPPLY[name]} for name in tiny_map.HABITATS},
        "card": {id: {"effects": list(lines)} for id, lines in effects.items()},
    }
    return GAME.change_cards(registry.card_text("ecos"), changes, registry.texts_known("ecos")), effects


def some_map(rng: Rng) -> Map:
    """A few tiles with whatever has come to stand on them: also more forests than there is room for (ECO-R46), and
    animals where they could not be placed (ECO-R47)."""
    m = Map((), (), tuple(SUPPLY.items()))
    cells: list[Cell] = [(0, 0)]
    for _ in range(rng.below(6)):
        free = [near for cell in cells for near in around(cell) if near not in cells]
        cells.append(free[rng.below(len(free))])
    for cell in cells:
        kind = one(["water", "grassland", "grassland", "desert"], rng)
        if m.left(kind):
            m = m.put(kind, cell)
    pieces = ["mountain", "forest", "forest", *tiny_map.HABITATS]
    for _ in range(rng.below(9)):
        cell, kind = m.tiles[rng.below(len(m.tiles))]
        piece = one(pieces, rng)
        if not m.left(piece) or (piece in ("mountain", "forest") and kind == "water"):
            continue
        if piece == "mountain" and m.count(cell, piece):
            continue
        if piece not in tiny_map.HABITATS or tiny_map.enterable(piece, kind):
            m = m.put(piece, cell)
    return m


def laid_out(cards: Any, m: Map) -> Any:
    s: Any = from_layout(GAME, 2, {}, cards, {})
    s.land = empty_land(cards.supply())
    for cell, kind in m.tiles:
        put_tile(s.land, BY_NAME[named(cell)], cards.pieces.index(kind))
    for cell, token in m.tokens:
        put_token(s.land, cards.pieces.index(token), BY_NAME[named(cell)])
    return s


@pytest.mark.parametrize("seed", first_at_once(range(8)))
def test_looking_ahead_agrees_with_trying_everything(seed: int) -> None:
    """ECO-87, ECO-112, ECO-R28, ECO-R29, ECO-R44, ECO-R45, ECO-R46: on small maps with small supplies, at every
    question of a card."""
    rng = Seeded(seed)
    cards, effects = some_cards(rng)
    possible = impossible = questions = 0
    for id, lines in effects.items():
        for _ in range(MAPS):
            m = some_map(rng)
            s = laid_out(cards, m)
            wanted = can_be_completed(m, lines)
            assert is_feasible(s, 0, cards.cards[id]) == wanted, f"{lines} on {m}"
            possible, impossible = possible + wanted, impossible + (not wanted)
            if wanted:
                questions += play(s, cards.cards[id], m, lines, rng)
    assert min(possible, impossible) > 50
    assert questions > 200


def play(s: Any, card: Any, m: Map, todo: Todo, rng: Rng) -> int:
    """Carry out the card, comparing each question."""
    s.top = None
    begin(s, 0, card.id, CARRY_OUT, EFFECTS)
    run(s)
    questions = 0
    while s.asked == 0:
        options = [option for option in s.options if option != "no" or s.top.todo[s.top.at].name != "LiftPiece"]
        answers = offered(m, todo)
        assert options == [answer for answer, _, _ in answers], f"{todo} on {m}"
        answer, m, todo = answers[rng.below(len(answers))]
        verb = s.top.todo[s.top.at]
        verb.receive(s, s.top, 0, answer)
        run(s)
        questions += 1
    assert offered(m, todo) == [], f"{todo} on {m}"
    return questions
