"""`tablee bench --peers`, and the loop that plays whole games without an interpreter between two answers."""

from __future__ import annotations

import importlib.util
import json
import sys

import pytest

from tablee import registry
from tablee.cli import main
from tablee.core.chance import Seeded
from tablee.core.codec import canonical, encode
from tablee.core.stack import NOBODY, play_out
from tablee.sim import peers
from tests.positions import TABLES


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_playout_is_what_answering_one_by_one_gives(key: str, seats: int) -> None:
    """The obvious version beside the quick one: the same answers, the same number of them, the same end."""
    game, cards = registry.game(key), registry.house_cards(key)
    for seed in range(3):
        rng = Seeded(seed)
        one_by_one = game.new(seats, {}, cards)
        game.settle(one_by_one, rng)
        answers = 0
        while one_by_one.asked != NOBODY:
            game.play(one_by_one, one_by_one.options[rng.below(len(one_by_one.options))], rng)
            answers += 1
        at_once = game.new(seats, {}, cards)
        rng = Seeded(seed)
        half = play_out(at_once, rng, answers // 2)
        assert half == answers // 2
        assert half + play_out(at_once, rng) == answers
        assert canonical(encode(game, at_once)) == canonical(encode(game, one_by_one))
    assert play_out(at_once, rng) == 0, "a game that is over"


def test_without_the_extra_it_is_said_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(sys, "argv", ["tablee", "bench", "--peers"])
    with pytest.raises(SystemExit) as left:
        main.main()
    assert left.value.code not in (0, None)
    assert peers.EXTRA in capsys.readouterr().err


@pytest.mark.skipif(importlib.util.find_spec("pyspiel") is None, reason="needs the extra bench")
def test_all_play_in_one_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(peers, "SECONDS", 0.01)
    found = peers.peers(rounds=1)
    assert found["peers"][peers.REFERENCE]["ratio"] == 1
    assert {name.partition(" ")[0] for name in found["peers"]} == {"tablee", *peers.OTHERS}
    assert all(one["decisions_per_s"] > 0 for one in found["peers"].values())
    assert json.loads(json.dumps(found)) == found
