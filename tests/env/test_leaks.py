"""Tensors, masks, infos, labels and information states are the same in worlds that a seat cannot tell apart."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.event import Event
from tablee.core.stack import State
from tablee.env.game import Playing, heard, information_state
from tablee.env.spaces import info_of, observe
from tests.positions import TABLES, Play, stride
from tests.test_worlds import Watched, exchanged, piles, twin

SEVERAL = [(key, seats) for key, seats in TABLES if seats > 1]


def told(playing: Playing, s: State, seat: int) -> list[bytes]:
    """Everything that an environment tells a seat at a state."""
    playing.s, playing._legal = s, {}
    tensor, mask = observe(playing, seat).values()
    factored = playing.actions.factored(s, seat) if playing.legal(seat) else {}
    plain = [info_of(playing, seat), playing.labels(seat), playing.plain(seat), sorted(factored.items())]
    return [tensor.tobytes(), mask.tobytes(), repr(plain).encode()]


@pytest.mark.parametrize(("key", "seats"), SEVERAL)
def test_worlds_look_the_same(key: str, seats: int) -> None:
    looked = differed = 0
    for number in range(3):
        p = Play(key, seats, number)
        playing = Playing(key, seats)
        rng = Seeded(number)
        for _ in p.positions(100_000):
            if rng.below(4 * stride(key)) or looked > 60 * (number + 1):
                continue
            for seat in {max(p.s.asked, 0), rng.below(seats)}:
                world = p.game.shuffle_unknown(p.s, seat, rng)
                assert told(playing, p.s, seat) == told(playing, world, seat), f"{p}: seat {seat}"
                looked += 1
                other = (seat + 1) % seats
                differed += told(playing, p.s, other) != told(playing, world, other)
    assert looked > 10
    assert differed  # the worlds were others: whoever sees more can tell them apart


@pytest.mark.parametrize("key", registry.GAMES)
def test_information_states_of_twins_are_the_same(key: str) -> None:
    """Two games of which a seat was told the same to the last byte have one information state; for whoever saw the
    cards that were exchanged there are two."""
    found = differed = 0
    for number in range(6):
        p = Watched(key, 3, number)
        rng = Seeded(number)
        for _ in range(60 + 20 * number):
            if p.s.asked != -1:
                p.step()
        for _ in range(120):
            seat = rng.below(3)
            hidden = [card for _, owner, card in sorted(piles(p.s)) if owner != seat]
            every = p.cards.every_card()
            if not hidden:
                break
            x, y = hidden[rng.below(len(hidden))], every[rng.below(len(every))]
            first = rng.below(len(p.answers))
            if x == y or (s := twin(p, seat, x, y, first)) is None or set(piles(s)) == set(piles(p.s)):
                continue
            answers, log = again(p, x, y, first)
            assert state(p, p.s, seat, p.answers, p.log) == state(p, s, seat, answers, log)
            found += 1
            for other in range(3):
                if other != seat:
                    differed += state(p, p.s, other, p.answers, p.log) != state(p, s, other, answers, log)
            if found >= 8:
                assert differed
                return
    assert found
    assert differed


def again(p: Watched, x: str, y: str, first: int) -> tuple[list[tuple[int, str]], list[list[Event]]]:
    """The answers of the twin, and what each told."""
    s: Any = p.game.clone(p.before[first])
    answers, log = p.answers[:first], p.log[:first]
    for by, answer in p.answers[first:]:
        said = exchanged(answer, x, y)
        log = [*log, p.game.apply(s, by, said)]
        answers = [*answers, (by, said)]
    return answers, log


def state(p: Watched, s: Any, seat: int, answers: list[tuple[int, str]], log: list[list[Event]]) -> str:
    told = zip(answers, log, strict=True)
    return information_state(p.game, s, seat, [e for (by, said), each in told for e in heard(seat, by, said, each)], {})


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_information_states_recall_everything(key: str, seats: int) -> None:
    """Each position of a game has an information state of its own for whoever answered since."""
    playing = Playing(key, seats)
    playing.begin(5)
    rng = Seeded(5)
    seen: set[str] = set()
    for _ in range(12):
        if playing.is_over():
            break
        seat = playing.s.asked
        before = playing.information_state(seat)
        assert before not in seen
        seen.add(before)
        legal = playing.legal(seat)
        playing.answer(seat, legal[sorted(legal)[rng.below(len(legal))]])
        assert playing.information_state(seat) not in seen
