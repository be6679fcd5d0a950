"""Answers by their place (`Game.play_at`): the quick ways give what writing out all answers gives."""

from __future__ import annotations

import pytest

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.codec import digest
from tablee.core.decision import Illegal
from tablee.core.event import Event
from tablee.core.stack import CHANCE, NOBODY, State, play_out, run
from tests.at_once import each_game_at_once
from tests.positions import Play, stride

GAMES = 3


@pytest.mark.parametrize(("key", "seats"), each_game_at_once())
def test_what_is_counted_is_what_would_be_written(key: str, seats: int) -> None:
    """`option_count`, `option_at` and `sample` beside the obvious: the whole list, and one of it."""
    questions = 0
    for number in range(GAMES):
        p = Play(key, seats, number)
        for _ in p.positions(100_000):
            s: State = p.s
            f = s.top
            if f is None or s.asked == NOBODY or p.rng.below(stride(key)):
                continue
            verb = f.todo[f.at]
            if s.asked == CHANCE:
                outcomes = dict(verb.outcomes(s, f))
                assert verb.sample(s, f, Seeded(number)) in outcomes
                continue
            written = list(verb.options_of(s, f, s.asked))
            assert s.option_count == len(written) == len(set(written))
            assert [verb.option_at(s, f, s.asked, at) for at in range(len(written))] == written
            assert s.options == written
            questions += 1
    assert questions > 10


@pytest.mark.parametrize(("key", "seats"), each_game_at_once())
def test_what_is_done_without_words_is_what_the_words_do(key: str, seats: int) -> None:
    """`receive_at` and `befall` beside the obvious: the answer written out, or looked for among what was drawn from."""
    game = registry.game(key)
    p = Play(key, seats, 5)
    for _ in p.positions(100_000):
        s: State = p.s
        f = s.top
        if f is None or s.asked == NOBODY or p.rng.below(2 * stride(key)):
            continue
        verb = f.todo[f.at]
        if s.asked == CHANCE:
            quick, plain, rng = game.clone(s), game.clone(s), Seeded(7)
            quick.events, plain.events = [], []
            game.settle(quick, Seeded(7))
            while plain.asked == CHANCE and plain.top is not None:
                asking = plain.top.todo[plain.top.at]
                asking.receive(plain, plain.top, CHANCE, asking.sample(plain, plain.top, rng))
                run(plain)
            assert digest(game, quick) == digest(game, plain)
            assert [facts(each) for each in quick.events] == [facts(each) for each in plain.events]
            continue
        answers = verb.options_of(s, f, s.asked)
        for at in {0, p.rng.below(len(answers)), len(answers) - 1}:
            quick, plain = game.clone(s), game.clone(s)
            verb.receive_at(quick, f, s.asked, at)
            verb.receive(plain, f, s.asked, answers[at])
            assert digest(game, quick) == digest(game, plain), answers[at]


def facts(event: Event) -> tuple[object, ...]:
    return event.seen_by(event.insider()), event.only, event.undo_barrier


@pytest.mark.parametrize(("key", "seats"), each_game_at_once())
def test_a_game_by_places_is_the_same_as_by_texts(key: str, seats: int) -> None:
    """One loop, one question at a time by place, and one at a time by text: the same games."""
    game, cards = registry.game(key), registry.house_cards(key)
    for number in range(2):
        chances = [Seeded(number) for _ in range(3)]
        loop, placed, written = [game.new(seats, {}, cards) for _ in range(3)]
        answers = play_out(loop, chances[0], 300)
        game.settle(placed, chances[1])
        game.settle(written, chances[2])
        for _ in range(answers):
            assert placed.asked == written.asked
            assert placed.option_count == len(written.options)
            game.play_at(placed, chances[1].below(placed.option_count), chances[1])
            options = written.options
            game.play(written, options[chances[2].below(len(options))], chances[2])
        assert digest(game, loop) == digest(game, placed) == digest(game, written)


@pytest.mark.parametrize(("key", "seats"), each_game_at_once())
def test_no_answer_stands_before_the_first_or_behind_the_last(key: str, seats: int) -> None:
    """Nor where chance is asked, nor when the game is over; and nothing was done."""
    game = registry.game(key)
    asked: set[int] = set()
    p = Play(key, seats, 1)
    for _ in p.positions(100_000):
        s = p.s
        if p.rng.below(stride(key)) and s.asked != NOBODY:
            continue
        before = digest(game, s)
        for at in (-1, s.option_count, *([0] if s.asked in (CHANCE, NOBODY) else [])):
            with pytest.raises(Illegal):
                game.play_at(s, at, Seeded(1))
        assert digest(game, s) == before
        asked.add(s.asked)
    assert {CHANCE, NOBODY, 0} <= asked
