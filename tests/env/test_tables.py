"""The index of answers and the fields of tensors: complete, two-way, and the same in every version."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections.abc import Sequence
from math import prod
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.stack import NOBODY, Verb
from tablee.env.actions import OTHERS, ActionTable
from tablee.env.game import Playing
from tests.positions import TABLES, Play, stride

KNOWN = {
    "ecos": (6, "c67da9dcaca4"),
    "elekt": (3, "7e1260fc5ae3"),
    "revachol": (3, "d5d461b654d1"),
}
"""For each game the version of `research.toml` and a digest of its table. Who changes a table counts the version on."""


@pytest.mark.parametrize("key", KNOWN)
def test_an_index_keeps_its_meaning(key: str) -> None:
    playing = Playing(key, registry.game(key).most)
    fields = [(first, size, path) for first, size, path, _ in playing.observations.fields()]
    ways = [(way.key, way.template, way.first, way.size) for way in playing.actions.ways]
    found = hashlib.sha256(repr((ways, playing.actions.size, fields)).encode()).hexdigest()[:12]
    assert (playing.actions.version, found) == KNOWN[key]


@pytest.mark.parametrize("key", KNOWN)
def test_the_documentation_says_how_large_tables_are(key: str) -> None:
    game = registry.game(key)
    fewest, most = (Playing(key, seats) for seats in (game.fewest, game.most))
    sizes = f"{fewest.actions.size:,} | {fewest.observations.size:,} … {most.observations.size:,}"
    assert f"| {key.capitalize()} | {sizes} |" in Path("docs/research.md").read_text("utf-8")


@pytest.mark.parametrize("key", registry.GAMES)
def test_labels_come_back(key: str) -> None:
    actions = Playing(key, 2).actions
    for index in range(actions.size):
        assert actions.index(actions.label(index)) == index
    with pytest.raises(ValueError, match="is no action"):
        actions.index("dance")
    with pytest.raises(IndexError):
        actions.label(actions.size)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_answer_has_an_index(key: str, seats: int) -> None:
    """Each legal answer has one index and one factored form, at every question of some games."""
    playing = Playing(key, seats)
    placed = questions = 0
    for number in range(4):
        p = Play(key, seats, number)
        for _ in p.positions(100_000):
            if p.s.asked < 0 or p.rng.below(stride(key)):
                continue
            legal = playing.actions.legal(p.s, p.s.asked)
            assert sorted(legal.values()) == sorted(p.s.options)
            assert all(0 < index < playing.actions.size for index in legal)
            placed += any(index >= playing.actions.others for index in legal)
            questions += 1
            factored = playing.actions.factored(p.s, p.s.asked)
            assert sorted(factored.values()) == sorted(p.s.options)
            assert all(
                part < size for parts in factored for part, size in zip(parts, playing.actions.shape, strict=True)
            )
            chosen: tuple[int, ...] = ()
            for _ in playing.actions.shape:
                chosen = (*chosen, playing.actions.masks(p.s, p.s.asked, chosen)[-1])
            assert chosen in factored
        if questions > 400:
            break
    assert placed <= questions // 20  # hardly any answer needs the last block


@pytest.mark.parametrize("key", registry.GAMES)
def test_indexes_are_those_of_reading_every_answer(key: str) -> None:
    """What is kept of answers that were met, and what their number of spaces says, changes nothing."""
    actions = Playing(key, 2).actions
    p = Play(key, 2, 1)
    placed = 0
    for _ in p.positions(100_000):
        f = p.s.top
        if p.s.asked >= 0 and f is not None and p.rng.below(stride(key)) == 0:
            plain = read_one_by_one(actions, f.todo[f.at], p.s.options)
            assert actions.legal(p.s, p.s.asked) == plain
            placed += any(not way.direct and way.first in plain for way in actions.ways)
    assert placed or all(way.direct for way in actions.ways)


def read_one_by_one(actions: ActionTable, verb: Verb[Any], options: Sequence[str]) -> dict[int, str]:
    found: dict[int, str] = {}
    in_places: dict[int, list[str]] = {}
    for answer in options:
        says, words = verb.reading(answer)
        way = next(way for way in actions.ways if (way.key, way.template) == (says.key, says.answer.words))
        listed = [words[slot] in of for slot, of in way.arguments]
        index = way.first
        if way.direct and all(listed):
            for n, (slot, of) in enumerate(way.arguments):
                index += of.index(words[slot]) * prod(len(later) for _, later in way.arguments[n + 1 :])
        if way.direct and all(listed) and index not in found:
            found[index] = answer
        else:
            in_places.setdefault(actions.others if way.direct else way.first, []).append(answer)
    for first, answers in in_places.items():
        most = OTHERS if first == actions.others else actions.places
        found |= {first + place: answer for place, answer in enumerate(sorted(answers)[:most])}
    return found


def trajectory(key: str, seats: int) -> str:
    """A digest of everything that is told in a game."""
    playing = Playing(key, seats)
    playing.begin(77)
    rng = Seeded(7)
    found = hashlib.sha256()
    for _ in range(80):
        if playing.s.asked == NOBODY:
            break
        seat = playing.s.asked
        found.update(playing.tensor(seat).tobytes() + playing.mask(seat).tobytes())
        legal = playing.legal(seat)
        playing.answer(seat, legal[sorted(legal)[rng.below(len(legal))]])
    return found.hexdigest()


@pytest.mark.parametrize("build", ["0", ""])
def test_other_processes_and_builds_play_the_same(build: str) -> None:
    code = "from tests.env.test_tables import *\nprint(*(trajectory(key, 2) for key in registry.GAMES))"
    environment = {"TABLEE_COMPILE": build, "PYTHONHASHSEED": "7", "PYTHONPATH": "."}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert told.stdout.split() == [trajectory(key, 2) for key in registry.GAMES], told.stderr


@pytest.mark.parametrize("key", registry.GAMES)
def test_card_sets_of_the_same_shape_have_the_same_index(key: str) -> None:
    """A set in which a card is called otherwise: every index says the same, with the other name."""
    game, text = registry.game(key), registry.card_text(key)
    kind, card = re.findall(r"^\[(\w+)\.(\w+)\]$", text, re.MULTILINE)[-1]
    renamed = game.read_cards(text.replace(f"[{kind}.{card}]", f"[{kind}.zz_{card}]"), "mine.toml", None)
    house, mine = ActionTable(game, registry.house_cards(key)), ActionTable(game, renamed)
    assert house.size == mine.size
    changed = 0
    for index in range(house.size):
        here, there = house.label(index), mine.label(index)
        assert there.replace(f"zz_{card}", card) == here
        changed += here != there
    assert changed
