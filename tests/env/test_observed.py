"""What tensors are made of is a part of the view, and writing it quickly gives what writing it plainly gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from tablee import registry
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.env.game import Playing
from tablee.env.observation import ObservationTable, fill
from tablee.stepping.direct import Direct
from tablee.stepping.sparse import LEAST, MOST, Sparse
from tests.positions import TABLES, Play, stride


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_is_a_part_of_the_view(key: str, seats: int) -> None:
    for s, seat, game in positions(key, seats):
        view = game.view(s, seat)
        assert is_part(game.observed(s, seat), view)
        assert game.view(s, seat) == view  # what was kept for tensors is not altered


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_tensor_written_plainly_is_the_same(key: str, seats: int) -> None:
    """From the whole view, field by field, without anything that was kept before."""
    observations = Playing(key, seats).observations
    for s, seat, game in positions(key, seats):
        f = s.top
        asked = f is not None and bool(game.options_of(s, seat))
        verb = f.todo[f.at].name if f is not None and asked else ""
        plain = plain_tensor(observations, game.view(s, seat), verb, seat)
        assert observations.tensor(s, seat).tobytes() == plain.tobytes()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_tensor_written_from_parts_is_the_same(key: str, seats: int) -> None:
    """At every question of a game, for every seat, whatever was kept before: without making a view."""
    playing = Playing(key, seats)
    observations, game = playing.observations, playing.game
    direct = Direct(observations.walk, game)
    assert direct.places.keys() == set(game.parts)  # each of them is somewhere in the tensor
    piles = direct.new_piles()
    p = Play(key, seats, 3)
    for _ in p.positions(100_000):
        if p.rng.below(stride(key)):
            continue
        f = p.s.top
        for seat in range(seats):
            verb = f.todo[f.at].name if f is not None and game.options_of(p.s, seat) else ""
            found, out = Sparse(), np.zeros(observations.size, np.float32)
            direct.write(found, p.s, verb, seat, piles)
            fill(out, found, observations.size)
            assert out.tobytes() == observations.tensor(p.s, seat).tobytes()


def positions(key: str, seats: int) -> Iterator[tuple[State, int, Game[Any]]]:
    for number in range(2):
        p = Play(key, seats, number)
        for _ in p.positions(100_000):
            if p.rng.below(4 * stride(key)) == 0:
                yield p.s, p.rng.below(seats), p.game


def is_part(part: Any, whole: Any) -> bool:
    """Lists of words may be in another order: tensors count them."""
    if isinstance(part, Mapping):
        return all(key in whole and is_part(value, whole[key]) for key, value in part.items())
    if isinstance(part, list):
        if all(isinstance(each, str) for each in part):
            return sorted(part) == sorted(whole)
        return len(part) == len(whole) and all(is_part(a, b) for a, b in zip(part, whole, strict=True))
    return bool(part == whole)


def plain_tensor(table: ObservationTable, view: Mapping[str, Any], verb: str, seat: int) -> Any:
    """Each field for itself: its path, then what lies there."""
    out = np.zeros(table.size, np.float32)
    for part in table.parts:
        words = listed(table, part.field.of) if part.field.of else []
        steps = part.field.path.split(".")
        value = {"question": verb} if part.field.path == "question" else view
        write(table, out, part, words, steps, value, part.first, part.size, seat)
    return out


def listed(table: ObservationTable, name: str) -> list[str]:
    """A list of words of the declaration."""
    return list(table.declared.list_of(name, table.game, registry.house_cards(table.game.key)))


def write(
    table: ObservationTable,
    out: Any,
    part: Any,
    words: list[str],
    steps: list[str],
    value: Any,
    first: int,
    size: int,
    seat: int,
) -> None:
    if value is None:
        return
    if not steps:
        write_value(table, out, part.field, words, value, first, seat)
        return
    name, _, rest = steps[0].replace("{", "[").replace("}", "]").partition("[")
    there = value.get(name)
    if there is None:
        return
    many = rest.removesuffix("]")
    if not steps[0].endswith(("]", "}")):
        write(table, out, part, words, steps[1:], there, first, size, seat)
    elif many == "":
        each = size // table.sides
        for side, thing in enumerate(there):
            place = (side - seat) % table.seats if side < table.seats else side
            write(table, out, part, words, steps[1:], thing, first + place * each, each, seat)
    elif many.isdigit():
        each = size // int(many)
        for place, thing in enumerate(there[: int(many)]):
            write(table, out, part, words, steps[1:], thing, first + place * each, each, seat)
    else:
        cells = listed(table, many)
        each = size // len(cells)
        for thing in there:
            cell = f"{thing['q']},{thing['r']}"
            if cell in cells:
                write(table, out, part, words, steps[1:], thing, first + cells.index(cell) * each, each, seat)


def write_value(
    table: ObservationTable, out: Any, field: Any, words: list[str], value: Any, first: int, seat: int
) -> None:
    def side(number: int) -> None:
        if 0 <= number < table.sides:
            out[first + ((number - seat) % table.seats if number < table.seats else number)] = 1

    if field.kind == "number":
        out[first] = min(max(float(value), LEAST), MOST)
    elif field.kind == "word" and str(value) in words:
        out[first + words.index(str(value))] = 1
    elif field.kind == "words":
        for place, word in enumerate(value[: field.most]):
            if word in words:
                out[first + place * len(words) + words.index(word)] = 1
    elif field.kind == "bag":
        for word in value:
            out[first + (words.index(word) if word in words else len(words))] += 1
    elif field.kind == "table":
        for word, number in value.items():
            if word in words:
                out[first + words.index(word)] = min(max(float(number), LEAST), MOST)
    elif field.kind == "seat":
        side(value)
    elif field.kind == "seats":
        for number in value:
            side(number)
